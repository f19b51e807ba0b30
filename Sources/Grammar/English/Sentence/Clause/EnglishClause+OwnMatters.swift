import AACCore

/// What is one's own by what one feels about it, works with it or comes from, and what children show to grown-ups: *pleased with my
/// grade, down the stairs with his cane, out of its nest, Mom checks my homework*.
///
/// Sources: CGEL §5.35 (possessives for what is known to be somebody's), §5.46, §6.29.
extension EnglishClause {
  /// Whether it is of whoever does it, or of the child that speaks.
  func isOwnMatter(_ noun: Lexeme, _ usage: EnglishUsage) -> Bool {
    guard possessor == nil, !isSayingSubject, plan.verbs.allSatisfy({ $0.subject == nil }),
      let verb = usage.frame?.lemma
    else { return false }
    if Self.superiors.contains(noun.lemma) {
      return plan.subject.contains { $0.noun?.lexeme.isHuman == true }
    }
    if isShownWork(noun, usage) || isTakenAway(noun, usage) { return true }
    if noun.lemma == "key",
      ["put", "drop", "find", "grab", "hunt", "search", "look for"].contains(verb)
    {
      return isDoneByGrownUp
    }
    if noun.lemma == "room" || noun.lemma == "bedroom", usage.preposition == "in" {
      return Self.aloneThere.contains(verb) && isDoneByBeingAlone
    }
    if isImperative, usage.role == .object, ["medicine", "food", "pill"].contains(noun.lemma) {
      return ["eat", "drink", "chew", "chew up", "finish", "swallow", "take"].contains(verb)
    }
    if noun.lemma == "tear", verb == "wipe" { return usage.role == .object }
    if noun.kind == .clothing, verb == "have trouble" { return true }
    if Self.judging.contains(verb) {
      return Self.judged.contains(noun.lemma) || noun.kind == .clothing
    }
    if noun.kind == .vehicle || noun.kind == .home, verb == "sell", usage.role == .object {
      return plan.tense == .past && plan.subject.contains { $0.noun?.lexeme.isHuman == true }
    }
    if EnglishHabits.aids.contains(noun.lemma), usage.preposition == "with", plan.fillers.count > 1
    {
      return plan.subject.contains { $0.noun?.lexeme.isHuman == true }
    }
    if ["speak", "talk"].contains(verb), usage.preposition == "with" {
      return ["tablet", "talker", "device", "iPad", "communicator"].contains(noun.lemma)
    }
    if verb == "name" || verb == "pronounce" { return noun.lemma == "name" }
    return isLeftHome(noun, usage)
  }

  /// *The bird fell out of its nest*: what an animal lives in, where it comes out of it or back.
  private func isLeftHome(_ noun: Lexeme, _ usage: EnglishUsage) -> Bool {
    Self.dens.contains(noun.lemma) && plan.subject.count == 1
      && plan.subject[0].noun?.lexeme.kind == .animal
      && ["out of", "from", "to", "back to"].contains(usage.preposition ?? "")
  }

  /// *The teacher looked at my drawing, take a look at my rash*: what a child has done or has on him, where grown-ups see to it.
  func isShownWork(_ noun: Lexeme, _ usage: EnglishUsage) -> Bool {
    guard Self.works.contains(noun.lemma), let verb = usage.frame?.lemma,
      Self.seeing.contains(verb)
    else { return false }
    return isImperative || isDoneByGrownUp
  }

  /// *The teacher confiscated my phone.*
  func isTakenAway(_ noun: Lexeme, _ usage: EnglishUsage) -> Bool {
    usage.role == .object && usage.frame?.lemma == "confiscate"
      && (EnglishHabits.belongings.contains(noun.lemma) || noun.kind == .toy) && isDoneByGrownUp
      && !plan.fillers.contains { $0.preposition == "from" }
  }

  /// Whether a parent or somebody at his work does it.
  var isDoneByGrownUp: Bool {
    guard plan.subject.count == 1, let doer = plan.subject[0].noun?.lexeme else { return false }
    return EnglishPeople.names.contains(doer.lemma.lowercased())
      || EnglishPeople.helpers.contains(doer.lemma)
  }

  /// *I dance alone in my room*: one by himself, in what is his.
  private var isDoneByBeingAlone: Bool {
    plan.subject.count == 1 && plan.subject[0].noun?.lexeme.isHuman == true
      && !plan.fillers.contains {
        $0.role == .company && $0.phrases[0].noun?.lexeme.isHuman == true
      }
  }

  /// Whether somebody else than the speaker does it.
  var isSaidOfOthers: Bool {
    !plan.isLaid && !isSayingSubject && possessor == nil && !plan.subject.isEmpty
      && !plan.subject.contains { ["I", "we", "you"].contains($0.noun?.lexeme.lemma ?? "") }
  }

  private static let superiors = EnglishWords.set("boss landlord landlady supervisor coworker")
  private static let judging: WordSet = [
    "be pleased", "be pleased with", "be happy with", "be ashamed", "be ashamed of", "be proud",
    "be proud of", "be embarrassed by", "be disappointed with", "be unhappy with",
    "be satisfied with",
  ]
  private static let judged = EnglishWords.set(
    """
    grade score haircut hair handwriting drawing painting costume outfit hairstyle report weight room bedroom job drawings
    grades
    """)
  private static let works = EnglishWords.set(
    "drawing painting homework picture artwork rash bruise report worksheet bump scratch sunburn"
  ).union(["report card"])
  private static let seeing: WordSet = [
    "look at", "take a look", "take a look at", "check", "correct", "praise", "admire",
    "get mad at", "sign",
  ]
  private static let aloneThere = EnglishWords.set(
    "dance sleep read study cry hide rest sing sulk pout"
  )
  .union(["spend time", "play music", "listen to music", "calm down", "hang out"])
  private static let dens = EnglishWords.set("nest den burrow hive cage kennel hutch coop")
}
