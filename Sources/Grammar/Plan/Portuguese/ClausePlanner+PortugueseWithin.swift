import AACCore

/// Places that are part of a place, and what is somebody's there: *brincar / quintal / escola, sentar / cadeira / professor,
/// pular / muro / vizinho, fugir / casa / vizinho, colar / figura / papel* (Cunha & Cintra, chapter 7, *Adjunto adnominal*;
/// chapter 15, *De*, *Em* and *Para*).
extension ClausePlanner {
  /// Puts in what is said between the two.
  func settleWithin(_ clause: inout Clause) {
    guard !clause.isLaid, let verb = clause.verb?.lexeme.lemma, !clause.complements.isEmpty
    else { return }
    fleeTowards(&clause, verb)
    for place in clause.complements.indices.dropFirst().reversed()
    where isOpenNoun(place, clause) && clause.complements[place - 1].lexeme.wordClass != .adposition
      && clause.complements[place - 1].lexeme.lemma != "como"
    {
      if placeWithin(&clause, verb, place) || bothPlaces(&clause, verb, place)
        || ownNeighbours(&clause, verb, place)
        || ownPlaceThere(&clause, verb, place)
      {
        continue
      }
      markSurface(&clause, verb, place)
    }
  }

  /// Whether a noun is there with nothing determining it but what the verb may put there.
  private func isOpenNoun(_ place: Int, _ clause: Clause) -> Bool {
    let word = clause.complements[place].lexeme
    guard word.wordClass == .noun, !word.kind.isTemporal else { return false }
    guard place > 0 else { return true }
    let before = clause.complements[place - 1].lexeme
    return !before.isDeterminerLike && before.kind != .quantity && before.wordClass != .numeral
      && !before.isConnective && before.wordClass != .conjunction
  }

  // MARK: - A place of a place

  /// *Quintal / escola, fila / banco, sofá / sala*: the room, the corner or the seat is that of the house.
  private func placeWithin(_ clause: inout Clause, _ verb: String, _ place: Int) -> Bool {
    let first = clause.complements[place - 1].lexeme, whole = clause.complements[place].lexeme
    guard isOpenNoun(place - 1, clause), first.lemma != whole.lemma,
      WithinWords.isPart(first, of: whole), !WithinWords.carrying.contains(verb),
      first.kind != .furniture || first.lemma == "chão" || isNoObject(first, verb, place, clause)
    else { return false }
    put(whole.article == .bare ? ["de"] : ["de", "o"], at: place, &clause)
    if place > 1, WithinWords.doors.contains(first.lemma), isBare(place - 1, clause),
      clause.complements[place - 2].lexeme.isBeing
        || clause.complements[place - 2].lexeme.wordClass == .pronoun
    {
      put(["em", "o"], at: place - 1, &clause)
    } else if WithinWords.staying.contains(verb), isBare(place - 1, clause),
      frames[verb].slot(.placeTo) == nil,
      place == 1 || clause.complements[place - 2].lexeme.wordClass != .noun
    {
      put(["em", "o"], at: place - 1, &clause)
    }
    return true
  }

  /// Whether the verb takes something else than furniture, so that this is where it is done.
  private func isNoObject(
    _ noun: Lexeme, _ verb: String, _ place: Int, _ clause: Clause
  ) -> Bool {
    if WithinWords.staying.contains(verb) { return true }
    guard let object = frames[verb].slot(.object) else { return true }
    return !object.acceptedKinds.isEmpty && !object.acceptedKinds.contains(noun.kind)
  }

  /// *Limpar / sala / quarto, gostar / praia / parque*: what is cleaned and liked is both.
  private func bothPlaces(_ clause: inout Clause, _ verb: String, _ place: Int) -> Bool {
    let first = clause.complements[place - 1].lexeme, second = clause.complements[place].lexeme
    guard WithinWords.ofPlaces.contains(verb), isOpenNoun(place - 1, clause),
      KindSet.places.contains(first.kind), KindSet.places.contains(second.kind),
      first.kind == second.kind || verb != "gostar", first.lemma != second.lemma, place == 1
    else { return false }
    put(["e"], at: place, &clause)
    return true
  }

  // MARK: - Whose it is

