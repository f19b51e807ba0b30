import AACCore

/// How much there is of something in Portuguese, and for how much: *centenas de livros, um par de meias novas, gente demais,
/// dinheiro suficiente, três reais o quilo, dez reais pelo pão* (Cunha & Cintra, chapter 9, *Emprego do artigo*; chapter 11,
/// *Indefinidos*; chapter 12, *Numerais*; Bechara, *Substantivos quantitativos*).
extension ClausePlanner {
  /// Puts in what is said between an amount and what it is of.
  func settleAmounts(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme.lemma, clause.complements.count > 1 else { return }
    nameMoney(&clause)
    partThing(&clause, verb)
    for place in clause.complements.indices.dropLast().reversed()
    where place + 1 < clause.complements.count {
      let word = clause.complements[place].lexeme
      if verb == "custar" || verb == "pagar", word.wordClass == .adverb {
        costMuch(&clause, place)
        continue
      }
      if word.lemma.hasSuffix(" horas") || word.lemma.hasSuffix(" minutos"),
        ["dia", "semana", "noite"].contains(clause.complements[place + 1].lexeme.lemma),
        isBare(place + 1, clause), place + 2 == clause.complements.count
      {
        // Trabalhar / oito horas / dia.
        clause.complements[place].lexeme = Lexeme(
          lemma: "\(word.lemma) por \(clause.complements[place + 1].lexeme.lemma)",
          wordClass: .adverb, kind: .duration)
        clause.complements.remove(at: place + 1)
        continue
      }
      switch word.lemma {
      case "demais"
      where clause.complements[place + 1].lexeme.wordClass == .noun
        && (place == 0 || clause.complements[place - 1].lexeme.wordClass != .noun):
        // Haver / demais / gente.
        clause.complements.swapAt(place, place + 1)
        countExcess(&clause, place)
      case "mais" where clause.complements[place + 1].lexeme.lemma == "demais": continue
      default:
        guard word.wordClass == .noun else { continue }
        if clause.complements[place + 1].lexeme.lemma == "demais",
          !["frio", "fria"].contains(word.lemma)
        {
          // Água / estar / fria demais: a quality is not counted.
          countExcess(&clause, place)
        }
        sufficeBehind(&clause, place)
        countOut(&clause, place)
        priceEach(&clause, verb, place)
      }
    }
    payFor(&clause, verb)
    payWhatIsLaidLast(&clause, verb)
    spendOn(&clause, verb)
    halveMeasure(&clause)
  }

  /// *Seis / real*: behind a number it is money, and no quality.
  private func nameMoney(_ clause: inout Clause) {
    for place in clause.complements.indices.dropFirst()
    where clause.complements[place].lexeme.lemma == "real"
      && clause.complements[place - 1].lexeme.wordClass == .numeral
    {
      var money = Lexeme(lemma: "real", wordClass: .noun, kind: .money)
      money.gender = .masculine
      money.countability = .count
      clause.complements[place].lexeme = money
    }
  }

  /// *Carro / demais, brinquedo / demais*: of what is counted there are several.
  private func countExcess(_ clause: inout Clause, _ place: Int) {
    guard isBare(place, clause) else { return }
    pluralize(&clause, place)
    clause.complements[place].lexeme.article = .bare
    clause.complements[place].government = Government(preposition: nil, article: .bare)
  }

  /// *Dinheiro / suficiente*: behind its noun it is a quality of it.
  private func sufficeBehind(_ clause: inout Clause, _ place: Int) {
    guard ["suficiente", "bastante"].contains(clause.complements[place + 1].lexeme.lemma),
      clause.complements[place + 1].lexeme.lemma == "suficiente",
      !clause.complements[place].lexeme.kind.isTemporal
        || clause.complements[place].lexeme.lemma == "tempo", isBare(place, clause)
    else { return }
    clause.complements[place + 1].lexeme = Lexeme(
      lemma: "suficiente", wordClass: .adjective, kind: .quality)
    if clause.complements[place].lexeme.countability == .count { pluralize(&clause, place) }
    clause.complements[place].lexeme.article = .bare
    clause.complements[place].government = Government(preposition: nil, article: .bare)
  }

