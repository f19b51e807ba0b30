import AACCore

/// Whose a body, its clothes or somebody's kin are, where that is not whoever does it.
///
/// Sources: CGEL §5.35, §5.46 (possessives with parts of the body and kin), §6.29.
extension EnglishClause {
  /// Whose it is by what is done and by whom; nil: of whoever does it.
  func otherOwner(of noun: Lexeme, _ usage: EnglishUsage) -> String? {
    guard !isSayingSubject, possessor == nil else { return nil }
    let mine = EnglishPronouns.firstSingular.possessive
    if isServed(noun, usage) || isServedByCalled(noun, usage) || isTended(noun, usage)
      || isKinOfSpeaker(noun)
      || isHelpingSpeaker && isOwnThing(noun) || isSoughtByOther(noun, usage)
      || isChilds(noun, usage)
    {
      return mine
    }
    return ownerHelped(noun) ?? ownerOfDay(noun) ?? ownerGiven(noun, usage)
  }

  /// *Mom checks my homework, the teacher pronounces my name wrong*: a child's, of which grown-ups have none.
  private func isChilds(_ noun: Lexeme, _ usage: EnglishUsage) -> Bool {
    guard !plan.isLaid else { return false }
    if noun.lemma == "name" {
      return ["pronounce", "forget", "remember", "know"].contains(usage.frame?.lemma ?? "")
        && isSaidOfOthers
    }
    if noun.lemma == "homework", isDoneByGrownUp {
      return !Self.teaching.contains(usage.frame?.lemma ?? "")
        && !plan.fillers.contains {
          $0.role == .object && $0.phrases[0].noun?.lexeme.isHuman == true
            && !$0.phrases[0].isFirstPersonSingular
        }
    }
    return isShownWork(noun, usage) || isTakenAway(noun, usage)
  }

  /// *The nurse gave Grandpa a shot in his arm*: of whom it is given to.
  private func ownerGiven(_ noun: Lexeme, _ usage: EnglishUsage) -> String? {
    guard noun.kind == .body, usage.isBehindPreposition,
      ["in", "on", "under"].contains(usage.preposition ?? ""),
      ["give", "get"].contains(plan.verbs.last?.frame.lemma ?? ""),
      let getter = plan.fillers.first(where: {
        $0.role == .recipient && $0.phrases[0].noun?.lexeme.isBeing == true
      })?.phrases
    else { return nil }
    return possessive(of: getter)
  }

  /// *Help me with my shoes, help me put on my shoes*: what somebody is helped with is his own.
  var isHelpingSpeaker: Bool {
    (plan.verbs.first?.frame.lemma == "help" || isTeachingSpeaker)
      && (plan.options.contains(.request)
        || plan.isQuestion && plan.subject.first?.noun?.lexeme.lemma == "you" && !plan.isLaid)
      && (plan.fillers.contains { $0.phrases[0].isFirstPersonSingular }
        || plan.verbs.count > 1 && plan.verbs[1].subject?.isFirstPersonSingular == true)
  }

  /// *Show me how to tie my shoes*: who is taught will do it to his own.
  private var isTeachingSpeaker: Bool {
    plan.verbs.count > 1 && !plan.isLaid
      && ["show", "teach"].contains(plan.verbs.first?.frame.lemma ?? "")
  }

  /// What one has on or about one.
  func isOwnThing(_ noun: Lexeme) -> Bool {
    noun.kind == .body || noun.kind == .clothing || noun.lemma == "homework"
      || EnglishHabits.belongings.contains(noun.lemma) || EnglishHabits.aids.contains(noun.lemma)
  }