  /// *Muro / vizinho, gato / vizinha, música / vizinho*: of neighbours one speaks because of what is theirs.
  private func ownNeighbours(_ clause: inout Clause, _ verb: String, _ place: Int) -> Bool {
    let owner = clause.complements[place].lexeme
    var head = place - 1
    while head > 0, clause.complements[head].lexeme.wordClass == .adjective { head -= 1 }
    let thing = clause.complements[head].lexeme
    let isNeighbour = WithinWords.neighbours.contains(owner.lemma)
    let isPet =
      thing.roleKind == .animal && owner.isHuman && owner.wordClass == .noun
      && !WithinWords.together.contains(verb)
    guard isNeighbour || isPet, thing.wordClass == .noun, !thing.isHuman, !thing.kind.isTemporal,
      !WithinWords.together.contains(verb) || thing.roleKind == .animal,
      !WithinWords.telling.contains(verb), thing.kind != .feeling,
      frames[verb].slot(.recipient) == nil || verb == "reclamar",
      isOpenNoun(head, clause)
    else { return false }
    put(["de", "o"], at: place, &clause)
    ownKin(&clause, owner, place + 2)
    makeCertain(&clause, head)
    return true
  }

  /// *Cadeira / professor, gaveta / pai, celular / mãe*: what one sits on, gets out of and handles there is theirs.
  private func ownPlaceThere(_ clause: inout Clause, _ verb: String, _ place: Int) -> Bool {
    let thing = clause.complements[place - 1].lexeme, owner = clause.complements[place].lexeme
    guard WithinWords.moving.contains(verb) || verb == "sair" && thing.kind == .room, owner.isHuman,
      owner.wordClass == .noun,
      thing.namesThing, thing.kind != .vehicle,
      isOpenNoun(place - 1, clause)
    else { return false }
    put(["de", "o"], at: place, &clause)
    ownKin(&clause, owner, place + 2)
    if verb == "mexer", place == 1, isBare(0, clause) { put(["em", "o"], at: 0, &clause) }
    return true
  }

  /// The speaker's, where it is a brother's or a sister's.
  private func ownKin(_ clause: inout Clause, _ owner: Lexeme, _ place: Int) {
    guard BesideWords.ownKin.contains(owner.lemma), let mine = lexicon.known("meu") else { return }
    clause.complements.insert(Constituent(mine), at: place)
  }

  /// What is somebody's is a certain one; a preposition of the verb stays.
  private func makeCertain(_ clause: inout Clause, _ head: Int) {
    guard head == 0 || clause.complements[head - 1].lexeme.wordClass != .adposition,
      let verb = clause.verb?.lexeme.lemma
    else { return }
    let preposition =
      clause.complements[head].government?.preposition
      ?? frames[verb].slot(.topic)?.preposition ?? frames[verb].slot(.object)?.preposition
    put(preposition.map { [$0, "o"] } ?? ["o"], at: head, &clause)
  }

  // MARK: - Onto and out of paper

  /// *Colar / figura / papel, recortar / figura / revista*: what it is put on and cut out of.
  private func markSurface(_ clause: inout Clause, _ verb: String, _ place: Int) {
    let thing = clause.complements[place - 1].lexeme, whole = clause.complements[place].lexeme
    guard thing.namesThing,
      whole.wordClass == .noun, thing.lemma != whole.lemma
    else { return }
    if WithinWords.marking.contains(verb), WithinWords.surfaces.contains(whole.lemma) {
      put(["em", "o"], at: place, &clause)
      if thing.kind == .home, isOpenNoun(place - 1, clause) {
        clause.complements[place - 1].government = Government(
          preposition: nil, article: .indefinite)
      }
    } else if WithinWords.cutting.contains(verb), WithinWords.printed.contains(whole.lemma) {
      put(["de", "o"], at: place, &clause)
    } else if WithinWords.byHand.contains(verb), WithinWords.hands.contains(whole.lemma),
      thing.kind != .body || verb == "coçar"
    {
      put(["com", "o"], at: place, &clause)
    } else if ["atravessar", "cruzar"].contains(verb), WithinWords.crossings.contains(whole.lemma) {
      put(["em", "o"], at: place, &clause)
    } else if WithinWords.growing.contains(verb), thing.kind == .plant,
      WithinWords.gardens.contains(whole.lemma)
    {
      put(["de", "o"], at: place, &clause)
    } else if WithinWords.removing.contains(verb), whole.kind == .clothing || whole.kind == .body,
      thing.kind != whole.kind, thing.kind != .clothing
    {
      put(["de", "o"], at: place, &clause)
    }
  }

  // MARK: - Running away

