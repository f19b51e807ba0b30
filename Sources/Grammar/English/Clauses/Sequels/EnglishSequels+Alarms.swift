import AACCore

/// Calls with what has happened, and what goes on or is so with what is asked for because of it: *help / drop/spoon, wait /
/// shoe/untied, stop / hurt, bus/come / hurry, rain / take/umbrella, not/funny / stop, loud / cover/ears, I/win / happy*.
///
/// Sources: CGEL §13.3 (asyndetic coordination), §11.24–11.30 (directives), §10.9 (*be* understood).
extension EnglishSequels {
  /// The two sentences of such a row; nil where it is one.
  func alarmed(_ row: [Constituent]) -> Split? {
    guard row.count > 1, row.count < 8,
      !row.contains(where: {
        $0.lexeme.kind == .question || $0.lexeme.wordClass == .conjunction
          || EnglishClauseSplitter.subordinators.contains($0.lexeme.lemma)
      })
    else { return nil }
    if Self.cries.contains(row[0].lexeme.lemma) { return cried(row) }
    if let warned = warned(row) ?? answered(row) { return warned }
    guard row.count > 2 else { return switchedOff(row) }
    return hurried(row) ?? disapproved(row) ?? surrounded(row) ?? drenched(row) ?? movedByDeed(row)
      ?? handled(row)
  }

  private static let cries: WordSet = ["help", "wait", "stop"]

  // MARK: Calls

  /// *help / drop/spoon, wait / shoe/untied, stop / hurt*: a call, and why one calls.
  private func cried(_ row: [Constituent]) -> Split? {
    guard let speaker = lexicon.known("I"), let it = lexicon.known("it") else { return nil }
    let rest = Array(row[1...])
    let call = row[0].lexeme.lemma
    var why: [Constituent]?
    if rest.last?.lexeme.lemma == "hurt" {
      if rest.count == 1 { why = [Constituent(it), rest[0].asVerb] }
      if rest.count > 1, rest[rest.count - 2].lexeme.kind == .body {
        why = rest.dropLast() + [rest[rest.count - 1].asVerb]
      }
    } else if let state = state(rest) {
      why = [Constituent(speaker), EnglishWording.be] + state
    } else if let fact = defect(rest) ?? excess(rest, it) {
      why = fact
    } else if call != "help", rest.count > 1, Self.wishes.contains(rest[0].lexeme.lemma) {
      why = [Constituent(speaker)] + rest
    } else if call == "wait", isDeed(rest, 0), Self.fetching.contains(rest[0].lexeme.lemma),
      rest[1...].allSatisfy({ $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .noun })
    {
      why =
        [Constituent(speaker), EnglishStatementReader.verb("need"), rest[0].asVerb] + rest[1...]
    } else if call != "stop", isMishap(rest) {
      why = [Constituent(speaker), rest[0].asVerb] + rest[1...]
    } else if call == "help", rest.count == 2, rest[0].lexeme.isBeing,
      rest[0].lexeme.wordClass != .pronoun, Self.accidents.contains(rest[1].lexeme.lemma)
    {
      why = [rest[0], rest[1].asVerb]
    }
    return why.map { Split(first: [row[0].asVerb], second: $0, isRequest: true) }
  }

  private static let fetching = EnglishWords.set(
    "get tie finish find put fetch grab zip lock pack save")

  /// *too/fast*: what it is like.
  private func excess(_ words: [Constituent], _ it: Lexeme) -> [Constituent]? {
    guard words.count == 2, words[0].lexeme.lemma == "too", words[1].lexeme.wordClass == .adjective
    else { return nil }
    return [Constituent(it), EnglishWording.be] + words
  }

  /// *careful / hot, careful / knife/sharp*: a warning, and why.
  private func warned(_ row: [Constituent]) -> Split? {
    guard row[0].lexeme.lemma == "careful", let it = lexicon.known("it") else { return nil }
    let rest = Array(row[1...])
    if rest.count == 1, rest[0].lexeme.wordClass == .adjective {
      return Split(
        first: [EnglishWording.be, adjective(row[0], .state)],
        second: [Constituent(it), EnglishWording.be, rest[0]], isRequest: true)
    }
    guard let fact = defect(rest) else { return nil }
    return Split(
      first: [EnglishWording.be, adjective(row[0], .state)], second: fact, isRequest: true)
  }

