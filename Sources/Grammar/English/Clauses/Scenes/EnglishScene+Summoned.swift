import AACCore

/// Who is called behind what is said or asked for: *dance/with/me/daddy, thank you/help/me/mom, time/for/shower/honey, come/baby,
/// go/room/now/young man*; and God, who is called first.
///
/// Sources: CGEL §10.52–10.53 (vocatives: kin, names, endearments), §11.24 (requests).
extension EnglishScene {
  func summoned(_ row: [Constituent], _ words: [String]) -> Laid? {
    guard let who = row.last else { return nil }
    if words[0] == "God", words.count > 2, row[1].lexeme.wordClass == .verb || words[1] == "help",
      ["me", "us", "my"].contains(words[2]), !Self.unasked.contains(words[1])
    {
      return Laid(row: [row[0]], next: [row[1].asVerb] + row[2...], isNextAsked: true)
    }
    let isKin = EnglishPeople.names.contains(words[words.count - 1].lowercased())
    if words.count == 2 {
      guard
        Self.halting.contains(words[0]) && Self.beckoned.contains(words[1])
          || Self.urged.contains(words[0]) && (Self.beckoned.contains(words[1]) || isKin)
      else { return nil }
      return Laid(row: [row[0].asVerb], isRequest: true, next: [who])
    }
    let front = Array(row.dropLast())
    if words.count > 3, words[words.count - 1] == "please",
      EnglishPeople.names.contains(words[words.count - 2].lowercased()),
      let called = kinSummoned(
        front, Array(words.dropLast()), Array(front.dropLast())), called.isRequest
    {
      // *Carry/me/dad/please.*
      return Laid(row: called.row + [who], isRequest: true, next: called.next)
    }
    if Self.laughs.contains(words[words.count - 1].lowercased()), front.count > 1 {
      return Laid(row: front, next: [who])
    }
    if isEndeared(who, behind: front) {
      let said = timed(front)
      return Laid(
        row: said, isRequest: isAsked(front), next: [endeared(who)],
        isSettled: isAsked(front)
          && (said.count > front.count || words == ["go", "home"] + words.suffix(1)))
    }
    if words.count == 3, Self.beckoned.contains(words[2]), row[0].lexeme.wordClass == .noun,
      row[1].lexeme.wordClass == .adjective, !row[0].lexeme.isBeing
    {
      return Laid(row: small("the") + [row[0], EnglishWording.be, row[1]], next: [who])
    }
    if words.count == 3, words[0] == "don't",
      isKin || Self.beckoned.contains(words[2]),
      Self.byOneself.contains(words[1])
    {
      return Laid(row: [row[0], row[1].asVerb], isRequest: true, next: [who])
    }
    return isKin ? kinSummoned(row, words, front) : nil
  }

  /// *Play/with/me/daddy, I/love/you/mom, thank_you/help/me/grandma*: kin are called by their names.
  private func kinSummoned(_ row: [Constituent], _ words: [String], _ front: [Constituent]) -> Laid?
  {
    let who = row[row.count - 1]
    if words.count > 3, words[0] == "I", ["love", "miss"].contains(words[1]), words[2] == "you" {
      return Laid(row: front, next: [who])
    }
    if words.count == 3, words[1] == "me", Self.together.contains(words[0]),
      !Self.doneFor.contains(words[0])
    {
      return Laid(row: [row[0].asVerb] + small("with") + [row[1]], isRequest: true, next: [who])
    }
    if words[0] == "thank you", words.count > 3 { return Laid(row: front, next: [who]) }
    if front.last?.lexeme.lemma == "please", front.count > 2, isAsked(Array(front.dropLast())),
      words[front.count - 2] == "me"
    {
      return Laid(row: front, isRequest: true, next: [who])
    }
    guard isAsked(front), words[front.count - 1] == "me",
      front.count == 2 && Self.doneToMe.contains(words[0])
        || front.count == 3 && words[1] == "with" && Self.together.contains(words[0])
        || front.count > 2 && ["to", "for", "at"].contains(words[front.count - 2])
    else { return nil }
    return Laid(row: front, isRequest: true, next: [who])
  }

