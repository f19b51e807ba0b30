import AACCore

/// Two thoughts in one row: what is so, and what one feels, wants or asks for because of it.
///
/// Sources: CGEL §13.3 (asyndetic coordination), §15.45 (reason), §11.24 (requests beside their reason).
extension EnglishSequels {
  /// The two sentences of a row whose halves are of different kinds; nil where it is one.
  func thoughts(_ row: [Constituent], _ quality: Int?) -> Split? {
    weather(row) ?? mended(row, quality) ?? needed(row) ?? finished(row) ?? hushed(row)
      ?? declined(row) ?? sought(row, quality) ?? sheltered(row, quality)
      ?? feltTwice(row)
  }

  /// *phone/dead / charger/where, hands/dirty / where/soap*: what is wrong, and what is looked for.
  private func sought(_ row: [Constituent], _ quality: Int?) -> Split? {
    guard let quality, quality > 0, quality + 2 < row.count else { return nil }
    var thing = Array(row[(quality + 1)...])
    if thing.first?.lexeme.lemma == "where" {
      thing.removeFirst()
    } else if thing.last?.lexeme.lemma == "where" {
      thing.removeLast()
    } else {
      return nil
    }
    guard let head = thing.last?.lexeme, head.isNominal,
      thing.dropLast().allSatisfy({
        $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .adjective
      })
    else { return nil }
    return at(quality + 1, row)
  }

  /// *sun/hot / hat, water/cold / towel*: what it is like, and what one needs against it.
  private func sheltered(_ row: [Constituent], _ quality: Int?) -> Split? {
    guard row.count == 3, quality == 1, Self.weathers.contains(row[0].lexeme.lemma),
      row[2].lexeme.wordClass == .noun,
      row[2].lexeme.kind == .clothing || Self.shelters.contains(row[2].lexeme.lemma),
      let speaker = lexicon.known("I")
    else { return nil }
    let need = Lexeme(lemma: "need", wordClass: .verb, kind: .action)
    return Split(
      first: Array(row[..<2]), second: [Constituent(speaker), Constituent(need), row[2]])
  }

  private static let weathers = EnglishWords.set(
    "sun rain snow wind water floor ground room weather air house sand pool")
  private static let shelters = EnglishWords.set(
    "umbrella sunglasses sunscreen towel blanket fan hat coat gloves jacket scarf boots cap raincoat"
  )

  /// *rain / can't/go/outside, snow / no/school*: the weather, and what comes of it.
  private func weather(_ row: [Constituent]) -> Split? {
    guard row.count > 2, frames[row[0].lexeme.lemma].pattern == .weather,
      let it = lexicon.known("it"), let speaker = lexicon.known("I")
    else { return nil }
    let next = row[1].lexeme
    let first = [Constituent(it), row[0].asVerb]
    if next.lemma == "no", row[2].lexeme.wordClass == .noun {
      return Split(first: first, second: Array(row[1...]))
    }
    if isNominative(next), next.lemma != "it", acts(row, 2) {
      return Split(first: first, second: Array(row[1...]))
    }
    guard
      Self.wishes.contains(next.lemma) || next.lemma == "stay"
        || next.lemma.hasSuffix("n't") && next.lemma != "don't"
        || next.kind == .negation && row[2].lexeme.wordClass == .verb
        || ["can", "must"].contains(next.lemma)
    else { return nil }
    return Split(first: first, second: [Constituent(speaker)] + row[1...])
  }

