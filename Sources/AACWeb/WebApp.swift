import AACCore
import AACSpeech
public import Hummingbird
import HummingbirdCore
import Logging
import NIOCore

/// The pages of the program, from what is outside of them.
///
///     let app = try WebApp(environment)
///     try await app.run(port: 8460) { print("ready on \($0)") }
public struct WebApp: Sendable {
  private let environment: WebEnvironment
  private let pages: Pages
  private let cache = WordCache()
  private let lock: PINLock
  private let pass: CarePass
  private let signer: TokenSigner
  private let announcer: Announcer
  private let attempts = JoinAttempts()

  /// The pages; a `pinRounds` lower than usual makes a PIN's hash cheap, for tests only.
  ///
  /// - Throws: when the templates are not there or the database cannot be read.
  public init(_ environment: WebEnvironment, pinRounds: Int? = nil) throws {
    self.environment = environment
    signer = try TokenSigner(environment)
    announcer = Announcer(environment: environment)
    pages = try Pages(
      environment: environment, signer: signer, assets: Assets(), cache: cache)
    lock = PINLock(
      environment: environment, cost: pinRounds.map { PINLock.Cost(rounds: $0) } ?? .usual)
    pass = CarePass(environment: environment, signer: signer)
  }

  /// Makes ready what the first page and the first sentence need, so that nobody waits for it.
  public func prepare() async {
    // What fails here fails again, and is shown, on the page that needs it.
    guard let session = try? WebSession(environment) else { return }
    _ = try? cache.words(for: session)
    await environment.voice.prepare(
      for: session.variety, settings: session.person?.speech ?? SpeechSettings())
  }

  /// Every route with its guards.
  func router() -> Router<WebContext> {
    let router = Router(context: WebContext.self, options: .autoGenerateHeadEndpoints)
    router.add(middleware: HeaderMiddleware())
    router.add(middleware: ErrorMiddleware(pages: pages))
    router.add(
      middleware: HostMiddleware(
        hosts: environment.hosts, isOpenToHouse: environment.house != nil))
    router.add(middleware: VisitorMiddleware(environment: environment, signer: signer, pass: pass))
    router.add(middleware: HouseMiddleware(pages: pages, signer: signer))
    router.add(middleware: PageMemoryMiddleware(environment: environment, memory: cache.pages))
    let assets = pages.assets
    router.get("assets/{version}/**") { _, context in
      let name = context.parameters.getCatchAll().joined(separator: "/")
      guard let response = assets.response(for: name) else {
        throw PageError.notFound
      }
      return response
    }
    let sound = SoundController(environment: environment, cache: cache)
    let care = CareController(pages: pages, cache: cache, lock: lock, pass: pass)
    JoinController(pages: pages, signer: signer, attempts: attempts).addRoutes(to: router)
    InstallController(pages: pages).addRoutes(to: router)
    sound.addRoutes(to: router)
    PictureController(environment: environment).addRoutes(to: router)
    WalkController(pages: pages, cache: cache, sound: sound).addRoutes(to: router)
    SentencesController(pages: pages, cache: cache).addRoutes(to: router)
    BoardController(pages: pages, cache: cache, sound: sound).addRoutes(to: router)
    PlannerController(
      pages: pages, cache: cache, announcer: announcer, lock: lock, pass: pass
    ).addRoutes(to: router)
    care.addRoutes(to: router)
    SettingsController(care: care).addRoutes(to: router)
    PeopleController(care: care).addRoutes(to: router)
    CheckController(care: care).addRoutes(to: router)
    let editor = Editor(care: care)
    VocabularyController(editor: editor).addRoutes(to: router)
    WordController(editor: editor).addRoutes(to: router)
    LinkController(editor: editor).addRoutes(to: router)
    AddController(editor: editor).addRoutes(to: router)
    WordPictureController(editor: editor).addRoutes(to: router)
    RecordingController(editor: editor).addRoutes(to: router)
    StepController(editor: editor).addRoutes(to: router)
    FileController(editor: editor).addRoutes(to: router)
    BoardFileController(editor: editor).addRoutes(to: router)
    PictureSetController(editor: editor).addRoutes(to: router)
    RestoreController(editor: editor).addRoutes(to: router)
    return router
  }

  /// Shows the pages at a port of this machine until the program is told to end, by Ctrl-C or by the system.
  ///
  /// - Throws: when nobody can listen there.
  public func run(port: Int, onReady: @escaping @Sendable (_ port: Int) async -> Void) async throws
  {
    // Every network of the machine only where others are to come in.
    let address = environment.house == nil ? "127.0.0.1" : "0.0.0.0"
    try await application(address: address, port: port, onReady: onReady).runService()
  }

  /// The server, which listens on an address of this machine until it is told to stop.
  public func application(
    address: String = "127.0.0.1", port: Int,
    onReady: @escaping @Sendable (_ port: Int) async -> Void = { _ in }
  ) -> some ApplicationProtocol {
    var logger = Logger(label: "aac-web")
    logger.logLevel = .error
    return Application(
      router: router(),
      server: .http1(
        configuration: .init(
          idleTimeout: .seconds(60),
          httpDecoderConfiguration: .init(
            maxHeaderFieldSize: 16 * 1024, maxHeaderListSize: 32 * 1024, maxHeaderFieldCount: 100))),
      configuration: .init(
        address: .hostname(address, port: port),
        availableConnectionsDelegate: MaximumAvailableConnections(2_000)),
      onServerRunning: { await onReady($0.localAddress?.port ?? port) }, logger: logger)
  }
}
