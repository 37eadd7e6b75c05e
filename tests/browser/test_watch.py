"""The tests' own eyes: what a page or its worker does wrong is seen, or the other tests prove nothing."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.browser.watch import Watch

WORKER = """
const code = new Blob([`fetch("http://127.0.0.1:9/abroad").catch(() => postMessage("refused"))`]);
new Worker(URL.createObjectURL(code)).onmessage = () => { document.title = "asked"; };
"""


def test_a_request_of_a_worker_to_another_origin_is_seen(browser: Browser, site: str) -> None:
    watch = Watch(site)
    context = browser.new_context()
    watch.over(context)
    page = context.new_page()
    page.goto(site)
    page.evaluate(WORKER)
    expect(page).to_have_title("asked")
    page.evaluate("setTimeout(() => { throw new Error('nobody catches me'); }); console.error('I complain')")
    page.wait_for_function("true")
    assert watch.abroad == ["http://127.0.0.1:9/abroad"]
    said = " ".join(watch.faults)
    assert "nobody catches me" in said
    assert "I complain" in said
    context.close()
