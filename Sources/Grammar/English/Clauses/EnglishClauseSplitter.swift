import AACCore

/// Finds where one clause ends and the next begins among chosen words.
///
/// A clause of its own has a subject and a verb: behind a conjunction (*because dog die*), a verb of
/// saying and thinking (*think he be sad*), an adjective of feeling (*happy you come*), or a question
/// word behind a verb of knowing (*know where mom be*).
struct EnglishClauseSplitter {
  let frames: FrameTable
  let lexicon: Lexicon
  /// Whether the words were chosen by role and ask nothing: what a question word opens among them is told (CGEL §15.5).
  var isTold = false
  /// Whether the clause asks somebody to do something.
  var isRequest = false
  /// Whether its words were chosen by their role.
  var isByRole = false

  init(frames: FrameTable, lexicon: Lexicon) {
    self.frames = frames
    self.lexicon = lexicon
  }

  init(_ planner: ClausePlanner) {
    self.init(frames: planner.frames, lexicon: planner.lexicon)
  }

  /// The clauses of a clause, the main one first.
  func split(_ clause: Clause) -> [EnglishClausePart] {
    var splitter = self
    splitter.isByRole = !clause.isLaid
    splitter.isTold = !clause.isLaid && !clause.isQuestion
    splitter.isRequest = clause.options.contains(.request)
    return splitter.parts(of: clause)
  }

  private func parts(of clause: Clause) -> [EnglishClausePart] {
    guard let verb = clause.verb, !clause.complements.isEmpty,
      let boundary = boundary(in: clause.complements, behind: verb, clause.isQuestion)
    else { return [EnglishClausePart(clause: clause)] }
    var main = clause
    main.complements = Array(clause.complements[..<boundary.at])
    var inner = Clause(variety: clause.variety)
    inner.speaker = clause.speaker
    inner.listener = clause.listener
    inner.tense = clause.tense
    inner.subject = boundary.start.subject.map { clause.complements[$0] }
    inner.verb = boundary.start.verb.map { clause.complements[$0].asVerb } ?? EnglishWording.be
    inner.complements =
      (boundary.asks ? [clause.complements[boundary.at]] : [])
      + boundary.start.rest.map { clause.complements[$0] }
    if boundary.asks, inner.tense == .future, Self.telling.contains(verb.lexeme.lemma) {
      // *I will show you how it works*: what is told is so already (CGEL §14.22).
      inner.tense = nil
    }
    if inner.tense == nil, verb.lexeme.lemma == "could",
      ["when", "before", "until"].contains(
        boundary.link.map { clause.complements[$0].lexeme.lemma } ?? "")
    {
      // *I could swim when I was small.*
      inner.tense = .past
    }
    if boundary.isCall, inner.tense == nil, inner.options.isEmpty,
      EnglishClauseSplitter.coming.contains(inner.verb?.lexeme.lemma ?? "")
    {
      // *Hurry up, the bus is coming.*
      inner.options.insert(.progressive)
    }
    let rest = parts(of: inner)
    var part = EnglishClausePart(clause: rest[0].clause)
    part.link = boundary.link.map { clause.complements[$0] } ?? boundary.word
    part.reporter = boundary.reporter
    part.asks = boundary.asks
    part.isShared = boundary.isShared
    part.isOfAsked = boundary.isOfAsked
    if boundary.isShared { goOn(&part, from: clause) }
    part.isLoose = part.link == nil && boundary.reporter == nil
    return [EnglishClausePart(clause: main), part] + rest.dropFirst()
  }

  private static let telling = EnglishWords.set("tell show explain teach say describe write")

  /// Where a clause begins, and how.
  struct Boundary {
    /// First word that is no longer the clause before.
    var at: Int
    /// The conjunction.
    var link: Int?
    /// A conjunction that was not chosen: *ask **if** he comes*.
    var word: Constituent?
    var start: Start
    var reporter: String?
    var asks = false
    /// Whether the subject of the clause before does it too.
    var isShared = false
    /// Whether it tells why one is called.
    var isCall = false
    /// Whether what is asked for before it does it.
    var isOfAsked = false
  }

  /// Subject, verb and the rest of a clause.
  struct Start {
    var subject: [Int]
    /// Nil: *be* is understood.
    var verb: Int?
    var rest: [Int]
  }

