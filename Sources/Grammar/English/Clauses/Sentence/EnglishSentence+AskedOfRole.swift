import AACCore

/// Where and when, behind what is asked for by role: *see/who/party, sit/who/with/bus, need/what/store, watch/what/TV,
/// put/what/box*; a sentence with *what* asks for a thing of the place only where one likes, visits or goes to it.
///
/// Sources: CGEL §11.14–11.16 (*wh*-questions), §9.15–9.17 (*at, in, on*).
extension EnglishSentence {
  static func settleAskedOfRole(_ clause: inout Clause, _ verb: String) {
    let last = clause.complements.count - 1
    guard clause.isQuestion, !clause.subject.isEmpty, last == 1 || last == 2,
      case let asked = clause.complements[0].lexeme.lemma,
      asked == "who" || asked == "what",
      last == 1 || ["with", "for", "to", "about"].contains(clause.complements[1].lexeme.lemma),
      case let noun = clause.complements[last].lexeme, noun.wordClass == .noun, !noun.isBeing,
      let place = placeOfAsked(noun, asked, verb, isApart: last == 2)
    else { return }
    clause.complements[last].government = nil
    govern(place.preposition, at: last, &clause, isBare: place.article == nil && !place.isOpen)
    if let article = place.article { addArticle(article, to: last + 1, from: last + 1, &clause) }
  }

  private static func placeOfAsked(
    _ noun: Lexeme, _ asked: String, _ verb: String, isApart: Bool
  ) -> EnglishWhereabouts? {
    if noun.lemma == "recess" { return verb == "like" ? nil : EnglishWhereabouts("at", nil) }
    if noun.lemma == "TV" {
      return verb == "watch" || verb == "see" ? EnglishWhereabouts("on", nil) : nil
    }
    let isSomewhere = noun.isPlaceLike || noun.kind == .event || noun.kind == .vehicle
    if asked == "who" || isApart {
      guard isSomewhere, !["be", "like", "visit", "go"].contains(verb) else { return nil }
      return EnglishWhereabouts.of(noun)
        ?? (noun.kind == .event ? EnglishWhereabouts("at") : nil)
    }
    if verb == "put" || verb == "hide" {
      return EnglishHabits.boxes.contains(noun.lemma) || noun.kind == .furniture
        ? EnglishWhereabouts.of(noun) : nil
    }
    guard ["need", "win", "want"].contains(verb), isSomewhere, noun.kind != .vehicle,
      verb != "want" || ["store", "market", "supermarket", "bakery"].contains(noun.lemma)
    else { return nil }
    return EnglishWhereabouts.of(noun)
      ?? (noun.kind == .event ? EnglishWhereabouts("at") : nil)
  }
}
