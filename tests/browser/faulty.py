"""The site from a server with faults: a file missing, of the wrong kind, cut off, stalled, or slow."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http import HTTPStatus
from typing import TypeAlias

from serve import TYPES, Handler, Server, squeezed
from steps import SITE

Fault: TypeAlias = Callable[["FaultyHandler"], None]
PIECE = 1 << 16
PAUSE_S = 0.02


class FaultyHandler(Handler):
    faults: dict[str, Fault]
    released: threading.Event

    def do_GET(self) -> None:  # noqa: N802 - the name that http.server looks for
        for ending, fault in list(self.faults.items()):
            if self.path.endswith(ending):
                fault(self)
                return
        super().do_GET()

    @property
    def kind(self) -> str:
        return TYPES.get("." + self.path.rpartition(".")[2], "application/octet-stream")

    def begin(self) -> bytes:
        """The headers of the file, compressed as usual; gives what should follow."""
        file = SITE / self.path.lstrip("/")
        data = squeezed(file, file.stat().st_mtime_ns)
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", self.kind)
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        return data


def missing(handler: FaultyHandler) -> None:
    handler.say(HTTPStatus.NOT_FOUND, b"not here", "text/plain")


def as_text(handler: FaultyHandler) -> None:
    """The right bytes, called plain text."""
    handler.say(HTTPStatus.OK, (SITE / handler.path.lstrip("/")).read_bytes(), "text/plain")


def as_a_page(handler: FaultyHandler) -> None:
    """What a host that answers every address with a page sends."""
    handler.say(HTTPStatus.OK, (SITE / "index.html").read_bytes(), TYPES[".html"])


def hung_up(handler: FaultyHandler) -> None:
    """No answer at all."""
    handler.close_connection = True


def cut_off(handler: FaultyHandler) -> None:
    """Half, and the line is dead."""
    data = handler.begin()
    handler.wfile.write(data[: len(data) // 2])
    handler.close_connection = True


def stalled(handler: FaultyHandler) -> None:
    """Half, and then nothing, with the line open."""
    data = handler.begin()
    handler.wfile.write(data[: len(data) // 2])
    handler.wfile.flush()
    handler.released.wait()
    handler.close_connection = True


def slow(handler: FaultyHandler) -> None:
    """Piece by piece."""
    data = handler.begin()
    for at in range(0, len(data), PIECE):
        handler.wfile.write(data[at : at + PIECE])
        time.sleep(PAUSE_S)


class FaultySite:
    def __init__(self, address: str, faults: dict[str, Fault]) -> None:
        self.address = address
        self.faults = faults  # by the end of an address; may change at any time


@contextmanager
def faulty_site(**handlers: Fault) -> Iterator[FaultySite]:
    """Serve the built site with faults, from a port of its own."""
    faults: dict[str, Fault] = dict(handlers)
    released = threading.Event()
    known = {"faults": faults, "released": released}
    with Server(("127.0.0.1", 0), type("TheHandler", (FaultyHandler,), known)) as listening:
        thread = threading.Thread(target=listening.serve_forever, daemon=True)
        thread.start()
        try:
            yield FaultySite(f"http://127.0.0.1:{listening.server_port}/", faults)
        finally:
            released.set()
            listening.shutdown()
            thread.join()
