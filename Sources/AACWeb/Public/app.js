// Makes the pages quicker: a touched word is heard at once, and a page changes without going dark.
// Everything works without this file, too.

import { hush, play, wake } from "./sound.js";
import { follow } from "./timer.js";

const notice = document.getElementById("notice");
let turn = 0;
let heard = 0;
let shown = location.pathname + location.search;

function tell(text) {
  // It stays until the next thing that is done: some read slowly.
  notice.textContent = text;
  notice.hidden = false;
}

/** Asks the server; says on the screen when it does not answer. */
async function ask(address, options) {
  let response;
  try {
    response = await fetch(address, options);
  } catch {
    tell(notice.dataset.offline);
    return undefined;
  }
  return response;
}

/**
 * Plays a sound of the server, or says why there is none. What was asked for later silences what was asked for before;
 * a countdown that asks whether it is time (`isAsking`) silences nothing while it is not, and is never silenced itself.
 */
async function hear(address, options, { isAsking = false } = {}) {
  wake();
  const mine = isAsking ? 0 : ++heard;
  const response = await ask(address, options);
  if (!response || response.status === 204) return;
  if (isAsking) heard += 1;
  else if (mine !== heard) return;
  if (!response.ok) {
    tell(`${notice.dataset.silent} ${await response.text()}`);
    return;
  }
  notice.hidden = true;
  const text = response.headers.get("Announcement");
  const place = document.getElementById("announced");
  if (text && place) place.textContent = decodeURIComponent(text);
  try {
    await play(response);
  } catch {
    tell(notice.dataset.silent);
    return;
  }
  const told = response.headers.get("Speech-Notice");
  if (told) tell(decodeURIComponent(told));
}

/** Shows the page of an address in place of this one. */
async function go(address, { isNew = true } = {}) {
  const mine = ++turn;
  const response = await ask(address, { headers: { Accept: "text/html" } });
  if (!response || mine !== turn) return false;
  const text = await response.text();
  if (mine !== turn) return false;
  const page = new DOMParser().parseFromString(text, "text/html");
  const next = page.getElementById("app");
  if (!next) {
    location.assign(address);
    return true;
  }
  notice.hidden = true;
  const app = document.getElementById("app");
  const heading = app.querySelector("h1")?.textContent;
  const focused = document.activeElement?.id;
  app.replaceChildren(...document.adoptNode(next).childNodes);
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
  for (const { name, value } of page.documentElement.attributes) document.documentElement.setAttribute(name, value);
  document.title = page.title;
  const url = new URL(response.url);
  shown = url.pathname + url.search;
  if (isNew) history.pushState(null, "", response.url);
  prepare();
  const isSameScreen = app.querySelector("h1")?.textContent === heading;
  const stays = isSameScreen && focused && document.getElementById(focused);
  if (stays) {
    stays.focus({ preventScroll: true });
  } else {
    scrollTo(0, 0);
    document.getElementById("main")?.focus({ preventScroll: true });
  }
  return true;
}

/** Shows what only works with this file. */
function prepare() {
  if (navigator.clipboard) for (const each of document.querySelectorAll("[data-copy]")) each.hidden = false;
  for (const each of document.querySelectorAll("[data-print]")) each.hidden = false;
  follow((address, options) => hear(address, options, { isAsking: true }));
}

document.addEventListener("click", async (event) => {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target.closest("a[data-go]");
  if (link) {
    event.preventDefault();
    const word = link.dataset.word;
    if (word && "saysTouched" in document.documentElement.dataset) {
      hear(`/speech/word?word=${encodeURIComponent(word)}`);
    } else {
      heard += 1;
      hush();
    }
    await go(link.href);
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
    await hear("/speech", { method: "POST", body: new URLSearchParams(new FormData(form)) });
  } else if (form.matches("[data-find]")) {
    event.preventDefault();
    await go(`${form.action}?${new URLSearchParams(new FormData(form))}`);
  }
});

// A countdown went on to its next step, or was changed elsewhere.
document.addEventListener("changed", () => go(location.href, { isNew: false }));

addEventListener("popstate", () => {
  // A jump within the page changes nothing but the place.
  if (location.pathname + location.search === shown) return;
  heard += 1;
  hush();
  go(location.href, { isNew: false });
});

prepare();
