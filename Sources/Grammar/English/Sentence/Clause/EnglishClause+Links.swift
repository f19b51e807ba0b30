import AACCore

/// What stands between two verbs.
///
/// Sources: CGEL §16.20–16.40 (*to* and *-ing*), §13.98 (*go and*); CaGEL ch. 14 §5.6.
extension EnglishClause {
  /// *to*, nothing, or *-ing* between two verbs (CGEL §16.20–16.40).
  mutating func addLink(at index: Int, _ form: EnglishVerbGroup.Form)
    -> EnglishVerbGroup.Form
  {
    let first = plan.verbs[index - 1]
    let second = plan.verbs[index]
    if let told = addToldLink(at: index, form) { return told }
    let lemma = first.constituent.lexeme.lemma
    let hasSomebody = plan.fillers.contains {
      $0.verb == index - 1 && $0.phrases[0].noun?.lexeme.isBeing == true
    }
    if lemma == "teach", !hasSomebody, second.subject == nil {
      // *Teach how to swim*: without a pupil it does not take *to* alone (CaGEL ch. 14 §6.1).
      out.add("how to")
      out.note(.openedVerb, lemma, "how to")
      return .base
    }
    if lemma == "let", !hasSomebody, second.subject == nil { addAllowed() }
    let opening = second.subject == nil ? first.frame.opening : first.frame.otherOpening
    switch opening ?? first.frame.opening ?? .word("to") {
    case .bare: return index == 1 && isModalPerfect ? .participle : .base
    case .gerund: return .gerund
    case .word(let word):
      out.add(word)
      let quality = first.frame.isCopular ? plan.filler(.attribute)?.phrases.first?.head : nil
      out.note(.openedVerb, quality ?? lemma, word)
      // *stop him from shouting, insist on paying*: a preposition takes *-ing* (CGEL §16.41).
      return word == "to" ? .base : .gerund
    }
  }

  /// *sing and dance, think about going, know how to swim, go play*: what stands between two verbs whatever the first
  /// opens; nil where its frame decides.
  private mutating func addToldLink(
    at index: Int, _ form: EnglishVerbGroup.Form
  ) -> EnglishVerbGroup.Form? {
    let first = plan.verbs[index - 1]
    let second = plan.verbs[index]
    let lemma = first.constituent.lexeme.lemma
    if index > 1, let tile = second.constituent.tile,
      plan.adverbials.contains(where: {
        $0.constituent.tile == tile - 1 && Self.betweenDeeds.contains($0.constituent.lexeme.lemma)
      }), let chosen = takePreposition(before: tile)
    {
      // *I prefer to stay rather than go out* (CGEL §15.52).
      out.add(chosen.lexeme.lemma, tile: chosen.tile)
      return Self.baseOpeners.contains(chosen.lexeme.lemma) ? .base : .gerund
    }
    // Behind a verb that opens none the next stands beside it: *sing and dance*.
    if index > 1, first.frame.opening == nil, !first.frame.isDefault {
      out.add(isInNegation ? "or" : "and")
      out.note(.coordination, second.constituent.lexeme.lemma, isInNegation ? "or" : "and")
      return form
    }
    if Self.aboutDoing.contains(lemma), second.subject == nil {
      // *I think about going* (CGEL §16.39).
      let chosen = takePreposition(before: second.constituent.tile)
      out.add(chosen?.lexeme.lemma ?? "about", tile: chosen?.tile)
      if chosen == nil { out.note(.preposition, second.constituent.lexeme.lemma, "about") }
      // *talk to the doctor to get help*: for that purpose.
      return chosen?.lexeme.lemma == "to" ? .base : .gerund
    }
    if lemma == "know" {
      out.add("how to")
      out.note(.openedVerb, lemma, "how to")
      return .base
    }
    if let chosen = takePreposition(before: second.constituent.tile) {
      out.add(chosen.lexeme.lemma, tile: chosen.tile)
      return Self.baseOpeners.contains(chosen.lexeme.lemma) ? .base : .gerund
    }
    if let preposition = prepositionBeforeVerb(behind: index - 1) {
      if !preposition.isEmpty {
        out.add(preposition)
        out.note(.preposition, second.constituent.lexeme.lemma, preposition)
      }
      return .gerund
    }
    if lemma == "go" && EnglishHabits.goingPastimes.contains(second.constituent.lexeme.lemma) {
      return .gerund
    }
    if goesAndDoes(at: index) {
      // *Go play outside*; in Britain *go and play* (CGEL §13.98; CaGEL ch. 14 §5.6.3).
      if morphology.isBritish {
        out.add("and")
        out.note(.coordination, second.constituent.lexeme.lemma, "and")
      }
      return .base
    }
    return nil
  }

  /// Whether *go* or *come* stands right before what is done, in a form that both share.
  private func goesAndDoes(at index: Int) -> Bool {
    let first = plan.verbs[index - 1]
    guard ["go", "come"].contains(first.constituent.lexeme.lemma),
      plan.verbs[index].subject == nil,
      index == 1
        ? plan.options.contains(.request)
        : Self.beforeGoing.contains(plan.verbs[index - 2].frame.lemma)
          && (plan.verbs[index].frame.lemma != "sleep"
            || plan.verbs[index - 2].frame.lemma == "let's")
    else { return false }
    return !plan.fillers.contains { $0.verb == index - 1 }
      && !plan.adverbials.contains {
        $0.place == .verb
          || $0.constituent.tile.map { tile in
            tile < (plan.verbs[index].constituent.tile ?? 0)
              && tile > (first.constituent.tile ?? .max)
          } == true
      }
  }

  /// Behind which *go* and *come* are the base form.
  private static let beforeGoing: WordSet = [
    "let's", "want", "would like", "can", "will", "should", "must", "may", "could",
  ]

  private static let betweenDeeds: WordSet = [
    "rather than", "not to", "without", "instead of", "before", "after", "by",
  ]

  /// What the base form stands behind: *slow down not to hit a deer, stay rather than go* (CGEL §15.48, §15.52).
  private static let baseOpeners: WordSet = ["to", "not to", "rather than"]

  private static let aboutDoing: WordSet = ["think", "dream", "talk", "worry", "complain"]

  /// *Mom lets me play*: *let* cannot do without whom, so the speaker is meant, or whoever the speaker talks to
  /// (CGEL §16.52).
  private mutating func addAllowed() {
    let somebody = subject.person == .first ? "you" : "me"
    out.add(somebody)
    out.note(.quickMode, somebody, somebody)
  }
}
