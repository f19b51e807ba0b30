import AACCore

/// Short Spanish rows of every day whose small words are left out: *hora / baño, papá / casa / no, perro / mío / grande, mamá / yo
/// / llevar / colegio, miedo / dentista* (NGLE §15.6, §18.4, §35.7, §37.9, §40.4).
extension TileReader {
  /// The row with what is left out of it.
  func layOrdinary(_ words: inout [Constituent]) {
    guard words.count > 1, words.count < 6 else { return }
    if let verb = verbPlace(words) {
      layDeedRow(&words, verb)
    } else if words.count == 2 {
      comeTo(&words)
      beOut(&words)
      fearAlone(&words)
      pointAtOwn(&words)
      giveRemedy(&words)
    } else {
      denyPlace(&words)
      describeMine(&words)
      findHard(&words)
    }
  }

  // MARK: - With a verb

  private func layDeedRow(_ words: inout [Constituent], _ verb: Int) {
    guard words[verb].lexeme.isInfinitive, words[verb].lexeme.forms.isEmpty else { return }
    switch words[verb].lexeme.lemma {
    case "sentir": feelWell(&words, verb)
    case "caer": fallOneself(&words, verb)
    case "tirar", "arrastrar": nameForce(&words, verb)
    case "faltar": missThere(&words, verb)
    case "decir": refuseTo(&words, verb)
    case "sonar": ringOf(&words, verb)
    case "ir": goTogether(&words, verb)
    case "querer": dressAs(&words, verb)
    case "tener": haveFear(&words, verb)
    default: break
    }
    beTreated(&words, verb)
    doTogether(&words)
  }

  /// *No / sentir / bien*: how one is oneself (NGLE §41.7).
  private func feelWell(_ words: inout [Constituent], _ verb: Int) {
    guard words.contains(where: { ["bien", "mal"].contains($0.lexeme.lemma) }),
      !words.contains(where: { $0.lexeme.wordClass == .noun })
    else { return }
    words[verb].lexeme.lemma = "sentirse"
  }

  /// *Caer / doler / rodilla, niño / caer / escalera / daño*: one falls oneself, and is hurt.
  private func fallOneself(_ words: inout [Constituent], _ verb: Int) {
    if words.last?.lexeme.lemma == "daño", words.count > verb + 1, onlyVerb(words) != nil {
      words.insert(deed("hacerse"), at: words.count - 1)
      put(&words, "y", at: words.count - 2)
      words[verb].lexeme.lemma = "caerse"
      return
    }
    guard words.contains(where: { $0.lexeme.lemma == "doler" }),
      words.allSatisfy({ $0.lexeme.wordClass == .verb || $0.lexeme.roleKind == .body })
    else { return }
    words[verb].lexeme.lemma = "caerse"
  }

  /// *Ola / grande / tirar / niño*: what does so to somebody.
  private func nameForce(_ words: inout [Constituent], _ verb: Int) {
    guard verb > 0, case let first = words[0].lexeme, first.wordClass == .noun, !first.isBeing,
      words[1..<verb].allSatisfy({ $0.lexeme.wordClass == .adjective })
    else { return }
    guard CommonRowWords.forces.contains(first.lemma), words.last?.lexeme.isBeing == true,
      verb + 2 == words.count
    else { return }
    words[0].lexeme.forms[Adverbial.doing] = ""
  }

  /// *Mesa / faltar / plato*: where it is missing.
  private func missThere(_ words: inout [Constituent], _ verb: Int) {
    guard verb == 1, words.count == 3, words[0].lexeme.kind == .furniture,
      words[2].lexeme.namesThing, words[2].lexeme.kind != .furniture
    else { return }
    let place = words.remove(at: 0)
    words.append(place)
    put(&words, "en", at: 2)
  }

  /// *Mamá / decir / no / yo*: what somebody answered one.
  private func refuseTo(_ words: inout [Constituent], _ verb: Int) {
    guard let no = words.firstIndex(where: { $0.lexeme.lemma == "no" }), no == verb + 1,
      words.count == verb + 3, words[verb + 2].lexeme.lemma == "yo"
    else { return }
    let tile = words[no].tile
    if verb == 0 {
      words = [words[2], words[0]]
    } else {
      words.remove(at: no)
    }
    let refusal = Lexeme(lemma: "que no", wordClass: .adverb, kind: .manner)
    words.append(Constituent(tables.lexicon.known("que no") ?? refusal, tile: tile))
  }

