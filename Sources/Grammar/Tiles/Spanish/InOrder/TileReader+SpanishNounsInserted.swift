import AACCore

/// Rows of Spanish laid as they are said in which the second of two nouns lacks its preposition: *cuándo / ser / examen / matemáticas, yo / gustar / película /
/// miedo, papá / llegar / viaje / Francia, presidente / hablar / televisión, yo / pasar / vacaciones / pueblo / abuelos*; and works that have a name with
/// its article: *cura / leer / Biblia*.
///
/// Sources: NGLE §12.7 (*complementos del nombre*), §14.6 (*el* before names of works), §36.4 (*volver de*), §29.8 (*en* of what carries a message).
extension TileReader {
  /// The row with what its nouns lack; nil where they lack nothing.
  func nounInserted(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 2 else { return nil }
    if let named = namedWork(row) { return named }
    if let intruder = anyIntruder(row) { return intruder }
    if let asked = answerTo(row) ?? befellWhose(row) ?? lastPiece(row) ?? forNoise(row) {
      return asked
    }
    if let asked = lessonAsked(row) ?? taleLiked(row) ?? forBirthday(row) ?? inMonth(row) {
      return asked
    }
    guard let verb = row.firstIndex(where: { $0.lexeme.isInfinitive }), verb > 0,
      verb + 1 < row.count
    else { return nil }
    switch row[verb].lexeme.lemma {
    case "llegar", "volver", "regresar", "venir": return backFromTrip(row, verb)
    case "hablar", "salir", "cantar", "aparecer", "actuar": return onTheAir(row, verb)
    case "nevar", "llover", "veranear": return inTheirVillage(row, verb)
    case "pintar", "limpiar", "fregar", "mandar", "enviar", "enseñar", "mostrar":
      return partOfWhole(row, verb)
    case "aprender", "saber", "estudiar", "recordar", "repasar": return nameOfLand(row, verb)
    case "pasar": return inTheirVillage(row, verb)
    case "superar": return stageOfGame(row, verb)
    case "besar", "abrazar", "esperar", "saludar", "encontrar", "despedir":
      return metAtDoor(row, verb)
    case "buscar", "necesitar": return newOne(row, verb)
    case "meter": return forAnHour(row, verb)
    case "quedar": return leftInside(row, verb)
    case "pagar": return duesPaid(row, verb)
    case "bautizar", "vacunar", "operar", "examinar", "conocer": return childOf(row, verb)
    default: return nil
    }
  }

  /// *Cura / leer / Biblia, Cervantes / escribir / Quijote*: a book that has its article, and nobody of that name.
  private func namedWork(_ row: [Constituent]) -> [Constituent]? {
    guard
      let place = row.indices.dropFirst().first(where: {
        row[$0].lexeme.lemma.first?.isUppercase == true
          && NounsInsertedWords.works[row[$0].lexeme.lemma] != nil
          && row[$0].lexeme.article != .definite
      }), !row[place - 1].lexeme.isDeterminerLike,
      let gender = NounsInsertedWords.works[row[place].lexeme.lemma]
    else { return nil }
    var work = Lexeme(lemma: row[place].lexeme.lemma, wordClass: .properNoun, kind: .book)
    work.animacy = .inanimate
    work.article = .definite
    work.gender = gender
    work.number = .singular
    var laid = row
    laid[place].lexeme = work
    laid[place].government = Government(preposition: nil, article: .definite)
    return laid
  }

  /// *Cuándo / ser / examen / matemáticas, a qué hora / empezar / partido / fútbol*: of which subject or sport.
  private func lessonAsked(_ row: [Constituent]) -> [Constituent]? {
    if let lesson = row.indices.dropFirst().first(where: {
      row[$0].lexeme.lemma == "lengua" && taughtBefore(row[$0 - 1])
    }) {
      // Deberes de lengua: the subject, and no part of the body.
      var subject = row[lesson]
      subject.lexeme.kind = .subject
      subject.lexeme.countability = .mass
      return row[..<lesson] + ofSort(subject) + row[(lesson + 1)...]
    }
    guard row[0].lexeme.kind == .question || tables.lexicon.asks(row[0].lexeme.lemma) != nil,
      let head = row.indices.dropFirst().dropLast().first(where: {
        SpanishLinkedWords.lessons.contains(row[$0].lexeme.lemma) && isCommon(row[$0])
          && row[$0 + 1].lexeme.wordClass == .noun
          && (KindSet(.subject, .languageName, .sport, .music, .game).contains(
            row[$0 + 1].lexeme.kind)
            || SpanishLinkedWords.subjects.contains(row[$0 + 1].lexeme.lemma))
      })
    else { return nil }
    if row[0].lexeme.lemma == "a qué hora" {
      return row[1].lexeme.lemma == "ser"
        ? nil : row[...head] + [ofKind(row[head + 1])] + row[(head + 2)...]
    }
    return row[...head] + ofSort(row[head + 1]) + row[(head + 2)...]
  }

