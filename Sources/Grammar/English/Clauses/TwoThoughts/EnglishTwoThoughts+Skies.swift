import AACCore

/// Halves that say what the weather does, what one can do, what one is so much, and what comes of each: *rain/today, I/can/understand,
/// so/tired, leave/light/on, clothes/wet, you/so/funny / make/me/laugh*.
///
/// Sources: CGEL §10.26 (*it*), §4.52 (*can*), §7.56 (*so, very*), §16.50 (*leave it on*), §13.50 (one subject, two verbs), §6.15 (*it, they*).
extension EnglishTwoThoughts {
  /// *It/rain/today, rain/all day, snow/outside*: what the weather does.
  func rainy(_ words: [Constituent]) -> EnglishThought? {
    if words.count == 2, ["start", "begin"].contains(words[0].lexeme.lemma),
      Self.falling.contains(words[1].lexeme.lemma)
    {
      // *start/rain / go/home.*
      return EnglishThought(
        kind: .comment, words: small("it") + [words[0].asVerb, words[1].asVerb], isOngoing: true,
        isSky: true)
    }
    if words.count == 2, words[0].lexeme.lemma == "it",
      ["hot", "cold", "dark", "sunny", "windy"].contains(words[1].lexeme.lemma)
    {
      // *it/hot / drink/water.*
      return EnglishThought(
        kind: .comment, words: [words[0], EnglishWording.be, words[1].asQuality], isSky: true)
    }
    let index = words[0].lexeme.lemma == "it" ? 1 : 0
    guard index < words.count, Self.falling.contains(words[index].lexeme.lemma),
      case let rest = words[(index + 1)...],
      index == 1 || !rest.isEmpty,
      rest.allSatisfy({ isWhen($0) || ["hard", "a lot", "here"].contains($0.lexeme.lemma) })
    else { return nil }
    let it = index == 1 ? [words[0]] : small("it")
    let isTimed = rest.contains {
      lexicon.tense(of: $0.lexeme.lemma) != nil && $0.lexeme.lemma != "today"
    }
    return EnglishThought(
      kind: .comment, words: it + [words[index].asVerb] + rest, isOngoing: !isTimed, isSky: true)
  }

  private static let falling = EnglishWords.set("rain snow hail storm drizzle pour thunder sleet")

  private static let days = EnglishWords.set("tomorrow today yesterday")

  /// *Hot/today, icy, too/dark*: what it is like outside or in here.
  func weather(_ words: [Constituent]) -> EnglishThought? {
    if let both = bothSo(words) { return both }
    if let day = words.first, Self.days.contains(day.lexeme.lemma),
      words.contains(where: { !Self.days.contains($0.lexeme.lemma) })
    {
      return weather(Array(words.dropFirst()) + [day])
    }
    guard let first = words.first(where: { !isGrade($0) }) else { return nil }
    let isToo = words[0].lexeme.lemma == "too"
    let isSky =
      Self.skies.contains(first.lexeme.lemma)
      || ["hot", "cold", "warm"].contains(first.lexeme.lemma) && words.count > 1
        && words[words.count - 1] != first && !isToo
    guard let index = words.firstIndex(of: first), words[(index + 1)...].allSatisfy(isWhen),
      isSky || isToo && isQuality(first) && !isFeeling(first)
    else { return nil }
    return EnglishThought(
      kind: .comment,
      words: small("it") + [EnglishWording.be] + words[..<index] + [first.asQuality]
        + words[(index + 1)...], isSky: isSky)
  }

  /// *Dark/scary, cold/wet*: what it is like here.
  private func bothSo(_ words: [Constituent]) -> EnglishThought? {
    guard words.count == 2, words.allSatisfy({ Self.hereabouts.contains($0.lexeme.lemma) }) else {
      return nil
    }
    return EnglishThought(
      kind: .comment,
      words: small("it") + [EnglishWording.be, words[0].asQuality, EnglishWording.and]
        + [words[1].asQuality])
  }

