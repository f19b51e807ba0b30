import AACCore

/// Halves that say how it is: *soup/hot, dad/not/here, so/tired, too/loud*; and what calls: *listen, good night*.
///
/// Sources: CGEL §10.9 (*be* understood), §10.26 (*it*), §16.69 (adjectives and their prepositions), §10.53 (vocatives).
extension EnglishTwoThoughts {
  /// *Soup/hot, my/nose/still/runny, dad/not/here, I/red*: what somebody or something is like, or where it is.
  func state(_ words: [Constituent]) -> EnglishThought? {
    guard let end = subjectEnd(words) ?? namedEnd(words), end < words.count else { return nil }
    var index = end
    var said = [EnglishWording.be]
    if words[index].lexeme.lemma == "be" {
      said = [words[index]]
      index += 1
    }
    let begin = index
    while index < words.count, isGrade(words[index]) { index += 1 }
    guard index < words.count else { return nil }
    said += words[begin..<index]
    let quality = words[index]
    let head = words[end - 1].lexeme
    let topic = Array(words[..<end])
    if let named = named(words, topic, said, from: index)
      ?? located(words, topic, said, from: index)
    {
      return named
    }
    let isSomewhere =
      index + 2 == words.count && head.isBeing && isFeeling(quality)
      && ["hospital", "bed", "home"].contains(words[index + 1].lexeme.lemma)
    guard words[(index + 1)...].allSatisfy(isWhen) || isSomewhere else { return nil }
    if let placed = placed(words, topic, said, from: index, isBare: index == end) { return placed }
    let isOwned =
      ["this", "that"].contains(head.lemma)
      && EnglishPronouns.of(quality.lexeme.lemma)?.absolute == quality.lexeme.lemma
    if isOwned {
      return EnglishThought(kind: .state, words: topic + said + words[index...], topic: topic)
    }
    guard isQuality(quality), suits(quality.lexeme, head) else { return nil }
    if isSomewhere, words[index + 1].lexeme.lemma != "home" {
      let at = small("in") + (words[index + 1].lexeme.lemma == "bed" ? [] : small("the"))
      return EnglishThought(
        kind: .state, words: subject(topic) + said + [quality.asQuality] + at + [words[index + 1]],
        topic: topic, isPlaced: true)
    }
    return EnglishThought(
      kind: .state, words: subject(topic) + said + [quality.asQuality] + words[(index + 1)...],
      topic: topic)
  }

  /// *It/secret, lights/off, mom/hospital, I/first*: what it is, where somebody or something is, and in which place of a row.
  private func placed(
    _ words: [Constituent], _ topic: [Constituent], _ said: [Constituent], from index: Int,
    isBare: Bool
  ) -> EnglishThought? {
    guard let head = topic.last?.lexeme else { return nil }
    let quality = words[index]
    if head.lemma == "it", index + 1 == words.count, isBare,
      Self.news.contains(quality.lexeme.lemma)
    {
      return EnglishThought(
        kind: .state, words: topic + said + small("a") + [quality], topic: topic)
    }
    if Self.placing.contains(quality.lexeme.lemma)
      || ["on", "off"].contains(quality.lexeme.lemma) && index + 1 == words.count
        && (Self.switching.contains(head.kind) || Self.lights.contains(head.lemma))
      || quality.lexeme.lemma == "over" && index + 1 == words.count && head.wordClass == .noun
        && !head.isBeing
    {
      return EnglishThought(
        kind: .state, words: subject(topic) + said + words[index...], topic: topic, isPlaced: true)
    }
    if quality.lexeme.isPlaceLike, quality.lexeme.wordClass == .noun, head.isBeing,
      isBare, words.count == index + 1
    {
      return EnglishThought(
        kind: .state,
        words: subject(topic) + said
          + (quality.lexeme.lemma == "hospital" ? small("in") + small("the") : []) + [quality],
        topic: topic, isPlaced: true)
    }
    if isNominative(words[0]), topic.count == 1, index + 1 == words.count,
      ["first", "second", "third", "last", "next"].contains(quality.lexeme.lemma)
    {
      return EnglishThought(
        kind: .state, words: topic + said + [quality.asQuality], topic: topic)
    }
    return nil
  }

  /// *This, that, summer*: what else is said to be so.
  private func namedEnd(_ words: [Constituent]) -> Int? {
    ["this", "that", "summer", "winter"].contains(words.first?.lexeme.lemma ?? "") ? 1 : nil
  }

  private static let news = EnglishWords.set(
    "secret surprise joke mistake accident emergency trap game lie trick dream test present gift")
  private static let switching = KindSet(.device, .thing, .furniture, .media, .music)

