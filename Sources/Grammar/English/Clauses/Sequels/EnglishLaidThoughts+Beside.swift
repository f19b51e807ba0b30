import AACCore

/// How the speaker is, laid with *I*, and what comes of it or made one so: *tired/I / bed/go, hungry/I / pizza/want, sad/I /
/// dog/die, scared/storm/I*.
///
/// Sources: CGEL §7.20–7.21 (qualities as predicates), §13.3 (asyndetic coordination), §16.69 (qualities with prepositions).
extension EnglishLaidThoughts {
  /// What such a row says; nil where no state lies beside *I*.
  func besideSpeaker(_ row: [Constituent]) -> Reading? {
    guard row.count > 2, row.count < 8,
      let place = row.firstIndex(where: { $0.lexeme.lemma == "I" }),
      row.filter({ $0.lexeme.lemma == "I" }).count == 1,
      !row.contains(where: {
        $0.lexeme.wordClass == .conjunction || $0.lexeme.lemma == "be"
          || $0.lexeme.wordClass == .adposition && !["go out", "on"].contains($0.lexeme.lemma)
          || EnglishVerbForms.ofBe.contains($0.lexeme.lemma)
          || EnglishClauseSplitter.subordinators.contains($0.lexeme.lemma)
          || Self.grading.contains($0.lexeme.lemma)
          // *I/sick/no/go/school, don't/go/I/scared*: two thoughts as they were laid.
          || ["no", "don't"].contains($0.lexeme.lemma)
      }),
      let state = state(beside: place, in: row)
    else { return nil }
    let rest = row.indices.filter { $0 != place && $0 != state }.map { row[$0] }
    guard !rest.isEmpty else { return nil }
    let so = [row[place], EnglishWording.be, quality(row[state])]
    if rest.count > 1,
      rest.allSatisfy({
        $0.lexeme.kind.isTemporal || ["last", "next"].contains($0.lexeme.lemma)
      })
    {
      // *week/last/sick/I*.
      let isTurned = ["last", "next"].contains(rest[1].lexeme.lemma)
      return Reading(first: so + (isTurned ? [rest[1], rest[0]] + rest[2...] : rest))
    }
    // *grandpa/die/I/sad, tomorrow/dentist/I/scared*: what came first is said first.
    let isFirst = min(place, state) < 2
    return wished(so, rest) ?? asked(so, rest) ?? (isFirst ? dreaded(so, rest) : nil)
      ?? (isFirst ? befallen(so, rest) : nil)
      ?? lacked(so, rest) ?? done(so, rest)
  }

  private static let grading = EnglishWords.set("very so too really still again because")
  private static let felt = EnglishStatement.feelings.union(
    EnglishWords.set(
      """
      hungry thirsty starving tired sleepy exhausted sick dizzy cold hot freezing wet dirty full happy excited unwell
      """))
  /// What things are like as well.
  private static let outer = EnglishWords.set("cold hot warm wet dirty")

  private func state(beside place: Int, in row: [Constituent]) -> Int? {
    let beside = [place - 1, place + 1].first {
      row.indices.contains($0) && Self.felt.contains(row[$0].lexeme.lemma)
    }
    // *scared/storm/I, lonely/friend/want/I*: first and last of all.
    let isApart =
      place == row.count - 1 && Self.felt.contains(row[0].lexeme.lemma)
      && !Self.outer.contains(row[0].lexeme.lemma)
    guard let state = beside ?? (isApart ? 0 : nil) else { return nil }
    if Self.outer.contains(row[state].lexeme.lemma) {
      // *I/cold/water/want*: what the water is like.
      guard
        !row.contains(where: {
          KindSet.edible.contains($0.lexeme.kind) || $0.lexeme.kind == .weather
            || ["water", "bath", "shower", "towel"].contains($0.lexeme.lemma)
              && row[state].lexeme.lemma != "dirty"
        })
      else { return nil }
    }
    return state
  }

