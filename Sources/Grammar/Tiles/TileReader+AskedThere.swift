import AACCore

extension TileReader {
  /// *Qué / en / caja, qué / para / cenar, o que / de / sobremesa; quién / en / puerta*: what there is, who is there (NGLE §15.6,
  /// §37.9; Bechara, *Haver e ter impessoais*).
  func askWhatThereIs(
    _ words: inout [Constituent], _ first: Int, _ asks: SmallWord.Asks
  ) -> Bool {
    guard words.count > first + 2, words[first + 1].lexeme.wordClass == .adposition,
      let last = words.last?.lexeme,
      words[(first + 2)...].dropLast().allSatisfy({ $0.lexeme.isDeterminerLike })
    else { return false }
    let link = words[first + 1].lexeme.lemma
    let isPlaced = link == variety.language.placePreposition && canHold(last)
    if asks == .who {
      guard isPlaced else { return false }
      words.insert(.linking("estar", .third), at: first + 1)
      return true
    }
    let isServed =
      link == "para"
      && (KindSet.edible.contains(last.kind) || SuppliedWords.purposes.contains(last.lemma))
      || link == "de" && SuppliedWords.courses.contains(last.lemma)
    guard isPlaced || isServed else { return false }
    let isThere =
      variety == .portugueseBrazil ? "ter" : variety.language == .spanish ? "haber" : "haver"
    words.insert(.linking(isThere, .third), at: first + 1)
    return true
  }

  /// Whether something can be there: a place, what stands in it, or what holds things.
  func canHold(_ noun: Lexeme) -> Bool {
    guard noun.wordClass == .noun else { return false }
    return KindSet.places.contains(noun.kind) || KindSet.surroundings.contains(noun.kind)
      || [.furniture, .vehicle, .nature].contains(noun.kind)
      || SuppliedWords.containers.contains(noun.lemma)
  }
}
