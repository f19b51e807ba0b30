import AACCore

/// Verbs of Spanish chosen without their pronoun for what one does to oneself, what moves oneself and what is eaten up
/// (NGLE §41.10–13, *verbos pronominales*; §35.8, *dativo aspectual*).
extension ClausePlanner {
  /// Gives the verb its pronoun where the words chosen beside it can mean nothing else.
  func turnPronominal(_ clause: inout Clause, _ verb: String) {
    if happensByItself(clause, verb) {
      clause.verb?.lexeme.lemma = verb + "se"
      return
    }
    guard OneselfWords.any.contains(verb), clause.verb?.lexeme.forms.isEmpty == true,
      isDoneBySomebody(clause)
    else { return }
    if harmsOneself(&clause, verb) { return }
    guard frames.listed(verb + "se") != nil else { return }
    let turns =
      movesOneself(clause, verb) || isFelt(clause, verb) || isConsumed(clause, verb)
      || isPutOn(clause, verb) || isOwnPart(clause, verb) || dressesUp(clause, verb)
    if turns { clause.verb?.lexeme.lemma = verb + "se" }
  }

  /// *El vaso se rompió, se acabó el papel, la puerta se abre sola*: what happens to a thing that nobody does anything to
  /// (NGLE §41.13, *verbos de cambio de estado*).
  private func happensByItself(_ clause: Clause, _ verb: String) -> Bool {
    guard clause.subject.last?.lexeme.wordClass == .noun, OneselfWords.happening.contains(verb),
      clause.verb?.lexeme.forms.isEmpty == true,
      clause.verb?.lexeme.person == nil, !clause.options.contains(.request),
      let thing = clause.subject.last?.lexeme, thing.kind != .event,
      // El supermercado cierra a las nueve.
      !KindSet.places.contains(thing.kind) || verb != "abrir" && verb != "cerrar",
      verb != "terminar" || KindSet.edible.contains(thing.kind) || thing.kind == .material
        || thing.kind == .medicine,
      // La película acaba bien: how it ends, and not that nothing is left.
      verb != "acabar"
        || !clause.complements.contains(where: { ["bien", "mal"].contains($0.lexeme.lemma) }),
      // La sopa quema, el cactus pincha: what it does to others.
      clause.tense == .past || !OneselfWords.hurtful.contains(verb),
      clause.subject.allSatisfy({
        !$0.lexeme.isBeing && ($0.lexeme.wordClass != .pronoun || $0.lexeme.kind != .person)
      }), frames.listed(verb + "se") != nil
    else { return false }
    return clause.complements.allSatisfy { word in
      word.lexeme.kind.isTemporal || word.lexeme.wordClass == .adverb
        || word.lexeme.kind == .negation || word.lexeme.kind == .degree
        || word.lexeme.kind == .question || word.lexeme.lemma == "solo"
        // El vuelo se retrasó cuatro horas.
        || verb == "retrasar" && word.lexeme.wordClass == .numeral
    }
  }

  private func isDoneBySomebody(_ clause: Clause) -> Bool {
    clause.subject.allSatisfy { word in
      word.lexeme.isBeing || word.lexeme.isDeterminerLike || word.lexeme.wordClass == .adjective
        || word.lexeme.isConnective
        || word.lexeme.wordClass == .pronoun && word.lexeme.kind == .person
        || ["quién", "alguien", "nadie", "todos"].contains(word.lexeme.lemma)
    }
  }

  /// What is done to somebody or something, and no place, time or vehicle.
  private func isDone(_ word: Constituent) -> Bool {
    let lexeme = word.lexeme
    if lexeme.wordClass == .pronoun { return lexeme.kind == .person }
    guard [.noun, .properNoun, .verb].contains(lexeme.wordClass) else { return false }
    return !lexeme.kind.isTemporal && !KindSet.places.contains(lexeme.kind)
      && lexeme.kind != .furniture
  }

