import AACCore

/// Who is called before two thoughts of the speaker's: *mom / thirsty / juice/please, dad / tired / carry, dad / stuck/zipper / help*.
///
/// Sources: CGEL §10.53 (vocatives), §13.3 (asyndetic coordination), §11.24 (requests beside their reason).
extension EnglishTwoThoughts {
  /// The three thoughts of such a row; nil where whoever is named is so himself.
  func called(_ row: [Constituent]) -> [EnglishThought]? {
    if let answered = answered(row) ?? askedOfStranger(row) { return answered }
    let call = EnglishThought(kind: .call, words: [row[0]])
    if Self.helpers.contains(row[0].lexeme.lemma), row.count == 3,
      row[1].lexeme.kind == .body || row[1].lexeme.lemma == "pain",
      let ill = state(Array(row[1...])) ?? event(Array(row[1...]))
    {
      return [call, ill]
    }
    if isKin(row[0]) || Self.helpers.contains(row[0].lexeme.lemma), row.count > 3,
      ["wait", "look", "listen", "stop", "hurry"].contains(row[1].lexeme.lemma),
      let look = self.call([row[1]]), row[2].lexeme.wordClass == .noun,
      let told = state(Array(row[2...])) ?? event(Array(row[2...]))
    {
      var going = told
      going.isOngoing =
        told.kind == .event && !EnglishAspects.isAchievement(told.verb?.lemma ?? "")
      return [call, look, going]
    }
    guard isKin(row[0]), row.count > 2 else { return nil }
    if row.count > 3,
      isNominative(row[2]) && row[2].lexeme.lemma != "it"
        || row[1].lexeme.lemma == "look" && row[2].lexeme.lemma == "me",
      let look = self.call([row[1]]), let told = event(Array(row[2...])) ?? state(Array(row[2...]))
    {
      var going = told
      going.isOngoing = told.kind == .event && told.isOwn
      return [call, look, going]
    }
    guard row.count < 5 else { return nil }
    let last = row[row.count - 1]
    if row.count == 4, row[1].lexeme.lemma == "stuck", row[2].lexeme.namesThing,
      last.lexeme.lemma == "help"
    {
      let state = EnglishThought(
        kind: .state, words: small("my") + [row[2], EnglishWording.be, row[1].asQuality])
      return [call, state, asked([last.asVerb] + small("me"))]
    }
    guard Self.needy.contains(row[1].lexeme.lemma) else { return nil }
    let state = EnglishThought(
      kind: .feeling, words: speaker + [EnglishWording.be, row[1].asQuality])
    if row.count == 4 {
      guard last.lexeme.lemma == "please", KindSet.edible.contains(row[2].lexeme.kind) else {
        return nil
      }
      let want = speaker + [EnglishStatementReader.verb("want"), row[2], last]
      return [call, state, EnglishThought(kind: .wish, words: want)]
    }
    guard Self.helping.contains(last.lexeme.lemma) else { return nil }
    return [call, state, asked([last.asVerb] + small("me"))]
  }

  /// *Sir / where/bathroom*: nobody else is called so (CGEL §10.53).
  private func askedOfStranger(_ row: [Constituent]) -> [EnglishThought]? {
    guard Self.strangers.contains(row[0].lexeme.lemma), row.count > 2,
      ["where", "when", "what", "who", "how"].contains(row[1].lexeme.lemma)
    else { return nil }
    return [
      EnglishThought(kind: .call, words: [row[0]]),
      EnglishThought(kind: .question, words: Array(row[1...]), isQuestion: true),
    ]
  }

  /// *Yes / hungry / eat, no / tired / sleep*: an answer, how the speaker is, and what he wants.
  private func answered(_ row: [Constituent]) -> [EnglishThought]? {
    guard row.count > 2, row.count < 6, ["yes", "no"].contains(row[0].lexeme.lemma),
      let state = felt([row[1]]),
      let next = ownDeed(Array(row[2...])) ?? wish(Array(row[2...])) ?? refusal(Array(row[2...]))
    else { return nil }
    return [EnglishThought(kind: .call, words: [row[0]]), state, next]
  }

  private func asked(_ words: [Constituent]) -> EnglishThought {
    EnglishThought(kind: .request, words: words, isRequest: true)
  }

  private static let strangers = EnglishWords.set("sir ma'am madam miss mister")
  private static let helpers = EnglishWords.set("nurse doctor teacher therapist dentist coach")
  private static let needy = EnglishWords.set(
    "hungry thirsty tired sleepy cold sick scared dizzy exhausted wet stuck lost")
  private static let helping = EnglishWords.set("carry help hug hold push lift")
}
