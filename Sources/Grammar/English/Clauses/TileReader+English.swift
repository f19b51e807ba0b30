import AACCore

extension TileReader {
  /// The tiles of a row with what it leaves out, and the clauses that belong to one noun.
  func englishRow(of tiles: [Constituent]) -> EnglishRow {
    var tiles = speakerFirst(tiles)
    var wording = EnglishWording(frames: tables.frames, lexicon: tables.lexicon)
    wording.nameDish(&tiles)
    tiles = wording.ownedFirst(wording.completeForm(wording.expanded(tiles)))
    tiles = EnglishNegators(frames: tables.frames, lexicon: tables.lexicon).settled(tiles)
    tiles = EnglishMirroredRow(frames: tables.frames, lexicon: tables.lexicon).turned(tiles)
    tiles = EnglishWordClasses(frames: tables.frames, lexicon: tables.lexicon).named(tiles)
    var short = EnglishShortRows(frames: tables.frames, lexicon: tables.lexicon)
    tiles = short.settled(tiles)
    if var row = supposed(tiles) ?? opened(tiles) {
      row.options.formUnion(wording.options)
      return row
    }
    var sequel: Clause?
    var isRequest = short.isRequest
    if var split = EnglishSequels(frames: tables.frames, lexicon: tables.lexicon).split(tiles) {
      split.takeIt()
      sequel =
        split.second.isEmpty ? nil : readings(of: handled(split.second, behind: split.first)).first
      if split.asksNext, sequel?.subject.isEmpty == true { sequel?.options.insert(.request) }
      tiles = split.first
      isRequest = isRequest || split.isRequest
      if split.isOngoing { wording.options.insert(.progressive) }
    }
    let row = wording.worded(tiles)
    let taken = EnglishAttachedClauses(reader: self).taken(from: row)
    var result = englishRow(taken?.row ?? row)
    result.attached = taken?.clauses ?? [:]
    result.options.formUnion(wording.options)
    if let tense = wording.tense { result.tense = tense }
    if wording.asks { result.isQuestion = true }
    result.helper = result.helper ?? wording.helper
    if isRequest { result.options.insert(.request) }
    if tiles.count > 2, tiles[0].lexeme.lemma == "you", tiles[1].lexeme.lemma == "ever" {
      // *you/ever/eat/sushi* (CGEL §4.20, §10.60: *ever* is asked).
      result.isQuestion = true
    }
    if short.asks {
      result.isQuestion = true
      if short.isOver { result.options.insert(.perfect) }
    }
    if row[0].lexeme.lemma == "good morning", row.contains(where: { $0.lexeme.lemma == "sleep" }),
      row.count > 2, row[1].lexeme.lemma == "you", result.tense == nil
    {
      // *Good morning, did you sleep well?*: the night is over.
      result.tense = .past
      result.isQuestion = true
    }
    if let sequel {
      result.attached[EnglishAttachedClause.sequel] = EnglishAttachedClause(
        form: .sequel, clause: sequel)
    } else {
      sayWish(&result)
    }
    if !wording.tiles.isEmpty { result.joins.merge(wording.tiles) { first, _ in first } }
    return result
  }

  /// *hands/dirty / wash, light/too bright / turn off*: what is to be done is done to the thing that was named (CGEL §6.15).
  private func handled(_ deed: [Constituent], behind first: [Constituent]) -> [Constituent] {
    guard deed.count < 3, let verb = deed.first?.lexeme,
      Self.handling.contains(verb.lemma)
        && (deed.count == 1 || deed[1].lexeme.kind == .social)
        || deed.count == 2 && Self.handling.contains("\(verb.lemma) \(deed[1].lexeme.lemma)"),
      first.count > 1,
      first.last?.lexeme.wordClass == .adjective,
      let thing = first.last(where: { $0.lexeme.wordClass == .noun })?.lexeme, !thing.isHuman
    else { return deed }
    let isSeveral =
      EnglishHabits.isPlural(thing) || EnglishNouns.irregularPlurals.contains(thing.lemma)
    guard let pronoun = tables.lexicon.known(isSeveral ? "them" : "it") else { return deed }
    return [deed[0].asVerb, Constituent(pronoun)] + deed.dropFirst()
  }

