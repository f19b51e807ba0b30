import AACCore

/// What a thing is to the one laid right before it, where no word joins them: *homework/math, video/dinosaur, button/coat*.
///
/// Sources: CGEL §17.37–17.41 (postmodifying prepositional phrases), §17.104–17.109 (compounds), §5.112–5.123 (genitive).
enum EnglishNounPairs {
  /// How the second hangs on the first.
  enum Relation {
    /// It stands before it: *math homework*.
    case named
    /// It owns it: *the dog's bowl*.
    case owned
    /// It stands behind it: *a video about dinosaurs*.
    case hung(Link)
    /// It is where that was done: *hurt a finger on the door*.
    case beside(Link)
  }

  /// The word between both, and how the second is said.
  struct Link {
    let preposition: String
    /// Nil: by the habit of the noun.
    var article: Article?
    /// Whether it is said of all of a kind: *about dinosaurs*.
    var isKind = false
    /// Whether it is the speaker's own, where the speaker does it: *on **my** shirt*.
    var isOwn = false
    /// Whether it says which one the first is: ***the** end of the movie*.
    var picksOut = false
  }

  /// Whether any pair could be one: asked before a clause is searched for them.
  static func mayHang(_ head: Lexeme, verb: String) -> Bool {
    let noun = one(head)
    return heads.contains(noun) || EnglishCompounds.isDecorated(noun) || head.kind == .clothing
      || head.kind == .body
      || fastening.contains(verb) || preparing.contains(verb) || seeking.contains(verb)
  }

  /// What the second of two nouns is to the first; nil where they are a list or the verb's own.
  static func relation(_ head: Lexeme, _ second: Lexeme, verb: String) -> Relation? {
    let (noun, other) = (one(head), one(second).lowercased())
    guard noun != other, !second.kind.isTemporal else { return nil }
    if isTaught(noun, head, second, other) { return .named }
    guard !head.isBeing else { return nil }
    if isNamed(noun, head, second, other, verb) { return .named }
    if isOwned(noun, second, verb) { return .owned }
    if let place = hurt(head, second, verb) { return .beside(place) }
    return link(noun, head, second, other, verb).map { .hung($0) }
  }

  /// The noun in the singular.
  private static func one(_ noun: Lexeme) -> String {
    noun.number == .plural ? EnglishCompounds.single(noun.lemma) : noun.lemma
  }

  private static func link(
    _ noun: String, _ head: Lexeme, _ second: Lexeme, _ other: String, _ verb: String
  ) -> Link? {
    patterned(head, second, other) ?? fastened(noun, head, second, other, verb)
      ?? told(noun, second, other, verb)
      ?? supplied(noun, second, other) ?? depicted(noun, second, other, verb)
      ?? part(noun, second, other, verb) ?? content(head, second, other, verb)
      ?? (EnglishCompounds.joins(head, second) && head.kind == .subject
        ? nil : prepared(head, other, verb))
  }

  // MARK: What stands before it

  /// *homework/math, game/soccer, lesson/piano*.
  private static func isTaught(
    _ noun: String, _ head: Lexeme, _ second: Lexeme, _ other: String
  ) -> Bool {
    switch second.kind {
    case .subject, .languageName: return taught.contains(noun) || written.contains(noun)
    case .sport: return played.contains(noun) || taught.contains(noun)
    case .instrument: return taught.contains(noun)
    default:
      return taught.contains(noun) && taughtWords.contains(other)
        || noun == "game" && ["board", "card", "computer"].contains(other)
    }
  }

  private static func isNamed(
    _ noun: String, _ head: Lexeme, _ second: Lexeme, _ other: String, _ verb: String
  ) -> Bool {
    if second.wordClass == .properNoun, EnglishCompounds.isFigured(second, noun) {
      return !handing.contains(verb)
    }
    if head.kind == .clothing, weather.contains(other) || second.kind == .sport {
      return seeking.contains(verb)
    }
    if noun == "ticket" || noun == "pass" {
      return second.kind == .vehicle || second.kind == .sport || shows.contains(other)
    }
    if noun == "key" {
      return seeking.contains(verb) && (second.kind == .vehicle || locked.contains(other))
    }
    if isDish(noun, head, other, verb) { return true }
    guard !fastening.contains(verb), !putting.contains(verb) else { return false }
    return isPart(noun, of: second, other, verb)
  }

  /// *sausages/chicken, soup/turkey, egg/chocolate*: what a dish is made of (CGEL §17.104: material).
  private static func isDish(
    _ noun: String, _ head: Lexeme, _ other: String, _ verb: String
  ) -> Bool {
    guard dishes.contains(noun), !giving.contains(verb) else { return false }
    if other == "chocolate" { return ofChocolate.contains(noun) }
    return meats.contains(other) && !ofChocolate.contains(noun)
  }

