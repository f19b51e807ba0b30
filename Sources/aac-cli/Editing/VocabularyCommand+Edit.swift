import AACCore
import AACStore
import ArgumentParser
import SentenceBuilder

extension VocabularyCommand {
  /// `vocabulary edit`.
  struct Edit: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "edit", abstract: Text.helpVocabularyEdit[.interface])

    @Argument(help: ArgumentHelp(Text.helpWord[.interface]))
    var word: String

    @Option(
      name: .customLong("lemma"), help: ArgumentHelp(Text.helpLemma[.interface], valueName: "word"))
    var lemma: String?

    @OptionGroup var features: WordOptions
    @OptionGroup var options: GlobalOptions

    func run(in environment: Environment) async throws {
      try await environment.run(options) {
        let session = try environment.session(options)
        let editing = VocabularyEditing(environment, session, options)
        let hints = try editing.hints(features)
        let entries = try editing.entries(named: word, role: features.role)
          .map { edited($0, hints) }
        let review = WordReview(try editing.vocabulary(), variety: session.variety)
        let links = try session.database.wordLinks(in: session.language)
        for entry in entries {
          editing.warn(review.warnings(for: entry, links: links), about: entry.label)
        }
        try editing.perform(entries.map(VocabularyEdit.save), as: .edit)
      }
    }

    private func edited(_ entry: WordEntry, _ hints: WordProposal.Hints) -> WordEntry {
      var entry = entry
      if let lemma {
        if entry.label == entry.lexeme.lemma { entry.label = lemma.singleSpaced }
        entry.lexeme.lemma = lemma.singleSpaced
      }
      return hints.applied(to: entry)
    }
  }
}
