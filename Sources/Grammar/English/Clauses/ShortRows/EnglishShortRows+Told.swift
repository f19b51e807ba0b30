import AACCore

/// What has happened to one's own, and forms as children type them: *lost/glasses, her/took/toy, me/mom/nice, you/come/party*.
///
/// Sources: CGEL §6.2–6.5 (case of pronouns), §12.46 (ellipsis of the subject), §11.12 (declarative questions).
extension EnglishShortRows {
  func told(_ row: [Constituent]) -> [Constituent]? {
    had(row) ?? mine(row) ?? she(row) ?? askedOfYou(row) ?? mean(row) ?? ofWork(row)
  }

  /// *lost/glasses, spilled/milk, bought/shoes; done/homework, I/all done/lunch*.
  private func had(_ row: [Constituent]) -> [Constituent]? {
    let begin = row[0].lexeme.lemma == "I" ? 1 : 0
    guard row.count == begin + 2, let thing = row.last?.lexeme else { return nil }
    let verb = row[begin].lexeme.lemma
    if begin == 0, verb == "got", ["hurt", "lost", "sick", "wet"].contains(thing.lemma) {
      return word("I") + row
    }
    guard thing.wordClass == .noun || ["homework", "tv", "work"].contains(thing.lemma),
      !thing.kind.isTemporal
    else {
      return nil
    }
    if begin == 0, Self.pasts.contains(verb) { return word("I") + row }
    guard ["done", "all done", "finished"].contains(verb), !thing.isBeing else { return nil }
    if verb == "finished" { return begin == 0 ? word("I") + row : nil }
    return (begin == 1 ? [row[0]] : word("I")) + [EnglishWording.be, row[begin]] + word("with")
      + [row[begin + 1]]
  }

  private static let pasts = EnglishWords.set(
    "lost spilled bought got finished dropped broke forgot made won built")

  /// *me/mom/nice, you/shirt/nice; him/my/friend*: whose, and who (CGEL §6.5).
  private func mine(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 2, row.count < 5 else { return nil }
    let first = row[0].lexeme.lemma
    if let whose = ["me": "my", "you": "your"][first], row[1].lexeme.wordClass == .noun,
      row.last?.lexeme.wordClass == .adjective,
      row[2...].allSatisfy({ $0.lexeme.wordClass == .adjective || $0.lexeme.kind == .degree }),
      let owner = lexicon.known(whose)
    {
      var row = row
      row[0].lexeme = owner
      return row
    }
    guard let pronoun = ["him": "he", "her": "she"][first], row[1].lexeme.kind == .possessive,
      row.count == 3, row[2].lexeme.wordClass == .noun, let who = lexicon.known(pronoun)
    else { return nil }
    var row = row
    row[0].lexeme = who
    return row
  }

  /// *her/took/toy, her/gave/me/cookie*: who did it.
  private func she(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 1,
      let pronoun = ["her": "she", "him": "he", "them": "they"][row[0].lexeme.lemma],
      Self.deeds.contains(row[1].lexeme.lemma), let who = lexicon.known(pronoun)
    else { return nil }
    var row = row
    row[0].lexeme = who
    return row
  }

  private static let deeds = EnglishWords.set(
    "took broke gave went hit pushed said ate got came made left found hurt bit ran fell threw saw was kicked stole"
  )

  /// *you/come/party, you/have/dog, you/okay, you/hear/me*: what only the other knows is asked.
  private func askedOfYou(_ row: [Constituent]) -> [Constituent]? {
    guard row[0].lexeme.lemma == "you", row[0].lexeme.wordClass == .pronoun, row.count > 1,
      row.allSatisfy({
        $0.lexeme.kind != .question && $0.lexeme.kind != .negation && !$0.lexeme.kind.isTemporal
      })
    else { return nil }
    let rest = Array(row[1...])
    switch rest[0].lexeme.lemma {
    case "okay" where rest.count == 1, "ok" where rest.count == 1:
      return [EnglishWording.be, row[0], rest[0]]
    case "come" where rest.count == 1:
      return [EnglishWording.be, row[0], going(rest[0])]
    case "mad" where rest.count == 2 && rest[1].lexeme.lemma == "me":
      return [EnglishWording.be, row[0], rest[0]] + word("at") + [rest[1]]
    case "have" where rest.count == 2 && rest[1].lexeme.wordClass == .noun,
      "hear" where rest.count == 2 && rest[1].lexeme.lemma == "me",
      "see" where rest.count == 2 && rest[1].lexeme.lemma == "me":
      return [verb("do")] + row
    case "come"
    where rest.count == 2 && rest[1].lexeme.wordClass == .noun
      || rest.count == 3 && rest[1].lexeme.lemma == "my":
      return [EnglishWording.be, row[0], going(rest[0])] + Array(rest[1...])
    case "give" where rest.count == 3 && rest[1].lexeme.lemma == "me":
      return [Constituent(Lexeme(lemma: "will", wordClass: .verb, kind: .modal))] + row
    default: return nil
    }
  }

  /// *coming* of the tile *come*.
  private func going(_ word: Constituent) -> Constituent {
    var word = word
    word.lexeme = Lexeme(lemma: "coming", wordClass: .noun, kind: .activity)
    word.lexeme.isInferred = true
    return word
  }

  /// *my/big/brother/mean/me*: an adjective before its *to me*.
  private func mean(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 2, row.last?.lexeme.lemma == "me", row[row.count - 2].lexeme.lemma == "mean",
      row[row.count - 3].lexeme.isHuman,
      row.dropLast(3).allSatisfy({ $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .adjective }
      )
    else { return nil }
    var quality = row[row.count - 2]
    quality.lexeme = Lexeme(lemma: "mean", wordClass: .adjective, kind: .quality)
    let hasOwner = row[0].lexeme.isDeterminerLike
    let mine =
      !hasOwner && EnglishPeople.isPossessed(row[row.count - 3].lexeme.lemma) ? word("my") : []
    return mine + row.dropLast(2) + [EnglishWording.be, quality] + word("to") + [row[row.count - 1]]
  }

  /// *work/boring, swim/fun*: what an activity is like.
  private func ofWork(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 2, ["boring", "fun", "easy", "over", "hard"].contains(row[1].lexeme.lemma)
    else {
      return nil
    }
    let act = row[0].lexeme
    if act.lemma == "work" {
      guard row[1].lexeme.lemma != "hard" else { return nil }
      var work = row[0]
      work.lexeme = Lexeme(lemma: "work", wordClass: .noun, kind: .activity)
      work.lexeme.countability = .mass
      return [work, EnglishWording.be, row[1]]
    }
    guard ["fun", "boring"].contains(row[1].lexeme.lemma),
      ["swim", "play", "dance", "read", "run", "cook", "draw", "sing", "ski"].contains(act.lemma),
      let gerund = EnglishMorphology(.englishUnitedStates).verb(act.lemma, VerbFeatures(.gerund))
        .first
    else { return nil }
    var doing = row[0]
    doing.lexeme = Lexeme(lemma: gerund, wordClass: .noun, kind: .activity)
    doing.lexeme.isInferred = true
    return [doing, EnglishWording.be, row[1]]
  }
}
