import AACCore

/// Rows of a clause within another, with the words left out that say who does the second: *I wish/have/dog, grandpa/say/tomorrow/rain,
/// hope/not/rain/tomorrow, ask/teacher/when/field trip, not/know/where/shoes*.
///
/// Sources: CGEL §15.4–15.7 (clauses that are said, hoped and asked), §14.24 (*wish* and the past), §10.26 (*it* of the weather), §12.46
/// (what is left out).
struct EnglishFilledClauses {
  let thoughts: EnglishTwoThoughts
  var frames: FrameTable { thoughts.frames }

  /// The row with the words that it leaves out; nil where it leaves none out, or is of another kind.
  func laid(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 1, row.count < 10 else { return nil }
    return wished(row) ?? hoped(row) ?? said(row) ?? asked(row) ?? aimed(row) ?? poured(row)
  }

  /// *bring/glass/water/cold, want/cup/coffee/hot*: what is in it is so (CGEL §5.7).
  private func poured(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 3, let last = row.last,
      ["cold", "hot", "warm", "fresh", "cool"].contains(last.lexeme.lemma),
      case let drink = row[row.count - 2], KindSet.edible.contains(drink.lexeme.kind),
      EnglishTwoThoughts.vessels.contains(row[row.count - 3].lexeme.lemma),
      case let before = row.dropLast(3), before.contains(where: { $0.lexeme.wordClass == .verb })
    else { return nil }
    let isHanded =
      before.count == 1 && ["bring", "give", "pass", "get"].contains(row[0].lexeme.lemma)
    return before + (isHanded ? small("me") : []) + [row[row.count - 3]] + small("of")
      + [last.asQuality, drink]
  }

  func small(_ text: String) -> [Constituent] { thoughts.small(text) }

  // MARK: Wished and hoped

  /// *I wish/have/dog, I/wish/be/big, I wish/snow, I wish/go/home*: what the speaker would have, be or do, if it could be so (CGEL
  /// §14.24).
  private func wished(_ row: [Constituent]) -> [Constituent]? {
    let isOne = row[0].lexeme.lemma == "I wish"
    let isOwn = row.count > 2 && thoughts.isMe(row[0]) && row[1].lexeme.lemma == "wish"
    let isBare =
      row.count > 2 && row[0].lexeme.lemma == "wish"
      && ["have", "be", "can"].contains(row[1].lexeme.lemma)
    guard isOne || isOwn || isBare, case let rest = Array(row[(isOwn ? 2 : 1)...]),
      let next = rest.first,
      !rest.contains(where: { $0.lexeme.wordClass == .conjunction || $0.lexeme.lemma == "to" })
    else { return nil }
    var wish = row[isOwn ? 1 : 0]
    wish.lexeme = EnglishStatementReader.verb("wish").lexeme
    let head = (isOwn ? [row[0]] : thoughts.speaker) + [wish]
    if isWeather(next), rest.dropFirst().allSatisfy(thoughts.isWhen) {
      return head + small("it") + [next.asVerb] + rest.dropFirst()
    }
    if next.lexeme.lemma == "not", rest.count == 2, isWeather(rest[1]) || isPain(rest[1]) {
      return head + small("it") + denied(next) + [rest[1].asVerb]
    }
    if thoughts.isQuality(next), next.lexeme.wordClass == .adjective, rest.count == 1 {
      return head + thoughts.speaker + [EnglishWording.be, next]
    }
    return wishedDeed(rest, next).map { head + thoughts.speaker + $0 }
  }

  /// *have/dog, can/fly, go/home*: what one would do is what one *could* do.
  private func wishedDeed(_ rest: [Constituent], _ next: Constituent) -> [Constituent]? {
    if ["can", "could"].contains(next.lexeme.lemma) { return rest.count > 1 ? rest : nil }
    if next.lexeme.lemma == "be" { return rest }
    guard next.lexeme.wordClass == .verb, thoughts.isVerb(next) else { return nil }
    return frames[next.lexeme.lemma].past == .state ? rest : EnglishTwoThoughts.modal("can") + rest
  }

  private func isPain(_ word: Constituent) -> Bool {
    EnglishTwoThoughts.hurting.contains(word.lexeme.lemma)
  }

  /// *doesn't* for a tile *not*.
  private func denied(_ not: Constituent) -> [Constituent] {
    [Constituent(thoughts.lexicon.lexeme(for: "doesn't"), tile: not.tile)]
  }

