import AACCore

/// Wholes, classes and sources whose article is told by the words beside them: *en clase, llego tarde a clase, salgo de clase; toda la
/// casa; la leche de la nevera; odio el frío* (NGLE §15.9, §15.10, *ausencia de artículo*; §19.8, *todo*).
extension ClausePlanner {
  /// *Clase* where one learns has no article (NGLE §15.9).
  func goToClass(_ clause: inout Clause, _ verb: String) {
    guard let place = clause.complements.lastIndex(where: { $0.lexeme.lemma == "clase" }),
      !ClassroomWords.apart.contains(verb),
      // Dice que no hay clase.
      clause.complements[..<place].last(where: { $0.lexeme.wordClass == .verb })?.lexeme.lemma
        != "haber", endsThere(clause, place)
    else { return }
    if place > 0 {
      let before = clause.complements[place - 1].lexeme
      if before.wordClass == .adposition {
        guard
          before.lemma == "en" || before.lemma == "de" && verb == "salir"
            || before.lemma == "a" && ClassroomWords.going.contains(verb)
        else { return }
        clause.complements[place].government = Government(
          preposition: before.lemma, article: .bare)
        return
      }
      guard !before.isDeterminerLike, !before.isConnective, !before.isHuman,
        before.wordClass != .verb || before.isInfinitive,
        SpanishPairWords.link(before, clause.complements[place].lexeme, verb: verb) == nil
      else { return }
    }
    let frame = frames[verb]
    let link: String
    if verb == "salir" {
      link = "de"
    } else if ["llegar", "llegar tarde", "faltar", "volver", "ir", "llevar"].contains(verb) {
      link = "a"
    } else if place > 0 && clause.complements[..<place].contains(where: { isThere($0.lexeme) })
      || ClassroomWords.there.contains(verb)
      || frame.slots.allSatisfy({
        $0.isForNamedWords || $0.role == .placeAt || $0.role == .company || $0.role == .manner
      })
    {
      link = "en"
    } else {
      return
    }
    clause.complements[place].government = Government(preposition: link, article: .bare)
    clause.reasons.append(Realization.RuleApplication(.preposition, "clase", link))
  }

  /// What is done or felt in class beside it.
  private func isThere(_ word: Lexeme) -> Bool {
    word.namesThing && word.kind != .event
      && !KindSet.places.contains(word.kind) || word.isInfinitive
  }

  private func endsThere(_ clause: Clause, _ place: Int) -> Bool {
    guard place + 1 < clause.complements.count else { return true }
    let next = clause.complements[place + 1].lexeme
    return next.kind.isTemporal || next.wordClass == .adverb || next.wordClass == .conjunction
  }

  /// *Todo / casa, todo / tarta*: of what is one whole it is all of that one (NGLE §19.8).
  func takeWholeThing(_ clause: inout Clause) {
    for index in clause.complements.indices.dropLast().reversed()
    where ["todo", "toda"].contains(clause.complements[index].lexeme.lemma) {
      let noun = clause.complements[index + 1].lexeme
      guard noun.number != .plural, ClassroomWords.wholes.contains(noun.lemma) else { continue }
      // Toda la leche: what is one whole is measured, and not counted.
      clause.complements[index + 1].lexeme.countability = .mass
    }
  }

  /// *Saca la leche de la nevera, copio el texto de la pizarra*: what something is taken from is a certain one.
  func takeFromCertain(_ clause: inout Clause, _ verb: String) {
    if ClassroomWords.facing.contains(verb), let first = clause.complements.first?.lexeme,
      ClassroomWords.faced.contains(first.lemma), clause.complements.count == 1
    {
      clause.complements[0].government = Government(preposition: nil, article: .definite)
    }
    guard ClassroomWords.taking.contains(verb), clause.complements.count > 2 else { return }
    for index in clause.complements.indices.dropLast().dropFirst()
    where clause.complements[index].lexeme.lemma == "de"
      && clause.complements[index - 1].lexeme.wordClass == .noun
    {
      let source = clause.complements[index + 1].lexeme
      guard source.wordClass == .noun, source.number != .plural, source.article != .bare,
        source.kind == .furniture || source.kind == .room
          || ClassroomWords.sources.contains(source.lemma), let the = lexicon.known("el")
      else { continue }
      clause.complements.insert(Constituent(the), at: index + 1)
      return
    }
  }
}

/// Words of classes, wholes and sources.
private enum ClassroomWords {
  /// What is done to a class or with it.
  static let apart: WordSet = [
    "dar", "tener", "limpiar", "decorar", "barrer", "invitar", "ver", "gustar", "encantar",
    "querer", "odiar", "preparar", "empezar", "acabar", "terminar", "ser", "haber", "buscar",
    "cambiar", "perder", "recoger", "ordenar", "ganar", "necesitar", "pedir", "conocer", "estar",
    "tocar", "durar", "comprar", "pagar",
  ]
  /// How one gets there.
  static let going: WordSet = [
    "ir", "llegar", "llegar tarde", "faltar", "volver", "entrar", "regresar", "venir", "asistir",
    "llevar", "correr", "acudir",
  ]
  /// What is done in class with nothing beside it.
  static let there: WordSet = [
    "copiar", "aprender", "aburrirse", "dormirse", "portarse", "portarse mal", "portarse bien",
    "distraerse", "entrar", "callarse", "levantarse", "sentarse", "estudiar", "trabajar",
  ]
  /// What is one thing to all of which something is done.
  static let wholes: WordSet = [
    "tarta", "casa", "clase", "barrio", "mundo", "familia", "colegio", "pueblo", "ciudad", "país",
    "libro", "película", "pizza", "pastel", "bocadillo", "cuerpo", "comida", "habitación", "cuarto",
    "cocina", "sopa", "leche", "dinero", "ropa", "equipo", "edificio",
    "hospital", "parque", "calle", "jardín", "suelo", "pan", "botella", "plato", "bolsa",
  ]
  static let taking: WordSet = [
    "sacar", "quitar", "coger", "copiar", "cambiar", "levantar", "recoger", "bajar", "agarrar",
  ]
  static let sources: WordSet = [
    "pizarra", "nevera", "pecera", "pasillo", "mesa", "suelo", "cama", "armario", "cajón",
    "mochila",
    "horno", "lavadora", "frigorífico",
  ]
  static let facing: WordSet = [
    "odiar", "soportar", "vencer", "perder", "aguantar", "superar", "combatir",
  ]
  static let faced: WordSet = ["miedo", "frío", "calor", "vergüenza", "timidez", "dolor"]
}
