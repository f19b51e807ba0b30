import AACCore

/// *Be* and *have* where no verb was chosen (CGEL §10.9).
extension EnglishWording {
  /// *bus/late/today, my/red/car/the/best, there/six/egg, phone/no/battery*: *be* or *have* where no verb was chosen.
  func supplyBe(_ row: inout [Constituent]) {
    if row[0].lexeme.lemma == "there", row.count > 1, isAmount(row[1].lexeme), !hasVerb(row) {
      return row.insert(Self.be, at: 1)
    }
    if row.count == 3, row[0].lexeme.wordClass == .pronoun, row[1].lexeme.wordClass == .numeral,
      row[2].lexeme.wordClass == .noun, !row[2].lexeme.kind.isTemporal, row[0].lexeme.lemma != "it",
      row[0].lexeme.hasSubjectForm
    {
      // *I/two/cookie.*
      return row.insert(Self.have, at: 1)
    }
    if isAbundance(row) { return row.insert(contentsOf: [there, Self.be], at: 0) }
    if let end = understood(&row) { return row.insert(Self.be, at: end) }
    if let first = leftOver(row) {
      return row.insert(contentsOf: [there, Self.be], at: first)
    }
    if let too = tooMuch(row) {
      row = too
      return
    }
    guard let end = namedEnd(row), end < row.count else { return }
    if row[end].lexeme.lemma == "no", end + 1 < row.count, !hasVerb(row),
      !KindSet.edible.contains(row[end - 1].lexeme.kind),
      row[end + 1].lexeme.wordClass == .noun, end + 2 == row.count
    {
      return row.insert(Self.have, at: end)
    }
    guard isPredicate(row, end) || isPlaced(row, end) else { return }
    row.insert(Self.be, at: end)
  }

  var there: Constituent {
    Constituent(
      lexicon.known("there") ?? Lexeme(lemma: "there", wordClass: .adverb, kind: .direction))
  }

  func hasVerb(_ row: [Constituent]) -> Bool {
    row.contains { word in
      word.lexeme.wordClass == .verb || isForm(word.lexeme)
    }
  }

  /// *was, didn't, broke*: a form of a verb, whatever else it may be.
  func isForm(_ lexeme: Lexeme) -> Bool {
    if Self.helpers.contains(lexeme.lemma) || lexeme.lemma.hasSuffix("n't") { return true }
    if lexeme.lemma.hasSuffix("'s"), lexeme.kind != .possessive { return true }
    guard lexeme.isInferred, lexeme.wordClass == .noun else { return false }
    return EnglishTypedForms(frames: frames, lexicon: lexicon).base(lexeme.lemma)?.form == .past
  }

  static let helpers = EnglishVerbForms.ofBe.union(EnglishVerbForms.ofHaveAndDo).union(["'s", "'m"])

  func isAmount(_ lexeme: Lexeme) -> Bool {
    lexeme.isDeterminerLike || lexeme.kind == .quantity || lexeme.wordClass == .noun
      || ["no", "too", "too many", "too much"].contains(lexeme.lemma)
      || ["someone", "somebody", "something", "nobody", "nothing"].contains(lexeme.lemma)
  }

  /// *no/toilet paper/in/bathroom, not/much/milk/left*: what there is none of.
  func leftOver(_ row: [Constituent]) -> Int? {
    guard row.count > 2, !hasVerb(row) else { return nil }
    let isNone = row[0].lexeme.lemma == "no" && row[1].lexeme.wordClass == .noun
    let isLittle = row[0].lexeme.lemma == "not" && row[1].lexeme.kind == .quantity
    guard isNone || isLittle else { return nil }
    let isLeft = row.last?.lexeme.lemma == "left"
    let isPlaced = row.count > 3 && row[2].lexeme.isPlacing
    return isLeft || isPlaced && isNone ? 0 : nil
  }

  /// *too/windy/for/fly/kite*: what it is too much so for (CGEL §15.73).
  func tooMuch(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 2, row[0].lexeme.lemma == "too", row[1].lexeme.wordClass == .adjective,
      EnglishHabits.situations.contains(row[1].lexeme.lemma) || row[1].lexeme.kind == .weather,
      row[2].lexeme.lemma == "for" || row[2].lexeme.lemma == "to"
        || row[2].lexeme.wordClass == .verb,
      let it = lexicon.known("it")
    else { return nil }
    var result = [Constituent(it), Self.be] + row
    if result[4].lexeme.lemma == "for", result.count > 5, result[5].lexeme.wordClass == .verb {
      result[4].lexeme.lemma = "to"
    }
    return result
  }

