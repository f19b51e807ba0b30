import AACCore

/// Which thing is meant and what a second noun is to it, by the verb and the kinds of both: *empatar o jogo, curar a tosse,
/// perder peso, um mapa de Portugal, a nota na prova* (Cunha & Cintra, chapter 9, *Emprego do artigo*; chapter 15).
extension ClausePlanner {
  /// Puts it in, right before the others look at the clause.
  func settleCertain(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme.lemma, !clause.complements.isEmpty else { return }
    readDescribing(&clause)
    gainBare(&clause, verb)
    meanTheOne(&clause, verb)
    missInDish(&clause, verb)
    getOffThere(&clause, verb)
    comeThere(&clause, verb)
    guard clause.complements.count > 1 else { return }
    if verb == "jogar", clause.complements[0].lexeme.lemma == "a",
      clause.complements[1].lexeme.lemma == "bola"
    {
      // Jogar / à bola: laid with its article.
      insert(["o"], at: 1, in: &clause)
    }
    nameContent(&clause, verb)
    markedIn(&clause, verb)
    needForDeed(&clause, verb)
    exchange(&clause, verb)
    exchangeFor(&clause)
    exchangePolitely(&clause, verb)
  }

  /// *Parecer / que / chover*: it seems so to nobody named (Bechara, *Parecer*).
  func settleSeeming(_ verb: inout PlannedVerb, _ clause: Clause) {
    guard verb.frame.lemma == "parecer", clause.subject.isEmpty,
      clause.complements.first?.lexeme.lemma == "que", clause.complements.count > 1
    else { return }
    verb.frame.pattern = .weather
    verb.frame.opening = nil
    verb.frame.slots = []
    verb.frame.opensIndicative = false
  }

  // MARK: - Articles

  /// *Perder / peso, ganhar / coragem, perder / tempo*: of what one has more or less there is no certain one.
  private func gainBare(_ clause: inout Clause, _ verb: String) {
    guard ["perder", "ganhar", "poupar"].contains(verb), isBare(0, clause),
      CertainWords.gained.contains(clause.complements[0].lexeme.lemma)
    else { return }
    clause.complements[0].government = nil
    clause.complements[0].lexeme.article = .bare
  }

  /// *Empatar / jogo, curar / tosse, remarcar / reunião, esquecer-se / trazer / mochila*: the one that there is.
  private func meanTheOne(_ clause: inout Clause, _ verb: String) {
    let place = clause.complements[0].lexeme.isInfinitive ? 1 : 0
    guard place < clause.complements.count, !clause.isLaid,
      !clause.isNegative || place == 1 || verb == "precisar",
      isBare(place, clause)
    else { return }
    let noun = clause.complements[place].lexeme
    guard noun.wordClass == .noun, noun.number != .plural else { return }
    let deed = place == 1 ? clause.complements[0].lexeme.lemma : verb
    let isMeant: Bool
    switch deed {
    case "remarcar", "adiar", "antecipar", "desmarcar", "cancelar", "confirmar", "empatar":
      isMeant = !noun.isBeing && clause.tense != nil
    case "curar", "aliviar", "tratar", "amenizar", "acalmar", "diminuir", "combater":
      isMeant = CertainWords.symptoms.contains(noun.lemma)
    case "trazer", "levar":
      isMeant =
        CertainWords.carried.contains(noun.lemma)
        && (clause.tense == .past || place == 1 && verb.hasPrefix("esquecer"))
    case "precisar":
      guard place == 0, noun.lemma == "chave", clause.complements.count > 1,
        isBare(1, clause) || clause.complements[1].lexeme.lemma == "de"
      else { return }
      isMeant = true
    default: return
    }
    guard isMeant,
      place + 1 == clause.complements.count
        || clause.complements[place + 1].lexeme.wordClass != .adjective
    else { return }
    if deed == "precisar" {
      if isBare(1, clause), clause.complements[1].lexeme.lemma != "de" {
        put(["de", "o"], at: 1, &clause)
      }
      return put(["de", "o"], at: 0, &clause)
    }
    put(["o"], at: place, &clause)
  }

  // MARK: - Two nouns

