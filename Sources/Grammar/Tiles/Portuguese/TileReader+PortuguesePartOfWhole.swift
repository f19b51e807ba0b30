import AACCore

/// Portuguese rows that begin with a part and its whole, or with somebody and whose he is: the two are one, and it is told what the part does,
/// what it is like or has: *porta / armário / ranger, perna / mesa / bamba, bolso / jaqueta / buraco, cheiro / café / acordar / eu, chave / carro /
/// perder, chefe / pai / simpático* (Cunha & Cintra, chapter 7, *Adjunto adnominal*; Bechara, *Preposição de* and *Sujeito*).
extension TileReader {
  /// The clauses of such a row; nil: any other.
  func partAndWhole(_ row: [Constituent]) -> [Clause]? {
    if let said = harmedThing(row) { return said }
    guard (3...6).contains(row.count), row[0].lexeme.wordClass == .noun,
      row[1].lexeme.wordClass == .noun || row[1].lexeme.wordClass == .properNoun
        || row[1].lexeme.kind == .possessive && row.count > 3,
      row[0].government == nil, row[1].government == nil
    else { return nil }
    if let said = somebodyOf(row) ?? ownerNamed(row) ?? linkedNouns(row) { return said }
    guard row[1].lexeme.wordClass == .noun, PartWholeWords.isPart(row[0].lexeme, of: row[1].lexeme)
    else { return nil }
    var next = 2
    if row[next].lexeme.lemma == variety.language.plainNegator { next += 1 }
    guard next < row.count else { return nil }
    if row[next].lexeme.isInfinitive { return partActs(row, next) }
    return partIsSo(row) ?? partHas(row)
  }

  /// *Porta / armário* as *a porta do armário*.
  private func named(_ row: [Constituent]) -> [Constituent] {
    [row[0], known("de"), article, row[1]]
  }

  // MARK: - What it does

  /// *Porta / armário / ranger, cheiro / café / acordar / eu*: the part does it; *chave / carro / perder*: it is done to it.
  private func partActs(_ row: [Constituent], _ verb: Int) -> [Clause]? {
    let deed = row[verb].lexeme.lemma
    let rest = Array(row[(verb + 1)...])
    if verb == 2, isOver, PartWholeWords.lost.contains(deed), rest.isEmpty {
      var clause = Clause(variety: variety)
      clause.verb = row[verb].said(by: .first)
      clause.complements = named(row)
      clause.complements[0].lexeme.article = .definite
      return [clause]
    }
    let isMoved =
      rest.count == 1 && ["eu", "nós"].contains(rest[0].lexeme.lemma)
      && PartWholeWords.moving.contains(deed)
    if deed == "soltar", PartWholeWords.loosened.contains(row[0].lexeme.lemma) { return nil }
    guard
      isMoved
        || PartWholeWords.happening.contains(deed)
          && rest.allSatisfy({ $0.lexeme.wordClass == .adverb || $0.lexeme.kind.isTemporal })
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = named(row)
    clause.subject[0].lexeme.forms[Clause.inOrder] = ""
    clause.verb = row[verb]
    clause.complements = row[2..<verb] + rest
    if isPlain, verb == 2, PartWholeWords.ending.contains(deed) { clause.tense = .past }
    return [clause]
  }

  // MARK: - What it is like and has

  /// *Perna / mesa / bamba, coleira / cachorro / pendurado / entrada*: how it is, and where.
  private func partIsSo(_ row: [Constituent]) -> [Clause]? {
    guard row.count < 5,
      row[2].lexeme.wordClass == .adjective || PartWholeWords.so.contains(row[2].lexeme.lemma)
    else { return nil }
    let kind = row[2].lexeme.kind
    let isSensed = ["cheiro", "gosto", "sabor", "cor"].contains(row[0].lexeme.lemma)
    let link =
      kind == .size || kind == .color || isSensed
        || PartWholeWords.lasting.contains(row[2].lexeme.lemma) ? "ser" : "estar"
    var words = [article] + named(row) + [.linking(link, .third), PartWholeWords.quality(row[2])]
    if row.count == 4 {
      guard row[3].lexeme.wordClass == .noun,
        row[3].lexeme.isPlaceLike || row[3].lexeme.kind == .furniture
          || PartWholeWords.places.contains(row[3].lexeme.lemma)
      else { return nil }
      words += [known("em"), article, row[3]]
    }
    return read(words)
  }

