import AACCore

/// What is of something, where the head is laid before it in a row that goes on, with *of* or without: *roof/house/have/hole,
/// king/Spain/live/palace, map/of/Europe/be/wall, raise/price/gas, pass/hard/level/game, kiss/girl/door/club*.
///
/// Sources: CGEL §17.37–17.46 (the *of* phrase and other postmodification), §5.115–5.117 (*of* beside the genitive).
extension EnglishLinkedRow {
  /// A head with its whole: how they are said together, and where the row goes on.
  private struct Headed {
    var noun: Constituent
    var end: Int
    var tiles: [Int]
    var link: String
  }

  /// The head at a place of the row with the whole behind it; nil where they are nothing to each other.
  private func headed(_ row: [Constituent], _ words: [String], at head: Int) -> Headed? {
    guard head + 1 < row.count, let first = row[head].tile else { return nil }
    var next = head + 1
    var link = ""
    if words[next] == "of" {
      guard isNoun(row[head]) || EnglishHeads.mayHead(words[head]) else { return nil }
      link = "of"
      next += 1
    }
    var own = ""
    if next < row.count,
      words[next] == "the"
        || row[next].lexeme.kind == .possessive && row[next].lexeme.isDeterminerLike
    {
      own = EnglishPronouns.of(words[next])?.possessive ?? words[next]
      next += 1
    }
    guard next < row.count, isNoun(row[next]) || EnglishHeads.mayBeWhole(words[next]),
      !row[next].lexeme.kind.isTemporal || words[head] == "month"
    else { return nil }
    let whole = row[next].lexeme
    if link.isEmpty {
      guard let relation = EnglishHeads.link(words[head], whole) else { return nil }
      link = relation
    }
    if own.isEmpty {
      own = EnglishHeads.isBare(words[head], whole) ? "" : "the"
    }
    var noun = row[head]
    noun.lexeme = Lexeme(
      lemma: [words[head], link, own, whole.lemma].filter { !$0.isEmpty }.joined(separator: " "),
      wordClass: .noun, kind: row[head].lexeme.namesThing ? row[head].lexeme.kind : .thing)
    if row[head].lexeme.isBeing {
      noun.lexeme.kind = row[head].lexeme.kind
      noun.lexeme.animacy = row[head].lexeme.animacy
    }
    if EnglishHeads.isBuilt(words[head]) { noun.lexeme.kind = .thing }
    if words[head] == "capital" { noun.lexeme.kind = .place }
    noun.lexeme.countability = .count
    if EnglishHabits.isPlural(row[head].lexeme) { noun.lexeme.number = .plural }
    return Headed(
      noun: noun, end: next + 1, tiles: [first] + row[(head + 1)...next].compactMap(\.tile),
      link: link)
  }

  private func joined(_ headed: Headed, _ row: [Constituent], at head: Int, before: [Constituent])
    -> Linked
  {
    var linked = Linked(row: row[..<head] + before + [headed.noun] + row[headed.end...])
    if let first = headed.tiles.first { linked.joins[first] = headed.tiles }
    return linked
  }

  // MARK: Who does it

  /// *Roof/house/have/hole, the/king/of/Spain/live/palace, water/pool/be/very/cold, ending/movie/be/sad.*
  func wholeOfDoer(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard let begin = row.firstIndex(where: { !$0.lexeme.kind.isTemporal }), begin < 2 else {
      return nil
    }
    let isNamed =
      ["the", "a", "an", "this", "that"].contains(words[begin])
      || row[begin].lexeme.kind == .possessive
    let head = isNamed ? begin + 1 : begin
    guard head + 2 < row.count, let headed = headed(row, words, at: head),
      headed.end + 1 < row.count
    else { return nil }
    var verb = headed.end
    if ["not", "never", "always", "already"].contains(words[verb]) { verb += 1 }
    guard verb < row.count,
      row[verb].lexeme.wordClass == .verb || words[verb] == "be"
        || EnglishVerbForms.ofBe.contains(words[verb])
    else { return nil }
    return joined(headed, row, at: head, before: isNamed ? [] : small("the"))
  }

  // MARK: What is done to it, and where

  /// *Break/roof/school, raise/price/gas, pass/hard/level/game; be/far/center/city, kiss/girl/door/club.*
  func wholeOfThing(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard
      let verb = row.indices.first(where: {
        $0 < row.count - 2 && ($0 > 0 || EnglishHeads.given.contains(words[0]))
          && (row[$0].lexeme.wordClass == .verb || EnglishHeads.twoSided.contains(words[$0]))
      }),
      let head = row.indices.dropFirst(verb + 1).first(where: {
        EnglishHeads.mayHead(words[$0]) && !EnglishHeads.isMeasure(words[$0])
          && headed(row, words, at: $0) != nil
      }), !["of", "the"].contains(words[head + 1]),
      let headed = headed(row, words, at: head),
      row[headed.end...].allSatisfy({
        $0.lexeme.kind.isTemporal || isObjectPronoun($0) || $0.lexeme.wordClass == .adposition
          || $0.lexeme.wordClass == .adverb
      })
    else { return nil }
    var phrase = head
    while phrase > verb + 1, words[verb] != "be", row[phrase - 1].lexeme.wordClass == .adjective {
      phrase -= 1
    }
    let before = row[phrase - 1]
    if words[head - 1] == "far", head == verb + 2, words[verb] == "be" {
      return joined(headed, row, at: head, before: small("from") + small("the"))
    }
    if words[head - 1] == "near" || before.lexeme.wordClass == .adposition {
      return joined(headed, row, at: head, before: small("the"))
    }
    if words[head - 1] == "fed up"
      || words[head - 1] == "up" && head > 1 && words[head - 2] == "fed"
    {
      return joined(headed, row, at: head, before: small("with") + small("the"))
    }
    let isDetermined = before.lexeme.isDeterminerLike
    if let spot = EnglishHeads.spots[words[head]], phrase == head,
      phrase == verb + 1
        ? words[verb] == "be" || EnglishHeads.staying.contains(words[verb])
        : isNoun(before)
    {
      return joined(headed, row, at: head, before: small(spot) + small("the"))
    }
    guard phrase == verb + 1 || isDetermined, !EnglishHeads.staying.contains(words[verb]) else {
      return nil
    }
    var linked = joined(headed, row, at: head, before: [])
    if !isDetermined { linked.row.insert(contentsOf: small("the"), at: phrase) }
    return linked
  }
}
