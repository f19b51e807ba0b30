import AACCore

/// Rows about what is wanted, found and had (CGEL §18.45–18.51, *there is*; §16.41, verbs behind verbs; §5.17, parts of the body).
extension EnglishTelegramRow {
  /// *money/earn/want, cow/milk/give, hurt/me/tooth, cook/Mom, Mom/call/please, break/now, school/today/no*.
  func told(_ row: [Constituent]) -> [Constituent]? {
    let words = row.map(\.lexeme.lemma)
    switch row.count {
    case 2:
      if words[0] == "cook", isNamed(row[1].lexeme) { return [row[1], row[0].asVerb] }
      return words == ["break", "now"] ? small("I") + small("need") + row : nil
    case 3: return wanted(row, words) ?? toldInThree(row, words)
    case 4:
      if words[0] == "draw" || words[0] == "paint", words[1] == "I", row[2].lexeme.namesThing,
        row[3].lexeme.wordClass == .adjective
      {
        return [row[1], row[0].asVerb, row[3], row[2]]
      }
      if words[3] == "fast", ["drive", "ride"].contains(words[1]), isSubject(row[0].lexeme) {
        var manner = row[3]
        manner.lexeme = Lexeme(lemma: "fast", wordClass: .adverb, kind: .manner)
        return row[..<3] + [manner]
      }
      guard words[2] == "I",
        let wanted = wanted([row[0], row[1], row[3]], [words[0], words[1], words[3]])
      else { return nil }
      return [row[2]] + wanted.dropFirst()
    default: return nil
    }
  }

  /// *money/earn/want, video/watch/I/want*: what one wants to do with it.
  private func wanted(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    guard words[2] == "want", row[0].lexeme.namesThing,
      row[1].lexeme.wordClass == .verb || ["watch", "play", "drink"].contains(words[1]),
      frames.listed(words[1])?.takesAsObject(row[0].lexeme) == true
    else { return nil }
    return small("I") + [row[2], row[1].asVerb, row[0]]
  }

  private func toldInThree(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    if words[2] == "give", row[0].lexeme.roleKind == .animal,
      ["milk", "wool", "egg", "eggs", "honey"].contains(words[1])
    {
      return [row[0], row[2], row[1]]
    }
    if words[0] == "hurt", words[1] == "me", row[2].lexeme.kind == .body {
      return small("my") + [row[2], row[0]]
    }
    if words[1] == "call", words[2] == "please", isNamed(row[0].lexeme) {
      return [row[1], row[0], row[2]]
    }
    if words[0] == "my", ["want", "need", "like"].contains(words[1]) {
      // The word for whose it is stands for who speaks.
      return lexicon.small("I", tile: row[0].tile) + row[1...]
    }
    if words[2] == "no", ["today", "tomorrow", "now"].contains(words[1]),
      ["school", "class", "homework", "work", "therapy"].contains(words[0])
    {
      return [row[2], row[0], row[1]]
    }
    guard words[2] == "cost", row[0].lexeme.wordClass == .numeral, row[1].lexeme.kind == .money
    else { return nil }
    return small("it") + [row[2], row[0], row[1]]
  }

  /// *man/door, hair/soup, mud/shoe, fire/kitchen*: what is there.
  func found(_ row: [Constituent]) -> [Constituent]? {
    let words = row.map(\.lexeme.lemma)
    if words[1] == "door", row[0].lexeme.isBeing, row[0].lexeme.wordClass == .noun {
      return [row[0], EnglishWording.be] + small("at") + [row[1]]
    }
    let isInside = KindSet.edible.contains(row[1].lexeme.kind) || words[1] == "kitchen"
    if isInside, Self.unwanted.contains(words[0]) {
      return small("there") + [EnglishWording.be, row[0]] + small("in") + small("the") + [row[1]]
    }
    guard ["mud", "stain", "paint", "blood"].contains(words[0]), row[1].lexeme.kind == .clothing
    else { return nil }
    return small("there") + [EnglishWording.be, row[0]] + small("on") + small("my") + [row[1]]
  }

  private static let unwanted = EnglishWords.set("fire hair bug fly spider mouse ant smoke")
}
