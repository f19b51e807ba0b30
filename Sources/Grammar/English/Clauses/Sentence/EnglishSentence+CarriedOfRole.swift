import AACCore

/// In whose arms, for which class, to what one says no and how one gets dressed, where the words were chosen by role:
/// *carry/baby/arms, bake/cookies/my/class, say/no/candy, get/dressed/alone, do/what/Christmas*.
///
/// Sources: CGEL §5.35 (parts of the body), §9.46 (*for*), §9.53 (*to*), §8.82 (*alone*).
extension EnglishSentence {
  static func settleCarriedOfRole(
    _ clause: inout Clause, _ verb: String, _ planner: ClausePlanner
  ) {
    guard clause.complements.count > 1 else { return }
    switch verb {
    case "carry", "hold", "cradle", "rock": carryInArms(&clause, planner)
    case "bake", "cook": bakeFor(&clause)
    case "say": sayNoTo(&clause)
    case "get": dressAlone(&clause)
    case "do": doOnFeast(&clause)
    case "fight": fightWith(&clause)
    case "pull": pullOut(&clause)
    case "bring", "deliver": bringToDoor(&clause)
    case "praise", "thank", "punish", "scold": praiseFor(&clause)
    case "make": errOnTest(&clause)
    case "point": pointInSky(&clause)
    default: return
    }
  }

  /// *carry/baby/arms, carry/boy/shoulders*: in one's own (CGEL §5.35).
  private static func carryInArms(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard let last = clause.complements.indices.last,
      let part = carryingParts[clause.complements[last].lexeme.lemma],
      let whom = headOfRole(clause.complements, from: 0), whom + 1 == last,
      clause.complements[whom].lexeme.wordClass == .noun, !clause.options.contains(.request),
      let subject = clause.subject.last?.lexeme, subject.isHuman || subject.isSubjectForm,
      let owner = possessive(of: clause.subject), let word = possessiveWord(owner, planner)
    else { return }
    clause.complements[last].government = nil
    govern(part, at: last, &clause)
    clause.complements.insert(Constituent(word), at: last + 1)
    clause.reasons.append(.init(.articleOwn, clause.complements[last + 2].lexeme.lemma, owner))
  }

  private static let carryingParts: WordMap<String> = [
    "arms": "in", "shoulders": "on", "lap": "on", "hands": "in",
  ]

  /// *bake/cookies/my/class, bake/cake/my/birthday*: for them (CGEL §9.46).
  private static func bakeFor(_ clause: inout Clause) {
    let last = clause.complements.count - 1
    guard last > 1, clause.complements[last - 1].lexeme.kind == .possessive,
      case let noun = clause.complements[last].lexeme, noun.wordClass == .noun,
      ["class", "birthday", "teacher", "school"].contains(noun.lemma) || noun.kind == .event,
      clause.complements[last - 2].lexeme.wordClass == .noun
    else { return }
    clause.complements[last].government = nil
    govern("for", at: last - 1, &clause)
  }

  /// *say/no/candy, say/yes/him*: to it (CGEL §9.53).
  private static func sayNoTo(_ clause: inout Clause) {
    guard clause.complements.count == 2,
      ["no", "yes"].contains(clause.complements[0].lexeme.lemma),
      [.noun, .properNoun, .pronoun].contains(clause.complements[1].lexeme.wordClass)
    else { return }
    clause.verb?.lexeme = Lexeme(
      lemma: "say \(clause.complements[0].lexeme.lemma)", wordClass: .verb, kind: .action)
    if let first = clause.verb?.tile, let second = clause.complements[0].tile {
      clause.joins[first] = [first, second]
    }
    clause.complements.removeFirst()
    govern("to", at: 0, &clause)
  }

  /// *get/dressed/alone*: with nobody's help (CGEL §8.82).
  private static func dressAlone(_ clause: inout Clause) {
    guard clause.complements.count == 2, clause.complements[1].lexeme.lemma == "alone",
      ["dressed", "ready", "undressed", "up"].contains(clause.complements[0].lexeme.lemma)
    else { return }
    say("alone", for: 1, at: 1, &clause)
  }

