import AACCore

/// Spanish rows without a verb whose phrase was laid apart or has its quality in front: *hermana / triste / mi, cansado / mi /
/// abuelo, este / libro / mío, domingo / ayer* (NGLE §13.5, *posición del adjetivo*; §18.4, *posesivos*; §37.9, *atributo*).
extension TileReader {
  /// The row with its phrase together, and the copula that is understood behind it.
  func layPhrases(_ words: inout [Constituent]) {
    guard words.count > 1, words.count < 8 else { return }
    determineNoun(&words)
    guard verbPlace(words) == nil else { return }
    wantForState(&words)
    guard verbPlace(words) == nil else { return }
    presentOwn(&words)
    askOfOwn(&words)
    guard verbPlace(words) == nil else { return }
    gatherApart(&words)
    pointTo(&words)
    chillDetermined(&words)
    giveGender(&words)
    layQualityLast(&words)
    sayWhich(&words)
    tellDay(&words)
    tellWhoseDay(&words)
    sayWhose(&words)
    sayOwner(&words)
    describeOwn(&words)
  }

  // MARK: - The phrase

  /// *Hermana / triste / mi, mi / hoy / cumpleaños*: a possessive goes to the noun that can have it.
  private func determineNoun(_ words: inout [Constituent]) {
    guard
      let place = words.firstIndex(where: {
        $0.lexeme.wordClass == .determiner && $0.lexeme.kind == .possessive
      }), !isSettled(words, place)
    else { return }
    let free = words.indices.filter { isUndetermined(words, $0) }
    let noun: Int
    if let before = free.first(where: { $0 + 1 == place }) {
      noun = before
    } else if free.count == 1 {
      noun = free[0]
    } else if let kin = free.first(where: { KinWords.own.contains(words[$0].lexeme.lemma) }) {
      noun = kin
    } else {
      return
    }
    let determiner = words.remove(at: place)
    words.insert(determiner, at: noun > place ? noun - 1 : noun)
  }

  /// *Cuchara / sucio / esta*: what is pointed at.
  private func pointTo(_ words: inout [Constituent]) {
    guard
      let place = words.firstIndex(where: {
        $0.lexeme.kind == .demonstrative && !EverydayWords.pointed.contains($0.lexeme.lemma)
      }), place > 0, !isSettled(words, place),
      case let nouns = words.indices.filter({ isUndetermined(words, $0) }), nouns.count == 1,
      words.indices.allSatisfy({
        $0 == place || $0 == nouns[0] || words[$0].lexeme.wordClass == .adjective
          || words[$0].lexeme.kind == .degree || isNegator(words[$0])
      })
    else { return }
    var determiner = words.remove(at: place)
    determiner.lexeme.wordClass = .determiner
    let noun = nouns[0] > place ? nouns[0] - 1 : nouns[0]
    words.insert(determiner, at: noun)
  }

  /// *Esta / pizza / frío, mi / café / frío*: what is determined is cold, and nobody feels it.
  private func chillDetermined(_ words: inout [Constituent]) {
    guard let cold = words.firstIndex(where: { $0.lexeme.lemma == "frío" }),
      words[cold].lexeme.wordClass == .noun,
      words.contains(where: {
        $0.lexeme.wordClass == .determiner
          && ($0.lexeme.kind == .demonstrative || $0.lexeme.kind == .possessive)
      }), words.indices.contains(where: { $0 != cold && isThing(words[$0]) })
    else { return }
    words[cold].lexeme = Lexeme(lemma: "frío", wordClass: .adjective, kind: .state)
  }

  /// Whether a noun follows a determiner, with nothing but its qualities and numbers between.
  private func isSettled(_ words: [Constituent], _ place: Int) -> Bool {
    guard
      let next = words[(place + 1)...].first(where: {
        $0.lexeme.wordClass != .adjective && $0.lexeme.wordClass != .numeral
          && $0.lexeme.wordClass != .determiner && $0.lexeme.kind != .degree
          && !LaidPhraseWords.preposed.contains($0.lexeme.lemma)
      })
    else { return false }
    return next.lexeme.wordClass == .noun && next.lexeme.kind != .time
      || next.lexeme.wordClass == .properNoun
  }

