import AACGeneration
import Foundation

/// Writes the generated sources of the package in the current folder.
@main
struct AACGenerate {
  static func main() throws {
    let package = URL(filePath: FileManager.default.currentDirectoryPath)
    let strings = try StringTable(
      contentsOf: package.appending(path: "Data/interface/strings.csv"))
    guard strings.problems.isEmpty else {
      FileHandle.standardError.write(Data((strings.problems.joined(separator: "\n") + "\n").utf8))
      exit(65)
    }
    for path in try GeneratedSources(package: package).write(to: package) { print(path) }
  }
}