  /// *do/what/Christmas* (CGEL §9.34, §9.46).
  private static func doOnFeast(_ clause: inout Clause) {
    let last = clause.complements.count - 1
    guard last > 0, clause.complements[last - 1].lexeme.lemma == "what",
      ["Christmas", "Easter", "Halloween", "Thanksgiving"].contains(
        clause.complements[last].lexeme.lemma)
    else { return }
    clause.reasons.append(.init(.preposition, clause.complements[last].lexeme.lemma, "for"))
    say("for \(clause.complements[last].lexeme.lemma)", for: 1, at: last, &clause)
  }

  // MARK: Two things

  /// Whether just two nouns follow, of which the second can be governed: its place.
  private static func second(_ clause: Clause) -> Int? {
    guard let first = headOfRole(clause.complements, from: 0),
      let second = headOfRole(clause.complements, from: first + 1),
      second == first + 1, second + 1 == clause.complements.count,
      clause.complements[second].lexeme.wordClass == .noun
    else { return nil }
    return second
  }

  /// *fight/dragon/sword*: with one (CGEL §9.49).
  private static func fightWith(_ clause: inout Clause) {
    guard let tool = second(clause), clause.complements[tool - 1].lexeme.isBeing,
      weapons.contains(clause.complements[tool].lexeme.lemma)
    else { return }
    clause.complements[tool].government = nil
    govern("with", at: tool, &clause)
    addArticle("a", to: tool + 1, from: tool + 1, &clause)
  }

  private static let weapons = EnglishWords.set(
    "sword stick spear axe knife lance club pillow wand bow")

  /// *pull/rabbit/hat*: out of it (CGEL §9.20).
  private static func pullOut(_ clause: inout Clause) {
    guard let source = second(clause),
      ["hat", "box", "bag", "drawer", "pocket", "hole", "bucket", "well"].contains(
        clause.complements[source].lexeme.lemma),
      !EnglishCompounds.joins(
        clause.complements[source - 1].lexeme, clause.complements[source].lexeme)
        || clause.complements[source - 1].lexeme.isBeing
    else { return }
    clause.complements[source].government = nil
    govern("out of", at: source, &clause)
    addArticle("the", to: source + 1, from: source + 1, &clause)
  }

  /// *bring/package/door*: to it.
  private static func bringToDoor(_ clause: inout Clause) {
    guard let door = second(clause),
      ["door", "table", "house", "office", "classroom", "gate"].contains(
        clause.complements[door].lexeme.lemma), clause.complements[door - 1].lexeme.namesThing
    else { return }
    clause.complements[door].government = nil
    govern("to", at: door, &clause)
    addArticle("the", to: door + 1, from: door + 1, &clause)
  }

  /// *praise/I/drawing*: for it (CGEL §16.57).
  private static func praiseFor(_ clause: inout Clause) {
    guard let matter = second(clause), clause.complements[matter].lexeme.namesThing,
      clause.complements[matter - 1].lexeme.isBeing
        || clause.complements[matter - 1].lexeme.wordClass == .pronoun,
      praised.contains(clause.complements[matter].lexeme.lemma)
    else { return }
    clause.complements[matter].government = nil
    govern("for", at: matter, &clause)
  }

  private static let praised = EnglishWords.set(
    "drawing homework work painting project test present gift help mess lie mistake")

  /// *make/mistake/test*: on it (CGEL §9.17).
  private static func errOnTest(_ clause: inout Clause) {
    guard let test = second(clause), clause.complements[test - 1].lexeme.lemma == "mistake",
      ["test", "exam", "quiz", "homework", "worksheet"].contains(
        clause.complements[test].lexeme.lemma)
    else { return }
    clause.complements[test].government = nil
    govern(
      clause.variety == .englishUnitedKingdom || clause.complements[test].lexeme.lemma == "homework"
        ? "in" : "on", at: test, &clause)
    if clause.complements[test + 1].lexeme.lemma != "homework" {
      addArticle("the", to: test + 1, from: test + 1, &clause)
    }
  }

  /// *point/star/sky*: at what is there.
  private static func pointInSky(_ clause: inout Clause) {
    guard let place = second(clause), clause.complements[place].lexeme.lemma == "sky" else {
      return
    }
    clause.complements[place].government = nil
    govern("in", at: place, &clause)
    addArticle("the", to: place + 1, from: place + 1, &clause)
    govern("at", at: 0, &clause)
  }
}
