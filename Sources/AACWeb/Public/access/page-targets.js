// @ts-check
// What can be chosen on the page, where it is, and which region it belongs to.

import { distance } from "./geometry.js";

/** Fields that can be written in, or chosen from, with the sheet. */
export const FIELD = [
  "textarea", "select", "input:not([type])",
  ...["text", "search", "password", "number", "tel", "email", "url"].map((type) => `input[type=${type}]`),
].map((field) => `${field}:not([readonly])`).join(",");

/** @typedef {HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement} Field */

/**
 * @param {Element | null} element
 * @returns {element is Field}
 */
export const isField = (element) => element !== null && element.matches(FIELD) && !element.matches(":disabled");

/** Everything that can be chosen. */
export const CHOOSABLE = [
  "a[href]", "button", "summary", "[data-choice]",
  ...["checkbox", "radio", "submit", "button", "image", "reset"].map((type) => `input[type=${type}]`),
].join(",");

/** Regions of the page, which group scanning offers as a whole. The nearest counts. */
const REGION = [
  "[data-scan-group]", "[role=toolbar]", "[role=tablist]", "[role=group]", "[role=grid]", "nav", "header", "footer",
  "fieldset", "dialog",
].join(",");

/** What access.js itself puts on the page. */
export const OWN_PART = "[data-access-part]";

/** In fields like these, keys write. */
const EDITABLE = "textarea, select, [contenteditable]:not([contenteditable=false]), input:not([type=checkbox])"
  + ":not([type=radio]):not([type=submit]):not([type=button]):not([type=image]):not([type=reset])";

/** Smaller than this on a side (px) is a link that is there for screen readers only. */
const SMALLEST = 8;

/** @typedef {import("./scan-order.js").ScanTarget<HTMLElement>} PageTarget */

/** @param {EventTarget | null} target */
export function isEditable(target) {
  return target instanceof Element && target.closest(EDITABLE) !== null;
}

/**
 * The choosable thing at or around an element; not our own parts.
 * @param {EventTarget | null} target
 * @returns {HTMLElement | null}
 */
export function choosableAt(target) {
  if (!(target instanceof Element) || target.closest(OWN_PART)) return null;
  return target.closest(CHOOSABLE);
}

/**
 * All that can be chosen now, in page coordinates (they do not change when the page is scrolled). While a modal dialog
 * is open, only what is in it.
 * @param {Document} document
 * @param {{withFields?: boolean}} options `withFields`: fields too, for who opens them with a choice and not with a finger
 * @returns {PageTarget[]}
 */
export function pageTargets(document, { withFields = false } = {}) {
  const view = document.defaultView ?? window;
  const root = topLayer(document);
  /** @type {PageTarget[]} */
  const targets = [];
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(withFields ? `${CHOOSABLE},${FIELD}` : CHOOSABLE))) {
    if (!isChoosable(element)) continue;
    const box = element.getBoundingClientRect();
    const rectangle = { x: box.x + view.scrollX, y: box.y + view.scrollY, width: box.width, height: box.height };
    const isOffPage = rectangle.x + rectangle.width <= 0 || rectangle.y + rectangle.height <= 0;
    if (box.width < SMALLEST || box.height < SMALLEST || isOffPage) continue;
    targets.push({ item: element, rectangle, group: element.parentElement?.closest(REGION) ?? undefined });
  }
  return targets;
}

/** For so many ms it is taken for granted that everything is where it was, unless the page says that it changed. */
const KEPT = 250;

/** What can be chosen, for a pointer that moves: looked up now and then, not with each of its movements. */
export class PointerTargets {
  #document;
  #clock;
  #options;
  /** @type {PageTarget[]} */
  #targets = [];
  #lookedAt = -Infinity;

  /**
   * @param {Document} document
   * @param {import("./access.js").Clock} clock
   * @param {{withFields?: boolean}} options
   */
  constructor(document, clock, options = {}) {
    this.#document = document;
    this.#clock = clock;
    this.#options = options;
  }

  /** The page changed, or a new touch begins: looks again. */
  look() {
    this.#targets = pageTargets(this.#document, this.#options);
    this.#lookedAt = this.#clock.now();
  }

  /**
   * What can be chosen, without what is covered at this point by something else.
   * @param {{x: number, y: number} | undefined} point in page coordinates
   */
  at(point) {
    if (this.#clock.now() - this.#lookedAt >= KEPT) this.look();
    return point ? uncovered(this.#targets, point, this.#document) : this.#targets;
  }
}

/**
 * All that can be chosen now, where it stands in the order of a scan. A bar that stays at the edge of the window while the
 * page is scrolled comes before the page or after it, always: elsewhere it would come at another place each time.
 * @param {Document} document
 * @returns {PageTarget[]}
 */
export function scanTargets(document) {
  const view = document.defaultView ?? window;
  const height = Math.max(document.documentElement.scrollHeight, view.innerHeight);
  /** @type {Map<Element | null, "above" | "below" | undefined>} */
  const known = new Map([[null, undefined]]);
  /** @type {(element: Element | null) => "above" | "below" | undefined} */
  const edgeOf = (element) => {
    if (element && !known.has(element)) known.set(element, ownEdge(element, view) ?? edgeOf(element.parentElement));
    return known.get(element);
  };
  return pageTargets(document, { withFields: true }).map((target) => {
    const edge = edgeOf(target.item);
    if (!edge) return target;
    const y = target.rectangle.y - view.scrollY + (edge === "above" ? -view.innerHeight : height);
    return { ...target, rectangle: { ...target.rectangle, y } };
  });
}

/**
 * At which edge of the window an element stays.
 * @param {Element} element
 * @param {Window} view
 */
function ownEdge(element, view) {
  const { position, bottom } = getComputedStyle(element);
  if (position === "sticky") return bottom === "auto" ? "above" : "below";
  if (position !== "fixed") return undefined;
  const box = element.getBoundingClientRect();
  return box.y + box.height / 2 < view.innerHeight / 2 ? "above" : "below";
}

/**
 * The open modal dialog on top, else the body.
 * @param {Document} document
 * @returns {HTMLElement}
 */
export function topLayer(document) {
  const dialogs = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("dialog:modal"));
  return dialogs[dialogs.length - 1] ?? document.body;
}

/**
 * Leaves out what is covered at this point by something else, such as a bar that stays above a scrolled page.
 * @param {PageTarget[]} targets
 * @param {{x: number, y: number}} point in page coordinates
 * @param {Document} document
 */
function uncovered(targets, point, document) {
  const view = document.defaultView ?? window;
  const top = document.elementFromPoint(point.x - view.scrollX, point.y - view.scrollY);
  return targets.filter(({ item, rectangle }) => distance(rectangle, point) > 0 || item.contains(top));
}

/** @param {HTMLElement} element */
function isChoosable(element) {
  if (element.closest(`${OWN_PART}, [inert], [hidden], [data-access-skip], [aria-disabled=true]`)) return false;
  if (element.matches(":disabled")) return false;
  // Older browsers know the option by its first name, or only whether there is a box.
  return element.checkVisibility?.({ visibilityProperty: true, checkVisibilityCSS: true })
    ?? element.getClientRects().length > 0;
}
