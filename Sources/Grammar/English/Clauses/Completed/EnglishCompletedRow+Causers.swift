import AACCore

/// What a thing does to somebody or by itself, laid in the order of speech: *comb/pull/hair, splint/squeeze/foot, earthquake/kill/many/people,
/// government/raise/taxes, newspaper/tell/lies, paint/stain/T-shirt, cash machine/swallow/card, cough/not/let/sleep, river/rise/a lot,
/// war/continue/still, scissors/cut/well*; and what somebody at his work does, in a word that names something as well: *lawyer/review/papers*.
///
/// Sources: CGEL §10.21–10.23 (external causer, instrument and affected as subjects), §5.108 (collective nouns), §10.27; Levin, *English Verb
/// Classes and Alternations*, §31 (psych-verbs), §44 (destroy), §45 (change of state), §51.
extension EnglishCompletedRow {
  /// A thing, what it does and the rest.
  private struct Parts {
    var subject: [Constituent]
    var negator: Constituent?
    var verb: Constituent
    var rest: ArraySlice<Constituent>

    var thing: Lexeme { subject.last?.lexeme ?? verb.lexeme }
    var deed: String { verb.lexeme.lemma }
  }

  func causedByThing(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard row.count > 1, row.count < 8, let parts = thingAndDeed(row, words) else { return nil }
    if let burned = burnedOut(parts) { return burned }
    guard let rest = sleepless(parts) ?? done(parts) else { return nil }
    let not = parts.negator.map { [$0] } ?? []
    var told = Completed(Laid(row: [parts.verb.asVerb] + not + rest, subject: parts.subject))
    told.isByRole = EnglishCausers.beasts.contains(parts.thing.lemma)
    return told
  }

  /// *Light bulb/burn/out*: a verb of two tiles.
  private func burnedOut(_ parts: Parts) -> Completed? {
    guard parts.deed == "burn", let out = parts.rest.first, out.lexeme.lemma == "out",
      parts.rest.count == 1, !parts.thing.isBeing, let first = parts.verb.tile,
      let second = out.tile
    else { return nil }
    var verb = parts.verb
    verb.lexeme = Lexeme(lemma: "burn out", wordClass: .verb, kind: .action)
    var told = Completed(Laid(row: [verb], subject: parts.subject))
    told.joins = [first: [first, second]]
    return told
  }

  /// *My/shoe, word/not, soap*: what the row begins with and what it does, with nothing between but that it does not.
  private func thingAndDeed(_ row: [Constituent], _ words: [String]) -> Parts? {
    var end = 0
    while end + 2 < row.count, end < 2,
      row[end].lexeme.isDeterminerLike && row[end].lexeme.kind != .negation
        && row[end].lexeme.kind != .question
        || EnglishCompounds.joins(row[end].lexeme, row[end + 1].lexeme)
          && !EnglishCausers.deeds.contains(words[end + 1])
    { end += 1 }
    var verb = end + 1
    var negator: Constituent?
    if verb + 1 < row.count, words[verb] == "not" {
      negator = row[verb]
      verb += 1
    }
    guard verb < row.count, EnglishCausers.deeds.contains(words[verb]),
      case let head = row[end].lexeme, head.wordClass != .pronoun, head.wordClass != .adjective,
      !head.kind.isTemporal, head.kind != .question, head.kind != .social,
      head.kind != .negation,
      head.wordClass == .noun || head.wordClass == .properNoun || isNamedToo(head)
    else { return nil }
    let rest = row[(verb + 1)...]
    guard
      rest.allSatisfy({
        !$0.lexeme.isSubjectFormOnly && $0.lexeme.kind != .question && $0.lexeme.kind != .social
          && $0.lexeme.wordClass != .conjunction && $0.lexeme.lemma != "?"
      })
    else { return nil }
    var subject = Array(row[...end])
    if head.wordClass != .noun, head.wordClass != .properNoun {
      subject[end] = EnglishWordClasses(frames: frames, lexicon: lexicon).asNoun(row[end])
    }
    return Parts(subject: subject, negator: negator, verb: row[verb], rest: rest)
  }

