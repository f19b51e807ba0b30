import AACCore

/// What one does while time passes or something happens to one: *spend the day fishing, break her ankle skiing*.
///
/// Sources: CGEL §15.60 (supplementive *-ing* clauses), §16.38–16.40 (*-ing* complements); CaGEL ch. 14 §5.6.
extension EnglishSentence {
  /// Takes what is done as a clause of its own behind the object.
  static func settleSpent(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard !clause.isLaid, let verb = clause.verb?.lexeme.lemma, clause.complements.count > 1 else {
      return
    }
    takeHelp(&clause, verb, planner)
    if ["spend", "waste"].contains(verb) {
      spendTime(&clause, planner)
    } else if ["earn", "make", "save", "lose"].contains(verb),
      ["money", "cash", "dollars", "pocket money"].contains(clause.complements[0].lexeme.lemma),
      clause.complements[1].lexeme.wordClass == .verb
    {
      // *earn/money/mow/lawns*, but *save/money/buy/bike*: what it is for.
      guard !buying.contains(clause.complements[1].lexeme.lemma) else { return }
      takeDoing(&clause, from: 1, planner, isBase: true)
    } else if harming.contains(verb) {
      takeDoing(&clause, from: 1, planner, isBase: false)
      takeSport(&clause, planner)
    }
  }

  /// *twist/ankle/soccer* → *playing soccer*: what one did when it happened.
  private static func takeSport(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard
      let last = clause.complements.indices.last(where: {
        !clause.complements[$0].lexeme.kind.isTemporal
      }), last > 0, clause.complements[last].lexeme.kind == .sport,
      !clause.complements[last].lexeme.lemma.hasSuffix("ing"),
      clause.complements[last - 1].lexeme.kind == .body, let tile = clause.complements[last].tile
    else { return }
    let sport = clause.complements[last]
    let verb = practised.contains(sport.lexeme.lemma) ? "do" : "play"
    var doing = Clause(variety: clause.variety)
    doing.subject = clause.subject
    doing.verb = Constituent(planner.lexicon.lexeme(for: verb, expecting: .verb))
    doing.complements = [sport]
    clause.attached[tile] = EnglishAttachedClause(form: .activity, clause: doing)
    clause.complements[last].lexeme = Lexeme(
      lemma: sport.lexeme.lemma, wordClass: .adverb, kind: .manner)
    clause.complements[last].government = nil
  }

  static let buying: WordSet = ["buy", "pay", "get", "travel", "go", "rent", "visit"]
  private static let practised = EnglishWords.set(
    "karate judo yoga gymnastics aikido taekwondo athletics ballet pilates")

  /// *spend/weekend/at/beach, spend/two/hour/watch/TV*: time is what is spent.
  private static func spendTime(_ clause: inout Clause, _ planner: ClausePlanner) {
    if let first = clause.complements.first?.lexeme.lemma, isWholeSpan(first) {
      // *spend/every summer/at/lake, spend/all day/park.*
      clause.complements[0].lexeme = Lexeme(lemma: first, wordClass: .noun, kind: .thing)
      clause.complements[0].lexeme.article = .bare
      clause.complements[0].lexeme.countability = .mass
      clause.complements[0].government = nil
      return takeDoing(&clause, from: 1, planner, isBase: true)
    }
    guard
      let index = clause.complements.firstIndex(where: {
        $0.lexeme.wordClass == .noun || spans.contains($0.lexeme.lemma)
      }), index < 3, spans.contains(clause.complements[index].lexeme.lemma),
      clause.complements[..<index].allSatisfy({
        $0.lexeme.isDeterminerLike || $0.lexeme.kind == .quantity
          || $0.lexeme.wordClass == .adjective
      })
    else { return }
    var time = Lexeme(
      lemma: clause.complements[index].lexeme.lemma, wordClass: .noun, kind: .thing)
    time.countability = .count
    if time.lemma.hasSuffix("s"), time.lemma != "Christmas" { time.number = .plural }
    clause.complements[index].lexeme = time
    clause.complements[index].government = nil
    takeDoing(&clause, from: index + 1, planner, isBase: true)
    let isWhole =
      index == 1 && ["whole", "entire"].contains(clause.complements[0].lexeme.lemma)
    // *spend an hour in the kitchen*, but *spend the day*: of hours there are many in a day (CGEL §5.18).
    let isOneOfMany = index == 0 && ["hour", "minute"].contains(time.lemma)
    if index == 0 || isWhole, !named.contains(time.lemma),
      let article = planner.lexicon.known(isOneOfMany ? "a" : "the")
    {
      clause.complements.insert(Constituent(article), at: 0)
      clause.reasons.append(
        isOneOfMany
          ? .init(.articleIndefinite, time.lemma, time.lemma == "hour" ? "an" : "a")
          : .init(.articleDefinite, time.lemma, "the"))
    }
  }

  /// *every summer, all day*: one word that says how much of the time.
  private static func isWholeSpan(_ lemma: String) -> Bool {
    let words = lemma.split(separator: " ").map(String.init)
    return words.count == 2 && ["every", "all"].contains(words[0]) && spans.contains(words[1])
  }

  /// *skiing, playing soccer* from an index on; a verb as well where its form is understood.
  static func takeDoing(
    _ clause: inout Clause, from begin: Int, _ planner: ClausePlanner, isBase: Bool
  ) {
    for index in clause.complements.indices where index >= begin {
      let word = clause.complements[index].lexeme
      guard let tile = clause.complements[index].tile else { continue }
      let before = clause.complements[index - 1].lexeme
      guard before.wordClass != .adposition, !before.isDeterminerLike else { continue }
      let base =
        EnglishGerunds.base(of: word.lemma, planner.frames)
        ?? (isBase && (word.wordClass == .verb || planner.frames.listed(word.lemma) != nil)
          && !word.kind.isTemporal ? word.lemma : nil)
      guard let base, isBase || word.wordClass != .noun || word.lemma.hasSuffix("ing") else {
        continue
      }
      var doing = Clause(variety: clause.variety)
      doing.subject = clause.subject
      doing.verb = Constituent(planner.lexicon.lexeme(for: base, expecting: .verb), tile: tile)
      var end = clause.complements.count
      while end > index + 1, clause.complements[end - 1].lexeme.kind.isTemporal { end -= 1 }
      doing.complements = Array(clause.complements[(index + 1)..<end])
      clause.attached[tile] = EnglishAttachedClause(form: .activity, clause: doing)
      clause.complements[index].lexeme = Lexeme(
        lemma: word.lemma, wordClass: .adverb, kind: .manner)
      clause.complements[index].government = nil
      clause.complements.removeSubrange((index + 1)..<end)
      return
    }
  }

  private static let harming = EnglishWords.set(
    """
    break hurt twist sprain injure cut burn bruise dislocate strain scrape bump pull fracture scratch tear lose rip graze
    crack chip scald ruin damage
    """)
  private static let spans = EnglishWords.set(
    """
    weekend day morning afternoon evening night week month year summer winter spring autumn fall hour minute holiday
    vacation Christmas Easter hours minutes days weeks months half-term
    """)
  private static let named = EnglishWords.set(
    "Christmas Easter time hours minutes days weeks months")
}