  /// *Me escondí en el armario, nos bañamos en el mar con los primos, me caso con Ana*: with nothing else that it could be
  /// done to.
  private func movesOneself(_ clause: Clause, _ verb: String) -> Bool {
    let words = clause.complements
    if verb == "apuntar",
      words.contains(where: { SpanishPlacedWords.noted.contains($0.lexeme.lemma) })
    {
      return false
    }
    if OneselfWords.always.contains(verb) {
      return OneselfWords.joined.contains(verb)
        || !words.contains { word in
          word.lexeme.isBeing || word.lexeme.wordClass == .pronoun && word.lexeme.kind == .person
        }
    }
    switch verb {
    case "reír": return words.contains { !$0.lexeme.kind.isTemporal }
    case "escapar": return !words.contains { $0.lexeme.isHuman }
    case "ir": return words.isEmpty && clause.tense == .past && !clause.isQuestion
    case "perder", "meter":
      return words.contains { isPlace($0.lexeme) } && !words.contains(where: isDone)
    case "tirar", "lanzar":
      return words.contains { isPlace($0.lexeme) || isSlide($0.lexeme) }
        && words.allSatisfy { !isDone($0) || isSlide($0.lexeme) }
    case "besar", "abrazar":
      // Nos besamos en el parque: of several, each other (NGLE §16.5).
      let doer = clause.subject.first?.lexeme
      return
        (clause.subject.filter { $0.lexeme.isBeing }.count > 1
        || doer?.wordClass == .pronoun && doer?.number == .plural)
        && !words.contains(where: isDone)
    case "bañar", "sentar":
      let isThere = words.contains {
        verb == "bañar"
          ? OneselfWords.waters.contains($0.lexeme.lemma)
          : isPlace($0.lexeme) || OneselfWords.seated.contains($0.lexeme.lemma)
      }
      return isThere
        && words.allSatisfy {
          !isDone($0) || isPlace($0.lexeme) || isCompany($0.lexeme)
            || OneselfWords.seated.contains($0.lexeme.lemma)
        }
        || verb == "bañar" && isThere && !words.contains(where: isDone)
    case "parecer":
      return words.count == 1 && words[0].lexeme.isHuman && words[0].lexeme.kind != .question
        && clause.subject.count == 1 && clause.subject[0].lexeme.isHuman
        && (PortionWords.isKin(words[0].lexeme.lemma) || words[0].lexeme.wordClass == .properNoun)
    case "marear":
      return words.allSatisfy { !isDone($0) || $0.lexeme.kind == .vehicle }
    default: break
    }
    guard OneselfWords.own.contains(verb) else { return false }
    let isOfAnything =
      OneselfWords.physical.contains(verb) || frames[verb].mayAffect
    // Se esconde en el armario, but mueve el armario and le cansa la escalera.
    return !words.contains { word in
      isDone(word)
        || isOfAnything && word.lexeme.wordClass == .noun && !word.lexeme.kind.isTemporal
    }
  }

  private func isPlace(_ word: Lexeme) -> Bool {
    KindSet.places.contains(word.kind) || word.kind == .furniture || word.kind == .nature
  }

  private func isSlide(_ word: Lexeme) -> Bool { BesideWords.playgrounds.contains(word.lemma) }

  /// Who comes along and needs not be bathed or seated.
  private func isCompany(_ word: Lexeme) -> Bool {
    guard word.isHuman, word.wordClass != .pronoun || word.person != .first else { return false }
    return !OneselfWords.cared.contains(word.lemma)
  }

  /// *Me siento triste, me puse nervioso, me encontré mal*: how somebody is or becomes.
  private func isFelt(_ clause: Clause, _ verb: String) -> Bool {
    guard OneselfWords.feeling.contains(verb), !clause.complements.contains(where: isDone) else {
      return false
    }
    return clause.complements.contains { word in
      word.lexeme.wordClass == .adjective && (word.lexeme.kind.isPassing || verb == "sentir")
        // Volví cansado del trabajo: who comes back has become nothing.
        && (verb != "volver" || !OneselfWords.returning.contains(word.lexeme.lemma))
        && !WordSorter.alone.contains(word.lexeme.lemma)
        || OneselfWords.well.contains(word.lexeme.lemma) && verb != "poner" && verb != "volver"
    }
  }

  /// *Se comió mi bocadillo, me bebí toda la leche*: a certain thing that is eaten up (NGLE §35.8).
  private func isConsumed(_ clause: Clause, _ verb: String) -> Bool {
    guard OneselfWords.consuming.contains(verb), clause.tense == .past,
      !clause.options.contains(.habitual), !clause.options.contains(.progressive)
    else { return false }
    return clause.complements.indices.dropLast().contains { index in
      let word = clause.complements[index].lexeme
      return (word.kind == .possessive || word.kind == .demonstrative || word.lemma == "todo")
        && clause.complements[index + 1].lexeme.wordClass == .noun
    }
  }

