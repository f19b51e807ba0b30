internal import AACCore

/// Source: Cunha & Cintra, chapter 13 (order of the tables, compound tenses with *ter*).
extension PortugueseMorphology {
  /// All forms of a verb as a grammar prints them, compound tenses with *ter* and pronouns included.
  ///
  /// No section when the text cannot be a verb.
  public func conjugation(of lemma: String) -> ConjugationTable {
    guard isInfinitive(lemma) else { return ConjugationTable(lemma: lemma, sections: []) }
    if let (head, rest) = Self.splitPhrase(lemma) { return conjugation(of: head, rest) }
    let (infinitive, isPronominal) = Self.splitPronominal(lemma)
    let simple: [VerbFeatures.Form] = [
      .present, .imperfect, .preterite, .pluperfect, .future, .conditional,
      .presentSubjunctive, .imperfectSubjunctive, .futureSubjunctive,
    ]
    let compound = simple.filter { $0 != .preterite && $0 != .pluperfect }
    var sections = [nonFinite(.infinitive, infinitive, isPronominal)]
    sections.append(nonFinite(.gerund, infinitive, isPronominal))
    sections.append(participles(infinitive))
    sections += simple.map { tense($0, infinitive, isPronominal) }
    sections.append(imperative(infinitive, isPronominal, isNegative: false))
    sections.append(imperative(infinitive, isPronominal, isNegative: true))
    sections.append(nonFinite(.infinitive, infinitive, isPronominal, isCompound: true))
    sections.append(nonFinite(.gerund, infinitive, isPronominal, isCompound: true))
    sections += compound.map { tense($0, infinitive, isPronominal, isCompound: true) }
    return ConjugationTable(lemma: lemma, sections: sections.filter { !$0.rows.isEmpty })
  }

  /// The table of a verb with what follows it after every form: *tomo banho*.
  private func conjugation(of head: String, _ rest: String) -> ConjugationTable {
    var table = conjugation(of: head)
    table.lemma += rest
    for section in table.sections.indices {
      for row in table.sections[section].rows.indices {
        table.sections[section].rows[row].forms = table.sections[section].rows[row].forms
          .map { $0 + rest }
      }
    }
    return table
  }

  private static let persons: [(GrammaticalPerson, GrammaticalNumber, label: String)] = [
    (.first, .singular, "eu"), (.second, .singular, "tu"),
    (.third, .singular, "você, ele, ela, a gente"), (.first, .plural, "nós"),
    (.second, .plural, "vós"), (.third, .plural, "vocês, eles, elas"),
  ]

  private func forms(
    _ features: VerbFeatures, _ infinitive: String, _ isPronominal: Bool, isCompound: Bool
  ) -> [String] {
    let lacksForm = !isCompound && lacks(features, infinitive)
    let bare = lacksForm ? [] : verb(isCompound ? "ter" : infinitive, features)
    let placed = isPronominal ? withPronoun(bare, features) : bare
    guard isCompound else { return placed }
    let participles = verb(infinitive, VerbFeatures(.participle))
    return placed.flatMap { form in participles.map { form + " " + $0 } }
  }

  private func tense(
    _ form: VerbFeatures.Form, _ infinitive: String, _ isPronominal: Bool,
    isCompound: Bool = false
  ) -> ConjugationTable.Section {
    let rows = Self.persons.map { person, number, label in
      ConjugationTable.Row(
        label: label, person: person, number: number,
        forms: forms(
          VerbFeatures(form, person, number), infinitive, isPronominal, isCompound: isCompound))
    }
    return ConjugationTable.Section(form, isCompound: isCompound, rows: rows)
  }

  private func nonFinite(
    _ form: VerbFeatures.Form, _ infinitive: String, _ isPronominal: Bool,
    isCompound: Bool = false
  ) -> ConjugationTable.Section {
    let plain = ConjugationTable.Row(
      label: form == .infinitive ? "impessoal" : "",
      forms: forms(VerbFeatures(form), infinitive, isPronominal, isCompound: isCompound))
    var section = ConjugationTable.Section(form, isCompound: isCompound, rows: [plain])
    if form == .infinitive {
      section.rows += tense(form, infinitive, isPronominal, isCompound: isCompound).rows
    }
    return section
  }

  private func participles(_ infinitive: String) -> ConjugationTable.Section {
    let plain = ConjugationTable.Row(
      label: "com ter ou haver", forms: verb(infinitive, VerbFeatures(.participle)))
    let rows = GrammaticalNumber.allCases.flatMap { number in
      Gender.allCases.map { gender in
        ConjugationTable.Row(
          number: number, gender: gender,
          forms: verb(infinitive, VerbFeatures(.participle, nil, number, gender: gender)))
      }
    }
    return ConjugationTable.Section(.participle, rows: [plain] + rows)
  }

  private func imperative(
    _ infinitive: String, _ isPronominal: Bool, isNegative: Bool
  ) -> ConjugationTable.Section {
    let labels = ["", "tu", "você", "nós", "vós", "vocês"]
    let rows = zip(Self.persons, labels).dropFirst().map { row, label in
      let features = VerbFeatures(.imperative, row.0, row.1, isNegative: isNegative)
      let bare = forms(features, infinitive, isPronominal, isCompound: false)
      return ConjugationTable.Row(
        label: label, person: row.0, number: row.1,
        forms: isNegative ? bare.map { "não " + $0 } : bare)
    }
    return ConjugationTable.Section(
      .imperative, isNegative: isNegative, rows: rows.contains { !$0.forms.isEmpty } ? rows : [])
  }
}
