import AACCore

/// Portuguese rows in which the preposition between two nouns, or between what happens and where and why, was not laid:
/// *preço / gasolina / subir, arroz / queimar / panela, não / conseguir / dormir / barulho, festa / sábado / escola, trocar /
/// fralda / bebê* (Cunha & Cintra, chapters 7 and 15, *Adjunto adnominal* and *Preposição*; Bechara, *Complemento nominal*).
extension TileReader {
  /// Puts it in.
  func linkUnlinked(_ words: inout [Constituent]) {
    guard (2...8).contains(words.count) else { return }
    if words.count == 3, !words.contains(where: { $0.lexeme.wordClass == .verb }) {
      partQuality(&words)
    }
    if words.count > 2, isBareNoun(words[0]), isBareNoun(words[1]), words[0].lexeme.namesThing,
      UnlinkedWords.relational.contains(words[1].lexeme.lemma),
      !UnlinkedWords.relational.contains(words[0].lexeme.lemma)
    {
      // Aluguel / valor / subir: the whole was laid first.
      words.swapAt(0, 1)
    }
    relateToWhole(&words)
    nobodyThere(&words)
    if words.count > 3, words[0].lexeme.lemma == "qual", words[2].lexeme.lemma == "de",
      isBareNoun(words[1]), !words.contains(where: { $0.lexeme.wordClass == .verb })
    {
      // Qual / horário / de / ônibus.
      words.insert(.linking("ser", .third), at: 1)
    }
    if words.count > 3, words[0].lexeme.lemma == "onde", words[2].lexeme.lemma == "de",
      !words.contains(where: { $0.lexeme.wordClass == .verb })
    {
      // Onde / banheiro / de / hospital.
      let isPlace = words[1].lexeme.kind == .room || words[1].lexeme.kind == .place
      words.insert(.linking(isPlace ? "ficar" : "estar", .third), at: 1)
    }
    guard words.count > 2 else { return }
    guard let verb = words.firstIndex(where: { $0.lexeme.wordClass == .verb }) else {
      placeOccasion(&words)
      season(&words)
      partOfPlace(&words)
      weatherHere(&words)
      crowdThere(&words)
      staySince(&words)
      return
    }
    guard words[verb].lexeme.isInfinitive else { return }
    happenInside(&words, verb)
    happenInsideFirst(&words, verb)
    lackThere(&words, verb)
    pairAcrossVerb(&words, verb)
    hurtOn(&words, verb)
    blameSound(&words)
    cryOf(&words, verb)
    putOnBody(&words, verb)
    careForHelpless(&words, verb)
  }

  /// *Preço / gasolina, fila / banco, dono / loja*: a noun that names nothing without another (Bechara, *Complemento
  /// nominal*).
  private func relateToWhole(_ words: inout [Constituent]) {
    for index in words.indices.dropFirst().reversed() {
      let (part, whole) = (words[index - 1].lexeme, words[index].lexeme)
      guard part.wordClass == .noun,
        UnlinkedWords.relational.contains(part.lemma) || part.kind == .room && whole.kind == .place,
        isBareNoun(words[index]), words[index - 1].government == nil,
        !UnlinkedWords.relational.contains(whole.lemma),
        part.lemma != "dona" || whole.wordClass != .properNoun,
        whole.isBeing ? !takesRecipient(words) : whole.namesThing || whole.wordClass == .properNoun,
        index + 1 == words.count || words[index + 1].lexeme.lemma != "de",
        PortugueseNounLinks.link(part, whole, words) == nil
      else { continue }
      let isName = whole.wordClass == .properNoun && variety == .portugueseBrazil
      if !isName, !whole.isBeing, whole.wordClass == .noun, part.kind != .room,
        words.dropFirst(index + 1).contains(where: { $0.lexeme.wordClass == .verb })
      {
        joinName(&words, index)
        continue
      }
      words.insert(
        contentsOf: [known("de")] + (isName ? [] : whole.isBeing ? before(whole) : [article]),
        at: index)
    }
  }

  /// *Preço / gasolina / subir*: the two are one name of what does so.
  private func joinName(_ words: inout [Constituent], _ whole: Int) {
    let noun = words[whole].lexeme
    let gender = tables.gender(of: noun)
    let isPlural = noun.number == .plural
    let link = (gender == .feminine ? "da" : "do") + (isPlural ? "s" : "")
    words[whole - 1].lexeme.gender = tables.gender(of: words[whole - 1].lexeme)
    words[whole - 1].lexeme.lemma += " \(link) \(noun.lemma)"
    words.remove(at: whole)
  }

