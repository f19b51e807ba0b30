import AACCore
import AACDigest
import AACSpeech
import Foundation
import Testing

@testable import aac_cli

/// What a run is put together from.
struct RenderPartsTests {
  @Test func aTableInAFileFindsWhatWasPutIn() throws {
    let folder = try TemporaryFolder()
    let table = try DiskTable(in: folder.path)
    for number in 0..<20_000 { try table.set(number, for: "key \(number)") }
    try table.set(7, for: "key 3")
    #expect(try table.value(for: "key 3") == 7)
    for number in stride(from: 4, to: 20_000, by: 97) {
      #expect(try table.value(for: "key \(number)") == number)
    }
    #expect(try table.value(for: "key 20000") == nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  private let sound = RenderedSound(
    Utterance(
      text: "ñu", sound: Sound(samples: [1, 2, 3, 4], sampleRate: 8_000),
      words: [SpokenWord(range: 0..<2, start: 0.1, end: 0.25)], voice: "es+f3"),
    sha256: SHA256.hexadecimal(of: [1, 2, 3]), size: 3)

  @Test func messagesComeOutAsTheyWentIn() throws {
    var job = RenderJob(
      id: 4, key: "k", text: "a\n\u{1F}ñ\"", variety: .portugueseBrazil,
      settings: SpeechSettings(
        voice: "woman", speed: 90, pitch: 1, volume: 2, pause: 3, delivery: .spelled),
      voice: RenderVoice(
        VoiceProfile(
          pronunciations: [
            Pronunciation(word: "a\nb", language: .spanish, spelling: .phonemes("x\"y")),
            Pronunciation(word: "c", language: .english, spelling: .language(.spanishMexico)),
          ],
          recordings: [
            Recording(
              id: "1", scope: .word, text: "ñu", language: .spanish, sound: "ab", seconds: 1.5)
          ],
          commands: [VoiceCommand(name: "v", arguments: ["a b", "{out}"], varieties: [])]),
        foreign: [ForeignStretch(range: 2..<5, variety: .englishUnitedStates)], isNeeded: true),
      path: "b/c")
    job.known = .init(path: "d", sha256: "e")
    let outcomes: [RenderOutcome] = [
      .init(id: 1, .made(sound)), .init(id: 2, .cached(sound)), .init(id: 3, .known),
      .init(id: 4, .substituted(sound, "copy: no")), .init(id: 4, .refused("no\nno")),
      .init(id: 5, .broken(status: 73, "…")),
    ]
    var bytes = job.message.bytes + outcomes.flatMap(\.message.bytes)
    #expect(WireMessage.take(from: &bytes).flatMap(RenderJob.init) == job)
    for outcome in outcomes {
      #expect(WireMessage.take(from: &bytes).flatMap(RenderOutcome.init) == outcome)
    }
    #expect(WireMessage.take(from: &bytes) == nil)
  }

  @Test func anIncompleteMessageIsWaitedFor() {
    let whole = WireMessage(["a", "bc"]).bytes
    for count in 0..<whole.count {
      var bytes = Array(whole.prefix(count))
      #expect(WireMessage.take(from: &bytes) == nil)
    }
  }

  @Test func theCacheGivesBackWhatItWasGivenUnlessItIsDamaged() throws {
    let folder = try TemporaryFolder()
    let cache = RenderCache(folder: folder.path)
    let key = "ab" + String(repeating: "0", count: 30)
    #expect(cache.sound(for: key) == nil)
    try cache.keep(sound, bytes: [1, 2, 3], under: key)
    let found = try #require(cache.sound(for: key))
    #expect(found.0 == sound)
    #expect(found.1 == [1, 2, 3])
    let path = "\(folder.path)/ab/\(String(repeating: "0", count: 30)).sound"
    var bytes = try Data(contentsOf: URL(filePath: path))
    bytes[bytes.count - 1] ^= 1
    try bytes.write(to: URL(filePath: path))
    #expect(cache.sound(for: key) == nil)
  }

