import AACCore

extension TileReader {
  /// Tiles that can be the subject together, and how likely that is.
  struct Candidate {
    var places: [Int]
    var score: Int
  }

  /// Every subject worth considering; the first has no tiles: the quick mode.
  func candidates(_ words: [Constituent], verb: Int?) -> [Candidate] {
    guard let verb else {
      // Gracias por la ayuda: what is greeted and thanked for is no subject.
      let isSocial = variety.language != .english && words.contains { $0.lexeme.kind == .social }
      // Pan con mantequilla: a preposition joins and is no subject's.
      let isPhrase =
        variety.language != .english
        && words.contains { $0.lexeme.wordClass == .adposition && $0.lexeme.lemma != "de" }
      return [Candidate(places: isSocial || isPhrase ? [] : Array(words.indices), score: 1)]
    }
    let frame = frame(of: words[verb])
    guard frame.pattern.isPersonal || hasWeatherSubject(words, verb, frame),
      !isHourSaid(words, verb)
    else {
      return [Candidate(places: [], score: 100)]
    }
    var candidates = [Candidate(places: [], score: 40)]
    var nouns: [Candidate] = []
    let end =
      variety.language == .spanish ? min(mainEnd(words), joinedEnd(words)) : mainEnd(words)
    for index in words.indices.prefix(end)
    where isNominal(words[index].lexeme) && !isGoverned(words, index) && !isAsked(words, index)
      && !modifiesNext(words, index)
    {
      let score = self.score(words, index, verb, frame)
      guard score > 0 else { continue }
      nouns.append(Candidate(places: withModifiers(words, index, frame, verb), score: score))
    }
    candidates += nouns
    candidates += joined(words, nouns, verb)
    if isPointedAtFirst(words, verb, frame) {
      candidates.append(Candidate(places: [0], score: 66))
    }
    if variety.language != .english, verb == 1, frame.pattern == .copula, words.count > 3,
      words[0].lexeme.kind == .demonstrative, words[0].lexeme.wordClass == .determiner,
      words[2].lexeme.isDeterminerLike || words[3].lexeme.lemma == "de"
    {
      // Aquel / ser / mi / calle.
      candidates.append(Candidate(places: [0], score: 66))
    }
    if isSaidOfDay(words, verb, frame) { candidates.append(Candidate(places: [0], score: 64)) }
    let typed = words[verb].lexeme
    guard variety.language != .english, let person = typed.person else { return candidates }
    // Quiero mamá, vamos parque: the form on the tile says who does it.
    return candidates.filter { candidate in
      let pronouns = candidate.places.filter { words[$0].lexeme.wordClass == .pronoun }
      if person == .third { return true }
      return candidate.places.isEmpty
        || pronouns.contains { (words[$0].lexeme.person ?? .third) == person }
    }
  }

  /// *É hora de ir à escola, é minha vez de jogar*: said of nobody.
  private func isHourSaid(_ words: [Constituent], _ verb: Int) -> Bool {
    guard variety.language == .portuguese, words[verb].lexeme.person == .third,
      words[verb].lexeme.lemma == "ser"
    else { return false }
    let next = words[(verb + 1)...].first { !$0.lexeme.isDeterminerLike }?.lexeme.lemma
    return next == "hora" || next == "vez"
  }

  /// *Hoy / ser / mi / cumpleaños*: the day comes first and what it is comes behind the verb.
  private func isSaidOfDay(_ words: [Constituent], _ verb: Int, _ frame: VerbFrame) -> Bool {
    guard variety.language != .english, verb == 1, frame.pattern == .copula, words.count > 2,
      Self.days.contains(words[0].lexeme.lemma)
    else { return false }
    let said = words[2...].map(\.lexeme)
    return said.contains {
      $0.wordClass == .noun || $0.wordClass == .properNoun || $0.lemma.hasPrefix("que ")
        || $0.lemma.hasPrefix("do que ")
    }
      && said.allSatisfy { $0.wordClass != .pronoun && $0.wordClass != .verb }
  }

  private static let days: WordSet = ["hoy", "mañana", "hoje", "amanhã"]

