import AACCore

/// Source: NGLE, chapter 4 (§4.12 for participles).
extension SpanishParadigm {
  /// *Comiendo, leyendo, durmiendo.*
  var gerund: [SpanishLetters] {
    if let forms = spec.words["ger"] { return forms.map(prefixed) }
    return [theme == .a ? join(stem, stressed: "ándo") : joinGlide(raisedStem, "iéndo")]
  }

  /// *Comido, abierto, frito/freído*, masculine singular where nothing else is asked.
  func participle(_ gender: Gender?, _ number: GrammaticalNumber?) -> [SpanishLetters] {
    masculineParticiples.map { form in
      var letters = form
      if gender == .feminine { letters[letters.count - 1] = "a" }
      if number == .plural { letters.append("s") }
      return letters
    }
  }

  private var masculineParticiples: [SpanishLetters] {
    if let forms = spec.words["part"] { return forms.map(prefixed) }
    return [join(stem, stressed: theme == .a ? "ádo" : "ído")]
  }

  /// *Come, comé, coma, comamos, comed, coman*; none for *yo*.
  func imperative(_ person: SpanishPerson) -> [SpanishLetters] {
    switch person {
    case .yo: return []
    case .tú:
      if let forms = spec.words["imp"] { return forms.map(prefixed) }
      return [join(strongStem, theme == .a ? "a" : "e")]
    case .vos:
      if let forms = spec.words["vos"] { return forms.map(prefixed) }
      return [join(stem, stressed: byTheme("á", "é", "í"))]
    case .nosotros:
      if let forms = spec.words["we"] { return forms.map(prefixed) }
      return presentSubjunctive(person)
    case .vosotros: return [join(stem, stressed: byTheme("ád", "éd", "íd"))]
    case .él, .ellos: return presentSubjunctive(person)
    }
  }
}
