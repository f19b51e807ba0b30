import AACCore

/// Which nouns are known, said of a whole kind, or somebody's own (CGEL §5.28–5.35, §5.46–5.55).
extension EnglishClause {
  /// *Agree with the plan, argue about the game, bark at the mailman*: what one has to do with is known.
  func isKnownMatter(_ noun: Lexeme, _ usage: EnglishUsage) -> Bool {
    switch usage.preposition {
    case "at": return true
    case "about":
      let isTold = plan.fillers.contains { $0.role == .object && $0.phrases[0].kind != .person }
      return !noun.isBeing && !isTold && usage.frame?.lemma != "dream"
    case "with":
      return usage.role == .topic || usage.role == .other || usage.frame?.isCopular == true
        || ["agree", "finish", "help", "deal", "disagree"].contains(usage.frame?.lemma ?? "")
    default: return false
    }
  }

  var takesNewPeople: Bool {
    let lemma = plan.verbs.last?.constituent.lexeme.lemma ?? ""
    return ["have", "have got", "need", "want", "find", "draw", "become", "own", "be"].contains(
      lemma)
  }

  /// *The music is too loud*: how it is at the moment is said of what is heard.
  func isHeard(_ noun: Lexeme) -> Bool {
    guard noun.kind == .music, plan.verbs.first?.frame.isCopular == true,
      let quality = plan.filler(.attribute)?.phrases.first?.adjectives.first?.lexeme.lemma
    else { return false }
    return ["loud", "quiet", "soft", "low", "off", "noisy"].contains(quality)
  }

  /// *Cats and dogs are animals*: what they are is said of all of them (CGEL §5.53).
  func isClassified(_ noun: Lexeme) -> Bool {
    guard plan.verbs.first?.frame.pattern == .copula, !noun.isHuman,
      let what = plan.filler(.attribute), what.preposition == nil, what.phrases[0].isPlain
    else { return false }
    return what.phrases[0].noun?.lexeme.wordClass == .noun
  }

  /// *Dogs are better than cats*: two kinds are compared, and not those at hand (CGEL §5.53).
  func isRanked(_ noun: Lexeme) -> Bool {
    guard plan.verbs.first?.frame.pattern == .copula, plan.tense == .present,
      plan.subject.count == 1,
      plan.subject[0].isPlain, isComparedInKind(noun), noun.kind == .animal || noun.kind == .food,
      let one = plan.subject[0].noun?.lexeme,
      let other = plan.fillers.first(where: { $0.preposition == "than" })?.phrases[0].noun?.lexeme
    else { return false }
    return [one, other].allSatisfy { $0.number == .plural || EnglishHabits.isPlural($0) }
  }

  func isAbstract(_ noun: Lexeme) -> Bool {
    switch noun.kind {
    case .sport, .music, .subject, .languageName, .activity, .feeling, .game, .media, .weather:
      EnglishHabits.isMass(noun)
    default: false
    }
  }

