import AACCore

/// Portuguese rows whose words stand in no order that is said: the question word behind what it asks, how something is before
/// what it is said of, the verb behind what is felt and wanted, help behind what it is for: *nome / cachorro / qual, legal /
/// filme / ontem, frio / cobertor / pegar, formulário / preencher / ajudar, ciúme / irmã / eu* (Cunha & Cintra, chapter 7,
/// *A ordem dos termos*; Bechara, *Ordem direta e inversa*). The rules of rows then find them where they look for them.
extension TileReader {
  /// Lays the words as the rules of rows expect them.
  func layInOrder(_ words: inout [Constituent]) {
    guard (2...7).contains(words.count) else { return }
    pointFirst(&words)
    if layThingFirst(&words) { return }
    if words.count == 2 { findSomebodyThere(&words) }
    openBeforeDeed(&words)
    guard let verb = words.firstIndex(where: { $0.lexeme.wordClass == .verb }) else {
      askFirst(&words)
      layShort(&words)
      if !words.contains(where: { $0.lexeme.wordClass == .verb }) || words.count == 2 {
        layElse(&words)
      }
      guard !words.contains(where: { $0.lexeme.wordClass == .verb }) else { return }
      stateFirst(&words)
      qualityLast(&words)
      qualityOfDay(&words)
      warnFirst(&words)
      dayLast(&words)
      ownBestFriend(&words)
      measureThing(&words)
      return
    }
    ownBestFriend(&words)
    firstOfThem(&words)
    if verb == 2, words.count == 3, words[0].lexeme.kind == .meal, words[2].lexeme.isInfinitive,
      KindSet.edible.contains(words[1].lexeme.kind)
    {
      // Pequeno-almoço / pão / comer.
      words.swapAt(1, 2)
    }
    askWhich(&words, verb)
    treatHelpless(&words, verb)
    needSomebody(&words, verb)
    guard words.indices.contains(verb), words[verb].lexeme.wordClass == .verb else { return }
    actByThemselves(&words, verb)
    if words.indices.contains(verb), words[verb].lexeme.wordClass == .verb {
      layDeedElse(&words, verb)
    }
    guard words.indices.contains(verb) else { return }
    guard verb > 0, words[verb].lexeme.wordClass == .verb else { return helpFirst(&words, verb) }
    feastLast(&words, verb)
    helpFirst(&words, verb)
    needBeforeDeed(&words, verb)
    partOfWhole(&words, verb)
    deedBeforePlace(&words, verb)
    haveLast(&words, verb)
  }

  // MARK: - Rows without a verb

  /// *Ciúme / irmã / eu, apaixonado / colega / eu, saudade / você / muito*: who feels it comes first, and how much before it.
  private func stateFirst(_ words: inout [Constituent]) {
    guard words.count > 2 else { return }
    if words.count == 3, words[2].lexeme.lemma == "muito", isBareNoun(words[0]),
      LaidLooseWords.fears.contains(words[1].lexeme.lemma),
      !words[0].lexeme.isHuman, words[0].lexeme.kind != .degree, !words[0].lexeme.kind.isTemporal
    {
      // Cobra / medo / muito.
      words.swapAt(0, 1)
    }
    guard
      isOwnState(words[0].lexeme) || isOwnNeed(words[0].lexeme)
        || words[0].lexeme.lemma == "alergia",
      words.dropFirst().dropLast().allSatisfy({
        isBareNoun($0) || $0.lexeme.wordClass == .pronoun && $0.lexeme.person != .first
      }), let last = words.last?.lexeme
    else { return }
    if last.lemma == "eu" {
      words.insert(words.removeLast(), at: 0)
    } else if last.lemma == "muito", words[0].lexeme.wordClass == .noun, words.count == 3 {
      let cause = words[1]
      words =
        [.linking("estar", .first), known("com"), words[2], words[0], known("de")]
        + before(cause.lexeme) + [cause]
    }
  }

