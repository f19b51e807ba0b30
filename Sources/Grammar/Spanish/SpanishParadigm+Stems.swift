/// Source: NGLE, chapter 4 (vowel and consonant alternations of verbs).
extension SpanishParadigm {
  /// The stem as it is, stressed on its last vowel.
  var plainStem: Stem { Stem(letters: stem, stress: stressedVowel(of: stem)) }

  /// A stem of the model verb with this verb's prefix: *de* + *tuv*.
  func derived(_ base: SpanishLetters, isFixed: Bool = false) -> Stem {
    let stress = Self.lastNucleus(of: base, stressesClosed: spec.change == .hiatus)
    return Stem(letters: prefix + base, stress: prefix.count + max(stress, 0), isFixed: isFixed)
  }

  /// The stem where it bears the stress: *aciert-, cuent-, pid-, huy-, aísl-*.
  var strongStem: Stem {
    if insertsY { return yStem }
    var letters = stem
    let vowel = stressedVowel(of: stem)
    guard vowel >= 0 else { return Stem(letters: letters, stress: -1) }
    switch spec.change {
    case .none, .hiatus: return Stem(letters: letters, stress: vowel)
    case .i, .u:
      letters[vowel] = spec.change == .i ? "i" : "u"
      return Stem(letters: letters, stress: vowel)
    case .ie, .ieAndI, .iToIe:
      letters.replaceSubrange(vowel...vowel, with: vowel == 0 ? ["y", "e"] : ["i", "e"])
    case .ue, .ueAndU, .uToUe:
      let u: Unicode.Scalar =
        vowel > 0 && letters[vowel - 1] == "g" && letters[vowel] == "o" ? "ü" : "u"
      letters.replaceSubrange(vowel...vowel, with: vowel == 0 ? ["h", "u", "e"] : [u, "e"])
      if vowel == 0 { return Stem(letters: letters, stress: 2) }
    case .hue:
      letters.replaceSubrange(vowel...vowel, with: ["h", "u", "e"])
      return Stem(letters: letters, stress: vowel + 2)
    }
    return Stem(letters: letters, stress: vowel + 1)
  }

  /// The unstressed stem where the vowel is raised: *sint-ió, durm-iendo, pid-amos*.
  var raisedStem: SpanishLetters {
    let raised: Unicode.Scalar
    switch spec.change {
    case .ieAndI, .i: raised = "i"
    case .ueAndU, .u: raised = "u"
    default: return stem
    }
    let vowel = stressedVowel(of: stem)
    guard vowel >= 0 else { return stem }
    var letters = stem
    letters[vowel] = raised
    return letters
  }

  /// The stem with *y* between vowels: *constru-y-, o-y-, argu-y-*.
  private var yStem: Stem {
    var letters = stem
    if letters.last == "ü" { letters[letters.count - 1] = "u" }
    let stress = letters.count - 1
    return Stem(letters: letters + ["y"], stress: stress)
  }

  /// The stem of the first person singular where it differs from the others: *teng-, conozc-,
  /// huy-*.
  var yoStem: Stem? {
    if let yo = spec.yo { return derived(yo, isFixed: true) }
    return insertsY ? yStem : nil
  }

  /// The vowel of a stem that bears the stress; -1 when the stem has none (*d-* of *dar*).
  private func stressedVowel(of stem: SpanishLetters) -> Int {
    Self.lastNucleus(of: stem, stressesClosed: spec.change == .hiatus)
  }

  /// The last vowel that can be stressed: not the *i* of *cambi-* nor the *u* of *sigu-, averigu-*,
  /// and in a falling diphthong the open one (*bail-, desahuci-*) unless `stressesClosed` (*aísl-,
  /// enví-*).
  private static func lastNucleus(of stem: SpanishLetters, stressesClosed: Bool) -> Int {
    var index = stem.count - 1
    if !stressesClosed { index = beforeGlide(of: stem) }
    while index >= 0, !stem[index].isSpanishVowel || stem.isSilent(at: index) { index -= 1 }
    guard index > 0, !stressesClosed, stem[index].isClosedVowel else { return index }
    let before = stem[index - 1] == "h" ? index - 2 : index - 1
    guard before >= 0, stem[before].isOpenVowel else { return index }
    return before
  }

  /// Index from which to look for the stressed vowel, an unstressed last *i* or *u* left out.
  private static func beforeGlide(of stem: SpanishLetters) -> Int {
    let last = stem.count - 1
    guard last > 0, stem[last].isClosedVowel, stem[last] != "y" else { return last }
    let hasOther = stem[..<last].indices.contains { stem[$0].isSpanishVowel }
    return hasOther ? last - 1 : last
  }
}
