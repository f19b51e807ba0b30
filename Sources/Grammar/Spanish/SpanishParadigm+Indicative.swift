/// Source: NGLE, chapter 4 (*La flexión verbal*).
extension SpanishParadigm {
  /// *Como, comes, comés, come.*
  func present(_ person: SpanishPerson) -> [SpanishLetters] {
    if let forms = spec.tenses["present"] { return [prefixed(forms[person.rawValue])] }
    switch person {
    case .yo:
      if let forms = spec.words["first"] { return forms.map(prefixed) }
      return [join(yoStem ?? strongStem, "o")]
    case .tú: return [join(strongStem, theme == .a ? "as" : "es")]
    case .él: return [join(strongStem, theme == .a ? "a" : "e")]
    case .ellos: return [join(strongStem, theme == .a ? "an" : "en")]
    case .vos: return [join(stem, stressed: byTheme("ás", "és", "ís"))]
    case .nosotros: return [join(stem, stressed: byTheme("ámos", "émos", "ímos"))]
    case .vosotros: return [join(stem, stressed: byTheme("áis", "éis", "ís"))]
    }
  }

  /// *Comía, cantaba, era.*
  func imperfect(_ person: SpanishPerson) -> [SpanishLetters] {
    if let forms = spec.tenses["imperfect"] { return [prefixed(forms[person.rawValue])] }
    let ending = theme == .a ? Self.abaEndings[person.rawValue] : Self.iaEndings[person.rawValue]
    let stem = spec.imperfect.map { prefix + $0 } ?? stem
    return [join(stem, stressed: ending)]
  }

  /// *Comí, canté, tuve, fui.*
  func preterite(_ person: SpanishPerson) -> [SpanishLetters] {
    if let forms = spec.tenses["preterite"] { return [prefixed(forms[person.rawValue])] }
    if let strong = spec.preterite { return [strongPreterite(derived(strong), person)] }
    if theme == .a, spec.weakPreterite == nil {
      return [join(stem, stressed: Self.aPreterite[person.rawValue])]
    }
    let weak = spec.weakPreterite.map { prefix + $0 }
    switch person {
    case .él: return [joinGlide(weak ?? raisedStem, "ió")]
    case .ellos: return [joinGlide(weak ?? raisedStem, "iéron")]
    default: return [join(weak ?? stem, stressed: Self.iPreterite[person.rawValue])]
    }
  }

  private func strongPreterite(_ strong: Stem, _ person: SpanishPerson) -> SpanishLetters {
    switch person {
    case .yo: join(strong, "e")
    case .él: join(strong, "o")
    case .ellos:
      join(strong.letters, stressed: strong.letters.last == "j" ? "éron" : "iéron")
    default: join(strong.letters, stressed: Self.iPreterite[person.rawValue])
    }
  }

  /// *Comeré, tendré.*
  func future(_ person: SpanishPerson) -> [SpanishLetters] {
    [join(futureStem, stressed: Self.futureEndings[person.rawValue], isFixed: true)]
  }

  /// *Comería, tendría.*
  func conditional(_ person: SpanishPerson) -> [SpanishLetters] {
    [join(futureStem, stressed: Self.iaEndings[person.rawValue], isFixed: true)]
  }

  private var futureStem: SpanishLetters {
    if let future = spec.future { return prefix + future }
    return stem + [byTheme("a", "e", "i"), "r"]
  }

  func byTheme<Value>(_ a: Value, _ e: Value, _ i: Value) -> Value {
    switch theme {
    case .a: a
    case .e: e
    case .i: i
    }
  }

  private static let abaEndings = ["ába", "ábas", "ábas", "ába", "ábamos", "ábais", "ában"]
  private static let iaEndings = ["ía", "ías", "ías", "ía", "íamos", "íais", "ían"]
  private static let aPreterite = ["é", "áste", "áste", "ó", "ámos", "ásteis", "áron"]
  private static let iPreterite = ["í", "íste", "íste", "ió", "ímos", "ísteis", "iéron"]
  private static let futureEndings = ["é", "ás", "ás", "á", "émos", "éis", "án"]
}
