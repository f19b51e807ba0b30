import AACCore

/// With what and with whom something is done, and whose it is: *abrir / lata / faca, assistir / filme / irmã, adorar /
/// cachorro / vizinho* (Cunha & Cintra, chapter 15, *Com*; chapter 7, *Adjunto adnominal*).
extension ClausePlanner {
  /// Puts in what is said before it.
  func settleWith(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme.lemma, !clause.complements.isEmpty else { return }
    belongToOwner(&clause, verb)
    ownKinDoneTo(&clause)
    speakWithBoard(&clause, verb)
    comeToOwn(&clause, verb)
    goWithSchool(&clause, verb)
    for place in clause.complements.indices.dropFirst().reversed() where isBare(place, clause) {
      workWithTool(&clause, verb, place)
      watchTogether(&clause, verb, place)
      likeThatOf(&clause, verb, place)
    }
  }

  // MARK: - Tools

  /// *Abrir / lata / faca, quebrar / vidro / bola*: the tool of what is done to the thing before it.
  private func workWithTool(_ clause: inout Clause, _ verb: String, _ place: Int) {
    let thing = clause.complements[place - 1].lexeme, noun = clause.complements[place].lexeme
    if verb == "ver", noun.lemma == "óculos", ["bem", "mal", "melhor"].contains(thing.lemma) {
      return put(["com", "o"], at: place, &clause)
    }
    guard let tools = WithWords.tools[verb], tools.contains(noun.lemma),
      noun.lemma != thing.lemma, thing.wordClass == .noun, !thing.kind.isTemporal,
      !tools.contains(thing.lemma) || verb == "quebrar" || verb == "abrir", !thing.isHuman
    else { return }
    let start = place - 1
    put(["com", "o"], at: place, &clause)
    if isBare(start, clause), clause.complements[start].government == nil,
      thing.number != .plural, WithWords.certain.contains(verb)
    {
      put(["o"], at: start, &clause)
    }
  }

  /// *Falar / tablet, pescar / vara*: what one speaks and fishes with.
  private func speakWithBoard(_ clause: inout Clause, _ verb: String) {
    guard isBare(0, clause) else { return }
    let noun = clause.complements[0].lexeme.lemma
    if verb == "falar" || verb == "conversar" || verb == "comunicar-se",
      WithWords.boards.contains(noun)
    {
      put(["com", "o"], at: 0, &clause)
    } else if verb == "pescar", WithWords.rods.contains(noun) {
      put(["com", "o"], at: 0, &clause)
    }
  }

  // MARK: - Company

  /// *Assistir / filme / irmã, montar / quebra-cabeça / papai, apostar / corrida / primo*.
  private func watchTogether(_ clause: inout Clause, _ verb: String, _ place: Int) {
    let thing = clause.complements[place - 1].lexeme, whom = clause.complements[place].lexeme
    guard thing.wordClass == .noun, !thing.isBeing else { return }
    if WithWords.together.contains(verb), whom.isHuman, whom.wordClass != .pronoun,
      !BesideOfWords.heroes.contains(whom.lemma),
      whom.wordClass == .noun
        || !BesideOfWords.works.contains(thing.lemma) || thing.lemma == "filme"
    {
      let isCertain =
        whom.wordClass == .noun && !BesideWords.ownKin.contains(whom.lemma)
        && whom.article != .bare && !WithWords.friends.contains(whom.lemma)
      put(isCertain ? ["com", "o"] : ["com"], at: place, &clause)
      if thing.lemma == "corrida" { clause.complements[place - 1].lexeme.article = .bare }
    } else if verb == "copiar", ["quadro", "livro", "caderno", "lousa"].contains(whom.lemma) {
      put(["de", "o"], at: place, &clause)
    }
  }

