import AACCore

/// Spanish rows in which what a thing is part of, lies in, is for or is done with was laid before it, as the topic of the row:
/// *mochila / libro / meter, coche / motor / romper, cumpleaños / regalo / abrir, parada / esperar* (NGLE §40.2, *tópicos*;
/// §12.7; §36.8).
extension TileReader {
  /// The row with its topic where it is said, with the word that joins it.
  func topicsSettled(_ words: [Constituent]) -> [Constituent] {
    guard variety.language == .spanish, words.count > 1, words.count < 8 else { return words }
    var words = words
    joinStreet(&words)
    guard !words.contains(where: { isJoining($0.lexeme) }) else { return words }
    sitBeside(&words)
    wantVisited(&words)
    beTiredOf(&words)
    guard loneVerb(words) != nil else {
      if orderBeforeRest(words) == nil { deedsSettled(&words) }
      return words
    }
    joinPart(&words)
    putInto(&words)
    happenAtOccasion(&words)
    serveFor(&words)
    moveAppointment(&words)
    useTool(&words)
    waitThere(&words)
    passThrough(&words)
    missLate(&words)
    mistake(&words)
    deedRows(&words)
    claimBack(&words)
    haveFelt(&words)
    return words
  }

  /// Whether a word says already how its neighbours belong together.
  private func isJoining(_ word: Lexeme) -> Bool {
    guard word.lemma != variety.language.plainNegator else { return false }
    return word.wordClass == .adposition || word.wordClass == .conjunction
      || word.kind == .question
      || word.kind == .social || word.lemma == "que"
      || word.wordClass == .pronoun && WordJoiner.clitics.contains(word.lemma)
  }

  /// The places of the things of a row.
  func thingPlaces(_ words: [Constituent]) -> [Int] {
    words.indices.filter { isThing(words[$0]) && words[$0].government == nil }
  }

  /// Takes a noun out of a row with what determines it and what it is like.
  private func taken(_ words: inout [Constituent], _ place: Int) -> [Constituent] {
    var (start, end) = (place, place + 1)
    while start > 0, words[start - 1].lexeme.isDeterminerLike { start -= 1 }
    while end < words.count, words[end].lexeme.wordClass == .adjective,
      !words[end].lexeme.kind.isSmall
    {
      end += 1
    }
    let phrase = Array(words[start..<end])
    words.removeSubrange(start..<end)
    return phrase
  }

  /// Puts a noun behind the rest, joined by a preposition and known.
  func moveTopic(
    _ words: inout [Constituent], _ place: Int, behind link: String, isBare: Bool = false
  ) {
    var phrase = taken(&words, place)
    if !isBare, !phrase[0].lexeme.isDeterminerLike { put(&phrase, "el", at: 0) }
    put(&phrase, link, at: 0)
    if !words.contains(where: { $0.lexeme.isBeing && $0.lexeme.wordClass != .adjective }),
      let verb = loneVerb(words), let noun = thingPlaces(words).first
    {
      // With nobody named it is the speaker who does it.
      let object = verb > noun ? taken(&words, noun) : []
      if let verb = loneVerb(words) {
        if TopicWords.mischances.contains(words[verb].lexeme.lemma), !hasTime(words) {
          words[verb] = happened(words[verb], words[verb].lexeme.lemma)
        } else {
          tellOwn(&words, verb)
        }
        words.insert(contentsOf: object, at: verb + 1)
      }
    }
    let end = words.lastIndex { !$0.lexeme.kind.isTemporal } ?? words.count - 1
    words.insert(contentsOf: phrase, at: end + 1)
  }

  private func hasTime(_ words: [Constituent]) -> Bool {
    words.contains(where: \.lexeme.kind.isTemporal)
  }

  /// The speaker tells it of himself, unless a time says when it is.
  private func tellOwn(_ words: inout [Constituent], _ verb: Int) {
    guard !hasTime(words) else { return }
    words[verb].lexeme.person = .first
    words[verb].lexeme.number = .singular
  }

  // MARK: - What is part of a thing or in it

