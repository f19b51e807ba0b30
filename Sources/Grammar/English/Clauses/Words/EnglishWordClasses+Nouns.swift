import AACCore

/// Where a word that is verb and noun alike is the noun: behind a determiner, behind a verb that takes things.
///
/// Sources: CGEL App. I.43–I.56 (conversion), §16.28 (prepositional verbs); CaGEL ch. 19 §3.
extension EnglishWordClasses {
  /// *stamp/collect*: a word right behind a verb that takes things and opens no verb is one of them.
  func isThing(_ words: [Constituent], _ index: Int) -> Bool {
    if index > 1, let pronoun = EnglishPronouns.of(words[index - 1].lexeme.lemma),
      words[index - 1].lexeme.wordClass == .pronoun, pronoun.accusative != "it",
      ["bring", "give", "pass", "hand", "get", "buy"].contains(words[index - 2].lexeme.lemma),
      index + 1 == words.count || words[index + 1].lexeme.kind == .social
    {
      // *bring/me/check.*
      return true
    }
    if index + 1 == words.count, index > 1, words[index - 1].lexeme.isHuman,
      Self.handing.contains(words[index - 2].lexeme.lemma),
      words[index - 2].lexeme.wordClass == .verb,
      isNounToo(words[index].lexeme.lemma) || Self.deeds.contains(words[index].lexeme.lemma),
      words[index - 2].lexeme.lemma != "leave"
        || Self.leftBehind.contains(words[index].lexeme.lemma)
    {
      // *leave/mom/message, pay/Tom/visit, thank/dad/ride*: a thing that is given, or that one thanks for.
      return words[index - 2].lexeme.lemma != "thank" || words[index].lexeme.lemma != "help"
    }
    if index > 0, words[index - 1].lexeme.lemma == "pay",
      ["rent", "fine", "tip"].contains(words[index].lexeme.lemma)
    {
      return true
    }
    if index > 0, isTakenByPreposition(words[index].lexeme, behind: words[index - 1].lexeme) {
      return true
    }
    if index > 1, isNamedBehindThing(words, index) { return true }
    guard index > 0, words[index - 1].lexeme.wordClass == .verb,
      words[index - 1].lexeme.lemma != "mean",
      isNounToo(words[index].lexeme.lemma)
        || index + 1 == words.count && Self.deeds.contains(words[index].lexeme.lemma)
    else { return false }
    let frame = frames[words[index - 1].lexeme.lemma]
    let isOpened = index > 1 && words[index - 2].lexeme.wordClass == .verb
    if frame.isDefault, !isOpened, frames.listed(words[index - 1].lexeme.lemma) == nil,
      !words[index - 1].lexeme.lemma.utf8.contains(UInt8(ascii: " "))
    {
      // *increase/rent*: of a verb that nobody knows, with nothing that would be done to what follows.
      return isNounToo(words[index].lexeme.lemma)
        && words[(index + 1)...].allSatisfy {
          $0.lexeme.kind.isTemporal || $0.lexeme.wordClass == .adverb || $0.lexeme.kind == .social
            || $0.lexeme.wordClass == .adposition
        }
    }
    guard !isOpened, !frame.isDefault else { return false }
    if isNamed(words[index].lexeme.lemma, by: frame) { return true }
    return frame.opening == nil
      && (frame.pattern == .plain || frame.pattern == .grooming)
      && frame.slots.first?.role == .object
  }

  private static let leftBehind = EnglishWords.set(
    "message text note tip mark call review voicemail")
  private static let handing = EnglishWords.set("leave save send pay thank owe")

  /// *take part in/play, catch up on/sleep, fake/smile*: a verb with its own preposition, or one that opens none, takes
  /// the thing that is named like a verb (CGEL §16.28).
  private func isTakenByPreposition(_ word: Lexeme, behind verb: Lexeme) -> Bool {
    guard verb.wordClass == .verb,
      EnglishHabits.verbalNouns.contains(word.lemma) || word.lemma == "sleep"
    else { return false }
    if verb.lemma == "fake" || verb.lemma == "rehearse" { return true }
    guard let last = verb.lemma.split(separator: " ").last, last.count < verb.lemma.count,
      ["in", "on", "up", "about", "at", "with", "from"].contains(last)
    else { return false }
    let frame = frames[verb.lemma]
    return !frame.isDefault && frame.opening == nil
      && (last != "up" || verb.lemma.hasPrefix("make"))
  }

