// @ts-check
// Scanning with one or two switches, as a state machine: what is highlighted, and what a press does.
//
// Pure: it starts no timer and reads no clock. Whoever drives it says what happens and when (`press`, `release`,
// `tick`), all times in ms of one clock that never goes back, and asks `dueAt` when to tick next. A press chooses what
// was highlighted when the switch went down: while it must yet be held to count, the highlight stands still.

import { itemsOf } from "./scan-order.js";
import { SwitchFilter } from "./switch-filter.js";

/** @typedef {"automatic" | "step" | "inverse"} ScanTechnique */
/**
 * - `technique`: `automatic`: the highlight moves by itself, a press chooses. `step`: a press moves. `inverse`: it moves
 *   while the switch is held, and letting go chooses.
 * - `switches`: 1 or 2. The second one chooses (step, inverse) or goes back (automatic).
 * - `speed`: ms on each thing. `first`: ms longer on the first, which comes while one is still looking.
 * - `loops`: so many times round, then up one level, and from the uppermost to rest; 0: without end.
 * - `start`: `auto`, or `press`: a scan begins (also after a choice) when a switch is pressed.
 * - `back`: whether each group ends with a way back out of it.
 * - `select`, `selectTime`: step scanning with one switch chooses by holding it for so many ms (`hold`), or by waiting so
 *   many ms on a thing (`wait`).
 * - `hold`, `repeat`: see `SwitchFilter`.
 * @typedef {{technique: ScanTechnique, switches: 1 | 2, speed: number, first: number, loops: number,
 *   start: "auto" | "press", back: boolean, select: "hold" | "wait", selectTime: number, hold: number,
 *   repeat: number}} ScannerSettings
 */
/**
 * What happened: the highlight moved, a group was entered or left, a thing was chosen, the scan came to rest or woke.
 * @template T
 * @typedef {{type: "move" | "enter" | "back" | "rest" | "wake"} | {type: "select", item: T}} ScanEvent
 */
/**
 * What is highlighted: one thing, a group, the way back out of a group, or nothing; and the group that is being scanned,
 * if it is not the whole page.
 * @template T
 * @typedef {{kind: "item" | "group" | "back" | "none", items: T[], within: T[]}} Highlight
 */

/** Choosing by holding takes so many ms longer than what makes a press count: else no press would be short enough to move. */
const SHORTEST_CHOICE = 200;

/**
 * A scan over a tree of things.
 * @template T
 */
export class Scanner {
  /** @type {import("./scan-order.js").ScanNode<T>[]} */
  #tree;
  /** The place at each level, from the uppermost to the one being scanned; -1: before the first. */
  #path = [0];
  #loops = 0;
  #isResting = false;
  /** When the highlight moves, or the wait is over, by itself. */
  #moveAt = Infinity;
  /**
   * How long it still had when a press that must be held began.
   * @type {number | undefined}
   */
  #left;
  #isPaused = false;
  /** Whether #moveAt was running when the pause began. */
  #wasRunning = false;
  /** Whether the first switch moves the highlight as long as it is held (inverse), or may yet choose (step, hold). */
  #isHeld = false;
  /** @type {SwitchFilter[]} */
  #filters;

  /**
   * @param {import("./scan-order.js").ScanNode<T>[]} tree
   * @param {ScannerSettings} settings
   * @param {number} now
   * @param {number} [lastRelease] when a switch was let go last, on the page before
   */
  constructor(tree, settings, now, lastRelease = -Infinity) {
    this.settings = settings;
    this.#tree = tree;
    this.#filters = Array.from({ length: settings.switches }, () => new SwitchFilter(settings, lastRelease));
    this.#begin(now);
  }