  /// *Could you wipe my nose? Scratch my back*: what one asks another to do to a body is done to one's own.
  private func isServed(_ noun: Lexeme, _ usage: EnglishUsage) -> Bool {
    guard isImperative, !plan.isLaid, plan.verbs.count == 1, usage.role == .object,
      noun.kind != .clothing || plan.options.contains(.polite)
        || plan.subject.first?.noun?.lexeme.lemma != "you",
      let verb = usage.frame?.lemma
    else { return false }
    if Self.measured.contains(noun.lemma) { return Self.measuring.contains(verb) }
    if EnglishHabits.aids.contains(noun.lemma) || Self.devices.contains(noun.lemma) {
      return ["charge", "plug in", "find", "look for", "fix", "pick up"].contains(verb)
    }
    guard noun.kind == .body || noun.kind == .clothing else { return false }
    if Self.doneByOthers.contains(verb) { return true }
    if verb == "hold" { return noun.lemma == "hand" }
    if verb == "cut" { return Self.cutByOthers.contains(noun.lemma) }
    if isNegated, ["touch", "pull", "squeeze", "pinch", "hit"].contains(verb) { return true }
    return plan.options.contains(.polite) && Self.care.contains(verb)
  }

  /// *Mom, button my coat; Dad, dry my back; scratch my back*: what a grown-up who is called is to do to a body and its clothes in
  /// a row of tiles is done to one's own (CGEL §5.35).
  private func isServedByCalled(_ noun: Lexeme, _ usage: EnglishUsage) -> Bool {
    guard plan.isLaid, isImperative, plan.verbs.count == 1, usage.role == .object,
      noun.kind == .body || noun.kind == .clothing, plan.subject.count == 1,
      let called = plan.subject[0].noun?.lexeme, let verb = usage.frame?.lemma
    else { return false }
    if called.lemma == "you" { return noun.kind == .body && Self.doneByOthers.contains(verb) }
    guard
      EnglishPeople.names.contains(called.lemma.lowercased())
        || EnglishPeople.helpers.contains(called.lemma)
    else { return false }
    return Self.doneByOthers.contains(verb) || noun.kind == .body && Self.groomed.contains(verb)
  }

  /// *Did you see my glasses?*: one asks after one's own.
  private func isSoughtByOther(_ noun: Lexeme, _ usage: EnglishUsage) -> Bool {
    plan.isQuestion && usage.role == .object && usage.frame?.lemma == "see"
      && plan.subject.first?.noun?.lexeme.lemma == "you" && isOwnThing(noun)
  }

  /// *Mom bandaged my knee, the dog licked my hand*: what grown-ups and animals do to the body of others.
  private func isTended(_ noun: Lexeme, _ usage: EnglishUsage) -> Bool {
    guard !plan.isLaid, plan.subject.count == 1, usage.role == .object,
      let doer = plan.subject[0].noun?.lexeme, let verb = usage.frame?.lemma,
      noun.kind == .body || noun.kind == .clothing, plan.verbs.count == 1 || !plan.isNegative
    else { return false }
    if doer.kind == .animal {
      return ["lick", "scratch"].contains(verb) && Self.bare.contains(noun.lemma)
    }
    guard
      EnglishPeople.names.contains(doer.lemma.lowercased())
        || EnglishPeople.helpers.contains(doer.lemma)
    else { return false }
    return Self.tending.contains(verb) || verb == "cut" && Self.cutByOthers.contains(noun.lemma)
      || verb == "hold" && noun.lemma == "hand" || verb == "wipe" && noun.kind == .body
  }

  /// *Mom hugged my brother*: kin of those who are named like kin are the speaker's (CGEL §5.64 note).
  private func isKinOfSpeaker(_ noun: Lexeme) -> Bool {
    if Self.siblings.contains(noun.lemma), !plan.isLaid,
      Self.courting.contains(plan.verbs.last?.frame.lemma ?? ""),
      let doer = plan.subject.first?.noun?.lexeme, Self.admirers.contains(doer.lemma)
    {
      // *The boy flirts with my sister*: nobody does with his own.
      return true
    }
    return Self.siblings.contains(noun.lemma) && !plan.subject.isEmpty
      && plan.subject.allSatisfy {
        guard let doer = $0.noun?.lexeme, $0.complement.isEmpty,
          $0.possessive == nil || $0.possessive?.lexeme.lemma == "my"
        else {
          return false
        }
        return doer.lemma != noun.lemma
          && (EnglishPeople.names.contains(doer.lemma.lowercased())
            || ["uncle", "aunt", "cousin", "grandmother", "grandfather", "Santa", "santa"]
              .contains(doer.lemma))
      }
  }

