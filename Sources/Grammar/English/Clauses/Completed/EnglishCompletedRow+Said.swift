import AACCore

/// What is done in a word that was laid as something else, and weather with its place: *yesterday/snow/mountain, tomorrow/rain/all/day,
/// how/end/story, ventilator/make/noise/strange, food/hospital/taste/bad, flight/delay/four/hours, I/go/open/restaurant, we/play/house,
/// who/dirty/floor, before/I/run/marathons, dad/give/kiss/good night, I/practice/sound/r, my/grandmother/cook/better/than/you, surprise/like/grandma*.
///
/// Sources: CGEL §10.26 (prop *it*), §11.14–11.18, §3.65 (passive), §4.43 (*be going to*), §8.72, §15.63; App. I.43–I.56.
extension EnglishCompletedRow {
  func saidSo(_ row: [Constituent], _ words: [String]) -> Completed? {
    if let told = weather(row, words) ?? storyEnds(row, words) ?? whoDid(row, words) { return told }
    if let told = strangely(row, words) ?? foodOf(row, words) ?? delayed(row, words) { return told }
    if let told = goingTo(row, words) ?? playHouse(row, words) ?? earlier(row, words) {
      return told
    }
    if let told = goodNight(row, words) ?? soundOf(row, words) ?? better(row, words) { return told }
    if let said = sorryFor(row, words) ?? toDo(row, words) ?? lacksPart(row, words)
      ?? bothDo(row, words)
    {
      return said
    }
    return liked(row, words) ?? notAny(row, words) ?? choking(row, words)
  }

  private func noun(_ word: Constituent) -> Constituent {
    word.lexeme.wordClass == .noun
      ? word : EnglishWordClasses(frames: frames, lexicon: lexicon).asNoun(word)
  }

  // MARK: Weather

  /// *Yesterday/snow/mountain, tomorrow/rain/all/day*: where and how long.
  private func weather(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard row.count == 3 || row.count == 4, row[0].lexeme.kind.isTemporal,
      ["snow", "rain", "hail", "storm"].contains(words[1])
    else { return nil }
    if row.count == 4 {
      guard words[2] == "all", let span = lexicon.known("all \(words[3])"), let first = row[2].tile,
        let second = row[3].tile
      else { return nil }
      var told = Completed(
        Laid(row: [row[1].asVerb, Constituent(span, tile: first), row[0]], subject: small("it")))
      told.joins = [first: [first, second]]
      return told
    }
    guard row[2].lexeme.wordClass == .noun,
      row[2].lexeme.isPlaceLike || row[2].lexeme.kind == .nature
    else { return nil }
    var told = Completed(Laid(row: [row[1].asVerb, row[2], row[0]], subject: small("it")))
    told.isByRole = true
    return told
  }

  // MARK: Asked

  /// *How/end/story*: what goes on by itself is asked of.
  private func storyEnds(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard row.count == 3, words[0] == "how", words[1] == "end",
      row[2].lexeme.wordClass == .noun, !row[2].lexeme.isBeing
    else { return nil }
    return Completed(
      Laid(row: [row[1].asVerb, row[0]], asks: true, subject: small("the") + [row[2]]))
  }

  /// *Who/dirty/floor*: what somebody did in a word for a quality.
  private func whoDid(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard row.count == 3, words[0] == "who", words[1] == "dirty" || words[1] == "wet",
      row[2].lexeme.wordClass == .noun, !row[2].lexeme.isBeing
    else { return nil }
    return Completed(
      Laid(row: [row[1].asVerb] + small("the") + [row[2]], asks: true, subject: [row[0]]))
  }

  // MARK: What things are like

