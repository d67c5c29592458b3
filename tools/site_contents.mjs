// Names everything the site is assembled from: the one place to change what it ships.

/** Icons of the interface, by their names in lucide-static. */
export const ICONS = [
  "arrow-left", "arrow-right", "book-open", "check", "chevron-down", "circle-help", "coins", "copy",
  "download", "eye", "history", "languages", "lightbulb", "menu", "moon", "pause", "play", "plus",
  "rotate-ccw", "settings", "share-2", "skip-forward", "sun", "swords", "trophy", "undo-2", "upload",
  "user", "users", "volume-2", "volume-x", "x",
];

/** Files copied as they are: from node_modules to static/vendor. */
export const COPIES = [
  ["pyodide/pyodide.mjs", "pyodide/pyodide.mjs"],
  ["pyodide/pyodide.asm.mjs", "pyodide/pyodide.asm.mjs"],
  ["pyodide/pyodide.asm.wasm", "pyodide/pyodide.asm.wasm"],
  ["@pyscript/core/LICENSE", "licences/pyscript.txt"],
  ["@fluent/bundle/README.md", "licences/fluent-bundle.md"],
  ["idiomorph/dist/idiomorph.esm.js", "idiomorph.esm.js"],
  ["idiomorph/LICENSE", "licences/idiomorph.txt"],
  ["lucide-static/LICENSE", "licences/lucide.txt"],
  ["@fontsource-variable/inter/files/inter-latin-wght-normal.woff2", "fonts/inter-latin.woff2"],
  ["@fontsource-variable/inter/files/inter-greek-wght-normal.woff2", "fonts/inter-greek.woff2"],
  ["@fontsource-variable/inter/LICENSE", "licences/inter.txt"],
  [
    "@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2",
    "fonts/vazirmatn-arabic.woff2",
  ],
  ["@fontsource-variable/vazirmatn/LICENSE", "licences/vazirmatn.txt"],
];

/** Whole folders of modules, filtered by file name: from node_modules to static/vendor. */
export const FOLDERS = [
  ["@fluent/bundle/esm", "fluent", /\.js$/],
  // The editor, the terminal and the zip reader are never fetched by a page without them.
  ["@pyscript/core/dist", "pyscript", /^(?!codemirror|xterm|zip|storage|service-worker).*\.(js|css)$/],
];

/** Modules that the browser never imports; they stay out of every archive. */
export const NEVER_IN_BROWSER = ["coup.__main__", "coup.arena", "pyscript.fs", "pyscript.media", "pyscript.web"];

/** Parts of the package that the first game does not wait for, by the archive that brings them. */
export const LATER = { network: "coup.bots.net", search: "coup.bots.search" };

/** Standard modules kept beyond what start and game import, so that errors can be told in full. */
export const EXTRA_MODULES = [
  "ast", "linecache", "logging", "textwrap", "tokenize", "traceback", "warnings", "zipfile", "zipimport",
];
