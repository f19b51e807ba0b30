import AACCore

/// Who is called for help, and who feels what was chosen beside him (NGLE §2.2, *nombres colectivos*; §35.9).
extension ClausePlanner {
  /// *Llama a la policía, quiero denunciarlo a la policía, llama a una ambulancia*: all of them, and who comes with it.
  func callPolice(_ clause: inout Clause, _ verb: String) {
    guard
      let place = clause.complements.firstIndex(where: {
        SpanishCallWords.helpers.contains($0.lexeme.lemma)
      })
    else { return }
    let before = clause.complements[..<place]
    let caller = before.last { $0.lexeme.wordClass == .verb }?.lexeme.lemma ?? verb
    guard SpanishCallWords.calling.contains(caller),
      before.last.map({ !$0.lexeme.isDeterminerLike && $0.lexeme.wordClass != .adposition }) ?? true
    else {
      if SpanishCallWords.calling.contains(caller), before.last?.lexeme.wordClass == .adposition,
        clause.complements[place].lexeme.lemma == "policía"
      {
        clause.complements[place].lexeme.gender = .feminine
      }
      return
    }
    if clause.complements[place].lexeme.lemma == "policía" {
      clause.complements[place].lexeme.gender = .feminine
      return
    }
    guard caller == "llamar" || caller == "avisar" else { return }
    let noun = clause.complements[place].lexeme
    let isOne = caller == "llamar" && noun.number != .plural && noun.kind == .vehicle
    clause.complements[place].government = Government(
      preposition: "a", article: isOne ? .indefinite : .definite)
    clause.reasons.append(Realization.RuleApplication(.preposition, noun.lemma, "a"))
  }

  /// *Gustar / yo / tu / pelo, sorprender / yo / que / tú / saber / cocinar*: of verbs of feeling the pronoun is who feels it,
  /// wherever it was chosen.
  func feelByPronoun(_ clause: inout Clause, _ verb: String) {
    guard !clause.complements.isEmpty, !clause.options.contains(.request) else { return }
    guard let place = feeling(clause) else {
      return verb == "doler" && hurtsThere(clause) ? feelThere(&clause) : feelInBody(&clause, verb)
    }
    let frame = frames[verb]
    guard frame.pattern == .experiencer || frame.pattern == .affecting,
      clause.subject.isEmpty || isFelt(clause.subject, frame)
    else { return }
    var others = clause.complements
    let owner = others.remove(at: place)
    if clause.subject.isEmpty {
      if others.isEmpty, owner.lexeme.person == .first, frame.pattern == .experiencer {
        // No me importa: nobody feels so of himself.
        clause.complements = []
        clause.subject = [owner]
        return
      }
      guard
        let first = others.first(where: {
          !$0.lexeme.isDeterminerLike && $0.lexeme.wordClass != .adverb
            && $0.lexeme.kind != .quantity && $0.lexeme.kind != .degree
        })?.lexeme,
        others.allSatisfy({ $0.lexeme.kind != .question || $0.lexeme.lemma == "que" }),
        owner.lexeme.wordClass == .pronoun
          || frame.pattern == .experiencer && others.count == 1
            && !KindSet.places.contains(first.kind),
        mayMove(first, frame)
      else { return }
    } else {
      others.insert(contentsOf: clause.subject, at: 0)
    }
    clause.complements = others
    clause.subject = [owner]
  }

  /// *Pies / doler / cuando / correr, ojos / picar / por / mirar / pantalla*: whoever has the part feels it and does what is told
  /// behind it.
  private func feelInBody(_ clause: inout Clause, _ verb: String) {
    guard clause.subject.last?.lexeme.kind == .body,
      clause.subject.allSatisfy({ $0.lexeme.isThing || $0.lexeme.isDeterminerLike }),
      frames[verb].pattern == .experiencer || verb == "picar",
      clause.complements.contains(where: { $0.lexeme.wordClass == .verb }),
      case let own = clause.complements.prefix(while: {
        !$0.lexeme.isConnective && $0.lexeme.wordClass != .verb
      }), !own.dropFirst().contains(where: { $0.lexeme.isBeing })
    else { return }
    let owner = own.first.flatMap { $0.lexeme.isHuman ? $0 : nil }
    if owner != nil { clause.complements.removeFirst() }
    clause.complements.insert(contentsOf: clause.subject, at: 0)
    clause.subject = owner.map { [$0] } ?? []
  }

  /// *Inyección / doler / brazo*: whether a thing hurts in a part of the body.
  func hurtsThere(_ clause: Clause) -> Bool {
    clause.subject.last.map { hurtsByItself($0.lexeme) } == true
      && clause.complements.first?.lexeme.kind == .body && clause.complements[0].government == nil
  }

