import AACCore

/// English words that are verb and noun alike, told apart by their neighbours: *I drink, a drink*.
///
/// Sources: CGEL §17.1–17.6, App. I.43–I.56 (conversion); CaGEL ch. 19 §3.
struct EnglishWordClasses {
  let frames: FrameTable
  let lexicon: Lexicon

  init(_ planner: ClausePlanner) {
    frames = planner.frames
    lexicon = planner.lexicon
  }

  init(frames: FrameTable, lexicon: Lexicon) {
    self.frames = frames
    self.lexicon = lexicon
  }

  /// A clause whose complements have the class that their place asks for.
  func settled(_ clause: Clause) -> Clause {
    guard let verb = clause.verb, !clause.complements.isEmpty || clause.subject.count > 1 else {
      return clause
    }
    var settled = clause
    if clause.subject.count > 1 {
      var subject = clause.subject + [verb]
      for index in clause.subject.indices { settleSmallWord(&subject, index) }
      settled.subject = Array(subject.dropLast())
    }
    if clause.complements.count == 2, clause.complements[0].lexeme.isConnective,
      canBeVerb(clause.complements[1].lexeme),
      frames[verb.lexeme.lemma].slot(.object) == nil
        || !frames[clause.complements[1].lexeme.lemma].isDefault,
      !KindSet.edible.contains(clause.complements[1].lexeme.kind)
    {
      // *sing/and/whistle*: two things that one does.
      settled.complements[1] = clause.complements[1].asVerb
      return settled
    }
    if verb.lexeme.lemma == "be", clause.subject.first?.lexeme.lemma == "there",
      let deed = clause.complements.firstIndex(where: {
        !$0.lexeme.isDeterminerLike && $0.lexeme.wordClass != .adjective
          && $0.lexeme.kind != .negation
      }), clause.complements[deed].lexeme.wordClass == .verb
    {
      // *there/be/fly/in/my/soup* (CGEL §18.44–18.46).
      settled.complements[deed] = asNoun(clause.complements[deed])
    }
    if let named = namedBehindBe(settled) { nameBehindBe(&settled, named) }
    qualifyBeside(&settled)
    if verb.lexeme.lemma == "be", let last = settled.complements.indices.last,
      Self.single.contains(settled.complements[last].lexeme.lemma),
      settled.complements[last].lexeme.wordClass == .noun
    {
      // *it/be/big/help, that/be/shame*: one of its kind.
      settled.complements[last].lexeme.countability = .count
      settled.complements[last].lexeme.article = nil
    }
    let words = self.settled([verb] + settled.complements, isClause: true)
    for index in clause.complements.indices { settled.complements[index] = words[index + 1] }
    return predicated(settled)
  }

  /// *be/strict/but/fair*: a word that names a thing as well is what somebody is like, beside another quality (CGEL §13.42).
  private func qualifyBeside(_ clause: inout Clause) {
    guard clause.verb?.lexeme.lemma == "be", let last = clause.complements.indices.last, last > 1,
      Self.qualitiesToo.contains(clause.complements[last].lexeme.lemma),
      clause.complements[last].lexeme.wordClass != .adjective,
      ["and", "but", "or"].contains(clause.complements[last - 1].lexeme.lemma),
      clause.complements[last - 2].lexeme.wordClass == .adjective
    else { return }
    clause.complements[last].lexeme = Lexeme(
      lemma: clause.complements[last].lexeme.lemma, wordClass: .adjective, kind: .quality)
  }

  /// *crisps/and/fizzy/drink*: the second of two things, with what it is like.
  func isSecondThing(_ words: [Constituent], _ index: Int) -> Bool {
    index > 2 && index + 1 == words.count && ["and", "or"].contains(words[index - 2].lexeme.lemma)
      && words[index - 3].lexeme.wordClass == .noun
  }

  static let qualitiesToo = EnglishWords.set(
    "fair light sweet kind mean cold cool dry clean calm firm bitter flat fresh plain square fat fit wet blind"
  )

  /// Tiles in the class that their place asks for.
  func settled(_ tiles: [Constituent]) -> [Constituent] { settled(tiles, isClause: false) }

  private func settled(_ words: [Constituent], isClause: Bool) -> [Constituent] {
    var words = words
    settleThingDeeds(&words)
    for index in words.indices.dropFirst(isClause ? 1 : 0) {
      settleSmallWord(&words, index)
      if words[index].lexeme.wordClass == .verb {
        if isActedOn(words, index) || settleInnerSubject(&words, index) { continue }
        if isDeed(words, index) {
          words[index] = asNoun(words[index])
          // *get/raise*: nobody goes there.
          if words[index].lexeme.kind == .event { words[index].lexeme.kind = .idea }
        } else if isNoun(words, index) || isThing(words, index) {
          words[index] = asNoun(words[index])
        }
      } else if words[index].lexeme.wordClass == .adjective, isNamedByQuality(words, index) {
        words[index] = asNoun(words[index])
      } else if !isClause, isParticleVerb(words, index) {
        words[index] = words[index].asVerb
      } else if canBeVerb(words[index].lexeme) && isVerb(words, index)
        || isPastime(words, index) || isDoneToThing(words, index)
      {
        words[index] = words[index].asVerb
      }
    }
    if !isClause, let verb = verbBeforeWhile(words) { words[verb] = words[verb].asVerb }
    if !isClause, let turn = doneInTurn(words) {
      words[turn.verb] = words[turn.verb].asVerb
      words[turn.noun] = asNoun(words[turn.noun])
    }
    guard !isClause, !words.contains(where: { $0.lexeme.wordClass == .verb }) else { return words }
    if let verb = words.indices.first(where: { isLoneVerb(words, $0) }) ?? likeliestVerb(words)
      ?? asked(words) ?? handed(words) ?? begun(words) ?? neverDone(words)
    {
      words[verb] = words[verb].asVerb
    }
    return words
  }

  func canBeVerb(_ lexeme: Lexeme) -> Bool {
    guard lexeme.wordClass == .noun || lexeme.wordClass == .adjective, lexeme.number != .plural
    else { return false }
    if lexeme.lemma.utf8.contains(UInt8(ascii: " ")) { return frames.listed(lexeme.lemma) != nil }
    return !frames[lexeme.lemma].isDefault || EnglishVerbLexicon.isVerb(lexeme.lemma)
  }
}
