import AACCore

/// A phrase that tells who or what the subject is: *girl/with/glasses/be/nice, book/on/table/be/mine*.
///
/// Sources: CGEL §17.37–17.48 (prepositional phrases behind nouns); CaGEL ch. 5 §14.
extension EnglishConstructions {
  /// Takes the preposition and what stands behind it to the noun before them.
  mutating func settlePostmodified() {
    guard words.count > 2,
      let link = words.indices.dropFirst().dropLast().first(where: {
        words[$0].lexeme.wordClass == .adposition && words[$0].lexeme.lemma != "of"
          && words[$0].lexeme.lemma != "than"
      }), case let head = words[link - 1].lexeme, head.wordClass == .noun,
      !words.contains(where: { $0.lexeme.wordClass == .conjunction }),
      let end = phraseEnd(behind: link), end == words.count - 1,
      case let noun = words[end].lexeme,
      // *mom/with/dad*: who comes along, and nobody told apart.
      !EnglishPeople.names.contains(head.lemma),
      words[link].lexeme.lemma != "with" || !head.isBeing || !noun.isBeing
    else { return }
    let preposition = words[link].lexeme.lemma
    var parts = words[(link + 1)..<end].map(\.lexeme.lemma)
    var text = noun.lemma
    if noun.wordClass == .pronoun {
      text = EnglishPronouns.of(noun.lemma)?.accusative ?? noun.lemma
    } else if noun.wordClass == .noun, lexeme(link + 1)?.isDeterminerLike != true || end == link + 1
    {
      let isMany =
        EnglishHabits.isPlural(noun)
        || ["with", "without"].contains(preposition) && EnglishHabits.pairs.contains(noun.lemma)
      if isMany, !EnglishHabits.isPlural(noun) {
        text = EnglishNouns.plurals(of: text).first ?? text
      }
      if let article = article(noun, preposition, isMany: isMany) { parts.insert(article, at: 0) }
    }
    var lexeme = head
    lexeme.lemma = ([head.lemma, preposition] + parts + [text]).joined(separator: " ")
    let isOwn = EnglishPeople.isPossessed(head.lemma)
    if lexeme.countability == nil, EnglishHabits.isMass(head) { lexeme.countability = .mass }
    clause.reasons.append(.init(.joinsWords, head.lemma, preposition))
    let first = link - 1
    join(first...end, as: lexeme)
    if isOwn, first == 0, let my = small("my") {
      words.insert(my, at: 0)
      clause.reasons.append(.init(.owner, head.lemma, "my"))
    }
  }

  /// The noun or the pronoun that a preposition stands before.
  private func phraseEnd(behind link: Int) -> Int? {
    var end = link + 1
    while let word = lexeme(end),
      word.isDeterminerLike && word.wordClass != .pronoun || word.wordClass == .adjective
    {
      end += 1
    }
    guard let word = lexeme(end),
      word.wordClass == .noun || word.wordClass == .pronoun || word.wordClass == .properNoun
    else { return nil }
    return end
  }

  private func article(_ noun: Lexeme, _ preposition: String, isMany: Bool) -> String? {
    if noun.wordClass != .noun || EnglishPeople.names.contains(noun.lemma) { return nil }
    if EnglishHabits.barePlaces.contains(noun.lemma) { return nil }
    if ["with", "without"].contains(preposition) {
      if isMany || EnglishHabits.isMass(noun) || noun.kind == .body && noun.lemma == "hair" {
        return nil
      }
      return EnglishArticles.indefinite(before: noun.lemma, isBritish: false)
    }
    return "the"
  }
}
