import AACCore

/// The verb of a row in which no tile is one for certain.
extension EnglishWordClasses {
  /// *open/box/please*: what is asked for first and with a thing behind it.
  func asked(_ words: [Constituent]) -> Int? {
    guard words.count > 2, words.contains(where: { $0.lexeme.lemma == "please" }),
      let first = words.indices.first(where: { words[$0].lexeme.lemma != "please" }),
      first + 1 < words.count, canBeVerb(words[first].lexeme),
      words[first + 1].lexeme.isNominal || words[first + 1].lexeme.isDeterminerLike,
      frames[words[first].lexeme.lemma].slots.first?.role == .object
    else { return nil }
    return first
  }

  /// *catch/ball, kick/ball/hard, open/door/for/I*: a word that can be a verb, first of all, before what it is done to.
  func begun(_ words: [Constituent]) -> Int? {
    guard
      let first = words.firstIndex(where: { !isBesideVerb($0.lexeme) && $0.lexeme.kind != .social }
      ),
      first + 1 < words.count, canBeVerb(words[first].lexeme),
      begins(words[first].lexeme, behind: words[..<first]),
      let object = frames[words[first].lexeme.lemma].slot(.object), object.preposition == nil,
      frames[words[first].lexeme.lemma].isListed
    else { return nil }
    var index = first + 1
    while index + 1 < words.count, words[index].lexeme.isDeterminerLike { index += 1 }
    let thing = words[index].lexeme
    guard thing.namesThing,
      index > first + 1 || !EnglishCompounds.joins(words[first].lexeme, thing),
      // *dry/my/hair*, but *dry/hair*.
      index > first + 1 || words[first].lexeme.wordClass == .noun
        || Self.acts.contains(words[first].lexeme.lemma),
      !KindSet.edible.contains(words[first].lexeme.kind)
        || index > first + 1 && !KindSet.edible.contains(thing.kind),
      words[first].lexeme.number != .plural,
      object.kinds.isEmpty || object.kinds.contains(thing.kind)
    else { return nil }
    return first
  }

  /// *not/cook/dinner, no/open/door*, but *no clean clothes, no cook*: *no* is as well the determiner of a noun.
  private func begins(_ word: Lexeme, behind before: ArraySlice<Constituent>) -> Bool {
    if before.contains(where: { $0.lexeme.lemma == "no" }) { return word.lemma == "open" }
    return word.wordClass == .noun && !before.contains(where: { $0.lexeme.kind.isTemporal })
      || Self.acts.contains(word.lemma) || word.wordClass == .adjective && before.isEmpty
  }

  /// Adjectives that one rather does than says: *open door*.
  static let acts: WordSet = ["open", "close", "clean", "empty"]

  /// *watch/I, turn/it/off*: a word that can be a verb, first of all and with a pronoun right behind it.
  func handed(_ words: [Constituent]) -> Int? {
    guard words.count > 1, words[1].lexeme.wordClass == .pronoun,
      let pronoun = EnglishPronouns.of(words[1].lexeme.lemma), pronoun.person != .second,
      canBeVerb(words[0].lexeme), frames[words[0].lexeme.lemma].slot(.object) != nil
    else { return nil }
    return 0
  }

  /// *TV/turn/on*: a noun whose verb takes the particle behind it, in a row without another verb.
  func isParticleVerb(_ words: [Constituent], _ index: Int) -> Bool {
    guard index + 1 < words.count, words[index].lexeme.wordClass == .noun,
      EnglishParticles.separable.contains(words[index + 1].lexeme.lemma),
      !words.contains(where: { $0.lexeme.wordClass == .verb }),
      index == 0 || !words[index - 1].lexeme.isDeterminerLike
    else { return false }
    return !frames["\(words[index].lexeme.lemma) \(words[index + 1].lexeme.lemma)"].isDefault
  }

  /// *chef/soup/cook, seeds/plant/we*: with somebody and something else chosen, the word that can be a verb.
  func likeliestVerb(_ words: [Constituent]) -> Int? {
    guard words.count > 2 else { return nil }
    var best: (index: Int, score: Int)?
    for index in words.indices where words[index].lexeme.wordClass == .noun {
      let lexeme = words[index].lexeme
      let others = words.indices.filter {
        $0 != index && words[$0].lexeme.isNominal && !words[$0].lexeme.isDeterminerLike
          && words[$0].lexeme.wordClass != .adposition
      }
      guard canBeVerb(lexeme), others.count > 1,
        index == 0 || !words[index - 1].lexeme.isDeterminerLike,
        index == 0 || words[index - 1].lexeme.wordClass != .adposition,
        others.contains(where: {
          words[$0].lexeme.isBeing || words[$0].lexeme.lemma == "who"
            || EnglishPronouns.of(words[$0].lexeme.lemma) != nil
        })
      else { continue }
      var score = frames[lexeme.lemma].isDefault ? 1 : 3
      if lexeme.isBeing { score -= 1 }
      if index == words.count - 1 { score += 1 }
      let kinds = frames[lexeme.lemma].slot(.object)?.kinds ?? KindSet()
      if others.contains(where: { kinds.contains(words[$0].lexeme.kind) }) { score += 2 }
      if score > best?.score ?? 0 { best = (index, score) }
    }
    return best?.index
  }

