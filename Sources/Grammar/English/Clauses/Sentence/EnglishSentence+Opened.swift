import AACCore

/// Words chosen by role that are noun and verb alike, where what stands before them opens one: *when/**cross**/street,
/// should/**consult**/doctor, would love/**volunteer**/at/shelter*, and two nouns of one name behind a preposition.
///
/// Sources: CGEL App. I.43–I.56 (conversion), §15.45–15.47 (subordinate clauses without a subject of their own), §16.20–16.41
/// (verbs as complements of verbs), §17.104–17.109 (compounds).
extension EnglishSentence {
  static func settleOpened(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard !clause.isLaid, let verb = clause.verb, !clause.complements.isEmpty else { return }
    if clause.isQuestion { askForTool(&clause, planner) }
    wishPolitely(&clause, planner)
    let opened = EnglishOpened(verb: verb.lexeme, words: clause.complements, planner: planner)
    for index in clause.complements.indices {
      if opened.isDone(index) {
        clause.complements[index] = clause.complements[index].asVerb
        clause.complements[index].government = nil
      } else if opened.isNamed(index) {
        clause.complements[index] = EnglishWordClasses(planner).asNoun(clause.complements[index])
      }
    }
    nameWhereItHurts(&clause, planner)
    haveWhenIll(&clause, planner)
    denyQuality(&clause, planner)
    nameWhoDoesIt(&clause, planner)
    joinBehindPreposition(&clause, planner)
    addBehindPreposition(&clause, planner)
  }

  /// *show/me/where/hurt*: with nobody named it is *it* that hurts (CGEL §6.17, prop *it*).
  private static func nameWhereItHurts(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard let last = clause.complements.indices.last, last > 0,
      clause.complements[last].lexeme.lemma == "hurt",
      ["where", "when", "if", "because"].contains(clause.complements[last - 1].lexeme.lemma),
      let it = planner.lexicon.known("it")
    else { return }
    clause.complements[last] = clause.complements[last].asVerb
    clause.complements.insert(Constituent(it), at: last)
    clause.reasons.append(.init(.expletive, "hurt", "it"))
  }

  /// *stay/home/when/fever*: one has it then (CGEL §15.45).
  private static func haveWhenIll(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard let last = clause.complements.indices.last, last > 0,
      case let illness = clause.complements[last].lexeme, illness.wordClass == .noun,
      illness.kind == .illness || illness.lemma == "anxiety" || illness.lemma == "pain",
      ["when", "whenever", "if"].contains(clause.complements[last - 1].lexeme.lemma),
      !clause.isQuestion
    else { return }
    let have = planner.lexicon.lexeme(for: "have", expecting: .verb)
    clause.complements.insert(Constituent(have), at: last)
    clause.reasons.append(.init(.understood, illness.lemma, "have"))
  }

  /// *skip/lunch/because/not/hungry*: what is denied is how one is then, and not what one does (CGEL §10.54–10.56, scope of
  /// negation).
  private static func denyQuality(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard let last = clause.complements.indices.last, last > 1,
      clause.complements[last].lexeme.wordClass == .adjective,
      clause.complements[last - 1].lexeme.lemma == "not",
      ["because", "when", "if", "since", "while", "unless", "until"].contains(
        clause.complements[last - 2].lexeme.lemma)
    else { return }
    clause.complements.insert(EnglishWording.be, at: last - 1)
    if weathers.contains(clause.complements[last + 1].lexeme.lemma),
      let it = planner.lexicon.known("it")
    {
      clause.complements.insert(Constituent(it), at: last - 1)
      clause.reasons.append(.init(.expletive, clause.complements[last + 2].lexeme.lemma, "it"))
    }
  }

  private static let weathers = EnglishWords.set(
    "cold hot warm sunny rainy windy cloudy foggy snowy dark late early safe possible easy")

