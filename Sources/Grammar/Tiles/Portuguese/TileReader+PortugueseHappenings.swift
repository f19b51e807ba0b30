import AACCore

/// Portuguese rows that begin with a thing that does it itself or to which it happens: *tela / congelar, sonda / incomodar, computador / falar / muito / baixo, picada / coçar /
/// muito, ambulância / levar / vovô / hospital, trovão / dar / medo, cheiro / vir / cozinha, bola / cair / telhado / vizinho*.
///
/// Sources: Cunha & Cintra, chapter 7 (*Sujeito*, *A ordem dos termos*); Bechara, *Verbos causativos e incoativos*.
extension TileReader {
  /// The clauses of such a row; nil for any other.
  func happensToThing(_ row: [Constituent]) -> [Clause]? {
    guard variety.language == .portuguese, (2...6).contains(row.count),
      row.allSatisfy({ $0.tile != nil }), isBareNoun(row[0]), row[0].lexeme.wordClass == .noun,
      let verb = row.firstIndex(where: { $0.lexeme.wordClass == .verb }), (1...2).contains(verb),
      row[verb].lexeme.isInfinitive, verb == 1 || row[1].lexeme.wordClass == .adjective,
      row.filter({ $0.lexeme.wordClass == .verb }).count == 1,
      !row.contains(where: {
        $0.lexeme.kind == .question || $0.lexeme.wordClass == .conjunction
          || $0.lexeme.wordClass == .adposition
      })
    else { return nil }
    let topic = Array(row[..<verb]), rest = Array(row[(verb + 1)...])
    if let felt = feltBecause(topic, row[verb], rest) { return felt }
    guard !row[0].lexeme.isBeing, !row[0].lexeme.kind.isTemporal, row[0].lexeme.kind != .body else {
      return nil
    }
    let act = row[verb].said(by: .third)
    if verb == 2, row[0].lexeme.kind == .plant, act.lexeme.lemma == "comer", rest.count == 1,
      isBareNoun(rest[0])
    {
      // A planta carnívora come mosca.
      return [told(topic, act, rest)]
    }
    return doneByItself(topic, act, rest) ?? comingFrom(topic, act, rest)
      ?? carrying(topic, act, rest) ?? fallenThere(topic, act, rest)
  }

  /// *Tela / congelar, sonda / incomodar, computador / falar / muito / baixo*: with nothing but how and when.
  private func doneByItself(
    _ topic: [Constituent], _ act: Constituent, _ rest: [Constituent]
  ) -> [Clause]? {
    guard rest.allSatisfy(isLoose), topic[0].lexeme.namesThing else { return nil }
    let lemma = act.lexeme.lemma
    if ThingEventWords.lasting.contains(lemma) {
      let whom = ThingEventWords.vexing.contains(lemma) ? [known("eu")] : []
      return [told(topic, act, whom + rest)]
    }
    let isNew = tables.frames[lemma].isDefault && !KindSet.edible.contains(topic[0].lexeme.kind)
    if ThingEventWords.once.contains(lemma) || isNew { return [told(topic, past(act), rest)] }
    return topic[0].lexeme.kind == .device && lemma == "falar" && !rest.isEmpty
      ? [told(topic, act, rest)] : nil
  }

  /// *Cheiro / vir / cozinha*.
  private func comingFrom(
    _ topic: [Constituent], _ act: Constituent, _ rest: [Constituent]
  ) -> [Clause]? {
    guard act.lexeme.lemma == "vir", ThingEventWords.perceived.contains(topic[0].lexeme.lemma),
      rest.count == 1, KindSet.places.contains(rest[0].lexeme.kind)
    else { return nil }
    return read(topic + [act, known("de"), article, rest[0]])
  }

  /// *Ambulância / levar / vovô / hospital, carro / atropelar / gato*: whom it takes, and where.
  private func carrying(
    _ topic: [Constituent], _ act: Constituent, _ rest: [Constituent]
  ) -> [Clause]? {
    let lemma = act.lexeme.lemma
    guard topic[0].lexeme.kind == .vehicle, ThingEventWords.carrying.contains(lemma),
      let who = rest.first, who.lexeme.lemma == "eu" || who.lexeme.isBeing && isBareNoun(who),
      case let place = rest.dropFirst(), place.count < 2,
      place.allSatisfy({ KindSet.places.contains($0.lexeme.kind) })
    else { return nil }
    let link = lemma == "levar" || lemma == "trazer" ? "para" : "em"
    let there = place.isEmpty ? [] : [known(link), article] + place
    return [
      told(topic, lemma == "atropelar" ? past(act) : act, before(who.lexeme) + [who] + there)
    ]
  }

  /// *Bola / cair / telhado / vizinho*: on whose thing it fell.
  private func fallenThere(
    _ topic: [Constituent], _ act: Constituent, _ rest: [Constituent]
  ) -> [Clause]? {
    guard act.lexeme.lemma == "cair", rest.count == 2, rest.allSatisfy(isBareNoun),
      rest[1].lexeme.isHuman, !rest[0].lexeme.isBeing
    else { return nil }
    let whose = before(rest[1].lexeme) + [rest[1]]
    return read(topic + [past(act), known("em"), article, rest[0], known("de")] + whose)
  }

  private func past(_ act: Constituent) -> Constituent {
    var past = act
    past.lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
    return past
  }

  private func told(
    _ topic: [Constituent], _ act: Constituent, _ rest: [Constituent]
  ) -> Clause {
    PortuguesePair(reader: self, first: act, second: act).told(topic, act, rest)
  }

  private func isLoose(_ word: Constituent) -> Bool {
    word.lexeme.wordClass == .adverb || word.lexeme.kind == .degree || word.lexeme.kind == .quantity
      || ["muito", "alto", "baixo", "rápido", "devagar", "forte"].contains(word.lexeme.lemma)
      || word.lexeme.kind.isTemporal
  }

  /// *Trovão / dar / medo*: what one feels because of it.
  private func feltBecause(
    _ topic: [Constituent], _ verb: Constituent, _ rest: [Constituent]
  ) -> [Clause]? {
    guard rest.count == 1, var feeling = rest.first, verb.lexeme.lemma == "dar",
      ThingEventWords.feelings.contains(feeling.lexeme.lemma), !topic[0].lexeme.isHuman
    else { return nil }
    feeling.lexeme.article = .bare
    return read(topic + [verb.said(by: .third), feeling])
  }
}

/// Words of such rows.
private enum ThingEventWords {
  /// What has happened to a thing when it is told.
  static let once: WordSet = ["congelar", "pifar", "bugar", "enguiçar", "descarrilar", "desmontar"]
  /// What a thing does to somebody as long as it is there.
  static let lasting: WordSet = [
    "incomodar", "irritar", "atrapalhar", "arder", "pinicar", "assustar", "cansar", "coçar",
  ]
  /// Of these, what it does to who speaks.
  static let vexing: WordSet = ["incomodar", "irritar", "atrapalhar", "assustar"]
  /// What comes from somewhere to the senses.
  static let perceived: WordSet = [
    "cheiro", "barulho", "som", "voz", "luz", "fumaça", "vento", "ruído",
  ]
  static let carrying: WordSet = ["levar", "buscar", "trazer", "atropelar"]
  static let feelings: WordSet = [
    "medo", "nojo", "raiva", "vergonha", "pena", "sono", "fome", "sede", "preguiça", "tontura",
    "enjoo", "coceira", "alergia", "susto", "azia", "arrepio", "agonia", "aflição", "saudade",
  ]
}
