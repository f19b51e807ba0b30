import AACCore

/// Portuguese rows that their verb, or the want of one, parts in only one way: *três / maçã / mesa, livro / não / caber / mochila, vovó / ensinar / eu /
/// cozinhar, menina / vestido / amarelo / dançar, sorvete / chocolate / melhor / que / morango, casa / avó / ter / quintal / grande*.
///
/// Sources: Cunha & Cintra, chapters 7 (*Adjunto adnominal*, *Oração sem sujeito*), 10 (*Graus do adjetivo*) and 15; Bechara, *Regência verbal*.
extension TileReader {
  /// The clauses of such a row; nil for any other.
  func saidByFrame(_ row: [Constituent]) -> [Clause]? {
    guard variety.language == .portuguese, (3...7).contains(row.count),
      !row.contains(where: { $0.lexeme.kind == .question && $0.lexeme.lemma != "que" })
    else { return nil }
    guard let verb = row.firstIndex(where: { $0.lexeme.wordClass == .verb }) else {
      return isPlain ? countedThere(row) ?? moreThanOther(row) ?? kinIsSo(row) : nil
    }
    return deniedThere(row, verb) ?? taught(row, verb) ?? wearerDoes(row, verb)
      ?? ownedThingHas(row, verb) ?? laughedAt(row, verb) ?? within(row, verb)
      ?? takesLong(row, verb) ?? moreThanOther(row) ?? staysThen(row, verb)
  }

  /// A clause of these parts, with what was put in noted.
  private func framed(
    _ subject: [Constituent], _ verb: Constituent, _ rest: [Constituent], of row: [Constituent]
  ) -> Clause {
    var clause = Clause(variety: variety)
    clause.subject = subject
    clause.verb = verb
    clause.complements = rest
    noteUnderstood(&clause, subject + [verb] + rest)
    return clause
  }

  private func isNoun(_ word: Constituent) -> Bool {
    isBareNoun(word) && word.lexeme.wordClass == .noun
  }

  private func bare(_ noun: Constituent) -> Constituent {
    var noun = noun
    noun.lexeme.article = .bare
    return noun
  }

  /// Whether things are in or on it.
  private func holdsThings(_ noun: Lexeme) -> Bool {
    KindSet.places.contains(noun.kind) || noun.kind == .furniture || noun.kind == .vehicle
      || FrameRowWords.holders.contains(noun.lemma)
  }

  // MARK: - Without a verb

  /// *Três / maçã / mesa, dois / cachorro / parque*: how many there are.
  private func countedThere(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, row[0].lexeme.wordClass == .numeral, isNoun(row[1]), isNoun(row[2]),
      row[1].lexeme.isBeing || row[1].lexeme.namesThing,
      !KindSet.places.contains(row[1].lexeme.kind), row[1].lexeme.kind != .body,
      holdsThings(row[2].lexeme), row[1].lexeme.isHuman == false || row[2].lexeme.kind != .furniture
    else { return nil }
    return [framed([], known("ter"), [row[0], row[1], known("em"), row[2]], of: row)]
  }

  /// *Sorvete / chocolate / melhor / que / morango*: one sort with another; what is of both is said once.
  private func moreThanOther(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 4,
      let link = row.lastIndex(where: { ["que", "do que"].contains($0.lexeme.lemma) }),
      link == row.count - 2, isNoun(row[0]), isNoun(row[1]), isNoun(row[link + 1]),
      row[1].lexeme.kind == row[link + 1].lexeme.kind,
      [row[0], row[1], row[link + 1]].allSatisfy({ KindSet.edible.contains($0.lexeme.kind) })
    else { return nil }
    var said = Array(row[2..<link])
    var being = Constituent.linking("ser", .third)
    if said.first?.lexeme.lemma == "ser" { being = said.removeFirst() }
    guard
      said.count == 1 && WithoutVerbWords.graded.contains(said[0].lexeme.lemma)
        || said.count == 2 && ["mais", "menos"].contains(said[0].lexeme.lemma)
          && said[1].lexeme.wordClass == .adjective
    else { return nil }
    var one = article
    if tables.gender(of: row[0].lexeme) == .feminine { one.lexeme.lemma = "a" }
    return [
      framed(
        [row[0], known("de"), bare(row[1])], being,
        said + [row[link], one, known("de"), bare(row[link + 1])], of: row)
    ]
  }

