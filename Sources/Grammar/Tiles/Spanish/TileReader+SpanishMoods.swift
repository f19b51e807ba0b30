import AACCore

/// Two thoughts of Spanish of which one is what somebody feels or needs, and the other why, whichever was laid first: *triste / abuelo /
/// hospital, pez / morir / triste, manta / frío* (NGLE §31.1, *yuxtaposición*).
extension TileReader {
  /// *Manta / frío, agua / sed, cama / sueño*: what one wants was laid before the need of it.
  func remedyBehind(_ words: [Constituent]) -> [Constituent] {
    guard words.count == 2, isThing(words[0]),
      HalfWords.remedies[words[1].lexeme.lemma]?(words[0].lexeme) == true
    else { return words }
    return [words[1], words[0]]
  }

  /// *Pez / morir / triste*: who is gone, and how one feels.
  func feelingAfterLoss(_ words: [Constituent]) -> Cut? {
    guard let verb = loneVerb(words), verb > 0, verb + 2 == words.count, let last = words.last,
      ["morir", "morirse", "perderse", "irse", "desaparecer"].contains(words[verb].lexeme.lemma),
      words[verb - 1].lexeme.isBeing, words[verb - 1].lexeme.wordClass != .pronoun,
      words[..<(verb - 1)].allSatisfy(\.lexeme.isDeterminerLike),
      HalfWords.glad.contains(last.lexeme.lemma) || last.lexeme.lemma == "triste",
      last.lexeme.wordClass == .adjective
    else { return nil }
    return Cut(first: words.dropLast(), second: words.suffix(1))
  }

  /// *Triste / abuelo / hospital, contento / abuela / venir, aburrido / jugar / cartas*: what somebody else does or where they
  /// are, or what one wants to do.
  func causeOfMood(_ mood: Lexeme, _ rest: [Constituent]) -> [Constituent]? {
    guard rest.count > 1 else { return nil }
    let isMoved = HalfWords.glad.contains(mood.lemma) || mood.lemma == "triste"
    if isMoved, rest[0].lexeme.isHuman || rest[0].lexeme.kind == .animal,
      rest[0].lexeme.wordClass == .noun, rest[0].government == nil, !isFacing(rest[1].lexeme)
    {
      if let verb = loneVerb(rest) {
        return verb == 1 && !EverydayWords.notToMe.contains(rest[1].lexeme.lemma) ? rest : nil
      }
      let isThere = KindSet.places.contains(rest[1].lexeme.kind) && isThing(rest[1])
      return verbPlace(rest) == nil && rest.count == 2 && (isThere || isCondition(rest[1].lexeme))
        ? rest : nil
    }
    guard ["aburrido", "agobiado"].contains(mood.lemma), loneVerb(rest) == 0,
      !rest.contains(where: { $0.lexeme.isBeing || isNegator($0) }),
      frame(of: rest[0]).past != .state, !frame(of: rest[0]).isStrongOpener
    else { return nil }
    return [deed("querer")] + rest
  }

  private func isFacing(_ word: Lexeme) -> Bool { word.wordClass == .adposition }
}

extension HalfWords {
  /// What one wants for each need.
  static let remedies: [String: @Sendable (Lexeme) -> Bool] = [
    "frío": { $0.kind == .clothing || ["manta", "calefacción", "estufa"].contains($0.lemma) },
    "sed": { $0.kind == .drink }, "hambre": { KindSet.edible.contains($0.kind) },
    "sueño": { ["cama", "cuna", "almohada"].contains($0.lemma) },
    "pis": { ["baño", "váter", "orinal"].contains($0.lemma) },
    "caca": { ["baño", "váter", "orinal"].contains($0.lemma) },
  ]
}
