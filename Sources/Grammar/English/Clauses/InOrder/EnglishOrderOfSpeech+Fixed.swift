import AACCore

/// Rows that a word at a fixed place keeps in the order of the sentence: *I/know/lot/about/train, it/be/Monday/not/Tuesday,
/// we/go for a walk/dinner/after, Nile/be/longest/river/in/world, I/want/my/coffee/black, I/mean/it, she/calm/down*.
///
/// Sources: CGEL §7.53 (*a lot*), §13.42 (*X, not Y*), §15.25 (*after*), §7.82–7.86 (comparison), §16.46 (object complements),
/// §16.3 (phrasal verbs), App. I.43–I.56 (words that are quality and verb).
extension EnglishOrderOfSpeech {
  func fixedOrder(_ row: [Constituent], _ end: Int) -> Parts? {
    let verb = end + 1
    let lemmas = row.map(\.lexeme.lemma)
    let parts = Parts(end: end, verb: verb, isSure: true)
    if lemmas[verb] == "be" {
      return isCompared(lemmas, verb) || isTopmost(row, lemmas, verb)
        || isAged(row, verb) || isContrasted(row, lemmas, verb) || isAbout(row, lemmas, verb)
        || !isPlain && isShown(row, lemmas, verb)
        ? parts : nil
    }
    if isGoverned(row, lemmas, end) { return parts }
    guard isDeed(row[verb].lexeme) else { return nil }
    if isALot(lemmas, verb) || endsInAmount(row, lemmas, verb) || isContrasted(row, lemmas, verb)
      || isLetter(row, lemmas, verb)
    {
      return parts
    }
    guard isPerson(row[end].lexeme) else { return nil }
    if let deed = deniedDeed(row, lemmas, verb) ?? ableDeed(row, lemmas, verb)
      ?? watchedDeed(row, lemmas, verb)
    {
      var told = parts
      told.deeds = [deed]
      return told
    }
    let isFixed =
      isAfterEvent(row, lemmas, verb) || isCounted(row, verb) || isPutOn(row, verb)
      || isMeant(row, lemmas, verb) || isServed(row, lemmas, verb) || isAtWork(row, lemmas, verb)
      || isParticled(row, lemmas, verb) || isWhole(row, lemmas, verb) || isThere(row, lemmas, verb)
    if isFixed { return parts }
    var told = parts
    told.unlessRead = isCaught(row, lemmas, verb)
    told.ifSplit = !told.unlessRead && isTogether(row, lemmas, verb)
    return told.unlessRead || told.ifSplit ? told : nil
  }

  // MARK: What it is like

  /// *I/be/better/at/math/than/at/history, he/be/more/patient/than/she, I/be/tall/more/than/you* (CGEL §15.63).
  private func isCompared(_ lemmas: [String], _ verb: Int) -> Bool {
    guard let than = lemmas.firstIndex(of: "than"), than > verb + 1, than + 1 < lemmas.count
    else { return false }
    return lemmas[(verb + 1)..<than].contains {
      $0 == "more" || $0 == "less" || EnglishNumberWords.isCompared($0)
    }
  }

  /// *baby/be/eight/months*: how old (CGEL §8.51).
  private func isAged(_ row: [Constituent], _ verb: Int) -> Bool {
    row.count == verb + 3 && isPerson(row[verb - 1].lexeme)
      && row[verb + 1].lexeme.wordClass == .numeral
      && ["year", "years", "month", "months", "week", "weeks"].contains(row[verb + 2].lexeme.lemma)
  }

  /// *Nile/be/longest/river/in/world*: of which it is the most so (CGEL §7.84).
  private func isTopmost(_ row: [Constituent], _ lemmas: [String], _ verb: Int) -> Bool {
    guard lemmas.count > verb + 3,
      lemmas[verb + 1] == "best" || lemmas[verb + 1] == "worst"
        || lemmas[verb + 1].hasSuffix("est") && row[verb + 1].lexeme.wordClass == .adjective
    else { return false }
    let place = row[verb + 2].lexeme.wordClass == .noun ? verb + 3 : verb + 2
    return place + 1 < row.count && ["in", "of", "at", "on"].contains(lemmas[place])
  }

