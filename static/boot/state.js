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

  let share = 0;
  let stage = "loading";
  let failure = null;
  let isReady = false;
  let alarm = 0;

  const element = id => document.getElementById(id);
  /** Says whether the start has ended, well or badly; a silence may still end. */
  const isOver = () => isReady || (failure !== null && failure.id !== "stalled");

  /** Fills in the file name, isolated: in a right-to-left sentence it would turn its surroundings. */
  const sentence = ({ id, file }) => sentences[id].replace("{file}", `\u2068${file}\u2069`);

  const retryButton = () => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = sentences.retry;
    button.addEventListener("click", () => location.reload());
    return button;
  };

  const drawFailure = () => {
    const place = element("boot-failure");
    place.hidden = failure === null;
    if (!failure) {
      place.replaceChildren();
    } else if (place.dataset.failure !== failure.id || !place.firstChild) {
      const text = document.createElement("p");
      text.textContent = sentence(failure);
      place.dataset.failure = failure.id;
      place.replaceChildren(text, ...(FINAL.includes(failure.id) ? [] : [retryButton()]));
    }
  };

  const draw = () => {
    element("boot").hidden = isOver();
    element("boot-progress").value = share;
    // Written only when it changes, or a screen reader would repeat it at every byte.
    if (element("boot-status").textContent !== sentences[stage]) element("boot-status").textContent = sentences[stage];
    drawFailure();
  };

  /** Shows the state, or lets it wait for the elements: the first scripts run before the body. */
  const show = () => {
    const name = isReady ? "ready" : failure ? "failed" : "booting";
    if (root.dataset.state !== name) root.dataset.state = name;
    if (document.readyState !== "loading") draw();
  };

  const stall = () => {
    failure = { id: "stalled", file: "" };
    show();
  };

  /** Takes any sign of life: a silence ends, and the wait for the next one begins. */
  const advance = next => {
    if (isOver()) return;
    failure = null;
    share = Math.max(share, next);
    clearTimeout(alarm);
    alarm = setTimeout(stall, SILENCE);
    show();
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
      if (isOver()) return;
      isReady = true;
      performance.mark("coup:interactive");
      show();
    },
    /** Ends the start with one sentence; the first cause is the one that is told. */
    fail(id, file = "") {
      if (isOver()) return;
      clearTimeout(alarm);
      failure = { id, file };
      console.warn(`The start failed (${id}).`, file);
      show();
    },
    /** Says whether something ended the start before it was over. */
    get failed() {
      return isOver() && !isReady;
    },
  };

  // A script that does not arrive tells nobody but the window, and only while capturing.
  window.addEventListener("error", event => {
    const script = event.target;
    if (script instanceof HTMLScriptElement) window.coupBoot.fail("download", script.src.split("/").pop());
  }, true);

  document.addEventListener("DOMContentLoaded", draw, { once: true });
  window.coupBoot.stage("loading");
})();
