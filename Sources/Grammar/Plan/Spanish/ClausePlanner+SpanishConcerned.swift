import AACCore

/// Whom it concerns, chosen behind what moves him: *a mi hermano le da grima la serpiente, a la sopa le falta sal, al bebé le
/// crecen los dientes* (NGLE §35.9, *verbos de afección*; §35.7, *dativos simpatéticos*).
extension ClausePlanner {
  /// Lets whoever was chosen behind a thing be the one whom it concerns.
  func concernSomebody(_ clause: inout Clause, _ verb: String) {
    guard clause.subject.count == 1, !clause.complements.isEmpty, !clause.isQuestion,
      case let mover = clause.subject[0].lexeme, mover.wordClass == .noun,
      clause.verb?.lexeme.person == nil, !clause.options.contains(.request),
      mayConcern(verb),
      !clause.complements.contains(where: {
        $0.lexeme.wordClass == .adposition || $0.lexeme.wordClass == .verb
          || $0.lexeme.isConnective || $0.lexeme.kind == .question
      }),
      let who = placeOfConcerned(clause, verb),
      concerns(verb, mover, clause.complements[who].lexeme, clause)
    else { return }
    var start = who
    while start > 0, clause.complements[start - 1].lexeme.isDeterminerLike { start -= 1 }
    var owners = Array(clause.complements[start...who])
    for index in owners.indices { owners[index].government = nil }
    clause.complements.removeSubrange(start...who)
    var thing = clause.subject[0]
    thing.government = nil
    if SpanishBodyWords.many[verb]?.contains(mover.lemma) == true { makePlural(&thing) }
    clause.complements.insert(thing, at: 0)
    clause.subject = owners
    if verb == "quedarse" { clause.verb?.lexeme.lemma = "quedar" }
  }

  /// Whether anything that the verb says may concern somebody else than its subject.
  private func mayConcern(_ verb: String) -> Bool {
    let frame = frames[verb]
    return frame.pattern == .experiencer || frame.happensToBody
      || ConcernedWords.any.contains(verb) || SpanishAccidentWords.failing.contains(verb)
  }

  /// The last person or animal behind the verb; of what is wanting, the thing that it is wanting to.
  private func placeOfConcerned(_ clause: Clause, _ verb: String) -> Int? {
    let being = clause.complements.lastIndex {
      $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person
    }
    if being != nil || verb != "faltar" { return being }
    return clause.complements.firstIndex {
      $0.lexeme.wordClass == .noun && !$0.lexeme.kind.isTemporal && !$0.lexeme.takesPlace
        && !KindSet.places.contains($0.lexeme.kind)
    }
  }

  private func concerns(
    _ verb: String, _ mover: Lexeme, _ owner: Lexeme, _ clause: Clause
  ) -> Bool {
    let isThing = !mover.isBeing
    switch verb {
    case "salir": return SpanishAccidentWords.sprouting.contains(mover.lemma)
    case "picar": return mover.roleKind == .body && owner.wordClass != .pronoun
    case "costar":
      return isThing
        && !clause.complements.contains {
          $0.lexeme.kind == .money || $0.lexeme.kind == .quantity || $0.lexeme.wordClass == .numeral
        }
    case "quedarse":
      return mover.kind == .clothing
        && clause.complements.contains { SpanishAccidentWords.sizes.contains($0.lexeme.lemma) }
    case "escaparse" where SpanishAccidentWords.escaping.contains(mover.lemma): return true
    default: break
    }
    let frame = frames[verb]
    if ConcernedWords.liking.contains(verb) { return false }
    if verb == "doler" || verb == "escocer" { return mover.roleKind == .body }
    if frame.pattern == .experiencer {
      if isThing { return true }
      if mover.roleKind == .animal {
        return owner.isHuman
      }
      return verb.hasPrefix("dar ") && owner.isHuman && owner.wordClass != .pronoun
        && !ConcernedWords.stirring.contains(owner.lemma)
    }
    if frame.happensToBody {
      return mover.roleKind == .body || frame.slots.first?.words.contains(mover.lemma) == true
    }
    return isThing && owner.isHuman && SpanishAccidentWords.failing.contains(verb)
      && SpanishAccidentWords.mayFail(mover, verb) != false && mover.kind != .place
  }

  /// *La profesora me cae genial, el vecino le cae mal a mamá, tú me importas, el trébol da suerte*: who moves somebody was
  /// chosen as the subject and stays it (NGLE §35.9).
  func moveSomebody(_ verb: inout PlannedVerb, _ clause: Clause) {
    if verb.frame.lemma == "faltar", clause.subject.isEmpty,
      clause.verb?.lexeme.person == .third, clause.complements.first?.lexeme.lemma == "a"
    {
      return stayAway(&verb)
    }
    guard verb.frame.pattern == .experiencer, !clause.isLaid, clause.subject.count == 1,
      case let mover = clause.subject[0].lexeme
    else { return }
    let lemma = verb.frame.lemma
    if lemma == "dar suerte", !mover.isBeing, clause.complements.isEmpty {
      verb.frame.pattern = .plain
      return
    }
    if lemma == "faltar", isAway(mover, clause) {
      return stayAway(&verb)
    }
    guard lemma.hasPrefix("caer ") || lemma == "importar", mover.isHuman || mover.person == .second,
      mover.person != .first,
      let owner = clause.complements.first(where: { !$0.lexeme.isDeterminerLike })?.lexeme,
      owner.isHuman || owner.wordClass == .pronoun,
      mover.wordClass != .pronoun || owner.wordClass == .pronoun,
      clause.complements.filter({ $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun }).count
        == 1,
      clause.complements.allSatisfy({ $0.lexeme.wordClass != .adposition })
    else { return }
    verb.frame.pattern = .plain
    verb.frame.slots = [FrameSlot(.recipient, preposition: "a")]
  }

