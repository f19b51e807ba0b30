import AACCore

extension Lexeme {
  /// *summer, recess, Friday*: a time that something can be said of.
  fileprivate var isNamedTime: Bool { wordClass == .noun && kind.isTemporal }
}

/// A row of tiles as English reads it: the main clause, other clauses, and what the forms of verbs said.
struct EnglishRow {
  /// Words of the main clause.
  var words: [Constituent]
  /// Words of the other clauses, each with what joins it.
  var later: [Constituent] = []
  /// Time that a form said: *went*.
  var tense: Tense?
  /// *is eating.*
  var options: Clause.Options = []
  /// Whether an auxiliary stood before its subject.
  var isQuestion = false

  /// Tile of a verb that only helped another: ***do** you like*.
  var helper: Int?

  /// Tiles that were made one word, by the first.
  var joins: [Int: [Int]] = [:]

  /// Clauses that belong to one noun, by its tile.
  var attached: [Int: EnglishAttachedClause] = [:]

  /// The only subject that there can be: none of a request, and none behind a preposition.
  func subjects(_ words: [Constituent], verb: Int?) -> [TileReader.Candidate]? {
    if options.contains(.request) { return [TileReader.Candidate(places: [], score: 1)] }
    if verb == 1, words[0].lexeme.lemma == "how", ["go", "get"].contains(words[1].lexeme.lemma),
      words.count > 2,
      words[2...].allSatisfy({
        $0.lexeme.wordClass == .adposition || $0.lexeme.isDeterminerLike
          || KindSet.places.contains($0.lexeme.roleKind)
      })
    {
      // *how/go/school*: a place goes nowhere.
      return [TileReader.Candidate(places: [], score: 1)]
    }
    if let verb, words[verb].lexeme.lemma == "let's" {
      return [TileReader.Candidate(places: [], score: 1)]
    }
    if let verb,
      let named = ringing(words, verb) ?? happening(words, verb) ?? effecting(words, verb)
        ?? meaning(words, verb)
    {
      return [TileReader.Candidate(places: named, score: 1)]
    }
    if let verb, words[verb].lexeme.lemma == "be" {
      if verb > 0, verb + 1 < words.count, words[verb - 1].lexeme.isNamedTime,
        words[..<(verb - 1)].allSatisfy({
          $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .adjective
        }),
        words[verb + 1].lexeme.wordClass == .adjective || words[verb + 1].lexeme.isDeterminerLike
          || words[verb + 1].lexeme.kind == .degree || words[verb + 1].lexeme.wordClass == .noun
          || words[verb + 1].lexeme.lemma == "over",
        words[(verb + 1)...].allSatisfy({
          !$0.lexeme.hasSubjectForm
        })
      {
        // *recess/be/my/favorite, summer/be/hot*: what is spoken of, not when.
        return [TileReader.Candidate(places: Array(0..<verb), score: 1)]
      }
      if let end = namedFirst(words, verb) {
        // *my/name/be/Leo, tomorrow/be/my/birthday*: in its natural order.
        return [TileReader.Candidate(places: Array(0..<end), score: 1)]
      }
      // *there/be/something/in/my/eye, be/there/milk*: no place (CGEL §18.44).
      if verb > 0, words[verb - 1].lexeme.lemma == "there", verb + 1 < words.count {
        return [TileReader.Candidate(places: [verb - 1], score: 1)]
      }
      if verb == 0, words.count > 2, words[1].lexeme.lemma == "there" {
        return [TileReader.Candidate(places: [1], score: 1)]
      }
    }
    guard verb == nil,
      let preposition = words.firstIndex(where: { $0.lexeme.wordClass == .adposition })
    else { return nil }
    return [TileReader.Candidate(places: Array(0..<preposition), score: 1)]
  }

  /// *Dad's/phone/ring*: what is somebody's does it by itself.
  private func ringing(_ words: [Constituent], _ verb: Int) -> [Int]? {
    if verb == 2, words.count > 3, words[0].lexeme.kind == .possessive,
      ["class", "team", "family", "group"].contains(words[1].lexeme.lemma)
    {
      // *my/class/go/on/trip.*
      return [0, 1]
    }
    if verb == 1, words.count == 2, words[1].lexeme.lemma == "help",
      EnglishHabits.demonstratives.contains(words[0].lexeme.lemma)
    {
      // *that/helps.*
      return [0]
    }
    if verb == 1, Self.elements.contains(words[0].lexeme.lemma),
      words[2...].allSatisfy({ $0.lexeme.wordClass != .noun && $0.lexeme.wordClass != .pronoun })
    {
      return [0]
    }
    guard verb > 0, verb < 3, verb + 1 == words.count, words[verb - 1].lexeme.wordClass == .noun,
      EnglishWording.sounding.contains(words[verb].lexeme.lemma),
      verb == 1 && ["ring", "beep"].contains(words[1].lexeme.lemma)
        || verb == 2 && words[0].lexeme.isDeterminerLike
    else { return nil }
    return Array(0..<verb)
  }

