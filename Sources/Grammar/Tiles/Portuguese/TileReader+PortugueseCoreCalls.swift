import AACCore

/// Portuguese rows of two or three words in which one is called out, protested or set beside another: *uau / carro / grande, não / eu /
/// primeiro, não / esse / outro, arroz / feijão, pai / eu / futebol*.
///
/// Sources: Cunha & Cintra, chapter 7 (*Vocativo*, *Elipse*), chapter 16 (*Interjeição*) and chapter 9 (*Omissão do artigo*); Bechara, *Frases nominais*.
extension TileReader {
  /// The clauses of such a row; nil where it is none.
  func portugueseCoreCall(_ row: [Constituent]) -> [Clause]? {
    switch row.count {
    case 2: return calledBesideOne(row) ?? setBesideOne(row)
    case 3: return calledOfThree(row) ?? thingsOfThree(row) ?? deedsOfThree(row)
    default: return nil
    }
  }

  private func calledBesideOne(_ row: [Constituent]) -> [Clause]? {
    allMine(row) ?? toldToYou(row) ?? neededHelp(row) ?? homewards(row) ?? admired(row)
      ?? billed(row)
  }

  private func setBesideOne(_ row: [Constituent]) -> [Clause]? {
    foods(row) ?? laterOn(row)
  }

  private func calledOfThree(_ row: [Constituent]) -> [Clause]? {
    admired(row) ?? protested(row) ?? spokenTo(row) ?? quieted(row) ?? askedAfter(row)
  }

  private func thingsOfThree(_ row: [Constituent]) -> [Clause]? {
    notMine(row) ?? ownedLast(row) ?? givenToMe(row) ?? foods(row) ?? levelOf(row) ?? meantFor(row)
  }

  private func deedsOfThree(_ row: [Constituent]) -> [Clause]? {
    moreForMe(row) ?? feltAndWanted(row) ?? actsOfThree(row)
  }

  private func actsOfThree(_ row: [Constituent]) -> [Clause]? {
    aloneAtIt(row) ?? feltButWished(row) ?? measured(row) ?? askedNow(row) ?? refusedAfter(row)
  }

  // MARK: - Called and protested

  /// *Uau / carro / grande, uau / bonito / flor, uau / bonito*: what is admired.
  private func admired(_ row: [Constituent]) -> [Clause]? {
    guard CoreCallWords.outcries.contains(row[0].lexeme.lemma),
      let quality = row.firstIndex(where: { $0.lexeme.wordClass == .adjective }), quality > 0,
      !row[quality].lexeme.kind.isSmall
    else { return nil }
    var parts: [(text: String, tile: Int?, leans: Bool)] = [
      (row[0].lexeme.lemma, row[0].tile, false), ("que", nil, false),
    ]
    var form = row[quality].lexeme.lemma
    if row.count == 3 {
      let noun = row[3 - quality]
      guard noun.lexeme.wordClass == .noun else { return nil }
      parts.append((noun.lexeme.lemma, noun.tile, true))
      form = RomanceGrammar.grammar(variety).forms.adjective(
        form, tables.gender(of: noun.lexeme) ?? .masculine, noun.lexeme.number ?? .singular)
    }
    parts.append((form, row[quality].tile, true))
    return [spoken(parts, exclaims: true)]
  }

  /// *Não / eu / primeiro, não / esse / outro*: what one will not have, and what instead.
  private func protested(_ row: [Constituent]) -> [Clause]? {
    guard row[0].lexeme.lemma == "não" else { return nil }
    let (middle, last) = (row[1].lexeme, row[2].lexeme)
    if middle.wordClass == .pronoun, middle.kind == .person, last.lemma == "primeiro" {
      return [
        spoken(
          [
            (row[0].lexeme.lemma, row[0].tile, false), (middle.lemma, row[1].tile, false),
            (last.lemma, row[2].tile, true),
          ], exclaims: true)
      ]
    }
    guard middle.kind == .demonstrative,
      last.kind == .demonstrative || ["outro", "outra"].contains(last.lemma)
    else { return nil }
    return [
      spoken(
        [
          (middle.lemma, row[1].tile, false), ("não", row[0].tile, true),
          (last.lemma, row[2].tile, false),
        ], exclaims: false)
    ]
  }

