import AACCore
import AACSpeech
import AACStore
import ArgumentParser

/// `aac-cli pronunciation`: how names and brands are said that the voice would say wrong.
struct PronunciationCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pronunciation", abstract: Text.helpPronunciation[.interface],
    subcommands: [Add.self, List.self, Remove.self], defaultSubcommand: List.self)

  /// `pronunciation add`.
  struct Add: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "add", abstract: Text.helpPronunciationAdd[.interface],
      discussion: Text.helpPronunciationAddMore[.interface])

    @Argument(help: ArgumentHelp(Text.helpPronunciationWord[.interface]))
    var word: String

    @Option(
      name: .customLong("as"),
      help: ArgumentHelp(Text.helpPronunciationAs[.interface], valueName: "text"))
    var respelling: String?

    @Option(help: ArgumentHelp(Text.helpPronunciationPhonemes[.interface], valueName: "phonemes"))
    var phonemes: String?

    @Option(help: ArgumentHelp(Text.helpPronunciationSaidIn[.interface], valueName: "es|en|pt|…"))
    var saidIn: LanguageVariety?

    @OptionGroup var owner: OwnerOptions
    @OptionGroup var options: GlobalOptions

    func validate() throws {
      let given = [respelling != nil, phonemes != nil, saidIn != nil].filter(\.self).count
      guard given == 1 else { throw ValidationError(Text.pronunciationOnlyOne[.interface]) }
    }

    func run(in environment: Environment) async throws {
      try await environment.run(options) {
        let session = try environment.session(options)
        let letters = try phonemes.map { try Self.phonemes($0, in: session.language) }
        let spelling: Pronunciation.Spelling =
          if let saidIn {
            .language(saidIn)
          } else {
            phonemes.map { .phonemes($0) } ?? .respelling(respelling ?? "")
          }
        let added = Pronunciation(word: word, language: session.language, spelling: spelling)
        if let letters, try await !Self.areKnown(letters, in: session.variety) {
          throw InputError.badPhonemes(phonemes ?? letters)
        }
        if let respelling, SpokenKey(respelling).words.isEmpty { throw StoreError.emptyName }
        try session.database.add(added, of: try owner.owner(in: session))
        try environment.show(PronunciationReport(added), as: options.format)
      }
    }

    /// What is given, which may be IPA, in the letters of espeak-ng.
    private static func phonemes(_ text: String, in language: Language) throws -> String {
      guard IPATranscription.isMeant(by: text) else { return text }
      do {
        return try IPATranscription(text, in: language).phonemes
      } catch {
        throw InputError.unknownIPA(sign: error.sign, in: text)
      }
    }

    /// Whether the voice knows all of some phonemes; those that it does not, it would leave out.
    private static func areKnown(
      _ phonemes: String, in variety: LanguageVariety
    ) async throws -> Bool {
      let signs = { (text: String) in text.filter { !"' ,%=_|:[]".contains($0) } }
      guard phonemes.allSatisfy(\.isASCII), !phonemes.contains("["), !phonemes.contains("]") else {
        return false
      }
      let entry = Pronunciation(
        word: "x", language: variety.language, spelling: .phonemes(phonemes))
      let heard = try await EspeakSynthesizer().phonemes(
        of: "x", in: variety, pronunciations: [entry])
      return !signs(phonemes).isEmpty && signs(heard).count >= signs(phonemes).count
    }
  }

  /// `pronunciation list`.
  struct List: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: Text.helpPronunciationList[.interface])

    @OptionGroup var owner: OwnerOptions
    @OptionGroup var options: GlobalOptions

    func run(in environment: Environment) async throws {
      try await environment.run(options) {
        let session = try environment.session(options)
        let owner = try owner.owner(in: session)
        let entries = try session.database.pronunciations(of: owner)
        if entries.isEmpty {
          environment.console.noteLine(Text.pronunciationsNone[session.language])
        }
        // Everybody's come behind the person's own.
        let own = entries.count - (try session.database.pronunciations(of: nil).count)
        let reports = entries.enumerated().map { index, entry in
          PronunciationReport(
            entry, everyone: owner == nil ? nil : index >= own, messages: session.language)
        }
        try environment.show(ListReport(reports), as: options.format)
      }
    }
  }

  /// `pronunciation remove`.
  struct Remove: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove", abstract: Text.helpPronunciationRemove[.interface])

    @Argument(help: ArgumentHelp(Text.helpPronunciationWord[.interface]))
    var word: String

    @OptionGroup var owner: OwnerOptions
    @OptionGroup var options: GlobalOptions

    func run(in environment: Environment) async throws {
      try await environment.run(options) {
        let session = try environment.session(options)
        try session.database.removePronunciation(
          of: word, in: session.language, person: try owner.owner(in: session))
        environment.console.noteLine(Text.pronunciationRemoved(word: word)[session.language])
      }
    }
  }
}
