import AACCore

/// Portuguese rows of two thoughts that no cut alone tells apart: *vovô / hospital / eu / preocupado, prova / hoje / eu / nervoso, feijão / gostoso / mais,
/// chuva / janela / fechar, devagar / chão / molhado, não / cenoura / querer / batata, eu / gostar / bolo / você* (Cunha & Cintra, chapter 18,
/// *Coordenação assindética*; Bechara, *Orações justapostas* and *Interjeição*).
extension TileReader {
  /// The two thoughts of such a row; nil where it is none of them.
  func knownHalves(_ row: [Constituent]) -> Clause? {
    guard row.count > 2 else { return nil }
    return placedBesideFeeling(row) ?? moreOfIt(row) ?? askedInWeather(row) ?? calmed(row)
      ?? notThisButThat(row) ?? askedBackUnjoined(row) ?? namedAndAsked(row)
  }

  /// *Vovô / hospital / eu / preocupado, prova / hoje / eu / nervoso*: where or when it is, and how the speaker feels about it.
  private func placedBesideFeeling(_ row: [Constituent]) -> Clause? {
    guard let own = row.firstIndex(where: { $0.lexeme.lemma == "eu" }), own == 2 || own == 3,
      own + 1 < row.count, let noun = row[..<(own - 1)].last, noun.lexeme.wordClass == .noun,
      row[..<(own - 2)].allSatisfy({ $0.lexeme.isDeterminerLike }),
      let second = half(Array(row[own...]), isFirst: false), second.sort == .feeling
    else { return nil }
    let subject = Array(row[..<(own - 1)])
    let place = row[own - 1]
    let isPlace =
      KindSet.places.contains(place.lexeme.kind) || place.lexeme.kind == .room
      || PortugueseHalfRowWords.inside.contains(place.lexeme.lemma)
    var said: [Constituent]?
    if isPlace, noun.lexeme.isBeing || KindSet.edible.contains(noun.lexeme.kind) {
      said = subject + [.linking("estar", .third), known("em"), article, place]
    } else if PortugueseHalfRowWords.days.contains(place.lexeme.lemma), !noun.lexeme.isBeing,
      noun.lexeme.kind == .event || noun.lexeme.kind == .activity
    {
      said = subject + [.linking("ser", .third), place]
    }
    return said.flatMap {
      clause(of: PortugueseHalf(sort: .event, words: $0, topic: noun.lexeme), second)
    }
  }

  /// *Feijão / gostoso / mais*: of what is good one wants more.
  private func moreOfIt(_ row: [Constituent]) -> Clause? {
    guard let more = row.last, more.lexeme.lemma == "mais",
      let first = half(Array(row.dropLast()), isFirst: true), first.sort == .state,
      first.topic.map({ KindSet.edible.contains($0.kind) }) == true,
      PortugueseHalfRowWords.tasty.contains(first.said)
    else { return nil }
    return clause(
      of: shownNow(first),
      PortugueseHalf(sort: .wish, words: [ownDeed("querer"), more], said: "querer"))
  }

  /// How it is that was tasted: *está gostoso*.
  private func shownNow(_ first: PortugueseHalf) -> PortugueseHalf {
    guard !first.words.contains(where: { $0.lexeme.wordClass == .verb }),
      let noun = first.words.firstIndex(where: { $0.lexeme.lemma == first.topic?.lemma })
    else { return first }
    var first = first
    first.words.insert(.linking("estar", .third), at: noun + 1)
    return first
  }

  /// *Chuva / janela / fechar, neve / casaco / pegar*: what is asked for in such weather.
  private func askedInWeather(_ row: [Constituent]) -> Clause? {
    guard let first = half(Array(row[..<1]), isFirst: true), first.sort == .weather,
      let last = row.last, last.lexeme.isInfinitive,
      let second = half(Array(row[1...]), isFirst: false), second.sort == .request,
      PortugueseHalfRowWords.sheltering.contains(second.said)
    else { return nil }
    return clause(of: first, second)
  }

