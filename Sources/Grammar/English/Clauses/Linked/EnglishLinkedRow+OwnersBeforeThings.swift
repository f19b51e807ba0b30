import AACCore

/// Whose a thing is that something is done to, named right before it: *miss/grandparents/dog, tie/girl/shoes, charge/ranger/jeep,
/// carry off/lady/hat, feed/neighbors/cat, coach/girls/basketball/team; be/jealous/brother/bike; since/death/wife,
/// wear/princess/dress*.
///
/// Sources: CGEL §5.112–5.126 (the genitive and whom it is said of), §16.68–16.69 (adjectives and their prepositions).
extension EnglishLinkedRow {
  func ownersBeforeThings(_ row: [Constituent], _ words: [String]) -> Linked? {
    costumeOfFigure(row, words) ?? teamOfOwners(row, words) ?? lossOfOwner(row, words)
      ?? feltAboutOwned(row, words)
      ?? doneToOwned(row, words)
  }

  /// The owner as he stands before what is his, with what stands before him: *the girl's, my cousin's, our grandparents'*.
  private func ownerInFront(_ owner: Constituent, _ row: [Constituent], isOwned: Bool)
    -> [Constituent]
  {
    let name = owner.lexeme.lemma
    let genitive = genitive(owner)
    if isOwned || owner.lexeme.wordClass == .properNoun || EnglishPeople.names.contains(name) {
      return [genitive]
    }
    let isSeveral = EnglishHabits.isPlural(owner.lexeme)
    guard EnglishPeople.isPossessed(name) else { return small("the") + [genitive] }
    guard isSeveral else { return [genitive] }
    return small(ownersOfKin(row)) + [genitive]
  }

  /// *My, our, his*: whose kin it is, by who does it.
  private func ownersOfKin(_ row: [Constituent]) -> String {
    switch row[0].lexeme.lemma {
    case "we": "our"
    case "he": "his"
    case "she": "her"
    case "they": "their"
    default: "my"
    }
  }

  private func mayOwnThings(_ word: Constituent) -> Bool {
    word.lexeme.isHuman && isNoun(word) && !EnglishOwnersBehind.unowning.contains(word.lexeme.lemma)
      && !word.lexeme.lemma.contains("'")
      || ["kids", "children"].contains(word.lexeme.lemma)
  }

  /// Whether nothing but times, places with their small word and politeness stand behind.
  private func endsOwned(_ row: [Constituent], _ index: Int) -> Bool {
    guard index + 1 < row.count else { return true }
    let next = row[index + 1].lexeme
    return next.kind.isTemporal || next.wordClass == .adposition || next.kind == .social
      || next.wordClass == .interjection
  }

  // MARK: What is done to it

  /// *Tie/girl/shoes, miss/grandparents/dog, blow off/man/hat, break/neighbor/window.*
  private func doneToOwned(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard
      let verb = words.indices.dropLast(2).first(where: {
        Self.deedsToOwned.contains(words[$0]) || Self.deedsToAnimalsOwned.contains(words[$0])
          || Self.feltForOwned.contains(words[$0])
      }), verb < 4,
      !row[..<verb].contains(where: {
        $0.lexeme.kind == .question || $0.lexeme.wordClass == .conjunction
          || $0.lexeme.wordClass == .verb && $0.lexeme.kind != .modal
            && !["want", "need", "can", "not", "like"].contains($0.lexeme.lemma)
      }),
      verb == 0 || isNoun(row[verb - 1]) || row[verb - 1].lexeme.isSubjectForm
        || row[verb - 1].lexeme.wordClass == .verb || row[verb - 1].lexeme.kind == .negation
        || row[verb - 1].lexeme.kind == .modal || row[verb - 1].lexeme.kind == .frequency
    else { return nil }
    var owner = verb + 1
    let isOwned = row[owner].lexeme.isDeterminerLike
    if isOwned { owner += 1 }
    guard owner + 1 < row.count, mayOwnThings(row[owner]) else { return nil }
    var thing = owner + 1
    while thing + 1 < row.count, row[thing].lexeme.wordClass == .adjective { thing += 1 }
    if thing + 1 < row.count, isThing(row[thing]), isThing(row[thing + 1]),
      EnglishCompounds.joins(row[thing].lexeme, row[thing + 1].lexeme)
    {
      thing += 1
    }
    guard isNoun(row[thing]) || Self.thingsNamedLikeDeeds.contains(words[thing]),
      // *Wear/my/princess/dress*: which kind it is.
      isOwnedByKids(words[owner]) || !EnglishCompounds.joins(row[owner].lexeme, row[thing].lexeme),
      endsOwned(row, thing),
      isTakenAsOwned(
        row[thing].lexeme, by: row[owner].lexeme, words[verb], isLast: thing + 1 == row.count)
    else { return nil }
    var said = row
    said[verb] = row[verb].asVerb
    if Self.thingsNamedLikeDeeds.contains(words[thing]) {
      said[thing] = word(row[thing], as: .noun, words[thing].hasPrefix("shoe") ? .clothing : .thing)
      if words[thing].hasSuffix("s") { said[thing].lexeme.number = .plural }
    }
    return Linked(
      row: said[..<owner] + ownerInFront(row[owner], row, isOwned: isOwned) + said[(owner + 1)...])
  }