  /// *Tudo / meu*.
  private func allMine(_ row: [Constituent]) -> [Clause]? {
    guard row[0].lexeme.lemma == "tudo", row[1].lexeme.kind == .possessive else { return nil }
    return read([row[0], .linking("ser", .third), row[1]])
  }

  /// *Parar / você*: the one who is spoken to is named.
  private func toldToYou(_ row: [Constituent]) -> [Clause]? {
    guard row[0].lexeme.lemma == "parar", row[1].lexeme.lemma == "você" else { return nil }
    return read([row[1], row[0]])
  }

  /// *Ajuda / mãe*: who shall help.
  private func neededHelp(_ row: [Constituent]) -> [Clause]? {
    guard row[0].lexeme.lemma == "ajuda", PortugueseCallWords.called(row[1].lexeme.lemma) else {
      return nil
    }
    var help = deed("ajudar")
    help.tile = row[0].tile
    return read([row[1], help])
  }

  /// *Pai / eu / futebol, mãe / eu / parque*: who is told what the speaker would like.
  private func spokenTo(_ row: [Constituent]) -> [Clause]? {
    let what = row[2].lexeme
    guard PortugueseCallWords.called(row[0].lexeme.lemma), row[1].lexeme.lemma == "eu",
      what.wordClass == .noun, !what.isBeing, !what.kind.isTemporal, !what.kind.isSensation
    else { return nil }
    let deeds: [Constituent]
    switch what.kind {
    case .sport, .game: deeds = [deed("querer"), deed("jogar"), row[2]]
    case .place, .room: deeds = [deed("querer"), deed("ir"), row[2]]
    case .toy: deeds = [deed("querer"), withArticle(row[2])]
    default: return nil
    }
    return read([row[0].calledOut, row[1]] + deeds)
  }

  /// *Bebê / dormir / silêncio*: what is called out because of it.
  private func quieted(_ row: [Constituent]) -> [Clause]? {
    guard let call = row.firstIndex(where: { CoreCallWords.calls.contains($0.lexeme.lemma) }),
      call != 1, row[call == 0 ? 1 : 0].lexeme.isBeing
    else { return nil }
    let rest = row.indices.filter { $0 != call }.map { row[$0] }
    guard rest[1].lexeme.wordClass == .verb else { return nil }
    let isHeard = PressingWords.heard.contains(rest[1].lexeme.lemma)
    return read([row[call].calledOut] + rest).map { clause in
      var going = clause
      if isHeard, isPlain, going.tense == nil { going.options.insert(.progressive) }
      return going
    }
  }

  /// *Conta / por favor*.
  private func billed(_ row: [Constituent]) -> [Clause]? {
    guard CoreCallWords.bills.contains(row[0].lexeme.lemma),
      OrderWords.please.contains(row[1].lexeme.lemma)
    else { return nil }
    let the = tables.gender(of: row[0].lexeme) == .feminine ? "a" : "o"
    return [
      spoken(
        [
          ("\(the) \(row[0].lexeme.lemma)", row[0].tile, false),
          (row[1].lexeme.lemma, row[1].tile, false),
        ], exclaims: false)
    ]
  }

  /// *Tudo / bem / você*: how the other is.
  private func askedAfter(_ row: [Constituent]) -> [Clause]? {
    guard row[0].lexeme.lemma == "tudo", row[1].lexeme.lemma == "bem",
      ["você", "vocês", "ele", "ela"].contains(row[2].lexeme.lemma), let tile = row[0].tile,
      let next = row[1].tile
    else { return nil }
    var asked = spoken(
      [("tudo bem", tile, true), ("com \(row[2].lexeme.lemma)", row[2].tile, true)],
      exclaims: false)
    asked.joins[tile] = [tile, next]
    asked.isQuestion = true
    return [asked]
  }

