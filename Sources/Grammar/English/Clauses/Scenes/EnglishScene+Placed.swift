import AACCore

/// When and where it is, laid without a preposition: *what/you/get/Christmas, Halloween/I/be/vampire, I/want/bike/birthday,
/// we/play/bingo/speech, where/bathroom/restaurant, we/stay/hotel/with/pool, after/lunch/watch/movie, art/class/paint/tree*.
///
/// Sources: CGEL §9.34–9.40 (prepositions of time), §9.15–9.19 (places), §5.41–5.47 (bare nouns), §8.86 (adverbials first).
extension EnglishScene {
  func placed(_ row: [Constituent], _ words: [String]) -> Laid? {
    festive(row, words) ?? inLesson(row, words) ?? within(row, words) ?? behindMeal(row, words)
      ?? together(row, words) ?? atChurch(row, words) ?? done(row, words) ?? about(row, words)
  }

  // MARK: Festivities

  /// *What/you/get/Christmas, I/want/bike/birthday, Halloween/I/be/vampire*: for, at or on a feast.
  private func festive(_ row: [Constituent], _ words: [String]) -> Laid? {
    guard words.count > 2, !words.contains("happy"), !words.contains("merry") else { return nil }
    let last = words.count - 1
    guard let feast = [0, last].first(where: { Self.feasts.contains(words[$0].lowercased()) }),
      case var rest = row.indices.filter({ $0 != feast }).map({ row[$0] }),
      feast == 0
        || !Self.leading.contains(row[last - 1].lexeme.lemma)
          && row[last - 1].lexeme.wordClass != .adposition
          && row[last - 1].lexeme.kind != .possessive
          && !row[last - 1].lexeme.isDeterminerLike && row[last - 1].lexeme.wordClass != .adjective
          && row[last - 1].lexeme.wordClass != .conjunction
    else { return nil }
    let isBirthday = words[feast] == "birthday"
    guard
      let verb = rest.firstIndex(where: { $0.lexeme.wordClass == .verb || isDoneByUs(rest, $0) }),
      verb > 0 || words[feast] != "birthday" || feast == last, verb + 1 <= rest.count,
      feast != 0 || rest[verb].lexeme.lemma == "get"
        || verb > 0 && rest[0].lexeme.isSubjectForm && !isBirthday
    else { return nil }
    let deed = rest[verb].lexeme.lemma
    let isGotten = Self.gotten.contains(deed)
    let isPlayed = deed == "be" || deed == "dress up"
    let isWorn = deed == "wear"
    if feast == 0, verb == 0, ["get", "receive"].contains(deed), rest.count > 1 {
      return Laid(
        row: speaker + [rest[0]] + oneOf(Array(rest[1...])) + small("for")
          + (isBirthday ? small("my") : []) + [row[feast]], isOver: true)
    }
    guard isGotten || isPlayed || !isBirthday && deed != "like" && deed != "love",
      isGotten || isWorn || verb + 1 < rest.count,
      isGotten || isPlayed || !frames[deed].isOpener
        || feast == 0 && thoughts.nounEnd(rest, from: verb + 1) == rest.count
    else { return nil }
    if isPlayed, verb == 0 { return nil }
    if isPlayed { rest = rest[...verb] + oneOf(Array(rest[(verb + 1)...])) }
    let link =
      isGotten || isPlayed || isWorn
      ? "for" : words[feast].lowercased() == "halloween" ? "on" : "at"
    let isAsked = rest[0].lexeme.kind == .question
    let other = rest.dropFirst(verb + 1).last { $0.lexeme.isHuman && $0.lexeme.wordClass == .noun }
    let owner = other.map { EnglishPeople.female.contains($0.lexeme.lemma) ? "her" : "his" } ?? "my"
    return Laid(
      row: (verb == 0 && isGotten ? speaker : []) + rest
        + lexicon.small(link, tile: row[feast].tile)
        + (isBirthday ? small(isAsked ? "your" : owner) : []) + [row[feast]],
      isAhead: isPlayed)
  }