  /// *Centenas / livro, par / meia / novo, monte / brinquedo, gota / remédio*: of what there are so many or so much.
  private func countOut(_ clause: inout Clause, _ place: Int) {
    let amount = MeaningWords.base(of: clause.complements[place].lexeme)
    if AmountWords.counting.contains(amount), clause.complements[place + 1].lexeme.lemma == "de",
      place + 2 < clause.complements.count, amount != "porção",
      amount != "pilha" || clause.complements[place + 2].lexeme.kind != .device
    {
      return pluralize(&clause, place + 2)
    }
    guard isBare(place + 1, clause), case let noun = clause.complements[place + 1].lexeme,
      noun.wordClass == .noun, !noun.kind.isTemporal
    else { return }
    let isCount = AmountWords.counting.contains(amount)
    let isDose =
      AmountWords.doses.contains(amount)
      && (noun.kind == .medicine || KindSet.edible.contains(noun.kind) || noun.kind == .material)
    guard isCount || isDose else { return }
    if isCount, noun.countability != .mass { pluralize(&clause, place + 1) }
    clause.complements[place + 1].lexeme.article = .bare
    put(["de"], at: place + 1, &clause)
    defer { nameAmount(&clause, place) }
    if place + 3 < clause.complements.count, isBare(place + 3, clause),
      PortionWords.joins(noun.lemma, clause.complements[place + 3].lexeme)
    {
      // Copo / suco / laranja.
      clause.complements[place + 3].lexeme.article = .bare
      put(["de"], at: place + 3, &clause)
    }
  }

  /// *Um bando de pássaros, milhares de pessoas*: of those who are many the amount is no certain one.
  private func nameAmount(_ clause: inout Clause, _ place: Int) {
    guard isBare(place, clause),
      clause.complements[place].lexeme.isHuman
        || clause.complements[place].lexeme.number == .plural
          && clause.complements[place + 2 < clause.complements.count ? place + 2 : place].lexeme
            .isBeing
    else { return }
    if clause.complements[place].lexeme.number == .plural {
      clause.complements[place].government = Government(preposition: nil, article: .bare)
    } else {
      insert(["um"], at: place, in: &clause)
    }
  }

  /// *Custar / muito / caro*: how dear, in one piece.
  private func costMuch(_ clause: inout Clause, _ place: Int) {
    let words = clause.complements[place...].prefix(2).map(\.lexeme.lemma)
    guard words.count == 2, ["muito", "tão", "mais", "bastante", "pouco"].contains(words[0]),
      ["caro", "barato"].contains(words[1])
    else { return }
    clause.complements[place].lexeme = Lexeme(
      lemma: words.joined(separator: " "), wordClass: .adverb, kind: .manner)
    clause.complements.remove(at: place + 1)
  }

  /// *Custar / três / real / quilo*: for how much each.
  private func priceEach(_ clause: inout Clause, _ verb: String, _ place: Int) {
    guard clause.complements[place].lexeme.kind == .money, place > 0,
      clause.complements[place - 1].lexeme.wordClass == .numeral,
      case let unit = clause.complements[place + 1].lexeme, unit.wordClass == .noun,
      unit.number != .plural
    else { return }
    let said: String
    if PortugueseTimeWords.rates.contains(unit.lemma), unit.kind.isTemporal {
      said = "por \(unit.lemma)"
    } else if AmountWords.units.contains(unit.lemma), verb != "ganhar" {
      let gender = LanguageTables.tables(language).gender(of: unit)
      said = "\(gender == .feminine ? "a" : "o") \(unit.lemma)"
    } else {
      return
    }
    clause.complements[place + 1].lexeme = Lexeme(
      lemma: said, wordClass: .adverb, kind: .manner)
    clause.complements[place + 1].government = nil
  }

  /// *Gastar / dinheiro / doces*: on what it is spent, which is no quality of it and no other thing that is spent.
  private func spendOn(_ clause: inout Clause, _ verb: String) {
    guard verb == "gastar", clause.complements.count == 2, isBare(0, clause),
      clause.complements[0].lexeme.kind == .money
        || AmountWords.purses.contains(clause.complements[0].lexeme.lemma)
    else { return }
    if ["doce", "doces", "salgado", "salgados", "gelado", "gelados"].contains(
      clause.complements[1].lexeme.lemma),
      clause.complements[1].lexeme.wordClass == .adjective
    {
      let number = clause.complements[1].lexeme.number
      clause.complements[1] = WordSorter.noun(clause.complements[1])
      clause.complements[1].lexeme.number = number
      clause.complements[1].lexeme.gender = .masculine
    }
    let thing = clause.complements[1].lexeme
    guard isBare(1, clause), thing.namesThing,
      thing.kind != .money, thing.number == .plural || thing.lemma.hasSuffix("s")
    else { return }
    clause.complements[1].lexeme.article = .bare
    insert(["em"], at: 1, in: &clause)
  }

