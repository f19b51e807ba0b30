import AACCore

/// Spanish rows about what begins, ends and is won by itself: *clase / empezar, peli / terminar, Madrid / ganar, partido / ganar /
/// Barça, perdón / pegar* (NGLE §41.6; §33.1).
extension TileReader {
  /// The row with its subject where it belongs.
  func happenInRow(_ words: inout [Constituent]) {
    beginByItself(&words)
    teamWins(&words)
    excuse(&words)
    callHelper(&words)
    callBeforeOwn(&words)
    studyFor(&words)
    comeLate(&words)
    standBehind(&words)
    sendTo(&words)
    waitLong(&words)
    feelThere(&words)
  }

  /// *Tener / frío / pies*: where.
  private func feelThere(_ words: inout [Constituent]) {
    guard words.count == 3, words[0].lexeme.lemma == "tener",
      ["frío", "calor", "sangre", "picor"].contains(words[1].lexeme.lemma),
      words[2].lexeme.kind == .body
    else { return }
    words[1] = felt(words[1])
    put(&words, variety.language.placePreposition, at: 2)
  }

  /// *Clase / empezar, peli / terminar*: what takes place begins and ends by itself.
  private func beginByItself(_ words: inout [Constituent]) {
    guard words.count == 2, isThing(words[0]), words[1].lexeme.isInfinitive,
      ["empezar", "terminar", "acabar"].contains(words[1].lexeme.lemma),
      words[0].lexeme.takesPlace || MatchWords.lasting.contains(words[0].lexeme.lemma),
      !StepWords.duties.contains(words[0].lexeme.lemma)
    else { return }
    if words[1].lexeme.lemma != "empezar" {
      words[1] = happened(words[1], words[1].lexeme.lemma)
    }
    words[1].lexeme.person = .third
    words[1].lexeme.number = words[0].lexeme.number ?? .singular
  }

  /// *Partido / ganar / Madrid, ganar / Barça*: a team wins and is not won.
  private func teamWins(_ words: inout [Constituent]) {
    guard let verb = loneVerb(words),
      ["ganar", "perder", "jugar"].contains(words[verb].lexeme.lemma),
      let team = words.firstIndex(where: { MatchWords.teams.contains($0.lexeme.lemma) }),
      words.indices.allSatisfy({
        $0 == verb || $0 == team || words[$0].lexeme.kind.isTemporal
          || MatchWords.matches.contains(words[$0].lexeme.lemma)
      })
    else { return }
    var club = words[team]
    club.lexeme = Lexeme(lemma: club.lexeme.lemma, wordClass: .noun, kind: .person)
    club.lexeme.gender = .masculine
    club.lexeme.number = .singular
    club.lexeme.animacy = .human
    club.lexeme.article = .definite
    let rest = words.indices.filter { $0 != verb && $0 != team }.map { words[$0] }
    words = [club, words[verb]] + rest
  }

  /// *Perdón / pegar, perdón / romper / vaso*: for what one asks pardon (NGLE §36.1).
  private func excuse(_ words: inout [Constituent]) {
    guard words.count > 1, ["perdón", "lo siento"].contains(words[0].lexeme.lemma),
      words[1].lexeme.isInfinitive, words[1].lexeme.lemma != "poder",
      onlyVerb(words) == 1, !words.contains(where: { $0.lexeme.wordClass == .pronoun })
    else { return }
    put(&words, "por", at: 1)
  }

  /// *Mamá / ayuda*: who is called for help.
  private func callHelper(_ words: inout [Constituent]) {
    guard words.count == 2, TwoPhraseWords.isCalled(words[0].lexeme.lemma),
      words[0].lexeme.wordClass == .noun, words[1].lexeme.lemma == "ayudar",
      words[1].lexeme.forms[FiniteForms.Mark.text]?.lowercased() == "ayuda"
        || words[1].lexeme.person == .third
    else { return }
    exclaim(&words, "\(words[0].lexeme.lemma), ayuda")
  }

  /// *Papá / quiero / ir / parque*: whoever says of themselves what they want calls whom they name first (NGLE §42.4).
  private func callBeforeOwn(_ words: inout [Constituent]) {
    guard words.count > 2,
      TwoPhraseWords.isCalled(words[0].lexeme.lemma) && words[0].lexeme.wordClass == .noun
        || words[0].lexeme.wordClass == .properNoun && words[0].lexeme.isHuman,
      words[0].government == nil,
      ["querer", "necesitar", "poder"].contains(words[1].lexeme.lemma),
      words[1].lexeme.person == .first,
      words[1].lexeme.number != .plural, words[1].tile != nil
    else { return }
    words[0] = words[0].calledOut
  }