  private static let handling = EnglishWords.set(
    """
    open close shut wash wipe clean fix charge tie zip dry empty refill replace scratch mend repair sharpen peel untie loosen tighten
    """
  ).union(["turn off", "turn on", "turn down", "turn up"])

  /// A short row with its words as they belong together, before two thoughts are seen in it.
  func englishUnscrambled(_ tiles: [Constituent]) -> [Constituent] {
    guard tiles.count > 1, tiles.count < 7 else { return tiles }
    let row = EnglishPairedRow(frames: tables.frames, lexicon: tables.lexicon).laid(tiles)
    return EnglishScrambledRow(frames: tables.frames, lexicon: tables.lexicon).laid(row)
  }

  /// A row whose words lie apart or in another order, laid together before anything else reads it.
  func englishLaid(_ tiles: [Constituent]) -> [Constituent] {
    guard tiles.count > 1, tiles.count < 7 else { return tiles }
    if tiles.count == 3, tiles[2].lexeme.kind == .possessive,
      let turned = EnglishRowOrder(frames: tables.frames, lexicon: tables.lexicon)
        .turnedAround(tiles)
    {
      return turned
    }
    let asked = EnglishAskedRow(frames: tables.frames, lexicon: tables.lexicon).laid(tiles)
    var row = EnglishGatheredRow(lexicon: tables.lexicon).gathered(speakerFirst(asked))
    row = EnglishSpeakerRow(frames: tables.frames, lexicon: tables.lexicon).spoken(row)
    row = EnglishDoerRow(frames: tables.frames, lexicon: tables.lexicon).ordered(row)
    return row.count < 5
      ? EnglishBriefRow(frames: tables.frames, lexicon: tables.lexicon).laid(row) : row
  }

  /// *what/if/it/rain*: what is to be done then (CGEL §11.38).
  private func supposed(_ tiles: [Constituent]) -> EnglishRow? {
    let isOne = tiles[0].lexeme.lemma == "what if"
    guard
      isOne || tiles.count > 2 && tiles[0].lexeme.lemma == "what" && tiles[1].lexeme.lemma == "if"
    else { return nil }
    let rest = Array(tiles.dropFirst(isOne ? 1 : 2))
    guard rest.count > 1 else { return nil }
    var row = englishRow(of: rest)
    row.attached[EnglishAttachedClause.supposition] = EnglishAttachedClause(
      form: .supposition, clause: Clause(variety: variety), word: tiles[0])
    if !isOne, let first = tiles[0].tile, let second = tiles[1].tile {
      row.joins[first] = [first, second]
    }
    return row
  }

  /// The tiles of the main clause in the class that their place asks for, those of other clauses, and what the
  /// forms of its verbs said.
  func englishRow(_ row: [Constituent]) -> EnglishRow {
    var row = row
    // *me/want/ball*: before its verb it is the subject after all.
    if row.count > 1, row[1].lexeme.wordClass == .verb,
      let pronoun = EnglishPronouns.of(row[0].lexeme.lemma),
      pronoun.accusative == row[0].lexeme.lemma, pronoun.nominative != row[0].lexeme.lemma
    {
      row[0].lexeme.lemma = pronoun.nominative
    }
    var joiner = EnglishWordJoiner(tables.lexicon)
    row = joiner.phrased(joiner.fixed(row))
    var amounts = EnglishAmounts(isBritish: variety == .englishUnitedKingdom)
    row = amounts.joined(row)
    settleOrder(&row)
    row = EnglishGoals(frames: tables.frames).straightened(row)
    let asksFirst = isAskedWithBe(row) || isAskedWithHelper(row) || isAskedWithModal(row)
    row = joiner.named(row)
    answerFirst(&row)
    callFirst(&row)
    forbidPolitely(&row)
    let isForbidden = row.first?.lexeme.lemma == "don't"
    let typed = EnglishTypedForms(frames: tables.frames, lexicon: tables.lexicon).settled(row)
    var words = EnglishWordClasses(frames: tables.frames, lexicon: tables.lexicon)
      .settled(typed.words)
    let phraseTiles = joinVerbs(&words)
    let helper = dropAuxiliary(&words)
    gradeWithToo(&words)
    turnPrepositions(&words)
    var result = EnglishRow(
      words: words, tense: typed.tense, options: typed.options,
      isQuestion: typed.asks || helper != nil || asksFirst)
    result.helper = helper?.tile ?? typed.helper
    let splitter = EnglishClauseSplitter(frames: tables.frames, lexicon: tables.lexicon)
    result.joins = joiner.tiles.merging(amounts.tiles) { first, _ in first }
      .merging(phraseTiles) { first, _ in first }
    part(&result, splitter, isForbidden: isForbidden)
    sayAccusative(&result)
    return result
  }

