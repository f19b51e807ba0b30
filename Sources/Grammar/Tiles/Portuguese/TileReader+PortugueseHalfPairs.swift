import AACCore

/// Which thought follows from which in a Portuguese row: *a cama é dura, quero um travesseiro; a bola furou, quero outra; a chave sumiu, não consigo abrir
/// a porta; o carro é rápido, a bicicleta é lenta* (Cunha & Cintra, chapter 18, *Coordenação assindética*).
extension TileReader {
  // MARK: - How a thing is

  func behindState(_ first: PortugueseHalf, _ second: PortugueseHalf) -> PortugueseHalf? {
    guard let topic = first.topic else { return nil }
    let isThing = !topic.isBeing && !isActingPronoun(topic)
    let isColor = first.words.last?.lexeme.kind == .color && first.said != "escuro"
    let isWhich = isColor || PortugueseHalfWords.attributive.contains(first.said)
    switch second.sort {
    case .state:
      guard let other = second.topic, other.kind != .body || topic.kind == .body else { return nil }
      return isThing == (!other.isBeing && !isActingPronoun(other)) ? second : nil
    case .wish:
      guard isThing, !isWhich, !isServed(first, with: second.topic) else { return nil }
      return wished(second, about: topic)
    case .request:
      if topic.isBeing { return cared(second, for: first) }
      guard isThing else { return nil }
      if PortugueseHalfWords.mends(second.said, first.said) {
        if let other = mendedOtherwise(second) { return other }
        return second.isBare && !SequelWords.asked.contains(second.said)
          ? wishedDeed(second) : second
      }
      if second.isBare, second.said == "ajudar" { return second }
      guard !isWhich, !second.isBare, !isServed(first, with: second.topic),
        let thing = second.topic, thing.wordClass == .noun
      else { return nil }
      return second
    case .deed: return deed(second, behind: first, topic)
    case .event:
      guard !isThing, topic.lemma != "eu", SequelWords.losses.contains(second.said),
        let verb = second.words.first, verb.lexeme.person == .first
      else { return nil }
      var told = second
      told.words[0].lexeme.person = .third
      return told
    case .refusal:
      guard isThing, !isWhich, !second.isBare || second.said != "gostar" else {
        return nil
      }
      return unable(second)
    case .thing:
      guard isThing, !isWhich, let thing = second.topic, isWantedBeside(thing, topic, first.said)
      else { return nil }
      return wanting(second)
    case .feeling: return felt(second, ofThing: isThing && !isWhich, first)
    case .weather: return nil
    case .question: return isThing && !second.isBare ? second : nil
    case .told:
      return isThing && !isWhich && second.isBare
        && PortugueseHalfWords.leaving.contains(second.said) ? second : nil
    case .pain: return isThing && topic.kind != .body ? second : nil
    case .alarm: return PortugueseHalfWords.warnings.contains(second.said) ? second : nil
    default: return nil
    }
  }

  /// *Trânsito / parado / atrasado, escola / longe / cansado*: what is so, and how the speaker feels then.
  private func felt(
    _ second: PortugueseHalf, ofThing isThing: Bool, _ first: PortugueseHalf
  ) -> PortugueseHalf? {
    guard let topic = first.topic else { return nil }
    if second.words.contains(where: isNegator) { return second }
    let isMood =
      second.words.last.map { isOwnState($0.lexeme) || isOwnNeed($0.lexeme) } == true
      || second.said == "atrasado"
    if isThing, isMood, !PortugueseHalfWords.moved.contains(second.said),
      !PortugueseHalfWords.served.contains(first.said)
    {
      return second
    }
    guard !topic.isBeing, topic.kind != .body || second.words[0].lexeme.lemma == "eu" else {
      return nil
    }
    let isOwn = second.words[0].lexeme.lemma == "eu"
    return isOwn || PortugueseHalfWords.adverbs.contains(first.said) ? second : nil
  }