  /// Parts of the body, clothes put on, kin and friends: *my, her* (CGEL §5.35, §5.46).
  func isOwned(_ noun: Lexeme, _ usage: EnglishUsage) -> Bool {
    if usage.preposition == "with", isHelpNeeded, isOwnThing(noun) { return true }
    if usage.preposition == "without", isOwnThing(noun), noun.kind != .body,
      EnglishHabits.moving.contains(usage.frame?.lemma ?? "")
    {
      // *He goes nowhere without his phone.*
      return true
    }
    if usage.article == .definite && usage.isGoverned && noun.lemma != "homework" { return false }
    if isHelpingSpeaker, usage.preposition == "with" || usage.role == .object && !plan.isLaid,
      isOwnThing(noun)
    {
      return true
    }
    // *Take a deep breath*, but *hold your breath* (CGEL §5.35).
    if noun.lemma == "breath", usage.frame?.lemma == "take" { return false }
    if noun.lemma == "blood" { return isBloodGiven(usage) }
    if noun.kind == .body {
      if usage.role == .object,
        EnglishHabits.movesTogether(noun.lemma, by: usage.frame?.lemma ?? "")
      {
        return true
      }
      if ["on", "in"].contains(usage.preposition ?? ""), usage.isBehindPreposition,
        Self.ailing.contains(usage.frame?.lemma ?? "")
      {
        // *I have a blister on my foot* (CGEL §5.35).
        return true
      }
      if isOnBody(usage) { return true }
      if isNailDriven(noun, usage) { return false }
      // *I see blood on my finger.*
      if usage.role == .placeAt, usage.preposition == "on", takesBodyAsThing { return true }
      if usage.role == .attribute || takesBodyAsThing && !(usage.isSubject && isSaidOfBody) {
        return false
      }
      if noun.lemma == "bone",
        !["break", "hurt", "be good for", "be bad for"].contains(usage.frame?.lemma ?? "")
      {
        return false
      }
      return noun.countability != .mass || usage.isSubject || usage.frame?.pattern == .grooming
        || usage.role == .object
    }
    if usage.isSubject, isWornDown(noun) { return true }
    if !plan.isLaid, !usage.isSubject, isOwnMatter(noun, usage) { return true }
    if usage.role == .object, isUsedDaily(noun, by: usage.frame?.lemma ?? "") { return true }
    if noun.kind == .clothing {
      return usage.frame?.pattern == .grooming || isPersonal(noun, usage)
    }
    if noun.lemma == "family" && usage.isSubject || isHelpedByTrade(noun, usage) { return false }
    return EnglishPeople.isPossessed(noun.lemma) && usage.role != .attribute
      && !(takesNewPeople && usage.role == .object
        && usage.frame?.lemma == plan.verbs.last?.frame.lemma
        && (usage.frame?.lemma != "find" || !EnglishPeople.ofAnimals.contains(noun.lemma)))
      && !takesAnyKin
  }

  /// *I need a hammer and a nail, Dad hung the picture with a nail.*
  private func isNailDriven(_ noun: Lexeme, _ usage: EnglishUsage) -> Bool {
    noun.lemma == "nail"
      && (usage.role == .object && isListedTool
        || usage.preposition == "with" && !Self.clawing.contains(usage.frame?.lemma ?? ""))
  }

  /// What is done with the nails of one's own.
  private static let clawing: WordSet = ["scratch", "pick", "claw", "dig", "scrape", "pinch"]
  private static let ailing: WordSet = ["have", "have got", "get", "feel", "wear"]

  /// *I need help with my shoes*: one's own, as with *help me*.
  private var isHelpNeeded: Bool {
    ["need", "want", "get", "have"].contains(plan.verbs.first?.frame.lemma ?? "")
      && plan.filler(.object)?.phrases.first?.noun?.lexeme.lemma == "help"
  }

  /// *My pants are wet, my diaper is dirty*: of what one has on, one says how it feels.
  private func isWornDown(_ noun: Lexeme) -> Bool {
    if noun.kind == .clothing, plan.verbs.count == 1, plan.fillers.isEmpty,
      ["hurt", "itch", "pinch", "scratch", "rub"].contains(plan.verbs[0].frame.lemma)
    {
      // *My shoes hurt.*
      return true
    }
    if noun.kind == .clothing, isSaidOfBody,
      let quality = plan.filler(.attribute)?.phrases.first,
      quality.degree?.lexeme.lemma == "too", let size = quality.adjectives.first?.lexeme.lemma,
      ["small", "big", "large", "long", "short", "wide", "narrow", "warm"].contains(size)
    {
      // *My shoes are too small*: what does not fit is what one has on.
      return true
    }
    return noun.kind == .clothing || ["diaper", "nappy", "pad", "brace"].contains(noun.lemma)
      ? isSaidOfBody
        && [
          "wet", "dirty", "tight", "itchy", "soaked", "loose", "uncomfortable", "torn", "full",
          "scratchy",
        ]
        .contains(plan.filler(.attribute)?.phrases.first?.adjectives.first?.lexeme.lemma ?? "")
      : false
  }

