import AACCore

extension EnglishClause {
  /// Question word, auxiliary, subject, verb (CGEL §11.4–11.23; CaGEL chapter 10).
  mutating func addQuestion() {
    out.note(.question, "?")
    if let inquiry = plan.inquiry {
      addInquiry(inquiry)
      if inquiry.role == .subject { return addSubjectQuestion() }
    }
    let group = verbGroup(needsAuxiliary: true)
    addFinite(group)
    out.note(.inversion, group.finite.text)
    addSubject()
    if isNegated, EnglishContractions.negative(group.finite.text) == nil { addNot() }
    addMiddleAdverbs()
    addMainVerb(group.rest, of: group)
  }

  /// *Who wants water?* keeps the order of a statement.
  mutating func addSubjectQuestion() {
    let group = verbGroup(needsAuxiliary: isNegated)
    addFiniteAndMiddle(group)
    addMainVerb(group.rest, of: group)
  }

  /// *Where do you come from?*: where to is asked with *go* (CGEL §11.14, §9.16).
  mutating func askForOrigin() {
    guard let inquiry = plan.inquiry, inquiry.constituent.lexeme.lemma == "where",
      inquiry.preposition != "from", plan.tense != .future, plan.verbs.count == 1,
      plan.verbs[0].frame.lemma == "come", !plan.subject.isEmpty || plan.fillers.count == 1,
      !plan.fillers.contains(where: { $0.role.isPlace || $0.prepositionTile != nil }),
      !plan.adverbials.contains(where: { $0.constituent.lexeme.wordClass == .adposition })
    else { return }
    plan.inquiry?.preposition = "from"
  }

  /// *how/often* of two tiles asks as one (CGEL §11.14); *since when* is up to now (§4.20).
  mutating func joinAskedExtent() {
    guard let inquiry = plan.inquiry else { return }
    if plan.tense == .present, plan.options.isEmpty,
      inquiry.preposition == "since" || inquiry.constituent.lexeme.lemma == "how long" && isLasting
    {
      plan.options.insert(.perfect)
    }
    if plan.tense == .present, plan.options.isEmpty, plan.verbs.count == 1,
      inquiry.constituent.lexeme.lemma == "how long",
      ["stay", "visit"].contains(plan.verbs[0].frame.lemma)
    {
      // *How long are you staying?* (CGEL §4.44: what is arranged)
      plan.options.insert(.progressive)
    }
    guard inquiry.constituent.lexeme.lemma == "how", inquiry.noun == nil else { return }
    joinAskedDegree(inquiry)
    guard plan.inquiry?.constituent.lexeme.lemma == "how",
      let tile = inquiry.constituent.tile,
      let index = plan.adverbials.firstIndex(where: {
        $0.constituent.lexeme.lemma == "often" && $0.constituent.tile == tile + 1
      })
    else { return }
    plan.inquiry?.constituent.lexeme.lemma = "how often"
    joins[tile] = [tile, tile + 1]
    plan.adverbials.remove(at: index)
  }

  /// *how/long/live/here, how/long/be/sick*: what goes on is asked about up to now (CGEL §4.20).
  private var isLasting: Bool {
    guard plan.verbs.count == 1, let frame = plan.verbs.first?.frame, plan.tenseSource == nil
    else { return false }
    switch frame.lemma {
    case "live", "know", "own", "hurt", "ache": return true
    case "have": return plan.filler(.object)?.phrases[0].kind == .illness
    case "work", "study": return !plan.fillers.isEmpty || !plan.adverbials.isEmpty
    case "be":
      return plan.filler(.attribute)?.phrases[0].isAdjective == true
        || plan.filler(.placeAt) != nil
        || plan.adverbials.contains { ["here", "there"].contains($0.constituent.lexeme.lemma) }
    default: return false
    }
  }

