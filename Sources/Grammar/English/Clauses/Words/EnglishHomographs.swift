import AACCore

/// Words that are another class besides the one they have on a tile: *a leak, raise the rent, the tyre is flat*.
///
/// `Data/grammar/en/homographs.csv` has the columns of `lexicon.csv`.
///
/// Sources: CGEL App. I.43–I.56 (conversion); CaGEL ch. 19 §3.
enum EnglishHomographs {
  private static let table = RowTable(
    GrammarTables.englishHomographs.withUTF8Buffer(Array.init), parse: SmallWord.init(row:))

  /// The noun that is named like a verb; nil where there is none.
  static func noun(_ lemma: String) -> Lexeme? {
    table.part(of: lemma) { $0.lexeme.wordClass == .noun ? $0.lexeme : nil } ?? nil
  }

  /// The quality that is named like a noun; nil where there is none.
  static func quality(_ lemma: String) -> Lexeme? {
    table.part(of: lemma) { $0.lexeme.wordClass == .adjective ? $0.lexeme : nil } ?? nil
  }
}
