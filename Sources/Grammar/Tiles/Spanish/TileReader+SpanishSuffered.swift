import AACCore

/// Spanish rows with a verb in which it is unsaid to whom it is done, of whom it is asked and what comes first: *hacer / pis /
/// pantalón, poner / tirita, hermana / no / prestar / muñeca, terminar / deberes / después / jugar* (NGLE §35.7, §42.3, §46.2).
extension TileReader {
  /// The row with what is unsaid about its deed.
  func sayDeedUnsaid(_ words: inout [Constituent]) {
    removeStain(&words)
    wetOneself(&words)
    treatSpeaker(&words)
    notLend(&words)
    fearOfOther(&words)
    spreadOn(&words)
    reasonFirst(&words)
    placeBeforeUs(&words)
    sitOther(&words)
    opineThat(&words)
  }

  /// *Mancha / camiseta / lavar*: what is washed off.
  private func removeStain(_ words: inout [Constituent]) {
    guard let verb = loneVerb(words), verb == 2, words.count == 3,
      UnsaidWords.stains.contains(words[0].lexeme.lemma), words[0].lexeme.wordClass == .noun,
      words[1].lexeme.roleKind == .clothing
    else { return }
    var row = [words[2]]
    put(&row, "el", at: 1)
    row.append(words[0])
    put(&row, "de", at: 3)
    put(&row, "el", at: 4)
    words = row + [words[1]]
  }

  /// *Hacer / pis / pantalón, niño / hacer / pis / cama*: where it should not have been done it has happened (NGLE §23.7).
  private func wetOneself(_ words: inout [Constituent]) {
    guard let verb = loneVerb(words), words[verb].lexeme.lemma == "hacer", verb + 2 < words.count,
      let deed = ["pis": "hacerse pis", "pipí": "hacerse pis", "caca": "hacerse caca"][
        words[verb + 1].lexeme.lemma],
      let spot = words.last?.lexeme,
      spot.roleKind == .clothing || UnsaidWords.wet.contains(spot.lemma),
      words[(verb + 2)...].dropLast().allSatisfy({
        $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .adposition
      }),
      words[..<verb].allSatisfy({
        $0.lexeme.isBeing || $0.lexeme.isDeterminerLike || $0.lexeme.lemma == "yo"
      })
    else { return }
    let who = words[..<verb].last?.lexeme
    var done = happened(words[verb], deed)
    if let who, who.lemma != "yo" { done.lexeme.person = .third }
    words[verb] = done
    words.remove(at: verb + 1)
    if verb + 2 == words.count {
      put(&words, variety.language.placePreposition, at: verb + 1)
      put(&words, "el", at: verb + 2)
    }
  }

  /// *Poner / tirita, crema / poner*: what others put on one is asked of them.
  private func treatSpeaker(_ words: inout [Constituent]) {
    guard let verb = loneVerb(words), words.count < 5 else { return }
    let lemma = words[verb].lexeme.lemma
    let others = words.indices.filter { $0 != verb && words[$0].lexeme.lemma != "yo" }
    let speaker = words.firstIndex { $0.lexeme.lemma == "yo" }
    guard speaker.map({ $0 > verb }) ?? true, let first = others.first,
      case let thing = words[first],
      lemma == "poner" && UnsaidWords.dressings.contains(thing.lexeme.lemma)
        || lemma == "empujar" && BesideWords.playgrounds.contains(thing.lexeme.lemma)
          && others.count == 1,
      others.count == 1 || others.count == 2 && words[others[1]].lexeme.kind == .body
    else { return }
    let order = words[verb].ordered
    var row = [
      order, Constituent(WordJoiner.pronoun("me"), tile: speaker.map { words[$0].tile } ?? nil),
    ]
    if lemma == "empujar" { put(&row, variety.language.placePreposition, at: 2) }
    row.append(thing)
    if others.count == 2 {
      put(&row, variety.language.placePreposition, at: 3)
      put(&row, "el", at: 4)
      row.append(words[others[1]])
    }
    words = row
  }

