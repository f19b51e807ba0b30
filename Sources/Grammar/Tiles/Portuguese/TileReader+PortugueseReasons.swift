import AACCore

/// Reasons of Portuguese rows that leave out their verb: *não / comer / porque / sopa / frio, rir / porque / palhaço, medo /
/// porque / cachorro / latir, ficar / casa / porque / doente* (Cunha & Cintra, chapter 18, *Orações causais*; Bechara, *Elipse*).
extension TileReader {
  /// Puts in what is left out before *porque* and behind it.
  func giveCause(_ words: inout [Constituent]) {
    guard var link = words.firstIndex(where: { $0.lexeme.lemma == "porque" }), link > 0,
      link + 1 < words.count
    else { return }
    if link == 1, isOwnNeed(words[0].lexeme) {
      // Medo / porque / cachorro / latir.
      words.insert(contentsOf: [.linking("estar", .first), known("com")], at: 0)
      link += 2
    }
    if link == 2, words[0].lexeme.isInfinitive, isBareNoun(words[1]),
      KindSet.places.contains(words[1].lexeme.kind),
      frame(of: words[0]).slots.contains(where: { $0.role.isPlace })
    {
      // Ficar / casa / porque / doente.
      words[0].lexeme.person = .first
      words[0].lexeme.number = .singular
    }
    if link + 2 == words.count, let last = words.last?.lexeme,
      ["tarde", "cedo"].contains(last.lemma)
    {
      // Voltar / casa / porque / tarde.
      words[link + 1].lexeme = Lexeme(lemma: last.lemma, wordClass: .adjective, kind: .quality)
      return words.insert(.linking("ser", .third), at: link + 1)
    }
    if causedBySomebody(&words, link) { return }
    describeCause(&words, link)
  }

  /// *Rir / porque / palhaço, bravo / porque / irmão*: because of whom.
  private func causedBySomebody(_ words: inout [Constituent], _ link: Int) -> Bool {
    guard link + 2 == words.count, let who = words.last, who.lexeme.isBeing, isBareNoun(who),
      who.lexeme.wordClass != .adjective
    else { return false }
    words[link].lexeme = known("por causa de").lexeme
    let owner = before(who.lexeme)
    let isOwn = owner.first?.lexeme.kind == .possessive
    words.insert(contentsOf: (isOwn ? [article] : []) + owner, at: link + 1)
    if words[0].lexeme.isInfinitive, !frame(of: words[0]).isCopular {
      words[0].lexeme.person = .first
      words[0].lexeme.number = .singular
    }
    return true
  }

  /// *Porque / sopa / frio, porque / filme / muito / engraçado, porque / meu / braço / quebrado*: what is like that.
  private func describeCause(_ words: inout [Constituent], _ link: Int) {
    if words.count == link + 3, words[link + 1].lexeme.wordClass == .adjective,
      !words[link + 1].lexeme.kind.isSmall, isBareNoun(words[link + 2])
    {
      words.swapAt(link + 1, link + 2)
    }
    var noun = link + 1
    while noun < words.count, words[noun].lexeme.isDeterminerLike { noun += 1 }
    guard noun + 1 < words.count, isBareNoun(words[noun]), !words[noun].lexeme.kind.isTemporal,
      let last = words.last?.lexeme,
      last.wordClass == .adjective && !last.kind.isSmall || isCold(last) || last.saysHow,
      words[(noun + 1)...].dropLast().allSatisfy({
        $0.lexeme.kind == .degree || $0.lexeme.lemma == "não"
          || PortugueseRowWords.degrees.contains($0.lexeme.lemma)
      })
    else { return }
    if isCold(last) {
      words[words.count - 1].lexeme = Lexeme(lemma: "frio", wordClass: .adjective, kind: .quality)
    }
    let quality = words[words.count - 1].lexeme
    let isState = quality.wordClass != .adjective || isPassing(quality, of: words[noun].lexeme)
    let place = words[noun + 1].lexeme.lemma == "não" ? noun + 2 : noun + 1
    words.insert(.linking(isState ? "estar" : "ser"), at: place)
    guard noun == link + 1 else { return }
    let isOwnPart = words[noun].lexeme.kind == .body
    words.insert(contentsOf: isOwnPart ? [known("meu")] : before(words[noun].lexeme), at: noun)
  }

  private func isCold(_ word: Lexeme) -> Bool {
    word.wordClass == .noun && ["frio", "fria"].contains(word.lemma)
  }
}
