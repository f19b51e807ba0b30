import AACCore

/// What the beginning of a clause looks like: a subject and its verb.
extension EnglishClauseSplitter {
  /// Subject, verb and rest of the words from an index on; nil when they are no clause.
  func start(_ words: [Constituent], from begin: Int, needsSubject: Bool) -> Start? {
    guard begin < words.count else { return nil }
    if let dated = datedStart(words, from: begin) { return dated }
    if words[begin].lexeme.lemma == "there", begin + 2 < words.count,
      words[begin + 1].lexeme.lemma == "be"
    {
      // *because/there/be/no/school* (CGEL §18.45).
      return Start(subject: [begin], verb: begin + 1, rest: Array((begin + 2)..<words.count))
    }
    var subject = nominal(words, from: begin)
    if let first = subject.last, first + 2 < words.count, words[first + 1].lexeme.lemma == "and" {
      let second = nominal(words, from: first + 2)
      // *forget/coat/and/get/wet*: the thing does not get wet with anybody.
      if second.isEmpty, needsSubject, words[first].lexeme.isThing { return nil }
      subject += [first + 1] + second
    }
    if !needsSubject, subject.count == 1, let only = subject.first,
      frames[words[only].lexeme.lemma].pattern == .weather,
      only + 1 == words.count || words[only + 1].lexeme.wordClass != .verb
    {
      // *if rain we stay*: the weather has no other subject.
      return Start(subject: [], verb: only, rest: Array((only + 1)..<words.count))
    }
    guard !subject.isEmpty || !needsSubject else { return nil }
    var index = (subject.last ?? begin - 1) + 1
    var skipped: [Int] = []
    while index < words.count, isBetween(words[index].lexeme) {
      skipped.append(index)
      index += 1
    }
    guard index < words.count else { return nil }
    let lexeme = words[index].lexeme
    if lexeme.wordClass == .verb || isVerb(words, index, behind: subject) {
      return Start(subject: subject, verb: index, rest: skipped + ((index + 1)..<words.count))
    }
    if let only = subject.first, subject.count == 1, words[only].lexeme.wordClass == .pronoun,
      index == only + 1, lexeme.kind == .possessive && lexeme.wordClass != .pronoun,
      index + 1 < words.count, words[index + 1].lexeme.wordClass == .noun,
      !words[index...].contains(where: { $0.lexeme.wordClass == .verb })
    {
      // *because it my birthday.*
      return Start(subject: subject, verb: nil, rest: Array(index..<words.count))
    }
    // *because he sad*: a quality needs *be* (CGEL §10.9).
    guard lexeme.wordClass == .adjective, !subject.isEmpty || begin == index else { return nil }
    let isLast = words.count == index + 1 || words[index + 1].lexeme.wordClass != .noun
    guard isLast else { return nil }
    return Start(subject: subject, verb: nil, rest: skipped + (index..<words.count))
  }

  /// *because/tomorrow/I/have/interview*: a time word behind the conjunction stands before the subject (CGEL §8.77).
  private func datedStart(_ words: [Constituent], from begin: Int) -> Start? {
    let time = words[begin].lexeme
    guard begin > 0, Self.subordinators.contains(words[begin - 1].lexeme.lemma),
      time.kind.isTemporal, [.adverb, .noun].contains(time.wordClass),
      time.wordClass == .adverb || EnglishHabits.dateSubjects.contains(time.lemma),
      var start = start(words, from: begin + 1, needsSubject: true), !start.subject.isEmpty
    else { return nil }
    start.rest.append(begin)
    return start
  }

  /// *when/winter/come*: a season, a month or a holiday does nothing but begin and end.
  private func comesRound(_ words: [Constituent], _ index: Int) -> Bool {
    index + 1 < words.count && words[index].lexeme.wordClass == .noun
      && words[index].lexeme.kind.isTemporal
      && Self.comingRound.contains(words[index + 1].lexeme.lemma)
  }

  private static let comingRound: WordSet = ["come", "begin", "start", "end", "arrive", "finish"]

  /// *know where be mom*: *be* before its subject.
  func turned(_ words: [Constituent], from begin: Int) -> Start? {
    guard begin + 1 < words.count, words[begin].lexeme.lemma == "be" else { return nil }
    let subject = nominal(words, from: begin + 1)
    guard let last = subject.last else { return nil }
    return Start(subject: subject, verb: begin, rest: Array((last + 1)..<words.count))
  }