  /// *if/you/be/tired / rest, give/me/ball / and*: where the main clause ends and the others begin (CGEL §11.24, §13.3).
  private func part(
    _ result: inout EnglishRow, _ splitter: EnglishClauseSplitter, isForbidden: Bool
  ) {
    let words = result.words
    if isForbidden, words.count > 1, words[0].lexeme.kind == .negation,
      words[1].lexeme.wordClass == .verb
    {
      result.options.insert(.request)
    } else if let clause = request(in: words) {
      let end = messageEnd(clause)
      result.words = Array(clause[..<end])
      result.later = Array(clause[end...])
      result.options.insert(.request)
    } else if let end = handed(in: words, splitter) {
      result.words = Array(words[..<end])
      result.later = Array(words[end...])
      result.options.insert(.request)
    } else if let conjunction = joint(in: words, splitter) {
      result.words = Array(words[..<conjunction])
      result.later = Array(words[conjunction...])
    } else if let main = splitter.mainStart(words) {
      result.words = Array(words[main...])
      result.later = Array(words[..<main])
      // *if/you/be/tired/rest*: who is spoken to shall do it.
      if words[main].lexeme.wordClass == .verb, words[1].lexeme.lemma == "you" {
        result.options.insert(.request)
      }
      if tables.frames[words[main].lexeme.lemma].pattern == .modal { result.isQuestion = true }
    } else if let boundary = splitter.boundary(in: words, behind: nil, false) {
      result.words = Array(words[..<boundary.at])
      result.later = Array(words[boundary.at...])
    }
  }

  /// *don't/leave/I*: whom one asks to do nothing to.
  private func sayAccusative(_ row: inout EnglishRow) {
    guard row.options.contains(.request),
      let verb = row.words.firstIndex(where: { $0.lexeme.wordClass == .verb }),
      verb + 2 == row.words.count, row.words[verb + 1].lexeme.isSubjectFormOnly,
      let pronoun = EnglishPronouns.of(row.words[verb + 1].lexeme.lemma),
      let known = tables.lexicon.known(pronoun.accusative)
    else { return }
    row.words[verb + 1].lexeme = known
  }

  /// *are/we/there/yet, is/this/mine*: a form of *be* chosen first, and its subject behind it.
  private func isAskedWithBe(_ row: [Constituent]) -> Bool {
    guard row.count > 2 else { return false }
    let first = row[0].lexeme.lemma
    if first.hasSuffix("n't") || first.hasSuffix("n’t") {
      // *isn't/it/funny, don't/you/like/it.*
      return row[1].lexeme.isSubjectForm
    }
    if EnglishVerbForms.ofBe.contains(first), row[1].lexeme.lemma == "there" { return true }
    if first == "be" {
      if row[1].lexeme.lemma == "there"
        || EnglishHabits.demonstratives.contains(row[1].lexeme.lemma)
        || row[1].lexeme.kind == .possessive
      {
        return true
      }
      if row.count == 3, row[1].lexeme.wordClass == .noun, row[2].lexeme.wordClass == .adjective {
        // *be/store/open.*
        return true
      }
      return row[1].lexeme.isSubjectForm
    }
    return EnglishVerbForms.ofBe.contains(first)
      && (row[1].lexeme.isNominal || row[1].lexeme.isDeterminerLike)
  }

