import AACSpeech

/// What is known of a sound file that was made.
struct RenderedSound: Hashable, Sendable {
  /// Length in seconds.
  var duration: Double
  /// Digest of the file.
  var sha256: String
  /// Bytes of the file.
  var size: Int
  /// Name of the voice.
  var voice: String
  /// The words with their times.
  var words: [SpokenWord]

  /// The sound of an utterance in a file.
  init(_ utterance: Utterance, sha256: String, size: Int) {
    duration = utterance.duration
    self.sha256 = sha256
    self.size = size
    voice = utterance.voice
    words = utterance.words
  }

  /// What ``fields`` made.
  init?(fields: some Collection<String>) {
    var rest = Array(fields)[...]
    guard let duration = rest.popFirst().flatMap(Double.init), let sha256 = rest.popFirst(),
      let size = rest.popFirst().flatMap(Int.init), let voice = rest.popFirst()
    else { return nil }
    (self.duration, self.sha256, self.size, self.voice) = (duration, sha256, size, voice)
    words = []
    while rest.count >= 4 {
      guard let lower = rest.popFirst().flatMap(Int.init),
        let upper = rest.popFirst().flatMap(Int.init), lower <= upper,
        let start = rest.popFirst().flatMap(Double.init),
        let end = rest.popFirst().flatMap(Double.init)
      else { return nil }
      words.append(SpokenWord(range: lower..<upper, start: start, end: end))
    }
  }

  /// All of it as texts.
  var fields: [String] {
    ["\(duration)", sha256, "\(size)", voice]
      + words.flatMap { word in
        ["\(word.range.lowerBound)", "\(word.range.upperBound)", "\(word.start)", "\(word.end)"]
      }
  }
}
