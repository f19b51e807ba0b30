import AACCore

/// *This one, not that one*: what is meant, and what is not; and *no* as an answer.
///
/// Sources: CGEL §10.64 (focus of negation), §8.120 (*no* as an answer).
extension EnglishSequels {
  /// *help/me / not/he, left / not/right, want/blue / not/red*: *not* to the end of the row denies the second of two
  /// things of one kind and nothing else.
  func contrast(_ row: [Constituent]) -> Split? {
    guard row.count > 2,
      let not = row.indices.dropFirst().dropLast().last(where: { row[$0].lexeme.lemma == "not" })
    else { return nil }
    let before = row[not - 1].lexeme
    let other = row[(not + 1)...].filter { $0.lexeme.kind != .social }
    guard let first = other.first?.lexeme, !row.contains(where: { $0.lexeme.lemma == "but" }),
      !Self.plainly.contains(first.lemma) || Self.sides.contains(before.lemma),
      row[..<not].allSatisfy({ $0.lexeme.kind != .negation && $0.lexeme.kind != .question }),
      other.allSatisfy({ isNamed($0.lexeme) })
    else { return nil }
    let hasVerb = row[..<not].contains { word in
      word.lexeme.wordClass == .verb || EnglishVerbForms.ofBe.contains(word.lexeme.lemma)
        || frames.listed(word.lexeme.lemma) != nil && word == row[0]
          && !(not == 1 && before.wordClass == .noun)
    }
    let isOfKind = not == 2 && (first.kind == .color || first.kind == .size)
    if hasVerb || isOfKind, other.count == 1, first.wordClass == .adjective,
      before.wordClass == .noun, not > 1,
      row[not - 2].lexeme.wordClass == .adjective, row[not - 2].lexeme.kind == first.kind
    {
      // *red/ball / not/blue*: the other one of its kind.
      var one = Lexeme(lemma: "one", wordClass: .noun)
      one.countability = .count
      one.article = .definite
      var link = row[not]
      link.lexeme = Lexeme(lemma: "not", wordClass: .conjunction, kind: .connective)
      let the = lexicon.known("the").map { [Constituent($0)] } ?? []
      return Split(
        first: (hasVerb ? [] : the) + row[..<not],
        second: [link] + the + row[(not + 1)...] + [Constituent(one)])
    }
    let isThing = first.wordClass == .noun && other.count == 1
    if hasVerb, before.wordClass == .noun, isThing, !first.isBeing { return nil }
    guard hasVerb ? isMeant(before, first, row, not) : isPair(before, other, row, not) else {
      return nil
    }
    var link = row[not]
    link.lexeme = Lexeme(lemma: "not", wordClass: .conjunction, kind: .connective)
    let isOne = !hasVerb && before.lemma == "one" && row[0].lexeme.wordClass == .adjective
    return Split(
      first: (isOne ? lexicon.small("the") : []) + row[..<not], second: [link] + row[(not + 1)...],
      isRequest: row[0].lexeme.wordClass == .verb && Self.subjectless(row[..<not]))
  }

  /// Whether nobody is named in front of the verb who could do it, but *me* behind it.
  private static func subjectless(_ row: ArraySlice<Constituent>) -> Bool {
    ["me", "us"].contains(row.last?.lexeme.lemma ?? "")
  }

  private func isNamed(_ lexeme: Lexeme) -> Bool {
    lexeme.isNominal || lexeme.isDeterminerLike || lexeme.wordClass == .adjective
      || lexeme.kind.isTemporal || lexeme.lemma == "one" || Self.sides.contains(lexeme.lemma)
  }

  /// Behind a verb: a pronoun, a name or a quality, and another of them.
  private func isMeant(
    _ one: Lexeme, _ other: Lexeme, _ row: [Constituent], _ not: Int
  ) -> Bool {
    if EnglishWording.subjects.contains(one.lemma) { return false }
    if one.wordClass == .pronoun || EnglishHabits.demonstratives.contains(one.lemma) {
      let isReported = row[..<not].contains { Self.opening.contains($0.lexeme.lemma) }
      guard !isReported || one.lemma != "it" && one.lemma != "you",
        other.wordClass == .pronoun || other.isBeing || other.isDeterminerLike
          || EnglishHabits.demonstratives.contains(other.lemma)
      else { return false }
    }
    if other.wordClass == .adjective, one.wordClass != .adjective { return one.lemma == "one" }
    if one.kind.isTemporal { return other.kind.isTemporal }
    if one.wordClass == .adjective {
      return other.wordClass == .adjective && (not > 2 || row[0].lexeme.wordClass == .verb)
        || other.isDeterminerLike && row[..<not].contains { $0.lexeme.lemma == "the" }
    }
    return one.wordClass == .noun || one.wordClass == .properNoun || one.lemma == "one"
      || one.wordClass == .pronoun || EnglishHabits.demonstratives.contains(one.lemma)
  }