  /// A noun of no time that nothing determines.
  private func isUndetermined(_ words: [Constituent], _ index: Int) -> Bool {
    guard words[index].lexeme.wordClass == .noun, !words[index].lexeme.kind.isTemporal else {
      return false
    }
    guard index > 0 else { return true }
    let before = words[index - 1].lexeme
    return !before.isDeterminerLike && before.wordClass != .adposition && before.kind != .quantity
  }

  /// *Cansado / mi / abuelo, feo / canción*: a quality of the only noun goes behind it, with its degree.
  private func layQualityLast(_ words: inout [Constituent]) {
    guard let phrase = qualifiedPhrase(words), phrase.quality < phrase.noun else { return }
    let noun = words[phrase.noun].lexeme
    let quality = words[phrase.quality].lexeme
    let isDetermined = phrase.determiner != nil
    guard isDetermined || !LaidPhraseWords.preposed.contains(quality.lemma),
      // Cansado / cama, enfermo / médico: how one is, and what one wants for that.
      isDetermined || !EverydayQuestions.visited.contains(noun.lemma),
      noun.isBeing || isDetermined
        || quality.kind != .emotion && !LaidStates.ofPeople.contains(quality.lemma)
          && !HalfWords.needs.contains(quality.lemma)
    else { return }
    words = phrase.inOrder(words)
  }

  /// *Mi / fisio / enferma*: a noun of either gender has that of the quality that was laid (NGLE §2.4).
  private func giveGender(_ words: inout [Constituent]) {
    guard let phrase = qualifiedPhrase(words), words[phrase.noun].lexeme.isHuman,
      words[phrase.noun].lexeme.wordClass == .noun,
      words[phrase.quality].lexeme.gender == .feminine,
      !words[phrase.noun].lexeme.lemma.hasSuffix("o")
        || ["fisio"].contains(words[phrase.noun].lexeme.lemma)
    else { return }
    words[phrase.noun].lexeme.gender = .feminine
  }

  /// The only noun of a row with the only quality; nil where anything else is there.
  func qualifiedPhrase(_ words: [Constituent]) -> LaidPhrase? {
    var phrase = LaidPhrase()
    for (index, word) in words.enumerated() {
      let lexeme = word.lexeme
      if lexeme.kind.isTemporal {
        phrase.times.append(index)
      } else if lexeme.isLastingNoun {
        guard phrase.noun < 0 else { return nil }
        phrase.noun = index
      } else if lexeme.kind == .possessive || lexeme.kind == .demonstrative,
        lexeme.wordClass == .determiner
      {
        guard phrase.determiner == nil else { return nil }
        phrase.determiner = index
      } else if lexeme.wordClass == .adjective, !lexeme.kind.isSmall {
        guard phrase.quality < 0 else { return nil }
        phrase.quality = index
      } else if lexeme.kind == .degree || lexeme.lemma == "más" || isNegator(word) {
        phrase.degrees.append(index)
      } else {
        return nil
      }
    }
    return phrase.noun < 0 || phrase.quality < 0 ? nil : phrase
  }

  // MARK: - What it is

  /// *Este / libro / mío, tuyo / mochila / esa*: to whom something belongs (NGLE §18.4).
  private func sayWhose(_ words: inout [Constituent]) {
    guard words.count < 5,
      let owner = words.firstIndex(where: {
        $0.lexeme.kind == .possessive && $0.lexeme.wordClass == .adjective
      })
        ?? words.indices.first(where: {
          ["nuestro", "vuestro"].contains(words[$0].lexeme.lemma)
            && words.contains(where: { $0.lexeme.kind == .demonstrative })
        })
    else { return }
    var rest = words
    let whose = rest.remove(at: owner)
    let negator = rest.firstIndex(where: isNegator).map { rest.remove(at: $0) }
    if rest.count == 2, rest[1].lexeme.kind == .demonstrative { rest.swapAt(0, 1) }
    guard let noun = rest.last, rest.count < 3,
      noun.lexeme.wordClass == .noun && !noun.lexeme.kind.isTemporal
        || rest.count == 1 && EverydayWords.pointed.contains(noun.lexeme.lemma),
      rest.count == 1 || rest[0].lexeme.kind == .demonstrative,
      rest.count == 2 || negator == nil && owner == 0 && !noun.lexeme.isHuman
    else { return }
    guard rest.count == 2 else {
      words = [noun, whose]
      return
    }
    words = rest + [negator, .linking("ser", .third), whose].compactMap(\.self)
  }

