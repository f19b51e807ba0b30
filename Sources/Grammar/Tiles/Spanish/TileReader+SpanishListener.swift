import AACCore

/// Spanish rows about whom one speaks to: what only the other knows, has and feels is asked of them, and so is what one wants to do with them:
/// *saber / nadar / tú, tener / novio / tú, tú / tener / hambre, querer / jugar / conmigo, poder / traer / pajita, cuántos / años / tener*.
///
/// Sources: NGLE §42.2 (the speech acts of questions), §22.12 (*interrogativas totales*), §33.4 (the subject that is left unsaid).
extension TileReader {
  /// The same as a question, where the row says of the other what only the other knows.
  func askedIfKnownToOther(_ clause: Clause, _ row: [Constituent]) -> Clause {
    guard isSpanish, isPlain, !clause.isQuestion, clause.sequels.isEmpty, clause.edge == nil,
      clause.choices.isEmpty, !clause.frontsClause, !clause.options.contains(.request),
      row.count > 1, row.count < 8, let verb = clause.verb, verb.tile != nil,
      row.filter({ ListenerWords.spokenTo.contains($0.lexeme.lemma) }).count == 1,
      row.allSatisfy(isBesideListener),
      row.filter({ $0.lexeme.wordClass == .verb }).count < 3,
      !row.contains(where: { $0.lexeme.wordClass == .adposition && $0.lexeme.lemma != "a" }),
      isKnownToOther(verb.lexeme.lemma, clause, row)
    else { return clause }
    var asked = clause
    asked.isQuestion = true
    if ["terminar", "acabar"].contains(verb.lexeme.lemma), asked.tense == nil {
      asked.tense = .past
      if variety == .spanishSpain { asked.options.insert(.perfect) }
    }
    asked.reasons.append(Realization.RuleApplication(.asksOther, verb.lexeme.lemma, "tú"))
    return asked
  }

  /// Whether the word leaves it one thought about the other.
  private func isBesideListener(_ word: Constituent) -> Bool {
    let lexeme = word.lexeme
    if ListenerWords.spokenTo.contains(lexeme.lemma) { return true }
    switch lexeme.wordClass {
    case .conjunction, .interjection: return false
    case .pronoun:
      return lexeme.lemma == "algo" || lexeme.lemma == "alguien" || lexeme.lemma == "esto"
        || lexeme.kind == .possessive || lexeme.kind == .demonstrative || lexeme.lemma == "yo"
    default:
      return lexeme.kind != .negation && lexeme.kind != .question && lexeme.kind != .social
        && !ListenerWords.told.contains(lexeme.lemma)
    }
  }

  private func isKnownToOther(_ verb: String, _ clause: Clause, _ row: [Constituent]) -> Bool {
    let rest = row.filter {
      $0.tile != clause.verb?.tile && !ListenerWords.spokenTo.contains($0.lexeme.lemma)
    }
    let hasSpeaker = rest.contains { $0.lexeme.lemma == "yo" }
    switch verb {
    case "poder":
      return hasSpeaker && rest.contains { ListenerWords.helping.contains($0.lexeme.lemma) }
    case _ where hasSpeaker: return false
    case "tener":
      return rest.contains { isThing($0) || $0.lexeme.isBeing || $0.lexeme.kind.isSensation }
        && (variety == .spanishSpain
          || !rest.contains {
            $0.lexeme.kind.isSensation || $0.lexeme.kind == .state || $0.lexeme.kind == .feeling
          })
        && !rest.contains { word in
          ListenerWords.ascribed.contains(word.lexeme.lemma) || word.lexeme.kind == .body
            || word.lexeme.kind == .possessive || word.lexeme.wordClass == .verb
            || word.lexeme.wordClass == .adverb && word.lexeme.kind != .time
        }
    case "estar":
      return !rest.isEmpty
        && rest.allSatisfy { word in
          word.lexeme.wordClass == .adjective && word.lexeme.kind.isPassing
            && !ListenerWords.praised.contains(word.lexeme.lemma)
            || ["bien", "mejor", "ya", "ahora", "hoy"].contains(word.lexeme.lemma)
        } && row.last?.lexeme.lemma != "muy"
    case "dormir":
      return rest.contains { ["bien", "mal", "anoche", "mucho"].contains($0.lexeme.lemma) }
    case "terminar", "acabar":
      return rest.allSatisfy { $0.lexeme.lemma == "ya" || isThing($0) || $0.lexeme.isInfinitive }
    case "ver", "encontrar", "oír":
      return rest.contains { word in
        ["mi", "mis"].contains(word.lexeme.lemma)
          || ListenerWords.sought.contains(word.lexeme.lemma)
      }
    case "venir":
      // Tú / venir / fiesta.
      return clause.tense == nil && row[0].lexeme.lemma == "tú" && !rest.isEmpty
        && rest.allSatisfy { $0.lexeme.kind == .event }
    case _ where rest.contains { ListenerWords.past.contains($0.lexeme.lemma) }:
      // Tú / ver / película / ayer: who did it knows it himself.
      return ListenerWords.doneAlone.contains(verb) && rest.count > 1
    case "saber": return !rest.isEmpty && !rest.contains { $0.lexeme.lemma == "mucho" }
    default: return ListenerWords.known.contains(verb) && !rest.isEmpty
    }
  }

