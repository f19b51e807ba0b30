import AACCore

/// Whose deed is told beside what a thing or an animal does: *el vaso se cayó porque tropecé, el globo explotó y me asusté, la
/// abuela me regaló una bici porque aprobé* (NGLE §33.4, subjects left unsaid; §1.12, what only people do).
extension ClausePlanner {
  /// Gives clauses without a subject the one who alone can do that.
  func settleSpeakersDeeds(_ plan: inout ClausePlan) {
    guard language == .spanish, plan.verbs.count > 1, plan.subject.count == 1,
      let subject = plan.subject[0].noun?.lexeme
    else { return }
    for index in plan.verbs.indices.dropFirst() {
      let verb = plan.verbs[index]
      if verb.subordinator?.lexeme.lemma == "que" { order(&plan, index, subject) }
      if isAskedHowSpeakerFeels(plan, index, subject), let speaker = lexicon.known("yo") {
        plan.verbs[index].subject = NounPhrase(Constituent(speaker))
        plan.verbs[index].hasKnownSubject = true
        continue
      }
      guard verb.subject == nil, !verb.hasKnownSubject, !verb.isRelative,
        verb.constituent.lexeme.person == nil, let word = verb.subordinator?.lexeme.lemma,
        let who = otherDoer(plan, index, word, subject)
      else { continue }
      plan.verbs[index].subject = who
      plan.verbs[index].hasKnownSubject = true
    }
  }

  /// *La enfermera preguntó si me dolía la barriga*: of whom they ask whether it hurts (NGLE §43.3, §33.4).
  private func isAskedHowSpeakerFeels(_ plan: ClausePlan, _ index: Int, _ subject: Lexeme) -> Bool {
    guard index == 1, plan.verbs[0].frame.lemma == "preguntar", subject.isHuman,
      subject.person == nil || subject.person == .third,
      plan.verbs[1].subordinator?.lexeme.lemma == "si", plan.verbs[1].subject == nil,
      plan.verbs[1].constituent.lexeme.person == nil
    else { return false }
    return plan.verbs[1].frame.pattern == .experiencer && plan.told(by: 0) == nil
  }

  private func otherDoer(
    _ plan: ClausePlan, _ index: Int, _ word: String, _ subject: Lexeme
  ) -> NounPhrase? {
    if let named = minded(plan, index, word, subject) { return named }
    guard SpeakersDeedWords.joining.contains(word), subject.wordClass == .noun else { return nil }
    let frame = plan.verbs[index].frame
    // El gato maúlla porque quiere salir: an animal calls for itself.
    if word == "porque", frame.lemma == "querer", subject.roleKind == .animal,
      SpeakersDeedWords.calls.contains(plan.verbs[0].frame.lemma)
    {
      return nil
    }
    if !subject.isBeing || !subject.isHuman {
      guard isPeoplesDeed(plan, index, subject) else { return nil }
      return lexicon.known("yo").map { NounPhrase(Constituent($0)) }
    }
    return word == "porque" ? affected(plan, index, frame) : nil
  }

  /// *El médico dijo que descansara*: what a doctor, a teacher or one's parents say one is to do (NGLE §25.4, §43.2).
  private func order(_ plan: inout ClausePlan, _ index: Int, _ subject: Lexeme) {
    let verb = plan.verbs[index]
    guard index == 1, plan.verbs[0].frame.lemma == "decir",
      plan.tense == .past || plan.tense == .present && plan.isLaid && verb.subject == nil,
      verb.subject == nil || verb.subject?.noun?.lexeme.lemma == "yo",
      verb.constituent.lexeme.person == nil, plan.told(by: 0) == nil,
      DeedsTold.isTold(by: subject, verb.frame.lemma),
      !plan.adverbials.contains(where: {
        $0.verb >= index && $0.constituent.lexeme.kind.isTemporal
          && !$0.phrase.hasPrefix("cada ") && !$0.phrase.hasPrefix("por la ")
      })
    else { return }
    plan.verbs[index].subordinator?.lexeme.forms[PlannedVerb.ordering] = ""
    guard verb.subject == nil, let speaker = lexicon.known("yo") else { return }
    plan.verbs[index].subject = NounPhrase(Constituent(speaker))
    plan.verbs[index].hasKnownSubject = true
  }

