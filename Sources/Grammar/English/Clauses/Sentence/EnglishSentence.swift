import AACCore

/// A sentence of one clause or several: *I hope Mom comes; he cries because he is sad*.
///
/// Each clause is planned and worded by itself; what joins them stands between.
///
/// Sources: CGEL §13.22–13.28 (coordination), §15.2–15.47 (subordinate clauses), §16.30–16.34 (*that*
/// clauses); CaGEL ch. 11 §3–5, ch. 15 §2.
struct EnglishSentence {
  let clause: Clause
  let planner = ClausePlanner(language: .english)

  /// Tiles of words that were joined, by the first.
  private let joins: [Int: [Int]]

  /// The clause that *that* opens behind it.
  let claim: EnglishClaim?

  /// Tiles of all words that were joined, those of the clause behind it too.
  var allJoins: [Int: [Int]] {
    guard let claim else { return joins }
    return joins.merging(claim.joins) { first, _ in first }
  }

  init(_ clause: Clause) {
    var clause = clause
    EnglishPeople.plain(&clause.subject)
    EnglishPeople.plain(&clause.complements)
    Self.settleWordsOfRole(&clause, planner)
    Self.linkShortRowOfRole(&clause, planner)
    Self.groupNounsOfRole(&clause, planner)
    Self.settleFirst(&clause, planner)
    Self.settleSecondVerbs(&clause, planner)
    if !clause.isLaid { Self.linkByRole(&clause, planner) }
    planner.tellDone(&clause)
    if clause.subject.isEmpty { planner.nameDoerByMeaning(&clause) }
    clause = EnglishConstructions.settled(clause, planner)
    claim = EnglishClaim(from: &clause, planner)
    var joiner = EnglishWordJoiner(planner.lexicon)
    var amounts = EnglishAmounts(isBritish: clause.variety == .englishUnitedKingdom)
    clause.subject = amounts.joined(clause.subject)
    clause.complements = amounts.joined(clause.complements)
    clause.subject = joiner.owners(joiner.partsOf(joiner.withElse(clause.subject)))
    clause.complements = joiner.owners(joiner.partsOf(joiner.withElse(clause.complements)))
    var wording = EnglishWording(frames: planner.frames, lexicon: planner.lexicon)
    Self.settleWords(&clause, &wording, planner)
    if clause.subject.count > 1 {
      clause.subject = joiner.joined(joiner.named(clause.subject))
      if !clause.isLaid { clause.subject = joiner.compounded(clause.subject) }
    }
    if clause.complements.count > 1 {
      if !clause.isLaid { clause.complements = joiner.filled(clause.complements) }
      clause.complements = joiner.bounded(
        joiner.joined(joiner.named(joiner.placed(joiner.fixed(clause.complements)))))
      Self.sayMeanwhile(&clause, planner)
    }
    Self.settleOwners(&clause, &wording)
    Self.joinCompared(&clause)
    if clause.attached[EnglishAttachedClause.sequel]?.clause.isQuestion == true {
      clause.isQuestion = false
    }
    Self.askListener(&clause, planner)
    Self.attach(&clause)
    Self.settlePhrases(&clause, planner)
    Self.settleForms(&clause, planner)
    clause = EnglishGoals(frames: planner.frames).parted(clause)
    Self.settleSelf(&clause, planner)
    Self.settleCold(&clause)
    Self.ownClothes(&clause, planner)
    let isShown = ["look", "guess"].contains(clause.verb?.lexeme.lemma ?? "")
    if clause.tense == .past && !isShown || clause.isQuestion, Self.mayAsk(clause, planner) {
      clause.options.remove(.request)
    }
    var tiles = clause.joins.merging(joiner.tiles) { first, _ in first }
      .merging(amounts.tiles) { first, _ in first }
      .merging(wording.tiles) { first, _ in first }
    clause = EnglishParticleVerbs(planner).joined(clause, tiles: &tiles)
    joins = tiles
    if Self.isPassing(clause) { clause.options.insert(.progressive) }
    Self.progress(&clause, planner)
    Self.settleHour(&clause, planner)
    if Self.asksForSpeaker(clause, planner) { clause.options.insert(.request) }
    self.clause = EnglishWordClasses(planner).settled(clause)
  }

