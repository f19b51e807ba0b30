import AACCore

/// What is compared with the same preposition again, and how long something takes: *better at math than at history, it takes
/// me an hour to get dressed*.
///
/// Sources: CGEL §15.63–15.66 (comparative clauses with ellipsis), §16.57, §18.33 (*it takes me an hour to*); CaGEL ch. 13
/// §2.
extension EnglishSentence {
  /// *better/at/math/than/at/history, faster/in the morning/than/in the evening*: all behind *than* is one phrase, said
  /// last.
  static func joinCompared(_ clause: inout Clause) {
    guard !clause.isLaid,
      let than = clause.complements.firstIndex(where: { $0.lexeme.lemma == "than" }), than > 0,
      than + 1 < clause.complements.count
    else { return }
    let first = clause.complements[than + 1].lexeme
    var end = than + 2
    var words = ["than", first.lemma]
    if first.wordClass == .adposition {
      guard let head = nounEnd(clause.complements, from: than + 2) else { return }
      words += Self.words(Array(clause.complements[(than + 2)...head].map(\.lexeme)))
      end = head + 1
    } else {
      let isPlaceOrTime =
        first.wordClass == .adverb && (first.kind.isTemporal || first.kind == .direction)
        || clause.complements[than + 1].government?.preposition != nil && first.lemma == "home"
      guard isPlaceOrTime else { return }
    }
    let tiles = clause.complements[than..<end].compactMap(\.tile)
    clause.complements.removeSubrange(than..<end)
    compareQuality(&clause, before: than)
    clause.complements.append(
      Constituent(
        Lexeme(lemma: words.joined(separator: " "), wordClass: .adverb, kind: .time),
        tile: tiles.first))
    if let tile = tiles.first { clause.joins[tile] = tiles }
  }

  /// The noun that a preposition stands before, behind all that belongs to it; nil where there is none.
  private static func nounEnd(_ words: [Constituent], from begin: Int) -> Int? {
    var index = begin
    while index < words.count,
      words[index].lexeme.isDeterminerLike || words[index].lexeme.wordClass == .adjective
    { index += 1 }
    guard index < words.count else { return nil }
    switch words[index].lexeme.wordClass {
    case .noun, .properNoun, .pronoun, .adverb: return index
    case .verb: return index
    default: return nil
    }
  }

  /// The words of a phrase with its article: *the evening, history, my sister*.
  private static func words(_ lexemes: [Lexeme]) -> [String] {
    guard let head = lexemes.last else { return [] }
    var words = lexemes.map(\.lemma)
    if let pronoun = EnglishPronouns.of(head.lemma), head.wordClass == .pronoun {
      words[words.count - 1] = pronoun.accusative
    }
    if head.wordClass == .verb, !head.lemma.hasSuffix("ing") {
      // *better at drawing than at singing*: behind a preposition (CGEL §15.10).
      let gerund = EnglishMorphology(.englishUnitedStates).verb(head.lemma, VerbFeatures(.gerund))
      words[words.count - 1] = gerund.first ?? head.lemma
      return words
    }
    guard head.wordClass == .noun, !lexemes.contains(where: \.isDeterminerLike) else {
      return words
    }
    if EnglishPeople.names.contains(head.lemma) {
      words[words.count - 1] = head.lemma.capitalizedAtStart
      return words
    }
    if EnglishPeople.isPossessed(head.lemma) { return ["my"] + words }
    let isBare =
      EnglishHabits.isMass(head) || EnglishHabits.isPlural(head) || head.article == .bare
      || head.kind == .subject || head.kind == .sport || head.kind == .languageName
      || head.kind == .meal || EnglishHabits.barePlaces.contains(head.lemma)
      || EnglishHabits.seasons.contains(head.lemma) || head.lemma.hasSuffix("ing")
      || head.kind == .game
    return isBare ? words : ["the"] + words
  }

  /// *happy/at home/than/at work*: more so.
  private static func compareQuality(_ clause: inout Clause, before than: Int) {
    guard
      let quality = clause.complements[..<than].firstIndex(where: {
        $0.lexeme.wordClass == .adjective
      }), !EnglishNumberWords.isCompared(clause.complements[quality].lexeme.lemma),
      quality == 0
        || !["more", "less"].contains(clause.complements[quality - 1].lexeme.lemma)
    else { return }
    clause.complements.insert(
      Constituent(Lexeme(lemma: "more", wordClass: .determiner, kind: .quantity)), at: quality)
  }

