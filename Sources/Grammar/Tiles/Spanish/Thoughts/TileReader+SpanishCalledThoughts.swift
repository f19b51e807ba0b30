import AACCore

/// Spanish rows in which somebody is called and told something after what he is to do, and rows that say the same of two: *mamá / mirar / dibujar /
/// casa, Pedro / parar / doler, yo / pirata / tú / princesa, nosotros / playa / ellos / montaña, ayer / nublado / hoy / sol*.
///
/// Sources: NGLE §42.4 (*vocativos*), §42.3 (*imperativos*), §31.3 (*coordinación copulativa*), §37.2 (nouns behind *ser*).
extension TileReader {
  /// The clauses of such a row; nil where it is none.
  func calledThoughts(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 2, row.count < 7 else { return nil }
    return calledToAct(row) ?? calledWhenDone(row) ?? rolesOfTwo(row) ?? weatherOfTwo(row)
      ?? ofNobodyTwice(row)
  }

  /// *Ser / lunes / haber / cole, hacer / frío / cerrar / ventana*: what day or weather it is, and what for that.
  private func ofNobodyTwice(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, row[0].lexeme.isInfinitive, row[2].lexeme.isInfinitive,
      ["ser", "haber"].contains(row[0].lexeme.lemma), row[2].lexeme.lemma == "haber",
      row[1].lexeme.wordClass == .noun, row[3].lexeme.namesThing,
      row[0].lexeme.lemma == "haber" || row[1].lexeme.kind.isTemporal
    else { return nil }
    return besides(
      readWhole(Array(row[..<2])), [told(row[2].said(by: .third), [row[3]])])
  }

  /// *Mamá / mirar / dibujar / casa, papá / venir / caer, Pedro / parar / doler, mirar / avión / volar*.
  private func calledToAct(_ row: [Constituent]) -> [Clause]? {
    let start = namesCalled(row[0]) ? 1 : 0
    guard row.count > start + 1, row[start].lexeme.isInfinitive,
      case let act = row[start].lexeme.lemma, SpanishThoughtWords.attention.contains(act),
      case let rest = Array(row[(start + 1)...]), let told = toldAfterCall(rest, act)
    else { return nil }
    guard start == 1 || act == "mirar" && !told.subject.isEmpty else { return nil }
    var call = requesting(self.told(row[start]))
    call.complements = []
    if start == 1 { call.complements.insert(row[0].calledOut, at: 0) }
    return [call.and(told)]
  }

  private func namesCalled(_ word: Constituent) -> Bool {
    word.lexeme.isHuman && (word.lexeme.wordClass == .noun || word.lexeme.wordClass == .properNoun)
  }

  /// What is told to who was called: *dibujo una casa, me he caído, me duele*.
  private func toldAfterCall(_ rest: [Constituent], _ act: String) -> Clause? {
    let verbs = rest.filter { $0.lexeme.wordClass == .verb }
    if act == "mirar", let next = spanishThought(rest), next.sort == .event { return next.clause }
    if act == "mirar", rest.count == 2, let verb = loneVerb(rest), verb == 1,
      loneNoun([rest[0]]) != nil, rest[0].lexeme.isBeing || rest[0].lexeme.kind == .vehicle
    {
      return told(rest[1], by: [rest[0]])
    }
    if ["venir", "correr", "ayudar"].contains(act), rest.count < 3,
      rest[0].lexeme.wordClass == .noun
    {
      if rest.count == 2, let next = spanishThought(rest), next.sort == .there {
        return next.clause
      }
      if rest.count == 1,
        ThoughtNeeds.frightening.contains(rest[0].lexeme.lemma)
          || SpanishThoughtWords.there[written(rest[0])] == "haber"
      {
        return told(deed("haber").said(by: .third), rest)
      }
    }
    if rest.count == 1, let felt = stateOfCaller(rest[0]) { return felt }
    guard let verb = rest.first, verb.lexeme.isInfinitive, verbs.count == 1,
      !["buscar", "ver", "recoger", "comer", "cenar", "jugar", "dormir", "ayudar"].contains(
        verb.lexeme.lemma) || act == "mirar"
    else { return nil }
    let lemma = verb.lexeme.lemma
    if SpanishThoughtWords.hurting.contains(lemma) || SpanishThoughtWords.befalling[lemma] != nil {
      return read(rest).first
    }
    guard act == "mirar", frame(of: verb).pattern == .plain, !frame(of: verb).isStrongOpener,
      rest.count > 1
    else { return nil }
    return told(verb.said(by: .first), Array(rest[1...]))
  }

