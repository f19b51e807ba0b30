import AACCore
import AACStore
import ArgumentParser
import SentenceBuilder

extension VocabularyCommand {
  /// Two words of which the second is offered behind the first.
  struct Pair: ParsableArguments {
    @Argument(help: ArgumentHelp(Text.helpWord[.interface]))
    var first: String

    @Argument(help: ArgumentHelp(Text.helpWord[.interface]))
    var second: String

    /// The rows of the two, and how they are joined: a verb with what completes it goes before a verb that it opens.
    ///
    /// Of words of one name, those are meant that can be joined.
    func find(_ editing: VocabularyEditing) throws -> (WordLink.Kind, WordEntry, WordEntry) {
      let firsts = try editing.candidates(named: first, role: nil)
      let seconds = try editing.candidates(named: second, role: nil)
      for (kind, one, other) in [
        (WordLink.Kind.verbComplement, WordRole.verb, WordRole.complement),
        (.verbVerb, .verb, .verb), (.subjectVerb, .subject, .verb),
      ] {
        let ones = firsts.filter { $0.key.role == one }
        let others = seconds.filter { $0.key.role == other }
        if ones.isEmpty || others.isEmpty { continue }
        let first = try editing.single(ones, named: first)
        let second = try editing.single(others, named: second)
        return (kind, first[0], second[0])
      }
      throw EditError.cannotLink(first, second)
    }
  }

  /// `vocabulary link`.
  struct Link: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "link", abstract: Text.helpVocabularyLink[.interface])

    @OptionGroup var pair: Pair

    @Option(
      name: .customLong("with"),
      help: ArgumentHelp(Text.helpGovernment[.interface], valueName: "text"))
    var government: String?

    @OptionGroup var options: GlobalOptions

    func run(in environment: Environment) async throws {
      try await environment.run(options) {
        let session = try environment.session(options)
        let editing = VocabularyEditing(environment, session, options)
        let (kind, first, second) = try pair.find(editing)
        let link = WordLink(
          kind, from: first.key.concept, to: second.key.concept,
          government: try parsed(in: session.language))
        let review = WordReview(try editing.vocabulary(), variety: session.variety)
        let warnings = review.warnings(for: link, first: first, second: second)
        editing.warn(warnings, about: kind == .subjectVerb ? first.label : second.label)
        if warnings.isEmpty {
          environment.console.noteLine(review.sentence(link, first: first, second: second))
        }
        try editing.perform([.link(link)], as: .link)
      }
    }

    private func parsed(in language: Language) throws -> Government? {
      guard let government else { return nil }
      guard let value = Government(words: government, in: language) else {
        throw EditError.badGovernment(government)
      }
      return value
    }
  }

  /// `vocabulary unlink`.
  struct Unlink: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "unlink", abstract: Text.helpVocabularyUnlink[.interface])

    @OptionGroup var pair: Pair
    @OptionGroup var options: GlobalOptions

    func run(in environment: Environment) async throws {
      try await environment.run(options) {
        let editing = VocabularyEditing(
          environment, try environment.session(options), options)
        let (kind, first, second) = try pair.find(editing)
        let link = WordLink(kind, from: first.key.concept, to: second.key.concept)
        try editing.perform([.unlink(link)], as: .unlink)
      }
    }
  }
}
