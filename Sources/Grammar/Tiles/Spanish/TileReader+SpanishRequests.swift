import AACCore

/// Spanish rows with a verb that ask or wish although their words stand in another order: *tele / apagar / no, sopa /
/// comer / no, ayuda / abrir / puerta, caballo / montar / yo / querer* (NGLE §40.4, §42.3).
extension TileReader {
  /// The row with its verb where the other rules expect it.
  func wishes(_ words: inout [Constituent]) {
    guard verbPlace(words) != nil, words.count > 1 else { return }
    askForHelp(&words)
    askLast(&words)
    refuseLast(&words)
    wishLast(&words)
    wishWithOther(&words)
    wantToBe(&words)
    askHowLong(&words)
    askPlan(&words)
    sayNothingLeft(&words)
    sayMissed(&words)
    paintIn(&words)
    seeThere(&words)
    visitThere(&words)
  }

  // MARK: - What others are to do

  /// *Ayuda / abrir / puerta, bote / abrir / ayuda*: with what one needs it.
  private func askForHelp(_ words: inout [Constituent]) {
    guard let verb = loneVerb(words), words.count > 1,
      let help = words.firstIndex(where: { $0.lexeme.lemma == "ayuda" }),
      help == 0 || help + 1 == words.count, let speaker = tables.lexicon.known("yo"),
      words.indices.allSatisfy({
        $0 == verb || $0 == help || isThing(words[$0]) || words[$0].lexeme.isDeterminerLike
          || words[$0].lexeme.kind == .social
      }), frame(of: words[verb]).pattern == .plain || frame(of: words[verb]).pattern == .grooming,
      !RequestWords.having.contains(words[verb].lexeme.lemma)
    else { return }
    let call = Constituent(deed("ayudar").lexeme, tile: words[help].tile)
    let rest = words.indices.filter { $0 != verb && $0 != help }.map { words[$0] }
    words = [call, Constituent(speaker), words[verb]] + rest
  }

  /// *Música / poner, tele / apagar / no, agua / dar*: what others do for one is asked of them wherever it was laid.
  private func askLast(_ words: inout [Constituent]) {
    guard let verb = loneVerb(words), verb > 0, isThingFirst(words, verb),
      let thing = words[..<verb].last(where: isThing)?.lexeme
    else { return }
    let lemma = words[verb].lexeme.lemma
    let isOfDevice =
      lemma == "poner" && ForbiddenWords.played.contains(thing.lemma)
      || OrderWords.askedWith[lemma]?.contains(thing.lemma) == true
    let isHanded = OrderWords.giving.contains(lemma) && OccasionWords.isHandy(thing)
    let isAsked =
      OrderWords.asked.contains(lemma) && !["mirar", "recoger"].contains(lemma)
      && (thing.kind != .clothing || lemma != "quitar")
    guard isOfDevice || isHanded || isAsked else { return }
    var order = words.remove(at: verb)
    let negator = words.last.map(isNegator) == true ? words.popLast() : nil
    if negator != nil { order.lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.order }
    words = [negator, order].compactMap(\.self) + words
  }

  /// Whether nothing but a thing stands before the verb, and nothing but a negator behind it.
  private func isThingFirst(_ words: [Constituent], _ verb: Int) -> Bool {
    let isEnd =
      verb + 1 == words.count
      || verb + 2 == words.count && words.last.map(isNegator) == true
    return isEnd && isThing(words[verb - 1])
      && words[..<verb].allSatisfy { isThing($0) || $0.lexeme.isDeterminerLike }
      && words[..<verb].filter(isThing).count == 1
  }

  // MARK: - What one wants oneself

  /// *Sopa / comer / no, pelo / lavar / no*: what one does not want to do.
  private func refuseLast(_ words: inout [Constituent]) {
    guard let verb = loneVerb(words), verb > 0, isThingFirst(words, verb),
      let negator = words.last, isNegator(negator), let thing = words[..<verb].last
    else { return }
    let frame = frame(of: words[verb])
    guard frame.pattern == .plain || frame.pattern == .grooming, frame.past != .state,
      !frame.isStrongOpener, frame.achievement == nil,
      !["saber", "entender", "hacer", "cargar", "parar"].contains(frame.lemma),
      !isDoneByThings(frame), !WhereaboutsWords.running.contains(frame.lemma),
      takes(frame, thing.lexeme)
    else { return }
    words = [negator, deed("querer"), words[verb]] + words[..<verb]
  }

  /// Whether a thing can be what it is done to or where.
  private func takes(_ frame: VerbFrame, _ thing: Lexeme) -> Bool {
    frame.takesAsObject(thing)
      || frame.slots.contains { slot in
        slot.role.isPlace
          && (slot.acceptedKinds.isEmpty && KindSet.places.contains(thing.kind)
            || slot.acceptedKinds.contains(thing.kind))
      }
  }

