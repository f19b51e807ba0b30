import AACCore

/// Spanish rows of two thoughts that are told apart by their verbs: *llorar / niña / caerse, apagar / tele / dormir, llover / mucho /
/// paraguas, esperar / médico / aburrido, no / jugar / yo / cansado*; and verbs laid first whose noun does it or gets it: *empezar / película,
/// recibir / carta / abuela, dar un beso / papá* (NGLE §31.1, *yuxtaposición*; §46.2, *causales*; §40.4).
extension TileReader {
  /// Where such a row is cut.
  func kindThoughts(_ words: [Constituent]) -> Cut? {
    guard words.contains(where: { $0.lexeme.wordClass == .verb }), !isJoined(words) else {
      return nil
    }
    return quietFirst(words) ?? badWeather(words) ?? wearyOfIt(words) ?? waitingHungry(words)
  }

  /// *Apagar / tele / dormir, parar / música / estudiar*: what is to be off, and what for.
  private func quietFirst(_ words: [Constituent]) -> Cut? {
    guard words.count == 3, KindThoughtWords.stopping.contains(words[0].lexeme.lemma),
      words[0].lexeme.isInfinitive, words[2].lexeme.isInfinitive,
      KindThoughtWords.quiet.contains(words[2].lexeme.lemma),
      KindThoughtWords.noisy.contains(words[1].lexeme.lemma)
    else { return nil }
    return Cut(
      first: [words[0].ordered, words[1]],
      second: [deed("querer").said(by: .first), words[2]])
  }

  /// *Llover / mucho / hoy / paraguas, hace / frío / calle / abrigo*: what it is like, and what one needs for that.
  private func badWeather(_ words: [Constituent]) -> Cut? {
    guard words.count > 2, let last = words.last, onlyVerb(words) == 0,
      !words.contains(where: { $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun }),
      KindRowWords.rainwear.contains(last.lexeme.lemma) || last.lexeme.kind == .clothing,
      !words[words.count - 2].lexeme.isDeterminerLike
        || words[words.count - 2].lexeme.lemma == "mucho",
      words[words.count - 2].lexeme.wordClass != .adposition
    else { return nil }
    let isWeather =
      ["llover", "nevar"].contains(words[0].lexeme.lemma)
      || ["hacer", "hace"].contains(words[0].lexeme.lemma)
        && ["frío", "sol", "calor", "viento"].contains(words[1].lexeme.lemma) && words.count > 3
    guard isWeather else { return nil }
    return Cut(
      first: Array(words.dropLast()),
      second: [deed("necesitar").said(by: .first)] + known("el") + [last])
  }

  private func known(_ text: String) -> [Constituent] {
    tables.lexicon.known(text).map { [Constituent($0)] } ?? []
  }

  /// *Esperar / médico / aburrido, no / jugar / yo / cansado, yo / quedarse / casa / enfermo*: how one is for that.
  private func wearyOfIt(_ words: [Constituent]) -> Cut? {
    guard words.count > 2, let last = words.last, let verb = loneVerb(words),
      verb + 1 < words.count, KindThoughtWords.weary.contains(last.lexeme.lemma),
      last.lexeme.wordClass == .adjective,
      words.contains(where: isNegator)
        || ["esperar", "quedarse", "faltar"].contains(words[verb].lexeme.lemma),
      !words[..<verb].contains(where: { $0.lexeme.isBeing && $0.lexeme.wordClass != .pronoun }),
      words.allSatisfy({ $0.lexeme.wordClass != .pronoun || $0.lexeme.lemma == "yo" }),
      words[words.count - 2].lexeme.kind != .degree,
      !words[words.count - 2].lexeme.isBeing || words[verb].lexeme.lemma == "esperar"
        || words[words.count - 2].lexeme.lemma == "yo"
    else { return nil }
    return Cut(
      first: Array(words.dropLast()), second: [.linking("estar", .first), last])
  }

  /// *Tardar / comida / hambre*.
  private func waitingHungry(_ words: [Constituent]) -> Cut? {
    guard words.count == 3, let verb = loneVerb(words), verb < 2,
      words[verb].lexeme.lemma == "tardar", words[1 - verb].lexeme.namesThing,
      let last = words.last, ["hambre", "sed", "sueño", "frío"].contains(last.lexeme.lemma)
    else { return nil }
    return Cut(
      first: [words[1 - verb], words[verb].said(by: .third)],
      second: [deed("tener").said(by: .first), last])
  }

  // MARK: - One clause

  /// Lays the words of rows in which one thing follows from the other, or whose verb lies first.
  func layKindThought(_ words: inout [Constituent]) {
    cryOver(&words)
    beginByItself(&words)
    receiveFrom(&words)
  }

