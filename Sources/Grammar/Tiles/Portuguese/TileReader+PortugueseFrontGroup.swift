import AACCore

/// Portuguese rows in the order of the sentence that begin with nouns of which each is of the one before, and have something behind the
/// verb, so that the first does it and is not what it is done to: *impressora / escritório / não / ter / tinta, macaco / zoológico / roubar /
/// boné, casa / amiga / minha / mãe / ter / lareira, menino / boné / verde / empurrar / irmã*.
///
/// Sources: Cunha & Cintra, chapter 7 (*Adjunto adnominal*, *Ordem direta*) and chapter 15 (*De*); Bechara, *Adjunto adnominal*.
extension TileReader {
  /// The clause of such a row; nil: any other.
  func frontGroupDoes(_ tiles: [Constituent]) -> Clause? {
    guard (3...9).contains(tiles.count),
      tiles.count > 3 || tiles[1].lexeme.lemma == "cheirar",
      let verb = tiles.prefix(7).firstIndex(where: { $0.lexeme.wordClass == .verb }), verb > 0,
      tiles[verb].lexeme.isInfinitive
    else { return nil }
    let isAside = { (word: Constituent) in DoerFirstWords.before.contains(word.lexeme.lemma) }
    let head = Array(tiles[..<verb].prefix { !isAside($0) })
    let asides = Array(tiles[head.count..<verb])
    guard asides.allSatisfy(isAside), !(asides + tiles[(verb + 1)...]).isEmpty,
      let parts = frontParts(head), !parts.isEmpty,
      frontSaysOneThing(tiles[verb].lexeme.lemma, tiles[(verb + 1)...])
    else { return nil }
    let row = PortugueseFrontGroup(
      parts: parts, deed: tiles[verb].lexeme.lemma, rest: tiles[(verb + 1)...].map(\.lexeme),
      asides: asides.map(\.lexeme.lemma), isOver: isOver, isPlain: isPlain,
      frame: tables.frames[tiles[verb].lexeme.lemma], words: tiles)
    guard let links = row.links, links.isEmpty ? row.loneDoes : row.isDoneByFirst else {
      return nil
    }
    var clause = Clause(variety: variety)
    clause.subject = parts[0].words
    for (index, link) in links.enumerated() {
      clause.subject += frontLinked(parts[index + 1], link, isLast: index + 1 == links.count)
      clause.reasons.append(
        Realization.RuleApplication(.joinsWords, parts[0].noun.lemma, "de"))
    }
    clause.subject[0].lexeme.forms[Clause.inOrder] = ""
    clause.verb = tiles[verb]
    if row.hidesItself { clause.verb?.lexeme.lemma = "esconder-se" }
    clause.complements = asides + tiles[(verb + 1)...]
    if row.deed == "acabar" || row.deed == "descarregar",
      row.thing?.takesPlace == true, let place = tiles[(verb + 1)...].first, isBareNoun(place)
    {
      // Bateria / celular / acabar / viagem: what went on meanwhile.
      clause.complements.insert(contentsOf: [known("em"), article], at: asides.count)
    }
    if row.deed == "deixar", row.rest.first?.isInfinitive == true, row.isDenied,
      let speaker = tables.lexicon.known("eu")
    {
      // Segurança / museu / não / deixar / tocar / estátuas: nobody is named whom it is forbidden.
      clause.complements.insert(Constituent(speaker), at: asides.count)
    }
    return clause
  }

  /// *De* and the noun that the one before is of, with the article that it takes.
  private func frontLinked(
    _ part: PortugueseFrontGroup.Part, _ link: PortugueseOfPair.Link, isLast: Bool
  ) -> [Constituent] {
    var words = part.words
    guard link == .definite else {
      words[part.place].lexeme.article = .bare
      return [known("de")] + words
    }
    if part.place > 0, !part.isRanked { return [known("de")] + words }
    let noun = part.noun
    if noun.isHuman, !part.isRanked, isLast { return [known("de")] + before(noun) + words }
    // A casa da amiga de minha mãe: whose friend she is is told.
    if !isLast { words[part.place].lexeme.article = .definite }
    let isName = noun.wordClass == .properNoun && noun.article != .definite
    return [known("de")] + (isName ? [] : [article]) + words
  }

