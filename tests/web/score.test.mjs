// What a calculator does with links, choices, texts and a missing engine, without a page.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DECK } from "../../interactive/deck.mjs";
import { EngineError } from "../../interactive/engine.mjs";
import { ScoreDesk } from "../../interactive/score-desk.mjs";
import { readLink } from "../../interactive/score-link.mjs";

const settled = async () => {
  for (let turn = 0; turn < 6; turn++) await new Promise((resolve) => setImmediate(resolve));
};
const columns = Array.from({ length: 12 }, (_, at) => ({ month: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 11][at], number: at + 1 }));
const base = { name: "", rules: "", set: "usual", sets: [], seats: [2], playing: 2, deal: null, options: [], unasked: [], columns };
const place = { id: "pile", name: "A pile", say: "", options: [], places: ["Your pile"], field: "", calls: "", laid: false, rest: false, ends: [] };
const seats = (count) => Array.from({ length: count }, (_, at) => `Seat ${at}`);
const ends = [{ id: "stop", words: "", names: ["Who"] }, { id: "ppong", words: "", names: ["Who", "From"] }, { id: "exhausted", words: "", names: [] }];

/** @returns {any} */
const koikoi = (said = {}) => ({
  ...base,
  game: "koi-koi",
  table: "koi-koi",
  usual: "koi-koi",
  desks: [
    { ...place, key: "pile", calls: "called" },
    { ...place, id: "table", key: "piles", places: seats(2), calls: "both" },
  ],
  ...said,
});
/** @returns {any} */
const hanaawase = (playing = 3) => ({
  ...base,
  game: "hana-awase",
  table: playing === 3 ? "hana-awase" : `hana-awase.${playing}`,
  usual: "hana-awase",
  seats: [2, 3, 4],
  playing,
  desks: [{ ...place, id: "table", key: "piles", places: seats(playing), rest: true }, { ...place, key: "pile" }],
});
/** @returns {any} */
const nylon = (playing = 2) => ({
  ...base,
  game: "nylon-ppong",
  table: `nylon-ppong.${playing}`,
  usual: "nylon-ppong",
  playing,
  desks: [{ ...place, id: "table", key: "hands", places: seats(playing), ends }, { ...place, key: "hand" }],
});

const counted = ({ asked }) => ({ table: "", seats: [{ seat: 0, total: 5 }], sheets: [], facts: [], cards: asked });
const refuse = (message, rule) => () => {
  throw new EngineError({ code: "rules/contradiction", message, rule });
};
const absent = () => {
  throw new EngineError({ code: "engine/failed", message: "no engine" });
};

/** @param {any} table @param {Record<string, (args: any) => any>} [ops] */
function open(table, ops = {}) {
  const asked = [];
  const all = { "score.count": counted, "score.desk": () => table, ...ops };
  const engine = {
    asked,
    async ask(op, args, { signal } = {}) {
      asked.push([op, args]);
      await new Promise((resolve) => setImmediate(resolve));
      signal?.throwIfAborted();
      return all[op](args);
    },
  };
  return { engine, asked, desk: new ScoreDesk(/** @type {any} */ (engine), table, () => {}) };
}

test("a link of the first release opens and is written as it was", async () => {
  const { desk, asked } = open(koikoi());
  assert.equal(desk.open("#count-it-yourself"), false);
  assert.equal(desk.open("#pile=9T3H&called=1"), true);
  await settled();
  assert.equal(desk.fragment, "pile=3H9T&called=1");
  assert.deepEqual(asked, [["score.count", { table: "koi-koi", asked: { pile: "3H9T", opponent_called: true } }]]);
  assert.equal(desk.notice, null);
  desk.clear();
  assert.equal(desk.fragment, "");
  assert.equal(desk.count, null);
});

