import AACCore
import AACStore
import Foundation
import SentenceBuilder

/// The work of the commands that change the vocabulary: finding words by name, saving, telling.
struct VocabularyEditing {
  let environment: Environment
  let session: Session
  let format: OutputFormat

  var database: AppDatabase { session.database }
  var language: Language { session.language }

  /// The rows of the word of a name in all its roles, or in one.
  ///
  /// A word that is written as typed goes before one with other accents.
  ///
  /// - Throws: when no word has the name, or several different ones have it.
  func entries(named name: String, role: WordRole?, areRemoved: Bool = false) throws -> [WordEntry]
  {
    let found = try database.entries(named: name, in: language)
      .filter { $0.isRemoved == areRemoved && (role == nil || $0.key.role == role) }
    let exact = found.filter { $0.label == name || $0.lexeme.lemma == name }
    let entries = exact.isEmpty ? found : exact
    guard let first = entries.first else {
      throw InputError.noSuchWord(
        name, nearest: try database.nearestWords(to: name, in: language))
    }
    guard entries.allSatisfy({ $0.key.concept == first.key.concept }) else {
      throw EditError.ambiguousWord(name)
    }
    return entries
  }

  /// Makes changes as one step and says what was done.
  func perform(_ edits: [VocabularyEdit], as action: EditRecord.Action) throws {
    let record = try database.perform(
      edits, as: action, in: language, by: session.person?.id, now: environment.now)
    guard let record else {
      environment.console.noteLine(Text.editAlreadySo[language])
      return
    }
    try environment.show(EditReport(record, messages: language), as: format)
  }

  /// All words that are seen, for looking at what would come out.
  func vocabulary() throws -> Vocabulary {
    try database.vocabulary(in: language, for: session.person?.id)
  }

  /// Says what is worth a look, a line each.
  func warn(_ warnings: [WordWarning], about word: String) {
    for warning in warnings {
      environment.console.noteLine("\(word): \(warning.text[language])")
    }
  }
}
