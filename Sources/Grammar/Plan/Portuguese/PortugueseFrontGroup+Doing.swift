import AACCore

/// Whether the first of such nouns does it: what things do of themselves, are and have, and what beings do where neither the noun behind them
/// is what it is done to nor the place where it is done (Bechara, *Papéis temáticos*).
extension PortugueseFrontGroup {
  /// Whether the first noun is who or what does it.
  var isDoneByFirst: Bool {
    if PortugueseFrontDeeds.groups.contains(MeaningWords.base(of: first)) { return groupDoes }
    if first.isBeing || PortugueseFrontWords.figures.contains(first.lemma) { return beingDoes }
    return second.isBeing || parts.contains { $0.noun.isBeing } ? ownedDoes : thingDoes
  }

  // MARK: - Things

  /// *Almofada / sofá / ter / mancha, TV / sala / desligar / sozinha, torneira / cozinha / pingar / muito*: nobody else is named.
  private var thingDoes: Bool {
    if isSoOrHas || actsOnObject(PortugueseFrontDeeds.acting) { return true }
    if PortugueseFrontDeeds.stuck.contains(deed), isDenied || isOver && thing == nil {
      return true
    }
    return rest.contains(where: isByItself) || happensAlone
  }

  /// *Cobertor / vovó / cheirar / lavanda, caneta / professora / manchar / toalha, festa / Pedro / começar / cedo*: somebody is named,
  /// and does not do it.
  private var ownedDoes: Bool {
    if MeaningWords.tools.contains(MeaningWords.base(of: first)),
      !["sujar", "manchar", "cair", "sumir"].contains(deed)
    {
      return false
    }
    if DoerFirstWords.ringing.contains(first.lemma), ["tocar", "disparar"].contains(deed),
      thing == nil, isDenied || !rest.isEmpty
    {
      return true
    }
    if isSoOrHas { return !isSaidOfBeing }
    if rest.contains(where: isByItself), !first.isPlaceLike { return true }
    if actsOnObject(PortugueseFrontDeeds.harming) {
      return !first.isPlaceLike && first.kind != .clothing
    }
    if PortugueseFrontDeeds.stuck.contains(deed) {
      return isDenied && first.kind != .food
        && !KindSet(.book, .clothing).contains(first.kind) && !first.isPlaceLike && thing == nil
    }
    guard !first.isPlaceLike, frame.slot(.object) == nil || first.takesPlace else { return false }
    return happensAlone
  }

  /// *Ser / lento, estar / cheio, ter / mancha, precisar / sol, cheirar / cloro*.
  private var isSoOrHas: Bool {
    switch deed {
    case "ser", "estar", "ficar", "parecer", "continuar", "virar":
      return rest.first.map { $0.wordClass != .verb } ?? false
    case "ter", "precisar", "conter", "precisar de":
      guard let thing = object, !thing.isHuman else { return false }
      return deed == "ter" ? !thing.kind.isTemporal : !thing.isPlaceLike && !thing.takesPlace
    case "cheirar", "ter cheiro", "ter gosto", "feder", "custar", "pesar", "medir", "valer",
      "durar", "demorar":
      return !rest.isEmpty
    default: return false
    }
  }

  /// *Escola / menino / ter / medo, casa / vovó / estar / feliz*: it is the being that is so.
  private var isSaidOfBeing: Bool {
    if deed == "cheirar" || deed == "custar" { return rest.first?.isBeing == true }
    guard let next = rest.first else { return true }
    if next.kind == .emotion || next.isHuman { return true }
    if let object {
      if object.kind.isSensation || object.kind == .feeling || object.kind == .illness
        || object.isHuman
      {
        return true
      }
      if deed == "precisar" { return first.isPlaceLike && object.kind != .thing }
    }
    guard first.isPlaceLike else { return KindSet.edible.contains(first.kind) && deed == "ter" }
    // Casa / amiga / ter / lareira, but parque / menino / ter / bola.
    return !KindSet(.home, .room).contains(first.kind)
      || deed == "ter" && object.map { $0.kind == .toy || $0.isBeing } ?? true
  }

