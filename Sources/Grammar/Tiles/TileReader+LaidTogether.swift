import AACCore

/// Spanish and Portuguese rows of one thought whose words do not belong together as they lie: *porta / abrir / ajuda,
/// piscina / sunga / esquecer* (NGLE §37.9, §40.4; Cunha & Cintra, chapters 7 and 18).
extension TileReader {
  /// A row with what it leaves out, where its words belong together otherwise than as they lie; nil where nothing is left out.
  func laidTogether(_ words: [Constituent]) -> [Constituent]? {
    guard words.count > 1, words.count < 6, let together = together(words), !isJoined(words) else {
      return nil
    }
    return together
  }

  private func together(_ words: [Constituent]) -> [Constituent]? {
    helped(words) ?? forgotten(words) ?? glad(words) ?? missed(words)
  }

  /// *Porta / abrir / ajuda, banho / ajuda*: what one wants help with.
  private func helped(_ words: [Constituent]) -> [Constituent]? {
    guard let help = words.last, ["ayuda", "ajuda"].contains(help.lexeme.lemma),
      help.lexeme.wordClass == .noun, words[0].lexeme.namesThing, words[0].government == nil,
      !KindSet.places.contains(words[0].lexeme.kind)
    else { return nil }
    let helping = Constituent(
      Lexeme(lemma: isSpanish ? "ayudar" : "ajudar", wordClass: .verb, kind: .action),
      tile: help.tile)
    if words.count == 2 {
      return LaidBesideWords.helpedWith.contains(words[0].lexeme.lemma) ? [helping, words[0]] : nil
    }
    guard !isSpanish, words.count == 3, words[1].lexeme.isInfinitive,
      frame(of: words[1]).pattern.isPersonal, !frame(of: words[1]).isStrongOpener
    else { return nil }
    return [helping, known("eu"), words[1], words[0]]
  }

  /// *Piscina / sunga / esquecer*: where one forgot it.
  private func forgotten(_ words: [Constituent]) -> [Constituent]? {
    guard !isSpanish, words.count == 3, words[2].lexeme.lemma == "esquecer",
      words[2].lexeme.isInfinitive, isReached(words[0].lexeme), words[1].lexeme.namesThing,
      !isReached(words[1].lexeme)
    else { return nil }
    return [ownPast(words[2]), words[1], known("em"), words[0]]
  }

  /// *Feliz / ver / papai*: what one is glad of (Cunha & Cintra, chapter 18, *Orações completivas nominais*).
  private func glad(_ words: [Constituent]) -> [Constituent]? {
    guard !isSpanish, let mood = words.firstIndex(where: { !isOwnPronoun($0) }), mood < 2,
      ["feliz", "contente", "animado", "alegre"].contains(words[mood].lexeme.lemma),
      mood + 2 < words.count,
      ["ver", "encontrar", "visitar", "abraçar", "reencontrar"].contains(
        words[mood + 1].lexeme.lemma), words[mood + 1].lexeme.isInfinitive,
      words[(mood + 2)...].allSatisfy({ $0.lexeme.isDeterminerLike || $0.lexeme.isBeing })
    else { return nil }
    return words[..<mood] + [.linking("estar", .first), words[mood], known("em")]
      + words[(mood + 1)...]
  }

  /// *Ônibus / perder*: what one has missed.
  private func missed(_ words: [Constituent]) -> [Constituent]? {
    guard !isSpanish, words.count == 2, words[1].lexeme.lemma == "perder",
      words[1].lexeme.isInfinitive, LaidBesideWords.transport.contains(words[0].lexeme.lemma)
    else { return nil }
    return [ownPast(words[1]), article, words[0]]
  }
}

