/// Source: NGLE, chapter 16 (*Los pronombres personales átonos*); *Ortografía* of 2010, ch. II §3.4 (accents of joined forms).
extension SpanishOrthography {
  /// The verb form with pronouns written onto it: `attach(["me", "lo"], to: "dar")` is *dármelo*.
  ///
  /// The stress stays where it is, and its accent is written or left out as the longer word demands
  /// (*cómpratelo, estate*); *-mos* loses its *s* before *nos* and *se* (*vámonos, pongámoselo*)
  /// and the imperative of *vosotros* its *d* before *os* (*poneos, vestíos*, but *idos*).
  public static func attach(_ clitics: [String], to form: String) -> String {
    guard let first = clitics.first else { return form }
    var letters = SpanishLetters(spanish: form)
    guard let stress = stress(of: letters) else { return form + clitics.joined() }
    if letters.hasSuffix("mos"), letters.count > 3, first == "nos" || first == "se" {
      letters.removeLast()
    } else if letters.last == "d", first == "os", letters != ["i", "d"] {
      letters.removeLast()
    }
    for clitic in clitics { letters.append(contentsOf: clitic.unicodeScalars) }
    accentuate(&letters, at: stress)
    return letters.text
  }

  /// *y* or *e*, *o* or *u*, whichever is said before the word that follows.
  ///
  /// *Y* becomes *e* before the sound *i* (*e hijos, e iglesias*) but not before its diphthongs
  /// (*y hielo, y iones*); *o* becomes *u* before the sound *o* (*u hora, u 8*).
  public static func conjunction(_ conjunction: String, before next: String) -> String {
    var letters = SpanishLetters(spanish: next)[...]
    letters = letters.drop { $0 == "¿" || $0 == "¡" || $0 == "«" || $0 == "\"" || $0 == "“" }
    if letters.first == "8" || letters.starts(with: ["1", "1"]) && !isLongNumber(letters) {
      return conjunction == "o" ? "u" : conjunction
    }
    if letters.first == "h" { letters.removeFirst() }
    switch (conjunction, letters.first?.withoutAcute) {
    case ("y", "i"):
      let isDiphthong = letters.dropFirst().first?.isSpanishVowel == true && letters.first == "i"
      return isDiphthong ? "y" : "e"
    case ("o", "o"): return "u"
    default: return conjunction
    }
  }

  /// Whether figures that begin with 11 are not read as *once* or *once mil*: *110, 1.100*.
  private static func isLongNumber(_ letters: ArraySlice<Unicode.Scalar>) -> Bool {
    let figures = letters.prefix { ("0"..."9").contains($0) || $0 == "." || $0 == " " }
      .filter { $0 != "." && $0 != " " }
    return figures.count % 3 != 2
  }
}
