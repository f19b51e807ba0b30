import AACCore

/// Rows whose predicate does not stand beside its subject, or that have no verb: who is angry with whom, what is bigger
/// than what, where it hurts, what was called off.
///
/// Sources: CGEL §16.69 (adjectives with prepositions), §15.63–15.75 (comparison), §12.46–12.50 (situational ellipsis),
/// §11.24 (directives); CaGEL ch. 13 §2.
extension EnglishShortRows {
  /// The row with its subject before what is said of it.
  func scene(_ row: [Constituent]) -> [Constituent]? {
    if let felt = feltToward(row) ?? comparedFirst(row) ?? pained(row) { return felt }
    if let told = tooMuch(row) ?? refusedVisit(row) ?? calledOff(row) { return told }
    if let befallen = sickThere(row) ?? fellOff(row) ?? shownIn(row) { return befallen }
    return wishedFor(row) ?? atALoss(row) ?? figureDress(row)
  }

  /// *I/bored/what/do, I/sick/who/help*: what can be done about it.
  private func atALoss(_ row: [Constituent]) -> [Constituent]? {
    var quality = 1
    if row.count == 5, row[1].lexeme.lemma == "be" { quality = 2 }
    guard row.count == quality + 3, row[0].lexeme.lemma == "I",
      [.state, .emotion].contains(row[quality].lexeme.kind)
        || EnglishStatement.states.contains(row[quality].lexeme.lemma)
        || Self.stranded.contains(row[quality].lexeme.lemma)
    else { return nil }
    var state = row[quality]
    state.lexeme = Lexeme(lemma: state.lexeme.lemma, wordClass: .adjective, kind: .state)
    let (asked, deed) = (row[quality + 1], row[quality + 2])
    let first = [row[0], EnglishWording.be, state]
    switch (asked.lexeme.lemma, deed.lexeme.lemma) {
    case ("what", "do"): return first + [asked] + [verb("can")] + word("I") + [deed.asVerb]
    case ("who", "help"): return first + [asked] + [verb("can")] + [deed.asVerb] + word("me")
    default: return nil
    }
  }

  private static let stranded = EnglishWords.set(
    "bored lost sick stuck scared hurt late hungry cold")

  /// *want/princess/dress*: what is worn, for a figure has not to do it.
  private func figureDress(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 2, row.count < 5, let last = row.last?.lexeme, last.lemma == "dress",
      case let end = row.count - 1, row[end - 1].lexeme.wordClass == .noun,
      ["want", "need", "like", "love", "wear", "buy", "have"].contains(row[end - 2].lexeme.lemma)
    else { return nil }
    var dress = Lexeme(lemma: "dress", wordClass: .noun, kind: .clothing)
    dress.countability = .count
    guard EnglishCompounds.joins(row[end - 1].lexeme, dress), last.wordClass != .noun else {
      return nil
    }
    var row = row
    row[end].lexeme = dress
    return row
  }

  /// *give/ball/I, show/picture/me*: who comes last gets it (CGEL §16.55).
  func handedToSpeaker(_ row: [Constituent]) -> [Constituent]? {
    if row.count == 3, row[0].lexeme.lemma == "help", ["I", "me"].contains(row[1].lexeme.lemma),
      [.clothing, .body].contains(row[2].lexeme.kind)
        || EnglishHabits.belongings.contains(row[2].lexeme.lemma)
        || EnglishHabits.aids.contains(row[2].lexeme.lemma),
      row[2].lexeme.wordClass == .noun
    {
      // *help/me/shoes.*
      return row[..<2] + word("with") + word("my") + [row[2]]
    }
    if let shown = shownToSpeaker(row) { return shown }
    guard row.count > 2, row.count < 6, ["I", "me"].contains(row[row.count - 1].lexeme.lemma),
      Self.handed.contains(row[0].lexeme.lemma),
      row[1..<(row.count - 1)].allSatisfy({
        $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .adjective
          || $0.lexeme.namesThing
      })
    else { return nil }
    var me = row[row.count - 1]
    if let known = lexicon.known("me") { me.lexeme = known }
    return [row[0].asVerb, me] + row[1..<(row.count - 1)]
  }

