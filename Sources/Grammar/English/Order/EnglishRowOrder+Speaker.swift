import AACCore

/// Rows in another order in which who speaks is not named, or somebody who stands last does it to an animal:
/// *money/how much/need, horse/farm/see/yesterday, doctor/go/Monday, pony/ride/cousin*.
///
/// Sources: CGEL §12.46 (situational ellipsis), §11.14–11.17 (wh-questions), §10.18–10.19 (subject and object); Dowty,
/// *Thematic Proto-Roles* (1991).
extension EnglishRowOrder {
  /// The row with who speaks, and in the order of speech; nil where nothing tells.
  func spoken(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 1, row.count < 8 else { return nil }
    if let asked = askedAbout(row) ?? whoDidIt(row) ?? unseen(row) ?? together(row) { return asked }
    guard let verb = row.lastIndex(where: { $0.lexeme.wordClass == .verb }) else {
      return tended(row)
    }
    switch row[verb].lexeme.lemma {
    case "see": return met(row, verb) ?? seen(row, verb)
    case "hear", "spot", "notice": return seen(row, verb)
    case "visit", "meet": return met(row, verb)
    case "go": return visited(row)
    case "miss": return missed(row, verb)
    case "have": return appointed(row, verb)
    default: return tended(row)
    }
  }

  private var speaker: [Constituent] { lexicon.known("I").map { [Constituent($0)] } ?? [] }

  private func isTime(_ word: Constituent) -> Bool { word.lexeme.kind.isTemporal }

  // MARK: What is asked about

  /// *money/how much/need, color/what/like, bus/which/take*: a question word that picks out the noun before it.
  private func askedAbout(_ row: [Constituent]) -> [Constituent]? {
    guard
      let ask = row.prefix(3).firstIndex(where: { word in
        word.lexeme.lemma == "how" || Self.picking.contains(word.lexeme.lemma)
      }), ask > 0
    else { return nil }
    var next = ask + 1
    var word = row[ask].lexeme.lemma
    if word == "how" {
      guard next < row.count, ["much", "many"].contains(row[next].lexeme.lemma) else { return nil }
      word = "how \(row[next].lexeme.lemma)"
      next += 1
    }
    let noun = row[ask - 1].lexeme
    guard next < row.count, noun.wordClass == .noun, isPicked(noun, by: word),
      ask == 1 || row[0].lexeme.wordClass == .pronoun && !row[0].lexeme.isDeterminerLike
    else { return nil }
    var rest = Array(row[next...])
    guard let act = rest.lastIndex(where: { canAct($0.lexeme) }),
      !rest.contains(where: { ["cost", "weigh"].contains($0.lexeme.lemma) }),
      rest[..<act].allSatisfy({ $0.lexeme.wordClass != .noun || $0.lexeme.isHuman }),
      rest[act].lexeme.lemma != "be" || act == 0 && rest.count > 1
    else { return nil }
    rest[act] = rest[act].asVerb
    return Array(row[ask..<next]) + [row[ask - 1]] + row[..<(ask - 1)] + rest
  }

  /// *last/cookie/eat/who, window/break/who*: who did that to a thing.
  private func whoDidIt(_ row: [Constituent]) -> [Constituent]? {
    let verb = row.count - 2
    guard verb > 0, row[verb + 1].lexeme.lemma == "who", row[verb].lexeme.wordClass == .verb,
      row[verb].lexeme.lemma != "be", row[verb - 1].lexeme.namesThing,
      row[..<verb].allSatisfy({
        $0.lexeme.namesThing || $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .adjective
      })
    else { return nil }
    return [row[verb + 1], row[verb]] + row[..<verb]
  }

  private func canAct(_ lexeme: Lexeme) -> Bool {
    lexeme.wordClass == .verb
      || lexeme.wordClass == .noun && frames.listed(lexeme.lemma)?.slot(.object) != nil
  }

  private func isPicked(_ noun: Lexeme, by word: String) -> Bool {
    switch word {
    case "how much": EnglishHabits.isMass(noun)
    case "how many": !EnglishHabits.isMass(noun) && !noun.kind.isTemporal
    case "which": !noun.kind.isTemporal || noun.lemma == "day"
    default: Self.sorts.contains(noun.lemma)
    }
  }

