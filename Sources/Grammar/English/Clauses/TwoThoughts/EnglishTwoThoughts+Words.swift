import AACCore

/// The words of two thoughts by what they can be, whatever class their tile has.
///
/// Sources: CGEL §17.1–17.6, App. I.43–I.56 (conversion), §7.1–7.4 (what adjectives are said of); Levin, *English Verb Classes* (what
/// befalls things).
extension EnglishTwoThoughts {
  // MARK: Somebody and something

  /// Where the words for somebody or something end that a half begins with; nil where it begins otherwise.
  func subjectEnd(_ words: [Constituent], from begin: Int = 0) -> Int? {
    guard begin < words.count else { return nil }
    if isNominative(words[begin]) || words[begin].lexeme.lemma == "me" { return begin + 1 }
    return nounEnd(words, from: begin)
  }

  /// Where a noun with what stands before it ends.
  func nounEnd(_ words: [Constituent], from begin: Int) -> Int? {
    var index = begin
    while index < words.count,
      words[index].lexeme.isDeterminerLike || words[index].lexeme.wordClass == .numeral,
      words[index].lexeme.kind != .negation
    {
      index += 1
    }
    if index + 1 < words.count, isDescribing(words[index]), isNoun(words[index + 1]) { index += 1 }
    guard index < words.count, isNoun(words[index]) else { return nil }
    index += 1
    if index < words.count, isNoun(words[index]), isNamedBy(words[index - 1], words[index]) {
      index += 1
    }
    return index
  }

  /// *Baby/brother, aunt/Rosa, field/trip*: two words for one.
  private func isNamedBy(_ first: Constituent, _ second: Constituent) -> Bool {
    EnglishCompounds.joins(first.lexeme, second.lexeme)
      || EnglishPeople.titles.contains(first.lexeme.lemma)
        && second.lexeme.wordClass == .properNoun
  }

  func isNoun(_ word: Constituent) -> Bool {
    let lexeme = word.lexeme
    guard !lexeme.kind.isTemporal else { return false }
    if Self.anybody.contains(lexeme.lemma) { return true }
    return lexeme.wordClass == .noun && !Self.placing.contains(lexeme.lemma)
      || lexeme.wordClass == .properNoun
  }

  private static let anybody = EnglishWords.set("somebody someone everybody everyone nobody")

  func isNominative(_ word: Constituent) -> Bool {
    word.lexeme.hasSubjectForm && word.lexeme.wordClass == .pronoun
  }

  private func isDescribing(_ word: Constituent) -> Bool {
    word.lexeme.wordClass == .adjective && !EnglishStatement.states.contains(word.lexeme.lemma)
  }

  /// Who or what it is said of, as it is said.
  func subject(_ words: [Constituent]) -> [Constituent] {
    guard words.count == 1, let word = words.first else { return words }
    if word.lexeme.lemma == "me" { return lexicon.small("I", tile: word.tile) }
    if Self.ofAnimals.contains(word.lexeme.lemma) { return small("the") + words }
    return word.lexeme.kind == .body ? small("my") + words : words
  }

  static let ofAnimals = EnglishWords.set("feather tail wing paw horn fur beak claw")

  /// Whether it speaks of several.
  func isSeveral(_ topic: [Constituent]) -> Bool {
    guard let head = topic.last?.lexeme else { return false }
    return EnglishHabits.isPlural(head) || head.lemma == "they" || head.lemma == "we"
  }

  /// The pronoun for what was named.
  func pronoun(_ topic: [Constituent], isDoer: Bool) -> [Constituent] {
    guard let head = topic.last?.lexeme else { return small("it") }
    if isSeveral(topic) { return small(isDoer ? "they" : "them") }
    if head.isHuman {
      let isHer =
        EnglishSubject(NounPhrase(Constituent(head)), isPlural: false).pronoun.accusative
      return small(isDoer ? isHer == "her" ? "she" : "he" : isHer)
    }
    return small("it")
  }

  // MARK: What is done

  func isVerb(_ word: Constituent) -> Bool {
    let lexeme = word.lexeme
    guard lexeme.lemma != "be", frames[lexeme.lemma].pattern != .modal else { return false }
    return lexeme.wordClass == .verb || frames.listed(lexeme.lemma) != nil && canTurn(lexeme)
  }

  /// Whether a noun or quality is what is done as well.
  private func canTurn(_ lexeme: Lexeme) -> Bool {
    guard lexeme.number != .plural else { return false }
    if lexeme.wordClass == .adjective { return true }
    return lexeme.wordClass == .noun && !lexeme.isPlaceLike
      && (!Self.named.contains(lexeme.kind) || ["drink", "cook"].contains(lexeme.lemma))
  }

  /// Kinds of nouns that are seldom what is done.
  private static let named = KindSet(
    .food, .drink, .meal, .dish, .clothing, .body, .book, .vehicle, .device, .animal, .toy, .media,
    .furniture, .plant, .money, .instrument)

