public import AACCore

extension Lexicon {
  /// The singulars that a word may be the plural of, by form: *luces* → *luz*; the likeliest first.
  ///
  ///     Lexicon(language: .portuguese).singulars(of: "pães")    // ["pão"] among others
  public func singulars(of plural: String) -> [String] {
    guard plural.count > 2, let morphology = LanguageTables.tables(language).morphology else {
      return []
    }
    // Tesis, crisis, oasis: one form for both (NGLE §3.4).
    if language == .spanish, plural.hasSuffix("sis") || plural.hasSuffix("tis") { return [] }
    var singulars: [String] = []
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
        ("eses", ["és"]), ("ices", ["iz"]), ("ces", ["z"]), ("s", [""]), ("es", [""]),
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
        ("eses", ["ês"]),
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
