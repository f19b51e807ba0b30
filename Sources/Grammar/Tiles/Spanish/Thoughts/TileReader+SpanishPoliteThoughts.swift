import AACCore

/// Spanish rows in which one begs pardon for what was done, or asks somebody who is called: *perdón / romper / jarrón / mamá, mamá / dónde / estar / mi /
/// tablet, querer / galleta / por favor / mamá*.
///
/// Sources: NGLE §32.4 (interjections and *por*), §42.4 (*vocativos*), §22.1 (*interrogativas*).
extension TileReader {
  /// The clauses of such a row; nil where it is none.
  func politeThoughts(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 2, row.allSatisfy({ $0.lexeme.wordClass != .conjunction }) else { return nil }
    return pardoned(row) ?? caughtByNamed(row) ?? askedOfYesterday(row) ?? whyNot(row)
      ?? askedOfNamed(row) ?? wishedOfNamed(row)
  }

  // MARK: - Pardon

  /// *Perdonar / romper / jarrón / mamá, perdón / pegar / tú, perdón / mamá / romper / vaso*.
  private func pardoned(_ row: [Constituent]) -> [Clause]? {
    guard let cry = PoliteThoughts.pardons[written(row[0])] else { return nil }
    let sorry = Constituent(
      Lexeme(lemma: cry, wordClass: .interjection, kind: .social), tile: row[0].tile)
    if namesCaller(row[1]), row[2].lexeme.isInfinitive,
      PoliteThoughts.done.contains(row[2].lexeme.lemma), onlyVerb(row) == 2,
      let done = read([happened(row[2], row[2].lexeme.lemma)] + article(row[3...]) + row[3...])
        .first
    {
      var clause = done
      clause.complements.insert(contentsOf: [sorry, row[1].calledOut], at: 0)
      return [clause]
    }
    guard row[1].lexeme.isInfinitive, onlyVerb(Array(row[1...])) == 0,
      PoliteThoughts.done.contains(row[1].lexeme.lemma)
    else { return nil }
    var rest = Array(row[2...])
    var who: [Constituent] = []
    if rest.count > 1, let last = rest.last, namesCaller(last) {
      who = [last.calledOut]
      rest.removeLast()
    }
    if rest.last?.lexeme.lemma == "tú", let last = rest.last {
      rest = [Constituent(WordJoiner.pronoun("te"), tile: last.tile)]
    }
    guard !rest.isEmpty, cry != "perdón" || !who.isEmpty || row.last?.lexeme.lemma == "tú" else {
      return nil
    }
    if !who.isEmpty {
      let done = read([happened(row[1], row[1].lexeme.lemma)] + article(rest[...]) + rest)
      return done.first.map { clause in
        var said = clause
        said.complements.insert(contentsOf: [sorry] + who, at: 0)
        return [said]
      }
    }
    var clause = Clause(variety: variety)
    clause.complements = [sorry] + small("por") + [row[1]] + article(rest[...]) + rest
    return [clause]
  }

  private func article(_ rest: ArraySlice<Constituent>) -> [Constituent] {
    guard rest.count == 1, let noun = rest.first, noun.lexeme.namesThing else { return [] }
    return small("el")
  }

  private func namesCaller(_ word: Constituent) -> Bool {
    word.lexeme.isHuman
      && (CalledWords.all.contains(word.lexeme.lemma) || word.lexeme.wordClass == .properNoun)
  }

  // MARK: - Asked of somebody

