import AACCore

/// Portuguese rows of a few words whose preposition, verb or doer everybody hears: *treino / cancelado / chuva, faltar / sal / feijão, bateria / barulho /
/// muito, pressão / alto / avó, professora / brigar / nós, recreio / cair / escada, eu / pintar / casa / azul, achar / você / gentil*.
///
/// Sources: Bechara, *Elipse, Regência*; Cunha & Cintra, chapters 7 (*Predicativo do objeto*) and 15 (*Por, Em, De*).
extension TileReader {
  /// The clauses of such a row; nil for any other.
  func laidBriefly(_ row: [Constituent]) -> [Clause]? {
    guard variety == .portugueseBrazil, isPlain, (2...6).contains(row.count),
      !row.contains(where: { $0.lexeme.wordClass == .conjunction })
    else { return nil }
    if row.contains(where: { $0.lexeme.kind == .question }) || row[0].lexeme.lemma == "falta" {
      return askedBriefly(row)
    }
    if let said = putOff(row) ?? calledOff(row) ?? lackingIn(row) ?? noisy(row) ?? hasPressure(row)
    {
      return said
    }
    if let said = scolded(row) ?? befellDuring(row) ?? painted(row) ?? thoughtOf(row) {
      return said
    }
    if let said = wishedFirst(row) ?? adjusted(row) ?? happenedThere(row) ?? datedFeast(row) {
      return said
    }
    if row.count > 3, row[0].lexeme.lemma == "poder", row[1].lexeme.isInfinitive,
      row[row.count - 2].lexeme.lemma == "com", row.last?.lexeme.lemma == "você"
    {
      // Poder / ir / com / você: one asks for it.
      return read([row[0].said(by: .first)] + row[1...]).map(asking)
    }
    if let said = smallScenes(row) { return said }
    return waterOf(row) ?? heldBody(row) ?? movesSo(row) ?? invitation(row) ?? doneBefore(row)
  }

  /// *Falta / quanto / férias, o que / ter / dentro / caixa, viagem / Bahia / quando*.
  private func askedBriefly(_ row: [Constituent]) -> [Clause]? {
    if row.count == 3, let much = row.firstIndex(where: { $0.lexeme.lemma == "quanto" }),
      let lack = row.firstIndex(where: { ["falta", "faltar"].contains($0.lexeme.lemma) }),
      let event = row.indices.first(where: { $0 != much && $0 != lack }), isBareNoun(row[event]),
      !["tempo", "minuto", "hora", "dia"].contains(row[event].lexeme.lemma)
    {
      var verb = deed("faltar")
      verb.tile = row[lack].tile
      return read([row[much], verb, known("para"), row[event]])
    }
    if row.count == 4, row[0].lexeme.lemma == "o que", row[1].lexeme.lemma == "ter",
      BoardPairWords.sides.contains(row[2].lexeme.lemma), isBareNoun(row[3])
    {
      var side = known(row[2].lexeme.lemma + " de")
      side.tile = row[2].tile
      return read([row[0], row[1].said(by: .third), side, article, row[3]])
    }
    if row.count == 4, row[0].lexeme.lemma == "quando", row[1].lexeme.lemma == "crescer",
      row[2].lexeme.lemma == "ser", row[3].lexeme.isHuman
    {
      return read([row[0], row[1], known("eu"), deed("querer"), row[2], row[3]])
    }
    guard row.count == 3, let when = row.first(where: { $0.lexeme.lemma == "quando" }),
      case let rest = row.filter({ $0.lexeme.lemma != "quando" }), rest.count == 2,
      ["viagem", "passeio", "excursão"].contains(rest[0].lexeme.lemma),
      KindSet.places.contains(rest[1].lexeme.kind) || rest[1].lexeme.wordClass == .properNoun
    else { return nil }
    return read([when, .linking("ser", .third), rest[0], known("para"), rest[1]])
  }

  /// *Treino / cancelado / chuva, rua / interditado / obra*: why it does not take place.
  private func putOff(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, isBareNoun(row[0]), row[0].lexeme.wordClass == .noun,
      BrieflyWords.putOff.contains(row[1].lexeme.lemma), isBareNoun(row[2]),
      row[2].lexeme.kind == .weather || BrieflyWords.hindering.contains(row[2].lexeme.lemma)
    else { return nil }
    return read(
      [article, row[0], .linking("estar", .third), row[1], known("por causa de"), article, row[2]])
  }

