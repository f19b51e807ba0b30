import AACCore

/// What is asked of somebody: whether one may, whether the other will or can, and what is planned.
///
/// Sources: CGEL §4.44 (arrangements), §4.50–4.53 (volition, ability, permission), §11.13, §11.17 (what questions are meant
/// for); CaGEL ch. 3 §9, ch. 10 §9.6 (indirect speech acts).
extension EnglishClause {
  /// What a question without a tense of its own is asked with.
  enum Asking {
    /// *Can I cuddle you?*
    case can
    /// *Shall we go for a walk?*
    case shall
    /// *Do you want to take a bite?*
    case want
  }

  /// *I/join/game* → *Can I join the game?*: the helper verb that the deed is asked about with; nil: none but *do*.
  func askedGroup(_ main: EnglishVerbGroup.Word) -> EnglishVerbGroup? {
    guard plan.isQuestion, plan.inquiry == nil, let asking else { return nil }
    switch asking {
    case .can:
      return .init(finite: .init(text: "can"), isAuxiliary: true, rest: [main], form: .base)
    case .shall:
      return .init(finite: .init(text: "shall"), isAuxiliary: true, rest: [main], form: .base)
    case .want:
      return .init(
        finite: .init(text: "do"), isAuxiliary: true,
        rest: [.init(text: "want"), .init(text: "to"), main], form: .base)
    }
  }

  private var asking: Asking? {
    guard asksOfOneDeed, let who = lonePronoun, let verb = plan.verbs.first?.frame.lemma else {
      return nil
    }
    switch who {
    case "I": return asksLeave(verb) ? .can : nil
    case "we": return isOuting(verb) && plan.tense == .present ? .shall : nil
    case "you":
      guard plan.tense == .present else { return nil }
      if isBite(verb) { return .want }
      return asksAbility(verb) ? .can : nil
    default: return nil
    }
  }

  /// Whether it asks about a deed, no state and no habit, in no tense that was chosen.
  private var asksOfOneDeed: Bool {
    guard !plan.isNegative, plan.negators.isEmpty, plan.options.isEmpty,
      plan.tense == .present || plan.tense == .future && plan.tenseSource != nil,
      plan.verbs.count == 1 || plan.verbs.count == 2 && plan.verbs[0].frame.lemma.hasPrefix("go ")
    else { return false }
    return !isHabitual && (isDynamic || Self.inSpiteOfState.contains(plan.verbs[0].frame.lemma))
  }

  /// *hear, afford, have seconds*: states by their frame that are asked about with *can*.
  private static let inSpiteOfState = EnglishWords.set("hear see afford have")
    .union(["speak to", "talk to", "listen to", "write to", "go to"])

  private var isHabitual: Bool {
    plan.adverbials.contains {
      let word = $0.constituent.lexeme
      return word.kind == .frequency || word.kind == .weekday || word.lemma == "ever"
        || word.lemma.hasPrefix("every") || word.lemma.hasPrefix("at night")
    }
  }

  /// The one pronoun that is the subject.
  private var lonePronoun: String? {
    guard plan.subject.count == 1, let word = plan.subject[0].noun?.lexeme,
      word.wordClass == .pronoun
    else { return nil }
    return word.lemma
  }

  /// *I/keep/dog, I/go out/play, I/have/ice cream*: what one does of one's own will, one asks leave for (CGEL §4.53).
  private func asksLeave(_ verb: String) -> Bool {
    let object = plan.filler(.object)?.phrases[0].noun?.lexeme
    if verb == "have" {
      guard let object else { return false }
      return object.kind == .food || object.kind == .drink || object.lemma == "turn"
    }
    guard !Self.unwilled.contains(verb), !verb.hasPrefix("get "), !verb.hasPrefix("be ") else {
      return false
    }
    if verb == "see" || verb == "hear" { return false }
    if plan.tense == .future, Self.planned.contains(verb) { return false }
    if object?.kind == .medicine || object?.kind == .illness { return false }
    return true
  }

