import AACCore

/// What stands before the first of several Spanish nouns behind a verb, which the words around it tell: *oír / bien / oído / derecho, mudarse / casa / con / jardín,
/// hacer / ruido / raro, despertar / todo / barrio, pescar / con / garras, desde / muerte / su / mujer, encontrar / ánfora / fondo / mar*.
///
/// Sources: NGLE §15.5 and §15.8 (articles), §34.8 (*a* before collectives), §36.3, §29.4 (*cerca de*).
extension TileReader {
  /// The noun with what stands before it; nil where it stands alone.
  func nounEdge(
    _ noun: inout SpanishChainNoun, _ words: [Constituent], _ index: Int, _ scene: NounChainScene
  ) -> [Constituent]? {
    guard noun.lexeme.wordClass == .noun, noun.noun.lexeme.article != .bare else { return nil }
    let behind = index > 0 ? words[index - 1].lexeme : nil
    if !noun.before.isEmpty {
      return wokenTogether(noun, behind, scene).map {
        $0 + noun.before + [noun.noun] + noun.qualities
      }
    }
    guard
      let link = edgeBehindWord(noun, behind, words, index, scene)
        ?? edgeBehindVerb(&noun, behind, words, scene)
    else { return nil }
    return link + noun.before + [noun.noun] + noun.qualities
  }

  /// *A todo el barrio*: those who live there.
  private func wokenTogether(
    _ noun: SpanishChainNoun, _ behind: Lexeme?, _ scene: NounChainScene
  ) -> [Constituent]? {
    guard behind == nil, noun.isWhole, SpanishEdgeWords.many.contains(noun.lexeme.lemma),
      SpanishEdgeWords.rousing.contains(scene.verb.lemma)
    else { return nil }
    return small("a")
  }

  /// *Muy cerca de los bañistas, del oído derecho, con las garras, desde la comida*.
  private func edgeBehindWord(
    _ noun: SpanishChainNoun, _ behind: Lexeme?, _ words: [Constituent], _ index: Int,
    _ scene: NounChainScene
  ) -> [Constituent]? {
    guard let behind else { return nil }
    let word = noun.lexeme
    if ["cerca", "lejos"].contains(behind.lemma), index > 1,
      words[index - 2].lexeme.kind == .degree, word.lemma != "casa"
    {
      return small("de", "el")
    }
    if ["debajo", "encima", "debajo de", "encima de"].contains(behind.lemma),
      word.kind == .nature || word.kind == .plant
    {
      return small(behind.lemma.hasSuffix(" de") ? "el" : "de")
        + (behind.lemma.hasSuffix(" de") ? [] : small("el"))
    }
    if ["bien", "mal", "mejor", "peor", "nada", "poco"].contains(behind.lemma), word.kind == .body,
      ["oír", "ver"].contains(scene.verb.lemma), SpanishEdgeWords.senses.contains(word.lemma)
    {
      return small("de", "el")
    }
    if behind.lemma == "con", word.kind == .body, noun.qualities.isEmpty, word.number == .plural {
      return small("el")
    }
    if ["desde", "durante"].contains(behind.lemma), noun.qualities.isEmpty, !word.isBeing,
      word.kind == .event || SpanishChainWords.meals.contains(word.lemma)
        || ["muerte", "nacimiento", "boda", "operación", "accidente"].contains(word.lemma)
    {
      return small("el")
    }
    return nil
  }

  /// *Un ruido raro, a una casa con jardín, en el fondo del mar, en el agua turbia*.
  private func edgeBehindVerb(
    _ noun: inout SpanishChainNoun, _ behind: Lexeme?, _ words: [Constituent],
    _ scene: NounChainScene
  ) -> [Constituent]? {
    let word = noun.lexeme
    let verb = scene.verb.lemma
    let next = noun.end < words.count ? words[noun.end].lexeme : nil
    if behind.map({ $0.wordClass == .noun || $0.wordClass == .adjective }) ?? true,
      ["fondo", "orilla"].contains(word.lemma), let next, next.wordClass == .noun,
      KindSet(.place, .nature, .vehicle).contains(next.kind) || next.lemma == "mar"
    {
      noun.preposition = "en"
      return small("en", "el")
    }
    guard behind == nil else { return nil }
    if ["hacer", "oír", "escuchar"].contains(verb),
      ["ruido", "sonido", "olor"].contains(word.lemma),
      noun.qualities.count == 1, word.number != .plural
    {
      return small("un")
    }
    if verb == "mudarse", word.kind == .home || ["casa", "piso"].contains(word.lemma),
      next?.lemma == "con"
    {
      return small("a", "un")
    }
    if ["echar", "sacar"].contains(verb), word.kind == .animal, word.number != .plural,
      let next, next.wordClass == .noun, !next.isBeing,
      verb == "echar" || next.kind == .clothing
    {
      noun.noun.government = Government(preposition: nil, article: .indefinite)
      return []
    }
    let frame = tables.frames[verb]
    if SpanishEdgeWords.grounds.contains(word.lemma), !noun.qualities.isEmpty, !frame.isDefault,
      frame.slot(.object) == nil, !frame.slots.contains(where: { $0.words.contains(word.lemma) })
    {
      return small("en", "el")
    }
    return nil
  }

