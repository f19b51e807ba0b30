import AACCore

/// Whose a thing behind a Spanish verb is (NGLE §12.7, §18.2, §35.3).
extension TileReader {
  /// *Ruedas / bici / mi, jersey / lana / mi*: a possessive at the end is of the last noun that is no kind or stuff; false where nothing is linked.
  func putOwner(
    _ words: [Constituent], _ index: Int, _ last: SpanishChainNoun?, _ head: SpanishChainNoun?,
    _ laid: inout [Constituent]
  ) -> Bool {
    guard index + 1 == words.count, words[index].lexeme.kind == .possessive, let last,
      last.isLinked, last.before.isEmpty,
      let place = laid.lastIndex(where: { $0.tile == last.noun.tile }), place > 1
    else { return false }
    if laid[place - 1].lexeme.lemma == "el" {
      laid[place - 1] = words[index]
      return true
    }
    guard let head, let start = laid.firstIndex(where: { $0.tile == head.noun.tile }) else {
      return false
    }
    laid.insert(words[index], at: start)
    return true
  }

  /// *Visitar / colegio / nosotros, usar / baño / ustedes*: whose it is, where it is done to nobody.
  func isPronounOwner(
    _ owner: Constituent, of part: SpanishChainNoun, _ scene: NounChainScene
  ) -> Bool {
    guard scene.hasDoer, part.before.isEmpty, !part.isLinked, part.preposition == nil,
      !part.lexeme.isBeing, owner.lexeme.wordClass == .pronoun,
      SpanishChainWords.others.contains(owner.lexeme.lemma)
    else { return false }
    let isPlace = KindSet.places.contains(part.lexeme.kind)
    if scene.verb.lemma == "olvidar", KindSet.edible.contains(part.lexeme.kind) { return true }
    return isPlace && SpanishChainWords.entering.contains(scene.verb.lemma)
      || SpanishChainWords.keeping.contains(scene.verb.lemma)
        && (isPlace || SpanishChainWords.ownKinds.contains(part.lexeme.kind))
  }

  /// *De mi suegra, de los cerditos, de tu abuela*: whether somebody behind a thing can only have it.
  func isChainOwner(
    _ part: SpanishChainNoun, _ head: SpanishChainNoun?, _ whole: SpanishChainNoun,
    _ scene: NounChainScene
  ) -> Bool {
    // La casa de paja de los cerditos: of a stuff or kind nobody is told the owner.
    let owned = part.isKind ? head ?? part : part
    let (thing, owner) = (owned.lexeme, whole.lexeme)
    let verb = scene.verb.lemma
    guard owner.isHuman, !thing.isHuman, !whole.isWhole else { return false }
    if scene.isAsked, part.preposition == nil {
      // ¿Cuál es el color favorito de tu abuela?
      return verb == "ser" && part.qualities.contains { $0.lexeme.lemma == "favorito" }
    }
    let names = [thing.lemma, written(owned.noun)]
    let isPersonal = names.contains(where: SpanishChainWords.personal.contains)
    let isOwned = isPersonal || SpanishChainWords.ownKinds.contains(thing.kind)
    let frame = tables.frames[verb]
    let gives = frame.slot(.recipient) != nil
    if let preposition = part.preposition {
      switch preposition {
      case "desde", "para", "sobre", "contra", "durante", "tras", "de": return isOwned
      case "con": return isOwned && !gives && !thing.isBeing
      case "por": return names.contains(where: SpanishChainWords.lives.contains)
      default: return false
      }
    }
    if isPersonal, part.hasNounBefore,
      whole.before.contains(where: { $0.lexeme.kind == .possessive }),
      !gives
    {
      return true
    }
    if part.isKind { return isOwned && SpanishChainWords.keeping.contains(verb) }
    if part.isLinked {
      if isOwned {
        return !gives || AffectedWords.any.contains(verb) && !DoerWords.giving.contains(verb)
      }
      return head.map { SpanishChainWords.ownKinds.contains($0.lexeme.kind) } == true && !gives
        && !SpanishChainWords.inCompany.contains(verb)
    }
    if gives, scene.hasRecipient { return isPersonal || thing.lemma == "foto" }
    if SpanishChainWords.keeping.contains(verb) { return isOwned }
    if verb.hasSuffix("se"), frame.slot(.object) != nil || SpanishChainWords.keeping.contains(verb)
    {
      return SpanishChainWords.ownKinds.contains(thing.kind)
    }
    guard !gives, scene.isDoneByThing || part.hasNounBefore,
      names.contains(where: SpanishChainWords.ownPlaces.contains),
      !AffectedWords.any.contains(verb)
    else { return false }
    return scene.isDoneByThing || !SpanishChainWords.inCompany.contains(verb)
  }
}