/// Words of such rows.
enum LaidBesideWords {
  /// What one asks with.
  static let asked: WordSet = [
    "cuándo", "dónde", "adónde", "qué", "quién", "quando", "onde", "o que", "que", "quem", "cadê",
  ]
  /// What stills a need.
  static let stilled: [String: WordSet] = [
    "hambre": ["comer", "cenar", "desayunar", "merendar", "almorzar"], "sed": ["beber", "tomar"],
    "sueño": ["dormir", "acostarse"], "fome": ["comer", "jantar", "almoçar", "lanchar"],
    "sede": ["beber", "tomar"], "sono": ["dormir", "deitar"],
  ]
  /// What one waits for, so that one asks when it is.
  static let returning: WordSet = [
    "voltar", "vir", "chegar", "começar", "acabar", "terminar",
  ]
  /// Behind these the weather is what is begun, seen or wished.
  static let beforeWeather = ThoughtWords.perceiving.union([
    "parar", "dejar", "empezar", "terminar", "acabar", "comenzar", "seguir", "começar", "continuar",
    "ouvir", "escutar", "olhar", "deixar", "esperar", "gustar", "gostar", "poder", "querer", "ver",
    "saber", "dizer", "falar", "achar", "pensar", "creer",
  ])
  /// What one does outside.
  static let outdoors: WordSet = [
    "jugar", "salir", "ir", "nadar", "pasear", "correr", "caminar", "andar", "montar", "brincar",
    "sair", "passear", "caminhar", "jogar", "pedalar",
  ]
  /// The weather that one meets there.
  static let weathers: WordSet = ["lluvia", "tormenta", "niebla", "sol", "viento"]
  /// What one falls off besides vehicles.
  static let climbed: WordSet = [
    "bici", "caballo", "patinete", "árbol", "silla", "cama", "escalera", "escaleras", "sofá",
    "columpio", "tobogán", "monopatín", "patín", "bicicleta", "cavalo", "árvore", "cadeira",
    "escada", "balanço", "escorregador", "patinete", "skate", "muro", "rede",
  ]
  /// What leaves without whoever is late.
  static let transport: WordSet = [
    "autobús", "bus", "tren", "metro", "avión", "vuelo", "barco", "tranvía", "ferry", "autocar",
    "colectivo", "camión", "ônibus", "autocarro", "trem", "comboio", "metrô", "avião", "voo",
  ]
  /// How one is then.
  static let late: WordSet = ["tarde", "atrasado"]
  /// Where one is with others for a while.
  static let attended: WordSet = [
    "clase", "recreo", "cole", "aula", "recreio", "trabalho", "trabajo", "terapia", "treino",
  ]
  /// What is heard.
  static let noisy: WordSet = [
    "latir", "chorar", "roncar", "gritar", "cantar", "miar", "tocar", "tossir", "falar",
  ]
  /// What one needs quiet for.
  static let quiet: WordSet = ["dormir", "descansar", "estudar", "ler", "ouvir", "pensar"]
  /// What people and animals do to each other.
  static let harming: WordSet = [
    "bater", "empurrar", "morder", "xingar", "machucar", "beliscar", "provocar", "chutar",
    "incomodar", "arranhar", "assustar", "zoar", "magoar",
  ]
  /// How people feel, and places do not.
  static let moods: WordSet = [
    "triste", "feliz", "contento", "contente", "enfadado", "enojado", "nervioso", "nervoso",
    "asustado", "assustado", "preocupado", "chateado", "bravo", "zangado", "animado", "aburrido",
    "ansioso", "irritado", "emocionado", "agobiado",
  ]
  /// What has to be cleaned up.
  static let soiling: WordSet = [
    "pis", "pipí", "caca", "popó", "xixi", "cocô", "cocó", "chichi", "vómito",
  ]
  /// What is changed then.
  static let changed: WordSet = [
    "pañal", "fralda", "sábana", "sábanas", "lençol", "lençóis", "colchón", "colchão", "pijama",
  ]
  /// What one is helped with, that is named without its verb.
  static let helpedWith: WordSet = [
    "ducha", "baño", "deberes", "tarea", "banho", "lição", "dever", "tarefa", "chuveiro",
    "dever de casa", "lição de casa",
  ]
}
