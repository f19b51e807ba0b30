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
  /// Negative words other than the plain one that fill no role: *nunca, tampoco, ya no*.
  public var negators: [Adverbial]
  /// Whether it asks.
  public var isQuestion: Bool
  /// Whether asking was chosen outright, not only by a question word.
  var isAskedOutright: Bool
  /// The question word; nil: yes or no.
  public var inquiry: Inquiry?
  /// *hola, por favor, gracias*: spoken before or after the clause.
  public var social: [Constituent]
  /// Whether the clause within the sentence comes first.
  var frontsClause = false
  /// A connective with nothing behind it: the sentence breaks off there.
  var trailing: Constituent?
  /// What one is asked to choose from: the sea or the mountain in *¿Cuál prefieres, el mar o la montaña?*.
  var choices: [NounPhrase] = []
  /// Time.
  public var tense: Tense
  /// Time of what is said or thought, where a time word is about that: *acho que ele vem amanhã*.
  public var openedTense: Tense?
  /// The time word that set the tense; nil when it was given or is the present by default.
  public var tenseSource: String?
  /// Whether it was read from a row of tiles.
  var isLaid = false
  /// Whether the past follows from what the verb means, and no word or choice says so.
  var isPastByAspect = false

  /// A plan with nothing in it but what the clause says outright.
  public init(_ clause: Clause) {
    self.init(variety: clause.variety)
    speaker = clause.speaker
    listener = clause.listener
    options = clause.options
    isNegative = clause.isNegative
    isQuestion = clause.isQuestion
    isAskedOutright = clause.isQuestion
    frontsClause = clause.frontsClause
    isLaid = clause.isLaid
    choices = clause.choices.map { NounPhrase($0) }
    // What lasted or was repeated, or has just been done, is past.
    tense =
      clause.tense
      ?? (options.contains(.goingTo)
        ? .future : options.isDisjoint(with: [.habitual, .perfect]) ? .present : .past)
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
    negators = []
    isQuestion = false
    isAskedOutright = false
    social = []
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
    return (trailing == nil ? "" : "…") + (isQuestion ? "?" : trailing == nil ? "." : "")
  }

  /// The first filler of a role.
  public func filler(_ role: Role) -> Filler? { fillers.first { $0.role == role } }
}
