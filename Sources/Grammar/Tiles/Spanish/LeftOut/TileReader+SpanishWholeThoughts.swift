import AACCore

/// Spanish rows of everyday thoughts whose nouns belong together or are said twice: *yo / celoso / hermano / pequeño, mejor / amigo / clase / ser / Lucas, yo
/// / reír / chiste / abuelo, gato / querer / ratón / ratón / escapar, bebé / no / dormir / nada, yo / culpa / perdón*.
///
/// Sources: NGLE §36.4 (*complementos del adjetivo*), §12.7, §45.13, §41.11 (*reírse de*), §31.3, §48.5 (*nada* as an adverb), §42.4.
extension TileReader {
  /// The clauses of such a row; nil for any other.
  func wholeThoughts(_ row: [Constituent]) -> [Clause]? {
    guard isSpanish, isPlain, row.count > 2, row.count < 8,
      row.allSatisfy({ $0.tile != nil && $0.government == nil })
    else { return nil }
    return feltAbout(row) ?? bestOfGroup(row) ?? laughedAt(row) ?? namedTwice(row)
      ?? notAtAll(row) ?? ownGuilt(row)
  }

  /// *Yo / celoso / hermano / pequeño, yo / estar / asustado / ruido / fuerte*: about whom or what, with what that one is like.
  private func feltAbout(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4 || row.count == 5, row[0].lexeme.wordClass == .pronoun,
      row[0].lexeme.kind == .person, row.count == 4 || row[1].lexeme.lemma == "estar",
      case let state = row[row.count - 3], isState(state) || state.lexeme.kind == .emotion,
      state.lexeme.wordClass == .adjective,
      case let noun = row[row.count - 2], isCommon(noun),
      let link = AdjectiveLinks.beforeNoun(state.lexeme.lemma, noun.lexeme),
      let quality = row.last,
      isProperty(quality), let tile = noun.tile, let last = quality.tile
    else { return nil }
    let gender = tables.gender(of: noun.lexeme)
    let how = agreed(written(quality), with: gender)
    let isFeminine = gender == .feminine
    let article =
      KinWords.own.contains(noun.lexeme.lemma) ? "mi" : isFeminine ? "la" : "el"
    let joined =
      article == "el" && ["de", "a"].contains(link)
      ? (link == "de" ? "del" : "al") : "\(link) \(article)"
    let about = phrase("\(joined) \(written(noun)) \(how)", noun)
    var clause = told(.linking("estar"), by: [row[0]], [state, about])
    if row.count == 5 { clause.verb = row[1] }
    clause.joins[tile] = [tile, last]
    return [clause]
  }

  /// *Mejor / amigo / clase / ser / Lucas*: who is first of all of them.
  private func bestOfGroup(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 5, ["mejor", "peor"].contains(row[0].lexeme.lemma), isCommon(row[1]),
      FilledWords.groups.contains(row[2].lexeme.lemma), row[3].lexeme.lemma == "ser",
      row[4].lexeme.isHuman || row[4].lexeme.wordClass == .pronoun
    else { return nil }
    let group = small("de") + known(row[2])
    return [told(row[3].said(by: .third), by: small("el") + row[..<2] + group, [row[4]])]
  }

  /// *Yo / reír / chiste / abuelo*: at what somebody laughs, and whose it is.
  private func laughedAt(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, ["reír", "reírse"].contains(row[1].lexeme.lemma),
      row[1].lexeme.isInfinitive, isCommon(row[2]), !row[2].lexeme.isBeing,
      row[3].lexeme.isHuman, row[3].lexeme.wordClass != .pronoun,
      row[0].lexeme.isBeing || row[0].lexeme.wordClass == .pronoun
    else { return nil }
    var verb = row[1]
    verb.lexeme.lemma = "reírse"
    let what = small("de", "el") + [row[2]] + small("de")
    return [told(verb, by: [row[0]], what + owned(by: row[3]))]
  }

  /// *Gato / querer / ratón / ratón / escapar*: what is named twice begins the second thought.
  private func namedTwice(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 4,
      let second = row.indices.dropFirst(3).first(where: {
        row[$0].lexeme.lemma == row[$0 - 1].lexeme.lemma && isCommon(row[$0])
      }), second + 1 < row.count, row[second + 1].lexeme.isInfinitive,
      onlyVerb(Array(row[..<second])) != nil, onlyVerb(Array(row[second...])) == 1
    else { return nil }
    return clause(
      of: Cut(
        first: Array(row[..<second]), second: small("el") + row[second...], link: "y")
    ).map { [$0] }
  }

  /// *Anoche / bebé / no / dormir / nada*: not at all.
  private func notAtAll(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 3, let last = row.last, last.lexeme.lemma == "nada",
      case let verb = row[row.count - 2],
      ["dormir", "llorar", "trabajar", "descansar", "caminar", "nadar", "jugar"].contains(
        verb.lexeme.lemma), verb.lexeme.isInfinitive, isNegator(row[row.count - 3]),
      case let before = Array(row.dropLast(3)),
      case let time = before.filter({ $0.lexeme.kind.isTemporal }),
      case let who = before.filter({ !$0.lexeme.kind.isTemporal }), !who.isEmpty, who.count < 3,
      who.last?.lexeme.isBeing == true || who.last?.lexeme.wordClass == .pronoun
    else { return nil }
    let subject = who.count == 1 && who[0].lexeme.wordClass == .noun ? known(who[0]) : who
    return [told(verb, by: subject, [row[row.count - 3], phrase("nada", last)] + time)]
  }

  /// *Yo / culpa / perdón*: what one is sorry for.
  private func ownGuilt(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, let sorry = row.first(where: { $0.lexeme.lemma == "perdón" }),
      let guilt = row.first(where: { $0.lexeme.lemma == "culpa" }),
      let mine = row.first(where: { ["yo", "mi", "mía"].contains($0.lexeme.lemma) })
    else { return nil }
    let own = tables.lexicon.small("mi", tile: mine.tile)
    return calledBefore("perdón", sorry, [told(.linking("ser", .third), own + [guilt])])
  }
}
