import AACCore

/// Who is called first, and what is asked of him: *mom / help/me, dad / come/here, brother / stop/it*.
///
/// Complaints stay what they are: *brother/hit/me* tells what he did.
///
/// Sources: CGEL §10.52 (vocatives), §11.25 (commands with a vocative).
extension EnglishSequels {
  /// The call and the request of such a row; nil where it tells what somebody does.
  func summoned(_ row: [Constituent]) -> Split? {
    guard row.count > 1, row.count < 7, row[0].lexeme.isHuman, row[0].lexeme.wordClass != .pronoun,
      row[0].lexeme.wordClass != .adjective, row[0].lexeme.number != .plural,
      !["yesterday", "last night", "last week"].contains(row[row.count - 1].lexeme.lemma),
      row.count < 4 || row[row.count - 2].lexeme.lemma != "last"
    else { return nil }
    let isPolite = row.count > 2 && row.last?.lexeme.lemma == "please"
    let act = Array(row[1...].dropLast(isPolite ? 1 : 0))
    guard let first = act.first?.lexeme,
      first.wordClass == .verb || ["help", "stop", "look", "wait", "hug"].contains(first.lemma)
        || isPolite && act.count > 1 && ["open", "close", "clean"].contains(first.lemma)
    else { return nil }
    let phrase = act.map(\.lexeme.lemma).joined(separator: " ")
    let isAsked =
      Self.anybodys.contains(phrase)
      || Self.anybodys.contains(where: { phrase.hasPrefix($0 + " ") })
      || phrase.hasPrefix("stop ") && act.count == 3
        && ["me", "him", "her"].contains(act[2].lexeme.lemma)
      || isName(row[0].lexeme) && isFavor(act, phrase)
      || isPolite
        && (isName(row[0].lexeme) || Self.roles.contains(row[0].lexeme.lemma)
          || EnglishPeople.isPossessed(row[0].lexeme.lemma))
        && frames[first.lemma].isListed && frames[first.lemma].past != .state
        && frames[first.lemma].pattern == .plain
    guard isAsked else { return nil }
    return Split(
      first: [row[0]], second: [row[1].asVerb] + row[2...], asksNext: true)
  }

  /// *help/me, look, give/me/juice, read/book/me*: what one asks of those one lives with.
  private func isFavor(_ act: [Constituent], _ phrase: String) -> Bool {
    let verb = act[0].lexeme.lemma
    if act.count == 1 { return ["help", "look", "wait", "listen", "stop"].contains(verb) }
    let second = act[1].lexeme.lemma
    if second == "me" {
      if ["help", "carry", "hold", "give", "show", "tell", "bring", "feed", "lift"].contains(verb) {
        return true
      }
      return act.count == 2 && ["look", "wait", "listen"].contains(verb)
        || verb == "pick" && act.last?.lexeme.lemma == "up"
    }
    if verb == "look", act.count == 2 {
      return act[1].lexeme.wordClass == .noun && !act[1].lexeme.isHuman
    }
    return ["read", "open", "bring", "get", "make"].contains(verb) && act.count == 3
      && act[2].lexeme.lemma == "me" && act[1].lexeme.wordClass == .noun
  }

  /// What is hardly told of somebody.
  private static let anybodys: WordSet = [
    "stop it", "stop that", "go away", "come here", "leave me alone", "wait for me", "be quiet",
    "look at me", "shut up", "hurry up",
  ]
}