  /// *Nós / visitar / museu / escola, nós / ir / teatro / escola*: those who learn there go together, and not to it.
  private func goWithSchool(_ clause: inout Clause, _ verb: String) {
    guard ["visitar", "conhecer", "ir", "passear"].contains(verb), clause.complements.count == 2,
      isFree(0, clause), isFree(1, clause),
      WithWords.outings.contains(clause.complements[0].lexeme.lemma),
      WithWords.schools.contains(clause.complements[1].lexeme.lemma)
    else { return }
    put(["com", "o"], at: 1, &clause)
  }

  // MARK: - Owners

  /// *Adorar / cachorro / vizinho, gostar / bolo / tia*: of somebody's pet and of what somebody makes.
  private func likeThatOf(_ clause: inout Clause, _ verb: String, _ place: Int) {
    guard WithWords.liking.contains(verb) else { return }
    let thing = clause.complements[place - 1].lexeme, owner = clause.complements[place].lexeme
    let isPet = thing.roleKind == .animal && thing.wordClass == .noun
    let isMade = KindSet.edible.contains(thing.kind) && verb != "ver" && verb != "alimentar"
    guard owner.isHuman, owner.wordClass == .noun, isPet || isMade, !clause.isLaid,
      isBare(place - 1, clause) || clause.complements[place - 1].government != nil
    else { return }
    let isKin = BesideWords.ownKin.contains(owner.lemma)
    if isKin, let mine = lexicon.known("meu") {
      put(["de", "o"], at: place, &clause)
      clause.complements.insert(Constituent(mine), at: place + 2)
    } else {
      put(["de", "o"], at: place, &clause)
    }
    let preposition = clause.complements[place - 1].government?.preposition
    put(preposition.map { [$0, "o"] } ?? ["o"], at: place - 1, &clause)
  }

  /// *Vir / aniversário / eu*: to whose party.
  private func comeToOwn(_ clause: inout Clause, _ verb: String) {
    guard ["vir", "ir", "convidar"].contains(verb), !clause.isLaid,
      let place = clause.complements.indices.dropLast().first(where: {
        ["aniversário", "festa", "casamento", "apresentação"].contains(
          clause.complements[$0].lexeme.lemma)
      }), !clause.subject.contains(where: { $0.lexeme.person == .first }),
      place == 0 || !clause.complements[place - 1].lexeme.isDeterminerLike,
      case let whose = clause.complements[place + 1],
      ["eu", "mim", "nós", "a gente"].contains(whose.lexeme.lemma),
      let mine = Possessives.word(for: whose.lexeme, tile: whose.tile)
    else { return }
    clause.complements.remove(at: place + 1)
    clause.complements.insert(mine, at: place)
  }

  /// *Cachorro / ser / vizinho*: whose animal it is.
  private func belongToOwner(_ clause: inout Clause, _ verb: String) {
    guard verb == "ser", clause.complements.count == 1, isBare(0, clause), !clause.isLaid,
      clause.subject.contains(where: { $0.lexeme.roleKind == .animal }),
      clause.subject.allSatisfy({
        $0.lexeme.roleKind == .animal && $0.lexeme.wordClass == .noun
          || $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .adjective
      }), WithWords.owners.contains(clause.complements[0].lexeme.lemma)
    else { return }
    put(["de", "o"], at: 0, &clause)
    if BesideWords.ownKin.contains(clause.complements[2].lexeme.lemma),
      let mine = lexicon.known("meu")
    {
      clause.complements.insert(Constituent(mine), at: 2)
    }
  }
}

