import AACCore

/// How likely a word of a row is what the verb is said of.
extension TileReader {
  /// How likely the word at `index` is the subject of the verb at `verb`: 0 never, from 50 on as somebody is.
  func score(_ words: [Constituent], _ index: Int, _ verb: Int, _ frame: VerbFrame) -> Int {
    let lexeme = words[index].lexeme
    if !lexeme.forms.isEmpty, lexeme.forms[Adverbial.doing] != nil { return 160 }
    if lexeme.kind == .demonstrative, isNoAgent(words, lexeme, frame) { return 0 }
    if lexeme.wordClass == .determiner { return pointingScore(words, index, verb, frame) }
    if variety.language != .english, let score = knownDoerScore(words, index, verb, frame) {
      return score
    }
    if variety.language == .spanish, let score = everydayScore(words, index, verb, frame) {
      return score
    }
    if variety.language != .english, let score = romanceScore(words, index, verb, frame) {
      return score
    }
    if lexeme.wordClass == .pronoun, lexeme.kind == .person || lexeme.person != nil {
      return pronounScore(words, index, verb, frame)
    }
    let first = index == 0 ? 1 : 0
    if variety.language == .english, isAskedWithModal(words, index, verb) {
      return lexeme.isBeing ? 150 : 120
    }
    if actsByItself(words, index, verb, frame) { return 120 }
    if lexeme.isBeing { return beingScore(words, index, verb, frame) + first }
    if beginsFirst(words, index, verb) { return 70 + first }
    if acts(words, index, on: verb) { return 70 + first }
    if opensUnknown(words, index, verb) { return 42 + first }
    if actsFirst(words, index, verb) { return 45 + first }
    if worksOnOther(words, index, verb) { return 70 + first }
    return thingScore(words, lexeme, frame) + (index < verb ? 20 : 0) + first
  }

  /// *That be mine*: what is pointed at, before a verb or *not*.
  private func pointingScore(
    _ words: [Constituent], _ index: Int, _ verb: Int, _ frame: VerbFrame
  ) -> Int {
    let next = index + 1 < words.count ? words[index + 1].lexeme : nil
    if isPointedAtBehind(words, index, verb) { return 130 }
    guard index == 0, next?.wordClass == .verb || next?.kind == .negation else { return 0 }
    return frame.isCopular ? 130 : 60
  }

  /// Clitics, *esto*, *nada* and feelings that are given; nil: it is none of them.
  private func romanceScore(
    _ words: [Constituent], _ index: Int, _ verb: Int, _ frame: VerbFrame
  ) -> Int? {
    let lexeme = words[index].lexeme
    if variety.language == .portuguese,
      isFelt(words, index, verb, frame) || isJoinedToThing(words, index)
        || isPlayedWith(words, index, verb, frame)
    {
      return 0
    }
    if frame.pattern.mayHaveExperiencer, lexeme.wordClass == .pronoun,
      index + 1 == verb || variety.language == .portuguese && frame.lemma == "doer",
      WordJoiner.clitics.contains(lexeme.lemma)
    {
      return 150
    }
    if Self.pointed.contains(lexeme.lemma), frame.slot(.subject) == nil, !frame.isCopular,
      index < verb ? isLikedByPerson(words, frame) : isDone(frame)
    {
      return 5
    }
    if variety.language == .spanish, frame.lemma == "dar", let feeling = givenFeeling(words) {
      // León, dar, miedo, yo: what gives a feeling does so to whoever has it.
      if index == feeling { return 0 }
      if lexeme.wordClass == .pronoun { return 30 }
    }
    if index > verb, lexeme.wordClass == .pronoun,
      ["nada", "algo", "tudo", "todo"].contains(lexeme.lemma),
      usedFrame(words, verb).slot(.object) != nil || frame.isOpener
    {
      // No, querer, nada: nothing is what is wanted.
      return 0
    }
    return nil
  }

  /// *Corda / pular / recreio*: what the verb has for its object by name does not do it.
  private func isPlayedWith(
    _ words: [Constituent], _ index: Int, _ verb: Int, _ frame: VerbFrame
  ) -> Bool {
    index < verb && words[index].lexeme.namesThing && frame.lemma == "pular"
      && frame.slots.contains {
        $0.role == .object && $0.words.contains(words[index].lexeme.lemma)
      }
  }

  /// *Comer / carne / e / peixe, carne / nem / peixe*: what is joined to a thing does no more than it.
  private func isJoinedToThing(_ words: [Constituent], _ index: Int) -> Bool {
    guard index > 1, words[index].lexeme.kind == .animal,
      ["e", "nem", "ou"].contains(words[index - 1].lexeme.lemma)
    else { return false }
    let other = words[index - 2].lexeme
    return other.wordClass == .noun && KindSet.edible.contains(other.kind)
  }