  /// *Cough/not/let/sleep, noise/let/me/sleep*: whom it keeps from it; nobody else is meant than who speaks.
  private func sleepless(_ parts: Parts) -> [Constituent]? {
    guard parts.deed == "let", !parts.thing.isHuman, let last = parts.rest.last,
      frames.listed(last.lexeme.lemma) != nil, parts.thing.kind != .animal
    else { return nil }
    if parts.rest.count == 1 { return small("me") + [last.asVerb] }
    guard parts.rest.count == 2, let whom = parts.rest.first,
      whom.lexeme.isBeing || EnglishPronouns.of(whom.lexeme.lemma) != nil
    else { return nil }
    return [whom, last.asVerb]
  }

  /// What follows where such a thing does so; nil where somebody else would.
  private func done(_ parts: Parts) -> [Constituent]? {
    let rest = Array(parts.rest)
    if EnglishCausers.workers.contains(parts.thing.lemma), rest.count == 1,
      ["review", "sign", "read"].contains(parts.deed), !rest[0].lexeme.kind.isTemporal
    {
      return small("the") + asNouns(rest)
    }
    guard !rest.contains(where: { $0.lexeme.wordClass == .verb && !isNamedToo($0.lexeme) }) else {
      return nil
    }
    let thing = parts.thing
    let deed = parts.deed
    if EnglishCausers.harming.contains(deed), isForce(thing), isDoneTo(rest) || isGraded(rest) {
      return graded(rest)
    }
    if EnglishCausers.telling.contains(deed), EnglishCausers.media.contains(thing.lemma),
      isDoneTo(rest)
    {
      return rest
    }
    if EnglishCausers.ruling.contains(deed), EnglishCausers.powers.contains(thing.lemma),
      isDoneTo(rest)
    {
      return rest
    }
    if EnglishCausers.touching.contains(deed), touchesBody(thing, rest) { return rest }
    if EnglishCausers.touching.contains(deed), thing.kind == .clothing, isGraded(rest) {
      // *Belt/squeeze/a lot.*
      return small("me") + rest
    }
    if let lit = warmed(parts, rest) { return lit }
    if EnglishCausers.staining.contains(deed), isFluid(thing), isThing(rest.last), rest.count < 3 {
      return rest
    }
    if EnglishCausers.machines.contains(thing.lemma),
      deed == "swallow" || deed == "eat" || deed == "keep",
      isThing(rest.last)
    {
      return rest
    }
    if deed == "get in" || deed == "get into", isFluid(thing) || thing.kind == .thing,
      rest.last?.lexeme.kind == .body || rest.last?.lexeme.kind == .clothing
    {
      return rest
    }
    return met(parts, rest) ?? byItself(parts, rest) ?? thrown(parts, rest)
  }

  /// *Candle/light/room, clock/strike/twelve, breeze/cool/afternoon.*
  private func warmed(_ parts: Parts, _ rest: [Constituent]) -> [Constituent]? {
    let (thing, deed) = (parts.thing, parts.deed)
    if deed == "light", EnglishCausers.lights.contains(thing.lemma), rest.count == 1,
      rest[0].lexeme.wordClass == .noun, !rest[0].lexeme.kind.isTemporal
    {
      return small("the") + rest
    }
    if deed == "strike", thing.lemma == "clock", rest.count == 1,
      rest[0].lexeme.wordClass == .numeral
    {
      return rest
    }
    if EnglishCausers.warming.contains(deed), EnglishCausers.heaters.contains(thing.lemma),
      rest.count == 1, isThing(rest[0]) || rest[0].lexeme.kind == .time
    {
      var matter = rest[0]
      matter.lexeme.kind = .thing
      return small("the") + [matter]
    }
    return nil
  }

