import AACCore

/// Where something is, and nouns alone behind a small word or beside one other: *moon/up, out/dog, up/stairs, with/spoon, for/baby,
/// present/for/teacher, milk/and/cookie, wow/train, hi/my/name*.
///
/// Sources: CGEL §5.26–5.60 (articles), §9.15–9.19 (places), §10.11 (*be* with a place), §13.68 (lists), Appendix I.
extension EnglishCoreRow {
  /// *Moon/up, dog/out, shoe/under, up/stairs, mom/here*.
  func placed(_ row: [Constituent]) -> Laid? {
    guard row.count == 2 else { return nil }
    let first = row[0].lexeme, second = row[1].lexeme
    if ["up", "down"].contains(first.lemma), Self.climbed.contains(second.lemma) {
      return Laid(row: [row[0]] + small("the") + [row[1]])
    }
    if ["out", "in", "away"].contains(first.lemma), second.roleKind == .animal,
      second.wordClass == .noun
    {
      return Laid(row: known(row[1]) + [EnglishWording.be, row[0]])
    }
    guard first.wordClass == .noun, !first.kind.isTemporal, !first.isPlaceLike,
      first.kind != .weather, !KindSet.edible.contains(first.kind)
    else { return nil }
    if Self.whereabouts.contains(second.lemma)
      || ["on", "off", "in"].contains(second.lemma) && first.isBeing
    {
      return Laid(row: known(row[0]) + [EnglishWording.be, row[1]])
    }
    guard ["under", "behind"].contains(second.lemma), !Self.covers.contains(first.kind) else {
      return nil
    }
    var there = row[1]
    there.lexeme = Lexeme(lemma: "\(second.lemma) there", wordClass: .adverb, kind: .place)
    return Laid(row: known(row[0]) + [EnglishWording.be, there])
  }

  /// *With/spoon, for/baby, on/bus, milk/and/cookie, present/for/teacher, wow/train, wow/big/truck*.
  func named(_ row: [Constituent]) -> Laid? {
    guard let last = row.last, last.lexeme.wordClass == .noun || last.lexeme.lemma == "me" else {
      return nil
    }
    if ["my", "name"] == row.suffix(2).map(\.lexeme.lemma) {
      return Laid(row: row, breaksOff: EnglishWording.be)
    }
    if ["wow", "ooh", "hey look"].contains(row[0].lexeme.lemma), last.lexeme.wordClass == .noun,
      !EnglishPeople.names.contains(last.lexeme.lemma), !last.lexeme.isPlaceLike
    {
      guard row.count == 2 || row[1].lexeme.wordClass == .adjective else { return nil }
      let thing = some(last)
      return Laid(row: [row[0]] + thing.dropLast() + row[1...])
    }
    if row.count == 2 { return behindLink(row[0], last) }
    switch row[1].lexeme.lemma {
    case "for": return forSomebody(row)
    case "and": return listed(row)
    default: return nil
    }
  }

  /// *With/spoon, for/dog, to/store, on/bus*.
  private func behindLink(_ link: Constituent, _ word: Constituent) -> Laid? {
    let noun = word.lexeme
    guard !EnglishPeople.names.contains(noun.lemma), !EnglishHabits.isPlural(noun),
      !EnglishHabits.isMass(noun), !noun.kind.isTemporal, noun.wordClass == .noun
    else { return nil }
    switch link.lexeme.lemma {
    case "with", "for":
      if noun.isBeing { return Laid(row: [link] + known(word)) }
      guard link.lexeme.lemma == "with", noun.kind != .meal, noun.kind != .body else { return nil }
      return Laid(row: [link] + some(word))
    case "to", "at", "on":
      guard noun.isPlaceLike || noun.kind == .vehicle, noun.kind != .home,
        !Self.bare.contains(noun.lemma)
      else { return nil }
      return Laid(row: [link] + small("the") + [word])
    default: return nil
    }
  }

  /// *Present/for/teacher, drink/for/baby*: what somebody is to get.
  private func forSomebody(_ row: [Constituent]) -> Laid? {
    guard row[2].lexeme.isBeing || row[2].lexeme.lemma == "me" else { return nil }
    let isPortion = Self.portions.contains(row[0].lexeme.lemma)
    let thing = isPortion ? row[0].asPortion : row[0]
    guard thing.lexeme.namesThing, thing.lexeme.lemma != "help" else { return nil }
    let whom = row[2].lexeme.lemma == "me" ? [row[2]] : known(row[2])
    return Laid(row: some(thing) + [row[1]] + whom)
  }

  /// *Milk/and/cookie, shoe/and/sock*: what is counted is one or several.
  private func listed(_ row: [Constituent]) -> Laid? {
    let ends = [row[0], row[2]]
    guard
      ends.allSatisfy({
        $0.lexeme.wordClass == .noun
          && (KindSet.edible.contains($0.lexeme.kind) || $0.lexeme.kind == .drink)
      })
    else { return nil }
    return Laid(row: portion(row[0]) + [row[1]] + portion(row[2]))
  }

  /// *A cookie, beans, milk*.
  private func portion(_ word: Constituent) -> [Constituent] {
    let noun = word.lexeme
    guard EnglishHabits.eatenTogether.contains(noun.lemma), noun.lemma != "egg",
      !EnglishHabits.isPlural(noun), let plural = EnglishNouns.plurals(of: noun.lemma).first
    else { return some(word) }
    var several = word
    several.lexeme.lemma = plural
    several.lexeme.number = .plural
    return [several]
  }

  static let climbed = EnglishWords.set("stairs stair slide ladder hill steps escalator")
  private static let whereabouts = EnglishWords.set(
    "up down out away there here inside outside upstairs downstairs underneath")
  /// What something else is under or behind.
  private static let covers = KindSet(.furniture, .vehicle, .plant)
  private static let bare = EnglishWords.set("school work church class college bed home")
}
