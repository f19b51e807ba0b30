import Foundation
import GRDB

/// Values of a row's columns by name, as the journal keeps them.
struct RowImage: Hashable, Codable {
  /// A value of our tables, which hold whole numbers and text.
  enum Cell: Hashable, Codable {
    case null
    case integer(Int64)
    case text(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .null
      } else if let number = try? container.decode(Int64.self) {
        self = .integer(number)
      } else {
        self = .text(try container.decode(String.self))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .null: try container.encodeNil()
      case .integer(let number): try container.encode(number)
      case .text(let text): try container.encode(text)
      }
    }

    init(_ value: DatabaseValue) throws {
      switch value.storage {
      case .null: self = .null
      case .int64(let number): self = .integer(number)
      case .string(let text): self = .text(text)
      case .double, .blob: throw UnexpectedValue()
      }
    }

    var databaseValue: DatabaseValue {
      switch self {
      case .null: .null
      case .integer(let number): number.databaseValue
      case .text(let text): text.databaseValue
      }
    }
  }

  var cells: [String: Cell]

  init(_ cells: [String: Cell]) { self.cells = cells }

  init(row: Row) throws {
    cells = [:]
    for (column, value) in row { cells[column] = try Cell(value) }
  }

  init(json: String) throws {
    do {
      cells = try JSONDecoder().decode([String: Cell].self, from: Data(json.utf8))
    } catch is DecodingError {
      throw UnexpectedValue()
    }
  }

  /// The columns as an object, in the order of their names.
  ///
  /// Written by hand: an import of a hundred thousand words makes so many that an encoder takes most of its time.
  func json() -> String {
    var text = "{"
    for (index, column) in columns.enumerated() {
      if index > 0 { text += "," }
      text += "\"\(column)\":"
      switch cells[column] ?? .null {
      case .null: text += "null"
      case .integer(let number): text += String(number)
      case .text(let value): Self.append(value, to: &text)
      }
    }
    return text + "}"
  }

  private static func append(_ value: String, to text: inout String) {
    text += "\""
    if value.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }) {
      for scalar in value.unicodeScalars {
        switch scalar {
        case "\"", "\\": text += "\\\(scalar)"
        case "\n": text += "\\n"
        case "\t": text += "\\t"
        case _ where scalar.value < 0x20:
          let hex = String(scalar.value, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
        default: text.unicodeScalars.append(scalar)
        }
      }
    } else {
      text += value
    }
    text += "\""
  }

  /// The names of the columns, in a fixed order.
  var columns: [String] { cells.keys.sorted() }

  /// Only the given columns.
  func only(_ columns: some Collection<String>) -> RowImage {
    RowImage(cells.filter { columns.contains($0.key) })
  }

  /// The columns in which another image differs.
  func differences(from other: RowImage) -> [String] {
    columns.filter { cells[$0] != other.cells[$0] }
  }

  /// The values in the order of ``columns``.
  var arguments: StatementArguments {
    StatementArguments(columns.map { cells[$0]?.databaseValue ?? .null })
  }
}