  /// *Namorada / Pedro / bonita, ela / cabelo / comprido*: whose kin it is, and what somebody's body is like.
  private func kinIsSo(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, row[2].lexeme.wordClass == .adjective else { return nil }
    if ["ele", "ela"].contains(row[0].lexeme.lemma), row[1].lexeme.kind == .body, isNoun(row[1]),
      FrameRowWords.featured.contains(row[1].lexeme.lemma), !isCondition(row[2].lexeme)
    {
      return [framed([row[0]], known("ter"), [row[1], row[2]], of: row)]
    }
    guard isNoun(row[0]), row[0].lexeme.isHuman, row[1].lexeme.wordClass == .properNoun,
      isBareNoun(row[1]), row[1].lexeme.isHuman,
      PortionWords.isKin(row[0].lexeme.lemma)
        || FrameRowWords.near.contains(row[0].lexeme.lemma)
    else { return nil }
    let being: Constituent = .linking(isCondition(row[2].lexeme) ? "estar" : "ser", .third)
    return [framed([row[0], known("de"), article, row[1]], being, [row[2]], of: row)]
  }

  // MARK: - With one

  /// *Livro / não / caber / mochila, cadeira de rodas / não / passar / porta, não / ter / nada / geladeira*: what does not fit, and where
  /// nothing is.
  private func deniedThere(_ row: [Constituent], _ verb: Int) -> [Clause]? {
    let deed = row[verb].lexeme.lemma
    guard row[verb].lexeme.isInfinitive, verb < 3, verb == 0 || row[verb - 1].lexeme.lemma == "não"
    else { return nil }
    let denial = verb == 0 ? [] : [row[verb - 1]]
    let who = Array(row[..<max(0, verb - 1)])
    let rest = Array(row[(verb + 1)...])
    if who.isEmpty, deed == "ter", rest.count == 2, !denial.isEmpty,
      ["nada", "ninguém"].contains(rest[0].lexeme.lemma), isNoun(rest[1]),
      holdsThings(rest[1].lexeme)
    {
      return [framed([], row[verb], denial + [rest[0], known("em"), rest[1]], of: row)]
    }
    guard rest.count == 1, isNoun(rest[0]), !rest[0].lexeme.isBeing, !rest[0].lexeme.kind.isTemporal
    else { return nil }
    if who.isEmpty {
      guard deed == "caber" else { return nil }
      return [framed([], row[verb].said(by: .third), denial + [known("em"), rest[0]], of: row)]
    }
    guard isNoun(who[0]), !who[0].lexeme.isBeing, !denial.isEmpty,
      !who[0].lexeme.kind.isTemporal, !KindSet.places.contains(who[0].lexeme.kind)
    else { return nil }
    if deed == "passar", FrameRowWords.openings.contains(rest[0].lexeme.lemma) {
      return [framed(who, row[verb], denial + [known("em"), rest[0]], of: row)]
    }
    let isRide =
      who[0].lexeme.kind == .vehicle && ["passar", "parar", "subir", "estacionar"].contains(deed)
      && (KindSet.places.contains(rest[0].lexeme.kind)
        || FrameRowWords.ways.contains(rest[0].lexeme.lemma))
    guard FrameRowWords.fitting.contains(deed) || isRide else { return nil }
    let place = (isRide ? [article] : []) + rest
    return [framed(who, row[verb], denial + [known("em")] + place, of: row)]
  }