  /// *Fugir / rua, cachorro / fugir / casa / vizinho*: out there and to others' homes, from everywhere else.
  private func fleeTowards(_ clause: inout Clause, _ verb: String) {
    guard WithinWords.fleeing.contains(verb),
      let place = clause.complements.firstIndex(where: {
        $0.lexeme.lemma == "casa" || WithinWords.outdoors.contains($0.lexeme.lemma)
      }), place == 0 || clause.complements[place - 1].lexeme.wordClass != .adposition,
      place == 0 || !clause.complements[place - 1].lexeme.isDeterminerLike
    else { return }
    if clause.complements[place].lexeme.lemma == "casa" {
      guard place + 1 < clause.complements.count,
        clause.complements[place + 1].lexeme.isHuman
          || clause.complements[place + 1].lexeme.lemma == "de"
      else { return }
      if isBare(place + 1, clause) {
        let owner = clause.complements[place + 1].lexeme
        let isName = owner.wordClass == .properNoun && owner.article == .bare
        put(isName ? ["de"] : ["de", "o"], at: place + 1, &clause)
      }
    }
    put(["para", "o"], at: place, &clause)
  }
}

/// Words of places and of what is on them.
private enum WithinWords {
  /// Whether a place is mostly thought of as part of another.
  static func isPart(_ first: Lexeme, of whole: Lexeme) -> Bool {
    if first.lemma == "fila" {
      // Esperar / fila / banco: where one stands in line there is no bench.
      return queued.contains(whole.lemma) || KindSet.places.contains(whole.kind)
    }
    if whole.lemma == "lugar" { return false }
    switch whole.kind {
    case .room:
      return
        (first.kind == .furniture || doors.contains(first.lemma) || seats.contains(first.lemma))
        && !first.isBeing
    case .home: return grounds.contains(first.lemma)
    case .place:
      if corners.contains(whole.lemma) {
        return first.kind == .place && !corners.contains(first.lemma) || seats.contains(first.lemma)
      }
      return first.kind == .room || first.kind == .furniture || inner.contains(first.lemma)
        || doors.contains(first.lemma) || seats.contains(first.lemma)
    default: return false
    }
  }

