import AACCore

/// Portuguese rows that only the other can answer or carry out: *posso / ir / banheiro, você / querer / café, esperar,
/// trocar / fralda, não / tocar / eu, calar / tu* (Cunha & Cintra, chapter 13, *Modo imperativo*; Bechara, *Frases
/// interrogativas*).
extension TileReader {
  /// Whether a row without a subject asks for something; nil where the other rules decide.
  func isAskedInPortuguese(_ lemma: String, _ frame: VerbFrame, _ rest: [Lexeme]) -> Bool? {
    guard variety.language == .portuguese,
      !rest.contains(where: {
        tables.lexicon.word($0.lemma)?.tense.map { $0 != .present } ?? false
      })
    else { return nil }
    let isDenied = rest.contains { $0.lemma == "não" }
    let said = rest.filter { $0.kind != .social }
    if isDenied { return PortugueseOrderWords.forbidden.contains(lemma) ? true : nil }
    if PortugueseOrderWords.stopping.contains(lemma) { return true }
    if isToldOnce(lemma, said) { return true }
    if said.isEmpty { return PortugueseOrderWords.alone.contains(lemma) ? true : nil }
    if let me = rest.firstIndex(where: { ["mim", "eu"].contains($0.lemma) }), me > 0,
      rest[me - 1].lemma == "para",
      isAskedOfOthers(frame), !rest.contains(where: { $0.wordClass == .verb })
    {
      return true
    }
    guard PortugueseOrderWords.served.contains(lemma),
      !said.contains(where: { ["roupa", "de roupa"].contains($0.lemma) }),
      lemma != "trocar"
        || !said.contains(where: { $0.kind == .clothing && $0.lemma != "fralda" })
    else { return nil }
    let isOfThings =
      said.contains(where: \.namesThing)
      && said.allSatisfy {
        $0.wordClass != .verb && $0.wordClass != .conjunction || $0.lemma == "e"
      }
    return isOfThings ? true : nil
  }

  /// *Falar / de novo, explicar / outra vez, vir / agora*: what one can only want to hear or see of the other.
  private func isToldOnce(_ lemma: String, _ said: [Lexeme]) -> Bool {
    guard !said.isEmpty else { return false }
    if said.allSatisfy({ TelegramWords.again.contains($0.lemma) }) {
      return PortugueseOrderWords.once.contains(lemma)
    }
    return said.allSatisfy { ["agora", "já", "logo", "aqui"].contains($0.lemma) }
      && ["vir", "esperar", "ajudar", "olhar", "escutar", "continuar", "desculpar"].contains(lemma)
  }

  /// *Calar / tu, parar / você*: who is spoken to stands behind what he shall do.
  func isToldToOther(_ clause: Clause, _ deed: Constituent) -> Bool {
    guard variety.language == .portuguese, clause.subject.count == 1,
      ["tu", "você"].contains(clause.subject[0].lexeme.lemma),
      let own = deed.tile, let who = clause.subject[0].tile, who == own + 1,
      clause.complements.allSatisfy({ $0.lexeme.kind == .social || $0.lexeme.lemma == "não" })
    else { return false }
    return PortugueseOrderWords.alone.contains(deed.lexeme.lemma)
      || PortugueseOrderWords.stopping.contains(deed.lexeme.lemma)
      || OrderWords.asked.contains(deed.lexeme.lemma)
  }

  /// Asks where nobody states such a thing.
  func readQuestion(_ clause: inout Clause, _ words: [Constituent]) {
    readWeather(&clause)
    readAbsence(&clause)
    readDelay(&clause)
    readNow(&clause)
    planChore(&clause)
    readJustDone(&clause)
    meanFinished(&clause)
    if variety.language == .portuguese, clause.subject.count == 1,
      clause.subject[0].tile == nil, clause.subject[0].lexeme.lemma == "eu"
    {
      // Dor / cabeça: who was not named is not named.
      clause.subject = []
    }
    askOfPlans(&clause, words)
    if variety.language == .portuguese, asksForPlan(clause, words) {
      clause.tense = .future
      clause.options.insert(.goingTo)
      return
    }
    if variety.language == .portuguese, clause.verb != nil, isLeftOpen(clause, words) {
      return clause.isQuestion = true
    }
    guard variety.language == .portuguese, mayAsk, clause.tense == nil, !clause.isQuestion,
      clause.options.isEmpty, let verb = clause.verb,
      !words.contains(where: {
        $0.lexeme.kind == .question || $0.lexeme.lemma == "não" || $0.lexeme.lemma == ","
      })
    else { return }
    clause.isQuestion =
      !isOver && asksLeave(clause, verb, words) || asksOther(clause, verb, words)
      || asksFavour(clause, verb, words) || asksHelper(clause, verb, words)
    if clause.isQuestion { askWhatIsOver(&clause, verb) }
  }