  /// *I lost my hearing aid, I have my period.*
  private func isUsedDaily(_ noun: Lexeme, by verb: String) -> Bool {
    if plan.isQuestion, verb == "see", EnglishHabits.belongings.contains(noun.lemma),
      plan.subject.first?.noun?.lexeme.lemma == "you"
    {
      // *Do you see my keys?*
      return true
    }
    if noun.lemma == "name" { return ["spell", "sign"].contains(verb) }
    if noun.lemma == "position" { return ["change", "adjust"].contains(verb) }
    if noun.lemma == "period" { return ["have", "get", "start"].contains(verb) }
    if Self.measured.contains(noun.lemma) { return Self.measuring.contains(verb) }
    if isOwnByRole(noun.lemma, verb) { return true }
    if EnglishHabits.belongings.contains(noun.lemma), !isSayingSubject, possessor == nil {
      return ["lose", "forget", "misplace", "leave", "leave behind"].contains(verb)
        || plan.isLaid && plan.isNegative && ["see", "find"].contains(verb)
        || verb == "ride" && noun.lemma == "bike" && isOnce
    }
    return EnglishHabits.aids.contains(noun.lemma)
      && ["lose", "find", "break", "forget", "drop", "charge", "wear", "take off", "put on"]
        .contains(
          verb)
  }

  /// *I rode my bike*: what somebody did that time.
  private var isOnce: Bool {
    plan.tense == .past && !plan.options.contains(.habitual)
      && plan.subject.first?.isPronoun == true
  }

  /// Whose body it is that somebody works on: *the doctor looks at my throat*, not at the doctor's own.
  func owner(of noun: Lexeme, _ usage: EnglishUsage) -> String? {
    if noun.kind == .body, !plan.isLaid, !isSayingSubject {
      if usage.frame.map({ ["be good for", "be bad for"].contains($0.lemma) }) == true {
        // *Candy is bad for your teeth*: everybody's (CGEL §6.21).
        return EnglishPronouns.second.possessive
      }
      if Self.ofAnimals.contains(noun.lemma),
        plan.subject.contains(where: { $0.noun?.lexeme.isHuman == true })
      {
        // *The vet looked at the paw*: nobody has one himself.
        return "the"
      }
    }
    if isSayingSubject, possessor == nil, let sufferer,
      noun.kind == .body || noun.kind == .clothing
        || isOfKinToo && EnglishPeople.isPossessed(noun.lemma)
        || ["wife", "husband", "son", "daughter", "girlfriend", "boyfriend"].contains(noun.lemma)
    {
      return sufferer.pronoun.possessive
    }
    if let known = knownOwner(of: noun, usage) { return known }
    if usage.preposition == "on", noun.kind == .body,
      !EnglishPeople.helpers.contains(plan.subject.first?.noun?.lexeme.lemma ?? "")
    {
      return possessorWord
    }
    if isSpeakersByDoer(noun, usage) || isDoneByFoe(noun, usage) {
      return EnglishPronouns.firstSingular.possessive
    }
    if isSpeakersHomework(noun, usage) { return EnglishPronouns.firstSingular.possessive }
    if noun.lemma == "homework", usage.role == .object,
      ["give", "assign", "set", "have", "get"].contains(usage.frame?.lemma ?? "")
    {
      return nil
    }
    guard !isSayingSubject, possessor == nil, let doer = plan.subject.first?.noun?.lexeme,
      plan.subject.count == 1, EnglishPeople.helpers.contains(doer.lemma)
    else { return possessorWord }
    if noun.kind == .body || EnglishPeople.isPossessed(noun.lemma), noun.lemma != "homework" {
      return EnglishPronouns.firstSingular.possessive
    }
    return "the"
  }

