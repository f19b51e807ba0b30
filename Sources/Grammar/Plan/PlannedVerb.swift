import AACCore

/// A verb of the clause with its frame.
public struct PlannedVerb: Hashable, Sendable {
  /// The verb as it was chosen.
  public var constituent: Constituent
  /// What it takes.
  public var frame: VerbFrame
  /// Its own subject where that differs from the clause's: *quiero que **tú** vengas*.
  public var subject: NounPhrase?
  /// Word that joins it to the verb before it, instead of being opened by it: *comer **y** dormir*.
  public var connective: Constituent?
  /// Preposition chosen before it: *vou **para** brincar, **antes de** dormir*.
  public var link: Constituent?
  /// Negator of this verb alone: *quiero comer, pero **no** dormir*.
  public var negator: Constituent?
  /// Word that begins the clause that the verb heads: *triste **porque** mamá está enferma*.
  public var subordinator: Constituent?
  /// Subjects of that clause beside ``subject``.
  public var moreSubjects: [NounPhrase] = []
  /// Whether the subject is already said with the verb before: *dile a mamá que venga*.
  var hasKnownSubject = false
  /// Whether the subject was chosen behind the verb and stays there: *cuando suena el timbre*.
  var hasLateSubject = false
  /// Whether that clause says more of the noun before it: *el niño que llora*.
  var isRelative = false
  /// Time of that clause, where a time word in it says so.
  var tense: Tense?

  /// Whether it heads a clause of its own.
  var startsClause: Bool { subordinator != nil }

  /// Whether its frame is that of a set phrase with its object: *tener miedo*.
  var hasSetPhrase = false

  /// A verb with its frame.
  public init(_ constituent: Constituent, frame: VerbFrame) {
    self.constituent = constituent
    self.frame = frame
  }
}
