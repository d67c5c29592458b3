// Carries the whole site inside one page: answers fetch from memory and gives modules addresses that work from a disk.
(() => {
  const TYPES = {
    ftl: "text/plain", js: "text/javascript", mjs: "text/javascript", svg: "image/svg+xml",
    toml: "application/toml", wasm: "application/wasm", zip: "application/zip",
  };
  const FOLDER = new URL("./", document.baseURI).href;
  const carried = new Map();

  const ending = path => path.split(".").pop();

  /** Unpacks a file: base64 because a page is text, gzip because base64 is long. */
  async function unpack(element) {
    const text = atob(element.textContent);
    element.remove();
    const bytes = new Uint8Array(text.length);
    for (let i = 0; i < text.length; i += 1) bytes[i] = text.charCodeAt(i);
    const whole = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Blob([await new Response(whole).arrayBuffer()], { type: TYPES[ending(element.dataset.path)] });
  }

  /** Finds a file once; the elements with the files stand at the end of the page. */
  async function find(path) {
    await ready;
    if (!carried.has(path)) {
      const element = document.querySelector(`script[data-path="${path}"]`);
      if (element) carried.set(path, unpack(element));
    }
    return carried.get(path);
  }

  window.fetch = async resource => {
    const { href } = new URL(resource.url || resource, document.baseURI);
    const file = href.startsWith(FOLDER) && await find(href.slice(FOLDER.length));
    if (!file) throw new TypeError(`${href} is not in this file.`);
    return new Response(file, { headers: { "Content-Type": file.type } });
  };

  /** Maps the address each module would have on a server to its text, which is in memory. */
  async function mapModules() {
    const scripts = [...document.querySelectorAll("script[data-path$='js']")].map(one => one.dataset.path);
    const texts = await Promise.all(
      scripts.map(async path => [path, URL.createObjectURL(await find(path))]),
    );
    // Modules name each other by the first, and work out the second from where they think they are.
    const imports = texts.flatMap(([path, text]) => [[`coup-file:${path}`, text], [FOLDER + path, text]]);
    const map = document.createElement("script");
    map.type = "importmap";
    map.textContent = JSON.stringify({ imports: Object.fromEntries(imports) });
    document.head.append(map);
  }

  /** Starts the modules of the page, now that they can be found. */
  async function start() {
    if (typeof DecompressionStream !== "function") window.coupBoot.fail("browser");
    if (window.coupBoot.failed) return;
    await mapModules();
    for (const one of document.querySelectorAll("script[data-start]")) {
      const script = document.createElement("script");
      script.type = "module";
      script.textContent = `import "coup-file:${one.dataset.start}";`;
      document.head.append(script);
    }
  }

  const ready = new Promise(resolve => document.addEventListener("DOMContentLoaded", resolve, { once: true }));
  window.coupOneFile = { address: path => FOLDER + path };
  ready.then(start).catch(error => {
    window.coupBoot.broken?.();
    throw error;
  });
})();