  /// *take/bus/work, drive/car/to/work*: where one goes in what one rides.
  private func isRidden(_ words: [Constituent], _ index: Int) -> Bool {
    let vehicle = words[index - 1].lexeme.lemma == "to" ? index - 2 : index - 1
    return vehicle > 0 && words[vehicle].lexeme.kind == .vehicle
      && words[..<vehicle].contains {
        ["take", "ride", "drive", "catch"].contains($0.lexeme.lemma)
      }
  }

  /// *my **drink**, a big **hug***: behind a determiner stands a noun.
  func isNoun(_ words: [Constituent], _ index: Int) -> Bool {
    guard index > 0 else { return false }
    let before = words[index - 1].lexeme
    let lemma = words[index].lexeme.lemma
    let isKnown = isNounToo(lemma)
    if isMatter(words, index, isKnown: isKnown) { return true }
    if isKnown, before.lemma == "be", frames[lemma].opening == nil, index > 1,
      words[..<index].contains(where: { $0.lexeme.kind == .question })
    {
      // *where/be/exit.*
      return true
    }
    if isKnown, index + 1 < words.count, words[index + 1].lexeme.lemma == "of" { return true }
    if isAmount(words, index, isKnown: isKnown) { return true }
    if before.wordClass == .adposition, EnglishPrepositions.isBare(before.lemma, lemma),
      index + 1 == words.count || !words[index + 1].lexeme.isNominal
        || words[index + 1].lexeme.wordClass == .adposition
    {
      // *fall/in/love, be/in/charge.*
      return true
    }
    if ["no", "some", "any"].contains(before.lemma), isKnown, isHad(words, index) { return true }
    if isNamed(words, index, isKnown: isKnown) { return true }
    if lemma == "work", ["from", "at", "after", "before", "near", "off"].contains(before.lemma) {
      return true
    }
    if lemma == "rent", ["money", "for"].contains(before.lemma) {
      return true
    }
    if lemma == "work", isRidden(words, index) { return true }
    if isWayOrLift(words, index) { return true }
    if before.wordClass == .adposition, isKnown, Self.placing.contains(before.lemma) {
      // *insist/on/pay/for/dinner*: what is done.
      return before.lemma != "on" || index < 2
        || !["insist", "keep", "plan", "focus", "count", "concentrate"].contains(
          words[index - 2].lexeme.lemma)
    }
    if before.wordClass == .adposition, ["for", "on", "with", "in"].contains(before.lemma),
      EnglishHabits.verbalNouns.contains(lemma) || lemma == "hurry" || lemma == "run"
        || before.lemma == "for" && ["drive", "jog", "stroll", "hike", "ride"].contains(lemma)
    {
      return true
    }
    if isOccasion(words, index) { return true }
    if before.lemma == "with", EnglishHabits.tools.contains(lemma), index > 1,
      index + 1 == words.count || !words[index + 1].lexeme.isNominal
    {
      // *cut/wood/with/saw.*
      return true
    }
    if before.wordClass == .adposition, ["for", "on", "with", "in"].contains(before.lemma) {
      return false
    }
    if before.kind == .possessive, before.wordClass != .pronoun {
      return index < 2 || words[index - 2].lexeme.wordClass != .noun
    }
    return isNoun(words, index, behind: before, isKnown: isKnown)
  }