  /// *my legs **itch**, loud noises **upset** me*: things in the plural, or a part of the body, do no modifying.
  func actsByItself(_ words: [Constituent], _ index: Int) -> Bool {
    let doer = words[index].lexeme
    guard doer.namesThing else { return false }
    if index > 0, index + 2 == words.count, words[index - 1].lexeme.isDeterminerLike,
      words[index - 1].lexeme.wordClass != .numeral
    {
      // *your phone rings*: what is done to nothing, behind one thing that is picked out.
      let verb = words[index + 1].lexeme
      if frames[verb.lemma].isListed, frames[verb.lemma].slot(.object) == nil,
        !EnglishCompounds.joins(doer, verb)
      {
        return true
      }
    }
    return EnglishHabits.isPlural(doer)
      || doer.kind == .body && index > 0 && words[index - 1].lexeme.kind == .possessive
  }

  /// Whether a phrase begins right behind a word: *clean/**new/glass**, open/**this/door***.
  private func isBeforePhrase(_ words: [Constituent], _ index: Int) -> Bool {
    guard index + 1 < words.count else { return false }
    if words[index + 1].lexeme.isNominal || words[index + 1].lexeme.isDeterminerLike { return true }
    let head = words[(index + 1)...].first {
      $0.lexeme.wordClass != .adjective && !$0.lexeme.isDeterminerLike
    }
    return head?.lexeme.wordClass == .noun && head?.lexeme.kind.isTemporal == false
  }

  /// Where the doer of a verb stands: before it, or before the words that an auxiliary would draw to the verb, as in
  /// *I never open it* (CGEL §8.43, §10.54: mid position).
  private func doerPlace(_ words: [Constituent], before verb: Int) -> Int {
    var place = verb - 1
    while place >= 0, isBesideVerb(words[place].lexeme) { place -= 1 }
    return place
  }

  /// *I/never/**turn**/on the left.*
  private func isDoneSomewhere(_ words: [Constituent], _ index: Int) -> Bool {
    guard index + 1 < words.count, words[index].lexeme.wordClass == .noun,
      !words[index].lexeme.isBeing, frames.listed(words[index].lexeme.lemma) != nil
    else { return false }
    let next = words[index + 1].lexeme
    return next.wordClass == .adverb || next.wordClass == .adposition
  }

  /// *dad/often/**fish**, she/not/**cook**/today*: with nothing that it is done to, behind an adverb of how often or
  /// a negator, which a name of a thing would not have there (CGEL §8.43, §10.54).
  private func isDoneAlone(_ words: [Constituent], _ index: Int, behind place: Int) -> Bool {
    let lexeme = words[index].lexeme
    guard lexeme.wordClass == .noun, frames.listed(lexeme.lemma) != nil,
      words[(index + 1)...].allSatisfy({
        $0.lexeme.kind.isTemporal || $0.lexeme.kind == .social || $0.lexeme.wordClass == .adverb
      })
    else { return false }
    // *I not milk* is of what one drinks.
    return !KindSet.edible.contains(lexeme.kind) || lexeme.kind == .animal
      || ["drink", "snack"].contains(lexeme.lemma)
  }

  /// *never/**cook***: a word that can be a verb, behind what is said of doings alone.
  func neverDone(_ words: [Constituent]) -> Int? {
    guard words.count == 2, words[0].lexeme.lemma == "never",
      words[1].lexeme.wordClass == .noun, frames.listed(words[1].lexeme.lemma) != nil
    else { return nil }
    return 1
  }

  /// *I/watch/dad/shave, we/watch/dog/chase/ball*: what somebody is seen to do, and not the watch of another (CGEL §16.52).
  func isSeenDoing(_ words: [Constituent], _ index: Int) -> Bool {
    guard words[index].lexeme.lemma == "watch", index > 0, index + 2 < words.count,
      words[index - 1].lexeme.isSubjectForm || words[index - 1].lexeme.isHuman
    else { return false }
    let other = index + 1 + words[(index + 1)...].prefix(while: \.lexeme.isDeterminerLike).count
    guard other + 1 < words.count, words[other].lexeme.isBeing else { return false }
    return words[other + 1].lexeme.wordClass == .verb
      || frames.listed(words[other + 1].lexeme.lemma) != nil
  }

