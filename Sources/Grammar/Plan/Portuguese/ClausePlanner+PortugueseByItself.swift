import AACCore

/// What happens to a thing by itself and where, whose part and pain it is, when it is done and what one may choose from: *o leite derramou
/// no chão, a bateria do tablet acabou, encostou a cabeça no ombro da mamãe, dor de dente, nas férias, bolo ou sorvete* (Cunha & Cintra,
/// chapter 7, *Adjunto adnominal*; chapter 15, *Preposição*; Bechara, *Regência*).
extension ClausePlanner {
  /// Puts it in where the words were chosen for their roles.
  func settleByItself(_ clause: inout Clause, _ verb: String) {
    tellOfOne(&clause, verb)
    guard !clause.complements.isEmpty else { return }
    happenThere(&clause, verb)
    nameWhoIsSo(&clause, verb)
    guard clause.complements.count > 1 else { return }
    hurtPart(&clause)
    leanOnSomebody(&clause)
    spendHolidays(&clause, verb)
    liveThere(&clause, verb)
    chooseOne(&clause, verb)
    holdForMe(&clause, verb)
    ownPlace(&clause, verb)
    ownAsked(&clause, verb)
  }

  /// *Acidente / acontecer, raio / cair*: nobody knew of it before (Cunha & Cintra, chapter 9, *Artigo indefinido*).
  private func tellOfOne(_ clause: inout Clause, _ verb: String) {
    guard ByItselfWords.appearing.contains(verb) || verb == "cair", clause.tense == .past,
      clause.subject.count == 1, !clause.isNegative, !clause.isQuestion,
      case let noun = clause.subject[0].lexeme, noun.wordClass == .noun, noun.number != .plural,
      verb == "cair" ? noun.lemma == "raio" : ByItselfWords.events.contains(noun.lemma),
      let one = lexicon.known("um")
    else { return }
    clause.subject.insert(Constituent(one), at: 0)
  }

  // MARK: - By itself

  /// *Leite / derramar / chão, luz / apagar / tempestade, bateria / acabar / tablet*: a thing does nothing to the other.
  private func happenThere(_ clause: inout Clause, _ verb: String) {
    guard clause.complements.count == 1, clause.subject.count == 1, isFree(0, clause),
      case let thing = clause.subject[0].lexeme, thing.namesThing,
      case let other = clause.complements[0].lexeme, other.namesThing
    else { return }
    let isPart =
      ByItselfWords.failing.contains(verb) && ByItselfWords.parts.contains(thing.lemma)
      && ([.device, .vehicle, .toy, .clothing, .furniture].contains(other.kind))
    if isPart || ByItselfWords.ending.contains(verb) && DailyWords.stores.contains(thing.lemma),
      isPart || [.device, .vehicle, .toy, .thing].contains(other.kind)
        || ["controle", "relógio", "lanterna", "tablet"].contains(other.lemma)
    {
      clause.complements.removeFirst()
      clause.subject += ["de", "o"].compactMap { lexicon.known($0).map { Constituent($0) } }
      var whole = Constituent(other, tile: nil)
      whole.government = nil
      clause.subject.append(whole)
      return
    }
    let isSpilt =
      ByItselfWords.spilling.contains(verb)
      && ![.drink, .food, .material, .dish].contains(other.kind) && other.kind != .weather
      && ([.drink, .food, .dish, .material].contains(thing.kind)
        || ByItselfWords.vessels.contains(thing.lemma))
    let isOut = ByItselfWords.goingOut.contains(verb) && ByItselfWords.lights.contains(thing.lemma)
    let isBurst = verb == "estourar" && other.takesPlace
    guard isSpilt || isOut || isBurst else { return }
    let isCause = isOut && ["vento", "ventania", "chuva"].contains(other.lemma)
    put([isCause ? "com" : "em", "o"], at: 0, &clause)
  }

