import AACCore

/// Answers, calls for help and reasons that stand beside a sentence with nothing between.
///
/// Sources: CGEL §13.3 (asyndetic coordination), §10.52 (vocatives), §11.53 (formulae).
extension EnglishSequels {
  /// *no / that/wrong, ok / I/come, I/stuck / help*: where a word ends that is a sentence of its own, or begins.
  func answerEnd(_ row: [Constituent]) -> Int? {
    let first = row[0].lexeme.lemma
    let next = row[1].lexeme
    if Self.answers.contains(first), isNominative(next) || next.lemma == "it" { return 1 }
    if first == "help", next.lemma == "I",
      Self.mishaps.contains(row[2].lexeme.lemma) || row[2].lexeme.kind == .state
    {
      return 1
    }
    if row.last?.lexeme.lemma == "help", quality(row) == row.count - 2,
      isNominative(row[0].lexeme)
    {
      return row.count - 1
    }
    if first == "stop", let it = row.indices.first(where: { row[$0].lexeme.lemma == "it" }),
      it < 3, it + 2 == row.count, row[it + 1].lexeme.lemma.hasPrefix("hurt")
    {
      return it
    }
    if let last = row.last?.lexeme, isName(last), row[row.count - 2].lexeme.lemma == "please",
      !row.contains(where: { $0.lexeme.wordClass == .verb })
    {
      // *more/juice/please / mum.*
      return row.count - 1
    }
    let ask = row.count - 3
    if ask > 1, ["where", "what", "who"].contains(row[ask].lexeme.lemma),
      row[ask + 2].lexeme.lemma == "it",
      row[ask + 1].lexeme.lemma == "be"
        || EnglishVerbForms.ofBe.contains(row[ask + 1].lexeme.lemma),
      row[ask - 1].lexeme.wordClass == .noun || row[ask - 1].lexeme.lemma == "outside"
    {
      return ask
    }
    if let day = weekdayEnd(row) { return day }
    if row.count == 4, isNominative(row[0].lexeme), isNominative(row[2].lexeme),
      row[1].lexeme.wordClass == .verb, row[3].lexeme.wordClass == .verb,
      row[0].lexeme.lemma != row[2].lexeme.lemma
    {
      // *I/stir/you/pour.*
      let frame = frames[row[1].lexeme.lemma]
      if frame.isListed, frame.past != .state, frame.opening == nil, !frame.opensSubjunctive,
        !Self.opening.contains(frame.lemma)
      {
        return 2
      }
    }
    return feelingEnd(row) ?? unableEnd(row)
  }

  /// *monday/I/swim / friday/I/dance.*
  private func weekdayEnd(_ row: [Constituent]) -> Int? {
    guard row.count > 5, row[0].lexeme.kind == .weekday, isNominative(row[1].lexeme) else {
      return nil
    }
    return row.indices.dropFirst(3).first {
      row[$0].lexeme.kind == .weekday && $0 + 2 < row.count && isNominative(row[$0 + 1].lexeme)
    }
  }

  /// *don't/go / I/scared, hold/me / I/scared*: how one is, behind what one asks for.
  private func feelingEnd(_ row: [Constituent]) -> Int? {
    guard row.count > 3, row[row.count - 2].lexeme.lemma == "I",
      let last = row.last?.lexeme, last.wordClass == .adjective,
      last.kind == .state || last.kind == .emotion || ["cold", "hot"].contains(last.lemma)
    else { return nil }
    let index = row.count - 2
    return opensFeeling(row, index) ? index : nil
  }

  /// *see/big/spider / I/scared, please/talk/slowly / I/not/understand*: whether what stands before *I* is whole.
  private func opensFeeling(_ row: [Constituent], _ index: Int) -> Bool {
    let before = row[index - 1].lexeme
    guard let verb = row[..<index].first(where: { $0.lexeme.wordClass == .verb })?.lexeme,
      verb.lemma != "be" || before.wordClass == .adjective, frames[verb.lemma].pattern != .modal,
      !row[..<index].contains(where: {
        Self.opening.contains($0.lexeme.lemma)
          && !(["see", "hear"].contains($0.lexeme.lemma) && before.wordClass == .noun)
      }),
      ![.conjunction, .adposition].contains(before.wordClass), before.kind != .question,
      !before.isDeterminerLike, !EnglishClauseSplitter.subordinators.contains(before.lemma),
      !EnglishClauseSplitter.subordinators.contains(row[0].lexeme.lemma),
      !["that", "so", "when", "because"].contains(before.lemma)
    else { return false }
    return before.wordClass != .verb || row[0].lexeme.wordClass == .verb
      || row[0].lexeme.lemma == "don't"
  }

  /// *please/talk/slowly / I/not/understand.*
  func unableEnd(_ row: [Constituent]) -> Int? {
    guard row.count > 4, let last = row.last?.lexeme, row[row.count - 3].lexeme.lemma == "I",
      row[row.count - 2].lexeme.kind == .negation,
      ["understand", "know", "hear", "see", "like"].contains(last.lemma)
    else { return nil }
    return opensFeeling(row, row.count - 3) ? row.count - 3 : nil
  }

