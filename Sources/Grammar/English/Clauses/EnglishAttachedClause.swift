import AACCore

/// A clause that belongs to one noun of a sentence: *the boy **who hit me**, the toy **I want***, or that is one
/// itself: ***swimming in the sea** is fun*.
///
/// Sources: CGEL §17.9–17.31 (relative clauses), §15.12 (*-ing* clauses as subjects); CaGEL ch. 12 §2–3, ch. 14 §1.
struct EnglishAttachedClause: Hashable, Sendable {
  /// What the clause is to its noun.
  enum Form: Hashable, Sendable {
    /// The noun does it: *the dog **that barks***.
    case doer
    /// It is done to the noun: *the book **that I read***.
    case done
    /// The clause stands for a noun: ***brushing my teeth** is boring*.
    case activity
    /// The same behind a question word: ***what I like** is pizza*.
    case told
    /// What something is taken for: *it takes me an hour **to get dressed***.
    case purpose
    /// It follows the whole sentence: *open the window, **it is hot***.
    case sequel
    /// The whole sentence is supposed: ***what if** it rains*.
    case supposition
    /// A conjunction opens the whole sentence: ***because** I am tired*.
    case opening
  }

  /// What stands for a noun's tile where a clause follows the whole sentence.
  static let sequel = -1
  /// The same where it is supposed.
  static let supposition = -2
  /// The same where a conjunction opens it.
  static let opening = -3

  /// Whether it is said in place of its noun, and not behind it.
  var standsForNoun: Bool { form == .activity || form == .purpose || form == .told }

  var form: Form
  /// The clause, with a pronoun for its noun where that does it.
  var clause: Clause
  /// *who, that, which*, when it was chosen.
  var word: Constituent?
}

/// Finds in a row of tiles the clauses that belong to one noun.
struct EnglishAttachedClauses {
  let reader: TileReader
  /// Whether the words were chosen by role.
  var isByRole = false
  var frames: FrameTable { reader.tables.frames }
  var lexicon: Lexicon { reader.tables.lexicon }

  /// The row without those clauses, and the clauses by the tile of their noun; nil where there is none.
  func taken(from row: [Constituent]) -> (
    row: [Constituent], clauses: [Int: EnglishAttachedClause]
  )? {
    if let found = activity(row) ?? thanked(row) { return found }
    guard row.count > 3 else { return nil }
    let words = Set(row.lazy.map(\.lexeme.lemma))
    if !words.isDisjoint(with: Self.relatives), let found = relative(row) { return found }
    if isByRole || !words.isDisjoint(with: Self.doers), let found = bareRelative(row) {
      return found
    }
    return nil
  }

  private static let relatives: WordSet = ["who", "that", "which", "where", "whose", "when"]
  private static let doers: WordSet = ["I", "you", "he", "she", "we", "they"]

  // MARK: Relative clauses

  private func relative(_ row: [Constituent]) -> (
    row: [Constituent], clauses: [Int: EnglishAttachedClause]
  )? {
    for index in row.indices.dropFirst() where index + 1 < row.count {
      guard Self.relatives.contains(row[index].lexeme.lemma),
        isHead(row, index - 1, before: row[index].lexeme.lemma), let head = row[index - 1].tile
      else { continue }
      let main = row[..<(index - 1)].contains { isVerb($0.lexeme) }
      if row[index].lexeme.lemma == "whose" {
        if let found = owned(row, index, head, main) { return found }
        continue
      }
      let doer = doerCount(row, index + 1)
      let isDone = doer > 0
      if !isDone, ["where", "when"].contains(row[index].lexeme.lemma) { continue }
      guard let verb = verbIndex(row, from: index + 1 + doer, isDone: isDone),
        let end = main
          ? row.count : self.end(row, behind: verb) ?? (isPhrase(row, index) ? row.count : nil)
      else { continue }
      let span = Array(row[(index + 1)..<end])
      guard
        let clause = inner(
          span, verb: verb - index - 1, isDone: isDone, head: row[index - 1].lexeme)
      else { continue }
      let attached = EnglishAttachedClause(
        form: isDone ? .done : .doer, clause: clause, word: row[index])
      var rest = Array(row[..<index] + row[end...])
      if rest[index - 1].lexeme.lemma == "one" { rest[index - 1].lexeme = Self.one }
      return (rest, [head: attached])
    }
    return nil
  }

