import AACCore

/// Spanish rows whose verb was laid last, first or in the middle without small words: *móvil / perder / autobús, lavabo / mano / lavar,
/// pie / pisar / niño, foto / hacer / perro, cumple / invitar / Lucas, leer / cuento / mamá* (NGLE §40.2, §40.4, §35.7, §42.4).
extension TileReader {
  /// The row with its words where the other rules expect them.
  func deedRows(_ words: inout [Constituent]) {
    guard words.count > 1, words.count < 7, loneVerb(words) != nil else { return }
    beStepped(&words)
    guard words.count > 2 else { return }
    loseThere(&words)
    washThere(&words)
    weighOf(&words)
    takePhoto(&words)
    sufferOn(&words)
    beGroomed(&words)
    inviteTo(&words)
    barkOf(&words)
  }

  /// Whether the row has nobody in it who is named, nor a pronoun.
  private func hasNobody(_ words: [Constituent]) -> Bool {
    !words.contains {
      $0.lexeme.isBeing && $0.lexeme.wordClass != .adjective
        || $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person
    }
  }

  // MARK: - Where

  /// *Móvil / perder / autobús, mochila / olvidar / cole*: where one has lost it is said behind.
  private func loseThere(_ words: inout [Constituent]) {
    guard let verb = loneVerb(words), verb > 0,
      ["perder", "olvidar", "encontrar", "dejar", "romper"].contains(words[verb].lexeme.lemma),
      hasNobody(words), case let things = thingPlaces(words), things.count == 2,
      things[0] < verb, things[1] > verb, isPortable(words[things[0]].lexeme),
      isWhereabouts(words[things[1]].lexeme)
    else { return }
    let isLost = ["olvidar", "dejar"].contains(words[verb].lexeme.lemma)
    if isLost, !words.contains(where: \.lexeme.kind.isTemporal) {
      words[verb] = happened(words[verb], words[verb].lexeme.lemma)
    }
    moveTopic(&words, things[1], behind: variety.language.placePreposition)
  }

  private func isPortable(_ word: Lexeme) -> Bool {
    [.device, .toy, .clothing, .book, .thing, .instrument].contains(word.kind)
  }

  private func isWhereabouts(_ word: Lexeme) -> Bool {
    KindSet.places.contains(word.kind) || word.kind == .vehicle || word.kind == .furniture
      || word.kind == .nature
  }

  /// *Lavabo / mano / lavar, ducha / pelo / lavar*: where one cares for the body.
  private func washThere(_ words: inout [Constituent]) {
    guard let verb = loneVerb(words), verb > 1, frame(of: words[verb]).pattern == .grooming,
      hasNobody(words), case let things = thingPlaces(words), things.count == 2,
      things[0] < verb, words[things[1]].lexeme.kind == .body,
      DeedRowWords.basins.contains(words[things[0]].lexeme.lemma)
    else { return }
    var place = [words.remove(at: things[0])]
    put(&place, "el", at: 0)
    put(&place, variety.language.placePreposition, at: 0)
    guard let verb = loneVerb(words) else { return }
    let act = words.remove(at: verb)
    words =
      words.filter(\.lexeme.kind.isTemporal) + [act]
      + words.filter { !$0.lexeme.kind.isTemporal } + place
  }

  /// *Cole / mochila / pesar*: what weighs is the thing of that place.
  private func weighOf(_ words: inout [Constituent]) {
    guard let verb = loneVerb(words), verb > 1,
      EverydayWords.ofThings.contains(words[verb].lexeme.lemma), hasNobody(words),
      isThing(words[0]), isThing(words[1]), words[0].lexeme.kind == .place,
      isPortable(words[1].lexeme)
    else { return }
    words.swapAt(0, 1)
    put(&words, "de", at: 1)
    put(&words, "el", at: 2)
  }

  // MARK: - To whom

  /// *Vecino / perro / ladrar*: whose animal does what only animals do.
  private func barkOf(_ words: inout [Constituent]) {
    guard words.count == 3, words[2].lexeme.isInfinitive,
      DeedRowWords.barking.contains(words[2].lexeme.lemma)
    else { return }
    if words[0].lexeme.kind == .animal, NounRowWords.neighbours.contains(words[1].lexeme.lemma) {
      words.swapAt(0, 1)
    }
    guard words[1].lexeme.kind == .animal,
      words[0].lexeme.isHuman, words[0].lexeme.wordClass == .noun
    else { return }
    words.swapAt(0, 1)
    put(&words, "de", at: 1)
    put(&words, "el", at: 2)
  }