  /// What each word is, whom it is about and where it belongs, before subject and complements are joined.
  private static func settleWords(
    _ clause: inout Clause, _ wording: inout EnglishWording, _ planner: ClausePlanner
  ) {
    if !clause.isLaid { settleBelongings(&clause, &wording) }
    settleGreeted(&clause, planner)
    askOfDoer(&clause, planner)
    settleMeasured(&clause, planner)
    takeTime(&clause, planner)
    settleOpened(&clause, planner)
    settleOdd(&clause, planner)
    turnTowards(&clause, planner)
    nameByNumber(&clause, &wording)
    pointAtOnes(&clause, planner)
    countEach(&clause)
    settleMade(&clause)
    settleWholeKind(&clause)
    keepApart(&clause, planner)
    settleCorrelatives(&clause)
    settleTogether(&clause, planner)
    settleHowMuch(&clause, planner)
    settleGetTo(&clause, planner)
    if !clause.isLaid { settleWhom(&clause, planner) }
    askForSpeaker(&clause, planner)
    settleRequested(&clause, planner)
    settleSpent(&clause, planner)
    nameDeed(&clause, planner)
    settleBareBeside(&clause, planner)
    settleSmall(&clause, planner)
    settleByRole(&clause, planner)
    putPurposes(&clause, planner)
    putSpans(&clause, planner)
    putBehindQualities(&clause, planner)
    putSettings(&clause, planner)
    putBeside(&clause, planner)
    putPlaces(&clause, planner)
    settleRoles(&clause, planner)
    settleKinds(&clause, planner)
    settleMentions(&clause, planner)
    goForWalk(&clause, planner)
  }

  /// *went, wants, eating* as a verb is *go, want, eat* in its time.
  private static func settleForms(_ clause: inout Clause, _ planner: ClausePlanner) {
    if clause.subject.count == 1, clause.subject[0].lexeme.lemma == "let's" {
      clause.subject[0].lexeme = Lexeme(lemma: "we", wordClass: .pronoun, kind: .person)
      clause.options.insert(.request)
    }
    if let lemma = clause.verb?.lexeme.lemma, let space = lemma.firstIndex(of: " "),
      ["not", "don't", "doesn't", "didn't", "no"].contains(String(lemma[..<space]))
    {
      // *not feel* as a verb is *feel*, negated.
      clause.verb?.lexeme = planner.lexicon.lexeme(
        for: String(lemma[lemma.index(after: space)...]), expecting: .verb)
      clause.isNegative = true
      if lemma.hasPrefix("didn't") { clause.tense = clause.tense ?? .past }
    }
    takeHelper(&clause)
    joinGet(&clause)
    if let verb = clause.verb, planner.frames[verb.lexeme.lemma].isDefault,
      let adverb = planner.lexicon.known(verb.lexeme.lemma), adverb.wordClass == .adverb,
      let next = clause.complements.first, next.lexeme.wordClass == .verb
    {
      // *never/eat*: an adverb chosen in the place of the verb that it belongs to.
      clause.verb = next
      clause.complements[0] = Constituent(adverb, tile: verb.tile)
    }
    guard let verb = clause.verb, planner.frames[verb.lexeme.lemma].isDefault,
      let (base, form) = EnglishTypedForms(frames: planner.frames, lexicon: planner.lexicon)
        .base(verb.lexeme.lemma), base != verb.lexeme.lemma
    else { return }
    if verb.lexeme.lemma == "saw",
      sawn.contains(clause.complements.first?.lexeme.lemma ?? "")
    {
      // *saw/wood*: done with a saw, and not seen.
      clause.verb?.lexeme = Lexeme(lemma: "saw", wordClass: .verb, kind: .action)
      return
    }
    clause.verb?.lexeme = Lexeme(lemma: base, wordClass: .verb, kind: .action)
    if form == .past { clause.tense = clause.tense ?? .past }
    if form == .gerund { clause.options.insert(.progressive) }
  }

  /// *help/me* with nobody named asks for help: no one helps himself with these verbs.
  private static func asksForSpeaker(_ clause: Clause, _ planner: ClausePlanner) -> Bool {
    guard clause.subject.isEmpty, clause.tense == nil, !clause.isQuestion,
      clause.complements.first?.lexeme.lemma.hasPrefix("who") != true,
      // I forgive you for lying to me: nobody is asked to do it to himself.
      clause.complements.first?.lexeme.lemma != "you",
      let verb = clause.verb?.lexeme.lemma
    else { return false }
    if asking.contains(verb) {
      return clause.complements.contains { ["me", "I", "us", "please"].contains($0.lexeme.lemma) }
    }
    let frame = planner.frames[verb]
    guard frame.pattern == .plain || frame.pattern == .grooming, frame.past != .state,
      !frame.opensSubjunctive
    else { return false }
    return clause.complements.contains { ["me", "us"].contains($0.lexeme.lemma) }
      && clause.complements.allSatisfy { $0.lexeme.kind != .question }
  }

  /// What is cut with a saw: *carpenter/saw/wood*.
  static let sawn = EnglishWords.set(
    "wood log board plank branch firewood lumber pipe timber")

