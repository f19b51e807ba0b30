import AACCore

/// What one asks for who chooses a deed and what it is done with, to or where, and nobody who does it: *leer / cuento, pelota / jugar,
/// perro / con / jugar, ver / televisão*: a wish, not a report.
///
/// Sources: NGLE §31.1 (sentences that say less), §26.5 (*querer* and an infinitive of the same doer); Cunha & Cintra, chapter 13 (*infinitivo*).
extension TileReader {
  /// The wish; nil where somebody does it, when it is done is said, or the deed is none that one asks for.
  func wishedDeed(_ row: [Constituent]) -> [Clause]? {
    guard (2...3).contains(row.count),
      let act = row.firstIndex(where: { $0.lexeme.isInfinitive }),
      case let rest = row.indices.filter({ $0 != act }),
      WishedDeeds.isAskedFor(row[act].lexeme.lemma, variety.language)
        || rest.count == 1
          && WishedDeeds.isNeed(row[act].lexeme.lemma, row[rest[0]].lexeme.lemma),
      rest.contains(where: { row[$0].lexeme.wordClass != .adposition }),
      rest.allSatisfy({ WishedDeeds.isBesideWish(row[$0].lexeme) }),
      rest.count == 1 || rest.contains(where: { WishedDeeds.isSmall(row[$0].lexeme) })
    else { return nil }
    if rest.count == 1, WishedDeeds.used.contains(row[rest[0]].lexeme.kind) {
      return read([deed("querer"), row[act], row[rest[0]]])
    }
    guard isSpanish else { return nil }
    let plain = read(row)
    guard plain.count == 1, isTold(plain[0], by: row[act]) else { return nil }
    var wish = plain[0]
    wish.complements.insert(row[act], at: 0)
    wish.verb = deed("querer")
    return [wish]
  }

  /// Whether nothing chosen does the deed, and nothing is said of when, whether and to whom.
  private func isTold(_ clause: Clause, by act: Constituent) -> Bool {
    clause.subject.isEmpty && !clause.isNegative && !clause.isQuestion && clause.options.isEmpty
      && clause.verb?.tile == act.tile && clause.tense == nil && clause.sequels.isEmpty
      && clause.edge == nil
  }

  /// *Bluey / tele, TV / Frozen*: what one would like to see, and on what.
  func seenOn(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 2,
      let screen = row.firstIndex(where: { WishedDeeds.screens.contains($0.lexeme.lemma) }),
      case let show = row[1 - screen], show.lexeme.wordClass == .properNoun,
      show.lexeme.kind == .media
    else { return nil }
    let isEnglish = variety.language == .english
    let wish = [deed(isEnglish ? "want" : "querer"), deed(isEnglish ? "watch" : "ver"), show]
    guard isSpanish else { return read(wish + [row[screen]]) }
    let small = tables.lexicon.small
    return read(wish + small("en", nil) + small("el", nil) + [row[screen]])
  }

  /// *Más / arroz / yo, juice / more / I*: more of it for who says so.
  func moreForSpeaker(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3,
      let more = row.first(where: { WishedDeeds.more.contains($0.lexeme.lemma) }),
      let who = row.first(where: { WishedDeeds.speakers.contains($0.lexeme.lemma) }),
      let thing = row.first(where: { $0.tile != more.tile && $0.tile != who.tile }),
      thing.lexeme.wordClass == .noun, WishedDeeds.handed.contains(thing.lexeme.kind)
    else { return nil }
    var speaker = who
    if who.lexeme.lemma == "me", let nominative = tables.lexicon.known("I") {
      speaker.lexeme = nominative
    }
    let wish = deed(variety.language == .english ? "want" : "querer")
    return read([speaker, wish, more, thing])
  }

