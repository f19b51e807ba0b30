import AACStore
import AACSpeech
import Planner
import Testing

@testable import aac_cli

struct TimerCommandTests {
  @Test func aLineForEachEventAndNoControlCodes() async throws {
    let bench = try Bench()
    #expect(
      await bench.run("timer", "comer 10m, jugar 20m", "--say-at", "half,1m") == 0)
    #expect(
      bench.lines == [
        "00:10:00", "Ahora toca comer.", "Quedan 5 minutos.", "Queda 1 minuto.",
        "Se acabó el tiempo de comer.", "Ahora toca jugar.", "Quedan 10 minutos.",
        "Queda 1 minuto.", "Se acabó el tiempo de jugar.",
      ])
    #expect(!bench.console.output.contains("\u{1B}"))
    #expect(bench.speech.rings == 2)
  }

  @Test func takesTheDurationAloneInWords() async throws {
    let bench = try Bench(locale: "en_US.UTF-8")
    #expect(await bench.run("timer", "90s") == 0)
    #expect(
      bench.lines == ["00:01:30", "Time starts now: 1 minute and 30 seconds.", "Time is up."])
  }

  @Test func jsonHasAnObjectForEachEvent() async throws {
    let bench = try Bench()
    #expect(await bench.run("timer", "comer", "2s", "--format", "json") == 0)
    #expect(
      bench.lines == [
        #"{"activity":"comer","event":"time","remaining":2,"text":"00:00:02"}"#,
        #"{"activity":"comer","event":"began","remaining":2,"text":"Ahora toca comer."}"#,
        #"{"activity":"comer","event":"ended","remaining":0,"text":"Se acabó el tiempo de comer."}"#,
      ])
  }

  @Test func withoutADeviceTheReasonIsGivenOnce() async throws {
    let bench = try Bench(speech: RecordingSpeech(failure: .noAudioDevice("default")))
    #expect(await bench.run("timer", "2m", "--say-at", "1m") == 0)
    #expect(bench.lines.last == "Se acabó el tiempo.")
    #expect(bench.console.notes.split(separator: "\n").count == 1)
  }

  @Test func whatIsOverIsNotKept() async throws {
    let bench = try Bench()
    #expect(await bench.run("timer", "1s") == 0)
    #expect(try bench.database.timers(of: CountdownSequence.self).isEmpty)
    let later = bench.again()
    #expect(await later.run("timer") == 0)
    #expect(later.console.notes.contains("No hay ningún tiempo en marcha"))
  }

  @Test func stopEndsTheOneThatWasLeft() async throws {
    let bench = try Bench()
    var sequence = try CountdownSequence(steps: [.init(length: 600)])
    sequence.start(at: bench.clock.now)
    try bench.database.saveTimer(sequence, id: "one", now: bench.clock.now.wall)
    #expect(await bench.run("timer", "--stop") == 0)
    #expect(try bench.database.timers(of: CountdownSequence.self).isEmpty)
  }

  @Test func withoutArgumentsTheOneThatWasLeftGoesOn() async throws {
    let bench = try Bench()
    var sequence = try CountdownSequence(steps: [.init(length: 600)])
    sequence.start(at: bench.clock.now)
    _ = sequence.takeAnnouncements(at: bench.clock.now)
    try bench.database.saveTimer(sequence, id: "one", now: bench.clock.now.wall)
    bench.clock.advance(by: .seconds(590))
    #expect(await bench.run("timer") == 0)
    #expect(bench.lines == ["00:00:10", "Se acabó el tiempo."])
  }

  @Test func linesOfATerminalPauseAndStop() async throws {
    let bench = try Bench(input: ["", "", "what", "x"], isTerminal: true)
    #expect(await bench.run("timer", "10m", "--plain") == 0)
    let hints = "Intro pausa, q dejarlo en marcha, x terminar"
    #expect(
      bench.lines == [
        "00:10:00", hints, "Empieza el tiempo: 10 minutos.", "En pausa", "Sigue el tiempo.", hints,
        "Tiempo terminado.",
      ])
    #expect(try bench.database.timers(of: CountdownSequence.self).isEmpty)
  }

  @Test func theEndOfATerminalsInputLeavesItRunning() async throws {
    let bench = try Bench(isTerminal: true)
    #expect(await bench.run("timer", "10m", "--plain") == 0)
    #expect(try bench.database.timers(of: CountdownSequence.self).count == 1)
  }
}