  // MARK: - Invitations

  /// *Querer / jugar / conmigo, querer / ser / mi / amigo*: nobody does anything with himself, nor is his own friend.
  func invited(_ row: [Constituent]) -> [Clause]? {
    guard isSpanish, isPlain, row.count > 2, row.count < 8, row[0].lexeme.lemma == "querer",
      row[0].lexeme.isInfinitive, row[1].lexeme.isInfinitive,
      !row.contains(where: {
        isNegator($0) || $0.lexeme.kind == .question || $0.lexeme.wordClass == .conjunction
      })
    else { return nil }
    let rest = Array(row[2...])
    let isWithSpeaker =
      rest.contains { $0.lexeme.lemma == "conmigo" }
      || zip(rest, rest.dropFirst()).contains {
        $0.lexeme.lemma == "con" && ["yo", "mí"].contains($1.lexeme.lemma)
      }
    let isRelation =
      row[1].lexeme.lemma == "ser" && rest.count == 2 && rest[0].lexeme.lemma == "mi"
      && rest[1].lexeme.isHuman
    let isToMine =
      row[1].lexeme.lemma == "venir" && rest.count == 2 && rest[0].lexeme.lemma == "mi"
      && (rest[1].lexeme.kind == .event || rest[1].lexeme.kind == .home
        || rest[1].lexeme.isPlaceLike)
    guard isWithSpeaker || isRelation || isToMine,
      !rest.contains(where: { $0.lexeme.isHuman && !isRelation })
    else { return nil }
    var asking = row[0]
    asking.lexeme.person = .second
    asking.lexeme.number = .singular
    return inquired(asking, [row[1]] + (isToMine ? small("a") : []) + rest)
  }

  /// *Yo / tener / perro / tú, yo / cansado / tú*: who tells of himself asks the other back (NGLE §42.8, *preguntas elípticas*).
  func askedBackOfOther(_ row: [Constituent]) -> [Clause]? {
    guard isSpanish, isPlain, row.count > 2, row.count < 8, row[0].lexeme.lemma == "yo",
      let other = row.last, ["tú", "usted", "vos"].contains(other.lexeme.lemma),
      case let rest = Array(row.dropLast()),
      !rest.contains(where: {
        isNegator($0) || $0.lexeme.kind == .question || $0.lexeme.wordClass == .conjunction
          || $0.lexeme.wordClass == .adposition
          || ["más", "menos", "mejor", "peor", "también", "mayor", "menor"].contains(
            $0.lexeme.lemma)
      }),
      !rest.dropFirst().contains(where: { $0.lexeme.isHuman || $0.lexeme.wordClass == .pronoun })
    else { return nil }
    let verb = rest.first { $0.lexeme.wordClass == .verb }
    if let verb {
      guard ListenerWords.toldOfOneself.contains(verb.lexeme.lemma), rest.count > 2,
        rest.filter({ $0.lexeme.wordClass == .verb }).count == 1
      else { return nil }
    } else {
      guard rest.count == 2,
        rest[1].lexeme.wordClass == .adjective && rest[1].lexeme.kind.isPassing
          || rest[1].lexeme.lemma == "bien" || rest[1].lexeme.lemma == "mal"
      else { return nil }
    }
    let told =
      rest.count == 2 && rest[1].lexeme.wordClass == .adverb
      ? read([rest[0], .linking("estar"), rest[1]]) : readings(of: rest, isWhole: true)
    guard told.count == 1, told[0].sequels.isEmpty, !told[0].isQuestion else { return nil }
    var back = spoken([("y", nil, false), (other.lexeme.lemma, other.tile, true)], exclaims: false)
    back.isQuestion = true
    return [told[0].and(back)]
  }

