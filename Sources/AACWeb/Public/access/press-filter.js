// @ts-check
// Touch and mouse for hands that tremble, slip, or rest on the glass: which touch means which thing.
//
// Pure: touches, positions and times come from outside, in CSS pixels and in ms of one clock that never goes back.

import { distance, targetAt } from "./geometry.js";

/** @typedef {import("./geometry.js").Point} Point */
/**
 * @template T
 * @typedef {import("./geometry.js").Target<T>} Target
 */
/**
 * - `on`: a thing is chosen when it is touched (`press`), or when the finger is lifted from it (`release`); then one may
 *   put the finger down anywhere and slide to it.
 * - `hold`: a touch counts after so many ms on the thing (acceptance time).
 * - `repeat`: for so many ms after a touch that chose was lifted, touches are ignored (release time).
 * - `tolerance`: a finger may stray so many px from the edge of the thing it is on.
 * @typedef {{on: "press" | "release", hold: number, repeat: number, tolerance: number}} PressSettings
 */

/**
 * The touches on a page. The first finger that is on a thing counts; others, or the palm, do nothing until it is lifted.
 * @template T
 */
export class PressFilter {
  /** @type {Target<T>[]} */
  #targets = [];
  /**
   * Fingers that lie where there is nothing to choose; one that slides onto a thing may count.
   * @type {Set<number>}
   */
  #idle = new Set();
  /**
   * The touch that counts.
   * @type {{pointer: number, target: Target<T> | undefined, since: number, isSpent: boolean, hasChosen: boolean} | undefined}
   */
  #active;

  /**
   * @param {PressSettings} settings
   * @param {number} [lastRelease] when a touch that chose was lifted last, on the page before
   */
  constructor(settings, lastRelease = -Infinity) {
    this.settings = settings;
    /** When a touch that chose was lifted last. */
    this.lastRelease = lastRelease;
  }

  /** @param {Target<T>[]} targets */
  setTargets(targets) {
    this.#targets = targets;
    const active = this.#active;
    if (!active?.target) return;
    const again = targets.find((target) => target.item === active.target?.item);
    // What is gone cannot be meant any more, nor what comes to lie under the finger instead.
    if (again) active.target = again;
    else active.isSpent = true;
  }

  /** What is being touched and may yet be chosen. */
  get item() {
    return this.#active && !this.#active.isSpent ? this.#active.target?.item : undefined;
  }

  /** When a touch that is held counts; never: Infinity. */
  get dueAt() {
    if (!this.#active?.target || this.#active.isSpent) return Infinity;
    return this.#active.since + this.settings.hold;
  }

  /**
   * How much of the hold time has passed, 0 to 1.
   * @param {number} now
   */
  progress(now) {
    if (this.dueAt === Infinity || this.settings.hold === 0) return 0;
    return Math.min(Math.max((now - this.dueAt) / this.settings.hold + 1, 0), 1);
  }

  /**
   * A finger comes down.
   * @param {number} pointer which one
   * @param {Point} point
   * @param {number} now
   * @returns {T | undefined} what is chosen by it
   */
  down(pointer, point, now) {
    if (this.#active) return undefined;
    if (now - this.lastRelease < this.settings.repeat) return undefined;
    const target = targetAt(this.#targets, point);
    if (!target) {
      this.#idle.add(pointer);
      return undefined;
    }
    this.#active = { pointer, target, since: now, isSpent: false, hasChosen: false };
    return this.tick(now);
  }

  /**
   * A finger moves.
   * @param {number} pointer
   * @param {Point} point
   * @param {number} now
   */
  move(pointer, point, now) {
    const slides = this.settings.on === "release";
    if (!this.#active && slides && this.#idle.has(pointer)) {
      const target = targetAt(this.#targets, point);
      if (!target) return;
      this.#idle.delete(pointer);
      this.#active = { pointer, target, since: now, isSpent: false, hasChosen: false };
    }
    const active = this.#active;
    if (active?.pointer !== pointer || active.isSpent) return;
    if (active.target && distance(active.target.rectangle, point) <= this.settings.tolerance) return;
    if (!slides) {
      active.isSpent = true;
      return;
    }
    const target = targetAt(this.#targets, point);
    if (target?.item === active.target?.item) return;
    active.target = target;
    active.since = now;
  }

  /**
   * A finger is lifted.
   * @param {number} pointer
   * @param {Point} point
   * @param {number} now
   * @returns {T | undefined} what is chosen by it
   */
  up(pointer, point, now) {
    this.#idle.delete(pointer);
    if (this.#active?.pointer !== pointer) return undefined;
    this.move(pointer, point, now);
    const { target, isSpent, hasChosen } = this.#active;
    // A touch that was held long enough counts, also when no tick came in time to say so.
    const chosen = !isSpent && now >= this.dueAt ? target?.item : undefined;
    if (hasChosen || chosen !== undefined) this.lastRelease = now;
    this.#active = undefined;
    return chosen;
  }

  /**
   * The system took the finger away, to scroll for instance: nothing is chosen.
   * @param {number} pointer
   */
  cancel(pointer) {
    this.#idle.delete(pointer);
    if (this.#active?.pointer === pointer) this.#active = undefined;
  }

  /**
   * Time passes.
   * @param {number} now
   * @returns {T | undefined} what is chosen by it
   */
  tick(now) {
    const active = this.#active;
    if (!active || this.settings.on !== "press" || now < this.dueAt) return undefined;
    active.isSpent = true;
    active.hasChosen = true;
    return active.target?.item;
  }
}
