import AACCore

/// What is put between words before any other rule joins them: *entre a padaria e a farmácia, medalha de ouro, aula às nove horas da manhã,
/// escrever com os olhos, arroz com molho* (Cunha & Cintra, chapters 7, 14 and 15; Bechara, *Preposição*).
extension ClausePlanner {
  /// Puts it in.
  func settlePortugueseFirst(_ clause: inout Clause, _ verb: String) {
    guard !clause.complements.isEmpty else { return }
    askRate(&clause)
    if clause.complements.count > 2 { joinBetween(&clause) }
    settleToTime(&clause, verb)
    guard !clause.isLaid else { return settleLaidAtHand(&clause, verb) }
    settleAtHand(&clause, verb)
    settleUses(&clause, verb)
    if clause.complements.count > 1 {
      nameSorts(&clause)
      tellClock(&clause, verb)
      if FirstWords.eating.contains(verb) { addSauce(&clause) }
      if FirstWords.gathering.contains(verb) { meetAtPlace(&clause) }
      if verb == "ter" || verb == "sentir" { hurtOnSide(&clause) }
    }
    settlePortugueseMoments(&clause, verb)
    switch verb {
    case "jogar", "assistir", "ver", "usar", "mexer": doMuch(&clause)
    case "comer": devour(&clause, at: 0)
    case "querer", "ir", "tentar":
      if clause.complements[0].lexeme.lemma == "comer", clause.complements.count > 1 {
        devour(&clause, at: 1)
      } else if verb == "querer" {
        helpThere(&clause)
      }
    case "passar", "pôr", "colocar", "botar": spreadOnPart(&clause, verb)
    case "fazer": goShopping(&clause)
    case "engolir", "tomar": swallowWith(&clause)
    case "preferir": preferDish(&clause)
    case "pedir": askInMarriage(&clause)
    case "trocar": changeForOther(&clause)
    case "precisar": helpThere(&clause)
    case "cortar", "lavar": cutAtHairdresser(&clause)
    case "falar", "conversar", "ligar": speakByNet(&clause)
    default: if FirstWords.bodily.contains(verb) { doWithPart(&clause) }
    }
  }

  // MARK: - Two nouns

  /// *Entre / padaria / farmácia*: the two of them.
  private func joinBetween(_ clause: inout Clause) {
    guard let between = clause.complements.firstIndex(where: { $0.lexeme.lemma == "entre" }),
      between + 2 < clause.complements.count, let and = lexicon.known("e")
    else { return }
    var second = between + 2
    if clause.complements[between + 1].lexeme.isDeterminerLike { second += 1 }
    guard second < clause.complements.count,
      !clause.complements[(between + 1)...].contains(where: { $0.lexeme.isConnective }),
      clause.complements[second - 1].lexeme.isNominal,
      clause.complements[second].lexeme.isNominal
        || clause.complements[second].lexeme.isDeterminerLike
    else { return }
    let last = clause.complements[second].lexeme.isDeterminerLike ? second + 1 : second
    guard last < clause.complements.count else { return }
    for index in [last, second - 1] {
      clause.complements[index].government = nil
      let noun = clause.complements[index].lexeme
      if noun.wordClass == .noun, noun.number != .plural,
        !clause.complements[index - 1].lexeme.isDeterminerLike
      {
        insert(["o"], at: index, in: &clause)
        if index == last { clause.complements.insert(Constituent(and), at: index) }
      } else if index == last {
        clause.complements.insert(Constituent(and), at: second)
      }
    }
  }