  private func isNominal(_ lexeme: Lexeme) -> Bool {
    switch lexeme.wordClass {
    case .noun: !lexeme.kind.isTemporal
    case .properNoun: true
    case .pronoun: lexeme.kind != .question
    case .determiner: variety.language == .english && lexeme.kind == .demonstrative
    default: false
    }
  }

  /// Whether a preposition stands before it, which no subject has.
  func isGoverned(_ words: [Constituent], _ index: Int) -> Bool {
    var before = index - 1
    if variety.language == .english {
      // In the box, at my new school.
      while before >= 0,
        words[before].lexeme.isDeterminerLike || words[before].lexeme.wordClass == .adjective
      {
        before -= 1
      }
    } else {
      // De mi hermano, da Ana.
      while before > 0, words[before].lexeme.isDeterminerLike { before -= 1 }
    }
    guard before >= 0 else { return false }
    if variety.language == .spanish, words[before].lexeme.isConnective, before > 1,
      words[before - 1].lexeme.isBeing, words[before - 1].lexeme.wordClass != .pronoun,
      words[before - 1].lexeme.wordClass != .adjective
    {
      // Cocinar con mamá y papá.
      return isGoverned(words, before - 1)
    }
    return words[before].lexeme.wordClass == .adposition || isCompared(words, before)
  }

  /// *Más alto que / yo, tão alto quanto / ele*: what something is compared with does nothing.
  private func isCompared(_ words: [Constituent], _ link: Int) -> Bool {
    guard variety.language != .english, link > 0,
      ["que", "do que", "como", "quanto"].contains(words[link].lexeme.lemma)
    else { return false }
    return words[..<link].suffix(3).contains {
      WordSorter.comparatives.contains($0.lexeme.lemma) || $0.lexeme.lemma.hasPrefix("tão ")
    }
  }

  /// Whether a question word right before it asks for it: *what color, cuántos perros*.
  private func isAsked(_ words: [Constituent], _ index: Int) -> Bool {
    guard index > 0, words[index - 1].lexeme.kind == .question,
      words[index].lexeme.wordClass == .noun
    else { return false }
    let asks = tables.lexicon.word(words[index - 1].lexeme.lemma)?.asks
    return asks == .howMany || asks?.canDetermine == true && !words[index].lexeme.isBeing
  }

  /// Whether a question word asks for what is done, not for who does it: *what eat dog*.
  private func asksForObject(_ words: [Constituent], _ verb: Int) -> Bool {
    words.contains {
      $0.lexeme.kind == .question && tables.lexicon.word($0.lexeme.lemma)?.asks != .who
    }
  }

