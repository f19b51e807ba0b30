// @ts-check
// The access settings of the person, which the server writes as `data-…` attributes of `<html>` or `<body>` (where both
// have one, `<body>` counts). docs/access.md has the same list in words; a test compares both.
//
//   attribute               values, or from–to          without it
//   data-access             touch | scan | dwell        touch
//   data-access-sound       0–100, loudness             30
//   data-scan-technique     automatic | step | inverse  automatic
//   data-scan-pattern       linear | row-column | group row-column
//   data-scan-switches      1–2                         1
//   data-scan-speed         200–30000 ms                1500
//   data-scan-first         0–10000 ms                  1000
//   data-scan-loops         0–20, 0: without end        3
//   data-scan-start         auto | press                auto
//   data-scan-back          on | off                    on
//   data-scan-select        hold | wait                 hold
//   data-scan-select-time   300–10000 ms                1200
//   data-switch-hold        0–5000 ms                   0
//   data-switch-repeat      0–5000 ms                   300
//   data-switch-tap         on | off                    on
//   data-switch1-keys       names of keys¹              Space ArrowRight ArrowDown Digit1 Digit3 Numpad1 Numpad3
//   data-switch2-keys       names of keys¹              Enter NumpadEnter ArrowLeft ArrowUp Digit2 Digit4 Numpad2 Numpad4
//   data-dwell-time         200–10000 ms                1200
//   data-dwell-tolerance    0–100 px                    16
//   data-press-on           native | press | release    native
//   data-press-hold         0–5000 ms                   0
//   data-press-repeat       0–5000 ms                   0
//   data-press-tolerance    0–200 px                    24
//
// ¹ as in KeyboardEvent.code, parted by spaces. With one switch the keys of both are that switch.

/** @typedef {{attribute: string, choices?: string[], from?: number, to?: number, unit?: string, otherwise: string}} Setting */

/**
 * @param {string} attribute
 * @param {string} choices
 * @param {string} otherwise
 * @returns {Setting}
 */
const choice = (attribute, choices, otherwise) => ({ attribute, choices: choices.split(" "), otherwise });
/**
 * @param {string} attribute
 * @param {number} from
 * @param {number} to
 * @param {number} otherwise
 * @param {string} [unit]
 * @returns {Setting}
 */
const number = (attribute, from, to, otherwise, unit = "") =>
  ({ attribute, from, to, unit, otherwise: String(otherwise) });

/** Every setting, in the order of the list above. */
export const SETTINGS = {
  method: choice("data-access", "touch scan dwell", "touch"),
  sound: number("data-access-sound", 0, 100, 30),
  technique: choice("data-scan-technique", "automatic step inverse", "automatic"),
  pattern: choice("data-scan-pattern", "linear row-column group", "row-column"),
  switches: number("data-scan-switches", 1, 2, 1),
  speed: number("data-scan-speed", 200, 30000, 1500, "ms"),
  first: number("data-scan-first", 0, 10000, 1000, "ms"),
  loops: number("data-scan-loops", 0, 20, 3),
  start: choice("data-scan-start", "auto press", "auto"),
  back: choice("data-scan-back", "on off", "on"),
  select: choice("data-scan-select", "hold wait", "hold"),
  selectTime: number("data-scan-select-time", 300, 10000, 1200, "ms"),
  switchHold: number("data-switch-hold", 0, 5000, 0, "ms"),
  switchRepeat: number("data-switch-repeat", 0, 5000, 300, "ms"),
  tap: choice("data-switch-tap", "on off", "on"),
  keys1: { attribute: "data-switch1-keys",
    otherwise: "Space ArrowRight ArrowDown Digit1 Digit3 Numpad1 Numpad3" },
  keys2: { attribute: "data-switch2-keys",
    otherwise: "Enter NumpadEnter ArrowLeft ArrowUp Digit2 Digit4 Numpad2 Numpad4" },
  dwellTime: number("data-dwell-time", 200, 10000, 1200, "ms"),
  dwellTolerance: number("data-dwell-tolerance", 0, 100, 16, "px"),
  pressOn: choice("data-press-on", "native press release", "native"),
  pressHold: number("data-press-hold", 0, 5000, 0, "ms"),
  pressRepeat: number("data-press-repeat", 0, 5000, 0, "ms"),
  pressTolerance: number("data-press-tolerance", 0, 200, 24, "px"),
};

/**
 * The settings as the modules take them.
 * @typedef {object} AccessSettings
 * @property {"touch" | "scan" | "dwell"} method
 * @property {number} sound loudness of the cues, 0 to 1
 * @property {import("./scan-order.js").ScanPattern} pattern
 * @property {import("./scanner.js").ScannerSettings} scan
 * @property {boolean} tap whether a tap anywhere is a switch
 * @property {[string[], string[]]} keys of the first and of the second switch
 * @property {import("./dwell.js").DwellSettings} dwell
 * @property {import("./press-filter.js").PressSettings | undefined} press none: the browser's own clicks
 * @property {string[]} problems values that could not be used, and what was used instead, for the developer
 */

/**
 * Reads the settings. A value that cannot be used is as if it were not there: nobody may lose their access by it.
 * @param {(attribute: string) => string | null | undefined} read
 * @returns {AccessSettings}
 */
export function readSettings(read) {
  /** @type {string[]} */
  const problems = [];
  /** @param {Setting} setting */
  const text = (setting) => {
    const value = read(setting.attribute)?.trim();
    if (value === undefined) return setting.otherwise;
    const isNumber = setting.from !== undefined && setting.to !== undefined;
    const fits = isNumber
      ? /^\d+(\.\d+)?$/.test(value) && +value >= Number(setting.from) && +value <= Number(setting.to)
      : setting.choices?.includes(value) ?? true;
    if (fits) return value;
    const allowed = isNumber ? `${setting.from} to ${setting.to}` : setting.choices?.join(", ");
    problems.push(`${setting.attribute}="${value}": use ${allowed}; taken: ${setting.otherwise}`);
    return setting.otherwise;
  };
  /**
   * @param {Setting} setting
   * @returns {any}
   */
  const chosen = (setting) => text(setting);
  /** @param {Setting} setting */
  const count = (setting) => Number(text(setting));
  const s = SETTINGS;
  const switches = count(s.switches) >= 2 ? 2 : 1;
  const [keys1, keys2] = [s.keys1, s.keys2].map((keys) => text(keys).split(/\s+/).filter(Boolean));
  const hold = count(s.pressHold);
  const repeat = count(s.pressRepeat);
  const tolerance = count(s.pressTolerance);
  const pressOn = chosen(s.pressOn);
  const isNative = pressOn === "native" && hold === 0 && repeat === 0;
  return {
    method: chosen(s.method),
    sound: count(s.sound) / 100,
    pattern: chosen(s.pattern),
    scan: {
      technique: chosen(s.technique), switches, speed: count(s.speed), first: count(s.first),
      loops: Math.round(count(s.loops)), start: chosen(s.start), back: text(s.back) === "on",
      select: chosen(s.select), selectTime: count(s.selectTime), hold: count(s.switchHold),
      repeat: count(s.switchRepeat),
    },
    tap: text(s.tap) === "on",
    keys: switches === 1 ? [[...keys1, ...keys2], []] : [keys1, keys2.filter((key) => !keys1.includes(key))],
    dwell: { time: count(s.dwellTime), tolerance: count(s.dwellTolerance), grace: 250, longestGap: 250 },
    // The browser's own click comes with letting go.
    press: isNative
      ? undefined
      : { on: pressOn === "native" ? "release" : pressOn, hold, repeat, tolerance },
    problems,
  };
}