  /// *Móvil / mamá / sonar*: whose it is that rings.
  private func ringOf(_ words: inout [Constituent], _ verb: Int) {
    guard verb == 2, words.count == 3, words[0].lexeme.kind == .device, words[1].lexeme.isHuman,
      words[1].lexeme.wordClass != .pronoun
    else { return }
    put(&words, "de", at: 1)
  }

  /// *Dónde / ir, cuándo / ir / casa*: one asks about all who go.
  private func goTogether(_ words: inout [Constituent], _ verb: Int) {
    guard words.first?.lexeme.kind == .question, verb == 1,
      ["dónde", "adónde", "cuándo"].contains(words[0].lexeme.lemma), onlyVerb(words) == 1,
      words.dropFirst(2).allSatisfy({
        KindSet.places.contains($0.lexeme.kind) || $0.lexeme.kind.isTemporal
      })
    else { return }
    words[verb].lexeme.person = .first
    words[verb].lexeme.number = .plural
  }

  /// *Pirata / disfraz / querer*: as whom.
  private func dressAs(_ words: inout [Constituent], _ verb: Int) {
    guard
      let costume = words.firstIndex(where: {
        ["disfraz", "careta", "máscara"].contains($0.lexeme.lemma)
      }), costume > 0, words[costume - 1].lexeme.wordClass == .noun,
      words[costume - 1].lexeme.isBeing, !KinWords.own.contains(words[costume - 1].lexeme.lemma)
    else { return }
    words.swapAt(costume - 1, costume)
  }

  /// *Dentista / miedo / yo / tener*: of what.
  private func haveFear(_ words: inout [Constituent], _ verb: Int) {
    guard verb > 1, let fear = words.firstIndex(where: { $0.lexeme.lemma == "miedo" }), fear == 1,
      words[0].lexeme.wordClass == .noun, !words[0].lexeme.isDeterminerLike, words.count < 5,
      words.indices.allSatisfy({ $0 < 2 || $0 == verb || words[$0].lexeme.lemma == "yo" })
    else { return }
    let rest = Array(words[2...]).sorted {
      $0.lexeme.wordClass == .pronoun && $1.lexeme.wordClass == .verb
    }
    words = rest + [words[1], words[0]]
    put(&words, "a", at: words.count - 1)
  }

  /// *Mamá / yo / llevar / colegio*: to whom somebody older does what is done to the young.
  private func beTreated(_ words: inout [Constituent], _ verb: Int) {
    guard verb == 2, words[1].lexeme.lemma == "yo", onlyVerb(words) == 2,
      CommonRowWords.elders.contains(words[0].lexeme.lemma),
      CommonRowWords.treating.contains(words[verb].lexeme.lemma)
    else { return }
    words.swapAt(1, 2)
  }

  /// *Amigos / juntos / jugar / patio*: how they do it, and not what they are (NGLE §38.12).
  private func doTogether(_ words: inout [Constituent]) {
    guard words.count > 2, words[1].lexeme.lemma == "juntos", words[2].lexeme.wordClass == .verb
    else { return }
    words.swapAt(1, 2)
  }

  // MARK: - Without one

  /// *Hora / baño*: what it is time for.
  private func comeTo(_ words: inout [Constituent]) {
    guard words[0].lexeme.lemma == "hora", CommonRowWords.timed.contains(words[1].lexeme.lemma)
    else { return }
    let of = tables.gender(of: words[1].lexeme) == .feminine ? "de la" : "del"
    var hour = Lexeme(lemma: "hora \(of) \(words[1].lexeme.lemma)", wordClass: .noun, kind: .idea)
    hour.gender = .feminine
    hour.number = .singular
    hour.countability = .count
    hour.article = .definite
    words = [Constituent.linking("ser"), Constituent(hour, tile: words[0].tile)]
    put(&words, "el", at: 1)
  }

  /// *Nieve / fuera, gato / dentro*: what there is there and who is.
  private func beOut(_ words: inout [Constituent]) {
    guard CommonRowWords.there.contains(words[1].lexeme.lemma),
      case let what = words[0].lexeme, what.wordClass == .noun || what.wordClass == .properNoun
    else { return }
    if CommonRowWords.falling.contains(what.lemma) {
      words.insert(deed("haber"), at: 0)
    } else if what.lemma == "frío" || what.lemma == "calor" {
      words.insert(deed("hacer"), at: 0)
    } else if what.isBeing, what.lemma != "gente" {
      words.insert(Constituent.linking("estar"), at: 1)
    }
  }

