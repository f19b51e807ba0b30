import AACCore

/// Rows that are laid as they are spoken and leave out only the small words between: *I/run/faster/you, phone/dad/ring,
/// bathroom/be/end/hall, beach/a lot of/people, bag/weigh/five/kilo, I/work/Monday/Friday*.
///
/// Sources: CGEL §12.46–12.50 (what is understood), §15.63–15.75 (comparison), §5.112–5.126 (genitives), §18.44–18.46 (*there is*).
struct EnglishCompletedRow {
  typealias Laid = EnglishCoreRow.Laid

  let frames: FrameTable
  let lexicon: Lexicon
  /// Whether no time was chosen beside the row, and nothing else.
  var isPlain = true
  /// Whether the past was chosen beside it.
  var isOver = false

  /// A row with its small words.
  struct Completed {
    var laid: Laid
    /// Whether it is so at all times.
    var isTimeless = false
    /// Whether somebody means to do it.
    var isMeant = false
    /// Whether it is said as of words that were chosen by role.
    var isByRole = false
    /// The tiles of a word that was put together from several, by the first.
    var joins: [Int: [Int]] = [:]

    init(_ row: [Constituent], joins: [Int: [Int]] = [:]) {
      laid = Laid(row: row)
      self.joins = joins
    }

    init(_ laid: Laid) { self.laid = laid }
  }

  /// The row with what it leaves out; nil where it leaves out none of it.
  func completed(_ row: [Constituent]) -> Completed? {
    guard row.count > 1, row.count < 9 else { return nil }
    guard let gathered = gathered(row) else { return filled(row) }
    var completed = filled(gathered.row)
    completed?.joins.merge(gathered.joins) { first, _ in first }
    return completed
  }

  private func filled(_ row: [Constituent]) -> Completed? {
    guard row.count > 1 else { return nil }
    var row = row
    var words = row.map(\.lexeme.lemma)
    let isSeason = season(&row, words)
    if isSeason { words = row.map(\.lexeme.lemma) }
    if let said = foundSo(row, words) { return said }
    if let said = ofWhole(row, words) ?? ofWhich(row, words) ?? hasDescribed(row, words)
      ?? poweredDeed(row, words)
    {
      return said
    }
    if let said = inTwoDeeds(row, words) { return said }
    if let said = linked(row) ?? byThemselves(row, words) { return said }
    if let told = doneByThing(row, words) ?? causedByThing(row, words) ?? asked(row, words) {
      return told
    }
    if let told = stated(row, words) ?? saidSo(row, words) ?? bare(row, words) { return told }
    if let dated = dated(row, words) { return dated }
    if let once = onceDone(row, words) { return Completed(once) }
    if let told = onFeast(row, words) ?? itsOwnDeed(row, words) { return Completed(told) }
    if let said = compared(row, words) ?? there(row, words) ?? timed(row, words) {
      return Completed(said)
    }
    if let said = placed(row, words) ?? owned(row, words) ?? paired(row, words) {
      return Completed(said)
    }
    return meant(row, words) ?? (isSeason ? Completed(row) : nil)
  }

  // MARK: Words

  func small(_ text: String) -> [Constituent] { lexicon.small(text) }

  /// *winter/colder/fall*: a season beside another one is no deed (CGEL §5.47).
  private func season(_ row: inout [Constituent], _ words: [String]) -> Bool {
    guard row.count > 2, let fall = words.firstIndex(of: "fall"),
      words.contains(where: Self.seasons.contains),
      case let beside = words[fall == 0 ? 1 : fall - 1],
      Self.besideSeason.contains(beside) || EnglishNumberWords.isCompared(beside),
      let noun = lexicon.known("autumn")
    else { return false }
    row[fall].lexeme = noun
    row[fall].lexeme.lemma = "fall"
    row[fall].lexeme.article = .bare
    row[fall].lexeme.countability = .mass
    return true
  }

  private static let seasons = EnglishWords.set("winter summer spring")
  private static let besideSeason = EnglishWords.set("and or than to before after")