  /// *Você / ver / meu / boné, ficar / ou / ir*: only the other knows what has been seen, and what is to be done.
  private func isLeftOpen(_ clause: Clause, _ words: [Constituent]) -> Bool {
    guard let verb = clause.verb else { return false }
    if words.count == 3, words[1].lexeme.lemma == "ou", words[0].lexeme.isInfinitive,
      words[2].lexeme.isInfinitive
    {
      return true
    }
    return ["ver", "achar", "encontrar"].contains(verb.lexeme.lemma) && words.count == 4
      && verb.lexeme.forms[FiniteForms.Mark.time] == FiniteForms.Mark.past
      && clause.subject.allSatisfy { ["tu", "você", "vocês"].contains($0.lexeme.lemma) }
      && ["meu", "minha", "meus", "minhas"].contains(words[2].lexeme.lemma)
  }

  /// *O que / comer / hoje*: what is done later in the day is a plan (Cunha & Cintra, chapter 13, *Locuções verbais*).
  private func asksForPlan(_ clause: Clause, _ words: [Constituent]) -> Bool {
    guard clause.tense == nil, clause.options.isEmpty, let verb = clause.verb,
      verb.lexeme.isInfinitive, words[0].lexeme.lemma == "o que", let last = words.last?.lexeme,
      ["hoje", "depois", "agora", "mais tarde"].contains(last.lemma),
      clause.subject.allSatisfy({ $0.lexeme.person == .first })
    else { return false }
    let frame = frame(of: verb)
    return frame.pattern.isPersonal && frame.pattern != .modal && !frame.isCopular
      && frame.past != .state && !frame.isStrongOpener
      && !clause.complements.contains { $0.lexeme.wordClass == .verb }
  }

  /// *Obrigado / professora*: whom one thanks.
  func thankedPerson(_ words: [Constituent]) -> Clause? {
    guard words.count == 2, words[1].lexeme.isHuman,
      ["obrigado", "obrigada", "muito obrigado", "muito obrigada", "valeu"]
        .contains(words[0].lexeme.lemma),
      words[1].lexeme.wordClass == .noun || words[1].lexeme.wordClass == .properNoun,
      words[1].government == nil
    else { return nil }
    return spoken(words.map { ($0.lexeme.lemma, $0.tile, false) }, exclaims: false)
  }

  /// *Suco / ou / leite*: which of the two is asked (Bechara, *Conjunções alternativas*).
  func choice(_ words: [Constituent]) -> Clause? {
    guard words.count > 2, words.count.isMultiple(of: 2) == false else { return nil }
    for (place, word) in words.enumerated() {
      let fits =
        place.isMultiple(of: 2)
        ? word.lexeme.wordClass == .adjective
          || word.lexeme.wordClass == .noun && word.lexeme.article != .definite
            && !word.lexeme.isHuman
        : word.lexeme.lemma == "ou"
      guard fits else { return nil }
    }
    var clause = spoken(words.map { ($0.lexeme.lemma, $0.tile, true) }, exclaims: false)
    clause.isQuestion = true
    return clause
  }

  /// *Barulho / demais*: more of it than one can bear.
  func tooMuch(_ words: [Constituent]) -> Clause? {
    guard words.count == 2, words[0].lexeme.wordClass == .noun, words[1].lexeme.lemma == "demais"
    else { return nil }
    return spoken(words.map { ($0.lexeme.lemma, $0.tile, true) }, exclaims: false)
  }
}

/// Verbs of Portuguese rows that are said to others.
enum PortugueseOrderWords {
  /// What one is told to end.
  static let stopping: WordSet = ["parar", "calar", "calar-se"]
  /// What is asked with nothing else said.
  static let alone: WordSet = [
    "esperar", "aguardar", "parar", "calar", "calar-se", "ajudar", "vir", "escutar", "ouvir",
    "continuar", "desculpar", "repetir", "largar", "soltar",
  ]
  /// What one asks to hear and see once more.
  static let once: WordSet = [
    "falar", "explicar", "contar", "mostrar", "dizer", "ler", "cantar", "tocar", "escrever",
    "perguntar", "ligar", "telefonar", "ensinar", "soletrar", "vir", "olhar", "abraçar", "beijar",
    "chamar", "empurrar", "assobiar", "avisar", "responder", "pronunciar",
  ]
  /// What is done for somebody with a thing.
  static let served: WordSet = [
    "comprar", "trocar", "colocar", "botar", "consertar", "amarrar", "descascar",
    "esquentar", "aquecer", "encher", "carregar", "pendurar", "desamarrar", "destampar", "aumentar",
    "virar", "coçar", "massagear", "pausar",
  ]
  /// What is forbidden to others.
  static let forbidden: WordSet = [
    "esquecer", "quebrar", "rasgar", "roubar", "derrubar", "chutar", "puxar", "apertar",
  ]
  /// What others shall not do to the speaker.
  static let notToMe: WordSet = [
    "tocar", "bater", "empurrar", "morder", "puxar", "beliscar", "xingar", "assustar", "gritar",
    "incomodar", "interromper", "acordar", "arranhar", "chutar", "soltar", "deixar", "molhar",
    "abraçar", "beijar", "apertar", "olhar", "esquecer", "machucar", "magoar", "segurar", "largar",
    "zoar", "pegar", "agarrar", "atrapalhar", "provocar", "cutucar", "irritar", "imitar", "chatear",
  ]
}