  private func isByItself(_ word: Lexeme) -> Bool {
    ["sozinho", "sozinha", "sozinhos", "sozinhas"].contains(word.lemma)
  }

  /// *Fazer / barulho, sujar / roupa, acordar / bebê*: behind the verb is what it does it to.
  private func actsOnObject(_ deeds: WordSet) -> Bool {
    if ["acordar", "incomodar", "assustar", "irritar"].contains(deed), object?.isPlaceLike == true,
      !first.isPlaceLike
    {
      // Caminhão / lixo / acordar / todo / bairro: who lives there.
      return true
    }
    guard let thing else { return false }
    if deed == "fazer" {
      return PortugueseFrontDeeds.made.contains(thing.lemma)
    }
    if deed == "dar" { return DoerFirstWords.feelings.contains(thing.lemma) }
    if deed == "vender" || deed == "servir" { return first.isPlaceLike }
    guard deeds.contains(deed) else { return false }
    if ["sujar", "manchar", "molhar"].contains(deed) {
      return thing.isBeing
        || KindSet(.clothing, .furniture, .body, .room, .book, .vehicle, .device, .thing)
          .contains(thing.kind)
    }
    return !KindSet.tools.contains(thing.kind) || !MeaningWords.tools.contains(thing.lemma)
  }

  /// *Relógio / cozinha / parar / segunda-feira, luz / corredor / não / acender, água / torneira / sair / marrom*: something beside tells
  /// that it is told, or nobody ever does it.
  private var happensAlone: Bool {
    let isTold = isDenied || isOver || !rest.isEmpty
    guard isTold, thing == nil || thing?.takesPlace == true || frame.slot(.object) == nil else {
      return false
    }
    if deed == "sair" { return isDenied || isOver || rest.first?.wordClass == .adjective }
    return OfPairRow.happening.contains(deed) || PortugueseFrontDeeds.alone.contains(deed)
  }

  // MARK: - Beings

  /// *Banda / João / tocar / praça, time / irmã / treinar / ginásio*.
  private var groupDoes: Bool {
    !rest.isEmpty && !PortugueseFrontDeeds.seeking.contains(deed)
      && (!second.isPlaceLike || !PortugueseFrontDeeds.moving.contains(deed))
  }

  private var beingDoes: Bool {
    if second.isBeing {
      guard !rest.isEmpty, !PortugueseFrontDeeds.company.contains(deed) else { return false }
      return first.isHuman || OfPairRow.ofBeasts.contains(deed) || thing != nil
    }
    let base = MeaningWords.base(of: second)
    guard !rest.isEmpty || isDenied, !PortugueseFrontDeeds.seeking.contains(deed) else {
      return false
    }
    if PortugueseFrontWords.worn.contains(base) || second.kind == .clothing {
      return !PortugueseFrontDeeds.wearing.contains(deed)
        && (frame.slot(.object) == nil
          || thing != nil && !PortugueseFrontDeeds.giving.contains(deed))
    }
    if PortugueseFrontWords.tales.contains(base) {
      return !PortugueseFrontDeeds.telling.contains(deed)
    }
    return !PortugueseFrontDeeds.moving.contains(deed)
      && !PortugueseFrontDeeds.staying.contains(deed)
  }
}

