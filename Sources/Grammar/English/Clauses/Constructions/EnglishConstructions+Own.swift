import AACCore

/// Words that pick out one thing: *own/room, whole/cake, same/as/you, first/one, friend/named/Tom, how/much/money*.
///
/// Sources: CGEL §6.30 (*own*), §5.28 (*the same*), §6.55 (*one*), §17.28 (*named*), §6.36–6.39 (question words).
extension EnglishConstructions {
  /// *own/room, whole/cake, same/as/you*: whose it is, and that there is but one.
  mutating func settleOwn(at index: Int) {
    let next = lexeme(index + 1)
    let before = lexeme(index - 1)
    if before?.isDeterminerLike == true,
      before?.wordClass != .pronoun || before?.kind == .possessive
    {
      return
    }
    switch lemma(index) {
    case "named", "called": return nameBehindNoun(at: index)
    case "first", "second", "third", "last":
      if lemma(index + 1) == "place", next?.wordClass == .noun { return settleRank(at: index) }
      return settleOne(at: index)
    case "no", "every", "right", "wrong", "next", "other": return settleOne(at: index)
    case "own":
      guard Self.isNoun(next) || next?.wordClass == .adjective && Self.isNoun(lexeme(index + 2)),
        let my = small("my")
      else { return }
      var whose = my
      whose.lexeme.lemma = owner.possessive
      words[index].lexeme = Lexeme(lemma: "own", wordClass: .adjective, kind: .quality)
      words.insert(whose, at: index)
      clause.reasons.append(.init(.owner, "own", owner.possessive))
    case "whole", "entire":
      guard let next, Self.isNoun(next), !EnglishHabits.isPlural(next), let the = small("the")
      else { return }
      words.insert(the, at: index)
      clause.reasons.append(.init(.articleDefinite, lemma(index + 1), "the"))
    default: settleSame(at: index)
    }
  }

  /// *friend/named/Tom, dog/called/Max*: behind the noun (CGEL §17.28).
  private mutating func nameBehindNoun(at index: Int) {
    guard Self.isNoun(lexeme(index - 1)), let name = lexeme(index + 1),
      name.wordClass == .properNoun || name.isInferred
    else { return }
    join(index...(index + 1), "\(lemma(index)) \(name.lemma)", .manner)
  }

  /// *be/in/first/place, finish/race/second/place, win/first/place*: a rank, and nowhere (CGEL §5.42).
  private mutating func settleRank(at index: Int) {
    guard let verb = clause.verb?.lexeme.lemma, !isSubject else { return }
    let isIn = lemma(index - 1) == "in"
    guard isIn || Self.ranked.contains(verb) else { return }
    var rank = Lexeme(lemma: "\(lemma(index)) place", wordClass: .noun, kind: .idea)
    rank.countability = .mass
    rank.article = .bare
    if isIn || ["win", "get", "take"].contains(verb) { return join(index...(index + 1), as: rank) }
    clause.reasons.append(.init(.preposition, rank.lemma, "in"))
    join(index...(index + 1), "in \(rank.lemma)", .manner)
  }

  private static let ranked: WordSet = ["be", "finish", "end", "come", "win", "get", "take"]

  /// *no/one, first/one, every/one/of/us* (CGEL §6.55, §6.48).
  private mutating func settleOne(at index: Int) {
    guard lemma(index + 1) == "one", lexeme(index + 2)?.wordClass != .noun else { return }
    if lemma(index) == "no" {
      guard let nobody = planner.lexicon.known("no one") else { return }
      return join(index...(index + 1), as: nobody)
    }
    if lemma(index) == "every" {
      guard lemma(index + 2) == "of", let pronoun = EnglishPronouns.of(lemma(index + 3)) else {
        return
      }
      var one = Lexeme(
        lemma: "every one of \(pronoun.accusative)", wordClass: .pronoun, kind: .person)
      one.person = .third
      one.number = .singular
      one.animacy = .human
      return join(index...(index + 3), as: one)
    }
    var one = Lexeme(lemma: "the \(lemma(index)) one", wordClass: .pronoun, kind: .thing)
    one.person = .third
    one.number = .singular
    one.animacy = .inanimate
    clause.reasons.append(.init(.articleDefinite, "one", "the"))
    join(index...(index + 1), as: one)
  }

  /// *same/as/him, same/shoe/as/you* (CGEL §5.28, §15.63).
  private mutating func settleSame(at index: Int) {
    if lemma(index + 1) == "as" {
      words[index].lexeme = Lexeme(lemma: "the same", wordClass: .adjective, kind: .state)
      clause.reasons.append(.init(.articleDefinite, "same", "the"))
      return
    }
    guard let next = lexeme(index + 1), Self.isNoun(next), lemma(index + 2) == "as",
      EnglishHabits.pairs.contains(next.lemma)
    else { return }
    words[index + 1].lexeme.lemma = EnglishNouns.plurals(of: next.lemma).first ?? next.lemma
    words[index + 1].lexeme.number = .plural
  }

  /// *how/much/English, what/time/it/be*: one question word of two.
  mutating func settleQuestion(at index: Int) {
    guard !clause.isLaid else { return }
    let text = "\(lemma(index)) \(lemma(index + 1))"
    guard Self.asked.contains(text), let known = planner.lexicon.known(text),
      known.kind == .question, index + 2 < words.count || index > 0
    else { return }
    join(index...(index + 1), as: known)
  }

  private static let asked: WordSet = [
    "how much", "how many", "what time", "how old", "how long", "how often", "what color",
    "what colour",
  ]
}