  /// *Senha / esquecer / celular*: what people do to a thing is done to the part of the other (Cunha & Cintra, chapter 7,
  /// *Adjunto adnominal*).
  private func pairAcrossVerb(_ words: inout [Constituent], _ verb: Int) {
    guard verb == 1, words.count == 3, isBareNoun(words[0]), isBareNoun(words[2]),
      words[0].lexeme.namesThing, words[2].lexeme.namesThing, isDoneByPeople(frame(of: words[1])),
      PortugueseNounLinks.link(words[0].lexeme, words[2].lexeme, words) != nil
        || isPiece(words[0].lexeme, of: words[2].lexeme)
    else { return }
    words[1].lexeme.person = .first
    words[1].lexeme.number = .singular
    if frame(of: words[1]).aspect == .achievement {
      words[1].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
    }
    let isLinked = PortugueseNounLinks.link(words[0].lexeme, words[2].lexeme, words) != nil
    words = [words[1], words[0]] + (isLinked ? [] : [known("de"), article]) + [words[2]]
  }

  /// *Sal / faltar / sopa, faltar / sal / sopa*: in what it is missing.
  private func lackThere(_ words: inout [Constituent], _ verb: Int) {
    guard words.count == 3, ["faltar", "sobrar"].contains(words[verb].lexeme.lemma) else { return }
    let nouns = words.indices.filter { $0 != verb }
    guard nouns.allSatisfy({ isBareNoun(words[$0]) && words[$0].lexeme.namesThing }),
      case let place = words[nouns[1]].lexeme,
      place.kind == .dish || place.kind == .meal || place.kind == .room || place.kind == .place
        || place.kind == .furniture || place.kind == .drink || place.lemma == "casa"
        || BareNounWords.containers.contains(place.lemma)
        || BesideWords.containers.contains(place.lemma)
    else { return }
    let the = place.lemma == "casa" ? [] : [article]
    words = [words[verb], words[nouns[0]], known("em")] + the + [words[nouns[1]]]
  }

  /// *Dedo / porta / prender*: on what one hurts a part of oneself.
  private func hurtOn(_ words: inout [Constituent], _ verb: Int) {
    guard words.count == 3,
      ["prender", "bater", "machucar", "magoar"].contains(words[verb].lexeme.lemma),
      let part = words.firstIndex(where: { $0.lexeme.kind == .body }), part == 0,
      case let thing = words[3 - verb], verb > 0, isBareNoun(thing),
      thing.lexeme.kind == .furniture || BareNounWords.parts.contains(thing.lexeme.lemma)
    else { return }
    words[verb].lexeme.person = .first
    words[verb].lexeme.number = .singular
    words[verb].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
    words = [words[verb], article, words[0], known("em"), article, thing]
  }

  /// *Muito / gente / praia, pouco / comida / geladeira*: there is so much of it there (Bechara, *Verbos impessoais*).
  private func crowdThere(_ words: inout [Constituent]) {
    if ["pouca", "poucos", "poucas"].contains(words[0].lexeme.lemma) {
      guard words[1].lexeme.lemma != "gente" else { return }
      words[0].lexeme = known("pouco").lexeme
    }
    guard words.count == 3,
      PartedWords.much.contains(words[0].lexeme.lemma)
        || UnlinkedWords.amounts.contains(words[0].lexeme.lemma),
      words[1].lexeme.wordClass == .noun, isBareNoun(words[2]),
      !KindSet.places.contains(words[1].lexeme.kind),
      case let place = words[2].lexeme, place.wordClass == .noun,
      place.kind == .place || place.kind == .room || place.lemma == "casa" || place.kind == .event
        || place.kind == .vehicle && words[1].lexeme.lemma == "gente"
        || BareNounWords.containers.contains(place.lemma)
        || BareNounWords.surroundings.contains(place.lemma)
        || ["chão", "parede", "teto", "mesa", "cama", "sofá", "rua"].contains(place.lemma)
        || KindSet.edible.contains(words[1].lexeme.kind)
          && (place.kind == .furniture || place.kind == .device
            || PortugueseRowWords.cups.contains(place.lemma))
        || place.kind == .dish && KindSet.edible.contains(words[1].lexeme.kind)
    else { return }
    let being = Constituent.linking(variety == .portugueseBrazil ? "ter" : "haver", .third)
    let the = place.lemma == "casa" ? [] : [article]
    words = [being] + words[..<2] + [known("em")] + the + [words[2]]
    words[0].lexeme.kind = .action
    guard words[2].lexeme.lemma == "gente" else { return }
    // It is what there is, and nobody who has something.
    words[2].lexeme.kind = .thing
    words[2].lexeme.animacy = .inanimate
  }

