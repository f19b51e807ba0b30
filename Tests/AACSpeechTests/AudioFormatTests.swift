import AACCore
import AACSpeech
import CSndfile
import Foundation
import Testing

/// Every format, read back by libsndfile and by sox.
struct AudioFormatTests {
  private static let text = "¿La niña comió açaí con José?"

  /// A file as libsndfile reads it.
  private struct Reading {
    var info = SF_INFO()
    var sound: Sound
    var title: String?
    var comment: String?

    init?(_ path: String) {
      guard let file = sf_open(path, Int32(SFM_READ), &info) else { return nil }
      defer { sf_close(file) }
      var samples = [Int16](repeating: 0, count: Int(info.frames))
      let count = sf_readf_short(file, &samples, info.frames)
      sound = Sound(samples: Array(samples.prefix(Int(count))), sampleRate: Int(info.samplerate))
      title = sf_get_string(file, Int32(SF_STR_TITLE)).map { String(cString: $0) }
      comment = sf_get_string(file, Int32(SF_STR_COMMENT)).map { String(cString: $0) }
    }
  }

  private func utterance() async throws -> Utterance {
    try await EspeakSynthesizer().synthesize(Self.text, in: .spanishSpain)
  }

  private func write(_ name: String, rate: Int? = nil, in folder: TemporaryFolder) async throws
    -> Utterance
  {
    try AudioFileWriter().write(
      try await utterance(), to: folder.file(name), finish: SoundFinish(sampleRate: rate),
      tags: AudioTags(text: Self.text, language: .spanishSpain))
  }

  /// The packets of an Ogg file, header packets included.
  private static func packets(of file: [UInt8]) -> [[UInt8]] {
    var packets: [[UInt8]] = []
    var open: [UInt8] = []
    var place = 0
    while place + 27 <= file.count {
      let sizes = file[(place + 27)..<(place + 27 + Int(file[place + 26]))]
      place += 27 + sizes.count
      for size in sizes {
        open += file[place..<(place + Int(size))]
        place += Int(size)
        guard size < 255 else { continue }
        packets.append(open)
        open = []
      }
    }
    return packets
  }

  @Test func opusIsMadeByItsTransformAlone() async throws {
    let folder = try TemporaryFolder()
    let heard = try await write("a.opus", in: folder)
    let file = try Array(Data(contentsOf: URL(filePath: folder.file("a.opus"))))
    let sound = Self.packets(of: file).dropFirst(2)
    #expect(sound.count > 50)
    // The first five bits of a packet say how it is made; from 16 on it is the transform alone (RFC 6716, table 2).
    #expect(sound.allSatisfy { ($0.first ?? 0) >> 3 >= 16 })
    let rate = Double(sound.map(\.count).reduce(0, +) * 8) / heard.duration
    #expect((40_000...70_000).contains(rate), "\(rate)")
  }

  @Test(arguments: [
    ("a.wav", SF_FORMAT_WAV | SF_FORMAT_PCM_16, 22_050),
    ("a.flac", SF_FORMAT_FLAC | SF_FORMAT_PCM_16, 22_050),
    ("a.ogg", SF_FORMAT_OGG | SF_FORMAT_VORBIS, 22_050),
    ("a.OPUS", SF_FORMAT_OGG | SF_FORMAT_OPUS, 24_000),
    ("a.mp3", SF_FORMAT_MPEG | SF_FORMAT_MPEG_LAYER_III, 22_050),
  ])
  func whatIsReadBackIsTheSentence(name: String, format: Int, rate: Int) async throws {
    let folder = try TemporaryFolder()
    let heard = try await write(name, in: folder)
    let reading = try #require(Reading(folder.file(name)))
    #expect(Int(reading.info.format) & 0x0FFF_FFFF == format)
    #expect(reading.info.channels == 1)
    #expect(heard.sound.sampleRate == rate)
    #expect(abs(reading.sound.duration - heard.duration) < 0.08)
    let loudness = try #require(Loudness.integrated(of: reading.sound))
    #expect(abs(loudness - Loudness.target) < 1)
    #expect(reading.sound.level > 0.05)
    #expect(reading.title == Self.text)
    #expect(reading.comment == Self.text)
    #expect(try folder.names == [name])
  }

