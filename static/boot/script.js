// Offers globalThis.coup to scripts from the beginning; the game itself answers once it is there.
(() => {
  const NAMES = ["newGame", "observation", "legal", "play", "record"];

  let answer = null;
  let open;
  const ready = new Promise(resolve => {
    open = resolve;
  });

  const call = (name, argument = null) => {
    if (!answer) throw new Error("The game is not ready yet; wait for coup.ready.");
    const result = JSON.parse(answer(name, JSON.stringify(argument)));
    if ("error" in result) throw new Error(result.error);
    return result.value;
  };

  globalThis.coup = {
    version: "0.1.0",
    ready,
    ...Object.fromEntries(NAMES.map(name => [name, argument => call(name, argument)])),
  };

  /** Lets the game say how it answers. */
  globalThis.coupConnect = answering => {
    answer = answering;
    open();
  };
})();
