import AACCore

/// What something is filled, covered or struck with, chosen right behind it: *fill/bucket/sand, cover/cake/cream, hit/nail/hammer,
/// spread/bread/butter*.
///
/// Sources: CGEL §16.57 (prepositional verbs with an object), §9.49 (instrument); CaGEL ch. 4 §8.2; Levin, *English Verb Classes*
/// (1993), §9.7–9.8 (spray/load and fill verbs).
extension EnglishSentence {
  /// Puts *with* before what the first thing gets or is struck with.
  static func fillApart(_ clause: inout Clause) {
    guard clause.complements.count > 1, let verb = clause.verb?.lexeme.lemma,
      filled.contains(verb) || struck.contains(verb) || nailed.contains(verb)
    else { return }
    nameNail(&clause, verb)
    let words = clause.complements
    guard let thing = words.firstIndex(where: { $0.lexeme.wordClass == .noun }),
      thing + 1 < words.count,
      words[..<thing].allSatisfy({
        $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .adjective
      }), let link = fillingLink(words[thing].lexeme, words[thing + 1].lexeme, verb)
    else { return }
    if strikers.contains(words[thing].lexeme.lemma), struck.contains(verb),
      !strikers.contains(words[thing + 1].lexeme.lemma)
    {
      clause.complements.swapAt(thing, thing + 1)
    }
    // With the tile of what it stands before it belongs to that, and not to the verb.
    var with = small(link)
    with.tile = clause.complements[thing + 1].tile
    clause.complements.insert(with, at: thing + 1)
    clause.reasons.append(.init(.preposition, words[thing + 1].lexeme.lemma, link))
  }

  /// The preposition between two things of which the second is what the first gets; nil with other verbs and things.
  private static func fillingLink(_ first: Lexeme, _ second: Lexeme, _ verb: String) -> String? {
    guard first.wordClass == .noun, second.wordClass == .noun, !second.isBeing,
      !EnglishCompounds.joins(first.lemma, second.lemma)
    else { return nil }
    if struck.contains(verb) {
      return strikers.contains(second.lemma) != strikers.contains(first.lemma) ? "with" : nil
    }
    guard filled.contains(verb), !first.kind.isTemporal,
      contents.contains(second.kind)
        || second.lemma.hasPrefix("feather")
    else { return nil }
    switch verb {
    case "spread", "butter":
      return EnglishHabits.spreadOn.contains(first.lemma) ? "with" : nil
    case "pack": return EnglishHabits.boxes.contains(first.lemma) ? "with" : nil
    case "sprinkle":
      return first.number == .plural || EnglishHabits.isPlural(first) || first.kind == .dish
        ? "with" : nil
    // *Cake cream* would be a cream.
    case _ where second.lemma == "cream": return nil
    case "fill", "fill up", "load": return KindSet.edible.contains(first.kind) ? nil : "with"
    case "supply", "provide": return first.isPlaceLike ? "with" : nil
    default: return "with"
    }
  }

  /// *hit/nail/hammer, pull out/nail*: what is driven into wood, and no part of a finger.
  private static func nameNail(_ clause: inout Clause, _ verb: String) {
    guard
      let nail = clause.complements.firstIndex(where: { $0.lexeme.lemma == "nail" }),
      nail == 0 || clause.complements[nail - 1].lexeme.kind != .possessive,
      nailed.contains(verb)
        || clause.complements.contains(where: { woodwork.contains($0.lexeme.lemma) })
    else { return }
    clause.complements[nail].lexeme = Lexeme(lemma: "nail", wordClass: .noun, kind: .thing)
    clause.complements[nail].lexeme.countability = .count
    if struck.contains(verb) { clause.complements[nail].lexeme.article = .definite }
  }

  private static let filled = EnglishWords.set(
    """
    fill cover load stuff decorate pack spread sprinkle coat frost butter supply provide surround line smear dust top stock
    """
  ).union(["fill up"])
  private static let contents = KindSet(
    .food, .drink, .plant, .material, .thing, .toy, .clothing, .nature, .book, .money, .medicine)
  private static let struck = EnglishWords.set(
    "hit pound bang beat tap knock smash poke strike whack break crack crush")
  private static let strikers = EnglishWords.set("hammer stick bat racket mallet club drumstick")
  private static let nailed = EnglishWords.set("hammer pound").union(["pull out", "drive in"])
  private static let woodwork = EnglishWords.set("hammer wood board plank pliers")
}
