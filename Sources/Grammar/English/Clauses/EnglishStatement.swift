import AACCore

/// How somebody is, and what is said behind it without a verb between: *hungry / eat, mom/sick / stay/bed, I/cold / coat*.
///
/// Sources: CGEL §10.9 (*be* understood), §13.3 (asyndetic coordination), §16.69 (adjectives and their prepositions).
struct EnglishStatement {
  /// Words for whom it is said of; empty where it is the speaker and no tile says so.
  var who: [Constituent]
  /// The words that say how he is, from *be* to the quality.
  var state: [Constituent]
  /// How he is.
  var quality: String
  /// What stands behind.
  var rest: [Constituent]

  /// Whether it is said of the speaker.
  var isOwn: Bool { who.isEmpty || who.count == 1 && ["I", "me"].contains(who[0].lexeme.lemma) }
  var isDenied: Bool { state.contains { $0.lexeme.kind == .negation } }
  var isExcessive: Bool { state.contains { $0.lexeme.lemma == "too" } }

  /// What a row says somebody is like, with what stands behind; nil where it begins otherwise.
  init?(_ row: [Constituent]) {
    var index = 0
    if ["I", "me"].contains(row[0].lexeme.lemma) {
      index = 1
    } else {
      while index < row.count, row[index].lexeme.isDeterminerLike,
        row[index].lexeme.kind != .negation
      { index += 1 }
      if index < row.count, row[index].lexeme.isBeing || Self.they.contains(row[index].lexeme.lemma)
      {
        index += 1
      } else if index > 0 {
        return nil
      }
    }
    who = Array(row[..<index])
    var said: [Constituent] = []
    while index < row.count, Self.grades.contains(row[index].lexeme.lemma) {
      said.append(row[index])
      index += 1
    }
    guard index + 1 < row.count, Self.states.contains(row[index].lexeme.lemma) else { return nil }
    quality = row[index].lexeme.lemma
    var adjective = row[index]
    adjective.lexeme = Lexeme(
      lemma: quality, wordClass: .adjective,
      kind: Self.feelings.contains(quality) ? .emotion : .state)
    if said.first.map({ EnglishVerbForms.be.contains($0.lexeme.lemma) }) != true {
      said.insert(EnglishWording.be, at: 0)
    }
    state = said + [adjective]
    rest = Array(row[(index + 1)...])
  }

  /// How one is for a while.
  static let states = bodily.union(feelings)
  static let bodily = EnglishWords.set(
    """
    hungry thirsty starving tired sleepy exhausted cold hot freezing sick dizzy unwell poorly weak wet dirty done
    finished late lost stuck
    """)
  static let feelings = EnglishWords.set(
    "sad mad angry upset bored scared afraid frightened lonely nervous worried annoyed")
  private static let they: WordSet = ["he", "she", "we", "they", "you"]
  private static let grades: WordSet = [
    "be", "am", "is", "are", "so", "very", "too", "really", "still", "not",
  ]
}

/// What is understood behind how somebody is.
struct EnglishStatementReader {
  let frames: FrameTable
  let lexicon: Lexicon

  /// The two sentences of such a row, or the one that they make (the second is empty); nil where nothing is to be understood.
  func split(_ row: [Constituent]) -> EnglishSequels.Split? {
    if let late = homeward(row) ?? remedyFirst(row) { return late }
    if row.count > 2, row[row.count - 1].lexeme.lemma == "please",
      var split = self.split(Array(row.dropLast())), !split.second.isEmpty
    {
      // *I/thirsty/water/please.*
      split.second.append(row[row.count - 1])
      return split
    }
    guard row.count > 1, let said = EnglishStatement(row), let first = said.rest.first?.lexeme,
      ![.adposition, .conjunction].contains(first.wordClass), !first.isConnective,
      !Self.wishes.contains(first.lemma),
      said.rest.allSatisfy({
        $0.lexeme.kind != .question && $0.lexeme.kind != .negation
          && !$0.lexeme.lemma.hasSuffix("n't")
          && $0.lexeme.wordClass != .conjunction
          && !EnglishClauseSplitter.subordinators.contains($0.lexeme.lemma)
          && !EnglishWording.subjects.contains($0.lexeme.lemma)
      }), frames[first.lemma].pattern != .modal
    else { return nil }
    if let cause = cause(said) { return cause }
    if let act = act(said.rest) { return deed(said, act) }
    return remedy(said)
  }

