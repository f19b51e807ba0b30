import AACCore

/// What time and money are needed for, on which day something is given: *más tiempo para el
/// examen, una bici por mi cumpleaños* (NGLE §29.4, §46.2).
extension ClausePlanner {
  /// Gives these nouns, chosen last, their preposition.
  func meanFor(_ clause: inout Clause, _ verb: String) {
    guard let last = clause.complements.indices.last, last > 0,
      case let word = clause.complements[last].lexeme, word.wordClass == .noun
    else { return }
    if MeantForWords.feasts.contains(word.lemma) { return giveOnDay(&clause, verb, last) }
    if verb == "parecerse" { return resembleIn(&clause, last) }
    if verb == "invitar" { return inviteGroup(&clause, last) }
    let before = clause.complements[last - 1].lexeme
    guard MeantForWords.spent.contains(before.lemma), clause.complements[last].government == nil,
      MeantForWords.needing.contains(verb)
    else { return }
    let isDeed =
      word.takesPlace || word.kind == .meal || MeantForWords.tasks.contains(word.lemma)
      || MeantForWords.paid.contains(word.lemma)
    let isBought =
      before.lemma != "tiempo"
      && (KindSet.edible.contains(word.kind) || word.kind == .toy || word.kind == .clothing)
    guard isDeed || isBought else { return }
    clause.complements[last].government = Government(
      preposition: "para", article: isDeed ? .definite : nil)
    clause.reasons.append(Realization.RuleApplication(.preposition, word.lemma, "para"))
  }

  /// *Querer / bici / cumpleaños, regalar / reloj / yo / cumpleaños*: on whose day (NGLE §18.5).
  private func giveOnDay(_ clause: inout Clause, _ verb: String, _ last: Int) {
    let word = clause.complements[last].lexeme.lemma
    let isGiven = MeantForWords.giving.contains(verb)
    guard isGiven || MeantForWords.wishing.contains(verb), !clause.complements[last].lexeme.isHuman,
      [.noun, .properNoun, .pronoun, .adjective]
        .contains(clause.complements[last - 1].lexeme.wordClass),
      clause.complements[last - 1].lexeme.kind != .possessive,
      SpanishPairWords.whole(clause.complements[last - 1].lexeme.lemma, word) == nil,
      let link = lexicon.known(isGiven || verb == "pedir" ? "por" : "para")
    else { return }
    var words = [Constituent(link)]
    clause.complements[last].government = nil
    if MeantForWords.ofEverybody.contains(word) {
      // Por Navidad, por Reyes.
      clause.complements[last].lexeme.article = .bare
    } else {
      let receiver = clause.complements[..<last].last {
        $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person
      }
      let owner: String? =
        if isGiven {
          receiver.map {
            $0.lexeme.person == .first ? "mi" : $0.lexeme.person == .second ? "tu" : "su"
          }
            ?? (clause.complements[..<last].contains { $0.lexeme.isHuman } ? "su" : nil)
        } else {
          ownerOfName(clause) ?? (clause.subject.isEmpty ? "mi" : nil)
        }
      guard let owner, let possessive = lexicon.known(owner) else { return }
      words.append(Constituent(possessive))
      clause.reasons.append(Realization.RuleApplication(.understood, word, owner))
    }
    clause.reasons.append(Realization.RuleApplication(.preposition, word, link.lemma))
    clause.complements.insert(contentsOf: words, at: last)
  }

  /// *Parecerse / papá / ojo*: in what one is like somebody.
  private func resembleIn(_ clause: inout Clause, _ last: Int) {
    guard clause.complements[last].lexeme.kind == .body,
      clause.complements[last - 1].lexeme.isHuman
        || clause.complements[last - 1].lexeme.wordClass == .pronoun
    else { return }
    let word = clause.complements[last].lexeme.lemma
    if MeantForWords.twofold.contains(word) { makePlural(&clause.complements[last]) }
    clause.complements[last].government = Government(preposition: "en", article: .definite)
    clause.reasons.append(Realization.RuleApplication(.preposition, word, "en"))
  }

  /// *Invitar / todo / clase / fiesta*: a whole class is asked to come.
  private func inviteGroup(_ clause: inout Clause, _ last: Int) {
    guard clause.complements[last].lexeme.kind == .event,
      MeantForWords.groups.contains(clause.complements[last - 1].lexeme.lemma)
    else { return }
    clause.complements[last - 1].lexeme.animacy = .human
    clause.complements[last - 1].lexeme.kind = .person
    clause.complements[last - 1].government = Government(preposition: "a", article: .definite)
    clause.complements[last].government = Government(preposition: "a", article: .definite)
  }

  /// *Quién / ser / profesora / nuevo*: who is asked for is somebody certain (NGLE §14.3).
  func askWhoIsIt(_ clause: inout Clause) {
    guard clause.subject.first?.lexeme.lemma == "quién" || clause.subject.isEmpty,
      case let words = clause.subject + clause.complements, words.count > 1,
      words[0].lexeme.lemma == "quién",
      case let place = clause.subject.isEmpty ? 1 : 0, clause.complements.indices.contains(place),
      case let noun = clause.complements[place].lexeme, noun.wordClass == .noun, noun.isHuman,
      noun.article != .bare || clause.complements.count > place + 1,
      clause.complements[place].government == nil
    else { return }
    clause.complements[place].government = Government(preposition: nil, article: .definite)
  }
}

/// Words of what is meant for something.
private enum MeantForWords {
  static let needing: WordSet = [
    "necesitar", "faltar", "tener", "querer", "quedar", "haber", "pedir", "traer", "llevar",
  ]
  static let spent: WordSet = ["tiempo", "dinero", "plata", "permiso"]
  static let tasks: WordSet = [
    "deberes", "tarea", "tareas", "trabajo", "ejercicio", "viaje", "examen", "excursión", "regalo",
  ]
  /// What one pays to go there.
  static let paid: WordSet = ["cine", "autobús", "bus", "metro", "taxi", "tren", "feria", "circo"]
  static let feasts: WordSet = [
    "cumpleaños", "cumple", "santo", "comunión", "graduación", "Navidad", "Reyes",
  ]
  static let ofEverybody: WordSet = ["Navidad", "Reyes"]
  static let giving: WordSet = ["regalar", "dar", "comprar"]
  static let wishing: WordSet = ["querer", "pedir", "necesitar"]
  static let groups: WordSet = ["clase", "familia", "equipo", "grupo", "pandilla"]
  static let twofold: WordSet = ["ojo", "mano", "oreja", "pie", "ceja", "pierna", "labio"]
}
