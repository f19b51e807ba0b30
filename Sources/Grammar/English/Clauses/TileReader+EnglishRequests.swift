import AACCore

/// Rows of tiles that tell somebody to do something (CGEL §11.24–11.30).
extension TileReader {
  /// *stop/that*: words that can only be told somebody; the words of the request.
  func request(in words: [Constituent]) -> [Constituent]? {
    if Self.commands.contains(words.map(\.lexeme.lemma).joined(separator: " ")) { return words }
    guard words.count > 1 else { return nil }
    if isTold(words) || isCommand(words) || isOfYours(words) { return words }
    let isStop = words[0].lexeme.lemma == "stop" && words[0].lexeme.wordClass == .verb
    if isStop, words.count == 3, words[1].lexeme.wordClass == .verb,
      EnglishPronouns.of(words[2].lexeme.lemma) != nil
    {
      // *stop/hit/I*: who is hit.
      return words
    }
    guard isStop,
      !words.contains(where: {
        EnglishPronouns.of($0.lexeme.lemma).map {
          ["I", "he", "she", "we", "they"].contains($0.nominative) && $0.nominative != $0.accusative
        } == true
          && EnglishPronouns.of($0.lexeme.lemma)?.nominative == $0.lexeme.lemma
      })
    else { return nil }
    return words
  }

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
      && !Self.takings.contains(frame.lemma) && frame.pattern != .modal
      && !words.contains {
        $0.lexeme.kind == .question
          || EnglishPronouns.of($0.lexeme.lemma)?.nominative == $0.lexeme.lemma
            && $0.lexeme.wordClass == .pronoun && !["it", "you"].contains($0.lexeme.lemma)
      }
  }

  /// What one does oneself with what is another's.
  private static let takings = EnglishWords.set(
    "borrow find lose break hold see hear meet visit call play take get kiss hug")

  private static let commands: Set<String> = [
    "go away", "come here", "hurry up", "come on", "watch out", "look out", "calm down",
    "be quiet", "be careful", "get out", "slow down", "shut up", "back off", "get away", "hang on",
    "hold on", "cheer up", "come in", "listen to me", "wait for me", "look at me", "look at this",
    "look at that", "wait a minute", "follow me", "get off", "move over", "be good", "be nice",
    "speak up", "keep going", "let go",
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
      && frame.isListed && frame.past != .state && frame.opening == nil
  }

  /// How one is asked to be.
  private static let conduct = EnglishWords.set(
    "nice kind gentle careful quiet polite patient good brave honest friendly")

  /// What one asks somebody to do to a third.
  private static let messages: Set<String> = ["tell", "ask", "remind", "help"]

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
    }
    return isFree && isAlone ? end : nil
  }

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
    where EnglishParticles.separable.contains(word.lexeme.lemma) {
      let joined = frames["\(verb) \(word.lexeme.lemma)"]
      if !joined.isDefault { frame = joined }
    }
    guard frame.isListed, frame.pattern == .plain, frame.past != .state || verb == "let" else {
      return false
    }
    if pronoun.nominative == "it" {
      return frame.slot(.object).map { $0.preposition == nil } ?? false
    }
    if EnglishHabits.handling.contains(frame.lemma) { return true }
    return frame.slots.contains {
      ($0.role == .recipient || $0.role == .object) && $0.preposition == nil
        && $0.kinds.contains(.person)
    }
  }
}