  /// *Medalha / ouro, peça / teatro, ovo / Páscoa*: which sort of them it is.
  private func nameSorts(_ clause: inout Clause) {
    for place in clause.complements.indices.dropFirst().reversed() {
      let second = clause.complements[place].lexeme
      guard
        FirstWords.isSort(
          second.lemma, of: MeaningWords.base(of: clause.complements[place - 1].lexeme)),
        clause.complements[place].government?.preposition == nil || isFree(place - 1, clause)
      else { continue }
      clause.complements[place].lexeme.article = .bare
      if KindSet.places.contains(second.kind) { clause.complements[place].lexeme.kind = .idea }
      if second.lemma == "conta" { makePlural(&clause.complements[place]) }
      put(["de"], at: place, &clause)
      if place == 1, clause.verb?.lexeme.lemma == "ter", isFree(0, clause),
        clause.complements[0].lexeme.countability == .count
      {
        put(["um"], at: 0, &clause)
      }
    }
    for place in clause.complements.indices.dropFirst()
    where MeaningWords.mixed.contains(clause.complements[place].lexeme.lemma)
      && clause.complements[place].lexeme.number != .plural
    {
      // Sopa de legumes, salada de frutas; in Portugal salada de fruta.
      let before =
        clause.complements[place - 1].lexeme.lemma == "de" && place > 1 ? place - 2 : place - 1
      guard MeaningWords.dishes.contains(MeaningWords.base(of: clause.complements[before].lexeme)),
        clause.variety == .portugueseBrazil || clause.complements[place].lexeme.lemma != "fruta"
      else { continue }
      makePlural(&clause.complements[place])
    }
  }

  /// *Arroz / molho, batata / ketchup*: what is put on it.
  private func addSauce(_ clause: inout Clause) {
    guard
      let sauce = clause.complements.indices.dropFirst().first(where: {
        FirstWords.sauces.contains(clause.complements[$0].lexeme.lemma)
      }), isFree(sauce, clause), isFree(sauce - 1, clause),
      KindSet.edible.contains(clause.complements[sauce - 1].lexeme.kind),
      sauce == 1,
      clause.complements.count == 2
        || !KindSet.edible.contains(clause.complements[2].lexeme.kind)
          && !clause.complements[2].lexeme.isConnective
    else { return }
    clause.complements[sauce].lexeme.article = .bare
    put(["com"], at: sauce, &clause)
  }

  // MARK: - Where and when

  /// *Ir / festa / escola*: where what one goes to takes place.
  private func meetAtPlace(_ clause: inout Clause) {
    let event = clause.complements[0].lexeme, place = clause.complements[1].lexeme
    guard isFree(0, clause), isFree(1, clause), event.kind == .event || event.takesPlace,
      KindSet.places.contains(place.kind)
    else { return }
    if place.lemma == "casa" {
      guard clause.complements.count > 2, clause.complements[2].lexeme.isHuman, isFree(2, clause)
      else { return }
      put(clause.complements[2].lexeme.article == .bare ? ["de"] : ["de", "o"], at: 2, &clause)
    }
    let isNamed = place.wordClass == .properNoun && place.article != .definite
    put(isNamed ? ["em"] : ["em", "o"], at: 1, &clause)
  }

  /// *Ter / aula / nove / hora / manhã, marcar / consulta / dez / hora*: at what hour it is, and not how long.
  private func tellClock(_ clause: inout Clause, _ verb: String) {
    guard
      let number = clause.complements.indices.dropLast().first(where: {
        PortugueseTimeWords.clock.contains(clause.complements[$0].lexeme.lemma)
          && ["hora", "horas"].contains(clause.complements[$0 + 1].lexeme.lemma)
      }), number == 0 || clause.complements[number - 1].lexeme.wordClass != .adposition
    else { return }
    let rest = number + 2
    let part =
      rest < clause.complements.count
      ? FirstWords.parts[clause.complements[rest].lexeme.lemma] : nil
    let isAppointment =
      number > 0 && FirstWords.appointing.contains(verb)
      && (clause.complements[number - 1].lexeme.takesPlace
        || FirstWords.appointments.contains(clause.complements[number - 1].lexeme.lemma))
    guard
      part != nil && (isAppointment || !MeaningWords.lasting.contains(verb))
        || isAppointment && rest == clause.complements.count
    else { return }
    let figure = clause.complements[number].lexeme.lemma
    guard
      let hour = lexicon.timePhrase(part.map { "\(figure) horas \($0)" } ?? "às \(figure) horas")
    else { return }
    let end = part == nil ? rest : rest + 1
    clause.complements.replaceSubrange(
      number..<end, with: [Constituent(hour.lexeme, tile: clause.complements[number].tile)])
  }