  /// *La abuela me regaló una bici porque aprobé, mamá me corta la carne porque no puedo*: for what somebody is praised, scolded
  /// and helped.
  private func affected(_ plan: ClausePlan, _ index: Int, _ frame: VerbFrame) -> NounPhrase? {
    guard frame.pattern == .plain || frame.pattern == .grooming || frame.pattern == .modal,
      let whom = plan.fillers.first(where: {
        $0.verb == 0 && $0.phrases.count == 1 && $0.phrases[0].isPronoun
          && ($0.role == .object || $0.role == .recipient || $0.role == .topic)
          && $0.phrases[0].noun?.lexeme.person != .third
      })?.phrases[0],
      let nominative = SpeakersDeedWords.nominative[whom.noun?.lexeme.lemma ?? ""],
      !plan.fillers.contains(where: {
        $0.verb >= index && $0.phrases[0].isPronoun
          && $0.phrases[0].noun?.lexeme.person == whom.noun?.lexeme.person
      }), let known = lexicon.known(nominative)
    else { return nil }
    let isUnable =
      plan.verbs[index].negator != nil && (frame.pattern == .modal || frame.lemma == "saber")
    let isJudged =
      SpeakersDeedWords.judging.contains(plan.verbs[0].frame.lemma) && frame.lemma != "querer"
      && frame.past != .state
    return isUnable || isJudged ? NounPhrase(Constituent(known)) : nil
  }

  /// *No te acerques al perro porque muerde, no molestes al gato mientras come, remueve la sopa para que no se pegue*: what whoever
  /// is spoken to shall mind.
  private func minded(
    _ plan: ClausePlan, _ index: Int, _ word: String, _ subject: Lexeme
  ) -> NounPhrase? {
    guard subject.person == .second || plan.options.contains(.request),
      let other = plan.fillers.last(where: {
        $0.verb == 0 && $0.phrases[0].noun?.lexeme.wordClass == .noun
      })?.phrases[0], let noun = other.noun?.lexeme
    else { return nil }
    let lemma = plan.verbs[index].frame.lemma
    let isMinded =
      switch word {
      case "porque", "que":
        noun.roleKind == .animal && SpeakersDeedWords.ofAnimals.contains(lemma)
      case "mientras", "cuando":
        noun.isBeing && SpeakersDeedWords.disturbing.contains(plan.verbs[0].frame.lemma)
          && SpeakersDeedWords.quiet.contains(lemma)
      case "para que":
        !noun.isBeing && lemma.hasSuffix("se")
          && (SpanishAccidentWords.mayFail(noun, lemma) == true
            || SpeakersDeedWords.spoiling.contains(lemma))
      default: false
      }
    return isMinded ? other : nil
  }

