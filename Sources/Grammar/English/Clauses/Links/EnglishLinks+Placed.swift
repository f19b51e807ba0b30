import AACCore

/// Where and on what occasion it is done: *share/snack/field trip, see/lion/safari, breathe/fire/story, visit/museum/class, pull/boy/
/// water, yell/a lot/playground, dance/square*.
///
/// Sources: CGEL §9.15–9.21 (position), §9.17 (*on the trip, in the story*), §9.46 (source), §5.44 (*on vacation*).
extension EnglishLinks {
  func placed(_ core: [Constituent], _ verb: String) -> [Constituent]? {
    inSquare(core, verb) ?? withAmount(core, verb) ?? onTrip(core, verb) ?? inStory(core, verb)
      ?? withClass(core, verb) ?? outOf(core, verb) ?? inTown(core, verb)
      ?? byVehicle(core, verb) ?? inCorner(core, verb)
  }

  /// *weave/web/corner, stop/car/road, mix/color/bucket, pick/mushroom/mountain, sing/church*: where (CGEL §9.15–9.17).
  private func inCorner(_ core: [Constituent], _ verb: String) -> [Constituent]? {
    let last = core[core.count - 1]
    let place = last.lexeme.lemma
    if isRow, place == "fall", core.count > 1,
      ["pick", "hike", "camp", "visit", "go"].contains(verb)
    {
      // *pick/mushroom/mountain/fall*: when.
      let rest = Array(core.dropLast())
      return (inCorner(rest, verb) ?? rest) + [said("in the fall", last, .time)]
    }
    if isRow, core.count == 1, ["sing", "pray", "play"].contains(verb), place == "church" {
      return small("in") + (doer?.lemma == "choir" ? small("the") : []) + core
    }
    if place == "mountain", core.count < 3,
      ["pick", "find", "see", "climb", "camp", "hike", "ski"].contains(verb),
      core.count == 2 || ["camp", "hike", "ski"].contains(verb)
    {
      var mountains = last
      mountains.lexeme = lexicon.lexeme(for: "mountains")
      return core.dropLast() + small("in") + small("the") + [mountains]
    }
    if place == "stage", core.count < 3, core[0].lexeme.wordClass != .adposition,
      ["sing", "dance", "play", "perform", "act"].contains(verb)
    {
      return core.dropLast() + [said("on stage", last)]
    }
    if core.count == 2, verb == "mix", ["color", "colors", "paint"].contains(core[0].lexeme.lemma),
      ["bucket", "bowl", "cup"].contains(place)
    {
      return small("the") + [noun(core[0], .material)] + lexicon.small("in", tile: last.tile)
        + small("the") + [last]
    }
    return core.count == 2 && isThing(core[0]) ? thingAt(core, verb) : nil
  }

  /// *carry/leaf/nest, leave/letter/mailbox, stop/car/road, find/bug/leaf*: where the thing is or gets to.
  private func thingAt(_ core: [Constituent], _ verb: String) -> [Constituent]? {
    let last = core[1]
    let place = last.lexeme.lemma
    if ["nest", "den", "hive", "burrow", "anthill"].contains(place),
      ["carry", "bring", "take"].contains(verb)
    {
      return [core[0]] + small("to") + small("the") + [last]
    }
    if EnglishHabits.boxes.contains(place) || place == "mailbox",
      ["leave", "drop", "hide"].contains(verb)
    {
      return [core[0]] + small("in") + small("the") + [last]
    }
    switch place {
    case "corner":
      guard
        ["weave", "spin", "build", "make", "put", "hide", "see", "find", "leave"].contains(verb)
      else {
        return nil
      }
      return [core[0]] + small("in") + small("the") + [last]
    case "road", "highway", "sidewalk":
      guard ["stop", "see", "find", "hit"].contains(verb) else { return nil }
      return [core[0]] + small("on") + small("the") + [last]
    case "leaf", "flower", "rock", "wall", "ceiling", "branch":
      guard verb == "see" || verb == "find", core[0].lexeme.kind == .animal else { return nil }
      return [core[0]] + small("on") + small("the") + [last]
    case "lake", "river", "sea", "ocean":
      guard verb == "see", core[0].lexeme.kind == .vehicle else { return nil }
      return [core[0]] + small("on") + small("the") + [last]
    default: return nil
    }
  }