  /// *Poner / aquí / silla, tableta / encender / ahora*: what is done to a thing that is at hand is asked of the others (NGLE §42.3).
  func askedOfOthers(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3,
      let act = row.firstIndex(where: {
        $0.lexeme.isInfinitive && WishedDeeds.handled.contains($0.lexeme.lemma)
      }),
      let thing = row.indices.first(where: { $0 != act && row[$0].lexeme.namesThing }),
      let rest = row.indices.first(where: { $0 != act && $0 != thing }),
      WishedDeeds.besideOrder.contains(row[rest].lexeme.lemma), !row[thing].lexeme.isBeing,
      row[thing].lexeme.wordClass == .noun
    else { return nil }
    var known = row[thing]
    known.lexeme.article = .definite
    return read([row[act], known, row[rest]]).map(requesting)
  }
}

/// Deeds that are asked for by their name.
enum WishedDeeds {
  static func isAskedFor(_ deed: String, _ language: Language) -> Bool {
    (language == .spanish ? spanish : portuguese).contains(deed)
  }

  /// *Hacer / pipí, cocô / fazer*.
  static func isNeed(_ deed: String, _ noun: String) -> Bool {
    (deed == "hacer" || deed == "fazer") && needs.contains(noun)
  }

  /// *Con, otra vez, fuera*: what names nothing by itself.
  static func isSmall(_ word: Lexeme) -> Bool {
    word.wordClass == .adposition || besideWish.contains(word.lemma)
  }

  /// Whether a word leaves the wish a wish: a thing, a place, whom it is done with, *con*.
  static func isBesideWish(_ word: Lexeme) -> Bool {
    switch word.wordClass {
    case .noun, .properNoun: !word.kind.isTemporal
    case .adposition: word.lemma == "con" || word.lemma == "com"
    default: besideWish.contains(word.lemma)
    }
  }

  /// How much, once more and where it is asked for.
  private static let besideWish: WordSet = [
    "otra vez", "más", "fuera", "afuera", "dentro", "adentro", "aquí", "de novo", "outra vez",
    "mais",
    "lá fora", "fora", "aqui",
  ]
  private static let spanish: WordSet = [
    "jugar", "ver", "leer", "oír", "escuchar", "pintar", "dibujar", "colorear", "cantar", "bailar",
    "comer", "beber", "tomar", "probar", "merendar", "cenar", "desayunar", "almorzar", "cocinar",
    "nadar", "montar", "construir", "pasear", "dormir", "descansar", "salir", "comprar", "usar",
    "chutar", "patinar", "abrazar", "besar", "acariciar", "visitar", "recortar", "saltar", "subir",
    "bajar",
  ]
  private static let portuguese: WordSet = [
    "brincar", "jogar", "ver", "assistir", "ler", "ouvir", "escutar", "pintar", "desenhar",
    "colorir", "cantar", "dançar", "comer", "beber", "tomar", "provar", "lanchar", "jantar",
    "almoçar", "cozinhar", "nadar", "andar", "montar", "construir", "passear", "dormir",
    "descansar", "sair", "comprar", "usar", "chutar", "patinar", "abraçar", "beijar", "visitar",
    "recortar", "pular", "subir", "descer",
  ]
  static let more: WordSet = ["más", "mais", "more"]
  static let speakers: WordSet = ["yo", "eu", "I", "me"]
  /// What one can be given more of.
  static let handed = KindSet(.food, .drink, .dish, .toy, .book, .music, .material, .game)
  /// What is done with the hand to a thing of the room.
  static let handled: WordSet = OrderWords.asked.union(["poner", "sacar", "coger", "atar", "pelar"])
  /// Where, when and how often it is to be done.
  static let besideOrder: WordSet = [
    "aquí", "ahí", "allí", "acá", "arriba", "abajo", "ahora", "ya", "ahora mismo", "otra vez",
    "fuera", "dentro",
  ]
  /// What does nothing itself.
  static let used = KindSet(.game, .sport, .media, .book, .music, .food, .drink, .dish)
  /// What shows are seen on.
  static let screens: WordSet = [
    "tele", "televisión", "tablet", "tableta", "ordenador", "computadora", "móvil", "celular",
    "iPad",
    "TV", "television", "telly", "computer", "phone", "televisão", "tevê", "computador",
    "telemóvel",
  ]
  private static let needs: WordSet = [
    "pipí", "pis", "caca", "popó", "xixi", "cocô", "cocó", "chichi",
  ]
}
