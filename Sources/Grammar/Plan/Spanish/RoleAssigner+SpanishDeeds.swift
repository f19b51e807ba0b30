import AACCore

/// Verbs side by side in Spanish whose roles were chosen: what was chosen before the second, and how the first comes
/// about by it.
///
/// Source: NGLE §31.2 (coordination), §27.5 (gerund of manner and circumstance), §26.12 (*al* + infinitive).
extension RoleAssigner {
  /// *Compré pan en la panadería y comí en casa*: what was chosen before a preposition or *y* that leads to another verb
  /// belongs to the verb before it.
  func isCutOff(_ loose: LoosePhrase) -> Bool {
    let next = plan.verbs[loose.after + 1]
    return next.link != nil || next.connective?.tile != nil && !plan.isLaid
  }

  /// Index of the first verb that a phrase can belong to: what was chosen behind *y* or *que* and another verb is not of the
  /// verbs before (*me gusta más leer que ver la tele*).
  func firstOfDeed(_ loose: LoosePhrase) -> Int {
    guard loose.after > 0, plan.verbs.indices.contains(loose.after) else { return 0 }
    let verb = plan.verbs[loose.after]
    if language == .portuguese { return isAimOfDeed(loose.after) ? loose.after : 0 }
    guard language == .spanish, !plan.isLaid else { return 0 }
    if verb.subject != nil || leadsSomebody(loose.after) { return loose.after }
    return verb.connective?.tile != nil || verb.link?.lexeme.lemma == "que" ? loose.after : 0
  }

  /// *Me torcí el tobillo bailando, me caí al bajar*: what happens to somebody happens while he does something, or at the
  /// moment when he does it; false where the two are done one after the other.
  mutating func happensMeanwhile(_ index: Int) -> Bool {
    guard language == .spanish, !plan.isLaid, index == 1, plan.verbs[index].negator == nil else {
      return false
    }
    let (before, deed) = (plan.verbs[0].frame, plan.verbs[1].frame)
    let isStirred = SpanishDeedWords.stirring.contains(before.lemma)
    guard isStirred || SpanishDeedWords.happening.contains(before.lemma) else { return false }
    let isOfMoment = SpanishDeedWords.momentary.contains(deed.lemma)
    let isSensed = SpanishDeedWords.sensing.contains(deed.lemma)
    guard isStirred || isOfMoment || isSensed && before.lemma == "marearse" else {
      plan.verbs[0].frame.opening = .gerund
      return true
    }
    plan.verbs[1].link = Constituent(
      Lexeme(lemma: "al", wordClass: .adposition, kind: .direction))
    return true
  }

  /// *Busco un sitio para aparcar, enciendo la luz para leer*: what is looked for, set and taken is so for what follows
  /// (NGLE §46.7).
  func servesByRole(_ frame: VerbFrame) -> Bool {
    language == .spanish && !plan.isLaid && SpanishDeedWords.serving.contains(frame.lemma)
  }

  /// *Necesito una rampa para subir, tengo un bastón para caminar*: a thing that was chosen before the verb.
  func isNeededThing(_ loose: LoosePhrase) -> Bool {
    guard language == .spanish, !plan.isLaid, let noun = loose.phrase.noun?.lexeme,
      noun.namesThing,
      case let verb = plan.verbs[loose.after].frame,
      SpanishDeedWords.needing.contains(verb.lemma),
      verb.lemma == "poner" || ![.subject, .activity, .event].contains(noun.kind),
      !plan.fillers.contains(where: { $0.verb == loose.after && $0.role == .object })
    else { return false }
    let isDoneTo = plan.verbs[loose.after + 1].frame.slots.contains {
      // Necesito leer un libro: what the second verb is mostly done to.
      $0.role == .object && $0.kinds.contains(noun.kind)
    }
    return !isDoneTo && frames.listed("\(verb.lemma) \(noun.lemma)") == nil
  }

  /// *Le lavo las manos al niño, le rompí el vaso a mamá*: behind *a* stands whom it affects that something is done to a
  /// thing (NGLE §35.7, *dativo simpatético, dativo de interés*).
  func isAffected(_ filler: Filler) -> Bool {
    let last = plan.verbs.count - 1
    guard language == .spanish, filler.preposition == "a", filler.prepositionTile != nil,
      filler.verb == last, last >= 0, let whom = filler.phrases[0].noun?.lexeme,
      whom.isBeing || whom.wordClass == .pronoun && whom.kind == .person
    else { return false }
    let frame = plan.verbs[last].frame
    guard frame.pattern == .plain || frame.pattern == .grooming || frame.pattern == .affecting,
      frame.slot(.placeTo) == nil || whom.wordClass == .pronoun, frame.slot(.recipient) == nil,
      !plan.verbs[last].constituent.lexeme.lemma.hasSuffix("se")
    else { return false }
    return plan.fillers.contains {
      $0.role == .object && $0.verb == last && $0.preposition == nil
        && $0.phrases[0].noun?.lexeme.wordClass == .noun
        && $0.phrases[0].noun?.lexeme.isBeing == false
    }
  }