  /// *Ambulance/pass/street, wolf/eat/grandma, juice/spill/homework.*
  private func met(_ parts: Parts, _ rest: [Constituent]) -> [Constituent]? {
    let (thing, deed) = (parts.thing, parts.deed)
    if deed == "pass", thing.kind == .vehicle || thing.lemma == "parade", rest.count == 1,
      isThing(rest[0])
    {
      // *Ambulance/pass/street, bus/pass/corner.*
      let isAlong = EnglishCausers.roads.contains(rest[0].lexeme.lemma)
      return (isAlong ? small("down") : []) + small("the") + rest
    }
    if deed == "eat" || deed == "swallow", EnglishCausers.beasts.contains(thing.lemma),
      rest.count == 1,
      rest[0].lexeme.isHuman, rest[0].lexeme.wordClass != .pronoun
    {
      // *Wolf/eat/grandma*: in stories.
      return rest
    }
    if deed == "spill", isFluid(thing), rest.count == 1, isThing(rest[0]) {
      return small("on") + small("the") + rest
    }
    return nil
  }

  /// *Ball/break/window, branch/hit/car*: what is thrown or falls, and what it meets; nobody breaks it with that.
  private func thrown(_ parts: Parts, _ rest: [Constituent]) -> [Constituent]? {
    guard ["break", "hit", "smash", "dent"].contains(parts.deed),
      EnglishCausers.missiles.contains(parts.thing.lemma), rest.count == 1, isThing(rest[0]),
      ["window", "car", "glass", "lamp", "vase", "mirror", "house", "roof", "fence", "wall", "TV"]
        .contains(rest[0].lexeme.lemma)
    else { return nil }
    return small("the") + rest
  }

  // MARK: By itself

  /// *River/rise/a lot, war/continue/still, word/not/come out, scissors/cut/well, kite/fly/high, room/smell/bleach.*
  private func byItself(_ parts: Parts, _ rest: [Constituent]) -> [Constituent]? {
    let (thing, deed) = (parts.thing, parts.deed)
    guard !thing.isHuman else { return nil }
    if parts.negator != nil, rest.isEmpty, EnglishCausers.working.contains(deed) {
      // *Zipper/not/close, pen/not/write.*
      // *Door/not/open*: how it is.
      let isState = deed == "open" && ["door", "window", "gate", "lid"].contains(thing.lemma)
      let isWorn = thing.kind == .clothing && deed == "close"
      return isWorn || !isState && EnglishCausers.tools.contains(thing.lemma) ? [] : nil
    }
    if EnglishCausers.wellOrBadly.contains(rest.last?.lexeme.lemma ?? "") {
      return EnglishCausers.working.contains(deed) && EnglishCausers.tools.contains(thing.lemma)
        && rest.count == 1
        ? rest : nil
    }
    switch deed {
    case "fly", "bounce":
      return EnglishCausers.flying.contains(thing.lemma)
        && rest.last.map { ["high", "low", "away", "up", "fast"].contains($0.lexeme.lemma) } == true
        && rest.count == 1 ? asAdverbs(rest) : nil
    case "smell":
      guard rest.count == 1, let scent = rest.first?.lexeme,
        EnglishCausers.scents.contains(scent.lemma), thing.kind != .person
      else { return nil }
      return small("like") + rest
    case "come out":
      return rest.isEmpty && EnglishCausers.uttered.contains(thing.lemma) ? rest : nil
    case "burn out", "burst", "short out":
      return rest.allSatisfy { $0.lexeme.kind.isTemporal } && !thing.isBeing ? rest : nil
    case "last":
      guard parts.negator != nil, let first = rest.first?.lexeme.lemma, first.hasPrefix("end"),
        rest.count == 1 || rest.count == 3 && rest[1].lexeme.lemma == "of"
      else { return nil }
      let span = rest.count == 1 ? rest : rest[..<2] + small("the") + rest[2...]
      return small("until") + small("the") + span
    default: break
    }
    guard EnglishCausers.changing.contains(deed) && isOfChange(thing, deed) else { return nil }
    if rest.count == 1, isHourOfDay(rest[0]) { return small("at") + rest }
    return rest.allSatisfy({ isCircumstance($0.lexeme) }) ? rest : nil
  }