  /// *scared, not/ready*: how one is.
  private func state(_ words: [Constituent]) -> [Constituent]? {
    guard words.count < 3, let last = words.last else { return nil }
    let isDenied = words.count == 2 && words[0].lexeme.kind == .negation
    guard isDenied || words.count == 1,
      EnglishStatement.states.contains(last.lexeme.lemma)
        || isDenied && last.lexeme.wordClass == .adjective
    else { return nil }
    return words.dropLast() + [adjective(last, .state)]
  }

  /// *shoe/untied, wheelchair/stuck, bag/open*: what is wrong with a thing, which it is not called by.
  private func defect(_ words: [Constituent]) -> [Constituent]? {
    guard words.count > 1, words.count < 4, let last = words.last?.lexeme,
      case let thing = words[words.count - 2].lexeme, thing.wordClass == .noun,
      !thing.kind.isTemporal,
      words.dropLast(2).allSatisfy(\.lexeme.isDeterminerLike),
      last.wordClass == .adjective || Self.defects.contains(last.lemma)
    else { return nil }
    return words.dropLast() + [EnglishWording.be, adjective(words[words.count - 1], .state)]
  }

  private static let defects = EnglishWords.set(
    "untied unzipped unbuttoned undone open stuck broken gone loose wet dirty twisted torn ripped locked"
  )

  /// *drop/spoon, fall, cut/finger*: what nobody does on purpose.
  private func isMishap(_ words: [Constituent]) -> Bool {
    let lemma = words[0].lexeme.lemma
    guard words.count < 4,
      words.dropFirst().allSatisfy({ $0.lexeme.isDeterminerLike || $0.lexeme.namesThing })
    else { return false }
    if Self.injuring.contains(lemma) { return words.last?.lexeme.kind == .body }
    return Self.mishaps.contains(lemma) && words.count > 1 || Self.accidents.contains(lemma)
  }

  private static let injuring = EnglishWords.set("cut burn scratch bump bite")
  private static let mishaps = EnglishWords.set("drop lose spill break tear forget crash miss")
  private static let accidents = EnglishWords.set("fall slip trip choke bleed drown faint crash")

  // MARK: What goes on

  /// *bus/come / hurry, dog/come / look*: what goes on, and a call because of it.
  private func hurried(_ row: [Constituent]) -> Split? {
    guard let last = row.last, Self.urging.contains(last.lexeme.lemma),
      row[0].lexeme.wordClass == .noun,
      case let act = row[row.count - 2], act.lexeme.wordClass == .verb,
      row[..<(row.count - 2)].allSatisfy({
        $0.lexeme.wordClass == .noun && !$0.lexeme.kind.isTemporal || $0.lexeme.isDeterminerLike
      }), row[0].lexeme.isBeing == false || last.lexeme.lemma != "look"
    else { return nil }
    let order =
      last.lexeme.lemma == "careful"
      ? [EnglishWording.be, adjective(last, .state)] : [last.asVerb]
    return Split(
      first: Array(row.dropLast()), second: order, asksNext: true,
      isOngoing: Self.nearing.contains(act.lexeme.lemma))
  }

  private static let urging = EnglishWords.set("hurry look careful").union([
    "hurry up", "watch out",
  ])
  private static let nearing = EnglishWords.set("come leave arrive start begin go")

  /// *phone/ring / answer, water/boil / turn off*: what a thing does, and what is to be done with it.
  private func answered(_ row: [Constituent]) -> Split? {
    guard row.count == 3, row[0].lexeme.wordClass == .noun, !row[0].lexeme.isBeing,
      EnglishWording.sounding.contains(row[1].lexeme.lemma) || row[1].lexeme.lemma == "boil",
      row[2].lexeme.wordClass == .verb || ["answer", "stop"].contains(row[2].lexeme.lemma),
      frames[row[2].lexeme.lemma].slot(.object) != nil, let it = lexicon.known("it")
    else { return nil }
    var act = row[2].asVerb
    act.lexeme.lemma = row[2].lexeme.lemma
    return Split(
      first: [row[0], row[1].asVerb], second: [act, Constituent(it)], asksNext: true,
      isOngoing: true)
  }

