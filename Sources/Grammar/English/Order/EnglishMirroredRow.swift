import AACCore

/// Rows laid the other way round, who does it last and what belongs to a noun behind it: *puppy/new/have/we, flowers/mom/for/
/// pick/I, dark/of/afraid/I, tired/too/walk/I, game/this/how/play/I, walk/long/need/dog*.
///
/// Sources: CGEL §2.13, §7.21 (qualities stand before their noun), §9.1 (prepositions before what they govern), §15.73
/// (*too … to*); Dryer, *WALS Online*, features 81, 85 and 87 (orders of object and verb, adposition, adjective).
struct EnglishMirroredRow {
  let frames: FrameTable
  let lexicon: Lexicon

  /// What stands before the verb, turned round.
  private struct Turned {
    var things: [Constituent] = []
    var governed: [Constituent] = []
    var times: [Constituent] = []
    /// Whether anything stood behind what it belongs to.
    var isMirrored = false
  }

  /// The row in the order of speech; as it is where nothing in it stands behind what it belongs to.
  func turned(_ row: [Constituent]) -> [Constituent] {
    guard row.count > 2, row.count < 9, let last = row.last else { return row }
    if let fancied = fancied(row) { return fancied }
    if last.lexeme.lemma == "there" { return thereIsLeft(row) ?? row }
    if row.count > 3, last.lexeme.kind == .negation, row[row.count - 2].lexeme.lemma == "can" {
      // *headphones/my/find/cannot.*
      return deed(Array(row.dropLast(2)), by: known("I"), [row[row.count - 2], last]) ?? row
    }
    guard last.lexeme.isSubjectFormOnly || last.lexeme.lemma == "you" else {
      return needed(row) ?? row
    }
    var words = Array(row.dropLast())
    guard
      !words.contains(where: {
        $0.lexeme.isSubjectFormOnly || $0.lexeme.wordClass == .conjunction
          || $0.lexeme.kind == .social
          || $0.lexeme.wordClass == .interjection
      })
    else { return row }
    if let ask = words.firstIndex(where: { $0.lexeme.kind == .question }) {
      let question = words.remove(at: ask)
      return asked(words, question, last) ?? row
    }
    guard last.lexeme.lemma != "you" else { return row }
    let denied = words.filter { $0.lexeme.kind == .negation && $0.lexeme.lemma == "not" }
    words.removeAll { $0.lexeme.kind == .negation && $0.lexeme.lemma == "not" }
    guard words.count > 1 else { return row }
    if let felt = quality(words, last, denied) { return felt }
    if let modal = words.last, frames[modal.lexeme.lemma].pattern == .modal, words.count > 2 {
      let isAsked = ["can", "may", "could"].contains(modal.lexeme.lemma) && denied.isEmpty
      guard let told = deed(Array(words.dropLast()), by: [], []) else { return row }
      return (isAsked ? [modal, last] : [last, modal] + denied) + told
    }
    return deed(words, by: [last], denied) ?? goal(words, last, denied) ?? liked(row)
  }

  /// *I/fancy/walk, coffee/fancy/you*: a verb beside who does it, and no quality.
  private func fancied(_ row: [Constituent]) -> [Constituent]? {
    guard let fancy = row.firstIndex(where: { $0.lexeme.lemma == "fancy" }),
      row[fancy].lexeme.wordClass == .adjective
    else { return nil }
    if fancy == row.count - 2, row[row.count - 1].lexeme.lemma == "you",
      row[..<fancy].allSatisfy({ isNamed($0.lexeme) || isModifier($0.lexeme) })
    {
      return [row[row.count - 1], row[fancy].asVerb] + row[..<fancy]
    }
    guard fancy == 1, row[0].lexeme.isSubjectFormOnly || row[0].lexeme.lemma == "you",
      row[2].lexeme.wordClass == .verb,
      EnglishWordClasses(frames: frames, lexicon: lexicon).isNounToo(row[2].lexeme.lemma),
      row.count == 3 || row[3].lexeme.kind.isTemporal || row[3].lexeme.wordClass == .adposition
    else { return nil }
    return [row[0], row[1].asVerb] + known("a") + [named(row[2])] + row[3...]
  }

  /// *sandwich/cheese/fancy/I*: what is a quality elsewhere is done by him who is named last.
  private func liked(_ row: [Constituent]) -> [Constituent] {
    let verb = row.count - 2
    guard row[verb].lexeme.wordClass == .adjective, isVerb(row[verb].lexeme),
      frames[row[verb].lexeme.lemma].past == .state,
      row[..<verb].allSatisfy({ isNamed($0.lexeme) })
    else { return row }
    var row = row
    row[verb] = row[verb].asVerb
    return row
  }

  // MARK: What is done