  /// *Bolso / jaqueta / buraco*: what is wrong with it.
  private func partHas(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, PartWholeWords.faults.contains(row[2].lexeme.lemma) else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = named(row)
    clause.subject[0].lexeme.forms[Clause.inOrder] = ""
    clause.verb = Constituent.linking("ter", .third)
    clause.complements = [row[2]]
    clause.complements[0].lexeme.article = .indefinite
    clause.reasons.append(Realization.RuleApplication(.understood, row[2].lexeme.lemma, "ter"))
    return [clause]
  }

  /// *Buraco / calça, mancha / camisa / nova*: what is wrong, and with what.
  private func harmedThing(_ row: [Constituent]) -> [Clause]? {
    guard isPlain, row.count == 2 || row.count == 3 && row[2].lexeme.wordClass == .adjective,
      PartWholeWords.faults.contains(row[0].lexeme.lemma),
      row[0].lexeme.wordClass == .noun, row[1].lexeme.wordClass == .noun,
      row[1].lexeme.namesThing, row[1].government == nil,
      row.count == 2 || row[0].lexeme.lemma == "buraco"
    else { return nil }
    var fault = row[0]
    fault.lexeme.article = .indefinite
    return read([.linking("ter", .third), fault, known("em"), article] + row[1...])
  }

  /// *Sorvete / chocolate / derreter, água / torneira / fria, ônibus / escola / atrasado*: a dish and what it is of, and a thing and where it
  /// comes from.
  private func linkedNouns(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, row[1].lexeme.wordClass == .noun,
      case let (one, other) = (row[0].lexeme, row[1].lexeme)
    else { return nil }
    let isFlavoured =
      PartWholeWords.flavoured.contains(one.lemma) && KindSet.edible.contains(other.kind)
    if isFlavoured, row[2].lexeme.isInfinitive,
      PartWholeWords.spoiling.contains(row[2].lexeme.lemma)
    {
      var clause = Clause(variety: variety)
      var flavour = row[1]
      flavour.lexeme.article = .bare
      clause.subject = [row[0], known("de"), flavour]
      clause.subject[0].lexeme.forms[Clause.inOrder] = ""
      clause.verb = row[2]
      if isPlain { clause.tense = .past }
      return [clause]
    }
    guard row[2].lexeme.wordClass == .adjective,
      PartWholeWords.sources[one.lemma]?.contains(other.lemma) == true
    else { return nil }
    return read([article] + named(row) + [.linking("estar", .third), row[2]])
  }

  // MARK: - Somebody's

  /// *Cachorro / tio / morder / carteiro, irmão / Ana / chorar*: whose animal does it, and whose brother.
  private func ownerNamed(_ row: [Constituent]) -> [Clause]? {
    guard row[1].lexeme.isHuman, row[2].lexeme.isInfinitive, row.count < 6,
      row[1].lexeme.wordClass != .pronoun, case let (one, whose) = (row[0].lexeme, row[1].lexeme)
    else { return nil }
    // A dog bites somebody: where nobody else is named, it is he.
    if row.count == 3, PartWholeWords.biting.contains(row[2].lexeme.lemma) { return nil }
    let isPet =
      one.kind == .animal && PartWholeWords.petDeeds.contains(row[2].lexeme.lemma)
      && whose.wordClass == .noun
    let isRelation =
      PartWholeWords.related.contains(one.lemma) && whose.wordClass == .properNoun
      && whose.gender != nil && whose.gender != tables.gender(of: one)
    guard isPet || isRelation else { return nil }
    let own =
      isPet && PortionWords.isKin(whose.lemma) && !PartWholeWords.unique.contains(whose.lemma)
    let mine = own ? [known(tables.gender(of: whose) == .feminine ? "minha" : "meu")] : []
    let takesArticle = whose.wordClass == .noun
    var clause = Clause(variety: variety)
    clause.subject = [row[0], known("de")] + (takesArticle ? [article] : []) + mine + [row[1]]
    clause.subject[0].lexeme.forms[Clause.inOrder] = ""
    clause.verb = row[2]
    clause.complements = Array(row[3...])
    if isPlain, row.count > 3 || PartWholeWords.once.contains(row[2].lexeme.lemma) {
      if frame(of: row[2]).aspect == .achievement
        || PartWholeWords.once.contains(row[2].lexeme.lemma)
      {
        clause.tense = .past
      }
    }
    return [clause]
  }

