// Starts everything the game needs side by side, and tells what did not arrive or did not start.
import { expectSizes, startDownloads, wrongSize } from "./downloads.js";

const VENDOR = new URL("../vendor/", import.meta.url);
const WASM = new URL("pyodide/pyodide.asm.wasm", VENDOR).href;
const LIBRARY = new URL("pyodide/python_stdlib.zip", VENDOR).href;
const PACKAGE = new URL("../coup.zip", import.meta.url).href;
const CONFIG = new URL("../../pyscript.toml", import.meta.url).href;

/** Imports a module, without which the page cannot start; what it depends on is blamed first. */
async function load(url, dependency) {
  try {
    return await import(url);
  } catch (error) {
    await dependency;
    globalThis.coupBoot.fail("download", new URL(url, import.meta.url).pathname.split("/").pop());
    throw error;
  }
}

/** Loads PyScript; if its own file is missing, that one is named and not ours, which imports it. */
async function loadPyScript() {
  const core = load("../vendor/pyscript/core.js");
  await load("./pyscript.js", core);
}

/** Makes a wasm file that does not compile a failure: Pyodide would only warn, and wait for ever. */
function watchCompilation() {
  const instantiate = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = (source, imports) => {
    WebAssembly.instantiateStreaming = instantiate;
    return instantiate(source, imports).catch(error => {
      globalThis.coupBoot.fail("damaged", WASM.split("/").pop());
      throw error;
    });
  };
}

/** Starts Python before PyScript asks for it, so that the two load at the same time. */
async function startPython() {
  const [{ loadPyodide }] = await Promise.all([load("./pyodide.mjs"), load("../vendor/pyodide/pyodide.asm.mjs")]);
  try {
    await loadPyodide();
    globalThis.coupBoot.stage("opening");
  } catch (error) {
    globalThis.coupBoot.fail("damaged", wrongSize() ?? LIBRARY.split("/").pop());
    throw error;
  }
}

/** Tells a script that ended without a game: its own traceback is in the console. */
function watchScript() {
  addEventListener("py:done", () => {
    if (document.documentElement.dataset.state === "ready") return;
    const file = wrongSize();
    globalThis.coupBoot.fail(file ? "damaged" : "broken", file);
  });
}

function start() {
  startDownloads([WASM, LIBRARY, PACKAGE, CONFIG]);
  watchCompilation();
  watchScript();
  const parts = [
    startPython(),
    loadPyScript(),
    load("../vendor/sizes.js").then(({ SIZES }) => expectSizes(SIZES)),
    // PyScript imports these two when Python is up; by then they are here.
    load("../vendor/fluent/index.js"),
    load("../vendor/idiomorph.esm.js"),
  ];
  for (const part of parts) part.catch(error => console.warn(error));
}

if (!globalThis.coupBoot.failed) start();
