import AACCore

/// The clause of a row in the order of the sentence, where the row was read as if somebody else did it, as a list, or as a wish.
///
/// Sources: CGEL §2.13, §10.1 (order of the elements), §11.24 (requests), §10.53 (vocatives).
extension TileReader {
  /// The readings of a whole row, or what it says in its order where the best of them says less.
  func spokenInOrder(_ readings: [Clause], _ tiles: [Constituent]) -> [Clause] {
    guard tiles.count > 1, tiles.count < 12 else { return readings }
    let order = EnglishOrderOfSpeech(
      frames: tables.frames, lexicon: tables.lexicon, isPlain: isPlain, isDenied: isDenied,
      isOngoing: isOngoing)
    var row = tiles
    EnglishPeople.plain(&row)
    let verbless = EnglishVerblessOrder(
      frames: tables.frames, lexicon: tables.lexicon, variety: variety, order: order)
    if let said = verbless.clause(row, readings.first) { return [said] }
    if row[0].lexeme.kind == .question {
      return askedInOrder(readings.first, tiles).map { [$0] } ?? askedOnce(readings)
    }
    let told = order.toldOrder(row)
    let isCompleted =
      readings.first.map {
        $0.isCompleted && !(isOver && ($0.options.contains(.request) || isSummons($0, row)))
      } == true
    let read = isCompleted && isPlain ? nil : order.parts(row)
    guard
      let parts = isCompleted
        ? told ?? read.flatMap({ $0.isThing ? $0 : nil }) : order.setOrder(row) ?? told ?? read
    else { return readings }
    let isTwoThoughts = readings.first.map { !$0.sequels.isEmpty || !$0.attached.isEmpty } == true
    guard
      parts.isSure
        ? isWanted(readings.first, row, parts)
        : parts.asksLast ? isTwoThoughts : isMisread(readings.first, row, parts, order)
    else { return readings }
    let clause = toldInOrder(row, parts, order)
    let isSameDoer = readings.first?.subject.contains { $0.tile == row[parts.end].tile } == true
    return [clause] + (isSameDoer ? Array(readings.dropFirst()) : [])
  }

  /// The clause of a row with those parts.
  private func toldInOrder(
    _ laid: [Constituent], _ parts: EnglishOrderOfSpeech.Parts, _ order: EnglishOrderOfSpeech
  ) -> Clause {
    var row = laid
    for deed in parts.deeds { row[deed] = row[deed].asVerb }
    if let quality = parts.quality {
      row[quality].lexeme = Lexeme(
        lemma: row[quality].lexeme.lemma, wordClass: .adjective, kind: .quality)
    }
    var clause = Clause(variety: variety)
    clause.subject = Array(row[...parts.end])
    if order.mayBeThing(row[parts.end].lexeme) {
      clause.subject[parts.end] = order.classes.asNoun(row[parts.end])
    }
    clause.verb = row[parts.verb].asVerb
    clause.complements = Array(row[(parts.end + 1)..<parts.verb] + row[(parts.verb + 1)...])
    if row[parts.verb].lexeme.wordClass == .properNoun || row[parts.verb].lexeme.lemma == "March" {
      // *Dad/Google/recipe, band/march/street.*
      clause.verb?.lexeme.lemma = row[parts.verb].lexeme.lemma.lowercased()
    }
    joinOneself(&clause)
    if parts.asksLast { clause.isQuestion = true }
    if isPlain, !parts.isThing, !parts.asksLast { settleEventInOrder(&clause) }
    if isPlain, parts.isOver { clause.tense = .past }
    return clause
  }

  /// *where/park/you, when/open/store*: a question word, what is done, and who or what does it, named last (CGEL §11.14).
  private func askedInOrder(_ reading: Clause?, _ row: [Constituent]) -> Clause? {
    guard row.count > 2, row.count < 6,
      ["where", "when", "why", "how"].contains(row[0].lexeme.lemma),
      let reading, reading.sequels.isEmpty, reading.attached.isEmpty,
      tables.frames.listed(row[1].lexeme.lemma) != nil, let last = row.last?.lexeme,
      row[2...].dropLast().allSatisfy({ $0.lexeme.isDeterminerLike }),
      last.wordClass == .pronoun
        ? row.count == 3 && last.hasSubjectForm
        : Self.scheduled.contains(row[1].lexeme.lemma) && row[0].lexeme.lemma == "when"
          && (last.isPlaceLike || [.event, .vehicle, .media].contains(last.kind)),
      reading.verb?.tile != row[1].tile
        || !reading.subject.contains(where: { $0.tile == row.last?.tile })
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = Array(row[2...])
    clause.verb = row[1].asVerb
    clause.complements = [row[0]]
    clause.isQuestion = true
    return clause
  }