  /// *give/spoon, show/picture, tell/story*: who asks for it means himself (CaGEL chapter 4 §4).
  private func shownToSpeaker(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 2 || row.count == 3 && row[1].lexeme.wordClass == .adjective,
      Self.given.contains(row[0].lexeme.lemma), let thing = row.last?.lexeme,
      thing.namesThing, !thing.isPlaceLike
    else { return nil }
    return [row[0].asVerb] + word("me") + row[1...]
  }

  private static let given = EnglishWords.set("give show tell lend bring")
  private static let handed = EnglishWords.set("give show bring pass hand throw lend fetch send")

  /// *boss/angry/I, Dad/proud/me, teacher/mad/Tom*: how one is toward another.
  private func feltToward(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, isPerson(row[0].lexeme), Self.toward.contains(row[1].lexeme.lemma),
      ["I", "me", "you", "we", "us", "he", "she", "they", "him", "her", "them"]
        .contains(row[2].lexeme.lemma) || row[2].lexeme.wordClass == .properNoun,
      let preposition = EnglishHabits.preposition(behind: row[1].lexeme.lemma)
    else { return nil }
    var other = row[2]
    if let pronoun = EnglishPronouns.of(other.lexeme.lemma),
      let known = lexicon.known(pronoun.accusative)
    {
      other.lexeme = known
    }
    var quality = row[1]
    quality.lexeme = Lexeme(lemma: quality.lexeme.lemma, wordClass: .adjective, kind: .emotion)
    return [row[0], EnglishWording.be, quality] + word(preposition) + [other]
  }

  private static let toward = EnglishWords.set(
    """
    angry mad proud jealous annoyed furious cross disappointed upset afraid scared fond nice mean rude kind unkind
    nasty horrible cruel friendly patient impatient strict worried envious ashamed gentle grumpy
    """)

  /// *bigger/your/house/than/my*: what is compared, before what it is.
  private func comparedFirst(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 3, let than = row.firstIndex(where: { $0.lexeme.lemma == "than" }),
      than > 1, than + 1 < row.count,
      case let quality = row[0].lexeme.lemma, quality.hasSuffix("er") || quality == "worse",
      quality != "better", quality != "other", EnglishNumberWords.isCompared(quality),
      row[1..<than].allSatisfy({
        $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .noun
          || $0.lexeme.wordClass == .pronoun || $0.lexeme.wordClass == .properNoun
      }),
      row[than - 1].lexeme.isNominal, !row[than - 1].lexeme.isDeterminerLike
    else { return nil }
    return Array(row[1..<than]) + [EnglishWording.be, row[0]] + row[than...]
  }

  /// *pain/back/here, pain/leg/today*: what one has, and where.
  private func pained(_ row: [Constituent]) -> [Constituent]? {
    guard row.count < 5, Self.pains.contains(row[0].lexeme.lemma) else { return nil }
    let isOwned = row[1].lexeme.kind == .possessive
    let part = isOwned ? 2 : 1
    guard part < row.count else { return nil }
    var body = row[part]
    if body.lexeme.lemma == "back" {
      body.lexeme = Lexeme(lemma: "back", wordClass: .noun, kind: .body)
      body.lexeme.countability = .count
    }
    guard body.lexeme.kind == .body,
      row[(part + 1)...].allSatisfy({
        $0.lexeme.kind.isTemporal || ["here", "there"].contains($0.lexeme.lemma)
      })
    else { return nil }
    if body.lexeme.lemma == "back", !isOwned {
      // One word for the place, so that *back* is not taken for the way back.
      body.lexeme = Lexeme(lemma: "in my back", wordClass: .adverb, kind: .direction)
      return word("I") + [verb("have"), row[0], body] + row[(part + 1)...]
    }
    return word("I") + [verb("have"), row[0]] + word("in") + (isOwned ? [row[1]] : word("my"))
      + [body] + row[(part + 1)...]
  }