  /// *Venir / mi / cumpleaños, venir / mi / casa / mañana*: who is asked to one's own.
  func askedToCome(_ row: [Constituent]) -> [Clause]? {
    guard isSpanish, isPlain, row.count > 2, row.count < 6, row[0].lexeme.lemma == "venir",
      row[0].lexeme.isInfinitive, let mine = row.firstIndex(where: { $0.lexeme.lemma == "mi" }),
      mine + 1 < row.count, case let goal = row[mine + 1].lexeme,
      goal.kind == .event || goal.kind == .home || goal.isPlaceLike,
      row[1...].allSatisfy({
        $0.lexeme.lemma == "mi" || $0.lexeme.lemma == "a" || $0.lexeme.kind.isTemporal
          || $0.lexeme == goal
      })
    else { return nil }
    let isAimed = row[1].lexeme.lemma == "a"
    return requested(row[0], (isAimed ? [] : small("a")) + row[1...])
  }

  /// *Poder / traer / pajita, poder / hablar / más / despacio*: nobody asks leave to help himself.
  func askedIfAble(_ row: [Constituent]) -> [Clause]? {
    guard isSpanish, isPlain, row.count > 1, row.count < 8, row[0].lexeme.lemma == "poder",
      row[0].lexeme.isInfinitive, row[1].lexeme.isInfinitive,
      ListenerWords.favours.contains(row[1].lexeme.lemma)
        || row[1].lexeme.lemma == "hablar"
          && row.contains(where: { ["despacio", "alto", "bajo"].contains($0.lexeme.lemma) })
    else { return nil }
    let plain = readings(of: Array(row[1...]), isWhole: true)
    guard var asked = plain.first, plain.count == 1, asked.subject.isEmpty, !asked.isNegative,
      let verb = asked.verb, verb.tile == row[1].tile, asked.sequels.isEmpty
    else { return nil }
    var able = row[0]
    able.lexeme.person = .second
    able.lexeme.number = .singular
    asked.options.remove(.request)
    asked.verb = able
    var act = row[1]
    act.lexeme.lemma = verb.lexeme.lemma
    if asked.complements.first?.lexeme.lemma == "yo", asked.complements.first?.tile == nil,
      let me = asked.complements.first
    {
      asked.complements.removeFirst()
      asked.complements = [act, me] + asked.complements
    } else {
      asked.complements.insert(act, at: 0)
    }
    asked.isQuestion = true
    asked.reasons.append(Realization.RuleApplication(.asksOther, row[1].lexeme.lemma, "tú"))
    return [asked]
  }

