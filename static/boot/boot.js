// Starts everything the game needs side by side, and tells what did not arrive or did not start.

const WASM = "pyodide.asm.wasm";
const LIBRARY = "python_stdlib.zip";

/** Imports a module, without which the page cannot start; what it depends on is blamed first. */
async function load(url, dependency) {
  try {
    return await import(url);
  } catch (error) {
    if (dependency) await load(dependency);
    globalThis.coupBoot.fail("download", new URL(url, import.meta.url).pathname.split("/").pop());
    throw error;
  }
}

/** Loads PyScript; WebKit fails a module that is imported from two places while it still waits for others. */
const loadPyScript = () => load("./pyscript.js", "../vendor/pyscript/core.js");

/** Makes a wasm file that does not compile a failure: Pyodide would only warn, and wait for ever. */
function watchCompilation() {
  const instantiate = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = (source, imports) => {
    WebAssembly.instantiateStreaming = instantiate;
    return instantiate(source, imports).catch(error => {
      globalThis.coupBoot.fail("damaged", WASM);
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
    globalThis.coupBoot.fail("damaged", globalThis.coupDownloads.wrongSize() ?? LIBRARY);
    throw error;
  }
}

/** Tells an error in our own Python, or the damaged archive behind it; the traceback is in the console. */
globalThis.coupBoot.broken = () => {
  const file = globalThis.coupDownloads.wrongSize();
  globalThis.coupBoot.fail(file ? "damaged" : "broken", file);
};

function start() {
  watchCompilation();
  const parts = [
    startPython(),
    loadPyScript(),
    load("../vendor/sizes.js").then(({ SIZES }) => globalThis.coupDownloads.expect(SIZES)),
    // PyScript imports these two when Python is up; by then they are here.
    load("../vendor/fluent/index.js"),
    load("../vendor/idiomorph.esm.js"),
  ];
  for (const part of parts) part.catch(error => console.warn(error));
}

if (!globalThis.coupBoot.failed) start();
