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
        !["want", "need", "like", "love", "be"].contains(words[3]),
        row.count > 4 || ["mad", "angry", "annoyed"].contains(words[1])
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

  /// *recess/over/sad, dinner/ready/mom*: what is so, and how one feels or whom one tells it (CGEL §10.53, §13.3).
  func overAndFelt(_ row: [Constituent], _ words: [String]) -> Laid? {
    guard row.count == 3, row[0].lexeme.wordClass == .noun else { return nil }
    if ["over", "canceled", "cancelled"].contains(words[1]),
      ["sad", "happy", "mad"].contains(words[2])
    {
      return Laid(
        row: [row[0], EnglishWording.be, row[1]],
        next: small("I") + [EnglishWording.be, row[2].asQuality])
    }
    guard row[0].lexeme.kind == .meal, words[1] == "ready", EnglishPeople.names.contains(words[2])
    else { return nil }
    return Laid(row: [row[0], EnglishWording.be, row[1].asQuality], next: [row[2]])
  }

  // MARK: Whose it is

  /// *phone/be/mom, toy/be/baby; dog/that/bark/be/neighbor*: a thing is nobody, but somebody's (CGEL §5.117, §17.46).
  func belonging(_ row: [Constituent], _ words: [String]) -> Completed? {
    let last = row.count - 1
    guard last > 1, words[last - 1] == "be", isOwner(row[last]),
      row[0].lexeme.wordClass == .noun, !row[0].lexeme.isHuman
    else { return nil }
    let owner = ownersOwn(row[last])
    if last > 3, words[1] == "that",
      row[0].lexeme.namesThing || words[last] == "neighbor" && row[0].lexeme.kind == .animal
    {
      return Completed(row[..<last] + [owner])
    }
    guard last == 2, isPlain,
      [.toy, .clothing, .book, .device, .thing, .food, .drink, .furniture].contains(
        row[0].lexeme.kind), !Self.titles.contains(words[0])
    else { return nil }
    var told = Completed(
      Laid(row: [row[1], owner], subject: small("the") + [row[0]]))
    told.isTimeless = true
    return told
  }

  /// *Mom's, my sister's, the baby's*: said of a thing, with nothing behind it (CGEL §5.117, §6.29).
  private func ownersOwn(_ owner: Constituent) -> Constituent {
    let lemma = owner.lexeme.lemma
    let whose: String
    if EnglishPeople.names.contains(lemma) {
      whose = lemma.prefix(1).uppercased() + lemma.dropFirst()
    } else if owner.lexeme.wordClass == .properNoun {
      whose = lemma
    } else {
      whose = (EnglishPeople.isPossessed(lemma) ? "my " : "the ") + lemma
    }
    return Constituent(
      Lexeme(lemma: whose + "'s", wordClass: .adjective, kind: .state), tile: owner.tile)
  }

  /// What names somebody.
  private static let titles = EnglishWords.set(
    "name favorite favourite winner star hero treasure gift present")
}
