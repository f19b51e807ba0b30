import AACCore

/// Whom one helps, and what somebody is blamed for: *help/cross/street, get mad/brother/break/kite*.
///
/// Sources: CGEL §16.20, §16.52 (*help* with a bare infinitive), §16.84 (adjectives with *at* and *for*).
extension EnglishLinks {
  /// *police officer/help/cross/street, dad/help/ride/bike*: what one does for oneself once one can, somebody is helped with.
  func helped(_ core: [Constituent], _ verb: String) -> [Constituent]? {
    if let done = doneForSpeaker(core, verb) { return done }
    guard verb == "help", let doer, doer.wordClass != .pronoun, doer.isHuman, core.count < 4,
      let deed = core.first?.lexeme, Self.personal.contains(deed.lemma),
      !core.contains(where: { $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun })
    else { return nil }
    return small("me") + [core[0].asVerb] + core[1...]
  }

  /// What one does by oneself and for oneself.
  private static let personal = EnglishWords.set(
    "cross walk read write ride swim climb breathe zip dress undress")

  /// *get mad/brother/break/kite, be/sorry/break/vase*: at whom, and for what (CGEL §16.69, §16.84).
  func blamed(_ verb: Constituent, _ core: [Constituent]) -> Linked? {
    let isSorry = verb.lexeme.lemma == "be" && core[0].lexeme.lemma == "sorry"
    guard isSorry || Self.feeling.contains(verb.lexeme.lemma), core.count > 1, core.count < 5,
      isSorry ? Self.misdeeds.contains(core[1].lexeme.lemma) : core[0].lexeme.isHuman,
      core[1].lexeme.wordClass == .verb || core[1].lexeme.lemma == "break" || isSorry,
      !core[2...].contains(where: { $0.lexeme.wordClass == .verb }), let tile = core[1].tile,
      let gerund = EnglishMorphology().gerunds(of: core[1].lexeme.lemma).first
    else { return nil }
    let cause = ["for", gerund] + object(core[2...])
    let link = isSorry ? [] : lexicon.small("at", tile: core[0].tile)
    var linked = Linked(
      verb, link + [core[0], said(cause.joined(separator: " "), core[1], .time)])
    linked.joins = [tile: core[1...].compactMap(\.tile)]
    return linked
  }

  /// *The kite, my toy, him*: what it was done to, in words.
  private func object(_ words: ArraySlice<Constituent>) -> [String] {
    guard let last = words.last?.lexeme else { return [] }
    let isBare =
      words.count > 1 || last.wordClass != .noun || EnglishHabits.isMass(last)
      || EnglishPeople.names.contains(last.lemma)
    return (isBare ? [] : ["the"])
      + words.map {
        EnglishPronouns.of($0.lexeme.lemma)?.accusativeOrOwner($0.lexeme) ?? $0.lexeme.lemma
      }
  }

  /// *dream/flying; be/mean/sister*: of what, and to whom somebody is so (CGEL §16.69).
  func towards(_ core: [Constituent], _ verb: String) -> [Constituent]? {
    if verb == "dream", core.count == 1, core[0].lexeme.lemma.hasSuffix("ing"),
      EnglishGerunds.base(of: core[0].lexeme.lemma, frames) != nil
    {
      var deed = core[0]
      deed.lexeme = Lexeme(lemma: core[0].lexeme.lemma, wordClass: .noun, kind: .activity)
      deed.lexeme.countability = .mass
      return small("about") + [deed]
    }
    guard verb == "be", core.count == 2,
      ["mean", "nice", "kind", "rude"].contains(core[0].lexeme.lemma),
      core[1].lexeme.wordClass == .noun, EnglishPeople.isPossessed(core[1].lexeme.lemma)
    else { return nil }
    return [core[0].asQuality] + small("to") + [core[1]]
  }

  private static let misdeeds = EnglishWords.set(
    "break hit lose forget spill push hurt drop yell kick lie tear bite ruin scare miss throw take")
  static let feeling: WordSet = ["get mad", "be mad", "get angry", "be angry", "be upset"]

  /// *friend/lend/book, aunt/give/green/scarf, dad/give/bath, sister/teach/dance, mom/pick up/school*: where nobody else is
  /// named, it is done to the one who speaks (CGEL §12.46).
  private func doneForSpeaker(_ core: [Constituent], _ verb: String) -> [Constituent]? {
    guard isRow, !isAsked, Self.towards.contains(verb), core.count < 3, let doer, doer.isHuman,
      doer.wordClass == .noun || ["he", "she", "they"].contains(doer.lemma),
      !core.contains(where: {
        $0.lexeme.isBeing && !Self.skills.contains($0.lexeme.lemma)
          || $0.lexeme.wordClass == .pronoun || $0.lexeme.wordClass == .adposition
          || $0.lexeme.wordClass == .adverb
      }), let first = core.first
    else { return nil }
    switch verb {
    case "pick up", "drop off":
      guard core.count == 1, first.lexeme.isPlaceLike || first.lexeme.lemma == "school" else {
        return nil
      }
      return small("me") + small("at") + (first.lexeme.lemma == "school" ? [] : small("the")) + core
    case "teach":
      guard Self.skills.contains(first.lexeme.lemma) else { return nil }
      return small("me") + [first.asVerb] + core[1...]
    default:
      // *mom/give/cookie*: she is asked for it.
      let isQualified =
        core.count == 2 && core[1].lexeme.namesThing
        && (first.lexeme.wordClass == .adjective || first.lexeme.wordClass == .numeral)
      guard
        isQualified
          || core.count == 1
            && (first.lexeme.namesThing || Self.acts.contains(first.lexeme.lemma)),
        !EnglishPeople.names.contains(doer.lemma) || Self.acts.contains(first.lexeme.lemma)
      else { return nil }
      return small("me") + core
    }
  }

  private static let towards = EnglishWords.set("give lend teach").union(["pick up", "drop off"])
  /// What is done to somebody by giving it.
  private static let acts = EnglishWords.set(
    "hug kiss bath massage shot medicine present gift secret haircut")
  private static let skills = EnglishWords.set(
    """
    swim dance ride read write cook draw drive fish sing play count skate ski bake sew knit tie skip climb dive kick throw catch
    paint type whistle juggle
    """)
}

extension EnglishPronouns {
  /// *Him* of *he*, and *my* as it stands.
  fileprivate func accusativeOrOwner(_ word: Lexeme) -> String {
    word.kind == .possessive ? word.lemma : accusative
  }
}
