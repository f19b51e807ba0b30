import AACCore

/// Spanish rows with a verb that was laid behind its words or apart from the verb that rules it: *playa / ir / querer, manta /
/// tener / frío, romper / tablet / hermano / ayer, a mí / escuchar* (NGLE §40.4, *orden de los constituyentes*; §42.3).
extension TileReader {
  /// The row with its verbs where the other rules expect them.
  func layVerbs(_ words: inout [Constituent]) {
    guard words.count > 1, words.count < 8 else { return }
    askAmountFirst(&words)
    let verbs = words.indices.filter { words[$0].lexeme.wordClass == .verb }
    guard !verbs.isEmpty, verbs.count < 3, verbs.allSatisfy({ words[$0].lexeme.isInfinitive }),
      !words.contains(where: {
        $0.lexeme.kind == .question || $0.lexeme.wordClass == .conjunction
          || $0.lexeme.lemma == "que" || $0.lexeme.lemma == "porque"
      })
    else { return }
    if verbs.count == 1 {
      layLoneVerb(&words)
      gatherApart(&words)
      meetAtWork(&words)
    } else {
      needFor(&words, verbs)
      wishToGo(&words, verbs)
      wishToMeet(&words, verbs)
    }
    callHelp(&words)
    feelFirst(&words)
    ride(&words)
  }

  private func layLoneVerb(_ words: inout [Constituent]) {
    for rule in [
      askForSpeaker, goThere, blameLast, tasteSo, winPrize, comeOut, failToMove, denyHabit, lackKin,
      hurtOneself,
    ] {
      guard let verb = verbPlace(words) else { return }
      rule(&words, verb)
    }
  }

  private func isSomebody(_ word: Constituent) -> Bool {
    word.lexeme.isBeing
      || word.lexeme.wordClass == .pronoun && word.lexeme.kind == .person
  }

  /// Whether words are things, with what determines and describes them.
  private func areThings(_ words: some Sequence<Constituent>) -> Bool {
    words.allSatisfy {
      isThing($0) || $0.lexeme.isDeterminerLike
        || $0.lexeme.wordClass == .adjective && !$0.lexeme.isBeing
    }
  }

  // MARK: - What others are to do

  /// *Escuchar / a mí, zumo / traer / a mí*: what nobody does to himself is asked of others (NGLE §42.3).
  private func askForSpeaker(_ words: inout [Constituent], _ verb: Int) {
    guard let speaker = placeOfSpeaker(words) else { return }
    var rest = words
    let own = rest[speaker.upperBound - 1]
    rest.removeSubrange(speaker)
    guard !rest.contains(where: { isSomebody($0) && $0.lexeme.kind != .animal }),
      !rest.contains(where: {
        tables.lexicon.word($0.lexeme.lemma)?.tense.map { $0 != .present } ?? false
      }),
      let place = rest.firstIndex(where: { $0.lexeme.wordClass == .verb })
    else { return }
    var order = rest.remove(at: place)
    guard isDoneToSpeaker(order) else { return }
    order.lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.order
    let me = Constituent(WordJoiner.pronoun("me"), tile: own.tile)
    words = rest.filter(isNegator) + [order, me] + rest.filter { !isNegator($0) }
  }

  /// Where *a mí* stands.
  private func placeOfSpeaker(_ words: [Constituent]) -> Range<Int>? {
    guard
      let place = words.indices.dropFirst().first(where: {
        ["mí", "yo"].contains(words[$0].lexeme.lemma) && words[$0 - 1].lexeme.lemma == "a"
      })
    else { return nil }
    return (place - 1)..<(place + 1)
  }

  private func isDoneToSpeaker(_ deed: Constituent) -> Bool {
    let frame = frame(of: deed)
    return frame.pattern.isPersonal && !frame.isCopular
      && (!frame.pattern.mayHaveExperiencer || ["molestar", "asustar"].contains(frame.lemma))
      && frame.pattern != .modal && frame.lemma != "tocar"
      && (frame.past != .state || LaidVerbWords.heeding.contains(frame.lemma))
  }

