import AACCore

/// Whose something is, where the owner is laid behind it in a row that goes on: *car/mom/not/start, daughter/neighbor/take care of/baby,
/// birthday/grandma/be/next/month, operate on/knee/uncle, eat/barbecue/house/aunt, steal/purse/lady/subway*.
///
/// Sources: CGEL §5.112–5.123 (the genitive and whom it is said of), §17.37–17.41.
extension EnglishLinkedRow {
  func ownerBehind(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard row.count > 3, row.dropFirst().contains(where: isOwner) else { return nil }
    return ownerOfDoer(row, words) ?? ownerOfPlace(row, words) ?? ownerOfThing(row, words)
      ?? ownerOfAsked(row, words)
  }

  /// *Mom, neighbor, grandparents, shepherd*: somebody who may have it, named by a noun.
  private func isOwner(_ word: Constituent) -> Bool {
    word.lexeme.isHuman && isNoun(word) && !EnglishOwnersBehind.unowning.contains(word.lexeme.lemma)
      && !word.lexeme.lemma.contains("'")
  }

  private func isKin(_ word: Constituent) -> Bool {
    EnglishPeople.names.contains(word.lexeme.lemma)
      || EnglishPeople.isPossessed(word.lexeme.lemma)
  }

  /// *Mom's, my uncle's, the lady's, my grandparents'*: whose, as it stands before the noun; what is said of him stands before him.
  private func whose(
    _ owner: Constituent, _ own: Constituent?, _ row: [Constituent], isDoer: Bool = false
  )
    -> [Constituent]
  {
    let name = owner.lexeme.lemma
    let isSeveral = EnglishHabits.isPlural(owner.lexeme) && name.hasSuffix("s")
    let genitive = genitive(owner)
    if let own { return [own, genitive] }
    if owner.lexeme.wordClass == .properNoun || EnglishPeople.names.contains(name) {
      return [genitive]
    }
    guard isKin(owner) else { return small("the") + [genitive] }
    guard isSeveral || !isDoer else { return [genitive] }
    return small(row.contains { $0.lexeme.lemma == "we" } ? "our" : "my") + [genitive]
  }

  // MARK: Who does it

  /// *Car/mom/not/start, cat/neighbor/come into/kitchen, father/friend/have/lung/cancer*: what is said of what somebody has.
  private func ownerOfDoer(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard let begin = row.firstIndex(where: { !$0.lexeme.kind.isTemporal }), begin < 2,
      begin + 3 < row.count, isNoun(row[begin]), isOwner(row[begin + 1])
    else { return nil }
    var verb = begin + 2
    var isDenied = false
    while verb + 1 < row.count, ["not", "can", "never", "always"].contains(words[verb]) {
      isDenied = isDenied || words[verb] == "not"
      verb += 1
    }
    let rest = Array(row[(verb + 1)...])
    guard
      row[verb].lexeme.wordClass == .verb || isDenied && words[verb] == "work"
        || words[verb] == "be",
      mayBeSaid(of: row[begin], row[begin + 1], by: words[verb], rest, isDenied)
    else { return nil }
    return Linked(
      row: row[..<begin] + whose(row[begin + 1], nil, row, isDoer: true) + [row[begin]]
        + row[(begin + 2)...])
  }