  /// *Legal / filme / ontem, chato / aula / hoje, errado / isso, difícil / prova / matemática*: what is thought of it.
  private func qualityLast(_ words: inout [Constituent]) {
    if words.count == 2, ClausePlanner.truths.contains(words[0].lexeme.lemma),
      LaidLooseWords.pointed.contains(words[1].lexeme.lemma)
    {
      // Verdade / isso.
      words = [words[1], .linking("ser", .third), words[0]]
      words[2].lexeme.article = .bare
      return
    }
    let quality = words[0].lexeme
    guard quality.wordClass == .adjective, !quality.kind.isSmall, quality.kind != .color,
      words[0].government == nil, !LaidLooseWords.beforeNouns.contains(quality.lemma),
      words.count > 1
    else { return }
    let isPointed =
      words.count == 2
      && (LaidLooseWords.pointed.contains(words[1].lexeme.lemma)
        || words[1].lexeme.kind == .demonstrative)
    if isPointed { return words.swapAt(0, 1) }
    if words.count == 3, words[1].lexeme.kind == .possessive, isBareNoun(words[2]),
      words[2].lexeme.namesThing
    {
      // Bonito / seu / vestido.
      return words.append(words.removeFirst())
    }
    guard words.count > 2, isBareNoun(words[1]), !words[1].lexeme.isHuman || !isOwnState(quality),
      words[1].lexeme.namesThing,
      !isOwnState(quality) && quality.kind != .emotion,
      words.dropFirst(2).allSatisfy({
        $0.lexeme.kind.isTemporal || isBareNoun($0) && $0.lexeme.namesThing
          || $0.lexeme.lemma == "demais"
      })
    else { return }
    if words.count == 3, words[2].lexeme.lemma == "demais" {
      words.swapAt(0, 1)
      return words.insert(.linking("ser", .third), at: 1)
    }
    let isDay = words.count == 3 && words[2].lexeme.kind.isTemporal
    guard isDay || PortugueseNounLinks.link(words[1].lexeme, words[2].lexeme, words) != nil
    else { return }
    words.append(words.removeFirst())
  }

  /// *Primeiro / beijo / lembrar*: the one of them.
  private func firstOfThem(_ words: inout [Constituent]) {
    guard words.count > 2, LaidLooseWords.ranks.contains(words[0].lexeme.lemma),
      isBareNoun(words[1]), words[1].lexeme.wordClass == .noun, !words[1].lexeme.kind.isTemporal,
      !words.contains(where: { $0.lexeme.lemma == "depois" || $0.lexeme.lemma == "segundo" })
    else { return }
    if words.count == 3, words[1].lexeme.namesThing, words[2].lexeme.isInfinitive,
      !UnlinkedWords.befalling.contains(words[2].lexeme.lemma),
      !MeaningWords.beginnings.contains(words[2].lexeme.lemma),
      frame(of: words[2]).slots.contains(where: { $0.role == .object })
    {
      var deed = words[2].said(by: .first)
      if frame(of: deed).aspect == .achievement {
        deed.lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
      }
      words = [deed, words[0], words[1]]
    }
    words.insert(article, at: words[0].lexeme.wordClass == .verb ? 1 : 0)
  }

  /// *Convite / casamento / receber, bolo / vela / apagar, comboio / bilhete / comprar*: two nouns of which one is the
  /// other's, before the verb.
  private func partOfWhole(_ words: inout [Constituent], _ verb: Int) {
    guard verb == 2, words.count < 5, words[2].lexeme.isInfinitive,
      words[..<2].allSatisfy({ isBareNoun($0) && $0.lexeme.namesThing }),
      isDoneByPeople(frame(of: words[2])) || LaidLooseWords.handled.contains(words[2].lexeme.lemma)
    else { return }
    let (first, second) = (words[0], words[1])
    var deed = words[2]
    if deed.lexeme.lemma == "comprar" || !PortugueseOrderWords.served.contains(deed.lexeme.lemma) {
      deed.lexeme.person = .first
      deed.lexeme.number = .singular
      if frame(of: deed).aspect == .achievement {
        deed.lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
      }
    }
    if let link = ofWhole(first.lexeme, second.lexeme) {
      words = [deed, first] + link + [second] + words[3...]
    } else if let link = ofWhole(second.lexeme, first.lexeme) {
      words = [deed, second] + link + [first] + words[3...]
    }
  }

  func ofWhole(_ part: Lexeme, _ whole: Lexeme) -> [Constituent]? {
    if LaidLooseWords.sorts[part.lemma]?.contains(whole.lemma) == true
      || MeaningWords.trips.contains(part.lemma) && whole.kind == .vehicle
    {
      return [known("de")]
    }
    if isPiece(part, of: whole) { return [known("de"), article] }
    let isOfDish =
      LaidLooseWords.ofDishes.contains(part.lemma)
      && (KindSet.edible.contains(whole.kind) || whole.lemma == "aniversário")
    return isOfDish ? [known("de"), article] : nil
  }

  /// *Hotel / piscina / ter*: what a place has.
  private func haveLast(_ words: inout [Constituent], _ verb: Int) {
    guard verb == 2, words.count == 3, words[2].lexeme.lemma == "ter", words[2].lexeme.isInfinitive,
      isBareNoun(words[0]), words[0].lexeme.kind == .place || words[0].lexeme.kind == .room,
      isBareNoun(words[1]), words[1].lexeme.namesThing
    else { return }
    words.swapAt(1, 2)
  }

