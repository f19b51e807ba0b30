import AACCore

extension TileReader {
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
    row = joiner.phrased(row)
    var amounts = EnglishAmounts(isBritish: variety == .englishUnitedKingdom)
    row = amounts.joined(row)
    settleOrder(&row)
    let asksFirst =
      isAskedWithBe(row)
      || row.count > 2 && tables.frames[row[0].lexeme.lemma].pattern == .modal
        && row[0].lexeme.lemma != "let's"
        && (EnglishPronouns.of(row[1].lexeme.lemma) != nil || row[1].lexeme.isBeing)
        && row[2...].contains {
          $0.lexeme.wordClass == .verb || !tables.frames[$0.lexeme.lemma].isDefault
        }
    row = joiner.named(row)
    answerFirst(&row)
    callFirst(&row)
    let isForbidden = row.first?.lexeme.lemma == "don't"
    let typed = EnglishTypedForms(frames: tables.frames, lexicon: tables.lexicon).settled(row)
    var words = EnglishWordClasses(frames: tables.frames, lexicon: tables.lexicon)
      .settled(typed.words)
    let phraseTiles = joinVerbs(&words)
    let isAsked = dropAuxiliary(&words)
    gradeWithToo(&words)
    turnPrepositions(&words)
    var result = EnglishRow(
      words: words, tense: typed.tense, options: typed.options,
      isQuestion: typed.asks || isAsked || asksFirst)
    let splitter = EnglishClauseSplitter(frames: tables.frames, lexicon: tables.lexicon)
    result.joins = joiner.tiles.merging(amounts.tiles) { first, _ in first }
      .merging(phraseTiles) { first, _ in first }
    if let second = secondThought(in: words) {
      result.words = Array(words[..<second])
      result.later = [Constituent(words[0].lexeme)] + words[second...]
    } else if isForbidden, words.count > 1, words[0].lexeme.kind == .negation,
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
    } else if let boundary = splitter.boundary(in: words, behind: nil, false) {
      result.words = Array(words[..<boundary.at])
      result.later = Array(words[boundary.at...])
    }
    return result
  }

  /// *I/cold/want/blanket*: what one is and what one wants, with a word for oneself chosen once.
  private func secondThought(in words: [Constituent]) -> Int? {
    guard words.count > 3, let pronoun = EnglishPronouns.of(words[0].lexeme.lemma),
      pronoun.nominative == words[0].lexeme.lemma
    else { return nil }
    let degrees = words.dropFirst().prefix {
      $0.lexeme.kind == .degree || $0.lexeme.kind == .negation
    }
    let quality = 1 + degrees.count
    guard quality + 1 < words.count, words[quality].lexeme.wordClass == .adjective,
      words[quality + 1].lexeme.wordClass == .verb,
      ["want", "need", "would like"].contains(words[quality + 1].lexeme.lemma),
      words[quality].lexeme.kind == .state || words[quality].lexeme.kind == .emotion
        || ["cold", "hot"].contains(words[quality].lexeme.lemma),
      !words[(quality + 1)...].contains(where: {
        EnglishPronouns.of($0.lexeme.lemma)?.nominative == $0.lexeme.lemma
          && $0.lexeme.lemma != "it"
      })
    else { return nil }
    return quality + 1
  }

  /// *are/we/there/yet, is/this/mine*: a form of *be* chosen first, and its subject behind it.
  private func isAskedWithBe(_ row: [Constituent]) -> Bool {
    guard row.count > 2 else { return false }
    let first = row[0].lexeme.lemma
    if first.hasSuffix("n't") || first.hasSuffix("n’t") {
      // *isn't/it/funny, don't/you/like/it.*
      return row[1].lexeme.wordClass == .pronoun
        && EnglishPronouns.of(row[1].lexeme.lemma)?.nominative == row[1].lexeme.lemma
    }
    if ["is", "are", "was", "were"].contains(first), row[1].lexeme.lemma == "there" { return true }
    if first == "be" {
      return EnglishPronouns.of(row[1].lexeme.lemma)?.nominative == row[1].lexeme.lemma
        && row[1].lexeme.wordClass == .pronoun
    }
    return ["am", "is", "are", "was", "were"].contains(first)
      && (row[1].lexeme.isNominal || row[1].lexeme.isDeterminerLike)
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

  /// *stop/that*: words that can only be told somebody; the words of the request.
  private func request(in words: [Constituent]) -> [Constituent]? {
    if Self.commands.contains(words.map(\.lexeme.lemma).joined(separator: " ")) { return words }
    guard words.count > 1 else { return nil }
    if isTold(words) || isCommand(words) || isOfYours(words) { return words }
    let isStop = words[0].lexeme.lemma == "stop" && words[0].lexeme.wordClass == .verb
    if isStop, words.count == 3, words[1].lexeme.wordClass == .verb,
      EnglishPronouns.of(words[2].lexeme.lemma) != nil
    {
      // *stop/hit/I*: who is hit.
      return words
    }
    guard isStop,
      !words.contains(where: {
        EnglishPronouns.of($0.lexeme.lemma).map {
          ["I", "he", "she", "we", "they"].contains($0.nominative) && $0.nominative != $0.accusative
        } == true
          && EnglishPronouns.of($0.lexeme.lemma)?.nominative == $0.lexeme.lemma
      })
    else { return nil }
    return words
  }

  /// *ask/mom/if/I/can/go*: where what somebody is to be asked or told begins.
  private func messageEnd(_ words: [Constituent]) -> Int {
    guard words.count > 3, Self.messages.contains(words[0].lexeme.lemma),
      ["that", "if", "whether"].contains(words[2].lexeme.lemma)
        || words[2].lexeme.kind == .question
    else { return words.count }
    return 2
  }

  /// *go/away/please, come/here/mom*: words that are hardly said of oneself, with who is told so.
  private func isCommand(_ words: [Constituent]) -> Bool {
    guard words[0].lexeme.wordClass == .verb else { return false }
    let told = words.prefix { word in
      !word.lexeme.isHuman && word.lexeme.lemma != "please" && word.lexeme.lemma != "now"
    }
    let rest = words.dropFirst(told.count)
    return rest.count < 3 && rest.allSatisfy { $0.lexeme.wordClass != .pronoun }
      && Self.commands.contains(told.map(\.lexeme.lemma).joined(separator: " "))
  }

  /// *wash/your/hands, put/on/your/shoes*: what is done with what is yours is asked of you.
  private func isOfYours(_ words: [Constituent]) -> Bool {
    guard let your = words.firstIndex(where: { $0.lexeme.lemma == "your" }), your < 3, your > 0,
      words[0].lexeme.wordClass == .verb, your + 1 < words.count,
      your == 1 || EnglishParticles.separable.contains(words[1].lexeme.lemma)
    else { return false }
    let frame = frame(of: words[0])
    return frame.isListed && frame.past != .state && frame.opening == nil
      && !Self.takings.contains(frame.lemma) && frame.pattern != .modal
      && !words.contains {
        $0.lexeme.kind == .question
          || EnglishPronouns.of($0.lexeme.lemma)?.nominative == $0.lexeme.lemma
            && $0.lexeme.wordClass == .pronoun && !["it", "you"].contains($0.lexeme.lemma)
      }
  }

  /// What one does oneself with what is another's.
  private static let takings = EnglishWords.set(
    "borrow find lose break hold see hear meet visit call play take get kiss hug")

  private static let commands: Set<String> = [
    "go away", "come here", "hurry up", "come on", "watch out", "look out", "calm down",
    "be quiet", "be careful", "get out", "slow down", "shut up", "back off", "get away", "hang on",
    "hold on", "cheer up", "come in", "listen to me", "wait for me", "look at me", "look at this",
    "look at that", "wait a minute", "follow me", "get off", "move over", "be good", "be nice",
    "speak up", "keep going", "let go",
  ]

  /// *sit/down/please, be/nice/to/she, tell/dad/to/hurry*: a verb first and nobody who does it.
  private func isTold(_ words: [Constituent]) -> Bool {
    guard words[0].lexeme.wordClass == .verb else { return false }
    let frame = frame(of: words[0])
    if frame.lemma == "guess", words[1].lexeme.kind == .question { return true }
    let others = words.indices.dropFirst().filter {
      (words[$0].lexeme.isBeing
        || words[$0].lexeme.wordClass == .pronoun
          && EnglishPronouns.of(words[$0].lexeme.lemma) != nil)
        && words[$0 - 1].lexeme.wordClass != .adposition
    }
    let isAsked = words.contains { $0.lexeme.kind == .question }
    if isAsked, !Self.messages.contains(frame.lemma) { return false }
    if frame.lemma == "be" {
      return others.isEmpty && Self.conduct.contains(words[1].lexeme.lemma) && words.count > 2
    }
    if Self.messages.contains(frame.lemma), words.count > 3, others.first == 1,
      words[1].lexeme.isHuman, words[1].lexeme.wordClass != .pronoun
    {
      return ["to", "that", "if", "whether"].contains(words[2].lexeme.lemma)
        || words[2].lexeme.kind == .question && frame.lemma != "help"
    }
    return !isAsked && others.isEmpty && words.contains { $0.lexeme.lemma == "please" }
      && frame.isListed && frame.past != .state && frame.opening == nil
  }

  /// How one is asked to be.
  private static let conduct = EnglishWords.set(
    "nice kind gentle careful quiet polite patient good brave honest friendly")

  /// What one asks somebody to do to a third.
  private static let messages: Set<String> = ["tell", "ask", "remind", "help"]

  /// *pick/I/up, give/it/back, not/touch/it*: a verb chosen first and right behind it the pronoun that it is done
  /// to tells somebody to do it (CGEL §11.24); where that clause ends.
  private func handed(in words: [Constituent], _ splitter: EnglishClauseSplitter) -> Int? {
    let isNegated =
      words.count == 3 && words[0].lexeme.kind == .negation && words[2].lexeme.lemma == "it"
    let isPolite = words.count > 2 && words[0].lexeme.lemma == "please"
    let verb = isNegated || isPolite ? 1 : 0
    if let end = handedWith(words, splitter) { return end }
    guard verb + 1 < words.count, words[verb].lexeme.wordClass == .verb,
      let pronoun = EnglishPronouns.of(words[verb + 1].lexeme.lemma),
      words[verb + 1].lexeme.wordClass == .pronoun, pronoun.person != .second,
      takes(words[verb].lexeme.lemma, pronoun, words[(verb + 1)...])
    else { return nil }
    let end =
      splitter.boundary(in: Array(words[(verb + 2)...]), behind: words[verb], false)
      .map { verb + 2 + $0.at } ?? words.count
    let isFree = words[(verb + 2)..<end].allSatisfy { word in
      (word.lexeme.kind != .question
        || EnglishHabits.askingVerbs.contains(words[verb].lexeme.lemma))
        && (word.lexeme.wordClass != .noun || !word.lexeme.isHuman)
        && tables.lexicon.word(word.lexeme.lemma)?.tense != .past
    }
    // *give/it/back/to/I*: behind a preposition a pronoun is no subject.
    let isAlone = words.indices[(verb + 2)..<end].allSatisfy { index in
      words[index].lexeme.wordClass != .pronoun
        || EnglishPronouns.of(words[index].lexeme.lemma) == nil
        || words[index - 1].lexeme.wordClass == .adposition
    }
    return isFree && isAlone ? end : nil
  }

  /// *look/at/I, come/with/I*: the same with a preposition between.
  private func handedWith(_ words: [Constituent], _ splitter: EnglishClauseSplitter) -> Int? {
    guard words.count > 2, words[0].lexeme.wordClass == .verb,
      words[1].lexeme.wordClass == .adposition,
      EnglishPronouns.of(words[2].lexeme.lemma)?.person == .first,
      words[2].lexeme.wordClass == .pronoun,
      frame(of: words[0]).isListed, frame(of: words[0]).past != .state
    else { return nil }
    let end =
      splitter.boundary(in: Array(words[3...]), behind: words[0], false).map { 3 + $0.at }
      ?? words.count
    let isFree = words[3..<end].allSatisfy {
      $0.lexeme.wordClass != .pronoun && $0.lexeme.kind != .question && !$0.lexeme.isHuman
        && tables.lexicon.word($0.lexeme.lemma)?.tense != .past
    }
    return isFree ? end : nil
  }

  /// Whether a verb, with or without a particle behind, is one that is done to a pronoun on request.
  private func takes(_ verb: String, _ pronoun: EnglishPronouns, _ rest: ArraySlice<Constituent>)
    -> Bool
  {
    let frames = tables.frames
    var frame = frames[verb]
    for word in rest.dropFirst().prefix(2)
    where EnglishParticles.separable.contains(word.lexeme.lemma) {
      let joined = frames["\(verb) \(word.lexeme.lemma)"]
      if !joined.isDefault { frame = joined }
    }
    guard frame.isListed, frame.pattern == .plain, frame.past != .state || verb == "let" else {
      return false
    }
    if pronoun.nominative == "it" {
      return frame.slot(.object).map { $0.preposition == nil } ?? false
    }
    if EnglishHabits.handling.contains(frame.lemma) { return true }
    return frame.slots.contains {
      ($0.role == .recipient || $0.role == .object) && $0.preposition == nil
        && $0.kinds.contains(.person)
    }
  }

  /// *no/I/not/hungry*: *no* before a whole sentence that is negated answers.
  private func answerFirst(_ row: inout [Constituent]) {
    guard row.count > 3, row[0].lexeme.lemma == "no",
      EnglishPronouns.of(row[1].lexeme.lemma)?.nominative == row[1].lexeme.lemma,
      row[2...].contains(where: { $0.lexeme.kind == .negation || $0.lexeme.lemma.hasSuffix("n't") })
    else { return }
    row[0].lexeme = Lexeme(lemma: "no", wordClass: .interjection, kind: .social)
  }

  /// *feel/like, look/forward/to*: verbs of several words before what they open; the tiles of each by its first.
  private func joinVerbs(_ words: inout [Constituent]) -> [Int: [Int]] {
    var tiles: [Int: [Int]] = [:]
    for phrase in [["feel", "like"], ["look", "forward", "to"]] {
      guard
        let begin = words.indices.first(where: { index in
          index + phrase.count < words.count
            && zip(words[index...], phrase).allSatisfy { $0.lexeme.lemma == $1 }
        })
      else { continue }
      let end = begin + phrase.count
      guard phrase.count > 2 || words[end].lexeme.wordClass == .verb else { continue }
      if let tile = words[begin].tile { tiles[tile] = words[begin..<end].compactMap(\.tile) }
      words[begin].lexeme = Lexeme(
        lemma: phrase.joined(separator: " "), wordClass: .verb, kind: .action)
      words.removeSubrange((begin + 1)..<end)
    }
    return tiles
  }

  /// *wait/I/be/not/ready, look/I/draw/cat*: what calls for attention before a whole sentence.
  private func callFirst(_ row: inout [Constituent]) {
    guard row.count > 3, ["wait", "look", "listen", "hey"].contains(row[0].lexeme.lemma),
      let pronoun = EnglishPronouns.of(row[1].lexeme.lemma), row[1].lexeme.wordClass == .pronoun,
      pronoun.nominative == row[1].lexeme.lemma, pronoun.nominative != pronoun.accusative,
      row[2...].contains(where: {
        $0.lexeme.wordClass == .verb || $0.lexeme.wordClass == .adjective
      })
    else { return }
    row[0].lexeme = Lexeme(lemma: row[0].lexeme.lemma, wordClass: .interjection, kind: .social)
  }

  /// *phone/my, Max/my/dog, me/and/Sam*: words that English puts in another order or case.
  private func settleOrder(_ row: inout [Constituent]) {
    if row.count > 2, row[0].lexeme.lemma == "me", row[1].lexeme.lemma == "and" {
      row[0].lexeme.lemma = "I"
    }
    if row.count > 2, row[0].lexeme.lemma == "sorry", row[1].lexeme.wordClass == .pronoun,
      let sorry = tables.lexicon.known("sorry")
    {
      row[0].lexeme = sorry
    }
    if row.count > 3, row[0].lexeme.wordClass == .properNoun, row[1].lexeme.kind == .possessive,
      row[1].lexeme.wordClass != .pronoun, row[2].lexeme.wordClass == .noun, row[2].lexeme.isBeing,
      row[3].lexeme.wordClass == .verb
    {
      row.insert(row.remove(at: 0), at: 2)
    }
    for index in row.indices.dropFirst()
    where ["a", "an", "the"].contains(row[index].lexeme.lemma)
      && row[index - 1].lexeme.wordClass == .noun
      && (index < 2 || !row[index - 2].lexeme.isDeterminerLike)
    {
      // *water/the*: an article that no noun follows.
      let next = index + 1 < row.count ? row[index + 1].lexeme : nil
      if next == nil || next?.wordClass == .verb { row.swapAt(index - 1, index) }
    }
    for index in row.indices.dropFirst()
    where EnglishHabits.demonstratives.contains(row[index].lexeme.lemma)
      && row[index - 1].lexeme.wordClass == .noun && !row[index - 1].lexeme.isBeing
      && (index < 2 || !row[index - 2].lexeme.isDeterminerLike)
    {
      // *book/this/like/I*: what is pointed at, behind its noun.
      let next = index + 1 < row.count ? row[index + 1].lexeme : nil
      let isLast = next == nil && row[..<(index - 1)].contains { $0.lexeme.wordClass == .verb }
      let isObject =
        next?.wordClass == .verb
        && row[(index + 1)...].contains {
          EnglishPronouns.of($0.lexeme.lemma)?.nominative == $0.lexeme.lemma
            && $0.lexeme.wordClass == .pronoun
        }
      if isLast || isObject { row.swapAt(index - 1, index) }
    }
    for index in row.indices.dropFirst()
    where row[index].lexeme.kind == .possessive && row[index].lexeme.wordClass == .determiner
      && row[index - 1].lexeme.wordClass == .noun
      && EnglishPronouns.of(row[index].lexeme.lemma) != nil
    {
      let next = index + 1 < row.count ? row[index + 1].lexeme : nil
      let isFree =
        next == nil || next?.wordClass == .verb || next?.kind == .question
        || next?.wordClass == .adverb
      let isOwned = index > 1 && row[index - 2].lexeme.isDeterminerLike
      if isFree, !isOwned { row.swapAt(index - 1, index) }
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
    let best = verbs.map(rank).max()
    return verbs.first { rank($0) == best }
  }

  /// *park/go/want/I, fish/feed/I/want*: what was chosen before a verb that another opens is what that is done to.
  func putOpenedFirst(_ clause: inout Clause, _ words: [Constituent], _ verb: Int) {
    guard let opened = words.firstIndex(where: { $0.lexeme.wordClass == .verb }), opened < verb,
      frame(of: words[verb]).isOpener, frame(of: words[verb]).opening != nil
    else { return }
    let verbs = clause.complements.filter { $0.lexeme.wordClass == .verb }
    clause.complements = verbs + clause.complements.filter { $0.lexeme.wordClass != .verb }
  }

  /// *he/sick/today* → *He is sick today*: a being with a quality behind it (CGEL §10.9).
  func predicate(of row: [Constituent]) -> Clause? {
    let words = qualityFirst(row)
    if let asked = askedQuality(words) { return asked }
    if let end = nominalPredicate(words) {
      var clause = Clause(variety: variety)
      clause.subject = Array(words[..<end])
      clause.verb = Constituent(Lexeme(lemma: "be", wordClass: .verb, kind: .linking))
      clause.complements = Array(words[end...])
      return clause
    }
    var index = 0
    while index + 1 < words.count,
      words[index].lexeme.isDeterminerLike
        || words[index].lexeme.wordClass == .adjective
          && (words[index + 1].lexeme.wordClass == .adjective
            || words[index + 1].lexeme.wordClass == .noun)
    {
      index += 1
    }
    let isPicked = words[..<index].contains {
      $0.lexeme.wordClass == .adjective || $0.lexeme.kind == .possessive
        || $0.lexeme.kind == .demonstrative || $0.lexeme.lemma == "the"
    }
    guard index + 1 < words.count,
      isPredicated(words[index].lexeme, by: words[(index + 1)...])
        || isPicked && words[index].lexeme.wordClass == .noun
          && isQualityAlone(words[(index + 1)...])
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = Array(words[...index])
    clause.complements = Array(words[(index + 1)...])
    clause.verb = Constituent(Lexeme(lemma: "be", wordClass: .verb, kind: .linking))
    return clause
  }

  /// *why/you/sad, sad/why/you*: a quality that is asked about (CGEL §10.9).
  private func askedQuality(_ words: [Constituent]) -> Clause? {
    guard words.count > 2, let word = words.firstIndex(where: { $0.lexeme.kind == .question }),
      ["why", "when", "how"].contains(words[word].lexeme.lemma),
      let quality = words.firstIndex(where: { $0.lexeme.wordClass == .adjective }),
      let noun = words.firstIndex(where: {
        $0.lexeme.wordClass == .noun || $0.lexeme.wordClass == .properNoun
          || EnglishPronouns.of($0.lexeme.lemma)?.nominative == $0.lexeme.lemma
      })
    else { return nil }
    var begin = noun
    while begin > 0, words[begin - 1].lexeme.isDeterminerLike { begin -= 1 }
    var clause = Clause(variety: variety)
    clause.subject = Array(words[begin...noun])
    clause.verb = Constituent(Lexeme(lemma: "be", wordClass: .verb, kind: .linking))
    clause.complements =
      words.indices
      .filter { !(begin...noun).contains($0) && $0 != quality }.map { words[$0] } + [words[quality]]
    clause.isQuestion = true
    return clause
  }

  /// *that/my/chair, it/my/turn, my/name/Tom, today/Monday*: where the subject ends that *be* is understood behind.
  private func nominalPredicate(_ words: [Constituent]) -> Int? {
    guard words.count > 1 else { return nil }
    let first = words[0].lexeme
    let second = words[1].lexeme
    let isSubject =
      EnglishHabits.demonstratives.contains(first.lemma)
      || EnglishPronouns.of(first.lemma)?.nominative == first.lemma
    let names =
      second.kind == .possessive || second.wordClass == .properNoun
      || ["a", "an", "the"].contains(second.lemma)
    if isSubject {
      if names { return 1 }
      if second.kind == .negation, words.count > 3, words[2].lexeme.kind == .possessive { return 1 }
      return second.wordClass == .adjective && words.count == 2 && second.kind != .quantity
        ? 1 : nil
    }
    if EnglishHabits.dateSubjects.contains(first.lemma), second.kind == .weekday, words.count == 2 {
      return 1
    }
    guard let last = words.last, last.lexeme.wordClass == .properNoun,
      let index = words.firstIndex(where: { EnglishHabits.heads.contains($0.lexeme.lemma) }),
      index == words.count - 2
    else { return nil }
    return index + 1
  }

  private static let lateness: Set<String> = ["late", "early"]

  private func isPredicated(_ noun: Lexeme, by rest: ArraySlice<Constituent>) -> Bool {
    let degrees = rest.prefix { $0.lexeme.kind == .degree || $0.lexeme.kind == .negation }
    guard let quality = rest.dropFirst(degrees.count).first?.lexeme,
      quality.wordClass == .adjective || Self.lateness.contains(quality.lemma),
      rest.dropFirst(degrees.count + 1).first?.lexeme.wordClass != .noun
    else { return false }
    if let pronoun = EnglishPronouns.of(noun.lemma) { return pronoun.nominative == noun.lemma }
    return noun.isHuman && noun.wordClass != .pronoun
  }

  /// *thirsty/very/I*: a quality with its degree before the pronoun it is said of.
  private func qualityFirst(_ words: [Constituent]) -> [Constituent] {
    guard words.count > 1, let last = words.last, last.lexeme.wordClass == .pronoun,
      EnglishPronouns.of(last.lexeme.lemma)?.nominative == last.lexeme.lemma,
      words.dropLast().filter({ $0.lexeme.wordClass == .adjective }).count == 1
    else { return words }
    let small = words.dropLast().filter { $0.lexeme.wordClass != .adjective }
    guard small.allSatisfy({ $0.lexeme.kind == .degree || $0.lexeme.kind == .negation }) else {
      return words
    }
    return [last] + small + words.filter { $0.lexeme.wordClass == .adjective }
  }

  /// *red/car/fast, my/soup/too/hot*: nothing but a quality and its degree behind a thing that is picked out.
  private func isQualityAlone(_ rest: ArraySlice<Constituent>) -> Bool {
    let degrees = rest.prefix { $0.lexeme.kind == .degree || $0.lexeme.kind == .negation }
    return rest.count == degrees.count + 1 && rest.last?.lexeme.wordClass == .adjective
  }

  /// *loud/music/too/be* → *too loud*: of what something is like, *too* says how much (CGEL §7.56).
  private func gradeWithToo(_ words: inout [Constituent]) {
    guard let too = words.firstIndex(where: { $0.lexeme.lemma == "too" }), too > 0,
      too + 1 < words.count, words[too + 1].lexeme.wordClass != .adjective,
      words[too + 1].lexeme.wordClass != .adverb,
      words.contains(where: { frame(of: $0).isCopular && $0.lexeme.wordClass == .verb }),
      let quality = words.firstIndex(where: { $0.lexeme.wordClass == .adjective }),
      !words[too - 1].lexeme.isBeing, words[too - 1].lexeme.wordClass != .pronoun
    else { return }
    let word = words.remove(at: too)
    words.insert(word, at: quality < too ? quality : quality - 1)
  }

  /// *ladder/on/stand*: a preposition between its noun and the verb was chosen after the noun.
  private func turnPrepositions(_ words: inout [Constituent]) {
    for index in words.indices.dropFirst() {
      let verb = index + 1 < words.count ? words[index + 1].lexeme : words[0].lexeme
      // *lunch/for/what/be*.
      let isMeal = verb.kind == .question && words[index - 1].lexeme.kind == .meal
      guard words[index].lexeme.wordClass == .adposition, words[index].lexeme.lemma != "to",
        verb.wordClass == .verb && index + 1 < words.count || isMeal && index == 1,
        words[index - 1].lexeme.wordClass == .noun, !words[index - 1].lexeme.isBeing,
        tables.frames["\(verb.lemma) \(words[index].lexeme.lemma)"].isDefault,
        index == 1 || words[index - 2].lexeme.wordClass != .verb
      else { continue }
      words.swapAt(index - 1, index)
    }
  }

  /// *what/do/mom/cook, where/do/you/hurt*: the word behind the subject is the verb, whatever else it may be.
  private func dropLeadingDo(_ words: inout [Constituent]) -> Bool {
    guard let helper = words.firstIndex(where: { $0.lexeme.lemma == "do" }),
      helper == 0 || helper == 1 && words[0].lexeme.kind == .question
    else { return false }
    var subject = helper + 1
    while subject < words.count, words[subject].lexeme.isDeterminerLike { subject += 1 }
    guard subject + 1 < words.count, words[subject].lexeme.isNominal,
      words[subject].lexeme.isBeing || words[subject].lexeme.wordClass == .pronoun
        || words[0].lexeme.kind == .question && words[subject].lexeme.wordClass == .noun
    else { return false }
    let next = words[subject + 1]
    guard
      next.lexeme.wordClass == .verb
        || !tables.frames[next.lexeme.lemma].isDefault && next.lexeme.wordClass != .pronoun
          && !next.lexeme.isConnective
    else { return false }
    words[subject + 1] = next.asVerb
    words.remove(at: helper)
    return true
  }

  /// *do/you/like/pizza*: *do* before the subject of another verb only asks (CGEL §3.37).
  private func dropAuxiliary(_ words: inout [Constituent]) -> Bool {
    if dropLeadingDo(&words) { return true }
    guard words.count > 2, let verb = words.firstIndex(where: { $0.lexeme.lemma == "do" }),
      verb + 1 < words.count, EnglishPronouns.of(words[verb + 1].lexeme.lemma) != nil,
      words[(verb + 2)...].contains(where: { $0.lexeme.wordClass == .verb })
    else { return false }
    words.remove(at: verb)
    return true
  }
}

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

  /// Tiles that were made one word, by the first.
  var joins: [Int: [Int]] = [:]

  /// The only subject that there can be: none of a request, and none behind a preposition.
  func subjects(_ words: [Constituent], verb: Int?) -> [TileReader.Candidate]? {
    if options.contains(.request) { return [TileReader.Candidate(places: [], score: 1)] }
    if let verb, words[verb].lexeme.lemma == "let's" {
      return [TileReader.Candidate(places: [], score: 1)]
    }
    if let verb, words[verb].lexeme.lemma == "be" {
      if verb > 0, verb + 1 < words.count, words[verb - 1].lexeme.isNamedTime,
        words[..<(verb - 1)].allSatisfy({
          $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .adjective
        }),
        words[verb + 1].lexeme.wordClass == .adjective || words[verb + 1].lexeme.isDeterminerLike
          || words[verb + 1].lexeme.kind == .degree || words[verb + 1].lexeme.wordClass == .noun,
        words[(verb + 1)...].allSatisfy({
          EnglishPronouns.of($0.lexeme.lemma)?.nominative != $0.lexeme.lemma
        })
      {
        // *recess/be/my/favorite, summer/be/hot*: what is spoken of, not when.
        return [TileReader.Candidate(places: Array(0..<verb), score: 1)]
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

  /// Gives a reading of the row what its forms said.
  func mark(_ clause: inout Clause) {
    clause.tense = tense
    clause.options = options
    clause.isQuestion = isQuestion
    clause.joins = joins
  }
}