  /// The first place where a new clause begins; nil when there is only one.
  func boundary(in words: [Constituent], behind verb: Constituent?, _ isQuestion: Bool)
    -> Boundary?
  {
    var last = verb
    var behind = 0
    for index in words.indices {
      let word = words[index]
      if word.lexeme.wordClass == .verb {
        // *he/say/he/hate/me*: of a row, what stands before its first verb is the subject.
        if last == nil { behind = index + 1 }
        last = word
        continue
      }
      guard let last else { continue }
      if let found = conjoined(words, index, last, isQuestion) { return found }
      if isQuestion, let found = askedFar(words, index, last) { return found }
      if let found = asked(words, index, last) { return found }
      if let found = reported(words, index, last, from: behind) { return found }
      if let found = begun(words, index, behind: last) { return found }
    }
    return nil
  }

  /// *I want go home / I be hungry*: a pronoun that can only be a subject, with its verb, begins anew.
  private func begun(_ words: [Constituent], _ index: Int, behind verb: Constituent) -> Boundary? {
    if let called = called(words, index, behind: verb) { return called }
    guard index > 0, EnglishWording.subjects.contains(words[index].lexeme.lemma),
      let start = start(words, from: index, needsSubject: true)
    else { return nil }
    let before = words[index - 1].lexeme
    if before.isConnective || before.wordClass == .adposition || before.wordClass == .conjunction
      || before.kind == .question || before.isDeterminerLike || before.lemma == "let's"
    {
      return nil
    }
    // *bring I water, make I happy*: right behind a verb that takes somebody it is no subject.
    if let verb = start.verb, words[verb].lexeme.wordClass != .verb { return nil }
    if before.wordClass == .verb {
      let frame = frames[before.lemma]
      let takesBeing = frame.slots.contains {
        $0.acceptedKinds.isEmpty || $0.acceptedKinds.contains(.person)
      }
      if takesBeing || frame.isDefault || frame.opensSubjunctive || frame.isCopular { return nil }
    }
    // *apple I want*: in a row without its own subject it may still belong to the words before.
    // *be/cold/I/want*: of a quality that was said already it is not.
    let isSaid = verb.lexeme.lemma == "be" && before.wordClass == .adjective
    if words[0].lexeme.wordClass != .verb, !isSaid,
      !words[..<index].contains(where: { $0.lexeme.wordClass == .verb })
    {
      return nil
    }
    return Boundary(at: index, start: start)
  }

  /// *when I tired / I go bed*: where the main clause begins behind one that a conjunction opens; nil when none
  /// stands first.
  func mainStart(_ words: [Constituent]) -> Int? {
    // *when/can/we/go*: a verb that only helps turns it into a question.
    let isAsked =
      words.count > 2 && words[0].lexeme.lemma == "when" && words[1].lexeme.wordClass == .verb
      && (frames[words[1].lexeme.lemma].pattern == .modal || words[1].lexeme.lemma == "do")
    guard words.count > 3, !isAsked, Self.subordinators.contains(words[0].lexeme.lemma),
      let first = start(words, from: 1, needsSubject: false)
    else { return nil }
    let verb = first.verb ?? first.rest.first { words[$0].lexeme.wordClass == .adjective } ?? 1
    let starts = words.indices.filter {
      $0 > verb && start(words, from: $0, needsSubject: true) != nil
    }
    if let pronoun = starts.first(where: {
      EnglishWording.subjects.contains(words[$0].lexeme.lemma)
        || ["you", "it"].contains(words[$0].lexeme.lemma) && $0 > verb + 1
    }) {
      // *when/I/done/can/I/go*: a verb that only helps turns it into a question.
      let isAsked =
        pronoun - 1 > verb && frames[words[pronoun - 1].lexeme.lemma].pattern == .modal
      return isAsked ? pronoun - 1 : pronoun
    }
    if let noun = starts.first { return noun }
    // *when tired go bed, if you be tired rest*: nobody is named again.
    let isQuality =
      frames[words[verb].lexeme.lemma].isCopular && verb + 2 < words.count
      && words[verb + 1].lexeme.wordClass == .adjective
    guard first.verb == nil || isQuality || frames[words[verb].lexeme.lemma].pattern == .weather
    else { return nil }
    return words.indices.first { $0 > verb && words[$0].lexeme.wordClass == .verb }
  }

