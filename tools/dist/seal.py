"""Seals a site as one release: addresses that tell their content, service worker, headers."""

from __future__ import annotations

import base64
import hashlib
import json
from typing import TYPE_CHECKING

from tools.dist.site import files_of, pages_of

if TYPE_CHECKING:
    from pathlib import Path

# Large or seldom changed: a new release leaves most of them as they are, and so do caches.
LASTING = tuple(f"static/vendor/{name}" for name in ("fluent", "fonts", "pyodide", "pyscript"))
REWRITTEN = (".css", ".html", ".js", ".mjs", ".toml")
NOT_KEPT = ("404.html", "_headers", "sw.js", ".nojekyll")
SHOWN_BY_INSTALLERS = "static/screenshots/"
NEVER_STALE = ("404.html", "manifest.webmanifest", "sw.js")
A_YEAR = 365 * 24 * 3600
PLACEHOLDER = 'const RELEASE = { version: "", pages: {}, files: {} };'


def digest_of(paths: list[Path]) -> str:
    """Return a short name for the content of some files."""
    whole = hashlib.sha256()
    for path in paths:
        whole.update(path.name.encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return whole.hexdigest()[:10]


def rename_lasting(site: Path) -> list[str]:
    """Put the content of lasting folders into their names, and into all that names them."""
    names = {}
    for folder in LASTING:
        # two files of a folder may name each other, so the folder is named and not the file
        names[folder] = f"{folder}-{digest_of(files_of(site / folder))}"
    for path in files_of(site):
        if path.suffix in REWRITTEN and not path.relative_to(site).as_posix().startswith(LASTING):
            text = path.read_text(encoding="utf-8")
            for old, new in names.items():
                text = text.replace(f"{old.removeprefix('static/')}/", f"{new[7:]}/")
            path.write_text(text, encoding="utf-8")
    for old, new in names.items():
        (site / old).rename(site / new)
    return list(names.values())


def release_of(site: Path, lasting: list[str]) -> dict[str, object]:
    """Describe the release to its service worker."""
    files = {}
    for path in files_of(site):
        name = path.relative_to(site).as_posix()
        if name not in NOT_KEPT and not name.startswith(SHOWN_BY_INSTALLERS):
            digest = base64.b64encode(hashlib.sha256(path.read_bytes()).digest()).decode()
            # hosts answer for the folder what they have as its index, and some only that way
            address = "./" if name == "index.html" else name
            forever = name.startswith(tuple(f"{folder}/" for folder in lasting))
            files[address] = {"integrity": f"sha256-{digest}", "forever": forever}
    pages = {"": "./"}
    for page in pages_of(site):
        pages[page.name] = pages[page.stem] = "./" if page.stem == "index" else page.name
    version = hashlib.sha256(json.dumps(files).encode()).hexdigest()[:16]
    return {"version": version, "pages": pages, "files": files}


def headers_of(site: Path, lasting: list[str]) -> str:
    """Return the file of headers that Netlify and Cloudflare Pages read."""
    # A frame without an origin of its own may only load scripts that everybody may load.
    lines = ["/*", "  Access-Control-Allow-Origin: *", "  X-Content-Type-Options: nosniff"]
    # Each path is named once: these hosts join the values of all rules that fit.
    pages = [name for page in pages_of(site) for name in (page.name, page.stem)]
    for name in ("", *pages, *NEVER_STALE):
        lines += [f"/{name}", "  Cache-Control: no-cache"]
    for folder in lasting:
        lines += [f"/{folder}/*", f"  Cache-Control: public, max-age={A_YEAR}, immutable"]
    return "\n".join(lines) + "\n"


def seal(site: Path, worker: Path) -> str:
    """Make a site one release; return its version."""
    lasting = rename_lasting(site)
    release = release_of(site, lasting)
    source = worker.read_text(encoding="utf-8")
    if PLACEHOLDER not in source:
        message = f"{worker.name} has no place for the release"
        raise ValueError(message)
    filled = source.replace(PLACEHOLDER, f"const RELEASE = {json.dumps(release)};")
    (site / "sw.js").write_text(filled, encoding="utf-8")
    (site / "_headers").write_text(headers_of(site, lasting), encoding="utf-8")
    return str(release["version"])
