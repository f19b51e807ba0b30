import AACCore

/// What something is full of, how long it is to something, on what one gets caught and on what money is spent: *caixa / estar /
/// cheio / brinquedo, faltar / três / dia / aniversário, rasgar / calça / cerca* (Cunha & Cintra, chapter 7, *Complemento
/// nominal*; chapter 15, *De*, *Em* and *Para*; Bechara, *Regência*).
extension ClausePlanner {
  /// Puts in what is said before it.
  func settleFullOf(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme.lemma, !clause.complements.isEmpty else { return }
    if verb == "brincar", isBare(0, clause), clause.complements[0].lexeme.lemma == "férias" {
      put(["em", "o"], at: 0, &clause)
    }
    guard clause.complements.count > 1 else { return }
    if frames[verb].isCopular {
      fillWithMany(&clause)
      beFan(&clause)
    }
    if FullOfWords.lacking.contains(verb) { lackUntil(&clause) }
    if FullOfWords.staying.contains(verb) { stayAtEnd(&clause) }
    takeLittleMore(&clause)
    if FullOfWords.halving.contains(verb) { halve(&clause) }
    for place in clause.complements.indices.dropFirst().reversed() where isBare(place, clause) {
      catchOn(&clause, verb, place)
      putIntoAnimals(&clause, verb, place)
      spendOn(&clause, verb, place)
      showPicture(&clause, verb, place)
    }
  }

  /// *Cheio / estrela, coberto / folha, sujo / tinta*: many of them, or any of it.
  private func fillWithMany(_ clause: inout Clause) {
    for place in clause.complements.indices.dropFirst()
    where clause.complements[place].lexeme.wordClass == .noun
      && !clause.complements[place].lexeme.kind.isTemporal
    {
      let state = clause.complements[place - 1].lexeme.lemma
      let isFull = FullOfWords.full.contains(state)
      guard isFull || FullOfWords.smeared.contains(state),
        ![.place, .room, .home].contains(clause.complements[place].lexeme.kind)
      else { continue }
      if isFull { makeSeveral(place, &clause) }
      clause.complements[place].lexeme.article = .bare
      put(["de"], at: place, &clause)
      return
    }
  }

  /// Puts a noun that is counted into the plural.
  private func makeSeveral(_ place: Int, _ clause: inout Clause) {
    let thing = clause.complements[place].lexeme
    guard thing.number != .plural, thing.lemma != "gente",
      thing.countability == .count
        || thing.countability == nil && FullOfWords.counted.contains(thing.kind),
      !KindSet.edible.contains(thing.kind) || thing.kind == .food
    else { return }
    makePlural(&clause.complements[place])
  }

  /// *Faltar / três / dia / aniversário, faltar / muito / férias*: how long it is until then (Bechara, *Regência: faltar*).
  private func lackUntil(_ clause: inout Clause) {
    guard let last = clause.complements.indices.last, isBare(last, clause) || last == 1,
      case let occasion = clause.complements[last].lexeme,
      occasion.wordClass == .noun || occasion.wordClass == .properNoun,
      occasion.kind == .event || occasion.takesPlace || occasion.kind == .meal
        || occasion.kind.isTemporal && occasion.kind != .duration
        || FullOfWords.occasions.contains(occasion.lemma.lowercased()),
      case let amount = clause.complements[last - 1].lexeme,
      last == 1 && amount.kind != .duration
        ? ["muito", "pouco", "quanto"].contains(amount.lemma)
        : FullOfWords.units.contains(MeaningWords.base(of: amount))
          || amount.lemma == "tempo" || amount.kind == .duration,
      clause.subject.isEmpty
    else { return }
    if last == 1, amount.kind != .duration {
      clause.complements[0].lexeme = Lexeme(
        lemma: amount.lemma, wordClass: .adverb, kind: amount.kind)
    }
    put(
      occasion.wordClass == .properNoun && occasion.article == .bare ? ["para"] : ["para", "o"],
      at: last, &clause)
    if last == 2 { countTime(&clause) }
  }

  /// *Faltam cinco minutos*: the time is what is lacking, and not when it happens.
  private func countTime(_ clause: inout Clause) {
    let number = clause.complements[0], unit = clause.complements[1]
    let base = MeaningWords.base(of: unit.lexeme)
    guard number.lexeme.wordClass == .numeral || number.lexeme.lemma == "um",
      ["hora", "minuto", "segundo"].contains(base)
    else { return }
    let isOne = ["um", "uma", "1"].contains(number.lexeme.lemma)
    let feminine = ["um": "uma", "dois": "duas"]
    let said = base == "hora" ? feminine[number.lexeme.lemma] : nil
    var time = Lexeme(
      lemma: "\(said ?? number.lexeme.lemma) \(isOne ? base : base + "s")", wordClass: .noun,
      kind: .idea)
    time.number = isOne ? .singular : .plural
    time.article = .bare
    if let first = number.tile, let second = unit.tile { clause.joins[first] = [first, second] }
    clause.complements[0].lexeme = time
    clause.complements[0].government = nil
    clause.complements.remove(at: 1)
  }