  private func stayAway(_ verb: inout PlannedVerb) {
    verb.frame.pattern = .plain
    verb.frame.past = .event
    verb.frame.slots =
      FrameSlot(text: "place-to a the: where event meal =clase").map { [$0] } ?? []
  }

  /// *Tú faltaste a la fiesta, ¿por qué faltó Paula?*: somebody who was not there.
  private func isAway(_ who: Lexeme, _ clause: Clause) -> Bool {
    guard who.isHuman || who.wordClass == .pronoun && who.kind == .person,
      !clause.options.contains(.request)
    else { return false }
    let words = clause.complements.map(\.lexeme)
    if words.contains(where: {
      ["por qué", "cuándo"].contains($0.lemma)
    }) {
      return words.allSatisfy { $0.kind == .question || $0.kind.isTemporal }
    }
    return words.first?.wordClass == .noun
      && words.contains { ConcernedWords.attended.contains($0.lemma) }
      && words.allSatisfy {
        $0.wordClass == .noun || $0.kind.isTemporal || $0.kind == .negation
      }
      && (clause.tense == .past || words[0].lemma == "clase" || words[0].lemma == "colegio")
  }

  /// *Me hice daño en la rodilla, me di un golpe en la cabeza, se mete el dedo en la nariz*: what one does to a part of
  /// oneself (NGLE §41.11).
  func harmOwnPart(_ clause: inout Clause, _ verb: String) {
    guard let reflexive = ConcernedWords.harming[verb], !clause.options.contains(.request),
      !clause.subject.isEmpty || clause.tense == .past,
      clause.subject.allSatisfy({
        $0.lexeme.isBeing || $0.lexeme.isDeterminerLike
          || $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person
      }),
      case let nouns = clause.complements.filter({ $0.lexeme.wordClass == .noun }),
      let part = nouns.first?.lexeme, part.roleKind == .body,
      !clause.complements.contains(where: {
        $0.lexeme.isBeing && !isPainted(as: $0.lexeme, verb)
          || $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person
      })
    else { return }
    if verb == "pintar" {
      guard ConcernedWords.painted.contains(part.lemma),
        nouns.dropFirst().allSatisfy({
          $0.lexeme.takesPlace || isPainted(as: $0.lexeme, verb)
        })
      else { return }
      for index in clause.complements.indices
      where isPainted(as: clause.complements[index].lexeme, verb)
        && clause.complements[index].government?.preposition == nil
      {
        // Pintarse / cara / payaso: as whom.
        clause.complements[index].government = Government(preposition: "de", article: .bare)
      }
    }
    if verb == "meter" {
      let parts = clause.complements.filter { $0.lexeme.wordClass == .noun }
      guard parts.count == 2, ConcernedWords.holes.contains(parts[1].lexeme.lemma) else { return }
    }
    clause.verb?.lexeme.lemma = reflexive
  }
}

extension ClausePlanner {
  /// As whom one makes up one's face.
  private func isPainted(as figure: Lexeme, _ verb: String) -> Bool {
    verb == "pintar" && SpanishPairWords.isFigure(figure)
  }
}

/// Words of what concerns somebody.
enum ConcernedWords {
  static let any: WordSet = ["salir", "picar", "costar", "quedarse", "escaparse"]
  static let liking: WordSet = ["gustar", "encantar", "interesar", "importar", "apetecer"]
  /// Who stirs others more than he is stirred.
  static let stirring: WordSet = [
    "payaso", "payasa", "bruja", "monstruo", "fantasma", "dentista", "médico", "ladrón", "mago",
    "zombi", "vampiro",
  ]
  /// Where one is missed.
  static let attended: WordSet = [
    "clase", "colegio", "cole", "escuela", "trabajo", "fiesta", "reunión", "ensayo", "boda", "cita",
    "entrenamiento", "partido", "instituto", "gimnasia", "examen",
  ]
  static let harming: [String: String] = [
    "hacer daño": "hacerse daño", "hacer pupa": "hacerse pupa", "dar un golpe": "darse un golpe",
    "meter": "meterse", "pintar": "pintarse",
  ]
  static let painted: WordSet = ["cara", "uña", "uñas", "labios", "ojos", "pelo"]
  static let holes: WordSet = ["nariz", "boca", "oreja", "oído", "ojo", "ombligo"]
}
