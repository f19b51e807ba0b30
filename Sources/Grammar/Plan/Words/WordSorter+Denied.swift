import AACCore

/// What is denied behind the verb: the verb that it opens and not itself (NGLE §48.1; Bechara, *Advérbio de negação*).
extension WordSorter {
  /// *Prometo no mentir, prefiro não falar*: what is promised, tried or feigned is not to do it; of wishes and modal verbs the
  /// verb is denied all the same (NGLE §48.1, *ámbito de la negación*; Bechara, *Advérbio de negação*).
  func deniesOpened(_ word: Constituent, before rest: ArraySlice<Constituent>) -> Bool {
    guard let opener = plan.verbs.last?.frame, clause == nil else { return false }
    // Corro para não chegar tarde: right behind a preposition it denies what that leads to.
    if preposition != nil { return true }
    if deniesOther(word, opener) { return true }
    if word.lexeme.lemma == planner.language.plainNegator {
      guard Self.deciding.contains(opener.lemma) || opener.opensSubjunctive && opensWeather(rest)
      else { return false }
    } else if word.lexeme.lemma != "nunca" || !Self.deciding.contains(opener.lemma) {
      return false
    }
    return isLaidBehindVerb(word)
  }

  /// *Fecho a porta para o gato não sair, peço que você não grite*: behind whoever shall not do it (NGLE §48.1; Cunha &
  /// Cintra, chapter 13, *Infinitivo pessoal*).
  private func deniesOther(_ word: Constituent, _ opener: VerbFrame) -> Bool {
    guard pending.isEmpty, connective == nil, let last = loose.last,
      let noun = last.phrase.noun, noun == previous, noun.lexeme.isBeing,
      last.after == plan.verbs.count - 1
    else { return false }
    guard let link = last.preposition?.lexeme.lemma else { return opener.opensClause }
    return planner.language == .portuguese && Self.leadingToDeeds.contains(link)
  }

  /// *Pede para **eu** repetir, antes de **ele** chegar*: who does what the preposition stands before
  /// (Cunha & Cintra, chapter 13, *Infinitivo pessoal*).
  mutating func takeInfinitiveSubject(_ verb: inout PlannedVerb) {
    guard !plan.verbs.isEmpty, verb.subordinator == nil, verb.connective == nil,
      let last = loose.indices.last, let link = loose[last].preposition,
      Self.leadingToDeeds.contains(link.lexeme.lemma),
      loose[last].after == plan.verbs.count - 1, let noun = loose[last].phrase.noun,
      noun.lexeme.isBeing || happensThen(verb, link.lexeme.lemma, noun.lexeme),
      noun == previous || previous?.lexeme.kind == .negation
        || previous?.lexeme.lemma == planner.language.plainNegator
    else { return }
    verb.link = link
    verb.subject = loose.remove(at: last).phrase
    if ["mim", "ti"].contains(noun.lexeme.lemma) {
      verb.subject?.noun?.lexeme.lemma = noun.lexeme.lemma == "mim" ? "eu" : "tu"
    }
  }

  /// Prepositions before an infinitive with a doer of its own.
  private static let leadingToDeeds: WordSet = [
    "para", "sem", "até", "antes de", "depois de", "por",
  ]

  /// *Porque / llorar*, but *¿puedes bajar la música porque me duele la cabeza?*: whether it asks why, or says behind a whole
  /// question why one asks (NGLE §46.2).
  func asksOutright(before rest: ArraySlice<Constituent>) -> Bool {
    guard plan.isAskedOutright, question == nil else { return false }
    return planner.language != .spanish || plan.verbs.isEmpty
      || !rest.contains { $0.lexeme.wordClass == .verb }
  }

  /// What stands between a doer and what he does not do, or does too: *mas ela ainda não veio* (NGLE §40.5; Bechara,
  /// *Advérbio*).
  func isBetweenDoerAndDeed(_ word: Lexeme) -> Bool {
    word.lemma == planner.language.plainNegator
      || word.kind == .negation && word.wordClass != .pronoun
      || Self.beforeDeeds.contains(word.lemma)
  }