  private func quality(_ word: Constituent) -> Constituent {
    var quality = word
    let isMood = EnglishStatement.feelings.contains(word.lexeme.lemma)
    quality.lexeme = Lexeme(
      lemma: word.lexeme.lemma, wordClass: .adjective, kind: isMood ? .emotion : .state)
    return quality
  }

  private func isDeed(_ lexeme: Lexeme) -> Bool {
    lexeme.wordClass == .verb
      || ["sleep", "rest", "play", "drink", "work", "cry", "walk", "dance"].contains(lexeme.lemma)
  }

  /// *bed/go/want, break/need, pizza/want*.
  private func wished(_ so: [Constituent], _ rest: [Constituent]) -> Reading? {
    guard rest.count > 1, rest.count < 5,
      let wish = rest.firstIndex(where: { ["want", "need"].contains($0.lexeme.lemma) }),
      !rest.contains(where: { $0.lexeme.kind == .negation || $0.lexeme.wordClass == .pronoun })
    else { return nil }
    let others = rest.indices.filter { $0 != wish }.map { rest[$0] }
    let ask = speaker + [rest[wish].asVerb]
    if others.count == 1,
      ["break", "nap", "hug", "shower", "bath", "drink"].contains(
        others[0].lexeme.lemma)
    {
      return Reading(first: so, second: ask + word("a") + others)
    }
    guard let deed = others.firstIndex(where: { isDeed($0.lexeme) }) else {
      return Reading(first: so, second: ask + others)
    }
    let objects = others.indices.filter { $0 != deed }.map { others[$0] }
    return Reading(first: so, second: ask + [others[deed].asVerb] + objects)
  }

  /// *what/eat, where/bathroom*.
  private func asked(_ so: [Constituent], _ rest: [Constituent]) -> Reading? {
    guard rest.count == 2, rest[0].lexeme.lemma == "what",
      ["eat", "drink", "do", "play", "wear"].contains(rest[1].lexeme.lemma)
    else { return nil }
    return Reading(
      first: so,
      second: [rest[0], Constituent(Lexeme(lemma: "can", wordClass: .verb, kind: .modal))]
        + speaker + [rest[1].asVerb])
  }

  /// *dog/die, brother/hit/me, grandma/sick*: what somebody else does or is.
  private func befallen(_ so: [Constituent], _ rest: [Constituent]) -> Reading? {
    guard rest.count > 1, rest.count < 5,
      let doer = rest.firstIndex(where: {
        !$0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .pronoun
      }),
      rest[doer].lexeme.isBeing || ["you", "he", "she", "they"].contains(rest[doer].lexeme.lemma),
      doer + 1 < rest.count, !["me", "us", "him", "them"].contains(rest[doer].lexeme.lemma)
    else { return nil }
    let next = rest[doer + 1].lexeme
    if next.wordClass == .adjective, doer + 2 == rest.count {
      return Reading(first: so, second: rest[...doer] + [EnglishWording.be, rest[doer + 1]])
    }
    guard next.wordClass == .verb || frames.listed(next.lemma) != nil else { return nil }
    return Reading(
      first: so, second: rest[...doer] + [rest[doer + 1].asVerb] + rest[(doer + 2)...])
  }

  /// *storm, dog/big; test/tomorrow*: what one is afraid of or nervous about.
  private func dreaded(_ so: [Constituent], _ rest: [Constituent]) -> Reading? {
    guard let feeling = so.last?.lexeme.lemma, EnglishStatement.feelings.contains(feeling),
      let link = EnglishHabits.preposition(behind: feeling),
      let noun = rest.firstIndex(where: {
        $0.lexeme.wordClass == .noun && !$0.lexeme.kind.isTemporal
      })
    else { return nil }
    let isFear = ["scared", "afraid", "frightened"].contains(feeling)
    let thing = rest[noun].lexeme
    guard
      isFear && !thing.isHuman || thing.kind == .event
        || EnglishPeople.visited.contains(thing.lemma)
    else { return nil }
    let qualities = rest.filter {
      $0.lexeme.wordClass == .adjective && $0.lexeme.lemma != thing.lemma
    }
    let times = rest.filter { $0.lexeme.kind.isTemporal }
    guard qualities.count + times.count + 1 == rest.count, isFear || qualities.isEmpty else {
      return nil
    }
    return Reading(first: so + word(link) + word("the") + qualities + [rest[noun]] + times)
  }

