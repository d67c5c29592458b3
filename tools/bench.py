"""Measures engine, bots and page, prints a table and writes build/bench.json."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

from tools.bench_conditions import bench_conditions
from tools.bench_page import bench_page, browsers_there
from tools.serve import ROOT

RESULT = ROOT / "build" / "bench.json"


def bench_engine() -> dict[str, Any]:
    """Run the package's own measurement of games and decisions a second."""
    finished = subprocess.run(
        [sys.executable, "-m", "coup", "bench"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if finished.returncode:
        sys.exit(f"The engine could not be measured: {finished.stderr.strip()}")
    measured: dict[str, Any] = json.loads(finished.stdout)
    return measured


def leaves(value: Any, path: tuple[str, ...] = ()) -> list[tuple[str, str]]:
    """Flatten nested results to rows of name and number."""
    if isinstance(value, dict):
        return [row for key, inner in value.items() for row in leaves(inner, (*path, str(key)))]
    number = f"{value:,.0f}" if isinstance(value, int | float) and value >= 100 else str(value)
    return [(" ".join(path), number)]


def spread_of(spread: dict[str, Any]) -> str:
    """Describe measurements of one thing by their median and range."""
    return f"{spread['median']:,.0f} ms ({spread['min']:,.0f} to {spread['max']:,.0f})"


def page_rows(page: dict[str, Any], browser: str) -> list[tuple[str, str]]:
    """Describe the start of the page: times with their range, then the ratios."""
    rows = []
    for visit, target in page["target"].items():
        for name in ("ours", "stock"):
            rows.append((f"first move, {visit}, {name}, {browser}", spread_of(page[name][visit])))
        ratio = (
            f"{page['ratio'][visit]} of medians, {page['ratio_of_rounds'][visit]} in the rounds, "
            f"{page['ratio_of_best'][visit]} of the best"
        )
        rows.append((f"first move, {visit}, ratio, {browser}", f"{ratio} (aim: {target})"))
    return rows


def main() -> None:
    """Measure everything, show it and keep it."""
    engine = bench_engine()
    pages = {browser: bench_page(browser=browser) for browser in browsers_there()}
    conditions = bench_conditions(ROOT)
    rows = leaves(engine)
    for browser, page in pages.items():
        rows += page_rows(page, browser)
    rows += [(f"first move, {name}", spread_of(spread)) for name, spread in conditions.items()]
    width = max(len(name) for name, _ in rows)
    for name, number in rows:
        print(f"{name:<{width}}  {number}")
    print("The slow line and the slow processor are Chromium's; Firefox cannot be made slow so.")
    results = {"page" if name == "chromium" else f"page_{name}": p for name, p in pages.items()}
    RESULT.parent.mkdir(exist_ok=True)
    RESULT.write_text(
        json.dumps({"engine": engine, **results, "conditions": conditions}, indent=2) + "\n"
    )


if __name__ == "__main__":
    main()
