import AACCore

/// Where a word that is verb and noun alike is the verb: behind its subject, behind a verb that opens it.
///
/// Sources: CGEL §17.1–17.6, App. I.43–I.56 (conversion); CaGEL ch. 19 §3.
extension EnglishWordClasses {
  /// *let me **watch** TV, see dad **cook**, because I **clean** room.*
  func isVerb(_ words: [Constituent], _ index: Int) -> Bool {
    guard index > 0 else { return false }
    if words[index].lexeme.wordClass == .adjective, words[index - 1].lexeme.kind == .quantity,
      words[index - 1].lexeme.wordClass == .determiner, index + 1 < words.count,
      words[index + 1].lexeme.wordClass == .noun
    {
      // *enough warm socks, few close friends*: of which kind.
      return false
    }
    if isOfJoinedClause(words, index) || isJoinedToVerb(words, index) || isLateWatch(words, index) {
      return true
    }
    if isMeanwhile(words, index) || isActedOn(words, index) || isSeenDoing(words, index) {
      return true
    }
    if index > 1, index + 1 == words.count, words[index - 1].lexeme.lemma == "at",
      ["good", "bad", "great", "terrible"].contains(words[index - 2].lexeme.lemma),
      words[index].lexeme.kind == .person
    {
      // *good/at/cook.*
      return frames.listed(words[index].lexeme.lemma) != nil
    }
    if isDoneFirst(words, index) || isDoneWith(words, index) { return true }
    if isOpened(words, index) || isWeather(words, index) || isMadeTo(words, index) { return true }
    guard index > 1 else { return false }
    return isBehindTo(words, index) || isAskedDeed(words, index) || isUnwanted(words, index)
      || isDeniedSkill(words, index)
      || isDoneBy(words, index)
  }

  /// *mom/cook/dinner/and/dad/wash/dishes*: each clause has its verb.
  private func isOfJoinedClause(_ words: [Constituent], _ index: Int) -> Bool {
    if isBeforeOther(words, index) { return true }
    guard index == 1, words[0].lexeme.isHuman, index + 1 < words.count,
      words[index].lexeme.wordClass == .noun, frames.listed(words[index].lexeme.lemma) != nil,
      words[index + 1].lexeme.isNominal, !words[index + 1].lexeme.isBeing,
      let link = words.firstIndex(where: { $0.lexeme.wordClass == .conjunction }), link > index
    else { return false }
    return !words[..<link].contains { $0.lexeme.wordClass == .verb }
  }

  /// *eat/apple/and/drink/juice, eat/and/drink.*
  private func isJoinedToVerb(_ words: [Constituent], _ index: Int) -> Bool {
    if isHurting(words, index) || isSecondDeed(words, index) { return true }
    guard index > 1,
      words[index - 1].lexeme.isConnective
        || ["but", "or"].contains(words[index - 1].lexeme.lemma),
      words[index].lexeme.wordClass == .noun,
      let slots = frames.listed(words[index].lexeme.lemma)?.slots.filter({ $0.role == .object }),
      !slots.isEmpty,
      words[..<(index - 1)].contains(where: { $0.lexeme.wordClass == .verb })
    else { return false }
    guard index + 1 < words.count else { return words[index - 2].lexeme.wordClass == .verb }
    return words[index + 1].lexeme.wordClass == .noun
      && slots.contains { $0.kinds.contains(words[index + 1].lexeme.kind) }
  }

  /// *wash/and/**dry**/my/hair, clean/and/**bandage**/knee, sweep/kitchen/and/**mop***: right behind *and* that a verb stands
  /// before, what is done to the same thing; at the end, another piece of housework.
  private func isSecondDeed(_ words: [Constituent], _ index: Int) -> Bool {
    guard index > 1, words[index - 1].lexeme.lemma == "and",
      let frame = frames.listed(words[index].lexeme.lemma), frame.slot(.object) != nil
    else { return false }
    if index + 1 == words.count {
      return Self.housework.contains(words[index].lexeme.lemma)
        && words[..<index].contains { Self.housework.contains($0.lexeme.lemma) }
    }
    let first = words[index - 2].lexeme
    guard index == 2, first.wordClass == .verb, frames[first.lemma].slot(.object) != nil,
      frames[first.lemma].opening == nil, !frames[first.lemma].isCopular
    else { return false }
    var next = index + 1
    while next + 1 < words.count, words[next].lexeme.isDeterminerLike { next += 1 }
    return words[next].lexeme.wordClass == .noun && !words[next].lexeme.kind.isTemporal
      && !EnglishCompounds.joins(asNoun(words[index]).lexeme, words[next].lexeme)
  }

