// @ts-check
// What one switch says, cleaned of trembling: a press counts only when held long enough (acceptance time), and not
// when it comes too soon after the last one that counted (release time). Pure; the clock comes from outside, in ms.

/**
 * What a press is: it counts, it may yet count, or it does not.
 * @typedef {"accepted" | "pending" | "ignored"} Verdict
 */

/** One switch. */
export class SwitchFilter {
  /** @type {"up" | "pending" | "accepted" | "ignored"} */
  #state = "up";
  #pressedAt = 0;

  /**
   * @param {{hold: number, repeat: number}} settings `hold`: for so many ms the switch must be held to count;
   *   `repeat`: for so many ms after a press that counted was let go, presses are ignored.
   * @param {number} [lastRelease] when the last press that counted was let go, on the page before
   */
  constructor({ hold, repeat }, lastRelease = -Infinity) {
    this.hold = hold;
    this.repeat = repeat;
    /** When the last press that counted was let go. */
    this.lastRelease = lastRelease;
  }

  /** When the press that is held will count; never: Infinity. */
  get dueAt() {
    return this.#state === "pending" ? this.#pressedAt + this.hold : Infinity;
  }

  get isPending() {
    return this.#state === "pending";
  }

  /** When the press that is held began. */
  get pressedAt() {
    return this.#pressedAt;
  }

  /**
   * The switch goes down. A key that repeats while it is down says so again and again: only the first counts.
   * Ignored presses do not lengthen the time of ignoring: who presses without pause must not be locked out.
   * @param {number} now
   * @returns {Verdict}
   */
  press(now) {
    if (this.#state !== "up") return "ignored";
    this.#pressedAt = now;
    if (now - this.lastRelease < this.repeat) this.#state = "ignored";
    else this.#state = this.hold > 0 ? "pending" : "accepted";
    return this.#state;
  }

  /**
   * Time passes.
   * @param {number} now
   * @returns {boolean} whether the press begins to count now
   */
  tick(now) {
    if (this.#state !== "pending" || now < this.dueAt) return false;
    this.#state = "accepted";
    return true;
  }

  /**
   * The switch goes up.
   * @param {number} now
   * @returns {boolean} whether the press counted
   */
  release(now) {
    const counted = this.#state === "accepted";
    // What comes up without having gone down was pressed on the page before.
    if (counted || this.#state === "up") this.lastRelease = now;
    this.#state = "up";
    return counted;
  }

  /** A press that may yet count does not; the switch must go up first. */
  cancel() {
    if (this.#state === "pending") this.#state = "ignored";
  }
}
