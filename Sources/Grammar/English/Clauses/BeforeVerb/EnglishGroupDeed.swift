import AACCore

/// What is said behind the nouns that a row begins with, and whether it can be said of a thing, of an animal or of a group, so that nobody else
/// does it: *have/ink, smell/like/lavender, crow/five, not/start, cover/car, sell/bread, make/noise*.
///
/// Sources: CGEL §10.18–10.24 (agent, external causer, affected, instrument), App. I.43–I.56; Levin, *English Verb Classes and Alternations*,
/// §43–§48 (emission, change of state, existence), §54 (measure).
struct EnglishGroupDeed {
  let verb: String
  let rest: [Constituent]
  /// *cows/cross/road/and/car/brake*: whether another deed is joined to it.
  let isJoined: Bool
  let isDenied: Bool
  let linked: EnglishLinkedRow

  init(_ row: [Constituent], _ shape: EnglishGroupShape, _ linked: EnglishLinkedRow) {
    self.init(
      row[shape.verb].lexeme, row[(shape.verb + 1)...], isDenied: shape.isDenied, linked)
  }

  init(_ deed: Lexeme, _ rest: ArraySlice<Constituent>, isDenied: Bool, _ linked: EnglishLinkedRow)
  {
    verb = deed.lemma
    let joint = rest.firstIndex {
      Self.joining.contains($0.lexeme.lemma) && $0.lexeme.wordClass == .conjunction
    }
    let isJoined =
      joint.map { link in rest[link...].contains { $0.lexeme.wordClass == .verb } } == true
    self.isJoined = isJoined
    self.rest = Self.ownWords(isJoined ? rest[..<(joint ?? rest.endIndex)] : rest)
    self.isDenied = isDenied
    self.linked = linked
  }

  /// What belongs to the verb itself, without the clause that says when or why.
  private static func ownWords(_ rest: ArraySlice<Constituent>) -> [Constituent] {
    guard
      let link = rest.indices.dropLast().first(where: { within.contains(rest[$0].lexeme.lemma) }),
      rest[link...].contains(where: {
        $0.lexeme.wordClass == .verb || ["be", "rain", "snow"].contains($0.lexeme.lemma)
      })
    else { return Array(rest) }
    return Array(rest[..<link])
  }

  private static let joining = EnglishWords.set("and but so or")
  private static let within = EnglishWords.set("when because while until if")

  /// Whether a second clause begins behind it, or something is asked: then the row is read by its parts.
  var isOpen: Bool {
    rest.contains {
      $0.lexeme.kind == .question && $0.lexeme.lemma != "when" || $0.lexeme.isSubjectFormOnly
        || $0.lexeme.wordClass == .interjection || $0.lexeme.kind == .social
        || $0.lexeme.wordClass == .conjunction
          && !["and", "or", "like", "than", "as"].contains($0.lexeme.lemma)
    }
  }

  // MARK: What stands behind

  /// The first noun behind the verb that no small word governs; neither time nor place.
  var object: Lexeme? {
    var isGoverned = false
    for word in rest.map(\.lexeme) {
      if word.wordClass == .adposition || word.wordClass == .conjunction {
        isGoverned = true
      } else if word.wordClass == .noun || word.wordClass == .properNoun {
        if isGoverned { return nil }
        return word.kind.isTemporal ? nil : word
      } else if word.wordClass == .verb {
        return nil
      }
    }
    return nil
  }

  /// A thing that it is done to.
  var thing: Lexeme? {
    object.flatMap { $0.isBeing || KindSet.places.contains($0.kind) ? nil : $0 }
  }

  /// Whether somebody stands behind the verb who might do it.
  var namesSomebody: Bool {
    var isGoverned = false
    for word in rest.map(\.lexeme) {
      if word.wordClass == .adposition {
        isGoverned = true
        continue
      }
      if !isGoverned, word.isHuman { return true }
      if !word.isDeterminerLike, word.wordClass != .adjective { isGoverned = false }
    }
    return false
  }

  /// *five/morning, loudly, in/winter, by itself*: only where, when and how.
  var isSetting: Bool {
    rest.allSatisfy { word in
      word.lexeme.kind.isTemporal || word.lexeme.wordClass == .adverb
        || word.lexeme.wordClass == .adposition || word.lexeme.wordClass == .numeral
        || word.lexeme.isDeterminerLike || word.lexeme.wordClass == .adjective
        || word.lexeme.kind == .quantity || word.lexeme.kind == .degree
        || word.lexeme.kind == .demonstrative || word.lexeme.lemma == "a lot"
        || linked.isNoun(word) && !word.lexeme.isBeing
    }
  }

  // MARK: Of a thing