  /// *Mamá / dónde / estar / mi / tablet, papá / cuándo / venir / abuela, mamá / tú / recoger / mí / cinco*.
  private func askedOfNamed(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 3, namesCaller(row[0]) else { return nil }
    let rest = Array(row[1...])
    if rest[0].lexeme.lemma == "tú", rest[1].lexeme.isInfinitive, onlyVerb(rest) == 1 {
      let isForSpeaker = rest.contains { ["yo", "mí"].contains(written($0)) }
      guard isForSpeaker || ["poder", "venir", "saber", "querer"].contains(rest[1].lexeme.lemma)
      else { return nil }
      let whole = readings(of: rest, isWhole: true)
      guard var said = whole.first, said.sequels.isEmpty,
        said.subject.contains(where: { $0.tile == rest[0].tile })
      else { return nil }
      said.isQuestion = true
      said.complements.insert(row[0].calledOut, at: 0)
      return [said]
    }
    guard rest[0].lexeme.kind == .question, !rest.contains(where: { $0.lexeme.lemma == "tú" }),
      !rest.contains(where: { $0.lexeme.lemma == "yo" }), rest.count < 6
    else { return nil }
    let things = rest[1...].filter { $0.lexeme.wordClass == .noun || $0.lexeme.isHuman }
    let verb = onlyVerb(rest).map { rest[$0] }
    let isHour = rest.count == 3 && rest[1].lexeme.lemma == "hora"
    let isNamed = rest[0].lexeme.lemma == "cómo" && verb?.lexeme.lemma == "llamar"
    guard things.count == 1, let verb, let last = rest.last,
      last.tile == things[0].tile || isHour,
      PoliteThoughts.ofOthers.contains(verb.lexeme.lemma) || isNamed,
      !["cuál"].contains(rest[0].lexeme.lemma)
    else { return nil }
    let asked = readings(of: rest, isWhole: true)
    guard var said = asked.first, said.sequels.isEmpty else { return nil }
    said.complements.insert(row[0].calledOut, at: 0)
    return [said]
  }

  /// *Querer / galleta / por favor / mamá*: whoever is called behind *por favor*.
  private func wishedOfNamed(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 3, let who = row.last, namesCaller(who),
      row[row.count - 2].lexeme.lemma == "por favor", row[0].lexeme.isInfinitive,
      ["querer", "necesitar", "poder"].contains(row[0].lexeme.lemma),
      !row.dropLast().contains(where: \.lexeme.isHuman)
    else { return nil }
    let said = readings(of: Array(row.dropLast()), isWhole: true)
    guard var wish = said.first, wish.sequels.isEmpty, wish.subject.isEmpty else { return nil }
    wish.complements.append(who.calledOut)
    return [wish]
  }

  /// *Qué / hacer / ayer / colegio*: one knows oneself what one did.
  private func askedOfYesterday(_ row: [Constituent]) -> [Clause]? {
    guard row[0].lexeme.lemma == "qué", row[1].lexeme.isInfinitive, onlyVerb(row) == 1,
      ListenerWords.doneAlone.contains(row[1].lexeme.lemma),
      row.contains(where: { ListenerWords.past.contains($0.lexeme.lemma) }),
      !row.contains(where: { $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person }),
      !row.contains(where: \.lexeme.isBeing), var asked = read(row).first,
      asked.sequels.isEmpty, asked.verb?.tile == row[1].tile
    else { return nil }
    asked.verb?.lexeme.person = .second
    asked.verb?.lexeme.number = .singular
    asked.tense = .past
    return [asked]
  }

  /// *Por qué / no / yo, por qué / tú / no*.
  private func whyNot(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, row[0].lexeme.lemma == "por qué",
      let no = row.firstIndex(where: isNegator), case let who = row[3 - no],
      who.lexeme.wordClass == .pronoun, who.lexeme.kind == .person
    else { return nil }
    var clause = spoken(
      [
        (written(row[0]), row[0].tile, true), (written(who), who.tile, true),
        ("no", row[no].tile, true),
      ], exclaims: false)
    clause.isQuestion = true
    return [clause]
  }
}

/// Words of such rows.
private enum PoliteThoughts {
  /// How one begs pardon.
  static let pardons: WordMap<String> = [
    "perdonar": "perdona", "perdón": "perdón", "perdona": "perdona", "disculpar": "disculpa",
    "disculpa": "disculpa", "lo siento": "lo siento", "perdone": "perdone",
  ]
  /// For what.
  static let done: WordSet = [
    "romper", "pegar", "llegar", "gritar", "olvidar", "perder", "empujar", "mentir", "tirar",
    "manchar", "morder", "insultar", "molestar", "interrumpir", "ensuciar", "derramar", "llorar",
    "quemar", "copiar", "hacer", "tardar", "asustar", "despertar", "arañar", "estropear", "pisar",
    "coger", "quitar", "portarse", "enfadarse", "comer",
  ]
  /// What is asked of one about others.
  static let ofOthers: WordSet = [
    "estar", "haber", "venir", "llegar", "ser", "costar", "empezar", "terminar", "volver",
    "llamarse", "acabar", "abrir", "cerrar", "llorar", "gritar", "dormir", "irse", "salir",
    "tardar", "ladrar", "funcionar", "sonar",
  ]
}
