import AACCore

/// Rows of somebody and something without a verb: what one has, who one is together, what is to be changed.
///
/// Sources: CGEL §10.9 (ellipsis), §16.27 (*have*), §6.5 (pronouns joined), §5.16 (numerals behind pronouns); CaGEL
/// chapter 5 §14.1 (*we two*).
extension EnglishWording {
  /// *last night/I/bad/dream, today/I/math/test, I/new/bike, mom/bad/headache*: what befalls one and what one owns is had.
  mutating func haveIt(_ row: inout [Constituent]) {
    guard row.count > 1, row.count < 8 else { return }
    let lead = row.prefix { $0.lexeme.kind.isTemporal }.count
    var begin = lead
    while begin + 1 < row.count, row[begin].lexeme.isDeterminerLike { begin += 1 }
    guard begin + 1 < row.count else { return }
    let who = row[begin].lexeme
    let isPronoun = isNominative(who) && !["it", "you"].contains(who.lemma)
    let isNamed =
      EnglishPeople.names.contains(who.lemma.lowercased()) || who.wordClass == .properNoun
      || who.wordClass == .noun && who.isHuman
    guard isPronoun && begin == lead || isNamed && who.isBeing else { return }
    var end = row.count
    while end > begin + 2, row[end - 1].lexeme.kind.isTemporal,
      !Self.spells.contains(row[end - 1].lexeme.lemma)
    { end -= 1 }
    var words = row
    let noun = settleJudged(&words, behind: begin, to: end)
    // He / nervous / about / test: what one feels something about.
    guard noun < end, end - noun < 3, words[noun].lexeme.wordClass != .adposition,
      words[noun..<end].allSatisfy({ $0.lexeme.isNominal || isExperience($0.lexeme) })
    else { return }
    let adjectives = words[(begin + 1)..<noun].filter { $0.lexeme.wordClass == .adjective }
    guard
      isHad(words[noun..<end], adjectives.map(\.lexeme), byName: !isPronoun)
        || isPronoun && (lead > 0 || end < row.count) && noun + 1 == end
          && Self.engagements.contains(words[noun].lexeme.lemma)
    else { return }
    if words[end - 1].lexeme.wordClass != .noun {
      words[end - 1].lexeme = Lexeme(
        lemma: words[end - 1].lexeme.lemma, wordClass: .noun, kind: .event)
      words[end - 1].lexeme.countability = .count
    }
    let isUntimed = lead == 0 && end == words.count
    if isUntimed, Self.over.contains(words[end - 1].lexeme.lemma) { tense = .past }
    words.insert(Self.have, at: begin + 1)
    row = words
  }

  /// *fun/day, bad/cold*: the first noun behind what it was like, and that as adjectives.
  private func settleJudged(
    _ words: inout [Constituent], behind begin: Int, to end: Int
  ) -> Int {
    var noun = begin + 1
    while noun < end,
      words[noun].lexeme.wordClass == .adjective || words[noun].lexeme.lemma == "a"
        || noun + 1 < end && Self.judged.contains(words[noun].lexeme.lemma)
    {
      if words[noun].lexeme.wordClass == .noun {
        // *fun/day*: what it was like.
        words[noun].lexeme = Lexeme(
          lemma: words[noun].lexeme.lemma, wordClass: .adjective, kind: .quality)
      }
      noun += 1
    }
    if noun == end, words[end - 1].lexeme.lemma == "cold", end - 2 > begin,
      ["bad", "terrible", "awful", "a"].contains(words[end - 2].lexeme.lemma)
    {
      // *she/bad/cold*: an illness.
      words[end - 1].lexeme = Lexeme(lemma: "cold", wordClass: .noun, kind: .illness)
      words[end - 1].lexeme.countability = .count
      noun = end - 1
    }
    return noun
  }

  /// Whether somebody has what the nouns name: an illness, what befalls one, a time as it was, something new.
  private func isHad(
    _ nouns: ArraySlice<Constituent>, _ adjectives: [Lexeme], byName: Bool
  ) -> Bool {
    guard let head = nouns.last?.lexeme else { return false }
    if nouns.count == 2 {
      // *math/test, doctor/appointment.*
      return !byName && Self.experiences.contains(head.lemma)
    }
    if head.kind == .illness { return true }
    if byName { return false }
    if isExperience(head) { return true }
    if Self.spells.contains(head.lemma) {
      return adjectives.contains { Self.judged.contains($0.lemma) }
    }
    guard adjectives.count == 1, let quality = adjectives.first, head.wordClass == .noun else {
      return false
    }
    if head.kind == .body {
      // *I/hurt/leg* is something done, or felt.
      return quality.lemma != "hurt" && EnglishHabits.ailing.contains(quality.lemma)
    }
    return quality.lemma == "new" && !head.isHuman && !KindSet.edible.contains(head.kind)
  }

  private func isExperience(_ lexeme: Lexeme) -> Bool { Self.experiences.contains(lexeme.lemma) }

