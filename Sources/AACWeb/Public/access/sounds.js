// @ts-check
// Soft sounds that accompany the scan: low ones for moving, higher ones for choosing. Made here, not fetched.

/**
 * Pitches in Hz, one after the other, of each cue.
 * @type {Record<string, number[]>}
 */
const CUES = {
  move: [330],
  enter: [440],
  back: [294],
  rest: [294, 220],
  wake: [330],
  select: [523, 659],
};

/** Length of one tone in seconds; it swells and fades within, so that nothing clicks. */
const LENGTH = 0.09;
/** Gain of the loudest cue: well below speech. */
const LOUDEST = 0.15;

/** Plays the cues. Browsers allow sound only after a press or a touch: until then it is silent. */
export class Sounds {
  /** @type {AudioContext | undefined} */
  #context;

  /** @param {number} volume 0 (off) to 1 */
  constructor(volume) {
    this.volume = volume;
  }

  /** @param {string} name one of the cues; others are silent */
  play(name) {
    const pitches = CUES[name];
    if (!pitches || this.volume <= 0) return;
    if (!navigator.userActivation?.hasBeenActive) return;
    this.#context ??= new AudioContext();
    const context = this.#context;
    // Refused when there is no sound device: the cue is an extra, the highlight says the same.
    if (context.state === "suspended") context.resume().catch(() => {});
    pitches.forEach((pitch, index) => this.#tone(context, pitch, context.currentTime + index * LENGTH));
  }

  /**
   * @param {AudioContext} context
   * @param {number} pitch
   * @param {number} start
   */
  #tone(context, pitch, start) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(LOUDEST * this.volume, start + LENGTH * 0.3);
    gain.gain.linearRampToValueAtTime(0, start + LENGTH);
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(start + LENGTH);
  }
}
