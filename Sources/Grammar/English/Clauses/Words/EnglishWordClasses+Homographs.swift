import AACCore

/// Words that are two things, told apart by what is said of them or done to them.
///
/// Sources: CGEL App. I.43–I.56 (conversion), §15.12 (*-ing* behind prepositions), §17.114 (adjectives behind *be*);
/// CaGEL ch. 19 §3.
extension EnglishWordClasses {
  /// Whether the word names a thing as well.
  func isNounToo(_ lemma: String) -> Bool {
    lexicon.known(lemma)?.wordClass == .noun || EnglishHomographs.noun(lemma) != nil
  }

  /// *brush/be/dirty, lock/broken, fly/on/window, my/tyre/flat*: what is seen and felt is said of a thing, and nobody's
  /// doing is somewhere in particular.
  func named(_ row: [Constituent]) -> [Constituent] {
    guard row.count > 1, row.count < 8 else { return row }
    var row = row
    namePointedAt(&row)
    if row[0].lexeme.wordClass == .verb, isNounToo(row[0].lexeme.lemma) {
      let isLinked = row[1].lexeme.lemma == "be"
      let first = isLinked && row.count > 2 ? 2 : 1
      // *rent/be/too/high.*
      let isGraded = first + 1 < row.count && row[first].lexeme.kind == .degree
      let said = row[isGraded && isLinked ? first + 1 : first].lexeme
      let isSensed =
        said.wordClass == .adjective
        && (said.kind == .color || said.kind == .size || Self.sensed.contains(said.lemma))
      if row.count == 3, row[1].lexeme.kind == .negation,
        Self.happening.contains(row[2].lexeme.lemma),
        EnglishHomographs.noun(row[0].lexeme.lemma)?.kind == .device
      {
        // *lift/not/work.*
        row[0] = asNoun(row[0])
        row[2] = row[2].asVerb
      } else if !isLinked, row.count == 3, row[1].lexeme.kind == .degree,
        row[2].lexeme.wordClass == .adjective, frames[row[0].lexeme.lemma].slot(.attribute) == nil,
        EnglishHomographs.noun(row[0].lexeme.lemma)?.kind == .money
      {
        // *rent/too/expensive.*
        row[0] = asNoun(row[0])
      } else if isLinked, row.count > 2, isSituation(said) || isJudged(row[0].lexeme.lemma, said) {
        row[0] = asNoun(row[0])
      } else if !isLinked, row.count > 2, EnglishHabits.marks.contains(row[0].lexeme.lemma),
        ["in", "on"].contains(row[1].lexeme.lemma), row.last?.lexeme.wordClass == .noun,
        row.last?.lexeme.isBeing == false
      {
        // *cut/on/my/finger, leak/in/roof.*
        row[0] = asNoun(row[0])
      } else if isSensed,
        isLinked
          || (row.count == 2 || row[2].lexeme.wordClass == .verb
            || row[2].lexeme.kind == .negation) && !takesResult(row[0].lexeme.lemma, said)
      {
        // *lift/broken/take/stairs, iron/hot/not/touch.*
        row[0] = asNoun(row[0])
      } else if !isLinked, isOverOrOn(row) {
        row[0] = asNoun(row[0])
        if row[1].lexeme.lemma != "over" { row[1] = row[1].asVerb }
      } else if !isLinked, row.count > 2, row[1].lexeme.isPlacing, isAnimalNamed(row) {
        row[0] = asNoun(row[0])
      }
    }
    let last = row.count - 1
    if last > 0, row[last].lexeme.wordClass == .noun, row[last - 1].lexeme.wordClass == .noun,
      let quality = EnglishHomographs.quality(row[last].lexeme.lemma),
      !row[last - 1].lexeme.isBeing, !row[last - 1].lexeme.isPlaceLike,
      !row.contains(where: { $0.lexeme.wordClass == .verb }),
      row[0].lexeme.isDeterminerLike || quality.kind == .state,
      !EnglishCompounds.joins(row[last - 1].lexeme, row[last].lexeme)
    {
      row[last].lexeme = quality
    }
    if last > 0, row[last].lexeme.wordClass == .noun,
      ["patient", "sweet"].contains(row[last].lexeme.lemma), row[last - 1].lexeme.isHuman,
      row[..<(last - 1)].allSatisfy(\.lexeme.isDeterminerLike),
      let quality = EnglishHomographs.quality(row[last].lexeme.lemma)
    {
      // *neighbor/patient*: what somebody is like.
      row[last].lexeme = quality
    }
    return row
  }

