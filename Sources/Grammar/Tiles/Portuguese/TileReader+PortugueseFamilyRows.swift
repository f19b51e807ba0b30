import AACCore

/// Portuguese rows whose small words tell which noun belongs to which: *vovó / casa / eu / ir, lição / fazer / eu / ajuda, cama /
/// macia / dormir / gostar, gato / dois / eu / ter, formiga / cozinha / muito, cavalo / correr / rápido* (Cunha & Cintra,
/// chapters 7 and 15, *A ordem dos termos*; Bechara, *Ordem direta e inversa*; *Regência*).
extension TileReader {
  /// Puts in what stands between them.
  func layFamilyRow(_ words: inout [Constituent]) {
    guard (3...6).contains(words.count),
      !words.contains(where: {
        $0.lexeme.wordClass == .adposition || $0.lexeme.wordClass == .conjunction
          || $0.lexeme.wordClass == .determiner && $0.lexeme.lemma != "muito"
      })
    else { return }
    guard let verb = words.firstIndex(where: { $0.lexeme.isInfinitive }) else {
      return layVerblessFamilyRow(&words)
    }
    guard !words.contains(where: { $0.lexeme.kind == .question }) else { return }
    let liking = words.firstIndex { $0.lexeme.lemma == "gostar" && $0.lexeme.isInfinitive }
    if let laid = laidByFamilyVerb(words, liking ?? verb) ?? laidByPurpose(words, verb) {
      words = laid
    }
  }

  private func laidByFamilyVerb(_ words: [Constituent], _ verb: Int) -> [Constituent]? {
    switch words[verb].lexeme.lemma {
    case "gostar": likedDeed(words, verb)
    case "correr", "andar", "nadar", "voar", "pular": fastMover(words, verb)
    case "esperar": waitInWeather(words, verb)
    case "voltar": returnFrom(words, verb)
    case "abrir": openAtPage(words, verb)
    case "querer" where words.count == 4: bathInWater(words)
    case "brincar", "jogar": twoNames(words, verb)
    case "tomar café da manhã", "lanchar", "almoçar", "jantar":
      mealOfTwo(words, verb) ?? homeOfKin(words, verb)
    case "sujar-se": soiledThere(words, verb)
    case "contar histórias", "cantar", "telefonar": tellSpeaker(words, verb)
    case "ter", "ver", "comprar", "comer", "ganhar": countedOwn(words, verb)
    default: homeOfKin(words, verb)
    }
  }

  private func laidByPurpose(_ words: [Constituent], _ verb: Int) -> [Constituent]? {
    if words.contains(where: { $0.lexeme.lemma == "ajuda" }) { return helpForDeed(words) }
    if let last = words.last, last.lexeme.lemma == "ajudar" || last.lexeme.lemma == "eu",
      let helped = helpSpeaker(words)
    {
      return helped
    }
    return takenToDeed(words, verb)
  }

  // MARK: - Who and whose

  /// *Vovó / casa / eu / ir, tio / casa / dormir / eu*: in whose home.
  private func homeOfKin(_ words: [Constituent], _ verb: Int) -> [Constituent]? {
    guard words.count == 4, FamilyRowWords.homing.contains(words[verb].lexeme.lemma),
      let speaker = words.firstIndex(where: { ["eu", "nós"].contains($0.lexeme.lemma) }),
      let home = words.firstIndex(where: { $0.lexeme.lemma == "casa" }), home > 0,
      case let kin = words[home - 1], kin.lexeme.isHuman, kin.lexeme.wordClass == .noun,
      kin.government == nil
    else { return nil }
    return [words[speaker], words[verb], words[home], kin]
  }

