/// One way to inflect one verb: its stem, its vowel theme and what is irregular about it.
///
/// Source: NGLE, chapter 4 (*La flexión verbal*).
struct SpanishParadigm: Sendable {
  /// The vowel of the infinitive.
  enum Theme: Sendable {
    case a, e, i
  }

  /// A stem with the place of its stress.
  struct Stem {
    var letters: SpanishLetters
    /// Index of the stressed vowel; -1 when the stem has none (*d-* of *dar*).
    var stress: Int
    /// Whether it is written alike before every ending: *teng-, conozc-*, but not *cog-, venc-*.
    var isFixed = false
  }

  let infinitive: SpanishLetters
  let theme: Theme
  let spec: SpanishVerbSpec
  /// The infinitive without its ending.
  let stem: SpanishLetters
  /// What stands before the model verb: *de* of *detener*.
  let prefix: SpanishLetters

  /// All paradigms of a verb, the preferred one first; empty when the letters are no infinitive.
  static func all(of lemma: SpanishLetters) -> [SpanishParadigm] {
    guard let theme = theme(of: lemma) else { return [] }
    guard let found = SpanishVerbLexicon.standard.paradigms(of: lemma) else {
      return [SpanishParadigm(lemma, theme, .regular, prefixCount: 0, isKnown: false)]
    }
    return found.specs.map {
      SpanishParadigm(lemma, theme, $0, prefixCount: found.prefixCount, isKnown: true)
    }
  }

  /// The theme of an infinitive; nil for letters that do not end as one.
  static func theme(of lemma: SpanishLetters) -> Theme? {
    guard lemma.count > 1, lemma.last == "r" else { return nil }
    switch lemma[lemma.count - 2] {
    case "a": return lemma.count > 2 ? .a : nil
    case "e": return lemma.count > 2 ? .e : nil
    case "i": return .i
    case "í": return lemma.count > 2 ? .i : nil
    default: return nil
    }
  }

  private init(
    _ lemma: SpanishLetters, _ theme: Theme, _ spec: SpanishVerbSpec, prefixCount: Int,
    isKnown: Bool
  ) {
    infinitive = lemma
    self.theme = theme
    prefix = Array(lemma[..<prefixCount])
    var stem = Array(lemma.dropLast(2))
    var spec = spec
    if let other = spec.stem { stem = prefix + other }
    if !isKnown, theme != .a { Self.addRegularYo(to: &spec, stem: stem) }
    self.stem = stem
    self.spec = spec
  }

  /// *Conozco, luzco*: a verb in vowel and *-cer, -cir* that no list names.
  private static func addRegularYo(to spec: inout SpanishVerbSpec, stem: SpanishLetters) {
    guard stem.last == "c", stem.count > 1, stem[stem.count - 2].isSpanishVowel else { return }
    spec.yo = stem.dropLast() + ["z", "c"]
  }

  /// Whether the verb inserts *y*: *huyo, arguyo, oyes*, but not *sigo, delinco*.
  var insertsY: Bool {
    guard theme == .i, let last = stem.last else { return false }
    switch last {
    case "ü", "o", "a": return true
    case "u": return stem.count < 2 || stem[stem.count - 2] != "g" && stem[stem.count - 2] != "q"
    default: return false
    }
  }
}
