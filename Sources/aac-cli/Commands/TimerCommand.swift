import AACCore
import ArgumentParser
import Planner

/// `aac-cli timer`: time that can be seen passing.
struct TimerCommand: EnvironmentCommand {
  static let configuration = CommandConfiguration(
    commandName: "timer", abstract: Text.helpTimer[.interface],
    discussion: Text.helpTimerMore[.interface])

  @Argument(help: ArgumentHelp(Text.helpTimerItems[.interface], valueName: "activity duration"))
  var items: [String] = []

  @Option(help: ArgumentHelp(Text.helpSayAt[.interface], valueName: "half,5m,1m"))
  var sayAt: String?

  @Flag(help: ArgumentHelp(Text.helpTimerStop[.interface]))
  var stop = false

  @Flag(help: ArgumentHelp(Text.helpPlain[.interface]))
  var plain = false

  @OptionGroup var options: GlobalOptions

  func run(in environment: Environment) async throws {
    var environment = environment
    environment.isPlain = plain
    try await environment.run(options) {
      let session = try environment.session(options)
      guard var timer = try runner(environment, session) else {
        return environment.console.noteLine(Text.timerNone[session.language])
      }
      timer.format = options.format
      if stop { return try timer.end() }
      try await timer.show()
    }
  }

  private func runner(_ environment: Environment, _ session: Session) throws -> TimerRunner? {
    guard !items.isEmpty else {
      return try TimerRunner.saved(environment: environment, session: session)
    }
    let names = ActivityNames(session: session)
    let steps = try TimerArguments(items).items.map { item in
      try CountdownSequence.Step(
        activity: try item.activity.map(names.activity), length: item.length)
    }
    return try TimerRunner(
      steps: steps, moments: try sayAt.map(SayAtParser.moments) ?? [], environment: environment,
      session: session)
  }
}
