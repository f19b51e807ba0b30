// @ts-check
// The order in which a scan offers what is on the page, found from where things are.
//
// A scan order is a tree: a leaf is one thing that can be chosen, a branch is a group (a row, a region of the page)
// that is offered as a whole first. Pure: the same rectangles always give the same tree.

import { union } from "./geometry.js";

/** @typedef {import("./geometry.js").Rectangle} Rectangle */
/**
 * Something that can be chosen, where it is, and the region of the page that it belongs to, if any.
 * @template T
 * @typedef {{item: T, rectangle: Rectangle, group?: unknown}} ScanTarget
 */
/**
 * A leaf has an item, a branch has children; never both.
 * @template T
 * @typedef {{item: T, children?: undefined} | {item?: undefined, children: ScanNode<T>[]}} ScanNode
 */
/** @typedef {"linear" | "row-column" | "group"} ScanPattern */

/** Of the lower of two things, this part must lie beside the other for them to be in one row. */
const SHARED_HEIGHT = 0.5;

/**
 * The scan order.
 *
 * - `linear`: one after the other, region by region, from left to right and from top to bottom.
 * - `row-column`: rows first, then the things in the row.
 * - `group`: regions first, then rows (where a region has more than one), then things.
 *
 * A group of one is that one: choosing it costs no second press.
 * @template T
 * @param {ScanTarget<T>[]} targets
 * @param {ScanPattern} pattern
 * @returns {ScanNode<T>[]}
 */
export function scanTree(targets, pattern) {
  const regions = regionsOf(targets).map((region) => rowsOf(region, (target) => target.rectangle));
  if (pattern === "linear") return regions.flat(2).map(leaf);
  if (pattern === "row-column") return regions.flat().map((row) => branch(row.map(leaf)));
  const groups = regions.map((rows) => branch(rows.map((row) => branch(row.map(leaf)))));
  // One region says nothing: its rows are what there is to choose from.
  return groups.length === 1 ? groups[0].children ?? groups : groups;
}

/**
 * All items under a node, in the order of the scan.
 * @template T
 * @param {ScanNode<T>} node
 * @returns {T[]}
 */
export function itemsOf(node) {
  return node.children ? node.children.flatMap(itemsOf) : [/** @type {T} */ (node.item)];
}

/**
 * Sorts things into rows from top to bottom, and each row from left to right.
 *
 * Heights may differ: a thing belongs to a row when at least half of the lower of both lies beside what all of the
 * row have in common. Something two rows high belongs to the upper one. Equal places keep the order of the list.
 * @template T
 * @param {T[]} things
 * @param {(thing: T) => Rectangle} rectangleOf
 * @returns {T[][]}
 */
export function rowsOf(things, rectangleOf) {
  const byMiddle = things
    .map((thing) => ({ thing, rectangle: rectangleOf(thing) }))
    .sort((a, b) => middle(a.rectangle) - middle(b.rectangle));
  /** @type {{members: {thing: T, rectangle: Rectangle}[], top: number, bottom: number}[]} */
  const rows = [];
  for (const member of byMiddle) {
    const top = member.rectangle.y;
    const bottom = top + member.rectangle.height;
    const row = rows.find((candidate) => sharesRow(candidate, { top, bottom }));
    if (row) {
      row.members.push(member);
      row.top = Math.max(row.top, top);
      row.bottom = Math.min(row.bottom, bottom);
    } else {
      rows.push({ members: [member], top, bottom });
    }
  }
  return rows.map((row) =>
    row.members
      // Members came by their middles; among equals on x that is from top to bottom.
      .sort((a, b) => a.rectangle.x - b.rectangle.x)
      .map((member) => member.thing));
}

/**
 * @param {{top: number, bottom: number}} a
 * @param {{top: number, bottom: number}} b
 */
function sharesRow(a, b) {
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const lower = Math.min(a.bottom - a.top, b.bottom - b.top);
  return lower > 0 ? shared >= SHARED_HEIGHT * lower : shared >= 0;
}

/**
 * The regions of the page in reading order. What belongs to none is taken row by row, so that it comes where it
 * stands, also when a region lies between; rows that follow one another make one region.
 * @template T
 * @param {ScanTarget<T>[]} targets
 * @returns {ScanTarget<T>[][]}
 */
function regionsOf(targets) {
  /** @type {Map<unknown, ScanTarget<T>[]>} */
  const named = new Map();
  /** @type {ScanTarget<T>[]} */
  const loose = [];
  for (const target of targets) {
    if (target.group === undefined) loose.push(target);
    else named.set(target.group, [...(named.get(target.group) ?? []), target]);
  }
  const regions = [
    ...[...named.values()].map((members) => ({ members, isLoose: false })),
    ...rowsOf(loose, (target) => target.rectangle).map((members) => ({ members, isLoose: true })),
  ];
  /** @type {typeof regions} */
  const merged = [];
  for (const region of rowsOf(regions, (r) => union(r.members.map((member) => member.rectangle))).flat()) {
    const last = merged.at(-1);
    if (last?.isLoose && region.isLoose) last.members = [...last.members, ...region.members];
    else merged.push({ ...region });
  }
  return merged.map((region) => region.members);
}

/** @param {Rectangle} rectangle */
const middle = (rectangle) => rectangle.y + rectangle.height / 2;

/**
 * @template T
 * @param {ScanTarget<T>} target
 * @returns {ScanNode<T>}
 */
const leaf = (target) => ({ item: target.item });

/**
 * @template T
 * @param {ScanNode<T>[]} children
 * @returns {ScanNode<T>}
 */
const branch = (children) => (children.length === 1 ? children[0] : { children });
