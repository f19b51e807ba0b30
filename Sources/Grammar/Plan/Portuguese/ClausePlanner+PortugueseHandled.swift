import AACCore

/// For whom, on whom, of whom and because of what something is done, where the second of two words was chosen bare: *cedeu o lugar ao idoso,
/// passou creme em mim, levou o jornal para o papai, um castelo de areia na praia, hoje é meu aniversário* (Bechara, *Regência*; Cunha &
/// Cintra, chapter 11, *Possessivos*; chapter 15, *Preposição*).
extension ClausePlanner {
  /// Puts it in where the words were chosen for their roles.
  func settleHandled(_ clause: inout Clause, _ verb: String) {
    guard !clause.complements.isEmpty else { return }
    aloneWith(&clause, verb)
    guard clause.complements.count > 1 else { return }
    ownSaid(&clause, verb)
    buildOf(&clause, verb)
    treatOn(&clause, verb)
    handTo(&clause, verb)
    holdBy(&clause, verb)
    feelBetterWith(&clause, verb)
    comeFromThere(&clause, verb)
    layDown(&clause, verb)
    playFor(&clause, verb)
  }

  private func lemma(_ place: Int, _ clause: Clause) -> String {
    clause.complements[place].lexeme.lemma
  }

  private func isSpeaker(_ place: Int, _ clause: Clause) -> Bool {
    ["eu", "mim"].contains(lemma(place, clause))
  }

  private func mine(_ place: Int, _ clause: Clause) -> Constituent? {
    Possessives.word(
      for: clause.complements[place].lexeme, tile: clause.complements[place].tile,
      in: clause.variety)
  }

  // MARK: - One word

  /// *Dar um grito / barata, cachorro / sair correndo / gato, vovó / cozinhar / família*: why, behind whom, for whom.
  private func aloneWith(_ clause: inout Clause, _ verb: String) {
    let last = clause.complements.count - 1
    let word = clause.complements[last].lexeme
    if lemma(last, clause) == "pé", isFree(last, clause), verb.hasPrefix("voltar "),
      let onFoot = lexicon.known("a pé")
    {
      clause.complements[last] = Constituent(onFoot, tile: clause.complements[last].tile)
      return
    }
    guard isFree(last, clause), word.wordClass == .noun, last == 0 || word.lemma == "família"
    else { return }
    let who = clause.subject.last?.lexeme
    if ["dar um grito", "dar um pulo", "gritar"].contains(verb), word.kind == .animal,
      clause.tense == .past
    {
      put(["por causa de", "o"], at: last, &clause)
    } else if ["sair correndo", "correr"].contains(verb), word.kind == .animal,
      who?.kind == .animal, verb == "sair correndo" || clause.tense == .past,
      lexicon.known("atrás de") != nil
    {
      put(["atrás de", "o"], at: last, &clause)
    } else if verb == "cozinhar", HandledWords.fed.contains(word.lemma) {
      put(["para", "o"], at: last, &clause)
    } else if ["sair", "voltar"].contains(verb), HandledWords.consulted.contains(word.lemma),
      clause.tense == .past
    {
      put(["de", "o"], at: last, &clause)
    }
  }

  // MARK: - Whose

  /// *Hoje / ser / aniversário / eu, escrever / nome / eu*: the thing is somebody's.
  private func ownSaid(_ clause: inout Clause, _ verb: String) {
    let last = clause.complements.count - 1
    guard last == 1, isFree(0, clause), clause.complements[0].lexeme.wordClass == .noun else {
      return
    }
    if OwnWords.named.contains(lemma(0, clause)), OwnWords.naming.contains(verb),
      clause.options.contains(.request), !isSpeaker(1, clause),
      clause.subject.contains(where: { $0.lexeme.lemma == "você" }),
      ["aqui", "ali", "embaixo"].contains(lemma(1, clause)), let yours = lexicon.known("seu")
    {
      clause.complements.insert(Constituent(yours), at: 0)
      return
    }
    let isOwnName =
      isSpeaker(1, clause) && OwnWords.named.contains(lemma(0, clause))
      && clause.subject.contains { $0.lexeme.lemma == "eu" }
    let isSaidOf =
      verb == "ser" && clause.subject.count == 1 && !clause.isQuestion
      && HandledWords.pointing.contains(clause.subject[0].lexeme.lemma)
      && ["eu", "você", "nós"].contains(lemma(1, clause))
    guard isOwnName || isSaidOf, let whose = mine(1, clause) else { return }
    clause.complements.removeLast()
    clause.complements.insert(whose, at: 0)
  }

  // MARK: - Of what, on whom