  // MARK: - Things side by side

  /// *Arroz / feijão, pão / e / queijo*: foods named side by side have no article.
  private func foods(_ row: [Constituent]) -> [Clause]? {
    guard isPlain,
      row.enumerated().allSatisfy({ place, word in
        word.lexeme.wordClass == .noun && KindSet.edible.contains(word.lexeme.kind)
          && !isMeal(word.lexeme)
          || place == 1 && ["e", "com"].contains(word.lexeme.lemma)
      }), row[row.count - 1].lexeme.wordClass == .noun,
      row.count == 2 || row[1].lexeme.wordClass != .noun
    else { return nil }
    let names = [row[0], row[row.count - 1]]
    let isOnIt =
      CoreCallWords.filled.contains(names[0].lexeme.lemma)
      && CoreCallWords.fillings.contains(names[1].lexeme.lemma)
    if row.count == 2, !isOnIt {
      let isKind =
        CoreCallWords.flavoured.contains(names[0].lexeme.lemma)
        && (!CoreCallWords.flavoured.contains(names[1].lexeme.lemma)
          || CoreCallWords.flavours.contains(names[1].lexeme.lemma))
        && names[1].lexeme.kind != .drink
      let isWith =
        BesideOfWords.toppings[names[0].lexeme.lemma]?.contains(names[1].lexeme.lemma) == true
      if isKind || isWith { return nil }
    }
    let link = row.count == 3 ? row[1].lexeme.lemma : isOnIt ? "com" : "e"
    return [
      spoken(
        [
          (names[0].lexeme.lemma, names[0].tile, true),
          (link, row.count == 3 ? row[1].tile : nil, true),
          (names[1].lexeme.lemma, names[1].tile, true),
        ], exclaims: false)
    ]
  }

  /// *Depois / banho, depois / parque*: what comes later has no article.
  private func laterOn(_ row: [Constituent]) -> [Clause]? {
    guard row[0].lexeme.lemma == "depois", row[1].lexeme.wordClass == .noun,
      row[1].lexeme.namesThing, !row[1].lexeme.isPlaceLike
    else { return nil }
    return [
      spoken(
        [(row[1].lexeme.lemma, row[1].tile, true), (row[0].lexeme.lemma, row[0].tile, true)],
        exclaims: false)
    ]
  }

  /// *Me dá / bola, boneca / me dá*.
  private func givenToMe(_ row: [Constituent]) -> [Clause]? {
    guard
      let give = row.indices.dropLast().first(where: {
        row[$0].lexeme.lemma == "me" && ["dar", "dá", "dê"].contains(row[$0 + 1].lexeme.lemma)
      }), case let thing = row[give == 0 ? 2 : 0],
      thing.lexeme.kind == .toy || thing.lexeme.kind == .vehicle
    else { return nil }
    return read([row[give], row[give + 1], withArticle(thing)])
  }

  /// *Presente / para / mãe*: kin has its article behind a preposition.
  private func meantFor(_ row: [Constituent]) -> [Clause]? {
    guard row[0].lexeme.namesThing, row[1].lexeme.lemma == "para",
      row[2].lexeme.wordClass == .noun, row[2].lexeme.isHuman
    else { return nil }
    return read([row[0], row[1], article, row[2]])
  }

  // MARK: - Whose it is and how it is

  /// *Isso / não / meu*.
  private func notMine(_ row: [Constituent]) -> [Clause]? {
    guard row[0].lexeme.wordClass == .pronoun, row[0].lexeme.kind == .demonstrative,
      row[1].lexeme.lemma == "não", row[2].lexeme.kind == .possessive
    else { return nil }
    return read([row[0], row[1], .linking("ser", .third), row[2]])
  }