  /// *where/you/grow up, where/you/learn/that*: what is done once is over (CGEL §4.14).
  private func askedOnce(_ readings: [Clause]) -> [Clause] {
    guard let reading = readings.first, reading.sequels.isEmpty,
      reading.subject.first?.lexeme.wordClass == .pronoun, let verb = reading.verb?.lexeme.lemma,
      case let last = reading.complements.count - 1
    else { return readings }
    var asked = reading
    if reading.tense == nil,
      verb == "grow up"
        || verb == "learn" && reading.complements.last?.lexeme.kind == .demonstrative
    {
      asked.tense = .past
    } else if last > 0, reading.tense == .past || isOver, ["buy", "get", "find"].contains(verb),
      reading.complements.contains(where: { $0.lexeme.lemma == "where" }),
      reading.complements[last].lexeme.namesThing,
      reading.complements[last].lexeme.number != .plural,
      !reading.complements[last - 1].lexeme.isDeterminerLike,
      reading.complements[last - 1].lexeme.wordClass != .adjective
    {
      // *where/you/buy/purse*: one that is before us.
      asked.complements.insert(contentsOf: tables.lexicon.small("the"), at: last)
      asked.reasons.append(.init(.articleDefinite, reading.complements[last].lexeme.lemma, "the"))
    } else {
      return readings
    }
    return [asked] + readings.dropFirst()
  }

  /// What opens, closes, comes and leaves at its hour.
  private static let scheduled = EnglishWords.set(
    "open close start begin end finish arrive leave depart")

  /// Goes on or is over, as it would in a row that is read otherwise.
  func settleEventInOrder(_ clause: inout Clause) {
    var laid = clause
    laid.isLaid = true
    guard let event = EnglishEvent(laid, ClausePlanner(language: .english)),
      let told = event.past ?? event.ongoing ?? event.coming
    else { return }
    clause.tense = told.tense
    clause.options = told.options
  }

  /// *enjoy/oneself*: one verb, in the person of who does it.
  private func joinOneself(_ clause: inout Clause) {
    guard let first = clause.complements.first, first.lexeme.lemma == "oneself",
      let verb = clause.verb?.tile, let tile = first.tile
    else { return }
    clause.verb?.lexeme.lemma += " oneself"
    clause.complements.removeFirst()
    clause.joins[verb] = [verb, tile]
  }

  /// Whether what nothing but the order of a row tells is better than how it was read.
  private func isWanted(
    _ reading: Clause?, _ row: [Constituent], _ parts: EnglishOrderOfSpeech.Parts
  ) -> Bool {
    if parts.ifSplit {
      return reading?.sequels.isEmpty == false
        || reading?.attached[EnglishAttachedClause.sequel] != nil
    }
    return !parts.unlessRead || !isRead(reading, row, parts)
  }

  /// Whether a reading has the doer and the verb of the row; in a time that was chosen only the order tells of which clause
  /// it is.
  private func isRead(
    _ reading: Clause?, _ row: [Constituent], _ parts: EnglishOrderOfSpeech.Parts
  ) -> Bool {
    guard isPlain, let reading, !reading.isQuestion, let verb = reading.verb else { return false }
    return (verb.tile == row[parts.verb].tile || holds(reading, verb, row[parts.verb].tile))
      && reading.subject.contains {
        $0.tile == row[parts.end].tile || holds(reading, $0, row[parts.end].tile)
      }
  }

  /// Whether a reading has another verb than the row, or somebody else who does it.
  private func isMisread(
    _ reading: Clause?, _ row: [Constituent], _ parts: EnglishOrderOfSpeech.Parts,
    _ order: EnglishOrderOfSpeech
  ) -> Bool {
    guard let reading else { return true }
    if isSummons(reading, row), isOver || row[parts.verb].lexeme.lemma == "go away" { return true }
    let isAsked = reading.options.contains(.request)
    guard reading.attached.isEmpty, reading.edge == nil, reading.choices.isEmpty,
      isOver || parts.isThing || !isAsked, reading.sequels.isEmpty || isSplit(reading, row, parts)
    else { return false }
    if !reading.sequels.isEmpty || isOver && isAsked { return true }
    if row[(parts.verb + 1)...].first?.lexeme.lemma == "oneself" { return true }
    guard let verb = reading.verb else { return true }
    let tile = row[parts.verb].tile
    guard verb.tile == tile || holds(reading, verb, tile) else { return true }
    if isSaidBest(reading, row, parts) { return true }
    if parts.isThing, isDenied,
      row[..<parts.end].contains(where: { word in
        word.lexeme.wordClass == .adjective
          && !reading.subject.contains(where: { $0.tile == word.tile })
      })
    {
      // *dry/flower/smell*: which one it is.
      return true
    }
    let doer = row[parts.end].tile
    return !reading.subject.contains { $0.tile == doer || holds(reading, $0, doer) }
  }

