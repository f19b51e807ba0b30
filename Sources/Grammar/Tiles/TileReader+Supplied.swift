import AACCore

/// Rows without a verb in which only one can be meant: *yo / triste, mamá / enfadada, yo / hambre, dónde / mamá,
/// rampa / de / autobús / roto, sapato / novo / apertado* (NGLE §37.2, §37.9; Cunha & Cintra, chapter 7, *Predicado
/// nominal*).
extension TileReader {
  /// Puts in the copula, or *tener*, between who is meant and what is said of them.
  ///
  /// Only the words before the first clause within the row count: *yo / triste / porque / perro / morir*.
  func supplyVerb(_ words: inout [Constituent]) {
    let end = endOfMain(words)
    if words.count == 3, end == 3, tables.lexicon.word(words[0].lexeme.lemma)?.asks == .what,
      askWhatThereIs(&words, 0, .what)
    {
      return
    }
    guard words.count > 1, end > 0, !hasOwnVerb(words[..<end]) else { return }
    callOther(&words)
    if end == words.count { putSpeakerFirst(&words) }
    if end == words.count, supplyPlace(&words) { return }
    if end == words.count, supplyDistance(&words) || supplyTowards(&words) { return }
    if supplyToBeing(&words, end) { return }
    if end == words.count, supplyToFeeling(&words) || askWithoutVerb(&words) { return }
    if supplyToThing(&words, end) { return }
    if end == words.count, supplyNature(&words) { return }
    if end == words.count, variety.language == .portuguese,
      supplyKin(&words) || supplyQuality(&words)
    {
      return
    }
    if end == words.count, supplyBetweenPhrases(&words) { return }
    if end == words.count { supplyWeather(&words) }
  }

  /// Where a clause begins that a connective opens, with its verb: *porque, y*.
  private func endOfMain(_ words: [Constituent]) -> Int {
    let start = words.indices.dropFirst().first { index in
      let word = words[index].lexeme
      guard
        WordSorter.subordinators(of: variety.language).contains(word.lemma)
          || ["y", "e", "pero", "mas"].contains(word.lemma) && word.wordClass == .conjunction
      else { return false }
      return words[index...].contains { $0.lexeme.wordClass == .verb }
    }
    return start ?? words.count
  }

  /// Whether a verb is there that is no complement of a quality: *cansado / de / esperar*.
  private func hasOwnVerb(_ words: ArraySlice<Constituent>) -> Bool {
    words.indices.contains { index in
      guard words[index].lexeme.wordClass == .verb else { return false }
      guard index > words.startIndex, words[index - 1].lexeme.wordClass == .adposition,
        let quality = words[..<index].last(where: { $0.lexeme.wordClass == .adjective })
      else { return true }
      return !quality.lexeme.kind.isPassing
    }
  }

  func copula(_ lemma: String) -> Constituent {
    Constituent(Lexeme(lemma: lemma, wordClass: .verb, kind: .linking))
  }

  // MARK: - Of somebody

  /// *Miedo / oscuridad / yo, lleno / yo, turno / yo*: who feels it was chosen last.
  private func putSpeakerFirst(_ words: inout [Constituent]) {
    guard let last = words.last?.lexeme, last.wordClass == .pronoun, last.kind == .person,
      isSomebody(last), let first = words.first?.lexeme, words.count < 5,
      !words.dropLast().contains(where: { isSomebody($0.lexeme) || $0.lexeme.kind == .question }),
      words[words.count - 2].lexeme.wordClass != .adposition
    else { return }
    if first.lemma == "turno" || first.lemma == "vez", words.count == 2 {
      return words.insert(copula("ser"), at: 0)
    }
    guard verb(between: last, and: first) != nil || SuppliedWords.conditions.contains(first.lemma)
    else { return }
    words.insert(words.removeLast(), at: 0)
  }

  /// *Niño / en / parque, perro / debajo / cama*: where somebody is.
  private func supplyPlace(_ words: inout [Constituent]) -> Bool {
    var noun = 0
    while noun < words.count, words[noun].lexeme.isDeterminerLike { noun += 1 }
    guard noun + 2 < words.count, words[noun].lexeme.wordClass != .pronoun,
      words[noun].lexeme.wordClass == .noun || words[noun].lexeme.wordClass == .properNoun,
      !words[noun].lexeme.kind.isTemporal, words[noun].lexeme.kind != .place
    else { return false }
    let link = words[noun + 1].lexeme
    let isPlain = link.lemma == variety.language.placePreposition
    guard isPlain || SuppliedWords.places.contains(link.lemma) else { return false }
    var place = noun + 2
    if words[place].lexeme.lemma == "de" { place += 1 }
    while place < words.count, words[place].lexeme.isDeterminerLike { place += 1 }
    guard place == words.count - 1, words[place].lexeme.wordClass == .noun else { return false }
    guard !isPlain || words[noun].lexeme.isBeing || isMovable(words[noun].lexeme),
      canHold(words[place].lexeme)
    else { return false }
    words.insert(copula("estar"), at: noun + 1)
    return true
  }

