import AACCore
import AACStore
import Foundation
import SentenceBuilder

/// The work of the commands that change the vocabulary: finding words by name, saving, telling.
struct VocabularyEditing {
  let environment: Environment
  let session: Session
  let format: OutputFormat

  init(_ environment: Environment, _ session: Session, _ options: GlobalOptions) {
    (self.environment, self.session) = (environment, session)
    format = options.format
  }

  var database: AppDatabase { session.database }
  var language: Language { session.language }

  /// The rows of the word of a name in all its roles, or in one.
  ///
  /// A word that is written as typed goes before one with other accents.
  ///
  /// - Throws: when no word has the name, or several different ones have it; and when the word was removed although it
  ///   must not, or the other way round.
  func entries(named name: String, role: WordRole?, areRemoved: Bool = false) throws -> [WordEntry]
  {
    try single(candidates(named: name, role: role, areRemoved: areRemoved), named: name)
  }

  /// The rows of all words that a name may mean.
  ///
  /// - Throws: when no word has the name; and when the word was removed although it must not, or the other way round.
  func candidates(
    named name: String, role: WordRole?, areRemoved: Bool = false
  ) throws -> [WordEntry] {
    let called = try known(named: name.singleSpaced)
    let all = called.filter { role == nil || $0.key.role == role }
    if all.isEmpty, let role, let other = called.first {
      throw EditError.otherRole(other.label, role)
    }
    let found = all.filter { $0.isRemoved == areRemoved }
    if found.isEmpty, let other = all.first {
      throw areRemoved ? EditError.notRemoved(other.label) : .isRemoved(other.label)
    }
    if found.isEmpty {
      throw InputError.noSuchWord(
        name, nearest: try database.nearestWords(to: name, in: language))
    }
    let exact = found.filter { $0.label == name || $0.lexeme.lemma == name }
    return exact.isEmpty ? found : exact
  }

  /// The rows, when they are of one word.
  ///
  /// - Throws: when they are of several.
  func single(_ entries: [WordEntry], named name: String) throws -> [WordEntry] {
    guard entries.allSatisfy({ $0.key.concept == entries.first?.key.concept }) else {
      throw EditError.ambiguousName(name, choices: Self.names(entries))
    }
    return entries
  }

  /// The words of a name that are everybody's or the person's own, removed ones too; with nobody in use, all.
  func known(named name: String) throws -> [WordEntry] {
    try database.entries(named: name, in: language).filter { $0.isKnown(to: session.person?.id) }
  }

  /// What tells words of one name apart, each once.
  private static func names(_ entries: [WordEntry]) -> [String] {
    var seen = Set<Concept>()
    return entries.filter { seen.insert($0.key.concept).inserted }
      .map { "\($0.label)#\($0.key.concept.rawValue)" }
  }

  /// The group of a key or name, accents and letter case aside.
  ///
  /// - Throws: ``StoreError/unknownCategory(name:)``.
  func category(named name: String) throws -> Category.ID {
    try database.category(named: name, in: language).id
  }

  /// What was said of a word, with its group by key.
  ///
  /// - Throws: ``StoreError/unknownCategory(name:)``.
  func hints(_ options: WordOptions) throws -> WordProposal.Hints {
    var hints = options.hints
    hints.category = try hints.category.map(category(named:))
    return hints
  }

  /// Makes changes as one step and says what was done, to programs also what was worked out of new words.
  func perform(
    _ edits: [VocabularyEdit], as action: EditRecord.Action, additions: [AdditionReport]? = nil
  ) throws {
    let record = try database.perform(
      edits, as: action, in: language, by: session.person?.id, now: environment.now)
    guard let record else {
      environment.console.noteLine(Text.editAlreadySo[language])
      return
    }
    try environment.show(
      EditReport(record, by: session.person?.name, messages: language, additions: additions),
      as: format)
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
