import AACCore

/// What the weather is like and what is worn or done in it, what something is like and what is missing or hurts because of it:
/// *rain/umbrella/want, windy/kite/fly, door/locked/key/need, music/loud/ear/hurt, soup/hot/burn/tongue*.
///
/// Sources: CGEL §10.26 (*it* of the weather), §13.3 (asyndetic coordination), §12.46 (ellipsis in speech).
extension EnglishSortedThoughts {
  // MARK: Weather

  /// *rain/umbrella, sunny/sunscreen*: what one needs in it.
  func sheltered(_ row: [Constituent]) -> Reading? {
    guard let sky = row.first(where: { Self.skies.contains($0.lexeme.lemma) }),
      let thing = without(row, sky).first,
      Self.shelters[thing.lexeme.lemma]?.contains(fall(sky.lexeme.lemma)) == true
    else { return nil }
    return Reading(
      first: weather(sky), second: speaker + [EnglishStatementReader.verb("need"), thing])
  }

  /// *rain/want/umbrella/I, cold/outside/jacket, windy/kite/fly*.
  func weathered(_ row: [Constituent]) -> Reading? {
    guard let sky = row.first(where: { isSky($0, in: row) }) else { return nil }
    let outside = row.first { $0.lexeme.lemma == "outside" }
    let rest = without(row, sky, outside)
    let who = rest.first { isMe($0) || $0.lexeme.lemma == "we" }
    let words = without(rest, who)
    let isFelt = ["cold", "hot"].contains(sky.lexeme.lemma)
    let doer = who.map { isMe($0) ? lexicon.small("I", tile: $0.tile) : [$0] } ?? speaker
    if isFelt, let relieved = relieved(row, sky, words, doer) { return relieved }
    if let worn = words.first(where: isWorn), words.count < 3 {
      let verb = without(words, worn).first
      guard verb.map({ Self.wearing.contains($0.lexeme.lemma) }) ?? (outside != nil || who != nil),
        !isCompound(sky, worn, in: row)
      else { return nil }
      let isOwn = isFelt && outside == nil && verb?.lexeme.lemma != "wear"
      let first = isOwn ? doer + [EnglishWording.be, state(sky)] : weather(sky) + listed(outside)
      guard let verb else {
        return Reading(first: first, second: doer + [EnglishStatementReader.verb("need"), worn])
      }
      let wish =
        ["want", "need"].contains(verb.lexeme.lemma)
        ? [verb.asVerb] : [EnglishStatementReader.verb("want"), verb.asVerb]
      return Reading(first: first, second: doer + wish + [worn])
    }
    guard sky == row[0], !isFelt || outside != nil,
      let deed = words.first(where: { Self.outings.contains($0.lexeme.lemma) }),
      case let want = words.first(where: { $0.lexeme.lemma == "want" }),
      words.allSatisfy({
        $0 == deed || $0 == want || isThing($0) || $0.lexeme.wordClass == .adverb
      }),
      who != nil || sky.lexeme.wordClass == .adjective, words.count > 1 || who == nil,
      sky.lexeme.wordClass == .adjective || outside == nil,
      rest.count > 1 || outside != nil
    else { return nil }
    let wish =
      want.map { [$0.asVerb] }
      ?? (["stay", "get"].contains(deed.lexeme.lemma) ? [] : [EnglishStatementReader.verb("want")])
    return Reading(
      first: weather(sky) + (isFelt ? listed(outside) : []),
      second: doer + wish + [deed.asVerb] + without(words, deed, want)
        + (isFelt ? [] : listed(outside)))
  }