  /// *Desenhar / mapa / Portugal, ganhar / jogo / cartas, rir / piada / João, aula / história*: of what and whose it is.
  private func nameContent(_ clause: inout Clause, _ verb: String) {
    for index in clause.complements.indices.dropFirst().reversed() where isBare(index, clause) {
      let (first, second) = (clause.complements[index - 1].lexeme, clause.complements[index].lexeme)
      let isCountry =
        second.wordClass == .properNoun && !second.isHuman || KindSet.places.contains(second.kind)
      if CertainWords.maps.contains(first.lemma), isCountry {
        let isCertain = second.wordClass == .noun || second.article == .definite
        return put(isCertain ? ["de", "o"] : ["de"], at: index, &clause)
      }
      let isBoard =
        ["jogo", "partida"].contains(first.lemma) && CertainWords.boards.contains(second.lemma)
      if isBoard || first.lemma == "aula" && second.lemma == "história" && !clause.isLaid {
        clause.complements[index].lexeme.article = .bare
        return put(["de"], at: index, &clause)
      }
      if ["rir", "rir-se", "gostar", "lembrar-se", "esquecer-se"].contains(verb),
        CertainWords.utterances.contains(first.lemma), second.isHuman
      {
        put(["de", "o"], at: index, &clause)
        if isBare(index - 1, clause) { put(["de", "o"], at: index - 1, &clause) }
        return
      }
    }
  }

  /// *Tirar / nota / bom / prova*: in what one got it.
  private func markedIn(_ clause: inout Clause, _ verb: String) {
    guard ["tirar", "ter", "receber", "levar", "ganhar", "conseguir"].contains(verb),
      let mark = clause.complements.firstIndex(where: {
        ["nota", "zero", "dez", "negativa", "positiva"].contains($0.lexeme.lemma)
      }),
      let test = clause.complements.indices.first(where: {
        $0 > mark && clause.complements[$0].lexeme.wordClass == .noun
      }), isBare(test, clause)
    else { return }
    let noun = clause.complements[test].lexeme
    if CertainWords.tests.contains(noun.lemma) {
      put(["em", "o"], at: test, &clause)
    } else if noun.kind == .subject {
      clause.complements[test].lexeme.article = .bare
      put(["em"], at: test, &clause)
    }
    if mark == 0, test > 1, clause.complements[0].lexeme.lemma == "nota" {
      insert(["um"], at: 0, in: &clause)
    }
  }

  /// *Sal / faltar / sopa*: what is missing and in what.
  private func missInDish(_ clause: inout Clause, _ verb: String) {
    guard verb == "faltar" || verb == "sobrar", clause.subject.count == 1,
      clause.complements.count == 1, isBare(0, clause),
      case let thing = clause.subject[0].lexeme, thing.namesThing,
      case let whole = clause.complements[0].lexeme, !whole.isBeing, !whole.kind.isTemporal,
      KindSet.edible.contains(whole.kind) || KindSet.places.contains(whole.kind)
        || whole.kind == .furniture || whole.kind == .toy || whole.kind == .clothing
        || whole.kind == .event && verb == "sobrar"
    else { return }
    put(["em", "o"], at: 0, &clause)
    clause.complements.insert(clause.subject[0], at: 0)
    clause.subject = []
  }

  /// *Precisar / tempo / responder*: what one needs to do it, and nobody who does it (Bechara, *Orações finais*).
  private func needForDeed(_ clause: inout Clause, _ verb: String) {
    guard ["precisar", "necessitar"].contains(verb), isBare(0, clause),
      CertainWords.means.contains(clause.complements[0].lexeme.lemma),
      clause.complements[1].lexeme.isInfinitive
    else { return }
    insert(["para"], at: 1, in: &clause)
    clause.complements[0].lexeme.article = .bare
    put(["de"], at: 0, &clause)
  }

  /// *Descer / próximo / parada*: where one gets off (Bechara, *Regência: descer*).
  private func getOffThere(_ clause: inout Clause, _ verb: String) {
    guard ["descer", "saltar", "sair", "parar"].contains(verb),
      let stop = clause.complements.firstIndex(where: {
        CertainWords.stops.contains($0.lexeme.lemma)
      })
    else { return }
    if verb == "descer", isBare(stop, clause), clause.complements[stop].lexeme.lemma != "rua",
      stop == 0 || clause.complements[stop - 1].lexeme.wordClass == .noun
    {
      return put(["em", "o"], at: stop, &clause)
    }
    guard stop > 0,
      WordSorter.ordinals.contains(clause.complements[stop - 1].lexeme.lemma),
      stop == 1 || clause.complements[stop - 2].lexeme.wordClass != .adposition
    else { return }
    clause.complements[stop].government = nil
    insert(["em", "o"], at: stop - 1, in: &clause)
  }

