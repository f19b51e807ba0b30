import AACCore

/// What is eaten of a kind, filled, compared and put together: *comer / batata, encher / balde / areia, preferir / suco / manga
/// / água, montar / quebra-cabeça / difícil* (Cunha & Cintra, chapter 9, *Omissão do artigo*; Bechara, *Regência*).
extension ClausePlanner {
  /// Settles these where they were chosen without the words that say so.
  func settleServed(_ clause: inout Clause) {
    guard !clause.isLaid, let verb = clause.verb?.lexeme.lemma, !clause.complements.isEmpty
    else { return }
    if ServedWords.eating.contains(verb) { eatKind(&clause) }
    nameResult(&clause)
    switch verb {
    case "encher": fillWith(&clause)
    case "preferir": preferTo(&clause)
    case "torcer", "quebrar", "machucar", "magoar", "ralar", "partir", "bater", "cortar":
      hurtThere(&clause)
    case "montar", "resolver", "jogar": solveOne(&clause)
    case "cair", "pingar", "espirrar": fallOnto(&clause)
    case "tirar", "afastar": takeAway(&clause)
    case "desejar": wishHappy(&clause)
    case "colecionar", "criar", "empilhar": gatherSeveral(&clause, verb)
    case "estudar", "cursar", "aprender", "ensinar": studyField(&clause)
    default: break
    }
  }

  /// *Comer / batata, querer / cenoura*: of vegetables and what is cooked one takes some, and does not count.
  private func eatKind(_ clause: inout Clause) {
    guard !clause.options.contains(.request) else { return }
    for place in clause.complements.indices
    where isBare(place, clause) || isJoinedKind(place, clause) {
      let food = clause.complements[place].lexeme
      if clause.variety == .portuguesePortugal, ServedWords.numerous.contains(food.lemma),
        food.number != .plural, clause.complements[place].government == nil,
        let several = LanguageTables.tables(.portuguese).morphology?.plural(
          of: food.lemma, wordClass: .noun
        ).first
      {
        // Nunca comi caracóis: Portugal eats them in numbers.
        clause.complements[place].lexeme.lemma = several
        clause.complements[place].lexeme.number = .plural
        clause.complements[place].lexeme.article = .bare
        continue
      }
      guard
        ServedWords.vegetables.contains(food.lemma)
          || clause.variety == .portugueseBrazil && ServedWords.berries.contains(food.lemma),
        food.number != .plural, clause.complements[place].government == nil
      else { continue }
      clause.complements[place].lexeme.article = .bare
    }
  }

  /// *Colecionar / selo, criar / galinha*: what one gathers and keeps is several (Cunha & Cintra, chapter 8, *Plural*).
  private func gatherSeveral(_ clause: inout Clause, _ verb: String) {
    for place in clause.complements.indices where isBare(place, clause) {
      let thing = clause.complements[place].lexeme
      guard thing.wordClass == .noun, thing.number != .plural, thing.countability != .mass,
        verb == "criar" ? thing.kind == .animal : !thing.isBeing && !thing.kind.isTemporal,
        !KindSet.places.contains(thing.kind),
        let several = LanguageTables.tables(.portuguese).morphology?.plural(
          of: thing.lemma, wordClass: .noun
        ).first
      else { continue }
      clause.complements[place].lexeme.lemma = several
      clause.complements[place].lexeme.number = .plural
      return
    }
  }

  /// *Cenoura / e / tomate*: joined to another kind.
  private func isJoinedKind(_ place: Int, _ clause: Clause) -> Bool {
    place > 1 && ["e", "ou"].contains(clause.complements[place - 1].lexeme.lemma)
      && clause.complements[place - 2].lexeme.article == .bare
  }

  /// *Encher / balde / areia*: with what it is filled.
  private func fillWith(_ clause: inout Clause) {
    guard clause.complements.count > 1, isBare(0, clause), isBare(1, clause),
      case let filling = clause.complements[1].lexeme, filling.wordClass == .noun,
      filling.countability == .mass || filling.kind == .material || filling.kind == .drink
        || ServedWords.fillings.contains(filling.lemma),
      !clause.complements[0].lexeme.isBeing
    else { return }
    clause.complements[1].lexeme.article = .bare
    put(["de"], at: 1, &clause)
  }

