import AACCore

/// What Spanish makes of a noun chosen without a preposition, by what it means beside the words before it.
extension RoleAssigner {
  /// *No me deja jugar al ordenador*: what stands behind the infinitive goes with what is done (NGLE §26.9).
  func isOfDeedLet(_ slot: FrameSlot, _ verb: Int, _ loose: LoosePhrase) -> Bool {
    verb < loose.after && language == .spanish && plan.verbs[verb].frame.lemma == "dejar"
      && (slot.role == .placeAt
        || slot.role == .object && loose.phrase.noun?.lexeme.isBeing != true)
  }

  /// *¿Quién hay en la puerta?*: a thing beside the question is where somebody is.
  var asksWhoIsThere: Bool { plan.inquiry?.constituent.lexeme.lemma == "quién" }

  /// Gives a phrase the role that its own meaning asks for; false where the frame decides.
  mutating func assignBySpanishUse(_ loose: LoosePhrase) -> Bool {
    guard language != .english, loose.preposition == nil, loose.phrase.connective == nil,
      let noun = loose.phrase.noun, !isLoneThing(noun), let frame = plan.verbs.last?.frame
    else { return false }
    let lexeme = noun.lexeme
    guard language == .spanish else { return isDirectPronoun(loose, lexeme, frame) }
    if isPerceived(loose, lexeme) || speaksOf(loose, lexeme, frame) { return true }
    guard noun.government?.preposition == nil else { return false }
    if isAtHoliday(loose, lexeme, frame) { return true }
    return isDirectPronoun(loose, lexeme, frame) || comesFrom(loose, lexeme, frame)
      || isSkill(loose, lexeme, frame) || dressesAs(loose, lexeme, frame)
      || goesFromThere(loose, lexeme, frame) || plays(loose, lexeme, frame)
      || isReached(loose, lexeme, frame) || isPartOfSomebody(loose, lexeme, frame)
  }

  /// Whether a thing is the first that stands behind the only verb: then nothing but the frame tells what it is.
  private func isLoneThing(_ noun: Constituent) -> Bool {
    plan.fillers.isEmpty && plan.verbs.count == 1 && noun.lexeme.wordClass == .noun
      && noun.lexeme.kind != .event && !noun.lexeme.isBeing
  }

  /// *Oigo al pájaro cantar, veo al gato dormir*: between a verb of perceiving and another stands who does that
  /// (NGLE §26.11).
  private mutating func isPerceived(_ loose: LoosePhrase, _ noun: Lexeme) -> Bool {
    let next = loose.after + 1
    guard loose.after >= 0, plan.verbs.indices.contains(next), noun.isBeing,
      noun.wordClass == .noun || noun.wordClass == .properNoun,
      SpanishPartWords.perceiving.contains(plan.verbs[loose.after].frame.lemma),
      plan.verbs[next].connective == nil, plan.verbs[next].link == nil,
      plan.verbs[next].subject == nil,
      !plan.verbs[next].startsClause,
      !plan.fillers.contains(where: { $0.role == .object && $0.verb == loose.after })
    else { return false }
    plan.fillers.append(Filler(.object, loose.phrase, article: .definite, verb: loose.after))
    recent = plan.fillers.count - 1
    return true
  }

  /// *Vienen a casa en Navidad*: when one comes, and not where to (NGLE §15.9).
  private mutating func isAtHoliday(
    _ loose: LoosePhrase, _ noun: Lexeme, _ frame: VerbFrame
  ) -> Bool {
    guard noun.kind == .event, loose.phrase.isPlain, SpanishRoleWords.holidays.contains(noun.lemma),
      frame.slot(.placeTo) != nil || place(of: .object) != nil, frame.lemma != "celebrar"
    else { return false }
    return take(.time, loose, "en", .bare)
  }

  private var lastVerb: Int { plan.verbs.count - 1 }

  private func place(of role: Role) -> Int? {
    plan.fillers.firstIndex {
      $0.role == role && $0.verb == lastVerb && $0.prepositionTile == nil && $0.phrases.count == 1
    }
  }

  private mutating func take(
    _ role: Role, _ loose: LoosePhrase, _ preposition: String?, _ article: Article?
  ) -> Bool {
    plan.fillers.append(
      Filler(role, loose.phrase, preposition: preposition, article: article, verb: lastVerb))
    recent = plan.fillers.count - 1
    return true
  }

  /// *No se lo digas a nadie, o menino o viu*: *lo, o* is what is done and never to whom (NGLE §16.9; Cunha & Cintra, chapter 11).
  private mutating func isDirectPronoun(
    _ loose: LoosePhrase, _ noun: Lexeme, _ frame: VerbFrame
  ) -> Bool {
    guard noun.wordClass == .pronoun, WordJoiner.direct.contains(noun.lemma),
      loose.preposition == nil, place(of: .object) == nil,
      frame.slots.contains(where: { $0.role == .object && $0.preposition == nil })
    else { return false }
    return take(.object, loose, nil, nil)
  }

