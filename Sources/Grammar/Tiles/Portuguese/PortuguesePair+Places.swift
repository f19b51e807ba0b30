import AACCore

/// Small words of Portuguese boards beside one other, in either order: *em / escola, vovó / com, fora / Maria, aqui / banheiro, mais / agora,
/// amanhã / talvez, sim / hoje, nada / escola, tudo / suco, este / meu*.
///
/// Sources: Cunha & Cintra, chapters 9 (*Artigo*), 14 (*Advérbio*) and 15 (*Preposição*); Bechara, *Locuções prepositivas*.
extension PortuguesePair {
  var places: [Clause]? { behindPreposition ?? besideSide ?? hereIs }

  /// *Em / escola, parque / em, com / vovó, para / cama*.
  private var behindPreposition: [Clause]? {
    guard
      let pair = beside({ ["em", "com", "para"].contains($0.lemma) && $0.wordClass == .adposition })
    else { return nil }
    let noun = pair.noun
    guard noun.wordClass == .noun || noun.wordClass == .properNoun, !noun.kind.isTemporal,
      sort(noun) == nil, noun.lemma != "vez", noun.lemma != "ajuda"
    else { return nil }
    let isCalledSo = pair.word == "com" && BoardPairWords.parents.contains(noun.lemma)
    if noun.wordClass == .properNoun || isCalledSo { return phrase(pair.core, pair.other) }
    let isMeasured = Self.isFood(noun) || [.weather, .music, .material].contains(noun.kind)
    let isNoise = ![
      .person, .animal, .place, .room, .home, .furniture, .toy, .clothing, .vehicle,
      .media, .body, .device, .food, .drink, .dish, .thing,
    ].contains(noun.kind)
    if pair.word == "para", pair.isFirst, isNoise { return nil }
    if isMeasured, pair.word != "em" { return phrase(pair.core, pair.other) }
    return reader.read(behind(pair.core, pair.other))
  }

  /// *Fora / escola, em cima / cabeça, fora / Maria, fora / chuva, eu / em cima*.
  private var besideSide: [Clause]? {
    guard let pair = beside(BoardPairWords.sides) else { return nil }
    let other = pair.noun, isOut = pair.word == "fora"
    let place = isOut ? word("lá fora", for: pair.core) : pair.core
    if other.wordClass == .properNoun, other.isHuman {
      return [told([pair.other], .linking("estar"), [place])]
    }
    if ["eu", "você"].contains(other.lemma) || BoardPairWords.pointing.contains(other.lemma) {
      return [told([pair.other], .linking("estar"), [pair.core])]
    }
    guard other.wordClass == .noun, !other.isBeing else { return nil }
    if other.kind == .weather {
      return isOut ? [told([], .linking("ter", .third), [bare(pair.other), place])] : nil
    }
    guard
      Self.isPlace(other)
        || !isOut && [.body, .vehicle].contains(other.kind)
    else { return nil }
    return reader.read([pair.core] + behind("de", known(pair.other)))
  }

  /// *Aqui / banheiro, Maria / aqui*.
  private var hereIs: [Clause]? {
    guard let pair = beside(["aqui", "ali", "lá"]) else { return nil }
    if pair.noun.wordClass == .properNoun, pair.noun.isHuman {
      return [told([pair.other], .linking("estar"), [pair.core])]
    }
    guard Self.isPlace(pair.noun), pair.noun.lemma != "casa" else { return nil }
    return [told([pair.other], isSuch, [pair.core])]
  }

  // MARK: - How much and which

  /// What is said of an amount, or of two small words.
  var amounts: [Clause]? {
    thanked ?? ofPointing ?? moreOfOne ?? noneOf ?? allOf ?? answered ?? smallOnes
  }

  /// *Obrigado / muito*.
  private var thanked: [Clause]? {
    guard let pair = beside(["obrigado", "obrigada"]), pair.noun.lemma == "muito",
      let tile = first.tile, let next = second.tile
    else { return nil }
    return reader.read([
      Constituent(
        Lexeme(lemma: "muito \(pair.word)", wordClass: .interjection, kind: .social), tile: tile)
    ]).map { clause in
      var whole = clause
      whole.joins[tile] = [tile, next]
      return whole
    }
  }