  /// *Preferir / suco / manga / água*: behind a dish and what it is of, what one likes less.
  private func preferTo(_ clause: inout Clause) {
    guard clause.complements.count == 3,
      clause.complements.indices.allSatisfy({ isBare($0, clause) }),
      MeaningWords.dishes.contains(MeaningWords.base(of: clause.complements[0].lexeme)),
      KindSet.edible.contains(clause.complements[1].lexeme.kind),
      KindSet.edible.contains(clause.complements[2].lexeme.kind)
    else { return }
    clause.complements[2].lexeme.article = .bare
    put(["a"], at: 2, &clause)
    clause.complements[1].lexeme.article = .bare
    put(["de"], at: 1, &clause)
  }

  /// *Torcer / tornozelo / escada*: where it happened.
  private func hurtThere(_ clause: inout Clause) {
    guard clause.complements.count > 1, clause.complements[0].lexeme.kind == .body,
      isBare(1, clause),
      ["escada", "escadas", "degrau", "calçada", "rampa"].contains(
        clause.complements[1].lexeme.lemma)
    else { return }
    put(["em", "o"], at: 1, &clause)
  }

  /// *Resultado / exame, data / prova*: what comes of it and when it is are its own.
  private func nameResult(_ clause: inout Clause) {
    for place in clause.complements.indices.dropFirst().reversed()
    where isBare(place, clause) && isBare(place - 1, clause) {
      let whole = clause.complements[place].lexeme
      guard ServedWords.results.contains(clause.complements[place - 1].lexeme.lemma),
        whole.wordClass == .noun, whole.kind == .event || ServedWords.tests.contains(whole.lemma)
      else { continue }
      put(["de", "o"], at: place, &clause)
      put(["o"], at: place - 1, &clause)
    }
  }

  /// *Tinta / cair / roupa*: a thing falls onto it.
  private func fallOnto(_ clause: inout Clause) {
    guard clause.complements.count == 1, isBare(0, clause), !clause.subject.isEmpty,
      clause.subject.allSatisfy({ !$0.lexeme.isBeing && $0.lexeme.wordClass == .noun }),
      clause.subject.allSatisfy({ $0.lexeme.kind != .body && $0.lexeme.kind != .clothing }),
      [.clothing, .body].contains(clause.complements[0].lexeme.kind)
    else { return }
    put(["em", "o"], at: 0, &clause)
  }

  /// *Tirar / isso / eu*: away from me.
  private func takeAway(_ clause: inout Clause) {
    guard clause.complements.count == 2,
      ["isso", "isto", "aquilo"].contains(clause.complements[0].lexeme.lemma),
      clause.complements[1].lexeme.wordClass == .pronoun,
      clause.complements[1].lexeme.kind == .person
    else { return }
    insert(["de"], at: 1, in: &clause)
  }

  /// *Desejar / feliz / aniversário / você*: the wish is said as it is said to somebody.
  private func wishHappy(_ clause: inout Clause) {
    guard clause.complements.count > 1,
      ["feliz", "bom", "boa"].contains(clause.complements[0].lexeme.lemma),
      ServedWords.wished.contains(clause.complements[1].lexeme.lemma.lowercased()),
      clause.complements[1].lexeme.wordClass != .verb
    else { return }
    clause.complements[1].lexeme.article = .bare
    clause.complements[1].government = Government(preposition: nil, article: .bare)
  }

  /// *Estudar / medicina*: a field has no article.
  private func studyField(_ clause: inout Clause) {
    guard isBare(0, clause),
      clause.complements.count == 1 || isBare(1, clause)
        || clause.complements[1].lexeme.wordClass == .adposition,
      ServedWords.fields.contains(clause.complements[0].lexeme.lemma)
    else { return }
    clause.complements[0].lexeme.article = .bare
    clause.complements[0].lexeme.countability = .mass
  }

