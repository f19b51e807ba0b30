import AACCore

/// By what, in what and of what something is done, and at what hour it is so, where the words were chosen by role:
/// *window/be/broken/ball, clothes/be/folded/drawer, cheese/be/made/milk, book/be/written/author, dinner/be/ready/six,
/// wait/you/hour, fly/Florida/vacation*.
///
/// Sources: CGEL §3.63–3.78 (passive and its agent), §9.47 (*made from*), §8.52 (hours), §8.63 (*for*).
extension EnglishSentence {
  static func settleDoneOfRole(
    _ clause: inout Clause, _ verb: String, _ planner: ClausePlanner
  ) {
    guard clause.complements.count == 2 else { return }
    if verb == "be" || verb == "get" {
      breakBy(&clause)
      makeFrom(&clause)
      readyAt(&clause)
      return
    }
    waitAnHour(&clause, verb)
    travelOnVacation(&clause, verb)
  }

  /// *be/broken/ball, be/destroyed/storm, be/written/author*: by it (CGEL §3.65).
  private static func breakBy(_ clause: inout Clause) {
    let (state, noun) = (clause.complements[0].lexeme.lemma, clause.complements[1].lexeme)
    guard noun.wordClass == .noun, let subject = clause.subject.last?.lexeme,
      subject.lemma != noun.lemma, subject.wordClass == .noun
    else { return }
    let isCause =
      smashed.contains(state)
      && (noun.kind == .weather || causes.contains(noun.lemma))
    let isAuthor =
      !subject.isBeing
      && ["written", "painted", "drawn", "designed", "composed", "built"].contains(state)
      && noun.isHuman && noun.article != .bare && !EnglishPeople.isPossessed(noun.lemma)
    guard isCause || isAuthor else { return }
    clause.complements[1].government = nil
    govern("by", at: 1, &clause)
    if noun.kind == .weather || causesKnown.contains(noun.lemma) {
      addArticle("the", to: 2, from: 2, &clause)
    } else {
      addArticle(EnglishHabits.isMass(noun) ? "the" : "a", to: 2, from: 2, &clause)
    }
  }

  private static let smashed = EnglishWords.set(
    "broken destroyed damaged smashed ruined crushed cracked flooded burned burnt blown shattered")
  private static let causes = EnglishWords.set(
    "ball rock stone storm wind fire flood earthquake bat hammer car truck tornado hurricane bomb branch tree water lightning"
  )
  private static let causesKnown = EnglishWords.set(
    "storm wind fire flood earthquake tornado hurricane water lightning")

  /// *cheese/be/made/milk*: what is no more to be seen in it (CGEL §9.47).
  private static func makeFrom(_ clause: inout Clause) {
    guard clause.complements[0].lexeme.lemma == "made",
      case let matter = clause.complements[1].lexeme, matter.wordClass == .noun,
      let subject = clause.subject.last?.lexeme, KindSet.edible.contains(subject.kind),
      [
        "flour", "milk", "cream", "corn", "wheat", "rice", "fruit", "sugar", "beans", "grapes",
        "oats",
      ].contains(
        matter.lemma)
    else { return }
    clause.complements[1].government = nil
    govern("from", at: 1, &clause, isBare: true)
  }

  /// *dinner/be/ready/six*: at that hour (CGEL §8.52).
  private static func readyAt(_ clause: inout Clause) {
    guard
      ["ready", "over", "home", "here", "there", "back", "done", "open"].contains(
        clause.complements[0].lexeme.lemma),
      clause.complements[1].lexeme.wordClass == .numeral,
      case let text = clause.complements[1].lexeme.lemma,
      hour(text) != nil
    else { return }
    clause.reasons.append(.init(.preposition, text, "at"))
    join(1...1, as: Lexeme(lemma: "at \(text)", wordClass: .adverb, kind: .time), &clause)
  }

  /// *wait/you/hour*: for so long (CGEL §8.63).
  private static func waitAnHour(_ clause: inout Clause, _ verb: String) {
    guard ["wait", "talk", "play", "look", "listen"].contains(verb),
      clause.complements[0].lexeme.wordClass == .pronoun,
      case let unit = clause.complements[1].lexeme.lemma,
      ["hour", "minute", "week", "month", "year", "day"].contains(unit)
    else { return }
    clause.reasons.append(.init(.preposition, unit, "for"))
    say("for \(unit == "hour" ? "an" : "a") \(unit)", for: 1, at: 1, &clause)
  }

  /// *fly/Florida/vacation*: while on it (CGEL §5.44).
  private static func travelOnVacation(_ clause: inout Clause, _ verb: String) {
    guard ["fly", "drive", "travel", "go"].contains(verb),
      clause.complements[0].lexeme.isPlaceLike
        || clause.complements[0].lexeme.wordClass == .properNoun,
      ["vacation", "holiday"].contains(clause.complements[1].lexeme.lemma)
    else { return }
    clause.reasons.append(.init(.preposition, clause.complements[1].lexeme.lemma, "on"))
    join(
      1...1,
      as: Lexeme(
        lemma: "on \(clause.complements[1].lexeme.lemma)", wordClass: .adverb, kind: .time), &clause
    )
  }
}