  /// *Um pouco / mais / suco*: of it (Bechara, *Um pouco de*).
  private func takeLittleMore(_ clause: inout Clause) {
    guard
      let more = clause.complements.indices.dropFirst().dropLast().first(where: {
        clause.complements[$0].lexeme.lemma == "mais"
          && clause.complements[$0 - 1].lexeme.lemma == "um pouco"
      }), clause.complements[more + 1].lexeme.wordClass == .noun,
      !clause.complements[more + 1].lexeme.kind.isTemporal
    else { return }
    clause.complements[more + 1].lexeme.article = .bare
    put(["de"], at: more + 1, &clause)
  }

  /// *Dobrar / papel / meio*: through the middle (Bechara, *Locuções adverbiais*).
  private func halve(_ clause: inout Clause) {
    guard let last = clause.complements.indices.last,
      clause.complements[last].lexeme.lemma == "meio",
      clause.complements[last - 1].lexeme.wordClass == .noun
    else { return }
    clause.complements[last].lexeme = Lexeme(lemma: "ao meio", wordClass: .adverb, kind: .manner)
    clause.complements[last].government = nil
  }

  /// *Rasgar / calça / cerca, arranhar / braço / muro*: where it got caught, which is no tool.
  private func catchOn(_ clause: inout Clause, _ verb: String, _ place: Int) {
    guard FullOfWords.catching.contains(verb),
      FullOfWords.edges.contains(clause.complements[place].lexeme.lemma),
      case let part = clause.complements[place - 1].lexeme, part.wordClass == .noun,
      part.kind == .body || part.kind == .clothing
    else { return }
    put(["em", "o"], at: place, &clause)
  }

  /// *Pôr / ração / pote / gato*: into what is the animal's.
  private func putIntoAnimals(_ clause: inout Clause, _ verb: String, _ place: Int) {
    guard FullOfWords.putting.contains(verb), place > 1, !clause.isLaid,
      clause.complements[place].lexeme.roleKind == .animal,
      FullOfWords.bowls.contains(clause.complements[place - 1].lexeme.lemma),
      clause.complements[place - 2].lexeme.wordClass == .noun
    else { return }
    put(["de", "o"], at: place, &clause)
    if isBare(place - 1, clause) { put(["em", "o"], at: place - 1, &clause) }
  }

  /// *Ser / fã / Neymar*: of whom (Cunha & Cintra, chapter 7, *Complemento nominal*).
  private func beFan(_ clause: inout Clause) {
    guard clause.complements.count == 2, clause.complements[0].lexeme.lemma == "fã",
      clause.complements[1].lexeme.isNominal
    else { return }
    let idol = clause.complements[1].lexeme
    if idol.wordClass == .noun, !idol.isBeing { clause.complements[1].lexeme.article = .bare }
    put(idol.isBeing || idol.article == .definite ? ["de", "o"] : ["de"], at: 1, &clause)
  }

  /// *Ficar / fundo / corredor, sentar-se / canto / sala*: in which part of it (Cunha & Cintra, chapter 15, *Locuções
  /// prepositivas*).
  private func stayAtEnd(_ clause: inout Clause) {
    guard FullOfWords.ends.contains(clause.complements[0].lexeme.lemma), isBare(1, clause),
      case let whole = clause.complements[1].lexeme, whole.wordClass == .noun, !whole.isBeing,
      !whole.kind.isTemporal
    else { return }
    var end = Lexeme(lemma: clause.complements[0].lexeme.lemma, wordClass: .noun, kind: .idea)
    end.gender = .masculine
    end.countability = .count
    put(["de", "o"], at: 1, &clause)
    clause.complements[0].lexeme = end
    put(["em", "o"], at: 0, &clause)
  }

