import AACCore

/// What stands right behind a verb otherwise than it was laid: *stop/rest, want/vote/election, let/play/me, ask for/help/neighbor,
/// move/house/new, seem/unfair/me, not/stand/noise, dream/of/travel, what/happen/yesterday/school, buy/sneakers/sale*.
///
/// Sources: CGEL §16.20–16.63 (verbs with verbs, with objects and with prepositions), §8.87 (time behind place), §9.34, §18.33.
extension EnglishLinkedRow {
  func behindOther(_ row: [Constituent], _ words: [String], _ verb: Int) -> Linked? {
    if let sided = sided(row, words, verb) { return sided }
    return switch words[verb] {
    case "go", "let":
      secondVerb(row, words, verb)
    case "ask for", "teach", "send", "keep", "get", "receive", "earn", "paint", "turn up",
      "turn down":
      object(row, words, verb)
    case "move", "seem", "stand", "happen", "cross", "meet with", "meet":
      placed(row, words, verb)
    default: nil
    }
  }

  // MARK: Verbs

  private func secondVerb(_ row: [Constituent], _ words: [String], _ verb: Int) -> Linked? {
    let last = row.count - 1
    let next = words[verb + 1]
    switch words[verb] {
    case "go":
      // *I/go/recess*: where one goes then.
      guard verb > 0, last == verb + 1, next == "recess" else { return nil }
      var said = row
      said[last].lexeme.article = .bare
      return inserting(small("to"), into: said, at: last)
    case "let":
      // *She/not/let/play/me*: who plays stands before it.
      guard last == verb + 2, isObjectPronoun(row[last]), frames.listed(next) != nil else {
        return nil
      }
      return Linked(row: row[...verb] + [row[last], row[verb + 1].asVerb])
    default: return nil
    }
  }

  /// *I/not/feel/left/arm*: which of one's own two.
  private func sided(_ row: [Constituent], _ words: [String], _ verb: Int) -> Linked? {
    let last = row.count - 1
    guard ["feel", "move", "lift", "raise"].contains(words[verb]), last == verb + 2,
      ["left", "right"].contains(words[verb + 1]), row[last].lexeme.kind == .body,
      words[0] == "I", verb > 0
    else { return nil }
    return inserting(small("my"), into: row, at: verb + 1)
  }

  // MARK: Objects

  private func object(_ row: [Constituent], _ words: [String], _ verb: Int) -> Linked? {
    let last = row.count - 1
    let next = words[verb + 1]
    switch words[verb] {
    case "ask for":
      // *Ask for/help/neighbor*: whom, and then for what.
      guard last == verb + 2, next == "help", row[last].lexeme.isHuman else { return nil }
      var ask = row[verb]
      ask.lexeme = Lexeme(lemma: "ask", wordClass: .verb, kind: .action)
      return Linked(row: row[..<verb] + [ask, row[last]] + small("for") + [row[verb + 1]])
    case "teach":
      guard last == verb + 2, isObjectPronoun(row[verb + 1]),
        row[last].lexeme.kind == .device || words[last] == "cash register"
      else { return nil }
      return inserting(small("the"), into: row, at: last)
    case "send":
      guard last == verb + 2, isObjectPronoun(row[verb + 1]), words[last] == "location" else {
        return nil
      }
      var said = row
      said[last] = word(row[last], as: .noun, .idea)
      return inserting(small("the"), into: said, at: last)
    case "keep":
      guard next == "copy" else { return nil }
      let isWhere = last == verb + 2 && isThing(row[last])
      return Linked(
        row: row[...verb] + small("a") + [word(row[verb + 1], as: .noun, .thing)]
          + (isWhere ? small("in") + small("the") : []) + row[(verb + 2)...])
    case "paint":
      guard row[verb + 1].lexeme.kind == .room, verb > 0 else { return nil }
      return inserting(small("the"), into: row, at: verb + 1)
    case "turn up", "turn down":
      guard last == verb + 2, next == "volume", isThing(row[last]) else { return nil }
      return inserting(small("of") + small("the"), into: row, at: last)
    default: return nil
    }
  }

  // MARK: Places

  private func placed(_ row: [Constituent], _ words: [String], _ verb: Int) -> Linked? {
    let last = row.count - 1
    let next = words[verb + 1]
    switch words[verb] {
    case "move":
      guard last == verb + 2, next == "house", row[last].lexeme.wordClass == .adjective, verb > 0
      else { return nil }
      return Linked(row: row[...verb] + small("to") + small("a") + [row[last], row[verb + 1]])
    case "seem":
      // *Seem/unfair/me*: nobody is named.
      guard verb == 0, row[1].lexeme.wordClass == .adjective || words[1] == "unfair" else {
        return nil
      }
      let isTo = last == 2 && isObjectPronoun(row[2])
      guard isTo || last == 1 else { return nil }
      return Linked(row: small("it") + row[...1] + (isTo ? small("to") + [row[2]] : []))
    case "stand":
      return notBorne(row, words, verb)
    case "happen":
      // *What/happen/yesterday/school*: the place before the time (CGEL §8.87).
      guard verb == 1, words[0] == "what", last == 3, row[2].lexeme.kind.isTemporal,
        row[3].lexeme.isPlaceLike
      else { return nil }
      return Linked(row: row[...1] + [row[3], row[2]])
    case "cross":
      guard last == verb + 1, verb > 0,
        ["border", "street", "road", "bridge", "river", "line", "ocean", "desert"].contains(next)
      else { return nil }
      var said = row
      said[verb] = row[verb].asVerb
      return inserting(small("the"), into: said, at: last)
    case "meet with", "meet":
      guard words[last] == "square", last > verb + 1, row[last - 1].lexeme.isHuman else {
        return nil
      }
      var said = row
      said[last] = word(row[last], as: .noun, .place)
      return inserting(small("at") + small("the"), into: said, at: last)
    default: return nil
    }
  }

  /// *I/not/stand/this/music*: what one cannot bear (CGEL §4.52).
  private func notBorne(_ row: [Constituent], _ words: [String], _ verb: Int) -> Linked? {
    guard verb > 0, words[verb - 1] == "not", let last = row.last?.lexeme,
      [.music, .feeling, .weather, .food, .drink, .dish, .person, .subject].contains(last.kind)
        || Self.nuisances.contains(last.lemma) || last.wordClass == .pronoun,
      let tile = row[verb - 1].tile
    else { return nil }
    var said = row
    said[verb - 1].lexeme = lexicon.lexeme(for: "can't stand")
    said[verb - 1].lexeme.wordClass = .verb
    said.remove(at: verb)
    return Linked(row: said, joins: [tile: [tile] + [row[verb].tile].compactMap(\.self)])
  }

  private static let nuisances = EnglishWords.set("noise heat cold smell pain traffic light")
}