  private static let asking = EnglishWords.set(
    """
    help give show tell call bring pass lend follow let carry answer feed push forgive excuse open close shut
    stop wait fix tie hold peel pour move turn lift wake
    """
  ).union(["turn on", "turn off", "turn up", "turn down", "pick up", "put away", "slow down"])

  /// The sentence, with what follows it set off by a comma.
  func realized() -> Realization {
    var (out, closing) = filled()
    if let tile = clause.attached[EnglishAttachedClause.supposition]?.word?.tile {
      var opening = TokenBuffer()
      let tiles = clause.joins[tile] ?? [tile]
      opening.add("what", tile: tile)
      opening.add("if", tile: tiles.last)
      opening.append(out)
      out = opening
      closing = "?"
    }
    for reason in clause.reasons { out.note(reason.kind, reason.word, reason.result) }
    var next = clause.attached[EnglishAttachedClause.sequel]
    while let following = next {
      out.addMark(",")
      let sentence = EnglishSentence(following.clause)
      let rest = sentence.filled()
      out.append(rest.out)
      // *Are you tired, Grandma?*: who is called leaves it asked.
      let isCall = sentence.clause.verb == nil && sentence.clause.complements.isEmpty
      if closing != "?" || !isCall { closing = rest.closing }
      next = sentence.clause.attached[EnglishAttachedClause.sequel]
    }
    return out.taken().sentence(closing: closing)
  }

  /// All words with the conjunction that opens them, and the mark that closes them.
  private func filled() -> (out: TokenBuffer, closing: String) {
    let (out, closing) = filledClauses()
    guard let word = clause.attached[EnglishAttachedClause.opening]?.word else {
      return (out, closing)
    }
    var opening = TokenBuffer()
    let tiles = word.tile.flatMap { clause.joins[$0] } ?? []
    for (index, part) in word.lexeme.lemma.split(separator: " ").enumerated() {
      opening.add(String(part), tile: tiles.indices.contains(index) ? tiles[index] : word.tile)
    }
    opening.append(out)
    return (opening, closing)
  }

  private func filledClauses() -> (out: TokenBuffer, closing: String) {
    var chain = EnglishClauseSplitter(planner).split(clause) + (claim?.parts ?? [])
    guard chain.count > 1 else {
      let event = EnglishEvent(clause, planner)
      let clause = event?.past ?? event?.ongoing ?? event?.coming ?? clause
      var plan = planner.plan(clause)
      if event?.past != nil { plan.tenseSource = clause.verb?.lexeme.lemma }
      if clause.attached[EnglishAttachedClause.supposition] != nil, plan.tense == .future,
        clause.tense == nil
      {
        plan.tense = .present
      }
      var single = EnglishClause(plan)
      single.joins = joins
      single.attached = clause.attached
      single.auxiliaryTile = clause.helperTile
      single.isConditional = clause.attached[EnglishAttachedClause.supposition] != nil
      let closing = single.fill()
      return (single.out, closing)
    }
    for index in chain.indices.dropFirst() { Self.progress(&chain[index].clause, planner) }
    if chain.dropFirst().allSatisfy({ $0.isShared && EnglishAspects.isOver($0.clause) }),
      let past = EnglishEvent(chain[0].clause, planner)?.past
    {
      // *I/fall/hurt/knee*: one thing upon the other.
      chain[0].clause = past
    }
    settleReasons(&chain)
    var plans = chain.map { planner.plan($0.clause) }
    settleTimes(&plans, &chain)
    settleOpinion(&plans, chain)
    denyHoped(&plans, chain)
    settleEarlier(&plans, chain)
    settleAskedFar(&plans, chain)
    var main = EnglishClause(plans[0])
    main.joins = allJoins
    main.attached = clause.attached
    main.auxiliaryTile = clause.helperTile
    let closing = main.fill()
    var said = main
    var out = main.out
    for (plan, part) in zip(plans, chain).dropFirst() {
      if isFronted(part) {
        // *When I am tired, I go to bed*: what was chosen first is said first (CGEL §15.46, App. III.17).
        var front = TokenBuffer()
        said = add(plan, part, after: said, to: &front)
        front.addMark(",")
        front.append(out)
        out = front
      } else {
        said = add(plan, part, after: said, to: &out)
      }
    }
    return (out, closing)
  }

  /// A clause that belongs to a noun, in the time of the sentence: *the boy **who hit me***.
  static func said(_ attached: EnglishAttachedClause, within outer: Tense) -> TokenBuffer {
    let sentence = EnglishSentence(attached.clause)
    var plan = sentence.planner.plan(sentence.clause)
    if sentence.clause.tense == nil, plan.tenseSource == nil,
      outer == .past || outer == .present && isHandedOver(attached)
    {
      plan.tense = .past
    }
    var inner = EnglishClause(plan)
    inner.joins = sentence.joins
    inner.fillAttached(attached.form)
    return inner.out
  }

