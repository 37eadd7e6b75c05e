"""What a page does beside what it shows: requests, console, errors that nobody caught."""

from __future__ import annotations

import re
from collections.abc import Iterable
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request

LOCAL = {"data", "blob", "about", "file"}


class Watch:
    """Over all contexts of one test."""

    def __init__(self, home: str, allowed: Iterable[str] = ()) -> None:
        self.requests: list[str] = []  # of pages and of their workers
        self.faults: list[str] = []
        self.abroad: list[str] = []
        self.allowed = [re.compile(words) for words in allowed]
        self.homes = {origin(home)}
        self._contexts: list[BrowserContext] = []

    def over(self, context: BrowserContext) -> None:
        self._contexts.append(context)
        context.on("request", self._asked)
        context.on("console", self._said)
        context.on("weberror", lambda error: self._fault(f"uncaught: {error.error}"))
        context.on("page", lambda page: page.on("crash", self._crashed))

    def also(self, home: str) -> None:
        """Another server of the test's own."""
        self.homes.add(origin(home))

    def count(self, ending: str) -> int:
        """How often a file was asked for."""
        return sum(urlsplit(url).path.endswith(ending) for url in self.requests)

    def check(self) -> None:
        for context in self._contexts:
            for page in context.pages:
                page.title()  # what is still on its way is delivered before an answer
        assert not self.abroad, f"left the origin: {self.abroad}"
        assert not self.faults, f"went wrong on a page: {self.faults}"

    def _asked(self, request: Request) -> None:
        self.requests.append(request.url)
        if urlsplit(request.url).scheme not in LOCAL and origin(request.url) not in self.homes:
            self.abroad.append(request.url)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "assert"):
            self._fault(f"console: {message.text} ({message.location.get('url', '')})")

    def _crashed(self, page: Page) -> None:
        self._fault(f"crashed: {page.url}")

    def _fault(self, words: str) -> None:
        if not any(known.search(words) for known in self.allowed):
            self.faults.append(words)


def origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"