  /// *Ceder / lugar / idoso, peça / agradar / público, passar / remédio / machucado*: who and what is so (Cunha & Cintra, chapter 10,
  /// *Substantivação do adjetivo*).
  private func nameWhoIsSo(_ clause: inout Clause, _ verb: String) {
    let place = clause.complements.count - 1
    guard place >= 0, place < 2,
      clause.complements[place].lexeme.wordClass == .adjective,
      place == 0 || clause.complements[0].lexeme.wordClass == .noun,
      case let quality = clause.complements[place].lexeme.lemma
    else { return }
    if ByItselfWords.wounds.contains(quality), ByItselfWords.tending.contains(verb) {
      var noun = Lexeme(lemma: quality, wordClass: .noun, kind: .body)
      noun.gender = .masculine
      noun.article = .definite
      clause.complements[place].lexeme = noun
      if place == 1 || verb == "tocar" || verb == "mexer" {
        put(["em", "o"], at: place, &clause)
        if place == 1, clause.complements[0].lexeme.kind == .medicine {
          clause.complements[0].lexeme.article = .bare
        }
      }
    } else if ByItselfWords.people.contains(quality), ByItselfWords.towardsPeople.contains(verb) {
      var noun = Lexeme(lemma: quality, wordClass: .noun, kind: .person)
      noun.gender = ["gestante", "grávida"].contains(quality) ? .feminine : .masculine
      noun.animacy = .human
      noun.countability = .count
      clause.complements[place].lexeme = noun
      if verb == "medir", place == 1 { put(["de", "o"], at: place, &clause) }
    }
  }

  // MARK: - Parts and places

  /// *Reclamar / dor / dente, ter / dor / perna*: a pain of some parts has its name, of others one tells where it is.
  func hurtPart(_ clause: inout Clause) {
    guard clause.verb?.lexeme.lemma != "sentir" else { return }
    for place in clause.complements.indices.dropFirst()
    where clause.complements[place - 1].lexeme.lemma == "dor" && isFree(place, clause) {
      let part = clause.complements[place].lexeme
      guard part.wordClass == .noun else { continue }
      if place + 1 < clause.complements.count,
        ["direito", "esquerdo", "inteiro"].contains(clause.complements[place + 1].lexeme.lemma)
      {
        continue
      }
      if ByItselfWords.aching.contains(part.lemma) {
        clause.complements[place].lexeme.article = .bare
        return put(["de"], at: place, &clause)
      }
      if ByItselfWords.limbs.contains(part.lemma) {
        return put(["em", "o"], at: place, &clause)
      }
    }
  }

  /// *Encostar / cabeça / ombro / mamãe*: on whose.
  private func leanOnSomebody(_ clause: inout Clause) {
    let last = clause.complements.count - 1
    guard last == 2, isFree(last, clause), clause.complements[last].lexeme.isHuman,
      clause.complements[last].lexeme.wordClass == .noun,
      ByItselfWords.laps.contains(clause.complements[1].lexeme.lemma), isFree(1, clause),
      clause.complements[0].lexeme.wordClass == .noun, clause.complements[0].lexeme.kind == .body,
      isFree(0, clause)
    else { return }
    put(["de", "o"], at: last, &clause)
    put(["em", "o"], at: 1, &clause)
    put(["o"], at: 0, &clause)
  }

  /// *Morar / casa / praia, morar / apartamento / centro*: in one that is there.
  private func liveThere(_ clause: inout Clause, _ verb: String) {
    guard ["morar", "viver", "morar em", "viver em"].contains(verb), clause.complements.count == 2,
      ["casa", "apartamento", "prédio", "sítio", "fazenda"].contains(
        clause.complements[0].lexeme.lemma),
      isFree(0, clause), isFree(1, clause), clause.complements[1].lexeme.wordClass == .noun,
      ByItselfWords.settings.contains(clause.complements[1].lexeme.lemma)
    else { return }
    put(["em", "o"], at: 1, &clause)
    put(["em", "um"], at: 0, &clause)
  }

  /// *Ficar / hotel / férias, ir / praia / férias*: when.
  private func spendHolidays(_ clause: inout Clause, _ verb: String) {
    let last = clause.complements.count - 1
    guard clause.complements[last].lexeme.lemma == "férias", isFree(last, clause),
      !ByItselfWords.ofHolidays.contains(verb),
      clause.complements[last - 1].lexeme.isNominal
    else { return }
    put(["em", "o"], at: last, &clause)
  }

