import AACCore

/// Questions within a sentence of Spanish, whose roles were chosen (NGLE §43.3, *interrogativas indirectas*).
extension ClausePlanner {
  /// Puts the words of a question within the sentence into one piece and supplies the verb that is understood.
  func askWithin(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme.lemma, SpanishAskedWords.knowing.contains(verb) else {
      return
    }
    joinAskingWords(&clause)
    guard let asked = clause.complements.firstIndex(where: { $0.lexeme.kind == .question }),
      !clause.complements[asked...].contains(where: { $0.lexeme.wordClass == .verb })
    else {
      if !clause.complements.contains(where: { $0.lexeme.kind == .question }) { knowHour(&clause) }
      return
    }
    supplyBeing(&clause, verb, asked)
  }

  /// *Tener / años / cuántos, leer / libro / qué*: the word that counts or chooses goes before its noun (NGLE §22.14).
  func askBeforeNoun(_ clause: inout Clause, _ verb: String) {
    guard clause.complements.count == 2, !frames[verb].isCopular,
      SpanishAskedWords.determining.contains(clause.complements[1].lexeme.lemma),
      clause.complements[0].lexeme.wordClass == .noun,
      clause.complements[0].lexeme.kind == .quantity
        || !clause.complements[0].lexeme.isBeing
        || clause.complements[1].lexeme.lemma.hasPrefix("cuánt"),
      !SpanishAskedWords.knowing.contains(verb)
    else { return }
    clause.complements.swapAt(0, 1)
  }

  /// *Funcionar / cómo / tele, servir / para qué / esto*: what is asked about does it itself (NGLE §42.10).
  func askOfThing(_ clause: inout Clause, _ verb: String) {
    guard clause.subject.isEmpty, clause.isQuestion else { return }
    guard SpanishAskedWords.happening.contains(verb) else { return askOfSubject(&clause, verb) }
    guard verb != "saber", clause.tense != .past || verb != "romperse",
      let asked = clause.complements.firstIndex(where: { $0.lexeme.kind == .question }),
      !clause.complements.contains(where: { $0.lexeme.wordClass == .verb }),
      let last = clause.complements.indices.last, last > asked,
      case let thing = clause.complements[last].lexeme,
      thing.isThing && !thing.kind.isTemporal || thing.kind == .demonstrative
    else { return }
    var start = last
    while start - 1 > asked, clause.complements[start - 1].lexeme.isDeterminerLike { start -= 1 }
    guard start == asked + 1 else { return }
    clause.subject = Array(clause.complements[start...])
    clause.complements.removeSubrange(start...)
  }

  /// *A qué hora, con quién*: the preposition is part of what begins the clause.
  private func joinAskingWords(_ clause: inout Clause) {
    var index = 0
    while index + 1 < clause.complements.count {
      let (first, next) = (clause.complements[index].lexeme, clause.complements[index + 1].lexeme)
      if first.wordClass == .adposition, next.kind == .question {
        var asked = clause.complements[index + 1]
        asked.lexeme = Lexeme(
          lemma: "\(first.lemma) \(next.lemma)", wordClass: .adverb, kind: .question)
        asked.tile = clause.complements[index].tile
        clause.complements[index] = asked
        clause.complements.remove(at: index + 1)
        continue
      }
      if first.lemma.hasSuffix(" qué"), next.lemma == "hora" {
        clause.complements[index].lexeme.lemma = "\(first.lemma) hora"
        clause.complements.remove(at: index + 1)
        continue
      }
      index += 1
    }
  }

  /// *¿Sabes la hora?*: the one that it is.
  private func knowHour(_ clause: inout Clause) {
    guard let hour = clause.complements.firstIndex(where: { $0.lexeme.lemma == "hora" }),
      hour == 0 || !clause.complements[hour - 1].lexeme.isDeterminerLike
    else { return }
    clause.complements[hour].lexeme.article = .definite
    clause.complements[hour].government = Government(preposition: nil, article: .definite)
  }

