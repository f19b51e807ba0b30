import AACCore
import AACStore
import AACTestSupport
import AACWeb
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Planner
import Synchronization
import Testing

/// A small database with its pages, a clock that stands still until it is moved, and a browser with cookies.
struct WebFixture: Sendable {
  /// The host by which tests without a port ask.
  static let host = "localhost"

  let database: AppDatabase
  let voice: QuietVoice
  let clock = Clock()
  let app: WebApp

  /// A clock that only tests move.
  final class Clock: Sendable {
    private let seconds = Mutex(0.0)

    var instant: Planner.Instant {
      let passed = seconds.withLock(\.self)
      return Planner.Instant(
        wall: Date(timeIntervalSince1970: 1_800_000_000 + passed), boot: 100 + passed,
        bootID: "boot")
    }

    func move(by amount: Double) { seconds.withLock { $0 += amount } }
  }

  init(
    variety: LanguageVariety = .spanishSpain, voice: QuietVoice = QuietVoice(),
    database existing: AppDatabase? = nil, hosts: Set<String> = [Self.host],
    hasDrawings: Bool = true, house: HouseAccess? = nil
  ) throws {
    let database = try existing ?? Self.database()
    let ids = Mutex(0)
    let random = Mutex(SplitMix64(seed: 7))
    self.database = database
    self.voice = voice
    app = try WebApp(
      WebEnvironment(
        database: database, voice: voice, instant: { [clock] in clock.instant },
        newID: {
          ids.withLock {
            $0 += 1
            return "id-\($0)"
          }
        },
        randomBytes: { count in
          random.withLock { generator in
            (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
          }
        }, variety: variety, hosts: hosts, hasDrawings: hasDrawings, house: house), pinRounds: 2)
  }

  /// The whole starter vocabulary without Twemoji's drawings, read once and copied for every test.
  private static let template: Result<AppDatabase, any Error> = Result {
    let database = try AppDatabase.inMemory()
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    try database.importVocabulary(
      from: VocabularyFolder(data: root.appending(path: "Data"), twemoji: nil))
    return database
  }

  private static func database() throws -> AppDatabase {
    try template.get().copyInMemory()
  }

  /// Runs a test with a browser.
  func browse(_ test: @Sendable @escaping (TestBrowser) async throws -> Void) async throws {
    try await app.application(port: 8460).test(.router) { client in
      try await test(TestBrowser(client: client))
    }
  }
}
