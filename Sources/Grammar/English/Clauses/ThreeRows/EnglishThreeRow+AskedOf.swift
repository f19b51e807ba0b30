import AACCore

/// Somebody and a thing or place behind a question word: *what/you/juice, when/they/bed, why/they/home, where/I/shoes, who/they/cookie*.
///
/// Sources: CGEL §11.14–11.23 (questions), §12.46–12.50 (what is understood), §5.14 (possessives).
extension EnglishThreeRow {
  /// *What/you/juice, when/I/juice, why/they/home, when/they/bed, where/I/shoes, who/they/cookie*.
  func askedOfSomebody(_ word: Constituent, _ doer: Constituent, _ other: Constituent) -> Said? {
    if word.lexeme.lemma == "where", isPronoun(doer), other.lexeme.wordClass == .adjective {
      return Said(subject: [doer], verb: verb("be"), rest: [other, word], asks: true)
    }
    guard isHad(other) || isPlace(other),
      frames[other.lexeme.lemma].isDefault || Self.nouns.contains(other.lexeme.lemma)
        || Self.plainThings.contains(other.lexeme.kind)
    else { return nil }
    let isSaidOfIt = isPronoun(doer)
    switch word.lexeme.lemma {
    case "what":
      guard isHad(other), isSaidOfIt || Self.nouns.contains(other.lexeme.lemma) else { return nil }
      return Said(subject: [doer], verb: verb("want"), rest: [word, other], asks: true)
    case "when":
      if isPlace(other) {
        if other.lexeme.kind == .home, !isSaidOfIt { return nil }
        return Said(
          subject: [doer], verb: verb("go"), rest: goal(other) + [word], asks: true,
          isOngoing: true)
      }
      if doer.lexeme.lemma == "I" {
        return Said(
          subject: [doer], verb: verb("can"), rest: [verb("have"), other, word], asks: true)
      }
      return Said(subject: [doer], verb: verb("have"), rest: [other, word], asks: true)
    case "why":
      guard isSaidOfIt || isHad(other) || isPlace(other) && !isBed(other) else { return nil }
      if isPlace(other) {
        return Said(subject: [doer], verb: verb("be"), rest: stay(other) + [word], asks: true)
      }
      return Said(subject: [doer], verb: verb("have"), rest: [other, word], asks: true)
    case "where": return askedForOwn(word, doer, other)
    case "who": return askedWhoHas(word, doer, other)
    default: return nil
    }
  }

  /// *Where/I/shoes, where/dog/book*: where his own is.
  private func askedForOwn(
    _ word: Constituent, _ doer: Constituent, _ other: Constituent
  ) -> Said? {
    guard isHad(other) || isBed(other) else { return nil }
    if !isPronoun(doer) {
      guard Self.nouns.contains(other.lexeme.lemma), !isBed(other) else { return nil }
      return Said(
        subject: [other] + small("of", tile: doer.tile) + known(doer), verb: verb("be"),
        rest: [word], asks: true
      ).ordered
    }
    let owner = EnglishPronouns.of(doer.lexeme.lemma)?.possessive
    return owner.map {
      Said(
        subject: small($0, tile: doer.tile) + [other], verb: verb("be"), rest: [word], asks: true)
    }
  }

  /// *Who/they/cookie, who/they/bed*: who has it, or is there.
  private func askedWhoHas(
    _ word: Constituent, _ doer: Constituent, _ other: Constituent
  ) -> Said? {
    guard isPronoun(doer), let owner = EnglishPronouns.of(doer.lexeme.lemma)?.possessive
    else { return nil }
    if isBed(other) || other.lexeme.kind == .home {
      return Said(
        subject: [word], verb: verb("be"),
        rest: small(isBed(other) ? "in" : "at", tile: other.tile)
          + small(owner, tile: doer.tile) + [other],
        asks: true
      ).ordered
    }
    guard isHad(other) else { return nil }
    return Said(
      subject: [word], verb: verb("have"), rest: small(owner, tile: doer.tile) + [other],
      asks: true)
  }

  private static let plainThings = KindSet(.food, .drink, .dish, .toy, .clothing)
}
