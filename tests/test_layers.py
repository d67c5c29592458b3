"""What the import layers cannot say, because it concerns names for the type checker alone."""

from __future__ import annotations

import re
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
    browser = re.compile(r"^\s*(?:import|from)\s+(?:js|pyscript|pyodide)\b", re.M)
    holders = [
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "coup").rglob("*.py")
        if "ui" not in path.relative_to(ROOT).parts and browser.search(path.read_text("utf-8"))
    ]
    assert holders == []
