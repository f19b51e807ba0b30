import AACCore

/// At whose house one is, what belongs on what one eats, what is needed for which part of the body: *stay/aunt/house, want/ketchup/my/fries,
/// need/tissue/nose, see/moon/sky, hurt/knee/soccer*.
///
/// Sources: CGEL §5.112–5.123 (genitive), §9.17 (*at my aunt's house*), §9.46 (*for*), §9.53 (*with*).
extension EnglishLinks {
  func had(_ core: [Constituent], _ verb: String) -> [Constituent]? {
    if isRow, core[0].lexeme.lemma == "fly", core.count < 3,
      ["catch", "eat", "chase", "swat"].contains(verb)
    {
      // *frog/catch/fly.*
      var insect = core[0]
      insect.lexeme = Lexeme(lemma: "fly", wordClass: .noun, kind: .animal)
      insect.lexeme.animacy = .animate
      insect.lexeme.countability = .count
      let tool = core.count == 2 && core[1].lexeme.kind == .body ? small("with") + small("its") : []
      return small("a") + [insect] + tool + core[1...]
    }
    if isRow, core.count == 2, ["like", "love", "hate"].contains(verb),
      ["smell", "taste", "sound"].contains(core[0].lexeme.lemma), core[1].lexeme.wordClass == .noun
    {
      // *like/smell/coffee.*
      return small("the") + [noun(core[0], .idea)] + small("of") + [core[1]]
    }
    guard core.count > 1, core.count < 4 else { return sensed(core, verb) }
    if core.count == 2, let said = ofTwo(core, verb) { return said }
    return ailing(core, verb) ?? besideOther(core, verb) ?? described(core, verb)
      ?? inBed(core, verb) ?? atOthers(core, verb) ?? topped(core, verb) ?? neededFor(
        core, verb) ?? inSky(core, verb)
      ?? inGame(core, verb)
  }

  /// *feel/sick/bus, sit/dad/lap, want/watch/more, need/help/button*: where, whose and with what.
  private func ofTwo(_ core: [Constituent], _ verb: String) -> [Constituent]? {
    if verb == "feel", core.count == 2, core[0].lexeme.wordClass == .adjective,
      core[1].lexeme.wordClass == .noun,
      core[1].lexeme.kind == .vehicle || core[1].lexeme.kind == .room,
      let spot = EnglishWhereabouts.of(core[1].lexeme)
    {
      // *feel/sick/bus.*
      let article = spot.article.map { small($0) } ?? []
      return [core[0]] + small(spot.preposition) + article + [core[1]]
    }
    if verb == "sit", core[core.count - 1].lexeme.lemma == "lap", core.count == 2 {
      // *sit/dad/lap, sit/your/lap.*
      var whose = core[0]
      if whose.lexeme.wordClass == .noun, whose.lexeme.isHuman {
        whose.lexeme = lexicon.lexeme(for: whose.lexeme.lemma + "'s")
      } else if whose.lexeme.kind != .possessive {
        return nil
      }
      return small("on") + [whose, core[1]]
    }
    if verb == "want" || verb == "need", core.count == 2, core[1].lexeme.lemma == "more",
      core[0].lexeme.lemma == "watch" || core[0].lexeme.lemma == "swing"
    {
      return [core[0].asVerb, core[1]]
    }
    if isRow, verb == "need", core.count == 2, core[0].lexeme.lemma == "help",
      ["button", "zipper", "buckle", "snap", "lace", "laces", "strap"].contains(
        core[1].lexeme.lemma)
    {
      var help = core[0]
      help.lexeme = Lexeme(lemma: "help", wordClass: .noun, kind: .idea)
      help.lexeme.countability = .mass
      help.lexeme.article = .bare
      return [help] + small("with") + small(whose) + [noun(core[1], .thing)]
    }
    return nil
  }

  /// *like/smell, hate/taste*: what is smelled (CGEL, appendix I.45).
  private func sensed(_ core: [Constituent], _ verb: String) -> [Constituent]? {
    guard isRow, core.count == 1, ["like", "love", "hate"].contains(verb),
      ["smell", "taste", "sound"].contains(core[0].lexeme.lemma)
    else { return nil }
    return small("the") + [noun(core[0], .idea)]
  }

