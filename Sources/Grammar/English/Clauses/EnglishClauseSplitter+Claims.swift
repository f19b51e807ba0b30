import AACCore

/// Clauses that nothing joins to what claims, tells or asks them: *I realized he was right, make sure you lock the door*.
///
/// Sources: CGEL §15.4, §16.31–16.33 (*that* left out), §16.71–16.72 (behind adjectives), §15.5 (questions within), §11.29
/// (calls before what they are about); CaGEL ch. 11 §3.
extension EnglishClauseSplitter {
  /// *think he be sad, tell mom I be sick, be happy you come, ask mom I can go.*
  func reported(
    _ words: [Constituent], _ index: Int, _ last: Constituent, from behind: Int
  ) -> Boundary? {
    let lemma = last.lexeme.lemma
    let isTold = Self.telling.contains(lemma)
    var begin = index
    let isSaidTo = isSaidTo(words, index, by: lemma, behind)
    if isSaidTo {
      begin = index
    } else if Self.reporting.contains(lemma) || isClaimed(words, index, by: lemma, behind) {
      guard words[behind..<index].allSatisfy({ isSmall($0) || $0.lexeme.wordClass == .verb }) else {
        return nil
      }
      if words[index].lexeme.lemma == "that", index + 1 < words.count,
        words[index + 1].lexeme.wordClass != .noun,
        !isByRole || !frames[words[index + 1].lexeme.lemma].isCopular
      {
        // *think/that/be/funny*: before *be* it is what is meant (CGEL §6.40).
        begin += 1
      }
    } else if isTold {
      guard index > 0, words[index - 1].lexeme.isBeing else { return nil }
      if words[index].lexeme.lemma == "that", index + 2 < words.count { begin += 1 }
    } else if lemma == "hear" {
      guard isHeardOf(words, index) else { return nil }
      begin += 1
    } else if lemma == "be" {
      guard index > 0, isFelt(words[index - 1].lexeme) else { return nil }
    } else {
      return nil
    }
    guard let start = start(words, from: begin, needsSubject: true),
      start.verb != nil || Self.claiming.contains(lemma) || begin > index,
      lemma != "promise" || start.verb.map({ words[$0].lexeme.lemma }) != "trip"
    else { return nil }
    var found = Boundary(at: index, start: start, reporter: lemma)
    if begin > index { found.link = index }
    if isSaidTo {
      found.word = Constituent(
        Lexeme(lemma: "that", wordClass: .conjunction, kind: .connective))
    } else if lemma == "ask" {
      found.word = Constituent(Lexeme(lemma: "if", wordClass: .conjunction, kind: .connective))
    }
    return found
  }

  /// *say/to/mom/I/be/hungry, explain/to/us/he/be/sick*: behind those to whom it is said (CGEL §16.57).
  private func isSaidTo(
    _ words: [Constituent], _ index: Int, by lemma: String, _ behind: Int
  ) -> Bool {
    guard index > behind + 1, words[behind].lexeme.lemma == "to", Self.saying.contains(lemma),
      words[index].lexeme.lemma != "that", words[index].lexeme.kind != .question
    else { return false }
    let whom = words[index - 1].lexeme
    return (whom.isBeing || EnglishPronouns.of(whom.lemma) != nil) && !whom.isDeterminerLike
      && words[(behind + 1)..<(index - 1)].allSatisfy { $0.lexeme.isDeterminerLike }
  }

  private static let saying = EnglishWords.set(
    "say explain whisper shout complain admit mention swear announce suggest")

