import AACCore

/// Spanish rows in which a whole thought stands beside another one: *querer / manta / frío, puzle / difícil / ayudar, terminar /
/// querer / salir, mamá / cansada / trabajar* (NGLE §31.1, *yuxtaposición*; §38.3, *predicativos*).
extension TileReader {
  /// Where such a row is cut.
  func clausesApart(_ words: [Constituent]) -> Cut? {
    guard let please = words.last, OrderWords.please.contains(please.lexeme.lemma),
      words.count > 3
    else { return thoughtsApart(words) }
    guard var cut = thoughtsApart(words.dropLast()) else { return nil }
    let isWish = cut.first.contains { ["querer", "necesitar"].contains($0.lexeme.lemma) }
    if isWish { cut.first.append(please) } else { cut.second.append(please) }
    return cut
  }

  private func thoughtsApart(_ words: [Constituent]) -> Cut? {
    let need = wishBeforeNeed(words) ?? hardBeforeHelp(words) ?? doneBeforeWish(words)
    return need ?? skyBeforeDeed(words) ?? stateBesideDeed(words) ?? deedBeforeGoing(words)
  }

  // MARK: - A wish and its reason

  /// *Querer / manta / frío, necesitar / ventilador / calor, querer / cascos / ruido*: what is wanted, and why.
  private func wishBeforeNeed(_ words: [Constituent]) -> Cut? {
    guard let need = words.last?.lexeme, ClauseWords.reasons.contains(need.lemma),
      let wish = verbPlace(words), ["querer", "necesitar"].contains(words[wish].lexeme.lemma),
      words[wish].lexeme.isInfinitive, let who = wisher(words[..<wish])
    else { return nil }
    var end = words.count - 1
    if PartedWords.much.contains(words[end - 1].lexeme.lemma) { end -= 1 }
    guard end > wish + 1, case let last = words[end - 1].lexeme, isComplete(words[wish..<end]),
      !isQualityOf(last, need), !isPicturedFear(last, need)
    else { return nil }
    let isNoise = PartedWords.noises.contains(need.lemma)
    var reason = deed(isNoise ? "haber" : "tener")
    reason.lexeme.person = isNoise ? .third : who
    reason.lexeme.number = .singular
    return Cut(
      first: Array(words[..<end]),
      second: [reason] + words[end...].dropLast() + [felt(words[words.count - 1])])
  }

  /// Who wishes by the words before the verb: the speaker, or one other; nil where anything else is said there.
  private func wisher(_ words: ArraySlice<Constituent>) -> GrammaticalPerson? {
    let said = words.filter {
      !isNegator($0) && !$0.lexeme.isDeterminerLike && !$0.lexeme.kind.isTemporal
    }
    guard let who = said.first?.lexeme else { return .first }
    guard said.count == 1, who.isBeing || who.wordClass == .pronoun, who.number != .plural else {
      return nil
    }
    return who.wordClass == .pronoun ? who.person ?? .third : .third
  }

  /// Whether what is wanted is said: a thing, or what one wants to do.
  private func isComplete(_ words: ArraySlice<Constituent>) -> Bool {
    guard let last = words.last?.lexeme else { return false }
    let hasOther = words.contains {
      $0.lexeme.wordClass == .adposition || $0.lexeme.isConnective || $0.lexeme.lemma == "que"
    }
    if last.wordClass == .verb {
      return words.count == 2 && !ClauseWords.felt.contains(last.lemma) && !hasOther
    }
    let isThing = last.namesThing
    return (isThing || last.wordClass == .adjective && words.count > 2) && !hasOther
      && !words.contains { ClauseWords.felt.contains($0.lexeme.lemma) }
  }

  /// *Agua / frío*: what is eaten, drunk and laid on the skin is cold itself.
  private func isQualityOf(_ thing: Lexeme, _ need: Lexeme) -> Bool {
    need.lemma == "frío"
      && (KindSet.edible.contains(thing.kind) || [.medicine, .body, .material].contains(thing.kind)
        || thing.wordClass == .noun && need.gender == .feminine
        || thing.wordClass == .noun && !ClauseWords.warms(thing))
  }