  /// *Gato / fome / dar / ração, irmão / doente / chamar / médico*: what is done for somebody.
  private func cared(_ second: PortugueseHalf, for first: PortugueseHalf) -> PortugueseHalf? {
    guard let topic = first.topic, topic.wordClass == .noun, !second.isBare,
      ["chamar", "dar", "pegar", "trazer", "buscar", "trocar", "ligar"].contains(second.said),
      first.words.last.map({ isOwnState($0.lexeme) || isOwnNeed($0.lexeme) }) == true
        || PortugueseHalfWords.mends("lavar", first.said)
    else { return nil }
    var second = second
    if second.said == "dar" {
      second.words.removeAll { $0.tile == nil && WordJoiner.clitics.contains($0.lexeme.lemma) }
    }
    return second
  }

  /// The half as it is said of whoever was named before: *está cansada*.
  func of(_ topic: Lexeme?, _ half: PortugueseHalf) -> PortugueseHalf {
    var half = half
    let gender = topic.flatMap { tables.gender(of: $0) }
    half.words = half.words.map {
      var word = $0
      if word.lexeme.wordClass == .verb, word.tile == nil { word.lexeme.gender = gender }
      return word
    }
    return half
  }

  /// *Leite / quente / querer / biscoito*: what is served with what else.
  private func isServed(_ first: PortugueseHalf, with other: Lexeme?) -> Bool {
    guard let topic = first.topic, let other else { return false }
    return KindSet.edible.contains(topic.kind)
      && (KindSet.edible.contains(other.kind) || other.lemma == "banho")
      && PortugueseHalfWords.served.contains(first.said)
  }

  /// *Planta / seca / precisar / água*: what a plant or a machine needs itself; else the speaker wants it.
  func wished(_ second: PortugueseHalf, about topic: Lexeme) -> PortugueseHalf {
    var second = second
    let isItsOwn =
      second.said == "precisar" && [.plant, .device, .vehicle].contains(topic.kind)
      && PortugueseHalfWords.supplies.contains(second.topic?.lemma ?? "")
    if second.said == "precisar", second.words.last?.lexeme.lemma == "mais" {
      second.words.insert(known("de"), at: second.words.count - 1)
    }
    if second.words.count == 2, second.words[1].lexeme.wordClass == .adjective {
      // Meia / furado / querer / novo: one of them.
      let isFeminine = tables.gender(of: topic) == .feminine
      second.words[1].lexeme.gender = isFeminine ? .feminine : .masculine
      second.words.insert(known(isFeminine ? "uma" : "um"), at: 1)
    }
    second.words = second.words.map {
      PortugueseHalfWords.wanting.contains($0.lexeme.lemma)
        ? $0.said(by: isItsOwn ? .third : .first) : $0
    }
    return second
  }

  /// *Música / alto / dançar, boca / seco / beber / água, avó / doente / visitar / hospital*.
  private func deed(
    _ second: PortugueseHalf, behind first: PortugueseHalf, _ topic: Lexeme
  ) -> PortugueseHalf? {
    let frame = tables.frames[second.said]
    if PortugueseHalfWords.mends(second.said, first.said) { return planned(second) }
    if topic.lemma == "eu",
      ["pronto", "suado", "sujo", "molhado", "livre", "animado"].contains(first.said),
      frame.aspect != .achievement || second.said == "ir embora" || second.said == "sair"
    {
      return planned(second)
    }
    guard !PortugueseHalfWords.attributive.contains(first.said), frame.aspect != .achievement else {
      return nil
    }
    if topic.isBeing {
      if topic.kind == .animal, second.said == "dar" { return planned(second) }
      if second.said == "levar", !second.isBare { return carried(second) }
      guard second.said == "visitar" else { return nil }
      var visit = planned(second)
      if let place = visit.words.last, KindSet.places.contains(place.lexeme.kind) {
        visit.words.insert(contentsOf: [known("em"), article], at: visit.words.count - 1)
      }
      return visit
    }
    let isLater = ["voltar", "esperar"].contains(second.said)
    if isLater,
      PortugueseHalfWords.blocking.contains(first.said)
        || PortugueseHalfWords.full.contains(first.said)
    {
      return planned(second)
    }
    if second.words.count == 2, ["mais", "de novo"].contains(second.words[1].lexeme.lemma) {
      return planned(second)
    }
    if first.said == "longe", second.said == "ir", second.topic?.kind == .vehicle {
      return planned(second)
    }
    let isAround =
      [.weather, .nature, .time, .music, .room].contains(topic.kind)
      || ["dia", "noite", "tempo", "céu", "mar", "sol", "lua", "música"].contains(topic.lemma)
    if second.isBare {
      let isBarred =
        PortugueseHalfWords.blocking.contains(first.said)
        || PortugueseHalfWords.full.contains(first.said)
      let isWorn = topic.kind == .body && ["cansado", "fraco", "pesado"].contains(first.said)
      return (isBarred && topic.namesThing || isWorn) && frame.slot(.object) == nil
        || isAround && frame.slot(.object) == nil
        || isAround && topic.kind != .room
          && SequelWords.leisure.contains(second.said)
        ? planned(second) : nil
    }
    guard isAround || topic.kind == .body, let thing = second.topic, thing.wordClass == .noun else {
      return nil
    }
    return planned(second)
  }

