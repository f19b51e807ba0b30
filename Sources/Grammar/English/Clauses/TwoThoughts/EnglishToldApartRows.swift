import AACCore

/// Rows of somebody or something told apart by a clause, with what it is like behind: *girl/who/live/here/not/home,
/// movie/that/watch/yesterday/scary, where/book/that/I/read, this/be/house/where/I/live*.
///
/// Sources: CGEL §17.9–17.18 (relative clauses), §10.9 (*be*, which rows of tiles leave out), §12.46 (*I* left out).
struct EnglishToldApartRows {
  let thoughts: EnglishTwoThoughts
  private var frames: FrameTable { thoughts.frames }

  /// The row with the words that it leaves out; nil where none is told apart, or nothing is left out.
  func laid(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 3, row.count < 11, !row.contains(where: { isBe($0.lexeme) }) else {
      return nil
    }
    if row[0].lexeme.lemma == "where", let told = clause(row, from: 1), told.end == row.count {
      return [row[0], EnglishWording.be] + told.head + told.said
    }
    guard let told = clause(row, from: 0), let begin = predicate(row, behind: told.verb) else {
      return nil
    }
    let span = row[told.verb..<begin]
    return told.head + told.said.prefix(told.said.count - (row.count - told.verb)) + [
      row[told.verb].asVerb
    ]
      + span.dropFirst() + [EnglishWording.be] + row[begin...]
  }

  private func isVerb(_ word: Constituent) -> Bool {
    thoughts.isVerb(word) && word.lexeme.wordClass == .verb
      || EnglishTwoThoughts.both.contains(word.lexeme.lemma)
  }

  private struct Told {
    /// The noun with what stands before it and *who* or *that*.
    var head: [Constituent]
    /// The clause and everything behind it, with the speaker where nobody else does it.
    var said: [Constituent]
    /// Where its verb stands in the row.
    var verb: Int
    var end: Int
  }

  private func clause(_ row: [Constituent], from begin: Int) -> Told? {
    guard let end = thoughts.nounEnd(row, from: begin), end + 1 < row.count,
      case let word = row[end].lexeme.lemma, ["who", "that", "which"].contains(word),
      case let head = row[end - 1].lexeme, head.wordClass == .noun || head.wordClass == .properNoun,
      word != "who" || head.isBeing
    else { return nil }
    let opened = Array(row[begin...end])
    if isVerb(row[end + 1]), row[end + 1].lexeme.wordClass != .adjective {
      let verb = row[end + 1].lexeme
      let isDone =
        word != "who" && !head.isBeing && thoughts.takes(verb, head)
        && (end + 2 == row.count || thoughts.nounEnd(row, from: end + 2) == nil)
      return Told(
        head: opened, said: (isDone ? thoughts.speaker : []) + row[(end + 1)...], verb: end + 1,
        end: row.count)
    }
    guard let doer = thoughts.subjectEnd(row, from: end + 1), doer < row.count,
      thoughts.isVerb(row[doer])
    else { return nil }
    return Told(head: opened, said: Array(row[(end + 1)...]), verb: doer, end: row.count)
  }

  /// Where it begins to be said what the noun is like or where it is: *not/home, too/small, nice*.
  private func predicate(_ row: [Constituent], behind verb: Int) -> Int? {
    let last = row.count - 1
    guard last > verb, case let word = row[last].lexeme,
      word.wordClass == .adjective && word.kind != .quantity
        || thoughts.isQuality(row[last]) && word.wordClass != .noun
        || row[last - 1].lexeme.lemma == "not" && EnglishTwoThoughts.placing.contains(word.lemma)
        || word.lemma == "gone",
      !EnglishTwoThoughts.lookLike.contains(row[verb].lexeme.lemma)
        || row[verb].lexeme.lemma == "make"
    else { return nil }
    var begin = last
    while begin > verb + 1, thoughts.isGrade(row[begin - 1]) || row[begin - 1].lexeme.lemma == "not"
    {
      begin -= 1
    }
    return begin
  }

  private func isBe(_ lexeme: Lexeme) -> Bool {
    lexeme.lemma == "be" || EnglishVerbForms.ofBe.contains(lexeme.lemma)
      || frames[lexeme.lemma].pattern == .modal
  }

  /// *this/be/house/where/I/live*: the place, the word that opens the clause and the clause (CGEL §17.18).
  func placed(_ row: [Constituent]) -> Int? {
    guard row.count > 5, EnglishHabits.demonstratives.contains(row[0].lexeme.lemma),
      isBe(row[1].lexeme),
      let where_ = row.indices.dropFirst(3).first(where: { row[$0].lexeme.lemma == "where" }),
      row[where_ - 1].lexeme.wordClass == .noun, row[where_ - 1].lexeme.isPlaceLike,
      let doer = thoughts.subjectEnd(row, from: where_ + 1), doer < row.count,
      thoughts.isVerb(row[doer])
    else { return nil }
    return where_
  }
}

extension TileReader {
  /// *girl/who/live/here/not/home, this/be/house/where/I/live*: who or what is told apart by a clause.
  func englishToldApart(_ row: [Constituent]) -> Clause? {
    guard isPlain else { return nil }
    let rows = EnglishToldApartRows(thoughts: englishThoughts)
    if let index = rows.placed(row), let head = row[index - 1].tile,
      var clause = read(Array(row[..<index])).first,
      let inner = read(Array(row[(index + 1)...])).first
    {
      clause.attached[head] = EnglishAttachedClause(form: .done, clause: inner, word: row[index])
      clause.isLaid = true
      return clause
    }
    return rows.laid(row).flatMap { readings(of: $0, isWhole: true).first }
  }

  /// *cover/me/blanket/cold, dad/tired/work/a lot*: how one is, for which one asks for something or who does too much of it.
  func englishFeltBehind(_ row: [Constituent]) -> Clause? {
    guard isPlain, row.count == 4 || row.count == 5, let last = row.last else { return nil }
    let thoughts = englishThoughts
    if row.count == 5 {
      // *dad/hurt/back/work/a lot.*
      guard ["a lot", "too much", "all day"].contains(last.lexeme.lemma), row[0].lexeme.isBeing,
        row[0].lexeme.wordClass != .pronoun, row[1].lexeme.lemma == "hurt",
        row[2].lexeme.kind == .body, thoughts.isVerb(row[3]),
        let state = read(Array(row[..<3])).first,
        let deed = read(thoughts.pronoun([row[0]], isDoer: true) + [row[3].asVerb, last]).first
      else { return nil }
      return state.and(deed)
    }
    if row[0].lexeme.wordClass == .verb, row[1].lexeme.lemma == "me",
      ["cold", "hot"].contains(last.lexeme.lemma),
      row[2].lexeme.kind == .clothing || row[2].lexeme.lemma == "blanket",
      var asked = read(Array(row.dropLast())).first,
      let felt = read(thoughts.speaker + [EnglishWording.be, last]).first
    {
      asked.options.insert(.request)
      asked.isLaid = true
      return asked.and(felt)
    }
    guard ["a lot", "too much", "all day"].contains(last.lexeme.lemma), row[0].lexeme.isBeing,
      row[0].lexeme.wordClass != .pronoun, thoughts.isFeeling(row[1]), thoughts.isVerb(row[2]),
      let state = read([row[0], row[1]]).first,
      let deed = read(thoughts.pronoun([row[0]], isDoer: true) + [row[2].asVerb, last]).first
    else { return nil }
    return state.and(deed)
  }
}