  /// *this/drink/be/sweet, like/this/dance*: what one points at is no doing (CGEL §6.40).
  private func namePointedAt(_ row: inout [Constituent]) {
    guard row.count > 2,
      let index = row.indices.dropFirst().first(where: {
        row[$0].lexeme.wordClass == .verb && ["this", "that"].contains(row[$0 - 1].lexeme.lemma)
          && (isNounToo(row[$0].lexeme.lemma) || Self.deeds.contains(row[$0].lexeme.lemma))
      })
    else { return }
    let isSubject = index == 1 && row.count > 3 && row[2].lexeme.lemma == "be"
    let isObject =
      index + 1 == row.count && index > 1 && row[index - 2].lexeme.wordClass == .verb
      && frames[row[index - 2].lexeme.lemma].slot(.object) != nil
      && frames[row[index - 2].lexeme.lemma].otherOpening == nil
      && !EnglishClaim.claiming.contains(row[index - 2].lexeme.lemma)
    if isSubject || isObject { row[index] = asNoun(row[index]) }
  }

  /// *for/musical, watch/musical, my/professional*: a quality that names what has it as well, where no noun follows (CGEL
  /// §7.23).
  func isNamedByQuality(_ words: [Constituent], _ index: Int) -> Bool {
    guard index > 0, EnglishHomographs.noun(words[index].lexeme.lemma) != nil else { return false }
    if index + 1 < words.count {
      let next = words[index + 1].lexeme
      guard next.wordClass != .noun, next.wordClass != .adjective, !next.isConnective else {
        return false
      }
    }
    let before = words[index - 1].lexeme
    if before.wordClass == .verb {
      let frame = frames[before.lemma]
      return !frame.isCopular && frame.slot(.attribute) == nil
    }
    return before.wordClass == .adposition || before.isDeterminerLike && before.kind != .degree
  }

  /// *drink/be/on/table, call/be/for/you, fight/be/over*: where, for whom and when something is.
  private func isSituation(_ said: Lexeme) -> Bool {
    said.wordClass == .adposition || said.kind.isTemporal
      || ["over", "late", "early", "off", "here"].contains(said.lemma)
  }

  /// *show/over, play/start/now*: of what is shown one says when it begins and that it is over.
  private func isOverOrOn(_ row: [Constituent]) -> Bool {
    let lemma = row[0].lexeme.lemma
    let kind =
      (lexicon.known(lemma).flatMap { $0.wordClass == .noun ? $0 : nil }
      ?? EnglishHomographs.noun(lemma))?.kind
    guard kind == .media || kind == .event || kind == .device, lemma != "work",
      row[1].lexeme.lemma == "over"
        || Self.happening.contains(row[1].lexeme.lemma)
          && row[1].lexeme.lemma != "work"
    else { return false }
    return row[2...].allSatisfy { $0.lexeme.kind.isTemporal || $0.lexeme.kind == .social }
  }

  /// *answer/be/wrong, show/be/good*: what is no doing is judged itself.
  private func isJudged(_ lemma: String, _ said: Lexeme) -> Bool {
    guard said.wordClass == .adjective else { return false }
    let noun = lexicon.known(lemma).flatMap { $0.wordClass == .noun ? $0 : nil }
    switch (noun ?? EnglishHomographs.noun(lemma))?.kind {
    case .thing, .idea, .media, .money, .device, .book, .story, .drink, .clothing, .animal:
      return true
    default: return lemma == "work"
    }
  }