  @Test(arguments: ["a.wav", "a.flac", "a.ogg", "a.opus", "a.mp3"])
  func otherProgramsReadItToo(name: String) async throws {
    let folder = try TemporaryFolder()
    let heard = try await write(name, in: folder)
    // Debian's sox knows all formats but Opus, which has its own tools.
    let wav = folder.file("decoded.wav")
    if name == "a.opus" {
      _ = try Self.run("opusdec", "--quiet", "--rate", "22050", folder.file(name), wav)
    } else {
      _ = try Self.run("sox", folder.file(name), wav)
    }
    let sound = try #require(Reading(wav)).sound
    #expect(sound.sampleRate == 22_050)
    #expect(abs(sound.duration - heard.duration) < 0.12)
    let loudness = try #require(Loudness.integrated(of: sound))
    #expect(abs(loudness - Loudness.target) < 1)
  }

  @Test(arguments: [("a.flac", "soxi"), ("a.ogg", "soxi"), ("a.opus", "opusinfo")])
  func otherProgramsShowTitleTextAndLanguage(name: String, program: String) async throws {
    let folder = try TemporaryFolder()
    _ = try await write(name, in: folder)
    let comments = try Self.run(program, folder.file(name)).lowercased()
    #expect(comments.contains("title=\(Self.text.lowercased())"))
    #expect(comments.contains("comment=\(Self.text.lowercased())"))
    #expect(comments.contains("language=es-es"))
    #expect(!comments.contains("warning"))
  }

  @Test(arguments: [("a.wav", "ILNG\u{6}\u{0}\u{0}\u{0}es-ES"), ("a.mp3", "TLAN")])
  func theLanguageIsInTheOtherFormatsToo(name: String, bytes: String) async throws {
    let folder = try TemporaryFolder()
    _ = try await write(name, in: folder)
    let file = try Data(contentsOf: URL(filePath: folder.file(name)))
    #expect(file.range(of: Data(bytes.utf8)) != nil)
  }

  @Test(arguments: ["a.wav", "a.flac", "a.ogg", "a.opus", "a.mp3"])
  func tagsOfAnyLengthLeaveTheSoundAsItIs(name: String) async throws {
    let folder = try TemporaryFolder()
    let sound = try await utterance().sound
    let text = String(repeating: "ñandú «comilón» & <más> ", count: 400)
    let writer = AudioFileWriter()
    let finished = SoundFinish().applied(
      to: Utterance(text: text, sound: sound, words: []), format: .opus)
    try writer.write(
      finished.sound, to: folder.file(name), tags: AudioTags(text: text, language: .spanishMexico))
    let reading = try #require(Reading(folder.file(name)))
    #expect(abs(reading.sound.duration - finished.duration) < 0.08)
    #expect(reading.title?.hasPrefix("ñandú «comilón»") == true)
  }

  @Test(arguments: ["a.wav", "a.flac", "a.ogg", "a.opus", "a.mp3"])
  func nothingToHearIsAFileThatCanBeRead(name: String) throws {
    let folder = try TemporaryFolder()
    let nothing = Utterance(text: "", sound: Sound(samples: [], sampleRate: 22_050), words: [])
    _ = try AudioFileWriter().write(
      nothing, to: folder.file(name), finish: SoundFinish(),
      tags: AudioTags(text: "", language: .englishUnitedStates))
    let reading = try #require(Reading(folder.file(name)))
    #expect(reading.sound.level == 0 || name == "a.mp3" && reading.sound.level < 0.001)
    #expect(reading.sound.duration < 0.3)
  }

  /// Runs a program and returns what it printed.
  private static func run(_ arguments: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(arguments)")
    return String(decoding: output, as: UTF8.self)
  }
}
