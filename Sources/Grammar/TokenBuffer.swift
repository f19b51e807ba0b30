import AACCore

/// The words of a sentence as they are put together, with what is needed to join them.
struct TokenBuffer {
  private(set) var tokens: [Realization.Token] = []
  private(set) var trace: [Realization.RuleApplication] = []

  /// Room for an ordinary sentence.
  init() {
    tokens.reserveCapacity(12)
    trace.reserveCapacity(8)
  }

  /// Room for nothing.
  private init(tokens: [Realization.Token]) { self.tokens = tokens }

  /// All that has been said, which is left empty: what is handed over whole need not be copied to be changed.
  mutating func taken() -> TokenBuffer {
    var taken = TokenBuffer(tokens: [])
    swap(&taken, &self)
    return taken
  }

  /// Whether nothing has been said yet.
  var isEmpty: Bool { tokens.isEmpty }

  /// The last word; nil when there is none.
  var last: Realization.Token? { tokens.last }

  /// Adds a word or a set phrase of several words.
  mutating func add(_ text: String, tile: Int? = nil) {
    guard !text.isEmpty else { return }
    guard text.hasSpace else {
      tokens.append(Realization.Token(text, tile: tile))
      return
    }
    for word in text.split(separator: " ") {
      tokens.append(Realization.Token(String(word), tile: tile))
    }
  }

  /// Adds a mark that leans on the word before it.
  mutating func addMark(_ text: String) {
    tokens.append(Realization.Token(text, hasSpaceBefore: false))
  }

  /// Replaces the last word, as contractions do.
  mutating func replaceLast(with text: String, tile: Int? = nil) {
    guard let last = tokens.indices.last else { return }
    tokens[last].text = text
    if let tile { tokens[last].tile = tile }
  }

  /// Adds all words of another buffer, and what it says of its rules.
  mutating func append(_ other: TokenBuffer) {
    tokens.append(contentsOf: other.tokens)
    trace.append(contentsOf: other.trace)
  }

  /// Notes the use of a rule.
  mutating func note(_ rule: GrammarRule, _ word: String, _ result: String = "") {
    trace.append(Realization.RuleApplication(rule, word, result))
  }

  /// *Madre e hija, siete u ocho*, but *la aguja y el hilo*: what follows decides, so it is only known when all is said.
  ///
  /// At the start of a question *y* stays, because it is stressed there: *¿Y Inés?* (*Diccionario panhispánico de dudas*, *y²*, *o²*).
  mutating func soundConjunctions() {
    for index in tokens.indices.dropFirst().dropLast() where tokens[index].text.utf8.count == 1 {
      let word = tokens[index].text
      guard word == "y" || word == "o", tokens[index - 1].text != "¿" else { continue }
      let sound = SpanishOrthography.conjunction(word, before: tokens[index + 1].text)
      guard sound != word else { continue }
      tokens[index].text = sound
      note(.euphony, word, sound)
    }
  }

  /// The sentence: capital at the start, `opening` before the word at `start`, `closing` after it.
  consuming func sentence(
    opening: String = "", at start: Int = 0, closing: String = "."
  ) -> Realization {
    guard let first = tokens.first else { return Realization(text: "", tokens: [], trace: trace) }
    tokens[0].text = first.text.capitalizedAtStart
    tokens[0].hasSpaceBefore = false
    if !opening.isEmpty {
      let place = start < tokens.count ? start : 0
      tokens.insert(Realization.Token(opening, hasSpaceBefore: place > 0), at: place)
      tokens[place + 1].hasSpaceBefore = false
    }
    addMark(closing)
    return Realization(text: text, tokens: tokens, trace: trace)
  }
}

extension TokenBuffer {
  /// The words joined by their spacing.
  private var text: String {
    var count = 0
    for token in tokens { count += token.text.utf8.count + (token.hasSpaceBefore ? 1 : 0) }
    return String(unsafeUninitializedCapacity: count) { text in
      let target = UnsafeMutableRawBufferPointer(text)
      var end = 0
      for token in tokens {
        if token.hasSpaceBefore {
          target[end] = UInt8(ascii: " ")
          end += 1
        }
        token.text.withBytes { bytes in
          UnsafeMutableRawBufferPointer(rebasing: target[end...]).copyMemory(
            from: UnsafeRawBufferPointer(bytes))
          end += bytes.count
        }
      }
      return end
    }
  }
}

extension String {
  /// The text with its first letter as a capital.
  var capitalizedAtStart: String {
    guard let first = utf8.first else { return self }
    if first < 0x80 {
      guard first >= UInt8(ascii: "a"), first <= UInt8(ascii: "z") else { return self }
      return String(unsafeUninitializedCapacity: utf8.count) { bytes in
        _ = bytes.initialize(from: utf8)
        bytes[0] = first - 32
        return utf8.count
      }
    }
    return prefix(1).uppercased() + dropFirst()
  }
}