  /// *Gato / miar / fome, bebê / chorar / dor*: of what (Bechara, *De: causa*).
  private func cryOf(_ words: inout [Constituent], _ verb: Int) {
    guard verb + 2 == words.count, UnlinkedWords.crying.contains(words[verb].lexeme.lemma),
      isBareNoun(words[verb + 1]),
      isOwnNeed(words[verb + 1].lexeme)
        || UnlinkedWords.causes.contains(words[verb + 1].lexeme.lemma)
    else { return }
    words[verb + 1].lexeme.article = .bare
    words.insert(known("de"), at: verb + 1)
  }

  /// *Insulina / aplicar / barriga, pomada / passar / joelho*: where on the body it is put.
  private func putOnBody(_ words: inout [Constituent], _ verb: Int) {
    guard verb == 1, words.count == 3, isBareNoun(words[0]), words[0].lexeme.namesThing,
      words[0].lexeme.kind != .body, words[2].lexeme.kind == .body, isBareNoun(words[2]),
      UnlinkedWords.applying.contains(words[1].lexeme.lemma)
    else { return }
    words[1].lexeme.person = .first
    words[1].lexeme.number = .singular
    words = [words[1], article, words[0], known("em"), article, words[2]]
  }

  /// *Ninguém / casa*: nobody is there.
  private func nobodyThere(_ words: inout [Constituent]) {
    guard words.count == 2, words[0].lexeme.lemma == "ninguém", isBareNoun(words[1]),
      words[1].lexeme.kind == .place || words[1].lexeme.kind == .room
        || words[1].lexeme.lemma == "casa"
    else { return }
    let the = words[1].lexeme.lemma == "casa" ? [] : [article]
    words = [words[0], .linking("estar", .third), known("em")] + the + [words[1]]
  }

  /// *Menos / açúcar / café, mais / sal / sopa*: in what it shall be less.
  private func season(_ words: inout [Constituent]) {
    guard words.count == 3, ["mais", "menos", "muito", "pouco"].contains(words[0].lexeme.lemma),
      UnlinkedWords.seasoning.contains(words[1].lexeme.lemma), isBareNoun(words[2]),
      words[2].lexeme.kind == .drink || words[2].lexeme.kind == .dish
        || words[2].lexeme.kind == .food || words[2].lexeme.kind == .meal,
      !UnlinkedWords.seasoning.contains(words[2].lexeme.lemma)
    else { return }
    words.insert(contentsOf: [known("em"), article], at: 2)
  }

  /// *Piscina / água / fria, praia / areia / quente*: what there is in a place, and how it is.
  private func partOfPlace(_ words: inout [Constituent]) {
    guard words.count == 3, isBareNoun(words[0]), isBareNoun(words[1]),
      words[0].lexeme.wordClass == .noun, words[1].lexeme.namesThing,
      UnlinkedWords.felt.contains(words[2].lexeme.lemma)
    else { return }
    switch words[0].lexeme.kind {
    case .place, .room, .home, .furniture, .device, .vehicle, .thing: break
    default: guard BareNounWords.surroundings.contains(words[0].lexeme.lemma) else { return }
    }
    switch words[1].lexeme.kind {
    case .nature, .material, .drink: break
    default: return
    }
    guard !LaidLooseWords.measures.contains(words[0].lexeme.lemma) else { return }
    words[2].lexeme = Lexeme(lemma: words[2].lexeme.lemma, wordClass: .adjective, kind: .state)
    words = [
      article, words[1], known("de"), article, words[0], .linking("estar", .third), words[2],
    ]
  }

