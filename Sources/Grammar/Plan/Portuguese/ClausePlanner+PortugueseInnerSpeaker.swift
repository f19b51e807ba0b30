import AACCore

/// Who does what a clause within the sentence tells, where nobody was named for it and the thing before it can hardly do it: *o
/// telefone tocou e eu atendi, me ajude porque eu não consigo, achei a chave que perdi* (Cunha & Cintra, chapter 7, *Sujeito
/// oculto*; Bechara, *Sujeito*).
extension ClausePlanner {
  /// Gives such a clause the speaker, or who does the rest, for its subject.
  func settleInnerSpeaker(_ plan: inout ClausePlan) {
    guard plan.verbs.count > 1, let speaker = lexicon.known("eu") else { return }
    leaveKinToOther(&plan)
    settleCleft(&plan)
    let isThing = isSaidOfThing(plan)
    for index in plan.verbs.indices.dropFirst() {
      let verb = plan.verbs[index]
      guard verb.frame.pattern.isPersonal, verb.frame.pattern != .experiencer,
        verb.constituent.lexeme.person == nil
      else { continue }
      if verb.isRelative {
        guard isDoneByDoer(plan, index) else { continue }
        let isOthers = !plan.subject.isEmpty && !isThing && !isPointing(plan.subject)
        plan.verbs[index].subject =
          isOthers ? plan.subject[0] : NounPhrase(Constituent(speaker))
        plan.verbs[index].moreSubjects = isOthers ? Array(plan.subject.dropFirst()) : []
        continue
      }
      guard verb.subject == nil, !verb.hasKnownSubject,
        let word = verb.subordinator?.lexeme.lemma ?? verb.connective?.lexeme.lemma
          ?? verb.link?.lexeme.lemma, InnerSpeakerWords.openers.contains(word)
      else { continue }
      let isOrder = plan.options.contains(.request)
      guard
        isOrder
          ? isReasonOfSpeaker(plan, index, word)
          : isThing && isPersons(plan, index) || isSuffered(plan, index)
            || isJudged(plan, index, word) || isThing && movesWhatHurts(plan, index)
      else { continue }
      plan.verbs[index].subject = NounPhrase(Constituent(speaker))
      // Dói quando mastigo: the present says by itself who it is.
      plan.verbs[index].hasKnownSubject = word == "quando" && plan.tense == .present
      if isOrder, plan.verbs[index].tense == nil,
        InnerSpeakerWords.mishaps.contains(verb.frame.lemma)
          || verb.negator != nil && InnerSpeakerWords.overs.contains(verb.frame.lemma)
      {
        plan.verbs[index].tense = .past
      }
    }
  }

  /// *Minha perna dói quando ando*: the leg hurts, and who has it walks.
  private func movesWhatHurts(_ plan: ClausePlan, _ index: Int) -> Bool {
    plan.verbs[0].frame.lemma == "doer"
      && MeaningWords.walking.contains(plan.verbs[index].frame.lemma)
  }

  /// Whether the sentence is about a thing, or a part of the body that hurts.
  private func isSaidOfThing(_ plan: ClausePlan) -> Bool {
    if plan.subject.isEmpty { return plan.verbs[0].frame.lemma == "doer" }
    return plan.subject.allSatisfy { phrase in
      guard let noun = phrase.noun?.lexeme, noun.wordClass == .noun else { return false }
      return !noun.isBeing && !InnerSpeakerWords.groups.contains(noun.lemma)
        && !KindSet.places.contains(noun.kind) && noun.kind != .person && noun.kind != .animal
    }
  }

  /// *Essa é a casa que desenhei*.
  private func isPointing(_ subject: [NounPhrase]) -> Bool {
    subject.allSatisfy { phrase in
      let word = phrase.noun?.lexeme ?? phrase.demonstrative?.lexeme
      return word?.kind == .demonstrative || phrase.noun == nil && phrase.demonstrative != nil
    }
  }

