import AACCore

/// Reasons whose clause is a word or two, and states before them: *because/rain, sad/because/mom/leave, I/mad/because/no/tv*.
///
/// Source: CGEL §15.45–15.48 (clauses of reason), §18.46 (*there*), §10.26 (*it*).
extension EnglishShortRows {
  func because(_ row: [Constituent]) -> [Constituent]? {
    if row[0].lexeme.lemma == "happy" || row[0].lexeme.lemma == "sad", row.count > 3,
      row[1].lexeme.lemma == "when"
    {
      return word("I") + [EnglishWording.be] + row
    }
    guard let link = row.firstIndex(where: { $0.lexeme.lemma == "because" }), link < 4,
      link + 1 < row.count
    else { return nil }
    let given = Array(row[..<link])
    let said = given.isEmpty ? nil : effect(given)
    let rest = Array(row[(link + 1)...])
    if let wish = wishBehind(said ?? given, rest) { return wish + [row[link]] + (said ?? given) }
    var main = said ?? given
    if given.count == 1, said == nil, rest.count == 1, Self.laughing.contains(given[0].lexeme.lemma)
    {
      main = word("I") + [given[0].asVerb]
    }
    let isRequest = said?.first?.lexeme.wordClass == .verb || said == nil && given.count > 1
    if !isRequest || rest.count > 1 || !isOfThings(rest[0].lexeme),
      let cause = cause(rest, behind: given)
    {
      return main + [row[link]] + cause
    }
    return said == nil ? nil : main + row[link...]
  }

  /// *cold / want/jacket*: what one wants because of how one is, laid behind it.
  private func wishBehind(_ main: [Constituent], _ rest: [Constituent]) -> [Constituent]? {
    guard main.count == 3, main[0].lexeme.lemma == "I", main[1].lexeme.lemma == "be",
      EnglishStatement.bodily.contains(main[2].lexeme.lemma), rest.count > 1,
      ["want", "need"].contains(rest[0].lexeme.lemma)
    else { return nil }
    return word("I") + rest
  }

  /// The words of what is so because of it, with what they leave out; nil where they are whole.
  private func effect(_ words: [Constituent]) -> [Constituent]? {
    var main = words
    let end = main.count
    let begin = main[0].lexeme.lemma == "I" ? 1 : 0
    if end == begin + 1, isFelt(main[begin].lexeme) {
      var quality = main[begin]
      quality.lexeme = Lexeme(lemma: quality.lexeme.lemma, wordClass: .adjective, kind: .state)
      return (begin == 1 ? [main[0]] : word("I")) + [EnglishWording.be, quality]
    }
    if end == 2, main[0].lexeme.lemma == "not", isFelt(main[1].lexeme) {
      // *not/hungry / because/ill.*
      main[1].lexeme = Lexeme(lemma: main[1].lexeme.lemma, wordClass: .adjective, kind: .state)
      return word("I") + [EnglishWording.be] + main
    }
    if end == 1, main[0].lexeme.wordClass == .verb,
      ["like", "cry", "stay"].contains(main[0].lexeme.lemma)
    {
      return word("I") + main + (main[0].lexeme.lemma == "like" ? word("it") : [])
    }
    if end == 2, EnglishSequels.changing.contains(main[0].lexeme.lemma),
      main[1].lexeme.wordClass == .noun,
      !main[1].lexeme.isBeing, main[0].lexeme.wordClass != .verb
    {
      // *open/window / because/hot.*
      return [main[0].asVerb] + word("the") + [main[1]]
    }
    guard end > 1,
      main[end - 1].lexeme.wordClass == .adjective || main[end - 1].lexeme.lemma == "late",
      main[end - 2].lexeme.wordClass == .noun, !main[end - 2].lexeme.isHuman,
      main.dropLast(2).allSatisfy(\.lexeme.isDeterminerLike)
    else { return nil }
    // *bus/late / because/snow.*
    if main[end - 1].lexeme.wordClass != .adjective {
      main[end - 1].lexeme = Lexeme(lemma: "late", wordClass: .adjective, kind: .state)
    }
    main.insert(EnglishWording.be, at: end - 1)
    return main
  }

  private static let laughing = EnglishWords.set("laugh smile cry leave wait hurry")

  /// Whether it is how somebody is rather than how a thing is.
  private func isFelt(_ lexeme: Lexeme) -> Bool {
    EnglishStatement.states.contains(lexeme.lemma)
      || ["happy", "excited"].contains(lexeme.lemma)
      || lexeme.wordClass == .adjective
        && (lexeme.kind == .emotion || Self.own.contains(lexeme.lemma))
  }

  /// How people are and things are hardly said to be.
  private static let own = EnglishWords.set(
    "full ill busy ready lucky sorry jealous grumpy safe brave")