  /// *laugh/when/tickle/me*: nobody does it to himself, so that whom one speaks to is meant (CGEL §6.25).
  private static func nameWhoDoesIt(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard let last = clause.complements.indices.last, last > 1,
      ["me", "I"].contains(clause.complements[last].lexeme.lemma),
      clause.complements[last - 1].lexeme.wordClass == .verb,
      ["when", "whenever", "if", "because", "until"].contains(
        clause.complements[last - 2].lexeme.lemma),
      clause.subject.isEmpty || clause.subject.map(\.lexeme.lemma) == ["I"],
      !clause.options.contains(.request), !clause.isQuestion,
      let you = planner.lexicon.known("you")
    else { return }
    clause.complements.insert(Constituent(you), at: last - 1)
    clause.reasons.append(
      .init(.understood, clause.complements[last].lexeme.lemma, you.lemma))
  }

  /// *make/salad/with/tomato/cheese*: two kinds of food behind one preposition are joined, and neither is what it is done
  /// to (CGEL §13.45).
  private static func addBehindPreposition(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard clause.complements.count > 3, let last = clause.complements.indices.last,
      clause.complements[last - 2].lexeme.lemma == "with",
      isFood(clause.complements[last].lexeme), isFood(clause.complements[last - 1].lexeme),
      isFood(clause.complements[last - 3].lexeme),
      let and = planner.lexicon.known("and")
    else { return }
    clause.reasons.append(
      .init(.coordination, clause.complements[last].lexeme.lemma, and.lemma))
    clause.complements.insert(Constituent(and), at: last)
  }

  private static func isFood(_ word: Lexeme) -> Bool {
    word.wordClass == .noun && (KindSet.edible.contains(word.kind) || word.kind == .dish)
  }

  /// *fill/bottle/with/apple/juice, wait/at/bus/stop*: what stands side by side behind a preposition has one name.
  private static func joinBehindPreposition(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard clause.complements.count > 2 else { return }
    for index in clause.complements.indices.dropFirst().dropLast().reversed() {
      let first = clause.complements[index]
      let second = clause.complements[index + 1]
      guard clause.complements[index - 1].lexeme.wordClass == .adposition,
        first.lexeme.wordClass == .noun, first.lexeme.number != .plural,
        isOneName(first.lexeme, second.lexeme),
        !isGiven(first.lexeme, second.lexeme, behind: clause.complements[index - 1].lexeme)
      else { continue }
      let name = "\(first.lexeme.lemma) \(second.lexeme.lemma)"
      let tiles = [first.tile, second.tile].compactMap(\.self)
      var head = second.lexeme
      head.lemma = name
      head.forms = [:]
      if head.wordClass != .noun { head = planner.lexicon.lexeme(for: name, expecting: .noun) }
      clause.complements[index].lexeme = planner.lexicon.known(name) ?? head
      clause.complements[index].government = nil
      if let tile = tiles.first { clause.joins[tile] = tiles }
      clause.complements.remove(at: index + 1)
    }
  }

  private static func isOneName(_ first: Lexeme, _ second: Lexeme) -> Bool {
    if EnglishCompounds.isPair(first.lemma, second.lemma) { return true }
    return second.wordClass == .noun && second.number != .plural
      && EnglishCompounds.joins(first, second)
  }

  /// *give/to/dog/treat, go/to/school/bus, eat/in/school/lunch*: to whom, where to and by what, where and what.
  private static func isGiven(_ first: Lexeme, _ second: Lexeme, behind preposition: Lexeme) -> Bool
  {
    if first.isBeing { return ["to", "for", "from", "of"].contains(preposition.lemma) }
    if second.kind == .vehicle { return ["to", "from", "at"].contains(preposition.lemma) }
    return first.isPlaceLike && (second.kind == .meal || KindSet.edible.contains(second.kind))
  }

  /// *understand where the subway goes*: the way that a thing takes every day, and not what goes on (CGEL §4.5).
  static func isWay(_ plan: ClausePlan) -> Bool {
    guard plan.inquiry?.constituent.lexeme.lemma == "where", plan.subject.count == 1,
      ["go", "come", "lead", "run", "stop"].contains(plan.verbs.first?.frame.lemma ?? ""),
      let noun = plan.subject[0].noun?.lexeme
    else { return false }
    return noun.wordClass == .noun && !noun.isBeing
  }
}

/// Whether a word among others is what somebody does, by what stands before it.
private struct EnglishOpened {
  let verb: Lexeme
  let words: [Constituent]
  let planner: ClausePlanner