  /// *Pagar / pão / dez / real, vender / bicicleta / cem / real*: the price was laid behind what it is for (Bechara, *Regência:
  /// pagar*).
  private func payWhatIsLaidLast(_ clause: inout Clause, _ verb: String) {
    guard AmountWords.trading.contains(verb), let last = clause.complements.indices.last, last > 1,
      clause.complements[last].lexeme.kind == .money,
      clause.complements[last - 1].lexeme.wordClass == .numeral,
      case let thing = clause.complements[last - 2].lexeme, thing.wordClass == .noun,
      !thing.isBeing, thing.kind != .money, !thing.kind.isTemporal
    else { return }
    guard ["pagar", "cobrar", "gastar"].contains(verb) else {
      return insert(["por"], at: last - 1, in: &clause)
    }
    guard last == 2, isBare(0, clause) else { return }
    clause.complements.append(clause.complements.removeFirst())
    clause.complements[last].government = nil
    payFor(&clause, verb)
  }

  /// *Pagar / dez / real / pão*: what one gets for it.
  private func payFor(_ clause: inout Clause, _ verb: String) {
    guard ["pagar", "cobrar", "gastar"].contains(verb), let last = clause.complements.indices.last,
      last > 1, clause.complements[last - 1].lexeme.kind == .money,
      clause.complements[last - 2].lexeme.wordClass == .numeral,
      case let thing = clause.complements[last].lexeme, thing.wordClass == .noun, !thing.isBeing,
      thing.kind != .money, !thing.kind.isTemporal
    else { return }
    put(verb == "gastar" ? ["em", "o"] : ["por", "o"], at: last, &clause)
  }

  /// *Dois / ano / meio, três / quilo / meio*: and a half (Cunha & Cintra, chapter 12, *Numerais fracionários*).
  private func halveMeasure(_ clause: inout Clause) {
    guard let last = clause.complements.indices.last, last > 1,
      ["meio", "meia"].contains(clause.complements[last].lexeme.lemma),
      case let unit = clause.complements[last - 1].lexeme, unit.wordClass == .noun,
      clause.complements[last - 2].lexeme.wordClass == .numeral
        || clause.complements[last - 2].lexeme.lemma == "um"
    else { return }
    let gender = LanguageTables.tables(language).gender(of: unit)
    clause.complements[last].lexeme = Lexeme(
      lemma: gender == .feminine ? "e meia" : "e meio", wordClass: .adverb, kind: .manner)
  }

  /// Puts a noun that is counted into the plural.
  func pluralize(_ clause: inout Clause, _ place: Int) {
    let word = clause.complements[place].lexeme
    guard word.wordClass == .noun, word.number != .plural, word.countability != .mass,
      !AmountWords.uncounted.contains(word.lemma)
    else { return }
    makePlural(&clause.complements[place])
  }
}

/// Words of amounts.
private enum AmountWords {
  /// What is bought, sold and paid for a price.
  static let trading: WordSet = ["pagar", "cobrar", "gastar", "comprar", "vender", "alugar"]
  /// Money under other names.
  static let purses: WordSet = [
    "dinheiro", "mesada", "salário", "troco", "economias", "pagamento", "prêmio", "grana",
  ]
  /// Nouns that say how many.
  static let counting: WordSet = [
    "centena", "dezena", "milhar", "dúzia", "par", "monte", "montão", "pilha", "punhado",
    "bocado", "bando", "porção", "tonelada", "infinidade", "série", "maço", "cacho", "buquê",
    "coleção", "lote", "fileira", "pilhas", "centenas",
    "dezenas", "milhares", "montes",
  ]
  /// In which something is given and taken.
  static let doses: WordSet = [
    "gota", "colher", "colherada", "copo", "comprimido", "cápsula", "frasco", "vidro", "pingo",
    "dose", "tubo", "fatia", "pedaço", "prato", "garrafa", "xícara", "tigela", "caneca", "lata",
    "pacote", "caixa", "litro", "quilo", "barra", "pote", "jarra", "gole", "rodela", "saquinho",
    "fardo", "bola", "saco", "golinho", "pedacinho", "punhadinho", "migalha", "cubo", "concha",
  ]
  /// For which a price is told.
  static let units: WordSet = [
    "quilo", "litro", "metro", "dúzia", "pacote", "caixa", "unidade", "par", "grama", "garrafa",
    "lata", "fatia", "pedaço", "saco", "maço", "noite", "ingresso",
  ]
  /// Nouns that are not said in the plural where there is too much of them.
  static let uncounted: WordSet = [
    "barulho", "gente", "trânsito", "calor", "frio", "trabalho", "tempo", "dinheiro", "açúcar",
    "sal", "comida", "bagunça", "luz", "fumaça", "poeira", "silêncio", "medo", "sono",
  ]
}
