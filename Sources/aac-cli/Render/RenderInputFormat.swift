import ArgumentParser

/// How the sentences of a batch are written down.
enum RenderInputFormat: String, CaseIterable, ExpressibleByArgument, Sendable {
  /// A JSON object a line.
  case jsonl
  /// A table with a line of names first.
  case csv
  /// A sentence a line, as it is to be said.
  case text

  /// The format of a file by the ending of its name; nil when that says nothing.
  init?(path: String) {
    switch path.split(separator: ".").last?.lowercased() {
    case "jsonl", "ndjson", "json": self = .jsonl
    case "csv", "tsv": self = .csv
    case "txt", "text": self = .text
    default: return nil
    }
  }

  /// The format that the first line looks like.
  init(firstLine line: String) {
    if line.first(where: { !$0.isWhitespace }) == "{" {
      self = .jsonl
    } else if let header = CSVHeader(line), header.names.count > 1 {
      self = .csv
    } else {
      self = .text
    }
  }
}
