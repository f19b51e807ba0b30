import AACCore

/// Where a thing is lost, prepared for and hurt on, and what is told about what, where the second noun was chosen right behind the first:
/// *perder / controle / sofá, ralar / queijo / macarrão, torcer / pé / buraco, vencer / medo / altura, apresentar / trabalho /
/// dinossauros, ficar / cicatriz / perna* (Cunha & Cintra, chapter 15, *Preposição*; Bechara, *Regência*).
extension ClausePlanner {
  /// Puts in what is said before the second noun.
  func linkThingThere(_ clause: inout Clause, _ place: Int, _ verb: String) {
    let head = clause.complements[place - 1].lexeme, noun = clause.complements[place].lexeme
    if isLostThere(head, noun, verb) || isHurtThere(head, noun, verb) {
      put(["em", "o"], at: place, &clause)
    } else if ThingThereWords.preparing.contains(verb), KindSet.edible.contains(head.kind),
      !ThingThereWords.dishes.contains(head.lemma), ThingThereWords.dishes.contains(noun.lemma)
    {
      // Ralar / queijo / macarrão.
      put(["para", "o"], at: place, &clause)
    } else if ThingThereWords.facing.contains(verb),
      ["medo", "pavor", "pânico"].contains(head.lemma),
      !noun.isHuman
    {
      // Vencer / medo / altura.
      put(LikedWords.isFearedAtAll(noun) ? ["de"] : ["de", "o"], at: place, &clause)
      if isFree(place - 1, clause) { put(["o"], at: place - 1, &clause) }
    } else if BesideWords.parts.contains(head.lemma), noun.kind == .device, head.kind != .device,
      ["roer", "cortar", "quebrar", "trocar", "consertar", "arrancar", "morder"].contains(verb)
    {
      // Roer / fio / telefone.
      put(["de", "o"], at: place, &clause)
    } else if verb == "ter", ["lugar", "espaço", "vaga"].contains(head.lemma),
      noun.lemma == "cadeira de rodas" || noun.isHuman && noun.wordClass == .noun
        || noun.kind == .vehicle || noun.kind == .furniture
    {
      // Ter / lugar / cadeira de rodas.
      clause.complements[place].government = Government(preposition: "para", article: .bare)
    } else if ThingThereWords.treatises.contains(head.lemma),
      noun.kind == .animal || noun.kind == .nature || noun.kind == .plant
    {
      // Apresentar / trabalho / dinossauros.
      put(noun.number == .plural ? ["sobre"] : ["sobre", "o"], at: place, &clause)
    }
  }

  /// *Perder / controle / sofá, passar / cartão / mercado*.
  private func isLostThere(_ head: Lexeme, _ noun: Lexeme, _ verb: String) -> Bool {
    switch verb {
    case "perder", "achar", "esquecer", "esconder":
      return head.namesThing && noun.kind == .furniture && head.kind != .furniture
        && !ThingThereWords.parts.contains(head.lemma)
    case "passar": return head.lemma == "cartão" && noun.kind == .place
    case "fazer":
      // Gelo / fazer / barulho / copo.
      return head.lemma == "barulho"
        && (noun.kind == .dish || noun.kind == .furniture || noun.kind == .place
          || BesideWords.vessels.contains(noun.lemma))
    default: return false
    }
  }

  /// *Torcer / pé / buraco*: where one hurts it.
  private func isHurtThere(_ head: Lexeme, _ noun: Lexeme, _ verb: String) -> Bool {
    if verb == "ficar" { return ThingThereWords.marks.contains(head.lemma) && noun.kind == .body }
    return ["torcer", "quebrar", "machucar", "ralar"].contains(verb) && head.kind == .body
      && ["buraco", "degrau", "escada", "calçada", "pedra", "jogo", "treino"].contains(noun.lemma)
  }

  /// *Ficar / cicatriz / perna*: what one has from then on (Bechara, *Regência*).
  func keepMark(_ clause: inout Clause, _ verb: String) {
    guard verb == "ficar", let mark = clause.complements.first?.lexeme, isFree(0, clause),
      ThingThereWords.marks.contains(mark.lemma)
    else { return }
    put(mark.number == .plural ? ["com"] : ["com", "um"], at: 0, &clause)
  }

  /// *Morrer / rir*: one does so very much, and does not die (Cunha & Cintra, chapter 15, *De*).
  func dieLaughing(_ clause: inout Clause, _ verb: String) {
    guard verb == "morrer", let deed = clause.complements.first?.lexeme, deed.isInfinitive,
      ["rir", "chorar", "trabalhar", "estudar", "dançar"].contains(deed.lemma)
    else { return }
    link("de", before: 0, in: &clause)
  }

