import AACCore
import GRDB

/// A word as the values of its table's columns.
struct WordArguments {
  let statement: StatementArguments

  init(_ word: some StoredWord, _ language: Language) throws {
    let lexeme = word.lexeme
    statement = [
      language.code, word.concept.rawValue, lexeme.lemma, FoldedKey(lexeme.lemma).text,
      word.label, FoldedKey(word.label).text, lexeme.wordClass.rawValue, lexeme.kind.rawValue,
      lexeme.gender?.rawValue, lexeme.number?.rawValue, lexeme.person?.rawValue,
      lexeme.countability?.rawValue, lexeme.animacy?.rawValue, lexeme.article?.rawValue,
      try Forms.encode(lexeme.forms), lexeme.isInferred, word.category,
      word.pictogram?.rawValue, word.position,
    ]
  }

  /// Writes a word over an earlier one, but never a word of the files over a person's own.
  static func sql(_ table: WordTable, origin: String) -> String {
    let values = columns.map { _ in "?" }.joined(separator: ", ")
    // Whatever is imported, a word stays where it is.
    let changed = columns.dropFirst(2).filter { origin == "user" || $0 != "position" }
    let updates = changed.map { "\($0) = excluded.\($0)" }.joined(separator: ", ")
    return """
      INSERT INTO \(table.rawValue) (\(columns.joined(separator: ", ")), origin)
      VALUES (\(values), '\(origin)')
      ON CONFLICT (language, concept) DO UPDATE SET \(updates), origin = excluded.origin
      WHERE origin = 'data' OR excluded.origin = 'user'
      """
  }

  static let columns = [
    "language", "concept", "lemma", "lemma_key", "label", "label_key", "word_class", "kind",
    "gender", "number", "person", "countability", "animacy", "article", "forms", "inferred",
    "category", "pictogram", "position",
  ]
}
