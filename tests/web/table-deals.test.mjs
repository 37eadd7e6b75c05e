import assert from "node:assert/strict";
import { test } from "node:test";
import { Deals, MOST } from "../../interactive/table-deals.mjs";
import { Shelf } from "./shelf.mjs";

const deal = (at, when = "2026-11-30") => ({ record: `hc1~koi-koi~s${at}~`, seat: 0, title: "You score 5", when });
const file = (deals, v = 1) => JSON.stringify({ v, deals });

test("the newest deal is first, and one that is played again is there once", () => {
  const deals = new Deals(() => new Shelf());
  const shelf = new Shelf();
  const kept = new Deals(() => shelf);
  assert.deepEqual(deals.all(), []);
  for (const at of [1, 2, 1]) kept.add(deal(at));
  assert.deepEqual(kept.all().map(({ record }) => record), [deal(1).record, deal(2).record]);
  kept.add({ ...deal(1), seat: 1 });
  assert.equal(kept.all().length, 3, "another seat is another deal");
  kept.remove(deal(1));
  assert.equal(new Deals(() => shelf).all().length, 2);
});

test("the list stays within its bounds; a file takes nothing away to get in", () => {
  const shelf = new Shelf();
  const kept = new Deals(() => shelf);
  for (let at = 0; at < MOST + 2; at++) kept.add(deal(at));
  assert.equal(kept.all().length, MOST);
  assert.equal(kept.all()[0].record, deal(MOST + 1).record);
  const before = kept.all();
  assert.deepEqual(kept.merge(file([deal(9999), before[3]])), { added: 0, known: 1, bad: 0, over: 1 });
  assert.deepEqual(kept.all(), before);
});

test("a file is merged: what is there stays, what is no deal is counted", () => {
  const shelf = new Shelf();
  const kept = new Deals(() => shelf);
  kept.add(deal(1, "2026-11-02"));
  const bad = [7, null, {}, { ...deal(5), record: "hc1~poker~s1~" }, { ...deal(5), seat: -1 }, { ...deal(5), when: "now" }];
  const merged = kept.merge(file([deal(1, "2026-12-01"), deal(2, "2026-11-01"), deal(3, "2026-11-03"), deal(3), ...bad]));
  assert.deepEqual(merged, { added: 2, known: 2, bad: bad.length, over: 0 });
  assert.deepEqual(kept.all().map(({ record }) => record), [3, 1, 2].map((at) => deal(at).record));
  const other = new Deals(() => new Shelf());
  const again = new Shelf();
  const copy = new Deals(() => again);
  assert.equal(copy.merge(kept.text)?.added, 3);
  assert.deepEqual(copy.all(), kept.all());
  for (const text of ["", "{", "[]", "7", file([], 2), "x".repeat(9_000_000)]) assert.equal(other.merge(text), null);
});

test("a list that cannot be read is put aside, not lost", () => {
  const shelf = new Shelf();
  shelf.setItem("hana.deals", "{broken");
  const kept = new Deals(() => shelf);
  assert.deepEqual(kept.all(), []);
  assert.equal(kept.state, "unread");
  assert.equal(kept.unread, "{broken");
  kept.add(deal(1));
  assert.equal(kept.unread, "{broken");
  assert.deepEqual(new Deals(() => shelf).all(), [deal(1)]);
});

test("what a newer page wrote is left to it", () => {
  const shelf = new Shelf();
  shelf.setItem("hana.deals", file([deal(1)], 2));
  const kept = new Deals(() => shelf);
  kept.add(deal(2));
  assert.equal(kept.state, "newer");
  assert.deepEqual(kept.all(), [deal(2)], "for this visit");
  assert.equal(shelf.getItem("hana.deals"), file([deal(1)], 2));
});

test("blocked or full, the visit remembers", () => {
  const full = new Shelf();
  full.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  const blocked = () => {
    throw new DOMException("denied", "SecurityError");
  };
  for (const open of [() => full, blocked]) {
    const kept = new Deals(open);
    kept.add(deal(1));
    kept.add(deal(2));
    assert.equal(kept.state, "blocked");
    assert.deepEqual(kept.all(), [deal(2), deal(1)]);
  }
});

test("two tabs add to one list", () => {
  const shelf = new Shelf();
  const [one, other] = [new Deals(() => shelf), new Deals(() => shelf)];
  one.add(deal(1));
  other.add(deal(2));
  one.add(deal(3));
  assert.equal(other.all().length, 3);
});