  /// *Marta es de Perú* (NGLE §37.9).
  private mutating func comesFrom(_ loose: LoosePhrase, _ noun: Lexeme, _ frame: VerbFrame) -> Bool
  {
    guard frame.lemma == "ser", plan.fillers.isEmpty, noun.wordClass == .properNoun,
      noun.kind == .place, !plan.subject.isEmpty,
      plan.subject.allSatisfy({ $0.noun?.lexeme.isHuman == true })
    else { return false }
    return take(.placeFrom, loose, "de", nil)
  }

  /// *Es buena en dibujo* (NGLE §36.4).
  private mutating func isSkill(_ loose: LoosePhrase, _ noun: Lexeme, _ frame: VerbFrame) -> Bool {
    guard frame.pattern == .copula, let index = place(of: .attribute),
      let quality = plan.fillers[index].phrases.first, quality.noun == nil,
      let adjective = quality.adjectives.last?.lexeme.lemma, loose.phrase.isPlain,
      AdjectiveLinks.saysSkill(adjective, in: noun),
      plan.subject.contains(where: { $0.noun?.lexeme.isHuman == true })
    else { return false }
    return take(.topic, loose, "en", .bare)
  }

  /// *Me visto de princesa*: as whom, and not with whom (NGLE §38.12).
  private mutating func dressesAs(_ loose: LoosePhrase, _ noun: Lexeme, _ frame: VerbFrame) -> Bool
  {
    guard frame.lemma == "vestirse", noun.wordClass == .noun, noun.isBeing, noun.article != .bare,
      !PortionWords.isKin(noun.lemma), loose.phrase.isPlain, loose.phrase.possessive == nil
    else { return false }
    return take(.topic, loose, "de", .bare)
  }

  /// *Viajamos de Madrid a Sevilla*: of two names of places the first is where one starts (NGLE §29.8).
  private mutating func goesFromThere(
    _ loose: LoosePhrase, _ noun: Lexeme, _ frame: VerbFrame
  ) -> Bool {
    guard noun.wordClass == .properNoun, noun.kind == .place, let to = frame.slot(.placeTo),
      let index = place(of: .placeTo), let first = plan.fillers[index].phrases[0].noun?.lexeme,
      first.wordClass == .properNoun, !plan.fillers.contains(where: { $0.role == .placeFrom })
    else { return false }
    plan.fillers[index].role = .placeFrom
    plan.fillers[index].preposition = "de"
    plan.fillers[index].article = nil
    return take(.placeTo, loose, to.preposition, to.article)
  }

  /// *La profesora habla de dinosaurios con los niños*: between people an animal is what is spoken of.
  private mutating func speaksOf(_ loose: LoosePhrase, _ noun: Lexeme, _ frame: VerbFrame) -> Bool {
    guard noun.isBeing, noun.wordClass != .pronoun || noun.isHuman else { return false }
    let isAnimal = noun.roleKind == .animal
    if let topic = frame.slots.first(where: { $0.role == .topic && $0.kinds.isEmpty }),
      frame.slot(.company) != nil, let index = place(of: .company),
      let before = plan.fillers[index].phrases[0].noun?.lexeme
    {
      if isAnimal, before.isHuman { return take(.topic, loose, topic.preposition, named(noun)) }
      guard !isAnimal, before.roleKind == .animal else { return false }
      plan.fillers[index].role = .topic
      plan.fillers[index].preposition = topic.preposition
      plan.fillers[index].article = named(before)
      return take(.company, loose, "con", nil)
    }
    // La abuela nos cuenta un cuento de un gato.
    guard !isAnimal, let told = place(of: .object), let index = place(of: .recipient),
      let before = plan.fillers[index].phrases[0].noun?.lexeme, before.roleKind == .animal,
      before.wordClass == .noun,
      ["cuento", "historia", "chiste", "adivinanza", "poema", "canción"].contains(
        plan.fillers[told].phrases[0].noun?.lexeme.lemma ?? "")
    else { return false }
    var hero = plan.fillers[index].phrases[0]
    if hero.isPlain {
      hero.determiner = Constituent(Lexeme(lemma: "el", wordClass: .determiner))
    }
    plan.fillers[told].phrases[0].complement.append(hero)
    plan.fillers[index].phrases = [loose.phrase]
    return true
  }

  private func named(_ noun: Lexeme) -> Article? { noun.number == .plural ? .bare : .definite }

