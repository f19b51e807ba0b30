import AACCore

/// Words chosen one by one by role that say one thing together: *because/of, what/kind/of, in/middle/of, first/day/of/school*.
///
/// Sources: CGEL §9.10–9.12 (complex prepositions), §5.22 (ordinals), §5.41 (*out of order*), §5.46 (*cards*), §6.22 (*kind of*).
extension EnglishSentence {
  /// Makes one word of each of them.
  static func settleTogether(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard !clause.isLaid, let verb = clause.verb?.lexeme.lemma, !clause.complements.isEmpty else {
      return
    }
    askWhoseTurn(&clause, planner)
    nameGame(&clause, verb, planner)
    beTogether(&clause, verb)
    keepChange(&clause, verb)
    nameLastDay(&clause)
    settleDeverbal(&clause, verb, planner)
    guard clause.complements.count > 1 else { return }
    for index in clause.complements.indices.reversed() where index < clause.complements.count - 1 {
      joinOf(index, &clause, planner)
      joinSide(index, &clause)
      joinPartOf(index, &clause, planner)
      joinOrdinal(index, &clause, verb)
      joinOutOf(index, &clause, planner)
    }
  }

  // MARK: Prepositions in pieces

  /// *because/of/pain, what/kind/of/music*: the words of one preposition, of one question.
  private static func joinOf(_ index: Int, _ clause: inout Clause, _ planner: ClausePlanner) {
    let lemma = clause.complements[index].lexeme.lemma
    if lemma == "because", clause.complements[index + 1].lexeme.lemma == "of",
      let because = planner.lexicon.known("because of")
    {
      return join(index...(index + 1), as: because, &clause)
    }
    guard lemma == "what" || lemma == "which", index + 2 < clause.complements.count,
      ["kind", "sort", "type"].contains(clause.complements[index + 1].lexeme.lemma),
      clause.complements[index + 2].lexeme.lemma == "of",
      let what = planner.lexicon.known("what kind of")
    else { return }
    var word = what
    word.lemma = "\(lemma) \(clause.complements[index + 1].lexeme.lemma) of"
    join(index...(index + 2), as: word, &clause)
  }

  /// *move/my arm/to/left*: to which side (CGEL §5.28).
  private static func joinSide(_ index: Int, _ clause: inout Clause) {
    guard index + 1 < clause.complements.count,
      ["to", "on"].contains(clause.complements[index].lexeme.lemma),
      case let side = clause.complements[index + 1].lexeme.lemma, side == "left" || side == "right",
      index + 2 == clause.complements.count
        || clause.complements[index + 2].lexeme.kind.isTemporal
    else { return }
    let text = "\(clause.complements[index].lexeme.lemma) the \(side)"
    join(
      index...(index + 1), as: Lexeme(lemma: text, wordClass: .adverb, kind: .direction), &clause)
    clause.reasons.append(.init(.articleDefinite, side, "the"))
  }

  /// *in/middle/of/call, at/back/of/bus*: which part of it (CGEL §9.11).
  private static func joinPartOf(_ index: Int, _ clause: inout Clause, _ planner: ClausePlanner) {
    guard index + 3 < clause.complements.count,
      clause.complements[index].lexeme.wordClass == .adposition,
      let part = partOf(clause.complements[(index + 1)...]),
      index + part.length + 1 < clause.complements.count
    else { return }
    let link = clause.complements[index].lexeme.lemma
    guard ["in", "at", "on", "to", "near", "from", "by"].contains(link),
      link != "on" || part.text != "top"
    else { return }
    join(
      index...(index + part.length),
      as: Lexeme(lemma: "\(link) the \(part.text) of", wordClass: .adposition, kind: .direction),
      &clause)
    clause.reasons.append(.init(.articleDefinite, part.text, "the"))
    let whole = clause.complements[index + 1].lexeme
    if whole.wordClass == .verb {
      clause.complements[index + 1].lexeme = planner.lexicon.lexeme(
        for: whole.lemma, expecting: .noun)
    }
    if clause.complements[index + 1].lexeme.wordClass == .noun,
      !clause.complements[index + 1].lexeme.isBeing, clause.complements.count == index + 2,
      !EnglishHabits.barePlaces.contains(whole.lemma), whole.article != .bare,
      whole.lemma.first?.isLowercase == true, let the = planner.lexicon.known("the")
    {
      clause.complements.insert(Constituent(the), at: index + 1)
    }
  }