  /// With these, whose name stands behind a thing gets it.
  private static let handing = EnglishWords.set("give show send bring lend throw pass share take")
  /// *wheel/bike, screen/phone, leg/table, zipper/jacket*.
  private static func isPart(
    _ noun: String, of whole: Lexeme, _ other: String, _ verb: String
  ) -> Bool {
    // *break/leg/chair*: one's own leg.
    guard !["leg", "arm"].contains(noun) || mending.contains(verb) else { return false }
    return switch whole.kind {
    case .vehicle: vehicleParts.contains(noun)
    case .device: deviceParts.contains(noun)
    case .furniture: furnitureParts.contains(noun)
    case .clothing: clothingParts.contains(noun)
    case .room, .home, .place:
      noun == "door" || noun == "lock"
        || buildingParts.contains(noun) && buildings.contains(other)
    case .instrument: noun == "string" || noun == "strap"
    default: ["lid", "cap", "label"].contains(noun) && vessels.contains(other)
    }
  }

  /// *bowl/dog, tail/cat; name/teacher*: whose it is.
  private static func isOwned(_ noun: String, _ second: Lexeme, _ verb: String) -> Bool {
    guard second.isBeing, second.wordClass == .noun || second.wordClass == .properNoun else {
      return false
    }
    if second.isHuman {
      return ["name", "voice", "age", "birthday", "phone number"].contains(noun)
        && !writing.contains(verb)
    }
    return tended.contains(noun) && tending.contains(verb)
  }

  // MARK: What stands behind it

  /// *dress/polka dots, shirt/stripes, dress/flower*: what is on the cloth (CGEL §9.53: *with* of what something has).
  private static func patterned(_ head: Lexeme, _ second: Lexeme, _ other: String) -> Link? {
    guard head.kind == .clothing, second.wordClass == .noun,
      patterns.contains(other) || other == "flower" && flowered.contains(one(head))
    else { return nil }
    return Link(preposition: "with", article: .bare, isKind: true)
  }

  /// *sew/button/coat, pin/badge/shirt*.
  private static func fastened(
    _ noun: String, _ head: Lexeme, _ second: Lexeme, _ other: String, _ verb: String
  ) -> Link? {
    if verb == "tie" {
      guard tied.contains(noun), !second.isBeing, second.wordClass == .noun else { return nil }
      let isHeld = ["balloon", "rope", "leash"].contains(noun)
      return Link(preposition: isHeld ? "to" : "on", article: .definite)
    }
    guard fastening.contains(verb), head.kind != .body, !EnglishCompounds.joins(head, second),
      !second.isBeing,
      second.wordClass == .noun,
      !second.isPlaceLike, !EnglishHabits.tools.contains(other), !means.contains(other)
    else { return nil }
    if ["album", "scrapbook"].contains(other) {
      return Link(preposition: "in", article: .definite)
    }
    guard !EnglishHabits.boxes.contains(other) else { return nil }
    if ["screw", "nail", "attach", "fasten", "hook"].contains(verb) {
      return Link(preposition: "to", article: .definite)
    }
    return Link(preposition: "on", article: .definite, isOwn: second.kind == .clothing)
  }

  /// *video/dinosaur, story/pirate, question/homework*: what it is about.
  private static func told(
    _ noun: String, _ second: Lexeme, _ other: String, _ verb: String
  ) -> Link? {
    let isStory = telling.contains(noun)
    guard isStory || asking.contains(noun), second.wordClass == .noun else { return nil }
    if second.isBeing || EnglishCompounds.isFigure(other) {
      guard !giving.contains(verb), !second.isHuman || EnglishCompounds.isFigure(other) else {
        return nil
      }
      let isOfOne = ofOne.contains(noun) && second.number != .plural
      return Link(preposition: "about", article: isOfOne ? .indefinite : .bare, isKind: !isOfOne)
    }
    if isStory, putting.contains(verb) { return nil }
    switch second.kind {
    case .vehicle where isStory:
      // *read/book/bus*: where it is read.
      guard verb != "read" || !["bus", "plane", "airplane", "car"].contains(other) else {
        return nil
      }
      return Link(preposition: "about", article: .bare, isKind: true)
    case .plant where isStory: return Link(preposition: "about", article: .bare, isKind: true)
    case .nature where isStory:
      return Link(
        preposition: "about", isKind: second.countability != .mass && !onlyOnes.contains(other))
    case .sport, .subject: return Link(preposition: "about", article: .bare)
    case .device, .place, .room, .home: return nil
    default: return isStory ? nil : Link(preposition: "about")
    }
  }

  /// *battery/remote, charger/tablet, bulb/lamp*: what it is needed for.
  private static func supplied(_ noun: String, _ second: Lexeme, _ other: String) -> Link? {
    guard supplies.contains(noun),
      second.kind == .device || second.kind == .toy || powered.contains(other)
    else { return nil }
    return Link(preposition: "for", article: .definite)
  }

