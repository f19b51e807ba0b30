import AACCore

/// Spanish rows whose last words are of the ones before: *feliz / ver / tú, leer / cuento / dormir / antes, no / dormir /
/// calor, mamá / decir / no / helado, ducha / agua / fría* (NGLE §26.10, §30.8, §46.2, §43.2, §12.7).
extension TileReader {
  /// The row with what joins them.
  func thoughtInRow(_ words: inout [Constituent]) {
    guard words.count > 1, words.count < 8 else { return }
    missOther(&words)
    guard words.count > 2 else { return }
    gladToMeet(&words)
    doBefore(&words)
    blameInRow(&words)
    sayThereIsNone(&words)
    wantToBeSo(&words)
    goToSeeSomebody(&words)
    hurtMe(&words)
    giftForDay(&words)
    wholeSo(&words)
    partOfWhole(&words)
  }

  /// *Echar de menos / tú*: nobody says of the other what only the speaker feels (NGLE §33.4).
  private func missOther(_ words: inout [Constituent]) {
    guard words.count == 2, words[1].lexeme.lemma == "tú",
      ThoughtRowWords.missing.contains(words[0].lexeme.lemma),
      let speaker = tables.lexicon.known("yo")
    else { return }
    words.insert(Constituent(speaker), at: 0)
  }

  /// *Feliz / ver / tú, orgulloso / conocer / abuela*: of what one is glad.
  private func gladToMeet(_ words: inout [Constituent]) {
    guard words[0].lexeme.wordClass == .adjective,
      HalfWords.glad.contains(words[0].lexeme.lemma), words[1].lexeme.wordClass == .verb,
      ThoughtRowWords.meeting.contains(words[1].lexeme.lemma), words[1].lexeme.forms.isEmpty,
      words[1].lexeme.person == nil,
      !words[2...].contains(where: {
        $0.lexeme.wordClass == .verb || $0.lexeme.wordClass == .adjective || isNegator($0)
      }),
      words[2...].contains(where: { $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun })
    else { return }
    if words.count == 3, words[2].lexeme.wordClass == .pronoun { put(&words, "a", at: 2) }
    put(&words, "de", at: 1)
    words.insert(.linking("estar"), at: 0)
  }

  /// *Leer / cuento / dormir / antes*: the last word is of the deed before it and tells no time of its own.
  private func doBefore(_ words: inout [Constituent]) {
    guard let last = words.last?.lexeme.lemma, let link = ThoughtRowWords.order[last],
      case let deed = words.count - 2, deed > 0, words[deed].lexeme.isInfinitive,
      words[deed - 1].lexeme.wordClass == .noun,
      words[..<deed].filter({ $0.lexeme.wordClass == .verb }).count == 1,
      !words.contains(where: { $0.lexeme.kind == .question || isNegator($0) }),
      let known = tables.lexicon.known(link)
    else { return }
    let tile = words.removeLast().tile
    words.insert(Constituent(known, tile: tile), at: deed)
  }

  /// *No / dormir / calor, no / poder / dormir / ruido*: because of what one does not do it.
  private func blameInRow(_ words: inout [Constituent]) {
    guard let no = words.firstIndex(where: isNegator),
      let cause = words.indices.dropFirst(no + 2).first(where: {
        ThoughtRowWords.hindering.contains(words[$0].lexeme.lemma)
      }), words[cause - 1].lexeme.wordClass == .verb,
      ThoughtRowWords.hindered.contains(words[cause - 1].lexeme.lemma),
      cause == words.count - 1
        || words[cause].lexeme.lemma == "dolor" && cause == words.count - 2
          && words[cause + 1].lexeme.kind == .body
    else { return }
    words[cause].lexeme.wordClass = .noun
    words[cause].government = nil
    if cause == words.count - 2 { put(&words, "de", at: cause + 1) }
    put(&words, "por", at: cause)
    put(&words, "el", at: cause + 1)
  }

