import AACCore

/// Spanish rows of which one word settles what the others are: *ellos / decir / mañana / no / trabajar, tortas / hacer / mi / tía / ricas, hoy / viento /
/// frío, Reyes / traer / regalos / niños, apurarse / nosotros / ser / tarde, lunes / reunión / colegio, perro / vecino / ladrar*.
///
/// Sources: NGLE §43.2 (*subordinadas sustantivas*), §13.5 (agreement), §41.4 and §41.5 (weather, *haber*), §42.3 (*exhortativos*), §12.7 (*complementos
/// del nombre*).
extension TileReader {
  /// The clauses of such a row; nil for any other.
  func settledScene(_ row: [Constituent]) -> [Clause]? {
    guard isSpanish, row.count > 1, row.count < 9,
      !row.contains(where: { $0.lexeme.kind == .question })
    else { return nil }
    if let said = hurriedTogether(row) ?? lateThen(row) ?? sownAndGrown(row) ?? illAndAway(row)
      ?? frightened(row) ?? machineAtWork(row) ?? deedAndFailure(row)
    {
      return said
    }
    guard
      let laid = thoughtOfLater(row) ?? qualityApart(row) ?? weatherOfTwo(row)
        ?? meetingThere(row) ?? onItsWay(row) ?? ownedVoice(row) ?? awayFrom(row)
        ?? bathedInWater(row) ?? missingLink(row)
    else { return nil }
    return readWhole(laid)
  }

  // MARK: - Thoughts and qualities

  /// *Ellos / decir / mañana / no / trabajar, yo / creer / mañana / llover*: what is said of a time to come or past.
  private func thoughtOfLater(_ row: [Constituent]) -> [Constituent]? {
    guard let say = verbPlace(row), say > 0,
      SettledWords.saying.contains(row[say].lexeme.lemma),
      !row.contains(where: { $0.lexeme.lemma == "que" || $0.lexeme.wordClass == .conjunction }),
      let deed = row.indices.dropFirst(say + 2).first(where: {
        row[$0].lexeme.wordClass == .verb
      }), row[deed].lexeme.isInfinitive,
      row[(say + 1)..<deed].allSatisfy({ $0.lexeme.kind.isTemporal || isNegator($0) }),
      row[(say + 1)..<deed].contains(where: {
        tables.lexicon.tense(of: $0.lexeme.lemma) != nil || $0.lexeme.lemma == "hoy"
      })
    else { return nil }
    var words = row
    put(&words, "que", at: say + 1)
    return words
  }

  /// *Tortas / hacer / mi / tía / ricas*: a quality that does not agree with the noun before it goes back to the one with which it does.
  private func qualityApart(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 3, let last = row.last, last.lexeme.wordClass == .adjective,
      !last.lexeme.kind.isSmall, last.lexeme.gender != nil || last.lexeme.number == .plural,
      row.filter({ $0.lexeme.wordClass == .verb }).count == 1,
      let verb = verbPlace(row), verb > 0, verb + 2 < row.count, row[verb].lexeme.isInfinitive,
      frame(of: row[verb]).slot(.object) != nil,
      case let doer = row[row.count - 2].lexeme, doer.isHuman, doer.wordClass == .noun,
      row[(verb + 1)..<(row.count - 2)].allSatisfy(\.lexeme.isDeterminerLike),
      case let thing = row[verb - 1].lexeme, thing.namesThing,
      row[..<(verb - 1)].allSatisfy(\.lexeme.isDeterminerLike),
      !agrees(last.lexeme, doer), agrees(last.lexeme, thing)
    else { return nil }
    var words = Array(row[(verb + 1)..<(row.count - 1)])
    words.append(row[verb])
    words += row[..<verb]
    words.append(last)
    return words
  }

  private func agrees(_ quality: Lexeme, _ noun: Lexeme) -> Bool {
    (quality.number == .plural) == (noun.number == .plural)
      && (quality.gender ?? .masculine) == (tables.gender(of: noun) ?? .masculine)
  }

