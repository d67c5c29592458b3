"""Assembles a release from the built repository: the files of the site, those of a portal."""

from __future__ import annotations

import base64
import hashlib
import json
import re
import shutil
import subprocess
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
REPOSITORY = HERE.parent.parent
NOTICES = ("LICENSE", "CREDITS.md")
# These travel inside archives, or are only the source of something that the build writes.
NOT_SHIPPED = ("*.py", "__pycache__", "screenshots", "service_worker.js")
OFFLINE = "static/boot/offline.js"
NOTICE = "static/css/news.css"
ICON_OF_DEVELOPMENT = '<link rel="icon" href="data:,">'
ICONS = """<link rel="icon" href="static/icons/icon.svg" type="image/svg+xml">
  <link rel="apple-touch-icon" href="static/icons/icon-192.png">"""
INSTALLABLE = f"""  <meta name="theme-color" content="#16382b">
  <link rel="manifest" href="manifest.webmanifest">
  <script type="module" src="{OFFLINE}"></script>
</head>"""
FIXED_DATE = (1980, 1, 1, 0, 0, 0)


def pages_of(folder: Path) -> list[Path]:
    """Return the pages at the top of a folder, except the one that a host shows in an emergency."""
    return sorted(path for path in folder.glob("*.html") if path.name != "404.html")


def files_of(folder: Path) -> list[Path]:
    """Return every file below a folder, in an order that does not change."""
    return sorted(path for path in folder.rglob("*") if path.is_file())


def render_icons(root: Path, target: Path) -> None:
    """Draw the icons of an installed game."""
    command = ["tools/with_node.sh", "node", "tools/render_icons.mjs", "static/art/icon.svg"]
    subprocess.run([*command, str(target)], cwd=root, check=True)


def assemble(root: Path, target: Path) -> None:
    """Copy what every way to hand out the game needs, with addresses as in the repository."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(root / "static", target / "static", ignore=shutil.ignore_patterns(*NOT_SHIPPED))
    render_icons(root, target / "static" / "icons")
    for name in (*(page.name for page in pages_of(root)), "pyscript.toml", *NOTICES):
        shutil.copyfile(root / name, target / name)
    for page in pages_of(target):
        text = page.read_text(encoding="utf-8").replace(ICON_OF_DEVELOPMENT, ICONS, 1)
        page.write_text(text, encoding="utf-8")


def page_for_wrong_addresses() -> str:
    """Return the page that hosts show at any address: all of it stands in one file.

    Its policy allows its own script and style by their digests, and nothing else.
    """
    page = (HERE / "404.html").read_text(encoding="utf-8")
    for name in ("script", "style"):
        (inside,) = re.findall(rf"(?s)<{name}>(.*?)</{name}>", page)
        digest = base64.b64encode(hashlib.sha256(inside.encode()).digest()).decode()
        page = page.replace(f"{{{name}}}", f"'sha256-{digest}'")
    return page


def make_installable(site: Path) -> None:
    """Add what a host of its own needs: manifest, offline play, and the page for wrong addresses.

    The pictures in the manifest are for installers; the game never asks for them.
    Only the game itself can be installed; other pages are made for frames.
    """
    (site / "404.html").write_text(page_for_wrong_addresses(), encoding="utf-8")
    manifest = HERE / "manifest.webmanifest"
    shutil.copyfile(manifest, site / manifest.name)
    for picture in json.loads(manifest.read_text(encoding="utf-8"))["screenshots"]:
        (site / picture["src"]).parent.mkdir(exist_ok=True)
        shutil.copyfile(REPOSITORY / picture["src"], site / picture["src"])
    (site / ".nojekyll").touch()
    index = site / "index.html"
    text = index.read_text(encoding="utf-8").replace("</head>", INSTALLABLE, 1)
    index.write_text(text, encoding="utf-8")


def make_portable(site: Path) -> None:
    """Take out what only a host of its own needs: portals play the game in a frame of theirs."""
    for name in (OFFLINE, NOTICE):
        (site / name).unlink()


def write_zip(folder: Path, target: Path) -> None:
    """Pack a folder so that the same files always give the same archive."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in files_of(folder):
            entry = zipfile.ZipInfo(path.relative_to(folder).as_posix(), FIXED_DATE)
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, path.read_bytes(), compress_type=zipfile.ZIP_DEFLATED)
