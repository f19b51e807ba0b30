import Hummingbird
import Testing

@testable import AACWeb

/// Every route is among those that tests ask, with good and with bad input.
struct RouteTests {
  /// Addresses that tests of their own ask.
  private static let others = [
    "/assets/{version}/**", "/picture/{id}", "/app.webmanifest", "/service-worker.js", "/alive",
    "/speech/word", "/speech/board", "/speech/sentence.wav", "/speech/sentence.mp3",
    "/favourites/remove", "/boards/style", "/boards/picture", "/planner/timer", "/planner/state",
    "/planner/running", "/planner/stop", "/care/people/sample.wav", "/care/people/remove",
    "/care/words/sound.wav", "/care/files/pictures/remove",
  ]

  @Test func everyRouteIsAskedByTests() throws {
    let asked =
      HostileRequestTests.posts + HostileRequestTests.pages + EditorGuardTests.posts
      + EditorGuardTests.pages + EditorGuardTests.downloads + Self.others
    let paths = Set(asked.map { String($0.prefix { $0 != "?" }) })
    let routes = try WebFixture().app.router().routes.map { $0.path.description }
    #expect(routes.count > 60)
    #expect(Set(routes.map { $0.hasPrefix("/") ? $0 : "/" + $0 }).subtracting(paths) == [])
  }
}
