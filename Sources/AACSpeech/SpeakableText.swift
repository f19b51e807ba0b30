import AACCore
import Foundation

/// A text without what a voice should not be given, and the way back from it to the text.
///
/// Pictures, control and format characters are left out, because espeak-ng reads the former aloud by
/// name and obeys some of the latter; accents typed as characters of their own are joined to their letter.
struct SpeakableText {
  /// The text as it was written.
  let original: String
  /// What is given to the voice.
  var scalars: [Unicode.Scalar] = []
  /// For each of ``scalars`` the place in the text of the character it comes from.
  var origins: [Int] = []
  /// The words of the text: between spaces, and within that without the marks at both ends.
  private(set) var words: [Word] = []
  /// Whether some words stand in ``scalars`` as phonemes.
  private(set) var hasPhonemes = false

  /// A word's places in the text.
  struct Word: Equatable {
    /// With the marks around it.
    var token: Range<Int>
    /// From its first to its last letter, digit or sign.
    var range: Range<Int>
    /// Whether a question ends with it.
    var isAsked = false
  }

  init(_ text: String) {
    original = text
    var token: Range<Int>?
    var spoken: Range<Int>?
    var isAsked = false
    func endWord() {
      if let token, let spoken {
        words.append(Word(token: token, range: spoken, isAsked: isAsked))
      }
      (token, spoken, isAsked) = (nil, nil, false)
    }
    for (offset, character) in text.enumerated() {
      let kept = Self.speakable(character)
      scalars += kept
      origins += Array(repeating: offset, count: kept.count)
      if kept.contains(" ") { endWord() }
      if kept.isEmpty || kept == [" "] { continue }
      token = (token?.lowerBound ?? offset)..<(offset + 1)
      if kept.contains("?") {
        if spoken != nil {
          isAsked = true
        } else {
          words.indices.last.map { words[$0].isAsked = true }
        }
      }
      if kept.contains(where: Self.isSpoken) {
        spoken = (spoken?.lowerBound ?? offset)..<(offset + 1)
      }
    }
    endWord()
  }

  /// A text in which some words are said otherwise than they are written.
  ///
  /// Their place in the text stays that of the words as written.
  init(_ text: String, pronunciations: [Pronunciation]) {
    self.init(text)
    guard !pronunciations.isEmpty, !words.isEmpty else { return }
    let characters = Array(text)
    let keys = words.map { SpokenKey(String(characters[$0.range])).text }
    let wanted = pronunciations.map {
      (words: SpokenKey($0.word).words, spelling: $0.spelling.forEspeak(in: $0.language))
    }
    var replaced: [(range: Range<Int>, spelling: Pronunciation.Spelling)] = []
    var index = 0
    while index < keys.count {
      let fits = wanted.filter { !$0.words.isEmpty && keys[index...].starts(with: $0.words) }
      // The longest wins, and of several as long the first.
      let length = fits.map(\.words.count).max() ?? 1
      if let match = fits.first(where: { $0.words.count == length }) {
        let last = words[index + length - 1]
        replaced.append((words[index].range.lowerBound..<last.range.upperBound, match.spelling))
      }
      index += length
    }
    replaced.forEach { replace($0.range, by: $0.spelling) }
  }