  /// What befalls one, or what one must.
  private static let unwilled = EnglishWords.set(
    """
    snore bleed sneeze cough cry dream fall die grow win lose owe pay hurt forget need look sound seem smell get start begin
    finish pass fail know feel think shake sweat blush limp drool stutter mumble deserve belong do say make
    """)
  /// What lies ahead of one and is no favor.
  private static let planned = EnglishWords.set("go see visit meet travel move fly")

  /// *you/guess/number, you/carry/this, you/hear/I*: whether the other is able to (CGEL §4.52).
  private func asksAbility(_ verb: String) -> Bool {
    if verb == "hear" { return !plan.isLaid }
    if verb == "see" { return !plan.isLaid && plan.filler(.object).map { isSpeaker($0) } ?? false }
    guard let object = plan.filler(.object)?.phrases[0] else {
      return verb == "give a lift" || verb == "give a hand"
    }
    guard object.noun?.lexeme.number != .plural, !plan.adverbials.contains(where: isTimed) else {
      return false
    }
    if verb == "keep" { return object.noun?.lexeme.lemma == "secret" }
    return Self.able.contains(verb)
  }

  private func isTimed(_ adverbial: Adverbial) -> Bool {
    adverbial.constituent.lexeme.kind.isTemporal
  }

  private static let able = EnglishWords.set(
    """
    guess repeat explain estimate solve reach lift carry translate calculate describe afford untie unlock unscrew unzip unwrap
    """
  ).union(["take away", "figure out", "find out", "look up", "clean up", "wipe off", "give a lift"])

  /// *take a bite, have a sip*: what one offers (CGEL §11.13).
  private func isBite(_ verb: String) -> Bool {
    ["bite", "sip", "taste", "break", "seat", "rest"].contains {
      verb == "take a \($0)" || verb == "have a \($0)"
    } && plan.fillers.isEmpty && plan.adverbials.isEmpty
  }

  /// *go for a walk, have a cup of tea*: what one proposes to do together (CGEL §4.58, §11.13).
  private func isOuting(_ verb: String) -> Bool {
    ["go for a ", "have a ", "take a ", "play a "].contains { verb.hasPrefix($0) }
      && plan.adverbials.isEmpty && !Self.unpleasant.contains { verb.hasSuffix($0) }
  }

  private static let unpleasant = [
    "test", "quiz", "meeting", "lesson", "cold", "fever", "problem", "fight", "argument", "baby",
    "headache", "lot",
  ]

  private func isSpeaker(_ filler: Filler) -> Bool {
    filler.phrases.count == 1
      && ["I", "me", "we", "us"].contains(filler.phrases[0].noun?.lexeme.lemma ?? "")
  }

  // MARK: - What the other will do

  /// *Will you dance with me? Will you tell me when we arrive?*: who is asked to do something with or for the speaker is asked
  /// whether he will (CGEL §4.50, §11.13).
  mutating func askWhetherOneWill() {
    if plan.isQuestion, plan.inquiry?.constituent.lexeme.lemma == "when", plan.tense == .present,
      plan.options.isEmpty, let verb = plan.verbs.first?.frame.lemma, Self.becoming.contains(verb)
    {
      // *When will you get better?*: nobody arranges that (CGEL §4.42).
      plan.tense = .future
      return
    }
    guard plan.isQuestion, plan.inquiry == nil, plan.tense == .present,
      plan.subject.count == 1, plan.subject[0].noun?.lexeme.lemma == "you", asksOfOneDeed,
      let verb = plan.verbs.first?.frame.lemma, !["hear", "see", "have"].contains(verb),
      plan.fillers.contains(where: { $0.prepositionTile == nil && isSpeaker($0) })
        || Self.shared.contains(verb)
          && plan.fillers.contains(where: { isSpeaker($0) && $0.preposition == "with" })
    else { return }
    if Self.ill.contains(verb) || asksAbility(verb) { return }
    // *Do you play with me?* may be about every day.
    if verb == "play", plan.fillers.count == 1, !plan.isLaid { return }
    plan.tense = .future
  }

