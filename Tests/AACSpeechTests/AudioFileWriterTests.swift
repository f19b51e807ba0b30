import AACCore
import AACSpeech
import CSndfile
import Foundation
import Testing

struct AudioFileWriterTests {
  private let writer = AudioFileWriter()
  private let sound = Sound(
    samples: (0..<5_000).map { Int16($0 % 251 * 100 - 12_500) }, sampleRate: 22_050)

  @Test func whatIsReadBackIsWhatWasWritten() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("sound.wav")
    try writer.write(sound, to: path)
    var info = SF_INFO()
    let file = try #require(sf_open(path, Int32(SFM_READ), &info))
    defer { sf_close(file) }
    #expect(info.format == Int32(SF_FORMAT_WAV | SF_FORMAT_PCM_16))
    #expect(info.channels == 1)
    #expect(info.samplerate == 22_050)
    #expect(info.frames == 5_000)
    var samples = [Int16](repeating: 0, count: 5_000)
    #expect(sf_readf_short(file, &samples, 5_000) == 5_000)
    #expect(samples == sound.samples)
    #expect(try folder.names == ["sound.wav"])
  }

  @Test func theHeaderIsThatOfAWAVFile() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("SOUND.WAV")
    try writer.write(sound, to: path)
    let bytes = try Data(contentsOf: URL(filePath: path))
    #expect(bytes.count == 44 + 10_000)
    #expect(bytes.prefix(4) == Data("RIFF".utf8))
    #expect(bytes[8..<16] == Data("WAVEfmt ".utf8))
    #expect(bytes[40..<44] == Data([0x10, 0x27, 0, 0]))
  }

  @Test func aSoundWithoutSamplesIsAFileWithoutSamples() throws {
    let folder = try TemporaryFolder()
    try writer.write(Sound(samples: [], sampleRate: 22_050), to: folder.file("none.wav"))
    #expect(try Data(contentsOf: URL(filePath: folder.file("none.wav"))).count == 44)
  }

  @Test func aSpokenSentenceIsAFileOfItsLength() async throws {
    let folder = try TemporaryFolder()
    let utterance = try await EspeakSynthesizer().synthesize("Quiero agua.", in: .spanishSpain)
    try writer.write(utterance.sound, to: folder.file("agua.wav"))
    var info = SF_INFO()
    let file = try #require(sf_open(folder.file("agua.wav"), Int32(SFM_READ), &info))
    defer { sf_close(file) }
    #expect(Int(info.frames) == utterance.sound.samples.count)
  }

  @Test func replacesAFileAndKeepsItsModeAndTheLinkToIt() throws {
    let folder = try TemporaryFolder()
    try Data("old".utf8).write(to: URL(filePath: folder.file("real.wav")))
    #expect(chmod(folder.file("real.wav"), 0o600) == 0)
    #expect(symlink("real.wav", folder.file("link.wav")) == 0)
    try writer.write(sound, to: folder.file("link.wav"))
    var status = stat()
    #expect(lstat(folder.file("link.wav"), &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    #expect(stat(folder.file("real.wav"), &status) == 0 && status.st_size == 10_044)
    #expect(status.st_mode & 0o777 == 0o600)
    #expect(try folder.names == ["link.wav", "real.wav"])
  }

  @Test(arguments: [
    ("missing/sound.wav", AudioFileProblem.noFolder), ("file.wav/sound.wav", .notAFolder),
    ("folder.wav", .notAFile), ("pipe.wav", .notAFile), ("sound", .unknownFormat),
    ("sound.xyz", .unknownFormat), (".wav/", .unknownFormat), ("", .unknownFormat),
    ("dangling.wav", .noFolder),
    (String(repeating: "n", count: 300) + ".wav", .other("File name too long")),
  ])
  func whatCannotBeWrittenIsSaid(name: String, problem: AudioFileProblem) throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.file("folder.wav"), withIntermediateDirectories: false)
    try Data().write(to: URL(filePath: folder.file("file.wav")))
    #expect(mkfifo(folder.file("pipe.wav"), 0o600) == 0)
    #expect(symlink("nowhere", folder.file("dangling.wav")) == 0)
    let path = name.isEmpty ? "" : folder.file(name)
    let before = try folder.names
    #expect(throws: SpeechError.cannotWrite(path: path, problem)) {
      try writer.write(sound, to: path)
    }
    #expect(try folder.names == before)
  }

  @Test func aFolderWithoutPermissionIsSaid() throws {
    // The folder of the processes' own files: nobody may create any there, not even root.
    let path = "/proc/self/sound.wav"
    #expect {
      try writer.write(sound, to: path)
    } throws: {
      ($0 as? SpeechError)?.concernsFile == true
    }
  }

  @Test func aFolderThatTakesNoFilesIsNotCalledMissing() throws {
    let path = "/proc/sound.wav"
    #expect(throws: SpeechError.cannotWrite(path: path, .noPlaceForFiles)) {
      try writer.write(sound, to: path)
    }
  }

  @Test func anOwnFileThatNobodyMayReadIsReplacedByOneThatCanBeRead() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("sound.wav")
    try Data("old".utf8).write(to: URL(filePath: path))
    chmod(path, 0)
    try WholeFile(path: path, followsLinks: false, replacesOwn: true).write(Array("new".utf8))
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_mode & 0o600 == 0o600)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "new")
  }

  @Test func aPlaceIsTriedWithoutLeavingAnything() throws {
    let folder = try TemporaryFolder()
    try WholeFile(path: folder.file("a.json")).check()
    #expect(try folder.names.isEmpty)
    #expect(throws: SpeechError.cannotWrite(path: folder.file("none/a"), .noFolder)) {
      try WholeFile(path: folder.file("none/a")).check()
    }
  }

  @Test func aDiskThatFillsBetweenTwoFilesThatBelongTogetherLeavesNeither() async throws {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      let (path, other) = (folder.file("sound.wav"), folder.file("times.json"))
      try Data("old".utf8).write(to: URL(filePath: path))
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 40_000, rlim_max: 40_000)
      #expect(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
      let tone = Sound(samples: Array(repeating: 1_000, count: 10_000), sampleRate: 22_050)
      // The sound has room; what is to lie beside it has not.
      #expect(throws: SpeechError.cannotWrite(path: other, .diskFull)) {
        try AudioFileWriter().write(
          Utterance(text: "a", sound: tone, words: []), to: path, finish: SoundFinish(),
          tags: AudioTags(text: "a", language: .spanishSpain),
          companion: CompanionFile(path: other) { _ in Array(repeating: 32, count: 50_000) })
      }
      #expect(try folder.names == ["sound.wav"])
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
    }
  }

  @Test func twoFilesThatBelongTogetherAreBothWritten() throws {
    let folder = try TemporaryFolder()
    let (path, other) = (folder.file("sound.wav"), folder.file("length.txt"))
    let heard = try AudioFileWriter().write(
      Utterance(text: "a", sound: sound, words: []), to: path, finish: SoundFinish(),
      tags: AudioTags(text: "a", language: .spanishSpain),
      companion: CompanionFile(path: other) { Array("\($0.sound.samples.count)".utf8) })
    #expect(try folder.names == ["length.txt", "sound.wav"])
    #expect(try String(contentsOfFile: other, encoding: .utf8) == "\(heard.sound.samples.count)")
  }

  @Test func aFullDiskLeavesTheOldFileAndNothingElse() async throws {
    // A limit on the size of files stands in for a disk without room, in a process of its own.
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      let path = folder.file("sound.wav")
      try Data("old".utf8).write(to: URL(filePath: path))
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 4_096, rlim_max: 4_096)
      #expect(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
      let sound = Sound(samples: Array(repeating: 1_000, count: 100_000), sampleRate: 22_050)
      #expect(throws: SpeechError.cannotWrite(path: path, .diskFull)) {
        try AudioFileWriter().write(sound, to: path)
      }
      #expect(try folder.names == ["sound.wav"])
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
    }
  }
}