  /// *Forno / quente / cuidado, cuidado / chão / molhado*: what somebody is warned of.
  private func warnFirst(_ words: inout [Constituent]) {
    guard words.count == 3,
      let care = words.firstIndex(where: { ["cuidado", "atenção"].contains($0.lexeme.lemma) }),
      care != 1, case let noun = care == 0 ? 1 : 0, isBareNoun(words[noun]),
      words[noun].lexeme.namesThing, words[noun + 1].lexeme.wordClass == .adjective
    else { return }
    words =
      [words[care].calledOut, words[noun], .linking("estar", .third), words[noun + 1]]
  }

  /// *Aniversário / amanhã / vovó*: whose it is stands beside it, and the day behind them.
  private func dayLast(_ words: inout [Constituent]) {
    guard words.count == 3, words[1].lexeme.kind.isTemporal, isBareNoun(words[0]),
      BesideWords.occasions.contains(words[0].lexeme.lemma)
        || words[0].lexeme.kind == .event || ApartWords.duties.contains(words[0].lexeme.lemma),
      words[2].lexeme.isHuman, isBareNoun(words[2])
    else { return }
    words.swapAt(1, 2)
  }

  /// *Lua / bonita / hoje*: how a thing is for once.
  private func qualityOfDay(_ words: inout [Constituent]) {
    guard words.count == 3, isBareNoun(words[0]), words[0].lexeme.namesThing,
      words[1].lexeme.wordClass == .adjective, words[1].lexeme.kind == .quality,
      ["hoje", "agora"].contains(words[2].lexeme.lemma)
    else { return }
    words.swapAt(1, 2)
  }

  /// *Melhor / amigo / viajar*: one has one best friend.
  private func ownBestFriend(_ words: inout [Constituent]) {
    guard words.count > 2, words[0].lexeme.lemma == "melhor",
      ["amigo", "amiga"].contains(words[1].lexeme.lemma), words[1].lexeme.wordClass == .noun
    else { return }
    words.insert(known("meu"), at: 0)
  }

  /// *Páscoa / chocolate / ganhar, Natal / ganhar / bicicleta*: a feast does nothing, it is when one does so.
  private func feastLast(_ words: inout [Constituent], _ verb: Int) {
    guard verb < 4, LaidLooseWords.feasts.contains(words[0].lexeme.lemma), isBareNoun(words[0]),
      words[verb].lexeme.isInfinitive,
      !LaidLooseWords.passing.contains(words[verb].lexeme.lemma),
      words.indices.dropFirst().allSatisfy({
        $0 == verb || isBareNoun(words[$0]) && words[$0].lexeme.namesThing
      }), words.count > 2
    else { return }
    var deed = words[verb].said(by: .first)
    if frame(of: deed).aspect == .achievement {
      deed.lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
    }
    let rest = words.indices.dropFirst().filter { $0 != verb }.map { words[$0] }
    if let thing = rest.first?.lexeme,
      PortugueseRowWords.compounds[thing.lemma]?.contains(words[0].lexeme.lemma) == true
    {
      words = [deed] + rest + [known("de"), words[0]]
      return
    }
    words = [deed] + rest + [known("em"), article, words[0]]
  }

  /// *Três / quilos / batata, meio / copo / água, pratos / sopa*: how much of it (Cunha & Cintra, chapter 7, *Adjunto
  /// adnominal*).
  private func measureThing(_ words: inout [Constituent]) {
    guard words.count > 1 else { return }
    for index in words.indices.dropFirst().reversed() {
      let measure = words[index - 1].lexeme
      guard measure.wordClass == .noun,
        KindSet.edible.contains(words[index].lexeme.kind), isBareNoun(words[index]),
        LaidLooseWords.measures.contains(MeaningWords.base(of: measure))
          || LaidLooseWords.measures.contains(measure.lemma),
        index < 2 || words[index - 2].lexeme.isDeterminerLike
          || words[index - 2].lexeme.kind == .quantity || words[index - 2].lexeme.lemma == "meio"
          || words[index - 2].lexeme.kind == .social
      else { continue }
      words[index].lexeme.article = .bare
      words.insert(known("de"), at: index)
    }
  }

  // MARK: - Rows with a verb

  /// *Guitarra / tocar / aprender / querer*: each verb before the one it opens.
  func chainVerbs(_ words: inout [Constituent]) {
    guard words.count > 2, words.count < 7,
      let verb = words.firstIndex(where: { $0.lexeme.wordClass == .verb }),
      words.count == verb + 3, words[verb...].allSatisfy({ $0.lexeme.isInfinitive }),
      words[..<verb].allSatisfy({ isBareNoun($0) && !$0.lexeme.isBeing }),
      frame(of: words[verb + 2]).isStrongOpener, frame(of: words[verb + 1]).isOpener
    else { return }
    words = [words[verb + 2], words[verb + 1], words[verb]] + words[..<verb]
  }

