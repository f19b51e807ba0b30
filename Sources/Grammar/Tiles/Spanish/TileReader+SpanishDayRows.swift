import AACCore

/// Spanish rows without a verb that tell what one has, does and sees at a time, and who comes when: *hoy / lunes / música, ayer /
/// parque / columpio, luego / ducha / pijama, autobús / tarde / hoy* (NGLE §24.1, §30.6, §42.13).
extension TileReader {
  /// The row with the verb that is meant.
  func dayRows(_ words: inout [Constituent]) {
    guard words.count > 1, words.count < 7,
      !words.contains(where: { $0.lexeme.kind == .question || $0.lexeme.isConnective })
    else { return }
    joinDay(&words)
    companyFirst(&words)
    playThere(&words)
    seeAnimals(&words)
    routine(&words)
    comeLate(&words)
    atOnce(&words)
  }

  private func times(_ words: [Constituent]) -> [Constituent] {
    words.filter(\.lexeme.kind.isTemporal)
  }

  /// *Hoy / lunes / música*: the day has its name beside it.
  private func joinDay(_ words: inout [Constituent]) {
    guard words.count > 2,
      let day = words.indices.dropLast().first(where: {
        words[$0 + 1].lexeme.kind == .weekday
          && ["hoy", "mañana", "ayer"].contains(words[$0].lexeme.lemma)
      }), words[day + 1].lexeme.wordClass == .noun
    else { return }
    words[day].lexeme.lemma += " \(words[day + 1].lexeme.lemma)"
    words.remove(at: day + 1)
  }

  /// *Amigos / cine / viernes, abuela / parque / domingo*: with whom one goes out was laid before where to.
  private func companyFirst(_ words: inout [Constituent]) {
    guard
      let goal = words.firstIndex(where: {
        DayRowWords.goals.contains($0.lexeme.lemma)
          || LooseWords.gatherings.contains($0.lexeme.lemma)
      }), isThing(words[goal]), words[goal].government == nil,
      words.contains(where: { $0.lexeme.kind == .weekday || OccasionWords.isDay($0.lexeme) })
    else { return }
    let company = words[..<goal].filter { !$0.lexeme.kind.isTemporal }
    guard let who = company.last?.lexeme, who.wordClass == .noun || who.wordClass == .properNoun,
      company.dropLast().allSatisfy(\.lexeme.isDeterminerLike),
      PortionWords.isKin(who.lemma) || KinWords.own.contains(who.lemma)
        || DayRowWords.companions.contains(who.lemma),
      words[(goal + 1)...].allSatisfy(\.lexeme.kind.isTemporal)
    else { return }
    words =
      words[..<goal].filter(\.lexeme.kind.isTemporal) + [words[goal]] + company
      + words[(goal + 1)...]
  }

  /// *Ayer / parque / columpio*: what one was on there.
  private func playThere(_ words: inout [Constituent]) {
    let laid = words.filter { !$0.lexeme.kind.isTemporal }
    guard laid.count == 2, laid.count < words.count,
      let swing = laid.first(where: { BesideWords.playgrounds.contains($0.lexeme.lemma) }),
      let place = laid.first(where: {
        isThing($0) && KindSet.places.contains($0.lexeme.kind)
          && !BesideWords.playgrounds.contains($0.lexeme.lemma)
      })
    else { return }
    let when = times(words)
    var going = deed("ir")
    if !when.contains(where: { RequestWords.bygone.contains($0.lexeme.lemma) }) {
      going.lexeme.person = .first
      going.lexeme.number = .singular
    }
    var row = [going]
    put(&row, "a", at: 1)
    put(&row, "el", at: 2)
    row.append(swing)
    put(&row, "de", at: row.count)
    put(&row, "el", at: row.count)
    words = row + [place] + when
  }

