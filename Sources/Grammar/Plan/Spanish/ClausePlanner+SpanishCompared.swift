import AACCore

/// What somebody or something is compared with, where no *que* or *como* was chosen: *soy más alto que mi hermano, Ana corre
/// más rápido que Luis, tengo menos juguetes que tú* (NGLE §45.2, §45.4, *comparativas de desigualdad*; §45.15, *de
/// igualdad*).
extension ClausePlanner {
  /// Puts the word before the other one.
  func compareUnlinked(_ clause: inout Clause, _ verb: String) {
    guard clause.complements.count > 1, clause.verb != nil,
      let last = clause.complements.last?.lexeme,
      let degree = clause.complements.firstIndex(where: {
        SpanishComparedWords.degrees.contains($0.lexeme.lemma)
          || SpanishComparedWords.later.contains($0.lexeme.lemma)
      }),
      clause.complements[degree...].dropFirst().allSatisfy({ mayBeCompared($0.lexeme) })
    else { return }
    if compareTimes(&clause, verb, degree) { return }
    if frames[verb].isCopular {
      compareQuality(&clause, degree)
    } else if verb == "hacer", last.kind.isTemporal, last.wordClass == .adverb {
      compareWeather(&clause, degree)
    } else if frames[verb].pattern == .experiencer {
      compareLiking(&clause, degree)
    } else if !clause.isLaid, !clause.subject.isEmpty {
      compareDeed(&clause, verb, degree)
    }
  }

  private func mayBeCompared(_ word: Lexeme) -> Bool {
    switch word.wordClass {
    case .adposition, .conjunction, .verb: false
    default: !word.isConnective && word.lemma != "que" && word.lemma != "como"
    }
  }

  /// *Coche / ser / más / caro / moto, helado / ser / mejor / tarta, casa / ser / igual / tu / casa*.
  private func compareQuality(_ clause: inout Clause, _ degree: Int) {
    let word = clause.complements[degree].lexeme.lemma
    let isRank = SpanishComparedWords.ranks.contains(word)
    let place = isRank ? degree + 1 : degree + 2
    guard place < clause.complements.count, let subject = clause.subject.last?.lexeme else {
      return
    }
    if word == "mejor" || word == "peor", clause.verb?.lexeme.lemma == "ser", place == degree + 1,
      place + 2 == clause.complements.count, let other = clause.complements.last?.lexeme,
      case let trade = clause.complements[place].lexeme, trade.wordClass == .noun, trade.isHuman,
      !KinWords.isOwnByRole(trade), isSomebody(other)
    {
      // Mamá es mejor cocinera que papá: NGLE §45.5.
      return putThan("que", at: place + 1, &clause)
    }
    if !isRank, word == "más" || word == "menos", clause.verb?.lexeme.lemma == "ser",
      place + 1 == clause.complements.count, degree == 0, subject.wordClass != .determiner,
      case let sort = clause.complements[place].lexeme, sort.wordClass == .noun,
      SpanishComparedWords.named.contains(sort.lemma), sort.number != .plural,
      clause.complements[1].lexeme.wordClass == .adjective, let the = lexicon.known("el")
    {
      // Ana es la niña más alta: chosen from all of that sort.
      clause.complements.insert(Constituent(the), at: 0)
      clause.complements.insert(clause.complements.removeLast(), at: 1)
      return
    }
    guard
      isRank || clause.complements[degree + 1].lexeme.wordClass == .adjective,
      !clause.complements[..<degree].contains(where: { $0.lexeme.isNominal }),
      isOneOther(clause.complements[place...], subject, isRanked: isRank, rank: word)
    else { return }
    putThan(word == "tan" || word == "tanto" ? "como" : "que", at: place, &clause)
  }

  /// Whether the words are one being or thing of the same sort, with whose it is, and no sort or group that something is
  /// chosen from.
  private func isOneOther(
    _ words: ArraySlice<Constituent>, _ subject: Lexeme, isRanked: Bool, rank: String
  ) -> Bool {
    guard let last = words.last?.lexeme, words.dropLast().allSatisfy(\.lexeme.isDeterminerLike),
      subject.kind != .demonstrative || last.kind == .demonstrative,
      !SpanishComparedWords.sorts.contains(last.lemma)
    else { return false }
    // Mi coche es tan rápido como el tuyo.
    if SpanishComparedWords.others.contains(last.lemma) { return words.count == 1 && !isRanked }
    if last.kind == .color { return subject.kind == .color && words.count == 1 }
    if last.wordClass == .pronoun { return last.kind == .person || last.kind == .demonstrative }
    if last.wordClass == .determiner { return last.kind == .demonstrative && words.count == 1 }
    if last.wordClass == .properNoun { return last.isHuman || last.kind == subject.kind }
    guard last.wordClass == .noun else { return false }
    let isOwn = words.count > 1
    if subject.isHuman || subject.wordClass == .pronoun || subject.wordClass == .properNoun {
      guard last.isHuman || last.kind == .animal && subject.kind == .animal else { return false }
      let isKin = KinWords.isOwnByRole(last) || last.article == .bare
      return isOwn || isKin && (!isRanked || rank == "mayor" || rank == "menor") || !isRanked
    }
    guard subject.wordClass == .noun, last.lemma != subject.lemma || isOwn else { return false }
    if subject.kind.isTemporal { return last.kind.isTemporal }
    if rank == "igual" { return isOwn }
    return last.kind == subject.kind || !isRanked && last.isBeing == subject.isBeing
      || KindSet.edible.contains(last.kind) && KindSet.edible.contains(subject.kind)
  }