  /// *Gato / dois / eu / ter, irmão / três / eu / ter*: the number belongs to what is counted (Cunha & Cintra, chapter 12).
  private func countedOwn(_ words: [Constituent], _ verb: Int) -> [Constituent]? {
    guard words.count == 4, let speaker = words.firstIndex(where: { $0.lexeme.lemma == "eu" }),
      let number = words.firstIndex(where: { $0.lexeme.wordClass == .numeral }),
      let thing = words.indices.first(where: { ![verb, speaker, number].contains($0) }),
      isBareNoun(words[thing]), words[thing].lexeme.wordClass == .noun,
      !words[thing].lexeme.kind.isTemporal
    else { return nil }
    return [words[speaker], words[verb], words[number], words[thing]]
  }

  /// *Cavalo / correr / rápido, carro / andar / rápido*: it moves so itself.
  private func fastMover(_ words: [Constituent], _ verb: Int) -> [Constituent]? {
    guard words.count == 3,
      let fast = words.firstIndex(where: { FamilyRowWords.paces.contains($0.lexeme.lemma) }),
      let mover = words.indices.first(where: { $0 != verb && $0 != fast }),
      isBareNoun(words[mover]),
      words[mover].lexeme.kind == .animal || words[mover].lexeme.kind == .vehicle
    else { return nil }
    var doer = words[mover]
    doer.lexeme.forms[Adverbial.doing] = ""
    var pace = words[fast]
    pace.lexeme = Lexeme(lemma: pace.lexeme.lemma, wordClass: .adverb, kind: .manner)
    return [doer, words[verb].said(by: .third), pace]
  }

  /// *Contar histórias / vovó / eu*: who tells it to the speaker.
  private func tellSpeaker(_ words: [Constituent], _ verb: Int) -> [Constituent]? {
    guard words.count == 3, verb == 0, words[2].lexeme.lemma == "eu", words[1].lexeme.isHuman,
      words[1].government == nil, isOver
    else { return nil }
    return [words[1], words[0], words[2]]
  }

  /// *Ana / Júlia / brincar / boneca*: both of them do it.
  private func twoNames(_ words: [Constituent], _ verb: Int) -> [Constituent]? {
    guard verb == 2, words.count == 4, isPlainThing(words[3]),
      words[..<2].allSatisfy({ $0.lexeme.wordClass == .properNoun && $0.lexeme.isHuman })
    else { return homeOfKin(words, verb) }
    let and = Constituent(Lexeme(lemma: "e", wordClass: .conjunction, kind: .connective))
    return [words[0], and] + words[1...]
  }

  /// *Eu / tomar café da manhã / pão / leite*: what the meal is made of.
  private func mealOfTwo(_ words: [Constituent], _ verb: Int) -> [Constituent]? {
    guard words.count == verb + 3,
      words[(verb + 1)...].allSatisfy({
        isBareNoun($0) && $0.lexeme.wordClass == .noun && KindSet.edible.contains($0.lexeme.kind)
      }), words[verb].lexeme.lemma == "tomar café da manhã"
    else { return nil }
    let and = Constituent(Lexeme(lemma: "e", wordClass: .conjunction, kind: .connective))
    return words[...verb] + [known("com"), words[verb + 1], and, words[verb + 2]]
  }

  // MARK: - Where and in what

  /// *Cama / macia / dormir / gostar, gostar / nadar / água / fria*: where one likes to do it.
  private func likedDeed(_ words: [Constituent], _ liking: Int) -> [Constituent]? {
    guard
      let deed = words.indices.first(where: {
        $0 != liking && FamilyRowWords.resting.contains(words[$0].lexeme.lemma)
      }),
      let place = words.firstIndex(where: {
        isBareNoun($0) && $0.lexeme.wordClass == .noun && !$0.lexeme.isBeing
      }),
      KindSet.places.contains(words[place].lexeme.kind)
        || FamilyRowWords.grounds.contains(words[place].lexeme.lemma),
      words.indices.contains(place + 1) || words.count < 4
    else { return nil }
    let isSo = place + 1 < words.count && words[place + 1].lexeme.wordClass == .adjective
    let used = [liking, deed, place] + (isSo ? [place + 1] : [])
    let rest = words.indices.filter { !used.contains($0) }
    guard rest.count < 2, rest.allSatisfy({ words[$0].lexeme.lemma == "eu" }) else { return nil }
    let like = rest.isEmpty ? words[liking].said(by: .first) : words[liking]
    return rest.map { words[$0] } + [like, known("de"), words[deed], known("em"), article]
      + [words[place]] + (isSo ? [words[place + 1]] : [])
  }