  /// *need/some/help, want/more/sleep, lots of/hug, many/call*: an amount of it (CGEL §5.24; CaGEL chapter 5 §3.3).
  private func isAmount(_ words: [Constituent], _ index: Int, isKnown: Bool) -> Bool {
    let before = words[index - 1].lexeme
    let lemma = words[index].lexeme.lemma
    if index > 1, Self.amounts.contains(before.lemma), Self.doings.contains(lemma),
      Self.wanting.contains(words[index - 2].lexeme.lemma)
    {
      return true
    }
    return before.kind == .quantity && (isKnown || EnglishHabits.verbalNouns.contains(lemma))
      && (before.lemma.hasSuffix(" of") || Self.counting.contains(before.lemma))
  }

  /// What lasts, is asked for or is spoken of: *during/scan, which/track, talk/about/fight, without/help*.
  ///
  /// Nothing follows that it would be done to (CGEL App. I.47–I.48).
  private func isMatter(_ words: [Constituent], _ index: Int, isKnown: Bool) -> Bool {
    let before = words[index - 1].lexeme
    if before.lemma == "during" { return true }
    if ["which", "whose"].contains(before.lemma), isKnown || index > 1 { return true }
    if isKnown, before.lemma == "what", index > 1, words[index - 2].lexeme.wordClass == .adposition
    {
      return true
    }
    if isKnown, before.lemma == "enjoy", index + 3 < words.count,
      EnglishClauseSplitter.subordinators.contains(words[index + 1].lexeme.lemma),
      words[index + 2].lexeme.lemma == "it", words[index + 3].lexeme.lemma == "be"
    {
      // *enjoy/hike/although/it/be/exhausting*: what *it* stands for.
      return true
    }
    guard Self.matters.contains(words[index].lexeme.lemma),
      words[(index + 1)...].allSatisfy({
        $0.lexeme.kind.isTemporal || $0.lexeme.kind == .social || $0.lexeme.wordClass == .adposition
      }), index > 1 || before.wordClass == .verb
    else { return false }
    let lemma = words[index].lexeme.lemma
    if before.wordClass == .verb, let space = before.lemma.lastIndex(of: " ") {
      let link = String(before.lemma[before.lemma.index(after: space)...])
      // *try to/call* opens what is done; *belong to/work* does not.
      return link == "to"
        ? frames.listed(before.lemma)?.opening != .bare : governs(link, lemma)
    }
    return before.wordClass == .adposition && governs(before.lemma, lemma)
      && !words[..<index].contains { $0.lexeme.kind == .question }
  }

  /// *talk about the fight*, but *tired of fighting, good at working*.
  private func governs(_ preposition: String, _ lemma: String) -> Bool {
    preposition == "of"
      ? ["love", "lift", "swing", "slide", "show", "shot", "test"].contains(lemma)
      : Self.governing.contains(preposition)
  }

  private static let governing = EnglishWords.set(
    "about without with for from in on by before after")
  /// What is named rather than done behind a preposition.
  private static let matters = EnglishWords.set(
    """
    help work fight visit call change love wash rent trip test date post delay attack crash scan show lift swing slide
    shot sprinkle
    """)

  /// *the drink, two hugs, want/bigger/slice*: what the class of the word before asks for (CGEL §5.10).
  private func isNoun(
    _ words: [Constituent], _ index: Int, behind before: Lexeme, isKnown: Bool
  ) -> Bool {
    let lemma = words[index].lexeme.lemma
    switch before.wordClass {
    case .determiner:
      return ["a", "an", "the", "another"].contains(before.lemma)
        || isKnown && before.kind != .quantity
    case .numeral: return isKnown || frames[lemma].opening == nil
    case .adjective:
      guard index > 1 else { return false }
      let first = words[index - 2].lexeme
      if first.wordClass == .verb, EnglishNumberWords.isCompared(before.lemma),
        isKnown || EnglishHabits.measures.contains(lemma), index + 1 == words.count
      {
        // *want/bigger/slice.*
        return true
      }
      return ["a", "an", "the"].contains(first.lemma) || first.kind == .possessive
        || isKnown && (first.wordClass == .adposition || isSecondThing(words, index))
        || isKnown && first.wordClass == .verb && !frames[first.lemma].isCopular
          && frames[first.lemma].slot(.attribute) == nil
    default: return false
    }
  }

