import AACCore

/// Portuguese tiles that say more than one word of a comparison or of a state: *tocar | violão, melhor do que eu; ser | tão, alto, quanto, a mãe dela; estar |
/// prestes a sair*. They come here as the words that are written on them.
///
/// Sources: Cunha & Cintra, chapter 10 (*Comparativo*), chapter 11 (*Dele, dela*); Bechara, *Locuções*.
extension ClausePlanner {
  /// Reads what belongs together.
  func joinPortugueseTiles(_ clause: inout Clause) {
    joinThan(&clause)
    joinAbout(&clause)
    ownOther(&clause)
  }

  /// *De / o / que → do que*, behind what is compared.
  private func joinThan(_ clause: inout Clause) {
    guard
      let de = clause.complements.indices.dropLast(2).first(where: {
        ["de", "do"].contains(clause.complements[$0].lexeme.lemma) && $0 > 0
      }), case let before = clause.complements[de - 1].lexeme,
      before.wordClass == .adjective || before.wordClass == .adverb
        || ["melhor", "pior", "mais", "menos"].contains(before.lemma),
      let than = lexicon.known("do que")
    else { return }
    let isParted =
      clause.complements[de].lexeme.lemma == "de" && de + 3 < clause.complements.count
      && clause.complements[de + 1].lexeme.lemma == "o"
    let que = isParted ? de + 2 : de + 1
    guard clause.complements[que].lexeme.lemma == "que" else { return }
    let word = Constituent(than, tile: clause.complements[que].tile)
    clause.complements.replaceSubrange(de...que, with: [word])
  }

  /// *Prestes / a / sair*: about to do it.
  private func joinAbout(_ clause: inout Clause) {
    guard
      let about = clause.complements.firstIndex(where: { $0.lexeme.lemma == "prestes" }),
      about + 2 < clause.complements.count, clause.complements[about + 1].lexeme.lemma == "a",
      clause.complements[about + 2].lexeme.isInfinitive
    else { return }
    let text = "prestes a \(clause.complements[about + 2].lexeme.lemma)"
    let word = Constituent(
      Lexeme(lemma: text, wordClass: .adverb, kind: .manner),
      tile: clause.complements[about].tile)
    clause.complements.replaceSubrange(about...(about + 2), with: [word])
  }

  /// *Quanto / a / mãe / dela*: whose mother she is compared with.
  private func ownOther(_ clause: inout Clause) {
    guard let last = clause.complements.last, clause.complements.count > 2,
      ["dele", "dela", "deles", "delas"].contains(last.lexeme.lemma),
      clause.complements.contains(where: {
        ["quanto", "que", "do que", "como"].contains($0.lexeme.lemma)
      }), let of = lexicon.known("de"),
      let who = lexicon.known(String(last.lexeme.lemma.dropFirst()))
    else { return }
    clause.complements.removeLast()
    clause.complements += [Constituent(of, tile: last.tile), Constituent(who, tile: last.tile)]
  }
}
