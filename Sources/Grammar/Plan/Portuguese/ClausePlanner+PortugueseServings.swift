import AACCore

/// Portions, seasonings, waits and what is asked of a thing: *quero um suco grande, quero mais sal na sopa, chega em dez minutos, qual é a cor do
/// carro*; and what Portugal says otherwise there: *subiu à árvore, está calor, coça-me as costas*.
///
/// Sources: Cunha & Cintra, chapter 9 (*Emprego do artigo indefinido*), chapter 11 (*Pronomes interrogativos*) and chapter 15 (*A, Em*);
/// Bechara, *Regência* and *Verbos impessoais*.
extension ClausePlanner {
  /// Puts in what is said between such words.
  func settleServings(_ clause: inout Clause, _ verb: String) {
    askOfPart(&clause, verb)
    if clause.variety == .portuguesePortugal { settlePortugal(&clause, verb) }
    guard !clause.complements.isEmpty else { return }
    if ServingWords.ordering.contains(verb) { orderSize(&clause) }
    if ServingWords.seasoning.contains(verb) { seasonDish(&clause) }
    if ServingWords.arriving.contains(verb) { waitMinutes(&clause) }
    if clause.complements.count > 2 { growDark(&clause) }
    switch verb {
    case "falar": passOn(&clause)
    case "estar": lookForThing(&clause)
    case "ter": askWhetherAny(&clause)
    default: break
    }
  }

  /// *Comprar / leite / ovo, precisar / comprar / pão / banana*: on a list food has no article, and Portugal names several of what is counted
  /// (Cunha & Cintra, chapter 9, *Omissão do artigo*).
  func listWares(_ clause: inout Clause, _ verb: String) {
    let start = verb == "comprar" ? 0 : clause.complements.first?.lexeme.lemma == "comprar" ? 1 : -1
    guard start >= 0 else { return }
    let wares = clause.complements.indices[start...].filter {
      clause.complements[$0].lexeme.wordClass == .noun && isFree($0, clause)
        && KindSet.edible.contains(clause.complements[$0].lexeme.kind)
    }
    guard wares.count > 1 || clause.complements.last?.lexeme.lemma == "ovo",
      wares.count > 1 || clause.complements.count == start + 1,
      clause.complements[start...].allSatisfy({
        $0.lexeme.wordClass != .adjective && $0.lexeme.lemma != "de" && $0.lexeme.lemma != "com"
      })
    else { return }
    for place in wares {
      let food = clause.complements[place].lexeme
      guard food.number != .plural, food.countability != .mass else { continue }
      if food.lemma == "ovo"
        || clause.variety == .portuguesePortugal && UnsaidByRole.fruits.contains(food.lemma)
      {
        makePlural(&clause.complements[place])
      }
      clause.complements[place].lexeme.article = .bare
      clause.complements[place].government = Government(preposition: nil, article: .bare)
    }
  }

  /// *Lobo / comer / avó*: whom beasts of tales eat.
  func devour(_ clause: inout Clause, at place: Int) {
    guard let who = clause.subject.last?.lexeme.lemma, ServingWords.devouring.contains(who),
      clause.complements[place].lexeme.isHuman, isFree(place, clause)
    else { return }
    clause.complements[place].government = Government(preposition: nil, article: .definite)
  }

  /// *Querer / suco / grande*: one portion of that size.
  private func orderSize(_ clause: inout Clause) {
    for place in clause.complements.indices.dropLast().reversed()
    where isBare(place, clause) && clause.complements[place].government == nil {
      let food = clause.complements[place].lexeme
      guard food.kind == .drink || ServingWords.portions.contains(food.lemma),
        food.number != .plural,
        ServingWords.sizes.contains(clause.complements[place + 1].lexeme.lemma)
      else { continue }
      insert(["um"], at: place, in: &clause)
    }
  }

  /// *Querer / mais / sal / sopa*: what it is put into.
  private func seasonDish(_ clause: inout Clause) {
    guard let dish = clause.complements.indices.last(where: { isBare($0, clause) }), dish > 1,
      KindSet.edible.contains(clause.complements[dish].lexeme.kind),
      ServingWords.seasonings.contains(clause.complements[dish - 1].lexeme.lemma),
      ServingWords.amounts.contains(clause.complements[dish - 2].lexeme.lemma),
      !ServingWords.seasonings.contains(clause.complements[dish].lexeme.lemma)
    else { return }
    put(["em", "o"], at: dish, &clause)
  }