  /// *Me manché la camiseta, me abroché los botones*: what one wears.
  private func isPutOn(_ clause: Clause, _ verb: String) -> Bool {
    guard OneselfWords.wearing.contains(verb), !clause.options.contains(.request),
      clause.subject.allSatisfy({ $0.lexeme.wordClass == .pronoun })
    else { return false }
    let things = clause.complements.filter(isDone).map(\.lexeme)
    guard let first = things.first, !things.contains(where: \.isBeing),
      !clause.complements.contains(where: { $0.lexeme.kind == .possessive })
    else { return false }
    let isFastened = SpanishRoleWords.fasteners.contains(first.lemma)
    return isFastened ? OneselfWords.closing.contains(verb) : first.kind == .clothing
  }

  /// *Me rasqué la nariz, me mordí las uñas*: a part of oneself (NGLE §35.7, *dativo simpatético*).
  private func isOwnPart(_ clause: Clause, _ verb: String) -> Bool {
    guard OneselfWords.touching.contains(verb) || verb == "morder" || verb == "sonar",
      !clause.options.contains(.request)
    else { return false }
    let things = clause.complements.filter(isDone).map(\.lexeme)
    // Quemar / dedo / plancha: with what, behind it.
    guard (1...2).contains(things.count), things[0].kind == .body,
      things.dropFirst().allSatisfy({
        $0.wordClass == .noun && !$0.isBeing && $0.kind != .body && $0.kind != .toy
          && $0.kind != .weather && !$0.kind.isSensation && $0.kind != .state
      }),
      !clause.complements.contains(where: { $0.lexeme.kind == .possessive })
    else { return false }
    if verb == "sonar" { return ["nariz", "mocos"].contains(things[0].lemma) }
    return verb != "morder" || OneselfWords.bitten.contains(things[0].lemma)
  }

  /// *Me disfracé de pirata*: as whom, where nobody else is named.
  private func dressesUp(_ clause: Clause, _ verb: String) -> Bool {
    guard verb == "disfrazar" else { return false }
    let things = clause.complements.filter(isDone).map(\.lexeme).filter { !$0.takesPlace }
    guard things.count == 1 else { return false }
    return things[0].wordClass == .noun && !PortionWords.isKin(things[0].lemma)
      && !KinWords.isOwnByRole(things[0]) && !OneselfWords.cared.contains(things[0].lemma)
  }

  /// *Me hice daño en la rodilla, me di un golpe en la cabeza, me clavé una astilla en el dedo*.
  private func harmsOneself(_ clause: inout Clause, _ verb: String) -> Bool {
    guard OneselfWords.harming.contains(verb) else { return false }
    let things = clause.complements.filter(isDone).map(\.lexeme)
    guard let first = things.first, !clause.options.contains(.request),
      things.dropFirst().allSatisfy({ $0.kind == .body })
    else { return false }
    switch verb {
    case "hacer" where first.lemma == "daño":
      clause.verb?.lexeme.lemma = "hacerse daño"
      clause.complements.removeAll { $0.lexeme.lemma == "daño" }
    case "dar" where first.lemma == "golpe":
      clause.verb?.lexeme.lemma = "darse un golpe"
      clause.complements.removeAll { $0.lexeme.lemma == "golpe" || $0.lexeme.lemma == "un" }
    case "clavar" where things.count == 2 || OneselfWords.splinters.contains(first.lemma):
      clause.verb?.lexeme.lemma = "clavarse"
    default: return false
    }
    return true
  }
}

