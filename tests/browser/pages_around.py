"""Serves pages that embed the game, and the game itself with or without leave for other origins."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Any, cast

from playwright.sync_api import expect

from tests.browser.site import site_root
from tools.serve import SiteHandler, open_server

if TYPE_CHECKING:
    import http.server

    from playwright.sync_api import Frame, Page

HEAD = "<!doctype html><meta charset=utf-8><link rel=icon href='data:,'><title>Around</title>"
SCRIPT = """
window.heard = [];
window.tell = (type, details) => document.querySelector("iframe").contentWindow.postMessage(
  { app: "coup", v: 1, type, ...details }, "*");
addEventListener("message", event => heard.push(event.data));
"""
FOLLOW_SIZES = """() => {
  const iframe = document.querySelector("iframe");
  const fit = message => { if (message.type === "size") iframe.height = message.height; };
  heard.forEach(fit);
  addEventListener("message", event => fit(event.data));
}"""
LET_FRAMES_PASS = """() => new Promise(done => {
  let left = 30;
  const next = () => left-- ? requestAnimationFrame(next) : done();
  next();
})"""
START_TIMEOUT = 90_000
LONGEST_GAME = 400


class Around:
    """A server with pages made up by the tests, and below `/game/` the site."""

    def __init__(self, *, is_open: bool) -> None:
        """Start on a free port; an open one lets every origin read its files."""
        self.is_open = is_open
        self.pages: dict[str, str] = {}
        self.asked: list[str] = []
        self._server = open_server(0, root=site_root(), handler=AroundHandler)
        self._server.around = self  # type: ignore[attr-defined]
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self.port = self._server.server_address[1]

    def game(self, query: str = "", page: str = "embed.html") -> str:
        """The address of the game in it."""
        return f"http://localhost:{self.port}/game/{page}?{query}"

    def page(self, body: str, host: str = "127.0.0.1") -> str:
        """Put up a page; on 127.0.0.1 it is of another site than the game on localhost."""
        name = f"/around-{len(self.pages)}.html"
        self.pages[name] = HEAD + body
        return f"http://{host}:{self.port}{name}"

    def bytes_asked(self) -> int:
        """The size of the files of the game that were asked for."""
        names = {path.removeprefix("/game/") for path in self.asked if path.startswith("/game/")}
        return sum((site_root() / name).stat().st_size for name in names)

    def close(self) -> None:
        """Stop serving."""
        self._server.shutdown()
        self._server.server_close()


class AroundHandler(SiteHandler):
    """Answers with a page of the tests, or with a file of the game."""

    def do_GET(self) -> None:  # noqa: N802  the base class's name
        """Answer a request."""
        around = self._around()
        path = self.path.partition("?")[0]
        around.asked.append(path)
        if path in around.pages:
            data = around.pages[path].encode()
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.send_header("Content-Length", str(len(data)))
            self.end_headers()
            self.wfile.write(data)
        elif path.startswith("/game/"):
            self.path = self.path.removeprefix("/game")
            super().do_GET()
        else:
            self.send_error(404)

    def end_headers(self) -> None:
        """Let every origin read, where the server is an open one."""
        if self._around().is_open:
            self.send_header("Access-Control-Allow-Origin", "*")
        super().end_headers()

    def _around(self) -> Around:
        return cast("Around", cast("http.server.HTTPServer", self.server).around)  # type: ignore[attr-defined]


def body(source: str, size: tuple[int, int] = (640, 700), attributes: str = "") -> str:
    """The body of a page with the game in a frame, and a script that notes every message."""
    width, height = size
    return (
        f"<input id=own><script>{SCRIPT}</script>"
        f'<iframe title="Coup" width={width} height={height} {attributes} src="{source}"></iframe>'
    )


def inner(page: Page) -> Frame:
    """The frame of the game in a page."""
    element = page.locator("iframe").element_handle()
    frame = element.content_frame()
    assert frame is not None
    return frame


def press(frame: Frame) -> None:
    """Press the poster's button, and wait until the first move can be made."""
    frame.locator("#poster-play").click()
    wait_until_played(frame)


def wait_until_played(frame: Frame) -> None:
    """Wait until the game in the frame asks for a move."""
    expect(frame.locator("html")).to_have_attribute("data-state", "ready", timeout=START_TIMEOUT)
    expect(frame.locator("[data-move]").first).to_be_visible()


def play_moves(frame: Frame, count: int) -> None:
    """Press some of the moves offered, as long as there are any."""
    for _ in range(count):
        following = frame.locator("[data-move], [data-do=again], [data-do=skip]").first
        expect(following).to_be_visible()
        if frame.locator("[data-move]").count() == 0:
            return
        ply = frame.evaluate("coup.observation().ply")
        frame.locator("[data-move]").last.click()
        frame.locator("html").evaluate("() => 0")
        assert frame.evaluate("coup.observation().ply") > ply


def play_whole_game(frame: Frame) -> None:
    """Press moves in the frame until the game there is over; whoever is out skips to the end."""
    for _ in range(LONGEST_GAME):
        play_moves(frame, 1)
        if frame.locator("[data-do=skip]").count():
            frame.locator("[data-do=skip]").click()
        if frame.locator("[data-do=again]").count():
            assert frame.evaluate("coup.observation().over")
            return
    raise AssertionError("the game in the frame does not end")


def heard(page: Page, kind: str) -> list[dict[str, Any]]:
    """The messages of a kind that the page around has heard."""
    return [
        message
        for message in page.evaluate("heard")
        if isinstance(message, dict) and message.get("type") == kind
    ]


def wait_to_hear(page: Page, condition: str) -> None:
    """Wait until a message fulfils a condition in JavaScript, written with `m`."""
    page.wait_for_function(f"heard.some(m => {condition})", timeout=START_TIMEOUT)


def follow_sizes(page: Page) -> None:
    """Make the frame as high as it says from now on, as a page around may."""
    page.evaluate(FOLLOW_SIZES)


def let_frames_pass(frame: Frame) -> None:
    """Let the frame be drawn again and again."""
    frame.evaluate(LET_FRAMES_PASS)
