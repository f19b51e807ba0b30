import AACCore

/// Whose a thing is, where its owner was chosen behind it; and where a way leads that is a thing.
///
/// Sources: CGEL §5.112–5.123 (genitive), §17.38 (nouns of motion with their prepositions).
extension EnglishClause {
  /// *celebrate/birthday/Zoe, take/temperature/I, repair/car/Dad*: whom it is of, behind the thing itself.
  mutating func ownLater() {
    for index in plan.fillers.indices.reversed() {
      let filler = plan.fillers[index]
      guard filler.prepositionTile == nil, filler.role != .object || filler.phrases.count == 1,
        filler.phrases.count == 1, plan.verbs.indices.contains(filler.verb),
        let person = filler.phrases[0].noun?.lexeme, person.isHuman,
        let thing = plan.fillers.firstIndex(where: { isOwnable($0, by: filler) })
      else { continue }
      let owner = plan.fillers[index].phrases[0]
      if person.wordClass == .pronoun, let pronoun = EnglishPronouns.of(person.lemma) {
        var word = owner.noun
        word?.lexeme = Lexeme(
          lemma: pronoun.possessive, wordClass: .determiner, kind: .possessive)
        plan.fillers[thing].phrases[0].possessive = word
        out.note(
          .owner, plan.fillers[thing].phrases[0].noun?.lexeme.lemma ?? "", pronoun.possessive)
      } else {
        plan.fillers[thing].phrases[0].complement = [owner]
      }
      plan.fillers[thing].isGoverned = false
      plan.fillers.remove(at: index)
      return
    }
  }

  /// Whether what a filler names is somebody's who was chosen behind it.
  private func isOwnable(_ filler: Filler, by owner: Filler) -> Bool {
    guard filler.role == .object, filler.verb == owner.verb, filler.prepositionTile == nil,
      filler.phrases.count == 1, let noun = filler.phrases[0].noun, let who = owner.phrases[0].noun,
      filler.phrases[0].possessive == nil, filler.phrases[0].complement.isEmpty,
      filler.phrases[0].determiner == nil, filler.phrases[0].quantity == nil,
      (noun.tile ?? .max) < (who.tile ?? 0)
    else { return false }
    let verb = plan.verbs[filler.verb].frame.lemma
    let isPronoun = who.lexeme.wordClass == .pronoun
    if Self.measured.contains(noun.lexeme.lemma) { return Self.measuring.contains(verb) }
    guard !isPronoun else { return false }
    if Self.occasions.contains(noun.lexeme.lemma) { return Self.marking.contains(verb) }
    switch noun.lexeme.kind {
    case .vehicle, .device, .home, .clothing, .thing, .toy, .instrument: break
    default: return false
    }
    if Self.harming.contains(verb) { return true }
    return Self.mending.contains(verb) && isCalling
  }

  /// Whether the subject does it for a living: *the mechanic repairs Dad's car*, but *Tom washes the car with Dad*.
  private var isCalling: Bool {
    guard plan.subject.count == 1, let doer = plan.subject[0].noun?.lexeme,
      doer.isHuman, doer.wordClass == .noun
    else { return false }
    return !EnglishPeople.names.contains(doer.lemma) && !EnglishPeople.isPossessed(doer.lemma)
      && !["boy", "girl", "man", "woman", "child", "kid", "baby", "person"].contains(doer.lemma)
  }

  /// What is measured of somebody.
  static let measured = EnglishWords.set("temperature pulse weight height")
    .union(["blood pressure", "heart rate"])
  static let measuring = EnglishWords.set("take check measure feel monitor")
  /// What is somebody's day.
  private static let occasions = EnglishWords.set("birthday anniversary wedding graduation")
    .union(["birthday party"])
  private static let marking = EnglishWords.set("celebrate forget remember miss plan")
  private static let harming = EnglishWords.set(
    "break steal crash scratch damage dent ruin lose")
  private static let mending = EnglishWords.set("repair fix check test inspect service paint")

  /// *buy/she/bicycle, write/she/letter, throw/she/ball*: chosen as who she is, and before a thing that is made or thrown for
  /// somebody, she is who gets it; but *make/she/bed* (CGEL §16.56–16.57).
  func getsNext(_ her: Constituent, _ tile: Int) -> Bool {
    guard her.lexeme.lemma == "she",
      let filler = plan.fillers.first(where: { $0.phrases[0].noun?.tile == tile + 1 }),
      let thing = filler.phrases[0].noun?.lexeme, thing.wordClass == .noun, thing.kind != .body,
      !Self.ownThings.contains(thing.lemma)
    else { return false }
    let verb = plan.verbs[filler.verb].frame.lemma
    return EnglishHabits.makingFor.contains(verb)
      || ["write", "read", "throw", "send", "text"].contains(verb)
        && (verb == "throw" || Self.sent.contains(thing.lemma))
  }

  /// *draw/I/cat, paint/she/picture*: whom one draws it for, with nothing said of company.
  mutating func giveDrawing(_ index: Int) {
    let filler = plan.fillers[index]
    guard filler.role == .company, filler.prepositionTile == nil, filler.phrases.count == 1,
      filler.phrases[0].isPronoun, let tile = filler.phrases[0].noun?.tile,
      ["draw", "paint"].contains(plan.verbs[filler.verb].frame.lemma),
      plan.fillers.contains(where: {
        $0.role == .object && $0.verb == filler.verb && $0.phrases[0].noun?.tile == tile + 1
      })
    else { return }
    plan.fillers[index].role = .beneficiary
    plan.fillers[index].preposition = "for"
  }

