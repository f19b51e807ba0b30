import AACCore

/// Who does it to what, in another order: *eat/girl/apple, nothing/want, traffic/Dad/annoy, six/euro/cost/ticket*.
///
/// Sources: CGEL §10.18–10.19 (subject and object), §16.25–16.27; Dowty, *Thematic Proto-Roles* (1991): the doer is a being.
extension EnglishRowOrder {
  /// A row with one verb of doing in the order of speech; nil where nothing tells.
  func acted(_ parts: [EnglishRowPart], _ frame: VerbFrame) -> [Constituent]? {
    guard let verb = parts.firstIndex(where: { $0.form == .verb }),
      !parts.contains(where: { $0.form == .quality })
    else { return nil }
    let nouns = parts.places(.noun)
    guard !nouns.isEmpty else { return nil }
    if frame.lemma == "hurt" { return hurting(parts, nouns, verb) }
    if isDoneTo(parts, nouns, verb, frame) { return ordered(parts, subject: nil, verb: verb) }
    let subject =
      costing(parts, nouns, frame) ?? moved(parts, nouns, verb, frame)
      ?? reflected(parts, nouns) ?? ofForm(parts, nouns, verb, frame)
      ?? denied(parts, nouns, verb, frame) ?? bodily(parts, nouns, verb, frame)
      ?? happening(parts, nouns, verb, frame) ?? begun(parts, nouns, verb, frame)
      ?? taking(parts, nouns, verb, frame) ?? goer(parts, nouns, verb, frame)
    guard let subject else { return nil }
    return ordered(parts, subject: subject, verb: verb)
  }

  /// *head/I/hurt, Grandma/knees/hurt*: whose part of the body it is.
  private func hurting(_ parts: [EnglishRowPart], _ nouns: [Int], _ verb: Int) -> [Constituent]? {
    guard parts.count == 3, nouns.count == 2,
      let body = nouns.first(where: { parts[$0].head.kind == .body }), parts[body].words.count == 1,
      let owner = nouns.first(where: { $0 != body }), parts[owner].isSomebody,
      !parts[owner].isAccusative
    else { return nil }
    if parts[owner].isPersonal { return [body, verb, owner].map { parts[$0] }.row }
    return parts[owner].isNamed ? [owner, verb, body].map { parts[$0] }.row : nil
  }

  /// *nothing/want, food/dog/give, brother/miss*: nobody is named who does it.
  private func isDoneTo(
    _ parts: [EnglishRowPart], _ nouns: [Int], _ verb: Int, _ frame: VerbFrame
  ) -> Bool {
    guard verb == parts.count - 1, nouns.count == parts.count - 1, frame.isListed else {
      return false
    }
    if nouns.count == 1 {
      if parts[0].head.lemma == "nothing" {
        return frame.slot(.object) != nil && !EnglishWording.happenings.contains(frame.lemma)
          && !Self.moving.contains(frame.lemma) && !Self.doneByNothing.contains(frame.lemma)
      }
      return Self.longing.contains(frame.lemma) && !parts[0].isPersonal
        && parts[0].head.kind != .negation
    }
    guard nouns.count == 2, Self.handing.contains(frame.lemma) else { return false }
    return parts.contains { $0.isThing } && parts.contains { $0.head.roleKind == .animal }
  }

  private static let doneByNothing = EnglishWords.set(
    "help hurt change matter move open close turn taste smell happen feel make scare")
  /// Verbs that say nothing without what they are done to.
  private static let longing = EnglishWords.set("miss need")
  private static let handing = EnglishWords.set("give feed show bring throw")

  /// *himself/dress/he, each other/they/blame*: what one does to oneself (CGEL §6.23–6.31).
  private func reflected(_ parts: [EnglishRowPart], _ nouns: [Int]) -> Int? {
    guard nouns.count == 2, let own = nouns.first(where: { parts[$0].isReflexive }) else {
      return nil
    }
    return nouns.first { $0 != own && parts[$0].isSomebody }
  }