  /// *be/how/spicy, drive/how/fast*: how much of a quality is asked with it (CGEL §11.14; CaGEL chapter 10 §4.5).
  private mutating func joinAskedDegree(_ inquiry: Inquiry) {
    guard let tile = inquiry.constituent.tile else { return }
    if let index = plan.fillers.firstIndex(where: {
      $0.role == .attribute && $0.phrases.count == 1 && $0.phrases[0].isAdjective
        && $0.phrases[0].degree == nil && $0.phrases[0].adjectives.count == 1
        && isBeside($0.phrases[0].adjectives[0], tile)
    }), plan.verbs.first?.frame.isCopular == true {
      let quality = plan.fillers.remove(at: index).phrases[0].adjectives[0]
      return askTogether(quality, tile)
    }
    guard
      let index = plan.adverbials.firstIndex(where: {
        Self.askedDegrees.contains($0.constituent.lexeme.lemma) && $0.constituent.tile == tile + 1
          && $0.degree == nil
      })
    else { return }
    askTogether(plan.adverbials.remove(at: index).constituent, tile)
  }

  private mutating func askTogether(_ quality: Constituent, _ tile: Int) {
    plan.inquiry?.constituent.lexeme.lemma = "how " + quality.lexeme.lemma
    joins[tile] = [tile, quality.tile ?? tile + 1]
  }

  /// *how/deep*, and *deep/how* as it may be chosen by role.
  private func isBeside(_ quality: Constituent, _ tile: Int) -> Bool {
    quality.tile == tile + 1 || !plan.isLaid && quality.tile == tile - 1
  }

  /// What one does more or less of.
  private static let askedDegrees = EnglishWords.set("fast far well early late hard soon long high")

  /// The question word with the noun that it determines.
  mutating func addInquiry(_ inquiry: Inquiry) {
    let word = inquiry.constituent.lexeme.lemma
    out.note(.questionWord, word)
    if word == "when", let preposition = inquiry.preposition,
      ["since", "until", "till"].contains(preposition)
    {
      // *Until when are you staying?* (CGEL §11.14): a span of time is asked for as a whole.
      out.add(preposition, tile: inquiry.prepositionTile ?? inquiry.constituent.tile)
    }
    if let (head, _) = splitInquiry(word) {
      out.add(head, tile: inquiry.constituent.tile)
      return
    }
    guard let noun = inquiry.noun?.noun, var phrase = inquiry.noun else {
      let asked = asksForOwner(inquiry) ? "whose" : word
      addJoined(asked, tile: inquiry.constituent.tile)
      return
    }
    let isMass =
      EnglishHabits.isMass(noun.lexeme)
      && !(word == "how many"
        && (EnglishHabits.massBesides.contains(noun.lexeme.lemma) || noun.lexeme.number == .plural
          || noun.lexeme.lemma == "times"))
    let isHowMany = word == "how many" || word == "how much"
    let asked = isHowMany ? (isMass ? "how much" : "how many") : word
    out.add(asked, tile: inquiry.constituent.tile)
    phrase.determiner = nil
    var usage = EnglishUsage(.other, article: .bare)
    usage.isGoverned = true
    // *Whose shoes are these?*
    let areMany =
      plan.verbs.first?.frame.isCopular == true
      && plan.subject.first.map {
        $0.noun == nil && isPlural($0, EnglishUsage(.subject))
      } == true
    usage.isCounted = (isHowMany || areMany) && !isMass
    addPhrases([phrase], usage)
  }

  /// *Whose is the bike?*: of a thing one asks who has it, not who it is (CGEL §6.31, §11.14).
  private func asksForOwner(_ inquiry: Inquiry) -> Bool {
    guard inquiry.constituent.lexeme.lemma == "who", inquiry.role != .subject,
      inquiry.preposition == nil, plan.verbs.count == 1, plan.verbs[0].frame.pattern == .copula,
      plan.fillers.isEmpty, plan.subject.count == 1,
      !plan.adverbials.contains(where: { $0.constituent.lexeme.wordClass == .adposition }),
      let thing = plan.subject[0].noun?.lexeme,
      thing.wordClass == .noun, !thing.isBeing
    else { return false }
    return Self.owned.contains(thing.kind) && thing.lemma != "name"
  }

  /// What somebody has for his own.
  static let owned = KindSet(
    .thing, .toy, .book, .clothing, .vehicle, .device, .furniture, .instrument, .home, .food,
    .drink,
    .money, .medicine, .game, .dish)

  /// Parts that stand apart: *what* … *for*, *where* … *from*..
  private func splitInquiry(_ word: String) -> (String, String)? {
    switch word {
    case "what for": ("what", "for")
    case "where from": ("where", "from")
    case "where to": ("where", "")
    default: nil
    }
  }

