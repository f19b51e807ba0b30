import AACCore

/// Portuguese rows that ask somebody for something to be done to the speaker, that call who shall come or give, or that forbid: *pentear / eu / cabelo,
/// deitar / eu / sofá, escutar / eu, Pedro / vir / aqui, vovó / querer / colo, enfermeira / dor / forte, não / falar / assim*.
///
/// Sources: Cunha & Cintra, chapters 7 (*Vocativo*), 11 (*Pronomes átonos*) and 13 (*Modo imperativo*); Bechara, *Vocativo*.
extension TileReader {
  /// The clauses of such a row; nil for any other.
  func askedForMe(_ row: [Constituent]) -> [Clause]? {
    guard variety == .portugueseBrazil, isPlain, (2...5).contains(row.count),
      !row.contains(where: {
        $0.lexeme.kind == .question || $0.lexeme.wordClass == .conjunction
      })
    else { return nil }
    return doneToMe(row) ?? calledToCome(row) ?? calledToGive(row) ?? carerTold(row)
      ?? forbiddenSo(row) ?? noLongerFelt(row) ?? neverSeen(row) ?? leftInMinutes(row)
  }

  /// *Pentear / eu / cabelo, deitar / eu / sofá, virar / eu / lado / esquerdo, escutar / eu*.
  private func doneToMe(_ row: [Constituent]) -> [Clause]? {
    guard row[0].lexeme.isInfinitive, ["eu", "mim"].contains(row[1].lexeme.lemma),
      case let act = withoutPronoun(row[0].lexeme.lemma)
    else { return nil }
    var me = row[1]
    me.lexeme = WordJoiner.pronoun("me")
    if row.count == 2, ["escutar", "ouvir"].contains(act) { return read([row[0].ordered, me]) }
    if row.count == 3, act == "pegar", row[2].lexeme.lemma == "colo" {
      let parts: [(String, Int?)] = [
        ("me", row[1].tile), ("pega", row[0].tile), ("no", nil), ("colo", row[2].tile),
      ]
      return [spoken(parts.map { ($0.0, $0.1, true) }, exclaims: false)]
    }
    if row.count == 3, row[2].lexeme.kind == .body, ForMeWords.groomed.contains(act) {
      var own = known("meu")
      own.tile = row[1].tile
      return read([row[0].ordered, own, row[2]])
    }
    if row.count == 3, ["deitar", "sentar"].contains(act), isBareNoun(row[2]),
      row[2].lexeme.kind == .furniture || row[2].lexeme.kind == .vehicle
        || BoardPairWords.beds.contains(row[2].lexeme.lemma) || row[2].lexeme.lemma == "chão"
    {
      return read([row[1], deed("querer"), row[0], known("em"), article, row[2]])
    }
    guard row.count > 3, act == "virar", row[2].lexeme.lemma == "lado" else { return nil }
    return read([row[0].ordered, me, known("para"), article] + row[2...])
  }

  /// *Deitar-se*: the verb alone.
  func withoutPronoun(_ verb: String) -> String {
    verb.hasSuffix("-se") ? String(verb.dropLast(3)) : verb
  }

  /// *Pedro / vir / aqui, Maria / olhar / isso*: who is named shall do it.
  private func calledToCome(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, row[0].lexeme.isHuman, row[1].lexeme.isInfinitive,
      row[0].lexeme.wordClass == .properNoun || PortugueseCallWords.called(row[0].lexeme.lemma),
      row[0].government == nil
    else { return nil }
    let isHere = row[1].lexeme.lemma == "vir" && ["aqui", "cá"].contains(row[2].lexeme.lemma)
    let isShown =
      ["olhar", "escutar", "ouvir", "esperar"].contains(row[1].lexeme.lemma)
      && ["isso", "isto", "aqui", "um pouco"].contains(row[2].lexeme.lemma)
    let act = withoutPronoun(row[1].lexeme.lemma)
    let isStaying =
      ["sentar", "deitar", "ficar", "parar"].contains(act)
      && ["aqui", "ali", "lá", "quieto", "direito"].contains(row[2].lexeme.lemma)
    guard isHere || isShown || isStaying else { return nil }
    var deed = row[1]
    deed.lexeme.lemma = act
    return read([row[0].calledOut, deed.ordered] + row[2...])
  }

  /// *Vovó / querer / colo, mãe / querer / mamadeira, professora / precisar / banheiro*: what the speaker wants of whom he calls.
  private func calledToGive(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, row[0].government == nil, row[1].lexeme.isInfinitive,
      case let who = row[0].lexeme.lemma, case let what = row[2].lexeme
    else { return nil }
    let isOwn =
      row[1].lexeme.lemma == "querer" && ForMeWords.babyish.contains(what.lemma)
      && PortugueseCallWords.called(who)
    let isTold =
      ["querer", "precisar"].contains(row[1].lexeme.lemma)
      && PortugueseCallWords.carers.contains(who)
      && (BoardPairWords.toilets.contains(what.lemma) || ForMeWords.cared.contains(what.lemma))
    guard isOwn || isTold else { return nil }
    let act: [Constituent]
    if BoardPairWords.toilets.contains(what.lemma) {
      act = [row[1].said(by: .first), deed("ir"), known("a"), article, row[2]]
    } else {
      act = [row[1].said(by: .first), row[2]]
    }
    return read([row[0].calledOut] + act)
  }

