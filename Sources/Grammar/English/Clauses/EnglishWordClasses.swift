import AACCore

/// English words that are verb and noun alike, told apart by their neighbours: *I drink, a drink*.
///
/// Sources: CGEL §17.1–17.6, App. I.43–I.56 (conversion); CaGEL ch. 19 §3.
struct EnglishWordClasses {
  let frames: FrameTable
  let lexicon: Lexicon

  init(_ planner: ClausePlanner) {
    frames = planner.frames
    lexicon = planner.lexicon
  }

  init(frames: FrameTable, lexicon: Lexicon) {
    self.frames = frames
    self.lexicon = lexicon
  }

  /// A clause whose complements have the class that their place asks for.
  func settled(_ clause: Clause) -> Clause {
    guard let verb = clause.verb, !clause.complements.isEmpty || clause.subject.count > 1 else {
      return clause
    }
    var settled = clause
    if clause.subject.count > 1 {
      var subject = clause.subject + [verb]
      for index in clause.subject.indices { settleSmallWord(&subject, index) }
      settled.subject = Array(subject.dropLast())
    }
    if clause.complements.count == 2, clause.complements[0].lexeme.isConnective,
      canBeVerb(clause.complements[1].lexeme),
      frames[verb.lexeme.lemma].slot(.object) == nil
        || !frames[clause.complements[1].lexeme.lemma].isDefault,
      !KindSet.edible.contains(clause.complements[1].lexeme.kind)
    {
      // *sing/and/whistle*: two things that one does.
      settled.complements[1] = clause.complements[1].asVerb
      return settled
    }
    let words = self.settled([verb] + clause.complements, isClause: true)
    for index in clause.complements.indices { settled.complements[index] = words[index + 1] }
    return settled
  }

  /// Tiles in the class that their place asks for.
  func settled(_ tiles: [Constituent]) -> [Constituent] { settled(tiles, isClause: false) }

  private func settled(_ words: [Constituent], isClause: Bool) -> [Constituent] {
    var words = words
    for index in words.indices.dropFirst(isClause ? 1 : 0) {
      settleSmallWord(&words, index)
      if words[index].lexeme.wordClass == .verb {
        if isNoun(words, index) || isThing(words, index) { words[index] = asNoun(words[index]) }
      } else if !isClause, isParticleVerb(words, index) {
        words[index] = words[index].asVerb
      } else if canBeVerb(words[index].lexeme), isVerb(words, index) {
        words[index] = words[index].asVerb
      }
    }
    guard !isClause, !words.contains(where: { $0.lexeme.wordClass == .verb }) else { return words }
    if let verb = words.indices.first(where: { isLoneVerb(words, $0) }) ?? likeliestVerb(words)
      ?? asked(words) ?? handed(words) ?? begun(words)
    {
      words[verb] = words[verb].asVerb
    }
    return words
  }

  /// *stamp/collect*: a word right behind a verb that takes things and opens no verb is one of them.
  private func isThing(_ words: [Constituent], _ index: Int) -> Bool {
    if index > 1, let pronoun = EnglishPronouns.of(words[index - 1].lexeme.lemma),
      words[index - 1].lexeme.wordClass == .pronoun, pronoun.accusative != "it",
      ["bring", "give", "pass", "hand", "get", "buy"].contains(words[index - 2].lexeme.lemma),
      index + 1 == words.count || words[index + 1].lexeme.kind == .social
    {
      // *bring/me/check.*
      return true
    }
    if index > 0, words[index - 1].lexeme.lemma == "pay",
      ["rent", "fine", "tip"].contains(words[index].lexeme.lemma)
    {
      return true
    }
    guard index > 0, words[index - 1].lexeme.wordClass == .verb,
      words[index - 1].lexeme.lemma != "mean",
      lexicon.known(words[index].lexeme.lemma)?.wordClass == .noun
    else { return false }
    let frame = frames[words[index - 1].lexeme.lemma]
    let isOpened = index > 1 && words[index - 2].lexeme.wordClass == .verb
    return !isOpened && !frame.isDefault && frame.opening == nil && frame.pattern == .plain
      && frame.slots.first?.role == .object
  }