  /// *Foto / hacer / perro, hacer / foto / abuela*: of whom it is taken.
  private func takePhoto(_ words: inout [Constituent]) {
    guard let verb = loneVerb(words),
      ["hacer", "sacar", "tomar"].contains(words[verb].lexeme.lemma),
      let photo = words.firstIndex(where: { ["foto", "fotos"].contains($0.lexeme.lemma) }),
      let whom = words.firstIndex(where: {
        $0.lexeme.isBeing && $0.lexeme.wordClass != .pronoun && $0.lexeme.wordClass != .adjective
          || [.plant, .vehicle, .toy, .dish].contains($0.lexeme.kind) && isThing($0)
      }), whom > photo || whom > verb, photo < verb || whom > photo,
      words.indices.allSatisfy({
        [verb, photo, whom].contains($0) || words[$0].lexeme.lemma == "yo"
          || words[$0].lexeme.kind.isTemporal
      })
    else { return }
    let when = words.filter(\.lexeme.kind.isTemporal)
    var act = words[verb]
    if when.isEmpty {
      act.lexeme.person = .first
      act.lexeme.number = .singular
    }
    var row = words.filter { $0.lexeme.lemma == "yo" } + [act, words[photo]]
    put(&row, "a", at: row.count)
    if words[whom].lexeme.wordClass == .noun, words[whom].lexeme.article != .bare {
      put(&row, "el", at: row.count)
    }
    words = row + [words[whom]] + when
  }

  /// *Pie / pisar / niño, pelo / tirar / Ana*: who does it to the speaker's body (NGLE §35.7).
  private func sufferOn(_ words: inout [Constituent]) {
    guard words.count == 3, let verb = loneVerb(words),
      DeedRowWords.hurting.contains(words[verb].lexeme.lemma),
      let part = words.firstIndex(where: { $0.lexeme.kind == .body && isThing($0) }),
      let who = words.firstIndex(where: {
        $0.lexeme.namesPerson
      }), part < verb || who < verb
    else { return }
    var act = happened(words[verb], words[verb].lexeme.lemma)
    act.lexeme.person = .third
    act.lexeme.number = words[who].lexeme.number ?? .singular
    var row = [words[who], Constituent(WordJoiner.pronoun("me")), act]
    if words[verb].lexeme.lemma == "tirar" { put(&row, "de", at: row.count) }
    put(&row, "el", at: row.count)
    words = row + [words[part]]
  }

  /// *Pie / pisar, mano / pillar*: others have done it, nobody knows who (NGLE §41.4).
  private func beStepped(_ words: inout [Constituent]) {
    guard words.count == 2, words[0].lexeme.kind == .body, isThing(words[0]),
      ["pisar", "pellizcar", "pillar", "arañar", "aplastar"].contains(words[1].lexeme.lemma)
    else { return }
    var act = happened(words[1], words[1].lexeme.lemma)
    act.lexeme.person = .third
    act.lexeme.number = .plural
    var row = [Constituent(WordJoiner.pronoun("me")), act]
    put(&row, "el", at: 2)
    words = row + [words[0]]
  }

  /// *Mamá / pelo / peinar, papá / uñas / cortar*: who looks after the speaker does it to him.
  private func beGroomed(_ words: inout [Constituent]) {
    guard words.count == 3, let verb = loneVerb(words),
      OwnerWords.parents.contains(words[0].lexeme.lemma)
        || CalledWords.all.contains(words[0].lexeme.lemma)
        || DeedRowWords.barbers.contains(words[0].lexeme.lemma),
      DeedRowWords.grooming.contains(words[verb].lexeme.lemma), verb > 0,
      case let part = words[3 - verb], part.lexeme.kind == .body, isThing(part),
      !["barba", "bigote"].contains(part.lexeme.lemma)
    else { return }
    var row = [words[0], Constituent(WordJoiner.pronoun("me")), words[verb]]
    put(&row, "el", at: 3)
    words = row + [part]
  }

