import Foundation
import Planner
import Testing

struct InstantTests {
  @Test func aMovedWallClockDoesNotCountWithinABoot() {
    #expect(Instant.at(90).wallMoved(by: 7_200).seconds(since: .at(0)) == 90)
    #expect(Instant.at(90).wallMoved(by: -7_200).seconds(since: .at(0)) == 90)
  }

  @Test func theWallClockCountsAcrossABoot() {
    #expect(Instant.at(90).rebooted(12).seconds(since: .at(0)) == 90)
  }

  @Test func aWallClockSetBackAcrossABootGivesNothing() {
    #expect(Instant.at(90).rebooted(12).wallMoved(by: -7_200).seconds(since: .at(0)) == 0)
  }

  @Test func theWallClockCountsWhenTheBootIsUnknown() {
    let first = Instant(wall: Date(timeIntervalSince1970: 100), boot: 5, bootID: "")
    let second = Instant(wall: Date(timeIntervalSince1970: 160), boot: 7, bootID: "")
    #expect(second.seconds(since: first) == 60)
  }

  @Test func theWallClockCountsWhenTheBootClockRunsBackwards() {
    let first = Instant(wall: Date(timeIntervalSince1970: 100), boot: 50, bootID: "container")
    let second = Instant(wall: Date(timeIntervalSince1970: 160), boot: 7, bootID: "container")
    #expect(second.seconds(since: first) == 60)
  }

  @Test func differencesAreExactWhateverTheReading() {
    let first = Instant(wall: Date(timeIntervalSince1970: 0), boot: 0.1, bootID: "a")
    let second = Instant(wall: Date(timeIntervalSince1970: 0), boot: 0.1 + 600, bootID: "a")
    #expect(second.seconds(since: first) == 600)
  }

  @Test func jsonKeepsItsFormWhateverTheDateStrategy() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.dateEncodingStrategy = .iso8601
    let instant = Instant(wall: Date(timeIntervalSince1970: 1_000.5), boot: 7.25, bootID: "a")
    let json = #"{"boot":7.25,"bootID":"a","wall":1000.5}"#
    #expect(String(decoding: try encoder.encode(instant), as: UTF8.self) == json)
    #expect(try JSONDecoder().decode(Instant.self, from: Data(json.utf8)) == instant)
  }
}