  /// *hard question, first cookie*: an adverb before a noun is an adjective; *as you* compares.
  private func settleSmallWord(_ words: inout [Constituent], _ index: Int) {
    let lexeme = words[index].lexeme
    let next = index + 1 < words.count ? words[index + 1].lexeme : nil
    settleSpecialWord(&words, index, before: next)
    if lexeme.wordClass == .pronoun, let next {
      settlePronoun(&words, index, before: next)
    }
    guard lexeme.wordClass == .adverb else { return }
    if lexeme.lemma == "as",
      next == nil || next?.isNominal == true || next?.isDeterminerLike == true
    {
      words[index].lexeme.wordClass = .adposition
      words[index].lexeme.kind = .direction
    }
    guard Self.adjectives.contains(lexeme.lemma) else { return }
    // *first/wash/hands*: what the verb stands between is no first one.
    let isApart =
      lexeme.lemma == "first" && next != nil
      && words[index].tile.map { $0 + 1 } != words[index + 1].tile
    let isNoun = next?.wordClass == .noun && next?.kind.isTemporal == false && !isApart
    let isCompared = next?.lemma == "than"
    let isPredicate =
      index > 0 && index == words.count - 1 && lexeme.lemma != "alone"
      && frames[words[index - 1].lexeme.lemma].isCopular
    if isNoun || isPredicate
      || isCompared
        && words.contains(where: {
          frames[$0.lexeme.lemma].isCopular && $0.lexeme.wordClass == .verb
        })
    {
      let isOfSubject =
        ["late", "early"].contains(lexeme.lemma) && index > 0
        && frames[words[index - 1].lexeme.lemma].isCopular
      words[index].lexeme = Lexeme(
        lemma: lexeme.lemma, wordClass: .adjective, kind: isOfSubject ? .state : .quality)
    }
  }

  /// *red one, not fair, opposite the school, likes swimming*: words that are two things.
  private func settleSpecialWord(
    _ words: inout [Constituent], _ index: Int, before next: Lexeme?
  ) {
    let place = EnglishSpecialWord.Place(words: words, index: index, frames: frames)
    if let lexeme = EnglishSpecialWord.lexeme(at: place) {
      words[index].lexeme = lexeme
      return
    }
    let lexeme = words[index].lexeme
    switch lexeme.lemma {
    case "orange" where lexeme.wordClass == .noun && isColor(next, place.before, words[..<index]):
      words[index].lexeme = Lexeme(lemma: "orange", wordClass: .adjective, kind: .color)
    case "who" where asksForOwner(place):
      if let known = lexicon.known("whose") { words[index].lexeme = known }
    default: settleInflected(&words, index, before: next)
    }
  }

  /// *who/shoe/be/this*: *who* before a thing asks whose it is.
  private func asksForOwner(_ place: EnglishSpecialWord.Place) -> Bool {
    guard place.next?.wordClass == .noun, place.next?.isBeing == false else { return false }
    return place.before?.lemma == "be"
      || place.before == nil && place.words.contains { $0.lexeme.lemma == "be" }
  }

  /// *have trouble breathing, go swimming, likes painting*: words in *-ing*, and unknown qualities.
  private func settleInflected(
    _ words: inout [Constituent], _ index: Int, before next: Lexeme?
  ) {
    let lexeme = words[index].lexeme
    guard lexeme.isInferred || lexeme.lemma.hasSuffix("ing") else { return }
    let before = index > 0 ? words[index - 1].lexeme : nil
    if lexeme.lemma.hasSuffix("ing"), lexeme.wordClass == .noun, lexeme.number != .plural,
      ["trouble", "fun", "difficulty", "time"].contains(before?.lemma ?? ""), index > 1,
      words[..<index].contains(where: { $0.lexeme.wordClass == .verb }),
      EnglishGerunds.base(of: lexeme.lemma, frames) != nil
    {
      // *have/trouble/breathing, have/fun/playing* (CGEL §15.13).
      words[index].lexeme = Lexeme(lemma: lexeme.lemma, wordClass: .adverb, kind: .manner)
      return
    }
    if isUnknownQuality(words, index, next) {
      words[index].lexeme.wordClass = .adjective
      words[index].lexeme.kind = .state
      return
    }
    guard lexeme.isInferred, let verb = EnglishGerunds.base(of: lexeme.lemma, frames) else {
      return
    }
    let isPastime = before?.lemma == "go" && EnglishHabits.goingPastimes.contains(verb)
    let isBesideOthers =
      index > 0 && lexeme.wordClass == .noun
      && (next?.isNominal == true || next?.isDeterminerLike == true || next?.wordClass == .adverb
        || next?.wordClass == .adposition)
    guard isPastime || isBesideOthers else { return }
    words[index].lexeme = Lexeme(lemma: verb, wordClass: .verb, kind: .action)
  }