test("a link with a card twice keeps the rest and quotes the engine", async () => {
  const { desk } = open(koikoi(), {
    "score.count": (args) => (args.asked.pile === "3H9T" ? counted(args) : refuse("the card 9T stands here twice", "DK-1.1")()),
  });
  desk.open("#pile=3H9T9T&called=0");
  assert.match(desk.notice?.text ?? "", /cannot be read/);
  await settled();
  assert.match(desk.notice?.text ?? "", /the card 9T stands here twice/);
  assert.equal(desk.notice?.kept, "The 2 cards that can be read are below.");
  assert.equal(desk.count?.seats[0]?.total, 5);
});

test("a link names a table, and its rules are asked for", async () => {
  const other = koikoi({ table: "koi-koi.sake_tane-only" });
  const { desk, asked } = open(koikoi(), { "score.desk": () => other });
  desk.open("#table=koi-koi.sake_tane-only&pile=9T");
  assert.equal(desk.fragment, "table=koi-koi.sake_tane-only&pile=9T&called=0", "even before the engine knows");
  await settled();
  assert.equal(desk.table, other);
  assert.deepEqual(asked.at(-1), ["score.count", { table: "koi-koi.sake_tane-only", asked: { pile: "9T", opponent_called: false } }]);
  desk.open("#pile=9T&called=0");
  assert.equal(desk.fragment, "pile=9T&called=0", "a link without a table is about the usual one");
});

test("a link about another game says where it belongs", async () => {
  const { desk } = open(koikoi(), { "score.desk": () => ({ ...hanaawase(), name: "Hana-awase" }) });
  desk.open("#table=hana-awase.2&piles=1H_rest");
  await settled();
  assert.equal(desk.notice?.href, "score/hana-awase/#table=hana-awase.2&piles=1H_rest");
  assert.equal(desk.table.game, "koi-koi");
});

test("a table the engine refuses leaves the usual one", async () => {
  const { desk } = open(koikoi(), { "score.desk": refuse("there is no game", null) });
  desk.open("#table=tarot&pile=3H&called=0");
  await settled();
  assert.match(desk.notice?.text ?? "", /There is no game/);
  assert.equal(desk.fragment, "pile=3H&called=0");
});

test("a choice keeps the cards, and choices made without an engine are kept till it comes", async () => {
  let here = false;
  const chosen = koikoi({ table: "koi-koi.seven_off.sake_tane-only" });
  const { desk, asked } = open(koikoi(), {
    "score.desk": (args) => (here ? chosen : absent()),
    "score.count": (args) => (here ? counted(args) : absent()),
  });
  desk.toggle("9T");
  await desk.choose({ options: { "kk.seven": "off" } });
  await desk.choose({ options: { "kk.sake": "tane_only" } });
  assert.equal(desk.value("kk.seven"), "off");
  here = true;
  await desk.engineCame();
  assert.deepEqual(
    asked.findLast(([op]) => op === "score.desk")?.[1],
    { table: "koi-koi", options: { "kk.seven": "off", "kk.sake": "tane_only" } },
  );
  assert.equal(desk.fragment, "table=koi-koi.seven_off.sake_tane-only&pile=9T&called=0");
});

test("a set leaves house rules behind", async () => {
  const { desk, asked } = open(koikoi());
  void desk.choose({ options: { "kk.seven": "off" } });
  await desk.choose({ ruleset: "fuda-wiki" });
  assert.deepEqual(asked.at(-1), ["score.desk", { table: "koi-koi", ruleset: "fuda-wiki", options: {} }]);
});

test("a card lies in one pile, and tapping it elsewhere moves it", async () => {
  const { desk } = open(hanaawase());
  desk.toggle("1H");
  desk.choosePlace(1);
  desk.toggle("2T");
  desk.toggle("1H");
  assert.equal(desk.fragment, "piles=_1H2T_");
  desk.toggle("1H");
  assert.equal(desk.fragment, "piles=_2T_");
});

test("the rest goes where it is sent, and a link may say so", async () => {
  const { desk, asked } = open(hanaawase());
  desk.open("#piles=1H_2T_rest");
  assert.equal(desk.places.all[2]?.size, DECK.length - 2);
  assert.equal(desk.places.left.length, 0);
  desk.clear();
  desk.toggle("1H");
  desk.choosePlace(2);
  desk.takeRest();
  await settled();
  assert.equal(desk.places.all[2]?.size, DECK.length - 1);
  assert.equal(asked.at(-1)?.[1].asked.piles.length, 3);
});