  /// *Miedo / dentista*: of what.
  private func fearAlone(_ words: inout [Constituent]) {
    guard words[0].lexeme.lemma == "miedo", case let what = words[1].lexeme,
      what.wordClass == .noun, !what.kind.isTemporal
    else { return }
    words.insert(deed("tener"), at: 0)
    put(&words, "a", at: 2)
  }

  /// *Este / mío*: whose it is.
  private func pointAtOwn(_ words: inout [Constituent]) {
    guard ["este", "esta", "ese", "esa"].contains(words[0].lexeme.lemma),
      CommonRowWords.short[words[1].lexeme.lemma] != nil
    else { return }
    words.insert(Constituent.linking("ser"), at: 1)
  }

  /// *Médico / jarabe*: what one gets of him.
  private func giveRemedy(_ words: inout [Constituent]) {
    guard CommonRowWords.healers.contains(words[0].lexeme.lemma),
      words[1].lexeme.kind == .medicine, let speaker = tables.lexicon.known("yo")
    else { return }
    words.insert(contentsOf: [deed("dar"), Constituent(speaker)], at: 1)
  }

  /// *Papá / casa / no*: where somebody is not.
  private func denyPlace(_ words: inout [Constituent]) {
    guard words.count == 3, words[2].lexeme.lemma == variety.language.plainNegator,
      words[0].lexeme.isHuman, words[0].lexeme.wordClass != .pronoun,
      KindSet.places.contains(words[1].lexeme.kind)
        || CommonRowWords.there.contains(words[1].lexeme.lemma)
    else { return }
    words = [words[0], words[2], words[1]]
  }

  /// *Perro / mío / grande*: what one's own is like.
  private func describeMine(_ words: inout [Constituent]) {
    guard words.count == 3, words[0].lexeme.wordClass == .noun,
      let short = CommonRowWords.short[words[1].lexeme.lemma],
      words[2].lexeme.wordClass == .adjective, !words[2].lexeme.kind.isSmall,
      let own = tables.lexicon.known(short)
    else { return }
    words = [Constituent(own, tile: words[1].tile), words[0], words[2]]
  }

  /// *Yo / matemáticas / difícil*: for whom it is so.
  private func findHard(_ words: inout [Constituent]) {
    guard words.count == 3, let who = words.firstIndex(where: { $0.lexeme.lemma == "yo" }),
      who != 1, CommonRowWords.judged.contains(words[who == 0 ? 2 : 1].lexeme.lemma),
      case let thing = words[who == 0 ? 1 : 0], thing.lexeme.namesThing
    else { return }
    words = [thing, Constituent.linking("ser"), words[who == 0 ? 2 : 1], words[who]]
    put(&words, "para", at: 3)
  }
}

/// Words of rows that leave out the small ones.
private enum CommonRowWords {
  static let forces: WordSet = [
    "ola", "viento", "corriente", "tormenta", "río", "coche", "moto", "terremoto", "camión",
  ]
  static let elders: WordSet = [
    "mamá", "papá", "abuela", "abuelo", "mami", "papi", "yaya", "yayo", "seño", "profe",
    "cuidadora",
  ]
  static let treating: WordSet = [
    "llevar", "recoger", "bañar", "duchar", "vestir", "peinar", "acostar", "despertar", "abrazar",
    "cuidar", "lavar", "castigar", "reñir", "regañar",
  ]
  static let timed: WordSet = [
    "baño", "cena", "merienda", "desayuno", "comida", "almuerzo", "ducha", "siesta", "recreo",
    "patio", "cole", "cuento", "medicina", "terapia", "jarabe", "pastilla", "autobús", "bus",
  ]
  static let there: WordSet = ["fuera", "dentro", "aquí", "ahí", "allí", "arriba", "abajo"]
  static let falling: WordSet = [
    "nieve", "hielo", "niebla", "gente", "ruido", "barro", "humo", "tormenta", "viento",
  ]
  static let short: WordMap<String> = [
    "mío": "mi", "mía": "mi", "tuyo": "tu", "tuya": "tu", "nuestro": "nuestro",
  ]
  static let judged: WordSet = ["difícil", "fácil", "complicado", "imposible", "importante"]
  static let healers: WordSet = ["médico", "médica", "doctor", "doctora", "enfermera", "enfermero"]
}
