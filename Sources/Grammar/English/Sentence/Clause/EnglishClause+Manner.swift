import AACCore

/// How something is done: an adjective chosen with a verb of action is said as its adverb.
///
/// Sources: CGEL §7.7, §8.39 (manner), §16.20–16.24 (adjectives behind copular verbs); CaGEL ch. 6 §3.
extension EnglishClause {
  /// *run/quick* → *run quickly*; *stay/calm, go/home/hungry* keep the adjective.
  mutating func settleManner() {
    compareManner()
    freeAmounts()
    for index in plan.adverbials.indices
    where ["left", "right"].contains(plan.adverbials[index].constituent.lexeme.lemma) {
      // *turn left at the corner.*
      plan.adverbials[index].place = .verb
    }
    for index in plan.fillers.indices.reversed() {
      takeMannerFromNoun(index)
      turnIntoManner(index)
    }
    putMannerBeforePlace()
    putAloneBehindHome()
  }

  /// *I stay home alone, I stay quiet at home*: nothing stands between the verb and a bare *home* (CGEL §8.41).
  private mutating func putAloneBehindHome() {
    guard
      let home = plan.fillers.firstIndex(where: {
        $0.phrases[0].noun?.lexeme.lemma == "home" && $0.phrases[0].isPlain
          && (($0.preposition ?? "").isEmpty || $0.role == .placeTo)
      }), let quality = plan.fillers.firstIndex(where: { $0.phrases[0].isAdjective })
    else { return }
    let adjective = plan.fillers[quality].phrases[0].adjectives[0]
    if adjective.lexeme.lemma == "alone" {
      plan.adverbials.append(Adverbial(adjective, phrase: "alone", place: .end))
      plan.fillers.remove(at: quality)
    } else if plan.fillers[home].role != .placeTo {
      plan.fillers[home].preposition = "at"
    }
  }

  /// *She speaks well in class, I run fast in the park*: how before where, with whom and with what; but *I run home
  /// quickly* (CGEL §8.87).
  private mutating func putMannerBeforePlace() {
    guard plan.verbs.count == 1, !plan.verbs[0].frame.isCopular,
      plan.fillers.contains(where: { [.placeAt, .instrument, .company].contains($0.role) }),
      !plan.fillers.contains(where: { [.placeTo, .placeFrom].contains($0.role) })
    else { return }
    for index in plan.adverbials.indices
    where plan.adverbials[index].place == .end
      && plan.adverbials[index].constituent.lexeme.kind == .manner
      && Self.close.contains(plan.adverbials[index].phrase)
    {
      plan.adverbials[index].place = .verb
    }
  }

  private static let close = EnglishWords.set(
    "well badly fast hard slowly quickly alone carefully better quietly loudly")

  private static let small: WordSet = ["a little", "a bit", "a little bit"]

  /// *like/swimming/a lot*: an amount behind what is liked says how much it is liked; *open/window/a little*: how far
  /// (CGEL §8.104–8.112).
  private mutating func freeAmounts() {
    guard let verb = plan.verbs.last?.frame else { return }
    let isFelt =
      EnglishHabits.general.contains(verb.lemma)
      || ["miss", "help", "hurt", "play"].contains(verb.lemma)
    guard
      isFelt || !EnglishSentence.owned.contains(verb.lemma)
        || plan.fillers.contains(where: { $0.prepositionTile != nil })
    else { return }
    for index in plan.fillers.indices {
      let isFelt =
        isFelt
        || plan.fillers[index].prepositionTile != nil && plan.fillers[index].preposition != "of"
      guard let phrase = plan.fillers[index].phrases.last, let noun = phrase.noun?.tile,
        let amount = phrase.quantity, let tile = amount.tile, tile > noun,
        Self.small.contains(amount.lexeme.lemma)
          || isFelt
            && ["a lot", "much", "so much", "very much"].contains(amount.lexeme.lemma)
      else { continue }
      plan.fillers[index].phrases[plan.fillers[index].phrases.count - 1].quantity = nil
      plan.adverbials.append(Adverbial(amount, phrase: amount.lexeme.lemma, place: .verb))
    }
  }