  /// Without a verb: two of a kind, each said alike.
  private func isPair(
    _ one: Lexeme, _ other: [Constituent], _ row: [Constituent], _ not: Int
  ) -> Bool {
    guard let last = other.last?.lexeme else { return false }
    if not == 1, isAlike(one, last), other.count == 1 { return true }
    if one.lemma == "one", not == 2, row[0].lexeme.wordClass == .adjective {
      // *big/one / not/small.*
      return last.lemma == "one" || last.wordClass == .adjective
    }
    if EnglishHabits.demonstratives.contains(row[0].lexeme.lemma) {
      return EnglishHabits.demonstratives.contains(other[0].lexeme.lemma)
        || last.kind == .possessive
          && not > 1
    }
    if one.kind.isTemporal { return last.kind.isTemporal && not == 1 }
    if ["left", "right", "up", "down"].contains(one.lemma) {
      return ["left", "right", "up", "down"].contains(last.lemma) && not == 1
    }
    if row[0].lexeme.kind == .possessive, not > 1, one.wordClass == .noun {
      return last.kind == .possessive || other[0].lexeme.kind == .possessive
    }
    if one.kind == .color { return last.kind == .color && not == 1 }
    return not == 1 && KindSet.edible.contains(one.kind) && KindSet.edible.contains(last.kind)
  }

  /// *me / not/she, mom / not/dad, inside / not/outside, big / not/small*: two of one kind, and nothing before the first.
  private func isAlike(_ one: Lexeme, _ other: Lexeme) -> Bool {
    if Self.sides.contains(one.lemma) { return Self.sides.contains(other.lemma) }
    if Self.objects.contains(one.lemma) { return EnglishPronouns.of(other.lemma) != nil }
    if one.isHuman, one.wordClass != .pronoun {
      return other.isHuman && other.wordClass != .pronoun
    }
    if one.wordClass == .adjective {
      return other.wordClass == .adjective && one.kind == other.kind
    }
    return one.wordClass == .noun && other.wordClass == .noun && one.kind == other.kind
      && [
        .animal, .toy, .vehicle, .clothing, .place, .device, .game, .thing, .book, .furniture,
      ].contains(one.kind)
  }

  private static let sides = EnglishWords.set(
    "here there inside outside upstairs downstairs home school left right up down front back")
  private static let objects = EnglishWords.set("me him her us them you")

  private static let plainly = EnglishWords.set(
    "yet anything much very now here home so too enough there anybody well really ready hungry")

  /// *no / I/want/that, no / stop, no / I'm/fine*: *no* before what can stand alone answers.
  func refusal(_ row: [Constituent]) -> Split? {
    guard row[0].lexeme.lemma == "no", row.count > 1, let yes = lexicon.known("yes") else {
      return nil
    }
    let isOwnPart =
      row.count > 3 && row[1].lexeme.kind == .possessive
      && (acts(row, 3) || row[3].lexeme.lemma.hasPrefix("hurt"))
    let next = row[1].lexeme
    let third = row.count > 2 ? row[2].lexeme : nil
    let isTold =
      ["stop", "wait", "don't"].contains(next.lemma) || next.lemma == "go" && third?.lemma == "away"
    let isSaid =
      third != nil && (isNominative(next) || next.lemma == "it") && acts(row, 2)
      || EnglishHabits.demonstratives.contains(next.lemma) && third?.wordClass != .noun
        && row[2...].contains {
          $0.lexeme.wordClass == .adjective || $0.lexeme.wordClass == .verb
            || $0.lexeme.lemma == "mine"
        }
    let isMe = row.count == 3 && next.lemma == "me" && third?.lemma == "first"
    let isCalled = row.count == 2 && isName(next)
    let isContracted =
      third != nil && ["it's", "it’s", "that's", "he's", "she's"].contains(next.lemma)
    guard isTold || isSaid || isMe || isCalled || isContracted || isOwnPart else { return nil }
    var answer = row[0]
    answer.lexeme = yes
    answer.lexeme.lemma = "no"
    return Split(first: [answer], second: Array(row[1...]))
  }
}