  /// *my/room/messy / I/need/clean/it, my/dog/sick / we/go/vet*: what is so, and what one does about it.
  func followUpEnd(_ row: [Constituent], _ quality: Int?) -> Int? {
    guard let quality, quality + 3 < row.count, row[0].lexeme.wordClass != .pronoun,
      EnglishWording.subjects.contains(row[quality + 1].lexeme.lemma),
      row[quality + 2].lexeme.wordClass == .verb, row[quality].lexeme.kind != .emotion
    else { return nil }
    return quality + 1
  }

  /// Splits whose sentences need words of their own.
  func told(_ row: [Constituent]) -> Split? {
    let first = row[0].lexeme.lemma
    if first == "too" || first == "it", let split = condition(row) { return split }
    if first == "first", let steps = steps(row) { return steps }
    if let end = achingEnd(row) { return at(end, row) }
    if row.count == 4, ["turn", "go", "look"].contains(first), row[2].lexeme.lemma == "then",
      ["left", "right"].contains(row[3].lexeme.lemma)
    {
      // *turn/left / then/right.*
      return Split(
        first: Array(row[..<2]), second: [row[2], Constituent(row[0].lexeme), row[3]],
        isRequest: true)
    }
    return nil
  }

  /// *first/eat / then/play*: what is to be done, one thing after the other.
  private func steps(_ row: [Constituent]) -> Split? {
    guard row[1].lexeme.wordClass == .verb,
      let then = row.indices.dropFirst(2).dropLast().first(where: {
        row[$0].lexeme.lemma == "then"
      }), row[then + 1].lexeme.wordClass == .verb,
      row[2..<then].allSatisfy({
        $0.lexeme.wordClass == .noun && !$0.lexeme.isBeing || $0.lexeme.isDeterminerLike
      }),
      !row.contains(where: { isNominative($0.lexeme) && $0.lexeme.lemma != "it" })
    else { return nil }
    var split = at(then, row)
    split.isRequest = true
    split.asksNext = true
    return split
  }

  /// *head/hurt / need/medicine*: what hurts, and what one wants because of it.
  private func achingEnd(_ row: [Constituent]) -> Int? {
    var part = 0
    while part < row.count, row[part].lexeme.isDeterminerLike { part += 1 }
    guard part + 3 < row.count, row[part].lexeme.kind == .body,
      EnglishWording.aching.contains(row[part + 1].lexeme.lemma),
      Self.wishes.contains(row[part + 2].lexeme.lemma)
    else { return nil }
    return part + 2
  }

  /// *too/bright / close/curtain, it/cold / close/window*: what it is like, and what is to be done about it.
  private func condition(_ row: [Constituent]) -> Split? {
    guard row.count > 3, let it = lexicon.known("it") else { return nil }
    var quality = 1
    let isIt = row[0].lexeme.lemma == "it"
    if isIt, EnglishVerbForms.be.contains(row[1].lexeme.lemma) { quality += 1 }
    while quality < row.count, row[quality].lexeme.kind == .degree { quality += 1 }
    guard quality + 2 < row.count, row[quality].lexeme.wordClass == .adjective,
      Self.surroundings.contains(row[quality].lexeme.lemma)
        || EnglishHabits.situations.contains(row[quality].lexeme.lemma),
      isOrder(row[quality + 1].lexeme.lemma, row[quality + 2].lexeme.lemma)
        || Self.lets.contains(row[quality + 1].lexeme.lemma)
    else { return nil }
    var first = Array(row[...quality])
    if !isIt { first.insert(contentsOf: [Constituent(it), EnglishWording.be], at: 0) }
    return Split(first: first, second: Array(row[(quality + 1)...]))
  }

  /// *mum/please/help/me, teacher/I/finish, Tom/you/my/friend, mum/where/my/shoe*: who is called first.
  func addressedEnd(_ row: [Constituent]) -> Int? {
    let isRole = Self.roles.contains(row[0].lexeme.lemma.lowercased())
    guard isName(row[0].lexeme) || isRole else { return nil }
    let next = row[1].lexeme
    // *miss/my/old/teacher*: whom one misses.
    if row[0].lexeme.lemma == "miss", next.kind == .possessive, row.count > 2,
      row.last?.lexeme.wordClass == .noun
    {
      return nil
    }
    switch next.lemma {
    case "I", "we":
      if row[2].lexeme.wordClass == .adjective, row.count == 3 { return 1 }
      return isRole && (acts(row, 2) || row[2].lexeme.wordClass == .adjective) ? 1 : nil
    case "please":
      return row[2].lexeme.wordClass == .verb || row[2].lexeme.lemma == "help" ? 1 : nil
    case "you":
      return row[2].lexeme.wordClass == .adjective || row[2].lexeme.kind == .possessive
        || row[2].lexeme.wordClass == .verb && row.count > 3 && row[3].lexeme.lemma != "I" ? 1 : nil
    default: break
    }
    if isRole, asks(row, 1) || next.kind == .possessive && row.count > 3 { return 1 }
    guard next.kind == .question, next.lemma != "who", row.count > 2 else { return nil }
    let third = row[2].lexeme
    return third.isDeterminerLike || third.kind == .possessive || third.wordClass == .pronoun
      || third.wordClass == .adposition || third.lemma == "be" ? 1 : nil
  }

  private static let answers = EnglishWords.set("ok okay OK yeah")
  private static let mishaps = EnglishWords.set("fall hurt bleed choke drown fell stuck")
  /// Whom one calls by what they do.
  static let roles = EnglishWords.set(
    "teacher nurse doctor miss mister sir coach waiter waitress officer driver madam ma'am")
}
