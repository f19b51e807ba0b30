import AACCore

/// Questions without a subject: *when/go/home, where/put/shoe, why/sad, why/no/school, will/rain*.
///
/// Sources: CGEL §11.14–11.17 (wh-questions), §12.46 (situational ellipsis), §18.46 (existential *there*).
extension EnglishShortRows {
  func asked(_ row: [Constituent]) -> [Constituent]? {
    done(row) ?? like(row) ?? meant(row) ?? whoComes(row) ?? lacking(row) ?? whenHome(row)
      ?? helped(row)
  }

  /// *when/eat/lunch, where/put/it, why/not/go/park*: things neither eat nor go; who speaks does.
  private func done(_ row: [Constituent]) -> [Constituent]? {
    let ask = row[0].lexeme.lemma
    guard ["where", "when", "why", "how"].contains(ask) else { return nil }
    var act = 1
    var negator: [Constituent] = []
    if ["not", "no"].contains(row[1].lexeme.lemma), row.count > 3 {
      negator = word("not")
      act = 2
    }
    guard act + 1 < row.count else { return nil }
    let verb = row[act].lexeme
    let isBoth = Self.both.contains(verb.lemma)
    guard
      verb.wordClass == .verb && ask != "how" || isBoth
        || ask == "how" && ["go", "get"].contains(verb.lemma),
      !Self.byThemselves.contains(verb.lemma),
      !EnglishWording.happenings.contains(verb.lemma) || verb.lemma == "go",
      frames[verb.lemma].pattern != .modal, verb.lemma != "be",
      row[(act + 1)...].allSatisfy({
        $0.lexeme.lemma == "it" && ask != "why"
          || ($0.lexeme.wordClass == .noun || $0.lexeme.wordClass == .properNoun)
            && (!$0.lexeme.isBeing || Self.visiting.contains(verb.lemma))
          || $0.lexeme.isDeterminerLike || $0.lexeme.kind.isTemporal
          || $0.lexeme.wordClass == .adverb
          || $0.lexeme.wordClass == .adjective
      }),
      row[(act + 1)...].contains(where: {
        $0.lexeme.wordClass == .noun || $0.lexeme.wordClass == .properNoun
          || $0.lexeme.lemma == "it"
      })
    else { return nil }
    let isShared = Self.shared.contains(verb.lemma) && ask != "how"
    return [row[0]] + word(isShared ? "we" : "I") + negator + [row[act].asVerb] + row[(act + 1)...]
  }

  private static let both = EnglishWords.set("watch catch cook drink park")
  private static let shared = EnglishWords.set("go eat watch play leave visit wait have")
  private static let visiting = EnglishWords.set("see visit call meet")
  /// What happens to things with nobody to do it.
  private static let byThemselves = EnglishWords.set(
    "open close start begin end finish come arrive ring happen break hurt stop leave live sleep")

  /// *why/sad, sad/why, where/broken, why/hurt, why/rain*: what somebody feels is asked of you, what things are like
  /// of *it*.
  private func like(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 2 else { return nil }
    let ask = row[0].lexeme.kind == .question ? 0 : 1
    let said = row[1 - ask]
    let lemma = said.lexeme.lemma
    let question = row[ask].lexeme.lemma
    guard question == "why" || ask == 0 && ["where", "how"].contains(question) else { return nil }
    if question == "how" {
      guard ask == 0, lemma == "open" else { return nil }
      return [row[0]] + word("I") + [said.asVerb] + word("it")
    }
    if question == "where" {
      return lemma == "broken" ? [row[0], EnglishWording.be] + word("it") + [said] : nil
    }
    if question == "why", lemma == "hurt" { return [row[ask]] + word("it") + [said.asVerb] }
    if frames[lemma].pattern == .weather || lemma == "rain" || lemma == "snow" {
      return [row[ask]] + word("it") + [said.asVerb]
    }
    if ["here", "there"].contains(lemma) { return [row[ask]] + word("we") + [said] }
    guard
      said.lexeme.wordClass == .adjective || EnglishStatement.states.contains(lemma)
        || lemma == "closed"
    else { return nil }
    var quality = said
    quality.lexeme.wordClass = .adjective
    let isThing = Self.ofThings.contains(lemma)
    guard isThing || EnglishStatement.states.contains(lemma) || said.lexeme.kind == .emotion else {
      return nil
    }
    return [row[ask]] + word(isThing ? "it" : "you") + [quality]
  }

  /// *who/come/party; who/turn, turn/who; who/coat; when/birthday/mom*: who is on the way, and whose it is.
  func whoComes(_ row: [Constituent]) -> [Constituent]? {
    if row.count == 3, row[0].lexeme.lemma == "when", row[1].lexeme.lemma == "birthday",
      isPerson(row[2].lexeme), let phrase = phrase([row[2], row[1]])
    {
      return [row[0], EnglishWording.be] + phrase
    }
    guard let who = row.first(where: { $0.lexeme.lemma == "who" }),
      row.count < 4 || row[0] == who && row[1].lexeme.lemma == "come"
    else { return nil }
    if row[0] == who, row[1].lexeme.lemma == "come",
      row.dropFirst(2).allSatisfy({ $0.lexeme.lemma != "from" && $0.lexeme.lemma != "first" })
    {
      var coming = row[1]
      coming.lexeme = Lexeme(lemma: "coming", wordClass: .noun, kind: .activity)
      coming.lexeme.isInferred = true
      return [who, EnglishWording.be, coming] + row[2...]
    }
    guard row.count == 2, let whose = lexicon.known("whose") else { return nil }
    var thing = row[0] == who ? row[1] : row[0]
    var asking = who
    asking.lexeme = whose
    if thing.lexeme.lemma == "turn" {
      thing.lexeme = Lexeme(lemma: "turn", wordClass: .noun, kind: .event)
      return [asking, thing, EnglishWording.be] + word("it")
    }
    guard row[0] == who,
      thing.lexeme.kind == .clothing
        || ["book", "phone", "bag", "cup"].contains(thing.lexeme.lemma)
    else { return nil }
    thing.lexeme.wordClass = .noun
    return [asking, thing]
  }

