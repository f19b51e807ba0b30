import AACCore

/// Pairs of nouns that need their preposition whatever is done to them, by what the second is to the first: *a altura da mesa, uma
/// capa para o celular, uma foto pelo WhatsApp, o aeroporto de Lisboa, a opinião dos outros* (Cunha & Cintra, chapter 7,
/// *Complemento nominal* and *Adjunto adnominal*; chapter 15, *De*, *Para* and *Por*).
extension ClausePlanner {
  /// Puts in what is said between them, before the others look at the clause.
  func settlePairs(_ clause: inout Clause) {
    guard !clause.isLaid, let verb = clause.verb?.lexeme.lemma, !clause.complements.isEmpty else {
      return
    }
    askWhichFirst(&clause)
    if verb == "ser", clause.subject.isEmpty { askOfThing(&clause) }
    denyBothDeeds(&clause)
    readTram(&clause, verb)
    readSufferer(&clause, verb)
    for place in clause.complements.indices.dropFirst().reversed() {
      let (first, second) = (clause.complements[place - 1].lexeme, clause.complements[place].lexeme)
      guard first.wordClass == .noun else { continue }
      if ["outros", "outras"].contains(second.lemma), place + 1 == clause.complements.count {
        ownByOthers(&clause, place)
      } else if isBare(place, clause), clause.complements[place].government == nil,
        let words = link(first, second, place, clause, verb)
      {
        insert(words.between, at: place, in: &clause)
        if words.knowsFirst, isBare(place - 1, clause),
          clause.complements[place - 1].government == nil
        {
          insert(["o"], at: place - 1, in: &clause)
        }
      }
    }
  }

  /// What is said between two nouns, and whether the first is the one there is.
  private func link(
    _ first: Lexeme, _ second: Lexeme, _ place: Int, _ clause: Clause, _ verb: String
  ) -> (between: [String], knowsFirst: Bool)? {
    guard !second.kind.isTemporal else { return nil }
    let base = MeaningWords.base(of: first)
    if second.wordClass == .properNoun {
      return second.kind == .place && PairWords.ofTowns.contains(base) ? (["de"], true) : nil
    }
    if PairWords.measures.contains(base), measures(verb, second) {
      return (["de", "o"], true)
    }
    if PairWords.tickets.contains(base), admits(second), !PairWords.refusing.contains(verb) {
      return (["para", "o"], false)
    }
    if PairWords.getting.contains(verb), PairWords.fitted[base]?.contains(second.kind) == true,
      !BesideOfWords.stops.contains(second.lemma)
    {
      return (["para", "o"], false)
    }
    if PairWords.wrapping.contains(base), second.isHuman, PairWords.changing.contains(verb) {
      return (["de", "o"], true)
    }
    if let means = PairWords.means[second.lemma], PairWords.sending.contains(verb),
      !first.isBeing || PairWords.telling.contains(verb), first.lemma != second.lemma,
      first.kind != .media || second.kind == .media
    {
      return (means ? ["por", "o"] : ["por"], false)
    }
    return nil
  }

  /// *Medir / altura / mesa, calcular / peso / ponte*: of what it is, but what it is measured with is a tool.
  private func measures(_ verb: String, _ thing: Lexeme) -> Bool {
    guard thing.wordClass == .noun, PairWords.finding.contains(verb),
      !MeaningWords.tools.contains(thing.lemma), !PairWords.gauges.contains(thing.lemma)
    else { return false }
    return !thing.isBeing || PairWords.reckoning.contains(verb)
  }

  /// *Bilhete / concerto, ingresso / museu*: what it lets one into.
  private func admits(_ thing: Lexeme) -> Bool {
    thing.wordClass == .noun
      && (thing.kind == .event || thing.takesPlace || PairWords.shown.contains(thing.lemma))
  }

  /// *Opinião / outros, vida / outras*: nobody is named.
  private func ownByOthers(_ clause: inout Clause, _ place: Int) {
    guard let all = lexicon.known("os outros") else { return }
    clause.complements[place].lexeme = all
    insert(["de"], at: place, in: &clause)
    if isBare(place - 1, clause), clause.complements[place - 1].government == nil {
      insert(["o"], at: place - 1, in: &clause)
    }
  }

  /// *Torcer / time / qual, calçar / número / qual*: what asks for one of several stands before it (Cunha & Cintra, chapter 11,
  /// *Pronomes interrogativos*).
  private func askWhichFirst(_ clause: inout Clause) {
    guard clause.isQuestion, clause.complements.count > 1,
      let asked = clause.complements.indices.last, clause.verb?.lexeme.lemma != "ser",
      ["qual", "quanto", "que"].contains(clause.complements[asked].lexeme.lemma),
      clause.complements[asked].lexeme.kind == .question,
      clause.complements[asked - 1].lexeme.wordClass == .noun
    else { return }
    clause.complements.swapAt(asked - 1, asked)
  }

