import AACCore

/// What follows in a Portuguese row from a pain, a wish, a request, a refusal or a feeling: *a perna dói, não consigo andar; quero nadar, a piscina está
/// fechada; fecha a porta, está ventando; não posso comer amendoim, tenho alergia* (Cunha & Cintra, chapter 18, *Coordenação assindética*).
extension TileReader {
  // MARK: - Pains, wishes, requests and refusals

  func behindPain(_ second: PortugueseHalf) -> PortugueseHalf? {
    switch second.sort {
    case .wish: wished(second, about: Lexeme(lemma: "eu", wordClass: .pronoun, kind: .person))
    case .refusal: unable(second)
    case .request: second.isBare && second.said == "mudar" ? nil : second
    default: nil
    }
  }

  /// *Ir / hospital / doente, ir / casa / cansado, ir / médico / dor / peito*.
  func behindDeed(_ first: PortugueseHalf, _ second: PortugueseHalf) -> PortugueseHalf? {
    guard second.sort == .feeling, PortugueseHalfWords.retiring.contains(first.said), !first.isBare,
      second.words.count < 5, second.said != "sozinho"
    else { return nil }
    let isIll =
      StateWords.ill.contains(second.said)
      || ["cansado", "fome", "sede", "sono"].contains(second.said)
    return isIll ? second : nil
  }

  func behindWish(_ first: PortugueseHalf, _ second: PortugueseHalf) -> PortugueseHalf? {
    switch second.sort {
    case .state:
      let isQuiet = first.words.contains { PortugueseHalfWords.quiet.contains($0.lexeme.lemma) }
      guard
        PortugueseHalfWords.blocking.contains(second.said)
          || isQuiet && PortugueseHalfWords.loud.contains(second.said),
        second.topic?.isBeing == false
      else {
        return nil
      }
      return second
    case .feeling:
      let isSaid = ["doente", "cansado", "machucado", "gripado"].contains(second.said)
      return isSaid || second.words.contains { $0.lexeme.lemma == "estar" && $0.tile != nil }
        ? second : nil
    case .weather: return second
    case .refusal:
      return PortugueseHalfWords.able.contains(second.said)
        || second.said == "saber" && second.isBare
        ? unable(second) : nil
    case .question:
      return second.words.count == 2 && second.words.contains(where: isNegator) ? second : nil
    case .event:
      guard second.isBare else { return second }
      return first.topic.map { KindSet.edible.contains($0.kind) } == true ? second : nil
    default: return nil
    }
  }

  func behindRequest(_ first: PortugueseHalf, _ second: PortugueseHalf) -> PortugueseHalf? {
    switch second.sort {
    case .weather, .refusal:
      guard !first.isBare, !PortugueseHalfWords.able.contains(second.said),
        second.sort != .weather || !PortugueseHalfWords.byWeather.contains(first.said)
      else { return nil }
      return second.sort == .refusal ? unable(second) : second
    case .quality:
      // Cobertor / tirar / quente.
      if first.said != "ajudar", PortugueseHalfWords.mends(first.said, second.said) {
        return of(first.topic, second)
      }
      return first.words.last?.tile.map { $0 < (first.words.first?.tile ?? 0) } == true
        ? of(first.topic, second) : nil
    case .feeling:
      let isIllAndCalled = first.said == "chamar" && StateWords.ill.contains(second.said)
      let isOfBeing = first.words.last?.lexeme.isBeing == true && !isIllAndCalled
      guard !first.isBare, second.said != "sozinho",
        !isOfBeing || second.words[0].lexeme.lemma == "eu"
          || second.words.last?.lexeme.wordClass != .adjective
      else { return nil }
      return second.said == "medo" && second.words.count > 4 ? nil : second
    case .event:
      guard !first.isBare else { return nil }
      return !second.isBare || PortugueseHalfWords.handed.contains(first.said) ? second : nil
    case .pain: return first.isBare ? nil : second
    case .surroundings:
      return ["fechar", "abrir", "acender", "apagar", "ligar"].contains(first.said) && !first.isBare
        ? second : nil
    case .state:
      guard let topic = second.topic, [.room, .place, .body, .nature].contains(topic.kind),
        topic.lemma != first.topic?.lemma
      else { return nil }
      return second
    default: return nil
    }
  }

