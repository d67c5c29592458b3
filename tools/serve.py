"""Serves the built site on this machine, with the file types that browsers insist on."""

from __future__ import annotations

import argparse
import errno
import functools
import http.server
import sys
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import os

ROOT = Path(__file__).resolve().parent.parent
HOST = "127.0.0.1"
FIRST_PORT = 8000
PORTS_TRIED = 50


class SiteHandler(http.server.SimpleHTTPRequestHandler):
    """Answers with files of the site; the system's own table of types is not asked."""

    # On Windows the registry can make Python send scripts as text/plain, which browsers refuse.
    extensions_map = {  # noqa: RUF012  the base class declares it as an instance attribute
        "": "application/octet-stream",
        ".css": "text/css; charset=utf-8",
        ".ftl": "text/plain; charset=utf-8",
        ".html": "text/html; charset=utf-8",
        ".ico": "image/x-icon",
        ".js": "text/javascript; charset=utf-8",
        ".json": "application/json",
        ".mjs": "text/javascript; charset=utf-8",
        ".png": "image/png",
        ".svg": "image/svg+xml",
        ".toml": "application/toml",
        ".txt": "text/plain; charset=utf-8",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        ".webp": "image/webp",
        ".woff2": "font/woff2",
        ".zip": "application/zip",
    }
    protocol_version = "HTTP/1.1"

    def end_headers(self) -> None:
        """Let the browser keep files but ask each time whether they changed."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def guess_type(self, path: str | os.PathLike[str]) -> str:
        """Choose the type by the file's ending alone."""
        return self.extensions_map.get(Path(path).suffix.lower(), self.extensions_map[""])

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002  the base class's name
        """Stay quiet: the one printed line is the address."""


class SiteServer(http.server.ThreadingHTTPServer):
    """Answers everybody at once, and ends with the program."""

    daemon_threads = True

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Tell an error, but not that a browser went away before it had everything."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


def open_server(
    port: int,
    *,
    root: Path = ROOT,
    handler: type[http.server.SimpleHTTPRequestHandler] = SiteHandler,
) -> http.server.ThreadingHTTPServer:
    """Listen on a port of this machine; port 0 takes any free one."""
    return SiteServer((HOST, port), functools.partial(handler, directory=str(root)))


def open_first_free(first: int) -> http.server.ThreadingHTTPServer:
    """Listen on the first free port from the given one on."""
    for port in range(first, first + PORTS_TRIED):
        try:
            return open_server(port)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise
    message = (
        f"The ports {first} to {first + PORTS_TRIED - 1} are all taken; choose one with PORT=."
    )
    raise SystemExit(message)


def open_chosen(port: int) -> http.server.ThreadingHTTPServer:
    """Listen on the port somebody asked for, or say in one sentence why not."""
    try:
        return open_server(port)
    except (OSError, OverflowError) as error:
        taken = isinstance(error, OSError) and error.errno == errno.EADDRINUSE
        reason = "is taken by another program" if taken else f"cannot be used ({error})"
        print(f"Port {port} {reason}; choose another with PORT=.", file=sys.stderr)
        raise SystemExit(2) from error


def main() -> None:
    """Serve until interrupted."""
    parser = argparse.ArgumentParser(description="Serve the site on this machine.")
    parser.add_argument("--port", type=int, help="the port to use; else the first free one")
    parser.add_argument("--open", action="store_true", help="open the page in the browser")
    options = parser.parse_args()
    server = open_first_free(FIRST_PORT) if options.port is None else open_chosen(options.port)
    address = f"http://localhost:{server.server_address[1]}/"
    print(f"The table is set at {address} (stop with Ctrl+C)", flush=True)
    if options.open:
        webbrowser.open(address)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()


if __name__ == "__main__":
    main()