  /// *Coche / motor / romper, tarta / velas / soplar*: the part is named before its whole.
  private func joinPart(_ words: inout [Constituent]) {
    guard let verb = loneVerb(words),
      !TopicWords.keeping.contains(words[verb].lexeme.lemma)
    else { return }
    for index in words.indices.dropLast() {
      guard isThing(words[index]), isThing(words[index + 1]), words[index].government == nil else {
        continue
      }
      let (first, second) = (words[index].lexeme.lemma, words[index + 1].lexeme.lemma)
      if TopicWords.isPart(second, of: first) {
        words.swapAt(index, index + 1)
      } else if !TopicWords.isPart(first, of: second) {
        continue
      }
      let part = words[index].lexeme
      put(&words, "el", at: index + 1)
      put(&words, "de", at: index + 1)
      guard let verb = loneVerb(words), verb > index + 3,
        let reflexive = mishap(of: words[verb].lexeme.lemma, to: part),
        TopicWords.breaking.contains(words[verb].lexeme.lemma),
        !words.contains(where: { $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun })
      else { return }
      // With nobody there to do it, it happens to the part (NGLE §41.6).
      words[verb].lexeme.lemma = reflexive
      return
    }
  }

  /// *Mochila / libro / meter, meter / caja / juguetes, nevera / leche / sacar*: what holds things is where they go.
  private func putInto(_ words: inout [Constituent]) {
    guard let verb = loneVerb(words),
      let link = TopicWords.placing[words[verb].lexeme.lemma]
    else { return }
    let nouns = thingPlaces(words)
    guard nouns.count == 2 else { return }
    let large = nouns.filter { TopicWords.stores.contains(words[$0].lexeme.lemma) }
    let small = nouns.filter { TopicWords.vessels.contains(words[$0].lexeme.lemma) }
    guard let holder = large.count == 1 ? large.first : large.isEmpty ? small.first : nil,
      holder == nouns[0], large.count == 1 || small.count == 1,
      !TopicWords.standing.contains(words[nouns[1]].lexeme.kind)
    else { return }
    guard words[verb].lexeme.lemma == "haber" else {
      return moveTopic(&words, holder, behind: link)
    }
    var place = taken(&words, holder)
    if !place[0].lexeme.isDeterminerLike { put(&place, "el", at: 0) }
    put(&place, link, at: 0)
    let being = words.remove(at: words.firstIndex { $0.lexeme.lemma == "haber" } ?? 0)
    words = words.filter(isNegator) + [being] + words.filter { !isNegator($0) } + place
  }

  // MARK: - When and for what

  /// *Cumpleaños / regalo / abrir, excursión / ver / animales*: what is done while it lasts, or for it.
  private func happenAtOccasion(_ words: inout [Constituent]) {
    guard let verb = loneVerb(words) else { return }
    if let last = words.indices.last, last > verb, last > 1,
      TopicWords.preparing.contains(words[verb].lexeme.lemma),
      TopicWords.occasions.contains(words[last].lexeme.lemma),
      isThing(words[last - 1]) || last == verb + 1,
      !words.contains(where: \.lexeme.isBeing),
      SpanishPairWords.link(words[last - 1].lexeme, words[last].lexeme, verb: "") == nil
    {
      put(&words, "el", at: last)
      put(&words, "para", at: last)
      return
    }
    guard
      let occasion = words.firstIndex(where: { !$0.lexeme.kind.isTemporal }), occasion < verb,
      TopicWords.occasions.contains(words[occasion].lexeme.lemma), isThing(words[occasion])
    else { return }
    let isPrepared = TopicWords.preparing.contains(words[verb].lexeme.lemma)
    guard isPrepared || TopicWords.celebrating.contains(words[verb].lexeme.lemma),
      words.indices.contains(where: {
        $0 > occasion && (isThing(words[$0]) || words[$0].lexeme.kind == .animal && $0 > verb)
      }), !words.contains(where: \.lexeme.isHuman)
    else { return }
    guard words[verb...].contains(where: { $0.lexeme.kind == .animal }) else {
      let isSeason = TopicWords.seasons.contains(words[occasion].lexeme.lemma)
      return moveTopic(&words, occasion, behind: isPrepared ? "para" : "en", isBare: isSeason)
    }
    tellOwn(&words, verb)
    moveTopic(&words, occasion, behind: "en")
  }

