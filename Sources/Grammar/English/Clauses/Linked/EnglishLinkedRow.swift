import AACCore

/// Rows in the order of speech that leave out one small word, which what was laid before and behind it asks for: *monkey/steal/banana/elephant,
/// I/receive/email/bank, we/line up/door, I/have/sand/ear, turn/right/pharmacy, we/stop/rest, Mom/cut/hair/mornings*.
///
/// Sources: CGEL §9.15–9.32 (place, source and goal), §9.34–9.38 (time), §16.21–16.63 (verbs and what they take), §17.37–17.41
/// (what hangs on nouns), §12.46–12.50 (what is understood).
struct EnglishLinkedRow {
  let frames: FrameTable
  let lexicon: Lexicon

  /// A row with what it leaves out, and the tiles of words that were made of several, by the first.
  struct Linked {
    var row: [Constituent]
    var joins: [Int: [Int]] = [:]
    /// Who or what does it, where the order tells.
    var doer: EnglishSureDoer?
  }

  /// The row with its small words; nil where it leaves out none of them.
  func linked(_ row: [Constituent]) -> Linked? {
    guard row.count > 2, row.count < 9 else { return nil }
    return linked(
      row, row.map(\.lexeme.lemma), fewest: 3,
      by: [
        smallWordsOfShortRows, smallWordsOfLongerRows, smallWordsBeforeLastNoun,
        EnglishGroupBeforeVerb(linked: self).laid,
        ownersBeforeThings,
        twoSidedBehindVerb, clausesInLaidRow,
        smallWordsInLaidRow,
        placesInLaidRow, inLongRow, nounsLikeDeeds, namesKeptWhole, saidOfIt, whoseAndForWhom,
        placesBehindThings,
        askedAndDenied, comesAndFalls, said, behindVerb, aboutHaving, describedLast, onItsWay,
        aboutMatters, doneAs, creaturesDeed,
      ])
  }

  /// The row as the readers leave it, one after the other, each of what the one before left; nil where none takes it.
  ///
  /// Words that were made one leave a shorter row: no reader is asked about one of fewer words than `fewest`.
  func linked(
    _ row: [Constituent], _ words: [String], fewest: Int,
    by readers: [([Constituent], [String]) -> Linked?]
  ) -> Linked? {
    var linked = Linked(row: row)
    var words = words
    var isLinked = false
    for reader in readers {
      guard linked.row.count >= fewest, let next = reader(linked.row, words) else { continue }
      linked.row = next.row
      linked.joins.merge(next.joins) { first, _ in first }
      if let doer = next.doer { linked.doer = doer }
      words = next.row.map(\.lexeme.lemma)
      isLinked = true
    }
    return isLinked ? linked : nil
  }

  // MARK: Words

  func small(_ text: String) -> [Constituent] { lexicon.small(text) }

  /// A word of another class or kind than on its tile.
  func word(_ word: Constituent, as wordClass: WordClass, _ kind: SemanticKind) -> Constituent {
    var other = word
    other.lexeme = Lexeme(lemma: word.lexeme.lemma, wordClass: wordClass, kind: kind)
    if wordClass == .noun { other.lexeme.countability = .count }
    return other
  }

  /// One word from two tiles that lie side by side.
  func joined(_ row: [Constituent], _ index: Int, _ lexeme: Lexeme) -> Linked {
    var linked = Linked(row: row)
    linked.row[index].lexeme = lexeme
    linked.row.remove(at: index + 1)
    if let first = row[index].tile {
      linked.joins[first] = [first] + [row[index + 1].tile].compactMap(\.self)
    }
    return linked
  }

  /// One noun of two that lie side by side, under the tile of the first.
  func compound(_ row: [Constituent], _ index: Int, kind: SemanticKind) -> Linked {
    var noun = Lexeme(
      lemma: "\(row[index].lexeme.lemma) \(row[index + 1].lexeme.lemma)", wordClass: .noun,
      kind: kind)
    noun.countability = .count
    return joined(row, index, noun)
  }

  /// *Mom's, the grandparents'*: the genitive of a noun, of one or of several (CGEL §5.113).
  func genitive(_ owner: Constituent) -> Constituent {
    let name = owner.lexeme.lemma
    let isSeveral = EnglishHabits.isPlural(owner.lexeme) && name.hasSuffix("s")
    var word = owner
    word.lexeme = lexicon.lexeme(for: name + (isSeveral ? "'" : "'s"))
    return word
  }

  func isObjectPronoun(_ word: Constituent) -> Bool {
    ["me", "him", "her", "us", "them", "you"].contains(word.lexeme.lemma)
  }

  func isNoun(_ word: Constituent) -> Bool {
    word.lexeme.wordClass == .noun || word.lexeme.wordClass == .properNoun
  }

  func isThing(_ word: Constituent) -> Bool {
    isNoun(word) && !word.lexeme.isBeing && !word.lexeme.kind.isTemporal
  }

  /// The row with words set in before one of its words.
  func inserting(_ words: [Constituent], into row: [Constituent], at index: Int) -> Linked {
    Linked(row: row[..<index] + words + row[index...])
  }
}

extension TileReader {
  /// A row with the small words that it leaves out, and the tiles of words made of several; nil where it is laid in full.
  func englishLinked(_ row: inout [Constituent]) -> EnglishLinkedRow.Linked? {
    guard
      let linked = EnglishLinkedRow(frames: tables.frames, lexicon: tables.lexicon).linked(row)
    else { return nil }
    row = linked.row
    return linked
  }
}

extension [Clause] {
  /// The clauses of a row that had its small words put in: nothing else reads it in the order of its tiles.
  func linked(_ joins: [Int: [Int]]?) -> [Clause] {
    guard let joins else { return self }
    return map {
      var clause = $0
      clause.complete(joins)
      return clause
    }
  }
}
