import AACCore

/// What happens to somebody's things and what comes out on somebody (NGLE §41.13, *se me cae el vaso*).
extension ClausePlanner {
  /// Gives the verb the slots that a thing of somebody needs, where it happens to that.
  func readAccident(_ verb: inout PlannedVerb, _ clause: Clause) {
    readShortage(&verb, clause)
    guard
      verb.frame.lemma == "quedarse" || verb.frame.lemma == "salir" || verb.frame.lemma == "entrar",
      !clause.isLaid, !clause.options.contains(.request),
      clause.subject.allSatisfy({
        $0.lexeme.isHuman || $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person
      })
    else { return }
    let nouns = clause.complements.filter { $0.lexeme.wordClass == .noun }.map(\.lexeme)
    switch verb.frame.lemma {
    case "quedarse":
      guard nouns.count == 2, SpanishAccidentWords.isLeft(nouns[0]),
        KindSet.places.contains(nouns[1].kind) || nouns[1].kind == .vehicle
      else { return }
      var kinds = KindSet.places
      kinds.insert(.vehicle)
      verb.frame.slots = [
        FrameSlot(.object, article: .definite),
        FrameSlot(.placeAt, preposition: "en", article: .definite, kinds: kinds),
      ]
    case "salir":
      guard let first = nouns.first, SpanishAccidentWords.sprouting.contains(first.lemma) else {
        return
      }
      let link = SpanishAccidentWords.flowing.contains(first.lemma) ? "de" : "en"
      guard let thing = FrameSlot(text: "object: =\(first.lemma)") else { return }
      verb.frame.slots = [
        thing, FrameSlot(.placeAt, preposition: link, article: .definite, kinds: KindSet(.body)),
      ]
    case "entrar":
      guard let first = nouns.first, SpanishAccidentWords.entering.contains(first.lemma),
        nouns.count == 1 && !clause.subject.isEmpty || nouns.last?.kind == .body,
        let thing = FrameSlot(text: "object - -: =\(first.lemma)")
      else { return }
      verb.frame.pattern = .experiencer
      verb.frame.slots = [
        thing, FrameSlot(.placeAt, preposition: "en", article: .definite, kinds: KindSet(.body)),
      ]
    default: break
    }
  }

  /// *No me alcanza el dinero, no me llega la plata*: what is enough for somebody (NGLE §35.9).
  private func readShortage(_ verb: inout PlannedVerb, _ clause: Clause) {
    guard verb.frame.lemma == "alcanzar" || verb.frame.lemma == "llegar", !clause.isLaid,
      clause.complements.count == 1, !clause.options.contains(.request),
      SpanishAccidentWords.means.contains(clause.complements[0].lexeme.lemma),
      clause.subject.allSatisfy({ $0.lexeme.isHuman || $0.lexeme.wordClass == .pronoun })
    else { return }
    verb.frame.pattern = .experiencer
    verb.frame.slots = [FrameSlot(.object, article: .definite)]
  }

  /// *Se me ha quedado pequeño el pantalón* is how it fits: *me queda pequeño el pantalón* (NGLE §38.2).
  func fitGarment(_ clause: inout Clause, _ verb: String) {
    guard verb == "quedarse", clause.complements.count == 2,
      clause.complements[0].lexeme.kind == .clothing,
      SpanishAccidentWords.sizes.contains(clause.complements[1].lexeme.lemma)
    else { return }
    clause.verb?.lexeme.lemma = "quedar"
  }