  /// *Preferir / sorvete / bolo, querer / suco / água*, asked: one of the two (Cunha & Cintra, chapter 16, *Alternativas*).
  private func chooseOne(_ clause: inout Clause, _ verb: String) {
    guard clause.isQuestion, verb == "preferir", clause.complements.count == 2,
      let or = lexicon.known("ou"),
      clause.complements.allSatisfy({ $0.lexeme.wordClass == .noun }),
      isFree(0, clause), isFree(1, clause)
    else { return }
    clause.complements[1].government = nil
    clause.complements.insert(Constituent(or), at: 1)
  }

  /// *Segurar / porta / eu*, and what only the other is asked to do, *você / carregar / mala / eu*: for whom.
  private func holdForMe(_ clause: inout Clause, _ verb: String) {
    guard clause.complements.count == 2, !clause.options.contains(.request),
      ["eu", "mim"].contains(clause.complements[1].lexeme.lemma), isFree(0, clause),
      case let thing = clause.complements[0].lexeme, thing.namesThing
    else { return }
    let isDoor =
      ["segurar", "abrir", "fechar"].contains(verb)
      && ["porta", "portão", "escada", "elevador", "janela"].contains(thing.lemma)
    let isAsked =
      clause.isQuestion && clause.tense != .past && clause.subject.count == 1
      && ["você", "tu", "vocês"].contains(clause.subject[0].lexeme.lemma)
      && ["segurar", "carregar", "pegar", "buscar", "apanhar"].contains(verb)
      && thing.kind != .body && !KindSet.places.contains(thing.kind)
    guard isDoor || isAsked else { return }
    put(["para"], at: 1, &clause)
    put(["o"], at: 0, &clause)
  }

  /// *Ônibus / passar / rua / eu, sair de / quarto / eu, morar em / rua / eu*: whose place it is.
  private func ownPlace(_ clause: inout Clause, _ verb: String) {
    let last = clause.complements.count - 1
    guard clause.complements[last].lexeme.lemma == "eu", ByItselfWords.being.contains(verb),
      ByItselfWords.ownPlaces.contains(clause.complements[last - 1].lexeme.lemma),
      clause.complements[last - 1].lexeme.wordClass == .noun,
      !clause.subject.contains(where: { $0.lexeme.person == .first }),
      let mine = Possessives.word(
        for: clause.complements[last].lexeme, tile: clause.complements[last].tile,
        in: clause.variety),
      last == 1 || clause.complements[last - 2].lexeme.wordClass == .adposition
    else { return }
    clause.complements.removeLast()
    clause.complements[last - 1].government = nil
    clause.complements.insert(mine, at: last - 1)
    guard last == 1 else { return }
    if verb == "sair" {
      insert(["de"], at: 0, in: &clause)
    } else if !["ir", "vir", "voltar", "entrar"].contains(verb), !verb.hasSuffix(" em"),
      !verb.hasSuffix(" de")
    {
      insert(["em"], at: 0, in: &clause)
    }
  }

  /// *Fechar / casaco / eu, mexer / tablet / eu*, told to somebody: the thing is the speaker's.
  private func ownAsked(_ clause: inout Clause, _ verb: String) {
    let last = clause.complements.count - 1
    guard clause.options.contains(.request), last == 1,
      ["eu", "mim"].contains(clause.complements[1].lexeme.lemma), isFree(0, clause),
      case let thing = clause.complements[0].lexeme, thing.wordClass == .noun, !thing.isHuman,
      thing.kind != .body,
      clause.isNegative && ByItselfWords.forbidden.contains(verb)
        || ByItselfWords.handled.contains(verb) && (thing.kind == .clothing || thing.isBeing)
        || ["arrumar", "limpar", "varrer", "pintar"].contains(verb) && thing.kind == .room,
      let mine = Possessives.word(
        for: clause.complements[1].lexeme, tile: clause.complements[1].tile, in: clause.variety)
    else { return }
    clause.complements.removeLast()
    clause.complements.insert(mine, at: 0)
    if ["mexer", "tocar", "pisar"].contains(verb) {
      clause.complements[1].government = nil
      insert(["em"], at: 0, in: &clause)
    }
  }
}

