// Registers the service worker once the game can be played, and says when it has a new release; without one the game is the same, only not offline.

const PAUSE = 1000;
const AN_HOUR = 3600 * 1000;

/** Says whether this page may keep the game on the device: a frame belongs to somebody else's page. */
function isAllowed() {
  return window.top === window && window.isSecureContext && window.origin !== "null" && "serviceWorker" in navigator;
}

const button = (text, action) => {
  const made = document.createElement("button");
  made.type = "button";
  made.dataset.l10n = text;
  made.addEventListener("click", action);
  return made;
};

/** Makes the place for the notice: it is there, and empty, before there is anything to read out. */
function makePlace() {
  const place = document.createElement("div");
  place.className = "unseen";
  place.innerHTML = '<p role="status"></p>';
  document.getElementById("controls").before(place);
  const styles = document.createElement("link");
  styles.rel = "stylesheet";
  styles.href = new URL("../css/news.css", import.meta.url).href;
  document.head.append(styles);
  return place;
}

/** Says something beside the game, which goes on; whatever language the page changes to, it follows. */
function tell(place, text) {
  const row = document.createElement("div");
  row.className = "row";
  const close = () => {
    row.remove(); // and the focus with it, which goes to what comes next
    document.querySelector("#controls button")?.focus();
    place.className = "unseen";
    place.firstChild.textContent = "";
    delete place.firstChild.dataset.l10n;
  };
  row.append(button("update-reload", () => location.reload()), button("update-later", close));
  place.className = "news";
  place.firstChild.dataset.l10n = text;
  place.replaceChildren(place.firstChild, row);
  globalThis.coupTexts.translate(place);
}

/** Tells once a release has been installed beside the one that this page is of. */
function watch(worker, place) {
  worker?.addEventListener("statechange", () => {
    if (worker.state === "installed" && navigator.serviceWorker.controller) tell(place, "update-ready");
  });
}

/** Asks for a new release when somebody comes back to a page that was left open. */
function askNowAndThen(registration) {
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - asked < AN_HOUR) return;
    asked = Date.now();
    registration.update().catch(error => console.info("No new release could be asked for.", error));
  });
}

const ADDRESS = new URL("../../sw.js", import.meta.url);

/** Says whether a release was waiting when this page began; one may come while the game starts. */
async function wasWaiting() {
  const registration = await navigator.serviceWorker.getRegistration(ADDRESS);
  return Boolean(registration?.waiting);
}

async function register(waited) {
  try {
    const place = makePlace();
    const registration = await navigator.serviceWorker.register(ADDRESS, { updateViaCache: "none" });
    // It would have taken over when this page was loaded, if no other page of the old one were open.
    if (registration.waiting) tell(place, await waited ? "update-elsewhere" : "update-ready");
    watch(registration.installing, place);
    registration.addEventListener("updatefound", () => watch(registration.installing, place));
    askNowAndThen(registration);
  } catch (error) {
    console.info("The game is not kept for playing offline.", error);
  }
}

const whenIdle = window.requestIdleCallback ?? (action => setTimeout(action, PAUSE));

if (isAllowed()) {
  const waited = wasWaiting().catch(() => false);
  // The worker fetches every file once more, which must not slow down the start.
  globalThis.coup.ready.then(() => whenIdle(() => register(waited)));
}
