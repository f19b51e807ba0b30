import AACCore

/// As whom somebody does it, and what somebody is, will be or pretends to be: *you/snore/like/bear, stop/treat/me/like/baby,
/// pretend/you/baby/I/mommy, want/be/astronaut/when/grow up, my/job/feed/fish*.
///
/// Sources: CGEL §9.48 (*like*), §16.22 (what somebody is), §10.9 (*be* understood), §14.19 (*when*), §16.85 (*my turn to*), §16.30 (*pretend
/// that*).
extension EnglishScene {
  func likened(_ row: [Constituent], _ words: [String]) -> Laid? {
    guard words.count > 1 else { return nil }
    if words[0] == "dress up", words.count < 4, isFigure(Array(row[1...])) {
      return wish([row[0]] + small("as") + oneOf(Array(row[1...])))
    }
    if words.count == 2 { return pretended(row, words) }
    return asWhom(row, words) ?? pretended(row, words) ?? laterOn(row, words) ?? due(row, words)
      ?? rather(row, words) ?? became(row, words)
  }

  // MARK: Like

  /// *You/snore/like/bear, stop/treat/me/like/baby*: whom one is like in it.
  private func asWhom(_ row: [Constituent], _ words: [String]) -> Laid? {
    guard let like = words.firstIndex(of: "like"), like > 1,
      case let whom = Array(row[(like + 1)...]), isFigure(whom)
    else { return nil }
    let link = Constituent(
      Lexeme(lemma: "like", wordClass: .adposition, kind: .direction), tile: row[like].tile)
    let figure = [link] + oneOf(whom)
    if ["stop", "don't", "quit"].contains(words[0]) {
      guard isDone(row[1]), like == 2 || like == 3 && isWhom(row[2]) else { return nil }
      return Laid(row: [row[0], row[1].asVerb] + row[2..<like] + figure, isRequest: true)
    }
    guard let verb = thoughts.subjectEnd(row), verb < like, isDone(row[verb]),
      !EnglishWordClasses.sensing.contains(words[verb]), !Self.minding.contains(words[verb]),
      like == verb + 1 || like == verb + 2 && isWhom(row[verb + 1])
    else { return nil }
    return Laid(
      row: [row[verb].asVerb] + row[(verb + 1)..<like] + figure, subject: known(row[..<verb]))
  }

  func isDone(_ word: Constituent) -> Bool {
    word.lexeme.wordClass == .verb && frames[word.lexeme.lemma].pattern != .modal
      && word.lexeme.lemma != "be" || thoughts.isVerb(word)
  }

  /// *Bear, little/baby, my/dad, rocket*: somebody or something that one is likened to.
  private func isFigure(_ words: [Constituent]) -> Bool {
    guard let head = words.last?.lexeme, thoughts.nounEnd(words, from: 0) == words.count else {
      return false
    }
    if head.lemma == "baby" || head.isBeing { return true }
    return [.vehicle, .device, .plant].contains(head.kind) || Self.figures.contains(head.lemma)
  }

  /// *A bear, my dad, Mom*: one of its kind, where nothing says which.
  func oneOf(_ words: [Constituent]) -> [Constituent] {
    guard let head = words.last?.lexeme, let first = words.first?.lexeme,
      !first.isDeterminerLike, head.wordClass == .noun,
      !EnglishPeople.names.contains(head.lemma.lowercased()), !EnglishHabits.isPlural(head),
      !EnglishHabits.isMass(head)
    else { return words }
    if EnglishPeople.isPossessed(head.lemma), words.count == 1, head.lemma != "baby",
      head.lemma != "friend"
    {
      return small("my") + words
    }
    return small("a") + words
  }

  /// *The dog, my brother, Mom*: who does it, where nothing says whose he is.
  func known(_ words: ArraySlice<Constituent>) -> [Constituent] {
    guard words.count == 1, let head = words.first?.lexeme, head.wordClass == .noun,
      !EnglishPeople.names.contains(head.lemma.lowercased())
    else { return Array(words) }
    return small(EnglishPeople.isPossessed(head.lemma) ? "my" : "the") + words
  }