  /// *Gastar / mesada / figurinha*: on many of them, in Portugal with *em* (Bechara, *Regência: gastar*).
  private func spendOn(_ clause: inout Clause, _ verb: String, _ place: Int) {
    guard verb == "gastar",
      let paid = clause.complements[place - 1].lexeme.lemma.split(separator: " ").last,
      FullOfWords.money.contains(String(paid)),
      case let thing = clause.complements[place].lexeme, thing.wordClass == .noun,
      FullOfWords.bought.contains(thing.kind), thing.countability == .count,
      thing.kind != .food || thing.number == .plural
        || clause.variety == .portuguesePortugal
    else { return }
    makeSeveral(place, &clause)
    clause.complements[place].lexeme.article = .bare
    put([clause.variety == .portuguesePortugal ? "em" : "com"], at: place, &clause)
  }

  /// *Mostrar / eu / foto / gato*: the picture is of the animal.
  private func showPicture(_ clause: inout Clause, _ verb: String, _ place: Int) {
    guard ["mostrar", "mandar", "enviar"].contains(verb), !clause.isLaid,
      ["foto", "fotografia"].contains(clause.complements[place - 1].lexeme.lemma),
      clause.complements[place].lexeme.roleKind == .animal,
      clause.complements.contains(where: {
        $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person
      })
    else { return }
    put(["de", "o"], at: place, &clause)
  }

  /// *Mãe / deixar / que / eu / ver / televisão*: what is let be is in the subjunctive (Cunha & Cintra, chapter 13, *Subjuntivo em
  /// orações substantivas*).
  func settleLet(_ verb: inout PlannedVerb, _ clause: Clause) {
    guard verb.frame.lemma == "deixar", !clause.isLaid,
      let that = clause.complements.firstIndex(where: { $0.lexeme.lemma == "que" }), that < 2,
      clause.complements[..<that].allSatisfy({ $0.lexeme.wordClass == .pronoun }),
      clause.complements[that...].contains(where: { $0.lexeme.isInfinitive })
    else { return }
    verb.frame.opening = .bare
    verb.frame.opensSubjunctive = true
  }
}

/// Words of what is full, lacking and caught.
private enum FullOfWords {
  static let full: WordSet = [
    "cheio", "cheia", "coberto", "repleto", "rodeado", "lotado", "carregado",
  ]
  /// What is counted, though no table says so.
  static let counted = KindSet(.toy, .book, .animal, .person, .vehicle, .clothing)
  static let smeared: WordSet = ["sujo", "melado", "manchado", "lambuzado", "besuntado"]
  static let lacking: WordSet = ["faltar", "restar"]
  /// In which one counts how long it is.
  static let units: WordSet = ["dia", "hora", "minuto", "semana", "mês", "ano", "segundo"]
  static let occasions: WordSet = [
    "natal", "páscoa", "férias", "carnaval", "verão", "inverno", "domingo", "sábado", "aula",
    "escola", "fim", "fim de semana", "jogo", "filme", "recreio", "consulta", "prova", "terapia",
    "almoço", "jantar", "lanche", "intervalo",
  ]
  /// What may happen to a garment and to a part of oneself.
  static let catching: WordSet = [
    "rasgar", "arranhar", "cortar", "furar", "machucar", "magoar", "ralar", "raspar", "esfolar",
    "espetar", "prender", "ferir", "sujar",
  ]
  /// On what.
  static let edges: WordSet = [
    "cerca", "muro", "parede", "arame", "arame farpado", "prego", "galho", "espinho", "quina",
    "grade", "portão", "árvore", "vidro", "papel", "asfalto", "chão", "vedação", "roseira", "cacto",
    "lata", "degrau", "calçada",
  ]
  static let putting: WordSet = ["pôr", "colocar", "botar", "deixar", "jogar", "despejar", "meter"]
  /// What animals eat and live in.
  static let bowls: WordSet = [
    "pote", "tigela", "vasilha", "comedouro", "bebedouro", "prato", "casinha", "gaiola", "aquário",
    "cama", "caminha", "cesto", "caixa", "areia", "bacia",
  ]
  static let staying: WordSet = [
    "ficar", "estar", "morar", "sentar", "sentar-se", "esperar", "esconder-se", "parar", "ser",
    "brincar", "dormir", "deitar-se", "viver",
  ]
  /// Parts of a whole that are no thing of their own.
  static let ends: WordSet = [
    "fundo", "final", "começo", "canto", "centro", "meio", "topo", "início",
  ]
  static let halving: WordSet = ["dobrar", "cortar", "partir", "rasgar", "dividir", "quebrar"]
  static let money: WordSet = [
    "dinheiro", "mesada", "salário", "real", "reais", "euro", "euros", "semanada", "moeda",
    "moedas", "poupança", "economia", "economias",
  ]
  static let bought = KindSet(.toy, .thing, .clothing, .book, .game, .food)
}
