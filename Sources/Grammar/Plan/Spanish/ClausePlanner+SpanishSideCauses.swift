import AACCore

/// Because of what, in what and by what means, where Spanish rows and words by role lay a second noun: *estar / cortada / nieve, perder / vuelo / tráfico,
/// escuchar / radio / coche, aprender / inglés / aplicación, sacar / sobresaliente / inglés, buscar / trabajo / internet* (NGLE §46.2, causes; §29.8; §29.6).
extension ClausePlanner {
  /// Gives the last noun its preposition.
  func settleSideCauses(_ clause: inout Clause, _ verb: String) {
    haveIn(&clause, verb)
    askWhereGot(&clause, verb)
    guard let last = clause.complements.indices.last, last > 0,
      case let noun = clause.complements[last].lexeme, noun.wordClass == .noun,
      clause.complements[last].government == nil || !clause.isLaid,
      case let before = clause.complements[last - 1].lexeme,
      before.wordClass == .noun || before.wordClass == .adjective, !before.kind.isTemporal,
      !before.isDeterminerLike
    else { return }
    if SideCauseWords.hindered.contains(verb)
      || verb == "estar" && SideCauseWords.closed.contains(where: before.lemma.hasPrefix),
      SideCauseWords.causes.contains(noun.lemma), before.kind != .weather,
      // Perdí el guante en la nieve.
      verb != "perder" || before.kind == .vehicle || SideCauseWords.missed.contains(before.lemma)
    {
      return govern(&clause, last, "por", noun.lemma == "obras" ? .bare : .definite)
    }
    if settleGround(&clause, verb, last) { return }
    guard before.wordClass == .noun else { return gradeIn(&clause, verb, last) }
    if SideCauseWords.hearing.contains(verb), noun.kind == .vehicle,
      before.kind == .media || before.kind == .music || before.kind == .book
        || before.kind == .device
    {
      clause.complements[last - 1].government = Government(preposition: nil, article: .definite)
      return govern(&clause, last, "en", .definite)
    }
    if SideCauseWords.learning.contains(verb),
      before.kind == .languageName || before.kind == .subject,
      SideCauseWords.means.contains(noun.lemma)
    {
      return govern(&clause, last, "con", noun.lemma.hasSuffix("s") ? .bare : .indefinite)
    }
    if noun.lemma == "internet", SideCauseWords.searching.contains(verb) {
      return govern(&clause, last, "por", .bare)
    }
    gradeIn(&clause, verb, last)
  }

  /// *Mezclar / color / cubo, dejar / rastro / pared, hacer / trampa / parchís, cantar / iglesia / Navidad*: in what, on what, at what and when.
  private func settleGround(_ clause: inout Clause, _ verb: String, _ last: Int) -> Bool {
    let (noun, before) = (clause.complements[last].lexeme, clause.complements[last - 1].lexeme)
    if verb == "mezclar", SideCauseWords.vessels.contains(noun.lemma) {
      govern(&clause, last, "en", .definite)
      return true
    }
    if verb == "dejar", SideCauseWords.traces.contains(before.lemma), noun.namesThing {
      clause.complements[last - 1].government = Government(preposition: nil, article: .indefinite)
      govern(&clause, last, "en", .definite)
      return true
    }
    if before.lemma == "trampa" || before.lemma == "trampas" || verb == "hacer trampa",
      noun.kind == .game
    {
      govern(&clause, last, "a", .definite)
      return true
    }
    if noun.lemma == "Navidad", !SideCauseWords.celebrating.contains(verb),
      KindSet.places.contains(before.kind)
    {
      govern(&clause, last, "en", .bare)
      return true
    }
    return false
  }

  /// *Tener / algo / zapato*: in what one wears or in oneself.
  private func haveIn(_ clause: inout Clause, _ verb: String) {
    guard verb == "tener" || verb == "notar" || verb == "sentir", clause.complements.count == 2,
      clause.complements[0].lexeme.lemma == "algo",
      case let noun = clause.complements[1].lexeme, noun.wordClass == .noun,
      noun.kind == .clothing || noun.kind == .body || noun.kind == .furniture
    else { return }
    govern(&clause, 1, "en", .definite)
  }

  /// *Arroz / quemarse / olla*: in what it was.
  func burnIn(_ clause: inout Clause, _ verb: String) {
    guard SideCauseWords.cooking.contains(verb), clause.complements.count == 1,
      SideCauseWords.vessels.contains(clause.complements[0].lexeme.lemma),
      clause.subject.last.map({ KindSet.edible.contains($0.lexeme.kind) }) == true
    else { return }
    govern(&clause, 0, "en", .definite)
  }

