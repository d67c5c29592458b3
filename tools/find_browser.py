"""Finds a browser that the tests can drive, and installs Debian's Chromium where there is none."""

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
ADVICE = (
    "No Chromium was found: install one with `.venv/bin/playwright install --with-deps chromium` "
    "or from your system's packages, or name one in COUP_TEST_BROWSER."
)


def system_browser(name: str) -> str | None:
    """Return the path of a browser that is installed on this system, if there is one."""
    chosen = os.environ.get("COUP_TEST_BROWSER")
    return chosen or next(filter(None, map(shutil.which, SYSTEM_NAMES.get(name, ()))), None)


def launch_options(name: str, own_path: str) -> dict[str, Any]:
    """Return how to launch a browser: Playwright's own where it is installed, else the system's."""
    options: dict[str, Any] = {}
    installed = system_browser(name)
    if installed and not Path(own_path).exists():
        options["executable_path"] = installed
        if name == "firefox":
            options["channel"] = "moz-firefox"
    if name == "chromium":
        options["args"] = list(CHROMIUM_FLAGS)
    return options


def has_playwright_chromium() -> bool:
    """Tell whether `playwright install chromium` was run here."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415  slow, and seldom needed

    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path).exists()


def install_from_debian() -> bool:
    """Install Chromium from the system's packages where this may be done."""
    if os.name != "posix" or os.geteuid() != 0 or not shutil.which("apt-get"):
        return False
    print("No browser for the tests; installing chromium from the system's packages", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    commands = (
        ["apt-get", "update", "-qq"],
        ["apt-get", "install", "-qq", "-y", "--no-install-recommends", "chromium"],
    )
    return all(
        subprocess.run(command, check=False, env=environment, stdout=subprocess.DEVNULL).returncode
        == 0
        for command in commands
    )


def main() -> None:
    """Make sure that there is a browser, or say in one sentence how to get one."""
    if system_browser("chromium") or has_playwright_chromium():
        return
    if not install_from_debian() or not system_browser("chromium"):
        sys.exit(ADVICE)


if __name__ == "__main__":
    main()