  /// *realize/he/be/right, make sure/door/be/closed, be proud/I/win, see/he/be/sad*: right behind what claims, notices or
  /// feels it somebody and what he does; but *hear/he/sing*, what is heard.
  private func isClaimed(
    _ words: [Constituent], _ index: Int, by lemma: String, _ behind: Int
  ) -> Bool {
    guard isByRole, index == behind || words[behind..<index].allSatisfy(isSmall),
      index + 1 < words.count
    else { return false }
    let isQuality =
      lemma.hasPrefix("be ")
      && (lexicon.known(String(lemma.dropFirst(3))).map(isFelt) == true
        || Self.felt.contains(String(lemma.dropFirst(3))))
    let isPerceived = Self.perceiving.contains(lemma)
    guard isQuality || isPerceived || EnglishClaim.claiming.contains(lemma),
      !Self.compelling.contains(lemma),
      let start = start(words, from: index, needsSubject: true), let verb = start.verb,
      words[verb].lexeme.wordClass == .verb
        || start.subject.count == 1 && words[start.subject[0]].lexeme.wordClass == .pronoun
          && (!["her", "she"].contains(words[start.subject[0]].lexeme.lemma)
            || EnglishHabits.mandative.contains(lemma))
          && frames.listed(words[verb].lexeme.lemma) != nil
    else { return false }
    let frame = frames[words[verb].lexeme.lemma]
    let isState =
      frame.isCopular || frame.pattern == .modal || frame.past == .state
      || frame.pattern == .existential
    if isPerceived { return isState }
    guard start.subject.count == 1, let only = start.subject.first else { return true }
    let subject = words[only].lexeme
    if subject.wordClass == .pronoun, let pronoun = EnglishPronouns.of(subject.lemma) {
      return subject.lemma == pronoun.nominative
    }
    return isQuality || isState || subject.isBeing
  }

  /// *hurry up/we/be/late, be careful/it/be/hot, come/here/I/need/you*: behind a call, why one is called (CGEL §11.24).
  func called(_ words: [Constituent], _ index: Int, behind verb: Constituent) -> Boundary? {
    guard isRequest, isByRole, let start = start(words, from: index, needsSubject: true),
      let deed = start.verb, words[deed].lexeme.wordClass == .verb || isPain(words, deed)
    else { return nil }
    if isOwnClause(words, index, start, deed, verb.lexeme.lemma) {
      return Boundary(at: index, start: start, isCall: true)
    }
    guard start.subject.count == 1, words[deed].lexeme.wordClass == .verb else { return nil }
    let lexeme = words[start.subject[0]].lexeme
    let isPronoun =
      lexeme.wordClass == .pronoun
      && (EnglishWording.subjects.contains(lexeme.lemma) || ["it", "you"].contains(lexeme.lemma))
    if index == 0 {
      guard Self.alarms.contains(verb.lexeme.lemma) || verb.lexeme.lemma == "wait" && isPronoun
      else { return nil }
      // *stop/dog/eat/shoe*: what it is to be stopped from, but *stop/car/come*.
      let frame = frames[words[deed].lexeme.lemma]
      if verb.lexeme.lemma == "stop", !isPronoun, !frame.isCopular, frame.pattern != .modal,
        !Self.coming.contains(frame.lemma)
      {
        return nil
      }
      return isPronoun || lexeme.wordClass == .noun
        ? Boundary(at: index, start: start, isCall: true) : nil
    }
    let before = words[index - 1].lexeme
    guard isPronoun, before.wordClass != .adposition,
      before.wordClass == .adverb || before.isPlaceLike || before.lemma == "careful"
    else { return nil }
    return Boundary(at: index, start: start, isCall: true)
  }

  private func isPain(_ words: [Constituent], _ index: Int) -> Bool {
    words[index].lexeme.lemma == "hurt"
  }

  /// *open/door / I/be/cold, help/me / my/leg/hurt, go away / I/be/busy*: behind what is asked for, how one is or what one
  /// has to do; but *bring/me/toy/I/like*, which one (CGEL §11.24, §17.13).
  private func isOwnClause(
    _ words: [Constituent], _ index: Int, _ start: Start, _ deed: Int, _ request: String
  ) -> Bool {
    let frame = frames[words[deed].lexeme.lemma]
    let says =
      frame.isCopular || frame.pattern == .modal || frame.pattern == .weather || isPain(words, deed)
      || frame.lemma == "feel"
        && start.rest.last.map { words[$0].lexeme.wordClass == .adjective } == true
      || frame.opening != nil
        && start.rest.first.map { words[$0].lexeme.wordClass == .verb } == true
      || frame.isListed && frame.slot(.object) == nil && start.rest.isEmpty
    guard says, let first = start.subject.first.map({ words[$0].lexeme }) else { return false }
    let isPronoun =
      start.subject.count == 1 && first.wordClass == .pronoun
      && (EnglishWording.subjects.contains(first.lemma) || first.lemma == "it")
    guard
      isPronoun || start.subject.count == 2 && first.kind == .possessive || first.lemma == "there"
    else { return false }
    let asked = frames[request]
    guard index > 0 else {
      return asked.slot(.object) == nil && asked.opening == nil && !asked.isCopular
        && asked.pattern != .modal
    }
    let before = words[index - 1].lexeme
    if before.isConnective || before.isDeterminerLike || before.kind == .question { return false }
    switch before.wordClass {
    case .noun, .properNoun, .pronoun: return true
    case .verb: return frames[before.lemma].isListed && frames[before.lemma].slot(.object) == nil
    default: return false
    }
  }

