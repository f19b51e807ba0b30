import AACCore

/// Rows whose small words or whose verb leave no other order: *mom/be/mad/I, mom/help/I/get dressed, I/kiss/mom/goodnight,
/// I/be/old/enough/vote, you/do/what/weekend*.
///
/// Sources: CGEL §16.68–16.72 (complements of adjectives), §16.52 (*help* with a bare infinitive), §16.55 (*wish you luck*),
/// §15.73 (*too, enough* with an infinitive), §11.14–11.20 (*what*), §10.53 (vocatives).
extension EnglishOrderOfSpeech {
  /// The parts of such a row; nil for any other.
  func toldOrder(_ row: [Constituent]) -> Parts? {
    guard row.count > 2, row.count < 12,
      let end = subjectEnd(row)
        ?? (isFirstAlone(row) ? 0 : nil),
      end + 1 < row.count, row[end + 1].lexeme.wordClass != .pronoun
    else { return nil }
    if let parts = describedOrder(row, end) { return parts }
    let verb = end + 1
    if row[verb].lexeme.lemma == "be" {
      guard isTowards(row, end) || isAbleTo(row, verb) else { return fixedOrder(row, end) }
      var parts = Parts(end: end, verb: verb, isSure: true)
      if row[verb + 1].lexeme.lemma == "mean" { parts.quality = verb + 1 }
      return parts
    }
    if isGreeted(row, end) || isWhatDone(row, end) {
      return Parts(end: end, verb: verb, isSure: true)
    }
    if let deed = helpedDeed(row, end) {
      return Parts(end: end, verb: verb, isSure: true, deeds: [deed])
    }
    return clausesToldOrder(row, end) ?? fixedOrder(row, end)
  }

  /// *this/be/book/that/I/read, week/have/seven/days*: a word that points, and a time that has parts.
  private func isFirstAlone(_ row: [Constituent]) -> Bool {
    row[0].lexeme.kind == .demonstrative && row[1].lexeme.lemma == "be"
      || row[0].lexeme.kind.isTemporal && row.count == 4 && row[1].lexeme.lemma == "have"
        && row[2].lexeme.wordClass == .numeral
  }

  // MARK: What somebody is like to somebody

  /// *mom/be/mad/I, my/teacher/be/proud/we*: at whom, of whom, with whom; but *mom/be/tall/I* (CGEL §16.69).
  private func isTowards(_ row: [Constituent], _ end: Int) -> Bool {
    row.count == end + 4 && isPerson(row[end].lexeme)
      && Self.towards.contains(row[end + 2].lexeme.lemma) && isOther(row[end + 3].lexeme)
  }

  /// *I, we, him*: a pronoun that names somebody and is no possessive.
  private func isOther(_ word: Lexeme) -> Bool {
    word.isSubjectFormOnly || ["me", "him", "us", "them"].contains(word.lemma)
  }

  func isPerson(_ word: Lexeme) -> Bool {
    word.isBeing || word.hasSubjectForm && word.lemma != "it"
      || EnglishThingVerbs.persons.contains(word.lemma)
  }

  private static let towards = EnglishWords.set(
    """
    mad angry furious proud worried nice kind rude jealous afraid scared happy disappointed friendly polite good grateful annoyed
    upset strict cruel ashamed fond frightened impressed mean
    """)

  // MARK: What one is ready for

  /// *I/be/old/enough/vote, coffee/be/too/hot/drink, I/be/ready/clean/my/room*: a deed behind what one is (CGEL §15.73, §16.76).
  private func isAbleTo(_ row: [Constituent], _ verb: Int) -> Bool {
    let first = verb + 1
    guard first + 1 < row.count else { return false }
    if first + 2 < row.count, row[first].lexeme.lemma == "too" {
      return row[first + 2].lexeme.wordClass == .verb && row[first + 1].lexeme.wordClass != .verb
    }
    if first + 2 < row.count, row[first + 1].lexeme.lemma == "enough" {
      return isDeed(row[first + 2].lexeme)
    }
    return Self.willing.contains(row[first].lexeme.lemma) && first + 2 < row.count
      && Self.changing.contains(row[first + 1].lexeme.lemma)
      && (row[first + 2].lexeme.namesThing || row[first + 2].lexeme.kind == .possessive
        || row[first + 2].lexeme.isPlaceLike)
  }

  private static let willing = EnglishWords.set(
    "ready afraid able happy glad scared eager excited willing allowed unable proud careful free")

  // MARK: Help and greetings

  /// *mom/help/I/get dressed, dad/help/I/tie/shoe*: where the deed of whom somebody helps is.
  private func helpedDeed(_ row: [Constituent], _ end: Int) -> Int? {
    guard row.count > end + 3, row[end + 1].lexeme.lemma == "help", isPerson(row[end].lexeme),
      row[end + 2].lexeme.isSubjectFormOnly, row[end].lexeme.lemma != row[end + 2].lexeme.lemma,
      isDeed(row[end + 3].lexeme), !KindSet.edible.contains(row[end + 3].lexeme.kind)
    else { return nil }
    return end + 3
  }

  /// *I/kiss/mom/goodnight, I/wish/you/happy/birthday*: what is said with it to somebody, and not to who hears it (CGEL §16.55).
  private func isGreeted(_ row: [Constituent], _ end: Int) -> Bool {
    let rest = row[(end + 2)...]
    guard !rest.isEmpty, isPerson(row[end].lexeme),
      !rest.contains(where: {
        $0.lexeme.wordClass == .verb || $0.lexeme.wordClass == .conjunction
          || $0.lexeme.lemma == "please" || $0.lexeme.kind == .question
      })
    else { return false }
    if row[end + 1].lexeme.lemma == "wish" {
      guard rest.count > 1, let whom = rest.first(where: { !$0.lexeme.isDeterminerLike }) else {
        return false
      }
      return isPerson(whom.lexeme) && rest.last.map { isPerson($0.lexeme) } == false
    }
    return Self.greeting.contains(row[end + 1].lexeme.lemma)
      && rest.contains { Self.greetings.contains($0.lexeme.lemma.lowercased()) }
  }

  private static let greeting = EnglishWords.set("kiss hug wave sing")
  private static let greetings: WordSet = [
    "goodnight", "good night", "goodbye", "bye", "bye bye", "hello", "hi", "good morning",
    "happy birthday",
  ]

  // MARK: What is done

  /// *you/do/what/weekend, mom/cook/what/dinner*: a time, a meal or a place behind *what* is none of which one asks (CGEL
  /// §11.15).
  private func isWhatDone(_ row: [Constituent], _ end: Int) -> Bool {
    let deed = row[end + 1].lexeme
    guard row.count > end + 2, row[end + 2].lexeme.lemma == "what", isDeed(deed) else {
      return false
    }
    let rest = row[(end + 3)...]
    if rest.isEmpty { return !isPlain && deed.lemma != "do" && deed.lemma != "have" }
    guard !isPlain || row[end].lexeme.lemma == "you" && deed.wordClass == .verb,
      let last = rest.last?.lexeme
    else { return false }
    return !rest.contains { $0.lexeme.wordClass == .verb || $0.lexeme.isSubjectFormOnly }
      && (last.wordClass == .noun || !isPlain && last.wordClass != .adposition)
  }
}
