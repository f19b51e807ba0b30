import AACCore

/// What things, plants, groups and places do, laid before their verb: *pot/boil/stove, sugar/cause/cavities, bees/terrify/she,
/// company/offer/Dad/job, ambulance/take/I/hospital*.
///
/// Sources: CGEL §10.21–10.23 (external causer, instrument and affected as subjects), §5.108 (collective nouns).
extension EnglishOrderOfSpeech {
  func doneByThing(_ row: [Constituent], _ end: Int, _ verb: Int) -> Parts? {
    let deed = row[verb].lexeme
    let lemma = deed.lemma
    guard deed.wordClass != .pronoun, deed.number != .plural,
      !deed.kind.isTemporal || ["last", "march"].contains(lemma), lemma != row[end].lexeme.lemma
    else { return nil }
    let rest = row[(verb + 1)...]
    let thing = named(row[end]).lexeme
    let isDone =
      rest.isEmpty
      ? Self.alone.contains(lemma) || isAlone(lemma, thing)
      : isAlone(lemma, thing) && isSpot(rest) || isSwung(lemma, rest) || affects(lemma, thing, rest)
        || isOfGroup(thing, deed, rest)
        || isOfVehicle(thing, lemma, rest)
        || EnglishThingVerbs.machines.contains(thing.lemma)
          && EnglishThingVerbs.ofMachines.contains(lemma) && takesSomething(deed, rest)
        || isOfBeing(lemma, thing, rest) || isByItself(lemma, thing, rest)
        || isSaidOfGroupHead(row, end, verb, thing)
    return isDone
      ? Parts(end: end, verb: verb, isSure: ["last", "cost"].contains(lemma), isThing: true) : nil
  }

  /// *fog/soak/hair, bakery/open/seven, lamp/not/work, blanket/smell/good*: what is said of a thing, whatever it is.
  private func isSaidOfGroupHead(_ row: [Constituent], _ end: Int, _ verb: Int, _ thing: Lexeme)
    -> Bool
  {
    guard
      row[end].lexeme.wordClass == .noun
        || EnglishThingVerbs.namedLikeDeeds.contains(row[end].lexeme.lemma),
      isVerb(row[verb].lexeme)
    else { return false }
    guard !row[(end + 1)..<verb].contains(where: { $0.lexeme.lemma.contains("can") }) else {
      return false
    }
    let deed = EnglishGroupDeed(
      row[verb].lexeme, row[(verb + 1)...],
      isDenied: isDenied || row[(end + 1)..<verb].contains { $0.lexeme.kind == .negation },
      EnglishLinkedRow(frames: frames, lexicon: classes.lexicon))
    return !deed.isOpen && !deed.isJoined && deed.isOfThing(thing)
  }

  /// *lift/work, printer/print* denied, *tablet/charge* as it is going on, *nail/grow*: what nobody does with it then (CGEL
  /// §4.58, the *will* of what refuses).
  private func isAlone(_ lemma: String, _ thing: Lexeme) -> Bool {
    if lemma == "grow" { return thing.kind == .body }
    // *spring/come/soon*: nobody comes in it.
    if lemma == "come" { return EnglishHabits.seasons.contains(thing.lemma) }
    if lemma == "leave a message" { return EnglishThingVerbs.institutions.contains(thing.lemma) }
    if lemma == "stop" { return isDenied && thing.kind == .vehicle }
    return isDenied && EnglishThingVerbs.failing.contains(lemma)
      || isOngoing && EnglishThingVerbs.underWay.contains(lemma)
  }

  /// *door/close/slowly*: how it moves, with nobody to move it.
  private func isSwung(_ lemma: String, _ rest: ArraySlice<Constituent>) -> Bool {
    rest.count == 1 && ["open", "close", "shut", "turn", "move", "start"].contains(lemma)
      && rest.first.map { $0.lexeme.wordClass == .adverb && $0.lexeme.lemma.hasSuffix("ly") }
        == true
  }