  /// *drive/truck/work, ride/bike/school*: where to; *sleep/sun*: where (CGEL §9.15–9.17).
  private func byVehicle(_ core: [Constituent], _ verb: String) -> [Constituent]? {
    if core.count == 1, ["sleep", "nap", "rest"].contains(verb),
      ["sun", "shade", "dark", "hammock"].contains(core[0].lexeme.lemma)
    {
      return small("in") + small("the") + [noun(core[0], .place)]
    }
    guard core.count == 2, ["drive", "ride", "take"].contains(verb),
      core[0].lexeme.kind == .vehicle,
      ["work", "school", "daycare", "kindergarten"].contains(core[1].lexeme.lemma)
    else { return nil }
    return [core[0]] + small("to") + [noun(core[1], .place)]
  }

  /// *study/college/Texas, work/factory/Boston*: at which place, and in which town or country (CGEL §9.17).
  private func inTown(_ core: [Constituent], _ verb: String) -> [Constituent]? {
    guard isRow, core.count == 2, ["study", "work", "teach", "live", "stay"].contains(verb),
      core[1].lexeme.wordClass == .properNoun, core[1].lexeme.kind == .place,
      let spot = EnglishWhereabouts.of(core[0].lexeme)
    else { return nil }
    return small(spot.preposition) + (spot.article.map { _ in small("a") } ?? []) + [core[0]]
      + small("in") + [core[1]]
  }

  /// *eat/sandwich/field trip, lose/jacket/trip, find/shell/vacation*: what happens on the way.
  private func onTrip(_ core: [Constituent], _ verb: String) -> [Constituent]? {
    guard core.count > 1, Self.onTrips.contains(verb), let last = core.last,
      let article = Self.trips[last.lexeme.lemma],
      core[core.count - 2].lexeme.wordClass == .noun, !core[0].lexeme.kind.isTemporal,
      core.dropLast().allSatisfy({ $0.lexeme.wordClass != .adposition }),
      verb != "take" || ["picture", "photo", "pictures", "photos"].contains(core[0].lexeme.lemma),
      !isRow || last.lexeme.lemma != "trip" || core[core.count - 2].lexeme.lemma != "boat"
    else { return nil }
    if article.isEmpty { return core.dropLast() + [said("on \(last.lexeme.lemma)", last)] }
    return core.dropLast() + small("on") + small(article) + [noun(last, .activity)]
  }

  private static let trips: [String: String] = [
    "field trip": "the", "trip": "the", "safari": "the", "vacation": "", "hike": "the",
    "cruise": "the", "boat ride": "the", "camping trip": "the", "school trip": "the", "tour": "the",
    "excursion": "the", "outing": "the", "road trip": "the",
  ]
  static let onTrips = EnglishWords.set(
    "see eat share lose find meet forget spot feed drink break sing read catch take hear learn")

  /// *princess/kiss/frog/story, dragon/breathe/fire/story, see/monster/dream*: what is told there, and what one dreams.
  private func inStory(_ core: [Constituent], _ verb: String) -> [Constituent]? {
    guard core.count > 1, core.count < 4, let last = core.last?.lexeme.lemma,
      isThing(core[core.count - 2])
    else { return nil }
    if last == "dream" || last == "nightmare" {
      guard ["see", "hear", "kiss", "find", "fight", "eat"].contains(verb) else { return nil }
      return core.dropLast() + small("in") + small("my") + [noun(core[core.count - 1], .story)]
    }
    guard Self.tales.contains(last), Self.inStories.contains(verb),
      !["I", "we", "you"].contains(doer?.lemma ?? "I")
    else { return nil }
    return core.dropLast() + small("in") + small("the") + [core[core.count - 1]]
  }

  private static let tales = EnglishWords.set("story movie film cartoon fairytale tale").union([
    "fairy tale"
  ])
  static let inStories = EnglishWords.set(
    "breathe blow kiss find kill fight save rescue chase steal catch marry eat climb build meet")

