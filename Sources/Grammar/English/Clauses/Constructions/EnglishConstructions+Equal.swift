import AACCore

/// How much more, and just as much: *much/more/cold, far/more relaxed, as much/as/that*.
///
/// Sources: CGEL §7.89 (premodified comparatives), §15.63–15.71 (comparison, equality).
extension EnglishConstructions {
  /// *same/color/yours, same/age/me, same/bike/my/brother*: as whose (CGEL §15.71).
  mutating func likenSame() {
    guard let same = words.firstIndex(where: { $0.lexeme.lemma == "same" }),
      let last = words.indices.last, same + 1 < last, Self.isNoun(lexeme(same + 1)),
      !Self.handing.contains(clause.verb?.lexeme.lemma ?? ""),
      words[(same + 2)..<last].allSatisfy({
        $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .adjective
      }), let other = lexeme(last), other.isNominal, !other.kind.isTemporal,
      other.kind != .question,
      last > same + 2 || other.isBeing || other.wordClass == .pronoun
    else { return }
    words.insert(Constituent(Lexeme(lemma: "as", wordClass: .adposition)), at: same + 2)
    clause.reasons.append(.init(.preposition, other.lemma, "as"))
  }

  private static let handing = EnglishWords.set("give show tell bring buy send read make teach")

  /// *much/more/cold, a lot/more/careful, even/more relaxed*: the comparative, with how much more before it; whether it was.
  mutating func settleMuchMore(at index: Int) -> Bool {
    guard !isSubject else { return false }
    var end = index + 1
    var quality = lexeme(end)
    if lemma(end) == "more" {
      end += 1
      quality = lexeme(end)
    } else if lemma(end).hasPrefix("more ") {
      quality?.lemma = String(lemma(end).dropFirst(5))
      quality?.wordClass = .adjective
    } else {
      return false
    }
    if quality?.wordClass == .noun, end + 1 == words.count || lemma(end + 1) == "than",
      planner.frames[clause.verb?.lexeme.lemma ?? ""].isCopular,
      let other = EnglishHomographs.quality(quality?.lemma ?? "")
    {
      quality = other
    }
    guard let quality, quality.wordClass == .adjective,
      quality.kind != .possessive, quality.kind != .quantity,
      !Self.isNoun(lexeme(end + 1)),
      let compared = EnglishMorphology(clause.variety).comparatives(of: quality.lemma).first
    else { return false }
    if compared.hasPrefix("more ") {
      join(
        index...end,
        as: Lexeme(lemma: "\(lemma(index)) \(compared)", wordClass: .adjective, kind: quality.kind))
      return true
    }
    clause.reasons.append(.init(.verbForm, quality.lemma, compared))
    let grade = Constituent(
      Lexeme(lemma: lemma(index), wordClass: .adverb, kind: .degree), tile: words[index].tile)
    join(
      (index + 1)...end, as: Lexeme(lemma: compared, wordClass: .adjective, kind: quality.kind))
    words[index] = grade
    return true
  }

  /// *as much/as/that, as/much/as/you*: the same amount, where no noun says of what.
  mutating func settleEqual(at index: Int) {
    let isOne = lemma(index) != "as"
    let end = isOne ? index : index + 1
    let text = isOne ? lemma(index) : "as \(lemma(end))"
    if Self.isNoun(lexeme(end + 1)), !text.hasSuffix(" as") {
      return join(
        index...end, as: Lexeme(lemma: text, wordClass: .determiner, kind: .quantity))
    }
    let isWhole = text.hasSuffix(" as")
    let last = isWhole ? end + 1 : end + 2
    guard isWhole || lemma(end + 1) == "as", let other = lexeme(last), last + 1 == words.count
    else { return }
    let amount = isWhole ? String(text.dropLast(3)) : text
    let pronoun = other.wordClass == .pronoun ? EnglishPronouns.of(other.lemma)?.accusative : nil
    let name =
      EnglishPeople.names.contains(other.lemma) ? other.lemma.capitalizedAtStart : other.lemma
    guard
      pronoun != nil || EnglishHabits.demonstratives.contains(other.lemma)
        || other.wordClass == .properNoun || EnglishPeople.names.contains(other.lemma)
    else { return settleEqualThing(other, index...last, amount) }
    join(index...last, "\(amount) as \(pronoun ?? name)", .manner)
  }

  /// *as much/as/car*: one of its kind.
  private mutating func settleEqualThing(
    _ thing: Lexeme, _ range: ClosedRange<Int>, _ text: String
  ) {
    guard thing.wordClass == .noun, !thing.kind.isTemporal, !EnglishPeople.isPossessed(thing.lemma)
    else {
      if range.count > 2 { join(range.lowerBound...(range.upperBound - 2), text, .manner) }
      return
    }
    let isOne = !EnglishHabits.isMass(thing) && !EnglishHabits.isPlural(thing)
    let article = EnglishArticles.indefinite(before: thing.lemma)
    if isOne { clause.reasons.append(.init(.articleIndefinite, thing.lemma, article)) }
    join(range, "\(text) as \(isOne ? article + " " : "")\(thing.lemma)", .manner)
  }
}