  // MARK: - What there is

  /// *Hoy / viento / frío*: what the weather is like, in two words.
  private func weatherOfTwo(_ row: [Constituent]) -> [Constituent]? {
    let weather = row.filter { HalfWords.weather[$0.lexeme.lemma] != nil }
    guard weather.count == 2, row.count < 5,
      row.allSatisfy({
        HalfWords.weather[$0.lexeme.lemma] != nil || $0.lexeme.kind.isTemporal
          || $0.lexeme.lemma == "y"
      }), !weather.contains(where: { ["ruido", "jaleo"].contains($0.lexeme.lemma) }),
      row.contains(where: \.lexeme.kind.isTemporal)
    else { return nil }
    let isMade = weather.allSatisfy { HalfWords.weather[$0.lexeme.lemma] == "hacer" }
    var words = [deed(isMade ? "hacer" : "haber"), weather[0]]
    if let and = row.first(where: { $0.lexeme.lemma == "y" }) {
      words.append(and)
    } else {
      put(&words, "y", at: 2)
    }
    return row.filter { $0.lexeme.kind.isTemporal } + words + [weather[1]]
  }

  /// *Lunes / reunión / colegio*: what is held there.
  private func meetingThere(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, row[0].lexeme.kind.isTemporal,
      SettledWords.held.contains(row[1].lexeme.lemma), row[2].lexeme.wordClass == .noun,
      KindSet.places.contains(row[2].lexeme.kind) || row[2].lexeme.lemma == "trabajo"
    else { return nil }
    return [row[0], deed("haber").said(by: .third), row[1], row[2]]
  }

  // MARK: - Who does it

  /// *Colectivo / venir*: what is on its way, which one waits for.
  private func onItsWay(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 2, row[1].lexeme.lemma == "venir", row[1].lexeme.isInfinitive,
      row[0].lexeme.kind == .vehicle, SettledWords.fetching.contains(row[0].lexeme.lemma)
    else { return nil }
    var words = row
    words[1] = row[1].said(by: .third)
    words[1].lexeme.number = row[0].lexeme.number ?? .singular
    return words
  }

  /// *Máquina / cortar / césped, robot / limpiar / suelo, planta / necesitar / agua*: what machines do, that is not done to them, and what plants and
  /// machines need.
  private func machineAtWork(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, row[1].lexeme.isInfinitive, row[0].lexeme.wordClass == .noun,
      row[2].lexeme.namesThing
    else { return nil }
    if row[1].lexeme.lemma == "necesitar", SettledWords.supplies.contains(row[2].lexeme.lemma),
      [.plant, .vehicle, .device].contains(row[0].lexeme.kind)
    {
      var clause = Clause(variety: variety)
      clause.subject = [row[0]]
      clause.verb = row[1]
      clause.complements = [row[2]]
      return [clause]
    }
    guard SettledWords.machines.contains(row[0].lexeme.lemma),
      frame(of: row[1]).slot(.object) != nil,
      !SettledWords.usedWith.contains(row[1].lexeme.lemma)
    else { return nil }
    var thing = row[2]
    thing.government = Government(preposition: nil, article: .definite)
    var clause = Clause(variety: variety)
    clause.subject = [row[0]]
    clause.verb = row[1]
    clause.complements = [thing]
    return [clause]
  }

  /// *Perro / vecino / ladrar, bebé / vecina / llorar*: whose animal or child it is that is heard.
  private func ownedVoice(_ row: [Constituent]) -> [Constituent]? {
    guard let verb = verbPlace(row), verb > 1, row[verb].lexeme.isInfinitive,
      SettledWords.voices.contains(row[verb].lexeme.lemma)
        || ["vecino", "vecina"].contains(row[verb - 1].lexeme.lemma)
          && SettledWords.roaming.contains(row[verb].lexeme.lemma),
      row[0].lexeme.roleKind == .animal
        || SettledWords.babies.contains(row[0].lexeme.lemma), row[0].lexeme.wordClass == .noun,
      case let owner = row[verb - 1].lexeme, owner.isHuman, owner.wordClass != .pronoun,
      row[1..<(verb - 1)].allSatisfy({ $0.lexeme.kind == .possessive }),
      !row[(verb + 1)...].contains(where: { $0.lexeme.isBeing })
    else { return nil }
    var words = row
    put(&words, "de", at: 1)
    return words
  }

