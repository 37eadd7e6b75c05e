"""A small web server for `site/`: compressed, under any prefix, for people, tests and measurements.

    serve.py [--port N] [--prefix /hana/] [--folder site]

Host and port come from SITE_URL, since instant navigation works only at the address the site was built for.
"""

from __future__ import annotations

import argparse
import gzip
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from email.utils import formatdate
from functools import lru_cache
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

from steps import SITE, SITE_URL, stop

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".xml": "application/xml",
}
PACKED = {".gz", ".ico", ".png", ".whl", ".woff2", ".zip"}  # compressed already


@lru_cache(maxsize=1000)
def squeezed(path: Path, _changed: int) -> bytes:
    return gzip.compress(path.read_bytes(), 9, mtime=0)


class Handler(BaseHTTPRequestHandler):
    """Files of one folder; pages of a test's own may be laid over them."""

    protocol_version = "HTTP/1.1"
    folder: Path = SITE
    prefix: str = "/"
    extra: Mapping[str, str] = {}

    def do_GET(self) -> None:
        path = unquote(urlsplit(self.path).path)
        if not path.startswith(self.prefix):
            self.say(HTTPStatus.NOT_FOUND, b"not here", "text/plain")
            return
        inside = path[len(self.prefix) :]
        if inside in self.extra:
            self.say(HTTPStatus.OK, self.extra[inside].encode(), TYPES[".html"])
            return
        file = (self.folder / inside).resolve()
        if not file.is_relative_to(self.folder.resolve()):
            self.say(HTTPStatus.NOT_FOUND, b"not here", "text/plain")
        elif file.is_dir() and not path.endswith("/"):
            self.say(HTTPStatus.MOVED_PERMANENTLY, b"", "text/plain", {"Location": path + "/"})
        else:
            self.send(file / "index.html" if file.is_dir() else file)

    def do_HEAD(self) -> None:
        self.do_GET()

    def send(self, file: Path) -> None:
        status = HTTPStatus.OK
        if not file.is_file():
            status, file = HTTPStatus.NOT_FOUND, self.folder / "404.html"
            if not file.is_file():
                self.say(status, b"not here", "text/plain")
                return
        at = file.stat()
        tag = f'"{at.st_mtime_ns:x}-{at.st_size:x}"'
        # Kept by the browser, and asked about: a rebuilt site is never mixed with an old one.
        headers = {
            "Cache-Control": "no-cache",
            "ETag": tag,
            "Last-Modified": formatdate(at.st_mtime, usegmt=True),
        }
        if self.headers.get("If-None-Match") == tag and status is HTTPStatus.OK:
            self.say(HTTPStatus.NOT_MODIFIED, None, "", headers)
            return
        if file.suffix not in PACKED and "gzip" in self.headers.get("Accept-Encoding", ""):
            data = squeezed(file, at.st_mtime_ns)
            headers |= {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
        else:
            data = file.read_bytes()
        self.say(status, data, TYPES.get(file.suffix, "application/octet-stream"), headers)

    def say(
        self, status: HTTPStatus, data: bytes | None, kind: str, headers: Mapping[str, str] | None = None
    ) -> None:
        self.send_response(status)
        for name, value in (headers or {}).items():
            self.send_header(name, value)
        if data is not None:
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        if data and self.command != "HEAD":
            self.wfile.write(data)

    def log_message(self, *_: object) -> None:
        """Say nothing: the terminal is for the address."""


class Server(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, *_: object) -> None:
        """A browser that closes a connection early is no fault of ours."""


def server(
    port: int, prefix: str = "/", folder: Path = SITE, extra: Mapping[str, str] | None = None
) -> Server:
    """A server that is listening and not yet answering; port 0 takes any that is free."""
    known = {"prefix": prefix, "folder": folder, "extra": extra or {}}
    return Server(("127.0.0.1", port), type("SiteHandler", (Handler,), known))


@contextmanager
def serving(
    port: int = 0, prefix: str = "/", folder: Path = SITE, extra: Mapping[str, str] | None = None
) -> Iterator[str]:
    """Serve while the block runs; gives the address, with the prefix."""
    with server(port, prefix, folder, extra) as listening:
        thread = threading.Thread(target=listening.serve_forever, daemon=True)
        thread.start()
        try:
            yield f"http://127.0.0.1:{listening.server_port}{prefix}"
        finally:
            listening.shutdown()
            thread.join()


def site_port() -> int:
    """The port that the site was built for; any other breaks instant navigation."""
    return urlsplit(SITE_URL).port or 8765


def main() -> None:
    parser = argparse.ArgumentParser(description="Serve the built site on this machine.")
    parser.add_argument("--port", type=int, default=site_port())
    parser.add_argument("--prefix", default="/", help="serve under a path, as /hana/")
    parser.add_argument("--folder", type=Path, default=SITE)
    options = parser.parse_args()
    prefix = f"/{options.prefix.strip('/')}/".replace("//", "/")
    if not (options.folder / "index.html").is_file():
        stop(f"{options.folder}/ holds no site: run make build first")
    try:
        listening = server(options.port, prefix, options.folder)
    except OSError as error:
        stop(f"port {options.port} cannot be served ({error.strerror}): is another make serve running?")
    print(f"\n  Hanacore is at http://127.0.0.1:{options.port}{prefix}  (Ctrl+C ends it)", flush=True)
    with listening:
        try:
            listening.serve_forever()
        except KeyboardInterrupt:
            print()


if __name__ == "__main__":
    main()
