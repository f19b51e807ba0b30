import AACCore

/// What hurts and what helps, who is ill and where, what one is afraid of, who is hungry and what he gets, in any order:
/// *band-aid/finger/bleed/need, fever/bed/stay, vacuum/cat/afraid, dog/hungry/give/food, baby/sleep/quiet*.
///
/// Sources: CGEL §13.3 (asyndetic coordination), §16.69 (adjectives and their prepositions), §12.46 (ellipsis in speech).
extension EnglishSortedThoughts {
  // MARK: Ill

  func ailing(_ row: [Constituent]) -> Reading? {
    remedied(row) ?? bedridden(row) ?? sickAway(row)
  }

  /// *finger/bleed/band-aid/need, cut/finger/band-aid, knee/blood/band-aid/need*: what helps.
  private func remedied(_ row: [Constituent]) -> Reading? {
    guard row.count > 2, row.count < 6,
      let remedy = row.first(where: { Self.remedies.contains($0.lexeme.lemma) }),
      let part = row.first(where: {
        $0.lexeme.kind == .body && $0.lexeme.lemma != "blood" && $0 != remedy
      }),
      let harm = row.first(where: { Self.harms.contains($0.lexeme.lemma) })
    else { return nil }
    let need = row.first { ["want", "need"].contains($0.lexeme.lemma) }
    guard need == nil || need != row[0] || row[1] != remedy else { return nil }
    guard without(row, remedy, part, harm, need).allSatisfy(isMe) else { return nil }
    let lemma = harm.lexeme.lemma
    let me = row.first(where: isMe).flatMap { $0 == row[0] ? $0 : nil }
    let who = me.map { lexicon.small("I", tile: $0.tile) } ?? speaker
    let first: [Constituent]
    switch lemma {
    case "blood":
      first = small("there") + [EnglishWording.be, harm] + small("on") + small("my") + [part]
    case "sore", "swollen", "itchy":
      first = small("my") + [part, EnglishWording.be, state(harm)]
    case "hurt", "bleed", "itch", "ache", "run":
      first = small("my") + [part, harm.asVerb]
    default:
      first = who + [harm.asVerb] + small("my") + [part]
    }
    return Reading(
      first: first,
      second: speaker + [need?.asVerb ?? EnglishStatementReader.verb("need"), remedy],
      isPast: Self.injuries.contains(lemma))
  }

  private static let remedies = EnglishWords.set(
    "band-aid bandage medicine ice tissue cream lotion ointment gauze band-aids")
  private static let injuries = EnglishWords.set("cut scrape burn bump scratch twist bang")
  private static let harms = injuries.union([
    "hurt", "bleed", "itch", "ache", "run", "sore", "swollen", "itchy", "blood",
  ])

  /// *fever/bed/stay, stomachache/home/want, sister/fever/bed*.
  private func bedridden(_ row: [Constituent]) -> Reading? {
    guard row.count < 6,
      let illness = row.first(where: {
        $0.lexeme.kind == .illness || ["hurt", "ache"].contains($0.lexeme.lemma)
      }),
      let place = row.first(where: {
        ["bed", "home", "lie down", "rest", "sleep"].contains($0.lexeme.lemma)
      })
    else { return nil }
    let who = row.first(where: isDoer)
    let isHurt = illness.lexeme.kind != .illness
    let part = isHurt ? row.first { $0.lexeme.kind == .body } : nil
    guard !isHurt || part != nil && !isMe(row[0]) else { return nil }
    let rest = without(row, illness, place, who, part).filter { !isMe($0) }
    if let who {
      guard !isHurt else { return nil }
      guard rest.isEmpty, place.lexeme.lemma == "bed" else { return nil }
      return Reading(
        first: [who, EnglishStatementReader.verb("have"), illness],
        second: pronoun(who) + [EnglishWording.be] + small("in") + [place])
    }
    let have =
      part.map { small("my") + [$0, illness.asVerb] }
      ?? speaker + [EnglishStatementReader.verb("have"), illness]
    let want = rest.first { ["want", "need"].contains($0.lexeme.lemma) }
    if !["bed", "home"].contains(place.lexeme.lemma) {
      guard let want, rest.count == 1 else { return nil }
      return Reading(first: have, second: speaker + [want.asVerb, place.asVerb])
    }
    let deed = rest.first { ["go", "stay", "rest", "sleep", "go home"].contains($0.lexeme.lemma) }
    guard without(rest, want, deed).isEmpty, want != nil || deed != nil else { return nil }
    let act = deed?.asVerb ?? EnglishStatementReader.verb("go")
    let wish =
      want.map { [$0.asVerb] }
      ?? (act.lexeme.lemma == "go" ? [EnglishStatementReader.verb("want")] : [])
    return Reading(first: have, second: speaker + wish + [act, place])
  }

