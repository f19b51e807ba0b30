// Keeps the pages on the screen alive while the program is briefly away. The server writes VERSION and SHELL above.
//
// Scripts and styles are kept here, drawings by the browser itself. Of pages and words the last ones are kept, for the time in
// which the server does not answer; then they are marked, so that the page can say so. What is behind the lock is never kept.

const SHELL_CACHE = `shell-${VERSION}`;
const PAGE_CACHE = `pages-${VERSION}`;
/** So many pages and words are kept. */
const LIMIT = 300;
const PAGES = /^\/($|walk$|sentences$|planner($|\/time$|\/ready$)|boards($|\/open$|\/style$)|show$)/;
const WORDS = /^\/speech\/(word|board)$/;

addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(SHELL_CACHE);
    await cache.addAll(SHELL);
    await skipWaiting();
  })());
});

addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== SHELL_CACHE && name !== PAGE_CACHE).map((name) => caches.delete(name)));
    await clients.claim();
  })());
});

addEventListener("fetch", (event) => {
  const request = event.request;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/assets/")) {
    event.respondWith(first(request));
  } else if (PAGES.test(url.pathname) || WORDS.test(url.pathname)) {
    event.respondWith(fresh(request));
  } else if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => away()));
  }
});

/** What never changes under its address: from here, else from the server. */
async function first(request) {
  const known = await caches.match(request);
  if (known) return known;
  const response = await fetch(request);
  if (response.ok) await keep(request, response);
  return response;
}

/** What the server says, or, while it does not answer, what it said last. */
async function fresh(request) {
  try {
    const response = await fetch(request);
    if (response.ok && !response.redirected) await keep(request, response);
    return response;
  } catch (error) {
    const known = await (await caches.open(PAGE_CACHE)).match(request, { ignoreVary: true });
    if (known) return marked(known);
    if (request.mode === "navigate") return away();
    throw error;
  }
}

async function keep(request, response) {
  const copy = response.clone();
  const cache = await caches.open(PAGE_CACHE);
  // A full disk must not keep anybody from their page.
  await cache.put(request, copy).catch(() => {});
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - LIMIT)).map((key) => cache.delete(key)));
}

async function marked(response) {
  const headers = new Headers(response.headers);
  headers.set("Away", "1");
  return new Response(await response.blob(), { status: response.status, headers });
}

async function away() {
  const page = await caches.match("/away");
  return page ?? Response.error();
}
