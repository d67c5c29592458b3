"""Builds the page as PyScript's documentation would have it, to compare the start of ours with."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

STOCK = Path("build") / "stock"
PYODIDE = Path("node_modules") / "pyodide"
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
UNCHANGED = ("python_stdlib.zip", "pyodide-lock.json")
NOT_FETCHED = ("__pycache__",)
# What the game itself calls stays; what only serves our own way to start goes.
OWN_SCRIPTS = "gate|indexeddb|downloads|boot"
OWN_START = re.compile(
    r'\s*<(?:meta http-equiv|link rel="(?:module)?preload"'
    rf'|script [^>]*src="static/boot/(?:{OWN_SCRIPTS})\.js")[^>]*>(?:</script>)?'
)
OWN_IMPORTS = re.compile(r"(?m)^ +import (?:open_package|quick_dataclasses)\n")


def stock_page(page: str) -> str:
    """Return our page with PyScript loaded as it is, and without our policy, gate and preloads."""
    core = '\n  <script type="module" src="static/vendor/pyscript/core.js"></script>\n</head>'
    page = OWN_IMPORTS.sub("", OWN_START.sub("", page))
    return page.replace("\n</head>", core, 1)


def package_files(package: Path) -> list[Path]:
    """Return every file of the package that the page would list."""
    return sorted(
        path
        for path in package.rglob("*")
        if path.is_file() and not set(path.parts) & set(NOT_FETCHED)
    )


def stock_config(config: str, package: Path) -> str:
    """Return our configuration with Pyodide's own module and each source file by its name."""
    lines = []
    for line in config.splitlines():
        if line.startswith("interpreter"):
            lines.append('interpreter = "./static/vendor/pyodide/pyodide.mjs"')
        elif "coup.zip" in line:
            names = (path.relative_to(package.parent).as_posix() for path in package_files(package))
            lines.extend(f'"./{name}" = "./{name}"' for name in names)
        else:
            lines.append(line)
    return "\n".join(lines) + "\n"


def build_stock(root: Path) -> Path:
    """Write the comparison page and all it fetches; return its folder."""
    target = root / STOCK
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(root / "static", target / "static")
    (target / "static" / "coup.zip").unlink()
    shutil.copytree(root / "coup", target / "coup", ignore=shutil.ignore_patterns(*NOT_FETCHED))
    for name in (*PYODIDE_FILES, *UNCHANGED):
        shutil.copyfile(root / PYODIDE / name, target / "static" / "vendor" / "pyodide" / name)
    page = (root / "index.html").read_text(encoding="utf-8")
    (target / "index.html").write_text(stock_page(page), encoding="utf-8")
    config = (root / "pyscript.toml").read_text(encoding="utf-8")
    (target / "pyscript.toml").write_text(stock_config(config, root / "coup"), encoding="utf-8")
    return target
