import AACCore

/// Short rows that leave out who does it, or what joins their words: *smell/dinner/good, can't/do/it, need/tissue/nose, go/walk,
/// take/me/toilet, not/work/tablet, when/home, we/zoo/Saturday*.
///
/// Sources: CGEL §10.9 and §12.46–12.50 (ellipsis), §16.21 (verbs of the senses), §9.26 and §9.46 (*for*, *to*), §11.24 (directives);
/// CaGEL chapter 4 §4 (obligatory objects).
extension EnglishRowOrder {
  /// The row with what it leaves out; nil where it leaves out nothing of the kind.
  func understood(_ row: [Constituent]) -> [Constituent]? {
    switch row.count {
    case 2: return sensed(row) ?? wentFor(row) ?? askedPolitely(row) ?? homeWhen(row)
    case 3:
      return sensedThing(row) ?? unable(row) ?? neededFor(row) ?? takenTo(row) ?? unworking(row)
        ?? someoneTo(row) ?? named(row) ?? planned(row) ?? invitedMe(row) ?? gradedKin(row)
    default: return nil
    }
  }

  private func text(_ text: String) -> [Constituent] {
    lexicon.known(text).map { [Constituent($0)] } ?? []
  }

  /// *good/smell, taste/horrible, look/beautiful*: what one smells, tastes, sees and hears is so.
  private func sensed(_ row: [Constituent]) -> [Constituent]? {
    guard let sense = row.firstIndex(where: { Self.perceived.contains($0.lexeme.lemma) }),
      row[1 - sense].lexeme.wordClass == .adjective
    else { return nil }
    let who = row[sense].lexeme.lemma == "look" ? "you" : "it"
    return text(who) + [row[sense].asVerb, row[1 - sense]]
  }

  private static let perceived = EnglishWords.set("smell taste sound look")

  /// *smell/dinner/good*.
  private func sensedThing(_ row: [Constituent]) -> [Constituent]? {
    guard Self.perceived.contains(row[0].lexeme.lemma), row[1].lexeme.wordClass == .noun,
      row[2].lexeme.wordClass == .adjective, !row[1].lexeme.kind.isTemporal
    else { return nil }
    return [row[1], row[0].asVerb, row[2]]
  }

  /// *go/walk*: for what one goes out.
  private func wentFor(_ row: [Constituent]) -> [Constituent]? {
    guard let go = row.firstIndex(where: { $0.lexeme.lemma == "go" }),
      ["walk", "run", "drive", "ride", "swim", "stroll"].contains(row[1 - go].lexeme.lemma)
    else { return nil }
    var outing = row[1 - go]
    outing.lexeme = Lexeme(lemma: outing.lexeme.lemma, wordClass: .noun, kind: .event)
    outing.lexeme.countability = .count
    return text("I") + [EnglishStatementReader.verb("want"), row[go]] + text("for") + text("a") + [
      outing
    ]
  }

  /// *please/repeat*.
  private func askedPolitely(_ row: [Constituent]) -> [Constituent]? {
    guard row[0].lexeme.lemma == "please", row[1].lexeme.wordClass == .verb,
      frames[row[1].lexeme.lemma].past != .state
    else { return nil }
    return [row[1], row[0]]
  }

  /// *when/home*: when one goes there.
  private func homeWhen(_ row: [Constituent]) -> [Constituent]? {
    guard let when = row.firstIndex(where: { $0.lexeme.lemma == "when" }),
      row[1 - when].lexeme.lemma == "home"
    else { return nil }
    return [row[when]] + text("we") + [EnglishStatementReader.verb("go"), row[1 - when]]
  }

  /// *can't/do/it, won't/eat/that*: who speaks can do nothing about it.
  private func unable(_ row: [Constituent]) -> [Constituent]? {
    guard ["can't", "cannot", "won't", "couldn't", "didn't"].contains(row[0].lexeme.lemma),
      row[2].lexeme.lemma == "it" || EnglishHabits.demonstratives.contains(row[2].lexeme.lemma),
      row[1].lexeme.wordClass == .verb || frames.listed(row[1].lexeme.lemma) != nil
    else { return nil }
    return text("I") + [row[0], row[1].asVerb, row[2]]
  }

