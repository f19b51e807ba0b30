import AACCore
import Foundation
import Testing

@testable import AACSpeech

/// In processes of their own, because a library that is loaded stays.
struct LibraryStandInTests {
  @Test func whatIsNeverCalledIsNotLoaded() async throws {
    await #expect(processExitsWith: .success) {
      let utterance = try await EspeakSynthesizer().synthesize("hola", in: .spanishSpain)
      #expect(utterance.sound.level > 0.01)
      let maps = try String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
      #expect(maps.contains("libespeak-ng"))
      #expect(!maps.contains("libpcaudio") && !maps.contains("libpulse"))
    }
  }

  @Test func aStandInThatWasTakenAwayIsNotInTheWay() async throws {
    await #expect(processExitsWith: .success) {
      try #require(LibraryStandIn(named: "libogg.so.0")).remove()
      let library = try #require(dlopen("libogg.so.0", RTLD_LAZY | RTLD_LOCAL))
      #expect(dlsym(library, "ogg_sync_init") != nil)
    }
  }
}
