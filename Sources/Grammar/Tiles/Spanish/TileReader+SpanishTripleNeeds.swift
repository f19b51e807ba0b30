import AACCore

/// Three words of a Spanish board that people lay for what they need or forbid, in any order: *perro / querer / fuera, luz / no / apagar, poner /
/// película / otro, galleta / dos / más, yo / con / abuelo, querer / abrazo / mamá, no / tocar / mío, ese / lápiz / tú, yo / solo / comer,
/// cremallera / necesitar / ayuda*.
///
/// Sources: NGLE §42.3 (what is forbidden), §20.9 (*dos más*), §42.4 (*vocativos*), §26.5, §37.4 (*ser* and whose it is), §31.1.
extension TileReader {
  /// The clauses of such a row; nil where none of these words tells.
  func neededOfThree(_ triple: CoreTriple) -> [Clause]? {
    guard let verb = triple.verb else {
      return severalMore(triple) ?? whoseItIs(triple)
    }
    switch verb.lexeme.lemma {
    case "querer", "necesitar": return wishNeeded(triple, verb)
    case "ir": return goingLater(triple, verb)
    case "poner": return otherPut(triple, verb)
    default: return forbidden(triple, verb) ?? aloneDone(triple, verb)
    }
  }

  private func small(_ word: String) -> [Constituent] { tables.lexicon.small(word) }

  /// *Perro / querer / fuera, querer / abrazo / mamá, cremallera / necesitar / ayuda*.
  private func wishNeeded(_ triple: CoreTriple, _ verb: Constituent) -> [Clause]? {
    if triple.nouns.count == 2,
      let help = triple.nouns.first(where: { $0.lexeme.lemma == "ayuda" }),
      let thing = triple.nouns.first(where: { $0.tile != help.tile })
    {
      guard !thing.lexeme.isPlaceLike else { return nil }
      return stated(verb, [help] + known(thing, behind: "con"))
    }
    guard verb.lexeme.lemma == "querer", let who = triple.person else { return nil }
    if let place = triple.small,
      ["fuera", "afuera", "arriba", "abajo"].contains(place.lexeme.lemma)
    {
      return stated(verb, by: [who], [deed("ir"), place])
    }
    guard isCalled(who), triple.isBefore(verb, who), let thing = triple.noun,
      ["abrazo", "beso", "caricia", "mimo"].contains(thing.lexeme.lemma)
    else { return nil }
    return called(who, stated(verb, [thing]))
  }

  /// *Cine / luego / ir*: what one will do soon.
  private func goingLater(_ triple: CoreTriple, _ verb: Constituent) -> [Clause]? {
    guard triple.people.isEmpty, let place = triple.noun, place.lexeme.isPlaceLike,
      let time = triple.small, ["luego", "después"].contains(time.lexeme.lemma),
      triple.words[0].tile == place.tile
    else { return nil }
    return stated(verb, [place, time])
  }

  /// *Poner / película / otro*.
  private func otherPut(_ triple: CoreTriple, _ verb: Constituent) -> [Clause]? {
    guard triple.people.isEmpty, let other = triple.small("otro"), let thing = triple.noun,
      thing.lexeme.kind == .media || thing.lexeme.kind == .music
    else { return nil }
    return requested(verb, [other, thing])
  }

  /// *Luz / no / apagar, no / tocar / mío*: what others do is forbidden.
  private func forbidden(_ triple: CoreTriple, _ verb: Constituent) -> [Clause]? {
    guard triple.people.isEmpty, let no = triple.smalls.first(where: isNegator),
      BoardWords.protested.contains(verb.lexeme.lemma)
    else { return nil }
    if let mine = triple.small("mío") {
      return thoughts(
        requested(verb, [no, Constituent(WordJoiner.pronoun("lo"))]),
        then: stated(.linking("ser", .third), [mine]))
    }
    guard let thing = triple.noun, triple.words[0].tile == thing.tile,
      ["apagar", "quitar", "tocar", "tirar", "coger", "borrar", "mover", "agarrar"]
        .contains(verb.lexeme.lemma), triple.words[1].tile == no.tile,
      thing.lexeme.wordClass == .noun
    else { return nil }
    return read([no, verb.ordered, thing])
  }

  /// *Yo / solo / comer*: with nobody's help.
  private func aloneDone(_ triple: CoreTriple, _ verb: Constituent) -> [Clause]? {
    guard let who = triple.person, who.lexeme.lemma == "yo", let alone = triple.small("solo"),
      CorePairWords.isDeed(verb.lexeme.lemma) || frame(of: verb).pattern == .grooming
    else { return nil }
    return stated(deed("querer"), by: [who], [verb, alone])
  }

  /// *Galleta / dos / más*: so many more of it.
  private func severalMore(_ triple: CoreTriple) -> [Clause]? {
    guard triple.people.isEmpty, triple.smalls.count == 2, triple.small("más") != nil,
      let count = triple.smalls.first(where: { $0.lexeme.wordClass == .numeral }),
      let thing = triple.noun, !["uno", "una", "un"].contains(count.lexeme.lemma)
    else { return nil }
    return saidAtOnce(triple.words, "\(count.lexeme.lemma) \(several(thing).lexeme.lemma) más")
  }

  /// *Ese / lápiz / tú, ese / galleta / yo*: whose it is, or who wants it.
  private func whoseItIs(_ triple: CoreTriple) -> [Clause]? {
    guard let who = triple.person, let shown = triple.small, let thing = triple.noun,
      ["ese", "este", "aquel"].contains(shown.lexeme.lemma), thing.lexeme.wordClass == .noun,
      triple.words[0].tile == shown.tile, triple.words[1].tile == thing.tile
    else { return nil }
    if who.lexeme.lemma == "yo" {
      guard CoreTripleWords.isWanted(thing.lexeme) else { return nil }
      return stated(deed("querer"), by: [who], [shown, thing])
    }
    guard who.lexeme.lemma == "tú", let yours = tables.lexicon.known("tuyo") else { return nil }
    return read([shown, thing, deed("ser"), Constituent(yours, tile: who.tile)])
  }
}
