/// Builds the text of a JSON value byte by byte.
///
/// An import of a hundred thousand words makes so many rows of the journal that an encoder takes most of its time.
struct JSONBytes {
  private var bytes: [UInt8] = []

  /// The text so far.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Adds text as it is.
  mutating func add(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Adds a value of a cell.
  mutating func add(_ cell: RowImage.Cell) {
    switch cell {
    case .null: add("null")
    case .integer(let number): add(String(number))
    case .text(let text):
      add("\"")
      addInside(text)
      add("\"")
    }
  }

  /// Adds a part of a string that is between quotation marks.
  mutating func addInside(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case UInt8(ascii: "\n"): add("\\n")
      case UInt8(ascii: "\t"): add("\\t")
      case 0..<0x20:
        let hex = String(byte, radix: 16)
        add("\\u" + String(repeating: "0", count: 4 - hex.count) + hex)
      default: bytes.append(byte)
      }
    }
  }
}
