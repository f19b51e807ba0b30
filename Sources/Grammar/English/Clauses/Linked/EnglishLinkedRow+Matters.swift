import AACCore

/// For what, of what and in what something is that is signed, felt, full, exchanged and left: *sign/contract/apartment, feel/pressure/chest,
/// train/be/full/people, door/be/too/narrow/wheelchair, exchange/dollars/euros, leave/tip/waiter, menu/English, battery/chair/be/low*.
///
/// Sources: CGEL §9.44–9.55 (*for, of, with*), §15.73 (*too … for*), §16.69 (adjectives with prepositions), §17.37–17.41, §17.104.
extension EnglishLinkedRow {
  func aboutMatters(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    if let felt = feltOf(row, words) { return felt }
    guard last > 2, !row.contains(where: { $0.lexeme.wordClass == .conjunction }),
      row[last - 1].lexeme.wordClass != .adposition
    else { return nil }
    if let whole = partOfDevice(row, words) { return whole }
    if let be = words.firstIndex(of: "be"), be > 0, be < last {
      return beingSo(row, words, be)
    }
    guard let link = link(row, words) else { return inBody(row, words) }
    guard words[last].hasSuffix("ing") else { return inserting(link, into: row, at: last) }
    var deed = row[last]
    deed.lexeme.article = .bare
    deed.lexeme.countability = .mass
    return Linked(row: row[..<last] + link + [deed])
  }

  /// *Head/hurt/noise, my/eye/itch/pollen; proud/my/drawing, jealous/baby/sister, scared/thunder/night*: from what it hurts, and of what
  /// somebody is so who is not named (CGEL §9.49, §16.69).
  private func feltOf(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard last > 1, last < 4 else { return nil }
    if ["hurt", "itch", "ache", "sting", "burn"].contains(words[last - 1]),
      row[last - 2].lexeme.kind == .body, last == 2 || row[0].lexeme.isDeterminerLike,
      Self.causes.contains(words[last])
    {
      return inserting(small("from") + small("the"), into: row, at: last)
    }
    guard last == 2, ["proud", "jealous", "scared", "afraid", "ashamed"].contains(words[0]),
      row[1...].allSatisfy({ isNoun($0) || $0.lexeme.isDeterminerLike || $0.lexeme.kind.isTemporal }
      ),
      !row[1].lexeme.kind.isTemporal, !row[1].lexeme.isPlaceLike,
      row[1].lexeme.isDeterminerLike || row[2].lexeme.kind.isTemporal
        || EnglishPeople.isPossessed(words[2])
    else { return nil }
    let my =
      EnglishPeople.isPossessed(words[2]) && !row[1].lexeme.isDeterminerLike ? small("my") : []
    return Linked(
      row: small("I") + [EnglishWording.be, word(row[0], as: .adjective, .emotion)] + small("of")
        + my
        + row[1...])
  }

  private static let causes = EnglishWords.set(
    "noise music light smoke sun pollen dust wind heat allergy sunlight chlorine shampoo")

  // MARK: With be

  /// *Train/be/full/people, door/be/too/narrow/wheelchair, I/be/single/mother.*
  private func beingSo(_ row: [Constituent], _ words: [String], _ be: Int) -> Linked? {
    let last = row.count - 1
    if be + 2 == last, words[be + 1] == "full", isNoun(row[last]), !row[last].lexeme.kind.isTemporal
    {
      var matter = row[last]
      matter.lexeme.article = .bare
      return Linked(row: row[..<last] + small("of") + [matter])
    }
    if be + 3 == last, words[be + 1] == "too", row[be + 2].lexeme.wordClass == .adjective,
      isThing(row[last]) || isObjectPronoun(row[last]) || row[last].lexeme.isHuman
    {
      let isNamed = !isThing(row[last])
      return inserting(small("for") + (isNamed ? [] : small("the")), into: row, at: last)
    }
    if be + 2 == last, words[be + 1] == "single",
      ["mother", "mom", "father", "dad", "parent"].contains(words[last])
    {
      var parent = Lexeme(lemma: "single \(words[last])", wordClass: .noun, kind: .person)
      parent.countability = .count
      parent.animacy = .human
      let named = joined(row, last - 1, parent)
      return Linked(
        row: named.row.dropLast() + small("a") + named.row.suffix(1), joins: named.joins)
    }
    return nil
  }

