import AACCore

/// Spanish nouns that lie side by side behind a verb, of which the second tells of which, of what kind, of what stuff or whose the first is: *abuela / coser / botón
/// / chaqueta / Pablo, abuela / esconder / caramelos / cajón / mesita, lobo / soplar / casa / paja / cerditos, lluvia / estropear / cosecha / trigo,
/// ver / delfines / desde / barco / tío, no / entender / ejercicio / página / doce*.
///
/// What both are tells, and what the verb is done to: whoever gets something, is hurt or is company stays so (*dar / libro / niña, jugar / pelota /
/// hermana*), and so does a place in which it is done (*comprar / pan / panadería*).
///
/// Sources: NGLE §12.7 (*complementos del nombre*), §12.9–11 (nouns of measure and kind), §29.8 (places in places), §35.3 (*dativo*).
extension TileReader {
  /// What stands around such nouns.
  struct NounChainScene {
    var verb: Lexeme
    /// Whether nobody does it, or an animal, so that it is done in nobody's company.
    var isDoneByThing = false
    /// Whether it is told who does it.
    var hasDoer = true
    /// Whether whoever gets it is told elsewhere.
    var hasRecipient = false
    /// Whether the words lie in a row.
    var isLaid = false
    /// Whether it is asked when, where or what, so that who does it may stand behind.
    var isAsked = false
  }

  /// A row with what links its nouns behind its verbs; nil where nothing is to be put in.
  func nounChainsLinked(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 2, row[0].lexeme.wordClass != .verb || row.last?.lexeme.lemma != "yo",
      // Atar / cordón / zapato, cargar / batería / móvil: that is asked of others.
      row.count > 3 || !["atar", "desatar", "cargar"].contains(row[0].lexeme.lemma),
      let first = row.firstIndex(where: {
        $0.lexeme.wordClass == .verb && $0.lexeme.isInfinitive || $0.lexeme.lemma == "hay"
      }), first + 2 < row.count
    else { return nil }
    let isAsked = row[..<first].contains {
      $0.lexeme.kind == .question && $0.lexeme.lemma != "quién"
    }
    let doer = row[..<first].last {
      $0.lexeme.wordClass == .noun || $0.lexeme.wordClass == .properNoun
        || $0.lexeme.wordClass == .pronoun
    }
    var laid = Array(row[..<first])
    var start = first
    var isChanged = false
    while start < row.count {
      let next =
        row[(start + 1)...].firstIndex {
          $0.lexeme.wordClass == .verb
            || $0.lexeme.wordClass == .conjunction && !Self.joinsNouns($0.lexeme.lemma)
        } ?? row.count
      let words = Array(row[(start + 1)..<next])
      var scene = NounChainScene(verb: row[start].lexeme)
      scene.isAsked =
        isAsked
        || row[..<start].contains { $0.lexeme.kind == .question && $0.lexeme.lemma != "quién" }
      scene.isLaid = true
      scene.hasDoer = start != first || doer != nil
      scene.isDoneByThing = start == first && doer.map { isNoPerson($0.lexeme) } == true
      laid.append(row[start])
      // Recepcionista / dar / llave / habitación: to whoever speaks.
      let isGiven =
        row[start].lexeme.lemma == "dar" && words.count == 2
        && !words.contains(where: \.lexeme.isBeing)
      if row[start].lexeme.wordClass == .verb, words.count > 1, !isGiven,
        let linked = nounsLinked(words, scene)
      {
        laid += linked
        isChanged = true
      } else {
        laid += words
      }
      start = next
    }
    return isChanged ? laid : nil
  }

  private static func joinsNouns(_ word: String) -> Bool {
    word == "y" || word == "o" || word == "ni"
  }

  private func isNoPerson(_ word: Lexeme) -> Bool {
    word.wordClass == .noun && !word.isHuman && !word.kind.isTemporal
  }