  /// *store/sell/toy, class/dissect/frog, band/march/street, school/start/nine.*
  private func isOfGroup(_ group: Lexeme, _ deed: Lexeme, _ rest: ArraySlice<Constituent>) -> Bool {
    guard EnglishThingVerbs.institutions.contains(group.lemma) else { return false }
    if deed.lemma == "open", !isPlain { return isSpot(rest) }
    if deed.lemma == "march" || deed.lemma == "leave a message" { return true }
    if EnglishThingVerbs.ofClasses.contains(deed.lemma) {
      return Self.classes.contains(group.lemma) && takesSomething(deed, rest)
    }
    return EnglishThingVerbs.ofInstitutions.contains(deed.lemma) && takesSomething(deed, rest)
  }

  private static let classes = EnglishWords.set("class team band choir club")

  /// *ambulance/take/I/hospital, bus/pick up/we/corner, bus/stop/corner, plane/fly/ocean*; but *bus/take/I/school* may be told
  /// of me.
  private func isOfVehicle(_ thing: Lexeme, _ lemma: String, _ rest: ArraySlice<Constituent>)
    -> Bool
  {
    guard thing.kind == .vehicle, let first = rest.first?.lexeme else { return false }
    if ["stop", "park", "turn", "fly", "go up", "come off", "slow down"].contains(lemma) {
      return isSpot(rest) && isPlaced(rest)
    }
    guard EnglishThingVerbs.ofVehicles.contains(lemma), isSomebody(first) else { return false }
    return lemma != "take" || !Self.publicTransport.contains(thing.lemma)
      || first.wordClass == .pronoun && !first.isSubjectFormOnly
  }

  private static let publicTransport = EnglishWords.set(
    "bus train tram subway metro underground plane airplane ferry boat bike car taxi cab")

  /// *flag/wave/wind, pot/boil/stove, recess/end/in/five/minute, leaf/pile up/yard.*
  private func isByItself(_ lemma: String, _ thing: Lexeme, _ rest: ArraySlice<Constituent>) -> Bool
  {
    guard EnglishThingVerbs.byThemselves.contains(lemma),
      !thing.isBeing || ["buzz", "hover", "land"].contains(lemma) || thing.lemma == "class",
      isSpot(rest, isLanded: ["dock", "land", "arrive"].contains(lemma))
    else { return false }
    if ["start", "begin", "end", "stop"].contains(lemma) {
      return classes.isTimed(thing) || thing.kind.isTemporal
    }
    if ["leak", "drip"].contains(lemma), rest.first?.lexeme.kind == .drink { return false }
    if ["pop", "burst", "take off"].contains(lemma), thing.kind != .body {
      return rest.first?.lexeme.wordClass == .adposition
    }
    return !EnglishThingVerbs.doneToo.contains(lemma) || isPlaced(rest)
  }

  /// Whether it says where or with what, and not only when and how.
  private func isPlaced(_ rest: ArraySlice<Constituent>) -> Bool {
    rest.contains {
      $0.lexeme.wordClass == .adposition || $0.lexeme.namesThing
        || ["left", "right", "here", "there", "outside"].contains($0.lexeme.lemma)
    }
  }

  /// What nobody does to a thing: *boat/sink, campfire/crackle.*
  private static let alone = EnglishWords.set(
    """
    sink crackle sizzle shatter flicker erupt overheat wilt sprout ripen rot rust vanish disappear overflow evaporate glow
    twinkle itch
    """
  )

  /// The word as a noun.
  private func named(_ word: Constituent) -> Constituent {
    word.lexeme.wordClass == .noun || word.lexeme.wordClass == .properNoun
      ? word : classes.asNoun(word)
  }

