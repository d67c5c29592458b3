"""Serves the site to the tests, with the faults of bad networks and bad hosts on request."""

from __future__ import annotations

import dataclasses
import io
import os
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, cast

from tools.serve import ROOT, SiteHandler, open_server

if TYPE_CHECKING:
    import http.server
    from collections.abc import Callable

CHUNK = 64 * 1024
ENOUGH = 10_000
"""More chunks than any file has."""


@dataclasses.dataclass(frozen=True)
class Fault:
    """What goes wrong with one file; the defaults change nothing."""

    status: int = 200
    content_type: str | None = None
    body: Callable[[bytes], bytes] | None = None
    seconds_per_chunk: float = 0.0
    hold: threading.Event | None = None
    """The answer waits until this is set."""
    gate: threading.Semaphore | None = None
    """Each chunk waits for a permit of this."""

    def end(self) -> None:
        """Let go of every answer that waits."""
        if self.hold is not None:
            self.hold.set()
        if self.gate is not None:
            self.gate.release(ENOUGH)


class Site:
    """The running server: its address, and the faults by file name."""

    def __init__(self, root: Path, handler: type[SiteHandler] | None = None) -> None:
        """Start to serve a folder on a free port."""
        self.root = root
        self.faults: dict[str, Fault] = {}
        self._server = open_server(0, root=root, handler=handler or FaultyHandler)
        self._server.site = self  # type: ignore[attr-defined]
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self.address = f"http://localhost:{self._server.server_address[1]}"

    def close(self) -> None:
        """Stop serving."""
        self._server.shutdown()
        self._server.server_close()


class FaultyHandler(SiteHandler):
    """Answers as the site does, except for the files that a test has given a fault."""

    def do_GET(self) -> None:  # noqa: N802  the base class's name
        """Answer a request, well or badly."""
        path = Path(self.translate_path(self.path))
        fault = self._site().faults.get(path.name)
        if fault is None or not path.is_file():
            super().do_GET()
            return
        if fault.hold is not None:
            fault.hold.wait()
        data = path.read_bytes()
        self._answer(fault, fault.body(data) if fault.body else data, path)

    def _site(self) -> Site:
        return cast("Site", cast("http.server.HTTPServer", self.server).site)  # type: ignore[attr-defined]

    def _answer(self, fault: Fault, data: bytes, path: Path) -> None:
        self.send_response(fault.status)
        self.send_header("Content-Type", fault.content_type or self.guess_type(str(path)))
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        try:
            for start in range(0, len(data), CHUNK):
                if fault.gate is not None:
                    fault.gate.acquire()
                self.wfile.write(data[start : start + CHUNK])
                time.sleep(fault.seconds_per_chunk)
        except ConnectionError:
            self.close_connection = True


class StaticHostHandler(SiteHandler):
    """Answers as static hosts do: any address there is nothing at gets the site's own page."""

    def send_head(self) -> io.BytesIO | BinaryIO | None:
        """Answer with a file, or with the page for wrong addresses and its status."""
        path = Path(self.translate_path(self.path.partition("?")[0]))
        if path.is_file() or (path / "index.html").is_file():
            return super().send_head()
        page = next(Path(self.directory).rglob("404.html")).read_bytes()
        self.send_response(404)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(page)))
        self.end_headers()
        return io.BytesIO(page)


def site_root() -> Path:
    """Return the folder under test: the repository, or the one named in COUP_TEST_SITE."""
    return Path(os.environ.get("COUP_TEST_SITE", ROOT)).resolve()
