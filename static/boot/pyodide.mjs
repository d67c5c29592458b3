// Starts Pyodide with the options of this site; PyScript imports it as its interpreter.
import { loadPyodide as load, version } from "../vendor/pyodide/pyodide.mjs";

export { version };

const HERE = new URL("../vendor/pyodide/", import.meta.url).href;
const PACKAGE = "/home/pyodide/coup.zip";

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
  python.runPython(`import sys; sys.path.insert(0, "${PACKAGE}")`);
  return python;
}

let started;

/** Starts Python once; whoever asks later, as PyScript does, gets the same one. */
export const loadPyodide = () => (started ??= start());