/// Words by which it is known with what and with whom something is done.
private enum WithWords {
  private static let cutting: WordSet = ["faca", "tesoura", "canivete", "estilete"]
  private static let striking: WordSet = [
    "martelo", "pedra", "bola", "pau", "vassoura", "raquete", "taco", "cadeira", "colher", "chute",
  ]
  /// What each verb is done with, though it could be done to that too.
  static let tools: [String: WordSet] = [
    "abrir": cutting.union(["chave", "abridor", "colher", "saca-rolhas", "alicate", "dente"]),
    "fechar": ["chave", "cadeado", "fita", "pregador"],
    "trancar": ["chave", "cadeado"],
    "destrancar": ["chave"],
    "quebrar": striking, "partir": striking.union(cutting), "acertar": striking,
    "rachar": striking,
    "enxugar": ["pano", "toalha", "papel", "lenço", "guardanapo"],
    "secar": ["pano", "toalha", "papel", "lenço", "guardanapo", "secador"],
    "tampar": ["tampa", "mão", "pano"],
    "tapar": ["tampa", "mão", "pano", "dedo"],
    "matar": [
      "chinelo", "sapato", "vassoura", "jornal", "raquete", "veneno", "mão", "pedra", "inseticida",
      "revista", "chinela",
    ],
    "colar": ["cola", "fita", "fita adesiva", "durex", "fita-cola"],
    "mexer": ["colher", "garfo", "pau"],
    "misturar": ["colher", "garfo", "batedeira"],
    "tocar": ["pé", "dedo", "mão"],
    "chutar": ["pé"],
    "ver": ["telescópio", "binóculo", "binóculos", "lupa", "microscópio", "luneta", "óculos"],
    "olhar": ["telescópio", "binóculo", "binóculos", "lupa", "microscópio", "luneta", "óculos"],
    "amassar": ["garfo", "mão", "colher", "rolo"],
    "descascar": cutting, "furar": cutting.union(["agulha", "prego", "lápis"]),
    "amarrar": ["corda", "barbante", "fita", "cadarço"],
    "prender": ["corda", "barbante", "fita", "grampo", "prego"],
    "coar": ["filtro", "coador", "peneira", "pano"],
    "peneirar": ["peneira"],
    "apontar": ["apontador", "afia", "apara-lápis", "aguça"],
    "afiar": ["apontador", "afia", "apara-lápis", "pedra"],
    "consertar": ["ferramenta", "ferramentas", "fita", "cola", "arame", "martelo", "alicate"],
    "arranjar": ["ferramenta", "ferramentas", "fita-cola", "cola", "arame", "martelo", "alicate"],
    "ralar": ["ralador"],
    "espremer": ["espremedor"],
    "moer": ["moedor", "pilão"],
    "grampear": ["grampeador"],
  ]
  /// Of these verbs those that are done to a certain thing.
  static let certain: WordSet = [
    "abrir", "fechar", "trancar", "destrancar", "tampar", "enxugar", "mexer", "matar", "colar",
    "quebrar", "tocar",
  ]
  /// What somebody speaks with who does not speak with the mouth.
  static let boards: WordSet = [
    "tablet", "prancha", "prancha de comunicação", "comunicador", "aplicativo", "voz do tablet",
    "símbolo", "símbolos", "pictograma", "pictogramas",
  ]
  /// What one fishes with.
  static let rods: WordSet = ["vara", "anzol", "rede", "minhoca", "isca", "cana de pesca"]
  /// What is done in company rather than to somebody's thing.
  static let together: WordSet = ["assistir", "montar", "apostar", "disputar"]
  /// Friends, of whom one says whose they are.
  static let friends: WordSet = ["amigo", "amiga", "amigos", "amigas", "colega", "colegas"]
  /// Where classes are taken, and who takes them.
  static let outings: WordSet = [
    "museu", "zoológico", "jardim zoológico", "teatro", "cinema", "planetário", "aquário", "circo",
    "exposição", "fazenda", "quinta", "sítio", "biblioteca", "parque", "jardim botânico", "fábrica",
  ]
  static let schools: WordSet = ["escola", "creche", "colégio", "jardim de infância"]
  /// What one feels for, sees and feeds.
  static let liking: WordSet = [
    "adorar", "odiar", "gostar", "amar", "detestar", "ver", "alimentar",
  ]
  /// Who has a pet.
  static let owners: WordSet = [
    "vizinho", "vizinha", "vovó", "vovô", "tio", "tia", "primo", "prima", "papai", "mamãe",
    "irmão", "irmã", "professor", "professora", "namorado", "namorada", "avó", "avô",
    "menino", "menina",
  ]
}