  private func mayBeSaid(
    of one: Constituent, _ owner: Constituent, by verb: String, _ rest: [Constituent],
    _ isDenied: Bool
  ) -> Bool {
    let (name, kind) = (one.lexeme.lemma, one.lexeme.kind)
    if rest.contains(where: { $0.lexeme.wordClass == .conjunction || $0.lexeme.kind == .question })
    {
      return false
    }
    if one.lexeme.isHuman {
      guard EnglishOwnersBehind.relatives.contains(name),
        EnglishOwnersBehind.others.contains(owner.lexeme.lemma)
      else {
        return false
      }
      let isParent = ["father", "mother"].contains(name)
      return isParent
        ? verb == "die" || verb == "have" && rest.last.map(isIll) == true
        : !EnglishOwnersBehind.mutual.contains(verb)
    }
    if one.lexeme.kind == .animal {
      return EnglishOwnersBehind.byAnimals.contains(verb) && !rest.isEmpty
        || verb == "be" && rest.last?.lexeme.wordClass == .adjective
          && rest.last?.lexeme.kind != .emotion
    }
    guard !rest.isEmpty || isDenied else { return false }
    switch verb {
    case "be": return isLike(one, rest)
    case "have":
      guard let had = rest.last?.lexeme, had.namesThing else { return false }
      return EnglishOwnersBehind.ofSomebody.contains(kind)
        && ![.event, .activity, .meal, .feeling, .illness, .animal]
          .contains(had.kind)
        && !["accident", "party", "fun", "meeting"].contains(had.lemma)
        && KindSet.edible.contains(had.kind) == false
    case "cost":
      return rest.contains {
        $0.lexeme.wordClass == .numeral || $0.lexeme.kind == .quantity
          || ["lot", "a lot", "much"].contains($0.lexeme.lemma)
      }
    case "start", "work":
      return isDenied && (kind == .vehicle || kind == .device)
        && rest.allSatisfy { $0.lexeme.kind.isTemporal }
    default:
      return EnglishOwnersBehind.befalling.contains(verb) && !one.lexeme.isPlaceLike
        && rest.allSatisfy { !$0.lexeme.isBeing }
    }
  }

  /// *Lung/cancer, flu*: what somebody has who is ill.
  private func isIll(_ word: Constituent) -> Bool {
    word.lexeme.kind == .illness || EnglishOwnersBehind.ailments.contains(word.lexeme.lemma)
  }

  /// *Birthday/grandma/be/next/month, house/friend/be/very/big*: when it is and how.
  private func isLike(_ one: Constituent, _ rest: [Constituent]) -> Bool {
    guard let last = rest.last?.lexeme else { return false }
    if EnglishOwnersBehind.days.contains(one.lexeme.lemma) {
      return rest.allSatisfy {
        $0.lexeme.kind.isTemporal || ["next", "this", "in", "on"].contains($0.lexeme.lemma)
      }
    }
    return EnglishOwnersBehind.ofSomebody.contains(one.lexeme.kind) && last.wordClass == .adjective
      && [.color, .size, .quality].contains(last.kind)
      && rest.dropLast().allSatisfy { $0.lexeme.kind == .degree || $0.lexeme.kind == .negation }
  }

  // MARK: Where

  /// *Celebrate/Christmas/house/grandparents, eat/barbecue/house/aunt, snow/a lot/town/grandparents*: at somebody's, behind what is done
  /// there.
  private func ownerOfPlace(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard
      let place = row.indices.dropFirst(2).first(where: {
        EnglishOwnersBehind.homes[words[$0]] != nil && $0 + 1 < row.count
      }), let link = EnglishOwnersBehind.homes[words[place]],
      let (owner, own) = owner(row, behind: place),
      isOwner(row[owner]), row[(owner + 1)...].allSatisfy({ $0.lexeme.kind.isTemporal })
    else { return nil }
    let before = row[place - 1].lexeme
    let isLinked = before.wordClass == .adposition
    guard isLinked || isKin(row[owner]),
      isLinked || before.kind == .quantity || before.lemma == "a lot"
        || isNoun(row[place - 1]) && !before.isBeing
          && row[..<(place - 1)].contains(where: {
            $0.lexeme.wordClass == .verb || ["watch", "cook"].contains($0.lexeme.lemma)
          }),
      !["buy", "sell", "want", "need", "give", "show", "draw"].contains(
        words[..<place].first { frames.listed($0) != nil } ?? "")
    else { return nil }
    return Linked(
      row: row[..<place] + (isLinked ? [] : small(link)) + whose(row[owner], own, row)
        + [row[place]] + row[(owner + 1)...])
  }