  /// Where somebody or something named first ends; nil where the row names nothing first.
  func subjectEnd(_ row: [Constituent]) -> Int? {
    if EnglishHabits.demonstratives.contains(row[0].lexeme.lemma), row.count > 1,
      row[1].lexeme.kind == .negation || row[1].lexeme.kind == .degree
    {
      return 1
    }
    var index = 0
    while index < row.count,
      row[index].lexeme.isDeterminerLike || isPointing(row, index)
        || row[index].lexeme.wordClass == .adjective && index > 0
          && row[index - 1].lexeme.isDeterminerLike
    {
      index += 1
    }
    guard index < row.count, row[0].lexeme.wordClass != .numeral else { return nil }
    let head = row[index].lexeme
    if head.wordClass == .pronoun {
      guard index == 0,
        head.hasSubjectForm
          || EnglishHabits.demonstratives.contains(head.lemma)
      else { return nil }
      return 1
    }
    guard head.wordClass == .noun || head.wordClass == .properNoun, !head.kind.isTemporal else {
      return nil
    }
    if index + 1 < row.count, row[index + 1].lexeme.wordClass == .noun,
      EnglishCompounds.joins(head, row[index + 1].lexeme)
    {
      index += 1
    }
    return index + 1
  }

  /// *mom/at/work, my/cup/on/table*: where somebody, or something picked out, is.
  func isPlaced(_ row: [Constituent], _ end: Int) -> Bool {
    guard end + 1 < row.count, row[end].lexeme.isPlacing || isBeside(row, end),
      !hasVerb(Array(row[...end])),
      row[0].lexeme.kind != .question, row.allSatisfy({ $0.lexeme.kind != .social }),
      row[(end + 1)...].allSatisfy({ word in
        word.lexeme.wordClass == .noun && !word.lexeme.isBeing || word.lexeme.isDeterminerLike
          || EnglishHabits.barePlaces.contains(word.lexeme.lemma)
          || word.lexeme.kind.isTemporal || word.lexeme.wordClass == .properNoun
      }),
      end > 1 || frames.listed(row[end - 1].lexeme.lemma) == nil
        || isThingAlone(row[end - 1].lexeme)
    else { return false }
    let head = row[end - 1].lexeme
    // *beans on toast* is one dish.
    let isDish =
      KindSet.edible.contains(head.kind)
      && row[end...].contains { KindSet.edible.contains($0.lexeme.kind) }
    return head.isBeing || end > 1 || head.wordClass == .noun && !isDish && head.kind != .event
  }

  /// *shoes/by/door*: beside it, where it is no way of going.
  private func isBeside(_ row: [Constituent], _ end: Int) -> Bool {
    guard row[end].lexeme.lemma == "by", let last = row.last?.lexeme else { return false }
    return last.kind == .furniture || last.isPlaceLike || last.kind == .nature
      || ["door", "window", "wall", "gate"].contains(last.lemma)
  }

  /// *book/on/table, milk/in/fridge*: with nothing that it would be done to, a thing and no deed.
  private func isThingAlone(_ noun: Lexeme) -> Bool {
    guard noun.wordClass == .noun, let frame = frames.listed(noun.lemma),
      frame.slots.first?.role == .object, frame.slots.first?.preposition == nil
    else { return false }
    switch noun.kind {
    case .thing, .device, .book, .clothing, .money, .media, .toy, .furniture, .vehicle, .body,
      .medicine, .animal:
      return true
    case .drink, .food: return !["drink", "snack"].contains(noun.lemma)
    default: return false
    }
  }

  /// *this/sweater*: what points before a noun.
  func isPointing(_ row: [Constituent], _ index: Int) -> Bool {
    EnglishHabits.demonstratives.contains(row[index].lexeme.lemma) && index + 1 < row.count
      && row[index + 1].lexeme.wordClass == .noun
  }

