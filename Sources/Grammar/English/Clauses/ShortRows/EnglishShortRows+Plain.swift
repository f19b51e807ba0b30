import AACCore

/// Short rows of every day that leave out a small word: *go/park/now, tired/work, lose/tooth, pizza/Friday/school, put/socks/on*.
///
/// Sources: CGEL §12.46–12.50 (situational ellipsis), §11.24 (directives), §9.15–9.19 and §9.46–9.52 (prepositions).
extension EnglishShortRows {
  /// What one wants, tells or plans, with what it leaves out.
  func plain(_ row: [Constituent]) -> [Constituent]? {
    wishedNow(row) ?? tiredFrom(row) ?? raining(row) ?? bakedWith(row) ?? planned(row)
      ?? openHours(row) ?? cooked(row) ?? called(row) ?? ranOut(row) ?? dreamt(row)
  }

  /// *go/park/now, eat/lunch/now*: what one has not begun is what one would like to do (CGEL §12.50).
  private func wishedNow(_ row: [Constituent]) -> [Constituent]? {
    guard ["now", "right now"].contains(row[row.count - 1].lexeme.lemma),
      Self.wishedFor.contains(row[0].lexeme.lemma),
      row[1...].dropLast().allSatisfy({ word in
        let lexeme = word.lexeme
        return lexeme.isDeterminerLike && lexeme.kind != .negation
          || lexeme.wordClass == .adposition
          || lexeme.wordClass == .adverb && lexeme.kind != .negation
          || (lexeme.wordClass == .noun || lexeme.wordClass == .properNoun) && !lexeme.isBeing
      })
    else { return nil }
    return word("I") + [verb("want"), row[0].asVerb] + row[1...]
  }

  private static let wishedFor = EnglishWords.set(
    "go play eat drink watch swim sleep rest read draw paint color dance cook bake")

  /// *tired/work, I/tired/practice*: what one is tired from.
  private func tiredFrom(_ row: [Constituent]) -> [Constituent]? {
    let begin = row[0].lexeme.lemma == "I" ? 1 : 0
    guard row.count == begin + 2, row[begin].lexeme.lemma == "tired" else { return nil }
    var cause = row[begin + 1]
    guard Self.efforts.contains(cause.lexeme.lemma) else {
      return nil
    }
    cause.lexeme = Lexeme(lemma: cause.lexeme.lemma, wordClass: .noun, kind: .activity)
    cause.lexeme.countability = .mass
    return (begin == 1 ? [row[0]] : word("I")) + [EnglishWording.be, row[begin]]
      + link("from", cause) + [cause]
  }

  /// A preposition that its noun brings with it.
  private func link(_ preposition: String, _ noun: Constituent) -> [Constituent] {
    lexicon.known(preposition).map { [Constituent($0, tile: noun.tile)] } ?? []
  }

  private static let efforts = EnglishWords.set("work practice training exercise gym therapy")

  /// *snow/a lot, rain/hard*: nobody makes the weather (CGEL §10.26).
  private func raining(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 2, frames[row[0].lexeme.lemma].pattern == .weather,
      ["a lot", "hard", "a little", "so much", "too much", "again"].contains(row[1].lexeme.lemma)
    else { return nil }
    return word("it") + [row[0].asVerb, row[1]]
  }

  /// *we/bake/cookies/grandma*: several little things are made together with somebody.
  private func bakedWith(_ row: [Constituent]) -> [Constituent]? {
    let act = isNominative(row[0].lexeme) ? 1 : 0
    guard row.count == act + 3, ["I", "we"].contains(row[0].lexeme.lemma) || act == 0,
      ["bake", "make", "cook"].contains(row[act].lexeme.lemma),
      KindSet.edible.contains(row[act + 1].lexeme.kind),
      EnglishHabits.isPlural(row[act + 1].lexeme) || row[act + 1].lexeme.number == .plural,
      EnglishPeople.names.contains(row[act + 2].lexeme.lemma)
        || EnglishPeople.isPossessed(row[act + 2].lexeme.lemma)
    else { return nil }
    return (act == 0 ? word("I") : [row[0]]) + [row[act].asVerb, row[act + 1]]
      + link("with", row[act + 2]) + [row[act + 2]]
  }