  private static let housework = EnglishWords.set(
    "sweep mop dust vacuum hoover clean wash tidy scrub wipe iron polish rinse")

  /// *take/knife/**cut**/bread, use/brush/**paint**/wall*: what one takes the tool for.
  private func isDoneWith(_ words: [Constituent], _ index: Int) -> Bool {
    guard index > 1, index + 1 < words.count, words[index].lexeme.wordClass == .noun,
      ["take", "use", "get", "need", "bring"].contains(words[index - 2].lexeme.lemma),
      KindSet.tools.contains(words[index - 1].lexeme.kind)
        || EnglishHabits.tools.contains(words[index - 1].lexeme.lemma),
      let frame = frames.listed(words[index].lexeme.lemma)
    else { return false }
    let next = words[index + 1].lexeme
    return next.wordClass == .noun && frame.takesAsObject(next)
      && !EnglishCompounds.joins(words[index - 1].lexeme, asNoun(words[index]).lexeme)
  }

  /// *wash/hands/before/**cook***: with nobody named behind *before* it is what is done.
  private func isDoneFirst(_ words: [Constituent], _ index: Int) -> Bool {
    guard ["before", "after"].contains(words[index - 1].lexeme.lemma), index > 1,
      words[index].lexeme.wordClass == .noun, words[index].lexeme.kind == .person,
      frames.listed(words[index].lexeme.lemma) != nil,
      !EnglishPeople.isPossessed(words[index].lexeme.lemma),
      !EnglishPeople.helpers.contains(words[index].lexeme.lemma)
    else { return false }
    return words[(index + 1)...].allSatisfy {
      $0.lexeme.kind.isTemporal || $0.lexeme.kind == .social
        || KindSet.edible.contains($0.lexeme.kind)
    }
  }

  /// *fall/and/**hurt**/knee, jump/and/**hurt**/himself*: what is done to a body, where a quality of it would stand behind
  /// *with*.
  private func isHurting(_ words: [Constituent], _ index: Int) -> Bool {
    guard words[index].lexeme.lemma == "hurt", words[index].lexeme.wordClass == .adjective,
      words[index - 1].lexeme.isConnective, index > 1, index + 1 < words.count,
      words[..<(index - 1)].contains(where: {
        $0.lexeme.wordClass == .verb && !frames[$0.lexeme.lemma].isCopular
      })
    else { return false }
    let next = words[index + 1].lexeme
    return next.kind == .body || next.wordClass == .pronoun
      || next.kind == .possessive && words[words.count - 1].lexeme.kind == .body
  }

  /// *TV/watch/want/I.*
  private func isLateWatch(_ words: [Constituent], _ index: Int) -> Bool {
    words[index].lexeme.lemma == "watch"
      && ["TV", "tv", "telly", "movie"].contains(words[index - 1].lexeme.lemma)
      && words.contains { ["want", "like", "love", "can"].contains($0.lexeme.lemma) }
  }

  /// *want/to/watch*, but *go/to/work*.
  private func isBehindTo(_ words: [Constituent], _ index: Int) -> Bool {
    guard words[index - 1].lexeme.lemma == "to", words[index - 2].lexeme.wordClass == .verb,
      case .word("to")? = frames[words[index - 2].lexeme.lemma].opening
    else { return false }
    return !Self.going.contains(words[index - 2].lexeme.lemma)
      && words[index].lexeme.wordClass == .noun
  }

  /// *figure out/how/to/open/box*: what one asks how to do (CGEL §16.37).
  private func isAskedDeed(_ words: [Constituent], _ index: Int) -> Bool {
    guard words[index - 1].lexeme.lemma == "to",
      let frame = frames.listed(words[index].lexeme.lemma)
    else { return false }
    if words[index - 2].lexeme.kind == .question { return true }
    // *stay up/late/to/watch/movie.*
    return words[index - 2].lexeme.wordClass == .adverb && index + 2 == words.count
      && frame.takesAsObject(words[index + 1].lexeme)
  }

  /// *want/you/not/**smoke***: what another is not to do.
  private func isUnwanted(_ words: [Constituent], _ index: Int) -> Bool {
    guard words[index - 1].lexeme.lemma == "not", words[index].lexeme.wordClass == .noun,
      index > 2, words[index - 2].lexeme.wordClass == .pronoun,
      EnglishPronouns.of(words[index - 2].lexeme.lemma) != nil,
      words[index - 3].lexeme.wordClass == .verb
    else { return false }
    return frames[words[index - 3].lexeme.lemma].opensSubjunctive
  }