  /// *Carro / quebrado / meu*: whose it is may be laid last.
  private func ownedLast(_ row: [Constituent]) -> [Clause]? {
    guard row[0].lexeme.wordClass == .noun, !row[0].lexeme.kind.isTemporal,
      row[1].lexeme.wordClass == .adjective, row[2].lexeme.kind == .possessive,
      isPassing(row[1].lexeme, of: row[0].lexeme)
    else { return nil }
    return read([row[2], row[0], .linking("estar", .third), row[1]])
  }

  /// *Volume / baixo / televisão*: the level of which thing.
  private func levelOf(_ row: [Constituent]) -> [Clause]? {
    guard row[0].lexeme.wordClass == .noun,
      BesideWords.parts.contains(row[0].lexeme.lemma)
        || ["volume", "som"].contains(row[0].lexeme.lemma),
      row[1].lexeme.wordClass == .adjective,
      row[2].lexeme.kind == .device || row[2].lexeme.kind == .media
    else { return nil }
    return read([row[0], known("de"), article, row[2], .linking("estar", .third), row[1]])
  }

  /// *Dor / cabeça / muito*: how much it hurts stands before the pain.
  private func measured(_ row: [Constituent]) -> [Clause]? {
    guard row[0].lexeme.lemma == "dor", row[1].lexeme.kind == .body, row[2].lexeme.lemma == "muito"
    else { return nil }
    return read([row[2], row[0], row[1]])
  }

  // MARK: - Doers and deeds

  /// *Eu / leite / mais*.
  private func moreForMe(_ row: [Constituent]) -> [Clause]? {
    guard row[0].lexeme.lemma == "eu", row[1].lexeme.namesThing,
      ["mais", "outro"].contains(row[2].lexeme.lemma)
    else { return nil }
    return read([row[0], deed("querer"), row[2], row[1]])
  }

  /// *Frio / eu / casaco, eu / sede / água*: how one feels, and what one wants then.
  private func feltAndWanted(_ row: [Constituent]) -> [Clause]? {
    guard isPlain, let who = row.firstIndex(where: { $0.lexeme.lemma == "eu" }), who < 2,
      case let feeling = row[1 - who], case var thing = row[2], thing.lexeme.wordClass == .noun,
      CoreCallWords.remedies[feeling.lexeme.lemma]?.contains(thing.lexeme.kind) == true
    else { return nil }
    if thing.lexeme.kind == .clothing { thing.lexeme.article = .definite }
    guard var main = read([row[who], feeling]).first, main.sequels.isEmpty,
      var next = read([deed("querer"), thing]).first
    else { return nil }
    next.isLaid = true
    main.sequels = [next]
    return [main]
  }

  /// *Eu / casa*: where one wants to go who is not there.
  private func homewards(_ row: [Constituent]) -> [Clause]? {
    guard isPlain, row[0].lexeme.lemma == "eu", row[1].lexeme.lemma == "casa" else { return nil }
    return read([row[0], deed("querer"), deed("ir"), row[1]])
  }

  /// *Eu / sozinho / fazer*: how it is done stands behind the deed.
  private func aloneAtIt(_ row: [Constituent]) -> [Clause]? {
    guard row[0].lexeme.lemma == "eu", row[1].lexeme.lemma == "sozinho",
      row[2].lexeme.isInfinitive
    else { return nil }
    return read([row[0], row[2], row[1]])
  }