  /// *Faltar / sal / feijão*: in what it is missing.
  private func lackingIn(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, row[0].lexeme.lemma == "faltar", isBareNoun(row[1]), isBareNoun(row[2]),
      BrieflyWords.seasoning.contains(row[1].lexeme.lemma),
      KindSet.edible.contains(row[2].lexeme.kind)
    else { return nil }
    let the = tables.gender(of: row[2].lexeme) == .feminine ? "na" : "no"
    let parts: [(String, Int?)] = [
      ("falta", row[0].tile), (row[1].lexeme.lemma, row[1].tile), (the, nil),
      (row[2].lexeme.lemma, row[2].tile),
    ]
    return [spoken(parts.map { ($0.0, $0.1, true) }, exclaims: false)]
  }

  /// *Bateria / barulho / muito, cachorro / muito / bagunça*: what it makes.
  private func noisy(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, isBareNoun(row[0]), !KindSet.places.contains(row[0].lexeme.kind),
      row[0].lexeme.kind != .room,
      let noise = row.indices.dropFirst().first(where: {
        ["barulho", "bagunça", "sujeira", "fumaça"].contains(row[$0].lexeme.lemma)
      }),
      case let much = row[3 - noise],
      ["muito", "demais", "tanto"].contains(much.lexeme.lemma)
        || row[0].lexeme.isBeing && much.lexeme.kind.isTemporal
    else { return nil }
    let rest =
      much.lexeme.lemma == "demais" || much.lexeme.kind.isTemporal
      ? [row[noise], much] : [much, row[noise]]
    var told = PortuguesePair(reader: self, first: row[0], second: row[1])
      .told([article, row[0]], deed("fazer").said(by: .third))
    told.complements += rest
    return [told]
  }

  /// *Pressão / alto / avó*: who has it.
  private func hasPressure(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, ["pressão", "febre", "glicose"].contains(row[0].lexeme.lemma),
      ["alto", "baixo"].contains(row[1].lexeme.lemma), row[2].lexeme.isHuman, isBareNoun(row[2])
    else { return nil }
    let who =
      row[2].lexeme.wordClass == .properNoun
      ? "de" : tables.gender(of: row[2].lexeme) == .feminine ? "da" : "do"
    let how = row[1].lexeme.lemma == "alto" ? "alta" : "baixa"
    let parts: [(String, Int?)] = [
      ("a", nil), (row[0].lexeme.lemma, row[0].tile), (who, nil),
      (row[2].lexeme.lemma, row[2].tile), ("está", nil), (how, row[1].tile),
    ]
    return [spoken(parts.map { ($0.0, $0.1, true) }, exclaims: false)]
  }

  /// *Professora / brigar / nós, mãe / gritar / eu*: whom somebody has scolded.
  private func scolded(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, row[0].lexeme.isHuman, row[0].government == nil,
      row[0].lexeme.wordClass != .pronoun,
      ["brigar", "gritar"].contains(row[1].lexeme.lemma), row[1].lexeme.isInfinitive,
      ["eu", "mim", "nós", "a gente"].contains(row[2].lexeme.lemma)
    else { return nil }
    return read([row[0], row[1], known("com"), row[2]]).map { $0.over }
  }

  /// *Recreio / cair / escada, festa / perder / boné, caminho / escola / ver / cavalo*: what happened to the speaker then.
  private func befellDuring(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 2, isBareNoun(row[0]),
      let verb = row.firstIndex(where: { $0.lexeme.wordClass == .verb }),
      row[verb].lexeme.isInfinitive, verb == 1 || verb == 2 && row[0].lexeme.lemma == "caminho",
      row.count == verb + 2, case let rest = row[row.count - 1], isBareNoun(rest),
      !rest.lexeme.isHuman
    else { return nil }
    let isWay = verb == 2 && KindSet.places.contains(row[1].lexeme.kind)
    guard isWay || BrieflyWords.spells.contains(row[0].lexeme.lemma),
      BrieflyWords.befalling.contains(row[verb].lexeme.lemma)
        || isWay && ["ver", "encontrar", "achar"].contains(row[verb].lexeme.lemma)
    else { return nil }
    let spell =
      [known("em"), article, row[0]] + (isWay ? [known("de"), article, row[1]] : [])
    let seen = ["ver", "encontrar", "achar"].contains(row[verb].lexeme.lemma) ? [known("um")] : []
    var happened = row[verb].said(by: .first)
    happened.lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
    return read([happened] + seen + [rest] + spell)
  }

