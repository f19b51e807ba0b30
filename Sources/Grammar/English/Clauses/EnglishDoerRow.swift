import AACCore

/// Rows in which who does it stands behind what it is done to, with somebody or something else behind him, or behind the place
/// where he is: *book/read/Dad/girl, like/chocolate/sister, kiss/give/Grandma/I, paint/picture/Sophie/watercolors, bed/under/dog/sleep*.
///
/// Sources: CGEL §10.18–10.23 (subject and objects), §16.56 (two objects), §9.49 (instrument), §9.15–9.21 (place); Dowty, *Thematic
/// Proto-Roles* (1991): the doer is a being.
struct EnglishDoerRow {
  let frames: FrameTable
  let lexicon: Lexicon

  /// The row in the order of speech; as it is where nothing tells.
  func ordered(_ row: [Constituent]) -> [Constituent] {
    if let healed = healed(row) { return healed }
    guard row.count > 2, row.count < 6,
      !row.contains(where: {
        $0.lexeme.kind == .question || $0.lexeme.wordClass == .conjunction
          || $0.lexeme.wordClass == .interjection || $0.lexeme.kind == .social
      })
    else { return row }
    return given(row) ?? placed(row) ?? liked(row) ?? handedOn(row) ?? tooled(row) ?? seenTogether(
      row)
      ?? smelling(row) ?? row
  }

  private func small(_ text: String) -> [Constituent] { lexicon.small(text) }

  /// *rabbit/heal/vet, boy/examine/doctor*: who heals by calling does it, wherever he is laid.
  private func healed(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3,
      let verb = row.firstIndex(where: { Self.healing.contains($0.lexeme.lemma) }),
      verb < 2, case let others = row.indices.filter({ $0 != verb }),
      case let (first, last) = (row[others[0]].lexeme, row[others[1]].lexeme),
      first.isBeing, first.wordClass == .noun, !Self.healers.contains(first.lemma),
      Self.healers.contains(last.lemma)
    else { return nil }
    return [row[others[1]], row[verb].asVerb, row[others[0]]]
  }

  private static let healing = EnglishWords.set(
    "heal cure treat examine vaccinate operate save diagnose nurse bandage")
  private static let healers = EnglishWords.set(
    "vet veterinarian doctor nurse surgeon dentist paramedic pediatrician")

  // MARK: Given and handed on

  /// *grandma/kiss/give/I, kiss/give/grandma/I*: a deed that somebody gives another.
  private func given(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 4, let give = row.firstIndex(where: { $0.lexeme.lemma == "give" }),
      let deed = row.firstIndex(where: { Self.gifts.contains($0.lexeme.lemma) }), deed < give,
      let last = row.last, last.lexeme.lemma == "I" || last.lexeme.lemma == "me",
      let giver = row.indices.first(where: {
        $0 != give && $0 != deed && row[$0].lexeme.namesPerson
      })
    else { return nil }
    let noun = EnglishWordClasses(frames: frames, lexicon: lexicon).asNoun(row[deed])
    return [row[giver], row[give].asVerb, last] + small("a") + [noun]
  }

  private static let gifts = EnglishWords.set(
    "kiss hug cuddle massage high-five bath shower ride push pat")

  /// *book/read/Dad/girl, tell/joke/Ana/Dad, give/girl/book/Mom*: of two people behind the verb the first does it and the other gets it,
  /// unless the second brings up, teaches or heals the first; people give to animals.
  private func handedOn(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 4,
      let verb = row.prefix(2).firstIndex(where: { Self.handing.contains($0.lexeme.lemma) }),
      let thing = row.indices.first(where: { $0 != verb && row[$0].lexeme.namesThing }),
      case let others = row.indices.filter({ $0 != verb && $0 != thing }), others[0] > verb,
      case let (first, last) = (row[others[0]].lexeme, row[others[1]].lexeme),
      first.namesPerson || first.roleKind == .animal && last.namesPerson,
      last.namesPerson || last.lemma == "me" || last.roleKind == .animal,
      frames.listed(row[verb].lexeme.lemma)?.takesAsObject(row[thing].lexeme) == true
    else { return nil }
    let isLastGiver = takesCare(last, of: first)
    let giver = row[others[isLastGiver ? 1 : 0]]
    let link = Self.making.contains(row[verb].lexeme.lemma) ? "for" : "to"
    return [giver, row[verb].asVerb, row[thing]] + small(link)
      + [row[others[isLastGiver ? 0 : 1]]]
  }

  private func takesCare(_ person: Lexeme, of other: Lexeme) -> Bool {
    guard person.namesPerson else { return false }
    return other.roleKind == .animal
      || Self.carers.contains(person.lemma) && Self.cared.contains(other.lemma)
  }

  private static let carers = EnglishWords.set(
    """
    Mom Dad Mum mom dad mum mother father grandma Grandma grandpa Grandpa granny grandmother grandfather aunt uncle teacher \
    doctor nurse therapist babysitter nanny coach waiter waitress caregiver
    """)
  private static let cared = EnglishWords.set(
    "girl boy child kid baby toddler son daughter grandson granddaughter student pupil patient class"
  )
  private static let making = EnglishWords.set("cook bake make draw paint buy knit build")
  private static let handing = EnglishWords.set(
    "read write sing tell give show send bring lend throw pass hand"
  ).union(making)