  /// *when/**cross**/street, can/**access**/my/account, love/**volunteer**/at/shelter.*
  func isDone(_ index: Int) -> Bool {
    let word = words[index].lexeme
    guard word.wordClass == .noun || word.wordClass == .adjective, word.number != .plural else {
      return false
    }
    guard let frame = planner.frames.listed(word.lemma) else {
      if word.isInferred { return isUnknownDeed(index) }
      // *could/picnic/at/beach*: an event is what one can do.
      return word.wordClass == .noun && (word.kind == .event || word.lemma == "picnic")
        && isBehindModal(index)
        && isAlone(index)
    }
    if index > 0, Self.openers.contains(words[index - 1].lexeme.lemma) {
      return isDoneThen(index, frame)
    }
    if isTaught(index) || isToldBehindWho(index) { return true }
    let before = self.before(index)
    guard before.wordClass == .verb, isAlone(index) else { return false }
    if isBehindModal(index) {
      return isPossible(index, frame)
    }
    return index == 0 && Self.wishing.contains(before.lemma) && isWished(index, frame)
  }

  /// *have to/descale/kettle, must/defrag/computer*: behind what opens a bare verb, a word that nobody knows is the verb of
  /// what stands behind it (CGEL §3.21, modal idioms).
  private func isUnknownDeed(_ index: Int) -> Bool {
    let before = self.before(index)
    guard before.wordClass == .verb, planner.frames[before.lemma].opening == .bare,
      planner.frames[before.lemma].otherOpening == nil, words[index].lexeme.wordClass == .noun,
      words[index].lexeme.lemma.first?.isLowercase == true, let next = next(index)
    else { return false }
    return next.isDeterminerLike
      || (next.wordClass == .noun || next.wordClass == .pronoun) && !next.kind.isTemporal
  }

  /// *know/man/who/**train**/dogs*: behind *who* stands what somebody does (CGEL §17.13).
  private func isToldBehindWho(_ index: Int) -> Bool {
    index > 1 && words[index - 1].lexeme.lemma == "who" && words[index - 2].lexeme.isBeing
      && words[index].lexeme.wordClass == .noun && isAlone(index)
  }

  /// *teach/me/to/cook, ask/mom/to/cook*: what another is to do (CGEL §16.50).
  private func isTaught(_ index: Int) -> Bool {
    guard index > 1, words[index - 1].lexeme.lemma == "to",
      words[index - 2].lexeme.isBeing || EnglishPronouns.of(words[index - 2].lexeme.lemma) != nil,
      case let ruling = index > 2 ? words[index - 3].lexeme.lemma : verb.lemma
    else { return false }
    return Self.teaching.contains(ruling)
  }

  private static let teaching = EnglishWords.set(
    "teach ask tell want remind help allow force order beg train expect get invite need encourage")

  private func isBehindModal(_ index: Int) -> Bool {
    let before = self.before(index)
    return before.wordClass == .verb && before.lemma != "would like"
      && planner.frames[before.lemma].pattern == .modal
  }

  /// The word before, leaving out what only denies or places it in time.
  private func before(_ index: Int) -> Lexeme {
    var place = index - 1
    while place >= 0,
      words[place].lexeme.kind == .negation
        || words[place].lexeme.wordClass == .adverb && words[place].lexeme.kind == .frequency
    {
      place -= 1
    }
    return place < 0 ? verb : words[place].lexeme
  }

  private func next(_ index: Int) -> Lexeme? {
    index + 1 < words.count ? words[index + 1].lexeme : nil
  }

  /// Whether no other verb stands behind it before the next clause.
  private func isAlone(_ index: Int) -> Bool {
    for word in words[(index + 1)...] {
      if word.lexeme.wordClass == .conjunction || word.lexeme.isConnective
        || Self.openers.contains(word.lexeme.lemma)
      {
        return true
      }
      if word.lexeme.wordClass == .verb { return false }
    }
    return true
  }

