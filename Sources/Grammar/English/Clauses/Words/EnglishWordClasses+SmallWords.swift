import AACCore

/// Small words that are two things, words in *-ing*, unknown qualities, pronouns before a noun.
///
/// Sources: CGEL §7.1–7.2 and App. I.38 (adjectives by their endings), §15.13 (*-ing*), §6.45 (determiners and pronouns).
extension EnglishWordClasses {
  /// *hard question, first cookie*: an adverb before a noun is an adjective; *as you* compares.
  func settleSmallWord(_ words: inout [Constituent], _ index: Int) {
    let lexeme = words[index].lexeme
    let next = index + 1 < words.count ? words[index + 1].lexeme : nil
    settleSpecialWord(&words, index, before: next)
    settleQuality(&words, index, before: next)
    if lexeme.wordClass == .pronoun, let next {
      settlePronoun(&words, index, before: next)
    }
    guard lexeme.wordClass == .adverb else { return }
    if lexeme.lemma == "as",
      next == nil || next?.isNominal == true || next?.isDeterminerLike == true,
      !isLikenedQuality(words, index)
    {
      words[index].lexeme.wordClass = .adposition
      words[index].lexeme.kind = .direction
    }
    guard Self.adjectives.contains(lexeme.lemma) else { return }
    // *first/wash/hands*: what the verb stands between is no first one.
    let isApart =
      lexeme.lemma == "first" && next != nil
      && words[index].tile.map { $0 + 1 } != words[index + 1].tile
      // *get up/early/school*: when, and no early school.
      || lexeme.kind == .manner && ["early", "late"].contains(lexeme.lemma)
    let isNoun =
      next?.wordClass == .noun && !isApart
      && (next?.kind.isTemporal == false
        || index > 0 && words[index - 1].lexeme.kind == .possessive)
      && lexeme.lemma != "well"
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

  /// *as/sweet/as/sugar*: the first *as* tells of a quality (CGEL §15.71).
  private func isLikenedQuality(_ words: [Constituent], _ index: Int) -> Bool {
    index + 2 < words.count && words[index + 2].lexeme.lemma == "as"
      && EnglishHomographs.quality(words[index + 1].lexeme.lemma) != nil
  }

  /// *sweet/tea, patient/nurse, be/flatter/than*: before a noun, and where it is compared behind *be*, a quality (CGEL §7.2,
  /// §7.74).
  private func settleQuality(_ words: inout [Constituent], _ index: Int, before next: Lexeme?) {
    guard let next else { return }
    let lexeme = words[index].lexeme
    if next.lemma == "than", lexeme.wordClass != .adjective, lexeme.lemma.hasSuffix("er"),
      index > 0,
      EnglishNumberWords.isCompared(lexeme.lemma)
        || ["closer", "nearer", "farther", "further", "cooler"].contains(lexeme.lemma),
      words[index - 1].lexeme.wordClass == .verb && frames[words[index - 1].lexeme.lemma].isCopular
        || index > 1 && frames[words[index - 2].lexeme.lemma].isCopular
          && words[index - 1].lexeme.kind == .degree
    {
      words[index].lexeme = Lexeme(lemma: lexeme.lemma, wordClass: .adjective, kind: .quality)
      return
    }
    if lexeme.lemma == "flat", lexeme.wordClass == .noun, Self.flattened.contains(next.lemma) {
      // *have/flat/tire.*
      words[index].lexeme = Lexeme(lemma: "flat", wordClass: .adjective, kind: .quality)
      return
    }
    if lexeme.lemma == "secret", lexeme.wordClass == .noun,
      let head = words[(index + 1)...].first(where: { $0.lexeme.wordClass != .adjective })?.lexeme,
      head.wordClass == .noun && !head.isBeing || isNounToo(head.lemma) && head.lemma == "plan"
    {
      // *discover/secret/wooden/door.*
      words[index].lexeme = Lexeme(lemma: "secret", wordClass: .adjective, kind: .quality)
      return
    }
    guard lexeme.wordClass == .noun, lexeme.number != .plural, next.wordClass == .noun,
      !next.kind.isTemporal, let quality = EnglishHomographs.quality(lexeme.lemma),
      quality.animacy != .inanimate,
      quality.kind == .quality
        || quality.kind == .color && !KindSet.edible.contains(next.kind) && next.kind != .plant,
      quality.animacy == nil || next.isHuman, !EnglishCompounds.joins(lexeme, next)
    else { return }
    words[index].lexeme = quality
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
    guard let next = place.next, next.wordClass == .noun, !next.isBeing else { return false }
    let isShown = place.words.contains {
      EnglishHabits.demonstratives.contains($0.lexeme.lemma) || $0.lexeme.lemma == "it"
    }
    // *who/be/door*: who is there.
    if !isShown, EnglishSettings.of(next, beside: nil, "be who") != nil { return false }
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
      return next.wordClass == .noun
        && (!KindSet.edible.contains(next.kind) || Self.orangeFood.contains(next.lemma))
        && !next.kind.isTemporal && !EnglishCompounds.joins("orange", next.lemma)
        && (next.kind != .plant || Self.orangeFood.contains(next.lemma))
        && !EnglishHabits.boxes.contains(next.lemma)
    }
    return before?.lemma == "be" && words.count > 1
      && words[words.endIndex - 2].lexeme.wordClass == .noun
  }