  /// *Ayer / zoo / leones, mañana / granja / vacas*: what one sees where animals are kept.
  private func seeAnimals(_ words: inout [Constituent]) {
    let laid = words.filter { !$0.lexeme.kind.isTemporal }
    guard laid.count == 2, laid.count < words.count,
      let place = laid.first(where: { DayRowWords.menageries.contains($0.lexeme.lemma) }),
      let animal = laid.first(where: {
        $0.lexeme.kind == .animal && $0.lexeme.wordClass == .noun
      })
    else { return }
    var row = [deed("ver"), animal]
    put(&row, variety.language.placePreposition, at: 2)
    put(&row, "el", at: 3)
    words = row + [place] + times(words)
  }

  // MARK: - What one does every day

  /// *Luego / ducha / pijama, después / cena / cama*: one thing after the other is done by the speaker.
  private func routine(_ words: inout [Constituent]) {
    guard let when = words.first, DayRowWords.next.contains(when.lexeme.lemma) else { return }
    let rest = words.dropFirst().filter { $0.lexeme.lemma != "y" }
    guard rest.allSatisfy({ isThing($0) && $0.government == nil }),
      rest.filter({ KindSet.places.contains($0.lexeme.kind) }).count < min(2, rest.count)
    else { return }
    let steps = rest.compactMap { step($0, isAlone: rest.count == 1) }
    guard steps.count == rest.count else { return }
    var row = [when]
    row[0].lexeme = Lexeme(lemma: when.lexeme.lemma, wordClass: .adverb, kind: .manner)
    row[0].lexeme.forms[Adverbial.starting] = ""
    for (index, step) in steps.enumerated() {
      if index > 0 { put(&row, "y", at: row.count) }
      row += step
    }
    words = row
  }

  /// The deed that a thing of every day stands for: *ducha* → *ducharse*.
  private func step(_ thing: Constituent, isAlone: Bool) -> [Constituent]? {
    let lemma = thing.lexeme.lemma
    var act: Constituent
    var rest: [Constituent] = []
    if let own = DayRowWords.doings[lemma], !isAlone || lemma != "baño" {
      act = Constituent(deed(own).lexeme, tile: thing.tile)
    } else if let verb = DayRowWords.handled[lemma]
      ?? (thing.lexeme.kind == .clothing
        ? "ponerse"
        : thing.lexeme.kind == .medicine
          ? "tomar"
          : isAlone
            ? nil
            : thing.lexeme.kind == .drink
              ? "beber"
              : KindSet.edible.contains(thing.lexeme.kind) ? "comer" : nil)
    {
      act = deed(verb)
      if lemma == "siesta" || thing.lexeme.kind == .clothing { put(&rest, "el", at: 0) }
      rest.append(thing)
    } else if DayRowWords.goals.contains(lemma) || ["cama", "cole", "casa"].contains(lemma) {
      act = deed(lemma == "cama" ? "irse" : "ir")
      put(&rest, "a", at: 0)
      rest.append(thing)
      if lemma != "casa" { rest[1].lexeme.article = .definite }
    } else {
      return nil
    }
    act.lexeme.person = .first
    act.lexeme.number = .singular
    return [act] + rest
  }

  // MARK: - What one feels and what it is like outside

  /// *Sol / calor / piscina, hambre / sed / casa*: two that the same verb tells; the place behind them is moved on.
  func joinsNeed(_ words: [Constituent], _ start: Int, _ end: inout Int, _ verb: String) -> Bool {
    guard end == start + 1, end + 1 < words.count, case let next = words[end].lexeme.lemma,
      verb == "tener"
        ? HalfWords.needs.contains(next) && next != "dolor" : HalfWords.weather[next] == verb
    else { return false }
    end += 1
    return true
  }

  /// *Frío / gorro / guantes, hambre / pan / queso*: two things that one wants because of it.
  func wantedTwo(_ words: [Constituent]) -> [Constituent]? {
    guard words.count == 2, words.allSatisfy({ isThing($0) && $0.government == nil }),
      !words.contains(where: { KindSet.places.contains($0.lexeme.kind) }),
      words[0].lexeme.kind == words[1].lexeme.kind, let first = wanted([words[0]]),
      first.count == 2, wanted([words[1]])?.count == 2
    else { return nil }
    var row = first
    put(&row, "y", at: 2)
    return row + [words[1]]
  }

