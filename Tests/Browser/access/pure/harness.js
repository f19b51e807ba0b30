// @ts-check
// Tests of the pure modules: names are claims, examples are tables, chance is repeatable.

/** @type {{name: string, body: () => void}[]} */
const tests = [];

/**
 * @param {string} name
 * @param {() => void} body
 */
export function test(name, body) {
  tests.push({ name, body });
}

/**
 * Fails unless both are the same as JSON.
 * @param {unknown} actual
 * @param {unknown} expected
 * @param {unknown} [about]
 */
export function equal(actual, expected, about) {
  const [a, b] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (a !== b) throw new Error(`${about === undefined ? "" : JSON.stringify(about) + ": "}got ${a}, expected ${b}`);
}

/**
 * @param {unknown} condition
 * @param {unknown} about
 */
export function claim(condition, about) {
  if (!condition) throw new Error(typeof about === "string" ? about : JSON.stringify(about));
}

/**
 * Runs a test for many random cases, always the same ones; a failure names its case.
 * @param {number} cases
 * @param {(random: Random, index: number) => void} body
 */
export function forAll(cases, body) {
  for (let index = 0; index < cases; index += 1) {
    try {
      body(new Random(index + 1), index);
    } catch (error) {
      throw new Error(`case ${index}: ${/** @type {Error} */ (error).message}`);
    }
  }
}

/** Repeatable chance: the linear congruential generator of Park and Miller (1988), x ← 48271 x mod (2³¹ − 1). */
export class Random {
  /** @param {number} seed */
  constructor(seed) {
    this.state = (seed * 7919) % 2147483647;
    this.next();
  }

  /** At least 0, below 1. */
  next() {
    this.state = (this.state * 48271) % 2147483647;
    return (this.state - 1) / 2147483646;
  }

  /**
   * A whole number from `low` to `high`.
   * @param {number} low
   * @param {number} high
   */
  between(low, high) {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  /**
   * @template T
   * @param {T[]} list
   * @returns {T}
   */
  pick(list) {
    return list[this.between(0, list.length - 1)];
  }

  /**
   * @template T
   * @param {T[]} list
   * @returns {T[]}
   */
  shuffled(list) {
    const copy = [...list];
    for (let i = copy.length - 1; i > 0; i -= 1) {
      const j = this.between(0, i);
      [copy[i], copy[j]] = [copy[j], copy[i]];
    }
    return copy;
  }
}

/** Runs all tests. */
export function runAll() {
  return tests.map(({ name, body }) => {
    try {
      body();
      return { name, error: null };
    } catch (error) {
      return { name, error: String(/** @type {Error} */ (error).stack ?? error) };
    }
  });
}
