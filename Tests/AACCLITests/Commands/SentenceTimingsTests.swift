import AACCore
import AACSpeech
import Foundation
import SentenceBuilder
import Testing

@testable import aac_cli

struct SentenceTimingsTests {
  /// Times of a sentence from words of the repository's vocabulary, as spoken and trimmed.
  private func timings(_ json: String) async throws -> SentenceTimings {
    let bench = try Bench()
    let composer = SentenceComposer(
      words: bench.database, variety: .spanishSpain, speaker: .feminine)
    let sentence = try composer.sentence(for: SentenceRequest(json: Data(json.utf8)))
    let spoken = try await EspeakSynthesizer().synthesize(sentence.text, in: sentence.variety)
    return SentenceTimings(SoundFinish().applied(to: spoken, format: .wav), of: sentence)
  }

  @Test(arguments: [
    (
      #"{"subject": "niña", "verb": "comer", "complement": "manzana", "negative": true}"#,
      ["La:0", "niña:0", "no:1", "come:1", "una:2", "manzana:2"]
    ),
    (
      #"{"subject": "yo", "verb": "ir", "complement": "parque"}"#,
      ["Yo:0", "voy:1", "al:2", "parque:2"]
    ),
    // One word of several tiles.
    (#"{"tiles": ["ir", "a", "el", "parque"]}"#, ["Quiero:0", "ir:0", "al:1,2", "parque:3"]),
    (#"{"tiles": ["me", "dar", "agua"], "request": true}"#, ["Dame:0,1", "agua:2"]),
    (
      #"{"tiles": ["tú", "dar", "yo", "manzana"], "request": true}"#,
      ["Dame:0,1,2", "una:3", "manzana:3"]
    ),
    (#"{"tiles": ["qué", "querer", "tú"], "question": true}"#, ["Qué:0", "quieres:1,2"]),
    // Numbers, ñ and ç, contractions.
    (#"{"tiles": ["tres", "manzana", "querer"]}"#, ["Quiero:2", "tres:0", "manzanas:1"]),
    (
      #"{"language": "pt", "subject": "eu", "verb": "comer", "complement": "maçã"}"#,
      ["Eu:0", "como:1", "uma:2", "maçã:2"]
    ),
    (
      #"{"language": "pt", "subject": "eu", "verb": "estar", "complement": "parque"}"#,
      ["Eu:0", "estou:1", "no:2", "parque:2"]
    ),
    (
      #"{"language": "en", "tiles": ["I", "not", "want", "water"]}"#,
      ["I:0", "don't:1", "want:2", "water:3"]
    ),
    // What denies lights its own tile, else its verb, and never what is denied.
    (
      #"{"language": "en", "subject": "I", "verb": "be", "complement": "happy", "negative": true}"#,
      ["I:0", "am:1", "not:1", "happy:2"]
    ),
    (
      #"{"language": "en", "tiles": ["I", "not", "be", "happy"]}"#,
      ["I:0", "am:2", "not:1", "happy:3"]
    ),
    (
      #"{"language": "en", "subject": "I", "verb": "eat", "complement": "apple", "negative": true}"#,
      ["I:0", "don't:1", "eat:1", "an:2", "apple:2"]
    ),
    (
      #"{"subject": "yo", "verb": "estar", "complement": "contento", "negative": true}"#,
      ["Yo:0", "no:1", "estoy:1", "contenta:2"]
    ),
    (
      #"{"tiles": ["yo", "contento", "no"]}"#, ["Yo:0", "no:2", "estoy:1", "contenta:1"]
    ),
    (
      #"{"language": "pt", "subject": "eu", "verb": "estar", "complement": "feliz", "negative": true}"#,
      ["Eu:0", "não:1", "estou:1", "feliz:2"]
    ),
    (
      #"{"language": "pt", "tiles": ["eu", "não", "querer", "água"]}"#,
      ["Eu:0", "não:1", "quero:2", "água:3"]
    ),
  ])
  func everyWordHasItsTiles(json: String, expected: [String]) async throws {
    let timings = try await timings(json)
    let words = timings.words.map { word in
      "\(word.text):\(word.tiles.map(String.init).joined(separator: ","))"
    }
    #expect(words == expected)
    #expect(timings.tiles.allSatisfy { !$0.spans.isEmpty })
    #expect(timings.words.map(\.start) == timings.words.map(\.start).sorted())
    #expect(timings.words.last?.end == timings.duration)
    #expect(timings.words.allSatisfy { $0.start < $0.end })
  }

  @Test func aWordSaidTwiceHasTwoTimes() async throws {
    let spoken = try await EspeakSynthesizer().synthesize("más y más", in: .spanishSpain)
    let timings = Self.plain(spoken)
    #expect(timings.words.map(\.text) == ["más", "y", "más"])
    #expect(timings.words[2].start > timings.words[0].end)
  }

  private var sample: SentenceTimings {
    let words = [
      SpokenWord(range: 0..<2, start: 0.25, end: 1.5),
      SpokenWord(range: 3..<6, start: 3_661.0005, end: 3_661.0005),
    ]
    let utterance = Utterance(
      text: "Sí a<b", sound: Sound(samples: [0], sampleRate: 8_000), words: words)
    return Self.plain(utterance)
  }

  private static func plain(_ utterance: Utterance) -> SentenceTimings {
    SentenceTimings(
      text: utterance.text, words: utterance.words, duration: utterance.duration,
      language: "es-ES", labels: [], spoken: nil)
  }

  @Test func webVTTHasACueAWord() {
    #expect(
      sample.webVTT == """
        WEBVTT

        1
        00:00:00.250 --> 00:00:01.500
        Sí

        2
        01:01:01.001 --> 01:01:01.002
        a&lt;b

        """)
  }

  @Test func subRipNamesTheTilesOfAWord() {
    let words = [
      SpokenWord(range: 0..<4, start: 0, end: 0.5), SpokenWord(range: 5..<9, start: 0.5, end: 1),
    ]
    let spoken = SpokenTiles(
      words: [("Dame", 0, nil), ("agua", 2, nil), (".", nil, nil)],
      roles: ["verb", "subject", "complement"],
      in: "Dame agua.")
    let timings = SentenceTimings(
      text: "Dame agua.", words: words, duration: 1, language: "es-ES",
      labels: ["dar", "yo", "agua"], spoken: spoken)
    #expect(
      timings.subRip == """
        1
        00:00:00,000 --> 00:00:00,500
        Dame
        (dar · yo)

        2
        00:00:00,500 --> 00:00:01,000
        agua
        (agua)

        """)
  }

  @Test func subRipHasACueAWord() {
    #expect(
      sample.subRip == """
        1
        00:00:00,250 --> 00:00:01,500
        Sí

        2
        01:01:01,001 --> 01:01:01,002
        a<b

        """)
  }
}