  /// *Eu / pintar / casa / azul*: in what colour.
  private func painted(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, row[0].lexeme.isHuman || row[0].lexeme.wordClass == .pronoun,
      ["pintar", "tingir", "colorir"].contains(row[1].lexeme.lemma), row[1].lexeme.isInfinitive,
      isBareNoun(row[2]), !row[2].lexeme.isBeing, row[3].lexeme.kind == .color
    else { return nil }
    var thing = row[2]
    if KindSet.places.contains(thing.lexeme.kind) || thing.lexeme.kind == .home {
      // Not where it is done, but what is painted.
      thing.lexeme.kind = .thing
      thing.lexeme.article = nil
    }
    return read(row[..<2] + [article, thing, known("de"), row[3]]).map { $0.over }
  }

  /// *Achar / você / muito / gentil, perdoar / você, não / concordar, desejar / feliz / Natal / todos*.
  private func thoughtOf(_ row: [Constituent]) -> [Clause]? {
    if row.count == 2, row[0].lexeme.lemma == "não", row[1].lexeme.isInfinitive,
      BrieflyWords.opinions.contains(row[1].lexeme.lemma)
    {
      return read([row[0], row[1].said(by: .first)])
    }
    guard row[0].lexeme.isInfinitive else { return nil }
    if row.count == 2,
      ["perdoar", "desculpar", "admirar", "respeitar", "entender", "adorar"]
        .contains(row[0].lexeme.lemma), row[1].lexeme.lemma == "você"
    {
      return read([row[0].said(by: .first), row[1]])
    }
    if row.count > 2, row[0].lexeme.lemma == "achar", let last = row.last,
      last.lexeme.wordClass == .adjective,
      row[1].lexeme.isHuman || ["você", "ele", "ela"].contains(row[1].lexeme.lemma),
      row[2..<(row.count - 1)].allSatisfy({
        $0.lexeme.kind == .degree || $0.lexeme.lemma == "muito"
      })
    {
      let the =
        row[1].lexeme.wordClass == .noun ? before(row[1].lexeme) : []
      return read([row[0].said(by: .first)] + the + row[1...])
    }
    guard row.count > 2, row[0].lexeme.lemma == "desejar", let whom = row.last,
      ["todos", "você", "vocês"].contains(whom.lexeme.lemma)
    else { return nil }
    return read([row[0].said(by: .first)] + row[1..<(row.count - 1)] + [known("para"), whom])
  }

  /// *Depois / escola / brincar, antes / dormir / história, antes / sair / desligar / televisão*: what one wants then.
  private func wishedFirst(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3 || row.count == 4,
      ["antes", "depois"].contains(row[0].lexeme.lemma)
    else { return nil }
    var link = known(row[0].lexeme.lemma + " de")
    link.tile = row[0].tile
    let when = row[1]
    let act = when.lexeme.isInfinitive ? frame(of: when) : nil
    let isMeant =
      act.map { $0.pattern == .plain && $0.past != .state && !$0.isStrongOpener } ?? false
      || isBareNoun(when)
        && (isMeal(when.lexeme) || when.lexeme.kind == .event || when.lexeme.kind == .activity
          || ["escola", "aula", "banho", "terapia"].contains(when.lexeme.lemma))
    guard isMeant else { return nil }
    let then = when.lexeme.isInfinitive ? [link, when] : [link, article, when]
    let rest = Array(row[2...])
    if rest[0].lexeme.isInfinitive, rest.count == 1 || rest[1].lexeme.kind != .body,
      when.lexeme.isInfinitive || !["dormir", "descansar", "deitar"].contains(rest[0].lexeme.lemma)
        || when.lexeme.lemma != "banho", rest.count == 1 || isBareNoun(rest[1]),
      frame(of: rest[0]).pattern == .plain || frame(of: rest[0]).pattern == .grooming
    {
      return read([deed("querer")] + rest + then)
    }
    guard rest.count == 1, act != nil, row[0].lexeme.lemma == "antes", isBareNoun(rest[0]),
      let wanted = PortuguesePair(reader: self, first: when, second: rest[0]).wanted(rest[0])
    else { return nil }
    let isTold = ["história", "música", "leite"].contains(rest[0].lexeme.lemma)
    return read([deed("querer")] + (isTold ? rest : wanted) + then)
  }

