import AACCore

/// What a Portuguese row says of a noun without a verb: what it is called, when it is, which one is the favourite, how and where it is, and what is to come
/// afterwards: *nome / cachorro / Rex, consulta / três / horas, comida / favorita / lasanha, irmão / mais / velho / chato, farmácia / ao lado /
/// padaria, depois / almoço / parque*.
///
/// Sources: Cunha & Cintra, chapters 7 (*Predicado nominal*) and 15 (*Locuções prepositivas*); Bechara, *Elipse*.
extension TileReader {
  /// *Nome / cachorro / Rex, nome / meu / gato / Mia*.
  func namedSo(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3 || row.count == 4 && row[1].lexeme.kind == .possessive,
      row[0].lexeme.lemma == "nome", let name = row.last,
      name.lexeme.wordClass == .properNoun || name.lexeme.isInferred,
      case let bearer = row[row.count - 2], bearer.lexeme.isBeing, isBareNoun(bearer)
    else { return nil }
    let owner =
      row.count == 4 ? [article] + row[1...2] : before(bearer.lexeme) + [bearer]
    return read([article, row[0], known("de")] + owner + [.linking("ser", .third), name])
  }

  /// *Reunião / segunda-feira / nove / horas, comboio / Lisboa / dez / horas*: on what day it is and at what hour, or where it goes then.
  func setForDayAndHour(_ row: [Constituent]) -> [Clause]? {
    let days = row.filter { isDay($0.lexeme) }
    var rest = row.filter { !isDay($0.lexeme) }
    guard days.count < 2, rest.count > 2, let unit = rest.popLast(), let figure = rest.popLast(),
      ["hora", "horas"].contains(unit.lexeme.lemma),
      figure.lexeme.wordClass == .numeral || ["um", "uma"].contains(figure.lexeme.lemma)
    else { return nil }
    let on = days.first?.lexeme.kind == .weekday ? [known("em"), article] : []
    let hour = [known("a"), article, figure, unit]
    if rest.count == 2,
      rest[0].lexeme.lemma == "eu" || isBareNoun(rest[0]) && isOwnerByName(rest[0].lexeme),
      isBareNoun(rest[1]), isScheduled(rest[1].lexeme), rest[1].lexeme.kind != .vehicle
    {
      // Eu / dentista / quinta-feira / três / horas: who has it then.
      var duty = rest[1]
      duty.lexeme.article = .bare
      duty.lexeme.kind = .event
      duty.lexeme.animacy = .inanimate
      return read([rest[0], deed("ter"), duty] + on + days + hour)
    }
    let own = rest[0].lexeme.kind == .possessive ? rest.removeFirst() : article
    guard var event = rest.first, isBareNoun(event), event.lexeme.wordClass == .noun else {
      return nil
    }
    var goal: [Constituent] = []
    if rest.count == 2, event.lexeme.kind == .vehicle || event.lexeme.lemma == "voo",
      isBareNoun(rest[1]), KindSet.places.contains(rest[1].lexeme.kind)
    {
      goal = [known("para"), rest[1]]
      event.lexeme.kind = .vehicle
    } else {
      guard rest.count == 1, !days.isEmpty, isScheduled(event.lexeme) else { return nil }
      if event.lexeme.kind != .vehicle { event.lexeme.kind = .event }
      event.lexeme.animacy = .inanimate
    }
    return read([own, event, .linking("ser", .third)] + on + days + hour).map { reading in
      var told = reading
      told.subject += goal
      if told.tense != .past { told.tense = .present }
      return told
    }
  }

  /// Whether it has its day and hour.
  private func isScheduled(_ word: Lexeme) -> Bool {
    word.takesPlace || word.kind == .vehicle || WithoutVerbWords.dated.contains(word.lemma)
      || MeaningWords.services.contains(word.lemma)
  }

  /// *Consulta / três / horas, almoço / meio-dia, exame / sangue / amanhã*: when it is.
  func setForHour(_ row: [Constituent]) -> [Clause]? {
    guard let event = row.firstIndex(where: { WithoutVerbWords.dated.contains($0.lexeme.lemma) }),
      event == 0 || event == 1 && row[0].lexeme.kind == .possessive, let last = row.last
    else { return nil }
    let rest = Array(row[(event + 1)...])
    let own = event == 0 ? [article] : []
    if rest.count == 2,
      rest[0].lexeme.wordClass == .numeral || ["um", "uma"].contains(rest[0].lexeme.lemma),
      ["hora", "horas"].contains(last.lexeme.lemma)
    {
      return read(
        own + row[...event] + [.linking("ser", .third), known("a"), article] + rest)
    }
    guard rest.count == 2, rest[0].lexeme.wordClass == .noun, !rest[0].lexeme.kind.isTemporal,
      let link = PortugueseNounLinks.link(row[event].lexeme, rest[0].lexeme, row), link.0 == "de",
      last.lexeme.kind.isTemporal
    else { return nil }
    let time = tables.lexicon.tense(of: last.lexeme.lemma)
    let told = read(
      own + row[...event] + [known("de"), rest[0], .linking("ser", .third), last])
    return told.map { reading in
      var now = reading
      if time != .past { now.tense = .present }
      return now
    }
  }