  /// *Sentir / sozinho / escola*: how one feels there (Bechara, *Verbo pronominal*).
  func turnToFeeling(_ clause: inout Clause, _ verb: String) {
    guard verb == "sentir", clause.complements.count == 2, isFree(1, clause),
      case let how = clause.complements[0].lexeme, how.wordClass == .adjective,
      how.kind.isPassing || ["sozinho", "bem", "mal"].contains(how.lemma),
      clause.complements[1].lexeme.isPlaceLike || clause.complements[1].lexeme.lemma == "escola"
    else { return }
    clause.verb?.lexeme.lemma = "sentir-se"
    let isBareHome = clause.complements[1].lexeme.article == .bare
    put(
      isBareHome || clause.complements[1].lexeme.lemma == "casa" ? ["em"] : ["em", "o"], at: 1,
      &clause)
  }

  /// *Usar / muletas / mês, trabalhar / aqui / ano*: since when (Cunha & Cintra, chapter 13, *Verbos impessoais*).
  func sinceThen(_ clause: inout Clause, _ verb: String) {
    guard clause.tense == nil, clause.options.isEmpty, let last = clause.complements.indices.last,
      ThingThereWords.going.contains(verb), isFree(last, clause),
      last == 0 || !clause.complements[last - 1].lexeme.lemma.hasPrefix("quant"),
      let time = ["mês": "há um mês", "ano": "há um ano", "semana": "há uma semana"][
        clause.complements[last].lexeme.lemma]
    else { return }
    fold(last...last, as: time, .time, in: &clause)
  }

  /// *Conseguir / dormir / calor*: in spite of what (Cunha & Cintra, chapter 15, *Com*).
  func sleepDespite(_ clause: inout Clause, _ verb: String) {
    guard let last = clause.complements.indices.last, isFree(last, clause),
      ["calor", "frio", "barulho", "chuva"].contains(clause.complements[last].lexeme.lemma),
      clause.complements[..<last].last.map({ $0.lexeme.isInfinitive }) == true,
      ["dormir", "descansar", "estudar", "trabalhar", "respirar"]
        .contains(clause.complements[last - 1].lexeme.lemma)
    else { return }
    put(["com", "o"], at: last, &clause)
  }

  /// *Sentar / meu lado*: at whose side.
  func sayBesideMe(_ clause: inout Clause, _ verb: String) {
    if let last = clause.complements.indices.last, last > 0,
      ["sentar", "sentar-se", "ficar", "dormir", "deitar", "vir"].contains(verb),
      clause.complements[last].lexeme.lemma == "lado",
      ["meu", "seu", "nosso", "teu"].contains(clause.complements[last - 1].lexeme.lemma),
      last == 1 || clause.complements[last - 2].lexeme.wordClass != .adposition
    {
      let owner = clause.complements[last - 1].lexeme.lemma
      return fold((last - 1)...last, as: "ao \(owner) lado", .manner, in: &clause)
    }
    guard
      let place = clause.complements.firstIndex(where: {
        ["meu lado", "seu lado", "nosso lado"].contains($0.lexeme.lemma)
      }), place == 0 || clause.complements[place - 1].lexeme.wordClass != .adposition
    else { return }
    fold(place...place, as: "ao \(clause.complements[place].lexeme.lemma)", .manner, in: &clause)
  }

  /// *Onde / comprar / bolsa*, past: that which one sees (Cunha & Cintra, chapter 9, *Artigo definido*).
  func askWhereBought(_ clause: inout Clause, _ verb: String) {
    guard clause.isQuestion, clause.tense == .past,
      ["comprar", "achar", "encontrar", "arrumar"].contains(verb),
      (clause.subject + clause.complements).contains(where: { $0.lexeme.lemma == "onde" }),
      let last = clause.complements.indices.last, isFree(last, clause),
      clause.complements[last].lexeme.namesThing, clause.complements[last].lexeme.number != .plural,
      !KindSet.edible.contains(clause.complements[last].lexeme.kind),
      clause.complements[last].lexeme.countability != .mass
    else { return }
    put(["o"], at: last, &clause)
  }
}

private enum ThingThereWords {
  /// What is done to food before it is cooked.
  static let preparing: WordSet = [
    "descascar", "ralar", "picar", "cortar", "lavar", "moer", "amassar", "desfiar", "temperar",
  ]
  /// Of what it is then a part.
  static let dishes: WordSet = [
    "sopa", "salada", "bolo", "molho", "torta", "macarrão", "pizza", "lasanha", "farofa",
    "vitamina",
    "moqueca", "feijoada", "caldo", "recheio", "almoço", "jantar", "lanche",
  ]
  /// What goes on from then until now.
  static let going: WordSet = [
    "usar", "trabalhar", "morar", "estudar", "namorar", "tomar", "fazer", "treinar", "esperar",
  ]
  static let facing: WordSet = ["vencer", "enfrentar", "perder", "superar", "contar"]
  /// What is written and told about something.
  static let treatises: WordSet = [
    "trabalho", "pesquisa", "palestra", "redação", "reportagem", "seminário", "aula", "texto",
  ]
  static let parts: WordSet = ["perna", "pé", "almofada", "capa", "braço", "encosto", "gaveta"]
  /// What an injury leaves.
  static let marks: WordSet = [
    "cicatriz", "marca", "mancha", "hematoma", "sequela", "cicatrizes", "marcas", "manchas",
  ]
}