  /// *Cumple / invitar / Lucas*: whom one has at one's feast.
  private func inviteTo(_ words: inout [Constituent]) {
    guard let verb = loneVerb(words), words[verb].lexeme.lemma == "invitar",
      let feast = words.firstIndex(where: {
        TopicWords.occasions.contains($0.lexeme.lemma) || $0.lexeme.lemma == "casa"
      }), feast < verb, verb + 1 < words.count,
      words[(verb + 1)...].allSatisfy({
        $0.lexeme.isHuman && $0.lexeme.wordClass != .pronoun || $0.lexeme.isDeterminerLike
          || $0.lexeme.lemma == "y"
      }),
      words[..<verb].allSatisfy({
        $0.lexeme.lemma == words[feast].lexeme.lemma || $0.lexeme.kind.isTemporal
          || $0.lexeme.lemma == "yo"
      })
    else { return }
    var act = words[verb]
    if !words.contains(where: \.lexeme.kind.isTemporal) {
      act.lexeme.person = .first
      act.lexeme.number = .singular
    }
    var row = words[..<verb].filter { $0.lexeme.lemma == "yo" } + [act]
    row += words[(verb + 1)...]
    put(&row, "a", at: row.count)
    let isOwn = ["cumple", "cumpleaños", "fiesta", "comunión"].contains(words[feast].lexeme.lemma)
    if words[feast].lexeme.lemma != "casa" { put(&row, isOwn ? "mi" : "el", at: row.count) }
    words = row + [words[feast]] + words[..<verb].filter(\.lexeme.kind.isTemporal)
  }

  // MARK: - Who is called

  /// *Leer / cuento / mamá, abrir / bote / papá*: who is named last is asked for it (NGLE §42.4).
  func askWhomCalled(_ words: inout [Constituent]) {
    if words.count == 4, words[2].lexeme.lemma == "con", words[2].tile == nil {
      words.remove(at: 2)
      askWhomCalled(&words)
      if words.count == 3 { put(&words, "con", at: 2) }
      return
    }
    guard words.count == 3, words[0].lexeme.isInfinitive, isThing(words[1]),
      OwnerWords.parents.contains(words[2].lexeme.lemma)
        || CalledWords.all.contains(words[2].lexeme.lemma)
    else { return }
    let thing = words[1].lexeme
    let isTold =
      ["leer", "contar"].contains(words[0].lexeme.lemma)
      && ([.story, .book, .music, .media].contains(thing.kind)
        || DeedRowWords.tales.contains(thing.lemma))
    let isFamily = !CalledWords.teachers.contains(words[2].lexeme.lemma)
    guard isTold || isFamily && DeedRowWords.helping.contains(words[0].lexeme.lemma) else { return }
    let act = words[0].ordered
    words = [words[2].calledOut, act, Constituent(WordJoiner.pronoun("me")), words[1]]
  }

  /// *Ganar / partido / dos / cero*: the result of a match.
  func score(_ words: inout [Constituent]) {
    guard variety.language == .spanish, words.count > 2, let verb = loneVerb(words),
      ["ganar", "perder", "empatar", "ir", "quedar", "terminar", "acabar"]
        .contains(words[verb].lexeme.lemma), words.count > verb + 2
    else { return }
    if words.count > verb + 3, words[words.count - 2].lexeme.lemma == "a",
      isScored(words[words.count - 3]), isScored(words[words.count - 1])
    {
      words.remove(at: words.count - 2)
    }
    guard words.suffix(2).allSatisfy(isScored) else { return }
    let end = words.count - 1
    let result = "\(words[end - 1].lexeme.lemma) a \(words[end].lexeme.lemma)"
    words[end - 1].lexeme = Lexeme(lemma: result, wordClass: .adverb, kind: .manner)
    words.removeLast()
    guard hasNobody(words), ["ganar", "perder", "empatar"].contains(words[verb].lexeme.lemma),
      !words.contains(where: \.lexeme.kind.isTemporal)
    else { return }
    words[verb] = happened(words[verb], words[verb].lexeme.lemma)
  }

  private func isScored(_ word: Constituent) -> Bool {
    word.lexeme.wordClass == .numeral || ["cero", "0"].contains(word.lexeme.lemma)
  }

  // MARK: - Two thoughts

