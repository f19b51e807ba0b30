import AACCore

/// How the nouns of a group are said together (CGEL §5.112–5.123, §17.37–17.41, §17.104–17.109).
extension EnglishGroupBeforeVerb {
  // MARK: Whose

  func isOwner(_ phrase: EnglishGroupShape.Phrase) -> Bool {
    !EnglishOwnersBehind.unowning.contains(phrase.lexeme.lemma)
      && !phrase.lexeme.lemma.contains("'") && phrase.lexeme.wordClass != .pronoun
  }

  /// *My/old/neighbor*: a noun as it stands by itself.
  func plain(_ phrase: EnglishGroupShape.Phrase) -> Group {
    Group(
      words: [phrase.own].compactMap(\.self) + phrase.qualities + [phrase.noun], head: phrase.noun)
  }

  /// *Grandma's blanket, my mother's friend's house, the clown's hat*: a thing and who has it.
  func owned(_ thing: EnglishGroupShape.Phrase, by owner: Group) -> Group? {
    guard let last = owner.words.last, owner.words.count < 5 else { return nil }
    var joins = owner.joins
    var before = Array(owner.words.dropLast())
    var genitive = linked.genitive(last)
    // *The dentist's* is a place as well.
    genitive.lexeme.wordClass = .determiner
    genitive.lexeme.kind = .possessive
    let isDetermined = before.first.map {
      $0.lexeme.isDeterminerLike && !$0.lexeme.lemma.contains("'")
    }
    if let first = before.first(where: {
      $0.lexeme.lemma.contains("'") || $0.lexeme.wordClass == .adjective
    }),
      let place = before.firstIndex(where: { $0.tile == first.tile }), let tile = first.tile
    {
      // *Mother's friend's, old neighbor's*: one word before the thing.
      genitive.lexeme.lemma = (before[place...] + [genitive]).map(\.lexeme.lemma).joined(
        separator: " ")
      joins[tile] = before[place...].compactMap(\.tile) + [last.tile].compactMap(\.self)
      genitive.tile = tile
      before = Array(before[..<place])
    }
    if isDetermined != true, before.isEmpty { before = article(of: last, thing) }
    return Group(
      words: before + [genitive] + thing.qualities + [thing.noun], head: thing.noun, joins: joins)
  }

  /// *The teacher's*, but *Grandma's, Jake's*; what is kin is one's own where its clause says so.
  private func article(of owner: Constituent, _ thing: EnglishGroupShape.Phrase) -> [Constituent] {
    if let own = thing.own { return [own] }
    let name = owner.lexeme.lemma
    if owner.lexeme.wordClass == .properNoun || EnglishPeople.names.contains(name) { return [] }
    guard EnglishPeople.isPossessed(name) else { return linked.small("the") }
    return EnglishHabits.isPlural(owner.lexeme) ? linked.small("my") : []
  }

  /// *Friend/my/mother, parents/Sarah, sister/teacher*: kin and friends of somebody else.
  func kin(_ one: EnglishGroupShape.Phrase, _ other: EnglishGroupShape.Phrase) -> Group? {
    let (name, whose) = (one.lexeme.lemma, other.lexeme.lemma)
    guard one.own == nil, EnglishGroupKinds.related(name), isOwner(other) else { return nil }
    let isOthers =
      other.own != nil
      || other.lexeme.wordClass == .properNoun && EnglishHabits.isPlural(one.lexeme)
      || EnglishOwnersBehind.others.contains(whose) && !EnglishOwnersBehind.others.contains(name)
    return isOthers ? owned(one, by: plain(other)) : nil
  }

  // MARK: Who by what he has

  /// *Boy/green/cap, girl/curly/hair, man/beard*: what somebody wears or looks like; *guard/museum*: where he works; *my/sister/team*:
  /// with whom she plays.
  func described(
    _ who: EnglishGroupShape.Phrase, _ what: EnglishGroupShape.Phrase, _ deed: EnglishGroupDeed
  ) -> Group? {
    let thing = what.lexeme
    if EnglishGroupKinds.worksAt(who.lexeme.lemma, what.lexeme), what.qualities.isEmpty,
      what.own == nil,
      !deed.rest.isEmpty || deed.isDenied
    {
      return compound(who, by: what)
    }
    if EnglishGroupKinds.bands.contains(thing.lemma), what.isBare, deed.isOfInstitution(thing) {
      return owned(what, by: plain(who))
    }
    guard who.lexeme.wordClass == .noun, !EnglishPeople.names.contains(who.lexeme.lemma),
      who.own == nil || who.own?.lexeme.kind == .demonstrative || who.own?.lexeme.lemma == "the",
      !EnglishPeople.isPossessed(who.lexeme.lemma), what.own == nil,
      EnglishGroupKinds.marks(what.lexeme, isDescribed: !what.qualities.isEmpty),
      !(thing.kind == .body
        ? EnglishGroupKinds.doneToHair : EnglishGroupKinds.doneToClothes).contains(deed.verb),
      deed.isOfDescribed
    else { return nil }
    let isSeveral =
      EnglishHabits.isPlural(thing) || EnglishHabits.isMass(thing) || thing.lemma == "hair"
    let article = isSeveral ? [] : linked.small(thing.kind == .clothing ? "the" : "a")
    return Group(
      words: (who.own.map { [$0] } ?? linked.small("the")) + who.qualities + [who.noun]
        + linked.small("with")
        + article + what.qualities + [what.noun], head: who.noun)
  }

