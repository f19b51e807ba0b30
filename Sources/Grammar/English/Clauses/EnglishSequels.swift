import AACCore

/// Finds where a second sentence begins that nothing joins to the first: *open/window / it/be/hot*, *mom / can/I/go*.
///
/// Sources: CGEL §13.3 (asyndetic coordination), §11.24 (requests beside their reason), §10.52 (vocatives).
struct EnglishSequels {
  let frames: FrameTable
  let lexicon: Lexicon

  /// A row that is two sentences.
  struct Split {
    var first: [Constituent]
    var second: [Constituent]
    /// Whether the first asks for what the second gives the reason for: *close the door, it is cold*.
    var isRequest = false
  }

  /// The two sentences of a row; nil where it is one.
  func split(_ row: [Constituent]) -> Split? {
    guard row.count > 2 else { return nil }
    if let end = callEnd(row) ?? calledEnd(row) ?? ailingEnd(row) { return at(end, row) }
    if row.count > 3, isGreeted(row) { return at(2, row) }
    guard !isAsked(row) else { return nil }
    if let reason = reason(row) { return reason }
    let quality = quality(row)
    if let wish = wish(row, quality) ?? alarm(row) ?? permission(row) { return wish }
    guard row.count > 3 else { return nil }
    let begin = Self.waiting.contains(row[0].lexeme.lemma) ? 1 : 2
    for index in row.indices.dropFirst(begin) where index + 1 < row.count {
      guard begins(row, index, quality), isWhole(row[..<index], row[index].lexeme) else { continue }
      var split = at(index, row)
      split.isRequest = isOrder(row[0].lexeme.lemma, row[1].lexeme.lemma)
      return split
    }
    return nil
  }

  private func at(_ index: Int, _ row: [Constituent]) -> Split {
    Split(first: Array(row[..<index]), second: Array(row[index...]))
  }

  // MARK: Calls and names

  /// *hurry up / we/be/late, watch out / car/come*: where words end that call to somebody, before a sentence.
  private func callEnd(_ row: [Constituent]) -> Int? {
    let first = row[0].lexeme.lemma
    var end: Int
    if first == "not", row.count > 4, EnglishHabits.demonstratives.contains(row[1].lexeme.lemma),
      row[2].lexeme.lemma == "one", row[3].lexeme.isDeterminerLike
    {
      // *not/that/one / the/other/one.*
      return 3
    }
    if Self.calls.contains(first) {
      end = 1
    } else if let seconds = Self.callParts[first], seconds.contains(row[1].lexeme.lemma) {
      end = 2
    } else {
      return nil
    }
    while end < row.count, row[end].lexeme.lemma == "please" || isName(row[end].lexeme),
      end + 1 < row.count, !acts(row, end + 1) || Self.lets.contains(row[end + 1].lexeme.lemma)
    {
      end += 1
    }
    return opensSentence(row, end) ? end : nil
  }

  /// *mom / can/I/go, dad / where/be/shoe, grandma / I/love/you*: a name before a question or before what one says of
  /// oneself.
  private func calledEnd(_ row: [Constituent]) -> Int? {
    if row.count > 3, ["excuse me", "hey", "hi", "hello"].contains(row[0].lexeme.lemma), asks(row, 1) {
      return 1
    }
    if let last = row.last?.lexeme, isName(last), row.count < 6, isNominative(row[0].lexeme),
      let quality = quality(row), quality + 2 == row.count,
      Self.plain.contains(row[quality].lexeme.lemma)
    {
      // *I/be/sorry / mom.*
      return row.count - 1
    }
    guard isName(row[0].lexeme), row.count > 3 else { return nil }
    let next = row[1].lexeme
    if next.wordClass == .pronoun, next.lemma == "I" || next.lemma == "we" {
      return acts(row, 2) && !isDone(row) ? 1 : nil
    }
    if next.kind == .question { return asks(row, 2) ? 1 : nil }
    return asks(row, 1) ? 1 : nil
  }

  /// *mom/I/hug*: the verb at the end may be done to the speaker.
  private func isDone(_ row: [Constituent]) -> Bool {
    row[2].lexeme.wordClass == .verb
      && (row[3...].allSatisfy {
        $0.lexeme.kind.isTemporal || $0.lexeme.kind == .degree || $0.lexeme.wordClass == .adverb
          || $0.lexeme.kind == .quantity
      } || row.last?.lexeme.wordClass == .adposition
        || frames[row[2].lexeme.lemma].past != .state && row[2].lexeme.lemma != "be"
          && frames[row[2].lexeme.lemma].pattern != .modal && row[2].lexeme.lemma != "feel")
  }

