import AACCore

/// *Mim* that no preposition stands before: *bola / dar / mim, pegar / copo / mim, vez / mim* (Cunha & Cintra, chapter
/// 11, *Pronomes oblíquos tónicos*).
extension TileReader {
  /// Whom something is done to or for; the speaker himself where others can hardly do it.
  func turnToMe(_ words: inout [Constituent]) {
    guard let place = words.firstIndex(where: { $0.lexeme.lemma == "mim" }),
      place == 0 || words[place - 1].lexeme.wordClass != .adposition
    else { return }
    guard let verb = words.firstIndex(where: { $0.lexeme.wordClass == .verb }) else {
      return takeTurn(&words, place)
    }
    let (lemma, frame) = (words[verb].lexeme.lemma, frame(of: words[verb]))
    let isLast = place + 1 == words.count
    if frame.pattern.mayHaveExperiencer || lemma == "doer" {
      // Apetecer / gelado / mim.
      if lemma == "doer", words.count == 3, place == 2, verb == 1 { return }
      let tile = words.remove(at: place).tile
      return words.insert(Constituent(WordJoiner.pronoun("me"), tile: tile), at: 0)
    }
    let before = place > 0 ? words[place - 1].lexeme : nil
    let isBehindThing = before.map { $0.wordClass == .noun && !$0.isBeing } ?? false
    if isLast, isBehindThing, lemma == "ter" || lemma == "haver", before?.lemma == "lugar" {
      return words.insert(known("para"), at: place)
    }
    if isLast, isBehindThing, verb == 0 && words.count > 2, before?.kind != .body,
      PortugueseRowWords.fetching.contains(lemma)
    {
      return words.insert(known("para"), at: place)
    }
    guard
      words.indices.allSatisfy({
        $0 == verb || $0 == place || words[$0].lexeme.isDeterminerLike
          || words[$0].lexeme.wordClass == .noun && !words[$0].lexeme.isBeing
            && !words[$0].lexeme.kind.isTemporal
      })
    else { return }
    if PortugueseRowWords.throwing.contains(lemma), isLast, words.count > 2 {
      // Bola / jogar / mim.
      words.insert(words.remove(at: verb), at: 0)
      words.insert(known("para"), at: place)
      if place == 2 { words.insert(article, at: 1) }
      return
    }
    guard !isAskedOfOthers(frame) else {
      guard isLast && verb + 1 == place || place == 0 && verb + 1 == words.count else { return }
      // Bola / dar / mim; mim / água / dar.
      let deed = words.remove(at: verb)
      if place == 0 { words.append(words.removeFirst()) }
      return words.insert(deed, at: 0)
    }
    nameSpeaker(&words, place)
  }

  /// Whether *mim* with nobody else named makes an order of it: *contar / história / mim*.
  func isAskedOfOthers(_ frame: VerbFrame) -> Bool {
    !OrderWords.ownWishes.contains(frame.lemma) && frame.lemma != "pedir" && !frame.isCopular
      && frame.pattern != .modal && !frame.isStrongOpener && frame.past != .state
      && frame.pattern.isPersonal
  }

  /// *Vez / mim, agora / vez / mim*: whose turn it is.
  private func takeTurn(_ words: inout [Constituent], _ place: Int) {
    guard let turn = words.firstIndex(where: { $0.lexeme.lemma == "vez" }), turn + 1 == place,
      let mine = Possessives.word(for: words[place].lexeme, tile: words[place].tile),
      words.indices.allSatisfy({
        $0 == turn || $0 == place || ["agora", "já", "hoje"].contains(words[$0].lexeme.lemma)
      })
    else { return }
    var noun = words[turn]
    noun.lexeme.kind = .duration
    var being = Lexeme(lemma: "ser", wordClass: .verb, kind: .linking)
    being.person = .third
    being.number = .singular
    words =
      [Constituent(being), mine, noun] + words[..<turn] + words[(place + 1)...]
  }

  private func nameSpeaker(_ words: inout [Constituent], _ place: Int) {
    guard let speaker = tables.lexicon.known("eu") else { return }
    words[place].lexeme = speaker
  }
}

extension PortugueseRowWords {
  /// What is done with a ball.
  static let throwing: WordSet = ["jogar", "chutar", "lançar", "atirar", "arremessar", "rolar"]
}
