import AACCore
import GRDB

extension VocabularyImport {
  private static let columns = [
    "language", "concept", "lemma", "lemma_key", "label", "label_key", "word_class", "kind",
    "gender", "number", "person", "countability", "animacy", "article", "forms", "inferred",
    "category", "pictogram", "position",
  ]

  static func wordSQL(_ table: WordTable) -> String {
    let values = columns.map { _ in "?" }.joined(separator: ", ")
    let updates = columns.dropFirst(2).map { "\($0) = excluded.\($0)" }.joined(separator: ", ")
    return """
      INSERT INTO \(table.rawValue) (\(columns.joined(separator: ", ")), origin)
      VALUES (\(values), 'data')
      ON CONFLICT (language, concept) DO UPDATE SET \(updates)
      WHERE origin = 'data'
      """
  }

  static func arguments(
    _ word: WordRow, _ concept: ConceptRow, position: Int, _ language: Language
  ) throws -> StatementArguments {
    let lexeme = word.lexeme
    return [
      language.code, word.concept.rawValue, lexeme.lemma, FoldedKey(lexeme.lemma).text,
      word.label, FoldedKey(word.label).text, lexeme.wordClass.rawValue, lexeme.kind.rawValue,
      lexeme.gender?.rawValue, lexeme.number?.rawValue, lexeme.person?.rawValue,
      lexeme.countability?.rawValue, lexeme.animacy?.rawValue, lexeme.article?.rawValue,
      try Forms.encode(lexeme.forms), false, concept.category, concept.pictogram?.rawValue,
      position,
    ]
  }
}
