import AACCore

/// Portuguese rows of what is on a day: *aniversário / primo / domingo, reunião / escola / quarta, jogo / futebol / sábado,
/// ontem / festa* (Cunha & Cintra, chapter 7, *Adjunto adnominal*; Bechara, *Verbos impessoais*).
extension TileReader {
  /// Says when it is.
  func dateOccasion(_ words: inout [Constituent]) {
    let times = words.filter { isDate($0.lexeme) }
    let rest = words.filter { !isDate($0.lexeme) }
    guard times.count == 1, (1...2).contains(rest.count), rest.allSatisfy({ isBareNoun($0) }),
      let day = words.firstIndex(where: { isDate($0.lexeme) }),
      day == 0 || day + 1 == words.count
    else { return }
    let isPast = tables.lexicon.tense(of: times[0].lexeme.lemma) == .past
    if rest.count == 1 {
      guard isPast, DatedWords.past.contains(rest[0].lexeme.lemma) else { return }
      var verb = Constituent.linking(variety == .portugueseBrazil ? "ter" : "haver", .third)
      verb.lexeme.kind = .action
      verb.lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
      var event = rest[0]
      event.lexeme.article = .bare
      words = [verb, event] + times
      return
    }
    if let trip = rest.first(where: { DatedWords.trips.contains($0.lexeme.lemma) }),
      let goal = rest.first(where: { KindSet.places.contains($0.lexeme.kind) })
    {
      // Passeio / museu / terça: behind the verb both keep together.
      var verb = Constituent.linking(variety == .portugueseBrazil ? "ter" : "haver", .third)
      verb.lexeme.kind = .action
      if isPast { verb.lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past }
      var event = trip
      event.lexeme.article = .bare
      let towards = trip.lexeme.lemma == "viagem" ? "para" : "a"
      words = [verb, event, known(towards), article, goal] + times
      return
    }
    guard let phrase = occasion(rest[0], rest[1]) ?? occasion(rest[1], rest[0]) else { return }
    var verb = Constituent.linking("ser", .third)
    if isPast { verb.lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past }
    let on = times[0].lexeme.wordClass == .adverb ? [] : [known("em")]
    let the = times[0].lexeme.kind == .weekday ? [article] : []
    words = phrase + [verb] + on + the + times
  }

  /// Whether it is a day, or a month, on which something is.
  private func isDate(_ word: Lexeme) -> Bool {
    word.kind == .weekday
      || word.wordClass == .adverb && tables.lexicon.tense(of: word.lemma) != nil
        && ["hoje", "amanhã", "ontem", "depois de amanhã", "anteontem"].contains(word.lemma)
      || ClauseByWord.months.contains(word.lemma)
  }

  /// *Aniversário / primo, festa / escola, jogo / futebol, passeio / museu*: an occasion and whose, where or what of.
  private func occasion(_ event: Constituent, _ other: Constituent) -> [Constituent]? {
    let (name, second) = (event.lexeme.lemma, other.lexeme)
    if second.isHuman {
      guard DatedWords.ofPeople.contains(name), isOwnerByName(second) else { return nil }
      return [event, known("de")] + before(second) + [other]
    }
    guard second.wordClass == .noun else { return nil }
    if ["jogo", "partida", "treino", "campeonato", "aula"].contains(name), second.kind == .sport {
      var sport = other
      sport.lexeme.article = .bare
      return [event, known("de"), sport]
    }
    guard KindSet.places.contains(second.kind) else { return nil }
    return DatedWords.ofPlaces.contains(name) ? [event, known("de"), article, other] : nil
  }
}

/// Words of what is on a day.
enum DatedWords {
  static let ofPeople: WordSet = [
    "aniversário", "casamento", "festa", "batizado", "formatura", "almoço", "jantar", "visita",
    "noivado", "enterro", "apresentação", "consulta", "jogo", "churrasco",
  ]
  static let ofPlaces: WordSet = [
    "festa", "reunião", "jogo", "apresentação", "prova", "formatura",
    "feira", "missa", "aula",
  ]
  static let trips: WordSet = ["passeio", "viagem", "visita", "excursão", "ida"]
  /// What there was on a day that is over.
  static let past: WordSet = [
    "festa", "prova", "aula", "reunião", "chuva", "jogo", "show", "tempestade", "teste", "treino",
    "churrasco", "missa", "trovoada", "neve", "natação", "terapia", "escola",
  ]
}
