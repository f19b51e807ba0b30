import AACCore

extension EnglishClause {
  /// Greetings and adverbs before the clause.
  mutating func addOpening() {
    let isQuoted = saysSocialWord
    for word in plan.social where !isQuoted && EnglishSocialWords.opens(word.lexeme.lemma) {
      addJoined(word.lexeme.lemma, tile: word.tile)
      let isFollowed =
        !plan.verbs.isEmpty || !plan.subject.isEmpty
        || plan.fillers.first.map { $0.prepositionTile == nil } == true
        || word != plan.social.last(where: { EnglishSocialWords.opens($0.lexeme.lemma) })
      if isFollowed { out.addMark(",") }
    }
    for adverbial in plan.adverbials where adverbial.place == .start && !plan.verbs.isEmpty {
      add(adverbial)
      if EnglishSocialWords.isSetOff(adverbial.phrase) { out.addMark(",") }
    }
  }

  /// *always, never, also* (CGEL §8.16).
  mutating func addMiddleAdverbs() {
    addMiddleAdverbs { _ in true }
  }

  /// Those of the middle whose word is wanted here.
  mutating func addMiddleAdverbs(where isWanted: (String) -> Bool) {
    for adverbial in plan.adverbials
    where adverbial.place == .before && isWanted(adverbial.constituent.lexeme.lemma) {
      add(adverbial)
    }
  }

  /// *I/almost/fall, she/hardly/dance, I/really/dance*: a degree chosen right before the verb stays there.
  ///
  /// Source: CGEL §8.107–8.115 (intensifiers in mid position).
  mutating func settleDegreeOfVerb() {
    for index in plan.adverbials.indices
    where plan.adverbials[index].place == .verb && plan.adverbials[index].degree == nil
      && plan.adverbials[index].constituent.lexeme.lemma == "too"
    {
      plan.adverbials[index].place = .end
    }
    guard !plan.adverbials.isEmpty, let verb = plan.verbs.first?.constituent.tile else { return }
    for index in plan.adverbials.indices
    where plan.adverbials[index].place == .verb
      && plan.adverbials[index].constituent.lexeme.kind == .degree
      && (plan.adverbials[index].constituent.tile == verb - 1
        || Self.ofVerb.contains(plan.adverbials[index].constituent.lexeme.lemma))
    {
      // *I really need help, I have almost finished* (CGEL §8.104–8.111).
      let degree = plan.adverbials[index].constituent.lexeme.lemma
      guard degree.hasSuffix("ly") || degree == "almost" else { continue }
      plan.adverbials[index].place = .before
    }
  }

  /// *look up at the sky, they both like it, I totally agree with you*: adverbs that were chosen right behind the verb and
  /// stay beside it (CGEL §8.16–8.19, §9.65).
  mutating func keepBesideVerb() {
    guard !plan.adverbials.isEmpty, let verb = plan.verbs.last?.constituent.tile else { return }
    for index in plan.adverbials.indices {
      let adverb = plan.adverbials[index].constituent
      guard adverb.lexeme.wordClass == .adverb, let tile = adverb.tile else { continue }
      if ["both", "all", "each"].contains(adverb.lexeme.lemma)
        || adverb.lexeme.kind == .frequency && adverb.lexeme.lemma.hasPrefix("almost ")
        || tile == verb + 1 && Self.emphatic.contains(adverb.lexeme.lemma)
          && !(plan.fillers.isEmpty && plan.verbs.count == 1)
      {
        plan.adverbials[index].place = .before
      } else if adverb.lexeme.kind == .direction, tile == verb + 1, !plan.isLaid,
        plan.fillers.contains(where: {
          $0.prepositionTile == tile + 1
            || $0.preposition != nil && $0.phrases[0].noun?.tile == tile + 2
        })
      {
        plan.adverbials[index].place = .verb
      }
    }
  }

  private static let emphatic = EnglishWords.set(
    "absolutely totally truly highly greatly desperately fully")

  private static let ofVerb: WordSet = ["really", "almost", "nearly", "hardly", "barely"]

  /// *a lot, more, very much*: right behind verb and object.
  mutating func addVerbAdverbs() {
    for adverbial in plan.adverbials where adverbial.place == .verb && !addsToo(adverbial) {
      add(adverbial)
    }
  }

  /// *I go to the park **too***: what holds of somebody else as well is said last (CGEL §8.116).
  private func addsToo(_ adverbial: Adverbial) -> Bool {
    adverbial.constituent.lexeme.lemma == "too"
  }

  /// *here, outside*, where what follows says how long.
  mutating func addPlaceAdverbs() {
    for adverbial in plan.adverbials
    where adverbial.place == .end && adverbial.constituent.lexeme.kind == .direction {
      add(adverbial)
    }
    plan.adverbials.removeAll {
      $0.place == .end && $0.constituent.lexeme.kind == .direction
    }
  }

