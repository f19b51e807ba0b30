public import AACCore
import GRDB

extension AppDatabase: WordSource {
  public func subject(named name: String, in language: Language) throws -> Subject? {
    try word(named: name, in: language)
  }

  public func verb(named name: String, in language: Language) throws -> Verb? {
    try word(named: name, in: language)
  }

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
          WHERE language = ? AND verb = ? AND complement = ? AND removed = 0
          """, arguments: [language.code, verb.rawValue, complement.rawValue])
      return try row.map {
        Vocabulary.ComplementLink(
          complement: complement, government: try Self.government(try $0.cell(0)))
      }
    }
  }

  public func government(verb: Concept, complement: Concept, in language: Language) throws
    -> Government?
  {
    try link(verb: verb, complement: complement, in: language)?.government
  }

  public func verbs(named name: String, in language: Language) throws -> [Verb] {
    try words(named: name, in: language).filter { Self.distance($0, name.trimmingSpaces) == 0 }
  }

  public func complements(named name: String, in language: Language) throws -> [Complement] {
    try words(named: name, in: language).filter { Self.distance($0, name.trimmingSpaces) == 0 }
  }

  public func isLinked(_ verb: Concept, to word: Concept, in language: Language) throws -> Bool {
    try read { db in
      try Row.fetchOne(
        db,
        sql: """
          SELECT 1 FROM verb_complement
          WHERE language = :language AND verb = :verb AND complement = :word
          UNION ALL
          SELECT 1 FROM verb_verb
          WHERE language = :language AND verb = :verb AND opens = :word
          """,
        arguments: [
          "language": language.code, "verb": verb.rawValue, "word": word.rawValue,
        ]) != nil
    }
  }

  private func word<Word: StoredWord>(named name: String, in language: Language) throws -> Word? {
    let typed = name.trimmingSpaces
    let words: [Word] = try words(named: typed, in: language)
    return words.min { Self.distance($0, typed) < Self.distance($1, typed) }
  }

  // Two searches, because for one with OR SQLite reads every word of the language.
  // As typed comes first, then other letter case, then other accents.
  private func words<Word: StoredWord>(named name: String, in language: Language) throws -> [Word] {
    try read { db in
      let rows = try Row.fetchAll(
        db,
        sql: """
          SELECT \(Word.columns) FROM \(Word.table.rawValue)
          WHERE language = :language AND lemma_key = :key AND removed = 0
          UNION
          SELECT \(Word.columns) FROM \(Word.table.rawValue)
          WHERE language = :language AND label_key = :key AND removed = 0
          ORDER BY position
          """,
        arguments: ["language": language.code, "key": FoldedKey(name.trimmingSpaces).text])
      return try rows.map { try Word(row: $0) }
    }
  }

  private static func distance(_ word: some StoredWord, _ typed: String) -> Int {
    let names = [word.label, word.lexeme.lemma]
    if names.contains(typed) { return 0 }
    let lowercase = typed.lowercased()
    return names.contains { $0.lowercased() == lowercase } ? 1 : 2
  }
}

extension String {
  /// The text without spaces and line ends around it.
  var trimmingSpaces: String {
    let isPlain = { (byte: UInt8) in byte > UInt8(ascii: " ") && byte < 0x7F }
    if let first = utf8.first, let last = utf8.last, isPlain(first), isPlain(last) { return self }
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
