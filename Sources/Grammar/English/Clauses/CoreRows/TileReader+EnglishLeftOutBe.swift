import AACCore

/// Rows without their *be*, and of several deeds: *I/glad/you/be/here, I/think/it/fair, I/eight/years old,
/// dog/run/jump/and/bark*.
///
/// Sources: CGEL §16.71–16.72 (clauses behind adjectives), §16.31 (*that* left out), §12.46 (what is left out), §13.50 (several joined).
extension TileReader {
  /// The row with what it leaves out between somebody and what is said of him.
  func englishCompleted(_ row: [Constituent]) -> [Constituent] {
    guard row.count > 2, row.count < 12 else { return row }
    return withClaimed(row) ?? withJudged(row) ?? withAge(row)
      ?? withDeeds(row) ?? row
  }

  /// *I/glad/mom/be/here, I/afraid/I/fall*: what somebody is glad of or fears is a clause with a doer of its own.
  private func withClaimed(_ row: [Constituent]) -> [Constituent]? {
    let isDenied = row[1].lexeme.lemma == "not"
    let quality = isDenied ? 2 : 1
    guard row.count > quality + 2, isSomebody(row[0].lexeme),
      EnglishLeftOut.claiming.contains(row[quality].lexeme.lemma),
      !row[(quality + 1)...].contains(where: { EnglishLeftOut.joining.contains($0.lexeme.lemma) }),
      case let doer = row[quality + 1].lexeme, isSomebody(doer),
      EnglishLeftOut.always.contains(row[quality].lexeme.lemma) || doer.isSubjectForm,
      case let next = row[quality + 2].lexeme,
      next.wordClass == .verb || next.wordClass == .noun && !tables.frames[next.lemma].isDefault
    else { return nil }
    let isFear = row[quality].lexeme.lemma == "afraid"
    return [row[0], EnglishWording.be] + row[1...quality]
      + (isFear ? tables.lexicon.small("that") : []) + row[(quality + 1)...]
  }

  private func isSomebody(_ word: Lexeme) -> Bool {
    word.isSubjectForm || word.lemma == "you" || word.isBeing && word.wordClass != .pronoun
  }

  /// *I/think/it/fair, I/not/think/that/fun*: how something is thought to be.
  private func withJudged(_ row: [Constituent]) -> [Constituent]? {
    guard let think = row.firstIndex(where: { EnglishLeftOut.thinking.contains($0.lexeme.lemma) }),
      think + 3 == row.count, think > 0, row[0].lexeme.isSubjectForm,
      ["it", "this", "that"].contains(row[think + 1].lexeme.lemma),
      EnglishLeftOut.judged.contains(row[think + 2].lexeme.lemma)
    else { return nil }
    return row[...(think + 1)] + [EnglishWording.be, row[think + 2].asQuality]
  }

  /// *I/eight/years old, my/sister/six/years old, eight/years old/I*: how old somebody is.
  private func withAge(_ row: [Constituent]) -> [Constituent]? {
    guard let old = row.firstIndex(where: { EnglishLeftOut.ages.contains($0.lexeme.lemma) }),
      old > 0,
      row[old - 1].lexeme.wordClass == .numeral,
      !row.contains(where: { $0.lexeme.wordClass == .verb || $0.lexeme.kind == .question })
    else { return nil }
    let who = old > 1 ? row[..<(old - 1)] : row[(old + 1)...]
    guard let last = who.last, isSomebody(last.lexeme),
      old > 1 ? old + 1 == row.count : who.count < 3,
      who.dropLast().allSatisfy({ $0.lexeme.isDeterminerLike })
    else { return nil }
    return who + [EnglishWording.be, row[old - 1], row[old]]
  }

  /// *Dog/run/jump/and/bark, I/eat/dinner/take/bath/and/go/bed*: deeds of one doer, of which only the last two are joined.
  private func withDeeds(_ row: [Constituent]) -> [Constituent]? {
    guard let and = row.firstIndex(where: { $0.lexeme.lemma == "and" }), and > 2,
      and + 1 < row.count, isSomebody(row[0].lexeme), isPlainDeed(row[1].lexeme),
      isPlainDeed(row[and + 1].lexeme),
      row.allSatisfy({
        $0.lexeme.lemma == "and" || !EnglishLeftOut.joining.contains($0.lexeme.lemma)
      }), row.count(where: { $0.lexeme.lemma == "and" }) == 1
    else { return nil }
    let starts = (2..<and).filter { isPlainDeed(row[$0].lexeme) }
    guard !starts.isEmpty, starts.count < 3,
      starts.allSatisfy({ index in
        tables.frames[row[index - 1].lexeme.lemma].opening == nil
          || !isPlainDeed(row[index - 1].lexeme)
      })
    else { return nil }
    var words: [Constituent] = []
    for index in row.indices {
      if starts.contains(index) { words += tables.lexicon.small("and") }
      let isDeed = index == 1 || starts.contains(index) || index == and + 1
      words.append(isDeed ? row[index].asVerb : row[index])
    }
    return words
  }

  private func isPlainDeed(_ word: Lexeme) -> Bool {
    if EnglishCoreRow.deeds.contains(word.lemma) || EnglishCoreRow.happening.contains(word.lemma)
      || EnglishCoreRow.doings.contains(word.lemma)
    {
      return true
    }
    let frame = tables.frames[word.lemma]
    return word.wordClass == .verb && frame.pattern != .modal && !frame.isCopular
  }
}

/// Words of such rows.
private enum EnglishLeftOut {
  /// What one is about something that is so.
  static let claiming = EnglishWords.set("glad afraid sure proud happy sad worried")
  /// Those behind which anybody may do it.
  static let always: WordSet = ["glad", "sure", "proud"]
  static let thinking = EnglishWords.set("think hope guess bet")
  static let judged = EnglishWords.set(
    """
    fair fun unfair right wrong late true cool funny scary cute silly nice boring weird gross yummy hard easy good bad mean
    pretty ugly great awesome dangerous interesting amazing beautiful
    """)
  static let ages: WordSet = ["years old", "year old", "months old", "month old"]
  static let joining = EnglishWords.set(
    "and or but because if when that then so than before after until while who what where how why please"
  ).union(["so that", "and then"])
}
