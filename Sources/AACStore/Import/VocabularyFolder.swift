import AACCore
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
    func add(_ bytes: some Sequence<UInt8>) {
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    for file in files() {
      add(file.utf8)
      add([UInt8](try Data(contentsOf: data.appending(path: file))))
    }
    return String(hash, radix: 16)
  }

  /// A text that is quick to make and changes when files are touched, or Twemoji comes or goes.
  ///
  /// For the drawings, of which there are hundreds, the date of their folder stands in; it changes
  /// when one is added, removed or replaced.
  func stamp() -> String {
    let hasTwemoji = twemoji.map { access($0.path, F_OK) == 0 } ?? false
    var parts = [hasTwemoji ? twemoji?.path ?? "" : ""]
    for name in Self.tables + ["pictograms"] {
      var status = stat()
      guard stat("\(data.path)/\(name)", &status) == 0 else { continue }
      let date = status.st_mtim
      parts.append("\(name) \(status.st_size) \(date.tv_sec).\(date.tv_nsec)")
    }
    return parts.joined(separator: "\n")
  }

  /// The CSV files, by path below `Data/`.
  private static let tables =
    ["categories", "concepts", "links", "opens", "subject-links"].map { "vocabulary/\($0).csv" }
    + Language.allCases.flatMap { language in
      WordTable.allCases.map { "vocabulary/\(language.code)/\($0.rawValue)s.csv" }
    } + ["pictograms/index.csv"]

  /// Every file that is imported, by path below `Data/`, in order.
  private func files() -> [String] {
    let pictograms = data.appending(path: "pictograms").path
    // What is missing is reported, with its name, when it is read.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: pictograms)) ?? []
    let drawings = names.filter { $0.hasSuffix(".svg") }.sorted().map { "pictograms/\($0)" }
    return (Self.tables + drawings).filter { access("\(data.path)/\($0)", F_OK) == 0 }
  }
}
