import AACCore
import Grammar

extension Sentence {
  /// Whether a noun, a quality, a number or the negation that was laid is not heard.
  ///
  /// A tile may be within another's word (*al, conmigo, las cuatro y media*); then its beginning is in the text.
  var losesWord: Bool {
    let spoken = Set(words.compactMap(\.tile))
    guard spoken.count < tiles.count else { return false }
    var heard: String?
    for (index, tile) in tiles.enumerated() where !spoken.contains(index) {
      switch tile.lexeme.wordClass {
      case _ where tile.lexeme.kind.isTime: continue
      case .noun, .adjective, .adverb, .properNoun, .numeral: break
      case .adposition where Self.telling.contains(tile.lexeme.lemma): break
      default: continue
      }
      let text = heard ?? text.foldedForSearch
      heard = text
      // Dois / semana: duas semanas.
      if tile.lexeme.lemma == "dois", text.contains("duas") { continue }
      // Mais / bom: melhor.
      if let one = Self.comparatives[tile.lexeme.lemma], text.hasPrefix(one) { continue }
      if tile.lexeme.lemma == "mais", Self.comparatives.values.contains(where: text.hasPrefix) {
        continue
      }
      if !text.contains(tile.lexeme.heardStem) { return true }
    }
    return false
  }

  /// Portuguese qualities in one word with *mais*.
  private static let comparatives = [
    "bom": "melhor", "grande": "maior", "pequeno": "menor", "mau": "pior", "ruim": "pior",
  ]

  /// Whether an English row lost a content word or its negation, or denies what was not denied.
  ///
  /// What compares is in the form of its adjective (*more/tall → taller*).
  var losesEnglishWord: Bool {
    let laid = tiles.map { $0.lexeme.lemma.lowercased() }
    let isDenied = laid.contains(where: Self.denies) || tiles.contains(where: \.isNegated)
    // He / live / here / anymore: that alone tells that he doesn't.
    let isClosed = laid.contains(where: Self.closers.contains)
    if Self.denies(text) != isDenied, !isClosed || isDenied { return true }
    let spoken = Set(words.compactMap(\.tile))
    guard spoken.count < tiles.count else { return false }
    let heard = text.foldedForSearch
    return tiles.enumerated().contains { index, tile in
      guard !spoken.contains(index), !tile.lexeme.kind.isTime,
        [.noun, .adjective, .adverb, .properNoun, .numeral].contains(tile.lexeme.wordClass),
        !Self.comparing.contains(tile.lexeme.lemma)
      else { return false }
      return !heard.contains(tile.lexeme.heardStem)
    }
  }

  /// Words that only close what is denied: *not anymore* (CGEL §10.60).
  static let closers: Set<String> = ["anymore", "any more"]

  /// Whether a word of the text denies.
  private static func denies(_ text: String) -> Bool {
    text.lowercased().replacing("’", with: "'")
      .split { !$0.isLetter && $0 != "'" }
      .contains { $0.hasSuffix("n't") || negators.contains(String($0)) }
  }

  private static let negators: Set = [
    "no", "not", "never", "nothing", "nobody", "none", "nowhere", "neither", "nor", "without",
    "cannot", "cant", "dont", "hardly",
  ]
  private static let comparing: Set = ["more", "most", "less", "least", "very"]

  /// The words as they were laid, set apart before a negator and before who does something next.
  var laidInPieces: String {
    var text = ""
    for (index, tile) in tiles.enumerated() {
      let opens =
        tile.lexeme.kind == .negation || ["no", "not"].contains(tile.label)
        || ["I", "he", "she", "we", "they"].contains(tile.label)
      if index > 0 {
        text += opens && !text.hasSuffix(" no") && !text.hasSuffix(" not") ? ", " : " "
      }
      text += tile.label
    }
    return text
  }

  /// Prepositions that say more than which role a word has.
  private static let telling: Set = [
    "hacia", "hasta", "desde", "contra", "sin", "entre", "sobre", "durante",
  ]
}

extension Lexeme {
  /// What of the word is heard in each of its forms: all but its ending.
  fileprivate var heardStem: Substring {
    let word = lemma.foldedForSearch
    return word.prefix(word.count > 5 ? word.count - 2 : max(2, word.count - 1))
  }
}

extension SemanticKind {
  /// Whether it says when, how often or how long.
  fileprivate var isTime: Bool { [.time, .weekday, .frequency, .duration].contains(self) }
}