  /// *Hoy / estar / mejor / ayer, ahora / dormir / peor / antes*: how it is beside how it was.
  private func compareTimes(_ clause: inout Clause, _ verb: String, _ degree: Int) -> Bool {
    let last = clause.complements.count - 1
    let then = clause.complements[last].lexeme.lemma
    guard clause.tense == nil, ["ayer", "anteayer", "antes"].contains(then),
      clause.subject.contains(where: { SpanishComparedWords.now.contains($0.lexeme.lemma) })
        || clause.complements[..<last].contains(where: {
          SpanishComparedWords.now.contains($0.lexeme.lemma)
        }), verb != "hacer"
    else { return false }
    let word = clause.complements[degree].lexeme.lemma
    let isBetter = word == "mejor" || word == "peor"
    guard degree + (isBetter ? 1 : 2) == last || word == "más" && degree + 1 == last else {
      return false
    }
    guard degree + 1 == last else {
      putThan(word == "tan" || word == "tanto" ? "como" : "que", at: last, &clause)
      return true
    }
    clause.reasons.append(Realization.RuleApplication(.understood, then, "que"))
    clause.complements[degree].lexeme = Lexeme(
      lemma: "\(word) que \(then)", wordClass: .adverb, kind: .manner)
    clause.complements.removeLast()
    return true
  }

  /// *Hoy / hacer / más / frío / ayer*.
  private func compareWeather(_ clause: inout Clause, _ degree: Int) {
    let last = clause.complements.count - 1
    guard degree + 2 == last, clause.subject.allSatisfy({ $0.lexeme.kind.isTemporal }),
      ["más", "menos", "tanto"].contains(clause.complements[degree].lexeme.lemma),
      ["ayer", "anteayer", "anoche"].contains(clause.complements[last].lexeme.lemma),
      !clause.subject.isEmpty || degree > 0
    else { return }
    putThan(
      clause.complements[degree].lexeme.lemma == "tanto" ? "como" : "que", at: last, &clause)
  }

  /// *Gustar / más / pizza / pasta*.
  private func compareLiking(_ clause: inout Clause, _ degree: Int) {
    let last = clause.complements.count - 1
    guard ["más", "menos"].contains(clause.complements[degree].lexeme.lemma), degree + 2 == last,
      case let (first, second) = (
        clause.complements[degree + 1].lexeme, clause.complements[last].lexeme
      ),
      first.wordClass == .noun, second.wordClass == .noun,
      first.kind == second.kind
        || KindSet.edible.contains(first.kind) && KindSet.edible.contains(second.kind)
    else { return }
    putThan("que", at: last, &clause)
  }

  /// *Correr / más / rápido / Luis, pesar / menos / tú, cocinar / mejor / mamá, tener / más / años / tú*.
  private func compareDeed(_ clause: inout Clause, _ verb: String, _ degree: Int) {
    let word = clause.complements[degree].lexeme.lemma
    let isBetter =
      word == "mejor" || word == "peor" || SpanishComparedWords.later.contains(word)
    // Juego con mi mejor amigo: behind a preposition it is of the noun.
    guard degree == 0 || isBetter && clause.complements[degree - 1].lexeme.wordClass != .adposition,
      !SpanishComparedWords.likenesses.contains(word)
    else { return }
    let next = clause.complements.indices.contains(degree + 1) ? degree + 1 : degree
    let said = clause.complements[next].lexeme
    var place = degree + 1
    if !isBetter {
      if SpanishComparedWords.manners.contains(said.lemma),
        SpanishComparedWords.deeds.contains(verb)
      {
        place = degree + 2
      } else if said.wordClass == .noun, SpanishComparedWords.counted.contains(verb),
        !KinWords.isOwnByRole(said) || said.number == .plural
      {
        place = degree + 2
      } else if !SpanishComparedWords.deeds.contains(verb) {
        return
      }
    } else if !SpanishComparedWords.deeds.contains(verb) && verb != "jugar" {
      return
    }
    guard place < clause.complements.count, let last = clause.complements.last?.lexeme,
      clause.complements[place...].dropLast().allSatisfy(\.lexeme.isDeterminerLike),
      isSomebody(last) || isOtherThing(last, verb, clause)
    else { return }
    putThan(word == "tan" || word == "tanto" ? "como" : "que", at: place, &clause)
  }

