// @ts-check
// The access methods on a page: scanning with switches, dwell, touches that are filtered. Reads the settings that the
// server wrote (settings.js), drives the pure parts by a clock, and shows what they say.
//
// What can be chosen is every link, button and `[data-choice]`; it is chosen by `element.click()`, so that a page needs
// to know nothing of switches. A field opens a sheet of letters (writing.js). A page says when it speaks, so that the scan waits:
//     document.dispatchEvent(new CustomEvent("aac:speaking", { detail: true }))    // and `false` when it has ended
// and is told what is highlighted, to say it softly if it wants to (`kind` as in scanner.js, `items` are elements):
//     document.addEventListener("aac:highlight", (event) => event.detail.kind … event.detail.items)

import { DwellMode } from "./dwell-mode.js";
import { Marks } from "./highlight.js";
import { Memory } from "./memory.js";
import { OWN_PART, isEditable, isField } from "./page-targets.js";
import { PressMode } from "./press-mode.js";
import { ScanMode } from "./scan-mode.js";
import { readSettings } from "./settings.js";
import { Sounds } from "./sounds.js";

/**
 * `now`: ms, never going back. `at`: calls once when that time has come; what it returns takes that back.
 * @typedef {{now: () => number, at: (time: number, callback: () => void) => (() => void)}} Clock
 */
/**
 * What the ways to choose are given.
 * @typedef {object} Page
 * @property {Document} document
 * @property {Clock} clock
 * @property {import("./settings.js").AccessSettings} settings
 * @property {Marks} marks
 * @property {Sounds} sounds
 * @property {Memory} memory
 * @property {AbortSignal} signal ends all listening
 * @property {() => void} wait to be called whenever what is due may have changed
 * @property {(element: HTMLElement) => void} choose
 */
/**
 * A way to choose. `dueAt`: when it is to be ticked next, or Infinity; `look`: the page may have changed.
 * @typedef {object} Mode
 * @property {number} dueAt
 * @property {(now: number) => void} tick
 * @property {() => void} look
 * @property {(now: number) => void} pause
 * @property {(now: number) => void} resume
 * @property {() => void} remember
 * @property {() => void} stop
 */

/**
 * Time as the browser tells it.
 * @type {Clock}
 */
export const realClock = {
  now: () => performance.now(),
  at(/** @type {number} */ time, /** @type {() => void} */ callback) {
    const timer = setTimeout(callback, Math.max(time - performance.now(), 0));
    return () => clearTimeout(timer);
  },
};

/**
 * After so many ms nobody speaks or writes any more, even if nobody says so: no one may be locked out by a page that forgot
 * to, or by the cursor that somebody left in a field.
 */
const LONGEST_PAUSE = 60000;

/** The sheet of letters, which only some need. */
const loadWriting = () => import("./writing.js");

/** Attributes by which a page shows, hides or changes what can be chosen. */
const WATCHED = ["class", "hidden", "inert", "disabled", "aria-disabled", "open", "href", "data-choice", "data-scan-group"];

/** The access methods of one page. */
class Access {
  #ending = new AbortController();
  #document;
  #clock;
  #settings;
  #marks;
  /** @type {Mode[]} */
  #modes = [];
  /**
   * Why nothing moves now.
   * @type {Set<"speaking" | "writing" | "hidden">}
   */
  #pauses = new Set();
  /** When a pause that nobody ends is over. */
  #pausedUntil = Infinity;
  /** @type {(() => void) | undefined} */
  #cancelTimer;
  #isLooking = false;