  /// Whether only people do what the verb of a clause says, where the sentence is about that thing or animal.
  private func isPeoplesDeed(_ plan: ClausePlan, _ index: Int, _ subject: Lexeme) -> Bool {
    let frame = plan.verbs[index].frame
    if frame.pattern == .modal || frame.lemma == "tener que" {
      let isBroken = plan.verbs[0].frame.isCopular && plan.verbs[index].negator != nil
      guard plan.verbs.indices.contains(index + 1), !plan.verbs[index + 1].startsClause else {
        return frame.lemma == "querer"
      }
      let opened = plan.verbs[index + 1].frame
      let state = plan.fillers.first { $0.verb == 0 && $0.role == .attribute }?.phrases[0]
      let isOut = HappeningWords.statesOfThings.contains(
        state?.adjectives.first?.lexeme.lemma ?? "")
      return isBroken && !subject.isBeing
        && (isOut || !SpeakersDeedWords.ofThings.contains(opened.lemma))
        || isPeoplesDeed(opened, subject, plan.verbs[0].frame)
    }
    if subject.roleKind == .animal, frame.lemma == "llegar" {
      return plan.adverbials.contains { $0.verb == index && $0.phrase == "tarde" }
    }
    if frame.lemma == "tener", !subject.isBeing {
      return plan.fillers.contains {
        $0.verb == index && $0.role == .object
          && $0.phrases[0].noun?.lexeme.kind.isSensation == true
      }
    }
    if frame.isCopular, !subject.isBeing {
      let quality = plan.fillers.first { $0.verb == index && $0.role == .attribute }?.phrases[0]
      return quality?.noun == nil
        && SpeakersDeedWords.moods.contains(quality?.adjectives.first?.lexeme.lemma ?? "")
    }
    return isPeoplesDeed(frame, subject, plan.verbs[0].frame)
  }

  /// Whether that is done by people beside what happens to a thing: *el cristal se rompió y me corté*.
  func isPeoplesDeed(_ frame: VerbFrame, _ subject: Lexeme, _ main: VerbFrame) -> Bool {
    guard frame.pattern == .plain || frame.pattern == .grooming, frame.isListed,
      subject.wordClass == .noun, !subject.isHuman
    else { return false }
    if subject.isBeing {
      return SpeakersDeedWords.peoples.contains(frame.lemma)
        && !VoicedWords.uttering(subject.lemma, frame.lemma)
    }
    guard happensByItself(main), !SpeakersDeedWords.ofThings.contains(frame.lemma),
      !HappeningWords.working.contains(frame.lemma),
      !SpanishAccidentWords.failing.contains(frame.lemma) || frame.lemma == "cortarse"
        || frame.lemma == "quedarse" || frame.lemma == "dormirse" && subject.kind != .body,
      subject.kind != .vehicle || !SpeakersDeedWords.ofVehicles.contains(frame.lemma)
    else { return false }
    guard let typical = lexicon.typicalDoer(of: frame) else { return true }
    return typical.isBeing || typical.wordClass != .noun
  }

  /// Whether nobody does what the main verb says.
  private func happensByItself(_ main: VerbFrame) -> Bool {
    if main.isCopular || HappeningWords.working.contains(main.lemma)
      || SpeakersDeedWords.ofThings.contains(main.lemma)
      || SpanishAccidentWords.failing.contains(main.lemma)
    {
      return true
    }
    guard let typical = lexicon.typicalDoer(of: main) else { return false }
    return typical.wordClass == .noun && !typical.isBeing
  }
}

/// What others tell one to do.
enum DeedsTold {
  /// Whether that one says what is to be done, and does not do it.
  static func isTold(by subject: Lexeme, _ deed: String) -> Bool {
    deeds.contains(deed)
      && (DoerWords.healers.contains(subject.lemma) || DoerWords.teachers.contains(subject.lemma)
        || givers.contains(subject.lemma))
  }

  private static let givers: WordSet = [
    "mamá", "papá", "madre", "padre", "abuela", "abuelo", "jefe", "jefa", "policía", "director",
    "directora", "psicólogo", "psicóloga", "entrenador", "entrenadora", "monitor", "monitora",
    "socorrista", "árbitro",
  ]
  private static let deeds: WordSet = [
    "descansar", "recoger", "callarse", "tomar", "lavarse", "beber", "comer", "estudiar",
    "ordenar", "limpiar", "esperar", "sentarse", "dormir", "acostarse", "levantarse", "ducharse",
    "vestirse", "guardar", "apagar", "practicar", "repetir", "escribir", "comprar", "hacer",
    "abrigarse", "dormirse", "portarse bien", "andar", "caminar", "correr", "saltar", "parar",
    "leer", "abrir", "cerrar", "ponerse", "quitarse",
  ]
}

