import AACCore

/// Finds where a second sentence begins that nothing joins to the first: *open/window / it/be/hot*, *mom / can/I/go*.
///
/// Sources: CGEL §13.3 (asyndetic coordination), §11.24 (requests beside their reason), §10.52 (vocatives).
struct EnglishSequels {
  let frames: FrameTable
  let lexicon: Lexicon

  /// A row that is two sentences; one alone where the second is empty.
  struct Split {
    var first: [Constituent]
    var second: [Constituent]
    /// Whether the first asks for what the second gives the reason for: *close the door, it is cold*.
    var isRequest = false
    /// Whether the second asks for something: *I am hot, take off my sweater*.
    var asksNext = false
    /// Whether the first is going on: *I am going to the doctor, my ear hurts*.
    var isOngoing = false

    /// *put on/your/coat/it/chilly*: the *it* that was chosen is said to be so, and not put on as well.
    mutating func takeIt() {
      guard first.count > 2, let it = first.last, it.lexeme.lemma == "it", it.tile != nil,
        first[first.count - 2].lexeme.wordClass == .noun, let other = second.first,
        other.lexeme.lemma == "it", other.tile == nil
      else { return }
      first.removeLast()
      second[0] = it
    }
  }

  /// The two sentences of a row; nil where it is one.
  func split(_ row: [Constituent]) -> Split? {
    guard row.count > 1 else { return nil }
    if isRepeated(row) { return at(1, row) }
    if let refusal = refusal(row) { return refusal }
    if let end = greetedEnd(row) { return at(end, row) }
    if let end = lossEnd(row) { return at(end, row) }
    if let alarm = alarmed(row) { return alarm }
    if row.count == 3, let needy = needy(row) { return needy }
    if let understood = EnglishStatementReader(frames: frames, lexicon: lexicon).split(row)
      ?? pained(row) ?? beside(row) ?? summoned(row) ?? inMood(row)
    {
      return understood
    }
    guard row.count > 2 else { return nil }
    if let address = addressed(row) ?? keptFromWork(row) { return address }
    if let split = aboutThings(row) { return split }
    if let end = felt(row) { return at(end, row) }
    if let split = called(row) ?? ailing(row) ?? instead(row) ?? besideDenial(row) ?? denial(row) {
      return split
    }
    if let contrast = contrast(row) { return contrast }
    if let end = callEnd(row) ?? calledEnd(row) ?? addressedEnd(row) ?? ailingEnd(row) {
      return at(end, row)
    }
    if let told = told(row) ?? ailingCause(row) { return told }
    if let end = answerEnd(row) {
      var split = at(end, row)
      split.isRequest =
        row[0].lexeme.wordClass == .verb && !Self.roles.contains(row[0].lexeme.lemma)
      return split
    }
    if row.count > 3, isGreeted(row) { return at(2, row) }
    guard !isAsked(row) else { return nil }
    if let reason = reason(row) { return reason }
    let quality = quality(row)
    if let felt = feltBeside(row, quality) { return felt }
    if let end = followUpEnd(row, quality) { return at(end, row) }
    if let wish = wish(row, quality) ?? alarm(row) ?? permission(row) { return wish }
    if let thoughts = thoughts(row, quality) { return thoughts }
    guard row.count > 3 else { return nil }
    let begin = Self.waiting.contains(row[0].lexeme.lemma) ? 1 : 2
    for index in row.indices.dropFirst(begin) where index + 1 < row.count {
      guard begins(row, index, quality), isWhole(row[..<index], row[index].lexeme) else { continue }
      var split = at(index, row)
      split.isRequest = isOrder(row[0].lexeme.lemma, row[1].lexeme.lemma)
      split.asksNext =
        quality == index - 1 && isOrder(row[index].lexeme.lemma, row[index + 1].lexeme.lemma)
      return split
    }
    return nil
  }

  /// *mum / mum / mum, no / no*: each is a call of its own.
  private func isRepeated(_ row: [Constituent]) -> Bool {
    let first = row[0].lexeme
    return row[1].lexeme.lemma == first.lemma && row.count < 6
      && row.allSatisfy { $0.lexeme.lemma == first.lemma }
      && (isName(first) || Self.repeated.contains(first.lemma))
  }

