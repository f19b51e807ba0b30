import AACCore

/// Spanish rows of nouns of which each belongs to the one before it: *puerta / cocina, llave / casa / abuela, zapatillas / deporte / hermana, tres /
/// galletas / chocolate, foto / vacaciones / playa*.
///
/// Sources: NGLE §12.7 (*complementos del nombre*), §12.11 (nouns of measure), §15.4.
extension TileReader {
  /// What stands between a noun and what it belongs to, in a row with nothing but nouns and how many there are; nil where it is no such thing.
  func wholeLink(
    _ said: [Constituent], _ thing: Constituent, _ other: Constituent, in row: [Constituent]
  ) -> [Constituent]? {
    guard other.lexeme.wordClass == .noun || other.lexeme.wordClass == .properNoun,
      !other.lexeme.kind.isTemporal, other.lexeme.lemma != "frío",
      row.allSatisfy({ word in
        word.lexeme.wordClass == .noun || word.lexeme.wordClass == .properNoun
          || word.tile == row[0].tile
            && (word.lexeme.wordClass == .numeral || word.lexeme.isDeterminerLike)
      }), !thing.lexeme.kind.isTemporal
    else { return nil }
    let isJoined = said.contains { $0.tile == nil }
    if other.lexeme.isHuman { return isJoined ? ownerLink(said, other) : nil }
    if isJoined, let head = said.first(where: { $0.lexeme.wordClass == .noun }),
      SpanishWholes.shown.contains(head.lexeme.lemma), other.lexeme.isPlaceLike
    {
      return small("en", "el")
    }
    if SpanishWholes.holds(other.lexeme, thing.lexeme, written(thing)) {
      return small("de") + (other.lexeme.article == .bare ? [] : small("el"))
    }
    guard row.count > 2 else { return nil }
    return sortLink(thing.lexeme, other.lexeme)
  }

  /// *De mi hermana, de papá*: whose all of it is.
  private func ownerLink(_ said: [Constituent], _ owner: Constituent) -> [Constituent]? {
    guard said.first(where: { $0.lexeme.wordClass == .noun })?.lexeme.isBeing == false,
      PortionWords.isKin(owner.lexeme.lemma) || KinWords.own.contains(owner.lexeme.lemma)
        || owner.lexeme.wordClass == .properNoun || CalledWords.all.contains(owner.lexeme.lemma)
    else { return nil }
    return small("de") + Array(known(owner).dropLast())
  }

  /// *Tarta / fresa*: whether the second says of what sort the first is.
  func isSortOf(_ thing: Lexeme, _ sort: Lexeme) -> Bool {
    thing.wordClass == .noun && sort.wordClass == .noun && !sort.kind.isSensation
      && sort.lemma != "frío" && sortLink(thing, sort) != nil
  }

  /// *De deporte, de chocolate, de animales*: of what sort it is.
  private func sortLink(_ thing: Lexeme, _ sort: Lexeme) -> [Constituent]? {
    if FlavourWords.ingredients(of: thing.lemma)?.contains(sort.lemma) == true {
      return small("de")
    }
    let link =
      SpanishPairWords.link(thing, sort, verb: "querer")
      ?? SpanishLaidPairs.link(thing, sort, thing.lemma, verb: "querer")
    guard let link, link.preposition == "de" else { return nil }
    return small("de") + (link.isDefinite && sort.article != .bare ? small("el") : [])
  }
}