  /// *Tu / vir / cinema*: for a while, as Portugal says it (Cunha & Cintra, chapter 15, *A* and *Para*).
  private func comeThere(_ clause: inout Clause, _ verb: String) {
    guard verb == "vir", clause.variety == .portuguesePortugal, !clause.isLaid,
      let place = clause.complements.lastIndex(where: {
        (KindSet.places.contains($0.lexeme.kind) || $0.lexeme.lemma == "cinema")
          && $0.lexeme.wordClass == .noun || $0.lexeme.lemma == "aula"
      }), isBare(place, clause) || clause.complements[place].lexeme.lemma == "aula",
      clause.tense != .past || clause.complements[place].lexeme.lemma == "aula",
      !["casa", "mesa", "chão", "aqui"].contains(clause.complements[place].lexeme.lemma),
      place == 0 || clause.complements[place - 1].lexeme.wordClass != .verb
    else { return }
    put(["a", "o"], at: place, &clause)
  }

  // MARK: - Exchanging and describing

  /// *Trocar / calça / outro / maior, trocar / carrinho / boneca*: the one for the other (Bechara, *Regência: trocar*).
  private func exchange(_ clause: inout Clause, _ verb: String) {
    guard verb == "trocar", isBare(0, clause), !clause.isLaid,
      case let first = clause.complements[0].lexeme, !first.isBeing
    else { return }
    let second = clause.complements[1].lexeme
    if second.lemma == "outro" {
      let gender = LanguageTables.tables(language).gender(of: first)
      let isFeminine = gender == .feminine
      var said = isFeminine ? "por outra" : "por outro"
      for word in clause.complements[2...] {
        let lemma = word.lexeme.lemma
        guard word.lexeme.wordClass == .adjective else { return }
        said += " " + (isFeminine && lemma.hasSuffix("o") ? lemma.dropLast() + "a" : lemma)
      }
      clause.complements[1].lexeme = Lexeme(lemma: said, wordClass: .adverb, kind: .manner)
      clause.complements.removeSubrange(2...)
      return put(["o"], at: 0, &clause)
    }
    if clause.complements.count == 2, isBare(1, clause),
      second.kind == first.kind
        || [.toy, .book, .game].contains(first.kind) && [.toy, .book, .game].contains(second.kind),
      !CertainWords.pieces.contains(first.lemma),
      [.toy, .food, .book, .clothing, .device, .vehicle, .dish, .drink].contains(first.kind)
    {
      put(["por", "o"], at: 1, &clause)
      put(["o"], at: 0, &clause)
      return
    }
    guard second.lemma == "porque", clause.complements.count == 4,
      clause.complements[2].lexeme.lemma == "ser", first.kind == .clothing,
      case let quality = clause.complements[3].lexeme, quality.wordClass == .adjective
    else { return }
    // Trocar / camiseta / porque / ser / pequeno: it, and not the speaker.
    let gender = LanguageTables.tables(language).gender(of: first)
    if gender == .feminine, quality.lemma.hasSuffix("o") {
      clause.complements[3].lexeme.lemma = quality.lemma.dropLast() + "a"
    }
    clause.complements[2] = .linking("ser", .third)
    put(["o"], at: 0, &clause)
  }

  /// *Querer / trocar / camisa*, politely: said to who sells, and of one that was bought.
  private func exchangePolitely(_ clause: inout Clause, _ verb: String) {
    guard ["querer", "gostar", "poder", "precisar"].contains(verb),
      clause.options.contains(.polite), clause.complements.count == 2,
      clause.complements[0].lexeme.lemma == "trocar", isBare(1, clause),
      clause.complements[1].lexeme.kind == .clothing,
      clause.complements[1].lexeme.lemma != "roupa"
    else { return }
    put(["o"], at: 1, &clause)
  }

  /// *Querer / trocar / camisa / por / outro*: a certain one is given for the other.
  private func exchangeFor(_ clause: inout Clause) {
    guard
      let link = clause.complements.firstIndex(where: {
        $0.lexeme.lemma == "por" && $0.lexeme.wordClass == .adposition
      }), link > 0, isBare(link - 1, clause), !clause.complements[link - 1].lexeme.isBeing,
      clause.complements[link - 1].lexeme.number != .plural
        || clause.complements[link - 1].lexeme.kind == .clothing
    else { return }
    let verb = link > 1 ? clause.complements[link - 2] : clause.verb
    guard ["trocar", "substituir"].contains(verb?.lexeme.lemma ?? "") else { return }
    put(["o"], at: link - 1, &clause)
  }