  private static let repeated = EnglishWords.set("no yes stop please help wait again")

  func at(_ index: Int, _ row: [Constituent]) -> Split {
    var first = Array(row[..<index])
    if index == 1, first[0].lexeme.lemma == "miss" {
      // *miss / please/help*: who is called.
      first[0].lexeme = Lexeme(lemma: "Miss", wordClass: .interjection, kind: .social)
    }
    return Split(first: first, second: Array(row[index...]))
  }

  // MARK: What a sentence begins with

  /// *good night/mom/I/love/you*: who is greeted has no part in what follows.
  func isGreeted(_ row: [Constituent]) -> Bool {
    if row.count == 4, row[0].lexeme.kind == .social, isName(row[1].lexeme),
      ["love", "miss"].contains(row[2].lexeme.lemma), row[3].lexeme.lemma == "you"
    {
      // *bye/mum / love/you.*
      return true
    }
    guard row[0].lexeme.wordClass == .interjection || row[0].lexeme.kind == .social,
      row[0].lexeme.lemma != "please", row[1].lexeme.isHuman, row[1].lexeme.wordClass != .pronoun,
      ["I", "we"].contains(row[2].lexeme.lemma)
    else { return false }
    return row[3].lexeme.wordClass == .verb || frames.listed(row[3].lexeme.lemma) != nil
  }

  func isAsked(_ row: [Constituent]) -> Bool {
    let first = row[0].lexeme
    return first.kind == .question
      || frames[first.lemma].pattern == .modal && first.lemma != "let's"
      || Self.openers.contains(first.lemma)
      || first.lemma == "be" && EnglishPronouns.of(row[1].lexeme.lemma) != nil
  }

  // MARK: What a sentence is like

  /// *we/be/late, car/come, don't/run*: whether the words from an index on are a sentence.
  func opensSentence(_ row: [Constituent], _ begin: Int) -> Bool {
    guard begin + 1 < row.count else { return false }
    if Self.lets.contains(row[begin].lexeme.lemma) {
      return row[begin + 1].lexeme.wordClass == .verb || row[begin].lexeme.lemma == "let's"
    }
    var index = begin
    while index < row.count, row[index].lexeme.isDeterminerLike { index += 1 }
    guard index + 1 < row.count else { return false }
    let subject = row[index].lexeme
    guard isNominative(subject) || subject.wordClass == .noun || subject.wordClass == .properNoun
    else { return false }
    return acts(row, index + 1)
  }

  func isNominative(_ lexeme: Lexeme) -> Bool {
    lexeme.isSubjectForm
  }

  /// Whether a word is what a subject right before it does or is.
  func acts(_ row: [Constituent], _ index: Int) -> Bool {
    guard index < row.count else { return false }
    let lexeme = row[index].lexeme
    if isHelper(lexeme) || lexeme.lemma.hasSuffix("n't") { return true }
    if lexeme.kind == .negation || lexeme.kind == .degree || lexeme.kind == .frequency {
      return index + 1 < row.count
    }
    switch lexeme.wordClass {
    case .verb: return true
    case .adjective:
      return index + 1 == row.count || row[index + 1].lexeme.wordClass != .noun
    case .noun: return isNominative(row[index - 1].lexeme) && frames.listed(lexeme.lemma) != nil
    default: return false
    }
  }

  /// *I/tired, music/be/too/loud, my/soup/cold*: where the quality stands that a row begins with.
  func quality(_ row: [Constituent]) -> Int? {
    var index = 0
    while index < row.count, row[index].lexeme.isDeterminerLike { index += 1 }
    guard index + 1 < row.count else { return nil }
    let subject = row[index].lexeme
    guard isNominative(subject) || subject.wordClass == .noun || subject.wordClass == .properNoun
    else { return nil }
    index += 1
    if row[index].lexeme.lemma == "be" || EnglishVerbForms.ofBe.contains(row[index].lexeme.lemma) {
      index += 1
    }
    while index < row.count,
      row[index].lexeme.kind == .degree || row[index].lexeme.kind == .negation
        || ["so", "still", "too"].contains(row[index].lexeme.lemma)
    {
      index += 1
    }
    guard index < row.count,
      row[index].lexeme.wordClass == .adjective || row[index].lexeme.lemma == "sorry" && index > 1,
      row[index].lexeme.kind != .quantity,
      index + 1 == row.count || row[index + 1].lexeme.wordClass != .adjective
        || index + 3 == row.count && ["open", "close"].contains(row[index + 1].lexeme.lemma)
    else { return nil }
    return index
  }

