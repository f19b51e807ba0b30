import AACCore

/// Spanish rows of nouns and qualities in which one more word is understood: *yo / quince / años, mesa / cuatro / personas,
/// película / ayer / divertida, contraseña / wifi / cuál* (NGLE §12.7, §37.2, §42.4).
extension TileReader {
  /// The row with that word put in.
  func completeVerbless(_ words: inout [Constituent]) {
    guard verbPlace(words) == nil, words.count > 1 else { return }
    if words.count == 4 { compareVerbless(&words) }
    supplyUnderstood(&words)
    occasions(&words)
    joinLoose(&words)
    guard verbPlace(words) == nil, words.count > 1 else { return }
    haveAge(&words)
    nameOwnKin(&words)
    describePast(&words)
    placeFor(&words)
    callForHug(&words)
    denyLast(&words)
    greetAll(&words)
    callForHelp(&words)
    askForBill(&words)
    joinTaught(&words)
    askWhich(&words)
    feelBecause(&words)
  }

  /// *Yo / alto / más / hermano, coche / autobús / más / rápido*: the first is compared with the other (NGLE §45.2).
  private func compareVerbless(_ words: inout [Constituent]) {
    guard let place = words.firstIndex(where: { ["más", "menos"].contains($0.lexeme.lemma) }) else {
      return
    }
    let first = words[0].lexeme
    switch place {
    case 1
    where words[2].lexeme.wordClass == .adjective && isLike(first, words[3].lexeme)
      && words[3].lexeme.isBeing:
      break
    case 2 where words[1].lexeme.wordClass == .adjective && isLike(first, words[3].lexeme):
      words.swapAt(1, 2)
    case 2 where words[3].lexeme.wordClass == .adjective && isLike(first, words[1].lexeme):
      words.append(words.remove(at: 1))
    default: return
    }
    words.insert(deed("ser"), at: 1)
    put(&words, "que", at: 4)
    if first.lemma == "yo", KinWords.own.contains(words[5].lexeme.lemma),
      let mine = Possessives.word(for: first, tile: nil, in: variety)
    {
      words.insert(mine, at: 5)
    }
  }

  /// Whether two words name what can be weighed against each other: people, or things of one kind.
  private func isLike(_ first: Lexeme, _ second: Lexeme) -> Bool {
    guard isNamed(first), isNamed(second), first.lemma != second.lemma, !first.kind.isTemporal
    else { return false }
    let isFirstSomebody = first.isBeing || first.wordClass == .pronoun
    let isSecondSomebody = second.isBeing || second.wordClass == .pronoun
    if isFirstSomebody || isSecondSomebody { return isFirstSomebody && isSecondSomebody }
    if first.kind == second.kind { return first.kind != .quantity }
    return KindSet.edible.contains(first.kind) && KindSet.edible.contains(second.kind)
  }

  private func isNamed(_ word: Lexeme) -> Bool {
    switch word.wordClass {
    case .noun, .properNoun: return true
    case .pronoun: return word.kind == .person
    default: return false
    }
  }

  /// *Yo / quince / años*.
  private func haveAge(_ words: inout [Constituent]) {
    guard words.count > 2, let last = words.last?.lexeme, ["años", "año"].contains(last.lemma),
      words[words.count - 2].lexeme.wordClass == .numeral,
      words[words.count - 3].lexeme.isBeing || words[words.count - 3].lexeme.wordClass == .pronoun,
      words.dropLast(3).allSatisfy(\.lexeme.isDeterminerLike)
    else { return }
    words.insert(deed("tener"), at: words.count - 2)
  }

  /// *Yo / novio / guapo*: it is said of him, and not of the speaker.
  private func nameOwnKin(_ words: inout [Constituent]) {
    guard words.count > 2, words[0].lexeme.lemma == "yo",
      KinWords.own.contains(words[1].lexeme.lemma),
      words[2...].allSatisfy({ $0.lexeme.wordClass == .adjective || $0.lexeme.kind == .degree }),
      words.last?.lexeme.wordClass == .adjective,
      let mine = Possessives.word(for: words[0].lexeme, tile: words[0].tile, in: variety)
    else { return }
    words[0] = mine
  }