  private func score(_ words: [Constituent], _ index: Int, _ verb: Int, _ frame: VerbFrame) -> Int {
    let lexeme = words[index].lexeme
    if lexeme.wordClass == .determiner {
      // That be mine: what is pointed at, before a verb or *not*.
      let next = index + 1 < words.count ? words[index + 1].lexeme : nil
      if isPointedAtBehind(words, index, verb) { return 130 }
      guard index == 0, next?.wordClass == .verb || next?.kind == .negation else { return 0 }
      return frame.isCopular ? 130 : 60
    }
    if variety.language == .spanish, let score = everydayScore(words, index, verb, frame) {
      return score
    }
    if frame.pattern.mayHaveExperiencer,
      index + 1 == verb || variety.language == .portuguese && frame.lemma == "doer",
      lexeme.wordClass == .pronoun, variety.language != .english,
      WordJoiner.clitics.contains(lexeme.lemma)
    {
      return 150
    }
    if variety.language != .english, index < verb, Self.pointed.contains(lexeme.lemma),
      frame.slot(.subject) == nil, !frame.isCopular,
      words.contains(where: { $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person }),
      frame.pattern.mayHaveExperiencer || frame.lemma == "gostar" || frame.isStrongOpener
    {
      // Esto, no, gustar, yo: what is pointed at is liked.
      return 5
    }
    if variety.language != .english, index > verb, Self.pointed.contains(lexeme.lemma),
      frame.slot(.object) != nil, frame.slot(.subject) == nil, !frame.isCopular,
      !frame.pattern.mayHaveExperiencer
    {
      // Tocar eso: what is pointed at is what it is done to.
      return 5
    }
    if variety.language == .spanish, frame.lemma == "dar", let feeling = givenFeeling(words) {
      // León, dar, miedo, yo: what gives a feeling does so to whoever has it.
      if index == feeling { return 0 }
      if lexeme.wordClass == .pronoun { return 30 }
    }
    if variety.language != .english, index > verb,
      ["nada", "algo", "tudo", "todo"].contains(lexeme.lemma),
      lexeme.wordClass == .pronoun, usedFrame(words, verb).slot(.object) != nil || frame.isOpener
    {
      // No, querer, nada: nothing is what is wanted.
      return 0
    }
    let order = index < verb ? 20 : 0
    let first = index == 0 ? 1 : 0
    if lexeme.wordClass == .pronoun, lexeme.kind == .person || lexeme.person != nil {
      // Médico, curar, yo: behind the verb and somebody before it, a pronoun is whom it is done to.
      if variety.language != .english, index > verb,
        hasBeing(words, before: verb)
          || Self.biting.contains(frame.lemma)
            && words[..<verb].contains(where: { $0.lexeme.kind == .animal && $0.lexeme.isBeing }),
        frame.takesPerson || usedFrame(words, verb).takesPerson
      {
        return isObjectForm(lexeme) ? 0 : 60
      }
      if isObjectForm(lexeme) { return 0 }
      if variety.language == .english, index > verb,
        ["mine", "yours", "hers", "ours", "theirs"].contains(lexeme.lemma),
        !words.contains(where: { $0.lexeme.kind == .question })
      {
        // That book be hers.
        return 0
      }
      if variety.language == .english {
        return englishPronounScore(words, index, verb) + order + first
      }
      return 100 + order + first
    }
    if lexeme.isBeing {
      if variety.language == .english, isAskedWithModal(words, index, verb) { return 150 }
      if frame.pattern.mayHaveExperiencer { return (lexeme.isHuman ? 55 : 10) + first }
      let used = usedFrame(words, verb)
      if variety.language != .english, used.isCopular, !frame.isCopular, index > verb,
        words[index - 1].lexeme.wordClass == .verb
      {
        // Querer, ser, bombero: what one wants to be does not want it.
        return 20
      }
      if variety.language != .english, index > verb || isPictured(words, index),
        ["soñar", "sonhar"].contains(frame.lemma) || isPictured(words, index)
      {
        // Soñar, monstruo; disfraz, pirata: what is dreamt and dressed up as.
        return 0
      }
      let isOtherwiseUsed =
        index > verb && used.takesAsObject(lexeme) && !hasOtherObject(words, index, used)
        && !asksForObject(words, verb)
      // Lawyer Daniel be: who has a name is what the rest is said of.
      let named =
        variety.language == .english && frame.isCopular && lexeme.wordClass == .properNoun
          && index < verb ? 30 : 0
      if variety.language == .english, verb == 0, index > verb + 1, index + 1 == words.count,
        frame.slot(.company) != nil, lexeme.isHuman
      {
        // Play hide and seek friend: whom one does it with.
        return 35
      }
      var human = lexeme.isHuman ? 5 : 0
      if variety.language != .english, lexeme.kind == .animal, Self.biting.contains(frame.lemma) {
        human = 8
      } else if isSecondBeing(words, index, verb, frame) {
        human = 0
      }
      let deed =
        variety.language == .english && index == 0 && !lexeme.isHuman && isAnimalDeed(frame.lemma)
        ? 10 : 0
      return (isOtherwiseUsed ? 35 : 50) + human + order + first + named + deed
    }
    if variety.language == .english, isAskedWithModal(words, index, verb) { return 120 }
    if beginsFirst(words, index, verb) { return 70 + first }
    if acts(words, index, on: verb) { return 70 + first }
    if opensUnknown(words, index, verb) { return 42 + first }
    if actsFirst(words, index, verb) { return 45 + first }
    if worksOnOther(words, index, verb) { return 70 + first }
    return thingScore(words, lexeme, frame) + order + first
  }

