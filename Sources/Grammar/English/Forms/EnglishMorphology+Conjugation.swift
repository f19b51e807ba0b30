import AACCore

extension EnglishMorphology {
  /// The whole table of a verb, in the order of a grammar book.
  public func conjugation(of lemma: String) -> ConjugationTable {
    ConjugationTable(
      lemma: lemma,
      sections: [
        section(.present, of: lemma), section(.preterite, of: lemma), section(.future, of: lemma),
        section(.conditional, of: lemma),
        compound(.present, auxiliary: "have", of: lemma),
        compound(.preterite, auxiliary: "have", of: lemma),
        single(.imperative, imperatives(of: lemma, isNegative: false)),
        single(.imperative, imperatives(of: lemma, isNegative: true), isNegative: true),
        single(.infinitive, verb(lemma, VerbFeatures(.infinitive))),
        single(.gerund, verb(lemma, VerbFeatures(.gerund))),
        single(.participle, verb(lemma, VerbFeatures(.participle))),
      ])
  }

  private func section(_ form: VerbFeatures.Form, of lemma: String) -> ConjugationTable.Section {
    .init(
      form,
      rows: Self.persons.map { label, person, number in
        .init(
          label: label, person: person, number: number,
          forms: verb(lemma, VerbFeatures(form, person, number)))
      })
  }

  private func compound(
    _ form: VerbFeatures.Form, auxiliary: String, of lemma: String
  ) -> ConjugationTable.Section {
    let participles = verb(lemma, VerbFeatures(.participle))
    return .init(
      form, isCompound: true,
      rows: Self.persons.map { label, person, number in
        let first = verb(auxiliary, VerbFeatures(form, person, number))[0]
        return .init(
          label: label, person: person, number: number, forms: participles.map { first + " " + $0 })
      })
  }

  private func single(
    _ form: VerbFeatures.Form, _ forms: [String], isNegative: Bool = false
  ) -> ConjugationTable.Section {
    .init(form, isNegative: isNegative, rows: [.init(forms: forms)])
  }

  private func imperatives(of lemma: String, isNegative: Bool) -> [String] {
    if EnglishAuxiliaries.modals.contains(lemma) { return [] }
    return [isNegative ? "don't " + lemma : lemma]
  }

  private static let persons: [(String, GrammaticalPerson, GrammaticalNumber)] = [
    ("I", .first, .singular), ("you", .second, .singular), ("he, she, it", .third, .singular),
    ("we", .first, .plural), ("you", .second, .plural), ("they", .third, .plural),
  ]
}
