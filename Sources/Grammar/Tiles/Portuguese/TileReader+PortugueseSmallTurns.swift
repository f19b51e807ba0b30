import AACCore

/// Short Portuguese rows whose first words tell how the rest is meant: *cuidado / grampeador, depois / almoço, igual / ontem, parar / irritar / eu, sair / meu / quarto, explicar /
/// de novo / devagar, emprestar / vinte / reais, dar / remédio, por que / chorar, você / querer / namorar / eu, cheirar / flor, mais / cinco / minuto*.
///
/// Sources: Cunha & Cintra, chapters 7 (*A ordem dos termos*), 13 (*Imperativo*) and 15 (*Preposição*); Bechara, *Regência*.
extension TileReader {
  /// The clauses of such a row; nil for any other.
  func turnedByFirst(_ row: [Constituent]) -> [Clause]? {
    guard variety == .portugueseBrazil, (2...6).contains(row.count),
      row.allSatisfy({ $0.tile != nil })
    else { return nil }
    return warnedOf(row) ?? askedOfHearer(row) ?? leftAlone(row) ?? handedOver(row)
      ?? scented(row) ?? timedFirst(row)
  }

  /// *Cuidado / grampeador, igual / ontem, depois / almoço*.
  private func warnedOf(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 2, case let other = row[1] else { return nil }
    switch row[0].lexeme.lemma {
    case "cuidado" where isBareNoun(other) && other.lexeme.wordClass == .noun:
      return read([row[0], known("com"), article, other])
    case "igual" where ["ontem", "hoje", "antes", "sempre"].contains(other.lexeme.lemma):
      var time = other
      time.lexeme.lemma = "a \(other.lexeme.lemma)"
      guard other.lexeme.lemma == "ontem" || other.lexeme.lemma == "hoje" else { return nil }
      return [spoken([("igual", row[0].tile, false), (time.lexeme.lemma, other.tile, true)], exclaims: false)]
    case "depois", "antes":
      guard isBareNoun(other), other.lexeme.kind == .meal || other.lexeme.takesPlace else {
        return nil
      }
      var time = row[0]
      time.lexeme = known("\(row[0].lexeme.lemma) de").lexeme
      return read([time, article, WordSorter.noun(other)])
    default: return nil
    }
  }

  /// *Por que / chorar, você / querer / namorar / eu, você / ajudar / eu / amarrar / tênis, qual / nome*.
  private func askedOfHearer(_ row: [Constituent]) -> [Clause]? {
    if row.count == 2, row[0].lexeme.lemma == "por que",
      SmallTurnWords.seen.contains(row[1].lexeme.lemma)
    {
      return read([row[0], known("você"), row[1]]).map(asking)
    }
    if row.count == 2, row[0].lexeme.lemma == "qual",
      ["nome", "idade", "endereço", "telefone"].contains(row[1].lexeme.lemma)
    {
      return read([row[0], .linking("ser", .third), known("seu"), row[1]]).map(asking)
    }
    guard row.count > 3, ["você", "vocês"].contains(row[0].lexeme.lemma) else { return nil }
    if row[1].lexeme.lemma == "ajudar", row[2].lexeme.lemma == "eu", row[3].lexeme.isInfinitive {
      var me = row[2]
      me.lexeme = WordJoiner.pronoun("me")
      return read([row[0], me, row[1], known("a")] + row[3...]).map(asking)
    }
    guard row.count == 4, row[1].lexeme.lemma == "querer", row[2].lexeme.isInfinitive,
      row[3].lexeme.lemma == "eu"
    else { return nil }
    return read(row).map(asking)
  }

  /// *Parar / irritar / eu, sair / meu / quarto, explicar / de novo / devagar*: what the other shall do, or leave.
  private func leftAlone(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 2, row[0].lexeme.isInfinitive else { return nil }
    let lemma = row[0].lexeme.lemma
    if lemma == "parar", row.count == 3, row[1].lexeme.isInfinitive,
      ["eu", "mim", "me"].contains(row[2].lexeme.lemma),
      case let frame = frame(of: row[1]), frame.slot(.object).map({ $0.preposition == nil }) == true,
      SmallTurnWords.doneToOne.contains(row[1].lexeme.lemma)
    {
      var me = row[2]
      me.lexeme = WordJoiner.pronoun("me")
      return read([row[0], me, row[1]])
    }
    if ["sair", "entrar"].contains(lemma), row.count == 3, row[1].lexeme.lemma == "meu",
      KindSet.places.contains(row[2].lexeme.kind)
    {
      return lemma == "sair" ? read(row).map(requesting) : nil
    }
    if ["explicar", "repetir", "falar", "traduzir", "soletrar"].contains(lemma),
      row.dropFirst().allSatisfy({ $0.lexeme.wordClass == .adverb })
    {
      return read(row).map(requesting)
    }
    return nil
  }

