import AACCore

/// Reads picture ids and turns Twemoji's names into the characters they draw.
enum PictureName {
  /// The picture of a row; nil when it names none or, with a problem, something else.
  static func read(_ row: CSVRow, problems: inout [VocabularyProblem]) -> Pictogram.ID? {
    let text = row["pictogram"]
    if text.isEmpty { return nil }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let isKnown =
      parts.count == 2 && !parts[1].isEmpty
      && (parts[0] == "aac" || (parts[0] == "twemoji" && characters(parts[1]) != nil))
    if isKnown { return Pictogram.ID(rawValue: text) }
    problems.append(row.problem("pictogram", .malformedPicture(text)))
    return nil
  }

  /// The characters of a name such as `1f34e` or `1f468-200d-1f373`; nil when it is not one.
  static func characters(_ name: String) -> String? {
    var scalars: [Unicode.Scalar] = []
    for part in name.split(separator: "-", omittingEmptySubsequences: false) {
      guard let value = UInt32(part, radix: 16), let scalar = Unicode.Scalar(value) else {
        return nil
      }
      scalars.append(scalar)
    }
    // Names drop the selector that makes a terminal draw a character in colour: ❤️, 1️⃣.
    if let first = scalars.first, !first.properties.isEmojiPresentation,
      scalars.count == 1 || scalars.last?.value == 0x20E3, !scalars.contains("\u{FE0F}")
    {
      scalars.insert("\u{FE0F}", at: 1)
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
