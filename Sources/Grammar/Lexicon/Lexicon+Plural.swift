public import AACCore

extension Lexicon {
  /// The singulars that a word may be the plural of, by form: *luces* → *luz*; the likeliest first.
  ///
  ///     Lexicon(language: .portuguese).singulars(of: "pães")    // ["pão"] among others
  public func singulars(of plural: String) -> [String] {
    guard plural.count > 2, let morphology = LanguageTables.tables(language).morphology else {
      return []
    }
    if plural.contains(where: Self.isSeam) { return singulars(ofPhrase: plural, morphology) }
    return singulars(ofWord: plural, morphology)
  }

  /// The noun that a word is the plural of, where the tables have it in the singular: *paradas de autobús, heridas*.
  ///
  /// A form of an adjective or a verb that is written alike may be meant instead: *están heridas*.
  public func pluralNoun(_ text: String) -> Lexeme? { isListed(text) ? nil : plural(text) }

  /// Who or what mostly does what a verb says, as the example of its frame tells; nil where the tables have it not.
  func typicalDoer(of frame: VerbFrame) -> Lexeme? {
    known(frame.typicalSubject) ?? plural(frame.typicalSubject)
  }

  /// A noun of several words by the singulars of each: *peces espada, estrelas-do-mar, mothers-in-law*
  /// (NGLE §3.3; Cunha & Cintra, chapter 8; CGEL §5.102).
  private func singulars(ofPhrase plural: String, _ morphology: any Morphology) -> [String] {
    var phrases = [""]
    var rest = plural[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(where: Self.isSeam) ?? rest.endIndex
      let word = String(rest[..<end])
      rest = rest[end...]
      let seam = rest.first.map(String.init) ?? ""
      rest = rest.dropFirst()
      let known = word.count > 2 ? singulars(ofWord: word, morphology) : []
      let choices = (known + whole(word) + [word]).map { $0 + seam }
      guard phrases.count * choices.count <= Self.mostReadings else { return [] }
      phrases = phrases.flatMap { phrase in choices.map { phrase + $0 } }
    }
    let listed = irregularSingulars(of: plural)
    return listed
      + phrases.filter { phrase in
        phrase != plural && !listed.contains(phrase)
          && morphology.plural(of: phrase, wordClass: .noun).contains(plural)
      }
  }

  /// *Primeros platos* is the plural of *primer plato*: the short form that stands before a noun.
  private func whole(_ word: String) -> [String] {
    guard language == .spanish, word.hasSuffix("s") else { return [] }
    return SpanishAdjective.short(ofPlural: word)
  }

  private static func isSeam(_ character: Character) -> Bool {
    character == " " || character == "-"
  }
  /// So many ways to take a phrase of several words apart are tried.
  private static let mostReadings = 256

  private func singulars(ofWord plural: String, _ morphology: any Morphology) -> [String] {
    // Tesis, crisis, oasis: one form for both (NGLE §3.4).
    if language == .spanish, plural.hasSuffix("sis") || plural.hasSuffix("tis") {
      // Confetis, penaltis: nouns in -i that are known.
      let singular = String(plural.dropLast())
      return kind(of: singular) == nil ? [] : [singular]
    }
    var singulars = irregularSingulars(of: plural)
    for (ending, replacements) in Self.pluralEndings(language) where plural.hasSuffix(ending) {
      for replacement in replacements {
        let candidate = plural.dropLast(ending.count) + replacement
        guard candidate != plural, !singulars.contains(String(candidate)),
          morphology.plural(of: String(candidate), wordClass: .noun).contains(plural)
        else { continue }
        singulars.append(String(candidate))
      }
    }
    return singulars + stressShifted(plural, morphology)
  }

  private func irregularSingulars(of plural: String) -> [String] {
    switch language {
    case .spanish: SpanishNounTables.singulars[plural] ?? []
    case .english: (EnglishNouns.irregularSingulars[plural] ?? []).sorted()
    case .portuguese:
      PortuguesePluralExceptions.shared.singulars(of: plural)
        + PortugueseCompounds.singulars(of: plural)
    }
  }

  /// The singular whose accent the plural has added: *jóvenes* → *joven*, *imágenes* → *imagen*.
  private func stressShifted(_ plural: String, _ morphology: any Morphology) -> [String] {
    guard language == .spanish, plural.hasSuffix("enes") else { return [] }
    let singular = String(plural.dropLast(2).map { Self.unaccented[$0] ?? $0 })
    return morphology.plural(of: singular, wordClass: .noun).contains(plural) ? [singular] : []
  }

  private static let unaccented: [Character: Character] = [
    "á": "a", "é": "e", "í": "i", "ó": "o", "ú": "u",
  ]

  /// Endings of plurals with what may stand in their place in the singular.
  private static func pluralEndings(_ language: Language) -> [(String, [String])] {
    switch language {
    case .spanish:
      [
        ("ones", ["ón", "on"]), ("ines", ["ín"]), ("anes", ["án"]), ("unes", ["ún"]),
        ("enes", ["én"]), ("eses", ["és"]), ("ases", ["ás"]), ("ises", ["ís"]), ("oses", ["ós"]),
        ("uses", ["ús"]), ("ices", ["iz"]), ("ces", ["z"]), ("s", [""]), ("es", [""]),
        // Whiskis, curris, ponis (DPD, plural 1d).
        ("is", ["y"]),
      ]
    case .english:
      [
        ("children", ["child"]), ("men", ["man"]), ("people", ["person"]), ("feet", ["foot"]),
        ("teeth", ["tooth"]), ("geese", ["goose"]), ("mice", ["mouse"]), ("ves", ["fe", "f"]),
        ("ies", ["y"]), ("s", [""]), ("es", [""]),
      ]
    case .portuguese:
      [
        ("ões", ["ão"]), ("ães", ["ão"]), ("ãos", ["ão"]), ("ais", ["al"]), ("éis", ["el"]),
        ("eses", ["ês"]), ("ases", ["ás"]), ("oses", ["ós"]), ("ízes", ["iz"]),
        ("eis", ["el", "il"]), ("óis", ["ol"]), ("uis", ["ul"]), ("is", ["il"]), ("ns", ["m"]),
        ("ses", ["s"]),
        ("s", [""]), ("es", [""]),
      ]
    }
  }
}

extension Lexicon {
  /// The word forms of a language in its default variety.
  public static func morphology(of language: Language) -> (any Morphology)? {
    LanguageTables.tables(language).morphology
  }
}