  /// *Estar / muito / fome, sentir / saudade / mamãe*: what one feels, and whom one misses, feels nothing (Cunha & Cintra,
  /// *estar com*).
  private func isFelt(
    _ words: [Constituent], _ index: Int, _ verb: Int, _ frame: VerbFrame
  ) -> Bool {
    let lexeme = words[index].lexeme
    guard lexeme.wordClass == .noun || lexeme.wordClass == .properNoun else { return false }
    if index > 0, lexeme.kind == .body, words[index - 1].lexeme.lemma == "dor" { return true }
    if index > verb, lexeme.isBeing {
      return LaidWords.missing.contains(words[index - 1].lexeme.lemma)
        && LaidWords.having.contains(frame.lemma)
    }
    return (frame.lemma == "estar" || frame.lemma == "ficar") && lexeme.kind.isSensation
      && !lexeme.isBeing && !words.contains { $0.lexeme.wordClass == .adjective }
  }

  /// *Esto, no, gustar, yo*: what is pointed at is liked.
  private func isLikedByPerson(_ words: [Constituent], _ frame: VerbFrame) -> Bool {
    words.contains(where: { $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person })
      && (frame.pattern.mayHaveExperiencer || frame.lemma == "gostar" || frame.isStrongOpener)
  }

  /// *Tocar eso*: what is pointed at behind the verb is what it is done to.
  private func isDone(_ frame: VerbFrame) -> Bool {
    frame.slot(.object) != nil && !frame.pattern.mayHaveExperiencer
  }

  private func pronounScore(
    _ words: [Constituent], _ index: Int, _ verb: Int, _ frame: VerbFrame
  ) -> Int {
    let lexeme = words[index].lexeme
    let place = (index < verb ? 20 : 0) + (index == 0 ? 1 : 0)
    // Médico, curar, yo: behind the verb and somebody before it, a pronoun is whom it is done to.
    if variety.language != .english, index > verb,
      hasBeing(words, before: verb) || hasBiter(words, before: verb, frame),
      frame.takesPerson || usedFrame(words, verb).takesPerson
    {
      return isObjectForm(lexeme) ? 0 : 60
    }
    if isObjectForm(lexeme) { return 0 }
    guard variety.language == .english else { return 100 + place }
    if index > verb, ["mine", "yours", "hers", "ours", "theirs"].contains(lexeme.lemma),
      !words.contains(where: { $0.lexeme.kind == .question })
    {
      // That book be hers.
      return 0
    }
    return englishPronounScore(words, index, verb) + place
  }

  private func hasBiter(_ words: [Constituent], before verb: Int, _ frame: VerbFrame) -> Bool {
    Self.biting.contains(frame.lemma)
      && words[..<verb].contains { $0.lexeme.kind == .animal && $0.lexeme.isBeing }
  }

  /// *Conejo / zanahoria / gustar*: an animal likes what it eats (NGLE §35.9).
  private func likesFood(_ words: [Constituent], _ index: Int, _ frame: VerbFrame) -> Bool {
    guard variety.language == .spanish, words.count < 6,
      ["gustar", "encantar"].contains(frame.lemma), words[index].lexeme.kind == .animal
    else { return false }
    let others = words.indices.filter { $0 != index && words[$0].lexeme.wordClass == .noun }
    return others.count == 1
      && (KindSet.edible.contains(words[others[0]].lexeme.kind)
        || ["hueso", "pelota", "pienso", "hierba"].contains(words[others[0]].lexeme.lemma))
  }

  private func beingScore(
    _ words: [Constituent], _ index: Int, _ verb: Int, _ frame: VerbFrame
  ) -> Int {
    let lexeme = words[index].lexeme
    let isEnglish = variety.language == .english
    if frame.pattern.mayHaveExperiencer {
      if frame.lemma.hasPrefix("dar "), ConcernedWords.stirring.contains(lexeme.lemma) { return 10 }
      return lexeme.isHuman || likesFood(words, index, frame) ? 55 : 10
    }
    let used = usedFrame(words, verb)
    if !isEnglish, used.isCopular, !frame.isCopular,
      index > verb
        ? words[index - 1].lexeme.wordClass == .verb
        : index > 0 && index + 1 == verb && words[index - 1].lexeme.lemma == "ser"
    {
      // Querer, ser, bombero: what one wants to be does not want it.
      return 20
    }
    if !isEnglish,
      isPictured(words, index) || index > verb && ["soñar", "sonhar"].contains(frame.lemma)
    {
      // Soñar, monstruo; disfraz, pirata: what is dreamt and dressed up as.
      return 0
    }
    if isEnglish, isMet(words, index, verb) { return 20 }
    if isEnglish, verb == 0, index > verb + 1, index + 1 == words.count,
      frame.slot(.company) != nil, lexeme.isHuman
    {
      // Play hide and seek friend: whom one does it with.
      return 35
    }
    let isOtherwiseUsed =
      index > verb && used.takesAsObject(lexeme) && !hasOtherObject(words, index, used)
      && !asksForObject(words, verb)
    return (isOtherwiseUsed ? 35 : 50) + (index < verb ? 20 : 0)
      + beingBonus(words, index, verb, frame)
  }