  /// *Deberes, libro, profesora*: what is of a subject at school.
  private func taughtBefore(_ word: Constituent) -> Bool {
    isCommon(word)
      && (SpanishLinkedWords.lessons.contains(word.lexeme.lemma)
        || ["deberes", "libro", "cuaderno", "profesor", "profesora", "profe", "ejercicio", "tarea"]
          .contains(word.lexeme.lemma))
  }

  /// *Novio / enviar / flor / yo / cumpleaños, mamá / comprar / bici / hermano / cumpleaños*: on whose day (NGLE §18.2).
  private func forBirthday(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 4, let day = row.last,
      ["cumpleaños", "cumple", "santo", "boda", "comunión", "graduación"].contains(
        day.lexeme.lemma),
      isCommon(day), let verb = row.firstIndex(where: { $0.lexeme.isInfinitive }),
      ["regalar", "enviar", "dar", "comprar", "mandar", "traer", "hacer", "preparar"].contains(
        row[verb].lexeme.lemma), case let who = row[row.count - 2], row.count - 2 > verb + 1,
      let own = who.lexeme.isHuman && who.lexeme.wordClass != .pronoun
        ? "su" : ["yo": "mi", "tú": "tu", "él": "su", "ella": "su", "mí": "mi"][who.lexeme.lemma]
    else { return nil }
    return row.dropLast() + small("por", own) + [day]
  }

  /// *Ayunar / mes / Ramadán*: in which month.
  private func inMonth(_ row: [Constituent]) -> [Constituent]? {
    guard
      let month = row.indices.dropFirst(2).first(where: {
        row[$0 - 1].lexeme.lemma == "mes"
          && (row[$0].lexeme.lemma == "Ramadán" || SpanishHours.isMonth(row[$0].lexeme.lemma))
      }), row[month - 2].lexeme.wordClass != .adposition, !row[month - 2].lexeme.isDeterminerLike
    else { return nil }
    return row[..<(month - 1)]
      + [phrase("en el mes de \(row[month].lexeme.lemma)", row[month], .time)] + row[(month + 1)...]
  }

  /// *Papá / pintar / pared / habitación / azul, mamá / mandar / foto / playa / primo*: of which whole it is a part, and what it shows.
  private func partOfWhole(_ row: [Constituent], _ verb: Int) -> [Constituent]? {
    guard verb + 2 < row.count, isCommon(row[verb + 1]), isCommon(row[verb + 2]) else { return nil }
    let (part, whole) = (row[verb + 1], row[verb + 2])
    let isShown =
      SpanishWholes.shown.contains(part.lexeme.lemma)
      && NounsInsertedWords.visited.contains(whole.lexeme.lemma)
    let isPainted =
      ["pintar", "limpiar", "fregar"].contains(row[verb].lexeme.lemma)
      && SpanishWholes.holds(whole.lexeme, part.lexeme, written(part))
    guard isShown || isPainted else { return nil }
    return row[...(verb + 1)] + small("de", "el") + row[(verb + 2)...]
  }

  /// *Yo / gustar / película / miedo*: of what sort it is, and not what one feels.
  private func taleLiked(_ row: [Constituent]) -> [Constituent]? {
    guard let last = row.last, last.lexeme.wordClass == .noun,
      last.lexeme.kind.isSensation || last.lexeme.kind == .emotion || last.lexeme.kind == .feeling,
      case let tale = row[row.count - 2], tale.lexeme.wordClass == .noun,
      PortionWords.joins(tale.lexeme.lemma, last.lexeme)
        || NounsInsertedWords.tales.contains(tale.lexeme.lemma)
          && NounsInsertedWords.stirred.contains(last.lexeme.lemma),
      ["gustar", "encantar", "odiar", "preferir", "interesar"].contains(
        row[row.count - 3].lexeme.lemma)
    else { return nil }
    return row.dropLast() + ofSort(last)
  }

  /// *Papá / llegar / viaje / Francia*: from where one is back (NGLE §36.4).
  private func backFromTrip(_ row: [Constituent], _ verb: Int) -> [Constituent]? {
    guard
      let trip = row[(verb + 1)...].firstIndex(where: {
        ["viaje", "excursión", "vacaciones"].contains($0.lexeme.lemma)
      }), row[(verb + 1)..<trip].allSatisfy({ $0.lexeme.kind.isTemporal }),
      row[..<verb].contains(where: { $0.lexeme.isHuman || $0.lexeme.kind == .person })
    else { return nil }
    var laid = row[..<trip] + small("de", "el") + [row[trip]]
    var rest = row[(trip + 1)...]
    if let goal = rest.first, goal.lexeme.wordClass == .properNoun, goal.lexeme.kind == .place,
      row[trip].lexeme.lemma != "vacaciones"
    {
      laid += small("a") + [goal]
      rest = rest.dropFirst()
    }
    return Array(laid + rest)
  }