  /// *hungry/I / pizza, cold/I / jacket*: what one wants because of it.
  private func lacked(_ so: [Constituent], _ rest: [Constituent]) -> Reading? {
    guard rest.count == 1, let state = so.last?.lexeme.lemma, rest[0].lexeme.namesThing else {
      return nil
    }
    let thing = rest[0].lexeme
    let isIt =
      switch state {
      case "hungry", "starving": KindSet.edible.contains(thing.kind) && thing.kind != .drink
      case "thirsty": thing.kind == .drink || thing.lemma == "water"
      case "cold", "freezing": thing.kind == .clothing || thing.lemma == "blanket"
      case "tired", "sleepy": ["bed", "pillow", "blanket"].contains(thing.lemma)
      case "dirty": ["bath", "shower"].contains(thing.lemma)
      default: false
      }
    let wish = state == "cold" || state == "freezing" ? "need" : "want"
    return isIt ? Reading(first: so, second: speaker + [verb(wish), rest[0]]) : nil
  }

  /// *stop/not/touch/me, not/hit/me/stop*: what is to end, and what is not to be done (CGEL §11.29).
  func halted(_ row: [Constituent]) -> Reading? {
    guard row.count > 2, row.count < 7,
      let stop = [0, row.count - 1].first(where: { row[$0].lexeme.lemma == "stop" }),
      case let rest = stop == 0 ? Array(row.dropFirst()) : Array(row.dropLast()),
      ["not", "don't"].contains(rest[0].lexeme.lemma),
      rest[1].lexeme.wordClass == .verb || frames.listed(rest[1].lexeme.lemma) != nil,
      !rest.contains(where: { ["I", "we", "he", "she", "they"].contains($0.lexeme.lemma) })
    else { return nil }
    let denial = [rest[0], rest[1].asVerb] + rest[2...]
    return stop == 0
      ? Reading(first: [row[stop].asVerb], second: denial, isRequest: true, asksNext: true)
      : Reading(first: denial, second: [row[stop].asVerb], isRequest: true, asksNext: true)
  }

  /// *bed/go, stay/home, eat; stop; not/eat/more*: what one does or wants to do.
  private func done(_ so: [Constituent], _ rest: [Constituent]) -> Reading? {
    if rest.count == 1, ["stop", "help"].contains(rest[0].lexeme.lemma) {
      return Reading(first: so, second: [rest[0].asVerb], asksNext: true)
    }
    guard rest.count < 5, let deed = rest.firstIndex(where: { isDeed($0.lexeme) }),
      rest.filter({ $0.lexeme.wordClass == .verb }).count < 2,
      !rest.contains(where: {
        $0.lexeme.kind == .question || $0.lexeme.kind == .social || $0.lexeme.wordClass == .pronoun
          || $0.lexeme.isBeing
      })
    else { return nil }
    let not = rest.filter { $0.lexeme.lemma == "not" }
    guard not.isEmpty || rest.count < 4 else { return nil }
    let others = rest.indices.filter { $0 != deed && rest[$0].lexeme.lemma != "not" }
      .map { rest[$0] }
    let isWish = Self.wishes.contains(rest[deed].lexeme.lemma)
    // *excited/open/present* is one thought.
    guard isWish || Self.plain.contains(rest[deed].lexeme.lemma) else { return nil }
    return Reading(
      first: so,
      second: speaker + not + (isWish ? [verb("want")] : []) + [rest[deed].asVerb] + others)
  }

  private static let wishes = EnglishWords.set("eat drink sleep go rest play lie leave nap sit")
    .union(["lie down", "go home", "go out", "sit down"])
  private static let plain = EnglishWords.set("stay work cry")
}
