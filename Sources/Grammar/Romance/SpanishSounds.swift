/// Sounds that decide on the article of Spanish feminines.
enum SpanishSounds {
  /// Whether a feminine noun takes *el*: its first sound is a stressed *a* (NGLE §14.2).
  static func beginsWithStressedA(_ noun: String) -> Bool {
    mayBeginWithA(noun) && SpanishMorphology.beginsWithStressedA(noun)
  }

  /// Whether its first letter allows that: few words begin so, the others cost no look at their syllables.
  static func mayBeginWithA(_ noun: String) -> Bool {
    guard let first = noun.utf8.first else { return false }
    return first | 0x20 == UInt8(ascii: "a") || first == 0xC3 || first | 0x20 == UInt8(ascii: "h")
  }
}
