import AACCore

/// Rows of Spanish as people lay them every day, with words missing that everybody hears: *mamá / yo / querer / agua,
/// qué / haber / comer, patinete / romper, ya / terminado* (NGLE §42.4, §41.6, §12.7, §23.7).
extension TileReader {
  /// The row with these put right.
  func everyday(_ words: [Constituent]) -> [Constituent] {
    guard variety.language == .spanish else { return words }
    var words = words
    guard words.count > 1 else {
      turnOnOneself(&words, 0)
      return words
    }
    qualityOfDish(&words)
    joinFlavours(&words)
    saidInRow(&words)
    placeBeside(&words)
    meetOther(&words)
    settleDeeds(&words)
    wishes(&words)
    reordered(&words)
    completeRow(&words)
    linkByMeaning(&words)
    named(&words)
    haveDays(&words)
    inTurn(&words)
    deeds(&words)
    nounsApart(&words, verbPlace(words))
    if let verb = verbPlace(words) {
      callToCome(&words)
      joinSetVerb(&words, verb)
      askedAndImpersonal(&words, verbPlace(words) ?? verb)
      companions(&words, verbPlace(words) ?? verb)
      callFirst(&words, verbPlace(words) ?? verb)
      askWhatThereIs(&words)
      sayWhereThereIs(&words)
      happenByItself(&words)
      sufferBite(&words)
      harm(&words)
      gatherQuality(&words)
    } else {
      haveAlone(&words)
      takeParticiple(&words)
      supplyToPointed(&words)
      sayOccasion(&words)
      predicate(&words)
    }
    ownKin(&words)
    return words
  }

  /// *Hacer / falta, echar / de / menos, dar / igual*: a verb and its noun that mean one thing.
  private func joinSetVerb(_ words: inout [Constituent], _ first: Int) {
    for place in words.indices.dropLast()
    where place >= first && words[place].lexeme.wordClass == .verb {
      if words[place].lexeme.lemma == "dar", place + 2 == words.count,
        tables.frames.listed("dar \(words[place + 1].lexeme.lemma)")?.pattern == .experiencer,
        !words.contains(where: { $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun }),
        !words[..<place].contains(where: { $0.lexeme.wordClass == .noun })
      {
        // Dar / miedo.
        words[place].lexeme.lemma += " \(words[place + 1].lexeme.lemma)"
        words.remove(at: place + 1)
        return
      }
      guard let rests = EverydayWords.setVerbs[words[place].lexeme.lemma] else { continue }
      for rest in rests {
        let end = place + 1 + rest.count
        guard end <= words.count,
          words[(place + 1)..<end].map(\.lexeme.lemma).elementsEqual(rest)
        else { continue }
        words[place].lexeme.lemma += " " + rest.joined(separator: " ")
        words.removeSubrange((place + 1)..<end)
        return
      }
    }
  }

  /// *Mamá / yo / querer / merendar, profe / yo / terminar / ya*: who is named before a pronoun is called (NGLE §42.4).
  private func callFirst(_ words: inout [Constituent], _ verb: Int) {
    let name = words[0].lexeme
    if words.count == 2, verb == 1, EverydayWords.called(name.lemma), name.isHuman,
      name.wordClass == .noun, words[1].lexeme.forms[FiniteForms.Mark.text] != nil,
      EverydayWords.attending.contains(words[1].lexeme.lemma), words[1].lexeme.person != .first
    {
      // Mamá / mira.
      words[0].lexeme.wordClass = .interjection
      words[0].lexeme.kind = .social
      words[0].lexeme.animacy = nil
      words[1].lexeme.person = nil
      words[1].lexeme.number = nil
      words[1].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.order
      return
    }
    guard words.count > 2, verb > 1, words[0].government == nil, name.isHuman,
      name.wordClass == .properNoun || name.wordClass == .noun && EverydayWords.called(name.lemma),
      words[1].lexeme.wordClass == .pronoun, words[1].lexeme.kind == .person,
      words[1].tile != nil || !WordJoiner.clitics.contains(words[1].lexeme.lemma),
      let person = words[1].lexeme.person, person != .third,
      words[2..<verb].allSatisfy({
        $0.lexeme.kind == .negation || $0.lexeme.kind.isTemporal || $0.lexeme.wordClass == .adverb
          || $0.lexeme.lemma == variety.language.plainNegator
          || WordJoiner.clitics.contains($0.lexeme.lemma)
      })
    else { return }
    callOut(&words, verb, name, person)
  }

