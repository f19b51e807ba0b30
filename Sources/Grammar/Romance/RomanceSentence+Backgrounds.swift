import AACCore

/// What was going on when something happened (Cunha & Cintra, chapter 13, *Pretérito imperfeito do indicativo*; Bechara,
/// *Emprego dos tempos e modos*).
extension RomanceSentence {
  /// *Caí quando corria, ela chegou quando eu cozinhava, ouvi música enquanto lavava a louça*: whether the verb of a clause
  /// goes on around what happens at a point.
  func isBackground(_ index: Int, _ word: String) -> Bool {
    guard word == "quando" || word == "enquanto" else { return false }
    let lemma = plan.verbs[index].frame.lemma
    let goesOn = BackgroundWords.activities.contains(lemma)
    if word == "enquanto" {
      return goesOn || BackgroundWords.ways.contains(lemma)
        || plan.verbs[index].frame.aspect == nil
    }
    let main = plan.verbs[0].frame
    let isPoint = main.aspect == .achievement || BackgroundWords.points.contains(main.lemma)
    guard isPoint else { return false }
    let isOfSame = plan.verbs[index].subject == nil
    return goesOn || isOfSame && BackgroundWords.ways.contains(lemma)
  }
}

extension RomanceSentence {
  /// *Me duchaba cuando llegó mamá, llovía cuando salí*: whether the main verb goes on around what happens at a point (NGLE §23.11).
  func goesOnAround(_ frame: VerbFrame) -> Bool {
    guard plan.verbs.count > 1, frame.lemma == plan.verbs[0].frame.lemma,
      case let inner = plan.verbs[1], let word = inner.subordinator?.lexeme.lemma
    else { return false }
    if !isSpanish {
      // Chovia quando saí (Cunha & Cintra, chapter 13, *Pretérito imperfeito*).
      guard word == "quando", inner.negator == nil else { return false }
      if frame.pattern == .weather { return BackgroundWords.coming.contains(inner.frame.lemma) }
      // Eu via televisão quando a luz acabou: what breaks in upon it happens by itself.
      return inner.subject?.noun?.lexeme.isBeing == false
        && BackgroundWords.lasting.contains(frame.lemma)
        && BackgroundWords.breakingIn.contains(inner.frame.lemma)
    }
    guard word == "cuando",
      BackgroundWords.arriving.contains(inner.frame.lemma), inner.negator == nil
    else { return false }
    if frame.pattern == .weather { return true }
    let isFollowed =
      ["ver", "escuchar", "mirar"].contains(frame.lemma)
      && plan.fillers.contains {
        $0.verb == 0 && $0.role == .object
          && [.media, .device, .music, .sport].contains($0.phrases[0].kind)
      }
    return (isFollowed || BackgroundWords.spanish.contains(frame.lemma))
      && (inner.subject?.noun?.lexeme.person != .first && inner.subject != nil)
  }

  /// *Porque está chovendo*: what is named as a reason or an obstacle falls as one speaks.
  func fallsNow(_ index: Int, _ form: VerbFeatures.Form) -> Bool {
    guard index > 0, !isSpanish, form == .present,
      BackgroundWords.falling.contains(plan.verbs[index].frame.lemma),
      plan.verbs[index].tense == nil, plan.tense == .present,
      let word = (plan.verbs[index].subordinator ?? plan.verbs[index].connective)?.lexeme.lemma
    else { return false }
    return BackgroundWords.reasons.contains(word)
      && [nil, grammar.negator].contains(plan.verbs[index].negator?.lexeme.lemma)
      && !plan.adverbials.contains {
        $0.verb == index
          && ($0.constituent.lexeme.kind == .frequency
            || $0.constituent.lexeme.kind.isTemporal && $0.constituent.lexeme.lemma != "agora")
      }
  }

  /// *Me caí cuando bajaba la escalera*: what one was doing when one came to harm (NGLE §23.11).
  func isUnderWay(_ index: Int, _ word: String) -> Bool {
    word == "cuando" && index == 1 && plan.verbs[index].subject == nil
      && (BackgroundWords.harming.contains(plan.verbs[0].frame.lemma) || hurtsOwnBody)
      && (BackgroundWords.going.contains(plan.verbs[index].frame.lemma)
        || BackgroundWords.spanish.contains(plan.verbs[index].frame.lemma))
  }

  /// *Romper / brazo, torcer / tobillo*: a part of one's own.
  private var hurtsOwnBody: Bool {
    ["romper", "torcer", "cortar", "quemar", "dislocar", "golpear"].contains(
      plan.verbs[0].frame.lemma)
      && plan.fillers.contains {
        $0.verb == 0 && $0.role == .object && $0.phrases.first?.kind == .body
      }
  }

  /// *Te llamo cuando llegue, te aviso en cuanto termine, voy cuando quieras, juego después de que comas*: what is planned for a time
  /// to come (NGLE §25.12).
  func isPlanned(_ index: Int, _ word: String) -> Bool {
    guard index == 1, plan.tense == .present, plan.verbs[index].tense == nil,
      BackgroundWords.planning.contains(word), plan.options.isEmpty
    else { return false }
    if word == "después de que" { return true }
    let lemma = plan.verbs[index].frame.lemma
    let isToListener = plan.fillers.contains {
      $0.verb == 0 && $0.phrases[0].isPronoun && $0.phrases[0].noun?.lexeme.person == .second
    }
    if isToListener, BackgroundWords.announcing.contains(plan.verbs[0].frame.lemma) {
      return BackgroundWords.arriving.contains(lemma) || BackgroundWords.ending.contains(lemma)
    }
    return plan.verbs[index].subject?.noun?.lexeme.person == .second && lemma == "querer"
  }
}