  /// *Zapato / ayudar, deberes / ayudar / mamá, ayudar / bote / abrir*: with what one needs help, and who is called.
  private func callHelp(_ words: inout [Constituent]) {
    guard let help = words.firstIndex(where: { $0.lexeme.lemma == "ayudar" }) else { return }
    var rest = words
    let call = rest.remove(at: help)
    let verb = rest.firstIndex { $0.lexeme.wordClass == .verb }.map { rest.remove(at: $0) }
    let name = rest.firstIndex {
      $0.lexeme.isHuman && TwoPhraseWords.isCalled($0.lexeme.lemma)
    }.map { rest.remove(at: $0) }
    guard help > 0 || verb != nil, !rest.isEmpty, rest.contains(where: isThing), areThings(rest),
      verb.map({ !frame(of: $0).isStrongOpener }) ?? true,
      !rest.contains(where: { $0.lexeme.wordClass == .adjective }),
      name == nil || verb == nil && words.last?.lexeme == name?.lexeme
    else { return }
    words = [name, call, verb].compactMap(\.self) + rest
  }

  // MARK: - Where one goes

  /// *Dentista / ir, cama / ir*: whoever is visited and what one lies in does not go itself.
  private func goThere(_ words: inout [Constituent], _ verb: Int) {
    let rest = words.indices.filter { $0 != verb && !words[$0].lexeme.kind.isTemporal }
    guard rest.count == 1, verb > rest[0], ["ir", "volver"].contains(words[verb].lexeme.lemma),
      case let goal = words[rest[0]].lexeme, goal.wordClass == .noun,
      EverydayQuestions.visited.contains(goal.lemma) || goal.kind == .furniture
        || goal.kind == .room
    else { return }
    words.insert(words.remove(at: verb), at: rest[0])
  }

  /// *Ir / querer / playa, baño / necesitar / ir*: the wish rules where one goes.
  private func wishToGo(_ words: inout [Constituent], _ verbs: [Int]) {
    guard
      let wish = verbs.first(where: { LaidVerbWords.wishing.contains(words[$0].lexeme.lemma) }),
      let going = verbs.first(where: { $0 != wish }),
      DoerWords.going.contains(words[going].lexeme.lemma), !words.contains(where: isSomebody)
    else { return }
    let rest = words.indices.filter { $0 != wish && $0 != going }.map { words[$0] }
    let goals = rest.filter { !isNegator($0) && !$0.lexeme.kind.isTemporal }
    guard areThings(goals),
      goals.allSatisfy({
        $0.lexeme.isDeterminerLike || KindSet.places.contains($0.lexeme.kind)
          || $0.lexeme.takesPlace
      })
    else { return }
    words =
      rest.filter(isNegator) + [words[wish], words[going]] + rest.filter { !isNegator($0) }
  }

  // MARK: - Whom it is done to

  /// *Querer / abuela / llamar, Lucía / visitar / querer*: whom one wants to meet (NGLE §34.8).
  private func wishToMeet(_ words: inout [Constituent], _ verbs: [Int]) {
    guard words.count == 3, let who = words.firstIndex(where: \.lexeme.isBeing),
      words[who].lexeme.wordClass != .pronoun,
      let wish = verbs.first(where: { LaidVerbWords.wishing.contains(words[$0].lexeme.lemma) }),
      let meeting = verbs.first(where: { $0 != wish }), case let deed = words[meeting].lexeme.lemma,
      words[who].lexeme.isHuman
        ? LaidVerbWords.meeting.contains(deed) && (who > wish || wish == 2)
        : DoerWords.tending.contains(deed) || DoerWords.seeing.contains(deed)
          || LaidVerbWords.meeting.contains(deed)
    else { return }
    words = [words[wish], words[meeting], words[who]]
  }

  /// *Querer / montar / caballo*: what is ridden.
  private func ride(_ words: inout [Constituent]) {
    guard let verb = words.lastIndex(where: { $0.lexeme.lemma == "montar" }),
      let animal = words.firstIndex(where: {
        $0.lexeme.kind == .animal && $0.lexeme.wordClass == .noun
      }), !words.indices.contains(where: { $0 != animal && isSomebody(words[$0]) }),
      animal == 0 || words[animal - 1].lexeme.wordClass != .adposition,
      let link = tables.lexicon.known(words[animal].lexeme.lemma == "caballo" ? "a" : "en")
    else { return }
    var rest = words
    let ridden = rest.remove(at: animal)
    let place = verb > animal ? verb - 1 : verb
    guard place + 1 == rest.count || rest[place + 1].lexeme.wordClass != .noun else { return }
    var mount = ridden
    mount.lexeme.article = .bare
    rest.insert(contentsOf: [Constituent(link), mount], at: place + 1)
    words = rest
  }