  /// *Mamá / decir / no / helado*: who says so does not want it to be had.
  private func sayThereIsNone(_ words: inout [Constituent]) {
    guard let say = words.firstIndex(where: { $0.lexeme.lemma == "decir" }), say > 0,
      say + 3 == words.count, isNegator(words[say + 1]), words[say - 1].lexeme.isHuman,
      words[say - 1].lexeme.wordClass != .pronoun, isThing(words[say + 2]),
      !ThoughtRowWords.told.contains(words[say + 2].lexeme.lemma)
    else { return }
    var being = Constituent.linking("haber", .third)
    being.lexeme.kind = .action
    words.insert(being, at: say + 2)
    put(&words, "que", at: say + 1)
  }

  /// *Enfadado / querer / solo, cansado / parar / querer*: what one wants who feels so.
  private func wantToBeSo(_ words: inout [Constituent]) {
    guard words[0].lexeme.wordClass == .adjective, words.count == 3,
      HalfWords.glad.contains(words[0].lexeme.lemma)
        || ThoughtRowWords.worn.contains(words[0].lexeme.lemma)
    else { return }
    if words[1].lexeme.lemma == "querer",
      ["solo", "tranquilo", "en paz", "sola", "tranquila"].contains(words[2].lexeme.lemma)
    {
      words.insert(deed("estar"), at: 2)
    } else if words[2].lexeme.lemma == "querer", words[1].lexeme.wordClass == .verb,
      words[1].lexeme.forms.isEmpty, words[1].lexeme.person == nil
    {
      words.swapAt(1, 2)
    }
  }

  /// *Esta tarde / médico / ir*: it is not the doctor who goes.
  private func goToSeeSomebody(_ words: inout [Constituent]) {
    guard words.count == 3, words[2].lexeme.lemma == "ir", words[2].lexeme.person == nil,
      words[2].lexeme.forms.isEmpty, words[0].lexeme.kind.isTemporal,
      EverydayQuestions.visited.contains(words[1].lexeme.lemma), words[1].government == nil
    else { return }
    words.swapAt(1, 2)
    put(&words, "a", at: 2)
    put(&words, "el", at: 3)
  }

  /// *Zapato / apretar / pie*: whose foot hurts is who says so.
  private func hurtMe(_ words: inout [Constituent]) {
    guard words.count == 3, words[0].lexeme.kind == .clothing, words[2].lexeme.kind == .body,
      frame(of: words[1]).pattern == .affecting, words[1].lexeme.person == nil,
      words[1].lexeme.forms.isEmpty,
      let me = tables.lexicon.known("me")
    else { return }
    put(&words, "el", at: 2)
    words.insert(Constituent(me), at: 1)
  }

  /// *Tarta / chocolate / cumpleaños / hermano, flores / mamá / cumpleaños, regalo / profesora / fin de curso*: for whose day
  /// and for whom.
  private func giftForDay(_ words: inout [Constituent]) {
    guard verbPlace(words) == nil, words.count < 5, isThing(words[0]), let last = words.last,
      words.allSatisfy({ $0.lexeme.isNominal && $0.government == nil }),
      [.food, .dish, .plant, .toy, .thing, .clothing, .book].contains(words[0].lexeme.kind)
        || NounRowWords.gifts.contains(words[0].lexeme.lemma)
    else { return }
    let before = words.count - 2
    let isOwn = { BesideWords.occasions.contains($0) }
    if last.lexeme.isHuman, isOwn(words[before].lexeme.lemma) {
      put(&words, "de", at: before + 1)
      put(&words, "para", at: before)
      put(&words, "el", at: before + 1)
    } else if words.count == 3, words[1].lexeme.isHuman, isOwn(last.lexeme.lemma) {
      words.swapAt(1, 2)
      put(&words, "de", at: 2)
      put(&words, "para", at: 1)
      put(&words, "el", at: 2)
    }
  }

