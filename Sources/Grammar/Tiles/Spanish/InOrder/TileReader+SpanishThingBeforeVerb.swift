import AACCore

/// Rows of Spanish laid as they are said that begin with one thing, which does what the verb says: *corazón / bombear / sangre / cuerpo, luna / esconderse / detrás
/// / nubes, semáforo / tardar / mucho / cambiar, lápiz / amarillo / necesitar / sacapuntas*.
///
/// That things do it tells the example that the verb has in the table of frames. What people do with it, to it and there stays theirs: *cuchara / comer / sopa,
/// coche / lavar / agua, parque / jugar / pelota*.
///
/// Sources: NGLE §33.1 (subjects that do nothing by will), §41.4–41.6 (*verbos inacusativos*), §40.4 (order).
extension TileReader {
  /// The thing as it is said before the verb; nil where somebody else does it.
  func thingThatDoes(_ parts: SpanishNounsBeforeVerb) -> [Constituent]? {
    let first = parts.nouns[0]
    let thing = first.noun.lexeme
    guard thing.namesThing, thing.kind != .body, parts.times.isEmpty || !parts.rest.isEmpty,
      doesItAlone(first, parts)
    else { return nil }
    return (first.before.isEmpty ? small("el") : first.before) + [first.noun] + first.qualities
  }

  private func doesItAlone(
    _ first: SpanishNounsBeforeVerb.Link, _ parts: SpanishNounsBeforeVerb
  ) -> Bool {
    let thing = first.noun.lexeme
    let verb = parts.verb.lexeme.lemma
    let frame = tables.frames[verb]
    if verb == "tardar" { return takesLong(parts) }
    if ["oler", "saber"].contains(verb), parts.isOpen { return isOfTaste(thing, parts) }
    guard !parts.isOpen else { return false }
    if FirstDoerWords.forces.contains(thing.lemma), parts.object?.namesThing == true,
      parts.rest.count > 1, verb == "llevarse" || FirstDoerWords.working.contains(verb)
    {
      return true
    }
    if !first.qualities.isEmpty {
      return ["tener", "necesitar"].contains(verb) && isDoneByThing(first, parts)
    }
    guard first.before.isEmpty, !parts.rest.isEmpty else { return false }
    if thing.kind == .nature || thing.kind == .weather, verb.hasSuffix("se"),
      frame.slot(.object) == nil
    {
      return !SpanishGroupWords.handled.contains(verb)
    }
    if actsBySort(thing, parts) { return true }
    guard let object = parts.thingBehind, object.namesThing, object.kind != .body,
      !KindSet.edible.contains(thing.kind),
      frame.slots.contains(where: {
        $0.role == .object && $0.words.isEmpty
          && ($0.acceptedKinds.isEmpty || $0.acceptedKinds.contains(object.kind))
      }), let typical = tables.lexicon.typicalDoer(of: frame), typical.namesThing
    else { return false }
    return !frame.slots.contains {
      $0.role == .object && ($0.kinds.contains(thing.kind) || $0.words.contains(thing.lemma))
    }
  }

  /// *Humo / llenar / cocina, pastillas / quitar / dolor, cuadro / representar / batalla, balón / golpear / farola*: what forces, remedies, pictures and what
  /// flies about do.
  private func actsBySort(_ thing: Lexeme, _ parts: SpanishNounsBeforeVerb) -> Bool {
    guard let object = parts.thingBehind, !object.isHuman, object.lemma != thing.lemma else {
      return false
    }
    let verb = parts.verb.lexeme.lemma
    if DoerWords.contains(thing, in: ThingDeedWords.forces) {
      return ThingDeedWords.effects.contains(verb) && object.namesThing
        && (thing.lemma != "agua" || verb != "llenar")
    }
    if thing.kind == .medicine || DoerWords.contains(thing, in: ThingDeedWords.remedies) {
      return ThingDeedWords.easing.contains(verb)
        && (object.kind == .illness || object.kind.isSensation
          || ThingDeedWords.ills.contains(object.lemma))
    }
    if DoerWords.contains(thing, in: ThingDeedWords.pictures) {
      return ThingDeedWords.showing.contains(verb)
    }
    return DoerWords.contains(thing, in: ThingDeedWords.missiles)
      && ["golpear", "rozar", "alcanzar", "atropellar", "aplastar"].contains(verb)
  }

  /// *Jarabe / saber / fresa / pero / ser / asqueroso*: what it tastes and smells of, and more.
  private func isOfTaste(_ thing: Lexeme, _ parts: SpanishNounsBeforeVerb) -> Bool {
    guard parts.rest.count > 2, isCommon(parts.rest[0]), parts.rest[0].lexeme.namesThing,
      ["pero", "y", "porque", "aunque"].contains(parts.rest[1].lexeme.lemma)
    else { return false }
    return KindSet.edible.contains(thing.kind) || thing.kind == .medicine
      || parts.verb.lexeme.lemma == "oler"
  }

  /// *Semáforo / tardar / mucho / cambiar, paquete / tardar / dos / días / llegar*: what it takes long to do (NGLE §28.10).
  private func takesLong(_ parts: SpanishNounsBeforeVerb) -> Bool {
    guard let last = parts.rest.last?.lexeme, last.isInfinitive, parts.rest.count > 1 else {
      return false
    }
    return parts.rest.dropLast().allSatisfy {
      $0.lexeme.kind.isTemporal || $0.lexeme.kind == .quantity || $0.lexeme.kind == .degree
        || $0.lexeme.wordClass == .numeral || $0.lexeme.wordClass == .adverb
    }
  }
}

/// Words of things that do something.
private enum ThingDeedWords {
  static let forces: WordSet = [
    "humo", "fuego", "agua", "viento", "lluvia", "sol", "nieve", "ola", "río", "rayo", "tormenta",
    "hielo", "barro", "niebla", "corriente", "marea", "volcán", "lava", "terremoto", "granizo",
    "huracán", "avalancha", "incendio", "inundación", "nube",
  ]
  /// What they do.
  static let effects: WordSet = [
    "llenar", "cubrir", "tapar", "mojar", "romper", "arrastrar", "mover", "calentar", "secar",
    "derretir", "quemar", "iluminar", "inundar", "destruir", "llevarse", "empapar", "enfriar",
    "manchar", "ensuciar", "estropear", "golpear", "tirar", "tumbar", "hundir", "derribar",
    "oscurecer", "arrancar", "congelar",
  ]
  static let remedies: WordSet = [
    "pastilla", "jarabe", "crema", "pomada", "infusión", "masaje", "vacuna", "medicina", "gotas",
    "manzanilla", "antibiótico", "siesta", "aspirina",
  ]
  static let easing: WordSet = [
    "quitar", "calmar", "aliviar", "curar", "bajar", "reducir", "parar", "cortar", "mejorar",
  ]
  static let ills: WordSet = [
    "dolor", "fiebre", "picor", "tos", "mareo", "hinchazón", "infección", "alergia", "nervios",
    "hipo", "cansancio",
  ]
  static let pictures: WordSet = [
    "cuadro", "foto", "dibujo", "mapa", "cartel", "película", "libro", "cuento", "documental",
    "canción", "poema", "novela", "estatua", "mural",
  ]
  static let showing: WordSet = ["representar", "mostrar", "contar", "explicar", "describir"]
  static let missiles: WordSet = [
    "balón", "pelota", "piedra", "bola", "flecha", "bala", "coche", "moto", "camión", "rama",
    "autobús", "tren", "furgoneta",
  ]
}
