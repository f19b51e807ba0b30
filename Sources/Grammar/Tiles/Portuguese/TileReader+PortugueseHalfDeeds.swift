import AACCore

/// What half a Portuguese row asks, wishes, refuses or calls out: *querer / travesseiro, abrir / cortina, não / abrir / porta, quando / voltar, socorro*
/// (Cunha & Cintra, chapters 13, *Imperativo*, and 18).
extension TileReader {
  /// *Querer / travesseiro, eu / querer / brincar, precisar / pano*.
  func wishHalf(_ words: [Constituent]) -> PortugueseHalf? {
    let start = words[0].lexeme.lemma == "eu" ? 1 : 0
    guard words.count > start + 1, PortugueseHalfWords.wanting.contains(words[start].lexeme.lemma),
      words[start].lexeme.isInfinitive,
      words[(start + 1)...].filter({ $0.lexeme.wordClass == .verb }).count < 2,
      !words[(start + 1)...].contains(where: { isNegator($0) || isActingPronoun($0.lexeme) })
    else { return nil }
    let thing = words[(start + 1)...].first { !$0.lexeme.isDeterminerLike } ?? words[start + 1]
    return PortugueseHalf(
      sort: .wish, words: words, topic: thing.lexeme, said: words[start].lexeme.lemma)
  }

  /// *Não / abrir / porta, não / poder, não / querer / escola*.
  func refusalHalf(_ words: [Constituent]) -> PortugueseHalf? {
    let start =
      words[0].lexeme.lemma == "eu" || words[0].lexeme.kind.isTemporal && words.count > 2 ? 1 : 0
    guard words.count > start + 1, isNegator(words[start]), words[start + 1].lexeme.isInfinitive,
      !["ter", "estar", "ser"].contains(words[start + 1].lexeme.lemma),
      words.filter({ $0.lexeme.wordClass == .verb }).count
        == (PortugueseHalfWords.able.contains(words[start + 1].lexeme.lemma)
          && words.count > start + 2
          && words[start + 2].lexeme.wordClass == .verb ? 2 : 1)
        || words[start + 1].lexeme.lemma == "querer"
          && words.filter({ $0.lexeme.wordClass == .verb }).count == 2,
      !words[(start + 1)...].contains(where: { isActingPronoun($0.lexeme) })
    else { return nil }
    return PortugueseHalf(
      sort: .refusal, words: words, said: words[start + 1].lexeme.lemma,
      isBare: words.count == start + 2)
  }

  /// *Abrir / cortina, chamar / dentista, luz / apagar, me / ajudar*.
  func requestHalf(_ words: [Constituent]) -> PortugueseHalf? {
    guard let verb = onlyVerb(words), words[verb].lexeme.isInfinitive,
      case let lemma = words[verb].lexeme.lemma,
      PortugueseHalfWords.asked.contains(lemma) || isManner(words),
      !words.contains(where: {
        isNegator($0)
          || isActingPronoun($0.lexeme) && ($0.lexeme.lemma != "eu" || lemma == "parar")
      }
      )
    else { return nil }
    let rest = words[..<verb] + words[(verb + 1)...]
    guard verb == 0 || verb + 1 == words.count && verb < 3 else { return nil }
    if verb > 0 {
      guard let noun = words[..<verb].last, isPlainThing(noun), lemma != "ajudar",
        words[..<verb].dropLast().allSatisfy({
          $0.lexeme.isDeterminerLike
        })
      else { return nil }
    }
    guard
      rest.allSatisfy({
        isBareNoun($0) || $0.lexeme.wordClass == .noun || $0.lexeme.isDeterminerLike
          || $0.lexeme.wordClass == .adverb || $0.lexeme.wordClass == .adposition
          || $0.lexeme.wordClass == .adjective
          || $0.lexeme.wordClass == .pronoun
      })
    else { return nil }
    return PortugueseHalf(
      sort: .request, words: ordered(words[verb], rest.map { $0 }), topic: rest.first?.lexeme,
      said: lemma, isBare: rest.isEmpty)
  }

  /// *Falar / alto, repetir / devagar*.
  private func isManner(_ words: [Constituent]) -> Bool {
    words.count == 2 && ["falar", "ler", "explicar", "andar"].contains(words[0].lexeme.lemma)
      && ["alto", "baixo", "devagar", "de novo", "rápido"].contains(words[1].lexeme.lemma)
  }

