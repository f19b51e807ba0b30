import AACCore

/// Short Portuguese rows whose first words tell how the rest is meant: *cuidado / grampeador, igual / ontem, explicar /
/// de novo / devagar, emprestar / vinte / reais, dar / remédio, por que / chorar, você / querer / namorar / eu, cheirar / flor, mais / cinco / minuto*.
///
/// Sources: Cunha & Cintra, chapters 7 (*A ordem dos termos*), 13 (*Imperativo*) and 15 (*Preposição*); Bechara, *Regência*.
extension TileReader {
  /// The clauses of such a row; nil for any other.
  func turnedByFirst(_ row: [Constituent]) -> [Clause]? {
    guard variety == .portugueseBrazil, (2...6).contains(row.count),
      row.allSatisfy({ $0.tile != nil })
    else { return nil }
    return warnedOf(row) ?? askedOfHearer(row) ?? saidAnew(row) ?? handedOver(row)
      ?? scented(row) ?? timedFirst(row) ?? withOthers(row)
  }

  /// *Cuidado / grampeador, igual / ontem, obrigado / presente / lindo*.
  private func warnedOf(_ row: [Constituent]) -> [Clause]? {
    if row.count == 3, row[0].lexeme.lemma.hasPrefix("obrigad"), isBareNoun(row[1]),
      row[1].lexeme.namesThing, row[2].lexeme.wordClass == .adjective
    {
      guard let next = readWhole(Array(row[1...])).first else { return nil }
      let aside = PortuguesePair(reader: self, first: row[0], second: row[1])
      return aside.phrase(row[0]).map { $0.and(next) }
    }
    guard row.count == 2, case let other = row[1] else { return nil }
    switch row[0].lexeme.lemma {
    case "cuidado" where isBareNoun(other) && other.lexeme.wordClass == .noun:
      return read([row[0], known("com"), article, other])
    case "igual" where ["ontem", "hoje"].contains(other.lexeme.lemma):
      let time = ("a \(other.lexeme.lemma)", other.tile, true)
      return [spoken([("igual", row[0].tile, false), time], exclaims: false)]
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

  /// *Explicar / de novo / devagar*: how the other shall say it.
  private func saidAnew(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 2, row[0].lexeme.isInfinitive else { return nil }
    guard
      ["explicar", "repetir", "falar", "traduzir", "soletrar"].contains(row[0].lexeme.lemma),
      row.dropFirst().allSatisfy({ $0.lexeme.wordClass == .adverb })
    else { return nil }
    return read(row).map(requesting)
  }

  /// *Emprestar / vinte / reais, dar / remédio, esguichar / água / você*: to whom it is handed.
  private func handedOver(_ row: [Constituent]) -> [Clause]? {
    guard row[0].lexeme.isInfinitive else { return nil }
    let lemma = row[0].lexeme.lemma
    if lemma == "emprestar", row.count == 3, row[1].lexeme.wordClass == .numeral,
      isBareNoun(row[2]) || ["real", "reais"].contains(row[2].lexeme.lemma)
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
    var spilt = row[1]
    spilt.lexeme.article = .bare
    return read([deed("querer"), row[0], spilt, known("em"), row[2]])
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
        thing.kind == .plant || thing.isInferred || KindSet.edible.contains(thing.kind)
          || thing.kind == .material
      case "morder": KindSet.edible.contains(thing.kind)
      case "esperar": ["amigo", "amiga", "colega", "primo", "prima"].contains(thing.lemma)
      default: false
      }
    guard isWished else { return nil }
    let aside = PortuguesePair(reader: self, first: row[0], second: row[1])
    let known = thing.isHuman ? row[1] : aside.known(row[1])
    return [aside.wished([row[0], known])]
  }

  /// *Telefone / falar / vovó, padre / vir / rezar / eu, cantar / música / juntos, brigadeiro / poder / pegar / dois, mamãe / estar / orgulhoso / você*: with whom, and
  /// of what one may have how many.
  private func withOthers(_ row: [Constituent]) -> [Clause]? {
    guard let last = row.last else { return nil }
    if let together = doneTogether(row, last) { return together }
    if row.count == 3, ["telefone", "celular", "interfone"].contains(row[0].lexeme.lemma),
      ["falar", "conversar"].contains(row[1].lexeme.lemma), last.lexeme.isHuman, isBareNoun(last)
    {
      let whom = [known("com")] + before(last.lexeme) + [last]
      return read([deed("querer"), row[1]] + whom + [known("em"), article, row[0]])
    }
    if row.count == 4, row[0].lexeme.isHuman, row[1].lexeme.lemma == "vir",
      ["rezar", "jantar", "almoçar", "brincar", "dormir", "jogar", "conversar"]
        .contains(row[2].lexeme.lemma), last.lexeme.lemma == "eu"
    {
      var me = last
      me.lexeme = known("mim").lexeme
      return read(row[..<3] + [known("com"), me])
    }
    if row.count == 4, isBareNoun(row[0]), KindSet.edible.contains(row[0].lexeme.kind),
      row[1].lexeme.lemma == "poder", row[2].lexeme.isInfinitive,
      last.lexeme.wordClass == .numeral
    {
      return read([row[1].said(by: .first), row[2], last, row[0]]).map(asking)
    }
    guard row.count == 4, row[0].lexeme.isHuman || row[0].lexeme.lemma == "eu",
      row[1].lexeme.lemma == "estar", row[2].lexeme.wordClass == .adjective,
      MeaningWords.governing[row[2].lexeme.lemma] != nil, last.lexeme.wordClass == .pronoun
    else { return nil }
    let aside = PortuguesePair(reader: self, first: row[0], second: row[2])
    let link = known(MeaningWords.governing[row[2].lexeme.lemma] ?? "de")
    return [aside.told([row[0]], row[1], [row[2], link, last])]
  }

  /// *Cantar / música / juntos, brincar / junto*: what one would like to do with who listens.
  private func doneTogether(_ row: [Constituent], _ last: Constituent) -> [Clause]? {
    guard row[0].lexeme.isInfinitive, row[0].lexeme.lemma != "querer",
      row[0].lexeme.kind != .modal, row[0].lexeme.kind != .linking,
      ["junto", "juntos", "juntas"].contains(last.lexeme.lemma),
      row.dropFirst().allSatisfy({
        $0.lexeme.wordClass != .verb && $0.lexeme.wordClass != .pronoun && !isNegator($0)
      })
    else { return nil }
    var going = deed("ir").said(by: .first)
    going.lexeme.number = .plural
    var together = last
    together.lexeme = known("juntos").lexeme
    return read([going] + row.dropLast() + [together])
  }

  /// *Mais / cinco / minuto / por favor, viajar / avião / primeira / vez*.
  private func timedFirst(_ row: [Constituent]) -> [Clause]? {
    if row.count == 3 || row.count == 4, row[0].lexeme.lemma == "mais",
      row[1].lexeme.wordClass == .numeral, row[1].lexeme.lemma != "um",
      row[2].lexeme.wordClass == .noun,
      row.count == 3 || OrderWords.please.contains(row[3].lexeme.lemma)
    {
      let noun = row[2].lexeme
      let many =
        noun.number == .plural
        ? noun.lemma
        : tables.morphology?.plural(of: noun.lemma, wordClass: .noun).first ?? noun.lemma
      let isTwo = row[1].lexeme.lemma == "dois" && tables.gender(of: noun) == .feminine
      let start = [
        ("mais", row[0].tile, false), (isTwo ? "duas" : row[1].lexeme.lemma, row[1].tile, true),
      ]
      let end = row.count == 4 ? [(row[3].lexeme.lemma, row[3].tile, false)] : []
      return [spoken(start + [(many, row[2].tile, true)] + end, exclaims: false)]
    }
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
}
