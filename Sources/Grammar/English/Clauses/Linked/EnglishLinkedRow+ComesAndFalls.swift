import AACCore

/// Where what is heard, smelled and seen comes from, into and off what a thing falls, and where it is on, stuck, lost or gone:
/// *smoke/come/chimney, noise/come/street, mouse/come/hole, toy/fall/box, egg/fall/nest, light/on/kitchen, kite/stuck/tree,
/// key/lost/car, milk/gone/fridge, hands/cold/snow*.
///
/// Sources: CGEL §9.15–9.19 (position, direction, source), §9.20–9.22 (*off, out of*), §7.21 and §10.9 (*be* understood before
/// adjectives and particles).
extension EnglishLinkedRow {
  func comesAndFalls(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard row.count == 3, !row[0].lexeme.isHuman, row[0].lexeme.wordClass != .pronoun else {
      return nil
    }
    switch words[1] {
    case "come": return comesFrom(row, words)
    case "fall":
      guard isThing(row[0]), let link = Self.fallenFrom[words[2]] ?? fallenOff(row, words) else {
        return nil
      }
      let my = row[2].lexeme.kind == .clothing ? small("my") : small("the")
      return Linked(row: small("the") + row[..<2] + small(link) + my + [row[2]])
    case "on", "off":
      guard Self.switchedOn.contains(words[0]), isNoun(row[2]),
        row[2].lexeme.kind == .room || words[2] == "car"
      else { return nil }
      return isThere(row, small("in") + small("the"))
    case "stuck", "lost", "gone": return stuckThere(row, words)
    case "cold", "wet", "hot", "warm":
      guard row[0].lexeme.kind == .body, ["snow", "rain", "sun", "water"].contains(words[2]) else {
        return nil
      }
      var said = row
      said[2] = word(row[2], as: .noun, .weather)
      said[1] = word(row[1], as: .adjective, .state)
      return Linked(
        row: small("my") + [said[0], EnglishWording.be, said[1]] + small("in") + small("the")
          + [said[2]])
    case "clean", "vacuum":
      guard ["robot", "vacuum"].contains(words[0]),
        row[2].lexeme.kind == .room || ["house", "floor", "carpet"].contains(words[2])
      else { return nil }
      return Linked(row: small("the") + [row[0], row[1].asVerb] + small("the") + [row[2]])
    default: return nil
    }
  }

  /// *Smoke/come/chimney, smell/come/kitchen, mouse/come/hole.*
  private func comesFrom(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard isNoun(row[2]), !row[2].lexeme.isBeing, !row[2].lexeme.kind.isTemporal else { return nil }
    if row[0].lexeme.kind == .animal, isNoun(row[0]) {
      guard ["hole", "cage", "nest", "shell", "box", "cave", "burrow"].contains(words[2]) else {
        return nil
      }
      return Linked(row: small("the") + row[..<2] + small("out of") + small("the") + [row[2]])
    }
    guard Self.emanating.contains(words[0]),
      row[2].lexeme.isPlaceLike || Self.outlets.contains(words[2])
    else { return nil }
    var said = row
    if row[0].lexeme.wordClass != .noun || row[0].lexeme.kind == .event {
      said[0] = word(row[0], as: .noun, .thing)
    }
    said[0].lexeme.animacy = .inanimate
    return Linked(row: small("the") + said[..<2] + small("from") + small("the") + [said[2]])
  }

  /// What comes out of somewhere and is smelled, heard or seen.
  private static let emanating = EnglishWords.set(
    "smoke smell noise sound steam music voice scream water light heat gas")
  private static let outlets = EnglishWords.set(
    "chimney faucet tap pipe hole engine oven speaker window sky ceiling wall toilet sink trash fridge car"
  )

  /// *Button/fall/coat*: off one's clothes.
  private func fallenOff(_ row: [Constituent], _ words: [String]) -> String? {
    row[2].lexeme.kind == .clothing
      && ["button", "patch", "zipper", "pin", "badge"].contains(words[0])
      ? "off" : nil
  }

  private static let fallenFrom: [String: String] = [
    "box": "into", "basket": "into", "bucket": "into", "hole": "into", "nest": "out of",
    "pocket": "out of",
  ]
  /// What is on and off.
  private static let switchedOn = EnglishWords.set(
    "light lights lamp TV heater fan radio computer stereo")

  /// *Kite/stuck/tree, gum/stuck/shoe, key/lost/car, milk/gone/fridge.*
  private func stuckThere(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard isThing(row[0]), isNoun(row[2]) else { return nil }
    let last = row[2].lexeme
    switch words[1] {
    case "stuck":
      if ["gum", "tape", "sticker"].contains(words[0]), last.kind == .clothing || last.kind == .body
      {
        return isThere(row, small("to") + small("my"))
      }
      return words[2] == "tree" ? isThere(row, small("in") + small("the")) : nil
    case "lost":
      guard
        last.kind == .room || last.kind == .vehicle || ["pool", "sand", "snow"].contains(words[2])
      else { return nil }
      let isOn = ["bus", "train", "plane"].contains(words[2])
      return isThere(row, small(isOn ? "on" : "in") + small("the"))
    default:
      guard
        ["fridge", "refrigerator", "freezer", "plate", "table", "box", "bag"].contains(words[2])
      else { return nil }
      return isThere(row, small("from") + small("the"))
    }
  }

  /// A thing, what it is like, and where.
  private func isThere(_ row: [Constituent], _ link: [Constituent]) -> Linked {
    let state =
      ["on", "off"].contains(row[1].lexeme.lemma) ? row[1] : word(row[1], as: .adjective, .state)
    return Linked(row: small("the") + [row[0], EnglishWording.be, state] + link + [row[2]])
  }
}