/// Verbs by how they go on in time.
private enum BackgroundWords {
  /// What one does for a while.
  static let spanish: WordSet = [
    "dormir", "comer", "cenar", "desayunar", "ducharse", "bañarse", "leer", "jugar", "estudiar",
    "trabajar", "cocinar", "caminar", "pasear", "hablar", "esperar", "conducir", "correr", "nadar",
    "merendar", "limpiar", "vestirse", "peinarse", "lavarse", "dibujar", "pintar", "bailar",
    "cantar", "montar", "patinar", "saltar", "soñar", "descansar", "esquiar", "pelar", "planchar",
    "barrer", "coser", "fregar", "escalar", "surfear", "remar", "pescar", "pedalear",
  ]
  static let going: WordSet = ["bajar", "subir", "cruzar", "volver", "ir", "entrar", "salir"]
  /// What happens to whoever does it.
  static let harming: WordSet = [
    "caerse", "romperse", "tropezar", "torcerse", "hacerse daño", "lastimarse", "cortarse",
    "quemarse", "marearse", "perderse", "resbalar", "resbalarse", "chocar", "golpearse",
  ]
  /// What happens at a point.
  static let arriving: WordSet = [
    "llegar", "sonar", "irse", "entrar", "venir", "llamar", "empezar", "aparecer", "salir",
    "apagarse", "despertarse", "volver",
  ]
  static let coming: WordSet = [
    "sair", "chegar", "acordar", "voltar", "entrar", "levantar-se", "partir", "ir embora", "passar",
    "nascer", "regressar", "vir", "despertar", "adormecer", "aterrar", "pousar",
  ]
  /// What falls from the sky.
  static let falling: WordSet = ["chover", "nevar", "garoar", "chuviscar", "trovejar", "granizar"]
  static let reasons: WordSet = ["porque", "mas", "que", "já que", "pois", "só que"]
  /// What one does for a while and may be broken off.
  static let lasting: WordSet = activities.subtracting([
    "chorar", "brigar", "discutir", "fumar", "cortar", "lutar",
  ]).union(["ver", "ouvir", "usar", "tomar"])
  /// What breaks in upon it by itself.
  static let breakingIn: WordSet = [
    "tocar", "acabar", "apagar", "faltar", "começar", "cair", "quebrar", "chegar", "ligar",
    "desligar", "descarregar", "explodir", "estourar", "furar", "travar", "apitar",
  ]
  static let ending: WordSet = ["terminar", "acabar", "saber", "estar listo", "poder", "tener"]
  static let planning: WordSet = ["cuando", "en cuanto", "después de que", "tan pronto como"]
  /// What one promises the other to do then.
  static let announcing: WordSet = [
    "llamar", "avisar", "escribir", "contar", "decir", "enseñar", "ayudar", "mandar", "enviar",
    "devolver", "recoger", "despertar",
  ]
  /// What has no end of its own.
  static let activities: WordSet = [
    "esquiar", "patinar", "surfar", "nadar", "correr", "andar", "caminhar", "passear", "pedalar",
    "cavalgar", "galopar", "dançar", "cantar", "jogar", "brincar", "treinar", "lutar", "cozinhar",
    "lavar", "limpar", "varrer", "aspirar", "arrumar", "dormir", "trabalhar", "estudar", "ler",
    "escrever", "dirigir", "conduzir", "guiar", "pilotar", "viajar", "pescar", "caçar", "acampar",
    "remar", "mergulhar", "conversar", "falar", "esperar", "comer", "jantar", "almoçar", "lanchar",
    "tomar banho", "descascar", "cortar", "serrar", "costurar", "tricotar", "bordar", "pintar",
    "desenhar", "ensaiar", "carregar", "chorar", "fumar", "rezar", "sonhar", "descansar", "cavar",
    "regar", "podar", "brigar", "discutir", "assistir", "ver televisão", "tocar piano", "escovar",
    "pentear-se", "vestir-se", "barbear-se", "lavar-se", "depilar-se", "maquiar-se", "maquilhar-se",
    "arrumar-se", "preparar-se", "andar de bicicleta", "andar a cavalo", "fazer a barba",
    "passar a ferro", "passar roupa", "lavar a louça", "fazer exercício", "fazer compras",
    "escalar",
  ]
  /// Ways that have an end, during which something may happen to whoever goes them.
  static let ways: WordSet = [
    "voltar", "regressar", "ir", "vir", "subir", "descer", "atravessar", "trepar", "saltar",
    "pular", "cozer", "preparar", "fazer", "montar", "abrir", "fechar", "mudar-se", "consertar",
    "arranjar", "pendurar",
  ]
  /// What happens at a point, beside what the frames say so of.
  static let points: WordSet = [
    "ligar", "telefonar", "tocar", "entrar", "aparecer", "acontecer", "começar", "faltar", "ver",
    "ouvir", "achar", "conhecer", "cortar", "torcer", "fraturar", "picar", "molhar", "magoar",
    "sentir", "descobrir", "apagar-se", "adormecer", "assustar-se", "cruzar-se", "chover",
    "reparar",
    "derrubar", "ferir-se", "molhar-se", "sujar-se", "arranhar-se", "pensar", "lembrar-se",
  ]
}
