import AACCore

/// Portuguese rows that begin with where a thing is put, seen or missing, or with what one cannot do without: *mesa / prato / pôr / eu,
/// recreio / lanche / comer / eu, sopa / sal / faltar, gato / sem / dormir / não / poder / eu, eu / mochila / onde / estar* (Cunha &
/// Cintra, chapter 7, *A ordem dos termos*; chapter 15, *Em* and *Sem*; Bechara, *Ordem direta e inversa*).
extension TileReader {
  /// Lays such a row as it is said; false: it is none.
  func layGroundFirst(_ words: inout [Constituent]) -> Bool {
    guard (3...6).contains(words.count) else { return false }
    readPointed(&words)
    if words.contains(where: { $0.lexeme.lemma == "sem" }) { return doWithout(&words) }
    if words.count > 3 { layBehindPrepositions(&words) }
    return layThreeElse(&words) || eatMeat(&words) || whereMine(&words) || hourBehind(&words)
      || lackFirst(&words) || doOnGround(&words)
  }

  /// *Óculos / ver / sem / não / poder, gato / sem / dormir / não / poder / eu*: what one cannot do without it.
  private func doWithout(_ words: inout [Constituent]) -> Bool {
    guard words.count > 3, isBareNoun(words[0]),
      let without = words.firstIndex(where: { $0.lexeme.lemma == "sem" }), without > 0,
      without + 1 == words.count || words[without + 1].lexeme.wordClass != .noun,
      without == 1 || words[1].lexeme.isInfinitive,
      let opener = words.firstIndex(where: {
        GroundWords.openers.contains($0.lexeme.lemma) && $0.lexeme.isInfinitive
      }), let deed = words.indices.first(where: { $0 != opener && words[$0].lexeme.isInfinitive })
    else { return false }
    let rest = words.indices.filter { ![0, without, opener, deed].contains($0) }
    let denial = rest.filter { words[$0].lexeme.lemma == "não" }
    let doer = rest.filter { isDoer(words[$0]) }
    guard denial.count + doer.count == rest.count, doer.count < 2 else { return false }
    words =
      doer.map { words[$0] } + denial.map { words[$0] } + [words[opener], words[deed]]
      + [words[without], words[0]]
    return true
  }

  fileprivate func isDoer(_ word: Constituent) -> Bool {
    word.lexeme.wordClass == .pronoun && word.lexeme.kind == .person
      || word.lexeme.isHuman && isBareNoun(word)
  }

  /// *Eu / mochila / onde / estar, mochila / eu / onde*: where one's own thing is.
  private func whereMine(_ words: inout [Constituent]) -> Bool {
    guard words.count < 5, let asked = words.firstIndex(where: { $0.lexeme.lemma == "onde" }),
      asked > 0, let owner = words.firstIndex(where: { $0.lexeme.lemma == "eu" }), owner < 2,
      let thing = words.firstIndex(where: {
        isBareNoun($0) && $0.lexeme.namesThing && !KindSet.places.contains($0.lexeme.kind)
      })
    else { return false }
    let rest = words.indices.filter { ![asked, owner, thing].contains($0) }
    guard rest.count < 2, rest.allSatisfy({ words[$0].lexeme.lemma == "estar" }) else {
      return false
    }
    let being = rest.first.map { words[$0] } ?? .linking("estar", .third)
    words = [words[asked], being, words[thing], words[owner]]
    return true
  }

  /// *Loja / fechar / hora / que, hora / que / almoçar / nós*: the hour that is asked for.
  private func hourBehind(_ words: inout [Constituent]) -> Bool {
    guard
      let hour = words.firstIndex(where: { ["hora", "horas"].contains($0.lexeme.lemma) }),
      hour + 1 < words.count, words[hour + 1].lexeme.lemma == "que",
      words.contains(where: { $0.lexeme.isInfinitive }),
      words.filter({ $0.lexeme.wordClass == .verb }).count == 1
    else { return false }
    let asked = [words[hour + 1], words[hour]]
    words.removeSubrange(hour...(hour + 1))
    words = asked + words
    return true
  }

