// Refuses to start where the game cannot run, before anything heavy is fetched.
(() => {
  // Pyodide runs from Chrome 112, Firefox 112 and Safari 16.4 on. What it needs cannot all be asked
  // for; import maps came to Safari with 16.4, and to Firefox with 108.
  const able = () =>
    typeof WebAssembly === "object" &&
    typeof WebAssembly.instantiateStreaming === "function" &&
    typeof WebAssembly.Exception === "function" &&
    typeof BigInt64Array === "function" &&
    typeof Array.prototype.at === "function" &&
    typeof structuredClone === "function" &&
    typeof HTMLScriptElement.supports === "function" &&
    HTMLScriptElement.supports("importmap");

  // The one page that carries everything in itself plays from a disk, too.
  if (location.protocol === "file:" && !window.coupOneFile) window.coupBoot.fail("file");
  else if (!able()) window.coupBoot.fail("browser");
})();