  /// *Cachorro / machucado / levar / veterinário*: where one wants to take somebody.
  private func carried(_ second: PortugueseHalf) -> PortugueseHalf {
    var going = planned(second)
    if going.words.count == 3, going.words[2].lexeme.wordClass == .noun {
      going.words.insert(contentsOf: [known("a"), article], at: 2)
    }
    return going
  }

  /// Whether one wants this because that is so: *pele / seco / creme, areia / quente / chinelo*.
  private func isWantedBeside(_ thing: Lexeme, _ topic: Lexeme, _ quality: String) -> Bool {
    if thing.kind == .drink, KindSet.edible.contains(topic.kind), topic.kind != .drink,
      PortugueseHalfWords.thirsty.contains(quality)
    {
      return true
    }
    if PortugueseHalfRowWords.softening.contains(thing.lemma),
      ["duro", "desconfortável", "frio", "gelado"].contains(quality), topic.kind != .body
    {
      return true
    }
    guard thing.wordClass == .noun, !thing.isBeing, !thing.kind.isTemporal,
      !PortugueseHalfWords.parts.contains(thing.lemma), topic.kind != .plant,
      topic.lemma != "notícia",
      thing.kind != topic.kind || PortugueseHalfWords.mending.contains(thing.lemma),
      !KindSet.places.contains(thing.kind),
      thing.kind != .device || [.room, .place, .weather, .home].contains(topic.kind),
      !PortugueseHalfWords.settings.contains(topic.lemma),
      ![
        .body, .place, .room, .home, .weather, .nature, .furniture, .event, .idea, .emotion, .state,
        .activity, .illness,
      ].contains(thing.kind),
      !PortugueseHalfWords.adverbs.contains(quality), quality != "cheio", quality != "coberto"
    else { return false }
    let isDirty = ["sujo", "molhado", "manchado"].contains(quality)
    if isDirty { return PortugueseHalfWords.mending.contains(thing.lemma) }
    return !(KindSet.edible.contains(topic.kind) && KindSet.edible.contains(thing.kind))
  }

  // MARK: - What is said then

  /// *Quero um creme*.
  func wanting(_ second: PortugueseHalf) -> PortugueseHalf {
    var second = second
    if let last = second.words.indices.last,
      second.topic?.kind == .material
        || PortugueseHalfWords.massLike.contains(second.topic?.lemma ?? "")
    {
      second.words[last].lexeme.article = .bare
    }
    second.words.insert(ownDeed("querer"), at: 0)
    return second
  }

  /// *Cabelo / molhado / secar / toalha, quarto / bagunçado / arrumar / depois*: with what, or when one does it oneself.
  private func mendedOtherwise(_ second: PortugueseHalf) -> PortugueseHalf? {
    guard let last = second.words.last, second.words[0].lexeme.lemma == second.said else {
      return nil
    }
    var second = second
    if PortugueseHalfRowWords.later.contains(last.lexeme.lemma), second.words.count == 2 {
      second.words[0] = second.words[0].said(by: .first)
      second.words[0].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.future
      return second
    }
    guard second.words.count == 3, PortugueseHalfWords.mending.contains(last.lexeme.lemma),
      !["trocar", "mudar", "encher", "carregar", "tirar"].contains(second.said)
    else { return nil }
    second.words.insert(known("com"), at: 1)
    return second
  }