  /// *Tren / retraso*: the noun, and not the verb.
  private func comeLate(_ words: inout [Constituent]) {
    guard words.count == 2, words[0].lexeme.kind == .vehicle, words[1].lexeme.lemma == "retrasar",
      words[1].lexeme.person == .first
    else { return }
    var delay = Lexeme(lemma: "retraso", wordClass: .noun, kind: .idea)
    delay.gender = .masculine
    delay.number = .singular
    delay.article = .bare
    delay.countability = .mass
    words = [words[0], deed("tener"), Constituent(delay, tile: words[1].tile)]
  }

  /// *Fumar / prohibido, coger / autobús / centro, vecina / saludar / ascensor, cocinar / tortilla / cena*: the small word before
  /// what stands last.
  private func standBehind(_ words: inout [Constituent]) {
    guard let verb = loneVerb(words), verb + 1 < words.count, let last = words.last else { return }
    let lemma = words[verb].lexeme.lemma
    if verb == 0, words.count == 2, last.lexeme.lemma == "prohibido" {
      exclaim(&words, "\(lemma) está prohibido")
      return
    }
    guard isThing(last), !words[words.count - 2].lexeme.isDeterminerLike else { return }
    let place = words.count - 1
    let before = words[place - 1]
    let isPlace = KindSet.places.contains(last.lexeme.kind)
    if ["coger", "tomar"].contains(lemma), before.lexeme.kind == .vehicle, isPlace,
      last.lexeme.lemma != "parada", last.lexeme.lemma != "estación"
    {
      put(&words, "a", at: place)
    } else if lemma == "saludar", place == verb + 1, isPlace || last.lexeme.lemma == "ascensor" {
      put(&words, "el", at: place)
      put(&words, variety.language.placePreposition, at: place)
    } else if ["cocinar", "preparar", "hacer", "comprar"].contains(lemma), isThing(before),
      before.lexeme.kind != .meal, last.lexeme.kind == .meal, words.count > verb + 2
    {
      put(&words, "el", at: place)
      put(&words, "para", at: place)
    }
  }

  /// *Mensaje / mamá / mandar*: to whom.
  private func sendTo(_ words: inout [Constituent]) {
    guard words.count == 3, loneVerb(words) == 2, isThing(words[0]), words[1].lexeme.isHuman,
      words[1].lexeme.wordClass != .pronoun,
      ["mandar", "enviar", "escribir"].contains(words[2].lexeme.lemma)
    else { return }
    var row = [words[2], words[0]]
    row[0].lexeme.person = .first
    row[0].lexeme.number = .singular
    put(&row, "a", at: 2)
    words = row + [words[1]]
  }

  /// *Autobús / esperar / mucho*: for a long time.
  private func waitLong(_ words: inout [Constituent]) {
    guard words.count == 3, loneVerb(words) == 1, words[1].lexeme.lemma == "esperar",
      isThing(words[0]), words[2].lexeme.lemma == "mucho"
    else { return }
    let much = Constituent(
      Lexeme(lemma: "mucho", wordClass: .adverb, kind: .manner), tile: words[2].tile)
    var row = [happened(words[1], "esperar"), much]
    put(&row, "el", at: 2)
    words = row + [words[0]]
  }

  /// *Estudiar / examen*: for it.
  private func studyFor(_ words: inout [Constituent]) {
    guard let verb = loneVerb(words), words[verb].lexeme.lemma == "estudiar",
      verb + 2 == words.count, TwoPhraseWords.tests.contains(words[verb + 1].lexeme.lemma)
    else { return }
    put(&words, "el", at: verb + 1)
    put(&words, "para", at: verb + 1)
  }
}

/// Words of such rows.
enum MatchWords {
  static let teams: WordSet = [
    "Madrid", "Real Madrid", "Barça", "Barcelona", "Atleti", "Atlético", "Betis", "Sevilla",
    "Valencia", "Athletic", "Villarreal", "Celta", "Osasuna", "Espanyol",
  ]
  static let matches: WordSet = ["partido", "liga", "copa", "final", "derbi"]
  /// What goes on for a time.
  static let lasting: WordSet = [
    "clase", "peli", "película", "recreo", "fiesta", "partido", "concierto", "programa", "serie",
    "cole", "colegio", "vacaciones", "curso", "función", "obra",
  ]
}
