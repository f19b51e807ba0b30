import AACCore

/// How somebody feels, and what another has done: *mom/mad/I/break/cup, mom/worried/I/sick, I/mad/you/take/ball*.
///
/// Sources: CGEL §13.3 (asyndetic coordination), §4.14 (what is over), §10.9 (*be* understood).
extension EnglishCompletedRow {
  func feltForDeed(_ row: [Constituent], _ words: [String]) -> Laid? {
    guard row.count > 3, Self.moods.contains(words[1]), !words.contains("because") else {
      return nil
    }
    let felt = [row[0], EnglishWording.be, row[1].asQuality]
    let isOther = row[0].lexeme.isHuman && row[0].lexeme.wordClass != .pronoun
    if isOther, words[2] == "I" || words[2] == "we" {
      let said = row[3].lexeme
      if row.count == 4, said.wordClass == .adjective, !Self.moods.contains(words[3]) {
        // *mom/worried/I/sick.*
        return Laid(row: felt, next: [row[2], EnglishWording.be, row[3].asQuality])
      }
      guard said.wordClass == .verb || frames.listed(words[3])?.isListed == true,
        !["want", "need", "like", "love", "be"].contains(words[3]), row.count > 4
      else { return nil }
      return Laid(row: felt, next: [row[2], row[3].asVerb] + row[4...])
    }
    guard isPlain, isOther || words[0] == "I", ["you", "he", "she", "they"].contains(words[2]),
      row.count == 5 || row.count == 6 && row[4].lexeme.isDeterminerLike,
      Self.misdeeds.contains(words[3]), let last = row.last, last.lexeme.namesThing,
      let past = EnglishMorphology().pasts(of: words[3]).first
    else { return nil }
    var deed = row[3].asVerb
    deed.lexeme.lemma = past
    let isBare = row.count == 6 || EnglishHabits.isMass(last.lexeme)
    return Laid(row: felt, next: [row[2], deed] + (isBare ? [] : small("the")) + row[4...])
  }

  private static let moods = EnglishWords.set(
    "mad angry sad happy proud worried upset annoyed furious disappointed")
  /// What one is mad at somebody for.
  private static let misdeeds = EnglishWords.set(
    "take break eat hide steal kick spill tear ruin lose throw drop hit")
}
