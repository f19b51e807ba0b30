import AACCore

/// What is denied behind the verb: the verb that it opens and not itself (NGLE §48.1; Bechara, *Advérbio de negação*).
extension WordSorter {
  /// *Prometo no mentir, prefiro não falar*: what is promised, tried or feigned is not to do it; of wishes and modal verbs the
  /// verb is denied all the same (NGLE §48.1, *ámbito de la negación*; Bechara, *Advérbio de negação*).
  func deniesOpened(_ word: Constituent, before rest: ArraySlice<Constituent>) -> Bool {
    guard let opener = plan.verbs.last?.frame, clause == nil, preposition == nil else {
      return false
    }
    if word.lexeme.lemma == planner.language.plainNegator {
      guard Self.deciding.contains(opener.lemma) || opener.opensSubjunctive && opensWeather(rest)
      else { return false }
    } else if word.lexeme.lemma != "nunca" || !Self.deciding.contains(opener.lemma) {
      return false
    }
    return isLaidBehindVerb(word)
  }

  /// *Intento no llorar*, but *no/intentar/llorar*, laid before the verb, denies the verb.
  private func isLaidBehindVerb(_ word: Constituent) -> Bool {
    guard let negator = word.tile, let verb = plan.verbs.last?.constituent.tile else { return true }
    return negator > verb
  }

  /// *tell us not to run, promise not to tell*: what one is told, tries or decides is not to do it; of wishes the verb is
  /// denied all the same (CaGEL chapters 9 and 14; CGEL §14.36).
  func deniesWhatIsTold(_ word: Constituent, before rest: ArraySlice<Constituent>) -> Bool {
    guard word.lexeme.lemma == "not", clause == nil, preposition == nil,
      let opener = plan.verbs.last?.frame.lemma, Self.telling.contains(opener)
    else { return false }
    let next = rest.first?.lexeme.lemma == "to" ? rest.dropFirst().first : rest.first
    return next?.lexeme.wordClass == .verb && isLaidBehindVerb(word)
  }

  private static let telling: WordSet = [
    "tell", "ask", "warn", "remind", "beg", "advise", "order", "teach", "urge", "promise", "try",
    "decide", "hope", "pretend", "agree", "prefer", "choose", "learn", "swear",
  ]

  /// *Espero que no llueva*.
  private func opensWeather(_ rest: ArraySlice<Constituent>) -> Bool {
    guard let verb = rest.first?.lexeme, verb.wordClass == .verb else { return false }
    return planner.frames[verb.lemma].pattern == .weather
  }

  private static let deciding: WordSet = [
    "intentar", "preferir", "prometer", "decidir", "tratar de", "procurar", "jurar", "lograr",
    "elegir", "escoger", "optar por", "acordar", "fingir", "simular", "aparentar", "proponer",
    "proponerse", "resolver", "lamentar", "aconsejar", "recomendar", "sugerir", "esforzarse",
    "arrepentirse", "alegrarse", "comprometerse", "acostumbrarse", "aprender", "avergonzarse",
    "decidirse", "esperar", "asegurarse", "tener miedo", "tener cuidado",
    "tentar", "decidir-se", "escolher", "combinar", "jurar", "propor-se", "aconselhar",
    "recomendar", "sugerir", "esforçar-se", "arrepender-se", "comprometer-se", "acostumar-se",
    "habituar-se", "aprender", "envergonhar-se", "optar", "alegrar-se", "conformar-se", "cuidar",
    "ter medo", "ter cuidado", "ter vergonha", "ficar triste", "correr o risco",
  ]
}