  /// *grandpa/die / I/sad, tomorrow/dentist / I/scared*: what happens or lies ahead, and how one feels.
  func felt(_ row: [Constituent]) -> Int? {
    guard row.count > 2, row[row.count - 2].lexeme.lemma == "I", let last = row.last?.lexeme,
      last.wordClass == .adjective,
      last.kind == .state || last.kind == .emotion || ["cold", "hot"].contains(last.lemma)
    else { return nil }
    let end = row.count - 2
    let before = row[end - 1].lexeme
    guard
      !row[..<end].contains(where: {
        $0.lexeme.wordClass == .conjunction || $0.lexeme.isConnective
          || $0.lexeme.kind == .question || isNominative($0.lexeme) && $0.lexeme.lemma == "I"
          || EnglishClauseSplitter.subordinators.contains($0.lexeme.lemma)
          || $0.lexeme.kind == .social
      })
    else { return nil }
    if !row[..<end].contains(where: { $0.lexeme.wordClass == .verb }) {
      return before.wordClass == .noun && !isName(before) && end < 4 ? end : nil
    }
    guard end > 1, before.wordClass == .verb, frames[before.lemma].opening == nil,
      frames[before.lemma].past != .state || before.lemma == "die",
      frames[before.lemma].pattern == .plain,
      !Self.opening.contains(before.lemma),
      row[..<(end - 1)].contains(where: { $0.lexeme.isBeing || $0.lexeme.wordClass == .noun }),
      row[..<(end - 1)].allSatisfy({ $0.lexeme.wordClass != .verb })
    else { return nil }
    return end
  }

  /// *computer/broken / fix/dad, telly/boring / turn off, wheelchair/stuck / push/me*: what is wrong, and who shall do what
  /// about it.
  private func mended(_ row: [Constituent], _ quality: Int?) -> Split? {
    guard let quality, quality > 0, quality + 1 < row.count, row[0].lexeme.wordClass != .pronoun,
      row[quality - 1].lexeme.wordClass == .noun, !row[quality - 1].lexeme.isBeing,
      let it = lexicon.known("it")
    else { return nil }
    var verb = row[quality + 1]
    var rest = quality + 2
    if rest < row.count, ["off", "on", "up", "down"].contains(row[rest].lexeme.lemma) {
      verb.lexeme.lemma += " " + row[rest].lexeme.lemma
      rest += 1
    }
    guard Self.repairs.contains(verb.lexeme.lemma) || Self.switched.contains(verb.lexeme.lemma),
      row.count - rest < 2
    else { return nil }
    let act = Array(row[(quality + 1)..<rest]).enumerated().map {
      $0.offset == 0 ? $0.element.asVerb : $0.element
    }
    var split = at(quality + 1, row)
    guard rest < row.count else {
      split.second = [act[0], Constituent(it)] + act.dropFirst()
      split.asksNext = true
      return split
    }
    let last = row[rest]
    if isName(last.lexeme) {
      let can = Lexeme(lemma: "can", wordClass: .verb, kind: .modal)
      split.second = [Constituent(can), last] + act + [Constituent(it)]
      return split
    }
    guard EnglishPronouns.of(last.lexeme.lemma)?.person == .first || last.lexeme.lemma == "please"
    else { return nil }
    split.second = act + [last]
    split.asksNext = true
    return split
  }

  private static let repairs = EnglishWords.set(
    "fix repair change push clean wash open close help charge tie dry heat")

  /// *I/dizzy / sit, I/hungry / eat, I/feel/sick / call/mom*: how one is, and what one wants or asks for.
  private func needed(_ row: [Constituent]) -> Split? {
    guard row.count > 2, row[0].lexeme.lemma == "I" else { return nil }
    var state = 1
    while state < row.count,
      ["be", "feel", "so", "very"].contains(row[state].lexeme.lemma)
        || EnglishVerbForms.ofBe.contains(row[state].lexeme.lemma)
    { state += 1 }
    guard state + 1 < row.count, Self.bodily.contains(row[state].lexeme.lemma) else { return nil }
    let act = row[state + 1].lexeme
    guard act.wordClass == .verb,
      row[(state + 1)...].allSatisfy({
        !isNominative($0.lexeme) && $0.lexeme.kind != .negation && $0.lexeme.kind != .question
      })
    else { return nil }
    var split = at(state + 1, row)
    if state + 2 < row.count, EnglishStatementReader.askedOfOthers.contains(act.lemma) {
      split.asksNext = true
      return split
    }
    guard !Self.wishes.contains(act.lemma),
      !EnglishStatementReader.askedOfOthers.contains(act.lemma),
      row[state].lexeme.lemma != "tired" || Self.resting.contains(act.lemma),
      !["cold", "hot"].contains(row[state].lexeme.lemma), frames[act.lemma].past != .state,
      frames[act.lemma].pattern != .modal, !EnglishHabits.handling.contains(act.lemma),
      state + 2 >= row.count || !isOrder(act.lemma, row[state + 2].lexeme.lemma),
      let speaker = lexicon.known("I")
    else { return nil }
    let want = Lexeme(lemma: "want", wordClass: .verb, kind: .action)
    split.second = [Constituent(speaker), Constituent(want)] + row[(state + 1)...]
    return split
  }