  // MARK: Where and of which kind

  /// *Monkey/zoo, flowers/pot*: where it is.
  func placed(
    _ one: EnglishGroupShape.Phrase, _ place: EnglishGroupShape.Phrase, _ word: String? = nil
  )
    -> Group?
  {
    let link =
      word
      ?? (place.lexeme.lemma == "farm" || place.lexeme.lemma == "ranch"
        ? "on" : EnglishGroupKinds.outside.contains(place.lexeme.lemma) ? "at" : "in")
    return Group(
      words: (one.own.map { [$0] } ?? linked.small("the")) + one.qualities + [one.noun]
        + linked.small(link)
        + (place.own.map { [$0] } ?? linked.small("the")) + place.qualities + [place.noun],
      head: one.noun)
  }

  /// *The office printer, the couch cushion*: one noun from a head and the one that names its kind.
  func compound(_ head: EnglishGroupShape.Phrase, by name: EnglishGroupShape.Phrase) -> Group? {
    guard let one = head.noun.tile, let other = name.noun.tile else { return nil }
    var noun = head.noun
    noun.tile = min(one, other)
    noun.lexeme.lemma = "\(name.lexeme.lemma) \(head.lexeme.lemma)"
    noun.lexeme.isInferred = false
    noun.lexeme.forms = [:]
    noun.lexeme.article = nil
    noun.lexeme.countability = EnglishHabits.isMass(head.lexeme) ? .mass : .count
    if EnglishHabits.isPlural(head.lexeme) { noun.lexeme.number = .plural }
    if head.lexeme.isPlaceLike { noun.lexeme.kind = head.lexeme.kind }
    let own = head.own ?? name.own
    let isBare = [.activity, .subject, .sport, .illness].contains(head.lexeme.kind)
    return Group(
      words: (own.map { [$0] } ?? (isBare ? [] : linked.small("the"))) + head.qualities
        + name.qualities + [noun],
      head: noun, joins: [min(one, other): [one, other]])
  }

  /// *Printer/office, zipper/backpack, flowers/pot; house/taxes, chicken/soup*: of two things one names which one the other is.
  func ofThing(
    _ one: EnglishGroupShape.Phrase, _ other: EnglishGroupShape.Phrase, _ deed: EnglishGroupDeed
  ) -> Group? {
    let (first, second) = (one.lexeme, other.lexeme)
    guard first.lemma != second.lemma, EnglishGroupKinds.mayJoin(first, second) else { return nil }
    if EnglishHeads.mayHead(first.lemma), EnglishHeads.link(first.lemma, second) != nil {
      return nil
    }
    if EnglishCompounds.joins(second, first) {
      return deed.isOfThing(first) ? compound(one, by: other) : nil
    }
    if EnglishCompounds.joins(first, second), other.own == nil {
      return deed.isOfThing(second) ? compound(other, by: one) : nil
    }
    if let link = EnglishGroupKinds.kept(first, in: second) {
      return deed.isOfThing(first) ? placed(one, other, link) : nil
    }
    if let link = EnglishGroupKinds.within(first, second) {
      return deed.isOfThing(first) ? placed(one, other, link) : nil
    }
    let (behind, before) = (
      EnglishGroupKinds.naming(second, first), EnglishGroupKinds.naming(first, second)
    )
    if before > behind, other.own == nil {
      return deed.isOfThing(second) ? compound(other, by: one) : nil
    }
    if before == 0, behind == 0 {
      // *antenna/roof/fall off*: unlike things, of which the first is named by the second.
      return first.kind != second.kind && !KindSet.edible.contains(first.kind)
        && !KindSet.edible.contains(second.kind) && !["be", "have"].contains(deed.verb)
        && deed.isOfThing(first) ? compound(one, by: other) : nil
    }
    return behind > 0 && deed.isOfThing(first) ? compound(one, by: other) : nil
  }
}