  /// *Caballo / montar / yo / querer*: the wish laid last rules the row.
  private func wishLast(_ words: inout [Constituent]) {
    guard words.count > 2, let wish = words.last, wish.lexeme.isInfinitive,
      ["querer", "poder", "necesitar"].contains(wish.lexeme.lemma),
      words.filter({ $0.lexeme.wordClass == .verb }).count == 2, let verb = verbPlace(words),
      words[verb].lexeme.isInfinitive, !words.contains(where: { $0.lexeme.kind == .question })
    else { return }
    var start = words.count - 1
    if isNegator(words[start - 1]) { start -= 1 }
    let isSpeakers =
      start == verb + 1 && verb > 0
      && words[..<verb].allSatisfy { isThing($0) || $0.lexeme.isDeterminerLike }
    if !isSpeakers { start -= 1 }
    guard start > verb, isSpeakers || isPerson(words[start]),
      !words[..<start].contains(where: {
        $0.lexeme.wordClass == .pronoun || $0.lexeme.wordClass == .conjunction
      })
    else { return }
    let others = words[..<start].indices.filter { $0 != verb }.map { words[$0] }
    words = words[start...] + [words[verb]] + others
  }

  private func isPerson(_ word: Constituent) -> Bool {
    word.lexeme.wordClass == .pronoun && word.lexeme.kind == .person && word.lexeme.number != nil
  }

  /// *Jugar / coches / contigo*: nobody tells the other what they do together.
  private func wishWithOther(_ words: inout [Constituent]) {
    guard loneVerb(words) == 0, words.contains(where: { $0.lexeme.lemma == "contigo" }),
      !RequestWords.having.contains(words[0].lexeme.lemma),
      frame(of: words[0]).pattern == .plain, frame(of: words[0]).past != .state,
      !frame(of: words[0]).isStrongOpener,
      !words.contains(where: {
        $0.lexeme.kind.isTemporal || $0.lexeme.kind == .question || isNegator($0)
          || $0.lexeme.wordClass == .pronoun && $0.lexeme.lemma != "contigo"
      })
    else { return }
    words.insert(deed("querer"), at: 0)
  }

  /// *Yo / mayor / ser / cocinero*: what one wants to be once one is grown up.
  private func wantToBe(_ words: inout [Constituent]) {
    guard words.count == 4, words[0].lexeme.lemma == "yo",
      ["mayor", "de mayor"].contains(words[1].lexeme.lemma), words[2].lexeme.lemma == "ser",
      words[2].lexeme.isInfinitive, words[3].lexeme.isHuman, words[3].lexeme.wordClass == .noun,
      !PortionWords.isKin(words[3].lexeme.lemma)
    else { return }
    words = [words[0], deed("querer"), words[2], words[3], grownUp(words[1])]
  }

  // MARK: - What is asked

  /// *Cuánto / falta / comer, cuánto / faltar / recreo*: until what is to come.
  private func askHowLong(_ words: inout [Constituent]) {
    guard words.count == 3, words[0].lexeme.lemma == "cuánto",
      ["falta", "faltar"].contains(words[1].lexeme.lemma),
      words[2].lexeme.isInfinitive || isThing(words[2]) && words[2].lexeme.takesPlace
        || words[2].lexeme.kind == .meal,
      let what = named(words[2].lexeme)
    else { return }
    words[0].lexeme = Lexeme(
      lemma: "cuánto falta para \(what)", wordClass: .interjection, kind: .social)
    words[0].lexeme.forms[RefusedWords.asking] = ""
    words.removeSubrange(1...)
  }

  /// *Qué / hacer / fin de semana*: all together, when it is still to come.
  private func askPlan(_ words: inout [Constituent]) {
    guard words.count > 2, words[0].lexeme.lemma == "qué", words[1].lexeme.lemma == "hacer",
      words[1].lexeme.isInfinitive,
      words[2...].allSatisfy({
        $0.lexeme.kind.isTemporal && OccasionWords.isDay($0.lexeme)
          && !RequestWords.bygone.contains($0.lexeme.lemma)
      })
    else { return }
    words[1].lexeme.person = .first
    words[1].lexeme.number = .plural
  }

  // MARK: - What is so

  /// *Móvil / batería / no / haber*: there is none in it.
  private func sayNothingLeft(_ words: inout [Constituent]) {
    guard words.count == 4, words[2...].contains(where: isNegator),
      let being = words[2...].first(where: { $0.lexeme.lemma == "haber" }),
      being.lexeme.isInfinitive,
      let no = words.first(where: isNegator),
      let part = words[..<2].firstIndex(where: {
        OccasionWords.supplies.contains($0.lexeme.lemma)
      }), isThing(words[1 - part]), OccasionWords.supplied.contains(words[1 - part].lexeme.kind)
    else { return }
    var row = [no, being, words[part]]
    put(&row, "en", at: 3)
    put(&row, "el", at: 4)
    words = row + [words[1 - part]]
  }

