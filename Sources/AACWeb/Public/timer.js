// Lets time be seen to pass, on the page of a countdown and in the small bar of every other page. The server counts; this
// only draws, asks again whenever it may be wrong, and asks for what is to be said, of all countdowns at once.

import { ring } from "./sound.js";

/** Milliseconds between two questions: while something is counted, and while nothing is. */
const PERIOD = { busy: 5000, idle: 15000 };
const stillness = matchMedia("(prefers-reduced-motion: reduce)");

let hear = async () => {};
let tell = {};
/** What is counted on this page, by id. */
let counted = new Map();
/** Ends that were rung here because the server was away. */
const rung = new Set();
let isAway = false;
let isAsking = false;
let lastAsked = 0;
let frame = 0;

/**
 * Begins to ask, once for all pages.
 * @param {(address: string, options: object) => Promise<void>} speak lets be heard what the server says is due
 * @param {{away: (hasTimers: boolean) => void, back: () => void, over: () => void, changed: () => void, gone: () => void}} told
 *   what to do when the server is away, is back, when time was rung here, when the page must be shown again, and when its
 *   countdown is there no more
 */
export function begin(speak, told) {
  hear = speak;
  tell = told;
  setInterval(tick, 1000);
  addEventListener("pageshow", () => ask());
  addEventListener("online", () => ask());
  document.addEventListener("visibilitychange", () => document.hidden || ask());
}

/** Takes over the countdowns of the page that is shown now. */
export function follow() {
  counted = new Map([...document.querySelectorAll("[data-timer]")].map((page) => [page.dataset.timer, {
    page, id: page.dataset.timer, isOwn: page.localName === "main", phase: page.dataset.phase,
    length: Number(page.dataset.length), step: Number(page.dataset.step), isOver: "over" in page.dataset,
    seconds: Number(page.dataset.seconds), since: performance.now(),
  }]));
  cancelAnimationFrame(frame);
  draw();
  if (counted.size) due();
  const button = document.querySelector("[data-numbers]");
  if (!button) return;
  button.hidden = false;
  showNumbers(button, localStorage.getItem("aac-numbers") !== "hidden");
  button.onclick = () => {
    const isShown = !(localStorage.getItem("aac-numbers") !== "hidden");
    localStorage.setItem("aac-numbers", isShown ? "shown" : "hidden");
    showNumbers(button, isShown);
  };
}

function showNumbers(button, isShown) {
  button.lastElementChild.textContent = isShown ? button.dataset.hide : button.dataset.show;
  document.querySelector(".numbers")?.classList.toggle("away", !isShown);
}

function remaining(now) {
  const passed = now.phase === "running" ? (performance.now() - now.since) / 1000 : 0;
  return Math.max(0, now.seconds - passed);
}

function digits(seconds) {
  const whole = Math.ceil(seconds);
  const two = (number) => String(number).padStart(2, "0");
  return `${two(Math.floor(whole / 3600))}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
}

function draw() {
  let isMoving = false;
  for (const now of counted.values()) {
    const left = remaining(now);
    const field = now.isOwn ? document.getElementById("remaining") : now.page.querySelector(".left");
    const text = digits(left);
    if (field && !now.isOver && field.textContent !== text) field.textContent = text;
    if (!now.isOwn) continue;
    let done = now.isOver ? 1 : Math.min(1, 1 - left / now.length);
    // Who wants no motion sees time in twenty steps instead.
    if (stillness.matches) done = Math.floor(done * 20) / 20;
    else isMoving ||= now.phase === "running" && !now.isOver;
    document.getElementById("disc")?.setAttribute("stroke-dasharray", `${(1 - done) * 1000} 1000`);
    document.getElementById("rabbit")?.setAttribute("transform", `translate(${done * 1000} 0)`);
  }
  if (isMoving) frame = requestAnimationFrame(draw);
}

/** Every second, also where nothing is drawn because the page is in the background: the end must be heard. */
function tick() {
  if (![...counted.values()].some((now) => now.isOwn) || stillness.matches) draw();
  const ending = [...counted.values()].filter((now) => now.phase === "running" && !now.isOver && remaining(now) <= 0);
  const period = counted.size || isAway ? PERIOD.busy : PERIOD.idle;
  if (ending.length || performance.now() - lastAsked >= period) ask();
}

/** Asks how the countdowns stand: at the end of a step, every few seconds, and after a sleep. */
export async function ask() {
  if (isAsking) return;
  isAsking = true;
  lastAsked = performance.now();
  try {
    let response;
    try {
      response = await fetch("/planner/state");
    } catch {
      // The server is away.
    }
    if (!response) {
      if (!isAway) tell.away(counted.size > 0);
      isAway = true;
      await ringHere();
      return;
    }
    if (isAway) tell.back();
    isAway = false;
    if (response.ok) await take((await response.json()).timers);
  } finally {
    isAsking = false;
  }
}

/** Rings what ended while nobody else can. */
async function ringHere() {
  const ended = [...counted.values()].filter((now) =>
    now.phase === "running" && !now.isOver && remaining(now) <= 0 && !rung.has(`${now.id} ${now.step}`));
  if (!ended.length) return;
  tell.over();
  if (await ring()) for (const now of ended) rung.add(`${now.id} ${now.step}`);
}

async function take(states) {
  const own = [...counted.values()].find((now) => now.isOwn);
  const isOther = states.length !== counted.size || states.some((state) => {
    const now = counted.get(state.id);
    return !now || now.phase !== state.phase || now.step !== state.step || now.isOver !== state.isOver;
  });
  for (const state of states) {
    const now = counted.get(state.id);
    if (now) Object.assign(now, { seconds: state.remaining, since: performance.now() });
  }
  if (states.some((state) => !state.isOver) || isOther) due();
  if (!isOther) return;
  if (own && !states.some((state) => state.id === own.id)) return tell.gone();
  const state = own && states.find((each) => each.id === own.id);
  if (own && (own.phase !== state.phase || own.step !== state.step || own.isOver !== state.isOver)) {
    return tell.changed();
  }
  await showRunning(own?.id);
}

/** Puts the bar of the countdowns in its place, and leaves everything else on the page as it is. */
async function showRunning(except) {
  const response = await fetch(`/planner/running${except ? `?except=${encodeURIComponent(except)}` : ""}`).catch(() => {});
  if (!response?.ok) return;
  const piece = new DOMParser().parseFromString(await response.text(), "text/html").body;
  let bar = document.getElementById("timers");
  if (!piece.firstElementChild) {
    bar?.remove();
  } else {
    if (!bar) {
      bar = document.createElement("nav");
      bar.id = "timers";
      bar.className = "timers";
      bar.setAttribute("aria-label", document.getElementById("notice").dataset.running);
      document.getElementById("app").prepend(bar);
    }
    bar.replaceChildren(...document.adoptNode(piece).childNodes);
  }
  follow();
}

/** Lets be heard what is to be said now. Nothing waits for it: it may be held until somebody touches the page. */
function due() {
  const token = document.getElementById("notice").dataset.token;
  if (!token) return;
  hear("/planner/due", { method: "POST", body: new URLSearchParams({ token }) });
}