  /// *Llorar / niña / caerse, niño / llorar / caer*: what has happened to who cries.
  private func cryOver(_ words: inout [Constituent]) {
    guard words.count == 3, let row = KindRow(words), row.verbs.count == 2, let who = row.being,
      row.beingCount == 1, let cry = row.verbs.first,
      KindThoughtWords.crying.contains(cry.lexeme.lemma), cry.lexeme.isInfinitive,
      case let event = row.verbs[1], event.lexeme.isInfinitive,
      let happened = KindThoughtWords.accidents[event.lexeme.lemma],
      let link = tables.lexicon.known("porque")
    else { return }
    var accident = event
    accident.lexeme.lemma = happened
    if !isOver {
      accident = accident.said(by: row.speaker == nil ? .third : .first)
      accident.lexeme.forms[FiniteForms.Mark.time] =
        variety == .spanishSpain ? FiniteForms.Mark.recent : FiniteForms.Mark.past
    }
    words = [who, cry, Constituent(link), accident]
  }

  /// *Empezar / película / ya, comenzar / fiesta / cinco*: by itself.
  private func beginByItself(_ words: inout [Constituent]) {
    guard words.count > 1, words.count < 5,
      ["empezar", "comenzar", "terminar", "acabar"].contains(words[0].lexeme.lemma),
      words[0].lexeme.isInfinitive, onlyVerb(words) == 0,
      KindThoughtWords.shows.contains(words[1].lexeme.lemma),
      !words.contains(where: { $0.lexeme.wordClass == .pronoun || $0.lexeme.isBeing })
    else { return }
    words.swapAt(0, 1)
    if words.count == 3, words[2].lexeme.wordClass == .numeral {
      let hour = ["a", "las"].compactMap { tables.lexicon.known($0) }
      words.insert(contentsOf: hour.map { Constituent($0) }, at: 2)
    }
  }

  /// *Recibir / carta / abuela*: from whom.
  private func receiveFrom(_ words: inout [Constituent]) {
    guard words.count > 2, words.count < 5, words[0].lexeme.lemma == "recibir",
      words[0].lexeme.isInfinitive, onlyVerb(words) == 0, words[1].lexeme.namesThing,
      words[2].lexeme.isHuman, words[2].lexeme.wordClass != .pronoun
    else { return }
    put(&words, "de", at: 2)
  }

  /// *Dar un beso / papá / noche, decir adiós / abuela*: the clause in which the speaker does it to them.
  func givenToBehind(_ words: [Constituent]) -> Clause? {
    guard words.count > 1, words.count < 5, words[0].lexeme.isInfinitive, onlyVerb(words) == 0,
      KindThoughtWords.given.contains(words[0].lexeme.lemma), words[1].lexeme.isHuman,
      words[1].lexeme.wordClass != .pronoun,
      words[2...].allSatisfy({ $0.lexeme.namesThing || $0.lexeme.kind.isTemporal })
    else { return nil }
    var clause = Clause(variety: variety)
    clause.verb = words[0]
    clause.complements = Array(words[1...])
    return clause
  }
}

/// Words of such rows.
enum KindThoughtWords {
  /// Making it quiet or dark.
  static let stopping: WordSet = ["apagar", "parar", "quitar", "bajar", "cerrar"]
  /// What is too loud or too bright for it.
  static let noisy: WordSet = [
    "tele", "televisión", "música", "radio", "luz", "lámpara", "persiana", "puerta", "volumen",
    "ordenador", "tablet", "consola", "ruido", "móvil", "teléfono",
  ]
  /// What one wants to do in peace.
  static let quiet: WordSet = [
    "dormir", "cenar", "comer", "estudiar", "leer", "trabajar", "descansar", "hablar", "escuchar",
  ]
  /// How one is who does not join in.
  static let weary: WordSet = ["enfermo", "aburrido", "cansado", "agotado", "resfriado", "mareado"]
  /// What is done for what has happened to one.
  static let crying: WordSet = ["llorar", "gritar"]
  /// What happens to one, as it is said of oneself.
  static let accidents: WordMap<String> = [
    "caer": "caerse", "caerse": "caerse", "quemarse": "quemarse", "cortarse": "cortarse",
    "golpearse": "golpearse", "perder": "perder", "perderse": "perderse", "asustarse": "asustarse",
    "hacerse daño": "hacerse daño",
  ]
  /// What begins and ends by itself.
  static let shows: WordSet = [
    "película", "fiesta", "clase", "partido", "concierto", "cole", "colegio", "recreo", "función",
    "obra", "teatro", "programa", "carrera", "espectáculo", "reunión", "misa", "cine", "curso",
    "verano", "campamento", "excursión",
  ]
  /// What is done to somebody with a thing or a word.
  static let given: WordSet = [
    "dar un beso", "dar un abrazo", "dar besos", "dar las gracias", "dar la mano",
    "decir adiós", "decir hola", "dar los buenos días", "dar las buenas noches", "pedir perdón",
    "hacer cosquillas", "dar un regalo", "dar recuerdos", "pedir permiso", "dar un masaje",
    "dar una sorpresa", "dar la enhorabuena", "pedir ayuda", "hacer una foto",
  ]
}
