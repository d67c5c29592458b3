// Copies the third-party files of the site from node_modules to static/vendor.
import fs from "node:fs";
import path from "node:path";
import { COPIES, FOLDERS, ICONS } from "./site_contents.mjs";

const SOURCE = "node_modules";
const TARGET = path.join("static", "vendor");

function copy(from, to) {
  const target = path.join(TARGET, to);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.copyFileSync(path.join(SOURCE, from), target);
}

function copyFolder(from, to, wanted) {
  for (const name of fs.readdirSync(path.join(SOURCE, from)).sort()) {
    if (wanted.test(name)) copy(path.join(from, name), path.join(to, name));
  }
}

/** Turns one icon file into a <symbol>, so that a page draws it with <use href="…#name">. */
function symbol(name) {
  const text = fs.readFileSync(path.join(SOURCE, "lucide-static", "icons", `${name}.svg`), "utf8");
  const shapes = text.slice(text.indexOf(">", text.indexOf("<svg")) + 1, text.lastIndexOf("</svg>"));
  const body = shapes.replace(/\s*\n\s*/g, "");
  return `<symbol id="${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" ` +
    `stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${body}</symbol>`;
}

function writeSprite() {
  const sprite = ["<svg xmlns=\"http://www.w3.org/2000/svg\">", ...ICONS.map(symbol), "</svg>", ""];
  fs.writeFileSync(path.join(TARGET, "icons.svg"), sprite.join("\n"));
}

/** Names every package that stands behind the site; Pyodide carries Python and its library in it. */
function writeNotices() {
  const sources = [...COPIES, ...FOLDERS].map(([from]) => from);
  const names = sources.map(from => from.split("/").slice(0, from.startsWith("@") ? 2 : 1).join("/"));
  const lines = [...new Set([...names, "lucide-static"])].sort().map(name => {
    const { version, license } = JSON.parse(fs.readFileSync(path.join(SOURCE, name, "package.json"), "utf8"));
    return `${name} ${version}: ${license}`;
  });
  const text = ["What this folder was copied from, with licences.", "", ...lines, "Python 3.14 (in pyodide): PSF-2.0", ""];
  fs.writeFileSync(path.join(TARGET, "licences", "index.txt"), text.join("\n"));
}

fs.rmSync(TARGET, { recursive: true, force: true });
for (const [from, to] of COPIES) copy(from, to);
for (const [from, to, wanted] of FOLDERS) copyFolder(from, to, wanted);
writeSprite();
writeNotices();
