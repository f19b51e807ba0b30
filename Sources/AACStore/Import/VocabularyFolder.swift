public import Foundation

/// The sources of the starter vocabulary: `Data/`, and Twemoji's drawings where they are installed.
public struct VocabularyFolder: Sendable {
  /// The folder `Data/`, with `vocabulary/` and `pictograms/` in it.
  public let data: URL
  /// The folder with Twemoji's `1f34e.svg` and so on; nil when it is not installed.
  public let twemoji: URL?

  /// The sources in a folder.
  public init(data: URL, twemoji: URL?) {
    self.data = data
    self.twemoji = twemoji
  }

  /// A text that changes when any file that is imported changes, whatever its date.
  public func checksum() throws -> String {
    // FNV-1a: it tells versions apart, it need not withstand an attack.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for file in try files() {
      for byte in Array(file.utf8) + Array(try Data(contentsOf: data.appending(path: file))) {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
      }
    }
    return String(hash, radix: 16)
  }

  /// A text that is quick to make and changes when files are touched, or Twemoji comes or goes.
  func stamp() throws -> String {
    var parts = [
      twemoji.map { FileManager.default.fileExists(atPath: $0.path) ? $0.path : "" } ?? ""
    ]
    for file in try files() {
      var status = stat()
      _ = stat(data.appending(path: file).path, &status)
      parts.append("\(file) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)")
    }
    return parts.joined(separator: "\n")
  }

  /// Every file that is imported, by path below `Data/`, in order.
  private func files() throws -> [String] {
    var files: [String] = []
    for folder in ["vocabulary", "vocabulary/es", "vocabulary/en", "vocabulary/pt", "pictograms"] {
      let names =
        (try? FileManager.default.contentsOfDirectory(atPath: data.appending(path: folder).path))
        ?? []  // what is missing is reported, with its name, when it is read
      files += names.filter { $0.hasSuffix(".csv") || $0.hasSuffix(".svg") }.map {
        "\(folder)/\($0)"
      }
    }
    return files.sorted()
  }
}
