import AACCore

/// How somebody or something is, and what is done then, in one Portuguese row without *estar*: *papai / cansado / trabalhar / muito, eu / perdido / ajudar, comida
/// / pronta / vir / mesa, parque / fechado / ir / casa, porta / aberta / entrar / frio*; and how it was when one was small.
///
/// Sources: Cunha & Cintra, chapter 7 (*Predicado nominal*), chapter 18 (*Coordenação assindética*); Bechara, *Orações justapostas*.
extension TileReader {
  /// The clauses of such a row; nil for any other.
  func stateThenDeed(_ row: [Constituent]) -> [Clause]? {
    guard variety.language == .portuguese, isPlain, (3...7).contains(row.count),
      row.allSatisfy({ $0.government == nil })
    else { return nil }
    if let small = whenSmall(row) ?? notSoButSo(row) { return small }
    guard !isJoined(row), let verb = onlyVerb(row), verb > 1, row[verb].lexeme.isInfinitive,
      row[verb - 1].lexeme.wordClass == .adjective, !row[verb - 1].lexeme.kind.isSmall,
      case let topic = row[..<(verb - 1)], topic.last.map({ $0.lexeme.kind != .degree }) == true,
      let second = sequel(row, verb, topic)
    else { return nil }
    let isOwn = topic.first?.lexeme.lemma == "eu"
    let state = topic + [.linking("estar", isOwn ? .first : .third), row[verb - 1]]
    guard let main = readings(of: Array(state)).first, main.sequels.isEmpty,
      var next = readings(of: second).first, next.sequels.isEmpty
    else { return nil }
    var said = main
    next.isLaid = true
    said.sequels = [next]
    said.reasons.append(
      Realization.RuleApplication(.clausesApart, row[verb].lexeme.lemma, ","))
    return [said]
  }

  /// What is done then; nil where the quality may well tell which one is meant.
  private func sequel(
    _ row: [Constituent], _ verb: Int, _ topic: ArraySlice<Constituent>
  ) -> [Constituent]? {
    guard let who = topic.last?.lexeme else { return nil }
    let (deed, rest) = (row[verb], Array(row[(verb + 1)...]))
    let quality = row[verb - 1].lexeme
    if topic.count == 1, who.lemma == "eu" {
      guard deed.lexeme.lemma == "ajudar", isOwnState(quality) || quality.kind.isPassing,
        rest.allSatisfy({ $0.lexeme.kind == .social })
      else { return nil }
      return [deed.ordered, Constituent(WordJoiner.pronoun("me"))] + rest
    }
    guard topic.dropLast().allSatisfy(\.lexeme.isDeterminerLike), who.wordClass == .noun else {
      return nil
    }
    if who.isHuman, who.number != .plural {
      guard isOwnState(quality), !rest.isEmpty, !frame(of: deed).isOpener,
        !frame(of: deed).isCopular, quality.lemma != "doente"
      else { return nil }
      var told = deed.said(by: .third)
      if frame(of: deed).aspect == .achievement {
        told.lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
      }
      return [told] + rest
    }
    if StateThenWords.meals.contains(who.lemma),
      quality.lemma == "pronto" || quality.lemma == "pronta",
      deed.lexeme.lemma == "vir"
    {
      return [deed.ordered, known("para")] + (rest.count == 1 ? [article] : []) + rest
    }
    if who.isPlaceLike, ["fechado", "fechada", "lotado", "lotada"].contains(quality.lemma),
      ["ir", "voltar"].contains(deed.lexeme.lemma), rest.count == 1, rest[0].lexeme.isPlaceLike
    {
      return [ownDeed("querer"), deed] + rest
    }
    guard StateThenWords.openings.contains(who.lemma),
      ["aberto", "aberta"].contains(quality.lemma), deed.lexeme.lemma == "entrar", rest.count == 1,
      rest[0].lexeme.wordClass == .noun
    else { return nil }
    var coming = rest[0]
    coming.lexeme.forms[Adverbial.doing] = ""
    return [article, coming, deed.said(by: .third)]
  }

  /// *Eu / não / cansado / triste, cachorro / não / mau / bom*: how somebody is instead (Cunha & Cintra, chapter 18, *Coordenação assindética*).
  private func notSoButSo(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 3, let last = row.last, last.lexeme.wordClass == .adjective,
      row[row.count - 2].lexeme.wordClass == .adjective,
      row[row.count - 3].lexeme.lemma == variety.language.plainNegator,
      case let topic = row[..<(row.count - 3)], let who = topic.last?.lexeme,
      who.wordClass == .noun && who.number != .plural
        || ["eu", "ele", "ela", "isso"].contains(who.lemma),
      topic.dropLast().allSatisfy(\.lexeme.isDeterminerLike)
    else { return nil }
    let person: GrammaticalPerson = who.lemma == "eu" ? .first : .third
    let qualities = [row[row.count - 2].lexeme, last.lexeme]
    let isState = qualities.contains { isOwnState($0) || isPassing($0, of: who) }
    let copula = Constituent.linking(isState ? "estar" : "ser", person)
    guard
      let main = readings(
        of: Array(topic) + [row[row.count - 3], copula, row[row.count - 2]]
      ).first,
      main.sequels.isEmpty
    else { return nil }
    var next = Clause(variety: variety)
    next.verb = copula
    next.complements = [last]
    if who.wordClass == .noun ? tables.gender(of: who) == .feminine : who.lemma == "ela",
      let she = tables.lexicon.known("ela")
    {
      next.subject = [Constituent(she)]
    }
    next.isLaid = true
    var said = main
    said.sequels = [next]
    said.reasons.append(Realization.RuleApplication(.clausesApart, last.lexeme.lemma, ","))
    return [said]
  }

  /// *Quando / eu / pequeno / ter / medo / cachorro*: it is long ago (Cunha & Cintra, chapter 13, *Imperfeito*).
  private func whenSmall(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 3, row[0].lexeme.lemma == "quando", row[1].lexeme.lemma == "eu",
      StateThenWords.young.contains(row[2].lexeme.lemma),
      row[3...].contains(where: { $0.lexeme.isInfinitive })
    else { return nil }
    var told = row
    told.insert(.linking("ser"), at: 2)
    return read(told).map { clause in
      var clause = clause
      clause.tense = .past
      clause.options.insert(.habitual)
      return clause
    }
  }
}

/// Words of such rows.
private enum StateThenWords {
  static let meals: WordSet = ["comida", "almoço", "jantar", "lanche", "sopa", "bolo", "pizza"]
  static let openings: WordSet = ["porta", "janela"]
  static let young: WordSet = ["pequeno", "pequena", "jovem"]
}