  /// *Eu / esperar / ônibus / chuva*: in what weather.
  private func waitInWeather(_ words: [Constituent], _ verb: Int) -> [Constituent]? {
    guard words.count == verb + 3, words[verb + 2].lexeme.wordClass == .noun,
      words[verb + 2].lexeme.kind == .weather || words[verb + 2].lexeme.lemma == "frio",
      isBareNoun(words[verb + 1]),
      words[verb + 1].lexeme.kind != .weather
    else { return nil }
    return words.dropLast() + [known("em"), article, words[verb + 2]]
  }

  /// *Eu / voltar / escola / ônibus, papai / voltar / trabalho / tarde*: from where.
  private func returnFrom(_ words: [Constituent], _ verb: Int) -> [Constituent]? {
    guard words.count == verb + 3, verb > 0, isBareNoun(words[verb + 1]),
      FamilyRowWords.left.contains(words[verb + 1].lexeme.lemma),
      words[verb + 2].lexeme.kind == .vehicle
        || ["tarde", "cedo", "cansado", "cansada"].contains(words[verb + 2].lexeme.lemma)
    else { return homeOfKin(words, verb) }
    var how = words[verb + 2]
    if how.lexeme.lemma == "tarde" {
      how.lexeme = Lexeme(lemma: "tarde", wordClass: .adverb, kind: .manner)
    }
    return words[...verb] + [known("de"), article, words[verb + 1], how]
  }

  /// *Livro / abrir / página / dez*: the speaker opens it there.
  private func openAtPage(_ words: [Constituent], _ verb: Int) -> [Constituent]? {
    guard words.count == 4, verb < 2, words[2].lexeme.lemma == "página",
      words[3].lexeme.wordClass == .numeral, isPlainThing(words[1 - verb]), !isOver
    else { return nil }
    return [
      words[verb].said(by: .first), article, words[1 - verb], known("em"), article, words[2],
      words[3],
    ]
  }

  /// *Água / quente / querer / banho*: of what one is bathed in.
  private func bathInWater(_ words: [Constituent]) -> [Constituent]? {
    guard let bath = words.firstIndex(where: { $0.lexeme.lemma == "banho" }),
      let water = words.firstIndex(where: { $0.lexeme.lemma == "água" }), water < 3,
      words[water + 1].lexeme.wordClass == .adjective
        || ["frio", "fria"].contains(words[water + 1].lexeme.lemma),
      let wish = words.firstIndex(where: { $0.lexeme.lemma == "querer" }), wish != water + 1,
      bath != water + 1
    else { return nil }
    var quality = words[water + 1]
    if quality.lexeme.lemma == "frio" || quality.lexeme.lemma == "fria" {
      quality.lexeme = Lexeme(lemma: "fria", wordClass: .adjective, kind: .quality)
    }
    var what = words[bath]
    what.lexeme.lemma = "banho de água \(quality.lexeme.lemma)"
    what.lexeme.countability = .mass
    what.lexeme.gender = .masculine
    return [words[wish].said(by: .first), what]
  }

  /// *Menina / sujar-se / lama / parque*: with what and where.
  private func soiledThere(_ words: [Constituent], _ verb: Int) -> [Constituent]? {
    guard words.count == verb + 3, verb > 0, isPlainThing(words[verb + 1]),
      !KindSet.places.contains(words[verb + 1].lexeme.kind),
      KindSet.places.contains(words[verb + 2].lexeme.kind), isBareNoun(words[verb + 2])
    else { return nil }
    return words[...verb] + [known("de"), words[verb + 1], known("em"), article, words[verb + 2]]
  }

