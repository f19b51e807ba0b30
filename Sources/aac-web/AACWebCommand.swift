import AACArguments
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

  @Flag(help: ArgumentHelp(Text.helpWebLan[language]))
  var lan = false

  @Flag(help: ArgumentHelp(Text.helpWebForgetDevices[language]))
  var forgetDevices = false

  @Flag(help: ArgumentHelp(Text.helpWebForgetPIN[language]))
  var forgetPin = false

  /// Starts, or says in one line what is wrong with the arguments.
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      try await parse(arguments).run()
    } catch {
      end(with: error, arguments: arguments, language: language)
    }
  }

  func run() async throws {
    do {
      try await start()
    } catch let error as any UserFacingError {
      FileHandle.standardError.write(Data("aac-web: \(error.text[Self.language])\n".utf8))
      throw ExitCode(error is PortError || error is NetworkError ? 73 : 1)
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
    if forgetDevices {
      try database.setLockSetting(.devices, to: UUID().uuidString)
      return print(Text.webDevicesForgotten[Self.language])
    }
    if database.isMadeAnew {
      let text = Text.storeMadeAnew(path: database.path)[Self.language]
      FileHandle.standardError.write(Data("aac-web: \(text)\n".utf8))
    }
    OpenFiles.raiseLimit()
    let port = try FreePort.port(
      wanted: port, usual: Self.usualPort, onEveryNetwork: lan)
    let environment = WebEnvironment.live(
      database: database, variables: Self.variables, port: port, isOpenToHouse: lan)
    let networks = lan ? HouseNetwork.addresses() : []
    if lan, networks.isEmpty { throw NetworkError.none }
    let app = try WebApp(environment)
    let opens = !staysClosed
    let copies = Self.dailyCopies(of: database)
    try await app.run(port: port) { port in
      let address = "http://127.0.0.1:\(port)/"
      print(Text.webReady(address: address)[Self.language])
      if let house = environment.house { Self.show(house, networks: networks, port: port) }
      fflush(nil)
      if opens { Browser.open(address, variables: Self.variables) }
      await app.prepare()
    }
    copies.cancel()
    // The copy of the day; that it could not be made keeps nobody from ending.
    _ = try? database.keepDailyCopy(now: Date())
    print(Text.webStopped[Self.language])
  }

  /// Makes the copy of each day while the program runs: who only ever switches the computer off has copies, too.
  private static func dailyCopies(of database: AppDatabase) -> Task<Void, any Error> {
    Task.detached(priority: .background) {
      // The first page goes before.
      try await Task.sleep(for: .seconds(30))
      while true {
        // What cannot be made now is tried again; the page that checks everything says when there is none.
        _ = try? database.keepDailyCopy(now: Date())
        try await Task.sleep(for: .seconds(3_600))
      }
    }
  }

  /// Says how other screens of the house come in.
  private static func show(_ house: HouseAccess, networks: [String], port: Int) {
    for network in networks {
      let address = "http://\(network):\(port)/"
      print(Text.webLanReady(address: address, code: house.spacedCode)[language])
    }
    if let first = networks.first {
      let join = "http://\(first):\(port)/join?code=\(house.code)"
      let lines = QRCodeText.lines(of: join)
      print(lines?.joined(separator: "\n") ?? Text.webLanNoQR[language])
    }
    print(Text.webLanPlain[language])
  }
}

/// Why other screens cannot come in.
enum NetworkError: UserFacingError, Equatable {
  /// The machine is in no network.
  case none

  var text: Text { .webLanNone }
}

/// How many files and connections the program may have open at once.
enum OpenFiles {
  /// As many as the system lets it: every open page is one.
  static func raiseLimit() {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
    limit.rlim_cur = min(limit.rlim_max, 8_192)
    // What it has been given must do where it gets no more.
    _ = setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  }
}