  /// *run/fast/than/you* → *run faster than you* (CGEL §7.83–7.84).
  private mutating func compareManner() {
    guard plan.fillers.contains(where: { ["than", "as"].contains($0.preposition ?? "") }) else {
      return
    }
    let isUnequal = plan.fillers.contains { $0.preposition == "than" }
    for index in plan.adverbials.indices
    where plan.adverbials[index].constituent.lexeme.kind == .manner
      && plan.adverbials[index].place == .end
    {
      plan.adverbials[index].place = .verb
      let word = plan.adverbials[index].phrase
      if plan.adverbials[index].degree?.lexeme.lemma == "more" {
        plan.adverbials[index].degree = nil
      }
      guard isUnequal, !EnglishNumberWords.isCompared(word), plan.adverbials[index].degree == nil
      else { continue }
      plan.adverbials[index].phrase =
        word.hasSuffix("ly") ? "more " + word : morphology.comparatives(of: word).first ?? word
    }
  }

  private mutating func turnIntoManner(_ index: Int) {
    let filler = plan.fillers[index]
    guard filler.prepositionTile == nil, filler.phrases.allSatisfy(\.isAdjective),
      filler.phrases.allSatisfy({ $0.possessive == nil && $0.determiner == nil }),
      filler.phrases.allSatisfy({ $0.clauseOpener == nil }),
      plan.verbs.indices.contains(filler.verb),
      filler.phrases.allSatisfy({ isManner($0, of: plan.verbs[filler.verb].frame) })
    else { return }
    for phrase in filler.phrases {
      for adjective in phrase.adjectives { addManner(adjective, degree: phrase.degree) }
    }
    plan.fillers.remove(at: index)
  }

  private func isManner(_ phrase: NounPhrase, of frame: VerbFrame) -> Bool {
    if frame.isCopular || frame.pattern == .existential || frame.pattern == .modal { return false }
    if let outcomes = EnglishHabits.outcomes[frame.lemma],
      phrase.adjectives.allSatisfy({ outcomes.contains($0.lexeme.lemma) })
    {
      // *drive me crazy, wipe it clean*: what comes of it.
      return false
    }
    if EnglishHabits.linking.contains(frame.lemma) {
      // *come here fast*, but *come true*.
      return ["come", "go"].contains(frame.lemma)
        && phrase.adjectives.allSatisfy { $0.lexeme.lemma == "fast" }
    }
    return phrase.adjectives.allSatisfy { adjective in
      let word = adjective.lexeme
      if EnglishAdverbs.isManner(word.lemma) { return true }
      if EnglishHabits.depictive.contains(frame.lemma) || frame.slot(.attribute) != nil {
        return false
      }
      switch word.kind {
      case .quality, .emotion:
        return !EnglishHabits.results.contains(word.lemma) && !EnglishAdverbs.isState(word.lemma)
      case .size: return ["high", "low", "deep"].contains(word.lemma)
      default: return false
      }
    }
  }

  /// *eat/soup/slow*: what can only be said of the doing does not belong to the noun before it.
  private mutating func takeMannerFromNoun(_ index: Int) {
    let filler = plan.fillers[index]
    guard plan.verbs.indices.contains(filler.verb) else { return }
    let frame = plan.verbs[filler.verb].frame
    guard !frame.isCopular, frame.past != .state, frame.pattern != .existential else { return }
    for place in filler.phrases.indices {
      guard let noun = filler.phrases[place].noun, noun.lexeme.wordClass != .pronoun,
        let adjective = filler.phrases[place].adjectives.last, let tile = adjective.tile
      else { continue }
      let isOfDoing =
        isDoing(adjective.lexeme, noun.lexeme) || isDoneGently(adjective.lexeme, noun.lexeme, frame)
        || isDoneSo(filler.phrases[place], adjective.lexeme, frame)
        || adjective.lexeme.lemma == "hard" && Self.forceful.contains(frame.lemma)
      // *run/fast/park*: no place is fast or hard.
      let isBeforePlace =
        KindSet.places.contains(noun.lexeme.kind) && filler.phrases[place].adjectives.count == 1
        && ["fast", "hard", "slow", "quick"].contains(adjective.lexeme.lemma)
      guard isBeforePlace || isOfDoing && noun.tile.map({ $0 < tile }) == true else { continue }
      plan.fillers[index].phrases[place].adjectives.removeLast()
      addManner(adjective, degree: filler.phrases[place].degree)
      plan.fillers[index].phrases[place].degree = nil
      return
    }
  }