  /// *husband/cook/and/I/wash/dishes, dad/drive/but/mom/walk*: behind one doer, before *and* and another with a verb of his own.
  func isBeforeOther(_ words: [Constituent], _ index: Int) -> Bool {
    guard index + 3 < words.count, words[index].lexeme.wordClass == .noun,
      frames.listed(words[index].lexeme.lemma) != nil,
      ["and", "but", "while"].contains(words[index + 1].lexeme.lemma),
      words[..<(index - 1)].allSatisfy({ $0.lexeme.isDeterminerLike }),
      words[index - 1].lexeme.isHuman || words[index - 1].lexeme.isSubjectForm
    else { return false }
    var other = index + 2
    while other + 1 < words.count, words[other].lexeme.isDeterminerLike { other += 1 }
    guard other + 1 < words.count,
      words[other].lexeme.isHuman || words[other].lexeme.isSubjectForm
    else { return false }
    return words[other + 1].lexeme.wordClass == .verb || canBeVerb(words[other + 1].lexeme)
  }

  private func isBesideVerb(_ lexeme: Lexeme) -> Bool {
    lexeme.kind == .frequency || lexeme.wordClass == .adverb && lexeme.kind.isTemporal
      || lexeme.kind == .negation && !lexeme.isNominal
      || Self.inTheMiddle.contains(lexeme.lemma)
      || lexeme.wordClass == .adverb
        && (lexeme.lemma.hasSuffix("ly") || lexicon.listed(lexeme.lemma)?.place == .start)
  }

  /// Focusing adverbs and those of degree that stand between the subject and its verb (CGEL §8.43, §8.104, §8.116).
  private static let inTheMiddle = EnglishWords.set(
    "just also still already almost nearly hardly really only even")

  /// Whether nothing but the time stands before it: *tomorrow/**I**/open/box*.
  private func isFirst(_ words: [Constituent], _ index: Int) -> Bool {
    words[..<index].allSatisfy {
      isBesideVerb($0.lexeme) || $0.lexeme.kind.isTemporal || $0.lexeme.kind == .social
        || $0.lexeme.kind == .question
    }
  }

  /// Among tiles without a verb: *I **blorp** ball, it **rain**, my head **hurt***.
  func isLoneVerb(_ words: [Constituent], _ index: Int) -> Bool {
    let lexeme = words[index].lexeme
    let hasObject = isBeforePhrase(words, index)
    if lexeme.lemma == "hurt" {
      return words.contains { $0.lexeme.kind == .body }
        || index == 1
          && (["it", "this", "that"].contains(words[0].lexeme.lemma)
            || words[0].lexeme.wordClass == .noun && !words[0].lexeme.isBeing)
    }
    guard index > 0, lexeme.wordClass == .noun || lexeme.wordClass == .adjective,
      lexeme.number != .plural
    else { return false }
    let place = doerPlace(words, before: index)
    if place < index - 1 {
      // *I/not/**clean**/room, mom/always/**open**/mail*: the verb of a doer, behind what says when or that it is not so.
      guard place >= 0, canBeVerb(lexeme),
        hasObject && (lexeme.wordClass == .adjective || !frames[lexeme.lemma].isDefault)
          || isDoneSomewhere(words, index) || isDoneAlone(words, index, behind: place)
      else { return false }
    }
    let doer = words[place].lexeme
    let isPronoun = doer.hasSubjectForm
    if isPronoun, isFirst(words, place) || words[place - 1].lexeme.isConnective {
      if lexeme.wordClass == .adjective { return hasObject && canBeVerb(lexeme) }
      return canBeVerb(lexeme) || lexeme.isInferred || hasObject
    }
    if actsByItself(words, place) {
      return !frames[lexeme.lemma].isDefault && !frames[lexeme.lemma].isCopular
        && (hasObject || lexeme.wordClass == .noun && index + 1 == words.count)
    }
    // *who/**open**/box.*
    if doer.lemma == "who", place == 0, Self.acts.contains(lexeme.lemma) { return hasObject }
    guard doer.isBeing, doer.wordClass != .pronoun else { return false }
    if lexeme.wordClass == .adjective { return hasObject && canBeVerb(lexeme) }
    // *my mom cook*, but *my mom never cook*.
    let isActing = lexeme.kind != .person || place < index - 1
    return canBeVerb(lexeme) && isActing || lexeme.isInferred && hasObject
  }
}
