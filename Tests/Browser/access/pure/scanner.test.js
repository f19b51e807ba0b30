// @ts-check
import { claim, equal, forAll, test } from "./harness.js";
import { itemsOf } from "/access/scan-order.js";
import { Scanner } from "/access/scanner.js";

/** @typedef {import("/access/scanner.js").ScannerSettings} Settings */

/** @type {Settings} */
const plain = {
  technique: "automatic", switches: 1, speed: 1000, first: 500, loops: 2, start: "auto", back: true,
  select: "hold", selectTime: 800, hold: 0, repeat: 0,
};

const leaf = (/** @type {string} */ item) => ({ item });
const row = (/** @type {string} */ text) => ({ children: [...text].map(leaf) });
/** Two rows of three and a thing by itself. */
const rows = [row("abc"), row("def"), leaf("g")];
const line = [..."abc"].map(leaf);

/**
 * The highlight as text: `a` a thing, `[abc]` a group, `<abc` the way back out of it, `-` nothing.
 * @param {Scanner<any>} scanner
 */
function shown(scanner) {
  const { kind, items } = scanner.highlight;
  return { item: items.join(""), group: `[${items.join("")}]`, back: `<${items.join("")}`, none: "-" }[kind];
}

/**
 * Plays "1@0 0@50 wait@2000": 1 and 2 press a switch, ^1 and ^2 let it go, wait only lets time pass (all ticks that are
 * due are given in time), pause and resume. Writes the highlight after each step, and what was chosen as `=a`.
 * @param {any[]} tree @param {Partial<Settings>} settings @param {string} script
 */
function play(tree, settings, script) {
  const scanner = new Scanner(tree, { ...plain, ...settings }, 0);
  const said = [shown(scanner)];
  for (const step of script.split(" ").filter(Boolean)) {
    const [what, at] = step.split("@");
    /** @type {any[]} */
    const events = [];
    while (scanner.dueAt <= +at) events.push(...scanner.tick(scanner.dueAt));
    if (what === "pause") scanner.pause();
    else if (what === "resume") scanner.resume(+at);
    else if (what.startsWith("^")) events.push(...scanner.release(+what[1], +at));
    else if (what !== "wait") events.push(...scanner.press(+what, +at));
    const chosen = events.filter((event) => event.type === "select").map((event) => `=${event.item}`);
    said.push([...chosen, shown(scanner)].join(""));
  }
  return said.join(" ");
}

