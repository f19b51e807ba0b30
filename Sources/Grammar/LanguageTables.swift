import AACCore

/// Frames, lexicon and morphology of one language, read at first use and then shared.
final class LanguageTables: Sendable {
  private let language: Language
  let frames: FrameTable
  let lexicon: Lexicon
  /// Nil while a language has none.
  let morphology: (any Morphology)?

  /// The verbs behind the forms that stand on tiles; nil while the language has no morphology.
  var finiteForms: FiniteForms? {
    morphology.map { FiniteForms(language: language, frames: frames, morphology: $0) }
  }

  /// The gender of a noun: its own where it is known, otherwise the one that its form tells; nil in a language without genders.
  func gender(of noun: Lexeme) -> Gender? {
    noun.gender ?? morphology?.gender(of: noun.lemma)
  }

  static func tables(_ language: Language) -> LanguageTables {
    switch language {
    case .spanish: spanish
    case .english: english
    case .portuguese: portuguese
    }
  }

  private static let spanish = LanguageTables(
    .spanish, frames: GrammarTables.spanishFrames,
    lexicon: [
      GrammarTables.spanishLexicon, GrammarTables.spanishNouns, GrammarTables.spanishNames,
    ],
    morphology: SpanishMorphology())
  private static let english = LanguageTables(
    .english, frames: GrammarTables.englishFrames,
    lexicon: [
      GrammarTables.englishLexicon, GrammarTables.englishNouns, GrammarTables.englishNames,
    ],
    morphology: EnglishMorphology(.englishUnitedStates))
  private static let portuguese = LanguageTables(
    .portuguese, frames: GrammarTables.portugueseFrames,
    lexicon: [
      GrammarTables.portugueseLexicon, GrammarTables.portugueseNouns, GrammarTables.portugueseNames,
    ],
    morphology: PortugueseMorphology())

  private init(
    _ language: Language, frames: StaticString, lexicon: [StaticString],
    morphology: (any Morphology)?
  ) {
    self.language = language
    self.frames = FrameTable(text: Self.bytes(of: frames), language: language)
    // Rows of the small words come first and win; the header of the second table is no row.
    self.lexicon = Lexicon(
      text: lexicon.flatMap(Self.bytes), language: language, frames: self.frames)
    self.morphology = morphology
  }

  private static func bytes(of table: StaticString) -> [UInt8] {
    table.withUTF8Buffer(Array.init)
  }
}
