import AACCore

/// Spanish rows in which who is called was laid first or last: *callar / Pedro, sentarse / niños, cariño / venir / aquí, dame / pelota / Luis, querer /
/// abrazo / fuerte / mamá, cómo / estar / tú / abuela*.
///
/// Sources: NGLE §42.4 (*vocativos*), §25.5 (the imperative of *vosotros*).
extension TileReader {
  /// The clauses of what is said to who is called; nil where nobody is.
  func saidToNamed(_ row: [Constituent]) -> [Clause]? {
    guard isSpanish, isPlain, row.count > 1, row.count < 8 else { return nil }
    if let said = dearCalled(row) ?? handedByNamed(row) { return said }
    guard let last = row.last, isCallable(last) || isKinAsked(row),
      row.count < 3 || !isPreposition(row[row.count - 2]),
      !row.dropLast().contains(where: { $0.lexeme.isHuman && $0.lexeme.wordClass != .pronoun })
    else { return nil }
    let rest = Array(row.dropLast())
    guard !rest.contains(where: { $0.lexeme.wordClass == .conjunction }) else { return nil }
    return toldWhatToDo(rest, last) ?? helpOfNamed(rest, last) ?? wishTold(rest, last)
      ?? askedHow(rest, last)
  }

  /// *Llevar / yo / parque / tía*: who is laid behind all that is asked for the speaker.
  private func isKinAsked(_ row: [Constituent]) -> Bool {
    guard let last = row.last, row.count > 3, row[1].lexeme.lemma == "yo",
      row[0].lexeme.isInfinitive, OrderWords.askedForSpeaker.contains(row[0].lexeme.lemma)
    else { return false }
    return last.lexeme.isHuman
      && (PortionWords.isKin(last.lexeme.lemma) || KinWords.own.contains(last.lexeme.lemma))
  }

  /// *Poner / cinturón / mamá, atar / cordones / papá*: what a helper does is asked of who is called.
  private func helpOfNamed(_ rest: [Constituent], _ who: Constituent) -> [Clause]? {
    guard rest.count > 1, rest.count < 5, rest[0].lexeme.isInfinitive,
      CalledWords.all.contains(who.lexeme.lemma), who.lexeme.wordClass != .properNoun,
      !rest.contains(where: { isNegator($0) || $0.lexeme.kind == .question || $0.lexeme.isHuman }),
      !["llamar", "avisar", "dar", "enseñar"].contains(rest[0].lexeme.lemma),
      !DeedRowWords.helping.contains(rest[0].lexeme.lemma) || rest.count > 2,
      rest[0].lexeme.lemma != "poner" || rest[1].lexeme.kind == .clothing,
      let said = askedOfHelper(rest), said.count == 1, said[0].sequels.isEmpty
    else { return nil }
    return calling(who, said)
  }

  /// *Ana / pasar / sal, papá / acercar / agua*: who is at table with one is asked for what is on it.
  private func handedByNamed(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 2, row.count < 6,
      row[0].lexeme.wordClass == .properNoun && row[0].lexeme.isHuman
        || CalledWords.all.contains(row[0].lexeme.lemma),
      row[1].lexeme.isInfinitive, VocativeWords.handing.contains(row[1].lexeme.lemma),
      case let rest = Array(row[2...]), isThing(rest[0]) || rest[0].lexeme.isDeterminerLike,
      rest.allSatisfy({
        isThing($0) || $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .adjective
      }),
      rest.contains(where: {
        KindSet.edible.contains($0.lexeme.kind) || VocativeWords.atTable.contains($0.lexeme.lemma)
          || VocativeWords.atTable.contains(written($0))
      })
    else { return nil }
    let what = rest.count == 1 ? known(rest[0]) : rest
    return calling(row[0], requested(row[1], small("yo") + what))
  }

  private func isPreposition(_ word: Constituent) -> Bool {
    word.lexeme.wordClass == .adposition || word.lexeme.kind == .possessive
      || word.lexeme.isDeterminerLike
  }

  /// Whether one calls somebody so.
  private func isCallable(_ word: Constituent) -> Bool {
    let lexeme = word.lexeme
    guard lexeme.isHuman else { return false }
    return lexeme.wordClass == .properNoun || CalledWords.all.contains(lexeme.lemma)
      || VocativeWords.dear.contains(written(word)) || VocativeWords.many.contains(written(word))
  }