  /// *Película / ayer / divertida*: what it was like.
  private func describePast(_ words: inout [Constituent]) {
    guard words.count > 2, let last = words.last?.lexeme, last.wordClass == .adjective,
      !last.kind.isSmall,
      let time = words.firstIndex(where: {
        ["ayer", "anoche", "anteayer"].contains($0.lexeme.lemma)
      }), let noun = words.firstIndex(where: { $0.lexeme.wordClass == .noun }),
      !words[noun].lexeme.isBeing, noun < words.count - 1, !last.kind.isPassing || noun < time,
      words.indices.allSatisfy({
        $0 == time || $0 == noun || words[$0].lexeme.isDeterminerLike
          || words[$0].lexeme.kind == .degree || $0 == words.count - 1
          || words[$0].lexeme.lemma == "mucho"
      }), !HalfWords.glad.contains(last.lemma)
    else { return }
    let day = words.remove(at: time)
    guard let place = words.firstIndex(where: { $0.lexeme.wordClass == .noun }) else { return }
    words[words.count - 1].lexeme.kind = .quality
    var being = Constituent.linking("ser")
    being.lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
    words.insert(being, at: place + 1)
    words.append(day)
  }

  /// *Mesa / cuatro / personas*: for how many.
  private func placeFor(_ words: inout [Constituent]) {
    guard
      let number = words.indices.dropFirst().dropLast().first(where: {
        words[$0].lexeme.wordClass == .numeral
      }), VerblessWords.reserved.contains(words[number - 1].lexeme.lemma),
      VerblessWords.guests.contains(words[number + 1].lexeme.lemma)
    else { return }
    put(&words, "para", at: number)
    if number == 1 { put(&words, "un", at: 0) }
  }

  /// *Abrazo / mamá, beso / papá*.
  private func callForHug(_ words: inout [Constituent]) {
    guard words.count == 2, VerblessWords.hugs.contains(words[0].lexeme.lemma),
      words[0].lexeme.number != .plural,
      TwoPhraseWords.isCalled(words[1].lexeme.lemma)
        || words[1].lexeme.wordClass == .properNoun && words[1].lexeme.isHuman
    else { return }
    let gender = tables.morphology?.gender(of: words[0].lexeme.lemma) ?? words[0].lexeme.gender
    words[0].lexeme = Lexeme(
      lemma: (gender == .feminine ? "una " : "un ") + words[0].lexeme.lemma
        + ", \(words[1].lexeme.lemma)",
      wordClass: .interjection, kind: .social)
    words.removeLast()
  }

  /// *Mañana / cole / no*: that there is none then.
  private func denyLast(_ words: inout [Constituent]) {
    guard words.count == 3, let no = words.last,
      no.lexeme.lemma == variety.language.plainNegator,
      let time = words.firstIndex(where: { $0.lexeme.kind.isTemporal }), time < 2,
      words[1 - time].lexeme.wordClass == .noun, !words[1 - time].lexeme.isBeing
    else { return }
    words = [words[time], no, words[1 - time]]
  }

  /// *Gracias / regalo*: for what.
  func thankForThing(_ words: inout [Constituent]) {
    guard variety.language == .spanish, words.count > 1, words.count < 5,
      ["gracias", "muchas gracias"].contains(words[0].lexeme.lemma),
      words[1].lexeme.wordClass == .noun || words[1].lexeme.isDeterminerLike,
      let last = words.last?.lexeme, last.namesThing,
      words[1...].dropLast().allSatisfy(\.lexeme.isDeterminerLike)
    else { return }
    guard let link = tables.lexicon.known("por") else { return }
    words.insert(Constituent(link, tile: words[1].tile), at: 1)
  }

  /// *Feliz / Navidad / todos*: to whom.
  private func greetAll(_ words: inout [Constituent]) {
    guard !words.contains(where: { $0.lexeme.wordClass == .adposition }),
      let last = words.last?.lexeme, ["todos", "todas", "todo"].contains(last.lemma),
      words[0].lexeme.lemma.lowercased().hasPrefix("feliz")
        || words[0].lexeme.kind == .social && words[0].lexeme.lemma.hasPrefix("buen")
        || ["hola", "adiós", "gracias", "muchas gracias", "felicidades"]
          .contains(words[0].lexeme.lemma)
    else { return }
    let text = last.lemma == "todas" ? "todas" : "todos"
    let greeting = words.dropLast().map(\.lexeme.lemma).joined(separator: " ")
    words[0].lexeme = Lexeme(
      lemma: "\(greeting) a \(text)", wordClass: .interjection, kind: .social)
    words.removeSubrange(1...)
  }