  /// The text as another program is given it.
  var plain: String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view).trimmingCharacters(in: .whitespaces)
  }

  /// The same text with every word by itself.
  ///
  /// In English espeak-ng says some words as one (*of the*, *in the*, *at it*), without a pause and without a time for
  /// the second. A word joiner between them, which is not heard, keeps them apart. At marks it would hide the end of a
  /// clause; there nothing is joined.
  var parted: SpeakableText {
    var result = self
    (result.scalars, result.origins) = ([], [])
    for (index, scalar) in scalars.enumerated() {
      if scalar == " ", index > 0, index + 1 < scalars.count,
        scalars[index - 1].properties.isAlphabetic, scalars[index + 1].properties.isAlphabetic
      {
        result.scalars.append("\u{2060}")
        result.origins.append(origins[index])
      }
      result.scalars.append(scalar)
      result.origins.append(origins[index])
    }
    return result
  }

  private mutating func replace(_ range: Range<Int>, by spelling: Pronunciation.Spelling) {
    let new: String.UnicodeScalarView
    switch spelling {
    case .respelling(let text): new = Self.spoken(text)
    case .phonemes(let phonemes):
      if !hasPhonemes {
        // From now on brackets are a command: those of the text must not be.
        scalars = scalars.map { $0 == "[" || $0 == "]" ? " " : $0 }
        hasPhonemes = true
      }
      new = "[[\(phonemes)]]".unicodeScalars
    case .language: return
    }
    guard let first = origins.firstIndex(where: range.contains),
      let last = origins.lastIndex(where: range.contains)
    else { return }
    scalars.replaceSubrange(first...last, with: new)
    origins.replaceSubrange(
      first...last, with: Array(repeating: range.lowerBound, count: new.count))
  }

  /// What is spoken of a respelling.
  private static func spoken(_ text: String) -> String.UnicodeScalarView {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: SpeakableText(text).scalars)
    return view
  }

  /// The text for espeak-ng, with the zero byte that ends it.
  var utf8: [UInt8] {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return Array(String(view).utf8) + [0]
  }

  /// Index of the word that a place in ``scalars`` belongs to.
  func wordIndex(atScalar index: Int) -> Int? {
    guard origins.indices.contains(index) else { return nil }
    let origin = origins[index]
    return words.firstIndex { $0.token.contains(origin) }
  }

  /// What remains of a character: itself, a space in its place, or nothing.
  private static func speakable(_ character: Character) -> [Unicode.Scalar] {
    if let letter = plainLetter(character) { return [letter] }
    if character.isWhitespace || isPicture(character) { return [" "] }
    let scalars = String(character).precomposedStringWithCanonicalMapping.unicodeScalars
    return scalars.compactMap { scalar in
      switch scalar.properties.generalCategory {
      case .control: " "
      case .format, .privateUse, .unassigned, .surrogate: nil
      default: scalar
      }
    }
  }

  /// A character of which nothing need be asked: ASCII that is seen, a letter of Latin-1 as one scalar.
  private static func plainLetter(_ character: Character) -> Unicode.Scalar? {
    let scalars = character.unicodeScalars
    guard let scalar = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex
    else { return nil }
    switch scalar.value {
    case 0x20...0x7E, 0xC0...0xFF: return scalar
    default: return nil
    }
  }

  /// Whether a character is a drawing: an emoji, a dingbat, an arrow.
  private static func isPicture(_ character: Character) -> Bool {
    character.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0xFE0F, 0x20E3, 0x2190...0x21FF, 0x2300...0x2BFF: true
      default:
        scalar.properties.isEmojiPresentation
          || scalar.properties.generalCategory == .otherSymbol
            && !"°©®™№".unicodeScalars.contains(scalar)
      }
    }
  }

  /// Whether a voice says something for it: letters, digits, signs such as + and €.
  private static func isSpoken(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: return true
    default: break
    }
    switch scalar.properties.generalCategory {
    case .mathSymbol, .currencySymbol, .decimalNumber, .letterNumber, .otherNumber: return true
    default: return scalar.properties.isAlphabetic || "%&@".unicodeScalars.contains(scalar)
    }
  }
}

extension Pronunciation.Spelling {
  /// The spelling with phonemes that are kept in IPA, as somebody typed them, in the letters of espeak-ng.
  fileprivate func forEspeak(in language: Language) -> Self {
    guard case .phonemes(let text) = self, IPATranscription.isMeant(by: text),
      let transcription = try? IPATranscription(text, in: language)
    else { return self }
    return .phonemes(transcription.phonemes)
  }
}