  // MARK: Where the second begins

  func begins(_ row: [Constituent], _ index: Int, _ quality: Int?) -> Bool {
    let word = row[index].lexeme
    let before = row[index - 1].lexeme
    let next = row[index + 1].lexeme
    let isBehindQuality = quality == index - 1
    if word.lemma == "let's" { return index > 1 && !before.isConnective }
    if word.lemma == "don't" {
      // *baby/sleep / don't/make/noise*, but *I/don't/want.*
      return isBehindQuality || before.wordClass == .adjective
        || next.wordClass == .verb && !isNominative(before) && !before.isHuman
          && ![.conjunction, .adposition].contains(before.wordClass)
          && !(before.wordClass == .verb && index < 2)
    }
    if isBehindQuality, before.kind == .state || before.kind == .emotion, begins(row, index) {
      return true
    }
    if word.kind == .question {
      // *I/hungry / when/lunch.*
      let isMeal =
        next.kind == .meal && index + 2 == row.count
        || next.lemma == "time" && index + 3 == row.count && row[index + 2].lexeme.kind == .meal
      return before.wordClass == .adjective
        && (frames[next.lemma].pattern == .modal
          || isBehindQuality && (next.lemma == "be" || next.lemma == "do" || isMeal))
    }
    if word.wordClass != .pronoun, asks(row, index), next.wordClass == .pronoun {
      return !before.isConnective && before.kind != .question && before.wordClass != .conjunction
        && !isNominative(before) && before.wordClass != .verb && word.lemma != "be"
    }
    if word.wordClass == .verb || word.lemma == "turn"
      || ["open", "close"].contains(word.lemma) && next.wordClass == .noun && isBehindQuality
    {
      return calls(row, index, before, next, isBehindQuality)
    }
    guard Self.subjects.contains(word.lemma), word.wordClass == .pronoun,
      ![.adposition, .conjunction].contains(before.wordClass),
      before.wordClass != .verb || index <= 2 && Self.waiting.contains(before.lemma),
      before.kind != .question, !before.isDeterminerLike, before.kind != .negation
    else { return false }
    if isHelper(next) { return true }
    if next.wordClass == .adjective, word.lemma != "it" {
      return next.kind == .state
        && (index + 2 == row.count || row[index + 2].lexeme.kind.isTemporal)
    }
    if isOrder(row[0].lexeme.lemma, row[1].lexeme.lemma), index + 2 < row.count {
      // *turn off/light / I/want/sleep*, but *open/box/I/buy*.
      return acts(row, index + 1)
    }
    // *it/be/raining / we/stay/home.*
    return before.lemma.hasSuffix("ing") && index > 1 && isHelper(row[index - 2].lexeme)
      && acts(row, index + 1)
  }

  /// *I/tired / I/go/bed, I/sad / dog/die*: somebody who does something, behind how one is.
  func begins(_ row: [Constituent], _ index: Int) -> Bool {
    let word = row[index].lexeme
    if word.wordClass == .pronoun {
      return word.lemma == row[0].lexeme.lemma && isNominative(word) && acts(row, index + 1)
    }
    guard isNominative(row[0].lexeme), word.wordClass == .noun, word.isBeing,
      frames.listed(row[index + 1].lexeme.lemma) != nil,
      row[index + 1].lexeme.wordClass == .verb
    else { return false }
    return index + 2 == row.count || row[index + 2].lexeme.wordClass != .pronoun
  }

  /// *I/be/lost / help/I, music/too/loud / turn/it/down*: somebody is asked to do something about it.
  func calls(
    _ row: [Constituent], _ index: Int, _ before: Lexeme, _ next: Lexeme, _ isBehindQuality: Bool
  ) -> Bool {
    guard before.wordClass == .adjective else { return false }
    if before.kind == .state || before.kind == .emotion,
      Self.helpCalls.contains(row[index].lexeme.lemma),
      EnglishPronouns.of(next.lemma)?.person == .first
    {
      return true
    }
    return isBehindQuality && (isOrder(row[index].lexeme.lemma, next.lemma) || next.lemma == "it")
      && before.kind != .emotion
  }