  /// *pool/be/deep/how, this/be/book/that/I/read*: how much so, and which one, in a time that was chosen.
  private func isShown(_ row: [Constituent], _ lemmas: [String], _ verb: Int) -> Bool {
    if lemmas.count == verb + 3, lemmas[verb + 2] == "how" {
      return row[verb + 1].lexeme.wordClass == .adjective
    }
    guard row[0].lexeme.kind == .demonstrative, lemmas.count > verb + 4 else { return false }
    let noun = row[verb + 1].lexeme.isDeterminerLike ? verb + 2 : verb + 1
    return row[noun].lexeme.wordClass == .noun
      && ["that", "where", "who"].contains(lemmas[noun + 1]) && noun + 3 < row.count
  }

  /// *it/be/Monday/not/Tuesday, we/play/outside/not/inside, I/mean/blue/not/green*: two of one kind, and which of them is
  /// not meant (CGEL §13.42).
  private func isContrasted(_ row: [Constituent], _ lemmas: [String], _ verb: Int) -> Bool {
    guard row.count > verb + 3, lemmas[row.count - 2] == "not" else { return false }
    let (first, second) = (row[row.count - 3].lexeme, row[row.count - 1].lexeme)
    return first.lemma != second.lemma && first.kind == second.kind
      && first.wordClass == second.wordClass
      && [.noun, .properNoun, .adverb, .adjective].contains(first.wordClass)
      && (first.kind.isTemporal || first.kind == .color || first.kind == .direction
        || verb + 4 == row.count && first.wordClass == .noun)
  }

  // MARK: How much, when and on what

  /// *baby/cough/lot, I/know/lot/about/train* (CGEL §7.53).
  private func isALot(_ lemmas: [String], _ verb: Int) -> Bool {
    guard let lot = lemmas.firstIndex(of: "lot"), lot > verb,
      lot == verb + 1 || !["a", "the", "parking", "this", "that"].contains(lemmas[lot - 1])
    else { return false }
    return lot + 1 == lemmas.count || ["about", "of"].contains(lemmas[lot + 1])
  }

  /// *we/go for a walk/dinner/after, friend/pop in/school/after*: after what was laid before it (CGEL §15.25).
  private func isAfterEvent(_ row: [Constituent], _ lemmas: [String], _ verb: Int) -> Bool {
    guard row.count > verb + 2,
      lemmas[row.count - 1] == "after" || lemmas[row.count - 1] == "before"
    else { return false }
    let event = row[row.count - 2].lexeme
    return event.kind == .meal || event.kind == .event || event.lemma == "school"
  }

  /// *I/count/ten*: so far (CGEL §9.36).
  private func isCounted(_ row: [Constituent], _ verb: Int) -> Bool {
    row[verb].lexeme.lemma == "count" && row.count == verb + 2
      && row[verb + 1].lexeme.wordClass == .numeral
  }

  /// *mom/video call/dad/work, neighbor/give a lift/mom/work*: where he is or is taken to (CGEL §9.17).
  private func isAtWork(_ row: [Constituent], _ lemmas: [String], _ verb: Int) -> Bool {
    guard row.count > verb + 2, lemmas[row.count - 1] == "work",
      row[verb].lexeme.wordClass == .verb, frames[lemmas[verb]].opening == nil
    else { return false }
    let before = row[row.count - 2].lexeme
    guard before.wordClass != .adposition, before.wordClass != .conjunction,
      !before.isDeterminerLike
    else { return false }
    return lemmas[verb].contains(" ") && before.wordClass == .noun
      || lemmas[verb] == "recharge" || lemmas[verb] == "catch"
  }