  private static let hereabouts = EnglishWords.set(
    "dark scary cold wet loud hot noisy windy rainy crowded bright stuffy quiet creepy spooky icy")

  /// *Sunny* behind where one wants to be.
  func sky(_ words: [Constituent]) -> EnglishThought? {
    words.count == 1 && Self.skies.contains(words[0].lexeme.lemma) ? weather(words) : nil
  }

  private static let skies = EnglishWords.set(
    "icy sunny rainy snowy foggy windy stormy cloudy slippery")

  /// *Make/snowman, build/fort* in such weather: what the speaker would like to do.
  func made(_ words: [Constituent]) -> EnglishThought? {
    guard words.count > 1, Self.making.contains(words[0].lexeme.lemma),
      case let verb = words[0].asVerb,
      completes(verb.lexeme, Array(words.dropFirst()))
    else { return nil }
    return EnglishThought(
      kind: .wish,
      words: speaker + [EnglishStatementReader.verb("want"), verb] + words.dropFirst(),
      topic: speaker, verb: verb.lexeme)
  }

  private static let making = EnglishWords.set("make build throw catch fly bring take")

  /// *I/can/understand, he/can/swim*: what somebody is able to do.
  func able(_ words: [Constituent]) -> EnglishThought? {
    guard words.count > 2, isNominative(words[0]), words[1].lexeme.lemma == "can",
      isVerb(words[2]), case let verb = words[2].asVerb,
      completes(verb.lexeme, Array(words[3...]))
    else { return nil }
    return EnglishThought(
      kind: .state, words: words[..<2] + [verb] + words[3...], topic: [words[0]], verb: verb.lexeme)
  }

  /// *So/tired, very/thirsty, too/sick*: how the speaker is, before what he wants or cannot do.
  func graded(_ words: [Constituent]) -> EnglishThought? {
    if words.count > 1,
      words[0].lexeme.lemma == "feel" || isMe(words[0]) && words[1].lexeme.lemma == "feel",
      !isWhen(words[words.count - 1])
    {
      return felt(words)
    }
    guard words.count == 2, isGrade(words[0]), !["not", "never"].contains(words[0].lexeme.lemma),
      !["hot", "cold", "freezing"].contains(words[1].lexeme.lemma) || words[0].lexeme.lemma != "too"
    else { return nil }
    return felt(words)
      ?? (isFeeling(words[1])
        ? EnglishThought(
          kind: .feeling, words: speaker + [EnglishWording.be, words[0], words[1].asQuality],
          topic: speaker) : nil)
  }

  /// *Leave/light/on, keep/door/open*: how others are to leave it.
  func left(_ words: [Constituent]) -> EnglishThought? {
    guard words.count > 2, ["leave", "keep"].contains(words[0].lexeme.lemma),
      ["on", "off", "open", "closed", "locked", "alone", "here", "there"].contains(
        words[words.count - 1].lexeme.lemma),
      nounEnd(words, from: 1) == words.count - 1
    else { return nil }
    return EnglishThought(
      kind: .request, words: [words[0].asVerb] + words.dropFirst(),
      topic: Array(words[1..<(words.count - 1)]), verb: words[0].asVerb.lexeme, isRequest: true)
  }

  /// *Change/clothes / wet, wash/hands / dirty*: why it is to be done to them.
  func blamed(_ words: [Constituent], behind first: EnglishThought) -> EnglishThought? {
    guard words.count == 1, let verb = first.verb, let thing = object(of: first),
      thing.wordClass == .noun, !thing.isBeing
    else { return nil }
    if first.kind == .request, Self.leaking.contains(words[0].lexeme.lemma) {
      return EnglishThought(
        kind: .event, words: pronoun([Constituent(thing)], isDoer: true) + [words[0].asVerb],
        topic: [Constituent(thing)], verb: words[0].asVerb.lexeme, isOngoing: true, isBound: true)
    }
    let isUnable = first.words.contains { ["can't", "cannot"].contains($0.lexeme.lemma) }
    guard
      Self.handled.contains(verb.lemma) && Self.spoilt.contains(words[0].lexeme.lemma)
        || isUnable && Self.hindering.contains(words[0].lexeme.lemma)
    else { return nil }
    return EnglishThought(
      kind: .comment,
      words: pronoun([Constituent(thing)], isDoer: true) + [EnglishWording.be, words[0].asQuality])
  }