  /// *Miedo, sed*: why one calls.
  private func stateOfCaller(_ word: Constituent) -> Clause? {
    guard FeltWords.had.contains(word.lexeme.lemma) else { return nil }
    return told(deed("tener").said(by: .first), [felt(word)])
  }

  /// *Profe / terminar / ir / recreo*: who is called hears that it is done, and what one wants then.
  private func calledWhenDone(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 2, namesCalled(row[0]), ["terminar", "acabar"].contains(row[1].lexeme.lemma),
      row[1].lexeme.isInfinitive, row[2].lexeme.isInfinitive,
      ["ir", "jugar", "salir", "volver", "descansar", "ver", "dibujar"].contains(
        row[2].lexeme.lemma),
      case let done = happened(row[1], row[1].lexeme.lemma)
    else { return nil }
    var first = told(done)
    first.complements = [row[0].calledOut]
    return [first.and(told(deed("querer"), Array(row[2...])))]
  }

  // MARK: - The same of two

  /// *Yo / pirata / tú / princesa, nosotros / playa / ellos / montaña, Ana / alta / Luis / bajo*.
  private func rolesOfTwo(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, isOneOfTwo(row[0]), isOneOfTwo(row[2]), isSaidOfOne(row[1]),
      isSaidOfOne(row[3]), row[0].lexeme.lemma != row[2].lexeme.lemma
    else { return nil }
    let arePronouns = row[0].lexeme.wordClass == .pronoun && row[2].lexeme.wordClass == .pronoun
    let isPlace = isGround(row[1]) && isGround(row[3])
    let isQuality = row[1].lexeme.wordClass == .adjective && row[3].lexeme.wordClass == .adjective
    let isRole =
      arePronouns && row[1].lexeme.isHuman
      && (row[3].lexeme.isHuman || row[3].lexeme.wordClass == .adjective)
    guard isRole || isPlace && row[0].lexeme.wordClass == row[2].lexeme.wordClass || isQuality
    else { return nil }
    if isPlace {
      return besides(
        [told(deed("ir"), by: [row[0]], [row[1]])], [told(deed("ir"), by: [row[2]], [row[3]])],
        link: "y")
    }
    if isRole {
      return besides(
        [told(.linking("ser"), by: [row[0]], [row[1]])],
        row[3].lexeme.wordClass == .adjective
          ? readWhole(Array(row[2...])) : [told(.linking("ser"), by: [row[2]], [row[3]])],
        link: "y")
    }
    return besides(readWhole(Array(row[..<2])), readWhole(Array(row[2...])), link: "y")
  }

  private func isOneOfTwo(_ word: Constituent) -> Bool {
    if word.lexeme.wordClass == .pronoun {
      return word.lexeme.kind == .person && word.lexeme.number != nil
        && !WordJoiner.clitics.contains(word.lexeme.lemma)
    }
    return word.lexeme.wordClass == .properNoun || namesCalled(word)
  }

  private func isSaidOfOne(_ word: Constituent) -> Bool {
    word.lexeme.wordClass == .adjective && !word.lexeme.isDeterminerLike
      || word.lexeme.wordClass == .noun && !word.lexeme.kind.isTemporal
  }

  /// *Ayer / nublado / hoy / sol, hoy / frío / mañana / calor*: how it was, and how it is.
  private func weatherOfTwo(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, row[0].lexeme.kind.isTemporal, row[2].lexeme.kind.isTemporal,
      let first = weatherAt(row[0], row[1]), let second = weatherAt(row[2], row[3])
    else { return nil }
    return [first.and(second)]
  }

  private func weatherAt(_ time: Constituent, _ sky: Constituent) -> Clause? {
    var when = time
    when.lexeme.forms[Adverbial.starting] = ""
    if ["nublado", "soleado", "despejado"].contains(sky.lexeme.lemma) {
      return told(
        Constituent.linking("estar").said(by: .third),
        [
          when,
          Constituent(
            Lexeme(lemma: sky.lexeme.lemma, wordClass: .adverb, kind: .manner), tile: sky.tile),
        ])
    }
    guard let verb = HalfWords.weather[sky.lexeme.lemma] else { return nil }
    return told(deed(verb).said(by: .third), [when, felt(sky)])
  }
}