  /// *puppy/new/have, flowers/mom/for/pick*: the verb, and what it is done to.
  private func deed(_ words: [Constituent], by doer: [Constituent], _ before: [Constituent])
    -> [Constituent]?
  {
    guard words.count > 1, let verb = words.last, isVerb(verb.lexeme),
      let rest = turnedRound(Array(words.dropLast())), rest.isMirrored
    else { return nil }
    return doer + before + [verb.asVerb] + rest.things + rest.governed + rest.times
  }

  /// *tomorrow/dentist/go to*: whom one goes to does not go.
  private func goal(_ words: [Constituent], _ doer: Constituent, _ denied: [Constituent])
    -> [Constituent]?
  {
    guard let verb = words.last, ["go to", "come to", "go see"].contains(verb.lexeme.lemma),
      let rest = turnedRound(Array(words.dropLast())), rest.things.last?.lexeme.isBeing == true,
      rest.governed.isEmpty
    else { return nil }
    return [doer] + denied + [verb] + rest.things + rest.times
  }

  /// *game/this/how/play/I, book/this/where/buy/you*.
  private func asked(_ words: [Constituent], _ question: Constituent, _ doer: Constituent)
    -> [Constituent]?
  {
    guard words.count > 2, var told = deed(words, by: [], []),
      !["who", "which", "whose", "what"].contains(question.lexeme.lemma)
    else { return nil }
    told.insert(doer, at: 0)
    return [question] + told
  }

  /// *walk/long/need/dog, bath/warm/want/baby*: what one needs, before who needs it.
  private func needed(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 4 || row.count == 5, let doer = row.last, doer.lexeme.isBeing,
      doer.lexeme.wordClass == .noun || doer.lexeme.wordClass == .properNoun,
      case let verb = row[row.count - 2], Self.needing.contains(verb.lexeme.lemma),
      row[1].lexeme.wordClass == .adjective || row[1].lexeme.kind == .possessive,
      row.prefix(row.count - 2).allSatisfy({ !$0.lexeme.isBeing && $0.lexeme.wordClass != .pronoun }
      )
    else { return nil }
    return deed(Array(row.dropLast()), by: [doer], [])
  }

  private static let needing = EnglishWords.set("need want have like love get")

  // MARK: What somebody is like

  /// *dark/of/afraid, football/good/at/be, tired/too/walk*: how one is, and because of what or for what.
  private func quality(_ words: [Constituent], _ doer: Constituent, _ denied: [Constituent])
    -> [Constituent]?
  {
    var words = words
    let be = words.last?.lexeme.lemma == "be" ? words.removeLast() : EnglishWording.be
    if be.tile == nil, words.count == 3, isVerb(words[2].lexeme),
      let too = words.prefix(2).firstIndex(where: { $0.lexeme.lemma == "too" }),
      isQuality(words[1 - too].lexeme)
    {
      return [doer, be] + denied + [words[too], words[1 - too], words[2].asVerb]
    }
    guard words.count > 2 else { return nil }
    let end = words.count - 1
    if be.tile == nil, isQuality(words[0].lexeme), words[1].lexeme.wordClass == .adposition,
      isNamed(words[end].lexeme),
      words[2...].allSatisfy({ isNamed($0.lexeme) || isModifier($0.lexeme) })
    {
      // *mad/at/mom/I*.
      return [doer, be] + denied + words
    }
    let pair: (quality: Constituent, link: Constituent)
    if isQuality(words[end].lexeme), words[end - 1].lexeme.wordClass == .adposition {
      pair = (words[end], words[end - 1])
    } else if be.tile != nil, words[end].lexeme.wordClass == .adposition,
      isQuality(words[end - 1].lexeme)
    {
      pair = (words[end - 1], words[end])
    } else {
      return nil
    }
    var matter = Array(words.dropLast(2))
    if matter.count == 1, matter[0].lexeme.wordClass == .verb,
      let gerund = EnglishMorphology(.englishUnitedStates)
        .verb(matter[0].lexeme.lemma, VerbFeatures(.gerund)).first
    {
      // *swim/good/at/be*: what one is good at doing (CGEL §16.83).
      matter[0].lexeme = Lexeme(lemma: gerund, wordClass: .noun, kind: .activity)
      matter[0].lexeme.countability = .mass
    }
    guard matter.count > 1 || matter[0].lexeme.isNominal || matter[0].lexeme.lemma == "dark",
      let about = matter.count == 1 ? matter : turnedRound(matter)?.things
    else { return nil }
    return [doer, be] + denied + [pair.quality, pair.link] + about
  }

  private func isQuality(_ lexeme: Lexeme) -> Bool {
    lexeme.wordClass == .adjective && lexeme.kind != .possessive && lexeme.kind != .quantity
      || ["late", "early"].contains(lexeme.lemma)
  }