test("piles say how many play", async () => {
  const { desk, asked } = open(hanaawase(), { "score.desk": ({ seats: count }) => hanaawase(count) });
  desk.open("#piles=1H_rest");
  await settled();
  assert.deepEqual(asked[0], ["score.desk", { table: "hana-awase", seats: 2 }]);
  assert.equal(desk.desk.places.length, 2);
  assert.equal(desk.notice, null);
});

test("what no control can show is not kept from a link, and is said", async () => {
  for (const end of ["flee.0", "stop.9", "stop.0.1", "ppong.0", "exhausted.1"]) {
    const { desk } = open(nylon());
    desk.open(`#table=nylon-ppong.2&hands=2.3_4.4.11.12.9&end=${end}`);
    await settled();
    assert.deepEqual(desk.end, { how: "stop", seats: [0] }, end);
    assert.match(desk.notice?.text ?? "", /how the deal ended/, end);
    assert.match(desk.fragment, /end=stop\.0/, end);
  }
  const { desk } = open(koikoi());
  desk.open("#piles=1H1R_2T2R&calls=99.99&last=9");
  await settled();
  assert.deepEqual([desk.calls, desk.last], [[0, 0], null]);
  assert.match(desk.notice?.text ?? "", /calls/);
});

test("fewer players move the one who stopped to a seat that is there", async () => {
  const { desk } = open(nylon(3), { "score.desk": ({ seats: count }) => nylon(count ?? 3) });
  desk.open("#table=nylon-ppong.3&hands=2.3_4.4.11.12.9_8.8&end=stop.2");
  await settled();
  await desk.choose({ seats: 2 });
  await settled();
  assert.deepEqual(desk.end, { how: "stop", seats: [1] });
});

test("hands may be months, until a card is tapped", async () => {
  const { desk, asked } = open(nylon());
  desk.open("#table=nylon-ppong.2&hands=2.3_4.4.11.12.9&end=stop.0");
  await settled();
  assert.deepEqual(asked.at(-1)?.[1].asked, { hands: ["2 3", "4 4 11 12 9"], end: "stop:0" });
  assert.equal(desk.fragment, "table=nylon-ppong.2&hands=2.3_4.4.11.12.9&end=stop.0");
  desk.toggle("1H");
  const [first, second] = desk.places.all;
  assert.deepEqual([first?.size, second?.size], [3, 5]);
  assert.ok([...(second?.codes ?? [])].some((code) => code.startsWith("12")), "11 is paulownia there");
});

test("what is scored can be changed and changed back without losing a card", async () => {
  const { desk } = open(hanaawase());
  desk.open("#piles=1H_2T_3H");
  desk.score("pile");
  assert.equal(desk.fragment, "pile=1H");
  desk.score("piles");
  assert.equal(desk.fragment, "piles=1H_2T_3H");
});

test("how a deal ended, and by whom", async () => {
  const { desk, asked } = open(nylon());
  desk.toggle("1H");
  desk.say({ end: { how: "ppong", seats: [1, 0] } });
  await settled();
  assert.equal(asked.at(-1)?.[1].asked.end, "ppong:1:0");
  desk.say({ end: { how: "exhausted", seats: [] } });
  assert.match(desk.fragment, /&end=exhausted$/);
});

test("calls count where the table counts them", async () => {
  const { desk, asked } = open(koikoi());
  desk.open("#piles=1H_2T&calls=1.1&last=0");
  await settled();
  assert.deepEqual(asked.at(-1)?.[1].asked, { piles: ["1H", "2T"], calls: [1, 1], called_last: 0 });
  assert.equal(desk.fragment, "piles=1H_2T&calls=1.1&last=0");
});

