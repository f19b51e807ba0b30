// @ts-check
import { claim, equal, test } from "./harness.js";
import { SETTINGS, readSettings } from "/access/settings.js";

/** @param {Record<string, string>} attributes */
const read = (attributes) => readSettings((name) => attributes[name]);

test("Settings: a page without any has touch by the browser's own clicks", () => {
  const settings = read({});
  equal([settings.method, settings.press, settings.problems], ["touch", undefined, []]);
});

/** @type {[Record<string, string>, (settings: ReturnType<typeof read>) => unknown, unknown][]} */
const examples = [
  [{ "data-access": "scan" }, (s) => s.method, "scan"],
  [{ "data-scan-technique": "inverse", "data-scan-switches": "2" }, (s) => [s.scan.technique, s.scan.switches], ["inverse", 2]],
  [{ "data-scan-speed": "800", "data-scan-loops": "0", "data-scan-back": "off" },
    (s) => [s.scan.speed, s.scan.loops, s.scan.back], [800, 0, false]],
  [{ "data-access-sound": "0" }, (s) => s.sound, 0],
  [{ "data-scan-switches": "2", "data-switch1-keys": "F1", "data-switch2-keys": " F2  F1 " }, (s) => s.keys, [["F1"], ["F2"]]],
  [{ "data-switch1-keys": "F1", "data-switch2-keys": "F2" }, (s) => s.keys, [["F1", "F2"], []]],
  [{ "data-press-on": "press" }, (s) => s.press, { on: "press", hold: 0, repeat: 0, tolerance: 24 }],
  [{ "data-press-repeat": "500" }, (s) => s.press, { on: "release", hold: 0, repeat: 500, tolerance: 24 }],
  [{ "data-press-on": "press", "data-press-hold": "300", "data-press-tolerance": "5" }, (s) => s.press,
    { on: "press", hold: 300, repeat: 0, tolerance: 5 }],
  [{ "data-dwell-time": "800", "data-dwell-tolerance": "30" }, (s) => [s.dwell.time, s.dwell.tolerance], [800, 30]],
];

for (const [attributes, part, expected] of examples) {
  test(`Settings: ${JSON.stringify(attributes)}`, () => equal(part(read(attributes)), expected));
}

test("Settings: a value that cannot be used is left out, and said", () => {
  for (const setting of Object.values(SETTINGS)) {
    const { attribute } = setting;
    const isFree = !("choices" in setting) && !("from" in setting);
    for (const value of ["", "no", "-1", "1e9", "NaN", "999999"]) {
      const { problems, ...others } = read({ [attribute]: value });
      if (isFree) continue;
      const { problems: none, ...otherwise } = read({});
      equal(others, otherwise, attribute);
      equal([problems.length, none.length], [1, 0], [attribute, value]);
      claim(problems[0].includes(attribute) && problems[0].includes(value), problems[0]);
    }
  }
});

test("Settings: what each has without its attribute is one of its own values", () => {
  for (const setting of Object.values(SETTINGS)) {
    equal(read({ [setting.attribute]: setting.otherwise }).problems, [], setting.attribute);
  }
});