  /// The words behind a verb with what links them; nil where they need nothing.
  func nounsLinked(_ words: [Constituent], _ scene: NounChainScene) -> [Constituent]? {
    var scene = scene
    scene.hasRecipient =
      scene.hasRecipient
      || words.contains { $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person }
    let chosen = words
    let words = qualitiesNamed(chosen)
    var laid: [Constituent] = []
    var last: SpanishChainNoun?
    var head: SpanishChainNoun?
    var isChanged = words != chosen
    var isBehindNoun = false
    var index = 0
    while index < words.count {
      guard var noun = SpanishChainNoun(words, index) else {
        if let before = last, isPronounOwner(words[index], of: before, scene) {
          laid += small("de")
          isChanged = true
        }
        if putOwner(words, index, last, head, &laid) {
          last = nil
          index += 1
          continue
        }
        last = nil
        laid.append(words[index])
        index += 1
        continue
      }
      let behind = index > 0 && last == nil ? words[index - 1].lexeme : nil
      if let behind, behind.wordClass == .adposition { noun.preposition = behind.lemma }
      noun.hasNounBefore = isBehindNoun
      noun.isRanked = behind?.wordClass == .adjective
      noun.isJoined = behind.map { Self.joinsNouns($0.lemma) } == true
      let said = chainSaid(&noun, (last, head), words, index, scene)
      if said != Array(words[index..<noun.end]) { isChanged = true }
      laid += said
      if !noun.isLinked { head = noun }
      knowFirst(noun, last, scene, &laid)
      if noun.lexeme.isHuman, !noun.isLinked { scene.hasRecipient = true }
      isBehindNoun = true
      index = noun.end
      last = noun
    }
    return isChanged ? laid : nil
  }

  /// *Contraseña / ser / fecha / mi / nacimiento*: what is of one that is known is known (NGLE §15.4).
  private func knowFirst(
    _ noun: SpanishChainNoun, _ last: SpanishChainNoun?, _ scene: NounChainScene,
    _ laid: inout [Constituent]
  ) {
    guard noun.isLinked, scene.verb.lemma == "ser", let last, last.before.isEmpty, !last.isLinked,
      last.preposition == nil, !noun.isKind, !scene.isAsked,
      let place = laid.firstIndex(where: { $0.tile == last.noun.tile }),
      place == 0 || !laid[place - 1].lexeme.isDeterminerLike
    else { return }
    laid.insert(contentsOf: small("el"), at: place)
  }

  /// A noun with what links it to what stands before it.
  private func chainSaid(
    _ noun: inout SpanishChainNoun, _ before: (last: SpanishChainNoun?, head: SpanishChainNoun?),
    _ words: [Constituent], _ index: Int, _ scene: NounChainScene
  ) -> [Constituent] {
    if before.last == nil, index > 0, noun.before.isEmpty, !noun.lexeme.isBeing,
      SpanishChainWords.full.contains(words[index - 1].lexeme.lemma)
    {
      return ofSort(noun.noun) + noun.qualities
    }
    if let last = before.last {
      if let link = chainLink(last, before.head, noun, scene) {
        noun.isLinked = true
        noun.isKind = link.last?.lexeme.article == .bare
        noun.preposition = last.preposition
        return link + noun.qualities
      }
      if let link = nounBesideNoun(last, noun, scene) { return link + noun.qualities }
    }
    return nounEdge(&noun, words, index, scene)
      ?? noun.before + [noun.noun] + noun.qualities
  }

  /// *De la chaqueta, de Pablo, de paja, de mi suegra*: what is put for the second of two nouns; nil where it is of something else.
  private func chainLink(
    _ part: SpanishChainNoun, _ head: SpanishChainNoun?, _ whole: SpanishChainNoun,
    _ scene: NounChainScene
  ) -> [Constituent]? {
    guard part.lexeme.wordClass == .noun, part.lexeme.lemma != whole.lexeme.lemma else {
      return nil
    }
    if whole.isCounted {
      // Un perro de tres patas.
      return part.lexeme.kind == .animal && whole.lexeme.kind == .body
        ? small("de") + whole.before + [whole.noun] : nil
    }
    if let link = chainSort(part, whole, scene) { return link }
    if part.isLinked, let head, head.noun.tile != part.noun.tile,
      let link = chainSort(head, whole, scene)
    {
      return link
    }
    if let link = chainSetting(part, head, whole, scene) { return link }
    if isChainOwner(part, head, whole, scene) {
      return small("de")
        + (whole.before.isEmpty ? owned(by: whole.noun) : whole.before + [whole.noun])
    }
    guard isChainWhole(part, whole, scene) || isChainPlace(part, whole, scene) else { return nil }
    if !whole.before.isEmpty || whole.lexeme.wordClass == .properNoun {
      return small("de") + whole.before + [whole.noun]
    }
    if whole.lexeme.lemma == "casa", part.rank != nil, part.lexeme.lemma != "planos", !scene.isLaid
    {
      return ofSort(whole.noun)
    }
    return small("de", "el") + [whole.noun]
  }

  // MARK: - Of what kind

