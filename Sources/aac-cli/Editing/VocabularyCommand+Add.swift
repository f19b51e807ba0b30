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
      if words.isEmpty, list == nil { throw ValidationError(Text.helpWord[.interface]) }
    }

    func run(in environment: Environment) async throws {
      try await environment.run(options) {
        let session = try environment.session(options)
        let editing = VocabularyEditing(
          environment: environment, session: session, format: options.format)
        let adder = try WordAdder(editing)
        let names = words + (try list.map { try Self.names(in: $0) } ?? [])
        let hints = try editing.hints(word)
        // A list that has a word twice means one word.
        var seen = Set<String>()
        let additions = try names.filter {
          seen.insert(WordName($0, role: hints.role, in: session.language).text).inserted
        }.map { name in
          try adder.addition(
            name, hints: hints, like: like, hasLinks: !hasNoLinks, level: level,
            owner: isOwn ? session.person?.id : nil)
        }
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

    /// The words of a list, one a line.
    ///
    /// - Throws: ``InputError/notText(path:)`` when it is neither UTF-8 nor UTF-16.
    private static func names(in path: String) throws -> [String] {
      let bytes = [UInt8](try WholeInput.read(path, atMost: listLimit))
      guard let utf8 = TextBytes.utf8(bytes), let text = String(validating: utf8, as: UTF8.self),
        !utf8.contains(0)
      else { throw InputError.notText(path: path) }
      return text.split(whereSeparator: \.isNewline).map { String($0).singleSpaced }
        .filter { !$0.isEmpty }
    }

    /// Longer lists are none.
    private static let listLimit = 16 << 20
  }
}
