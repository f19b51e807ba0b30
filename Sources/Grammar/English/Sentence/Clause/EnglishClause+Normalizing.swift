import AACCore

extension EnglishClause {
  /// Rewrites what English builds differently from what was chosen.
  mutating func normalize() {
    if plan.verbs.isEmpty { insertBe() }
    repair()
    if plan.tense == .present, plan.subject.count == 1,
      plan.subject[0].noun?.lexeme.lemma == "yesterday"
    {
      plan.tense = .past
    }
    keepWishesInThePresent()
    keepHabitsInThePresent()
    keepWeeklyInThePresent()
    if plan.options.contains(.goingTo), plan.tense == .present, plan.tenseSource != nil {
      // *I am going to eat pizza today*: what is planned lies ahead, whatever the day (CGEL §4.43).
      plan.tense = .future
      plan.tenseSource = nil
    }
    settleLie()
    likeALot()
    settleMaybe()
    if isComparedWithTime {
      // *Today is hotter than yesterday*: what it is compared with sets no time.
      plan.tense = .present
      plan.tenseSource = nil
    }
    askWhatHappened()
    if plan.tense == .present, plan.social.contains(where: { $0.lexeme.lemma == "sorry" }),
      let verb = plan.verbs.first?.frame.lemma,
      EnglishAspects.isAchievement(verb) || verb == "mean" && plan.isNegative
    {
      // *Sorry, I spilled the milk*: what one is sorry for has been done.
      plan.tense = .past
    }
    takeWeather()
    turnInquiryAround()
    askWhoIsThere()
    askWithBe()
    dropLoneNo()
    guard let first = plan.verbs.first else { return }
    joinGoing(first)
    switch first.constituent.lexeme.lemma {
    case "have", "have got": replaceHaveByBe()
    case "be going to", "going to": foldGoingTo()
    case "used to": foldUsedTo()
    case "be" where plan.tense == .present && plan.isBorn: plan.tense = .past
    case "be born" where plan.tense == .present: plan.tense = .past
    default: break
    }
    if plan.verbs.first?.frame.pattern == .experiencer, !isShared { makeBodySubject() }
    for index in plan.verbs.indices {
      let lemma = plan.verbs[index].constituent.lexeme.lemma
      plan.verbs[index].constituent.lexeme.lemma =
        morphology.isBritish
        ? EnglishVariants.britishVerb(lemma) : EnglishVariants.americanVerb(lemma)
    }
  }

  /// *hotter/than/yesterday, feel/better/than/last week*: the time is what it is compared with (CGEL §15.63).
  private var isComparedWithTime: Bool {
    guard let source = plan.tenseSource else { return false }
    if plan.verbs.first?.frame.isCopular == true,
      plan.subject.first?.noun?.lexeme.kind.isTemporal == true
        || ["today", "tomorrow"].contains(plan.subject.first?.noun?.lexeme.lemma ?? ""),
      plan.fillers.contains(where: { $0.preposition == "than" })
        || plan.adverbials.contains(where: { $0.constituent.lexeme.lemma == "than" })
    {
      return true
    }
    if plan.fillers.contains(where: {
      ($0.preposition == "than" || $0.preposition == "about" && isSorry)
        && $0.phrases.contains { $0.noun?.lexeme.lemma == source }
    }) {
      return true
    }
    let tile = { (lemma: String) in
      plan.adverbials.first { $0.constituent.lexeme.lemma == lemma }?.constituent.tile
    }
    guard let than = tile("than") ?? (isSorry ? tile("about") : nil), let time = tile(source) else {
      return false
    }
    return time == than + 1
  }

  /// *I am sorry about yesterday*: one is sorry now, whenever it was.
  private var isSorry: Bool {
    plan.verbs.first?.frame.isCopular == true
      && (plan.social.contains { $0.lexeme.lemma == "sorry" }
        || plan.filler(.attribute)?.phrases.first?.adjectives.first?.lexeme.lemma == "sorry")
  }

  /// *go fishing*: what is said of the one is said of both.
  private mutating func joinGoing(_ first: PlannedVerb) {
    if first.constituent.lexeme.lemma == "go", plan.verbs.count > 1,
      EnglishHabits.goingPastimes.contains(plan.verbs[1].constituent.lexeme.lemma)
    {
      // *go fishing with Uncle Tim*: the two are one verb.
      for index in plan.fillers.indices where plan.fillers[index].verb == 0 {
        plan.fillers[index].verb = 1
      }
    }
  }

