import AACCore

/// What a quality right before a noun asks for by role: *move | bigger, house; deserve | long, rest; take | wrong, street; eat | liver*.
///
/// Sources: CGEL §5.36–5.39 (indefinite reference), §5.8–5.9 (nouns of deeds that are counted), §7.74–7.90 (comparison), §5.4.
extension EnglishSentence {
  static func settleBeforeNounsOfRole(_ clause: inout Clause, _ verb: String) {
    dishOfRole(&clause, verb)
    takeWayOfRole(&clause, verb)
    for index in clause.complements.indices.dropLast().reversed() {
      let quality = clause.complements[index].lexeme
      guard quality.wordClass == .adjective else { continue }
      restOfRole(index, &clause)
      comparedOfRole(index, &clause)
    }
    limbOfRole(&clause)
  }

  /// *Long, rest*: one of them.
  private static func restOfRole(_ index: Int, _ clause: inout Clause) {
    let deed = clause.complements[index + 1].lexeme
    guard ["rest", "sleep"].contains(deed.lemma),
      ["long", "short", "good", "quick", "nice", "little", "deep"].contains(
        clause.complements[index].lexeme.lemma), endsNounsOfRole(index + 1, clause)
    else { return }
    var noun = Lexeme(lemma: deed.lemma, wordClass: .noun, kind: .event)
    noun.countability = .count
    noun.animacy = .inanimate
    clause.complements[index + 1].lexeme = noun
    clause.complements[index + 1].government = nil
    addArticle("a", to: index + 1, from: index, &clause)
  }

  /// *Bigger, house*: another one than before, which nobody has named.
  private static func comparedOfRole(_ index: Int, _ clause: inout Clause) {
    let (quality, noun) = (clause.complements[index].lexeme, clause.complements[index + 1].lexeme)
    guard quality.lemma.hasSuffix("er"), EnglishNumberWords.isCompared(quality.lemma),
      !EnglishNumberWords.isSuperlative(quality.lemma),
      !sidesOfRole.contains(quality.lemma), noun.wordClass == .noun, !noun.isBeing,
      noun.number != .plural, !EnglishHabits.isPlural(noun), !EnglishHabits.isMass(noun),
      !noun.kind.isTemporal, noun.kind != .body,
      !clause.complements[(index + 1)...].contains(where: { $0.lexeme.lemma == "than" }),
      index == 0
        || !clause.complements[index - 1].lexeme.isDeterminerLike
          && clause.complements[index - 1].lexeme.kind != .degree
          && clause.complements[index - 1].lexeme.wordClass != .noun
    else { return }
    addArticle("a", to: index + 1, from: index, &clause)
  }

  private static let sidesOfRole = EnglishWords.set(
    "lower upper inner outer other older younger elder former latter later earlier")

  /// *Lick | back, leg*: which of them, and no back.
  private static func limbOfRole(_ clause: inout Clause) {
    for index in clause.complements.indices.dropLast()
    where ["back", "front", "hind"].contains(clause.complements[index].lexeme.lemma)
      && limbsOfRole.contains(clause.complements[index + 1].lexeme.lemma)
    {
      clause.complements[index].lexeme = Lexeme(
        lemma: clause.complements[index].lexeme.lemma, wordClass: .adjective, kind: .quality)
      clause.complements[index].government = nil
    }
  }

  private static let limbsOfRole = EnglishWords.set(
    "leg legs paw paws tooth teeth foot feet hoof flipper wheel tire tires door pocket seat row")

  /// *Take | wrong, street*: the way that one goes, and nothing that one is brought to.
  private static func takeWayOfRole(_ clause: inout Clause, _ verb: String) {
    guard verb == "take", let head = headOfRole(clause.complements, from: 0), head > 0,
      ["street", "road", "path", "exit", "turn", "route", "way", "trail", "highway", "elevator"]
        .contains(clause.complements[head].lexeme.lemma),
      clause.complements[..<head].allSatisfy({ $0.lexeme.wordClass == .adjective })
    else { return }
    var way = Lexeme(
      lemma: clause.complements[head].lexeme.lemma, wordClass: .noun, kind: .thing)
    way.countability = .count
    way.animacy = .inanimate
    clause.complements[head].lexeme = way
    clause.complements[head].government = nil
    addArticle("the", to: head, from: 0, &clause)
  }

  /// *Eat | liver*: no part of one's own.
  private static func dishOfRole(_ clause: inout Clause, _ verb: String) {
    for index in clause.complements.indices
    where organsOfRole.contains(clause.complements[index].lexeme.lemma)
      && clause.complements[index].lexeme.kind == .body
    {
      guard
        ["eat", "cook", "fry", "taste", "serve"].contains(deedOfRole(before: index, verb, clause)),
        index == 0 || clause.complements[index - 1].lexeme.kind != .possessive
      else { continue }
      var dish = Lexeme(
        lemma: clause.complements[index].lexeme.lemma, wordClass: .noun, kind: .food)
      dish.countability = .mass
      dish.animacy = .inanimate
      clause.complements[index].lexeme = dish
    }
  }

  private static let organsOfRole = EnglishWords.set("liver kidney tongue heart tripe brain")
}
