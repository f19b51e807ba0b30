import AACCore

/// What is told within a clause and beside a second deed: *cuando papá vuelva del trabajo, cuéntame qué pasó en la escuela,
/// vienes conmigo o te quedas aquí, firma aquí con el bolígrafo*.
///
/// Sources: NGLE §29.8 (*de* of where one comes from), §43.3 (questions within a sentence), §24.2 (tense of what is told),
/// §31.4 (coordination of predicates), §39.4 (the order of circumstances).
extension ClausePlanner {
  /// *Yo / ir / baño*, said politely: one would like to, and does not say what one would do (NGLE §23.15, §25.14, *quisiera*).
  func wishPolitely(_ clause: inout Clause) {
    guard clause.options.contains(.polite), !clause.isQuestion,
      clause.options.isDisjoint(with: [.request, .perfect, .progressive, .habitual]),
      !clause.isNegative, clause.tense == nil || clause.tense == .present, let deed = clause.verb,
      deed.lexeme.person == nil, deed.lexeme.forms.isEmpty,
      HappenedThereWords.wished.contains(deed.lexeme.lemma),
      clause.subject.count < 2, clause.complements.count < 4,
      clause.subject.allSatisfy({ ["yo", "nosotros", "nosotras"].contains($0.lexeme.lemma) }),
      !clause.complements.contains(where: {
        $0.lexeme.wordClass == .conjunction || $0.lexeme.isConnective || $0.lexeme.lemma == "si"
          || $0.lexeme.kind == .negation || $0.lexeme.wordClass == .verb
      })
    else { return }
    clause.verb = Constituent(Lexeme(lemma: "querer", wordClass: .verb, kind: .action))
    clause.complements.insert(deed, at: 0)
    clause.reasons.append(Realization.RuleApplication(.understood, deed.lexeme.lemma, "querer"))
  }

  /// Puts the prepositions such clauses want.
  func relateWithin(_ clause: inout Clause, _ verb: String) {
    guard clause.complements.count > 2 else { return }
    comeFromWork(&clause)
    if HappenedThereWords.telling.contains(verb) { askWhatWasThere(&clause) }
  }

  /// *Cuando / papá / volver / trabajo*: from where others come home.
  private func comeFromWork(_ clause: inout Clause) {
    let last = clause.complements.count - 1
    guard HappenedThereWords.work.contains(clause.complements[last].lexeme.lemma),
      clause.complements[last].government?.preposition == nil,
      HappenedThereWords.returning.contains(clause.complements[last - 1].lexeme.lemma),
      case let doer = clause.complements[last - 2].lexeme, doer.isHuman, doer.wordClass != .pronoun,
      clause.complements[..<(last - 2)].contains(where: {
        HappenedThereWords.openers.contains($0.lexeme.lemma)
      }), HappenedThereWords.atHome.contains(clause.verb?.lexeme.lemma ?? "")
    else { return }
    clause.complements[last].government = Government(preposition: "de", article: .definite)
    clause.reasons.append(
      Realization.RuleApplication(.preposition, clause.complements[last].lexeme.lemma, "de"))
  }

  /// *Contar / yo / qué / pasar / escuela*: where it happened.
  private func askWhatWasThere(_ clause: inout Clause) {
    let last = clause.complements.count - 1
    guard last > 1, clause.complements[last - 2].lexeme.lemma == "qué",
      HappenedThereWords.happening.contains(clause.complements[last - 1].lexeme.lemma)
        || HappenedThereWords.done.contains(clause.complements[last - 1].lexeme.lemma)
          && clause.options.contains(.request),
      case let place = clause.complements[last].lexeme, place.wordClass == .noun,
      KindSet.places.contains(place.kind) || place.takesPlace
    else { return }
    if place.kind != .home, place.article != .bare {
      clause.complements[last].lexeme.article = .definite
    }
    link("en", before: last, in: &clause)
  }

  // MARK: - Once all have their roles

