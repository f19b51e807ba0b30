import AACStore
import AACCore
import ArgumentParser

/// `aac-cli person`: who communicates, with their language and voice.
struct PersonCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "person", abstract: Text.helpPerson[.interface],
    subcommands: [Add.self, Edit.self, List.self, Use.self, Remove.self],
    defaultSubcommand: List.self)

  /// What can be said of a person on the command line.
  struct Features: ParsableArguments {
    @Option(help: ArgumentHelp(Text.helpSpeaker[.interface]))
    var gender: Gender?

    @OptionGroup var voice: VoiceOptions

    /// Sees that the voice that was said is there.
    ///
    /// - Throws: `SpeechError.unknownVoice`.
    func check(in environment: Environment, _ session: Session, variety: LanguageVariety)
      async throws
    {
      guard voice.voice != nil else { return }
      let request = session.request("a", in: variety, voice: voice)
      _ = try await environment.speech.synthesize(
        request, onNotice: environment.notice(in: session.language))
    }

    /// Puts what was said into a person.
    func apply(to person: inout Person, variety: LanguageVariety?) {
      person.gender = gender ?? person.gender
      person.variety = variety ?? person.variety
      person.speech = voice.applied(to: person.speech)
    }
  }

  /// `person add`.
  struct Add: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "add", abstract: Text.helpPersonAdd[.interface])

    @Argument(help: ArgumentHelp(Text.helpPersonName[.interface]))
    var name: String

    @OptionGroup var options: GlobalOptions
    @OptionGroup var features: Features

    func run(in environment: Environment) async throws {
      try await environment.run(options) {
        let session = try environment.session(options)
        var person = Person(
          id: environment.newID(), name: name, gender: .masculine, variety: session.variety)
        features.apply(to: &person, variety: options.language)
        try await features.check(in: environment, session, variety: person.variety)
        try session.database.add(person)
        if session.person == nil { try session.database.use(person.id) }
        let isCurrent = session.person == nil
        try environment.show(PersonReport(person, isCurrent: isCurrent), as: options.format)
      }
    }
  }

  /// `person edit`.
  struct Edit: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "edit", abstract: Text.helpPersonEdit[.interface])

    @Argument(help: ArgumentHelp(Text.helpPersonName[.interface]))
    var person: String

    @Option(help: ArgumentHelp(Text.helpPersonNewName[.interface]))
    var name: String?

    @OptionGroup var options: GlobalOptions
    @OptionGroup var features: Features

    func run(in environment: Environment) async throws {
      try await environment.run(options) {
        let session = try environment.session(options)
        var edited = try session.database.person(named: person)
        edited.name = name ?? edited.name
        features.apply(to: &edited, variety: options.language)
        try await features.check(in: environment, session, variety: edited.variety)
        try session.database.edit(edited)
        let isCurrent = session.person?.id == edited.id
        try environment.show(PersonReport(edited, isCurrent: isCurrent), as: options.format)
      }
    }
  }

  /// `person list`.
  struct List: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: Text.helpPersonList[.interface])

    @OptionGroup var options: GlobalOptions

    func run(in environment: Environment) async throws {
      try await environment.run(options) {
        let session = try environment.session(options)
        let people = try session.database.people().map {
          PersonReport($0, isCurrent: $0.id == session.person?.id)
        }
        if people.isEmpty { environment.console.noteLine(Text.peopleNone[session.language]) }
        try environment.show(ListReport(people), as: options.format)
      }
    }
  }

  /// `person use`.
  struct Use: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "use", abstract: Text.helpPersonUse[.interface])

    @Argument(help: ArgumentHelp(Text.helpPersonName[.interface]))
    var name: String

    @OptionGroup var options: GlobalOptions

    func run(in environment: Environment) async throws {
      try await environment.run(options) {
        let database = try environment.session(options).database
        let person = try database.person(named: name)
        try database.use(person.id)
        try environment.show(PersonReport(person, isCurrent: true), as: options.format)
      }
    }
  }

  /// `person remove`.
  struct Remove: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove", abstract: Text.helpPersonRemove[.interface])

    @Argument(help: ArgumentHelp(Text.helpPersonName[.interface]))
    var name: String

    @Flag(help: ArgumentHelp(Text.helpYes[.interface]))
    var yes = false

    @OptionGroup var options: GlobalOptions

    func run(in environment: Environment) async throws {
      try await environment.run(options) {
        let session = try environment.session(options)
        let person = try session.database.person(named: name)
        let own = try session.database.ownWords(of: person.id).count
        let question: Text =
          own == 0
          ? .personRemoveQuestion(name: person.name)
          : .personRemoveOwnQuestion(name: person.name, count: own)
        guard yes || environment.confirms(question[session.language]) else {
          environment.console.noteLine(Text.nothingDone[session.language])
          throw ExitStatus.failed.code
        }
        let words = try session.database.removePerson(person.id, now: environment.now)
        environment.console.noteLine(Text.personRemoved(name: person.name)[session.language])
        environment.noteCopy(session, because: .person)
        if !words.isEmpty {
          let labels = words.map { "«\($0)»" }.joined(separator: ", ")
          environment.console.noteLine(Text.personWordsRemoved(words: labels)[session.language])
        }
      }
    }
  }
}