  private static let beforeDeeds: WordSet = [
    "também", "ainda", "já", "sempre", "también", "todavía", "aún", "ya", "siempre",
  ]

  /// *Pero no los gatos*: behind *but* it negates the phrase and not the verb.
  mutating func takePlainNegator(_ word: Constituent, before rest: ArraySlice<Constituent>) {
    if clause != nil {
      clauseNegator = word
      return
    }
    if let last = plan.verbs.indices.last, plan.verbs[last].startsClause {
      plan.verbs[last].negator = word
      return
    }
    if let connective, connective.lexeme.isAdversative || deniesJoined(rest) {
      pending.focus = word
    } else if setsApart(rest) {
      connective = Constituent(Lexeme(lemma: ",", wordClass: .conjunction, kind: .connective))
      pending.focus = word
    } else if let last = loose.indices.last, isBesideNoun,
      loose[last].phrase.connective?.lexeme.isAdversative == true
    {
      loose[last].phrase.focus = word
    } else {
      plan.isNegative = true
      plan.negatorTile = word.tile
    }
  }

  /// *Quiero agua, no zumo; vou à escola, não ao parque*: between two of a sort it denies the second (NGLE §31.10, §48.1;
  /// Bechara, *Conjunções adversativas*).
  func setsApart(_ rest: ArraySlice<Constituent>) -> Bool {
    guard planner.language != .english, isBesideNoun, !isSubject, !plan.isNegative,
      plan.negators.isEmpty, pending.isEmpty, connective == nil, (1...2).contains(rest.count),
      let first = loose.last?.phrase.noun?.lexeme, previous?.lexeme == first,
      let second = rest.last?.lexeme, second.wordClass == .noun || second.wordClass == .properNoun,
      rest.count == 1 || rest.first?.lexeme.isDeterminerLike == true
    else { return false }
    return first.wordClass != .pronoun && first.isBeing == second.isBeing
      && first.kind.isTemporal == second.kind.isTemporal
  }

  /// *Comi pão e não comi bolo*: a verb that is joined is denied alone (NGLE §31.3, §48.1).
  func deniesJoined(_ rest: ArraySlice<Constituent>) -> Bool {
    planner.language != .english && rest.first?.lexeme.wordClass == .verb && !isSubject
  }

  /// What says that even this one does it (NGLE §40.5; Bechara, *Palavras denotativas*).
  static let evenWords: WordSet = [
    "até", "até mesmo", "inclusive", "nem", "nem mesmo", "hasta", "incluso", "ni", "ni siquiera",
  ]

  /// *Até o papai riu*, but *nem ele nem eu*.
  func isEven(_ word: Constituent, _ rest: ArraySlice<Constituent>) -> Bool {
    !rest.isEmpty && pending.isEmpty && loose.isEmpty
      && !rest.contains { $0.lexeme.lemma == word.lexeme.lemma }
  }

  /// *Acho que não, digo que sí*: the answer stands for the whole clause (NGLE §43.1; Bechara, *Advérbio de negação*).
  func answersClause(_ word: Constituent, _ rest: ArraySlice<Constituent>) -> Bool {
    guard rest.count == 1, word.lexeme.lemma == "que" || word.lexeme.lemma == "o que",
      planner.language != .english, clause == nil, preposition == nil, !isSubject,
      let answer = rest.first?.lexeme.lemma,
      ["sim", "não", "sí", "no"].contains(answer), let opener = plan.verbs.last?.frame
    else { return false }
    return opener.opensClause || Self.asking.contains(opener.lemma)
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
    "mandar", "ordenar", "intentar", "preferir", "prometer", "decidir", "tratar de", "procurar",
    "jurar", "lograr",
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
