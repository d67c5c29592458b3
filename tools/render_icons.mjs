// Renders the icon of the installed game as the PNG files that its manifest names.
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { initWasm, Resvg } from "@resvg/resvg-wasm";

const SIZES = [192, 512];
const [source, target] = process.argv.slice(2);

await initWasm(fs.readFileSync(fileURLToPath(import.meta.resolve("@resvg/resvg-wasm/index_bg.wasm"))));
const svg = fs.readFileSync(source, "utf8");
fs.mkdirSync(target, { recursive: true });
fs.copyFileSync(source, path.join(target, "icon.svg"));
for (const size of SIZES) {
  const picture = new Resvg(svg, { fitTo: { mode: "width", value: size } }).render();
  fs.writeFileSync(path.join(target, `icon-${size}.png`), picture.asPng());
}