/// Words of what happens by itself, and of whose something is.
private enum ByItselfWords {
  static let appearing: WordSet = ["acontecer", "ocorrer", "surgir"]
  static let events: WordSet = ["incêndio", "imprevisto", "milagre"]
  static let ending: WordSet = ["acabar", "descarregar", "esgotar", "terminar", "acabar-se"]
  /// What happens to a part of a thing.
  static let failing: WordSet = [
    "furar", "quebrar", "estourar", "murchar", "esvaziar", "rasgar", "enguiçar", "falhar",
    "soltar", "soltar-se", "entortar", "descosturar", "emperrar",
  ]
  static let parts: WordSet = [
    "pneu", "roda", "freio", "motor", "corrente", "tela", "alça", "zíper", "botão", "sola",
    "rodinha", "tecla", "teclado", "farol",
  ]
  static let spilling: WordSet = [
    "derramar", "entornar", "virar", "vazar", "espirrar", "respingar",
  ]
  static let vessels: WordSet = [
    "copo", "prato", "xícara", "garrafa", "balde", "jarra", "caneca", "tigela", "panela", "vaso",
    "bacia", "pote", "lata", "mamadeira",
  ]
  static let goingOut: WordSet = ["apagar", "apagar-se", "piscar"]
  static let lights: WordSet = [
    "luz", "vela", "fogo", "lâmpada", "televisão", "tela", "energia", "lanterna", "fogueira",
  ]
  static let wounds: WordSet = ["machucado", "ferido", "arranhado"]
  /// What is done to a wound.
  static let tending: WordSet = [
    "passar", "pôr", "colocar", "botar", "limpar", "lavar", "tocar", "cobrir", "mexer", "soprar",
  ]
  static let people: WordSet = [
    "idoso", "idosa", "gestante", "grávida", "público", "deficiente", "cadeirante", "necessitado",
  ]
  static let towardsPeople: WordSet = [
    "ceder", "dar", "oferecer", "ajudar", "medir", "agradar", "respeitar", "emocionar", "visitar",
    "atender", "cuidar", "agradecer", "divertir", "encantar", "examinar",
  ]
  /// Parts of which an ache has its name.
  static let aching: WordSet = [
    "dente", "barriga", "cabeça", "ouvido", "garganta", "estômago", "cotovelo",
  ]
  static let limbs: WordSet = [
    "perna", "braço", "joelho", "mão", "dedo", "ombro", "costas", "pescoço", "peito", "tornozelo",
    "quadril", "coluna", "punho", "pulso", "calcanhar", "olho", "nariz", "boca", "língua",
  ]
  static let laps: WordSet = ["ombro", "colo", "peito", "barriga", "braço", "perna"]
  static let settings: WordSet = [
    "praia", "centro", "montanha", "serra", "campo", "roça", "cidade", "interior", "fazenda",
    "ilha",
  ]
  /// What is done with holidays themselves.
  static let ofHolidays: WordSet = [
    "ter", "entrar", "sair", "estar", "tirar", "passar", "querer", "gostar", "adorar", "precisar",
    "aproveitar", "esperar", "planejar", "acabar", "começar", "curtir", "amar", "pedir", "ser",
    "marcar", "falar", "merecer", "preferir",
  ]
  /// Being, coming and going there.
  static let being: WordSet = [
    "passar", "morar", "morar em", "viver", "viver em", "sair de", "sair", "passar a noite",
    "entrar", "entrar em", "dormir", "subir", "pular", "deitar", "sentar", "ficar em", "parar",
    "estacionar", "pousar", "aparecer",
  ]
  static let ownPlaces: WordSet = [
    "rua", "casa", "quarto", "bairro", "prédio", "cidade", "cama", "garagem", "sala", "escola",
    "turma", "andar", "quintal", "jardim", "portão",
  ]
  /// What others shall not do to one's things.
  static let forbidden: WordSet = [
    "pegar", "mexer", "usar", "tocar", "quebrar", "estragar", "jogar fora", "esconder", "pisar",
    "rasgar", "sujar", "molhar", "comer", "beber", "roubar", "perder", "desligar", "tirar",
  ]
  static let handled: WordSet = [
    "fechar", "abotoar", "amarrar", "guardar", "encontrar", "achar", "procurar", "lavar", "secar",
    "dobrar", "arrumar", "consertar", "alimentar", "passear",
  ]
}