  /// *orange ball, my shirt is orange*: no fruit before a thing that is not made of it.
  private func isColor(
    _ next: Lexeme?, _ before: Lexeme?, _ words: ArraySlice<Constituent>
  ) -> Bool {
    if let next {
      return next.wordClass == .noun && !KindSet.edible.contains(next.kind)
        && !next.kind.isTemporal && !EnglishCompounds.joins("orange", next.lemma)
        && next.kind != .plant && !EnglishHabits.boxes.contains(next.lemma)
    }
    return before?.lemma == "be" && words.count > 1
      && words[words.endIndex - 2].lexeme.wordClass == .noun
  }

  /// *feel/hangry, be/gooey, taste/umami*: an unknown word that says what something is like.
  ///
  /// Source: CGEL §7.1–7.2, App. I.38 (adjectives by their endings).
  private func isUnknownQuality(_ words: [Constituent], _ index: Int, _ next: Lexeme?) -> Bool {
    let lexeme = words[index].lexeme
    guard lexeme.isInferred, lexeme.wordClass == .noun, lexeme.number != .plural, index > 0,
      lexeme.lemma.first?.isLowercase == true, !lexeme.lemma.contains(" ")
    else { return false }
    let looksSo = Self.qualityEndings.contains {
      lexeme.lemma.hasSuffix($0) && lexeme.lemma.count > $0.count + 2
    }
    if next?.wordClass == .noun { return looksSo && !lexeme.lemma.hasSuffix("al") }
    var before = index - 1
    while before > 0,
      words[before].lexeme.kind == .degree || words[before].lexeme.kind == .negation
        || words[before].lexeme.wordClass == .adverb
    {
      before -= 1
    }
    let verb = words[before].lexeme
    guard verb.wordClass == .verb || verb.kind == .degree else { return false }
    if verb.lemma == "be", lexeme.lemma.hasSuffix("ing"), next == nil, before > 0,
      words[before - 1].lexeme.isBeing
    {
      // *I/be/kidding.*
      return true
    }
    if Self.sensing.contains(verb.lemma) { return true }
    return looksSo && (frames[verb.lemma].isCopular || verb.kind == .degree)
  }

  private static let sensing: WordSet = ["feel", "taste", "smell", "sound", "seem", "look"]
  private static let qualityEndings = [
    "y", "ed", "ish", "ful", "less", "ous", "ive", "able", "ible", "ic", "al", "some",
    "sick", "proof", "free",
  ]

  /// *that/noise/bother/me, her/kitten/be/fluffy*: a pronoun before its noun is a determiner.
  private func settlePronoun(_ words: inout [Constituent], _ index: Int, before next: Lexeme) {
    let isNoun =
      next.wordClass == .noun && !next.kind.isTemporal
      || next.wordClass == .adjective && index + 2 < words.count
        && words[index + 2].lexeme.wordClass == .noun
    guard isNoun else { return }
    let lemma = words[index].lexeme.lemma
    if EnglishHabits.demonstratives.contains(lemma) {
      if let known = lexicon.known(lemma) { words[index].lexeme = known }
    } else if lemma == "her", !givesBefore(words, index), let known = lexicon.known("his") {
      words[index].lexeme = known
      words[index].lexeme.lemma = "her"
    }
  }

  /// *give/her/book*: behind a verb of giving *her* is who gets it.
  private func givesBefore(_ words: [Constituent], _ index: Int) -> Bool {
    guard let verb = words[..<index].last(where: { $0.lexeme.wordClass == .verb }) else {
      return false
    }
    return frames[verb.lexeme.lemma].slots.contains {
      $0.role == .recipient && $0.preposition == nil
    }
  }

  /// Adverbs that are adjectives beside a noun.
  static let adjectives: WordSet = [
    "first", "left", "hard", "early", "late", "fast", "better", "worse", "pretty", "daily", "far",
    "well",
    "straight",
  ]

  func canBeVerb(_ lexeme: Lexeme) -> Bool {
    guard lexeme.wordClass == .noun || lexeme.wordClass == .adjective, lexeme.number != .plural
    else { return false }
    if lexeme.lemma.utf8.contains(UInt8(ascii: " ")) { return frames.listed(lexeme.lemma) != nil }
    return !frames[lexeme.lemma].isDefault || EnglishVerbLexicon.isVerb(lexeme.lemma)
  }

