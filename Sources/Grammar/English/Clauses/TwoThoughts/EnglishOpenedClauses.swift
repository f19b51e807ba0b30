import AACCore

/// A clause that *when* or *if* opens at the head of a row, with a sentence behind it: *when/I/sick/mom/take care/me,
/// if/you/behave/ice cream, when/finish/homework/watch/TV*.
///
/// Sources: CGEL §15.25–15.36 (clauses of time and condition), §15.28 (what both leave unsaid), §14.22 (their tense).
struct EnglishOpenedClauses {
  let thoughts: EnglishTwoThoughts
  private var frames: FrameTable { thoughts.frames }

  /// The opened clause with its conjunction, and the sentence.
  struct Parts {
    var opened: [Constituent]
    var main: [Constituent]
    var isRequest = false
    var tense: Tense?
  }

  /// The two clauses of a row; nil where it asks something or holds one.
  func read(_ row: [Constituent]) -> Parts? {
    guard row.count > 3 || row.count == 3 && thoughts.isFeeling(row[1]), row.count < 10,
      Self.opening.contains(row[0].lexeme.lemma),
      !row.contains(where: { Self.joined.contains($0.lexeme.lemma) || isHelper($0.lexeme) })
    else { return nil }
    if let sky = rained(row) { return sky }
    if ["before", "after"].contains(row[0].lexeme.lemma), !thoughts.isNominative(row[1]) {
      return nil
    }
    let isWhen = row[0].lexeme.lemma == "when"
    var subject: [Constituent]
    var begin = 1
    if let end = thoughts.subjectEnd(row, from: 1), row[1].lexeme.lemma != "me" {
      subject = Array(row[1..<end])
      begin = end
    } else {
      subject = thoughts.speaker
    }
    guard begin < row.count else { return nil }
    let isDenied = row[begin].lexeme.lemma == "not"
    let denial = isDenied ? [row[begin]] : []
    let index = isDenied ? begin + 1 : begin
    guard index + 1 < row.count else { return nil }
    let head = [row[0]] + subject
    if begin > 1, thoughts.isQuality(row[index]), row[index].lexeme.wordClass == .adjective {
      let main = Array(row[(index + 1)...])
      guard var parts = self.main(main, behind: subject, isState: true) else { return nil }
      parts.opened = head + [EnglishWording.be] + denial + [row[index]]
      if isWhen, Self.young.contains(row[index].lexeme.lemma) { parts.tense = .past }
      if isWhen, ["big", "old", "older", "bigger"].contains(row[index].lexeme.lemma) {
        parts.tense = .future
      }
      return parts
    }
    return deed(row, index, head: head, subject: subject, denial: denial)
  }

  /// *if/rain / stay/home, when/rain / not/go/park*: what the speaker does, or does not, then (CGEL §10.26).
  private func rained(_ row: [Constituent]) -> Parts? {
    guard row.count > 3, ["if", "when"].contains(row[0].lexeme.lemma),
      ["rain", "snow"].contains(row[1].lexeme.lemma), row[2].lexeme.lemma == "not",
      case let verb = row[3].asVerb, thoughts.isVerb(row[3]),
      thoughts.completes(verb.lexeme, Array(row[4...]))
    else { return nil }
    return Parts(
      opened: [row[0]] + thoughts.small("it") + [row[1].asVerb],
      main: thoughts.speaker + [row[2], verb] + row[4...])
  }

  private static let opening: WordSet = ["when", "if", "before", "after"]

  /// The same where something is done in the first.
  private func deed(
    _ row: [Constituent], _ index: Int, head: [Constituent], subject: [Constituent],
    denial: [Constituent]
  ) -> Parts? {
    guard
      thoughts.isVerb(row[index])
        || row[index].lexeme.lemma == "ring"
          && EnglishTwoThoughts.ringing.contains(subject.last?.lexeme.lemma ?? "")
    else { return nil }
    let verb = row[index].asVerb
    if verb.lexeme.lemma == "let", subject.last?.lexeme.lemma != "I", index + 2 < row.count,
      row[index + 1].lexeme.lemma == "I"
    {
      return Parts(
        opened: head + denial + [verb] + thoughts.small("me"), main: Array(row[(index + 1)...]))
    }
    guard !thoughts.isOpening(verb.lexeme) || verb.lexeme.lemma == "finish",
      !["go", "come"].contains(verb.lexeme.lemma)
    else { return nil }
    for cut in (index + 1)..<row.count {
      let rest = Array(row[(index + 1)..<cut])
      guard thoughts.completes(verb.lexeme, rest), thoughts.isWhole(verb.lexeme, rest),
        rest.last.map({ !$0.lexeme.isDeterminerLike }) ?? true,
        var parts = main(Array(row[cut...]), behind: subject, isState: false),
        !isTaken(verb.lexeme, rest, row[cut])
      else { continue }
      parts.opened = head + denial + [verb] + rest
      return parts
    }
    return nil
  }

