import AACCore

/// Spanish rows without a verb that tell where one goes, what one has and what there is on a day: *viernes / cine /
/// amigas, médico / mañana / diez, mañana / excursión / museo, tablet / batería / no* (NGLE §24.1, §42.13).
extension TileReader {
  /// The row with the verb and the small words that are understood in it.
  func occasions(_ words: inout [Constituent]) {
    guard verbPlace(words) == nil, words.count > 1 else { return }
    takeLeave(&words)
    callLast(&words)
    keepTurn(&words)
    readHour(&words)
    sayOuting(&words)
    keepTaught(&words)
    celebrate(&words)
    nap(&words)
    keepAppointment(&words)
    goThere(&words)
    lackPart(&words)
    countUnits(&words)
    feelPain(&words)
    fear(&words)
    growUp(&words)
    feelOnDay(&words)
  }

  /// Whether the word names a thing, an event or a place, and neither a being nor a time.
  func isThing(_ word: Constituent) -> Bool {
    word.lexeme.namesThing
  }

  /// The whole row as one word that is called out.
  func exclaim(_ words: inout [Constituent], _ text: String) {
    words[0].lexeme = Lexeme(lemma: text, wordClass: .interjection, kind: .social)
    words.removeSubrange(1...)
  }

  /// *Adiós / mañana, adiós / abuela / mañana*: until then.
  private func takeLeave(_ words: inout [Constituent]) {
    guard words.count == 2 || words.count == 3 && words[1].lexeme.namesPerson,
      OccasionWords.farewells.contains(words[0].lexeme.lemma), let time = words.last?.lexeme,
      time.kind.isTemporal || OccasionWords.later.contains(time.lemma),
      !time.lemma.hasPrefix("hasta")
    else { return }
    let until = time.kind == .weekday ? "hasta el \(time.lemma)" : "hasta \(time.lemma)"
    exclaim(
      &words, (words.dropLast().map(\.lexeme.lemma) + [until]).joined(separator: ", "))
  }

  /// *Gracias / mamá*: who is called last is named last (NGLE §42.4).
  private func callLast(_ words: inout [Constituent]) {
    guard words.count == 2, ["gracias", "muchas gracias"].contains(words[0].lexeme.lemma),
      TwoPhraseWords.isCalled(words[1].lexeme.lemma)
        || words[1].lexeme.wordClass == .properNoun && words[1].lexeme.isHuman
    else { return }
    exclaim(&words, "\(words[0].lexeme.lemma), \(words[1].lexeme.lemma)")
  }

  /// *Ahora / tú, primero / yo*: whose turn it is stands behind when.
  private func keepTurn(_ words: inout [Constituent]) {
    guard words.count == 2, OccasionWords.turns.contains(words[0].lexeme.lemma),
      words[1].lexeme.wordClass == .pronoun, words[1].lexeme.kind == .person,
      words[1].lexeme.number != nil, !WordJoiner.clitics.contains(words[1].lexeme.lemma)
    else { return }
    exclaim(&words, "\(words[0].lexeme.lemma) \(words[1].lexeme.lemma)")
  }

  // MARK: - When and where

  /// *Médico / mañana / diez*: beside a day a number counts nothing and is the hour.
  private func readHour(_ words: inout [Constituent]) {
    let numbers = words.indices.filter { words[$0].lexeme.wordClass == .numeral }
    guard numbers.count == 1, let number = numbers.first,
      number + 1 == words.count || words[number + 1].lexeme.kind.isTemporal,
      words.contains(where: { $0.lexeme.kind == .weekday || OccasionWords.isDay($0.lexeme) }),
      words.contains(where: { isKept($0.lexeme) || isGoal($0) || $0.lexeme.takesPlace }),
      let hour = OccasionWords.hours[words[number].lexeme.lemma]
    else { return }
    words[number].lexeme = tables.lexicon.lexeme(for: hour)
  }

