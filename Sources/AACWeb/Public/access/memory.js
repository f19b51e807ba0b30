// @ts-check
// What the access methods keep from page to page, as long as the window is open: each page of the server is a new one.

const NAME = "aac.access";

/** Whether scanning was stopped (or dwell rests), and when the last press was. */
export class Memory {
  #storage;
  #clock;
  #settings;

  /**
   * @param {Pick<Storage, "getItem" | "setItem">} storage
   * @param {import("./access.js").Clock} clock
   * @param {import("./settings.js").AccessSettings} settings
   */
  constructor(storage, clock, settings) {
    this.#storage = storage;
    this.#clock = clock;
    this.#settings = JSON.stringify(settings);
  }

  /** Whether scanning was stopped, or dwell rests: with these very settings. The next person begins with theirs. */
  get isStopped() {
    return this.#read().stopped === this.#settings;
  }

  set isStopped(isStopped) {
    if (isStopped !== this.isStopped) this.#write({ stopped: isStopped ? this.#settings : "" });
  }

  /**
   * When the last press that counted was let go, in ms of this page's clock: its echo must not choose anything on the
   * next page. It is kept as the time of day, for each page has a clock of its own.
   */
  get lastRelease() {
    const { last } = this.#read();
    return typeof last === "number" ? this.#clock.now() - Math.max(Date.now() - last, 0) : -Infinity;
  }

  set lastRelease(time) {
    if (time > -Infinity) this.#write({ last: Date.now() - (this.#clock.now() - time) });
  }

  /** @returns {{stopped?: unknown, last?: unknown}} */
  #read() {
    try {
      return JSON.parse(this.#storage.getItem(NAME) ?? "{}") ?? {};
    } catch {
      // Not ours, or storage is forbidden: nothing is remembered.
      return {};
    }
  }

  /** @param {{stopped?: string, last?: number}} change */
  #write(change) {
    try {
      this.#storage.setItem(NAME, JSON.stringify({ ...this.#read(), ...change }));
    } catch {
      // Storage is full or forbidden: the next page begins as if it were the first.
    }
  }
}
