import AACCore

/// Rows of tiles that tell somebody to do something (CGEL §11.24–11.30).
extension TileReader {
  /// *stop/that*: words that can only be told somebody; the words of the request.
  func request(in words: [Constituent]) -> [Constituent]? {
    if words.count > 1, words[0].lexeme.kind == .social, words[0].lexeme.lemma != "please",
      words[1].lexeme.wordClass == .verb, let rest = request(in: Array(words.dropFirst()))
    {
      // *good night / sleep/well.*
      return [words[0]] + rest
    }
    if Self.commands.contains(words.map(\.lexeme.lemma).joined(separator: " ")) { return words }
    guard words.count > 1 else { return nil }
    if isTold(words) || isCommand(words) || isOfYours(words) || isOrder(words) { return words }
    if let wish = wish(words) { return wish }
    let isStop = words[0].lexeme.lemma == "stop" && words[0].lexeme.wordClass == .verb
    // *stop/hit/I*: who is hit.
    if isStop, words.count == 3, words[1].lexeme.wordClass == .verb,
      EnglishPronouns.of(words[2].lexeme.lemma) != nil
    {
      return words
    }
    let isDone = words.contains { ["I", "he", "she", "we", "they"].contains($0.lexeme.lemma) }
    return isStop && !isDone ? words : nil
  }

  /// *turn off/light, call/mom, not/touch/my/tablet*: what one asks for rather than tells of oneself, with nobody
  /// named who does it.
  private func isOrder(_ words: [Constituent]) -> Bool {
    let words = Array(words.prefix { !$0.lexeme.lemma.hasPrefix("because") })
    let begin = words.first?.lexeme.kind == .negation ? 1 : 0
    guard begin + 1 < words.count, words[begin].lexeme.wordClass == .verb else { return false }
    if words[0].lexeme.lemma == "look", words[1].lexeme.kind == .question { return true }
    if begin == 1, words[0].lexeme.lemma == "never", words[1].lexeme.lemma == "do" {
      return isUndone(words, 1)
    }
    if begin == 0, givesFirst(words) || handsLast(words) || isPerformed(words) || isTried(words) {
      return true
    }
    guard !words.contains(where: { $0.lexeme.kind == .question }) else { return false }
    if begin == 0, isForSpeaker(words) { return true }
    var verb = words[begin].lexeme.lemma
    if verb == "turn", ["left", "right"].contains(words[begin + 1].lexeme.lemma) { return false }
    if !Self.orders.contains(verb) {
      guard
        let particle = words[(begin + 1)...].first(where: {
          EnglishParticles.separable.contains($0.lexeme.lemma)
        })
      else { return begin == 1 && Self.forbidden.contains(verb) && isUndone(words, 1) }
      verb += " " + particle.lexeme.lemma
    }
    if begin == 1, Self.forbidden.contains(verb) { return isUndone(words, 1) }
    return Self.orders.contains(verb) && isUndone(words, begin)
  }

  /// *give/Ana/ball, ask/teacher/question, put/cup/on/table*: a verb first, whom it is done to, and what with.
  private func givesFirst(_ words: [Constituent]) -> Bool {
    guard words.count > 2 else { return false }
    let verb = words[0].lexeme.lemma
    var index = 1
    while index < words.count, words[index].lexeme.isDeterminerLike { index += 1 }
    guard index < words.count, words[index].lexeme.wordClass != .pronoun,
      index + 1 < words.count || words[1].lexeme.lemma == "my"
    else { return false }
    let isAlone = words[(index + 1)...].allSatisfy {
      ($0.lexeme.wordClass != .pronoun || EnglishPronouns.of($0.lexeme.lemma) == nil)
        && $0.lexeme.wordClass != .verb && !$0.lexeme.isHuman && $0.lexeme.kind != .question
        && $0.lexeme.wordClass != .conjunction
    }
    guard isAlone else { return false }
    if Self.givings.contains(verb) {
      return words[index].lexeme.isHuman
        && words[(index + 1)...].contains {
          $0.lexeme.wordClass == .noun && !$0.lexeme.kind.isTemporal
        }
    }
    if Self.serving.contains(verb), words[1].lexeme.lemma == "my" { return true }
    guard index + 1 < words.count else { return false }
    guard verb == "put" || verb == "pour", words[index].lexeme.wordClass == .noun,
      words[index].lexeme.kind != .clothing
    else { return false }
    return words[(index + 1)...].contains {
      $0.lexeme.wordClass == .noun && !$0.lexeme.kind.isTemporal
    }
  }