  /// *my **drink**, a big **hug***: behind a determiner stands a noun.
  private func isNoun(_ words: [Constituent], _ index: Int) -> Bool {
    guard index > 0 else { return false }
    let before = words[index - 1].lexeme
    let lemma = words[index].lexeme.lemma
    let isKnown = lexicon.known(lemma)?.wordClass == .noun
    if isKnown, before.lemma == "be", frames[lemma].opening == nil, index > 1,
      words[..<index].contains(where: { $0.lexeme.kind == .question })
    {
      // *where/be/exit.*
      return true
    }
    if isKnown, index + 1 < words.count, words[index + 1].lexeme.lemma == "of" { return true }
    if index > 1, Self.amounts.contains(before.lemma), Self.doings.contains(lemma),
      Self.wanting.contains(words[index - 2].lexeme.lemma)
    {
      // *need/some/help, want/more/sleep*: an amount of it (CaGEL ch. 5 §3.3).
      return true
    }
    if index > 1, before.wordClass == .noun, words[index - 2].lexeme.wordClass == .verb,
      EnglishCompounds.joins(before, Lexeme(lemma: lemma, wordClass: .noun, kind: .event))
    {
      // *have/soccer/practice.*
      return true
    }
    if isKnown, index + 1 < words.count, words[index + 1].lexeme.wordClass == .verb,
      EnglishClauseSplitter.subordinators.contains(before.lemma)
    {
      // *after/show/finish*: somebody or something finishes.
      return true
    }
    if EnglishHabits.measures.contains(lemma), index + 1 < words.count,
      KindSet.edible.contains(words[index + 1].lexeme.kind), before.wordClass == .verb,
      EnglishHabits.gathering.contains(before.lemma) || before.lemma == "eat"
    {
      // *want/slice/pizza.*
      return true
    }
    if EnglishHabits.tools.contains(lemma), index == words.count - 1, index > 1,
      before.wordClass == .noun, !before.isBeing
    {
      return true
    }
    if isKnown, EnglishHabits.demonstratives.contains(before.lemma), index > 1,
      words[..<(index - 1)].contains(where: { $0.lexeme.wordClass == .verb }),
      words[(index + 1)...].allSatisfy({ $0.lexeme.kind.isTemporal || $0.lexeme.kind == .social })
    {
      // *I/not/like/this/show.*
      return true
    }
    if before.lemma == "have", lemma == "crush" || lemma == "test", index + 1 == words.count {
      return true
    }
    if before.lemma == "stream", lemma == "show" { return true }
    if lemma == "work", ["from", "at", "after", "before", "near", "off"].contains(before.lemma) {
      return true
    }
    if before.wordClass == .adposition, isKnown, Self.placing.contains(before.lemma) { return true }
    if before.wordClass == .adposition, ["for", "on", "with", "in"].contains(before.lemma) {
      return EnglishHabits.verbalNouns.contains(lemma) || lemma == "hurry" || lemma == "run"
    }
    if before.kind == .possessive, before.wordClass != .pronoun {
      return index < 2 || words[index - 2].lexeme.wordClass != .noun
    }
    switch before.wordClass {
    case .determiner:
      return ["a", "an", "the", "another"].contains(before.lemma)
        || isKnown && before.kind != .quantity
    case .numeral: return isKnown || frames[lemma].opening == nil
    case .adjective:
      guard index > 1 else { return false }
      let first = words[index - 2].lexeme
      if first.wordClass == .verb, EnglishNumberWords.isCompared(before.lemma),
        isKnown || EnglishHabits.measures.contains(lemma), index + 1 == words.count
      {
        // *want/bigger/slice.*
        return true
      }
      return ["a", "an", "the"].contains(first.lemma) || first.kind == .possessive
        || isKnown && first.wordClass == .adposition
        || isKnown && first.wordClass == .verb && !frames[first.lemma].isCopular
          && frames[first.lemma].slot(.attribute) == nil
    default: return false
    }
  }

  private static let placing: WordSet = [
    "on", "into", "under", "behind", "near", "next to", "onto", "between", "around", "through",
    "across", "off",
    "in front of", "on top of", "over",
  ]

  private static let amounts: WordSet = [
    "more", "some", "any", "less", "enough", "a lot of", "a little", "much", "no",
  ]
  private static let wanting: WordSet = ["want", "need", "get", "have"]
  /// Names of what one does that are not counted.
  private static let doings = EnglishWords.set(
    "help sleep love work practice rest exercise support")