  /// *Ventilator/make/noise/strange*.
  private func strangely(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard row.count == 4 || row.count == 5 && row[0].lexeme.isDeterminerLike,
      case let make = row.count - 3, words[make] == "make",
      ["noise", "sound"].contains(words[make + 1]),
      row[make + 2].lexeme.wordClass == .adjective, row[make - 1].lexeme.wordClass != .pronoun,
      !["not", "and"].contains(words[make - 1])
    else { return nil }
    var sound = noun(row[make + 1])
    sound.lexeme.countability = .count
    return Completed(
      Laid(
        row: [row[make]] + small("a") + [row[make + 2], sound], isOngoing: true,
        subject: row[..<(make - 1)] + [noun(row[make - 1])]))
  }

  /// *Food/hospital/taste/bad*: of which place.
  private func foodOf(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard row.count == 4, words[0] == "food", row[1].lexeme.isPlaceLike,
      ["taste", "smell", "look", "be"].contains(words[2]), row[3].lexeme.wordClass == .adjective
    else { return nil }
    return Completed(
      Laid(
        row: [row[2].asVerb, row[3]],
        subject: small("the") + [row[0]] + small("at") + small("the") + [row[1]]))
  }

  /// *Flight/delay/four/hours*: nobody is named who does it (CGEL §3.65).
  private func delayed(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard row.count == 2 || row.count == 4 && row[2].lexeme.wordClass == .numeral,
      words[1] == "delay" || words[1] == "delayed",
      [.event, .vehicle].contains(row[0].lexeme.kind) || words[0] == "flight",
      row[0].lexeme.wordClass == .noun
    else { return nil }
    var state = row[1]
    state.lexeme = Lexeme(lemma: "delayed", wordClass: .adjective, kind: .state)
    return Completed(
      Laid(
        row: [EnglishWording.be, state] + (row.count == 4 ? small("for") + row[2...] : []),
        subject: small("the") + [row[0]]))
  }

  // MARK: Deeds

  /// *I/go/open/restaurant*: what one means to do, in a word for a quality (CGEL §4.43).
  private func goingTo(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard isPlain, row.count == 4, words[1] == "go", row[0].lexeme.isSubjectForm,
      ["open", "close", "clean"].contains(words[2]), row[3].lexeme.wordClass == .noun,
      !row[3].lexeme.isBeing
    else { return nil }
    var deed = row[2].asVerb
    deed.tile = row[1].tile
    var told = Completed(Laid(row: [deed, row[3]], subject: [row[0]]))
    told.isMeant = true
    if let first = row[1].tile, let second = row[2].tile { told.joins = [first: [first, second]] }
    return told
  }

  /// *We/play/house*: the game of that name.
  private func playHouse(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard row.count > 2, row.count < 5, let play = words.firstIndex(of: "play"), play > 0, play < 3,
      row.count == play + 2, words[play + 1] == "house"
    else { return nil }
    var game = row[play + 1]
    game.lexeme = Lexeme(lemma: "house", wordClass: .noun, kind: .game)
    game.lexeme.countability = .mass
    game.lexeme.article = .bare
    return Completed(
      Laid(row: [row[play], game], isOngoing: isPlain, subject: Array(row[..<play])))
  }

  /// *Before/I/run/marathons*: what one used to do at that time.
  private func earlier(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard isOver, row.count > 2, row.count < 6, words[0] == "before", row[1].lexeme.isSubjectForm,
      frames.listed(words[2]) != nil || row[2].lexeme.wordClass == .verb,
      !row[3...].contains(where: isVerb)
    else { return nil }
    var then = row[0]
    then.lexeme = Lexeme(lemma: "before", wordClass: .adverb, kind: .time)
    return Completed(Laid(row: [row[2].asVerb] + row[3...] + [then], subject: [row[1]]))
  }

