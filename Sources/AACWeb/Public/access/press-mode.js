// @ts-check
// Touches on a page that are filtered before they choose. The rules are in press-filter.js.

import { PointerTargets, choosableAt } from "./page-targets.js";
import { PressFilter } from "./press-filter.js";

/** @typedef {import("./access.js").Page} Page */

/** How often what fills is drawn, in ms. */
const DRAWING = 33;

/** One of the ways to choose; what it offers to access.js is the same for each. */
export class PressMode {
  #page;
  #targets;
  #press;
  /** Whether the last touch was on something choosable, and so judged here. */
  #isOurs = false;

  /**
   * @param {Page} page
   * @param {import("./press-filter.js").PressSettings} settings
   */
  constructor(page, settings) {
    this.#page = page;
    this.#targets = new PointerTargets(page.document, page.clock);
    /** @type {PressFilter<HTMLElement>} */
    this.#press = new PressFilter(settings, page.memory.lastRelease);
    page.document.body.setAttribute("data-access-filter", settings.on);
    this.#listen();
  }

  get dueAt() {
    const now = this.#page.clock.now();
    const due = this.#press.dueAt;
    // While a touch is held its ring is drawn; what has counted waits for the finger to be lifted.
    return due > now ? Math.min(due, now + DRAWING) : Infinity;
  }

  /** @param {number} now */
  tick(now) {
    this.#take(this.#press.tick(now));
  }

  /** The page may have changed. */
  look() {
    this.#targets.look();
    this.#press.setTargets(this.#targets.at(undefined));
    this.#page.marks.place();
  }

  // Touching while something is said is meant.
  pause() {}
  resume() {}

  /** Keeps for the next page when a touch chose last. */
  remember() {
    this.#page.memory.lastRelease = this.#press.lastRelease;
  }

  stop() {
    this.#page.document.body.removeAttribute("data-access-filter");
  }

  #listen() {
    const { document, clock, signal } = this.#page;
    const options = { signal, capture: true };
    document.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      this.#isOurs = choosableAt(event.target) !== null;
      this.#targets.look();
      this.#take(this.#press.down(event.pointerId, this.#point(event), clock.now()));
    }, options);
    document.addEventListener("pointermove", (event) => {
      if (event.buttons === 0) return;
      this.#press.move(event.pointerId, this.#point(event), clock.now());
      this.#take(undefined);
    }, options);
    document.addEventListener("pointerup", (event) => {
      this.#take(this.#press.up(event.pointerId, this.#point(event), clock.now()));
    }, options);
    document.addEventListener("pointercancel", (event) => {
      this.#press.cancel(event.pointerId);
      this.#take(undefined);
    }, options);
    // The browser's own click of a touch that was judged here. Clicks of keyboards and screen readers have no detail.
    document.addEventListener("click", (event) => {
      if (!event.isTrusted || event.detail === 0 || (!this.#isOurs && !choosableAt(event.target))) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    }, options);
    for (const name of ["contextmenu", "dragstart"]) {
      document.addEventListener(name, (event) => {
        if (choosableAt(event.target)) event.preventDefault();
      }, options);
    }
  }

  /**
   * Where a touch is, in page coordinates; what lies there is what it can choose.
   * @param {PointerEvent} event
   */
  #point(event) {
    const point = { x: event.pageX, y: event.pageY };
    this.#press.setTargets(this.#targets.at(point));
    return point;
  }

  /** @param {HTMLElement | undefined} chosen */
  #take(chosen) {
    const { clock, marks } = this.#page;
    marks.fill(this.#press.item, this.#press.progress(clock.now()));
    if (chosen) this.#page.choose(chosen);
    this.#page.wait();
  }
}