  /// *pizza/Friday/school, cake/grandma/Sunday*: what there is, where or with whom, and when.
  private func planned(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, let time = row.firstIndex(where: { $0.lexeme.kind.isTemporal }),
      time > 0
    else { return nil }
    let thing = row[0]
    let spot = row[3 - time]
    guard thing.lexeme.wordClass == .noun,
      KindSet.edible.contains(thing.lexeme.kind)
        || [.meal, .event, .media, .game].contains(thing.lexeme.kind),
      thing.lexeme.roleKind != .animal,
      !canAct(spot.lexeme) || Self.sites.contains(spot.lexeme.lemma)
    else { return nil }
    var link = word("with")
    if Self.sites.contains(spot.lexeme.lemma) {
      link = word("at")
      if !EnglishHabits.barePlaces.contains(spot.lexeme.lemma) { link += word("the") }
    } else if !EnglishPeople.names.contains(spot.lexeme.lemma) {
      return nil
    }
    let on = row[time].lexeme.kind == .weekday ? word("on") : []
    return [thing] + link + [spot] + on + [row[time]]
  }

  private static let sites = EnglishWords.set("school church park pool beach library zoo work home")

  /// *what/time/store/open*: whether it is so then.
  private func openHours(_ row: [Constituent]) -> [Constituent]? {
    let begin =
      row[0].lexeme.lemma == "what time"
      ? 1 : row[0].lexeme.lemma == "what" && row[1].lexeme.lemma == "time" ? 2 : 0
    guard begin > 0, row.count == begin + 2, row[begin].lexeme.namesThing,
      ["open", "closed"].contains(row[begin + 1].lexeme.lemma)
    else { return nil }
    return row[..<begin] + [EnglishWording.be] + row[begin...]
  }

  /// *cook/chicken/tonight*: first of all and before what is eaten, a verb.
  private func cooked(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 2, row[0].lexeme.lemma == "cook", row[0].lexeme.wordClass != .verb,
      KindSet.edible.contains(row[1].lexeme.kind)
        || EnglishCompounds.isIngredient(row[1].lexeme.lemma),
      row[2...].allSatisfy({ $0.lexeme.kind.isTemporal })
    else { return nil }
    return word("I") + [row[0].asVerb] + row[1...]
  }

  /// *call/doctor/appointment, wash/hands/eat*: what one calls for, and what one does next.
  private func called(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3 else { return nil }
    if row[0].lexeme.lemma == "call", row[2].lexeme.lemma == "appointment",
      EnglishPeople.helpers.contains(row[1].lexeme.lemma)
    {
      return word("I") + [row[0].asVerb, row[1]] + link("for", row[2]) + [row[2]]
    }
    guard row[0].lexeme.lemma == "wash", ["hand", "hands"].contains(row[1].lexeme.lemma),
      row[2].lexeme.lemma == "eat"
    else { return nil }
    return word("I") + [row[0].asVerb, row[1], EnglishWording.and, row[2]]
  }

  /// *we/out/milk*: of what there is none left (CGEL §9.2).
  private func ranOut(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, ["I", "we", "they"].contains(row[0].lexeme.lemma),
      row[1].lexeme.lemma == "out", KindSet.edible.contains(row[2].lexeme.kind)
    else { return nil }
    return [row[0], EnglishWording.be, row[1]] + word("of") + [row[2]]
  }

  /// *bad/dream/last night*: what one had.
  private func dreamt(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, row[0].lexeme.wordClass == .adjective,
      ["dream", "nightmare"].contains(row[1].lexeme.lemma), row[2].lexeme.kind.isTemporal
    else { return nil }
    return word("I") + [EnglishWording.have] + word("a") + row
  }

  /// *put/socks/on*: what one asks others to put on oneself.
  func dressed(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, row[0].lexeme.lemma == "put", row[2].lexeme.lemma == "on",
      row[1].lexeme.kind == .clothing
    else { return nil }
    return [row[0]] + word("my") + row[1...]
  }

  /// *lose/tooth*: one of many.
  func withTooth(_ row: [Constituent]) -> [Constituent] {
    guard
      let lose = row.indices.dropLast().first(where: {
        row[$0 + 1].lexeme.lemma == "tooth"
          && (row[$0].lexeme.lemma == "lose" || $0 > 0 && row[$0].lexeme.lemma == "lost")
      })
    else { return row }
    return row[...lose] + word("a") + row[(lose + 1)...]
  }
}
