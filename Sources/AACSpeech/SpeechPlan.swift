import AACCore

/// A text in the pieces in which it is said: by a voice, by a recording, or as a silence.
struct SpeechPlan {
  /// A piece of the text.
  struct Piece {
    /// By what it is heard.
    enum Content {
      case voice(LanguageVariety)
      case recording(Recording)
      case silence(Double)
    }

    var content: Content
    /// Which characters of the text it is.
    var range: Range<Int>
    /// What is said of them.
    var text = ""
  }

  private(set) var pieces: [Piece] = []
  private let request: SpeechRequest
  private let foreign: [ForeignStretch]
  private let characters: [Character]

  /// The pause after a word that is said by itself, in seconds, when the settings name none.
  private static let wordPause = 0.4
  /// The pause after a letter.
  private static let letterPause = 0.2
  /// The pause that a mark of punctuation stands for where no voice makes it.
  private static let markPause = 0.25

  /// The plan of a request.
  init(_ request: SpeechRequest) {
    self.request = request
    characters = Array(request.text)
    foreign = request.foreign + ForeignText.stretches(in: request.text, of: request.variety)
    if !request.profile.recordings.isEmpty,
      let whole = recording(.sentence, saying: SpokenKey(request.text).words)
    {
      pieces = [
        Piece(content: .recording(whole), range: characters.indices, text: request.text)
      ]
      return
    }
    let units = isPlain ? [] : units(of: SpeakableText(request.text).words)
    if units.allSatisfy({ $0.recording == nil && $0.variety == request.variety }),
      request.settings.delivery == .fluent, !pausesByPieces
    {
      // The ordinary case: the engine says the text as a whole.
      pieces = [
        Piece(
          content: .voice(request.variety), range: characters.indices, text: request.text)
      ]
      return
    }
    lay(units)
  }

  /// Words that are said together.
  private struct Unit {
    var words: [SpeakableText.Word]
    var variety: LanguageVariety
    var recording: Recording?
    var range: Range<Int> {
      (words.first?.range.lowerBound ?? 0)..<(words.last?.range.upperBound ?? 0)
    }
  }

  private var isPlain: Bool {
    foreign.isEmpty && request.settings.delivery == .fluent
      && request.profile.recordings.isEmpty && request.profile.pronunciations.isEmpty
      && request.profile.commands.isEmpty
  }

  /// Whether the silence between words is ours to make; espeak-ng makes its own.
  private var pausesByPieces: Bool {
    request.settings.pause > 0 && request.profile.command(named: request.settings.voice) != nil
  }

  /// The words, those that belong together in one unit.
  private func units(of words: [SpeakableText.Word]) -> [Unit] {
    let keys = words.map { SpokenKey(String(characters[$0.range])).text }
    let language = request.variety.language
    let recorded = request.profile.recordings
      .filter { $0.scope == .word && $0.language == language }
      .map { (words: SpokenKey($0.text).words, value: $0) }
    let listed = request.profile.pronunciations.filter { $0.language == language }
      .map { (words: SpokenKey($0.word).words, value: $0.spelling) }
    var units: [Unit] = []
    var index = 0
    while index < words.count {
      let rest = keys[index...]
      var unit = Unit(words: [words[index]], variety: foreignVariety(of: words[index]))
      if let match = Self.longest(of: recorded, beginning: rest) {
        unit.recording = match.value
        unit.words = Array(words[index...].prefix(match.words.count))
      } else if let match = Self.longest(of: listed, beginning: rest) {
        if case .language(let other) = match.value { unit.variety = other }
        unit.words = Array(words[index...].prefix(match.words.count))
      }
      units.append(unit)
      index += unit.words.count
    }
    return units
  }

  /// The entry that says most of the words; of several as long the first.
  private static func longest<Value>(
    of entries: [(words: [String], value: Value)], beginning words: ArraySlice<String>
  ) -> (words: [String], value: Value)? {
    let fits = entries.filter { !$0.words.isEmpty && words.starts(with: $0.words) }
    let length = fits.map(\.words.count).max()
    return fits.first { $0.words.count == length }
  }

  private func foreignVariety(of word: SpeakableText.Word) -> LanguageVariety {
    foreign.first { $0.range.overlaps(word.range) }?.variety ?? request.variety
  }

  private func recording(_ scope: Recording.Scope, saying words: [String]) -> Recording? {
    guard !words.isEmpty, request.settings.delivery == .fluent else { return nil }
    return request.profile.recordings.first {
      $0.scope == scope && $0.language == request.variety.language
        && SpokenKey($0.text).words == words
    }
  }

  // MARK: - Pieces

  private mutating func lay(_ units: [Unit]) {
    switch request.settings.delivery {
    case .fluent where !pausesByPieces: layFluently(units)
    case .fluent: layApart(units, pause: Double(request.settings.pause) / 1_000)
    case .wordByWord: layApart(units, pause: pause(orElse: Self.wordPause))
    case .spelled: layApart(units, pause: pause(orElse: Self.wordPause), isSpelled: true)
    }
  }

  private func pause(orElse ordinary: Double) -> Double {
    request.settings.pause > 0 ? Double(request.settings.pause) / 1_000 : ordinary
  }

  /// Neighbours of one voice together; marks go with the words before them.
  private mutating func layFluently(_ units: [Unit]) {
    var index = 0
    var start = 0
    while index < units.count {
      let unit = units[index]
      var last = index
      if unit.recording == nil {
        while last + 1 < units.count, units[last + 1].recording == nil,
          units[last + 1].variety == unit.variety
        { last += 1 }
      }
      let end = last + 1 < units.count ? opening(of: units[last + 1]) : characters.count
      if let recording = unit.recording {
        pieces.append(
          Piece(
            content: .recording(recording), range: unit.range,
            text: String(characters[unit.range])))
        if hasPause(unit.range.upperBound..<end), end < characters.count {
          pieces.append(Piece(content: .silence(Self.markPause), range: end..<end))
        }
      } else {
        pieces.append(
          Piece(
            content: .voice(unit.variety), range: start..<end,
            text: String(characters[start..<end])))
      }
      start = end
      index = last + 1
    }
  }

  /// Where a unit begins, with the marks that open it: *¿*, *(*, a quotation mark.
  private func opening(of unit: Unit) -> Int {
    unit.words.first?.token.lowerBound ?? unit.range.lowerBound
  }

  /// Every unit by itself, with a silence between.
  private mutating func layApart(_ units: [Unit], pause: Double, isSpelled: Bool = false) {
    for (index, unit) in units.enumerated() {
      if isSpelled { spell(unit) }
      let isAsked = unit.words.last?.isAsked ?? false
      let text = String(characters[unit.range])
      let content = unit.recording.map(Piece.Content.recording) ?? .voice(unit.variety)
      pieces.append(Piece(content: content, range: unit.range, text: isAsked ? text + "?" : text))
      if index + 1 < units.count {
        pieces.append(Piece(content: .silence(pause), range: unit.range))
      }
    }
  }

  private mutating func spell(_ unit: Unit) {
    guard unit.range.count > 1 else { return }
    for place in unit.range {
      guard let name = LetterName(characters[place], in: unit.variety)?.text else { continue }
      pieces.append(Piece(content: .voice(unit.variety), range: place..<(place + 1), text: name))
      pieces.append(
        Piece(content: .silence(Self.letterPause), range: place..<(place + 1)))
    }
  }

  private func hasPause(_ range: Range<Int>) -> Bool {
    characters[range].contains { ",;:.!?…–—".contains($0) }
  }
}
