"""The game in WebKitGTK, the engine of Safari: it starts, is played to its end, and reloads."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from selenium import webdriver
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from tests.browser.playing import LONGEST_GAME, AtRandom

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.browser.site import Site

DRIVER = shutil.which("WebKitWebDriver")
SCREEN = shutil.which("Xvfb")
BROWSER = next(Path("/usr/lib").glob("*/webkit2gtk-4.1/MiniBrowser"), None)
PATIENCE = 90.0
GAME = "index.html?start=1&speed=0&bots=random&seed=3&seats=3&lang=en"
SHOWN = "return document.body.innerText.trim()"
STATE = "return document.documentElement.dataset.state"
OFFERED = "return [...document.querySelectorAll('[data-move]')].map(one => one.dataset.move)"
PRESS = "document.querySelector(`[data-move='${arguments[0]}']`).click()"
IS_OVER = "return coup.observation().over"
SKIP = "document.querySelector('[data-do=skip]')?.click()"

pytestmark = pytest.mark.skipif(
    not (DRIVER and SCREEN and BROWSER),
    reason="WebKitGTK is not installed (on Debian: webkit2gtk-driver and xvfb)",
)


@pytest.fixture
def display() -> Iterator[str]:
    """Start a screen that nobody sees."""
    command = [str(SCREEN), "-displayfd", "1", "-screen", "0", "1280x900x24"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as screen:
        assert screen.stdout is not None
        yield f":{int(screen.stdout.readline())}"
        screen.terminate()


@pytest.fixture
def webkit(display: str) -> Iterator[webdriver.WebKitGTK]:
    options = Options()
    options.binary_location = str(BROWSER)
    options.add_argument("--automation")
    service = Service(str(DRIVER), env={**os.environ, "DISPLAY": display})
    driver = webdriver.WebKitGTK(options=options, service=service)
    yield driver
    driver.quit()


def wait_for(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, "the page did not get there in time"
        time.sleep(0.05)


def wait_until_ready(webkit: webdriver.WebKitGTK) -> None:
    wait_for(lambda: webkit.execute_script(STATE) not in (None, "booting"))
    assert webkit.execute_script(STATE) == "ready"


def test_a_game_can_be_played_to_its_end(webkit: webdriver.WebKitGTK, site: Site) -> None:
    webkit.get(f"{site.address}/{GAME}")
    wait_until_ready(webkit)
    choose = AtRandom(2)
    for _ in range(LONGEST_GAME):
        webkit.execute_script(SKIP)
        wait_for(lambda: webkit.execute_script(OFFERED) or webkit.execute_script(IS_OVER))
        if webkit.execute_script(IS_OVER):
            break
        webkit.execute_script(PRESS, choose(webkit.execute_script(OFFERED)))
    assert webkit.execute_script(IS_OVER)


def test_fifteen_reloads_are_never_blank(webkit: webdriver.WebKitGTK, host: Site) -> None:
    webkit.get(host.address + GAME)
    wait_until_ready(webkit)
    for _ in range(15):
        webkit.refresh()
        assert webkit.execute_script(SHOWN)
        wait_until_ready(webkit)
        wait_for(lambda: webkit.execute_script(OFFERED))
