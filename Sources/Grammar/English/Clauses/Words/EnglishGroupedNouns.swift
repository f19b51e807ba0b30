import AACCore

/// Two nouns side by side that are one thing, told by their kinds: *wheat harvest, corn plants, poetry contest, wool sweater, sheep cheese,
/// mosquito bite, wedding anniversary, tuna can, the captain's order, Ana's new boyfriend, the heel of the boot*.
///
/// Sources: CGEL §17.104–17.109, App. I.57–I.59 (compounds), §5.112–5.123 (genitive and *of*); CaGEL ch. 19 §4.
enum EnglishGroupedNouns {
  /// With these the second is where the first comes from: *pick/apple/tree*.
  static let pickingFrom = EnglishWords.set(
    "pick gather collect take get eat grab steal shake harvest")

  // MARK: A kind of it

  /// Whether the first says which kind of thing the second is.
  static func isKind(_ first: Lexeme, of second: Lexeme) -> Bool {
    let head = EnglishCompounds.single(second.lemma)
    guard !first.kind.isTemporal, !second.isBeing, first.number != .plural,
      first.lemma != "plant"
    else { return false }
    if first.lemma == "recycling" {
      return ["bin", "can", "center", "truck", "box"].contains(head)
    }
    if first.wordClass == .verb || first.kind != .event && first.lemma.hasSuffix("ing") {
      return first.lemma.hasSuffix("ing") && held.contains(head)
    }
    guard first.wordClass == .noun else { return false }
    if EnglishCompounds.isFigure(first.lemma) {
      return second.kind == .media || second.kind == .book
    }
    if first.lemma == "space" { return ["ship", "station", "suit", "shuttle"].contains(head) }
    switch first.kind {
    case .animal:
      return fromAnimals.contains(head) && !(head == "cheese" && first.lemma == "cat")
    case .drink: return head == "stain"
    case .place, .home:
      return inBuildings.contains(head) && !inBuildings.contains(first.lemma)
        && !unbuilt.contains(first.lemma)
    case .food, .plant:
      return head == "stain" || grown.contains(head) || grown.contains(second.lemma)
        || first.kind == .food && competed.contains(head)
    case .material:
      return materials.contains(first.lemma)
        && ![.place, .body, .material, .device].contains(second.kind)
        && (second.kind == .clothing || second.kind == .furniture || madeOf.contains(head))
    case .subject, .sport, .story, .activity, .music, .languageName, .instrument:
      return held.contains(head)
    case .event:
      return feasts.contains(first.lemma)
        && (second.kind == .clothing || ofEvents.contains(head))
    case .toy, .game: return held.contains(head) && competed.contains(head)
    default: return false
    }
  }

  /// Whether the second is what the first came in.
  static func isPacked(_ first: Lexeme, in second: Lexeme) -> Bool {
    guard first.wordClass == .noun,
      KindSet.edible.contains(first.kind) || packed.contains(first.lemma)
    else { return false }
    return packs.contains(EnglishCompounds.single(second.lemma))
  }

  /// Words for things that are deeds as well, and name the second of two.
  static func namesThing(_ word: String, behind first: Lexeme) -> Bool {
    if word == "show" { return EnglishCompounds.isFigure(first.lemma) }
    if word == "can" { return first.wordClass == .noun && !first.isBeing }
    if first.isHuman { return acts.contains(word) }
    if first.kind == .animal { return marksOfAnimals.contains(word) }
    if word == "stain" { return [.food, .drink, .material].contains(first.kind) }
    if [.food, .plant].contains(first.kind) { return word == "harvest" || word == "plant" }
    return held.contains(word)
      && [.subject, .sport, .story, .activity, .music].contains(first.kind)
      || ["test", "plant"].contains(word) && first.wordClass == .noun
  }

  private static let fromAnimals = EnglishWords.set(
    """
    cheese milk butter yogurt yoghurt meat bite sting scratch track footprint print web nest egg feather skin wool horn
    bone poop dropping picture photo sound hole trap repellent cage tamer trainer
    """)
  private static let marksOfAnimals = EnglishWords.set("bite sting scratch track print")
  private static let grown = EnglishWords.set(
    "harvest plant plants tree trees seed seeds field fields crop crops bush bushes orchard plantation grove"
  )
  private static let competed = EnglishWords.set(
    "contest competition tournament championship festival fair sale drive factory")
  private static let inBuildings = EnglishWords.set(
    """
    tower hallway corridor cafeteria courtyard playground lobby steeple bell staircase auditorium chimney roof gate entrance
    basement attic elevator escalator
    """)
  private static let unbuilt = EnglishWords.set("park street city town village beach garden yard")
  private static let held = EnglishWords.set(
    """
    contest competition tournament championship festival test exam prize award medal trophy course workshop license licence
    instructor recital
    """)
  private static let materials = EnglishWords.set(
    """
    wool leather cotton silk denim velvet linen nylon lace felt fabric fur straw wood plastic paper glass metal gold silver
    bronze iron steel stone brick rubber cardboard clay ice crystal marble porcelain wax bamboo
    """)
  /// What is celebrated, named before what belongs to it: *wedding cake, birthday card*.
  private static let feasts = EnglishWords.set(
    "wedding birthday graduation anniversary prom funeral communion baptism engagement retirement costume party concert"
  )
  private static let madeOf = EnglishWords.set(
    """
    sweater coat jacket scarf hat glove mitten sock blanket rug bag belt wallet purse boot shoe shirt dress skirt house hut
    roof fence bridge boat doll toy box spoon bowl cup ring bracelet necklace earring chain statue door table chair bench
    """)
  private static let ofEvents = EnglishWords.set(
    """
    anniversary invitation present gift cake ring photo picture song decoration costume dress program card video party hat
    favor
    """)
  private static let packs = EnglishWords.set("can tin carton jar wrapper lid packet crate")
  private static let packed = EnglishWords.set("paint shampoo cereal soap detergent")