  /// Settles when what is asked for happened, and beside which deed *conmigo* and *aquí* stand.
  func settleHappenedThere(_ plan: inout ClausePlan) {
    guard !plan.isLaid else { return }
    writeHere(&plan)
    guard plan.verbs.count > 1 else { return }
    comeAlongOrStay(&plan)
    guard plan.verbs.count == 2, HappenedThereWords.telling.contains(plan.verbs[0].frame.lemma),
      plan.tense != .future, case let asked = plan.verbs[1],
      case let isDone = HappenedThereWords.done.contains(asked.frame.lemma)
        && plan.options.contains(.request),
      isDone || HappenedThereWords.happening.contains(asked.frame.lemma),
      asked.subordinator?.lexeme.lemma == "qué", asked.tense == nil,
      asked.constituent.lexeme.person == nil,
      plan.fillers.contains(where: { $0.verb == 1 && $0.preposition == "en" })
    else { return }
    plan.verbs[1].tense = .past
    if isDone, asked.subject == nil, !asked.hasKnownSubject, let other = lexicon.known("tú") {
      // Cuéntame qué hiciste en la escuela.
      plan.verbs[1].subject = NounPhrase(Constituent(other))
      plan.verbs[1].hasKnownSubject = true
    }
  }

  /// *Venir / conmigo / o / quedarse / aquí*: in whose company belongs to the deed it was chosen behind.
  private func comeAlongOrStay(_ plan: inout ClausePlan) {
    guard plan.verbs.count == 2, plan.verbs[1].connective != nil,
      let second = plan.verbs[1].constituent.tile
    else { return }
    for index in plan.adverbials.indices
    where HappenedThereWords.company.contains(plan.adverbials[index].constituent.lexeme.lemma) {
      guard let own = plan.adverbials[index].constituent.tile, own < second else { continue }
      plan.adverbials[index].verb = 0
      plan.adverbials[index].place = .opener
    }
  }

  /// *Firmar / aquí / bolígrafo / azul*: where stands before with what, as it was chosen.
  private func writeHere(_ plan: inout ClausePlan) {
    guard plan.verbs.count == 1, plan.fillers.count == 1, plan.fillers[0].preposition == "con",
      let tool = plan.fillers[0].phrases[0].noun, !tool.lexeme.isBeing, let tile = tool.tile
    else { return }
    for index in plan.adverbials.indices
    where WhereElseWords.heres.contains(plan.adverbials[index].phrase)
      && (plan.adverbials[index].constituent.tile ?? tile) < tile
    {
      plan.adverbials[index].place = .verb
    }
  }
}

/// Words of what is told within a clause.
enum HappenedThereWords {
  /// What one asks leave for, and does not order.
  static let wished: WordSet = [
    "ir", "irse", "salir", "dormir", "descansar", "acostarse", "levantarse", "volver",
  ]
  static let work: WordSet = [
    "trabajo", "oficina", "colegio", "cole", "escuela", "instituto", "hospital", "universidad",
    "fábrica", "taller", "mercado", "supermercado", "guardería", "academia", "gimnasio",
  ]
  /// Coming home.
  static let returning: WordSet = ["volver", "llegar", "venir", "regresar"]
  static let openers: WordSet = ["cuando", "hasta que", "antes de que", "después de que"]
  /// What one does at home.
  static let atHome: WordSet = [
    "cenar", "comer", "merendar", "almorzar", "jugar", "dormir", "esperar", "salir", "preparar",
    "hacer", "ver", "ir", "leer", "abrazar", "empezar", "cocinar", "acostarse", "bañarse",
    "estar", "tener", "abrir", "hablar", "contar", "descansar",
  ]
  static let telling: WordSet = ["contar", "decir", "explicar"]
  static let happening: WordSet = ["pasar", "suceder", "ocurrir"]
  static let done: WordSet = ["hacer", "comer", "aprender", "ver"]
  static let company: WordSet = ["conmigo", "contigo", "consigo"]
}
