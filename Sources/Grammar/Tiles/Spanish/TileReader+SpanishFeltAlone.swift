import AACCore

/// Spanish rows without a verb about how the speaker is: *todavía / hambre, ya / no / cansado, cabeza / dolor, nariz / sangre, yo /
/// también / helado*: what is felt is had, and what is laid beside *yo* is wanted (NGLE §37.9, §42.13).
extension TileReader {
  /// The row with the verb that is understood.
  func sayFelt(_ words: inout [Constituent]) {
    guard words.count > 1, words.count < 6 else { return }
    feelStill(&words)
    guard verbPlace(words) == nil else { return }
    hurt(&words)
    guard verbPlace(words) == nil else { return }
    wishToo(&words)
  }

  /// *Todavía / hambre, ya / no / cansado, ayer / fiebre, hambre / no*.
  private func feelStill(_ words: inout [Constituent]) {
    guard let place = words.firstIndex(where: { isFeeling($0.lexeme) }) else { return }
    var end = place + 1
    if words[place].lexeme.lemma == "dolor", end < words.count, words[end].lexeme.kind == .body {
      end += 1
    }
    let others = words.indices.filter { $0 < place || $0 >= end }
    guard !others.isEmpty, others.allSatisfy({ isBesideFeeling(words[$0]) }) else { return }
    let isState = words[place].lexeme.wordClass == .adjective
    let hasSpeaker = others.contains { words[$0].lexeme.lemma == "yo" }
    if hasSpeaker {
      guard isState, others.contains(where: { isNegator(words[$0]) }) else { return }
    }
    let isTold = others.contains {
      isNegator(words[$0]) || FeltWords.still.contains(words[$0].lexeme.lemma)
    }
    let isWeather = ["frío", "calor"].contains(words[place].lexeme.lemma)
    let isDay = others.contains { words[$0].lexeme.kind.isTemporal } && !isWeather && !isState
    guard isTold || isDay else { return }
    if isState,
      !others.contains(where: { isNegator(words[$0]) || words[$0].lexeme.lemma == "ya no" })
    {
      return
    }
    var start = place
    while start > 0,
      words[start - 1].lexeme.kind == .degree
        || PartedWords.much.contains(words[start - 1].lexeme.lemma)
    {
      start -= 1
    }
    let verb = isState ? Constituent.linking("estar") : deed("tener")
    if !isState, end == place + 1, start == place { words[place] = felt(words[place]) }
    words.insert(verb, at: start)
    if let no = words.indices.last, isNegator(words[no]), start == 0 {
      words.insert(words.remove(at: no), at: 0)
    }
  }

  private func isFeeling(_ word: Lexeme) -> Bool {
    if FeltWords.had.contains(word.lemma) { return true }
    return word.wordClass == .adjective
      && (EverydayAlone.states.contains(word.lemma) || HalfWords.glad.contains(word.lemma))
  }

  private func isBesideFeeling(_ word: Constituent) -> Bool {
    isNegator(word) || word.lexeme.kind.isTemporal || word.lexeme.lemma == "yo"
      || word.lexeme.kind == .degree || PartedWords.much.contains(word.lexeme.lemma)
      || FeltWords.still.contains(word.lexeme.lemma)
  }

  /// *Cabeza / dolor, barriga / mucho / dolor, dolor / cabeza, nariz / sangre*: what hurts, and what one has there.
  private func hurt(_ words: inout [Constituent]) {
    if words.count == 2, words[0].lexeme.lemma == "dolor", words[1].lexeme.kind == .body {
      words.insert(deed("tener"), at: 0)
      return
    }
    guard words[0].lexeme.kind == .body, words[0].lexeme.wordClass == .noun, let last = words.last
    else { return }
    if last.lexeme.lemma == "dolor", words.count == 2 {
      words = [Constituent(deed("doler").lexeme, tile: last.tile), words[0]]
    } else if last.lexeme.lemma == "dolor", words.count == 3,
      PartedWords.much.contains(words[1].lexeme.lemma)
    {
      words = [Constituent(deed("doler").lexeme, tile: last.tile), words[1], words[0]]
    } else if words.count == 2, FeltWords.onBody.contains(last.lexeme.lemma) {
      let body = words[0]
      words = [deed("tener"), last]
      put(&words, variety.language.placePreposition, at: 2)
      words.append(body)
    } else if words.count == 2,
      words[0].lexeme.number == .plural || last.lexeme.lemma == "revuelto",
      ["frío", "revuelto", "hinchado", "mojado", "caliente"].contains(last.lexeme.lemma)
    {
      words[1].lexeme.wordClass = .adjective
      words[1].lexeme.kind = .state
      words.insert(.linking("estar", .third), at: 1)
      words[1].lexeme.number = words[0].lexeme.number ?? .singular
    }
  }

  /// *Garganta / dolor / fiebre, nariz / moco / pañuelo*: what is wrong, and what one has or wants besides.
  func ailments(_ words: [Constituent]) -> Cut? {
    guard words.count == 3, words[0].lexeme.kind == .body, words[0].lexeme.wordClass == .noun
    else { return nil }
    let isPain = words[1].lexeme.lemma == "dolor"
    guard isPain || FeltWords.onBody.contains(words[1].lexeme.lemma) else { return nil }
    if FeltWords.had.contains(words[2].lexeme.lemma) {
      return Cut(first: Array(words[..<2]), second: [deed("tener"), felt(words[2])])
    }
    guard isThing(words[2]) || EverydayQuestions.visited.contains(words[2].lexeme.lemma),
      words[2].lexeme.kind != .body, let wish = wanted([words[2]])
    else {
      return nil
    }
    return Cut(first: Array(words[..<2]), second: wish)
  }

  /// *Yo / también / helado, papá / también / agua, yo / no / parque, yo / agua*: what one wants as well.
  private func wishToo(_ words: inout [Constituent]) {
    guard words[0].lexeme.lemma == "yo" || words[0].lexeme.isHuman,
      let last = words.last, isThing(last), last.government == nil,
      words.count < 4,
      words.dropFirst().dropLast().allSatisfy({
        ["también", "tampoco"].contains($0.lexeme.lemma) || isNegator($0)
      })
    else { return }
    let isSpeaker = words[0].lexeme.lemma == "yo"
    let isPlace = KindSet.places.contains(last.lexeme.kind)
    let isWanted =
      KindSet.edible.contains(last.lexeme.kind)
      || (isSpeaker || words.count == 3)
        && [.toy, .game, .story, .device, .book].contains(last.lexeme.kind)
      || EverydayWords.tales.contains(last.lexeme.lemma)
    let isBesides = words.count == 3 && !isNegator(words[1])
    guard
      isWanted && (words.count == 3 || isSpeaker) || isBesides && isPlace
        || isPlace && isSpeaker && words.count == 3
    else { return }
    words.insert(deed("querer"), at: words.count - 1)
    if isPlace { words.insert(deed("ir"), at: words.count - 1) }
  }
}

extension FeltWords {
  /// How long, and whether besides.
  static let still: WordSet = [
    "todavía", "aún", "ya", "ya no", "también", "tampoco", "siempre", "otra vez", "de nuevo",
    "nunca",
  ]
  /// What one has on the body.
  static let onBody: WordSet = [
    "sangre", "moco", "mocos", "ampolla", "picor", "herida", "grano", "costra", "astilla",
    "escozor", "rasguño", "moratón", "chichón",
  ]
}
