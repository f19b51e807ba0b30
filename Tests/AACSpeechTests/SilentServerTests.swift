import AACCore
import AACSpeech
import Foundation
import Testing

/// With a sound server that takes calls and never answers, in a process of its own.
struct SilentServerTests {
  @Test func aSentenceIsMadeWithoutAskingTheSoundServer() async throws {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      let server = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      withUnsafeMutableBytes(of: &address.sun_path) {
        $0.copyBytes(from: Array(folder.file("s").utf8).prefix($0.count - 1))
      }
      let size = socklen_t(MemoryLayout<sockaddr_un>.size)
      let status = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(server, $0, size) }
      }
      #expect(status == 0 && listen(server, 5) == 0)
      setenv("PULSE_SERVER", "unix:\(folder.file("s"))", 1)
      alarm(120)  // else it would wait for ever
      let utterance = try await EspeakSynthesizer().synthesize("hola", in: .spanishSpain)
      #expect(utterance.sound.level > 0.01)
    }
  }
}
