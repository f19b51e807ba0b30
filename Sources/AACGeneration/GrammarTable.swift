public import Foundation

/// A grammar table of `Data/grammar/<language>/`, carried inside the program as one string literal.
///
/// The text stays as the grammarian wrote it; module Grammar splits it into a dictionary when it is first needed.
public struct GrammarTable: Sendable {
  /// `es`, `en`, `pt`.
  public let language: String
  /// File name without its extension, such as `frames`.
  public let name: String
  /// The file's text.
  public let contents: String

  /// All tables below a `Data/grammar` folder, by language and name.
  ///
  /// - Throws: when a file cannot be read.
  public static func all(in folder: URL) throws -> [GrammarTable] {
    try StringTable.languages.flatMap { language -> [GrammarTable] in
      let files = try FileManager.default.contentsOfDirectory(
        at: folder.appending(path: language), includingPropertiesForKeys: nil)
      return try files.filter { $0.pathExtension == "csv" }
        .sorted { $0.lastPathComponent < $1.lastPathComponent }
        .map { file in
          GrammarTable(
            language: language, name: file.deletingPathExtension().lastPathComponent,
            contents: try String(contentsOf: file, encoding: .utf8))
        }
    }
  }

  /// Name of the Swift constant in `GrammarTables`, such as `spanishFrames`.
  public var constant: String {
    let languageName = ["es": "spanish", "en": "english", "pt": "portuguese"][language] ?? language
    let words = name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return languageName + words.joined()
  }

  /// Name of the generated file.
  public var fileName: String { "GrammarTables+\(constant).generated.swift" }

  /// Swift source with the table as a string literal.
  public var swiftSource: String {
    """
    // Generated from Data/grammar/\(language)/\(name).csv by script/generate: do not edit.
    // swift-format-ignore-file

    extension GrammarTables {
      static let \(constant): StaticString = #\"\"\"
    \(contents)
    \"\"\"#
    }

    """
  }
}
