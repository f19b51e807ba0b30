import AACCore

/// Small words before what belongs to them: *in/front of/house, like/that, all/my/life, this/kind/of/music, with/window/open*.
///
/// Sources: CGEL §9.10–9.12 (complex prepositions), §6.22 (*kind of*), §9.55 and §15.60 (*with* and a clause), §15.71
/// (*as … as I can*).
extension EnglishConstructions {
  // MARK: Places and likeness

  /// *in/front of/house, out/of/bed, like/that, all/my/life, either/one.*
  mutating func settlePlace(at index: Int) {
    switch lemma(index) {
    case "in", "out":
      let text = "\(lemma(index)) \(lemma(index + 1))"
      let longer = "\(text) \(lemma(index + 2))"
      if longer == "in front of", let known = planner.lexicon.known(longer) {
        return join(index...(index + 2), as: known)
      }
      guard text == "in front of" || text == "out of", index + 2 < words.count,
        let known = planner.lexicon.known(text)
      else { return settleWay(at: index) }
      join(index...(index + 1), as: known)
    case "up", "down", "over", "away", "back", "off": settleWay(at: index)
    case "kind", "type", "sort": settleKind(at: index)
    case "with", "be", "as", "somewhere": settleLoose(at: index)
    case "like":
      guard ["this", "that"].contains(lemma(index + 1)), index + 2 == words.count,
        index > 0 || clause.options.contains(.request), lemma(index - 1) != "to",
        lexeme(index - 1)?.wordClass != .verb
      else { return }
      join(index...(index + 1), "like \(lemma(index + 1))", .manner)
    case "all":
      if let doer = lexeme(index + 1), doer.isSubjectForm, index + 3 == words.count,
        !isSubject, doer.lemma != "it"
      {
        // *all I need.*
        words[index].lexeme = Lexeme(lemma: "all", wordClass: .pronoun, kind: .thing)
        return
      }
      guard lexeme(index + 1)?.kind == .possessive, lemma(index + 2) == "life" else { return }
      join(index...(index + 2), "all \(lemma(index + 1)) life", .duration)
    case "either", "neither":
      guard lemma(index + 1) == "one" else { return }
      var one = Lexeme(lemma: "\(lemma(index)) one", wordClass: .pronoun, kind: .thing)
      one.person = .third
      one.number = .singular
      if lemma(index) == "neither", !isSubject {
        one.lemma = "either one"
        clause.isNegative = true
      }
      join(index...(index + 1), as: one)
    case "at":
      guard ["least", "most"].contains(lemma(index + 1)),
        lexeme(index + 2)?.wordClass == .numeral || Self.isNoun(lexeme(index + 2))
      else { return }
      join(index...(index + 1), "at \(lemma(index + 1))", .degree)
    default: break
    }
  }

  /// *this/kind/of/music, all/kind/of/book*: one noun of a kind.
  private mutating func settleKind(at index: Int) {
    guard lemma(index + 1) == "of", let noun = lexeme(index + 2),
      Self.isNoun(noun) || noun.lemma == "help",
      let before = lexeme(index - 1), before.isDeterminerLike || before.wordClass == .adjective,
      before.kind != .question, before.lemma != "sort"
    else { return }
    let isMany =
      ["all", "many", "several", "these", "those"].contains(before.lemma)
      || before.wordClass == .numeral && before.lemma != "one"
    var kind = Lexeme(
      lemma: "\(lemma(index))\(isMany ? "s" : "") of \(noun.lemma)", wordClass: .noun, kind: .thing)
    kind.countability = .count
    if isMany { kind.number = .plural }
    if before.lemma == "all" {
      words[index - 1].lexeme = Lexeme(lemma: "all", wordClass: .adjective, kind: .quality)
    }
    if before.lemma == "all" { kind.article = .bare }
    join(index...(index + 2), as: kind)
  }

  /// *with/window/open, as/fast/as/I/can, somewhere/quiet, because it/be/sweet*.
  private mutating func settleLoose(at index: Int) {
    switch lemma(index) {
    case "with":
      guard let last = words.indices.last, last - index == 2 || last - index == 3,
        Self.states.contains(lemma(last)), Self.isNoun(lexeme(last - 1)),
        last - index == 2 || lexeme(index + 1)?.isDeterminerLike == true
      else { return }
      words[last].lexeme = Lexeme(lemma: lemma(last), wordClass: .adverb, kind: .manner)
      guard last - index == 2, lexeme(last - 1)?.kind != .body, let the = small("the") else {
        return
      }
      words.insert(the, at: last - 1)
      clause.reasons.append(.init(.articleDefinite, lemma(last), "the"))
    case "as":
      guard lemma(index + 2) == "as", let doer = EnglishPronouns.of(lemma(index + 3)),
        ["can", "could"].contains(lemma(index + 4)), index + 5 == words.count
      else { return }
      join(
        index...(index + 4), "as \(lemma(index + 1)) as \(doer.nominative) \(lemma(index + 4))",
        .manner)
    case "somewhere":
      if lexeme(index + 1)?.wordClass == .adjective, index + 2 == words.count {
        join(index...(index + 1), "somewhere \(lemma(index + 1))", .direction)
      } else if lemma(index + 1) == "to", lexeme(index + 2)?.wordClass == .verb,
        index + 3 == words.count
      {
        join(index...(index + 2), "somewhere to \(lemma(index + 2))", .direction)
      }
    default:
      guard index > 0, let next = lexeme(index + 1), next.wordClass == .noun,
        index + 2 == words.count,
        lemma(index - 1) == "it", let quality = EnglishHomographs.quality(next.lemma),
        quality.animacy == nil
      else { return }
      words[index + 1].lexeme = quality
    }
  }

  private static let states = EnglishWords.set("open closed shut full empty on off")
}