  /**
   * @param {Document} document
   * @param {Clock} clock
   * @param {Pick<Storage, "getItem" | "setItem">} storage
   */
  constructor(document, clock, storage) {
    this.#document = document;
    this.#clock = clock;
    const root = document.documentElement;
    this.#settings = readSettings((name) => document.body.getAttribute(name) ?? root.getAttribute(name));
    for (const problem of this.#settings.problems) console.warn(problem);
    this.#marks = new Marks(document);
    /** @type {Page} */
    const page = {
      document, clock,
      settings: this.#settings,
      marks: this.#marks,
      sounds: new Sounds(this.#settings.sound),
      memory: new Memory(storage, clock, this.#settings),
      signal: this.#ending.signal,
      wait: () => this.#wait(),
      choose: (element) => this.#choose(element),
    };
    const { method, press } = this.#settings;
    if (method === "scan") this.#modes.push(new ScanMode(page));
    if (method === "dwell") this.#modes.push(new DwellMode(page));
    // Without it a field takes the cursor, as under a finger.
    if (this.#modes.length > 0) loadWriting().catch(() => {});
    // While scanning, every touch is a switch, which has a filter of its own.
    if (press && method !== "scan") this.#modes.push(new PressMode(page, press));
    this.#listen();
    this.#setPause("hidden", document.hidden);
    this.#look();
  }

  /** Ends everything and takes its parts off the page. */
  stop() {
    for (const mode of this.#modes) mode.remember();
    this.#ending.abort();
    this.#cancelTimer?.();
    for (const mode of this.#modes) mode.stop();
    this.#marks.remove();
  }

  /** @param {HTMLElement} element */
  #choose(element) {
    for (const mode of this.#modes) mode.remember();
    if (!element.isConnected) return;
    // Who chooses so has no keyboard: what a field needs comes to them.
    if (isField(element)) {
      loadWriting().then(({ WritingSheet }) => new WritingSheet(element), () => element.focus());
      return;
    }
    element.focus({ preventScroll: true });
    element.click();
  }

  #listen() {
    const { signal } = this.#ending;
    const document = this.#document;
    const view = document.defaultView ?? window;
    document.addEventListener("aac:speaking", (event) => {
      this.#setPause("speaking", /** @type {CustomEvent} */ (event).detail === true);
    }, { signal });
    document.addEventListener("focusin", (event) => this.#setPause("writing", isEditable(event.target)), { signal });
    document.addEventListener("focusout", () => this.#setPause("writing", false), { signal });
    document.addEventListener("visibilitychange", () => this.#setPause("hidden", document.hidden), { signal });
    document.addEventListener("input", () => this.#setPause("writing", isEditable(document.activeElement)), { signal });
    view.addEventListener("pagehide", () => this.#modes.forEach((mode) => mode.remember()), { signal });
    for (const name of ["scroll", "resize"]) {
      view.addEventListener(name, () => this.#lookSoon(), { signal, capture: true, passive: true });
    }
    const observer = new MutationObserver((records) => {
      if (!records.every(isOwnChange)) this.#lookSoon();
    });
    observer.observe(document.documentElement, {
      subtree: true, childList: true, attributes: true, attributeFilter: WATCHED,
    });
    signal.addEventListener("abort", () => observer.disconnect());
  }

  /**
   * @param {"speaking" | "writing" | "hidden"} reason
   * @param {boolean} isOn
   */
  #setPause(reason, isOn) {
    const was = this.#pauses.size > 0;
    if (isOn) this.#pauses.add(reason);
    else this.#pauses.delete(reason);
    const is = this.#pauses.size > 0;
    const now = this.#clock.now();
    if (isOn || !is || reason === "hidden") this.#pausedUntil = is && !this.#pauses.has("hidden") ? now + LONGEST_PAUSE : Infinity;
    if (was === is) {
      this.#wait();
      return;
    }
    for (const mode of this.#modes) {
      if (is) mode.pause(now);
      else mode.resume(now);
    }
    this.#wait();
  }

  /** Looks once, in the next frame, however much changed. */
  #lookSoon() {
    if (this.#isLooking) return;
    this.#isLooking = true;
    requestAnimationFrame(() => {
      this.#isLooking = false;
      if (!this.#ending.signal.aborted) this.#look();
    });
  }

  #look() {
    for (const mode of this.#modes) mode.look();
    this.#wait();
  }

  /** Sees to it that the next thing that happens by itself does. */
  #wait() {
    this.#cancelTimer?.();
    this.#cancelTimer = undefined;
    if (this.#ending.signal.aborted) return;
    const due = Math.min(this.#pausedUntil, ...this.#modes.map((mode) => mode.dueAt));
    if (due < Infinity) this.#cancelTimer = this.#clock.at(due, () => this.#tick());
  }

  #tick() {
    const now = this.#clock.now();
    if (now >= this.#pausedUntil) {
      const field = this.#document.activeElement;
      if (this.#pauses.has("writing") && field instanceof HTMLElement) field.blur();
      this.#setPause("writing", false);
      this.#setPause("speaking", false);
    }
    for (const mode of this.#modes) mode.tick(now);
    this.#wait();
  }
}

/** @param {MutationRecord} record */
function isOwnChange({ type, target, addedNodes, removedNodes }) {
  const isOwn = (/** @type {Node} */ node) => node instanceof Element && node.closest(OWN_PART) !== null;
  return isOwn(target) || (type === "childList" && [...addedNodes, ...removedNodes].every(isOwn));
}

/**
 * Starts the access methods that the page's attributes ask for.
 * @param {{document?: Document, clock?: Clock, storage?: Pick<Storage, "getItem" | "setItem">}} options others than the
 *   browser's own, for tests
 */
export function startAccess(options = {}) {
  return new Access(
    options.document ?? globalThis.document, options.clock ?? realClock, options.storage ?? sessionStorage);
}