  /// *Vovó / ensinar / eu / cozinhar*: whom one helps or teaches to do what.
  private func taught(_ row: [Constituent], _ verb: Int) -> [Clause]? {
    guard verb == 1, row.count > 3,
      isBareNoun(row[0]) && row[0].lexeme.isHuman
        || ["ele", "ela", "eles", "elas"].contains(row[0].lexeme.lemma),
      row[2].lexeme.wordClass == .pronoun, row[2].lexeme.kind == .person,
      row[3].lexeme.isInfinitive, row[4...].allSatisfy({ $0.lexeme.wordClass != .verb }),
      case .word("a")? = frame(of: row[1]).opening,
      frame(of: row[1]).slot(.object)?.acceptedKinds.contains(.person) == true
    else { return nil }
    return [framed([row[0]], row[1], Array(row[2...]), of: row)]
  }

  /// *Menina / vestido / amarelo / dançar, homem / camisa / branca / cantar*: who wears it does what is done to no clothes.
  private func wearerDoes(_ row: [Constituent], _ verb: Int) -> [Clause]? {
    guard verb == 3, isNoun(row[0]), row[0].lexeme.isBeing, isNoun(row[1]),
      row[1].lexeme.kind == .clothing, row[2].lexeme.wordClass == .adjective,
      row[verb].lexeme.isInfinitive, case let deed = frame(of: row[verb]), !deed.isDefault,
      !deed.isOpener, !deed.isCopular,
      !deed.slots.contains(where: {
        ($0.role == .object || $0.role == .topic)
          && ($0.kinds.isEmpty && $0.role == .object || $0.kinds.contains(.clothing)
            || $0.words.contains(row[1].lexeme.lemma))
      })
    else { return nil }
    return [
      framed(
        [row[0], known("de"), bare(row[1]), row[2]], row[verb], Array(row[(verb + 1)...]), of: row)
    ]
  }

  /// *Casa / avó / ter / quintal / grande*: whose thing has it.
  private func ownedThingHas(_ row: [Constituent], _ verb: Int) -> [Clause]? {
    guard verb == 2, row[verb].lexeme.lemma == "ter", isNoun(row[0]),
      row[0].lexeme.namesThing || KindSet.places.contains(row[0].lexeme.kind),
      !row[0].lexeme.isBeing, isBareNoun(row[1]), isOwnerByName(row[1].lexeme)
    else { return nil }
    if row.count == 3,
      MeaningWords.homes.contains(row[0].lexeme.lemma)
        || DailyPlaces.estates.contains(row[0].lexeme.lemma)
    {
      // Casa / avó / ter: with nothing in it the house is what she has.
      return [framed([row[1]], row[verb], [row[0]], of: row)]
    }
    guard row.count > 3, isNoun(row[3]),
      row[3].lexeme.namesThing || KindSet.places.contains(row[3].lexeme.kind)
        || row[3].lexeme.kind == .animal && KindSet.places.contains(row[0].lexeme.kind),
      row[3].lexeme.kind != .body
    else { return nil }
    let own = before(row[1].lexeme)
    let owner = (own.first?.lexeme.kind == .possessive ? [article] : []) + own + [row[1]]
    return [framed([row[0], known("de")] + owner, row[verb], Array(row[3...]), of: row)]
  }

  /// *Rir / muito / palhaço*: whom one laughed at.
  private func laughedAt(_ row: [Constituent], _ verb: Int) -> [Clause]? {
    guard verb == 0, row.count == 3, row[0].lexeme.isInfinitive,
      ["muito", "tanto", "pouco"].contains(row[1].lexeme.lemma), isNoun(row[2]),
      row[2].lexeme.isBeing, case let deed = frame(of: row[0]), deed.slot(.object) == nil,
      deed.slot(.topic)?.preposition == "de"
    else { return nil }
    return [framed([], row[0], [row[1], known("de"), row[2]], of: row).over]
  }

  /// *Criança / brincar / areia / praia, menino / brincar / pátio / escola*: of what the place is a part.
  private func within(_ row: [Constituent], _ verb: Int) -> [Clause]? {
    guard verb == 1, row.count == 4, isBareNoun(row[0]), row[0].lexeme.isBeing, isNoun(row[2]),
      isNoun(row[3]),
      FrameRowWords.within[row[3].lexeme.lemma]?.contains(row[2].lexeme.lemma) == true,
      FrameRowWords.stays.contains(row[1].lexeme.lemma)
    else { return nil }
    return [
      framed(
        [row[0]], row[1], [known("em"), article, row[2], known("de"), article, row[3]], of: row)
    ]
  }