  /// The words of the reason with what they leave out; nil where they are whole.
  private func cause(_ rest: [Constituent], behind main: [Constituent]) -> [Constituent]? {
    let first = rest[0]
    if rest.count == 1 {
      if frames[first.lexeme.lemma].pattern == .weather { return word("it") + [first.asVerb] }
      if first.lexeme.lemma == "fun" || isOfThings(first.lexeme) {
        return word("it") + [EnglishWording.be, first]
      }
      return main.isEmpty ? nil : caused(by: first)
    }
    if rest.count == 2, rest[0].lexeme.lemma == "nothing", canAct(rest[1].lexeme) {
      // *bored / because/nothing/do.*
      return word("I") + [EnglishWording.have, rest[0], rest[1].asVerb]
    }
    if rest.count == 2, rest[0].lexeme.isBeing, rest[0].lexeme.wordClass != .pronoun,
      ["home", "here", "back", "away", "there"].contains(rest[1].lexeme.lemma)
    {
      return [rest[0], EnglishWording.be, rest[1]]
    }
    if let done = doneTo(rest, behind: main) { return done }
    guard rest.count == 2, ["no", "not"].contains(first.lexeme.lemma) else { return nil }
    if ["sleep", "eat"].contains(rest[1].lexeme.lemma) || rest[1].lexeme.wordClass == .verb {
      return word("I") + word("not") + [rest[1].asVerb]
    }
    guard rest[1].lexeme.wordClass == .noun, first.lexeme.lemma == "no" else { return nil }
    return [verb("there be")] + rest
  }

  /// *boring, funny, easy*: what is said of things and of what one does.
  private func isOfThings(_ lexeme: Lexeme) -> Bool {
    Self.impersonal.contains(lexeme.lemma)
      || lexeme.wordClass == .adjective && lexeme.kind == .quality
        && (lexeme.lemma.hasSuffix("ing") || Self.thinglike.contains(lexeme.lemma))
  }

  /// *happy / because/birthday, stay/bed / because/fever*: a day that it is, and what one has.
  private func caused(by cause: Constituent) -> [Constituent]? {
    if ["birthday", "weekend"].contains(cause.lexeme.lemma)
      || Self.feasts.contains(cause.lexeme.lemma)
    {
      let owner =
        cause.lexeme.lemma == "birthday"
        ? word("my")
        : cause.lexeme.lemma == "weekend" ? word("the") : []
      return word("it") + [EnglishWording.be] + owner + [cause]
    }
    guard cause.lexeme.wordClass == .noun, !cause.lexeme.kind.isTemporal else { return nil }
    if EnglishPeople.names.contains(cause.lexeme.lemma) { return [cause] }
    if EnglishPeople.isPossessed(cause.lexeme.lemma) { return word("my") + [cause] }
    guard cause.lexeme.kind == .illness else {
      guard !EnglishHabits.isMass(cause.lexeme), !EnglishHabits.isPlural(cause.lexeme) else {
        return nil
      }
      return word("the") + [cause]
    }
    let isCounted = !EnglishHabits.isMass(cause.lexeme) && !EnglishHabits.isPlural(cause.lexeme)
    return word("I") + [EnglishWording.have] + (isCounted ? word("a") : []) + [cause]
  }

  private static let feasts: WordSet = [
    "Christmas", "Easter", "Halloween", "Saturday", "Sunday", "Friday",
  ]

  /// *late / because/bus/miss, angry / because/brother/hit*: what one did to a thing laid before it, and what somebody did to the speaker.
  private func doneTo(_ rest: [Constituent], behind main: [Constituent]) -> [Constituent]? {
    guard rest.count == 2, rest[1].lexeme.wordClass == .verb, rest[0].lexeme.wordClass == .noun
    else { return nil }
    let (noun, act) = (rest[0].lexeme, rest[1].lexeme.lemma)
    if noun.isBeing {
      guard Self.harming.contains(act) else { return nil }
      return rest + (["shout", "yell", "laugh"].contains(act) ? word("at") : []) + word("me")
    }
    guard Self.mishaps.contains(act), frames[act].takesAsObject(noun) else { return nil }
    return word("I") + [rest[1], rest[0]]
  }

  private static let harming = EnglishWords.set(
    "hit push kick bite pinch scratch tease bully hurt slap punch ignore shout yell laugh scare hug kiss help"
  )
  private static let mishaps = EnglishWords.set("miss lose forget win find fail")

  private static let impersonal = EnglishWords.set("dark cold hot loud late boring hard easy")
  private static let thinglike = EnglishWords.set(
    "funny fun difficult nice good bad delicious tasty scary dangerous beautiful cheap expensive important useful spicy salty sweet sour"
  )
}