  /// *visit/museum/class*: with whom one goes there, and not at which lesson.
  private func withClass(_ core: [Constituent], _ verb: String) -> [Constituent]? {
    guard isRow, ["visit", "tour", "see", "go"].contains(verb), core.count == 2,
      core[1].lexeme.lemma == "class", core[0].lexeme.isPlaceLike || core[0].lexeme.kind == .event
    else { return nil }
    return [core[0]] + small("with") + small("the") + [core[1]]
  }

  /// *pull/boy/water, lift/cat/hole, drag/boat/river; push/me/stairs*: from where somebody or something is brought.
  private func outOf(_ core: [Constituent], _ verb: String) -> [Constituent]? {
    if verb == "push", core.count == 2, core[1].lexeme.lemma == "stairs", core[0].lexeme.isNominal {
      return [core[0]] + small("down") + small("the") + [core[1]]
    }
    guard core.count == 2, ["pull", "drag", "lift"].contains(verb), isThing(core[0]),
      Self.depths.contains(core[1].lexeme.lemma),
      core[0].lexeme.isBeing || core[0].lexeme.kind == .vehicle || core[0].lexeme.kind == .toy
    else { return nil }
    return [core[0]] + small("out of") + small("the") + [core[1]]
  }

  private static let depths = EnglishWords.set(
    "water pool lake river sea ocean pond hole well mud swamp fire tree")

  /// *yell/a lot/playground, cry/a lot/school, sing/loud/shower*: how much it is done, and not in how many places.
  private func withAmount(_ core: [Constituent], _ verb: String) -> [Constituent]? {
    if isRow, let manner = Self.manners[core[0].lexeme.lemma], core.count < 3,
      Self.audible.contains(verb)
    {
      // *sing/loud/shower, talk/fast/phone*: how it is done (CGEL §7.7).
      var how = core[0]
      how.lexeme = Lexeme(lemma: manner, wordClass: .adverb, kind: .manner)
      guard core.count == 2 else { return [how] }
      if core[1].lexeme.lemma == "phone" { return [how] + small("on") + small("the") + [core[1]] }
      guard core[1].lexeme.wordClass == .noun, let spot = EnglishWhereabouts.of(core[1].lexeme)
      else { return nil }
      let link = ["park", "library"].contains(core[1].lexeme.lemma) ? "in" : spot.preposition
      return [how] + small(link) + (spot.article.map { small($0) } ?? []) + [core[1]]
    }
    guard core.count == 2, core[0].lexeme.lemma == "a lot", core[1].lexeme.wordClass == .noun,
      core[1].lexeme.number != .plural, Self.loud.contains(verb),
      let spot = EnglishWhereabouts.of(core[1].lexeme)
    else { return nil }
    var much = core[0]
    much.lexeme = Lexeme(lemma: "a lot", wordClass: .adverb, kind: .manner)
    return [much] + small(spot.preposition) + (spot.article.map { small($0) } ?? []) + [core[1]]
  }

  private static let manners = [
    "loud": "loudly", "quiet": "quietly", "fast": "fast", "slow": "slowly", "soft": "softly",
  ]
  static let audible = EnglishWords.set(
    "snore whisper breathe walk drive yell shout cry scream laugh run sing talk dance")

  static let loud = EnglishWords.set(
    "yell shout cry scream laugh run sing play sleep work read talk study dance")

  /// *dance/square, play/square, they/dance/square/festival/town*: the place, and no shape.
  private func inSquare(_ core: [Constituent], _ verb: String) -> [Constituent]? {
    guard let first = core.first, first.lexeme.lemma == "square", core.count < 4,
      ["dance", "play", "sing", "run", "sit", "meet", "wait"].contains(verb)
    else { return nil }
    let square = small("in") + small("the") + [noun(first, .place)]
    guard core.count == 3 else { return core.count == 1 ? square : nil }
    guard core[1].lexeme.kind == .event,
      ["town", "village", "school"].contains(core[2].lexeme.lemma)
    else { return nil }
    var event = core[1]
    event.lexeme.lemma = "\(core[2].lexeme.lemma) \(core[1].lexeme.lemma)"
    return square + small("at") + small("the") + [event]
  }
}