  private static let pains = EnglishWords.set(
    "pain cramp cramps pressure tingling numbness swelling")

  /// *line/too/long/supermarket, queue/very/long/shop, floor/too/wet/kitchen, water/too/cold/bath*: what it is like there, and where.
  private func tooMuch(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 4, ["too", "so", "very", "really"].contains(row[1].lexeme.lemma),
      row[2].lexeme.wordClass == .adjective, row[3].lexeme.wordClass == .noun,
      row[3].lexeme.kind == .place || row[3].lexeme.kind == .room
        || ["bath", "bathtub", "shower", "sink", "tub"].contains(row[3].lexeme.lemma),
      !EnglishCompounds.joins(row[2].lexeme, row[3].lexeme),
      let place = EnglishWhereabouts.of(row[3].lexeme),
      Self.crowds.contains(row[0].lexeme.lemma)
        || row[0].lexeme.wordClass == .noun && !row[0].lexeme.isBeing
          && !row[0].lexeme.isPlaceLike && !row[0].lexeme.kind.isTemporal
    else { return nil }
    var thing = row[0]
    if thing.lexeme.wordClass != .noun {
      thing.lexeme = Lexeme(lemma: thing.lexeme.lemma, wordClass: .noun, kind: .thing)
      thing.lexeme.countability = .count
    }
    return word("the") + [thing, EnglishWording.be] + row[1...2] + word(place.preposition)
      + (place.article.map(word) ?? []) + [row[3]]
  }

  private static let crowds = EnglishWords.set("line queue wait slide swing walk ride drive climb")

  /// *not/want/go/dentist*: who is visited does not refuse it.
  private func refusedVisit(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 3, ["not", "no", "don't"].contains(row[0].lexeme.lemma),
      row[1].lexeme.lemma == "want", row[2].lexeme.lemma == "go",
      EnglishPeople.visited.contains(row[3].lexeme.lemma) || row[3].lexeme.isPlaceLike
    else { return nil }
    var not = row[0]
    if not.lexeme.lemma == "no", let known = lexicon.known("not") { not.lexeme = known }
    return word("I") + [not] + row[1...]
  }

  /// *football/match/rain/cancel*: what was called off, and because of what.
  private func calledOff(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 2, let last = row.last?.lexeme,
      let form = ["cancel": "canceled", "postpone": "postponed", "delay": "delayed"][last.lemma],
      case let cause = row[row.count - 2].lexeme,
      cause.kind == .weather || cause.kind == .illness
        || ["rain", "snow", "storm", "strike", "fog", "wind", "heat", "flood"].contains(cause.lemma),
      case let event = row[row.count - 3].lexeme, event.wordClass == .noun, !event.isBeing,
      row[..<(row.count - 2)].allSatisfy({
        $0.lexeme.wordClass == .noun || $0.lexeme.isDeterminerLike
      })
    else { return nil }
    var off = row[row.count - 1]
    off.lexeme = Lexeme(lemma: form, wordClass: .adjective, kind: .state)
    var reason = row[row.count - 2]
    if reason.lexeme.wordClass != .noun {
      reason.lexeme = Lexeme(lemma: reason.lexeme.lemma, wordClass: .noun, kind: .weather)
    }
    let article = row[0].lexeme.isDeterminerLike ? [] : word("the")
    let was = Constituent(Lexeme(lemma: "was", wordClass: .verb, kind: .linking))
    return article + row[..<(row.count - 2)] + [was, off] + word("because of") + word("the")
      + [reason]
  }

