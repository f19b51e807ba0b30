import AACCore

extension EnglishClause {
  /// Tense, aspect and do-support of the main verb.
  ///
  /// Sources: CGEL §3.36–3.52 (auxiliaries, do-support), §4.2–4.48 (tense, aspect, future);
  /// CaGEL ch. 3 §2, ch. 5 §3–8.
  func verbGroup(needsAuxiliary: Bool) -> EnglishVerbGroup {
    let verb = plan.verbs[0]
    let lemma = verb.constituent.lexeme.lemma
    let main = EnglishVerbGroup.Word(text: lemma, tile: verb.constituent.tile)
    if isMandated, verb.frame.pattern != .modal, verb.frame.pattern != .existential {
      return mandatedGroup(main)
    }
    if plan.options.contains(.habitual), plan.tense == .past, verb.frame.pattern == .existential {
      // *There used to be a bakery* (CGEL §4.57).
      return habitualGroup(
        EnglishVerbGroup.Word(text: "be", tile: main.tile),
        needsAuxiliary: needsAuxiliary || isNegated || plan.isQuestion)
    }
    if verb.frame.pattern == .existential { return beGroup(tile: main.tile) }
    if let special = politeGroup(main) ?? askedGroup(main) { return special }
    if verb.frame.pattern == .modal { return modalGroup(main) }
    if lemma == "be", plan.options.contains(.habitual), plan.tense == .past, !plan.isLaid,
      !plan.fillers.contains(where: { $0.preposition == "as" })
    {
      return habitualGroup(main, needsAuxiliary: needsAuxiliary || isNegated || plan.isQuestion)
    }
    if lemma == "be" { return beGroup(tile: main.tile) }
    if let phrase = setPhraseGroup(verb) { return phrase }
    if let compound = futureGroup(main) ?? aspectGroup(main) { return compound }
    if plan.options.contains(.habitual), plan.tense == .past {
      return habitualGroup(main, needsAuxiliary: needsAuxiliary)
    }
    guard needsAuxiliary else {
      return EnglishVerbGroup(
        finite: .init(text: finiteForm(of: verb), tile: main.tile), isAuxiliary: false, rest: [],
        form: .finite)
    }
    let auxiliary = form("do", plan.tense == .past ? .preterite : .present)
    return .init(finite: .init(text: auxiliary), isAuxiliary: true, rest: [main], form: .base)
  }

  /// *I suggest he go, that she not stay*: the base form in any person and time.
  ///
  /// Sources: CGEL §3.59, §16.32; CaGEL ch. 11 §7.1.
  private func mandatedGroup(_ main: EnglishVerbGroup.Word) -> EnglishVerbGroup {
    guard isNegated else {
      return EnglishVerbGroup(finite: main, isAuxiliary: false, rest: [], form: .finite)
    }
    return EnglishVerbGroup(
      finite: .init(text: "not", tile: plan.negatorTile), isAuxiliary: true, rest: [main],
      form: .base)
  }

  /// The simple present or past, agreeing with the subject.
  func finiteForm(of verb: PlannedVerb) -> String {
    let lexeme = verb.constituent.lexeme
    if plan.tense == .past {
      return lexeme.forms["V;PST"] ?? form(lexeme.lemma, .preterite)
    }
    if subject.person == .third, subject.number == .singular, let own = lexeme.forms["V;3;SG;PRS"] {
      return own
    }
    return form(lexeme.lemma, .present)
  }

  /// A form that agrees with the subject.
  func form(_ lemma: String, _ form: VerbFeatures.Form) -> String {
    let number = subject.pronoun.nominative == "you" ? .plural : subject.number
    return morphology.verb(lemma, VerbFeatures(form, subject.person, number)).first ?? lemma
  }

  func gerund(_ verb: PlannedVerb) -> String {
    let lexeme = verb.constituent.lexeme
    return lexeme.forms["V;V.PTCP;PRS"]
      ?? morphology.verb(lexeme.lemma, VerbFeatures(.gerund)).first ?? lexeme.lemma
  }

  func participle(_ verb: PlannedVerb) -> String {
    let lexeme = verb.constituent.lexeme
    if lexeme.lemma == "go", isBackAgain { return "been" }
    return lexeme.forms["V;V.PTCP;PST"]
      ?? morphology.verb(lexeme.lemma, VerbFeatures(.participle)).first ?? lexeme.lemma
  }

