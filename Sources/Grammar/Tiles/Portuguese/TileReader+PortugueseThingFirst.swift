import AACCore

/// Portuguese rows that begin with what it is done to or where it is: *bicicleta / querer / ter / eu, hospital / mãe / estar, gasolina /
/// carro / precisar, bolo / pedaço / querer / eu, zoológico / ver / leão / eu* (Cunha & Cintra, chapter 7, *A ordem dos termos*; chapter
/// 12, *Partitivos*; Bechara, *Ordem direta e inversa*).
extension TileReader {
  /// Lays such a row as it is said; false: it is none.
  func layThingFirst(_ words: inout [Constituent]) -> Bool {
    guard (3...6).contains(words.count) else { return false }
    measureBehind(&words)
    hinderByWeather(&words)
    return wantOfSpeaker(&words) || beThere(&words) || layThree(&words) || layFour(&words)
      || seeListener(&words)
  }

  private func layThree(_ words: inout [Constituent]) -> Bool {
    guard words.count == 3 else { return false }
    return needOfThing(&words) || hurtThere(&words) || endOfPart(&words) || partWays(&words)
      || prayTo(&words) || judgePointed(&words) || flyTo(&words) || fearOfSpeaker(&words)
      || askBehind(&words)
  }

  private func layFour(_ words: inout [Constituent]) -> Bool {
    guard words.count == 4 else { return false }
    return askBehind(&words) || paintIn(&words) || doThere(&words) || useTool(&words)
      || helpThere(&words)
      || askOfSomebody(&words) || apologize(&words)
  }

  // MARK: - Wanting

  /// *Bicicleta / querer / ter / eu, médico / ir / eu / querer / não*: the speaker wants to do it himself.
  private func wantOfSpeaker(_ words: inout [Constituent]) -> Bool {
    guard isBareNoun(words[0]),
      words[0].lexeme.wordClass == .noun || words[0].lexeme.wordClass == .properNoun,
      let speaker = words.firstIndex(where: { $0.lexeme.lemma == "eu" }),
      let opener = words.firstIndex(where: {
        ThingFirstWords.openers.contains($0.lexeme.lemma) && $0.lexeme.isInfinitive
      }),
      let deed = words.indices.first(where: { $0 != opener && words[$0].lexeme.isInfinitive })
    else { return false }
    let rest = words.indices.filter { ![0, speaker, opener, deed].contains($0) }
    let denial = rest.filter { words[$0].lexeme.lemma == "não" }
    let times = rest.filter { words[$0].lexeme.kind.isTemporal }
    if rest.isEmpty, ThingFirstWords.urging.contains(words[0].lexeme.lemma) {
      // Eu quero comer porque estou com fome.
      words = [
        words[speaker], words[opener], words[deed], known("porque"), .linking("estar", .first),
        known("com"), words[0],
      ]
      return true
    }
    guard denial.count < 2, denial.count + times.count == rest.count,
      let what = wanted(words[0], words[deed])
    else { return false }
    words =
      [words[speaker]] + denial.map { words[$0] } + [words[opener], words[deed]] + what
      + times.map { words[$0] }
    return true
  }

  /// What is gone to, had or done something to, with its preposition; nil: it may do that itself.
  private func wanted(_ noun: Constituent, _ deed: Constituent) -> [Constituent]? {
    let lemma = deed.lexeme.lemma
    let word = noun.lexeme
    if lemma == "ter" || lemma == "andar" && ThingFirstWords.ridden.contains(word.lemma) {
      return [noun]
    }
    if ThingFirstWords.goings.contains(lemma) {
      if MeaningWords.services.contains(word.lemma) { return [known("a"), article, noun] }
      return KindSet.places.contains(word.kind) || word.takesPlace ? [noun] : nil
    }
    let frame = frame(of: deed)
    if word.isBeing {
      return ThingFirstWords.toBeings.contains(lemma) ? [noun] : nil
    }
    guard !frame.isDefault, frame.pattern == .plain, !word.kind.isSensation,
      word.kind != .feeling, word.kind != .illness, word.kind != .weather,
      frame.slots.contains(where: {
        $0.acceptedKinds.contains(word.kind) || $0.words.contains(word.lemma)
          || $0.role == .object && $0.acceptedKinds.isEmpty && $0.words.isEmpty
      })
    else { return nil }
    return [noun]
  }