  /// *Cena / hacer / tortilla, comida / haber / lentejas*: what is served at a meal.
  private func serveFor(_ words: inout [Constituent]) {
    guard let verb = loneVerb(words), let link = TopicWords.serving[words[verb].lexeme.lemma],
      case let nouns = thingPlaces(words), nouns.count == 2, words[nouns[0]].lexeme.kind == .meal,
      KindSet.edible.contains(words[nouns[1]].lexeme.kind), nouns[0] < verb
    else { return }
    guard words[verb].lexeme.lemma == "haber" else {
      return moveTopic(&words, nouns[0], behind: link)
    }
    var meal = taken(&words, nouns[0])
    if !meal[0].lexeme.isDeterminerLike { put(&meal, "el", at: 0) }
    put(&meal, link, at: 0)
    words += meal
  }

  /// *Cita / médico / cambiar*: with whom one has it.
  private func moveAppointment(_ words: inout [Constituent]) {
    guard let verb = loneVerb(words), TopicWords.arranging.contains(words[verb].lexeme.lemma),
      let meeting = words.indices.dropLast().first(where: {
        TwoPhraseWords.appointments.contains(words[$0].lexeme.lemma)
      }), EverydayQuestions.visited.contains(words[meeting + 1].lexeme.lemma)
    else { return }
    put(&words, "el", at: meeting + 1)
    put(&words, "con", at: meeting + 1)
  }

  // MARK: - With what, where and which way

  /// *Pintar / rotulador, lego / construir / castillo*: what one does it with is not what is done.
  private func useTool(_ words: inout [Constituent]) {
    guard let verb = loneVerb(words), !words.contains(where: \.lexeme.isHuman) else { return }
    let lemma = words[verb].lexeme.lemma
    let nouns = thingPlaces(words)
    let made = words.indices.first { $0 > verb && words[$0].lexeme.isLastingNoun }
    if ["pintar", "colorear", "subrayar"].contains(lemma), nouns.count == 1,
      TopicWords.pens.contains(words[nouns[0]].lexeme.lemma)
    {
      let isMany = words[nouns[0]].lexeme.number == .plural
      tellOwn(&words, verb)
      moveTopic(&words, nouns[0], behind: "con", isBare: isMany)
    } else if ["construir", "hacer", "modelar"].contains(lemma), nouns.count < 3,
      made != nil || nouns.count == 2, !nouns.isEmpty,
      TopicWords.materials.contains(words[nouns[0]].lexeme.lemma), nouns[0] < verb
    {
      tellOwn(&words, verb)
      moveTopic(&words, nouns[0], behind: "con", isBare: true)
    }
  }

  /// *Parada / esperar, esperar / cola*: where one waits is not what one waits for.
  private func waitThere(_ words: inout [Constituent]) {
    joinStop(&words)
    guard let verb = loneVerb(words), words[verb].lexeme.lemma == "esperar",
      case let nouns = thingPlaces(words), nouns.count == 1,
      case let place = words[nouns[0]].lexeme.lemma,
      TopicWords.waiting.contains(place) || place.hasPrefix("parada")
    else { return }
    let isOwn = !words.contains(where: \.lexeme.isBeing)
    if isOwn {
      tellOwn(&words, verb)
    }
    moveTopic(&words, nouns[0], behind: "en")
  }

  /// *Parada / autobús*, where one waits.
  private func joinStop(_ words: inout [Constituent]) {
    guard words.contains(where: { $0.lexeme.lemma == "esperar" }),
      let stop = words.indices.dropLast().first(where: { words[$0].lexeme.lemma == "parada" }),
      words[stop].lexeme.wordClass == .noun, words[stop + 1].lexeme.kind == .vehicle
    else { return }
    words[stop].lexeme.gender = .feminine
    words[stop].lexeme.lemma += " de \(words[stop + 1].lexeme.lemma)"
    words.remove(at: stop + 1)
  }

  /// *Pájaro / volar / ventana, gato / salir / ventana*.
  private func passThrough(_ words: inout [Constituent]) {
    guard let verb = loneVerb(words), TopicWords.passing.contains(words[verb].lexeme.lemma),
      case let nouns = thingPlaces(words), nouns.count == 1, nouns[0] > verb,
      ["ventana", "balcón", "cielo", "aire"].contains(words[nouns[0]].lexeme.lemma),
      words[..<verb].contains(where: \.lexeme.isBeing)
    else { return }
    moveTopic(&words, nouns[0], behind: "por")
  }
}
