// Lets an author choose a table, shows it in a frame, and writes the snippets that embed it.
import { TEXTS } from "./authors_texts.js";

const root = document.documentElement;
const element = id => document.getElementById(id);
const texts = () => TEXTS[root.lang];
const LONGEST = 2000;
const MOST = 2000;
// What is left out of an address because it is so without being said.
const DEFAULTS = { variant: "classic", seats: "4", speed: "normal", theme: "auto", motion: "auto", numerals: "auto" };
const FROM_SETUP = ["variant", "seats", "bots", "speed"];
const OWN = ["lang", "theme", "motion", "numerals", "seed"];

const CODE = /[A-Za-z][\w-]*(?:\([^)]*\)|: \*)?(?: [A-Za-z][\w-]*)*/g;

/** Isolates code in a sentence, which a right-to-left one would tear apart. */
const isolated = text => (root.dir === "rtl" ? text.replace(CODE, "\u2068$&\u2069") : text);

function draw() {
  document.title = texts().title;
  for (const place of document.querySelectorAll("[data-text]")) place.textContent = isolated(texts()[place.dataset.text]);
}

/** Takes the fields of a game over from the set-up of the game itself, so that they are the same. */
async function adoptSetup() {
  const answer = await fetch("index.html");
  if (!answer.ok) throw new Error(`index.html was answered with status ${answer.status}`);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const fields = [];
  for (const name of FROM_SETUP) {
    const label = page.querySelector(`label[for=setup-${name}]`);
    const field = page.getElementById(`setup-${name}`);
    field.removeAttribute("aria-describedby");
    if (name === "bots") DEFAULTS.bots = field.value;
    fields.push(label, field);
  }
  element("fields").prepend(...fields);
  globalThis.coupTexts.ready.then(() => globalThis.coupTexts.translate(element("fields")), () => {});
}

const fieldOf = name => element(`setup-${name}`) ?? element(`field-${name}`);

/** Writes bytes in the alphabet that addresses leave as it is. */
function base64url(bytes) {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Makes a record short: deflated, as the game itself reads it. */
async function pack(record) {
  const packed = new Blob([JSON.stringify(record)]).stream().pipeThrough(new CompressionStream("deflate"));
  return base64url(new Uint8Array(await new Response(packed).arrayBuffer()));
}

/** Reads the record pasted, if there is one; throws the name of the sentence that says what is wrong. */
function readRecord() {
  const text = element("field-record").value.trim();
  if (!text) return null;
  let record;
  try {
    record = JSON.parse(text);
  } catch {
    throw new Error("notJson");
  }
  if (record?.format !== "coup-record" || record.version !== 1 || !Array.isArray(record.moves)) throw new Error("notRecord");
  if (typeof CompressionStream !== "function") throw new Error("unable");
  return record;
}

/** Gives the query of the table chosen. */
async function query() {
  const parameters = new URLSearchParams();
  const record = readRecord();
  for (const name of [...FROM_SETUP, ...OWN]) {
    const value = fieldOf(name)?.value.trim();
    const isImplied = !value || value === DEFAULTS[name] || (record && ["variant", "seats"].includes(name));
    if (!isImplied) parameters.set(name, value);
  }
  if (record) {
    parameters.set("record", await pack(record));
    const step = element("field-step").value;
    if (step) parameters.set("step", step);
  }
  return parameters;
}

const escapes = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const attribute = text => `"${text.replace(/[&<>"]/g, sign => escapes[sign])}"`;

function writeSnippets(parameters) {
  const language = parameters.get("lang") ?? root.lang;
  const title = { en: "Coup", fa: "کودتا", ar: "انقلاب", el: "Πραξικόπημα" }[language];
  const game = new URL("embed.html", document.baseURI);
  const plain = game.href;
  game.search = parameters;
  element("snippet-frame").value =
    `<iframe src=${attribute(game.href)} title=${attribute(title)} loading="lazy" width="100%" height="640"\n` +
    '  allow="fullscreen; clipboard-write" referrerpolicy="no-referrer" style="border:0"></iframe>';
  const attributes = [...parameters].map(([name, value]) => ` ${name}=${attribute(value)}`).join("");
  element("snippet-element").value =
    `<script src=${attribute(new URL("static/coup-table.js", document.baseURI).href)} defer></script>\n` +
    `<coup-table${attributes}><a href=${attribute(plain)}>${title}</a></coup-table>`;
  return game.href;
}

function complain(name) {
  const place = element("complaint");
  place.hidden = !name;
  place.dataset.text = name || "long";
  draw();
}

let shown = "";
let asked = 0;

/** Writes what the form says now; packing a record takes a moment, in which it may change again. */
async function update() {
  const turn = ++asked;
  try {
    const parameters = await query();
    if (turn !== asked) return;
    const address = writeSnippets(parameters);
    complain(address.length > LONGEST ? "long" : "");
    if (address === shown) return;
    shown = address;
    element("preview").height = 420;
    element("preview").src = address;
  } catch (error) {
    if (turn === asked) complain(error.message in texts() ? error.message : "notRecord");
  }
}

async function copy(button) {
  const field = element(button.dataset.copy);
  try {
    await navigator.clipboard.writeText(field.value);
    button.textContent = texts().copied;
  } catch {
    // Where the clipboard is out of reach the text can at least be marked.
    field.select();
    button.textContent = texts().marked;
  }
}

/** Makes the preview as high as the game says it is. */
function fit({ source, data }) {
  const frame = element("preview");
  if (source !== frame.contentWindow || data?.app !== "coup" || data.v !== 1) return;
  if (data.type === "size") frame.height = Math.min(data.height, MOST);
  if (data.type === "ready") source.postMessage({ app: "coup", v: 1, type: "hello" }, "*");
}

async function open() {
  draw();
  element("field-lang").value = root.lang;
  addEventListener("message", fit);
  for (const button of document.querySelectorAll("[data-copy]")) button.addEventListener("click", () => copy(button));
  try {
    await adoptSetup();
  } catch (error) {
    console.warn(error); // the snippets for the usual table can still be copied
  }
  element("form").addEventListener("change", update);
  element("form").addEventListener("submit", event => event.preventDefault());
  await update();
}

open();
