import Foundation
import Testing

extension Program {
  /// Builds a device of the fixtures and says in the environment that it is used.
  mutating func use(device: String) throws {
    let library = folder.file("devices.so")
    let source = try #require(Bundle.module.resourcePath) + "/Fixtures/devices.c"
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/cc")
    compiler.arguments = ["-shared", "-fPIC", "-DPIC", "-w", "-o", library, source, "-lasound"]
    try compiler.run()
    compiler.waitUntilExit()
    try #require(compiler.terminationStatus == 0)
    let configuration = """
      pcm_type.\(device) { lib "\(library)" }
      pcm.\(device) { type \(device) }

      """
    try configuration.write(
      toFile: folder.file("asound.conf"), atomically: true, encoding: .utf8)
    variables["ALSA_CONFIG_PATH"] = folder.file("asound.conf")
    variables["AAC_AUDIO_DEVICE"] = device
  }
}
