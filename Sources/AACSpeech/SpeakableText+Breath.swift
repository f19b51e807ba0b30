extension SpeakableText {
  /// How much is given to espeak-ng as one clause, in phonemes: its list has room for 1,000, pauses included, and
  /// what is beyond is neither said nor told (`N_PHONEME_LIST` in its sources).
  private static let roomInClause = 600
  /// The same for one word, in characters (`N_WORD_PHONEMES`, 200, and `N_WORD_BYTES`, 160).
  private static let roomInWord = 140
  /// The most phonemes that one character may become.
  private static let mostPhonemes = 12

  /// The same text with a pause for breath wherever there is no mark for so long that the voice would lose words.
  ///
  /// It reads on as the text is read: behind a word, and within a word only when that alone is too long.
  var withBreaths: SpeakableText {
    // An ordinary sentence has room whatever it is made of.
    guard scalars.count * Self.mostPhonemes > Self.roomInClause else { return self }
    var result = self
    (result.scalars, result.origins) = ([], [])
    var (room, roomInWord) = (Self.roomInClause, Self.roomInWord)
    // The space behind the last word, and what has been used up since.
    var gap: (place: Int, used: Int)?
    var isInBrackets = false
    var consonants = 0
    for (index, scalar) in scalars.enumerated() {
      let cost = Self.phonemes(of: scalar, behind: consonants)
      consonants = Self.isConsonant(scalar) ? consonants + 1 : 0
      if scalar == "[" { isInBrackets = hasPhonemes }
      if scalar == "]" { isInBrackets = false }
      if endsClause(at: index) {
        (room, gap) = (Self.roomInClause, nil)
      } else if room < cost, !isInBrackets, let mark = gap {
        result.scalars.insert(",", at: mark.place)
        result.origins.insert(result.origins[mark.place], at: mark.place)
        (room, gap) = (Self.roomInClause - mark.used, nil)
      }
      if roomInWord <= 0, !isInBrackets {
        result.scalars += [",", " "]
        result.origins += [origins[index], origins[index]]
        (room, roomInWord) = (Self.roomInClause, Self.roomInWord)
      }
      roomInWord = scalar == " " ? Self.roomInWord : roomInWord - 1
      room -= cost
      gap?.used += cost
      result.scalars.append(scalar)
      result.origins.append(origins[index])
      if scalar == " ", !isInBrackets { gap = (result.scalars.count - 1, 0) }
    }
    return result
  }

  /// Whether a mark stands there behind which the voice draws breath by itself.
  private func endsClause(at index: Int) -> Bool {
    guard ".,;:?!…".unicodeScalars.contains(scalars[index]) else { return false }
    return index + 1 == scalars.count || scalars[index + 1] == " "
  }

  /// The most phonemes that a character may become: a vowel one, a consonant two, and a capital or one of many consonants in
  /// a row its name (*uve doble*); a digit or a sign one word or several (*setecientos*, *por ciento*).
  private static func phonemes(of scalar: Unicode.Scalar, behind consonants: Int) -> Int {
    switch scalar {
    case " ", "a", "e", "i", "o", "u", "y": 1
    case "b"..."z": consonants < 3 ? 2 : 8
    default: scalar.properties.isLowercase ? 2 : scalar.properties.isAlphabetic ? 8 : mostPhonemes
    }
  }

  private static func isConsonant(_ scalar: Unicode.Scalar) -> Bool {
    ("b"..."z").contains(scalar) && !"eiouy".unicodeScalars.contains(scalar)
  }
}
