// Plays what the server says and lights each tile as it is heard.

let output;
let playing;
/** Begins what could not begin because nobody had touched the page yet. */
let waiting;

/** For so long a browser may take to let sound begin, in milliseconds. */
const PATIENCE = 400;

/** Makes ready to play: to be called while a finger or key is down, which browsers want. */
export function wake() {
  output ??= new AudioContext();
  return output.state === "running" ? Promise.resolve() : output.resume();
}

/** Whether sound can be heard now; asks the browser to let it. */
async function isAwake() {
  // Until the page is touched some browsers answer never instead of no.
  const asked = wake().catch(() => {});
  await Promise.race([asked, new Promise((done) => setTimeout(done, PATIENCE))]);
  return output.state === "running";
}

for (const kind of ["pointerdown", "pointerup", "keydown"]) {
  addEventListener(kind, async () => {
    if (!waiting || !(await isAwake())) return;
    const begin = waiting;
    waiting = undefined;
    begin?.();
  }, { capture: true, passive: true });
}

/** Waits until nothing is said any more: nobody's words are cut off by an announcement. */
export async function quiet() {
  while (playing) {
    await new Promise((done) => { document.addEventListener("aac:speaking", done, { once: true }); });
  }
}

/** Stops what is being said, and what waits to be said. */
export function hush() {
  const begin = waiting;
  waiting = undefined;
  begin?.();
  const last = playing;
  playing = undefined;
  if (!last) return;
  last.ended = true;
  for (const source of last.sources) {
    source.onended = null;
    source.stop();
  }
  cancelAnimationFrame(last.frame);
  light([]);
  speaking(false);
}

/**
 * Plays a sound that comes in one piece or several; a later call silences an earlier one.
 * @param {AsyncIterable<{sound: ArrayBuffer, words: object[]}>} pieces the first is heard while the others are still made
 * @param {(isHeld: boolean) => void} told is called with true when the browser wants a touch first, and with false when that has come
 */
export async function play(pieces, told = () => {}) {
  const now = { sources: [], words: [], start: 0, end: 0, frame: 0, ended: false, isDone: false };
  const isAllowed = await isAwake();
  let isFirst = true;
  for await (const piece of pieces) {
    const sound = await output.decodeAudioData(piece.sound);
    if (isFirst) {
      isFirst = false;
      hush();
      playing = now;
      if (!isAllowed) {
        told(true);
        await new Promise((done) => { waiting = done; });
      }
      if (playing !== now) return;
      if (!isAllowed) told(false);
      speaking(true);
      now.start = now.end = output.currentTime;
      follow(now);
    }
    // Another sound, or a touch, has ended this one.
    if (playing !== now) return;
    add(now, sound, piece.words);
  }
  now.isDone = true;
  if (playing === now && now.end <= output.currentTime) hush();
}

/** Puts a piece behind the others, or at once where it comes too late for that. */
function add(now, sound, words) {
  const source = output.createBufferSource();
  source.buffer = sound;
  source.connect(output.destination);
  const at = Math.max(now.end, output.currentTime);
  const shift = at - now.start;
  now.words.push(...words.map((each) => ({ ...each, start: each.start + shift, end: each.end + shift })));
  now.end = at + sound.duration;
  now.sources.push(source);
  source.onended = () => {
    if (playing === now && now.isDone && source === now.sources.at(-1)) hush();
  };
  source.start(at);
}

function follow(now) {
  if (playing !== now) return;
  const time = output.currentTime - now.start - (output.outputLatency || 0);
  const word = now.words.find((each) => each.start <= time && time < each.end);
  light(word ? word.tiles : []);
  now.frame = requestAnimationFrame(() => follow(now));
}

/** Rings three times without the server: two tones a bell, as its own bells do. Answers whether it could be heard. */
export async function ring() {
  if (!(await isAwake())) return false;
  const begin = output.currentTime + 0.05;
  for (let stroke = 0; stroke < 3; stroke += 1) {
    for (const [frequency, loudness] of [[880, 0.35], [1760, 0.12]]) {
      const tone = output.createOscillator();
      const volume = output.createGain();
      const at = begin + stroke * 0.55;
      tone.frequency.value = frequency;
      volume.gain.setValueAtTime(0, at);
      volume.gain.linearRampToValueAtTime(loudness, at + 0.01);
      volume.gain.exponentialRampToValueAtTime(0.001, at + 0.5);
      tone.connect(volume).connect(output.destination);
      tone.start(at);
      tone.stop(at + 0.52);
    }
  }
  return true;
}

function light(tiles) {
  for (const tile of document.querySelectorAll(".card[data-tile]")) {
    tile.classList.toggle("lit", tiles.includes(Number(tile.dataset.tile)));
  }
}

/** Tells the access methods, which wait while something is said. */
function speaking(isSpeaking) {
  document.dispatchEvent(new CustomEvent("aac:speaking", { detail: isSpeaking }));
}
