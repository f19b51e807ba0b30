/// Source: NGLE, chapter 4 (*La flexión verbal*).
extension SpanishParadigm {
  /// *Coma, cante, tenga*; *vos* has the form of *tú*.
  func presentSubjunctive(_ person: SpanishPerson) -> [SpanishLetters] {
    if let forms = spec.tenses["present-subj"] { return [prefixed(forms[person.rawValue])] }
    let own = spec.subjunctive.map { derived($0, isFixed: true) } ?? yoStem
    switch person {
    case .yo, .él: return [join(own ?? strongStem, theme == .a ? "e" : "a")]
    case .tú, .vos: return [join(own ?? strongStem, theme == .a ? "es" : "as")]
    case .ellos: return [join(own ?? strongStem, theme == .a ? "en" : "an")]
    case .nosotros, .vosotros:
      let ending: String
      if person == .nosotros {
        ending = theme == .a ? "émos" : "ámos"
      } else {
        ending = theme == .a ? "éis" : "áis"
      }
      return [join(own?.letters ?? raisedStem, stressed: ending, isFixed: own != nil)]
    }
  }

  /// *Comiera, tuviera, fuera.*
  func imperfectSubjunctive(_ person: SpanishPerson) -> [SpanishLetters] {
    fromPreterite(Self.raEndings[person.rawValue])
  }

  /// *Comiese, tuviese, fuese.*
  func imperfectSubjunctiveSe(_ person: SpanishPerson) -> [SpanishLetters] {
    fromPreterite(Self.seEndings[person.rawValue])
  }

  /// *Comiere, tuviere, fuere.*
  func futureSubjunctive(_ person: SpanishPerson) -> [SpanishLetters] {
    fromPreterite(Self.reEndings[person.rawValue])
  }

  /// All three are made from the third person plural of the preterite: *tuvie-ron, tuvié-ramos*.
  private func fromPreterite(_ ending: String) -> [SpanishLetters] {
    preterite(.ellos).map { form in
      var letters = form
      letters.removeLast(3)
      let stress = letters.count - 1
      letters.append(contentsOf: ending.unicodeScalars)
      SpanishOrthography.accentuate(&letters, at: stress)
      return letters
    }
  }

  private static let raEndings = ["ra", "ras", "ras", "ra", "ramos", "rais", "ran"]
  private static let seEndings = ["se", "ses", "ses", "se", "semos", "seis", "sen"]
  private static let reEndings = ["re", "res", "res", "re", "remos", "reis", "ren"]
}
