/// What a Portuguese verb has that no rule gives; what is absent here goes by rule.
///
/// Source: Cunha & Cintra, chapter 13 (*Conjugação dos verbos irregulares*).
struct PortugueseIrregularVerb: Sendable {
  /// Present indicative, six persons.
  var present: [[String]] = []
  /// Stem of the first person and the present subjunctive: *perc* of *perco, perca*.
  var firstStems: [String] = []
  /// Present subjunctive, six persons.
  var subjunctive: [[String]] = []
  /// Stem of a subjunctive that differs from the first person: *saib* beside *sei*.
  var subjunctiveStem: String?
  /// First person singular of the imperfect: *tinha*.
  var imperfect: String?
  /// Preterite, six persons.
  var preterite: [[String]] = []
  /// What pluperfect, imperfect and future subjunctive are made of: *tive* of *tivera, tivesse*.
  var perfectStem: String?
  /// The same before an ending that makes the word stressed three syllables from its end: *tivé*.
  var perfectStressedStem: String?
  /// Stem of future and conditional: *far*.
  var futureStem: String?
  var gerund: String?
  var participle: String?
  /// Imperative of *tu* and of *vós*; an empty list where the verb has none.
  var imperative: [[String]]?

  /// Reads a line of ``PortugueseIrregularVerbs/table``: fields `name=values` between semicolons.
  init(fields: String) {
    for field in PortugueseTable.split(fields, at: ";") {
      guard let (name, value) = PortugueseTable.pair(field) else { continue }
      let words = PortugueseTable.words(value).map { word in
        word == "-" ? [] : PortugueseTable.split(word, at: "/")
      }
      set(PortugueseTable.words(name).first ?? name, words)
    }
  }

  private mutating func set(_ name: String, _ words: [[String]]) {
    let first = words.first?.first
    switch name {
    case "pres": present = words
    case "one": firstStems = words.first ?? []
    case "subj": subjunctive = words
    case "subjstem": subjunctiveStem = first
    case "impf": imperfect = first
    case "pret": preterite = words
    case "perf":
      perfectStem = first
      perfectStressedStem = words.last?.first
    case "fut": futureStem = first
    case "ger": gerund = first
    case "part": participle = first
    case "imp": imperative = words
    default: preconditionFailure("there is no field '\(name)' in the table of irregular verbs")
    }
  }
}
