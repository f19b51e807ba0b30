import AACCore

/// Rows of Spanish of two to four core words that ask why and how, protest, call somebody or say what is over: *por qué / no / ir, quién / eso,
/// apagar / tele / no, mío / no / tuyo, mamá / yo / hambre, perdón / yo / romper, leche / y / galletas*.
///
/// Sources: NGLE §42.3–42.4, §42.7, §41.11, §31.6 (*A, no B*), §15.6 (nouns with no article in lists), §17.4 (*quién* of people).
extension TileReader {
  // MARK: What is asked

  /// *Por qué / llorar, cómo / abrir, cuánto / falta, quién / eso*.
  func askedWhyOrHow(_ row: [Constituent]) -> [Clause]? {
    guard row[0].lexeme.kind == .question, let last = row.last else { return nil }
    switch row[0].lexeme.lemma {
    case "por qué" where row.count == 2 || row.count == 3 && isNegator(row[1]):
      return askedWhy(row, last)
    case "cómo" where row.count == 2 && last.lexeme.isInfinitive:
      return askedHow(row[0], last)
    case "cuánto" where row.count == 2:
      guard let left = BoardQuestionWords.left[last.lexeme.lemma] else { return nil }
      var asked = row[0]
      asked.lexeme = Lexeme(lemma: "cuánto \(left)", wordClass: .interjection, kind: .social)
      asked.lexeme.forms[RefusedWords.asking] = ""
      return read([asked])
    case "quién" where row.count == 2:
      guard let one = BoardQuestionWords.people[last.lexeme.lemma],
        let known = tables.lexicon.known(one)
      else { return nil }
      return read([row[0], Constituent(known, tile: last.tile)])
    default: return nil
    }
  }

  /// *Cómo / abrir, cómo / jugar, cómo / llamar*: how it is done, by anybody.
  private func askedHow(_ how: Constituent, _ deed: Constituent) -> [Clause]? {
    let frame = frame(of: deed)
    var done = deed.said(by: frame.lemma == "llamar" ? .second : .third)
    done.lexeme.lemma += "se"
    if !BoardQuestionWords.seen.contains(frame.lemma) {
      guard frame.pattern == .plain, frame.past != .state, let slot = frame.slot(.object),
        slot.preposition == nil, !slot.acceptedKinds.contains(.person), !frame.isStrongOpener,
        !BoardQuestionWords.own.contains(frame.lemma), !frame.lemma.hasSuffix("se")
      else { return nil }
    }
    return [asking(told(done, [how]))]
  }

  /// *Por qué / llorar, por qué / no / ir*: why the other does so, or why all do not.
  private func askedWhy(_ row: [Constituent], _ last: Constituent) -> [Clause]? {
    let frame = frame(of: last)
    guard last.lexeme.isInfinitive, frame.pattern == .plain || frame.pattern == .grooming,
      !frame.isStrongOpener, !frame.isCopular,
      frame.slot(.object) == nil || TakenUpWords.absolute.contains(frame.lemma)
    else { return nil }
    let isSuggested = row.count == 3 && BoardWords.together.contains(frame.lemma)
    var verb = last.said(by: isDoneByThings(frame) ? .third : isSuggested ? .first : .second)
    if isSuggested { verb.lexeme.number = .plural }
    return read(row.dropLast() + [verb])
  }