  // MARK: Whose it is

  /// What people say, decide and are known by, and what is nobody's before that one is named.
  private static let acts = EnglishWords.set(
    """
    order advice opinion promise decision performance speech voice secret signature permission behavior attitude
    explanation instructions orders
    """)

  /// Who is somebody's.
  static let kin = EnglishWords.set(
    """
    boyfriend girlfriend husband wife son daughter brother sister cousin uncle aunt nephew niece friend boss roommate
    neighbor partner fiancé fiancée grandson granddaughter stepmother stepfather
    """)

  /// Whether a being has a thing that something is done to, where the verb gives nobody anything.
  static func isOwner(_ owner: Lexeme, of thing: Lexeme, _ verb: String, _ frame: VerbFrame) -> Bool
  {
    guard owner.isBeing, owner.wordClass == .noun || owner.wordClass == .properNoun else {
      return false
    }
    if owned.contains(verb), owner.isHuman, thing.kind == .clothing || thing.kind == .vehicle,
      verb != "wear" || !costumed.contains(owner.lemma)
    {
      return true
    }
    guard frame.isListed, frame.slot(.recipient) == nil, frame.slot(.beneficiary) == nil else {
      return false
    }
    if acts.contains(thing.lemma) {
      let isHeard = thing.lemma == "voice" || thing.lemma == "performance"
      return owner.isHuman && (isHeard || !frame.opensClause) && !telling.contains(verb)
    }
    return false
  }

  /// Whom one dresses up as.
  static let costumed = EnglishWords.set(
    """
    princess prince king queen pirate cowboy cowgirl knight fairy witch wizard clown superhero ninja firefighter doctor nurse
    soldier sailor astronaut ballerina elf bride mermaid vampire ghost zombie santa policeman fireman chef viking warrior genie
    """)
  private static let telling = EnglishWords.set(
    "tell ask give teach show read explain write beg send whisper yell")
  /// What is done to clothes and cars, and not to who has them.
  private static let owned: WordSet = EnglishWords.set(
    """
    shorten lengthen iron fold tear rip stain ruin scratch dent steal wear borrow mend patch hem charge crash tow park
    wrinkle shrink stretch dry wash tie untie button unbutton zip unzip lace buckle fasten polish shine whiten
    """
  ).union([
    "carry off", "blow away", "blow off", "take away", "carry away", "run over", "crash into",
  ])

  /// Whether a thing behind a preposition and somebody is what he has: *for, grandma, grave; behind, neighbor, shed*.
  static func isNearOwner(_ thing: Lexeme, behind preposition: String) -> Bool {
    if thing.lemma == "grave" || thing.lemma == "funeral" { return true }
    guard
      ["behind", "under", "near", "on", "in", "into", "over", "around", "outside", "inside"]
        .contains(preposition)
    else { return false }
    switch thing.kind {
    case .vehicle, .home, .furniture, .clothing, .room: return true
    default:
      return ["shed", "garage", "yard", "garden", "farm", "desk", "bag", "roof"].contains(
        thing.lemma)
    }
  }

  // MARK: Part and whole

  /// What is a part of what stands behind it, by the word for it.
  static func isPart(_ part: String, of whole: Lexeme) -> Bool {
    guard whole.wordClass == .noun, !whole.isBeing, !whole.kind.isTemporal else { return false }
    if ["heel", "sole", "toe", "lace", "tongue"].contains(part) {
      return whole.kind == .clothing
    }
    if part == "shore" || part == "bank" || part == "mouth" { return waters.contains(whole.lemma) }
    if part == "bottom" || part == "surface" {
      return waters.contains(whole.lemma) || packs.contains(whole.lemma)
        || EnglishHabits.boxes.contains(whole.lemma)
    }
    if part == "ceiling" || part == "entrance" { return whole.isPlaceLike || whole.lemma == "cave" }
    return false
  }

  private static let waters = EnglishWords.set(
    "sea lake river ocean pond pool well island stream bay")
}
