import AACCore
import Foundation
import Testing

struct AccessSettingsTests {
  @Test func whatIsWrittenIsReadAgain() throws {
    let settings = AccessSettings(
      method: .scan, technique: .inverse, pattern: .group, switches: 2, scanTime: 3_000, loops: 0,
      dwellTime: 800, pressEdge: .release, acceptanceTime: 500, releaseTime: 1_000, cueVolume: 0)
    let data = try JSONEncoder().encode(settings)
    #expect(try JSONDecoder().decode(AccessSettings.self, from: data) == settings)
  }

  @Test(arguments: [
    #"{"method": "thought", "scanTime": 2000}"#, #"{"switches": 7, "scanTime": 2000}"#,
    #"{"loops": "many", "scanTime": 2000}"#, #"{"scanTime": 2000, "added": true}"#,
  ])
  func whatIsNotKnownHasItsDefaultAndTheRestIsKept(text: String) throws {
    let settings = try JSONDecoder().decode(AccessSettings.self, from: Data(text.utf8))
    #expect(settings == AccessSettings(scanTime: 2_000))
  }

  @Test func aLookFromBeforeThereWereAccessSettingsLeavesChoosingToTheBrowser() throws {
    let look = try JSONDecoder().decode(Look.self, from: Data(#"{"theme": "dark"}"#.utf8))
    #expect(look.theme == .dark)
    #expect(look.access == AccessSettings())
  }
}