  /// *Ser / de / quem / mochila, ser / qual / nome / gato*: one asks about a thing that both know.
  private func askOfThing(_ clause: inout Clause) {
    guard clause.isQuestion, let thing = clause.complements.firstIndex(where: { isNoun($0.lexeme) })
    else { return }
    let before = clause.complements[..<thing].map(\.lexeme.lemma)
    guard before == ["de", "quem"] || before == ["qual"] else { return }
    let rest = clause.complements[thing...]
    guard rest.allSatisfy({ isNoun($0.lexeme) }), rest.count < 3 else { return }
    clause.subject = [clause.complements[thing]]
    if rest.count == 2, let last = rest.last {
      clause.subject += ["de", "o"].compactMap { lexicon.known($0).map { Constituent($0) } }
      clause.subject.append(last)
    }
    clause.complements.removeSubrange(thing...)
  }

  private func isNoun(_ word: Lexeme) -> Bool { word.wordClass == .noun && !word.kind.isTemporal }

  /// *Gelar / nem / congelar*: neither is done (Cunha & Cintra, chapter 16, *Conjunções coordenativas*).
  private func denyBothDeeds(_ clause: inout Clause) {
    guard !clause.isNegative, clause.complements.count > 1,
      clause.complements[0].lexeme.lemma == "nem",
      clause.complements[1].lexeme.wordClass == .verb
    else { return }
    clause.isNegative = true
  }

  /// *Apanhar / elétrico*: in Portugal it is a tram.
  private func readTram(_ clause: inout Clause, _ verb: String) {
    guard clause.variety == .portuguesePortugal, PairWords.riding.contains(verb),
      let place = clause.complements.firstIndex(where: { $0.lexeme.lemma == "elétrico" }),
      place == 0 || clause.complements[place - 1].lexeme.wordClass != .noun
    else { return }
    var tram = Lexeme(lemma: "elétrico", wordClass: .noun, kind: .vehicle)
    tram.gender = .masculine
    clause.complements[place].lexeme = tram
  }

  /// *Médico / examinar / doente, enfermeira / ajudar / idoso*: who is so (Cunha & Cintra, chapter 9, *Substantivação*).
  private func readSufferer(_ clause: inout Clause, _ verb: String) {
    guard clause.complements.count == 1,
      PairWords.states.contains(clause.complements[0].lexeme.lemma),
      clause.complements[0].lexeme.wordClass == .adjective,
      clause.subject.contains(where: { $0.lexeme.isHuman || $0.lexeme.wordClass == .pronoun }),
      case let frame = frames[verb], !frame.isCopular, frame.slot(.attribute) == nil,
      frame.slot(.object) != nil, frame.slots.allSatisfy({ $0.role != .manner })
    else { return }
    insert(["o"], at: 0, in: &clause)
  }
}