  /// What one queues for besides places.
  static let queued: WordSet = [
    "banco", "ônibus", "autocarro", "caixa", "ingresso", "bilheteria", "brinquedo", "vacina",
    "roda-gigante", "montanha-russa", "elevador", "merenda", "almoço", "lanche", "táxi", "carrinho",
  ]
  /// Ways in.
  static let doors: WordSet = [
    "porta", "portão", "entrada", "saída", "janela", "portaria", "muro", "cerca", "grade",
    "calçada", "escada", "rampa", "degrau", "corredor",
  ]
  /// Around a home.
  static let grounds: WordSet = [
    "quintal", "jardim", "porta", "portão", "muro", "calçada", "entrada", "frente", "telhado",
  ]
  /// Where one sits and plays there.
  static let seats: WordSet = [
    "chão", "tapete", "canto", "cantinho", "balanço", "baloiço", "gangorra", "escorregador",
    "escorrega", "areia", "grama", "relva", "gramado", "banco", "rede", "parede", "mesa",
  ]
  /// Places that are in buildings and grounds.
  static let inner: WordSet = [
    "biblioteca", "piscina", "quadra", "cantina", "refeitório", "fila", "parquinho", "pátio",
    "estacionamento", "recepção", "receção", "sala de espera", "sala de aula", "lanchonete",
    "ginásio", "auditório", "laboratório", "enfermaria", "secretaria", "diretoria",
    "bilheteria", "caixa", "caixa eletrônico", "playground", "horta", "vestiário", "balneário",
    "pista", "palco", "arquibancada", "camarim", "bar", "padaria", "garagem", "campo",
    "quintal", "jardim", "cozinha", "banheiro", "casa de banho", "sala", "quarto", "teatro",
    "brinquedoteca", "ludoteca", "consultório", "farmácia", "emergência", "uti",
  ]
  /// Parts of a town.
  static let corners: WordSet = ["esquina", "bairro", "praça", "vila", "aldeia"]
  /// Verbs of who is there.
  static let staying: WordSet = [
    "esperar", "brincar", "sentar", "sentar-se", "deitar", "deitar-se", "dormir", "ficar", "estar",
    "comer", "almoçar", "lanchar", "jantar", "correr", "chorar", "trabalhar", "estudar",
    "conversar", "descansar", "cochilar", "vomitar", "pular", "nadar", "dançar", "parar",
    "engatinhar", "escorregar", "tropeçar", "cair", "entrar", "rolar", "ler", "caminhar",
  ]
  /// What is done to places themselves.
  static let ofPlaces: WordSet = [
    "limpar", "varrer", "arrumar", "conhecer", "visitar", "gostar", "adorar", "amar", "organizar",
    "decorar", "encerar", "aspirar",
  ]
  /// What is carried goes from the one to the other.
  static let carrying: WordSet = [
    "levar", "trazer", "carregar", "mudar", "mandar", "enviar", "arrastar", "empurrar", "puxar",
    "preferir", "haver", "ter", "ser", "passar", "comparar",
  ]
  static let neighbours: WordSet = [
    "vizinho", "vizinha", "vizinhos", "vizinhas", "porteiro", "zelador", "síndico",
  ]
  /// What is done with somebody.
  static let together: WordSet = [
    "conversar", "jogar", "dançar", "correr", "cantar", "almoçar", "jantar", "lanchar", "tomar",
    "comer", "dividir", "trocar", "combinar", "sair", "ir", "viajar", "vir", "ficar", "assistir",
    "ver filme", "caminhar", "andar", "falar", "encontrar", "deixar", "comprar", "montar",
    "morar", "estar", "brigar", "fazer", "ser", "comparar", "confundir", "parecer", "defender",
    "esperar", "aprender", "estudar", "beber", "apostar", "disputar",
  ]
  /// What is said and given to somebody.
  static let telling: WordSet = [
    "dar", "contar", "pedir", "mostrar", "emprestar", "vender", "mandar", "enviar", "entregar",
    "devolver", "levar", "trazer", "oferecer", "ensinar", "perguntar", "avisar", "agradecer",
    "explicar", "escrever", "dizer", "pagar", "ligar", "desejar", "doar", "chamar", "culpar",
    "acusar", "convidar", "alugar", "dever",
  ]
  /// What one does at another's place.
  static let moving: WordSet = [
    "sentar", "sentar-se", "deitar", "deitar-se", "mexer", "entrar", "subir", "pular",
  ]
  /// What is written, stuck and drawn somewhere.
  static let marking: WordSet = [
    "colar", "grudar", "pregar", "escrever", "desenhar", "pintar", "imprimir", "carimbar",
    "rabiscar", "riscar", "anotar", "copiar para", "fixar", "prender", "estampar",
  ]
  static let surfaces: WordSet = [
    "papel", "folha", "caderno", "parede", "cartolina", "quadro", "quadro branco", "lousa",
    "mural", "agenda", "caderneta", "tela", "papelão", "cartão", "livro", "álbum", "envelope",
    "tecido", "camiseta", "t-shirt", "capa", "muro", "painel", "pasta", "caixa", "porta",
    "geladeira", "frigorífico", "mochila",
  ]
  static let cutting: WordSet = ["recortar", "cortar", "arrancar", "tirar", "copiar", "rasgar"]
  static let printed: WordSet = [
    "revista", "jornal", "livro", "caderno", "gibi", "catálogo", "encarte", "folheto", "lousa",
    "quadro",
  ]
  static let removing: WordSet = ["tirar", "arrancar", "remover", "retirar", "limpar"]
  /// What is done with the hand, the foot or the mouth.
  static let byHand: WordSet = [
    "coçar", "comer", "segurar", "pegar", "tocar", "chutar", "empurrar", "abrir", "fechar",
    "quebrar", "pintar", "mexer", "limpar", "agarrar", "puxar", "apertar", "amassar", "rasgar",
  ]
  static let hands: WordSet = [
    "mão", "mãos", "dedo", "dedos", "pé", "pés", "boca", "dente", "dentes", "cotovelo",
  ]
  /// Where one crosses a street.
  static let crossings: WordSet = [
    "faixa", "passadeira", "faixa de pedestres", "semáforo", "sinal",
  ]
  /// What is done to plants where they stand.
  static let growing: WordSet = [
    "subir", "regar", "podar", "cortar", "colher", "apanhar", "cheirar", "arrancar", "molhar",
    "descer",
  ]
  static let gardens: WordSet = [
    "quintal", "jardim", "varanda", "praça", "parque", "escola", "horta", "vizinho", "terraço",
    "rua", "sítio", "fazenda", "quinta", "casa",
  ]
  static let fleeing: WordSet = ["fugir", "escapar", "correr"]
  static let outdoors: WordSet = [
    "rua", "mato", "floresta", "telhado", "estrada", "bosque", "montanha", "calçada", "campo",
    "esquina", "avenida", "fundo",
  ]
}