  /// *can/swim/but/not/dive.*
  private func isDeniedSkill(_ words: [Constituent], _ index: Int) -> Bool {
    words[index - 1].lexeme.kind == .negation && words[index - 2].lexeme.lemma == "but"
      && words[index].lexeme.wordClass == .noun
      && (words[..<index].contains { frames[$0.lexeme.lemma].pattern == .modal }
        || index > 2 && words[index - 3].lexeme.wordClass == .verb
          && frames.listed(words[index].lexeme.lemma) != nil
        || index + 1 == words.count
          && EnglishHabits.namedPastimes.contains(words[index].lexeme.lemma)
          && words[..<(index - 2)].allSatisfy {
            $0.lexeme.wordClass == .verb || $0.lexeme.isConnective
          })
  }

  /// *see/dad/**cook**, because/I/**clean**/room*: behind who does it, where a verb or a conjunction opens
  /// a clause.
  private func isDoneBy(_ words: [Constituent], _ index: Int) -> Bool {
    let doer = words[index - 1].lexeme
    // *who took my book*: behind *my* stands a noun.
    guard !doer.isDeterminerLike, let before = opener(words, behind: index - 1) else {
      return false
    }
    if before.lemma == "hear", doer.wordClass == .noun, !doer.isBeing, index + 1 == words.count {
      // *hear/phone/ring*: what makes itself heard.
      return frames.listed(words[index].lexeme.lemma) != nil
    }
    let hasObject =
      index + 1 < words.count
      && (words[index + 1].lexeme.isNominal || words[index + 1].lexeme.isDeterminerLike)
    if before.wordClass == .verb, frames[before.lemma].otherOpening != nil {
      return isOtherDeed(words, index, behind: before, hasObject)
    }
    guard doer.isBeing || EnglishPronouns.of(doer.lemma) != nil else { return false }
    if before.wordClass == .conjunction || before.kind == .question {
      return words[index].lexeme.wordClass == .noun || hasObject
        || before.lemma == "while" && words[index].lexeme.lemma == "clean"
    }
    let frame = frames[before.lemma]
    guard frame.opensSubjunctive || frame.opening == .bare, frame.pattern != .modal else {
      return false
    }
    let isThing =
      KindSet.tools.contains(words[index].lexeme.kind)
      || KindSet.edible.contains(words[index].lexeme.kind)
      || words[index].lexeme.wordClass == .adjective
      || before.lemma == "see" && ["store", "park", "zoo"].contains(words[index].lexeme.lemma)
    if ["ask", "tell"].contains(before.lemma), !hasObject { return false }
    if before.lemma == "help", !hasObject {
      // *help/dad/coat*: what is not done without a thing that it is done to.
      guard let frame = frames.listed(words[index].lexeme.lemma) else { return false }
      if [.clothing, .weather, .furniture, .vehicle].contains(words[index].lexeme.kind),
        frame.slots.first?.role == .object
      {
        return false
      }
    }
    return hasObject || !isThing
  }

  /// *stop/dog/**bark**, accuse/Tom/**lie**, keep/milk/**spill***, but *thank/Dad/ride, send/Mom/text*: what another does
  /// behind a verb that takes its doer (CGEL §16.41–16.54).
  private func isOtherDeed(
    _ words: [Constituent], _ index: Int, behind before: Lexeme, _ hasObject: Bool
  ) -> Bool {
    let lexeme = words[index].lexeme
    let doer = words[index - 1].lexeme
    let frame = frames[before.lemma]
    guard frames.listed(lexeme.lemma) != nil else { return false }
    guard doer.isBeing || EnglishPronouns.of(doer.lemma) != nil else {
      // *save/money/bike*: what it is for.
      return !hasObject && doer.wordClass == .noun && lexeme.wordClass == .noun
        && doer.kind != .money
        && (frame.otherOpening == .word("from") || frame.otherOpening == .bare
          || before.lemma == "keep")
        && !EnglishCompounds.joins(doer, asNoun(words[index]).lexeme)
    }
    if hasObject {
      // *send me a mean message*: of which kind.
      return lexeme.wordClass == .noun
        || frame.slot(.recipient) == nil && !Self.givingToo.contains(before.lemma)
    }
    // *find Mom a seat, send Mom a text, thank Dad for the ride*: a thing that is given or told of.
    let isGiven =
      frame.slot(.recipient) != nil || Self.givingToo.contains(before.lemma)
      || before.lemma == "have"
    return !isGiven && lexeme.wordClass != .adjective && !KindSet.edible.contains(lexeme.kind)
      && !KindSet.tools.contains(lexeme.kind) && !KindSet.places.contains(lexeme.kind)
  }

