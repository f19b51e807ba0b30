import AACCore
import ArgumentParser
import SentenceBuilder

/// `aac-cli sentence`: prints the sentence that words make.
struct SentenceCommand: EnvironmentCommand {
  static let configuration = CommandConfiguration(
    commandName: "sentence", _superCommandName: AACCommand.name,
    abstract: Text.helpSentence[.interface],
    discussion: Text.helpSentenceMore[.interface])

  @OptionGroup var options: GlobalOptions
  @OptionGroup var sentence: SentenceOptions

  @Option(help: ArgumentHelp(Text.helpInput[.interface], valueName: "file|-"))
  var input: String?

  @Flag(help: ArgumentHelp(Text.helpExplain[.interface]))
  var explain = false

  @Flag(help: ArgumentHelp(Text.helpAlternatives[.interface]))
  var alternatives = false

  func run(in environment: Environment) async throws {
    try await environment.run(options) {
      let session = try environment.session(options)
      if let input {
        let batch = SentenceBatch(
          session: session, isStrict: sentence.strict, wantsAlternatives: alternatives,
          environment: environment)
        return try batch.run(input, defaults: sentence.request)
      }
      let readings = try session.composer(isStrict: sentence.strict)
        .sentences(for: sentence.request)
      guard let made = readings.first else { throw SentenceError.nothingToSay }
      environment.warnOfGuesses(in: made, language: session.language, format: options.format)
      var report = SentenceReport(made, isExplained: explain, messages: session.language)
      if alternatives { report.alternatives = readings.dropFirst().map(\.text) }
      try environment.show(report, as: options.format)
    }
  }
}

extension Environment {
  /// Says on standard error which words outside the vocabulary were used; the JSON form says it in itself.
  func warnOfGuesses(in sentence: Sentence, language: Language, format: OutputFormat) {
    guard format == .text else { return }
    for word in sentence.unknownWords {
      console.noteLine(Text.sentenceInferred(word: word)[language])
    }
  }
}