/// Words of what people, animals and things do.
private enum SpeakersDeedWords {
  static let joining: WordSet = ["porque", "y", "pero", "mientras", "cuando"]
  static let nominative = [
    "yo": "yo", "mí": "yo", "me": "yo", "tú": "tú", "ti": "tú", "te": "tú",
    "nosotros": "nosotros", "nosotras": "nosotras", "nos": "nosotros",
  ]
  /// What is done to people for what they did.
  static let judging: WordSet = [
    "felicitar", "reñir", "regañar", "castigar", "regalar", "premiar", "aplaudir", "gritar",
    "echar", "multar", "perdonar", "dar un premio", "reírse", "retar", "separar", "expulsar",
  ]
  static let ofAnimals: WordSet = [
    "morder", "arañar", "picar", "gruñir", "ladrar", "maullar", "asustarse", "escaparse",
  ]
  /// How animals make themselves heard and what they do to be noticed.
  static let calls: WordSet = [
    "ladrar", "maullar", "gruñir", "aullar", "piar", "relinchar", "mugir", "balar", "rebuznar",
    "arañar", "rascar", "llorar", "saltar", "moverse", "gemir", "ronronear", "cacarear",
  ]
  static let disturbing: WordSet = [
    "molestar", "tocar", "despertar", "interrumpir", "acercarse", "acariciar", "coger",
  ]
  static let quiet: WordSet = ["comer", "dormir", "descansar", "trabajar", "hablar", "estudiar"]
  static let spoiling: WordSet = [
    "pegarse", "quemarse", "enfriarse", "caerse", "romperse", "derretirse", "estropearse",
  ]
  /// How only people are.
  static let moods: WordSet = [
    "triste", "contento", "enfadado", "enojado", "feliz", "nervioso", "cansado", "aburrido",
    "preocupado", "asustado", "agobiado", "orgulloso",
  ]
  /// What things do by themselves, or others do with them as well.
  static let ofThings: WordSet = [
    "llegar", "venir", "ir", "irse", "caer", "caerse", "salir", "salirse", "entrar", "volver",
    "pasar", "parar", "pararse", "moverse", "correr", "romperse", "abrir", "abrirse", "cerrar",
    "cerrarse", "empezar", "comenzar", "terminar", "acabar", "acabarse", "costar", "pesar",
    "durar", "medir", "valer", "oler", "saber", "hacer", "dar", "girar", "rodar", "subir", "bajar",
    "tener", "cambiar", "hacerse", "ponerse", "calentar", "calentarse", "encender", "encenderse",
    "derramarse", "derretirse", "quemar", "mojar", "perderse", "arrancar", "frenar", "chocar",
    "desaparecer", "aparecer", "crecer", "volar", "tardar", "servir", "caber", "dejar", "seguir",
    "continuar", "apagar", "quedar", "faltar", "sobrar", "empeorar", "mejorar", "explotar",
    "atascarse", "hundirse", "ensuciarse", "mancharse", "soltarse", "despegar", "aterrizar",
    "ladrar", "escaparse", "morir", "morirse", "nacer", "vivir",
  ]
  static let ofVehicles: WordSet = ["quedarse", "llevar", "recoger", "traer", "esperar"]
  /// What no animal does.
  static let peoples: WordSet = [
    "abrir", "cerrar", "tropezar", "olvidar", "llamar", "regar", "limpiar", "gritar", "hablar",
    "trabajar", "estudiar", "cocinar", "pagar", "comprar", "regañar", "castigar", "conducir",
    "apagar", "encender", "fregar", "barrer", "escribir", "leer", "pintar", "vestirse",
    "ducharse", "acariciar", "peinar", "cantar", "llorar", "aplaudir", "preocuparse", "recoger",
    "soltar", "querer", "reírse", "alegrarse",
  ]
}
