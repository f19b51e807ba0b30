/// Imperfect and preterite, and the tenses made of the stem of the preterite.
///
/// Source: Cunha & Cintra, chapter 13 (*Formação dos tempos simples*).
extension PortugueseVerb {
  func imperfect(_ person: Int) -> [String] {
    if let form = irregular?.imperfect { return [prefixed(imperfect(like: form, person))] }
    if theme == .a {
      return [root + ["ava", "avas", "ava", "ávamos", "áveis", "avam"][person]]
    }
    if hasHiatus { return [root + ["ía", "ías", "ía", "íamos", "íeis", "íam"][person]] }
    let endings = ["ia", "ias", "ia", "íamos", "íeis", "iam"]
    if pattern == .arguir {
      return [root + endings[person], root + ["ía", "ías", "ía", "íamos", "íeis", "íam"][person]]
    }
    return [root + endings[person]]
  }

  /// The imperfect that goes as *era* or *tinha*, which are stressed on the stem.
  private func imperfect(like form: String, _ person: Int) -> String {
    let stem = form.cutting(1)
    guard person == 3 || person == 4 else { return form + ["", "s", "", "", "", "m"][person] }
    let accented =
      switch form {
      case "era": "ér"
      case "punha": "púnh"
      default: stem.cutting(3) + "ính"
      }
    return accented + (person == 3 ? "amos" : "eis")
  }

  func preterite(_ person: Int) -> [String] {
    if let forms = irregular?.preterite, !forms.isEmpty { return prefixed(forms[person]) }
    switch theme {
    case .a:
      if person == 0 { return [front(root) + "ei"] }
      if person == 3 {
        let forms = [root + "amos", root + "ámos"]
        return isOfPortugal ? forms.reversed() : forms
      }
      return [root + ["", "aste", "ou", "", "astes", "aram"][person]]
    case .e:
      return [root + [hasHiatus ? "í" : "i", "este", "eu", "emos", "estes", "eram"][person]]
    case .i:
      if hasHiatus { return [root + ["í", "íste", "iu", "ímos", "ístes", "íram"][person]] }
      if pattern == .arguir && person == 0 { return [root + "í", root + "i"] }
      return [root + ["i", "iste", "iu", "imos", "istes", "iram"][person]]
    }
  }

  func pluperfect(_ person: Int) -> [String] {
    [perfect(person, ["ra", "ras", "ra", "ramos", "reis", "ram"])]
  }

  func imperfectSubjunctive(_ person: Int) -> [String] {
    [perfect(person, ["sse", "sses", "sse", "ssemos", "sseis", "ssem"])]
  }

  func futureSubjunctive(_ person: Int) -> [String] {
    let endings = ["r", "res", "r", "rmos", "rdes", "rem"]
    if let stem = irregular?.perfectStem { return [prefixed(stem) + endings[person]] }
    return [root + themeVowel(isHiatus: person == 1 || person == 5) + endings[person]]
  }

  /// Stem of the preterite with an ending; *nós* and *vós* are stressed three syllables from the end.
  private func perfect(_ person: Int, _ endings: [String]) -> String {
    let isAccented = person == 3 || person == 4
    if let verb = irregular, let stem = verb.perfectStem {
      return prefixed(isAccented ? verb.perfectStressedStem ?? stem : stem) + endings[person]
    }
    guard isAccented else { return root + themeVowel(isHiatus: true) + endings[person] }
    return root + (theme == .a ? "á" : theme == .e ? "ê" : "í") + endings[person]
  }

  /// The vowel of the conjugation, with its accent where the root ends in a vowel.
  func themeVowel(isHiatus: Bool) -> String {
    switch theme {
    case .a: "a"
    case .e: "e"
    case .i: isHiatus && hasHiatus ? "í" : "i"
    }
  }
}
