"""The development server: file types, and what it says when a port cannot be had."""

from __future__ import annotations

import http.client
import subprocess
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tools.serve import HOST, ROOT, SiteHandler, open_first_free, open_server

if TYPE_CHECKING:
    from collections.abc import Iterator

TYPES = {
    "page.html": "text/html; charset=utf-8",
    "script.js": "text/javascript; charset=utf-8",
    "module.mjs": "text/javascript; charset=utf-8",
    "code.wasm": "application/wasm",
    "coup.zip": "application/zip",
    "app.webmanifest": "application/manifest+json",
    "texts.ftl": "text/plain; charset=utf-8",
    "config.toml": "application/toml",
    "font.woff2": "font/woff2",
    "unknown": "application/octet-stream",
}


@pytest.fixture
def port(tmp_path: Path) -> Iterator[int]:
    for name in TYPES:
        (tmp_path / name).write_bytes(b"x")
    server = open_server(0, root=tmp_path)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server.server_address[1]
    server.shutdown()
    server.server_close()


@pytest.mark.parametrize(("name", "expected"), TYPES.items())
def test_type_is_sent_whatever_the_system_says(port: int, name: str, expected: str) -> None:
    connection = http.client.HTTPConnection(HOST, port)
    connection.request("GET", f"/{name}")
    response = connection.getresponse()
    assert response.status == 200
    assert response.getheader("Content-Type") == expected
    connection.close()


@pytest.mark.parametrize(("error", "told"), [(BrokenPipeError, 0), (ValueError, 1)])
def test_browser_that_goes_away_is_no_error(
    error: type[Exception], told: int, capsys: pytest.CaptureFixture[str]
) -> None:
    class Failing(SiteHandler):
        def do_GET(self) -> None:  # noqa: N802  the base class's name
            raise error

    server = open_server(0, handler=Failing)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    connection = http.client.HTTPConnection(HOST, server.server_address[1])
    connection.request("GET", "/")
    with pytest.raises(ConnectionError):  # an error is told before the connection is closed
        connection.getresponse()
    assert capsys.readouterr().err.count(f"{error.__name__}\n") == told
    server.shutdown()
    server.server_close()


def test_next_port_is_taken_when_the_first_is_busy(port: int) -> None:
    server = open_first_free(port)
    assert server.server_address[1] > port
    server.server_close()


@pytest.mark.parametrize(("chosen", "reason"), [("busy", "is taken"), ("99999", "cannot be used")])
def test_chosen_port_that_cannot_be_had_is_one_sentence(
    port: int, chosen: str, reason: str
) -> None:
    number = str(port) if chosen == "busy" else chosen
    finished = subprocess.run(
        [sys.executable, "-m", "tools.serve", "--port", number],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert finished.returncode == 2
    assert reason in finished.stderr
    assert len(finished.stderr.splitlines()) == 1


def test_every_type_of_the_site_is_known() -> None:
    endings = {path.suffix for path in (ROOT / "static").rglob("*") if path.is_file()}
    # notices are for reading in the folder, and Python travels inside the archive
    assert endings - {".md", ".py"} <= set(SiteHandler.extensions_map)