  /// *who/you/play/with*: a preposition that was chosen with nothing behind it.
  private mutating func chosenStranded() -> Constituent? {
    guard plan.inquiry != nil,
      let index = plan.adverbials.firstIndex(where: {
        $0.constituent.lexeme.wordClass == .adposition && $0.degree == nil
      })
    else { return nil }
    return plan.adverbials.remove(at: index).constituent
  }

  /// *Who are you afraid **of**? What is he interested **in**?*: that of a quality (CGEL §11.14, §16.69).
  private func strandedOfQuality(_ word: String) -> String? {
    guard let inquiry = plan.inquiry, ["who", "what", "which"].contains(word),
      inquiry.role != .subject, inquiry.prepositionTile == nil, !plan.subject.isEmpty,
      plan.verbs.count == 1, plan.verbs[0].frame.isCopular,
      let quality = plan.fillers.first(where: {
        $0.role == .attribute && $0.phrases[0].isAdjective
      })?.phrases[0].adjectives.last?.lexeme.lemma,
      !plan.fillers.contains(where: { $0.role == .topic })
    else { return nil }
    if word == "what", let matter = EnglishHabits.mattersOfQuality[quality] { return matter }
    return EnglishHabits.preposition(behind: quality)
  }

  /// *Who did you give the book **to**?* (CGEL §11.14, §18.38).
  private func strandedOfRecipient(_ word: String) -> String? {
    guard let inquiry = plan.inquiry, word == "who", inquiry.role == .recipient,
      inquiry.preposition == nil, inquiry.prepositionTile == nil,
      plan.fillers.contains(where: { $0.role == .object && $0.verb == plan.verbs.count - 1 }),
      let verb = plan.verbs.last?.frame.lemma, verb != "ask"
    else { return nil }
    return EnglishHabits.making.contains(verb) || ["buy", "get"].contains(verb) ? "for" : "to"
  }

  /// *What are you afraid **of**?*, where it was chosen.
  private var isOfQuality: Bool {
    plan.verbs.first?.frame.isCopular == true
      && plan.fillers.contains { $0.role == .attribute && $0.phrases[0].isAdjective }
  }

  /// The preposition of what is asked for stays at the end: *Who are you playing with?* (CGEL §11.14).
  mutating func addStranded() {
    if isStrandedSaid { return }
    if let chosen = chosenStranded() {
      out.add(chosen.lexeme.lemma, tile: chosen.tile)
      if chosen.tile == nil, let word = plan.inquiry?.constituent.lexeme.lemma {
        out.note(.preposition, word, chosen.lexeme.lemma)
      }
      return
    }
    guard let inquiry = plan.inquiry else { return }
    let word = inquiry.constituent.lexeme.lemma
    if let (_, tail) = splitInquiry(word), !tail.isEmpty {
      out.add(tail, tile: inquiry.constituent.tile)
      return
    }
    if word == "what", inquiry.prepositionTile == nil, plan.verbs.last?.frame.lemma == "think" {
      // *What do you think?*
      return
    }
    if let preposition = strandedOfQuality(word) ?? strandedOfRecipient(word) {
      out.add(preposition)
      out.note(.preposition, word, preposition)
      return
    }
    guard let preposition = inquiry.preposition,
      preposition != "of" || inquiry.prepositionTile != nil && isOfQuality
        || plan.verbs.last?.frame.slots.contains(where: {
          $0.preposition == "of" && ($0.role == .object || $0.role == .topic)
        }) == true
    else { return }
    if word == "where" || word == "when" || word == "why" || word == "how" {
      // *Where did Mom fall?*: where, and from what only where it was chosen.
      let verb = plan.verbs.last?.frame.lemma ?? ""
      let isHomeward =
        ["go", "come"].contains(verb)
        && plan.fillers.contains { $0.phrases.first?.noun?.lexeme.lemma == "home" }
      let isPlain = inquiry.prepositionTile == nil && (verb == "fall" || isHomeward)
      if preposition != "from" || isPlain { return }
    }
    // *What time does the bus leave?* (CGEL §8.52).
    if word == "what time", preposition == "at" { return }
    out.add(preposition, tile: inquiry.prepositionTile)
    if inquiry.prepositionTile == nil { out.note(.preposition, word, preposition) }
  }
}