  var thoughts: EnglishTwoThoughts { EnglishTwoThoughts(frames: frames, lexicon: lexicon) }

  private static let minding = EnglishWords.set("want need love hate like know have see be do")
  private static let figures = EnglishWords.set(
    "rock log star rocket machine robot clown ball tornado storm feather statue champ pro lion thunder"
  )

  // MARK: Pretending

  /// *Pretend/you/baby/I/mommy, pretend/we/pirate, pretend/dragon*: who somebody is in a game.
  private func pretended(_ row: [Constituent], _ words: [String]) -> Laid? {
    var index = words[0] == "let's" ? 1 : 0
    let isShared = index == 1
    if ["pretend", "I"].contains(words[0]), let end = words.firstIndex(of: "pretend"), end < 2,
      end + 1 < row.count, thoughts.nounEnd(row, from: end + 1) == row.count,
      row[words.count - 1].lexeme.isBeing
    {
      let role = [verb("pretend to be", for: row[end])] + oneOf(Array(row[(end + 1)...]))
      return Laid(
        row: role, isRequest: end == 0, subject: end == 0 ? [] : [row[0]], isSettled: true)
    }
    if let played = playedDeed(row, words) { return played }
    guard words[index] == "pretend" else { return nil }
    var said = [row[index].asVerb]
    index += 1
    var roles = 0
    while index < row.count {
      guard thoughts.isNominative(row[index]) else { break }
      let who = row[index]
      index += 1
      let isSaid = index < row.count && words[index] == "be"
      if isSaid { index += 1 }
      if index < row.count, thoughts.isQuality(row[index]),
        thoughts.nounEnd(row, from: index) == nil
      {
        if roles > 0 { said += small("and") }
        said += [who, isSaid ? row[index - 1] : EnglishWording.be, row[index].asQuality]
        roles += 1
        index += 1
        continue
      }
      guard index < row.count, let end = thoughts.nounEnd(row, from: index),
        row[end - 1].lexeme.isBeing || row[end - 1].lexeme.isInferred
      else { return nil }
      if roles > 0 { said += small("and") }
      said +=
        [who, isSaid ? row[index - 1] : EnglishWording.be]
        + (["we", "they"].contains(who.lexeme.lemma)
          ? Array(row[index..<end]) : played(row[index..<end]))
      roles += 1
      index = end
      if index < row.count - 1, words[index] == "and" { index += 1 }
    }
    guard roles > 0, index == row.count else { return nil }
    return Laid(
      row: isShared ? [row[0]] + said : said, isRequest: !isShared)
  }

  /// *Pretend/sleep, I/pretend/sad*: what the speaker seems to do and to be.
  private func playedDeed(_ row: [Constituent], _ words: [String]) -> Laid? {
    let act = words[0] == "I" ? 1 : 0
    guard act + 1 < words.count, words[act] == "pretend", words[act + 1] != "be" else { return nil }
    let rest = Array(row[(act + 1)...])
    let deed: [Constituent]
    if rest[0].lexeme.wordClass == .verb, isDone(rest[0]),
      thoughts.completes(rest[0].lexeme, Array(rest.dropFirst()))
    {
      deed = [verb("pretend", for: row[act]), rest[0]] + rest.dropFirst()
    } else if rest.count == 1, rest[0].lexeme.wordClass == .adjective {
      deed = [verb("pretend to be", for: row[act]), rest[0]]
    } else {
      return nil
    }
    return act == 0 ? wish(deed) : Laid(row: deed, subject: [row[0]])
  }

  private func played(_ words: ArraySlice<Constituent>) -> [Constituent] {
    guard words.count == 1, let head = words.first?.lexeme, head.wordClass == .noun,
      !EnglishHabits.isPlural(head)
    else { return Array(words) }
    return small("the") + words
  }

  // MARK: Later on

