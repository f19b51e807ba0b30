import AACCore

extension EnglishWording {
  /// *looking/for/shoes, where/going, mom/cooking, I/finished/homework*: a form that says alone what is done gets who does it and
  /// the auxiliary that it wants (CGEL §4.25–4.27, §10.9).
  mutating func completeForm(_ row: [Constituent]) -> [Constituent] {
    guard row.count > 1, !row.contains(where: { isSaidAlready($0.lexeme) }) else { return row }
    var row = row
    if let finished = finishedThing(row) { return finished }
    guard let place = row.indices.first(where: { goingOn(row[$0].lexeme) }) else { return row }
    if place + 1 < row.count, row[place + 1].lexeme.wordClass == .noun, describes(row[place].lexeme)
    {
      // *boring/film, exciting/game*: what a thing is like (CGEL §7.15).
      return row
    }
    let before = row[..<place]
    if before.allSatisfy({ $0.lexeme.lemma == "not" }) {
      guard place + 1 < row.count || place == 1, let speaker = known("I") else { return row }
      row.insert(contentsOf: [speaker, Self.be], at: 0)
    } else if place == 1, Self.asking.contains(row[0].lexeme.lemma), let you = known("you") {
      row.insert(contentsOf: [Self.be, you], at: 1)
    } else if place == 1, place + 1 == row.count, row[0].lexeme.isBeing,
      row[0].lexeme.wordClass == .noun || row[0].lexeme.wordClass == .properNoun
    {
      row.insert(Self.be, at: 1)
    }
    return row
  }

  /// *I/finished/homework*: what one has done to a thing, and not how one is.
  private func finishedThing(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 2, row[0].lexeme.wordClass == .pronoun || row[0].lexeme.isBeing,
      row[1].lexeme.lemma == "finished", row[2].lexeme.namesThing || row[2].lexeme.isDeterminerLike
    else { return nil }
    var row = row
    row[1].lexeme = Lexeme(lemma: "finish", wordClass: .verb, kind: .action)
    return row
  }

  /// Whether a word is the *-ing* form of a verb and no pastime that one names: *swimming, Saturday*.
  private func goingOn(_ lexeme: Lexeme) -> Bool {
    guard let verb = EnglishGerunds.base(of: lexeme.lemma, frames), frames.listed(verb) != nil
    else {
      return false
    }
    return !EnglishHabits.goingPastimes.contains(verb) && !Self.named.contains(lexeme.lemma)
  }

  private func describes(_ lexeme: Lexeme) -> Bool {
    lexeme.wordClass == .adjective
      || EnglishGerunds.base(of: lexeme.lemma, frames).map(EnglishHabits.affecting.contains) == true
  }

  private func isSaidAlready(_ lexeme: Lexeme) -> Bool {
    lexeme.wordClass == .verb || lexeme.lemma == "to" || lexeme.kind == .modal
  }

  private static let asking = EnglishWords.set("where what who why how when")
  /// Forms that are things and times first.
  private static let named = EnglishWords.set(
    "morning evening building painting drawing wedding meeting training reading writing spelling feeling ceiling ring thing "
      + "king clothing crossing landing parking heating lighting washing ironing recording filling icing bowling"
  )
}