  /// The nouns before the verb, each with what stands before and behind it; nil: anything else stands among them.
  func frontParts(_ head: [Constituent]) -> [PortugueseFrontGroup.Part]? {
    var parts: [PortugueseFrontGroup.Part] = []
    var index = 0
    while index < head.count {
      var part = PortugueseFrontGroup.Part(words: [], place: 0)
      while index < head.count, isBeforeFrontNoun(head, index) {
        part.words.append(head[index])
        index += 1
      }
      part.place = part.words.count
      guard index < head.count else { return nil }
      var noun = head[index]
      if part.isRankedBefore, ["ano", "série", "andar"].contains(noun.lexeme.lemma) {
        // Terceiro / ano: which class it is, and no time.
        noun.lexeme.kind = .idea
      }
      guard isBareNoun(noun) else { return nil }
      part.words.append(noun)
      index += 1
      while index < head.count, let quality = frontQuality(head, index, of: part.noun) {
        part.words.append(quality)
        index += 1
      }
      parts.append(part)
    }
    return parts.count < 4 ? parts : nil
  }

  private func isBeforeFrontNoun(_ head: [Constituent], _ index: Int) -> Bool {
    let word = head[index].lexeme
    if LinksLeftOutWords.ranks.contains(word.lemma) {
      // Quarto / ano, but tapete / quarto.
      return index + 1 < head.count
        && ["andar", "ano", "série", "dia", "lugar"].contains(head[index + 1].lexeme.lemma)
    }
    return word.isDeterminerLike && word.kind != .question
  }

  /// What the noun before is like: an adjective, a word that no list knows and that ends as adjectives of such nouns do, and *caçula*.
  private func frontQuality(
    _ head: [Constituent], _ index: Int, of noun: Lexeme
  ) -> Constituent? {
    var word = head[index]
    if isBeforeFrontNoun(head, index) { return nil }
    if word.lexeme.wordClass == .adjective { return word }
    guard word.lexeme.wordClass == .noun, word.government == nil else { return nil }
    let lemma = word.lexeme.lemma
    let isKinRank = lemma == "caçula" && noun.isHuman
    let isFeminine = tables.gender(of: noun) == .feminine
    let ending = isFeminine ? ["ica", "iva", "osa", "ária"] : ["ico", "ivo", "oso", "ário"]
    guard isKinRank || word.lexeme.isInferred && ending.contains(where: lemma.hasSuffix) else {
      return nil
    }
    let base = isFeminine && !isKinRank ? String(lemma.dropLast()) + "o" : lemma
    word.lexeme = Lexeme(lemma: base, wordClass: .adjective, kind: .quality)
    return word
  }

  /// Whether nothing behind the verb is asked or said beside it, and another deed only behind a word that joins it or one that is let
  /// or made do it: *quando / fazer / frio, não / deixar / tocar / estátuas*.
  private func frontSaysOneThing(_ deed: String, _ rest: ArraySlice<Constituent>) -> Bool {
    var isJoined = ["deixar", "fazer", "parecer", "tentar"].contains(deed)
    for index in rest.indices {
      let word = rest[index].lexeme
      if word.lemma == "haver", index + 1 < rest.endIndex, isSpanOfTime(rest[index + 1].lexeme) {
        // Se separar / há / pouco: how long ago.
        continue
      }
      if word.kind == .social || word.wordClass == .interjection { return false }
      if word.lemma == "como", index > rest.startIndex, index + 1 < rest.endIndex,
        rest[index - 1].lexeme.wordClass == .adjective
      {
        continue
      }
      if PortugueseFrontWords.joints.contains(word.lemma) {
        isJoined = true
      } else if word.kind == .question {
        return false
      } else if word.wordClass == .verb, !isJoined {
        return false
      }
    }
    return rest.last.map { !PortugueseFrontWords.joints.contains($0.lexeme.lemma) } ?? true
  }

  private func isSpanOfTime(_ word: Lexeme) -> Bool {
    word.kind.isTemporal || word.wordClass == .numeral
      || ["pouco", "muito", "ano", "mês", "semana", "dia"].contains(word.lemma)
  }
}
