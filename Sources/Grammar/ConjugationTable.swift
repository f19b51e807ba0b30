public import AACCore

/// All forms of a verb as a grammar book prints them: one section a tense, one row a person.
///
///     SpanishMorphology().conjugation(of: "lavarse").sections.first?.rows
public struct ConjugationTable: Hashable, Encodable, Sendable {
  /// The verb in its dictionary form.
  public var lemma: String
  /// Tenses and non-finite forms in the order of a grammar book.
  public var sections: [Section]

  /// A table of a verb's forms.
  public init(lemma: String, sections: [Section]) {
    self.lemma = lemma
    self.sections = sections
  }

  /// The section of a tense; nil when the language or the verb lacks it.
  public func section(
    _ form: VerbFeatures.Form, isCompound: Bool = false, isProgressive: Bool = false,
    isNegative: Bool = false
  ) -> Section? {
    sections.first {
      $0.form == form && $0.isCompound == isCompound && $0.isProgressive == isProgressive
        && $0.isNegative == isNegative
    }
  }
}

extension ConjugationTable {
  /// One tense, or one kind of non-finite form.
  public struct Section: Hashable, Encodable, Sendable {
    /// Tense and mood; of a compound tense, those of its auxiliary.
    public var form: VerbFeatures.Form
    /// Whether an auxiliary and the participle make it: *he comido, tenho comido*.
    public var isCompound: Bool
    /// Whether *be* and the participle in *-ing* make it: *I am eating*.
    public var isProgressive: Bool
    /// Of the imperative: whether it forbids.
    public var isNegative: Bool
    /// One row a person; a single row without person for non-finite forms.
    public var rows: [Row]

    /// A tense with its rows.
    public init(
      _ form: VerbFeatures.Form, isCompound: Bool = false, isProgressive: Bool = false,
      isNegative: Bool = false, rows: [Row]
    ) {
      self.form = form
      self.isCompound = isCompound
      self.isProgressive = isProgressive
      self.isNegative = isNegative
      self.rows = rows
    }

    /// Stable name of the section: `present`, `present.compound`, `imperative.negative`,
    /// `present.compound.progressive`.
    public var key: String {
      form.rawValue + (isCompound ? ".compound" : "") + (isProgressive ? ".progressive" : "")
        + (isNegative ? ".negative" : "")
    }

    private enum CodingKeys: String, CodingKey {
      case key, rows
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(key, forKey: .key)
      try container.encode(rows, forKey: .rows)
    }
  }

  /// The forms of one person, or of one gender and number of a participle.
  public struct Row: Hashable, Encodable, Sendable {
    /// Who it is said of, in the verb's language: `yo`, `vos`, `a gente`; empty for non-finite
    /// forms.
    public var label: String
    /// Person that the verb agrees with; nil for non-finite forms.
    public var person: GrammaticalPerson?
    /// Number that the form agrees with.
    public var number: GrammaticalNumber?
    /// Gender, of a participle.
    public var gender: Gender?
    /// What is right, the preferred one first; empty when the verb has no such form.
    public var forms: [String]

    /// A row of a table.
    public init(
      label: String = "", person: GrammaticalPerson? = nil, number: GrammaticalNumber? = nil,
      gender: Gender? = nil, forms: [String]
    ) {
      self.label = label
      self.person = person
      self.number = number
      self.gender = gender
      self.forms = forms
    }
  }
}