  /// *Calor / muito / aqui, muito / frio / lá*: what the weather is like there (Bechara, *Verbos impessoais*).
  private func weatherHere(_ words: inout [Constituent]) {
    if words.count == 3,
      let noun = words.firstIndex(where: { ["calor", "frio"].contains($0.lexeme.lemma) }),
      let much = words.firstIndex(where: { $0.lexeme.lemma == "muito" }),
      case let place = words[3 - noun - much], isBareNoun(place),
      place.lexeme.kind == .room || place.lexeme.kind == .place || place.lexeme.lemma == "casa"
    {
      let the = place.lexeme.lemma == "casa" ? [] : [article]
      words =
        [
          .linking("estar", .third), words[much], asWeather(words[noun]), known("em"),
        ] + the + [place]
      return
    }
    guard words.count == 3, let last = words.last?.lexeme,
      ["aqui", "lá", "ali", "fora", "lá fora", "dentro"].contains(last.lemma),
      let noun = words.firstIndex(where: { ["calor", "frio"].contains($0.lexeme.lemma) }), noun < 2,
      words[1 - noun].lexeme.lemma == "muito"
    else { return }
    words = [.linking("estar", .third), words[1 - noun], asWeather(words[noun]), words[2]]
  }

  /// Of a place: what it is like there, which nobody feels.
  private func asWeather(_ word: Constituent) -> Constituent {
    var word = word
    word.lexeme = Lexeme(lemma: word.lexeme.lemma, wordClass: .adjective, kind: .weather)
    return word
  }

  private func isHelpless(_ word: Lexeme) -> Bool {
    DoerWords.helpless.contains(word.lemma) || PortugueseCallWords.children.contains(word.lemma)
      || DoerWords.children.contains(word.lemma)
  }

  /// *Loja / preço / alto, remédio / gosto / ruim, bilhete / avião / caro*: how the side of something is.
  private func partQuality(_ words: inout [Constituent]) {
    guard words.count == 3, isBareNoun(words[0]), isBareNoun(words[1]),
      words[0].lexeme.namesThing, words[1].lexeme.namesThing,
      words[2].lexeme.wordClass == .adjective, words[2].lexeme.kind != .color,
      !words[2].lexeme.kind.isSmall
    else { return }
    let isRelated = UnlinkedWords.relational.contains(words[1].lexeme.lemma)
    let being = Constituent.linking(
      words[2].lexeme.kind.isPassing || SuppliedWords.conditions.contains(words[2].lexeme.lemma)
        ? "estar" : "ser", .third)
    if isRelated {
      words = [article, words[1], known("de"), article, words[0], being, words[2]]
    } else if LaidLooseWords.sorts[words[0].lexeme.lemma]?.contains(words[1].lexeme.lemma) == true
      || MeaningWords.trips.contains(words[0].lexeme.lemma) && words[1].lexeme.kind == .vehicle
    {
      words = [article, words[0], known("de"), words[1], being, words[2]]
    } else if MeaningWords.trips.contains(words[1].lexeme.lemma), words[0].lexeme.kind == .vehicle {
      words = [article, words[1], known("de"), words[0], being, words[2]]
    }
  }

  /// *Forno / bolo / queimar*: the place was laid first.
  private func happenInsideFirst(_ words: inout [Constituent], _ verb: Int) {
    guard verb == 2, words.count == 3, isBareNoun(words[0]), isBareNoun(words[1]),
      KindSet.edible.contains(words[1].lexeme.kind), !KindSet.edible.contains(words[0].lexeme.kind),
      words[0].lexeme.kind == .furniture || words[0].lexeme.kind == .device
        || words[0].lexeme.kind == .room
        || BareNounWords.containers.contains(words[0].lexeme.lemma)
        || BesideWords.containers.contains(words[0].lexeme.lemma),
      UnlinkedWords.befalling.contains(words[2].lexeme.lemma)
    else { return }
    words = [words[1], words[2], known("em"), article, words[0]]
  }

  private func takesRecipient(_ words: [Constituent]) -> Bool {
    words.contains {
      $0.lexeme.wordClass == .verb && frame(of: $0).slot(.recipient) != nil
    }
  }

