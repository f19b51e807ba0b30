import AACCore

/// What differs between Spanish and Portuguese, and between their varieties, as words and switches.
final class RomanceGrammar: Sendable {
  let variety: LanguageVariety
  let pronouns: WordMap<RomancePronoun>
  /// Preposition and word, and what they melt to: *de, el* → *del*.
  let contractions: WordMap<WordMap<String>>
  let forms: FormCache
  /// Whether it is Spanish; else Portuguese.
  let isSpanish: Bool

  /// The grammar of a variety; built once for each.
  static func grammar(_ variety: LanguageVariety) -> RomanceGrammar {
    switch variety {
    case .spanishMexico: mexico
    case .spanishArgentina: argentina
    case .portugueseBrazil: brazil
    case .portuguesePortugal: portugal
    default: spain
    }
  }

  private static let spain = RomanceGrammar(.spanishSpain)
  private static let mexico = RomanceGrammar(.spanishMexico)
  private static let argentina = RomanceGrammar(.spanishArgentina)
  private static let brazil = RomanceGrammar(.portugueseBrazil)
  private static let portugal = RomanceGrammar(.portuguesePortugal)

  private init(_ variety: LanguageVariety) {
    self.variety = variety
    isSpanish = variety.language == .spanish
    if isSpanish {
      pronouns = WordMap(RomancePronoun.spanish(variety))
      contractions = ["a": ["el": "al"], "de": ["el": "del"]]
      forms = FormCache(SpanishMorphology())
    } else {
      pronouns = WordMap(RomancePronoun.portuguese(variety))
      contractions =
        variety == .portuguesePortugal
        ? Self.portugueseContractions : Self.brazilianContractions
      forms = FormCache(PortugueseMorphology(variety))
    }
  }

  /// Brazil, where pronouns stand before the verb.
  var isBrazil: Bool { variety == .portugueseBrazil }
  /// Portugal, where pronouns stand behind the verb unless something draws them forward.
  var isPortugal: Bool { variety == .portuguesePortugal }

  var negator: String { isSpanish ? "no" : "não" }
  var and: String { isSpanish ? "y" : "e" }
  var with: String { isSpanish ? "con" : "com" }
  var inPreposition: String { isSpanish ? "en" : "em" }
  var that: String { "que" }

  /// The pronoun that a quick sentence speaks for.
  var firstPerson: String { isSpanish ? "yo" : "eu" }

  /// The pronoun of whoever is asked to do something when nobody is named.
  var listener: String { isSpanish ? "tú" : "tu" }

  /// Whether the frames list a verb with its noun: *estar com vontade*.
  func isSetPhrase(_ verb: String, _ noun: String) -> Bool {
    LanguageTables.tables(variety.language).frames.known(verb, with: noun) != nil
  }

  /// The word for a man who does what a word for a woman says: *enfermera* → *enfermero*; nil when
  /// the lexicon knows none.
  func masculine(of noun: String) -> String? {
    guard noun.hasSuffix("a") else { return nil }
    // El logopeda, la logopeda (NGLE §2.5; Bechara, *Comuns de dois*).
    if Self.commonEndings.contains(where: noun.hasSuffix) { return noun }
    let lexicon = LanguageTables.tables(variety.language).lexicon
    let stem = noun.dropLast()
    let candidates = [stem + "o", stem[...], stem + "e"].map(String.init)
    return candidates.first { lexicon.word($0)?.lexeme.isHuman == true }
  }

  private static let commonEndings = ["ista", "peuta", "peda", "iatra", "crata"]

  /// Article by gender and number (NGLE §14.1; Cunha & Cintra, chapter 9).
  func article(_ article: Article, _ gender: Gender, _ number: GrammaticalNumber) -> String {
    let column = (gender == .feminine ? 1 : 0) + (number == .plural ? 2 : 0)
    return switch (article, isSpanish) {
    case (.definite, true): Self.articles[column]
    case (.definite, false): Self.articles[4 + column]
    case (.indefinite, true): Self.articles[8 + column]
    case (.indefinite, false): Self.articles[12 + column]
    case (.bare, _): ""
    }
  }

  private static let articles = [
    "el", "la", "los", "las", "o", "a", "os", "as",
    "un", "una", "unos", "unas", "um", "uma", "uns", "umas",
  ]

  /// Contractions of preposition and article or pronoun (Bechara, *Preposição*; Cunha & Cintra,
  /// chapter 9).
  static let portugueseContractions = meltedPortuguese([
    "um": "num", "uma": "numa", "uns": "nuns", "umas": "numas",
  ])

  /// Brazil writes *em um, em uma* apart.
  private static let brazilianContractions = meltedPortuguese([:])

  private static func meltedPortuguese(_ one: [String: String]) -> WordMap<WordMap<String>> {
    var table: [String: [String: String]] = [
      "a": [
        "o": "ao", "os": "aos", "a": "à", "as": "às", "aquele": "àquele", "aquela": "àquela",
        "aqueles": "àqueles", "aquelas": "àquelas", "aquilo": "àquilo",
      ],
      "por": ["o": "pelo", "a": "pela", "os": "pelos", "as": "pelas"],
      "em": one,
      "de": ["aqui": "daqui", "ali": "dali", "aí": "daí"],
    ]
    let words = [
      "o", "a", "os", "as", "ele", "ela", "eles", "elas", "este", "esta", "estes", "estas", "esse",
      "essa", "esses", "essas", "aquele", "aquela", "aqueles", "aquelas", "isto", "isso", "aquilo",
    ]
    for word in words {
      table["de"]?[word] = "d\(word)"
      table["em"]?[word] = "n\(word)"
    }
    return WordMap(table.mapValues { WordMap($0) })
  }
}