  /// *Ese / coche / mi / tío*: whose a thing is that is pointed at.
  private func sayOwner(_ words: inout [Constituent]) {
    guard words.count == 3 || words.count == 4, words[0].lexeme.kind == .demonstrative,
      words[0].lexeme.wordClass == .determiner, isThing(words[1]),
      !KindSet.places.contains(words[1].lexeme.kind), let last = words.last,
      last.lexeme.isHuman, last.lexeme.wordClass != .adjective, last.lexeme.wordClass != .pronoun,
      words.count == 3 || words[2].lexeme.isDeterminerLike, let of = tables.lexicon.known("de")
    else { return }
    words.insert(contentsOf: [.linking("ser", .third), Constituent(of)], at: 2)
  }

  /// *Mi / casa / grande, mi / abuela / malo / hoy, esta / sopa / caliente*: what is pointed at or somebody's own is told of.
  private func describeOwn(_ words: inout [Constituent]) {
    guard let phrase = qualifiedPhrase(words), let determiner = phrase.determiner,
      determiner < phrase.noun, phrase.noun < phrase.quality
    else { return }
    let quality = words[phrase.quality].lexeme
    let noun = words[phrase.noun].lexeme
    guard !phrase.degrees.isEmpty || !LaidPhraseWords.telling(quality, of: noun) else { return }
    let isAtTheMoment = copula(of: quality, for: noun, at: phrase.times) == "estar"
    guard !isAtTheMoment || !quality.kind.isPassing || !noun.isHuman else { return }
    var row = words
    row[phrase.quality].lexeme.kind = isAtTheMoment ? .state : .quality
    let copula = Constituent.linking(isAtTheMoment ? "estar" : "ser")
    words = phrase.inOrder(row, copula)
  }

  /// *Estar* of what is so for the time being, *ser* of what it is like (NGLE §37.9).
  func copula(of quality: Lexeme, for noun: Lexeme, at times: [Int]) -> String {
    if !noun.isBeing, SuppliedWords.judged.contains(quality.lemma) { return "ser" }
    let isAtTheMoment =
      quality.kind.isPassing || isDone(quality) || SuppliedWords.conditions.contains(quality.lemma)
      || quality.lemma == "malo" && noun.isHuman
        && (PortionWords.isKin(noun.lemma) || !times.isEmpty)
      || KindSet.edible.contains(noun.kind)
        && (SuppliedWords.tastes.contains(quality.lemma)
          || SuppliedWords.felt.contains(quality.lemma))
      || LaidPhraseWords.heard.contains(noun.lemma) && ["alto", "bajo"].contains(quality.lemma)
    return isAtTheMoment ? "estar" : "ser"
  }

  /// Whether it is the participle of what was done to it or what became of it: *jubilado, caducado* (NGLE §27.8).
  private func isDone(_ quality: Lexeme) -> Bool {
    (quality.lemma.hasSuffix("ado") || quality.lemma.hasSuffix("ido"))
      && !LaidPhraseWords.lasting.contains(quality.lemma)
      && tables.finiteForms?.verb(ofParticiple: quality.lemma) != nil
  }
}

/// Where the words of a phrase with its quality were laid.
struct LaidPhrase {
  var determiner: Int?
  var noun = -1
  var quality = -1
  var degrees: [Int] = []
  var times: [Int] = []