  private static let picking: WordSet = ["how much", "how many", "which", "what"]
  /// What one asks for with *what*.
  private static let sorts = EnglishWords.set(
    """
    time day color colour game movie film food size kind animal song number flavor flavour book show channel color shape
    sport toy letter word page story grade subject
    """)

  // MARK: Who speaks

  /// *horse/big/farm/see/yesterday, dog/see*: who tells of it saw the animal there.
  private func seen(_ row: [Constituent], _ verb: Int) -> [Constituent]? {
    guard verb > 0,
      row[(verb + 1)...].allSatisfy({ isTime($0) || Self.shows.contains($0.lexeme.lemma) })
    else { return nil }
    let sight = row.filter { !isTime($0) && $0.lexeme.wordClass != .verb }
    guard
      let animal = sight.firstIndex(where: {
        $0.lexeme.wordClass == .noun && $0.lexeme.roleKind == .animal && !$0.lexeme.isHuman
      }),
      sight.indices.allSatisfy({ index in
        let lexeme = sight[index].lexeme
        switch lexeme.wordClass {
        case .noun: return index == animal || isSetting(lexeme)
        case .adjective, .numeral: return true
        case .determiner: return lexeme.kind != .possessive && lexeme.kind != .negation
        default: return false
        }
      }),
      !zip(sight, sight.dropFirst()).contains(where: {
        EnglishCompounds.joins($0.lexeme, $1.lexeme)
      })
    else { return nil }
    // *horse/big/farm, zoo/lions*: what it is like is rather said of the animal than of where it was.
    let qualities = sight.filter { $0.lexeme.wordClass != .noun }
    let small = qualities.filter { $0.lexeme.wordClass != .adjective }
    let large = qualities.filter { $0.lexeme.wordClass == .adjective }
    let settings = sight.filter { isSetting($0.lexeme) && $0.lexeme != sight[animal].lexeme }
    // What one wants to see is not seen yet: no verb is lost.
    let openers = row.indices.filter { $0 != verb && row[$0].lexeme.wordClass == .verb }
    return speaker + openers.map { row[$0] } + [row[verb]] + small + large + [sight[animal]]
      + settings
      + row.filter { isTime($0) }
  }

  private func isSetting(_ lexeme: Lexeme) -> Bool {
    lexeme.isPlaceLike || [.place, .nature, .plant, .furniture].contains(lexeme.kind)
  }

  /// Where animals are seen and see nothing.
  private static let shows = EnglishWords.set("zoo aquarium circus")

  /// *grandma/want/see, want/Maisie/visit*: whom one wants to see; nobody sees nothing.
  private func met(_ row: [Constituent], _ verb: Int) -> [Constituent]? {
    guard verb > 1, verb < 3, row[(verb + 1)...].allSatisfy({ isTime($0) }),
      let want = row[..<verb].firstIndex(where: { ["want", "need"].contains($0.lexeme.lemma) }),
      verb == 2, row[1 - want].lexeme.namesPerson
    else { return nil }
    return speaker + [row[want], row[verb], row[1 - want]] + row[(verb + 1)...]
  }

  /// *doctor/go/Monday, dentist/need/go*: those whom one goes to do not go.
  private func visited(_ row: [Constituent]) -> [Constituent]? {
    guard let place = row.firstIndex(where: { EnglishPeople.visited.contains($0.lexeme.lemma) }),
      let go = row.firstIndex(where: { $0.lexeme.lemma == "go" }),
      row.indices.allSatisfy({ index in
        index == place || index == go || isTime(row[index])
          || Self.needs.contains(row[index].lexeme.lemma)
      })
    else { return nil }
    let needs = row.filter { Self.needs.contains($0.lexeme.lemma) }
    return speaker + needs + [row[go], row[place]] + row.filter { isTime($0) }
  }

  private static let needs: WordSet = ["want", "need", "have to", "need to", "want to", "must"]