  private func callOut(
    _ words: inout [Constituent], _ verb: Int, _ name: Lexeme, _ person: GrammaticalPerson
  ) {
    let frame = frame(of: words[verb])
    if frame.lemma == "querer", verb + 2 == words.count,
      EverydayWords.coming.contains(words[verb + 1].lexeme.lemma)
    {
      // Quiero que mamá venga.
      return
    }
    let isOwn =
      frame.past == .state || frame.isCopular || frame.pattern.mayHaveExperiencer
      || frame.pattern == .modal || verb > 2
      || words[verb...].contains { $0.lexeme.lemma == "ya" }
      || EverydayWords.carers.contains(name.lemma)
    // Mamá y yo jugamos: what two do together is no call.
    guard isOwn || person == .second else { return }
    words[0].lexeme.wordClass = .interjection
    words[0].lexeme.kind = .social
    words[0].lexeme.animacy = nil
  }

  /// *Qué / haber / comer, qué / haber / postre*: what there is *for* eating and *as* a dish.
  private func askWhatThereIs(_ words: inout [Constituent]) {
    guard words.count > 2, words[0].lexeme.lemma == "qué", words[1].lexeme.lemma == "haber" else {
      return
    }
    let next = words[2].lexeme
    guard next.wordClass == .noun || next.wordClass == .verb else { return }
    let link: String
    if EverydayWords.eating.contains(next.lemma) {
      link = "para"
    } else if next.kind == .furniture || KindSet.places.contains(next.kind)
      || ["caja", "bolsa", "mochila", "nevera", "tele", "bolsillo"].contains(next.lemma)
    {
      link = "en"
    } else if EverydayWords.courses.contains(next.lemma) {
      link = "de"
      words[2].lexeme.article = .bare
    } else {
      return
    }
    guard let preposition = tables.lexicon.known(link) else { return }
    words.insert(Constituent(preposition), at: 2)
  }

  /// *Granja / haber / vaca*: the place comes first and what there is comes behind.
  private func sayWhereThereIs(_ words: inout [Constituent]) {
    guard let verb = words.firstIndex(where: { $0.lexeme.lemma == "haber" }), verb > 0,
      verb + 1 < words.count, !words.contains(where: { $0.lexeme.kind == .question })
    else { return }
    var end = verb
    if words[end - 1].lexeme.lemma == variety.language.plainNegator { end -= 1 }
    guard end > 0, words[end - 1].lexeme.wordClass == .noun,
      words[..<(end - 1)].allSatisfy(\.lexeme.isDeterminerLike),
      words[(verb + 1)...].contains(where: { $0.lexeme.wordClass == .noun }),
      KindSet.places.contains(words[end - 1].lexeme.kind)
        || words[end - 1].lexeme.kind == .furniture || words[end - 1].lexeme.kind == .vehicle,
      let link = tables.lexicon.known(variety.language.placePreposition)
    else { return }
    words.insert(Constituent(link), at: 0)
  }

  /// *Patinete / romper, muñeco / romper / brazo*: with nobody there to do it, it happens to the thing (NGLE §41.6).
  private func happenByItself(_ words: inout [Constituent]) {
    guard let verb = verbPlace(words), verb > 0, words[verb].lexeme.person == nil,
      words[verb].lexeme.forms.isEmpty,
      let thing = words.firstIndex(where: { !$0.lexeme.isDeterminerLike }), thing < verb,
      let reflexive = mishap(of: words[verb].lexeme.lemma, to: words[thing].lexeme),
      isBreakable(words[thing].lexeme)
        || isThing(words[thing]) && tables.frames.listed(words[verb].lexeme.lemma) == nil
          && words[thing].lexeme.kind != .body,
      !words.contains(where: {
        $0.lexeme.isBeing && $0.lexeme != words[thing].lexeme || $0.lexeme.kind == .question
          || $0.lexeme.wordClass == .pronoun || OrderWords.please.contains($0.lexeme.lemma)
      }),
      words[(thing + 1)..<verb].allSatisfy({
        $0.lexeme.lemma == "de" || $0.lexeme.wordClass == .noun
          || $0.lexeme.wordClass == .adjective || $0.lexeme.kind.isTemporal
          || $0.lexeme.lemma == "ya"
      }),
      words[(verb + 1)...].allSatisfy({
        $0.lexeme.wordClass != .verb
          && ($0.lexeme.wordClass != .noun || $0.lexeme.kind.isTemporal
            || $0.lexeme.kind == .body && words[thing].lexeme.kind == .toy)
      })
    else { return }
    words[verb].lexeme.lemma = reflexive
  }

  private func isBreakable(_ word: Lexeme) -> Bool {
    guard word.wordClass == .noun, !word.kind.isTemporal else { return false }
    switch word.kind {
    case .thing, .toy, .device, .vehicle, .clothing, .furniture, .book, .food, .drink, .dish,
      .instrument, .material, .media, .plant, .illness:
      return true
    default: return false
    }
  }