  /// *De paja, de natación, de café, de garganta, de oveja*.
  private func chainSort(
    _ part: SpanishChainNoun, _ whole: SpanishChainNoun, _ scene: NounChainScene
  ) -> [Constituent]? {
    guard whole.before.isEmpty, whole.lexeme.wordClass == .noun else { return nil }
    let (thing, other) = (part.lexeme, whole.lexeme)
    let names = [thing.lemma, written(part.noun)]
    func has(_ words: WordSet) -> Bool { names.contains(where: words.contains) }
    if SpanishChainWords.seasons.contains(other.lemma) {
      return has(SpanishChainWords.ofSeasons) ? ofSort(whole.noun) : nil
    }
    let isKind =
      names.contains { SpanishChainWords.kinds[$0]?.contains(other.lemma) == true }
      || names.contains { SpanishChainWords.kinds[$0]?.contains(written(whole.noun)) == true }
      || has(SpanishChainWords.taught)
        && (other.kind == .sport || SpanishChainWords.arts.contains(other.lemma))
      || has(["mancha", "manchas"]) && SpanishChainWords.staining.contains(other.lemma)
      || thing.lemma == "dolor" && other.kind == .body
        && SpanishChainWords.aching.contains(scene.verb.lemma)
      || has(SpanishChainWords.crops)
        && (other.kind == .food || other.kind == .plant)
        && !SpanishChainWords.beds.contains(other.lemma)
      || has(SpanishChainWords.ofAnimals) && other.kind == .animal
        && !SpanishChainWords.feeding.contains(scene.verb.lemma)
      || PortionWords.isVessel(thing.lemma) && KindSet.edible.contains(other.kind)
        && thing.kind != .dish && !SpanishChainWords.having.contains(scene.verb.lemma)
        && !SpanishChainWords.meals.contains(other.lemma)
        && (!scene.isLaid || !part.isRanked && whole.qualities.isEmpty)
      || SpanishChainWords.keeping.contains(scene.verb.lemma) && scene.verb.lemma != "necesitar"
        && PortionWords.joins(thing.lemma, other) && whole.qualities.isEmpty
      || isChainStuff(part, whole, scene)
    return isKind ? ofSort(whole.noun) : nil
  }

  private func isChainStuff(
    _ part: SpanishChainNoun, _ whole: SpanishChainNoun, _ scene: NounChainScene
  ) -> Bool {
    guard SpanishChainWords.stuffs.contains(whole.lexeme.lemma), part.lexeme.namesThing,
      !SpanishChainWords.stuffs.contains(part.lexeme.lemma),
      !SpanishChainWords.covering.contains(scene.verb.lemma),
      !PartOfWords.flaws.contains(part.lexeme.lemma)
    else { return false }
    switch part.lexeme.kind {
    case .thing, .clothing, .furniture, .toy, .instrument, .home, .vehicle, .place, .plant:
      return true
    default: return SpanishChainWords.personal.contains(part.lexeme.lemma)
    }
  }

  // MARK: - Of what it is

  /// *Del tacón de la bota, de la página, de la casa*: of which thing it is.
  private func isChainWhole(
    _ part: SpanishChainNoun, _ whole: SpanishChainNoun, _ scene: NounChainScene
  ) -> Bool {
    let (thing, other) = (part.lexeme, whole.lexeme)
    let names = [thing.lemma, written(part.noun)]
    if names.contains(where: { SpanishChainWords.numbered[$0]?.contains(other.lemma) == true }) {
      return true
    }
    if whole.isWhole {
      return names.contains(where: SpanishChainWords.ofAll.contains)
        && !SpanishChainWords.feeding.contains(scene.verb.lemma)
    }
    if names.contains(where: SpanishChainWords.ofAnything.contains) {
      return !other.isHuman || thing.kind == .person
    }
    if ["foto", "fotos", "vídeo", "vídeos"].contains(where: names.contains), !other.isBeing,
      ["enseñar", "mostrar", "ver", "mirar", "mandar", "enviar"].contains(scene.verb.lemma),
      other.takesPlace
    {
      return true
    }
    let isPlace = KindSet.places.contains(other.kind)
    if names.contains(where: SpanishChainWords.ofThings.contains), !isPlace,
      !SpanishChainWords.sticking.contains(scene.verb.lemma)
    {
      return !other.isHuman
    }
    guard
      !SpanishChainWords.having.contains(scene.verb.lemma)
        || scene.isAsked && scene.verb.lemma == "estar"
    else { return false }
    guard !SpanishWholes.shown.contains(thing.lemma), !isMetAtDoor(part, scene) else {
      return false
    }
    if other.lemma == "casa", ["puerta", "llave", "llaves"].contains(where: names.contains) {
      return false
    }
    // Yo | coger | autobús, colegio: that is where one goes.
    if !scene.isLaid, ["coger", "tomar"].contains(scene.verb.lemma), thing.kind == .vehicle {
      return false
    }
    return SpanishWholes.holds(other, thing, written(part.noun))
  }

