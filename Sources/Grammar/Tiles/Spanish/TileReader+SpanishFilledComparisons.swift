import AACCore

/// Spanish rows that compare and lack *que*, *ser* and *estar*: *este / libro / más / divertido / otro, yo / tener / menos / galletas / tú, verano / gustar /
/// más / invierno, hoy / mejor / ayer, mamá / la / más / guapa*.
///
/// Sources: NGLE §45.5–45.8 (comparatives), §45.13 (superlatives).
extension TileReader {
  /// *Este / libro / más / divertido / otro, yo / tener / menos / galletas / tú, verano / gustar / más / invierno, hoy / mejor / ayer*.
  func comparedByMeaning(_ row: [Constituent]) -> [Constituent]? {
    if let said = comparedAsMuch(row) ?? firstOfGroup(row) ?? comparedOwned(row) { return said }
    guard row.count > 2, !row.contains(where: { ["que", "de", "como"].contains($0.lexeme.lemma) }),
      !row.contains(where: { isNegator($0) || $0.lexeme.kind == .question }),
      let degree = row.firstIndex(where: { FilledWords.degrees.contains($0.lexeme.lemma) })
    else { return nil }
    if row.count == 3, degree == 1, ["mejor", "peor"].contains(row[1].lexeme.lemma),
      FilledWords.days.contains(row[0].lexeme.lemma), FilledWords.days.contains(row[2].lexeme.lemma)
    {
      return [deed("estar"), row[1]] + small("que") + [row[2], row[0]]
    }
    if let verb = loneVerb(row) { return comparedDeed(row, verb, degree) }
    guard verbPlace(row) == nil, degree > 0, row.count > degree + 2 || degree + 1 < row.count,
      ["más", "menos"].contains(row[degree].lexeme.lemma), degree + 2 < row.count,
      row[degree + 1].lexeme.wordClass == .adjective
    else { return nil }
    let first = Array(row[..<degree]), second = Array(row[(degree + 2)...])
    guard first.count > 1 || second.count > 1 || second[0].lexeme.kind == .possessive,
      first.last?.lexeme.wordClass == .noun || first.count == 1,
      first.dropLast().allSatisfy(\.lexeme.isDeterminerLike), second.count < 3,
      second.allSatisfy({ word in
        word.lexeme.wordClass == .noun || word.lexeme.wordClass == .properNoun
          || word.lexeme.isDeterminerLike || word.lexeme.wordClass == .pronoun
          || word.lexeme.lemma == "otro"
      })
    else { return nil }
    let isOther = second.count == 1 && second[0].lexeme.lemma == "otro"
    return first + [.linking("ser")] + [row[degree], row[degree + 1]] + small("que")
      + (isOther ? small("el") : []) + second
  }

  private func comparedDeed(_ row: [Constituent], _ verb: Int, _ degree: Int) -> [Constituent]? {
    guard let last = row.last, row.count > 3, row[verb].lexeme.isInfinitive,
      ["más", "menos", "mejor", "peor"].contains(row[degree].lexeme.lemma)
    else { return nil }
    if ["gustar", "encantar", "apetecer"].contains(row[verb].lexeme.lemma), row.count == 4,
      degree > 0,
      ["más", "menos"].contains(row[degree].lexeme.lemma), isLiked(last),
      let first = row.first(where: { isLiked($0) && $0.tile != last.tile }),
      degree + 1 == row.count - 1 || degree < row.count - 2
    {
      return [row[verb], row[degree], first] + small("que") + [last]
    }
    guard row[0].lexeme.wordClass == .pronoun || row[0].lexeme.isHuman, verb == 1, degree == 2,
      last.lexeme.isHuman && last.lexeme.wordClass != .noun
        || last.lexeme.wordClass == .pronoun && last.lexeme.kind == .person
        || last.lexeme.isHuman && PortionWords.isKin(last.lexeme.lemma),
      last.lexeme.lemma != row[0].lexeme.lemma,
      row.count == 5 || FilledWords.graded.contains(row[verb].lexeme.lemma)
    else { return nil }
    let other = row[0].lexeme.person == .first ? known(last) : [last]
    return Array(row.dropLast()) + small("que") + other
  }

  private func isLiked(_ word: Constituent) -> Bool {
    word.lexeme.wordClass == .noun || SpanishSeasonWords.all.contains(word.lexeme.lemma)
  }