  /// *I/play/friend/playground, brother/get bored/grandma/house*: with whom and where; but *I/cry/mom/hospital* are two thoughts
  /// (CGEL §9.52).
  private func isTogether(_ row: [Constituent], _ lemmas: [String], _ verb: Int) -> Bool {
    guard row.count > verb + 2, row.count < verb + 5, let place = row.last?.lexeme,
      place.isPlaceLike || place.kind == .furniture || place.lemma == "house",
      let who = row[(verb + 1)...].first(where: { $0.lexeme.isBeing })?.lexeme,
      who.wordClass != .pronoun, row[row.count - 2].lexeme.wordClass != .verb
    else { return false }
    if lemmas[verb] == "spend" { return true }
    if row.count == verb + 4, row[verb + 1].lexeme.namesThing, row[verb + 2].lexeme.isBeing {
      // *brother/sing/song/friend/park.*
      return !["want", "need", "see", "like", "love", "have"].contains(lemmas[verb])
    }
    return Self.together.contains(lemmas[verb])
      && (row[verb - 1].lexeme.wordClass == .pronoun || lemmas[verb].contains(" ")
        || lemmas[verb] == "play")
  }

  /// *we/watch/movie/theater, mom/drink/water/park*: where, and no name of what is watched or drunk (CGEL §9.16).
  private func isThere(_ row: [Constituent], _ lemmas: [String], _ verb: Int) -> Bool {
    guard row.count == verb + 3, row[verb + 2].lexeme.isPlaceLike,
      row[verb + 2].lexeme.wordClass == .noun
    else { return false }
    return ["watch", "drink", "eat", "plant", "feed"].contains(lemmas[verb])
      && row[verb + 1].lexeme.wordClass == .noun
      && EnglishCompounds.joins(row[verb + 1].lexeme, row[verb + 2].lexeme)
  }

  private static let together = EnglishWords.set(
    """
    play eat dance swim go walk run stay work talk wait sit read come live travel drive ride shop camp fish jump skate ski hide
    study cook sing paint draw
    """
  ).union([
    "spend time", "have fun", "have a picnic", "have lunch", "have dinner", "take a bath",
    "go for a walk", "hang out", "get bored", "take a walk", "have a party", "go shopping",
    "sit down", "lie down", "have breakfast", "play games", "play catch", "go swimming",
  ])

  // MARK: What is done

  /// *I/put/hat*: on oneself (CGEL §16.4).
  private func isPutOn(_ row: [Constituent], _ verb: Int) -> Bool {
    row[verb].lexeme.lemma == "put" && row.last?.lexeme.kind == .clothing
      && (row.count == verb + 2
        || row.count == verb + 3 && row[verb + 1].lexeme.kind == .possessive)
  }

  /// *I/mean/it, I/mean/hurt/you, I/mean/blue*: what one means; but *he/mean/me* is mean to me.
  private func isMeant(_ row: [Constituent], _ lemmas: [String], _ verb: Int) -> Bool {
    guard lemmas[verb] == "mean", row[verb - 1].lexeme.wordClass == .pronoun, row.count > verb + 1
    else { return false }
    let next = row[verb + 1].lexeme
    if next.lemma == "it" { return true }
    guard lemmas[verb - 1] == "I" || !isPlain else { return false }
    return next.kind == .color || row.count > verb + 2 && next.wordClass == .verb
      || row.count > verb + 2 && next.lemma == "hurt"
  }

  /// *I/want/my/coffee/black, I/like/my/tea/hot, I/want/my/hair/short*: how it is to be (CGEL §16.46).
  private func isServed(_ row: [Constituent], _ lemmas: [String], _ verb: Int) -> Bool {
    guard row.count == verb + 4,
      ["want", "like", "have", "prefer", "keep", "need"].contains(lemmas[verb]),
      row[verb + 1].lexeme.kind == .possessive, case let thing = row[verb + 2].lexeme
    else { return false }
    let isDone = KindSet.edible.contains(thing.kind) || ["hair", "nails"].contains(thing.lemma)
    return isDone && Self.serving.contains(lemmas[verb + 3])
  }