  /// What befalls one or is arranged for one.
  private static let experiences = EnglishWords.set(
    """
    dream nightmare appointment test exam quiz interview surgery accident meeting checkup seizure tantrum operation
    idea question problem secret surprise
    """)
  /// What one has on a day that is named.
  private static let engagements = EnglishWords.set(
    "party game match lesson class rehearsal concert recital")
  /// Of these, and of times, the ones that are told of when they are over.
  private static let over = EnglishWords.set("dream nightmare accident seizure day weekend night")
  private static let spells = EnglishWords.set("day weekend night morning time trip birthday")
  private static let judged = EnglishWords.set(
    "good bad great fun long hard nice terrible awful wonderful busy boring sad happy rough")

  /// *you/and/me/friends, Tom/Anna/cousins*: who the two are to each other.
  mutating func beTogether(_ row: inout [Constituent]) {
    guard row.count > 2, row.count < 6, !hasVerb(row), isSomebody(row[0].lexeme) else { return }
    let second = row[1].lexeme.isConnective ? 2 : 1
    guard row[1].lexeme.lemma != "or", second + 1 < row.count, isSomebody(row[second].lexeme),
      second == 2 || row[0].lexeme.wordClass == .pronoun && row[1].lexeme.wordClass == .pronoun,
      let last = row.last?.lexeme, last.wordClass == .noun,
      last.isHuman, !EnglishPeople.names.contains(last.lemma),
      EnglishHabits.isPlural(last) || ["team", "family", "couple"].contains(last.lemma),
      row[(second + 1)..<(row.count - 1)].allSatisfy({
        $0.lexeme.wordClass == .adjective || $0.lexeme.isDeterminerLike
          || $0.lexeme.kind == .negation
      })
    else { return }
    for index in [0, second] where row[index].lexeme.wordClass == .pronoun {
      guard let pronoun = EnglishPronouns.of(row[index].lexeme.lemma),
        let known = lexicon.known(pronoun.nominative)
      else { continue }
      row[index].lexeme = known
    }
    if !EnglishHabits.isPlural(last), let a = lexicon.known("a") {
      row.insert(Constituent(a), at: second + 1)
    }
    row.insert(Self.be, at: second + 1)
    if second == 1 { row.insert(Self.and, at: 1) }
  }

  private func isSomebody(_ lexeme: Lexeme) -> Bool {
    if lexeme.wordClass == .pronoun {
      guard let pronoun = EnglishPronouns.of(lexeme.lemma) else { return false }
      return pronoun.nominative != "it"
        && (pronoun.nominative == lexeme.lemma || pronoun.accusative == lexeme.lemma)
    }
    return lexeme.wordClass == .properNoun && lexeme.isBeing
      || EnglishPeople.names.contains(lexeme.lemma.lowercased())
  }

  /// *we/two/like/music, we/all/go*: how many we are stands right behind the pronoun (CaGEL chapter 5 §14.1).
  mutating func countUs(_ row: inout [Constituent]) {
    guard row.count > 2, ["we", "us", "you"].contains(row[0].lexeme.lemma),
      row[0].lexeme.wordClass == .pronoun,
      row[1].lexeme.wordClass == .numeral && row[1].lexeme.lemma != "one"
        || ["all", "both"].contains(row[1].lexeme.lemma)
          && frames[row[2].lexeme.lemma].past == .state,
      row[2].lexeme.wordClass == .verb || frames[row[2].lexeme.lemma].pattern == .modal
        || row[2].lexeme.wordClass == .adjective
    else { return }
    let pronoun = row[0].lexeme.lemma == "us" ? "we" : row[0].lexeme.lemma
    var both = Lexeme(
      lemma: "\(pronoun) \(row[1].lexeme.lemma)", wordClass: .properNoun, kind: .person)
    both.number = .plural
    both.animacy = .human
    both.article = .bare
    join(&row, at: 0, 2, as: both)
  }

  /// *wet/pants/change, dirty/hands/wash*: what is in a bad way is what one asks to have put right (CGEL §11.24).
  mutating func changeFirst(_ row: inout [Constituent]) {
    guard row.count == 3 || row.count == 4 && row[3].lexeme.lemma == "please",
      Self.soiled.contains(row[0].lexeme.lemma),
      row[1].lexeme.kind == .clothing || row[1].lexeme.kind == .body
        || ["diaper", "nappy", "pad", "sheets", "bed", "bandage"].contains(row[1].lexeme.lemma),
      ["change", "wash", "clean", "dry", "wipe"].contains(row[2].lexeme.lemma),
      let my = lexicon.known("my")
    else { return }
    let verb = row.remove(at: 2).asVerb
    row.insert(contentsOf: [verb, Constituent(my)], at: 0)
    options.insert(.request)
  }

  private static let soiled = EnglishWords.set("wet dirty soaked muddy sticky messy full bloody")
}
