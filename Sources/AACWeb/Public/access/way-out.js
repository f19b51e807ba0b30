// @ts-check
// The way out of scanning, and back in: a button that is always seen. Scanning stops when it, or Escape, is held: so
// that nobody who scans does it by mistake, and everybody who helps finds it.

import { bar, drawing } from "./highlight.js";
import { topLayer } from "./page-targets.js";
import { text } from "./texts.js";

/** To hold so many ms stops the scan. */
export const HOLD_TO_LEAVE = 1500;

/** The button, and Escape. It keeps no clock: `tick` is to be called until `dueAt` is Infinity. */
export class WayOut {
  #document;
  #holder;
  #changed;
  #now;
  #button;
  #label;
  #fill;
  #status;
  #isOn;
  /** @type {number | undefined} */
  #since;

  /**
   * @param {Document} document
   * @param {boolean} isOn whether scanning is on
   * @param {() => number} now
   * @param {{toggle: (isOn: boolean) => void, hold: () => void}} listener `hold`: a time began or ended
   * @param {AbortSignal} signal
   */
  constructor(document, isOn, now, listener, signal) {
    this.#document = document;
    this.#changed = listener;
    this.#now = now;
    this.#isOn = isOn;
    const holder = bar(document, "way-out");
    this.#button = document.createElement("button");
    this.#button.type = "button";
    this.#button.className = "aac-way-out";
    const dial = drawing(document, "aac-way-out-dial", "0 0 100 100", [
      ["circle", { cx: "50", cy: "50", r: "40", class: "aac-dwell-ground" }],
      ["circle", { cx: "50", cy: "50", r: "40", class: "aac-dwell-fill", pathLength: "100", transform: "rotate(-90 50 50)" }],
    ]);
    this.#fill = /** @type {SVGElement} */ (dial.lastChild);
    this.#label = document.createElement("span");
    this.#button.append(dial, this.#label);
    // Said once by screen readers, when scanning stops or goes on.
    this.#status = document.createElement("span");
    this.#status.className = "aac-way-out-status";
    this.#status.setAttribute("role", "status");
    holder.append(this.#button, this.#status);
    topLayer(document).prepend(holder);
    this.#holder = holder;
    this.#write();
    this.#listen(signal);
  }

  /** When holding is over, or the filling ring is to be drawn again; never: Infinity. */
  get dueAt() {
    return this.#since === undefined ? Infinity : Math.min(this.#since + HOLD_TO_LEAVE, this.#now() + 50);
  }

  /** @param {number} now */
  tick(now) {
    if (this.#since === undefined) return;
    const progress = Math.min((now - this.#since) / HOLD_TO_LEAVE, 1);
    this.#fill.setAttribute("stroke-dasharray", `${(progress * 100).toFixed(1)} 100`);
    if (progress === 1) this.#toggle();
  }

  /**
   * Into a modal dialog that opened, or out of one: what lies below it cannot be reached.
   * @param {HTMLElement} top
   */
  moveTo(top) {
    if (this.#holder.parentElement !== top) top.prepend(this.#holder);
  }

  remove() {
    this.#holder.remove();
  }

  #toggle() {
    this.#end();
    this.#isOn = !this.#isOn;
    this.#write();
    if (this.#isOn) this.#button.blur();
    this.#status.textContent = text(this.#isOn ? "entered" : "left", this.#document.documentElement);
    this.#changed.toggle(this.#isOn);
  }

  #write() {
    this.#label.textContent = text(this.#isOn ? "leave" : "enter", this.#document.documentElement);
    this.#button.dataset.scanning = this.#isOn ? "on" : "off";
    this.#fill.setAttribute("stroke-dasharray", "0 100");
  }

  #begin() {
    if (this.#since !== undefined || !this.#isOn) return;
    this.#since = this.#now();
    this.#changed.hold();
  }

  #end() {
    if (this.#since === undefined) return;
    this.#since = undefined;
    this.#fill.setAttribute("stroke-dasharray", "0 100");
    this.#changed.hold();
  }

  /** @param {AbortSignal} signal */
  #listen(signal) {
    const view = this.#document.defaultView ?? window;
    view.addEventListener("keydown", (event) => {
      if (event.code === "Escape" && !event.repeat) this.#begin();
    }, { signal, capture: true });
    view.addEventListener("keyup", (event) => {
      if (event.code === "Escape") this.#end();
    }, { signal, capture: true });
    view.addEventListener("blur", () => this.#end(), { signal });
    let heldOn = false;
    this.#button.addEventListener("pointerdown", () => {
      heldOn = this.#isOn;
      this.#begin();
    }, { signal });
    for (const name of ["pointerup", "pointercancel", "pointerleave"]) {
      this.#button.addEventListener(name, () => this.#end(), { signal });
    }
    this.#button.addEventListener("click", (event) => {
      // Going on needs one click. Stopping needs holding, but from those who cannot hold: keyboard and screen reader.
      const isPointer = event.detail > 0;
      // On the button, a switch would press it: the focus does not stay there while scanning is on.
      if (isPointer && this.#isOn) this.#button.blur();
      if (isPointer && heldOn) heldOn = false;
      else if (!isPointer || !this.#isOn) this.#toggle();
    }, { signal });
    this.#button.addEventListener("contextmenu", (event) => event.preventDefault(), { signal });
  }
}
