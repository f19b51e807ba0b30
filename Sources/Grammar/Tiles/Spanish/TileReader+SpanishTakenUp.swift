import AACCore

/// Spanish rows of two thoughts: what the first is done to is a pronoun in the second, and the time laid first is that of both: *papá / hacer /
/// tarta / y / nosotros / comer / tarta, ayer / yo / ir / zoo / y / ver / elefante*.
///
/// Sources: NGLE §16.9 (pronouns of what was named), §41.13 (*comerse*), §30.9 (adverbs of the whole sentence).
extension TileReader {
  /// Says with a pronoun what the second thought is done to, where the first names it.
  func takeUp(_ main: Clause, in next: inout Clause) {
    takeUpUnsaid(main, in: &next)
    guard var verb = next.verb, verb.lexeme.wordClass == .verb,
      case let frame = frame(of: verb), frame.pattern == .plain,
      let slot = frame.slot(.object), slot.preposition == nil,
      let thing = next.complements.firstIndex(where: { $0.lexeme.namesThing }),
      next.complements[thing].government == nil,
      thing == 0 || isNegator(next.complements[thing - 1]),
      thing + 1 == next.complements.count
        || next.complements[thing + 1].lexeme.wordClass != .adjective,
      case let noun = next.complements[thing].lexeme,
      main.complements.contains(where: { $0.lexeme.lemma == noun.lemma })
        || main.subject.contains(where: { $0.lexeme.lemma == noun.lemma })
    else { return }
    let isFeminine = tables.gender(of: noun) == .feminine
    let isPlural = noun.number == .plural
    let text = isFeminine ? (isPlural ? "las" : "la") : (isPlural ? "los" : "lo")
    next.complements[thing] = Constituent(
      WordJoiner.pronoun(text), tile: next.complements[thing].tile)
    guard ["comer", "beber", "tomar"].contains(frame.lemma), verb.lexeme.isInfinitive,
      !next.isNegative, !next.complements.contains(where: isNegator)
    else { return }
    verb.lexeme.lemma += "se"
    next.verb = verb
  }

  /// *Yo / tirar / pelota / y / perro / traer, abuela / hacer / tarta / y / nosotros / comer*: what nobody does with nothing is done with
  /// the thing of the first.
  private func takeUpUnsaid(_ main: Clause, in next: inout Clause) {
    guard isSpanish, var verb = next.verb, TakenUpUnsaid.done.contains(verb.lexeme.lemma),
      verb.lexeme.forms.isEmpty, next.complements.allSatisfy({ isNegator($0) }),
      let deed = main.verb, deed.lexeme.lemma != verb.lexeme.lemma, deed.lexeme.wordClass == .verb,
      let slot = frame(of: deed).slot(.object), slot.preposition == nil,
      let thing = main.complements.first(where: { !$0.lexeme.isDeterminerLike }),
      thing.lexeme.wordClass == .noun, thing.lexeme.namesThing, thing.lexeme.kind != .body,
      !KindSet.places.contains(thing.lexeme.kind), !thing.lexeme.kind.isTemporal,
      thing.government?.preposition == nil
    else { return }
    switch verb.lexeme.lemma {
    case "comer": guard KindSet.edible.contains(thing.lexeme.kind) else { return }
    case "beber": guard thing.lexeme.kind == .drink else { return }
    default: break
    }
    let isFeminine = tables.gender(of: thing.lexeme) == .feminine
    let said = ClauseRealizer().realize(main).tokens.last { $0.tile == thing.tile }?.text
    let isMany =
      thing.lexeme.number == .plural
      || said.map { $0.hasSuffix("s") && $0 != thing.lexeme.lemma } ?? false
    next.complements.append(
      Constituent(WordJoiner.pronoun((isFeminine ? "la" : "lo") + (isMany ? "s" : ""))))
    if ["comer", "beber"].contains(verb.lexeme.lemma), next.complements.count == 1 {
      verb.lexeme.lemma += "se"
      next.verb = verb
    }
  }

  /// *Ayer / yo / ir / zoo / y / ver / elefante*: the row with the time that stands before two joined deeds said first.
  func timeKeptFirst(_ tiles: [Constituent]) -> [Constituent] {
    guard tiles.count > 4, tiles[0].lexeme.kind.isTemporal, tiles[0].government == nil,
      tables.lexicon.tense(of: tiles[0].lexeme.lemma) != nil,
      let joint = tiles.firstIndex(where: { ["y", "pero"].contains($0.lexeme.lemma) }),
      tiles[..<joint].contains(where: { $0.lexeme.wordClass == .verb }),
      tiles[joint...].contains(where: { $0.lexeme.wordClass == .verb }),
      !tiles.contains(where: { $0.lexeme.kind == .question })
    else { return tiles }
    var row = tiles
    row[0].lexeme.forms[Adverbial.starting] = ""
    return row
  }
}

/// Words of such rows.
private enum TakenUpUnsaid {
  /// What is always done with something.
  static let done: WordSet = [
    "traer", "coger", "tirar", "romper", "guardar", "esconder", "tender", "planchar", "recoger",
    "devolver", "comer", "beber", "abrir", "cerrar", "arreglar", "probar", "morder", "tragar",
    "soplar", "encontrar", "perder", "secar", "doblar", "colgar", "quitar", "robar", "atrapar",
  ]
}