  /// *Leave/door/open / hot*: what it is like in here.
  func stuffy(_ words: [Constituent], behind first: EnglishThought) -> EnglishThought? {
    guard words.count == 1, ["hot", "cold", "freezing", "dark"].contains(words[0].lexeme.lemma),
      first.kind == .request, ["leave", "keep"].contains(first.verb?.lemma)
    else { return nil }
    return EnglishThought(
      kind: .comment, words: small("it") + [EnglishWording.be, words[0].asQuality])
  }

  private static let leaking = EnglishWords.set("leak drip beep squeak smoke overflow smell stick")
  private static let hindering = EnglishWords.set(
    "big small heavy high tight hard far hot thick stuck locked")
  private static let spoilt = EnglishWords.set(
    "wet dirty broken torn empty sticky soaked smelly muddy sweaty dusty stained messy dull stinky dead low"
  )

  /// *Make/me/laugh, hit/me* behind how somebody is: he does it as well (CGEL §13.50).
  func doneBySame(_ words: [Constituent], as first: EnglishThought) -> EnglishThought? {
    guard first.topic.count < 3, words.count > 1, let deed = words.first,
      deed.lexeme.wordClass == .verb, isVerb(deed), !first.isPlaced,
      ["me", "my", "us"].contains(words[1].lexeme.lemma)
        || ["at", "on", "with", "to"].contains(words[1].lexeme.lemma) && words.count == 3
          && ["me", "us"].contains(words[2].lexeme.lemma),
      first.topic[0].lexeme.lemma != "you" || Self.affecting.contains(deed.lexeme.lemma),
      deed.lexeme.lemma != "help" || first.topic[0].lexeme.lemma != "you"
    else { return nil }
    let rest = Array(words.dropFirst())
    let isMade = ["make", "let", "help"].contains(deed.lexeme.lemma) && rest.count == 2
    guard isMade || completes(deed.lexeme, rest) else { return nil }
    let who =
      first.topic.count == 1 && isNominative(first.topic[0])
      ? small(first.topic[0].lexeme.lemma) : pronoun(first.topic, isDoer: true)
    return EnglishThought(
      kind: .event, words: who + [deed.asVerb] + rest, topic: first.topic, verb: deed.lexeme,
      isBound: true)
  }

  private static let affecting = EnglishWords.set("make hurt scare annoy bother confuse love")

  /// *Not/spicy, not/hot* behind food that one would like (CGEL §12.38).
  func notSo(_ words: [Constituent], behind first: EnglishThought) -> EnglishThought? {
    guard words.count == 2 || words.count == 3 && words[1].lexeme.lemma == "too",
      words[0].lexeme.lemma == "not", first.kind == .wish, let quality = words.last,
      Self.served.contains(quality.lexeme.lemma), let thing = first.words.last?.lexeme,
      KindSet.edible.contains(thing.kind)
    else { return nil }
    return EnglishThought(kind: .call, words: words.dropLast() + [quality.asQuality])
  }

  private static let served = EnglishWords.set(
    "spicy hot cold salty sweet sour big small crunchy raw burnt fried warm frozen")

  /// *Break/glasses, lost/my/hat*: what befell the speaker.
  func mishap(_ words: [Constituent]) -> EnglishThought? {
    guard words.count > 1, let verb = Self.mishaps[words[0].lexeme.lemma],
      nounEnd(words, from: 1) == words.count, let thing = words.last?.lexeme, !thing.isBeing,
      !thing.isPlaceLike, !KindSet.edible.contains(thing.kind) || verb != "break"
    else { return nil }
    var deed = words[0].asVerb
    deed.lexeme.lemma = verb
    let isOwn = words.count == 2 && [.clothing, .device, .toy, .body].contains(thing.kind)
    return EnglishThought(
      kind: .event, words: speaker + [deed] + (isOwn ? small("my") : []) + words[1...],
      topic: speaker, verb: deed.lexeme, isOver: true)
  }