  // MARK: - Who does it

  /// *Romper / tablet / hermano / ayer, manchar / sofá / perro*: who is laid behind the harm has done it.
  private func blameLast(_ words: inout [Constituent], _ verb: Int) {
    let deed = words[verb].lexeme.lemma
    let isHarm = OrderWords.mishaps.contains(deed) || LaidVerbWords.harming.contains(deed)
    guard words.count > 2, isHarm || OrderWords.asked.contains(deed),
      words[..<verb].allSatisfy(\.lexeme.kind.isTemporal),
      let who = words.indices.first(where: { $0 > verb && words[$0].lexeme.isBeing }),
      words[who].lexeme.wordClass != .pronoun, words[who].lexeme.wordClass != .adjective,
      isHarm || KinWords.own.contains(words[who].lexeme.lemma),
      words[(verb + 1)...].contains(where: isThing),
      words.indices.allSatisfy({ index in
        let word = words[index]
        return index == verb || index == who || isThing(word) || word.lexeme.kind.isTemporal
          || word.lexeme.kind == .possessive && word.lexeme.wordClass == .determiner
      })
    else { return }
    var start = who
    if words[who - 1].lexeme.kind == .possessive { start -= 1 }
    guard start > verb + 1 || who + 1 < words.count && isThing(words[who + 1]) else { return }
    let doer = Array(words[start...who])
    words.removeSubrange(start...who)
    words.insert(contentsOf: doer, at: 0)
  }

  /// *Pollo / saber / rico, salado / saber / sopa*: how it tastes (NGLE §38.3, *complementos predicativos*).
  private func tasteSo(_ words: inout [Constituent], _ verb: Int) {
    guard words[verb].lexeme.lemma == "saber", words.count == 3,
      let food = words.firstIndex(where: {
        isThing($0) && !LaidVerbWords.tastes.contains($0.lexeme.lemma)
      }), let taste = words.indices.first(where: { $0 != food && $0 != verb }),
      words[taste].lexeme.wordClass == .adjective
        || LaidVerbWords.tastes.contains(words[taste].lexeme.lemma)
    else { return }
    words = [words[food], words[verb], words[taste]]
    guard !["bueno", "malo"].contains(words[2].lexeme.lemma) else { return }
    words[1].lexeme.person = .third
    words[1].lexeme.number = .singular
    words[2].lexeme = Lexeme(lemma: words[2].lexeme.lemma, wordClass: .adverb, kind: .manner)
  }

  /// *Medalla / ganar*: a prize is won.
  private func winPrize(_ words: inout [Constituent], _ verb: Int) {
    guard words.count == 2, verb == 1, words[1].lexeme.lemma == "ganar",
      words[0].lexeme.wordClass == .noun,
      frame(of: words[1]).slots.contains(where: { $0.words.contains(words[0].lexeme.lemma) })
    else { return }
    words.swapAt(0, 1)
  }

  /// *No / salir / agua*: what comes out by itself (NGLE §41.6).
  private func comeOut(_ words: inout [Constituent], _ verb: Int) {
    guard words.count == 3, words[verb].lexeme.lemma == "salir", words.contains(where: isNegator),
      let thing = words.firstIndex(where: isThing), thing > 0,
      words[thing].lexeme.kind == .drink || words[thing].lexeme.countability == .mass,
      words[thing].lexeme.kind != .weather, HalfWords.weather[words[thing].lexeme.lemma] == nil,
      !KindSet.places.contains(words[thing].lexeme.kind)
    else { return }
    words.insert(words.remove(at: thing), at: 0)
  }

  /// *Tele / no / encender, puerta / no / abrir*: what a thing does not do though it should (NGLE §41.6, *voz media*).
  private func failToMove(_ words: inout [Constituent], _ verb: Int) {
    guard words.count == 3, verb == 2, isNegator(words[1]), isThing(words[0]),
      LaidVerbWords.moving.contains(words[2].lexeme.lemma),
      tables.frames.listed(words[2].lexeme.lemma + "se") != nil
    else { return }
    words[2].lexeme.lemma += "se"
  }