  /// The request as it is made: *abre a cortina, me dá um copo, me ajuda*.
  private func ordered(_ verb: Constituent, _ rest: [Constituent]) -> [Constituent] {
    let lemma = verb.lexeme.lemma
    let me = Constituent(WordJoiner.pronoun("me"))
    if lemma == "ajudar", rest.isEmpty { return [verb.ordered, me] }
    if lemma == "ajudar", rest.count == 1, rest[0].lexeme.lemma == "eu" {
      return [verb.ordered, Constituent(me.lexeme, tile: rest[0].tile)]
    }
    if lemma == "dar" { return [verb.ordered, me] + rest }
    guard let noun = rest.first, noun.lexeme.wordClass == .noun,
      !PortugueseHalfWords.handed.contains(lemma),
      rest.count == 1 || !rest[1].lexeme.isDeterminerLike
    else { return [verb.ordered] + rest }
    let isMean =
      lemma == "mudar" || lemma == "trocar" && ["canal", "lugar"].contains(noun.lexeme.lemma)
    if isMean, rest.count == 1, noun.lexeme.kind != .clothing {
      return [verb.ordered, known("de"), noun]
    }
    if lemma == "ligar", noun.lexeme.isHuman {
      return [verb.ordered, known("para")] + before(noun.lexeme) + rest
    }
    if lemma == "olhar" { return [verb.ordered, known("para"), article, noun] + rest.dropFirst() }
    let isOwn = noun.lexeme.kind == .body && rest.count == 1
    let the = isOwn ? [known("meu")] : [article]
    return [verb.ordered] + (noun.lexeme.isHuman ? before(noun.lexeme) : the) + rest
  }

  /// *Dançar, ir / hospital, tomar / banho*: a deed of nobody who is named.
  func deedHalf(_ words: [Constituent]) -> PortugueseHalf? {
    guard let verb = words.first, verb.lexeme.isInfinitive, onlyVerb(words) == 0,
      !PortugueseHalfWords.copulas.contains(verb.lexeme.lemma)
        || words.last?.lexeme.lemma == "comigo",
      frame(of: verb).pattern.isPersonal, frame(of: verb).isListed || verb.lexeme.lemma == "ficar",
      words.dropFirst().allSatisfy({
        isBareNoun($0) || $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .adverb
          || $0.lexeme.wordClass == .adposition || $0.lexeme.kind.isTemporal
      })
    else { return nil }
    return PortugueseHalf(
      sort: .deed, words: words, topic: words.dropFirst().first?.lexeme, said: verb.lexeme.lemma,
      isBare: words.count == 1)
  }

  /// *Boné, um / pano*.
  func thingHalf(_ words: [Constituent]) -> PortugueseHalf? {
    guard words.count < 3, let noun = words.last,
      isPlainThing(noun) || noun.lexeme.lemma == "outro",
      words.dropLast().allSatisfy({ $0.lexeme.isDeterminerLike })
    else { return nil }
    return PortugueseHalf(sort: .thing, words: words, topic: noun.lexeme)
  }

  /// *Quando / voltar, quem / fazer, tirar / quando, onde*.
  func questionHalf(_ words: [Constituent]) -> PortugueseHalf? {
    guard words.filter({ $0.lexeme.kind == .question }).count == 1,
      let asked = words.firstIndex(where: { $0.lexeme.kind == .question }),
      asked == 0 || asked == words.count - 1
    else { return nil }
    let verb = words.first { $0.lexeme.wordClass == .verb }
    let word = words[asked].lexeme.lemma
    if words.count == 2, asked == 1, word == "quem", words[0].lexeme.wordClass == .adposition {
      return PortugueseHalf(
        sort: .question, words: words + [.linking("ser", .third)], topic: words[asked].lexeme,
        said: "ser")
    }
    if words.count == 2, let verb, verb.lexeme.isInfinitive {
      return wondered(words[asked], verb)
    }
    guard !words.contains(where: { isActingPronoun($0.lexeme) }) else { return nil }
    return PortugueseHalf(
      sort: .question, words: words, topic: words[asked].lexeme,
      said: verb?.lexeme.lemma ?? "", isBare: words.count == 1)
  }