  /// *when/cough, when/turn/sixty-five, when/cross/street*: behind a conjunction, with nobody named.
  private func isDoneThen(_ index: Int, _ frame: VerbFrame) -> Bool {
    guard isAlone(index) else { return false }
    let word = words[index].lexeme
    guard let next = next(index), !next.kind.isTemporal || next.wordClass == .numeral,
      next.kind != .social
    else { return Self.bodily.contains(word.lemma) }
    if next.wordClass == .numeral { return word.lemma == "turn" }
    if next.isConnective || next.wordClass == .conjunction {
      return Self.bodily.contains(word.lemma)
    }
    return isDoneTo(next, word, frame)
  }

  private func isDoneTo(_ next: Lexeme, _ word: Lexeme, _ frame: VerbFrame) -> Bool {
    guard frame.slots.contains(where: { $0.role == .object && $0.preposition == nil }) else {
      return false
    }
    if next.isDeterminerLike || next.wordClass == .pronoun { return true }
    guard next.wordClass == .noun || next.wordClass == .properNoun, !next.kind.isTemporal else {
      return false
    }
    return frame.takesAsObject(next) && !EnglishCompounds.joins(word, next)
  }

  /// *should/consult/doctor, should/protest/against/war, must/exercise*: behind a modal stands a verb, and a thing only where
  /// *have* is understood (*can/water*).
  private func isPossible(_ index: Int, _ frame: VerbFrame) -> Bool {
    let word = words[index].lexeme
    if let next = next(index), isDoneTo(next, word, frame) { return true }
    guard word.wordClass == .noun else { return false }
    if let next = next(index), frame.slots.contains(where: { $0.preposition == next.lemma }) {
      return true
    }
    switch word.kind {
    case .event, .activity, .idea, .feeling, .illness: return true
    case .person: return frame.slot(.object) == nil
    default:
      // *must/shower/before/bed.*
      return EnglishWordClasses.deeds.contains(word.lemma)
        && (next(index).map { $0.wordClass == .adposition || $0.kind.isTemporal } ?? true)
    }
  }

  /// *would like/schedule/appointment, love/volunteer/at/shelter*: what is wished to be done, where no thing of that name
  /// would have such a word behind it.
  private func isWished(_ index: Int, _ frame: VerbFrame) -> Bool {
    let word = words[index].lexeme
    guard word.wordClass == .noun, let next = next(index) else { return false }
    if word.isHuman, next.wordClass == .adposition {
      return frame.slot(.object) == nil
        && frame.slots.contains { $0.preposition == next.lemma }
    }
    if next.isDeterminerLike { return isDoneTo(next, word, frame) }
    guard next.wordClass == .noun,
      Self.arranged.contains(word.lemma) || !EnglishCompounds.joins(word, next)
    else { return false }
    if Self.arranged.contains(word.lemma), frame.takesAsObject(next) { return true }
    return frame.slots.contains { $0.role == .object && $0.kinds.contains(next.roleKind) }
  }

  /// *request/**refund**, guess/**answer***: what is asked for is a thing, and no second verb.
  func isNamed(_ index: Int) -> Bool {
    guard words[index].lexeme.wordClass == .verb,
      Self.demanding.contains(index > 0 ? words[index - 1].lexeme.lemma : verb.lemma),
      index == 0 || words[index - 1].lexeme.wordClass == .verb,
      EnglishWordClasses(planner).isNounToo(words[index].lexeme.lemma)
    else { return false }
    guard let next = next(index) else { return true }
    return next.wordClass == .adposition || next.kind.isTemporal || next.kind == .social
  }

  /// Done more often than named before another noun.
  private static let arranged: WordSet = ["schedule", "purchase", "consult", "host", "mail"]
  private static let openers: WordSet = [
    "when", "whenever", "if", "unless", "while", "before", "after", "until", "as soon as", "once",
    "every time", "because", "since",
  ]
  private static let wishing: WordSet = [
    "like", "love", "want", "need", "would like", "prefer", "hate", "hope", "plan", "try", "wish",
  ]
  /// What the body does.
  private static let bodily = EnglishWords.set(
    "cough sneeze hiccup burp yawn vomit drool cramp snore ache itch bleed")
  private static let demanding = EnglishWords.set(
    "request guess accept reject receive submit cancel postpone purchase schedule answer")
}