  /// *Montar / quebra-cabeça / difícil*: told by how it is, it is one of many.
  private func solveOne(_ clause: inout Clause) {
    guard clause.complements.count > 1, isBare(0, clause),
      clause.complements[0].lexeme.kind == .game || clause.complements[0].lexeme.lemma == "puzzle",
      clause.complements[0].lexeme.number != .plural,
      clause.complements[1].lexeme.wordClass == .adjective,
      clause.complements[1].lexeme.kind != .color
    else { return }
    put(["um"], at: 0, &clause)
  }
}

/// Words of what is served and filled.
private enum ServedWords {
  /// Verbs of eating, wanting and cooking.
  static let eating: WordSet = [
    "comer", "querer", "comprar", "cozinhar", "preparar", "provar", "servir", "pedir", "jantar",
    "almoçar", "dar", "ter", "preferir", "fritar", "fazer", "experimentar", "plantar", "vender",
    "trazer",
  ]
  /// What is eaten by the plate.
  static let vegetables: WordSet = [
    "batata", "cenoura", "cebola", "tomate", "pepino", "beterraba", "abóbora", "abobrinha",
    "berinjela", "beringela", "curgete", "batata-doce", "mandioca", "aipim", "macaxeira", "inhame",
    "cará", "chuchu", "pimentão", "pimento", "rabanete", "nabo", "linguiça", "camarão", "ervilha",
    "lentilha", "azeitona", "cogumelo", "vagem", "quiabo", "alcachofra", "aspargo", "espargo",
    "amendoim", "castanha", "jiló", "maxixe", "sardinha", "lula", "polvo", "mexilhão", "marisco",
    "palmito", "batata cozida", "batata frita", "purê", "couve-flor", "feijão", "grão-de-bico",
    "ovo mexido", "fruta", "legume", "verdura", "carne moída", "salsicha", "almôndega",
  ]
  /// What is eaten in numbers.
  static let numerous: WordSet = [
    "caracol", "ostra", "mexilhão", "amêijoa", "berbigão", "gamba", "percebe", "sardinha",
    "azeitona", "tremoço", "castanha", "ervilha", "cogumelo", "morango", "cereja", "uva", "amora",
    "framboesa", "mirtilo", "noz", "amendoim", "lentilha",
  ]
  /// Small fruit, in Brazil without a number.
  static let berries: WordSet = [
    "uva", "morango", "cereja", "jabuticaba", "amora", "framboesa", "mirtilo", "acerola",
    "pitanga", "noz", "melancia", "abacaxi", "mamão", "melão",
  ]
  /// What comes of an event, and when it is.
  static let results: WordSet = [
    "resultado", "data", "dia", "horário", "hora", "motivo", "valor", "convite", "ingresso",
    "placar", "nota", "notícia",
  ]
  /// What has a result.
  static let tests: WordSet = [
    "exame", "prova", "teste", "jogo", "consulta", "cirurgia", "eleição", "concurso", "sorteio",
    "partida", "corrida", "campeonato", "reunião", "entrevista", "análise", "viagem",
  ]
  /// What one wishes somebody.
  static let wished: WordSet = [
    "aniversário", "natal", "páscoa", "viagem", "sorte", "dia", "noite", "semana", "fim de semana",
    "férias", "ano novo", "apetite",
  ]
  /// What is studied at a university.
  static let fields: WordSet = [
    "medicina", "direito", "engenharia", "enfermagem", "psicologia", "arquitetura", "biologia",
    "veterinária", "odontologia", "farmácia", "economia", "administração", "pedagogia", "nutrição",
    "fisioterapia", "contabilidade", "filosofia", "sociologia", "jornalismo", "informática",
    "robótica", "programação", "culinária", "costura", "mecânica", "fotografia", "gramática",
  ]
  /// What a vessel is filled with.
  static let fillings: WordSet = [
    "areia", "terra", "água", "pedra", "brinquedo", "bala", "ar", "gás", "lixo", "folha", "gelo",
    "flor", "roupa", "comida",
  ]
}
