// @ts-check
import { claim, equal, forAll, test } from "./harness.js";
import { SwitchFilter } from "/access/switch-filter.js";

/**
 * Plays "down@0 up@50 tick@100" and writes what each step said.
 * @param {{hold: number, repeat: number}} settings @param {string} script @param {number} [lastRelease]
 */
function play(settings, script, lastRelease) {
  const filter = new SwitchFilter(settings, lastRelease);
  return script.split(" ").map((step) => {
    const [what, at] = step.split("@");
    if (what === "down") return filter.press(+at);
    if (what === "up") return filter.release(+at) ? "counted" : "not";
    if (what === "tick") return filter.tick(+at) ? "accepted" : "-";
    filter.cancel();
    return "cancelled";
  }).join(" ");
}

/** @type {[string, {hold: number, repeat: number}, string, string, number?][]} */
const examples = [
  ["a press counts at once", { hold: 0, repeat: 0 }, "down@0 up@10", "accepted counted"],
  ["a key that repeats is one press", { hold: 0, repeat: 0 }, "down@0 down@30 down@60 up@90", "accepted ignored ignored counted"],
  ["a press too short to count", { hold: 200, repeat: 0 }, "down@0 tick@199 up@199", "pending - not"],
  ["a press long enough", { hold: 200, repeat: 0 }, "down@0 tick@200 tick@300 up@400", "pending accepted - counted"],
  ["a short press delays nothing after it", { hold: 200, repeat: 300 }, "down@0 up@50 down@60 tick@260 up@270",
    "pending not pending accepted counted"],
  ["a second press too soon", { hold: 0, repeat: 300 }, "down@0 up@50 down@349 up@360 down@361", "accepted counted ignored not accepted"],
  ["presses without pause are not ignored for ever", { hold: 0, repeat: 300 },
    "down@0 up@10 down@110 up@120 down@220 up@230 down@330", "accepted counted ignored not ignored not accepted"],
  ["a press soon after one on the page before", { hold: 0, repeat: 300 }, "down@100 up@150 down@301", "ignored not accepted", 0],
  ["a switch let go that was pressed on the page before", { hold: 0, repeat: 300 }, "up@100 down@300 up@310 down@400",
    "not ignored not accepted"],
  ["a cancelled press", { hold: 200, repeat: 0 }, "down@0 cancel@100 tick@300 up@400 down@500", "pending cancelled - not pending"],
];

for (const [name, settings, script, expected, lastRelease] of examples) {
  test(`Switch: ${name}`, () => equal(play(settings, script, lastRelease), expected));
}

test("Whatever comes, between two presses that count the switch was up for the time of ignoring", () => {
  forAll(300, (random) => {
    const settings = { hold: random.pick([0, 100]), repeat: random.pick([0, 150, 400]) };
    const filter = new SwitchFilter(settings);
    let now = 0;
    let upSince = -Infinity;
    let countedUpAt = -Infinity;
    let isDown = false;
    let counts = false;
    for (let step = 0; step < 80; step += 1) {
      now += random.between(1, 200);
      if (filter.tick(now)) {
        claim(isDown && now - upSince >= settings.hold, "counts before it was held long enough");
        counts = true;
      }
      if (isDown && random.next() < 0.5) {
        equal(filter.release(now), counts);
        if (counts) countedUpAt = now;
        isDown = counts = false;
      } else if (!isDown) {
        isDown = true;
        upSince = now;
        const verdict = filter.press(now);
        equal(verdict === "ignored", now - countedUpAt < settings.repeat, { now, countedUpAt, settings });
        counts = verdict === "accepted";
      }
    }
  });
});