  /// *because dog die, and dad clean.*
  private func conjoined(
    _ words: [Constituent], _ index: Int, _ last: Constituent, _ isQuestion: Bool
  ) -> Boundary? {
    let lemma = words[index].lexeme.lemma
    let isSubordinator =
      Self.subordinators.contains(lemma) || isThanThought(words, index)
      || isSeemingly(words, index, last)
    guard isSubordinator || Self.coordinators.contains(lemma), index + 1 < words.count else {
      return nil
    }
    let isFronted =
      index > 0 && words[index].tile == 0
      && start(words, from: index + 1, needsSubject: true) != nil
    if lemma == "when", !isFronted, !(isByRole && isQuestion && isAskedAbout(words, index)),
      isQuestion || words[index].tile == 0 && words.count == 2 && last.lexeme.lemma == "be"
    {
      return nil
    }
    if lemma == "once", start(words, from: index + 1, needsSubject: true)?.verb == nil {
      return nil
    }
    if lemma == "when", index == 0, EnglishHabits.askingVerbs.contains(last.lexeme.lemma),
      words[1].lexeme.wordClass == .verb, !frames[words[1].lexeme.lemma].isCopular
    {
      // *decide/when/leave*: what is to be done then.
      return nil
    }
    // *see/dog/and/it/run, like/cat/but/I/not/like/dog*: a pronoun that can only be a subject begins anew.
    let isAnew =
      lemma != "and" || last.lexeme.lemma != "want" && last.lexeme.lemma != "help"
    let begins =
      isAnew
      && (EnglishWording.subjects.contains(words[index + 1].lexeme.lemma)
        || words[index + 1].lexeme.lemma == "it")
      && index + 2 < words.count
    if !isSubordinator, !begins, joinsSubjects(words, index, last) { return nil }
    guard var start = start(words, from: index + 1, needsSubject: !isSubordinator) else {
      return shared(words, index, last)
    }
    if !isSubordinator, start.verb == nil { start = Start(doing: start, words, frames) }
    return Boundary(at: index, link: index, start: start)
  }

  /// *turn off the light **and close** the door*: another thing that the same one does (CGEL §13.52–13.55).
  ///
  /// Right behind a verb that has nothing beside it the second verb shares what follows: *eat and drink*.
  private func shared(_ words: [Constituent], _ index: Int, _ last: Constituent) -> Boundary? {
    var verb = index + 1
    while verb < words.count,
      words[verb].lexeme.kind == .negation || words[verb].lexeme.wordClass == .adverb
    {
      verb += 1
    }
    let isSo = isByRole && ["so", "but"].contains(words[index].lexeme.lemma)
    guard verb < words.count, words[verb].lexeme.wordClass == .verb, index > 0 || isSo,
      index == 0 || words[index - 1].lexeme.wordClass != .verb
        || words[index].lexeme.lemma == "but" || words[verb].lexeme.lemma == "have to",
      words[index].lexeme.lemma != "or" || isChoice(words, index, verb),
      frames[words[verb].lexeme.lemma].pattern != .modal || words[index].lexeme.lemma == "but"
        || isSo || isByRole && words[verb].lexeme.lemma == "have to",
      !words[..<index].contains(where: {
        $0.lexeme.kind == .question || $0.lexeme.lemma == "than"
          || $0.lexeme.wordClass == .conjunction
            && !($0.lexeme.lemma == "and" && words[index].lexeme.lemma == "but")
      })
    else { return nil }
    let skipped = Array((index + 1)..<verb)
    return Boundary(
      at: index, link: index,
      start: Start(subject: [], verb: verb, rest: skipped + ((verb + 1)..<words.count)),
      isShared: true)
  }

  /// *come/with/us/or/stay/home*: two courses of which each has its own words, but *eat/dinner/or/lunch* (CGEL §13.52).
  private func isChoice(_ words: [Constituent], _ index: Int, _ verb: Int) -> Bool {
    let before = words[index - 1].lexeme
    return verb == index + 1 && verb + 1 < words.count
      && !words[(verb + 1)...].allSatisfy { $0.lexeme.kind.isTemporal || $0.lexeme.kind == .social }
      && (before.isNominal || before.wordClass == .adverb) && before.kind != .question
  }

  /// *want mom **and** dad come*: what is joined are those who are wanted to come.
  private func joinsSubjects(_ words: [Constituent], _ index: Int, _ last: Constituent) -> Bool {
    guard index > 0, words[index - 1].lexeme.isBeing, words[index].lexeme.lemma != "but" else {
      return false
    }
    let frame = frames[last.lexeme.lemma]
    return frame.opensSubjunctive || frame.opening == .bare
      || frame.otherOpening != nil && index + 1 < words.count && words[index + 1].lexeme.isBeing
  }

