import AACCore

/// What the order of the tiles says of an English subject, beside what the words say.
///
/// Sources: CGEL §10.18–10.19 (order of subject and object), §7.3 (adjectives before their nouns),
/// §18.44–18.50 (*there*); CaGEL chapter 4 §3.
extension TileReader {
  /// *Mom/kiss/I, thunder/scare/I*: how likely a pronoun is the subject beside what stands before the verb.
  func englishPronounScore(_ words: [Constituent], _ index: Int, _ verb: Int) -> Int {
    if index > verb, isDoneToPronoun(words, verb) { return 30 }
    if index > 2, words[index].lexeme.lemma == "it", index + 1 == words.count,
      ["do", "does", "did"].contains(words[0].lexeme.lemma), words[1].lexeme.isSubjectForm
    {
      // Do you want it.
      return 20
    }
    if index == verb + 1, verb == 1,
      words[0].lexeme.lemma == "who"
        || words[0].lexeme.lemma == "what"
          && (EnglishHabits.affecting.contains(words[1].lexeme.lemma)
            || words[1].lexeme.lemma == "make" && words.count > 3
              && words[3].lexeme.wordClass == .adjective),
      !frame(of: words[verb]).isCopular,
      frame(of: words[verb]).pattern != .modal,
      words[verb].lexeme.lemma != "do"
        || words[0].lexeme.lemma == "who" && words[index].lexeme.lemma == "it"
    {
      // *who/help/I*: who was asked for does it.
      return 30
    }
    if isAskedWithModal(words, index, verb) { return 150 }
    if index > verb, !frame(of: words[verb]).isCopular,
      words[index].lexeme.lemma.hasSuffix("thing")
        || words[index].lexeme.lemma.hasSuffix("thing else")
    {
      // *do/something/else*: what is done.
      return 20
    }
    if index == verb + 1, words[..<verb].allSatisfy({ $0.lexeme.kind == .negation }), verb < 2,
      verb == 1 || words[index].lexeme.lemma == "it" && frame(of: words[verb]).slot(.object) != nil,
      index + 1 < words.count && words[index + 1].lexeme.wordClass == .verb
        && frame(of: words[verb]).opensSubjunctive || words[index].lexeme.lemma == "it"
    {
      // *not/want/you/help/me*: who is wanted to do it.
      return 20
    }
    if index < verb, index + 1 == verb, index > 0,
      words[index - 1].lexeme.hasSubjectForm, words[index - 1].lexeme.lemma == "you"
    {
      // *you/I/miss*: the nearer one does it.
      return 110
    }
    return 100
  }

  /// *can/mom/help/I*: right behind a modal that stands first.
  func isAskedWithModal(_ words: [Constituent], _ index: Int, _ verb: Int) -> Bool {
    guard verb == 0 || verb == 1 && words[0].lexeme.kind == .question, index > verb,
      frame(of: words[verb]).pattern == .modal, words.count > 2
    else { return false }
    return words[(verb + 1)..<index].allSatisfy { $0.lexeme.isDeterminerLike }
  }

  /// *bad/dream/wake/I/up*: whether a thing does what the verb says to the pronoun behind it.
  func acts(_ words: [Constituent], _ index: Int, on verb: Int) -> Bool {
    variety.language == .english && index < verb && verb + 1 < words.count
      && EnglishPronouns.of(words[verb + 1].lexeme.lemma) != nil
      && words[verb + 1].lexeme.wordClass == .pronoun && isDoneToPronoun(words, verb)
  }

  /// Whether a row begins with somebody or something that does what its verb says to a pronoun behind it.
  private func isDoneToPronoun(_ words: [Constituent], _ verb: Int) -> Bool {
    let frame = frame(of: words[verb])
    guard !frame.isCopular, verb > 0, let start = start(of: words),
      let doer = words[start..<max(start, verb)].firstIndex(where: {
        $0.lexeme.wordClass == .noun || $0.lexeme.wordClass == .properNoun
      }),
      words[start..<doer].allSatisfy({
        $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .adjective
      })
    else { return false }
    let lexeme = words[doer].lexeme
    if lexeme.isHuman { return true }
    if lexeme.isBeing { return Self.animalDeeds.contains(frame.lemma) }
    return frame.pattern == .plain
      && (EnglishHabits.affecting.contains(frame.lemma) || Self.thingDeeds.contains(frame.lemma))
  }

