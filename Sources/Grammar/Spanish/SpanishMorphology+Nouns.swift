public import AACCore

/// Source: NGLE, chapters 2 (gender), 3 (number), 13 (adjective) and §14.2 (*el agua*).
extension SpanishMorphology {
  public func plural(of singular: String, wordClass: WordClass) -> [String] {
    if wordClass == .adjective {
      return SpanishAdjective.forms(of: singular, .masculine, .plural)
    }
    return SpanishPlural.plurals(of: singular)
  }

  public func adjective(
    _ lemma: String, _ gender: Gender, _ number: GrammaticalNumber
  ) -> [String] {
    SpanishAdjective.forms(of: lemma, gender, number)
  }

  public func gender(of noun: String) -> Gender? { SpanishGender.gender(of: noun) }

  /// Whether a noun names persons of either gender in one form: *el dentista, la dentista*.
  public func hasCommonGender(_ noun: String) -> Bool { SpanishGender.isCommon(noun) }

  /// Whether a noun in the singular is feminine and still takes *el* and *un*: *el agua, un hada*.
  ///
  /// So do those that begin with stressed *a*, right before the noun only (*la fresca agua*), but
  /// for letters (*la hache*) and persons whose article shows the sex (*la árbitra*).
  public func takesMasculineArticle(_ noun: String) -> Bool {
    Self.beginsWithStressedA(noun) && gender(of: noun) == .feminine
  }

  /// Whether the first sound of a noun is a stressed *a* that wants *el* before a feminine.
  static func beginsWithStressedA(_ noun: String) -> Bool {
    let word = SpanishLetters(spanish: noun.prefix { $0 != " " && $0 != "-" })
    let first = word.first == "h" ? 1 : 0
    guard word.indices.contains(first), word[first].withoutAcute == "a" else { return false }
    guard SpanishOrthography.stress(of: word) == first else { return false }
    return !SpanishNounTables.keepLa.contains(word.text)
  }

  /// The noun for a woman, a girl or a female animal: *niña, profesora, actriz*, and *dentista* as
  /// it is.
  ///
  /// Nil for a noun that is feminine already; for a thing the answer means nothing.
  public func feminine(of noun: String) -> String? { feminines(of: noun).first }

  /// All feminine counterparts of a noun, the preferred one first: *poetisa* and *poeta*.
  public func feminines(of noun: String) -> [String] {
    if let listed = SpanishNounTables.feminines[noun] { return listed }
    if SpanishGender.isCommon(noun) { return [noun] }
    guard gender(of: noun) == .masculine else { return [] }
    return [SpanishAdjective.feminine(of: noun)]
  }

  /// The form of an adjective or numeral that stands before a noun: *buen día, gran casa, primer
  /// piso*.
  public func adjective(
    _ lemma: String, _ gender: Gender, _ number: GrammaticalNumber, before noun: String
  ) -> String {
    SpanishAdjective.beforeNoun(lemma, gender, number, noun: noun)
  }

  /// The comparative that is not made with *más*: *mejor* of *bueno*; nil where there is none.
  public func comparative(of adjective: String) -> String? {
    SpanishAdjective.comparatives[adjective]
  }

  /// *Lentamente, bien*: the adverb of an adjective; nil where it makes none.
  public func adverb(of adjective: String) -> String? { SpanishAdverbs.adverb(of: adjective) }
}
