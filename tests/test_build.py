"""What the build puts into the archives of the site."""

from __future__ import annotations

import io
import re
import shutil
import subprocess
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "static" / "coup.zip"
LATER = {"net": ROOT / "static" / "network.zip", "search": ROOT / "static" / "search.zip"}
LIBRARY = ROOT / "static" / "vendor" / "pyodide" / "python_stdlib.zip"
TEXTS = ROOT / "static" / "vendor" / "texts"
SIZES = ROOT / "static" / "vendor" / "sizes.js"
NEVER_IN_BROWSER = ("coup/__main__", "coup/arena/")


def names_in(archive: Path | io.BytesIO) -> list[str]:
    with zipfile.ZipFile(archive) as opened:
        return opened.namelist()


def opened_package() -> io.BytesIO:
    """Return the archive inside the archive."""
    with zipfile.ZipFile(PACKAGE) as outer:
        return io.BytesIO(outer.read("package.zip"))


def modules_of_ours() -> set[str]:
    """Return every module of the package in any archive."""
    archives: list[Path | io.BytesIO] = [opened_package(), *LATER.values()]
    names = [name for archive in archives for name in names_in(archive)]
    return {name for name in names if name.startswith("coup/")}


def test_archives_hold_every_module_the_browser_needs() -> None:
    expected = {
        path.relative_to(ROOT).with_suffix(".pyc").as_posix()
        for path in (ROOT / "coup").rglob("*.py")
        if not path.relative_to(ROOT).as_posix().startswith(NEVER_IN_BROWSER)
    }
    assert modules_of_ours() >= expected


def test_start_waits_for_none_of_what_only_the_strongest_bots_need() -> None:
    for folder, archive in LATER.items():
        within = f"coup/bots/{folder}/"
        assert [name for name in names_in(opened_package()) if name.startswith(within)] == []
        assert {name for name in names_in(archive) if not name.startswith(within)} == set()
        assert f"{within}__init__.pyc" in names_in(archive)
    assert "coup/bots/net/expert.bin" in names_in(LATER["net"])
    assert "coup/bots/search/master.bin" in names_in(LATER["search"])


def test_every_text_is_beside_the_page() -> None:
    texts = {path.name for path in (ROOT / "coup" / "ui" / "locales").glob("*.ftl")}
    assert {path.name for path in TEXTS.glob("*.ftl")} >= texts


def test_archives_leave_out_what_the_browser_never_imports() -> None:
    assert [name for name in modules_of_ours() if name.startswith(NEVER_IN_BROWSER)] == []


def test_archives_hold_no_sources_and_no_build_date() -> None:
    archives: list[Path | io.BytesIO] = [PACKAGE, opened_package(), LIBRARY, *LATER.values()]
    for archive in archives:
        with zipfile.ZipFile(archive) as opened:
            assert [name for name in opened.namelist() if name.endswith(".py")] == []
            assert {entry.date_time[0] for entry in opened.infolist()} == {1980}


def test_library_can_tell_errors_in_full() -> None:
    assert {"traceback.pyc", "linecache.pyc", "inspect.pyc"} <= set(names_in(LIBRARY))


def test_sizes_are_those_of_the_files() -> None:
    sizes = dict(re.findall(r'"([\w.]+)":(\d+)', SIZES.read_text(encoding="utf-8")))
    assert int(sizes["coup.zip"]) == PACKAGE.stat().st_size
    assert int(sizes["python_stdlib.zip"]) == LIBRARY.stat().st_size


def build_in(folder: Path, sources: Path) -> list[bytes]:
    """Build the archives from a copy of the sources, so that nobody's site changes meanwhile."""
    for name in ("coup", "tools", "static/boot"):
        shutil.copytree(
            sources / name,
            folder / name,
            ignore=shutil.ignore_patterns("__pycache__"),
        )
    (folder / "static" / "vendor" / "pyodide").mkdir(parents=True)
    for name in ("node_modules", "static/vendor/pyodide/pyodide.asm.wasm"):
        (folder / name).symlink_to(ROOT / name)
    subprocess.run(
        [ROOT / "tools" / "with_node.sh", "node", "tools/build_archives.mjs"],
        cwd=folder,
        check=True,
    )
    return [(folder / path.relative_to(ROOT)).read_bytes() for path in (PACKAGE, LIBRARY)]


def test_two_builds_of_the_same_sources_are_the_same(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    assert build_in(first, ROOT) == build_in(second, first)