  /// *eight/leg/have/spider*: a part of the body has no owner of its own.
  private func bodily(_ parts: [EnglishRowPart], _ nouns: [Int], _ verb: Int, _ frame: VerbFrame)
    -> Int?
  {
    guard frame.lemma == "have", nouns.count == 2,
      let body = nouns.first(where: { parts[$0].head.kind == .body }),
      let owner = nouns.first(where: { $0 != body }), parts[owner].isSomebody
    else { return nil }
    return owner
  }

  /// *shine/sun, start/concert/in/ten/minute, leave/train/at/six*: what things do at their time.
  private func happening(_ parts: [EnglishRowPart], _ nouns: [Int], _ verb: Int, _ frame: VerbFrame)
    -> Int?
  {
    guard nouns.count == 1, let thing = nouns.first, parts[thing].isThing,
      !parts.contains(where: { $0.form == .negation })
    else { return nil }
    let kind = parts[thing].head.roleKind
    let isTimed = parts.contains { $0.form != .noun && $0.head.kind.isTemporal || isCounted($0) }
    switch frame.lemma {
    case "shine": return kind == .nature || kind == .weather ? thing : nil
    case "melt", "freeze": return kind == .nature || kind == .weather ? thing : nil
    case "start", "begin", "finish", "end":
      return isTimed && (kind == .event || kind == .media || kind == .subject) ? thing : nil
    case "leave", "arrive", "depart": return isTimed && kind == .vehicle ? thing : nil
    default: return nil
    }
  }

  private func isCounted(_ part: EnglishRowPart) -> Bool {
    part.form == .governed && part.words.count == 2 && part.words[1].lexeme.wordClass == .numeral
  }

  /// *oak/climb/squirrel, soup/eat/doctor*: a thing before the verb and somebody behind it who does that to it.
  private func taking(_ parts: [EnglishRowPart], _ nouns: [Int], _ verb: Int, _ frame: VerbFrame)
    -> Int?
  {
    guard nouns.count == 2, nouns[0] < verb, verb < nouns[1], parts[nouns[0]].isThing,
      parts[nouns[1]].isCommonBeing || isMaker(parts[nouns[1]], frame),
      frame.slot(.recipient) == nil || frame.lemma == "read", frame.isListed,
      frame.opening == nil, fits(parts[nouns[0]], frame)
    else { return nil }
    switch parts[nouns[0]].head.roleKind {
    case .food, .drink, .dish, .meal, .plant, .clothing, .furniture, .book, .instrument: break
    case .music, .media, .vehicle: break
    case _ where EnglishAspects.isAchievement(frame.lemma): break
    case _ where parts[nouns[1]].head.roleKind == .animal && ["eat", "chew"].contains(frame.lemma):
      break
    default: return nil
    }
    return nouns[1]
  }

  /// *dinner/cook/mum, song/sing/sister*: one's own people, who do it rather than get it or join in.
  private func isMaker(_ part: EnglishRowPart, _ frame: VerbFrame) -> Bool {
    part.isSomebody && part.head.isHuman && part.words.count == 1 && !part.isPersonal
      && ["cook", "bake", "sing", "read", "watch", "drive"].contains(frame.lemma)
  }

  /// The phrases with a subject first, then the verb, what it is done to, and the rest.
  func ordered(_ parts: [EnglishRowPart], subject: Int?, verb: Int) -> [Constituent] {
    var front: [Int] = subject.map { [$0] } ?? []
    front += parts.places(.negation)
    front.append(verb)
    let rest = parts.without(front)
    var said = rest.filter { $0.form == .noun }
    said += rest.filter { $0.form == .governed }
    said += rest.filter { $0.form != .noun && $0.form != .governed }
    return (front.map { parts[$0] } + said).row
  }

  /// *six/pound/cost/ticket*: money costs nothing (CGEL §16.22).
  private func costing(_ parts: [EnglishRowPart], _ nouns: [Int], _ frame: VerbFrame) -> Int? {
    guard frame.lemma == "cost" || frame.lemma == "weigh", nouns.count == 2 else { return nil }
    let units = nouns.filter { Self.isUnit(parts[$0].head) }
    guard units.count == 1 else { return nil }
    return nouns.first { !units.contains($0) }
  }