  /// *grandpa/hospital/sick, dog/sick/vet/go*.
  private func sickAway(_ row: [Constituent]) -> Reading? {
    guard let sick = row.first(where: { ["sick", "ill", "hurt"].contains($0.lexeme.lemma) }),
      let place = row.first(where: {
        EnglishPeople.visited.contains($0.lexeme.lemma) || $0.lexeme.lemma == "hospital"
      }),
      let who = row.first(where: { isDoer($0) || $0.lexeme.roleKind == .animal && $0 != place })
    else { return nil }
    let go = row.first { $0.lexeme.lemma == "go" }
    guard row.count == (go == nil ? 3 : 4) else { return nil }
    guard go == nil else {
      return Reading(
        first: named(who) + [EnglishWording.be, state(sick)],
        second: pronoun(who) + [
          EnglishStatementReader.verb("need"), EnglishStatementReader.verb("go"),
        ]
          + small("to") + small("the") + [place])
    }
    guard place.lexeme.lemma == "hospital", sick.lexeme.lemma != "hurt", isDoer(who) else {
      return nil
    }
    return Reading(
      first: [who, EnglishWording.be, state(sick)] + small("in") + small("the") + [place])
  }

  /// Who it is said of, with an article where it needs one.
  func named(_ word: Constituent) -> [Constituent] {
    (isDoer(word) ? [] : small("the")) + [word]
  }

  /// *he, she, it*: the same again.
  func pronoun(_ word: Constituent) -> [Constituent] {
    let lemma = word.lexeme.lemma.lowercased()
    if EnglishPeople.female.contains(lemma) { return small("she") }
    if EnglishPeople.male.contains(lemma) { return small("he") }
    return small(word.lexeme.roleKind == .animal || lemma == "baby" ? "it" : "they")
  }

  // MARK: Feelings

  /// *vacuum/cat/afraid, thunder/scared/hug, happy/grandma/come, excited/zoo/tomorrow*.
  func frightened(_ row: [Constituent]) -> Reading? {
    guard let mood = row.first(where: { Self.moods.contains($0.lexeme.lemma) }) else { return nil }
    if row.count == 3, row[1] == mood, mood.lexeme.lemma == "afraid",
      row[0].lexeme.isBeing, row[2].lexeme.isBeing, !isMe(row[0]), !isMe(row[2])
    {
      return Reading(
        first: named(row[0]) + [EnglishWording.be, state(mood, .emotion)] + small("of")
          + named(row[2]))
    }
    if row[1].lexeme.kind.isTemporal == false, ["scared", "afraid"].contains(mood.lexeme.lemma) {
      return fearing(row, mood)
    }
    guard row.count == 3, row[0] == mood else { return nil }
    let feeling = state(mood, .emotion)
    if isDoer(row[1]), Self.arrivals.contains(row[2].lexeme.lemma) {
      return Reading(
        first: speaker + [EnglishWording.be, feeling], second: [row[1], row[2].asVerb],
        isNextOngoing: ["come", "leave", "visit", "go", "move"].contains(row[2].lexeme.lemma))
    }
    guard row[2].lexeme.kind.isTemporal,
      row[1].lexeme.kind == .place || row[1].lexeme.kind == .event
        || EnglishPeople.visited.contains(row[1].lexeme.lemma)
        || ["school", "trip", "game", "test"].contains(row[1].lexeme.lemma),
      mood.lexeme.lemma != "happy"
    else { return nil }
    let isSeen = EnglishPeople.visited.contains(row[1].lexeme.lemma)
    let goes = isSeen || row[1].lexeme.kind == .place || row[1].lexeme.lemma == "school"
    let ahead =
      goes
      ? [EnglishStatementReader.verb("go")] + small("to")
      : [EnglishStatementReader.verb("have")] + small("a")
    return Reading(
      first: speaker + [EnglishWording.be, feeling], second: speaker + ahead + row[1...])
  }