  /// *why/you/mad/me, what/you/name*: *at me, your name*.
  private func meant(_ row: [Constituent]) -> [Constituent]? {
    if row.count == 4, row[0].lexeme.lemma == "why", row[3].lexeme.lemma == "me",
      ["mad", "angry", "mean"].contains(row[2].lexeme.lemma),
      isNominative(row[1].lexeme)
        || isPerson(row[1].lexeme)
    {
      var quality = row[2]
      quality.lexeme = Lexeme(lemma: quality.lexeme.lemma, wordClass: .adjective, kind: .emotion)
      return [row[0], row[1], quality]
        + word(quality.lexeme.lemma == "mean" ? "to" : "at") + [row[3]]
    }
    guard row.count == 3, row[0].lexeme.lemma == "what", row[1].lexeme.lemma == "you",
      row[2].lexeme.lemma == "name", let your = lexicon.known("your")
    else { return nil }
    var name = row[2]
    name.lexeme.wordClass = .noun
    return [row[0], EnglishWording.be, Constituent(your, tile: row[1].tile), name]
  }

  private static let ofThings = EnglishWords.set(
    "broken closed open dark loud wet cold hot late empty stuck dirty noisy gone")

  /// *why/no/school, why/no/bus, why/no/park*: why one has none, or does not go there.
  private func lacking(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 2, row[0].lexeme.lemma == "why", row[1].lexeme.lemma == "no",
      row[2].lexeme.wordClass == .noun,
      row[3...].allSatisfy({ $0.lexeme.kind.isTemporal })
    else { return nil }
    let not = lexicon.known("not").map { [Constituent($0, tile: row[1].tile)] } ?? []
    let thing = row[2].lexeme
    if thing.isPlaceLike, !["school", "church", "work"].contains(thing.lemma) {
      return [row[0]] + word("we") + not + [verb("go")] + row[2...]
    }
    let isShared = [.place, .meal, .vehicle, .activity, .event].contains(thing.kind)
    return [row[0]] + word(isShared ? "we" : "I") + not + [EnglishWording.have] + row[2...]
  }

  /// *when/dad/home, mommy/home/when*: when somebody comes home.
  private func whenHome(_ row: [Constituent]) -> [Constituent]? {
    guard let when = row.first(where: { $0.lexeme.lemma == "when" }),
      let home = row.last(where: { ["home", "back"].contains($0.lexeme.lemma) }),
      row[0].lexeme.lemma == "when" || row.last?.lexeme.lemma == "when"
    else { return nil }
    let who = row.filter { !["when", "home", "back"].contains($0.lexeme.lemma) }
    guard let head = who.last?.lexeme, head.isHuman, who.count == row.count - 2,
      who.dropLast().allSatisfy(\.lexeme.isDeterminerLike),
      let place = row.lastIndex(of: home), place > 0, row[place - 1] == who.last
    else { return nil }
    return [when] + who + [verb("come"), home]
  }

  /// *will/rain, is/lunch, was/fun, can/cookie, can/I/bathroom*: a verb that helps, with nothing said of whom.
  private func helped(_ row: [Constituent]) -> [Constituent]? {
    let first = row[0].lexeme.lemma
    let next = row[1].lexeme
    if first == "will", frames[next.lemma].pattern == .weather {
      return [row[0]] + word("it") + [row[1].asVerb] + row[2...]
    }
    if first == "was", row.count == 2, next.lemma == "fun" { return word("it") + row }
    if first == "is", isImpersonal(row) { return [row[0]] + word("it") + row[1...] }
    guard first == "can" else { return nil }
    var thing = 1
    if next.lemma == "I" { thing = 2 }
    guard thing + 1 == row.count || thing + 2 == row.count && row[thing].lexeme.isDeterminerLike,
      let last = row.last?.lexeme, last.wordClass == .noun
    else { return nil }
    let opening = [row[0]] + (thing == 2 ? [row[1]] : word("I"))
    if last.isPlaceLike { return opening + [verb("go")] + row[thing...] }
    guard KindSet.edible.contains(last.kind) || [.toy, .device].contains(last.kind) else {
      return nil
    }
    return opening + [verb("have")] + row[thing...]
  }

  /// *is/raining, is/cold, is/mine, is/lunch, is/time/go*.
  private func isImpersonal(_ row: [Constituent]) -> Bool {
    let next = row[1].lexeme
    if row.count == 3 { return next.lemma == "time" && row[2].lexeme.wordClass == .verb }
    guard row.count == 2 else { return false }
    return ["raining", "snowing", "mine", "yours", "cold", "hot", "late", "time"].contains(
      next.lemma)
      || next.kind == .meal
  }
}