  /// *Dónde / tú / comprar / bolso*, of the past: the one that the other has (NGLE §14.3).
  private func askWhereGot(_ clause: inout Clause, _ verb: String) {
    guard clause.tense == .past, clause.isQuestion, SideCauseWords.got.contains(verb),
      clause.complements.contains(where: { $0.lexeme.lemma == "dónde" }),
      let last = clause.complements.indices.last,
      case let thing = clause.complements[last].lexeme, thing.namesThing,
      thing.countability == .count, thing.number != .plural,
      last == 0 || !clause.complements[last - 1].lexeme.isDeterminerLike
        || clause.complements[last - 1].lexeme.lemma == "dónde"
    else { return }
    clause.complements[last].government = Government(preposition: nil, article: .definite)
  }

  /// *Sacar / sobresaliente / inglés*: in what.
  private func gradeIn(_ clause: inout Clause, _ verb: String, _ last: Int) {
    guard verb == "sacar" || verb == "tener", last == 1,
      SideCauseWords.grades.contains(clause.complements[0].lexeme.lemma),
      case let subject = clause.complements[1].lexeme,
      subject.kind == .subject || subject.kind == .languageName
        || ["mates", "lengua", "historia", "música", "religión"].contains(subject.lemma)
    else { return }
    var grade = Lexeme(
      lemma: clause.complements[0].lexeme.lemma, wordClass: .noun, kind: .thing)
    grade.gender = .masculine
    grade.countability = .count
    clause.complements[0].lexeme = grade
    clause.complements[0].government = Government(preposition: nil, article: .indefinite)
    govern(&clause, 1, "en", .bare)
  }

  private func govern(
    _ clause: inout Clause, _ index: Int, _ preposition: String, _ article: Article
  ) {
    clause.reasons.append(
      Realization.RuleApplication(
        .preposition, clause.complements[index].lexeme.lemma, preposition))
    clause.complements[index].government = Government(preposition: preposition, article: article)
  }
}

/// Words of these rules.
private enum SideCauseWords {
  /// What does not come about for a reason.
  static let hindered: WordSet = ["perder", "cancelar", "suspender", "aplazar", "cerrar", "cortar"]
  /// How ways and houses are then; without the ending.
  static let closed = [
    "cortad", "cerrad", "cancelad", "suspendid", "retrasad", "inundad", "bloquead", "parad",
  ]
  static let causes: WordSet = [
    "tráfico", "atasco", "nieve", "lluvia", "niebla", "hielo", "viento", "huelga", "avería",
    "accidente", "obras", "inundación", "tormenta", "incendio", "nevada", "retraso",
  ]
  static let got: WordSet = ["comprar", "comprarse", "encontrar", "conseguir", "dejar", "poner"]
  static let missed: WordSet = [
    "vuelo", "avión", "tren", "autobús", "barco", "clase", "cita", "reunión", "metro", "partido",
  ]
  static let cooking: WordSet = [
    "quemarse", "pegarse", "cocerse", "hervir", "enfriarse", "calentarse", "hacerse",
  ]
  static let vessels: WordSet = [
    "sartén", "horno", "cacerola",
    "cubo", "bol", "cuenco", "olla", "vaso", "plato", "cazo", "recipiente", "jarra", "bandeja",
  ]
  static let traces: WordSet = ["rastro", "huella", "marca", "señal", "olor", "huellas"]
  static let celebrating: WordSet = [
    "celebrar", "gustar", "encantar", "odiar", "preparar", "felicitar", "pasar", "ser", "esperar",
  ]
  static let hearing: WordSet = ["escuchar", "oír", "ver", "leer"]
  static let learning: WordSet = ["aprender", "estudiar", "practicar", "repasar"]
  static let means: WordSet = [
    "aplicación", "app", "ordenador", "tableta", "vídeos", "tarjetas", "juegos", "canciones",
    "podcast", "móvil",
  ]
  static let searching: WordSet = [
    "buscar", "comprar", "pagar", "vender", "hablar", "conocer", "encontrar", "mandar", "enviar",
  ]
  static let grades: WordSet = [
    "sobresaliente", "notable", "suficiente", "suspenso", "aprobado", "bien", "diez", "cero",
  ]
}
