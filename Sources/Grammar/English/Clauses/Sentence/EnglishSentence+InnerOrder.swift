import AACCore

/// Words by role of a second clause that lie in another order than English has, or beside a word that is a quality as well:
/// *know | what time, close, pharmacy; walk | because, hurt, knee; need | help, to, open, jar; boil | water, to, make, tea*.
///
/// Sources: CGEL §15.5 (questions within), §15.45 (reasons), §15.48 (purpose), §3.39 (*should not*), App. I.43 (conversion).
extension EnglishSentence {
  static func settleInnerOrder(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard !clause.isLaid else { return }
    denyModal(&clause, planner)
    askOtherForSpeaker(&clause, planner)
    feelItch(&clause, planner)
    learnLanguage(&clause)
    guard clause.complements.count > 1 else { return }
    sayOfWeather(&clause, planner)
    joinRefusal(&clause, planner)
    chooseMore(&clause)
    tellReason(&clause, planner)
    turnInner(&clause, planner)
    describeBehind(&clause)
    purposeBehind(&clause, planner)
  }

  /// *should not | touch, oven*: the modal, and that it is denied (CGEL §3.39).
  private static func denyModal(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard let lemma = clause.verb?.lexeme.lemma, lemma.hasSuffix(" not"),
      case let modal = String(lemma.dropLast(4)), planner.frames[modal].pattern == .modal
    else { return }
    clause.verb?.lexeme = planner.lexicon.lexeme(for: modal, expecting: .verb)
    clause.isNegative = true
  }

  /// *come | with, me*, asked politely with nobody named: nobody asks it of himself (CGEL §11.15).
  private static func askOtherForSpeaker(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard clause.isQuestion, clause.options.contains(.polite), clause.subject.isEmpty,
      let verb = clause.verb?.lexeme.lemma, planner.frames[verb].pattern == .plain,
      clause.complements.contains(where: { ["me", "us", "I", "we"].contains($0.lexeme.lemma) }),
      !clause.complements.contains(where: { $0.lexeme.kind == .question }),
      let you = planner.lexicon.known("you")
    else { return }
    clause.subject = [Constituent(you)]
    clause.reasons.append(.init(.asksOther, verb, "you"))
  }

  /// *touch | oven, because, burn*: it does so (CGEL §15.45).
  private static func tellReason(_ clause: inout Clause, _ planner: ClausePlanner) {
    let last = clause.complements.count - 1
    guard clause.complements[last - 1].lexeme.lemma == "because",
      stinging.contains(clause.complements[last].lexeme.lemma), let it = planner.lexicon.known("it")
    else { return }
    clause.complements[last] = clause.complements[last].asVerb
    clause.complements.insert(Constituent(it), at: last)
    clause.reasons.append(.init(.understood, clause.complements[last + 1].lexeme.lemma, "it"))
  }

  private static let stinging = EnglishWords.set("burn hurt sting itch leak stink")

  /// *because, hurt, knee; when, start, party; where, live, grandma*: who does it stands before what he does (CGEL §10.18).
  private static func turnInner(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard
      let link = clause.complements.indices.dropLast(2).last(where: { index in
        let lemma = clause.complements[index].lexeme.lemma
        return ["because", "when", "where", "what time"].contains(lemma)
          || lemma == "time" && index > 0 && clause.complements[index - 1].lexeme.lemma == "what"
      }), case let deed = clause.complements[link + 1], happening.contains(deed.lexeme.lemma),
      let noun = clause.complements.last?.lexeme, noun.wordClass == .noun,
      !noun.kind.isTemporal,
      clause.complements[(link + 2)...].dropLast().allSatisfy(\.lexeme.isDeterminerLike)
    else { return }
    let isAsked = clause.complements[link].lexeme.lemma != "because"
    switch deed.lexeme.lemma {
    case "hurt", "ache", "itch": guard noun.kind == .body else { return }
    case "open", "close", "start", "begin", "end", "finish":
      guard isAsked, !noun.isBeing,
        noun.isPlaceLike || noun.kind == .event || begun.contains(noun.lemma)
      else { return }
    default: guard noun.isBeing || noun.kind == .vehicle else { return }
    }
    clause.complements.remove(at: link + 1)
    clause.complements.append(deed.asVerb)
  }

