import AACCore

/// Mood and subject of a clause with *de que, en que, a que, con que* (NGLE §25.3–4, §26.8, §43.2).
extension RomanceSentence {
  /// *Tengo la sensación de que viene*: a noun that holds for certain what it is said of.
  func isHeldForCertain(_ opener: Int) -> Bool {
    hasObject(opener, of: ThatClauseWords.certain)
  }

  /// *Tengo miedo de que el perro muerda, tenho medo de que o cachorro morda*: what is feared, hoped and wished for (Cunha &
  /// Cintra, chapter 13, *Subjuntivo*).
  func isFelt(_ opener: Int) -> Bool {
    guard ThatClauseWords.having.contains(plan.verbs[opener].frame.lemma) else { return false }
    return hasObject(opener, of: ThatClauseWords.feelings)
  }

  /// *Convence a mamá de que venga, nos pidió que guardáramos silencio, me preguntó si me dolía algo*: whom one brings to
  /// it, asks for it or asks about it is who does it (NGLE §26.7–8, §43.3; Bechara, *Orações complexas*).
  func addressed(_ index: Int) -> NounPhrase? {
    guard index > 0, plan.verbs[index].constituent.lexeme.person == nil,
      isPersuaded(index) || isAskedToDo(index) || isAskedAbout(index)
    else { return nil }
    return plan.told(by: index - 1)
  }

  /// Whether somebody is told there to do something, with a verb that mostly says that something is so: *me dijo que
  /// recogiera el cuarto*, but *me dijo que tenía hambre* (NGLE §25.4).
  func isToldToDo(_ index: Int) -> Bool {
    guard isSpanish, index == 1, plan.verbs[0].frame.lemma == "decir",
      plan.verbs[1].subordinator?.lexeme.lemma == "que",
      plan.verbs[1].subject == nil || isOrdered,
      plan.verbs[1].tense == nil, plan.verbs[1].constituent.lexeme.person == nil,
      plan.verbs[1].frame.past == .event,
      plan.verbs[1].frame.pattern == .plain
        || plan.verbs[1].frame.pattern == .grooming && isOrdered,
      !Self.isOfAnEnd(plan.verbs[1].frame.lemma)
    else { return false }
    return plan.told(by: 0) != nil || isOrdered
  }

  /// *El médico dijo que yo descansara*: what those who look after one say, in the past.
  private var isOrdered: Bool {
    plan.verbs[1].subordinator?.lexeme.forms[PlannedVerb.ordering] != nil
  }

  private func isPersuaded(_ index: Int) -> Bool {
    isSpanish
      && (plan.verbs[index].governor != nil
        || plan.verbs[index].subordinator?.lexeme.lemma == "que")
      && ThatClauseWords.persuading.contains(plan.verbs[index - 1].frame.lemma)
  }

  private func isAskedToDo(_ index: Int) -> Bool {
    guard plan.verbs[index].subordinator?.lexeme.lemma == "que" else { return false }
    let isOnlyTold = plan.mayTell(index - 1) && !plan.verbs[index - 1].frame.opensIndicative
    return isOnlyTold || isToldToDo(index)
  }

  private func isAskedAbout(_ index: Int) -> Bool {
    guard ["preguntar", "perguntar"].contains(plan.verbs[index - 1].frame.lemma),
      let word = plan.verbs[index].subordinator?.lexeme
    else { return false }
    return word.lemma == "si" || word.lemma == "se" || word.kind == .question
  }

  /// *Devuelvo los zapatos porque me quedan pequeños*: of a garment one says how it fits (NGLE §38.2).
  mutating func fitWithin(_ index: Int) {
    guard plan.verbs[index].frame.lemma == "quedar", plan.subject.isEmpty,
      plan.verbs[index].constituent.lexeme.person == nil, garment(before: index) != nil
    else { return }
    plan.verbs[index].frame.pattern = .experiencer
    plan.verbs[index].frame.slots = []
  }

  /// The garment before the clause that says how it fits.
  func garment(before index: Int) -> Filler? {
    guard isSpanish, plan.verbs[index].frame.lemma == "quedar",
      plan.fillers.contains(where: { $0.verb == index && $0.role == .attribute })
    else { return nil }
    return plan.fillers.last {
      $0.verb < index && $0.role == .object && $0.phrases[0].kind == .clothing
    }
  }

  private func hasObject(_ verb: Int, of words: WordSet) -> Bool {
    plan.fillers.contains {
      $0.verb == verb && $0.phrases.contains { words.contains($0.noun?.lexeme.lemma ?? "") }
    }
  }
}

/// Words that a clause with *que* follows behind a preposition.
enum ThatClauseWords {
  /// Verbs of knowing, remembering and telling: what follows is so.
  static let knowing: WordSet = [
    "pensar", "darse cuenta", "enterarse", "acordarse", "olvidarse", "fijarse", "apostar",
    "quejarse", "hablar", "avisar", "advertir", "informar", "acusar", "presumir", "convencerse",
    "creer", "coincidir", "tener la culpa", "jactarse", "alardear", "culpar", "consistir",
    "basarse", "equivocarse", "discutir", "estar seguro", "tener cuenta", "caer en la cuenta",
    "percatarse", "cerciorarse", "sospechar", "despedirse", "chivarse", "charlar", "protestar",
    "tener noticia", "soñar",
  ]
  /// Nouns of what is taken for so.
  static let certain: WordSet = [
    "sensación", "impresión", "seguridad", "certeza", "convicción", "idea", "noticia", "prueba",
    "pruebas", "conciencia", "constancia", "ventaja", "noción", "sospecha",
  ]
  /// Verbs that a feeling is the object of.
  static let having: WordSet = [
    "tener", "sentir", "pasar", "tener miedo", "tener ganas", "tener vergüenza", "tener celos",
    "tener envidia", "tener esperanza", "tener ilusión", "tener pánico", "tener suerte", "ter",
    "dar", "haver",
  ]
  static let feelings: WordSet = [
    "miedo", "ganas", "pánico", "terror", "temor", "vergüenza", "celos", "envidia", "esperanza",
    "ilusión", "deseo", "deseos", "necesidad", "suerte", "pena", "rabia", "asco", "alegría",
    "posibilidad", "derecho", "culpa", "interés", "intención", "susto", "horror", "pavor",
    "medo", "vergonha", "raiva", "receio", "orgulho", "esperança", "vontade", "sorte", "desejo",
    "ciúme", "ciúmes", "inveja", "nojo", "pânico", "ódio", "alegria", "necessidade", "interesse",
    "intenção", "possibilidade", "dó", "perigo", "risco", "chance", "hipótese",
  ]
  /// Verbs of bringing somebody to do something.
  static let persuading: WordSet = [
    "convencer", "persuadir", "obligar", "animar", "invitar", "ayudar", "forzar", "incitar",
    "empujar", "impulsar", "acostumbrar", "enseñar", "autorizar", "retar", "desafiar",
    "condenar", "inducir", "motivar",
  ]
}