  /// *taste/this, look/at/that/dog, wash/my/face*: what somebody else is to perceive or do.
  private func isTried(_ words: [Constituent]) -> Bool {
    let verb = words[0].lexeme.lemma
    if EnglishHabits.demonstratives.contains(words[1].lexeme.lemma),
      words.count == 2
        || words.count == 3
          && ["away", "there", "here", "off", "out", "down", "please"].contains(
            words[2].lexeme.lemma),
      Self.trials.contains(verb)
        || frame(of: words[0]).isListed && frame(of: words[0]).past != .state
          && frame(of: words[0]).opening == nil && !Self.wants.contains(verb)
    {
      return true
    }
    if words.count == 2, words[1].lexeme.lemma == "yourself" { return true }
    if words.count > 2, verb == "look", words[1].lexeme.lemma == "at",
      words[2...].allSatisfy({
        $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .adjective
          || $0.lexeme.wordClass == .noun || EnglishHabits.demonstratives.contains($0.lexeme.lemma)
          || ["in", "on"].contains($0.lexeme.lemma)
      })
    {
      return true
    }
    return words.count == 3 && words[1].lexeme.lemma == "my"
      && ["wash", "dry", "clean"].contains(verb)
      && ["face", "back", "nose", "mouth", "glasses", "chair", "wheelchair"].contains(
        words[2].lexeme.lemma)
  }

  private static let trials = EnglishWords.set(
    "taste try smell touch feel read use take hold watch")

  /// What one asks others to do with one's own.
  private static let serving = EnglishWords.set(
    "hold scratch rub tie zip button untie charge push carry fix unzip raise lower lift adjust wipe mind"
  )
  static let givings = EnglishWords.set("give ask show send")

  /// *sing/song/with/I, open/door/for/I*: nobody does that with himself.
  private func isForSpeaker(_ words: [Constituent]) -> Bool {
    let frame = frame(of: words[0])
    guard frame.isListed, frame.past != .state, frame.opening == nil, frame.pattern == .plain,
      let link = words.indices.dropLast().first(where: { index in
        [
          "with", "to", "for", "at", "on", "from", "next to", "near", "beside", "by", "behind",
        ].contains(words[index].lexeme.lemma)
          && words[index + 1].lexeme.wordClass == .pronoun
          && EnglishPronouns.of(words[index + 1].lexeme.lemma)?.person == .first
      })
    else { return false }
    return words.indices.allSatisfy { index in
      let lexeme = words[index].lexeme
      return index == 0 || index == link + 1
        || index < link && lexeme.wordClass != .verb
          && (!lexeme.isBeing || EnglishHabits.demonstratives.contains(lexeme.lemma))
          && lexeme.wordClass != .conjunction
        || index > link + 1 && !lexeme.isBeing && lexeme.wordClass != .verb
        || index == link
    }
  }

  /// Whether nobody is named who could do it: only whom it is done to or for.
  private func isUndone(_ words: [Constituent], _ verb: Int) -> Bool {
    words.indices.allSatisfy { index in
      let lexeme = words[index].lexeme
      guard index != verb, lexeme.wordClass == .pronoun || lexeme.isBeing else { return true }
      if lexeme.wordClass == .pronoun, EnglishPronouns.of(lexeme.lemma) == nil { return true }
      let before = index > 0 ? words[index - 1].lexeme : nil
      return before?.wordClass == .adposition
        || index == verb + 1
          && (lexeme.lemma == "it"
            || lexeme.isBeing && lexeme.wordClass != .pronoun
              && words[(index + 1)...].allSatisfy {
                ["now", "please", "quick", "quickly"].contains($0.lexeme.lemma)
              })
        || before?.lemma == "my" || before?.lemma == "your"
    }
  }