  /// *Mom's, the neighbor's*: whose it is.
  func genitive(_ owner: Constituent) -> Constituent {
    var word = owner
    word.lexeme = lexicon.lexeme(for: owner.lexeme.lemma + "'s")
    return word
  }

  /// *Mom, brother, teacher, baby*: somebody who has things, named by a noun in the singular.
  func isOwner(_ word: Constituent) -> Bool {
    word.lexeme.isHuman && [.noun, .properNoun].contains(word.lexeme.wordClass)
      && !EnglishHabits.isPlural(word.lexeme)
  }

  func isVerb(_ word: Constituent) -> Bool {
    word.lexeme.wordClass == .verb || EnglishVerbForms.ofBe.contains(word.lexeme.lemma)
  }

  func isVerbless(_ row: some Sequence<Constituent>) -> Bool {
    row.allSatisfy { !isVerb($0) && $0.lexeme.kind != .question }
  }

  /// *My/dog, chocolate/cake, this/pants, the/red/ball, Mom*: one phrase of a noun or a pronoun.
  func isPhrase(_ row: ArraySlice<Constituent>) -> Bool {
    guard let head = row.last?.lexeme, !head.kind.isTemporal else { return false }
    if row.count == 1, head.wordClass == .pronoun || head.kind == .demonstrative { return true }
    return (head.wordClass == .noun || head.wordClass == .properNoun)
      && row.dropLast().allSatisfy {
        $0.lexeme.isDeterminerLike && $0.lexeme.kind != .negation
          || $0.lexeme.wordClass == .adjective || $0.lexeme.namesThing
          || $0.lexeme.wordClass == .determiner || $0.lexeme.kind == .demonstrative
      }
  }

  /// *You, yours, my/brother, ice cream*: what something is compared with, to the end of the row.
  func isOther(_ row: [Constituent], from begin: Int) -> Bool {
    begin < row.count && isPhrase(row[begin...])
  }

  /// What something is said of with *be*: as it stands, or with the verb that it leaves out.
  func linked(_ row: ArraySlice<Constituent>) -> [Constituent]? {
    guard let last = row.last else { return nil }
    if last.lexeme.lemma == "be" || frames[last.lexeme.lemma].isCopular {
      return row.count > 1 ? Array(row) : nil
    }
    return isVerbless(row) && isPhrase(row) ? row + [EnglishWording.be] : nil
  }

  /// The whole kind: in the plural where it is counted (CGEL §5.54).
  func kindOf(_ word: Constituent) -> [Constituent] {
    EnglishHabits.isMass(word.lexeme)
      ? [word] : EnglishStatedRow(frames: frames, lexicon: lexicon).several(word)
  }
}

extension TileReader {
  /// A row with its small words put in; its clauses where they say who does it as well.
  func englishCompleted(_ row: inout [Constituent], _ joins: inout [Int: [Int]]?) -> [Clause]? {
    let reader = EnglishCompletedRow(
      frames: tables.frames, lexicon: tables.lexicon, isPlain: isPlain, isOver: isOver)
    guard
      !row.contains(where: {
        $0.lexeme.lemma.contains("'d ") || $0.lexeme.lemma.hasSuffix("'d")
      }),
      let completed = reader.completed(row)
    else { return nil }
    joins = completed.joins
    let laid = completed.laid
    guard
      !laid.subject.isEmpty || !laid.next.isEmpty || laid.isOngoing || laid.isOver || laid.isRequest
    else {
      row = laid.row
      return nil
    }
    return clauses(of: laid).map { reading in
      var clause = laid.subject.isEmpty ? askedOrWished(reading) : reading
      clause.complete(completed.joins)
      clause.isLaid = !completed.isByRole
      if completed.isTimeless, clause.tense == nil { clause.tense = .present }
      if completed.isMeant { clause.options.insert(.goingTo) }
      if laid.asks {
        for index in clause.sequels.indices { clause.sequels[index].isQuestion = true }
      }
      return clause
    }
  }
}

extension Clause {
  /// What a row with its small words put in says, with the words that were made of several tiles.
  mutating func complete(_ joins: [Int: [Int]]) {
    isCompleted = true
    if !joins.isEmpty { self.joins.merge(joins) { first, _ in first } }
  }
}