  // MARK: - Help and purpose

  /// *Lição / fazer / eu / ajuda*: for what help is needed.
  private func helpForDeed(_ words: [Constituent]) -> [Constituent]? {
    guard words.count < 5, let help = words.firstIndex(where: { $0.lexeme.lemma == "ajuda" }),
      words[help].lexeme.wordClass == .noun,
      words.filter({ $0.lexeme.isInfinitive }).count == 1,
      let deed = words.firstIndex(where: { $0.lexeme.isInfinitive }),
      FamilyRowWords.helped.contains(words[deed].lexeme.lemma)
    else { return nil }
    let rest = words.indices.filter { $0 != help && $0 != deed }
    let doer = rest.filter {
      words[$0].lexeme.lemma == "eu"
        || words[$0].lexeme.isHuman && words[$0].lexeme.wordClass == .noun
    }
    let things = rest.filter { isPlainThing(words[$0]) }
    guard things.count == 1, doer.count == 1, rest.count == 2 else { return nil }
    let isOther = doer.contains { words[$0].lexeme.lemma != "eu" }
    let need = ownDeed("precisar").said(by: isOther ? .third : .first)
    return doer.map { words[$0] } + [
      need, known("de"), words[help], known("para"), words[deed],
    ] + things.map { words[$0] }
  }

  /// *Eu / subir / escada / ajudar, calça / vestir / ajudar / eu*: the speaker is helped to do it.
  private func helpSpeaker(_ words: [Constituent]) -> [Constituent]? {
    guard !isOver, (3...4).contains(words.count), variety == .portugueseBrazil,
      let help = words.firstIndex(where: { $0.lexeme.lemma == "ajudar" && $0.lexeme.isInfinitive }),
      help > words.count - 3,
      let speaker = words.firstIndex(where: { $0.lexeme.lemma == "eu" }),
      speaker == 0 || speaker == words.count - 1,
      let deed = words[..<help].firstIndex(where: { $0.lexeme.isInfinitive }),
      FamilyRowWords.helped.contains(words[deed].lexeme.lemma)
    else { return nil }
    let things = words.indices.filter { ![help, speaker, deed].contains($0) }
    guard things.count == 1, isPlainThing(words[things[0]]) else { return nil }
    return [words[help], words[speaker], known("a"), words[deed], words[things[0]]]
  }

  /// *Eu / levar / cachorro / passear, papai / acordar cedo / trabalhar, eu / sair / vovó / comprar / pão*: what for.
  private func takenToDeed(_ words: [Constituent], _ verb: Int) -> [Constituent]? {
    guard verb > 0, verb + 1 < words.count,
      let deed = words[(verb + 1)...].firstIndex(where: { $0.lexeme.isInfinitive })
    else { return nil }
    let between = words[(verb + 1)..<deed]
    let aim = [known("para")] + words[deed...]
    switch words[verb].lexeme.lemma {
    case "levar":
      guard between.count == 1, let who = between.first,
        who.lexeme.isBeing && isBareNoun(who) || who.lexeme.lemma == "eu",
        FamilyRowWords.outings.contains(words[deed].lexeme.lemma)
      else { return nil }
      return words[..<deed] + aim
    case "acordar cedo", "levantar cedo", "sair cedo", "dormir cedo":
      guard between.isEmpty, FamilyRowWords.duties.contains(words[deed].lexeme.lemma) else {
        return nil
      }
      return words[..<deed] + aim
    case "sair":
      guard between.count == 1, let who = between.first, who.lexeme.isHuman,
        who.government == nil, who.lexeme.wordClass != .pronoun,
        ["comprar", "passear", "brincar"].contains(words[deed].lexeme.lemma)
      else { return nil }
      return words[...verb] + [known("com"), who] + aim
    default: return nil
    }
  }
}