  /// *Levantar / encosto / pouco, chamar / enfermeira / rápido, porta / banheiro / fechar*: what others shall do.
  private func adjusted(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3 else { return nil }
    if row[0].lexeme.isInfinitive,
      BrieflyWords.moved.contains(withoutPronoun(row[0].lexeme.lemma)),
      isBareNoun(row[1]), row[1].lexeme.namesThing,
      ["pouco", "um pouco", "mais"].contains(row[2].lexeme.lemma)
    {
      var little = known("um pouco")
      if row[2].lexeme.lemma == "mais" { little = row[2] }
      little.tile = row[2].tile
      var act = row[0]
      act.lexeme.lemma = withoutPronoun(act.lexeme.lemma)
      return read([act.ordered, article, row[1], little])
    }
    if row[0].lexeme.lemma == "chamar", row[1].lexeme.isHuman, isBareNoun(row[1]),
      ["rápido", "logo", "depressa", "agora", "já"].contains(row[2].lexeme.lemma)
    {
      let the = tables.gender(of: row[1].lexeme) == .feminine ? "a" : "o"
      let isNamed = row[1].lexeme.wordClass == .properNoun
      let parts: [(String, Int?)] =
        [("chama", row[0].tile)] + (isNamed ? [] : [(the, nil)])
        + [(row[1].lexeme.lemma, row[1].tile), (row[2].lexeme.lemma, row[2].tile)]
      return [spoken(parts.map { ($0.0, $0.1, true) }, exclaims: false)]
    }
    guard row[2].lexeme.isInfinitive, isBareNoun(row[0]), isBareNoun(row[1]),
      AskedWords.switched[row[2].lexeme.lemma]?.contains(row[0].lexeme.lemma) == true,
      row[1].lexeme.kind == .room || row[1].lexeme.kind == .furniture
        || row[1].lexeme.kind == .vehicle
        || ["quarto", "banheiro", "sala", "cozinha"].contains(
          row[1].lexeme.lemma)
    else { return nil }
    return read([row[2].ordered, article, row[0], known("de"), article, row[1]])
  }

  /// *Acidente / perto / casa, incêndio / prédio*: what has happened there.
  private func happenedThere(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, BrieflyWords.accidents.contains(row[0].lexeme.lemma),
      ["perto", "longe", "em frente", "dentro"].contains(row[1].lexeme.lemma), isBareNoun(row[2])
    else { return nil }
    var link = known(
      row[1].lexeme.lemma == "em frente" ? "em frente a" : row[1].lexeme.lemma + " de")
    link.tile = row[1].tile
    var was = Constituent.linking("ter", .third)
    was.lexeme.kind = .action
    was.lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
    return read([was, known("um"), row[0], link, row[2]])
  }

  /// *Sábado / passado / festa / Júlia*: when whose feast was.
  private func datedFeast(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 2, let who = row.last, isOwnerByName(who.lexeme),
      case let event = row[row.count - 2],
      ["festa", "aniversário", "casamento", "batizado", "formatura"].contains(event.lexeme.lemma),
      case let times = Array(row[..<(row.count - 2)]),
      times.allSatisfy({
        $0.lexeme.kind.isTemporal
          || ["passado", "passada", "próximo", "próxima", "que vem"].contains($0.lexeme.lemma)
      })
    else { return nil }
    let isOver = times.contains { ["passado", "passada"].contains($0.lexeme.lemma) }
    let told = read(
      [article, event, known("de")] + before(who.lexeme) + [who, .linking("ser", .third)] + times)
    return isOver ? told.map { $0.over } : told
  }

  /// *Banho / água / fria*: of what the water is.
  private func waterOf(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, isBareNoun(row[0]),
      ["banho", "chuveiro", "piscina", "mar", "banheira", "torneira", "rio", "lagoa"]
        .contains(row[0].lexeme.lemma), row[1].lexeme.lemma == "água",
      row[2].lexeme.wordClass == .adjective || row[2].lexeme.lemma == "frio"
    else { return nil }
    let how = variety.morphology.adjective(row[2].lexeme.lemma, .feminine, .singular).first
    let the = tables.gender(of: row[0].lexeme) == .feminine ? "da" : "do"
    let parts: [(String, Int?)] = [
      ("a", nil), ("água", row[1].tile), (the, nil), (row[0].lexeme.lemma, row[0].tile),
      ("está", nil), (how ?? row[2].lexeme.lemma, row[2].tile),
    ]
    return [spoken(parts.map { ($0.0, $0.1, true) }, exclaims: false)]
  }