/// Verbs by who or what does them.
enum PortugueseFrontDeeds {
  /// Many who do it as one.
  static let groups: WordSet = [
    "banda", "time", "turma", "grupo", "equipe", "coral", "orquestra", "equipa", "bando",
    "torcida",
  ]
  /// What harms or moves without being meant to.
  static let harming: WordSet = [
    "manchar", "sujar", "molhar", "quebrar", "rasgar", "furar", "arranhar", "atingir", "acertar",
    "derrubar", "bloquear", "estragar", "atropelar", "machucar", "assustar", "acordar",
    "incomodar", "atrapalhar", "irritar", "destruir", "inundar", "gastar", "ocupar", "soltar",
    "perder", "bater",
  ]
  /// What things do to others.
  static let acting: WordSet = harming.union([
    "cobrir", "tapar", "iluminar", "aquecer", "esfriar", "refrescar", "secar", "queimar",
    "arrastar", "levar", "consumir", "produzir", "oferecer", "proteger", "segurar", "apertar",
    "mostrar", "atrair", "matar", "receber", "atrasar", "encher", "alagar", "anunciar", "fechar",
  ]).subtracting(["perder", "gastar"])
  /// What is made by things.
  static let made: WordSet = [
    "barulho", "sombra", "fumaça", "bagunça", "sucesso", "mal", "bem", "cócegas", "sujeira",
    "falta", "calor", "frio", "vento", "som", "ruído", "parte", "bolha", "bolhas", "espuma",
  ]
  /// What things will not do.
  static let stuck: WordSet = [
    "abrir", "fechar", "trancar", "ligar", "desligar", "pegar", "acender", "apagar", "carregar",
    "funcionar", "caber", "servir", "esquentar", "gelar", "prestar", "parar", "subir", "descer",
    "rodar", "girar", "entrar", "sair", "encaixar", "tocar", "cortar", "secar", "chegar",
  ]
  /// What only things do, or what happens to them.
  static let alone: WordSet = [
    "pingar", "disparar", "apodrecer", "mofar", "enferrujar", "murchar", "transbordar", "soar",
    "rolar", "aumentar", "diminuir", "subir", "baixar", "descer", "escorrer", "abalar",
    "florescer", "brotar", "desabar", "pegar fogo", "se perder", "se soltar", "soltar-se",
    "perder-se", "acender", "rachar", "piscar", "entupir", "azedar", "congelar", "desmanchar",
    "desmoronar", "chiar", "estourar", "decolar", "pousar", "existir", "ficar", "acontecer",
  ]
  /// What two do with one another.
  static let company: WordSet = [
    "brincar", "jogar", "passear", "conversar", "brigar", "dançar", "casar", "namorar",
    "discutir", "abraçar", "beijar", "amar", "querer",
  ]
  /// What is wanted, and what one does with things that stand before it as well.
  static let seeking: WordSet = ["querer", "gostar", "adorar", "odiar", "amar", "preferir", "ver"]
  /// What is done with clothes and to the body, and what one is or has.
  static let wearing: WordSet = [
    "pôr", "usar", "tirar", "vestir", "perder", "comprar", "pentear", "cortar", "lavar", "ganhar",
    "esquecer", "trocar", "pintar", "secar", "colocar", "calçar", "guardar", "procurar", "achar",
    "emprestar", "limpar", "quebrar", "rasgar", "sujar", "costurar", "passar", "molhar", "pegar",
    "precisar", "escolher", "experimentar", "provar", "vender", "dobrar", "deixar", "fazer",
    "ser", "estar", "ficar", "ter", "prender", "arrumar", "desenhar", "encontrar",
  ]
  /// What one does with a thing for somebody.
  static let giving: WordSet = [
    "dar", "emprestar", "mostrar", "levar", "entregar", "mandar", "trazer", "devolver", "jogar",
  ]
  /// What is done with stories, games and the like.
  static let telling: WordSet = [
    "contar", "ler", "ver", "assistir", "escrever", "ouvir", "inventar", "comprar", "gostar",
    "jogar", "fazer", "ganhar", "perder", "desenhar", "colorir", "abrir",
  ]
  /// Going to a place, from it or about it.
  static let moving: WordSet = [
    "ir", "vir", "voltar", "chegar", "sair", "entrar", "passar", "fugir", "visitar", "conhecer",
    "passear", "correr", "levar", "morar", "viver",
  ]
  /// What is done where one is.
  static let staying: WordSet = [
    "estar", "ficar", "trabalhar", "estudar", "brincar", "dormir", "almoçar", "jantar", "comprar",
    "esperar", "comer", "nascer", "aprender", "ter", "limpar",
  ]
}
