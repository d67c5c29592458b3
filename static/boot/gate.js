// Refuses to start where the game cannot run, before anything heavy is fetched.
(() => {
  // What Pyodide and the page need; the newest of these came with Chrome 105, Firefox 105 and Safari 16.4.
  const able = () =>
    typeof WebAssembly === "object" &&
    typeof WebAssembly.instantiateStreaming === "function" &&
    typeof WebAssembly.Exception === "function" &&
    typeof BigInt64Array === "function" &&
    typeof Array.prototype.at === "function" &&
    typeof structuredClone === "function" &&
    "noModule" in HTMLScriptElement.prototype;

  // The one page that carries everything in itself plays from a disk, too.
  if (location.protocol === "file:" && !window.coupOneFile) window.coupBoot.fail("file");
  else if (!able()) window.coupBoot.fail("browser");
})();