  /// *Segurar / minha / mão / escada, coçar / minha / orelha*: what one cannot do to oneself.
  private func heldBody(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 2, row.count < 5, row[0].lexeme.isInfinitive,
      ["segurar", "coçar", "apertar", "massagear", "soltar", "largar"].contains(
        row[0].lexeme.lemma),
      row[1].lexeme.kind == .possessive, row[2].lexeme.kind == .body
    else { return nil }
    let place = row.count == 4 && isBareNoun(row[3]) ? [known("em"), article] : []
    return read([row[0].ordered] + row[1...2] + place + row[3...])
  }

  /// *Meu / trem / andar / rápido*: a thing of mine that moves by itself.
  private func movesSo(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, row[0].lexeme.kind == .possessive, isBareNoun(row[1]),
      [.vehicle, .toy, .animal].contains(row[1].lexeme.kind),
      ["andar", "correr", "voar", "nadar", "pular"].contains(row[2].lexeme.lemma),
      ["rápido", "devagar", "muito", "alto", "bem", "longe"].contains(row[3].lexeme.lemma)
    else { return nil }
    var said = PortuguesePair(reader: self, first: row[0], second: row[1])
      .told(Array(row[...1]), row[2].said(by: .third))
    said.complements.append(row[3])
    return [said]
  }

  /// *Esconde-esconde / brincar / vamos*: what is done together.
  private func invitation(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, let last = row.last,
      last.lexeme.lemma == "ir" || last.lexeme.lemma == "vamos",
      last.lexeme.lemma == "vamos" || last.lexeme.forms[FiniteForms.Mark.text] == "vamos",
      row[1].lexeme.isInfinitive, isBareNoun(row[0])
    else { return nil }
    return read([last, row[1], row[0]])
  }

  /// *Dois / comprimido / depois / comer*: when it is taken.
  private func doneBefore(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, row[0].lexeme.wordClass == .numeral || row[0].lexeme.lemma == "um",
      row[1].lexeme.kind == .medicine, ["antes", "depois"].contains(row[2].lexeme.lemma),
      row[3].lexeme.isInfinitive || isMeal(row[3].lexeme)
    else { return nil }
    var link = known(row[2].lexeme.lemma + " de")
    link.tile = row[2].tile
    return read(
      [deed("tomar").said(by: .first)] + row[..<2] + [link]
        + (row[3].lexeme.isInfinitive ? [] : [article]) + [row[3]])
  }
}

/// Words of such rows.
private enum BrieflyWords {
  static let putOff: WordSet = [
    "cancelado", "adiado", "atrasado", "fechado", "interditado", "suspenso", "parado", "lotado",
    "molhado", "alagado",
  ]
  static let hindering: WordSet = [
    "trânsito", "greve", "feriado", "obra", "acidente", "calor", "chuva", "neblina", "reforma",
  ]
  static let seasoning: WordSet = [
    "sal", "açúcar", "gelo", "molho", "queijo", "tempero", "pimenta", "leite", "manteiga", "limão",
    "azeite", "maionese", "ketchup",
  ]
  static let spells: WordSet = [
    "recreio", "intervalo", "festa", "passeio", "aula", "jogo", "treino", "viagem",
  ]
  /// What happens to one unawares.
  static let befalling: WordSet = [
    "cair", "perder", "esquecer", "tropeçar", "escorregar", "machucar", "ralar", "quebrar",
    "rasgar", "encontrar", "ganhar",
  ]
  /// What one tells of what one thinks, and does not wish.
  static let opinions: WordSet = [
    "concordar", "acreditar", "lembrar", "duvidar", "saber", "entender", "conseguir", "merecer",
    "discordar",
  ]
  /// What is set higher, lower or to the side for somebody.
  static let moved: WordSet = [
    "levantar", "abaixar", "baixar", "inclinar", "virar", "aumentar", "diminuir",
    "empurrar", "puxar", "afastar", "aproximar", "abrir", "fechar", "afrouxar",
  ]
  static let accidents: WordSet = [
    "acidente", "incêndio", "briga", "assalto", "batida", "tiroteio", "explosão", "confusão",
  ]
}