  /// *Nene / faltar / escuela*: somebody who is not there.
  private func awayFrom(_ row: [Constituent]) -> [Constituent]? {
    guard let verb = verbPlace(row), verb > 0, verb + 1 < row.count,
      row[verb].lexeme.lemma == "faltar", row[verb].lexeme.isInfinitive,
      row[..<verb].contains(where: {
        $0.lexeme.isHuman || $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person
      }), SettledWords.attended.contains(row[verb + 1].lexeme.lemma),
      row[(verb + 2)...].allSatisfy({ $0.lexeme.kind.isTemporal })
    else { return nil }
    var words = row
    put(&words, "a", at: verb + 1)
    return words
  }

  /// *Nene / enfermo / faltar / escuela*: how somebody is, and where he is not for that.
  private func illAndAway(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 3, let verb = verbPlace(row), verb > 1, row[verb].lexeme.lemma == "faltar",
      row[verb - 1].lexeme.wordClass == .adjective, row[verb - 2].lexeme.isHuman,
      case var second = Array(row[verb...]),
      SettledWords.attended.contains(row[verb + 1].lexeme.lemma)
    else { return nil }
    put(&second, "a", at: 1)
    second[0] = second[0].said(by: .third)
    var first = Array(row[..<verb])
    first.insert(deed("estar"), at: verb - 1)
    return clause(of: Cut(first: first, second: second, link: "y")).map { [$0] }
  }

  /// *Ser / tarde / irse / casa*: that it is late, and what one does for that.
  private func lateThen(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 2, row[0].lexeme.lemma == "ser", row[0].lexeme.isInfinitive,
      row[1].lexeme.lemma == "tarde", row[2].lexeme.isInfinitive,
      row[3...].allSatisfy({ $0.lexeme.wordClass != .verb && !$0.lexeme.isBeing })
    else { return nil }
    var second = Array(row[2...])
    second[0] = second[0].said(by: .first)
    return clause(of: Cut(first: Array(row[..<2]), second: second)).map { [$0] }
  }

  /// *Apurarse / nosotros / ser / tarde*: all are told to, for it is late.
  private func hurriedTogether(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, row[0].lexeme.isInfinitive,
      ["nosotros", "nosotras"].contains(row[1].lexeme.lemma), row[2].lexeme.lemma == "ser",
      ["tarde", "hora"].contains(row[3].lexeme.lemma),
      var said = clause(of: Cut(first: Array(row[..<2]), second: Array(row[2...])))
    else { return nil }
    said.options.insert(.request)
    return [said]
  }

  /// *Plantar / semilla / crecer*: what one does for a plant, and what that does.
  private func sownAndGrown(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 2, let last = row.last,
      ["crecer", "brotar", "florecer"].contains(last.lexeme.lemma),
      last.lexeme.isInfinitive, let deed = verbPlace(row), deed < row.count - 2,
      SettledWords.growing.contains(row[deed].lexeme.lemma),
      !row.contains(where: { $0.lexeme.wordClass == .conjunction }),
      let thing = row.dropLast().last?.lexeme, thing.namesThing
    else { return nil }
    var grown = last.said(by: .third)
    grown.lexeme.number = thing.number ?? .singular
    var first = Array(row.dropLast())
    if deed == 0 { first[0] = first[0].said(by: .first) }
    if deed + 2 == first.count, thing.number != .plural {
      let isNew = ["plantar", "sembrar"].contains(row[deed].lexeme.lemma)
      put(&first, isNew ? "un" : "el", at: deed + 1)
    }
    return clause(of: Cut(first: first, second: [grown], link: "y")).map { [$0] }
  }