  /// *Querer / brincar / mas / chuva*: the weather that stands against it.
  private func hinderByWeather(_ words: inout [Constituent]) {
    let last = words.count - 1
    guard words[last - 1].lexeme.isAdversative, words[last].lexeme.kind == .weather,
      words[last].lexeme.wordClass == .noun,
      words.contains(where: { $0.lexeme.wordClass == .verb })
    else { return }
    guard let verb = ["chuva": "chover", "neve": "nevar"][words[last].lexeme.lemma] else { return }
    words[last].lexeme = Lexeme(lemma: verb, wordClass: .verb, kind: .weatherVerb)
  }

  /// *Livro / quanto / custar, irmão / quantos / ter / você, capital / qual / ser / Brasil, hora / que / ser*: what is asked about was
  /// laid before the question word (Cunha & Cintra, chapter 11, *Pronomes interrogativos*).
  private func askBehind(_ words: inout [Constituent]) -> Bool {
    guard words[1].lexeme.kind == .question || words[1].lexeme.lemma == "qual",
      isBareNoun(words[0]) || words[0].lexeme.lemma.hasPrefix("hora"),
      words[2].lexeme.isInfinitive
    else { return false }
    let verb = words[2].lexeme.lemma
    switch words[1].lexeme.lemma {
    case "quanto" where verb == "custar" || verb == "valer":
      words.swapAt(1, 2)
    case "quantos", "quantas", "quanto":
      guard verb == "ter" || verb == "haver", words.count == 4 else { return false }
      words.swapAt(0, 1)
    case "qual":
      guard verb == "ser", words.count == 4, isBareNoun(words[3]) else { return false }
      words = [words[1], words[2], words[0], known("de"), words[3]]
    case "que":
      guard verb == "ser", words[0].lexeme.lemma.hasPrefix("hora"), words.count == 3 else {
        return false
      }
      words.swapAt(0, 1)
    default: return false
    }
    return true
  }

  // MARK: - Being somewhere

  /// *Hospital / mãe / estar, escola / irmão / não / estudar*: who is there stood behind the place.
  private func beThere(_ words: inout [Constituent]) -> Bool {
    guard let last = words.last, ThingFirstWords.resting.contains(last.lexeme.lemma),
      last.lexeme.isInfinitive, isPlace(words[0]), isBareNoun(words[0])
    else { return false }
    var who = Array(words[1..<(words.count - 1)])
    var denial: [Constituent] = []
    if let end = who.last, end.lexeme.lemma == "não" {
      denial = [end]
      who.removeLast()
    }
    guard let being = who.last, being.lexeme.isBeing, isBareNoun(being),
      who.dropLast().allSatisfy({ $0.lexeme.isDeterminerLike }), who.count < 3
    else { return false }
    words = who + denial + [last, words[0]]
    return true
  }

  private func isPlace(_ word: Constituent) -> Bool {
    word.lexeme.wordClass == .noun && KindSet.places.contains(word.lexeme.kind)
  }

  /// *Fisioterapia / perna / doer*: when it hurts stood before what hurts.
  private func hurtThere(_ words: inout [Constituent]) -> Bool {
    guard words[2].lexeme.lemma == "doer", words[1].lexeme.kind == .body, isBareNoun(words[0]),
      words[0].lexeme.takesPlace || isPlace(words[0]), !words[0].lexeme.isBeing
    else { return false }
    words = [words[1], words[2], known("em"), article, words[0]]
    return true
  }