  /// *Perro / no / morder, abeja / no / picar*: what an animal is not known to do (NGLE §23.2).
  private func denyHabit(_ words: inout [Constituent], _ verb: Int) {
    guard words.count == 3, verb == 2, isNegator(words[1]), words[0].lexeme.kind == .animal,
      EverydayWords.biting.contains(words[2].lexeme.lemma)
    else { return }
    words[2].lexeme.person = .third
    words[2].lexeme.number = .singular
  }

  /// *No / tener / hermano*: none of those of whom one may have several (NGLE §15.9).
  private func lackKin(_ words: inout [Constituent], _ verb: Int) {
    guard words.count == 3, words[verb].lexeme.lemma == "tener",
      isNegator(words[verb - 1 < 0 ? 0 : verb - 1]),
      verb == 1, LaidVerbWords.several.contains(words[2].lexeme.lemma)
    else { return }
    words[2].lexeme = tables.lexicon.lexeme(for: words[2].lexeme.lemma + "s", expecting: .noun)
  }

  // MARK: - What one feels

  /// *Manta / tener / frío, abrir / tener / calor / ventana*: what one feels is had, and the rest is another thought.
  private func feelFirst(_ words: inout [Constituent]) {
    guard words.count > 2, let having = words.firstIndex(where: { $0.lexeme.lemma == "tener" }),
      let felt = words.firstIndex(where: { StatedWords.felt.contains($0.lexeme.lemma) }),
      words[felt].lexeme.wordClass != .verb,
      // Abrir / ventana / tener / calor is said in that order.
      words[0].lexeme.wordClass != .verb || having == 0 || felt != having + 1
        || felt + 1 < words.count,
      !words.contains(where: {
        isNegator($0) || $0.lexeme.wordClass == .adposition || $0.lexeme.kind == .quantity
          || $0.lexeme.kind == .degree || $0.lexeme.kind.isTemporal
          || $0.lexeme.wordClass == .pronoun
      })
    else { return }
    if let healer = words.firstIndex(where: { EverydayQuestions.visited.contains($0.lexeme.lemma) }
    ),
      words.count == 3, words[0].lexeme != words[healer].lexeme
    {
      // Tener / fiebre / médico.
      words = [words[having], words[felt], deed("querer"), deed("ir"), words[healer]]
      return
    }
    let isFear = ["miedo", "asco"].contains(words[felt].lexeme.lemma)
    guard words.contains(where: isThing),
      !words.contains(where: { isSomebody($0) && (!isFear || $0.lexeme == words[0].lexeme) })
    else { return }
    var rest = words.indices.filter { $0 != having && $0 != felt }.map { words[$0] }
    if let verb = rest.firstIndex(where: { $0.lexeme.wordClass == .verb }), verb > 0 {
      rest.insert(rest.remove(at: verb), at: 0)
    }
    words = [words[having], words[felt]] + rest
  }
}

/// Words of such rows.
enum LaidVerbWords {
  /// Verbs of wanting and being able.
  static let wishing: WordSet = ["querer", "necesitar", "poder", "preferir", "deber"]
  /// What harms things.
  static let harming: WordSet = [
    "quemar", "estropear", "rayar", "pinchar", "esconder", "arrancar", "rasgar", "aplastar",
    "pisar",
    "estrellar", "abollar", "gastar",
  ]
  /// What a thing does by itself or is made to do.
  static let moving: WordSet = [
    "encender", "apagar", "abrir", "cerrar", "mover", "conectar", "bloquear", "calentar", "parar",
    "doblar", "atascar",
  ]
  /// Kin of whom one may have several.
  static let several: WordSet = [
    "hermano", "hermana", "hijo", "hija", "primo", "prima", "nieto", "nieta", "amigo", "amiga",
    "sobrino", "sobrina",
  ]
  /// States of the other that one asks for.
  static let heeding: WordSet = ["creer", "entender", "querer", "oír", "recordar"]
  /// What is done to somebody who has to be named.
  static let meeting: WordSet = DoerWords.meeting.union([
    "llamar", "saludar", "cuidar", "echar de menos", "felicitar", "invitar",
  ])
  /// Tastes that are nouns as well.
  static let tastes: WordSet = ["salado", "dulce", "amargo", "agrio", "picante", "ácido"]
}