  /// *Ônibus / escola / demorar / muito*: how long it takes.
  private func takesLong(_ row: [Constituent], _ verb: Int) -> [Clause]? {
    guard verb == 2, row.count == 4, row[verb].lexeme.lemma == "demorar", isNoun(row[0]),
      !row[0].lexeme.isBeing, isNoun(row[1]), KindSet.places.contains(row[1].lexeme.kind),
      ["muito", "pouco", "demais"].contains(row[3].lexeme.lemma)
    else { return nil }
    return [framed([row[0], known("de"), article, row[1]], row[2], [row[3]], of: row)]
  }

  /// *Se / chover / ficar / casa*: where one stays then.
  private func staysThen(_ row: [Constituent], _ verb: Int) -> [Clause]? {
    guard verb == 1, row.count == 4, ["se", "quando"].contains(row[0].lexeme.lemma),
      frame(of: row[1]).pattern == .weather, row[2].lexeme.lemma == "ficar", isNoun(row[3]),
      KindSet.places.contains(row[3].lexeme.kind)
    else { return nil }
    return read([row[0], row[1], known("eu"), row[2], known("em"), row[3]])
  }
}

/// Words of such rows.
private enum FrameRowWords {
  /// What holds things beside furniture and places.
  static let holders: WordSet = [
    "geladeira", "freezer", "caixa", "mochila", "bolsa", "gaveta", "prato", "copo", "cesta",
    "cesto",
    "sacola", "lancheira", "bolso", "armário", "mala", "balde", "pote", "panela", "árvore", "céu",
    "frigorífico", "estojo", "tigela", "garrafa", "pia", "fogão", "forno", "vaso",
  ]
  static let featured: WordSet = [
    "cabelo", "olho", "nariz", "boca", "perna", "braço", "orelha", "barba", "bigode", "pele",
    "rosto",
    "dente", "unha", "mão", "pé", "sobrancelha", "pescoço",
  ]
  static let near: WordSet = [
    "namorada", "namorado", "amigo", "amiga", "vizinho", "vizinha", "noivo", "noiva", "colega",
    "professor", "professora", "marido", "esposa", "mulher", "chefe",
  ]
  static let openings: WordSet = [
    "porta", "portão", "corredor", "janela", "catraca", "buraco", "túnel",
  ]
  /// Where vehicles pass.
  static let ways: WordSet = [
    "ponte", "rua", "estrada", "rampa", "calçada", "ladeira", "avenida", "beco", "viela", "trilho",
    "ponto",
    "lama",
  ]
  /// What things do where there is room for them.
  static let fitting: WordSet = ["caber", "entrar", "servir", "encaixar", "funcionar", "aparecer"]
  static let stays: WordSet = [
    "brincar", "correr", "ficar", "estar", "sentar", "deitar", "jogar", "pular", "andar", "esperar",
    "dormir", "almoçar", "lanchar", "nadar", "estudar", "trabalhar", "descansar", "cair",
  ]
  private static let building: WordSet = [
    "pátio", "quadra", "parquinho", "parque", "jardim", "sala", "cozinha", "banheiro", "biblioteca",
    "corredor", "escada", "porta", "portão", "refeitório", "piscina", "quintal", "garagem",
    "entrada",
    "varanda", "recreio", "cantina", "ginásio", "elevador",
  ]
  /// What is a part of which place.
  static let within: [String: WordSet] = [
    "praia": ["areia", "mar", "água", "quiosque"], "piscina": ["água", "borda", "beira"],
    "parque": ["areia", "grama", "lago", "balanço", "escorregador", "banco"],
    "praça": ["banco", "grama", "balanço", "chão"], "mar": ["água", "onda", "beira"],
    "rio": ["água", "beira", "margem"], "escola": building, "prédio": building, "casa": building,
    "clube": building, "hotel": building, "hospital": building, "igreja": building,
    "quarto": ["chão", "cama", "tapete", "janela"], "sala": ["chão", "sofá", "tapete", "mesa"],
  ]
}
