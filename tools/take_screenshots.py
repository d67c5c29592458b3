"""Takes the pictures of the game that an installer shows, from the page itself."""

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
# A challenge is what the game is about: this deal leads straight to one.
DEAL = "{seed: 5, first: 1, speed: 0, bots: 'random', seats: 4}"
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


class Form(NamedTuple):
    """A kind of screen: its name in the manifest, its size, and its pixels per unit of that."""

    name: str
    width: int
    height: int
    scale: float
    theme: str


FORMS = (Form("narrow", 390, 780, 1.5, "light"), Form("wide", 1280, 800, 1, "dark"))


def take(browser: Browser, address: str, form: Form) -> bytes:
    """Return a picture of the table on one kind of screen."""
    page = browser.new_page(
        viewport={"width": form.width, "height": form.height}, device_scale_factor=form.scale
    )
    page.goto(f"{address}/index.html?lang=en&motion=reduced&theme={form.theme}")
    expect(page.locator("html")).to_have_attribute("data-state", "ready", timeout=90_000)
    page.evaluate(f"coup.newGame({DEAL})")
    expect(page.locator("[data-move]").first).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => true)")
    png = base64.b64encode(page.screenshot()).decode()
    page.goto("about:blank")  # the game's own policy lets in no picture made by hand
    webp = base64.b64decode(page.evaluate(TO_WEBP, [png, QUALITY]))
    page.close()
    return webp


def main() -> None:
    """Take all of them anew."""
    server = open_server(0)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://localhost:{server.server_address[1]}"
    with sync_playwright() as playwright:
        options = launch_options("chromium", playwright.chromium.executable_path)
        with playwright.chromium.launch(**options) as browser:
            for form in FORMS:
                picture = take(browser, address, form)
                (TARGET / f"{form.name}.webp").write_bytes(picture)
                print(f"{form.name}.webp: {len(picture):,} bytes")
    server.shutdown()


if __name__ == "__main__":
    main()