  /// *Devagar / chão / molhado*: who is told to take care hears why.
  private func calmed(_ row: [Constituent]) -> Clause? {
    guard PortugueseHalfRowWords.calming.contains(row[0].lexeme.lemma),
      let second = half(Array(row[1...]), isFirst: false), second.sort == .state,
      second.topic?.wordClass == .noun
    else { return nil }
    let call = PortugueseHalf(sort: .alarm, words: [row[0].calledOut], said: row[0].lexeme.lemma)
    return clause(of: call, nowSo(second))
  }

  /// *Não / cenoura / querer / batata, não / leite / quero / suco*: what is not wanted, and what is.
  private func notThisButThat(_ row: [Constituent]) -> Clause? {
    guard row.count == 4, isNegator(row[0]), row[2].lexeme.lemma == "querer",
      row[2].lexeme.isInfinitive, isPlainThing(row[1]), isPlainThing(row[3]),
      row[1].lexeme.lemma != row[3].lexeme.lemma
    else { return nil }
    var (one, other) = (row[1], row[3])
    one.lexeme.article = .bare
    if KindSet.edible.contains(other.lexeme.kind) { other.lexeme.article = .bare }
    return clause(
      of: PortugueseHalf(
        sort: .refusal, words: [row[0], ownDeed("querer"), one], topic: one.lexeme, said: "querer"),
      PortugueseHalf(
        sort: .wish, words: [row[2].said(by: .first), other], topic: other.lexeme, said: "querer"))
  }

  /// *Eu / gostar / bolo / você, eu / bem / você*: what one says of oneself and asks the other.
  private func askedBackUnjoined(_ row: [Constituent]) -> Clause? {
    guard let other = row.last, ["você", "tu", "vocês"].contains(other.lexeme.lemma),
      row[0].lexeme.lemma == "eu", case let before = Array(row.dropLast()),
      let next = askedBack([known("e"), other])
    else { return nil }
    var said: [Constituent]?
    if before.count > 2, ["gostar", "morar"].contains(before[1].lexeme.lemma),
      before[2...].contains(where: { $0.lexeme.isNominal || $0.lexeme.kind == .color })
    {
      said = before
    } else if before.count == 2, before[1].lexeme.lemma == "bem" {
      said = [before[0], .linking("estar", .first), before[1]]
    } else if before.count == 2, let feeling = half(before, isFirst: true),
      feeling.sort == .feeling, !PortugueseHalfWords.towards.contains(feeling.said)
    {
      said = feeling.words
    }
    guard let said, !said.contains(where: { $0.lexeme.kind == .question || $0.government != nil }),
      said.last?.lexeme.wordClass != .adposition,
      var main = readings(of: said, isWhole: true).first, main.sequels.isEmpty, main.verb != nil
    else { return nil }
    main.isLaid = true
    main.sequels = [next]
    main.reasons.append(Realization.RuleApplication(.clausesApart, other.lexeme.lemma, ","))
    return main
  }

  /// *Meu / nome / Lucas / qual / seu / nome*: one's own name, and the other's.
  private func namedAndAsked(_ row: [Constituent]) -> Clause? {
    guard let cut = row.firstIndex(where: { $0.lexeme.kind == .question }), cut == 3, row.count > 4,
      row[0].lexeme.isDeterminerLike, row[1].lexeme.lemma == "nome",
      let main = readings(of: Array(row[..<cut]), isWhole: true).first, main.verb != nil,
      let next = readings(of: Array(row[cut...]), isWhole: true).first, next.verb != nil,
      main.sequels.isEmpty, next.sequels.isEmpty
    else { return nil }
    var said = main
    said.isLaid = true
    said.sequels = [next]
    said.reasons.append(Realization.RuleApplication(.clausesApart, row[cut].lexeme.lemma, ","))
    return said
  }

  // MARK: - When two things go on