/** @type {[string, any[], Partial<Settings>, string, string][]} */
const examples = [
  ["Automatic: it waits longer on the first, then moves on, round and round, and comes to rest", line, {},
    "wait@1499 wait@1500 wait@2500 wait@3500 wait@4999 wait@5000 wait@6999 wait@7000 wait@90000", "a a b c a a b c - -"],
  ["Automatic: without end when no number of rounds is set", line, { loops: 0 }, "wait@1500 wait@37600", "a b c"],
  ["Automatic: a press chooses what is highlighted, and the scan begins again", line, {},
    "wait@1500 1@2000 ^1@2100 wait@3499 wait@3500", "a b =ba a a b"],
  ["Automatic: a press enters the row, another chooses in it", rows, {},
    "wait@1500 1@1600 ^1@1700 wait@3099 wait@3100 1@3200", "[abc] [def] d d d e =e[abc]"],
  ["Automatic: the row ends with a way back, which leads to the row", rows, {},
    "1@0 ^1@10 wait@3500 1@3600 ^1@3700 wait@5099 wait@5100", "[abc] a a <abc [abc] [abc] [abc] [def]"],
  ["Automatic: no way back when it is switched off", rows, { back: false }, "1@0 ^1@10 wait@3500", "[abc] a a a"],
  ["Automatic: who chooses nothing in a row comes back to the row, and at last to rest", rows, { loops: 1 },
    "1@0 ^1@10 wait@4499 wait@4500 wait@7999 wait@8000", "[abc] a a <abc [abc] g -"],
  ["Automatic: the press that wakes the scan chooses nothing", line, { loops: 1 },
    "wait@3500 1@9000 ^1@9100 1@9200", "a - a a =aa"],
  ["Automatic: begun by a press, again after each choice", line, { start: "press" },
    "wait@9000 1@9000 ^1@9100 wait@10500 1@10600 ^1@10700 wait@20000", "- - a a b =b- - -"],
  ["Automatic with two: the second goes back to the row, then to the beginning", rows, { switches: 2 },
    "wait@1500 1@1600 ^1@1700 2@1800 ^2@1900 2@2000 ^2@2100 1@2200", "[abc] [def] d d [def] [def] [abc] [abc] a"],
  ["Automatic: a press that must be held holds the highlight, and chooses what was highlighted", line, { hold: 700 },
    "1@1400 wait@2099 wait@2100", "a a a =aa"],
  ["Automatic: a press too short to count gives back the time that was left", line, { hold: 700 },
    "1@1400 ^1@1900 wait@1999 wait@2000", "a a a a b"],
  ["Automatic: a second press too soon is ignored", rows, { repeat: 300 }, "1@0 ^1@50 1@200 ^1@250 1@400", "[abc] a a a a =a[abc]"],

  ["Step with two: the first moves, the second chooses", rows, { technique: "step", switches: 2 },
    "1@0 ^1@50 2@100 ^2@150 1@200 ^1@250 1@300 ^1@350 2@400", "[abc] [def] [def] d d e e f f =f[abc]"],
  ["Step with two: nothing moves by itself, ever", rows, { technique: "step", switches: 2 }, "wait@9999999", "[abc] [abc]"],
  ["Step with two: round, without coming to rest", line, { technique: "step", switches: 2, loops: 1 },
    "1@0 ^1@1 1@2 ^1@3 1@4 ^1@5 1@6", "a b b c c a a b"],
  ["Step with two: the way back", rows, { technique: "step", switches: 2 },
    "2@0 ^2@1 1@2 ^1@3 1@4 ^1@5 1@6 ^1@7 2@8", "[abc] a a b b c c <abc <abc [abc]"],
  ["Step with two: the next switch may still be down", line, { technique: "step", switches: 2 }, "1@0 2@10", "a b =ba"],
  ["Step with one, held: a short press moves when it ends", line, { technique: "step" }, "1@0 wait@799 ^1@799", "a a a b"],
  ["Step with one, held: a long press chooses, once, and its end does nothing", line, { technique: "step" },
    "1@0 ^1@100 1@200 wait@999 wait@1000 wait@9000 ^1@9001", "a a b b b =ba a a"],
  ["Step with one, held: into a row and out of it", rows, { technique: "step" },
    "1@0 wait@800 ^1@900 1@1000 ^1@1010 1@1100 ^1@1110 1@1200 ^1@1210 1@1300 wait@2100",
    "[abc] [abc] a a a b b c c <abc <abc [abc]"],
  ["Step with one, waiting: nothing is highlighted before the first press", line, { technique: "step", select: "wait" },
    "wait@9000 1@9000 ^1@9001 wait@9799 wait@9800 wait@99999", "- - a a a =a- -"],
  ["Step with one, waiting: each press gives the whole time again", line, { technique: "step", select: "wait" },
    "1@0 ^1@1 1@700 ^1@701 wait@1499 wait@1500", "- a a b b b =b-"],
  ["Step with one, waiting: a row that was entered waits for a press", rows, { technique: "step", select: "wait" },
    "1@0 ^1@1 wait@800 wait@9000 1@9000 ^1@9001 wait@9800", "- [abc] [abc] [abc] [abc] a a =a-"],

  ["Inverse with one: it moves while held, and letting go chooses", line, { technique: "inverse" },
    "wait@9000 1@10000 wait@11499 wait@11500 ^1@11600 wait@99999", "a a a a b =ba a"],
  ["Inverse with one: rows, then things", rows, { technique: "inverse" },
    "1@0 wait@1500 ^1@1600 1@2000 wait@3500 wait@4500 ^1@4600", "[abc] [abc] [def] d d e f =f[abc]"],
  ["Inverse with one: held too long it comes to rest, and letting go chooses nothing", line,
    { technique: "inverse", loops: 1 }, "1@0 wait@3500 ^1@4000 1@5000 ^1@5100 1@5200 ^1@5300", "a a - - a a a =aa"],
  ["Inverse with two: letting go stops, the second chooses", line, { technique: "inverse", switches: 2 },
    "1@0 wait@1500 ^1@1600 wait@9000 2@9100", "a a b b b =ba"],
  ["Inverse with two: the second may come while the first is held, and ends the movement", line,
    { technique: "inverse", switches: 2 }, "1@0 wait@1500 2@1600 wait@9000 ^1@9001", "a a b =ba a a"],
  ["Inverse with two: letting go of the first while the second is not held long enough stops all", line,
    { technique: "inverse", switches: 2, hold: 300 }, "1@0 wait@300 2@400 ^1@500 ^2@600 wait@9000", "a a a a a a a"],
  ["Inverse with two: at rest the second chooses nothing", line, { technique: "inverse", switches: 2, loops: 1 },
    "1@0 wait@3500 ^1@3600 2@4000 ^2@4100", "a a - - a a"],
  ["Inverse: a press too short to count neither moves nor chooses", line, { technique: "inverse", hold: 200 },
    "1@0 ^1@199 wait@9000", "a a a a"],

  ["Pause: nothing moves; then the whole time again", line, {},
    "wait@1500 pause@2400 wait@9000 resume@9000 wait@9999 wait@10000", "a b b b b b c"],
  ["Pause: presses do nothing, then or when they end afterwards", line, {},
    "wait@1500 pause@2000 1@2100 ^1@2200 1@2300 resume@2400 ^1@2500 1@2600", "a b b b b b b b =ba"],
  ["Pause: a press that was held to count does not", line, { hold: 500 },
    "1@100 pause@300 resume@400 wait@700 ^1@800", "a a a a a a"],
  ["Pause: what inverse scanning was about to choose is not chosen", line, { technique: "inverse" },
    "1@0 wait@1500 pause@1600 resume@1700 ^1@1800 wait@9999", "a a b b b b b"],
  ["Pause: waiting to choose begins again", line, { technique: "step", select: "wait" },
    "1@0 ^1@1 pause@700 resume@5000 wait@5799 wait@5800", "- a a a a a =a-"],

  ["A switch that is not there does nothing", line, {}, "2@0 ^2@1 3@2 0@3", "a a a a a"],
  ["Nothing to choose from", [], {}, "1@0 ^1@1 wait@9999", "- - - -"],
];