  /// *take/me/hour/get dressed, take/ten/minute/walk/to/school*: time is what it takes, and what for follows.
  static func takeTime(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard !clause.isLaid, clause.verb?.lexeme.lemma == "take", clause.complements.count > 1,
      clause.subject.last?.lexeme.isBeing != true, !clause.subject.isEmpty,
      let span = clause.complements.firstIndex(where: { isSpanOfTime($0.lexeme) }),
      clause.complements[..<span].allSatisfy({
        $0.lexeme.isDeterminerLike || $0.lexeme.kind == .quantity
          || $0.lexeme.wordClass == .adjective || $0.lexeme.wordClass == .pronoun
          || $0.lexeme.wordClass == .numeral || $0.lexeme.isHuman || $0.lexeme.kind == .degree
          || $0.lexeme.wordClass == .adverb || $0.lexeme.kind == .question
      }), span + 1 < clause.complements.count
    else { return }
    let hasTo = clause.complements[span + 1].lexeme.lemma == "to"
    let deed = hasTo ? span + 2 : span + 1
    guard deed < clause.complements.count, let tile = clause.complements[deed].tile,
      case let word = clause.complements[deed].lexeme,
      word.wordClass == .verb || planner.frames.listed(word.lemma) != nil && hasTo
    else { return }
    for index in clause.complements[..<span].indices
    where clause.complements[index].lexeme.wordClass == .pronoun
      && EnglishPronouns.of(clause.complements[index].lexeme.lemma) != nil
      || clause.complements[index].lexeme.isHuman
    {
      clause.complements[index].government = Government(preposition: nil, article: nil)
    }
    nameSpan(span, &clause, planner)
    // The article may have been put before the span.
    let begin =
      clause.complements.firstIndex { $0.tile == tile && $0.lexeme == word } ?? deed
    var doing = Clause(variety: clause.variety)
    doing.subject = clause.complements[..<begin].filter {
      $0.lexeme.wordClass == .pronoun || $0.lexeme.isHuman
    }
    doing.verb = Constituent(planner.lexicon.lexeme(for: word.lemma, expecting: .verb), tile: tile)
    doing.complements = Array(clause.complements[(begin + 1)...])
    clause.attached[tile] = EnglishAttachedClause(form: .purpose, clause: doing)
    clause.complements[begin].lexeme = Lexeme(
      lemma: word.lemma, wordClass: .adverb, kind: .manner)
    clause.complements[begin].government = nil
    clause.complements.removeSubrange((begin + 1)...)
    if hasTo, let to = clause.complements.remove(at: begin - 1).tile {
      clause.joins[tile] = [to, tile]
    }
  }

  /// Whether it names a stretch of time.
  static func isSpanOfTime(_ lexeme: Lexeme) -> Bool {
    spansTaken.contains(lexeme.lemma) || spansTaken.contains(String(lexeme.lemma.dropLast()))
  }

  private static let spansTaken = EnglishWords.set(
    "second minute hour day week month year time weekend morning afternoon evening night while"
  ).union(["long time", "half an hour", "short time"])

  private static func nameSpan(
    _ span: Int, _ clause: inout Clause, _ planner: ClausePlanner
  ) {
    var span = span
    var lemma = clause.complements[span].lexeme.lemma
    if lemma == "time", span > 0,
      ["long", "short"].contains(clause.complements[span - 1].lexeme.lemma)
    {
      // *a long time*: one word, or it would be how long.
      lemma = "\(clause.complements[span - 1].lexeme.lemma) time"
      let tiles = clause.complements[(span - 1)...span].compactMap(\.tile)
      clause.complements.remove(at: span)
      span -= 1
      if let tile = tiles.first { clause.joins[tile] = tiles }
    }
    var time = Lexeme(lemma: lemma, wordClass: .noun, kind: .thing)
    time.countability = .count
    if lemma == "half an hour" || lemma == "time" { time.article = .bare }
    if lemma == "time" { time.countability = .mass }
    if lemma.hasSuffix("s") { time.number = .plural }
    clause.complements[span].lexeme = time
    clause.complements[span].government = nil
    if lemma.hasSuffix(" time"),
      span == 0 || !clause.complements[span - 1].lexeme.isDeterminerLike
        || clause.complements[span - 1].lexeme.wordClass == .pronoun
    {
      // *it/take/me/long/time/eat.*
      clause.complements[span].government = Government(preposition: nil, article: .indefinite)
      clause.reasons.append(.init(.articleIndefinite, lemma, "a"))
      return
    }
    let before = span > 0 ? clause.complements[span - 1].lexeme : nil
    guard lemma != "half an hour", lemma != "time", time.number != .plural,
      before == nil || before?.wordClass == .pronoun || before?.isHuman == true
        || before?.wordClass == .adjective,
      let a = planner.lexicon.known("a")
    else { return }
    var place = span
    while place > 0, clause.complements[place - 1].lexeme.wordClass == .adjective { place -= 1 }
    guard
      place == 0 || !clause.complements[place - 1].lexeme.isDeterminerLike
        || clause.complements[place - 1].lexeme.wordClass == .pronoun
    else { return }
    clause.complements.insert(Constituent(a), at: place)
    clause.reasons.append(.init(.articleIndefinite, lemma, "a"))
  }
}
