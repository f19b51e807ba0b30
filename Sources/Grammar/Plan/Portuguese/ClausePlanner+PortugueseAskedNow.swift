import AACCore

/// What is asked of what goes on at the moment and of what is planned: *o que você está olhando?, por que o bebê está chorando?, quando nós
/// vamos comer?* (Cunha & Cintra, chapter 13, *Locuções verbais*).
extension ClausePlanner {
  /// Sets the time of such a question where none was chosen.
  func askOfNow(_ clause: inout Clause) {
    guard clause.variety == .portugueseBrazil, clause.isQuestion, clause.tense == nil,
      clause.options.isEmpty, !clause.isNegative, clause.subject.count < 3,
      let verb = clause.verb?.lexeme, verb.person == nil, verb.forms.isEmpty,
      case let words = clause.subject + clause.complements,
      let asked = words.first(where: { $0.lexeme.kind == .question })?.lexeme.lemma,
      !words.contains(where: {
        $0.lexeme.wordClass == .verb
          || $0.lexeme.kind.isTemporal && $0.lexeme.kind != .question
            && !AskedNowWords.hours.contains($0.lexeme.lemma)
      })
    else { return }
    let isHour =
      AskedNowWords.times.contains(asked)
      || words.contains { ["hora", "horas"].contains($0.lexeme.lemma) }
    if asked == "quem", verb.lemma == "fazer",
      words.contains(where: { ["barulho", "bagunça"].contains($0.lexeme.lemma) })
    {
      clause.options.insert(.progressive)
    } else if !isHour, asked != "por que" || clause.isLaid,
      AskedNowWords.matters.contains(asked), AskedNowWords.goingOn.contains(verb.lemma),
      asked != "quem" || clause.subject.last?.lexeme.lemma != "quem"
        || AskedNowWords.heard.contains(verb.lemma)
    {
      clause.options.insert(.progressive)
    } else if isHour, isPlanned(clause, verb.lemma) {
      clause.tense = .future
      clause.options.insert(.goingTo)
    }
  }

  private func isPlanned(_ clause: Clause, _ verb: String) -> Bool {
    guard let doer = clause.subject.last?.lexeme, verb != "ir", verb != "vir" else { return false }
    if AskedNowWords.once.contains(verb) { return doer.isBeing || doer.wordClass == .pronoun }
    let frame = frames[verb]
    return ["nós", "a gente"].contains(doer.lemma) && frame.pattern == .plain
      && frame.past != .state && frame.opening == nil && !frame.isDefault
  }
}

private enum AskedNowWords {
  static let matters: WordSet = ["o que", "que", "quem", "qual", "por que"]
  static let times: WordSet = ["quando", "que horas", "a que horas"]
  static let hours: WordSet = ["horas", "hora", "que horas", "quando", "a que horas"]
  /// What one does for a while and is asked about meanwhile.
  static let goingOn: WordSet = heard.union([
    "olhar", "rir", "chorar", "gritar", "demorar", "ler", "procurar", "esperar", "desenhar",
    "pintar", "mastigar", "construir", "cozinhar", "ouvir", "escutar", "assistir",
  ])
  static let heard: WordSet = ["gritar", "chorar", "cantar", "tossir"]
  /// What is done once.
  static let once: WordSet = ["casar", "casar-se", "viajar", "nascer"]
}