  /// *A chave que perdi*, but *o copo que quebrou, o menino que chegou*: what is told of is what it is done to.
  private func isDoneByDoer(_ plan: ClausePlan, _ index: Int) -> Bool {
    let verb = plan.verbs[index]
    guard verb.hasKnownSubject, !plan.options.contains(.request), !plan.isQuestion,
      let thing = verb.subject?.noun?.lexeme, thing.wordClass == .noun, !thing.isBeing,
      thing.kind != .person, !InnerSpeakerWords.groups.contains(thing.lemma),
      thing.kind != .vehicle, thing.kind != .weather,
      verb.frame.slot(.object) != nil, isTypicallyDoneByPerson(verb),
      !InnerSpeakerWords.labile.contains(verb.frame.lemma),
      !plan.fillers.contains(where: { $0.verb == index && $0.role == .object })
    else { return false }
    return index + 1 == plan.verbs.count || plan.verbs[index + 1].startsClause
  }

  /// Whether only somebody does it: *dormir, chorar, perder / trabalho*, but *parar, cair, quebrar*.
  private func isPersons(_ plan: ClausePlan, _ index: Int) -> Bool {
    var verb = plan.verbs[index]
    if verb.frame.isCopular {
      return plan.fillers.contains { filler in
        filler.verb == index
          && filler.phrases.contains { phrase in
            phrase.adjectives.contains { InnerSpeakerWords.felt.contains($0.lexeme.lemma) }
              // Quando está frio: of the weather, where com was not chosen.
              || phrase.noun.map {
                $0.lexeme.kind.isSensation
                  && (filler.prepositionTile != nil
                    || !["frio", "calor"].contains($0.lexeme.lemma))
              } == true
          }
      }
    }
    if isOfOwnPart(plan, index) { return true }
    var deed = index
    while verb.frame.pattern == .modal || InnerSpeakerWords.helping.contains(verb.frame.lemma),
      plan.verbs.indices.contains(deed + 1), !plan.verbs[deed + 1].startsClause,
      plan.verbs[deed + 1].connective == nil
    {
      deed += 1
      verb = plan.verbs[deed]
    }
    guard isTypicallyDoneByPerson(verb) else { return false }
    guard InnerSpeakerWords.ofThings.contains(verb.frame.lemma) else { return true }
    if InnerSpeakerWords.voiced.contains(verb.frame.lemma) {
      // O tablet desligou enquanto eu falava, but a boneca abre a boca e fala.
      return deed > index || plan.verbs[index].subordinator?.lexeme.lemma == "enquanto"
    }
    return verb.frame.slot(.object) != nil && InnerSpeakerWords.handled.contains(verb.frame.lemma)
      && plan.fillers.contains { $0.verb == deed && $0.role == .object && $0.preposition == nil }
  }

  func isTypicallyDoneByPerson(_ verb: PlannedVerb) -> Bool {
    guard !verb.frame.isDefault, !verb.frame.typicalSubject.isEmpty,
      let doer = lexicon.known(verb.frame.typicalSubject)
    else { return false }
    return doer.isHuman
  }

  /// *O cachorro me mordeu e eu chorei, ela me empurrou e eu caí*: what comes of what was done to the speaker.
  private func isSuffered(_ plan: ClausePlan, _ index: Int) -> Bool {
    guard index == 1, InnerSpeakerWords.harming.contains(plan.verbs[0].frame.lemma),
      InnerSpeakerWords.suffering.contains(plan.verbs[index].frame.lemma),
      !plan.subject.isEmpty, plan.subject.allSatisfy({ $0.noun?.lexeme.person != .first })
    else { return false }
    return namesSpeaker(plan)
  }

  /// Whether the clause says how somebody feels.
  private func isFelt(_ plan: ClausePlan, _ index: Int) -> Bool {
    plan.fillers.contains { filler in
      filler.verb == index
        && filler.phrases.contains { phrase in
          phrase.adjectives.contains {
            InnerSpeakerWords.felt.contains($0.lexeme.lemma)
              || InnerSpeakerWords.states.contains($0.lexeme.lemma)
          }
            || phrase.noun.map {
              // Porque está calor: of the weather, where com was not chosen.
              let mayBeWeather = ["frio", "calor"].contains($0.lexeme.lemma)
              if mayBeWeather { return filler.prepositionTile != nil }
              return $0.lexeme.kind.isSensation || $0.lexeme.kind == .illness
                || $0.lexeme.lemma == "pressa"
            } == true
        }
    }
  }