  private func isOwnedByKids(_ owner: String) -> Bool {
    ["kids", "children"].contains(owner) || EnglishPeople.isPossessed(owner)
      || EnglishPeople.names.contains(owner)
  }

  private func isTakenAsOwned(
    _ thing: Lexeme, by owner: Lexeme, _ verb: String, isLast: Bool
  ) -> Bool {
    let isOfHousehold =
      EnglishPeople.names.contains(owner.lemma) || Self.household.contains(owner.lemma)
    if thing.kind == .animal {
      if Self.deedsToAnimalsOwned.contains(verb) {
        return !(verb == "feed" && ["baby", "kid", "child"].contains(owner.lemma))
      }
      // *See/boy/dog*: both may be meant.
      return Self.feltForOwned.contains(verb) && !isOfHousehold
        && EnglishPeople.isPossessed(owner.lemma)
    }
    if Self.feltForOwned.contains(verb) {
      return [.clothing, .vehicle, .home].contains(thing.kind)
        || Self.belongingsOfOwner.contains(EnglishCompounds.single(thing.lemma))
        || ["name", "voice"].contains(thing.lemma)
    }
    guard Self.deedsToOwned.contains(verb) else { return false }
    switch thing.kind {
    case .clothing, .vehicle, .device, .toy: return true
    case .furniture, .home: return Self.deedsToBuildings.contains(verb)
    default:
      let one = EnglishCompounds.single(thing.lemma)
      // *Open/grandma/door*: for her.
      if one == "door" || one == "gate", ["open", "close", "lock", "unlock"].contains(verb) {
        return false
      }
      return Self.belongingsOfOwner.contains(one)
        || Self.deedsToBuildings.contains(verb) && Self.partsOfHomes.contains(one)
    }
  }

  /// What is done to what somebody has, and gives him nothing.
  private static let deedsToOwned = EnglishWords.set(
    """
    tie untie button unbutton zip unzip lace fasten buckle shorten lengthen hem alter iron mend patch polish shine stain tear rip
    scratch dent crash tow wreck charge hit break smash damage ruin wreck dirty wash paint clean repair fix steal borrow wear use
    drive ride park stop follow open unlock lock close
    """
  ).union([
    "carry off", "carry away", "blow off", "blow away", "knock off", "blow down", "crash into",
    "bump into", "run over", "run into", "clean up", "tidy up", "take off", "hang up", "chew up",
  ])
  /// What is done to buildings and what is in them.
  private static let deedsToBuildings = EnglishWords.set(
    "break smash damage ruin paint clean repair fix wash open unlock lock close use hit scratch"
  ).union(["blow down", "clean up", "tidy up", "crash into", "bump into"])
  private static let deedsToAnimalsOwned = EnglishWords.set(
    "walk feed pet bathe groom steal train rescue chase scare bite wash brush")
  /// How one feels about what others have, and what one sees and hears of it.
  private static let feltForOwned = EnglishWords.set("miss like love hate see hear recognize know")
  private static let household = EnglishWords.set(
    "mother father brother sister son daughter wife husband baby kid kids children")
  private static let belongingsOfOwner = EnglishWords.set(
    """
    backpack bag purse wallet suitcase lunchbox briefcase umbrella bike bicycle scooter skateboard stroller wheelchair glasses
    phone tablet laptop computer radio camera keys key necklace bracelet ring shoe boot hat cap coat
    """)
  private static let partsOfHomes = EnglishWords.set(
    "window fence door gate garage mailbox roof wall shed room desk locker porch yard bedroom kitchen"
  )
  private static let thingsNamedLikeDeeds: WordSet = ["shoes", "shoe"]