  /// Whether the word behind the verb is what that is done to.
  private func isTaken(_ verb: Lexeme, _ rest: [Constituent], _ next: Constituent) -> Bool {
    rest.isEmpty && next.lexeme.wordClass != .verb && !Self.rewards.contains(next.lexeme.lemma)
      && !EnglishTwoThoughts.denials.contains(next.lexeme.lemma)
      && next.lexeme.lemma != "no" && thoughts.takes(verb, next.lexeme)
  }

  /// What one gets for what one does.
  private static let rewards = EnglishWords.set(
    "dessert prize sticker reward treat candy TV tv tablet")

  // MARK: What is said behind it

  private func main(_ words: [Constituent], behind subject: [Constituent], isState: Bool) -> Parts?
  {
    guard let first = words.first?.lexeme, words.allSatisfy({ $0.lexeme.kind != .question }) else {
      return nil
    }
    let isOwn = subject.last?.lexeme.lemma == "I"
    if ["not", "don't"].contains(first.lemma) {
      guard !isOwn, words.count > 1, thoughts.isVerb(words[1]),
        thoughts.completes(words[1].lexeme, Array(words[2...])) || words.count > 2
      else { return nil }
      var parts = Parts(opened: [], main: [words[0], words[1].asVerb] + words[2...])
      parts.isRequest = true
      return parts
    }
    if first.lemma == "no", words.count == 2, words[1].lexeme.wordClass == .noun {
      return Parts(opened: [], main: thoughts.small("there") + [EnglishWording.be] + words)
    }
    if subject.last?.lexeme.lemma == "you", let end = thoughts.nounEnd(words, from: 0),
      end == words.count,
      KindSet.edible.contains(words[end - 1].lexeme.kind)
        || words[end - 1].lexeme.kind == .toy
    {
      let get = EnglishStatementReader.verb("get")
      return Parts(opened: [], main: thoughts.small("you") + [get] + words)
    }
    if subject.last?.lexeme.lemma == "you", words.count == 1, Self.rewards.contains(first.lemma) {
      // *if/you/finish/homework / TV.*
      let isSeen = ["TV", "tv", "tablet"].contains(first.lemma)
      let act = first.lemma == "tablet" ? "use" : "watch"
      let deed =
        isSeen
        ? EnglishTwoThoughts.modal("can") + [EnglishStatementReader.verb(act)]
        : [EnglishStatementReader.verb("get")]
      return Parts(opened: [], main: thoughts.small("you") + deed + words)
    }
    if isOwn, let said = ownMain(words, isState: isState) { return Parts(opened: [], main: said) }
    guard let end = thoughts.subjectEnd(words), end < words.count, first.lemma != "me",
      words[end - 1].lexeme.isBeing || words[0].lexeme.isSubjectForm
    else { return nil }
    let rest = words[end].lexeme
    guard
      thoughts.isVerb(words[end]) && rest.wordClass == .verb || rest.wordClass == .adjective
        || EnglishTwoThoughts.both.contains(rest.lemma)
    else { return nil }
    return Parts(opened: [], main: words)
  }

  /// *be/firefighter, afraid/dog, watch/TV*: of the speaker, of whom the first is said as well.
  private func ownMain(_ words: [Constituent], isState: Bool) -> [Constituent]? {
    if words[0].lexeme.lemma == "be", words.count > 1 {
      guard isState else { return nil }
      return thoughts.speaker + words
    }
    if isState, thoughts.isFeeling(words[0]) {
      return thoughts.speaker + [EnglishWording.be] + words
    }
    guard !isState,
      thoughts.isVerb(words[0]) && !words[0].lexeme.isBeing
        || words.count > 1 && EnglishTwoThoughts.both.contains(words[0].lexeme.lemma),
      words.count > 1 || words[0].lexeme.wordClass == .verb,
      thoughts.completes(words[0].lexeme, Array(words.dropFirst()))
    else { return nil }
    return thoughts.speaker + [words[0].asVerb] + words.dropFirst()
  }

  private func isHelper(_ lexeme: Lexeme) -> Bool {
    frames[lexeme.lemma].pattern == .modal || ["do", "does", "did"].contains(lexeme.lemma)
  }

  private static let joined = EnglishWords.set("and but or so because then what ? will")
  private static let young = EnglishWords.set("little small young")
}

extension TileReader {
  /// *when/I/sick/mom/take care/me*: what is so when something else is.
  func englishOpenedClause(_ row: [Constituent]) -> Clause? {
    guard isPlain,
      let parts = EnglishOpenedClauses(thoughts: englishThoughts).read(row),
      var clause = read(parts.main).first, clause.verb != nil, !clause.isQuestion,
      clause.sequels.isEmpty
    else { return nil }
    clause.isLaid = true
    clause.complements += parts.opened
    if parts.isRequest { clause.options.insert(.request) }
    if let tense = parts.tense { clause.tense = tense }
    return clause
  }
}