  private func asNoun(_ word: Constituent) -> Constituent {
    var noun = word
    if let known = lexicon.known(word.lexeme.lemma), known.wordClass == .noun {
      noun.lexeme = known
    } else {
      noun.lexeme = Lexeme(lemma: word.lexeme.lemma, wordClass: .noun, kind: .event)
    }
    noun.lexeme.countability = Self.doings.contains(noun.lexeme.lemma) ? .mass : .count
    return noun
  }

  /// *let me **watch** TV, see dad **cook**, because I **clean** room.*
  private func isVerb(_ words: [Constituent], _ index: Int) -> Bool {
    guard index > 0 else { return false }
    if index == 1, words[0].lexeme.isHuman, index + 1 < words.count,
      words[index].lexeme.wordClass == .noun, frames.listed(words[index].lexeme.lemma) != nil,
      words[index + 1].lexeme.isNominal, !words[index + 1].lexeme.isBeing,
      let link = words.firstIndex(where: { $0.lexeme.wordClass == .conjunction }), link > index,
      !words[..<link].contains(where: { $0.lexeme.wordClass == .verb })
    {
      // *mom/cook/dinner/and/dad/wash/dishes*: each clause has its verb.
      return true
    }
    if index > 2, words[index - 1].lexeme.isConnective || words[index - 1].lexeme.lemma == "but",
      words[index].lexeme.wordClass == .noun,
      let object = frames.listed(words[index].lexeme.lemma)?.slot(.object),
      words[..<(index - 1)].contains(where: { $0.lexeme.wordClass == .verb })
    {
      // *eat/apple/and/drink/juice, eat/and/drink.*
      if words[index - 2].lexeme.wordClass == .verb, index + 1 == words.count { return true }
      if index + 1 < words.count, words[index + 1].lexeme.wordClass == .noun,
        object.kinds.contains(words[index + 1].lexeme.kind)
      {
        return true
      }
    }
    if words[index].lexeme.lemma == "watch",
      ["TV", "tv", "movie"].contains(words[index - 1].lexeme.lemma),
      words.contains(where: { ["want", "like", "love", "can"].contains($0.lexeme.lemma) })
    {
      // *TV/watch/want/I.*
      return true
    }
    if isOpened(words, index) || isWeather(words, index) || isMadeTo(words, index) { return true }
    if index > 1, words[index - 1].lexeme.lemma == "to", words[index - 2].lexeme.wordClass == .verb,
      case .word("to")? = frames[words[index - 2].lexeme.lemma].opening,
      !Self.going.contains(words[index - 2].lexeme.lemma), words[index].lexeme.wordClass == .noun
    {
      // *want/to/watch*, but *go/to/work*.
      return true
    }
    guard index > 1 else { return false }
    if words[index - 1].lexeme.kind == .negation, words[index - 2].lexeme.lemma == "but",
      words[index].lexeme.wordClass == .noun,
      words[..<index].contains(where: { frames[$0.lexeme.lemma].pattern == .modal })
    {
      // *can/swim/but/not/dive.*
      return true
    }
    let doer = words[index - 1].lexeme
    // *who took my book*: behind *my* stands a noun.
    guard !doer.isDeterminerLike, doer.isBeing || EnglishPronouns.of(doer.lemma) != nil else {
      return false
    }
    let before = opener(words, behind: index - 1)
    guard let before else { return false }
    let hasObject =
      index + 1 < words.count
      && (words[index + 1].lexeme.isNominal || words[index + 1].lexeme.isDeterminerLike)
    if before.wordClass == .conjunction || before.kind == .question {
      return words[index].lexeme.wordClass == .noun || hasObject
    }
    let frame = frames[before.lemma]
    guard frame.opensSubjunctive || frame.opening == .bare, frame.pattern != .modal else {
      return false
    }
    let isThing =
      KindSet.tools.contains(words[index].lexeme.kind)
      || KindSet.edible.contains(words[index].lexeme.kind)
      || words[index].lexeme.wordClass == .adjective
    if ["ask", "tell"].contains(before.lemma), !hasObject { return false }
    if before.lemma == "help", !hasObject, frames.listed(words[index].lexeme.lemma) == nil {
      return false
    }
    return hasObject || !isThing
  }