  /// *hope/not/rain/tomorrow, I/hope/snow, hope/not/hurt*: the weather, and what is to hurt, are hoped for in a clause (CGEL §16.33);
  /// what is denied is what is hoped.
  private func hoped(_ row: [Constituent]) -> [Constituent]? {
    let verb = thoughts.isMe(row[0]) ? 1 : 0
    guard verb + 1 < row.count, row[verb].lexeme.lemma == "hope" else { return nil }
    let isDenied = row[verb + 1].lexeme.lemma == "not"
    let index = verb + (isDenied ? 2 : 1)
    guard index < row.count, row[(index + 1)...].allSatisfy(thoughts.isWhen) else { return nil }
    let head = (verb == 1 ? [row[0]] : thoughts.speaker) + [row[verb].asVerb]
    let times = row[(index + 1)...]
    if isWeather(row[index]) || isDenied && isPain(row[index]) {
      let denial = isDenied ? denied(row[verb + 1]) : []
      return head + small("it") + denial + [row[index].asVerb] + times
    }
    guard isDenied, row[index].lexeme.wordClass == .adjective || row[index].lexeme.lemma == "late"
    else { return nil }
    return head + thoughts.speaker + [EnglishWording.be, row[verb + 1], row[index].asQuality]
      + times
  }

  /// *rain, snow*: what nobody does.
  func isWeather(_ word: Constituent) -> Bool {
    ["rain", "snow", "hail"].contains(word.lexeme.lemma)
  }

  // MARK: Said

  /// *grandpa/say/tomorrow/rain*: what is said of the weather (CGEL §16.31).
  private func said(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 2, let end = thoughts.subjectEnd(row), end + 1 < row.count,
      row[end].lexeme.lemma == "say",
      row[end - 1].lexeme.isHuman || thoughts.isNominative(row[end - 1]),
      case let rest = Array(row[(end + 1)...])
    else { return nil }
    let head = Array(row[...end])
    if let sky = rest.firstIndex(where: isWeather), rest.count < 4,
      rest.indices.allSatisfy({ $0 == sky || thoughts.isWhen(rest[$0]) })
    {
      let times = rest.indices.filter { $0 != sky }.map { rest[$0] }
      return head + small("it") + [rest[sky].asVerb] + times
    }
    if Self.healers.contains(row[end - 1].lexeme.lemma), rest.count > 1,
      thoughts.isNominative(rest[0]), Self.advised.contains(rest[1].lexeme.lemma)
    {
      // *doctor/say/I/rest*: it is advice (CGEL §4.56).
      return head + [rest[0]] + EnglishTwoThoughts.modal("should") + [rest[1].asVerb] + rest[2...]
    }
    return nil
  }

  private static let healers = EnglishWords.set("doctor nurse dentist therapist vet")
  private static let advised = EnglishWords.set(
    "rest sleep drink eat take stay exercise walk stop wear come wait practice")

  // MARK: Asked

  /// *ask/teacher/when/field trip, tell/me/where/bathroom, not/know/where/shoes*: where and when something is (CGEL §15.5).
  private func asked(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 2, row.count < 8,
      let asking = row.indices.first(where: {
        ["where", "when", "who"].contains(row[$0].lexeme.lemma)
      }), asking > 0, asking + 1 < row.count,
      thoughts.nounEnd(row, from: asking + 1) == row.count,
      let thing = row.last?.lexeme, thing.wordClass == .noun, frames.listed(thing.lemma) == nil,
      let head = asker(Array(row[..<asking]))
    else { return nil }
    let isOwn =
      asking + 2 == row.count && !thing.isBeing
      && (thing.kind == .clothing || thing.kind == .toy || Self.owned.contains(thing.lemma))
    return head + [row[asking]] + (isOwn ? small("my") : []) + row[(asking + 1)...]
      + [EnglishWording.be]
  }

  /// Who is asked, told or does not know it.
  private func asker(_ words: [Constituent]) -> [Constituent]? {
    if words[0].lexeme.lemma == "ask" || words[0].lexeme.lemma == "tell" {
      let whom = Array(words.dropFirst())
      guard let last = whom.last?.lexeme,
        last.isHuman || ["me", "him", "her", "us", "them"].contains(last.lemma),
        whom.dropLast().allSatisfy(\.lexeme.isDeterminerLike)
      else { return nil }
      return words
    }
    let begin = thoughts.isMe(words[0]) ? 1 : 0
    if words.count == begin + 1, ["forget", "remember"].contains(words[begin].lexeme.lemma) {
      return (begin == 1 ? [] : thoughts.speaker) + words
    }
    guard words.count == begin + 2, ["not", "don't"].contains(words[begin].lexeme.lemma),
      ["know", "remember"].contains(words[begin + 1].lexeme.lemma)
    else { return nil }
    return (begin == 1 ? [] : thoughts.speaker) + words
  }

  private static let owned = EnglishWords.set(
    "phone tablet backpack bag glasses keys key book wallet purse pencil cup bottle lunchbox ball")
}
