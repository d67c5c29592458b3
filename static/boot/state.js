// Keeps and shows the state of the start: its stage, its progress, and the one sentence of a failure.
(() => {
  const root = document.documentElement;
  const sentences = window.coupSentences[root.lang];

  // A slow machine or line may take any time; only silence this long is told to the player.
  const SILENCE = 20000;
  // Where the bar stands when a stage begins; the downloads fill what lies before "starting".
  const STAGES = { loading: 0, starting: 0.7, opening: 0.85 };
  // What does not change by trying again has no button.
  const FINAL = ["browser", "file"];

  let state = "booting";
  let stalled = false;
  let share = 0;
  let stage = "loading";
  let alarm = 0;

  /** Runs now, or as soon as the elements are there: the first scripts run before the body. */
  const whenParsed = show => {
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", show, { once: true });
    else show();
  };
  const element = id => document.getElementById(id);
  /** Says whether the start has ended, well or badly; a silence may still end. */
  const over = () => state === "ready" || (state === "failed" && !stalled);
  const setState = name => {
    state = name;
    root.dataset.state = name;
  };

  const sentence = (id, file) => {
    // Isolated, so that a Latin file name does not turn a right-to-left sentence around.
    return sentences[id].replace("{file}", `\u2068${file}\u2069`);
  };

  const draw = () => {
    element("boot").hidden = share === 1;
    element("boot-progress").value = share;
    const text = sentences[stage];
    // Written only when it changes, or a screen reader would repeat it at every byte.
    if (element("boot-status").textContent !== text) element("boot-status").textContent = text;
  };

  const retryButton = () => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = sentences.retry;
    button.addEventListener("click", () => location.reload());
    return button;
  };

  const drawFailure = (id, file) => {
    const text = document.createElement("p");
    text.textContent = sentence(id, file);
    element("boot-failure").replaceChildren(text, ...(FINAL.includes(id) ? [] : [retryButton()]));
    element("boot-failure").hidden = false;
    element("boot").hidden = id !== "stalled";
  };

  const clearFailure = () => {
    element("boot-failure").hidden = true;
    element("boot-failure").replaceChildren();
  };

  /** Takes note of any sign of life: the silence ends, and with it a sentence about it. */
  const alive = () => {
    clearTimeout(alarm);
    if (stalled) {
      stalled = false;
      setState("booting");
      clearFailure();
    }
    if (state === "booting") alarm = setTimeout(stall, SILENCE);
  };

  const stall = () => {
    stalled = true;
    setState("failed");
    whenParsed(() => drawFailure("stalled", ""));
  };

  const advance = next => {
    if (over()) return;
    share = Math.max(share, next);
    alive();
    whenParsed(draw);
  };

  window.coupBoot = {
    /** Enters a stage: "loading", "starting" or "opening". */
    stage(name) {
      stage = name;
      performance.mark(`coup:${name}`);
      advance(STAGES[name]);
    },
    /** Tells which part of the downloads has arrived, from 0 to 1. */
    downloaded(part) {
      if (part === 1 && stage === "loading") this.stage("starting");
      else advance(part * STAGES.starting);
    },
    /** Says that the first move can be made. */
    ready() {
      advance(1);
      clearTimeout(alarm);
      setState("ready");
      performance.mark("coup:interactive");
      whenParsed(clearFailure);
    },
    /** Ends the start with one sentence; the first cause is the one that is told. */
    fail(id, detail = "") {
      if (over()) return;
      clearTimeout(alarm);
      stalled = false;
      setState("failed");
      console.warn(`The start failed (${id}).`, detail);
      whenParsed(() => drawFailure(id, detail));
    },
    /** Says whether something ended the start before it was over. */
    get failed() {
      return over() && state === "failed";
    },
  };

  // A script that does not arrive tells nobody but the window, and only while capturing.
  window.addEventListener("error", event => {
    const script = event.target;
    if (script instanceof HTMLScriptElement) window.coupBoot.fail("download", script.src.split("/").pop());
  }, true);

  setState("booting");
  advance(0);
})();
