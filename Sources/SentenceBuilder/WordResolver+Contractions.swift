import AACCore
import Grammar

/// Prepositions that were chosen in one with their article: *del, na, pela, em cima da* (NGLE §14.2; Cunha & Cintra, chapter 9).
extension WordResolver {
  /// *Em cima da, dentro do*: a preposition of several words whose article grammar adds anew.
  func openPreposition(_ name: String, role: Tile.Role) -> Tile? {
    guard role == .complement,
      let ending = [" da", " do", " das", " dos"].first(where: name.hasSuffix),
      case let plain = name.dropLast(ending.count) + " de",
      let known = lexicon.word(String(plain)), known.lexeme.wordClass == .adposition
    else { return nil }
    return Tile(label: name, lexeme: known.lexeme, role: role)
  }

  /// *Do chão, da janela, pela casa*: the article that was chosen with its preposition stays, where no rule of places and times
  /// puts it in; nil elsewhere.
  func meltedArticle(_ parts: [String]) -> [String]? {
    guard parts.count == 2, let melted = Self.definite[parts[0]],
      lexicon.word(parts.joined(separator: " ")) == nil
    else { return nil }
    let noun = parts[1]
    if ["outros", "outras"].contains(noun) { return [melted.preposition, melted.article] }
    guard let known = lexicon.word(noun)?.lexeme, known.wordClass == .noun,
      known.kind != .person
    else { return nil }
    switch known.kind {
    case .time, .weekday, .duration, .frequency: return nil
    case .place, .room, .home, .furniture, .event, .meal:
      return melted.preposition == "por" ? [melted.preposition, melted.article] : nil
    default: return [melted.preposition, melted.article]
    }
  }

  private static let definite: [String: (preposition: String, article: String)] = [
    "do": ("de", "o"), "da": ("de", "a"), "dos": ("de", "os"), "das": ("de", "as"),
    "no": ("em", "o"), "na": ("em", "a"), "nos": ("em", "os"), "nas": ("em", "as"),
    "pelo": ("por", "o"), "pela": ("por", "a"),
  ]

  /// The preposition of a word that holds one and an article, which grammar adds anew: *del, na*.
  static func expanded(_ word: String, in language: Language) -> String {
    switch language {
    case .spanish: ["del": "de", "al": "a"][word] ?? word
    case .portuguese: contractions[word] ?? word
    case .english: word
    }
  }

  static let ofWhom = ["da": "a", "do": "o", "das": "as", "dos": "os"]
  static let possessives: Set = [
    "meu", "minha", "teu", "tua", "seu", "sua", "nosso", "nossa", "meus", "minhas", "nossos",
    "nossas",
  ]

  private static let contractions: [String: String] = [
    "da": "de", "do": "de", "das": "de", "dos": "de", "na": "em", "no": "em", "nas": "em",
    "nos": "em", "pelo": "por", "pela": "por",
    "num": "em", "numa": "em",
  ]
}