  private static let serving = EnglishWords.set(
    "hot cold warm black short long soft hard crispy sweet plain mild spicy thick thin mashed cut")

  /// *she/calm/down, I/cool/off*: a quality and a particle are a verb (CGEL §16.3).
  private func isParticled(_ row: [Constituent], _ lemmas: [String], _ verb: Int) -> Bool {
    row.count > verb + 1 && ["down", "up", "off", "out"].contains(lemmas[verb + 1])
      && row[verb].lexeme.wordClass == .adjective
      && frames.listed("\(lemmas[verb]) \(lemmas[verb + 1])") != nil
  }

  /// *parrot/repeat/everything/I/say*: all that somebody says (CGEL §17.13).
  private func isWhole(_ row: [Constituent], _ lemmas: [String], _ verb: Int) -> Bool {
    row.count == verb + 4
      && ["everything", "something", "anything", "nothing"].contains(lemmas[verb + 1])
      && row[verb + 2].lexeme.isSubjectFormOnly && isDeed(row[verb + 3].lexeme)
  }

  /// *I/say/no/to/my/boss, I/cut/board/with/saw*: a word and a tool that are an answer and a past elsewhere.
  private func isLetter(_ row: [Constituent], _ lemmas: [String], _ verb: Int) -> Bool {
    if lemmas[verb] == "say", lemmas.count > verb + 2, ["no", "yes"].contains(lemmas[verb + 1]) {
      return lemmas[verb + 2] == "to"
    }
    return lemmas.count > verb + 1 && lemmas[lemmas.count - 1] == "saw"
      && (["with", "a", "the", "my"].contains(lemmas[lemmas.count - 2])
        || lemmas.count == verb + 2 && ["need", "use", "want", "have"].contains(lemmas[verb]))
  }

  /// *dog/chase/squirrel/but/not/catch/it, I/work/until/five/and/then/cook/dinner*: what else the same one does or doesn't
  /// (CGEL §13.50).
  private func deniedDeed(_ row: [Constituent], _ lemmas: [String], _ verb: Int) -> Int? {
    guard let but = lemmas.firstIndex(where: { $0 == "but" || $0 == "and" }), but > verb + 1,
      but + 2 < row.count,
      (lemmas[but] == "but" ? ["not", "still", "never"] : ["then"]).contains(lemmas[but + 1]),
      row[verb].lexeme.wordClass == .verb,
      row[but + 2].lexeme.wordClass == .verb
        || isDeed(row[but + 2].lexeme) && but + 3 < row.count
          && (row[but + 3].lexeme.wordClass == .pronoun || lemmas[but] == "and"),
      !row[(verb + 1)..<but].contains(where: { $0.lexeme.wordClass == .verb })
    else { return nil }
    return but + 2
  }

  /// *you/can/whistle*: a deed that is a thing as well, with nothing that might be got (CGEL §4.52).
  private func ableDeed(_ row: [Constituent], _ lemmas: [String], _ verb: Int) -> Int? {
    guard ["can", "could"].contains(lemmas[verb]), row.count > verb + 1,
      EnglishThingVerbs.ofPeople.contains(lemmas[verb + 1]),
      row[(verb + 2)...].allSatisfy({
        [.adverb, .adposition].contains($0.lexeme.wordClass) || $0.lexeme.kind.isTemporal
      })
    else { return nil }
    return verb + 1
  }

  /// *brother/catch/cold, mom/catch/fly/hand*: by people, where the row was read otherwise.
  private func isCaught(_ row: [Constituent], _ lemmas: [String], _ verb: Int) -> Bool {
    lemmas[verb] == "catch" && row.count > verb + 1
      && (row[verb - 1].lexeme.isHuman || row[verb - 1].lexeme.wordClass == .pronoun
        || EnglishThingVerbs.persons.contains(lemmas[verb - 1]))
      && !row[(verb + 1)...].contains {
        $0.lexeme.isHuman || $0.lexeme.isSubjectFormOnly || $0.lexeme.wordClass == .conjunction
      }
  }
}
