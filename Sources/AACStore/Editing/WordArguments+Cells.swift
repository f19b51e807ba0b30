import AACCore

extension WordArguments {
  /// A word as the columns of its table, without place, level and the like.
  static func cells(_ entry: WordEntry, _ language: Language) throws -> [String: RowImage.Cell] {
    let others: Set = ["level", "origin", "owner", "position", "removed"]
    return Dictionary(
      try columns(entry, language).filter { !others.contains($0.name) }
        .map { ($0.name, $0.cell) }, uniquingKeysWith: { $1 })
  }

  /// A word as all columns of its table, in the order of their names.
  static func columns(
    _ entry: WordEntry, _ language: Language
  ) throws -> [(name: String, cell: RowImage.Cell)] {
    let lexeme = entry.lexeme
    let labelKey = FoldedKey(entry.label).text
    let lemmaKey = lexeme.lemma == entry.label ? labelKey : FoldedKey(lexeme.lemma).text
    func text(_ value: String?) -> RowImage.Cell { value.map { .text($0) } ?? .null }
    func number(_ value: Int?) -> RowImage.Cell { value.map { .integer(Int64($0)) } ?? .null }
    return [
      ("animacy", text(lexeme.animacy?.rawValue)), ("article", text(lexeme.article?.rawValue)),
      ("category", .text(entry.category)), ("concept", .text(entry.key.concept.rawValue)),
      ("countability", text(lexeme.countability?.rawValue)),
      ("forms", .text(try Forms.encode(lexeme.forms))),
      ("gender", text(lexeme.gender?.rawValue)), ("inferred", number(lexeme.isInferred ? 1 : 0)),
      ("kind", .text(lexeme.kind.rawValue)), ("label", .text(entry.label)),
      ("label_key", .text(labelKey)), ("language", .text(language.code)),
      ("lemma", .text(lexeme.lemma)), ("lemma_key", .text(lemmaKey)),
      ("level", number(entry.level)), ("number", text(lexeme.number?.rawValue)),
      ("origin", .text(entry.isOwn ? "user" : "data")), ("owner", text(entry.owner)),
      ("person", number(lexeme.person?.rawValue)), ("pictogram", text(entry.pictogram?.rawValue)),
      ("position", number(entry.position)), ("removed", number(entry.isRemoved ? 1 : 0)),
      ("word_class", .text(lexeme.wordClass.rawValue)),
    ]
  }
}