  /// *Dad/give/kiss/good night, mom/give/me/hug/good night*: what it is called.
  private func goodNight(_ row: [Constituent], _ words: [String]) -> Completed? {
    let last = row.count - 1
    guard last > 2, last < 5, ["good night", "goodnight", "good morning"].contains(words[last]),
      let give = words.firstIndex(of: "give"), give > 0, give < 3,
      last == give + 2 || last == give + 3,
      ["kiss", "hug"].contains(words[last - 1]), let first = row[last - 1].tile,
      let second = row[last].tile
    else { return nil }
    var kiss = row[last - 1]
    kiss.lexeme = Lexeme(lemma: "\(words[last]) \(words[last - 1])", wordClass: .noun, kind: .thing)
    kiss.lexeme.countability = .count
    let whom = last == give + 3 ? [row[give + 1]] : row[0].lexeme.lemma == "I" ? [] : small("me")
    var told = Completed(
      Laid(row: [row[give]] + whom + small("a") + [kiss], subject: Array(row[..<give])))
    told.joins = [first: [first, second]]
    return told
  }

  /// *I/practice/sound/r*: which one.
  private func soundOf(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard row.count == 4, ["practice", "practise", "say", "make"].contains(words[1]),
      ["sound", "letter"].contains(words[2]), words[3].count == 1, let first = row[2].tile,
      let second = row[3].tile
    else { return nil }
    var sound = row[2]
    let name = words[2] == "sound" ? "\(words[3]) sound" : "letter \(words[3])"
    sound.lexeme = Lexeme(lemma: name, wordClass: .noun, kind: .idea)
    sound.lexeme.countability = .count
    var told = Completed(
      Laid(row: [row[1].asVerb] + small("the") + [sound], subject: [row[0]]))
    told.joins = [first: [first, second]]
    return told
  }

  /// *My/grandmother/cook/better/than/you*: at all times (CGEL §4.5).
  private func better(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard isPlain, let than = words.firstIndex(of: "than"), than > 2, than + 1 < row.count,
      EnglishNumberWords.isCompared(words[than - 1]), case let verb = than - 2, verb < 3,
      frames.listed(words[verb]) != nil, words[verb] != "be", !frames[words[verb]].isCopular,
      isPhrase(row[..<verb]), isOther(row, from: than + 1), row[verb - 1].lexeme.isBeing
    else { return nil }
    var told = Completed(
      Laid(row: [row[verb].asVerb] + row[(verb + 1)...], subject: Array(row[..<verb])))
    told.isTimeless = true
    return told
  }

  /// *Surprise/like/grandma*: who likes it stands last, and it is one that was given or eaten.
  private func liked(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard isOver, row.count == 3, words[1] == "like" || words[1] == "love",
      row[2].lexeme.isHuman, row[2].lexeme.wordClass == .noun, !row[0].lexeme.isBeing,
      row[0].lexeme.wordClass != .pronoun, words[0] != "I"
    else { return nil }
    return Completed(Laid(row: [row[1]] + small("the") + [noun(row[0])], subject: [row[2]]))
  }

  /// *Phone/not/have/battery*: what of it is used up.
  private func notAny(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard row.count == 4, words[1] == "not", words[2] == "have",
      row[0].lexeme.kind == .device || EnglishHabits.aids.contains(words[0]),
      ["battery", "signal", "power", "charge"].contains(words[3])
    else { return nil }
    var charge = noun(row[3])
    charge.lexeme.countability = .mass
    return Completed(Laid(row: [row[2], row[1]] + [charge], subject: [row[0]]))
  }

  /// *Help/I/choke*: what is going on as one calls for help.
  private func choking(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard isPlain, row.count == 3, words[0] == "help", words[1] == "I",
      ["choke", "drown", "sink", "burn", "bleed"].contains(words[2])
    else { return nil }
    var help = row[0]
    help.lexeme = Lexeme(lemma: "help", wordClass: .interjection, kind: .social)
    return Completed(Laid(row: [row[2].asVerb, help], isOngoing: true, subject: [row[1]]))
  }