  /// *hot/ice cream/want, cold/hot chocolate/drink*: what one wants against it.
  private func relieved(
    _ row: [Constituent], _ felt: Constituent, _ words: [Constituent], _ doer: [Constituent]
  ) -> Reading? {
    if words.count == 2, let turn = words.first(where: { $0.lexeme.lemma == "turn on" }),
      let thing = without(words, turn).first,
      (felt.lexeme.lemma == "hot" ? Self.coolers : Self.heaters).contains(thing.lexeme.lemma)
    {
      return Reading(
        first: doer + [EnglishWording.be, state(felt)],
        second: [turn.asVerb] + small("the") + [thing], asksNext: true)
    }
    guard words.count == 2, let reliefs = Self.reliefs[felt.lexeme.lemma],
      let thing = words.first(where: { reliefs.contains($0.lexeme.lemma) }),
      let verb = without(words, thing).first,
      ["want", "need", "drink", "eat"].contains(verb.lexeme.lemma)
    else { return nil }
    let wish =
      ["want", "need"].contains(verb.lexeme.lemma)
      ? [verb.asVerb] : [EnglishStatementReader.verb("want"), verb.asVerb]
    return Reading(
      first: doer + [EnglishWording.be, state(felt)], second: doer + wish + [thing])
  }

  private static let coolers: WordSet = ["fan", "AC", "air conditioner", "air conditioning"]
  private static let heaters: WordSet = ["heat", "heater", "fireplace"]
  private static let reliefs: [String: WordSet] = [
    "hot": ["ice cream", "popsicle", "lemonade", "ice", "smoothie", "slushie"],
    "cold": ["hot chocolate", "cocoa"],
  ]

  private func listed(_ word: Constituent?) -> [Constituent] { word.map { [$0] } ?? [] }

  private func isSky(_ word: Constituent, in row: [Constituent]) -> Bool {
    let lemma = word.lexeme.lemma
    if Self.skies.contains(lemma) { return lemma != "sun" || row[0] == word }
    return ["cold", "hot"].contains(lemma)
  }

  /// *rain boots, snow hat*: one thing, as they lie.
  private func isCompound(_ sky: Constituent, _ worn: Constituent, in row: [Constituent]) -> Bool {
    guard let at = row.firstIndex(of: sky), at + 1 < row.count, row[at + 1] == worn else {
      return false
    }
    return ["rain", "snow", "sun"].contains(sky.lexeme.lemma)
      && !["umbrella", "raincoat", "sunglasses", "sunscreen", "mittens", "gloves"].contains(
        worn.lexeme.lemma)
  }

  private func isWorn(_ word: Constituent) -> Bool {
    word.lexeme.kind == .clothing
      || Self.shelters[word.lexeme.lemma] != nil || word.lexeme.lemma == "blanket"
  }

  private func fall(_ lemma: String) -> String {
    ["rainy": "rain", "raining": "rain", "snowy": "snow", "snowing": "snow", "sunny": "sun"][lemma]
      ?? lemma
  }

  /// *it is raining, it is windy*, with the tile that it was said by.
  private func weather(_ sky: Constituent) -> [Constituent] {
    let lemma = sky.lexeme.lemma
    if ["rain", "raining", "snow", "snowing"].contains(lemma) {
      let verb = Lexeme(lemma: fall(lemma), wordClass: .verb, kind: .weatherVerb)
      return small("it") + [Constituent(verb, tile: sky.tile)]
    }
    let quality = Lexeme(
      lemma: lemma == "sun" ? "sunny" : lemma, wordClass: .adjective, kind: .quality)
    return small("it") + [EnglishWording.be, Constituent(quality, tile: sky.tile)]
  }

  private static let skies = EnglishWords.set(
    "rain raining rainy snow snowing snowy sunny sun windy stormy cloudy foggy")
  private static let wearing = EnglishWords.set("want need wear bring get find")
  private static let outings = EnglishWords.set(
    "play go fly swim make build jump stay walk ride run splash sled ski read draw bake get watch")
  private static let shelters: [String: WordSet] = [
    "umbrella": ["rain"], "raincoat": ["rain"], "sunscreen": ["sun", "hot"],
    "sunglasses": ["sun"], "mittens": ["snow"], "gloves": ["snow"], "scarf": ["snow", "windy"],
    "sunblock": ["sun"], "mitten": ["snow"],
  ]

