import AACCore

/// Verbs of Spanish that were chosen without their pronoun behind a wish, and words beside a verb that are of another kind than their tile: *yo / querer /
/// sentar, terraza; yo / enfadar / Marta; yo / sentir / mal, medicina; nosotros / conocer / niña, francesa; yo / correr / rápido, hermano*.
///
/// Sources: NGLE §41.10–13 (*verbos pronominales*), §13.5 (*adjetivos gentilicios*), §30.4 (*adverbios adjetivales*).
extension ClausePlanner {
  /// The clause with these turned and sorted.
  func turnByRole(_ clause: inout Clause) {
    putBetweenByRole(&clause)
    turnOpened(&clause)
    sortBesideVerb(&clause)
    if clause.options.contains(.request) { askOfHands(&clause) }
    guard let verb = clause.verb?.lexeme, verb.forms.isEmpty, !clause.subject.isEmpty else {
      return
    }
    switch verb.lemma {
    case "enfadar", "enojar":
      guard clause.subject.allSatisfy({ isSomebody($0) }), clause.complements.count == 1,
        isSomebody(clause.complements[0]), frames.listed(verb.lemma + "se") != nil
      else { return }
      clause.verb?.lexeme.lemma += "se"
    case "desmayar": clause.verb?.lexeme.lemma = "desmayarse"
    case "sentir": feelWith(&clause)
    default: return
    }
  }

  /// *Tú / coger / mano, yo; doctora / mirar / garganta*: whose hand and throat it is.
  private func askOfHands(_ clause: inout Clause) {
    let verb = clause.verb?.lexeme.lemma ?? ""
    if ["coger", "agarrar"].contains(verb),
      let hand = clause.complements.firstIndex(where: { $0.lexeme.lemma == "mano" }),
      clause.complements[hand].government == nil
    {
      clause.complements[hand].government = Government(preposition: nil, article: .definite)
    }
    guard ["mirar", "examinar", "revisar"].contains(verb),
      let medic = clause.subject.last?.lexeme.lemma, AddressWords.medics.contains(medic),
      clause.complements.count == 1, clause.complements[0].lexeme.kind == .body,
      let speaker = lexicon.known("yo")
    else { return }
    clause.complements.append(Constituent(speaker))
  }

  private func isSomebody(_ word: Constituent) -> Bool {
    word.lexeme.isHuman || word.lexeme.wordClass == .pronoun && word.lexeme.kind == .person
  }

  /// *Yo / sentir / mal, medicina*: what makes one feel so.
  private func feelWith(_ clause: inout Clause) {
    guard clause.complements.count == 2,
      ["mal", "bien", "mejor", "peor"].contains(clause.complements[0].lexeme.lemma),
      clause.complements[1].lexeme.namesThing, clause.complements[1].government == nil
    else { return }
    clause.verb?.lexeme.lemma = "sentirse"
    let isPlace = KindSet.places.contains(clause.complements[1].lexeme.kind)
    clause.complements[1].government = Government(
      preposition: isPlace ? "en" : "con",
      article: clause.complements[1].lexeme.lemma == "casa" ? .bare : .definite)
  }

  /// *Yo / querer / sentar, terraza; yo / querer / acostar*: with nothing that it could be done to.
  private func turnOpened(_ clause: inout Clause) {
    guard let opener = clause.verb?.lexeme.lemma,
      ["querer", "poder", "necesitar", "preferir", "deber", "intentar"].contains(opener),
      let first = clause.complements.first?.lexeme, first.isInfinitive,
      TurnedByRoleWords.any.contains(first.lemma), frames.listed(first.lemma + "se") != nil,
      clause.complements.dropFirst().allSatisfy({ isBeside($0, first.lemma) })
    else { return }
    clause.complements[0].lexeme.lemma += "se"
  }

  private func isBeside(_ word: Constituent, _ verb: String) -> Bool {
    let lexeme = word.lexeme
    if lexeme.kind.isTemporal || lexeme.wordClass == .adverb || lexeme.wordClass == .adposition {
      return true
    }
    if lexeme.wordClass == .adjective { return true }
    if verb == "probar" { return lexeme.kind == .clothing }
    return lexeme.wordClass == .noun && !lexeme.isBeing
      && (KindSet.places.contains(lexeme.kind) || lexeme.kind == .furniture
        || lexeme.kind == .nature || TurnedByRoleWords.spots.contains(lexeme.lemma))
  }

  /// *Niña, francesa; correr / rápido, hermano*.
  private func sortBesideVerb(_ clause: inout Clause) {
    let words = clause.complements
    for index in words.indices.dropFirst()
    where words[index - 1].lexeme.wordClass == .noun && words[index].government == nil {
      guard let stem = TurnedByRoleWords.nations[words[index].lexeme.lemma],
        !TurnedByRoleWords.taught.contains(words[index - 1].lexeme.lemma),
        words[index].lexeme.wordClass != .adjective
      else { continue }
      clause.complements[index].lexeme = Lexeme(
        lemma: stem, wordClass: .adjective, kind: .quality)
    }
    guard words.count == 2, TurnedByRoleWords.moving.contains(clause.verb?.lexeme.lemma ?? ""),
      ["rápido", "lento", "fuerte"].contains(words[0].lexeme.lemma), words[1].lexeme.isBeing
    else { return }
    clause.complements[0].lexeme = Lexeme(
      lemma: words[0].lexeme.lemma, wordClass: .adverb, kind: .manner)
  }
}

/// Words of such clauses.
enum TurnedByRoleWords {
  /// What one mostly does to oneself.
  static let any: WordSet = [
    "sentar", "acostar", "duchar", "bañar", "tumbar", "vestir", "levantar", "probar", "peinar",
    "lavar", "esconder", "disfrazar", "despertar", "afeitar", "maquillar", "cambiar", "relajar",
    "callar",
  ]
  /// Where one does it.
  static let spots: WordSet = ["suelo", "terraza", "ventana", "piscina", "mar", "playa", "sol"]
  static let moving: WordSet = ["correr", "nadar", "caminar", "andar", "saltar", "conducir"]
  /// Of which country somebody or something is.
  static let nations: WordMap<String> = [
    "francesa": "francés", "inglesa": "inglés", "alemana": "alemán", "rusa": "ruso",
    "española": "español", "italiana": "italiano", "china": "chino", "portuguesa": "portugués",
    "japonesa": "japonés", "mexicana": "mexicano", "americana": "americano",
    "argentina": "argentino", "ruso": "ruso", "italiano": "italiano", "chino": "chino",
    "mexicano": "mexicano", "americano": "americano", "argentino": "argentino",
    "marroquí": "marroquí", "alemán": "alemán", "japonés": "japonés",
  ]
  /// Beside which a language is meant.
  static let taught: WordSet = [
    "profesor", "profe", "clase", "libro", "examen", "deberes", "curso",
  ]
}