  /// Manner, place, how often, when, in this order (CGEL §8.87).
  mutating func addEnd() {
    addSaid()
    addAnywhere()
    for rank in -1...4 {
      for adverbial in plan.adverbials
      where adverbial.place == .end && endRank(adverbial) == rank { add(adverbial) }
    }
    for adverbial in plan.adverbials where adverbial.place == .verb && addsToo(adverbial) {
      add(adverbial)
    }
    for negator in closing {
      out.add(closingText(negator.constituent.lexeme.lemma), tile: negator.constituent.tile)
    }
    addSocialEnd()
  }

  /// A word of politeness that is what is said: *say **sorry** to me*.
  mutating func addSaid() {
    guard !plan.social.isEmpty, saysSocialWord else { return }
    let verb = plan.verbs.last?.constituent.tile ?? 0
    let isSaid = { (word: Constituent) in word.lexeme.lemma != "please" || word.tile == verb + 1 }
    for word in plan.social where isSaid(word) { out.add(word.lexeme.lemma, tile: word.tile) }
    plan.social.removeAll(where: isSaid)
  }

  /// Whether a word of politeness is what is said: *He says hello; I am sorry*.
  private var saysSocialWord: Bool {
    switch plan.verbs.last?.constituent.lexeme.lemma {
    case "say": true
    case "be":
      plan.fillers.isEmpty
        && !plan.adverbials.contains { ["late", "early"].contains($0.constituent.lexeme.lemma) }
        && plan.social.contains { ["sorry", "welcome", "okay", "OK"].contains($0.lexeme.lemma) }
    default: false
    }
  }

  private func endRank(_ adverbial: Adverbial) -> Int {
    if ["early", "late"].contains(adverbial.constituent.lexeme.lemma) { return 0 }
    if ["here", "there", "home", "back"].contains(adverbial.constituent.lexeme.lemma),
      ["come", "go", "run", "walk"].contains(plan.verbs.last?.frame.lemma ?? "")
    {
      // *Come here quickly* (CGEL §8.87): where to is part of what is done.
      return -1
    }
    if adverbial.constituent.lexeme.lemma == "fast" { return 0 }
    // *I read here too*: behind all that it adds (CGEL §8.116).
    if adverbial.constituent.lexeme.lemma == "too" { return 4 }
    return switch adverbial.constituent.lexeme.kind {
    case .manner, .quality: 0
    case .direction, .place: 1
    // *at nine on Sundays*: the hour and the day as they were chosen (CGEL §8.87).
    case .frequency where adverbial.phrase.hasPrefix("on "): 3
    case .frequency, .duration: 2
    case .weekday where isDate, .time where namesTime(adverbial) && isDate: 0
    default: 3
    }
  }

  /// *please, thank you* behind the clause.
  mutating func addSocialEnd() {
    for word in plan.social where !EnglishSocialWords.opens(word.lexeme.lemma) {
      if !out.isEmpty { out.addMark(",") }
      addJoined(word.lexeme.lemma, tile: word.tile)
    }
  }

  mutating func add(_ adverbial: Adverbial) {
    // *spend the day fishing*: what is done is a clause of its own.
    if !attached.isEmpty, addActivity(adverbial.constituent) { return }
    if adverbial.constituent.lexeme.kind == .manner,
      adverbial.constituent.lexeme.lemma.hasPrefix("not ")
    {
      // *Ask me, not Mom.*
      out.addMark(",")
    }
    if let degree = adverbial.degree { out.add(degree.lexeme.lemma, tile: degree.tile) }
    let isNamed = namesTime(adverbial) && isDate
    var text = isNamed ? adverbial.constituent.lexeme.lemma : adverbial.phrase
    if isHour, adverbial.constituent.lexeme.kind != .manner, text != "on time",
      text.hasPrefix("at ") || text.hasPrefix("on ")
    {
      text = String(text.dropFirst(3))
    }
    if morphology.isBritish { text = EnglishVariants.british(text) }
    if text == "somewhere", isNegated {
      // *I don't go anywhere* (CGEL §10.60).
      text = "anywhere"
      out.note(.nonAssertive, "somewhere", text)
    }
    if text == "much" && !isInNegation && adverbial.degree == nil { text = "a lot" }
    if adverbial.constituent.tile == nil {
      out.note(.understood, plan.verbs.last?.constituent.lexeme.lemma ?? "", text)
    }
    addJoined(text, tile: adverbial.constituent.tile)
  }

  /// *It is three o'clock; today is May 3*: what *it* is, not when (CGEL §10.26).
  private var isHour: Bool {
    guard plan.verbs.first?.frame.pattern == .copula, plan.fillers.isEmpty else { return false }
    return plan.subject.isEmpty
      || EnglishHabits.dateSubjects.contains(plan.subject[0].noun?.lexeme.lemma ?? "")
  }

  /// A phrase whose words came from several tiles gives each its own.
  mutating func addJoined(_ text: String, tile: Int?) {
    guard let tile, let tiles = joins[tile] else { return out.add(text, tile: tile) }
    let words = text.split(separator: " ")
    for (index, word) in words.enumerated() {
      let place = max(0, index - (words.count - tiles.count))
      out.add(String(word), tile: place < tiles.count ? tiles[place] : tile)
    }
  }
}