  /// Where a row in its natural order names its subject: behind *yesterday, before bed*.
  private func start(of words: [Constituent]) -> Int? {
    var index = 0
    while index < words.count {
      if words[index].lexeme.wordClass == .adposition {
        index += 1
        while index < words.count, words[index].lexeme.isDeterminerLike { index += 1 }
        index += 1
      } else if opensRow(words[index].lexeme) {
        index += 1
      } else {
        return index
      }
    }
    return nil
  }

  /// Words that may stand before the subject of a row in its natural order.
  private func opensRow(_ lexeme: Lexeme) -> Bool {
    lexeme.kind == .question || lexeme.kind == .negation || lexeme.kind == .social
      || lexeme.kind.isTemporal || lexeme.wordClass == .adverb || lexeme.wordClass == .interjection
  }

  /// What things do to people.
  private static let thingDeeds = EnglishWords.set(
    "wake hit help save kill burn calm relax make give keep remind cheer hold cover bring")

  /// What animals do to people.
  private static let animalDeeds = EnglishWords.set(
    """
    bite lick scratch sting chase follow attack kick scare frighten wake annoy hurt love find hear miss
    protect guide help greet smell catch watch
    """
  ).union(["wake up", "jump on", "bark at", "knock over", "look at"])

  /// *speech/therapist, mom/car/be/dirty*: what makes one name with the noun, and who owns it.
  func takeOwner(_ words: [Constituent], _ index: Int, _ verb: Int, _ places: inout [Int]) {
    guard let first = places.first, first > 0, index < verb, words[index].lexeme.wordClass == .noun
    else { return }
    let before = words[first - 1].lexeme
    let isFree =
      first < 2 || !words[first - 2].lexeme.isNominal || words[first - 2].lexeme.isDeterminerLike
    if first == index, before.wordClass == .noun,
      EnglishCompounds.joins(before, words[index].lexeme)
    {
      places.insert(first - 1, at: 0)
      var begin = first - 1
      while begin > 0, words[begin - 1].lexeme.isDeterminerLike {
        // *my/baby/brother.*
        begin -= 1
        places.insert(begin, at: 0)
      }
    } else if first == 1, isFree, index + 1 == verb, isOwnedFirst(words, words[index].lexeme),
      before.isHuman, before.wordClass == .properNoun || EnglishPeople.names.contains(before.lemma),
      !KindSet.places.contains(words[index].lexeme.kind)
    {
      places.insert(first - 1, at: 0)
    }
  }

  /// *mom/car/be/dirty*: a thing right before *be* and right behind the name of its owner, with a quality behind.
  func isOwnedFirst(_ words: [Constituent], _ thing: Lexeme) -> Bool {
    guard words.count > 2, words[1].lexeme == thing, words[2].lexeme.wordClass == .verb,
      words[0].lexeme.isHuman, !thing.isHuman, thing.wordClass == .noun,
      !KindSet.places.contains(thing.kind),
      words[0].lexeme.wordClass == .properNoun
        || EnglishPeople.names.contains(words[0].lexeme.lemma)
    else { return false }
    // *mom/phone/ring*: nothing is left for the verb to be done to.
    if words.count == 3 {
      let isOwnable =
        [.device, .vehicle, .thing, .toy, .clothing, .body].contains(thing.kind)
      return isOwnable && !thing.isInferred && !thing.lemma.hasSuffix("ing")
        && !frame(of: words[2]).takesThing(thing)
    }
    return frame(of: words[2]).isCopular
      && (words[3].lexeme.wordClass == .adjective || words[3].lexeme.kind == .degree
        || words[3].lexeme.kind == .negation || words[3].lexeme.wordClass == .adposition)
  }