  /// *Película / miedo*: of which kind it is.
  private func isPicturedFear(_ thing: Lexeme, _ need: Lexeme) -> Bool {
    need.lemma == "miedo"
      && ([.media, .book, .story, .clothing].contains(thing.kind)
        || EverydayWords.tales.contains(thing.lemma) || KindSet.places.contains(thing.kind))
  }

  /// *Terminar / querer / descansar, acabar / deberes / querer / jugar*: what is over, and what one wants next.
  private func doneBeforeWish(_ words: [Constituent]) -> Cut? {
    guard let done = verbPlace(words), words[done].lexeme.isInfinitive,
      ["terminar", "acabar"].contains(words[done].lexeme.lemma),
      words[..<done].allSatisfy({ ["yo", "ya"].contains($0.lexeme.lemma) }),
      let wish = words.indices.dropFirst(done + 1).dropLast().first(where: {
        ["querer", "necesitar"].contains(words[$0].lexeme.lemma)
      }), words[wish].lexeme.isInfinitive,
      words[(done + 1)..<wish].allSatisfy({
        isThing($0) || $0.lexeme.isDeterminerLike || $0.lexeme.isInfinitive
      })
    else { return nil }
    var first = Array(words[..<wish])
    first[done].lexeme.forms[FiniteForms.Mark.time] =
      variety == .spanishSpain ? FiniteForms.Mark.recent : FiniteForms.Mark.past
    first[done].lexeme.person = .first
    first[done].lexeme.number = .singular
    return Cut(first: first, second: Array(words[wish...]))
  }

  // MARK: - What is so, and what is done about it

  /// *Puzle / difícil / ayudar, comida / caliente / soplar*: what a thing is like, and what is asked because of it.
  private func hardBeforeHelp(_ words: [Constituent]) -> Cut? {
    var row = words
    if row.last?.lexeme.lemma == "yo" { row.removeLast() }
    guard let verb = loneVerb(row), verb + 1 == row.count, verb > 1,
      case let quality = row[verb - 1].lexeme,
      quality.wordClass == .adjective && !quality.kind.isSmall || quality.lemma == "frío",
      quality.kind != .color,
      row[verb].lexeme.lemma == "ayudar"
        || row[verb].lexeme.lemma == "soplar" && quality.lemma == "caliente",
      let noun = row.firstIndex(where: { !$0.lexeme.isDeterminerLike }), isThing(row[noun]),
      row[noun].lexeme.kind != .place,
      row[(noun + 1)..<(verb - 1)].allSatisfy({
        $0.lexeme.kind == .degree || $0.lexeme.kind == .quantity
      })
    else { return nil }
    let isState =
      SuppliedWords.conditions.contains(quality.lemma) || quality.kind.isPassing
      || KindSet.edible.contains(row[noun].lexeme.kind) || quality.isInferred
      || ClauseWords.stuck.contains(quality.lemma)
    let isJudged =
      SuppliedWords.judged.contains(quality.lemma) || EverydayDeeds.judged.contains(quality.lemma)
    var first = Array(row[..<verb])
    first[verb - 1].lexeme.kind = isState && !isJudged ? .state : .quality
    first.insert(.linking(isState && !isJudged ? "estar" : "ser"), at: noun + 1)
    var order = row[verb]
    guard order.lexeme.lemma == "ayudar", let speaker = tables.lexicon.known("yo") else {
      order.lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.order
      return Cut(first: first, second: [order])
    }
    let own = words.last?.lexeme.lemma == "yo" ? words.last : nil
    return Cut(first: first, second: [order, own ?? Constituent(speaker)])
  }

