import AACCore

/// What others do for the speaker, asked for with nothing but the verb and the thing (CGEL §11.24).
extension TileReader {
  /// *give/book/teacher, show/picture/grandma*: the thing first and the one who shall have it last.
  func handsLast(_ words: [Constituent]) -> Bool {
    guard words.count > 2, Self.givings.contains(words[0].lexeme.lemma),
      let last = words.last?.lexeme, last.isHuman, last.wordClass != .pronoun,
      words.dropFirst().dropLast().contains(where: { $0.lexeme.wordClass == .noun })
    else { return false }
    return words.dropFirst().dropLast().allSatisfy {
      !$0.lexeme.isBeing && $0.lexeme.wordClass != .verb && $0.lexeme.wordClass != .pronoun
        && $0.lexeme.kind != .question && !$0.lexeme.kind.isTemporal
    }
  }

  /// *sing/song, play/song/again, read/story*: what one asks others to perform, and once more.
  func isPerformed(_ words: [Constituent]) -> Bool {
    let verb = words[0].lexeme.lemma
    guard Self.performances.contains(verb), words.count < 5,
      words.dropFirst().allSatisfy({
        $0.lexeme.wordClass == .noun && !$0.lexeme.isBeing || $0.lexeme.lemma == "again"
          || $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .adjective
      }), let thing = words.dropFirst().first(where: { $0.lexeme.wordClass == .noun })?.lexeme,
      !thing.kind.isTemporal
    else { return false }
    return words.last?.lexeme.lemma == "again"
      || ["song", "story", "music", "movie", "video", "cartoon"].contains(thing.lemma)
  }

  private static let performances = EnglishWords.set("play sing read tell show say")
}
