import AACCore

/// Small words chosen by role that belong to the word behind them: *near here, the least patient, her aunt, fly south, the
/// tube*.
///
/// Sources: CGEL §7.83 (*least*), §9.7 (prepositions with adverbs), §5.112 (genitives), §8.41 (direction); CaGEL ch. 7 §4.
extension EnglishSentence {
  /// Joins each of them to what it belongs to.
  static func settleSmall(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard !clause.isLaid, let verb = clause.verb?.lexeme.lemma, !clause.complements.isEmpty else {
      return
    }
    joinLeast(&clause, verb)
    joinHere(&clause)
    joinDate(&clause)
    joinScore(&clause, verb)
    nameKin(&clause, verb, planner)
    nameThing(&clause, verb, planner)
    headFor(&clause, verb)
    rideUnderground(&clause, verb)
    crashInto(&clause, verb)
    sinceEvent(&clause, planner)
    nameMeans(&clause)
    preferTo(&clause, verb, planner)
    doBehindPreposition(&clause, verb, planner)
  }

  /// *be/least/patient, buy/least/expensive/phone*: less than all others.
  private static func joinLeast(_ clause: inout Clause, _ verb: String) {
    for index in clause.complements.indices.dropLast() {
      let next = clause.complements[index + 1].lexeme
      let isHomograph =
        verb == "be" && next.wordClass == .noun && index + 2 <= clause.complements.count
        && (index + 2 == clause.complements.count
          || clause.complements[index + 2].lexeme.wordClass == .adposition)
      guard clause.complements[index].lexeme.lemma == "least",
        next.wordClass == .adjective || isHomograph
      else { continue }
      return join(
        index...(index + 1),
        as: Lexeme(lemma: "least \(next.lemma)", wordClass: .adjective, kind: next.kind), &clause)
    }
  }

  /// *near/here, close/to/here, over/there*: one place.
  private static func joinHere(_ clause: inout Clause) {
    for index in clause.complements.indices.dropFirst() {
      let here = clause.complements[index].lexeme.lemma
      guard here == "here" || here == "there" else { continue }
      let before = clause.complements[index - 1].lexeme.lemma
      let isClose =
        before == "to" && index > 1
        && ["close", "near", "next"].contains(clause.complements[index - 2].lexeme.lemma)
      guard isClose || beforeHere.contains(before) else { continue }
      let begin = isClose ? index - 2 : index - 1
      let text = clause.complements[begin...index].map(\.lexeme.lemma).joined(separator: " ")
      return join(
        begin...index, as: Lexeme(lemma: text, wordClass: .adverb, kind: .direction), &clause)
    }
  }

  /// *lose/match/three/to/two, be/worth/it*: by how much, and what one gets for it (CGEL §6.63).
  private static func joinScore(_ clause: inout Clause, _ verb: String) {
    if clause.complements.count > 1, clause.complements[0].lexeme.lemma == "worth",
      clause.complements[1].lexeme.lemma == "it"
    {
      return join(
        0...1, as: Lexeme(lemma: "worth it", wordClass: .adjective, kind: .state), &clause)
    }
    guard ["win", "lose", "beat", "draw", "lead", "play"].contains(verb),
      let to = clause.complements.indices.dropFirst().dropLast().first(where: {
        clause.complements[$0].lexeme.lemma == "to"
          && clause.complements[$0 - 1].lexeme.wordClass == .numeral
          && clause.complements[$0 + 1].lexeme.wordClass == .numeral
      })
    else { return }
    let text = clause.complements[(to - 1)...(to + 1)].map(\.lexeme.lemma).joined(separator: " ")
    join((to - 1)...(to + 1), as: Lexeme(lemma: text, wordClass: .adverb, kind: .manner), &clause)
  }

