import AACCore

/// A verb of the clause with its frame.
public struct PlannedVerb: Hashable, Sendable {
  /// The verb as it was chosen.
  public var constituent: Constituent
  /// What it takes.
  public var frame: VerbFrame
  /// Words beside the verb, which most verbs have none of: kept apart, so that a verb is cheap to copy.
  private struct Beside: Hashable, Sendable {
    var subject: NounPhrase?
    var connective: Constituent?
    var link: Constituent?
    var negator: Constituent?
    var subordinator: Constituent?
    var governor: Constituent?
    var moreSubjects: [NounPhrase] = []

    static let nothing = Beside()
  }

  private final class Content: Sendable {
    let beside: Beside

    init(_ beside: Beside) { self.beside = beside }
  }

  /// Nil: no word beside it.
  private var content: Content?

  private var beside: Beside {
    get { content?.beside ?? .nothing }
    set { content = newValue == .nothing ? nil : Content(newValue) }
  }

  /// Its own subject where that differs from the clause's: *quiero que **tú** vengas*.
  public var subject: NounPhrase? {
    get { content?.beside.subject }
    set {
      if content == nil, newValue == nil { return }
      beside.subject = newValue
    }
  }

  /// Word that joins it to the verb before it, instead of being opened by it: *comer **y** dormir*.
  public var connective: Constituent? {
    get { content?.beside.connective }
    set {
      if content == nil, newValue == nil { return }
      beside.connective = newValue
    }
  }

  /// Preposition chosen before it: *vou **para** brincar, **antes de** dormir*.
  public var link: Constituent? {
    get { content?.beside.link }
    set {
      if content == nil, newValue == nil { return }
      beside.link = newValue
    }
  }

  /// Negator of this verb alone: *quiero comer, pero **no** dormir*.
  public var negator: Constituent? {
    get { content?.beside.negator }
    set {
      if content == nil, newValue == nil { return }
      beside.negator = newValue
    }
  }

  /// Word that begins the clause that the verb heads: *triste **porque** mamá está enferma*.
  public var subordinator: Constituent? {
    get { content?.beside.subordinator }
    set {
      if content == nil, newValue == nil { return }
      beside.subordinator = newValue
    }
  }

  /// Preposition chosen before that word: *me alegro **de** que vengas, no sé **con** quién voy*.
  public var governor: Constituent? {
    get { content?.beside.governor }
    set {
      if content == nil, newValue == nil { return }
      beside.governor = newValue
    }
  }

  /// Subjects of that clause beside ``subject``.
  public var moreSubjects: [NounPhrase] {
    get { content?.beside.moreSubjects ?? [] }
    set {
      if content == nil, newValue.isEmpty { return }
      beside.moreSubjects = newValue
    }
  }

  /// Whether the subject is already said with the verb before: *dile a mamá que venga*.
  var hasKnownSubject = false
  /// Whether the subject was chosen behind the verb and stays there: *cuando suena el timbre*.
  var hasLateSubject = false
  /// Whether that clause says more of the noun before it: *el niño que llora*.
  var isRelative = false
  /// Time of that clause, where a time word in it says so.
  var tense: Tense?

  /// Whether it heads a clause of its own.
  var startsClause: Bool { content?.beside.subordinator != nil }

  /// Mark of the word that begins a reason for an order: *ven, **que** te necesito*.
  static let explaining = "EXPLAINING"
  /// Whether it says why something is ordered.
  var isExplanation: Bool { content?.beside.subordinator?.lexeme.forms[Self.explaining] != nil }

  /// Key of the verb whose participle stands behind *haber*: *haber gritado*.
  static let compounded = "COMPOUND"

  /// Mark of the word that begins what somebody is told to do: *dijo **que** descansara*.
  static let ordering = "ORDERING"

  /// Mark of a relative behind a preposition: *con **quien** juego, en **que** vivo*.
  static let relating = "RELATING"
  /// Whether it says more of a noun that it takes behind a preposition.
  var isGovernedRelative: Bool { content?.beside.subordinator?.lexeme.forms[Self.relating] != nil }

  /// Mark of the word that begins what follows from so much: *tan cansado **que** no puedo*.
  static let resulting = "RESULTING"
  /// Whether it says what follows from how much something is.
  var isResult: Bool { content?.beside.subordinator?.lexeme.forms[Self.resulting] != nil }

  /// Mark of the word behind what a cleft sentence puts first: *fui eu **que** fiz*.
  static let cleaving = "CLEAVING"
  /// Whether it says what is told of the one or the place that *ser* puts first.
  var isCleft: Bool { content?.beside.subordinator?.lexeme.forms[Self.cleaving] != nil }

  /// Mark of the word that begins a clause of a noun behind a preposition: *a menina com **quem** brinco*.
  static let followingPreposition = "FOLLOWING_PREPOSITION"
  /// The same where whoever it may be is meant: *para **quem** tem fome*.
  static let anybody = "ANYBODY"
  /// Whether it says more of a noun by what stands behind a preposition.
  var isBehindPreposition: Bool {
    content?.beside.subordinator?.lexeme.forms[Self.followingPreposition] != nil
  }

  /// Mark of *que* behind a preposition that the verb before takes: *insistiu em **que** eu comesse*.
  static let governed = "GOVERNED"

  /// Mark of a verb of what was over before something else in the past: *quando a mamãe já **tinha saído***.
  static let earlier = "EARLIER"

  /// Whether its frame is that of a set phrase with its object: *tener miedo*.
  var hasSetPhrase = false

  /// A verb with its frame.
  public init(_ constituent: Constituent, frame: VerbFrame) {
    self.constituent = constituent
    self.frame = frame
  }
}

extension PlannedVerb {
  public static func == (left: Self, right: Self) -> Bool {
    left.constituent == right.constituent && left.frame == right.frame
      && left.beside == right.beside && left.hasKnownSubject == right.hasKnownSubject
      && left.hasLateSubject == right.hasLateSubject && left.isRelative == right.isRelative
      && left.tense == right.tense && left.hasSetPhrase == right.hasSetPhrase
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(constituent)
    hasher.combine(frame)
    hasher.combine(beside)
  }
}
