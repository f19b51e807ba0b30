import AACCore

/// Two Spanish nouns that a verb cannot be done to in the same manner, which nobody joined: *quemar / tostada / fiesta, romper / vaso / cocina* (NGLE §31.2:
/// only like things are joined).
extension RoleAssigner {
  /// Where or at what it is done, for a noun that is unlike what the verb is done to; nil where both are.
  func placeBesideUnlike(_ filler: Filler) -> Filler? {
    guard language == .spanish, filler.role == .object, filler.preposition == nil,
      filler.phrases.count == 1, filler.phrases[0].connective == nil,
      filler.phrases[0].quantity == nil, let noun = filler.phrases[0].noun?.lexeme,
      noun.wordClass == .noun, filler.phrases[0].noun?.government == nil,
      plan.verbs.indices.contains(filler.verb),
      !SpanishUnlike.choosing.contains(plan.verbs[filler.verb].frame.lemma),
      let other = plan.fillers.last(where: { $0.role == .object && $0.verb == filler.verb }),
      other.phrases.count == 1, other.preposition == nil,
      let thing = other.phrases[0].noun?.lexeme, thing.wordClass == .noun,
      thing.kind != noun.kind, !SpanishUnlike.there.contains(thing.kind)
    else { return nil }
    guard SpanishUnlike.there.contains(noun.kind) else { return nil }
    return Filler(
      .placeAt, filler.phrases[0], preposition: "en", article: .definite, verb: filler.verb)
  }
}

private enum SpanishUnlike {
  /// What is somewhere or takes place.
  static let there = KindSet(.place, .room, .home, .event, .furniture, .vehicle)
  /// What is done to things of all kinds.
  static let choosing = BesideWords.choosing.union([
    "visitar", "mover", "gustar", "encantar", "conocer", "odiar", "pagar", "alquilar", "buscar",
    "construir", "decorar", "barrer", "fregar", "ordenar", "recordar", "echar de menos", "mostrar",
    "enseñar", "describir", "amar", "adorar", "usar", "hacer", "preparar", "organizar", "celebrar",
    "estudiar", "elegir", "escoger", "ser", "traer", "llevar", "regalar", "dar", "arreglar",
  ])
}