  /// *rain / take/umbrella, snow / wear/boots*: the weather, and what is to be done for it.
  private func drenched(_ row: [Constituent]) -> Split? {
    guard
      frames[row[0].lexeme.lemma].pattern == .weather
        || ["rain", "snow"].contains(row[0].lexeme.lemma),
      Self.provided.contains(row[1].lexeme.lemma),
      row[2...].allSatisfy({
        $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .noun
          || $0.lexeme.wordClass == .adjective
      }), let it = lexicon.known("it")
    else { return nil }
    var weather = row[0].asVerb
    weather.lexeme.kind = .weatherVerb
    return Split(
      first: [Constituent(it), weather], second: [row[1].asVerb] + row[2...], asksNext: true,
      isOngoing: true)
  }

  private static let provided = EnglishWords.set(
    "take wear bring close open get use grab shut cover cancel")

  // MARK: What it is like

  /// *not/funny / stop, boring / turn off, too/fast / slow down, too/spicy / want/water*: what one does not like, and what is
  /// to be done about it.
  private func disapproved(_ row: [Constituent]) -> Split? {
    guard ["not", "too"].contains(row[0].lexeme.lemma), row[1].lexeme.wordClass == .adjective,
      let it = lexicon.known("it"), let speaker = lexicon.known("I")
    else { return nil }
    let act = row[2].lexeme.lemma
    let isRelief =
      Self.reliefs.contains(act) || isOrder(act, row.count > 3 ? row[3].lexeme.lemma : "")
    let isOwn = EnglishStatement.states.contains(row[1].lexeme.lemma)
    let first = [Constituent(it), EnglishWording.be, row[0], row[1]]
    if Self.wishes.contains(act), row.count > 3, row[0].lexeme.lemma == "too", !isOwn {
      return Split(first: first, second: [Constituent(speaker)] + row[2...])
    }
    if act == "help", row.count == 3, !isOwn, let me = lexicon.known("me") {
      return Split(first: first, second: [row[2].asVerb, Constituent(me)], asksNext: true)
    }
    guard isRelief, !isOwn || isOrder(act, row.count > 3 ? row[3].lexeme.lemma : "") else {
      return nil
    }
    return Split(first: first, second: [row[2].asVerb] + row[3...], asksNext: true)
  }

  /// *boring / turn off*: what is to be done about it.
  private func switchedOff(_ row: [Constituent]) -> Split? {
    guard Self.ambient.contains(row[0].lexeme.lemma), let it = lexicon.known("it"),
      let speaker = lexicon.known("I")
    else { return nil }
    if ["leave", "go home", "hide", "go out", "go away"].contains(row[1].lexeme.lemma) {
      return Split(
        first: [Constituent(it), EnglishWording.be, adjective(row[0], .quality)],
        second: [Constituent(speaker), EnglishStatementReader.verb("want"), row[1].asVerb])
    }
    guard Self.switched.contains(row[1].lexeme.lemma) else { return nil }
    return Split(
      first: [Constituent(it), EnglishWording.be, adjective(row[0], .quality)],
      second: [row[1].asVerb, Constituent(it)], asksNext: true)
  }

  private static let reliefs = EnglishWords.set("stop wait slow help").union([
    "slow down", "stop it", "turn off", "turn down", "turn up", "speak up", "go away",
  ])

