// @ts-check
import { claim, equal, forAll, test } from "./harness.js";
import { PressFilter } from "/access/press-filter.js";

/** @typedef {import("/access/press-filter.js").PressSettings} Settings */
/** @type {Settings} */
const plain = { on: "press", hold: 0, repeat: 0, tolerance: 10 };

const tiles = [
  { item: "a", rectangle: { x: 0, y: 0, width: 100, height: 100 } },
  { item: "b", rectangle: { x: 110, y: 0, width: 100, height: 100 } },
];
/** @type {Record<string, {x: number, y: number}>} */
const places = { a: { x: 50, y: 50 }, a2: { x: 90, y: 90 }, "a>": { x: 108, y: 50 }, b: { x: 160, y: 50 }, o: { x: 300, y: 300 } };

/**
 * Plays "1a@0 1^a@50": finger 1 down on a, lifted on a; `1~b` moves, `1x` is taken away, `wait` only lets time pass.
 * Writes what each step chose, or `-`.
 * @param {Partial<Settings>} settings @param {string} script @param {number} [lastRelease]
 */
function play(settings, script, lastRelease) {
  const filter = new PressFilter({ ...plain, ...settings }, lastRelease);
  filter.setTargets(tiles);
  return script.split(" ").map((step) => {
    const [what, at] = step.split("@");
    const now = +at;
    const early = filter.dueAt <= now ? filter.tick(filter.dueAt) : undefined;
    if (what === "wait") return early ?? "-";
    const pointer = +what[0];
    const place = places[what.slice(2)] ?? places[what.slice(1)];
    if (what[1] === "^") return filter.up(pointer, place, now) ?? early ?? "-";
    if (what[1] === "~") filter.move(pointer, place, now);
    else if (what[1] === "x") filter.cancel(pointer);
    else return filter.down(pointer, place, now) ?? early ?? "-";
    return early ?? "-";
  }).join(" ");
}

/** @type {[string, Partial<Settings>, string, string, number?][]} */
const examples = [
  ["on press: at once, and not again when lifted", {}, "1a@0 1^a@50", "a -"],
  ["on press: beside everything, nothing", {}, "1o@0 1~a@10 1^a@50", "- - -"],
  ["on press, held: not before its time", { hold: 300 }, "1a@0 wait@299 1^a@299", "- - -"],
  ["on press, held: at its time, once", { hold: 300 }, "1a@0 wait@300 wait@900 1^a@950", "- a - -"],
  ["on press, held: also when the clock is late", { hold: 300 }, "1a@0 1^a@400", "- a"],
  ["on press, held: trembling within the thing and a little beyond is forgiven", { hold: 300 }, "1a@0 1~a2@100 1~a>@200 wait@300", "- - - a"],
  ["on press, held: slipping off it ends it, also when one comes back", { hold: 300 }, "1a@0 1~b@100 1~a@150 wait@900 1^a@950", "- - - - -"],
  ["on release: when lifted", { on: "release" }, "1a@0 wait@900 1^a@950", "- - a"],
  ["on release: one may slide to it", { on: "release" }, "1a@0 1~b@300 1^b@350", "- - b"],
  ["on release: one may begin beside everything", { on: "release" }, "1o@0 1~o@100 1~b@300 1^b@350", "- - - b"],
  ["on release: lifted beside everything, nothing", { on: "release" }, "1a@0 1~o@300 1^o@350", "- - -"],
  ["on release: lifted a little beside it", { on: "release" }, "1a@0 1^a>@50", "- a"],
  ["on release, held: the time counts on the thing it is lifted from", { on: "release", hold: 300 }, "1a@0 1~b@400 1^b@699", "- - -"],
  ["on release, held long enough", { on: "release", hold: 300 }, "1a@0 1~b@400 1^b@700", "- - b"],
  ["a second touch too soon is ignored", { repeat: 300 }, "1a@0 1^a@50 1a@349 1^a@360 1b@370", "a - - - b"],
  ["a second touch too soon, on release", { on: "release", repeat: 300 }, "1a@0 1^a@50 1a@100 1^a@140 1a@350 1^a@360", "- a - - - a"],
  ["a touch that chose nothing delays nothing", { hold: 200, repeat: 300 }, "1a@0 1^a@50 1a@60 wait@260", "- - - a"],
  ["a touch soon after one on the page before", { repeat: 300 }, "1a@299 1^a@310 1a@320", "- - a", 0],
  ["of two fingers, the first counts", {}, "1a@0 2b@20 2^b@40 1^a@60 2b@80", "a - - - b"],
  ["of two fingers, the first counts, on release", { on: "release" }, "1a@0 2b@20 2^b@40 1^a@60", "- - - a"],
  ["a second finger that stays when the first is lifted does nothing", { on: "release" }, "1a@0 2b@20 1^a@60 2~b@70 2^b@80", "- - a - -"],
  ["a palm that rests beside everything does not stop a finger", {}, "1o@0 2a@500 2^a@550 3b@600", "- a - b"],
  ["a touch that becomes scrolling chooses nothing", { on: "release" }, "1a@0 1x@100 1^a@200", "- - -"],
];

for (const [name, settings, script, expected, lastRelease] of examples) {
  test(`Touch ${name}`, () => equal(play(settings, script, lastRelease), expected));
}

test("Touch: what is gone while it is touched is not chosen, nor what comes under the finger", () => {
  for (const on of /** @type {const} */ (["press", "release"])) {
    const filter = new PressFilter({ ...plain, on, hold: 300 });
    filter.setTargets(tiles);
    filter.down(1, places.a, 0);
    filter.setTargets([{ item: "new", rectangle: tiles[0].rectangle }]);
    equal([filter.tick(400), filter.up(1, places.a, 500)], [undefined, undefined], on);
  }
});

test("Touch: how much of the hold time has passed", () => {
  const filter = new PressFilter({ ...plain, hold: 400 });
  filter.setTargets(tiles);
  equal([filter.progress(0), filter.down(1, places.a, 0), filter.progress(100), filter.progress(900)], [0, undefined, 0.25, 1]);
});

test("Touch: whatever hands do, one finger down chooses once at most, and never sooner than set", () => {
  forAll(400, (random) => {
    const settings = {
      on: random.pick(/** @type {("press" | "release")[]} */ (["press", "release"])), hold: random.pick([0, 200]),
      repeat: random.pick([0, 300]), tolerance: 10,
    };
    const filter = new PressFilter(settings);
    filter.setTargets(tiles);
    let now = 0;
    let unspent = 0;
    /**
     * Since when each finger is down.
     * @type {Map<number, number>}
     */
    const fingers = new Map();
    for (let step = 0; step < 150; step += 1) {
      now += random.between(1, 150);
      const pointer = random.between(1, 3);
      const place = places[random.pick(["a", "a2", "a>", "b", "o"])];
      const longest = () => now - Math.min(...fingers.values());
      let held = longest();
      /** @type {string | undefined} */
      let chosen;
      if (random.next() < 0.3) chosen = filter.tick(now);
      else if (!fingers.has(pointer)) {
        fingers.set(pointer, now);
        unspent += 1;
        held = longest();
        chosen = filter.down(pointer, place, now);
      } else if (random.next() < 0.4) {
        chosen = filter.up(pointer, place, now);
        fingers.delete(pointer);
      } else filter.move(pointer, place, now);
      if (chosen === undefined) continue;
      claim(held >= settings.hold, "chosen by no finger that was down long enough");
      unspent -= 1;
      claim(unspent >= 0, "chosen more often than touched");
      claim(tiles.some((tile) => tile.item === chosen), chosen);
    }
  });
});