  private static let ownThings = EnglishWords.set("bed mind way haircut hair homework")
  private static let sent = EnglishWords.set(
    "letter card note message poem story email postcard text")

  /// *believe/in/ghost*: behind a verb that is listed with its preposition, what that takes.
  mutating func takeListedMatter() {
    let frames = LanguageTables.tables(.english).frames
    for index in plan.fillers.indices {
      let filler = plan.fillers[index]
      guard filler.prepositionTile != nil, !filler.isGoverned,
        plan.verbs.indices.contains(filler.verb), let preposition = filler.preposition,
        filler.phrases.allSatisfy({ $0.noun?.lexeme.wordClass == .noun }),
        let listed = frames.listed("\(plan.verbs[filler.verb].frame.lemma) \(preposition)"),
        listed.slots.first?.role == .object, listed.slots.first?.article == .bare
      else { continue }
      plan.fillers[index].role = .topic
      plan.fillers[index].article = .bare
    }
  }

  /// *leave/bag/school*: a place beside a thing that is left is where.
  mutating func leaveAt(_ index: Int) {
    let filler = plan.fillers[index]
    guard ["leave", "forget"].contains(plan.verbs[filler.verb].frame.lemma),
      filler.role == .object, filler.phrases.count == 1,
      let place = filler.phrases[0].noun, KindSet.places.contains(place.lexeme.kind),
      plan.fillers.contains(where: {
        $0.role == .object && $0.verb == filler.verb
          && $0.phrases[0].noun?.lexeme.wordClass == .noun
          && !KindSet.places.contains($0.phrases[0].kind)
      })
    else { return }
    self.place(index, .placeAt, "at", nil)
    plan.fillers[index].isGoverned = false
  }

  /// *uncle/work/nurse*: what somebody else does for a living (CGEL §9.4).
  mutating func workAs(_ index: Int) {
    let filler = plan.fillers[index]
    guard plan.verbs[filler.verb].frame.lemma == "work", filler.role == .company,
      filler.phrases.count == 1, filler.phrases[0].isPlain,
      let calling = filler.phrases[0].noun?.lexeme, calling.isHuman, calling.wordClass == .noun,
      !EnglishPeople.names.contains(calling.lemma), !EnglishPeople.isPossessed(calling.lemma),
      !["boy", "girl", "man", "woman", "child", "kid", "baby", "person", "people"].contains(
        calling.lemma), calling.number != .plural,
      plan.subject.count == 1,
      plan.subject[0].noun.map({ ["I", "we", "you"].contains($0.lexeme.lemma) }) == false
    else { return }
    place(index, .other, "as", .indefinite)
    plan.fillers[index].isGoverned = true
  }

  /// *ask/for/phone/birthday*: the day that it is given on.
  mutating func getForDay(_ index: Int) {
    let filler = plan.fillers[index]
    guard filler.phrases.count == 1, filler.phrases[0].adjectives.isEmpty,
      ["birthday", "Christmas", "Easter"].contains(filler.phrases[0].noun?.lexeme.lemma ?? ""),
      ["ask", "wish", "get", "want", "receive", "buy", "give", "send", "bring"].contains(
        plan.verbs[filler.verb].frame.lemma),
      plan.fillers.indices.contains(where: {
        $0 != index && plan.fillers[$0].verb == filler.verb
          && plan.fillers[$0].phrases[0].noun?.lexeme.isBeing == false
      })
    else { return }
    place(index, .purpose, "for", nil)
    plan.fillers[index].isGoverned = false
  }

  /// *come/Christmas, arrive/Halloween*: a feast is when one comes, not where to (CGEL §9.34).
  mutating func comeOnDay(_ index: Int) {
    let filler = plan.fillers[index]
    guard filler.phrases.count == 1, filler.prepositionTile == nil, filler.phrases[0].isPlain,
      filler.role != .attribute, let day = filler.phrases[0].noun?.lexeme.lemma,
      EnglishHabits.feasts.contains(day),
      EnglishHabits.moving.contains(plan.verbs[filler.verb].frame.lemma)
    else { return }
    let phrase = filler.phrases[0]
    if phrase.quantity != nil || phrase.determiner != nil || phrase.demonstrative != nil { return }
    let isLong = day == "Christmas" || day == "Easter"
    place(index, .time, isLong ? "at" : "on", .bare)
    plan.fillers[index].isGoverned = true
  }

  /// *remember/trip/beach*: where a way leads is said behind *to*.
  mutating func tripTo(_ index: Int) {
    let filler = plan.fillers[index]
    guard filler.role == .placeAt, filler.phrases.count == 1, !filler.isGoverned,
      let place = filler.phrases[0].noun, KindSet.places.contains(place.lexeme.kind),
      plan.fillers.contains(where: {
        $0.role == .object && $0.verb == filler.verb && $0.prepositionTile == nil
          && $0.phrases.count == 1 && isWay($0.phrases[0].noun?.lexeme)
          && ($0.phrases[0].noun?.tile ?? .max) < (place.tile ?? 0)
      })
    else { return }
    self.place(index, .placeTo, "to", filler.article)
  }

  private func isWay(_ noun: Lexeme?) -> Bool {
    guard let noun else { return false }
    return ["trip", "journey", "visit", "flight", "ride", "drive", "way", "outing", "excursion"]
      .contains(noun.lemma.split(separator: " ").last.map(String.init) ?? noun.lemma)
  }
}