  /// Whether it is said of a thing that is somebody's, and not of its owner.
  func isOfOwned(_ thing: Lexeme) -> Bool {
    if EnglishGroupWords.befallingOwned.contains(verb) {
      return isSetting && !thing.isPlaceLike
    }
    if ["phone", "alarm", "cellphone", "doorbell"].contains(thing.lemma),
      ["ring", "sound"].contains(verb)
    {
      return isSetting && (isDenied || !rest.isEmpty)
    }
    if thing.kind == .body, EnglishGroupWords.ofBody.contains(verb) {
      return isSetting && object.map { KindSet.places.contains($0.kind) } != false
    }
    switch verb {
    case "be": return !rest.isEmpty && isLike(isOwned: true)
    case "have": return hasPart(thing)
    case "need":
      return EnglishGroupWords.kept.contains(thing.kind)
        && object.map { EnglishGroupWords.needed.contains($0.lemma) } == true
    case "sound" where rest.allSatisfy({ $0.lexeme.kind.isTemporal || $0.lexeme.isDeterminerLike }):
      return !rest.isEmpty
    case "smell", "taste", "sound", "look", "smell like", "taste like", "look like":
      return isSensed
    case "cost", "weigh", "last", "measure": return isMeasured
    case "make": return makesNoise
    case "stain", "cover", "hit", "burn", "scratch":
      return self.thing != nil && thing.kind != .game && verb == "stain"
    default: return isDenied && fails(thing)
    }
  }

  /// Whether it is said of a thing with which nobody is named.
  func isOfThing(_ thing: Lexeme) -> Bool {
    if isOfOwned(thing) { return true }
    if isOfInstitution(thing) { return true }
    if EnglishGroupWords.workingVehicles.contains(thing.lemma),
      EnglishGroupWords.doneByVehicles.contains(verb), object != nil
    {
      return true
    }
    if verb == "let" { return isDenied && rest.count > 1 && rest[0].lexeme.wordClass != .noun }
    if namesSomebody, !EnglishThingVerbs.affecting.contains(verb), !isHisBehind(thing) {
      return false
    }
    switch verb {
    case "be": return !rest.isEmpty && isLike(isOwned: false)
    case "have": return object.map { !$0.isHuman } == true
    case "need":
      return object.map {
        EnglishGroupWords.needed.contains($0.lemma)
          || (EnglishGroupWords.kept.contains(thing.kind) || thing.isPlaceLike)
            && !$0.isBeing && !$0.takesPlace && $0.wordClass == .noun
      } == true && !hasDeed
    case "run", "work": return isManner
    case "open", "close", "start", "begin", "end", "finish":
      return !rest.isEmpty && rest.allSatisfy { $0.lexeme.kind.isTemporal || isHour($0) }
        || rest.last?.lexeme.lemma.hasSuffix("itself") == true
    case "turn off", "turn on", "go off", "move", "stop", "ring", "get stuck", "light up":
      return isDenied
        || !rest.isEmpty
          && rest.allSatisfy {
            $0.lexeme.kind.isTemporal || $0.lexeme.kind == .frequency || isHour($0)
              || $0.lexeme.lemma.hasSuffix("itself")
          }
    default:
      if EnglishGroupWords.done.contains(verb) { return self.thing != nil && !hasDeed }
      if EnglishThingVerbs.affecting.contains(verb) { return affectsSomebody }
      return EnglishThingVerbs.byThemselves.contains(verb) && isSetting
        && (!EnglishThingVerbs.doneToo.contains(verb) || !rest.isEmpty)
    }
  }

  /// Whether a group of people, a shop or a company does it.
  func isOfInstitution(_ group: Lexeme) -> Bool {
    guard EnglishThingVerbs.institutions.contains(group.lemma),
      EnglishGroupWords.doneByMany.contains(verb), !rest.isEmpty
    else { return false }
    return ["open", "close", "play", "practice", "train", "perform", "rehearse", "win", "lose"]
      .contains(verb)
      ? isSetting : object.map { !$0.isHuman || ["hire", "fire"].contains(verb) } == true
  }

  private var hasDeed: Bool {
    rest.contains { $0.lexeme.wordClass == .verb || $0.lexeme.lemma == "need" }
  }

  /// *wake up/whole/neighborhood, scare/baby*: to people and animals, and where they live.
  private var affectsSomebody: Bool {
    guard !["make", "keep", "knock", "hurt"].contains(verb), let whom = object else { return false }
    return whom.isBeing || EnglishGroupWords.peopled.contains(whom.lemma)
  }

  /// Whether it is so at all times: *sell/bread, run/slow, open/seven*.
  var isTimeless: Bool {
    ["sell", "serve", "offer", "open", "close", "contain", "include", "have"].contains(verb)
      || ["run", "work"].contains(verb) && isManner
  }

  private func isHour(_ word: Constituent) -> Bool {
    word.lexeme.wordClass == .numeral || ["at", "in", "on", "by"].contains(word.lexeme.lemma)
  }