  /// *Quem / fazer, quando / voltar, onde / ir, tirar / quando*.
  private func wondered(_ word: Constituent, _ verb: Constituent) -> PortugueseHalf {
    let lemma = verb.lexeme.lemma
    var verb = verb.said(by: .third)
    var word = word
    let isOver =
      word.lexeme.lemma == "quem" && PortugueseHalfWords.wondered.contains(lemma)
      || word.lexeme.lemma == "onde" && lemma == "ir"
    if isOver { verb.lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past }
    if word.lexeme.lemma == "onde", lemma == "ir", let to = tables.lexicon.known("aonde") {
      word.lexeme = to
    }
    let isOwn = ["tirar", "poder", "sair", "comer", "brincar", "almoçar", "jantar"].contains(lemma)
    if isOwn, word.lexeme.lemma == "quando" { verb = verb.said(by: .first) }
    return PortugueseHalf(
      sort: .question, words: [word, verb], topic: word.lexeme, said: lemma)
  }

  /// *Socorro, cuidado*.
  func alarmHalf(_ words: [Constituent]) -> PortugueseHalf? {
    guard words.count == 1,
      isAlarm(words[0]) || words[0].lexeme.lemma == "esperar" && words[0].tile == 0
    else { return nil }
    var words = words
    if words[0].lexeme.lemma == "socorrer" { words[0].lexeme.lemma = "socorro" }
    let lemma = words[0].lexeme.lemma
    if lemma == "ajuda" {
      let help = Constituent(deed("ajudar").lexeme, tile: words[0].tile)
      return PortugueseHalf(
        sort: .alarm, words: [help.ordered, Constituent(WordJoiner.pronoun("me"))], said: lemma)
    }
    if lemma == "espera" || lemma == "esperar" {
      let wait = Constituent(deed("esperar").lexeme, tile: words[0].tile)
      return PortugueseHalf(sort: .alarm, words: [wait.ordered], said: lemma)
    }
    return PortugueseHalf(sort: .alarm, words: [words[0].calledOut], said: lemma)
  }

  func isAlarm(_ word: Constituent) -> Bool {
    PortugueseHalfWords.alarms.contains(word.lexeme.lemma) || word.lexeme.lemma == "socorrer"
  }

  /// *Socorro / fogo, aranha / banheiro / socorro, ajuda / cair*: a call, and what it is about.
  func warning(_ row: [Constituent]) -> Clause? {
    guard row.count < 5, let first = row.first, let last = row.last else { return nil }
    let isFirst = isAlarm(first) || first.lexeme.lemma == "esperar" && row.count > 2
    guard isFirst || isAlarm(last),
      let call = alarmHalf([isFirst ? first : last]),
      !PortugueseHalfWords.thanks.contains(call.said),
      isFirst || PortugueseHalfWords.warnings.contains(call.said)
    else { return nil }
    let rest = Array(isFirst ? row.dropFirst() : row.dropLast())
    guard let fact = danger(rest, call.said) else { return nil }
    guard
      let main = readings(of: isFirst ? call.words : fact, isWhole: true).first,
      let next = readings(of: isFirst ? fact : call.words, isWhole: true).first,
      main.sequels.isEmpty, next.sequels.isEmpty
    else { return nil }
    var said = main
    said.sequels = [next]
    said.reasons.append(
      Realization.RuleApplication(.clausesApart, isFirst ? rest[0].lexeme.lemma : call.said, ","))
    return said
  }

  private func danger(_ rest: [Constituent], _ call: String) -> [Constituent]? {
    if rest.count == 1, rest[0].lexeme.isInfinitive,
      SequelWords.falls.contains(rest[0].lexeme.lemma)
    {
      return [ownPast(rest[0])]
    }
    guard PortugueseHalfWords.warnings.contains(call), let what = rest.first, isBareNoun(what),
      !what.lexeme.isHuman, what.lexeme.wordClass == .noun
    else {
      return half(rest, isFirst: false).flatMap {
        $0.sort == .event || $0.sort == .state ? $0.words : nil
      }
    }
    if rest.count == 1, call == "cuidado" {
      return nil
    }
    if rest.count == 1, call == "socorro" {
      var thing = what
      thing.lexeme.article = .bare
      return [thing]
    }
    guard rest.count == 2,
      KindSet.places.contains(rest[1].lexeme.kind) || rest[1].lexeme.kind == .room
        || rest[0].lexeme.kind == .animal
          && PortugueseHalfRowWords.seen.contains(rest[1].lexeme.lemma)
    else {
      return half(rest, isFirst: false).flatMap {
        $0.sort == .event || $0.sort == .state ? $0.words : nil
      }
    }
    var verb = Constituent.linking(variety == .portugueseBrazil ? "ter" : "haver", .third)
    verb.lexeme.kind = .action
    return [verb] + rest
  }
}