  /// *girl/whose/dog/be/sick*: what the noun has is what the clause is about (CGEL §17.14).
  private func owned(_ row: [Constituent], _ index: Int, _ head: Int, _ main: Bool) -> (
    row: [Constituent], clauses: [Int: EnglishAttachedClause]
  )? {
    var noun = index + 1
    while noun + 1 < row.count, row[noun].lexeme.wordClass == .adjective { noun += 1 }
    let verb = noun + 1
    guard row[noun].lexeme.wordClass == .noun, verb < row.count, canBeVerb(row[verb].lexeme),
      let end = main ? row.count : end(row, behind: verb)
    else { return nil }
    var whose = row[index]
    whose.lexeme = lexicon.known("his") ?? whose.lexeme
    whose.lexeme.forms[EnglishSentence.saidAs] = "whose"
    var clause = Clause(variety: reader.variety)
    clause.subject = [whose] + row[(index + 1)...noun]
    clause.verb = row[verb].asVerb
    clause.complements = Array(row[(verb + 1)..<end])
    if EnglishAspects.isAchievement(row[verb].lexeme.lemma) { clause.tense = .past }
    let attached = EnglishAttachedClause(form: .done, clause: clause)
    return (Array(row[..<index] + row[end...]), [head: attached])
  }

  private static let one: Lexeme = {
    var lexeme = Lexeme(lemma: "one", wordClass: .noun)
    lexeme.countability = .count
    lexeme.article = .definite
    return lexeme
  }()

  /// *food/I/like/be/pizza, this/be/toy/I/want*: without a word that opens it (CGEL §17.15).
  private func bareRelative(_ row: [Constituent]) -> (
    row: [Constituent], clauses: [Int: EnglishAttachedClause]
  )? {
    for index in row.indices.dropFirst()
    where Self.doers.contains(row[index].lexeme.lemma)
      || isByRole && EnglishPeople.names.contains(row[index].lexeme.lemma)
    {
      let noun = row[index - 1].lexeme
      guard
        noun.wordClass == .noun && (!noun.kind.isTemporal || isByRole && noun.lemma == "day")
          || Self.pronouns.contains(noun.lemma),
        let head = row[index - 1].tile,
        index + 1 < row.count, canBeVerb(row[index + 1].lexeme),
        takesThing(row[index + 1].lexeme, noun)
          || isByRole && ["way", "day", "place", "time", "reason"].contains(noun.lemma),
        !isByRole || frames.listed(noun.lemma)?.opening == nil
      else { continue }
      let begin = row[..<(index - 1)].lastIndex { !isBeforeNoun($0.lexeme) }
      let end: Int
      if begin == nil {
        guard let main = self.end(row, behind: index + 1), main == index + 2,
          frames[row[main].lexeme.lemma].isCopular
        else { continue }
        end = main
      } else if let begin, index + 2 == row.count || isByRole && isGivenTo(row, index),
        row[begin].lexeme.wordClass == .verb,
        begin > 0 || row[begin].lexeme.lemma == "be" || isByRole,
        frames[row[begin].lexeme.lemma].isCopular || Self.takers.contains(row[begin].lexeme.lemma)
          || isByRole && Self.users.contains(row[begin].lexeme.lemma)
      {
        end = row.count
      } else {
        continue
      }
      guard
        let clause = inner(Array(row[index..<end]), verb: 1, isDone: true, head: noun)
      else { continue }
      let attached = EnglishAttachedClause(form: .done, clause: clause)
      return (Array(row[..<index] + row[end...]), [head: attached])
    }
    return nil
  }

  /// Verbs whose object is told apart by what somebody else does to it.
  private static let takers = EnglishWords.set(
    "like love hate want find lose break eat miss see have understand know hear do")