  /// *go/home/tired, I/come/home/sick*: how one is on the way, not what the home is like (CGEL §16.20).
  private func homeward(_ row: [Constituent]) -> EnglishSequels.Split? {
    guard row.count > 2, let last = row.last, row[row.count - 2].lexeme.lemma == "home",
      ["go", "come", "get", "went", "came"].contains(row[row.count - 3].lexeme.lemma),
      EnglishStatement.states.contains(last.lexeme.lemma), last.lexeme.lemma != "late",
      let speaker = lexicon.known("I")
    else { return nil }
    var quality = last
    quality.lexeme = Lexeme(lemma: last.lexeme.lemma, wordClass: .adjective, kind: .state)
    let isOwn = row.count == 3 || row.count == 4 && row[0].lexeme.lemma == "I"
    guard isOwn else { return nil }
    let who = Constituent(speaker, tile: row.count == 4 ? row[0].tile : nil)
    let act = Array(row[(row.count - 3)..<(row.count - 1)])
    let isWish = ["go", "get"].contains(act[0].lexeme.lemma)
    return EnglishSequels.Split(
      first: [who, EnglishWording.be, quality],
      second: [Constituent(speaker)] + (isWish ? [Self.verb("want")] : []) + act)
  }

  /// *I/mad / sister/hit/me*: what somebody else did.
  private func cause(_ said: EnglishStatement) -> EnglishSequels.Split? {
    guard said.isOwn, EnglishStatement.feelings.contains(said.quality), said.rest.count > 1,
      !said.who.isEmpty || said.state.count == 2 && isKin(said.rest[0].lexeme),
      let speaker = lexicon.known("I")
    else { return nil }
    var doer = 0
    while doer < said.rest.count, said.rest[doer].lexeme.isDeterminerLike { doer += 1 }
    guard doer + 1 < said.rest.count, said.rest[doer].lexeme.isBeing,
      said.rest[doer].lexeme.wordClass != .pronoun, said.rest[doer + 1].lexeme.wordClass == .verb
    else { return nil }
    return EnglishSequels.Split(
      first: [Constituent(speaker, tile: said.who.first?.tile)] + said.state, second: said.rest)
  }

  /// *sad / friend/move*: one's own people, who do something to one's sorrow.
  private func isKin(_ lexeme: Lexeme) -> Bool {
    lexeme.wordClass == .noun && lexeme.isHuman
      && (EnglishPeople.isPossessed(lexeme.lemma) || EnglishPeople.names.contains(lexeme.lemma))
  }

  // MARK: What one does because of it

  private func deed(_ said: EnglishStatement, _ act: [Constituent]) -> EnglishSequels.Split? {
    let verb = act[0].lexeme.lemma
    guard let speaker = lexicon.known("I"), act.count > 1 || verb != "help" else { return nil }
    guard said.isOwn else { return tended(said, act) ?? others(said, act) }
    let first = [Constituent(speaker, tile: said.who.first?.tile)] + said.state
    if said.isExcessive, !Self.orders.contains(verb) {
      // *too/tired/walk*: for which one is too tired (CGEL §15.73).
      guard Self.isTiring(said.quality) else { return nil }
      return EnglishSequels.Split(first: first + act, second: [])
    }
    if asks(act) {
      return EnglishSequels.Split(first: first, second: act, asksNext: true)
    }
    guard said.isDenied || opens(said.quality, verb, act) else { return nil }
    let link = Self.needed.contains(verb) ? "need" : "want"
    return EnglishSequels.Split(
      first: first, second: [Constituent(speaker), Self.verb(link)] + act)
  }

  /// *open/window, hug/me, call/mom*: what is asked of others.
  private func asks(_ act: [Constituent]) -> Bool {
    guard act.count > 1 else { return false }
    let (verb, next) = (act[0].lexeme.lemma, act[1].lexeme)
    if EnglishPronouns.of(next.lemma)?.person == .first, next.wordClass == .pronoun { return true }
    return Self.switching.contains(verb) || Self.askedOfOthers.contains(verb)
      || ["turn", "switch"].contains(verb) && ["on", "off", "up", "down"].contains(next.lemma)
  }

