import AACCore

/// Second sentences whose subject is left out: reasons, wishes, pains and permissions.
///
/// Source: CGEL §13.3 (asyndetic coordination), §11.24 (requests beside their reason).
extension EnglishSequels {
  /// *close/door / cold, open/window/please / too/hot*: the quality at the end is why.
  func reason(_ row: [Constituent]) -> Split? {
    if let hurt = hurting(row) { return hurt }
    let isForbidden = row[0].lexeme.lemma == "don't" && row[1].lexeme.wordClass == .verb
    guard isOrder(row[0].lexeme.lemma, row[1].lexeme.lemma) || isForbidden,
      let last = row.last?.lexeme,
      Self.surroundings.contains(last.lemma)
        || isForbidden && ["wet", "slippery", "dangerous"].contains(last.lemma),
      let it = lexicon.known("it")
    else { return nil }
    var begin = row.count - 1
    while begin > 1, row[begin - 1].lexeme.kind == .degree || row[begin - 1].lexeme.lemma == "too" {
      begin -= 1
    }
    let before = row[begin - 1].lexeme
    guard begin > 1,
      before.wordClass == .noun || isForbidden || before.lemma == "please" || before.lemma == "it",
      row[1..<begin].allSatisfy({
        !isNominative($0.lexeme) || $0.lexeme.lemma == "it"
      })
    else { return nil }
    return Split(
      first: Array(row[..<begin]),
      second: [Constituent(it), EnglishWording.be] + row[begin...], isRequest: true)
  }

  /// *throat/hurt / can't/swallow, can't/walk / knee/hurt*: what hurts, and what one cannot do.
  func ailingEnd(_ row: [Constituent]) -> Int? {
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
    guard hurt + 1 == row.count, begin > 1,
      row[begin - 1].lexeme.wordClass == .verb
        || row[begin - 2].lexeme.lemma.hasSuffix("n't")
        || frames[row[begin - 2].lexeme.lemma].pattern == .modal
    else { return nil }
    let frame = frames[row[begin - 1].lexeme.lemma]
    guard frame.isListed, frame.opening == nil, !frame.opensSubjunctive else { return nil }
    return frame.slot(.object) == nil
      || frame.slot(.object)?.acceptedKinds.isEmpty == false
        && frame.slot(.object)?.acceptedKinds.contains(.body) == false
      ? begin : nil
  }

  /// *I/finish/lunch / can/play*: what one would like to do next.
  func permission(_ row: [Constituent]) -> Split? {
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
  func hurting(_ row: [Constituent]) -> Split? {
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
  func wish(_ row: [Constituent], _ quality: Int?) -> Split? {
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

  /// *I/sad / miss/mom, I/happy / I/love/you*: whom one misses or loves is another feeling than the one named.
  func feltBeside(_ row: [Constituent], _ quality: Int?) -> Split? {
    guard let quality, quality + 2 < row.count, isNominative(row[0].lexeme),
      row[quality].lexeme.kind == .emotion, row[quality].lexeme.lemma != "sorry"
    else { return nil }
    var feel = quality + 1
    if row[feel].lexeme.lemma == row[0].lexeme.lemma { feel += 1 }
    guard feel + 1 < row.count, Self.feelings.contains(row[feel].lexeme.lemma),
      ![.verb, .adposition, .conjunction].contains(row[feel + 1].lexeme.wordClass)
    else { return nil }
    return Split(
      first: Array(row[...quality]),
      second: [row[0], row[feel].asVerb] + row[(feel + 1)...])
  }

  /// *I/love/you / miss/you*: two things one feels for somebody.
  func feltTwice(_ row: [Constituent]) -> Split? {
    guard row.count == 5, isNominative(row[0].lexeme),
      Self.feelings.contains(row[1].lexeme.lemma), Self.feelings.contains(row[3].lexeme.lemma),
      row[1].lexeme.lemma != row[3].lexeme.lemma,
      [row[2], row[4]].allSatisfy({ EnglishPronouns.of($0.lexeme.lemma) != nil })
    else { return nil }
    return Split(first: Array(row[..<3]), second: [row[0], row[3].asVerb, row[4]])
  }

  private static let feelings = EnglishWords.set("miss love hate like dislike")

  /// *I/go/doctor / ear/hurt, need/medicine / throat/hurt*: what one does, and what hurts so that one does it.
  func ailingCause(_ row: [Constituent]) -> Split? {
    guard row.count > 3, row.last?.lexeme.lemma == "hurt",
      row[row.count - 2].lexeme.kind == .body
    else { return nil }
    var begin = row.count - 2
    while begin > 0, row[begin - 1].lexeme.isDeterminerLike { begin -= 1 }
    let told = row[..<begin]
    guard begin > 1, let verb = told.firstIndex(where: { $0.lexeme.wordClass == .verb }),
      verb < 2 || frames[row[verb - 1].lexeme.lemma].pattern == .modal,
      told[(verb + 1)...].allSatisfy({
        $0.lexeme.wordClass != .verb && $0.lexeme.wordClass != .conjunction
      }),
      !Self.opening.contains(row[verb].lexeme.lemma), row[verb].lexeme.lemma != "be",
      told.allSatisfy({ $0.lexeme.kind != .question }), let last = told.last?.lexeme,
      verb < begin - 1, last.wordClass == .noun || last.lemma == "home",
      !last.isBeing || EnglishPeople.helpers.contains(last.lemma), last.kind != .body
    else { return nil }
    var split = at(begin, row)
    split.isOngoing =
      verb == 1 && isNominative(row[0].lexeme) && row[verb].lexeme.lemma == "go"
      && told.allSatisfy { !$0.lexeme.kind.isTemporal && $0.lexeme.kind != .negation }
    return split
  }

  /// *chest/pain / call/ambulance, headache / need/medicine*: what one has, and what is to be done about it.
  func alarm(_ row: [Constituent]) -> Split? {
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

  func isCondition(_ lexeme: Lexeme) -> Bool {
    lexeme.wordClass == .adjective
      && (lexeme.kind == .state || lexeme.kind == .emotion
        || ["cold", "hot"].contains(lexeme.lemma))
  }
}
