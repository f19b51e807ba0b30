public import AACCore
import GRDB

extension AppDatabase {
  /// Adds a word of someone's own, or changes the one with its concept.
  ///
  /// From then on, importing the vocabulary files leaves the word alone.
  public func save(_ subject: Subject, in language: Language) throws {
    try save(word: subject, in: language)
  }

  /// Adds a word of someone's own, or changes the one with its concept.
  ///
  /// From then on, importing the vocabulary files leaves the word alone.
  public func save(_ verb: Verb, in language: Language) throws {
    try save(word: verb, in: language)
  }

  /// Adds a word of someone's own, or changes the one with its concept.
  ///
  /// From then on, importing the vocabulary files leaves the word alone.
  public func save(_ complement: Complement, in language: Language) throws {
    try save(word: complement, in: language)
  }

  private func save<Word: StoredWord>(word: Word, in language: Language) throws {
    if word.lexeme.lemma.trimmingSpaces.isEmpty { throw StoreError.emptyName }
    let arguments = try WordArguments(word, language).statement
    try write { db in
      try db.execute(sql: WordArguments.sql(Word.table, origin: "user"), arguments: arguments)
    }
  }
}
