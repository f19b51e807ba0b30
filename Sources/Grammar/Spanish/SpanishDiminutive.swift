import AACCore

/// Words in *-ito*: *bajito, despacito, cerquita, lapicito* (NGLE §9.4–9.6).
enum SpanishDiminutive {
  /// Whether a word has the ending of one.
  @inline(__always)
  static func hasEnding(_ text: String) -> Bool {
    guard text.utf8.count > 5, text.utf8.last != UInt8(ascii: "e") else { return false }
    return endings.contains { text.hasSuffix($0) }
      && !text.utf8.contains(UInt8(ascii: " ")) && text.first?.isLowercase == true
  }

  /// What it may be made of, the likeliest first: *flojito* → *flojo*, *cerquita* → *cerca*, *suavecito* → *suave*.
  static func bases(of text: String) -> [String] {
    guard hasEnding(text), let ending = endings.first(where: text.hasSuffix) else { return [] }
    let stem = text.dropLast(ending.count)
    let vowel = ending.dropFirst(2).prefix(1)
    var bases: [String] = []
    for stem in stems(String(stem)) {
      bases += ["\(stem)\(vowel)", "\(stem)e", stem, "\(stem)i\(vowel)"]
      if ending.hasSuffix("s") { bases.append("\(stem)\(vowel)s") }
    }
    return bases + bases.flatMap(stressed)
  }

  /// The word in the masculine singular: *flojitas* → *flojito*.
  static func masculine(_ text: String) -> String {
    guard let ending = endings.first(where: text.hasSuffix) else { return text }
    return text.dropLast(ending.count) + "ito"
  }

  private static let endings = ["ito", "ita", "itos", "itas"]

  /// *Poqu-* is *poc-*, *larg-* is written *largu-*, and *-c-, -ec-* may belong to the ending.
  private static func stems(_ stem: String) -> [String] {
    if stem.hasSuffix("qu") { return [stem.dropLast(2) + "c"] }
    if stem.hasSuffix("gu") { return [String(stem.dropLast())] }
    guard stem.hasSuffix("c") else { return [stem] }
    var stems = [String(stem.dropLast()), stem.dropLast() + "z", stem]
    if stem.hasSuffix("ec") { stems.append(String(stem.dropLast(2))) }
    return stems.filter { $0.count > 2 }
  }

  /// The word with an accent that its diminutive has lost: *rapidito* → *rápido*.
  private static func stressed(_ word: String) -> [String] {
    var found: [String] = []
    for index in word.indices {
      guard let accented = accents[word[index]] else { continue }
      var text = word
      text.replaceSubrange(index...index, with: String(accented))
      found.append(text)
    }
    return found
  }

  private static let accents: [Character: Character] = [
    "a": "á", "e": "é", "i": "í", "o": "ó", "u": "ú",
  ]
}

extension Lexicon {
  /// *Flojito, prontito, zapatillita*: a diminutive is what its base is.
  func diminutive(_ text: String) -> SmallWord? {
    guard language == .spanish, SpanishDiminutive.hasEnding(text), let base = known(ofSmall: text)
    else { return nil }
    var word = SmallWord(base.lexeme, tense: base.tense, phrase: text, place: base.place)
    switch base.lexeme.wordClass {
    case .adjective:
      word.lexeme.lemma = SpanishDiminutive.masculine(text)
      word.phrase = word.lexeme.lemma
      word.lexeme.forms = [:]
      // Malito is how one is, and malo what one is like.
      if base.lexeme.lemma == "malo" { word.lexeme.kind = .state }
    case .adverb:
      word.lexeme.lemma = text
    default:
      word.lexeme.lemma = text
      word.lexeme.forms = [:]
      if text.hasSuffix("s") { word.lexeme.number = .plural }
    }
    return word
  }

  /// The quality that a diminutive is made of: *bajito* → *bajo*; nil where it is none.
  func quality(ofSmall text: String) -> Lexeme? {
    guard language == .spanish, SpanishDiminutive.hasEnding(text),
      let base = known(ofSmall: text)?.lexeme, base.wordClass == .adjective
    else { return nil }
    return base
  }

  private func known(ofSmall text: String) -> SmallWord? {
    for base in SpanishDiminutive.bases(of: text) {
      guard let word = listed(base) else { continue }
      switch word.lexeme.wordClass {
      case .adjective, .noun: return word
      case .adverb where Self.shrinking.contains(word.lexeme.lemma): return word
      default: continue
      }
    }
    guard text.hasSuffix("a") || text.hasSuffix("as") else { return nil }
    // Malita, cansadita: of a quality the tables have the masculine.
    return SpanishDiminutive.bases(of: SpanishDiminutive.masculine(text))
      .lazy.compactMap(listed).first { $0.lexeme.wordClass == .adjective }
  }

  /// Adverbs that have a diminutive.
  private static let shrinking: WordSet = [
    "cerca", "lejos", "despacio", "deprisa", "pronto", "temprano", "ahora", "tarde", "rápido",
    "fuerte", "enseguida", "arriba", "abajo", "delante", "detrás",
  ]
}