  /// *Me das / agua, te gusta / helado, puedes / abrir / puerta*: the form on the tile asks.
  func askedByForm(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 1, row.count < 5,
      row.filter({ $0.lexeme.wordClass == .verb && !$0.lexeme.isInfinitive }).count == 1,
      !row.contains(where: { isNegator($0) || $0.lexeme.kind == .question })
    else { return nil }
    let isShort = ["me", "te", "nos"].contains(row[0].lexeme.lemma)
    let verb = row[isShort ? 1 : 0].lexeme
    guard verb.wordClass == .verb, verb.forms[FiniteForms.Mark.text] != nil || verb.person != nil,
      verb.forms[FiniteForms.Mark.time] == nil, verb.number == .singular
    else { return nil }
    let isFelt =
      row[0].lexeme.lemma == "te" && verb.person == .third
      && tables.frames[verb.lemma].pattern == .experiencer
    let isAsked = verb.person == .second && row[0].lexeme.lemma != "te"
    let isLeave = verb.person == .first && verb.lemma == "poder" && !isShort
    guard
      isFelt || isLeave
        || isAsked && (isShort || BoardQuestionWords.offered.contains(verb.lemma))
    else { return nil }
    return read(row).map(asking)
  }

  // MARK: Three words

  func boardOfThree(_ row: [Constituent]) -> [Clause]? {
    protested(row) ?? contrastedTwo(row) ?? calledByThree(row) ?? listedFood(row)
      ?? leftOrChanged(row) ?? beganAt(row) ?? askedLeave(row) ?? sorryFor(row) ?? wantedAtHand(row)
  }

  /// *Apagar / tele / no*: what others do is forbidden.
  private func protested(_ row: [Constituent]) -> [Clause]? {
    guard isNegator(row[2]), row[0].lexeme.isInfinitive, isThing(row[1]),
      BoardWords.protested.contains(row[0].lexeme.lemma),
      row[1].lexeme.kind != .clothing || row[0].lexeme.lemma != "quitar"
    else { return nil }
    return read([row[2], row[0].ordered, row[1]])
  }

  /// *Mío / no / tuyo, no / este / otro, rojo / no / azul*: the one, not the other.
  private func contrastedTwo(_ row: [Constituent]) -> [Clause]? {
    guard let no = row.firstIndex(where: isNegator), no < 2 else { return nil }
    let words = row.indices.filter { $0 != no }.map { row[$0].lexeme }
    let texts = words.map(\.lemma)
    if texts.allSatisfy(BoardQuestionWords.owned.contains) {
      return saidAtOnce(
        row, no == 0 ? "no es \(texts[0]), es \(texts[1])" : "es \(texts[0]), no \(texts[1])")
    }
    let areAlike =
      words.allSatisfy { $0.kind == .color && $0.wordClass == .adjective }
      || words.allSatisfy { $0.kind == .drink && $0.wordClass == .noun }
      || no == 0 && words.allSatisfy { BoardQuestionWords.pointed.contains($0.lemma) }
    guard areAlike, texts[0] != texts[1] else { return nil }
    return saidAtOnce(
      row, no == 0 ? "\(texts[0]) no, \(texts[1])" : "\(texts[0]), no \(texts[1])")
  }

  func saidAtOnce(_ row: [Constituent], _ text: String) -> [Clause] {
    var words = row
    exclaim(&words, text)
    return read(words)
  }

  /// *Mamá / dar / beso, mamá / mirar / pájaro, mamá / yo / hambre, esperar / poco / mamá*: who is called is to do or to hear it.
  private func calledByThree(_ row: [Constituent]) -> [Clause]? {
    if let waited = waitedLittle(row) { return waited }
    let speaker = tables.lexicon.small("yo")
    if BoardWords.carers.contains(row[2].lexeme.lemma), row[0].lexeme.lemma == "poner",
      row[0].lexeme.isInfinitive, ForbiddenWords.played.contains(row[1].lexeme.lemma)
    {
      return ordered(row[0], by: [row[2]], speaker + [row[1]])
    }
    guard BoardWords.carers.contains(row[0].lexeme.lemma) else { return nil }
    let (second, third) = (row[1].lexeme, row[2].lexeme)
    let known = tables.lexicon.small("el") + [row[2]]
    if second.lemma == "mirar", second.isInfinitive, third.lemma == "yo" {
      return ordered(row[1], by: [row[0]], [row[2]])
    }
    if second.isInfinitive, third.wordClass == .noun, !third.isHuman {
      if BoardWords.handing.contains(second.lemma), !third.isBeing, !third.isPlaceLike,
        !CalledWords.teachers.contains(row[0].lexeme.lemma)
      {
        return ordered(
          row[1], by: [row[0]],
          speaker + (BoardWords.atHand.contains(third.lemma) ? known : [row[2]]))
      }
      guard second.lemma == "mirar", third.number != .plural else { return nil }
      let isPet = third.isBeing && ["perro", "gato"].contains(third.lemma)
      return ordered(row[1], by: [row[0]], isPet ? [row[2]] : known)
    }
    guard second.lemma == "yo", isSpeakersTrouble(third) else { return nil }
    if third.wordClass == .noun, EverydayAlone.had.contains(third.lemma) || third.lemma == "pupa" {
      return called(row[0], read([row[1], deed("tener"), felt(row[2])]))
    }
    let pair = Array(row[1...])
    return called(row[0], spanishCore(pair) ?? besideCore(pair) ?? read(pair))
  }

