public import Foundation

/// Every generated Swift file of the package, by its path from the package's folder.
///
/// A test compares them with the files; `script/generate` writes them.
public struct GeneratedSources: Sendable {
  /// Source text by path, such as `Sources/AACCore/Text+Strings.generated.swift`.
  public let files: [String: String]

  /// Makes the sources from the `Data` folder of a package.
  ///
  /// - Throws: when a table is missing or cannot be read.
  public init(package: URL) throws {
    let strings = try StringTable(
      contentsOf: package.appending(path: "Data/interface/strings.csv"))
    var files = ["Sources/AACCore/Text+Strings.generated.swift": strings.swiftSource]
    for table in try GrammarTable.all(in: package.appending(path: "Data/grammar")) {
      files["Sources/Grammar/Generated/\(table.fileName)"] = table.swiftSource
    }
    self.files = files
  }

  /// Writes the files that differ and returns their paths.
  ///
  /// - Throws: when a file cannot be written.
  @discardableResult
  public func write(to package: URL) throws -> [String] {
    try files.keys.sorted().filter { path in
      let file = package.appending(path: path)
      guard (try? String(contentsOf: file, encoding: .utf8)) != files[path] else { return false }
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try (files[path] ?? "").write(to: file, atomically: true, encoding: .utf8)
      return true
    }
  }
}