  /// *Hacer / calor / ventana / abrir, hacer / frío / abrigo / poner*: the weather, and what is done about it.
  private func skyBeforeDeed(_ words: [Constituent]) -> Cut? {
    var end = 0
    while end < words.count, words[end].lexeme.kind.isTemporal { end += 1 }
    guard end + 2 < words.count, words[end].lexeme.lemma == "hacer", words[end].lexeme.isInfinitive
    else { return nil }
    end += 1
    if PartedWords.much.contains(words[end].lexeme.lemma)
      || ["bueno", "buen", "malo", "mal"].contains(words[end].lexeme.lemma)
    {
      end += 1
    }
    guard
      ["tiempo", "buen tiempo", "mal tiempo"].contains(words[end].lexeme.lemma)
        || SuppliedWords.weather.contains(words[end].lexeme.lemma)
        || words[end].lexeme.kind == .weather
    else { return nil }
    end += 1
    while end < words.count, words[end].lexeme.kind.isTemporal { end += 1 }
    let rest = Array(words[end...])
    guard let verb = loneVerb(rest), verb + 1 == rest.count, verb > 0, isThing(rest[verb - 1]),
      rest[..<(verb - 1)].allSatisfy(\.lexeme.isDeterminerLike)
    else { return nil }
    var first = Array(words[..<end])
    if let verb = verbPlace(first) {
      first[verb].lexeme.person = .third
      first[verb].lexeme.number = .singular
    }
    var second = rest
    if rest[verb].lexeme.lemma == "poner", ClauseWords.worn.contains(rest[verb - 1].lexeme.lemma) {
      second[verb].lexeme.lemma = "ponerse"
    }
    return Cut(first: first, second: second)
  }

  /// *Mamá / cansada / trabajar / mucho, gato / asustado / esconderse*: how somebody is, and what they do.
  private func stateBesideDeed(_ words: [Constituent]) -> Cut? {
    guard let verb = loneVerb(words), verb > 1, !isPlea(words) else { return nil }
    var state = verb - 1
    if isNegator(words[state]) { state -= 1 }
    guard state > 0, words[state].lexeme.wordClass == .adjective,
      words[state].lexeme.kind.isPassing || HalfWords.weary.contains(words[state].lexeme.lemma),
      !ClauseWords.secondary.contains(words[state].lexeme.lemma)
    else { return nil }
    var who = state - 1
    while who > 0, words[who].lexeme.kind == .degree || words[who].lexeme.kind == .quantity {
      who -= 1
    }
    let being = words[who].lexeme
    guard being.isBeing, being.wordClass == .noun || being.wordClass == .properNoun,
      words[who].government == nil, words[..<who].allSatisfy(\.lexeme.isDeterminerLike),
      isOwnDeed(words[verb]),
      verb + 1 < words.count || !WhereWords.tending.contains(words[verb].lexeme.lemma)
    else { return nil }
    var first = Array(words[...state])
    first.insert(.linking("estar"), at: who + 1)
    var second = Array(words[(state + 1)...])
    guard let deed = verbPlace(second) else { return nil }
    if isNegator(second[0]), ClauseWords.resting.contains(words[state].lexeme.lemma),
      EverydayWords.disturbing.contains(second[deed].lexeme.lemma)
        || second.last?.lexeme.lemma == "ruido"
    {
      // Hermana / dormida / no / gritar.
      second[deed].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.order
      return Cut(first: first, second: second)
    }
    second[deed].lexeme.person = .third
    second[deed].lexeme.number = being.number == .plural ? .plural : .singular
    return Cut(first: first, second: second)
  }

  private func isPlea(_ words: [Constituent]) -> Bool {
    words.contains {
      OrderWords.please.contains($0.lexeme.lemma) || $0.lexeme.wordClass == .pronoun
    }
  }

  /// Whether the verb says what somebody does of themselves, whom one would not be asked to name for it.
  private func isOwnDeed(_ verb: Constituent) -> Bool {
    let frame = frame(of: verb)
    return frame.pattern.isPersonal && !frame.isCopular && !frame.pattern.mayHaveExperiencer
      && !frame.isStrongOpener && !ThoughtWords.perceiving.contains(frame.lemma)
      && !EverydayWords.notToMe.contains(frame.lemma) && frame.achievement == nil
      || ["venir", "quedarse", "hablar", "gritar"].contains(frame.lemma)
  }

  // MARK: - One after the other