  /// *Want/be/astronaut/when/grow up, I/marry/you/when/big*: what shall be when one is grown up.
  private func laterOn(_ row: [Constituent], _ words: [String]) -> Laid? {
    let last = words.count - 1
    if last > 2, words[1] == "me", let when = words.firstIndex(of: "when"), when > 1, when < 4,
      when < last, Self.arrived.contains(words[last]),
      ["text", "call", "tell", "wake", "phone", "message", "email", "help"].contains(words[0]),
      case let who = row[(when + 1)..<last],
      who.isEmpty || thoughts.subjectEnd(Array(who)) == who.count
    {
      // *Wake/me/when/dad/home.*
      return Laid(
        row: [row[0].asVerb] + row[1...when]
          + (who.isEmpty ? small("you") : who.last?.lexeme.kind == .meal ? Array(who) : known(who))
          + [EnglishWording.be, row[last]],
        isRequest: true)
    }
    guard last > 2, words[last - 1] == "when", Self.grown.contains(words[last]) else { return nil }
    let isDeed = words[last] == "grow up"
    let later =
      [row[last - 1]] + small("I") + (isDeed ? [row[last]] : [EnglishWording.be, row[last]])
    var main = Array(row[..<(last - 1)])
    if words[0] == "want" { main = speaker + main }
    if words[0] == "be" { main = speaker + [verb("want")] + main }
    guard main[0].lexeme.lemma == "I", main.count > 1 else { return nil }
    if let be = main.firstIndex(where: { $0.lexeme.lemma == "be" }), be + 1 < main.count {
      main = main[...be] + oneOf(Array(main[(be + 1)...]))
    }
    return Laid(
      row: main + later, isAhead: !["want", "need", "can"].contains(main[1].lexeme.lemma))
  }

  private static let arrived = EnglishWords.set(
    "home here there ready done back finished free awake")
  private static let grown = EnglishWords.set("big older old bigger").union(["grow up"])

  // MARK: Whose turn it is

  /// *My/job/feed/fish, my/turn/play/tablet, your/turn/wash/dishes*: what is somebody's to do.
  private func due(_ row: [Constituent], _ words: [String]) -> Laid? {
    guard words.count > 2, row[0].lexeme.kind == .possessive, Self.duties.contains(words[1])
    else { return nil }
    guard isDone(row[2]), words[2] != "be", words[2] != "come",
      words.count > 3 || row[2].lexeme.wordClass == .verb
    else { return nil }
    let isBare = row.count == 4 && row[3].lexeme.wordClass == .noun && words[1] != "turn"
    return Laid(
      row: small("it") + [EnglishWording.be] + row[..<2] + [row[2].asVerb]
        + (isBare ? known(row[3...3]) : Array(row[3...])))
  }

  private static let duties = EnglishWords.set("turn job dream goal wish plan chance task chore")

  /// *I/big/brother/now, you/grandpa/now*: what somebody is by now.
  private func became(_ row: [Constituent], _ words: [String]) -> Laid? {
    let last = words.count - 1
    guard last > 1, ["now", "already"].contains(words[last]), thoughts.isNominative(row[0]),
      words[0] != "it", thoughts.nounEnd(row, from: 1) == last, row[last - 1].lexeme.isBeing,
      row[last - 1].lexeme.wordClass == .noun, frames.listed(words[last - 1]) == nil
    else { return nil }
    let role = Array(row[1..<last])
    let isBare =
      role[0].lexeme.isDeterminerLike || EnglishHabits.isPlural(role[role.count - 1].lexeme)
    return Laid(
      row: [row[0], EnglishWording.be] + (isBare ? [] : small("a")) + role + [row[last]])
  }

  /// *I/rather/stay/home*: what one likes better (CGEL §4.49).
  private func rather(_ row: [Constituent], _ words: [String]) -> Laid? {
    guard let rather = words.firstIndex(of: "rather"), rather < 2, rather + 1 < row.count,
      rather == 0 || thoughts.isNominative(row[0]), isDone(row[rather + 1])
    else { return nil }
    var would = row[rather]
    would.lexeme = Lexeme(lemma: "would rather", wordClass: .verb, kind: .modal)
    return Laid(
      row: [would, row[rather + 1].asVerb] + row[(rather + 2)...],
      subject: rather == 0 ? speaker : [row[0]])
  }
}