  private static let flattened = EnglishWords.set(
    "tire tyre tires tyres battery stomach screen surface")
  private static let orangeFood = EnglishWords.set(
    "pumpkin carrot pepper squash candy lollipop jelly popsicle cheese flower leaf rose tulip fish")

  /// *feel/hangry, be/gooey, taste/umami*: an unknown word that says what something is like.
  ///
  /// Source: CGEL §7.1–7.2, App. I.38 (adjectives by their endings).
  private func isUnknownQuality(_ words: [Constituent], _ index: Int, _ next: Lexeme?) -> Bool {
    let lexeme = words[index].lexeme
    guard lexeme.isInferred, lexeme.wordClass == .noun, lexeme.number != .plural, index > 0,
      lexeme.lemma.first?.isLowercase == true, !lexeme.lemma.contains(" ")
    else { return false }
    if lexeme.lemma == "used", next?.wordClass == .noun || next?.wordClass == .adjective {
      // *buy/used/car* (CGEL §7.15).
      return true
    }
    let looksSo = Self.qualityEndings.contains {
      lexeme.lemma.hasSuffix($0) && lexeme.lemma.count > $0.count + 2
    }
    if next?.wordClass == .noun {
      // *resulting problem, unsuspecting person*: of no verb that is known (CGEL §7.15).
      return looksSo
        || lexeme.lemma.hasSuffix("ing") && EnglishGerunds.base(of: lexeme.lemma, frames) == nil
    }
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
    if verb.lemma == "be", lexeme.lemma.hasSuffix("ing"), next == nil,
      EnglishGerunds.base(of: lexeme.lemma, frames) == nil
    {
      // *story/be/harrowing*: of no verb that is known, it says what something is like (CGEL §7.15).
      return true
    }
    return looksSo && (frames[verb.lemma].isCopular || verb.kind == .degree)
  }

  static let sensing: WordSet = ["feel", "taste", "smell", "sound", "seem", "look"]
  private static let qualityEndings = [
    "y", "ed", "ish", "ful", "less", "ous", "ive", "able", "ible", "ic", "al", "some", "ary",
    "sick", "proof", "free",
  ]

  /// *that/noise/bother/me, her/kitten/be/fluffy*: a pronoun before its noun is a determiner.
  private func settlePronoun(_ words: inout [Constituent], _ index: Int, before next: Lexeme) {
    let isNoun =
      next.wordClass == .noun && !next.kind.isTemporal
      || ["her", "she"].contains(words[index].lexeme.lemma) && isHers(words, index)
      || next.wordClass == .adjective && index + 2 < words.count
        && words[index + 2].lexeme.wordClass == .noun
    guard isNoun else { return }
    let lemma = words[index].lexeme.lemma
    if EnglishHabits.demonstratives.contains(lemma) {
      if let known = lexicon.known(lemma) { words[index].lexeme = known }
    } else if lemma == "her"
      || lemma == "she" && (isHers(words, index) || isGoverned(words, index)),
      !givesBefore(words, index), let known = lexicon.known("his")
    {
      words[index].lexeme = known
      words[index].lexeme.lemma = "her"
    }
  }

  /// *with/her/dog*: behind a preposition and before its noun.
  private func isGoverned(_ words: [Constituent], _ index: Int) -> Bool {
    index > 1
      && (words[index - 1].lexeme.wordClass == .adposition || words[index - 1].lexeme.lemma == "to")
      && words[index + 1].lexeme.wordClass == .noun
  }

  /// *like/her/dress, love/her/smile*: what is named like a deed and done to nothing, behind a verb that sees nobody do it.
  private func isHers(_ words: [Constituent], _ index: Int) -> Bool {
    guard index > 0, index + 2 == words.count || words[index + 2].lexeme.kind.isTemporal,
      isNounToo(words[index + 1].lexeme.lemma)
        || EnglishHabits.verbalNouns.contains(words[index + 1].lexeme.lemma)
    else { return false }
    let verb = words[index - 1].lexeme
    // *thank/nurse/for/her/help.*
    if verb.wordClass == .adposition { return index > 1 }
    return verb.wordClass == .verb && frames[verb.lemma].opening != .bare
      && !["want", "ask", "tell", "help", "get", "need", "teach"].contains(verb.lemma)
      && (words[index].lexeme.lemma != "she"
        || !EnglishHabits.makingFor.contains(verb.lemma)
          && verb.lemma != "throw" && verb.lemma != "write")
      && (words[index].lexeme.lemma != "she" || !EnglishHabits.mandative.contains(verb.lemma))
  }

  /// *give/her/book*: behind a verb of giving *her* is who gets it.
  private func givesBefore(_ words: [Constituent], _ index: Int) -> Bool {
    // *send/me/photo/of/her/puppy*: behind a preposition, or where somebody gets it already, she is whose it is.
    if index > 0,
      words[index - 1].lexeme.wordClass == .adposition || words[index - 1].lexeme.lemma == "to"
    {
      return false
    }
    guard let verb = words[..<index].last(where: { $0.lexeme.wordClass == .verb }) else {
      return false
    }
    // *answer/her/phone, drive/her/car*: nobody gets it.
    return !["answer", "drive", "name"].contains(verb.lexeme.lemma)
      && frames[verb.lexeme.lemma].slots.contains {
        $0.role == .recipient && $0.preposition == nil
      }
  }

  /// Adverbs that are adjectives beside a noun.
  static let adjectives: WordSet = [
    "first", "left", "hard", "early", "late", "fast", "better", "worse", "pretty", "daily", "far",
    "well",
    "straight",
  ]
}