  /// *Quero trocar*: what was read as a request is rather what one wants to do.
  private func wishedDeed(_ second: PortugueseHalf) -> PortugueseHalf {
    var second = second
    second.words = second.words.map {
      var word = $0
      if word.tile != nil { word.lexeme.forms[FiniteForms.Mark.time] = nil }
      return word
    }
    second.words.insert(ownDeed("querer"), at: 0)
    return second
  }

  /// *Quero dançar, vou esperar*.
  func planned(_ second: PortugueseHalf) -> PortugueseHalf {
    var second = second
    if SequelWords.done.contains(second.said) || ["voltar"].contains(second.said) {
      second.words[0] = second.words[0].said(by: .first)
      second.words[0].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.future
    } else {
      second.words.insert(ownDeed("querer"), at: 0)
    }
    return second
  }

  /// *Não consigo abrir a porta, não posso comprar, não quero*.
  func unable(_ second: PortugueseHalf, isBarred: Bool = false) -> PortugueseHalf {
    var second = second
    guard let verb = second.words.firstIndex(where: { $0.lexeme.isInfinitive }) else {
      return second
    }
    let lemma = second.words[verb].lexeme.lemma
    if lemma == "querer", verb + 2 == second.words.count,
      second.words[verb + 1].lexeme.wordClass == .noun
    {
      second.words[verb + 1].lexeme.article = .bare
    }
    if PortugueseHalfWords.stative.contains(lemma) || PortugueseHalfWords.able.contains(lemma) {
      second.words[verb] = second.words[verb].said(by: .first)
    } else {
      let isAble =
        SequelWords.abilities.contains(lemma) || PortugueseHalfWords.quiet.contains(lemma)
        || frame(of: second.words[verb]).slot(.object) != nil && lemma != "comprar"
      second.words.insert(ownDeed(isAble && !isBarred ? "conseguir" : "poder"), at: verb)
    }
    return second
  }

  // MARK: - What has happened

  func behindEvent(_ first: PortugueseHalf, _ second: PortugueseHalf) -> PortugueseHalf? {
    guard let topic = first.topic else { return nil }
    switch second.sort {
    case .wish: return wished(second, about: topic)
    case .request:
      // Colher / cair / chão / pegar: nobody picks up the floor.
      return second.said == "pegar" && second.topic?.lemma == "chão" ? nil : second
    case .refusal:
      return unable(second, isBarred: first.said == "acabar")
    case .feeling:
      // Trânsito / chegar / atrasado: who arrives late.
      if first.said == "chegar", second.said == "atrasado" { return nil }
      let isOwn = first.words.first?.lexeme.person == .first
      return isOwn && second.words[0].lexeme.lemma == "eu" ? nil : second
    case .alarm: return PortugueseHalfWords.warnings.contains(second.said) ? second : nil
    case .question: return second.isBare ? nil : second
    case .event: return second.isBare ? nil : second
    case .surroundings, .pain: return second
    case .weather: return second.said == "sangue" ? second : nil
    case .state: return second.topic?.kind == .body && topic.kind != .body ? nil : second
    case .thing:
      let isNext = ["acabar", "terminar"].contains(first.said)
      guard let thing = second.topic, !PortugueseHalfWords.parts.contains(thing.lemma),
        PortugueseHalfWords.mending.contains(thing.lemma) || isNext && thing.kind == .event
      else { return nil }
      return wanting(second)
    case .deed:
      let isOver = ["chegar", "parar", "acabar", "começar", "terminar"].contains(first.said)
      let isAnswer =
        SequelWords.done.contains(second.said) || SequelWords.repairs.contains(second.said)
        || SequelWords.leisure.contains(second.said) || second.said == "ir"
        || second.said == "voltar"
      let isBoarding =
        first.said == "chegar" && topic.kind == .vehicle
        && PortugueseHalfWords.boarding.contains(second.said)
      let isAnother = ["outro", "novo", "mais"].contains(second.words.last?.lexeme.lemma ?? "")
      guard
        isAnswer || isBoarding || isAnother
          || isOver && KindSet.edible.contains(topic.kind) && second.said == "comer"
          || first.said == "acabar" && topic.countability == .mass && second.isBare
      else { return nil }
      return second.said == "chorar" ? nil : planned(second)
    case .told: return second.isBare ? second : nil
    default: return nil
    }
  }
}
