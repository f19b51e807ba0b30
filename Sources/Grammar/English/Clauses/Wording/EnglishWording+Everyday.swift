import AACCore

/// Small words of what is said every day: *see you tomorrow, it's my turn, help me open it, I finished eating*.
///
/// Sources: CGEL §11.53 (formulae), §10.9 (*it is* understood), §11.24 (directives), §16.44 (results), §9.46 (cause).
extension EnglishWording {
  /// Puts in what everyday rows leave out.
  mutating func completeEveryday(_ row: inout [Constituent]) {
    joinListed(&row)
    guard row.count > 1 else { return }
    seeYou(&row)
    guard row.count > 1 else { return }
    beSorry(&row)
    itIsMine(&row)
    finishDoing(&row)
    colorIt(&row)
    spillOn(&row)
    turnAge(&row)
    hurtFrom(&row)
    doWithCompanion(&row)
    meanThisDay(&row)
    playBall(&row)
  }

  /// *I/go/doctor/afternoon*: on the way somewhere that is not every day's, the afternoon of this day is meant (CGEL §4.45).
  private func meanThisDay(_ row: inout [Constituent]) {
    guard row.count > 2,
      let time = row.firstIndex(where: {
        ["afternoon", "evening", "weekend"].contains($0.lexeme.lemma)
      }),
      time == 0
        || !row[time - 1].lexeme.isDeterminerLike
          && !["this", "that", "next", "last", "every"].contains(row[time - 1].lexeme.lemma),
      time == 0 || ![.adposition, .adjective].contains(row[time - 1].lexeme.wordClass),
      time == 0 || !row[time - 1].lexeme.kind.isTemporal,
      row.contains(where: { ["go", "come", "visit"].contains($0.lexeme.lemma) }),
      row.allSatisfy({
        $0.lexeme.kind != .question && $0.lexeme.kind != .frequency
          && !EnglishHabits.barePlaces.contains($0.lexeme.lemma)
          && !["like", "love", "hate", "always", "every"].contains($0.lexeme.lemma)
      }), let this = lexicon.word("this \(row[time].lexeme.lemma)")
    else { return }
    row[time].lexeme = this.lexeme
  }

  /// *play/ball, play/catch/me*: what people play, not what with.
  private mutating func playBall(_ row: inout [Constituent]) {
    guard let play = row.indices.dropLast().first(where: { row[$0].lexeme.lemma == "play" }),
      row[play + 1].lexeme.lemma == "ball" && row[play + 1].lexeme.wordClass == .noun
        || row[play + 1].lexeme.lemma == "catch",
      row[..<play].allSatisfy({
        $0.lexeme.isHuman || $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .verb
          || $0.lexeme.kind.isTemporal
      })
    else { return }
    let verb = Lexeme(
      lemma: "play \(row[play + 1].lexeme.lemma)", wordClass: .verb, kind: .action)
    join(&row, at: play, 2, as: verb)
    if play + 1 < row.count, row[play + 1].lexeme.wordClass == .pronoun, let with = known("with") {
      row.insert(with, at: play + 1)
    }
  }

  func known(_ lemma: String) -> Constituent? {
    lexicon.known(lemma).map { Constituent($0) }
  }

  /// *lost/bus/pass, Sunday/roast*: two tiles that are one listed thing, of which the second is a verb as well.
  private mutating func joinListed(_ row: inout [Constituent]) {
    for index in row.indices.dropLast() {
      let (first, second) = (row[index].lexeme, row[index + 1].lexeme)
      guard first.wordClass == .noun || first.kind == .weekday, !first.isBeing,
        frames.listed(second.lemma) != nil || first.kind == .weekday,
        let listed = lexicon.known("\(first.lemma) \(second.lemma)"), listed.wordClass == .noun,
        index + 2 == row.count || first.kind == .weekday
          || index > 0
            && row[index - 1].lexeme.isDeterminerLike,
        index > 0 || first.kind == .weekday
      else { continue }
      let rest = row[..<index] + row[(index + 2)...]
      guard
        first.kind == .weekday
          || rest.contains(where: { $0.lexeme.wordClass == .verb || $0.lexeme.lemma == "lost" })
      else { continue }
      return join(&row, at: index, 2, as: listed)
    }
  }