  private static let happening = EnglishWords.set(
    """
    hurt ache itch open close start begin end finish leave arrive come live work sleep cry die return
    """)
  private static let begun = EnglishWords.set(
    "party movie game show class school lesson concert recess lunch dinner meeting store pharmacy bank pool museum"
  )

  /// *hair, long, and, eyes, blue*: what each is like stands before it (CGEL §7.21).
  private static func describeBehind(_ clause: inout Clause) {
    let words = clause.complements
    guard words.count == 5, words[2].lexeme.lemma == "and", clause.verb?.lexeme.lemma == "have",
      [0, 3].allSatisfy({ words[$0].lexeme.wordClass == .noun }),
      [1, 4].allSatisfy({
        words[$0].lexeme.wordClass == .adjective || words[$0].lexeme.kind == .color
      })
    else { return }
    clause.complements = [words[1], words[0], words[2], words[4], words[3]]
  }

  // MARK: What nobody does

  /// *be | very, hot, in, summer; be | late, and, I, be, tired; think | that, tomorrow, rain*: of the time and the weather (CGEL §10.26).
  private static func sayOfWeather(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard let it = planner.lexicon.known("it") else { return }
    let words = clause.complements
    if clause.verb?.lexeme.lemma == "be", clause.subject.isEmpty,
      let quality = words.firstIndex(where: { $0.lexeme.kind != .degree }), quality < 2,
      quality + 2 < words.count
    {
      let next = words[quality + 1].lexeme.lemma
      let isSky =
        ["hot", "cold", "warm", "cool"].contains(words[quality].lexeme.lemma) && next == "in"
        && seasonal.contains(words[words.count - 1].lexeme.lemma)
      let isHour =
        words[quality].lexeme.lemma == "late" && next == "and"
        && words[quality + 2].lexeme.lemma == "I"
      guard isSky || isHour else { return }
      clause.subject = [Constituent(it)]
      clause.reasons.append(.init(.expletive, "be", "it"))
      return
    }
    guard let that = words.firstIndex(where: { $0.lexeme.lemma == "that" }),
      words.count == that + 3, words[that + 1].lexeme.kind.isTemporal,
      ["rain", "snow", "hail"].contains(words[that + 2].lexeme.lemma)
    else { return }
    clause.complements =
      words[...that] + [Constituent(it), words[that + 2].asVerb, words[that + 1]]
    clause.reasons.append(.init(.expletive, words[that + 2].lexeme.lemma, "it"))
  }

  private static let seasonal = EnglishWords.set("summer winter spring fall autumn")

  /// *be itchy | back*: what itches is the subject (CGEL §10.21).
  private static func feelItch(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard let verb = clause.verb?.lexeme.lemma, ["be itchy", "be sore"].contains(verb),
      clause.subject.isEmpty, let part = clause.complements.first, part.lexeme.kind == .body,
      let my = planner.lexicon.known("my")
    else { return }
    clause.subject = [Constituent(my), part]
    clause.complements.removeFirst()
    clause.reasons.append(.init(.owner, part.lexeme.lemma, "my"))
  }

  /// *be | difficult, learn, English*: the language itself, and not about it (CGEL §16.26).
  private static func learnLanguage(_ clause: inout Clause) {
    let last = clause.complements.count - 1
    guard last > 0, clause.verb?.lexeme.lemma == "be",
      ["learn", "study", "teach"].contains(clause.complements[last - 1].lexeme.lemma),
      clause.complements[last].lexeme.kind == .languageName
    else { return }
    clause.complements[last].government = Government(preposition: nil, article: .bare)
  }