  /// Whether a thing is now here, now there: *lua / em / céu, mochila / en / coche*.
  private func isMovable(_ thing: Lexeme) -> Bool {
    [
      .thing, .toy, .book, .device, .clothing, .vehicle, .nature, .plant, .instrument, .medicine,
      .game,
    ]
    .contains(thing.kind)
  }

  private func supplyToBeing(_ words: inout [Constituent], _ end: Int) -> Bool {
    guard let place = words[..<end].indices.first(where: { isSomebody(words[$0].lexeme) }),
      place == 0 || words[place - 1].lexeme.wordClass != .adposition
    else { return false }
    var said = place + 1
    while said < end, isInBetween(words[said].lexeme) { said += 1 }
    guard said < end, let lemma = verb(between: words[place].lexeme, and: words[said].lexeme)
    else { return false }
    let rest = words[(said + 1)..<end]
    let isSingle = rest.indices.allSatisfy {
      !isSomebody(words[$0].lexeme) || words[$0].lexeme.wordClass == .noun
        || words[said].lexeme.kind == .emotion && $0 == end - 1
        || words[$0 - 1].lexeme.wordClass == .adposition
        || variety.language == .spanish && words[$0 - 1].lexeme.lemma == "que"
    }
    guard isSingle else { return false }
    words.insert(copula(lemma), at: place + 1)
    return true
  }

  private func isSomebody(_ lexeme: Lexeme) -> Bool {
    if lexeme.wordClass == .pronoun {
      return lexeme.kind == .person && !WordJoiner.clitics.contains(lexeme.lemma)
        && !["mí", "ti", "mim"].contains(lexeme.lemma)
    }
    return lexeme.isHuman && lexeme.wordClass != .adjective
  }

  private func isInBetween(_ lexeme: Lexeme) -> Bool {
    lexeme.kind == .degree || lexeme.kind == .negation && lexeme.wordClass != .pronoun
      || ["más", "menos", "mais", "un poco", "um pouco"].contains(lexeme.lemma)
      || variety.language == .portuguese && ["muito", "pouco", "tanto"].contains(lexeme.lemma)
      || lexeme.kind.isTemporal
  }

  /// *Estar* for how somebody is, *ser* for what he is like, *tener* for what he feels; nil where something else may
  /// be meant.
  private func verb(between who: Lexeme, and what: Lexeme) -> String? {
    let isSpanish = variety.language == .spanish
    if variety == .portugueseBrazil,
      ["casado", "solteiro", "viúvo", "divorciado"].contains(what.lemma)
    {
      return "ser"
    }
    switch what.wordClass {
    case .adjective where SuppliedWords.conditions.contains(what.lemma) && !what.kind.isSmall:
      return what.lemma == "listo" ? "ser" : "estar"
    case .noun
    where who.wordClass == .pronoun && what.isHuman && !PortionWords.isKin(what.lemma)
      && what.wordClass == .noun && who.person == .first && who.number != .plural:
      return "ser"
    case .adjective where what.kind.isPassing: return what.lemma == "listo" ? "ser" : "estar"
    case .adjective where who.wordClass == .pronoun && !what.kind.isSmall: return "ser"
    case .noun where what.lemma == "dolor" || what.lemma == "dor":
      return isSpanish ? "tener" : "estar"
    case .noun where what.kind == .illness && who.wordClass == .pronoun:
      return isSpanish ? "tener" : "estar"
    case .noun where what.kind.isSensation && what.kind != .illness:
      // Tenho fome: Portugal has it, Brazil is with it (Bechara, *Estar com*).
      return isSpanish ? "tener" : variety == .portuguesePortugal ? "ter" : "estar"
    case .adverb where ["bien", "mal", "bem"].contains(what.lemma): return "estar"
    default: return nil
    }
  }

  /// *Cansado / de / esperar*: how the speaker is, with what of.
  private func supplyToFeeling(_ words: inout [Constituent]) -> Bool {
    guard let first = words.first?.lexeme, first.wordClass == .adjective, first.kind.isPassing,
      words.count > 2, words[1].lexeme.wordClass == .adposition,
      !Self.greeting.contains(first.lemma)
    else { return false }
    words.insert(copula("estar"), at: 0)
    return true
  }

  /// *Encantado de conocerte* greets and says nothing of how one is.
  private static let greeting: WordSet = ["encantado"]

  // MARK: - Of a thing

