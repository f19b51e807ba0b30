import AACCore

/// Places of Spanish that are sought for what they have, and what doctors say that one shall do: *busco una tienda que venda pilas, el médico dice que coma
/// menos sal* (NGLE §25.9, the subjunctive of relative clauses; §25.4, *decir* of orders).
extension ClausePlanner {
  /// *Buscar / tienda / que / vender / pila*: the place itself is sought, and nothing in it.
  func seekPlace(_ clause: inout Clause) {
    guard clause.complements.count > 2, let verb = clause.verb?.lexeme.lemma,
      SoughtPlaceWords.seeking.contains(verb),
      let place = clause.complements.indices.dropLast(2).first(where: {
        clause.complements[$0].lexeme.wordClass == .noun
      }), KindSet.places.contains(clause.complements[place].lexeme.kind),
      clause.complements[place + 1].lexeme.lemma == "que",
      clause.complements[place + 2].lexeme.wordClass == .verb,
      place == 0 || clause.complements[place - 1].lexeme.wordClass != .adposition
    else { return }
    let isSaid = place > 0 && clause.complements[place - 1].lexeme.isDeterminerLike
    clause.complements[place].government = Government(
      preposition: nil, article: isSaid ? nil : .indefinite)
  }

  /// *Firmar / al final / de / hoja, vivir / al principio / de / calle*: both are one preposition (NGLE §29.9, *locuciones preposicionales*).
  func endOfWhat(_ clause: inout Clause) {
    guard
      let place = clause.complements.indices.dropLast(2).first(where: {
        SoughtPlaceWords.ends.contains(clause.complements[$0].lexeme.lemma)
          && clause.complements[$0 + 1].lexeme.lemma == "de"
      }),
      clause.complements[place + 2].lexeme.isNominal
        || clause.complements[place + 2].lexeme.isDeterminerLike
    else { return }
    let word = clause.complements[place]
    if let tile = word.tile, let link = clause.complements[place + 1].tile {
      clause.joins[tile] = [tile, link]
    }
    clause.complements[place].lexeme = Lexeme(
      lemma: "\(word.lexeme.lemma) de", wordClass: .adposition, kind: .direction)
    clause.complements[place + 2].government = nil
    clause.complements.remove(at: place + 1)
  }

  /// *Bajar / gato / de / árbol, coger / manzana / de / árbol*: from which it is taken, and no sort of it.
  func downFromTree(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme.lemma, SoughtPlaceWords.taking.contains(verb),
      let tree = clause.complements.indices.dropFirst(2).first(where: {
        ["árbol", "rama", "planta"].contains(clause.complements[$0].lexeme.lemma)
          && clause.complements[$0 - 1].lexeme.lemma == "de"
      }), clause.complements[tree - 2].lexeme.wordClass == .noun, let the = lexicon.known("el")
    else { return }
    clause.reasons.append(
      Realization.RuleApplication(.understood, clause.complements[tree].lexeme.lemma, "el"))
    clause.complements.insert(Constituent(the), at: tree)
  }

  /// *Yo / llamar / policía; llamar / ambulancia*, asked for: all of them, and who comes with it (NGLE §2.2).
  func callPoliceInRow(_ clause: inout Clause, _ verb: String) {
    guard
      clause.options.contains(.request) && clause.complements.count == 1
        || clause.complements.contains(where: { $0.lexeme.lemma == "policía" })
    else { return }
    callPolice(&clause, verb)
  }

  /// *Tener / sueño / pero / poder / dormir / no*: the denial laid last is of the deed behind *pero* (NGLE §48.1).
  func denyLastDeed(_ clause: inout Clause) {
    guard clause.complements.count > 2, let no = clause.complements.last, no.lexeme.lemma == "no",
      let but = clause.complements.lastIndex(where: { $0.lexeme.lemma == "pero" }), but > 0,
      but + 2 < clause.complements.count, clause.complements[but + 1].lexeme.wordClass == .verb
    else { return }
    clause.complements.removeLast()
    clause.complements.insert(no, at: but + 1)
  }

  /// *Tortilla / llevar / huevo / patata, ensalada / llevar / atún / cebolla*: of what a dish is made (NGLE §15.11, nouns without an article).
  func listIngredients(_ clause: inout Clause) {
    guard clause.verb?.lexeme.lemma == "llevar", clause.subject.count == 1,
      KindSet.edible.contains(clause.subject[0].lexeme.kind), clause.complements.count > 1,
      clause.complements.allSatisfy({
        $0.lexeme.wordClass == .noun && KindSet.edible.contains($0.lexeme.kind)
          || $0.lexeme.lemma == "y"
      })
    else { return }
    for place in clause.complements.indices where clause.complements[place].lexeme.lemma != "y" {
      clause.complements[place].lexeme.article = .bare
      clause.complements[place].lexeme.countability = .mass
    }
  }

  /// *El médico dice que yo coma menos sal*: what he says one shall do is no news (NGLE §25.4).
  func adviseByDoctor(_ plan: inout ClausePlan) {
    guard plan.verbs.count > 1, plan.verbs[0].frame.lemma == "decir",
      plan.verbs[0].frame.opensIndicative, plan.tense == .present, !plan.isQuestion,
      plan.subject.count == 1, let who = plan.subject[0].noun?.lexeme.lemma,
      SoughtPlaceWords.advising.contains(who),
      case let inner = plan.verbs[1],
      inner.subordinator?.lexeme.lemma == "que" || inner.startsClause,
      inner.frame.pattern == .plain, inner.frame.past != .state, !inner.frame.isCopular,
      inner.constituent.lexeme.person == nil, inner.constituent.lexeme.forms.isEmpty,
      let told = inner.subject?.noun?.lexeme, told.wordClass == .pronoun, told.kind == .person,
      plan.openedTense == nil || plan.openedTense == .present
    else { return }
    plan.verbs[0].frame.opensIndicative = false
  }
}

/// Words of such sentences.
private enum SoughtPlaceWords {
  static let ends: WordSet = [
    "al final", "al principio", "en medio", "al fondo", "a la derecha", "a la izquierda",
    "al borde", "al comienzo",
  ]
  static let taking: WordSet = [
    "bajar", "coger", "sacar", "quitar", "arrancar", "recoger", "agarrar", "descolgar",
  ]
  static let seeking: WordSet = ["buscar", "necesitar", "querer", "conocer", "encontrar"]
  /// Who tells one what to do for one's health.
  static let advising: WordSet = [
    "médico", "médica", "doctor", "doctora", "dentista", "enfermero", "enfermera", "fisio",
    "fisioterapeuta", "nutricionista", "pediatra", "logopeda", "psicólogo", "psicóloga",
    "entrenador",
    "entrenadora", "terapeuta",
  ]
}