  /// *Presidente / hablar / televisión, cantante / salir / tele*: through what they are heard.
  private func onTheAir(_ row: [Constituent], _ verb: Int) -> [Constituent]? {
    guard ["tele", "televisión", "radio"].contains(row[verb + 1].lexeme.lemma),
      isCommon(row[verb + 1]),
      row[verb].lexeme.lemma != "hablar"
        || row[..<verb].contains(where: {
          NounsInsertedWords.speakers.contains($0.lexeme.lemma)
        }), row[..<verb].contains(where: { $0.lexeme.isHuman || $0.lexeme.kind == .person })
    else { return nil }
    return row[...verb] + small("en", "el") + row[(verb + 1)...]
  }

  /// *Nosotros / pasar / vacaciones / pueblo / papá, nevar / mucho / pueblo / abuelos*: in whose village.
  private func inTheirVillage(_ row: [Constituent], _ verb: Int) -> [Constituent]? {
    guard let last = row.last, last.lexeme.isHuman, last.lexeme.wordClass == .noun,
      KinWords.own.contains(last.lexeme.lemma) || KinWords.elders.contains(last.lexeme.lemma),
      case let place = row[row.count - 2], row.count - 2 > verb + 1,
      ["pueblo", "finca", "aldea", "campo"].contains(place.lexeme.lemma), isCommon(place)
    else { return nil }
    return Array(row[..<(row.count - 2)]) + small("en", "el") + [place] + small("de")
      + owned(by: last)
  }

  /// *Algunos / vecinos / no / pagar / comunidad*: what is paid, and nobody who gets it.
  private func duesPaid(_ row: [Constituent], _ verb: Int) -> [Constituent]? {
    guard row.last?.lexeme.lemma == "comunidad", verb + 2 == row.count else { return nil }
    var laid = row
    laid[verb + 1].government = Government(preposition: nil, article: .definite)
    return laid
  }

  /// *Cura / bautizar / bebé / tía*: whose child it is done to.
  private func childOf(_ row: [Constituent], _ verb: Int) -> [Constituent]? {
    guard verb + 2 < row.count, NounsInsertedWords.children.contains(row[verb + 1].lexeme.lemma),
      case let other = row[verb + 2], other.lexeme.wordClass == .noun, other.lexeme.isHuman,
      NounsInsertedWords.mothers.contains(other.lexeme.lemma),
      row[(verb + 3)...].allSatisfy({
        $0.lexeme.kind.isTemporal || KindSet.places.contains($0.lexeme.kind)
      })
    else { return nil }
    return row[...verb] + small("el") + [row[verb + 1]] + small("de") + owned(by: other)
      + row[(verb + 3)...]
  }
}

/// Words of such rows.
private enum NounsInsertedWords {
  /// Works that are named with their article.
  static let works: [String: Gender] = [
    "Biblia": .feminine, "Quijote": .masculine, "Corán": .masculine, "Constitución": .feminine,
    "Torá": .feminine, "Ilíada": .feminine, "Odisea": .feminine, "Celestina": .feminine,
    "Lazarillo": .masculine,
  ]
  /// Where one has been, as a picture shows.
  static let visited: WordSet = [
    "playa", "viaje", "vacaciones", "fiesta", "boda", "excursión", "montaña", "cumpleaños", "nieve",
    "partido", "comunión", "campamento", "zoo",
  ]
  static let tales: WordSet = [
    "película", "peli", "libro", "cuento", "historia", "serie", "novela", "canción", "chiste",
  ]
  static let stirred: WordSet = ["miedo", "risa", "amor", "terror", "suspense", "intriga", "humor"]
  /// Who speaks to many.
  static let speakers: WordSet = [
    "presidente", "presidenta", "alcalde", "alcaldesa", "rey", "reina", "ministro", "ministra",
    "papa", "político", "política", "actor", "actriz", "cantante", "futbolista", "entrenador",
    "director", "directora", "portavoz",
  ]
  static let children: WordSet = [
    "bebé", "hijo", "hija", "niño", "niña", "nieto", "nieta", "perro",
  ]
  static let mothers: WordSet = [
    "tía", "tío", "vecina", "vecino", "amiga", "amigo", "prima", "primo", "hermana", "hermano",
    "profesora", "profesor", "profe", "compañera", "jefe", "jefa",
  ]
}
