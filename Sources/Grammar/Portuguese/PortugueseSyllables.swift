/// The vowels of a word that make its syllables: one range of letters for each.
///
/// Source: Cunha & Cintra, chapter 3 (*Sílaba*, *Encontros vocálicos*); agreement of 1990, base XX.
struct PortugueseSyllables {
  private(set) var nuclei: [Range<Int>] = []
  private let letters: [Unicode.Scalar]

  init(_ letters: [Unicode.Scalar]) {
    self.letters = letters
    var index = 0
    while index < letters.count {
      guard isVowel(at: index) else {
        index += 1
        continue
      }
      let end = endOfNucleus(from: index)
      nuclei.append(index..<end)
      index = end
    }
  }

  private func isVowel(at index: Int) -> Bool {
    guard "aeiouáéíóúâêôãõàü".unicodeScalars.contains(letters[index]) else { return false }
    return !isGlide(at: index)
  }

  /// The *u* of *qu* and of *gu* before a vowel belongs to the consonant.
  private func isGlide(at index: Int) -> Bool {
    guard letters[index] == "u", index > 0, index + 1 < letters.count else { return false }
    let next = letters[index + 1]
    let isBeforeVowel = "aeioáéíóâêôãõ".unicodeScalars.contains(next)
    return isBeforeVowel && (letters[index - 1] == "q" || letters[index - 1] == "g")
  }

  private func endOfNucleus(from index: Int) -> Int {
    guard index + 1 < letters.count else { return index + 1 }
    let pair = (letters[index], letters[index + 1])
    switch pair {
    case ("ã", "o"), ("ã", "e"), ("õ", "e"): return index + 2
    case (_, "i"), (_, "u"):
      return isFalling(pair.0, pair.1) && !isHiatus(at: index + 1) ? index + 2 : index + 1
    case ("i", "a"), ("i", "e"), ("i", "o"), ("u", "a"), ("u", "e"), ("u", "o"):
      return isUnstressedEnd(from: index) ? index + 2 : index + 1
    default: return index + 1
    }
  }

  private func isFalling(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    switch first {
    case "a", "e", "o", "á", "é", "ê", "ó", "ô", "â": true
    case "i", "í": second == "u"
    case "u", "ú": second == "i"
    default: false
    }
  }

  /// *ra-i-nha, ju-iz, ru-im, a-in-da*: the second vowel has a consonant of its own syllable.
  private func isHiatus(at index: Int) -> Bool {
    guard index + 1 < letters.count else { return false }
    let next = letters[index + 1]
    if next == "n", index + 2 < letters.count, letters[index + 2] == "h" { return true }
    // *ca-iu, sa-iu*.
    if next == "u", index + 2 == letters.count { return true }
    guard "lmnrz".unicodeScalars.contains(next) else { return false }
    guard index + 2 < letters.count else { return true }
    let isVowelAfter = "aeiouáéíóúâêôãõ".unicodeScalars.contains(letters[index + 2])
    return !isVowelAfter && letters[index + 2] != "h" && next != "r"
  }

  /// *-ia, -io, -ua* and the like at the end of a word with its accent before: *história, água*.
  private func isUnstressedEnd(from index: Int) -> Bool {
    let rest = letters[(index + 2)...]
    guard rest.isEmpty || rest.elementsEqual(["s"]) else { return false }
    return letters[..<index].contains { "áéíóúâêô".unicodeScalars.contains($0) }
  }
}
