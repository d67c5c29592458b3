// Talks with the page around an embedded game: greets it, tells size and state, does what it may ask.
(() => {
  const VERSION = 1;
  const LANGUAGES = ["en", "fa", "ar", "el"];
  const KNOWN = { mode: ["play", "replay", "lesson"], autoload: ["0", "1"], v: [String(VERSION)], lang: LANGUAGES };
  const MAY_SET = {
    theme: ["auto", "light", "dark"],
    lang: LANGUAGES,
    motion: ["auto", "full", "reduced", "reduce"],
  };
  const COMMANDS = ["restart", "step", "pause"];
  const SHOUT = 4000; // no message of ours is longer, so a longer one is not read
  // The greeting is repeated at these times; a page whose script comes later than that greets by itself.
  const GREETINGS = [0, 100, 300, 600, 1000, 2000, 4000, 8000, 16000, 32000];
  const BREATH = 200; // two sides that answer each greeting with another must not run hot

  const root = document.documentElement;
  const parameters = new URLSearchParams(location.search);
  const isFramed = window.parent !== window;
  const wished = {};
  const complaints = [];
  const last = {};
  let hear = null;
  let isHeard = false;
  let answered = -BREATH;

  /** Reads a parameter of the embed's own; a bad value falls back to the first of those known. */
  const read = name => {
    const value = parameters.get(name);
    if (value === null || KNOWN[name].includes(value)) return value ?? KNOWN[name][0];
    complaints.push({ name, value: value.slice(0, 80) });
    return KNOWN[name][0];
  };

  const readId = () => {
    const value = parameters.get("id") ?? "";
    if (/^[\w.:-]{0,64}$/.test(value)) return value;
    complaints.push({ name: "id", value: value.slice(0, 80) });
    return "";
  };

  const id = readId();
  const mode = read("mode");
  const autoload = read("autoload") === "1";
  for (const name of ["v", "lang"]) read(name);

  /** Sends a message; nothing in it is secret, so any page may be the one around. */
  const send = (type, details = {}) => {
    last[type] = details;
    if (isFramed) window.parent.postMessage({ app: "coup", v: VERSION, id, type, ...details }, "*");
  };

  const warn = complaint => {
    console.warn(`The address gives ${complaint.name} a value there is not: ${complaint.value}`);
    send("warning", complaint);
  };

  // Greeting: both sides begin, and repeat it until they have heard from the other.

  const greet = () => send("ready", { mode, stage: root.dataset.state });

  const answer = () => {
    if (performance.now() - answered < BREATH) return;
    answered = performance.now();
    greet();
    for (const type of ["size", "state"]) if (last[type]) send(type, last[type]);
  };

  // What the page around may ask. Everything is checked against lists; nothing is ever evaluated.

  const spell = (name, value) => (name === "motion" && value === "reduce" ? "reduced" : value);

  const speak = async language => {
    // The game changes when its sentences have come; the poster has those of every language.
    if (window.coupTexts) return window.coupTexts.use(language, root.dataset.numerals);
    root.lang = language;
    root.dir = ["fa", "ar"].includes(language) ? "rtl" : "ltr";
  };

  const set = async message => {
    const changed = {};
    for (const [name, values] of Object.entries(MAY_SET)) {
      if (values.includes(message[name])) changed[name] = spell(name, message[name]);
    }
    Object.assign(wished, changed);
    for (const name of ["theme", "motion"]) if (changed[name]) root.dataset[name] = changed[name];
    if (changed.lang) await speak(changed.lang);
    if (hear) hear("set", JSON.stringify(changed));
  };

  /** Takes the command in a field of its own, or as the name of a field that is true. */
  const commandOf = message => COMMANDS.find(name => message.command === name || message[name] === true);

  const obey = message => {
    const command = commandOf(message);
    if (!command) return;
    const details = { command };
    if (typeof message.paused === "boolean") details.paused = message.paused;
    if (hear) hear("command", JSON.stringify(details));
  };

  const isForUs = ({ source, data }) =>
    isFramed && source === window.parent &&
    typeof data === "object" && data !== null && !Array.isArray(data) &&
    data.app === "coup" && data.v === VERSION && (data.id === undefined || data.id === id);

  const isShort = data => Object.keys(data).length < 20 && Object.values(data).every(value => String(value).length < SHOUT);

  addEventListener("message", event => {
    if (!isForUs(event) || !isShort(event.data)) return;
    isHeard = true;
    if (event.data.type === "hello") answer();
    else if (event.data.type === "set") set(event.data).catch(error => console.warn(error));
    else if (event.data.type === "command") obey(event.data);
  });

  // The size: of the content, never of the frame, or each would make the other grow.

  let isMeasuring = false;

  const measure = () => {
    isMeasuring = false;
    const decision = document.querySelector(".decision");
    const folded = decision ? decision.scrollHeight - decision.clientHeight : 0;
    const height = Math.ceil(document.body.getBoundingClientRect().height + folded);
    if (height !== last.size?.height) send("size", { height });
  };

  const sizes = new ResizeObserver(() => {
    if (isMeasuring) return;
    isMeasuring = true;
    requestAnimationFrame(measure);
  });

  /** Says how the start goes; the game itself tells the rest. */
  const watchStart = () => {
    const state = root.dataset.state;
    if (state === "booting") send("state", { phase: "booting", step: 0 });
    if (state === "ready") greet();
    if (state === "failed") send("error", { code: document.getElementById("boot-failure")?.dataset.failure ?? "boot" });
  };

  const openEars = () => {
    send("state", { phase: "poster", step: 0 });
    for (const wait of GREETINGS) setTimeout(() => isHeard || greet(), wait);
    complaints.forEach(warn);
    sizes.observe(document.body);
    new MutationObserver(watchStart).observe(root, { attributeFilter: ["data-state"] });
  };

  window.coupFrame = {
    mode,
    autoload,
    send,
    /** Sends what the game has to say, written as JSON. */
    tell: (type, details) => send(type, JSON.parse(details)),
    /** Lets the game hear what the page around asks for. */
    connect(hearing) {
      hear = hearing;
    },
    /** Reads a file of this site; one of another site is refused before anything is asked. */
    async fetch(address) {
      const url = new URL(address, document.baseURI);
      if (url.origin !== location.origin) throw new Error("it lies on another site");
      const response = await fetch(url);
      if (!response.ok) throw new Error(`it was answered with status ${response.status}`);
      return response.text();
    },
    /** Keeps an eye on another element whose content may grow without the page growing. */
    measure: element => sizes.observe(element),
    /** Gives the parameters as the game knows them, with what has been set since. */
    parameters() {
      const given = Object.fromEntries(parameters);
      if (given.motion) given.motion = spell("motion", given.motion);
      if (given.numerals === "native") given.numerals = "auto";
      return { start: "1", ...given, ...wished };
    },
  };

  document.addEventListener("DOMContentLoaded", openEars, { once: true });
})();
