"""Takes the pictures of the game that installers and the README show, from the page itself."""

from __future__ import annotations

import base64
import threading
from typing import TYPE_CHECKING, NamedTuple

from playwright.sync_api import expect, sync_playwright

from tools.find_browser import launch_options
from tools.serve import ROOT, open_server

if TYPE_CHECKING:
    from playwright.sync_api import Browser

TARGET = ROOT / "static" / "screenshots"
# A challenge is what the game is about: the first answer, so many times, leads to one.
DEAL = "{seed: 1, first: 1, speed: 0, seats: 4}"
PRESSES = 7
QUALITY = 0.85
# Browsers write WebP, and Python's own library reads and writes no pictures at all.
TO_WEBP = """async ([png, quality]) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.width, image.height];
    canvas.getContext("2d").drawImage(image, 0, 0);
    return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""
SIDE_BY_SIDE = """<!doctype html>
<style>
  body { margin: 0; background: #e8e4d8; }
  main { display: flex; gap: 24px; padding: 24px; inline-size: max-content; }
  img { block-size: 700px; border-radius: 12px; box-shadow: 0 2px 12px #0003; }
</style>
<main>%s</main>"""


class Form(NamedTuple):
    """A kind of screen: its size, its pixels per unit of that, and what its owner prefers."""

    width: int
    height: int
    scale: float
    theme: str
    language: str = "en"


FOR_INSTALLERS = {"narrow": Form(390, 780, 1.5, "light"), "wide": Form(1280, 800, 1, "dark")}
FOR_README = (Form(1280, 800, 1, "light"), Form(390, 800, 1.5, "dark", "fa"))


def take(browser: Browser, address: str, form: Form) -> str:
    """Return a picture of the table on one kind of screen: a PNG, in base64."""
    page = browser.new_page(
        viewport={"width": form.width, "height": form.height}, device_scale_factor=form.scale
    )
    page.goto(f"{address}/index.html?lang={form.language}&motion=reduced&theme={form.theme}")
    expect(page.locator("html")).to_have_attribute("data-state", "ready", timeout=90_000)
    page.evaluate(f"coup.newGame({DEAL})")
    for _ in range(PRESSES):
        before = page.evaluate("coup.observation().ply")
        page.locator("[data-move]").first.click()
        expect(page.locator("[data-move]").first).to_be_visible()
        assert page.evaluate("coup.observation().ply") > before
    page.evaluate("document.activeElement.blur()")
    page.evaluate("document.fonts.ready.then(() => true)")
    png = base64.b64encode(page.screenshot()).decode()
    page.close()
    return png


def put_side_by_side(browser: Browser, pictures: list[str]) -> str:
    """Return a picture with pictures beside each other; all are PNGs, in base64."""
    page = browser.new_page()
    shown = [f'<img src="data:image/png;base64,{picture}">' for picture in pictures]
    page.set_content(SIDE_BY_SIDE % "".join(shown))
    png = base64.b64encode(page.locator("main").screenshot()).decode()
    page.close()
    return png


def keep(browser: Browser, name: str, png: str) -> None:
    """Write a picture to its file."""
    page = browser.new_page()  # the game's own policy lets in no picture made by hand
    picture = base64.b64decode(page.evaluate(TO_WEBP, [png, QUALITY]))
    page.close()
    (TARGET / f"{name}.webp").write_bytes(picture)
    print(f"{name}.webp: {len(picture):,} bytes")


def main() -> None:
    """Take all of them anew."""
    server = open_server(0)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://localhost:{server.server_address[1]}"
    with sync_playwright() as playwright:
        options = launch_options("chromium", playwright.chromium.executable_path)
        with playwright.chromium.launch(**options) as browser:
            for name, form in FOR_INSTALLERS.items():
                keep(browser, name, take(browser, address, form))
            tables = [take(browser, address, form) for form in FOR_README]
            keep(browser, "table", put_side_by_side(browser, tables))
    server.shutdown()


if __name__ == "__main__":
    main()