  private static func partOf(_ words: ArraySlice<Constituent>) -> (text: String, length: Int)? {
    guard let first = words.first else { return nil }
    let texts = words.prefix(3).map(\.lexeme.lemma)
    if texts.count > 2, texts[0] == "the", parts.contains(texts[1]), texts[2] == "of" {
      return (texts[1], 3)
    }
    return texts.count > 1 && parts.contains(first.lexeme.lemma) && texts[1] == "of"
      ? (texts[0], 2) : nil
  }

  private static let parts = EnglishWords.set(
    "middle beginning back front edge center centre top bottom end foot")

  /// *be/out of/order, be/out of/battery, be/out of/egg*: without an article, and several of what is counted (CGEL §5.41).
  private static func joinOutOf(_ index: Int, _ clause: inout Clause, _ planner: ClausePlanner) {
    guard clause.complements[index].lexeme.lemma == "out of" else { return }
    let word = clause.complements[index + 1].lexeme
    if states.contains(word.lemma) {
      var state = Lexeme(lemma: word.lemma, wordClass: .noun, kind: .idea)
      state.countability = .mass
      state.article = .bare
      clause.complements[index + 1].lexeme = state
      clause.complements[index + 1].government = Government(preposition: "out of", article: .bare)
    } else if index == 0, ["be", "run"].contains(clause.verb?.lexeme.lemma ?? ""),
      word.kind == .food || supplies.contains(word.lemma)
    {
      multiply(index + 1, &clause)
    }
  }

  private static let states = EnglishWords.set(
    "order control date shape work luck sight reach stock breath battery tune danger focus place style fashion power"
  )
  private static let supplies = EnglishWords.set(
    "diaper nappy tissue wipe battery pill tablet napkin stamp bandage filter bag pad tampon plaster candle match razor"
  )

  // MARK: Ordinals

  /// *first/day/of/school, second/half, last/day/camp*: an ordinal picks out one; a time it is only with *last night,
  /// last week* (CGEL §5.22, §8.55).
  private static func joinOrdinal(_ index: Int, _ clause: inout Clause, _ verb: String) {
    let words = clause.complements
    let ordinal = words[index].lexeme.lemma
    guard ordinals.contains(ordinal), index == 0 || words[index - 1].lexeme.kind != .possessive,
      case let noun = words[index + 1].lexeme.lemma,
      counted.contains(noun) || ordinal != "last" && spans.contains(noun)
        || spans.contains(noun) && index + 2 < words.count && words[index + 2].lexeme.lemma == "of"
    else { return }
    var lexeme = Lexeme(lemma: "\(ordinal) \(noun)", wordClass: .noun, kind: .event)
    lexeme.countability = .count
    var end = index + 1
    if let whole = whole(behind: end, words) {
      lexeme.lemma += " of " + whole.text
      end = whole.end
    }
    let before = index > 0 ? words[index - 1].lexeme : nil
    let isNew = ordinal == "second" && another.contains(noun) && obtained.contains(verb)
    let isRank = noun == "place" && before?.lemma == "in"
    if noun == "place", !isRank { return }
    if before?.isDeterminerLike != true {
      lexeme.article = isRank ? .bare : isNew ? .indefinite : .definite
    }
    join(index...end, as: lexeme, &clause)
    if isRank {
      clause.complements[index].government = Government(preposition: "in", article: .bare)
    }
    if isNew, index == 0 {
      clause.complements[index].government = Government(preposition: nil, article: .indefinite)
    }
  }

  /// *first day/school, last day/of/vacation*: of what it is the first.
  private static func whole(behind end: Int, _ words: [Constituent]) -> (text: String, end: Int)? {
    var index = end + 1
    if index < words.count, words[index].lexeme.lemma == "of" { index += 1 }
    guard index < words.count else { return nil }
    let noun = words[index].lexeme.lemma
    if bareWholes.contains(noun) { return (noun, index) }
    return index > end + 1 && ["year", "month", "week", "game", "match", "season"].contains(noun)
      ? ("the " + noun, index) : nil
  }

