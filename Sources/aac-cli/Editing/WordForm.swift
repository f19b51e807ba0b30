import AACCore
import AACStore
import ArgumentParser
import Foundation
import SentenceBuilder

extension VocabularyCommand {
  /// `vocabulary form`: a word field by field, for those who prefer to fill in.
  struct Form: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "form", abstract: Text.helpVocabularyForm[.interface])

    @Argument(help: ArgumentHelp(Text.helpWord[.interface]))
    var word: String?

    @OptionGroup var options: GlobalOptions

    func run(in environment: Environment) async throws {
      try await environment.run(options) {
        let session = try environment.session(options)
        guard environment.console.isTerminal else {
          environment.console.noteLine(Text.formNeedsTerminal[session.language])
          throw ExitStatus.wrongUsage.code
        }
        let editing = VocabularyEditing(environment, session, options)
        try WordForm(editing: editing).run(word)
      }
    }
  }
}

/// Asks for a word field by field, shows what comes of it, and saves it when that is confirmed.
struct WordForm {
  let editing: VocabularyEditing

  private var console: any Console { editing.environment.console }
  private var language: Language { editing.language }

  func run(_ name: String?) throws {
    console.noteLine(Text.formHelp[language])
    let name = name ?? ask(.formWord, "") ?? ""
    if name.isEmpty { return console.noteLine(Text.nothingDone[language]) }
    let found = try editing.known(named: name).filter { !$0.isRemoved }
    if found.isEmpty { try add(name) } else { try change(name) }
  }

  private func add(_ name: String) throws {
    let adder = try WordAdder(editing)
    let first = try adder.addition(
      name, hints: WordProposal.Hints(), like: nil, hasLinks: true, level: nil, owner: nil)
    let hints = hints(from: first.word.entries[0], roles: first.proposal.roles, adder.vocabulary)
    let addition = try adder.addition(
      name, hints: hints, like: nil, hasLinks: true, level: nil, owner: nil)
    console.noteLine(adder.description(of: addition))
    editing.warn(addition.warnings, about: addition.proposal.label)
    guard editing.environment.confirms(Text.formSaveQuestion[language]) else {
      return console.noteLine(Text.nothingDone[language])
    }
    try editing.perform(addition.edits, as: .add)
  }

  private func change(_ name: String) throws {
    let entries = try editing.entries(named: name, role: nil)
    let vocabulary = try editing.vocabulary()
    // What it is chosen as is part of a word that is there.
    let hints = hints(from: entries[0], roles: [], vocabulary)
    let changed = entries.map(hints.applied)
    let links = try editing.database.wordLinks(in: language)
    let review = WordReview(vocabulary, variety: editing.session.variety)
    for entry in changed {
      editing.warn(review.warnings(for: entry, links: links), about: entry.label)
    }
    guard editing.environment.confirms(Text.formSaveQuestion[language]) else {
      return console.noteLine(Text.nothingDone[language])
    }
    try editing.perform(changed.map(VocabularyEdit.save), as: .edit)
  }

  /// The fields, each with what is there or was worked out.
  private func hints(
    from entry: WordEntry, roles: [WordRole], _ vocabulary: Vocabulary
  ) -> WordProposal.Hints {
    var hints = WordProposal.Hints()
    if roles.count == 1 { hints.role = choice(.wordRole, roles[0], called: \.name) }
    hints.label = ask(.formWord, entry.label)
    if entry.lexeme.wordClass != .verb, language != .english {
      hints.gender = choice(.wordGender, entry.lexeme.gender, called: \.name)
    }
    if entry.lexeme.wordClass == .noun {
      hints.plural = ask(.editPlural, entry.lexeme.forms["PL"] ?? "")
    }
    hints.kind = choice(.wordKind, entry.lexeme.kind, called: \.name)
    hints.category = category(entry.category, vocabulary)
    hints.pictogram = ask(.wordPicture, entry.pictogram?.rawValue ?? "")
      .map(Pictogram.ID.init(rawValue:))
    return hints
  }

  /// What is typed; nil when what is there is to stay.
  private func ask(_ name: Text, _ value: String) -> String? {
    console.note("\(name[language])\(value.isEmpty ? "" : " [\(value)]"): ")
    let typed = (console.readLine() ?? "").trimmingCharacters(in: .whitespaces)
    return typed.isEmpty ? nil : typed
  }

  /// One of a closed list, by its name or its key or their first letters; asked again until it is one.
  private func choice<Value: RawRepresentable & CaseIterable & Equatable>(
    _ name: Text, _ value: Value?, called valueName: (Value) -> Text
  ) -> Value? where Value.RawValue == String {
    let values = Array(Value.allCases)
    let names = values.map { valueName($0)[language] }
    for _ in 0..<3 {
      let current = value.flatMap(values.firstIndex(of:)).map { names[$0] }
      guard let typed = ask(name, current ?? "")?.foldedForSearch else { return value }
      let keys = zip(names, values).map { [$0.foldedForSearch, $1.rawValue] }
      if let exact = keys.firstIndex(where: { $0.contains(typed) }) { return values[exact] }
      let found = values.indices.filter { keys[$0].contains { $0.hasPrefix(typed) } }
      if found.count == 1 { return values[found[0]] }
      let choices = names.joined(separator: ", ")
      console.noteLine(Text.formNotPossible(value: typed, choices: choices)[language])
    }
    return value
  }

  private func category(_ id: Category.ID, _ vocabulary: Vocabulary) -> Category.ID? {
    let current = vocabulary.categories.first { $0.id == id }?.name ?? id
    for _ in 0..<3 {
      guard let typed = ask(.wordCategory, current)?.foldedForSearch else { return nil }
      let exact = vocabulary.categories.filter {
        $0.id == typed || $0.name.foldedForSearch == typed
      }
      let found =
        exact.isEmpty
        ? vocabulary.categories.filter { $0.name.foldedForSearch.hasPrefix(typed) } : exact
      if found.count == 1 { return found[0].id }
      let choices = vocabulary.categories.map(\.name).joined(separator: ", ")
      console.noteLine(Text.formNotPossible(value: typed, choices: choices)[language])
    }
    return nil
  }
}
