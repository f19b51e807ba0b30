import AACCore

/// With whom and when one meets, which subject a teacher has, and what is cooked together: *have/appointment/dentist/three,
/// visit/museum/history, cook/chicken/and/rice/dinner, today/be/birthday/brother, how much/be/kilo/apple*.
///
/// Sources: CGEL §9.52 (*with*), §9.40 (*at*), §9.45 (*for*), §17.104–17.109 (compounds), §5.112–5.123 (genitive), §5.6–5.9 (partitives).
extension EnglishLinkedRow {
  func meetingInLongRow(_ row: [Constituent], _ words: [String]) -> Linked? {
    appointment(row, words) ?? ofSubject(row, words) ?? togetherForMeal(row, words)
      ?? dayOf(row, words) ?? pricedByWeight(row, words)
  }

  /// *Have/appointment/dentist/three*: with whom, and at what time.
  private func appointment(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard last > 2, ["appointment", "meeting", "interview"].contains(words[last - 2]),
      row[last - 1].lexeme.isHuman, row[last - 1].lexeme.wordClass == .noun,
      row[last].lexeme.wordClass == .numeral,
      row[..<(last - 2)].contains(where: { $0.lexeme.wordClass == .verb })
    else { return nil }
    let isOwn =
      EnglishPeople.names.contains(words[last - 1]) || EnglishPeople.isPossessed(words[last - 1])
    return Linked(
      row: row[..<(last - 1)] + small("with") + (isOwn ? [] : small("the")) + [row[last - 1]]
        + small("at") + [row[last]])
  }

  /// *Visit/museum/history, see/teacher/math*: of which subject.
  private func ofSubject(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard
      let head = row.indices.dropFirst(2).dropLast().first(where: {
        ["museum", "teacher"].contains(words[$0]) && Self.taught.contains(words[$0 + 1])
      }), row[..<head].contains(where: { $0.lexeme.wordClass == .verb }), row[head].tile != nil,
      head + 2 == row.count || row[(head + 2)...].allSatisfy({ $0.lexeme.kind.isTemporal })
    else { return nil }
    var noun = row[head].lexeme
    noun.lemma = "\(words[head + 1]) \(words[head])"
    noun.forms = [:]
    return joined(row, head, noun)
  }

  private static let taught = EnglishWords.set(
    "math maths history science art music English Spanish geography biology chemistry")

  /// *Cook/chicken/and/rice/dinner*: for which meal.
  private func togetherForMeal(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard let and = words.firstIndex(of: "and"), and > 2, and + 2 < row.count,
      ["breakfast", "lunch", "dinner", "supper", "dessert"].contains(words[and + 2]),
      KindSet.edible.contains(row[and - 1].lexeme.kind), isNoun(row[and + 1]),
      KindSet.edible.contains(row[and + 1].lexeme.kind),
      ["cook", "make", "eat", "prepare", "have", "want"].contains(words[and - 2])
    else { return nil }
    return inserting(small("for"), into: row, at: and + 2)
  }

  /// *Today/be/birthday/brother*: whose day it is.
  private func dayOf(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard row.count == 4, ["today", "tomorrow"].contains(words[0]), words[1] == "be",
      EnglishOwnersBehind.days.contains(words[2]), row[3].lexeme.isHuman, isNoun(row[3]),
      !EnglishHabits.isPlural(row[3].lexeme)
    else { return nil }
    let isNamed = EnglishPeople.names.contains(words[3]) || row[3].lexeme.wordClass == .properNoun
    let own = isNamed ? [] : small(EnglishPeople.isPossessed(words[3]) ? "my" : "the")
    return Linked(row: row[..<2] + own + [genitive(row[3]), row[2]])
  }

  /// *How much/be/kilo/apple, how much/cost/bottle/water*: of what.
  private func pricedByWeight(_ row: [Constituent], _ words: [String]) -> Linked? {
    let begin = words[0] == "how" && words[1] == "much" ? 2 : 1
    guard begin == 2 || words[0] == "how much", row.count == begin + 3,
      ["be", "cost"].contains(words[begin]), Self.weights.contains(words[begin + 1]),
      row[begin + 2].lexeme.wordClass == .noun,
      KindSet.edible.contains(row[begin + 2].lexeme.kind) || words[begin + 2] == "water"
    else { return nil }
    let food = row[begin + 2]
    let kinds = EnglishStatedRow(frames: frames, lexicon: lexicon)
    let isOne = EnglishHabits.isMass(food.lexeme) || EnglishHabits.isPlural(food.lexeme)
    return Linked(
      row: row[...begin] + small("a") + [row[begin + 1]] + small("of")
        + (isOne ? [food] : kinds.several(food)))
  }

  private static let weights = EnglishWords.set("kilo pound liter bottle glass cup bag box slice")
}
