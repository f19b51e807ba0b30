public import AACCore

/// A clause whose words have been sorted into roles, ready to be put into words.
///
/// It is the same for every language: order, agreement and function words are the realiser's.
public struct ClausePlan: Hashable, Sendable {
  /// Language and region.
  public var variety: LanguageVariety
  /// Gender of the first person.
  public var speaker: Gender
  /// Gender of the second person.
  public var listener: Gender
  /// How it is said.
  public var options: Clause.Options
  /// Who does it, joined when several; empty: the quick mode.
  public var subject: [NounPhrase]
  /// The main verb, then the verbs that each opens in turn; empty: a phrase without a verb.
  public var verbs: [PlannedVerb]
  /// What completes the verbs, in the order chosen.
  public var fillers: [Filler]
  /// Words of time, place, frequency, manner and degree.
  public var adverbials: [Adverbial]
  /// Whether the main verb is negated by plain *no, not, não*.
  public var isNegative: Bool
  /// Tile of the plain negator, when it was one.
  public var negatorTile: Int?
  /// Whether it asks.
  public var isQuestion: Bool
  /// Whether asking was chosen outright, not only by a question word.
  var isAskedOutright: Bool
  /// Whether the clause within the sentence comes first.
  var frontsClause = false
  /// Time.
  public var tense: Tense
  /// Time of what is said or thought, where a time word is about that: *acho que ele vem amanhã*.
  public var openedTense: Tense?
  /// Whether it was read from a row of tiles.
  var isLaid = false
  /// Whether the past follows from what the verb means, and no word or choice says so.
  var isPastByAspect = false

  /// What most plans have none of: kept apart, so that a plan is cheap to copy.
  private struct Beside: Hashable, Sendable {
    var inquiry: Inquiry?
    var negators: [Adverbial] = []
    var social: [Constituent] = []
    var trailing: Constituent?
    var choices: [NounPhrase] = []
    var tenseSource: String?
    var reasons: [Realization.RuleApplication] = []

    static let nothing = Beside()
  }

  private final class Content: Sendable {
    let beside: Beside

    init(_ beside: Beside) { self.beside = beside }
  }

  /// Nil: nothing beside.
  private var content: Content?

  private var beside: Beside {
    get { content?.beside ?? .nothing }
    set { content = newValue == .nothing ? nil : Content(newValue) }
  }

  /// The question word; nil: yes or no.
  public var inquiry: Inquiry? {
    get { content?.beside.inquiry }
    set {
      if content == nil, newValue == nil { return }
      beside.inquiry = newValue
    }
  }

  /// Negative words other than the plain one that fill no role: *nunca, tampoco, ya no*.
  public var negators: [Adverbial] {
    get { content?.beside.negators ?? [] }
    set {
      if content == nil, newValue.isEmpty { return }
      beside.negators = newValue
    }
  }

  /// *hola, por favor, gracias*: spoken before or after the clause.
  public var social: [Constituent] {
    get { content?.beside.social ?? [] }
    set {
      if content == nil, newValue.isEmpty { return }
      beside.social = newValue
    }
  }

  /// A connective with nothing behind it: the sentence breaks off there.
  var trailing: Constituent? {
    get { content?.beside.trailing }
    set {
      if content == nil, newValue == nil { return }
      beside.trailing = newValue
    }
  }

  /// What one is asked to choose from: the sea or the mountain in *¿Cuál prefieres, el mar o la montaña?*.
  var choices: [NounPhrase] {
    get { content?.beside.choices ?? [] }
    set {
      if content == nil, newValue.isEmpty { return }
      beside.choices = newValue
    }
  }

  /// The time word that set the tense; nil when it was given or is the present by default.
  public var tenseSource: String? {
    get { content?.beside.tenseSource }
    set {
      if content == nil, newValue == nil { return }
      beside.tenseSource = newValue
    }
  }

  /// Why words were put in or read otherwise before they were sorted.
  var reasons: [Realization.RuleApplication] {
    get { content?.beside.reasons ?? [] }
    set {
      if content == nil, newValue.isEmpty { return }
      beside.reasons = newValue
    }
  }

  /// A plan with nothing in it but what the clause says outright.
  public init(_ clause: Clause) {
    variety = clause.variety
    speaker = clause.speaker
    listener = clause.listener
    options = clause.options
    subject = []
    verbs = []
    fillers = []
    adverbials = []
    isNegative = clause.isNegative
    isQuestion = clause.isQuestion
    isAskedOutright = clause.isQuestion
    frontsClause = clause.frontsClause
    isLaid = clause.isLaid
    // What lasted or was repeated, or has just been done, is past.
    tense =
      clause.tense
      ?? (clause.options.contains(.goingTo)
        ? .future : clause.options.isDisjoint(with: [.habitual, .perfect]) ? .present : .past)
    let offered = clause.choices
    if !offered.isEmpty { choices = offered.map { NounPhrase($0) } }
  }

  /// A plan with nothing in it.
  init(variety: LanguageVariety) {
    self.variety = variety
    speaker = .masculine
    listener = .masculine
    options = []
    subject = []
    verbs = []
    fillers = []
    adverbials = []
    isNegative = false
    isQuestion = false
    isAskedOutright = false
    tense = .present
  }

  /// The mark at the end; a sentence that breaks off has an ellipsis (RAE, *Ortografía* §3.4.10; CGEL appendix III).
  var closing: String {
    if variety.language == .portuguese, let first = social.first?.lexeme, verbs.isEmpty,
      first.forms[Adverbial.exclaiming] != nil
        || first.lemma.hasPrefix("que ") && fillers.isEmpty && subject.isEmpty
    {
      return "!"
    }
    if variety.language == .spanish, trailing == nil, isExclaimed { return "!" }
    if trailing == nil { return isQuestion ? "?" : "." }
    return isQuestion ? "…?" : "…"
  }

  /// *¡Qué alto eres!, ¡qué asco!* (RAE, *Ortografía* §3.4.9).
  private var isExclaimed: Bool {
    if let asked = inquiry?.constituent.lexeme { return asked.forms[Adverbial.exclaiming] != nil }
    if verbs.isEmpty, social.first?.lexeme.forms[Adverbial.exclaiming] != nil { return true }
    return verbs.isEmpty && fillers.isEmpty && subject.isEmpty && social.count == 1 && !isQuestion
      && social[0].lexeme.lemma.hasPrefix("qué ")
  }

  /// The first filler of a role.
  public func filler(_ role: Role) -> Filler? { fillers.first { $0.role == role } }
}

extension ClausePlan {
  public static func == (left: Self, right: Self) -> Bool {
    left.variety == right.variety && left.speaker == right.speaker
      && left.listener == right.listener && left.options == right.options
      && left.subject == right.subject && left.verbs == right.verbs
      && left.fillers == right.fillers && left.adverbials == right.adverbials
      && left.isNegative == right.isNegative && left.negatorTile == right.negatorTile
      && left.isQuestion == right.isQuestion && left.isAskedOutright == right.isAskedOutright
      && left.frontsClause == right.frontsClause && left.tense == right.tense
      && left.openedTense == right.openedTense && left.isLaid == right.isLaid
      && left.isPastByAspect == right.isPastByAspect && left.beside == right.beside
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(variety)
    hasher.combine(subject)
    hasher.combine(verbs)
    hasher.combine(fillers)
    hasher.combine(adverbials)
    hasher.combine(isNegative)
    hasher.combine(isQuestion)
    hasher.combine(tense)
    hasher.combine(beside)
  }
}