  /// *Hermana / no / prestar / muñeca, Luis / no / devolver / lápiz*: to whom it is not handed.
  private func notLend(_ words: inout [Constituent]) {
    guard let verb = loneVerb(words), verb > 1, verb + 1 < words.count,
      ["prestar", "devolver"].contains(words[verb].lexeme.lemma), isNegator(words[verb - 1]),
      words[verb - 2].lexeme.isHuman, words[verb - 2].lexeme.wordClass != .pronoun,
      words[(verb + 1)...].allSatisfy({ isThing($0) || $0.lexeme.isDeterminerLike })
    else { return }
    words.insert(Constituent(WordJoiner.pronoun("me")), at: verb)
    if verb + 3 == words.count { put(&words, "el", at: verb + 2) }
  }

  /// *Niño / miedo / dormir, Ana / ganas / jugar*: what somebody is afraid to do.
  private func fearOfOther(_ words: inout [Constituent]) {
    guard let deed = words.firstIndex(where: { $0.lexeme.wordClass == .verb }),
      words[deed].lexeme.isInfinitive, deed > 1,
      ["miedo", "ganas"].contains(words[deed - 1].lexeme.lemma),
      words[deed - 2].lexeme.isHuman, words[deed - 2].lexeme.wordClass != .pronoun,
      words[..<(deed - 2)].allSatisfy(\.lexeme.isDeterminerLike),
      !words[(deed + 1)...].contains(where: { $0.lexeme.wordClass == .verb })
    else { return }
    if let goal = words.indices.last, goal == deed + 1, words[deed].lexeme.lemma == "ir",
      words[goal].lexeme.wordClass == .noun
    {
      words[goal].government = Government(preposition: "a", article: .definite)
    }
    let feeling = words[deed - 1].lexeme.lemma
    words[deed - 1] = Constituent(
      self.deed("tener \(feeling)").lexeme, tile: words[deed - 1].tile)
  }

  /// *Mermelada / con / tostada / comer*: what is spread goes on what one eats.
  func spreadOn(_ words: inout [Constituent]) {
    guard
      let link = words.indices.dropFirst().dropLast().first(where: {
        words[$0].lexeme.lemma == "con"
      }), UnsaidWords.spreads.contains(words[link - 1].lexeme.lemma),
      UnsaidWords.breads.contains(words[link + 1].lexeme.lemma)
    else { return }
    words.swapAt(link - 1, link + 1)
  }

  /// *Porque / llorar / bebé / hambre / tener*: of two deeds the reason is what is felt (NGLE §46.2).
  private func reasonFirst(_ words: inout [Constituent]) {
    guard words.count > 4, words[0].lexeme.lemma == "porque",
      case let verbs = words.indices.filter({ words[$0].lexeme.isInfinitive }), verbs.count == 2,
      verbs[0] == 1, words.filter({ $0.lexeme.wordClass == .verb }).count == 2,
      words[verbs[1]].lexeme.lemma == "tener", verbs[1] + 1 == words.count,
      FeltWords.had.contains(words[verbs[1] - 1].lexeme.lemma),
      case let who = words[2..<(verbs[1] - 1)], !who.isEmpty,
      who.allSatisfy({ $0.lexeme.isBeing || $0.lexeme.isDeterminerLike })
    else { return }
    words = who + [words[1], words[0], words[verbs[1]], words[verbs[1] - 1]]
  }

  /// *Zoo / en / nosotros*: the place before it is where, and nobody is in a person.
  private func placeBeforeUs(_ words: inout [Constituent]) {
    guard
      let link = words.indices.dropFirst().dropLast().first(where: {
        words[$0].lexeme.lemma == "en" && words[$0].lexeme.wordClass == .adposition
      }), words[link + 1].lexeme.wordClass == .pronoun, words[link + 1].lexeme.kind == .person,
      words[link + 1].lexeme.number != nil, !["mí", "ti"].contains(words[link + 1].lexeme.lemma),
      isThing(words[link - 1]), KindSet.places.contains(words[link - 1].lexeme.kind)
    else { return }
    words.swapAt(link - 1, link)
  }

