import AACStore
import AACCore
import AACSpeech
import Testing

@testable import aac_cli

struct SayCommandTests {
  @Test func printsAndSpeaksInTheVoiceOfThePerson() async throws {
    let bench = try Bench()
    #expect(
      await bench.run(
        "person", "add", "Ana", "--gender", "f", "--language", "es-MX", "--speed", "120")
        == 0)
    #expect(
      await bench.run("say", "--verb", "estar", "--complement", "cansado", "--pitch", "70") == 0)
    #expect(bench.speech.said == ["Estoy cansada."])
    #expect(bench.speech.varieties == [.spanishMexico])
    #expect(bench.speech.settings.map(\.speed) == [120])
    #expect(bench.speech.settings.map(\.pitch) == [70])
  }

  @Test func whatWasSaidIsInTheHistory() async throws {
    let bench = try Bench()
    #expect(await bench.run("say", "--verb", "querer", "--complement", "agua") == 0)
    let later = bench.again()
    #expect(await later.run("history") == 0)
    #expect(later.console.output == "Quiero agua.\n")
  }

  @Test func withoutADeviceTheSentenceIsPrintedKeptAndTheReasonGiven() async throws {
    let bench = try Bench(speech: RecordingSpeech(failure: .noAudioDevice("default")))
    #expect(await bench.run("say", "--verb", "querer") == 69)
    #expect(bench.console.output == "Quiero.\n")
    #expect(bench.console.notes.hasPrefix("aac-cli: no hay dispositivo de audio «default»"))
    let later = bench.again()
    #expect(await later.run("history") == 0)
    #expect(later.console.output == "Quiero.\n")
  }

  @Test func withoutVoiceDataIs69() async throws {
    let bench = try Bench(speech: RecordingSpeech(failure: .noVoiceData(detail: "x")))
    #expect(await bench.run("say", "--verb", "querer", "--out", "a.wav") == 69)
    #expect(bench.console.output == "")
  }

  @Test func aFileThatCannotBeWrittenIs73() async throws {
    let failure = SpeechError.cannotWrite(path: "/no/a.wav", .noFolder)
    let bench = try Bench(speech: RecordingSpeech(failure: failure))
    #expect(await bench.run("say", "--verb", "querer", "--out", "/no/a.wav") == 73)
    #expect(bench.console.notes.contains("/no/a.wav"))
  }

  @Test func outWritesInsteadOfSpeakingAndSaysHowLongItIs() async throws {
    let bench = try Bench()
    #expect(
      await bench.run("say", "--verb", "querer", "--out", "a.wav", "--format", "json") == 0)
    #expect(bench.speech.said == ["a.wav: Quiero."])
    #expect(bench.console.output.contains(#""duration":1.5,"file":"a.wav""#))
  }

  @Test func aHistoryThatCannotBeWrittenDoesNotTakeTheVoiceAway() async throws {
    let bench = try Bench()
    try bench.database.close()
    let session = Session(database: bench.database, person: nil, variety: .spanishSpain)
    await #expect(throws: (any Error).self) {
      try await bench.environment.say(
        .init(text: "Quiero agua.", variety: .spanishSpain),
        request: SpeechRequest("Quiero agua.", in: .spanishSpain), session: session)
    }
    #expect(bench.speech.said == ["Quiero agua."])
  }
}