  /** @returns {Highlight<T>} */
  get highlight() {
    if (this.#isResting || this.#tree.length === 0) return { kind: "none", items: [], within: [] };
    const level = this.#level;
    const within = this.#path.length > 1 ? level.flatMap(itemsOf) : [];
    const node = level[this.#place];
    if (node) return { kind: node.children ? "group" : "item", items: itemsOf(node), within };
    if (this.#path.length === 1) return { kind: "none", items: [], within };
    return { kind: this.#place < 0 ? "group" : "back", items: within, within };
  }

  get isResting() {
    return this.#isResting;
  }

  /** When a switch was let go last after a press that counted. */
  get lastRelease() {
    return Math.max(...this.#filters.map((filter) => filter.lastRelease));
  }

  /** The next moment at which something happens by itself; never: Infinity. */
  get dueAt() {
    if (this.#isPaused) return Infinity;
    return Math.min(this.#moveAt, ...this.#filters.map((filter) => filter.dueAt));
  }

  /**
   * Time passes. However late it comes, the highlight moves by one thing at most: after the machine slept nothing races.
   * @param {number} now
   * @returns {ScanEvent<T>[]}
   */
  tick(now) {
    if (this.#isPaused) return [];
    for (const [index, filter] of this.#filters.entries()) {
      if (filter.tick(now)) return this.#accept(index + 1, now);
    }
    if (now < this.#moveAt) return [];
    const choosesByTime = this.settings.technique === "step";
    return choosesByTime ? this.#select(now) : this.#advance(now);
  }

  /**
   * A switch goes down.
   * @param {number} number 1 or 2
   * @param {number} now
   * @returns {ScanEvent<T>[]}
   */
  press(number, now) {
    const filter = this.#filters[number - 1];
    if (!filter) return [];
    const verdict = filter.press(now);
    if (this.#isPaused) filter.cancel();
    else if (verdict === "accepted") return this.#accept(number, now);
    else if (verdict === "pending" && this.#left === undefined && this.#moveAt < Infinity) {
      this.#left = Math.max(this.#moveAt - now, 0);
      this.#moveAt = Infinity;
    }
    return [];
  }

  /**
   * A switch goes up.
   * @param {number} number 1 or 2
   * @param {number} now
   * @returns {ScanEvent<T>[]}
   */
  release(number, now) {
    const filter = this.#filters[number - 1];
    if (!filter) return [];
    const counted = filter.release(now);
    if (this.#left !== undefined && !this.#filters.some((other) => other.isPending)) {
      this.#moveAt = now + this.#left;
      this.#left = undefined;
    }
    if (!counted || number !== 1 || !this.#isHeld) return [];
    this.#isHeld = false;
    this.#left = undefined;
    this.#moveAt = Infinity;
    if (this.settings.technique === "step") return this.#advance(now);
    return this.settings.switches === 1 ? this.#select(now) : [];
  }

  /** Something is being said: nothing moves, and presses do nothing. */
  pause() {
    if (this.#isPaused) return;
    this.#wasRunning = this.#moveAt < Infinity || this.#left !== undefined;
    this.#isPaused = true;
    this.#letGo();
  }

  /**
   * The pause is over; what is highlighted has its whole time again.
   * @param {number} now
   */
  resume(now) {
    if (!this.#isPaused) return;
    this.#isPaused = false;
    if (this.settings.technique === "automatic") this.#schedule(now);
    else if (this.#wasRunning && this.#choosesByWaiting) this.#moveAt = now + this.settings.selectTime;
  }

  /**
   * The page changed. When what is highlighted is still there, in the same groups, the scan goes on; else it begins
   * again, and a switch that is held must go up first.
   * @param {import("./scan-order.js").ScanNode<T>[]} tree
   * @param {number} now
   * @returns {boolean} whether it began again
   */
  replaceTree(tree, now) {
    const path = this.#isResting ? [0] : samePath(this.#tree, this.#path, tree);
    this.#tree = tree;
    if (path) this.#path = path;
    else this.#begin(now);
    return !path;
  }

  /**
   * Puts the highlight on one thing, as when the keyboard's focus went there.
   * @param {T} item
   * @param {number} now
   * @returns {boolean} whether the thing is in the scan
   */
  moveTo(item, now) {
    const path = pathTo(this.#tree, item);
    if (!path) return false;
    this.#letGo();
    this.#path = path;
    this.#loops = 0;
    this.#isResting = false;
    if (!this.#isPaused && this.settings.technique === "automatic") {
      this.#moveAt = now + this.settings.speed + this.settings.first;
    }
    return true;
  }

  get #choosesByWaiting() {
    const { technique, switches, select } = this.settings;
    return technique === "step" && switches === 1 && select === "wait";
  }

  get #place() {
    return this.#path[this.#path.length - 1];
  }

  set #place(place) {
    this.#path[this.#path.length - 1] = place;
  }

  /** Where a scan of a level begins. Who chooses by waiting begins before the first, or the first would choose itself. */
  get #startPlace() {
    return this.#choosesByWaiting ? -1 : 0;
  }

  /** The things of the group being scanned. */
  get #level() {
    let level = this.#tree;
    for (const place of this.#path.slice(0, -1)) level = level[place]?.children ?? [];
    return level;
  }

  /**
   * From the first thing of the uppermost level.
   * @param {number} now
   */
  #begin(now) {
    this.#letGo();
    this.#path = [this.#startPlace];
    this.#loops = 0;
    this.#isResting = this.settings.technique === "automatic" && this.settings.start === "press";
    if (!this.#isPaused) this.#schedule(now);
  }

  /** Ends what a held switch was about to do. */
  #letGo() {
    for (const filter of this.#filters) filter.cancel();
    this.#isHeld = false;
    this.#left = undefined;
    this.#moveAt = Infinity;
  }

  /**
   * Sets when the highlight moves on by itself.
   * @param {number} now
   */
  #schedule(now) {
    const { technique, speed, first } = this.settings;
    const moves = technique === "automatic" || (technique === "inverse" && this.#isHeld);
    if (!moves || this.#isResting || this.#tree.length === 0) this.#moveAt = Infinity;
    else this.#moveAt = now + speed + (this.#place === 0 ? first : 0);
  }

  /**
   * A press counts.
   * @param {number} number
   * @param {number} now
   * @returns {ScanEvent<T>[]}
   */
  #accept(number, now) {
    this.#left = undefined;
    if (this.#tree.length === 0) return [];
    if (this.#isResting) {
      // The press that wakes the scan does nothing else: nobody can have meant what was not highlighted.
      this.#isResting = false;
      this.#path = [this.#startPlace];
      this.#loops = 0;
      this.#schedule(now);
      return [{ type: "wake" }];
    }
    switch (this.settings.technique) {
      case "automatic":
        return number === 1 ? this.#select(now) : this.#leave(now);
      case "step":
        if (number === 2) return this.#select(now);
        if (this.settings.switches === 2 || this.#choosesByWaiting) return this.#advance(now);
        this.#isHeld = true;
        this.#moveAt = Math.max(
          this.#filters[0].pressedAt + this.settings.selectTime, now + SHORTEST_CHOICE);
        return [];
      case "inverse":
        if (number === 2) return this.#select(now);
        this.#isHeld = true;
        this.#schedule(now);
        return [];
    }
  }

  /**
   * The highlight goes to the next thing.
   * @param {number} now
   * @returns {ScanEvent<T>[]}
   */
  #advance(now) {
    if (this.#tree.length === 0) return [];
    const { technique, back, loops } = this.settings;
    const hasBack = back && this.#path.length > 1;
    const count = this.#level.length + (hasBack ? 1 : 0);
    this.#place += 1;
    if (this.#place >= count) {
      this.#place = 0;
      this.#loops += 1;
      if (technique !== "step" && loops > 0 && this.#loops >= loops) return this.#giveUp(now);
    }
    if (this.#choosesByWaiting) this.#moveAt = now + this.settings.selectTime;
    else this.#schedule(now);
    return [{ type: "move" }];
  }

  /**
   * Nothing was chosen in so many rounds.
   * @param {number} now
   * @returns {ScanEvent<T>[]}
   */
  #giveUp(now) {
    if (this.#path.length > 1) {
      this.#up();
      this.#schedule(now);
      return [{ type: "back" }];
    }
    this.#letGo();
    this.#isResting = true;
    return [{ type: "rest" }];
  }

  /**
   * What is highlighted is chosen.
   * @param {number} now
   * @returns {ScanEvent<T>[]}
   */
  #select(now) {
    const node = this.#level[this.#place];
    this.#isHeld = false;
    this.#moveAt = Infinity;
    if (!node) return this.#place < 0 ? [] : this.#leave(now);
    this.#loops = 0;
    if (node.children) {
      this.#path.push(this.#startPlace);
      this.#schedule(now);
      return [{ type: "enter" }];
    }
    this.#begin(now);
    return [{ type: "select", item: /** @type {T} */ (node.item) }];
  }

  /**
   * Out of the group; at the uppermost level, to the beginning.
   * @param {number} now
   * @returns {ScanEvent<T>[]}
   */
  #leave(now) {
    if (this.#path.length > 1) this.#up();
    else this.#path = [this.#startPlace];
    this.#loops = 0;
    this.#schedule(now);
    return [{ type: "back" }];
  }

  #up() {
    this.#path.pop();
    this.#loops = 0;
  }
}

/**
 * The same place in another tree: at each level the node with the same things. None: undefined.
 * @template T
 * @param {import("./scan-order.js").ScanNode<T>[]} before
 * @param {number[]} path
 * @param {import("./scan-order.js").ScanNode<T>[]} after
 * @returns {number[] | undefined}
 */
function samePath(before, path, after) {
  const found = [];
  for (const [depth, place] of path.entries()) {
    const isLast = depth === path.length - 1;
    const node = before[place];
    if (!node) {
      // Before the first thing, or on the way back behind the last: the same, if the group is the same.
      return isLast && after.length > 0 ? [...found, place < 0 ? place : after.length] : undefined;
    }
    const items = itemsOf(node);
    const other = after.findIndex((candidate) => {
      const others = itemsOf(candidate);
      return !candidate.children === !node.children && others.length === items.length
        && others.every((item, index) => item === items[index]);
    });
    if (other < 0) return undefined;
    found.push(other);
    before = node.children ?? [];
    after = after[other].children ?? [];
  }
  return found;
}

/**
 * @template T
 * @param {import("./scan-order.js").ScanNode<T>[]} tree
 * @param {T} item
 * @returns {number[] | undefined}
 */
function pathTo(tree, item) {
  for (const [index, node] of tree.entries()) {
    if (!node.children && node.item === item) return [index];
    const rest = node.children && pathTo(node.children, item);
    if (rest) return [index, ...rest];
  }
  return undefined;
}
