"""What the import layers cannot say, because it concerns names for the type checker alone."""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.parametrize("package", ["coup/ui", "coup/bots"])
def test_only_the_engine_knows_the_whole_state(package: str) -> None:
    holders = [
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / package).rglob("*.py")
        if "coup.engine.state" in path.read_text(encoding="utf-8")
    ]
    assert holders == []


def test_only_the_ui_names_the_browser() -> None:
    browser = ("import js", "from js ", "import pyscript", "from pyscript", "from pyodide")
    holders = [
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "coup").rglob("*.py")
        if "ui" not in path.relative_to(ROOT).parts
        and any(line.lstrip().startswith(browser) for line in path.read_text("utf-8").splitlines())
    ]
    assert holders == []