  /// What one rather asks of others.
  private static let orders = EnglishWords.set(
    """
    close shut call turn bring unplug hurry come look wait leave raise phone text email water fasten buckle unbuckle
    strap unstrap zip unzip tighten loosen adjust recline tilt lower fetch pass draw send tell rewind pause mute unlock
    untie unbutton reposition reheat open fix charge
    """
  ).union([
    "turn on", "turn off", "turn up", "turn down", "switch on", "switch off", "call back",
    "take off",
    "hang up", "give back", "come here", "sit down", "stand up", "slow down", "speed up",
    "speak up",
  ])

  /// What one asks others not to do.
  static let forbidden = EnglishWords.set(
    "touch push hit kick bite pull yell shout scream leave forget move worry cry fight scratch throw pinch"
  )

  /// *have/nice/day, have/good/weekend*: what one wishes somebody (CGEL §11.25).
  private func wish(_ words: [Constituent]) -> [Constituent]? {
    guard words[0].lexeme.lemma == "have", words.count > 1 else { return nil }
    if words.count == 2 { return words[1].lexeme.lemma == "fun" ? words : nil }
    guard let last = words.last?.lexeme, Self.wished.contains(last.lemma),
      words[1..<(words.count - 1)].allSatisfy({
        $0.lexeme.lemma == "a" || Self.fine.contains($0.lexeme.lemma)
      })
    else { return nil }
    var result = words.filter { $0.lexeme.lemma != "a" }
    guard result.count == words.count || words[1].lexeme.lemma == "a" else { return nil }
    result = words
    result[result.count - 1].lexeme = Lexeme(lemma: last.lemma, wordClass: .noun, kind: .event)
    result[result.count - 1].lexeme.countability = .count
    result[result.count - 1].lexeme.article = .indefinite
    return result
  }

  private static let wished = EnglishWords.set(
    "day weekend trip night morning evening afternoon week holiday vacation flight time birthday party journey summer lesson"
  )
  private static let fine = EnglishWords.set(
    "nice good great lovely happy safe wonderful super fun")

  /// *ask/mom/if/I/can/go*: where what somebody is to be asked or told begins.
  func messageEnd(_ words: [Constituent]) -> Int {
    guard words.count > 3, Self.messages.contains(words[0].lexeme.lemma),
      ["that", "if", "whether"].contains(words[2].lexeme.lemma)
        || words[2].lexeme.kind == .question
    else { return words.count }
    return 2
  }

  /// *go/away/please, come/here/mom*: words that are hardly said of oneself, with who is told so.
  private func isCommand(_ words: [Constituent]) -> Bool {
    guard words[0].lexeme.wordClass == .verb else { return false }
    let told = words.prefix { word in
      !word.lexeme.isHuman && word.lexeme.lemma != "please" && word.lexeme.lemma != "now"
    }
    let rest = words.dropFirst(told.count)
    return rest.count < 3 && rest.allSatisfy { $0.lexeme.wordClass != .pronoun }
      && Self.commands.contains(told.map(\.lexeme.lemma).joined(separator: " "))
  }

  /// *wash/your/hands, put/on/your/shoes*: what is done with what is yours is asked of you.
  private func isOfYours(_ words: [Constituent]) -> Bool {
    guard let your = words.firstIndex(where: { $0.lexeme.lemma == "your" }), your < 3, your > 0,
      words[0].lexeme.wordClass == .verb, your + 1 < words.count,
      your == 1 || EnglishParticles.separable.contains(words[1].lexeme.lemma)
    else { return false }
    let frame = frame(of: words[0])
    return frame.isListed && frame.past != .state && frame.opening == nil
      && (!Self.takings.contains(frame.lemma) || your == 2) && frame.pattern != .modal
      && !words.contains {
        $0.lexeme.kind == .question
          || $0.lexeme.isSubjectForm && !["it", "you"].contains($0.lexeme.lemma)
      }
  }