  /// The words as they are said: *mi abuelo (está) muy cansado hoy*.
  func inOrder(_ words: [Constituent], _ copula: Constituent? = nil) -> [Constituent] {
    let isNo = { (index: Int) in words[index].lexeme.lemma == "no" }
    let head = [determiner, noun].compactMap(\.self) + degrees.filter(isNo)
    let rest = degrees.filter { !isNo($0) } + [quality] + times
    return head.map { words[$0] } + [copula].compactMap(\.self) + rest.map { words[$0] }
  }
}

/// Words of such rows.
enum LaidPhraseWords {
  /// Qualities that stand before their noun as well.
  static let preposed: WordSet = [
    "mejor", "peor", "gran", "grande", "buen", "bueno", "mal", "malo", "nuevo", "viejo", "primero",
    "último", "próximo", "único", "mismo", "otro", "medio", "mayor", "menor", "feliz", "santo",
  ]
  /// Days as they are seen from now.
  static let days: WordSet = ["hoy", "mañana", "ayer", "anteayer", "pasado mañana"]
  static let past: WordSet = ["ayer", "anteayer"]
  /// What is loud.
  static let heard: WordSet = ["música", "tele", "televisión", "radio", "volumen", "voz", "sonido"]
  /// What sets one apart from the others of its sort.
  static let marking: WordSet = ["mejor", "peor", "favorito", "preferido", "favorita", "preferida"]
  /// What has a name of its own.
  static let naming: WordSet = [
    "nombre", "apellido", "apellidos", "apodo", "mote", "pueblo", "ciudad", "país", "equipo",
  ]
  /// Sorts of which one has a favourite.
  static let sorts: WordSet = [
    "color", "comida", "animal", "deporte", "juego", "película", "peli", "canción", "libro",
    "cuento", "cantante", "equipo", "postre", "fruta", "bebida", "plato", "asignatura",
    "personaje", "número", "día", "mes", "estación", "serie", "programa", "juguete", "sabor",
    "lugar", "sitio", "dinosaurio", "superhéroe", "flor", "actor", "actriz", "grupo", "afición",
    "profesor", "profesora", "profe", "verdura", "instrumento", "jugador", "dibujos", "actividad",
  ]
  /// Participles for what somebody or something is like for good.
  static let lasting: WordSet = [
    "pesado", "educado", "delicado", "querido", "parecido", "reservado", "salado", "complicado",
    "atrevido", "callado", "conocido", "divertido", "aburrido", "alargado", "elevado", "colorido",
    "variado", "limitado", "usado", "movido", "animado", "sentido", "honrado", "confiado",
    "adecuado", "apropiado", "exagerado", "avanzado", "presumido", "engreído", "entretenido",
    "merecido", "debido", "seguido", "dedicado", "organizado", "despistado", "malhablado",
  ]
  /// Which of several kin it is.
  private static let rank: WordSet = [
    "mejor", "peor", "favorito", "preferido", "nuevo", "viejo", "antiguo", "propio", "único",
    "primero", "segundo",
    "último", "próximo", "mismo", "biológico", "adoptivo", "político",
  ]

  private static let amongKin: WordSet = [
    "mayor", "menor", "pequeño", "mediano", "gemelo", "mellizo",
  ]

  /// Whether a quality rather tells which one is meant: *mi hermana mayor, esta camiseta roja*.
  static func telling(_ quality: Lexeme, of noun: Lexeme) -> Bool {
    quality.kind == .color && !noun.isHuman || rank.contains(quality.lemma)
      || noun.isHuman && amongKin.contains(quality.lemma)
  }

  /// What comes on one's day.
  static let held: WordSet = [
    "turno", "operación", "cita", "entrevista", "juicio", "vuelo", "viaje", "mudanza", "examen",
    "revisión", "actuación", "función", "competición", "carrera", "despedida",
  ]

  /// What is celebrated.
  static func isOccasion(_ word: String) -> Bool {
    BesideWords.occasions.contains(word) || EverydayWords.occasions.contains(word)
      || ["graduación", "aniversario", "entierro", "funeral", "concierto"].contains(word)
  }
}