  /// *I have never been to Paris, she has been there twice*: gone and come back, as often as one tells (CGEL §4.22 note).
  private var isBackAgain: Bool {
    plan.verbs.count == 1 && plan.options.contains(.perfect)
      && (plan.fillers.contains { $0.role == .placeTo }
        || plan.adverbials.contains { ["there", "abroad"].contains($0.constituent.lexeme.lemma) })
      && (plan.adverbials.map(\.constituent) + plan.negators.map(\.constituent)).contains {
        let word = $0.lexeme.lemma
        return ["never", "ever", "once", "twice", "before", "many times"].contains(word)
          || word.hasSuffix(" times")
      }
  }

  private func beGroup(tile: Int?) -> EnglishVerbGroup {
    if plan.tense == .future {
      let be = EnglishVerbGroup.Word(text: "be", tile: tile)
      if plan.options.contains(.perfect) { return perfectGroup(be) }
      if plan.options.contains(.goingTo) { return goingTo(be) }
      return .init(finite: .init(text: "will"), isAuxiliary: true, rest: [be], form: .base)
    }
    if plan.options.contains(.perfect) {
      return perfectGroup(.init(text: "be", tile: tile))
    }
    let text = form("be", plan.tense == .past ? .preterite : .present)
    return .init(finite: .init(text: text, tile: tile), isAuxiliary: true, rest: [], form: .finite)
  }

  /// *be able to, have got*: set phrases whose first word is the auxiliary.
  private func setPhraseGroup(_ verb: PlannedVerb) -> EnglishVerbGroup? {
    let lexeme = verb.constituent.lexeme
    let tile = verb.constituent.tile
    if lexeme.lemma == "have got", plan.tense == .present {
      return .init(
        finite: .init(text: form("have", .present), tile: tile), isAuxiliary: true,
        rest: [.init(text: "got", tile: tile)], form: .participle)
    }
    guard lexeme.lemma.hasPrefix("be ") else { return nil }
    if plan.options.contains(.habitual), plan.tense == .past, !plan.isLaid {
      return habitualGroup(
        .init(text: lexeme.lemma, tile: tile),
        needsAuxiliary: isNegated || plan.isQuestion)
    }
    var group = beGroup(tile: tile)
    group.rest.append(.init(text: String(lexeme.lemma.dropFirst(3)), tile: tile))
    group.form = .base
    return group
  }

  private func goingTo(_ main: EnglishVerbGroup.Word) -> EnglishVerbGroup {
    let tiles = helperTile.map { joins[$0] ?? [$0] } ?? []
    let going: [EnglishVerbGroup.Word] =
      tiles.count > 2
      ? [.init(text: "going", tile: tiles[1]), .init(text: "to", tile: tiles[2])]
      : [.init(text: "going to", tile: tiles.last)]
    return EnglishVerbGroup(
      finite: .init(text: form("be", .present), tile: tiles.first), isAuxiliary: true,
      rest: going + [main], form: .base)
  }

  /// *would like, would go, could*: wishes in the conditional (CGEL §4.58–4.63).
  private func politeGroup(_ main: EnglishVerbGroup.Word) -> EnglishVerbGroup? {
    if main.text == "would like" || main.text == "would rather" && plan.isQuestion {
      return .init(
        finite: .init(text: "would", tile: main.tile), isAuxiliary: true,
        rest: [.init(text: String(main.text.dropFirst(6)), tile: main.tile)], form: .base)
    }
    guard plan.options.contains(.polite), plan.verbs[0].frame.pattern != .existential else {
      return nil
    }
    if main.text == "can" || main.text == "may" {
      return .init(
        finite: .init(text: "could", tile: main.tile), isAuxiliary: true, rest: [], form: .base)
    }
    if EnglishAuxiliaries.modals.contains(main.text) { return nil }
    let frame = plan.verbs[0].frame
    if subject.person == .first, plan.isQuestion, plan.inquiry == nil,
      frame.past != .state || main.text == "have", !frame.isCopular
    {
      // *Could I use the phone?* (CGEL §4.53).
      return .init(
        finite: .init(text: "could"), isAuxiliary: true,
        rest: [.init(text: main.text, tile: main.tile)], form: .base)
    }
    if subject.person == .first, !plan.isQuestion, plan.inquiry == nil, plan.tense != .past,
      !frame.isCopular, frame.pattern != .modal, !Self.wishes.contains(main.text)
    {
      // *I would like to speak to the manager*: what one would do is no request (CGEL §4.58).
      return .init(
        finite: .init(text: "would"), isAuxiliary: true,
        rest: [.init(text: "like"), .init(text: "to"), .init(text: main.text, tile: main.tile)],
        form: .base)
    }
    let text = main.text == "want" ? "like" : main.text
    return .init(
      finite: .init(text: "would"), isAuxiliary: true, rest: [.init(text: text, tile: main.tile)],
      form: .base)
  }