  /// What one does oneself with what is another's.
  private static let takings = EnglishWords.set(
    "borrow find lose break hold see hear meet visit call play take get kiss hug")

  private static let commands: WordSet = [
    "help", "stop", "wait", "look", "listen", "sleep well", "sleep tight", "guess what",
    "turn left", "turn right", "go away", "come here", "hurry up", "come on", "watch out",
    "look out", "calm down",
    "be quiet", "be careful", "get out", "slow down", "shut up", "back off", "get away", "hang on",
    "hold on", "cheer up", "come in", "listen to me", "wait for me", "look at me", "look at this",
    "look at that", "wait a minute", "follow me", "get off", "move over", "be good", "be nice",
    "speak up", "keep going", "let go", "sit still", "lie still", "stand still", "be patient",
    "say again", "hold still", "stay still", "keep still", "have fun", "come here fast",
    "come here quickly",
    "come quickly", "come quick", "come fast", "hurry", "take care", "come back", "come back soon",
    "go to sleep", "wake up", "be quick", "help me", "hurry up now", "sit next to me", "drive safe",
  ]

  /// *sit/down/please, be/nice/to/she, tell/dad/to/hurry*: a verb first and nobody who does it.
  private func isTold(_ words: [Constituent]) -> Bool {
    guard words[0].lexeme.wordClass == .verb else { return false }
    let frame = frame(of: words[0])
    if frame.lemma == "guess", words[1].lexeme.kind == .question { return true }
    let others = words.indices.dropFirst().filter {
      (words[$0].lexeme.isBeing
        || words[$0].lexeme.wordClass == .pronoun
          && EnglishPronouns.of(words[$0].lexeme.lemma) != nil)
        && words[$0 - 1].lexeme.wordClass != .adposition
    }
    let isAsked = words.contains { $0.lexeme.kind == .question }
    if isAsked, !Self.messages.contains(frame.lemma) { return false }
    if frame.lemma == "be" {
      return others.isEmpty && Self.conduct.contains(words[1].lexeme.lemma) && words.count > 2
    }
    if Self.messages.contains(frame.lemma), words.count > 3, others.first == 1,
      words[1].lexeme.isHuman, words[1].lexeme.wordClass != .pronoun
    {
      return ["to", "that", "if", "whether"].contains(words[2].lexeme.lemma)
        || words[2].lexeme.kind == .question && frame.lemma != "help"
    }
    return !isAsked && others.isEmpty && words.contains { $0.lexeme.lemma == "please" }
      && frame.isListed && (frame.past != .state || frame.lemma == "stay")
      && (frame.opening == nil
        || !words.dropFirst().contains { $0.lexeme.wordClass == .verb } && frame.pattern == .plain)
  }

  /// How one is asked to be.
  private static let conduct = EnglishWords.set(
    "nice kind gentle careful quiet polite patient good brave honest friendly")

  /// What one asks somebody to do to a third.
  private static let messages: WordSet = ["tell", "ask", "remind", "help"]