  /// *We/open*: a word that is a quality as well, behind who does it.
  private func isDoneByUs(_ row: [Constituent], _ word: Constituent) -> Bool {
    row.count > 2 && row[1].tile == word.tile && row[0].lexeme.isSubjectForm && isDone(word)
  }

  private static let feasts = EnglishWords.set(
    "christmas halloween easter thanksgiving hanukkah birthday valentine's purim diwali")
  private static let gotten = EnglishWords.set("want get buy need wish ask receive give")
  private static let leading = EnglishWords.set("like love hate is be my your before after until")

  // MARK: Lessons

  /// *We/play/bingo/speech, I/paint/tree/art, art/class/paint/tree*: at what time of the day at school.
  private func inLesson(_ row: [Constituent], _ words: [String]) -> Laid? {
    let last = words.count - 1
    if last > 0, last < 3, ["speech", "therapy"].contains(words[0]),
      ["fun", "boring", "hard", "easy", "long", "cool"].contains(words[1]),
      last == 1 || row[2].lexeme.kind.isTemporal
    {
      return Laid(
        row: [EnglishWording.be, row[1].asQuality] + row[2...], subject: lesson([row[0]]))
    }
    if last > 2, words[1] == "class", Self.lessons.contains(words[0]),
      row[2].lexeme.wordClass == .verb || Self.learnt.contains(words[2])
    {
      return Laid(
        row: [row[2].asVerb] + oneOf(Array(row[3...])) + small("in") + lesson(Array(row[..<2])),
        isOver: true, subject: small("we"))
    }
    guard last == 3, row[0].lexeme.isSubjectForm || row[0].lexeme.isHuman,
      Self.learnt.contains(words[1]), row[2].lexeme.wordClass == .noun,
      row[2].lexeme.kind != .place,
      Self.lessons.contains(words[3])
    else { return nil }
    let name = lesson([row[3]])
    let subject = row[0].lexeme.isSubjectForm ? [row[0]] : known(row[..<1])
    return Laid(
      row: [row[1].asVerb, row[2]] + small(words[3] == "recess" ? "at" : "in") + name,
      subject: subject)
  }

  /// The name of a lesson, which has no article (CGEL §5.41).
  private func lesson(_ words: [Constituent]) -> [Constituent] {
    var words = words
    for index in words.indices {
      words[index].lexeme = Lexeme(
        lemma: words[index].lexeme.lemma, wordClass: .noun, kind: .subject)
      words[index].lexeme.countability = .mass
      words[index].lexeme.article = .bare
    }
    return words
  }

  private static let lessons = EnglishWords.set(
    "speech math art music reading science gym therapy recess PE history spelling writing English drama"
  )
  private static let learnt = EnglishWords.set(
    "play make paint draw read write learn do sing build watch use eat see have")

  // MARK: Places in places