  /// *Cansado / mas / brincar; querer / mas / não*.
  private func feltButWished(_ row: [Constituent]) -> [Clause]? {
    guard row[1].lexeme.lemma == "mas" else { return nil }
    if row[0].lexeme.isInfinitive, row[2].lexeme.lemma == "não" {
      guard let tile = row[1].tile, let next = row[2].tile else { return nil }
      let joint = Lexeme(lemma: "mas não", wordClass: .conjunction, kind: .connective)
      let edge = OpenEdge(word: Constituent(joint, tile: tile), opens: false, breaksOff: false)
      return edged([row[0]], edge)?.map { clause in
        var whole = clause
        whole.joins[tile] = [tile, next]
        return whole
      }
    }
    guard row[0].lexeme.wordClass == .adjective, row[0].lexeme.kind.isPassing,
      row[2].lexeme.isInfinitive, frame(of: row[2]).past != .state,
      !frame(of: row[2]).isStrongOpener
    else { return nil }
    return read([.linking("estar"), row[0], row[1], deed("querer"), row[2]])
  }

  /// *O que / você / fazer, por que / bebê / chorar*: what goes on just now.
  private func askedNow(_ row: [Constituent]) -> [Clause]? {
    guard isPlain, row[2].lexeme.isInfinitive else { return nil }
    let isDoing =
      row[0].lexeme.lemma == "o que" && row[2].lexeme.lemma == "fazer"
      && (row[1].lexeme.lemma != "eu" && row[1].lexeme.wordClass == .pronoun
        || row[1].lexeme.isBeing)
    let isHeard =
      row[0].lexeme.lemma == "por que" && row[1].lexeme.isBeing
      && row[1].lexeme.wordClass == .noun
      && PressingWords.heard.contains(row[2].lexeme.lemma)
    guard isDoing || isHeard else { return nil }
    return read(row).map { clause in
      var going = clause
      if going.tense == nil, going.options.isEmpty { going.options.insert(.progressive) }
      return going
    }
  }

  /// *Parar / barulho / por favor*: what is said politely is said as it is without.
  private func refusedAfter(_ row: [Constituent]) -> [Clause]? {
    guard row[0].lexeme.lemma == "parar", row[1].lexeme.wordClass == .noun,
      OrderWords.please.contains(row[2].lexeme.lemma)
    else { return nil }
    return read([row[0], row[1]]).map { clause in
      var asked = clause
      asked.complements.append(row[2])
      return asked
    }
  }
}

/// Words of core rows that call.
private enum CoreCallWords {
  static let outcries: WordSet = [
    "uau", "oba", "eba", "eita", "puxa", "caramba", "opa", "eca", "ufa", "iupi", "poxa", "credo",
  ]
  static let calls: WordSet = ["silêncio", "cuidado", "atenção", "socorro"]
  /// What is eaten with something on it or in it.
  static let filled: WordSet = ["pão", "torrada", "sanduíche", "tapioca", "bolacha"]
  /// What there is of several flavours.
  static let flavoured: WordSet = [
    "suco", "sumo", "bolo", "sorvete", "gelado", "pizza", "iogurte", "vitamina", "torta", "tarte",
    "geleia", "compota", "sopa", "chá", "picolé", "pudim", "mousse", "gelatina", "refrigerante",
    "sanduíche", "sandes", "biscoito", "bolacha", "bala", "chocolate", "doce", "creme", "purê",
    "puré", "molho", "farinha", "água", "óleo", "salada", "pastel", "milk-shake", "batida",
    "mingau", "papa", "caldo", "leite", "pão",
  ]
  /// Of these, what is a flavour as well.
  static let flavours: WordSet = ["chocolate", "doce", "creme", "iogurte"]
  /// What one asks for where one eats.
  static let bills: WordSet = ["conta", "cardápio", "menu", "ementa", "nota", "troco", "recibo"]
  /// What one wants who feels so.
  static let remedies: [String: KindSet] = [
    "frio": KindSet(.clothing), "fome": KindSet(.food, .dish), "sede": KindSet(.drink),
  ]
  static let fillings: WordSet = [
    "queijo", "presunto", "ovo", "mortadela", "salame", "atum", "carne", "frango", "tomate",
    "linguiça", "salsicha", "mussarela", "peito de peru", "nutella", "patê", "geleia", "mel",
    "manteiga", "requeijão",
  ]
}