  /// *Eu / ganhar / você / perder, gato / dormir / passarinho / cantar*: two deeds beside each other are told of the same time.
  func atOneTime(
    _ first: PortugueseHalf, _ second: PortugueseHalf
  ) -> (PortugueseHalf, PortugueseHalf) {
    guard first.sort == .told, second.sort == .told, let one = timed(first),
      let other = timed(second)
    else { return (first, second) }
    if one.befalls || other.befalls { return (over(first, one.verb), over(second, other.verb)) }
    guard !isActingPronoun(first.words[0].lexeme), !isActingPronoun(second.words[0].lexeme),
      [first.said, second.said].contains(where: PortugueseHalfRowWords.lasting.contains)
    else { return (first, second) }
    var (first, second) = (first, second)
    first.goesOn = true
    second.goesOn = true
    return (first, second)
  }

  /// The verb of a deed whose time nothing shows yet, and whether it is over as soon as it is done.
  private func timed(_ half: PortugueseHalf) -> (verb: Int, befalls: Bool)? {
    guard let verb = half.words.firstIndex(where: { $0.lexeme.wordClass == .verb }),
      half.words[verb].lexeme.forms[FiniteForms.Mark.time] == nil,
      half.words.allSatisfy({ !isNegator($0) && !$0.lexeme.kind.isTemporal }),
      half.words.filter({ $0.lexeme.wordClass == .verb }).count == 1,
      case let frame = frame(of: half.words[verb]), frame.past != .state,
      half.topic?.lemma == "eu" || half.topic?.number != .plural, half.topic?.lemma != "nós"
    else { return nil }
    let isLong =
      PortugueseHalfWords.goingOn.contains(half.said) || half.said == "tocar"
    return (
      verb, !isLong && (frame.aspect == .achievement || BefallingDeeds.contains(half.said))
    )
  }

  private func over(_ half: PortugueseHalf, _ verb: Int) -> PortugueseHalf {
    var half = half
    half.words[verb] = half.words[verb].said(by: half.topic?.lemma == "eu" ? .first : .third)
    half.words[verb].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
    return half
  }

  private func nowSo(_ half: PortugueseHalf) -> PortugueseHalf {
    half.words.contains { $0.lexeme.wordClass == .verb } ? half : shownNow(half)
  }
}

/// Words of rows whose thoughts are told apart by them.
enum PortugueseHalfRowWords {
  /// Where things are put.
  static let inside: WordSet = ["forno", "geladeira", "fogão", "panela", "micro-ondas"]
  static let days: WordSet = ["hoje", "amanhã", "agora"]
  static let tasty: WordSet = ["gostoso", "bom", "delicioso", "ótimo", "saboroso"]
  /// What one does against the weather.
  static let sheltering: WordSet = [
    "fechar", "abrir", "pegar", "ligar", "acender", "trazer", "guardar", "buscar", "desligar",
  ]
  /// What goes on for a while when one sees it.
  static let lasting: WordSet = [
    "dormir", "trabalhar", "cozinhar", "estudar", "descansar", "dirigir", "chorar", "rir", "gritar",
    "latir",
  ]
  static let calming: WordSet = ["devagar", "calma", "espera"]
  /// Where one sees small animals.
  static let seen: WordSet = [
    "parede", "teto", "chão", "cama", "mesa", "cabelo", "braço", "perna", "sofá", "cadeira",
    "sopa", "prato", "copo", "janela", "porta", "sapato", "armário", "mão", "travesseiro",
  ]
  /// What makes hard and cold places better.
  static let softening: WordSet = [
    "almofada", "travesseiro", "cobertor", "colchão", "tapete", "manta", "edredom",
  ]
  /// What babies and animals cry for.
  static let criedFor: WordSet = [
    "mamadeira", "chupeta", "ração", "colo", "leite", "água", "osso", "comida", "brinquedo",
    "papinha", "petisco",
  ]
  /// What runs out in a machine.
  static let charge: WordSet = ["bateria", "pilha", "carga", "gasolina", "tinta", "internet"]
  static let later: WordSet = ["depois", "amanhã", "mais tarde", "logo"]
}