  /// *Tuvo un accidente, tuve una idea*: what happened once, of verbs that otherwise tell how it was (NGLE §23.9).
  func settleEvents(_ plan: inout ClausePlan) {
    guard language == .spanish else { return }
    if plan.variety == .spanishMexico { playPlainly(&plan) }
    guard !plan.options.contains(.habitual) else { return }
    happenOnce(&plan)
    feelForAWhile(&plan)
    seemSo(&plan)
    adviseByDoctor(&plan)
    if plan.verbs.first?.frame.lemma == "tronar",
      plan.fillers.contains(where: { $0.phrases[0].noun?.lexeme.isBeing == true })
    {
      // Troné con mi novio: in Mexico one breaks up.
      plan.verbs[0].frame.pattern = .plain
    }
    for index in plan.verbs.indices where plan.verbs[index].frame.past == .state {
      if plan.verbs[index].frame.lemma == "sobrar" { plan.verbs[index].frame.past = .event }
      if plan.verbs[index].frame.lemma == "pesar", isWeighed(plan, index) {
        plan.verbs[index].frame.past = .event
      }
      let isMet = plan.verbs[index].frame.lemma == "conocer"
      let object = plan.fillers.first {
        $0.verb == index && ($0.role == .object || isMet && $0.preposition == "a")
      }?.phrases.first
      guard let noun = object?.noun?.lexeme else { continue }
      let isOnce =
        switch plan.verbs[index].frame.lemma {
        case "tener":
          SpanishAccidentWords.events.contains(noun.lemma)
            || SpanishAccidentWords.born.contains(noun.lemma) && bears(plan)
        case "conocer":
          // Conocí a un joven, no conocía a nadie: one gets to know somebody once.
          // Conocí la nieve a los seis años.
          !plan.isNegative && index == 0 && plan.verbs.count == 1
            && (noun.isBeing && noun.wordClass == .noun
              || plan.adverbials.contains { $0.phrase.hasPrefix("a los ") })
        default: false
        }
      if isOnce { plan.verbs[index].frame.past = .event }
    }
  }

  /// *La enfermera pesó al bebé*: what somebody weighs, and not what somebody is heavy by.
  private func isWeighed(_ plan: ClausePlan, _ verb: Int) -> Bool {
    plan.subject.contains { $0.noun?.lexeme.isBeing == true || $0.isPronoun }
      && plan.fillers.contains {
        $0.verb == verb && $0.role == .object && $0.phrases[0].quantity == nil
          && $0.phrases[0].noun?.lexeme.wordClass == .noun
      }
  }

  /// *Parece que va a llover*: of a whole thought nobody seems so (NGLE §41.5).
  private func seemSo(_ plan: inout ClausePlan) {
    guard plan.verbs.count > 1, plan.verbs[0].frame.lemma == "parecer", plan.subject.isEmpty,
      plan.verbs[1].subordinator?.lexeme.lemma == "que",
      !plan.fillers.contains(where: { $0.verb == 0 && $0.role == .attribute })
    else { return }
    plan.verbs[0].frame.pattern = .weather
    plan.verbs[0].frame.opensIndicative = true
  }

  /// *Me fui porque me encontraba mal*: how one is lasts, where one meets somebody does not (NGLE §23.9, *estados*).
  private func feelForAWhile(_ plan: inout ClausePlan) {
    for index in plan.verbs.indices.dropFirst()
    where plan.verbs[index].frame.lemma == "encontrarse" && plan.verbs[index].startsClause {
      let isState =
        plan.fillers.contains { $0.verb == index && $0.role == .attribute }
        || plan.adverbials.contains {
          $0.verb >= index && SpanishAccidentWords.how.contains($0.constituent.lexeme.lemma)
        }
      if isState { plan.verbs[index].frame.past = .state }
    }
  }

  /// Whether who had it is a woman or an animal that may have borne it.
  private func bears(_ plan: ClausePlan) -> Bool {
    guard let who = plan.subject.first?.noun?.lexeme, who.wordClass == .noun else { return false }
    return who.isBeing
  }
}