  /// *Mamá / la / más / guapa, elefante / animal / más / grande*: above all others.
  func aboveOthers(_ row: [Constituent]) -> [Constituent]? {
    guard verbPlace(row) == nil, row.count == 4, ["más", "menos"].contains(row[2].lexeme.lemma),
      row[3].lexeme.wordClass == .adjective, row[0].lexeme.isNominal
    else { return nil }
    if ["el", "la", "los", "las"].contains(row[1].lexeme.lemma) {
      return [row[0], .linking("ser")] + row[1...]
    }
    guard FilledWords.classes.contains(row[1].lexeme.lemma), row[0].lexeme.wordClass != .determiner
    else { return nil }
    return [row[0], .linking("ser")] + small("el") + row[1...]
  }

  /// *Mi / dibujo / tan / bonito / tu*: as much as the other's.
  private func comparedAsMuch(_ row: [Constituent]) -> [Constituent]? {
    guard verbPlace(row) == nil, row.count > 4, row.count < 7,
      let degree = row.firstIndex(where: { $0.lexeme.lemma == "tan" }), degree > 0,
      degree + 2 < row.count, row[degree + 1].lexeme.wordClass == .adjective,
      case let first = Array(row[..<degree]), case let second = Array(row[(degree + 2)...]),
      isCompared(first), isCompared(second)
    else { return nil }
    return first + [.linking("ser"), row[degree], row[degree + 1]] + small("como") + second
  }

  /// *Mi / dibujo, papá, tu*: what may be compared.
  private func isCompared(_ words: [Constituent]) -> Bool {
    guard words.count < 3, let last = words.last else { return false }
    return words.dropLast().allSatisfy(\.lexeme.isDeterminerLike)
      && (last.lexeme.isNominal || last.lexeme.isHuman || last.lexeme.isDeterminerLike)
      && !last.lexeme.kind.isTemporal
  }

  /// *Marta / más / simpático / clase, yo / más / alto / familia*: who is first of all of them (NGLE §45.13).
  private func firstOfGroup(_ row: [Constituent]) -> [Constituent]? {
    guard verbPlace(row) == nil, row.count == 4 || row.count == 5, let group = row.last,
      FilledWords.groups.contains(group.lexeme.lemma), case let degree = row.count - 3,
      ["más", "menos"].contains(row[degree].lexeme.lemma),
      row[degree + 1].lexeme.wordClass == .adjective, isCompared(Array(row[..<degree])),
      row[degree - 1].lexeme.isNominal, row[degree - 1].lexeme.lemma != group.lexeme.lemma
    else { return nil }
    return row[..<degree] + [.linking("ser")] + small("el") + row[degree...(degree + 1)]
      + small("de") + known(group)
  }

  /// *Pelota / hermano / más / grande, coche / mi / más / rápido / tu*: whose it is that is compared.
  private func comparedOwned(_ row: [Constituent]) -> [Constituent]? {
    guard verbPlace(row) == nil, row.count == 4, ["más", "menos"].contains(row[2].lexeme.lemma),
      row[3].lexeme.wordClass == .adjective, isThing(row[0]), row[1].lexeme.wordClass == .noun,
      KinWords.own.contains(row[1].lexeme.lemma) || CalledWords.all.contains(row[1].lexeme.lemma),
      !row[0].lexeme.kind.isTemporal
    else { return nil }
    return known(row[0]) + small("de") + known(row[1]) + [.linking("ser")] + row[2...]
  }

  /// *Animal / favorito / yo / tortuga, comida / favorita / hermano / pizza*: whose it is that one likes best.
  func favouriteOf(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 4,
      let fond = row.firstIndex(where: { $0.lexeme.lemma == "favorito" }), fond == 1 || fond == 2,
      row[fond - 1].lexeme.wordClass == .noun, !row[fond - 1].lexeme.isHuman,
      case let best = row[3], best.lexeme.isNominal || best.lexeme.kind == .color
    else { return nil }
    let owner = fond == 1 ? row[2] : row[0]
    var liked = best
    if liked.lexeme.kind == .color {
      liked.lexeme.wordClass = .noun
      liked.lexeme.gender = .masculine
    }
    let being = [Constituent.linking("ser", .third)]
    let named = known(liked)
    if let own = ["yo": "mi", "tú": "tu"][owner.lexeme.lemma], let word = tables.lexicon.known(own)
    {
      return [Constituent(word, tile: owner.tile)] + row[(fond - 1)...fond] + being + named
    }
    guard owner.lexeme.isHuman, owner.lexeme.wordClass != .pronoun else { return nil }
    return small("el") + row[(fond - 1)...fond] + small("de") + known(owner) + being + named
  }
}
