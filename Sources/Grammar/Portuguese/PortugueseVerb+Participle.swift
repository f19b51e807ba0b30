internal import AACCore

/// Source: Cunha & Cintra, chapter 13 (*Verbos abundantes*).
extension PortugueseVerb {
  /// Participles, masculine singular; the one for *ter* first, or the one for *ser* and *estar*.
  func participles(agreeing: Bool) -> [String] {
    if let form = irregular?.participle { return [prefixed(form)] }
    let table = PortugueseParticiples.shared
    if let form = table.onlyForm(of: infinitive) { return [form] }
    let regular = root + (theme == .a ? "ado" : hasHiatus ? "ído" : "ido")
    let (short, isAlwaysPreferred) = table.shortForms(of: infinitive, in: variety)
    let isShortFirst = isAlwaysPreferred || agreeing && !table.prefersLong(infinitive)
    return isShortFirst ? short + [regular] : [regular] + short
  }

  /// Participles in a gender and number: *feitas, entregues*.
  func participles(_ gender: Gender, _ number: GrammaticalNumber) -> [String] {
    participles(agreeing: true).map { form in
      let plural = number == .plural ? "s" : ""
      guard form.lastByte == UInt8(ascii: "o") else { return form + plural }
      return form.cutting(1) + (gender == .feminine ? "a" : "o") + plural
    }
  }
}