  /// *speak | too, fast, I, not, understand*: what comes of it is a clause of its own (CGEL §13.23).
  private static func joinRefusal(_ clause: inout Clause, _ planner: ClausePlanner) {
    let words = clause.complements
    guard
      let doer = words.indices.dropFirst().first(where: {
        ["I", "we", "he", "she", "they"].contains(words[$0].lexeme.lemma)
      }), doer + 2 < words.count, words[doer + 1].lexeme.lemma == "not",
      words[doer + 2].lexeme.wordClass == .verb,
      [.adverb, .adjective].contains(words[doer - 1].lexeme.wordClass),
      words[doer - 1].lexeme.kind != .emotion, let and = planner.lexicon.known("and")
    else { return }
    clause.complements.insert(Constituent(and), at: doer)
    clause.reasons.append(.init(.coordination, words[doer].lexeme.lemma, "and"))
  }

  /// *like | more, beach, or, mountains*, asked: which of the two one likes more (CGEL §7.83).
  private static func chooseMore(_ clause: inout Clause) {
    guard clause.isQuestion, ["like", "love"].contains(clause.verb?.lexeme.lemma ?? ""),
      clause.complements[0].lexeme.lemma == "more",
      clause.complements.contains(where: { $0.lexeme.lemma == "or" })
    else { return }
    var more = clause.complements.removeFirst()
    more.lexeme = Lexeme(lemma: "more", wordClass: .adverb, kind: .manner)
    clause.complements.append(more)
  }

  // MARK: What it is for

  /// *need | help, to, open, jar; boil | water, to, make, tea; raise | hand, to, ask*: what is done with a thing, and what for (CGEL
  /// §15.48).
  private static func purposeBehind(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard let verb = clause.verb?.lexeme.lemma,
      let to = clause.complements.indices.dropLast().first(where: {
        clause.complements[$0].lexeme.lemma == "to"
      }), to > 0
    else { return }
    let deed = clause.complements[to + 1]
    let next = to + 2 < clause.complements.count ? clause.complements[to + 2].lexeme : nil
    if let next, next.wordClass == .noun, !next.isPlaceLike,
      [.adjective, .noun].contains(deed.lexeme.wordClass), converted.contains(deed.lexeme.lemma),
      planner.frames.listed(deed.lexeme.lemma)?.takesAsObject(next) == true
    {
      clause.complements[to + 1] = deed.asVerb
    }
    guard clause.complements[to + 1].lexeme.wordClass == .verb, let tile = deed.tile,
      let frame = planner.frames.listed(verb), frame.opening == nil, frame.otherOpening == nil,
      frame.slot(.recipient) == nil || next != nil, handled.contains(verb),
      clause.complements[..<to].dropLast().allSatisfy(\.lexeme.isDeterminerLike),
      case let thing = clause.complements[to - 1].lexeme, thing.namesThing,
      !clause.complements[(to + 2)...].contains(where: {
        $0.lexeme.kind.isTemporal || $0.lexeme.wordClass == .conjunction
      })
    else { return }
    var doing = Clause(variety: clause.variety)
    doing.subject = clause.subject
    doing.verb = deed.asVerb
    doing.complements = Array(clause.complements[(to + 2)...])
    clause.attached[tile] = EnglishAttachedClause(form: .purpose, clause: doing)
    clause.complements[to + 1].lexeme = Lexeme(
      lemma: deed.lexeme.lemma, wordClass: .adverb, kind: .manner)
    clause.complements.removeSubrange((to + 2)...)
    if let word = clause.complements.remove(at: to).tile { clause.joins[tile] = [word, tile] }
  }

  /// Qualities and things that are deeds as well.
  private static let converted = EnglishWords.set("open close clean dry empty warm cool cut light")
  /// What one does with a thing to reach something.
  private static let handled = EnglishWords.set(
    "boil raise heat cook cut wash open close melt mix turn push pull lift hold break add pour fill"
  )
}