  func behindRefusal(_ first: PortugueseHalf, _ second: PortugueseHalf) -> PortugueseHalf? {
    if second.sort == .state, let topic = second.topic, !topic.isBeing, !first.isBare,
      first.said == "querer", topic.kind != first.words.last?.lexeme.kind,
      PortugueseHalfWords.served.contains(second.said) || topic.kind == .room
    {
      return second
    }
    guard second.sort == .feeling, second.said != "sozinho" else { return nil }
    guard
      !first.isBare || isOwnNeed(second.words[second.words.count - 1].lexeme)
        || StateWords.ill.contains(second.said)
    else { return nil }
    var second = second
    let isPast = first.words[0].lexeme.lemma == "ontem"
    if isPast, let verb = second.words.firstIndex(where: { $0.lexeme.wordClass == .verb }) {
      second.words[verb].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.lasting
    }
    return second
  }

  func behindFeeling(_ first: PortugueseHalf, _ second: PortugueseHalf) -> PortugueseHalf? {
    switch second.sort {
    case .request: return first.words.count > 3 || second.topic != nil ? second : nil
    case .deed:
      guard second.words.count == 2, second.words[1].lexeme.lemma == "comigo" else { return nil }
      var asked = second
      asked.words[0] = asked.words[0].ordered
      return asked
    case .thing:
      guard let thing = second.topic,
        ["calor", "frio", "febre", "tosse", "dor"].contains(first.said),
        thing.kind == .device || thing.kind == .medicine || thing.kind == .clothing
          || ApartWords.warming.contains(thing.lemma)
      else { return nil }
      return wanting(second)
    case .question:
      guard second.words.count == 2,
        let noun = second.words.first(where: {
          $0.lexeme.namesThing && $0.lexeme.kind != .question
        }), let asked = second.words.first(where: { $0.lexeme.kind == .question })
      else { return nil }
      var second = second
      second.words = [asked, .linking("ser", .third), noun]
      return second
    default: return nil
    }
  }

  func behindAlarm(_ first: PortugueseHalf, _ second: PortugueseHalf) -> PortugueseHalf? {
    guard PortugueseHalfWords.thanks.contains(first.said), second.sort == .state,
      second.topic.map({ KindSet.edible.contains($0.kind) || $0.kind == .meal }) == true
    else { return nil }
    return second
  }

  /// *Irmão / bater / chorar, menino / empurrar / eu / cair, mosquito / picar / coçar*: what was done to the speaker, and what came of it.
  func harmed(_ row: [Constituent]) -> Clause? {
    let said = row.filter { $0.lexeme.lemma != "eu" }
    guard said.count > 2, row.count < 6, said.count + 1 >= row.count, let last = said.last,
      last.lexeme.isInfinitive, case let verb = said.count - 2,
      PortugueseHalfWords.harms.contains(said[verb].lexeme.lemma), said[verb].lexeme.isInfinitive,
      said[verb - 1].lexeme.isBeing, said[verb - 1].lexeme.wordClass == .noun,
      said[..<(verb - 1)].allSatisfy({ $0.lexeme.isDeterminerLike })
    else { return nil }
    let isFelt = ["coçar", "doer", "arder", "inchar"].contains(last.lexeme.lemma)
    guard isFelt || PortugueseHalfWords.hurt.contains(last.lexeme.lemma) else { return nil }
    let own = row.first { $0.lexeme.lemma == "eu" }
    let isAtEnd =
      own.map { $0.tile == row.last?.tile || row[row.count - 2].tile == $0.tile } == true
    let me = Constituent(WordJoiner.pronoun("me"), tile: isFelt || !isAtEnd ? own?.tile : nil)
    var deed = said[verb].said(by: .third)
    deed.lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
    let speaker = isAtEnd && !isFelt ? own.map { [$0] } ?? [] : [known("eu")]
    let first = PortugueseHalf(sort: .told, words: said[..<verb] + [me, deed])
    let second =
      isFelt
      ? PortugueseHalf(sort: .event, words: [last.said(by: .third)], goesOn: true)
      : PortugueseHalf(sort: .told, words: speaker + [ownPast(last)])
    return clause(of: first, second)
  }
}
