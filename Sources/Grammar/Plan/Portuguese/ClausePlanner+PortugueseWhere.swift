import AACCore

/// Where something is done, found and left in Portuguese, where the place was chosen right behind what it is done to:
/// *visitar / eu / hospital, encontrar / chave / bolsa, sentar / lado / eu, roupa / secar / sol* (Cunha & Cintra, chapter
/// 15, *Em* and *De*).
extension ClausePlanner {
  /// Puts in what is said before the place.
  func settleWhere(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme.lemma, !clause.complements.isEmpty else { return }
    sitBeside(&clause, verb)
    for place in clause.complements.indices.reversed() where isBare(place, clause) {
      if stayOutside(&clause, verb, place) || getInWater(&clause, verb, place)
        || bePresent(&clause, verb, place) || useOnOccasion(&clause, verb, place)
      {
        continue
      }
      leaveThere(&clause, verb, place)
    }
  }

  // MARK: - Beside somebody

  /// *Lado / eu, frente / amigo, colo / vovó*: at whose side, before whom, on whose lap.
  private func sitBeside(_ clause: inout Clause, _ verb: String) {
    joinBetween(&clause)
    for place in clause.complements.indices.dropLast().reversed() {
      let side = clause.complements[place].lexeme.lemma
      let isSaid = side == "ao lado" || side == "do lado" || side == "na frente"
      guard PortugueseWhereWords.sides.contains(side) || isSaid,
        isSaid || isBare(place, clause),
        !PortugueseWhereWords.wanting.contains(verb) || side == "lado",
        case let whom = clause.complements[place + 1].lexeme,
        whom.wordClass == .noun || whom.wordClass == .properNoun || whom.wordClass == .pronoun
          || whom.kind == .possessive,
        whom.kind != .question, !whom.kind.isTemporal
      else { continue }
      let owner = clause.complements[place + 1]
      let head = Constituent(
        sideNoun(isSaid ? String(side.split(separator: " ")[1]) : side),
        tile: clause.complements[place].tile)
      if let mine = Possessives.word(for: whom, tile: owner.tile, in: clause.variety) {
        let link = side == "lado" || side == "do lado" ? "de" : side == "ao lado" ? "a" : "em"
        clause.complements.replaceSubrange(
          place...(place + 1), with: words([link, "o"]) + [mine, head])
      } else if side == "na frente" || side == "do lado" {
        let isName = whom.wordClass == .pronoun || whom.wordClass == .properNoun
        put(isName ? ["de"] : ["de", "o"], at: place + 1, &clause)
        if PortugueseRowWords.friends.contains(whom.lemma), let mine = lexicon.known("meu") {
          clause.complements.insert(Constituent(mine), at: place + 3)
        }
      } else if !isSaid {
        let isPronoun = whom.wordClass == .pronoun
        let article = isPronoun || whom.article == .bare && whom.wordClass == .properNoun
        clause.complements[place + 1].government = nil
        clause.complements.insert(
          contentsOf: words(article ? ["de"] : ["de", "o"]), at: place + 1)
        clause.complements[place] = head
        let link = side == "lado" ? (isPronoun ? "de" : "a") : "em"
        clause.complements.insert(contentsOf: words([link, "o"]), at: place)
      }
    }
  }

  private func sideNoun(_ lemma: String) -> Lexeme {
    var noun = Lexeme(lemma: lemma, wordClass: .noun, kind: .idea)
    noun.gender = lemma == "frente" ? .feminine : .masculine
    noun.countability = .count
    return noun
  }

  private func words(_ lemmas: [String]) -> [Constituent] {
    lemmas.compactMap { lexicon.known($0).map { Constituent($0) } }
  }

  /// *Entre / mamãe / papai, entre / café / e / correios*: between the two, and between two places of which one is a drink as well.
  private func joinBetween(_ clause: inout Clause) {
    guard let between = clause.complements.firstIndex(where: { $0.lexeme.lemma == "entre" }),
      between + 2 < clause.complements.count
    else { return }
    if between + 3 < clause.complements.count, clause.complements[between + 2].lexeme.lemma == "e" {
      let ends = [between + 3, between + 1]
      guard ends.contains(where: { KindSet.places.contains(clause.complements[$0].lexeme.kind) })
      else { return }
      for end in ends where KindSet.edible.contains(clause.complements[end].lexeme.kind) {
        put(["o"], at: end, &clause)
      }
      return
    }
    guard
      clause.complements[between + 1].lexeme.isBeing,
      clause.complements[between + 2].lexeme.isBeing
    else { return }
    put(["e"], at: between + 2, &clause)
  }