  /// *Cuántos / años / tener, dónde / vivir, cuántos / hermanos / tener*: one knows that of oneself.
  func askedAboutOther(_ row: [Constituent]) -> [Clause]? {
    guard isSpanish, isPlain, row.count > 1, row.count < 5,
      let asking = row.first(where: { $0.lexeme.kind == .question }),
      let verb = row.first(where: { $0.lexeme.isInfinitive }),
      row.filter({ $0.lexeme.wordClass == .verb }).count == 1,
      row.allSatisfy({
        $0.tile == asking.tile || $0.tile == verb.tile || isThing($0) || $0.lexeme.kind.isTemporal
          || ListenerWords.relations.contains($0.lexeme.lemma)
          || $0.lexeme.lemma == "de" || $0.lexeme.kind == .duration
      })
    else { return nil }
    if verb.lexeme.lemma == "ser", asking.lexeme.lemma == "de dónde", row.count == 2 {
      return inquired(verb.said(by: .second), [asking])
    }
    let isAsked =
      switch verb.lexeme.lemma {
      case "tener":
        asking.lexeme.lemma.hasPrefix("cuánt")
          && row.contains {
            ["año", "años"].contains($0.lexeme.lemma)
              || ListenerWords.relations.contains($0.lexeme.lemma)
          } || row.contains { $0.lexeme.lemma == "edad" }
      case "vivir": asking.lexeme.lemma == "dónde" && row.count == 2
      case "llamarse": asking.lexeme.lemma == "cómo" && row.count == 2
      default: false
      }
    guard isAsked else { return nil }
    var asked = verb
    asked.lexeme.person = .second
    asked.lexeme.number = .singular
    return inquired(asked, row.filter { $0.tile != verb.tile })
  }
}

/// Words of what is asked of whom one speaks to.
enum ListenerWords {
  /// What one tells of oneself before one asks the same.
  static let toldOfOneself: WordSet = [
    "tener", "gustar", "llamarse", "querer", "vivir", "ser", "preferir", "terminar", "encantar",
    "estar", "necesitar",
  ]
  /// When it was.
  static let past: WordSet = ["ayer", "anoche", "anteayer"]
  /// What others do by themselves, which one did not see.
  static let doneAlone: WordSet = [
    "ver", "ir", "comer", "cenar", "jugar", "leer", "estudiar", "salir", "oír", "escuchar", "hacer",
    "hablar", "trabajar", "entrenar", "nadar", "cocinar", "bailar", "llamar",
  ]
  static let spokenTo: WordSet = ["tú", "te", "ti", "vos", "usted"]
  /// What makes a statement of it.
  static let told: WordSet = [
    "también", "siempre", "nunca", "tampoco", "solo", "que", "cuando", "si", "porque", "por favor",
    "aquí", "otra vez", "quizás", "quizá", "tal vez",
  ]
  /// What only the other knows of himself.
  static let known: WordSet = [
    "gustar", "doler", "apetecer", "conocer", "recordar", "acordarse", "entender", "picar",
    "importar", "preferir", "interesar",
  ]
  /// What is said of the other rather than asked.
  static let ascribed: WordSet = [
    "razón", "culpa", "cuidado", "suerte", "que", "paciencia", "gracia", "cara", "culpa", "mucho",
    "mucha", "todo", "toda",
  ]
  /// What one tells the other that he is.
  static let praised: WordSet = [
    "guapo", "loco", "bonito", "elegante", "precioso", "equivocado", "invitado", "despedido",
    "castigado", "perdonado", "gracioso",
  ]
  /// What is lost and looked for.
  static let sought: WordSet = [
    "gafas", "llaves", "móvil", "mando", "mochila", "abrigo", "cartera", "peluche", "chaqueta",
    "tablet", "gorra", "bolso",
  ]
  /// What is done for whoever asks.
  static let helping: WordSet = [
    "ayudar", "esperar", "escuchar", "llevar", "acompañar", "enseñar", "explicar", "traer", "dar",
    "prestar", "pasar", "llamar", "coger", "peinar", "empujar", "abrir",
  ]
  /// What nobody asks leave for.
  static let favours: WordSet = [
    "traer", "repetir", "explicar", "ayudar", "acercar", "alcanzar", "prestar",
    "avisar", "callar", "callarse", "rascar", "sujetar", "masajear", "traducir",
    "acompañar", "tapar", "abrochar", "atar", "enchufar",
  ]
  /// Whom one has some of.
  static let relations: WordSet = [
    "hermano", "hermanos", "hermana", "hermanas", "hijo", "hijos", "primo", "primos", "abuelos",
    "amigos", "nietos", "nieto",
  ]
}
