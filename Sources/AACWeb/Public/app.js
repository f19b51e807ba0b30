// Makes the pages quicker: a touched word is heard at once, and a page changes without going dark.
// Everything works without this file, too.

import { pieces } from "./pieces.js";
import { hush, play, quiet, wake } from "./sound.js";
import { begin, follow, ask as askTimers } from "./timer.js";

const notice = document.getElementById("notice");
/** Milliseconds that a page may take. */
const PATIENCE = 15000;
/** What moves a wide board, as soon as there was one. */
let board;
let turn = 0;
let heard = 0;
let shown = location.pathname + location.search;
/** Whether the notice says something that only the server's answer makes untrue. */
let isAwayTold = false;

async function followBoard() {
  if (!board && !document.querySelector("main.board")) return;
  board ??= await import("./board.js");
  board.follow();
}

function tell(text, { isAway = false } = {}) {
  // It stays until the next thing that is done: some read slowly.
  isAwayTold = isAway;
  if (notice.textContent !== text || notice.hidden) notice.textContent = text;
  notice.hidden = false;
}

function tellNothing() {
  if (!isAwayTold) notice.hidden = true;
}

/** Asks the server; says on the screen when it does not answer. */
async function ask(address, options) {
  try {
    const response = await fetch(address, options);
    if (response.headers.get("Away")) {
      tell(notice.dataset.away, { isAway: true });
      askTimers();
    } else if (isAwayTold) {
      isAwayTold = false;
    }
    return response;
  } catch {
    tell(notice.dataset.offline, { isAway: true });
    askTimers();
    return undefined;
  }
}

/**
 * Plays a sound of the server, or says why there is none. What was asked for later silences what was asked for before;
 * a countdown that asks whether it is time (`isAsking`) silences nothing, and waits until what is being said has been heard.
 */
async function hear(address, options, { isAsking = false } = {}) {
  if (!isAsking) wake();
  const mine = isAsking ? 0 : ++heard;
  // A countdown tells by itself when the server is away.
  const response = isAsking ? await fetch(address, options).catch(() => undefined) : await ask(address, options);
  if (!response || response.status === 204) return;
  if (isAsking) await quiet();
  else if (mine !== heard) return;
  if (!response.ok) {
    tell(`${notice.dataset.silent} ${await response.text()}`);
    return;
  }
  tellNothing();
  const text = response.headers.get("Announcement");
  if (text) announce(decodeURIComponent(text));
  const told = response.headers.get("Speech-Notice");
  try {
    await play(pieces(response), (isHeld) => {
      if (isHeld) tell(notice.dataset.touch);
      else tellNothing();
    });
  } catch (error) {
    tell(`${notice.dataset.silent} ${error.name === "Error" ? error.message : ""}`.trim());
    return;
  }
  if (told) tell(decodeURIComponent(told));
}

/** Writes what is announced, for who sees and for who has it read. */
function announce(text) {
  document.getElementById("announced").textContent = text;
  const place = document.querySelector("[data-announced]");
  if (place) place.textContent = text;
}

/** Shows the page of an address in place of this one. */
async function go(address, { isNew = true } = {}) {
  const mine = ++turn;
  // A server that hangs is as good as away.
  const response = await ask(address, { headers: { Accept: "text/html" }, signal: AbortSignal.timeout(PATIENCE) });
  if (!response || mine !== turn) return false;
  const text = await response.text();
  if (mine !== turn) return false;
  const page = new DOMParser().parseFromString(text, "text/html");
  const next = page.getElementById("app");
  if (!next) {
    location.assign(address);
    return true;
  }
  await styles(next);
  if (mine !== turn) return false;
  tellNothing();
  const app = document.getElementById("app");
  const heading = app.querySelector("h1")?.textContent;
  const focused = document.activeElement?.id;
  // Who found a word far on the right finds the next one beside it.
  const moved = app.querySelector("main.board")?.scrollLeft;
  app.replaceChildren(...document.adoptNode(next).childNodes);
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
  for (const { name, value } of page.documentElement.attributes) document.documentElement.setAttribute(name, value);
  const texts = page.getElementById("notice");
  if (texts) Object.assign(notice.dataset, { ...texts.dataset });
  document.title = page.title;
  const url = new URL(response.url || address, location.href);
  shown = url.pathname + url.search;
  if (isNew) history.pushState(null, "", url);
  const isSameScreen = app.querySelector("h1")?.textContent === heading;
  if (isSameScreen && moved) app.querySelector("main.board")?.scrollTo({ left: moved, behavior: "instant" });
  prepare();
  const stays = isSameScreen && focused && document.getElementById(focused);
  if (stays) {
    stays.focus({ preventScroll: true });
  } else {
    scrollTo(0, 0);
    document.getElementById("main")?.focus({ preventScroll: true });
  }
  return true;
}