  private func isName(_ lexeme: Lexeme) -> Bool {
    lexeme.isHuman && lexeme.number != .plural
      && (lexeme.wordClass == .properNoun && !lexeme.lemma.hasSuffix("s")
        || lexeme.wordClass == .noun && EnglishPeople.names.contains(lexeme.lemma.lowercased()))
  }

  /// *can/I, be/you, do/you*: a verb that helps, before its subject.
  private func asks(_ row: [Constituent], _ index: Int) -> Bool {
    guard index + 1 < row.count else { return false }
    let lemma = row[index].lexeme.lemma
    guard frames[lemma].pattern == .modal && lemma != "let's" || Self.helpers.contains(lemma)
    else { return false }
    let next = row[index + 1].lexeme
    if next.wordClass == .pronoun { return isNominative(next) }
    return row[index - 1].lexeme.kind == .question && (next.isDeterminerLike || next.isNominal)
  }

  /// *good night/mom/I/love/you*: who is greeted has no part in what follows.
  private func isGreeted(_ row: [Constituent]) -> Bool {
    guard row[0].lexeme.wordClass == .interjection || row[0].lexeme.kind == .social,
      row[0].lexeme.lemma != "please", row[1].lexeme.isHuman, row[1].lexeme.wordClass != .pronoun,
      ["I", "we"].contains(row[2].lexeme.lemma)
    else { return false }
    return row[3].lexeme.wordClass == .verb || frames.listed(row[3].lexeme.lemma) != nil
  }

  private func isAsked(_ row: [Constituent]) -> Bool {
    let first = row[0].lexeme
    return first.kind == .question
      || frames[first.lemma].pattern == .modal && first.lemma != "let's"
      || Self.openers.contains(first.lemma)
      || first.lemma == "be" && EnglishPronouns.of(row[1].lexeme.lemma) != nil
  }

  // MARK: What a sentence is like

