import AACCore

/// Nouns that belong together with nothing between them, and where something is: *picture/beach, food/dog, cream/hands,
/// letter/grandpa, bike/flat/tire, bathroom/upstairs, favorite/song/you*.
///
/// Sources: CGEL §5.115–5.126 (the genitive and *of*), §9.46 (*for*), §10.9 (*be* understood), App. I.57 (compounds).
extension EnglishStatedRow {
  /// The row with what stands between its nouns; nil where it is none of these.
  func belonging(_ row: [Constituent]) -> [Constituent]? {
    let end = row.last?.lexeme.lemma == "please" ? row.count - 1 : row.count
    if end == 2, let two = paired(row[0], row[1]) { return two + row[end...] }
    guard end == row.count else { return nil }
    return whereabouts(row) ?? askedFavorite(row)
  }

  /// *picture/beach, food/dog, cream/hands, letter/grandpa*: of what, for what and for whom.
  private func paired(_ one: Constituent, _ other: Constituent) -> [Constituent]? {
    guard one.lexeme.wordClass == .noun, other.lexeme.wordClass != .verb else { return nil }
    let first = one.lexeme.lemma
    if Self.pictures.contains(first), other.lexeme.wordClass == .noun,
      !other.lexeme.kind.isTemporal
    {
      return word("a") + [one] + word("of") + shown(other)
    }
    if ["food", "toy", "bowl", "treat"].contains(first), other.lexeme.kind == .animal {
      var said = first == "food" ? [] : word("a")
      said.append(one)
      said += word("for")
      said += word("the")
      said.append(other)
      return said
    }
    if Self.salves.contains(first), other.lexeme.kind == .body {
      return [one] + word("for") + word("my") + [other]
    }
    if Self.sent.contains(first), other.lexeme.isHuman, other.lexeme.wordClass != .pronoun {
      let isHelper = EnglishPeople.helpers.contains(other.lexeme.lemma)
      var said = word("a")
      said.append(one)
      said += word("for")
      if isHelper { said += word("the") }
      said.append(other)
      return said
    }
    return nil
  }

  /// What a picture shows: a place one knows, one's own family, any other thing.
  private func shown(_ thing: Constituent) -> [Constituent] {
    let noun = thing.lexeme
    if noun.lemma == "family" || noun.lemma == "house" { return word("my") + [thing] }
    if noun.isPlaceLike || noun.kind == .nature { return word("the") + [thing] }
    if noun.isHuman || EnglishHabits.isMass(noun) || EnglishHabits.isPlural(noun) { return [thing] }
    return word("a") + [thing]
  }

  private static let pictures = EnglishWords.set("picture photo photograph drawing painting")
  private static let salves = EnglishWords.set(
    "cream lotion ointment bandage band-aid ice ice pack")
  private static let sent = EnglishWords.set("letter card present gift message note package flower")

  /// *bike/flat/tire, my/doll/missing/arm*: what a thing has.
  func partOf(_ row: [Constituent]) -> [Constituent]? {
    let begin = row[0].lexeme.isDeterminerLike ? 1 : 0
    guard row.count == begin + 3, let parts = Self.parts[row[begin + 2].lexeme.lemma],
      row[begin + 1].lexeme.wordClass == .adjective, row[begin].lexeme.wordClass == .noun,
      parts.contains(row[begin].lexeme.lemma)
    else { return nil }
    var said = begin == 0 ? word("the") : [row[0]]
    said += [row[begin], EnglishStatementReader.verb("have")]
    said += word("a")
    said.append(row[begin + 1])
    said.append(row[begin + 2].asThing)
    return said
  }

  /// Parts, and what has them.
  private static let parts: [String: WordSet] = {
    let wheeled = EnglishWords.set(
      "bike bicycle car truck wheelchair scooter stroller bus van wagon")
    let worn = EnglishWords.set("shirt coat jacket dress pants sweater")
    return [
      "tire": wheeled, "wheel": wheeled, "brake": wheeled, "seat": wheeled, "button": worn,
      "zipper": worn, "pocket": worn, "sleeve": worn, "hole": worn,
    ]
  }()

  /// *bathroom/upstairs, my/bedroom/downstairs*: where in the house.
  private func whereabouts(_ row: [Constituent]) -> [Constituent]? {
    let begin = row[0].lexeme.isDeterminerLike ? 1 : 0
    guard row.count == begin + 2, row[begin].lexeme.wordClass == .noun,
      row[begin].lexeme.kind != .weather, row[begin].lexeme.kind != .nature,
      row[begin].lexeme.isPlaceLike || row[begin].lexeme.namesThing,
      Self.sides.contains(row[begin + 1].lexeme.lemma)
    else { return nil }
    var said = begin == 0 ? word("the") : [row[0]]
    said += [row[begin], EnglishWording.be, row[begin + 1]]
    return said
  }

  private static let sides = EnglishWords.set(
    "upstairs downstairs outside inside everywhere nearby")

  /// *favorite/song/you*: which one the other likes best.
  private func askedFavorite(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, ["favorite", "favourite"].contains(row[0].lexeme.lemma),
      row[1].lexeme.wordClass == .noun, ["you", "your"].contains(row[2].lexeme.lemma)
    else { return nil }
    return word("what") + lexicon.small("your", tile: row[2].tile) + row[..<2]
  }
}

extension Constituent {
  /// The word as the name of a thing, where it is a verb as well: *tire, button*.
  fileprivate var asThing: Constituent {
    guard lexeme.wordClass != .noun else { return self }
    var thing = self
    thing.lexeme = Lexeme(lemma: lexeme.lemma, wordClass: .noun, kind: .thing)
    thing.lexeme.countability = .count
    return thing
  }
}
