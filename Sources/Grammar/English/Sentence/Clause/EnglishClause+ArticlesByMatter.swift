import AACCore

/// Articles of what is recommended, accepted, treated with or told to a group, and whose family it is.
///
/// Sources: CGEL §5.28–5.38 (known and new referents), §5.44–5.46 (no article), §5.53 (kinds).
extension EnglishClause {
  /// *recommend a good restaurant, accept credit cards, recommend surgery*: one of many, a kind, a treatment.
  func articleOfMatter(
    _ phrase: NounPhrase, _ noun: Lexeme, _ isPlural: Bool, _ usage: EnglishUsage
  ) -> Choice {
    guard usage.role == .object, let verb = usage.frame?.lemma else { return .open }
    if phrase.isPlain, Self.treatments.contains(noun.lemma),
      ["have", "need", "get"].contains(verb) || Self.advising.contains(verb)
    {
      return .settled(nil)
    }
    if isPlural, phrase.isPlain, Self.payments.contains(noun.lemma),
      ["accept", "take"].contains(verb), plan.tense == .present
    {
      return .settled(nil)
    }
    if isPlural, phrase.isPlain, plan.tense == .present, !isImperative, Self.keeping.contains(verb),
      [.animal, .plant, .food].contains(noun.kind)
    {
      // *He raises chickens*: what somebody lives by (CGEL §5.53).
      return .settled(nil)
    }
    if Self.seeking.contains(verb), !isOwned(noun, usage), noun.wordClass == .noun,
      phrase.adjectives.contains(where: { Self.fit.contains($0.lexeme.lemma) })
    {
      return .settled(isPlural || EnglishHabits.isMass(noun) ? nil : "a")
    }
    return .open
  }

  private static let keeping = EnglishWords.set("raise breed keep sell grow farm harvest")
  private static let treatments = EnglishWords.set("surgery therapy chemotherapy rehab treatment")
  private static let advising = EnglishWords.set(
    "recommend suggest refuse avoid require undergo want advise schedule delay fear")
  private static let payments = EnglishWords.set(
    """
    card cards check checks cheque cheques coupon coupons tip tips donation donations return returns application
    applications reservation reservations volunteer volunteers pet pets coin coins dollar dollars euro euros delivery
    deliveries
    """
  ).union([
    "credit card", "credit cards", "debit card", "debit cards", "gift card", "gift cards",
    "food stamp", "food stamps", "new patients", "walk-in", "walk-ins",
  ])
  /// What one looks for or tells of, not having it.
  private static let seeking = EnglishWords.set("recommend suggest know find seek want need")
    .union(["look for", "think of", "come across"])
  private static let fit = EnglishWords.set(
    """
    good nice cheap decent great quiet cozy cosy safe reliable better affordable nearby fun suitable healthy
    """)

  /// *Draw a picture of a horse*: one of them is in it.
  func isPictured(_ usage: EnglishUsage) -> Bool {
    usage.preposition == "of"
      && plan.fillers.contains {
        $0.role == .object && Self.pictures.contains($0.phrases[0].noun?.lexeme.lemma ?? "")
      }
  }

  private static let pictures = EnglishWords.set(
    "picture photo drawing painting video statue sculpture photograph portrait poster sketch selfie clip"
  )

  /// *a quiz on fractions*: what is taught and asked is meant as a kind (CGEL §5.53).
  func isTaughtOf(_ phrase: NounPhrase, _ isPlural: Bool, _ usage: EnglishUsage) -> Bool {
    isPlural && phrase.isPlain && usage.preposition == "on" && !usage.isGoverned
      && plan.fillers.contains {
        $0.role == .object && Self.lessons.contains($0.phrases[0].noun?.lexeme.lemma ?? "")
      }
  }

  private static let lessons = EnglishWords.set(
    "quiz test exam lesson report presentation lecture essay book project article paper documentary speech unit talk"
  )

  /// *I thanked the nurses*: several whom one met are known (CGEL §5.28).
  func isMetBefore(_ noun: Lexeme, _ isPlural: Bool, _ usage: EnglishUsage) -> Bool {
    isPlural && noun.isHuman && plan.tense == .past && !plan.isLaid
      && Self.meeting.contains(usage.frame?.lemma ?? "")
  }

  private static let meeting = EnglishWords.set(
    "thank help warn greet invite hug call visit scold scare chase tease surprise wake follow ignore push trust"
  )
  .union(["yell at", "shout at", "wave at", "laugh at", "wake up", "play with", "listen to"])

  /// What is said or shown to those who are in a class, and not to the lesson: *introduce myself to the class* (CGEL §5.44).
  static let addressing = EnglishWords.set(
    """
    introduce present read tell explain show speak talk sing demonstrate describe announce apologize play lecture report say
    write wave welcome
    """)

  /// *The firefighters rescued a family*: those whom somebody helps by trade are not his own.
  func isHelpedByTrade(_ noun: Lexeme, _ usage: EnglishUsage) -> Bool {
    guard usage.role == .object, Self.helping.contains(usage.frame?.lemma ?? ""),
      subject.person == .third, plan.subject.count == 1,
      let doer = plan.subject[0].noun?.lexeme, doer.wordClass == .noun,
      plan.subject[0].possessive == nil
    else { return false }
    return Self.rescuers.contains(doer.lemma)
      || Self.rescuers.contains(EnglishCompounds.one(doer.lemma))
      || EnglishPeople.helpers.contains(doer.lemma)
  }

  private static let helping = EnglishWords.set(
    """
    rescue save help evacuate protect treat arrest examine interview question cure visit film photograph serve warn guide
    """)
  private static let rescuers = EnglishWords.set(
    """
    firefighter firefighters fireman firemen police paramedic lifeguard soldier policeman policemen policewoman sailor
    coastguard helicopter photographer filmmaker cameraman volunteer guide waiter waitress reporter journalist detective army navy ranger
    """
  ).union(["police officer", "social worker", "coast guard", "park ranger"])
}
