"""Runs Python code in Pyodide under Node.js: the browser's Python without a browser."""

from __future__ import annotations

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def run_in_pyodide(code: str) -> str:
    """Return the value of the code's last expression as text; `coup` can be imported."""
    finished = subprocess.run(
        ["tools/with_node.sh", "node", "tools/run_python.mjs"],
        cwd=ROOT,
        input=code,
        capture_output=True,
        check=False,
        text=True,
    )
    assert finished.returncode == 0, finished.stderr
    return finished.stdout