  @Test func theCacheDropsWhatWasNotUsedForLongest() throws {
    let folder = try TemporaryFolder()
    let cache = RenderCache(folder: folder.path)
    let content = [UInt8](repeating: 7, count: 10_000)
    let whole = RenderedSound(
      Utterance(text: "", sound: Sound(samples: [], sampleRate: 8_000), words: []),
      sha256: SHA256.hexadecimal(of: content), size: content.count)
    let keys = (0..<10).map { "0\($0)" + String(repeating: "a", count: 30) }
    for (age, key) in keys.enumerated() {
      try cache.keep(whole, bytes: content, under: key)
      var times = [timespec(tv_sec: 1_000_000 - age * 100, tv_nsec: 0), timespec()]
      times[1] = times[0]
      let path = "\(folder.path)/\(key.prefix(2))/\(key.dropFirst(2)).sound"
      #expect(utimensat(AT_FDCWD, path, times, 0) == 0)
    }
    cache.trim(to: 200_000)
    #expect(keys.allSatisfy { cache.sound(for: $0) != nil })
    // Having been asked for, all are young again; the first is made old.
    var old = [timespec(tv_sec: 1, tv_nsec: 0), timespec(tv_sec: 1, tv_nsec: 0)]
    let path = "\(folder.path)/\(keys[3].prefix(2))/\(keys[3].dropFirst(2)).sound"
    #expect(utimensat(AT_FDCWD, path, &old, 0) == 0)
    cache.trim(to: 100_000)
    #expect(cache.sound(for: keys[3]) == nil)
    #expect(keys.filter { cache.sound(for: $0) != nil }.count == 8)
  }

  @Test func aLineOfTheManifestIsReadBack() throws {
    let item = RenderItem(
      index: 3, text: "ñu \"\\\n", variety: .spanishSpain, settings: SpeechSettings(),
      labels: ["a\tb"])
    let key = String(repeating: "0f", count: 16)
    let line = ManifestLine(item, file: "a/\"b\".wav", sound: sound, key: key)
    #expect(ManifestLine.key(in: Array(line.json.utf8)) == key)
    let entry = try JSONDecoder().decode(ManifestLine.Entry.self, from: Data(line.json.utf8))
    #expect(entry.file == "a/\"b\".wav")
    #expect(entry.sound?.words == sound.words)
    let object = try JSONSerialization.jsonObject(with: Data(line.json.utf8)) as? [String: Any]
    #expect(object?["text"] as? String == item.text)
    #expect(object?["tiles"] as? [String] == ["a\tb"])
  }

  @Test func progressSaysDoneLeftRateAndTimeToGo() {
    var progress = RenderProgress(isTerminal: false, language: .english)
    let state = RenderProgress.State(done: 120, total: 500, elapsed: 60)
    #expect(progress.line(state) == "120 of 500 · 380 left · 2.0/s · 3:10 to go")
    #expect(progress.note(.init(done: 1, total: 2, elapsed: 59)) == nil)
    #expect(progress.note(state) != nil)
    #expect(progress.note(.init(done: 130, total: 500, elapsed: 61)) == nil)
    var bar = RenderProgress(isTerminal: true, language: .english)
    #expect(bar.note(state)?.contains("█████······") == true)
  }

  @Test(arguments: [30, 40, 50, 80, 200], Language.allCases)
  func theBarFitsTheTerminal(columns: Int, language: Language) throws {
    var bar = RenderProgress(isTerminal: true, language: language, columns: { columns })
    let state = RenderProgress.State(done: 12_345, total: 100_000, elapsed: 600)
    let written = bar.note(state)
    let note = try #require(written)
    let line = note.replacing("\r\u{1B}[K", with: "")
    #expect(line.displayWidth < columns)
    #expect(line.contains("12345"))
    #expect(line.contains("█") == (columns >= 80))
  }

  @Test(arguments: [("10", 10), ("2k", 2_048), ("500M", 524_288_000), ("2G", 2_147_483_648)])
  func sizesAreWrittenAsPeopleDo(text: String, bytes: Int) {
    #expect(ByteCount(argument: text)?.bytes == bytes)
  }

  @Test(arguments: ["", "M", "-1", "1.5G", "99999999999999T"])
  func whatIsNoSizeIsRefused(text: String) {
    #expect(ByteCount(argument: text) == nil)
  }
}