  /// *Chico / besar / chica / puerta / discoteca*: where they meet is told elsewhere.
  private func isMetAtDoor(_ part: SpanishChainNoun, _ scene: NounChainScene) -> Bool {
    scene.isLaid && part.hasNounBefore && SpanishChainWords.greeting.contains(scene.verb.lemma)
  }

  /// *En el cajón de la mesita, a la torre de la iglesia, desde el tejado de la casa*: in which place the place is.
  private func isChainPlace(
    _ part: SpanishChainNoun, _ whole: SpanishChainNoun, _ scene: NounChainScene
  ) -> Bool {
    guard let inner = part.rank, let outer = whole.rank, !whole.lexeme.isBeing,
      inner < 3 && inner < outer
        || SpanishChainWords.sites.contains(part.lexeme.lemma) && outer == 3
        || inner == 4 && outer == 5
    else { return false }
    // En la puerta de casa: one's own home is told elsewhere.
    if whole.lexeme.lemma == "casa", part.lexeme.lemma == "puerta" { return false }
    if part.isJoined || isMetAtDoor(part, scene) { return false }
    if let preposition = part.preposition {
      return SpanishChainWords.leading.contains(preposition)
    }
    let verb = scene.verb.lemma
    // Ir / parque / cine: to both.
    if verb == "ir", part.lexeme.lemma == "parque", outer == 3 { return false }
    if SpanishChainWords.going.contains(verb) || part.isLinked { return true }
    let frame = tables.frames[verb]
    return part.hasNounBefore || !frame.isDefault && frame.slot(.object) == nil
  }

  /// *Un agujero en el dedo gordo, una mancha de café en tu corbata, un bocadillo en el andamio, las tostadas del desayuno*: where and at which meal it is.
  private func chainSetting(
    _ part: SpanishChainNoun, _ head: SpanishChainNoun?, _ whole: SpanishChainNoun,
    _ scene: NounChainScene
  ) -> [Constituent]? {
    let (thing, other) = (part.lexeme, whole.lexeme)
    let verb = scene.verb.lemma
    let end = whole.before.isEmpty ? small("el") + [whole.noun] : whole.before + [whole.noun]
    guard other.wordClass == .noun, !other.isBeing, !scene.isAsked else { return nil }
    if part.isJoined, part.preposition == nil {
      let isTaken = ["traer", "llevar"].contains(verb) && other.takesPlace
      if isTaken { return small("a") + end }
      if KindSet(.vehicle, .place, .room, .home, .furniture).contains(other.kind)
        || PartOfWords.holders.contains(other.lemma), !whole.isJoined,
        part.rank == nil || other.kind == .vehicle
      {
        return small("en") + end
      }
    }
    if thing.lemma == "olor", other.namesThing, !KindSet.places.contains(other.kind),
      whole.before.isEmpty, verb != "tener"
    {
      return small("a") + ofSort(whole.noun).suffix(1)
    }
    let isFlaw = PartOfWords.flaws.contains((head ?? part).lexeme.lemma)
    // Darse / golpe / mesa: with it.
    if isFlaw, part.preposition == nil, verb != "darse" || other.kind == .body,
      KindSet(.body, .clothing, .furniture, .vehicle, .room).contains(other.kind)
    {
      return SpanishChainWords.mending.contains(verb) ? small("de") + end : small("en") + end
    }
    if SpanishChainWords.removing.contains(verb), part.preposition == nil, !thing.isBeing,
      KindSet(.vehicle, .furniture, .clothing).contains(other.kind)
    {
      return small("de") + end
    }
    if SpanishChainWords.spots.contains(other.lemma), whole.before.isEmpty,
      !SpanishChainWords.having.contains(verb) || verb == "comer",
      !SpanishChainWords.wanting.contains(verb)
    {
      return small("en") + end
    }
    guard SpanishChainWords.spoiling.contains(verb), KindSet.edible.contains(thing.kind),
      part.preposition == nil, SpanishChainWords.meals.contains(other.lemma)
    else { return nil }
    return small("de") + end
  }
}
