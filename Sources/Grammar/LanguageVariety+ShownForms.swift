public import AACCore

extension LanguageVariety {
  /// The few forms of a word by which someone sees whether grammar knows it: *una croqueta, unas croquetas*.
  ///
  /// A noun stands with its article, a verb in the present with *I* and *she* in mind, an adjective in each gender and
  /// number. Words that have one form only have none to show.
  public func shownForms(of lexeme: Lexeme) -> [String] {
    let forms: [String]
    switch lexeme.wordClass {
    case .noun: forms = nounForms(lexeme)
    case .verb:
      forms =
        [VerbFeatures(.present, .first, .singular), VerbFeatures(.present, .third, .singular)]
        .compactMap { morphology.verb(lexeme.lemma, $0).first }
        + [irregular(lexeme, .preterite), irregular(lexeme, .participle)].compactMap(\.self)
    case .adjective where language != .english:
      forms = [GrammaticalNumber.singular, .plural].flatMap { number in
        [Gender.masculine, .feminine].compactMap {
          morphology.adjective(lexeme.lemma, $0, number).first
        }
      }
    default: forms = []
    }
    var seen = Set<String>()
    let different = forms.filter { seen.insert($0).inserted }
    return different.count == 1 && different[0] == lexeme.lemma ? [] : different
  }

  /// English has its surprises in the past, the Romance languages in the participle.
  private func irregular(_ lexeme: Lexeme, _ form: VerbFeatures.Form) -> String? {
    guard (form == .preterite) == (language == .english) else { return nil }
    return form == .preterite
      ? morphology.verb(lexeme.lemma, VerbFeatures(.preterite, .third, .singular)).first
      : morphology.verb(lexeme.lemma, VerbFeatures(.participle)).first
  }

  private func nounForms(_ lexeme: Lexeme) -> [String] {
    if lexeme.countability == .mass {
      return [phrase(lexeme.lemma, lexeme, .definite, .singular)]
    }
    if lexeme.number == .plural { return [phrase(lexeme.lemma, lexeme, .indefinite, .plural)] }
    let plural =
      lexeme.forms["PL"] ?? morphology.plural(of: lexeme.lemma, wordClass: .noun).first
    return [phrase(lexeme.lemma, lexeme, .indefinite, .singular)]
      + (plural.map { [phrase($0, lexeme, .indefinite, .plural)] } ?? [])
  }

  private func phrase(
    _ form: String, _ lexeme: Lexeme, _ article: Article, _ number: GrammaticalNumber
  ) -> String {
    guard language != .english else {
      let isCounted = article == .indefinite && number == .singular
      return isCounted ? "\(EnglishArticles.indefinite(before: form)) \(form)" : form
    }
    guard var gender = lexeme.gender else { return form }
    // El agua, un aula (NGLE §14.2).
    if language == .spanish, gender == .feminine, number == .singular,
      SpanishSounds.beginsWithStressedA(form)
    {
      gender = .masculine
    }
    return "\(RomanceGrammar.grammar(self).article(article, gender, number)) \(form)"
  }
}