  private static let becoming: WordSet = [
    "get better", "get well", "heal", "recover", "grow up", "grow back", "feel better", "get back",
  ]
  /// What one does together where *with* was chosen.
  private static let shared = EnglishWords.set(
    "sit dance eat walk swim read draw sing run stay play cook ride work jump watch talk"
  ).union(["go home", "go out", "go outside", "play outside"])
  /// What nobody asks for.
  private static let ill = EnglishWords.set(
    """
    tease bully hit kick bite push ignore follow hate hurt copy annoy bother laugh forget mock insult scare blame suspect doubt
    avoid envy pity miss recognize remember understand believe trust like love know feel think mean agree look fit
    """
  ).union([
    "laugh at", "make fun of", "lie to", "look like", "yell at", "shout at", "stare at",
    "be mad at",
    "get mad at", "talk about", "think about", "dream about", "look at",
  ])

  // MARK: - What is planned or goes on

  /// *we/buy/ice cream, you/take a nap, mom/pick up/I/when*: whether *-ing* is right because it is arranged or goes on now
  /// (CGEL §4.27, §4.44).
  var isAskedOfDoings: Bool {
    guard plan.isQuestion, !plan.options.contains(.polite), plan.verbs.count == 1, !isHabitual,
      let verb = plan.verbs.first?.frame.lemma, plan.subject.count == 1,
      let doer = plan.subject[0].noun?.lexeme, doer.isHuman,
      !EnglishHabits.indefinitePronouns.contains(doer.lemma)
    else { return false }
    let isOurs = doer.lemma == "we"
    guard let inquiry = plan.inquiry else {
      if isOurs { return isOwnPlan(verb) }
      return isOccasion(verb)
    }
    guard inquiry.role != .subject else { return false }
    switch inquiry.constituent.lexeme.lemma {
    case "when", "what time":
      return isOurs ? isOwnPlan(verb) : isOccasion(verb) || Self.arranged.contains(verb)
    case "where":
      return isOurs ? isOwnPlan(verb) && verb != "find" : Self.moving.contains(verb)
    case "who":
      return isOccasion(verb)
    case "what":
      return isOurs
        ? isOwnPlan(verb) && !(plan.fillers.isEmpty && plan.adverbials.isEmpty)
        : Self.performed.contains(verb)
    default: return false
    }
  }

  /// *Are we eating?*: what we do is asked about because it is about to be done; *go* is not.
  private func isOwnPlan(_ verb: String) -> Bool {
    verb != "go" && !Self.unwilled.contains(verb) && !Self.standing.contains(verb)
  }

  /// What *we* are asked about as it always is.
  private static let standing = EnglishWords.set(
    "depend use find sell accept call put keep spell learn come live work hear see understand")

  /// A deed that its verb names as one occasion: *take a nap, go on a date, go bowling, play outside*.
  private func isOccasion(_ verb: String) -> Bool {
    if Self.occasions.contains(verb) { return true }
    if verb.hasPrefix("go ") { return !Self.daily.contains(verb) }
    return ["have a ", "take a ", "take the ", "throw a "].contains { verb.hasPrefix($0) }
      && isDynamic && !Self.unpleasant.contains { verb.hasSuffix($0) }
      && !["look", "seat", "guess", "bite", "sip", "chance"].contains { verb.hasSuffix($0) }
  }

  private static let occasions: WordSet = [
    "play outside", "come with", "keep an eye on", "video call", "make plans", "move out",
    "move in",
    "stay home", "stay over", "sleep over", "come along", "come over", "get married", "eat out",
  ]
  private static let daily: WordSet = [
    "go to bed", "go to sleep", "go to", "go off", "go bad", "go up", "go down", "go in",
  ]
  private static let arranged: WordSet = [
    "pick up", "meet", "meet up", "operate on", "get married", "move out", "move in", "have",
    "come over", "stay over", "drop off", "marry",
  ]
  private static let moving: WordSet = [
    "fly", "move", "travel", "drive", "walk", "meet up", "run", "march", "head", "sail",
  ]
  private static let performed: WordSet = [
    "sing", "complain", "complain about", "draw", "paint", "cook", "write", "build", "eat", "drink",
    "watch", "play", "chew", "worry about", "gossip about", "fight about", "argue about",
    "laugh about", "wish for", "celebrate", "plan", "whisper", "mumble", "search for", "wait for",
  ]
}
