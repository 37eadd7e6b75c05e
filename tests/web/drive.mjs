// Deals played at random through the page's own adapter: the Keeper asks the engine, which runs beside it in CPython, and
// only what a control of the page offers is pressed. Prints a line of JSON for each deal that is over.
//
//   node tests/web/drive.mjs PYTHON GAME DEALS SEED

import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { USUAL } from "../../interactive/table-choice.mjs";
import { looks, targets, waysOf } from "../../interactive/table-marks.mjs";
import { Keeper } from "../../interactive/table-match.mjs";
import { offered } from "../../interactive/table-offers.mjs";

const [python = "python3", game = "koi-koi", deals = "10", seed = "1"] = process.argv.slice(2);
const SERVE = "import sys\nfrom hanacore.web import handle\nfor line in sys.stdin: print(handle(line), flush=True)";
const DECIDED = ["call", "take", "play", "discard", "stop", "claim"];
const engine = spawn(python, ["-c", SERVE], { stdio: ["pipe", "pipe", "inherit"] });
const waiting = [];
createInterface({ input: engine.stdout }).on("line", (line) => waiting.shift()(JSON.parse(line)));

const ask = (op, args) =>
  new Promise((resolve, reject) => {
    waiting.push(({ result, error }) => (error ? reject(new Error(error.message)) : resolve(result)));
    engine.stdin.write(`${JSON.stringify({ v: 1, id: 1, op, args })}\n`);
  });

/** Numbers from 0 to 1 by a seed, the same every time. */
function numbers(state) {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
const random = numbers(Number(seed));
const any = (list) => list[Math.floor(random() * list.length)];

/** The tables of the game that can be played: every number of seats, every named set. */
async function tables() {
  const { seats, sets } = await ask("table.desk", { table: game });
  const found = [];
  for (const players of seats) {
    for (const { id } of sets) {
      const desk = await ask("table.desk", { table: `${game}.${players}.${id}` }).catch(() => null);
      if (desk && !desk.contradiction) found.push(desk.table);
    }
  }
  return found.length ? found : [game];
}

/** The decisions that the controls of the page would make, all of them. */
function controls(view) {
  const free = { marks: true, busy: false };
  const codes = new Set();
  const press = (ways) => ways.forEach(({ code }) => codes.add(code));
  const { hand, field } = looks(view, { ...free, selected: null });
  for (const card of view.hand) {
    if (hand(card).off) continue;
    const ways = waysOf(view.actions, card);
    if (ways.length === 1) press(ways);
    const chosen = looks(view, { ...free, selected: card });
    for (const lying of view.field) if (!chosen.field(lying).off) press(targets(view, card).get(lying) ?? []);
  }
  if (view.phase === "take") for (const lying of view.field) if (!field(lying).off) press(targets(view, null).get(lying) ?? []);
  if (view.decision) press([view.decision.stop, view.decision.call]);
  if (view.family === "rummy") press(offered(view));
  return codes;
}

const store = { save: () => "kept" };
const kinds = await tables();
for (let played = 0; played < Number(deals); ) {
  const table = any(kinds);
  const bot = any(["greedy", "random"]);
  const players = (await ask("table.desk", { table })).playing;
  const keeper = new Keeper(game, ask, store);
  await keeper.start(String(Math.floor(random() * 2 ** 32)), { ...USUAL, table, bots: Array(players - 1).fill(bot) });
  while (played < Number(deals)) {
    const { view } = keeper;
    if (DECIDED.includes(view.phase)) {
      const open = controls(view);
      const missing = view.actions.filter(({ code }) => !open.has(code)).map(({ code }) => code);
      const surplus = [...open].filter((code) => !view.actions.some((action) => action.code === code));
      if (!open.size || missing.length || surplus.length) {
        throw new Error(`${view.phase}: no control for ${missing}, too many for ${surplus}: ${JSON.stringify(keeper.match)}`);
      }
      await keeper.act(any([...open]));
      continue;
    }
    const { record, verify, totals } = view.settlement;
    process.stdout.write(`${JSON.stringify({ record, verify, totals, dealer: view.dealer })}\n`);
    played += 1;
    if (view.phase === "match-over") break;
    await keeper.next();
  }
}
engine.stdin.end();
