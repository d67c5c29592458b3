// Keeps one whole release on this device and answers from it; `make dist` fills the release in.
const RELEASE = { version: "", pages: {}, files: {} };

const SCOPE = self.registration.scope;
// One host may carry several copies of the game, and the caches of a host are shared by all of them.
const PREFIX = `coup ${SCOPE} `;
const CACHE = PREFIX + RELEASE.version;
// An old release that is asked in vain to make room for the new one plays on.
const PATIENCE = 2;

const address = path => new URL(path, SCOPE).href;

/** Finds a file of an older release whose address tells that its content is the same. */
async function kept(url) {
  for (const name of await caches.keys()) {
    const found = name.startsWith(PREFIX) && await (await caches.open(name)).match(url, { ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}

/** Fetches a file and checks that it is of this release: an upload may be half done. */
async function fetchChecked(path, { integrity, forever }) {
  const answer = await fetch(address(path), { integrity, cache: forever ? "default" : "no-cache" });
  if (!answer.ok) throw new Error(`${path} was answered with status ${answer.status}`);
  // A browser refuses a page that came by a redirect; everything else stays as it is, or the
  // browser would lose the compiled code that belongs to it.
  return answer.redirected ? new Response(answer.body, { headers: answer.headers }) : answer;
}

async function keep(cache, path, file) {
  const url = address(path);
  // What an interrupted installation has left here is good: it was checked.
  if (await cache.match(url, { ignoreVary: true })) return;
  await cache.put(url, (file.forever && await kept(url)) || await fetchChecked(path, file));
}

/** Fetches the whole release or fails, and with it this worker: then the one before goes on. */
async function install() {
  const cache = await caches.open(CACHE);
  await Promise.all(Object.entries(RELEASE.files).map(([path, file]) => keep(cache, path, file)));
}

async function activate() {
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
  }
  await self.clients.claim();
}

let asked = 0;

/** Says whether this navigation loads a page again; Firefox tells it by the cache it may use. */
const isReload = request => request.isReloadNavigation ?? request.cache === "no-cache";

/** Lets a newer release take over, unless a page is open that would then get files of another one. */
async function gaveWay(request) {
  const { waiting } = self.registration;
  if (!waiting || asked === PATIENCE) return false;
  const open = await self.clients.matchAll({ type: "window" });
  if (open.length > (isReload(request) ? 1 : 0)) return false;
  asked += 1;
  waiting.postMessage("take over");
  return true;
}

/** Runs in a page of its own: loads the address again once the new release is in charge, or in vain. */
async function loadAgain() {
  // A browser that is asked while one worker takes over from another may never answer.
  const end = Date.now() + 3000;
  const isSettled = registration => !registration?.waiting && registration?.active?.state === "activated";
  while (Date.now() < end && !isSettled(await navigator.serviceWorker.getRegistration())) {
    await new Promise(resolve => setTimeout(resolve, 20));
  }
  location.reload();
}

/** Has the browser ask once more, when the new release will answer. */
const onceMore = () => new Response(
  `<!doctype html><link rel="icon" href="data:,"><script>(${loadAgain})()</script>`,
  { headers: { "Content-Type": "text/html" } });

async function answerFile(request, url = request.url) {
  const cache = await caches.open(CACHE);
  return (await cache.match(url, { ignoreVary: true })) ?? fetch(request);
}

async function answerPage(request) {
  if (await gaveWay(request)) return onceMore();
  const { origin, pathname } = new URL(request.url);
  const page = RELEASE.pages[(origin + pathname).slice(SCOPE.length)];
  return page === undefined ? fetch(request) : answerFile(request, address(page));
}

self.addEventListener("install", event => event.waitUntil(install()));
self.addEventListener("activate", event => event.waitUntil(activate()));
self.addEventListener("message", event => {
  if (event.data === "take over") self.skipWaiting();
});
self.addEventListener("fetch", event => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(SCOPE)) return;
  event.respondWith(request.mode === "navigate" ? answerPage(request) : answerFile(request));
});