  /// *know where mom be.*
  private func asked(_ words: [Constituent], _ index: Int, _ last: Constituent) -> Boundary? {
    guard words[index].lexeme.kind == .question, index + 1 < words.count,
      EnglishHabits.askingVerbs.contains(last.lexeme.lemma)
        || ["see", "look"].contains(last.lexeme.lemma)
        || isNamedByClause(words, index, last) || isWanted(words, index, last)
        || isTold && (index > 0 || !Self.thinking.contains(last.lexeme.lemma))
        || ["like", "love", "hate"].contains(last.lexeme.lemma)
          && words[index].lexeme.lemma == "how"
    else { return nil }
    if asksForSubject(words, index) {
      // *know/who/take/it, wonder/what/be/in/box*: what is asked for does it itself.
      let rest = Array((index + 2)..<words.count)
      return Boundary(
        at: index, start: Start(subject: [], verb: index + 1, rest: rest),
        reporter: last.lexeme.lemma, asks: true)
    }
    if let start = isByRole ? askedThing(words, index) : askedOfNoun(words, index) {
      return Boundary(at: index, start: start, reporter: last.lexeme.lemma, asks: true)
    }
    guard
      var start = start(words, from: index + 1, needsSubject: true)
        ?? turned(words, from: index + 1) ?? toldDeed(words, from: index + 1)
    else { return nil }
    if start.verb == nil, words[index].lexeme.lemma == "what", let first = start.rest.first,
      start.rest.count == 1, frames.listed(words[first].lexeme.lemma)?.slot(.object) != nil
    {
      // *what I mean*: what is asked for is what is done something to.
      start.verb = first
      start.rest = []
    }
    return Boundary(at: index, start: start, reporter: last.lexeme.lemma, asks: true)
  }

  /// *that/be/what/I/want, this/be/not/how/we/do/it*: a clause as what something is (CGEL §15.8).
  private func isNamedByClause(_ words: [Constituent], _ index: Int, _ last: Constituent) -> Bool {
    guard last.lexeme.lemma == "be",
      ["what", "how", "why", "where", "who"].contains(words[index].lexeme.lemma)
    else { return false }
    if index == 0 { return true }
    let before = words[index - 1].lexeme
    guard before.lemma == "be" || before.kind == .negation else { return false }
    return words[..<index].contains {
      EnglishHabits.dateSubjects.contains($0.lexeme.lemma)
        || EnglishHabits.demonstratives.contains($0.lexeme.lemma)
    } || before.kind == .negation
  }

  /// *I/want/what/he/has*: what another has is wanted, and nothing is asked (CGEL §15.8).
  private func isWanted(_ words: [Constituent], _ index: Int, _ last: Constituent) -> Bool {
    guard words[index].lexeme.lemma == "what", index + 2 < words.count,
      ["want", "like", "need", "love"].contains(last.lexeme.lemma),
      words[index].tile.map({ tile in last.tile.map { $0 < tile } == true && tile > 0 }) == true,
      EnglishWording.subjects.contains(words[index + 1].lexeme.lemma)
        || words[index + 1].lexeme.lemma == "you",
      let start = start(words, from: index + 1, needsSubject: true), start.rest.isEmpty
    else { return false }
    return true
  }

  private func asksForSubject(_ words: [Constituent], _ index: Int) -> Bool {
    let verb = words[index + 1].lexeme
    guard verb.wordClass == .verb else { return false }
    switch words[index].lexeme.lemma {
    case "who": return verb.lemma != "be" || turned(words, from: index + 1) == nil
    case "what":
      return verb.lemma == "happen"
        || verb.lemma == "be" && index + 2 < words.count
          && (words[index + 2].lexeme.wordClass == .adposition
            || words[index + 2].lexeme.lemma.hasPrefix("for "))
    default: return false
    }
  }

  static let subordinators: WordSet = [
    "because", "if", "when", "while", "since", "before", "after", "until", "although", "unless",
    "as soon as", "whenever", "so that", "though", "even though", "even if", "as long as",
    "whereas", "now that", "provided that", "in case", "every time", "the moment", "by the time",
    "as if", "as though", "wherever", "till", "whether", "once",
  ]
  static let coordinators: WordSet = [
    "and", "but", "or", "so", "and then", "or else", "otherwise", "therefore",
  ]
}

extension Constituent {
  /// The word as a verb, whatever else it may be.
  var asVerb: Constituent {
    guard lexeme.wordClass != .verb else { return self }
    var verb = self
    verb.lexeme = Lexeme(lemma: lexeme.lemma, wordClass: .verb, kind: .action)
    verb.lexeme.isInferred = lexeme.isInferred
    return verb
  }
}
