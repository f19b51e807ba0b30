// @ts-check
// Rectangles and points, in CSS pixels, y downwards. Nothing here knows of the page.

/** @typedef {{x: number, y: number, width: number, height: number}} Rectangle */
/** @typedef {{x: number, y: number}} Point */
/**
 * Something that can be chosen, and where it is.
 * @template T
 * @typedef {{item: T, rectangle: Rectangle}} Target
 */

/**
 * The smallest rectangle around all of these; of none: an empty one at the origin.
 * @param {Rectangle[]} rectangles
 * @returns {Rectangle}
 */
export function union(rectangles) {
  if (rectangles.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  const x = Math.min(...rectangles.map((r) => r.x));
  const y = Math.min(...rectangles.map((r) => r.y));
  const right = Math.max(...rectangles.map((r) => r.x + r.width));
  const bottom = Math.max(...rectangles.map((r) => r.y + r.height));
  return { x, y, width: right - x, height: bottom - y };
}

/**
 * How far a point is from a rectangle's edge; 0 inside and on the edge.
 * @param {Rectangle} rectangle
 * @param {Point} point
 */
export function distance(rectangle, point) {
  const dx = Math.max(rectangle.x - point.x, 0, point.x - rectangle.x - rectangle.width);
  const dy = Math.max(rectangle.y - point.y, 0, point.y - rectangle.y - rectangle.height);
  return Math.hypot(dx, dy);
}

/**
 * The target at a point. Of several the smallest: a button that lies on a card is meant, not the card.
 * @template {Target<unknown>} T
 * @param {T[]} targets
 * @param {Point} point
 * @returns {T | undefined}
 */
export function targetAt(targets, point) {
  let best;
  for (const target of targets) {
    if (distance(target.rectangle, point) > 0) continue;
    if (!best || area(target.rectangle) < area(best.rectangle)) best = target;
  }
  return best;
}

/** @param {Rectangle} r */
const area = (r) => r.width * r.height;
