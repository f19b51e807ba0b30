import AACCore

/// Source: NGLE, chapter 4 (*La flexión verbal*), whose tables set the order; §16.15–16.17 for *vos* and *ustedes*.
extension SpanishMorphology {
  /// The whole table of a verb: non-finite forms, simple and compound tenses, both imperatives.
  ///
  /// Nothing for what is no infinitive. A pronominal verb comes with its pronouns: *me lavo,
  /// lávate*.
  public func conjugation(of lemma: String) -> ConjugationTable {
    guard isInfinitive(lemma) else { return ConjugationTable(lemma: lemma, sections: []) }
    var sections: [ConjugationTable.Section] = []
    for form in [VerbFeatures.Form.infinitive, .gerund] {
      sections.append(nonfinite(lemma, form))
      sections.append(compoundNonfinite(lemma, form))
    }
    sections.append(participles(lemma))
    for form in Self.simpleTenses {
      sections.append(tense(lemma, form))
      sections.append(compoundTense(lemma, form))
    }
    sections.append(imperative(lemma, isNegative: false))
    sections.append(imperative(lemma, isNegative: true))
    return ConjugationTable(lemma: lemma, sections: sections)
  }

  private static let simpleTenses: [VerbFeatures.Form] = [
    .present, .imperfect, .preterite, .future, .conditional, .presentSubjunctive,
    .imperfectSubjunctive, .imperfectSubjunctiveSe, .futureSubjunctive,
  ]

  private func nonfinite(_ lemma: String, _ form: VerbFeatures.Form) -> ConjugationTable.Section {
    ConjugationTable.Section(form, rows: [.init(forms: pronominalForms(lemma, VerbFeatures(form)))])
  }

  /// *Haber comido, habiéndose lavado.*
  private func compoundNonfinite(
    _ lemma: String, _ form: VerbFeatures.Form
  ) -> ConjugationTable.Section {
    let auxiliary = isPronominal(lemma) ? "haberse" : "haber"
    let forms = pronominalForms(auxiliary, VerbFeatures(form))
    return ConjugationTable.Section(
      form, isCompound: true, rows: [.init(forms: Self.joined(forms, participle(of: lemma)))])
  }

  private func participles(_ lemma: String) -> ConjugationTable.Section {
    let rows = GrammaticalNumber.allCases.flatMap { number in
      Gender.allCases.map { gender in
        ConjugationTable.Row(
          number: number, gender: gender,
          forms: verb(lemma, VerbFeatures(.participle, nil, number, gender: gender)))
      }
    }
    return ConjugationTable.Section(.participle, rows: rows)
  }

  private func tense(_ lemma: String, _ form: VerbFeatures.Form) -> ConjugationTable.Section {
    ConjugationTable.Section(form, rows: SpanishPerson.allCases.map { row($0, lemma, form) })
  }

  /// *He comido, me había lavado.*
  private func compoundTense(
    _ lemma: String, _ form: VerbFeatures.Form
  ) -> ConjugationTable.Section {
    let auxiliary = isPronominal(lemma) ? "haberse" : "haber"
    let participles = participle(of: lemma)
    let rows = SpanishPerson.allCases.map { person in
      var row = row(person, auxiliary, form)
      row.forms = Self.joined(row.forms, participles)
      return row
    }
    return ConjugationTable.Section(form, isCompound: true, rows: rows)
  }

  private func imperative(_ lemma: String, isNegative: Bool) -> ConjugationTable.Section {
    let rows = SpanishPerson.allCases.filter { $0 != .yo }.map { person in
      var row = row(person, lemma, .imperative, isNegative: isNegative)
      row.label = person.imperativeLabel
      return row
    }
    return ConjugationTable.Section(.imperative, isNegative: isNegative, rows: rows)
  }

  private func row(
    _ person: SpanishPerson, _ lemma: String, _ form: VerbFeatures.Form, isNegative: Bool = false
  ) -> ConjugationTable.Row {
    let features = VerbFeatures(
      form, person.person, person.number, isNegative: isNegative, isVoseo: person == .vos)
    return ConjugationTable.Row(
      label: person.label, person: person.person, number: person.number,
      forms: pronominalForms(lemma, features))
  }

  private func participle(of lemma: String) -> [String] { verb(lemma, VerbFeatures(.participle)) }

  private static func joined(_ auxiliaries: [String], _ participles: [String]) -> [String] {
    auxiliaries.flatMap { auxiliary in participles.map { auxiliary + " " + $0 } }
  }
}

extension SpanishPerson {
  /// The pronouns that a table of forms prints before this person.
  fileprivate var label: String {
    switch self {
    case .yo: "yo"
    case .tú: "tú"
    case .vos: "vos"
    case .él: "él, ella, usted"
    case .nosotros: "nosotros, nosotras"
    case .vosotros: "vosotros, vosotras"
    case .ellos: "ellos, ellas, ustedes"
    }
  }

  /// Whom an order is given to.
  fileprivate var imperativeLabel: String {
    switch self {
    case .él: "usted"
    case .ellos: "ustedes"
    default: label
    }
  }
}
