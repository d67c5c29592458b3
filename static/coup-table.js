// Defines <coup-table>: a link to the card game Coup becomes a poster, and the poster a game in a frame.
(() => {
  const HERE = document.currentScript.src;
  const TEXTS = {
    en: ["Play", "Coup, a card game of bluff"],
    fa: ["شروع بازی", "کودتا، بازی کارتی بلوف"],
    ar: ["العب", "انقلاب، لعبة خداع بالورق"],
    el: ["Παίξτε", "Πραξικόπημα, παιχνίδι μπλόφας"],
  };
  const QUERY = "variant seats bots seed lang theme speed motion numerals start mode record src step seat id".split(" ");
  const LIVE = ["theme", "lang", "motion"];
  const EVENTS = "ready size state end warning error".split(" ");
  const LEAST = 150, MOST = 2000, FIRST = 640, REST = 1000;

  const make = (name, properties) => Object.assign(document.createElement(name), properties);
  const style = new CSSStyleSheet();
  style.replaceSync(`:host, iframe { display: block; inline-size: 100%; border: 0 }
    div { display: grid; justify-items: center; gap: .5rem; text-align: center }
    img { inline-size: min(26rem, 100%); block-size: auto }
    button { padding: .7rem 3rem; border: 0; border-radius: .7rem; background: #7d520c; color: #fffbf0; font: 700 1rem system-ui }`);

  customElements.define("coup-table", class extends HTMLElement {
    static observedAttributes = LIVE;
    #root = this.attachShadow({ mode: "open" });
    #frame;
    #greeted = 0;
    #timer;
    #hear = event => this.#isOurs(event) && this.#take(event.data);

    connectedCallback() {
      this.#root.adoptedStyleSheets = [style];
      addEventListener("message", this.#hear);
      if (this.#frame || this.getAttribute("autoload") === "1") this.#insert();
      else this.#showPoster();
    }

    disconnectedCallback() {
      removeEventListener("message", this.#hear);
      clearInterval(this.#timer);
    }

    attributeChangedCallback(name, _, value) {
      this.#send("set", { [name]: value });
    }

    restart() { this.#send("command", { command: "restart" }); }
    step() { this.#send("command", { command: "step" }); }
    pause(paused) { this.#send("command", { command: "pause", paused }); }
    set(wishes) { for (const name of LIVE) if (wishes[name]) this.setAttribute(name, wishes[name]); }

    get #texts() {
      return TEXTS[this.closest("[lang]")?.lang.split("-")[0]] ?? TEXTS.en;
    }

    #showPoster() {
      const [play, title] = this.#texts;
      const button = make("button", { textContent: play, ariaLabel: `${play}: ${title}`, onclick: () => this.#insert().focus() });
      const poster = make("div");
      poster.append(make("img", { src: new URL("art/poster.svg", HERE), alt: "", width: 480, height: 270 }), button, make("slot"));
      this.#root.replaceChildren(poster);
    }

    /** The inner link says where the game lies, if there is one. */
    #address() {
      const link = new URL(this.querySelector("a[href]")?.href ?? new URL("..", HERE));
      const address = new URL("embed.html" + link.search, link);
      const set = (name, value) => value && address.searchParams.set(name, value);
      for (const name of QUERY) set(name, this.getAttribute(name));
      set("autoload", "1");
      return address;
    }

    #insert() {
      const frame = this.#frame = make("iframe", { title: this.#texts[1], loading: "lazy", height: FIRST,
        allow: "fullscreen; clipboard-write", referrerPolicy: "no-referrer", src: this.#address() });
      if (this.hasAttribute("sandbox")) frame.setAttribute("sandbox", this.getAttribute("sandbox"));
      this.#root.replaceChildren(frame);
      clearInterval(this.#timer);
      this.#timer = setInterval(() => this.#send("hello"), REST);
      return frame;
    }

    #send(type, details) {
      this.#frame?.contentWindow?.postMessage({ app: "coup", v: 1, type, ...details }, "*");
    }

    /** A frame in a sandbox without an origin of its own speaks as "null". */
    #isOurs({ source, origin, data }) {
      const frame = this.#frame;
      const isOpaque = frame?.hasAttribute("sandbox") && !frame.sandbox.contains("allow-same-origin");
      return source === frame?.contentWindow && data?.app === "coup" && data.v === 1 &&
        origin === (isOpaque ? "null" : new URL(frame.src).origin) && EVENTS.includes(data.type);
    }

    #take(data) {
      if (data.type === "ready") this.#welcome();
      const most = Number(this.getAttribute("max-height")) || MOST;
      if (data.type === "size" && data.height > 0) this.#frame.height = Math.min(Math.max(data.height, LEAST), most);
      this.dispatchEvent(new CustomEvent(`coup-${data.type}`, { detail: data, bubbles: true }));
    }

    /** Answers a greeting, but not the answer to this answer. */
    #welcome() {
      clearInterval(this.#timer);
      if (performance.now() - this.#greeted < REST) return;
      this.#greeted = performance.now();
      this.#send("hello");
      for (const name of LIVE) this.#send("set", { [name]: this.getAttribute(name) });
    }
  });
})();