  /// Whose somebody or something is by what is said of the doer: *taller than my uncle, talked to the neighbor, comes to my
  /// birthday*; nil where that does not tell (CGEL §5.28, §5.35).
  private func knownOwner(of noun: Lexeme, _ usage: EnglishUsage) -> String? {
    if usage.preposition == "than", noun.isBeing {
      // *My dad is taller than my uncle.*
      return EnglishPronouns.firstSingular.possessive
    }
    if !isSayingSubject, plan.subject.count == 1, plan.subject[0].noun?.lexeme.lemma == "it",
      noun.kind == .body || EnglishPeople.isPossessed(noun.lemma), usage.isBehindPreposition
    {
      // *It belongs to my sister, it feels cold on my skin*: what is pointed at has none.
      return EnglishPronouns.firstSingular.possessive
    }
    if let other = otherOwner(of: noun, usage) { return other }
    if noun.lemma == "neighbor" || noun.lemma == "neighbour", isSaidOfOthers,
      plan.subject.allSatisfy({
        let doer = $0.noun?.lexeme.lemma ?? ""
        return EnglishPeople.names.contains(doer) || EnglishPeople.isPossessed(doer)
      })
    {
      // *Dad talked to the neighbor*: his kin's as well (CGEL §5.28).
      return "the"
    }
    if noun.lemma == "birthday", !isSayingSubject, plan.subject.first?.noun?.lexeme.isHuman == true,
      plan.subject.first?.isPronoun == false, usage.frame?.lemma == "come"
    {
      // *Grandma comes to my birthday*: nobody comes to their own.
      return EnglishPronouns.firstSingular.possessive
    }
    return nil
  }

  /// *Do you help with my homework?*: of whoever asks for help with it (CGEL §5.28).
  private func isSpeakersHomework(_ noun: Lexeme, _ usage: EnglishUsage) -> Bool {
    noun.lemma == "homework" && plan.isQuestion && usage.frame?.lemma.hasPrefix("help") == true
      && plan.subject.count == 1 && plan.subject[0].noun?.lexeme.lemma == "you"
  }

  /// *The mosquito bit my arm, the shoes hurt my feet, the nurse took my temperature*: whoever does it has none, so it is
  /// the speaker's.
  private func isSpeakersByDoer(_ noun: Lexeme, _ usage: EnglishUsage) -> Bool {
    if noun.kind == .body, usage.role == .object, !isSayingSubject, possessor == nil,
      plan.subject.count == 1, plan.subject[0].noun?.lexeme.kind == .animal,
      ["bite", "sting", "pinch"].contains(usage.frame?.lemma ?? "")
        || ["scratch", "lick", "peck", "claw"].contains(usage.frame?.lemma ?? "")
          && Self.bare.contains(noun.lemma),
      !["tail", "paw", "wing", "claw", "fur"].contains(noun.lemma)
    {
      // *The mosquito bit my arm*: an animal does it to others.
      return true
    }
    if noun.kind == .body, !isSayingSubject, possessor == nil, plan.subject.count == 1,
      let thing = plan.subject[0].noun?.lexeme, thing.wordClass == .noun, !thing.isBeing
    {
      // *The shoes hurt my feet*: a thing has none.
      return true
    }
    if Self.measured.contains(noun.lemma), plan.subject.count == 1, !plan.subject[0].isPronoun,
      Self.measuring.contains(usage.frame?.lemma ?? "")
    {
      // *The nurse took my temperature.*
      return true
    }
    if !isSayingSubject, possessor == nil, plan.subject.count == 1,
      let doer = plan.subject[0].noun?.lexeme, doer.wordClass == .noun, !doer.isHuman,
      EnglishPeople.isPossessed(noun.lemma), noun.isHuman || noun.lemma == "homework",
      !doer.isBeing || !EnglishPeople.ofAnimals.contains(noun.lemma)
        || Self.harmful.contains(usage.frame?.lemma ?? "") && noun.lemma != "baby"
    {
      // *The bike belongs to my cousin, the dog bit my friend*: a thing has no kin, an animal only its own, to which it
      // does no harm.
      return true
    }
    return false
  }

  /// *My brother pinched my arm*: nobody does it to himself.
  private func isDoneByFoe(_ noun: Lexeme, _ usage: EnglishUsage) -> Bool {
    (noun.kind == .body || noun.kind == .clothing) && !isSayingSubject && possessor == nil
      && plan.subject.count == 1 && !plan.subject[0].isPronoun
      && Self.hostile.contains(usage.frame?.lemma ?? "")
  }