  private func isPictured(_ words: [Constituent], _ index: Int) -> Bool {
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

  /// Verbs of calling somebody, with the device behind them.
  private static let calling: WordSet = ["llamar", "ligar", "telefonear", "telefonar", "chamar"]

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

  /// A thing is the subject where the verb says what it is like or has no place for it as an
  /// object.
  private func thingScore(_ words: [Constituent], _ lexeme: Lexeme, _ frame: VerbFrame) -> Int {
    if variety.language != .english, frame.pattern == .copula,
      ClausePlanner.truths.contains(lexeme.lemma)
    {
      return 0
    }
    if variety.language == .english, isOwnedFirst(words, lexeme) { return 120 }
    if frame.isCopular, variety.language == .portuguese, lexeme.lemma == "nome" { return 70 }
    if frame.isCopular {
      let hasBeing = words.indices.contains {
        words[$0].lexeme.isBeing && (variety.language == .english || !isGoverned(words, $0))
      }
      return hasBeing ? 20 : 42
    }
    if variety.language == .spanish, isOfBeings(words, lexeme, frame) { return 5 }
    if variety.language != .english, worksByItself(words, lexeme, frame) { return 45 }
    if variety.language == .english {
      if asksWho(words) { return 1 }
      if hasThing(words, lexeme, frame) { return 30 }
      if goesByItself(words, lexeme, frame) || movesFirst(words, lexeme, frame) { return 45 }
    }
    if variety.language == .english, frame.isSaidOfThings(lexeme) { return 45 }
    if frame.pattern.mayHaveExperiencer, frame.slot(.subject) == nil { return 1 }
    if frame.slot(.attribute) != nil, words.contains(where: \.lexeme.saysHow) {
      return words.contains { $0.lexeme.isBeing } ? 20 : 45
    }
    if frame.slot(.subject) != nil { return words.contains { $0.lexeme.isBeing } ? 20 : 45 }
    if beginsItself(words, lexeme, frame) { return 45 }
    if needsThing(words, lexeme, frame) || arrives(words, lexeme, frame) { return 45 }
    if isFirstOfTwoThings(words, lexeme, frame) || happens(words, lexeme, frame) { return 30 }
    let takes = frame.slots.contains { slot in
      slot.acceptedKinds.isEmpty || slot.acceptedKinds.contains(lexeme.kind)
    }
    return takes || KindSet.places.contains(lexeme.kind) ? 5 : 30
  }

  /// *Who ring doorbell*: somebody does it, whatever comes first.
  private func asksWho(_ words: [Constituent]) -> Bool {
    words.indices.contains {
      words[$0].lexeme.lemma == "who" && !isGoverned(words, $0)
        && ($0 + 1 == words.count || words[$0 + 1].lexeme.wordClass != .adposition)
    }
  }

  /// *Our house have garden, truck pull trailer*: of two things around a verb of having, or one that moves by
  /// itself, the first does it.
  private func hasThing(_ words: [Constituent], _ lexeme: Lexeme, _ frame: VerbFrame) -> Bool {
    guard let verb = verbPlace(words), let index = words.firstIndex(where: { $0.lexeme == lexeme }),
      index < verb,
      words[..<index].allSatisfy({ $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .adjective }
      ),
      words[(verb + 1)...].contains(where: {
        $0.lexeme.wordClass == .noun || frame.lemma == "need" && $0.lexeme.wordClass == .verb
      }),
      !words.contains(where: { $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun })
    else { return false }
    if ["have", "need", "contain", "hold"].contains(frame.lemma) { return true }
    switch lexeme.kind {
    case .vehicle, .weather, .nature, .device:
      return frame.slot(.object)?.kinds.contains(lexeme.kind) != true && !frame.isOpener
        && frame.past != .state
    default: return false
    }
  }

  /// *this/bus/go/to/downtown*: what is picked out right before a verb that is done to nothing.
  private func movesFirst(_ words: [Constituent], _ lexeme: Lexeme, _ frame: VerbFrame) -> Bool {
    guard words[0].lexeme.isDeterminerLike, frame.isListed, frame.slot(.object) == nil,
      frame.opening == nil || lexeme.kind == .vehicle, let verb = verbPlace(words), verb > 1,
      words[verb - 1].lexeme == lexeme
    else { return false }
    return !words.contains { $0.lexeme.isBeing }
  }

  /// *train/leave/at/eight, what/time/movie/start*: what runs to a timetable does so by itself (CGEL §4.45).
  private func goesByItself(_ words: [Constituent], _ lexeme: Lexeme, _ frame: VerbFrame) -> Bool {
    guard !words.contains(where: { $0.lexeme.isBeing }),
      EnglishHabits.scheduled.contains(frame.lemma),
      let verb = verbPlace(words), let index = words.firstIndex(where: { $0.lexeme == lexeme })
    else { return false }
    switch lexeme.kind {
    case .vehicle, .event, .media, .activity, .meal, .subject, .sport, .game, .place: break
    default: return false
    }
    if lexeme.kind == .vehicle, !["leave", "arrive", "depart"].contains(frame.lemma) {
      return false
    }
    return index < verb
      && (asksWhen(words) || verb + 1 == words.count
        || words[(verb + 1)...].allSatisfy {
          $0.lexeme.wordClass != .noun || $0.lexeme.kind.isTemporal
        })
  }

  /// *Chuva, parar; telefone, tocar; avião, voar*: what happens by itself, said first of all.
  private func happens(_ words: [Constituent], _ lexeme: Lexeme, _ frame: VerbFrame) -> Bool {
    guard variety.language != .english, words.count > 1, !Self.calling.contains(frame.lemma),
      !words.contains(where: {
        $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person
      }),
      let start = words.firstIndex(where: { isNominal($0.lexeme) || $0.lexeme.wordClass == .verb })
    else { return false }
    guard
      variety.language == .portuguese
        || words[..<start].contains(where: { Self.wishes.contains($0.lexeme.lemma) }),
      start + 1 < words.count, words[start].lexeme == lexeme,
      words[start + 1].lexeme.wordClass == .verb, frame.opening == nil
    else { return false }
    let takes = frame.slots.contains { $0.role == .object && $0.kinds.contains(lexeme.kind) }
    if Self.changing.contains(frame.lemma) { return true }
    switch lexeme.kind {
    case .weather, .event, .nature, .illness, .device: return !takes
    case .vehicle: return !takes && frame.slot(.placeTo) == nil
    default: return false
    }
  }

  /// *Quando, começar, recreio*: asked when, what takes place does so by itself.
  private func beginsItself(_ words: [Constituent], _ lexeme: Lexeme, _ frame: VerbFrame) -> Bool {
    variety.language != .english && MeaningWords.beginnings.contains(frame.lemma)
      && !lexeme.isToolLike && asksWhen(words)
      && !words.contains {
        $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person
      }
  }

  func hasSomebody(_ words: [Constituent]) -> Bool {
    words.indices.contains {
      (words[$0].lexeme.isBeing
        || words[$0].lexeme.wordClass == .pronoun && words[$0].lexeme.kind == .person)
        // El coche de papá no funciona.
        && !(variety.language == .spanish && isGoverned(words, $0))
    }
  }

  /// Whether it is asked when.
  private func asksWhen(_ words: [Constituent]) -> Bool {
    words.indices.contains { index in
      let word = words[index].lexeme
      // A qué hora, in one piece or in three.
      let isHour =
        word.lemma.hasPrefix("hora") && index > 0 && words[index - 1].lexeme.kind == .question
      return isHour || tables.lexicon.word(word.lemma)?.asks == .when
        || Self.hours.contains(word.lemma)
    }
  }

  private static let hours: WordSet = [
    "a qué hora", "qué hora", "a que horas", "que horas", "que hora", "what time",
  ]

  /// Words before what is wished.
  private static let wishes: WordSet = ["ojalá", "tomara", "tomara que", "oxalá", "que"]

  /// Verbs of what things do by themselves as well.
  private static let changing: WordSet = [
    "derreter", "ferver", "queimar", "secar", "quebrar", "rasgar", "furar", "estragar", "acabar",
    "murchar", "arrefecer", "esfriar", "aquecer", "abrir", "fechar", "partir", "estourar",
    "explodir", "rebentar", "entupir", "enferrujar",
  ]

  /// *Trator, puxar, reboque*: of two things around a verb that can be done to any, the first does it.
  private func isFirstOfTwoThings(_ words: [Constituent], _ lexeme: Lexeme, _ frame: VerbFrame)
    -> Bool
  {
    guard variety.language == .portuguese, words.count > 2, words[0].lexeme == lexeme,
      let verb = words[..<3].firstIndex(where: { $0.lexeme.wordClass == .verb }), verb > 0,
      verb == 1 || words[1].lexeme.wordClass == .adjective,
      words[(verb + 1)...].first(where: { !$0.lexeme.isDeterminerLike })?.lexeme.wordClass == .noun,
      !words.contains(where: { $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun })
    else { return false }
    return !frame.slots.contains { $0.role == .object && $0.kinds.contains(lexeme.kind) }
      && !frame.isStrongOpener
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

  /// *Mi mejor amigo, a primeira aula*: an ordinal or superlative between a determiner and its noun.
  private func isRank(_ words: [Constituent], _ index: Int) -> Bool {
    variety.language != .english && index > 0 && words[index - 1].lexeme.isDeterminerLike
      && ClausePlanner.ranks.contains(words[index].lexeme.lemma)
  }

  private func isObjectForm(_ lexeme: Lexeme) -> Bool {
    ["mí", "me", "ti", "te", "mim", "him", "her", "us", "them"].contains(lexeme.lemma)
      || variety.language != .english
        && (WordJoiner.clitics.contains(lexeme.lemma) || ["o", "a", "as"].contains(lexeme.lemma))
  }

  /// The noun with the words right beside it that belong to it: *mi perro, dos niños, niña
  /// pequeña*.
  private func withModifiers(
    _ words: [Constituent], _ index: Int, _ frame: VerbFrame, _ verb: Int
  ) -> [Int] {
    let described = describing(words, before: index, frame, verb: verb)
    var places = Array((index - described)...index)
    var before = index - described - 1
    while before >= 0, words[before].lexeme.isDeterminerLike || isRank(words, before) {
      places.insert(before, at: 0)
      before -= 1
    }
    if variety.language == .english { takeOwner(words, index, verb, &places) }
    var after = index + 1
    if after + 1 < words.count, words[index].lexeme.wordClass == .noun,
      words[after].lexeme.kind == .possessive, words[after].lexeme.wordClass == .determiner,
      words[after + 1].lexeme.wordClass == .verb
    {
      // Perro mi come, dog my run: whose it is may be chosen after it.
      places.append(after)
      after += 1
    }
    if variety.language != .english, after + 1 < verb,
      ["más", "menos", "mais"].contains(words[after].lexeme.lemma),
      words[after + 1].lexeme.wordClass == .adjective, words[index].lexeme.wordClass == .noun
    {
      // Meu irmão mais velho.
      places += [after, after + 1]
      after += 2
    }
    while after < words.count, words[after].lexeme.wordClass == .adjective,
      !frame.isCopular || isAttributive(words, after, verb),
      words[index].lexeme.wordClass == .noun,
      // Crocodile sharp teeth have: English adjectives stand before their noun.
      variety.language != .english || after + 1 == words.count
        || words[after + 1].lexeme.wordClass != .noun
    {
      places.append(after)
      after += 1
    }
    if variety.language != .english { places += owned(words, after) }
    return places
  }

  /// *El coche **de papá***, *el hermano **mi***: what belongs to the noun behind it.
  private func owned(_ words: [Constituent], _ after: Int) -> [Int] {
    guard after < words.count else { return [] }
    let next = words[after].lexeme
    if next.kind == .possessive, next.wordClass != .pronoun {
      let isFree = after + 1 == words.count || words[after + 1].lexeme.wordClass != .noun
      return isFree ? [after] : []
    }
    guard next.lemma == "de", after + 1 < words.count else { return [] }
    var end = after + 1
    while end < words.count, words[end].lexeme.isDeterminerLike { end += 1 }
    guard end < words.count, isNominal(words[end].lexeme),
      variety.language == .spanish || words[end].lexeme.isBeing
        || end + 1 < words.count
          && PortugueseRowWords.breaking.contains(words[end + 1].lexeme.lemma)
        || words[..<after].last?.lexeme.wordClass == .noun && words.indices.contains(end + 1)
          && frame(of: words[end + 1]).isCopular && words[end + 1].lexeme.wordClass == .verb,
      words[(end + 1)...].contains(where: { $0.lexeme.wordClass == .verb })
    else { return [] }
    return Array(after...end)
  }

  /// Two subjects joined by a connective, or side by side before the verb.
  private func joined(_ words: [Constituent], _ nouns: [Candidate], _ verb: Int) -> [Candidate] {
    var joined: [Candidate] = []
    for (left, right) in zip(nouns, nouns.dropFirst()) {
      guard let last = left.places.last, let first = right.places.first else { continue }
      let beings = [left, right].allSatisfy { $0.score >= 50 }
      if first == last + 2, words[last + 1].lexeme.isConnective, beings {
        let score = max(left.score, right.score) + 25
        joined.append(Candidate(places: left.places + [last + 1] + right.places, score: score))
      } else if first == last + 1, first < verb, beings {
        let bonus = variety.language == .english && actTogether(words, left, right, verb) ? 5 : -5
        joined.append(
          Candidate(
            places: left.places + right.places, score: max(left.score, right.score) + bonus))
      }
    }
    if variety.language != .english { joined += listed(words, nouns, verb) }
    return joined
  }

  /// *Mamá / papá / y / yo; ni / Ana / ni / Luis*: three of them, or neither of two (NGLE §31.9).
  private func listed(_ words: [Constituent], _ nouns: [Candidate], _ verb: Int) -> [Candidate] {
    var listed: [Candidate] = []
    for index in nouns.indices.dropFirst() {
      let (left, right) = (nouns[index - 1], nouns[index])
      guard let start = left.places.first, let end = left.places.last,
        let next = right.places.first, next == end + 2, left.score >= 50, right.score >= 50
      else { continue }
      if start > 0, words[start - 1].lexeme.isAlternative, words[end + 1].lexeme.isAlternative {
        listed.append(
          Candidate(
            places: [start - 1] + left.places + [end + 1] + right.places,
            score: max(left.score, right.score) + 40))
      }
      guard index > 1, words[end + 1].lexeme.isConnective, next < verb,
        nouns[index - 2].places.last == start - 1, nouns[index - 2].score >= 50
      else { continue }
      listed.append(
        Candidate(
          places: nouns[index - 2].places + left.places + [end + 1] + right.places,
          score: max(left.score, right.score) + 35))
    }
    return listed
  }
}

extension VerbFrame {
  /// Whether somebody can be what it is done to or for.
  var takesPerson: Bool {
    isDefault || slot(.recipient) != nil || slot(.beneficiary) != nil
      || slots.contains {
        ($0.role == .object
          || $0.role == .topic && ($0.preposition == "de" || $0.preposition == "em"))
          && ($0.acceptedKinds.isEmpty || $0.acceptedKinds.contains(.person))
      }
  }

  /// Whether a noun suits a slot for the object.
  func takesAsObject(_ noun: Lexeme) -> Bool {
    slots.contains { slot in
      slot.role == .object
        && (slot.acceptedKinds.isEmpty || slot.acceptedKinds.contains(noun.roleKind))
    }
  }
}

extension Lexeme {
  /// Whether it is a thing that somebody ends or opens.
  fileprivate var isToolLike: Bool {
    switch kind {
    case .thing, .food, .drink, .dish, .toy, .book, .clothing: true
    default: false
    }
  }

  /// Whether it says how something is: *bien, mal, rico*.
  var saysHow: Bool {
    wordClass == .adjective || kind == .manner || lemma == "mal" || lemma == "bien"
      || lemma == "bem"
  }

  /// Whether it stands before a noun and belongs to it.
  var isDeterminerLike: Bool {
    wordClass == .determiner || wordClass == .numeral
      || (wordClass != .pronoun && (kind == .possessive || kind == .demonstrative))
  }

  /// Whether it joins words: *y, e, and*.
  var isConnective: Bool {
    wordClass == .conjunction && ["y", "e", "and", "o", "ou", "or"].contains(lemma)
  }
}

extension VerbFrame {
  /// Whether an English verb says what a thing is like or does to people: *his voice sounds sad*.
  fileprivate func isSaidOfThings(_ noun: Lexeme) -> Bool {
    if pattern == .experiencer { return noun.kind == .body }
    return slots.first?.role == .attribute || EnglishHabits.affecting.contains(lemma)
  }
}