  private static let lights = EnglishWords.set(
    "light lights lamp lamps power electricity heat heater")

  /// *I/be/dragon, you/knight*: what somebody is in a game.
  private func named(
    _ words: [Constituent], _ topic: [Constituent], _ said: [Constituent], from index: Int
  ) -> EnglishThought? {
    guard topic.count == 1, isNominative(topic[0]), topic[0].lexeme.lemma != "it",
      nounEnd(words, from: index) == words.count, let role = words.last?.lexeme, role.isBeing,
      !role.isInferred, role.wordClass == .noun,
      said[0].tile != nil || frames.listed(role.lemma) == nil,
      said[0].tile != nil || !EnglishPeople.names.contains(role.lemma),
      said[0].tile != nil || !EnglishPeople.isPossessed(role.lemma)
    else { return nil }
    let isBare = words.count == index + 1 && !EnglishHabits.isPlural(role)
    return EnglishThought(
      kind: .state, words: topic + said + (isBare ? small("a") : []) + words[index...],
      topic: topic)
  }

  /// *Dad/at/work, birthday/tomorrow*: where somebody is, when something takes place.
  private func located(
    _ words: [Constituent], _ topic: [Constituent], _ said: [Constituent], from index: Int
  ) -> EnglishThought? {
    guard let head = topic.last?.lexeme else { return nil }
    let isThere =
      words[index].lexeme.wordClass == .adposition && index + 1 < words.count
      && !Self.nowhere.contains(words[index].lexeme.lemma)
      && (head.isBeing || head.wordClass == .noun || head.lemma.hasPrefix("some"))
      && (nounEnd(words, from: index + 1) == words.count
        || words.count == index + 2 && Self.attended.contains(words[index + 1].lexeme.lemma))
    let isThen =
      index + 1 == words.count && words[index].lexeme.kind.isTemporal
      && (head.kind == .event || head.lemma == "birthday") && index == topic.count
      && lexicon.tense(of: words[index].lexeme.lemma) != nil
    guard isThere || isThen else { return nil }
    let owner = head.lemma == "birthday" && topic.count == 1 ? small("my") + topic : subject(topic)
    return EnglishThought(
      kind: .state, words: owner + said + words[index...], topic: topic, isPlaced: true)
  }

  /// Prepositions that say of what and for whom something is, and not where.
  private static let nowhere = EnglishWords.set("about of for to from with without than like")
  private static let attended = EnglishWords.set("work school home church practice")

  /// *My/turn, his/birthday*: whose it is now.
  func occasion(_ words: [Constituent]) -> EnglishThought? {
    if words.count == 1, ["noise", "bang", "crash", "boom"].contains(words[0].lexeme.lemma) {
      return EnglishThought(
        kind: .comment, words: small("there") + [EnglishWording.be] + small("a") + words,
        isOver: true)
    }
    if words.count == 1, words[0].lexeme.lemma == "secret" {
      return EnglishThought(
        kind: .call, words: small("it") + [EnglishWording.be] + small("a") + words)
    }
    if words.count == 3, words[0].lexeme.lemma == "it", let said = occasion(Array(words[1...])) {
      var told = said
      told.words[0] = words[0]
      return told
    }
    guard words.count == 2, words[0].lexeme.kind == .possessive,
      ["turn", "birthday", "fault", "secret"].contains(words[1].lexeme.lemma)
    else { return nil }
    return EnglishThought(
      kind: .call, words: small("it") + [EnglishWording.be] + words)
  }

  /// *Not/hungry* before what one does not want; *hungry* before what one asks.
  func denied(_ words: [Constituent]) -> EnglishThought? {
    guard words.count < 3, words[0].lexeme.lemma == "not" || words.count == 1,
      let last = words.last, isFeeling(last) || last.lexeme.lemma == "lost"
    else { return nil }
    return EnglishThought(
      kind: .feeling, words: speaker + [EnglishWording.be] + words.dropLast() + [last.asQuality])
  }

  /// *Dead, broken* behind what somebody or something does or does not do: why, or what comes of it.
  func outcome(_ words: [Constituent], of first: EnglishThought) -> EnglishThought? {
    if words.count == 1, Self.shattering.contains(words[0].lexeme.lemma),
      let thing = object(of: first), thing.namesThing
    {
      // *I/drop/plate / break.*
      return EnglishThought(
        kind: .event,
        words: pronoun([Constituent(thing)], isDoer: true) + [words[0].asVerb],
        topic: [Constituent(thing)], verb: words[0].asVerb.lexeme, isOver: true, isBound: true)
    }
    guard words.count == 1, Self.outcomes.contains(words[0].lexeme.lemma),
      first.topic.last?.lexeme.wordClass == .noun
    else { return nil }
    let isSeveral = self.isSeveral(first.topic)
    return EnglishThought(
      kind: .state,
      words: small(isSeveral ? "they" : first.topic.last?.lexeme.isHuman == true ? "he" : "it")
        + [EnglishWording.be, words[0].asQuality])
  }

