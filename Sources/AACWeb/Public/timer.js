// Lets time be seen to pass. The server counts; this only draws, and asks again whenever it may be wrong.

let current;

/** Begins, goes on or ends with the countdown of the page that is shown. */
export function follow(hear) {
  if (current) {
    cancelAnimationFrame(current.frame);
    clearInterval(current.clock);
    current = undefined;
  }
  const page = document.querySelector("[data-timer]");
  if (!page) return;
  const now = (current = {
    page, hear, id: page.dataset.timer, token: page.dataset.token, phase: page.dataset.phase,
    length: Number(page.dataset.length), step: Number(page.dataset.step), isOver: "over" in page.dataset,
    seconds: Number(page.dataset.seconds), since: performance.now(), frame: 0, clock: 0, isAsking: false,
  });
  draw(now);
  due(now);
  // Also where nothing is drawn, because the page is in the background, the end must be heard.
  now.clock = setInterval(() => check(now), 1000);
  const button = document.querySelector("[data-numbers]");
  if (button) {
    button.hidden = false;
    showNumbers(button, localStorage.getItem("aac-numbers") !== "hidden");
    button.onclick = () => {
      const isShown = button.getAttribute("aria-pressed") === "true";
      localStorage.setItem("aac-numbers", isShown ? "shown" : "hidden");
      showNumbers(button, isShown);
    };
  }
}

addEventListener("pageshow", () => current && check(current, true));
document.addEventListener("visibilitychange", () => current && !document.hidden && check(current, true));

function showNumbers(button, isShown) {
  button.setAttribute("aria-pressed", String(!isShown));
  button.lastElementChild.textContent = isShown ? button.dataset.hide : button.dataset.show;
  document.querySelector(".numbers")?.classList.toggle("away", !isShown);
}

function remaining(now) {
  const passed = now.phase === "running" ? (performance.now() - now.since) / 1000 : 0;
  return Math.max(0, now.seconds - passed);
}

function draw(now) {
  if (current !== now) return;
  const left = remaining(now);
  const done = now.isOver ? 1 : Math.min(1, 1 - left / now.length);
  const whole = Math.ceil(left);
  const two = (number) => String(number).padStart(2, "0");
  const text = `${two(Math.floor(whole / 3600))}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
  const field = document.getElementById("remaining");
  if (field && field.textContent !== text) field.textContent = text;
  document.getElementById("disc")?.setAttribute("stroke-dasharray", `${(1 - done) * 1000} 1000`);
  document.getElementById("rabbit")?.setAttribute("transform", `translate(${done * 1000} 0)`);
  if (now.phase === "running" && !now.isOver) now.frame = requestAnimationFrame(() => draw(now));
}

/** Asks how the countdown stands: at the end of a step, every few seconds, and after a sleep. */
async function check(now, isSure = false) {
  if (current !== now || now.isAsking || now.isOver) return;
  const isEnd = now.phase === "running" && remaining(now) <= 0;
  now.ticks = (now.ticks ?? 0) + 1;
  if (!isEnd && !isSure && now.ticks % 5) return;
  now.isAsking = true;
  try {
    const response = await fetch(`/planner/state?id=${encodeURIComponent(now.id)}`);
    if (response.ok) await take(now, await response.json());
  } catch {
    // The server is away; the drawing goes on by itself, and this is asked again.
  } finally {
    now.isAsking = false;
  }
}

async function take(now, state) {
  now.seconds = state.remaining;
  now.since = performance.now();
  if (state.phase !== now.phase || state.step !== now.step || state.isOver) {
    await due(now);
    now.page.dispatchEvent(new CustomEvent("changed", { bubbles: true }));
  } else {
    await due(now);
  }
}

/** Lets be heard what is to be said now; the server gives it out once. */
async function due(now) {
  if (now.phase !== "running") return;
  await now.hear("/planner/due", { method: "POST", body: new URLSearchParams({ token: now.token, id: now.id }) });
}