  /// *Zoológico / ver / leão / eu, terra / semente / plantar / eu*: where it is done was laid first.
  private func doThere(_ words: inout [Constituent]) -> Bool {
    guard words[3].lexeme.lemma == "eu", isBareNoun(words[0]),
      isPlace(words[0]) || ThingFirstWords.grounds.contains(words[0].lexeme.lemma),
      let deed = [1, 2].first(where: { words[$0].lexeme.isInfinitive }),
      case let thing = words[3 - deed], isBareNoun(thing),
      !thing.lexeme.isHuman,
      !KindSet.places.contains(thing.lexeme.kind) || !isPlace(words[0]),
      thing.lexeme.namesThing || thing.lexeme.kind == .animal,
      case let frame = frame(of: words[deed]), frame.isListed,
      frame.slot(.object).map({ $0.preposition == nil }) == true,
      !ThingFirstWords.openers.contains(frame.lemma), !ThingFirstWords.goings.contains(frame.lemma)
    else { return false }
    words = [words[3], words[deed], thing, known("em"), article, words[0]]
    return true
  }

  /// *Banheiro / ajuda / eu / precisar*: where one needs help.
  private func helpThere(_ words: inout [Constituent]) -> Bool {
    guard isPlace(words[0]), isBareNoun(words[0]),
      let help = words.firstIndex(where: { $0.lexeme.lemma == "ajuda" }),
      let verb = words.firstIndex(where: {
        ["precisar", "querer"].contains($0.lexeme.lemma) && $0.lexeme.isInfinitive
      }), let speaker = words.firstIndex(where: { $0.lexeme.lemma == "eu" })
    else { return false }
    words = [words[speaker], words[verb], words[help], known("em"), article, words[0]]
    return true
  }

  // MARK: - Things

  /// *Gasolina / carro / precisar, planta / água / precisar*: which of two things needs the other.
  private func needOfThing(_ words: inout [Constituent]) -> Bool {
    guard words[2].lexeme.lemma == "precisar", isBareNoun(words[0]), isBareNoun(words[1]),
      let need = [0, 1].first(where: { ThingFirstWords.needs.contains(words[$0].lexeme.lemma) }),
      case let thing = words[1 - need], ThingFirstWords.needy.contains(thing.lexeme.kind),
      !ThingFirstWords.needs.contains(thing.lexeme.lemma)
    else { return false }
    words = [thing, words[2], words[need]]
    return true
  }

  /// *Bateria / acabar / tablet*: of what it has run out.
  private func endOfPart(_ words: inout [Constituent]) -> Bool {
    guard ThingFirstWords.ending.contains(words[1].lexeme.lemma), words[1].lexeme.isInfinitive,
      isBareNoun(words[0]), isBareNoun(words[2]),
      ThingFirstWords.stores.contains(words[0].lexeme.lemma),
      ThingFirstWords.needy.contains(words[2].lexeme.kind)
    else { return false }
    var end = words[1].said(by: .third)
    end.lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
    words = [words[0], known("de"), article, words[2], end]
    return true
  }

  /// *Bolo / pedaço / querer / eu, mais / água / copo / querer*: how much of it stood behind it.
  private func measureBehind(_ words: inout [Constituent]) {
    guard
      let verb = words.firstIndex(where: { ThingFirstWords.taking.contains($0.lexeme.lemma) }),
      // Eu bebo água no copo: laid behind the verb it is where it is.
      let stuff = words.indices.dropLast().first(where: {
        $0 + 1 < verb && isBareNoun(words[$0]) && KindSet.edible.contains(words[$0].lexeme.kind)
          && words[$0].lexeme.kind != .meal
          && ThingFirstWords.measures.contains(words[$0 + 1].lexeme.lemma)
          && words[$0 + 1].lexeme.wordClass == .noun
      })
    else { return }
    var end = stuff + 1
    if end + 1 < words.count, words[end + 1].lexeme.wordClass == .adjective { end += 1 }
    let matter = words.remove(at: stuff)
    words.insert(contentsOf: [known("de"), matter], at: end)
    if stuff > 0, words[stuff - 1].lexeme.lemma == "mais" {
      words.insert(known("um"), at: stuff)
    }
  }