  /// *Mom helps me with my homework*: what somebody is helped with.
  private func ownerHelped(_ noun: Lexeme) -> String? {
    if isTeachingSpeaker, plan.verbs.count == 2, isOwnThing(noun) {
      // *Dad taught me how to tie my shoes*: who is taught will do it to his own.
      if let learner = plan.verbs[1].subject { return possessive(of: [learner]) }
      return plan.fillers.first {
        $0.verb == 0 && $0.phrases[0].noun?.lexeme.isHuman == true
      }.map { possessive(of: $0.phrases) }
    }
    guard plan.verbs.count == 1, plan.verbs[0].frame.lemma == "help", isOwnThing(noun),
      let helped = plan.fillers.first(where: {
        $0.role == .object && $0.phrases[0].noun?.lexeme.isHuman == true
      })?.phrases
    else { return nil }
    return possessive(of: helped)
  }

  /// *Dad bought a doll for my sister for her birthday*: whose day it is who gets something.
  private func ownerOfDay(_ noun: Lexeme) -> String? {
    guard noun.lemma == "birthday",
      let getter = plan.fillers.first(where: {
        ($0.role == .recipient || $0.role == .beneficiary
          || $0.role == .object
            && Self.congratulating.contains(plan.verbs[$0.verb].frame.lemma))
          && $0.phrases[0].noun?.lexeme.isHuman == true
      })?.phrases
    else { return nil }
    return possessive(of: getter)
  }

  /// What is done with the homework of all.
  private static let teaching = EnglishWords.set("give assign set explain collect plan bring")
    .union([
      "hand out", "hand back", "go over", "look over", "talk about", "pass out",
    ])
  /// What one does on somebody's birthday.
  private static let congratulating = EnglishWords.set(
    "call visit phone text surprise hug congratulate"
  )
  .union(["video call", "sing to", "ring", "see"])

  private func possessive(of phrases: [NounPhrase]) -> String {
    if phrases.count > 1 { return "their" }
    if let pronoun = EnglishPronouns.of(phrases[0].noun?.lexeme.lemma ?? "") {
      return pronoun.possessive
    }
    let isPlural = isPlural(phrases[0], EnglishUsage(.subject))
    return EnglishSubject(phrases[0], isPlural: isPlural).pronoun.possessive
  }

  // MARK: What is one's own

  /// *Charge my phone, look for my glasses, pack my backpack, clean my room*: what one has about one every day, by what is
  /// done to it (CGEL §5.35).
  func isOwnByRole(_ noun: String, _ verb: String) -> Bool {
    guard !plan.isLaid, !isSayingSubject, possessor == nil, isDoneByBeing else { return false }
    if ["room", "bedroom"].contains(noun) { return Self.tidying.contains(verb) }
    if verb == "share", Self.sharedOut.contains(noun) {
      return noun == "toy" || noun == "bike" || subject.number != .plural
    }
    if verb == "show", ["drawing", "painting", "homework"].contains(noun) { return true }
    if Self.onlyOnes.contains(noun) { return Self.feeling.contains(verb) }
    if Self.faculties.contains(noun) { return verb == "lose" || verb == "keep" }
    if isImperative, verb == "show", EnglishHabits.belongings.contains(noun) { return true }
    if EnglishHabits.aids.contains(noun) {
      return Self.keeping.contains(verb) || ["drive", "park"].contains(verb)
    }
    if isImperative, verb == "turn on" || verb == "turn off" { return false }
    if Self.chancing.contains(verb), plan.subject.contains(where: { !$0.isPronoun }) {
      return false
    }
    guard EnglishHabits.belongings.contains(noun) || Self.devices.contains(noun),
      !["lunch", "ticket", "password", "homework"].contains(noun)
    else { return false }
    if noun == "glasses", verb == "see" {
      return plan.isNegative || plan.isQuestion
    }
    return Self.keeping.contains(verb)
  }

