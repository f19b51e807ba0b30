import AACCore

/// What is said before the reason, the company and the place that a clause ends with.
///
/// Sources: CGEL §8.87 (order of adverbials: manner, place, time; contingency last), §11.14 (stranded prepositions).
extension EnglishClause {
  /// Says what belongs before a filler: ***late** because of the snow, **outside** with my friend, Who … **to** on the
  /// phone*.
  mutating func settleBefore(_ filler: Filler) {
    if filler.role == .company || filler.preposition == "without", !closing.isEmpty {
      addAnywhere()
    }
    strandBefore(filler)
    if plan.adverbials.isEmpty { return }
    if let tile = filler.prepositionTile,
      let word = plan.adverbials.first(where: {
        $0.constituent.tile == tile - 1 && $0.place == .end
          && Self.leading.contains($0.constituent.lexeme.lemma)
      })
    {
      // *sing along to the song, sit together on the bench*: chosen right before the preposition, it stays there.
      add(word)
      plan.adverbials.removeAll { $0.constituent == word.constituent }
    }
    if Self.reasons.contains(filler.preposition ?? "") {
      addAdverbs { $0.constituent.lexeme.kind != .frequency }
    } else if filler.role == .company, filler.preposition == "with" {
      addAdverbs { Self.outdoors.contains($0.constituent.lexeme.lemma) }
    } else if filler.role == .time || filler.role == .placeAt || filler.role == .other,
      let start = filler.prepositionTile ?? filler.phrases[0].noun?.tile
    {
      // *It gets dark early in winter, he arrived late at the meeting*: how, before where and when, as it was chosen.
      addAdverbs { $0.constituent.tile.map { $0 < start } == true }
    }
  }

  /// *Who are you talking **to** on the phone?*: close to its verb, before where and when.
  private mutating func strandBefore(_ filler: Filler) {
    guard !isStrandedSaid, plan.isQuestion, let inquiry = plan.inquiry,
      inquiry.prepositionTile != nil,
      ["who", "whom", "what"].contains(inquiry.constituent.lexeme.lemma),
      let preposition = inquiry.preposition,
      ["to", "with", "for", "about"].contains(preposition),
      filler.role == .placeAt || filler.role == .topic || filler.role == .time
        || filler.role == .other,
      ![.placeTo, .placeFrom].contains(filler.role)
    else { return }
    addStranded()
    isStrandedSaid = true
  }

  /// *nowhere* behind *not* stands where the place does: *We didn't go **anywhere** last summer.*
  mutating func addAnywhere() {
    guard
      let index = closing.firstIndex(where: {
        closingText($0.constituent.lexeme.lemma) == "anywhere"
      })
    else { return }
    let place = closing.remove(at: index)
    out.add("anywhere", tile: place.constituent.tile)
  }

  private mutating func addAdverbs(where isWanted: (Adverbial) -> Bool) {
    let early = plan.adverbials.filter {
      $0.place == .end
        && (Self.early.contains($0.constituent.lexeme.lemma)
          || $0.constituent.lexeme.kind != .time
            && EnglishNumberWords.isCompared($0.constituent.lexeme.lemma))
        && isWanted($0)
    }
    for adverbial in early {
      add(adverbial)
      plan.adverbials.removeAll { $0.constituent == adverbial.constituent }
    }
  }

  /// *Leave **early** to avoid the traffic, go **outside** to play*: how, when and where, chosen before the *to* of what it is done
  /// for, is said of the first verb (CGEL §8.87, §15.48).
  mutating func addFillersAndAdverbsChosenBefore(_ verb: Int) {
    addFillers(of: verb - 1)
    guard !plan.adverbials.isEmpty, plan.verbs.indices.contains(verb), verb > 0,
      plan.verbs[verb].subject == nil,
      let first = plan.verbs[verb - 1].constituent.tile,
      let second = plan.verbs[verb].constituent.tile
    else { return }
    let early = plan.adverbials.filter { adverbial in
      guard let tile = adverbial.constituent.tile else { return false }
      if ["long", "forever", "too long", "so long"].contains(adverbial.constituent.lexeme.lemma) {
        // *It takes **long** to start.*
        return plan.verbs[verb - 1].frame.lemma == "take" && first < tile && tile < second
      }
      return adverbial.place == .end && first < tile && tile + 1 < second
        && Self.early.contains(adverbial.constituent.lexeme.lemma)
    }
    for adverbial in early {
      add(adverbial)
      plan.adverbials.removeAll { $0.constituent == adverbial.constituent }
    }
  }

