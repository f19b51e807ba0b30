import AACCore

/// One core word of a board and one noun beside it, in any order: *ball/this, I/juice, don't/cookie, all gone/milk, nobody/school, get/ball,
/// you/cookie*; and a deed alone that one would like to do: *eat, swim*.
///
/// Sources: CGEL §12.46–12.50 (what is understood), §5.15 (*some*), §6.40–6.44 (*this, that*), §11.24 (requests), §16.39 (*want to*).
struct EnglishCoreRow {
  let lexicon: Lexicon

  /// The row with what it leaves out; nil where none of these words is in it.
  func laid(_ row: [Constituent]) -> [Constituent]? {
    if row.count == 1 { return wished(row[0]) }
    guard row.count == 2 else { return nil }
    for core in row.indices {
      let other = row[1 - core]
      guard other.lexeme.wordClass == .noun else { continue }
      if let laid = beside(row[core], other, isFirst: core == 0) { return laid }
    }
    return nil
  }

  /// *Eat, swim*: said of oneself, it is a wish.
  private func wished(_ word: Constituent) -> [Constituent]? {
    guard Self.deeds.contains(word.lexeme.lemma) else { return nil }
    return small("I") + [verb("want"), word.asVerb]
  }

  private func beside(_ core: Constituent, _ other: Constituent, isFirst: Bool) -> [Constituent]? {
    let noun = other.lexeme
    let isHanded = Self.handed.contains(noun.kind)
    switch core.lexeme.lemma {
    case "this", "that", "these", "those", "some":
      return isFirst ? nil : [core, other]
    case "all gone":
      return isFirst && !noun.isHuman ? [other, core] : nil
    case "hurt":
      return isFirst && noun.isBeing ? [other, EnglishWording.be, core.asQuality] : nil
    case "I", "me":
      return wantedByMe(core, other, isHanded)
    case "you":
      return isHanded ? [core, verb("want"), other] : nil
    case "don't":
      return isHanded ? small("I") + [core, verb("want"), other] : nil
    case "get":
      return isFirst && isHanded ? [core.asVerb] + small("me") + [other] : nil
    case "who", "nobody", "somebody", "everybody":
      return noun.isPlaceLike
        ? [core, EnglishWording.be] + small(Self.inside.contains(noun.kind) ? "in" : "at") + [other]
        : nil
    case "can":
      guard isHanded || noun.roleKind == .animal, isFirst || !noun.isBeing else { return nil }
      return [core] + small("I") + [verb("have"), other]
    default: return nil
    }
  }

  /// *I/juice, school/me, I/bathroom*.
  private func wantedByMe(
    _ core: Constituent, _ other: Constituent, _ isHanded: Bool
  ) -> [Constituent]? {
    let speaker = lexicon.small("I", tile: core.tile)
    let noun = other.lexeme
    if Self.toilets.contains(noun.lemma) {
      return speaker + [verb("need"), other]
    }
    if isHanded { return speaker + [verb("want"), other] }
    guard noun.isPlaceLike, noun.kind != .home else { return nil }
    return speaker + [EnglishWording.be] + small(noun.kind == .room ? "in" : "at") + [other]
  }

  private func verb(_ lemma: String) -> Constituent {
    Constituent(Lexeme(lemma: lemma, wordClass: .verb, kind: .action))
  }

  private func small(_ text: String) -> [Constituent] { lexicon.small(text) }

  private static let handed = KindSet(.food, .drink, .dish, .toy, .device, .book)
  private static let inside = KindSet(.room)
  private static let toilets: WordSet = ["bathroom", "toilet", "restroom", "loo", "potty"]
  private static let deeds = EnglishWords.set(
    "eat drink play go sleep swim sing walk draw jump dance paint rest")
}

extension Constituent {
  /// The word as what somebody is.
  fileprivate var asQuality: Constituent {
    var quality = self
    quality.lexeme = Lexeme(lemma: lexeme.lemma, wordClass: .adjective, kind: .state)
    return quality
  }
}
