import AACCore

/// What others do to whoever tells it, where nobody was chosen to do it: *me empujaron, no me entienden, me regalaron una bici*
/// (NGLE §41.10, *oraciones impersonales con verbo en tercera persona del plural*).
extension ClausePlanner {
  /// Whether the speaker, chosen behind the verb, is whom others do it to, and not who does it to himself.
  func isSuffered(_ clause: Clause, _ verb: String) -> Bool {
    guard !clause.isLaid, !clause.options.contains(.polite), !verb.hasSuffix("se"),
      let who = clause.complements.firstIndex(where: {
        SufferedWords.speakers.contains($0.lexeme.lemma)
      }),
      !clause.complements[..<who].contains(where: {
        $0.lexeme.wordClass == .verb || $0.lexeme.isConnective
          || $0.lexeme.wordClass == .adposition && $0.lexeme.lemma != "a"
      })
    else { return false }
    let isGoverned = who > 0 && clause.complements[who - 1].lexeme.lemma == "a"
    guard who == 0 || isGoverned || clause.complements[who - 1].lexeme.wordClass != .adposition,
      !clause.complements.contains(where: { isNamedDoer($0.lexeme) })
    else { return false }
    let frame = frames[verb]
    guard frame.pattern == .plain || frame.pattern == .grooming, mayReach(frame, verb),
      mayStandBefore(clause.complements[(who + 1)...], frame, verb)
    else { return false }
    if isGoverned { return !SufferedWords.never.contains(verb) }
    if verb == "dar", who == 0, clause.tense == .past {
      // Me dieron un libro, me di un golpe.
      return clause.complements.count > 1
        && !clause.complements.contains { SufferedWords.givenOneself.contains($0.lexeme.lemma) }
    }
    return frame.pattern == .plain && who == 0 && !SufferedWords.ownDeeds.contains(verb)
  }

  /// *Pegar / yo / Luis, morder / yo / perro*: who is named behind whom it is done to did it (NGLE §33.4).
  func nameDoerBehind(_ clause: inout Clause, _ verb: String) {
    guard clause.subject.isEmpty, clause.complements.count > 1, !clause.options.contains(.request),
      ReadingWords.doneToPeople.contains(verb) || SufferedWords.attacks.contains(verb),
      SufferedWords.speakers.contains(clause.complements[0].lexeme.lemma)
    else { return }
    var end = 1
    while end < clause.complements.count, clause.complements[end].lexeme.isDeterminerLike {
      end += 1
    }
    guard end < clause.complements.count, end < 3,
      case let who = clause.complements[end].lexeme, who.isBeing, who.wordClass != .pronoun
    else { return }
    clause.complements[end].government = nil
    clause.subject = Array(clause.complements[1...end])
    clause.complements.removeSubrange(1...end)
  }

  /// Somebody chosen beside it may do it.
  private func isNamedDoer(_ word: Lexeme) -> Bool {
    word.namesPerson
      || word.wordClass == .pronoun && word.kind == .person && word.person != .first
  }

  private func mayReach(_ frame: VerbFrame, _ verb: String) -> Bool {
    if verb.contains(" ") { return !frame.isDefault }
    return frame.slots.contains { slot in
      slot.role == .recipient
        || slot.role == .object && slot.preposition != "de"
          && (slot.acceptedKinds.isEmpty || slot.acceptedKinds.contains(.person)
            || !slot.acceptedKinds.isDisjoint(with: KindSet.beings))
    }
  }

  /// Another verb behind is what one is let, told or accused to do; else the pronoun is who does it.
  private func mayStandBefore(
    _ rest: ArraySlice<Constituent>, _ frame: VerbFrame, _ verb: String
  ) -> Bool {
    guard let deed = rest.firstIndex(where: { $0.lexeme.wordClass == .verb }) else { return true }
    if SufferedWords.letting.contains(verb) { return true }
    return deed > rest.startIndex
      && ["de", "por", "sin", "porque", "cuando", "para", "que"].contains(
        rest[deed - 1].lexeme.lemma)
      || rest[rest.startIndex].lexeme.lemma == "que"
  }
}

/// Words of what others do to one.
private enum SufferedWords {
  static let speakers: WordSet = ["yo", "mí", "me"]
  /// What one lets or makes another do.
  static let letting: WordSet = ["dejar", "mandar", "obligar", "enseñar", "ayudar"]
  /// What one gives oneself as well.
  static let givenOneself: WordSet = [
    "golpe", "ducha", "baño", "vuelta", "paseo", "prisa", "cuenta", "crema", "capricho", "asco",
  ]
  /// What people and animals do to others.
  static let attacks: WordSet = [
    "picar", "perseguir", "lamer", "atacar", "robar", "engañar", "mentir", "castigar", "regañar",
    "abrazar", "besar", "cuidar", "ayudar", "invitar", "llamar", "saludar", "esperar",
  ]
  /// Verbs of which the pronoun behind *a* is still who does it.
  static let never: WordSet = ["ir", "gustar", "tocar", "faltar", "quedar", "pasar", "sobrar"]
  /// What one as well does to oneself, and what one has and wants.
  static let ownDeeds = OneselfWords.own.union(OneselfWords.always).union(OneselfWords.consuming)
    .union(OneselfWords.wearing).union(OneselfWords.harming).union(OneselfWords.feeling)
    .union(never)
    .union([
      "lavar", "duchar", "bañar", "peinar", "vestir", "cortar", "quemar", "sentar", "levantar",
      "acostar", "despertar", "caer", "comprar", "hacer", "poner", "quitar", "preparar", "servir",
      "imaginar", "preguntar", "cepillar", "secar", "afeitar", "maquillar", "pintar", "dormir",
      "curar", "rascar", "arañar", "tocar", "sacar", "tener", "haber", "ser", "estar", "esconder",
      "guardar", "meter", "aprender", "estudiar", "leer", "ver", "jugar", "cocinar", "escribir",
      "pasar", "parecer", "saber", "soltar", "estirar", "girar", "torcer", "doblar", "golpear",
      "mudar", "calzar", "desvestir", "abrochar", "subir", "bajar", "mojar", "necesitar", "oír",
      "beber", "comer", "tomar", "buscar", "coger", "encontrar", "perder", "abrir", "cerrar",
    ])
}