  // MARK: Liked

  /// *like/chocolate/sister, hate/spiders/Mom*: nobody likes a thing with somebody.
  private func liked(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, Self.liking.contains(row[0].lexeme.lemma),
      row[0].lexeme.wordClass == .verb,
      row[1].lexeme.wordClass == .noun, !row[1].lexeme.isHuman, !row[1].lexeme.kind.isTemporal,
      row[2].lexeme.namesPerson, !EnglishPeople.helpers.contains(row[2].lexeme.lemma)
    else { return nil }
    return [row[2], row[0], row[1]]
  }

  private static let liking = EnglishWords.set("like love hate prefer adore")

  // MARK: With a tool

  /// *paint/picture/Sophie/watercolors, eat/soup/grandpa/spoon*: who does it to a thing with a tool.
  private func tooled(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 4, Self.handling.contains(row[0].lexeme.lemma), row[1].lexeme.namesThing,
      row[2].lexeme.namesPerson, row[3].lexeme.namesThing,
      KindSet.tools.contains(row[3].lexeme.kind)
        || EnglishHabits.tools.contains(row[3].lexeme.lemma)
        || Self.implements.contains(row[3].lexeme.lemma),
      row[2].lexeme.wordClass == .properNoun || EnglishPeople.isPossessed(row[2].lexeme.lemma)
        || EnglishPeople.names.contains(row[2].lexeme.lemma.lowercased())
    else { return nil }
    return [row[2], row[0].asVerb, row[1]] + small("with") + [row[3]]
  }

  private static let handling = EnglishWords.set(
    "paint draw write color colour cut eat drink wash clean sweep fix dig stir")
  /// What one writes, eats and cuts with.
  private static let implements = EnglishWords.set(
    "watercolors watercolor watercolours crayon crayons paints pencil pencils marker markers chalk paintbrush spoon fork scissors"
  )

  // MARK: Where somebody is

  /// *bed/under/dog/sleep, table/on/book/be*: what is small or alive is somewhere, and no furniture on it.
  private func placed(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 4, row[1].lexeme.wordClass == .adposition,
      Self.places.contains(row[1].lexeme.lemma),
      Self.standing.contains(row[3].lexeme.lemma), row[0].lexeme.wordClass == .noun,
      row[2].lexeme.wordClass == .noun || row[2].lexeme.wordClass == .properNoun
    else { return nil }
    let (place, other) = (row[0].lexeme, row[2].lexeme)
    let isPlace =
      place.kind == .furniture || KindSet.places.contains(place.kind) || place.kind == .plant
      || place.kind == .vehicle || Self.holders.contains(place.lemma)
    let isMovable: Bool =
      switch other.roleKind {
      case .toy, .book, .food, .drink, .clothing, .dish, .device: true
      default: other.isBeing || Self.movable.contains(other.lemma)
      }
    guard isPlace, isMovable, !EnglishPeople.helpers.contains(other.lemma) else { return nil }
    return [row[2], row[3].asVerb, row[1], row[0]]
  }

  private static let places: WordSet = [
    "under", "on", "in", "behind", "next to", "in front of", "near", "inside", "on top of", "above",
    "below", "beside", "between",
  ]
  private static let standing = EnglishWords.set("be sleep sit stand lie hide stay wait")
  private static let holders = EnglishWords.set(
    "box bag basket drawer pocket fridge cup jar backpack closet cage")
  private static let movable = EnglishWords.set(
    "ball key pencil pen cup glass spoon paper crayon bottle plate")

  // MARK: Smelling

  /// *soup/smell/garlic, water/taste/lemon*: a thing smells of another (CGEL §10.23).
  private func smelling(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, ["smell", "taste"].contains(row[1].lexeme.lemma),
      row[0].lexeme.namesThing,
      row[2].lexeme.namesThing
    else { return nil }
    return [row[0], row[1].asVerb] + small("of") + [row[2]]
  }

  // MARK: Together

  /// *dentist/go/Mom/I, doctor/tomorrow/go/Dad/I*: who goes together to those whom one goes to.
  private func seenTogether(_ row: [Constituent]) -> [Constituent]? {
    guard EnglishPeople.visited.contains(row[0].lexeme.lemma), row.count > 3,
      let go = row.firstIndex(where: { $0.lexeme.lemma == "go" }),
      row[row.count - 1].lexeme.lemma == "I",
      row.count - 2 > go, row[row.count - 2].lexeme.namesPerson
    else { return nil }
    let rest = row.indices.filter { $0 > 0 && $0 != go && $0 < row.count - 2 }
    guard rest.allSatisfy({ row[$0].lexeme.kind.isTemporal }) else { return nil }
    return [row[row.count - 2]] + small("and") + [row[row.count - 1], row[go], row[0]]
      + rest.map { row[$0] }
  }
}
