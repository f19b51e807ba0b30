// @ts-check
// What one sees of the access methods: the ring around what is highlighted, the frame of the group being scanned, the
// way back, and the ring that fills. Drawn above the page, never part of it: nothing on the page moves or changes, and
// screen readers do not notice it. Looks are in access.css.

import { union } from "./geometry.js";
import { topLayer } from "./page-targets.js";
import { text } from "./texts.js";

const SVG = "http://www.w3.org/2000/svg";
/** Radius of the filling ring in its own units; its box is 100 × 100. */
const RADIUS = 40;
/** Distance in px that a ring keeps from the edges of the window, so that it is never cut off. */
const MARGIN = 10;

/** @typedef {import("./scanner.js").Highlight<HTMLElement>} Highlight */

/** The marks over the page. */
export class Marks {
  #document;
  #layer;
  #ring;
  #frame;
  #back;
  #dial;
  #fill;
  /** @type {Highlight} */
  #highlight = { kind: "none", items: [], within: [] };
  /** @type {HTMLElement | undefined} */
  #filling;

  /** @param {Document} document */
  constructor(document) {
    this.#document = document;
    this.#layer = part(document, "marks");
    this.#layer.setAttribute("aria-hidden", "true");
    this.#frame = this.#mark("aac-scan-frame");
    this.#ring = this.#mark("aac-scan-ring");
    this.#back = drawing(document, "aac-scan-back", "0 0 24 24", [
      ["circle", { cx: "12", cy: "12", r: "11.5", class: "aac-scan-back-ground" }],
      ["path", { d: "M10 5 L4.5 10.5 L10 16 M5 10.5 H14 a4 4 0 0 1 0 8 H11", class: "aac-scan-back-arrow" }],
    ]);
    const circle = { cx: "50", cy: "50", r: String(RADIUS) };
    this.#dial = drawing(document, "aac-dwell", "0 0 100 100", [
      ["circle", { ...circle, class: "aac-dwell-edge" }],
      ["circle", { ...circle, class: "aac-dwell-ground" }],
      // From the top, clockwise.
      ["circle", { ...circle, class: "aac-dwell-fill", pathLength: "100", transform: "rotate(-90 50 50)" }],
    ]);
    this.#fill = /** @type {SVGElement} */ (this.#dial.lastChild);
    this.#layer.append(this.#back, this.#dial);
    this.#hideAll();
    topLayer(document).append(this.#layer);
  }

  /**
   * Shows what the scan highlights, and brings it into view.
   * @param {Highlight} highlight
   */
  show(highlight) {
    this.#highlight = highlight;
    const seen = highlight.kind === "group" || highlight.kind === "item" ? highlight.items : highlight.within;
    // The last first: when the group is higher than the window, its beginning is what one sees.
    for (const item of [...seen].reverse()) item.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    this.place();
  }

  /**
   * Shows how far something has filled.
   * @param {HTMLElement | undefined} item
   * @param {number} progress 0 to 1
   */
  fill(item, progress) {
    this.#filling = progress > 0 ? item : undefined;
    // Who wants no motion sees it fill in quarters.
    const still = this.#document.defaultView?.matchMedia("(prefers-reduced-motion: reduce)").matches;
    const shown = still ? Math.floor(progress * 4) / 4 : progress;
    this.#fill.setAttribute("stroke-dasharray", `${(shown * 100).toFixed(1)} 100`);
    this.place();
  }

  /** Puts the marks where their things are now. */
  place() {
    const top = topLayer(this.#document);
    if (this.#layer.parentElement !== top) top.append(this.#layer);
    const { kind, items, within } = this.#highlight;
    const shown = items.filter((item) => item.isConnected);
    this.#put(this.#ring, shown, MARGIN, kind !== "none");
    this.#ring.dataset.kind = kind;
    this.#put(this.#frame, within.filter((item) => item.isConnected), MARGIN / 2, kind === "item");
    this.#back.toggleAttribute("hidden", kind !== "back");
    if (kind === "back") {
      const box = boxAround(shown);
      this.#back.style.left = `${Math.max(box.x + box.width / 2, MARGIN)}px`;
      this.#back.style.top = `${Math.max(box.y + box.height / 2, MARGIN)}px`;
    }
    this.#dial.toggleAttribute("hidden", !this.#filling?.isConnected);
    if (this.#filling?.isConnected) {
      const box = this.#filling.getBoundingClientRect();
      const size = Math.min(Math.max(Math.min(box.width, box.height) * 0.85, 44), 160);
      this.#dial.style.width = this.#dial.style.height = `${size}px`;
      this.#dial.style.left = `${box.x + box.width / 2}px`;
      this.#dial.style.top = `${box.y + box.height / 2}px`;
    }
  }

  /** Takes the marks off the page. */
  remove() {
    this.#layer.remove();
  }

  #hideAll() {
    for (const mark of [this.#ring, this.#frame, this.#back, this.#dial]) mark.toggleAttribute("hidden", true);
  }

  /** @param {string} name */
  #mark(name) {
    const mark = this.#document.createElement("div");
    mark.className = name;
    this.#layer.append(mark);
    return mark;
  }

  /**
   * @param {HTMLElement} mark
   * @param {HTMLElement[]} items
   * @param {number} margin
   * @param {boolean} isShown
   */
  #put(mark, items, margin, isShown) {
    mark.toggleAttribute("hidden", !isShown || items.length === 0);
    if (mark.hidden) return;
    const box = boxAround(items);
    const root = this.#document.documentElement;
    const left = Math.max(box.x - margin, 0);
    const top = Math.max(box.y - margin, 0);
    const right = Math.min(box.x + box.width + margin, root.clientWidth);
    const bottom = Math.min(box.y + box.height + margin, root.clientHeight);
    mark.style.left = `${left}px`;
    mark.style.top = `${top}px`;
    mark.style.width = `${Math.max(right - left, 0)}px`;
    mark.style.height = `${Math.max(bottom - top, 0)}px`;
  }
}

/**
 * An empty part of our own, which neither scans nor observers take for the page's.
 * @param {Document} document
 * @param {string} name
 */
export function part(document, name) {
  const element = document.createElement("div");
  element.dataset.accessPart = name;
  return element;
}

/**
 * A line of our own above the page, which screen readers can find by its name.
 * @param {Document} document
 * @param {"way-out" | "rest"} name
 */
export function bar(document, name) {
  const element = part(document, name);
  element.className = "aac-bar";
  element.setAttribute("role", "region");
  element.setAttribute("aria-label", text(name === "rest" ? "dwell" : "scanning", document.documentElement));
  return element;
}

/**
 * @param {Document} document
 * @param {string} name its class
 * @param {string} viewBox
 * @param {[string, Record<string, string>][]} shapes
 */
export function drawing(document, name, viewBox, shapes) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", name);
  svg.setAttribute("viewBox", viewBox);
  svg.setAttribute("aria-hidden", "true");
  for (const [tag, attributes] of shapes) {
    const shape = document.createElementNS(SVG, tag);
    for (const [key, value] of Object.entries(attributes)) shape.setAttribute(key, value);
    svg.append(shape);
  }
  return svg;
}

/** @param {HTMLElement[]} items */
const boxAround = (items) => union(items.map((item) => item.getBoundingClientRect()));