  /// *Fazer / castelo / areia / praia, fazer / boneco / neve*: of what, and where.
  private func buildOf(_ clause: inout Clause, _ verb: String) {
    guard ["fazer", "construir", "montar", "ganhar", "comprar"].contains(verb),
      HandledWords.built.contains(lemma(0, clause)), isFree(0, clause),
      HandledWords.stuff.contains(lemma(1, clause)), isFree(1, clause),
      clause.complements.count < 4
    else { return }
    if clause.complements.count == 3 {
      guard isFree(2, clause), clause.complements[2].lexeme.wordClass == .noun,
        KindSet.places.contains(clause.complements[2].lexeme.kind)
      else { return }
      put(["em", "o"], at: 2, &clause)
    }
    clause.complements[1].lexeme.article = .bare
    put(["de"], at: 1, &clause)
    if !clause.isNegative { put(["um"], at: 0, &clause) }
  }

  /// *Passar / creme / eu, fazer / trança / boneca, enfermeira / fazer / curativo / joelho*: on whom and on what.
  private func treatOn(_ clause: inout Clause, _ verb: String) {
    guard ["fazer", "passar", "pôr", "ter", "pingar"].contains(verb), isFree(0, clause) else {
      return
    }
    let (first, second) = (lemma(0, clause), clause.complements[1].lexeme)
    if clause.complements.count > 2, clause.complements[2].lexeme.kind == .person { return }
    let isBody = second.kind == .body || second.lemma == "pele"
    let isOn: Bool
    switch verb {
    case "passar":
      isOn =
        HandledWords.spread.contains(first)
        || HandledWords.spreadOnBread.contains(first)
          && HandledWords.breads.contains(second.lemma)
        || HandledWords.spreadOnThings.contains(first)
    case "fazer":
      isOn =
        HandledWords.treatments.contains(first) && (isBody || !second.isHuman)
        || HandledWords.braids.contains(first)
    case "ter": isOn = first == "alergia" && isBody
    case "pingar": isOn = isBody
    default: isOn = false
    }
    guard isOn else { return }
    if verb == "pingar" {
      clause.complements[0].lexeme.article = .bare
      put(["o"], at: 0, &clause)
      return
    }
    if second.wordClass == .pronoun, second.kind == .person, verb == "passar" || verb == "fazer",
      !clause.options.contains(.request)
    {
      if second.lemma == "me", let me = lexicon.known("eu") { clause.complements[1].lexeme = me }
      insert(["em"], at: 1, in: &clause)
    } else if isFree(1, clause), second.wordClass == .noun,
      isBody || verb == "fazer" && (second.isHuman || second.kind == .toy || second.isBeing)
        || verb == "passar" && !second.isBeing && !second.kind.isTemporal
    {
      let isHealed =
        isBody && clause.subject.contains { OwnWords.healers.contains($0.lexeme.lemma) }
        && clause.complements.count == 2
      if isHealed, let own = lexicon.known("meu") {
        clause.complements[1].government = nil
        clause.complements.insert(Constituent(own), at: 1)
        return insert(["em"], at: 1, in: &clause)
      }
      put(["em", "o"], at: 1, &clause)
    }
  }

  // MARK: - To whom, for whom

