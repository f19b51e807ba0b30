import AACCore

/// Mood and subject of a clause with *de que, en que, a que, con que* (NGLE §25.3–4, §26.8, §43.2).
extension RomanceSentence {
  /// *Tengo la sensación de que viene*: a noun that holds for certain what it is said of.
  func isHeldForCertain(_ opener: Int) -> Bool {
    hasObject(opener, of: ThatClauseWords.certain)
  }

  /// *Tengo miedo de que el perro muerda*: what is feared, hoped and wished for.
  func isFelt(_ opener: Int) -> Bool {
    guard ThatClauseWords.having.contains(plan.verbs[opener].frame.lemma) else { return false }
    return hasObject(opener, of: ThatClauseWords.feelings)
  }

  /// *Convence a mamá de que venga*: whom one brings to it is who does it.
  func persuaded(_ index: Int) -> NounPhrase? {
    guard
      plan.verbs[index].governor != nil || plan.verbs[index].subordinator?.lexeme.lemma == "que",
      ThatClauseWords.persuading.contains(plan.verbs[index - 1].frame.lemma)
    else { return nil }
    return plan.fillers.first {
      $0.verb == index - 1 && ($0.role == .object || $0.role == .recipient)
        && $0.phrases[0].noun.map { $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun } == true
    }?.phrases[0]
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
    "tener envidia", "tener esperanza", "tener ilusión", "tener pánico", "tener suerte",
  ]
  static let feelings: WordSet = [
    "miedo", "ganas", "pánico", "terror", "temor", "vergüenza", "celos", "envidia", "esperanza",
    "ilusión", "deseo", "deseos", "necesidad", "suerte", "pena", "rabia", "asco", "alegría",
    "posibilidad", "derecho", "culpa", "interés", "intención", "susto", "horror", "pavor",
  ]
  /// Verbs of bringing somebody to do something.
  static let persuading: WordSet = [
    "convencer", "persuadir", "obligar", "animar", "invitar", "ayudar", "forzar", "incitar",
    "empujar", "impulsar", "acostumbrar", "enseñar", "autorizar", "retar", "desafiar",
    "condenar", "inducir", "motivar",
  ]
}