  func isOpening(_ verb: Lexeme?) -> Bool {
    guard let verb else { return false }
    let frame = frames[verb.lemma]
    return Self.opening.contains(verb.lemma) || frame.isCopular
      || frame.pattern == .modal || Self.wishes.contains(verb.lemma)
  }

  /// Whether something is done to such a noun.
  func takes(_ verb: Lexeme, _ noun: Lexeme) -> Bool {
    frames.listed(verb.lemma)?.takesAsObject(noun) ?? false
  }

  /// *can/ride / bike/without/help, want/watch / cartoon/on/TV*: behind what a wish or a skill opens, the thing that it is done to,
  /// and where or with what (CGEL §10.6: the verb takes its object before a new clause is thought of).
  func isObjectPlaced(_ first: [Constituent], _ second: [Constituent]) -> Bool {
    if first.count > 2, second.count > 1, first[first.count - 1].lexeme.isBeing,
      ["see", "hear", "watch"].contains(first[first.count - 2].lexeme.lemma),
      frames.listed(second[0].lexeme.lemma) != nil, second[1].lexeme.wordClass == .adposition
    {
      // *see/monkey/swing/in/tree*: what it is seen to do (CGEL §16.52).
      return true
    }
    guard first.count > 1, second.count > 2, let verb = first.last?.lexeme,
      case let before = first[first.count - 2].lexeme, before.wordClass == .verb,
      isOpening(before) || frames[before.lemma].opening != nil,
      let link = second.indices.dropFirst().first(where: {
        second[$0].lexeme.wordClass == .adposition
      }), link + 1 < second.count,
      second[..<link].allSatisfy({
        $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .adjective
          || $0.lexeme.wordClass == .noun
      }),
      second[(link + 1)...].allSatisfy({ $0.lexeme.wordClass != .verb })
    else { return false }
    return takes(verb, second[link - 1].lexeme)
  }

  /// Whether somebody or something can do it by itself.
  func canDo(_ doer: Lexeme, _ verb: Lexeme) -> Bool {
    if doer.kind == .vehicle, ["start", "work"].contains(verb.lemma) { return true }
    if doer.isBeing || doer.wordClass == .pronoun || Self.moving.contains(doer.kind)
      || Self.anybody.contains(doer.lemma) || Self.groups.contains(doer.lemma)
    {
      return true
    }
    return Self.befalling.contains(verb.lemma)
  }

  private static let moving = KindSet(.vehicle)
  private static let groups = EnglishWords.set("team class group police band family crowd")
  private static let befalling = EnglishWords.set(
    """
    fall break stop start work hurt bleed run leave ring spill die pop melt burn crash beat come go fly float sink bounce roll win
    lose leak drip end arrive tip explode freeze beep buzz shake squeak itch ache close open drop turn crack rip tear move shine
    rise set blow fit stick smell taste happen vanish disappear flash spin slip boil overflow sting swell throb stink blink expire
    """
  ).union(["fall down", "fall over", "fall off", "come off", "run out", "go off", "break down"])

  /// Verbs behind which somebody else does something, or that say what one thinks.
  private static let opening = EnglishWords.set(
    """
    see hear watch help make let feel say think know hope believe guess wish tell ask remember forget show mean promise dream
    imagine bet decide wonder like love hate want need try begin keep enjoy prefer smell notice get seem look sound taste become
    have teach order force want
    """
  ).union(["would like", "have to", "listen to", "look at"])
  /// What is done as well with nothing that it is done to.
  static let alone = EnglishWords.set(
    """
    sleep cry run jump walk sing dance play work talk read write draw paint cook bake eat drink drive clean knit swim laugh sit
    stand wait rest bark snore fall yell shout scream smile visit win lose leave move listen study clap knock finish cheat count
    share dry wash hide help stop come go watch sweep mop vacuum escape answer roar blow
    """
  ).union(["wake up", "get up", "run away", "fall asleep", "fly away"])
  /// What one drinks and eats from.
  static let vessels = EnglishWords.set("glass cup bottle mug bowl can carton jug")
  /// *can, should*, which nobody laid.
  static func modal(_ lemma: String) -> [Constituent] {
    [Constituent(Lexeme(lemma: lemma, wordClass: .verb, kind: .modal))]
  }

  /// What is so for a while and is not told as going on.
  static let lasting = EnglishWords.set("hurt itch ache sting live belong fit")
  /// What is over as soon as it is done.
  static let sudden = EnglishWords.set("leave move stop start share close open drop come off")
  static let wishes = EnglishWords.set("want need").union(["would like"])
  static let hurting = EnglishWords.set("hurt ache itch sting")
  private static let feelable = EnglishWords.set("feel look seem sound smell taste be get go make")
  static var lookLike: WordSet { feelable }

  // MARK: How it is

  func isQuality(_ word: Constituent) -> Bool {
    let lexeme = word.lexeme
    if Self.hurting.contains(lexeme.lemma) { return false }
    if lexeme.wordClass == .adjective { return lexeme.kind != .quantity && !Self.gradesToo(lexeme) }
    return EnglishHomographs.quality(lexeme.lemma) != nil || Self.qualities.contains(lexeme.lemma)
  }