  /// *Juego a Minecraft con Iker*: of two names the one nobody knows is the game.
  private mutating func plays(_ loose: LoosePhrase, _ noun: Lexeme, _ frame: VerbFrame) -> Bool {
    guard frame.lemma == "jugar", noun.isBeing, let index = place(of: .company),
      let game = plan.fillers[index].phrases[0].noun?.lexeme, game.wordClass == .properNoun,
      game.isInferred, place(of: .object) == nil
    else { return false }
    plan.fillers[index].role = .object
    plan.fillers[index].preposition = "a"
    plan.fillers[index].article = .bare
    return take(.company, loose, "con", nil)
  }

  /// *Beso a mamá en la mejilla, me pega en el brazo*: where somebody is touched (NGLE §35.7).
  private mutating func isReached(_ loose: LoosePhrase, _ noun: Lexeme, _ frame: VerbFrame) -> Bool
  {
    let isHit =
      frame.lemma == "dar" && plan.subject.contains { $0.noun?.lexeme.isBeing == false }
    guard noun.roleKind == .body, SpanishPartWords.reaching.contains(frame.lemma) || isHit,
      let index = place(of: .object) ?? place(of: .recipient),
      plan.fillers[index].phrases[0].noun?.lexeme.isBeing == true
        || plan.fillers[index].phrases[0].isPronoun
    else { return false }
    return take(.placeAt, loose, "en", .definite)
  }

  /// *Le seco el pelo a la hermana, le pongo el vestido a la muñeca*: what is done to a part of somebody or to what he
  /// wears is done to him (NGLE §35.7, *dativo simpatético*).
  private mutating func isPartOfSomebody(
    _ loose: LoosePhrase, _ noun: Lexeme, _ frame: VerbFrame
  ) -> Bool {
    guard noun.wordClass == .noun, noun.roleKind == .body || noun.roleKind == .clothing,
      let index = place(of: .object), plan.fillers[index].preposition == nil,
      let whom = plan.fillers[index].phrases[0].noun?.lexeme, whom.wordClass != .pronoun,
      whom.isBeing || whom.kind == .toy && noun.roleKind != whom.roleKind, !frame.isCopular,
      frame.pattern != .experiencer, frame.pattern != .existential,
      !SpanishPartWords.social.contains(frame.lemma),
      !SpanishPartWords.reaching.contains(frame.lemma),
      noun.roleKind == .body || !SpanishPartWords.covering.contains(frame.lemma),
      !frame.slots.contains(where: { $0.role != .object && $0.words.contains(noun.lemma) })
    else { return false }
    if whom.kind == .toy, !SpanishPartWords.dolls.contains(MeaningWords.base(of: whom)) {
      return false
    }
    plan.fillers[index].role = .recipient
    plan.fillers[index].preposition = "a"
    plan.fillers[index].article = whom.kind == .toy ? .definite : nil
    return take(.object, loose, nil, .definite)
  }
}

/// Verbs by what they do to somebody who has the part or the garment that is named beside him.
enum SpanishPartWords {
  /// Verbs of touching somebody at a part of the body.
  static let reaching: WordSet = [
    "besar", "golpear", "pegar", "herir", "disparar", "acertar", "picar", "pinchar",
  ]

  /// Verbs of perceiving.
  static let perceiving: WordSet = [
    "ver", "oír", "escuchar", "mirar", "notar", "observar", "contemplar",
  ]

  /// Verbs that are about somebody as a whole.
  static let social: WordSet = [
    "ver", "oír", "escuchar", "encontrar", "buscar", "conocer", "querer", "amar", "odiar",
    "necesitar",
    "entender", "tener", "hacer", "llevar", "llamar", "ayudar", "asustar", "sorprender", "invitar",
    "felicitar", "premiar", "defender", "atacar", "perseguir", "empujar", "abrazar", "molestar",
    "esperar",
    "acompañar", "distraer", "alimentar", "despertar", "calmar", "entretener", "visitar", "dejar",
    "comer", "comerse", "dibujar", "preferir", "elegir", "recordar", "reconocer", "imitar",
    "saludar",
    "echar de menos", "extrañar", "recoger", "seguir", "cazar", "pescar", "haber", "cocinar",
  ]

  /// Verbs of covering somebody with what he wears.
  static let covering: WordSet = [
    "vestir", "disfrazar", "tapar", "cubrir", "abrigar", "envolver", "mojar", "calentar",
    "fotografiar",
    "pintar", "adornar", "decorar", "mirar",
  ]

  /// Toys that wear clothes and have a body.
  static let dolls: WordSet = [
    "muñeca", "muñeco", "oso", "osito", "peluche", "robot", "títere", "marioneta", "maniquí",
    "oso de peluche", "muñeco de nieve",
  ]
}