  /// *Ceder / lugar / idoso, levar / jornal / papai, fazer / almoço / nós, propor / casamento / noiva*.
  private func handTo(_ clause: inout Clause, _ verb: String) {
    if verb == "plantar" || verb == "colher" || verb == "regar", lemma(0, clause) == "rosa" {
      var rose = Lexeme(lemma: "rosa", wordClass: .noun, kind: .plant)
      rose.gender = .feminine
      rose.countability = .count
      rose.animacy = .inanimate
      clause.complements[0].lexeme = rose
      if isFree(1, clause), lemma(1, clause) == "vaso" { put(["em", "o"], at: 1, &clause) }
      return
    }
    guard isFree(0, clause), clause.complements[0].lexeme.wordClass == .noun else { return }
    let second = clause.complements[1].lexeme
    if ["ceder", "dar", "oferecer"].contains(verb), clause.complements.count == 2,
      HandledWords.people.contains(second.lemma)
    {
      var noun = Lexeme(lemma: second.lemma, wordClass: .noun, kind: .person)
      noun.gender =
        ["gestante", "grávida", "idosa"].contains(second.lemma) ? .feminine : .masculine
      noun.animacy = .human
      noun.countability = .count
      clause.complements[1].lexeme = noun
      put(["a", "o"], at: 1, &clause)
    } else if verb == "propor", second.isHuman, isFree(1, clause) {
      put(["a", "o"], at: 1, &clause)
    } else if verb == "levar", second.isHuman, second.wordClass == .noun, isFree(1, clause),
      HandledWords.brought.contains(lemma(0, clause))
        || [.food, .drink].contains(clause.complements[0].lexeme.kind)
    {
      put(["para", "o"], at: 1, &clause)
    } else if verb == "levar", clause.complements[0].lexeme.isBeing, second.kind == .sport,
      isFree(1, clause)
    {
      put(["para", "o"], at: 1, &clause)
    } else if HandledWords.cooking.contains(verb), ["nós", "nos"].contains(second.lemma),
      clause.variety == .portugueseBrazil, !clause.options.contains(.request)
    {
      if second.lemma == "nos", let us = lexicon.known("nós") {
        clause.complements[1].lexeme = us
      }
      put(["para"], at: 1, &clause)
    } else if lemma(0, clause) == "mãos dadas", second.isHuman, isFree(1, clause) {
      put(["com", "o"], at: 1, &clause)
    } else if verb == "cair", clause.complements.count == 2, second.isHuman, isFree(1, clause),
      ["mão", "colo", "bolso"].contains(lemma(0, clause)),
      clause.subject.contains(where: { $0.lexeme.namesThing })
    {
      put(["de", "o"], at: 1, &clause)
      put(["de", "o"], at: 0, &clause)
    } else if verb == "cozinhar", HandledWords.fed.contains(lemma(0, clause)), isFree(0, clause) {
      put(["para", "o"], at: 0, &clause)
    }
  }

  /// *Segurar / eu / braço, puxar / menino / cabelo*: by what.
  private func holdBy(_ clause: inout Clause, _ verb: String) {
    guard ["segurar", "pegar", "puxar", "agarrar"].contains(verb), clause.complements.count == 2,
      HandledWords.grips.contains(lemma(1, clause)), isFree(1, clause),
      case let whom = clause.complements[0].lexeme,
      whom.wordClass == .pronoun && whom.kind == .person || whom.isBeing && isFree(0, clause)
    else { return }
    put(["por", "o"], at: 1, &clause)
  }

  /// *Sentir-se / melhor / remédio*: with what.
  private func feelBetterWith(_ clause: inout Clause, _ verb: String) {
    guard ["sentir-se", "ficar", "estar", "dormir"].contains(verb),
      ["melhor", "pior", "bem", "mal"].contains(lemma(0, clause)), clause.complements.count == 2,
      isFree(1, clause),
      clause.complements[1].lexeme.kind == .medicine
        || ["remédio", "banho", "chá", "massagem", "injeção", "vacina"].contains(lemma(1, clause))
    else { return }
    put(["com", "o"], at: 1, &clause)
  }

  /// *Chegar / trabalho / noite, voltar / escola / ônibus*: home from there.
  private func comeFromThere(_ clause: inout Clause, _ verb: String) {
    if verb == "sair", clause.complements.count == 2, isFree(0, clause),
      HandledWords.consulted.contains(lemma(0, clause)),
      clause.complements[1].lexeme.kind.isTemporal
    {
      return put(["de", "o"], at: 0, &clause)
    }
    if verb == "voltar", clause.subject.contains(where: \.lexeme.isBeing),
      let place = clause.complements.firstIndex(where: { $0.lexeme.lemma == "trabalho" }),
      isFree(place, clause),
      clause.complements.contains(where: { $0.lexeme.lemma == "quando" })
        || clause.subject[0].lexeme.lemma == "quando"
    {
      // Quando a mamãe volta do trabalho?
      return put(["de", "o"], at: place, &clause)
    }
    guard ["chegar", "voltar"].contains(verb), !clause.isQuestion, clause.complements.count == 2,
      HandledWords.workplaces.contains(lemma(0, clause)), isFree(0, clause),
      clause.tense != .future,
      verb == "voltar"
        ? clause.complements[1].lexeme.kind == .vehicle
          || ["pé", "a pé"].contains(lemma(1, clause))
        : HandledWords.late.contains(lemma(1, clause)) && lemma(0, clause) == "trabalho"
    else { return }
    put(["de", "o"], at: 0, &clause)
  }

  /// *Mamãe / deitar / bebê / berço, deitar / cabeça / travesseiro*: who and what is laid down there.
  private func layDown(_ clause: inout Clause, _ verb: String) {
    guard ["deitar", "deitar-se"].contains(verb), clause.complements.count == 2, isFree(0, clause),
      isFree(1, clause),
      HandledWords.laid.contains(lemma(0, clause)) || clause.complements[0].lexeme.kind == .body,
      clause.complements[1].lexeme.wordClass == .noun,
      clause.complements[1].lexeme.kind == .furniture
        || ["berço", "cama", "travesseiro", "colo", "rede", "carrinho", "chão", "ombro", "maca"]
          .contains(lemma(1, clause))
    else { return }
    clause.verb?.lexeme.lemma = "deitar"
    put(["em", "o"], at: 1, &clause)
    put(["o"], at: 0, &clause)
  }