  /// *Where/bathroom/restaurant*: a room of a house; *we/stay/hotel/with/pool*: what a place has;
  /// *forget/my/bear/hotel*: where it was left.
  private func within(_ row: [Constituent], _ words: [String]) -> Laid? {
    let last = words.count - 1
    if words.count == 3, words[0] == "where",
      row[1].lexeme.kind == .room || row[1].lexeme.kind == .furniture
        || Self.fittings.contains(words[1]),
      row[2].lexeme.isPlaceLike, row[2].lexeme.kind != .room, row[2].lexeme.wordClass == .noun,
      !EnglishCompounds.joins(row[1].lexeme, row[2].lexeme)
    {
      return Laid(
        row: [row[0], EnglishWording.be] + small("the") + [row[1]] + small("in") + small("the")
          + [row[2]], asks: true)
    }
    if last > 2, words[last - 1] == "with", row[last - 2].lexeme.isPlaceLike,
      Self.featured.contains(words[last]),
      let verb = row.firstIndex(where: { $0.lexeme.wordClass == .verb }), verb == last - 3,
      verb == 0 || row[0].lexeme.isSubjectForm
    {
      let link =
        Self.staying.contains(words[verb])
        ? words[verb] == "live" ? "in" : "at" : Self.going.contains(words[verb]) ? "to" : nil
      let isWish = verb == 0 && EnglishTwoThoughts.own.contains(words[verb])
      return Laid(
        row: (verb == 0 ? speaker : [row[0]]) + (isWish ? [self.verb("want")] : []) + [row[verb]]
          + (link.map { lexicon.small($0, tile: row[last - 2].tile) } ?? [])
          + lexicon.small("a", tile: row[last - 2].tile) + [row[last - 2], row[last - 1]]
          + oneOf([row[last]]), isOver: words[verb] == "stay" && !isWish)
    }
    if words.count == 4, words[1] == "stuck" || words[1] == "caught",
      ["in", "on", "under"].contains(words[2]),
      row[3].lexeme.kind == .body, row[0].lexeme.isNominal, !row[0].lexeme.isBeing
    {
      return Laid(
        row: [EnglishWording.be, row[1].asQuality, row[2]] + small("my") + [row[3]],
        subject: row[0].lexeme.wordClass == .noun ? known(row[..<1]) : [row[0]])
    }
    if words.count == 3 || words.count == 4,
      ["tomorrow", "today", "tonight"].contains(words[0]) || row[0].lexeme.kind == .weekday,
      row[1].lexeme.kind == .possessive, row[last].lexeme.kind == .event
    {
      return Laid(row: row[1...] + [EnglishWording.be, row[0]])
    }
    let begin = row[0].lexeme.isSubjectForm ? 1 : 0
    guard last > begin + 1, Self.losing.contains(words[begin]), row[last].lexeme.isPlaceLike,
      row[last].lexeme.wordClass == .noun, row[last].lexeme.kind != .home,
      thoughts.nounEnd(row, from: begin + 1) == last
    else { return nil }
    let thing = Array(row[(begin + 1)..<last])
    return Laid(
      row: [row[begin].asVerb] + (thing.count == 1 ? small("my") : []) + thing
        + small(Self.inside.contains(row[last].lexeme.kind) ? "in" : "at") + small("the")
        + [row[last]], isOver: true, subject: begin == 1 ? [row[0]] : speaker)
  }

  private static let staying = EnglishWords.set("stay be live sleep eat work play")
  private static let going = EnglishWords.set("go come move drive travel fly walk run return")
  private static let fittings = EnglishWords.set(
    "toilet restroom bathroom elevator exit entrance ATM stairs cafeteria escalator lift lobby")
  private static let inside = KindSet(.room, .vehicle)
  private static let losing = EnglishWords.set("forget lose leave")
  private static let featured = EnglishWords.set(
    "pool garden view balcony playground slide beach breakfast sauna gym elevator yard porch waterslide"
  )

  // MARK: After what

  /// *After/lunch/watch/movie, before/bed/read/book*: when the speaker wants to do it; *after/lunch/I/tired*: when he is so.
  private func behindMeal(_ row: [Constituent], _ words: [String]) -> Laid? {
    if words.count > 2, row[0].lexeme.kind == .meal || words[0] == "recess",
      EnglishTwoThoughts.own.contains(words[1]), !["eat", "drink"].contains(words[1]),
      ["with", "next to", "by", "near"].contains(words[2])
    {
      return Laid(
        row: speaker + [verb("want"), row[1].asVerb] + row[2...] + small("at") + [row[0]])
    }
    guard words.count > 2, ["after", "before"].contains(words[0]), words[2] != "walk",
      row[1].lexeme.kind == .meal || Self.ends.contains(words[1])
    else { return nil }
    if words.count > 3, let state = thoughts.state(Array(row[2...])), !state.isPlaced {
      return Laid(row: state.words + row[..<2])
    }
    guard row[2].lexeme.wordClass == .verb || EnglishTwoThoughts.own.contains(words[2]),
      EnglishTwoThoughts.own.contains(words[2])
        || frames[words[2]].isListed && !frames[words[2]].isOpener,
      words[2] != "be", thoughts.completes(row[2].asVerb.lexeme, Array(row[3...]))
    else { return nil }
    return wish([row[2].asVerb] + row[3...] + row[..<2])
  }