  func isPredicate(_ row: [Constituent], _ end: Int) -> Bool {
    var index = end
    while index < row.count,
      row[index].lexeme.kind == .degree || row[index].lexeme.kind == .negation
        || ["so", "still", "always", "less", "more", "already", "almost", "really", "just"]
          .contains(
            row[index].lexeme.lemma)
    {
      index += 1
    }
    guard index < row.count else { return false }
    let said = row[index].lexeme
    let isGraded = index > end
    let next = index + 1 < row.count ? row[index + 1].lexeme : nil
    if isBest(row, index), !hasVerb(row) { return true }
    if said.lemma.hasSuffix("ing"), !row[end - 1].lexeme.isBeing, index + 1 == row.count,
      !hasVerb(Array(row[..<index])), row[end - 1].lexeme.wordClass == .noun,
      EnglishGerunds.base(of: said.lemma, frames) != nil
    {
      // *phone/not/working.*
      return true
    }
    let isQuality =
      said.wordClass == .adjective && said.kind != .question && said.kind != .possessive
      && !["hurt", "left", "right"].contains(said.lemma) || Self.qualities.contains(said.lemma)
    let head = row[end - 1].lexeme
    if isQuality, isFeltAbout(said, next, by: head), !hasVerb(row) { return true }
    if isQuality, said.lemma == "lost", next?.isPlaceLike == true, !hasVerb(row),
      head.isBeing || head.wordClass == .pronoun
    {
      return true
    }
    guard isQuality, next?.wordClass != .noun || next?.kind.isTemporal == true,
      next?.wordClass != .adjective, next?.isConnective != true, next?.isDeterminerLike != true
    else { return false }
    if row[..<index].contains(where: { isForm($0.lexeme) }) { return false }
    if let verb = row.firstIndex(where: { $0.lexeme.wordClass == .verb }) {
      return verb > index && takesMore(said, row, index, verb)
        && (head.isHuman || head.wordClass == .pronoun)
    }
    if head.wordClass == .pronoun || head.isHuman { return true }
    // *ball/red*, *water/cold* name a thing; *soup/too/hot, bus/late* say something of one.
    return isGraded || end > 1 || head.kind == .body || head.lemma.contains(" ")
      || row.count > end + 1
      || said.kind != .quantity && !Self.attributive.contains(said.lemma)
        && !EnglishNumberWords.isCompared(said.lemma)
      || EnglishHabits.situations.contains(said.lemma) || said.kind == .state
      || said.kind == .emotion
      || Self.qualities.contains(said.lemma)
  }

  /// *I/scared/dentist, Tom/excited/party*: a feeling with what it is about.
  private func isFeltAbout(_ quality: Lexeme, _ next: Lexeme?, by head: Lexeme) -> Bool {
    if ["sick", "ill"].contains(quality.lemma), next?.kind == .illness { return true }
    guard quality.kind == .emotion, let next,
      next.wordClass == .noun && !next.kind.isTemporal || next.wordClass == .properNoun
        || next.kind == .possessive && next.wordClass != .pronoun,
      EnglishHabits.preposition(behind: quality.lemma) != nil,
      !["birthday", "Christmas", "Easter"].contains(next.lemma)
    else { return false }
    return head.isHuman || head.wordClass == .pronoun
  }

  /// What tells a thing from others rather than says what it is like.
  static let attributive = EnglishWords.set(
    "favorite favourite new other next last first second only main own same different")

  /// Words that say what something is like although they may say how or when.
  static let qualities = EnglishWords.set(
    "late early sure pretty better worse far well alone fair fun awake okay OK fast"
  )
  .union(["all done", "all gone", "all right"])

  /// *the/best, biggest/animal*: what nothing else is.
  func isBest(_ row: [Constituent], _ index: Int) -> Bool {
    var index = index
    if row[index].lexeme.lemma == "the" { index += 1 }
    guard index < row.count else { return false }
    return EnglishNumberWords.isSuperlative(row[index].lexeme.lemma)
  }

  /// *I/tired/of/wait, I/ready/go*: what is chosen behind the quality belongs to it.
  func takesMore(_ quality: Lexeme, _ row: [Constituent], _ index: Int, _ verb: Int) -> Bool {
    guard quality.kind == .state || quality.kind == .emotion || quality.lemma == "ready",
      !["want", "need", "would like", "go"].contains(row[verb].lexeme.lemma)
        || quality.lemma == "ready"
        || row[verb].lexeme.lemma == "go"
          && ["scared", "afraid", "nervous", "excited", "happy"].contains(quality.lemma)
    else { return false }
    if verb == index + 1 { return true }
    return verb == index + 2 && row[index + 1].lexeme.wordClass == .adposition
  }
}

extension Lexeme {
  /// Whether it is a place rather than something owned.
  var isPlaceLike: Bool { KindSet.places.contains(kind) }

  /// *in, on, under*: where something is.
  var isPlacing: Bool {
    wordClass == .adposition && EnglishHabits.placePrepositions.contains(lemma)
      || ["at", "in", "on"].contains(lemma)
  }
}

extension SemanticKind {
  /// Whether one goes to it.
  var isPlaceKind: Bool { KindSet.places.contains(self) }
}
