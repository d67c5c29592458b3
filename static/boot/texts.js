// Fetches the sentences of the page's language and puts them into what stands in the page already.
import { FluentBundle, FluentResource } from "../vendor/fluent/index.js";

// The numerals of a language are written out: what browsers choose by themselves differs.
const LOCALES = { en: "en", el: "el", fa: "fa-u-nu-arabext", ar: "ar-u-nu-arab" };
const FALLBACK = "en";

let bundles = [];
let latest;

const fetched = {};

async function fetchFile(name) {
  const answer = await fetch(new URL(`../vendor/texts/${name}`, import.meta.url));
  if (!answer.ok) throw new Error(`${name} was answered with status ${answer.status}`);
  return answer.text();
}

/** Fetches the catalogue of a language once. */
function fetchTexts(language) {
  fetched[language] ??= fetchFile(`${language}.ftl`);
  fetched[language].catch(() => delete fetched[language]); // the next one who asks tries again
  return fetched[language];
}

async function makeBundle(language, numerals) {
  const locale = numerals === "latn" ? `${language}-u-nu-latn` : LOCALES[language];
  // Whatever is inserted arrives isolated already; isolating variants of a sentence would be noise.
  const bundle = new FluentBundle(locale, { useIsolating: false });
  bundle.addResource(new FluentResource(await fetchTexts(language)));
  return bundle;
}

/** Says a message; its arguments follow its id as names and values in turn. */
function format(id, ...pairs) {
  const args = {};
  for (let i = 0; i < pairs.length; i += 2) args[pairs[i]] = pairs[i + 1];
  for (const bundle of bundles) {
    const pattern = bundle.getMessage(id)?.value;
    if (pattern) return bundle.formatPattern(pattern, args, []);
  }
  console.warn(`There is no text for ${id}.`);
  return id;
}

/** Fills every element that names its sentence. */
function translate(root) {
  for (const element of root.querySelectorAll("[data-l10n]")) element.textContent = format(element.dataset.l10n);
  for (const element of root.querySelectorAll("[data-l10n-label]")) {
    element.setAttribute("aria-label", format(element.dataset.l10nLabel));
  }
}

const RIGHT_TO_LEFT = ["fa", "ar"];
const root = document.documentElement;

/** Gathers the sentences of a language, and those that stand in for any that are missing. */
async function gather(language, numerals) {
  const languages = language === FALLBACK ? [FALLBACK] : [language, FALLBACK];
  try {
    return await Promise.all(languages.map(name => makeBundle(name, numerals)));
  } catch (error) {
    globalThis.coupBoot.fail("download", `${language}.ftl`);
    throw error;
  }
}

function put(gathered, language, numerals) {
  bundles = gathered;
  root.lang = language;
  root.dir = RIGHT_TO_LEFT.includes(language) ? "rtl" : "ltr";
  root.dataset.numerals = numerals;
  translate(document);
}

/** Changes to a language when it has come; the page's own elements follow at once. */
function use(language, numerals) {
  // Who wished for a language before another was wished for waits for that other one.
  const change = gather(language, numerals).then(
    gathered => (change === latest ? put(gathered, language, numerals) : latest));
  latest = change;
  return change;
}

globalThis.coupTexts = { format, translate, use, ready: use(root.lang, root.dataset.numerals) };
globalThis.coupTexts.ready.catch(error => console.warn(error));