/// Words of what one does to oneself.
enum OneselfWords {
  /// Of these, what things do to others as long as it has not happened.
  static let hurtful: WordSet = ["quemar", "manchar", "mojar", "pinchar"]
  /// What things do by themselves, said with their pronoun.
  static let happening: WordSet = [
    "romper", "acabar", "perder", "estropear", "apagar", "encender", "abrir", "cerrar", "mojar",
    "manchar", "quemar", "derretir", "pinchar", "atascar", "derramar", "caer", "terminar", "secar",
    "retrasar",
  ]
  /// All verbs that any of these rules asks for.
  static let any = always.union(own).union(feeling).union(consuming).union(wearing).union(touching)
    .union([
      "reír", "escapar", "ir", "perder", "meter", "tirar", "lanzar", "bañar", "sentar", "parecer",
      "marear", "morder", "sonar", "disfrazar", "besar", "abrazar",
    ]).union(harming)
  /// Verbs of what hurts with what it is done with.
  static let harming: WordSet = ["hacer", "dar", "clavar"]
  /// Verbs that are hardly said of somebody without their pronoun.
  static let always: WordSet = [
    "quejar", "arrepentir", "atrever", "portar", "enamorar", "mudar", "casar", "apuntar", "burlar",
    "fijar", "enterar", "acordar", "alojar", "resfriar", "constipar", "agachar", "arrodillar",
    "columpiar", "atragantar", "callar", "jubilar", "divorciar", "desmayar", "empadronar",
    "suicidar", "independizar",
  ]
  /// Of these what takes somebody behind its preposition.
  static let joined: WordSet = [
    "quejar", "enamorar", "casar", "burlar", "fijar", "enterar", "acordar", "divorciar",
  ]
  /// What one mostly does to oneself where nothing else is named.
  static let own: WordSet = [
    "asustar", "mojar", "ensuciar", "manchar", "cansar", "preocupar", "divertir", "alegrar",
    "animar", "relajar", "calmar", "tranquilizar", "esconder", "mover", "secar", "lavar",
    "concentrar", "emocionar", "confundir", "acercar", "alejar", "apartar", "hundir", "balancear",
    "deslizar", "quemar", "pinchar", "tapar", "abrigar", "perfumar", "marear", "ahogar",
  ]
  /// Of these what is done to any thing or place.
  static let physical: WordSet = [
    "mover", "apartar", "alejar", "acercar", "ensuciar", "manchar", "mojar", "secar", "lavar",
    "quemar", "hundir", "pinchar", "tapar", "abrigar", "perfumar",
  ]
  /// Verbs of being and becoming so.
  static let feeling: WordSet = ["sentir", "encontrar", "poner", "volver"]
  /// How one comes back from somewhere.
  static let returning: WordSet = [
    "cansado", "contento", "triste", "enfadado", "enojado", "feliz", "mojado", "sucio", "enfermo",
    "borracho", "nervioso", "agotado", "asustado", "dormido",
  ]
  static let well: WordSet = ["bien", "mal", "mejor", "peor", "fatal", "genial", "bueno", "malo"]
  /// Verbs of eating and drinking.
  static let consuming: WordSet = ["comer", "beber", "tomar", "tragar"]
  /// What is done to what one wears.
  static let wearing: WordSet = [
    "probar", "manchar", "ensuciar", "mojar", "abrochar", "desabrochar", "atar", "desatar", "subir",
    "bajar",
  ]
  /// Of these what is done to buttons and laces.
  static let closing: WordSet = ["abrochar", "desabrochar", "atar", "desatar", "subir", "bajar"]
  /// What is done to a part of oneself.
  static let touching: WordSet = [
    "rascar", "tapar", "quemar", "golpear", "frotar", "doblar", "torcer", "arañar", "sonar",
    "chupar", "teñir",
  ]
  static let bitten: WordSet = ["uñas", "uña", "lengua", "labio", "labios"]
  static let splinters: WordSet = ["astilla", "espina", "pincho", "cristal", "aguja", "chincheta"]
  /// Beside what one sits.
  static let seats: WordSet = [
    "ventana", "ventanilla", "puerta", "fuego", "chimenea", "pared", "radiador", "pasillo",
  ]
  /// Beside, on and in what one sits.
  static let seated = seats.union(["fila", "sitio", "corro", "suelo", "sombra", "sol", "alfombra"])
  /// Where one swims.
  static let waters: WordSet = [
    "piscina", "mar", "río", "playa", "lago", "alberca", "pileta", "embalse", "cala", "pantano",
  ]
  /// Those who are bathed, seated and dressed up by others.
  static let cared: WordSet = [
    "bebé", "niño", "niña", "niños", "niñas", "hijo", "hija", "hermanito", "hermanita", "nieto",
    "nieta", "muñeca", "muñeco",
  ]
}
