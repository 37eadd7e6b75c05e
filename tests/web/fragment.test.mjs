// What a widget writes into the address, and what it hears of it, while pages come and go.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Fragment } from "../../interactive/fragment.mjs";

/** A window as far as an address needs one. */
let heard;

/** @param {string} address @param {string} [event] */
function go(address, event) {
  const { pathname, search, hash } = new URL(address, "http://here/");
  Object.assign(globalThis.location, { pathname, search, hash });
  if (event) heard.dispatchEvent(new Event(event));
}

beforeEach(() => {
  heard = new EventTarget();
  const state = {};
  globalThis.location = { pathname: "/score/", search: "", hash: "" };
  globalThis.history = { state, replaceState: (_, __, address) => go(address) };
  globalThis.addEventListener = heard.addEventListener.bind(heard);
});

test("a change of the page's own fragment is told once, and what the widget wrote is no news", () => {
  const opened = [];
  const fragment = new Fragment();
  fragment.watch((hash) => opened.push(hash), new AbortController().signal);
  fragment.show("pile=3H");
  assert.equal(location.hash, "#pile=3H");
  heard.dispatchEvent(new Event("hashchange"));
  go("/score/#pile=9T", "popstate");
  heard.dispatchEvent(new Event("hashchange"));
  assert.deepEqual(opened, ["#pile=9T"]);
  fragment.show("");
  assert.equal(location.hash, "");
});

test("a widget that is being left reads and writes another page's address no more", () => {
  const opened = [];
  const fragment = new Fragment();
  fragment.watch((hash) => opened.push(hash), new AbortController().signal);
  go("/rules/#KK-6.5", "popstate");
  fragment.show("pile=3H");
  assert.equal(location.hash, "#KK-6.5");
  assert.deepEqual(opened, []);
});
