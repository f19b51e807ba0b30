/// Texts of cells that a spreadsheet would take for a formula, a number or a date.
///
/// They get an apostrophe in front, which a spreadsheet keeps and which is taken off again on reading. A text that has
/// apostrophes there of its own gets one more, so that every text comes back as it was.
enum SheetCell {
  static func protected(_ text: String) -> String {
    isAtRisk(text.utf8.drop { $0 == UInt8(ascii: "'") }) ? "'" + text : text
  }

  static func plain(_ cell: String) -> String {
    guard cell.utf8.first == UInt8(ascii: "'"),
      isAtRisk(cell.utf8.drop { $0 == UInt8(ascii: "'") })
    else { return cell }
    return String(cell.dropFirst())
  }

  private static func isAtRisk(_ text: Substring.UTF8View) -> Bool {
    guard let first = text.first else { return false }
    // The first characters of formulas, by the advice of the Open Worldwide Application Security Project.
    if [0x3D, 0x2B, 0x2D, 0x40, 0x09, 0x0D].contains(first) { return true }
    if text.count > 24 { return false }
    return isTruth(text) || isMangledNumber(text) || isDate(text)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isTruth(_ text: Substring.UTF8View) -> Bool {
    let word = String(decoding: text, as: UTF8.self).lowercased()
    return ["true", "false", "verdadero", "falso", "verdadeiro"].contains(word)
  }

  /// Digits with marks between, a leading zero or an exponent; a plain whole number stays what it is.
  private static func isMangledNumber(_ text: Substring.UTF8View) -> Bool {
    guard text.contains(where: isDigit) else { return false }
    let marks = Array(" .,:/-+%eE$".utf8) + Array("€£".utf8)
    guard text.allSatisfy({ isDigit($0) || marks.contains($0) }) else { return false }
    let isPlain =
      text.allSatisfy(isDigit) && text.count <= 15
      && (text.first != UInt8(ascii: "0") || text.count == 1)
    return !isPlain
  }

  /// A number beside the name of a month or its beginning: *May 1*, *3-mar*.
  private static func isDate(_ text: Substring.UTF8View) -> Bool {
    let parts = text.split { [0x20, 0x2D, 0x2F, 0x2E].contains($0) }
    guard (2...3).contains(parts.count), parts.contains(where: { $0.allSatisfy(isDigit) }) else {
      return false
    }
    return parts.contains { part in
      months.contains(String(decoding: part.prefix(3), as: UTF8.self).lowercased())
    }
  }

  /// The first letters of months in Spanish, English and Portuguese.
  private static let months: Set<String> = [
    "ene", "jan", "feb", "fev", "mar", "abr", "apr", "may", "mai", "jun", "jul", "ago", "aug",
    "sep", "set", "oct", "out", "nov", "dic", "dec", "dez",
  ]
}
