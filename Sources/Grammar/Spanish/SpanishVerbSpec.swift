/// What a verb does that its ending does not tell: its change of vowel, its irregular stems and
/// forms.
///
/// Read from the lines of ``SpanishVerbTables``: words that are vowel changes (`ie`, `ue-u`) and
/// `name=value` pairs whose values are forms of the model verb, before which a derivative puts its
/// prefix.
///
/// Source: NGLE, chapter 4 (irregular verbs).
struct SpanishVerbSpec: Sendable {
  /// How the last vowel of the stem changes when it is stressed, and before *-ió, -iendo, -amos*.
  enum VowelChange: String, Sendable {
    /// *contar* is not *montar*: no change.
    case none
    /// *acierto*.
    case ie
    /// *cuento*.
    case ue
    /// *siento, sintió*.
    case ieAndI = "ie-i"
    /// *duermo, durmió*.
    case ueAndU = "ue-u"
    /// *pido, pidió*.
    case i
    /// *pudro, pudrió* of *podrir*.
    case u
    /// *adquiero*.
    case iToIe = "i-ie"
    /// *juego*.
    case uToUe = "u-ue"
    /// *deshueso* of *desosar*.
    case hue
    /// *aíslo, envío, actúo*: no change, but the closed vowel bears the stress.
    case hiatus
  }

  var change = VowelChange.none
  /// Whether *-ió, -iendo* lose their *i* although the stem does not demand it: *hinchó*.
  var losesI = false
  /// *ten-g-*: first person singular and present subjunctive.
  var yo: SpanishLetters?
  /// *sep-*: present subjunctive only.
  var subjunctive: SpanishLetters?
  /// *tuv-*: strong preterite.
  var preterite: SpanishLetters?
  /// *d-* of *dar*, *v-* of *ver*: stem of a preterite in *-i, -iste, -io*.
  var weakPreterite: SpanishLetters?
  /// *tendr-*.
  var future: SpanishLetters?
  /// *ve-* of *ver*.
  var imperfect: SpanishLetters?
  /// *pudr-* of *podrir*.
  var stem: SpanishLetters?
  /// Whole forms: `first`, `imp`, `vos`, `part`, `ger`, each with alternatives.
  var words: [String: [SpanishLetters]] = [:]
  /// Whole tenses, seven persons from *yo* to *ellos*, *vos* after *tú*.
  var tenses: [String: [SpanishLetters]] = [:]

  static let regular = SpanishVerbSpec()

  static let hiatus: SpanishVerbSpec = {
    var spec = SpanishVerbSpec()
    spec.change = .hiatus
    return spec
  }()

  /// Reads a description such as `yo=teng pret=tuv fut=tendr imp=ten ie`.
  init(_ description: Substring) {
    for token in description.words {
      let sides = token.pieces(at: "=", maxSplits: 1)
      if sides.count == 2 {
        read(name: sides[0], value: sides[1])
      } else {
        read(word: token)
      }
    }
  }

  private init() {}

  private mutating func read(word: Substring) {
    switch word {
    case "loses-i": losesI = true
    default:
      guard let change = VowelChange(rawValue: String(word)) else {
        preconditionFailure("'\(word)' is a vowel change")
      }
      self.change = change
    }
  }

  private mutating func read(name: Substring, value: Substring) {
    let letters = SpanishLetters(spanish: value)
    switch name {
    case "yo": yo = letters
    case "subj": subjunctive = letters
    case "pret": preterite = letters
    case "weak": weakPreterite = letters
    case "fut": future = letters
    case "impf": imperfect = letters
    case "stem": stem = letters
    default:
      let persons = value.pieces(at: "|")
      if persons.count > 1 {
        tenses[String(name)] = persons.map { SpanishLetters(spanish: $0) }
      } else {
        words[String(name)] = value.pieces(at: ",").map { SpanishLetters(spanish: $0) }
      }
    }
  }
}