  /// *make/my/stomach/hurt, feel/my/heart/beat*: what a part of the body is made to do.
  private func isMadeTo(_ words: [Constituent], _ index: Int) -> Bool {
    guard words[index - 1].lexeme.kind == .body, index + 1 == words.count,
      let before = opener(words, behind: index - 1), before.wordClass == .verb
    else { return false }
    return ["make", "let", "feel", "hear", "see"].contains(before.lemma)
      && (words[index].lexeme.lemma == "hurt" || words[index].lexeme.wordClass == .noun)
  }

  /// *it/going to/snow, it/might/rain*.
  private func isWeather(_ words: [Constituent], _ index: Int) -> Bool {
    let before = words[index - 1].lexeme
    return frames[words[index].lexeme.lemma].pattern == .weather && before.wordClass == .verb
      && (frames[before.lemma].pattern == .modal || Self.openers.contains(before.lemma))
      && words.contains { $0.lexeme.lemma == "it" }
  }

  /// *know how **swim**, try **open** door*: right behind what can only open a verb.
  private func isOpened(_ words: [Constituent], _ index: Int) -> Bool {
    let before = words[index - 1].lexeme
    if before.kind == .negation, index > 1, index + 1 < words.count,
      frames[words[index - 2].lexeme.lemma].pattern == .modal,
      words[index + 1].lexeme.wordClass == .pronoun
    {
      // *can/not/catch/me.*
      return true
    }
    if before.lemma == "go", index + 1 == words.count,
      ["fish", "ski", "swim"].contains(words[index].lexeme.lemma)
    {
      // *dad/and/I/go/fish.*
      return index > 1
    }
    if ["want", "need"].contains(before.lemma), index + 2 == words.count,
      ["phone", "text", "call", "email"].contains(words[index].lexeme.lemma),
      words[index + 1].lexeme.isHuman
    {
      return true
    }
    if ["need", "want", "like"].contains(before.lemma), index + 1 < words.count,
      words[index].lexeme.wordClass == .adjective
        && ["it", "them"].contains(words[index + 1].lexeme.lemma)
        || words[index].lexeme.lemma == "watch" && words[index + 1].lexeme.wordClass == .noun,
      !frames[words[index].lexeme.lemma].isDefault
    {
      // *need/clean/it, like/watch/bird.*
      return true
    }
    if ["to", "lie"].contains(words[index].lexeme.lemma), index + 1 < words.count,
      words[index + 1].lexeme.lemma == "down", before.wordClass == .verb
    {
      // *want/lie/down.*
      return true
    }
    if before.lemma == "how", index > 1 {
      return words[index - 2].lexeme.wordClass == .verb
        || index > 2 && words[index - 2].lexeme.isBeing
          && words[index - 3].lexeme.wordClass == .verb
    }
    let isLastOfAll = index + 1 == words.count
    if before.lemma == "go", EnglishHabits.goingPastimes.contains(words[index].lexeme.lemma),
      !isLastOfAll,
      words[index + 1].lexeme.wordClass == .adposition || words[index + 1].lexeme.kind.isTemporal
    {
      return true
    }
    if before.lemma == "enough", !isLastOfAll, !frames[words[index].lexeme.lemma].isDefault {
      return words[index + 1].lexeme.isNominal || words[index + 1].lexeme.isDeterminerLike
    }
    guard before.wordClass == .verb, Self.openers.contains(before.lemma), index + 1 < words.count
    else { return false }
    let next = words[index + 1].lexeme
    return (next.isNominal || next.isDeterminerLike)
      && frames[words[index].lexeme.lemma].slot(.object) != nil
  }

  private static let going = EnglishWords.set(
    "go come walk run drive move return travel ride be have")

  private static let openers = EnglishWords.set(
    """
    try start begin finish stop learn forget remember decide can must should will could may might
    help let's promise refuse plan hope agree offer decide manage mind
    """
  ).union(["have to", "need to", "want to", "going to", "be going to", "used to", "know how"])

  /// The word before a noun and what belongs to it.
  private func opener(_ words: [Constituent], behind noun: Int) -> Lexeme? {
    var index = noun - 1
    while index >= 0, words[index].lexeme.isDeterminerLike { index -= 1 }
    guard index >= 0 else { return nil }
    let lexeme = words[index].lexeme
    let opens =
      lexeme.wordClass == .verb || lexeme.wordClass == .conjunction || lexeme.kind == .question
    return opens ? lexeme : nil
  }
}
