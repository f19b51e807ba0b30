extension SentenceTimings {
  /// A cue for every word, in WebVTT; the tiles that are in it are its classes, counted from 1.
  var webVTT: String {
    let cues = words.enumerated().map { index, word in
      let times = Self.times(word, separator: ".")
      let classes = word.tiles.map { ".tile-\($0 + 1)" }.joined()
      let text = Self.escaped(word.text)
      return "\(index + 1)\n\(times)\n" + (classes.isEmpty ? text : "<c\(classes)>\(text)</c>")
    }
    return (["WEBVTT"] + cues).joined(separator: "\n\n") + "\n"
  }

  /// A cue for every word, in SubRip; a second line names the tiles that are in it, as the format has no classes.
  var subRip: String {
    words.enumerated().map { index, word in
      let labels = word.tiles.compactMap { tiles.indices.contains($0) ? tiles[$0].label : nil }
      let line = labels.isEmpty ? "" : "\n(\(labels.joined(separator: " · ")))"
      return "\(index + 1)\n\(Self.times(word, separator: ","))\n\(word.text)\(line)\n"
    }.joined(separator: "\n")
  }

  /// From when to when; a cue that takes no time would not be valid.
  private static func times(_ word: Word, separator: String) -> String {
    let start = Int((word.start * 1_000).rounded())
    let end = max(start + 1, Int((word.end * 1_000).rounded()))
    return "\(stamp(start, separator)) --> \(stamp(end, separator))"
  }

  private static func stamp(_ milliseconds: Int, _ separator: String) -> String {
    let seconds = milliseconds / 1_000
    let fields = [seconds / 3_600, seconds / 60 % 60, seconds % 60].map { padded($0, to: 2) }
    return fields.joined(separator: ":") + separator + padded(milliseconds % 1_000, to: 3)
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  private static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      default: String(character)
      }
    }.joined()
  }
}
