import AACCore

/// Qualities that come of what is done: *make me happy, paint the wall blue*.
///
/// Sources: CGEL §16.43–16.46 (object complements); CaGEL ch. 4 §5.3.
extension EnglishClause {
  /// Takes the result from the noun that it was chosen behind, and the person from the role of a helper.
  mutating func settleResults() {
    for index in plan.fillers.indices { detachPredicative(index) }
    guard let verb = plan.verbs.last, EnglishHabits.givesResult(verb.frame.lemma) else { return }
    let last = plan.verbs.count - 1
    for index in plan.fillers.indices
    where plan.fillers[index].verb == last && plan.fillers[index].prepositionTile == nil {
      detach(index, verb.frame.lemma)
    }
    for index in plan.fillers.indices where isResultApart(index, verb.frame.lemma, last) {
      place(index, .attribute, nil, nil)
    }
    makeObject(last)
  }

  /// *drive/me/crazy, hold/me/tight*: a quality by itself that is what comes of it, not how it is done.
  private func isResultApart(_ index: Int, _ verb: String, _ last: Int) -> Bool {
    let filler = plan.fillers[index]
    guard filler.verb == last, filler.prepositionTile == nil, filler.phrases.count == 1,
      filler.phrases[0].isAdjective, let quality = filler.phrases[0].adjectives.last,
      EnglishHabits.outcomes[verb]?.contains(quality.lexeme.lemma) == true
    else { return false }
    return plan.fillers.contains {
      $0.verb == last && $0.prepositionTile == nil && $0.phrases[0].noun != nil
    }
  }

  /// *leave/my/stuff/alone*: a quality that no noun follows is said behind it.
  private mutating func detachPredicative(_ index: Int) {
    guard plan.fillers[index].phrases.count == 1, let noun = plan.fillers[index].phrases[0].noun,
      let quality = plan.fillers[index].phrases[0].adjectives.last,
      EnglishHabits.predicative.contains(quality.lexeme.lemma),
      let first = noun.tile, let second = quality.tile, first < second
    else { return }
    plan.fillers[index].phrases[0].adjectives.removeLast()
    var result = NounPhrase()
    result.adjectives = [quality]
    plan.fillers.append(Filler(.attribute, result, verb: plan.fillers[index].verb))
  }

  private mutating func detach(_ index: Int, _ verb: String) {
    let phrase = plan.fillers[index].phrases[0]
    guard plan.fillers[index].phrases.count == 1, let noun = phrase.noun,
      let quality = phrase.adjectives.last, let tile = quality.tile,
      noun.tile.map({ $0 < tile }) == true,
      isResult(quality.lexeme, of: verb, noun.lexeme)
    else { return }
    plan.fillers[index].phrases[0].adjectives.removeLast()
    var result = NounPhrase()
    result.adjectives = [quality]
    result.degree = phrase.degree
    plan.fillers[index].phrases[0].degree = nil
    if phrase.possessive == nil, !noun.lexeme.isBeing, noun.lexeme.kind != .body {
      plan.fillers[index].article = .definite
    }
    if plan.fillers[index].role == .placeAt, verb == "keep" || verb == "leave" {
      // *keep/room/clean*: what is kept so, not where something is kept.
      place(index, .object, nil, .definite)
      plan.fillers[index].isGoverned = false
    }
    plan.fillers.append(Filler(.attribute, result, verb: plan.fillers[index].verb))
  }

  private func isResult(_ quality: Lexeme, of verb: String, _ noun: Lexeme) -> Bool {
    if EnglishHabits.outcomes[verb]?.contains(quality.lemma) == true { return true }
    return switch verb {
    case "make":
      noun.isBeing
        || EnglishNumberWords.isCompared(quality.lemma)
          && !EnglishNumberWords.isSuperlative(quality.lemma)
    case "leave", "keep": noun.isBeing || EnglishHabits.results.contains(quality.lemma)
    case "like", "want": noun.lemma == "it"
    case "get": noun.isBeing || Self.brought.contains(quality.lemma)
    // *find/kitten/gray*: what is found had its colour before.
    case "find" where quality.kind == .color: false
    default:
      EnglishHabits.resulting.contains(verb) && (quality.kind == .color || noun.isBeing)
    }
  }

  /// What a thing gets by what is done to it: *get the shirt dirty*, but *get the orange underwear* (CGEL §16.46).
  private static let brought = EnglishWords.set("dirty wet clean dry ready muddy stuck warm")

  /// *make/me/happy*: with a result beside, the being is what it is done to.
  private mutating func makeObject(_ verb: Int) {
    guard
      let quality = plan.fillers.firstIndex(where: { filler in
        filler.verb == verb && filler.prepositionTile == nil
          && filler.phrases.allSatisfy(\.isAdjective)
          && (filler.role == .object || filler.role == .attribute)
      }),
      let being = plan.fillers.firstIndex(where: { filler in
        filler.verb == verb && filler.prepositionTile == nil
          && filler.phrases[0].noun?.lexeme.isBeing == true
      })
    else { return }
    place(being, .object, nil, nil)
    place(quality, .attribute, nil, nil)
  }
}
