import AACCore

/// Things as what the verb is said of.
extension TileReader {
  /// A thing is the subject where the verb says what it is like or has no place for it as an
  /// object.
  func thingScore(_ words: [Constituent], _ lexeme: Lexeme, _ frame: VerbFrame) -> Int {
    if variety.language != .english, frame.pattern == .copula,
      ClausePlanner.truths.contains(lexeme.lemma)
    {
      return 0
    }
    if isNoAgent(words, lexeme, frame) || isHandledPolitely(words, frame)
      || isMissed(words, lexeme, frame)
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
    if variety.language == .portuguese, frame.lemma == "tratar",
      lexeme.kind == .book || lexeme.kind == .media
    {
      return 45
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

  /// *Luz / apagar / por favor*: things are asked for nothing; somebody is asked to do it to them.
  private func isHandledPolitely(_ words: [Constituent], _ frame: VerbFrame) -> Bool {
    variety.language == .portuguese && !frame.isCopular && frame.slot(.object) != nil
      && words.contains { OrderWords.please.contains($0.lexeme.lemma) }
      && !words.contains { $0.lexeme.isBeing || $0.lexeme.kind == .question }
  }

  /// *Ônibus / perder / hoje*: vehicles lose nothing; somebody misses them.
  private func isMissed(_ words: [Constituent], _ lexeme: Lexeme, _ frame: VerbFrame) -> Bool {
    variety.language == .portuguese && frame.lemma == "perder" && lexeme.kind == .vehicle
      && words.filter { $0.lexeme.isNominal && !$0.lexeme.kind.isTemporal }.count == 1
  }

  /// *Who ring doorbell*: somebody does it, whatever comes first.
  func asksWho(_ words: [Constituent]) -> Bool {
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
    "derreter", "encolher", "rachar", "ferver", "queimar", "secar", "quebrar", "rasgar", "furar",
    "estragar", "acabar",
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
      && !frame.isStrongOpener && (lexeme.actsOnOthers || !isDoneByPeople(frame))
  }
}

extension Lexeme {
  /// Whether it does something to others by itself: *trator, vento, escola*.
  fileprivate var actsOnOthers: Bool {
    switch kind {
    case .vehicle, .weather, .nature, .device, .event, .illness, .place, .plant, .media: true
    default: isBeing
    }
  }

  /// Whether it is a thing that somebody ends or opens.
  fileprivate var isToolLike: Bool {
    switch kind {
    case .thing, .food, .drink, .dish, .toy, .book, .clothing: true
    default: false
    }
  }
}

extension VerbFrame {
  /// Whether an English verb says what a thing is like or does to people: *his voice sounds sad*.
  fileprivate func isSaidOfThings(_ noun: Lexeme) -> Bool {
    if pattern == .experiencer { return noun.kind == .body }
    return slots.first?.role == .attribute || EnglishHabits.affecting.contains(lemma)
  }
}