for (const [name, tree, settings, script, expected] of examples) {
  test(name, () => equal(play(tree, settings, script), expected));
}

test("After a sleep the highlight moves by one", () => {
  const scanner = new Scanner(line, plain, 0);
  equal(scanner.tick(600000).length, 1);
  equal(shown(scanner), "b");
  equal(scanner.tick(600001), []);
  equal(scanner.dueAt, 601000);
});

test("What is chosen is what was on the screen, also when the clock is late", () => {
  const scanner = new Scanner(line, plain, 0);
  equal(scanner.press(1, 1510), [{ type: "select", item: "a" }]);
});

test("A page that changed elsewhere leaves the scan where it is", () => {
  const scanner = new Scanner(rows, plain, 0);
  scanner.tick(1500);
  scanner.press(1, 1600);
  scanner.release(1, 1650);
  equal(shown(scanner), "d");
  equal(scanner.replaceTree([row("xyz"), row("abc"), row("def")], 1700), false);
  equal(shown(scanner), "d");
  scanner.tick(3100);
  equal(shown(scanner), "e");
});

test("A page that changed under the highlight begins at the first, and a held switch must go up first", () => {
  const scanner = new Scanner(line, { ...plain, hold: 300 }, 0);
  scanner.press(1, 100);
  equal(scanner.replaceTree([..."xyz"].map(leaf), 200), true);
  equal(shown(scanner), "x");
  equal(scanner.tick(400), []);
  equal(scanner.dueAt, 1700);
});