  private func fearing(_ row: [Constituent], _ mood: Constituent) -> Reading? {
    guard row.count < 5,
      let thing = row.first(where: { Self.feared.contains($0.lexeme.lemma) })
    else { return nil }
    let dark = thing.lexeme.lemma == "dark"
    var named = thing
    if thing.lexeme.wordClass != .noun {
      named.lexeme = Lexeme(lemma: thing.lexeme.lemma, wordClass: .noun, kind: .thing)
      named.lexeme.countability = .count
    }
    let article = thing.lexeme.countability == .mass && !dark ? [] : small("the")
    let of = [EnglishWording.be, state(mood, .emotion)] + small("of") + article + [named]
    let rest = without(row, mood, thing)
    if rest.count == 1, rest[0].lexeme.isBeing, !isMe(rest[0]) {
      return Reading(first: self.named(rest[0]) + of)
    }
    let want = rest.first { ["want", "need"].contains($0.lexeme.lemma) }
    let wished = without(rest, want).filter { !isMe($0) }
    guard wished.count == 1,
      ["hug", "light", "nightlight", "mom", "dad"].contains(wished[0].lexeme.lemma)
    else { return nil }
    var comfort = wished[0]
    if comfort.lexeme.lemma == "hug" {
      comfort.lexeme = Lexeme(lemma: "hug", wordClass: .noun, kind: .event)
      comfort.lexeme.countability = .count
    }
    return Reading(
      first: speaker + of,
      second: speaker + [want?.asVerb ?? EnglishStatementReader.verb("want")]
        + (comfort.lexeme.lemma == "hug" ? small("a") : []) + [comfort])
  }

  private static let moods = EnglishWords.set(
    "scared afraid happy excited proud worried glad nervous")
  private static let arrivals = EnglishWords.set("come leave win visit call go move arrive")
  private static let feared = EnglishWords.set(
    "vacuum thunder noise storm dark lightning fireworks blender drill thunderstorm siren alarm")

  // MARK: Hungry

  /// *dog/hungry/give/food, bottle/baby/need/hungry*: who is hungry, and what he is given.
  func fed(_ row: [Constituent]) -> Reading? {
    guard row.count == 3 || row.count == 4,
      let state = row.first(where: { ["hungry", "thirsty", "starving"].contains($0.lexeme.lemma) }),
      let who = row.first(where: {
        $0.lexeme.wordClass == .noun
          && ($0.lexeme.roleKind == .animal || isDoer($0) || $0.lexeme.lemma == "baby")
      }),
      let meal = row.first(where: {
        isThing($0) && KindSet.edible.contains($0.lexeme.kind) || $0.lexeme.lemma == "bottle"
      })
    else { return nil }
    let deed = row.first { ["give", "feed", "want", "need"].contains($0.lexeme.lemma) }
    guard let deed, without(row, state, who, meal, deed).isEmpty else { return nil }
    let first = named(who) + [EnglishWording.be, self.state(state)]
    guard ["give", "feed"].contains(deed.lexeme.lemma) else {
      return Reading(first: first, second: pronoun(who) + [deed.asVerb, meal])
    }
    let give = Constituent(
      Lexeme(lemma: "give", wordClass: .verb, kind: .action), tile: deed.tile)
    let lemma = pronoun(who).first?.lexeme.lemma ?? "it"
    var whom = small(["she": "her", "he": "him", "they": "them"][lemma] ?? "it")
    if lemma == "it", !whom.isEmpty { whom[0].lexeme.animacy = .animate }
    return Reading(
      first: first,
      second: deed.lexeme.lemma == "feed"
        ? [deed.asVerb, meal] + small("to") + whom : [give] + whom + [meal],
      asksNext: true)
  }

  /// *baby/sleep/quiet, shh/mom/sleep, baby/cry/hungry*.
  func quieted(_ tiles: [Constituent]) -> Reading? {
    let be = tiles.first { $0.lexeme.lemma == "be" }
    let row = without(tiles, be)
    guard row.count == 3, be == nil || row.contains(where: { $0.lexeme.lemma == "quiet" }),
      let deed = row.first(where: { ["sleep", "nap", "cry"].contains($0.lexeme.lemma) }),
      let who = row.first(where: {
        $0.lexeme.wordClass == .noun && $0.lexeme.isBeing && !isMe($0)
      }),
      let other = without(row, deed, who).first
    else { return nil }
    if deed.lexeme.lemma == "cry" {
      guard
        ["hungry", "tired", "scared", "sick", "cold", "wet", "sad", "mad"]
          .contains(other.lexeme.lemma), row[0] == who, row[1] == deed
      else { return nil }
      let crying = Lexeme(lemma: "crying", wordClass: .adjective, kind: .state)
      return Reading(
        first: named(who) + [EnglishWording.be, state(other), EnglishWording.and]
          + [Constituent(crying, tile: deed.tile)])
    }
    guard ["quiet", "shh"].contains(other.lexeme.lemma) else { return nil }
    let first = named(who) + [deed.asVerb]
    guard other.lexeme.lemma == "quiet" else { return Reading(first: first, second: [other]) }
    return Reading(first: first, second: [be ?? EnglishWording.be, state(other)], asksNext: true)
  }
}