  /// *Autobús / perder / llegar / tarde*: what makes one late has happened.
  private func sayMissed(_ words: inout [Constituent]) {
    let verbs = words.indices.filter { words[$0].lexeme.wordClass == .verb }
    guard verbs.count == 2, words[verbs[0]].lexeme.lemma == "perder",
      words[verbs[0]].lexeme.isInfinitive,
      words[verbs[1]].lexeme.lemma == "llegar", verbs[1] + 1 < words.count,
      words[verbs[1] + 1].lexeme.lemma == "tarde"
    else { return }
    words[verbs[0]].lexeme.forms[FiniteForms.Mark.time] =
      variety == .spanishSpain ? FiniteForms.Mark.recent : FiniteForms.Mark.past
    if !words.contains(where: { $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun }) {
      words[verbs[0]].lexeme.person = .first
      words[verbs[0]].lexeme.number = .singular
    }
  }

  /// *Pintar / rojo / casa*: the colour laid before the thing is what it becomes.
  private func paintIn(_ words: inout [Constituent]) {
    guard let verb = loneVerb(words),
      ["pintar", "colorear", "teñir"].contains(words[verb].lexeme.lemma),
      verb + 3 == words.count, words[verb + 1].lexeme.kind == .color, isThing(words[verb + 2])
    else { return }
    let colour = words.remove(at: verb + 1)
    words.append(
      Constituent(
        Lexeme(lemma: "de \(colour.lexeme.lemma)", wordClass: .adverb, kind: .manner),
        tile: colour.tile))
    words[verb + 1].government = Government(preposition: nil, article: .definite)
  }

  /// *Tren / rápido / ver / estación*: where the speaker sees it.
  private func seeThere(_ words: inout [Constituent]) {
    guard let verb = loneVerb(words), verb > 0, verb + 2 == words.count,
      ["ver", "mirar"].contains(words[verb].lexeme.lemma), isThing(words[0]),
      words[..<verb].dropFirst().allSatisfy(\.lexeme.saysHow),
      isThing(words[verb + 1]), KindSet.places.contains(words[verb + 1].lexeme.kind),
      !KindSet.places.contains(words[0].lexeme.kind)
    else { return }
    // Rápido is an adverb as well; behind its thing it is a quality of it.
    let seen = words[..<verb].map { word in
      var word = word
      if word.lexeme.kind == .manner {
        word.lexeme.wordClass = .adjective
        word.lexeme.kind = .quality
      }
      return word
    }
    words = [words[verb]] + seen + [words[verb + 1]]
    put(&words, "en", at: words.count - 1)
  }

  /// *Abuelo / hospital / ayer / ir / visitar / nosotros*: where somebody is whom the last laid visits.
  private func visitThere(_ words: inout [Constituent]) {
    guard words.count > 3, let who = words.last, who.lexeme.wordClass == .pronoun,
      who.lexeme.person == .first, who.lexeme.number != nil,
      words[words.count - 2].lexeme.lemma == "visitar", words[words.count - 2].lexeme.isInfinitive,
      words[0].lexeme.isBeing, words[0].lexeme.wordClass != .pronoun, isThing(words[1]),
      KindSet.places.contains(words[1].lexeme.kind),
      words[2..<(words.count - 2)].allSatisfy({
        $0.lexeme.kind.isTemporal || $0.lexeme.lemma == "ir" && $0.lexeme.isInfinitive
      })
    else { return }
    let going = words.filter { $0.lexeme.lemma == "ir" }
    let times = words.filter(\.lexeme.kind.isTemporal)
    var row = [who] + going + [words[words.count - 2], words[0]]
    put(&row, "en", at: row.count)
    words = row + [words[1]] + times
  }
}

/// Words of such rows.
enum RequestWords {
  /// What one does not help with, nor wish to do.
  static let having: WordSet = [
    "tener", "querer", "necesitar", "haber", "ser", "estar", "poder", "pedir", "gustar", "dar",
    "recibir", "hablar con", "ayudar",
  ]
  /// What is over.
  static let bygone: WordSet = ["ayer", "anoche", "anteayer"]
}

extension OccasionWords {
  /// What one puts into somebody's hand.
  static func isHandy(_ noun: Lexeme) -> Bool {
    switch noun.kind {
    case .food, .drink, .dish, .toy, .clothing, .device, .book, .medicine, .material, .instrument,
      .thing:
      return true
    default: return false
    }
  }
}