  private func feelThere(_ clause: inout Clause) {
    let part = clause.complements[0].lexeme.lemma
    clause.reasons.append(Realization.RuleApplication(.preposition, part, "en"))
    clause.complements[0].government = Government(preposition: "en", article: .definite)
    clause.complements.insert(contentsOf: clause.subject, at: 0)
    clause.subject = []
  }

  /// The place of a pronoun that nothing governs, else of somebody chosen first.
  private func feeling(_ clause: Clause) -> Int? {
    for (place, word) in clause.complements.enumerated() {
      let lexeme = word.lexeme
      if lexeme.wordClass == .adposition || lexeme.isConnective || lexeme.wordClass == .verb
        || lexeme.kind == .question || lexeme.lemma == "que"
      {
        return nil
      }
      if lexeme.wordClass == .pronoun, lexeme.kind == .person,
        !WordJoiner.clitics.contains(lexeme.lemma)
      {
        return place
      }
      if place == 0, clause.subject.isEmpty, lexeme.isHuman, lexeme.wordClass != .pronoun {
        return clause.complements.count == 2 ? place : nil
      }
    }
    return nil
  }

  /// Whether somebody can feel that: a deed, a clause, a thing, of what is done to people as well no part of them.
  private func mayMove(_ first: Lexeme, _ frame: VerbFrame) -> Bool {
    first.isConnective || first.lemma == "que" || first.wordClass == .verb
      || first.isThing
        && (first.kind != .body || frame.pattern == .experiencer
          || ["picar", "molestar", "preocupar"].contains(frame.lemma))
      || first.roleKind == .animal && frame.lemma != "picar"
      || first.wordClass == .adjective && frame.lemma == "quedar"
  }

  /// Whether a thing chosen as the subject is what is felt.
  private func isFelt(_ subject: [Constituent], _ frame: VerbFrame) -> Bool {
    frame.pattern == .experiencer && subject.last?.lexeme.isThing == true
      && subject.allSatisfy { $0.lexeme.isThing || $0.lexeme.isDeterminerLike }
  }

  /// *Extraño a mi viejo, quiero a mi pequeña*: a quality behind a possessive is somebody (NGLE §13.6).
  func nameOwnPerson(_ clause: inout Clause, _ verb: String) {
    guard
      let place = clause.complements.indices.dropFirst().first(where: {
        SpanishCallWords.dear.contains(clause.complements[$0].lexeme.lemma)
      }), clause.complements[place].lexeme.wordClass == .adjective,
      clause.complements[place - 1].lexeme.kind == .possessive,
      !clause.complements.indices.contains(place + 1)
        || clause.complements[place + 1].lexeme.wordClass != .noun
          && clause.complements[place + 1].lexeme.wordClass != .adjective
    else { return }
    let (lemma, gender) = (
      clause.complements[place].lexeme.lemma, clause.complements[place].lexeme.gender
    )
    var somebody = Lexeme(lemma: lemma, wordClass: .noun, kind: .person)
    somebody.animacy = .human
    somebody.gender =
      lemma.hasSuffix("a") || lemma.hasSuffix("as") ? .feminine : gender ?? .masculine
    somebody.number = lemma.hasSuffix("s") ? .plural : .singular
    somebody.countability = .count
    clause.complements[place].lexeme = somebody
  }

  /// *Hacer daño / zapatos*: things do it to whoever says so.
  func hurtByThings(_ clause: inout Clause, _ verb: String) {
    guard verb == "hacer daño", clause.subject.isEmpty, !clause.options.contains(.request),
      !clause.isQuestion, let speaker = lexicon.known("yo"),
      let last = clause.complements.last?.lexeme, last.isThing, last.kind != .body,
      clause.complements.allSatisfy({ $0.lexeme.isThing || $0.lexeme.isDeterminerLike })
    else { return }
    clause.subject = clause.complements
    clause.complements = [Constituent(speaker)]
    clause.reasons.append(Realization.RuleApplication(.understood, verb, "me"))
  }
}

/// Who is called for help.
enum SpanishCallWords {
  /// What somebody is called who is one's own.
  static let dear: WordSet = [
    "viejo", "vieja", "viejos", "viejas", "gordo", "gorda", "flaco", "flaca", "pequeño", "pequeña",
    "pequeños", "pequeñas", "mayor", "querido", "querida", "chiquito", "chiquita", "negro", "negra",
    "peque", "peques", "ex",
  ]
  static let helpers: WordSet = [
    "policía", "ambulancia", "grúa", "bomberos", "emergencias", "urgencias", "recepción",
    "guardia civil", "protección civil", "centralita", "asistencia", "seguridad",
  ]
  static let calling: WordSet = [
    "llamar", "avisar", "denunciar", "acudir", "contar", "decir", "recurrir", "telefonear",
    "alertar", "entregarse", "esperar", "pedir", "temer", "mentir", "informar", "obedecer",
    "buscar", "escapar", "huir", "ayudar",
  ]
}