  /// *Mochila / pesar / más / libro*.
  private func isOtherThing(_ word: Lexeme, _ verb: String, _ clause: Clause) -> Bool {
    ["pesar", "costar", "durar", "medir", "valer", "tardar"].contains(verb)
      && clause.complements.count == 2 && word.wordClass == .noun && word.number != .plural
      && !word.kind.isTemporal && word.kind != .money
      && clause.subject.last?.lexeme.isBeing == false
  }

  private func isSomebody(_ word: Lexeme) -> Bool {
    if word.wordClass == .pronoun { return word.kind == .person }
    return word.isBeing && word.number != .plural
  }

  private func putThan(_ text: String, at place: Int, _ clause: inout Clause) {
    guard let than = lexicon.known(text) else { return }
    let other = clause.complements[place].lexeme
    if other.kind == .color, other.wordClass == .adjective {
      clause.complements[place].lexeme = Lexeme(lemma: other.lemma, wordClass: .noun, kind: .color)
      clause.complements[place].lexeme.gender = .masculine
      clause.complements[place].lexeme.article = .definite
    }
    clause.reasons.append(
      Realization.RuleApplication(.understood, clause.complements[place].lexeme.lemma, text))
    clause.complements[place].government = nil
    clause.complements.insert(Constituent(than), at: place)
  }
}

/// Words of what is compared.
private enum SpanishComparedWords {
  /// What is somebody's, with no noun (NGLE §18.2).
  static let others: WordSet = ["mío", "tuyo", "suyo", "nuestro", "vuestro"]
  static let ranks = likenesses.union(["mejor", "peor"])
  /// Ranks that say nothing of a deed.
  static let likenesses: WordSet = ["mayor", "menor", "igual"]
  static let degrees = ranks.union(["más", "menos", "tan", "tanto"])
  /// What something is chosen from, or is one of.
  static let sorts: WordSet = [
    "clase", "grupo", "equipo", "mundo", "familia", "escuela", "colegio", "cole", "instituto",
    "barrio", "pueblo", "ciudad", "país", "casa", "calle", "edificio", "año", "mes", "semana",
    "niño", "niña", "chico", "chica", "persona", "gente", "hombre", "mujer", "alumno", "alumna",
    "animal", "jugador", "jugadora", "amigo", "amiga", "cosa", "día", "momento", "lugar", "sitio",
    "parte", "idea", "color", "comida", "bebida", "fruta", "juego", "deporte", "asignatura",
    "libro",
    "película", "canción", "mascota", "juguete", "planeta", "continente", "estación", "todo",
  ]
  static let later: WordSet = [
    "más tarde", "más temprano", "más pronto", "más lejos", "más cerca", "más rápido",
  ]
  static let now: WordSet = ["hoy", "ahora", "esta semana", "este año"]
  /// Of which one is the most.
  static let named: WordSet = [
    "niño", "niña", "chico", "chica", "persona", "hombre", "mujer", "alumno", "alumna", "animal",
    "jugador", "jugadora", "ciudad", "país", "día", "planeta", "asignatura", "deporte", "fruta",
  ]
  /// How one does what others do otherwise.
  static let manners: WordSet = [
    "rápido", "lento", "alto", "bajo", "fuerte", "despacio", "lejos", "cerca", "temprano", "tarde",
    "pronto", "claro", "deprisa", "bien", "mal", "bonito", "seguido", "a menudo",
  ]
  /// What one does more or better than another, and neither with nor to him.
  static let deeds: WordSet = [
    "correr", "nadar", "andar", "caminar", "saltar", "escribir", "cantar", "dibujar", "crecer",
    "aprender", "comer", "dormir", "pedalear", "pintar", "terminar", "acabar", "llegar", "subir",
    "trabajar", "estudiar", "llorar", "reírse", "sufrir", "beber", "cocinar", "entrenar", "roncar",
    "toser", "descansar", "quejarse", "esforzarse", "ganar", "saber", "pesar", "medir", "durar",
    "tardar", "costar", "valer", "ladrar", "gritar", "cansarse", "viajar", "leer", "hablar",
    "bailar", "conducir", "manejar", "patinar", "esquiar", "madrugar", "levantarse", "acostarse",
    "moverse", "sudar", "vivir", "irse", "dormirse", "gastar", "ahorrar", "cobrar", "entender",
    "ver", "oír", "portarse",
  ]
  /// Of which one has or does more than another.
  static let counted: WordSet = [
    "tener", "comer", "beber", "ganar", "leer", "saber", "marcar", "recibir", "coleccionar",
    "meter",
    "gastar", "cobrar", "hacer", "necesitar", "ver", "perder",
  ]
}