  /// *I like pizza a lot*: how much one likes it, not how much of it (CGEL §8.106).
  private mutating func likeALot() {
    for index in plan.fillers.indices
    where plan.fillers[index].role == .object && plan.fillers[index].prepositionTile == nil {
      guard plan.verbs.indices.contains(plan.fillers[index].verb),
        EnglishHabits.general.contains(plan.verbs[plan.fillers[index].verb].frame.lemma),
        let amount = plan.fillers[index].phrases[0].quantity,
        ["a lot", "less"].contains(amount.lexeme.lemma),
        plan.fillers[index].phrases[0].noun != nil
      else { continue }
      plan.fillers[index].phrases[0].quantity = nil
      plan.adverbials.append(
        Adverbial(amount, phrase: amount.lexeme.lemma, place: .verb))
    }
  }

  /// *He lied*: somebody who lies nowhere does not tell the truth (CGEL §3.11: *lie, lied*).
  private mutating func settleLie() {
    guard let lie = plan.verbs.indices.first(where: { plan.verbs[$0].frame.lemma == "lie" }),
      plan.fillers.allSatisfy({
        $0.verb != lie || $0.preposition == "to" || $0.preposition == "about"
      }),
      plan.adverbials.allSatisfy({ $0.constituent.lexeme.kind != .direction }),
      plan.inquiry == nil || plan.inquiry?.role != .placeAt,
      plan.subject.contains(where: { $0.noun?.lexeme.isHuman == true })
    else { return }
    plan.verbs[lie].constituent.lexeme.forms["V;PST"] = "lied"
    plan.verbs[lie].constituent.lexeme.forms["V;V.PTCP;PST"] = "lied"
  }

  /// *What happened?*: one asks for it when it has (CGEL §4.14).
  private mutating func askWhatHappened() {
    guard plan.tense == .present, plan.inquiry?.constituent.lexeme.lemma == "what",
      plan.verbs.count == 1, plan.verbs[0].frame.lemma == "happen", plan.adverbials.isEmpty,
      plan.options.isEmpty, plan.subject.isEmpty
    else { return }
    plan.tense = .past
  }

  /// *I want to go tomorrow*: a wish or an ability is of now although its object lies ahead (CGEL §4.48).
  private mutating func keepWishesInThePresent() {
    if isDate, plan.subject.first?.noun?.lexeme.lemma != "yesterday" || plan.tense != .past {
      plan.tense = .present
    }
    guard plan.tense == .future, plan.tenseSource != nil, !plan.options.contains(.goingTo),
      let frame = plan.verbs.first?.frame,
      frame.past == .state && (frame.pattern == .modal || frame.isWish)
        || ["look forward to", "fancy", "feel like"].contains(frame.lemma)
        || plan.verbs.count > 1 && Self.intending.contains(frame.lemma)
    else { return }
    plan.tense = .present
    plan.tenseSource = nil
  }

  /// Of these the deed lies ahead, not the word that one gives.
  private static let intending = EnglishWords.set(
    "promise plan hope agree offer refuse decide intend"
  ).union(["have to", "need to"])

  /// *we always go on Sunday, we are going tomorrow*: a habit and what is arranged are said in the present (CGEL §4.44).
  private mutating func keepHabitsInThePresent() {
    guard plan.tense == .future, plan.tenseSource != nil else { return }
    let isHabit = plan.adverbials.contains {
      $0.constituent.lexeme.kind == .frequency && $0.place == .before
        && $0.constituent.lexeme.lemma != "never"
    }
    let isOnDay = plan.adverbials.contains { $0.constituent.lexeme.kind == .weekday }
    // *My birthday is tomorrow.*
    let isDated =
      plan.verbs.count == 1 && plan.verbs[0].frame.pattern == .copula && plan.fillers.isEmpty
      && plan.verbs[0].constituent.tile == nil
      && plan.subject.contains { $0.noun?.lexeme.wordClass == .noun }
    guard plan.options.contains(.progressive) || isHabit && isOnDay || isDated else { return }
    plan.tense = .present
    plan.tenseSource = nil
  }

  /// *Can we maybe go?*: asked, *maybe* stands behind the subject (CGEL §8.130).
  private mutating func settleMaybe() {
    for index in plan.adverbials.indices
    where plan.adverbials[index].constituent.tile == 0
      // *just/want/water*: *I just want water* (CGEL §8.119).
      && plan.adverbials[index].constituent.lexeme.lemma != "just"
      && (plan.adverbials[index].constituent.lexeme.lemma == "maybe"
        || judgesClause(plan.adverbials[index]))
    {
      plan.adverbials[index].place = .start
    }
    for index in plan.adverbials.indices
    where plan.adverbials[index].constituent.lexeme.lemma == "really"
      && plan.adverbials[index].constituent.lexeme.kind == .frequency
    {
      // *I really like red cars.*
      plan.adverbials[index].place = .before
    }
    settleDegreeOfVerb()
    keepBesideVerb()
    guard plan.isQuestion || plan.inquiry != nil else { return }
    joinAskedExtent()
    for index in plan.adverbials.indices
    where plan.adverbials[index].constituent.lexeme.lemma == "maybe" {
      plan.adverbials[index].place = .before
    }
  }

