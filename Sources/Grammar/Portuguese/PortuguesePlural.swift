/// Plurals of Portuguese nouns and adjectives.
///
/// After Cunha & Cintra, chapter 8 and 10, and bases VIII–XI of the agreement of 1990 for accents.
enum PortuguesePlural {
  /// Plurals of a word in the singular, also of a compound; the usual one first.
  static func forms(of singular: String) -> [String] {
    if let known = PortuguesePluralExceptions.shared.plurals(of: singular) { return known }
    if singular.utf8.contains(UInt8(ascii: " ")) { return [PortugueseCompounds.phrase(singular)] }
    if singular.utf8.contains(UInt8(ascii: "-")) {
      return PortugueseCompounds.plurals(of: singular)
    }
    if let diminutive = diminutive(singular) { return diminutive }
    return simple(singular)
  }

  private static func simple(_ word: String) -> [String] {
    if word.endsIn("ão") { return endingInNasal(word) }
    switch word.lastByte {
    case UInt8(ascii: "m"): return [word.cutting(1) + "ns"]
    case UInt8(ascii: "l"): return [endingInL(word)]
    case UInt8(ascii: "z") where isHiatus(word): return [word.cutting(2) + "ízes"]
    case UInt8(ascii: "r"), UInt8(ascii: "z"): return [word + "es"]
    case UInt8(ascii: "s"): return [endingInS(word)]
    case UInt8(ascii: "x"): return [word]
    case UInt8(ascii: "n"): return [(word.endsIn("en") ? withoutAcute(word) : word) + "s"]
    default: return [word + "s"]
    }
  }

  private static func endingInNasal(_ word: String) -> [String] {
    let stem = word.cutting(3)
    return PortuguesePluralExceptions.shared.nasalEndings(of: word).map { stem + $0 }
  }

  private static func endingInL(_ word: String) -> String {
    let stem = word.cutting(1)
    switch stem.lastByte {
    case UInt8(ascii: "e"): return stem.cutting(1) + (hasAccent(word) ? "eis" : "éis")
    case UInt8(ascii: "o"): return stem.cutting(1) + (hasAccent(word) ? "ois" : "óis")
    case UInt8(ascii: "i"): return stem.cutting(1) + (hasAccent(word) ? "eis" : "is")
    default: return stem + "is"
    }
  }

  /// *raiz* and *juiz*, whose *i* needs an accent once a syllable follows.
  private static func isHiatus(_ word: String) -> Bool {
    word.endsIn(anyOf: ["aiz", "uiz"]) && !word.endsIn(anyOf: ["guiz", "quiz"])
  }

  /// *mês, gás, país, obus* are stressed at the end and take *-es*; *lápis, cais* do not change.
  private static func endingInS(_ word: String) -> String {
    let stem = word.cutting(1)
    for (accented, plain) in [
      ("á", "a"), ("é", "e"), ("ê", "e"), ("ó", "o"), ("ô", "o"), ("ú", "u"),
    ]
    where stem.endsIn(accented) {
      return stem.cutting(2) + plain + "ses"
    }
    if stem.endsIn("í") { return word + "es" }
    if hasAccent(word) || stem.lastByte == UInt8(ascii: "n") { return word }
    let isDiphthong = stem.endsIn(anyOf: ["ai", "ei", "oi", "ui"])
    if stem.endsIn("eu") { return word + "es" }
    let isStressedAtEnd = stem.endsIn("u") || stem.endsIn("i")
    return isStressedAtEnd && !isDiphthong ? word + "es" : word
  }

  /// *pãozinho, pãezinhos*: the plural of the word inside, without its *s* and accent.
  private static func diminutive(_ word: String) -> [String]? {
    for ending in ["zinho", "zinha", "zito", "zita"] where word.endsIn(ending) {
      let base = word.cutting(ending.utf8.count)
      if base.endsIn("ão") || base.endsIn("l") || base.endsIn("r") {
        guard let plural = forms(of: base).first, base.utf8.count > 1 else { return nil }
        let inner = withoutAcute(plural.cutting(1)) + ending + "s"
        // *florezinhas* is the rule, *florzinhas* what people say.
        return base.endsIn("r") ? [inner, word + "s"] : [inner]
      }
      return nil
    }
    return nil
  }

  /// Whether an acute or a circumflex is written on the word.
  static func hasAccent(_ word: String) -> Bool {
    word.unicodeScalars.contains { "áéíóúâêô".unicodeScalars.contains($0) }
  }

  /// The word without acutes and circumflexes; *ã* and *ç* stay.
  static func withoutAcute(_ word: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in word.unicodeScalars {
      switch scalar {
      case "á", "â": result.append("a")
      case "é", "ê": result.append("e")
      case "í": result.append("i")
      case "ó", "ô": result.append("o")
      case "ú": result.append("u")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
