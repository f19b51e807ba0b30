import AACCore

/// Clauses behind a conjunction that name nobody: *listen | teacher, when, explain; resign | because, lie; promise | me, buy, bike;
/// brake | to, not, hit, deer*.
///
/// Sources: CGEL §15.5, §15.25–15.27 (clauses of time), §15.45–15.48 (reason and purpose), §16.63 (*promise*); A. Garvey and
/// A. Caramazza, *Implicit Causality in Verbs* (1974), for whom a reason is told of.
extension EnglishSentence {
  static func nameInnerDoersOfRole(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard !clause.isLaid, clause.complements.count > 1 else { return }
    denyPurposeOfRole(&clause, planner)
    nameWhoWhenOfRole(&clause, planner)
    pretendOfRole(&clause, planner)
    promiseOfRole(&clause, planner)
    lackBecauseOfRole(&clause, planner)
  }

  /// *To, not, hit*: in order that it does not happen (CGEL §15.48).
  private static func denyPurposeOfRole(_ clause: inout Clause, _ planner: ClausePlanner) {
    for index in clause.complements.indices.dropLast(2).reversed() {
      let pair = [
        clause.complements[index].lexeme.lemma, clause.complements[index + 1].lexeme.lemma,
      ]
      guard pair == ["to", "not"],
        canBeDeed(clause.complements[index + 2].lexeme, planner)
      else { continue }
      let tiles = clause.complements[index...(index + 1)].compactMap(\.tile)
      clause.complements[index + 1].lexeme = Lexeme(
        lemma: "not to", wordClass: .adposition, kind: .direction)
      if let tile = clause.complements[index + 1].tile { clause.joins[tile] = tiles }
      clause.complements.remove(at: index)
      clause.complements[index + 1] = clause.complements[index + 1].asVerb
      return
    }
  }

  /// *When, explain; while, nap; because, lie*: the one whom somebody listens to, wakes or punishes, else who does the first thing.
  private static func nameWhoWhenOfRole(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard let verb = clause.verb?.lexeme.lemma,
      let word = clause.complements.firstIndex(where: { openers.contains($0.lexeme.lemma) }),
      word + 1 < clause.complements.count,
      case let deed = clause.complements[word + 1].lexeme, canBeDeed(deed, planner),
      word + 2 == clause.complements.count
        || clause.complements[word + 2].lexeme.wordClass == .adverb
        || deed.wordClass == .verb
          && ["fast", "slow", "loud", "quiet"].contains(clause.complements[word + 2].lexeme.lemma)
    else { return }
    let opener = clause.complements[word].lexeme.lemma
    let heeded = opener == "because" ? judged : attended
    let whom = clause.complements[..<word].last {
      $0.lexeme.isHuman && $0.lexeme.wordClass == .noun
        || $0.lexeme.wordClass == .properNoun && $0.lexeme.isHuman || $0.lexeme.kind == .animal
    }
    let who: String?
    if heeded.contains(verb), let whom {
      who = innerPronoun([whom])
    } else if deed.wordClass != .verb, opener != "while", !clause.isQuestion || opener != "when",
      opener != "because" || word == 0
    {
      // Touch / oven / because / burn: the oven does.
      who = innerPronoun(clause.subject)
    } else {
      who = nil
    }
    guard let who, let pronoun = planner.lexicon.known(who) else { return }
    clause.complements[word + 1] = clause.complements[word + 1].asVerb
    clause.complements.insert(Constituent(pronoun), at: word + 1)
  }

  /// *Imagine | that, be, pirate*: of oneself (CGEL §15.4).
  private static func pretendOfRole(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard clause.complements.count > 2, clause.complements[0].lexeme.lemma == "that",
      clause.complements[1].lexeme.lemma == "be",
      ["imagine", "dream", "pretend", "make believe", "wish"].contains(
        clause.verb?.lexeme.lemma ?? ""),
      clause.complements[2].lexeme.isHuman || clause.complements[2].lexeme.kind == .animal
        || clause.complements[2].lexeme.isDeterminerLike
        || clause.complements[2].lexeme.kind == .place,
      let who = innerPronoun(clause.subject), let pronoun = planner.lexicon.known(who)
    else { return }
    clause.complements.insert(Constituent(pronoun), at: 1)
  }

  /// *Promise | me, buy, bike*: who promises does it (CGEL §16.63).
  private static func promiseOfRole(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard ["promise", "swear", "vow"].contains(clause.verb?.lexeme.lemma ?? "") else { return }
    var end = 0
    while end < clause.complements.count, clause.complements[end].lexeme.isDeterminerLike {
      end += 1
    }
    guard end + 1 < clause.complements.count,
      clause.complements[end].lexeme.isHuman
        && clause.complements[end].lexeme.wordClass != .pronoun
        || clause.complements[end].lexeme.wordClass == .pronoun
          && EnglishPronouns.of(clause.complements[end].lexeme.lemma) != nil
          && !["I", "he", "she", "we", "they"].contains(clause.complements[end].lexeme.lemma),
      clause.complements[end + 1].lexeme.wordClass == .verb,
      clause.complements[end + 1].lexeme.lemma != "be"
    else { return }
    let deed = clause.complements[end + 1].lexeme.lemma
    clause.complements.insert(small("to"), at: end + 1)
    clause.reasons.append(.init(.openedVerb, deed, "to"))
  }

  /// *Because, no, milk*: there is none (CGEL §18.45).
  private static func lackBecauseOfRole(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard let word = clause.complements.firstIndex(where: { $0.lexeme.lemma == "because" }),
      word + 3 == clause.complements.count, clause.complements[word + 1].lexeme.lemma == "no",
      clause.complements[word + 2].lexeme.wordClass == .noun,
      case let there = planner.lexicon.lexeme(for: "there is", expecting: .verb)
    else { return }
    clause.complements.insert(Constituent(there), at: word + 1)
    clause.reasons.append(
      .init(.copulaChoice, clause.complements[word + 3].lexeme.lemma, "there is"))
  }

  /// Whether it is a verb, or a noun that is named like one.
  private static func canBeDeed(_ word: Lexeme, _ planner: ClausePlanner) -> Bool {
    if word.wordClass == .verb { return true }
    guard word.wordClass == .noun, !word.isBeing || word.lemma == "cook",
      let frame = planner.frames.listed(word.lemma)
    else { return false }
    return frame.isListed
  }

  private static func innerPronoun(_ words: [Constituent]) -> String? {
    guard !words.isEmpty else { return nil }
    let heads = words.filter { !$0.lexeme.isDeterminerLike && $0.lexeme.wordClass != .adjective }
    guard heads.count == 1 else {
      return heads.contains { $0.lexeme.lemma == "I" } ? "we" : "they"
    }
    guard heads[0].lexeme.kind != .question else { return nil }
    return EnglishSubject(
      NounPhrase(heads[0]), isPlural: EnglishHabits.isPlural(heads[0].lexeme)
    ).pronoun.nominative
  }

  private static let openers = EnglishWords.set("when while because")
  /// What one does to somebody who is doing something himself.
  private static let attended = EnglishWords.set(
    """
    listen hear understand watch bother disturb interrupt wake ignore distract annoy tease startle photograph film record copy
    imitate mock applaud admire
    """
  ).union(["listen to", "wake up", "look at", "laugh at", "make fun of", "stare at"])
  /// What one does to somebody for what he did.
  private static let judged = EnglishWords.set(
    """
    fine scold punish praise thank congratulate arrest reward blame fire criticize expel suspend ground forgive admire envy hate
    comfort console sue jail
    """
  ).union(["tell off", "yell at", "laugh at", "shout at", "look up to"])
}