  /// *apparently/he/be/sick, technically/it/be/possible*: laid before all, it is said of the whole clause (CGEL §8.121).
  private func judgesClause(_ adverbial: Adverbial) -> Bool {
    adverbial.place == .before && adverbial.constituent.lexeme.kind == .manner
      && !["nearly", "only", "probably", "certainly"].contains(adverbial.constituent.lexeme.lemma)
  }

  /// *where/be/bathroom*: what was chosen after the verb is the subject, not the question word.
  private mutating func turnInquiryAround() {
    askForSubject()
    askWhichThing()
    askWhetherOneWill()
    askForOrigin()
    if let noun = plan.inquiry?.noun?.noun?.lexeme, plan.subject.isEmpty, noun.kind == .vehicle,
      let word = plan.inquiry?.constituent.lexeme.lemma, word == "which" || word == "what",
      plan.verbs.count == 1, EnglishHabits.running.contains(plan.verbs[0].frame.lemma)
    {
      // *Which bus goes to school?*
      plan.inquiry?.role = .subject
      plan.inquiry?.preposition = nil
    }
    guard let inquiry = plan.inquiry, inquiry.role == .subject || plan.subject.isEmpty,
      let first = plan.verbs.first,
      let index = plan.fillers.firstIndex(where: { filler in
        filler.preposition == nil || filler.prepositionTile == nil
      })
    else { return }
    let phrase = plan.fillers[index].phrases[0]
    let canBeSubject = phrase.noun != nil || phrase.demonstrative != nil
    let asksCircumstance =
      inquiry.noun == nil
      && Self.asksCircumstance(inquiry.constituent.lexeme.lemma, first.frame.lemma)
    let isPointed = phrase.noun == nil && inquiry.noun != nil
    let isCopula = first.frame.isCopular && (inquiry.noun == nil || isPointed)
    guard canBeSubject, isCopula || asksCircumstance else { return }
    if inquiry.constituent.lexeme.lemma == "what time", isDoneByPeople(plan.fillers[index]) {
      return
    }
    // *need/this/why*: what is pointed at needs nothing.
    if !isCopula, !plan.isLaid, phrase.noun == nil,
      first.frame.pattern == .modal || first.frame.slot(.object) != nil
    {
      return
    }
    plan.subject = plan.fillers.remove(at: index).phrases
    plan.inquiry?.role = isCopula ? .attribute : .other
  }

  /// *what time/go/home, what time/eat/dinner*: neither home nor dinner does anything.
  private func isDoneByPeople(_ filler: Filler) -> Bool {
    guard plan.verbs.indices.contains(filler.verb) else { return false }
    let verb = plan.verbs[filler.verb].frame.lemma
    return filler.role == .placeTo && ["go", "come", "return", "travel"].contains(verb)
      || filler.role == .object
        && ["eat", "have", "drink", "cook", "make", "take", "do", "watch"].contains(verb)
  }

  /// *book/be/which/yours, bus/go/which/downtown*: which of the things that were named before (CGEL §11.14).
  private mutating func askWhichThing() {
    guard let inquiry = plan.inquiry, inquiry.constituent.lexeme.lemma == "which",
      inquiry.noun == nil, inquiry.prepositionTile == nil, plan.subject.count == 1,
      plan.subject[0].isPlain, let thing = plan.subject[0].noun?.lexeme, thing.wordClass == .noun,
      !thing.isBeing, plan.verbs.first?.frame.isCopular != true || !plan.fillers.isEmpty
    else { return }
    let which = plan.subject[0]
    plan.inquiry?.noun = which
    plan.inquiry?.role = .subject
    plan.inquiry?.preposition = nil
    plan.subject = []
  }

  /// *how much/cost/jacket, what time/start/film, how long/take/trip*: whether the word asks for no one who does it.
  private static func asksCircumstance(_ word: String, _ verb: String) -> Bool {
    switch word {
    case "where", "when", "why", "how", "what time": true
    case "how much": amounting.contains(verb)
    case "how many": false
    default: word.hasPrefix("how ")
    }
  }

