import AACCore

/// The nouns that a row in the order of speech begins with, each with what stands before and behind it, and the verb behind them:
/// *cat/neighbor/tear/curtain, house/friend/my/mother/have/fireplace, boy/green/cap/push/my/sister*.
///
/// Source: CGEL §2.13, §10.1 (order of the elements), §17.2 (the constituents of a noun phrase).
struct EnglishGroupShape {
  /// One noun of them.
  struct Phrase {
    /// A possessive or another determiner before it.
    var own: Constituent?
    /// What it is like, laid before or behind.
    var qualities: [Constituent] = []
    var noun: Constituent

    var lexeme: Lexeme { noun.lexeme }
    var isBare: Bool { own == nil && qualities.isEmpty }
  }

  var phrases: [Phrase] = []
  /// What stands between the nouns and the verb: *not, always*.
  var between: [Constituent] = []
  /// Where the verb is.
  var verb = 0

  /// The nouns and the verb of a row; nil where it begins otherwise.
  init?(_ row: [Constituent], _ linked: EnglishLinkedRow) {
    var index = 0
    while index < row.count, phrases.count < 4, let next = Self.phrase(row, &index, linked) {
      phrases.append(next)
    }
    while index < row.count, Self.isBetween(row[index].lexeme) {
      between.append(row[index])
      index += 1
    }
    guard !phrases.isEmpty else { return nil }
    if index < row.count, Self.isVerb(row[index]) {
      verb = index
    } else if between.isEmpty, let deed = deedNamedToo(row, from: index, linked) {
      // *rooster/neighbor/crow/five/morning*: a deed whose word names something as well.
      let tile = phrases[deed].noun.tile
      guard let place = row.firstIndex(where: { $0.tile == tile }) else { return nil }
      phrases.removeSubrange(deed...)
      verb = place
    } else {
      return nil
    }
  }

  /// Which of the nouns is the deed, where the row has no other; what *to* governs is none.
  private func deedNamedToo(_ row: [Constituent], from end: Int, _ linked: EnglishLinkedRow)
    -> Int?
  {
    guard phrases.count > 2 || phrases.count > 1 && end < row.count,
      !row.indices.dropFirst(end).contains(where: {
        row[$0].lexeme.wordClass == .verb && row[$0 - 1].lexeme.lemma != "to"
      })
    else { return nil }
    return phrases.indices.dropFirst(2).first {
      phrases[$0].isBare && linked.frames.listed(phrases[$0].lexeme.lemma) != nil
    }
  }

  private static func isVerb(_ word: Constituent) -> Bool {
    if word.lexeme.lemma == "be" { return true }
    if word.lexeme.wordClass == .verb { return word.lexeme.kind != .modal }
    return deeds.contains(word.lexeme.lemma)
  }

  /// Deeds whose words are qualities or small words as well.
  private static let deeds = EnglishWords.set("open close stop work need last like separate")

  /// The noun at a place of the row with its determiner and its qualities; moves the place behind it.
  private static func phrase(
    _ row: [Constituent], _ index: inout Int, _ linked: EnglishLinkedRow
  ) -> Phrase? {
    var place = index
    var own: Constituent?
    var qualities: [Constituent] = []
    if place < row.count, isDeterminer(row[place].lexeme) {
      own = row[place]
      place += 1
    }
    while place + 1 < row.count, isQuality(row[place].lexeme), linked.isNoun(row[place + 1]) {
      qualities.append(row[place])
      place += 1
    }
    guard place < row.count, linked.isNoun(row[place]) || isNounToo(row, place, linked),
      !row[place].lexeme.kind.isTemporal, row[place].lexeme.kind != .question
    else { return nil }
    let noun =
      linked.isNoun(row[place])
      ? row[place]
      : linked.word(row[place], as: .noun, row[place].lexeme.lemma == "guard" ? .person : .thing)
    place += 1
    // *boy/cap/blue/kick*: laid behind, where the verb is next.
    if place + 1 < row.count, isQuality(row[place].lexeme), isVerb(row[place + 1]),
      !deeds.contains(row[place].lexeme.lemma)
    {
      qualities.append(row[place])
      place += 1
    }
    index = place
    return Phrase(own: own, qualities: qualities, noun: noun)
  }

  /// *screen/phone/have/crack*: a word for a deed that names a thing right behind another and before the verb.
  private static func isNounToo(_ row: [Constituent], _ place: Int, _ linked: EnglishLinkedRow)
    -> Bool
  {
    if place == 0, row.count > 3, row[0].lexeme.lemma == "phone", row[1].lexeme.isHuman {
      // *phone/mom/not/ring.*
      return row[2].lexeme.wordClass == .verb || row[2].lexeme.lemma == "be"
        || isBetween(row[2].lexeme)
    }
    if place == 0, row.count > 3, EnglishThingVerbs.namedLikeDeeds.contains(row[0].lexeme.lemma) {
      return linked.isNoun(row[1])
        && (row[2].lexeme.wordClass == .verb || row[2].lexeme.lemma == "be")
    }
    if place == 0, row.count > 3, row[0].lexeme.lemma == "guard" {
      return EnglishGroupKinds.worksAt("guard", row[1].lexeme)
    }
    return place > 0 && place + 1 < row.count && namedToo.contains(row[place].lexeme.lemma)
      && linked.isNoun(row[place - 1])
      && (row[place + 1].lexeme.wordClass == .verb || row[place + 1].lexeme.lemma == "be"
        || isBetween(row[place + 1].lexeme))
  }

  private static let namedToo = EnglishWords.set("phone book bike drill vacuum park play show iron")

  private static func isDeterminer(_ word: Lexeme) -> Bool {
    word.kind == .possessive && word.isDeterminerLike
      || ["the", "this", "that"].contains(word.lemma)
  }

  private static func isQuality(_ word: Lexeme) -> Bool {
    word.wordClass == .adjective && word.kind != .possessive && word.kind != .question
      || EnglishNumberWords.value(of: word.lemma)?.isOrdinal == true
  }

  private static func isBetween(_ word: Lexeme) -> Bool {
    word.kind == .negation || word.kind == .frequency
      || ["already", "just", "still", "never", "always", "can"].contains(word.lemma)
  }

  /// *Dog/neighbor/can/jump*: the verb that rules the deed.
  var modal: Constituent? { between.first { $0.lexeme.lemma == "can" } }

  /// Whether what is said of them is denied.
  var isDenied: Bool { between.contains { $0.lexeme.kind == .negation } }
}