  /// *Ônibus / chegar / dez / minuto*: so long from now.
  private func waitMinutes(_ clause: inout Clause) {
    guard clause.tense != .past else { return }
    guard
      let unit = clause.complements.indices.dropFirst().first(where: { place in
        ServingWords.units.contains(clause.complements[place].lexeme.lemma)
          && clause.complements[place - 1].lexeme.wordClass == .numeral
          && (place < 2
            || clause.complements[place - 2].lexeme.wordClass != .adposition
              && clause.complements[place - 2].lexeme.wordClass != .numeral
              && clause.complements[place - 2].lexeme.lemma != "e")
      }),
      unit + 1 == clause.complements.count
        || clause.complements[unit + 1].lexeme.wordClass != .adjective
          && !ServingWords.late.contains(clause.complements[unit + 1].lexeme.lemma)
    else { return }
    clause.complements[unit].government = nil
    insert(["em"], at: unit - 1, in: &clause)
    if clause.tense == nil, clause.isLaid { clause.tense = .present }
  }

  /// *Falar / professora / que…*: to whom it is said.
  private func passOn(_ clause: inout Clause) {
    guard let that = clause.complements.firstIndex(where: { $0.lexeme.lemma == "que" }), that > 0,
      clause.complements[that - 1].lexeme.isHuman,
      clause.complements[that - 1].lexeme.wordClass != .pronoun,
      clause.complements[..<(that - 1)].allSatisfy(\.lexeme.isDeterminerLike)
    else { return }
    clause.complements[that - 1].government = nil
    insert(["para"], at: 0, in: &clause)
  }

  /// *Cor / ser / qual / carro*: what something has is asked, and not which thing.
  private func askOfPart(_ clause: inout Clause, _ verb: String) {
    guard verb == "ser", clause.complements.first?.lexeme.lemma == "qual" else { return }
    if clause.subject.isEmpty, clause.complements.count == 3,
      BriefWords.asked.contains(clause.complements[1].lexeme.lemma)
    {
      clause.subject = [clause.complements.remove(at: 1)]
    }
    guard clause.subject.count == 1, clause.complements.count == 2,
      BriefWords.asked.contains(clause.subject[0].lexeme.lemma),
      clause.complements[0].lexeme.lemma == "qual", isBare(1, clause),
      clause.complements[1].lexeme.wordClass == .noun
    else { return }
    put(["de", "o"], at: 1, &clause)
  }

  /// *Onde / estar / bola / que / eu / ganhar*: the thing that is looked for is there, and both know which one it is.
  private func lookForThing(_ clause: inout Clause) {
    guard clause.subject.isEmpty, clause.complements.contains(where: { $0.lexeme.lemma == "onde" }),
      let that = clause.complements.firstIndex(where: { $0.lexeme.lemma == "que" }), that > 0,
      that + 1 < clause.complements.count, clause.complements[that - 1].lexeme.namesThing,
      that == 1 || clause.complements[that - 2].lexeme.kind == .question
    else { return }
    clause.verb?.lexeme.person = .third
    clause.verb?.lexeme.number = .singular
    put(["o"], at: that - 1, &clause)
  }

  /// *Até / ficar / escuro*: it does so itself, and nobody goes into the dark.
  private func growDark(_ clause: inout Clause) {
    for place in clause.complements.indices.dropFirst(2)
    where ["escuro", "claro"].contains(clause.complements[place].lexeme.lemma)
      && clause.complements[place - 1].lexeme.lemma == "ficar"
      && ["até", "quando", "porque", "antes de"].contains(
        clause.complements[place - 2].lexeme.lemma)
    {
      clause.complements[place].lexeme = Lexeme(
        lemma: clause.complements[place].lexeme.lemma, wordClass: .adjective, kind: .quality)
      clause.complements[place].government = nil
    }
  }