  /// What befalls what is dropped or hit.
  static let shattering = EnglishWords.set("break crack shatter spill pop rip")
  private static let outcomes = EnglishWords.set("dead broken stuck empty sticky messy ruined")

  /// *Where/shoe* before why it is looked for.
  func searched(_ words: [Constituent]) -> EnglishThought? {
    guard words.count > 1, words[0].lexeme.lemma == "where",
      nounEnd(words, from: 1) == words.count
    else { return nil }
    return EnglishThought(
      kind: .question, words: [words[0], EnglishWording.be] + words[1...],
      topic: Array(words[1...]), isQuestion: true)
  }

  /// *Cold* behind a thing to wear that is looked for.
  func coldOne(_ words: [Constituent]) -> EnglishThought? {
    guard words.count == 1, words[0].lexeme.lemma == "cold" else { return nil }
    return EnglishThought(
      kind: .feeling, words: speaker + [EnglishWording.be, words[0].asQuality])
  }

  /// *Smell/good, taste/weird*: what one senses of it.
  func tried(_ words: [Constituent]) -> EnglishThought? {
    guard words.count == 2 || words.count == 3 && isGrade(words[1]),
      ["smell", "taste", "sound", "look"].contains(words[0].lexeme.lemma),
      let quality = words.last, isQuality(quality), !isFeeling(quality)
    else { return nil }
    return EnglishThought(
      kind: .comment, words: small("it") + [words[0].asVerb] + words[1...])
  }

  /// Whether it can be so: a thing feels nothing, and whoever is *clean, dry* does it.
  private func suits(_ quality: Lexeme, _ head: Lexeme) -> Bool {
    if head.isBeing || head.wordClass == .pronoun,
      ["clean", "dry", "empty", "open", "close", "warm", "cool"].contains(quality.lemma)
    {
      return false
    }
    if head.isBeing || head.wordClass == .pronoun || head.kind == .toy { return true }
    if quality.lemma == "sick", head.kind != .body { return false }
    // *ankle/right*: which one.
    if head.kind == .body, ["right", "left"].contains(quality.lemma) { return false }
    return !Self.minds.contains(quality.lemma)
  }

  /// *So/tired, still/hungry, scared/dark*: how the speaker is.
  func felt(_ words: [Constituent], behind first: EnglishThought? = nil) -> EnglishThought? {
    var index = 0
    let isSaid = words.count > 1 && isMe(words[0])
    if isSaid { index = 1 }
    var begin = index
    while index < words.count, isGrade(words[index]) { index += 1 }
    let feels =
      (isSaid || words.count > 1) && index < words.count && words[index].lexeme.lemma == "feel"
    if feels {
      begin += 1
      index += 1
      while index < words.count, isGrade(words[index]) { index += 1 }
    }
    guard index < words.count,
      isFeeling(words[index]) || words[index].lexeme.lemma == "stuck"
        || isSaid && words[index].lexeme.lemma == "allergic"
    else {
      return nil
    }
    let rest = Array(words[(index + 1)...])
    if ["hot", "cold", "freezing"].contains(words[index].lexeme.lemma), !isSaid, index == 0 {
      // *close/door/cold* is the weather; *not/want/coat/hot* is the speaker.
      guard first?.words.last?.lexeme.kind == .clothing else { return nil }
    }
    let isAbout =
      Self.about.contains(words[index].lexeme.lemma)
      && (nounEnd(rest, from: 0) == rest.count || rest.count == 1 && rest[0].lexeme.lemma == "dark")
    guard rest.allSatisfy(isWhen) || isAbout else { return nil }
    let me = isSaid ? lexicon.small("I", tile: words[0].tile) : speaker
    var quality = words[index]
    quality.lexeme = Lexeme(lemma: quality.lexeme.lemma, wordClass: .adjective, kind: .emotion)
    return EnglishThought(
      kind: .feeling,
      words: me + [feels ? words[isSaid ? 1 : 0].asVerb : EnglishWording.be] + words[begin..<index]
        + [quality]
        + (isAbout && quality.lexeme.lemma == "stuck" && rest.count == 1
          ? small("in") + small("the") : [])
        + rest, topic: me)
  }

  private static let about = EnglishWords.set("scared afraid stuck allergic")