  /// *A mamãe me castigou porque menti, a professora me elogiou porque fiz a lição*: for what one did oneself.
  private func isJudged(_ plan: ClausePlan, _ index: Int, _ word: String) -> Bool {
    word == "porque" && index == 1 && plan.tense == .past
      && InnerSpeakerWords.judging.contains(plan.verbs[0].frame.lemma)
      && !plan.verbs[index].frame.isCopular && isTypicallyDoneByPerson(plan.verbs[index])
      && namesSpeaker(plan)
      && !plan.fillers.contains { filler in
        filler.verb == index && filler.phrases.contains { $0.noun?.lexeme.person == .first }
      }
  }

  private func namesSpeaker(_ plan: ClausePlan) -> Bool {
    plan.fillers.contains { filler in
      filler.verb == 0
        && filler.phrases.contains {
          $0.noun.map { noun in
            noun.lexeme.wordClass == .pronoun && ["eu", "mim", "me"].contains(noun.lexeme.lemma)
          } == true
        }
    }
  }

  /// *Me ajude porque eu não consigo, venha rápido porque eu caí*, but *coma porque está gostoso*: why the speaker asks.
  private func isReasonOfSpeaker(_ plan: ClausePlan, _ index: Int, _ word: String) -> Bool {
    guard word == "porque", !plan.isNegative else { return false }
    let verb = plan.verbs[index]
    let isForSpeaker =
      namesSpeaker(plan) || InnerSpeakerWords.serving.contains(plan.verbs[0].frame.lemma)
    if verb.frame.isCopular || ["ter", "sentir"].contains(verb.frame.lemma) {
      // Me ajuda porque estou cansado, dá água porque estou com sede.
      return isForSpeaker && isFelt(plan, index)
    }
    if InnerSpeakerWords.mishaps.contains(verb.frame.lemma) { return true }
    if namesSpeaker(plan), verb.negator == nil, InnerSpeakerWords.slow.contains(verb.frame.lemma) {
      // Me espera porque ando devagar.
      return true
    }
    return verb.negator != nil && isTypicallyDoneByPerson(verb)
      && (namesSpeaker(plan) || InnerSpeakerWords.unable.contains(verb.frame.lemma))
  }
}