  /// *grandpa/hospital/miss*: nobody misses a hospital.
  private func missed(_ row: [Constituent], _ verb: Int) -> [Constituent]? {
    guard verb > 1, row[(verb + 1)...].allSatisfy({ isTime($0) }), verb < 4,
      row[0].lexeme.isBeing, row[0].lexeme.wordClass != .pronoun,
      Self.unmissed.contains(row[verb - 1].lexeme.lemma),
      verb == 2 || row[1].lexeme.wordClass == .adposition
    else { return nil }
    var place: [Constituent] = []
    if verb == 2, let link = lexicon.known("in") {
      place.append(Constituent(link))
      if !["heaven", "prison", "jail"].contains(row[1].lexeme.lemma), let the = lexicon.known("the")
      {
        place.append(Constituent(the))
      }
    }
    return speaker + [row[verb], row[0]] + place + row[1..<verb] + row[(verb + 1)...]
  }

  private static let unmissed = EnglishWords.set("hospital heaven prison jail clinic army")

  /// *appointment/dentist/have*: with whom one has it.
  private func appointed(_ row: [Constituent], _ verb: Int) -> [Constituent]? {
    guard verb == 2, row[(verb + 1)...].allSatisfy({ isTime($0) }),
      let event = row[..<2].firstIndex(where: { Self.arranged.contains($0.lexeme.lemma) }),
      EnglishPeople.helpers.contains(row[1 - event].lexeme.lemma)
    else { return nil }
    return speaker + [row[verb], row[event], row[1 - event]] + row[(verb + 1)...]
  }

  private static let arranged = EnglishWords.set("appointment checkup session meeting")

  /// *see/nobody, trust/nobody*: with the verb first it is what is done to nobody.
  private func unseen(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 2, row[0].lexeme.wordClass == .verb,
      ["nobody", "no one"].contains(row[1].lexeme.lemma),
      frames.listed(row[0].lexeme.lemma)?.slot(.object) != nil
    else { return nil }
    return speaker + row
  }

  // MARK: Somebody and an animal

  /// *pony/ride/cousin, fish/catch/grandpa/two/yesterday, dog/walk/mom*: people do that to animals.
  private func tended(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 2,
      let verb = row.firstIndex(where: { Self.tending.contains($0.lexeme.lemma) }),
      let animal = row.firstIndex(where: {
        $0.lexeme.wordClass == .noun && $0.lexeme.roleKind == .animal
      }), animal < verb || row[verb].lexeme.lemma == "milk",
      let doer = row.firstIndex(where: { $0.lexeme.namesPerson }), doer > verb, doer > animal
    else { return nil }
    let isCounted = Self.caught.contains(row[verb].lexeme.lemma)
    let rest = row.indices.filter { ![verb, animal, doer].contains($0) }
    guard
      rest.allSatisfy({
        isTime(row[$0]) || isCounted && row[$0].lexeme.wordClass == .numeral
      })
    else { return nil }
    let numerals = rest.filter { !isTime(row[$0]) }
    guard numerals.count < 2 else { return nil }
    return [row[doer], row[verb].asVerb] + numerals.map { row[$0] } + [row[animal]]
      + rest.filter { isTime(row[$0]) }.map { row[$0] }
  }

  private static let caught = EnglishWords.set("catch milk adopt hunt")
  private static let tending = EnglishWords.set("ride feed walk groom pet brush").union(caught)

  // MARK: Several who do it

  /// *cook/Mom/and/I, come/uncle/and/aunt, Tom/Sara/Ben/wait*: they do it together (CGEL §13.56).
  private func together(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 3 else { return nil }
    if row.count == 4, row[2].lexeme.lemma == "and", row[1].lexeme.namesPerson,
      row[3].lexeme.lemma == "I" && canBeDone(row[0].lexeme)
        || ["come", "arrive"].contains(row[0].lexeme.lemma) && row[3].lexeme.namesPerson
    {
      return row[1...] + [row[0].asVerb]
    }
    let people = row.prefix { $0.lexeme.namesPerson || $0.lexeme.lemma == "I" }
    guard people.count > 2, people.count < row.count,
      people.dropLast().allSatisfy({ $0.lexeme.namesPerson }),
      canBeDone(row[people.count].lexeme), let and = lexicon.known("and")
    else { return nil }
    return people.dropLast() + [Constituent(and)] + row[(people.count - 1)...]
  }

  private func canBeDone(_ lexeme: Lexeme) -> Bool {
    lexeme.wordClass == .verb && lexeme.lemma != "be"
      || lexeme.wordClass == .noun && frames.listed(lexeme.lemma) != nil
  }
}
