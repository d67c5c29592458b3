"""Writes the game as one page that plays by double click, without any server."""

from __future__ import annotations

import base64
import gzip
import posixpath
import re
from pathlib import Path

from tools.dist.site import files_of

CARRIER = Path(__file__).resolve().parent / "one_file.js"
# Only what stands in the page is used, and nothing is ever fetched.
POLICY = (
    "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval' blob:; "
    "style-src 'unsafe-inline'; img-src data: blob:; font-src data:; "
    "base-uri 'none'; form-action 'none'"
)
CARRIED = (".ftl", ".js", ".md", ".mjs", ".svg", ".toml", ".txt", ".wasm", ".zip")
POLICY_TAG = re.compile(r'(<meta http-equiv="Content-Security-Policy" content=")[^"]*')
LINKS = re.compile(r' *<link rel="(?:preload|modulepreload|icon|apple-touch-icon)"[^>]*>\n')
STYLESHEET = re.compile(r'<link rel="stylesheet" href="([^"]+)">')
MODULE = re.compile(r'<script type="module" src="([^"]+)"></script>')
SCRIPT = re.compile(r'<script src="([^"]+)"></script>')
# There is no other page beside this one; what the link says is kept for nobody.
OTHER_PAGE = re.compile(r' ?<a href="[^"#][^"]*"[^>]*>.*?</a>')
FONT = re.compile(r'url\("([^"]+\.woff2)"\)')
RELATIVE = re.compile(r'(["\'])(\.{1,2}/[\w./-]+\.m?js)\1')
OWN_ADDRESS = "import.meta.url"
SCHEME = "coup-file:"
"""Begins the address of a module inside the page; the carrier knows it, too."""


def inline_text(text: str) -> str:
    """Keep a script from ending the element that it stands in."""
    return text.replace("</script", "<\\/script")


def stylesheet(site: Path, name: str) -> str:
    """Return a stylesheet as an element, with its fonts inside."""

    def font(match: re.Match[str]) -> str:
        data = (site / posixpath.normpath(f"{posixpath.dirname(name)}/{match[1]}")).read_bytes()
        return f'url("data:font/woff2;base64,{base64.b64encode(data).decode()}")'

    return f"<style>\n{FONT.sub(font, (site / name).read_text(encoding='utf-8'))}</style>"


def module(text: str, name: str) -> str:
    """Give a module whole addresses: seen from a text in memory, relative ones lead nowhere."""

    def whole(match: re.Match[str]) -> str:
        path = posixpath.normpath(f"{posixpath.dirname(name)}/{match[2]}")
        return f'"{SCHEME}{path}"'

    return RELATIVE.sub(whole, text).replace(OWN_ADDRESS, f'coupOneFile.address("{name}")')


def carried(site: Path, path: Path) -> str:
    """Return a file as an element of the page."""
    name = path.relative_to(site).as_posix()
    data = path.read_bytes()
    if path.suffix in (".js", ".mjs"):
        data = module(data.decode(), name).encode()
    packed = base64.b64encode(gzip.compress(data, 9, mtime=0)).decode()
    return f'<script type="text/plain" data-path="{name}">{packed}</script>\n'


def write_one_file(site: Path, target: Path) -> None:
    """Write the page that carries everything the site holds."""
    page = (site / "index.html").read_text(encoding="utf-8")
    page = OTHER_PAGE.sub("", page)
    page = LINKS.sub("", POLICY_TAG.sub(lambda tag: tag[1] + POLICY, page))
    page = STYLESHEET.sub(lambda link: stylesheet(site, link[1]), page)
    page = MODULE.sub(r'<script type="text/plain" data-start="\1"></script>', page)
    page = SCRIPT.sub(
        lambda script: f"<script>\n{inline_text((site / script[1]).read_text('utf-8'))}</script>",
        page,
    )
    carrier = f"<script>\n{CARRIER.read_text(encoding='utf-8')}</script>\n"
    page = page.replace("<script>", f"{carrier}  <script>", 1)
    files = [path for path in files_of(site) if path.suffix in CARRIED]
    elements = "".join(carried(site, path) for path in files)
    target.write_text(page.replace("</body>", f"{elements}</body>"), encoding="utf-8")
