import AACCore

/// Who does what a reason, a condition or a time tells, where only the words before leave it clear: *quiero a mamá porque me cuida, te
/// ayudo si quieres, me enfado cuando me gritan, no entro en el baño porque está ocupado* (NGLE §33.4, subjects left unsaid; §41.10).
extension ClausePlanner {
  /// Gives these clauses their subject.
  func settleInnerDoers(_ plan: inout ClausePlan) {
    guard language == .spanish, !plan.isLaid, plan.verbs.count > 1,
      plan.subject.isEmpty
        || plan.subject.count == 1 && plan.subject[0].noun?.lexeme.person == .first
    else { return }
    for index in plan.verbs.indices.dropFirst() {
      let verb = plan.verbs[index]
      if verb.subordinator?.lexeme.lemma == "lo que", verb.subject == nil,
        ["pasar", "suceder", "ocurrir"].contains(verb.frame.lemma),
        verb.constituent.lexeme.person == nil
      {
        // No sé lo que pasa.
        plan.verbs[index].leaveToOthers(.singular)
        continue
      }
      havePart(&plan, index)
      guard verb.subject == nil, !verb.hasKnownSubject, !verb.isRelative,
        verb.constituent.lexeme.person == nil,
        let word = verb.subordinator?.lexeme.lemma
          ?? verb.connective?.lexeme.lemma, InnerDoerWords.openers.contains(word)
      else { continue }
      if let who = innerDoer(plan, index, word) {
        plan.verbs[index].subject = who
        plan.verbs[index].hasKnownSubject = true
      } else if isSpoiled(plan, index) || isDark(plan, index) {
        plan.verbs[index].leaveToOthers(.singular)
      } else if word != "pero", word != "si", isDoneToSpeaker(plan, index),
        verb.frame.pattern == .plain, !verb.frame.lemma.hasSuffix("se")
      {
        plan.verbs[index].leaveToOthers(.plural)
      }
    }
  }

  private func innerDoer(_ plan: ClausePlan, _ index: Int, _ word: String) -> NounPhrase? {
    let verb = plan.verbs[index].frame
    if let thing = thingInState(plan, index, word) { return thing }
    if isSpoiled(plan, index), let thing = spoiledThing(plan, index) { return thing }
    if word == "porque" || word == "pero", let thing = wholeThing(plan, index) { return thing }
    guard word != "pero", word != "hasta que" else { return nil }
    let others = plan.fillers.filter { $0.verb == 0 }
    let listener = others.first { isListener($0.phrases[0]) }?.phrases[0]
    if let listener, let you = lexicon.known("tú"), listener.noun != nil {
      let isWanted = word == "si" && InnerDoerWords.wanting.contains(verb.lemma)
      let isHeard =
        word == "cuando" && InnerDoerWords.hearing.contains(plan.verbs[0].frame.lemma)
        && InnerDoerWords.saying.contains(verb.lemma)
      // Te echo de menos cuando no estás.
      let isMissed =
        word == "cuando" && InnerDoerWords.missing.contains(plan.verbs[0].frame.lemma)
        && InnerDoerWords.away.contains(verb.lemma)
      let isLoved =
        word == "porque" && verb.lemma == "ser"
        && JudgedWords.esteeming.contains(plan.verbs[0].frame.lemma)
      return isWanted || isHeard || isLoved || isMissed ? NounPhrase(Constituent(you)) : nil
    }
    guard word == "porque" || word == "cuando",
      let being = others.last(where: { $0.phrases[0].noun?.lexeme.isBeing == true })?.phrases.last,
      being.noun?.lexeme.wordClass != .pronoun
    else { return nil }
    if isDoneToSpeaker(plan, index), verb.pattern == .plain || verb.pattern == .grooming {
      return being
    }
    let isAnimal =
      being.noun?.lexeme.roleKind == .animal && InnerDoerWords.ofAnimals.contains(verb.lemma)
    return isAnimal ? being : nil
  }

  /// *Enciende la luz porque está oscuro*: it is dark, and not the light.
  func isDark(_ plan: ClausePlan, _ index: Int) -> Bool {
    plan.verbs[index].frame.lemma == "estar"
      && plan.fillers.contains {
        $0.verb == index && $0.role == .attribute && $0.phrases[0].noun == nil
          && $0.phrases[0].adjectives.first?.lexeme.lemma == "oscuro"
      }
      && plan.fillers.allSatisfy {
        $0.verb >= index || $0.role != .object
          || InnerDoerWords.lights.contains($0.phrases[0].noun?.lexeme.lemma ?? "")
      }
  }

