import AACCore

/// What a thing that one has, wants or needs is for: *need/place/sleep, want/toy/play, there be/nothing/eat*; whose body and
/// clothes somebody is told to see to; what hurts whom.
///
/// Sources: CGEL §17.30–17.33 (postmodifying infinitives), §5.35 (parts of the body).
extension EnglishSentence {
  static func putPurposes(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard !clause.isLaid, let verb = clause.verb?.lexeme.lemma, !clause.complements.isEmpty else {
      return
    }
    sayWhatFor(&clause, verb, planner)
    ownPartsOfTold(&clause, verb, planner)
    sufferInPart(&clause, verb, planner)
  }

  /// *need/chair/sit* → *a chair to sit on* (CGEL §17.30).
  private static func sayWhatFor(
    _ clause: inout Clause, _ verb: String, _ planner: ClausePlanner
  ) {
    let last = clause.complements.count - 1
    guard last > 0, ["need", "want", "have", "look for", "be", "find", "get"].contains(verb),
      verb != "be" || clause.subject.first?.lexeme.lemma == "there",
      case let thing = clause.complements[last - 1].lexeme,
      case let deed = clause.complements[last].lexeme.lemma,
      let purposes = purposes[deed], let preposition = purposes[thing.lemma],
      clause.complements[..<(last - 1)].allSatisfy({
        $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .adjective
      })
    else { return }
    say(preposition.isEmpty ? "to \(deed)" : "to \(deed) \(preposition)", for: 1, at: last, &clause)
  }

  /// *tell/me/wash/hand* → *wash my hands*: who is told does it with his own.
  private static func ownPartsOfTold(
    _ clause: inout Clause, _ verb: String, _ planner: ClausePlanner
  ) {
    guard telling.contains(verb), clause.complements.count == 3,
      let told = EnglishPronouns.of(clause.complements[0].lexeme.lemma),
      clause.complements[0].lexeme.wordClass == .pronoun, told.nominative != "it",
      clause.complements[1].lexeme.wordClass == .verb,
      case let part = clause.complements[2].lexeme, part.wordClass == .noun,
      part.kind == .body || part.kind == .clothing,
      let owner = planner.lexicon.known(told.possessive)
    else { return }
    if EnglishHabits.pairs.contains(part.lemma),
      !["raise", "lift", "hold", "give"].contains(clause.complements[1].lexeme.lemma)
        || ["we", "they"].contains(told.nominative)
    {
      clause.complements[2].lexeme = several(part)
    }
    clause.complements[2].government = nil
    clause.complements.insert(Constituent(owner), at: 2)
  }

  /// *head/hurt/me* → *my head hurts*: whose it is is said before it (CGEL §5.35).
  private static func sufferInPart(
    _ clause: inout Clause, _ verb: String, _ planner: ClausePlanner
  ) {
    guard ["hurt", "ache", "itch", "throb", "sting", "bleed"].contains(verb),
      clause.subject.count == 1, clause.subject[0].lexeme.wordClass == .noun,
      clause.subject[0].lexeme.kind == .body,
      let sufferer = EnglishPronouns.of(clause.complements[0].lexeme.lemma),
      clause.complements[0].lexeme.wordClass == .pronoun, sufferer.nominative != "it",
      let owner = planner.lexicon.known(sufferer.possessive)
    else { return }
    clause.subject.insert(Constituent(owner, tile: clause.complements[0].tile), at: 0)
    clause.complements.removeFirst()
  }

  private static let telling = EnglishWords.set("tell ask want remind help teach let make need")

  private static func each(_ words: String, _ preposition: String) -> [String: String] {
    Dictionary(words.split(separator: " ").map { (String($0), preposition) }) { first, _ in first }
  }

  /// The preposition that stays behind what is done with a thing; empty: none.
  private static let purposes: [String: [String: String]] = [
    "sit": each("chair bench stool sofa couch cushion blanket", "on").merging(
      each("place somewhere spot", "")
    ) { first, _ in first },
    "sleep": each("bed tent room", "in").merging(each("place somewhere pillow", "")) { first, _ in
      first
    },
    "play": each("toy ball friend someone somebody nobody anyone doll something", "with").merging(
      each("game place somewhere song time", "")
    ) { first, _ in first },
    "eat": each("something nothing food snack place anything", "").merging(each("table", "at")) {
      first, _ in first
    },
    "drink": each("something nothing anything", ""),
    "wear": each("something nothing clothes dress shirt coat", ""),
    "read": each("book something magazine story", ""),
    "do": each("something nothing anything", ""),
    "say": each("something nothing anything", ""),
    "talk": each("someone somebody nobody anyone friend person", "to").merging(
      each("time", "")
    ) { first, _ in first },
    "draw": each("paper something", "").merging(each("pencil crayon pen", "with")) { first, _ in
      first
    },
    "write": each("pencil pen", "with").merging(each("paper letter something", "")) { first, _ in
      first
    },
    "rest": each("place time somewhere", ""), "go": each("place somewhere nowhere", ""),
    "live": each("place somewhere", ""), "park": each("place somewhere", ""),
    "hide": each("place somewhere", ""), "watch": each("movie show something", ""),
    "stay": each("place somewhere", ""), "study": each("place time", ""),
  ]
}
