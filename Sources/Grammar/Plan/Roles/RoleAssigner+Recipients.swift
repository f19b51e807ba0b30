import AACCore

extension RoleAssigner {
  /// *Estou a arrumar a gaveta*: behind what one is doing nothing says where (Cunha & Cintra, chapter 13, *Locuções
  /// verbais*).
  func isBehindProgressive(_ verb: Int, _ loose: LoosePhrase) -> Bool {
    let next = verb + 1
    return language == .portuguese && loose.after > verb
      && plan.verbs[verb].frame.pattern == .stateCopula && plan.verbs.indices.contains(next)
      && plan.verbs[next].link?.lexeme.lemma == "a"
      && (loose.preposition != nil || plan.verbs[next].frame.slot(.object) != nil)
  }

  /// *Roubaram-me a carteira, cortou-lhe o cabelo*: somebody meant by a pronoun behind *a* to whom a thing is done (Cunha &
  /// Cintra, chapter 11, *Pronomes átonos*; Bechara, *Dativo de interesse*).
  func isDoneForOrAgainst(_ filler: Filler) -> Bool {
    guard language == .portuguese, filler.preposition == "a", filler.role == .other,
      let pronoun = filler.phrases[0].noun?.lexeme, pronoun.wordClass == .pronoun,
      pronoun.kind == .person, filler.phrases.count == 1
    else { return false }
    return plan.fillers.contains { $0.verb == filler.verb && $0.role == .object }
  }

  /// *Trocar de camisa, mudar de casa*, but *trocar a minha camisa, passar cinco anos*: behind a bare preposition a noun
  /// names a kind, and none that is counted, shown or owned (Cunha & Cintra, chapter 9, *Omissão do artigo*).
  func isOfKindOnly(_ slot: FrameSlot, _ verb: Int, _ loose: LoosePhrase) -> Bool {
    if language == .spanish {
      // Me mudé a la casa nueva, but me mudé de casa.
      return slot.role == .topic && slot.article == .bare && !loose.phrase.adjectives.isEmpty
        && slot.preposition == "de" && plan.verbs[verb].frame.slot(.placeTo) != nil
    }
    return language == .portuguese && slot.preposition == "de" && slot.article == .bare
      && slot.role == .topic && loose.phrase.noun != nil && !loose.phrase.isPlain
      && (loose.phrase.quantity != nil || loose.phrase.determiner != nil
        || loose.phrase.possessive != nil || loose.phrase.demonstrative != nil)
      && plan.verbs[verb].frame.slots.contains { $0.role == .object && $0.preposition == nil }
  }

  /// *Dar / água / a / ela*: whom it is given to, also where the verb is listed with *para* (Cunha & Cintra, chapter 13,
  /// *Objeto indireto*).
  func isGivenTo(_ slot: FrameSlot, _ filler: Filler) -> Bool {
    language == .portuguese && slot.role == .recipient
      && (slot.preposition == "para" || slot.preposition == "em") && filler.preposition == "a"
      && filler.phrases[0].noun?.lexeme.isBeing == true
  }

  /// *Contar / ovejas, contar / tres / niños*: animals in the plural and what has a number are counted, unless what is told is
  /// named.
  func isCounted(_ loose: LoosePhrase, _ kind: SemanticKind, _ verb: Int) -> Bool {
    plan.verbs[verb].frame.lemma == "contar" && language != .english
      && (loose.phrase.quantity?.lexeme.wordClass == .numeral
        || kind == .animal && loose.phrase.noun?.lexeme.number == .plural)
      && !plan.fillers.contains { $0.verb == verb && $0.role == .object }
  }

  /// *La doctora me receta un antibiótico, te deseo un feliz viaje, me mira el oído*: a thing behind a pronoun that
  /// nothing governs is what is done, and the pronoun is whom it is done to (NGLE §35.7, dativo de interés;
  /// Cunha & Cintra, chapter 11, *Objeto indireto*).
  mutating func turnsIntoRecipient(_ loose: LoosePhrase, _ kind: SemanticKind) -> Bool {
    let last = plan.verbs.count - 1
    guard language != .english, last >= 0, loose.preposition == nil,
      let noun = loose.phrase.noun?.lexeme, noun.wordClass == .noun, !noun.isBeing,
      !KindSet.places.contains(kind), !kind.isTemporal,
      kind != .vehicle || Self.lent.contains(noun.lemma), kind != .furniture,
      !Self.sessions.contains(noun.lemma),
      loose.phrase.noun?.government?.preposition == nil,
      let index = plan.fillers.firstIndex(where: { $0.role == .object && $0.verb == last }),
      plan.fillers[index].phrases.count == 1, plan.fillers[index].preposition == nil,
      let whom = plan.fillers[index].phrases[0].noun?.lexeme
    else { return false }
    let frame = plan.verbs[last].frame
    if isCarriedTo(whom, noun, kind, frame) {
      plan.fillers[index].role = .recipient
      plan.fillers[index].preposition = "a"
      plan.fillers[index].article = nil
      return true
    }
    guard whom.wordClass == .pronoun, whom.kind == .person, whom.isHuman else { return false }
    guard !frame.pattern.mayHaveExperiencer || kind == .body && frame.pattern == .affecting,
      !frame.isCopular,
      !frame.slots.contains(where: { slot in
        slot.role != .object && slot.role != .recipient
          && (slot.words.contains(noun.lemma) || slot.kinds.contains(kind))
      })
    else { return false }
    if kind == .body {
      guard !Self.reaching.contains(frame.lemma) else { return false }
    } else {
      let isWound = ["herida", "corte", "rozadura", "quemadura"].contains(noun.lemma)
      guard !Self.helping.contains(frame.lemma) || isWound,
        frame.slot(.instrument) == nil || isWound,
        frame.slot(.topic)?.kinds.isEmpty != true,
        Self.handing.contains(frame.lemma) || !isToolNoun(noun)
      else { return false }
    }
    plan.fillers[index].role = .recipient
    plan.fillers[index].preposition = "a"
    plan.fillers[index].article = nil
    return true
  }

