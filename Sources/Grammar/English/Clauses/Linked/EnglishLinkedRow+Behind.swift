import AACCore

/// What a verb asks for before the last of its words: *steal/banana/elephant, take away/truck/me, send/résumé/factory, line up/door,
/// cry/dentist, pass/street, admit/my/grandmother/hospital, look for/apartment/me*.
///
/// Sources: CGEL §9.15–9.32, §9.44–9.48 (*from, to, at, for* with verbs), §16.56–16.57.
extension EnglishLinkedRow {
  func behindVerb(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard
      let verb = words.indices.dropLast().first(where: { Self.verbs.contains(words[$0]) }),
      last > verb, row[..<verb].allSatisfy({ $0.lexeme.wordClass != .verb || isHelper($0) }),
      !row[(verb + 1)...].contains(where: {
        $0.lexeme.wordClass == .adposition || $0.lexeme.wordClass == .conjunction
          || $0.lexeme.isSubjectFormOnly
      })
    else { return nil }
    let link =
      fromWhom(row, words, verb) ?? toWhere(row, words, verb) ?? where_(row, words, verb)
      ?? forWhom(row, words, verb) ?? whenDone(row, words)
    guard let link else { return behindOther(row, words, verb) }
    guard words[verb] == "give" else {
      return inserting(link, into: row, at: determined(row, last))
    }
    var given = row
    given[last - 1] = word(row[last - 1], as: .noun, .thing)
    return inserting(link, into: given, at: last)
  }

  static let verbs = EnglishWords.set(
    """
    steal receive get send mail admit take wait cry scream swim live fall turn go give meet clean wash comb brush
    feed register teach keep buy earn paint move stop vote want need move seem stand dream ask let happen cross feel
    water vacuum sweep mop help walk lift raise draw write color
    """
  ).union(["take away", "line up", "look for", "ask for", "meet with", "turn up", "turn down"])

  private func isHelper(_ word: Constituent) -> Bool {
    word.lexeme.kind == .modal
      || ["can", "will", "could", "should", "may"].contains(word.lexeme.lemma)
  }

  /// Where the last phrase of a row begins, with its article or owner.
  private func determined(_ row: [Constituent], _ last: Int) -> Int {
    row[last - 1].lexeme.isDeterminerLike ? last - 1 : last
  }

  /// *The*, where the last noun has nothing of the kind.
  private func the(_ row: [Constituent]) -> [Constituent] {
    let last = row.count - 1
    let noun = row[last].lexeme
    return row[last - 1].lexeme.isDeterminerLike || noun.wordClass != .noun
      || EnglishPeople.names.contains(noun.lemma) || EnglishPeople.isPossessed(noun.lemma)
      || EnglishHabits.isPlural(noun) ? [] : small("the")
  }

  // MARK: From whom

  /// *Steal/banana/elephant, take away/truck/me, receive/email/bank.*
  private func fromWhom(_ row: [Constituent], _ words: [String], _ verb: Int) -> [Constituent]? {
    let last = row.count - 1
    guard last > verb + 1, isThing(row[verb + 1]) || row[verb + 1].lexeme.isDeterminerLike else {
      return nil
    }
    switch words[verb] {
    case "steal", "take away":
      guard row[last].lexeme.kind == .animal && isNoun(row[last]) || isObjectPronoun(row[last]),
        words[last] != "you"
      else { return nil }
      return small("from") + (isObjectPronoun(row[last]) ? [] : the(row))
    case "receive", "get":
      guard Self.mail.contains(words[last - 1]) || Self.mail.contains(words[verb + 1]),
        Self.senders.contains(words[last])
      else { return nil }
      return small("from") + (row[last].lexeme.wordClass == .properNoun ? [] : small("the"))
    default: return nil
    }
  }

  private static let mail = EnglishWords.set(
    "email letter message call text package parcel bill invitation check refund answer card notice form"
  )
  private static let senders = EnglishWords.set(
    """
    bank school hospital company office government insurance store clinic police court university library work Amazon
    airline hotel factory
    """
  ).union(["city hall", "post office", "social security", "insurance company"])

  // MARK: Where to