  // MARK: What is missing

  /// *door/locked/key/need, cup/empty/juice/more, soup/hot/burn/tongue, shoe/tight/foot/hurt*.
  func lacking(_ row: [Constituent]) -> Reading? {
    guard let quality = row.first(where: { Self.wrong.contains($0.lexeme.lemma) }) else {
      return nil
    }
    let rest = without(row, quality).filter { !isMe($0) }
    guard rest.count == 3, let part = rest.first(where: { $0.lexeme.kind == .body }) else {
      return wanting(row, quality, rest)
    }
    guard let deed = rest.first(where: { ["burn", "hurt"].contains($0.lexeme.lemma) }),
      let thing = without(rest, part, deed).first, thing.lexeme.wordClass == .noun,
      !thing.lexeme.isBeing, thing.lexeme.kind != .body
    else { return nil }
    let isOwn = thing.lexeme.kind == .clothing
    let isPair = Self.pairs.contains(thing.lexeme.lemma)
    let first =
      small(isOwn ? "my" : "the") + (isPair ? several(thing) : [thing]) + [
        EnglishWording.be, state(quality, .quality),
      ]
    if deed.lexeme.lemma == "burn" {
      guard quality.lexeme.lemma == "hot" else { return nil }
      let burned = Lexeme(lemma: "burned", wordClass: .verb, kind: .action)
      return Reading(
        first: first,
        second: speaker + [Constituent(burned, tile: deed.tile)] + small("my") + [part])
    }
    guard quality.lexeme.lemma != "hot" else { return nil }
    let isBoth = ["ear", "eye", "foot", "tooth"].contains(part.lexeme.lemma)
    return Reading(
      first: first, second: small("my") + (isBoth ? several(part) : [part]) + [deed.asVerb])
  }

  /// *door/locked/key/need, glass/empty/more/milk*.
  private func wanting(
    _ row: [Constituent], _ quality: Constituent, _ rest: [Constituent]
  ) -> Reading? {
    if rest.count == 3, rest[0] == row[0], row[1] == quality, isThing(rest[0]),
      Self.lost.contains(quality.lexeme.lemma),
      let new = rest.first(where: { $0.lexeme.lemma == "new" }),
      let verb = rest.first(where: { ["want", "need"].contains($0.lexeme.lemma) })
    {
      // *pencil/broken/need/new.*
      return Reading(
        first: small("the") + [rest[0], EnglishWording.be, state(quality)],
        second: speaker + [verb.asVerb] + small("a") + [new] + small("one"))
    }
    guard rest.count == 3, let at = row.firstIndex(of: quality), at > 0,
      let verb = rest.first(where: { ["want", "need", "more"].contains($0.lexeme.lemma) }),
      case let things = without(rest, verb), things.count == 2, things.allSatisfy(isThing),
      things[1].lexeme.kind != .illness,
      KindSet.edible.contains(things[1].lexeme.kind)
        || frames.listed(things[1].lexeme.lemma) == nil,
      row[at - 1] == things[0], Self.lost.contains(quality.lexeme.lemma)
    else { return nil }
    let isMore = verb.lexeme.lemma == "more"
    guard !isMore || KindSet.edible.contains(things[1].lexeme.kind) else { return nil }
    let owner = things[0].lexeme.kind == .clothing ? "my" : "the"
    return Reading(
      first: small(owner) + [things[0], EnglishWording.be, state(quality)],
      second: speaker
        + (isMore
          ? [EnglishStatementReader.verb("want"), verb, things[1]] : [verb.asVerb, things[1]]))
  }

  private static let lost = EnglishWords.set(
    "locked empty broken dead flat torn ripped wet dirty stuck")
  private static let wrong = lost.union([
    "hot", "loud", "bright", "tight", "heavy", "hard", "cold", "itchy", "noisy", "scratchy",
  ])
  private static let pairs: WordSet = ["shoe", "boot", "sock", "glove", "sneaker", "sandal"]
}