  // MARK: - Coming to do something

  /// *Vir / casa / brincar*: what somebody comes to do, and where.
  func comeToDo(_ clause: inout Clause) {
    guard clause.verb?.lexeme.lemma == "vir", clause.complements.count > 1, !clause.isLaid,
      isBare(0, clause) || clause.complements[0].government != nil,
      case let place = clause.complements[0].lexeme, place.wordClass == .noun,
      place.kind == .home || PortugueseWhereWords.venues.contains(place.lemma),
      clause.complements[1].lexeme.wordClass == .verb,
      clause.complements[2...].allSatisfy({ $0.lexeme.kind.isTemporal || $0.lexeme.isHuman })
    else { return }
    var venue = clause.complements.remove(at: 0)
    venue.government = nil
    let link = words(place.article == .bare ? ["em"] : ["em", "o"])
    clause.complements.insert(contentsOf: link + [venue], at: 1)
  }

  /// *Vir / almoço*: to a meal.
  private func bePresent(_ clause: inout Clause, _ verb: String, _ place: Int) -> Bool {
    guard verb == "vir", clause.complements[place].lexeme.kind == .meal,
      clause.complements[place].lexeme.wordClass == .noun
    else { return false }
    put(["para", "o"], at: place, &clause)
    return true
  }

  // MARK: - In the water and in the rain

  /// *Secar / sol, esperar / ônibus / chuva*: out there, where it is not looked at, felt or wanted.
  private func stayOutside(_ clause: inout Clause, _ verb: String, _ place: Int) -> Bool {
    let noun = clause.complements[place].lexeme
    guard PortugueseWhereWords.outside.contains(noun.lemma), !clause.isLaid else { return false }
    let hasThing =
      place > 0 && clause.complements[place - 1].lexeme.wordClass == .noun
      && !clause.complements[place - 1].lexeme.kind.isTemporal
    guard
      PortugueseWhereWords.staying.contains(verb)
        || hasThing && PortugueseWhereWords.waiting.contains(verb)
    else {
      return false
    }
    put(noun.lemma == "vento" && verb == "secar" ? ["com", "o"] : ["em", "o"], at: place, &clause)
    return true
  }

  /// *Entrar / água, sair / água*.
  private func getInWater(_ clause: inout Clause, _ verb: String, _ place: Int) -> Bool {
    guard ["água", "mar"].contains(clause.complements[place].lexeme.lemma), !clause.isLaid,
      PortugueseWhereWords.swimming.contains(verb)
        || PortugueseWhereWords.leavingHome.contains(verb)
    else { return false }
    put(verb == "sair" ? ["de", "o"] : ["em", "o"], at: place, &clause)
    return true
  }

  /// *O que / ganhar / aniversário*: on what occasion.
  private func useOnOccasion(_ clause: inout Clause, _ verb: String, _ place: Int) -> Bool {
    let noun = clause.complements[place].lexeme
    guard noun.kind == .event, place > 0, PortugueseWhereWords.given.contains(verb),
      ["o que", "que", "quem"].contains(clause.complements[place - 1].lexeme.lemma),
      clause.complements[place - 1].lexeme.kind == .question
    else { return false }
    put(["em", "o"], at: place, &clause)
    return true
  }

  // MARK: - Left and found there