  /// *Ter / dor / perna / esquerdo*: in which one of the two.
  private func hurtOnSide(_ clause: inout Clause) {
    guard clause.complements.count > 2, clause.complements[0].lexeme.lemma == "dor",
      clause.complements[1].lexeme.kind == .body, isFree(1, clause),
      ["direito", "esquerdo"].contains(clause.complements[2].lexeme.lemma)
    else { return }
    put(["em", "o"], at: 1, &clause)
  }

  // MARK: - How

  /// *Deixar / porta / aberto, fazer / amigo / escola*: how it is left, and not where; whom one did not have, and does nothing for.
  func settleLeft(_ verb: inout PlannedVerb, _ clause: Clause) {
    if verb.frame.lemma == "deixar", clause.complements.contains(where: \.lexeme.isInfinitive) {
      // Deixar / eu / brincar / rua: where one plays.
      return verb.frame.slots.removeAll { $0.role == .placeAt }
    }
    guard verb.frame.lemma == "deixar" || verb.frame.lemma == "fazer",
      let thing = clause.complements.firstIndex(where: { $0.lexeme.wordClass == .noun }),
      clause.complements[..<thing].allSatisfy({ $0.lexeme.isDeterminerLike })
    else { return }
    if verb.frame.lemma == "fazer" {
      guard ["amigo", "amiga"].contains(clause.complements[thing].lexeme.lemma) else { return }
      verb.frame.slots.removeAll { $0.role == .recipient }
      return
    }
    guard thing + 1 < clause.complements.count,
      let last = clause.complements.last(where: { !$0.lexeme.kind.isTemporal })?.lexeme,
      last.wordClass == .adjective && last.kind == .state
        || clause.complements[thing + 1].lexeme.wordClass == .adjective
    else { return }
    verb.frame.slots.removeAll { $0.role == .placeAt && $0.words.contains("porta") }
  }

  /// *Passar / protetor / rosto, passar / pomada / ferida*: on which part it is put.
  private func spreadOnPart(_ clause: inout Clause, _ verb: String) {
    if verb == "passar", clause.complements.count == 2,
      clause.complements[1].lexeme.lemma == "jogo",
      ["fase", "nível"].contains(clause.complements[0].lexeme.lemma)
    {
      put(["em", "o"], at: 1, &clause)
      return put(["de"], at: 0, &clause)
    }
    if clause.complements[0].lexeme.lemma == "protetor" {
      var cream = Lexeme(lemma: "protetor", wordClass: .noun, kind: .medicine)
      cream.gender = .masculine
      cream.countability = .mass
      clause.complements[0].lexeme = cream
    }
    guard clause.complements.count > 1, isFree(0, clause), isFree(1, clause),
      case let first = clause.complements[0].lexeme,
      first.kind == .medicine || SmallFrameWords.coverings.contains(first.lemma),
      clause.complements[1].lexeme.kind == .body
        || FirstWords.wounds.contains(clause.complements[1].lexeme.lemma),
      // Pôr / curativo / joelho / eu: it is my knee.
      clause.complements.count == 2 || clause.complements[2].lexeme.wordClass != .pronoun
    else { return }
    put(["em", "o"], at: 1, &clause)
  }

  /// *Escrever / olho, pintar / pé, controlar / cadeira de rodas / cabeça*: with what part of the body one does it.
  private func doWithPart(_ clause: inout Clause) {
    guard let last = clause.complements.indices.last, isFree(last, clause),
      FirstWords.limbs.contains(clause.complements[last].lexeme.lemma),
      last == 0 || clause.complements[last - 1].lexeme.wordClass == .noun
    else { return }
    if clause.complements[last].lexeme.lemma == "olho" {
      makePlural(&clause.complements[last])
    }
    put(["com", "o"], at: last, &clause)
  }

