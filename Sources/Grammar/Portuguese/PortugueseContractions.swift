public import AACCore

/// Prepositions joined with the article, pronoun or adverb after them: *do, à, nele, comigo*.
///
///     PortugueseContractions(.portuguesePortugal).forms(of: "com", "nós")   // ["connosco"]
///
/// Source: Cunha & Cintra, chapter 9 (article), chapter 11 (*comigo*, demonstratives) and chapter 15 (*Preposição*); agreement
/// of 1990, base XII (*à*).
public struct PortugueseContractions: Sendable {
  /// Whose habits come first.
  public let variety: LanguageVariety

  /// The contractions of a variety of Portuguese.
  public init(_ variety: LanguageVariety = .portugueseBrazil) {
    self.variety = variety
  }

  /// How the two are written together, the usual way first; empty when they stay apart.
  ///
  /// Where both ways are right (*em um* and *num*), the list has both.
  public func forms(of preposition: String, _ word: String) -> [String] {
    switch preposition {
    case "de": Self.joined("d", word, always: Self.afterDe) ?? optional("d", "de", word)
    case "em": Self.joined("n", word, always: Self.afterEm) ?? optional("n", "em", word)
    case "a": Self.afterA(word)
    case "por": Self.articles.contains(word) ? ["pel" + word] : []
    case "com": withPronoun(word)
    default: []
    }
  }

  /// The two as the variety writes them, in one word or apart.
  public func text(of preposition: String, _ word: String) -> String {
    forms(of: preposition, word).first ?? preposition + " " + word
  }

  private static let articles: WordSet = ["o", "a", "os", "as"]

  private static let demonstratives: WordSet = [
    "este", "esta", "estes", "estas", "isto", "esse", "essa", "esses", "essas", "isso",
    "aquele", "aquela", "aqueles", "aquelas", "aquilo", "ele", "ela", "eles", "elas",
  ]

  private static let afterDe = articles.union(demonstratives).union(["aqui", "aí", "ali"])
  private static let afterEm = articles.union(demonstratives)

  private static func joined(_ head: String, _ word: String, always: WordSet) -> [String]? {
    always.contains(word) ? [head + word] : nil
  }

  /// Both ways are right: Portugal joins more, and Brazil joins *num* but seldom *dum*.
  private func optional(_ head: String, _ preposition: String, _ word: String) -> [String] {
    let together = head + word
    let apart = preposition + " " + word
    let isPortugal = variety == .portuguesePortugal
    switch word {
    case "um", "uma", "uns", "umas":
      return isPortugal || preposition == "em" ? [together, apart] : [apart, together]
    case "outro", "outra", "outros", "outras":
      return isPortugal ? [together, apart] : [apart, together]
    case "algum", "alguma", "alguns", "algumas", "alguém", "algo", "outrem", "onde", "entre",
      "além":
      let isOnlyAfterDe = word == "onde" || word == "entre" || word == "além"
      if isOnlyAfterDe && preposition == "em" { return [] }
      return [apart, together]
    default: return []
    }
  }

  private static func afterA(_ word: String) -> [String] {
    switch word {
    case "o", "os": ["a" + word]
    case "a": ["à"]
    case "as": ["às"]
    case "aquele", "aquela", "aqueles", "aquelas", "aquilo": ["à" + word.dropFirst()]
    default: []
    }
  }

  private func withPronoun(_ word: String) -> [String] {
    switch word {
    case "mim", "eu": ["comigo"]
    case "ti", "tu": ["contigo"]
    case "si": ["consigo"]
    case "nós": [variety == .portuguesePortugal ? "connosco" : "conosco"]
    case "vós": ["convosco"]
    default: []
    }
  }
}