  private static let wishes = EnglishWords.set(
    "want need like love prefer rather hate appreciate fancy")

  /// Modals have one form; other tenses borrow *be able to, have to* (CGEL §3.39, §4.51–4.56).
  private func modalGroup(_ main: EnglishVerbGroup.Word) -> EnglishVerbGroup {
    if main.text == "ought to" {
      return .init(
        finite: .init(text: "ought", tile: main.tile), isAuxiliary: true,
        rest: [.init(text: "to", tile: main.tile)], form: .base)
    }
    if let perfect = modalPerfectGroup(main) { return perfect }
    switch (main.text, plan.tense) {
    case ("can", .past):
      return .init(
        finite: .init(text: "could", tile: main.tile), isAuxiliary: true, rest: [], form: .base)
    case ("can", .future):
      return .init(
        finite: .init(text: "will"), isAuxiliary: true,
        rest: [.init(text: "be able to", tile: main.tile)], form: .base)
    case ("must", .past) where !isNegated && !plan.isQuestion:
      return .init(
        finite: .init(text: "had to", tile: main.tile), isAuxiliary: false, rest: [], form: .base)
    case ("must", .past):
      return .init(
        finite: .init(text: "did"), isAuxiliary: true,
        rest: [.init(text: "have to", tile: main.tile)], form: .base)
    case ("must", .future):
      return .init(
        finite: .init(text: "will"), isAuxiliary: true,
        rest: [.init(text: "have to", tile: main.tile)], form: .base)
    default: return .init(finite: main, isAuxiliary: true, rest: [], form: .base)
    }
  }

  private func futureGroup(_ main: EnglishVerbGroup.Word) -> EnglishVerbGroup? {
    guard plan.tense == .future else { return nil }
    if plan.options.contains(.perfect) { return perfectGroup(main) }
    if plan.options.contains(.goingTo) { return goingTo(main) }
    if plan.options.contains(.progressive) {
      return .init(
        finite: .init(text: "will"), isAuxiliary: true,
        rest: [.init(text: "be"), .init(text: gerund(plan.verbs[0]), tile: main.tile)],
        form: .gerund)
    }
    return .init(finite: .init(text: "will"), isAuxiliary: true, rest: [main], form: .base)
  }

  private func aspectGroup(_ main: EnglishVerbGroup.Word) -> EnglishVerbGroup? {
    if plan.options.contains(.perfect) { return perfectGroup(main) }
    guard isProgressive else { return nil }
    return .init(
      finite: .init(text: form("be", plan.tense == .past ? .preterite : .present)),
      isAuxiliary: true, rest: [.init(text: gerund(plan.verbs[0]), tile: main.tile)], form: .gerund)
  }

  private func habitualGroup(_ main: EnglishVerbGroup.Word, needsAuxiliary: Bool)
    -> EnglishVerbGroup
  {
    if needsAuxiliary {
      return .init(
        finite: .init(text: "did"), isAuxiliary: true, rest: [.init(text: "use to"), main],
        form: .base)
    }
    return .init(
      finite: .init(text: "used to", tile: helperTile), isAuxiliary: false, rest: [main],
      form: .base)
  }