  /// *mom/dad/come, mom/dad/love/I*: two people before a verb that leaves nothing to do to the second do it together.
  func actTogether(
    _ words: [Constituent], _ left: Candidate, _ right: Candidate, _ verb: Int
  ) -> Bool {
    guard let first = left.places.last, let second = right.places.last, second + 1 == verb,
      words[first].lexeme.isHuman, words[second].lexeme.isHuman,
      words[first].lexeme.wordClass != .pronoun, words[second].lexeme.wordClass != .pronoun
    else { return false }
    let frame = frame(of: words[verb])
    guard frame.isListed, !frame.isCopular else { return false }
    return frame.slot(.object) == nil && frame.slot(.recipient) == nil
      || words[(verb + 1)...].contains {
        $0.lexeme.wordClass == .noun && !$0.lexeme.kind.isTemporal && !$0.lexeme.isPlaceLike
          || $0.lexeme.wordClass == .pronoun
      } && !frame.slots.contains { $0.role == .recipient }
  }

  /// *police/officer*: the first part of a name of two nouns is nobody by itself.
  func modifiesNext(_ words: [Constituent], _ index: Int) -> Bool {
    variety.language == .english && index + 1 < words.count
      && words[index].lexeme.wordClass == .noun && words[index + 1].lexeme.wordClass == .noun
      && EnglishCompounds.joins(words[index].lexeme, words[index + 1].lexeme)
  }

  /// Whether animals do it to people rather than the other way round.
  func isAnimalDeed(_ verb: String) -> Bool { Self.animalDeeds.contains(verb) }

  /// *little/girl/chase*: adjectives right before the noun that belong to it, from the last to the first.
  func describing(_ words: [Constituent], before index: Int, _ frame: VerbFrame, verb: Int?) -> Int
  {
    guard variety.language == .english, let verb, words[index].lexeme.wordClass == .noun else {
      return 0
    }
    var begin = index
    while begin > 0, isDescription(words[begin - 1].lexeme) { begin -= 1 }
    guard begin < index, words[begin..<index].contains(where: isQuality) else { return 0 }
    // *ball/red/boy/have*: behind another noun it may be that noun's.
    if begin > 0, words[begin - 1].lexeme.wordClass == .noun,
      !words[begin - 1].lexeme.kind.isTemporal
    {
      return 0
    }
    let isOwned = begin > 0 && words[begin - 1].lexeme.isDeterminerLike
    if index > verb {
      // *be/your/favorite/food*, but *be/sad/girl*.
      let isAsked = words[..<verb].contains { $0.lexeme.kind == .question }
      return isOwned || isAsked && frame.isCopular ? index - begin : 0
    }
    let needsQuality = frame.isCopular || frame.slot(.attribute) != nil
    let hasMore = verb + 1 < words.count || words[..<begin].contains { isQuality($0) }
    return isOwned || !needsQuality || hasMore ? index - begin : 0
  }

  private func isDescription(_ lexeme: Lexeme) -> Bool {
    lexeme.wordClass == .adjective && lexeme.kind != .question || lexeme.kind == .degree
  }

  private func isQuality(_ word: Constituent) -> Bool { word.lexeme.wordClass == .adjective }

  /// *whose/shoe/be/these*: what is pointed at behind *be* in a question.
  func isPointedAtBehind(_ words: [Constituent], _ index: Int, _ verb: Int) -> Bool {
    // *is/this/mine.*
    if variety.language == .english, verb == 0, index == 1, words.count > 2,
      words.count < 4 || words[2].lexeme.wordClass != .noun
        || words[3].lexeme.wordClass != .adjective,
      frame(of: words[verb]).pattern == .copula
    {
      return true
    }
    return variety.language == .english && index > verb && index + 1 == words.count
      && frame(of: words[verb]).isCopular && words[..<verb].contains { $0.lexeme.kind == .question }
  }
}

extension VerbFrame {
  /// Whether it can be done to such a thing, or its frame is not known.
  fileprivate func takesThing(_ thing: Lexeme) -> Bool {
    guard isListed else { return true }
    return slots.contains {
      $0.role == .object && $0.preposition == nil
        && ($0.acceptedKinds.isEmpty || $0.acceptedKinds.contains(thing.roleKind))
    }
  }
}