  /// What one's body is like.
  private static let bodily = EnglishWords.set(
    "hungry thirsty dizzy sleepy sick tired exhausted cold hot poorly unwell weak faint")
  private static let resting = EnglishWords.set("sleep rest sit lie go nap")

  /// *nursery/finish / mum/come*: what happens, and what somebody does then.
  private func finished(_ row: [Constituent]) -> Split? {
    guard row.count == 4, row[0].lexeme.wordClass == .noun, !row[0].lexeme.isBeing,
      row[1].lexeme.wordClass == .verb, isName(row[2].lexeme),
      ["finish", "end", "start", "open", "close", "ring", "stop", "break"].contains(
        row[1].lexeme.lemma),
      row[3].lexeme.wordClass == .verb, frames[row[3].lexeme.lemma].past != .state
    else { return nil }
    return at(2, row)
  }

  /// *baby/sleep / quiet/please*: what goes on, and what is asked for because of it.
  private func hushed(_ row: [Constituent]) -> Split? {
    guard row.count > 3, row[row.count - 2].lexeme.lemma == "quiet",
      row.last?.lexeme.lemma == "please", row[row.count - 3].lexeme.wordClass == .verb,
      row[0].lexeme.wordClass != .verb
    else { return nil }
    return at(row.count - 2, row)
  }

  /// *fix/it / dad*: who is called behind what he is asked for.
  func called(_ row: [Constituent]) -> Split? {
    guard row.count == 3, row[0].lexeme.wordClass == .verb, let last = row.last?.lexeme,
      isName(last), ["it", "that", "this"].contains(row[1].lexeme.lemma)
    else { return nil }
    let frame = frames[row[0].lexeme.lemma]
    guard frame.isListed, frame.past != .state, frame.opening == nil, frame.pattern == .plain,
      !frame.slots.contains(where: { $0.role == .recipient })
    else { return nil }
    var split = at(2, row)
    split.isRequest = true
    return split
  }

  /// *I/poorly / tummy/hurt*: how one is, and what hurts.
  func ailing(_ row: [Constituent]) -> Split? {
    guard row.count > 3, row[0].lexeme.lemma == "I", row.last?.lexeme.lemma == "hurt",
      row[row.count - 2].lexeme.kind == .body,
      Self.bodily.contains(row[1].lexeme.lemma),
      row[2..<(row.count - 2)].allSatisfy(\.lexeme.isDeterminerLike)
    else { return nil }
    var split = at(2, row)
    split.first[1].lexeme = Lexeme(
      lemma: row[1].lexeme.lemma, wordClass: .adjective, kind: .state)
    return split
  }

  /// *doctor / shot/no*: what one does not want of whom one calls.
  private func declined(_ row: [Constituent]) -> Split? {
    guard row.count == 3, row[2].lexeme.lemma == "no", row[1].lexeme.wordClass == .noun,
      !row[1].lexeme.isBeing, !row[1].lexeme.isInferred,
      isName(row[0].lexeme) || Self.roles.contains(row[0].lexeme.lemma.lowercased())
    else { return nil }
    return Split(first: [row[0]], second: [row[2], row[1]])
  }
}