/// Words of what happens to somebody's things.
enum SpanishAccidentWords {
  /// How one is.
  static let how: WordSet = ["bien", "mal", "mejor", "peor", "fatal", "regular", "fenomenal"]
  /// What happens to a part of the body: it falls asleep, swells, freezes.
  static let ofBody: WordSet = [
    "dormirse", "hincharse", "congelarse", "inflamarse", "entumecerse", "enrojecerse",
    "infectarse", "agrietarse", "irritarse", "taponarse", "erizarse",
    "helarse", "acalambrarse", "agarrotarse", "paralizarse", "nublarse",
    "resecarse", "encogerse", "humedecerse", "contracturarse", "cansarse",
  ]
  /// What is left behind.
  static func isLeft(_ noun: Lexeme) -> Bool {
    switch noun.kind {
    case .thing, .clothing, .device, .book, .toy, .medicine, .money, .food, .material: true
    default: false
    }
  }

  /// What comes out on somebody.
  static let sprouting: WordSet = [
    "granos", "grano", "sangre", "mocos", "moco", "pus", "ampolla", "ampollas", "sarpullido",
    "ronchas", "manchas", "chichón", "diente", "dientes", "muela", "bigote", "barba", "lágrimas",
    "heridas", "herida", "pelo", "pelos", "verruga", "moratón",
  ]
  /// What flows from somewhere.
  static let flowing: WordSet = ["sangre", "mocos", "moco", "pus", "lágrimas"]
  /// What gets into an eye or an ear.
  static let entering: WordSet = [
    "agua", "arena", "jabón", "humo", "champú", "polvo", "aire", "tierra", "espuma", "pelo",
  ]
  /// What one can have enough of.
  static let means: WordSet = [
    "dinero", "plata", "sueldo", "tiempo", "paga", "saldo", "presupuesto",
  ]
  static let sizes: WordSet = [
    "pequeño", "pequeña", "grande", "corto", "corta", "estrecho", "estrecha", "largo", "larga",
    "pequeños", "pequeñas", "grandes", "cortos", "cortas", "justo", "justos", "ancho",
  ]
  /// What somebody had once.
  static let events: WordSet = [
    "accidente", "idea", "suerte", "problema", "problemas", "examen", "pesadilla", "pesadillas",
    "visita", "sorpresa", "ataque", "crisis", "reunión", "convulsión", "disgusto", "infarto",
    "ictus", "derrame", "derrame cerebral", "embolia", "trombosis", "desmayo", "síncope", "recaída",
    "discusión",
    "pelea", "éxito", "caída", "susto", "mala suerte",
  ]
  /// Whom somebody bore.
  static let born: WordSet = [
    "bebé", "bebés", "niño", "niña", "hijo", "hija", "mellizos", "gemelos", "gatitos", "cachorros",
    "perritos", "gatito", "cachorro", "crías", "cría", "gemelas",
  ]
  /// What happens to a thing of somebody, beside falling, breaking and getting lost.
  static let failing = ofBody.union([
    "apagarse", "bloquearse", "descargarse", "pararse", "mojarse", "quemarse", "cerrarse",
    "quedarse", "salir", "salirse", "enfriarse", "soltarse", "escaparse", "morirse", "colgarse",
    "atascarse", "desinflarse", "romperse", "estropearse", "averiarse", "descomponerse",
    "poncharse", "secarse", "arrugarse", "desteñirse", "descoserse", "enredarse", "cortarse",
    "irse", "volcarse", "quitarse", "pasarse", "desatarse", "empañarse", "derretirse",
    "gastarse", "desgastarse",
  ])

  /// What happens to what one holds, wears or keeps; a battery and the milk run out of themselves.
  static let inOnesHands = ofBody.union([
    "caerse", "romperse", "perderse", "quemarse", "mojarse", "pincharse", "soltarse",
    "desinflarse", "escaparse", "derramarse", "morirse", "bloquearse", "descargarse", "averiarse",
    "descomponerse", "poncharse", "arrugarse", "desteñirse", "descoserse", "enredarse", "volcarse",
    "quitarse", "pasarse", "desatarse",
  ])