  /// *last day, first day/school* on one tile: a day that is told of, not when something is done.
  private static func nameLastDay(_ clause: inout Clause) {
    for index in clause.complements.indices {
      let lemma = clause.complements[index].lexeme.lemma
      guard lemma == "last day" || lemma == "last hour" || lemma == "last minute",
        index == 0 || clause.complements[index - 1].lexeme.lemma == "on"
      else { continue }
      var day = Lexeme(lemma: lemma, wordClass: .noun, kind: .event)
      day.countability = .count
      day.article = .definite
      clause.complements[index].lexeme = day
      if let whole = whole(behind: index, clause.complements) {
        day.lemma += " of " + whole.text
        join(index...whole.end, as: day, &clause)
      }
      return
    }
  }

  private static let ordinals = EnglishWords.set("first second third fourth fifth last final")
  private static let counted = EnglishWords.set(
    "day hour half kiss date opinion chance helping lesson place")
  private static let spans = EnglishWords.set("week month year term semester")
  private static let another = EnglishWords.set("opinion chance helping")
  private static let obtained = EnglishWords.set(
    "need want have get give take ask-for deserve like")
  private static let bareWholes = EnglishWords.set(
    "school work camp college kindergarten preschool university vacation summer winter spring practice class therapy"
  )

  // MARK: Words that are another word here

  /// *turn/be/whose*: whose turn it is.
  private static func askWhoseTurn(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard clause.isQuestion, clause.verb?.lexeme.lemma == "be", clause.subject.count == 1,
      ["turn", "fault", "idea"].contains(clause.subject[0].lexeme.lemma),
      clause.complements[0].lexeme.lemma == "whose", let it = planner.lexicon.known("it")
    else { return }
    clause.complements.insert(clause.subject[0], at: 1)
    clause.subject = [Constituent(it)]
  }

  /// *play/card, cheat/at/card, play/dart*: the game, which goes by the name of its things in the plural.
  private static func nameGame(_ clause: inout Clause, _ verb: String, _ planner: ClausePlanner) {
    guard ["play", "cheat", "win", "lose", "beat"].contains(verb) else { return }
    for index in clause.complements.indices {
      let lemma = clause.complements[index].lexeme.lemma
      guard ["card", "dart", "domino", "marble", "checker", "draught"].contains(lemma),
        let plural = EnglishNouns.plurals(of: lemma).first,
        index == 0 && verb == "play"
          || index > 0
            && ["at", "me", "him", "her", "us"].contains(
              clause.complements[index - 1].lexeme.lemma)
      else { continue }
      var game =
        planner.lexicon.known(plural)
        ?? Lexeme(
          lemma: plural, wordClass: .noun, kind: .game)
      game.kind = .game
      game.number = .plural
      game.article = .bare
      clause.complements[index].lexeme = game
      clause.complements[index].government = nil
      clause.reasons.append(.init(.plural, lemma, plural))
    }
  }

  /// *be/together/since/2010*: how they are, not how something is done (CGEL §7.87).
  private static func beTogether(_ clause: inout Clause, _ verb: String) {
    guard verb == "be", clause.complements.count > 1,
      ["together", "apart"].contains(clause.complements[0].lexeme.lemma)
    else { return }
    clause.complements[0].lexeme = Lexeme(
      lemma: clause.complements[0].lexeme.lemma, wordClass: .adjective, kind: .state)
  }

  /// *give/me/change, need/change/for/bus*: coins (CGEL §5.9).
  private static func keepChange(_ clause: inout Clause, _ verb: String) {
    guard
      let index = clause.complements.firstIndex(where: { $0.lexeme.lemma == "change" }),
      index + 1 == clause.complements.count
        || ["for", "from", "back"].contains(clause.complements[index + 1].lexeme.lemma),
      case let deed = clause.complements[..<index].last(where: { $0.lexeme.wordClass == .verb })?
        .lexeme.lemma ?? verb,
      ["give", "get", "keep", "count", "have", "need", "give back", "hand", "want"].contains(deed),
      deed != "want" && deed != "need" && deed != "have" || index + 1 < clause.complements.count
    else { return }
    var coins = Lexeme(lemma: "change", wordClass: .noun, kind: .money)
    coins.countability = .mass
    clause.complements[index].lexeme = coins
    clause.complements[index].government =
      deed == "keep" || deed == "count" ? Government(preposition: nil, article: .definite) : nil
  }
}