  /// *Sorry/for/be/late, sorry/for/break/cup*: for what one has done (CGEL §16.39).
  private func sorryFor(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard row.count > 2, row.count < 6, words[0] == "sorry", words[1] == "for",
      frames.listed(words[2]) != nil, let first = row[0].tile,
      row[3...].allSatisfy({
        [.noun, .adjective, .adverb].contains($0.lexeme.wordClass) || $0.lexeme.isDeterminerLike
          || EnglishPronouns.of($0.lexeme.lemma) != nil
      }),
      let deed = EnglishMorphology(.englishUnitedStates).verb(words[2], VerbFeatures(.gerund)).first
    else { return nil }
    var text = "sorry for \(deed)"
    for (index, word) in row[3...].enumerated() {
      let isBare = word.lexeme.wordClass != .noun || index > 0 || EnglishHabits.isMass(word.lexeme)
      text += (isBare ? " " : " the ") + word.lexeme.lemma
    }
    var said = row[0]
    said.lexeme = Lexeme(lemma: text, wordClass: .interjection, kind: .social)
    return Completed([said], joins: [first: row.compactMap(\.tile)])
  }

  /// *We/stop/rest, I/want/vote/election*: what one stops for (CGEL §16.40), and a deed that has a name of its own.
  private func toDo(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard row.count > 2, row.count < 7, row[0].lexeme.wordClass == .pronoun || row[0].lexeme.isBeing
    else { return nil }
    let verb = row.count > 3 && words[1] == "not" ? 2 : 1
    let deed = verb + 1
    guard deed < row.count, isSecondDeed(words[verb], words[deed], isLast: deed + 1 == row.count),
      !row[(deed + 1)...].contains(where: isVerb)
    else { return nil }
    var rest = Array(row[(deed + 1)...])
    if rest.count == 1, words[row.count - 1] == "election" {
      rest = small("in") + small("the") + rest
    }
    let not = verb == 2 ? [row[1]] : []
    let said = [row[verb].asVerb] + not + lexicon.small("to", tile: row[verb].tile)
    var told = Completed(Laid(row: said + [row[deed].asVerb] + rest, subject: [row[0]]))
    told.isByRole = true
    return told
  }

  private func isSecondDeed(_ verb: String, _ deed: String, isLast: Bool) -> Bool {
    verb == "stop"
      ? deed == "rest" || deed == "buy" && !isLast
      : ["want", "need"].contains(verb) && deed == "vote"
  }

  /// *Doll/not/have/arm*: one of the parts of a toy.
  private func lacksPart(_ row: [Constituent], _ words: [String]) -> Completed? {
    let last = row.count - 1
    guard last > 2, last < 5, words[last - 1] == "have", words[last - 2] == "not",
      Self.figuresAndThings.contains(words[last - 3]), row[last].lexeme.number != .plural,
      row[last].lexeme.kind == .body && words[last] != "hair" || words[last] == "wheel"
    else { return nil }
    let isVowel = words[last].first.map { "aeiou".contains($0) } == true
    let part = small(isVowel ? "an" : "a") + [row[last]]
    return Completed(
      Laid(row: [row[last - 1], row[last - 2]] + part, subject: Array(row[...(last - 3)])))
  }

  private static let figuresAndThings = EnglishWords.set("doll puppet robot snowman teddy car bike")

  /// *I/mom/bake/muffins*: two do it, who speaks named last (CGEL §13.56).
  private func bothDo(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard row.count == 4, words[0] == "I", row[1].lexeme.isHuman,
      row[1].lexeme.wordClass == .noun || row[1].lexeme.wordClass == .properNoun,
      row[2].lexeme.wordClass == .verb, Self.sharedDeeds.contains(words[2]),
      row[3].lexeme.wordClass == .noun
    else { return nil }
    return Completed(Laid(row: [row[2], row[3]], subject: [row[1], row[0]]))
  }

  private static let sharedDeeds = EnglishWords.set(
    "bake cook make build play watch plant paint clean wash eat sing read visit buy decorate draw")
}
