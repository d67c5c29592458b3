"""Writes dist/: the site for a static host, the archive for portals, and the game as one file."""

from __future__ import annotations

import shutil
from pathlib import Path

from tools.dist.one_file import write_one_file
from tools.dist.seal import seal
from tools.dist.site import assemble, files_of, make_installable, make_portable, write_zip

ROOT = Path(__file__).resolve().parent.parent.parent
WORKER = ROOT / "static" / "boot" / "service_worker.js"
MAX_FILES = 1000


def build(root: Path, target: Path) -> None:
    """Write everything that is handed out."""
    plain = target / "plain"
    assemble(root, plain)
    site, portal = target / "site", target / "portal.zip"
    shutil.rmtree(site, ignore_errors=True)
    shutil.copytree(plain, site)
    make_installable(site)
    version = seal(site, WORKER)
    make_portable(plain)
    write_zip(plain, portal)
    write_one_file(plain, target / "coup.html")
    count = len(files_of(plain))
    if count >= MAX_FILES:
        message = f"{portal.name} has {count} files; portals take fewer than {MAX_FILES}."
        raise SystemExit(message)
    shutil.rmtree(plain)
    print(f"{site} is release {version}; {portal.name} has {count} files.")


if __name__ == "__main__":
    build(ROOT, ROOT / "dist")