  /// *Camarero / cuenta / por favor*.
  private func askForBill(_ words: inout [Constituent]) {
    guard let bill = words.firstIndex(where: { $0.lexeme.lemma == "cuenta" }),
      words.indices.allSatisfy({
        $0 == bill || words[$0].lexeme.kind == .social || words[$0].lexeme.isHuman
      })
    else { return }
    let waiter = bill == 1 && words[0].lexeme.isHuman ? "\(words[0].lexeme.lemma), " : ""
    words[bill].lexeme = Lexeme(
      lemma: "\(waiter)la cuenta", wordClass: .interjection, kind: .social)
    if !waiter.isEmpty { words.removeFirst() }
  }

  /// *Deberes / lengua / difícil*: of what.
  private func joinTaught(_ words: inout [Constituent]) {
    for index in words.indices.dropLast().reversed()
    where words[index].lexeme.wordClass == .noun && words[index + 1].government == nil {
      guard
        let link = SpanishPairWords.link(words[index].lexeme, words[index + 1].lexeme, verb: ""),
        link.preposition == "de"
      else { continue }
      if words[index + 1].lexeme.kind == .body { words[index + 1].lexeme.kind = .subject }
      words[index + 1].lexeme.article = .bare
      put(&words, "de", at: index + 1)
    }
  }

  /// *Contraseña / wifi / cuál*: which it is.
  private func askWhich(_ words: inout [Constituent]) {
    guard let asked = words.firstIndex(where: { $0.lexeme.lemma == "cuál" }),
      asked == 0 || asked == words.count - 1, words.count < 6
    else { return }
    var rest = words
    let which = rest.remove(at: asked)
    guard rest.count > 1,
      rest.allSatisfy({
        $0.lexeme.wordClass == .noun || $0.lexeme.isDeterminerLike || $0.lexeme.lemma == "de"
      }), rest.contains(where: { $0.lexeme.wordClass == .noun })
    else { return }
    if let part = rest.indices.dropLast().first(where: {
      rest[$0].lexeme.wordClass == .noun && rest[$0 + 1].lexeme.wordClass == .noun
    }) {
      if rest[part + 1].lexeme.article != .bare { put(&rest, "el", at: part + 1) }
      put(&rest, "de", at: part + 1)
    }
    if let head = rest.first?.lexeme, !head.isDeterminerLike { put(&rest, "el", at: 0) }
    words = [which, .linking("ser")] + rest
  }

  /// *Regalo / contento, yo / contento / excursión / mañana*: because of what one feels so.
  private func feelBecause(_ words: inout [Constituent]) {
    var rest = words
    let speaker = rest.firstIndex { $0.lexeme.lemma == "yo" }.map { rest.remove(at: $0) }
    guard rest.count < 4,
      let feeling = rest.firstIndex(where: {
        HalfWords.glad.contains($0.lexeme.lemma) && $0.lexeme.wordClass == .adjective
      }),
      let noun = rest.firstIndex(where: {
        $0.lexeme.wordClass == .noun && !$0.lexeme.kind.isTemporal
      }),
      speaker != nil || noun < feeling || rest.count == 2,
      !rest[noun].lexeme.isBeing
        || EverydayQuestions.visited.contains(rest[noun].lexeme.lemma)
          && VerblessWords.uneasy.contains(rest[feeling].lexeme.lemma),
      rest[noun].lexeme.kind != .body,
      noun + 1 != feeling || speaker != nil
        || !SuppliedWords.isTold(rest[noun].lexeme, as: rest[feeling].lexeme),
      !KindSet.places.contains(rest[noun].lexeme.kind),
      rest.indices.allSatisfy({
        $0 == noun || $0 == feeling || rest[$0].lexeme.kind.isTemporal && $0 == noun + 1
      })
    else { return }
    var cause = rest[noun]
    if rest.count == 3, noun + 1 < 3 {
      cause.lexeme.gender = tables.gender(of: cause.lexeme)
      cause.lexeme.lemma += " de \(rest[noun + 1].lexeme.lemma)"
      cause.lexeme.number = cause.lexeme.number ?? .singular
    }
    let link = ["orgulloso": "de", "enfadado": "por"][rest[feeling].lexeme.lemma] ?? "por"
    guard let preposition = tables.lexicon.known(link), let the = tables.lexicon.known("el") else {
      return
    }
    cause.lexeme.article = .definite
    words =
      (speaker.map { [$0] } ?? []) + [.linking("estar"), rest[feeling], Constituent(preposition)]
      + (cause.lexeme.lemma.contains(" ") ? [] : [Constituent(the)]) + [cause]
  }