  /// *Ducha / agua / fría, vecino / música / alto, agua / piscina / frío*: whose and of which place it is.
  private func wholeSo(_ words: inout [Constituent]) {
    guard words.count == 3, verbPlace(words) == nil, words[2].government == nil,
      words[1].lexeme.wordClass == .noun,
      words[0].lexeme.wordClass == .noun,
      words[2].lexeme.wordClass == .adjective
        || words[2].lexeme.lemma == "frío",
      words[2].lexeme.kind.isPassing || SuppliedWords.conditions.contains(words[2].lexeme.lemma)
        || ThoughtRowWords.heard.contains(words[1].lexeme.lemma)
          && ["alto", "bajo", "fuerte"].contains(words[2].lexeme.lemma),
      let thing = [1, 0].first(where: { isOf(words[1 - $0].lexeme, words[$0].lexeme) })
    else { return }
    var row = [words[thing]]
    put(&row, "de", at: 1)
    let whole = words[1 - thing]
    if !PortionWords.isKin(whole.lexeme.lemma) { put(&row, "el", at: 2) }
    var state = words[2]
    state.lexeme.wordClass = .adjective
    words = row + [whole, .linking("estar"), state]
  }

  /// *Etiqueta / camiseta / picar*: the part of it does so, and not to the whole.
  private func partOfWhole(_ words: inout [Constituent]) {
    guard words.count == 3, words[2].lexeme.wordClass == .verb, isThing(words[0]),
      isThing(words[1]),
      ThoughtRowWords.smallParts.contains(words[0].lexeme.lemma),
      words[1].lexeme.kind == .clothing || words[1].lexeme.kind == .vehicle
        || words[1].lexeme.kind == .furniture
    else { return }
    put(&words, "de", at: 1)
    put(&words, "el", at: 2)
  }

  /// Whether the thing is of the whole and no quality is said of that.
  private func isOf(_ whole: Lexeme, _ thing: Lexeme) -> Bool {
    guard !thing.isBeing, !thing.kind.isTemporal else { return false }
    if whole.isHuman {
      return ThoughtRowWords.heard.contains(thing.lemma) || thing.kind == .room
        || ["casa", "cama", "mesa", "mochila"].contains(thing.lemma) && !whole.isInferred
    }
    let isPlace =
      KindSet.places.contains(whole.kind) || ThoughtRowWords.fixtures.contains(whole.lemma)
    return isPlace && ThoughtRowWords.held.contains(thing.lemma)
  }
}

/// Words of such rows.
enum ThoughtRowWords {
  static let missing: WordSet = [
    "echar de menos", "extrañar", "añorar", "echar en falta", "adorar", "admirar",
  ]
  static let meeting: WordSet = ["ver", "conocer", "encontrar", "abrazar", "oír", "visitar"]
  static let order: [String: String] = [
    "antes": "antes de", "después": "después de", "luego": "después de",
  ]
  static let worn: WordSet = [
    "cansado", "aburrido", "harto", "mareado", "malo", "enfermo", "agotado", "triste",
  ]
  /// What one does not come to do, and what hinders it.
  static let hindered: WordSet = [
    "dormir", "dormirse", "respirar", "estudiar", "concentrarse", "andar", "caminar", "trabajar",
    "hablar", "pensar", "leer", "correr", "descansar", "oír", "escuchar", "comer", "cenar",
    "tragar",
    "masticar", "escribir", "jugar", "ver", "nadar", "moverse", "levantarse",
  ]
  static let hindering: WordSet = [
    "calor", "ruido", "tos", "humo", "dolor", "fiebre", "viento", "tormenta", "nervios", "mocos",
    "frío", "miedo", "niebla", "luz", "picor", "cansancio",
  ]
  /// What is said itself.
  static let told: WordSet = [
    "palabra", "mentira", "mentiras", "verdad", "nombre", "palabrota", "palabrotas", "secreto",
    "tontería", "tonterías", "taco", "tacos", "cosa",
  ]
  /// What is heard of somebody.
  static let heard: WordSet = ["música", "radio", "tele", "televisión", "voz", "volumen"]
  /// What places hold.
  static let held: WordSet = [
    "agua", "luz", "suelo", "puerta", "ventana", "techo", "pared", "arena", "césped", "hierba",
  ]
  static let fixtures: WordSet = [
    "ducha", "bañera", "piscina", "grifo", "lavabo", "fuente", "pecera", "acuario", "jacuzzi",
  ]
  static let smallParts: WordSet = [
    "etiqueta", "cremallera", "botón", "costura", "manga", "cuello", "capucha", "lazo", "hebilla",
    "rueda", "tornillo", "pata", "freno", "cinturón",
  ]
}