  /// *Tormenta / asustar / mi / gata*: what frightens and wakes an animal (NGLE §35.9).
  private func frightened(_ row: [Constituent]) -> [Clause]? {
    guard row.count < 6, let verb = verbPlace(row), verb > 0, verb + 1 < row.count,
      DoerWords.waking.contains(row[verb].lexeme.lemma), row[verb].lexeme.isInfinitive,
      let whom = row.last?.lexeme, whom.roleKind == .animal, whom.wordClass == .noun,
      row[(verb + 1)...].dropLast().allSatisfy(\.lexeme.isDeterminerLike),
      row[verb - 1].lexeme.wordClass == .noun, !row[verb - 1].lexeme.isHuman,
      row[..<(verb - 1)].allSatisfy(\.lexeme.isDeterminerLike)
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = Array(row[..<verb])
    clause.verb = row[verb]
    clause.complements = Array(row[(verb + 1)...])
    return [clause]
  }

  // MARK: - Two thoughts

  /// *Profe / explicar / otra vez / no / entender, gato / subir / tejado / no / bajar*: what is asked for or was done, and what fails
  /// then.
  private func deedAndFailure(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 3, let verb = verbPlace(row), verb == 1, row[1].lexeme.isInfinitive,
      !row.contains(where: { $0.lexeme.wordClass == .conjunction }), let last = row.last
    else { return nil }
    let no = row.count - 2
    guard isNegator(row[no]), last.lexeme.isInfinitive, no > 2 || row[1].lexeme.lemma == "repetir",
      row[2..<no].allSatisfy({ $0.lexeme.wordClass != .verb })
    else { return nil }
    if SettledWords.undone[row[1].lexeme.lemma] == last.lexeme.lemma, row[0].lexeme.isBeing {
      return clause(of: Cut(first: Array(row[..<no]), second: [row[no], last.said(by: .third)]))
        .map { [$0] }
    }
    guard CalledWords.all.contains(row[0].lexeme.lemma),
      SettledWords.clarifying.contains(row[1].lexeme.lemma),
      ["entender", "oír", "ver", "comprender"].contains(last.lexeme.lemma)
    else { return nil }
    var first = Array(row[1..<no])
    first[0] = first[0].ordered
    guard
      var said = clause(of: Cut(first: first, second: [row[no], last.said(by: .first)]))
    else { return nil }
    said.complements.insert(row[0].calledOut, at: 0)
    return [said]
  }

  // MARK: - Small words left out

  /// *Tren / salir / dos / horas, yo / coger / autobús / ir / colegio, nosotros / cruzar / calle / cuidado, yo / recoger / juguetes / suelo*: in what time,
  /// what for, how and from where.
  private func missingLink(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 3, let verb = verbPlace(row), verb > 0, row[verb].lexeme.isInfinitive,
      !row.contains(where: {
        $0.lexeme.wordClass == .adposition || $0.lexeme.wordClass == .conjunction
          || isNegator($0)
      })
    else { return nil }
    let lemma = row[verb].lexeme.lemma, end = row.count - 1
    var words = row
    if SettledWords.momentary.contains(lemma), verb + 3 == row.count, isPlain,
      row[end - 1].lexeme.wordClass == .numeral, PieceWords.units.contains(row[end].lexeme.lemma)
    {
      put(&words, "dentro de", at: end - 1)
    } else if SettledWords.boarding.contains(lemma), verb + 4 == row.count,
      row[verb + 1].lexeme.kind == .vehicle, row[verb + 2].lexeme.lemma == "ir"
    {
      put(&words, "para", at: verb + 2)
    } else if row[end].lexeme.lemma == "cuidado", verb + 1 < end, lemma != "tener",
      row[verb + 1].lexeme.namesThing
    {
      put(&words, "con", at: end)
    } else if verb + 3 == row.count, row[verb + 1].lexeme.wordClass == .noun,
      SettledWords.removing[lemma]?.contains(row[end].lexeme.lemma) == true
    {
      put(&words, "el", at: end)
      put(&words, "de", at: end)
    } else {
      return nil
    }
    return words
  }

