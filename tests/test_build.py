"""What the build puts into the archives of the site."""

from __future__ import annotations

import re
import subprocess
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "static" / "coup.zip"
LIBRARY = ROOT / "static" / "vendor" / "pyodide" / "python_stdlib.zip"
SIZES = ROOT / "static" / "vendor" / "sizes.js"
NEVER_IN_BROWSER = ("coup/__main__", "coup/arena/")


def names_in(archive: Path) -> list[str]:
    with zipfile.ZipFile(archive) as opened:
        return opened.namelist()


def test_package_holds_every_module_the_browser_needs() -> None:
    expected = {
        path.relative_to(ROOT).with_suffix(".pyc").as_posix()
        for path in (ROOT / "coup").rglob("*.py")
        if not path.relative_to(ROOT).as_posix().startswith(NEVER_IN_BROWSER)
    }
    assert {name for name in names_in(PACKAGE) if name.startswith("coup/")} >= expected


def test_package_holds_every_text() -> None:
    texts = {path.relative_to(ROOT).as_posix() for path in (ROOT / "coup").rglob("*.ftl")}
    assert set(names_in(PACKAGE)) >= texts


def test_package_leaves_out_what_the_browser_never_imports() -> None:
    assert [name for name in names_in(PACKAGE) if name.startswith(NEVER_IN_BROWSER)] == []


def test_archives_hold_no_sources_and_no_build_date() -> None:
    for archive in (PACKAGE, LIBRARY):
        with zipfile.ZipFile(archive) as opened:
            assert [name for name in opened.namelist() if name.endswith(".py")] == []
            assert {entry.date_time[0] for entry in opened.infolist()} == {1980}


def test_library_can_tell_errors_in_full() -> None:
    assert {"traceback.pyc", "linecache.pyc", "inspect.pyc"} <= set(names_in(LIBRARY))


def test_sizes_are_those_of_the_files() -> None:
    sizes = dict(re.findall(r'"([\w.]+)":(\d+)', SIZES.read_text(encoding="utf-8")))
    assert int(sizes["coup.zip"]) == PACKAGE.stat().st_size
    assert int(sizes["python_stdlib.zip"]) == LIBRARY.stat().st_size


def test_building_again_changes_nothing() -> None:
    before = PACKAGE.read_bytes(), LIBRARY.read_bytes()
    subprocess.run(["tools/with_node.sh", "node", "tools/build_archives.mjs"], cwd=ROOT, check=True)
    assert (PACKAGE.read_bytes(), LIBRARY.read_bytes()) == before