  /// *Rampa / de / autobús / roto, boca / seco, sopa / muy / caliente*: what a thing is like at the moment stands last.
  private func supplyToThing(_ words: inout [Constituent], _ end: Int) -> Bool {
    guard let noun = words[..<end].firstIndex(where: { $0.lexeme.wordClass == .noun }),
      words[..<noun].allSatisfy({
        $0.lexeme.isDeterminerLike || $0.lexeme.kind == .social
          || $0.lexeme.kind.isTemporal
      }), !words[noun].lexeme.kind.isTemporal
    else { return false }
    if lacksSomething(words, noun, end) {
      words.insert(copula("estar"), at: noun + 1)
      return true
    }
    let last = end - 1
    var said = last
    // Frio demais: the degree behind.
    if last > noun + 1, words[last].lexeme.lemma == "demais" { said -= 1 }
    if said > noun, ["frío", "frio"].contains(words[said].lexeme.lemma),
      words[said].lexeme.wordClass == .noun, !words[noun].lexeme.isHuman,
      variety.language != .spanish || words[said - 1].lexeme.wordClass != .noun
        || said == noun + 1 || words[said - 2].lexeme.lemma == "de"
    {
      words[said].lexeme.wordClass = .adjective
      words[said].lexeme.kind = .quality
    }
    guard said > noun, words[said].lexeme.wordClass == .adjective, !words[noun].lexeme.isHuman,
      words[(noun + 1)..<said].allSatisfy({ isOfThing($0.lexeme) })
    else { return false }
    var start = said
    while start > noun + 1, words[start - 1].lexeme.kind == .degree || isAmount(words[start - 1]) {
      start -= 1
    }
    let hasDegree = start < said || said < last
    let isPhrase = KindSet.edible.contains(words[noun].lexeme.kind) && said == noun + 1
    if isPhrase, !hasDegree, SuppliedWords.felt.contains(words[said].lexeme.lemma) { return false }
    let hasOwner =
      variety.language == .spanish && words[noun..<said].contains { $0.lexeme.lemma == "de" }
      && words[said - 1].lexeme.isHuman
    guard
      let lemma = copula(for: words[said].lexeme, of: words[noun].lexeme, hasDegree || hasOwner)
    else {
      return false
    }
    words.insert(copula(lemma), at: start)
    return true
  }

  private func isAmount(_ word: Constituent) -> Bool {
    [
      "más", "menos", "mais", "mucho", "muito", "demasiado", "un poco", "um pouco", "no", "não",
      "ya", "já",
    ]
    .contains(word.lexeme.lemma)
  }

  private func isOfThing(_ word: Lexeme) -> Bool {
    word.wordClass == .noun && !word.kind.isTemporal || word.lemma == "de" || word.kind == .degree
      || word.isDeterminerLike || word.wordClass == .adjective
      || isAmount(Constituent(word))
  }

  /// *Estar* of what passes and of how food is, *ser* of what it is like; nil where the words are one phrase (*pelota
  /// roja*).
  func copula(for what: Lexeme, of thing: Lexeme, _ hasDegree: Bool) -> String? {
    if variety.language == .spanish, SuppliedWords.judged.contains(what.lemma) { return "ser" }
    if variety.language == .spanish, SuppliedWords.isTold(thing, as: what) { return "ser" }
    if SuppliedWords.conditions.contains(what.lemma) || what.kind.isPassing { return "estar" }
    if ["alto", "bajo", "baixo", "fuerte"].contains(what.lemma),
      hasDegree || variety.language == .spanish,
      variety.language == .spanish || what.lemma != "fuerte",
      [
        "música", "tele", "televisión", "radio", "volumen", "voz", "sonido", "televisão", "TV",
        "tv",
        "rádio", "volume", "voz", "som",
      ].contains(thing.lemma)
    {
      return "estar"
    }
    let isFood = KindSet.edible.contains(thing.kind)
    if isFood, SuppliedWords.tastes.contains(what.lemma) { return "estar" }
    // La miel es dulce, las manos están pegajosas.
    if variety.language == .spanish, thing.namesThing,
      let copula = SuppliedWords.copula(for: what, isFood)
    {
      return copula
    }
    guard hasDegree else { return nil }
    if variety.language == .portuguese, isPassing(what, of: thing) { return "estar" }
    if what.kind == .color || what.kind == .size { return "ser" }
    return isFood || SuppliedWords.felt.contains(what.lemma) ? "estar" : "ser"
  }

