/// Source: *Ortografía* of 2010, ch. I (*c/qu, z/c, g/gu, g/j*); NGLE, chapter 4 (spelling changes of verbs).
extension SpanishParadigm {
  /// A stem that bears the stress, with its ending.
  func join(_ stem: Stem, _ ending: String) -> SpanishLetters {
    var letters = stem.isFixed ? stem.letters : spelled(stem.letters, before: ending)
    letters.append(contentsOf: ending.unicodeScalars)
    if stem.stress >= 0 { SpanishOrthography.accentuate(&letters, at: stem.stress) }
    return letters
  }

  /// A stem with an ending that bears the stress on its marked vowel; the accent is left only where
  /// due.
  func join(
    _ stem: SpanishLetters, stressed ending: String, isFixed: Bool = false
  ) -> SpanishLetters {
    var letters = isFixed ? stem : spelled(stem, before: ending)
    let count = letters.count
    letters.append(contentsOf: ending.unicodeScalars)
    guard let stress = letters[count...].firstIndex(where: \.hasAcute) else { return letters }
    SpanishOrthography.accentuate(&letters, at: stress)
    return letters
  }

  /// A form of the model verb with this verb's prefix: *de* + *ten* = *detén*.
  func prefixed(_ form: SpanishLetters) -> SpanishLetters {
    guard !prefix.isEmpty, let stress = SpanishOrthography.stress(of: form) else { return form }
    var letters = prefix + form
    SpanishOrthography.accentuate(&letters, at: prefix.count + stress)
    return letters
  }

  /// A stem and an ending in *-ió, -iendo, -iera*, whose *i* may turn to *y* or fall: *leyó, tañó,
  /// rio*.
  func joinGlide(_ stem: SpanishLetters, _ ending: String) -> SpanishLetters {
    let withoutGlide = String(ending.unicodeScalars.dropFirst())
    guard let last = stem.last else { return join(stem, stressed: "y" + withoutGlide) }
    if last == "i" || last == "ñ" || stem.hasSuffix("ll") || spec.losesI {
      return join(stem, stressed: withoutGlide)
    }
    guard last.isOpenVowel || insertsY else { return join(stem, stressed: ending) }
    var letters = stem
    if last == "ü" { letters[letters.count - 1] = "u" }
    return join(letters, stressed: "y" + withoutGlide)
  }

  /// The stem as it is written before an ending: *saco/saqué, cojo/coges, sigo/sigues, averigüé*.
  private func spelled(_ stem: SpanishLetters, before ending: String) -> SpanishLetters {
    guard let last = stem.last, let first = ending.unicodeScalars.first?.withoutAcute else {
      return stem
    }
    let isFront = first == "e" || first == "i"
    switch theme {
    case .a: return isFront ? Self.spelledBeforeE(stem, last) : stem
    case .e, .i: return isFront || first == "y" ? stem : Self.spelledBeforeA(stem, last)
    }
  }

  /// *-ar* before *e*.
  private static func spelledBeforeE(
    _ stem: SpanishLetters, _ last: Unicode.Scalar
  ) -> SpanishLetters {
    switch last {
    case "c": stem.dropLast() + ["q", "u"]
    case "g": stem + ["u"]
    case "z": stem.dropLast() + ["c"]
    case "u" where stem.dropLast().last == "g": stem.dropLast() + ["ü"]
    default: stem
    }
  }

  /// *-er, -ir* before *a, o*.
  private static func spelledBeforeA(
    _ stem: SpanishLetters, _ last: Unicode.Scalar
  ) -> SpanishLetters {
    switch last {
    case "c": stem.dropLast() + ["z"]
    case "g": stem.dropLast() + ["j"]
    case "u" where stem.dropLast().last == "g": Array(stem.dropLast())
    case "u" where stem.dropLast().last == "q": stem.dropLast(2) + ["c"]
    default: stem
    }
  }
}
