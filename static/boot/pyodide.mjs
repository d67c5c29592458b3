// Starts Pyodide with the options of this site; PyScript imports it as its interpreter.
import { loadPyodide as load, version } from "../vendor/pyodide/pyodide.mjs";

export { version };

const HERE = new URL("../vendor/pyodide/", import.meta.url).href;
const HOME = "/home/pyodide";

// Spares a download of 119 KB, and with no package in it none can come from another host by mistake.
const EMPTY_LOCK = {
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2", version },
  packages: {},
};

async function start() {
  const python = await load({
    indexURL: HERE,
    packageBaseUrl: HERE,
    lockFileContents: EMPTY_LOCK,
    stdout: text => console.log(text),
    stderr: text => console.error(text),
  });
  // Importing from the zip is faster than unpacking it.
  python.runPython(`import sys; sys.path.insert(0, "${HOME}/coup.zip")`);
  return python;
}

// The archives that the first game does not wait for add modules to this package.
const GROWS = "coup.bots";

const opened = {};

async function fetchArchive(name) {
  const answer = await fetch(new URL(`../${name}.zip`, import.meta.url));
  if (!answer.ok) throw new Error(`${name}.zip was answered with status ${answer.status}`);
  const python = await loadPyodide();
  python.FS.writeFile(`${HOME}/${name}.zip`, new Uint8Array(await answer.arrayBuffer()));
  const folder = `${HOME}/${name}.zip/${GROWS.replaceAll(".", "/")}`;
  python.runPython(`import ${GROWS}; ${GROWS}.__path__.append("${folder}")`);
}

/** Makes the modules of an archive importable; the game calls this as js.coupArchives.open(name). */
function open(name) {
  opened[name] ??= fetchArchive(name);
  opened[name].catch(() => delete opened[name]); // the next one who asks tries again
  return opened[name];
}

globalThis.coupArchives = { open };

let started;

/** Starts Python once; whoever asks later, as PyScript does, gets the same one. */
export const loadPyodide = () => (started ??= start());
