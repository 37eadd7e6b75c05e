import assert from "node:assert/strict";
import { test } from "node:test";
import { embedCode, fragmentOf, gameOf, handedIn, linkTo, recordIn } from "../../interactive/table-record.mjs";

const RECORD = "hc1~hana-awase.4.oni_on~s7~3a.3H-_9T-12b";
const ROOT = "https://example.org/hana/";

test("a record is found wherever it was pasted from", () => {
  const link = linkTo({ record: RECORD, seat: 2 }, ROOT);
  for (const text of [RECORD, `  ${RECORD}\n`, `See ${RECORD} there`, `${ROOT}x#record=${RECORD}`]) {
    assert.equal(recordIn(text)?.record, RECORD, text);
  }
  assert.deepEqual(recordIn(link), { record: RECORD, seat: 2, at: 0 });
  for (const text of ["", "koi-koi", "hc~x", "https://example.org/#table=koi-koi"]) assert.equal(recordIn(text), null);
  assert.ok((recordIn(`hc1~koi-koi~s7~${"3a-".repeat(400_000)}`)?.record.length ?? 0) <= 40_000);
});

test("an address hands over what it was written with, and nonsense in it does no harm", () => {
  for (const handed of [{ record: RECORD, seat: 3, at: 12 }, { record: RECORD, seat: 0, at: 0 }, { record: RECORD, seat: 0, at: -1 }]) {
    assert.deepEqual(handedIn(`#${fragmentOf(handed)}`), handed);
  }
  assert.deepEqual(handedIn("#record=<b>&seat=-1&at=1e9"), { record: "<b>", seat: 0, at: 0 });
  for (const hash of ["", "#the-keys", "#seed=7", "#seat=1"]) assert.equal(handedIn(hash), null);
});

test("a record says of which game it is", () => {
  assert.equal(gameOf(RECORD), "hana-awase");
  assert.equal(gameOf("hc2~koi-koi~"), "koi-koi");
  for (const record of ["", "hc1~", "hc1~poker~s1~", "hc1~constructor~s1~"]) assert.equal(gameOf(record), "");
});

test("the code to embed is one element with a title", () => {
  const code = embedCode("hana-awase", { record: RECORD, seat: 1 }, ROOT);
  assert.match(code, /^<iframe src="https:\/\/example\.org\/hana\/practice\/embed\/\?game=hana-awase#record=[^"<>]*&amp;seat=1" title="Hana-awase: a deal" /);
  assert.match(embedCode("koi-koi", null, ROOT), /\?game=koi-koi" title="Koi-Koi: a practice table"/);
});
