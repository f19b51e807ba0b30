import AACCore

/// Portuguese rows in which somebody is called and asked what another does, is or when it happens: *mamãe / por que / bebê / chorar / tanto, papai /
/// quando / começar / jogo, mamãe / quem / comer / bolo, por que / céu / ser / azul / papai* (Cunha & Cintra, chapter 7, *Vocativo*; Bechara,
/// *Vocativo*, *Frases interrogativas*).
extension TileReader {
  /// The clause of such a row, who is called first; nil: any other.
  func askedOfCalled(_ tiles: [Constituent]) -> Clause? {
    guard (4...8).contains(tiles.count), let last = tiles.last else { return nil }
    if isCalledKin(tiles[0]), CalledAndAskedWords.asking.contains(tiles[1].lexeme.lemma),
      asksOfOther(tiles[1].lexeme.lemma, Array(tiles[2...]))
    {
      return read([tiles[0].calledOut] + tiles[1...]).first
    }
    if isCalledKin(last), ["por que", "como", "quando"].contains(tiles[0].lexeme.lemma),
      asksOfOther(tiles[0].lexeme.lemma, Array(tiles[1..<(tiles.count - 1)])),
      tiles[tiles.count - 2].lexeme.wordClass == .adjective,
      tiles.contains(where: { tables.frames[$0.lexeme.lemma].isCopular })
    {
      return read([last.calledOut] + tiles.dropLast()).first
    }
    return nil
  }

  private func isCalledKin(_ word: Constituent) -> Bool {
    word.government == nil && CalledAndAskedWords.kin.contains(word.lexeme.lemma)
  }

  /// Whether somebody or something else stands before the verb, or behind one of what happens.
  private func asksOfOther(_ asked: String, _ rest: [Constituent]) -> Bool {
    guard let verb = rest.firstIndex(where: { $0.lexeme.wordClass == .verb }),
      rest[verb].lexeme.isInfinitive
    else { return false }
    if asked == "quem" {
      let frame = tables.frames[rest[verb].lexeme.lemma]
      return verb == 0 && rest.count > 1 && rest[1].lexeme.namesThing && frame.isListed
        && frame.slot(.object) != nil && frame.slot(.company) == nil
    }
    if verb == 0 {
      return rest.count == 2 && rest[1].lexeme.wordClass == .noun && !rest[1].lexeme.isBeing
        && CalledAndAskedWords.happening.contains(rest[0].lexeme.lemma)
    }
    let who = rest[..<verb].filter { $0.lexeme.lemma != variety.language.plainNegator }
    guard let noun = who.first(where: { !$0.lexeme.isDeterminerLike }) else { return false }
    return isBareNoun(noun) && noun.lexeme.kind != .social
      && who.allSatisfy {
        $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .adjective || $0.tile == noun.tile
      }
  }
}

/// Words of such rows.
private enum CalledAndAskedWords {
  static let asking: WordSet = ["por que", "porque", "quando", "como", "onde", "quem"]
  /// Who is called by the name of what he is to one.
  static let kin: WordSet = [
    "mamãe", "papai", "vovó", "vovô", "mãe", "pai", "titia", "titio", "tia", "tio", "professora",
    "professor",
  ]
  /// What happens at a time.
  static let happening: WordSet = [
    "começar", "acabar", "terminar", "chegar", "abrir", "fechar", "sair", "passar",
  ]
}