test("a card never goes to a place that the table has no longer", async () => {
  const { desk } = open(nylon(3), { "score.desk": ({ seats: count }) => nylon(count) });
  desk.choosePlace(2);
  desk.toggle("1H");
  await desk.choose({ seats: 2 });
  desk.toggle("2T");
  assert.match(desk.fragment, /\bhands=2T_&/);
  const field = koikoi();
  Object.assign(field.desks[0], { field: "Field" });
  const { desk: rain } = open(field, { "score.desk": () => koikoi() });
  rain.choosePlace(1);
  rain.toggle("1H");
  await rain.choose({ options: { "kk.rain": "off" } });
  assert.equal(rain.places.whose("1H"), -1);
  assert.match(rain.notice?.kept ?? "", /left out/);
  rain.toggle("2T");
  assert.equal(rain.fragment, "pile=2T&called=0");
});

test("who laid the oni sits at the table when fewer play", async () => {
  const withOni = (/** @type {number} */ count) => {
    const table = hanaawase(count);
    Object.assign(table.desks[0], { laid: true });
    return table;
  };
  const { desk, asked } = open(withOni(3), { "score.desk": ({ seats: count }) => withOni(count) });
  desk.toggle("1H");
  desk.say({ laid: 2 });
  await desk.choose({ seats: 2 });
  assert.equal(desk.laid, 1);
  assert.equal(asked.at(-1)?.[1].asked.laid, 1);
});

test("without an engine cards can be chosen and sent", async () => {
  const { desk } = open(koikoi(), { "score.count": absent });
  desk.toggle("3H");
  desk.toggle("9T");
  desk.toggle("3H");
  desk.say({ called: true });
  await settled();
  assert.equal(desk.fragment, "pile=9T&called=1");
  assert.equal(desk.count, null);
  assert.equal(desk.fault, null);
});

test("only the last question of a fast hand is answered", async () => {
  const { desk } = open(koikoi(), { "score.count": ({ asked }) => ({ seats: [{ seat: 0, total: asked.pile.length }] }) });
  for (const code of ["1H", "3H", "8H"]) desk.toggle(code);
  await settled();
  assert.equal(desk.count?.seats[0]?.total, "1H3H8H".length);
});

test("typed text is the engine's to judge, and what it cannot answer is asked again when it comes", async () => {
  let here = false;
  const { desk } = open(koikoi(), {
    "score.count": (args) => (!here ? absent() : args.asked.pile === "3H" ? counted(args) : refuse("the card 9T stands here twice", null)()),
  });
  desk.toggle("3H");
  await desk.type(0, "9T 9T");
  here = true;
  await desk.engineCame();
  assert.match(desk.fault?.text ?? "", /stands here twice/, "the text stays judged, not the cards before it");
  assert.equal(desk.places.all[0]?.typed, "9T 9T");
});

test("what is pasted goes to the chosen place", async () => {
  const { desk } = open(hanaawase());
  desk.choosePlace(1);
  await desk.paste(" 3h 9t\n");
  assert.equal(desk.fragment, "piles=_3H9T_");
});

test("hostile links are read without harm", () => {
  for (const hash of [
    "#piles=" + "_".repeat(5000),
    "#hands=%00%ff&end=stop.0",
    "#table=%3Cimg%20src=x%3E",
    "#calls=x&pile=3H",
    "#calls=1.1.1&pile=3H",
    "#end=stop.0.0.0&hands=1H_2T",
    "#last=99&laid=-1&piles=1H",
    "#pile=__proto__",
    "#piles=rest_rest_rest_rest",
  ]) {
    for (const table of [koikoi(), hanaawase(), nylon()]) {
      const { desk } = open(table);
      assert.doesNotThrow(() => desk.open(hash), hash);
      assert.ok(desk.places.all.length <= 8);
    }
  }
  assert.match(readLink("#calls=x&pile=3H")?.odd ?? "", /not two numbers/);
  assert.match(readLink("#end=%3Cb%3E&hands=1H")?.odd ?? "", /how the deal ended/);
  assert.match(readLink("#called=yes&pile=3H")?.odd ?? "", /neither 0 nor 1/);
});
