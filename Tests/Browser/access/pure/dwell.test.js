// @ts-check
import { claim, equal, forAll, test } from "./harness.js";
import { Dwell } from "/access/dwell.js";

const settings = { time: 1000, tolerance: 16, grace: 250, longestGap: 250 };

/** Four tiles of 100 px, 10 px apart, and a rest at the right. */
const tiles = [
  { item: "a", rectangle: { x: 0, y: 0, width: 100, height: 100 } },
  { item: "b", rectangle: { x: 110, y: 0, width: 100, height: 100 } },
  { item: "c", rectangle: { x: 0, y: 110, width: 100, height: 100 } },
  { item: "d", rectangle: { x: 110, y: 110, width: 100, height: 100 } },
  { item: "rest", rectangle: { x: 400, y: 0, width: 100, height: 100 }, isRest: true },
];
/**
 * Places by name; `a>` is a little right of a, `o` far from all.
 * @type {Record<string, {x: number, y: number}>}
 */
const places = {
  a: { x: 50, y: 50 }, b: { x: 160, y: 50 }, c: { x: 50, y: 160 }, d: { x: 160, y: 160 }, o: { x: 300, y: 300 },
  rest: { x: 450, y: 50 }, "a|": { x: 99, y: 50 }, "a>": { x: 105, y: 50 }, "|b": { x: 112, y: 50 }, a2: { x: 52, y: 51 },
};

/**
 * Plays "a@0 wait@500": the pointer goes to a place, or only time passes, with a tick every 50 ms. Writes after each
 * step what fills and how far, and what was chosen as `=a`.
 * @param {string} script @param {Partial<typeof settings>} [changed]
 */
function play(script, changed) {
  const dwell = new Dwell({ ...settings, ...changed });
  dwell.setTargets(tiles);
  dwell.move(places.o, -1000);
  let now = -1000;
  return script.split(" ").map((step) => {
    const [what, at] = step.split("@");
    /** @type {string[]} */
    const chosen = [];
    const note = (/** @type {any} */ state) => {
      if (state.selected) chosen.push(`=${state.selected}`);
      return state;
    };
    while (now + 50 <= +at) note(dwell.tick((now += 50)));
    now = +at;
    if (what === "pause") dwell.pause(now);
    else if (what === "resume") dwell.resume(now);
    else if (what === "leave") note(dwell.leave(now));
    else if (what !== "wait") note(dwell.move(places[what], now));
    const { item, progress } = note(dwell.tick(now));
    return [...chosen, item ? `${item}${Math.round(progress * 100)}` : "-"].join("");
  }).join(" ");
}

/** @type {[string, string, string][]} */
const examples = [
  ["staying fills, and chooses once", "a@0 wait@500 wait@950 wait@1000 wait@9000", "a0 a50 a95 =a- -"],
  ["what was chosen must be left before it can be chosen again", "a@0 wait@1000 o@1100 a@1200 wait@2200", "a0 =a- - a0 =a-"],
  ["trembling over the edge is not leaving", "a@0 wait@1000 a>@1100 a@1200 wait@5000", "a0 =a- - - -"],
  ["from one to another, each from nothing", "a@0 wait@900 b@900 wait@1800 d@1800 wait@2800", "a0 a90 b0 b90 d0 =d-"],
  ["going far away loses what was gained", "a@0 wait@900 o@900 a@1000 wait@1900", "a0 a90 - a0 a90"],
  ["straying a little, for a moment, keeps it, and does not count", "a@0 wait@500 a>@500 wait@700 a@700 wait@1150 wait@1200",
    "a0 a50 a50 a50 a50 a95 =a-"],
  ["straying a little over the neighbour too", "a|@0 wait@500 |b@500 wait@700 a|@700 wait@1200", "a0 a50 a50 a50 a50 =a-"],
  ["staying with the neighbour is meant", "a|@0 wait@500 |b@500 wait@800 wait@1800", "a0 a50 a50 b0 =b-"],
  ["moving within a thing loses nothing", "a@0 wait@500 a2@500 wait@900 a|@900 wait@1000", "a0 a50 a50 a90 a90 =a-"],
  ["leaving the page loses what was gained", "a@0 wait@900 leave@900 wait@5000 a@5000 wait@5900", "a0 a90 - - a0 a90"],
  ["nothing fills while something is said; afterwards from nothing", "a@0 wait@900 pause@900 wait@5000 resume@5000 wait@5900 wait@6000",
    "a0 a90 - - a0 a90 =a-"],
  ["rest: nothing is chosen until it is visited again",
    "rest@0 wait@1000 a@1100 wait@9000 rest@9100 wait@10100 a@10200 wait@11200", "rest0 - - - rest0 - a0 =a-"],
];