  /// *Porta / chave / abrir / pai*: who does it with what was laid last.
  private func useTool(_ words: inout [Constituent]) -> Bool {
    guard words[3].lexeme.isHuman, isBareNoun(words[3]), words[2].lexeme.isInfinitive,
      isBareNoun(words[0]), isBareNoun(words[1]), words[0].lexeme.namesThing,
      ThingFirstWords.tools.contains(words[1].lexeme.lemma),
      frame(of: words[2]).slot(.object) != nil
    else { return false }
    words = [words[3], words[2], words[0], known("com"), article, words[1]]
    return true
  }

  /// *Pintar / querer / eu / azul*: in which colour.
  private func paintIn(_ words: inout [Constituent]) -> Bool {
    guard words.contains(where: { $0.lexeme.lemma == "pintar" }),
      let color = words.firstIndex(where: { $0.lexeme.kind == .color }),
      let speaker = words.firstIndex(where: { $0.lexeme.lemma == "eu" }),
      let opener = words.firstIndex(where: { ThingFirstWords.openers.contains($0.lexeme.lemma) }),
      let deed = words.firstIndex(where: { $0.lexeme.lemma == "pintar" })
    else { return false }
    words = [words[speaker], words[opener], words[deed], known("de"), words[color]]
    return true
  }

  /// *Foguete / lua / ir*: a vehicle goes there.
  private func flyTo(_ words: inout [Constituent]) -> Bool {
    guard words[0].lexeme.kind == .vehicle, isBareNoun(words[0]), isBareNoun(words[1]),
      ThingFirstWords.skies.contains(words[1].lexeme.lemma),
      ["ir", "voar", "viajar"].contains(words[2].lexeme.lemma), words[2].lexeme.isInfinitive
    else { return false }
    words[0].lexeme.forms[Adverbial.doing] = ""
    words = [words[0], words[2], known("para"), article, words[1]]
    return true
  }

  // MARK: - People

  /// *Tchau / amanhã / ver / você*: who speaks will see the other.
  private func seeListener(_ words: inout [Constituent]) -> Bool {
    let verb = words.count - 2
    guard words[verb].lexeme.lemma == "ver", words[verb].lexeme.isInfinitive,
      ["você", "vocês", "tu"].contains(words[verb + 1].lexeme.lemma),
      words[..<verb].allSatisfy({ $0.lexeme.kind.isTemporal || $0.lexeme.kind == .social })
    else { return false }
    words[verb].lexeme.person = .first
    words[verb].lexeme.number = .singular
    let times = words[..<verb].filter { $0.lexeme.kind.isTemporal }
    words = words[..<verb].filter { $0.lexeme.kind == .social } + words[verb...] + times
    return true
  }

  /// *Pai / mãe / separar*: both of them.
  private func partWays(_ words: inout [Constituent]) -> Bool {
    guard ["separar", "separar-se", "divorciar-se"].contains(words[2].lexeme.lemma),
      words[2].lexeme.isInfinitive, isBareNoun(words[0]), isBareNoun(words[1]),
      words[0].lexeme.isHuman, words[1].lexeme.isHuman
    else { return false }
    words = [words[0], known("e"), words[1], words[2]]
    return true
  }

  /// *Deus / rezar / eu*: to whom one prays.
  private func prayTo(_ words: inout [Constituent]) -> Bool {
    guard ["rezar", "orar"].contains(words[1].lexeme.lemma), words[2].lexeme.lemma == "eu",
      words[0].lexeme.wordClass == .noun || words[0].lexeme.wordClass == .properNoun
    else { return false }
    words = [words[2], words[1], known("para"), words[0]]
    return true
  }

  /// *Presente / Papai Noel / pedir / eu*: of whom one asks it.
  private func askOfSomebody(_ words: inout [Constituent]) -> Bool {
    guard words[2].lexeme.lemma == "pedir", words[2].lexeme.isInfinitive,
      words[3].lexeme.lemma == "eu", isBareNoun(words[0]), words[0].lexeme.namesThing,
      words[1].lexeme.isHuman, isBareNoun(words[1])
    else { return false }
    words = [words[3], words[2], words[0], known("para"), words[1]]
    return true
  }