  /// *Ola / llevarse / sandalias / mi / prima*: what water and wind carry off, and nobody.
  func carriedOff(_ row: [Constituent]) -> [Clause]? {
    guard let parts = OrderedRow(row), parts.hasOneNoun, parts.isOneDeed,
      parts.noun.lexeme.namesThing,
      !parts.noun.lexeme.isBeing, SpanishEdgeWords.carrying.contains(parts.verb.lexeme.lemma),
      parts.object?.lexeme.wordClass == .noun
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = parts.head
    clause.subject[0].lexeme.forms[Clause.inOrder] = ""
    clause.verb = parts.verb
    clause.complements = parts.times + parts.denial + parts.rest
    settleEvent(&clause, row)
    return [clause]
  }

  /// Qualities that are nouns where they stand: *enseñar / planos / casa, mi / peinado / nuevo* (NGLE §12.2, *sustantivación*).
  func qualitiesNamed(_ words: [Constituent]) -> [Constituent] {
    var words = words
    for index in words.indices where words[index].lexeme.wordClass == .adjective {
      let next = index + 1 < words.count ? words[index + 1].lexeme.wordClass : nil
      let text = written(words[index])
      if text == "planos", index == 0, next == .noun {
        var plans = Lexeme(lemma: "planos", wordClass: .noun, kind: .thing)
        plans.gender = .masculine
        plans.number = .plural
        plans.animacy = .inanimate
        words[index].lexeme = plans
      }
      if index > 0, words[index - 1].lexeme.kind == .possessive,
        SpanishEdgeWords.made.contains(text), next != .noun
      {
        var thing = Lexeme(lemma: text, wordClass: .noun, kind: .thing)
        thing.gender = .masculine
        thing.animacy = .inanimate
        words[index].lexeme = thing
      }
    }
    return words
  }

  /// *Ver / a / tu / padre / supermercado, pasar / miedo / montaña rusa, echar / sapo / caldero, volver / hermana / Londres, saludar / señor / sombrero*: what is put
  /// for a noun behind another one; nil where it stands alone.
  func nounBesideNoun(
    _ part: SpanishChainNoun, _ whole: SpanishChainNoun, _ scene: NounChainScene
  ) -> [Constituent]? {
    let (thing, other) = (part.lexeme, whole.lexeme)
    let verb = scene.verb.lemma
    let end = whole.before.isEmpty ? small("el") + [whole.noun] : whole.before + [whole.noun]
    if other.wordClass == .properNoun {
      guard other.kind == .place, thing.isHuman, part.preposition == nil else { return nil }
      if ["volver", "regresar"].contains(verb) { return small("de") + [whole.noun] }
      return ["ir", "viajar", "llegar", "irse", "mudarse"].contains(verb)
        ? small("a") + [whole.noun] : nil
    }
    guard !other.isBeing, part.noun.government?.preposition == nil else { return nil }
    if thing.isHuman, part.preposition == "a", KindSet(.place, .room).contains(other.kind),
      SpanishEdgeWords.meeting.contains(verb)
    {
      return small("en") + end
    }
    guard part.preposition == nil else { return nil }
    if verb == "pasar", thing.kind.isSensation || thing.kind == .emotion || thing.kind == .feeling,
      !other.kind.isTemporal
    {
      return small("en") + end
    }
    if ["echar", "tirar", "arrojar", "lanzar"].contains(verb),
      SpanishEdgeWords.cauldrons.contains(other.lemma), !thing.isHuman
    {
      return small("a") + end
    }
    if verb == "sacar", thing.kind == .animal,
      other.kind == .clothing || PartOfWords.holders.contains(other.lemma)
    {
      return small("de") + end
    }
    guard thing.isHuman, whole.before.isEmpty, SpanishEdgeWords.noticing.contains(verb),
      SpanishGroupWords.isWorn(other), other.kind != .body || !whole.qualities.isEmpty
    else { return nil }
    return small("de", "el") + [whole.noun]
  }
}

/// Words of such nouns.
private enum SpanishEdgeWords {
  /// Places that stand for those who live there.
  static let many: WordSet = [
    "barrio", "pueblo", "edificio", "bloque", "vecindario", "clase", "familia", "colegio", "mundo",
  ]
  /// What is done to those who live there.
  static let rousing: WordSet = [
    "despertar", "asustar", "molestar", "sorprender", "saludar", "divertir", "avisar", "alertar",
  ]
  /// What wind and water do to things.
  static let carrying: WordSet = ["llevarse", "tragarse", "arrastrar", "destrozar", "tragar"]
  /// What is made of hair, cloth and food.
  static let made: WordSet = ["peinado", "bordado", "tejido", "asado", "guisado"]
  static let senses: WordSet = ["oído", "ojo"]
  /// In which one is rather than what one does it with.
  static let grounds: WordSet = ["agua", "barro", "arena", "hierba", "nieve", "fango", "césped"]
  /// How somebody is met.
  static let meeting: WordSet = [
    "ver", "encontrar", "esperar", "visitar", "buscar", "conocer", "saludar", "recoger", "dejar",
  ]
  /// Into which one throws.
  static let cauldrons: WordSet = [
    "caldero", "olla", "cazuela", "fuego", "hoguera", "pozo", "basura", "sartén", "lago", "río",
  ]
  /// What is done to somebody who is known by what he wears.
  static let noticing: WordSet = [
    "escupir", "mirar", "ver", "saludar", "empujar", "conocer", "besar", "perseguir", "seguir",
    "señalar", "buscar", "atropellar", "reconocer", "morder",
  ]
}
