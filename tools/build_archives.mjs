// Builds the archives of the package and the trimmed standard library, compiled by the Python that will run them.
import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { loadPyodide, version } from "pyodide";
import { EXTRA_MODULES, LATER, NEVER_IN_BROWSER } from "./site_contents.mjs";

const PYODIDE = path.join("node_modules", "pyodide");
const PYSCRIPT = path.join("node_modules", "@pyscript", "core", "src", "stdlib", "pyscript.js");
const LIBRARY = path.join("static", "vendor", "pyodide", "python_stdlib.zip");
const PACKAGE = path.join("static", "coup.zip");
const LOCALES = path.join("coup", "ui", "locales");
const TEXTS = path.join("static", "vendor", "texts");
const LIBRARY_KEY = path.join("build", "stdlib.key");
const HOME = "/home/pyodide";

/** Reads a file as the plain Uint8Array that Pyodide's file system wants. */
const read = file => new Uint8Array(fs.readFileSync(file));

/** Says whether a file belongs to a module or package. */
const isPartOf = (module, file) => `${file.replaceAll("/", ".").replace(/\.py$/, "")}.`.startsWith(`${module}.`);

const inBrowser = file => !NEVER_IN_BROWSER.some(module => isPartOf(module, file));

/** Lists the files of the package that travel to the browser, as [path, bytes]. */
function packageFiles() {
  return fs.readdirSync("coup", { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !/__pycache__|\.pyc$/.test(path.join(entry.parentPath, entry.name)))
    .map(entry => path.join(entry.parentPath, entry.name).replaceAll(path.sep, "/"))
    .filter(file => inBrowser(file) && !file.endsWith(".ftl"))
    .sort()
    .map(file => [file, read(file)]);
}

/** Reads PyScript's own Python package, which it otherwise compiles at each start. */
async function pyscriptFiles() {
  const { default: tree } = await import(pathToFileURL(path.resolve(PYSCRIPT)));
  const encoder = new TextEncoder();
  return Object.entries(tree.pyscript)
    .map(([name, text]) => [`pyscript/${name}`, encoder.encode(text)])
    .filter(([file]) => inBrowser(file));
}

async function startPython(files) {
  // Without sources beside it a compiled module has no use for the columns of its code.
  const python = await loadPyodide({ indexURL: PYODIDE, env: { HOME, PYTHONNODEBUGRANGES: "1" } });
  for (const [file, bytes] of files) {
    python.FS.mkdirTree(path.posix.dirname(`${HOME}/${file}`));
    python.FS.writeFile(`${HOME}/${file}`, bytes);
  }
  python.FS.writeFile(`${HOME}/pack.py`, read("tools/pack.py"));
  python.runPython(`import sys; sys.path.insert(0, "${HOME}")`);
  return python;
}

/** Writes a file only when its bytes changed, so that caches keep what is still right. */
function writeIfChanged(file, bytes) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  if (!fs.existsSync(file) || Buffer.compare(fs.readFileSync(file), bytes) !== 0) fs.writeFileSync(file, bytes);
}

/** The Python beside the boot scripts, which opens the package and speeds up its import. */
const bootFiles = () => ["open_package.py", "quick_dataclasses.py"]
  .map(name => [name, read(path.join("static", "boot", name))]);

const toPairs = (python, files) =>
  python.runPython("lambda files: [(path, bytes(data)) for path, data in files]")(python.toPy(files));

function writeArchive(python, pack, target, files) {
  pack.write_archive(toPairs(python, files), `${HOME}/written.zip`, `${HOME}/`);
  writeIfChanged(target, python.FS.readFile(`${HOME}/written.zip`));
}

/** Writes the archive that the page starts with, and one for each part that comes later. */
function buildPackage(python, pack, files, bootFiles) {
  const isLater = file => Object.values(LATER).some(module => isPartOf(module, file));
  const first = files.filter(([file]) => !isLater(file));
  const piece = pack.in_one_piece(toPairs(python, first), `${HOME}/`).toJs();
  writeArchive(python, pack, PACKAGE, [...bootFiles, ["package.zip", piece]]);
  for (const [name, module] of Object.entries(LATER)) {
    writeArchive(python, pack, path.join("static", `${name}.zip`), files.filter(([file]) => isPartOf(module, file)));
  }
}

function modulesNeeded(python, pack, ours, pyscript) {
  const extra = python.runPython("lambda pack, sources: sorted(pack.standard_imports(map(bytes, sources)))")(
    pack, python.toPy(pyscript.map(([, bytes]) => bytes))).toJs();
  const names = ours.filter(([file]) => file.endsWith(".py"))
    .map(([file]) => file.replace(/(\/__init__)?\.py$/, "").replaceAll("/", "."));
  return pack.needed_modules(python.toPy(names), python.toPy([...extra, ...EXTRA_MODULES])).toJs();
}

/** Builds the standard library, unless the one of last time was made of the same things. */
function buildLibrary(python, pack, needed) {
  const hash = crypto.createHash("sha256");
  hash.update(JSON.stringify([version, needed])).update(fs.readFileSync("tools/pack.py"));
  const key = hash.digest("hex");
  const known = fs.existsSync(LIBRARY_KEY) ? fs.readFileSync(LIBRARY_KEY, "utf8") : "";
  if (known === key && fs.existsSync(LIBRARY)) return;
  python.FS.writeFile(`${HOME}/std.zip`, read(path.join(PYODIDE, "python_stdlib.zip")));
  pack.pack_standard_library(`${HOME}/std.zip`, `${HOME}/std_needed.zip`, python.toPy(needed));
  writeIfChanged(LIBRARY, python.FS.readFile(`${HOME}/std_needed.zip`));
  fs.mkdirSync("build", { recursive: true });
  fs.writeFileSync(LIBRARY_KEY, key);
}

/** Writes the texts of each language for the page, which needs them before Python; comments stay here. */
function writeTexts() {
  for (const name of fs.readdirSync(LOCALES).sort()) {
    const lines = fs.readFileSync(path.join(LOCALES, name), "utf8").split("\n");
    const text = lines.filter(line => line && !line.startsWith("#")).join("\n") + "\n";
    writeIfChanged(path.join(TEXTS, name), Buffer.from(text));
  }
}

/** Tells the page how many bytes it will receive, for its progress bar. */
function writeSizes() {
  const wasm = path.join("static", "vendor", "pyodide", "pyodide.asm.wasm");
  const sizes = Object.fromEntries([wasm, LIBRARY, PACKAGE].map(file => [path.basename(file), fs.statSync(file).size]));
  const text = "// The bytes of each large download, written by the build.\n" +
    `export const SIZES = ${JSON.stringify(sizes)};\n`;
  writeIfChanged(path.join("static", "vendor", "sizes.js"), Buffer.from(text));
}

async function build() {
  const ours = packageFiles();
  const pyscript = await pyscriptFiles();
  const python = await startPython(ours);
  const pack = python.pyimport("pack");
  const generated = pack.Generated();
  const needed = modulesNeeded(python, pack, ours, pyscript);
  const code = ["quick_dataclasses.bin", generated.to_bytes().toJs()];
  // PyScript looks for its own package before ours is opened.
  buildPackage(python, pack, ours, [...pyscript, ...bootFiles(), code]);
  buildLibrary(python, pack, needed);
  writeTexts();
  writeSizes();
}

try {
  await build();
} catch (error) {
  // Only the message: a stack through Pyodide's minified code hides the line that matters.
  console.error(`The archives of the site were not built. ${error.message}`);
  process.exitCode = 1;
}