  /// *wait/in/queue, get off/at/next/stop, cry/during/fight*: what stands somewhere or takes its time, where nothing
  /// follows that could be done; but *good at drawing*.
  ///
  /// Source: CGEL App. I.47–I.49.
  private func isOccasion(_ words: [Constituent], _ index: Int) -> Bool {
    guard Self.occasions.contains(words[index].lexeme.lemma),
      words[index - 1].lexeme.lemma != "from"
        || !words[..<index].contains(where: { RoleAssigner.keeping.contains($0.lexeme.lemma) })
    else { return false }
    if index + 1 < words.count, words[index + 1].lexeme.isNominal { return false }
    let isRanked = ["next", "last", "first", "same"].contains(words[index - 1].lexeme.lemma)
    let place = isRanked ? index - 2 : index - 1
    guard place > 0 else { return isRanked }
    if isRanked, words[place].lexeme.wordClass == .verb { return true }
    return Self.settings.contains(words[place].lexeme.lemma)
      && words[place - 1].lexeme.wordClass != .adjective
  }

  private static let settings = EnglishWords.set(
    "at in during from off until till before after near by outside inside around past")
  /// Nouns that are named like what is done there or then.
  private static let occasions = EnglishWords.set(
    """
    queue stop line race match break pause end start finish meet interview check visit tour cruise dance show play talk
    ride turn fight fire crash storm shade mess fall slide swing climb camp park post call chat film record report
    test quiz drill bend curve crossing ramp step lift stand rest nap bath shower walk hike run drive flight trip
    hug kiss cuddle surgery rehearse rally wave feast picnic dream search strike launch exit exchange trial scan transfer delivery transplant
    """)

  /// *have/no/change, there/be/no/hurry, get/some/rest*: none of it, or an amount of it, where nothing follows that it could
  /// be done to (CaGEL chapter 5 §7.8).
  private func isHad(_ words: [Constituent], _ index: Int) -> Bool {
    guard index > 1, words[index - 2].lexeme.wordClass == .verb,
      ["have", "have got", "get", "be", "feel", "see"].contains(words[index - 2].lexeme.lemma)
    else { return false }
    return index + 1 == words.count || !words[index + 1].lexeme.isNominal
  }

  /// *have/soccer/practice, lose/my/bus/pass*: the second half of a name.
  private func isSecondHalf(_ words: [Constituent], _ index: Int, isKnown: Bool) -> Bool {
    let before = words[index - 1].lexeme
    guard index > 1, before.wordClass == .noun else { return false }
    let lemma = words[index].lexeme.lemma
    if words[index - 2].lexeme.wordClass == .verb,
      EnglishCompounds.joins(before, Lexeme(lemma: lemma, wordClass: .noun, kind: .event))
    {
      return true
    }
    return index > 2 && !before.isBeing && isKnown && words[index - 2].lexeme.kind == .possessive
      && words[index - 3].lexeme.wordClass == .verb
      && frames[words[index - 3].lexeme.lemma].opening != .bare
      && EnglishCompounds.joins(before, asNoun(words[index]).lexeme)
  }