  /// *Mano / fría / guante, pies / mojados / calcetines*: how one has a part of oneself, and what one wants for it.
  func bodyBesideRemedy(_ words: [Constituent]) -> Cut? {
    guard words.count == 3, words[0].lexeme.kind == .body, isThing(words[0]),
      words[1].lexeme.wordClass == .adjective || ["frío", "fría"].contains(words[1].lexeme.lemma),
      words[2].lexeme.kind == .clothing || words[2].lexeme.kind == .medicine
        || ["toalla", "manta", "pañuelo", "agua", "hielo", "crema", "tirita"]
          .contains(words[2].lexeme.lemma),
      SuppliedWords.conditions.contains(words[1].lexeme.lemma) || words[1].lexeme.kind.isPassing,
      let wish = wanted([words[2]])
    else { return nil }
    return Cut(first: Array(words.prefix(2)), second: wish)
  }

  /// *Pis / cama, caca / pañal*: it is where it should not be, and no wish to go there.
  func isWetted(_ words: [Constituent]) -> Bool {
    words.count == 2 && ["pis", "pipí", "caca"].contains(words[0].lexeme.lemma)
      && (words[1].lexeme.kind == .clothing || DayRowWords.wetted.contains(words[1].lexeme.lemma))
  }

  // MARK: - Who comes when

  /// *Autobús / tarde / hoy, hoy / tren / tarde, papá / tarde*: it comes late, or soon.
  private func comeLate(_ words: inout [Constituent]) {
    guard words.count < 5,
      let late = words.firstIndex(where: { DayRowWords.late.contains($0.lexeme.lemma) }),
      let who = words[..<late].firstIndex(where: { isExpected($0.lexeme) }),
      words.indices.allSatisfy({
        $0 == late || $0 == who || words[$0].lexeme.kind.isTemporal
          || words[$0].lexeme.kind == .degree && $0 + 1 == late
          || words[$0].lexeme.isDeterminerLike && $0 < who
      })
    else { return }
    let degree = words[late - 1].lexeme.kind == .degree ? [words[late - 1]] : []
    let when = words.indices.filter { $0 != late && words[$0].lexeme.kind.isTemporal }
      .map { words[$0] }
    let determiners = words[..<who].filter(\.lexeme.isDeterminerLike)
    words = determiners + [words[who], deed("llegar")] + degree + [words[late]] + when
  }

  private func isExpected(_ word: Lexeme) -> Bool {
    guard word.wordClass == .noun || word.wordClass == .properNoun else { return false }
    return DayRowWords.coming.contains(word.lemma)
      || word.isHuman && !EverydayQuestions.visited.contains(word.lemma)
  }

  /// *Ya / baño, ya / parque, ya / cena*: one wants to go there, or wants it, at once.
  private func atOnce(_ words: inout [Constituent]) {
    guard words.count == 2, ["ya", "ahora"].contains(words[0].lexeme.lemma), isThing(words[1]),
      words[1].government == nil
    else { return }
    if KindSet.places.contains(words[1].lexeme.kind) || words[1].lexeme.lemma == "cama" {
      words.swapAt(0, 1)
    } else if KindSet.edible.contains(words[1].lexeme.kind) {
      words = [deed("querer"), words[1], words[0]]
      if words[1].lexeme.kind == .meal { put(&words, "el", at: 1) }
    }
  }
}

/// Words of such rows.
enum DayRowWords {
  /// Whether it is learnt or trained at a fixed hour: *lunes / inglés, mañana / natación*.
  static func isTaught(_ word: Lexeme) -> Bool {
    word.kind == .subject || word.kind == .sport || trained.contains(word.lemma)
  }

