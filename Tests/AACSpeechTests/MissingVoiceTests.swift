import AACCore
import AACSpeech
import Foundation
import Testing

/// In processes of their own, because espeak-ng is initialised only once in each.
struct MissingVoiceTests {
  @Test func withoutDataThereIsAnErrorAndNothingElseIsPrinted() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent, \.standardOutputContent]
    ) {
      let folder = try TemporaryFolder()
      try FileManager.default.createDirectory(
        atPath: folder.file("espeak-ng-data"), withIntermediateDirectories: true)
      setenv("ESPEAK_DATA_PATH", folder.path, 1)
      for _ in 0..<2 {
        let error = await #expect(throws: SpeechError.self) {
          try await EspeakSynthesizer().synthesize("hola", in: .spanishSpain)
        }
        #expect(error == .noVoiceData(detail: "No such file or directory"))
      }
    }
    #expect(!Self.mentionsData(result?.standardErrorContent))
    #expect(!Self.mentionsData(result?.standardOutputContent))
  }

  @Test func withoutADictionaryThereIsAnErrorAndNoSilence() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent, \.standardOutputContent]
    ) {
      let folder = try TemporaryFolder()
      let data = try #require(
        ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib", "/usr/share"]
          .map { "\($0)/espeak-ng-data" }.first { FileManager.default.fileExists(atPath: $0) })
      let copy = folder.file("espeak-ng-data")
      try FileManager.default.createDirectory(atPath: copy, withIntermediateDirectories: true)
      for name in try FileManager.default.contentsOfDirectory(atPath: data)
      where name != "es_dict" {
        try FileManager.default.createSymbolicLink(
          atPath: "\(copy)/\(name)", withDestinationPath: "\(data)/\(name)")
      }
      setenv("ESPEAK_DATA_PATH", folder.path, 1)
      let synthesizer = EspeakSynthesizer()
      let error = await #expect(throws: SpeechError.self) {
        try await synthesizer.synthesize("hola", in: .spanishSpain)
      }
      #expect(error == .noVoiceData(detail: "\(copy)/es_dict"))
      let english = try await synthesizer.synthesize("hello", in: .englishUnitedStates)
      #expect(english.sound.level > 0.01)
    }
    #expect(!Self.mentionsData(result?.standardErrorContent))
    #expect(!Self.mentionsData(result?.standardOutputContent))
  }

  private static func mentionsData(_ content: [UInt8]?) -> Bool {
    let text = String(decoding: content ?? [], as: UTF8.self)
    return text.contains("Can't read") || text.contains("Error") || text.contains("No such file")
  }
}