  private static let amounting: WordSet = ["cost", "weigh", "measure", "hurt", "matter", "help"]

  /// *what/be/in/box, who/be/at/door*: with nothing but a place behind *be*, what is asked for is there.
  private mutating func askForSubject() {
    if let inquiry = plan.inquiry, inquiry.noun?.noun?.lexeme.isBeing == true, plan.subject.isEmpty,
      inquiry.role == .company || inquiry.role == .other, plan.verbs.count == 1,
      Self.unaided.contains(plan.verbs[0].frame.lemma)
    {
      // *how many/friend/come.*
      plan.inquiry?.role = .subject
      plan.inquiry?.preposition = nil
      return
    }
    guard let inquiry = plan.inquiry, inquiry.role == .attribute, plan.subject.isEmpty,
      plan.verbs.count == 1, plan.verbs[0].frame.isCopular,
      !plan.fillers.isEmpty || plan.adverbials.contains(where: { $0.phrase.hasPrefix("for ") }),
      plan.fillers.allSatisfy({
        $0.prepositionTile != nil || $0.phrases.allSatisfy(\.isAdjective)
      }),
      plan.fillers.contains(where: { $0.prepositionTile != nil }) || plan.fillers.isEmpty
        || plan.fillers.allSatisfy({ $0.phrases.allSatisfy(\.isAdjective) }),
      ["what", "who", "which", "how many", "who else", "what else"].contains(
        inquiry.constituent.lexeme.lemma)
    else { return }
    plan.inquiry?.role = .subject
  }

  /// What everybody does by himself: asked of beings, they are who does it (CGEL §11.15).
  private static let unaided = EnglishWords.set(
    "come go live sleep cry laugh swim work sit stay run sing dance leave arrive jump fly wait die help win"
  )

  /// *it/rain*: *it* has no part in the weather but to stand before the verb.
  private mutating func takeWeather() {
    guard plan.verbs.first?.frame.pattern == .weather, plan.subject.isEmpty,
      let index = plan.fillers.firstIndex(where: {
        $0.phrases.count == 1 && $0.phrases[0].noun?.lexeme.lemma == "it"
      })
    else { return }
    plan.subject = plan.fillers.remove(at: index).phrases
  }

  /// *where/you/from* → *Where are you from?* (CGEL §10.9).
  private mutating func askWithBe() {
    guard plan.verbs.isEmpty, let inquiry = plan.inquiry else { return }
    if plan.subject.isEmpty,
      plan.fillers.count == 1 && plan.fillers[0].prepositionTile != nil
        || plan.fillers.isEmpty && plan.adverbials.contains(where: { $0.phrase.hasPrefix("for ") }),
      inquiry.constituent.lexeme.lemma == "what" || inquiry.constituent.lexeme.lemma == "who"
    {
      // *what/for/breakfast* → *What is for breakfast?*
      insertVerb("be")
      plan.inquiry?.role = .subject
      return
    }
    if plan.subject.isEmpty, let index = plan.fillers.firstIndex(where: { $0.preposition == nil }) {
      plan.subject = plan.fillers.remove(at: index).phrases
    }
    guard !plan.subject.isEmpty else { return }
    insertVerb("be")
    plan.inquiry?.role = .attribute
  }

  /// *no* that stands before no noun negates the verb.
  private mutating func dropLoneNo() {
    guard !plan.verbs.isEmpty,
      let index = plan.fillers.firstIndex(where: { filler in
        filler.phrases.allSatisfy {
          $0.noun == nil && !$0.isAdjective && $0.determiner?.lexeme.lemma == "no"
        }
      })
    else { return }
    if let no = plan.fillers[index].phrases[0].determiner,
      ["say", "mean", "answer", "shout", "tell"].contains(plan.verbs.last?.frame.lemma ?? "")
    {
      // *Mom said no*: what is said denies nothing of the saying.
      plan.fillers.remove(at: index)
      plan.adverbials.append(Adverbial(no, phrase: "no", place: .verb))
      return
    }
    plan.negatorTile = plan.fillers[index].phrases[0].determiner?.tile
    plan.fillers.remove(at: index)
    plan.isNegative = true
  }
}

extension VerbFrame {
  /// *want, need, have*: plain verbs that open others with *to*.
  var isWish: Bool {
    guard pattern == .plain, case .word? = opening else { return false }
    return true
  }
}

extension ClausePlan {
  /// *be born*, which is long ago.
  fileprivate var isBorn: Bool {
    filler(.attribute)?.phrases[0].adjectives.first?.lexeme.lemma == "born"
  }
}