  /// *left/no/milk/be/there, no/milk/left/be/there*: what there is no more of.
  private func thereIsLeft(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 3, row[row.count - 2].lexeme.lemma == "be",
      let no = row.firstIndex(where: { $0.lexeme.lemma == "no" }), no + 1 < row.count - 2,
      row[no + 1].lexeme.wordClass == .noun
    else { return nil }
    let rest = row.indices.dropLast(2).filter { $0 != no && $0 != no + 1 }
    guard rest.allSatisfy({ row[$0].lexeme.lemma == "left" }) else { return nil }
    return [row[row.count - 1], row[row.count - 2], row[no], row[no + 1]] + rest.map { row[$0] }
  }

  // MARK: Nouns and what belongs to them

  /// The words before the verb, each noun behind what belongs to it; nil where they are something else.
  private func turnedRound(_ words: [Constituent]) -> Turned? {
    var result = Turned()
    var index = 0
    while index < words.count {
      let lexeme = words[index].lexeme
      if lexeme.kind.isTemporal {
        result.times.append(words[index])
        index += 1
        continue
      }
      if lexeme.wordClass == .adposition {
        // *mom/for*: governed by what stands behind it.
        guard !result.things.isEmpty, result.governed.isEmpty,
          index + 1 == words.count || words[index + 1].lexeme.kind.isTemporal,
          let noun = words[..<index].lastIndex(where: { $0.lexeme.wordClass != .adjective }),
          let start = result.things.lastIndex(of: named(words[noun]))
        else { return nil }
        var begin = start
        while begin > 0, isModifier(result.things[begin - 1].lexeme) { begin -= 1 }
        result.governed = [words[index]] + result.things[begin...]
        result.things.removeSubrange(begin...)
        result.isMirrored = true
        index += 1
        continue
      }
      guard let end = phrase(words, from: index, &result) else { return nil }
      index = end
    }
    return result
  }

  /// Takes one noun with what stands before or behind it; where the next phrase begins.
  private func phrase(_ words: [Constituent], from begin: Int, _ result: inout Turned) -> Int? {
    var noun = begin
    while noun < words.count, isModifier(words[noun].lexeme) { noun += 1 }
    guard noun < words.count, isNamed(words[noun].lexeme) || behindStandsModifier(words, noun)
    else {
      return nil
    }
    if noun > begin {
      result.things += words[begin..<noun] + [named(words[noun])]
      return noun + 1
    }
    var end = noun + 1
    var before: [Constituent] = []
    while end < words.count {
      let next = words[end].lexeme
      let isMaterial =
        next.wordClass == .noun && EnglishCompounds.joins(next, named(words[noun]).lexeme)
      guard isModifier(next) || isMaterial else { break }
      before.insert(words[end], at: 0)
      end += 1
    }
    if before.contains(where: { isModifier($0.lexeme) }) { result.isMirrored = true }
    // *my/new*: whose before what it is like, however they were laid.
    let small = before.filter { $0.lexeme.isDeterminerLike }
    let large = before.filter { !$0.lexeme.isDeterminerLike }
    result.things += small + large + [named(words[noun])]
    return end
  }

  private func isModifier(_ lexeme: Lexeme) -> Bool {
    lexeme.wordClass == .adjective || lexeme.wordClass == .numeral
      || lexeme.isDeterminerLike && lexeme.kind != .negation && lexeme.wordClass != .pronoun
      || EnglishHabits.demonstratives.contains(lexeme.lemma)
  }

  private func isNamed(_ lexeme: Lexeme) -> Bool {
    lexeme.wordClass == .noun || lexeme.wordClass == .properNoun
  }

  /// *drink/cold, walk/long*: a word that is verb and noun alike, with a quality behind it.
  private func behindStandsModifier(_ words: [Constituent], _ index: Int) -> Bool {
    words[index].lexeme.wordClass == .verb && index + 1 < words.count
      && isModifier(words[index + 1].lexeme)
      && EnglishWordClasses(frames: frames, lexicon: lexicon).isNounToo(words[index].lexeme.lemma)
  }

  private func named(_ word: Constituent) -> Constituent {
    word.lexeme.wordClass == .verb
      ? EnglishWordClasses(frames: frames, lexicon: lexicon).asNoun(word) : word
  }

  private func isVerb(_ lexeme: Lexeme) -> Bool {
    if lexeme.lemma == "be" { return false }
    if lexeme.wordClass == .verb { return frames[lexeme.lemma].pattern != .modal }
    return (lexeme.wordClass == .noun || lexeme.wordClass == .adjective) && !lexeme.isBeing
      && frames.listed(lexeme.lemma)?.pattern == .plain
  }

  private func known(_ text: String) -> [Constituent] { lexicon.small(text) }
}