  /// *grandma/give/me/candy, mom/go away/weekend*: read as if the first were called, and the rest asked of her.
  private func isSummons(_ reading: Clause, _ row: [Constituent]) -> Bool {
    guard reading.verb == nil, row.count > 2, reading.subject.first?.tile == row[0].tile,
      let asked = reading.sequels.first ?? reading.attached[EnglishAttachedClause.sequel]?.clause
    else { return false }
    return asked.options.contains(.request)
  }

  private func holds(_ reading: Clause, _ word: Constituent, _ tile: Int?) -> Bool {
    guard let first = word.tile, let tile else { return false }
    return reading.joins[first]?.contains(tile) == true
  }

  /// *need help/bathroom, brother/crash/bike/tree # past, I/hang/jacket/hook*: where several words are the verb, where its time
  /// was chosen, or where only plain words follow it, what stands behind it is read as if it had been chosen for it.
  private func isSaidBest(
    _ reading: Clause, _ row: [Constituent], _ parts: EnglishOrderOfSpeech.Parts
  ) -> Bool {
    let verb = row[parts.verb].lexeme
    let rest = row[(parts.verb + 1)...]
    guard !parts.isThing, parts.verb == parts.end + 1, !rest.isEmpty, !reading.isQuestion,
      !Self.unsettled.contains(verb.lemma),
      !rest.contains(where: {
        $0.lexeme.wordClass == .conjunction || $0.lexeme.lemma.hasPrefix("to ")
          || Self.unsettledBehind.contains($0.lexeme.lemma)
      })
    else { return false }
    let hasDeed = rest.contains { $0.lexeme.wordClass == .verb }
    if !isPlain { return !hasDeed || verb.lemma != "stop" }
    if hasDeed { return false }
    if verb.lemma.contains(" ") { return true }
    return verb.wordClass == .verb && reading.options.isEmpty && reading.tense == nil
      && !Self.readAsLaid.contains(verb.lemma) && frame(of: row[parts.verb]).isListed
      && rest.allSatisfy { isPlainPart($0.lexeme) }
  }

  /// A thing, somebody, a small word or how it is done, of no particular time.
  private func isPlainPart(_ word: Lexeme) -> Bool {
    guard !word.kind.isTemporal else { return false }
    switch word.wordClass {
    case .noun, .properNoun, .adposition, .adverb: return true
    case .pronoun: return word.kind != .question
    default: return word.kind == .possessive
    }
  }

  /// Verbs whose rows say more than their words by role.
  private static let unsettled = EnglishWords.set(
    "tell load drink check copy buckle eat play share finish can could would will may might must should"
  ).union([
    "get lost", "wake up", "pick up", "put on", "throw up", "would like", "run out of", "be cold",
    "come around", "look forward", "look forward to", "have to", "used to", "going to", "can't",
    "don't",
  ])
  private static let unsettledBehind = EnglishWords.set("weekend then not no well anymore")

  /// The same where nothing was chosen beside the tiles.
  private static let readAsLaid = EnglishWords.set(
    """
    want like love need be have do get wish lose meet help sing carry see camp go come make take give hit push say look wait
    know bake
    feel think draw watch put live bite agree talk drop sleep scare frighten sting annoy bother
    """)

  /// *he/go/bed/early, Mum/take/me/playground/by/tram*: a second thought that is only where and when the first is.
  private func isSplit(
    _ reading: Clause, _ row: [Constituent], _ parts: EnglishOrderOfSpeech.Parts
  ) -> Bool {
    let rest = row[(parts.verb + 1)...]
    guard reading.sequels.count == 1, row[parts.verb].lexeme.wordClass == .verb,
      !rest.contains(where: {
        $0.lexeme.wordClass == .conjunction || $0.lexeme.isSubjectFormOnly
      }), rest.filter({ $0.lexeme.wordClass == .verb }).count < 2,
      case let next = reading.sequels[0], next.verb?.tile == nil,
      next.subject.contains(where: { $0.tile != nil }),
      let last = row.last?.lexeme
    else { return false }
    return next.complements.contains { $0.lexeme.wordClass == .adposition }
      || ["early", "late"].contains(last.lemma) || isDescribed(rest, last)
      || row[parts.verb].lexeme.lemma == "help" && isOver
  }

  /// *wash/hair/water/hot, want/buy/coat/new*: which one it is, of a quality that lasts; but *want/cookie/box/empty* tells why.
  private func isDescribed(_ rest: ArraySlice<Constituent>, _ last: Lexeme) -> Bool {
    guard rest.count > 2, last.wordClass == .adjective,
      let thing = rest.dropLast().last?.lexeme, thing.namesThing,
      !KindSet.edible.contains(thing.kind)
        || thing.lemma == "water"
    else { return false }
    return last.kind == .color || last.kind == .size
      || ["new", "old", "long", "short", "big", "small", "hot", "warm", "sharp"].contains(
        last.lemma)
  }
}