  /// *Aceitar / convite / poder, abrir / lata / conseguir*: what opens the deed was laid behind all of it.
  private func openBeforeDeed(_ words: inout [Constituent]) {
    guard words.count == 3, words[0].lexeme.isInfinitive, words[2].lexeme.isInfinitive,
      isBareNoun(words[1]), words[1].lexeme.namesThing,
      LaidLooseWords.openers.contains(words[2].lexeme.lemma),
      !LaidLooseWords.openers.contains(words[0].lexeme.lemma)
    else { return }
    words = [words[2], words[0], words[1]]
  }

  /// *Formulário / preencher / ajudar, banho / ajudar / tomar*: who asks for help is the speaker, and what it is for comes
  /// behind it.
  private func helpFirst(_ words: inout [Constituent], _ first: Int) {
    guard words.count > 2,
      let help = words.firstIndex(where: { $0.lexeme.lemma == "ajudar" }),
      words[help].lexeme.isInfinitive,
      let deed = words.indices.first(where: { $0 != help && words[$0].lexeme.wordClass == .verb }),
      words[deed].lexeme.isInfinitive,
      !frame(of: words[deed]).isStrongOpener
        || frame(of: words[deed]).past != .state
          && frame(of: words[deed]).pattern == .plain && help + 1 == words.count
          && words.count == 3,
      help > 0 || deed > 1,
      words.indices.allSatisfy({
        $0 == help || $0 == deed
          || isBareNoun(words[$0]) && words[$0].lexeme.namesThing
          || words[$0].lexeme.kind == .possessive
      })
    else { return }
    let rest = words.indices.filter { $0 != help && $0 != deed }.map { words[$0] }
    words = [words[help], words[deed]] + rest
  }

  /// *Frio / cobertor / pegar, sede / água / gelada / querer*: what one feels, and then what one does about it.
  private func needBeforeDeed(_ words: inout [Constituent], _ verb: Int) {
    let start = words[0].lexeme.lemma == "eu" ? 1 : 0
    guard verb + 1 == words.count, verb > start + 1, words[verb].lexeme.isInfinitive,
      isOwnNeed(words[start].lexeme),
      words[(start + 1)..<verb].allSatisfy({
        $0.lexeme.namesThing && isBareNoun($0) && !$0.lexeme.kind.isSensation
          || $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .adjective
      }), words[start + 1].lexeme.wordClass != .adjective,
      words[start + 1].lexeme.kind != .body
    else { return }
    words.insert(words.removeLast(), at: start + 1)
  }

  /// *Estrela / céu / ver, praia / castelo / fazer*: of two things before the verb the place is where it is done.
  private func deedBeforePlace(_ words: inout [Constituent], _ verb: Int) {
    guard verb == 2, words.count == 3, words[2].lexeme.isInfinitive,
      words.dropLast().allSatisfy({
        isBareNoun($0)
          && ($0.lexeme.namesThing
            || $0.lexeme.kind == .animal && words[2].lexeme.lemma == "ver")
      }),
      isDoneByPeople(frame(of: words[2])) || words[2].lexeme.lemma == "fazer"
    else { return }
    let isFirst = isGround(words[0].lexeme), isSecond = isGround(words[1].lexeme)
    guard isFirst != isSecond else { return }
    let thing = words[isFirst ? 1 : 0], place = words[isFirst ? 0 : 1]
    guard PortugueseNounLinks.link(words[0].lexeme, words[1].lexeme, words) == nil else { return }
    words = [words[2], thing, place]
  }

  private func isGround(_ word: Lexeme) -> Bool {
    word.kind == .place || word.kind == .room || word.kind == .home
      || BareNounWords.surroundings.contains(word.lemma)
  }

  /// Whether people do it to things, and things do it to nobody: as the table of verbs shows, whose example is somebody's.
  func isDoneByPeople(_ frame: VerbFrame) -> Bool {
    guard frame.pattern == .plain || frame.pattern == .grooming, !frame.typicalSubject.isEmpty,
      !LaidLooseWords.ofThings.contains(frame.lemma),
      frame.slots.contains(where: { $0.role == .object }),
      frame.slot(.placeTo) == nil || frame.lemma != "ir",
      let doer = tables.lexicon.known(frame.typicalSubject)
    else { return false }
    return doer.isHuman || doer.wordClass == .pronoun
  }
}