  /// *Chefe / meu / pai / simpático, mãe / amigo / bonita*: what somebody is like who is somebody's.
  private func somebodyOf(_ row: [Constituent]) -> [Clause]? {
    guard let last = row.last, last.lexeme.wordClass == .adjective, row.count < 5,
      case let whose = row[row.count - 2], whose.lexeme.wordClass == .noun,
      PartWholeWords.related.contains(row[0].lexeme.lemma) && whose.lexeme.isHuman
        || PartWholeWords.workers[row[0].lexeme.lemma]?.contains(whose.lexeme.lemma) == true,
      whose.lexeme.lemma != row[0].lexeme.lemma,
      row.count == 3 || row[1].lexeme.kind == .possessive
    else { return nil }
    let kind = last.lexeme.kind
    let link = kind == .emotion || kind == .state ? "estar" : "ser"
    let own = row.count == 3 && PartWholeWords.related.contains(whose.lexeme.lemma)
    let isFeminine = tables.gender(of: whose.lexeme) == .feminine
    let mine =
      !whose.lexeme.isHuman
      ? [article]
      : own ? [article, known(isFeminine ? "minha" : "meu")] : row.count > 3 ? [article] : []
    return read(
      [article, row[0], known("de")] + mine + row[1..<(row.count - 1)]
        + [.linking(link, .third), last])
  }
}

/// Words of such rows.
private enum PartWholeWords {
  /// Whether the first is a part of the second, or is sensed of it.
  static func isPart(_ part: Lexeme, of whole: Lexeme) -> Bool {
    let lemma = part.lemma
    if lemma == whole.lemma { return false }
    if limbs.contains(lemma) { return whole.kind == .furniture }
    if peels.contains(lemma) { return KindSet.edible.contains(whole.kind) || whole.kind == .plant }
    if ofAnimals.contains(lemma) { return whole.kind == .animal }
    if garments.contains(lemma) { return whole.lemma == "boneca" || whole.lemma == "boneco" }
    if sensed.contains(lemma) {
      return KindSet.edible.contains(whole.kind) || whole.kind == .device || whole.kind == .vehicle
        || whole.kind == .plant || whole.kind == .animal
    }
    if fixtures.contains(lemma) {
      return KindSet.places.contains(whole.kind) || whole.kind == .room || whole.kind == .home
        || whole.kind == .furniture || whole.kind == .vehicle || whole.kind == .device
    }
    guard
      BesideWords.parts.contains(lemma) || PairWords.partsOfThings.contains(lemma)
        || others.contains(lemma)
    else { return false }
    return wholes.contains(whole.kind) || PairWords.wholes.contains(whole.lemma)
  }

  /// The word as the quality that it is.
  static func quality(_ word: Constituent) -> Constituent {
    guard word.lexeme.wordClass != .adjective else { return word }
    var quality = word
    let lemma = word.lexeme.lemma
    quality.lexeme = Lexeme(
      lemma: lemma.hasSuffix("a") ? String(lemma.dropLast()) + "o" : lemma, wordClass: .adjective,
      kind: .state)
    return quality
  }