  /// Whether what one is like makes one want to do it: hunger anything, tiredness rest.
  private func opens(_ quality: String, _ verb: String, _ act: [Constituent]) -> Bool {
    if ["tired", "sleepy", "exhausted"].contains(quality) {
      return Self.resting.contains(verb) && !act.contains { $0.lexeme.lemma == "school" }
    }
    if ["done", "finished"].contains(quality) { return ["go", "go home"].contains(verb) }
    if quality == "late" { return ["hurry", "run", "go"].contains(verb) }
    if EnglishStatement.bodily.contains(quality) {
      return frames[verb].past != .state || ["sleep", "stay", "sit", "lie"].contains(verb)
    }
    if quality == "bored" { return ["play", "go"].contains(verb) }
    return Self.fleeing.contains(verb)
  }

  /// *dog/hungry / feed, cat/thirsty / feed*: what is to be done to an animal.
  private func tended(_ said: EnglishStatement, _ act: [Constituent]) -> EnglishSequels.Split? {
    guard act.count == 1, ["feed", "wash", "walk"].contains(act[0].lexeme.lemma),
      said.who.last?.lexeme.roleKind == .animal, let it = lexicon.known("it")
    else { return nil }
    return EnglishSequels.Split(
      first: said.who + said.state, second: [act[0].asVerb, Constituent(it)], asksNext: true)
  }

  /// *baby/tired / sleep, brother/mad / hit/me*: of others both are told in one sentence (CGEL §13.50).
  private func others(_ said: EnglishStatement, _ act: [Constituent]) -> EnglishSequels.Split? {
    let verb = act[0].lexeme.lemma
    let isReaction =
      Self.reactions.contains(verb)
      || act.dropFirst().first.map { ["me", "us"].contains($0.lexeme.lemma) } == true
    guard !said.isExcessive, !said.isDenied, said.quality != "stuck",
      isReaction || EnglishStatement.bodily.contains(said.quality) && Self.resting.contains(verb)
        || ["hungry", "thirsty"].contains(said.quality)
    else { return nil }
    let link = isReaction ? [] : [Self.verb("want")]
    return EnglishSequels.Split(
      first: said.who + said.state + [EnglishWording.and] + link + act, second: [])
  }

  // MARK: What one needs against it

  private func remedy(_ said: EnglishStatement) -> EnglishSequels.Split? {
    var noun = 0
    while noun < said.rest.count, said.rest[noun].lexeme.isDeterminerLike { noun += 1 }
    guard noun + 1 == said.rest.count, !said.isDenied, !said.isExcessive,
      let speaker = lexicon.known("I")
    else { return nil }
    let thing = said.rest[noun].lexeme
    guard thing.wordClass == .noun || Self.comforts.contains(thing.lemma), !thing.kind.isTemporal,
      helps(said, thing)
    else { return nil }
    var object = said.rest
    object[noun].lexeme.wordClass = .noun
    let isPlace = Self.gone.contains(thing.lemma)
    let isWanted =
      KindSet.edible.contains(thing.kind) || ["lunch", "food", "bed"].contains(thing.lemma)
    let need = [Self.verb(isWanted ? "want" : "need")] + (isPlace ? [Self.verb("go")] : []) + object
    guard said.isOwn else {
      return EnglishSequels.Split(
        first: said.who + said.state + [EnglishWording.and] + need, second: [])
    }
    return EnglishSequels.Split(
      first: [Constituent(speaker, tile: said.who.first?.tile)] + said.state,
      second: [Constituent(speaker)] + need)
  }

  /// *coat / I/cold, water / I/thirsty*: what one needs, chosen before how one is.
  private func remedyFirst(_ row: [Constituent]) -> EnglishSequels.Split? {
    guard row.count > 2, row.count < 6, let last = row.last,
      row[row.count - 2].lexeme.lemma == "I", EnglishStatement.states.contains(last.lexeme.lemma),
      row.dropLast(2).allSatisfy({
        $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .adjective
          || $0.lexeme.wordClass == .noun
      }), let said = EnglishStatement(row.suffix(2) + row.dropLast(2))
    else { return nil }
    return remedy(said)
  }

