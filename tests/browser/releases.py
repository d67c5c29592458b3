"""Releases of the site for tests: built once, changed, sealed, put where a server finds them."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

from tools.dist.__main__ import WORKER
from tools.dist.seal import seal
from tools.dist.site import make_installable

if TYPE_CHECKING:
    from pathlib import Path

VERSION = 'version: "0.1.0"'


def make_release(plain: Path, target: Path, version: str) -> Path:
    """Make a site from the assembled files, with another version number in it."""
    shutil.copytree(plain, target)
    script = target / "static" / "boot" / "script.js"
    text = script.read_text(encoding="utf-8")
    assert VERSION in text
    script.write_text(text.replace(VERSION, f'version: "{version}"'), encoding="utf-8")
    make_installable(target)
    seal(target, WORKER)
    return target


def put_online(release: Path, folder: Path) -> None:
    """Replace what a server hands out, as an upload does."""
    shutil.rmtree(folder, ignore_errors=True)
    # With the times of now: servers compare them to tell whether a file is another one.
    shutil.copytree(release, folder, copy_function=shutil.copyfile)