for (const [name, script, expected] of examples) {
  test(`Dwell: ${name}`, () => equal(play(script), expected));
}

test("Dwell: nothing is chosen because the machine slept", () => {
  const dwell = new Dwell(settings);
  dwell.setTargets(tiles);
  dwell.move(places.o, 0);
  dwell.move(places.a, 100);
  equal(dwell.tick(600000), { item: "a", progress: 0.25, selected: undefined });
});

test("Dwell: a new page under a pointer that stays where it is takes no notice of it until it moves", () => {
  const dwell = new Dwell({ ...settings, longestGap: 99999 });
  dwell.setTargets(tiles);
  dwell.move(places.o, 0);
  dwell.move(places.a, 100);
  equal(dwell.tick(1100).selected, "a");
  dwell.setTargets(tiles.map((tile) => ({ ...tile, item: `new ${tile.item}` })));
  equal(dwell.tick(9000), { item: undefined, progress: 0, selected: undefined });
  equal(dwell.move(places.a2, 9100).item, undefined);
  equal(dwell.move({ x: 80, y: 50 }, 9200).item, "new a");
});

test("Dwell: a page on which the pointer is seen first takes no notice until it moves", () => {
  const dwell = new Dwell(settings);
  dwell.setTargets(tiles);
  equal([dwell.move(places.a, 0).item, dwell.move(places.a2, 50).item, dwell.move(places["a|"], 100).item],
    [undefined, undefined, "a"]);
});

test("Dwell: a thing that moved with the page goes on filling", () => {
  const dwell = new Dwell(settings);
  dwell.setTargets(tiles);
  dwell.move(places.o, 0);
  dwell.move(places.a, 100);
  dwell.tick(300);
  dwell.setTargets(tiles.map((tile) => ({ ...tile, rectangle: { ...tile.rectangle, x: tile.rectangle.x + 5 } })));
  equal(dwell.tick(500).progress, 0.4);
});

test("Dwell: of two that lie on one another, the smaller one is meant", () => {
  const dwell = new Dwell(settings);
  dwell.setTargets([...tiles, { item: "star", rectangle: { x: 40, y: 40, width: 20, height: 20 } }]);
  dwell.move(places.o, 0);
  equal(dwell.move(places.a, 100).item, "star");
});

test("Dwell: whatever the pointer does, a choice needs the whole time on that thing, and never comes while something is said", () => {
  forAll(300, (random) => {
    const dwell = new Dwell(settings);
    dwell.setTargets(tiles);
    let now = 0;
    let point = places.o;
    let paused = false;
    /**
     * Time on or near each thing since it was last far from the pointer.
     * @type {Map<string, number>}
     */
    const near = new Map();
    for (let step = 0; step < 400; step += 1) {
      const elapsed = random.between(1, 120);
      now += elapsed;
      for (const { item, rectangle } of tiles) {
        const dx = Math.max(rectangle.x - point.x, 0, point.x - rectangle.x - rectangle.width);
        const dy = Math.max(rectangle.y - point.y, 0, point.y - rectangle.y - rectangle.height);
        near.set(item, Math.hypot(dx, dy) <= settings.tolerance && !paused ? (near.get(item) ?? 0) + elapsed : 0);
      }
      let state;
      if (random.next() < 0.03) {
        paused = !paused;
        if (paused) dwell.pause(now);
        else dwell.resume(now);
        continue;
      }
      if (random.next() < 0.2) {
        point = random.next() < 0.5
          ? { x: random.between(0, 230), y: random.between(0, 230) }
          : { x: point.x + random.between(-8, 8), y: point.y + random.between(-8, 8) };
        state = dwell.move(point, now);
      } else state = dwell.tick(now);
      claim(state.progress >= 0 && state.progress <= 1, state);
      if (state.selected) {
        claim(!paused, "while something is said");
        claim((near.get(state.selected) ?? 0) >= settings.time, `${state.selected} after ${near.get(state.selected)} ms`);
        near.set(state.selected, 0);
      }
    }
  });
});