/// Words by which such pairs are known.
enum PairWords {
  /// Parts of a thing beyond those that both languages have.
  static let partsOfThings: WordSet = [
    "embreagem", "embraiagem", "vidro", "teclado", "lente", "lentes", "haste", "antena", "farol",
    "faróis", "para-choque", "para-brisa", "escapamento", "radiador", "correia", "corrente",
    "selim", "espelho", "travão", "travões", "jante", "cilindro", "hélice", "asa", "válvula",
    "ralo", "gaveta", "prateleira", "dobradiça", "puxador", "trinco", "cadeado", "mola", "alavanca",
    "manivela", "parafuso", "filtro", "forro", "barra", "bainha", "gola", "punho", "fivela",
    "salto", "palmilha", "elástico", "capítulo", "índice", "título", "contracapa", "lombada",
    "ponta", "margem", "gargalo", "rótulo", "embalagem", "tampo", "corda", "bocal", "rodinha",
    "moldura", "degrau", "corrimão", "calha", "grelha", "resistência", "visor", "chip", "memória",
    "suspensão", "câmbio", "amortecedor", "estofado", "estofo", "assento", "raiz", "caule",
    "semente", "gema", "clara", "recheio", "cobertura", "massa", "miolo", "cabo", "lâmina",
  ]
  /// Wholes whose kind does not tell that they have parts.
  static let wholes: WordSet = [
    "óculos", "dente", "elevador", "prédio", "casa", "guarda-chuva", "relógio", "escada", "piscina",
  ]
  /// What is known of a thing, and what is of one certain thing.
  static let measures: WordSet = [
    "graduação", "altura", "largura", "comprimento", "profundidade", "espessura", "temperatura",
    "velocidade", "preço", "valor", "custo", "tamanho", "peso", "área", "duração", "potência",
    "capacidade", "nível", "formato", "qualidade", "quantidade", "resultado", "endereço", "horário",
    "prazo", "motivo", "causa", "efeito", "título", "autor", "significado", "distância", "diâmetro",
    "volume", "intensidade", "origem", "validade", "regra", "regras", "solução", "capital",
    "localização", "dimensão", "inclinação", "consumo", "saldo",
  ]
  /// How one comes to know it.
  static let finding: WordSet = reckoning.union([
    "perguntar", "descobrir", "escolher", "dizer", "mostrar", "mudar", "esquecer", "decorar",
    "lembrar", "procurar", "conhecer", "avaliar", "explicar", "entender", "controlar", "comparar",
    "baixar", "aumentar", "consultar", "olhar", "pesquisar", "informar", "estimar", "regular",
    "ajustar", "diminuir", "reduzir", "discutir", "negociar", "pagar", "cobrar", "definir",
  ])
  /// How one reckons it, also of people.
  static let reckoning: WordSet = [
    "medir", "calcular", "saber", "ver", "conferir", "verificar", "anotar", "checar",
  ]
  static let gauges: WordSet = [
    "termômetro", "termómetro", "régua", "fita métrica", "fita", "trena", "balança", "aparelho",
    "cronômetro", "cronómetro", "relógio", "calculadora", "esquadro", "internet", "site",
  ]
  static let tickets: WordSet = ["bilhete", "ingresso", "entrada", "convite", "lugar"]
  static let refusing: WordSet = ["esquecer", "perder", "encontrar", "achar", "deixar", "esperar"]
  /// What one is let into that is no event by its kind.
  static let shown: WordSet = [
    "concerto", "show", "teatro", "cinema", "museu", "circo", "peça", "jogo", "festival", "filme",
    "exposição", "parque", "zoo", "zoológico", "aquário", "estádio", "partida", "espetáculo",
    "festa", "casamento", "formatura", "ópera", "balé", "baile",
  ]
  static let getting: WordSet = [
    "comprar", "encomendar", "escolher", "procurar", "arranjar", "querer", "vender", "costurar",
    "ganhar", "pedir",
  ]
  /// What is got for a thing, by the kinds of what it fits.
  static let fitted: [String: KindSet] = [
    "capa": things, "capinha": KindSet(.device), "película": KindSet(.device),
    "carregador": KindSet(.device), "pilha": things, "bateria": things, "suporte": things,
    "cabo": KindSet(.device), "cartucho": KindSet(.device), "tinta": rooms,
    "cortina": rooms, "tapete": rooms, "lâmpada": rooms, "móvel": rooms, "quadro": rooms,
    "almofada": rooms, "colchão": rooms, "lençol": rooms, "planta": rooms, "persiana": rooms,
    "tampa": things, "pneu": KindSet(.vehicle), "peça": things, "molde": things,
    "coleira": KindSet(.animal), "brinquedo": KindSet(.animal, .person),
    "caminha": KindSet(.animal), "gaiola": KindSet(.animal), "areia": KindSet(.animal),
    "papel": rooms,
  ]
  private static let things = KindSet(.device, .vehicle, .toy, .furniture, .instrument, .book)
  private static let rooms = KindSet(.room, .home, .furniture)
  /// What is put on a body, and changed by somebody else.
  static let wrapping: WordSet = [
    "curativo", "fralda", "gesso", "penso", "soro", "sonda", "atadura",
  ]
  static let changing: WordSet = ["trocar", "mudar", "tirar", "retirar", "remover", "verificar"]
  /// Ways of sending word, and whether they take the article.
  static let means: [String: Bool] = [
    "e-mail": false, "telefone": false, "mensagem": false, "carta": false, "SMS": false,
    "videochamada": false, "WhatsApp": true, "correio": true, "Telegram": true, "Instagram": true,
    "Skype": true, "Zoom": true, "aplicativo": true, "Messenger": true,
  ]
  static let sending: WordSet = telling.union([
    "mandar", "enviar", "receber", "pedir", "reservar", "marcar", "confirmar", "encomendar",
    "cancelar", "agendar", "transmitir", "compartilhar", "partilhar",
  ])
  static let telling: WordSet = ["avisar", "convidar", "contatar", "contactar", "informar"]
  /// What a town has one of, or is known by.
  static let ofTowns: WordSet = [
    "aeroporto", "estação", "rodoviária", "porto", "centro", "universidade", "câmara", "prefeitura",
    "metrô", "metro", "bairro", "estádio", "mapa", "zoológico", "jardim zoológico", "zoo", "clima",
    "população", "prefeito", "presidente", "ponte", "festival", "hospital", "museu",
  ]
  static let riding: WordSet = [
    "apanhar", "perder", "esperar", "ir", "andar", "conduzir", "entrar", "sair", "descer", "ver",
    "vir", "chegar", "tomar", "subir",
  ]
  static let states: WordSet = [
    "doente", "jovem", "velho", "pobre", "rico", "surdo", "ferido", "deficiente", "grávida",
    "desempregado", "recém-nascido", "adolescente",
  ]
}