  /// *Esperar / poco, esperar / poco / mamá, esperar / poco / yo*.
  func waitedLittle(_ row: [Constituent]) -> [Clause]? {
    guard row[0].lexeme.lemma == "esperar",
      let little = row.first(where: { ["poco", "un poco"].contains($0.lexeme.lemma) }),
      case let others = row.dropFirst().filter({ $0.tile != little.tile }),
      others.allSatisfy({ $0.lexeme.namesPerson || $0.lexeme.lemma == "yo" })
    else { return nil }
    let some = Lexeme(lemma: "un poco", wordClass: .adverb, kind: .degree)
    let isMe = others.first?.lexeme.lemma == "yo"
    return ordered(
      row[0], by: isMe ? [] : others,
      (isMe ? others : []) + [Constituent(some, tile: little.tile)])
  }

  /// Whether it is what one feels, needs or wants.
  private func isSpeakersTrouble(_ word: Lexeme) -> Bool {
    if word.wordClass == .adjective {
      return word.kind == .emotion || EverydayAlone.states.contains(word.lemma)
    }
    return word.wordClass == .noun
      && (EverydayAlone.had.contains(word.lemma) || word.lemma == "pupa"
        || KindSet.edible.contains(word.kind))
  }

  /// *Leche / y / galletas*: food that is named for a meal.
  private func listedFood(_ row: [Constituent]) -> [Clause]? {
    guard row[1].lexeme.lemma == "y",
      [row[0], row[2]].allSatisfy({
        $0.lexeme.wordClass == .noun && KindSet.edible.contains($0.lexeme.kind)
      })
    else { return nil }
    let second = row[2].lexeme.lemma
    return saidAtOnce(
      row,
      "\(row[0].lexeme.lemma) \(SpanishOrthography.conjunction("y", before: second)) \(second)")
  }

  /// *Dejar / yo / solo, pañal / sucio / cambiar*.
  private func leftOrChanged(_ row: [Constituent]) -> [Clause]? {
    if row[0].lexeme.lemma == "dejar", row[0].lexeme.isInfinitive, row[1].lexeme.lemma == "yo",
      ["solo", "tranquilo", "en paz"].contains(row[2].lexeme.lemma)
    {
      var state = row[2]
      if state.lexeme.lemma == "solo" {
        state.lexeme = Lexeme(lemma: "solo", wordClass: .adjective, kind: .state)
      }
      return ordered(row[0], [row[1], state])
    }
    guard let verb = [0, 2].first(where: { row[$0].lexeme.isInfinitive }),
      BoardWords.changing.contains(row[verb].lexeme.lemma),
      case let rest = row.indices.filter({ $0 != verb }).map({ row[$0] }),
      var garment = rest.first(where: { $0.lexeme.kind == .clothing || $0.lexeme.lemma == "pañal" }
      ),
      let state = rest.first(where: { BoardWords.worn.contains($0.lexeme.lemma) })
    else { return nil }
    garment.government = Government(preposition: nil, article: .definite)
    return ordered(row[verb], tables.lexicon.small("yo") + [garment, state])
  }