  /// What is going on while one calls.
  static let coming = EnglishWords.set(
    "come leave fall burn start wait go run drive boil ring begin arrive move cry bleed rain")

  /// *know/whose/bag/this/be, tell/me/which/book/you/want*: which of the things named behind the question word (CGEL §15.5).
  func askedOfNoun(_ words: [Constituent], _ index: Int) -> Start? {
    guard index + 2 < words.count,
      ["which", "whose", "what", "how many", "how much", "what kind of"].contains(
        words[index].lexeme.lemma)
    else { return nil }
    var noun = index + 1
    while noun + 1 < words.count, words[noun].lexeme.wordClass == .adjective { noun += 1 }
    guard words[noun].lexeme.wordClass == .noun, noun + 1 < words.count else { return nil }
    if words[noun + 1].lexeme.wordClass == .verb,
      words[index].lexeme.lemma != "what", words[noun].lexeme.isBeing || noun + 2 == words.count,
      frames[words[noun + 1].lexeme.lemma].slot(.object) == nil
        || frames[words[noun + 1].lexeme.lemma].isCopular
    {
      return nil
    }
    guard var inner = start(words, from: noun + 1, needsSubject: true), inner.verb != nil else {
      return nil
    }
    inner.rest = Array((index + 1)...noun) + inner.rest
    return inner
  }

  /// *hear/that/team/win*: of what is over in a moment one is told, and does not listen to it (CGEL §16.52).
  private func isHeardOf(_ words: [Constituent], _ index: Int) -> Bool {
    words[index].lexeme.lemma == "that" && index + 2 < words.count
      && words[index + 1].lexeme.wordClass == .noun
      && words[index + 2].lexeme.wordClass == .verb
      && EnglishAspects.isAchievement(words[index + 2].lexeme.lemma)
  }

  private func isSmall(_ word: Constituent) -> Bool {
    word.lexeme.wordClass == .adverb || word.lexeme.wordClass == .particle
      || word.lexeme.kind == .negation
  }

  private func isFelt(_ word: Lexeme) -> Bool {
    word.wordClass == .adjective && word.kind == .emotion || Self.felt.contains(word.lemma)
  }

  private static let reporting = EnglishWords.set(
    """
    say think know hope believe guess wish dream imagine remember forget notice understand promise
    mean explain decide suppose bet doubt pretend
    """
  ).union(["would rather"])
  /// Those behind which an adjective beside a noun is what is claimed of it: *think dad sad*.
  private static let claiming: WordSet = [
    "say", "think", "know", "hope", "believe", "guess", "wish",
  ]
  private static let telling: WordSet = ["tell", "ask", "remind", "promise", "warn"]
  private static let felt = EnglishWords.set(
    """
    sure sorry glad afraid certain lucky proud surprised disappointed worried happy sad angry mad upset scared shocked
    relieved grateful thankful amazed annoyed jealous ashamed embarrassed pleased positive aware
    """)
  private static let perceiving: WordSet = ["see", "hear", "feel", "find"]
  /// Verbs that take somebody with what he is to do: *expect him to come, teach him to swim*.
  private static let compelling = EnglishWords.set(
    "expect warn teach order request require trust show ask tell read write learn"
  )
  /// Calls that ask for nothing but haste and care.
  private static let alarms = EnglishWords.set("hurry stop duck run listen careful").union([
    "hurry up", "watch out", "look out", "be careful", "slow down", "wake up", "get up",
    "calm down",
    "come on", "be quiet", "get out", "get down", "hold on", "hang on", "sit down", "speed up",
  ])
}
