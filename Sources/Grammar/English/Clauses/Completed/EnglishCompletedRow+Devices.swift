import AACCore

/// What machines, weather and light do, and what turns off by itself: *refrigerator/cool/soda, sun/melt/ice cream, ice/cover/lake, computer/
/// turn off/alone, traffic light/change/green*; for what it is time, and what is to be minded because it is wet.
///
/// Sources: CGEL §10.21–10.23 (instrument, external causer, affected), §10.26 (*it is time*), §11.24 (warnings).
extension EnglishCompletedRow {
  func poweredDeed(_ row: [Constituent], _ words: [String]) -> Completed? {
    if row.count == 2 { return timeFor(row, words) }
    if let warned = warnedLast(row, words) { return warned }
    guard row.count > 2, row.count < 6 else { return nil }
    var end = row[0].lexeme.isDeterminerLike ? 1 : 0
    if words[end] == "traffic", words[end + 1] == "light" { end += 1 }
    guard end + 2 < row.count, let thing = doer(row, words, end) else { return nil }
    let verb = words[end + 1]
    let rest = Array(row[(end + 2)...])
    guard let said = turned(rest, words[end], verb) ?? affected(rest, words[end], verb) else {
      return nil
    }
    var told = Completed(
      Laid(
        row: [row[end + 1].asVerb] + said,
        subject: (end == 0 || !row[0].lexeme.isDeterminerLike ? small("the") : []) + thing.words))
    told.joins = thing.joins
    return told
  }

  /// The thing that does it: one tile, or *traffic/light*.
  private func doer(
    _ row: [Constituent], _ words: [String], _ end: Int
  ) -> (words: [Constituent], joins: [Int: [Int]])? {
    guard !row[end].lexeme.isHuman, row[end].lexeme.wordClass != .pronoun else { return nil }
    guard end > 0, words[end - 1] == "traffic", let first = row[end - 1].tile,
      let second = row[end].tile
    else { return (Array(row[...end]), [:]) }
    var light = row[end]
    light.lexeme = Lexeme(lemma: "traffic light", wordClass: .noun, kind: .device)
    light.lexeme.animacy = .inanimate
    light.lexeme.countability = .count
    light.tile = first
    return ([light], [first: [first, second]])
  }

  /// *computer/turn off/alone; traffic light/change/green, sky/turn/dark*: what becomes of it by itself.
  private func turned(_ rest: [Constituent], _ thing: String, _ verb: String) -> [Constituent]? {
    guard rest.count == 1, let last = rest.first?.lexeme else { return nil }
    if Self.switching.contains(verb), Self.switched.contains(thing) {
      guard ["alone", "by itself", "suddenly", "again", "on its own"].contains(last.lemma) else {
        return nil
      }
      var how = rest[0]
      let text = last.lemma == "alone" ? "by itself" : last.lemma
      how.lexeme = Lexeme(lemma: text, wordClass: .adverb, kind: .manner)
      return [how]
    }
    if ["door", "window", "gate", "drawer"].contains(thing),
      ["open", "close", "slam", "shut"].contains(verb),
      ["alone", "wind", "by itself"].contains(last.lemma)
    {
      var how = rest[0]
      how.lexeme = Lexeme(
        lemma: last.lemma == "wind" ? "in the wind" : "by itself", wordClass: .adverb,
        kind: .manner)
      return [how]
    }
    if verb == "lead", ["road", "path", "street", "door", "stairs"].contains(thing) {
      return small("to") + small("the") + rest
    }
    guard ["change", "turn"].contains(verb), Self.colored.contains(thing), last.kind == .color
    else {
      return nil
    }
    return (verb == "change" ? small("to") : []) + rest
  }

  /// *refrigerator/cool/soda, sun/melt/ice cream, ice/cover/lake, rain/wet/clothes*: what it is done to.
  private func affected(_ rest: [Constituent], _ thing: String, _ verb: String) -> [Constituent]? {
    guard Self.powers[thing]?.contains(verb) == true, rest.count < 3, let last = rest.last?.lexeme,
      last.wordClass == .noun || EnglishHomographs.noun(last.lemma) != nil, !last.kind.isTemporal,
      rest.count == 1 || rest[0].lexeme.isDeterminerLike
    else { return nil }
    let isNamed = rest.count == 2 || EnglishPeople.names.contains(last.lemma)
    return (isNamed ? [] : small("the")) + rest
  }

  private static let switching: WordSet = [
    "turn off", "turn on", "shut down", "shut off", "start", "freeze", "crash", "restart",
  ]
  private static let switched = EnglishWords.set(
    "computer tablet TV phone laptop light lamp robot radio printer heater fan")
  private static let colored = EnglishWords.set("light sky leaf leaves face hair water tree")
    .union(["traffic light"])

  private static let powers: [String: WordSet] = {
    var table: [String: WordSet] = [:]
    func add(_ doers: [String], _ deeds: String) {
      for doer in doers { table[doer] = (table[doer] ?? []).union(EnglishWords.set(deeds).words) }
    }
    add(["refrigerator", "fridge", "freezer", "fan", "air conditioner"], "cool freeze chill")
    add(
      ["heater", "oven", "stove", "microwave", "toaster", "fireplace", "fire", "campfire"],
      "heat warm burn cook melt bake toast")
    add(["dishwasher", "washing machine", "washer"], "wash clean")
    add(["dryer", "hair dryer", "towel"], "dry")
    add(["sun"], "melt dry warm burn heat")
    add(["wind"], "dry move close blow shake knock")
    add(["rain"], "wet water soak flood")
    add(
      ["ice", "snow", "fog", "cloud", "clouds", "leaves", "mud", "dust", "grass", "sand"], "cover")
    add(["bridge", "road", "path", "river"], "cross")
    add(["light", "lamp", "flashlight", "moon"], "light")
    return table
  }()

  /// *time/recess, time/medicine*: for what it is (CGEL §10.26).
  private func timeFor(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard words[0] == "time", Self.scheduled.contains(words[1]) else { return nil }
    return Completed(small("it") + [EnglishWording.be, row[0]] + small("for") + [row[1]])
  }

  private static let scheduled = EnglishWords.set(
    "recess therapy practice class gym church music")

  /// *wet/paint/careful, hot/soup/careful*: why one is to mind it.
  private func warnedLast(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard row.count == 3, words[2] == "careful", row[0].lexeme.wordClass == .adjective,
      row[1].lexeme.wordClass == .noun || EnglishHomographs.noun(words[1]) != nil
        || ["paint", "iron"].contains(words[1]), !row[1].lexeme.isBeing
    else { return nil }
    var thing = row[1]
    if thing.lexeme.wordClass != .noun {
      thing.lexeme =
        EnglishHomographs.noun(words[1])
        ?? Lexeme(lemma: words[1], wordClass: .noun, kind: .material)
      thing.lexeme.animacy = .inanimate
    }
    var how = row[2]
    how.lexeme = Lexeme(lemma: "careful", wordClass: .adjective, kind: .state)
    return Completed(
      Laid(
        row: [EnglishWording.be, row[0]], next: [EnglishWording.be, how], isNextAsked: true,
        subject: small("the") + [thing]))
  }
}
