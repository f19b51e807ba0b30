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
      rest.allSatisfy({ WishedDeeds.isBesideWish(row[$0].lexeme) }),
      rest.allSatisfy({ WishedDeeds.used.contains(row[$0].lexeme.kind) })
        || isDoneByNobody(row, act)
    else { return nil }
    return read([deed("querer"), row[act]] + inner(row, rest))
  }

  /// Whether nothing chosen does the deed, and nothing is said of when, whether and to whom.
  private func isDoneByNobody(_ row: [Constituent], _ act: Int) -> Bool {
    let plain = read(row)
    return plain.count == 1 && plain[0].subject.isEmpty && !plain[0].isNegative
      && !plain[0].isQuestion && !plain[0].options.contains(.request)
      && plain[0].verb?.tile == row[act].tile && plain[0].tense == nil
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
    guard variety.language == .spanish else { return read(wish + [row[screen]]) }
    let small = tables.lexicon.small
    return read(wish + small("en", nil) + small("el", nil) + [row[screen]])
  }

  /// What stands beside the deed, a preposition before its noun: *perro / con* is *con el perro*.
  private func inner(_ row: [Constituent], _ rest: [Int]) -> [Constituent] {
    let words = rest.map { row[$0] }
    guard words.count == 2, words[1].lexeme.wordClass == .adposition else { return words }
    return [words[1], words[0]]
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