  /// *Celular / sem / bateria*: what a device is without at the moment.
  private func lacksSomething(_ words: [Constituent], _ noun: Int, _ end: Int) -> Bool {
    guard end == words.count, noun + 2 < end,
      ["sin", "sem"].contains(words[noun + 1].lexeme.lemma),
      words[noun + 2].lexeme.wordClass == .noun, noun + 3 == end
    else { return false }
    switch words[noun].lexeme.kind {
    case .device, .vehicle, .room, .home, .person: return true
    default: return false
    }
  }

  // MARK: - Of the weather

  /// *Hoy / mucho / calor*: it is hot.
  private func supplyWeather(_ words: inout [Constituent]) {
    guard words.contains(where: { $0.lexeme.kind.isTemporal }),
      let noun = words.firstIndex(where: { SuppliedWords.weather.contains($0.lexeme.lemma) }),
      words.indices.allSatisfy({
        $0 == noun || words[$0].lexeme.kind.isTemporal || words[$0].lexeme.kind == .quantity
          || words[$0].lexeme.kind == .degree || isAmount(words[$0])
      })
    else { return }
    var start = noun
    while start > 0, !words[start - 1].lexeme.kind.isTemporal { start -= 1 }
    words.insert(copula(variety.language == .spanish ? "hacer" : "fazer"), at: start)
  }

  // MARK: - Questions

  /// *Mamá / tú / guapa*: who is named before *you* is called.
  private func callOther(_ words: inout [Constituent]) {
    guard words.count > 2, words[0].lexeme.isHuman, words[0].lexeme.wordClass != .pronoun,
      words[1].lexeme.wordClass == .pronoun, words[1].lexeme.kind == .person,
      words[1].lexeme.person == .second || words[1].lexeme.lemma == "você",
      !WordJoiner.clitics.contains(words[1].lexeme.lemma), words[2].lexeme.wordClass == .adjective
    else { return }
    words[0] = words[0].calledOut
  }

  /// *Mamá / dónde / mochila*: who is named before what is asked is called (NGLE §42.4).
  private func callBeforeQuestion(_ words: inout [Constituent]) {
    guard words.count > 2, words[0].lexeme.isHuman, words[0].lexeme.wordClass != .pronoun,
      words[1].lexeme.kind == .question, words[2...].contains(where: \.lexeme.isNominal)
    else { return }
    words[0] = words[0].calledOut
  }

  /// *Dónde / mamá, mochila / dónde, qué / eso, quién / tú*.
  private func askWithoutVerb(_ words: inout [Constituent]) -> Bool {
    guard words.count < 5 else { return false }
    callBeforeQuestion(&words)
    if let last = words.last, words.count > 1, last.lexeme.kind == .question,
      words.dropLast().allSatisfy({
        ($0.lexeme.isNominal || $0.lexeme.wordClass == .adjective) && $0.lexeme.kind != .question
      })
    {
      words.insert(words.removeLast(), at: 0)
    }
    let first = words[0].lexeme.kind == .social ? 1 : 0
    guard let asks = tables.lexicon.word(words[first].lexeme.lemma)?.asks else { return false }
    if asks == .why, askWhySo(&words, first) { return true }
    if asks == .what || asks == .who, askWhatThereIs(&words, first, asks) { return true }
    let last = (words.last { $0.lexeme.wordClass != .adjective } ?? words[0]).lexeme
    guard last.isNominal, last.wordClass != .adposition else { return false }
    let lemma: String
    switch asks {
    case .whereAt where isFixedPlace(last):
      lemma = variety == .portuguesePortugal ? "ser" : "ficar"
    case .whereAt: lemma = last.takesPlace ? "ser" : "estar"
    case .how where last.isBeing || last.wordClass == .pronoun: lemma = "estar"
    case .who: lemma = "ser"
    case .which where last.wordClass == .noun && words.count > first + 2: lemma = "ser"
    case .what where last.wordClass == .pronoun && last.kind == .demonstrative: lemma = "ser"
    case .when where last.takesPlace: lemma = "ser"
    default: return false
    }
    words.insert(copula(lemma), at: first + 1)
    return true
  }

  /// *Por qué / enfadado, por que / brava / mamãe*: of whoever is spoken to where nobody is named (NGLE §37.9).
  private func askWhySo(_ words: inout [Constituent], _ first: Int) -> Bool {
    guard words.count > first + 1, words.count < first + 4,
      words[first + 1].lexeme.wordClass == .adjective, words[first + 1].lexeme.kind.isPassing
    else { return false }
    let quality = words[first + 1]
    if words.count == first + 3 {
      guard words[first + 2].lexeme.isBeing else { return false }
      words = words[...first] + [copula("estar"), words[first + 2], quality]
    } else if variety == .portugueseBrazil, let you = tables.lexicon.known("você") {
      words = words[...first] + [Constituent(you), copula("estar"), quality]
    } else {
      words = words[...first] + [.linking("estar", .second), quality]
    }
    return true
  }
}
