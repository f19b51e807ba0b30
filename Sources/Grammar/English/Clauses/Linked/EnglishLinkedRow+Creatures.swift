import AACCore

/// What animals and things do somewhere and from where, in words that are something else as well: *spider/catch/fly/web, bee/collect/nectar/flower,
/// bird/build/nest/branch, ant/carry/crumb/back, water/drip/faucet, ice/float/glass, shirt/shrink/dryer, key/get/stuck/lock, owl/sleep/day,
/// runner/cross/finish line/first*.
///
/// Sources: CGEL §9.15–9.32 (place, source), §9.39 (*during*), §5.35 (possessives of what is one's own), App. I.43–I.56.
extension EnglishLinkedRow {
  func creaturesDeed(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    if let fly = caughtFly(row, words) ?? gotStuck(row, words) ?? crossed(row, words) { return fly }
    guard last > 1, row[last - 1].lexeme.wordClass != .adposition,
      row[0].lexeme.wordClass == .noun || row[0].lexeme.isDeterminerLike
    else { return nil }
    let (verb, other) = (words[last - 1], words[last])
    if let places = Self.byItself[verb], let link = places[other] {
      let isOwn = link == "in my"
      return inserting(
        small(isOwn ? "in" : link) + small(isOwn ? "my" : "the"), into: row, at: last)
    }
    guard last > 2, isThing(row[last - 1]) else { return nil }
    switch words[last - 2] {
    case "collect", "gather", "suck":
      return ["flower", "flowers", "rose"].contains(other)
        ? inserting(small("from") + small("the"), into: row, at: last) : nil
    case "build":
      guard verb == "nest", ["branch", "roof", "chimney", "tree", "bush"].contains(other) else {
        return nil
      }
      return inserting(
        small(["tree", "bush"].contains(other) ? "in" : "on") + small("the"), into: row, at: last)
    case "carry":
      guard ["back", "head", "shoulder", "shoulders"].contains(other) else { return nil }
      let whose =
        row[last - 3].lexeme.kind == .animal
        ? "its" : row[last - 3].lexeme.lemma == "I" ? "my" : "the"
      var part = row[last]
      part.lexeme = Lexeme(lemma: other, wordClass: .noun, kind: .body)
      part.lexeme.countability = .count
      return Linked(row: row[..<last] + small("on") + small(whose) + [part])
    default: return nil
    }
  }

  /// Where and from where by what goes on by itself.
  private static let byItself: [String: [String: String]] = [
    "drip": ["faucet": "from", "roof": "from", "ceiling": "from", "pipe": "from", "nose": "from"],
    "leak": [
      "faucet": "from", "roof": "from", "ceiling": "from", "pipe": "from", "bottle": "from",
    ],
    "fit": [
      "lock": "in", "hole": "in", "box": "in", "bag": "in", "suitcase": "in", "backpack": "in",
      "drawer": "in", "door": "through",
    ],
    "flow": ["mountain": "from", "mountains": "from"],
    "float": ["glass": "in", "cup": "in", "bowl": "in", "bathtub": "in", "sky": "in"],
    "shrink": ["dryer": "in", "wash": "in", "washing machine": "in"],
    "vibrate": ["pocket": "in my", "bag": "in my", "purse": "in my"],
    "ring": ["pocket": "in my", "bag": "in my", "purse": "in my"],
    "sleep": ["day": "during"], "hunt": ["night": "at", "day": "during"],
    "hide": ["bed": "under", "rock": "under", "leaf": "under", "table": "under"],
  ]

  /// *Spider/catch/fly/web, frog/eat/fly*: the insect, and with what of its own.
  private func caughtFly(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard let fly = words.lastIndex(of: "fly"), fly > 1, row[fly].lexeme.wordClass != .noun,
      ["catch", "eat", "swat", "kill", "see", "hate"].contains(words[fly - 1]), row.count <= fly + 2
    else { return nil }
    var said = row
    said[fly - 1] = row[fly - 1].asVerb
    said[fly] = word(row[fly], as: .noun, .animal)
    said[fly].lexeme.animacy = .animate
    guard fly + 1 < row.count else {
      return Linked(row: said[..<fly] + small("a") + said[fly...])
    }
    let link = ["web": "in", "tongue": "with", "net": "in", "mouth": "with"][words[fly + 1]]
    let rest = link.map { small($0) + small("its") } ?? []
    return Linked(row: said[..<fly] + small("a") + [said[fly]] + rest + said[(fly + 1)...])
  }

  /// *Key/get/stuck/lock, tire/go/flat/highway*: what becomes of it, and where.
  private func gotStuck(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard
      let verb = words.indices.dropLast().first(where: {
        words[$0] == "get" && words[$0 + 1] == "stuck"
          || words[$0] == "go" && words[$0 + 1] == "flat"
      }), verb > 0, last == verb + 2, isNoun(row[last]), !row[last].lexeme.kind.isTemporal,
      !row[last].lexeme.isHuman
    else { return nil }
    let place = words[last]
    let isOn =
      EnglishCausers.roads.contains(place)
      || ["highway", "floor", "branch", "fence", "bridge"].contains(place)
    var named = joined(
      row, verb,
      Lexeme(lemma: "\(words[verb]) \(words[verb + 1])", wordClass: .verb, kind: .action))
    named.row =
      named.row.dropLast() + lexicon.small(isOn ? "on" : "in", tile: row[verb].tile)
      + (place == "traffic" || place == "mud" ? [] : small("the")) + named.row.suffix(1)
    return named
  }

  /// *Runner/cross/finish line/first*: a deed in a word for a mood.
  private func crossed(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard let verb = words.firstIndex(of: "cross"), verb > 0, verb + 1 < row.count,
      ["finish line", "street", "road", "river", "bridge", "lake", "border"].contains(
        words[verb + 1]),
      row.count > verb + 2, row[verb].lexeme.wordClass != .verb
    else { return nil }
    var said = row
    said[verb] = row[verb].asVerb
    return inserting(small("the"), into: said, at: verb + 1)
  }
}