  /// *Mañana / excursión / museo*: where to.
  private func sayOuting(_ words: inout [Constituent]) {
    guard
      let outing = words.indices.dropLast().first(where: {
        OccasionWords.outings.contains(words[$0].lexeme.lemma)
      }), words[outing + 1].lexeme.wordClass == .noun,
      KindSet.places.contains(words[outing + 1].lexeme.kind)
        || words[outing + 1].lexeme.kind == .nature,
      words.indices.allSatisfy({
        $0 == outing || $0 == outing + 1 || words[$0].lexeme.kind.isTemporal
      })
    else { return }
    words[outing + 1].lexeme.article = words[outing + 1].lexeme.article ?? .definite
    put(&words, "a", at: outing + 1)
    guard words.count > 3 else { return }
    words[outing].lexeme.article = .bare
    var being = Constituent.linking("haber", .third)
    being.lexeme.kind = .action
    words.insert(being, at: outing)
  }

  /// Whether one has an appointment with them, or a test.
  private func isKept(_ word: Lexeme) -> Bool {
    word.wordClass == .noun
      && (EverydayQuestions.visited.contains(word.lemma) || ThoughtWords.duties.contains(word.lemma)
        || TwoPhraseWords.appointments.contains(word.lemma)
        || OccasionWords.homework.contains(word.lemma) || DayRowWords.isTaught(word))
  }

  /// *Mañana / examen / lengua, ayer / clase / música*: what one has then, and in what.
  private func keepTaught(_ words: inout [Constituent]) {
    guard
      let duty = words.indices.dropLast().first(where: {
        isThing(words[$0]) && OccasionWords.lessons.contains(words[$0].lexeme.lemma)
      }), words[duty + 1].government == nil,
      let link = SpanishPairWords.link(words[duty].lexeme, words[duty + 1].lexeme, verb: ""),
      link.preposition == "de",
      words.indices.allSatisfy({
        $0 == duty || $0 == duty + 1 || words[$0].lexeme.kind.isTemporal
      }),
      words.contains(where: { $0.lexeme.kind == .weekday || OccasionWords.isDay($0.lexeme) })
    else { return }
    let isBare = !OccasionWords.counted.contains(words[duty].lexeme.lemma)
    if isBare { words[duty].government = Government(preposition: nil, article: .bare) }
    words[duty + 1].lexeme.article = .bare
    if words[duty + 1].lexeme.kind == .body { words[duty + 1].lexeme.kind = .subject }
    put(&words, "de", at: duty + 1)
    var having = told("tener", words)
    if having.lexeme.person == nil {
      having.lexeme.person = .first
      having.lexeme.number = .singular
      having.lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
    }
    words.insert(having, at: duty)
  }

  /// *Ayer / cumpleaños / primo, mañana / boda / tía*: whose day it is then.
  private func celebrate(_ words: inout [Constituent]) {
    guard
      let day = words.indices.dropLast().first(where: {
        OccasionWords.celebrations.contains(words[$0].lexeme.lemma)
      }), case let who = words[day + 1].lexeme, who.isHuman, who.wordClass != .pronoun,
      words[day + 1].government == nil,
      who.wordClass == .properNoun || PortionWords.isKin(who.lemma)
        || KinWords.own.contains(who.lemma),
      words.count > 2,
      words.indices.allSatisfy({ $0 == day || $0 == day + 1 || words[$0].lexeme.kind.isTemporal })
    else { return }
    var being = Constituent.linking("ser", .third)
    if words.contains(where: { RequestWords.bygone.contains($0.lexeme.lemma) }) {
      being.lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
    }
    var row: [Constituent] = []
    put(&row, "el", at: 0)
    row.append(words[day])
    put(&row, "de", at: 2)
    words = row + [words[day + 1], being] + words.filter(\.lexeme.kind.isTemporal)
  }