  /// *El baño … porque está ocupado, la tele … porque está muy alta*: how only things and places are.
  private func thingInState(_ plan: ClausePlan, _ index: Int, _ word: String) -> NounPhrase? {
    guard plan.verbs[index].frame.isCopular, word == "porque" || word == "pero",
      let quality = plan.fillers.first(where: { $0.verb == index && $0.role == .attribute })?
        .phrases[0],
      quality.noun == nil, let adjective = quality.adjectives.first?.lexeme.lemma,
      InnerDoerWords.states.contains(adjective) || adjective == "alto" || adjective == "fuerte"
    else { return nil }
    return plan.fillers.last { filler in
      guard filler.verb < index, let noun = filler.phrases[0].noun?.lexeme, noun.namesThing,
        filler.role == .object || filler.role.isPlace
      else { return false }
      let isLoud = adjective == "alto" || adjective == "fuerte"
      if adjective == "oscuro", InnerDoerWords.lights.contains(noun.lemma) { return false }
      return !isLoud || [.device, .music, .media].contains(noun.kind)
        || ["música", "tele", "radio", "volumen"].contains(noun.lemma)
    }?.phrases[0]
  }

  private func isDoneToSpeaker(_ plan: ClausePlan, _ index: Int) -> Bool {
    plan.fillers.contains { filler in
      filler.verb == index
        && (filler.role == .object || filler.role == .recipient || filler.role == .topic)
        && filler.phrases[0].noun?.lexeme.wordClass == .pronoun
        && filler.phrases[0].noun?.lexeme.person == .first
        && filler.phrases[0].noun?.lexeme.number != .plural
    }
  }

  private func isListener(_ phrase: NounPhrase) -> Bool {
    guard let noun = phrase.noun?.lexeme, noun.wordClass == .pronoun else { return false }
    return ["tú", "ti", "te", "contigo"].contains(noun.lemma)
  }

  /// *Que gustar tú el regalo*: behind a verb of feeling the pronoun is who feels it (NGLE §35.9).
  func takeInnerExperiencer(
    _ verb: inout PlannedVerb, at index: Int, from loose: inout [LoosePhrase]
  ) {
    guard language == .spanish,
      verb.frame.pattern == .experiencer
        || verb.frame.lemma == "quedar"
          && loose.contains(where: { $0.after == index && $0.phrase.isAdjective }),
      verb.subject == nil,
      !verb.hasKnownSubject || verb.isRelative,
      let place = loose.firstIndex(where: {
        $0.after == index && ($0.preposition == nil || $0.preposition?.lexeme.lemma == "a")
          && $0.phrase.noun?.lexeme.wordClass == .pronoun
          && $0.phrase.noun?.lexeme.kind == .person
          && ($0.phrase.noun?.lexeme.person == .first || $0.phrase.noun?.lexeme.person == .second)
      })
    else { return }
    var phrase = loose.remove(at: place).phrase
    if let subject = ["ti": "tú", "mí": "yo"][phrase.noun?.lexeme.lemma ?? ""],
      let known = lexicon.known(subject)
    {
      phrase.noun?.lexeme = known
    }
    verb.subject = phrase
    verb.hasKnownSubject = true
    verb.frame.pattern = .experiencer
  }

  /// *Cuando / ladrar / perro, porque / morir / perro, cuando / apagarse / luz*: what happens to it and what it does.
  func happensInside(_ noun: Lexeme, _ verb: String) -> Bool {
    if noun.roleKind == .animal {
      return InnerDoerWords.ofAnimals.contains(verb) || InnerDoerWords.living.contains(verb)
    }
    guard !noun.isBeing, verb.hasSuffix("se"), SpanishAccidentWords.failing.contains(verb) else {
      return false
    }
    return SpanishAccidentWords.mayFail(noun, verb) == true || noun.lemma == "luz"
  }

  /// *Cuando se cayó papá, cuando se despertó el bebé, porque venía una visita*: what people and things do to themselves alone, and
  /// who comes (NGLE §40.4).
  func fallsInside(_ noun: Lexeme, _ frame: VerbFrame) -> Bool {
    if noun.lemma == "visita" { return ["venir", "llegar", "tener"].contains(frame.lemma) }
    guard frame.lemma.hasSuffix("se"), noun.wordClass == .noun || noun.isHuman else { return false }
    if ["caerse", "perderse", "escaparse"].contains(frame.lemma) {
      // Lloré porque me caí de la bici.
      if frame.lemma == "caerse", noun.kind == .vehicle { return false }
      return !KindSet.places.contains(noun.kind) && noun.kind != .furniture
    }
    return noun.isBeing && frame.slot(.object) == nil && frame.slot(.company) == nil
      && frame.slot(.topic)?.acceptedKinds.isEmpty != true
  }