  /// Whether a thing is what somebody in such a state needs; without a word for who it is, the quality may be the
  /// thing's own (*cold water, wet towel*).
  private func helps(_ said: EnglishStatement, _ thing: Lexeme) -> Bool {
    let isSilent = said.who.isEmpty
    switch said.quality {
    case "hungry", "thirsty", "starving":
      return KindSet.edible.contains(thing.kind) || thing.lemma == "food"
    case "cold", "freezing":
      return Self.warming.contains(thing.lemma) || !isSilent && thing.kind == .clothing
    case "hot":
      return Self.cooling.contains(thing.lemma)
        || !isSilent && KindSet.edible.contains(thing.kind) && thing.lemma != "lunch"
    case "sick", "dizzy", "unwell", "poorly", "weak":
      return Self.healing.contains(thing.lemma)
    case "tired", "sleepy", "exhausted": return ["bed", "nap", "pillow"].contains(thing.lemma)
    case "wet": return !isSilent && ["towel", "clothes"].contains(thing.lemma)
    case "sad", "upset", "lonely", "scared", "afraid", "frightened", "worried", "nervous":
      return Self.comforts.contains(thing.lemma)
    default: return false
    }
  }

  // MARK: Words

  /// The words behind as what is done, with the verb in its class; nil where they do not begin with one.
  private func act(_ rest: [Constituent]) -> [Constituent]? {
    let first = rest[0].lexeme
    var act = rest
    if first.wordClass == .verb {
      return Self.comforts.contains(first.lemma) && rest.count == 1 ? nil : act
    }
    let isBoth = Self.both.contains(first.lemma)
    let isSwitch = rest.count > 1 && Self.switching.contains(first.lemma)
    let isTurn =
      rest.count > 1 && first.lemma == "turn"
      && ["on", "off", "up", "down"].contains(rest[1].lexeme.lemma)
    let isComfort =
      rest.count > 1 && ["hug", "kiss"].contains(first.lemma)
      && rest[1].lexeme.wordClass == .pronoun
    guard isBoth || isSwitch || isTurn || isComfort else { return nil }
    act[0] = rest[0].asVerb
    return act
  }

  static func verb(_ lemma: String) -> Constituent {
    Constituent(Lexeme(lemma: lemma, wordClass: .verb, kind: .action))
  }

  private static func isTiring(_ quality: String) -> Bool {
    ["tired", "sick", "sleepy", "scared", "weak", "cold", "hot", "sad", "nervous"].contains(quality)
  }

  private static let wishes: WordSet = ["want", "need", "would like"]
  private static let both = EnglishWords.set(
    "drink sleep walk rest play cry yell scream fix change wash hide nap call help hurry")
  private static let switching = EnglishWords.set("open close shut").union([
    "turn on", "turn off", "switch on", "switch off",
  ])
  /// What others are asked to do.
  static let askedOfOthers = EnglishWords.set("call help bring give phone text tell get")
  private static let orders = EnglishWords.set("stop help")
  private static let needed = EnglishWords.set("wash change hurry")
  private static let resting = EnglishWords.set("sleep rest sit lie go nap stay stop drink eat")
    .union([
      "lie down", "sit down", "go home", "go to bed", "go to sleep",
    ])
  private static let reactions = EnglishWords.set(
    "cry yell scream hit kick bite push throw laugh shout shake shiver cough")
  private static let fleeing = EnglishWords.set("hide cry run leave go stay hit yell scream").union(
    [
      "run away", "go home",
    ])
  private static let comforts = EnglishWords.set("hug kiss cuddle teddy blanket nightlight")
  private static let warming = EnglishWords.set(
    "blanket coat jacket sweater hat gloves scarf mittens hoodie jumper socks bath")
  private static let cooling = EnglishWords.set("fan shade ice water")
  private static let healing = EnglishWords.set(
    "doctor nurse medicine bed bathroom hospital bucket toilet vet pill thermometer")
  private static let gone = EnglishWords.set("bed bathroom hospital toilet")
}