  /// *pay/on/first/of/month, arrive/on/second/of/May*: which day (CGEL §6.65).
  private static func joinDate(_ clause: inout Clause) {
    for index in clause.complements.indices.dropLast(3)
    where ["on", "by", "until", "since", "before", "after"].contains(
      clause.complements[index].lexeme.lemma)
      && clause.complements[index + 2].lexeme.lemma == "of"
    {
      let (day, month) = (
        clause.complements[index + 1].lexeme.lemma, clause.complements[index + 3].lexeme.lemma
      )
      guard EnglishNumberWords.value(of: day)?.isOrdinal == true || day == "last",
        month == "month" || month == "year" || EnglishClock.months.contains(month)
      else { continue }
      let of = EnglishClock.months.contains(month) ? "" : "the "
      let text = "\(clause.complements[index].lexeme.lemma) the \(day) of \(of)\(month)"
      clause.reasons.append(.init(.articleDefinite, day, "the"))
      return join(
        index...(index + 3), as: Lexeme(lemma: text, wordClass: .adverb, kind: .time), &clause)
    }
  }

  private static let beforeHere = EnglishWords.set(
    "near around over from up down in out under behind by inside through past"
  ).union(["close to", "next to", "away from", "far from"])

  /// *see/she/book, wash/she/dress*: behind a verb that gives nobody anything, whose thing it is (CGEL §5.112).
  private static func nameThing(_ clause: inout Clause, _ verb: String, _ planner: ClausePlanner) {
    guard
      let her = clause.complements.firstIndex(where: {
        ["her", "she"].contains($0.lexeme.lemma)
      }), her + 1 < clause.complements.count,
      case let deed = her == 0 ? verb : clause.complements[her - 1].lexeme.lemma,
      clause.complements[her].lexeme.lemma == "her" || her == 0 && !gettingFor.contains(verb),
      case let thing = clause.complements[her + 1].lexeme, thing.namesThing,
      !KindSet.places.contains(thing.kind), thing.kind != .event,
      her + 2 == clause.complements.count
        || thing.kind == .body
          && isEnd(clause.complements[her + 2].lexeme),
      her == 0 || clause.complements[her].lexeme.lemma == "her" && thing.kind == .body,
      let frame = planner.frames.listed(deed), frame.opening == nil, frame.pattern == .plain,
      !frame.slots.contains(where: {
        $0.role == .recipient || $0.role == .instrument || $0.role == .topic || $0.role == .company
      }), frame.takesAsObject(thing), let his = planner.lexicon.known("his")
    else { return }
    clause.complements[her].lexeme = his
    clause.complements[her].lexeme.lemma = "her"
  }

  /// Whether another clause, a time or a phrase of its own begins with the word.
  private static func isEnd(_ lexeme: Lexeme) -> Bool {
    lexeme.isConnective || lexeme.kind.isTemporal || lexeme.wordClass == .adposition
      || lexeme.wordClass == .adverb || lexeme.wordClass == .conjunction
  }

  private static let gettingFor = EnglishHabits.makingFor.union(["write", "throw"])

  /// *call/her/aunt, phone/her/sister*: whose kin it is, for nobody is called an aunt (CGEL §5.112).
  private static func nameKin(_ clause: inout Clause, _ verb: String, _ planner: ClausePlanner) {
    if let her = clause.complements.indices.dropFirst().first(where: {
      ["her", "she"].contains(clause.complements[$0].lexeme.lemma)
        && planner.frames.listed(clause.complements[$0 - 1].lexeme.lemma) != nil
    }), her + 1 < clause.complements.count, clause.complements[her + 1].lexeme.isHuman,
      EnglishPeople.isPossessed(clause.complements[her + 1].lexeme.lemma)
        || EnglishPeople.names.contains(clause.complements[her + 1].lexeme.lemma.lowercased()),
      let his = planner.lexicon.known("his")
    {
      // *text/or/call/her/mom.*
      clause.complements[her].lexeme = his
      clause.complements[her].lexeme.lemma = "her"
    }
    guard ["call", "phone", "text", "email", "ring", "bring", "show", "tell"].contains(verb),
      clause.complements.count > 1, ["her", "she"].contains(clause.complements[0].lexeme.lemma),
      EnglishPeople.isPossessed(clause.complements[1].lexeme.lemma)
        || EnglishPeople.helpers.contains(clause.complements[1].lexeme.lemma)
        || ["boss", "neighbor", "neighbour", "landlord", "lawyer", "roommate"].contains(
          clause.complements[1].lexeme.lemma)
        || EnglishPeople.names.contains(clause.complements[1].lexeme.lemma.lowercased()),
      clause.complements[1].lexeme.isHuman, let his = planner.lexicon.known("his")
    else { return }
    clause.complements[0].lexeme = his
    clause.complements[0].lexeme.lemma = "her"
  }

