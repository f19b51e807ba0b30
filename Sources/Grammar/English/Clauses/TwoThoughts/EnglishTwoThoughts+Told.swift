import AACCore

/// When what is told in a half happens, by what is told beside it: it goes on, is over or yet to come; and what it is done to.
///
/// Sources: CGEL §4.14 (past), §4.25–4.35 (progressive), §4.42 (future); CaGEL ch. 3 §3.2 (kinds of situations).
extension EnglishTwoThoughts {
  /// What happens beside another thing that does: it goes on or is over.
  func told(_ thought: EnglishThought, beside other: EnglishThought) -> EnglishThought {
    let thought = other.kind == .feeling ? ofOwn(thought) : thought
    guard thought.kind == .event, let verb = thought.verb, !thought.isOngoing, !thought.isOver,
      let doer = thought.topic.last?.lexeme.lemma
    else { return thought }
    var told = thought
    let denied = thought.words.contains {
      $0.lexeme.kind == .negation || $0.lexeme.lemma.hasSuffix("n't")
    }
    let object = object(of: thought)
    let isAnothers =
      !["I", "we"].contains(doer) && thought.words.contains { $0.lexeme.lemma == "my" }
    let aspect = EnglishAspects.of(verb.lemma, object, isAnothers: isAnothers)
    if denied || Self.lasting.contains(verb.lemma) || frames[verb.lemma].past == .state
      || frames[verb.lemma].pattern == .modal || isOpening(verb)
    {
      return thought
    }
    if let timed = timed(thought, beside: other) { return timed }
    let isOwn = ["I", "we", "you", "me"].contains(doer)
    let isAnswer =
      thought.words.last?.lexeme.lemma == "you" && other.topic.last?.lexeme.lemma == "you"
      || other.words.first?.lexeme.lemma == "don't"
    if thought.isOwn, other.kind != .state, isAnswer,
      aspect == .achievement || other.kind == .refusal
    {
      told.isAhead = true
    } else if other.isDoneToFirst {
      told.isOver = true
    } else if aspect == .achievement {
      told.isOver = !isOwn || other.kind != .request
    } else if isOwn {
      let isOther =
        other.topic.last.map { $0.lexeme.lemma != "you" || other.kind == .state } ?? false
      told.isOngoing =
        aspect != nil && [.event, .state].contains(other.kind) && !other.isOwn && doer != "you"
        && object == nil && isOther
      told.isOver = doer == "you" && other.kind == .state && other.isOwn
    } else if other.kind == .call {
      told.isOngoing = true
    } else if object == nil || aspect != nil {
      told.isOngoing = !Self.sudden.contains(verb.lemma)
      told.isOver = !told.isOngoing
    } else {
      told.isOver = true
    }
    return told
  }

  /// *grandma/come/tomorrow / happy, car/come / stop, I/clean/room / can/play*: when it is by a day, by what is asked because of it, and
  /// before leave is asked.
  private func timed(_ thought: EnglishThought, beside other: EnglishThought) -> EnglishThought? {
    var told = thought
    if thought.words.contains(where: { lexicon.tense(of: $0.lexeme.lemma) == .future }) {
      told.isAhead = true
    } else if thought.verb?.lemma == "come", other.isRequest || other.kind == .refusal {
      told.isOngoing = true
    } else if thought.isOwn, other.isQuestion,
      ["can", "may"].contains(other.words[0].lexeme.lemma)
    {
      told.isOver = true
    } else {
      return nil
    }
    return told
  }

  /// *Brother/break/toy / angry*: one is angry about one's own.
  private func ofOwn(_ thought: EnglishThought) -> EnglishThought {
    guard thought.kind == .event, !thought.isOwn, thought.topic.last?.lexeme.isBeing == true,
      let verb = thought.verb, Self.harming.contains(verb.lemma),
      let act = thought.words.firstIndex(where: { $0.lexeme.lemma == verb.lemma }),
      act + 1 < thought.words.count, thought.words[act + 1].lexeme.namesThing,
      ![.game, .sport, .event].contains(thought.words[act + 1].lexeme.kind)
    else { return thought }
    var owned = thought
    owned.words.insert(contentsOf: small("my"), at: act + 1)
    return owned
  }

  func object(of thought: EnglishThought) -> Lexeme? {
    guard let verb = thought.words.firstIndex(where: { $0.lexeme.wordClass == .verb }) else {
      return nil
    }
    let rest = thought.words[(verb + 1)...]
    guard rest.first?.lexeme.wordClass != .adposition else { return nil }
    return rest.first {
      $0.lexeme.wordClass == .noun && !$0.lexeme.kind.isTemporal
        || $0.lexeme.wordClass == .pronoun && !$0.lexeme.isDeterminerLike
        || $0.lexeme.wordClass == .properNoun
    }?.lexeme
  }
}