  /// A row of nouns of unlike kinds with a comma between: they are no list.
  func setApart(_ words: inout [Constituent]) {
    guard variety.language == .spanish, verbPlace(words) == nil, words.count > 1,
      words.allSatisfy({
        $0.lexeme.wordClass == .noun || $0.lexeme.isDeterminerLike
          || $0.lexeme.wordClass == .adjective && !$0.lexeme.kind.isSmall
      })
    else { return }
    let nouns = words.indices.filter { words[$0].lexeme.wordClass == .noun }
    guard nouns.count > 1, nouns.count < 5 else { return }
    let groups = nouns.map { VerblessWords.group(words[$0].lexeme) }
    guard Set(groups.compactMap(\.self)).count > 1, !groups.contains(nil) else { return }
    var result: [[Constituent]] = [[]]
    for word in words {
      if let last = result.last, last.contains(where: { $0.lexeme.wordClass == .noun }),
        word.lexeme.wordClass == .noun || word.lexeme.isDeterminerLike
      {
        result.append([word])
      } else {
        result[result.count - 1].append(word)
      }
    }
    let texts = result.map { part in part.count == 1 ? bare(part[0].lexeme) : said(part) }
    words = [
      Constituent(
        Lexeme(lemma: texts.joined(separator: ", "), wordClass: .interjection, kind: .social),
        tile: words[0].tile)
    ]
  }

  private func bare(_ word: Lexeme) -> String {
    VerblessWords.group(word) == 0 ? word.lemma : named(word) ?? word.lemma
  }

  /// A noun with what belongs to it, in agreement.
  private func said(_ part: [Constituent]) -> String {
    guard let noun = part.first(where: { $0.lexeme.wordClass == .noun })?.lexeme,
      let morphology = tables.morphology
    else { return part.map(\.lexeme.lemma).joined(separator: " ") }
    let gender = tables.gender(of: noun)
    let isDetermined = part[0].lexeme.isDeterminerLike || VerblessWords.group(noun) == 0
    let texts = part.map { word -> String in
      var form = word.lexeme.lemma
      guard word.lexeme.wordClass != .noun else {
        return isDetermined ? form : named(word.lexeme) ?? form
      }
      form = gender == .feminine && form == "un" ? "una" : agreed(form, with: gender)
      if noun.number == .plural, word.lexeme.wordClass == .adjective,
        let many = morphology.plural(of: form, wordClass: .adjective).first
      {
        form = many
      }
      return form
    }
    return texts.joined(separator: " ")
  }

  /// *Profe / ayuda / no / entender*: who is called, and for what.
  func callForHelp(_ words: inout [Constituent]) {
    guard words.count > 1, words[0].lexeme.isHuman, words[0].lexeme.wordClass != .pronoun,
      TwoPhraseWords.isCalled(words[0].lexeme.lemma) || words[0].lexeme.wordClass == .properNoun,
      ["ayuda", "socorro"].contains(words[1].lexeme.lemma)
    else { return }
    words[0] = words[0].calledOut
    words[1] = words[1].calledOut
  }
}

/// Words of such rows.
enum VerblessWords {
  /// What is kept for so many.
  static let reserved: WordSet = [
    "mesa", "habitación", "entrada", "entradas", "billete", "billetes", "sitio", "menú", "tienda",
    "comida", "cena", "reserva",
  ]
  /// For whom.
  static let guests: WordSet = ["persona", "personas", "niños", "adultos", "día", "días", "noches"]
  /// How one feels before one goes to be examined.
  static let uneasy: WordSet = ["nervioso", "asustado", "preocupado"]
  /// What one gives with the arms and the mouth.
  static let hugs: WordSet = ["abrazo", "beso", "besito", "caricia", "abracito"]

  /// Things that are laid side by side as one list; nil where nothing is certain.
  static func group(_ noun: Lexeme) -> Int? {
    if HalfWords.weather[noun.lemma] != nil || HalfWords.needs.contains(noun.lemma)
      || EverydayAlone.had.contains(noun.lemma)
    {
      return 0
    }
    if noun.isBeing { return 1 }
    if KindSet.edible.contains(noun.kind) { return 2 }
    if KindSet.places.contains(noun.kind) { return 3 }
    switch noun.kind {
    case .feeling, .emotion, .state, .illness, .weather: return 0
    case .body: return 4
    case .event, .activity, .sport, .subject: return 5
    case .thing, .toy, .book, .device, .clothing, .furniture, .material, .instrument, .vehicle,
      .medicine, .media:
      return 6
    default: return nil
    }
  }
}