  /// *fly/south, drive/north*: which way, where no small word stands before it.
  private static func headFor(_ clause: inout Clause, _ verb: String) {
    guard quarters.contains(clause.complements[0].lexeme.lemma), heading.contains(verb) else {
      return
    }
    clause.complements[0].lexeme = Lexeme(
      lemma: clause.complements[0].lexeme.lemma, wordClass: .adverb, kind: .direction)
  }

  private static let heading = EnglishWords.set(
    "fly go drive travel move head walk sail face look turn run ride march point drift migrate swim"
  )

  /// *catch/tube/to/work*: a train, and no tool.
  private static func rideUnderground(_ clause: inout Clause, _ verb: String) {
    guard ["take", "catch", "ride", "get", "miss", "use", "go"].contains(verb),
      let index = clause.complements.firstIndex(where: { undergrounds.contains($0.lexeme.lemma) }),
      clause.variety == .englishUnitedKingdom && clause.complements.count == 1
        || clause.complements[(index + 1)...].contains(where: { $0.lexeme.lemma == "to" })
        || clause.complements[index].lexeme.lemma != "tube"
    else { return }
    var train = Lexeme(
      lemma: clause.complements[index].lexeme.lemma, wordClass: .noun, kind: .vehicle)
    train.countability = .count
    train.article =
      index == 0 || clause.complements[index - 1].lexeme.lemma != "by" ? .definite : nil
    clause.complements[index].lexeme = train
    clause.complements[index].government = nil
  }

  private static let undergrounds = EnglishWords.set("tube subway metro underground")

  /// *crash/his/car/into/wall*: what stands before *into* is what was driven.
  private static func crashInto(_ clause: inout Clause, _ verb: String) {
    guard ["crash", "smash", "bump", "ram"].contains(verb),
      let into = clause.complements.firstIndex(where: { $0.lexeme.lemma == "into" }), into > 0,
      into + 1 < clause.complements.count,
      clause.complements[into - 1].lexeme.kind == .vehicle
    else { return }
    clause.complements[into - 1].government = Government(
      preposition: nil, article: into == 1 ? .definite : nil)
  }

  /// *sleep/badly/since/operation*: from then on, behind all else (CGEL §8.60).
  private static func sinceEvent(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard let since = clause.complements.firstIndex(where: { $0.lexeme.lemma == "since" }),
      let end = clause.complements.indices.last, end > since, end - since < 4,
      case let noun = clause.complements[end].lexeme,
      noun.wordClass == .noun && noun.kind == .event || events.contains(noun.lemma),
      clause.complements[(since + 1)..<end].allSatisfy({
        $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .adjective
      })
    else { return }
    var words = clause.complements[(since + 1)...end].map(\.lexeme.lemma)
    if !clause.complements[since + 1].lexeme.isDeterminerLike {
      let isOwn = bodily.contains(noun.lemma) && clause.subject.first?.lexeme.lemma == "I"
      words.insert(isOwn ? "my" : "the", at: 0)
      clause.reasons.append(
        .init(isOwn ? .owner : .articleDefinite, noun.lemma, isOwn ? "my" : "the"))
    }
    join(
      since...end,
      as: Lexeme(
        lemma: "since " + words.joined(separator: " "), wordClass: .adverb, kind: .time), &clause)
  }

  /// What befalls oneself.
  private static let bodily = EnglishWords.set(
    "stroke operation surgery injury transplant seizure concussion treatment transfusion diagnosis")
  /// What one counts the time from.
  private static let events = EnglishWords.set(
    """
    accident operation surgery funeral stroke fall crash injury transplant seizure wedding divorce birth move war pandemic
    earthquake fire storm flood infection concussion treatment transfusion diagnosis party holiday vacation trip exam
    """)