  private static func gradesToo(_ lexeme: Lexeme) -> Bool {
    ["more", "most", "other", "another", "next", "last", "own", "same"].contains(lexeme.lemma)
  }

  private static let qualities = EnglishWords.set(
    "clean dry empty light warm cool open fun orange slow mean cold hot sore itchy far late early fair sorry"
  )

  func isFeeling(_ word: Constituent) -> Bool { Self.feelings.contains(word.lexeme.lemma) }

  static let feelings = EnglishWords.set(
    """
    hungry thirsty starving tired sleepy exhausted sick dizzy sad mad angry upset bored scared afraid frightened lonely nervous
    worried annoyed happy excited frustrated proud full confused jealous embarrassed shy surprised disappointed furious glad
    cold hot freezing sweaty uncomfortable
    """)
  /// What only somebody feels, and no thing has.
  static let minds = feelings.subtracting(EnglishWords.set("cold hot freezing full sick"))

  func isGrade(_ word: Constituent) -> Bool { Self.grades.contains(word.lexeme.lemma) }

  private static let grades = EnglishWords.set("too very so really still not never")

  func isWhen(_ word: Constituent) -> Bool {
    word.lexeme.kind.isTemporal && word.lexeme.wordClass != .verb
      || ["now", "again", "today", "outside", "please"].contains(word.lexeme.lemma)
  }

  static let placing = EnglishWords.set(
    "here there home gone away outside inside upstairs downstairs"
  ).union(["all gone"])
  static let particles = EnglishWords.set("on off up down out away back in over")

  /// Feelings behind which it is said what one feels so about.
  static let claiming = EnglishWords.set("glad happy afraid scared sure sorry proud")
  /// Verbs behind which it is said what is so.
  static let claimed = EnglishWords.set("tell know say think hope believe")
  static let harming = EnglishWords.set("break take steal lose rip tear eat hide ruin throw")
  /// What is thought of what happens.
  static let lived = EnglishWords.set("scary fun boring gross funny")
  static let minding = EnglishWords.set("like love miss hate")

  /// Whether a verb is whole with nothing behind it, or has what it takes.
  func isWhole(_ verb: Lexeme, _ rest: [Constituent], by doer: Lexeme? = nil) -> Bool {
    guard let frame = frames.listed(verb.lemma), let slot = frame.slots.first, slot.role == .object,
      // *behave/myself, come down/stairs*: nothing but what is named is done so.
      frame.slots.contains(where: { $0.role == .object && $0.words.isEmpty }),
      !Self.alone.contains(verb.lemma), !Self.calling.contains(verb.lemma),
      !Self.befalling.contains(verb.lemma)
        || doer?.isBeing == true && Self.doneToThings.contains(verb.lemma)
    else { return true }
    return rest.contains { $0.lexeme.isNominal || isVerb($0) }
  }

  /// What is done to get others to listen, with nobody named whom it is done to.
  private static let calling = EnglishWords.set("call knock wave phone text")
  private static let doneToThings = EnglishWords.set(
    "break open close hurt drop tear rip crack spill")

  /// Whether the words are what a verb takes behind it, whole and with nothing else.
  func completes(_ verb: Lexeme, _ rest: [Constituent]) -> Bool {
    var index = 0
    var objects = 0
    while index < rest.count {
      let word = rest[index]
      let lemma = word.lexeme.lemma
      if isWhen(word) || Self.placing.contains(lemma) && lemma != "gone"
        || Self.manner.contains(lemma) || Self.careful.contains(lemma)
        || lemma == "a lot" && index + 1 == rest.count
      {
        index += 1
      } else if word.lexeme.wordClass == .adposition || Self.particles.contains(lemma) {
        index = nounEnd(rest, from: index + 1) ?? index + 1
      } else if isGrade(word), index + 1 < rest.count,
        Self.manner.contains(rest[index + 1].lexeme.lemma)
      {
        index += 2
      } else if EnglishPronouns.of(lemma) != nil, word.lexeme.wordClass == .pronoun,
        !word.lexeme.isSubjectFormOnly, objects == 0
      {
        objects += 1
        index += 1
      } else if ["this", "that"].contains(lemma), index + 1 == rest.count, objects == 0 {
        objects += 1
        index += 1
      } else if let end = nounEnd(rest, from: index), objects < 2 {
        let head = rest[end - 1].lexeme
        guard objects == 0 || head.isPlaceLike || !head.isBeing else { return false }
        guard !head.isBeing || takes(verb, head) || objects > 0 else { return false }
        objects += 1
        index = end
      } else {
        return false
      }
    }
    return true
  }

  /// How one does it who minds others.
  static let careful = EnglishWords.set("quietly slowly carefully softly gently quickly")
  static let manner = EnglishWords.set("fast slow loud hard well alone together good more")
}
