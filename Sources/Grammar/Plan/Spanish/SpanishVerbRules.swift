/// Which groups of rules for words chosen by role a Spanish verb has anything to do with.
///
/// Each rule asks for its verbs by itself; most verbs are none of them, and this says so with one look.
struct SpanishVerbRules: OptionSet, Sendable {
  let rawValue: UInt16

  /// ``ClausePlanner/relateByRole(_:)``: rules that want one word behind the verb.
  static let relating = SpanishVerbRules(rawValue: 1 << 0)
  /// ``ClausePlanner/askWithin(_:)``.
  static let knowing = SpanishVerbRules(rawValue: 1 << 1)
  /// ``ClausePlanner/placePeople(_:_:)``.
  static let placingPeople = SpanishVerbRules(rawValue: 1 << 2)
  /// ``ClausePlanner/affectSpeaker(_:_:)``.
  static let affecting = SpanishVerbRules(rawValue: 1 << 3)
  /// ``ClausePlanner/turnPronominal(_:_:)``.
  static let turningPronominal = SpanishVerbRules(rawValue: 1 << 4)
  /// ``ClausePlanner/nameOccasion(_:_:)``.
  static let naming = SpanishVerbRules(rawValue: 1 << 5)

  /// Rules that begin with their verb: how something is judged, worn, waited for or chosen.
  static let named = SpanishVerbRules(rawValue: 1 << 6)

  /// The groups of a verb.
  static func of(_ verb: String) -> SpanishVerbRules { marks[verb] }

  private static let marks = WordMarks<SpanishVerbRules>([
    (.relating, SpanishRoleWords.relatingVerbs),
    (.knowing, SpanishAskedWords.knowing),
    (.placingPeople, SpanishPeopleWords.placing),
    (.affecting, AffectedWords.any),
    (.naming, NamedOccasionWords.any),
    (.named, ["ser", "estar", "parecer", "ponerse", "vestir", "vestirse", "faltar", "quedarse"]),
    (.turningPronominal, OneselfWords.any.union(OneselfWords.happening)),
  ])
}