  /// *Send/résumé/factory, admit/my/grandmother/hospital, take/basket/grandma, go/recess.*
  private func toWhere(_ row: [Constituent], _ words: [String], _ verb: Int) -> [Constituent]? {
    let last = row.count - 1
    switch words[verb] {
    case "send", "mail":
      guard last == verb + 2, isThing(row[verb + 1]), Self.sent.contains(words[verb + 1]),
        Self.senders.contains(words[last])
      else { return nil }
      return small("to") + small("the")
    case "admit":
      guard ["hospital", "clinic"].contains(words[last]), row[last - 1].lexeme.isBeing else {
        return nil
      }
      return small("to") + small("the")
    case "take" where last == verb + 1 && verb > 0:
      // *I/take/stairs*: the way one goes.
      return ["stairs", "elevator", "escalator", "lift"].contains(words[last]) ? small("the") : nil
    case "take":
      guard last == verb + 2, Self.brought.contains(words[verb + 1]), row[last].lexeme.isHuman,
        isNoun(row[last]), verb > 0
      else { return nil }
      return small("to") + the(row)
    case "go":
      guard last == verb + 1, verb > 0, ["bingo", "karaoke"].contains(words[last]) else {
        return nil
      }
      return small("to")
    default: return nil
    }
  }

  private static let sent = EnglishWords.set(
    "résumé resume letter email form application message package card complaint document check photo"
  )
  /// What is brought to whom one visits.
  private static let brought = EnglishWords.set(
    "basket cake soup bread honey pie lunch dinner breakfast letter medicine groceries")

  // MARK: Where

  /// *Line up/door, cry/dentist, swim/fishbowl, bus/pass/street, fall/bunk bed, turn/right/pharmacy, meet/my/wife/wedding,
  /// register/city.*
  private func where_(_ row: [Constituent], _ words: [String], _ verb: Int) -> [Constituent]? {
    let last = row.count - 1
    switch words[verb] {
    case "wait" where last == verb + 2 && isObjectPronoun(row[verb + 1]):
      return ["door", "gate", "corner", "entrance"].contains(words[last])
        ? small("at") + small("the") : nil
    case "line up", "wait":
      return last == verb + 1 && ["door", "gate", "fence", "entrance"].contains(words[last])
        ? small("at") + small("the") : nil
    case "cry", "scream":
      return last == verb + 1 && EnglishPeople.visited.contains(words[last])
        ? small("at") + small("the") : nil
    case "swim", "live":
      return last == verb + 1
        && ["fishbowl", "fish bowl", "fish tank", "aquarium"].contains(words[last])
        ? small("in") + small("the") : nil
    case "fall":
      guard last == verb + 1, verb > 0 else { return nil }
      if words[last] == "hammock" { return small("out of") + small("the") }
      return Self.heights.contains(words[last]) ? small("off") + small("the") : nil
    case "draw", "write", "color":
      return last == verb + 1 && ["wall", "floor", "desk", "table"].contains(words[last])
        ? small("on") + small("the") : nil
    case "turn":
      guard last == verb + 2, ["left", "right"].contains(words[verb + 1]),
        isNoun(row[last]) || words[last] == "park",
        row[last].lexeme.isPlaceLike || Self.corners.contains(words[last])
      else { return nil }
      return small("at") + small("the")
    case "meet":
      guard last > verb + 1, row[last - 1].lexeme.isHuman,
        ["wedding", "party", "concert", "funeral", "dance", "festival"].contains(words[last])
      else { return nil }
      return small("at") + small("the")
    case "register":
      return last == verb + 1 && ["city", "town", "village"].contains(words[last])
        ? small("in") + small("the") : nil
    default: return nil
    }
  }

  /// What one falls off, and not onto.
  private static let heights = EnglishWords.set(
    "bunk shelf counter table desk nightstand wall couch sofa"
  ).union([
    "bunk bed", "monkey bars",
  ])
  private static let corners = EnglishWords.set("corner light church bridge crossing sign").union([
    "traffic light", "stop sign", "gas station", "stoplight",
  ])

  // MARK: For whom

  /// *Look for/apartment/me; give/me/kiss/cheek, give/massage/legs.*
  private func forWhom(_ row: [Constituent], _ words: [String], _ verb: Int) -> [Constituent]? {
    let last = row.count - 1
    switch words[verb] {
    case "look for":
      return last == verb + 2 && isThing(row[verb + 1]) && isObjectPronoun(row[last])
        ? small("for") : nil
    case "give":
      guard row[last].lexeme.kind == .body, last > verb + 1,
        Self.touches.contains(words[last - 1])
      else { return nil }
      return small("on") + small("the")
    default: return nil
    }
  }

  private static let touches = EnglishWords.set("kiss massage pat slap peck")

  // MARK: When

  /// *Clean/offices/afternoons, comb/my/hair/mornings.*
  private func whenDone(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    let last = row.count - 1
    guard ["mornings", "afternoons", "evenings"].contains(words[last]), isThing(row[last - 1])
    else {
      return nil
    }
    return small("in") + small("the")
  }
}