  /// *Desculpa / eu / pedir / querer*: it is what one asks for.
  private func apologize(_ words: inout [Constituent]) -> Bool {
    guard words[0].lexeme.lemma == "desculpa",
      let ask = words.firstIndex(where: { $0.lexeme.lemma == "pedir" }),
      let speaker = words.firstIndex(where: { $0.lexeme.lemma == "eu" }),
      let opener = words.firstIndex(where: { ThingFirstWords.openers.contains($0.lexeme.lemma) })
    else { return false }
    var sorry = words[0]
    sorry.lexeme = Lexeme(lemma: "desculpa", wordClass: .noun, kind: .idea)
    sorry.lexeme.article = .bare
    words = [words[speaker], words[opener], words[ask], sorry]
    return true
  }

  /// *Melhor / este / ser*: which one is better.
  private func judgePointed(_ words: inout [Constituent]) -> Bool {
    guard ["melhor", "pior"].contains(words[0].lexeme.lemma),
      words[1].lexeme.kind == .demonstrative, words[2].lexeme.lemma == "ser"
    else { return false }
    words = [words[1], words[2], words[0]]
    return true
  }

  /// *Escuro / medo / eu*: what the speaker is afraid of.
  private func fearOfSpeaker(_ words: inout [Constituent]) -> Bool {
    guard words[1].lexeme.lemma == "medo", words[2].lexeme.lemma == "eu",
      words[0].lexeme.wordClass == .noun && isBareNoun(words[0])
        && !words[0].lexeme.kind.isTemporal
        || words[0].lexeme.lemma == "escuro"
    else { return false }
    var having = Constituent.linking("ter")
    having.lexeme.kind = .action
    words = [words[2], having, words[1], known("de"), article, WordSorter.noun(words[0])]
    return true
  }
}

/// Words by which such rows are known.
private enum ThingFirstWords {
  static let openers: WordSet = ["querer", "precisar", "poder", "conseguir", "adorar"]
  static let goings: WordSet = ["ir", "vir", "voltar", "chegar"]
  /// What one feels and therefore wants something.
  static let urging: WordSet = ["fome", "sede", "sono", "frio", "calor"]
  static let ridden: WordSet = ["cavalo", "burro", "pônei", "camelo"]
  /// What one does to somebody, and does not want of him.
  static let toBeings: WordSet = [
    "visitar", "ver", "abraçar", "beijar", "conhecer", "namorar", "encontrar", "chamar",
  ]
  static let resting: WordSet = [
    "estar", "ficar", "morar", "trabalhar", "estudar", "dormir", "viver", "esperar", "almoçar",
    "cozinhar", "brincar", "comer", "jantar", "nadar", "treinar", "correr", "passear", "descansar",
  ]
  static let grounds: WordSet = ["terra", "areia", "vaso", "horta", "papel", "caderno", "quadro"]
  /// What machines, plants and toys run on.
  static let needs: WordSet = [
    "gasolina", "combustível", "água", "luz", "bateria", "pilha", "óleo", "sol", "ar", "energia",
    "tinta", "comida", "ração", "adubo", "etanol", "diesel", "conserto",
  ]
  static let needy = KindSet(.vehicle, .plant, .device, .toy, .animal)
  static let stores: WordSet = ["bateria", "pilha", "gasolina", "tinta", "memória", "carga"]
  static let ending: WordSet = ["acabar", "terminar", "descarregar"]
  static let taking: WordSet = [
    "querer", "comer", "beber", "tomar", "pedir", "precisar", "comprar", "ganhar",
  ]
  static let measures: WordSet = [
    "pedaço", "fatia", "copo", "xícara", "garrafa", "caneca", "tigela", "pote", "prato",
    "caixa", "pacote", "lata", "barra", "bola", "pedacinho", "copinho",
  ]
  static let tools: WordSet = [
    "chave", "faca", "garfo", "colher", "tesoura", "lápis", "caneta", "pincel", "vassoura", "pano",
    "martelo", "escova", "sabão", "toalha", "esponja", "rodo", "serra", "alicate",
  ]
  static let skies: WordSet = ["lua", "Lua", "espaço", "céu", "sol", "Marte", "estrela"]
}
