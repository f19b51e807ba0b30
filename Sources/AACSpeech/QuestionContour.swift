import Foundation

/// Makes a question rise at its end where the voice did not.
///
/// Some voices leave questions flat that end in a stressed syllable (*¿Por qué?*) or begin with a question word. The last
/// voiced stretch of such a one is given a higher pitch: its periods, found by autocorrelation, are laid closer together
/// (pitch-synchronous overlap and add; Moulines & Charpentier 1990, Speech Communication 9). What rises enough
/// stays as it is; length and word times never change.
struct QuestionContour {
  /// How high the end of a question lies above the pitch of what comes before it.
  private static let rise = 1.3
  /// From this on it rises enough by itself.
  private static let enough = 1.24
  /// The longest stretch that is raised, in seconds.
  private static let stretch = 0.36
  /// How much of the sound before the end is looked at, in seconds.
  private static let context = 1.6
  /// The most that a period is shortened to.
  private static let most = 1.9

  /// An utterance whose questions rise.
  static func shaped(_ utterance: Utterance, asked text: SpeakableText) -> Utterance {
    guard text.words.count == utterance.words.count, text.words.contains(where: \.isAsked) else {
      return utterance
    }
    var sound = utterance.sound
    for (word, spoken) in zip(text.words, utterance.words) where word.isAsked {
      let rate = Double(sound.sampleRate)
      let end = min(sound.samples.count, Int((spoken.end * rate).rounded()))
      raise(&sound, before: end, after: Int(spoken.start * rate))
    }
    return Utterance(
      text: utterance.text, sound: sound, words: utterance.words, voice: utterance.voice)
  }

  private static func raise(_ sound: inout Sound, before end: Int, after start: Int) {
    let rate = Double(sound.sampleRate)
    let first = max(0, end - Int(context * rate))
    guard first < end else { return }
    let track = PitchTrack(sound, in: first..<end)
    guard let last = track.lastStretch(longest: Int(stretch * rate)), let middle = track.median
    else { return }
    let places = track.points[last]
    guard let from = places.first, let to = places.last, places.count >= 3 else { return }
    let final = places.suffix(max(3, places.count / 2)).map(\.frequency)
    if (final.min() ?? 0) > middle * enough { return }
    let span = Double(max(1, to.sample - from.sample))
    let factors = places.map { point in
      let way = Double(point.sample - from.sample) / span
      // Up soon, and then held: a rise in the last instant is not heard.
      let wanted = middle * (1 + (rise - 1) * min(1, way * 1.6))
      return (sample: point.sample, factor: min(most, max(1, wanted / point.frequency)))
    }
    PitchShift(track: Array(places), factors: factors).apply(to: &sound, until: end)
  }
}