  /// *bees/terrify/she, thunder/wake/whole/family, picture/remind/I/grandma*: to somebody named right behind it.
  private func affects(_ lemma: String, _ thing: Lexeme, _ rest: ArraySlice<Constituent>) -> Bool {
    guard EnglishThingVerbs.affecting.contains(lemma), lemma != "surprise" || thing.kind != .event,
      let whom = rest.first(where: {
        !$0.lexeme.isDeterminerLike && $0.lexeme.wordClass != .adjective
      })?.lexeme,
      isSomebody(whom) || whom.lemma == "family" || whom.kind == .body && lemma == "keep"
    else { return false }
    return !rest.contains { $0.lexeme.wordClass == .verb }
      && (lemma != "make" && lemma != "keep" || rest.last?.lexeme.wordClass == .adjective)
      && (lemma != "knock" || whom.wordClass == .pronoun)
  }

  func isSomebody(_ word: Lexeme) -> Bool {
    word.isBeing || EnglishPronouns.of(word.lemma) != nil && word.kind != .possessive
      || Self.anybody.contains(word.lemma)
  }

  /// A thing or somebody that it is done to.
  private func takesSomething(_ verb: Lexeme, _ rest: ArraySlice<Constituent>) -> Bool {
    guard
      let object = rest.first(where: {
        !$0.lexeme.isDeterminerLike && $0.lexeme.wordClass != .adjective && !isBetween($0.lexeme)
      })?.lexeme
    else { return false }
    return object.wordClass == .noun && !object.kind.isTemporal || isSomebody(object)
      || object.wordClass == .verb && ["refuse", "offer"].contains(verb.lemma)
      || classes.isNounToo(object.lemma)
  }

  /// *suit/you, last/two/hours, cause/cavities, belong to/Emma*: what it is measured at, what it has and who has it.
  private func isOfBeing(_ lemma: String, _ thing: Lexeme, _ rest: ArraySlice<Constituent>) -> Bool
  {
    guard EnglishThingVerbs.ofBeing.contains(lemma), !thing.isBeing, let first = rest.first?.lexeme
    else { return false }
    switch lemma {
    case "last", "cost", "weigh", "measure":
      return rest.contains { word in
        word.lexeme.wordClass == .numeral || EnglishRowOrder.isUnit(word.lexeme)
          || Self.extents.contains(word.lexeme.lemma)
          || ["hour", "minute"].contains { word.lexeme.lemma.contains($0) }
      }
    case "turn":
      return first.wordClass == .numeral || first.kind == .color && thing.lemma != "light"
    case "need": return first.wordClass == .noun && Self.needed.contains(first.lemma)
    case "have": return first.kind == .animal && first.lemma != thing.lemma && rest.count == 1
    case "strike": return first.namesThing || isSomebody(first)
    case "smell", "taste", "sound":
      return first.wordClass == .adjective || first.lemma == "like"
        || KindSet.edible.contains(first.kind)
    case "lead": return first.wordClass == .adposition
    case "mix": return rest.count == 1 && first.namesThing
    default: return !rest.dropFirst().contains { $0.lexeme.isSubjectFormOnly }
    }
  }

  private static let extents: WordSet = [
    "how long", "how much", "longer", "all day", "all night", "forever", "a lot",
  ]
  private static let needed = EnglishWords.set(
    "light water air gas sun sunlight sunshine battery batteries oil paint soil salt sugar wash petrol"
  )

  /// *on/hook, stove, loudly, at/nine*: where, when and how, with nobody free who might do it.
  ///
  /// *ferry/dock/Dover*: of what has landed, a name is that of a place.
  private func isSpot(_ rest: ArraySlice<Constituent>, isLanded: Bool = false) -> Bool {
    var isGoverned = false
    for word in rest.map(\.lexeme) {
      if EnglishClauseSplitter.subordinators.contains(word.lemma), word.wordClass != .adposition {
        return word.lemma != rest.first?.lexeme.lemma
          || ["when", "if", "because"].contains(word.lemma)
      }
      if word.wordClass == .adposition {
        isGoverned = true
        continue
      }
      if word.wordClass == .verb, !classes.isNounToo(word.lemma) { return false }
      if !isGoverned, isSomebody(word), word.wordClass != .properNoun || !isLanded { return false }
      if !word.isDeterminerLike, word.wordClass != .adjective { isGoverned = false }
    }
    return true
  }
}
