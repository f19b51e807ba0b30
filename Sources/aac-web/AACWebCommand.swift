import AACCore
import AACStore
import AACWeb
import ArgumentParser
import Foundation

/// The web app: everything is in AACWeb, this only starts it.
@main
struct AACWebCommand: AsyncParsableCommand {
  /// The port that is used unless it is taken.
  static let usualPort = 8460

  private static let variables = ProcessInfo.processInfo.environment
  private static let language = Language.locale(in: variables)?.language ?? .spanish

  static let configuration = CommandConfiguration(
    commandName: "aac-web", abstract: Text.helpWeb[language], version: "0.1.0")

  @Option(help: ArgumentHelp(Text.helpWebPort[language], valueName: "N"))
  var port: Int?

  @Flag(name: .customLong("no-open"), help: ArgumentHelp(Text.helpWebNoOpen[language]))
  var staysClosed = false

  @Option(help: ArgumentHelp(Text.helpDatabase[language], valueName: "FILE"))
  var database: String?

  @Flag(help: ArgumentHelp(Text.helpWebForgetPIN[language]))
  var forgetPin = false

  func run() async throws {
    do {
      try await start()
    } catch let error as any UserFacingError {
      FileHandle.standardError.write(Data("aac-web: \(error.text[Self.language])\n".utf8))
      throw ExitCode(error is PortError ? 73 : 1)
    }
  }

  private func start() async throws {
    let files = DataFiles(variables: Self.variables)
    let database = try files.openDatabase(at: database)
    if forgetPin {
      try database.setLockSetting(.pinHash, to: nil)
      try database.setLockSetting(.attempts, to: nil)
      return print(Text.webPINForgotten[Self.language])
    }
    let port = try FreePort.port(wanted: port, usual: Self.usualPort)
    let environment = WebEnvironment.live(
      database: database, variables: Self.variables, port: port)
    let app = try WebApp(environment)
    let opens = !staysClosed
    try await app.run(port: port) { port in
      let address = "http://127.0.0.1:\(port)/"
      print(Text.webReady(address: address)[Self.language])
      fflush(nil)
      if opens { Browser.open(address, variables: Self.variables) }
      await app.prepare()
    }
    // The copy of the day; that it could not be made keeps nobody from ending.
    _ = try? database.keepDailyCopy(now: Date())
    print(Text.webStopped[Self.language])
  }
}