  private static let laughs: WordSet = [
    "ha ha", "haha", "ha ha ha", "hee hee", "hehe", "lol", "just kidding", "oops", "whoops",
  ]
  private static let halting = EnglishWords.set("come listen hurry sit stay")
  private static let urged: WordSet = [
    "hurry up", "come on", "wake up", "get up", "sit down", "be quiet", "calm down", "watch out",
    "look out", "slow down", "stand up", "let's go", "go away", "come here", "shut up",
  ]
  /// What is done with nobody else.
  private static let byOneself = EnglishWords.set(
    "go cry leave worry die fall sleep laugh run yell shout")
  private static let beckoned = EnglishWords.set(
    "baby dog doggy kitty cat puppy kids guys everybody")
  private static let doneToMe = EnglishWords.set(
    "hug kiss carry hold tickle push chase follow watch catch save rescue answer trust believe forgive"
  )
  private static let together = EnglishWords.set(
    "dance play come go sit stay walk swim run pray jump talk"
  ).union(doneFor)
  /// What is done with somebody, and to or for him as well.
  private static let doneFor = EnglishWords.set("read sing cook draw paint bake watch")

  /// *Honey, sweetie, young man*: said to somebody, and no food or company.
  private func isEndeared(_ who: Constituent, behind front: [Constituent]) -> Bool {
    guard front.count > 1 else { return false }
    if who.lexeme.lemma == "honey" {
      if front.count == 3, front[2].lexeme.lemma == "you",
        ["love", "miss"].contains(front[1].lexeme.lemma)
      {
        return true
      }
      return !front.contains {
        KindSet.edible.contains($0.lexeme.kind) || Self.tasting.contains($0.lexeme.lemma)
      }
    }
    guard Self.endearments.contains(who.lexeme.lemma),
      !["a", "the", "my", "this", "that", "with", "like", "of", "for", "to", "and"].contains(
        front[front.count - 1].lexeme.lemma)
    else { return false }
    return isAsked(front) || front[0].lexeme.lemma == "time" || front[0].lexeme.kind == .question
      || front[0].lexeme.kind == .social
      || front[0].lexeme.isSubjectForm && front.count > 2
  }

  private func endeared(_ who: Constituent) -> Constituent {
    var name = who
    name.lexeme = Lexeme(lemma: who.lexeme.lemma, wordClass: .properNoun, kind: .person)
    name.lexeme.article = .bare
    return name
  }

  /// *Time/for/shower, go/room/now*: with the article that the event or the room has.
  private func timed(_ front: [Constituent]) -> [Constituent] {
    guard front.count == 3, front[0].lexeme.lemma == "time", front[1].lexeme.lemma == "for",
      ["shower", "bath", "nap", "walk", "story", "break", "snack", "rest", "drink"].contains(
        front[2].lexeme.lemma)
    else {
      guard front.count > 1, front[0].lexeme.lemma == "go", front[1].lexeme.lemma == "room" else {
        return front
      }
      return [front[0]] + small("to") + small("your") + front[1...]
    }
    var event = front[2]
    event.lexeme = Lexeme(lemma: event.lexeme.lemma, wordClass: .noun, kind: .event)
    event.lexeme.countability = .count
    return front[..<2] + small("a") + [event]
  }

  private func isAsked(_ front: [Constituent]) -> Bool {
    guard let first = front.first else { return false }
    return first.lexeme.wordClass == .verb && frames[first.lexeme.lemma].pattern != .modal
      && !Self.unasked.contains(first.lexeme.lemma)
      || ["don't", "please"].contains(first.lexeme.lemma)
  }

  private static let unasked = EnglishWords.set(
    "want need like love have be miss see know can hate")
  private static let tasting = EnglishWords.set(
    "eat want need like love buy get have with more put add taste spoon some no and")
  private static let endearments = EnglishWords.set(
    "sweetie sweetheart darling dear buddy pal dude bro sir ma'am madam kiddo cutie dearest mate"
  ).union(["young man", "young lady", "my love", "my dear", "old man", "little man"])
}
