import AACCore

/// Two nouns that are one name, laid behind a verb: *wait/bus/stop, decorate/Christmas/tree, watch/funny/movie/theater,
/// have dinner/Chinese/restaurant, comb/be/drawer/bathroom*.
///
/// Sources: CGEL §17.104–17.109, App. I.57–I.59 (compounds), §9.15–9.19 (place); CaGEL ch. 19 §4.
extension EnglishLinkedRow {
  func namesKeptWhole(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard
      let head = row.indices.dropFirst().first(where: { Self.keptNameHeads.contains(words[$0]) }),
      head > 1, head > row.count - 3
    else { return nil }
    let first = words[head - 1]
    switch words[head] {
    case "stop", "station", "stand":
      guard EnglishCompounds.joins(first, words[head]),
        ["wait", "meet", "be", "stand", "sit"].contains(words[head - 2])
      else { return nil }
      var named = name(row, head - 1, .place)
      named.row.insert(contentsOf: small("at") + small("the"), at: head - 1)
      return named
    case "tree", "lights", "tree lights":
      guard EnglishHabits.feasts.contains(first), head == row.count - 1,
        ["decorate", "trim", "put up", "take down", "water"].contains(words[head - 2])
      else { return nil }
      var named = name(row, head - 1, .plant)
      named.row.insert(contentsOf: small("the"), at: head - 1)
      return named
    case "factory", "shop", "store", "office":
      guard words[head - 2] == "work", row[head - 1].lexeme.wordClass == .noun,
        EnglishCompounds.joins(row[head - 1].lexeme, row[head].lexeme)
      else { return nil }
      var named = name(row, head - 1, .place)
      named.row.insert(contentsOf: small("at") + small("a"), at: head - 1)
      return named
    case "theater", "theatre", "cinema":
      return shown(row, words, at: head)
    case "restaurant":
      guard Self.cuisines.contains(first), Self.mealDeeds.contains(words[head - 2]) else {
        return nil
      }
      var said = row
      said[head - 1] = word(row[head - 1], as: .adjective, .quality)
      return inserting(small("at") + small("a"), into: said, at: head - 1)
    default:
      return inRoom(row, words, at: head)
    }
  }

  private static let keptNameHeads = EnglishWords.set(
    """
    stop station stand tree lights factory shop store office theater theatre cinema restaurant bathroom kitchen bedroom hall hallway classroom garage
    """)
  /// Of which people a restaurant can be.
  private static let cuisines = EnglishWords.set(
    """
    Chinese Italian Mexican French Japanese Indian Thai Greek Korean Spanish Turkish Vietnamese German Brazilian Peruvian Cuban
    Ethiopian Moroccan Lebanese
    """)
  private static let mealDeeds = WordSet([
    "have dinner", "have lunch", "have breakfast", "eat", "dinner", "lunch", "meet", "eat dinner",
    "eat lunch",
  ])

  /// *Watch/funny/movie/theater, see/play/theater*: where it is shown.
  private func shown(_ row: [Constituent], _ words: [String], at head: Int) -> Linked? {
    guard
      ["movie", "movies", "film", "play", "show", "musical", "concert"].contains(words[head - 1]),
      let verb = words[..<(head - 1)].lastIndex(where: { $0 == "watch" || $0 == "see" }),
      row[(verb + 1)..<(head - 1)].allSatisfy({
        $0.lexeme.wordClass == .adjective || $0.lexeme.isDeterminerLike
      })
    else { return nil }
    var said = row
    if row[head - 1].lexeme.wordClass != .noun {
      said[head - 1] = word(row[head - 1], as: .noun, .media)
    }
    let isBare = verb + 1 < head - 1 && row[verb + 1].lexeme.isDeterminerLike
    let article = isBare || EnglishHabits.isPlural(said[head - 1].lexeme) ? [] : small("a")
    return Linked(
      row: said[...verb] + article + said[(verb + 1)..<head] + small("at") + small("the")
        + said[head...])
  }

  /// *Comb/be/drawer/bathroom, book/be/shelf/bedroom*: in that of the room.
  private func inRoom(_ row: [Constituent], _ words: [String], at room: Int) -> Linked? {
    guard room == row.count - 1, ["be", "keep", "put"].contains(words[room - 2]),
      let link = Self.roomFittings[words[room - 1]], isThing(row[room - 1]),
      words[room - 2] == "be" || room > 3
    else { return nil }
    var noun = Lexeme(
      lemma: "\(words[room]) \(words[room - 1])", wordClass: .noun, kind: .furniture)
    noun.countability = .count
    var named = joined(row, room - 1, noun)
    // As if it had been chosen: what *be* would take otherwise gives way.
    let chosen = lexicon.small(link, tile: words[room - 2] == "be" ? row[room - 2].tile : nil)
    named.row.insert(contentsOf: chosen + small("the"), at: room - 1)
    return named
  }

  private static let roomFittings: [String: String] = [
    "drawer": "in", "cabinet": "in", "cupboard": "in", "closet": "in", "sink": "in", "shelf": "on",
    "counter": "on", "trash": "in", "rug": "on", "windowsill": "on",
  ]

  /// Two words that are one, as they are known together, under the tile of the first.
  private func name(_ row: [Constituent], _ first: Int, _ kind: SemanticKind) -> Linked {
    let name = "\(row[first].lexeme.lemma) \(row[first + 1].lexeme.lemma)"
    return lexicon.known(name).map { joined(row, first, $0) } ?? compound(row, first, kind: kind)
  }
}