  /// *Sopa / sal / faltar, sal / sopa / faltar, geladeira / leite / acabar*: in what it is missing.
  private func lackFirst(_ words: inout [Constituent]) -> Bool {
    guard words.count == 3, isBareNoun(words[0]), isBareNoun(words[1]),
      words[2].lexeme.isInfinitive,
      ["faltar", "sobrar", "acabar"].contains(words[2].lexeme.lemma)
    else { return false }
    let first = words[0].lexeme, second = words[1].lexeme
    guard KindSet.edible.contains(first.kind) || KindSet.edible.contains(second.kind) else {
      return false
    }
    let holdsFirst = isHolder(first, of: second), holdsSecond = isHolder(second, of: first)
    guard holdsFirst != holdsSecond else { return false }
    let thing = words[holdsFirst ? 1 : 0], place = words[holdsFirst ? 0 : 1]
    words = [words[2], thing] + [known("em"), article] + [place]
    return true
  }

  /// Whether food is in it: what keeps it, or a dish that wants seasoning.
  private func isHolder(_ place: Lexeme, of thing: Lexeme) -> Bool {
    if rank(place) > 1 { return rank(thing) == 0 }
    return GroundWords.seasoned.contains(place.lemma)
      && GroundWords.seasonings.contains(thing.lemma)
  }

  /// *Mesa / prato / pôr / eu, mala / roupa / guardar / eu, circo / palhaço / ver / eu, recreio / lanche / comer / eu*: where it is done
  /// was laid first.
  private func doOnGround(_ words: inout [Constituent]) -> Bool {
    guard words.count < 6, isBareNoun(words[0]), isBareNoun(words[1]), !words[0].lexeme.isBeing,
      let deed = words.firstIndex(where: { $0.lexeme.isInfinitive }), deed > 1,
      words.filter({ $0.lexeme.wordClass == .verb }).count == 1,
      case let rest = words.indices.dropFirst(2).filter({ $0 != deed }),
      rest.count < 2
        || rest.count == 2 && rest.contains(where: { words[$0].lexeme.lemma == "não" }),
      rest.allSatisfy({ isDoer(words[$0]) || words[$0].lexeme.lemma == "não" })
    else { return false }
    let doer = rest.filter { words[$0].lexeme.lemma != "não" }
    let (place, thing, verb) = (words[0].lexeme, words[1].lexeme, words[deed].lexeme.lemma)
    guard isDone(verb, thing, at: place), !doer.isEmpty || GroundWords.placing.contains(verb) else {
      return false
    }
    words =
      doer.map { words[$0] } + rest.filter { words[$0].lexeme.lemma == "não" }.map { words[$0] }
      + [doer.isEmpty ? words[deed].said(by: .first) : words[deed], words[1], known("em"), article]
      + [words[0]]
    return true
  }

  /// Whether a thing is put, seen or eaten there.
  private func isDone(_ verb: String, _ thing: Lexeme, at place: Lexeme) -> Bool {
    if GroundWords.placing.contains(verb) {
      return rank(place) > 1 && rank(thing) < rank(place) && thing.namesThing
        && place.lemma != "lixo"
    }
    if GroundWords.looking.contains(verb) {
      return (place.kind == .place || GroundWords.shows.contains(place.lemma))
        && (thing.isBeing && (thing.kind == .animal || GroundWords.actors.contains(thing.lemma))
          || thing.namesThing && !KindSet.places.contains(thing.kind))
    }
    return GroundWords.eating.contains(verb) && KindSet.edible.contains(thing.kind)
      && (place.kind == .place || GroundWords.breaks.contains(place.lemma))
  }

  /// How much is put into it: places and furniture hold what holds other things.
  private func rank(_ word: Lexeme) -> Int {
    if KindSet.places.contains(word.kind) { return 4 }
    if word.kind == .furniture || GroundWords.standing.contains(word.lemma) { return 3 }
    if BareNounWords.containers.contains(word.lemma) || BesideWords.containers.contains(word.lemma)
      || GroundWords.bags.contains(word.lemma)
    {
      return 2
    }
    return BesideWords.vessels.contains(word.lemma) ? 1 : 0
  }
}

extension TileReader {
  /// *Este / ser / bonito, melhor / este / ser*: pointed at, it is what it is said of.
  fileprivate func readPointed(_ words: inout [Constituent]) {
    guard
      let pointed = words.firstIndex(where: {
        $0.lexeme.kind == .demonstrative && $0.lexeme.wordClass == .determiner
      }),
      words.allSatisfy({
        $0.lexeme.lemma == "ser" || $0.lexeme.kind == .demonstrative
          || $0.lexeme.wordClass == .adjective || $0.lexeme.kind == .degree
          || $0.lexeme.kind == .quantity || $0.lexeme.lemma == "não"
          || GroundWords.ranked.contains($0.lexeme.lemma)
      }), words.contains(where: { $0.lexeme.lemma == "ser" && $0.lexeme.isInfinitive })
    else { return }
    words[pointed].lexeme = Lexeme(
      lemma: words[pointed].lexeme.lemma, wordClass: .pronoun, kind: .demonstrative)
    words[pointed].lexeme.person = .third
    words[pointed].lexeme.number = .singular
    words.insert(words.remove(at: pointed), at: 0)
    if let copula = words.firstIndex(where: { $0.lexeme.lemma == "ser" }), copula > 1,
      !words.contains(where: { $0.lexeme.lemma == "não" })
    {
      words.insert(words.remove(at: copula), at: 1)
    }
  }