  /// *Le llevó una manta al abuelo, le dejo la bici a mi primo*: a thing behind somebody is what is carried, and he is whom
  /// it is for (NGLE §35.7).
  private func isCarriedTo(
    _ whom: Lexeme, _ thing: Lexeme, _ kind: SemanticKind, _ frame: VerbFrame
  ) -> Bool {
    guard language == .spanish, !plan.isLaid, whom.isBeing, whom.wordClass != .pronoun,
      Self.carrying.contains(frame.lemma),
      Self.carried.contains(kind) || frame.lemma == "dejar" && Self.lent.contains(thing.lemma),
      !BesideWords.containers.contains(thing.lemma) || thing.lemma == "basura"
    else { return false }
    return !frame.slots.contains { slot in
      slot.role != .object && slot.words.contains(thing.lemma)
    }
  }

  private static let lent: WordSet = ["bici", "bicicleta", "patinete", "patines", "monopatín"]
  private static let carrying: WordSet = ["llevar", "dejar", "subir", "bajar"]
  private static let carried = KindSet(
    .thing, .toy, .book, .clothing, .device, .food, .drink, .dish, .money, .material, .plant, .media
  )

  /// *Ponme una tirita, me saca sangre*: what the verb has by name keeps its article beside a pronoun.
  func namedObject(_ loose: LoosePhrase) -> FrameSlot? {
    guard language == .spanish else { return nil }
    return plan.verbs.last?.frame.slots.first {
      $0.role == .object && $0.words.contains(loose.lemma)
    }
  }

  /// *Invitar / amigo / cumpleaños, mamá / llevar / yo / cumpleaños*: where one is asked to come and taken.
  func occasionSlot(_ loose: LoosePhrase) -> FrameSlot? {
    guard language == .spanish, loose.preposition == nil, loose.phrase.connective == nil,
      loose.phrase.noun?.lexeme.kind == .event, let frame = plan.verbs.last?.frame,
      ["invitar", "llevar"].contains(frame.lemma),
      !plan.fillers.contains(where: {
        $0.role == .placeTo
      })
    else { return nil }
    return frame.slot(.placeTo)
  }

  /// *Le pongo el vestido a la muñeca*: a toy that is dressed has the garment put on (NGLE §35.7).
  func dressedSlot(_ loose: LoosePhrase) -> FrameSlot? {
    guard language == .spanish, loose.preposition == nil, loose.phrase.connective == nil,
      Self.dolls.contains(loose.lemma), let frame = plan.verbs.last?.frame,
      ["poner", "quitar", "abrochar", "desabrochar", "cambiar"].contains(frame.lemma),
      plan.fillers.contains(where: {
        $0.role == .object && $0.verb == plan.verbs.count - 1 && $0.phrases[0].kind == .clothing
      })
    else { return nil }
    return FrameSlot(.recipient, preposition: "a")
  }

  private static let dolls: WordSet = [
    "muñeca", "muñeco", "muñecas", "peluche", "osito", "marioneta", "Barbie", "maniquí",
    "muñeco de nieve", "espantapájaros",
  ]

  /// *Me pega en el recreo*: behind somebody whom it is done to, a lesson is when and where.
  func isDuringSession(_ loose: LoosePhrase) -> Bool {
    guard language != .english, loose.preposition == nil, loose.phrase.connective == nil,
      Self.sessions.contains(loose.lemma),
      // Felicito a Ana por el cumpleaños: what the verb itself names.
      plan.verbs.last?.frame.slots.contains(where: { $0.words.contains(loose.lemma) }) != true
    else { return false }
    if let verb = plan.verbs.last?.frame.lemma, Self.breaks.contains(loose.lemma),
      Self.atBreak.contains(verb)
    {
      return true
    }
    return plan.fillers.contains {
      $0.verb == plan.verbs.count - 1 && $0.phrases[0].noun?.lexeme.isHuman == true
        && ($0.role == .object || $0.role == .recipient || $0.role == .topic)
    }
  }