  /// *Querer / galleta / no / haber, querer / salir / no / poder*: what one wants and what is wanting.
  func wishBesideLack(_ words: [Constituent]) -> Cut? {
    guard words.count > 3, let verb = words.last, verb.lexeme.isInfinitive,
      isNegator(words[words.count - 2]), DeedRowWords.lacking.contains(verb.lexeme.lemma),
      let first = words.first(where: { $0.lexeme.lemma != "yo" })?.lexeme,
      first.isInfinitive, DeedRowWords.seeking.contains(first.lemma),
      !words.dropLast(2).contains(where: isNegator)
    else { return nil }
    var lack = verb
    let isOfThing =
      ["haber", "quedar", "funcionar"].contains(verb.lexeme.lemma)
      || verb.lexeme.lemma == "llegar" && loneVerb(words.dropLast(2) + []) != nil
    lack.lexeme.person = isOfThing ? .third : .first
    lack.lexeme.number = .singular
    var second = [words[words.count - 2], lack]
    if first.lemma == "buscar", ["encontrar", "ver"].contains(lack.lexeme.lemma),
      let thing = words.dropLast(2).last?.lexeme, thing.namesThing
    {
      // Busco el zapato, no lo encuentro.
      let isFeminine = tables.gender(of: thing) == .feminine
      let text = (isFeminine ? "la" : "lo") + (thing.number == .plural ? "s" : "")
      second.insert(
        Constituent(WordJoiner.pronoun(text)),
        at: 1)
    }
    return Cut(first: words.dropLast(2), second: second)
  }

  /// *Apagar / luz / dormir, cerrar / puerta / estudiar*: what others are to do, and what one wants for oneself.
  func orderBeforeRest(_ words: [Constituent]) -> Cut? {
    guard words.count == 3, words[0].lexeme.isInfinitive,
      DeedRowWords.settling.contains(words[0].lexeme.lemma), isThing(words[1]),
      words[2].lexeme.isInfinitive, DeedRowWords.resting.contains(words[2].lexeme.lemma)
    else { return nil }
    let order = words[0].ordered
    return Cut(first: [order, words[1]], second: [deed("querer"), words[2]])
  }

  /// *Mañana / cumpleaños / tarta, ayer / cumpleaños / primo / tarta*: whose day it is, and what there is on it.
  func feastBesideTreat(_ words: [Constituent]) -> Cut? {
    guard words.count > 2, words.count < 6, verbPlace(words) == nil,
      let feast = words.firstIndex(where: { ["cumpleaños", "cumple"].contains($0.lexeme.lemma) }),
      words.contains(where: { $0.lexeme.kind.isTemporal }), let treat = words.last,
      isThing(treat), DeedRowWords.treats.contains(treat.lexeme.lemma),
      words.indices.dropLast().allSatisfy({
        $0 == feast || words[$0].lexeme.kind.isTemporal
          || $0 == feast + 1 && words[$0].lexeme.isHuman
      })
    else { return nil }
    var being = Constituent.linking("haber", .third)
    being.lexeme.kind = .action
    if words.contains(where: { RequestWords.bygone.contains($0.lexeme.lemma) }) {
      being.lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
    }
    var there = treat
    if there.lexeme.number != .plural, KindSet.edible.contains(there.lexeme.kind) {
      there.lexeme.countability = .mass
    }
    return Cut(first: words.dropLast(), second: [being, there])
  }

  /// *Cuándo / cama / sueño, cuándo / casa / cansado*: how one is, and where one asks to go because of it.
  func goalAskedBesideNeed(_ words: [Constituent]) -> Cut? {
    guard words.count == 3, words[0].lexeme.lemma == "cuándo", isThing(words[1]),
      let question = goalAsked(Array(words.prefix(2)))
    else { return nil }
    let state = words[2].lexeme
    var verb: Constituent
    if HalfWords.needs.contains(state.lemma) {
      verb = deed("tener")
    } else if state.wordClass == .adjective, EverydayAlone.states.contains(state.lemma) {
      verb = .linking("estar")
    } else {
      return nil
    }
    verb.lexeme.person = .first
    verb.lexeme.number = .singular
    let isHad = verb.lexeme.lemma == "tener"
    return Cut(first: [verb, isHad ? felt(words[2]) : words[2]], second: question)
  }

  /// *Cuándo / parque, cuándo / casa*: when all go there.
  func goalAsked(_ words: [Constituent]) -> [Constituent]? {
    guard words.count == 2, words[0].lexeme.lemma == "cuándo",
      isThing(words[1]) || EverydayQuestions.visited.contains(words[1].lexeme.lemma),
      words[1].government == nil,
      EverydayQuestions.visited.contains(words[1].lexeme.lemma)
        || KindSet.places.contains(words[1].lexeme.kind) || words[1].lexeme.lemma == "cama",
      words[1].lexeme.kind != .direction
    else { return nil }
    var going = deed("ir")
    going.lexeme.person = .first
    going.lexeme.number = words[1].lexeme.lemma == "cama" ? .singular : .plural
    var row = [words[0], going]
    put(&row, "a", at: 2)
    if words[1].lexeme.lemma != "casa" { put(&row, "el", at: 3) }
    return row + [words[1]]
  }
}
