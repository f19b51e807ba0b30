// @ts-check
import { claim, equal, forAll, test } from "./harness.js";
import { itemsOf, rowsOf, scanTree } from "/access/scan-order.js";

/**
 * "a 0 0 100 100 [group]" → a target.
 * @param {string} text
 */
function target(text) {
  const [item, x, y, width, height, group] = text.split(" ");
  return { item, rectangle: { x: +x, y: +y, width: +width, height: +height }, group };
}

/**
 * A tree as text: a group in brackets.
 * @param {any} nodes
 * @returns {string}
 */
const written = (nodes) =>
  nodes.map((/** @type {any} */ node) => (node.children ? `(${written(node.children)})` : node.item)).join(" ");

/**
 * Rows and columns of tiles 100 × 100 px, 10 px apart, named from a.
 * @param {number} rows
 * @param {number} columns
 */
function grid(rows, columns, { left = 0, top = 0, group = "", from = 0 } = {}) {
  return Array.from({ length: rows * columns }, (_, index) => target([
    String.fromCharCode(97 + from + index), left + (index % columns) * 110, top + Math.floor(index / columns) * 110,
    100, 100, group].join(" ").trim()));
}

/** @type {[string, any[], string, string, string][]} name, targets, linear, row-column, group */
const examples = [
  ["nothing", [], "", "", ""],
  ["one thing", grid(1, 1), "a", "a", "a"],
  ["one row: the rows are one, and it is not offered as a whole in groups", grid(1, 3), "a b c", "(a b c)", "a b c"],
  ["one column", grid(3, 1), "a b c", "a b c", "a b c"],
  ["a grid", grid(3, 2), "a b c d e f", "(a b) (c d) (e f)", "(a b) (c d) (e f)"],
  ["a last row of one", grid(2, 2).slice(0, 3), "a b c", "(a b) c", "(a b) c"],
  ["uneven heights, tops in line",
    ["a 0 0 100 140", "b 110 0 100 90", "c 220 0 100 120", "d 0 160 100 40", "e 110 160 100 80"].map(target),
    "a b c d e", "(a b c) (d e)", "(a b c) (d e)"],
  ["uneven heights, middles in line",
    ["a 0 20 100 40", "b 110 0 100 80", "c 0 90 100 80", "d 110 110 100 40"].map(target),
    "a b c d", "(a b) (c d)", "(a b) (c d)"],
  ["a few pixels up or down",
    ["a 0 6 100 100", "b 110 0 100 100", "c 220 9 100 100", "d 0 118 100 100", "e 110 112 100 100"].map(target),
    "a b c d e", "(a b c) (d e)", "(a b c) (d e)"],
  ["a tile two rows high belongs to the upper row",
    ["a 0 0 100 100", "b 110 0 100 210", "c 0 110 100 100"].map(target), "a b c", "(a b) c", "(a b) c"],
  ["a strip above, a grid, a toolbar below",
    [...grid(1, 2, { group: "strip" }), ...grid(2, 2, { top: 200, group: "grid", from: 2 }),
      ...grid(1, 3, { top: 500, group: "tools", from: 6 })],
    "a b c d e f g h i", "(a b) (c d) (e f) (g h i)", "(a b) ((c d) (e f)) (g h i)"],
  ["a toolbar beside the grid does not mix with its rows",
    [...grid(3, 1, { group: "tools" }), ...grid(3, 2, { left: 200, group: "grid", from: 3 })],
    "a b c d e f g h i", "a b c (d e) (f g) (h i)", "(a b c) ((d e) (f g) (h i))"],
  ["what belongs to no region comes where it stands, above and below one",
    [...grid(1, 2), ...grid(2, 2, { top: 200, group: "grid", from: 2 }), ...grid(1, 2, { top: 600, from: 6 })],
    "a b c d e f g h", "(a b) (c d) (e f) (g h)", "(a b) ((c d) (e f)) (g h)"],
  ["rows of no region that follow one another are one region",
    [...grid(2, 2), ...grid(1, 2, { top: 500, group: "tools", from: 4 })],
    "a b c d e f", "(a b) (c d) (e f)", "((a b) (c d)) (e f)"],
  ["a region of one thing is that thing",
    ["a 0 0 100 100 home", "b 0 200 100 100 grid", "c 110 200 100 100 grid"].map(target),
    "a b c", "a (b c)", "a (b c)"],
  ["things in the same place keep their order",
    ["a 0 0 100 100", "b 0 0 100 100", "c 0 0 100 100"].map(target), "a b c", "(a b c)", "a b c"],
];

for (const [name, targets, linear, rows, groups] of examples) {
  test(`Scan order of ${name}`, () => {
    equal(written(scanTree(targets, "linear")), linear, "linear");
    equal(written(scanTree(targets, "row-column")), rows, "row-column");
    equal(written(scanTree(targets, "group")), groups, "group");
  });
}

/** @param {import("./harness.js").Random} random */
function randomTargets(random) {
  return Array.from({ length: random.between(0, 30) }, (_, item) => ({
    item,
    group: random.pick([undefined, "one", "two", "three"]),
    rectangle: {
      x: random.between(0, 900), y: random.between(0, 900),
      width: random.between(0, 200), height: random.between(0, 200),
    },
  }));
}

test("Every order has each thing exactly once, and no group of fewer than two", () => {
  forAll(300, (random) => {
    const targets = randomTargets(random);
    for (const pattern of /** @type {const} */ (["linear", "row-column", "group"])) {
      const tree = scanTree(targets, pattern);
      const items = tree.flatMap(itemsOf).sort((a, b) => a - b);
      equal(items, targets.map((each) => each.item), pattern);
      const check = (/** @type {any} */ node) => {
        if (!node.children) return;
        claim(node.children.length > 1, `${pattern}: a group of ${node.children.length}`);
        node.children.forEach(check);
      };
      tree.forEach(check);
    }
  });
});

test("The order follows the places, not the order of the list or where the page is scrolled to", () => {
  forAll(200, (random) => {
    const rows = random.between(1, 5);
    const columns = random.between(1, 6);
    const jitter = () => random.between(-20, 20);
    const targets = grid(rows, columns).map((each) => ({
      ...each, rectangle: { ...each.rectangle, y: each.rectangle.y + jitter(), height: 100 + jitter() },
    }));
    const expected = written(scanTree(targets, "row-column"));
    equal(written(scanTree(random.shuffled(targets), "row-column")), expected, "shuffled");
    const scrolled = targets.map((each) => ({
      ...each, rectangle: { ...each.rectangle, x: each.rectangle.x - 5000, y: each.rectangle.y - 70000 },
    }));
    equal(written(scanTree(scrolled, "row-column")), expected, "scrolled");
  });
});

test("Tiles of a grid that stray by a fifth of their height stay in their rows", () => {
  forAll(200, (random) => {
    const [rows, columns] = [random.between(1, 5), random.between(1, 6)];
    const targets = grid(rows, columns).map((each) => ({
      ...each, rectangle: { ...each.rectangle, y: each.rectangle.y + random.between(-20, 20) },
    }));
    const found = rowsOf(random.shuffled(targets), (each) => each.rectangle);
    equal(found.map((row) => row.map((each) => each.item)),
      Array.from({ length: rows }, (_, row) =>
        targets.slice(row * columns, (row + 1) * columns).map((each) => each.item)));
  });
});