  private func calling(_ who: Constituent, _ clauses: [Clause]) -> [Clause] {
    clauses.map { clause in
      var said = clause
      said.complements.insert(who.calledOut, at: 0)
      if VocativeWords.many.contains(written(who)), said.options.contains(.request) {
        said.verb?.lexeme.person = .second
        said.verb?.lexeme.number = .plural
      }
      return said
    }
  }

  /// *Cariño / venir / aquí, cielo / dar / beso*: nobody is spoken of so.
  private func dearCalled(_ row: [Constituent]) -> [Clause]? {
    guard VocativeWords.dear.contains(written(row[0])), row.count > 1,
      VocativeWords.bidden.contains(row[1].lexeme.lemma)
        || ["ayudar", "dar", "traer", "acercar"].contains(row[1].lexeme.lemma),
      row[1].lexeme.wordClass == .verb,
      row[1].lexeme.isInfinitive ? !["ser", "estar", "tener"].contains(row[1].lexeme.lemma) : true
    else { return nil }
    let rest = Array(row[1...])
    var said: [Clause]
    if VocativeWords.bidden.contains(rest[0].lexeme.lemma) {
      said = requested(rest[0], Array(rest[1...]))
    } else {
      said = readings(of: rest, isWhole: true)
    }
    guard said.count == 1, said[0].sequels.isEmpty else { return nil }
    if said[0].subject.isEmpty == false,
      said[0].subject.contains(where: { $0.lexeme.wordClass != .pronoun })
    {
      return nil
    }
    said = calling(row[0], said)
    return said
  }

  /// *Callar / Pedro, sentarse / niños, llevar / yo / cama / papá, dame / pelota / Luis*: what is asked of them.
  private func toldWhatToDo(_ rest: [Constituent], _ who: Constituent) -> [Clause]? {
    guard let act = rest.first, act.lexeme.wordClass == .verb else { return nil }
    let lemma = act.lexeme.lemma
    let isKin = CalledWords.all.contains(who.lexeme.lemma)
    if rest.count == 1 {
      guard act.lexeme.isInfinitive,
        VocativeWords.alone.contains(lemma) && (!isKin || VocativeWords.hushed.contains(lemma))
      else { return nil }
      return calling(who, requested(act))
    }
    let hasSpeaker = rest.contains { $0.lexeme.lemma == "yo" }
    guard
      hasSpeaker && OrderWords.askedForSpeaker.contains(lemma)
        || lemma == "ayudar" && rest[1].lexeme.isInfinitive
        || VocativeWords.written.contains(written(act))
        || isKin && VocativeWords.noted.contains(lemma)
    else { return nil }
    if lemma == "apuntar" || lemma == "escribir" || lemma == "anotar" {
      guard rest.count == 2, rest[1].lexeme.namesThing else { return nil }
      return calling(who, requested(act, small("en") + known(rest[1])))
    }
    let said = readings(of: rest, isWhole: true)
    guard said.count == 1, said[0].subject.isEmpty,
      said[0].options.contains(.request) || VocativeWords.written.contains(written(act))
    else { return nil }
    return calling(who, said)
  }

  /// *Querer / abrazo / fuerte / mamá*: who looks after one is told what one wants.
  private func wishTold(_ rest: [Constituent], _ who: Constituent) -> [Clause]? {
    guard rest.count > 1, ["querer", "necesitar"].contains(rest[0].lexeme.lemma),
      rest[0].lexeme.isInfinitive, CalledWords.all.contains(who.lexeme.lemma),
      rest[1...].contains(where: {
        ["abrazo", "beso", "mimo", "mimos", "caricia"].contains($0.lexeme.lemma)
      }),
      !rest.contains(where: { $0.lexeme.kind == .question || isNegator($0) })
    else { return nil }
    let said = readings(of: rest, isWhole: true)
    guard said.count == 1, said[0].subject.isEmpty else { return nil }
    return calling(who, said)
  }

  /// *Cómo / estar / tú / abuela, qué / hacer / tú / Pablo*: who is asked has been named beside *tú*.
  private func askedHow(_ rest: [Constituent], _ who: Constituent) -> [Clause]? {
    guard rest.count > 1, rest.count < 6, rest.contains(where: { $0.lexeme.kind == .question }),
      rest.last?.lexeme.lemma == "tú", rest.contains(where: { $0.lexeme.wordClass == .verb })
    else { return nil }
    let said = readings(of: rest, isWhole: true)
    guard let asked = said.first, asked.isQuestion else { return nil }
    return calling(who, [asked])
  }

  // MARK: - What is forbidden