  /// *¿Sabes dónde está el baño?, dime qué hora es*: the verb of being that nobody lays.
  private func supplyBeing(_ clause: inout Clause, _ verb: String, _ asked: Int) {
    let word = clause.complements[asked].lexeme.lemma
    let rest = clause.complements[(asked + 1)...].filter { $0.lexeme.wordClass != .interjection }
    let head = rest.last { $0.lexeme.isNominal && $0.lexeme.kind != .social }
    let isTold = clause.options.contains(.request) || asked > 0
    guard SpanishAskedWords.inward.contains(verb) || isTold && !clause.isQuestion else { return }
    let isHour = word == "qué hora" || word == "qué" && head?.lexeme.lemma == "hora"
    guard isHour || head != nil else { return endWithQuestion(&clause, asked) }
    guard let being = isHour ? "ser" : copula(for: word, head),
      isHour || clause.complements.indices.contains(asked + 1)
    else { return }
    let known = Lexeme(lemma: being, wordClass: .verb, kind: .action)
    let place = word == "qué" ? asked + 2 : asked + 1
    clause.reasons.append(Realization.RuleApplication(.understood, word, being))
    clause.complements.insert(Constituent(known), at: place)
  }

  /// What is asked of somebody or something without a verb (NGLE §37.9).
  private func copula(for word: String, _ head: Constituent?) -> String? {
    guard let noun = head?.lexeme else { return nil }
    switch word {
    case "dónde": return noun.takesPlace ? "ser" : "estar"
    case "cómo": return noun.isBeing ? "estar" : nil
    case "cuándo": return noun.takesPlace ? "ser" : nil
    case "quién": return noun.isHuman && noun.wordClass != .pronoun ? "ser" : nil
    case "cuál", "de quién": return noun.isBeing ? nil : "ser"
    default: return nil
    }
  }

  /// *No sé por qué, dime dónde*: the question word alone is all that is said of it (NGLE §43.3).
  private func endWithQuestion(_ clause: inout Clause, _ asked: Int) {
    guard clause.isNegative || clause.options.contains(.request), !clause.isQuestion,
      asked == clause.complements.count - 1
        || clause.complements[(asked + 1)...].allSatisfy({ $0.lexeme.wordClass == .interjection })
    else { return }
    var word = Lexeme(
      lemma: clause.complements[asked].lexeme.lemma, wordClass: .noun, kind: .idea)
    word.countability = .mass
    word.article = .bare
    clause.complements[asked].lexeme = word
    clause.complements[asked].government = Government(preposition: nil, article: .bare)
  }

  /// Whether a thing behind the verb of such a question does what is asked: *cuándo llega el autobús, cómo funciona la
  /// tele, cuándo abre la tienda*.
  func actsWhereAsked(_ noun: Lexeme, _ verb: PlannedVerb) -> Bool {
    if language == .portuguese {
      // Mostrar / como / funcionar / jogo.
      return ["funcionar", "acontecer", "terminar", "acabar", "começar", "chamar-se"]
        .contains(verb.frame.lemma) && noun.wordClass == .noun && !noun.kind.isTemporal
    }
    guard language == .spanish,
      noun.wordClass == .noun
        || noun.kind == .demonstrative && SpanishAskedWords.happening.contains(verb.frame.lemma),
      !noun.isBeing, !noun.kind.isTemporal
    else { return false }
    let lemma = verb.frame.lemma
    let word = verb.subordinator?.lexeme.lemma ?? ""
    if verb.frame.pattern == .experiencer { return false }
    if SpanishAskedWords.opening.contains(lemma) {
      let isTimed = word == "cuándo" || word.hasSuffix("qué hora") || word == "por qué"
      return isTimed && KindSet.places.contains(noun.kind)
    }
    if SpanishAskedWords.moving.contains(lemma), word == "cómo" { return false }
    if SpanishAskedWords.moving.contains(lemma) {
      return noun.kind == .vehicle || noun.kind == .event || noun.kind == .media
        || noun.kind == .thing || noun.kind == .weather || noun.kind == .nature
        || noun.kind == .meal || noun.kind == .food || noun.kind == .device
    }
    if SpanishAskedWords.happening.contains(lemma) { return word != "cómo" || lemma == "funcionar" }
    if let typical = lexicon.known(verb.frame.typicalSubject), !typical.isBeing,
      typical.wordClass == .noun
    {
      return verb.frame.slot(.object) == nil || verb.frame.lemma.hasSuffix("se")
    }
    return false
  }

