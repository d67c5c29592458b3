"""Finds the browsers that the tests drive, and installs Debian's where there are none."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

SYSTEM_NAMES = {
    "chromium": ("chromium", "chromium-browser", "google-chrome"),
    "firefox": ("firefox-esr", "firefox"),
    "webkit": ("WebKitWebDriver",),
}
DEBIAN_PACKAGES = {
    "chromium": ("chromium",),
    "firefox": ("firefox-esr",),
    "webkit": ("webkit2gtk-driver", "xvfb"),
}
CHROMIUM_FLAGS = (
    "--no-sandbox",  # without it Chromium does not start for root
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
FIREFOX_SETTINGS = {
    # The driver's presses and keys do not reach a frame that has a process of its own. What the
    # frame of another site may do and may not stays as it is.
    "fission.webContentIsolationStrategy": 0,
}
ADVICE = (
    "No Chromium was found: install one with `.venv/bin/playwright install --with-deps chromium` "
    "or from your system's packages, or name one in COUP_TEST_BROWSER."
)


def system_browser(name: str) -> str | None:
    """Return the path of a browser that is installed on this system, if there is one."""
    chosen = os.environ.get("COUP_TEST_BROWSER") if name == "chromium" else None
    return chosen or next(filter(None, map(shutil.which, SYSTEM_NAMES.get(name, ()))), None)


def is_installed(name: str, own_path: str) -> bool:
    """Tell whether Playwright has a browser of its own, or the system one that it can drive."""
    return Path(own_path).exists() or system_browser(name) is not None


def launch_options(name: str, own_path: str) -> dict[str, Any]:
    """Return how to launch a browser: Playwright's own where it is installed, else the system's."""
    options: dict[str, Any] = {}
    installed = system_browser(name)
    if installed and not Path(own_path).exists():
        options["executable_path"] = installed
        if name == "firefox":
            options["channel"] = "moz-firefox"
    if name == "firefox":
        options["firefox_user_prefs"] = dict(FIREFOX_SETTINGS)
    if name == "chromium":
        options["args"] = list(CHROMIUM_FLAGS)
    return options


def missing_browsers() -> list[str]:
    """Name the browsers that neither the system nor Playwright has."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415  slow, and seldom needed

    missing = [name for name in SYSTEM_NAMES if system_browser(name) is None]
    if not missing:
        return []
    with sync_playwright() as playwright:
        own = {"chromium": playwright.chromium, "firefox": playwright.firefox}
        return [
            name
            for name in missing
            if name not in own or not Path(own[name].executable_path).exists()
        ]


def install_from_debian(names: list[str]) -> None:
    """Install browsers from the system's packages where this may be done."""
    if os.name != "posix" or os.geteuid() != 0 or not shutil.which("apt-get"):
        return
    packages = [package for name in names for package in DEBIAN_PACKAGES[name]]
    print(f"Installing browsers for the tests: {' '.join(packages)}", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = ["apt-get", "install", "-qq", "-y", "--no-install-recommends"]
    # One by one: where one cannot be had the others still can.
    for command in (["apt-get", "update", "-qq"], *([*install, name] for name in packages)):
        subprocess.run(command, check=False, env=environment, stdout=subprocess.DEVNULL)


def main() -> None:
    """Make sure that there is Chromium, and the others where they can be had."""
    missing = missing_browsers()
    if missing:
        install_from_debian(missing)
        missing = missing_browsers()
    if "chromium" in missing:
        sys.exit(ADVICE)
    for name in missing:
        print(f"Tests in {name} will be skipped: it is not installed.")


if __name__ == "__main__":
    main()
