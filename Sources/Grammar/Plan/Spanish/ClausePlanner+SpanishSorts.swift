import AACCore

/// Spanish words behind a noun that make one name with it, and what is said of the last moment and of a match: *permiso de
/// conducir, el chiste de Pablo, en el último minuto, dos a uno* (NGLE §12.7, §26.5, §30.6, §21.2).
extension ClausePlanner {
  /// *Renovar / permiso / conducir*: the deed that a thing is there for is part of its name.
  func nameByDeed(_ clause: inout Clause, _ index: Int) -> Bool {
    let (thing, deed) = (clause.complements[index].lexeme, clause.complements[index + 1].lexeme)
    guard deed.wordClass == .verb, thing.wordClass == .noun,
      SpanishPairWords.isMeant(thing, for: deed),
      // Me dan permiso para conducir el coche.
      index + 2 == clause.complements.count
        || clause.complements[index + 2].lexeme.wordClass != .noun
    else { return false }
    let tables = LanguageTables.tables(language)
    clause.reasons.append(Realization.RuleApplication(.understood, deed.lemma, "de"))
    clause.complements[index].lexeme.gender = tables.gender(of: thing)
    clause.complements[index].lexeme.lemma = "\(thing.lemma) de \(deed.lemma)"
    if SpanishPairWords.studying.contains(clause.verb?.lexeme.lemma ?? "") {
      clause.complements[index].lexeme.article = .definite
    }
    clause.complements.remove(at: index + 1)
    return true
  }

  /// *Reírse / de / chiste / Pablo, quejarse / de / ruido / vecinos*: whose it is that one laughs at or complains of.
  func isTopicOfSomebody(_ clause: Clause, _ index: Int) -> Bool {
    guard index > 0, let verb = clause.verb?.lexeme.lemma, Self.moved.contains(verb) else {
      return false
    }
    let before = clause.complements[index - 1].lexeme
    let (thing, owner) = (clause.complements[index].lexeme, clause.complements[index + 1].lexeme)
    return before.wordClass == .adposition && thing.wordClass == .noun && !thing.isBeing
      && owner.isHuman && owner.wordClass != .pronoun
      && clause.complements[index + 1].government == nil
  }

  /// *Gol / último / minuto*.
  func settleMoments(_ clause: inout Clause, _ verb: String) {
    settleBehindLinks(&clause, verb)
    settleSideWords(&clause, verb)
    if verb == "oler" { smellOf(&clause) }
    if verb == "llamar" { callTaxi(&clause) }
    if verb == "volver" || verb == "regresar" { comeBackFrom(&clause) }
    guard clause.complements.count > 1 else { return }
    for index in clause.complements.indices.dropLast()
    where index + 1 < clause.complements.count {
      if joinManner(&clause, index) || nameFriend(&clause, index, verb) { continue }
      let (word, next) = (clause.complements[index].lexeme, clause.complements[index + 1].lexeme)
      if word.lemma == "último", Self.moments.contains(next.lemma), !Self.lived.contains(verb),
        index == 0
          || clause.complements[index - 1].lexeme.wordClass != .adposition
            && !clause.complements[index - 1].lexeme.isDeterminerLike
      {
        return say("en el último \(next.lemma)", &clause, index...(index + 1))
      }
      if word.lemma == "acento", next.kind == .languageName {
        clause.complements[index + 1].lexeme = Lexeme(
          lemma: next.lemma, wordClass: .adjective, kind: .quality)
        continue
      }
      if word.lemma == "nombre", next.wordClass == .properNoun, Self.booking.contains(verb) {
        return say("a nombre de \(next.lemma)", &clause, index...(index + 1))
      }
    }
  }

  /// *Cocina / oler / quemado, habitación / oler / humedad*: what a thing smells of (NGLE §36.3).
  private func smellOf(_ clause: inout Clause) {
    guard clause.complements.count == 1, !clause.subject.isEmpty,
      clause.subject.allSatisfy({ !$0.lexeme.isBeing && $0.lexeme.wordClass != .pronoun }),
      case let smell = clause.complements[0].lexeme,
      smell.wordClass == .noun && !smell.isBeing || Self.smells.contains(smell.lemma),
      let link = lexicon.known("a")
    else { return }
    clause.complements[0].lexeme.wordClass = .noun
    clause.complements[0].lexeme.article = .bare
    clause.complements[0].lexeme.countability = .mass
    clause.complements[0].government = nil
    clause.complements.insert(Constituent(link), at: 0)
    clause.reasons.append(Realization.RuleApplication(.preposition, smell.lemma, "a"))
  }