  /// *pay/by/check, send/by/post*: a means, not what is done.
  private static func nameMeans(_ clause: inout Clause) {
    for index in clause.complements.indices.dropFirst()
    where clause.complements[index - 1].lexeme.lemma == "by"
      && means.contains(clause.complements[index].lexeme.lemma)
    {
      let next = index + 1 < clause.complements.count ? clause.complements[index + 1].lexeme : nil
      guard next == nil || next?.wordClass == .adposition || next?.kind.isTemporal == true else {
        continue
      }
      // *a house by the sea*: where it stands.
      if ["sea", "road", "rail", "land"].contains(clause.complements[index].lexeme.lemma),
        index > 1, clause.complements[index - 2].lexeme.isPlaceLike
      {
        continue
      }
      var way = Lexeme(
        lemma: clause.complements[index].lexeme.lemma, wordClass: .noun, kind: .thing)
      way.countability = .mass
      clause.complements[index].lexeme = way
      clause.complements[index].government = Government(preposition: "by", article: .bare)
    }
  }

  /// Without an article behind *by*: how one goes, pays and sends (CGEL §5.45).
  static let means = EnglishWords.set(
    """
    coach taxi cab minibus motorbike motorcycle scooter ferry tram subway metro tube underground plane helicopter rail road
    sea land air sleigh post mail email e-mail courier fax phone telephone text letter hand check cheque card cash wire mistake
    accident chance law appointment
    """
  ).union([
    "credit card", "debit card", "bank card", "gift card", "bank transfer", "direct debit",
    "school bus", "video call", "text message", "money order",
  ])

  /// *prefer/tea/than/coffee*: to the other (CGEL §16.69).
  private static func preferTo(_ clause: inout Clause, _ verb: String, _ planner: ClausePlanner) {
    guard verb == "prefer",
      let than = clause.complements.indices.dropFirst().dropLast().first(where: {
        clause.complements[$0].lexeme.lemma == "than"
      }), clause.complements[than - 1].lexeme.isNominal,
      !clause.complements.contains(where: {
        $0.lexeme.wordClass == .verb || ["more", "better", "rather"].contains($0.lexeme.lemma)
      }), let to = planner.lexicon.known("to")
    else { return }
    clause.complements[than].lexeme = to
  }

  /// *succeed/in/open/jar, believe/in/help/people*: what is done, behind the preposition (CGEL §16.40).
  private static func doBehindPreposition(
    _ clause: inout Clause, _ verb: String, _ planner: ClausePlanner
  ) {
    if clause.complements.count > 1, clause.complements[0].lexeme.lemma == "to",
      Self.neverTo.contains(verb), let opened = openedBy[verb],
      case let deed = clause.complements[1].lexeme,
      deed.wordClass == .verb || planner.frames.listed(deed.lemma) != nil,
      let preposition = planner.lexicon.known(opened)
    {
      // *insist/to/pay*: the verb has its own preposition.
      clause.complements[0].lexeme = preposition
      clause.complements[1].lexeme = planner.lexicon.lexeme(for: deed.lemma, expecting: .verb)
    }
    guard clause.complements.count > 2, let opened = openedBy[verb],
      clause.complements[0].lexeme.lemma == opened,
      case let word = clause.complements[1].lexeme, word.wordClass != .verb,
      planner.frames.listed(word.lemma)?.slot(.object) != nil,
      clause.complements[2].lexeme.isNominal || clause.complements[2].lexeme.isDeterminerLike
    else { return }
    clause.complements[1].lexeme = planner.lexicon.lexeme(for: word.lemma, expecting: .verb)
  }

  private static let neverTo: WordSet = [
    "insist", "succeed", "concentrate", "dream", "apologize",
  ]
  private static let openedBy = [
    "succeed": "in", "believe": "in", "insist": "on", "keep": "on", "think": "of", "dream": "of",
    "talk": "about", "think about": "of", "apologize": "for", "concentrate": "on",
  ]
}