  /// Verbs that also give somebody the thing behind him.
  private static let givingToo = EnglishWords.set("get find leave save send pay thank hire catch")

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
    if isWishedFor(words, index) { return true }
    if before.lemma == "how", index > 1 {
      return Self.telling.contains(words[index - 2].lexeme.lemma)
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
    guard before.wordClass == .verb, index + 1 < words.count,
      Self.openers.contains(before.lemma) || opensWithPreposition(before.lemma)
    else { return false }
    let next = words[index + 1].lexeme
    // *plan/trip/mountain*: it is gone on, to a place.
    if words[index].lexeme.lemma == "trip" { return false }
    return (next.isNominal || next.isDeterminerLike)
      && frames[words[index].lexeme.lemma].slot(.object) != nil
  }

  /// *succeed/open/jar, apologize/clean/it*: what is done comes with a preposition of the verb (CGEL §16.28).
  private func opensWithPreposition(_ verb: String) -> Bool {
    guard case .word(let word)? = frames[verb].opening else { return false }
    return word != "to"
  }

  /// *want/call/mom, not/want/cook, need/clean/it, want/lie/down*: behind a wish, what is a thing elsewhere is done.
  private func isWishedFor(_ words: [Constituent], _ index: Int) -> Bool {
    let before = words[index - 1].lexeme
    if ["want", "need"].contains(before.lemma), index + 2 == words.count,
      ["phone", "text", "call", "email"].contains(words[index].lexeme.lemma),
      words[index + 1].lexeme.isHuman
    {
      return true
    }
    if ["want", "like", "love", "hate"].contains(before.lemma), index + 1 == words.count,
      ["cook", "clean", "tidy"].contains(words[index].lexeme.lemma)
    {
      // *I/not/want/cook*: what one does, with nothing to tell of which.
      return true
    }
    if ["need", "want", "like"].contains(before.lemma), index + 1 < words.count,
      words[index].lexeme.wordClass == .adjective
        && ["it", "them"].contains(words[index + 1].lexeme.lemma)
        || words[index].lexeme.lemma == "watch"
          && (words[index + 1].lexeme.wordClass == .noun
            || words[index + 1].lexeme.lemma == "show"),
      !frames[words[index].lexeme.lemma].isDefault
    {
      // *need/clean/it, like/watch/bird.*
      return true
    }
    if ["want", "need", "like"].contains(before.lemma), index + 2 == words.count,
      words[index].lexeme.wordClass == .adjective,
      EnglishConstructions.acting[words[index].lexeme.lemma]?.contains(
        words[index + 1].lexeme.lemma) == true,
      words[index].lexeme.lemma == "open" || words[index].lexeme.lemma == "empty"
    {
      // *want/open/present.*
      return true
    }
    if ["want", "need", "like"].contains(before.lemma), index + 1 < words.count,
      words[index].lexeme.wordClass == .adjective, words[index].lexeme.lemma == "clean",
      let thing = words[(index + 1)...].first(where: { !$0.lexeme.isDeterminerLike })?.lexeme,
      thing.kind == .room || Self.cleaned.contains(thing.lemma)
    {
      // *want/clean/room*: a piece of housework, where *clean clothes* are what one wants.
      return true
    }
    if ["to", "lie"].contains(words[index].lexeme.lemma), index + 1 < words.count,
      words[index + 1].lexeme.lemma == "down"
        || words[index].lexeme.lemma == "lie"
          && (words[index + 1].lexeme.wordClass == .adposition
            || words[index + 1].lexeme.kind == .direction),
      before.wordClass == .verb
    {
      // *want/lie/down.*
      return true
    }
    return false
  }

  private static let cleaned = EnglishWords.set(
    "room teeth house car window windows desk cage tank floor stove oven fridge yard garage board")
  private static let going = EnglishWords.set(
    "go come walk run drive move return travel ride be have")

  /// Verbs that *how to* stands behind: *know how to swim*, but *how do you go to the store* (CGEL §16.37).
  private static let telling = EnglishWords.set(
    "know learn teach show tell forget remember ask understand explain see wonder")

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