  /// *Abuelo / siesta / sofá, abuela / tele*: what somebody is doing who is named beside it.
  private func nap(_ words: inout [Constituent]) {
    guard words.count > 1, words.count < 5,
      let pastime = words.firstIndex(where: {
        OccasionWords.pastimes[$0.lexeme.lemma] != nil && isThing($0)
      }), pastime > 0, let lemma = OccasionWords.pastimes[words[pastime].lexeme.lemma],
      words[pastime - 1].lexeme.isHuman, words[pastime - 1].lexeme.wordClass != .pronoun,
      words[..<(pastime - 1)].allSatisfy({
        $0.lexeme.isDeterminerLike || $0.lexeme.kind.isTemporal
      }),
      words[(pastime + 1)...].allSatisfy({
        $0.lexeme.kind.isTemporal || $0.lexeme.kind == .furniture
          || KindSet.places.contains($0.lexeme.kind)
      })
    else { return }
    words.insert(deed(lemma), at: pastime)
    if pastime + 2 < words.count, !words[pastime + 2].lexeme.kind.isTemporal {
      put(&words, "el", at: pastime + 2)
      put(&words, variety.language.placePreposition, at: pastime + 2)
    }
  }

  /// *Médico / mañana / diez, dentista / lunes*: the speaker has it then.
  private func keepAppointment(_ words: inout [Constituent]) {
    guard let duty = words.firstIndex(where: { isKept($0.lexeme) }),
      words.indices.allSatisfy({ $0 == duty || words[$0].lexeme.kind.isTemporal }),
      words.contains(where: { $0.lexeme.kind == .weekday || OccasionWords.isDay($0.lexeme) }),
      words.count > 2 || EverydayQuestions.visited.contains(words[duty].lexeme.lemma)
        || OccasionWords.homework.contains(words[duty].lexeme.lemma)
        || DayRowWords.isTaught(words[duty].lexeme)
    else { return }
    words[duty].lexeme.article = .bare
    words[duty].lexeme.animacy = .inanimate
    words[duty].lexeme.kind = .event
    words.insert(told("tener", words), at: duty)
  }

  /// A verb of the speaker that is told as settled, unless it is over.
  private func told(_ lemma: String, _ words: [Constituent]) -> Constituent {
    var verb = deed(lemma)
    guard
      !words.contains(where: {
        RequestWords.bygone.contains($0.lexeme.lemma)
          || tables.lexicon.word($0.lexeme.lemma)?.tense == .past
      })
    else { return verb }
    verb.lexeme.person = .first
    verb.lexeme.number = .singular
    return verb
  }

  /// Whether one goes there.
  private func isGoal(_ word: Constituent) -> Bool {
    isThing(word) && word.government == nil
      && [.place, .room, .home].contains(word.lexeme.kind)
      && !OccasionWords.parts.contains(word.lexeme.lemma)
  }

  /// *Viernes / cine / amigas, ayer / parque*: the speaker goes there, with whom.
  private func goThere(_ words: inout [Constituent]) {
    guard let goal = words.firstIndex(where: isGoal),
      words.contains(where: { $0.lexeme.kind == .weekday || OccasionWords.isDay($0.lexeme) }),
      words[..<goal].allSatisfy(\.lexeme.kind.isTemporal),
      words[(goal + 1)...].allSatisfy({
        $0.lexeme.kind.isTemporal || $0.lexeme.isDeterminerLike || isCompany($0.lexeme)
      })
    else { return }
    if let company = words[(goal + 1)...].firstIndex(where: { !$0.lexeme.kind.isTemporal }) {
      put(&words, "con", at: company)
    }
    words.insert(told("ir", words), at: goal)
  }

  private func isCompany(_ word: Lexeme) -> Bool {
    word.isBeing && (word.wordClass == .noun || word.wordClass == .properNoun)
      && !EverydayQuestions.visited.contains(word.lemma)
  }

  // MARK: - What one has and lacks

