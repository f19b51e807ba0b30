import AACCore

/// Spanish and Portuguese rows of a mishap and what came of it: *bici / caer / rodilla / sangre, ônibus / perder / atrasado* (NGLE
/// §31.1, *yuxtaposición*; Cunha & Cintra, chapter 18, *Coordenação assindética*).
extension TileReader {
  /// *Bici / caer / rodilla / sangre, balanço / cair / braço / doer*: one falls off what one rides or sits on.
  func fallBesideHarm(_ words: [Constituent]) -> Cut? {
    let start = words.first.map(isOwnPronoun) == true ? 1 : 0
    guard words.count > start + 2,
      let fall = words[start..<(start + 2)].firstIndex(where: {
        ["caer", "caerse", "cair"].contains($0.lexeme.lemma)
      }), words[fall].lexeme.isInfinitive
    else { return nil }
    let source = words[2 * start + 1 - fall]
    let rest = Array(words[(start + 2)...])
    if !isSpanish, fall == start, words.count < start + 4, source.lexeme.kind == .body,
      let harm = harm(Array(words[(start + 1)...]))
    {
      // Cair / joelho: what hurts since.
      return Cut(
        first: words[..<start] + [ownPast(words[fall])], second: harm.words, link: harm.link)
    }
    guard isFallenFrom(source.lexeme), rest.count < 4, let harm = harm(rest) else { return nil }
    let first =
      words[..<start] + [ownPast(words[fall], isSpanish ? "caerse" : "cair"), known("de")]
      + [isSpanish ? known("el") : article, source]
    return Cut(first: Array(first), second: harm.words, link: harm.link)
  }

  private func isFallenFrom(_ thing: Lexeme) -> Bool {
    thing.wordClass == .noun
      && (thing.kind == .vehicle || BesideWords.playgrounds.contains(thing.lemma)
        || LaidBesideWords.climbed.contains(thing.lemma))
  }

  /// *Rodilla / sangre, brazo / doler, llorar*: what came of it.
  private func harm(_ rest: [Constituent]) -> (words: [Constituent], link: String?)? {
    let pain = isSpanish ? "doler" : "doer"
    let body = rest.first { $0.lexeme.kind == .body && $0.lexeme.lemma != "sangre" }
    let other = rest.first { $0 != body && !$0.lexeme.isDeterminerLike }
    guard
      rest.filter({ !$0.lexeme.isDeterminerLike }).count == (body == nil ? 0 : 1)
        + (other == nil ? 0 : 1)
    else { return nil }
    switch other?.lexeme.lemma {
    case nil:
      guard let body, !FallWords.loose.contains(body.lexeme.lemma) else { return nil }
      return ([Constituent.infinitive(pain), body], nil)
    case "doler", "doer":
      guard let body, let other else { return nil }
      return (isSpanish ? [other, body] : [body, other], nil)
    case "sangre":
      guard var other else { return nil }
      other.lexeme.article = .bare
      return ((body.map { [$0] } ?? [ownDeed("tener")]) + [other], nil)
    case "sangue":
      guard let other else { return nil }
      let place = body.map { [known("em"), article, $0] } ?? []
      return ([.linking("estar", .first), known("com"), other] + place, nil)
    case "llorar", "chorar":
      guard body == nil, let other else { return nil }
      return ([ownPast(other)], isSpanish ? "y" : "e")
    default: return nil
    }
  }

  /// *Autobús / perder / tarde, ônibus / perder / atrasado*: what one has missed.
  func missedBesideLate(_ words: [Constituent]) -> Cut? {
    let start = words.first.map(isOwnPronoun) == true ? 1 : 0
    guard words.count == start + 3, let late = words.last,
      LaidBesideWords.late.contains(late.lexeme.lemma),
      let verb = words[start..<(start + 2)].firstIndex(where: { $0.lexeme.lemma == "perder" }),
      words[verb].lexeme.isInfinitive, case let missed = words[2 * start + 1 - verb],
      LaidBesideWords.transport.contains(missed.lexeme.lemma)
    else { return nil }
    let first =
      words[..<start] + [ownPast(words[verb]), isSpanish ? known("el") : article, missed]
    let second: [Constituent]
    if late.lexeme.wordClass == .adjective {
      second = [.linking("estar", .first), late]
    } else {
      var when = late
      when.lexeme = Lexeme(lemma: late.lexeme.lemma, wordClass: .adverb, kind: .manner)
      second =
        isSpanish
        ? [ownDeed("llegar"), when] : [ownDeed("ir"), Constituent.infinitive("chegar"), late]
    }
    return Cut(first: Array(first), second: second)
  }
}