test("A scan at rest stays at rest when the page changes", () => {
  const scanner = new Scanner(line, { ...plain, loops: 1 }, 0);
  for (let now = 1500; now <= 3500; now += 1000) scanner.tick(now);
  equal([scanner.isResting, scanner.replaceTree([..."xyz"].map(leaf), 4000), scanner.isResting], [true, false, true]);
});

test("The highlight goes where the focus goes, and waits longer there", () => {
  const scanner = new Scanner(rows, plain, 0);
  equal(scanner.moveTo("e", 1000), true);
  equal([shown(scanner), scanner.dueAt], ["e", 2500]);
  equal(scanner.moveTo("no", 1100), false);
  equal(shown(scanner), "e");
});

// ── for all trees, settings and hands ──────────────────────────────────────────────────────────────────────────────

/** @param {import("./harness.js").Random} random */
function randomTree(random) {
  let next = 0;
  /** @type {(depth: number) => import("/access/scan-order.js").ScanNode<string>} */
  const make = (depth) => {
    const isBranch = depth > 0 && random.next() < 0.5;
    if (!isBranch) return { item: `i${next++}` };
    return { children: Array.from({ length: random.between(2, 4) }, () => make(depth - 1)) };
  };
  return Array.from({ length: random.between(1, 5) }, () => make(2));
}

/**
 * @param {import("./harness.js").Random} random
 * @returns {Settings}
 */
function randomSettings(random) {
  return {
    technique: random.pick(["automatic", "step", "inverse"]), switches: random.pick([1, 2]),
    speed: random.pick([300, 1000]), first: random.pick([0, 500]), loops: random.pick([0, 1, 2]),
    start: random.pick(["auto", "press"]), back: random.pick([true, false]), select: random.pick(["hold", "wait"]),
    selectTime: random.pick([600, 900]), hold: random.pick([0, 100]), repeat: random.pick([0, 200]),
  };
}

test("Each thing can be reached, with every technique, one switch or two, whatever the times", () => {
  forAll(400, (random) => {
    const tree = randomTree(random);
    const settings = randomSettings(random);
    for (const item of tree.flatMap(itemsOf)) {
      const chosen = reach(new Scanner(tree, settings, 0), settings, item);
      equal(chosen, item, settings);
    }
  });
});

/**
 * A patient person: looks at what is highlighted, and does what this technique needs to come to the thing.
 * @param {Scanner<string>} scanner @param {Settings} settings @param {string} item
 */