  /// *the book that you gave me, the shirt that Mom bought me*: what somebody has by now (CGEL §4.14).
  private static func isHandedOver(_ attached: EnglishAttachedClause) -> Bool {
    let clause = attached.clause
    guard attached.form == .done, clause.options.isEmpty, !clause.isNegative,
      ["give", "buy", "lend", "send", "bring"].contains(clause.verb?.lexeme.lemma ?? "")
    else { return false }
    return clause.complements.contains {
      $0.lexeme.wordClass == .pronoun && EnglishPronouns.of($0.lexeme.lemma) != nil
    } && clause.complements.allSatisfy { !$0.lexeme.kind.isTemporal && $0.lexeme.kind != .negation }
  }

  /// *My stomach hurts after I eat*: who does what follows is whose body is spoken of (CGEL §15.58).
  private static func doer(_ before: EnglishClause) -> EnglishPronouns {
    if before.plan.isLaid, before.plan.options.contains(.request),
      before.plan.fillers.contains(where: {
        $0.phrases[0].possessive?.lexeme.lemma == "my" && $0.phrases[0].kind == .body
      })
    {
      // *Hold my arm when I stand*: whose body it is.
      return .firstSingular
    }
    guard before.plan.subject.count == 1, let body = before.plan.subject[0].noun?.lexeme,
      body.kind == .body, !before.plan.isLaid || before.plan.verbs.first?.frame.lemma == "hurt"
    else { return before.subject.pronoun }
    let owner = before.plan.subject[0].possessive?.lexeme.lemma
    return owner.flatMap { EnglishPronouns.of($0) } ?? .firstSingular
  }

  /// Words a clause behind another; returns it, for the next may be about the same person.
  private func add(
    _ plan: ClausePlan, _ part: EnglishClausePart, after before: EnglishClause,
    to out: inout TokenBuffer
  ) -> EnglishClause {
    var inner = EnglishClause(plan)
    inner.joins = allJoins
    inner.attached = clause.attached
    inner.isConditional = part.isConditional
    inner.isHoped = part.isHoped
    inner.isMandated = isMandated(part, plan)
    inner.isToldAtLarge =
      part.asks && !clause.isLaid
      && (!EnglishHabits.askingVerbs.contains(part.reporter ?? "") || Self.isWay(plan))
    inner.implied = EnglishSubject(Self.doer(before))
    Self.settleInner(&inner, part, after: before)
    inner.antecedent = Self.antecedent(of: part, before) ?? inner.antecedent
    if part.link?.lexeme.lemma == "while", addMeanwhile(plan, part, &inner, to: &out) {
      return inner
    }
    if part.isLoose { out.addMark(",") }
    inner.plan.options.formUnion(part.isShared ? before.plan.options : [])
    if let link = part.link {
      if part.takesComma { out.addMark(",") }
      out.add(link.lexeme.lemma, tile: link.tile)
      if link.tile == nil, let verb = plan.verbs.first {
        let word = verb.constituent.tile == nil ? inner.wordBeside(0) : verb.frame.lemma
        out.note(.clausesApart, word, link.lexeme.lemma)
      }
    }
    if part.isOfAsked {
      inner.fillOfAsked(before.plan.inquiry)
    } else if part.isShared, plan.isNegative,
      before.plan.verbs.first?.frame.pattern == .modal
        || before.plan.verbs.count > 1 && plan.verbs.count == 1
          && ["like", "want", "love"].contains(before.plan.verbs[0].frame.lemma)
          && !["have", "be", "know"].contains(plan.verbs[0].frame.lemma)
    {
      // *I can swim, but not dive*: what one cannot is denied, not what one does.
      out.add("not", tile: plan.negatorTile)
      inner.plan.isNegative = false
      inner.plan.negators.removeAll()
      inner.fillShared(with: before)
    } else if part.isShared, !plan.isNegative || isDeniedOf(before, part) {
      inner.fillShared(with: before)
    } else {
      inner.fillWithin(asks: part.asks)
    }
    out.append(inner.out)
    return inner
  }

  /// *tripped, but didn't fall*: whether the denied verb has its subject from the one before.
  private func isDeniedOf(_ before: EnglishClause, _ part: EnglishClausePart) -> Bool {
    part.link?.lexeme.lemma == "but" && !before.plan.isQuestion && !before.isImperative
      && before.plan.verbs.count == 1 && !before.plan.isNegative
  }
}