  /// *nan/poorly/hospital, Dad/sick/hospital/yesterday*: where somebody is ill.
  private func sickThere(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 2, row.count < 5, isPerson(row[0].lexeme),
      ["sick", "poorly", "ill", "unwell", "injured", "hurt"].contains(row[1].lexeme.lemma),
      row[2].lexeme.lemma == "hospital", row[3...].allSatisfy({ $0.lexeme.kind.isTemporal })
    else { return nil }
    var quality = row[1]
    quality.lexeme = Lexeme(lemma: quality.lexeme.lemma, wordClass: .adjective, kind: .state)
    return [row[0], EnglishWording.be, quality] + word("in") + row[2...]
  }

  /// *fall/off/swing*: who speaks did.
  private func fellOff(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, ["fall", "fell"].contains(row[0].lexeme.lemma),
      ["off", "out of", "from", "down", "over"].contains(row[1].lexeme.lemma),
      row[2].lexeme.wordClass == .noun || frames.listed(row[2].lexeme.lemma) != nil,
      !row[2].lexeme.isBeing
    else { return nil }
    var fell = row[0]
    fell.lexeme = Lexeme(lemma: "fell", wordClass: .verb, kind: .action)
    var thing = row[2]
    if thing.lexeme.wordClass != .noun {
      thing.lexeme = Lexeme(lemma: thing.lexeme.lemma, wordClass: .noun, kind: .toy)
      thing.lexeme.countability = .count
    }
    return word("I") + [fell, row[1]] + word("the") + [thing]
  }

  /// *draw/picture/Dad/marker*: of whom it is, and with what it is made.
  private func shownIn(_ row: [Constituent]) -> [Constituent]? {
    let begin = ["draw", "make", "paint"].contains(row[0].lexeme.lemma) ? 1 : 0
    guard row.count == begin + 3,
      ["picture", "drawing", "painting"].contains(row[begin].lexeme.lemma),
      isPerson(row[begin + 1].lexeme), Self.drawnWith.contains(row[begin + 2].lexeme.lemma)
    else { return nil }
    let article = row[begin + 2].lexeme.number == .plural ? [] : word("a")
    return row[..<begin] + word("a") + [row[begin]] + word("of") + [row[begin + 1]] + word("with")
      + article + [row[begin + 2]]
  }

  private static let drawnWith = EnglishWords.set(
    "marker markers pencil pencils crayon crayons paint chalk pen pens brush finger fingers watercolor"
  )

  /// *want/drink, catch/fish, go/doctor, no/ice/drink*: what is wished for in two or three words.
  private func wishedFor(_ row: [Constituent]) -> [Constituent]? {
    let (first, second) = (row[0].lexeme.lemma, row[1].lexeme)
    if row.count == 2, first == "want", second.lemma == "drink" {
      var drink = row[1]
      drink.lexeme = Lexeme(lemma: "drink", wordClass: .noun, kind: .thing)
      drink.lexeme.countability = .count
      return word("I") + [row[0].asVerb] + word("a") + [drink]
    }
    if row.count == 2, ["catch", "feed", "chase"].contains(first),
      second.kind == .animal
    {
      var act = row[0]
      act.lexeme = Lexeme(lemma: first, wordClass: .verb, kind: .action)
      return word("I") + [verb("want"), act]
        + word(first == "catch" ? "a" : "the") + [row[1]]
    }
    if row.count == 2, first == "go", EnglishPeople.visited.contains(second.lemma) {
      return word("I") + [verb("want")] + row
    }
    if row.count == 3, ["no", "without"].contains(first), row[2].lexeme.lemma == "drink",
      Self.inDrinks.contains(second.lemma)
    {
      var drink = row[2]
      drink.lexeme = Lexeme(lemma: "drink", wordClass: .noun, kind: .thing)
      drink.lexeme.countability = .count
      return [row[0], row[1]] + word("in") + word("my") + [drink]
    }
    if row.count == 3, first == "stay", second.kind == .possessive,
      ["house", "home", "apartment", "flat", "place"].contains(row[2].lexeme.lemma)
    {
      return [row[0]] + word("at") + row[1...]
    }
    return nil
  }

  private static let inDrinks = EnglishWords.set("ice sugar milk lemon cream foam straw lime honey")
}