  // MARK: Costumes

  /// *Wear/princess/dress, want/pirate/hat, put on/cowboy/boots*: which kind it is (CGEL §17.104).
  private func costumeOfFigure(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard
      let figure = words.indices.dropFirst().dropLast().first(where: {
        EnglishGroupedNouns.costumed.contains(words[$0])
          && row[$0 + 1].lexeme.kind == .clothing && isNoun(row[$0 + 1])
      }),
      words[..<figure].contains(where: {
        ["wear", "want", "buy", "need", "put on", "have", "get", "like"].contains($0)
      })
    else { return nil }
    var costume = row[figure + 1].lexeme
    costume.lemma = "\(words[figure]) \(words[figure + 1])"
    costume.forms = [:]
    return joined(row, figure, costume)
  }

  // MARK: Teams

  /// *Coach/girls/basketball/team, join/boys/soccer/team*: for whom it is.
  private func teamOfOwners(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard last > 2, ["team", "club", "league", "game", "match", "race"].contains(words[last]),
      row[last - 1].lexeme.kind == .sport || Self.teamSports.contains(words[last - 1]),
      ["girls", "boys", "women", "men", "children", "kids"].contains(words[last - 2]),
      last - 2 > 0, !row[last - 3].lexeme.isDeterminerLike
    else { return nil }
    var said = row
    said[last - 2] = genitive(row[last - 2])
    for index in said.indices.dropFirst().prefix(last - 3)
    where words[index] == "coach" || words[index] == "train" {
      said[index] = row[index].asVerb
    }
    return inserting(small("the"), into: said, at: last - 2)
  }

  private static let teamSports = EnglishWords.set(
    """
    basketball soccer football volleyball baseball softball hockey tennis swimming swim track rugby handball wrestling chess
    gymnastics lacrosse
    """)

  // MARK: Losses

  /// *Since/death/wife, after/divorce/parents, before/wedding/cousin*: whose it was (CGEL §5.116).
  private func lossOfOwner(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard last > 2, ["since", "after", "before", "until", "for"].contains(words[last - 2]),
      ["death", "birth", "divorce", "wedding", "funeral", "surgery", "accident", "birthday"]
        .contains(words[last - 1]),
      isNoun(row[last]), row[last].lexeme.isBeing
    else { return nil }
    let isKin =
      EnglishPeople.isPossessed(words[last]) && row[last].lexeme.wordClass != .properNoun
    let before =
      isKin
      ? small(laidDoer(row)?.pronouns.possessive ?? ownersOfKin(row))
      : EnglishPeople.names.contains(words[last]) || row[last].lexeme.wordClass == .properNoun
        ? [] : small("the")
    return Linked(row: row[..<(last - 1)] + before + [genitive(row[last]), row[last - 1]])
  }

  // MARK: Feelings

  /// *Be/jealous/brother/bike, be/scared/neighbor/dog, be/proud/son/grades*: of what somebody has.
  private func feltAboutOwned(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard
      let felt = words.indices.dropFirst().first(where: {
        ["jealous", "envious", "scared", "afraid", "proud", "tired", "sick", "ashamed", "fond"]
          .contains(words[$0])
      }), felt + 2 == last || felt + 3 == last,
      words[felt - 1] == "be" || row[felt - 1].lexeme.isSubjectForm,
      case let isOwned = row[felt + 1].lexeme.isDeterminerLike,
      case let owner = isOwned ? felt + 2 : felt + 1, owner + 1 == last,
      mayOwnThings(row[owner]), isNoun(row[last]), !row[last].lexeme.isHuman,
      !row[last].lexeme.kind.isTemporal || words[last] == "vacation" || words[last] == "birthday"
    else { return nil }
    return Linked(
      row: row[...felt] + small("of") + row[(felt + 1)..<owner]
        + ownerInFront(row[owner], row, isOwned: isOwned) + [row[last]])
  }
}
