internal import AACCore

/// A Portuguese verb taken apart, from which its forms are put together.
///
/// Persons are numbered 0…5: *eu, tu, ele, nós, vós, eles*.
///
/// Source: Cunha & Cintra, chapter 13 (*Estrutura do verbo*).
struct PortugueseVerb {
  /// Vowel of the infinitive, which decides the endings.
  enum Theme {
    case a, e, i
  }

  let infinitive: String
  let variety: LanguageVariety
  /// The infinitive without *-ar, -er, -ir*.
  let root: String
  let theme: Theme
  let pattern: PortugueseVerbPattern
  let irregular: PortugueseIrregularVerb?
  /// What stands before the irregular verb: *man* of *manter*.
  let prefix: String

  /// A verb by its infinitive, without pronoun; nil when the text cannot be one.
  init?(_ infinitive: String, variety: LanguageVariety) {
    guard let theme = Self.theme(of: infinitive) else { return nil }
    let lexicon = PortugueseVerbLexicon.shared
    self.infinitive = infinitive
    self.variety = variety
    self.theme = theme
    root = infinitive.cutting(infinitive.endsIn("ôr") ? 3 : 2)
    if theme == .a {
      let isIrregular = infinitive.endsIn("dar") || infinitive.endsIn("star")
      let found = isIrregular ? lexicon.irregularVerb(infinitive) : nil
      irregular = found?.verb
      prefix = found?.prefix ?? ""
    } else {
      let found = lexicon.irregularVerb(infinitive)
      irregular = found?.verb
      prefix = found?.prefix ?? ""
    }
    pattern = lexicon.pattern(of: infinitive)
  }

  /// The conjugation that an infinitive belongs to; nil when it does not look like one.
  static func theme(of text: String) -> Theme? {
    let count = text.utf8.count
    guard count >= 2, text.lastByte == UInt8(ascii: "r") else { return nil }
    if text.endsIn("ar"), count >= 3 { return .a }
    if text.endsIn("er"), count >= 3 { return .e }
    if text.endsIn("ir") { return .i }
    if text.endsIn("por") || text.endsIn("pôr") { return .e }
    return nil
  }

  /// Whether the root ends in a vowel that a following *i* is not to be read together with.
  var hasHiatus: Bool {
    guard theme != .a, irregular?.present.isEmpty ?? true else { return false }
    switch root.lastByte {
    case UInt8(ascii: "a"), UInt8(ascii: "o"): return true
    case UInt8(ascii: "u"): return !root.endsIn("gu") && !root.endsIn("qu")
    default: return false
    }
  }

  /// The forms of an irregular verb with its prefix, and the accent that *-tem, -vem* then need.
  func prefixed(_ forms: [String]) -> [String] {
    prefix.isEmpty ? forms : forms.map { form in prefixed(form) }
  }

  func prefixed(_ form: String) -> String {
    switch form {
    case _ where prefix.isEmpty: form
    case "tem": prefix + "tém"
    case "tens": prefix + "téns"
    case "vem": prefix + "vém"
    case "vens": prefix + "véns"
    default: prefix + form
    }
  }
}
