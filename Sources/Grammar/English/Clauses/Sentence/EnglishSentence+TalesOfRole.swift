import AACCore

/// What animals eat and jump out of, what trees lose, wizards cast and dancers do on stage, where the words were chosen by
/// role: *goat/eat/grass, dolphin/jump out/water, tree/lose/leaves, wizard/cast/spell, dancer/spin/stage,
/// astronaut/float/space*.
///
/// Sources: CGEL §5.26–5.45 (articles), §9.20 (*out of*), §9.17 (*on stage*), §5.35 (possessive with parts).
extension EnglishSentence {
  static func settleTalesOfRole(
    _ clause: inout Clause, _ verb: String, _ planner: ClausePlanner
  ) {
    guard let subject = clause.subject.last?.lexeme else { return }
    switch verb {
    case "eat", "chew", "munch": graze(&clause, subject)
    case "lose", "shed", "drop": shedLeaves(&clause, subject, planner)
    case "cast": castSpell(&clause)
    case "spin", "perform", "dance", "sing", "twirl": standOnStage(&clause)
    case "float": floatInSpace(&clause)
    case "jump out", "climb out", "crawl out", "fall out", "fly out", "hop out", "swim out":
      leaveOutOf(&clause)
    default: return
    }
  }

  /// *goat/eat/grass*: what it eats, not where.
  private static func graze(_ clause: inout Clause, _ subject: Lexeme) {
    guard subject.isBeing, !subject.isHuman, clause.complements.count == 1,
      ["grass", "hay", "straw", "bamboo", "seaweed", "corn", "clover", "bark"].contains(
        clause.complements[0].lexeme.lemma)
    else { return }
    var food = Lexeme(lemma: clause.complements[0].lexeme.lemma, wordClass: .noun, kind: .food)
    food.countability = .mass
    food.animacy = .inanimate
    clause.complements[0].lexeme = food
    clause.complements[0].government = Government(preposition: nil, article: .bare)
  }

  /// *tree/lose/leaves*: its own (CGEL §5.35).
  private static func shedLeaves(
    _ clause: inout Clause, _ subject: Lexeme, _ planner: ClausePlanner
  ) {
    let isPlant = subject.kind == .plant || subject.lemma == "tree" || subject.lemma == "trees"
    guard isPlant || subject.kind == .animal, let first = clause.complements.first?.lexeme,
      isPlant && ["leaves", "leaf", "petals", "needles", "flowers"].contains(first.lemma)
        || !isPlant && ["fur", "feathers", "antlers", "skin", "wool"].contains(first.lemma),
      let owner = possessiveWord(
        EnglishHabits.isPlural(subject) || subject.lemma == "trees" ? "their" : "its", planner)
    else { return }
    if first.lemma == "leaf" { multiply(0, &clause) }
    clause.complements.insert(Constituent(owner), at: 0)
    clause.reasons.append(.init(.articleOwn, first.lemma, owner.lemma))
  }

  /// *cast/spell*: a noun.
  private static func castSpell(_ clause: inout Clause) {
    guard clause.complements.first?.lexeme.lemma == "spell" else { return }
    var spell = Lexeme(lemma: "spell", wordClass: .noun, kind: .idea)
    spell.countability = .count
    spell.animacy = .inanimate
    clause.complements[0].lexeme = spell
    addArticle("a", to: 0, from: 0, &clause)
  }

  /// *spin/stage, perform/song/stage*: on it (CGEL §9.17).
  private static func standOnStage(_ clause: inout Clause) {
    guard let last = clause.complements.indices.last,
      clause.complements[last].lexeme.lemma == "stage",
      last == 0 || clause.complements[last - 1].lexeme.wordClass == .noun
    else { return }
    clause.complements[last].government = nil
    govern("on", at: last, &clause, isBare: true)
  }

  /// *float/space*: in it (CGEL §5.44).
  private static func floatInSpace(_ clause: inout Clause) {
    guard clause.complements.count == 1, clause.complements[0].lexeme.lemma == "space" else {
      return
    }
    clause.complements[0].government = nil
    govern("in", at: 0, &clause, isBare: true)
  }

  /// *jump out/water, climb out/car*: of it (CGEL §9.20).
  private static func leaveOutOf(_ clause: inout Clause) {
    guard let head = headOfRole(clause.complements, from: 0),
      case let noun = clause.complements[head].lexeme, noun.wordClass == .noun, !noun.isBeing,
      !["window", "door", "pocket", "bag", "backpack", "purse"].contains(noun.lemma),
      head + 1 == clause.complements.count
    else { return }
    clause.complements[head].government = nil
    govern("of", at: 0, &clause)
    addArticle("the", to: head + 1, from: 1, &clause)
  }
}
