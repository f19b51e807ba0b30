import AACCore
import AACStore
import ArgumentParser
import Foundation

extension VocabularyCommand {
  /// Words and, where a name is not enough, their role.
  struct Names: ParsableArguments {
    @Argument(help: ArgumentHelp(Text.helpWord[.interface]))
    var words: [String]

    @Option(help: ArgumentHelp(Text.helpRole[.interface]))
    var role: WordRole?

    init() {}

    init(_ words: [String], _ role: WordRole?) {
      self.words = words
      self.role = role
    }
  }

  /// `vocabulary remove`.
  struct Remove: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove", abstract: Text.helpVocabularyRemove[.interface])

    @OptionGroup var names: Names
    @OptionGroup var options: GlobalOptions

    func run(in environment: Environment) async throws {
      try await environment.edit(names, options, as: .remove) { .remove($0.key) }
    }
  }

  /// `vocabulary restore`.
  struct Restore: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "restore", abstract: Text.helpVocabularyRestore[.interface])

    @OptionGroup var names: Names
    @OptionGroup var options: GlobalOptions

    func run(in environment: Environment) async throws {
      try await environment.edit(names, options, as: .restore, areRemoved: true) {
        .restore($0.key)
      }
    }
  }

  /// `vocabulary hide`.
  struct Hide: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "hide", abstract: Text.helpVocabularyHide[.interface])

    @OptionGroup var names: Names

    @Flag(help: ArgumentHelp(Text.helpEverybody[.interface]))
    var everybody = false

    @OptionGroup var options: GlobalOptions

    func run(in environment: Environment) async throws {
      let person = everybody ? nil : try? environment.session(options).person?.id
      try await environment.edit(names, options, as: .hide) { .hide($0.key, person) }
    }
  }

  /// `vocabulary show`: the other way round; `info` only looks.
  struct Show: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "show", abstract: Text.helpVocabularyShow[.interface])

    @OptionGroup var names: Names

    @Flag(help: ArgumentHelp(Text.helpEverybody[.interface]))
    var everybody = false

    @OptionGroup var options: GlobalOptions

    func run(in environment: Environment) async throws {
      try await environment.run(options) {
        let session = try environment.session(options)
        let editing = VocabularyEditing(environment, session, options)
        let person = everybody ? nil : session.person?.id
        let hidden = try session.database.hiddenWords(of: person, in: session.language)
        let hiddenForAll = try session.database.hiddenWords(of: nil, in: session.language)
        var keys: [WordKey] = []
        for name in names.words {
          let entries = try editing.entries(named: name, role: names.role)
          let found = entries.map(\.key).filter(hidden.contains)
          keys += found
          guard found.isEmpty, let label = entries.first?.label else { continue }
          let isHiddenForAll = entries.contains { hiddenForAll.contains($0.key) }
          let note: Text =
            isHiddenForAll ? .editHiddenForEverybody(word: label) : .editNotHidden(word: label)
          environment.console.noteLine(note[session.language])
        }
        if keys.isEmpty { return }
        try editing.perform(keys.map { .show($0, person) }, as: .show)
      }
    }
  }

  /// `vocabulary level`: of words or, without words, of the person who uses the program.
  struct Level: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "level", abstract: Text.helpVocabularyLevel[.interface])

    @Argument(help: ArgumentHelp(Text.helpLevelNumber[.interface]))
    var level: Int

    @Argument(help: ArgumentHelp(Text.helpLevelWords[.interface]))
    var words: [String] = []

    @Option(help: ArgumentHelp(Text.helpRole[.interface]))
    var role: WordRole?

    @Flag(help: ArgumentHelp(Text.helpEverybody[.interface]))
    var everybody = false

    @OptionGroup var options: GlobalOptions

    func run(in environment: Environment) async throws {
      if words.isEmpty { return try await setOwnLevel(environment) }
      try await environment.edit(Names(words, role), options, as: .level) {
        .setLevel($0.key, level == 0 ? nil : level)
      }
    }

    private func setOwnLevel(_ environment: Environment) async throws {
      try await environment.run(options) {
        let session = try environment.session(options)
        let person = everybody ? nil : session.person
        let record = try session.database.setVocabularyLevel(
          level == 0 ? nil : level, of: person?.id, in: session.language, now: environment.now)
        if record == nil {
          environment.console.noteLine(Text.editAlreadySo[session.language])
        }
        let name = person?.name ?? Text.levelEverybody[session.language]
        let text: Text =
          level == 0
          ? .levelAllSet(person: name) : .levelSet(person: name, level: String(level))
        environment.console.noteLine(text[session.language])
      }
    }
  }

  /// `vocabulary move`.
  struct Move: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "move", abstract: Text.helpVocabularyMove[.interface])

    @Argument(help: ArgumentHelp(Text.helpWord[.interface]))
    var word: String

    @Argument(help: ArgumentHelp(Text.helpPlace[.interface]))
    var place: Int

    @Option(help: ArgumentHelp(Text.helpRole[.interface]))
    var role: WordRole?

    @OptionGroup var options: GlobalOptions

    func run(in environment: Environment) async throws {
      try await environment.run(options) {
        let editing = VocabularyEditing(
          environment, try environment.session(options), options)
        let entries = try editing.entries(named: word, role: role)
        // A place is one in a role's list; a word in two lists needs to say which.
        guard entries.count == 1 else { throw EditError.ambiguousWord(word) }
        try editing.perform(entries.map { .move($0.key, to: place) }, as: .move)
      }
    }
  }

  /// `vocabulary purge`.
  struct Purge: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "purge", abstract: Text.helpVocabularyPurge[.interface])

    @OptionGroup var names: Names

    @Flag(help: ArgumentHelp(Text.helpYes[.interface]))
    var yes = false

    @OptionGroup var options: GlobalOptions

    func run(in environment: Environment) async throws {
      try await environment.run(options) {
        let session = try environment.session(options)
        let editing = VocabularyEditing(environment, session, options)
        let entries = try names.words.flatMap { name in
          do {
            return try editing.entries(named: name, role: names.role, areRemoved: true)
          } catch EditError.notRemoved(let label) {
            throw StoreError.notRemoved(name: label)
          }
        }
        var seen = Set<String>()
        let labels = entries.map { "«\($0.label)»" }.filter { seen.insert($0).inserted }
          .joined(separator: ", ")
        guard
          yes
            || environment.confirms(Text.editPurgeQuestion(words: labels)[session.language])
        else {
          environment.console.noteLine(Text.nothingDone[session.language])
          throw ExitStatus.failed.code
        }
        try session.database.purge(
          entries.map(\.key), in: session.language, by: session.person?.id, now: environment.now)
        let done = Text.editDone(action: Text.editActionPurge[session.language], words: labels)
        environment.console.noteLine(done[session.language])
        environment.console.noteLine(Text.editPurgeEndsUndo[session.language])
        environment.noteCopy(session, because: .purge)
      }
    }
  }
}

extension Environment {
  /// Names the copy that was just made, where copies are kept.
  func noteCopy(_ session: Session, because reason: AutomaticBackups.Reason) {
    guard let copy = session.database.backups?.copies().first(where: { $0.reason == reason }) else {
      return
    }
    console.noteLine(Text.editCopyKept(path: copy.url.path)[session.language])
  }

  /// Makes the same change to each of some words, as one step.
  fileprivate func edit(
    _ names: VocabularyCommand.Names, _ options: GlobalOptions, as action: EditRecord.Action,
    areRemoved: Bool = false, _ change: (WordEntry) -> VocabularyEdit
  ) async throws {
    try await run(options) {
      let editing = VocabularyEditing(self, try session(options), options)
      let entries = try names.words.flatMap {
        try editing.entries(named: $0, role: names.role, areRemoved: areRemoved)
      }
      try editing.perform(entries.map(change), as: action)
    }
  }
}