  /// *Bloquear / número / desconhecido*: behind a noun these say of what sort it is.
  private func readDescribing(_ clause: inout Clause) {
    for index in clause.complements.indices.dropFirst()
    where CertainWords.describing.contains(clause.complements[index].lexeme.lemma)
      && clause.complements[index].lexeme.wordClass == .noun && isBare(index, clause)
      && clause.complements[index - 1].lexeme.wordClass == .noun
    {
      clause.complements[index].lexeme = Lexeme(
        lemma: clause.complements[index].lexeme.lemma, wordClass: .adjective, kind: .quality)
      clause.complements[index].government = nil
    }
  }
}

/// Words of things that are certain, bare or of something.
private enum CertainWords {
  /// Of what one has more or less.
  static let gained: WordSet = [
    "peso", "tempo", "altura", "força", "coragem", "velocidade", "sangue", "músculo", "massa",
    "confiança", "energia", "experiência", "equilíbrio", "dinheiro", "cabelo", "água", "gordura",
    "visão", "audição", "peso corporal", "resistência", "autonomia",
  ]
  static let symptoms: WordSet = [
    "tosse", "dor", "febre", "gripe", "resfriado", "constipação", "ferida", "enjoo", "coceira",
    "comichão", "alergia", "azia", "enxaqueca", "inflamação", "infecção", "infeção", "cansaço",
    "ansiedade", "soluço", "diarreia", "queimadura", "inchaço", "náusea", "medo", "fome", "sede",
    "calor", "frio", "stress", "estresse", "tristeza", "raiva", "insônia", "insónia",
  ]
  /// What one has with oneself for school, work and the way.
  static let carried: WordSet = [
    "mochila", "lancheira", "marmita", "estojo", "agenda", "caderneta", "uniforme", "crachá",
    "carteira", "passaporte", "lição", "tarefa", "merenda", "óculos", "guarda-chuva", "farda",
    "prancha", "tablet", "celular", "telemóvel", "bengala", "andador", "muleta", "pasta",
    "trabalho de casa", "dever de casa", "lição de casa", "cantil",
  ]
  static let maps: WordSet = [
    "mapa", "bandeira", "capital", "hino", "presidente", "seleção", "planta", "maquete", "brasão",
  ]
  static let boards: WordSet = [
    "cartas", "baralho", "xadrez", "damas", "dominó", "tabuleiro", "memória", "adivinhas", "mímica",
    "bingo", "futebol", "basquete", "vôlei", "tênis", "computador", "vídeo", "azar", "carta",
  ]
  static let utterances: WordSet = [
    "piada", "brincadeira", "história", "anedota", "graça", "palhaçada", "careta", "ideia",
    "comentário", "resposta", "pergunta", "conversa", "imitação", "dança", "cantoria", "voz",
    "desenho", "chapéu", "roupa", "cara", "jeito", "sotaque", "nome", "aniversário",
  ]
  static let tests: WordSet = [
    "prova", "exame", "teste", "trabalho", "redação", "ditado", "boletim", "concurso",
    "vestibular", "avaliação", "ficha", "projeto", "apresentação", "questionário",
  ]
  /// What one needs in order to do something.
  static let means: WordSet = [
    "tempo", "ajuda", "dinheiro", "silêncio", "calma", "paciência", "coragem", "força", "espaço",
    "óculos", "luz", "remédio", "bengala", "autorização", "energia", "apoio", "bateria", "internet",
    "permissão", "licença", "concentração", "privacidade", "carona", "boleia", "moedas", "papel",
  ]
  /// What belongs to another thing and is worn out before it.
  static let pieces: WordSet = [
    "pilha", "bateria", "lâmpada", "tela", "ecrã", "capa", "cordão", "cadarço", "pneu", "roda",
    "botão", "zíper", "carregador", "filtro", "corda", "toner", "tinta",
  ]
  static let stops: WordSet = [
    "parada", "estação", "ponto", "paragem", "rua", "esquina", "terminal", "andar", "saída",
  ]
  /// Nouns for people by a quality that things and people have.
  static let describing: WordSet = [
    "desconhecido", "conhecido", "idoso", "ferido", "morto", "cego", "surdo", "mudo", "deficiente",
    "estrangeiro", "adulto", "jovem", "inválido", "anônimo", "anónimo", "famoso", "doente",
  ]
}