  /// *show/photo/vacation*: where it was taken.
  private static func depicted(
    _ noun: String, _ second: Lexeme, _ other: String, _ verb: String
  ) -> Link? {
    if drawn.contains(noun), ["draw", "paint", "color"].contains(verb) {
      return isDrawable(second, other) ? Link(preposition: "of", article: .indefinite) : nil
    }
    guard ["photo", "picture", "video", "souvenir", "postcard"].contains(noun),
      events.contains(other) || other == "birthday",
      !["take", "make", "draw", "paint", "film"].contains(verb)
    else { return nil }
    return Link(preposition: "from", article: .definite)
  }

  private static func isDrawable(_ noun: Lexeme, _ other: String) -> Bool {
    guard noun.wordClass == .noun, !EnglishHabits.tools.contains(other), !means.contains(other)
    else { return false }
    switch noun.kind {
    case .vehicle, .home, .plant, .nature, .toy, .food, .furniture: return true
    default: return other == "house" || other == "castle" || other == "robot"
    }
  }

  /// *end/movie, smell/bread, name/bird, page/book*.
  private static func part(
    _ noun: String, _ second: Lexeme, _ other: String, _ verb: String
  ) -> Link? {
    if noun == "letter", other == "alphabet" {
      return Link(preposition: "of", article: .definite)
    }
    if noun == "button", second.kind == .device || ["elevator", "lift"].contains(other) {
      return Link(preposition: "on", article: .definite)
    }
    if noun == "prescription", second.kind == .medicine {
      return Link(preposition: "for", article: .definite, isKind: true)
    }
    if let preposition = governing[noun] {
      guard !second.isBeing, !second.isPlaceLike || preposition != "for",
        noun != "hole" || !EnglishHabits.tools.contains(other)
      else { return nil }
      if preposition == "about" || preposition == "for", second.kind == .device { return nil }
      let isKnown = noun == "answer" || preposition == "for"
      return Link(
        preposition: preposition, article: isKnown && second.wordClass == .noun ? .definite : nil,
        isOwn: second.kind == .clothing, picksOut: noun == "answer")
    }
    if sung.contains(noun) {
      guard second.kind == .music || second.kind == .game || second.kind == .story else {
        return nil
      }
      return Link(preposition: "of", article: .definite, picksOut: true)
    }
    // *want/color/picture*: to color it.
    guard aspects.contains(noun), noun != "color" || !drawn.contains(other),
      !writing.contains(verb), !putting.contains(verb),
      second.wordClass == .noun, !second.isHuman
    else { return nil }
    return Link(
      preposition: "of", article: .definite, picksOut: noun != "page" && noun != "chapter")
  }

  /// *hurt/finger/door*: what one was hurt on.
  private static func hurt(_ head: Lexeme, _ second: Lexeme, _ verb: String) -> Link? {
    guard head.kind == .body, hurting.contains(verb), !second.isBeing, second.kind != .body,
      second.wordClass == .noun, !second.isPlaceLike, second.kind != .event, second.kind != .sport,
      second.kind != .game
    else { return nil }
    return Link(preposition: "on", article: .definite)
  }

  /// *change/water/aquarium, feed/fish/tank*: what is kept there.
  private static func content(
    _ head: Lexeme, _ second: Lexeme, _ other: String, _ verb: String
  ) -> Link? {
    if ["hair", "fly", "bug", "bone", "shell", "seed"].contains(head.lemma),
      ["find", "see", "have", "get"].contains(verb), other == "soup" || isMeal(second)
    {
      return Link(preposition: "in", article: .definite, isOwn: true)
    }
    guard holders.contains(other), ["change", "see", "watch", "feed", "count"].contains(verb),
      head.lemma == "water" || head.kind == .animal
    else { return nil }
    return Link(preposition: "in", article: .definite)
  }

  private static func isMeal(_ noun: Lexeme) -> Bool {
    KindSet.edible.contains(noun.kind)
  }

  /// *make/costume/party, lend/eraser/test, practice/song/concert*: what it is meant for.
  private static func prepared(_ head: Lexeme, _ other: String, _ verb: String) -> Link? {
    guard preparing.contains(verb), events.contains(other), head.wordClass == .noun,
      !head.isPlaceLike
    else { return nil }
    switch head.kind {
    case .event, .feeling, .illness, .emotion, .activity, .idea, .game, .sport:
      guard ["plan", "idea", "game", "dance"].contains(head.lemma) else { return nil }
    default: guard head.lemma != "fun" else { return nil }
    }
    return Link(preposition: "for", article: .definite)
  }
}

extension EnglishNounPairs {
  /// Whether a word that can be a verb is a thing because of what stands behind it: *forget/book/math, hear/sound/bell*.
  static func isThing(_ word: String, behind verb: String, before second: Lexeme) -> Bool {
    switch second.kind {
    case .subject, .languageName: return ["book", "test"].contains(word)
    default:
      if ["have", "get", "see", "find"].contains(verb), word == "stain" || word == "crack" {
        return second.wordClass == .noun && !second.isBeing
      }
      return verb == "hear" && ["sound", "noise"].contains(word) && second.wordClass == .noun
    }
  }
}