  private static let wholes: KindSet = KindSet(
    .device, .vehicle, .furniture, .clothing, .toy, .book, .dish, .home, .room, .instrument)
  private static let limbs: WordSet = ["perna", "pé", "braço", "encosto", "tampo"]
  private static let peels: WordSet = ["casca", "caroço", "semente", "polpa", "miolo"]
  private static let ofAnimals: WordSet = [
    "rabo", "pata", "coleira", "focinho", "bico", "asa", "pelo", "orelha", "guia", "casinha",
  ]
  private static let garments: WordSet = ["roupa", "vestido", "sapato", "cabelo", "saia", "casa"]
  private static let sensed: WordSet = ["cheiro", "gosto", "sabor", "cor", "barulho", "som"]
  private static let fixtures: WordSet = [
    "porta", "janela", "telhado", "teto", "parede", "chão", "piso", "luz", "lâmpada", "torneira",
    "portão", "fechadura", "maçaneta", "gaveta", "prateleira", "chave", "ralo", "chuveiro",
  ]
  private static let others: WordSet = [
    "roda", "pneu", "corrente", "botão", "tela", "bolso", "manga", "gola", "zíper", "alça",
    "cadarço", "sola", "salto", "capa", "tampa", "bateria", "cabo", "carregador", "pedal",
  ]
  /// What a thing does or what becomes of it by itself.
  static let happening: WordSet = ending.union([
    "ranger", "pingar", "vazar", "mexer", "balançar", "abanar", "chiar", "tremer", "funcionar",
    "brilhar", "piscar", "apitar", "escorrer", "girar",
  ])
  /// What is over when it is told.
  static let ending: WordSet = [
    "quebrar", "queimar", "soltar", "cair", "rasgar", "furar", "trincar", "descolar", "emperrar",
    "entupir", "travar", "rachar", "enferrujar", "sumir", "descosturar", "amassar", "entortar",
  ]
  /// What one does to it without wanting to.
  static let lost: WordSet = ["perder", "esquecer", "achar", "encontrar", "quebrar"]
  /// What it does to somebody.
  static let moving: WordSet = [
    "acordar", "incomodar", "assustar", "irritar", "machucar", "enjoar", "acalmar", "distrair",
  ]
  /// How parts are, where the word names a thing as well.
  static let so: WordSet = [
    "bamba", "bambo", "torta", "torto", "solta", "solto", "frouxa", "frouxo",
  ]
  /// What becomes of a dish.
  static let spoiling: WordSet = [
    "derreter", "queimar", "esfriar", "azedar", "estragar", "cair", "vazar", "congelar", "derramar",
  ]
  /// Where a thing comes from.
  static let sources: [String: WordSet] = [
    "água": ["torneira", "chuveiro", "poço", "bebedouro", "rio"],
    "ônibus": ["escola", "creche", "excursão"], "van": ["escola", "creche"],
  ]
  /// What animals do to others and by themselves.
  static let petDeeds: WordSet = [
    "latir", "morder", "miar", "fugir", "rosnar", "arranhar", "lamber", "perseguir", "assustar",
    "derrubar", "escapar", "sumir", "pular",
  ]
  /// What is done to somebody.
  static let biting: WordSet = [
    "morder", "arranhar", "lamber", "perseguir", "assustar", "derrubar",
  ]
  /// What others shall let go.
  static let loosened: WordSet = ["freio", "cinto", "trava", "fecho", "coleira"]
  /// Dishes that are told by what they are of.
  static let flavoured: WordSet = [
    "sorvete", "bolo", "suco", "picolé", "torta", "pizza", "vitamina", "iogurte", "sopa", "geleia",
    "biscoito", "pudim", "mousse", "milk-shake", "doce",
  ]
  /// What is done once.
  static let once: WordSet = [
    "morder", "fugir", "arranhar", "derrubar", "escapar", "sumir", "chegar",
  ]
  /// Kin of whom there is one.
  static let unique: WordSet = [
    "mamãe", "papai", "vovó", "vovô", "mãe", "pai", "avó", "avô", "titia", "titio", "tio", "tia",
    "vizinho", "vizinha",
  ]
  /// Who works with or at what.
  static let workers: [String: WordSet] = {
    let houses: WordSet = [
      "escola", "creche", "prédio", "loja", "padaria", "mercado", "hospital", "clube",
      "restaurante",
      "farmácia",
    ]
    let carriers: WordSet = ["ônibus", "van", "táxi", "trem", "caminhão", "carro", "ambulância"]
    return [
      "motorista": carriers, "cobrador": carriers, "dono": houses.union(["cachorro", "gato"]),
      "dona": houses.union(["cachorro", "gato"]), "diretor": houses, "diretora": houses,
      "porteiro": houses, "faxineira": houses, "secretária": houses, "zelador": houses,
    ]
  }()
  /// What a part is like and stays.
  static let lasting: WordSet = [
    "novo", "nova", "velho", "velha", "antigo", "antiga", "bonito", "bonita", "feio", "feia",
    "pesado",
    "pesada", "leve", "caro", "cara", "barato", "barata", "macio", "macia", "redondo", "redonda",
  ]
  static let faults: WordSet = [
    "buraco", "mancha", "furo", "rasgo", "rachadura", "defeito", "problema", "arranhão",
  ]
  static let places: WordSet = ["entrada", "porta", "parede", "chão", "gancho", "varal", "cabide"]
  /// Who is somebody's.
  static let related: WordSet = [
    "chefe", "amigo", "amiga", "professor", "professora", "médico", "médica", "mãe", "pai", "irmão",
    "irmã", "filho", "filha", "primo", "prima", "tio", "tia", "namorado", "namorada", "vizinho",
    "vizinha", "colega", "avô", "avó", "marido", "esposa", "mulher", "patrão", "patroa",
  ]
}
