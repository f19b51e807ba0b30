import AACCore

/// What stands within a verb of several words: who gets it, and whose it is.
///
/// Sources: CGEL §16.56–16.58 (indirect objects: *give her a kiss*), §18.30 (eventive objects), §5.35 and §6.29 (possessives that
/// follow who does it).
extension EnglishClause {
  /// *He lost his temper, we do our best, do my homework*: a verb chosen with *my* is of whoever does it, as schoolwork is.
  mutating func ownWithin(_ text: String, _ lemma: String) -> String {
    if lemma == "do homework", text.hasSuffix(" homework") {
      let isOfMany = Self.groups.contains(plan.subject.first?.noun?.lexeme.lemma ?? "")
      let owner = isOfMany ? EnglishPronouns.thirdPlural.possessive : possessorWord
      out.note(.owner, "homework", owner)
      return "\(text.dropLast("homework".utf8.count))\(owner) homework"
    }
    guard let end = lemma.lastIndex(of: " "), lemma.hasMy, !isDoneForSpeaker(lemma) else {
      return text
    }
    let owner = possessorWord
    guard owner != "my" else { return text }
    out.note(.owner, String(lemma[lemma.index(after: end)...]), owner)
    return text.replacing(" my ", with: " \(owner) ")
  }

  /// *Mom brushes my hair, blow my nose*: what is done to the speaker, not what who does it does to himself.
  private func isDoneForSpeaker(_ lemma: String) -> Bool {
    let first = lemma.prefix { $0 != " " }
    if lemma == "hurt my feelings" { return subject.pronoun.person != .first }
    if Self.doneByOneself.contains(String(first)) || Self.ownDeeds.contains(lemma) { return false }
    if isImperative || plan.isQuestion && subject.person == .second { return true }
    guard plan.subject.count == 1, let doer = plan.subject[0].noun?.lexeme else { return false }
    return EnglishPeople.names.contains(doer.lemma) || EnglishPeople.helpers.contains(doer.lemma)
      || !doer.isBeing
  }

  /// One word for those who do it each (CGEL §10.36).
  private static let groups = EnglishWords.set("class team group family crew")
  private static let doneByOneself = EnglishWords.set(
    "lose raise wait bite hit bump bang burn break catch lick clap bend cross cover close")
  private static let ownDeeds: WordSet = [
    "put my hand up", "hold my breath", "do my best", "change my mind", "clear my throat",
    "do my homework", "do my chores", "do my job", "check my email", "check my phone",
  ]

  /// *Give me a lift, tell Mom a story, leave Dad a message*: who gets it stands right behind the verb that it is done with.
  mutating func sayGetterWithin(_ text: String, verb: Int, tile: Int?) -> Bool {
    let lemma = plan.verbs[verb].constituent.lexeme.lemma
    guard let space = lemma.firstIndex(of: " "),
      Self.dative.contains(String(lemma[..<space])), !Self.undative.contains(lemma),
      case let rest = lemma[lemma.index(after: space)...], text.hasSuffix(rest),
      !EnglishParticles.separable.contains(String(rest)),
      let index = plan.fillers.firstIndex(where: {
        $0.verb == verb && $0.prepositionTile == nil
          && ($0.role == .recipient || $0.role == .beneficiary
            || $0.role == .object && lemma.hasPrefix("give a"))
          && ["to", "for", ""].contains($0.preposition ?? "")
      }), isShortGetter(plan.fillers[index], lemma)
    else { return false }
    let tiles = tile.flatMap { joins[$0] }
    out.add(String(text.dropLast(rest.count + 1)), tile: tiles?.first ?? tile)
    plan.fillers[index].preposition = nil
    say(fillerAt: index)
    out.add(String(rest), tile: tiles?.last ?? tile)
    return true
  }

  private func isShortGetter(_ getter: Filler, _ lemma: String) -> Bool {
    guard getter.phrases.count == 1, let noun = getter.phrases[0].noun, noun.lexeme.isBeing,
      getter.phrases[0].complement.isEmpty, noun.tile.map({ attached[$0] == nil }) ?? true
    else { return false }
    if lemma.hasPrefix("make ") {
      return getter.role == .beneficiary && getter.phrases[0].isPronoun
    }
    return getter.role != .beneficiary || getter.phrases[0].isPronoun
      || lemma.hasPrefix("leave ")
  }

  private static let dative = EnglishWords.set("give tell send leave make read write pay")
  /// What is said to many, or is no gift.
  private static let undative: WordSet = [
    "give birth", "give way", "give a speech", "give a talk", "give a presentation", "give up",
    "tell on", "make a call", "pay attention", "read aloud", "make a promise", "tell a lie",
  ]
}

extension String {
  /// Whether *my* stands within: *lose my temper*.
  fileprivate var hasMy: Bool { contains(" my ") }
}