  /// What one does to a part of one's body.
  static let hurting: WordSet = [
    "romperse", "pincharse", "quemarse", "mojarse", "cortarse", "secarse", "enfriarse",
  ]

  /// Whether it can happen to that, and not to somebody with it.
  static func mayFail(_ noun: Lexeme, _ verb: String) -> Bool? {
    let isPlayground = BesideWords.playgrounds.contains(noun.lemma)
    if ofBody.contains(verb) {
      return noun.kind == .body || ["vista", "voz", "tensión"].contains(noun.lemma)
    }
    switch verb {
    case "enfriarse" where noun.kind == .body: return true
    case "secarse":
      return noun.kind == .plant || ["ropa", "pintura", "suelo"].contains(noun.lemma)
    case "volcarse": return isLeft(noun) || noun.kind == .drink
    case "quitarse", "pasarse": return passing.contains(noun.lemma)
    case "cortarse": return ["leche", "mayonesa", "luz", "señal", "llamada"].contains(noun.lemma)
    case "irse": return ["luz", "internet", "señal", "wifi", "cobertura"].contains(noun.lemma)
    case "gastarse", "desgastarse":
      return ["pila", "pilas", "batería", "suela", "tinta", "goma", "rueda"].contains(noun.lemma)
    case "arrugarse", "desteñirse", "descoserse": return noun.kind == .clothing
    case "enredarse": return ["pelo", "cuerda", "cable", "hilo", "cables"].contains(noun.lemma)
    case "descargarse" where ["batería", "pila", "pilas"].contains(noun.lemma): return true
    case "soltarse" where noun.roleKind == .thing: return true
    case "escaparse" where escaping.contains(noun.lemma): return true
    case "escaparse", "morirse", "soltarse":
      return noun.roleKind == .animal
        || verb != "morirse" && ["globo", "cometa"].contains(noun.lemma)
        || verb == "morirse" && noun.kind == .plant
    case "perderse":
      if noun.kind == .toy { return !isPlayground }
      return noun.roleKind == .animal && noun.wordClass == .noun ? true : nil
    case "apagarse", "bloquearse", "descargarse", "colgarse", "atascarse":
      return noun.kind == .device || noun.kind == .media
        || ["vela", "móvil", "linterna", "cremallera"].contains(noun.lemma)
    case "pararse", "averiarse", "descomponerse", "poncharse":
      return noun.kind == .device || noun.kind == .vehicle
    case "desinflarse": return noun.kind == .toy || noun.kind == .vehicle || noun.kind == .thing
    case "mojarse": return [.device, .book, .thing, .material].contains(noun.kind) && !isPlayground
    case "quemarse":
      return (noun.kind == .food || noun.kind == .dish) && !hot.contains(noun.lemma)
    case "enfriarse", "salirse": return KindSet.edible.contains(noun.kind)
    case "cerrarse": return ["ojos", "ojo", "puerta"].contains(noun.lemma)
    case "pincharse":
      // Me pinché con la aguja: what is sharp does it.
      return noun.kind == .vehicle || noun.kind == .toy && !isPlayground
        || ["rueda", "globo", "flotador", "colchoneta"].contains(noun.lemma)
    case "estropearse", "romperse":
      return noun.kind == .vehicle || noun.kind == .toy && !isPlayground ? true : nil
    case "quedarse": return isLeft(noun)
    case "salir": return sprouting.contains(noun.lemma)
    default: return nil
    }
  }

  /// What leaves without one and comes out of one.
  static let escaping: WordSet = [
    "tren", "autobús", "bus", "metro", "avión", "barco", "risa", "pedo", "eructo", "pis",
  ]
  /// What goes away by itself.
  private static let passing: WordSet = [
    "dolor", "hipo", "fiebre", "sueño", "hambre", "miedo", "mareo", "tos", "ganas", "picor",
    "enfado", "susto",
  ]
  /// What burns one more than it is burnt.
  private static let hot: WordSet = ["sopa", "caldo", "puré", "café", "té"]
}