  /// *fly/in/soup, bat/on/roof*: an animal where nobody would do it.
  private func isAnimalNamed(_ row: [Constituent]) -> Bool {
    guard EnglishHomographs.noun(row[0].lexeme.lemma)?.kind == .animal,
      let place = row.last?.lexeme, place.wordClass == .noun
    else { return false }
    return place.kind != .vehicle && place.kind != .place && !place.kind.isTemporal
      && !place.isBeing && !row.dropFirst().contains { $0.lexeme.wordClass == .verb }
  }

  /// *hold/tight, push/open*: what comes of it.
  private func takesResult(_ verb: String, _ quality: Lexeme) -> Bool {
    EnglishHabits.outcomes[verb]?.contains(quality.lemma) == true || frames[verb].isCopular
      || frames[verb].slot(.attribute) != nil
  }

  /// What one sees, hears and feels of things, and what becomes of them.
  private static let sensed = EnglishWords.set(
    """
    dirty clean wet dry broken cold hot warm cool high low long short full empty old new expensive cheap open closed heavy
    sharp loud soft torn thick thin deep wide narrow rusty dusty lost gone stuck ready free sticky smooth round
    """)

  /// *tire/be/flat, bag/be/light*: behind *be*, what a thing is like, where a home or a lamp is meant of nobody.
  func predicated(_ clause: Clause) -> Clause {
    guard let verb = clause.verb?.lexeme.lemma, !clause.complements.isEmpty,
      frames[verb].isCopular || frames[verb].slot(.attribute) != nil,
      let index = clause.complements.lastIndex(where: {
        $0.lexeme.wordClass == .noun && EnglishHomographs.quality($0.lexeme.lemma) != nil
      }), let quality = EnglishHomographs.quality(clause.complements[index].lexeme.lemma),
      isSaid(quality, ofSubjectOf: clause)
    else { return clause }
    if index > 0 {
      let before = clause.complements[index - 1].lexeme
      guard before.kind == .degree || before.kind == .negation || before.wordClass == .adverb
      else { return clause }
    }
    if index + 1 < clause.complements.count,
      clause.complements[index + 1].lexeme.wordClass == .noun,
      !clause.complements[index + 1].lexeme.kind.isTemporal
    {
      return clause
    }
    var clause = clause
    clause.complements[index].lexeme = quality
    return clause
  }

  /// *my/teacher/be/patient, tea/be/sweet*: what can be said of people, of things, or of both.
  private func isSaid(_ quality: Lexeme, ofSubjectOf clause: Clause) -> Bool {
    guard let subject = clause.subject.last?.lexeme else {
      return quality.animacy == .human && clause.options.contains(.request)
    }
    if subject.wordClass == .noun && !subject.isBeing
      || subject.wordClass == .pronoun && !subject.isHuman
    {
      return quality.animacy != .human
    }
    return !clause.isLaid && quality.animacy != .inanimate
      && frames[clause.verb?.lexeme.lemma ?? ""].isCopular
  }

  /// *forgive you for/**lie**/to/me, thank you for/**help**/me*: behind a preposition, what is done to the pronoun that
  /// follows.
  func isActedOn(_ words: [Constituent], _ index: Int) -> Bool {
    guard index > 1, index + 1 < words.count, words[index - 1].lexeme.wordClass == .adposition,
      Self.reasoning.contains(words[index - 1].lexeme.lemma),
      words[..<(index - 1)].contains(where: { $0.lexeme.wordClass == .verb }),
      let frame = frames.listed(words[index].lexeme.lemma),
      !words[(index + 1)...].contains(where: { $0.lexeme.wordClass == .verb })
    else { return false }
    let next = words[index + 1].lexeme
    if next.wordClass == .adposition {
      guard index + 2 < words.count, isSomebody(words[index + 2].lexeme) else { return false }
      return frame.slots.contains { $0.preposition == next.lemma }
    }
    if isSomebody(next) {
      return frame.slots.contains { $0.preposition == nil && $0.role != .attribute }
    }
    // *use this for/**cut**/paper, learn by/**watch**/movies, sorry for/**break**/my/cup*, but *for/ticket/money*.
    guard next.wordClass == .noun || next.isDeterminerLike, !next.kind.isTemporal,
      words[index].lexeme.wordClass == .verb || isNamedLikeDeed(words[index].lexeme),
      !EnglishCompounds.joins(words[index].lexeme, next)
    else { return false }
    return next.isDeterminerLike ? frame.slot(.object) != nil : frame.takesAsObject(next)
  }

