// Plays what the server says and lights each tile as it is heard.

let output;
let playing;

/** Makes ready to play: to be called while a finger or key is down, which browsers want. */
export function wake() {
  output ??= new AudioContext();
  if (output.state === "suspended") output.resume();
}

/** Stops what is being said. */
export function hush() {
  const last = playing;
  playing = undefined;
  if (!last) return;
  last.source.onended = null;
  last.source.stop();
  cancelAnimationFrame(last.frame);
  light([]);
  speaking(false);
}

/**
 * Plays a response of the server that holds a sound; a later call silences an earlier one.
 * @returns {Promise<void>} when it begins to be heard
 */
export async function play(response) {
  const words = JSON.parse(response.headers.get("Speech-Words") ?? "[]");
  const sound = await output.decodeAudioData(await response.arrayBuffer());
  hush();
  const source = output.createBufferSource();
  source.buffer = sound;
  source.connect(output.destination);
  const now = (playing = { source, frame: 0 });
  source.onended = () => { if (playing === now) hush(); };
  source.start();
  speaking(true);
  const start = output.currentTime;
  const follow = () => {
    if (playing !== now) return;
    const time = output.currentTime - start - (output.outputLatency || 0);
    const word = words.find((each) => each.start <= time && time < each.end);
    light(word ? word.tiles : []);
    now.frame = requestAnimationFrame(follow);
  };
  follow();
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
