import AACCore
import GRDB

/// The three tables of words, which have the same columns.
typealias WordTable = WordRole

/// A word that has a table.
protocol StoredWord: VocabularyWord {
  static var table: WordTable { get }

  init(
    concept: Concept, lexeme: Lexeme, label: String?, category: Category.ID,
    pictogram: Pictogram.ID?, position: Int)
}

extension Subject: StoredWord {
  static var table: WordTable { .subject }
}

extension Verb: StoredWord {
  static var table: WordTable { .verb }
}

extension Complement: StoredWord {
  static var table: WordTable { .complement }
}
