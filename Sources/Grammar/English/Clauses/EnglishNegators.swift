import AACCore

/// *No* in a row of tiles where English says *not*: *I/no/like/soup, I/no/hungry, mom/no/home, toy/no/mine*.
///
/// Sources: CGEL §10.54–10.63 (*not* denies a verb or a quality, *no* stands before a noun); Bloom, *Language
/// Development*, chapter 6 (*no* as the first negator).
struct EnglishNegators {
  let frames: FrameTable
  let lexicon: Lexicon

  /// The row with *not* where *no* denies what is no noun.
  func settled(_ row: [Constituent]) -> [Constituent] {
    guard row.count > 1, row.contains(where: { $0.lexeme.lemma == "no" }),
      let not = lexicon.known("not")
    else { return row }
    var row = row
    if let fair = row.indices.dropFirst(2).first(where: { row[$0].lexeme.lemma == "fair" }),
      row[fair].lexeme.wordClass == .noun, row[fair - 1].lexeme.lemma == "no",
      ["it", "this", "that"].contains(row[fair - 2].lexeme.lemma)
    {
      // *it/no/fair*: no place with stalls.
      row[fair].lexeme = Lexeme(lemma: "fair", wordClass: .adjective, kind: .quality)
    }
    for index in row.indices.dropLast()
    where row[index].lexeme.lemma == "no" && !isQuoted(row, index)
      && (deniesVerb(row, index) || deniesQuality(row, index) || deniesPlace(row, index)
        || deniesOther(row, index))
    {
      row[index].lexeme = not
    }
    return row
  }

  /// *Mom/say/no*: what somebody says.
  private func isQuoted(_ row: [Constituent], _ index: Int) -> Bool {
    index > 0
      && ["say", "said", "says", "or", "answer", "yes"].contains(row[index - 1].lexeme.lemma)
  }

  /// *no/like/soup, he/no/share*, but *no/stop, no/help*.
  private func deniesVerb(_ row: [Constituent], _ index: Int) -> Bool {
    let next = row[index + 1].lexeme
    if index > 0, index + 2 == row.count, row[index - 1].lexeme.wordClass == .noun,
      !row[index - 1].lexeme.isBeing, next.wordClass == .noun,
      EnglishWording.happenings.contains(next.lemma), next.lemma != "work" || index == 1
    {
      // *glue/no/stick*: what a thing does by itself.
      return true
    }
    guard next.wordClass == .verb, frames[next.lemma].pattern != .modal,
      !["be", "thank"].contains(next.lemma),
      index > 0 || !Self.orders.contains(next.lemma)
        || ["go", "come"].contains(next.lemma) && index + 2 < row.count
          && row[index + 2].lexeme.lemma != "away"
    else { return false }
    if next.lemma == "want", index + 3 == row.count, row[index + 2].lexeme.wordClass == .noun,
      EnglishHabits.isMass(row[index + 2].lexeme)
    {
      // *no/want/juice*: not any of it.
      return false
    }
    let isNoun =
      lexicon.known(next.lemma)?.wordClass == .noun
      || EnglishHabits.verbalNouns.contains(next.lemma)
    guard isNoun else { return true }
    // *no/play/outside*, but *no/play*; *dog/no/bite.*
    let rest = row[(index + 2)...].filter {
      !$0.lexeme.kind.isTemporal && $0.lexeme.kind != .social
    }
    return !rest.isEmpty && index > 0 || index > 0 && isDoer(row[index - 1].lexeme)
  }

  private func isDoer(_ lexeme: Lexeme) -> Bool {
    lexeme.isBeing && lexeme.wordClass != .adjective
      || lexeme.wordClass == .pronoun && EnglishPronouns.of(lexeme.lemma) != nil
  }

  /// What is asked for behind an answer: *no / stop*.
  private static let orders = EnglishWords.set("stop wait go come help leave don't let look listen")

  /// *I/no/hungry, ball/no/red*, but *no/cold/water, no/fair*.
  private func deniesQuality(_ row: [Constituent], _ index: Int) -> Bool {
    let next = row[index + 1].lexeme
    guard next.wordClass == .adjective, next.kind != .quantity, next.kind != .possessive,
      !Self.idioms.contains(next.lemma)
        || index > 0 && ["fair", "good"].contains(next.lemma)
    else { return false }
    guard index + 2 < row.count else { return true }
    let behind = row[index + 2].lexeme
    return behind.wordClass != .noun
      && (behind.wordClass != .adjective || index + 3 == row.count && row.count == 3)
      || behind.kind.isTemporal
  }

  private static let idioms = EnglishWords.set("fair good more much many other such less")

  /// *want/dad / no/mom*: the one and not the other.
  private func deniesOther(_ row: [Constituent], _ index: Int) -> Bool {
    guard index > 1, index + 2 == row.count, isNamed(row[index - 1].lexeme),
      isNamed(row[index + 1].lexeme), row[..<(index - 1)].last?.lexeme.wordClass == .verb
    else { return false }
    return true
  }

  private func isNamed(_ lexeme: Lexeme) -> Bool {
    lexeme.isBeing && (lexeme.wordClass == .noun || lexeme.wordClass == .properNoun)
  }

  /// *mom/no/home, ball/no/here, toy/no/mine*: where or whose something is not.
  private func deniesPlace(_ row: [Constituent], _ index: Int) -> Bool {
    guard index > 0, index + 2 == row.count || row[index + 2].lexeme.kind.isTemporal else {
      return false
    }
    let next = row[index + 1].lexeme
    if Self.owners.contains(next.lemma) { return true }
    return Self.places.contains(next.lemma) && row[index - 1].lexeme.wordClass != .verb
  }

  private static let owners = EnglishWords.set("mine yours his hers ours theirs")
  private static let places = EnglishWords.set(
    "here there home outside inside upstairs downstairs yet now")
}
