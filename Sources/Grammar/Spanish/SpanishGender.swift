import AACCore

/// Which gender a Spanish noun has, by list where its ending misleads, else by its ending.
///
/// Source: NGLE, chapter 2 (*El género*: §2.3 endings, §2.5 nouns common to both).
enum SpanishGender {
  /// The gender of a noun, of the first word where there are several (*pasta de dientes*).
  static func gender(of noun: String) -> Gender {
    let word = SpanishLetters(spanish: noun.prefix { $0 != " " && $0 != "-" })
    let text = word.text
    if let listed = listed(text) { return listed }
    // A letter by itself is *la letra*.
    if word.count == 1 { return .feminine }
    if word.count > 3, word.last == "s", let singular = singularGender(word) { return singular }
    if isCommon(text) { return .masculine }
    return byEnding(word)
  }

  /// Whether a noun names persons of either gender in one form: *el dentista, la dentista*.
  static func isCommon(_ noun: String) -> Bool {
    if SpanishNounTables.common.contains(noun) { return true }
    return noun.hasSuffix("ista") && !thingsInIsta.contains(noun)
  }

  private static func listed(_ noun: String) -> Gender? {
    if SpanishNounTables.feminine.contains(noun) { return .feminine }
    return SpanishNounTables.masculine.contains(noun) ? .masculine : nil
  }

  /// Of a noun used in the plural (*gafas, tijeras, pantalones*); nil when the *-s* is its own
  /// (*crisis*).
  private static func singularGender(_ word: SpanishLetters) -> Gender? {
    guard SpanishOrthography.stress(of: word) != word.count - 2 else { return nil }
    if ownS.contains(where: word.hasSuffix) { return .feminine }
    var singular = Array(word.dropLast())
    if let listed = listed(singular.text) { return listed }
    if isCommon(singular.text) { return .masculine }
    if singular.last == "e", singular.count > 3, !singular[singular.count - 2].isSpanishVowel {
      singular.removeLast()
      if singular.last == "c" { singular[singular.count - 1] = "z" }
      if let stress = SpanishOrthography.stress(of: word) {
        SpanishOrthography.accentuate(&singular, at: stress)
      }
      return listed(singular.text) ?? byEnding(singular)
    }
    return isVowel(singular.last) ? byEnding(singular) : nil
  }

  private static func isVowel(_ letter: Unicode.Scalar?) -> Bool { letter?.isSpanishVowel == true }

  /// The gender that most nouns with the ending have.
  private static func byEnding(_ word: SpanishLetters) -> Gender {
    if masculineEndings.contains(where: word.hasSuffix) || isGreekInOma(word) { return .masculine }
    return feminineEndings.contains(where: word.hasSuffix) ? .feminine : .masculine
  }

  /// *Adenoma, estoma, linfoma*; but *paloma* (NGLE §2.3h).
  private static func isGreekInOma(_ word: SpanishLetters) -> Bool {
    word.count > 5 && word.hasSuffix("oma") && !word.hasSuffix("ónoma")
      && !feminineInOma.contains(word.text)
  }

  private static let feminineInOma = SpanishNounTables.words(
    "paloma maroma carcoma redoma retoma")

  /// They come before ``feminineEndings``: *pictograma* is masculine though *cama* is not.
  private static let masculineEndings = [
    "grama", "orama", "oema", "blema", "stema", "orema", "crata", "iatra", "nauta", "cida",
  ]

  private static let feminineEndings = [
    "a", "ción", "sión", "xión", "gión", "tión", "nión", "dad", "tad", "tud", "ud", "ed", "ad",
    "umbre", "triz", "ez", "sis", "itis", "ie", "nza",
  ]

  /// Greek nouns in *-s* of their own: *tesis, otitis, profilaxis, necrópolis, epiglotis*.
  private static let ownS = ["sis", "itis", "laxis", "polis", "otis"]

  private static let thingsInIsta = SpanishNounTables.words(
    """
    lista pista vista revista entrevista arista autopista conquista reconquista ista playlista
    amatista
    """)
}