  private static let breaks: WordSet = ["recreo", "recreio", "patio", "pátio", "clase", "aula"]
  private static let atBreak: WordSet = [
    "jugar", "brincar", "jogar", "correr", "caerse", "cair", "hablar", "conversar", "pelear",
    "brigar",
    "merendar", "lanchar", "llorar", "chorar", "dormirse", "aburrirse",
  ]

  private static let sessions: WordSet = [
    "recreo", "clase", "recreio", "aula", "patio", "pátio", "comedor", "excursión", "cumpleaños",
  ]

  private func isToolNoun(_ noun: Lexeme) -> Bool {
    Self.tools.contains(noun.lemma) || MeaningWords.tools.contains(MeaningWords.base(of: noun))
  }

  /// Verbs of moving a thing for somebody, whatever thing it is.
  private static let handing: WordSet = [
    "alcanzar", "pasar", "acercar", "prestar", "traer", "devolver", "lavar", "planchar", "guardar",
    "sujetar",
    "agarrar", "quitar", "robar", "romper", "esconder", "atar", "comprar", "alcançar", "emprestar",
    "segurar",
    "tirar", "roubar", "quebrar", "amarrar", "devolver",
  ]

  /// Verbs of touching somebody at a part of the body.
  private static let reaching: WordSet = [
    "golpear", "pegar", "besar", "beijar", "ver", "oír", "bater", "acertar",
  ]

  /// Verbs of doing something to somebody with a thing.
  private static let helping: WordSet = [
    "ayudar", "tapar", "cubrir", "mojar", "manchar", "ensuciar", "golpear", "asustar",
    "sorprender",
    "vestir", "disfrazar", "invitar", "felicitar", "premiar", "defender", "atacar", "perseguir",
    "empujar",
    "abrazar", "besar", "salpicar", "bañar", "molestar", "esperar", "acompañar", "distraer",
    "alimentar",
    "curar", "despertar", "calmar", "entretener", "ajudar", "cobrir", "molhar", "sujar",
    "assustar",
    "surpreender", "convidar", "fantasiar", "premiar", "defender", "atacar", "perseguir",
    "empurrar", "abraçar",
    "beijar", "respingar", "acompanhar", "distrair", "acordar", "acalmar", "bater", "chamar",
    "llamar", "ver",
    "mirar", "oír", "escuchar", "ouvir", "escutar", "olhar", "encontrar", "buscar", "tapar",
    "conocer",
    "conhecer", "querer", "amar", "gostar", "necesitar", "precisar", "entender", "tener", "ter",
    "hacer",
  ]

  /// *Átame los cordones, mamá le pela la naranja*: whom a thing is handled for is said as who gets it
  /// (NGLE §35.7, dativo de interés).
  func profits(_ loose: LoosePhrase, _ frame: VerbFrame) -> FrameSlot? {
    if language == .portuguese { return servedInPortuguese(loose, frame) }
    let last = plan.verbs.count - 1
    let isBodySeen = plan.fillers.contains { $0.role == .object && $0.phrases[0].kind == .body }
    let isHandled =
      frame.slot(.object)?.article == .definite || plan.options.contains(.request)
      || frame.mayAffect || frame.isDefault || Self.making.contains(frame.lemma)
      || frame.lemma == "pintar"
        && Self.drawn.contains(plan.fillers.last?.phrases[0].noun?.lexeme.lemma ?? "")
      || ["temperatura", "tensión", "fiebre", "pulso", "pañal"].contains(
        plan.fillers.last?.phrases[0].noun?.lexeme.lemma ?? "")
    guard language == .spanish, isHandled, frame.slot(.company) == nil,
      !frame.pattern.mayHaveExperiencer
        || isBodySeen && plan.subject.first?.noun?.lexeme.isBeing == true
          && frame.pattern == .affecting,
      !Self.shared.contains(frame.lemma) || isBodySeen || frame.lemma == "tomar",
      plan.fillers.contains(where: {
        $0.role == .object && $0.verb == last && $0.phrases[0].noun?.lexeme.isBeing != true
      })
    else { return nil }
    return FrameSlot(.recipient, preposition: "a")
  }

  /// What is painted for somebody.
  private static let drawn: WordSet = ["dibujo", "cuadro", "retrato", "tarjeta", "mural"]

  /// Verbs of making, which is done for somebody.
  private static let making: WordSet = [
    "tejer", "coser", "preparar", "cocinar", "dibujar", "fabricar", "construir", "calentar",
    "inventar", "hornear", "servir", "planchar", "arreglar", "conseguir", "reservar", "bordar",
  ]

  /// What is done together rather than for somebody.
  private static let shared: WordSet = [
    "ver", "mirar", "escuchar", "oír", "comer", "beber", "tomar", "desayunar", "almorzar", "cenar",
    "merendar", "celebrar", "festejar", "cantar", "visitar", "buscar", "encontrar", "recorrer",
    "cruzar", "ganar", "perder", "practicar", "ensayar", "repasar", "estudiar", "aprender",
  ]
}
