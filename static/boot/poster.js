// Shows the poster of an embedded game, and turns it into the game itself when it is pressed.
(() => {
  const OFFLINE = "/offline.js"; // a frame on somebody else's page keeps nothing on the device
  const NARROW = 320;
  const root = document.documentElement;
  const element = id => document.getElementById(id);
  const texts = () => window.coupPosterTexts[root.lang];

  let isPressed = false;
  let isByHand = false;

  /** Puts the sentences of the page's language in their places. */
  const draw = () => {
    document.title = texts().title;
    for (const place of document.querySelectorAll("[data-poster-text]")) {
      place.textContent = texts()[place.dataset.posterText];
    }
  };

  /** Gives the address of this very embed, to be opened by itself and to start at once. */
  const ownAddress = () => {
    const address = new URL(location.href);
    address.searchParams.set("autoload", "1");
    return address.href;
  };

  const linkOut = (text, name) => {
    const link = document.createElement("a");
    link.href = ownAddress();
    link.target = "_blank";
    link.rel = "noopener";
    link.className = name;
    link.dataset.posterText = text;
    return link;
  };

  const paragraph = (name, ...content) => {
    const made = document.createElement("p");
    made.className = name;
    made.append(...content);
    return made;
  };

  const mayKeep = () => {
    try {
      localStorage.setItem("coup.probe", "1");
      localStorage.removeItem("coup.probe");
      return true;
    } catch {
      return false;
    }
  };

  const trouble = text => {
    const place = element("poster-trouble");
    place.dataset.posterText = text;
    place.hidden = false;
    root.dataset.embed = "poster";
    draw();
  };

  /** Says where the page of the game lies: a release kept on the device has it as its folder. */
  const gameAddress = () => {
    try {
      return navigator.serviceWorker.controller ? "./" : "index.html";
    } catch {
      return "index.html"; // a sandbox does not even let us ask
    }
  };

  /** Reads the page of the game, which the embed is the same as, but for what is said below. */
  const readGame = async () => {
    const answer = await fetch(gameAddress());
    if (!answer.ok) throw new Error(`The game's page was answered with status ${answer.status}`);
    const game = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (!game.getElementById("table")) throw new Error("What came is not the game's page");
    return game;
  };

  const has = (name, value) => document.head.querySelector(`[${name}="${CSS.escape(value)}"]`) !== null;

  /** Adds what the head of the game's page links to; promises that the styles are there. */
  const addLinks = game => {
    const own = element("embed-style"); // has the last word
    const waits = [];
    for (const link of game.head.querySelectorAll("link[rel=stylesheet], link[rel=modulepreload]")) {
      if (has("href", link.getAttribute("href"))) continue;
      const added = document.importNode(link);
      if (link.rel === "stylesheet") {
        waits.push(new Promise(resolve => {
          added.onload = added.onerror = resolve;
        }));
      }
      own.before(added);
    }
    return Promise.all(waits);
  };

  /** Adds the elements of the game's page; what leads away from it leaves the frame. */
  const addElements = game => {
    for (const part of game.body.querySelectorAll("noscript, script[src]")) part.remove();
    for (const link of game.body.querySelectorAll("a[href]:not([href^='#'])")) link.target = "_blank";
    game.getElementById("boot-failure").after(paragraph("way-out", linkOut("tab", "")));
    const unsaved = paragraph("unsaved");
    unsaved.dataset.posterText = "unsaved";
    unsaved.hidden = mayKeep();
    game.querySelector(".foot").append(unsaved, paragraph("", linkOut("tab", "")));
    document.body.append(...game.body.children);
    draw();
  };

  /** Runs the scripts of the game's page in their order; that for playing offline stays out. */
  const addScripts = game => {
    for (const script of game.querySelectorAll("script[src]")) {
      const address = script.getAttribute("src");
      if (has("src", address) || address.endsWith(OFFLINE)) continue;
      const added = document.createElement("script");
      added.type = script.type;
      added.async = false;
      added.src = address;
      document.head.append(added);
    }
  };

  const showGame = () => {
    root.dataset.embed = "game";
    element("poster").remove();
    scrollTo(0, 0); // to press the button one may have had to scroll
    for (const id of ["table", "prompt"]) window.coupFrame.measure(element(id));
  };

  /** Gives the focus on to the game where the button that was pressed by hand has gone. */
  const passFocus = () => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (root.dataset.state === "ready" && isByHand && isLost && document.hasFocus()) {
      element("prompt").focus({ preventScroll: true });
    }
  };

  const becomeGame = async () => {
    const game = await readGame();
    const scripts = game.cloneNode(true);
    const starts = window.coupFrame.parameters().start !== "0";
    root.dataset.screen = starts ? "game" : "setup";
    const styled = addLinks(game);
    addElements(game);
    new MutationObserver(passFocus).observe(root, { attributeFilter: ["data-state"] });
    root.dataset.state = "booting";
    addScripts(scripts);
    await styled;
    showGame();
  };

  const press = async () => {
    if (isPressed) return;
    isPressed = true;
    element("poster-trouble").hidden = true;
    element("poster-play").setAttribute("aria-busy", "true");
    try {
      await becomeGame();
    } catch (error) {
      console.warn(error);
      isPressed = false;
      element("poster-play")?.removeAttribute("aria-busy");
      // A sandbox of an origin of its own can fetch nothing from a server that does not allow it.
      const code = window.origin === "null" ? "sandbox" : "download";
      trouble(code);
      window.coupFrame.send("error", { code });
    }
  };

  const open = () => {
    element("poster-links").append(linkOut("tab", "poster-tab"), linkOut("full", "poster-full"));
    element("poster-later").hidden = window.coupFrame.mode === "play";
    if (root.dataset.motion === "auto" && new URLSearchParams(location.search).get("motion") === "reduce") {
      root.dataset.motion = "reduced";
    }
    draw();
    new MutationObserver(draw).observe(root, { attributeFilter: ["lang"] });
    element("poster-play").addEventListener("click", () => {
      isByHand = true;
      press();
    });
    // A frame too narrow to play in well says so first; one that is not laid out yet has no width.
    if (window.coupFrame.autoload && (innerWidth >= NARROW || innerWidth === 0)) press();
  };

  document.addEventListener("DOMContentLoaded", open, { once: true });
})();
