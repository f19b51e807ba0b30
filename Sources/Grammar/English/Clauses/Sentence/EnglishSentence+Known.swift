import AACCore

/// What is known by the situation, or new in it: *after the beep, tell me the price, start a diet*.
///
/// Sources: CGEL §5.28–5.32 (situational reference), §5.36 (first mention).
extension EnglishSentence {
  /// *after the meeting, before the exam*, but *after a nap, before school*: an event that the time is counted from.
  static func articleOfEvent(_ mention: Mention) -> String? {
    guard mention.isPlain, mention.isCount,
      mention.noun.kind == .event || signals.contains(mention.noun.lemma),
      mention.noun.article == nil, !EnglishHabits.takenOnce.contains(mention.noun.lemma),
      !EnglishHabits.barePlaces.contains(mention.noun.lemma),
      !EnglishHabits.outings.contains(mention.noun.lemma),
      !EnglishHabits.verbalNouns.contains(mention.noun.lemma)
    else { return nil }
    return "the"
  }

  private static let signals = EnglishWords.set(
    "beep tone signal bell alarm buzzer whistle deadline accident bridge corner light roundabout")

  /// *tell me the price, text us the address*: what there is one of for whoever asks.
  static func articleOfAsked(_ mention: Mention, _ verb: String) -> String? {
    guard mention.isPlain, mention.begin > 0,
      informing.contains(verb)
        || mention.begin > 1
          && informing.contains(mention.words[mention.begin - 2].lexeme.lemma),
      asked.contains(mention.noun.lemma),
      case let somebody = mention.words[mention.begin - 1].lexeme,
      EnglishPronouns.of(somebody.lemma) != nil && somebody.wordClass == .pronoun
        || somebody.isHuman
    else { return nil }
    return "the"
  }

  private static let informing = EnglishWords.set(
    "tell give send text show email mail message forward read write bring hand pass explain remind")
  private static let asked = EnglishWords.set(
    """
    address time price password score result location date way code total bill menu truth schedule timetable rule
    distance amount cost answer solution reason difference meaning secret direction flavor flavour size weight
    temperature weather title deadline passcode remote salt pepper sugar ketchup butter agenda
    """
  ).union(["phone number", "wifi password", "bus schedule", "due date", "room number"])

  /// *start a diet, open a business*: what is not there before (CGEL §5.36).
  static func articleOfFounded(_ mention: Mention, _ verb: String) -> String? {
    ["start", "begin", "found"].contains(verb) && founded.contains(mention.noun.lemma) ? "a" : nil
  }

  private static let founded = EnglishWords.set(
    """
    diet business company family course hobby collection club band blog fire fight garden conversation fund channel petition
    journal diary job career relationship rumor rumour
    """
  ).union(["new job", "support group", "book club"])
}
