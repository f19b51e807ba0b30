import AACCore

/// What is said of the subject in a clause of its own: *niña / que / estar / ahí / ser / mi / hermana, libro / que / yo /
/// leer / ser / bonito* (NGLE §44.2, *oraciones de relativo especificativas*).
extension TileReader {
  /// The row with the subject and its clause as one phrase; nil where the row does not begin so.
  func withRelativeSubject(_ words: [Constituent]) -> [Constituent]? {
    if let behind = withPrepositionalClause(words) { return behind }
    guard variety.language != .english, words.count > 4,
      let link = words.firstIndex(where: { $0.lexeme.lemma == "que" }), link > 0,
      words[link - 1].lexeme.wordClass == .noun, !words[link - 1].lexeme.kind.isTemporal,
      words[..<(link - 1)].allSatisfy(\.lexeme.isDeterminerLike),
      let inner = words[(link + 1)...].firstIndex(where: { $0.lexeme.wordClass == .verb }),
      let main = mainVerb(words, behind: inner), main - link > 1,
      let head = described(words[link - 1], by: Array(words[(link + 1)..<main]))
    else { return nil }
    return Array(words[..<(link - 1)]) + [head] + words[main...]
  }

  /// A noun with the clause that tells which one is meant, as one phrase: *niña que está ahí*.
  func described(_ noun: Constituent, by words: [Constituent]) -> Constituent? {
    guard let said = relative(words, of: noun) else { return nil }
    var head = noun
    head.lexeme.gender = tables.gender(of: head.lexeme)
    head.lexeme.number = head.lexeme.number ?? .singular
    head.lexeme.lemma += " que \(said)"
    return head
  }

  /// Where the words of the main verb begin, with its negator; it is the next verb that the inner one does not open.
  func mainVerb(_ words: [Constituent], behind inner: Int) -> Int? {
    var verb = inner
    while let next = words[(verb + 1)...].firstIndex(where: { $0.lexeme.wordClass == .verb }) {
      let opens =
        frame(of: words[verb]).isStrongOpener && next == verb + 1
        && !frame(of: words[next]).isCopular
      let isGoverned = words[next - 1].lexeme.wordClass == .adposition
      if !opens, !isGoverned {
        var start = next
        while start - 1 > verb,
          words[start - 1].lexeme.lemma == variety.language.plainNegator
            || WordJoiner.clitics.contains(words[start - 1].lexeme.lemma)
            || words[start - 1].lexeme.kind == .frequency
            || frame(of: words[next]).pattern.mayHaveExperiencer
              && words[start - 1].lexeme.wordClass == .pronoun
        {
          start -= 1
        }
        return start
      }
      verb = next
    }
    return nil
  }

  /// The inner clause as it is said behind *que*; with a subject of its own what stands before is its object.
  private func relative(_ words: [Constituent], of head: Constituent) -> String? {
    guard let verb = verbPlace(words) else { return nil }
    let hasOwn = words[..<verb].contains {
      $0.lexeme.isBeing
        || $0.lexeme.wordClass == .pronoun
          && $0.lexeme.kind == .person && !WordJoiner.clitics.contains($0.lexeme.lemma)
    }
    var clause = read(hasOwn ? words : [head] + words).first
    clause?.isLaid = true
    guard let clause, !clause.isQuestion, !clause.options.contains(.request) else { return nil }
    var tokens = ClauseRealizer().realize(clause).tokens.dropLast()
    if !hasOwn {
      guard let end = tokens.firstIndex(where: { $0.tile == head.tile }) else { return nil }
      tokens = tokens[(end + 1)...]
    }
    let text = tokens.map { ($0.hasSpaceBefore ? " " : "") + $0.text }.joined()
    guard let start = text.firstIndex(where: { $0 != " " }) else { return nil }
    let said = text[start...]
    let isName = hasOwn && words[0].lexeme.wordClass == .properNoun
    return isName ? String(said) : said.prefix(1).lowercased() + said.dropFirst()
  }
}