  /// *Dejo hervir el agua, deja reposar la masa*: between *dejar* and what happens by itself stands the thing that is let
  /// (NGLE §26.10).
  mutating func isLetHappen(_ loose: LoosePhrase) -> Bool {
    let isBehind = loose.after > 0 && plan.verbs[loose.after - 1].frame.lemma == "dejar"
    let next = isBehind ? loose.after : loose.after + 1
    guard language == .spanish, next > 0, plan.verbs.indices.contains(next),
      plan.verbs[next - 1].frame.lemma == "dejar", loose.preposition == nil,
      plan.verbs[next].connective == nil, plan.verbs[next].link == nil,
      plan.verbs[next].subject == nil, let noun = loose.phrase.noun?.lexeme,
      noun.namesThing, !KindSet.places.contains(noun.kind),
      // Me deja subir al árbol: who is let is named already.
      !plan.fillers.contains(where: {
        $0.verb == next - 1
          && ($0.phrases[0].isPronoun || $0.phrases[0].noun?.lexeme.isBeing == true)
      }),
      SpanishDeedWords.ripening.contains(plan.verbs[next].constituent.lexeme.lemma),
      !plan.fillers.contains(where: { $0.verb == next && $0.role == .object })
    else { return false }
    plan.verbs[next - 1].frame.opening = .bare
    plan.fillers.append(Filler(.object, loose.phrase, article: .definite, verb: next))
    recent = plan.fillers.count - 1
    return true
  }
}

/// Verbs by how another deed stands beside them.
enum SpanishDeedWords {
  /// What somebody feels or shows when he does or learns something.
  static let stirring: WordSet = [
    "asustarse", "emocionarse", "alegrarse", "entristecerse", "enfadarse", "enojarse",
    "sorprenderse", "ruborizarse", "sonrojarse", "llorar", "sonreír", "gritar", "temblar", "sudar",
    "ponerse", "quedarse", "suspirar", "bostezar", "sobresaltarse", "impresionarse",
    "desmayarse", "preocuparse", "agobiarse", "tranquilizarse", "calmarse", "estremecerse",
    "horrorizarse", "espantarse", "indignarse", "molestarse", "disgustarse", "conmoverse",
    "apenarse", "ilusionarse", "entusiasmarse", "decepcionarse", "llevarse una sorpresa",
    "sentirse", "despertarse", "arrepentirse", "bloquearse", "aterrorizarse", "reírse",
  ]
  /// What happens to somebody, and in what he passes his time.
  static let happening: WordSet = [
    "caerse", "romperse", "torcerse", "cortarse", "quemarse", "herirse", "lesionarse", "rasparse",
    "pincharse", "arañarse", "golpearse", "lastimarse", "hacerse daño", "doblarse", "dislocarse",
    "fracturarse", "magullarse", "marearse", "ahogarse", "atragantarse", "resbalarse", "resbalar",
    "tropezar", "tropezarse", "perderse", "mojarse", "mancharse", "ensuciarse", "quedarse dormido",
    "quedarse dormida", "dormirse", "agotarse", "pasarlo bien", "pasarlo mal", "pasarlo genial",
    "divertirse", "entretenerse", "relajarse", "despistarse", "distraerse", "morir", "morirse",
    "matarse", "accidentarse", "pasárselo bien", "estrellarse", "enfermar", "enriquecerse",
    "arruinarse", "constiparse", "resfriarse", "desmayarse", "pillarse", "clavarse",
  ]
  /// What is over as soon as it is done.
  static let momentary: WordSet = [
    "bajar", "bajarse", "subir", "subirse", "entrar", "salir", "llegar", "caer", "caerse",
    "levantarse", "sentarse", "agacharse", "abrir", "cerrar", "saltar", "tropezar", "resbalar",
    "pisar", "frenar", "cruzar", "girar", "despertarse", "acostarse", "tirarse", "empujar",
    "morder", "romper", "romperse", "coger", "soltar", "volver", "enterarse", "tragar",
  ]
  /// What is perceived.
  static let sensing: WordSet = ["ver", "oír", "oler", "mirar", "leer"]
  /// Verbs that open another verb, but have a thing of their own before it.
  static let needing: WordSet = ["necesitar", "tener", "poner"]
  /// Verbs of getting, setting and opening a thing, for what is done then.
  static let serving: WordSet = [
    "buscar", "encender", "abrir", "poner", "alquilar", "reservar", "prender", "bajar", "montar",
    "instalar", "construir", "ahorrar", "levantar", "pagar", "preparar", "cortar",
  ]
  /// What things do by themselves when they are left to it.
  static let ripening: WordSet = [
    "hervir", "enfriar", "enfriarse", "reposar", "secar", "secarse", "cocer", "cocerse", "calentar",
    "calentarse", "macerar", "marinar", "escurrir", "fermentar", "levar", "subir", "crecer",
    "descansar", "madurar", "congelar", "descongelar", "templar", "pasar", "entrar", "salir",
    "correr", "sonar", "caer", "dorar", "derretir", "derretirse", "cuajar", "espesar", "infusionar",
    "airear", "ventilar", "cargar", "cargarse", "cicatrizar", "funcionar", "remojar",
  ]
}
