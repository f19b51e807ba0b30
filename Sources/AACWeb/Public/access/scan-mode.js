// @ts-check
// Scanning on a page: switches in, highlight and choices out. The rules are in scanner.js and scan-order.js.

import { choosableAt, isEditable, scanTargets, topLayer } from "./page-targets.js";
import { scanTree } from "./scan-order.js";
import { Scanner } from "./scanner.js";
import { listenToSwitches } from "./switches.js";
import { WayOut } from "./way-out.js";

/** @typedef {import("./access.js").Page} Page */

/** One of the ways to choose; what it offers to access.js is the same for each. */
export class ScanMode {
  #page;
  #wayOut;
  /**
   * None while scanning is stopped.
   * @type {Scanner<HTMLElement> | undefined}
   */
  #scanner;
  #isPaused = false;
  /** Whether what moves the focus is a choice: the scan begins at the first after it, it does not follow. */
  #isChoosing = false;

  /** @param {Page} page */
  constructor(page) {
    this.#page = page;
    const { document, settings, signal } = page;
    listenToSwitches(document, { ...settings, switches: settings.scan.switches }, {
      isOn: () => this.#scanner !== undefined,
      press: (number) => this.#step((scanner, now) => scanner.press(number, now)),
      release: (number) => this.#step((scanner, now) => scanner.release(number, now)),
    }, signal);
    const isOn = !page.memory.isStopped;
    this.#wayOut = new WayOut(document, isOn, page.clock.now, {
      toggle: (on) => this.#set(on),
      hold: () => page.wait(),
    }, signal);
    document.addEventListener("focusin", (event) => this.#followFocus(event.target), { signal });
    this.#set(isOn);
  }

  get dueAt() {
    return Math.min(this.#scanner?.dueAt ?? Infinity, this.#wayOut.dueAt);
  }

  /** @param {number} now */
  tick(now) {
    this.#wayOut.tick(now);
    this.#step((scanner) => scanner.tick(now));
  }

  /** The page may have changed. */
  look() {
    const { document, marks, clock } = this.#page;
    this.#wayOut.moveTo(topLayer(document));
    if (this.#scanner?.replaceTree(this.#tree(), clock.now())) this.#show();
    else marks.place();
  }

  pause() {
    this.#isPaused = true;
    this.#scanner?.pause();
  }

  /** @param {number} now */
  resume(now) {
    this.#isPaused = false;
    this.#scanner?.resume(now);
  }

  /** Keeps for the next page when a switch was used last. */
  remember() {
    this.#page.memory.lastRelease = this.#scanner?.lastRelease ?? -Infinity;
  }

  stop() {
    this.#wayOut.remove();
    this.#page.document.body.removeAttribute("data-access-scanning");
  }

  #tree() {
    return scanTree(scanTargets(this.#page.document), this.#page.settings.pattern);
  }

  /** @param {boolean} isOn */
  #set(isOn) {
    const { document, clock, settings, memory } = this.#page;
    const now = clock.now();
    if (!isOn) this.remember();
    memory.isStopped = !isOn;
    document.body.toggleAttribute("data-access-scanning", isOn);
    this.#scanner = isOn ? new Scanner(this.#tree(), settings.scan, now, memory.lastRelease) : undefined;
    if (this.#isPaused) this.#scanner?.pause();
    this.#show();
    this.#page.wait();
  }

  /** @param {(scanner: Scanner<HTMLElement>, now: number) => import("./scanner.js").ScanEvent<HTMLElement>[]} happens */
  #step(happens) {
    if (!this.#scanner) return;
    const { clock, sounds } = this.#page;
    for (const event of happens(this.#scanner, clock.now())) {
      sounds.play(event.type);
      this.#show();
      if (event.type !== "select") continue;
      this.#isChoosing = true;
      this.#page.choose(event.item);
      this.#isChoosing = false;
    }
    this.#page.wait();
  }

  #show() {
    const { document, marks } = this.#page;
    const highlight = this.#scanner?.highlight ?? { kind: /** @type {const} */ ("none"), items: [], within: [] };
    marks.show(highlight);
    // The focus goes with the highlight: a screen reader says each thing once, and the keyboard goes on from there.
    if (highlight.kind === "item" && !isEditable(document.activeElement) && !isEditable(highlight.items[0])) {
      highlight.items[0].focus({ preventScroll: true });
    }
    document.dispatchEvent(new CustomEvent("aac:highlight", { detail: highlight }));
  }

  /**
   * The highlight goes with the focus, when somebody moves it with the keyboard.
   * @param {EventTarget | null} target
   */
  #followFocus(target) {
    const element = choosableAt(target);
    if (!element || !this.#scanner || this.#isChoosing) return;
    const { kind, items } = this.#scanner.highlight;
    // Where the highlight is already, it was the highlight that moved the focus.
    if (kind === "item" && items[0] === element) return;
    if (this.#scanner.moveTo(element, this.#page.clock.now())) this.#show();
    this.#page.wait();
  }
}