  /// *Agua / fría / no / bañar*: nobody bathes water.
  private func bathedInWater(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 2, let verb = verbPlace(row), verb > 0, row[verb].lexeme.isInfinitive,
      ["bañar", "duchar"].contains(row[verb].lexeme.lemma),
      SettledWords.waters.contains(row[0].lexeme.lemma),
      !row.contains(where: { $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun })
    else { return nil }
    var words = row
    words[verb].lexeme.lemma += "se"
    return words
  }
}

private enum SettledWords {
  static let saying: WordSet = ["decir", "creer", "pensar", "contar", "avisar", "saber"]
  /// What people come together for.
  static let held: WordSet = [
    "reunión", "fiesta", "concierto", "partido", "función", "asamblea", "feria", "mercado", "obra",
    "carrera", "concurso", "exposición", "charla", "ensayo",
  ]
  /// Vehicles that one waits for.
  static let fetching: WordSet = [
    "autobús", "bus", "colectivo", "camión", "guagua", "micro", "tren", "metro", "subte", "taxi",
    "ambulancia", "tranvía", "ómnibus", "autobús escolar", "ruta", "combi",
  ]
  /// What works by itself.
  static let machines: WordSet = [
    "máquina", "robot", "grúa", "excavadora", "tractor", "cortacésped", "podadora", "cosechadora",
    "aspiradora",
  ]
  /// What people do to machines.
  static let usedWith: WordSet = [
    "usar", "comprar", "arreglar", "querer", "ver", "coger", "agarrar", "poner", "buscar",
    "necesitar",
    "dibujar", "pintar",
  ]
  static let voices: WordSet = ["ladrar", "gruñir", "aullar", "maullar", "llorar", "piar"]
  /// What neighbours' animals do.
  static let roaming: WordSet = [
    "subir", "subirse", "saltar", "entrar", "escaparse", "escapar", "correr", "esconderse",
  ]
  /// What keeps plants and machines going.
  static let supplies: WordSet = [
    "agua", "sol", "luz", "tierra", "abono", "gasolina", "nafta", "aceite", "pilas", "pila",
    "batería",
    "aire", "sombra",
  ]
  static let babies: WordSet = ["bebé", "hijo", "hija", "nieto", "nieta"]
  /// Where one is expected.
  static let attended: WordSet = [
    "escuela", "colegio", "cole", "clase", "trabajo", "instituto", "universidad", "gimnasia",
    "entrenamiento", "reunión", "ensayo", "guardería", "jardín", "facultad", "liceo", "terapia",
  ]
  /// What follows a movement and undoes it.
  static let undone = [
    "subir": "bajar", "subirse": "bajar", "bajar": "subir", "entrar": "salir", "salir": "volver",
    "irse": "volver", "esconderse": "salir", "ir": "volver", "caerse": "levantarse",
  ]
  static let clarifying: WordSet = ["explicar", "repetir", "hablar", "leer", "decir"]
  /// What happens at one moment.
  static let momentary: WordSet = [
    "salir", "llegar", "despegar", "aterrizar", "empezar", "comenzar", "volver", "irse",
    "terminar", "acabar",
  ]
  static let boarding: WordSet = ["coger", "tomar", "agarrar"]
  /// From where things are taken.
  static let removing: [String: WordSet] = {
    let grounds: WordSet = ["suelo", "piso", "mesa"]
    let bowls: WordSet = ["plato", "cuenco", "tazón", "comedero", "vaso", "botella"]
    return [
      "recoger": grounds, "coger": grounds, "quitar": grounds, "agarrar": grounds,
      "levantar": grounds, "beber": bowls,
    ]
  }()
  static let growing: WordSet = ["plantar", "sembrar", "regar", "cuidar", "abonar"]
  static let waters: WordSet = ["agua", "mar", "piscina", "río", "pileta", "alberca", "lago"]
}
