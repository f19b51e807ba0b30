import AACCore

/// What one needs help with, has fun with, is found at: *need help getting dressed, have trouble breathing, keep me waiting*.
///
/// Sources: CGEL §15.13–15.14, §16.40, §16.53 (*-ing* clauses behind nouns and objects), §16.83 (*busy*); CaGEL ch. 14 §5.
extension EnglishSentence {
  /// Takes what is done as a clause of its own in *-ing*.
  static func takeHelp(_ clause: inout Clause, _ verb: String, _ planner: ClausePlanner) {
    let deed =
      clause.complements.prefix(3).lastIndex { Self.helped.contains($0.lexeme.lemma) }
    if let index = deed, index + 1 < clause.complements.count,
      case let taker = clause.complements[..<index].last(where: { $0.lexeme.wordClass == .verb })?
        .lexeme.lemma ?? verb,
      takes(clause.complements[index].lexeme.lemma, clause, index, taker)
    {
      let next = clause.complements[index + 1].lexeme
      guard next.wordClass == .verb || isDeed(next, planner) else { return }
      let noun = planner.lexicon.lexeme(
        for: clause.complements[index].lexeme.lemma, expecting: .noun)
      clause.complements[index].lexeme = noun
      return takeDoing(&clause, from: index + 1, planner, isBase: true)
    }
    if ["keep", "catch", "find", "leave"].contains(verb), clause.complements.count > 1,
      case let person = clause.complements[0].lexeme,
      person.wordClass == .pronoun || EnglishPeople.names.contains(person.lemma),
      case let next = clause.complements[1].lexeme,
      next.wordClass == .verb || isDeed(next, planner),
      clause.complements.count == 2 || clause.complements[1].lexeme.wordClass == .verb
    {
      takeDoing(&clause, from: 1, planner, isBase: true)
    } else if verb == "be", clause.complements[0].lexeme.lemma == "busy",
      clause.complements[1].lexeme.wordClass == .verb
        || isDeed(clause.complements[1].lexeme, planner)
    {
      takeDoing(&clause, from: 1, planner, isBase: true)
    }
  }

  /// *swim/be/fun, read/be/boring*: what is done, before what one thinks of it (CGEL §15.12).
  static func nameDeed(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard !clause.isLaid, clause.verb?.lexeme.lemma == "be", clause.subject.count == 1,
      pastimes.contains(clause.subject[0].lexeme.lemma), let tile = clause.subject[0].tile,
      let value = clause.complements.first(where: {
        $0.lexeme.kind != .degree && $0.lexeme.kind != .negation
      })?.lexeme.lemma, values.contains(value)
    else { return }
    var doing = Clause(variety: clause.variety)
    doing.verb = clause.subject[0].asVerb
    clause.attached[tile] = EnglishAttachedClause(form: .activity, clause: doing)
    var noun = Lexeme(lemma: clause.subject[0].lexeme.lemma, wordClass: .noun, kind: .activity)
    noun.countability = .mass
    noun.number = .singular
    noun.article = .bare
    clause.subject[0].lexeme = noun
  }

  private static let pastimes = EnglishWords.set(
    """
    swim read write walk run smoke cook dance ski skate draw sing jump climb hike fish camp bowl eat learn travel shop drive
    ride paint wait cry lie talk share
    """)
  private static let values = EnglishWords.set(
    "fun boring hard easy difficult dangerous good bad tiring relaxing exciting important healthy unhealthy nice scary forbidden"
  )

  private static let helped: WordSet = ["help", "fun", "trouble", "difficulty", "time"]

  private static func takes(
    _ noun: String, _ clause: Clause, _ index: Int, _ taker: String
  ) -> Bool {
    let next = clause.complements[index + 1].lexeme.lemma
    switch noun {
    case "help":
      // *need help walking*, but *want to help cook*.
      return taker == "need"
        || ["want", "get", "ask for", "have"].contains(taker) && ownCare.contains(next)
    case "time":
      return taker == "have" && index > 0
        && ["hard", "good", "great", "difficult", "tough"].contains(
          clause.complements[index - 1].lexeme.lemma)
    default: return taker == "have"
    }
  }

  private static let ownCare = EnglishWords.set(
    "walk eat dress wash stand sit brush shower bathe drink move get dressed undress swallow breathe shave"
  )
  .union(["get dressed", "stand up", "sit down", "get up", "put on", "take off", "get undressed"])

  private static func isDeed(_ lexeme: Lexeme, _ planner: ClausePlanner) -> Bool {
    lexeme.wordClass == .noun && planner.frames.listed(lexeme.lemma) != nil
      && !lexeme.kind.isTemporal && !KindSet.edible.contains(lexeme.kind)
      && lexeme.number != .plural
  }
}