  /// *I/frighten/thunder, Dad/annoy/traffic*: nobody does that to a thing.
  private func moved(_ parts: [EnglishRowPart], _ nouns: [Int], _ verb: Int, _ frame: VerbFrame)
    -> Int?
  {
    guard Self.moving.contains(frame.lemma), nouns.count == 2,
      let being = nouns.first(where: { parts[$0].isSomebody }),
      let thing = nouns.first(where: { $0 != being }), parts[thing].isThing
    else { return nil }
    return thing
  }

  /// *me/believe/nobody, me/story/read/Mom, scare/me/clown*: what is *me* does nothing.
  private func ofForm(_ parts: [EnglishRowPart], _ nouns: [Int], _ verb: Int, _ frame: VerbFrame)
    -> Int?
  {
    guard let done = nouns.first(where: { parts[$0].isAccusative }) else { return nil }
    let others = nouns.filter {
      $0 != done && (parts[$0].isSomebody || parts[$0].head.kind == .negation)
        && !parts[$0].isAccusative
    }
    guard others.count == 1, let other = others.first, !parts[other].isPersonal else { return nil }
    if parts[other].head.kind == .negation {
      return parts[other].head.lemma == "nothing" ? nil : other
    }
    if Self.moving.contains(frame.lemma) { return other }
    if parts[other].head.roleKind == .animal {
      return Self.biting.contains(frame.lemma) ? other : nil
    }
    // *me/want/ball* is a child's *I*.
    return done == 0 && other == parts.count - 1 && verb > 1 && nouns.count > 2 ? other : nil
  }

  private static let biting = EnglishWords.set("bite sting scratch lick chase attack follow kick")

  /// *nothing/want, Nora/nothing/say*: what is done to nothing is done to it by nobody else.
  private func denied(_ parts: [EnglishRowPart], _ nouns: [Int], _ verb: Int, _ frame: VerbFrame)
    -> Int?
  {
    guard let none = nouns.first(where: { parts[$0].head.lemma == "nothing" }) else { return nil }
    if nouns.count == 1 {
      return frame.lemma == "work" || frame.slot(.object) == nil ? none : nil
    }
    guard nouns.count == 2, frame.slot(.object) != nil, !Self.moving.contains(frame.lemma) else {
      return nil
    }
    return nouns.first { $0 != none && parts[$0].isSomebody }
  }

  /// *sleep/girl, eat/girl/apple, eat/apple/girl*: the verb first and somebody behind it who has nothing else to do with it.
  private func begun(_ parts: [EnglishRowPart], _ nouns: [Int], _ verb: Int, _ frame: VerbFrame)
    -> Int?
  {
    guard parts[..<verb].allSatisfy({ $0.form == .adverbial || $0.form == .governed }),
      frame.pattern == .plain || frame.pattern == .grooming,
      frame.opening == nil
        || Self.openingThings.contains(frame.lemma),
      let doer = nouns.first(where: { parts[$0].isSomebody }),
      doer != verb + 1 || verb > 0 || !EnglishHabits.meeting.contains(frame.lemma)
    else { return nil }
    let others = nouns.filter { $0 != doer }
    if parts[doer].isPersonal { return pronounBehind(parts, doer, others, verb, frame) }
    if others.isEmpty { return alone(parts, doer, verb, frame) }
    guard others.count == 1, let other = others.first,
      parts[other].isThing || isPair(parts, doer, other), !isAppointed(parts, doer, other),
      frame.slot(.recipient) == nil, frame.slot(.beneficiary) == nil
    else { return nil }
    if other < doer, parts[doer].head.isHuman, EnglishAspects.isAchievement(frame.lemma),
      frame.slot(.company) == nil || Self.losing.contains(frame.lemma)
    {
      // *lose/tooth/sister, break/toy/brother.*
      return fits(parts[other], frame) ? doer : nil
    }
    if other < doer {
      return parts[doer].isCommonBeing && frame.slot(.company) == nil && fits(parts[other], frame)
        && !EnglishPeople.helpers.contains(parts[doer].head.lemma)
        || parts[doer].head.roleKind == .animal
        ? doer : nil
    }
    guard fits(parts[other], frame) else { return nil }
    if parts[doer].isNamed || EnglishPeople.isPossessed(parts[doer].head.lemma) {
      return isOwnable(parts[other].head) ? nil : doer
    }
    return parts[other].head.kind == .body || parts[other].head.kind == .clothing ? nil : doer
  }