  /// *No sé quién rompió el vaso, no sé por qué se rompió la tele*: what ends as it begins is over (NGLE §23.3, *logros*).
  func settleAsked(_ plan: inout ClausePlan) {
    guard language == .spanish, plan.tense == .present else { return }
    for index in plan.verbs.indices.dropFirst() {
      let verb = plan.verbs[index]
      guard verb.tense == nil, verb.constituent.lexeme.person == nil,
        verb.subordinator?.lexeme.kind == .question, let word = verb.subordinator?.lexeme.lemma,
        SpanishAskedWords.knowing.contains(plan.verbs[index - 1].frame.lemma)
      else { continue }
      let isDone = plan.fillers.contains { $0.verb == index && $0.role == .object }
      let isThing = verb.subject?.noun?.lexeme.isBeing == false
      let isOver =
        word == "quién" && isDone
        && (verb.frame.aspect == .achievement
          || SpanishAskedWords.taking.contains(verb.frame.lemma))
        || word == "por qué" && isThing && verb.frame.aspect == .achievement
      if isOver || isRemembered(plan, index) { plan.verbs[index].tense = .past }
      askOfPerson(&plan, index)
    }
  }

  /// *Pregúntale a la niña cómo se llama*: who is asked what only he can know says it of himself.
  private func askOfPerson(_ plan: inout ClausePlan, _ index: Int) {
    let verb = plan.verbs[index]
    guard plan.verbs[index - 1].frame.lemma == "preguntar", verb.subject == nil,
      verb.frame.past == .state || SpanishAskedWords.lasting.contains(verb.frame.lemma),
      !verb.frame.isCopular, verb.frame.slot(.subject) == nil,
      let other = plan.fillers.first(where: {
        $0.verb == index - 1 && $0.role == .recipient && $0.phrases[0].noun?.lexeme.isHuman == true
      })?.phrases.first, !other.isPronoun
    else { return }
    plan.verbs[index].subject = other
    plan.verbs[index].hasKnownSubject = true
  }

  /// *No me acuerdo de dónde dejé la mochila*: one remembers what one did, but knows how to do it.
  private func isRemembered(_ plan: ClausePlan, _ index: Int) -> Bool {
    let verb = plan.verbs[index]
    guard SpanishAskedWords.remembering.contains(plan.verbs[index - 1].frame.lemma),
      verb.subject == nil || verb.subject?.noun?.lexeme.lemma == "yo",
      verb.frame.pattern != .experiencer, !verb.frame.isCopular,
      verb.frame.past != .state,
      ["dónde", "qué", "cuándo", "quién"].contains(
        verb.subordinator?.lexeme.lemma ?? "")
    else { return false }
    return verb.subordinator?.lexeme.lemma != "qué"
      || plan.adverbials.contains { lexicon.tense(of: $0.constituent.lexeme.lemma) == .past }
  }
}

/// Words of questions within a sentence.
enum SpanishAskedWords {
  /// Verbs that a question stands behind.
  static let knowing: WordSet = [
    "saber", "decir", "preguntar", "recordar", "acordarse", "explicar", "contar", "averiguar",
    "olvidar", "olvidarse", "adivinar", "entender", "comprender", "enseñar", "mostrar", "descubrir",
    "imaginar", "preguntarse", "imaginarse", "figurarse",
  ]
  /// Of them those of what one knows, which ask nothing of the other.
  static let inward: WordSet = [
    "saber", "recordar", "acordarse", "averiguar", "olvidar", "olvidarse", "adivinar", "entender",
    "comprender", "descubrir", "imaginar",
  ]
  /// Of them those of what was.
  static let remembering: WordSet = ["recordar", "acordarse", "olvidar", "olvidarse"]
  /// Question words that stand before a noun.
  static let determining: WordSet = [
    "qué", "cuál", "cuáles", "cuántos", "cuántas", "cuánto", "cuánta",
  ]
  /// What shops and pools do when it is time.
  static let opening: WordSet = ["abrir", "cerrar"]
  /// What vehicles and events do.
  static let moving: WordSet = [
    "llegar", "salir", "venir", "volver", "pasar", "parar", "ir", "empezar", "comenzar", "acabar",
    "terminar", "sonar", "caer", "entrar", "tardar",
  ]
  /// What happens to things and what they cost.
  static let happening: WordSet = [
    "funcionar", "costar", "valer", "durar", "pesar", "medir", "romperse", "apagarse", "encenderse",
    "pararse", "estropearse", "bloquearse", "caerse", "moverse", "perderse", "acabarse", "quemarse",
    "abrirse", "cerrarse", "desaparecer", "servir", "significar", "oler", "saber", "pitar",
    "brillar", "crecer",
  ]
  /// What somebody takes from others.
  static let taking: WordSet = ["comer", "comerse", "coger", "quitar", "robar", "tirar", "pintar"]
  /// What one is all the time, of which nobody has a choice.
  static let lasting: WordSet = [
    "llamarse", "vivir", "llorar", "sentirse", "pensar", "sentir", "reír", "reírse", "gritar",
    "enfadarse", "trabajar",
  ]
}
