// Registers the service worker once the game can be played; without one the game is the same, only not offline.

const PAUSE = 1000;

/** Says whether this page may keep the game on the device: a frame belongs to somebody else's page. */
function isAllowed() {
  return window.top === window && window.isSecureContext && window.origin !== "null" && "serviceWorker" in navigator;
}

async function register() {
  try {
    await navigator.serviceWorker.register(new URL("../../sw.js", import.meta.url), { updateViaCache: "none" });
  } catch (error) {
    console.info("The game is not kept for playing offline.", error);
  }
}

const whenIdle = window.requestIdleCallback ?? (action => setTimeout(action, PAUSE));

// The worker fetches every file once more, which must not slow down the start.
if (isAllowed()) globalThis.coup.ready.then(() => whenIdle(register));