  /// *Colegio / empezar / nueve, mi / clase / acabar / dos*: at which hour (NGLE §30.5).
  func beganAt(_ row: [Constituent]) -> [Clause]? {
    guard (3...4).contains(row.count), case let verb = row.count - 2, isThing(row[verb - 1]),
      verb == 1 || row[0].lexeme.isDeterminerLike && row[0].lexeme.wordClass != .numeral,
      row[verb].lexeme.isInfinitive, row[verb + 1].lexeme.wordClass == .numeral,
      BoardQuestionWords.timed.contains(row[verb].lexeme.lemma),
      BoardQuestionWords.hours.contains(row[verb + 1].lexeme.lemma),
      case let hour = row[verb + 1].lexeme.lemma, case let isOne = hour == "uno" || hour == "una",
      let time = tables.lexicon.word(isOne ? "a la una" : "a las \(hour)")?.lexeme
    else { return nil }
    return [
      told(row[verb], by: Array(row[..<verb]), [Constituent(time, tile: row[verb + 1].tile)])
    ]
  }

  /// *Haber / seis / silla / cocina*: how many there are where.
  func thereAre(_ row: [Constituent]) -> [Clause]? {
    guard let last = row.last, row[0].lexeme.lemma == "haber", row[0].lexeme.isInfinitive,
      row[1].lexeme.wordClass == .numeral, row[2].lexeme.wordClass == .noun,
      last.lexeme.isPlaceLike || last.lexeme.kind == .furniture
    else { return nil }
    let small = tables.lexicon.small
    return [told(row[0], Array(row[1...2]) + small("en", nil) + small("el", nil) + [last])]
  }

  /// *Yo / poder / jugar, yo / poder / ver / tele*: one asks leave, where neither a denial nor a time was chosen.
  func askedLeave(_ row: [Constituent]) -> [Clause]? {
    guard !isDenied, mayWish, row[0].lexeme.lemma == "yo", row[1].lexeme.lemma == "poder",
      row[1].lexeme.isInfinitive,
      row[2].lexeme.isInfinitive, let tile = row[1].tile,
      row[3...].allSatisfy({ $0.lexeme.wordClass == .noun && !$0.lexeme.kind.isTemporal })
    else { return nil }
    var clause = asking(told(row[1], Array(row[2...])))
    clause.joins[tile] = [row[0].tile, tile].compactMap(\.self)
    return [clause]
  }

  /// *Perdón / yo / romper*: what one is sorry for is there to be seen.
  private func sorryFor(_ row: [Constituent]) -> [Clause]? {
    guard ["perdón", "lo siento"].contains(row[0].lexeme.lemma), row[1].lexeme.lemma == "yo",
      row[2].lexeme.isInfinitive, BoardQuestionWords.damaging.contains(row[2].lexeme.lemma)
    else { return nil }
    var clause = told(
      row[2], by: [row[1]], [row[0], Constituent(WordJoiner.pronoun("lo"))])
    if variety == .spanishSpain { clause.options.insert(.perfect) } else { clause.tense = .past }
    return [clause]
  }

  // MARK: What is over

