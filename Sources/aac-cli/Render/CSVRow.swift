/// A row of a table as RFC 4180 has it: cells in quotes may hold anything, also line ends; a quote is doubled.
enum CSVRow {
  /// The cells of a row.
  static func cells(of row: String, separator: Character) -> [String] {
    var cells: [String] = []
    var cell = ""
    var isQuoted = false
    var wasQuote = false
    for character in row {
      if isQuoted {
        if character == "\"" {
          isQuoted = false
          wasQuote = true
        } else {
          cell.append(character)
        }
      } else if character == "\"" {
        if wasQuote { cell.append("\"") }
        isQuoted = true
        wasQuote = false
      } else if character == separator {
        cells.append(cell)
        cell = ""
        wasQuote = false
      } else {
        cell.append(character)
        wasQuote = false
      }
    }
    return cells + [cell]
  }
}