  /// *Visit grandpa hospital, pick up brother school*: right behind a verb that stands first, whom one sees or fetches.
  private func isMet(_ words: [Constituent], _ index: Int, _ verb: Int) -> Bool {
    guard verb == 0, index > verb, words.count > 2, words[verb].tile == 0 else { return false }
    return words[(verb + 1)..<index].allSatisfy { $0.lexeme.isDeterminerLike }
      && EnglishHabits.meeting.contains(words[verb].lexeme.lemma)
  }

  /// What speaks for a being besides its place: that it is human, bites, has a name or stands first.
  private func beingBonus(
    _ words: [Constituent], _ index: Int, _ verb: Int, _ frame: VerbFrame
  ) -> Int {
    let lexeme = words[index].lexeme
    guard variety.language == .english else {
      if lexeme.kind == .animal, Self.biting.contains(frame.lemma) { return 8 }
      return lexeme.isHuman && !isSecondBeing(words, index, verb, frame) ? 5 : 0
    }
    // Lawyer Daniel be: who has a name is what the rest is said of.
    let isNamed = frame.isCopular && lexeme.wordClass == .properNoun && index < verb
    let isDoer = index == 0 && !lexeme.isHuman && isAnimalDeed(frame.lemma)
    return (lexeme.isHuman ? 5 : 0) + (isNamed ? 30 : 0) + (isDoer ? 9 : 0)
  }

  /// Whether a question word asks for what is done, not for who does it: *what eat dog*.
  func asksForObject(_ words: [Constituent], _ verb: Int) -> Bool {
    words.contains {
      $0.lexeme.kind == .question && tables.lexicon.word($0.lexeme.lemma)?.asks != .who
    }
  }

  func isPictured(_ words: [Constituent], _ index: Int) -> Bool {
    index > 0 && words[index].lexeme.wordClass == .noun
      && PortionWords.costumes.contains(words[index - 1].lexeme.lemma)
  }

  /// Where a feeling stands that something gives to somebody, with something else there to give it.
  private func givenFeeling(_ words: [Constituent]) -> Int? {
    guard
      let feeling = words.indices.first(where: {
        words[$0].lexeme.wordClass == .noun
          && tables.frames.listed("dar \(words[$0].lexeme.lemma)")?.pattern == .experiencer
      }), words.contains(where: { $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person }),
      words.indices.contains(where: { $0 != feeling && words[$0].lexeme.wordClass == .noun })
    else { return nil }
    return feeling
  }

  private static let pointed: WordSet = ["esto", "eso", "aquello", "isto", "isso", "aquilo"]

  /// *Perro, niño, perseguir*: of two before a verb that is done to somebody the first does it.
  private func isSecondBeing(
    _ words: [Constituent], _ index: Int, _ verb: Int, _ frame: VerbFrame
  ) -> Bool {
    guard variety.language != .english, index < verb, frame.slot(.recipient) == nil,
      frame.takesPerson
    else { return false }
    return words[..<index].indices.contains {
      words[$0].lexeme.isBeing && words[$0].lexeme.wordClass == .noun && !isGoverned(words, $0)
    }
  }

  /// What animals do to people.
  private static let biting: WordSet = [
    "morder", "arañar", "lamer", "picar", "ladrar", "arranhar", "latir", "lamber", "atacar",
    "perseguir", "ferrar", "mordiscar",
  ]

  private func hasBeing(_ words: [Constituent], before verb: Int) -> Bool {
    words[..<verb].indices.contains {
      words[$0].lexeme.isBeing && words[$0].lexeme.wordClass != .pronoun && !isGoverned(words, $0)
        && words[$0].lexeme.isHuman
    } && !frame(of: words[verb]).pattern.mayHaveExperiencer
  }