  /// *Nine, 7*: at which hour.
  private func isHourOfDay(_ word: Constituent) -> Bool {
    guard word.lexeme.wordClass == .numeral else { return false }
    if let figure = Int(word.lexeme.lemma) { return (1...12).contains(figure) }
    guard let value = EnglishNumberWords.value(of: word.lexeme.lemma) else { return false }
    return !value.isOrdinal && (1...12).contains(value.value)
  }

  /// When, how much and how often.
  private func isCircumstance(_ word: Lexeme) -> Bool {
    word.kind.isTemporal || word.kind == .degree || word.kind == .quantity || word.kind == .manner
      || ["still", "next", "last", "this", "every", "again", "here", "there"].contains(word.lemma)
      || word.wordClass == .numeral
  }

  private func isOfChange(_ thing: Lexeme, _ deed: String) -> Bool {
    if deed == "ring" { return EnglishCausers.ringing.contains(thing.lemma) }
    if deed == "rise" || deed == "set" || deed == "fall" {
      return EnglishCausers.rising.contains(thing.lemma)
    }
    if deed == "land" { return thing.kind == .vehicle }
    return EnglishCausers.scheduled.contains(thing.lemma) || thing.kind == .event
  }

  // MARK: Words

  private func isNamedToo(_ word: Lexeme) -> Bool {
    EnglishWordClasses(frames: frames, lexicon: lexicon).isNounToo(word.lemma)
  }

  private func asNouns(_ rest: [Constituent]) -> [Constituent] {
    rest.map {
      $0.lexeme.wordClass == .noun || $0.lexeme.lemma != "will" ? $0 : willLeft($0)
    }
  }

  /// *Read/will*: what somebody has left.
  private func willLeft(_ word: Constituent) -> Constituent {
    var noun = word
    noun.lexeme = Lexeme(lemma: word.lexeme.lemma, wordClass: .noun, kind: .thing)
    noun.lexeme.countability = .count
    noun.lexeme.article = .definite
    return noun
  }

  private func asAdverbs(_ rest: [Constituent]) -> [Constituent] {
    rest.map {
      var word = $0
      word.lexeme = Lexeme(lemma: $0.lexeme.lemma, wordClass: .adverb, kind: .manner)
      return word
    }
  }

  /// Somebody or something that it is done to.
  private func isDoneTo(_ rest: [Constituent]) -> Bool {
    guard let last = rest.last(where: { !$0.lexeme.kind.isTemporal })?.lexeme else { return false }
    return last.isBeing || last.wordClass == .noun || last.wordClass == .properNoun
      || EnglishPronouns.of(last.lemma) != nil || isNamedToo(last)
  }

  /// *Little, a lot*: how much it hurts.
  private func isGraded(_ rest: [Constituent]) -> Bool {
    rest.count == 1
      && ["little", "a little", "a lot", "a bit"].contains(rest[0].lexeme.lemma)
  }

  private func graded(_ rest: [Constituent]) -> [Constituent] {
    guard rest.count == 1, rest[0].lexeme.lemma == "little" else { return rest }
    return lexicon.small("a little", tile: rest[0].tile)
  }

  private func isThing(_ word: Constituent?) -> Bool {
    word?.lexeme.namesThing == true
  }

  /// What nobody does on purpose does it: storms, ailments, wars and what is injected.
  private func isForce(_ thing: Lexeme) -> Bool {
    thing.kind == .illness || thing.kind == .weather && thing.wordClass == .noun
      || EnglishCausers.forces.contains(thing.lemma)
  }

  private func isFluid(_ thing: Lexeme) -> Bool {
    thing.kind == .drink || EnglishCausers.fluids.contains(thing.lemma)
  }

  /// *Comb/pull/hair, shoe/pinch/my/foot*: what one has on or is handled with, and the part of one's own body.
  private func touchesBody(_ thing: Lexeme, _ rest: [Constituent]) -> Bool {
    guard let part = rest.last?.lexeme, part.kind == .body, rest.count < 3,
      rest.dropLast().allSatisfy(\.lexeme.isDeterminerLike)
    else { return false }
    return thing.kind == .clothing || EnglishHabits.aids.contains(thing.lemma)
      || EnglishCausers.worn.contains(thing.lemma)
  }
}
