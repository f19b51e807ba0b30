// @ts-check
// Starts the access methods with the settings in the address (?data-access=scan&…) and a clock that the test turns, or,
// with ?clock=real, as a page of the program does. What was chosen is in `chosen`, what is highlighted in `highlighted`.

/** A clock that stands still until it is turned. */
class TestClock {
  /** @type {{time: number, callback: () => void}[]} */
  #timers = [];
  #time = 1000;
  now = () => this.#time;
  at = (/** @type {number} */ time, /** @type {() => void} */ callback) => {
    const timer = { time, callback };
    this.#timers.push(timer);
    return () => void (this.#timers = this.#timers.filter((other) => other !== timer));
  };

  /**
   * Lets time pass, and all that is due happen in its order.
   * @param {number} ms
   */
  pass(ms) {
    const end = this.#time + ms;
    for (let guard = 0; guard < 100000; guard += 1) {
      const next = this.#timers.filter((timer) => timer.time <= end).sort((a, b) => a.time - b.time)[0];
      if (!next) break;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      this.#time = Math.max(this.#time, next.time);
      next.callback();
    }
    this.#time = end;
  }
}

const test = /** @type {any} */ (globalThis);
const asked = new URLSearchParams(location.search);
for (const [name, value] of asked) {
  if (name.startsWith("data-") || name === "lang") document.documentElement.setAttribute(name, value);
}
test.chosen = [];
test.highlighted = { kind: "none", names: [] };
test.announced = 0;
document.addEventListener("aac:highlight", (event) => {
  const { kind, items } = /** @type {CustomEvent} */ (event).detail;
  test.highlighted = { kind, names: items.map((/** @type {Element} */ item) => item.id) };
  test.announced += 1;
});
document.addEventListener("click", (event) => {
  const thing = /** @type {Element} */ (event.target).closest("a[href^='#'], button:not([class]), [data-choice]");
  if (!thing) return;
  event.preventDefault();
  test.chosen.push(thing.id);
});
test.clock = new TestClock();
if (asked.get("clock") === "real") {
  await import("/access/start.js");
} else {
  const { startAccess } = await import("/access/access.js");
  test.access = startAccess({ clock: test.clock });
}
test.isReady = true;

export {};