  /// *wave/carry away/sandals/my/cousin, soup/burn/tongue/boy*: what nature, a vehicle or a dish does to what is somebody's.
  private func isHisBehind(_ thing: Lexeme) -> Bool {
    guard EnglishGroupWords.done.contains(verb), self.thing != nil,
      ![.thing, .device, .toy, .instrument, .furniture, .material, .clothing].contains(thing.kind)
    else { return false }
    return rest.last?.lexeme.isHuman == true && rest.count < 4
  }

  /// *very/slow, well, fast*: how it works.
  private var isManner: Bool {
    guard let last = rest.last?.lexeme else { return isDenied }
    return rest.allSatisfy {
      $0.lexeme.wordClass == .adjective || $0.lexeme.wordClass == .adverb
        || $0.lexeme.kind == .degree || $0.lexeme.kind.isTemporal
    } && (last.wordClass == .adjective || last.wordClass == .adverb || last.kind.isTemporal)
  }

  /// *be/heavy, be/in/box, be/table*: what it is like and where.
  private func isLike(isOwned: Bool) -> Bool {
    guard let first = rest.first?.lexeme, !namesSomebody else { return false }
    let qualities = rest.filter { $0.lexeme.wordClass == .adjective }
    if isOwned,
      qualities.contains(where: {
        $0.lexeme.kind == .emotion || EnglishGroupWords.ofPeople.contains($0.lexeme.lemma)
      })
    {
      return false
    }
    if first.wordClass == .verb { return !isOwned && first.lemma.hasSuffix("ing") }
    return !qualities.isEmpty || first.wordClass == .adposition || first.kind == .color
      || first.wordClass == .adverb || first.kind == .degree || object != nil
      || rest.contains { $0.lexeme.kind.isTemporal }
  }

  /// *have/sharp/fangs*.
  var hasBodyPart: Bool {
    verb == "have" && (object?.kind == .body || object.map { $0.lemma == "fangs" } == true)
  }

  /// *have/holes, have/pool*: a part of a thing, and nothing that people have.
  private func hasPart(_ thing: Lexeme) -> Bool {
    guard let had = object, had.wordClass == .noun, !had.isBeing, !had.takesPlace,
      ![.meal, .feeling, .illness, .emotion].contains(had.kind),
      !EnglishGroupWords.peopleHave.contains(had.lemma)
    else { return false }
    return !KindSet.edible.contains(had.kind) || KindSet.edible.contains(thing.kind)
  }

  private var isSensed: Bool {
    guard let first = rest.first?.lexeme else { return false }
    if first.wordClass == .adjective || first.kind == .degree || first.lemma == "like" {
      return true
    }
    return verb.hasSuffix(" like") && object != nil
      || ["smell", "taste"].contains(verb) && rest.count == 1 && object?.isBeing == false
  }

  private var isMeasured: Bool {
    rest.contains {
      $0.lexeme.wordClass == .numeral || $0.lexeme.kind == .quantity
        || ["a lot", "lot", "much", "too much"].contains($0.lexeme.lemma)
    }
  }

  private var makesNoise: Bool {
    rest.contains { ["noise", "sound", "noises", "sounds"].contains($0.lexeme.lemma) }
  }

  private func fails(_ thing: Lexeme) -> Bool {
    EnglishGroupWords.failing.contains(verb) && isSetting && !thing.isPlaceLike
  }

  // MARK: Of people

  /// *parents/Sarah/separate, sister/teacher/live/Rome*: said of one of them, and not done together.
  func isOfKin(_ other: EnglishGroupShape.Phrase) -> Bool {
    !EnglishOwnersBehind.mutual.contains(verb) && (!rest.isEmpty || other.own != nil)
  }

  /// *boy/green/cap/push/my/sister*: with something behind that it is done to, or where.
  var isOfDescribed: Bool { !rest.isEmpty && verb != "help" }

  // MARK: Of the speaker

  /// *see/yesterday*: with nothing behind that is seen, what stands before it is, and the speaker saw it.
  var isOfSpeaker: Bool {
    ["see", "hear"].contains(verb) && !isDenied && rest.allSatisfy(\.lexeme.kind.isTemporal)
  }

  // MARK: Of an animal

  /// Whether it is said of an animal that is somebody's, and not of its owner: what people do to animals and with them is theirs.
  var isOfOwnedAnimal: Bool {
    if verb == "be" {
      return rest.contains {
        $0.lexeme.wordClass == .adjective && $0.lexeme.kind != .emotion
      } && !namesSomebody
    }
    if EnglishGroupWords.soundsOfAnimals.contains(verb) { return isSetting }
    if ["live", "sleep", "swim"].contains(verb) {
      // *turtle/Rachel/live/tank*: where no person does.
      return rest.contains { EnglishGroupWords.dens.contains($0.lexeme.lemma) }
    }
    if EnglishGroupWords.doneWithAnimals.contains(verb) { return false }
    if verb == "have" { return object.map { !$0.isHuman && !$0.takesPlace } == true }
    if EnglishOwnersBehind.byAnimals.contains(verb) { return !rest.isEmpty }
    return object != nil && linked.frames.listed(verb) != nil
  }
}
