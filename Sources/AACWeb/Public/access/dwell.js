// @ts-check
// Dwell: to stay on a thing for a time chooses it. For a mouse, a head pointer, or eyes that move the pointer.
//
// Pure: positions and times come from outside, in CSS pixels and in ms of one clock that never goes back.

import { distance, targetAt } from "./geometry.js";

/** @typedef {import("./geometry.js").Point} Point */
/**
 * Something to stay on. On a rest (`isRest`), staying switches choosing off, and staying again switches it on.
 * @template T
 * @typedef {import("./geometry.js").Target<T> & {isRest?: boolean}} DwellTarget
 */
/**
 * - `time`: to stay for so many ms chooses.
 * - `tolerance`: the pointer may stray so many px from the edge of what it is on without losing what was gained, if it
 *   comes back within `grace` ms; a new page takes no notice of a pointer that moved less than this.
 * - `longestGap`: of the time since the last word of pointer or clock, no more than so many ms count: nothing is chosen
 *   because the machine slept.
 * @typedef {{time: number, tolerance: number, grace: number, longestGap: number}} DwellSettings
 */
/**
 * - `item`: what the pointer stays on. `progress`: how much of the time it has stayed, 0 to 1.
 * - `selected`: what is chosen at this very moment.
 * @template T
 * @typedef {{item: T | undefined, progress: number, selected: T | undefined}} DwellState
 */

/**
 * A pointer that chooses by staying.
 * @template T
 */
export class Dwell {
  /** @type {DwellTarget<T>[]} */
  #targets = [];
  /** @type {Point | undefined} */
  #point;
  /**
   * Where the pointer was first seen; it must move away from there before anything counts.
   * @type {Point | undefined}
   */
  #origin;
  #isArmed = false;
  /** @type {DwellTarget<T> | undefined} */
  #current;
  #filled = 0;
  /** @type {number | undefined} */
  #outsideSince;
  /**
   * What was chosen last and has not been left since.
   * @type {DwellTarget<T> | undefined}
   */
  #toLeave;
  #lastTime = 0;
  #isPaused = false;

  /**
   * @param {DwellSettings} settings
   * @param {boolean} [isResting] whether choosing was switched off, on the page before
   */
  constructor(settings, isResting = false) {
    this.settings = settings;
    /** Whether choosing is switched off, as by staying on a rest. */
    this.isResting = isResting;
  }

  /** Whether time changes anything: something is filling. */
  get isFilling() {
    return this.#current !== undefined && !this.#isPaused;
  }

  /**
   * What there is to choose from, and where. When what the pointer is on, or has just chosen, is gone, the page is a
   * new one, and what now lies under the pointer is chosen only after it moved.
   * @param {DwellTarget<T>[]} targets
   */
  setTargets(targets) {
    const again = (/** @type {DwellTarget<T> | undefined} */ old) =>
      old && targets.find((target) => target.item === old.item);
    const current = again(this.#current);
    const toLeave = again(this.#toLeave);
    const isNewPage = (this.#current && !current) || (this.#toLeave && !toLeave);
    this.#targets = targets;
    this.#current = current;
    this.#toLeave = toLeave;
    if (isNewPage) this.#begin();
  }

  /**
   * The pointer is at a point.
   * @param {Point} point
   * @param {number} now
   * @returns {DwellState<T>}
   */
  move(point, now) {
    const selected = this.#pass(now);
    this.#point = point;
    this.#origin ??= point;
    if (!this.#isArmed) {
      const moved = Math.hypot(point.x - this.#origin.x, point.y - this.#origin.y);
      this.#isArmed = moved > this.settings.tolerance;
    }
    this.#look(now);
    return this.#state(selected);
  }

  /**
   * The pointer left the page.
   * @param {number} now
   * @returns {DwellState<T>}
   */
  leave(now) {
    const selected = this.#pass(now);
    this.#point = undefined;
    this.#drop();
    this.#toLeave = undefined;
    return this.#state(selected);
  }

  /**
   * Time passes.
   * @param {number} now
   * @returns {DwellState<T>}
   */
  tick(now) {
    const selected = this.#pass(now);
    this.#look(now);
    return this.#state(selected);
  }

  /**
   * Something is being said: nothing fills.
   * @param {number} now
   */
  pause(now) {
    this.#pass(now);
    this.#drop();
    this.#isPaused = true;
  }

  /**
   * The pause is over; what the pointer is on fills from nothing.
   * @param {number} now
   */
  resume(now) {
    if (!this.#isPaused) return;
    this.#isPaused = false;
    this.#lastTime = now;
    this.#look(now);
  }

  /** A new page. */
  #begin() {
    this.#drop();
    this.#toLeave = undefined;
    this.#origin = this.#point;
    this.#isArmed = false;
  }

  #drop() {
    this.#current = undefined;
    this.#filled = 0;
    this.#outsideSince = undefined;
  }

  /**
   * Counts the time since the last call.
   * @param {number} now
   * @returns {T | undefined} what is chosen by it
   */
  #pass(now) {
    const elapsed = Math.min(Math.max(now - this.#lastTime, 0), this.settings.longestGap);
    this.#lastTime = now;
    if (!this.#current || this.#outsideSince !== undefined || this.#isPaused) return undefined;
    this.#filled += elapsed;
    if (this.#filled < this.settings.time) return undefined;
    const chosen = this.#current;
    this.#drop();
    this.#toLeave = chosen;
    if (chosen.isRest) this.isResting = !this.isResting;
    return chosen.isRest ? undefined : chosen.item;
  }

  /**
   * Finds out what the pointer is on.
   * @param {number} now
   */
  #look(now) {
    if (!this.#point || !this.#isArmed || this.#isPaused) return;
    const { tolerance, grace } = this.settings;
    if (this.#toLeave && distance(this.#toLeave.rectangle, this.#point) > tolerance) this.#toLeave = undefined;
    const targets = this.isResting ? this.#targets.filter((target) => target.isRest) : this.#targets;
    const hit = targetAt(targets, this.#point);
    if (this.#current && hit?.item !== this.#current.item) {
      this.#outsideSince ??= now;
      const strays = distance(this.#current.rectangle, this.#point) <= tolerance;
      if (strays && now - this.#outsideSince <= grace) return;
      this.#drop();
    }
    this.#outsideSince = undefined;
    if (!this.#current && hit && hit.item !== this.#toLeave?.item) {
      this.#current = hit;
      this.#filled = 0;
    }
  }

  /**
   * @param {T | undefined} selected
   * @returns {DwellState<T>}
   */
  #state(selected) {
    const progress = this.#current ? Math.min(this.#filled / this.settings.time, 1) : 0;
    return { item: this.#current?.item, progress, selected };
  }
}