  /// *Emprestar / vinte / reais, dar / remédio, esguichar / água / você*: to whom it is handed.
  private func handedOver(_ row: [Constituent]) -> [Clause]? {
    guard row[0].lexeme.isInfinitive else { return nil }
    let lemma = row[0].lexeme.lemma
    if lemma == "emprestar", row.count == 3, row[1].lexeme.wordClass == .numeral,
      isBareNoun(row[2])
    {
      return read([row[0], row[1], row[2], known("para"), known("mim")]).map(requesting)
    }
    if lemma == "dar", row.count == 2, row[1].lexeme.kind == .medicine {
      return [
        PortuguesePair(reader: self, first: row[0], second: row[1])
          .told([], row[0], [known("eu"), row[1]]).requested
      ]
    }
    guard ["esguichar", "jogar", "espirrar", "borrifar"].contains(lemma), row.count == 3,
      ["água", "perfume", "areia"].contains(row[1].lexeme.lemma),
      row[2].lexeme.wordClass == .pronoun, row[2].lexeme.lemma == "você"
    else { return nil }
    return read([deed("querer"), row[0], row[1], known("em"), row[2]])
  }

  /// *Cheirar / flor, morder / maçã, esperar / amigo*: what one would like to do with it.
  private func scented(_ row: [Constituent]) -> [Clause]? {
    guard isPlain, row.count == 2, row[0].lexeme.isInfinitive, isBareNoun(row[1]),
      row[1].lexeme.wordClass == .noun
    else { return nil }
    let thing = row[1].lexeme
    let isWished: Bool =
      switch row[0].lexeme.lemma {
      case "cheirar":
        thing.kind == .plant || thing.isInferred || SmallTurnWords.scents.contains(thing.lemma)
      case "morder": KindSet.edible.contains(thing.kind)
      case "esperar": ["amigo", "amiga", "colega", "primo", "prima"].contains(thing.lemma)
      default: false
      }
    guard isWished else { return nil }
    let aside = PortuguesePair(reader: self, first: row[0], second: row[1])
    let known = thing.isHuman ? row[1] : aside.known(row[1])
    return [aside.wished([row[0], known])]
  }

  /// *Mais / cinco / minuto / por favor, viajar / avião / primeira / vez*.
  private func timedFirst(_ row: [Constituent]) -> [Clause]? {
    if let vez = row.lastIndex(where: { $0.lexeme.lemma == "vez" }), vez + 1 == row.count, vez > 1,
      ["primeira", "primeiro"].contains(row[vez - 1].lexeme.lemma),
      row[0].lexeme.isInfinitive || row[1].lexeme.isInfinitive
    {
      var time = row[vez - 1]
      time.lexeme = Lexeme(lemma: "pela primeira vez", wordClass: .adverb, kind: .manner)
      let readings = readWhole(Array(row[..<(vez - 1)])).map { reading -> Clause in
        var said = reading
        said.complements.append(time)
        said.joins[row[vez - 1].tile ?? 0] = [row[vez - 1].tile ?? 0, row[vez].tile ?? 0]
        return said
      }
      return readings.isEmpty ? nil : readings
    }
    return nil
  }
}

/// Words of such rows.
private enum SmallTurnWords {
  /// What one sees others do, and asks them why.
  static let seen: WordSet = ["chorar", "rir", "gritar", "correr", "mentir", "fugir", "brigar"]
  /// What others do to one.
  static let doneToOne: WordSet = [
    "irritar", "empurrar", "incomodar", "chutar", "morder", "beliscar", "assustar", "cutucar",
    "apertar", "atrapalhar", "imitar", "machucar", "provocar", "xingar", "puxar", "chatear",
  ]
  static let scents: WordSet = [
    "flor", "perfume", "sabonete", "bolo", "comida", "café", "pão", "rosa", "erva", "planta",
  ]
}