  /// *see/tomorrow*: what one says on leaving.
  private mutating func seeYou(_ row: inout [Constituent]) {
    guard row[0].lexeme.lemma == "see", row[0].lexeme.wordClass == .verb,
      row.count > 1,
      row[1].lexeme.lemma != "you" || row.count > 2 && row[2].lexeme.kind == .weekday,
      row[(row[1].lexeme.lemma == "you" ? 2 : 1)...].allSatisfy({
        $0.lexeme.kind.isTemporal || ["later", "soon", "next", "again"].contains($0.lexeme.lemma)
      })
    else { return }
    let time = row[1...].filter { $0.lexeme.lemma != "you" }.map {
      lexicon.word($0.lexeme.lemma)?.phrase ?? $0.lexeme.lemma
    }
    join(
      &row, at: 0, row.count,
      as: Lexeme(
        lemma: (["see you"] + time).joined(separator: " "), wordClass: .interjection, kind: .social)
    )
  }

  /// *I/sorry*: how one feels.
  private func beSorry(_ row: inout [Constituent]) {
    guard
      row.count == 2 || row.count == 3 && ["so", "very", "really"].contains(row[1].lexeme.lemma),
      isNominative(row[0].lexeme), row.last?.lexeme.lemma == "sorry"
    else { return }
    row[row.count - 1].lexeme = Lexeme(lemma: "sorry", wordClass: .adjective, kind: .emotion)
    row.insert(Self.be, at: 1)
  }

  /// *not/my/fault, my/idea*: *it is* mine.
  private func itIsMine(_ row: inout [Constituent]) {
    guard let it = known("it"), !hasVerb(row) else { return }
    let start = row[0].lexeme.kind == .negation ? 1 : 0
    guard row.count == start + 2, row[start].lexeme.kind == .possessive,
      ["fault", "problem", "idea", "job", "business", "mistake"].contains(
        row[start + 1].lexeme.lemma)
    else { return }
    row.insert(contentsOf: [it, Self.be], at: 0)
  }

  /// *help/open/yogurt, help/tie/shoe*: whom one asks to be helped.
  func helpMeDo(_ row: inout [Constituent]) {
    if row.count == 2, row[0].lexeme.lemma == "help", row[1].lexeme.lemma != "stop",
      row[1].lexeme.wordClass == .verb
        || frames.listed(row[1].lexeme.lemma) != nil
          && row[1].lexeme.wordClass == .adjective,
      let me = known("me")
    {
      // *help/get up, help/stand*.
      row = [row[0].asVerb, me, row[1].asVerb]
      return
    }
    guard row.count > 2, row[0].lexeme.lemma == "help", let me = known("me"),
      row[1].lexeme.wordClass == .verb && row[1].lexeme.lemma != "be"
        || ["open", "close"].contains(row[1].lexeme.lemma)
        || row[1].lexeme.wordClass == .noun && row[2].lexeme.namesThing
          && frames.listed(row[1].lexeme.lemma)?.slot(.object) != nil
          && !EnglishCompounds.joins(row[1].lexeme, row[2].lexeme),
      row[2...].allSatisfy({ word in
        word.lexeme.namesThing || word.lexeme.isDeterminerLike || word.lexeme.lemma == "please"
          || word.lexeme.wordClass == .adposition
      })
    else { return }
    row[0] = row[0].asVerb
    row[1] = row[1].asVerb
    row.insert(me, at: 1)
  }

  /// *brush/teeth/finish, eat/lunch/done*: what one has finished doing (CGEL §16.40).
  private mutating func finishDoing(_ row: inout [Constituent]) {
    guard row.count > 2, let last = row.last, ["finish", "finished"].contains(last.lexeme.lemma),
      let speaker = known("I")
    else { return }
    let start = row[0].lexeme.lemma == "I" ? 1 : 0
    guard start + 2 < row.count,
      row[start].lexeme.wordClass == .verb
        || frames.listed(row[start].lexeme.lemma)?.slot(.object) != nil
          && row[start + 1].lexeme.namesThing,
      frames[row[start].lexeme.lemma].pattern != .modal,
      row[(start + 1)..<(row.count - 1)].allSatisfy({
        $0.lexeme.namesThing || $0.lexeme.isDeterminerLike
      })
    else { return }
    var finish = last
    finish.lexeme = Lexeme(lemma: "finish", wordClass: .verb, kind: .action)
    row.removeLast()
    row[start] = row[start].asVerb
    row.insert(finish, at: start)
    if start == 0 { row.insert(speaker, at: 0) }
    tense = .past
  }