  /// *Conta / pagar / pai, perdoar / eu / amigo, rua / atravessar / cuidado, aula / acabar / quando*.
  fileprivate func layThreeElse(_ words: inout [Constituent]) -> Bool {
    guard words.count == 3 else { return false }
    let verb = words[0].lexeme.isInfinitive ? 0 : 1
    guard words[verb].lexeme.isInfinitive else { return false }
    let lemma = words[verb].lexeme.lemma
    if verb == 0 {
      if ["esperar", "encontrar"].contains(lemma), words[1].lexeme.isHuman, isBareNoun(words[1]),
        isBareNoun(words[2]), !words[2].lexeme.isBeing, !words[2].lexeme.kind.isTemporal
      {
        words = [words[0].said(by: .first), words[1], known("em"), article, words[2]]
        return true
      }
      guard words[1].lexeme.lemma == "eu", words[2].lexeme.isHuman, isBareNoun(words[2]),
        GroundWords.toPeople.contains(lemma)
      else { return false }
      words.swapAt(0, 1)
      return true
    }
    if lemma == "visitar", words[0].lexeme.isHuman, isBareNoun(words[0]),
      words[2].lexeme.kind.isTemporal
    {
      words = [words[1].said(by: .first), words[0], words[2]]
      return true
    }
    guard isBareNoun(words[0]), !words[0].lexeme.isBeing else { return false }
    if words[0].lexeme.kind == .place, words[2].lexeme.kind == .vehicle, lemma == "andar" {
      words = [words[1].said(by: .first), words[2], known("em"), article, words[0]]
      return true
    }
    if words[2].lexeme.lemma == "quando", GroundWords.passing.contains(lemma) {
      words = [words[2], words[1], words[0]]
      return true
    }
    if words[2].lexeme.lemma == "cuidado",
      isDoneByPeople(frame(of: words[1])) || lemma == "atravessar"
    {
      words = [words[1].said(by: .first), words[0], known("com"), words[2]]
      return true
    }
    guard GroundWords.billing.contains(lemma), words[2].lexeme.isHuman, isBareNoun(words[2]),
      words[0].lexeme.namesThing
    else { return false }
    words = [words[2], words[1], words[0]]
    return true
  }

  /// *Gato / rato / atrás / correr, debaixo / cama / sapato / estar, lavar / mãos / comer / antes, carro / vermelho / ir / rápido*: what is
  /// behind, under and before what, and the thing that goes of itself.
  fileprivate func layBehindPrepositions(_ words: inout [Constituent]) {
    let last = words.count - 1
    if words.count == 4, let chase = words.firstIndex(where: { $0.lexeme.lemma == "correr" }),
      let behind = words.firstIndex(where: { $0.lexeme.lemma == "atrás" }), chase > 1, behind > 1
    {
      guard isBareNoun(words[0]), isBareNoun(words[1]),
        let doer = [0, 1].first(where: { words[$0].lexeme.isHuman })
          ?? [0, 1].first(where: { words[$0].lexeme.isBeing })
      else { return }
      words = [words[doer], words[chase], known("atrás de"), article, words[1 - doer]]
    } else if words.count == 4, let side = GroundWords.sides[words[0].lexeme.lemma],
      words[3].lexeme.lemma == "estar", isBareNoun(words[1]), isBareNoun(words[2])
    {
      words = [words[2], words[3], known(side), article, words[1]]
    } else if words.count < 6, words[last].lexeme.lemma == "antes",
      words[last - 1].lexeme.isInfinitive,
      words[0].lexeme.isInfinitive, last > 1
    {
      words =
        [words[0].said(by: .first)] + words[1..<(last - 1)] + [known("antes de"), words[last - 1]]
    } else if words.count == 4, words[0].lexeme.kind == .vehicle, isBareNoun(words[0]),
      words[2].lexeme.isInfinitive, GroundWords.rolling.contains(words[2].lexeme.lemma),
      words[1].lexeme.wordClass == .adjective,
      GroundWords.paces.contains(words[3].lexeme.lemma)
    {
      words[0].lexeme.forms[Adverbial.doing] = ""
      words[3].lexeme = Lexeme(lemma: words[3].lexeme.lemma, wordClass: .adverb, kind: .manner)
    } else if words.count == 4, words[0].lexeme.kind == .vehicle, isBareNoun(words[0]),
      words[1].lexeme.lemma == "parar", words[1].lexeme.isInfinitive
    {
      words[0].lexeme.forms[Adverbial.doing] = ""
    }
  }

