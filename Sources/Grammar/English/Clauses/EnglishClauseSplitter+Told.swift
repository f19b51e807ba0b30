import AACCore

/// Clauses that tell what a question word stands for, and how something seems: *eat what I like, know which bus goes there, it
/// looks like it rains*.
///
/// Sources: CGEL §15.5–15.8 (nominal *wh*-clauses), §15.50 (*as if, like*), §15.63; CaGEL ch. 11 §5, ch. 12 §6.
extension EnglishClauseSplitter {
  /// *easier/than/I/think*: more so than a clause says (CGEL §15.63).
  func isThanThought(_ words: [Constituent], _ index: Int) -> Bool {
    guard words[index].lexeme.lemma == "than",
      index + 3 == words.count
        || index + 4 == words.count && words[index + 3].lexeme.kind.isTemporal,
      EnglishWording.subjects.contains(words[index + 1].lexeme.lemma)
        || ["you", "it"].contains(words[index + 1].lexeme.lemma),
      words[index + 2].lexeme.wordClass == .verb
    else { return false }
    return Self.judging.contains(words[index + 2].lexeme.lemma)
      || ["be", "do", "used to be"].contains(words[index + 2].lexeme.lemma)
  }

  private static let judging = EnglishWords.set(
    "think expect look seem hope remember imagine need want plan sound")

  /// *look/like/it/rain, feel/like/I/be/sick*: how it seems, where a clause follows.
  func isSeemingly(_ words: [Constituent], _ index: Int, _ last: Constituent) -> Bool {
    guard isByRole, words[index].lexeme.lemma == "like" || words[index].lexeme.lemma == "as if",
      ["look", "feel", "sound", "seem"].contains(last.lexeme.lemma),
      let start = start(words, from: index + 1, needsSubject: true), start.verb != nil
    else { return false }
    return true
  }

  /// *cry/when/you/be/sad* asked: under which circumstances, and not when.
  func isAskedAbout(_ words: [Constituent], _ index: Int) -> Bool {
    guard let start = start(words, from: index + 1, needsSubject: true) else { return false }
    return start.verb != nil && start.subject.count == 1
  }

  /// *which/bus/go/home, whose/bag/this/be, how much/money/I/have*: the thing that is asked about stands behind its
  /// question word.
  func askedThing(_ words: [Constituent], _ index: Int) -> Start? {
    guard index + 2 < words.count, Self.determining.contains(words[index].lexeme.lemma) else {
      return nil
    }
    let noun = index + 1
    guard words[noun].lexeme.wordClass == .noun else { return nil }
    // *which/boy/win, which/dog/bark*: of several one knows who does it.
    let isDoer = words[index].lexeme.lemma == "which" && words[noun].lexeme.isBeing
    if words[noun + 1].lexeme.wordClass == .verb && (noun + 2 < words.count || isDoer)
      || isDoer && noun + 2 == words.count && frames.listed(words[noun + 1].lexeme.lemma) != nil
    {
      return Start(subject: [], verb: noun + 1, rest: [noun] + ((noun + 2)..<words.count))
    }
    if EnglishHabits.demonstratives.contains(words[noun + 1].lexeme.lemma), noun + 2 < words.count,
      words[noun + 2].lexeme.wordClass == .verb
    {
      return Start(
        subject: [noun + 1], verb: noun + 2, rest: [noun] + ((noun + 3)..<words.count))
    }
    guard let start = start(words, from: noun + 1, needsSubject: true), start.verb != nil else {
      return nil
    }
    return Start(subject: start.subject, verb: start.verb, rest: [noun] + start.rest)
  }

  /// *what/mom/cook*: the last word behind who does it, where it may be a noun as well.
  func toldDeed(_ words: [Constituent], from begin: Int) -> Start? {
    guard isTold, begin + 2 == words.count, words[begin].lexeme.isBeing,
      frames.listed(words[begin + 1].lexeme.lemma) != nil
    else { return nil }
    return Start(subject: [begin], verb: begin + 1, rest: [])
  }

  /// *it/be/cold/so/wear/coat*: what follows from how it is, who speaks does (CGEL §13.22).
  func goOn(_ part: inout EnglishClausePart, from clause: Clause) {
    guard isByRole, part.link?.lexeme.lemma == "so", let subject = clause.subject.last?.lexeme,
      !subject.isBeing, let speaker = lexicon.known("I"), !clause.options.contains(.request)
    else { return }
    part.isShared = false
    part.clause.subject = [Constituent(speaker)]
  }

  /// *think/who/come, say/what/be/wrong* asked: what is asked for does what is thought (CGEL §11.18).
  func askedFar(_ words: [Constituent], _ index: Int, _ last: Constituent) -> Boundary? {
    guard words[index].lexeme.kind == .question, index + 1 < words.count,
      Self.supposing.contains(last.lexeme.lemma)
    else { return nil }
    var at = index + 1
    if ["how many", "how much"].contains(words[index].lexeme.lemma), at + 1 < words.count,
      words[at].lexeme.wordClass == .noun
    {
      // *think/how many/kid/come.*
      at += 1
      guard words[at].lexeme.wordClass == .verb else { return nil }
    } else if words[index].lexeme.lemma == "which", at + 1 < words.count,
      words[at].lexeme.wordClass == .noun,
      words[at + 1].lexeme.wordClass == .verb
        || at + 2 == words.count && frames.listed(words[at + 1].lexeme.lemma) != nil
    {
      // *think/which/team/win.*
      at += 1
    } else {
      guard ["who", "what", "which"].contains(words[index].lexeme.lemma),
        isDeed(words, at, isWho: words[index].lexeme.lemma == "who")
      else { return nil }
    }
    var found = Boundary(
      at: at, start: Start(subject: [], verb: at, rest: Array((at + 1)..<words.count)),
      reporter: last.lexeme.lemma)
    found.isOfAsked = true
    return found
  }

  /// Whether a word behind *who, what* is what that one does.
  private func isDeed(_ words: [Constituent], _ index: Int, isWho: Bool) -> Bool {
    let verb = words[index].lexeme
    let isLast = index + 1 == words.count
    guard isWho || !isLast || verb.lemma == "happen" else { return false }
    return verb.wordClass == .verb
      || verb.wordClass == .noun && !isLast && frames.listed(verb.lemma) != nil
  }

  /// *think/what/mom/say*: of which one is asked.
  static let thinking: WordSet = ["think", "say", "believe", "suppose"]
  /// The same, and what one may hope or guess of somebody.
  static let supposing = thinking.union(["guess", "hope", "imagine", "expect"])

  private static let determining: WordSet = [
    "which", "whose", "how many", "how much", "what", "what kind of",
  ]
}
