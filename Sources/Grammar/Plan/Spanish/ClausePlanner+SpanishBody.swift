import AACCore

/// What happens to a part of somebody's body or of a thing (NGLE §35.7, *dativos simpatéticos*; §12.7, *complementos argumentales*).
extension ClausePlanner {
  /// *Me tiemblan las manos*, but *tiemblo asustado, la casa arde rápido*: where no part of the body was chosen, the verb is done
  /// to nothing.
  func settleBodily(_ verb: inout PlannedVerb, _ clause: Clause) {
    guard verb.frame.happensToBody, let part = verb.frame.slots.first,
      !clause.complements.contains(where: {
        part.kinds.contains($0.lexeme.kind) || part.words.contains($0.lexeme.lemma)
      })
    else { return }
    verb.frame.happensToBody = false
    verb.frame.slots.removeFirst()
  }

  /// *Pelo / crecer / yo, pierna / dormirse / yo*: whose body it is, chosen behind what a part of it does, is to whom it happens.
  func ownBody(_ clause: inout Clause, _ verb: String) {
    guard clause.subject.count == 1, case let part = clause.subject[0].lexeme,
      part.wordClass == .noun,
      part.roleKind == .body || SpanishBodyWords.growing.contains(part.lemma),
      case let owner = clause.complements[0].lexeme,
      owner.wordClass == .pronoun, owner.kind == .person,
      SpanishBodyWords.owners.contains(owner.lemma),
      SpanishBodyWords.oneself.contains(verb) || frames[verb].happensToBody
    else { return }
    swap(&clause.subject[0], &clause.complements[0])
    // A mí me tiembla la pierna: that may be one.
    if verb != "temblar", SpanishBodyWords.many[verb]?.contains(part.lemma) == true,
      clause.complements.count == 1
    {
      makePlural(&clause.complements[0])
    }
  }

  /// *Motor / estropearse / coche, batería / agotarse / tableta*: the thing behind what a part of it does is the whole; what breaks
  /// and comes to an end is named behind its verb (NGLE §40.4, §41.13).
  func failInPart(_ clause: inout Clause, _ verb: String) {
    guard verb.hasSuffix("se") || SpanishBodyWords.working.contains(verb),
      clause.subject.count == 1,
      case let part = clause.subject[0].lexeme, part.wordClass == .noun, !part.isBeing,
      case let whole = clause.complements[0].lexeme, whole.wordClass == .noun, !whole.isBeing,
      clause.complements[0].government?.preposition == nil, clause.verb?.lexeme.person == nil,
      SpanishWholeWords.isPart(part, of: whole), !SpanishBodyWords.leaving.contains(verb),
      verb != "caerse" || whole.kind == .clothing,
      let link = lexicon.known("de"), let the = lexicon.known("el")
    else { return }
    clause.complements[0].government = nil
    clause.reasons.append(Realization.RuleApplication(.understood, whole.lemma, "de"))
    var named = clause.subject + [Constituent(link)]
    if whole.article != .bare { named.append(Constituent(the)) }
    named.append(clause.complements.removeFirst())
    let isBroken =
      SpanishBodyWords.breaking.contains(verb) && clause.tense == .past && !clause.isQuestion
      && whole.kind != .plant && whole.kind != .nature
    if isBroken {
      clause.subject = []
      clause.complements.insert(contentsOf: named, at: 0)
    } else {
      clause.subject = named
    }
  }
}

/// Words of what a part of the body does.
enum SpanishBodyWords {
  /// What grows on one and is no part of the body in the tables.
  static let growing: WordSet = ["uñas", "barba", "bigote", "pelo", "dientes", "canas"]
  /// What a part of the body does to itself.
  static let oneself: WordSet = [
    "dormirse", "hincharse", "caerse", "romperse", "doblarse", "torcerse", "irritarse",
    "agrietarse", "infectarse", "enrojecerse", "entumecerse", "acalambrarse", "enfriarse",
    "congelarse", "helarse", "resecarse",
  ]
  /// Of which several do so at once.
  static let many: WordMap<WordSet> = [
    "crecer": ["diente", "uña", "pie"], "flaquear": ["pierna", "rodilla"],
    "temblar": ["mano", "pierna", "labio", "rodilla"], "sudar": ["mano", "pie", "axila"],
    "llorar": ["ojo"], "lagrimear": ["ojo"], "brillar": ["ojo"], "arder": ["ojo", "oreja"],
    "pesar": ["pierna", "ojo", "párpado", "brazo"], "enfriarse": ["mano", "pie", "oreja"],
    "helarse": ["mano", "pie", "oreja"], "congelarse": ["mano", "pie", "oreja", "dedo"],
    "agrietarse": ["labio", "mano"], "resecarse": ["labio", "mano"],
    "castañetear": ["diente"], "hormiguear": ["pie", "mano"],
  ]
  /// What a thing does by a part of it.
  static let working: WordSet = [
    "funcionar", "arrancar", "sonar", "gotear", "chirriar", "fallar", "brillar", "vibrar", "arder",
    "crujir",
  ]
  /// By which a part leaves its whole.
  static let leaving: WordSet = ["desprenderse", "salirse", "separarse", "despegarse"]
  static let breaking: WordSet = [
    "romperse", "estropearse", "acabarse", "agotarse", "pincharse", "gastarse", "descargarse",
    "averiarse", "fundirse", "rayarse", "caerse", "terminarse", "desgastarse", "reventarse",
    "atascarse",
  ]
  /// Whose it is.
  static let owners: WordSet = [
    "yo", "mí", "tú", "ti", "vos", "usted", "él", "ella", "nosotros", "nosotras", "ustedes",
    "ellos",
    "ellas", "vosotros", "vosotras",
  ]
}