  /// *Encontrar / chave / bolsa, esquecer / carregador / casa, visitar / eu / hospital*.
  private func leaveThere(_ clause: inout Clause, _ verb: String, _ place: Int) {
    let noun = clause.complements[place].lexeme
    if noun.lemma == "casa", PortugueseWhereWords.leavingHome.contains(verb) {
      clause.complements[place].government = Government(preposition: "de", article: .bare)
      return
    }
    guard place > 0 else { return }
    let thing = clause.complements[place - 1].lexeme
    let isThing = thing.namesThing
    let isBeing = thing.isBeing || thing.wordClass == .pronoun && thing.kind == .person
    guard noun.wordClass == .noun, isThing || isBeing else { return }
    if isThing, thing.lemma == "chave", PortugueseWhereWords.locked.contains(noun.lemma),
      PortugueseWhereWords.handed.contains(verb)
    {
      put(["de", "o"], at: place, &clause)
      if verb == "dar", clause.options.contains(.request), place == 1 {
        clause.complements.insert(Constituent(WordJoiner.pronoun("me")), at: 0)
      }
    } else if isThing, noun.kind == .home, noun.article == .bare,
      ["esquecer", "deixar", "largar"].contains(verb)
        || verb == "perder" && BesideWords.parts.contains(thing.lemma)
    {
      put(["em"], at: place, &clause)
    } else if isThing, PortugueseWhereWords.finding.contains(verb),
      PortugueseWhereWords.bags.contains(noun.lemma),
      !PortugueseWhereWords.bags.contains(thing.lemma)
        || PortugueseWhereWords.small.contains(thing.lemma),
      !clause.isLaid
    {
      put(["em", "o"], at: place, &clause)
    } else if isThing, ["ponto", "paragem"].contains(noun.lemma), thing.kind == .vehicle {
      put(["em", "o"], at: place, &clause)
    } else if ["encostar", "apoiar"].contains(verb), thing.kind == .body, noun.kind != .body,
      !noun.isBeing
    {
      put(["em", "o"], at: place, &clause)
      if isBare(place - 1, clause) { put(["o"], at: place - 1, &clause) }
    } else if isBeing, KindSet.places.contains(noun.kind), verb == "visitar" {
      put(noun.article == .bare ? ["em"] : ["em", "o"], at: place, &clause)
    }
  }
}

/// Words by which it is known where something is done.
private enum PortugueseWhereWords {
  /// At whose side, before whom and on whose lap one is.
  static let sides: WordSet = ["lado", "frente", "colo"]
  /// Verbs that a lap is the object of.
  static let wanting: WordSet = [
    "querer", "pedir", "dar", "adorar", "amar", "gostar", "preferir", "precisar", "ter",
  ]
  /// Where one comes to do something.
  static let venues: WordSet = ["escola", "creche", "sítio", "fazenda", "piscina", "parque"]
  /// Out of doors.
  static let outside: WordSet = ["chuva", "sol", "sombra", "neve", "vento", "varal", "sereno"]
  /// What is done out there.
  static let staying: WordSet = [
    "secar", "brincar", "correr", "andar", "dançar", "ficar", "passear", "dormir", "trabalhar",
    "caminhar", "descansar", "sentar-se", "deitar-se", "cochilar",
  ]
  /// What is done out there to something.
  static let waiting: WordSet = [
    "esperar", "molhar", "jogar", "secar", "pendurar", "estender", "deixar", "esquecer", "colocar",
    "pôr",
    "botar",
  ]
  /// What is done in the water.
  static let swimming: WordSet = [
    "entrar", "pular", "nadar", "flutuar", "boiar", "mergulhar", "saltar", "brincar", "ficar",
  ]
  /// Coming out.
  static let leavingHome: WordSet = ["sair", "fugir", "sumir", "desaparecer", "escapar"]
  /// What is got, eaten and done on an occasion.
  static let given: WordSet = [
    "ganhar", "comer", "fazer", "beber", "dar", "receber", "comprar", "usar", "vestir", "cantar",
    "ver", "tocar", "brincar",
  ]
  /// What has a key.
  static let locked: WordSet = [
    "carro", "moto", "caminhão", "porta", "cofre", "portão", "cadeado", "apartamento",
  ]
  /// What is done to a key that is not in there.
  static let handed: WordSet = [
    "pegar", "perder", "dar", "procurar", "trazer", "passar", "querer", "emprestar", "buscar",
    "precisar", "segurar", "pedir", "devolver",
  ]
  /// Finding, losing and looking for something.
  static let finding: WordSet = [
    "encontrar", "achar", "perder", "procurar", "ver", "esquecer", "deixar", "esconder",
  ]
  /// What one carries things in.
  static let bags: WordSet = [
    "bolsa", "mochila", "caixa", "estojo", "bolso", "carteira", "sacola", "saco", "mala",
    "lancheira", "pasta", "cesta", "cesto", "gaveta", "lata", "pote", "balde", "cofre", "cofrinho",
    "envelope", "necessaire", "mealheiro", "lixo", "lixeira",
  ]
  /// Of these what goes into the others.
  static let small: WordSet = ["carteira", "estojo", "lancheira", "caixa", "envelope", "pasta"]
}
