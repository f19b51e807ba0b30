/// Letters and sounds of English words, as far as spelling rules look at them.
///
/// Source: Quirk et al., CGEL §3.5–3.10 (spelling of verb endings), §5.80–5.81 (of plurals).
enum EnglishSpelling {
  /// Whether a byte is a, e, i, o or u.
  static func isVowel(_ letter: UInt8) -> Bool {
    switch letter {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"),
      UInt8(ascii: "u"):
      true
    default: false
    }
  }

  /// Whether a byte is a lower-case letter that is no vowel (y counts as a consonant).
  static func isConsonant(_ letter: UInt8) -> Bool {
    letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z") && !isVowel(letter)
  }

  /// Number of written vowel groups, a final silent e left out; *y* inside a word is a vowel.
  static func syllables(_ word: some Collection<UInt8>) -> Int {
    var count = 0
    var wasVowel = false
    var previous: UInt8 = 0
    for letter in word {
      var vowel = isVowel(letter) || (letter == UInt8(ascii: "y") && !isVowel(previous))
      // The u of qu is no vowel: quit has one syllable.
      if letter == UInt8(ascii: "u") && previous == UInt8(ascii: "q") { vowel = false }
      if vowel && !wasVowel { count += 1 }
      wasVowel = vowel
      previous = letter
    }
    return count
  }

  /// Whether a word ends in one consonant letter after one vowel letter: *stop*, *visit*, *quit*.
  static func endsInSingleVowelAndConsonant(_ word: [UInt8]) -> Bool {
    guard word.count >= 2, let last = word.last else { return false }
    let vowel = word[word.count - 2]
    guard isConsonant(last), isVowel(vowel) || vowel == UInt8(ascii: "y") else { return false }
    switch last {
    case UInt8(ascii: "w"), UInt8(ascii: "x"), UInt8(ascii: "y"), UInt8(ascii: "h"): return false
    default: break
    }
    guard word.count >= 3 else { return true }
    let before = word[word.count - 3]
    if before == UInt8(ascii: "u") && word.count >= 4 && word[word.count - 4] == UInt8(ascii: "q") {
      return true
    }
    return !isVowel(before)
  }
}

extension EnglishSpelling {
  /// Whether a byte is a lower-case ASCII letter.
  static func isLowerCase(_ letter: UInt8) -> Bool {
    letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")
  }

  /// Whether a byte is an ASCII letter.
  static func isLetter(_ letter: UInt8) -> Bool { isLowerCase(letter | 0x20) }

  /// Whether a consonant stands before the last letter: *cry*, *soliloquy*, not *play*.
  static func hasConsonantBeforeLast(_ word: String) -> Bool {
    var bytes = word.utf8.reversed().dropFirst().makeIterator()
    guard let before = bytes.next() else { return false }
    if before == UInt8(ascii: "u") { return bytes.next() == UInt8(ascii: "q") }
    return isConsonant(before) || isLetter(before) && !isVowel(before | 0x20)
  }
}
