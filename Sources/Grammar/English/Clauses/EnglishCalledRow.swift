import AACCore

/// Rows that open with somebody who is called, and what is asked of him: *Tom/pass/ketchup, grandma/look/my/drawing,
/// mom/come/help, grandma/come/see/picture*.
///
/// Sources: CGEL §10.52 (vocatives), §11.24–11.26 (commands with a vocative), §16.38 (*come and help*).
struct EnglishCalledRow {
  let frames: FrameTable
  let lexicon: Lexicon

  /// Who is called, and what for; nil where he is told about.
  func reading(_ row: [Constituent]) -> EnglishLaidThoughts.Reading? {
    if let why = askedWhy(row) { return why }
    guard row.count > 2, row.count < 6, let who = row.first, isCalled(who.lexeme),
      !row.contains(where: {
        $0.lexeme.kind == .question || $0.lexeme.wordClass == .conjunction
          || $0.lexeme.kind.isTemporal
      }), let asked = asked(Array(row[1...]))
    else { return nil }
    return EnglishLaidThoughts.Reading(first: [who], second: asked, asksNext: true)
  }

  /// *mom/why/baby/cry, why/sky/be/blue/dad*: who is called has no part in what is asked (CGEL §10.52).
  private func askedWhy(_ row: [Constituent]) -> EnglishLaidThoughts.Reading? {
    guard row.count > 3, row.count < 9 else { return nil }
    let last = row.count - 1
    if ["why", "how", "when"].contains(row[0].lexeme.lemma), isCalled(row[last].lexeme),
      row[1].lexeme.wordClass == .noun, row[last - 1].lexeme.wordClass == .adjective,
      row.contains(where: { $0.lexeme.lemma == "be" })
    {
      return EnglishLaidThoughts.Reading(first: [row[last]], second: Array(row[..<last]))
    }
    guard isCalled(row[0].lexeme), row[1].lexeme.lemma == "why",
      row[2].lexeme.wordClass == .noun, !isCalled(row[2].lexeme),
      row[3].lexeme.wordClass == .verb
    else { return nil }
    return EnglishLaidThoughts.Reading(first: [row[0]], second: Array(row[1...]))
  }

  private func asked(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 1 else { return nil }
    let next = row[1].lexeme
    switch row[0].lexeme.lemma {
    case "watch":
      // *mom/watch/me/jump*: what one shows (CGEL §16.52).
      guard row.count > 2, next.lemma == "me", frames.listed(row[2].lexeme.lemma) != nil,
        row[2].lexeme.wordClass == .verb || Self.shown.contains(row[2].lexeme.lemma)
      else { return nil }
      return row[..<2] + [row[2].asVerb] + row[3...]
    case "give":
      // *mom/give/cookie*: to whom but the speaker?
      guard row.count == 2,
        KindSet.edible.contains(next.kind) || [.toy, .book, .clothing, .device].contains(next.kind)
      else { return nil }
      return [row[0].asVerb] + lexicon.small("me") + [row[1]]
    case "pass":
      guard row.count == 2, next.wordClass == .noun,
        next.namesThing || KindSet.edible.contains(next.kind)
      else { return nil }
      return [row[0].asVerb] + lexicon.small("the") + [row[1]]
    case "look":
      return lookedAt(row)
    case "come":
      if row.count == 2, next.lemma == "help" {
        var said = [row[0].asVerb]
        said += lexicon.small("and")
        said.append(row[1].asVerb)
        said += lexicon.small("me")
        return said
      }
      guard row.count == 3, ["see", "look"].contains(next.lemma) else { return nil }
      return seen(row)
    default: return nil
    }
  }

  /// *look/my/drawing, look/drawing*: what one has made is one's own.
  private func lookedAt(_ row: [Constituent]) -> [Constituent]? {
    guard let thing = row.last?.lexeme, thing.wordClass == .noun, thing.namesThing else {
      return nil
    }
    let link = row[1].lexeme.lemma == "at" ? 2 : 1
    let words = row[link...]
    let isMade = Self.made.contains(thing.lemma)
    guard words.count == 1 && isMade || words.count == 2 && words[link].lexeme.kind == .possessive
    else { return nil }
    var said = [row[0].asVerb]
    said += link == 2 ? [row[1]] : lexicon.small("at")
    if words.count == 1 { said += lexicon.small("my") }
    said += words
    return said
  }

  /// *come/see/picture*: what one shows.
  private func seen(_ row: [Constituent]) -> [Constituent]? {
    let thing = row[2].lexeme
    guard thing.wordClass == .noun, thing.namesThing || thing.isBeing else { return nil }
    var said = [row[0].asVerb]
    if row[1].lexeme.lemma == "look" { said += lexicon.small("and") }
    said.append(row[1].asVerb)
    if row[1].lexeme.lemma == "look" { said += lexicon.small("at") }
    said += lexicon.small(Self.made.contains(thing.lemma) ? "my" : "the")
    said.append(row[2])
    return said
  }

  private static let shown = EnglishWords.set(
    "jump dance swim swing slide run walk ride hop climb skip dive spin skate draw")
  private static let made = EnglishWords.set(
    "drawing picture painting tower castle homework craft project puzzle poster card work")

  /// Whether it is somebody whom one calls: kin, a name, or who is there to help.
  private func isCalled(_ noun: Lexeme) -> Bool {
    noun.isHuman && noun.number != .plural
      && (noun.wordClass == .properNoun
        || noun.wordClass == .noun
          && (EnglishPeople.names.contains(noun.lemma.lowercased())
            || Self.kin.contains(noun.lemma) || EnglishPeople.helpers.contains(noun.lemma)))
  }

  private static let kin = EnglishWords.set(
    "mom mum mommy mummy mama dad daddy papa grandma granny nana grandpa grandad")
}
