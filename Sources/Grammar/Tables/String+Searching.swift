import AACCore

// What the standard library does character by character, done byte by byte where that tells the same.

extension String {
  /// Whether the text begins so.
  ///
  /// Bytes that differ tell the same as characters unless one of the texts has its accents as letters of their own.
  func hasPrefix(_ start: String) -> Bool {
    let length = start.utf8.count
    let isSame: Bool? = withBytes { bytes in
      start.withBytes { start in
        for index in 0..<Swift.min(bytes.count, length) where bytes[index] != start[index] {
          // Two ASCII letters are two characters, whatever follows them.
          if bytes[index] | start[index] < 0x80 { return false }
          return bytes.hasOwnAccents || start.hasOwnAccents ? nil : false
        }
        guard bytes.count >= length else { return start.hasOwnAccents ? nil : false }
        return bytes.beginsCharacter(at: length) ? true : nil
      }
    }
    return isSame ?? starts(with: start)
  }

  /// Where a character first stands.
  func firstIndex(of character: Character) -> Index? {
    guard let byte = character.separatingByte else {
      return firstIndex { $0 == character }
    }
    // Below 0: a character that goes on behind the byte, so that whole ones have to be compared.
    let place: Int? = withBytes { bytes in
      for index in bytes.indices where bytes[index] == byte {
        return bytes.beginsCharacter(at: index + 1) ? index : -1
      }
      return nil
    }
    guard let place else { return nil }
    return place < 0
      ? firstIndex { $0 == character } : utf8.index(utf8.startIndex, offsetBy: place)
  }

  /// The parts between a character.
  func split(
    separator: Character, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true
  ) -> [Substring] {
    let isByByte =
      separator.separatingByte.map { byte in
        withBytes { bytes in
          bytes.indices.allSatisfy { bytes[$0] != byte || bytes.beginsCharacter(at: $0 + 1) }
        }
      } ?? false
    guard isByByte, let byte = separator.separatingByte else {
      return split(
        maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences,
        whereSeparator: { $0 == separator })
    }
    return utf8.split(
      separator: byte, maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences
    )
    .map { Substring($0) }
  }
}

extension String {
  /// Whether it may have accents that are letters of their own.
  var hasOwnAccents: Bool { withBytes { $0.hasOwnAccents } }
}

extension Character {
  /// The byte of a character that is one byte wherever it stands; nil for line ends, which may be two together.
  fileprivate var separatingByte: UInt8? {
    guard utf8.count == 1, let byte = utf8.first, byte >= UInt8(ascii: " ") else { return nil }
    return byte
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether surely no accent or the like follows that belongs to the character before: the end, or a byte of U+0000–U+00FF.
  fileprivate func beginsCharacter(at index: Int) -> Bool {
    index >= count || self[index] < 0x80 || self[index] == 0xC2 || self[index] == 0xC3
  }

  /// Whether there may be accents that are letters of their own.
  fileprivate var hasOwnAccents: Bool {
    for byte in self where byte & 0xFE == 0xCC { return true }
    return false
  }
}
