// Tables as text, and what a comparison's address asks: read leniently, written in one way.

import assert from "node:assert/strict";
import { test } from "node:test";
import { allows, changesOf, readTable, slug, told, usual, valueOf, writeTable } from "../../interactive/choice.mjs";
import { nothingYet, question, readAsked, writeAsked } from "../../interactive/compare-desk.mjs";

const lights = {
  key: "kk.lights",
  rule: "KK-6.1",
  ask: "What are the lights worth?",
  default: "10/8/7/5",
  slugs: { "10/8/7/5": "lights_10-8-7-5" },
  told: { other: "Five lights are {0}, four {1}, rainy four {2}, three {3}" },
  pattern: "(0|[1-9][0-9]{0,2})(/(0|[1-9][0-9]{0,2})){3}",
  touches: { other: ["KK-6.1", "KK-6.4"] },
};
const sets = {
  key: "kk.play_out_stock",
  rule: "KK-4.6",
  ask: "Is the stock played out?",
  default: "off",
  slugs: { off: "play-out-stock_off", on: "play-out-stock_on" },
  told: { off: "The deal is over", on: "The players go on" },
  pattern: "",
  touches: { on: ["KK-4.6"], other: ["KK-4.6"] },
};
const all = {
  "koi-koi": {
    name: "Koi-Koi",
    seats: [2],
    usual: 2,
    rules: "rules/koi-koi/",
    score: "",
    sets: [
      { id: "nintendo", name: "Nintendo", whole: true, values: {} },
      { id: "fuda-wiki", name: "Fuda Wiki", whole: true, values: { "kk.lights": "15/8/7/6" } },
    ],
    options: [lights, sets],
  },
};
const game = all["koi-koi"];

test("a table is read and written in one way", () => {
  for (const text of ["koi-koi", "koi-koi.fuda-wiki", "koi-koi.fuda-wiki.lights_12-9-8-6.play-out-stock_on"]) {
    const { table, unread } = readTable(all, text);
    assert.deepEqual(unread, []);
    assert.equal(writeTable(all, table), text);
  }
});

test("what is usual is not written, and a set's own value neither", () => {
  const table = { ...usual(all, "koi-koi"), values: { "kk.play_out_stock": "off" } };
  assert.equal(writeTable(all, table), "koi-koi");
  assert.equal(writeTable(all, { ...table, set: "fuda-wiki", values: { "kk.lights": "15/8/7/6" } }), "koi-koi.fuda-wiki");
  assert.equal(
    writeTable(all, { ...table, set: "fuda-wiki", values: { "kk.lights": "10/8/7/5" } }),
    "koi-koi.fuda-wiki.lights_10-8-7-5",
  );
});

test("a hostile table loses only what cannot be read", () => {
  const { table, unread } = readTable(all, "koi-koi.fuda-wiki.<b>.lights_1-2.play-out-stock_on.9.fuda-wiki");
  assert.deepEqual(unread, ["<b>", "lights_1-2", "9", "fuda-wiki"]);
  assert.equal(writeTable(all, table), "koi-koi.fuda-wiki.play-out-stock_on");
  assert.equal(readTable(all, "__proto__.x").table, null);
  assert.equal(readTable(all, "constructor").table, null);
  assert.ok(readTable(all, `koi-koi.${"x.".repeat(5000)}`).unread.length > 1);
});

test("of a part that is said twice the first holds", () => {
  const { table, unread } = readTable(all, "koi-koi.fuda-wiki.play-out-stock_on.nintendo.play-out-stock_off");
  assert.deepEqual(unread, ["nintendo", "play-out-stock_off"]);
  assert.equal(writeTable(all, table), "koi-koi.fuda-wiki.play-out-stock_on");
});

test("values beyond the listed ones are told by their numbers", () => {
  assert.equal(told(lights, "15/8/7/6"), "Five lights are 15, four 8, rainy four 7, three 6");
  assert.equal(slug(lights, "15/8/7/6"), "lights_15-8-7-6");
  assert.equal(allows(lights, "15/8/7"), false);
  assert.equal(allows(lights, "toString"), false);
});

test("changes are what differs from the usual, and say whose they are", () => {
  const { table } = readTable(all, "koi-koi.fuda-wiki.play-out-stock_on");
  assert.equal(valueOf(game, table, lights), "15/8/7/6");
  assert.deepEqual(
    changesOf(game, table).map(({ key, own, touches }) => [key, own, touches]),
    [
      ["kk.lights", false, ["KK-6.1", "KK-6.4"]],
      ["kk.play_out_stock", true, ["KK-4.6"]],
    ],
  );
});

test("a comparison's address is read leniently and written in one way", () => {
  assert.equal(readAsked("#KK-6.5"), null);
  const read = readAsked("#game=koi-koi&pile=9T3H&called=1");
  assert.deepEqual(read.asked.pile, "3H 9T");
  assert.equal(writeAsked(read.asked), "game=koi-koi&pile=3H9T&called=1");
  assert.equal(readAsked("#game=poker&pile=3H").whole, false);
  assert.equal(readAsked("#game=koi-koi&pile=3H3H").whole, false);
  const hands = readAsked("#game=nylon-ppong&hands=1.3_5.5.5.6.6&end=stop:0").asked;
  assert.deepEqual(hands.hands, ["1 3", "5 5 5 6 6"]);
  assert.equal(writeAsked(hands), "game=nylon-ppong&hands=1.3_5.5.5.6.6&end=stop%3A0");
  assert.equal(readAsked(`#game=nylon-ppong&hands=${"1_".repeat(500)}`).asked.hands.length, 6);
});

test("a comparison reads ends as the calculator's links write them, and tells of those it cannot", () => {
  const { asked, whole } = readAsked("#game=nylon-ppong&hands=1.3_5.5.5.6.6&end=ppong.1.0");
  assert.deepEqual([asked.end, whole], ["ppong:1:0", true]);
  for (const end of ["flee", "stop:99", "stop", "stop:0:1", "exhausted:0", "<b>"]) {
    const { asked: left, whole: all } = readAsked(`#game=nylon-ppong&hands=1.3_5.5.5.6.6&end=${encodeURIComponent(end)}`);
    assert.deepEqual([left.end, all], ["stop:0", false], end);
  }
  assert.equal(readAsked("#game=koi-koi&pile=3H&called=9").whole, false);
  assert.equal(readAsked("#hands=1.3_5.5").asked.game, "nylon-ppong", "only that game has hands");
});

test("nothing is asked of the engine without a pile, and only Koi-Koi has a call", () => {
  assert.equal(question(nothingYet("koi-koi")), null);
  assert.deepEqual(question({ ...nothingYet("hana-awase"), pile: "3H", called: true }), [
    "compare",
    { game: "hana-awase", pile: "3H" },
  ]);
});