  /// *Headache, have/fever* behind what it comes from or leads to.
  func ailing(_ words: [Constituent]) -> EnglishThought? {
    let ache = words[words.count - 1]
    guard words.count == 1 || words.count == 2 && words[0].lexeme.lemma == "have",
      Self.ailments.contains(ache.lexeme.lemma)
    else { return nil }
    let have = words.count == 2 ? words[0].asVerb : EnglishStatementReader.verb("have")
    return EnglishThought(
      kind: .feeling, words: speaker + [have] + small("a") + [ache], topic: speaker)
  }

  private static let ailments = EnglishWords.set(
    "headache stomachache toothache earache fever backache")

  /// *Too/loud, fun, too/heavy*: what is thought of it.
  func comment(_ words: [Constituent], of pronoun: String = "it") -> EnglishThought? {
    var index = 0
    while index < words.count, isGrade(words[index]) { index += 1 }
    if words.count == 1, ["mine", "yours", "hers", "ours"].contains(words[0].lexeme.lemma) {
      return EnglishThought(kind: .comment, words: small("it") + [EnglishWording.be] + words)
    }
    guard index + 1 == words.count,
      index > 0 && ["too", "not"].contains(words[index - 1].lexeme.lemma)
        && isQuality(words[index])
        && (!isFeeling(words[index]) || ["hot", "cold"].contains(words[index].lexeme.lemma))
        && (words[index - 1].lexeme.lemma == "too" || words[index].lexeme.lemma == "fair")
        || Self.opinions.contains(words[index].lexeme.lemma)
    else { return nil }
    return EnglishThought(
      kind: .comment,
      words: small(pronoun) + [EnglishWording.be] + words[..<index] + [words[index].asQuality])
  }

  static let opinions = EnglishWords.set(
    "fun yummy boring gross scary unfair yucky disgusting delicious dangerous itchy dirty bad fair")

  /// *Hurt* behind what is to be done with a part of the body: it hurts.
  func pain(_ words: [Constituent]) -> EnglishThought? {
    if words.count == 1, ["sore", "stiff", "uncomfortable"].contains(words[0].lexeme.lemma) {
      return EnglishThought(
        kind: .feeling, words: speaker + [EnglishWording.be, words[0].asQuality], topic: speaker)
    }
    guard words.count == 1, Self.hurting.contains(words[0].lexeme.lemma) else { return nil }
    return EnglishThought(kind: .comment, words: small("it") + [words[0].asVerb])
  }

  /// *Listen, hurry, good night*: what calls before what is told.
  func call(_ words: [Constituent]) -> EnglishThought? {
    if words.count == 2, words[0].lexeme.lemma == "slow", words[1].lexeme.lemma == "down" {
      return EnglishThought(kind: .call, words: [words[0].asVerb, words[1]], isRequest: true)
    }
    if words.count == 2, words[0].lexeme.lemma == "guess", words[1].lexeme.lemma == "what" {
      return EnglishThought(kind: .call, words: words, isRequest: true)
    }
    guard words.count == 1, case let word = words[0].lexeme.lemma else { return nil }
    if word == "careful" {
      return EnglishThought(
        kind: .call, words: [EnglishWording.be, words[0].asQuality], isRequest: true)
    }
    if Self.calls.contains(word) {
      return EnglishThought(kind: .call, words: [words[0].asVerb], isRequest: true)
    }
    guard Self.greetings.contains(word) else { return nil }
    return EnglishThought(kind: .call, words: words)
  }

  private static let calls = EnglishWords.set("hurry listen look wait hide help").union([
    "hurry up", "watch out", "look out", "slow down", "shut up", "be quiet", "calm down",
  ])
  /// *Good night/tired.*
  func greeting(_ row: [Constituent]) -> EnglishThought? {
    guard Self.greetings.contains(row[0].lexeme.lemma) else { return nil }
    return EnglishThought(kind: .call, words: [row[0]])
  }

  /// *Shh, hurry, no/more*: what is said last.
  func closing(_ words: [Constituent]) -> EnglishThought? {
    if words.count == 1, ["shh", "hurry"].contains(words[0].lexeme.lemma) {
      return EnglishThought(
        kind: .call, words: words, isRequest: words[0].lexeme.lemma == "hurry")
    }
    if let joked = joked(words) { return joked }
    if words.count == 1, words[0].lexeme.lemma == "no more" {
      return EnglishThought(kind: .call, words: words)
    }
    guard words.count == 2, words[0].lexeme.lemma == "no", words[1].lexeme.lemma == "more" else {
      return nil
    }
    return EnglishThought(kind: .call, words: words)
  }

  private static let greetings = EnglishWords.set("goodbye yay wow").union(["good night", "oh no"])
}