  /// *No / pegar / hermano, no / hablar / yo / así, no / reír / mí, no / contar / final*: what is asked of another, not told of him.
  func forbiddenToOther(_ row: [Constituent]) -> [Clause]? {
    guard isSpanish, isPlain, row.count > 2, row.count < 7, isNegator(row[0]),
      row[1].lexeme.isInfinitive, row.filter({ $0.lexeme.wordClass == .verb }).count == 1,
      !row.contains(where: { $0.lexeme.kind == .question || $0.lexeme.wordClass == .conjunction })
    else { return nil }
    let act = row[1], lemma = act.lexeme.lemma, rest = Array(row[2...])
    if let kin = rest.first, rest.count == 1, kin.lexeme.isHuman || kin.lexeme.kind == .animal,
      kin.lexeme.wordClass == .noun, VocativeWords.harming.contains(lemma),
      !CalledWords.teachers.contains(kin.lexeme.lemma)
    {
      return requested(act, [row[0]] + small("a") + known(kin))
    }
    if ["reír", "reírse", "burlar", "burlarse"].contains(lemma),
      let me = rest.last, ["mí", "yo"].contains(me.lexeme.lemma),
      rest.dropLast().allSatisfy({ $0.lexeme.lemma == "de" }), let own = tables.lexicon.known("yo")
    {
      var mocking = act
      mocking.lexeme.lemma = lemma.hasSuffix("se") ? lemma : lemma + "se"
      return requested(mocking, [row[0]] + small("de") + [Constituent(own, tile: me.tile)])
    }
    if lemma == "hablar" || lemma == "gritar", rest.first?.lexeme.lemma == "yo", rest.count > 1,
      rest[1...].allSatisfy({ $0.lexeme.wordClass == .adverb })
    {
      return requested(
        act, [row[0], Constituent(WordJoiner.pronoun("me"), tile: rest[0].tile)] + rest[1...])
    }
    if lemma == "contar", rest.count < 3,
      ["final", "secreto", "sorpresa"].contains(rest[0].lexeme.lemma),
      rest.count == 1 || rest[1].lexeme.namesThing
    {
      let whole = rest.count == 2 ? small("de") + known(rest[1]) : []
      return requested(act, [row[0]] + known(rest[0]) + whole)
    }
    if ["decir", "contar"].contains(lemma), rest[0].lexeme.lemma == "nadie",
      rest[1...].allSatisfy({ $0.lexeme.lemma == "por favor" })
    {
      let it = Constituent(WordJoiner.pronoun("lo"))
      return requested(act, [row[0], it, phrase("a nadie", rest[0])] + rest[1...])
    }
    return nil
  }
}

/// Words of who is called.
enum VocativeWords {
  /// How one calls whom one is fond of.
  static let dear: WordSet = [
    "cariño", "cielo", "amor", "corazón", "tesoro", "mi amor", "hijo", "hija", "vida", "amor mío",
  ]
  /// Whom one calls together.
  static let many: WordSet = [
    "niños", "niñas", "chicos", "chicas", "amigos", "amigas", "compañeros",
  ]
  /// What one bids those.
  static let bidden: WordSet = [
    "venir", "esperar", "mirar", "escuchar", "parar", "sentarse", "levantarse", "callar",
    "callarse", "despertar", "despertarse", "tranquilizarse", "calmarse",
  ]
  /// What is asked of somebody with no other word.
  static let alone: WordSet = [
    "callar", "callarse", "sentarse", "sentar", "parar", "levantarse", "despertarse", "calmarse",
    "tranquilizarse", "acercarse", "apartarse", "agacharse", "moverse", "darse prisa",
  ]
  /// Of these what mother and father are asked too.
  static let hushed: WordSet = ["callar", "callarse", "sentarse", "acercarse", "calmarse"]
  /// Orders as they are typed.
  static let written: WordSet = ["dame", "ayúdame", "mira", "ven", "espera", "pásame", "déjame"]
  /// What is asked of whoever is nearest to it.
  static let handing: WordSet = ["pasar", "acercar", "alcanzar"]
  static let atTable: WordSet = [
    "servilleta", "cuchara", "tenedor", "cuchillo", "vaso", "plato", "jarra", "mando", "pelota",
    "tijeras", "pegamento", "lápiz", "goma", "boli", "papel", "toalla", "pañuelo", "manta", "cojín",
  ]
  /// What others write down for one.
  static let noted: WordSet = ["apuntar", "escribir", "anotar"]
  /// What shall not be done to somebody.
  static let harming: WordSet = [
    "pegar", "empujar", "morder", "molestar", "insultar", "arañar", "gritar", "asustar",
    "pellizcar", "regañar", "despertar", "castigar",
  ]
}
