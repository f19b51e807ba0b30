internal import AACCore

/// A UniMorph bundle read into features; the tags may stand in any order.
///
/// Source: Sylak-Glassman 2016, *The Composition and Use of the Universal Morphological Feature Schema*.
struct PortugueseTags {
  /// Part of speech of the lemma.
  enum Kind {
    case noun, adjective, verb
  }

  private(set) var kind: Kind?
  private(set) var person: GrammaticalPerson?
  private(set) var number: GrammaticalNumber?
  private(set) var gender: Gender?
  private(set) var hasUnknownTag = false
  /// Whether two tags exclude each other, as in ``BundleTags``: two tenses, the tense of a noun.
  private(set) var isContradictory = false
  private var isNegative = false
  private var marks: Marks = []

  /// What the tags say of tense and mood.
  private struct Marks: OptionSet {
    let rawValue: UInt16

    static let infinitive = Marks(rawValue: 1)
    static let participle = Marks(rawValue: 2)
    static let converb = Marks(rawValue: 4)
    static let subjunctive = Marks(rawValue: 8)
    static let conditional = Marks(rawValue: 16)
    static let imperative = Marks(rawValue: 32)
    static let present = Marks(rawValue: 64)
    static let past = Marks(rawValue: 128)
    static let future = Marks(rawValue: 256)
    static let imperfective = Marks(rawValue: 512)
    static let perfective = Marks(rawValue: 1024)
    static let perfect = Marks(rawValue: 2048)
  }

  private enum Tag {
    case kind(Kind, Marks)
    case person(GrammaticalPerson)
    case number(GrammaticalNumber)
    case gender(Gender)
    case mark(Marks)
    case negative
    case empty
  }

  init(_ bundle: String) {
    var code: UInt64 = 0
    for byte in bundle.utf8 {
      if byte == UInt8(ascii: ";") {
        read(code)
        code = 0
      } else {
        code = code << 8 | UInt64(byte)
      }
    }
    read(code)
    if isOverloaded { isContradictory = true }
  }

  /// Whether the marks say more than one tense, aspect or mood, or anything of a noun.
  private var isOverloaded: Bool {
    if kind != .verb { return kind != nil && (marks != [] || person != nil || isNegative) }
    let tenses: Marks = [.present, .past, .future]
    let aspects: Marks = [.imperfective, .perfective, .perfect]
    let moods: Marks = [
      .infinitive, .participle, .converb, .subjunctive, .conditional, .imperative,
    ]
    if [tenses, aspects, moods].contains(where: {
      marks.intersection($0).rawValue.nonzeroBitCount > 1
    }) {
      return true
    }
    return !marks.isDisjoint(with: [.present, .future]) && !marks.isDisjoint(with: aspects)
  }

  /// Reads a tag given as the number that its letters make, which is quicker than as text.
  private mutating func read(_ code: UInt64) {
    switch Self.known[code] {
    case .kind(let kind, let mark):
      isContradictory = isContradictory || self.kind ?? kind != kind
      self.kind = kind
      marks.insert(mark)
    case .person(let person):
      isContradictory = isContradictory || self.person ?? person != person
      self.person = person
    case .number(let number):
      isContradictory = isContradictory || self.number ?? number != number
      self.number = number
    case .gender(let gender):
      isContradictory = isContradictory || self.gender ?? gender != gender
      self.gender = gender
    case .mark(let mark): marks.insert(mark)
    case .negative: isNegative = true
    case .empty: break
    case nil: hasUnknownTag = true
    }
  }

  private static let known: [UInt64: Tag] = {
    let tags: [(String, Tag)] = [
      ("V", .kind(.verb, [])), ("V.PTCP", .kind(.verb, .participle)),
      ("V.CVB", .kind(.verb, .converb)), ("N", .kind(.noun, [])), ("PROPN", .kind(.noun, [])),
      ("ADJ", .kind(.adjective, [])), ("1", .person(.first)), ("2", .person(.second)),
      ("3", .person(.third)), ("SG", .number(.singular)), ("PL", .number(.plural)),
      ("MASC", .gender(.masculine)), ("FEM", .gender(.feminine)), ("NEG", .negative),
      ("POS", .empty), ("FIN", .empty), ("IND", .empty), ("NFIN", .mark(.infinitive)),
      ("SBJV", .mark(.subjunctive)), ("COND", .mark(.conditional)), ("IMP", .mark(.imperative)),
      ("PRS", .mark(.present)), ("PST", .mark(.past)), ("FUT", .mark(.future)),
      ("IPFV", .mark(.imperfective)), ("PFV", .mark(.perfective)), ("PRF", .mark(.perfect)),
    ]
    return Dictionary(
      uniqueKeysWithValues: tags.map { name, tag in
        (name.utf8.reduce(0) { $0 << 8 | UInt64($1) }, tag)
      })
  }()

  /// What the tags say of a verb; nil when they name no form of Portuguese.
  var verbFeatures: VerbFeatures? {
    guard let form else { return nil }
    return VerbFeatures(form, person, number, gender: gender, isNegative: isNegative)
  }

  private var form: VerbFeatures.Form? {
    if marks.contains(.infinitive) { return .infinitive }
    if marks.contains(.converb) { return .gerund }
    if marks.contains(.participle) { return marks.contains(.past) ? .participle : .gerund }
    if marks.contains(.imperative) { return .imperative }
    if marks.contains(.conditional) { return .conditional }
    if marks.contains(.subjunctive) {
      if marks.contains(.future) { return .futureSubjunctive }
      return marks.contains(.past) ? .imperfectSubjunctive : .presentSubjunctive
    }
    if marks.contains(.future) { return .future }
    if marks.contains(.present) { return .present }
    if marks.contains(.imperfective) { return .imperfect }
    if marks.contains(.perfective) { return .preterite }
    return marks.contains(.perfect) ? .pluperfect : nil
  }
}
