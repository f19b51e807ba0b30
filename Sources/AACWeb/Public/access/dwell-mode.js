// @ts-check
// Dwell on a page: the pointer in, a filling ring and choices out. The rules are in dwell.js.

import { Dwell } from "./dwell.js";
import { bar } from "./highlight.js";
import { PointerTargets, topLayer } from "./page-targets.js";
import { text } from "./texts.js";

/** @typedef {import("./access.js").Page} Page */

/** How often what fills is drawn, in ms. */
const DRAWING = 33;

/** One of the ways to choose; what it offers to access.js is the same for each. */
export class DwellMode {
  #page;
  #targets;
  #dwell;
  #rest;
  #holder;
  /**
   * Where the pointer is, in page coordinates.
   * @type {{x: number, y: number} | undefined}
   */
  #point;

  /** @param {Page} page */
  constructor(page) {
    this.#page = page;
    const { document, settings, memory, signal, clock } = page;
    this.#targets = new PointerTargets(document, clock, { withFields: true });
    /** @type {Dwell<HTMLElement>} */
    this.#dwell = new Dwell(settings.dwell, memory.isStopped);
    this.#holder = bar(document, "rest");
    this.#rest = document.createElement("button");
    this.#rest.type = "button";
    this.#rest.className = "aac-rest";
    this.#rest.addEventListener("click", () => {
      this.#dwell.isResting = !this.#dwell.isResting;
      this.#write();
    }, { signal });
    this.#holder.append(this.#rest);
    topLayer(document).prepend(this.#holder);
    this.#write();
    document.addEventListener("pointermove", (event) => {
      // A finger chooses by touching.
      if (event.pointerType === "touch") return;
      this.#point = { x: event.pageX, y: event.pageY };
      this.#aim();
      this.#take(this.#dwell.move(this.#point, clock.now()));
    }, { signal });
    document.documentElement.addEventListener("pointerleave", () => {
      this.#point = undefined;
      this.#take(this.#dwell.leave(clock.now()));
    }, { signal });
  }

  get dueAt() {
    return this.#dwell.isFilling ? this.#page.clock.now() + DRAWING : Infinity;
  }

  /** @param {number} now */
  tick(now) {
    if (this.#dwell.isFilling) this.#take(this.#dwell.tick(now));
  }

  /** The page may have changed. */
  look() {
    const { document } = this.#page;
    const top = topLayer(document);
    if (this.#holder.parentElement !== top) top.prepend(this.#holder);
    this.#targets.look();
    this.#aim();
    this.#page.marks.place();
  }

  /** @param {number} now */
  pause(now) {
    this.#dwell.pause(now);
    this.#page.marks.fill(undefined, 0);
  }

  /** @param {number} now */
  resume(now) {
    this.#dwell.resume(now);
  }

  remember() {}

  stop() {
    this.#holder.remove();
  }

  /** @param {import("./dwell.js").DwellState<HTMLElement>} state */
  #take({ item, progress, selected }) {
    this.#page.marks.fill(item, progress);
    if (this.#dwell.isResting !== this.#page.memory.isStopped) this.#write();
    if (selected) {
      this.#page.sounds.play("select");
      this.#page.choose(selected);
    }
    this.#page.wait();
  }

  #aim() {
    const box = this.#rest.getBoundingClientRect();
    const rectangle = { x: box.x + scrollX, y: box.y + scrollY, width: box.width, height: box.height };
    this.#dwell.setTargets([...this.#targets.at(this.#point), { item: this.#rest, rectangle, isRest: true }]);
  }

  #write() {
    const { isResting } = this.#dwell;
    this.#page.memory.isStopped = isResting;
    this.#rest.textContent = text(isResting ? "unrest" : "rest", this.#page.document.documentElement);
    this.#rest.dataset.resting = isResting ? "on" : "off";
  }
}
