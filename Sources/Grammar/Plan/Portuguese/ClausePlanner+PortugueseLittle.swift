import AACCore

/// How long one wants to rest and how a meal was: *querer / descansar / pouco, comida / ser / gostoso* (Cunha & Cintra, chapter
/// 14; Bechara, *Ser e estar*).
extension ClausePlanner {
  /// *Querer / descansar / pouco, esperar / pouco, abaixar / pouco / volume*: of what does one good a while is wanted, and of
  /// what is turned a little is asked (Bechara, *Um pouco*).
  func doALittle(_ clause: inout Clause, _ verb: String) {
    guard !clause.isNegative,
      let little = clause.complements.firstIndex(where: {
        $0.lexeme.lemma == "pouco" || LittleWords.bits.contains($0.lexeme.lemma)
      }),
      !clause.complements.contains(where: { $0.lexeme.lemma == "não" }),
      let some = lexicon.known("um pouco")
    else { return }
    let isRequest = clause.options.contains(.request)
    let deed = little == 0 ? clause.verb?.lexeme : clause.complements[little - 1].lexeme
    let isLast =
      little + 1 == clause.complements.count
      || clause.complements[little + 1].lexeme.kind.isTemporal
      || clause.complements[little + 1].lexeme.kind == .social
      || clause.complements[little + 1].lexeme.wordClass == .adposition
    if isLast, deed?.wordClass == .verb, let lemma = deed?.lemma {
      let isWished = little > 0 && LittleWords.wishing.contains(verb)
      guard
        LittleWords.restful.contains(lemma) && (isWished || isRequest)
          || LittleWords.pausing.contains(lemma)
          || isRequest && LittleWords.adjusting.contains(lemma)
      else { return }
      if clause.complements[little].lexeme.lemma == "pouco" {
        clause.complements[little].lexeme = some
      }
    } else if isRequest || LittleWords.wishing.contains(verb), !clause.isLaid {
      adjustALittle(&clause, little)
    }
  }

  /// *Abrir / pouco / janela, janela / pouco*: how far, and not how many.
  private func adjustALittle(_ clause: inout Clause, _ little: Int) {
    if LittleWords.bits.contains(clause.complements[little].lexeme.lemma) {
      return adjustABit(&clause, little)
    }
    let isBehind = little + 1 < clause.complements.count
    guard isBehind || little > 0, case let thing = isBehind ? little + 1 : little - 1,
      let deed = clause.complements[..<min(little, thing)].last(where: {
        $0.lexeme.wordClass == .verb
      }) ?? clause.verb, LittleWords.adjusting.contains(deed.lexeme.lemma),
      clause.complements[thing].lexeme.wordClass == .noun,
      clause.complements[thing].lexeme.countability != .mass,
      clause.complements[thing].lexeme.number != .plural
    else { return }
    clause.complements[little].lexeme = Lexeme(
      lemma: "um pouco", wordClass: .adverb, kind: .manner)
    if !isBehind { clause.complements.swapAt(little, thing) }
    let noun = max(little, thing)
    if isBare(noun, clause) { put(["o"], at: noun, &clause) }
  }

  /// *Baixar / volume / de / rádio / um bocadinho*: how far, before what is moved and what that is of.
  private func adjustABit(_ clause: inout Clause, _ little: Int) {
    guard little > 0, little + 1 == clause.complements.count, let verb = clause.verb?.lexeme.lemma,
      LittleWords.adjusting.contains(verb) || clause.options.contains(.request),
      case let thing = clause.complements[0].lexeme,
      thing.wordClass == .noun, thing.number != .plural, isBare(0, clause),
      clause.complements[1..<little].allSatisfy({
        $0.lexeme.wordClass == .noun || $0.lexeme.wordClass == .adjective
          || $0.lexeme.isDeterminerLike || $0.lexeme.lemma == "de"
      })
    else { return }
    var bit = clause.complements.remove(at: little)
    bit.lexeme = Lexeme(lemma: bit.lexeme.lemma, wordClass: .adverb, kind: .manner)
    put(["o"], at: 0, &clause)
    clause.complements.insert(bit, at: 0)
  }

