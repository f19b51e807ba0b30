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
    var act = row[verb].said(by: .third)
    let lemma = act.lexeme.lemma
    if rest.allSatisfy(isLoose), row[0].lexeme.namesThing {
      let isNew = tables.frames[lemma].isDefault && !KindSet.edible.contains(row[0].lexeme.kind)
      if ThingEventWords.once.contains(lemma) || isNew {
        act.lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
        return [told(topic, act, rest)]
      }
      if ThingEventWords.lasting.contains(lemma) || lemma == "coçar" {
        let whom = ThingEventWords.vexing.contains(lemma) ? [known("eu")] : []
        return [told(topic, act, whom + rest)]
      }
    }
    if lemma == "vir", ThingEventWords.perceived.contains(row[0].lexeme.lemma),
      let place = rest.last,
      rest.count == 1, KindSet.places.contains(place.lexeme.kind)
    {
      return read(topic + [act, known("de"), article, place])
    }
    if row[0].lexeme.kind == .plant, lemma == "comer", verb == 2, rest.count == 1,
      isBareNoun(rest[0])
    {
      return [told(topic, act, rest)]
    }
    if row[0].lexeme.kind == .device, lemma == "falar", !rest.isEmpty, rest.allSatisfy(isLoose) {
      return [told(topic, act, rest)]
    }
    if row[0].lexeme.kind == .vehicle, ThingEventWords.carrying.contains(lemma),
      let who = rest.first, who.lexeme.lemma == "eu" || who.lexeme.isBeing && isBareNoun(who)
    {
      let place = rest.dropFirst()
      guard place.count < 2, place.allSatisfy({ KindSet.places.contains($0.lexeme.kind) }) else {
        return nil
      }
      let there = place.isEmpty ? [] : [known(lemma == "buscar" ? "em" : "para"), article] + place
      return [told(topic, act, before(who.lexeme) + [who] + there)]
    }
    if lemma == "cair", rest.count == 2, rest.allSatisfy(isBareNoun), rest[1].lexeme.isHuman,
      !rest[0].lexeme.isBeing
    {
      act.lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
      return read(
        topic + [act, known("em"), article, rest[0], known("de")] + before(rest[1].lexeme) + [
          rest[1]
        ])
    }
    return nil
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
    guard let last = rest.last, rest.count == 1 else { return nil }
    let act = verb.said(by: .third)
    if verb.lexeme.lemma == "dar", ThingEventWords.feelings.contains(last.lexeme.lemma),
      !topic[0].lexeme.isHuman
    {
      var feeling = last
      feeling.lexeme.article = .bare
      return read(topic + [act, feeling])
    }
    return nil
  }
}

/// Words of such rows.
private enum ThingEventWords {
  /// What has happened to a thing when it is told.
  static let once: WordSet = ["congelar", "pifar", "bugar", "enguiçar", "descarrilar", "desmontar"]
  /// What a thing does to somebody as long as it is there.
  static let lasting: WordSet = [
    "incomodar", "irritar", "atrapalhar", "arder", "pinicar", "assustar", "cansar",
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
