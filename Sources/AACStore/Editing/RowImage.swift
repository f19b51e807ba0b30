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
      } else if let text = try? container.decode(String.self) {
        // Most cells are text, and a wrong guess costs more than all the rest.
        self = .text(text)
      } else {
        self = .integer(try container.decode(Int64.self))
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

  init(_ columns: [(name: String, cell: Cell)]) {
    cells = Dictionary(columns.map { ($0.name, $0.cell) }, uniquingKeysWith: { $1 })
  }

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
  func json() -> String { Self.json(columns.map { ($0, cells[$0] ?? .null) }) }

  /// Columns as an object, in the order given.
  static func json(_ cells: some Sequence<(name: String, cell: Cell)>) -> String {
    var json = JSONBytes()
    var start = "{\""
    for (name, cell) in cells {
      json.add(start)
      json.add(name)
      json.add("\":")
      json.add(cell)
      start = ",\""
    }
    json.add(start == "{\"" ? "{}" : "}")
    return json.text
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