function reach(scanner, settings, item) {
  const { technique, switches, select, hold, repeat } = settings;
  const pressTime = hold + 10;
  let now = 0;
  /** @type {any[]} */
  let events = [];
  const wait = (/** @type {number} */ ms) => {
    const end = now + ms;
    while (scanner.dueAt <= end) {
      now = scanner.dueAt;
      events.push(...scanner.tick(now));
      if (chosen() || isOn()) return;
    }
    now = end;
  };
  const chosen = () => events.find((event) => event.type === "select")?.item;
  const isOn = () => {
    const { kind, items } = scanner.highlight;
    return kind !== "back" && kind !== "none" && items.includes(item) && !isWhole();
  };
  // A group that was entered by waiting is still highlighted as a whole: a press goes on to its first thing.
  let entered = 0;
  const isWhole = () => technique === "step" && switches === 1 && select === "wait" && entered > 0
    && scanner.dueAt === Infinity && scanner.highlight.kind === "group";
  const down = (/** @type {number} */ n) => {
    now += repeat + 1;
    while (scanner.dueAt <= now && !isOn()) events.push(...scanner.tick(scanner.dueAt));
    events.push(...scanner.press(n, now));
    const end = now + hold;
    while (!chosen() && hold > 0 && scanner.dueAt <= end) events.push(...scanner.tick((now = scanner.dueAt)));
    now = end;
  };
  const up = (/** @type {number} */ n) => events.push(...scanner.release(n, (now += pressTime - hold)));
  for (let step = 0; step < 400 && !chosen(); step += 1) {
    entered = events.filter((event) => event.type === "enter").length;
    if (technique === "automatic") {
      if (scanner.isResting || isOn()) {
        down(1);
        up(1);
      } else wait(settings.speed + settings.first);
    } else if (technique === "step" && switches === 2) {
      const n = isOn() ? 2 : 1;
      down(n);
      up(n);
    } else if (technique === "step" && select === "wait") {
      if (isOn()) {
        now = scanner.dueAt;
        if (now === Infinity) return "nothing is due";
        events.push(...scanner.tick(now));
      } else {
        down(1);
        up(1);
      }
    } else if (technique === "step") {
      const choosing = isOn();
      down(1);
      if (choosing) events.push(...scanner.tick((now = scanner.dueAt)));
      up(1);
    } else {
      if (switches === 2 && isOn()) {
        down(2);
        up(2);
        continue;
      }
      down(1);
      for (let moves = 0; moves < 60 && !isOn() && scanner.dueAt < Infinity; moves += 1) {
        events.push(...scanner.tick((now = scanner.dueAt)));
      }
      if (isOn() || scanner.isResting || scanner.dueAt === Infinity) up(1);
      else return "never highlighted";
    }
  }
  return chosen();
}

test("Whatever hands do: one press chooses once at most, nothing is chosen without one, or while something is said", () => {
  forAll(600, (random) => {
    const settings = randomSettings(random);
    let tree = randomTree(random);
    const scanner = new Scanner(tree, settings, 0);
    let now = 0;
    let unspent = 0;
    let paused = false;
    const down = [false, false, false];
    /** @type {{kind: string, items: string[]}} */
    let seen = scanner.highlight;
    for (let step = 0; step < 120; step += 1) {
      now += random.between(1, 700);
      const before = scanner.highlight;
      const n = random.between(1, settings.switches);
      /** @type {any[]} */
      let events = [];
      switch (random.between(0, 6)) {
        case 0:
        case 1:
          events = scanner.tick(now);
          break;
        case 2:
        case 3:
          if (!down[n]) {
            unspent = Math.min(unspent + 1, 2);
            seen = before;
          }
          down[n] = true;
          events = scanner.press(n, now);
          break;
        case 4:
          down[n] = false;
          events = scanner.release(n, now);
          break;
        case 5:
          paused = !paused;
          if (paused) scanner.pause();
          else scanner.resume(now);
          break;
        case 6:
          if (random.next() < 0.2) {
            tree = randomTree(random);
            scanner.replaceTree(tree, now);
          }
      }
      claim(events.length <= 1, `${events.length} things happened at once`);
      for (const event of events) {
        if (event.type !== "select" && event.type !== "enter") continue;
        claim(!paused, `${event.type} while something is said`);
        claim(unspent > 0, `${event.type} without a press`);
        unspent -= 1;
        if (event.type === "select") {
          equal(before.kind, "item", "chosen, not highlighted");
          equal(before.items, [event.item]);
          if (settings.technique === "automatic") equal(seen.items, [event.item], "not what was seen when pressed");
        }
      }
      const { kind, items } = scanner.highlight;
      claim(items.every((item) => tree.flatMap(itemsOf).includes(item)), "highlights what is not there");
      claim((kind === "none") === (items.length === 0), "a highlight of nothing");
    }
  });
});

test("Ticks alone choose nothing", () => {
  forAll(200, (random) => {
    const settings = randomSettings(random);
    const scanner = new Scanner(randomTree(random), settings, 0);
    for (let ticks = 0; ticks < 60 && scanner.dueAt < Infinity; ticks += 1) {
      for (const event of scanner.tick(scanner.dueAt)) claim(event.type !== "select" && event.type !== "enter", event.type);
    }
  });
});