  /// *want/rolling/backpack, have/talking/doll*: what it does, and nothing that one wants to do (CGEL §7.15).
  private func described(_ core: [Constituent], _ verb: String) -> [Constituent]? {
    if verb == "need", core.count == 2, core[0].lexeme.lemma == "dry", core[1].lexeme.kind == .body
    {
      return [core[0].asVerb] + small(whose) + [core[1]]
    }
    if isRow, ["lose", "find", "forget", "leave"].contains(verb), core.count == 2,
      isThing(core[0]),
      ["washing machine", "dryer", "dishwasher", "washer"].contains(core[1].lexeme.lemma)
    {
      // *lose/sock/washing machine.*
      return [core[0]] + small("in") + small("the") + [core[1]]
    }
    guard core.count == 2, ["want", "need", "have", "get", "buy"].contains(verb),
      Self.moving.contains(core[0].lexeme.lemma), core[1].lexeme.wordClass == .noun
    else { return nil }
    var how = core[0]
    how.lexeme = Lexeme(lemma: core[0].lexeme.lemma, wordClass: .adjective, kind: .quality)
    return small("a") + [how, core[1]]
  }

  private static let moving = EnglishWords.set(
    "rolling flying talking singing dancing barking jumping flashing glowing spinning moving")

  /// *stay/aunt/house, sleep/brother/room, go/friend/house*: the house is his.
  private func atOthers(_ core: [Constituent], _ verb: String) -> [Constituent]? {
    let last = core[core.count - 1]
    let owner = core[core.count - 2]
    guard Self.staying.contains(verb), doer?.isBeing == true || doer?.wordClass == .pronoun,
      Self.homes.contains(last.lexeme.lemma), owner.lexeme.wordClass == .noun,
      owner.lexeme.isHuman, !EnglishHabits.isPlural(owner.lexeme),
      !EnglishCompounds.joins(owner.lexeme, last.lexeme), owner.lexeme.lemma != "class",
      core.count == 2 || core[0].lexeme.kind == .possessive
    else { return nil }
    var whose = owner
    whose.lexeme = lexicon.lexeme(for: owner.lexeme.lemma + "'s")
    let link = Self.goings.contains(verb) ? "to" : last.lexeme.lemma == "room" ? "in" : "at"
    return lexicon.small(link, tile: last.tile) + core.dropLast(2) + [whose, last]
  }

  /// *sleep/mom/bed*: in whose.
  private func inBed(_ core: [Constituent], _ verb: String) -> [Constituent]? {
    guard core.count == 2, ["sleep", "lie", "nap"].contains(verb), core[1].lexeme.lemma == "bed",
      core[0].lexeme.isHuman, core[0].lexeme.wordClass == .noun
    else { return nil }
    var whose = core[0]
    whose.lexeme = lexicon.lexeme(for: core[0].lexeme.lemma + "'s")
    return small("in") + [whose, core[1]]
  }

  private static let goings = EnglishWords.set("go come walk run drive")
  static let staying = EnglishWords.set("stay sleep eat play go be live come walk drive cook")
  private static let homes = EnglishWords.set("house room apartment flat place yard garden")

  /// *want/ketchup/my/fries, want/soda/straw*: what goes on it, and what one drinks it with.
  private func topped(_ core: [Constituent], _ verb: String) -> [Constituent]? {
    guard Self.wanting.contains(verb) else { return nil }
    if core.count == 3, Self.toppings.contains(core[0].lexeme.lemma), core[1].lexeme.lemma == "my",
      KindSet.edible.contains(core[2].lexeme.kind)
    {
      let isWithin = core[2].lexeme.kind == .drink || core[2].lexeme.lemma == "cereal"
      return [core[0]] + small(isWithin ? "in" : "on") + core[1...]
    }
    guard core.count == 2,
      KindSet.edible.contains(core[0].lexeme.kind) || core[0].lexeme.lemma == "milk"
    else { return nil }
    if core[1].lexeme.lemma == "straw" {
      return [drink(core[0])] + small("with") + small("a") + [core[1]]
    }
    guard core[0].lexeme.kind == .drink, core[1].lexeme.lemma == "ice" else { return nil }
    return [drink(core[0])] + small("with") + [noun(core[1], .food)]
  }

  /// *milk* as a drink.
  private func drink(_ word: Constituent) -> Constituent {
    guard word.lexeme.wordClass != .noun else { return word }
    var drink = word
    drink.lexeme = lexicon.lexeme(for: word.lexeme.lemma, expecting: .noun)
    return drink
  }