  /// *book/you/give/me*: to whom, at the end of the clause.
  private func isGivenTo(_ row: [Constituent], _ index: Int) -> Bool {
    index + 3 == row.count && row[index + 2].lexeme.wordClass == .pronoun
      && row[index + 2].lexeme.kind == .person
      && ["give", "tell", "show", "send", "buy", "bring", "read", "make", "lend"].contains(
        row[index + 1].lexeme.lemma)
  }

  /// Verbs whose object is told apart so only in a clause whose roles are given.
  private static let users = EnglishWords.set(
    "have eat need remember wear use read drink buy repeat forget copy believe ignore watch sing play"
  )

  private func takesThing(_ verb: Lexeme, _ noun: Lexeme) -> Bool {
    let frame = frames[verb.lemma]
    guard frame.isListed, frame.pattern == .plain, !frame.isCopular else { return false }
    return frame.slots.contains { slot in
      slot.role == .object && slot.preposition == nil
        && (slot.kinds.isEmpty || slot.kinds.contains(noun.kind) || noun.isInferred)
    }
  }

  /// A noun that a clause can tell from others, not whom something is said to: *tell mom that …*.
  private func isHead(_ row: [Constituent], _ index: Int, before word: String) -> Bool {
    let lexeme = row[index].lexeme
    let isKnown =
      lexeme.wordClass == .noun && !lexeme.kind.isTemporal || lexeme.lemma == "one"
      || Self.pronouns.contains(lexeme.lemma)
    if word == "when" { return isByRole && Self.times.contains(lexeme.lemma) }
    if word == "where" {
      // *the house where I live* (CGEL §17.18).
      return isKnown && isByRole
        && (KindSet.places.contains(lexeme.kind) || lexeme.lemma == "place")
    }
    guard isKnown, word != "who" && word != "whose" || lexeme.isBeing || lexeme.lemma == "one"
    else {
      return false
    }
    if word == "whose" { return true }
    return !row[..<index].contains { Self.telling.contains($0.lexeme.lemma) }
  }

  /// *the day when I was born* (CGEL §17.18).
  private static let times = EnglishWords.set("day time year night moment week summer")
  private static let telling = EnglishWords.set(
    "tell ask show remind teach promise warn inform convince say think know hope believe")
  private static let pronouns = EnglishWords.set(
    "someone somebody everyone everybody anyone anybody something everything anything nothing all")
  private static let phraseHeads = pronouns.union([
    "one", "person", "people", "thing", "things", "those", "kid", "kids",
  ])

  /// *the/one/who/break/it*: nothing but somebody or something told apart.
  private func isPhrase(_ row: [Constituent], _ index: Int) -> Bool {
    Self.phraseHeads.contains(row[index - 1].lexeme.lemma)
      && row[..<(index - 1)].allSatisfy { isBeforeNoun($0.lexeme) }
  }

  private func isBeforeNoun(_ lexeme: Lexeme) -> Bool {
    lexeme.isDeterminerLike || lexeme.wordClass == .adjective
  }

  /// How many words name who does it: a pronoun, or a name or *my brother* with its verb right behind; 0 where nobody does.
  private func doerCount(_ row: [Constituent], _ index: Int) -> Int {
    guard index + 1 < row.count else { return 0 }
    if Self.doers.contains(row[index].lexeme.lemma) { return 1 }
    var noun = index
    while noun + 2 < row.count, row[noun].lexeme.isDeterminerLike { noun += 1 }
    let lexeme = row[noun].lexeme
    let isName = lexeme.wordClass == .properNoun || EnglishPeople.names.contains(lexeme.lemma)
    guard isName || isByRole && lexeme.isBeing || noun > index && lexeme.isHuman else { return 0 }
    let verb = row[noun + 1].lexeme
    return isVerb(verb) || isByRole && canBeVerb(verb) ? noun + 1 - index : 0
  }

  private func verbIndex(_ row: [Constituent], from begin: Int, isDone: Bool) -> Int? {
    let index = row.indices[begin...].first {
      row[$0].lexeme.wordClass != .adverb && row[$0].lexeme.kind != .negation
    }
    guard let index, canBeVerb(row[index].lexeme) else { return nil }
    return index
  }