  /// *Se acabó / cole, todo / se acabó / agua, se acabó / cole / casa, se acabó / comer / jugar*: what is over, and what comes next.
  func overAndNext(_ row: [Constituent]) -> [Clause]? {
    if let said = overBesideOne(row) { return said }
    guard row.count > 2, row.count < 5,
      let start = row.firstIndex(where: { $0.lexeme.lemma == "se" }), start < 2,
      start + 2 < row.count, case let verb = row[start + 1],
      ["acabar", "acabarse", "terminar", "terminarse"].contains(verb.lexeme.lemma),
      verb.lexeme.forms[FiniteForms.Mark.time] == FiniteForms.Mark.past,
      row[..<start].allSatisfy({ $0.lexeme.lemma == "todo" }), let tile = verb.tile
    else { return nil }
    let thing = row[start + 2]
    let isSpent = row[..<start].isEmpty && row.count == 3
    let lemma = verb.lexeme.lemma.hasSuffix("se") ? verb.lexeme.lemma : verb.lexeme.lemma + "se"
    var clause: Clause
    if thing.lexeme.isInfinitive {
      clause = Clause(variety: variety)
      var over = thing
      over.lexeme = Lexeme(
        lemma: "se acabó \(thing.lexeme.lemma)", wordClass: .interjection, kind: .social)
      clause.complements = [over]
    } else {
      guard thing.lexeme.wordClass == .noun, !thing.lexeme.isBeing, !thing.lexeme.kind.isTemporal,
        !isSpent || !BoardWords.spent.contains(thing.lexeme.kind)
      else { return nil }
      var over = thing
      over.government = Government(preposition: nil, article: .definite)
      let isWhole = start > 0
      var act = isWhole ? deed(lemma) : deed(lemma).said(by: .third)
      if !isWhole, thing.lexeme.number == .plural { act.lexeme.number = .plural }
      clause = told(
        Constituent(act.lexeme, tile: tile), row[..<start] + [isWhole ? thing : over])
      clause.tense = .past
    }
    clause.joins[tile] = [row[start].tile, tile].compactMap(\.self)
    guard start + 3 < row.count else { return [clause] }
    guard let next = nextThen(row[start + 3]) else { return nil }
    clause.sequels = [next]
    return [clause]
  }

  /// *A jugar, vamos a casa*: what comes then.
  private func nextThen(_ word: Constituent) -> Clause? {
    if word.lexeme.isInfinitive {
      var clause = Clause(variety: variety)
      var then = word
      then.lexeme = Lexeme(
        lemma: "a \(word.lexeme.lemma)", wordClass: .interjection, kind: .social)
      clause.complements = [then]
      return clause
    }
    guard word.lexeme.isPlaceLike else { return nil }
    var going = deed("ir").said(by: .first)
    going.lexeme.number = .plural
    return told(going, [word])
  }
}

extension BoardWords {
  /// What is used up, and told of first: *la leche se acabó*.
  static let spent = KindSet(.food, .drink, .dish, .material, .thing, .media, .medicine)
}

/// Words of short questions and protests.
private enum BoardQuestionWords {
  /// What one does oneself, and not anybody.
  static let own: WordSet = ["ver", "tener", "perder", "ganar", "esperar", "ir", "saber", "oír"]
  /// Until when, and how much of it.
  static let left: WordMap<String> = [
    "falta": "falta", "faltar": "falta", "quedar": "queda", "queda": "queda",
  ]
  /// People that are pointed at.
  static let people: WordMap<String> = ["eso": "ese", "esto": "este", "aquello": "aquel"]
  /// What one asks of the other.
  static let offered: WordSet = ["poder", "saber"]
  /// What has its own way for everybody.
  static let seen: WordSet = ["llamar", "jugar", "poner", "meter", "usar", "hacer", "escribir"]
  /// What has its hour.
  static let timed: WordSet = [
    "empezar", "comenzar", "terminar", "acabar", "abrir", "cerrar", "salir", "llegar", "venir",
  ]
  static let hours: WordSet = [
    "uno", "una", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez",
    "once", "doce",
  ]
  static let owned: WordSet = ["mío", "tuyo", "suyo", "nuestro", "vuestro"]
  static let pointed: WordSet = [
    "este", "ese", "aquel", "esto", "eso", "otro", "aquí", "ahí", "allí",
  ]
  /// What leaves something in pieces, dirty or behind.
  static let damaging: WordSet = [
    "romper", "tirar", "olvidar", "perder", "manchar", "ensuciar", "estropear", "derramar",
    "volcar",
    "quemar", "borrar", "coger", "mojar", "rasgar", "pisar", "hacer",
  ]
}
