// Starts the large downloads before anything else, counts their bytes, and tells what went wrong.
(() => {
  if (window.coupBoot.failed) return;

  // What PyScript and Pyodide will ask for once their own code is here.
  const ADDRESSES = [
    "static/vendor/pyodide/pyodide.asm.wasm",
    "static/vendor/pyodide/python_stdlib.zip",
    "static/coup.zip",
    "pyscript.toml",
  ];
  /** Any other content type means that a server or a filter answered with something else. */
  const EXPECTED_TYPE = { wasm: /^application\/wasm\b/, zip: /^(?!text\/)/ };

  const realFetch = window.fetch.bind(window);
  const waiting = new Map();
  const received = new Map();
  const complete = new Set();
  let sizes = {};

  const fileName = url => new URL(url, document.baseURI).pathname.split("/").pop();

  /** Tells the bar how much of everything has arrived; a proxy may send more bytes than were written. */
  const report = () => {
    const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
    if (!total) return;
    let sum = 0;
    for (const [name, size] of Object.entries(sizes)) {
      sum += complete.has(name) ? size : Math.min(received.get(name) || 0, size);
    }
    window.coupBoot.downloaded(sum / total);
  };

  const count = async (name, body) => {
    const reader = body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      received.set(name, (received.get(name) || 0) + part.value.length);
      report();
    }
    complete.add(name);
    report();
  };

  const refused = (name, error) => {
    window.coupBoot.fail("download", name);
    throw error;
  };

  /** Passes a good answer on as it is: a response made anew would lose the browser's compiled code. */
  const checked = (name, response) => {
    if (!response.ok) refused(name, new Error(`${name} was answered with status ${response.status}`));
    const type = response.headers.get("content-type") || "";
    const expected = EXPECTED_TYPE[name.split(".").pop()];
    if (expected && !expected.test(type)) {
      window.coupBoot.fail("type", name);
      throw new Error(`${name} was sent as ${type}`);
    }
    count(name, response.clone().body).catch(() => window.coupBoot.fail("download", name));
    return response;
  };

  const begin = address => {
    const name = fileName(address);
    const answer = realFetch(address).then(
      response => checked(name, response),
      error => refused(name, error),
    );
    answer.catch(() => {}); // told above; nobody may ask for it any more
    waiting.set(new URL(address, document.baseURI).href, answer);
  };

  /** Hands a download that is under way to the first one who asks for it. */
  window.fetch = (resource, options) => {
    const { href } = new URL(resource.url || resource, document.baseURI);
    const answer = waiting.get(href);
    if (!answer) return realFetch(resource, options);
    waiting.delete(href);
    if (!waiting.size) window.fetch = realFetch;
    return answer;
  };

  window.coupDownloads = {
    /** Learns how large the files are, by name. */
    expect(known) {
      sizes = known;
      report();
    },
    /** Names a file that came with another size than the build wrote, if there is one. */
    wrongSize() {
      return [...complete].find(name => name in sizes && received.get(name) !== sizes[name]);
    },
  };

  ADDRESSES.forEach(begin);
})();