  /// *my best friend*: a noun or pronoun with what stands before it; empty when there is none.
  private func nominal(_ words: [Constituent], from begin: Int) -> [Int] {
    var index = begin
    while index < words.count, isBeforeNoun(words[index].lexeme) { index += 1 }
    guard index < words.count else { return [] }
    let lexeme = words[index].lexeme
    let isDemonstrative = index > begin && words[index - 1].lexeme.kind == .demonstrative
    switch lexeme.wordClass {
    case .noun, .adverb:
      // *because today be my birthday.*
      let isDay =
        EnglishHabits.dateSubjects.contains(lexeme.lemma) && index == begin
        && index + 1 < words.count && words[index + 1].lexeme.lemma == "be"
      if isDay { return [index] }
      if comesRound(words, index) { return Array(begin...index) }
      if isDemonstrative, lexeme.wordClass == .adverb { return Array(begin..<index) }
      if lexeme.kind.isTemporal || lexeme.wordClass == .adverb { return [] }
      return Array(begin...index)
    case .properNoun, .pronoun:
      guard lexeme.kind != .question else { return [] }
      return Array(begin...index)
    case .verb where isDemonstrative: return Array(begin..<index)
    default: return []
    }
  }

  private func isBeforeNoun(_ lexeme: Lexeme) -> Bool {
    lexeme.isDeterminerLike || lexeme.wordClass == .adjective && lexeme.kind != .question
  }

  /// *not, never, already*: what may stand between subject and verb.
  private func isBetween(_ lexeme: Lexeme) -> Bool {
    guard lexeme.wordClass == .adverb || lexeme.kind == .negation else { return false }
    return lexeme.kind == .negation || lexeme.kind == .frequency
      || lexicon.word(lexeme.lemma)?.place == .before
  }

  /// A noun that can only be what the subject does: *because it **rain**, because I **drink** milk*.
  private func isVerb(_ words: [Constituent], _ index: Int, behind subject: [Int]) -> Bool {
    guard let last = subject.last else { return false }
    let lexeme = words[index].lexeme
    guard !frames[lexeme.lemma].isDefault else { return isPastime(words, index, behind: last) }
    if lexeme.lemma == "hurt" {
      // *where it hurts.*
      return words[last].lexeme.kind == .body
        || ["it", "this", "that"].contains(words[last].lexeme.lemma)
    }
    let isPronoun = EnglishPronouns.of(words[last].lexeme.lemma) != nil
    let hasObject =
      index + 1 < words.count
      && (words[index + 1].lexeme.isNominal || words[index + 1].lexeme.isDeterminerLike)
    switch lexeme.wordClass {
    case .noun: return isPronoun || hasObject || isEvent(words, index, behind: last)
    case .adjective: return hasObject
    default: return false
    }
  }
}

extension EnglishClauseSplitter {
  /// *when/I/**skateboard**, while/dad/**garden***: the last word behind who does it.
  fileprivate func isPastime(_ words: [Constituent], _ index: Int, behind last: Int) -> Bool {
    let doer = words[last].lexeme
    return words[index].lexeme.wordClass == .noun && index == last + 1
      && EnglishHabits.namedPastimes.contains(words[index].lexeme.lemma)
      && (doer.isHuman || EnglishPronouns.of(doer.lemma)?.nominative == doer.lemma)
      && (index + 1 == words.count || EnglishHabits.endsDeed(words[index + 1].lexeme)
        || EnglishWording.subjects.contains(words[index + 1].lexeme.lemma))
  }

  /// *before the bell **rings***: the last word behind a conjunction and a thing.
  fileprivate func isEvent(_ words: [Constituent], _ index: Int, behind last: Int) -> Bool {
    // *because/alarm clock/not/ring.*
    let isDenied =
      index == last + 2 && words[last + 1].lexeme.kind == .negation
      && frames.listed(words[index].lexeme.lemma) != nil
    guard index + 1 == words.count || isDenied, index == last + 1 || isDenied,
      let first = words[..<last].last?.lexeme
    else {
      return false
    }
    let noun = words[last].lexeme
    let link = first.isDeterminerLike && last > 1 ? words[last - 2].lexeme : first
    return Self.subordinators.contains(link.lemma) && noun.wordClass == .noun
      && noun.kind != .meal && !EnglishHabits.barePlaces.contains(noun.lemma)
      && !EnglishCompounds.joins(noun.lemma, words[index].lexeme.lemma)
  }
}

extension EnglishClauseSplitter.Start {
  /// *mom cook and dad **clean***: beside a clause of doing, a word that is adjective and verb is a verb.
  init(doing start: Self, _ words: [Constituent], _ frames: FrameTable) {
    self = start
    guard let index = start.rest.last, !frames[words[index].lexeme.lemma].isDefault else { return }
    verb = index
    rest.removeLast()
  }
}