  /// *we/be/late, car/come, don't/run*: whether the words from an index on are a sentence.
  private func opensSentence(_ row: [Constituent], _ begin: Int) -> Bool {
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

  private func isNominative(_ lexeme: Lexeme) -> Bool {
    lexeme.wordClass == .pronoun && EnglishPronouns.of(lexeme.lemma)?.nominative == lexeme.lemma
  }

  /// Whether a word is what a subject right before it does or is.
  private func acts(_ row: [Constituent], _ index: Int) -> Bool {
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
  private func quality(_ row: [Constituent]) -> Int? {
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
    else { return nil }
    return index
  }

  // MARK: Where the second begins

  private func begins(_ row: [Constituent], _ index: Int, _ quality: Int?) -> Bool {
    let word = row[index].lexeme
    let before = row[index - 1].lexeme
    let next = row[index + 1].lexeme
    let isBehindQuality = quality == index - 1
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
      return before.wordClass == .adjective
        && (frames[next.lemma].pattern == .modal
          || isBehindQuality && (next.lemma == "be" || next.lemma == "do"))
    }
    if word.wordClass != .pronoun, asks(row, index), next.wordClass == .pronoun {
      return !before.isConnective && before.kind != .question && before.wordClass != .conjunction
        && !isNominative(before) && before.wordClass != .verb && word.lemma != "be"
    }
    if word.wordClass == .verb || word.lemma == "turn" { return calls(row, index, before, next, isBehindQuality) }
    guard Self.subjects.contains(word.lemma), word.wordClass == .pronoun,
      ![.adposition, .conjunction].contains(before.wordClass),
      before.wordClass != .verb || index <= 2 && Self.waiting.contains(before.lemma),
      before.kind != .question, !before.isDeterminerLike, before.kind != .negation
    else { return false }
    if isHelper(next) { return true }
    if next.wordClass == .adjective, word.lemma != "it" {
      return next.kind == .state && (index + 2 == row.count || row[index + 2].lexeme.kind.isTemporal)
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
  private func begins(_ row: [Constituent], _ index: Int) -> Bool {
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
  private func calls(
    _ row: [Constituent], _ index: Int, _ before: Lexeme, _ next: Lexeme, _ isBehindQuality: Bool
  ) -> Bool {
    guard before.wordClass == .adjective else { return false }
    if before.kind == .state || before.kind == .emotion, Self.helpCalls.contains(row[index].lexeme.lemma),
      EnglishPronouns.of(next.lemma)?.person == .first
    {
      return true
    }
    return isBehindQuality && (isOrder(row[index].lexeme.lemma, next.lemma) || next.lemma == "it")
      && before.kind != .emotion
  }

  /// *close/door / cold, open/window/please / too/hot*: the quality at the end is why.
  private func reason(_ row: [Constituent]) -> Split? {
    if let hurt = hurting(row) { return hurt }
    let isForbidden = row[0].lexeme.lemma == "don't" && row[1].lexeme.wordClass == .verb
    guard isOrder(row[0].lexeme.lemma, row[1].lexeme.lemma) || isForbidden,
      let last = row.last?.lexeme,
      Self.surroundings.contains(last.lemma)
        || isForbidden && ["wet", "slippery", "dangerous"].contains(last.lemma), let it = lexicon.known("it")
    else { return nil }
    var begin = row.count - 1
    while begin > 1, row[begin - 1].lexeme.kind == .degree || row[begin - 1].lexeme.lemma == "too" {
      begin -= 1
    }
    let before = row[begin - 1].lexeme
    guard begin > 1, before.wordClass == .noun || isForbidden || before.lemma == "please" || before.lemma == "it",
      row[1..<begin].allSatisfy({
        !isNominative($0.lexeme) || $0.lexeme.lemma == "it"
      })
    else { return nil }
    return Split(
      first: Array(row[..<begin]),
      second: [Constituent(it), EnglishWording.be] + row[begin...], isRequest: true)
  }

  /// *throat/hurt / can't/swallow, can't/walk / knee/hurt*: what hurts, and what one cannot do.
  private func ailingEnd(_ row: [Constituent]) -> Int? {
    guard row.count > 3, let hurt = row.firstIndex(where: { $0.lexeme.lemma == "hurt" }), hurt > 0,
      row[hurt - 1].lexeme.kind == .body, !row[..<hurt].contains(where: { $0.lexeme.lemma == "be" })
    else { return nil }
    var begin = hurt - 1
    while begin > 0, row[begin - 1].lexeme.isDeterminerLike { begin -= 1 }
    if begin == 0, hurt + 2 < row.count {
      let next = row[hurt + 1].lexeme
      return next.lemma.hasSuffix("n't") || frames[next.lemma].pattern == .modal
        || next.kind == .negation || isNominative(next) && acts(row, hurt + 2) ? hurt + 1 : nil
    }
    guard hurt + 1 == row.count, begin > 1, row[begin - 1].lexeme.wordClass == .verb else {
      return nil
    }
    let frame = frames[row[begin - 1].lexeme.lemma]
    guard frame.isListed, frame.opening == nil, !frame.opensSubjunctive else { return nil }
    return frame.slot(.object) == nil
      || frame.slot(.object)?.acceptedKinds.isEmpty == false
        && frame.slot(.object)?.acceptedKinds.contains(.body) == false ? begin : nil
  }

  /// *I/finish/lunch / can/play*: what one would like to do next.
  private func permission(_ row: [Constituent]) -> Split? {
    guard isNominative(row[0].lexeme), row.count > 4,
      let can = row.indices.dropFirst(2).first(where: {
        ["can", "may", "could"].contains(row[$0].lexeme.lemma)
      }), can + 1 < row.count, row[can - 1].lexeme.wordClass == .noun,
      row[can + 1].lexeme.wordClass == .verb,
      row[1].lexeme.wordClass == .verb, !Self.opening.contains(row[1].lexeme.lemma)
    else { return nil }
    var second = Array(row[can...])
    second.insert(Constituent(row[0].lexeme), at: 1)
    return Split(first: Array(row[..<can]), second: second)
  }

  /// *change/my/position / hurt*: why it is asked for.
  private func hurting(_ row: [Constituent]) -> Split? {
    guard row.count > 2, row.last?.lexeme.lemma == "hurt", let it = lexicon.known("it"),
      ["change", "move", "stop", "turn", "lift", "open", "loosen"].contains(row[0].lexeme.lemma),
      row.dropLast().allSatisfy({ $0.lexeme.kind != .body && !isNominative($0.lexeme) }),
      let hurt = row.last?.asVerb
    else { return nil }
    return Split(
      first: Array(row.dropLast()), second: [Constituent(it), hurt], isRequest: true)
  }

  /// *I/bored / want/go/outside, tired / want/sleep*: what one is and what one wants, with a word for oneself chosen
  /// once or not at all.
  private func wish(_ row: [Constituent], _ quality: Int?) -> Split? {
    var end = 1
    var who: Constituent?
    var first = row
    if let quality, isNominative(row[0].lexeme) {
      who = Constituent(row[0].lexeme)
      end = quality + 1
      while end < row.count, row[end].lexeme.wordClass != .verb, end < quality + 4,
        !isNominative(row[end].lexeme), !row[end].lexeme.isConnective
      {
        end += 1
      }
      guard isCondition(row[quality].lexeme) else { return nil }
    } else if let quality, quality > 0, row[quality].lexeme.kind == .state,
      !row[quality - 1].lexeme.isBeing, row[quality - 1].lexeme.wordClass == .noun,
      row.count > quality + 2, row[quality + 1].lexeme.lemma == "need", let it = lexicon.known("it")
    {
      // *wheelchair/broken / need/fix.*
      who = Constituent(it)
      end = quality + 1
    } else if isCondition(row[0].lexeme), let speaker = lexicon.known("I") {
      who = Constituent(speaker)
      first = [Constituent(speaker), EnglishWording.be] + row
    }
    guard let who, end + 1 < row.count, Self.wishes.contains(row[end].lexeme.lemma) else {
      return nil
    }
    return Split(
      first: Array(first.dropLast(row.count - end)), second: [who] + Array(row[end...]))
  }

  /// *chest/pain / call/ambulance, headache / need/medicine*: what one has, and what is to be done about it.
  private func alarm(_ row: [Constituent]) -> Split? {
    let first = row[0].lexeme
    var end = first.kind == .illness && first.wordClass == .noun ? 1 : 0
    if first.kind == .body, ["pain", "ache"].contains(row[1].lexeme.lemma) { end = 2 }
    guard end > 0, end + 1 < row.count, let speaker = lexicon.known("I"),
      Self.wishes.contains(row[end].lexeme.lemma)
        || ["call", "help", "give", "bring", "get"].contains(row[end].lexeme.lemma)
    else { return nil }
    let isWish = Self.wishes.contains(row[end].lexeme.lemma)
    return Split(
      first: [Constituent(speaker), EnglishWording.have] + row[..<end],
      second: (isWish ? [Constituent(speaker)] : []) + row[end...])
  }

  private func isCondition(_ lexeme: Lexeme) -> Bool {
    lexeme.wordClass == .adjective
      && (lexeme.kind == .state || lexeme.kind == .emotion
        || ["cold", "hot"].contains(lexeme.lemma))
  }

  private func isOrder(_ verb: String, _ next: String) -> Bool {
    if ["open", "close", "shut"].contains(verb) { return true }
    guard Self.switched.contains(verb) || verb == "turn" || verb == "switch" || verb == "put" else {
      return false
    }
    return Self.switched.contains(verb) || ["on", "off", "up", "down", "it"].contains(next)
  }

  /// What can only be the verb of the pronoun before it.
  private func isHelper(_ lexeme: Lexeme) -> Bool {
    lexeme.lemma == "be" || EnglishVerbForms.ofBe.contains(lexeme.lemma)
      || frames[lexeme.lemma].pattern == .modal
  }

  /// Whether the words before can stand alone: a verb that opens no clause, and nothing that joins what follows.
  private func isWhole(_ words: ArraySlice<Constituent>, _ next: Lexeme) -> Bool {
    if words.count == 2, ["open", "close", "clean"].contains(words[0].lexeme.lemma),
      words[1].lexeme.wordClass == .noun
    {
      return true
    }
    if words.count == 2, ["hurry", "look"].contains(words.first?.lexeme.lemma ?? "") {
      return true
    }
    if words.count == 1 || words.count < 4 && isOrder(words[0].lexeme.lemma, words[1].lexeme.lemma) {
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

  private static let subjects: Set<String> = ["I", "he", "she", "we", "they", "it"]
  private static let waiting: Set<String> = ["wait", "stop", "look", "listen", "hurry"]
  private static let helpers: Set<String> = [
    "do", "did", "does", "be", "is", "are", "am", "was", "were", "have", "has",
  ]
  private static let openers = EnglishVerbForms.ofBe.union([
    "do", "did", "does", "if", "when", "because",
  ])
  /// What one is not because of somebody.
  private static let plain = EnglishWords.set(
    "sorry hungry thirsty tired cold hot sick done ready full bored sleepy finished fine okay")
  private static let lets: Set<String> = ["let's", "don't"]
  private static let calls: Set<String> = ["hurry up", "watch out", "look out", "come on"]
  private static let callParts: [String: Set<String>] = [
    "hurry": ["up"], "watch": ["out"], "look": ["out"], "come": ["on", "here"],
    "be": ["careful", "quiet"], "go": ["away"], "stop": ["it", "that"],
  ]
  private static let helpCalls: Set<String> = [
    "help", "hug", "hold", "tell", "give", "take", "leave", "let", "show", "carry",
  ]
  private static let switched: Set<String> = [
    "turn on", "turn off", "turn up", "turn down", "switch on", "switch off", "put on", "take off",
  ]
  private static let surroundings = EnglishWords.set(
    "cold hot wet dark loud bright noisy stuffy windy rainy chilly freezing sunny late")
  private static let wishes: Set<String> = ["want", "need", "would like"]
  /// Verbs behind which a clause is what is said or thought.
  private static let opening = EnglishWords.set(
    """
    say think know hope believe guess wish tell ask remember see hear feel forget show understand mean
    promise dream imagine notice bet decide wonder explain suppose let make help
    """)
}