  /// *have/soccer/practice, after/show/finish, want/slice/pizza, like/this/show*: a name by what stands around it.
  private func isNamed(_ words: [Constituent], _ index: Int, isKnown: Bool) -> Bool {
    let before = words[index - 1].lexeme
    let lemma = words[index].lexeme.lemma
    if isSecondHalf(words, index, isKnown: isKnown) { return true }
    if isKnown, index + 1 < words.count,
      words[index + 1].lexeme.wordClass == .verb
        || words[index + 1].lexeme.kind == .negation && index + 2 < words.count
          && words[index + 2].lexeme.wordClass == .verb,
      EnglishClauseSplitter.subordinators.contains(before.lemma)
    {
      // *after/show/finish*: somebody or something finishes.
      return true
    }
    if EnglishHabits.measures.contains(lemma), index + 1 < words.count,
      KindSet.edible.contains(words[index + 1].lexeme.kind), before.wordClass == .verb,
      EnglishHabits.gathering.contains(before.lemma) || before.lemma == "eat"
    {
      // *want/slice/pizza.*
      return true
    }
    if EnglishHabits.tools.contains(lemma), index == words.count - 1, index > 1,
      before.wordClass == .noun && !before.isBeing || before.lemma.hasSuffix("self")
    {
      return true
    }
    if before.wordClass == .verb, EnglishHabits.tools.contains(lemma),
      before.lemma == "use"
        || lemma == "saw" && ["need", "want", "have", "buy", "get"].contains(before.lemma)
    {
      return true
    }
    if isKnown, EnglishHabits.demonstratives.contains(before.lemma), index > 1,
      words[..<(index - 1)].contains(where: { $0.lexeme.wordClass == .verb }),
      words[(index + 1)...].allSatisfy({ $0.lexeme.kind.isTemporal || $0.lexeme.kind == .social })
    {
      // *I/not/like/this/show.*
      return true
    }
    if ["miss", "keep", "order"].contains(before.lemma) || before.lemma == "have",
      before.wordClass == .verb, isKnown, isWholeThing(lemma, behind: before.lemma),
      words[(index + 1)...].allSatisfy({ $0.lexeme.kind.isTemporal || $0.lexeme.kind == .social })
    {
      // *miss/call, order/drink, can/we/have/check, keep/change.*
      return true
    }
    if before.lemma == "have", lemma == "crush" || lemma == "test", index + 1 == words.count {
      return true
    }
    if ["stream", "watch", "record", "pause", "miss"].contains(before.lemma),
      before.wordClass == .verb, lemma == "show"
    {
      return true
    }
    if isEnjoyed(words, index) { return true }
    return false
  }

  /// Whether one has, keeps or misses what is named rather than what is done.
  private func isWholeThing(_ lemma: String, behind verb: String) -> Bool {
    if verb == "miss" {
      return lemma == "work" || lemma == "call" || EnglishHabits.verbalNouns.contains(lemma)
    }
    let noun = lexicon.known(lemma).flatMap { $0.wordClass == .noun ? $0 : nil }
    guard let kind = (noun ?? EnglishHomographs.noun(lemma))?.kind else { return false }
    if verb == "order" { return KindSet.edible.contains(kind) || kind == .thing }
    if verb == "keep" { return lemma == "change" || lemma == "record" }
    return [.money, .idea, .illness, .media, .animal].contains(kind) || lemma == "drink"
      || Self.hadOnce.contains(lemma)
  }

  /// What one has with somebody, and is not about to do.
  private static let hadOnce = EnglishWords.set("fight quarrel argument chat talk laugh nap dream")

  private static let counting: WordSet = ["many", "several", "a few", "too many"]

  private static let placing: WordSet = [
    "on", "into", "under", "behind", "near", "next to", "onto", "between", "around", "through",
    "across", "off",
    "in front of", "on top of", "over",
  ]

  private static let amounts: WordSet = [
    "more", "some", "any", "less", "enough", "a lot of", "a little", "much", "no",
  ]
  private static let wanting: WordSet = ["want", "need", "get", "have"]
  /// Names of what one does that are not counted.
  static let doings = EnglishWords.set(
    "help sleep love work practice rest exercise support")

  func asNoun(_ word: Constituent) -> Constituent {
    var noun = word
    if let known = lexicon.known(word.lexeme.lemma), known.wordClass == .noun {
      noun.lexeme = known
      if known.kind == .material, known.countability == .mass { return noun }
    } else if let known = EnglishHomographs.noun(word.lexeme.lemma) {
      noun.lexeme = known
      return noun
    } else {
      noun.lexeme = Lexeme(lemma: word.lexeme.lemma, wordClass: .noun, kind: .event)
    }
    noun.lexeme.countability = Self.doings.contains(noun.lexeme.lemma) ? .mass : .count
    return noun
  }
}