  /// *Fazer / compra*: what one does in shops has no singular.
  private func goShopping(_ clause: inout Clause) {
    if ["amigo", "amiga"].contains(clause.complements[0].lexeme.lemma), isFree(0, clause),
      clause.complements[0].lexeme.number != .plural,
      clause.complements.count < 3
        || clause.complements[1].lexeme.wordClass == .adjective
    {
      // Fazer / amigo: one whom one did not have.
      return put(["um"], at: 0, &clause)
    }
    guard clause.complements[0].lexeme.lemma == "compra", isFree(0, clause),
      clause.complements.count < 2 || clause.complements[1].lexeme.wordClass != .adjective
    else { return }
    makePlural(&clause.complements[0])
    clause.complements[0].lexeme.article = .bare
    clause.complements[0].government = nil
  }

  /// *Engolir / comprimido / água*: what helps it down.
  private func swallowWith(_ clause: inout Clause) {
    guard clause.complements.count == 2, clause.complements[0].lexeme.kind == .medicine,
      clause.complements[1].lexeme.kind == .drink, isFree(1, clause)
    else { return }
    clause.complements[1].lexeme.article = .bare
    put(["com"], at: 1, &clause)
  }

  /// *Preferir / peixe / com / batata*: a dish, and no certain one.
  private func preferDish(_ clause: inout Clause) {
    guard clause.complements.count == 3, clause.complements[1].lexeme.lemma == "com",
      KindSet.edible.contains(clause.complements[0].lexeme.kind),
      KindSet.edible.contains(clause.complements[2].lexeme.kind)
    else { return }
    for place in [0, 2] {
      clause.complements[place].lexeme.article = .bare
      clause.complements[place].government = Government(preposition: nil, article: .bare)
    }
  }

  /// *Pedir / eu / casamento*: for what somebody is asked.
  private func askInMarriage(_ clause: inout Clause) {
    guard clause.complements.count == 2, isBeing(clause.complements[0]),
      ["namoro", "casamento"].contains(clause.complements[1].lexeme.lemma)
    else { return }
    clause.complements[1].lexeme.article = .bare
    put(["em"], at: 1, &clause)
    if clause.complements[0].lexeme.wordClass == .noun, isFree(0, clause) {
      put(["o"], at: 0, &clause)
    }
  }

  /// *Trocar / blusa / outro / tamanho*: for which one.
  private func changeForOther(_ clause: inout Clause) {
    guard
      let other = clause.complements.indices.dropFirst().first(where: {
        clause.complements[$0].lexeme.lemma == "outro"
      }), isFree(other - 1, clause), other + 1 < clause.complements.count
    else { return }
    insert(["por"], at: other, in: &clause)
  }

  /// *Precisar / ajuda / banheiro*: where.
  private func helpThere(_ clause: inout Clause) {
    guard clause.complements.count > 1, clause.complements[0].lexeme.lemma == "ajuda",
      isFree(1, clause), clause.complements[1].lexeme.wordClass == .noun,
      KindSet.places.contains(clause.complements[1].lexeme.kind),
      clause.complements[1].lexeme.article != .bare
    else { return }
    put(["em", "o"], at: 1, &clause)
  }

  /// *Cortar / cabelo / cabeleireiro*: at whose shop.
  private func cutAtHairdresser(_ clause: inout Clause) {
    guard clause.complements.count > 1, clause.complements[0].lexeme.lemma == "cabelo",
      ["cabeleireiro", "cabeleireira", "barbeiro", "salão"].contains(
        clause.complements[1].lexeme.lemma), isFree(1, clause)
    else { return }
    put(["em", "o"], at: 1, &clause)
  }