  static let wanting = EnglishWords.set("want need like have order get")
  private static let toppings = EnglishWords.set(
    """
    ketchup mustard butter salt pepper syrup sauce jam mayo mayonnaise honey cheese sugar milk cream gravy ranch jelly cinnamon
    """)

  /// *need/tissue/nose, need/band-aid/finger, need/ice/knee*: for which part of the body it is.
  private func neededFor(_ core: [Constituent], _ verb: String) -> [Constituent]? {
    guard isRow, verb == "need" || verb == "want", core.count == 2,
      Self.supplies.contains(core[0].lexeme.lemma), core[1].lexeme.kind == .body,
      core[1].lexeme.wordClass == .noun, doer.map({ EnglishPronouns.of($0.lemma) != nil }) ?? true
    else { return nil }
    let supply = noun(core[0], .thing)
    let isCounted =
      supply.lexeme.number != .plural && supply.lexeme.lemma != "ice"
      && !EnglishHabits.isMass(supply.lexeme)
    return (isCounted ? small("a") : []) + [supply] + small("for") + small(whose) + [core[1]]
  }

  private static let supplies = EnglishWords.set(
    "tissue napkin towel ice bandage washcloth pillow"
  ).union(["band-aid", "ice pack", "cold pack", "wet wipe"])

  /// *see/moon/sky, see/star/sky.*
  private func inSky(_ core: [Constituent], _ verb: String) -> [Constituent]? {
    guard core.count == 2, ["see", "watch", "find"].contains(verb), core[1].lexeme.lemma == "sky",
      [
        "star", "stars", "moon", "sun", "cloud", "clouds", "rainbow", "balloon", "kite",
        "fireworks",
      ]
      .contains(core[0].lexeme.lemma)
    else { return nil }
    return [core[0]] + small("in") + small("the") + [core[1]]
  }

  /// *score/goal/soccer, hurt/knee/soccer, win/prize/fair*: in which game and where.
  private func inGame(_ core: [Constituent], _ verb: String) -> [Constituent]? {
    guard core.count == 2, core[0].lexeme.wordClass == .noun else { return nil }
    let (thing, last) = (core[0].lexeme, core[1].lexeme)
    if last.kind == .sport,
      verb == "score" || verb == "hurt" && thing.kind == .body
    {
      return [core[0]] + small("in") + [core[1]]
    }
    guard verb == "win", ["prize", "toy", "bear", "fish", "medal"].contains(thing.lemma),
      last.lemma == "fair"
    else { return nil }
    return [core[0]] + small("at") + small("the") + [noun(core[1], .event)]
  }

  /// *stay/home/fever, go/doctor/cough*: what one has then (CGEL §9.53).
  private func ailing(_ core: [Constituent], _ verb: String) -> [Constituent]? {
    guard core.count == 2, ["stay", "go", "be", "lie", "sleep"].contains(verb),
      core[0].lexeme.isPlaceLike || ["home", "bed"].contains(core[0].lexeme.lemma)
        || EnglishPeople.helpers.contains(core[0].lexeme.lemma),
      Self.ailments.contains(core[1].lexeme.lemma)
    else { return nil }
    let place = verb == "stay" && core[0].lexeme.lemma == "home" ? said("home", core[0]) : core[0]
    return [place, said("with a \(core[1].lexeme.lemma)", core[1], .time)]
  }

  private static let ailments = EnglishWords.set(
    "fever cold cough headache stomachache toothache earache rash cast"
  ).union([
    "sore throat", "runny nose", "stomach ache", "broken arm", "broken leg",
  ])

  /// *sit/next to/friend/bus, sit/with/dad/car*: beside whom, and where (CGEL §8.45).
  private func besideOther(_ core: [Constituent], _ verb: String) -> [Constituent]? {
    guard core.count == 3, ["sit", "stand", "ride", "wait"].contains(verb),
      Self.besides.contains(core[0].lexeme.lemma), core[1].lexeme.isHuman,
      core[2].lexeme.wordClass == .noun,
      core[2].lexeme.kind == .vehicle || core[2].lexeme.isPlaceLike,
      let spot = EnglishWhereabouts.of(core[2].lexeme)
    else { return nil }
    let article = spot.article.map { small($0) } ?? []
    return [core[0], core[1]] + small(spot.preposition) + article + [core[2]]
  }

  private static let besides: WordSet = ["next to", "beside", "with", "behind", "near"]
}