  /// *Tablet / batería / no*: what a thing runs on and has none of.
  private func lackPart(_ words: inout [Constituent]) {
    guard words.count == 3, let no = words.firstIndex(where: isNegator), no > 0,
      let part = words.firstIndex(where: { OccasionWords.supplies.contains($0.lexeme.lemma) }),
      case let whole = 3 - no - part, whole != no, isThing(words[whole]),
      OccasionWords.supplied.contains(words[whole].lexeme.kind)
    else { return }
    words[part].lexeme.article = .bare
    words = [words[whole], words[no], deed("tener"), words[part]]
  }

  func isNegator(_ word: Constituent) -> Bool {
    word.lexeme.lemma == variety.language.plainNegator
  }

  /// *Cuántos / días / vacaciones*: of what there are so many.
  private func countUnits(_ words: inout [Constituent]) {
    guard words.count == 3, words[0].lexeme.kind == .question,
      ["cuántos", "cuántas", "cuánto", "cuánta"].contains(words[0].lexeme.lemma),
      EverydayPieces.units.contains(words[1].lexeme.lemma)
        || PortionWords.joins(words[1].lexeme.lemma, words[2].lexeme),
      isThing(words[2])
    else { return }
    if words[2].lexeme.number != .plural, words[2].lexeme.kind == .event,
      let what = named(words[2].lexeme)
    {
      // Cuántos / días / fiesta: until it comes.
      exclaim(&words, "\(words[0].lexeme.lemma) \(words[1].lexeme.lemma) faltan para \(what)")
      words[0].lexeme.forms[RefusedWords.asking] = ""
      return
    }
    words[2].lexeme.article = .bare
    put(&words, "de", at: 2)
    var being = Constituent.linking("haber", .third)
    being.lexeme.kind = .action
    words.append(being)
  }

  /// *Dolor / barriga / yo / mucho*: much of it.
  private func feelPain(_ words: inout [Constituent]) {
    guard let pain = words.firstIndex(where: { $0.lexeme.lemma == "dolor" }),
      let part = words.firstIndex(where: { $0.lexeme.kind == .body }), part > pain,
      let much = words.firstIndex(where: { PartedWords.much.contains($0.lexeme.lemma) }),
      much > part || much < pain,
      words.indices.allSatisfy({
        [pain, part, much].contains($0) || ["yo", "de"].contains(words[$0].lexeme.lemma)
      })
    else { return }
    let speaker = words.filter { $0.lexeme.lemma == "yo" }
    let body = words[part]
    words = speaker + [deed("tener"), words[much], words[pain]]
    put(&words, "de", at: words.count)
    words.append(body)
    words[words.count - 1].lexeme.article = .bare
  }

  /// *Médico / no / miedo*: one is not afraid of it.
  private func fear(_ words: inout [Constituent]) {
    guard words.count == 3, let fear = words.firstIndex(where: { $0.lexeme.lemma == "miedo" }),
      let no = words.firstIndex(where: isNegator), no + 1 == fear,
      case let cause = fear == 2 ? 0 : 2,
      words[cause].lexeme.wordClass == .noun, words[cause].lexeme.kind != .body
    else { return }
    var rest = [words[no], deed("tener"), words[fear]]
    put(&rest, "a", at: 3)
    words = rest + [words[cause]]
  }

  /// *Yo / mayor / médico, de mayor / bombero*: what one wants to be.
  private func growUp(_ words: inout [Constituent]) {
    guard let grown = words.firstIndex(where: { ["mayor", "de mayor"].contains($0.lexeme.lemma) }),
      let trade = words.last, grown + 2 == words.count, trade.lexeme.isHuman,
      trade.lexeme.wordClass == .noun, !PortionWords.isKin(trade.lexeme.lemma),
      words[..<grown].allSatisfy({ $0.lexeme.lemma == "yo" }),
      grown == 1 || words[grown].lexeme.lemma == "de mayor"
    else { return }
    words =
      words[..<grown] + [deed("querer"), .linking("ser"), trade, grownUp(words[grown])]
  }

