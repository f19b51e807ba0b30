/// Puts the pieces of an utterance one after another.
struct UtteranceAssembly {
  private let text: String
  private let characters: [Character]
  private var parts: [(sound: Sound, words: [SpokenWord])] = []
  /// The voice that says the first piece.
  private var voice = ""

  /// Seconds of silence that are left at the end of a piece which another follows.
  private static let joint = 0.06

  init(text: String) {
    self.text = text
    characters = Array(text)
  }

  /// Adds what a voice made of a piece of the text.
  mutating func add(_ utterance: Utterance, at range: Range<Int>) {
    // A letter is said by its name, which is no part of the text.
    let isWritten = utterance.text.hasPrefix(piece(range))
    let words =
      isWritten
      ? utterance.words.map { $0.moved(by: range.lowerBound) }
      : [SpokenWord(range: range, start: 0, end: utterance.duration)]
    if voice.isEmpty { voice = utterance.voice }
    parts.append((utterance.sound, words))
  }

  private func piece(_ range: Range<Int>) -> String {
    range.count == characters.count ? text : String(characters[range])
  }

  /// Adds a recording of a piece of the text.
  mutating func add(_ sound: Sound, at range: Range<Int>) {
    let piece = SpeakableText(piece(range))
    let words = WordTimes(text: piece, soundingIn: sound).words
    parts.append((sound, words.map { $0.moved(by: range.lowerBound) }))
  }

  /// Adds a silence.
  mutating func addSilence(_ seconds: Double) {
    let rate = parts.last?.sound.sampleRate ?? 22_050
    let samples = [Int16](repeating: 0, count: Int(seconds * Double(rate)))
    parts.append((Sound(samples: samples, sampleRate: rate), []))
  }

  /// The whole.
  var utterance: Utterance {
    let heard = parts.filter { !$0.sound.samples.isEmpty }
    guard heard.count > 1, let rate = heard.map(\.sound.sampleRate).max() else {
      let only = heard.first ?? parts.first
      return Utterance(
        text: text, sound: only?.sound ?? Sound(samples: [], sampleRate: 22_050),
        words: only?.words ?? [], voice: voice)
    }
    var samples: [Int16] = []
    var words: [SpokenWord] = []
    for (index, part) in heard.enumerated() {
      let start = Double(samples.count) / Double(rate)
      var sound = part.sound.resampled(to: rate)
      if index + 1 < heard.count, !part.words.isEmpty { sound.trimEnd(to: Self.joint) }
      samples += sound.samples
      words += part.words.map {
        SpokenWord(
          range: $0.range, start: start + min($0.start, sound.duration),
          end: start + min($0.end, sound.duration))
      }
    }
    let sound = Sound(samples: samples, sampleRate: rate)
    for index in words.indices {
      let end = index + 1 < words.count ? words[index + 1].start : sound.duration
      words[index] = SpokenWord(range: words[index].range, start: words[index].start, end: end)
    }
    return Utterance(text: text, sound: sound, words: words, voice: voice)
  }
}

extension SpokenWord {
  /// The word where its piece stands that many characters into a text.
  fileprivate func moved(by offset: Int) -> SpokenWord {
    SpokenWord(
      range: (range.lowerBound + offset)..<(range.upperBound + offset), start: start, end: end)
  }
}