  /// *Falar / mãe / WhatsApp*: by what one does so.
  private func speakByNet(_ clause: inout Clause) {
    guard let last = clause.complements.indices.last,
      last > 0 || ["vídeo", "mensagem"].contains(clause.complements[last].lexeme.lemma),
      FirstWords.nets.contains(clause.complements[last].lexeme.lemma), isFree(last, clause)
    else { return }
    let name = clause.complements[last].lexeme.lemma
    if ["chat", "grupo", "fórum"].contains(name) { return put(["em", "o"], at: last, &clause) }
    if ["vídeo", "mensagem", "chamada de vídeo", "áudio", "videoconferência"].contains(name) {
      clause.complements[last].lexeme.article = .bare
      return put(["por"], at: last, &clause)
    }
    put(["por", "o"], at: last, &clause)
  }
}

/// Words of such pairs.
private enum FirstWords {
  /// Whether a noun says which sort of the other it is.
  static func isSort(_ second: String, of first: String) -> Bool {
    if sorts[first]?.contains(second) == true { return true }
    return materials.contains(second) && garments.contains(first)
      || feasts.contains(second) && ofFeasts.contains(first)
  }

  private static let sorts: [String: WordSet] = [
    "medalha": ["ouro", "prata", "bronze"], "peça": ["teatro"], "chamada": ["vídeo"],
    "mensagem": ["voz", "texto", "áudio"], "ovo": ["Páscoa", "chocolate"],
    "animal": ["estimação"], "bicho": ["estimação"], "saída": ["emergência"],
    "jogo": ["vôlei", "futebol", "basquete", "tênis", "cartas"],
    "colar": ["conta", "pérola"],
    "roupa": ["banho", "cama"], "escova": ["dente", "cabelo"],
    "doce": ["leite", "abóbora", "coco"], "lição": ["casa"], "dever": ["casa"], "tarefa": ["casa"],
  ]
  private static let garments: WordSet = [
    "jaqueta", "casaco", "bolsa", "cinto", "sapato", "bota", "luva", "gorro", "blusa", "calça",
    "cachecol", "meia", "camisa", "vestido", "saia", "sandália", "mochila",
  ]
  private static let materials: WordSet = [
    "couro", "borracha", "lã", "algodão", "seda", "plástico", "veludo", "linho",
  ]
  private static let feasts: WordSet = ["aniversário", "Natal", "Páscoa"]
  private static let ofFeasts: WordSet = ["cartão", "música", "árvore", "enfeite", "lembrancinha"]
  static let sauces: WordSet = [
    "molho", "ketchup", "maionese", "mostarda", "calda", "chantilly", "azeite", "geleia",
    "requeijão",
  ]
  static let eating: WordSet = [
    "comer", "querer", "pedir", "preparar", "fazer", "almoçar", "jantar",
  ]
  static let gathering: WordSet = ["ir", "voltar"]
  static let appointing: WordSet = ["ter", "marcar", "agendar", "desmarcar", "perder"]
  static let appointments: WordSet = [
    "consulta", "aula", "prova", "reunião", "fisioterapia", "terapia", "exame", "treino", "médico",
    "dentista", "jogo", "natação", "entrevista",
  ]
  static let parts = [
    "manhã": "da manhã", "tarde": "da tarde", "noite": "da noite", "madrugada": "da madrugada",
  ]
  static let wounds: WordSet = ["ferida", "machucado", "corte", "queimadura", "picada", "pele"]
  /// What is done with a part of the body by those who cannot use their hands.
  static let bodily: WordSet = [
    "escrever", "digitar", "pintar", "controlar", "escolher", "desenhar", "apontar", "clicar",
    "selecionar", "dirigir", "virar", "responder",
  ]
  static let limbs: WordSet = [
    "pé", "olho", "olhos", "dedo", "boca", "cabeça", "queixo", "mão", "nariz", "língua", "cotovelo",
    "pés",
  ]
  static let nets: WordSet = [
    "WhatsApp", "whatsapp", "Zoom", "Skype", "vídeo", "videochamada", "mensagem",
    "áudio", "videoconferência", "chamada de vídeo", "chat", "grupo", "fórum",
  ]
}