  /// *Você / ter / filho?*: whether there is any, one or more (Cunha & Cintra, chapter 9, *Omissão do artigo indefinido*).
  private func askWhetherAny(_ clause: inout Clause) {
    guard clause.isQuestion, clause.complements.count == 1, isBare(0, clause),
      clause.variety == .portugueseBrazil, !clause.isLaid || clause.complements[0].tile != nil,
      clause.complements[0].lexeme.isHuman, clause.complements[0].lexeme.number != .plural,
      clause.subject.count == 1, clause.subject[0].lexeme.wordClass == .pronoun,
      clause.subject[0].lexeme.person != .first
    else { return }
    clause.complements[0].lexeme.article = .bare
    clause.complements[0].government = nil
  }

  // MARK: - Portugal

  private func settlePortugal(_ clause: inout Clause, _ verb: String) {
    if verb == "estar", clause.subject.isEmpty, clause.complements.count == 1, !clause.isLaid,
      ["calor", "frio", "vento", "sol"].contains(clause.complements[0].lexeme.lemma)
    {
      clause.verb?.lexeme.person = .third
      clause.verb?.lexeme.number = .singular
      clause.complements[0].government = Government(preposition: nil, article: .bare)
      return
    }
    if clause.options.contains(.request), clause.complements.count == 1, isBare(0, clause),
      clause.complements[0].lexeme.kind == .body, ServingWords.tending.contains(verb),
      lexicon.known("me") != nil
    {
      put(["me", "o"], at: 0, &clause)
      return
    }
    guard let last = clause.complements.indices.last,
      case let before = last > 0 ? clause.complements[last - 1].lexeme : nil,
      before?.wordClass != .adposition, before?.wordClass != .adverb,
      before?.isDeterminerLike != true
    else { return }
    let noun = clause.complements[last].lexeme.lemma
    switch verb {
    case "subir" where ServingWords.climbed.contains(noun): put(["a", "o"], at: last, &clause)
    case "sentar-se" where ["janela", "mesa", "volante", "lareira", "sombra"].contains(noun):
      put(["a", "o"], at: last, &clause)
    default: break
    }
  }
}

/// Words of portions and waits.
private enum ServingWords {
  /// Beasts of tales.
  static let devouring: WordSet = [
    "lobo", "leão", "tubarão", "gigante", "tigre", "dragão", "monstro", "bruxa", "ogro", "jacaré",
    "urso", "crocodilo", "cobra", "baleia",
  ]
  static let ordering: WordSet = ["querer", "pedir", "comprar", "preferir", "desejar", "trazer"]
  static let sizes: WordSet = ["grande", "pequeno", "médio", "enorme"]
  static let portions: WordSet = [
    "pizza", "batata frita", "sorvete", "gelado", "sanduíche", "sandes", "pastel", "coxinha",
    "salada", "porção", "pipoca", "açaí", "milk-shake", "milkshake", "hambúrguer", "lanche",
    "picolé", "bolo", "café", "sopa",
  ]
  static let seasoning: WordSet = ["querer", "precisar", "pedir", "preferir", "faltar", "desejar"]
  static let seasonings: WordSet = [
    "sal", "açúcar", "molho", "queijo", "manteiga", "mel", "azeite", "pimenta", "ketchup",
    "maionese", "mostarda", "gelo", "limão", "canela", "vinagre", "adoçante", "leite condensado",
    "geleia", "requeijão", "tempero", "chantilly", "granola", "cobertura", "calda", "óleo",
  ]
  static let amounts: WordSet = ["mais", "menos", "pouco", "muito", "um pouco de", "bastante"]
  static let arriving: WordSet = [
    "chegar", "sair", "partir", "começar", "acabar", "terminar", "voltar", "abrir", "fechar",
    "passar", "vir", "ligar", "telefonar", "regressar",
  ]
  static let units: WordSet = [
    "minuto", "minutos", "segundo", "segundos", "dia", "dias", "semana", "semanas",
  ]
  static let late: WordSet = ["atrasado", "antes", "depois", "mais", "adiantado", "por"]
  /// What is done for somebody's body.
  static let tending: WordSet = [
    "coçar", "esfregar", "massajar", "massagear",
  ]
  static let climbed: WordSet = [
    "árvore", "muro", "telhado", "palco", "banco", "cadeira", "mesa", "sofá", "cama",
  ]
}