  /// *Learn to ride a bike **at the park***: where, with whom and with what, chosen behind what is learned, is said behind it
  /// (CGEL §8.87).
  mutating func placeBehindWhatIsLearned() {
    guard plan.verbs.count > 1, let last = plan.verbs.indices.last,
      let tile = plan.verbs[last].constituent.tile, plan.verbs[last].subject == nil,
      plan.verbs[last].connective == nil,
      plan.fillers.contains(where: { $0.verb == last })
    else { return }
    for index in plan.fillers.indices where plan.fillers[index].verb == last - 1 {
      let filler = plan.fillers[index]
      guard Self.learning.contains(plan.verbs[filler.verb].frame.lemma),
        filler.role == .placeAt || filler.role == .instrument || filler.role == .company,
        filler.preposition != nil,
        let start = filler.prepositionTile ?? filler.phrases[0].noun?.tile,
        start > tile
      else { continue }
      plan.fillers[index].verb = last
    }
  }

  private static let learning = EnglishWords.set("learn start begin try practice decide teach")
  private static let reasons: WordSet = ["because of", "due to", "thanks to", "despite"]
  private static let leading = EnglishWords.set(
    "along together in on away back out up down over off around alone straight close")
  private static let outdoors = EnglishWords.set(
    "outside inside upstairs downstairs outdoors indoors there here")
  /// What tells how and where, and not when.
  private static let early = EnglishWords.set(
    """
    late early hard fast slowly quickly well badly home outside inside upstairs downstairs outdoors indoors here there away
    quietly loudly part-time full-time
    """)

  /// *Loud noises scare my dog*: what is so of all of a kind, where its quality makes it so (CGEL §5.53–5.54).
  func isOfKindAtLarge(
    _ phrase: NounPhrase, _ noun: Lexeme, _ isPlural: Bool, _ usage: EnglishUsage
  ) -> Bool {
    if usage.isSubject, isMovingKind(phrase, noun, isPlural) { return true }
    if isTaughtOf(phrase, isPlural, usage) { return true }
    guard usage.isSubject, isPlural, noun.number == .plural, noun.wordClass == .noun,
      plan.tense == .present, plan.options.isEmpty, !plan.isQuestion, plan.inquiry == nil,
      plan.verbs.count == 1, phrase.possessive == nil, phrase.determiner == nil,
      phrase.demonstrative == nil, let frame = plan.verbs.first?.frame,
      isQualified(phrase, noun)
    else { return false }
    if Self.moving.contains(frame.lemma) { return plan.filler(.object) != nil }
    guard frame.pattern == .copula, plan.fillers.count == 1,
      let quality = plan.filler(.attribute)?.phrases.first, quality.isAdjective
    else { return false }
    return Self.judging.contains(quality.adjectives.last?.lexeme.lemma ?? "")
  }

  /// *loud noises*, on one tile or two.
  private func isQualified(_ phrase: NounPhrase, _ noun: Lexeme) -> Bool {
    if !phrase.adjectives.isEmpty { return true }
    guard let space = noun.lemma.firstIndex(of: " ") else { return false }
    return LanguageTables.tables(.english).lexicon.known(String(noun.lemma[..<space]))?.wordClass
      == .adjective
  }

  /// What is done to how somebody feels, and what the kind takes.
  private static let moving = EnglishWords.set(
    """
    scare frighten terrify bother annoy upset bore confuse worry disgust stress calm relax excite tire irritate
    fascinate interest amuse overwhelm help use need cost
    """)
  private static let judging = EnglishWords.set(
    """
    dangerous boring scary expensive bad good healthy unhealthy important beautiful interesting fun annoying difficult hard
    easy helpful useful great nice cute funny tiring
    """)

  /// The rank of what is said before with whom and with what it is done; nil where it is not: *travel around the world by
  /// bike, be in love with each other* (CGEL §8.87, §9.31).
  func rankBeforeCompany(_ filler: Filler) -> Int? {
    guard filler.prepositionTile != nil, let preposition = filler.preposition else { return nil }
    if preposition == "in", filler.phrases[0].isPlain,
      Self.states.contains(filler.phrases[0].noun?.lexeme.lemma ?? "")
    {
      return filler.phrases[0].noun?.lexeme.lemma == "line" ? 2 : 3
    }
    guard filler.role == .placeAt || filler.role == .other else { return nil }
    return Self.ways.contains(preposition) ? 4 : nil
  }

  private static let states: WordSet = ["love", "trouble", "charge", "touch", "line", "debt"]
  private static let ways: WordSet = [
    "around", "through", "across", "over", "along", "down", "up", "past", "into", "onto", "toward",
    "towards",
  ]
}