  /// *Hang my coat, fold my shirt, tear my pants, pee in my pants*: clothes are one's own.
  func isWornByRole(_ noun: Lexeme, _ usage: EnglishUsage) -> Bool {
    guard !plan.isLaid, noun.kind == .clothing, let verb = usage.frame?.lemma else { return false }
    if usage.isBehindPreposition {
      return ["pee", "poop", "spill", "vomit", "throw up", "melt", "stick"].contains(verb)
    }
    guard usage.role == .object, isDoneByBeing else { return false }
    if Self.housework.contains(verb), plan.subject.contains(where: { !$0.isPronoun }) {
      return false
    }
    if ["put", "leave", "put away", "pack"].contains(verb) {
      return plan.subject.first.map { ["I", "we"].contains($0.noun?.lexeme.lemma ?? "") } == true
    }
    return Self.handling.contains(verb)
  }

  /// Nobody else but the subject does it, and that is somebody: *the wine stains the shirt*.
  private var isDoneByBeing: Bool {
    plan.verbs.allSatisfy { $0.subject == nil }
      && plan.subject.allSatisfy { $0.noun?.lexeme.isBeing == true }
  }

  /// Of what one has oneself others get some.
  private static let sharedOut = EnglishWords.set(
    "toy bike snack lunch dessert sandwich chips chip fries candy popcorn food cookies toys crayons"
  )

  /// What somebody has one of.
  private static let onlyOnes = EnglishWords.set(
    """
    job boss haircut hairstyle hairdo life childhood hometown marriage career accent handwriting landlord supervisor manager
    salary roommate flatmate grade
    """)
  private static let feeling = EnglishWords.set(
    "like love hate miss enjoy dislike leave quit lose change adore appreciate resign remember improve"
  ).union([
    "be happy with", "be pleased", "be pleased with", "be ashamed", "be ashamed of",
    "be proud of",
    "be sick of", "be tired of", "be fed up with", "get on with", "hear from",
  ])
  /// What one has in oneself and may lose.
  private static let faculties = EnglishWords.set(
    "patience balance hearing eyesight memory appetite temper mind pacifier way voice")
  private static let tidying = EnglishWords.set("clean tidy").union(["clean up", "tidy up"])
  private static let devices = EnglishWords.set("communicator tablet phone laptop")
  private static let keeping = EnglishWords.set(
    """
    charge recharge find break pack hang unplug drop crack clean check lock remember rely untangle misplace search wreck
    crash hunt
    """
  ).union([
    "look at", "turn on", "turn off", "look for", "plug in", "put away", "pick up",
  ])
  /// What is done to the clothes of all.
  private static let housework = EnglishWords.set("iron fold stain dirty")
  /// What befalls the things of others as well.
  private static let chancing = EnglishWords.set("break drop crack clean find").union(["pick up"])
  private static let handling = EnglishWords.set(
    "hang fold tear dirty stain iron rip wet ruin soil remember untie unlace tuck wreck scuff untuck"
  ).union(["look for", "hang up"])
  private static let siblings = EnglishWords.set(
    "brother sister brothers sisters aunt uncle cousin aunts uncles cousins")
  private static let admirers = EnglishWords.set(
    "boy girl guy man woman kid bully boyfriend girlfriend classmate friend neighbor")
  private static let courting = EnglishWords.set("flirt date dump marry bully").union([
    "flirt with", "be in love", "be in love with", "fall in love with", "break up", "break up with",
    "have a crush on", "go out with", "ask out",
  ])
  /// What is hardly ever done to one's own body.
  private static let doneByOthers = EnglishWords.set(
    "scratch massage bandage tie untie lace zip unzip button unbutton buckle unbuckle fasten unfasten"
  )
  /// What grown-ups do to the body of a child.
  private static let groomed = EnglishWords.set(
    "comb brush wash wipe dry rub clean braid trim rinse")
  /// What is done to one's own body or to another's.
  private static let care = EnglishWords.set(
    """
    wipe wash comb brush cut dry rub clean braid trim clip check fasten unfasten buckle unbuckle adjust scrub rinse
    examine warm file paint shave cream lotion
    """
  ).union(["dry off", "clean up", "pull up", "pull down", "roll up", "do up"])
  private static let cutByOthers = EnglishWords.set(
    "hair nail fingernail toenail nails fingernails toenails")
  private static let tending = EnglishWords.set(
    "bandage massage tie untie zip unzip button unbutton buckle braid")
  /// Parts of the body that are no animal's.
  static let bare = EnglishWords.set(
    "hand face arm finger cheek toe foot knee elbow")
}