  private func isNamedLikeDeed(_ lexeme: Lexeme) -> Bool {
    [.illness, .event, .activity].contains(lexeme.kind) || lexeme.lemma == "watch"
      || Self.broken.contains(lexeme.lemma)
  }

  private static let broken = EnglishWords.set("break cut clean open close empty fix")

  /// *me*, also where the pronoun was laid as it is named: *I, she.*
  private func isSomebody(_ lexeme: Lexeme) -> Bool {
    lexeme.wordClass == .pronoun && EnglishPronouns.of(lexeme.lemma) != nil
  }

  private static let reasoning = EnglishWords.set("for about from of without by")

  /// *listen/while/**cook**, fall/while/**shop***: behind *while* stands what is done, if no other verb follows.
  func isMeanwhile(_ words: [Constituent], _ index: Int) -> Bool {
    guard index > 1, words[index - 1].lexeme.lemma == "while",
      frames.listed(words[index].lexeme.lemma) != nil
    else { return false }
    return !words[(index + 1)...].contains { $0.lexeme.wordClass == .verb }
  }

  /// *I/**text**/while/walk, never/text/while/drive*: the verb of the clause that *while* follows.
  func verbBeforeWhile(_ words: [Constituent]) -> Int? {
    guard let link = words.firstIndex(where: { $0.lexeme.lemma == "while" }), link > 1,
      link + 1 < words.count
    else { return nil }
    let main = Array(words[..<link])
    guard !main.contains(where: { $0.lexeme.wordClass == .verb }) else { return nil }
    return main.indices.first { isLoneVerb(main, $0) } ?? neverDone(main)
  }

  /// *I/**water**/plant*: what stands right behind who does it is the verb, and what can be a verb behind that is what it
  /// is done to, unless it is done to the former: *I/water/drink* (CGEL §7.2, order of subject and verb).
  func doneInTurn(_ words: [Constituent]) -> (verb: Int, noun: Int)? {
    guard words.count > 2,
      let noun = words.firstIndex(where: { $0.lexeme.wordClass == .verb }), noun > 1,
      words.lastIndex(where: { $0.lexeme.wordClass == .verb }) == noun,
      case let act = words[noun - 1].lexeme, act.wordClass == .noun, !act.isBeing,
      let frame = frames.listed(act.lemma),
      isNounToo(words[noun].lexeme.lemma), isDoer(words, before: noun - 1),
      words[(noun + 1)...].allSatisfy({
        $0.lexeme.kind.isTemporal || $0.lexeme.wordClass == .adverb || $0.lexeme.kind == .social
          || $0.lexeme.wordClass == .adposition
      })
        || noun + 1 < words.count && words[noun + 1].lexeme.wordClass == .adposition
    else { return nil }
    let thing = asNoun(words[noun]).lexeme
    guard frame.takesAsObject(thing) || frame.slots.first?.role == .object,
      !frames[words[noun].lexeme.lemma].slots.contains(where: {
        $0.role == .object && $0.acceptedKinds.contains(act.kind)
      }), !frames[words[noun].lexeme.lemma].isCopular, !EnglishCompounds.joins(act, thing)
    else { return nil }
    return (noun - 1, noun)
  }

  private func isDoer(_ words: [Constituent], before verb: Int) -> Bool {
    guard verb > 0 else { return false }
    let doer = words[verb - 1].lexeme
    if doer.wordClass == .pronoun {
      return verb == 1 && doer.hasSubjectForm
    }
    return doer.isHuman
      && words[..<(verb - 1)].allSatisfy {
        $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .adjective
      }
  }
}