  /// *De mayor*, when one is.
  func grownUp(_ word: Constituent) -> Constituent {
    Constituent(
      Lexeme(lemma: "de mayor", wordClass: .adverb, kind: .manner), tile: word.tile)
  }

  /// *Triste / hoy*: how one feels then.
  private func feelOnDay(_ words: inout [Constituent]) {
    guard words.count == 2,
      let feeling = words.firstIndex(where: {
        $0.lexeme.wordClass == .adjective
          && (EverydayAlone.states.contains($0.lexeme.lemma)
            || HalfWords.glad.contains($0.lexeme.lemma))
      }), words[1 - feeling].lexeme.kind.isTemporal
    else { return }
    words.insert(.linking("estar"), at: feeling)
  }
}

/// Words of such rows.
enum OccasionWords {
  /// What one says who goes.
  static let farewells: WordSet = ["adiós", "chao", "chau"]
  /// When one sees each other again.
  static let later: WordSet = ["luego", "pronto", "mañana", "después", "ahora"]
  /// When it is somebody's turn.
  static let turns: WordSet = ["ahora", "luego", "después", "primero", "ya", "mañana", "hoy"]
  /// What one goes out for.
  static let outings: WordSet = ["excursión", "viaje", "visita", "salida", "escapada"]
  /// Rooms and parts of places where one is and does not go to on a day.
  static let parts: WordSet = ["pasillo", "rincón", "pared", "techo", "suelo"]
  /// What runs out.
  static let supplies: WordSet = [
    "batería", "carga", "gasolina", "pila", "pilas", "wifi", "internet", "conexión", "cobertura",
    "sonido", "volumen", "saldo", "tinta", "papel", "señal", "freno", "frenos", "luz", "luces",
  ]
  /// What runs on them.
  static let supplied = KindSet(.device, .vehicle, .toy, .thing, .room, .home, .place)

  /// Hours as one says them.
  static let hours: [String: String] = {
    let names = [
      "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "once", "doce",
    ]
    var hours = ["uno": "a la una", "1": "a la una", "una": "a la una"]
    for (index, name) in names.enumerated() {
      hours[name] = "a las \(name)"
      hours[String(index + 2)] = "a las \(name)"
    }
    return hours
  }()

  /// Whether the word is a day or a part of one by which something is told and not wished for now.
  static func isDay(_ word: Lexeme) -> Bool {
    days.contains(word.lemma) || word.lemma.hasPrefix("hoy ") || word.lemma.hasPrefix("mañana ")
      || word.kind == .frequency && (word.lemma.hasPrefix("de ") || word.lemma.hasPrefix("el "))
  }

  /// What is done for school at home.
  static let homework: WordSet = ["deberes", "tarea", "tareas"]
  /// What one has in something that is learnt or played.
  static let lessons: WordSet = [
    "examen", "control", "prueba", "clase", "clases", "deberes", "tarea", "entrenamiento",
    "partido", "taller", "ensayo", "concurso", "torneo", "recuperación", "actuación", "exposición",
    "competición", "ejercicios",
  ]
  /// Of these what is counted.
  static let counted: WordSet = ["actuación", "exposición", "competición", "taller", "concurso"]
  /// What is held for somebody.
  static let celebrations: WordSet = TwoPhraseWords.days.union([
    "fiesta", "comunión", "bautizo", "entierro", "funeral", "graduación",
  ])
  /// What somebody does with what stands beside them.
  static let pastimes = ["siesta": "dormir", "tele": "ver", "televisión": "ver"]

  private static let days: WordSet = [
    "mañana", "ayer", "anoche", "anteayer", "pasado mañana", "hoy", "esta tarde", "esta noche",
    "fin de semana", "el fin de semana", "tarde", "por la tarde", "luego", "después",
    "el lunes", "el martes", "el miércoles", "el jueves", "el viernes", "el sábado", "el domingo",
    "lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo",
  ]
}