  /// *Este / meu, este / esse, depois / Maria*.
  private var ofPointing: [Clause]? {
    if first.lexeme.lemma == "depois", second.lexeme.wordClass == .properNoun {
      return apart(first, second)
    }
    guard let pair = beside(BoardPairWords.pointing) else { return nil }
    if pair.noun.kind == .possessive { return [told([pair.core], isSuch, [pair.other])] }
    guard BoardPairWords.pointing.contains(pair.noun.lemma), pair.noun.lemma != pair.word else {
      return nil
    }
    return phrase(first, reader.known("e"), second)
  }

  /// *Mais / vovó, parque / mais*: of what there is one, more is no other.
  private var moreOfOne: [Clause]? {
    guard let pair = beside(["mais"]) else { return nil }
    let noun = pair.noun
    guard noun.wordClass == .noun, noun.number != .plural,
      Self.isUnique(noun) || Self.isPlace(noun) || [.furniture, .vehicle].contains(noun.kind)
        || BoardPairWords.practices.contains(noun.lemma)
    else { return nil }
    return phrase(pair.core, pair.other)
  }

  /// *Nada / escola, médico / nada*.
  private var noneOf: [Clause]? {
    guard let pair = beside(["nada"]), pair.core.lexeme.wordClass == .pronoun,
      pair.noun.wordClass == .noun, Self.isPlace(pair.noun) || pair.noun.isBeing
    else { return nil }
    return phrase(pair.core, reader.known("de"), pair.other)
  }

  /// *Tudo / suco, biscoito / tudo, filme / tudo*.
  private var allOf: [Clause]? {
    guard let pair = beside(["tudo"]), pair.noun.wordClass == .noun, !pair.noun.isBeing,
      !pair.noun.kind.isTemporal, sort(pair.noun) == nil
    else { return nil }
    let noun = pair.noun
    let isOne =
      noun.number != .plural && noun.lemma != "vez"
      && (Self.isPlace(noun) || [.media, .furniture, .vehicle, .body, .story].contains(noun.kind))
    guard isOne else {
      return noun.lemma == "vez" || noun.lemma == "ajuda"
        ? nil : reader.read([word("todo", for: pair.core), pair.other])
    }
    let isFeminine = reader.tables.gender(of: noun) == .feminine
    return [
      reader.spoken(
        [
          (melted("", noun), pair.other.tile, true),
          (isFeminine ? "toda" : "todo", pair.core.tile, true),
        ], exclaims: false)
    ]
  }

  /// *Sim / hoje, oi / não, não / sim, talvez / sim*.
  private var answered: [Clause]? {
    guard
      let pair = beside({
        BoardPairWords.regrets.contains($0.lemma) || BoardPairWords.greetings.contains($0.lemma)
          || BoardPairWords.partings.contains($0.lemma) || $0.lemma == "sim"
      })
    else { return nil }
    let word = pair.noun.lemma
    if word == "talvez", pair.word == "sim" { return phrase(pair.other, pair.core) }
    if word == "não", pair.word == "sim" { return apart(first, second) }
    guard BoardPairWords.beside.contains(word) || word == "não" || word == "mais",
      !BoardPairWords.partings.contains(pair.word) || !BoardPairWords.toCome.contains(word)
    else { return nil }
    return apart(pair.core, pair.other)
  }

  /// *Mais / agora, amanhã / talvez, embaixo / aqui, outro / agora*.
  private var smallOnes: [Clause]? {
    let small: (Constituent) -> Bool = {
      BoardPairWords.beside.contains($0.lexeme.lemma)
        || ["mais", "outro", "muito"].contains($0.lexeme.lemma)
    }
    guard small(first), small(second), first.lexeme.lemma != second.lexeme.lemma else { return nil }
    if beside(["já", "ainda não", "ainda", "muito"]) != nil { return nil }
    if let pair = beside(["nunca"]), ["mais", "também"].contains(pair.noun.lemma) { return nil }
    if let pair = beside(["talvez"]) ?? beside(["mais", "outro"]) {
      return phrase(pair.core, pair.other)
    }
    if let pair = beside(["também"]) ?? beside(["de novo", "outra vez"]) {
      return phrase(pair.other, pair.core)
    }
    if let pair = beside(["aqui", "ali", "lá", "aí"]),
      BoardPairWords.sides.contains(pair.noun.lemma)
    {
      return phrase(pair.core, pair.other)
    }
    let isPlace: (Constituent) -> Bool = { BoardPairWords.whereabouts.contains($0.lexeme.lemma) }
    return isPlace(first) != isPlace(second) ? phrase(first, second) : nil
  }
}