  /// *kick/ball/hard*: what is done with force.
  private static let forceful = EnglishWords.set(
    "kick hit throw push pull squeeze rub press knock work study try shake punch bang")

  private func isDoing(_ adjective: Lexeme, _ noun: Lexeme) -> Bool {
    guard !noun.isBeing, noun.kind != .vehicle else { return false }
    if adjective.lemma == "good" || adjective.lemma == "bad" {
      switch noun.kind {
      case .sport, .instrument, .languageName, .subject, .activity, .game: return true
      default: return noun.lemma == "homework"
      }
    }
    return ["slow", "quick", "careful", "careless", "fast", "rapid", "patient"].contains(
      adjective.lemma)
  }

  /// *wash/hair/gentle, close/door/quiet, play/piano/beautiful, push/wheelchair/slow*: chosen by role behind the thing, how it
  /// is done (CGEL §8.39).
  private func isDoneGently(_ adjective: Lexeme, _ noun: Lexeme, _ frame: VerbFrame) -> Bool {
    guard !plan.isLaid, !noun.isBeing, !Self.obtaining.contains(frame.lemma),
      frame.slot(.attribute) == nil, !EnglishSentence.owned.contains(frame.lemma),
      !frame.lemma.hasPrefix("turn"),
      EnglishHabits.outcomes[frame.lemma]?.contains(adjective.lemma) != true
    else { return false }
    if [.instrument, .sport, .languageName, .music].contains(noun.kind) {
      return ["beautiful", "wonderful", "perfect", "terrible", "fluent", "loud", "quiet"].contains(
        adjective.lemma)
    }
    return Self.gently.contains(adjective.lemma)
  }

  private static let gently = EnglishWords.set(
    "gentle quiet loud soft slow quick careful careless rapid secret polite")

  /// *ride/his/scooter/very/fast, sing/the/song/too/loud*: how much of a manner is said behind a known thing is said of the doing
  /// (CGEL §8.39); but *buy a very fast car*.
  private func isDoneSo(_ phrase: NounPhrase, _ quality: Lexeme, _ frame: VerbFrame) -> Bool {
    guard phrase.adjectives.count == 1, let noun = phrase.noun?.tile,
      let degree = phrase.degree?.tile, noun < degree,
      ["very", "too", "so", "really", "quite", "pretty", "more"].contains(
        phrase.degree?.lexeme.lemma ?? ""),
      !Self.obtaining.contains(frame.lemma)
    else { return false }
    return Self.paces.contains(quality.lemma)
  }

  private static let paces = EnglishWords.set(
    "fast slow quick hard loud quiet careful careless soft gentle rough rude neat messy badly bad late early"
  )
  private static let obtaining = EnglishWords.set(
    "buy get find make build draw want need have sell choose pick order bring take be")

  private mutating func addManner(_ adjective: Constituent, degree: Constituent?) {
    // *push/swing/higher, next*: what is compared or comes next has no other form.
    let isSettled =
      EnglishNumberWords.isCompared(adjective.lexeme.lemma) || adjective.lexeme.lemma == "next"
    var phrase =
      isSettled
      ? adjective.lexeme.lemma
      : EnglishAdverbs.manner(of: adjective.lexeme.lemma) ?? adjective.lexeme.lemma
    if let degree, ["more", "most"].contains(degree.lexeme.lemma) {
      let isShort = phrase == adjective.lexeme.lemma || phrase == "well"
      let compared =
        degree.lexeme.lemma == "more"
        ? morphology.comparatives(of: adjective.lexeme.lemma)
        : morphology.superlatives(of: adjective.lexeme.lemma)
      phrase = isShort ? compared.first ?? phrase : degree.lexeme.lemma + " " + phrase
    }
    var word = adjective
    word.lexeme.kind = .manner
    let isCompared = plan.fillers.contains { ["than", "as"].contains($0.preposition ?? "") }
    var adverbial = Adverbial(word, phrase: phrase, place: isCompared ? .verb : .end)
    if let degree, !["more", "most"].contains(degree.lexeme.lemma) { adverbial.degree = degree }
    plan.adverbials.append(adverbial)
    if phrase != adjective.lexeme.lemma { out.note(.adverbForm, adjective.lexeme.lemma, phrase) }
  }
}
