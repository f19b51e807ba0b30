import AACCore
import AACStore
import ArgumentParser
import Foundation
import SentenceBuilder

extension VocabularyCommand {
  /// `vocabulary add`.
  struct Add: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "add", abstract: Text.helpVocabularyAdd[.interface])

    @Argument(help: ArgumentHelp(Text.helpWord[.interface]))
    var words: [String] = []

    @Option(
      name: .customLong("list"),
      help: ArgumentHelp(Text.helpListFile[.interface], valueName: "file"))
    var list: String?

    @OptionGroup var word: WordOptions

    @Option(help: ArgumentHelp(Text.helpLike[.interface], valueName: "word"))
    var like: String?

    @Flag(name: .customLong("no-links"), help: ArgumentHelp(Text.helpNoLinks[.interface]))
    var hasNoLinks = false

    @Option(help: ArgumentHelp(Text.helpLevelNumber[.interface]))
    var level: Int?

    @Flag(name: .customLong("own"), help: ArgumentHelp(Text.helpOwn[.interface]))
    var isOwn = false

    @Flag(help: ArgumentHelp(Text.helpYes[.interface]))
    var yes = false

    @OptionGroup var options: GlobalOptions

    func validate() throws {
      if words.isEmpty, list == nil { throw ValidationError(Text.editAddNeedsWord[.interface]) }
    }

    func run(in environment: Environment) async throws {
      try await environment.run(options) {
        let session = try environment.session(options)
        let editing = VocabularyEditing(environment, session, options)
        if isOwn, session.person == nil { throw EditError.nobodyInUse }
        let adder = try WordAdder(editing)
        let listed = try list.map { try WordList(file: $0).words } ?? []
        let names =
          words.map { (word: $0, line: Int?.none) }
          + listed.map { (word: $0.word, line: Int?.some($0.line)) }
        if names.isEmpty { throw EditError.nothingToAdd }
        let additions = try additions(of: names, adder, editing)
        for addition in additions {
          environment.console.noteLine(adder.description(of: addition))
          editing.warn(addition.warnings, about: addition.proposal.label)
        }
        guard yes || environment.confirms(Text.editAddQuestion[session.language]) else {
          environment.console.noteLine(Text.nothingDone[session.language])
          throw ExitStatus.failed.code
        }
        try editing.perform(
          additions.flatMap(\.edits), as: .add, additions: additions.map(adder.report))
      }
    }

    /// What the words would be; of a list, every line that cannot be used is named first.
    ///
    /// - Throws: what is wrong with a word, ``InputError/badLines(count:)`` of a list.
    private func additions(
      of names: [(word: String, line: Int?)], _ adder: WordAdder, _ editing: VocabularyEditing
    ) throws -> [WordAdder.Addition] {
      let hints = try editing.hints(word)
      // A list that has a word twice means one word.
      var seen = Set<String>()
      var additions: [WordAdder.Addition] = []
      var refused = 0
      for (name, line) in names {
        let plain = WordName(name, role: hints.role, in: editing.language).text
        guard seen.insert(plain).inserted else { continue }
        do {
          if line != nil, name.contains(where: { $0 == ";" || $0 == "\t" }) {
            throw EditError.listSeparated(name.singleSpaced)
          }
          additions.append(
            try adder.addition(
              name, hints: hints, like: like, hasLinks: !hasNoLinks, level: level,
              owner: isOwn ? editing.session.person?.id : nil))
        } catch let error as EditError {
          guard let line, let list else { throw error }
          refused += 1
          editing.environment.console.noteLine("\(list):\(line): \(error.text[editing.language])")
        }
      }
      if refused > 0 { throw InputError.badLines(count: refused) }
      return additions
    }
  }
}
