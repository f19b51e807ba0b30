import AACCore

/// Rows that ask with a thing right behind *what*, or deny and then say what is so: *what/weather/be/tomorrow, what/you/have/bag,
/// he/not/talk/but/understand/everything, be/cold/tomorrow, door/close/by itself*.
///
/// Sources: CGEL §11.14–11.20 (*wh*-questions), §13.32, §13.42 (contrast), §10.26 (*it* of the weather), §6.30 (*by oneself*).
extension EnglishLinkedRow {
  func askedAndDenied(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    if words[0] == "what" { return whatThere(row, words) }
    if words[0] == "be", last == 2, Self.askedWeather.contains(words[1]),
      words[2] == "tomorrow" || words[2] == "tonight"
    {
      return Linked(row: small("it") + row)
    }
    if last > 2, words[last] == "itself", words[last - 1] == "by", last < 5,
      row[last - 2].lexeme.wordClass == .verb
        || ["open", "close", "shut"].contains(words[last - 2]),
      isThing(row[last - 3])
    {
      // *Door/close/by itself*: nobody does it.
      var said = joined(
        row, last - 1, Lexeme(lemma: "by itself", wordClass: .adverb, kind: .manner))
      said.row[last - 2] = row[last - 2].asVerb
      return said
    }
    return contrasted(row, words)
  }

  private static let askedWeather = EnglishWords.set("cold hot warm freezing chilly")

  /// *What/weather/be/tomorrow, what/you/have/bag*: of what kind it is, and what is in it.
  private func whatThere(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    if last == 3, words[1] == "weather", words[2] == "be", row[3].lexeme.kind.isTemporal {
      return Linked(row: [row[0], row[2], row[1], row[3]])
    }
    guard last == 3, words[2] == "have", Self.heldIn.contains(words[3]),
      let owner = EnglishPronouns.of(words[1])?.possessive
    else { return nil }
    return inserting(small("in") + small(owner), into: row, at: 3)
  }

  private static let heldIn = EnglishWords.set(
    """
    bag backpack box pocket pockets hand hands mouth purse suitcase basket lunchbox bucket drawer hair
    """)

  /// *He/not/talk/but/understand/everything*: what he does instead.
  private func contrasted(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard let but = words.lastIndex(of: "but"), but > 2, but + 1 < row.count,
      row[but + 1].lexeme.wordClass == .verb, row[but - 2].lexeme.kind == .negation || but > 3,
      words[..<but].contains("not"), !words[(but + 1)...].contains("but"),
      !row[(but + 1)...].contains(where: { $0.lexeme.isSubjectFormOnly })
    else { return nil }
    let who = row[0].lexeme
    let pronoun: String
    if who.isSubjectForm, ["he", "she", "I", "we", "they", "it"].contains(who.lemma),
      words[1] == "not"
    {
      pronoun = who.lemma
    } else if words[1] == "not", EnglishPeople.male.contains(words[0]) {
      pronoun = "he"
    } else if words[1] == "not", EnglishPeople.female.contains(words[0]) {
      pronoun = "she"
    } else if words[1] == "not", who.kind == .animal || isThing(row[0]) {
      pronoun = EnglishHabits.isPlural(who) ? "they" : "it"
    } else {
      return nil
    }
    return inserting(small(pronoun), into: row, at: but + 1)
  }
}