  /// *Enfermeira / dor / forte, doutor / febre, médico / dor / barriga*: who cares for one is told what one has.
  private func carerTold(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 2, PortugueseCallWords.carers.contains(row[0].lexeme.lemma),
      row[0].government == nil, row[0].lexeme.lemma != "tia",
      ForMeWords.ailing.contains(row[1].lexeme.lemma), row[1].lexeme.wordClass == .noun
    else { return nil }
    let rest = Array(row[2...])
    if rest.count == 1, rest[0].lexeme.wordClass == .adjective {
      let strong = variety.morphology.adjective(
        rest[0].lexeme.lemma, tables.gender(of: row[1].lexeme) ?? .feminine, .singular
      ).first
      return [
        spoken(
          [
            (row[0].lexeme.lemma, row[0].tile, true), ("estou", nil, false), ("com", nil, true),
            (row[1].lexeme.lemma, row[1].tile, true),
            (strong ?? rest[0].lexeme.lemma, rest[0].tile, true),
          ], exclaims: false)
      ]
    }
    guard rest.count == 1, rest[0].lexeme.kind == .body, row[1].lexeme.lemma == "dor" else {
      return nil
    }
    return read(
      [row[0].calledOut, .linking("estar", .first), known("com"), row[1], known("de"), rest[0]])
  }

  /// *Não / falar / assim, não / falar / mim / assim, não / gritar / mim*.
  private func forbiddenSo(_ row: [Constituent]) -> [Clause]? {
    guard row[0].lexeme.lemma == "não", row.count > 2, row[1].lexeme.isInfinitive,
      ForMeWords.spoken.contains(row[1].lexeme.lemma),
      row[2...].allSatisfy({
        ["assim", "eu", "mim", "comigo", "alto", "palavrão", "isso"].contains($0.lexeme.lemma)
      }), row[2...].contains(where: { $0.lexeme.lemma != "alto" })
    else { return nil }
    let rest = row[2...].map { word in
      var said = word
      if ["eu", "mim"].contains(word.lexeme.lemma) { said.lexeme = known("comigo").lexeme }
      return said
    }
    return read(row[..<2] + rest).map(requesting)
  }

  /// *Não / dor / mais, não / fome / mais*: what one felt is over.
  private func noLongerFelt(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, row[0].lexeme.lemma == "não", row[2].lexeme.lemma == "mais",
      row[1].lexeme.wordClass == .noun,
      row[1].lexeme.kind.isSensation || BoardPairWords.sensations.contains(row[1].lexeme.lemma)
        || ["dor", "febre", "frio", "medo"].contains(row[1].lexeme.lemma)
    else { return nil }
    let parts: [(String, Int?)] = [
      ("não", row[0].tile), ("estou", nil), ("mais", row[2].tile), ("com", nil),
      (row[1].lexeme.lemma, row[1].tile),
    ]
    return [spoken(parts.map { ($0.0, $0.1, true) }, exclaims: false)]
  }

  /// *Neve / nunca / ver, eu / nunca / provar / sushi*: what one has not yet done in one's life.
  private func neverSeen(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 2, let never = row.firstIndex(where: { $0.lexeme.lemma == "nunca" }),
      let verb = row.firstIndex(where: { $0.lexeme.isInfinitive }),
      row.filter({ $0.lexeme.wordClass == .verb }).count == 1,
      ForMeWords.lived.contains(row[verb].lexeme.lemma),
      !row.contains(where: {
        $0.lexeme.isBeing && $0.lexeme.lemma != "eu" && row[verb].lexeme.lemma != "ver"
          || $0.lexeme.lemma == "não"
      })
    else { return nil }
    let things = row.indices.filter {
      $0 != never && $0 != verb && row[$0].lexeme.lemma != "eu"
    }
    guard let thing = things.last, things.count == 1, isBareNoun(row[thing]) else { return nil }
    let who = row.filter { $0.lexeme.lemma == "eu" }
    let aside = PortuguesePair(reader: self, first: row[verb], second: row[thing])
    let isBare =
      KindSet.edible.contains(row[thing].lexeme.kind) || row[thing].lexeme.countability == .mass
      || row[thing].lexeme.kind == .weather
    let told = read(
      who + [row[never], row[verb], isBare ? aside.bare(row[thing]) : row[thing]])
    return told.map { $0.over }
  }

  /// *Ir / embora / cinco / minuto*: how soon.
  private func leftInMinutes(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 3, let last = row.last,
      ["minuto", "minutos", "hora", "horas"].contains(last.lexeme.lemma),
      case let count = row[row.count - 2],
      count.lexeme.wordClass == .numeral || ["um", "uma"].contains(count.lexeme.lemma),
      ForMeWords.leaving.contains(row[0].lexeme.lemma), row[0].lexeme.isInfinitive,
      row.count == 3 || row.count == 4 && ["embora", "casa"].contains(row[1].lexeme.lemma)
    else { return nil }
    return read(row[..<(row.count - 2)] + [known("daqui a")] + row[(row.count - 2)...])
  }
}

/// Words of such rows.
private enum ForMeWords {
  /// What is done to a part of the body of somebody who cannot.
  static let groomed: WordSet = [
    "pentear", "lavar", "secar", "coçar", "limpar", "enxugar", "cortar", "escovar", "massagear",
    "segurar", "levantar", "esticar", "mexer", "virar", "soltar",
  ]
  /// What only the small ask for.
  static let babyish: WordSet = ["colo", "mamadeira", "peito", "chupeta", "mamar", "cafuné"]
  static let cared: WordSet = ["ajuda", "água", "remédio", "lápis", "folha", "papel", "borracha"]
  static let ailing: WordSet = ["dor", "febre", "enjoo", "tontura", "cólica", "coceira", "tosse"]
  static let spoken: WordSet = ["falar", "gritar", "brigar", "dizer"]
  /// What one has done once in one's life or not.
  static let lived: WordSet = [
    "ver", "provar", "experimentar", "andar", "viajar", "visitar", "conhecer", "ir",
    "voar", "nadar",
  ]
  static let leaving: WordSet = ["ir", "ir embora", "sair", "voltar"]
}