  /// *Tocar / violão / eu, pôr / música / eu*: for whom.
  func playFor(_ clause: inout Clause, _ verb: String) {
    let last = clause.complements.count - 1
    guard last > 0, HandledWords.playing.contains(verb), isSpeaker(last, clause),
      isFree(last - 1, clause),
      [.instrument, .music, .media].contains(clause.complements[last - 1].lexeme.kind)
        || HandledWords.shown.contains(lemma(last - 1, clause)),
      !clause.subject.contains(where: { $0.lexeme.lemma == "eu" && $0.tile != nil })
    else { return }
    insert(["para"], at: last, in: &clause)
  }
}

/// Words of what is handed, laid and spread.
private enum HandledWords {
  static let fed: WordSet = ["família", "bebê", "visitas", "visita", "convidados", "netos"]
  static let consulted: WordSet = ["médico", "dentista", "pediatra", "oculista"]
  static let pointing: WordSet = [
    "hoje", "amanhã", "isso", "isto", "aquilo", "este", "esse", "aquele", "esta", "essa", "aquela",
  ]
  static let built: WordSet = [
    "castelo", "boneco", "avião", "barco", "barquinho", "torre", "chapéu", "casa", "casinha",
    "bolo",
  ]
  static let stuff: WordSet = [
    "areia", "neve", "papel", "barro", "massinha", "lego", "madeira", "papelão", "pano", "palha",
  ]
  static let spread: WordSet = [
    "creme", "protetor", "pomada", "loção", "hidratante", "óleo", "repelente", "batom", "talco",
    "perfume", "gel", "esmalte", "protetor solar", "sabonete", "shampoo", "xampu",
  ]
  /// What goes on bread, and on what.
  static let spreadOnBread: WordSet = [
    "manteiga", "margarina", "geleia", "requeijão", "maionese", "patê", "mel", "doce de leite",
    "cream cheese", "creme de avelã", "pasta de amendoim", "ketchup", "mostarda", "azeite",
  ]
  static let breads: WordSet = [
    "pão", "torrada", "bolacha", "biscoito", "sanduíche", "tapioca", "pãozinho", "panqueca",
    "bolo", "forma", "assadeira", "pão de forma", "pão francês", "waffle",
  ]
  /// What goes on things.
  static let spreadOnThings: WordSet = [
    "graxa", "cola", "cera", "verniz", "álcool", "tinta", "veneno", "lustra-móveis", "sabão",
    "detergente", "condicionador", "maquiagem", "iodo", "cotonete", "algodão", "lixa", "massa",
    "fita", "fita adesiva", "aspirador", "rodo", "vassoura", "esponja", "ferro",
  ]
  static let treatments: WordSet = [
    "curativo", "operação", "cirurgia", "tatuagem", "massagem", "raio-x", "corte", "furo",
  ]
  static let braids: WordSet = ["trança", "penteado", "carinho", "cafuné", "cócegas", "massagem"]
  static let people: WordSet = [
    "idoso", "idosa", "gestante", "grávida", "deficiente", "cadeirante", "pobre", "velhinho",
    "velhinha", "cego", "doente",
  ]
  static let brought: WordSet = [
    "jornal", "carta", "flor", "flores", "presente", "café", "notícia", "recado", "chinelo",
  ]
  static let cooking: WordSet = [
    "fazer", "fazer o jantar", "fazer o almoço", "fazer comida", "preparar", "cozinhar", "comprar",
  ]
  static let grips: WordSet = [
    "braço", "mão", "perna", "cabelo", "rabo", "pescoço", "cintura", "orelha", "camisa", "ombro",
    "pé", "coleira",
  ]
  static let workplaces: WordSet = ["trabalho", "escola", "creche", "faculdade", "hospital"]
  static let late: WordSet = ["noite", "à noite", "tarde", "à tarde", "cedo"]
  static let laid: WordSet = [
    "bebê", "bebé", "boneca", "boneco", "criança", "neném", "paciente", "filho", "filha",
  ]
  static let playing: WordSet = ["tocar", "pôr", "colocar", "botar", "ligar", "cantar", "ler"]
  static let shown: WordSet = [
    "música", "desenho", "filme", "vídeo", "violão", "piano", "história",
  ]
}
