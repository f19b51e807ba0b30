public import AACCore
import GRDB

extension AppDatabase {
  /// The subject with a lemma, label or concept key; accents and letter case do not matter.
  public func subject(named name: String, in language: Language) throws -> Subject? {
    try word(named: name, in: language)
  }

  /// The verb with a lemma, label or concept key; accents and letter case do not matter.
  public func verb(named name: String, in language: Language) throws -> Verb? {
    try word(named: name, in: language)
  }

  /// The complement with a lemma, label or concept key; accents and letter case do not matter.
  public func complement(named name: String, in language: Language) throws -> Complement? {
    try word(named: name, in: language)
  }

  /// What a verb and a complement need between them; nil when they are not linked.
  public func link(verb: Concept, complement: Concept, in language: Language) throws
    -> Vocabulary.ComplementLink?
  {
    try read { db in
      let row = try Row.fetchOne(
        db,
        sql: """
          SELECT government
          FROM verb_complement
          WHERE language = ? AND verb = ? AND complement = ?
          """, arguments: [language.code, verb.rawValue, complement.rawValue])
      return try row.map {
        Vocabulary.ComplementLink(
          complement: complement, government: try Self.government($0[0]))
      }
    }
  }

  // As typed comes first, then other letter case, then other accents, then the key.
  private func word<Word: StoredWord>(named name: String, in language: Language) throws -> Word? {
    let typed = name.trimmingSpaces
    return try read { db in
      let rows = try Row.fetchAll(
        db,
        sql: """
          SELECT \(Word.columns)
          FROM \(Word.table.rawValue)
          WHERE language = :language
            AND (lemma_key = :key OR label_key = :key OR concept = :typed)
          ORDER BY position
          """,
        arguments: ["language": language.code, "key": FoldedKey(typed).text, "typed": typed])
      let words = try rows.map { try Word(row: $0) }
      return words.min { Self.distance($0, typed) < Self.distance($1, typed) }
    }
  }

  private static func distance(_ word: some StoredWord, _ typed: String) -> Int {
    let names = [word.label, word.lexeme.lemma]
    if names.contains(typed) { return 0 }
    let lowercase = typed.lowercased()
    if names.contains(where: { $0.lowercased() == lowercase }) { return 1 }
    let key = FoldedKey(typed)
    return names.contains { FoldedKey($0) == key } ? 2 : 3
  }
}

extension String {
  /// The text without spaces and line ends around it.
  var trimmingSpaces: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