  // MARK: - Words before the verbs are sorted

  /// *Hacer / qué / tú*: of a question about a deed the pronoun behind is who does it (NGLE §42.9).
  func nameAskedDoer(_ clause: inout Clause, _ verb: String) {
    guard clause.subject.isEmpty, clause.complements.count > 1, InnerDoerWords.asked.contains(verb),
      clause.complements.contains(where: {
        ["qué", "cuánto", "dónde"].contains($0.lexeme.lemma)
      }),
      let place = clause.complements.firstIndex(where: {
        [
          "tú", "nosotros", "nosotras", "vosotros", "vosotras", "usted", "ustedes", "ellos", "ella",
          "él",
        ].contains($0.lexeme.lemma)
      }), place == 0 || clause.complements[place - 1].lexeme.wordClass != .adposition,
      !clause.complements.contains(where: { $0.lexeme.wordClass == .verb })
    else { return }
    clause.subject = [clause.complements.remove(at: place)]
  }

  /// *Creer / que / no, decir / que / sí*: the answer is all that is thought (NGLE §43.2).
  func thinkSo(_ clause: inout Clause, _ verb: String) {
    guard InnerDoerWords.thinking.contains(verb), clause.complements.count > 1,
      let last = clause.complements.indices.last,
      ["sí", "no"].contains(clause.complements[last].lexeme.lemma),
      clause.complements[last - 1].lexeme.lemma == "que"
    else { return }
    let text = "que \(clause.complements[last].lexeme.lemma)"
    clause.complements[last - 1].lexeme = Lexeme(lemma: text, wordClass: .adverb, kind: .manner)
    clause.complements.removeLast()
  }

  /// *Ver / a / niños / jugar, dejar / a / yo / pasar*: who does what is seen and let stands before that (NGLE §26.10).
  func seeSomebodyDo(_ clause: inout Clause, _ verb: String) {
    guard InnerDoerWords.seeing.contains(verb), clause.complements.count > 2,
      clause.complements[0].lexeme.lemma == "a", clause.complements[1].lexeme.wordClass != .verb,
      clause.complements[1].lexeme.isBeing || clause.complements[1].lexeme.wordClass == .pronoun,
      clause.complements[2].lexeme.wordClass == .verb, clause.complements[2].lexeme.isInfinitive
    else { return }
    clause.complements.removeFirst()
  }
}

extension PlannedVerb {
  /// Key of a verb within the sentence that nobody is named for, kept in ``Lexeme/forms``.
  static let ofOthers = "OTHERS"

  /// Says it of others or of what happens.
  mutating func leaveToOthers(_ number: GrammaticalNumber) {
    constituent.lexeme.number = number
    constituent.lexeme.forms[Self.ofOthers] = ""
  }
}

/// Words of who does what clauses tell.
private enum InnerDoerWords {
  static let openers: WordSet = ["porque", "cuando", "si", "pero", "hasta que", "en cuanto"]
  /// What is put on because it is dark.
  static let lights: WordSet = [
    "luz", "lámpara", "linterna", "vela", "flexo", "foco", "ventana", "persiana", "cortina",
  ]
  static let wanting: WordSet = ["querer", "poder", "necesitar", "dejar"]
  static let hearing: WordSet = ["entender", "escuchar", "oír", "ver", "mirar", "comprender"]
  static let missing: WordSet = [
    "echar de menos", "extrañar", "añorar",
  ]
  /// What the one who is missed does.
  static let away: WordSet = [
    "estar", "irse", "venir", "llegar", "volver", "marcharse", "viajar", "salir", "faltar",
  ]
  static let saying: WordSet = ["hablar", "cantar", "leer", "explicar", "gritar"]
  static let ofAnimals: WordSet = ["ladrar", "morder", "arañar", "picar", "gruñir", "maullar"]
  static let living: WordSet = ["morir", "morirse", "nacer", "escaparse", "venir", "llegar"]
  static let states: WordSet = [
    "ocupado", "cerrado", "abierto", "lleno", "vacío", "roto", "estropeado", "encendido", "apagado",
    "oscuro", "averiado", "sucio",
  ]
  static let asked: WordSet = [
    "hacer", "medir", "pesar", "comer", "beber", "leer", "estudiar", "jugar", "cocinar", "dibujar",
    "cenar", "desayunar", "merendar", "buscar", "pensar", "tener", "vivir", "trabajar",
  ]
  static let thinking: WordSet = ["creer", "decir", "pensar", "suponer", "esperar", "parecer"]
  static let seeing: WordSet = ["ver", "oír", "escuchar", "dejar", "sentir"]
}
