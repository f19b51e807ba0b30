import AACCore

/// Words behind a verb by role that are deed, thing and quality alike, told by what stands before them: *to, tour, island; for, repair; read |
/// will, heirs; shine | dark; impress, female; without, hurt*; and what is known without an article: *study | law; change | color; hotel, Paris*.
///
/// Sources: CGEL §17.1–17.6, App. I.43–I.56 (conversion), §5.44–5.51 (nouns without article), §7.23–7.26 (adjectives as heads).
extension EnglishSentence {
  static func settleTwoSidedOfRole(
    _ clause: inout Clause, _ verb: String, _ planner: ClausePlanner
  ) {
    guard clause.complements.count > 1 else { return }
    aimOfRole(&clause, verb, planner)
    groundOfRole(&clause)
    townOfRole(&clause)
    bareOfRole(&clause, verb)
    fullOfRole(&clause, planner)
    guard let last = clause.complements.indices.last, last > 0 else { return }
    if verb == "ask", askForCheckOfRole(&clause, last) { return }
    if clause.complements[last].lexeme.lemma == "female"
      || clause.complements[last].lexeme.lemma == "male",
      clause.complements[last].lexeme.wordClass == .adjective,
      clause.complements[last - 1].lexeme.wordClass == .verb
    {
      var mate = Lexeme(
        lemma: clause.complements[last].lexeme.lemma, wordClass: .noun, kind: .animal)
      mate.countability = .count
      mate.animacy = .animate
      clause.complements[last].lexeme = mate
      return addArticle("the", to: last, from: last, &clause)
    }
    if clause.complements[last].lexeme.lemma == "hurt",
      clause.complements[last - 1].lexeme.lemma == "without"
    {
      clause.complements[last] = clause.complements[last].asVerb
    }
    guard clause.complements[0].lexeme.lemma == "will", clause.complements.count == 2,
      ["read", "write", "sign", "change", "leave", "make"].contains(verb),
      clause.complements[1].lexeme.wordClass == .noun
    else { return }
    var will = Lexeme(lemma: "will", wordClass: .noun, kind: .book)
    will.countability = .count
    will.animacy = .inanimate
    clause.complements[0].lexeme = will
    addArticle("the", to: 0, from: 0, &clause)
  }

  /// *Ask | waitress, check*: what one asks for, and not what somebody is to do.
  private static func askForCheckOfRole(_ clause: inout Clause, _ last: Int) -> Bool {
    guard ["check", "bill"].contains(clause.complements[last].lexeme.lemma),
      clause.complements[last].lexeme.wordClass == .verb,
      clause.complements[last - 1].lexeme.isHuman
    else { return false }
    var check = Lexeme(
      lemma: clause.complements[last].lexeme.lemma, wordClass: .noun, kind: .thing)
    check.countability = .count
    check.animacy = .inanimate
    clause.complements[last].lexeme = check
    clause.complements[last].government = nil
    govern("for", at: last, &clause)
    addArticle("the", to: last + 1, from: last + 1, &clause)
    return true
  }

  /// *Drag | cart, full, of, hay; carry | basket, full, of, apples*: with what it is filled, behind what is filled (CGEL §7.21).
  private static func fullOfRole(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard
      let full = clause.complements.indices.dropFirst().dropLast(2).first(where: {
        clause.complements[$0].lexeme.lemma == "full"
          && clause.complements[$0 + 1].lexeme.lemma == "of"
      }), clause.complements[full - 1].lexeme.wordClass == .noun,
      clause.complements[full + 2].lexeme.wordClass == .noun
    else { return }
    join(
      full...(full + 1),
      as: Lexeme(lemma: "full of", wordClass: .adposition, kind: .direction), &clause)
  }

  /// *Rent | bicycle, to, tour, island*: what for; but *walk | to, park, mom*.
  private static func aimOfRole(
    _ clause: inout Clause, _ verb: String, _ planner: ClausePlanner
  ) {
    guard
      ["rent", "use", "need", "call", "borrow", "buy", "wait", "stop", "save", "brake"].contains(
        verb),
      let to = clause.complements.firstIndex(where: { $0.lexeme.lemma == "to" }), to > 0,
      to + 2 < clause.complements.count, case let deed = clause.complements[to + 1].lexeme,
      deed.wordClass == .noun || deed.wordClass == .adjective, deed.number != .plural,
      !deed.isBeing,
      !deed.isPlaceLike,
      planner.frames.listed(deed.lemma) != nil || EnglishVerbLexicon.isVerb(deed.lemma),
      [.noun, .properNoun].contains(clause.complements[to + 2].lexeme.wordClass)
        || clause.complements[to + 2].lexeme.isDeterminerLike,
      !clause.complements[to + 2].lexeme.kind.isTemporal
    else { return }
    clause.complements[to + 1] = clause.complements[to + 1].asVerb
  }

  /// *For, repair; about, heat; during, search*: what it is for or about, and nothing that one does.
  private static func groundOfRole(_ clause: inout Clause) {
    for index in clause.complements.indices.dropFirst()
    where matteringOfRole.contains(clause.complements[index].lexeme.lemma)
      && clause.complements[index].lexeme.wordClass == .verb
      && ["for", "about", "during", "because of", "after", "of"].contains(
        clause.complements[index - 1].lexeme.lemma)
      && endsNounsOfRole(index, clause)
    {
      clause.complements[index].lexeme =
        EnglishHomographs.noun(clause.complements[index].lexeme.lemma)
        ?? Lexeme(lemma: clause.complements[index].lexeme.lemma, wordClass: .noun, kind: .event)
      addArticle("the", to: index, from: index, &clause)
      return
    }
  }

  private static let matteringOfRole = EnglishWords.set(
    "repair heat search rescue attack crash delay damage fight noise smoke")

  /// *Hotel, Paris; university, Boston*: in which town a place is.
  private static func townOfRole(_ clause: inout Clause) {
    for index in clause.complements.indices.dropFirst() {
      let (place, town) = (clause.complements[index - 1].lexeme, clause.complements[index].lexeme)
      guard town.wordClass == .properNoun, town.kind == .place, place.wordClass == .noun,
        place.isPlaceLike, place.lemma != "home", endsNounsOfRole(index, clause)
      else { continue }
      if EnglishHabits.barePlaces.contains(place.lemma), place.lemma != "home" {
        clause.complements[index - 1].lexeme.article = .definite
      }
      return govern("in", at: index, &clause)
    }
  }

  /// *Study | law; change | color*: a field, and what is changed for another of its kind.
  private static func bareOfRole(_ clause: inout Clause, _ verb: String) {
    let noun = clause.complements[0].lexeme.lemma
    guard
      ["study", "teach", "practice"].contains(verb)
        && ["law", "medicine", "business", "engineering"].contains(noun)
        || verb == "change" && noun == "color" && clause.subject.last?.lexeme.isHuman == false
          && clause.subject.last?.lexeme.wordClass == .noun
          && clause.complements[1].lexeme.wordClass != .noun
    else { return }
    clause.complements[0].lexeme.countability = .mass
    clause.complements[0].government = Government(preposition: nil, article: .bare)
  }
}
