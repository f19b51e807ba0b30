import AACCore

/// Portuguese rows of nouns and qualities with no verb that say how many there are somewhere, how something is in the sky and what
/// somebody wears: *formiga / cozinha / muito, lua / grande / céu, menina / bonita / vestido / azul*; and what is so before what it needs:
/// *cachorro / sujo / banho, mochila / pesada / ajudar / eu* (Cunha & Cintra, chapters 7 and 18, *Coordenação
/// assindética*; Bechara, *Elipse*).
extension TileReader {
  /// Puts in the verb.
  func layVerblessFamilyRow(_ words: inout [Constituent]) {
    if let laid = manyThere(words) ?? soInTheSky(words) ?? wornByBeing(words) { words = laid }
  }

  /// *Formiga / cozinha / muito, carro / rua / muito*: there are many in the place.
  private func manyThere(_ words: [Constituent]) -> [Constituent]? {
    guard words.count == 3,
      let many = words.firstIndex(where: { $0.lexeme.lemma == "muito" }),
      let place = words.lastIndex(where: { KindSet.places.contains($0.lexeme.kind) }),
      let thing = words.indices.first(where: { $0 != many && $0 != place }),
      isBareNoun(words[place]), isBareNoun(words[thing]), words[thing].lexeme.wordClass == .noun,
      !KindSet.places.contains(words[thing].lexeme.kind), !words[thing].lexeme.kind.isTemporal,
      words[thing].lexeme.countability != .mass, many + 1 == words.count || many + 1 == thing
    else { return nil }
    return [
      .linking(variety == .portugueseBrazil ? "ter" : "haver", .third), words[many], words[thing],
      known("em"), article, words[place],
    ]
  }

  /// *Lua / grande / céu*: how it is up there.
  private func soInTheSky(_ words: [Constituent]) -> [Constituent]? {
    guard words.count == 3,
      let sky = words.firstIndex(where: { FamilySceneWords.skies.contains($0.lexeme.lemma) }),
      let quality = words.firstIndex(where: { $0.lexeme.wordClass == .adjective }), quality > 0,
      quality - 1 != sky, isBareNoun(words[quality - 1]),
      FamilySceneWords.lights.contains(words[quality - 1].lexeme.lemma)
    else { return nil }
    return [
      article, words[quality - 1], .linking("estar", .third), words[quality], known("em"), article,
      words[sky],
    ]
  }

  /// *Menina / bonita / vestido / azul*: what somebody wears.
  private func wornByBeing(_ words: [Constituent]) -> [Constituent]? {
    guard words.count == 4, words[0].lexeme.isHuman, isBareNoun(words[0]),
      words[0].lexeme.wordClass == .noun, words[1].lexeme.wordClass == .adjective,
      words[2].lexeme.kind == .clothing, isBareNoun(words[2]),
      words[3].lexeme.wordClass == .adjective, words[3].lexeme.kind == .color
    else { return nil }
    return [article, words[0], words[1], .linking("usar", .third), known("um"), words[2], words[3]]
  }

  // MARK: - Two thoughts

  /// Where a row is cut whose first half says how something is.
  func familyCut(_ words: [Constituent]) -> Cut? {
    guard variety == .portugueseBrazil, (3...4).contains(words.count), isBareNoun(words[0]),
      words[0].lexeme.wordClass == .noun, words[1].lexeme.wordClass == .adjective
    else { return nil }
    return needBesideState(words) ?? helpBesideState(words)
  }

  /// *Cachorro / sujo / banho, planta / seca / água*: what it needs.
  private func needBesideState(_ words: [Constituent]) -> Cut? {
    guard words.count == 3, !words[0].lexeme.isInferred, words[2].lexeme.wordClass == .noun,
      let needed = FamilySceneWords.needs[words[1].lexeme.lemma]?.contains(words[2].lexeme.lemma),
      needed,
      words[0].lexeme.isBeing || words[0].lexeme.kind == .plant || words[0].lexeme.kind == .body
        || words[0].lexeme.kind == .clothing || words[0].lexeme.kind == .vehicle
    else { return nil }
    var need = words[2]
    need.lexeme.countability = .mass
    return Cut(
      first: [article, words[0], .linking("estar", .third), words[1]],
      second: [.linking("precisar", .third), known("de"), need])
  }