  /// *can/you/help, will/mom/come*: a modal before its subject.
  private func isAskedWithModal(_ row: [Constituent]) -> Bool {
    row.count > 2 && tables.frames[row[0].lexeme.lemma].pattern == .modal
      && row[0].lexeme.lemma != "let's"
      && (EnglishPronouns.of(row[1].lexeme.lemma) != nil || row[1].lexeme.isBeing)
      && row[2...].contains {
        $0.lexeme.wordClass == .verb || !tables.frames[$0.lexeme.lemma].isDefault
      }
  }

  /// *when/can/I/go, have/you/any/brother*: a question word with a verb that helps, or *have* before who has it.
  private func isAskedWithHelper(_ row: [Constituent]) -> Bool {
    guard row.count > 2,
      row[2].lexeme.wordClass == .pronoun || row[2].lexeme.isBeing
        || row[1].lexeme.wordClass == .pronoun
    else { return false }
    if row[0].lexeme.lemma == "have" {
      return ["you", "we", "they"].contains(row[1].lexeme.lemma)
    }
    return row[0].lexeme.kind == .question
      && (tables.frames[row[1].lexeme.lemma].pattern == .modal || row[1].lexeme.lemma == "be")
  }

  /// *mom/mad / because/I/break/cup*: where a second clause begins behind a quality said without a verb.
  private func joint(in words: [Constituent], _ splitter: EnglishClauseSplitter) -> Int? {
    let first = words.firstIndex { $0.lexeme.wordClass == .verb } ?? words.count
    return words.indices.dropFirst(2).first { index in
      let lemma = words[index].lexeme.lemma
      return index < first
        && (EnglishClauseSplitter.subordinators.contains(lemma)
          || EnglishClauseSplitter.coordinators.contains(lemma))
        && predicate(of: Array(words[..<index])) != nil
        && splitter.start(words, from: index + 1, needsSubject: true) != nil
    }
  }

  /// The verb that rules the others: a modal, then one of wishing, then the first that opens another.
  func englishMainVerb(_ words: [Constituent], _ verbs: [Int]) -> Int? {
    func rank(_ index: Int) -> Int {
      let frame = frame(of: words[index])
      if frame.pattern == .modal { return 3 }
      if frame.opening != nil, frame.past == .state, !frame.isCopular, frame.opening != .bare {
        return 2
      }
      return frame.isOpener || index == verbs.first ? 1 : 0
    }
    // *get dressed then have breakfast*: what comes next rules nothing before it.
    let link = words.indices.first { index in
      index > verbs[0] && Self.breaks.contains(words[index].lexeme.lemma)
    }
    let first = verbs.filter { $0 < link ?? .max }
    let best = first.map(rank).max()
    return first.first { rank($0) == best }
  }

  private static let breaks: WordSet = ["and then", "but", "so", "because"]

  /// *park/go/want/I, fish/feed/I/want*: what was chosen before a verb that another opens is what that is done to.
  func putOpenedFirst(_ clause: inout Clause, _ words: [Constituent], _ verb: Int) {
    guard let opened = words.firstIndex(where: { $0.lexeme.wordClass == .verb }),
      opened < verb || learnsOf(words, verb), frame(of: words[verb]).isOpener,
      frame(of: words[verb]).opening != nil
    else { return }
    let verbs = clause.complements.filter { $0.lexeme.wordClass == .verb }
    clause.complements = verbs + clause.complements.filter { $0.lexeme.wordClass != .verb }
  }

  /// *I/bike/learn/ride*: what one learns about by itself, with the verb behind that it is done to.
  private func learnsOf(_ words: [Constituent], _ verb: Int) -> Bool {
    verb > 0 && verb + 1 < words.count && frame(of: words[verb]).slot(.topic) != nil
      && words[verb + 1].lexeme.wordClass == .verb
      && frame(of: words[verb + 1]).takesAsObject(words[verb - 1].lexeme)
  }
}
