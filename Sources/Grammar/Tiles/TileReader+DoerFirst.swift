import AACCore

/// Rows that begin with what it is done to, laid as the language says them: *frío / pies / tener / yo, papel / con / tijeras
/// / cortar / niña* (NGLE §40.4, *orden de los constituyentes*; Bechara, *Ordem direta*). The rules of rows then find the
/// rest where they look for it.
extension TileReader {
  /// The words with who does it before the verb, and behind it what was laid before; as they were where that is open.
  func doerFirst(_ words: [Constituent]) -> [Constituent] {
    guard words.count > 2, let verb = onlyVerb(words), verb > 0, words[verb].lexeme.isInfinitive,
      let first = words.first(where: { !$0.lexeme.isDeterminerLike && !$0.lexeme.kind.isTemporal }),
      mayBeTurned(words, verb)
    else { return words }
    let frame = frame(of: words[verb])
    guard frame.pattern == .plain || frame.pattern == .grooming, !frame.isStrongOpener,
      first.lexeme.wordClass != .verb, words[..<verb].contains(where: { $0.lexeme.isLastingNoun }),
      !isFeltFirst(words, verb),
      !givesFeeling(words, verb),
      let doer = doer(words, verb, frame)
    else { return words }
    let places = doer.places.sorted()
    guard let start = places.first, let end = places.last,
      words[..<verb].indices.contains(where: {
        !places.contains($0) && words[$0].lexeme.isLastingNoun
      })
    else { return words }
    let isNegator = { (index: Int) in
      words[index].lexeme.lemma == variety.language.plainNegator
        || words[index].lexeme.kind == .negation && words[index].lexeme.wordClass != .pronoun
    }
    guard end - start == places.count - 1 else { return words }
    let rest = words.indices.filter {
      $0 != verb && !places.contains($0) && !isNegator($0)
    }
    let negators = words.indices.filter { isNegator($0) && !places.contains($0) }
    return (places + negators + [verb] + rest).map { words[$0] }
  }

  /// *Sol / ponerse / yo / gafas, yo / frío / beber / sopa*: what it is like, before what is done about it.
  ///
  /// *Yo / miedo / dormir, prazer / conhecer / você*: what one feels about it is nothing that it is done to.
  private func isFeltFirst(_ words: [Constituent], _ verb: Int) -> Bool {
    if words[..<verb].contains(where: { isGivenFeeling($0.lexeme) || $0.lexeme.lemma == "prazer" })
    {
      return true
    }
    return words[..<verb].contains { isState($0.lexeme) }
      && words[(verb + 1)...].contains { $0.lexeme.namesThing }
  }

  private func isGivenFeeling(_ word: Lexeme) -> Bool {
    word.wordClass == .noun
      && tables.frames.listed("dar \(word.lemma)")?.pattern == .experiencer
  }

  /// *Calor / dar / pereza / niño*: what gives a feeling is no doer's.
  private func givesFeeling(_ words: [Constituent], _ verb: Int) -> Bool {
    words[verb].lexeme.lemma.hasPrefix("dar")
      && words.contains { isGivenFeeling($0.lexeme) }
  }

  private func isState(_ word: Lexeme) -> Bool {
    (word.wordClass == .noun || word.wordClass == .adjective)
      && (word.kind == .weather || word.kind.isSensation
        || SuppliedWords.weather.contains(word.lemma))
  }

  /// Whether nothing in a row but its nouns says what belongs where.
  private func mayBeTurned(_ words: [Constituent], _ verb: Int) -> Bool {
    guard words[verb - 1].lexeme.wordClass != .adposition,
      words.last?.lexeme.wordClass != .adposition
    else { return false }
    return words.allSatisfy { word in
      let lexeme = word.lexeme
      return lexeme.kind != .question && lexeme.kind != .social && lexeme.lemma != "que"
        && lexeme.lemma != "," && lexeme.wordClass != .conjunction
        && !(lexeme.wordClass == .pronoun && WordJoiner.clitics.contains(lexeme.lemma))
        && !["nada", "nadie", "ninguém", "algo", "alguien", "alguém"].contains(lexeme.lemma)
    }
  }

  /// The one who can do it: the only person's pronoun beside things, or whom the meaning of the row decides on.
  private func doer(_ words: [Constituent], _ verb: Int, _ frame: VerbFrame) -> Candidate? {
    let beings = words.indices.filter {
      $0 != verb && namesSomebody(words[$0].lexeme) && !isGoverned(words, $0)
    }
    guard let last = beings.last, beings.count < 3 else { return nil }
    if beings.count == 1 {
      let isPronoun = words[last].lexeme.wordClass == .pronoun
      guard isPronoun || last > verb,
        // Columpio / empujar / yo: it is asked of others.
        words[last].lexeme.person != .first
          || !OrderWords.askedForSpeaker.contains(words[verb].lexeme.lemma)
      else { return nil }
      if isPronoun {
        // Casa / nós / ter / piscina: right behind a noun it says whose that is.
        guard
          last > verb || last == 0 || !words[last - 1].lexeme.isLastingNoun
            || !words[(verb + 1)...].contains(where: { $0.lexeme.isLastingNoun })
        else { return nil }
      } else {
        guard
          isBehindObject(words, last, frame)
            || knownDoerScore(words, last, verb, frame).map({ $0 >= 60 }) ?? false
        else { return nil }
      }
      guard var best = best(words, verb), best.places.contains(last), best.score > 45 else {
        return nil
      }
      best.places.removeAll {
        $0 != last && isPronoun || $0 > last && words[$0].lexeme.kind == .color
      }
      return best
    }
    guard
      let known = beings.first(where: {
        knownDoerScore(words, $0, verb, frame).map { $0 > 100 } ?? false
      }), let best = best(words, verb), best.places.contains(known),
      !beings.contains(where: { $0 != known && best.places.contains($0) })
    else { return nil }
    return best
  }

  private func best(_ words: [Constituent], _ verb: Int) -> Candidate? {
    let candidates = candidates(words, verb: verb)
    let score = candidates.map(\.score).max()
    return candidates.first { $0.score == score }
  }
}