  private static let mishaps: WordMap<String> = [
    "break": "break", "lose": "lose", "spill": "spill", "drop": "drop", "forget": "forget",
    "miss": "miss", "lost": "lose", "broke": "break", "spilled": "spill", "dropped": "drop",
    "forgot": "forget", "missed": "miss", "rip": "rip", "ripped": "rip",
  ]

  /// *Bad/dream, nightmare* behind what one cannot do for it.
  func dreamt(_ words: [Constituent]) -> EnglishThought? {
    guard words.count < 3, let dream = words.last,
      ["dream", "nightmare"].contains(dream.lexeme.lemma),
      words.count == 1 || words[0].lexeme.lemma == "bad"
    else { return nil }
    return EnglishThought(
      kind: .feeling, words: speaker + [EnglishStatementReader.verb("have")] + small("a") + words,
      topic: speaker, isOver: true)
  }

  /// *Kidding*: it was no more than a joke.
  func joked(_ words: [Constituent]) -> EnglishThought? {
    guard words.count == 1, ["kidding", "joking", "teasing"].contains(words[0].lexeme.lemma) else {
      return nil
    }
    return EnglishThought(kind: .call, words: speaker + [EnglishWording.be] + words)
  }

  /// *Dinner/burn / order/pizza*: what the speaker does about it.
  func remedied(_ words: [Constituent], behind first: EnglishThought) -> EnglishThought? {
    guard words.count > 1, ["order", "buy", "get", "make"].contains(words[0].lexeme.lemma),
      let topic = first.topic.last?.lexeme, topic.wordClass == .noun, !topic.isBeing,
      nounEnd(words, from: 1) == words.count
    else { return nil }
    return EnglishThought(
      kind: .wish,
      words: speaker + [EnglishStatementReader.verb("want"), words[0].asVerb] + words.dropFirst(),
      topic: speaker, verb: words[0].asVerb.lexeme, isBound: true)
  }

  /// *Car/accident / nobody/hurt*: what happened, and how it went.
  func accident(_ row: [Constituent]) -> [EnglishThought]? {
    guard row.count > 2,
      ["hurt", "okay", "OK", "safe", "injured", "fine", "dead"].contains(
        row[row.count - 1].lexeme.lemma),
      ["nobody", "everybody", "everyone", "somebody", "someone"].contains(
        row[row.count - 2].lexeme.lemma),
      case let event = Array(row[..<(row.count - 2)]), event.count < 3,
      Self.accidents.contains(event[event.count - 1].lexeme.lemma)
    else { return nil }
    return [
      EnglishThought(
        kind: .comment, words: small("there") + [EnglishWording.be] + small("a") + event,
        isOver: true),
      EnglishThought(
        kind: .state,
        words: [row[row.count - 2], EnglishWording.be, row[row.count - 1].asQuality], isOver: true),
    ]
  }

  private static let accidents = EnglishWords.set(
    "accident crash fire fight earthquake storm flood tornado explosion emergency")

  /// *Louder, slower* behind what one likes or does not hear.
  func louder(_ words: [Constituent], behind first: EnglishThought) -> EnglishThought? {
    guard words.count == 1 || words.count == 2 && words[1].lexeme.lemma == "please",
      ["louder", "slower", "faster", "softer", "quieter", "higher", "closer"].contains(
        words[0].lexeme.lemma),
      ["like", "love", "hear", "see", "understand"].contains(first.verb?.lemma ?? "")
    else { return nil }
    var how = words[0]
    how.lexeme = Lexeme(lemma: how.lexeme.lemma, wordClass: .interjection, kind: .social)
    return EnglishThought(kind: .call, words: [how] + words.dropFirst())
  }
}
