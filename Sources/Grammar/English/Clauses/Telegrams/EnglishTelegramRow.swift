import AACCore

/// Rows as a child taps them: what matters first, no *be*, the one it is about last.
///
/// *hungry/baby, scared/dark/I, always/late/bus, need/hammer/Dad, plant/water/need, on/light/turn, bigger/dog/cat, old/how/you,
/// hour/two/wait.* Each is laid as English says it; what it then says is told by the rules for rows in order.
///
/// Sources: CGEL §12.46–12.50 (situational ellipsis), §10.9 (*be* understood), §7.42 (qualities that states are), §16.69 (qualities with
/// prepositions), §15.63–15.65 (comparison), §16.2–16.4 (particles), §5.61 (numbers before their noun).
struct EnglishTelegramRow {
  let frames: FrameTable
  let lexicon: Lexicon

  /// The row in the order of speech; as it is where it is no such row.
  func laid(_ row: [Constituent]) -> [Constituent] {
    guard row.count > 1, row.count < 6,
      !row.contains(where: {
        $0.lexeme.lemma == "be"
          || $0.lexeme.wordClass == .interjection && !["no", "please"].contains($0.lexeme.lemma)
      })
    else { return row }
    return asked(row) ?? counted(row) ?? denied(row) ?? compared(row) ?? felt(row) ?? stated(row)
      ?? particled(row) ?? done(row) ?? row
  }

  func small(_ text: String) -> [Constituent] { lexicon.small(text) }

  // MARK: Words

  /// Whom or what something is said of.
  func isSubject(_ word: Lexeme) -> Bool {
    word.isSubjectForm || isNamed(word)
      || word.wordClass == .noun && !word.kind.isTemporal && word.kind != .event
  }

  /// Kin and names.
  func isNamed(_ word: Lexeme) -> Bool {
    word.wordClass == .properNoun && word.isHuman
      || EnglishPeople.names.contains(word.lemma.lowercased())
      || word.wordClass == .noun && word.isHuman && EnglishPeople.isPossessed(word.lemma)
  }

  func isFelt(_ word: Lexeme) -> Bool { EnglishStatement.states.contains(word.lemma) }

  /// What somebody or something is found to be for now.
  func isState(_ word: Lexeme) -> Bool {
    isFelt(word) || Self.passing.contains(word.lemma)
  }

  private static let passing = EnglishWords.set(
    """
    broken ready full loud quiet excited proud jealous ashamed surprised late early busy awake asleep wrong
    expensive
    """)
  private static let mine = EnglishWords.set("mine yours his hers ours theirs")

  // MARK: What is not

  /// *angry/no/I, hungry/you/not, it/mine/no, Mom/home/not*: the negator stands with the verb (CaGEL, chapter 9, §2).
  private func denied(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3,
      let not = row.firstIndex(where: { ["no", "not"].contains($0.lexeme.lemma) }), not > 0
    else {
      return hungryNot(row)
    }
    let rest = row.indices.filter { $0 != not }.map { row[$0] }
    let negator = Constituent(lexicon.known("not") ?? row[not].lexeme, tile: row[not].tile)
    if isPredicate(rest[0].lexeme), isSubject(rest[1].lexeme),
      not == 1 || rest[1].lexeme.wordClass == .pronoun
    {
      return [rest[1], EnglishWording.be, negator, rest[0]]
    }
    guard isPredicate(rest[1].lexeme) || rest[1].lexeme.lemma == "home", not == 2,
      isSubject(rest[0].lexeme)
    else { return nil }
    return [rest[0], EnglishWording.be, negator, rest[1]]
  }

  /// *hungry/no*: said of oneself.
  private func hungryNot(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 2, ["no", "not"].contains(row[1].lexeme.lemma), isFelt(row[0].lexeme),
      let not = lexicon.known("not")
    else { return nil }
    return small("I") + [EnglishWording.be, Constituent(not, tile: row[1].tile), row[0]]
  }

  private func isPredicate(_ word: Lexeme) -> Bool {
    isState(word) || word.lemma == "ready" || Self.mine.contains(word.lemma)
  }

  // MARK: How somebody is

  /// *scared/dark/I, excited/party/I, proud/you/I, proud/Mom/me*: what one feels towards it.
  private func felt(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, row[0].lexeme.wordClass == .adjective,
      let link = EnglishHabits.preposition(behind: row[0].lexeme.lemma)
    else { return nil }
    let last = row[2].lexeme
    if last.lemma == "me", isNamed(row[1].lexeme) {
      return [row[1], EnglishWording.be, row[0]] + small(link) + [row[2]]
    }
    guard last.isSubjectForm, last.lemma != "you" || isFelt(row[0].lexeme),
      isSubject(row[1].lexeme) || row[1].lexeme.kind == .event || row[1].lexeme.lemma == "dark"
    else { return nil }
    return [row[2], EnglishWording.be, row[0]] + small(link) + [row[1]]
  }

  /// *hungry/baby, mine/tablet, always/late/bus, now/tired/she, cold/and/hungry/I, Dad/teacher*.
  private func stated(_ row: [Constituent]) -> [Constituent]? {
    guard let last = row.last else { return nil }
    switch row.count {
    case 2:
      let (first, second) = (row[0].lexeme, row[1].lexeme)
      if isNamed(first), EnglishPeople.helpers.contains(second.lemma) {
        return [row[0], EnglishWording.be, row[1]]
      }
      let isThing =
        second.namesThing && !second.kind.isTemporal && Self.spoilt.contains(first.lemma)
      guard
        isThing
          || Self.mine.contains(first.lemma) && (first.lemma != "his" || first.person == nil)
            && second.wordClass == .noun
          || isFelt(first) && !["mad", "angry", "lost", "wet"].contains(first.lemma)
            && first.wordClass == .adjective && second.isBeing
            && second.wordClass != .pronoun
      else { return nil }
      return [row[1], EnglishWording.be, row[0]]
    case 3:
      let (first, second) = (row[0].lexeme, row[1].lexeme)
      if isNamed(first), EnglishPeople.helpers.contains(second.lemma), last.lexeme.lemma == "my" {
        return [last, row[0], EnglishWording.be, row[1]]
      }
      guard isSubject(last.lexeme) else { return nil }
      if Self.frequency.contains(first.lemma), isState(second) {
        return first.lemma == "now" || first.lemma == "today"
          ? [last, EnglishWording.be, row[1], row[0]] : [last, EnglishWording.be, row[0], row[1]]
      }
      if first.wordClass == .adjective, ["very", "too", "so", "really"].contains(second.lemma) {
        return [last, EnglishWording.be, row[1], row[0]]
      }
      guard ["so", "too", "really"].contains(first.lemma), isFelt(second),
        last.lexeme.isSubjectForm
      else { return nil }
      return [last, EnglishWording.be, row[0], row[1]]
    case 4:
      guard row[1].lexeme.lemma == "and", isFelt(row[0].lexeme), isFelt(row[2].lexeme),
        isSubject(last.lexeme)
      else { return nil }
      return [last, EnglishWording.be] + row[..<3]
    default: return nil
    }
  }

  /// What happens to things.
  private static let spoilt = EnglishWords.set("broken dirty empty stuck ready")
  private static let frequency = EnglishWords.set(
    "always never often sometimes usually still now today already")
}
