// @ts-check
// Writing for who presses a switch or rests a pointer: a field that is chosen opens a sheet of letters, a list its entries.
// The sheet is part of the page, so that it is scanned like everything else. What was written comes into the field at the
// end, and only if it is wanted.

import { text } from "./texts.js";

/** @typedef {import("./page-targets.js").Field} Field */

/**
 * Letters by the language of what is written, in the order in which children learn them; what bears marks comes behind.
 * @type {Record<string, string>}
 */
const ALPHABETS = {
  es: "abcdefghijklmnñopqrstuvwxyzáéíóúü",
  en: "abcdefghijklmnopqrstuvwxyz'",
  pt: "abcdefghijklmnopqrstuvwxyzçãõáéíóúâêôà",
};
const NUMBERS = "1234567890-.,:¿?¡!'\"()/@";
const DIGITS = "1234567890";
/** Letters that stand in a row of the sheet. */
const ROW = 6;

/** The sheet for one field. It is there until something is done with it. */
export class WritingSheet {
  #field;
  #dialog;
  #root;
  #written;
  /** @type {HTMLElement | undefined} */
  #shown;
  /** @type {HTMLElement | undefined} */
  #keys;
  #layer = /** @type {"small" | "capitals" | "numbers"} */ ("small");

  /** @param {Field} field */
  constructor(field) {
    this.#field = field;
    this.#written = field.value;
    const document = field.ownerDocument;
    this.#root = document.documentElement;
    this.#dialog = document.createElement("dialog");
    this.#dialog.className = "aac-writing";
    this.#dialog.addEventListener("close", () => this.#dialog.remove());
    const heading = document.createElement("h2");
    heading.id = "aac-writing-name";
    heading.textContent = field.labels?.[0]?.textContent?.trim() || field.getAttribute("aria-label") || "";
    this.#dialog.setAttribute("aria-labelledby", heading.id);
    this.#dialog.append(heading);
    if (field instanceof HTMLSelectElement) this.#list(field);
    else this.#letters();
    document.body.append(this.#dialog);
    this.#dialog.showModal();
  }

  /** @param {HTMLSelectElement} field */
  #list(field) {
    const entries = [...field.options].filter((option) => !option.disabled);
    this.#dialog.append(this.#row("aac-writing-list", [
      ...entries.map((option) => this.#key(option.label, () => this.#end(option.value), option.selected)),
      this.#key(text("writeStop", this.#root), () => this.#dialog.close()),
    ]));
  }

  #letters() {
    this.#shown = this.#field.ownerDocument.createElement("p");
    this.#shown.className = "aac-writing-text";
    this.#shown.setAttribute("aria-live", "polite");
    this.#keys = this.#field.ownerDocument.createElement("div");
    this.#keys.className = "aac-writing-keys";
    this.#dialog.append(this.#shown, this.#keys);
    this.#show();
    this.#arrange();
  }

  get #isNumber() {
    return this.#field.inputMode === "numeric" || this.#field.type === "number";
  }

  /** Puts the keys of the present layer in their places. */
  #arrange() {
    const named = (/** @type {import("./texts.js").TextName} */ name, /** @type {() => void} */ act) =>
      this.#key(text(name, this.#root), act);
    const layer = (/** @type {"small" | "capitals" | "numbers"} */ name) => () => {
      this.#layer = name;
      this.#arrange();
    };
    // What is needed most stands where a scan comes first.
    const tools = [
      ...(this.#isNumber ? [] : [named("writeSpace", () => this.#write(" "))]),
      named("writeErase", () => this.#erase()),
      named("writeDone", () => this.#end(this.#written)),
    ];
    const others = [
      ...(this.#isNumber ? [] : [
        named(this.#layer === "small" ? "writeCapitals" : "writeSmall", layer(this.#layer === "small" ? "capitals" : "small")),
        ...(this.#layer === "numbers" ? [] : [named("writeNumbers", layer("numbers"))]),
        ...(this.#field instanceof HTMLTextAreaElement ? [named("writeLine", () => this.#write("\n"))] : []),
      ]),
      named("writeStop", () => this.#dialog.close()),
    ];
    const letters = this.#signs.map((sign) => this.#key(sign, () => this.#write(sign), false, sign));
    const rows = [];
    for (let at = 0; at < letters.length; at += ROW) rows.push(this.#row("aac-writing-row", letters.slice(at, at + ROW)));
    this.#keys?.replaceChildren(
      this.#row("aac-writing-tools", tools), ...rows, this.#row("aac-writing-tools", others));
  }

  get #signs() {
    if (this.#isNumber) return [...DIGITS];
    if (this.#layer === "numbers") return [...NUMBERS];
    const language = this.#field.closest("[lang]")?.getAttribute("lang") ?? "";
    const alphabet = ALPHABETS[language.slice(0, 2)] ?? ALPHABETS.es;
    return [...(this.#layer === "capitals" ? alphabet.toLocaleUpperCase(language || undefined) : alphabet)];
  }

  /**
   * @param {string} name
   * @param {() => void} act
   * @param {boolean} isChosen
   * @param {string} [sign] what it writes
   */
  #key(name, act, isChosen = false, sign) {
    const key = this.#field.ownerDocument.createElement("button");
    key.type = "button";
    key.className = sign === undefined ? "aac-writing-key aac-writing-named" : "aac-writing-key";
    key.textContent = name;
    if (sign !== undefined) key.dataset.sign = sign;
    if (isChosen) key.setAttribute("aria-current", "true");
    key.addEventListener("click", act);
    return key;
  }

  /**
   * @param {string} name
   * @param {HTMLElement[]} keys
   */
  #row(name, keys) {
    const row = this.#field.ownerDocument.createElement("div");
    row.className = name;
    row.append(...keys);
    return row;
  }

  /** @param {string} sign */
  #write(sign) {
    const longest = this.#field instanceof HTMLSelectElement ? -1 : this.#field.maxLength;
    if (longest >= 0 && this.#written.length + sign.length > longest) return;
    this.#written += sign;
    this.#show();
  }

  #erase() {
    this.#written = [...this.#written].slice(0, -1).join("");
    this.#show();
  }

  #show() {
    if (!this.#shown) return;
    // A PIN is nobody else's business.
    this.#shown.textContent = this.#field.type === "password" ? "•".repeat(this.#written.length) : `${this.#written}▏`;
  }

  /** @param {string} value */
  #end(value) {
    this.#dialog.close();
    this.#field.value = value;
    for (const name of ["input", "change"]) this.#field.dispatchEvent(new Event(name, { bubbles: true }));
  }
}
