import AACCore
import AACSpeech
import AACStore
import ArgumentParser
import Synchronization

/// `aac-cli voices`: the voices that work on this machine, and other programs that speak.
struct VoicesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "voices", abstract: Text.helpVoices[.interface],
    subcommands: [List.self, Add.self, Remove.self], defaultSubcommand: List.self)

  /// `voices list`.
  struct List: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: Text.helpVoicesList[.interface])

    @OptionGroup var options: GlobalOptions

    func run(in environment: Environment) async throws {
      try await environment.run(options) {
        let session = try environment.session(options)
        let probe = VoiceProbe(
          commands: try session.database.voiceCommands(), cache: environment.voiceCache)
        let told = Mutex<Set<String>>([])
        let voices = try await probe.voices { notice in
          // A program fails once for each of its languages.
          let line = "aac-cli: \(notice.reason[session.language])"
          guard told.withLock({ $0.insert(line).inserted }) else { return }
          environment.console.noteLine(line)
        }
        .filter { options.language == nil || $0.variety.language == session.language }
        try environment.show(
          VoicesReport(voices, messages: session.language), as: options.format)
      }
    }
  }

  /// `voices add`.
  struct Add: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "add", abstract: Text.helpVoicesAdd[.interface],
      discussion: Text.helpVoicesAddMore(
        out: "{out}", text: "{text}", language: "{language}", lang: "{lang}", speed: "{speed}",
        rate: "{rate}", pitch: "{pitch}")[.interface])

    @Argument(help: ArgumentHelp(Text.helpVoicesName[.interface]))
    var name: String

    @Option(
      name: .customLong("speaks"),
      help: ArgumentHelp(Text.helpVoicesSpeaks[.interface], valueName: "es-ES|en-US|…"))
    var speaks: [LanguageVariety] = []

    @Option(
      parsing: .unconditional,
      help: ArgumentHelp(Text.helpVoicesTimeLimit[.interface], valueName: "seconds"))
    var timeLimit = 5.0

    @Argument(
      parsing: .postTerminator,
      help: ArgumentHelp(Text.helpVoicesCommand[.interface], valueName: "program"))
    var command: [String]

    @OptionGroup var options: GlobalOptions

    func validate() throws {
      guard !command.isEmpty, !speaks.isEmpty, timeLimit > 0, timeLimit <= 600 else {
        throw ValidationError(Text.voicesAddUsage[.interface])
      }
      guard Timbre(name: name) == nil else {
        throw ValidationError(Text.voicesNameTaken(name: name)[.interface])
      }
    }

    func run(in environment: Environment) async throws {
      try await environment.run(options) {
        let session = try environment.session(options)
        let added = VoiceCommand(
          name: name, arguments: command, varieties: speaks, timeLimit: timeLimit)
        // What espeak-ng says by that name could not be chosen any more.
        let ours = try? await EspeakSynthesizer().synthesize(
          "a", in: session.variety, settings: SpeechSettings(voice: name))
        guard ours == nil else {
          let line = Text.voicesNameKnown(name: name)[session.language]
          environment.console.noteLine("aac-cli: \(line)")
          throw ExitStatus.wrongUsage.code
        }
        // Tried before it is kept, so that whoever adds it is told what is wrong with it.
        let notices = Mutex<[SpeechNotice]>([])
        let works = try await VoiceProbe(commands: [added])
          .voices { notice in notices.withLock { $0.append(notice) } }
          .filter { $0.engine == name }
        guard works.count == speaks.count else {
          let reason = notices.withLock { $0.first?.reason[session.language] } ?? "«\(name)»"
          let line = Text.voicesNotAdded(reason: reason)[session.language]
          environment.console.noteLine("aac-cli: \(line)")
          throw ExitStatus.unavailable.code
        }
        if let former = try session.database.add(added, now: environment.now) {
          let command = former.arguments.joined(separator: " ")
          let line = Text.voicesReplaced(name: former.name, command: command)
          environment.console.noteLine(line[session.language])
          environment.noteCopy(session, because: .voice)
        }
        try environment.show(VoicesReport(works, messages: session.language), as: options.format)
      }
    }
  }

  /// `voices remove`.
  struct Remove: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove", abstract: Text.helpVoicesRemove[.interface])

    @Argument(help: ArgumentHelp(Text.helpVoicesName[.interface]))
    var name: String

    @OptionGroup var options: GlobalOptions

    func run(in environment: Environment) async throws {
      try await environment.run(options) {
        let session = try environment.session(options)
        let speakers = try session.database.removeVoiceCommand(named: name, now: environment.now)
        environment.console.noteLine(Text.voicesRemoved(name: name)[session.language])
        if !speakers.isEmpty {
          let names = speakers.map(\.name).joined(separator: ", ")
          environment.console.noteLine(Text.voicesRemovedUsed(names: names)[session.language])
        }
        environment.noteCopy(session, because: .voice)
      }
    }
  }
}

extension Environment {
  /// Where it is remembered which voices work; nil when there is no place for it.
  var voiceCache: String? {
    let folder = variables["XDG_CACHE_HOME"].flatMap { $0.isEmpty ? nil : $0 }
    let home = variables["HOME"].flatMap { $0.isEmpty ? nil : $0 + "/.cache" }
    return (folder ?? home).map { $0 + "/aac/voices.json" }
  }

  /// A text of the command line; `-` stands for that of standard input.
  func given(_ text: String) -> String {
    guard text == "-" else { return text }
    var lines: [String] = []
    while let line = console.readLine() { lines.append(line) }
    return lines.joined(separator: "\n")
  }
}