  /// Where the owner of the thing at a place of the row stands, and *my* before him.
  private func owner(_ row: [Constituent], behind thing: Int) -> (Int, Constituent?)? {
    guard thing + 1 < row.count else { return nil }
    guard row[thing + 1].lexeme.kind == .possessive, row[thing + 1].lexeme.isDeterminerLike else {
      return (thing + 1, nil)
    }
    return thing + 2 < row.count ? (thing + 2, row[thing + 1]) : nil
  }

  // MARK: What is done to it

  /// *Operate on/knee/uncle, steal/purse/lady/subway, baptize/baby/aunt, wolf/eat/sheep/shepherd, record/video/with/phone/sister*: whose the
  /// thing is that something is done to or with.
  private func ownerOfThing(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard
      let verb = row.indices.first(where: {
        $0 > 0
          && (row[$0].lexeme.wordClass == .verb || EnglishOwnersBehind.taking.contains(words[$0]))
          && row[$0].lexeme.kind != .modal
      }), verb + 2 < row.count
    else { return nil }
    let isWith = row.count > verb + 4 && words[row.count - 3] == "with"
    let thing = isWith ? row.count - 2 : verb + 1
    guard isNoun(row[thing]) || isWith, let (owner, own) = owner(row, behind: thing),
      isOwner(row[owner]), isWith || isHis(row, words, verb, owner: row[owner])
    else { return nil }
    if isWith, ![.device, .vehicle, .instrument].contains(row[thing].lexeme.kind),
      words[thing] != "phone"
    {
      return nil
    }
    guard
      row[(owner + 1)...].allSatisfy({
        $0.lexeme.kind.isTemporal || $0.lexeme.isPlaceLike || $0.lexeme.kind == .vehicle
          || $0.lexeme.wordClass == .adposition
          || EnglishOwnersBehind.places.contains($0.lexeme.lemma)
      })
    else { return nil }
    // *The purse of the lady, and where: subway* is a place by what stands before it.
    var end = Array(row[(owner + 1)...])
    if let first = end.first,
      EnglishOwnersBehind.places.contains(first.lexeme.lemma) || first.lexeme.kind == .vehicle,
      !first.lexeme.kind.isTemporal
    {
      let isStreet = ["street", "road"].contains(first.lexeme.lemma)
      end = small(isStreet ? "in" : "on") + small("the") + end
    }
    return Linked(row: row[..<thing] + whose(row[owner], own, row) + [row[thing]] + end)
  }

  private func isHis(_ row: [Constituent], _ words: [String], _ verb: Int, owner: Constituent)
    -> Bool
  {
    let (thing, act) = (row[verb + 1].lexeme, words[verb])
    if thing.isHuman {
      return ["baby", "son", "daughter", "wife", "husband"].contains(thing.lemma)
        && EnglishOwnersBehind.doneToKin.contains(act)
        && !["mom", "dad"].contains(owner.lexeme.lemma)
    }
    if thing.kind == .animal {
      return EnglishOwnersBehind.taken.contains(act)
        || ["eat", "kill", "bite", "chase", "attack"].contains(act)
    }
    if thing.kind == .body { return EnglishOwnersBehind.doneToBody.contains(act) }
    return EnglishOwnersBehind.taken.contains(act) && !thing.isPlaceLike && thing.kind != .game
      && !KindSet.edible.contains(thing.kind)
  }

  // MARK: What is asked

  /// *What/happen/with/car/uncle; when/be/birthday/your/brother*: of what somebody has.
  private func ownerOfAsked(_ row: [Constituent], _ words: [String]) -> Linked? {
    let asked = words[0]
    let thing: Int
    switch asked {
    case "what" where words[1] == "happen" && ["with", "to"].contains(words[2]): thing = 3
    case "when" where words[1] == "be" && EnglishOwnersBehind.days.contains(words[2]): thing = 2
    default: return nil
    }
    guard thing + 1 < row.count, let (owner, own) = owner(row, behind: thing),
      owner + 1 == row.count,
      isOwner(row[owner]), !row[thing].lexeme.isHuman
    else { return nil }
    return Linked(row: row[..<thing] + whose(row[owner], own, row) + [row[thing]])
  }
}