  /// *loud / cover/ears, sunny / wear/hat, bright / close/curtain*: what it is like around one.
  private func surrounded(_ row: [Constituent]) -> Split? {
    guard Self.ambient.contains(row[0].lexeme.lemma), isDeed(row, 1),
      !row[1...].contains(where: { $0.lexeme.isBeing }), let it = lexicon.known("it")
    else { return nil }
    let act = row[1].lexeme.lemma
    let asks = Self.provided.contains(act) || isOrder(act, row[2].lexeme.lemma)
    let wish = lexicon.known("I").map { [Constituent($0), EnglishStatementReader.verb("want")] }
    return Split(
      first: [Constituent(it), EnglishWording.be, adjective(row[0], .quality)],
      second: (asks ? [] : wish ?? []) + [row[1].asVerb] + row[2...], asksNext: asks)
  }

  private static let ambient = EnglishWords.set(
    "loud bright dark noisy sunny windy rainy stuffy cloudy foggy boring smelly chilly snowy stormy"
  )

  /// *battery/dead / charge/phone, shirt/dirty / change/shirt*: what is wrong with a thing, and what is done about it.
  private func handled(_ row: [Constituent]) -> Split? {
    guard let quality = quality(row), quality > 0, quality + 2 < row.count,
      row[0].lexeme.wordClass != .pronoun,
      case let thing = row[quality - 1], thing.lexeme.wordClass == .noun, !thing.lexeme.isBeing,
      row[quality].lexeme.lemma != "hurt",
      !EnglishHabits.moving.contains(row[quality + 1].lexeme.lemma),
      isDeed(row, quality + 1), row.last?.lexeme.wordClass != .verb,
      row[(quality + 2)...].contains(where: { $0.lexeme.namesThing })
    else { return nil }
    var split = at(quality + 1, row)
    split.second[0] = row[quality + 1].asVerb
    split.asksNext = true
    if split.second.count == 2, split.second[1].lexeme.lemma == thing.lexeme.lemma,
      let it = lexicon.known(EnglishHabits.isPlural(thing.lexeme) ? "them" : "it")
    {
      split.second[1].lexeme = it
    }
    return split
  }

  /// *I/win / happy, we/lose / sad*: what has happened, and how one feels because of it, not how one did it.
  private func movedByDeed(_ row: [Constituent]) -> Split? {
    guard ["I", "we"].contains(row[0].lexeme.lemma), let last = row.last,
      Self.sequelMoods.contains(last.lexeme.lemma), row[1].lexeme.wordClass == .verb,
      Self.outcomes.contains(row[1].lexeme.lemma),
      row[2..<(row.count - 1)].allSatisfy({
        $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .noun && !$0.lexeme.isBeing
      })
    else { return nil }
    var who = row[0]
    who.tile = nil
    return Split(
      first: Array(row.dropLast()), second: [who, EnglishWording.be, adjective(last, .emotion)])
  }

  private static let sequelMoods = EnglishWords.set(
    "happy sad proud angry mad upset excited embarrassed ashamed relieved disappointed")
  private static let outcomes = EnglishWords.set(
    "win lose pass fail fall finish break forget miss graduate spill drop find cry")

  // MARK: Words

  /// Whether a word begins what is done: a verb, or a noun that is one before what that is done to.
  func isDeed(_ row: [Constituent], _ index: Int) -> Bool {
    guard index + 1 < row.count else { return false }
    let lexeme = row[index].lexeme
    if lexeme.wordClass == .verb {
      return frames[lexeme.lemma].pattern != .modal && lexeme.lemma != "be"
        && !Self.wishes.contains(lexeme.lemma)
    }
    let next = row[index + 1].lexeme
    if Self.changing.contains(lexeme.lemma) {
      return next.wordClass == .noun || next.isDeterminerLike && index + 2 < row.count
    }
    guard lexeme.wordClass == .noun, let frame = frames.listed(lexeme.lemma) else { return false }
    guard !next.isDeterminerLike else { return frame.slot(.object) != nil }
    return next.wordClass == .noun && frame.takesAsObject(next)
      && !KindSet.edible.contains(lexeme.kind)
  }

  /// Qualities that a thing is also given.
  static let changing = EnglishWords.set("open close clean dry warm empty")

  func adjective(_ word: Constituent, _ kind: SemanticKind) -> Constituent {
    var word = word
    word.lexeme = Lexeme(lemma: word.lexeme.lemma, wordClass: .adjective, kind: kind)
    return word
  }
}