  /// *Blood scares me, the nurse wiped the blood off*, but *the nurse took my blood.*
  private func isBloodGiven(_ usage: EnglishUsage) -> Bool {
    usage.role == .object && Self.bleeding.contains(usage.frame?.lemma ?? "")
  }

  private static let ofAnimals = EnglishWords.set(
    "paw tail beak hoof claw whisker mane snout trunk")
  private static let bleeding: WordSet = ["give", "donate", "take", "test", "check"]
  private static let harmful: WordSet = ["sting", "bite", "scratch", "attack", "scare", "frighten"]
  private static let hostile: WordSet = [
    "pinch", "poke", "tickle", "slap", "punch", "make fun of", "laugh at", "mock", "tease", "kick",
  ]

  /// *The TV doesn't work, the TV is off*: the thing itself, not what is on it.
  var isSwitched: Bool {
    guard let verb = plan.verbs.first?.frame else { return false }
    if ["work", "break", "turn on", "turn off", "fall"].contains(verb.lemma) { return true }
    guard verb.isCopular else { return false }
    return plan.adverbials.contains { ["on", "off"].contains($0.constituent.lexeme.lemma) }
      || ["broken", "loud", "off", "on", "quiet", "new", "old", "dead", "big", "slow", "down"]
        .contains(
          plan.filler(.attribute)?.phrases.first?.adjectives.first?.lexeme.lemma ?? "")
  }

  /// *My throat is sore*: of a part of the body one says how one's own is.
  var isSaidOfBody: Bool {
    plan.verbs.count == 1 && plan.verbs[0].frame.isCopular
      && plan.filler(.attribute)?.phrases.first?.isAdjective == true
  }

  func isPersonal(_ noun: Lexeme, _ usage: EnglishUsage) -> Bool {
    let verb = usage.frame?.lemma ?? ""
    if isWornByRole(noun, usage) { return true }
    return [
      "change", "hang up", "lose", "find", "zip", "button", "forget", "leave", "leave behind",
      "wet", "rip", "fasten", "unfasten", "buckle", "unbuckle", "lace",
    ].contains(verb)
  }

  /// *I need a hammer and a nail*: beside a tool, what is driven in.
  private var isListedTool: Bool {
    plan.fillers.contains {
      $0.role == .object && $0.phrases.count > 1 && $0.phrases.contains { $0.kind != .body }
    }
  }

  /// *I have a pain in my knee, a blister on my foot, something in my eye*: where on oneself something is (CGEL §5.35).
  private func isOnBody(_ usage: EnglishUsage) -> Bool {
    guard usage.isBehindPreposition, usage.role != .subject,
      ["in", "on", "under", "behind", "between"].contains(usage.preposition ?? ""),
      ["have", "have got", "get"].contains(plan.verbs.last?.frame.lemma ?? "")
    else { return false }
    return plan.fillers.contains { $0.role == .object && $0.prepositionTile == nil }
  }

  var takesBodyAsThing: Bool {
    ["have", "have got", "draw", "see", "be", "paint", "want", "hammer", "recognize", "cut out"]
      .contains(
        plan.verbs.last?.constituent.lexeme.lemma ?? "")
  }

  var takesAnyKin: Bool {
    plan.verbs.last?.frame.pattern == .existential
  }

  /// *my, her*: of the possessor, else of the subject.
  var possessorWord: String {
    if let possessor { return possessor.pronoun.possessive }
    if isHelpingSpeaker { return EnglishPronouns.firstSingular.possessive }
    if plan.verbs.isEmpty { return EnglishPronouns.firstSingular.possessive }
    if let asked = plan.inquiry, asked.role == .subject, asked.constituent.lexeme.lemma == "who" {
      // *Who ate with their friend?* (CGEL §6.50)
      return EnglishPronouns.thirdPlural.possessive
    }
    return isSayingSubject ? EnglishPronouns.firstSingular.possessive : subject.pronoun.possessive
  }
}