  /// *Battery/chair/be/low, screen/phone/be/broken*: of which thing.
  private func partOfDevice(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard ["battery", "screen", "wheel", "tire", "brake"].contains(words[0]),
      ["chair", "wheelchair", "phone", "tablet", "car", "bike", "computer", "remote"].contains(
        words[1]),
      ["be", "not", "die", "break", "work"].contains(words[2])
    else { return nil }
    var named = joined(
      row, 0, Lexeme(lemma: "\(words[1]) \(words[0])", wordClass: .noun, kind: .thing))
    named.row[0].lexeme.countability = .count
    named.row = small("the") + named.row
    return named
  }

  // MARK: Behind a verb

  private func link(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    let last = row.count - 1
    let (verb, thing, other) = (words[last - 2], words[last - 1], words[last])
    let isPlain = isNoun(row[last])
    switch verb {
    case "sign" where ["contract", "lease", "form"].contains(thing) && isThing(row[last]):
      return row[last].lexeme.kind.isTemporal ? nil : small("for") + small("the")
    case "exchange", "trade", "swap":
      return isThing(row[last - 1]) && isThing(row[last]) ? small("for") : nil
    case "leave" where row[last].lexeme.isHuman && isPlain:
      guard ["tip", "note", "message", "present", "gift"].contains(thing) else { return nil }
      return small("for") + theOne(row[last])
    case "have", "make", "need":
      return row[last].lexeme.wordClass == .numeral && (thing == "reservation" || thing == "table")
        ? small("for") : nil
    case "get":
      return (thing == "ticket" || thing == "fine") && other.hasSuffix("ing") ? small("for") : nil
    case "order", "take", "get an", "see":
      return ["x-ray", "X-ray", "scan", "MRI"].contains(thing) && row[last].lexeme.kind == .body
        ? small("of") + small("my") : nil
    case "push", "hold", "lift", "carry", "catch", "move", "touch":
      return ["hands", "feet"].contains(other) && isThing(row[last - 1]) && words[last - 3] == "I"
        ? small("with") + small("my") : nil
    default:
      return row[last].lexeme.kind == .languageName
        && ["menu", "instructions", "sign", "subtitles", "form"].contains(thing) ? small("in") : nil
    }
  }

  private func theOne(_ word: Constituent) -> [Constituent] {
    EnglishPeople.names.contains(word.lexeme.lemma)
      || EnglishPeople.isPossessed(word.lexeme.lemma) || word.lexeme.wordClass == .properNoun
      ? [] : small("the")
  }

  /// *Feel/pressure/chest, wake up/pain/neck*: where one feels it.
  private func inBody(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    let isWaking = last > 3 && words[last - 2] == "up" && words[last - 3] == "wake"
    guard row[last].lexeme.kind == .body,
      ["pressure", "pain", "tingling", "tightness", "cramp", "burning"].contains(words[last - 1]),
      isWaking || words[last - 3] == "I" || words[last - 3] == "not"
    else { return nil }
    let isWith = isWaking || words[last - 2] == "wake up"
    guard isWith || words[last - 2] == "feel" else { return nil }
    var said = row
    said[last - 1] = word(row[last - 1], as: .noun, .thing)
    said[last - 1].lexeme.countability = .mass
    return Linked(
      row: said[..<(last - 1)] + (isWith ? small("with") : []) + [said[last - 1]] + small("in")
        + small("my") + [said[last]])
  }
}