  /// *Arroz / queimar / panela, chocolate / derreter / bolso*: where it happens to the thing.
  private func happenInside(_ words: inout [Constituent], _ verb: Int) {
    guard verb == 1, words.count == 3, isBareNoun(words[0]), words[0].lexeme.namesThing,
      isBareNoun(words[2]), UnlinkedWords.befalling.contains(words[1].lexeme.lemma),
      case let place = words[2].lexeme, place.lemma != "casa",
      BareNounWords.containers.contains(place.lemma) || BesideWords.containers.contains(place.lemma)
        || PortugueseRowWords.cups.contains(place.lemma) || place.lemma == "frigideira"
        || place.kind == .room || place.kind == .furniture
        || BareNounWords.surroundings.contains(place.lemma)
    else { return }
    if isPiece(words[0].lexeme, of: place) || words[0].lexeme.lemma == "lâmpada" {
      // Lâmpada / queimar / sala: which one it is.
      words = [words[0], words[2], words[1]]
      return joinName(&words, 1)
    }
    words.insert(contentsOf: [known("em"), article], at: 2)
  }

  /// *Não / conseguir / dormir / barulho*: what keeps one from it (Cunha & Cintra, chapter 15, *Por*).
  private func blameSound(_ words: inout [Constituent]) {
    guard words.count > 3, words[0].lexeme.lemma == "não" || words[1].lexeme.lemma == "não",
      let last = words.last, isBareNoun(last),
      LaidLastWords.causes.contains(last.lexeme.lemma)
        || PartedWords.noises.contains(last.lexeme.lemma) || isOwnNeed(last.lexeme),
      last.lexeme.kind != .weather,
      case let deed = words[words.count - 2], deed.lexeme.isInfinitive,
      PartedWords.noises.contains(last.lexeme.lemma)
        || !frame(of: deed).slots.contains(where: {
          $0.role == .object
            && ($0.kinds.isEmpty && $0.words.isEmpty || $0.kinds.contains(last.lexeme.kind))
        }),
      ["conseguir", "poder"].contains(words[words.count - 3].lexeme.lemma)
    else { return }
    words.insert(contentsOf: [known("por causa de"), article], at: words.count - 1)
  }

  /// *Trocar / fralda / bebê*: whoever needs it done does not do it.
  private func careForHelpless(_ words: inout [Constituent], _ verb: Int) {
    if verb == 2, words.count == 3, isHelpless(words[0].lexeme), isBareNoun(words[0]),
      words[1].lexeme.kind == .clothing || words[1].lexeme.kind == .body
        || words[1].lexeme.lemma == "fralda",
      UnlinkedWords.caring.contains(words[2].lexeme.lemma)
    {
      // Bebê / fralda / trocar.
      words = [words[2], words[1], words[0]]
      return careForHelpless(&words, 0)
    }
    guard verb == 0, words.count == 3, isBareNoun(words[1]), isBareNoun(words[2]),
      UnlinkedWords.caring.contains(words[0].lexeme.lemma),
      words[1].lexeme.kind == .clothing || words[1].lexeme.kind == .body
        || words[1].lexeme.lemma == "fralda",
      words[1].lexeme.lemma != "roupa", isHelpless(words[2].lexeme)
    else { return }
    words.insert(contentsOf: [known("de"), article], at: 2)
  }

  /// *Festa / sábado / escola*: when and where it is.
  private func placeOccasion(_ words: inout [Constituent]) {
    guard words.count == 3, isBareNoun(words[0]), words[0].lexeme.kind == .event,
      let time = words.indices.dropFirst().first(where: { words[$0].lexeme.kind.isTemporal }),
      time == 1,
      case let place = words[3 - time], isBareNoun(place),
      KindSet.places.contains(place.lexeme.kind) || place.lexeme.lemma == "escola"
    else { return }
    let the = place.lexeme.lemma == "casa" ? [] : [article]
    var having = Constituent.linking(variety == .portugueseBrazil ? "ter" : "haver", .third)
    having.lexeme.kind = .action
    words[0].lexeme.article = .bare
    words = [words[time], having, words[0], known("em")] + the + [place]
  }

  /// *Avô / hospital / desde / segunda-feira*: where somebody has been since.
  private func staySince(_ words: inout [Constituent]) {
    guard words.count > 3, words[0].lexeme.isBeing, isBareNoun(words[0]), isBareNoun(words[1]),
      words[1].lexeme.wordClass == .noun, KindSet.places.contains(words[1].lexeme.kind),
      words[2].lexeme.lemma == "desde" || words[2].lexeme.lemma == "até"
    else { return }
    let the = words[1].lexeme.lemma == "casa" ? [] : [article]
    words.insert(contentsOf: [.linking("estar", .third), known("em")] + the, at: 1)
  }
}