  /// *Picar / brazo / mosquito, gato / arañar / mano*: an animal does it, and to whoever speaks.
  private func sufferBite(_ words: inout [Constituent]) {
    guard let verb = words.firstIndex(where: { EverydayWords.biting.contains($0.lexeme.lemma) }),
      words[verb].lexeme.forms.isEmpty, words[verb].lexeme.person == nil,
      let animal = words.firstIndex(where: {
        $0.lexeme.kind == .animal && $0.lexeme.wordClass == .noun
      }),
      case let isSting = words[verb].lexeme.lemma == "picar",
      case let speaker = words.firstIndex(where: { $0.lexeme.lemma == "yo" }),
      words.contains(where: { $0.lexeme.kind == .body }) || isSting && speaker != nil,
      speaker == nil || isSting,
      !words.contains(where: {
        $0.lexeme.isHuman && $0.lexeme.lemma != "yo"
          || $0.lexeme.wordClass == .pronoun && $0.lexeme.lemma != "yo"
          || $0.lexeme.kind == .question
          || $0.lexeme.kind == .animal && $0.lexeme != words[animal].lexeme
      }),
      words.filter({ $0.lexeme.wordClass == .verb }).count == 1
    else { return }
    var start = animal
    while start > 0, words[start - 1].lexeme.isDeterminerLike { start -= 1 }
    var who = Array(words[start...animal])
    let own = words[verb]
    var me = Constituent(WordJoiner.pronoun("me"))
    words.removeSubrange(start...animal)
    if let speaker = words.firstIndex(where: { $0.lexeme.lemma == "yo" }) {
      me.tile = words.remove(at: speaker).tile
    }
    guard let place = words.firstIndex(of: own) else { return }
    if isSting {
      if place + 1 < words.count, let link = tables.lexicon.known(variety.language.placePreposition)
      {
        words.insert(Constituent(link), at: place + 1)
      }
      if !words.contains(where: { $0.lexeme.kind.isTemporal || isNegator($0) }) {
        // Me ha picado una avispa: one that came by.
        words[place] = happened(own, own.lexeme.lemma)
        words[place].lexeme.person = .third
        if who.count == 1, who[0].lexeme.number != .plural { put(&who, "un", at: 0) }
        if who.last?.lexeme.number == .plural { words[place].lexeme.number = .plural }
      }
    }
    words.insert(me, at: place)
    words.insert(contentsOf: who, at: place)
  }

  /// *Fisio / hacer / daño, yo / hacer / daño / rodilla*: to oneself where it is one's own body (NGLE §35.9).
  private func harm(_ words: inout [Constituent]) {
    guard
      let verb = words.indices.dropLast().first(where: {
        words[$0].lexeme.lemma == "hacer" && words[$0 + 1].lexeme.lemma == "daño"
      })
    else { return }
    let others = words.indices.filter {
      words[$0].lexeme.isBeing && words[$0].lexeme.wordClass != .adjective
        && words[$0].lexeme.person != .first
    }
    let isMine =
      others.isEmpty
      && (words[..<verb].contains { $0.lexeme.lemma == "yo" }
        || words[(verb + 2)...].contains { $0.lexeme.kind == .body })
    words[verb].lexeme.lemma = isMine ? "hacerse daño" : "hacer daño"
    words.remove(at: verb + 1)
  }

  /// *Zumo / querer / frío*: what a thing is like goes to the thing (NGLE §13.5).
  private func gatherQuality(_ words: inout [Constituent]) {
    guard let verb = verbPlace(words), verb > 0, verb + 1 < words.count,
      EverydayWords.wanting.contains(words[verb].lexeme.lemma),
      words.filter({ $0.lexeme.wordClass == .verb }).count == 1,
      let quality = words.indices.first(where: {
        $0 > verb && words[$0].lexeme.wordClass == .adjective && !words[$0].lexeme.kind.isSmall
          || $0 == verb + 1 && words[$0].lexeme.lemma == "frío"
      }), quality == verb + 1 || words[verb + 1].lexeme.kind == .degree,
      quality < verb + 3,
      quality + 1 == words.count || words[quality + 1].lexeme.wordClass != .noun,
      let thing = words[..<verb].lastIndex(where: { $0.lexeme.wordClass == .noun }),
      !words[thing].lexeme.isBeing, !words[thing].lexeme.kind.isTemporal,
      words[quality].lexeme.kind != .emotion, !words[thing].lexeme.kind.isSensation,
      thing + 1 == verb
        || words[thing + 1].lexeme.lemma == variety.language.plainNegator
        || words[thing + 1].lexeme.wordClass == .pronoun
    else { return }
    words[quality].lexeme.wordClass = .adjective
    let moved = Array(words[(verb + 1)...quality])
    words.removeSubrange((verb + 1)...quality)
    words.insert(contentsOf: moved, at: thing + 1)
  }
}