  /// *need/tissue/nose, need/batteries/remote, need/umbrella/rain*: what one needs it for.
  private func neededFor(_ row: [Constituent]) -> [Constituent]? {
    guard row[0].lexeme.lemma == "need", row[1].lexeme.wordClass == .noun,
      row[2].lexeme.wordClass == .noun, !row[1].lexeme.isBeing, !row[2].lexeme.isBeing,
      !row[1].lexeme.isPlaceLike, ![.body, .activity, .event].contains(row[1].lexeme.kind),
      !EnglishCompounds.joins(row[1].lexeme, row[2].lexeme),
      !EnglishCompounds.joins(row[2].lexeme, row[1].lexeme)
    else { return nil }
    switch row[2].lexeme.kind {
    case .body, .weather, .illness: break
    case .device,
      .toy where row[1].lexeme.kind != row[2].lexeme.kind:
      break
    default: return nil
    }
    let isBody = row[2].lexeme.kind == .body
    let owner = text(isBody ? "my" : "the")
    let link = text("for")
    guard !link.isEmpty,
      frames.listed(row[1].lexeme.lemma) == nil || isBody || row[2].lexeme.kind == .weather
    else { return nil }
    var thing = row[1]
    thing.lexeme.wordClass = .noun
    let isCounted =
      frames.listed(thing.lexeme.lemma) != nil && thing.lexeme.number != .plural
      && !EnglishHabits.isMass(thing.lexeme)
    return text("I") + [row[0]] + (isCounted ? text("a") : []) + [thing] + link + owner + [row[2]]
  }

  /// *take/me/toilet, toilet/take/me*: where one is to be taken.
  private func takenTo(_ row: [Constituent]) -> [Constituent]? {
    guard
      let take = row.firstIndex(where: { ["take", "carry", "drive"].contains($0.lexeme.lemma) }),
      let me = row.firstIndex(where: { ["me", "us"].contains($0.lexeme.lemma) }),
      case let place = row[3 - take - me], place.lexeme.wordClass == .noun,
      place.lexeme.isPlaceLike || ["toilet", "loo", "bed", "potty"].contains(place.lexeme.lemma)
    else { return nil }
    if EnglishHabits.barePlaces.contains(place.lexeme.lemma) {
      return place.lexeme.lemma == "home" ? nil : [row[take], row[me]] + text("to") + [place]
    }
    return [row[take], row[me]] + text("to") + text("the") + [place]
  }

  /// *not/work/tablet, work/not/internet*: what does not work.
  private func unworking(_ row: [Constituent]) -> [Constituent]? {
    guard let work = row.firstIndex(where: { $0.lexeme.lemma == "work" }),
      let not = row.firstIndex(where: { $0.lexeme.lemma == "not" }),
      case let thing = row[3 - work - not], thing.lexeme.namesThing, !thing.lexeme.isPlaceLike
    else { return nil }
    return [thing, row[not], row[work].asVerb]
  }

  /// *need/someone/talk*: whom one needs, and for what.
  private func someoneTo(_ row: [Constituent]) -> [Constituent]? {
    guard ["want", "need"].contains(row[0].lexeme.lemma),
      ["someone", "somebody"].contains(row[1].lexeme.lemma),
      row[2].lexeme.wordClass == .verb || frames.listed(row[2].lexeme.lemma) != nil
    else { return nil }
    let link = ["talk": "to", "speak": "to", "play": "with"][row[2].lexeme.lemma]
    return text("I") + row[..<2] + [row[2].asVerb] + (link.map(text) ?? [])
  }

  /// *what/name/dog*.
  private func named(_ row: [Constituent]) -> [Constituent]? {
    guard row[0].lexeme.lemma == "what", row[1].lexeme.lemma == "name", row[2].lexeme.isBeing,
      row[2].lexeme.wordClass == .noun
    else { return nil }
    return [row[2], row[1], row[0]]
  }

  /// *we/zoo/Saturday, I/dentist/tomorrow*: where one goes then.
  private func planned(_ row: [Constituent]) -> [Constituent]? {
    guard ["I", "we"].contains(row[0].lexeme.lemma), row[2].lexeme.kind.isTemporal,
      row[1].lexeme.wordClass != .verb || row[1].lexeme.lemma == "zoo",
      row[1].lexeme.kind == .place || row[1].lexeme.lemma == "zoo"
        || EnglishPeople.visited.contains(row[1].lexeme.lemma)
    else { return nil }
    return [row[0], EnglishStatementReader.verb("go"), row[1], row[2]]
  }

  /// *friend/invite/party*: who speaks is invited.
  private func invitedMe(_ row: [Constituent]) -> [Constituent]? {
    guard row[1].lexeme.lemma == "invite", row[0].lexeme.isHuman, row[0].lexeme.wordClass == .noun,
      row[2].lexeme.wordClass == .noun, !row[2].lexeme.isBeing
    else { return nil }
    return [row[0], row[1]] + text("me") + [row[2]]
  }

  /// *very/tired/dad*: how somebody of one's own is.
  private func gradedKin(_ row: [Constituent]) -> [Constituent]? {
    guard ["very", "really", "so", "too"].contains(row[0].lexeme.lemma),
      row[1].lexeme.wordClass == .adjective, row[2].lexeme.isHuman,
      EnglishPeople.names.contains(row[2].lexeme.lemma.lowercased())
        || EnglishPeople.isPossessed(row[2].lexeme.lemma),
      !["proud", "fond", "mad", "jealous", "scared", "afraid", "sick"].contains(row[1].lexeme.lemma)
    else { return nil }
    return [row[2], row[0], row[1]]
  }
}