  /// *Comida / favorita / lasanha, meu / time / favorito / Flamengo*.
  func favouriteIs(_ row: [Constituent]) -> [Clause]? {
    guard
      let liked = row.firstIndex(where: { WithoutVerbWords.favourite.contains($0.lexeme.lemma) }),
      liked == row.count - 2, liked == 1 || liked == 2 && row[0].lexeme.kind == .possessive,
      isBareNoun(row[liked - 1]), let which = row.last,
      isBareNoun(which) || which.lexeme.wordClass == .properNoun || which.lexeme.kind == .color
    else { return nil }
    let own = liked == 1 ? [known("meu")] : []
    let start = own + row[...liked] + [.linking("ser", .third)]
    let kind = row[liked - 1].lexeme.lemma
    if kind.hasPrefix("time") || kind == "equipe" || kind == "clube" {
      var team = which
      team.lexeme = Lexeme(lemma: which.lexeme.lemma, wordClass: .noun, kind: .thing)
      team.lexeme.gender = tables.gender(of: which.lexeme) ?? .masculine
      return read(start + [article, team])
    }
    let isFound = which.lexeme.wordClass == .noun && which.lexeme.kind != .color
    let isPlain = !isFound || KindSet.edible.contains(which.lexeme.kind)
    let aside = PortuguesePair(reader: self, first: which, second: which)
    return read(start + (isPlain ? [aside.bare(which)] : [article, which]))
  }

  /// *Irmão / mais / velho / chato, perna / direito / dormente*: which one, and how it is.
  func describedMore(_ row: [Constituent]) -> [Clause]? {
    guard let last = row.last, last.lexeme.wordClass == .adjective else { return nil }
    let start = row[0].lexeme.kind == .possessive ? 1 : 0
    guard row.count > start + 2, isBareNoun(row[start]) else { return nil }
    let noun = row[start]
    let isPassing = last.lexeme.kind.isPassing || isCondition(last.lexeme)
    if row.count == start + 4, row[start + 1].lexeme.lemma == "mais",
      ["velho", "novo"].contains(row[start + 2].lexeme.lemma), noun.lexeme.isHuman
    {
      let own = start == 0 ? [known("meu")] : []
      return read(own + row.dropLast() + [.linking(isPassing ? "estar" : "ser", .third), last])
    }
    guard row.count == start + 3, noun.lexeme.kind == .body,
      WithoutVerbWords.sides.contains(row[start + 1].lexeme.lemma)
    else { return nil }
    var side = row[start + 1]
    side.lexeme = Lexeme(lemma: side.lexeme.lemma, wordClass: .adjective, kind: .quality)
    guard
      var told = read(
        (start == 0 ? [known("meu")] : []) + row[...start] + [.linking("estar", .third), last]
      ).first,
      told.subject.last?.tile == noun.tile
    else { return nil }
    told.subject.append(side)
    return [told]
  }

  /// *Farmácia / ao lado / padaria, carro / na frente / casa, pé / fora / apoio*: where it is.
  func besideThing(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, isBareNoun(row[0]), isBareNoun(row[2]),
      let side = WithoutVerbWords.beside[row[1].lexeme.lemma]
    else { return nil }
    let isPlace = KindSet.places.contains(row[0].lexeme.kind) || row[0].lexeme.kind == .home
    var link = known(side)
    link.tile = row[1].tile
    return read([article, row[0], .linking(isPlace ? "ficar" : "estar", .third), link, row[2]])
  }

  /// *Depois / almoço / parque, depois / banho / história*: what is wanted then.
  func afterwards(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, row[2].lexeme.wordClass == .noun,
      ["depois", "antes"].contains(row[0].lexeme.lemma), isBareNoun(row[1]),
      isMeal(row[1].lexeme) || row[1].lexeme.kind == .event || row[1].lexeme.kind == .activity
        || ["escola", "aula", "banho", "terapia"].contains(row[1].lexeme.lemma), isBareNoun(row[2]),
      KindSet.places.contains(row[2].lexeme.kind) || row[2].lexeme.namesThing
    else { return nil }
    var link = known(row[0].lexeme.lemma + " de")
    link.tile = row[0].tile
    let aside = PortuguesePair(reader: self, first: row[1], second: row[2])
    let place = KindSet.places.contains(row[2].lexeme.kind)
    if row[2].lexeme.lemma == "banho" {
      return read([deed("querer"), deed("tomar"), row[2], link, article, row[1]])
    }
    guard let wanted = place ? [deed("ir")] + aside.behind("a", row[2]) : aside.wanted(row[2])
    else {
      return nil
    }
    return read([deed("querer")] + wanted + [link, article, row[1]])
  }
}
