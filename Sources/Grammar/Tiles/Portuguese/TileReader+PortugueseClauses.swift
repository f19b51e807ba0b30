import AACCore

/// Rows of Portuguese in which a verb is understood, or whose a home is: *cansado / querer / dormir, posso / água, casa /
/// vovó / longe* (Cunha & Cintra, chapters 7 and 18; Bechara, *Elipse*).
extension TileReader {
  /// Puts in what is understood.
  func understand(_ words: inout [Constituent]) {
    guard variety.language == .portuguese, words.count > 1 else { return }
    stateBeforeWish(&words)
    consumeWithLeave(&words)
    ownDistantHome(&words)
  }

  /// *Cansado / querer / dormir*: how the speaker is, and what he wants then.
  private func stateBeforeWish(_ words: inout [Constituent]) {
    let start = words[0].lexeme.lemma == "eu" ? 1 : 0
    guard words.count > start + 2, words[start].lexeme.wordClass == .adjective,
      words[start].lexeme.kind.isPassing, words[start].lexeme.kind != .quality,
      ["querer", "precisar", "preferir"].contains(words[start + 1].lexeme.lemma),
      words[start + 1].lexeme.forms.isEmpty, words[start + 2].lexeme.wordClass == .verb
    else { return }
    words.insert(
      Constituent(Lexeme(lemma: "estar", wordClass: .verb, kind: .linking)), at: start)
  }

  /// *Posso / água*: what one asks leave for with something to eat or to drink is to have it.
  private func consumeWithLeave(_ words: inout [Constituent]) {
    let start = words[0].lexeme.lemma == "eu" ? 1 : 0
    guard words.count > start + 1, words[start].lexeme.lemma == "poder",
      words[start].lexeme.person == nil || words[start].lexeme.person == .first,
      !words.contains(where: { $0.lexeme.wordClass == .verb && $0.lexeme.lemma != "poder" }),
      words.dropFirst(start + 1).contains(where: {
        $0.lexeme.wordClass == .noun && KindSet.edible.contains($0.lexeme.kind)
      }),
      words.dropFirst(start + 1).allSatisfy({
        $0.lexeme.isDeterminerLike || $0.lexeme.kind == .quantity
          || $0.lexeme.wordClass == .noun
            && KindSet.edible.contains($0.lexeme.kind)
          || $0.lexeme.kind == .social
      })
    else { return }
    let isDrink = words.contains { $0.lexeme.kind == .drink }
    words.insert(
      Constituent(
        Lexeme(lemma: isDrink ? "beber" : "comer", wordClass: .verb, kind: .action)), at: start + 1)
  }

  /// *Casa / vovó / longe*: somebody right behind a home, with where it is, is whose it is.
  private func ownDistantHome(_ words: inout [Constituent]) {
    guard let home = words.firstIndex(where: { MeaningWords.homes.contains($0.lexeme.lemma) }),
      home + 2 < words.count, words[home + 1].lexeme.isHuman,
      words[home + 1].lexeme.wordClass == .noun,
      ["longe", "perto"].contains(words[home + 2].lexeme.lemma),
      !words.contains(where: { $0.lexeme.wordClass == .verb })
    else { return }
    var copula = Lexeme(lemma: "ser", wordClass: .verb, kind: .linking)
    copula.person = .third
    copula.number = .singular
    words.insert(Constituent(copula), at: home + 2)
    words.insert(contentsOf: [known("de"), article], at: home + 1)
  }
}