  /// What is going on just now is said with *-ing*, unless the verb names a state (CGEL §4.27–4.29).
  var isProgressive: Bool {
    if plan.options.contains(.progressive) {
      // *I need an umbrella because it is raining* (CGEL §4.29).
      return plan.verbs.count > 1 || !Self.stative.contains(plan.verbs[0].frame.lemma)
    }
    guard plan.tense == .present, isDynamic, !asksWhatToDo else { return false }
    if hasAdverbial(EnglishTimeWords.now) { return true }
    let isHabit =
      plan.adverbials.contains {
        $0.constituent.lexeme.kind == .frequency || $0.constituent.lexeme.lemma == "never"
      }
      || plan.negators.contains { $0.constituent.lexeme.lemma == "never" }
    if isHabit { return false }
    if isAskedOfPlans || isAskedOfDoings { return true }
    if plan.verbs[0].frame.pattern == .weather {
      if isConditional && !isNegated || isHoped { return false }
      if plan.fillers.contains(where: {
        EnglishHabits.seasons.contains($0.phrases[0].noun?.lexeme.lemma ?? "")
      }) {
        return false
      }
      if plan.adverbials.contains(where: { $0.constituent.lexeme.lemma == "a lot" }),
        plan.fillers.contains(where: { $0.role.isPlace })
          || hasAdverbial(["here", "there"])
      {
        // *It rains a lot here*: what it is like there.
        return false
      }
      return !plan.adverbials.contains {
        $0.constituent.lexeme.wordClass == .noun && $0.constituent.lexeme.kind == .time
          || $0.constituent.lexeme.lemma == "in the fall"
      }
    }
    guard let inquiry = plan.inquiry else { return false }
    let verb = plan.verbs[0].frame.lemma
    if inquiry.role == .subject {
      return plan.isQuestion && plan.verbs.count == 1 && isHeard(verb, inquiry)
    }
    switch inquiry.constituent.lexeme.lemma {
    case "why": return !EnglishHabits.scheduled.contains(verb)
    case "when", "what time":
      return EnglishHabits.arranged.contains(verb)
        && plan.subject.contains { $0.noun?.lexeme.isHuman == true }
    case let word where word.hasPrefix("wh"):
      if isToldAtLarge { return false }
      // *I know where you hide the chocolate*: where a thing is kept.
      return EnglishHabits.ongoing.contains(verb) && word != "where from"
        && (verb != "say" || plan.verbs.count == 1)
        && (verb != "hide" || plan.filler(.object) == nil)
        && !(verb == "come" && inquiry.preposition == "from")
    default: return false
    }
  }

  /// *Aren't you coming to the party? Is she leaving?*: whether somebody comes is asked of what has been arranged
  /// (CGEL §4.44, §11.7).
  private var isAskedOfPlans: Bool {
    guard plan.isQuestion, plan.inquiry == nil, !plan.options.contains(.polite),
      plan.verbs.count == 1, !plan.fillers.contains(where: { $0.role == .placeFrom }),
      plan.subject.allSatisfy({
        $0.noun?.lexeme.isHuman == true
          && !EnglishHabits.indefinitePronouns.contains($0.noun?.lexeme.lemma ?? "")
      })
    else { return false }
    let verb = plan.verbs[0].frame.lemma
    if ["come", "leave", "come back", "come home"].contains(verb) { return true }
    return verb == "go" && plan.subject.first?.noun?.lexeme.lemma == "you"
      && plan.fillers.allSatisfy {
        !EnglishHabits.barePlaces.contains($0.phrases[0].noun?.lexeme.lemma ?? "")
      }
  }

  /// *Who is crying? Who is coming to the party? What is making noise?*: one asks because it goes on (CGEL §4.25).
  private func isHeard(_ verb: String, _ inquiry: Inquiry) -> Bool {
    guard ["who", "what"].contains(inquiry.constituent.lexeme.lemma) else { return false }
    if verb == "make" {
      return plan.filler(.object)?.phrases[0].noun?.lexeme.lemma.hasPrefix("noise") == true
    }
    if verb == "go", inquiry.constituent.lexeme.lemma == "who" {
      // *Who is going with me?*
      return plan.fillers.contains { $0.preposition == "with" && $0.phrases[0].isPronoun }
    }
    if inquiry.constituent.lexeme.lemma == "who", Self.doneNow.contains(verb) {
      // *Who is visiting me?*
      return plan.fillers.contains { $0.phrases[0].isPronoun && $0.role == .object }
    }
    return Self.heard.contains(verb)
  }

  /// *What do I do now? What do I say?*: what one is to do, and not what one is doing (CGEL §11.14).
  private var asksWhatToDo: Bool {
    plan.isQuestion && ["do", "say"].contains(plan.verbs[0].frame.lemma)
      && plan.inquiry?.constituent.lexeme.lemma == "what"
      && plan.subject.first?.noun?.lexeme.lemma == "I" && plan.verbs.count == 1
  }

  static let heard = EnglishWords.set(
    "cry sing laugh scream shout yell knock ring bark snore whisper come burn beep leak")
  /// What somebody does for one soon, as he has arranged.
  private static let doneNow = EnglishWords.set("visit drive take babysit watch meet").union([
    "pick up"
  ])
  private static let stative = EnglishWords.set(
    "need want know believe understand own prefer belong contain deserve mean")

  var isDynamic: Bool {
    let frame = plan.verbs[0].frame
    switch frame.pattern {
    case .copula, .stateCopula, .modal, .existential: return false
    default: return frame.past != .state && !frame.lemma.hasSuffix(" to")
    }
  }

  private func hasAdverbial(_ words: WordSet) -> Bool {
    plan.adverbials.contains { words.contains($0.constituent.lexeme.lemma) }
  }
}