/** Waits until the styles of a page's own are here, so that nothing is seen out of its place. */
async function styles(next) {
  const loads = [...next.querySelectorAll("link[rel=stylesheet]")].map((link) => new Promise((done) => {
    const early = document.createElement("link");
    early.rel = "preload";
    early.as = "style";
    early.href = link.getAttribute("href");
    early.onload = early.onerror = () => { early.remove(); done(); };
    document.head.append(early);
    setTimeout(done, 1000);
  }));
  await Promise.all(loads);
}

/** Shows what only works with this file. */
function prepare() {
  if (navigator.clipboard) for (const each of document.querySelectorAll("[data-copy]")) each.hidden = false;
  for (const each of document.querySelectorAll("[data-print]")) each.hidden = false;
  follow();
  followBoard();
}

/** The taps whose pages are still under way. */
let order = Promise.resolve();

const screen = () => document.querySelector("#app h1")?.textContent;

/**
 * Follows a link when those before have been followed: who taps faster than pages come loses no word. The same link is then
 * taken from the new page, because it holds what was chosen meanwhile. A tap on a screen that is no longer there is a tap
 * too many, as of a trembling hand.
 */
function inOrder(link) {
  const tapped = screen();
  order = order.then(async () => {
    const now = link.isConnected ? link : screen() === tapped && (link.id ? document.getElementById(link.id) : link);
    if (now?.href) await go(now.href);
  });
  return order;
}

document.addEventListener("click", async (event) => {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target.closest("a[data-go]");
  if (link) {
    event.preventDefault();
    const sound = link.dataset.hear
      ?? (link.dataset.word && `/speech/word?word=${encodeURIComponent(link.dataset.word)}`);
    if (sound && "saysTouched" in document.documentElement.dataset) {
      hear(sound);
    } else {
      heard += 1;
      hush();
    }
    await inOrder(link);
    return;
  }
  const copy = event.target.closest("[data-copy]");
  if (copy) {
    await navigator.clipboard.writeText(copy.dataset.copy);
    tell(copy.dataset.copied);
  }
  if (event.target.closest("[data-print]")) print();
});

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (form.matches("[data-speak]")) {
    event.preventDefault();
    wake();
    const button = event.submitter?.id;
    await order;
    const now = form.isConnected ? form : document.getElementById(button)?.form;
    if (now) await hear("/speech", { method: "POST", body: new URLSearchParams(new FormData(now)) });
  } else if (form.matches("[data-find]")) {
    event.preventDefault();
    await go(`${form.action}?${new URLSearchParams(new FormData(form))}`);
  }
});

addEventListener("popstate", () => {
  // A jump within the page changes nothing but the place.
  if (location.pathname + location.search === shown) return;
  heard += 1;
  hush();
  go(location.href, { isNew: false });
});

prepare();
begin((address, options) => hear(address, options, { isAsking: true }), {
  away: (hasTimers) => tell(hasTimers ? notice.dataset.timerAway : notice.dataset.away, { isAway: true }),
  back: () => tell(notice.dataset.back),
  over: () => tell(notice.dataset.timerAway, { isAway: true }),
  // A countdown went on to its next step, or was changed elsewhere.
  changed: () => go(location.href, { isNew: false }),
  gone: () => go("/planner"),
});
if ("serviceWorker" in navigator) navigator.serviceWorker.register("/service-worker.js").catch(() => {});