  private func isVerb(_ lexeme: Lexeme) -> Bool {
    lexeme.wordClass == .verb || typed.base(lexeme.lemma)?.form == .past
      || EnglishVerbForms.ofBe.contains(lexeme.lemma)
  }

  private func canBeVerb(_ lexeme: Lexeme) -> Bool {
    if isVerb(lexeme) { return true }
    guard lexeme.wordClass == .noun || lexeme.wordClass == .adjective else { return false }
    return frames.listed(lexeme.lemma) != nil || typed.base(lexeme.lemma) != nil
  }

  private var typed: EnglishTypedForms { EnglishTypedForms(frames: frames, lexicon: lexicon) }

  /// Where the verb of the sentence, with what negates it, stands behind that of the clause; nil when there is none.
  private func end(_ row: [Constituent], behind verb: Int) -> Int? {
    let verbs = row.indices.filter { $0 > verb && isVerb(row[$0].lexeme) }
    let main =
      verbs.first { index in
        let lexeme = row[index].lexeme
        return
          (lexeme.lemma == "be" || frames[lexeme.lemma].pattern == .modal
          || typed.base(lexeme.lemma)?.verb == "be")
          && !isOpened(row, index)
      } ?? verbs.first { !isOpened(row, $0) }
    guard var main else { return nil }
    while main > verb + 1,
      row[main - 1].lexeme.kind == .negation
        || row[main - 1].lexeme.kind == .frequency
    {
      main -= 1
    }
    return main
  }

  /// Whether the verb before it takes it: *who **wants** to eat*.
  private func isOpened(_ row: [Constituent], _ index: Int) -> Bool {
    let before = row[index - 1].lexeme
    if before.lemma == "to" { return true }
    return before.wordClass == .verb && frames[before.lemma].opening != nil
      && row[index].lexeme.lemma != "be"
  }

  /// The clause with a pronoun for its noun where that does it.
  private func inner(_ span: [Constituent], verb: Int, isDone: Bool, head: Lexeme) -> Clause? {
    var words = span
    if isByRole, isDone {
      var clause = Clause(variety: reader.variety)
      clause.subject = Array(words[..<verb])
      clause.verb = words[verb].asVerb
      clause.complements = Array(words[(verb + 1)...])
      if clause.subject.count > 1 || !clause.subject[0].lexeme.isSubjectForm {
        return told(clause, of: nil)
      }
    }
    words[verb] = typed.base(words[verb].lexeme.lemma) == nil ? words[verb].asVerb : words[verb]
    let isPlural = EnglishHabits.isPlural(head)
    // *the woman who lost **her** purse* (CGEL §5.105).
    let isHer =
      EnglishSubject(NounPhrase(Constituent(head)), isPlural: false).pronoun.accusative == "her"
    let stand = isPlural ? "they" : head.isHuman ? isHer ? "she" : "he" : "it"
    if !isDone {
      guard let pronoun = lexicon.known(stand) else { return nil }
      words.insert(Constituent(pronoun), at: 0)
    }
    guard let clause = reader.readings(of: words).first, clause.verb != nil,
      isDone
        ? clause.subject == Array(words[..<verb].prefix(clause.subject.count))
          && !clause.subject.isEmpty
        : clause.subject.count == 1 && clause.subject[0].lexeme.lemma == stand
    else { return nil }
    return told(clause, of: isDone ? nil : head)
  }

  /// The clause in the time of what is over once it is done.
  private func told(_ clause: Clause, of doer: Lexeme?) -> Clause {
    var clause = clause
    clause.isQuestion = false
    // *a glass that doesn't break*: what is never so.
    if clause.tense == nil, !clause.isNegative,
      !clause.complements.contains(where: { $0.lexeme.kind == .negation }),
      EnglishAspects.isAchievement(clause.verb?.lexeme.lemma ?? ""), clause.options.isEmpty,
      doer?.isBeing ?? true || !hasThing(clause)
    {
      clause.tense = .past
    }
    return clause
  }

  /// *a machine that cuts paper*: what a thing does to another is what it is for.
  private func hasThing(_ clause: Clause) -> Bool {
    clause.complements.contains { $0.lexeme.namesThing }
  }
}