  /// *Lavar / dientes / cama, vestirse / cole*: what one does, and where one then goes.
  private func deedBeforeGoing(_ words: [Constituent]) -> Cut? {
    guard let verb = loneVerb(words), let goal = words.last, verb + 1 < words.count,
      words[..<verb].allSatisfy({ $0.lexeme.lemma == "yo" || $0.lexeme.kind.isTemporal }),
      words[(verb + 1)...].dropLast().allSatisfy({
        isThing($0) && !KindSet.places.contains($0.lexeme.kind) || $0.lexeme.isDeterminerLike
      }), let to = tables.lexicon.known("a"),
      goal.lexeme.wordClass == .noun, goal.government == nil
    else { return nil }
    let things = words[(verb + 1)...].dropLast().map(\.lexeme)
    let isDressing =
      ClauseWords.wearing.contains(words[verb].lexeme.lemma)
      && things.contains { $0.kind == .clothing || ClauseWords.worn.contains($0.lemma) }
      || ClauseWords.dressing.contains(words[verb].lexeme.lemma)
    let isWashing =
      ClauseWords.washing.contains(words[verb].lexeme.lemma)
      && things.allSatisfy { $0.kind == .body || ClauseWords.washed.contains($0.lemma) }
      || words[verb].lexeme.lemma == "cenar" && things.isEmpty
    let isBed = goal.lexeme.lemma == "cama"
    let isOut = ClauseWords.outings.contains(goal.lexeme.lemma)
    guard isDressing && (isBed || isOut) || isWashing && isBed else { return nil }
    var first = Array(words.dropLast())
    if ["poner", "quitar"].contains(first[verb].lexeme.lemma) { first[verb].lexeme.lemma += "se" }
    let going = deed("irse").said(by: .first)
    var place = goal
    place.lexeme.article = .definite
    return Cut(first: first, second: [going, Constituent(to), place], link: "y")
  }
}

/// Words of such rows.
enum ClauseWords {
  /// Why one wants something.
  static let reasons: WordSet = [
    "hambre", "sed", "sueño", "frío", "calor", "pis", "caca", "pipí", "miedo", "ruido", "jaleo",
  ]
  /// What is done with a feeling, so that it is no reason of its own.
  static let felt: WordSet = [
    "tener", "sentir", "pasar", "dar", "quitar", "haber", "perder", "hacer", "oír", "coger",
  ]
  /// Whether it keeps somebody warm.
  static func warms(_ thing: Lexeme) -> Bool {
    thing.kind == .clothing || thing.kind == .device
      || ["manta", "cobija", "edredón", "estufa", "abrazo", "saco de dormir"].contains(thing.lemma)
  }
  /// What keeps a thing from being used.
  static let stuck: WordSet = ["atascado", "enredado", "apretado", "duro", "atorado", "bloqueado"]
  /// What is put on besides garments.
  static let worn: WordSet = ["crema", "gafas", "mochila", "protector solar", "lentes"]
  /// How one is who is not to be disturbed.
  static let resting: WordSet = ["dormido", "enfermo", "cansado"]
  /// How one does something, and no thought of its own: *niño / solo / jugar*.
  static let secondary: WordSet = [
    "solo", "muerto", "listo", "perdido", "junto", "libre", "desnudo", "roto",
  ]
  /// Putting garments on and off.
  static let wearing: WordSet = ["poner", "ponerse", "quitar", "quitarse"]
  /// The same of all of them, and of the hair.
  static let dressing: WordSet = ["vestirse", "peinar", "peinarse", "desvestirse", "calzarse"]
  /// What one does before one goes to bed.
  static let washing: WordSet = [
    "lavar", "lavarse", "cepillar", "cepillarse", "ducharse", "bañarse", "secar", "secarse",
  ]
  /// What is washed besides the body.
  static let washed: WordSet = ["dientes", "manos", "cara", "pelo", "pies"]
  /// Where one goes dressed.
  static let outings: WordSet = ["cole", "colegio", "escuela", "calle", "trabajo", "instituto"]
}