  func isOrder(_ verb: String, _ next: String) -> Bool {
    if ["open", "close", "shut"].contains(verb) { return true }
    guard Self.switched.contains(verb) || verb == "turn" || verb == "switch" || verb == "put" else {
      return false
    }
    return Self.switched.contains(verb) || ["on", "off", "up", "down", "it"].contains(next)
  }

  /// What can only be the verb of the pronoun before it.
  func isHelper(_ lexeme: Lexeme) -> Bool {
    lexeme.lemma == "be" || EnglishVerbForms.ofBe.contains(lexeme.lemma)
      || frames[lexeme.lemma].pattern == .modal
  }

  /// Whether the words before can stand alone: a verb that opens no clause, and nothing that joins what follows.
  func isWhole(_ words: ArraySlice<Constituent>, _ next: Lexeme) -> Bool {
    if words.count == 2, ["open", "close", "clean"].contains(words[0].lexeme.lemma),
      words[1].lexeme.wordClass == .noun
    {
      return true
    }
    if words.count == 2, ["hurry", "look"].contains(words.first?.lexeme.lemma ?? "") {
      return true
    }
    if words.count == 1 || words.count < 4 && isOrder(words[0].lexeme.lemma, words[1].lexeme.lemma)
    {
      return true
    }
    guard let verb = words.last(where: { $0.lexeme.wordClass == .verb })?.lexeme else {
      return quality(Array(words)) == words.endIndex - 1
        && (next.wordClass != .pronoun || words.last?.lexeme.kind == .state)
    }
    let isFelt =
      next.kind != .question && next.wordClass == .pronoun && frames[verb.lemma].isCopular
      && words.contains { $0.lexeme.kind == .emotion || $0.lexeme.lemma == "sure" }
      && words.last?.lexeme.kind == .emotion
    return !isFelt && !Self.opening.contains(verb.lemma)
      && !words.contains {
        EnglishClauseSplitter.subordinators.contains($0.lexeme.lemma) || $0.lexeme.kind == .question
          || ["that", "who", "which", "than", "as"].contains($0.lexeme.lemma)
          || $0.lexeme.wordClass == .noun && $0 == words.last && verb.lemma == "be"
            && next.kind != .question && next.wordClass == .pronoun
            && !$0.lexeme.lemma.hasSuffix("ing")
      }
  }

  static let subjects: WordSet = ["I", "he", "she", "we", "they", "it"]
  static let waiting: WordSet = ["wait", "stop", "look", "listen", "hurry"]
  static let helpers: WordSet = [
    "do", "did", "does", "be", "is", "are", "am", "was", "were", "have", "has",
  ]
  static let openers = EnglishVerbForms.ofBe.union([
    "do", "did", "does", "if", "when", "because",
  ])
  /// What one is not because of somebody.
  static let plain = EnglishWords.set(
    "sorry hungry thirsty tired cold hot sick done ready full bored sleepy finished fine okay")
  static let lets: WordSet = ["let's", "don't"]
  static let calls: WordSet = ["hurry up", "watch out", "look out", "come on"]
  static let callParts: [String: WordSet] = [
    "hurry": ["up"], "watch": ["out"], "look": ["out"], "come": ["on", "here"],
    "be": ["careful", "quiet"], "go": ["away"], "stop": ["it", "that"],
  ]
  static let helpCalls: WordSet = [
    "help", "hug", "hold", "tell", "give", "take", "leave", "let", "show", "carry",
  ]
  static let switched: WordSet = [
    "turn on", "turn off", "turn up", "turn down", "switch on", "switch off", "put on", "take off",
  ]
  static let surroundings = EnglishWords.set(
    "cold hot wet dark loud bright noisy stuffy windy rainy chilly freezing sunny late")
  static let wishes: WordSet = ["want", "need", "would like"]
  /// Verbs behind which a clause is what is said or thought.
  static let opening = EnglishWords.set(
    """
    say think know hope believe guess wish tell ask remember see hear feel forget show understand mean
    promise dream imagine notice bet decide wonder explain suppose let make help
    """)
}
