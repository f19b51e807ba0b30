import AACCore
import AACTestSupport
import Foundation
import Planner
import Testing

struct CountdownSequenceTests {
  private let eat = Activity(word: "comer", wordClass: .verb)
  private let play = Activity(word: "jugar", wordClass: .verb)

  private func sequence(_ moments: [AnnouncementMoment] = []) throws -> CountdownSequence {
    try CountdownSequence(
      steps: [.init(activity: eat, length: 600), .init(activity: play, length: 1_200)],
      moments: moments)
  }

  @Test func refusesToBeEmpty() {
    #expect(throws: PlannerError.nothingToTime) { try CountdownSequence(steps: []) }
  }

  @Test func aStepBeginsWhenTheOneBeforeEnds() throws {
    var sequence = try sequence()
    sequence.start(at: .at(0))
    #expect(sequence.countdown(at: .at(599)).activity == eat)
    #expect(sequence.countdown(at: .at(599)).remaining(at: .at(599)) == 1)
    #expect(sequence.countdown(at: .at(600)).activity == play)
    #expect(sequence.countdown(at: .at(600)).fractionDone(at: .at(600)) == 0)
    #expect(sequence.countdown(at: .at(1_200)).fractionDone(at: .at(1_200)) == 0.5)
    #expect(!sequence.isOver(at: .at(1_799)))
    #expect(sequence.isOver(at: .at(1_800)))
    #expect(sequence.index(at: .at(9_999)) == 1)
    #expect(sequence.countdown(at: .at(9_999)).isOver(at: .at(9_999)))
  }

  @Test func pausesAndGoesOnAcrossSteps() throws {
    var sequence = try sequence()
    sequence.start(at: .at(0))
    sequence.pause(at: .at(590))
    #expect(sequence.index(at: .at(5_000)) == 0)
    sequence.resume(at: .at(5_000))
    #expect(sequence.countdown(at: .at(5_020)).remaining(at: .at(5_020)) == 1_190)
  }

  @Test func saysEachThingOnceInItsTime() throws {
    var sequence = try sequence([.half, .left(seconds: 60), .left(seconds: 300)])
    sequence.start(at: .at(0))
    let said = (0...2_000).flatMap { second in
      sequence.takeAnnouncements(at: .at(Double(second) + 0.4)).map { (second, $0) }
    }
    let first = sequence.steps[0]
    let then = sequence.steps[1]
    let expected: [(Int, Announcement)] = [
      (0, .began(first)), (300, .left(seconds: 300, first)), (540, .left(seconds: 60, first)),
      (600, .ended(first, isLast: false)), (600, .began(then)),
      (1_200, .left(seconds: 600, then)), (1_500, .left(seconds: 300, then)),
      (1_740, .left(seconds: 60, then)), (1_800, .ended(then, isLast: true)),
    ]
    #expect(said.map(\.0) == expected.map(\.0))
    #expect(said.map(\.1) == expected.map(\.1))
  }

  @Test func whatWasSleptThroughIsNotSaidAllAtOnce() throws {
    let moments: [AnnouncementMoment] = [.half, .left(seconds: 300), .left(seconds: 60)]
    var awake = try sequence(moments)
    awake.start(at: .at(0))
    _ = awake.takeAnnouncements(at: .at(1))
    let first = awake.steps[0]
    let then = awake.steps[1]
    let table: [(Double, [Announcement])] = [
      (200, []),
      (301, [.left(seconds: 300, first)]),
      (303.5, [.left(seconds: 297, first)]),
      (570, [.left(seconds: 30, first)]),
      (700, [.ended(first, isLast: false), .began(then)]),
      (
        1_790,
        [.ended(first, isLast: false), .began(then), .left(seconds: 10, then)]
      ),
      (90_000, [.ended(then, isLast: true)]),
    ]
    for (second, expected) in table {
      var asleep = awake
      #expect(asleep.takeAnnouncements(at: .at(second)) == expected, "after \(second) s")
      #expect(asleep.takeAnnouncements(at: .at(second)).isEmpty)
    }
  }

