extension String {
  /// Columns that the text takes in a terminal: two for an emoji or an East Asian wide letter, none for a mark.
  var displayWidth: Int { reduce(0) { $0 + $1.displayWidth } }

  /// The text cut to a number of columns, with an ellipsis when something was cut.
  func truncated(to width: Int) -> String {
    guard displayWidth > width else { return self }
    guard width > 0 else { return "" }
    var result = ""
    var used = 0
    for character in self {
      guard used + character.displayWidth <= width - 1 else { break }
      used += character.displayWidth
      result.append(character)
    }
    return result + "…"
  }

  /// The text filled up with spaces to a number of columns.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - displayWidth))
  }
}

extension Character {
  /// Columns that the character takes in a terminal.
  var displayWidth: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if unicodeScalars.contains(where: { $0.value == 0xFE0F })
      || first.properties.isEmojiPresentation
    {
      return 2
    }
    switch first.value {
    case 0x0300...0x036F, 0x200B...0x200F, 0xFE00...0xFE0F: return 0
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFF60,
      0x1F300...0x1FAFF:
      return 2
    default: return 1
    }
  }
}