  private static let trained: WordSet = [
    "música", "gimnasia", "baile", "danza", "ballet", "natación", "judo", "kárate", "yoga",
    "teatro",
    "logopedia", "terapia", "fisioterapia", "fisio", "rehabilitación", "catequesis", "inglés",
    "francés", "guitarra", "piano", "ajedrez", "robótica", "informática", "plástica",
    "psicomotricidad",
    "educación física", "mates", "lengua", "religión", "ciencias", "refuerzo", "hipoterapia",
    "musicoterapia", "coro", "pilates", "zumba", "equitación", "fútbol", "baloncesto", "tenis",
  ]
  /// Where one goes for pleasure, and not to stay.
  static let goals: WordSet = [
    "cine", "parque", "playa", "piscina", "zoo", "feria", "teatro", "museo", "circo", "bolera",
    "restaurante", "concierto", "montaña", "campo", "centro comercial", "estadio", "acuario",
    "granja", "biblioteca", "discoteca", "bar", "heladería", "pizzería", "hamburguesería",
    "parque de atracciones", "parque de bolas", "ludoteca", "polideportivo", "bosque", "lago",
    "río", "camping", "cafetería", "mercadillo", "parque acuático", "planetario", "karaoke",
  ]
  /// Who comes along.
  static let companions: WordSet = [
    "amigo", "amiga", "amigos", "amigas", "compañeros", "compañeras", "compañero", "compañera",
    "abuelos", "tíos", "padres", "papás", "yayos", "tatas", "suegros", "sobrinos", "hermanos",
    "vecinos", "vecino", "vecina", "pandilla", "familia", "cuidadora", "cuidador", "monitora",
    "monitor", "grupo", "novio", "novia",
  ]
  /// Where one sees animals.
  static let menageries: WordSet = [
    "zoo", "zoológico", "granja", "acuario", "circo", "safari", "reserva", "delfinario", "establo",
    "granja escuela", "terrario", "aviario", "bosque", "campo", "montaña", "río", "lago", "mar",
  ]
  /// Where it should not be.
  static let wetted: WordSet = [
    "cama", "suelo", "sofá", "silla", "pañal", "alfombra", "colchón",
  ]
  /// When the next thing comes.
  static let next: WordSet = ["luego", "después", "más tarde", "esta noche", "esta tarde"]
  /// What one does by the name of what it is.
  static let doings = [
    "ducha": "ducharse", "baño": "bañarse", "cena": "cenar", "desayuno": "desayunar",
    "merienda": "merendar", "comida": "comer", "almuerzo": "almorzar", "compra": "comprar",
    "limpieza": "limpiar", "estudio": "estudiar", "descanso": "descansar",
  ]
  /// What one does with it.
  static let handled = [
    "deberes": "hacer", "tarea": "hacer", "tareas": "hacer", "siesta": "dormir",
    "dientes": "lavarse",
    "manos": "lavarse", "cara": "lavarse", "cuento": "leer", "tele": "ver", "televisión": "ver",
    "dibujos": "ver", "película": "ver", "peli": "ver", "vídeo": "ver", "música": "escuchar",
    "pelo": "lavarse", "paseo": "dar", "postre": "tomar", "ropa": "ponerse", "fútbol": "jugar",
    "pintura": "hacer", "puzle": "hacer", "ejercicio": "hacer", "ejercicios": "hacer",
    "gimnasia": "hacer", "mochila": "preparar", "helado": "tomar", "fruta": "comer",
    "bocadillo": "comer", "leche": "beber", "zumo": "beber", "abrigo": "ponerse",
  ]
  /// What is waited for.
  static let coming: WordSet = [
    "autobús", "bus", "tren", "metro", "avión", "taxi", "ambulancia", "barco", "tranvía",
    "furgoneta",
    "ruta", "vuelo", "camión", "colectivo", "micro", "guagua", "pizza", "paquete", "carta",
    "correo",
    "pedido", "grúa", "ferri", "ferry",
  ]
  /// When it comes, other than one thinks.
  static let late: WordSet = ["tarde", "pronto", "temprano"]
}