  /// *Mochila / pesada / ajudar / eu, porta / emperrada / ajuda*: what the other shall help with.
  private func helpBesideState(_ words: [Constituent]) -> Cut? {
    guard words[0].lexeme.namesThing, words[0].lexeme.kind != .body,
      let place = words[2...].firstIndex(where: {
        $0.lexeme.lemma == "ajudar" && $0.lexeme.isInfinitive
          || $0.lexeme.lemma == "ajuda" && words.count == 3
      }), words.count == 3 || words[5 - place].lexeme.lemma == "eu",
      FamilySceneWords.troubles.contains(words[1].lexeme.lemma)
    else { return nil }
    var help = words[place]
    help.lexeme = Lexeme(lemma: "ajudar", wordClass: .verb, kind: .action)
    let me = Constituent(
      WordJoiner.pronoun("me"), tile: words.count == 4 ? words[5 - place].tile : nil)
    return Cut(
      first: [article, words[0], .linking("estar", .third), words[1]],
      second: [help.ordered, me])
  }
}

/// Words of rows with no verb.
private enum FamilySceneWords {
  static let skies: WordSet = ["céu"]
  static let lights: WordSet = ["lua", "sol", "estrela", "nuvem", "pipa", "balão", "arco-íris"]
  static let troubles: WordSet = [
    "pesado", "pesada", "quebrado", "quebrada", "emperrado", "emperrada", "preso", "presa",
    "fechado", "fechada", "trancado", "trancada", "apertado", "apertada", "rasgado", "rasgada",
    "molhado", "molhada", "travado", "travada", "furado", "furada", "entupido", "entupida",
  ]
  /// What one in such a state needs.
  static let needs: [String: WordSet] = [
    "sujo": washing, "suja": washing, "seco": watering, "seca": watering,
    "cansado": resting, "cansada": resting, "doente": healing, "machucado": healing,
    "machucada": healing, "quebrado": mending, "quebrada": mending,
  ]
  private static let washing: WordSet = ["banho", "sabão", "fralda"]
  private static let watering: WordSet = ["água", "chuva"]
  private static let resting: WordSet = ["descanso", "colo", "sono"]
  private static let healing: WordSet = ["remédio", "médico", "veterinário", "curativo", "repouso"]
  private static let mending: WordSet = ["conserto"]
}

/// Words of rows with a verb.
enum FamilyRowWords {
  static let homing: WordSet = [
    "ir", "dormir", "ficar", "almoçar", "jantar", "brincar", "passear", "lanchar", "morar",
    "chegar", "estar", "descansar", "comer",
  ]
  static let paces: WordSet = ["rápido", "depressa", "devagar", "alto", "baixo", "longe"]
  static let resting: WordSet = [
    "dormir", "nadar", "deitar", "sentar", "descansar", "mergulhar", "cochilar", "brincar",
    "passear", "correr", "deitar-se", "sentar-se",
  ]
  static let grounds: WordSet = [
    "cama", "sofá", "rede", "colchão", "tapete", "cadeira", "poltrona", "chão", "água", "piscina",
    "areia", "grama", "colo", "chuva", "lama", "neve", "mar", "rio",
  ]
  /// From where one comes home.
  static let left: WordSet = [
    "escola", "trabalho", "creche", "mercado", "hospital", "igreja", "festa", "aula", "faculdade",
    "academia", "supermercado", "viagem", "passeio",
  ]
  /// What one needs help with.
  static let helped: WordSet = [
    "fazer", "arrumar", "subir", "descer", "vestir", "calçar", "amarrar", "abrir", "fechar",
    "carregar", "montar", "cortar", "guardar", "tirar", "colocar", "pôr", "limpar", "lavar",
    "levantar", "empurrar", "achar", "encontrar", "procurar", "escrever", "ler", "ligar",
    "desligar", "terminar", "acabar", "consertar", "atravessar", "descascar", "abotoar", "pegar",
    "preparar", "escovar", "pentear", "usar", "dobrar", "trocar",
  ]
  static let outings: WordSet = [
    "passear", "brincar", "dormir", "vacinar", "nadar", "comer", "correr", "almoçar", "lanchar",
  ]
  static let duties: WordSet = [
    "trabalhar", "estudar", "correr", "viajar", "treinar", "pescar", "nadar", "descansar",
  ]
}