  @Test func aKilledProgramSaysNothingTwice() throws {
    var sequence = try sequence([.half])
    sequence.start(at: .at(0))
    _ = sequence.takeAnnouncements(at: .at(300))
    var restored = try roundTrip(sequence)
    #expect(restored == sequence)
    #expect(restored.takeAnnouncements(at: .at(301).rebooted(5)).isEmpty)
    #expect(restored.takeAnnouncements(at: .at(600).rebooted(304)).count == 2)
  }

  @Test func pausedStoppedOrNotBegunItSaysNothing() throws {
    var sequence = try sequence([.half])
    #expect(sequence.takeAnnouncements(at: .at(0)).isEmpty)
    sequence.start(at: .at(0))
    sequence.pause(at: .at(299))
    #expect(sequence.takeAnnouncements(at: .at(900)).isEmpty)
    sequence.stop(at: .at(900))
    #expect(sequence.takeAnnouncements(at: .at(900)).isEmpty)
  }

  @Test func aRestartSaysEverythingAgain() throws {
    var sequence = try sequence()
    sequence.start(at: .at(0))
    _ = sequence.takeAnnouncements(at: .at(700))
    sequence.restart(at: .at(1_000))
    #expect(sequence.takeAnnouncements(at: .at(1_000)) == [.began(sequence.steps[0])])
  }

  @Test func aMomentNotShorterThanTheTimeIsPassedOver() throws {
    var sequence = try CountdownSequence(
      steps: [.init(length: 60)], moments: [.left(seconds: 60), .left(seconds: 300)])
    sequence.start(at: .at(0))
    let said = (0...60).flatMap { sequence.takeAnnouncements(at: .at(Double($0))) }
    #expect(
      said == [.began(sequence.steps[0]), .ended(sequence.steps[0], isLast: true)])
  }

  @Test(arguments: 0..<40) func howeverRarelyAskedEveryEndIsSaidOnceAndNothingTwice(seed: UInt64)
    throws
  {
    var generator = SplitMix64(seed: seed)
    let lengths = (0..<4).map { _ in Int.random(in: 1...400, using: &generator) }
    var sequence = try CountdownSequence(
      steps: lengths.map { try .init(length: $0) }, moments: [.half, .left(seconds: 30)])
    sequence.start(at: .at(0))
    var now = 0.0
    var said: [Announcement] = []
    while now < 1_700 {
      said += sequence.takeAnnouncements(at: .at(now))
      now += Double.random(in: 0.01...90, using: &generator)
      if Bool.random(using: &generator) { sequence = try roundTrip(sequence) }
    }
    let begun = said.filter { if case .began = $0 { true } else { false } }
    let last = said.filter { if case .ended(_, isLast: true) = $0 { true } else { false } }
    let left = said.filter { if case .left = $0 { true } else { false } }
    #expect(last.count == 1)
    #expect(said.last == last.first)
    #expect(begun.count <= lengths.count)
    #expect(left.count <= 2 * lengths.count)
  }

  @Test func todaysJSONStaysReadable() throws {
    let json = """
      {"announced":300,"moments":["half",60],"steps":[{"length":600},\
      {"activity":{"word":"jugar"},"length":1200}],"stopwatch":{"elapsed":300,"phase":"paused"}}
      """
    let sequence = try JSONDecoder().decode(CountdownSequence.self, from: Data(json.utf8))
    #expect(sequence.moments == [.half, .left(seconds: 60)])
    #expect(sequence.countdown(at: .at(0)).remaining(at: .at(0)) == 300)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(sequence), as: UTF8.self) == json)
  }

  @Test(arguments: [
    #"{"steps":[],"stopwatch":{"elapsed":0,"phase":"ready"}}"#,
    #"{"steps":[{"length":0}],"stopwatch":{"elapsed":0,"phase":"ready"}}"#,
    #"{"moments":["third"],"steps":[{"length":9}],"stopwatch":{"elapsed":0,"phase":"ready"}}"#,
  ])
  func refusesJSONThatCannotBe(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(CountdownSequence.self, from: Data(json.utf8))
    }
  }

  private func roundTrip(_ sequence: CountdownSequence) throws -> CountdownSequence {
    try JSONDecoder().decode(CountdownSequence.self, from: JSONEncoder().encode(sequence))
  }
}