  /// *Sentar / aquí / tú, callar / tú*: what is laid before *tú* the other is to do.
  private func sitOther(_ words: inout [Constituent]) {
    guard let verb = loneVerb(words), verb == 0, words.last?.lexeme.lemma == "tú",
      UnsaidWords.told.contains(words[0].lexeme.lemma),
      words[1...].dropLast().allSatisfy({
        $0.lexeme.wordClass == .adverb || $0.lexeme.kind == .direction
          || $0.lexeme.kind.isTemporal
      })
    else { return }
    words.removeLast()
    if tables.frames.listed(words[0].lexeme.lemma + "se") != nil { words[0].lexeme.lemma += "se" }
    words[0].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.order
  }

  /// *Dentista / mañana / miedo*: whom one sees then, and how one feels.
  func fearBefore(_ words: [Constituent]) -> Cut? {
    guard words.count == 3,
      let carer = words.firstIndex(where: {
        EverydayQuestions.visited.contains($0.lexeme.lemma)
      }), let time = words.firstIndex(where: \.lexeme.kind.isTemporal),
      let fear = words.firstIndex(where: { $0.lexeme.lemma == "miedo" })
    else { return nil }
    var seen = words[carer]
    seen.lexeme.article = .bare
    let having = deed("tener").said(by: .first)
    return Cut(first: [words[time], having, seen], second: [having, felt(words[fear])])
  }

  /// *Terminar / deberes / después / jugar*: one finishes it, and does the other thing then.
  func finishBefore(_ words: [Constituent]) -> Cut? {
    guard words.count > 3, words.count < 8,
      ["terminar", "acabar"].contains(words[0].lexeme.lemma), words[0].lexeme.isInfinitive,
      let link = words.indices.dropFirst(2).dropLast().first(where: {
        ["después", "luego"].contains(words[$0].lexeme.lemma)
      }),
      words[1..<link].allSatisfy({ isThing($0) || $0.lexeme.isDeterminerLike })
        || link == 2 && words[1].lexeme.isInfinitive,
      case let rest = Array(words[(link + 1)...]), var second = deed(after: rest),
      second[1...].allSatisfy({
        isThing($0) || $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .adposition
      })
    else { return nil }
    var first = Array(words[..<link])
    first[0].lexeme.person = .first
    first[0].lexeme.number = .singular
    second[0].lexeme.person = .first
    second[0].lexeme.number = .singular
    return Cut(first: first, second: second, link: "y \(words[link].lexeme.lemma)")
  }

  /// *Lavadora / rota / ropa / sucia*: of each thing how it is.
  func thingsSo(_ words: [Constituent]) -> Cut? {
    guard words.count == 4, isThing(words[0]), isThing(words[2]),
      [1, 3].allSatisfy({
        words[$0].lexeme.wordClass == .adjective && isCondition(words[$0].lexeme)
      })
    else { return nil }
    return Cut(
      first: [words[0], .linking("estar"), words[1]],
      second: [words[2], .linking("estar"), words[3]], link: "y")
  }

  /// *Creer / película / divertido*: of what one thinks so (NGLE §43.2).
  private func opineThat(_ words: inout [Constituent]) {
    guard let verb = loneVerb(words), verb + 3 == words.count,
      SpanishPeopleWords.thinking.contains(words[verb].lexeme.lemma), isThing(words[verb + 1]),
      words[verb + 2].lexeme.wordClass == .adjective, !words[verb + 2].lexeme.kind.isSmall
    else { return }
    words.insert(.linking("ser"), at: verb + 2)
    put(&words, "el", at: verb + 1)
    put(&words, "que", at: verb + 1)
  }
}