  /// *Comer / não / querer / peixe*: on the plate it is no animal and wants nothing.
  fileprivate func eatMeat(_ words: inout [Constituent]) -> Bool {
    guard words.count < 6, let eat = words.firstIndex(where: { $0.lexeme.lemma == "comer" }),
      let want = words.firstIndex(where: { $0.lexeme.lemma == "querer" }),
      let meat = words.firstIndex(where: { GroundWords.meats.contains($0.lexeme.lemma) }),
      words[eat].lexeme.isInfinitive, words[want].lexeme.isInfinitive
    else { return false }
    let rest = words.indices.filter { ![eat, want, meat].contains($0) }
    let denial = rest.filter { words[$0].lexeme.lemma == "não" }
    let doer = rest.filter { isDoer(words[$0]) }
    guard denial.count + doer.count == rest.count, doer.count < 2 else { return false }
    var dish = words[meat]
    dish.lexeme.kind = .food
    dish.lexeme.animacy = .inanimate
    words =
      doer.map { words[$0] } + denial.map { words[$0] } + [words[want], words[eat], dish]
    return true
  }
}

/// Words of such rows.
private enum GroundWords {
  static let ranked: WordSet = ["melhor", "pior", "maior", "menor"]
  static let toPeople: WordSet = [
    "perdoar", "amar", "visitar", "abraçar", "conhecer", "beijar", "odiar", "encontrar", "adorar",
  ]
  static let passing: WordSet = ["acabar", "começar", "terminar", "abrir", "fechar", "chegar"]
  static let sides = [
    "debaixo": "debaixo de", "embaixo": "embaixo de", "dentro": "dentro de", "fora": "fora de",
    "atrás": "atrás de", "debaixo de": "debaixo de", "embaixo de": "embaixo de",
    "dentro de": "dentro de",
  ]
  static let rolling: WordSet = ["ir", "passar", "correr", "andar", "voar"]
  static let paces: WordSet = ["rápido", "devagar", "depressa", "lento"]
  static let billing: WordSet = ["pagar", "vender", "ler", "cantar", "escrever"]
  static let meats: WordSet = [
    "peixe", "galinha", "porco", "coelho", "pato", "camarão", "polvo", "caranguejo", "lula", "peru",
    "carneiro",
  ]
  static let openers: WordSet = ["poder", "conseguir", "querer", "saber"]
  static let placing: WordSet = [
    "pôr", "guardar", "colocar", "botar", "deixar", "esconder", "meter", "arrumar",
  ]
  static let looking: WordSet = ["ver", "encontrar", "achar", "conhecer", "fotografar", "visitar"]
  static let eating: WordSet = ["comer", "beber", "tomar", "comprar"]
  static let shows: WordSet = [
    "circo", "teatro", "festa", "zoológico", "parque", "feira", "aquário",
  ]
  static let actors: WordSet = ["palhaço", "mágico", "malabarista", "ator", "bailarina", "cantor"]
  static let breaks: WordSet = ["recreio", "intervalo", "festa", "escola", "piquenique", "cinema"]
  static let standing: WordSet = [
    "mesa", "geladeira", "frigorífico", "armário", "estante", "forno",
  ]
  static let bags: WordSet = ["mochila", "cesto", "cesta", "estojo", "baú", "balde"]
  static let seasoned: WordSet = [
    "sopa", "salada", "arroz", "feijão", "carne", "comida", "café", "chá", "suco", "macarrão",
    "batata", "pipoca", "ovo", "peixe", "frango", "molho", "leite", "bolo", "massa", "pão",
    "limonada",
  ]
  static let seasonings: WordSet = [
    "sal", "açúcar", "pimenta", "azeite", "vinagre", "molho", "manteiga", "limão", "alho", "água",
    "adoçante", "mel", "queijo", "tempero", "gelo", "ketchup", "maionese",
  ]
}
