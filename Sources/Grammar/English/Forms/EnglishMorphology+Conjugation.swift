import AACCore

extension EnglishMorphology {
  /// The whole table of a verb, in the order of a grammar book: simple, progressive, perfect and
  /// perfect progressive of each tense.
  ///
  /// Source: Quirk et al., CGEL §3.56, §4.17–4.40. A tense that the verb lacks is left out: *can*
  /// has neither infinitive nor perfect.
  public func conjugation(of lemma: String) -> ConjugationTable {
    if lemma == "beware" {
      // It has no forms but this one (CGEL §11.24).
      return ConjugationTable(
        lemma: lemma,
        sections: [
          single(.infinitive, ["(to) " + lemma]), imperative(of: lemma, isNegative: false),
        ])
    }
    let isModal = EnglishAuxiliaries.modals.contains(lemma)
    var sections = isModal ? [] : nonfinites(of: lemma)
    for form in [VerbFeatures.Form.present, .preterite, .future, .conditional] {
      sections.append(tense(form, lemma))
      if isModal { continue }
      sections.append(progressive(form, lemma))
      sections.append(perfect(form, lemma))
      sections.append(perfectProgressive(form, lemma))
    }
    if !isModal {
      sections.append(tense(.presentSubjunctive, lemma))
      sections.append(tense(.imperfectSubjunctive, lemma))
      sections.append(imperative(of: lemma, isNegative: false))
      sections.append(imperative(of: lemma, isNegative: true))
    }
    return ConjugationTable(
      lemma: lemma, sections: sections.filter { $0.rows.contains { !$0.forms.isEmpty } })
  }

  // MARK: - Non-finite forms

  private func nonfinites(of lemma: String) -> [ConjugationTable.Section] {
    let participles = verb(lemma, VerbFeatures(.participle))
    let gerunds = verb(lemma, VerbFeatures(.gerund))
    return [
      single(.infinitive, ["(to) " + lemma]),
      single(.infinitive, gerunds.map { "(to) be " + $0 }, isProgressive: true),
      single(.infinitive, participles.map { "(to) have " + $0 }, isCompound: true),
      single(
        .infinitive, gerunds.map { "(to) have been " + $0 }, isCompound: true, isProgressive: true),
      single(.gerund, gerunds),
      single(.gerund, participles.map { "having " + $0 }, isCompound: true),
      single(.participle, participles),
    ]
  }

  private func single(
    _ form: VerbFeatures.Form, _ forms: [String], isCompound: Bool = false,
    isProgressive: Bool = false
  ) -> ConjugationTable.Section {
    .init(form, isCompound: isCompound, isProgressive: isProgressive, rows: [.init(forms: forms)])
  }

  // MARK: - Tenses

  private func tense(_ form: VerbFeatures.Form, _ lemma: String) -> ConjugationTable.Section {
    .init(form, rows: rows { verb(lemma, VerbFeatures(form, $0, $1)) })
  }

  /// *I am going, I was going.*
  private func progressive(_ form: VerbFeatures.Form, _ lemma: String) -> ConjugationTable.Section {
    let gerunds = verb(lemma, VerbFeatures(.gerund))
    let rows = rows { joined(verb("be", VerbFeatures(form, $0, $1)), gerunds) }
    return .init(form, isProgressive: true, rows: rows)
  }

  /// *I have gone, I had gone.*
  private func perfect(_ form: VerbFeatures.Form, _ lemma: String) -> ConjugationTable.Section {
    let participles = verb(lemma, VerbFeatures(.participle))
    let rows = rows { joined(verb("have", VerbFeatures(form, $0, $1)), participles) }
    return .init(form, isCompound: true, rows: rows)
  }

  /// *I have been going.*
  private func perfectProgressive(
    _ form: VerbFeatures.Form, _ lemma: String
  ) -> ConjugationTable.Section {
    let gerunds = verb(lemma, VerbFeatures(.gerund)).map { "been " + $0 }
    let rows = rows { joined(verb("have", VerbFeatures(form, $0, $1)), gerunds) }
    return .init(form, isCompound: true, isProgressive: true, rows: rows)
  }

  private func rows(
    _ forms: (GrammaticalPerson, GrammaticalNumber) -> [String]
  ) -> [ConjugationTable.Row] {
    Self.persons.map { label, person, number in
      .init(label: label, person: person, number: number, forms: forms(person, number))
    }
  }

  private func joined(_ auxiliaries: [String], _ rest: [String]) -> [String] {
    auxiliaries.flatMap { auxiliary in rest.map { auxiliary + " " + $0 } }
  }

  // MARK: - Orders

  /// *Go, let's go; don't go, let's not go.*
  private func imperative(of lemma: String, isNegative: Bool) -> ConjugationTable.Section {
    let forms = isNegative ? ["don't ", "let's not "] : ["", "let's "]
    return .init(
      .imperative, isNegative: isNegative,
      rows: [
        .init(label: "you", person: .second, forms: [forms[0] + lemma]),
        .init(label: "we", person: .first, number: .plural, forms: [forms[1] + lemma]),
      ])
  }

  private static let persons: [(String, GrammaticalPerson, GrammaticalNumber)] = [
    ("I", .first, .singular), ("you", .second, .singular), ("he, she, it", .third, .singular),
    ("we", .first, .plural), ("you", .second, .plural), ("they", .third, .plural),
  ]
}
