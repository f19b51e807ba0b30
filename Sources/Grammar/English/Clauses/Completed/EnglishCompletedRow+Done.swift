import AACCore

/// What a thing does, which no person who speaks would do: *bag/weigh/five/kilo, faucet/leak/water, fireworks/make/a lot of/noise,
/// ambulance/take/grandpa/hospital, wheelchair/tire/need/air, cow/give/milk*; and how long and who is asked.
///
/// Sources: CGEL §10.21 (agents and instruments as subjects), §4.5 (the timeless present), §11.14–11.18 (*wh*-questions).
extension EnglishCompletedRow {
  func doneByThing(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard row.count > 2,
      let verb = words.firstIndex(where: Self.deeds.contains), verb > 0, verb < 4,
      verb + 1 < row.count, case let named = row[..<verb], let doer = named.last?.lexeme,
      isVerbless(named), isPhrase(named), !doer.isHuman, EnglishPronouns.of(doer.lemma) == nil,
      doer.wordClass == .noun, isDone(words, verb, by: doer, row)
    else { return nil }
    let hasArticle = named[0].lexeme.isDeterminerLike || named[0].lexeme.wordClass == .determiner
    let who = (hasArticle || EnglishHabits.isPlural(doer) ? [] : small("the")) + named
    var rest = Array(row[(verb + 1)...])
    if words[verb] == "take" {
      guard let place = rest.last, let spot = goal(place) else { return nil }
      rest = rest.dropLast() + spot
    }
    if ["noise", "fire"].contains(words[words.count - 1]),
      row[row.count - 2].lexeme.wordClass != .adjective
    {
      // *A lot of noise, breathe fire*: not counted here (CGEL §5.4).
      rest[rest.count - 1].lexeme.countability = .mass
    }
    var told = Completed(
      Laid(row: [row[verb].asVerb] + rest, isOngoing: words[verb] == "leak", subject: who))
    told.isTimeless = words[verb] == "give"
    return told
  }

  private static let deeds = EnglishWords.set("weigh leak make take need give breathe")

  /// Whether such a thing does so.
  private func isDone(
    _ words: [String], _ verb: Int, by doer: Lexeme, _ row: [Constituent]
  ) -> Bool {
    let rest = row[(verb + 1)...]
    guard let last = rest.last?.lexeme, !rest.contains(where: isVerb) else { return false }
    switch words[verb] {
    case "weigh":
      return row[verb + 1].lexeme.wordClass == .numeral || row[verb + 1].lexeme.kind == .quantity
        || ["a lot", "a ton", "too much", "more", "less"].contains(words[verb + 1])
    case "leak": return rest.count == 1 && (last.kind == .drink || Self.fluids.contains(last.lemma))
    case "make": return ["noise", "sound"].contains(last.lemma) && !doer.isBeing
    case "take":
      return doer.kind == .vehicle && rest.count == 2 && rest[verb + 1].lexeme.isHuman
        && rest[verb + 1].lexeme.wordClass != .pronoun
        && (last.isPlaceLike || last.wordClass == .noun)
    case "need":
      return verb == 2 && Self.parts.contains(doer.lemma) && rest.count == 1
        && (row[0].lexeme.kind == .vehicle || EnglishHabits.aids.contains(words[0]))
    case "give":
      return rest.count == 1 && Self.yields.contains(last.lemma) && !row[0].lexeme.isHuman
    case "breathe": return doer.kind == .animal || doer.lemma == "dragon"
    default: return false
    }
  }

  private static let fluids = EnglishWords.set("water oil gas air juice milk")
  private static let parts = EnglishWords.set("tire wheel seat engine brake battery")
  /// What animals and plants give.
  private static let yields = EnglishWords.set(
    "milk egg eggs wool honey fruit apples oranges shade light oxygen heat")

  /// *To the hospital, to school, home.*
  private func goal(_ place: Constituent) -> [Constituent]? {
    let noun = place.lexeme
    guard noun.wordClass == .noun || noun.lemma == "work" || noun.lemma == "park" else {
      return nil
    }
    if noun.lemma == "home" { return [place] }
    let isBare = EnglishHabits.barePlaces.contains(noun.lemma) || noun.lemma == "work"
    return small("to") + (isBare ? [] : small("the")) + [place]
  }

  // MARK: Asked

  /// *How many/kid/be/class, how long/last/movie, which/want/red/blue, who/be/teacher/music*.
  func asked(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard row.count > 2 else { return nil }
    if let asked = howMany(row, words) ?? askedHowLong(row, words) ?? whichOf(row, words)
      ?? askedOfTwo(row, words)
    {
      return Completed(asked)
    }
    return askedWho(row, words)
  }

  /// *How long/last/movie, how long/movie/last*: what goes on for so long.
  private func askedHowLong(_ row: [Constituent], _ words: [String]) -> Laid? {
    guard words[0] == "how long", row.count == 3 || row.count == 4, words.contains("last"),
      let last = words.firstIndex(of: "last"), last == 1 || last == row.count - 1,
      case let named = last == 1 ? row[2...] : row[1..<last], let event = named.last?.lexeme,
      event.wordClass == .noun || event.lemma == "class", !event.isBeing, !event.kind.isTemporal,
      named.count == 1 || named.first?.lexeme.isDeterminerLike == true
    else { return nil }
    let verb = EnglishScene(frames: frames, lexicon: lexicon).verb("last", for: row[last])
    return Laid(
      row: [verb, row[0]], asks: true, subject: (named.count == 1 ? small("the") : []) + named)
  }

  /// *Who/be/teacher/music*: who has which task.
  private func askedWho(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard row.count == 4, words[0] == "who", words[1] == "be",
      let task = [2, 3].first(where: { Self.tasks.contains(words[$0]) }),
      case let field = 5 - task, row[field].lexeme.wordClass == .noun, !row[field].lexeme.isHuman,
      let first = row[field].tile, let second = row[task].tile
    else { return nil }
    let name = words[field] + " " + words[task]
    var known = row[field]
    known.lexeme =
      lexicon.known(name) ?? Lexeme(lemma: name, wordClass: .noun, kind: .person)
    return Completed(row[..<2] + small("the") + [known], joins: [first: [first, second]])
  }

  private static let tasks = EnglishWords.set("teacher doctor coach driver therapist instructor")
}