  /// *clock/stop, elevator/not/work, moon/follow/me*: a thing named first does it, to nothing or to the pronoun behind.
  private func happening(_ words: [Constituent], _ verb: Int) -> [Int]? {
    guard verb > 0, verb < 6 else { return nil }
    var head = 0
    while head < verb,
      words[head].lexeme.isDeterminerLike || words[head].lexeme.wordClass == .adjective
    { head += 1 }
    guard head < verb, words[head].lexeme.namesThing
    else { return nil }
    while head + 1 < verb, words[head + 1].lexeme.wordClass == .noun,
      EnglishCompounds.joins(words[head].lexeme, words[head + 1].lexeme)
    { head += 1 }
    let between = words[(head + 1)..<verb]
    guard
      between.allSatisfy({
        $0.lexeme.kind == .negation || $0.lexeme.kind == .frequency
          || ["already", "just", "still"].contains($0.lexeme.lemma)
      })
    else { return nil }
    let isIts = acts(words, head: head, verb) || befalls(words, head: head, verb)
    return isIts ? Array(0...head) : nil
  }

  /// *my/birthday/cake/have/candle, plane/fly/over/house, paint/drip/on/my/shoe*: a thing does it to another, or moves
  /// somewhere.
  private func acts(_ words: [Constituent], head: Int, _ verb: Int) -> Bool {
    let rest = words[(verb + 1)...]
    if words[verb].lexeme.lemma == "have", head + 1 == verb, !rest.isEmpty,
      rest.allSatisfy({
        $0.lexeme.wordClass != .pronoun && $0.lexeme.wordClass != .verb && !$0.lexeme.isHuman
      })
    {
      // *my/birthday/cake/have/candle.*
      return true
    }
    if head + 1 == verb, isFelt(words[verb].lexeme, rest) { return true }
    if ["should", "can", "must", "will", "might"].contains(words[verb].lexeme.lemma),
      head + 1 == verb, rest.first?.lexeme.wordClass == .verb,
      rest.allSatisfy({ $0.lexeme.wordClass != .pronoun && !$0.lexeme.isBeing })
    {
      // *government/should/help.*
      return true
    }
    if words[head].lexeme.kind == .vehicle, rest.count > 1,
      rest.first?.lexeme.wordClass == .adposition, Self.voyages.contains(words[verb].lexeme.lemma),
      rest.allSatisfy({ $0.lexeme.wordClass != .pronoun && $0.lexeme.wordClass != .verb })
    {
      // *plane/fly/over/house.*
      return true
    }
    if let first = rest.first?.lexeme, first.wordClass == .adposition, rest.count > 1,
      EnglishWording.happenings.contains(words[verb].lexeme.lemma)
        || words[verb].lexeme.lemma == "run",
      !["win", "work", "stay", "go", "come", "start"].contains(words[verb].lexeme.lemma),
      rest.allSatisfy({ $0.lexeme.wordClass != .pronoun && $0.lexeme.wordClass != .verb })
    {
      // *paint/drip/on/my/shoe, pen/run/out of/ink.*
      return true
    }
    return false
  }

  /// *clock/stop, car/move/fast, moon/follow/me*: a thing does it alone, or to the pronoun behind.
  private func befalls(_ words: [Constituent], head: Int, _ verb: Int) -> Bool {
    let rest = words[(verb + 1)...]
    let isAlone = rest.allSatisfy {
      $0.lexeme.kind.isTemporal || $0.lexeme.kind == .degree || $0.lexeme.wordClass == .adverb
        || ["high", "fast", "up", "down", "off", "out", "over", "away"].contains($0.lexeme.lemma)
    }
    let lemma = words[verb].lexeme.lemma
    if isAlone {
      let moves =
        words[head].lexeme.kind == .vehicle && ["fly", "move", "arrive", "leave"].contains(lemma)
      let plays =
        words[head].lexeme.kind == .toy
        && ["sleep", "cry", "talk", "walk", "dance"].contains(lemma)
      return EnglishWording.happenings.contains(lemma) && lemma != "win" || moves || plays
        || lemma == "smell" && head > 0 && rest.isEmpty
    }
    guard let object = rest.first?.lexeme else { return false }
    return Self.objects.contains(object.lemma) && rest.count < 3
  }