  /// *pick/I/up, give/it/back, not/touch/it*: a verb chosen first and right behind it the pronoun that it is done
  /// to tells somebody to do it (CGEL §11.24); where that clause ends.
  func handed(in words: [Constituent], _ splitter: EnglishClauseSplitter) -> Int? {
    let isNegated =
      words.count == 3 && words[0].lexeme.kind == .negation && words[2].lexeme.lemma == "it"
    let isPolite = words.count > 2 && words[0].lexeme.lemma == "please"
    let verb = isNegated || isPolite ? 1 : 0
    if let end = handedWith(words, splitter) { return end }
    guard verb + 1 < words.count, words[verb].lexeme.wordClass == .verb,
      let pronoun = EnglishPronouns.of(words[verb + 1].lexeme.lemma),
      words[verb + 1].lexeme.wordClass == .pronoun, pronoun.person != .second,
      takes(words[verb].lexeme.lemma, pronoun, words[(verb + 1)...])
    else { return nil }
    let end =
      splitter.boundary(in: Array(words[(verb + 2)...]), behind: words[verb], false)
      .map { verb + 2 + $0.at } ?? words.count
    let isFree = words[(verb + 2)..<end].allSatisfy { word in
      (word.lexeme.kind != .question
        || EnglishHabits.askingVerbs.contains(words[verb].lexeme.lemma))
        && (word.lexeme.wordClass != .noun || !word.lexeme.isHuman)
        && tables.lexicon.word(word.lexeme.lemma)?.tense != .past
    }
    // *give/it/back/to/I*: behind a preposition a pronoun is no subject.
    let isAlone = words.indices[(verb + 2)..<end].allSatisfy { index in
      words[index].lexeme.wordClass != .pronoun
        || EnglishPronouns.of(words[index].lexeme.lemma) == nil
        || words[index - 1].lexeme.wordClass == .adposition
        || words[index - 1].lexeme.wordClass == .verb && index > verb + 2
    }
    return isFree && isAlone ? end : nil
  }

  /// What one says of oneself rather than asks for.
  private static let wants = EnglishWords.set("want need like hate know have cost belong")

  /// *look/at/I, come/with/I*: the same with a preposition between.
  private func handedWith(_ words: [Constituent], _ splitter: EnglishClauseSplitter) -> Int? {
    guard words.count > 2, words[0].lexeme.wordClass == .verb,
      words[1].lexeme.wordClass == .adposition,
      EnglishPronouns.of(words[2].lexeme.lemma)?.person == .first,
      words[2].lexeme.wordClass == .pronoun,
      frame(of: words[0]).isListed, frame(of: words[0]).past != .state
    else { return nil }
    let end =
      splitter.boundary(in: Array(words[3...]), behind: words[0], false).map { 3 + $0.at }
      ?? words.count
    let isFree = words[3..<end].allSatisfy {
      $0.lexeme.wordClass != .pronoun && $0.lexeme.kind != .question && !$0.lexeme.isHuman
        && tables.lexicon.word($0.lexeme.lemma)?.tense != .past
    }
    return isFree ? end : nil
  }

  /// Whether a verb, with or without a particle behind, is one that is done to a pronoun on request.
  private func takes(_ verb: String, _ pronoun: EnglishPronouns, _ rest: ArraySlice<Constituent>)
    -> Bool
  {
    let frames = tables.frames
    var frame = frames[verb]
    for word in rest.dropFirst().prefix(2)
    where EnglishParticles.separable.contains(word.lexeme.lemma)
      && word.tile.map({ tile in
        !rest.contains {
          $0.tile == tile + 1 && ($0.lexeme.wordClass == .noun || $0.lexeme.isDeterminerLike)
        }
      }) != false
    {
      let joined = frames["\(verb) \(word.lexeme.lemma)"]
      if !joined.isDefault { frame = joined }
    }
    if rest.count < 3, ["me", "us"].contains(rest.first?.lexeme.lemma ?? ""),
      frame.pattern == .plain,
      !EnglishHabits.affecting.contains(verb), !Self.wants.contains(verb),
      rest.dropFirst().allSatisfy({
        $0.lexeme.wordClass == .noun && !$0.lexeme.isBeing || $0.lexeme.wordClass == .adverb
          || $0.lexeme.kind == .social
      })
    {
      // *respect/me, suction/me, swing/me.*
      return true
    }
    guard frame.isListed, frame.pattern == .plain, frame.past != .state || verb == "let" else {
      return false
    }
    if pronoun.nominative == "it" {
      return frame.slot(.object).map { $0.preposition == nil } ?? false
    }
    if EnglishHabits.handling.contains(frame.lemma) { return true }
    if rest.count == 1, ["me", "us"].contains(rest.first?.lexeme.lemma ?? "") { return true }
    return frame.slots.contains {
      ($0.role == .recipient || $0.role == .object) && $0.preposition == nil
        && $0.kinds.contains(.person)
    }
  }
}