  /// *Sing/church/Sunday*: where, and on which day.
  private func atChurch(_ row: [Constituent], _ words: [String]) -> Laid? {
    guard words.count == 3, let place = words.firstIndex(of: "church"),
      let day = row.firstIndex(where: {
        $0.lexeme.kind == .weekday || $0.lexeme.lemma == "tomorrow"
      }),
      case let deed = 3 - place - day, place != day, isDone(row[deed]),
      !["go", "come", "have", "be", "want", "like"].contains(words[deed])
    else { return nil }
    return Laid(
      row: speaker + [row[deed].asVerb] + small("at") + [row[place], row[day]], isAhead: true)
  }

  /// *Last night/watch/scary/movie*: what the speaker did then.
  private func done(_ row: [Constituent], _ words: [String]) -> Laid? {
    guard words.count == 4, row[0].lexeme.kind.isTemporal, lexicon.tense(of: words[0]) == .past,
      isDone(row[1]), row[2].lexeme.wordClass == .adjective, row[3].lexeme.wordClass == .noun,
      row[1].lexeme.wordClass == .verb || EnglishTwoThoughts.own.contains(words[1])
    else { return nil }
    return Laid(row: speaker + [row[1].asVerb] + oneOf(Array(row[2...])) + [row[0]])
  }

  // MARK: With whom

  /// *Friday/go/movies/friends*: where the speaker would like to go with others.
  private func together(_ row: [Constituent], _ words: [String]) -> Laid? {
    guard words.count > 3, row[0].lexeme.kind.isTemporal, words[1] == "go",
      row[2].lexeme.isPlaceLike || Self.outings.contains(words[2]),
      row[2].lexeme.wordClass == .noun,
      let who = row.last?.lexeme, who.isHuman, who.wordClass != .pronoun,
      thoughts.nounEnd(row, from: 3) == row.count
    else { return nil }
    let group = Array(row[3...])
    return Laid(
      row: speaker + [row[1]] + small("to") + small("the") + [row[2]] + small("with")
        + (group.count == 1 ? known(row[3...3]) : group) + [row[0]],
      isAhead: lexicon.tense(of: words[0]) == nil)
  }

  private static let outings = EnglishWords.set(
    "movies concert circus fair game show carnival mall")

  // MARK: About what

  /// *Last night/have/bad/dream/monster, I/have/dream/shark*: what one dreamt of; *check/closet/monster*: for what.
  private func about(_ row: [Constituent], _ words: [String]) -> Laid? {
    let last = words.count - 1
    if let have = words.firstIndex(of: "have"), have < 2, last > have + 1,
      ["dream", "nightmare"].contains(words[last - 1]), row[last].lexeme.wordClass == .noun,
      have == 0 || words[0] == "I" || row[0].lexeme.kind.isTemporal
    {
      let who = have == 1 && words[0] == "I" ? [row[0]] : speaker
      let when = have == 1 && words[0] != "I" ? [row[0]] : []
      return Laid(
        row: who + [row[have].asVerb] + small("a") + row[(have + 1)..<last] + small("about")
          + oneOf([row[last]]) + when, isOver: when.isEmpty)
    }
    guard words.count == 3, ["check", "search"].contains(words[0]),
      row[2].lexeme.wordClass == .noun,
      row[1].lexeme.wordClass == .noun,
      row[2].lexeme.roleKind == .animal
        || ["monster", "monsters", "ghost", "ghosts", "key", "keys"].contains(words[2])
    else { return nil }
    return Laid(
      row: [row[0].asVerb] + small("the") + [row[1]] + small("for")
        + EnglishStatedRow(frames: frames, lexicon: lexicon).several(row[2]), isRequest: true,
      isSettled: true)
  }

  private static let ends = EnglishWords.set(
    "school work bed bath church therapy class practice recess homework nap swimming")
}