  /// *Llamar / yo / taxi*: for whom, and not whom (NGLE §35.5).
  private func callTaxi(_ clause: inout Clause) {
    guard clause.complements.count == 2, clause.complements[0].lexeme.wordClass == .pronoun,
      clause.complements[1].lexeme.lemma == "taxi", clause.complements[1].lexeme.wordClass == .noun
    else { return }
    clause.verb?.lexeme.lemma = "llamar un taxi"
    clause.complements.remove(at: 1)
  }

  /// *Cuándo / volver / mamá / trabajo*: who is awaited comes back from there (NGLE §29.8).
  private func comeBackFrom(_ clause: inout Clause) {
    guard clause.isQuestion || clause.complements.contains(where: { $0.lexeme.lemma == "cuándo" }),
      clause.complements.contains(where: { $0.lexeme.lemma == "cuándo" }),
      !clause.subject.isEmpty, clause.subject.allSatisfy({ $0.lexeme.wordClass != .pronoun }),
      let place = clause.complements.indices.last,
      case let from = clause.complements[place].lexeme, from.wordClass == .noun,
      from.kind == .place || Self.duties.contains(from.lemma),
      place == 0 || clause.complements[place - 1].lexeme.wordClass != .adposition
    else { return }
    clause.complements[place].government = Government(preposition: "de", article: .definite)
    clause.reasons.append(Realization.RuleApplication(.preposition, from.lemma, "de"))
  }

  /// *Muy / bien / matemáticas, despacio / y / hondo*: words of manner that are one (NGLE §30.5, §31.2).
  private func joinManner(_ clause: inout Clause, _ index: Int) -> Bool {
    let (word, next) = (clause.complements[index].lexeme, clause.complements[index + 1].lexeme)
    if ["muy", "bastante", "demasiado", "tan"].contains(word.lemma),
      ["bien", "mal"].contains(next.lemma),
      index + 2 == clause.complements.count && index > 0
        || word.lemma == "muy" && index + 2 < clause.complements.count
          && clause.complements[index + 2].lexeme.wordClass == .noun
    {
      say("\(word.lemma) \(next.lemma)", &clause, index...(index + 1))
      return true
    }
    guard Self.manners.contains(word.lemma), next.lemma == "y",
      index + 2 < clause.complements.count,
      case let other = clause.complements[index + 2].lexeme.lemma, Self.manners.contains(other)
    else { return false }
    say("\(word.lemma) y \(other)", &clause, index...(index + 2))
    return true
  }

  /// *Presentar / mi / amigo / Raúl, visitar / tía / Carmen, jugar / primo / Juan*: the name of somebody's friend, kin or teacher (NGLE
  /// §12.13, *aposición*).
  private func nameFriend(_ clause: inout Clause, _ index: Int, _ verb: String) -> Bool {
    let (word, name) = (clause.complements[index].lexeme, clause.complements[index + 1].lexeme)
    let isOwned = index > 0 && clause.complements[index - 1].lexeme.kind == .possessive
    guard name.wordClass == .properNoun, name.isHuman,
      clause.complements[index + 1].government == nil || !isOwned, word.wordClass == .noun,
      word.isHuman, word.number != .plural, isOwned || isTitled(clause, index, verb)
    else { return false }
    let isKnown = Self.titles.contains(word.lemma)
    let (first, second) = (clause.complements[index].tile, clause.complements[index + 1].tile)
    clause.complements[index].lexeme.gender = LanguageTables.tables(language).gender(of: word)
    clause.complements[index].lexeme.lemma = "\(word.lemma) \(name.lemma)"
    clause.complements.remove(at: index + 1)
    if let first, let second { clause.joins[first] = [first, second] }
    guard !isOwned else { return true }
    clause.complements[index].lexeme.article = .definite
    if !isKnown, let own = lexicon.known(isOfHearer(clause) ? "tu" : "mi") {
      clause.reasons.append(Realization.RuleApplication(.understood, word.lemma, own.lemma))
      clause.complements.insert(Constituent(own), at: index)
    }
    return true
  }

