/// A cell of a table as the value of a key of a JSON line.
enum JSONCell: Encodable {
  case text(String)
  case texts([String])
  case flag(Bool)

  /// A cell below a name; several columns of one name, and several words parted by `|`, make a list.
  ///
  /// - Throws: ``RenderError/badFlag(key:value:)``.
  init(_ cell: String, of key: String, after earlier: JSONCell?) throws(RenderError) {
    switch key {
    case "language", "tense", "speaker", "listener": self = .text(cell)
    case "subject", "verb", "complement", "complements", "tiles":
      let words = cell.split(separator: "|").map(String.init)
      if case .texts(let before) = earlier {
        self = .texts(before + words)
      } else {
        self = .texts(words)
      }
    default:
      switch cell.lowercased() {
      case "true", "1", "yes", "sí", "si", "sim", "x": self = .flag(true)
      case "false", "0", "no", "não", "nao": self = .flag(false)
      default: throw .badFlag(key: key, value: cell)
      }
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .texts(let texts): try container.encode(texts)
    case .flag(let flag): try container.encode(flag)
    }
  }
}