  private static let objects: WordSet = ["me", "us", "him", "them"]

  /// *pillow/feel/soft, shoes/rub/my/feet*: what a thing is like to the touch, and what it does to somebody's body.
  private func isFelt(_ verb: Lexeme, _ rest: ArraySlice<Constituent>) -> Bool {
    if verb.lemma == "feel" {
      return rest.last?.lexeme.wordClass == .adjective
        && rest.allSatisfy {
          $0.lexeme.wordClass == .adjective || $0.lexeme.kind == .degree
            || $0.lexeme.lemma == "too"
        }
    }
    return Self.chafing.contains(verb.lemma) && rest.count == 2
      && rest.first?.lexeme.kind == .possessive && rest.last?.lexeme.kind == .body
  }

  private static let voyages = EnglishWords.set("fly land sail move arrive leave pass")

  private static let chafing = EnglishWords.set("rub pinch squeeze irritate poke scratch")

  /// What the weather does.
  private static let elements = EnglishWords.set("wind sun moon storm thunder lightning")

  /// *what/mean/word*: what is asked for is meant by it.
  private func meaning(_ words: [Constituent], _ verb: Int) -> [Int]? {
    guard words[verb].lexeme.lemma == "mean", words[0].lexeme.lemma == "what", verb > 0,
      let noun = words.lastIndex(where: { $0.lexeme.wordClass == .noun }),
      !words[noun].lexeme.isBeing
    else { return nil }
    var begin = noun
    while begin > 1, words[begin - 1].lexeme.isDeterminerLike { begin -= 1 }
    return Array(begin...noun)
  }

  /// Where a subject ends that stands right before *be*, with what it is behind; nil in any other order.
  private func namedFirst(_ words: [Constituent], _ verb: Int) -> Int? {
    guard verb > 0, verb + 1 < words.count, !words.contains(where: { $0.lexeme.kind == .question })
    else { return nil }
    let said = words[(verb + 1)...]
    guard
      !said.contains(where: {
        $0.lexeme.wordClass == .verb
          || $0.lexeme.isSubjectForm
      })
    else { return nil }
    if verb == 1, ["today", "tomorrow", "yesterday"].contains(words[0].lexeme.lemma) {
      return said.contains { $0.lexeme.wordClass == .noun && !$0.lexeme.kind.isTemporal } ? 1 : nil
    }
    guard verb > 1, words[0].lexeme.isDeterminerLike, let noun = words[..<verb].last?.lexeme,
      noun.wordClass == .noun,
      words[1..<(verb - 1)].allSatisfy({
        $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .adjective
          || $0.lexeme.wordClass == .noun
      })
    else { return nil }
    return verb
  }

  /// *who/take/my/phone*: one asks after who has done it when it is done (CGEL §4.14).
  private func isPastByNature(_ clause: Clause) -> Bool {
    guard options.isEmpty, let verb = clause.verb, !clause.isNegative, later.isEmpty,
      clause.subject.isEmpty, clause.complements.first?.lexeme.lemma == "who",
      clause.complements.allSatisfy({
        $0.lexeme.wordClass != .verb && $0.lexeme.kind != .negation && $0.lexeme.kind != .frequency
          && !$0.lexeme.kind.isTemporal && $0.lexeme.wordClass != .conjunction
      })
    else { return false }
    let lemma = verb.lexeme.lemma
    let object = clause.complements.dropFirst().first { $0.lexeme.isNominal }?.lexeme
    return EnglishAspects.of(lemma, object, isAnothers: true) == .achievement
      || (EnglishHabits.misdeeds.contains(lemma) || Self.makings.contains(lemma))
        && clause.complements.contains { ["my", "it", "this", "that"].contains($0.lexeme.lemma) }
  }

  /// What is there when one asks who has done it.
  private static let makings = EnglishWords.set("make draw paint write build bake cook")

  /// Gives a reading of the row what its forms said.
  func mark(_ clause: inout Clause) {
    clause.tense = tense
    clause.options = options
    clause.isQuestion = isQuestion
    clause.joins = joins
    clause.attached = attached
    clause.helperTile = helper
    if clause.tense == nil, isPastByNature(clause) { clause.tense = .past }
    if clause.tense == nil, options.isEmpty, clause.verb?.lexeme.lemma == "finish",
      clause.complements.contains(where: { $0.lexeme.lemma == "not" }), !isQuestion
    {
      // *I/not/finish*: up to now.
      clause.options.insert(.perfect)
    }
  }
}
