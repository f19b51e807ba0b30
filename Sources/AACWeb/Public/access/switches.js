// @ts-check
// What is a switch: keys, and taps anywhere on the page. Only says which switch goes down and up.

import { OWN_PART, isEditable } from "./page-targets.js";

/**
 * @typedef {object} SwitchListener
 * @property {(number: number) => void} press
 * @property {(number: number) => void} release
 * @property {() => boolean} isOn whether switches are listened to at all
 */

/**
 * Listens to keys and taps until the signal aborts.
 * @param {Document} document
 * @param {{keys: [string[], string[]], tap: boolean, switches: 1 | 2}} settings
 * @param {SwitchListener} listener
 * @param {AbortSignal} signal
 */
export function listenToSwitches(document, settings, listener, signal) {
  const options = { capture: true, signal, passive: false };
  const view = document.defaultView ?? window;
  /**
   * What is down, and which switch it is.
   * @type {Map<string | number, number>}
   */
  const held = new Map();

  /** @param {KeyboardEvent} event */
  const switchOf = (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return 0;
    return settings.keys.findIndex((keys) => keys.includes(nameOf(event))) + 1;
  };

  /** @param {Event} event */
  const take = (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  view.addEventListener("keydown", (event) => {
    const number = switchOf(event);
    // In a field, keys write; on our own button they press it.
    if (!number || !listener.isOn() || isEditable(event.target) || isOwn(event.target)) return;
    take(event);
    if (event.repeat) return;
    held.set(nameOf(event), number);
    listener.press(number);
  }, options);

  view.addEventListener("keyup", (event) => {
    const number = held.get(nameOf(event)) ?? (listener.isOn() && !isEditable(event.target) ? switchOf(event) : 0);
    if (!number || (!held.has(nameOf(event)) && isOwn(event.target))) return;
    held.delete(nameOf(event));
    // Two keys may be one switch: it is up when both are.
    if (![...held.values()].includes(number)) listener.release(number);
    take(event);
  }, options);

  if (settings.tap) {
    view.addEventListener("pointerdown", (event) => {
      if (!listener.isOn() || isOwn(event.target)) return;
      take(event);
      const field = document.activeElement;
      if (isEditable(field) && field instanceof HTMLElement) {
        // A tap ends writing, as it does elsewhere.
        field.blur();
        return;
      }
      // The first finger counts; the palm that follows does not.
      if ([...held.keys()].some((key) => typeof key === "number")) return;
      const number = switchOfTap(event, settings.switches, view);
      held.set(event.pointerId, number);
      listener.press(number);
    }, options);
    for (const name of /** @type {const} */ (["pointerup", "pointercancel"])) {
      view.addEventListener(name, (event) => {
        const number = held.get(event.pointerId);
        if (number === undefined) return;
        take(event);
        held.delete(event.pointerId);
        listener.release(number);
      }, options);
    }
    // What browsers make of taps: clicks, menus, dragging, double taps that zoom.
    for (const name of ["click", "auxclick", "dblclick", "contextmenu", "dragstart", "mousedown", "touchstart"]) {
      view.addEventListener(name, (event) => {
        const isPointer = event instanceof MouseEvent && event.type === "click" ? event.detail > 0 : true;
        if (event.isTrusted && isPointer && listener.isOn() && !isOwn(event.target)) take(event);
      }, options);
    }
  }

  // A switch that is let go in another window is never heard of: it counts as up.
  view.addEventListener("blur", () => {
    const numbers = new Set(held.values());
    held.clear();
    for (const number of numbers) listener.release(number);
  }, { signal });
}

/**
 * The name of a key as in KeyboardEvent.code. Some switch interfaces say only which character they send.
 * @param {KeyboardEvent} event
 */
function nameOf({ code, key }) {
  if (code) return code;
  if (/^[0-9]$/.test(key)) return `Digit${key}`;
  return key === " " ? "Space" : key;
}

/** @param {EventTarget | null} target */
const isOwn = (target) => target instanceof Element && target.closest(OWN_PART) !== null;

/**
 * With two switches the left half of a touch screen is the first, the right half the second; of a mouse, or a switch
 * that acts as one, the left and the right button.
 * @param {PointerEvent} event
 * @param {1 | 2} switches
 * @param {Window} view
 */
function switchOfTap(event, switches, view) {
  if (switches === 1) return 1;
  if (event.pointerType === "mouse") return event.button === 2 ? 2 : 1;
  return event.clientX < view.innerWidth / 2 ? 1 : 2;
}