  /// *colour/picture/red*: what it is to become, asked for (CGEL §16.44).
  private mutating func colorIt(_ row: inout [Constituent]) {
    guard row.count == 3, ["color", "colour", "paint"].contains(row[0].lexeme.lemma),
      row[1].lexeme.namesThing, row[2].lexeme.kind == .color, let the = known("the")
    else { return }
    row[0] = row[0].asVerb
    row.insert(the, at: 1)
    options.insert(.request)
  }

  /// *milk/spill/table, water/drip/floor*: where it falls.
  private func spillOn(_ row: inout [Constituent]) {
    let isPaint = row.count == 3 && row[0].lexeme.lemma == "paint" && row[1].lexeme.lemma == "spill"
    if isPaint {
      row[0].lexeme = Lexeme(lemma: "paint", wordClass: .noun, kind: .material)
      row[0].lexeme.countability = .mass
    }
    guard let end = thingEnd(row), end + 2 == row.count,
      ["spill", "drip", "leak", "fall", "drop"].contains(row[end].lexeme.lemma)
    else { return }
    let place = row[end + 1].lexeme
    guard place.wordClass == .noun,
      place.kind == .furniture && !EnglishHabits.containers.contains(place.lemma)
        || place.kind == .clothing || place.kind == .vehicle && row[end].lexeme.lemma == "fall"
        || ["floor", "carpet", "rug", "ground"].contains(place.lemma)
    else { return }
    row[end] = row[end].asVerb
    row.insert(preposition("on"), at: end + 1)
  }

  /// *I/turn/nine/March*: an age, and when one comes to it.
  private func turnAge(_ row: inout [Constituent]) {
    guard let turn = row.firstIndex(where: { $0.lexeme.lemma == "turn" }), turn + 3 == row.count,
      turn == 0 || row[turn - 1].lexeme.isBeing || isNominative(row[turn - 1].lexeme),
      row[turn + 1].lexeme.wordClass == .numeral, let speaker = known("I")
    else { return }
    let time = row[turn + 2].lexeme
    guard EnglishClock.months.contains(time.lemma) || time.kind == .weekday else { return }
    row[turn] = row[turn].asVerb
    row.insert(preposition(time.kind == .weekday ? "on" : "in"), at: turn + 2)
    if turn == 0 { row.insert(speaker, at: 0) }
  }

  /// *belly/hurt/too much/pizza*: what it comes from.
  private func hurtFrom(_ row: inout [Constituent]) {
    guard let hurt = row.firstIndex(where: { Self.aching.contains($0.lexeme.lemma) }), hurt > 0,
      row[hurt - 1].lexeme.kind == .body, hurt + 2 < row.count,
      row[hurt + 1].lexeme.lemma == "too" || row[hurt + 1].lexeme.lemma.hasPrefix("too "),
      let last = row.last?.lexeme, last.namesThing
    else { return }
    row[hurt] = row[hurt].asVerb
    row.insert(preposition("from"), at: hurt + 1)
  }

  /// *Saturday/play/baseball/dad, want/play/outside/friend*: the one named last, behind what is done, does it with the
  /// speaker (CGEL §9.51).
  private func doWithCompanion(_ row: inout [Constituent]) {
    guard row.count > 2, let last = row.last?.lexeme, last.isHuman, last.wordClass != .pronoun,
      last.wordClass == .properNoun || EnglishPeople.isPossessed(last.lemma)
        || EnglishPeople.names.contains(last.lemma),
      let verb = row.firstIndex(where: { !$0.lexeme.kind.isTemporal }),
      row[verb].lexeme.wordClass == .verb
    else { return }
    var act = verb
    if ["want", "like", "love"].contains(row[act].lexeme.lemma) { act += 1 }
    guard act + 2 < row.count, Self.shared.contains(row[act].lexeme.lemma) else { return }
    let between = row[(act + 1)..<(row.count - 1)]
    guard
      between.allSatisfy({
        $0.lexeme.namesThing || $0.lexeme.isDeterminerLike
          || $0.lexeme.wordClass == .adverb && $0.lexeme.kind != .negation
      }), between.contains(where: { $0.lexeme.namesThing || $0.lexeme.wordClass == .adverb }),
      row.count - 1 == act + 1 || !row[row.count - 2].lexeme.isDeterminerLike
    else { return }
    row.insert(preposition("with"), at: row.count - 1)
  }

  /// What one does together with somebody.
  private static let shared = EnglishWords.set("play dance swim watch bake skate paint ski sing")
}