  private static let losing = EnglishWords.set(
    "lose break steal drop spill miss win find tear smash")

  private static let openingThings = EnglishWords.set(
    "like love hate prefer want need enjoy have come")

  /// *drive/he/truck, get dressed/you*: a pronoun that neither gets it nor has it done to it.
  private func pronounBehind(
    _ parts: [EnglishRowPart], _ doer: Int, _ others: [Int], _ verb: Int, _ frame: VerbFrame
  ) -> Int? {
    guard doer == verb + 1, parts[doer].isNominative || parts[doer].head.lemma == "you" else {
      return nil
    }
    if others.isEmpty { return frame.lemma == "get dressed" ? doer : nil }
    guard parts[doer].isNominative, others.count == 1, let other = others.first, other > doer,
      Self.handled.contains(frame.lemma), parts[other].isThing
    else { return nil }
    return doer
  }

  /// What is done to things and for oneself.
  private static let handled = EnglishWords.set(
    "drive eat drink wear ride own lose forget put drop")

  private func isPair(_ parts: [EnglishRowPart], _ first: Int, _ second: Int) -> Bool {
    first < second && parts[second].isSomebody && !parts[second].isPersonal
      && parts[second].head.roleKind == .animal && parts[first].head.isHuman
  }

  /// *have/dentist/appointment*: with whom.
  private func isAppointed(_ parts: [EnglishRowPart], _ doer: Int, _ other: Int) -> Bool {
    doer < other && parts[other].head.kind == .event
      && EnglishPeople.helpers.contains(parts[doer].head.lemma)
  }

  /// *Mom's phone, Dad's coat*: what may be somebody's rather than somebody does it with.
  private func isOwnable(_ lexeme: Lexeme) -> Bool {
    switch lexeme.roleKind {
    case .device, .vehicle, .toy, .clothing, .body, .room, .furniture, .book, .home, .thing,
      .instrument:
      true
    default: false
    }
  }

  /// Whether a thing is what the verb is done to.
  private func fits(_ part: EnglishRowPart, _ frame: VerbFrame) -> Bool {
    frame.slots.contains {
      $0.role == .object
        && ($0.acceptedKinds.isEmpty || $0.acceptedKinds.contains(part.head.roleKind))
    }
  }

  /// *sleep/girl, come/police, bark/dogs*: what is done to nobody is done by who is named.
  private func alone(_ parts: [EnglishRowPart], _ doer: Int, _ verb: Int, _ frame: VerbFrame)
    -> Int?
  {
    guard parts[doer].isCommonBeing,
      !parts[doer].words[0].lexeme.isDeterminerLike
        || parts[doer].words[0].lexeme.kind != .possessive
    else { return nil }
    if frame.lemma == "come" {
      return EnglishPeople.visited.contains(parts[doer].head.lemma) ? nil : doer
    }
    guard Self.byOneself.contains(frame.lemma) else { return nil }
    return doer
  }

  /// What one does by oneself.
  private static let byOneself = EnglishWords.set(
    """
    sleep cry sneeze cough snore yawn arrive die smile laugh jump swim fall bark meow roar blink faint crawl fly run
    disappear
    """
  ).union(["wake up", "fall down", "get up", "fall asleep", "get dressed"])

  /// *work/go/Dad*: who goes to what stands before the verb.
  private func goer(_ parts: [EnglishRowPart], _ nouns: [Int], _ verb: Int, _ frame: VerbFrame)
    -> Int?
  {
    guard ["go", "come"].contains(frame.lemma), nouns.count == 2,
      let doer = nouns.first(where: {
        parts[$0].isSomebody
      }), parts[..<verb].contains(where: { $0.head.lemma == "work" })
    else { return nil }
    return doer
  }
}