  /// *Comida / ser / gostoso*, past: how it was on the plate.
  func tasteThen(_ clause: inout Clause, _ verb: String) {
    guard verb == "ser", clause.tense == .past, clause.options.isDisjoint(with: [.habitual]),
      clause.subject.last.map({
        KindSet.edible.contains($0.lexeme.kind) || LittleWords.meals.contains($0.lexeme.lemma)
      }) == true, clause.subject.allSatisfy({ $0.lexeme.number != .plural }),
      let quality = clause.complements.last?.lexeme, quality.wordClass == .adjective,
      LittleWords.tasted.contains(quality.lemma),
      clause.complements.dropLast().allSatisfy({
        $0.lexeme.kind == .quantity || $0.lexeme.kind == .degree
      })
    else { return }
    clause.verb?.lexeme.lemma = "estar"
  }

  /// *Dormir / cima / cama*: on it.
  func sayOnTop(_ clause: inout Clause) {
    guard
      let side = clause.complements.indices.dropLast().first(where: {
        ["cima", "trás"].contains(clause.complements[$0].lexeme.lemma)
      }), clause.complements[side + 1].lexeme.wordClass == .noun,
      side == 0 || clause.complements[side - 1].lexeme.wordClass != .adposition,
      let known = lexicon.known(
        clause.complements[side].lexeme.lemma == "cima" ? "em cima de" : "atrás de")
    else { return }
    clause.complements[side].lexeme = known
    clause.complements[side].government = nil
    clause.complements[side + 1].government = nil
  }

  /// *Você / vir / casa / eu, eu / ir / casa / você*: the home of whoever does not go there.
  func goToOthersHome(_ clause: inout Clause, _ verb: String) {
    guard
      ["vir", "ir", "chegar", "dormir", "ficar", "almoçar", "jantar", "brincar"].contains(verb),
      let home = clause.complements.indices.dropLast().first(where: {
        clause.complements[$0].lexeme.lemma == "casa"
      }), case let whose = clause.complements[home + 1],
      whose.lexeme.wordClass == .pronoun, whose.lexeme.kind == .person,
      home == 0 || !clause.complements[home - 1].lexeme.isDeterminerLike,
      clause.subject.contains(where: {
        $0.lexeme.wordClass != .pronoun || $0.lexeme.person != whose.lexeme.person
          || ["você", "vocês"].contains($0.lexeme.lemma)
            != ["você", "vocês"].contains(whose.lexeme.lemma)
      }), !clause.subject.isEmpty,
      let owner = Possessives.word(
        for: whose.lexeme, tile: whose.tile, in: clause.variety)
    else { return }
    clause.complements.remove(at: home + 1)
    clause.complements.insert(owner, at: home)
    clause.complements[home + 1].government = nil
    guard home == 0 || clause.complements[home - 1].lexeme.wordClass != .adposition else { return }
    let link = verb == "vir" || verb == "ir" ? "para" : "em"
    insert([link], at: home, in: &clause)
  }
}

/// Words of a while and of taste.
private enum LittleWords {
  static let bits: WordSet = ["um pouco", "um pouquinho", "um bocado", "um bocadinho"]
  static let wishing: WordSet = ["querer", "precisar", "poder", "ir", "vir", "deixar", "dever"]
  /// What one does for a while.
  static let restful: WordSet = [
    "descansar", "dormir", "esperar", "deitar", "deitar-se", "brincar", "sair", "passear", "sentar",
    "sentar-se", "conversar", "jogar", "andar", "nadar", "ler", "cochilar", "relaxar", "ficar",
    "parar", "caminhar", "correr", "dançar", "cantar", "desenhar", "praticar", "estudar",
  ]
  /// What one does for a while whenever one does it a little.
  static let pausing: WordSet = ["esperar", "descansar", "aguardar", "deitar-se", "repousar"]
  /// What is turned, moved and changed by degrees.
  static let adjusting: WordSet = [
    "abrir", "fechar", "abaixar", "baixar", "aumentar", "diminuir", "levantar", "subir", "descer",
    "apertar", "soltar", "afastar", "empurrar", "virar", "inclinar", "afrouxar", "esquentar",
    "aquecer", "esfriar", "arrefecer", "puxar", "encostar", "reclinar", "mover", "mexer", "dobrar",
    "esticar", "encher", "recuar", "aproximar", "alargar", "acalmar", "sentar", "andar",
  ]
  static let tasted: WordSet = [
    "gostoso", "bom", "ruim", "mau", "quente", "frio", "salgado", "doce", "delicioso", "gelado",
    "ótimo", "amargo", "azedo", "saboroso", "cru", "queimado", "duro", "mole", "seco", "picante",
    "apimentado",
  ]
  static let meals: WordSet = [
    "comida", "almoço", "jantar", "lanche", "merenda", "café da manhã", "pequeno-almoço",
  ]
}
