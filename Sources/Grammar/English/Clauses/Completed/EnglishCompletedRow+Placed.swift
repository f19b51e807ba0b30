import AACCore

/// Where something is: *bathroom/be/end/hall, sit/back/bus, school/far/my/house, ball/in/box/red, I/get off/next/stop, open/book/page/ten*.
///
/// Sources: CGEL §9.15–9.32 (place), §7.20 (adjectives with a preposition), §5.115–5.117 (*of*).
extension EnglishCompletedRow {
  func placed(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    guard row.count > 2 else { return nil }
    return partOfWhole(row, words) ?? farFrom(row, words) ?? inDescribed(row, words)
      ?? atStop(row, words) ?? toPage(row, words)
  }

  /// *Bathroom/be/end/hall, I/wait/end/line, sit/back/bus, ball/be/top/closet*: at which part of it.
  private func partOfWhole(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    guard
      let part = row.indices.dropFirst().first(where: { Self.links[words[$0]] != nil }),
      part + 1 < row.count, let link = Self.links[words[part]], let whole = row.last?.lexeme,
      isPhrase(row[(part + 1)...]), whole.wordClass == .noun, !whole.isBeing,
      whole.isPlaceLike || Self.wholes.contains(whole.lemma) || whole.kind == .furniture,
      row.count < part + 4
    else { return nil }
    let before = words[part - 1]
    guard before == "be" && part > 1 || Self.staying.contains(before) else { return nil }
    var named = row[part]
    if named.lexeme.wordClass != .noun || words[part] == "back" {
      named.lexeme = Lexeme(lemma: words[part], wordClass: .noun, kind: .place)
    }
    return row[..<part] + small(link) + [named] + small("of")
      + (row.count > part + 2 ? [] : small("the")) + row[(part + 1)...]
  }

  private static let links: [String: String] = [
    "end": "at", "bottom": "at", "top": "on", "edge": "on", "back": "in", "front": "in",
    "middle": "in",
  ]
  private static let wholes = EnglishWords.set(
    "hall hallway line street road box page stairs bus car train drawer closet book bridge table bag shelf"
  )
  private static let staying = EnglishWords.set("wait sit stand live stop stay")

  /// *School/far/my/house, park/close/school*: how far from what.
  private func farFrom(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    guard let far = words.firstIndex(where: { Self.distances[$0] != nil }), far > 0,
      far + 1 < row.count, let link = Self.distances[words[far]], let goal = row.last?.lexeme,
      goal.wordClass == .noun || goal.lemma == "park", isPlace(goal),
      row[(far + 1)..<(row.count - 1)].allSatisfy(\.lexeme.isDeterminerLike)
    else { return nil }
    let isSaid = words[far - 1] == "be"
    let named = row[..<(isSaid ? far - 1 : far)]
    guard let place = named.last?.lexeme, isPlace(place),
      named.dropLast().allSatisfy({ $0.lexeme.isDeterminerLike || isOwner($0) })
    else { return nil }
    var distance = row[far]
    if words[far] != "near" {
      distance.lexeme = Lexeme(lemma: words[far], wordClass: .adjective, kind: .quality)
    }
    let owner =
      named.count == 2 && isOwner(named[0]) ? [genitive(named[0])] : Array(named.dropLast())
    let isOwned = row.count > far + 2
    let isBare = ["home", "school"].contains(goal.lemma) || isOwned
    return owner + [asNoun(named[named.count - 1])] + [isSaid ? row[far - 1] : EnglishWording.be]
      + [distance] + (link.isEmpty ? [] : small(link)) + (isBare ? [] : small("the"))
      + row[(far + 1)..<(row.count - 1)] + [asNoun(row[row.count - 1])]
  }

  private func isPlace(_ noun: Lexeme) -> Bool {
    noun.isPlaceLike
      || ["house", "park", "school", "home", "store", "hospital"].contains(noun.lemma)
  }

  private func asNoun(_ word: Constituent) -> Constituent {
    guard word.lexeme.lemma == "park", word.lexeme.wordClass != .noun else { return word }
    var noun = word
    noun.lexeme = Lexeme(lemma: "park", wordClass: .noun, kind: .place)
    return noun
  }

  private static let distances: [String: String] = ["far": "from", "close": "to", "near": ""]

  /// *Ball/in/box/red, shoes/on/chair/blue*: what it is in, and of what colour and size that is.
  private func inDescribed(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    guard row.count == 4, row[1].lexeme.isPlacing, words[1] != "at",
      row[0].lexeme.wordClass == .noun, row[2].lexeme.namesThing, isVerbless(row),
      row[3].lexeme.kind == .color || row[3].lexeme.kind == .size,
      [.furniture, .room].contains(row[2].lexeme.kind)
        || EnglishHabits.containers.contains(words[2]) || EnglishHabits.boxes.contains(words[2])
        || words[2] == "house"
    else { return nil }
    return [row[0], EnglishWording.be, row[1]] + small("the") + [row[3], row[2]]
  }

  /// *I/get off/next/stop*: where one leaves what one rides in.
  private func atStop(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    let last = row.count - 1
    guard words[last] == "stop" || words[last] == "station", last > 1,
      ["next", "first", "last", "second", "third"].contains(words[last - 1]),
      words[..<(last - 1)].contains(where: { $0 == "get off" || $0 == "get out" || $0 == "wait" }),
      words[last - 2] != "the", words[last - 2] != "at"
    else { return nil }
    var stop = row[last]
    stop.lexeme = Lexeme(lemma: words[last], wordClass: .noun, kind: .place)
    return row[..<(last - 1)] + small("at") + small("the") + [row[last - 1], stop]
  }

  /// *Open/book/page/ten, turn/page/five*: to which page.
  private func toPage(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    let page = row.count - 2
    guard page > 1, words[page] == "page", row[page + 1].lexeme.wordClass == .numeral,
      words[..<page].contains(where: { $0 == "open" || $0 == "turn" || $0 == "go" }),
      words[page - 1] != "to", words[page - 1] != "on"
    else { return nil }
    return row[..<page] + small("to") + row[page...]
  }
}
