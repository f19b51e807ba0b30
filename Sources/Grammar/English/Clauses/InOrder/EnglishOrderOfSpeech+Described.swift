import AACCore

/// Rows that say which one by what he has or by what was done with it: *lady/with/cane/sit/bench, I/lose/key/you/give/I*.
///
/// Sources: CGEL §17.37–17.40 (*with* behind nouns), §17.13–17.16 (relative clauses without a pronoun).
extension EnglishOrderOfSpeech {
  /// *lady/with/cane/sit/bench, woman/with/red/hair/sing*: what she has tells which one she is; but *boy/with/ball/run*.
  func describedOrder(_ row: [Constituent], _ end: Int) -> Parts? {
    guard end + 3 < row.count, row[end + 1].lexeme.lemma == "with",
      case let who = row[end].lexeme, who.wordClass == .noun, who.isHuman,
      !EnglishPeople.isPossessed(who.lemma), !EnglishPeople.names.contains(who.lemma.lowercased())
    else { return nil }
    var thing = end + 2
    while thing + 2 < row.count,
      row[thing].lexeme.isDeterminerLike || row[thing].lexeme.wordClass == .adjective
    { thing += 1 }
    let worn = row[thing].lexeme
    guard thing + 1 < row.count, worn.wordClass == .noun,
      worn.kind == .clothing || worn.kind == .body || Self.carried.contains(worn.lemma),
      row[thing + 1].lexeme.wordClass == .verb
    else { return nil }
    return Parts(end: thing, verb: thing + 1, isSure: true)
  }

  private static let carried = EnglishWords.set(
    """
    cane glasses sunglasses wheelchair walker beard mustache moustache umbrella backpack braces crutch crutches tattoo freckle
    freckles mask badge uniform whistle pigtail ponytail braid
    """
  ).union(["hearing aid", "hearing aids"])

  /// *I/lose/key/you/give/I, I/eat/cake/mom/make*: a thing and who gave or made it, which tells which one it is (CGEL §17.15).
  func isOfThing(_ row: [Constituent], _ end: Int) -> Bool {
    guard row.count > end + 4, row.count < end + 7, isPerson(row[end].lexeme),
      Self.handled.contains(row[end + 1].lexeme.lemma)
    else { return false }
    let thing = row[end + 2].lexeme.isDeterminerLike ? end + 3 : end + 2
    guard thing + 2 < row.count, row[thing].lexeme.namesThing || isEdible(row[thing].lexeme),
      case let giver = row[thing + 1].lexeme, giver.lemma != row[end].lexeme.lemma,
      giver.isSubjectFormOnly || giver.lemma == "you" || giver.isHuman,
      Self.given.contains(row[thing + 2].lexeme.lemma)
    else { return false }
    return row[(thing + 3)...].allSatisfy { isSomebody($0.lexeme) }
  }

  /// *mom/come/store/cook/egg, I/go/beach/leave*: what one goes there for (CGEL §15.48).
  func goneForDeed(_ row: [Constituent], _ end: Int) -> Int? {
    guard row.count > end + 3, isPerson(row[end].lexeme),
      ["go", "come"].contains(row[end + 1].lexeme.lemma),
      row[end + 2].lexeme.isPlaceLike || row[end + 2].lexeme.lemma == "home",
      case let deed = row[end + 3].lexeme,
      deed.wordClass == .verb || isTwoSided(deed) && row.count > end + 4,
      !row[(end + 4)...].contains(where: {
        $0.lexeme.wordClass == .verb || $0.lexeme.wordClass == .conjunction
          || $0.lexeme.isSubjectFormOnly
      })
    else { return nil }
    return end + 3
  }

  private func isEdible(_ word: Lexeme) -> Bool {
    word.wordClass == .noun && KindSet.edible.contains(word.kind)
  }

  /// What one does with what one was given.
  private static let handled = EnglishWords.set(
    "like love lose break wear read eat drink have use find keep miss hate remember forget ride open taste"
  )
  /// What is over once it is told.
  static let befalling = EnglishWords.set("lose break find forget miss")
  private static let given = EnglishWords.set(
    "give make buy bring lend send draw paint write bake cook knit sew choose pick wrap build find")
}