  private func isOfHearer(_ clause: Clause) -> Bool {
    clause.subject.last?.lexeme.person == .second
  }

  /// Whether a bare noun for somebody is what the name behind it is called with, and neither of several nor whom something is given to.
  private func isTitled(_ clause: Clause, _ index: Int, _ verb: String) -> Bool {
    let (word, words) = (clause.complements[index].lexeme, clause.complements)
    guard Self.titles.contains(word.lemma) || Self.companions.contains(word.lemma),
      !Self.handing.contains(verb),
      index + 2 == words.count
        || !words[index + 2].lexeme.isHuman && !words[index + 2].lexeme.isConnective
    else { return false }
    return index == 0
      || !words[index - 1].lexeme.isHuman && !words[index - 1].lexeme.isConnective
        && !words[index - 1].lexeme.isDeterminerLike
  }

  /// Who is called by the name with the noun before it.
  private static let titles: WordSet = [
    "tía", "tío", "abuela", "abuelo", "profesora", "profesor", "profe", "maestra", "maestro",
    "seño", "doctora", "doctor", "señora", "señor", "señorita", "tita", "tito", "yaya", "yayo",
    "enfermera", "enfermero",
  ]
  /// Of whom the speaker has several, and says which.
  private static let companions: WordSet = [
    "primo", "prima", "hermano", "hermana", "amigo", "amiga", "vecino", "vecina", "compañero",
    "compañera", "sobrino", "sobrina", "cuñado", "cuñada",
  ]
  /// What is done to one of two people with the other.
  private static let handing: WordSet = [
    "presentar", "llamarse", "ser", "comparar", "confundir", "mandar", "preferir",
    "cambiar", "casarse", "parecerse", "dar", "regalar", "enviar",
  ]

  private func say(_ text: String, _ clause: inout Clause, _ place: ClosedRange<Int>) {
    clause.complements[place.lowerBound].lexeme = Lexeme(
      lemma: text, wordClass: .adverb, kind: .manner)
    clause.complements[place.lowerBound].government = nil
    clause.complements.removeSubrange((place.lowerBound + 1)...place.upperBound)
  }

  /// What happens at the end is often too late.
  private static let moments: WordSet = ["minuto", "momento", "segundo", "instante"]
  /// What one does with a moment itself.
  private static let lived: WordSet = [
    "recordar", "vivir", "disfrutar", "perder", "aprovechar", "olvidar", "esperar", "ser", "contar",
  ]
  /// What is done in somebody's name.
  private static let booking: WordSet = [
    "reservar", "pedir", "apuntar", "encargar", "poner", "comprar", "alquilar", "rentar", "hacer",
    "dejar", "sacar", "firmar",
  ]
  /// Qualities that are smelt.
  private static let smells: WordSet = ["quemado", "podrido", "cerrado", "chamuscado", "nuevo"]
  /// Where somebody is awaited from.
  private static let duties: WordSet = [
    "trabajo", "viaje", "hospital", "cole", "colegio", "escuela", "médico", "compra", "vacaciones",
    "excursión", "campamento",
  ]
  /// How something is done.
  private static let manners: WordSet = [
    "despacio", "hondo", "rápido", "fuerte", "alto", "bajo", "claro", "bien", "mal", "lento",
    "profundo", "suave", "recto", "deprisa", "flojo", "tranquilo", "pronto", "tarde", "temprano",
    "lejos", "cerca", "mejor", "peor", "seguido",
  ]
  /// Verbs of what somebody feels, learns and does about something with its own preposition, with nobody beside it.
  private static let moved: WordSet = [
    "reírse", "quejarse", "enterarse", "alegrarse", "preocuparse", "burlarse", "acordarse",
    "cansarse", "hartarse", "disfrutar", "olvidarse", "asustarse", "emocionarse", "sorprenderse",
    "avergonzarse", "arrepentirse", "depender", "sospechar", "desconfiar", "fiarse", "mofarse",
    "ocuparse", "encargarse", "encapricharse", "extrañarse", "aprovecharse", "presumir", "huir",
  ]
}
