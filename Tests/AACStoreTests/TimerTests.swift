import AACStore
import Foundation
import Testing

struct TimerTests {
  struct Running: Codable, Equatable, Sendable {
    var activity: String?
    var deadline: Date
  }

  let database: AppDatabase
  let eating = Running(activity: "eat", deadline: Date(timeIntervalSince1970: 600))

  init() throws { database = try AppDatabase.inMemory() }

  @Test func areLoadedAsSaved() throws {
    let now = Date(timeIntervalSince1970: 1.5)
    try database.saveTimer(eating, id: "a", now: now)
    let timer = try #require(try database.timers(of: Running.self).first)
    #expect(timer.id == "a")
    #expect(timer.payload == eating)
    #expect(timer.updated == now)
  }

  @Test func replaceTheirEarlierState() throws {
    var paused = eating
    paused.deadline = Date(timeIntervalSince1970: 900)
    try database.saveTimer(eating, id: "a", now: Date(timeIntervalSince1970: 1))
    try database.saveTimer(eating, id: "b", now: Date(timeIntervalSince1970: 2))
    try database.saveTimer(paused, id: "a", now: Date(timeIntervalSince1970: 3))
    let timers = try database.timers(of: Running.self)
    #expect(timers.map(\.id) == ["a", "b"])
    #expect(timers.map(\.payload) == [paused, eating])
  }

  @Test func areRemoved() throws {
    try database.saveTimer(eating, id: "a", now: Date(timeIntervalSince1970: 1))
    try database.removeTimer("b")
    #expect(try database.timers(of: Running.self).count == 1)
    try database.removeTimer("a")
    #expect(try database.timers(of: Running.self).isEmpty)
  }

  @Test func ofAnotherShapeAreReportedAsDamage() throws {
    try database.saveTimer(["x": 1], id: "a", now: Date(timeIntervalSince1970: 1))
    #expect(throws: StoreError.damaged(path: ":memory:")) {
      try database.timers(of: Running.self)
    }
  }

  @Test func oneThatIsAddedTwiceIsThereOnce() throws {
    let now = Date(timeIntervalSince1970: 1)
    var other = eating
    other.activity = "play"
    #expect(try database.addTimer(eating, id: "a", now: now))
    #expect(try !database.addTimer(other, id: "a", now: now))
    #expect(try database.timers(of: Running.self).map(\.payload) == [eating])
  }

  @Test func areChangedInOneTransaction() async throws {
    struct Count: Codable, Sendable {
      var value = 0
    }
    let now = Date(timeIntervalSince1970: 1)
    try database.addTimer(Count(), id: "a", now: now)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<50 {
        group.addTask { [database] in
          _ = try database.changeTimer("a", of: Count.self, now: now) { $0.value += 1 }
        }
      }
      try await group.waitForAll()
    }
    #expect(try database.timers(of: Count.self).first?.payload.value == 50)
    let none: Int? = try database.changeTimer("b", of: Count.self, now: now) { $0.value }
    #expect(none == nil)
    // What fails changes nothing.
    #expect(throws: CancellationError.self) {
      _ = try database.changeTimer("a", of: Count.self, now: now) { count in
        count.value = 0
        throw CancellationError()
      }
    }
    #expect(try database.timers(of: Count.self).first?.payload.value == 50)
  }
}
