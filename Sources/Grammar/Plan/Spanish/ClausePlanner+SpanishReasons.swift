import AACCore

/// Whose the reason of a request is: *dame agua porque tengo sed, espérame porque estoy cansado, no me toques porque me duele*
/// (NGLE §33.4, subjects left unsaid; §46.2, *causales*; §42.4, *peticiones*).
extension ClausePlanner {
  /// Makes whoever asks the subject of the reason that nobody was named for.
  func settleRequestReasons(_ plan: inout ClausePlan) {
    guard language == .spanish, plan.verbs.count > 1, plan.options.contains(.request),
      !plan.isLaid || plan.verbs[1].subordinator?.lexeme.lemma == "porque",
      let speaker = lexicon.known("yo")
    else { return }
    for index in plan.verbs.indices.dropFirst() {
      let verb = plan.verbs[index]
      guard let word = verb.subordinator?.lexeme.lemma, verb.subject == nil, !verb.hasKnownSubject,
        !verb.isRelative, verb.constituent.lexeme.person == nil, verb.frame.pattern != .weather,
        verb.frame.pattern != .existential, isSpeakers(word, plan, index),
        !isOfHearer(plan, index)
      else { continue }
      plan.verbs[index].subject = NounPhrase(Constituent(speaker))
      plan.verbs[index].hasKnownSubject = true
    }
  }

  /// *Porque, que* say why one asks; *si* behind *pregunta* what one may, *cuando* behind *escúchame* what one does.
  private func isSpeakers(_ word: String, _ plan: ClausePlan, _ index: Int) -> Bool {
    let main = plan.verbs[0].frame.lemma
    let lemma = plan.verbs[index].frame.lemma
    switch word {
    case "porque": return true
    case "si":
      return main == "preguntar" && ["poder", "deber", "tener que", "ir"].contains(lemma)
    case "cuando":
      return RequestReasonWords.attending.contains(main)
        && RequestReasonWords.saying.contains(lemma)
    default: return false
    }
  }

  /// *Date prisa porque llegas tarde*: what the hearer is warned of.
  private func isOfHearer(_ plan: ClausePlan, _ index: Int) -> Bool {
    let frame = plan.verbs[index].frame
    if frame.lemma.hasPrefix("llegar") {
      return frame.lemma == "llegar tarde"
        || plan.adverbials.contains { $0.constituent.lexeme.lemma == "tarde" }
    }
    if frame.lemma == "ser" { return true }
    // Come porque tienes hambre: what the hearer does for himself.
    let isForSpeaker = plan.fillers.contains {
      $0.verb == 0 && $0.phrases[0].noun?.lexeme.person == .first
    }
    if RequestReasonWords.own.contains(plan.verbs[0].frame.lemma), !isForSpeaker { return true }
    let isWarning = RequestReasonWords.warned.contains(frame.lemma)
    return isWarning && RequestReasonWords.minding.contains(plan.verbs[0].frame.lemma)
  }
}

/// Words of requests and their reasons.
private enum RequestReasonWords {
  /// What is done for somebody who says something.
  static let attending: WordSet = [
    "escuchar", "mirar", "interrumpir", "reírse", "atender", "callarse", "callar",
  ]
  static let saying: WordSet = ["hablar", "cantar", "leer", "explicar", "contar"]
  /// What may happen to whoever does not mind.
  static let warned = SpanishDeedWords.happening.union(["resfriarse", "enfermar", "perder"])
  /// What everybody does for himself.
  static let own: WordSet = [
    "comer", "beber", "dormir", "descansar", "abrigarse", "acostarse", "sentarse", "taparse",
    "tomar", "comerse", "beberse", "tumbarse", "lavarse", "ducharse",
  ]
  /// What one is told to mind.
  static let minding: WordSet = [
    "tener cuidado", "abrigarse", "correr", "bajar", "bajarse", "apartarse", "agarrarse",
    "darse prisa", "comer", "dormir", "descansar", "taparse", "ponerse",
  ]
}