  /// *Abrir, porta, menino*: a thing is there to be the object, so that the being does it.
  private func hasOtherObject(_ words: [Constituent], _ index: Int, _ frame: VerbFrame) -> Bool {
    if variety.language == .english { return hasOtherThing(words, index, frame) }
    if isBehindObject(words, index, frame) { return true }
    guard words[index].lexeme.isHuman, !Self.calling.contains(frame.lemma),
      words[index].lexeme.wordClass == .noun || words[index].lexeme.wordClass == .properNoun,
      frame.slots.first(where: { $0.role == .recipient || $0.role == .company }) == nil
        || frame.isDefault
    else { return false }
    return words.indices.contains { other in
      other != index && words[other].lexeme.wordClass == .noun && !words[other].lexeme.isBeing
        && !words[other].lexeme.kind.isTemporal
        && !KindSet.places.contains(words[other].lexeme.kind)
        // Invitar / Ana / fiesta.
        && !frame.slots.contains {
          $0.role.isPlace && $0.kinds.contains(words[other].lexeme.kind)
        }
    }
  }

  /// *Ventana / abrir / profesor, hierba / comer / vaca*: with what it is done to before the verb, whoever stands behind
  /// does it, unless something is given or told.
  func isBehindObject(_ words: [Constituent], _ index: Int, _ frame: VerbFrame) -> Bool {
    guard let verb = verbPlace(words), index > verb, !Self.calling.contains(frame.lemma),
      words[index].lexeme.wordClass == .noun || words[index].lexeme.wordClass == .properNoun,
      !DoerWords.handing.contains(frame.lemma), !frame.pattern.mayHaveExperiencer
    else { return false }
    let before = words[..<verb].indices.filter {
      isNominal(words[$0].lexeme) && !isGoverned(words, $0)
    }
    guard before.count == 1, let thing = before.first, words[thing].lexeme.namesThing,
      frame.slots.contains(where: { $0.role == .object })
    else { return false }
    let noun = words[thing].lexeme
    if frame.slot(.company) != nil {
      // Futebol / jogar / meninos, but parque / jugar / amigos.
      return frame.slots.contains {
        $0.role == .object && ($0.kinds.contains(noun.roleKind) || $0.words.contains(noun.lemma))
      }
    }
    guard KindSet.places.contains(noun.kind) || noun.kind == .vehicle else { return true }
    return words[index].lexeme.isHuman && frame.takesAsObject(noun) && frame.slot(.placeTo) == nil
      && !DoerWords.seeing.contains(frame.lemma)
  }

  /// Verbs of calling somebody, with the device behind them.
  static let calling: WordSet = ["llamar", "ligar", "telefonear", "telefonar", "chamar"]

  /// *Two doughnut buy Vera, eat cat fish*: with a thing there to be the object, the only being does it.
  private func hasOtherThing(_ words: [Constituent], _ index: Int, _ frame: VerbFrame) -> Bool {
    let lexeme = words[index].lexeme
    let isEater = lexeme.kind == .animal && Self.eating.contains(frame.lemma)
    guard isEater || lexeme.isHuman && lexeme.wordClass != .pronoun, let verb = verbPlace(words),
      isEater || !frame.slots.contains(where: { $0.role == .recipient })
        || verb > 0 && lexeme.wordClass == .properNoun
    else { return false }
    return words.indices.contains { other in
      let noun = words[other].lexeme
      return other != index && noun.wordClass == .noun && !noun.kind.isTemporal
        && !KindSet.places.contains(noun.kind)
        && (isEater ? other > index : !noun.isBeing && other < verb)
    }
  }

  func verbPlace(_ words: [Constituent]) -> Int? {
    words.firstIndex { $0.lexeme.wordClass == .verb }
  }

  private static let eating: WordSet = ["eat", "drink", "bite", "chew", "lick", "catch", "chase"]

  /// The frame of the verb that an object would be of: the last that is opened.
  func usedFrame(_ words: [Constituent], _ verb: Int) -> VerbFrame {
    let opened = words.indices.last { $0 != verb && words[$0].lexeme.wordClass == .verb }
    return frame(of: words[opened ?? verb])
  }

  /// *Zorzal, gusano, comer*: a word that nobody knows, first of all and with another noun left for the
  /// object, is who does it.
  private func opensUnknown(_ words: [Constituent], _ index: Int, _ verb: Int) -> Bool {
    guard words[index].lexeme.isInferred, index < verb else { return false }
    let others = words.indices.filter {
      $0 != index && isNominal(words[$0].lexeme) && !isGoverned(words, $0)
    }
    return others.allSatisfy { $0 > index && !words[$0].lexeme.isBeing } && !others.isEmpty
  }

  func isObjectForm(_ lexeme: Lexeme) -> Bool {
    ["mí", "me", "ti", "te", "mim", "him", "her", "us", "them"].contains(lexeme.lemma)
      || variety.language != .english
        && (WordJoiner.clitics.contains(lexeme.lemma) || ["o", "a", "as"].contains(lexeme.lemma))
  }
}
