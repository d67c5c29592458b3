// Starts the large downloads at once, counts their bytes, and tells the one that went wrong.

/** Content types that mean a server or a filter answered with something else. */
const EXPECTED_TYPE = { wasm: /^application\/wasm\b/, zip: /^(?!text\/)/ };

const realFetch = globalThis.fetch.bind(globalThis);
const waiting = new Map();
const received = new Map();
const complete = new Set();
let sizes = {};

const fileName = url => new URL(url).pathname.split("/").pop();

/** Tells the bar how much of everything has arrived; a proxy may send more bytes than the build wrote. */
function report() {
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  if (!total) return;
  let sum = 0;
  for (const [name, size] of Object.entries(sizes)) sum += Math.min(received.get(name) ?? 0, size);
  globalThis.coupBoot.downloaded(sum / total);
}

async function count(name, body) {
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    received.set(name, (received.get(name) ?? 0) + part.value.length);
    report();
  }
  complete.add(name);
}

/** Passes a good answer on as it is: a response made anew would lose the browser's compiled code. */
function checked(response, url) {
  const name = fileName(url);
  if (!response.ok) {
    globalThis.coupBoot.fail("download", name);
    throw new Error(`${name} was answered with status ${response.status}`);
  }
  const expected = EXPECTED_TYPE[name.split(".").pop()];
  if (expected && !expected.test(response.headers.get("content-type") ?? "")) {
    globalThis.coupBoot.fail("type", name);
    throw new Error(`${name} was sent as ${response.headers.get("content-type")}`);
  }
  count(name, response.clone().body).catch(() => globalThis.coupBoot.fail("download", name));
  return response;
}

function refused(error, url) {
  globalThis.coupBoot.fail("download", fileName(url));
  throw error;
}

/** Hands a download that is under way to the first one who asks for it. */
function fetchOnce(resource, options) {
  const url = new URL(resource.url ?? resource, document.baseURI).href;
  const answer = waiting.get(url);
  if (!answer) return realFetch(resource, options);
  waiting.delete(url);
  if (!waiting.size) globalThis.fetch = realFetch;
  return answer;
}

/** Starts to fetch the addresses; whoever fetches one of them later gets the same answer. */
export function startDownloads(urls) {
  globalThis.fetch = fetchOnce;
  for (const url of urls) {
    const answer = realFetch(url).then(response => checked(response, url), error => refused(error, url));
    answer.catch(() => {}); // told above; nobody may ask for it any more
    waiting.set(url, answer);
  }
}

/** Learns how large the files are, by name. */
export function expectSizes(known) {
  sizes = known;
  report();
}

/** Names a file that came with another size than the build wrote, if there is one. */
export function wrongSize() {
  return [...complete].find(name => name in sizes && received.get(name) !== sizes[name]);
}