/// Words by which it is known that the speaker is meant.
private enum InnerSpeakerWords {
  static let openers: WordSet = [
    "e", "mas", "porque", "quando", "enquanto", "antes de", "e depois", "e então", "então",
    "por isso",
  ]
  /// Many people in one word.
  static let groups: WordSet = [
    "família", "turma", "time", "equipe", "equipa", "grupo", "classe", "polícia", "gente",
    "pessoal",
    "público", "coro", "banda", "casal", "povo", "visita", "plateia", "torcida",
  ]
  /// What things do by themselves, whoever else does it.
  static let ofThings: WordSet = [
    "cair", "quebrar", "quebrar-se", "parar", "abrir", "fechar", "ligar", "desligar", "acender",
    "apagar", "rasgar", "furar", "estragar", "queimar", "molhar", "sujar", "secar", "derreter",
    "esquentar", "esfriar", "começar", "acabar", "terminar", "tocar", "chegar", "sair", "passar",
    "ir", "vir", "voltar", "andar", "correr", "virar", "girar", "rodar", "voar", "subir", "descer",
    "entrar", "mudar", "crescer", "sumir", "desaparecer", "aparecer", "funcionar", "travar",
    "bater",
    "demorar", "durar", "custar", "valer", "servir", "caber", "faltar", "sobrar", "ficar", "estar",
    "ser", "ter", "precisar", "dar", "fazer", "ajudar", "machucar", "cortar", "doer", "cheirar",
    "continuar", "partir", "ganhar", "carregar", "descarregar", "encher", "esvaziar", "soltar",
    "escorregar", "rolar", "pular", "balançar", "tremer", "mexer", "explodir", "estourar", "vazar",
    "entupir", "encolher", "esticar", "apodrecer", "murchar", "morrer", "nascer", "ferver", "assar",
    "brilhar", "piscar", "apitar", "gritar", "cantar", "falar", "mostrar", "dizer", "contar",
    "ensinar", "assustar", "irritar", "levar", "trazer", "seguir", "esperar", "acontecer", "perder",
    "bloquear", "reiniciar", "atrasar", "adiantar", "bater em", "pegar", "puxar", "empurrar",
    "lembrar", "chamar", "tirar", "colocar", "botar", "pôr", "guardar", "cobrir",
    "proteger", "matar", "salvar", "curar", "parecer", "manchar", "amassar", "dobrar", "prender",
    "enrolar", "grudar", "encostar", "cansar", "desmanchar", "desmontar", "desabar",
  ]
  static let voiced: WordSet = ["falar", "cantar", "gritar", "dizer"]
  /// What a thing that is told of by it does itself: *o copo que quebrou, a história que conta tudo*.
  static let labile: WordSet = [
    "cair", "quebrar", "parar", "abrir", "fechar", "ligar", "desligar", "acender", "apagar",
    "rasgar", "furar", "estragar", "queimar", "molhar", "sujar", "secar", "derreter", "esquentar",
    "esfriar", "começar", "acabar", "terminar", "tocar", "ajudar", "machucar", "cortar", "assustar",
    "irritar", "incomodar", "mostrar", "contar", "ensinar", "carregar", "mudar", "virar", "bater",
    "passar", "subir", "descer", "cobrir", "proteger", "salvar", "curar", "servir", "falar",
    "cantar", "explodir", "estourar", "matar", "ter", "dar", "doer", "soltar", "encher", "apertar",
    "acordar", "custar", "prender", "manchar", "ferver", "assar", "balançar", "girar", "rodar",
    "acompanhar", "cansar", "interessar", "emocionar", "divertir", "alegrar", "mexer", "puxar",
  ]
  /// Of these only somebody does it to a thing that is named.
  static let handled: WordSet = [
    "abrir", "fechar", "ligar", "desligar", "acender", "apagar", "perder", "soltar", "pegar", "pôr",
    "colocar", "guardar", "botar", "esperar", "contar", "dobrar", "secar",
  ]
  /// What others are asked to do for the speaker, who says why.
  static let serving: WordSet = [
    "dar", "trazer", "pegar", "ligar", "desligar", "abrir", "fechar", "buscar", "apagar", "acender",
    "esperar", "parar", "chamar", "diminuir", "abaixar", "baixar", "aumentar", "passar", "comprar",
  ]
  /// What one does more slowly than others.
  static let slow: WordSet = ["andar", "falar", "demorar", "comer", "escrever"]
  /// What one is praised, thanked and punished for.
  static let judging: WordSet = [
    "castigar", "elogiar", "punir", "premiar", "parabenizar", "repreender", "xingar", "perdoar",
    "abraçar", "consolar",
  ]
  /// How one is when one asks for help.
  static let states: WordSet = [
    "cansado", "doente", "ocupado", "sozinho", "tonto", "enjoado", "molhado", "sujo", "perdido",
    "machucado", "atrasado", "gripado", "fraco", "engasgado", "desconfortável",
  ]
  static let helping: WordSet = ["conseguir", "querer", "poder", "precisar", "tentar", "ter que"]
  /// How only somebody is.
  static let felt: WordSet = [
    "triste", "feliz", "bravo", "contente", "assustado", "chateado", "nervoso", "zangado",
    "irritado",
    "preocupado", "ansioso", "aliviado", "animado", "furioso", "envergonhado", "surpreso",
  ]
  /// What is done to the speaker, and what comes of it.
  static let harming: WordSet = [
    "morder", "empurrar", "assustar", "acordar", "machucar", "arranhar", "derrubar", "picar",
    "bater",
    "beliscar", "chutar", "incomodar", "atropelar", "magoar", "irritar",
  ]
  static let suffering: WordSet = [
    "chorar", "cair", "gritar", "dormir", "machucar-se", "sangrar", "acordar", "tropeçar",
    "assustar-se", "desmaiar", "adormecer",
  ]
  /// What happens to whoever calls for help.
  static let mishaps: WordSet = [
    "cair", "vomitar", "machucar-se", "magoar-se", "tropeçar", "fazer xixi", "fazer cocô",
    "perder-se",
    "cortar-se", "queimar-se", "derramar",
  ]
  /// What one says that one cannot.
  static let unable: WordSet = [
    "conseguir", "entender", "ouvir", "escutar", "alcançar", "saber", "ver", "enxergar", "perceber",
    "terminar", "acabar",
  ]
  /// What had its time and was not done.
  static let overs: WordSet = ["entender", "ouvir", "escutar", "terminar", "acabar", "perceber"]
}
