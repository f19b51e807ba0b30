import AACCore

extension WordArguments {
  /// A word as the columns of its table, without place, level and the like.
  static func cells(_ entry: WordEntry, _ language: Language) throws -> [String: RowImage.Cell] {
    let lexeme = entry.lexeme
    func text(_ value: String?) -> RowImage.Cell { value.map { .text($0) } ?? .null }
    return [
      "language": .text(language.code), "concept": .text(entry.key.concept.rawValue),
      "lemma": .text(lexeme.lemma), "lemma_key": .text(FoldedKey(lexeme.lemma).text),
      "label": .text(entry.label), "label_key": .text(FoldedKey(entry.label).text),
      "word_class": .text(lexeme.wordClass.rawValue), "kind": .text(lexeme.kind.rawValue),
      "gender": text(lexeme.gender?.rawValue), "number": text(lexeme.number?.rawValue),
      "person": lexeme.person.map { .integer(Int64($0.rawValue)) } ?? .null,
      "countability": text(lexeme.countability?.rawValue),
      "animacy": text(lexeme.animacy?.rawValue), "article": text(lexeme.article?.rawValue),
      "forms": .text(try Forms.encode(lexeme.forms)),
      "inferred": .integer(lexeme.isInferred ? 1 : 0), "category": .text(entry.category),
      "pictogram": text(entry.pictogram?.rawValue),
    ]
  }
}
