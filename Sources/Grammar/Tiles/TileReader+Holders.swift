import AACCore

/// Words of a row that are said with another one beside them: *a / Ana / gustar, todos / niño, hora / dormir, Luis / con,
/// el / más / rápido / clase* (NGLE §19.8, §35.9, §45.13; Cunha & Cintra, chapters 10, 11 and 15).
extension TileReader {
  /// The row with these put right.
  func withHolders(_ words: [Constituent]) -> [Constituent] {
    guard words.count > 1,
      words.contains(where: {
        HolderWords.all.contains($0.lexeme.lemma)
          || $0.lexeme.wordClass == .properNoun && $0.lexeme.isInferred
      })
    else { return words }
    var words = words
    turnOrder(&words)
    moveClitic(&words)
    readBrand(&words)
    reasonAlone(&words)
    linkNouns(&words)
    takeAll(&words)
    sayTime(&words)
    takePostposed(&words)
    nameGroup(&words)
    freeExperiencer(&words)
    return words
  }

  /// *Antes de / comer / lavar / mano, después / escuela / ir / parque*: what it is before or after stands behind.
  private func turnOrder(_ words: inout [Constituent]) {
    guard words.count > 3, HolderWords.orders.contains(words[0].lexeme.lemma) else { return }
    var start = 1
    if words[1].lexeme.lemma == "de" { start = 2 }
    while start < words.count - 1, words[start].lexeme.isDeterminerLike { start += 1 }
    let first = words[start].lexeme
    guard
      first.isInfinitive
        || first.wordClass == .noun && !first.kind.isTemporal
    else { return }
    let next = words.indices.dropFirst(start + 1).first {
      words[$0].lexeme.wordClass == .verb
        || words[$0].lexeme.wordClass == .pronoun && words[$0].lexeme.kind == .person
    }
    guard var next, words[next...].contains(where: { $0.lexeme.wordClass == .verb }),
      !words.contains(where: { $0.lexeme.kind == .question || $0.lexeme.wordClass == .conjunction })
    else { return }
    if words[next - 1].lexeme.lemma == variety.language.plainNegator { next -= 1 }
    if next > start + 1, words[next - 1].lexeme.isHuman { next -= 1 }
    words = Array(words[next...]) + words[..<next]
  }

  /// *Ir / me / buscar*: the pronoun is of the second verb.
  private func moveClitic(_ words: inout [Constituent]) {
    guard words.count > 2 else { return }
    for index in 1..<(words.count - 1)
    where ["me", "te", "nos"].contains(words[index].lexeme.lemma)
      && words[index].lexeme.wordClass == .pronoun
      && (HolderWords.goings.contains(words[index - 1].lexeme.lemma)
        || words[index - 1].lexeme.lemma == "estar" && variety.language == .portuguese)
      && words[index + 1].lexeme.wordClass == .verb
    {
      words.swapAt(index, index + 1)
      return
    }
  }

  /// *Comer / Bollycao, ver / película / Netflix*: a name that nobody knows is what is eaten, played and seen.
  private func readBrand(_ words: inout [Constituent]) {
    guard let verb = words.firstIndex(where: { $0.lexeme.wordClass == .verb }),
      HolderWords.consuming.contains(words[verb].lexeme.lemma),
      let name = words.indices.first(where: {
        $0 > verb && words[$0].lexeme.wordClass == .properNoun && words[$0].lexeme.isInferred
          && words[$0].lexeme.kind == .person
      }), words[name].government == nil, words[name - 1].lexeme.wordClass != .adposition,
      words[name - 1].lexeme.wordClass != .conjunction,
      !OwnerWords.titles.contains(words[name - 1].lexeme.lemma)
    else { return }
    words[name].lexeme.kind = .thing
    words[name].lexeme.animacy = .inanimate
    words[name].lexeme.article = .bare
    guard HolderWords.watching.contains(words[verb].lexeme.lemma),
      words[name - 1].lexeme.wordClass == .noun, !words[name - 1].lexeme.isBeing,
      let link = tables.lexicon.known(variety.language.placePreposition)
    else { return }
    words.insert(Constituent(link), at: name)
  }

  /// *Porque / frío, porque / cansado, porque / lluvia*: a reason that is no clause (NGLE §46.2; Cunha & Cintra, chapter
  /// 15).
  private func reasonAlone(_ words: inout [Constituent]) {
    guard let place = words.firstIndex(where: { $0.lexeme.lemma == "porque" }), place > 0,
      place + 1 < words.count,
      !words[place...].contains(where: { $0.lexeme.wordClass == .verb })
    else { return }
    var next = place + 1
    while next < words.count - 1,
      words[next].lexeme.kind.isTemporal || words[next].lexeme.kind == .degree
        || words[next].lexeme.isDeterminerLike || words[next].lexeme.kind == .quantity
    {
      next += 1
    }
    let reason = words[next].lexeme
    let isSpanish = variety.language == .spanish
    func insert(_ verb: String) {
      words.insert(
        Constituent(Lexeme(lemma: verb, wordClass: .verb, kind: .action)), at: place + 1)
    }
    if SuppliedWords.weather.contains(reason.lemma) { return insert(isSpanish ? "hacer" : "fazer") }
    if PartedWords.needs.contains(reason.lemma)
      || reason.kind == .emotion && reason.wordClass == .noun
    {
      return insert(isSpanish ? "tener" : "estar")
    }
    if reason.wordClass == .adjective, reason.kind.isPassing, next + 1 == words.count {
      return insert("estar")
    }
    guard reason.wordClass == .noun, !reason.isBeing, next + 1 == words.count else { return }
    if words[(place + 1)..<next].contains(where: { $0.lexeme.kind.isTemporal }) {
      return words.insert(
        Constituent(Lexeme(lemma: isSpanish ? "tener" : "ter", wordClass: .verb, kind: .action)),
        at: next)
    }
    words[place].lexeme = Lexeme(
      lemma: isSpanish ? "por" : "por causa de", wordClass: .adposition, kind: .direction)
  }

  /// *Dor / perna, remédio / dor, prancha / comunicação, fiesta / cumpleaños*: what the second noun is to the first.
  private func linkNouns(_ words: inout [Constituent]) {
    var index = words.count - 1
    while index > 0 {
      let (first, second) = (words[index - 1].lexeme, words[index].lexeme)
      if first.wordClass == .noun,
        second.wordClass == .noun
          || second.wordClass == .properNoun && variety.language == .spanish,
        words[index].government == nil, words[index - 1].government == nil,
        let (link, article) = link(first, second, words, index),
        let preposition = tables.lexicon.known(link)
      {
        if link == "con", variety.language == .spanish { joinSecondFilling(&words, index) }
        words.insert(Constituent(preposition), at: index)
        if article, let the = tables.lexicon.known(variety.language == .spanish ? "el" : "o") {
          words.insert(Constituent(the), at: index + 1)
        }
      }
      index -= 1
    }
  }

  /// *Pan / queso / tomate, tostada / mantequilla / mermelada*: with both of them (NGLE §31.2).
  private func joinSecondFilling(_ words: inout [Constituent], _ index: Int) {
    guard index + 2 == words.count, words[index + 1].lexeme.wordClass == .noun,
      words[index + 1].government == nil,
      words[index...].allSatisfy({
        KindSet.edible.contains($0.lexeme.kind)
      }), let and = tables.lexicon.known("y")
    else { return }
    words[index + 1].lexeme.article = .bare
    words.insert(Constituent(and), at: index + 1)
  }

  private func link(
    _ first: Lexeme, _ second: Lexeme, _ words: [Constituent], _ index: Int
  ) -> (String, Bool)? {
    if first.lemma == "dor", second.kind == .body,
      index < 2 || words[index - 2].lexeme.wordClass == .adposition
        || words[index - 2].lexeme.kind == .quantity || words[index - 2].lexeme.kind == .degree
        || variety.language == .portuguese && words[index - 2].lexeme.lemma == "eu"
        || HolderWords.cures.contains(words[index - 2].lexeme.lemma)
    {
      return HolderWords.aching.contains(second.lemma) ? ("de", false) : ("em", true)
    }
    if HolderWords.cures.contains(first.lemma),
      second.kind == .illness || PartedWords.needs.contains(second.lemma)
    {
      return ("para", variety.language == .spanish)
    }
    if second.lemma == "comunicação" || second.lemma == "comunicación" { return ("de", false) }
    if variety.language == .spanish, let link = everydayLink(first, second, words, index) {
      return link
    }
    if HolderWords.treats.contains(first.lemma),
      second.lemma == "cumpleaños" || second.lemma == "aniversário"
    {
      return ("de", false)
    }
    if HolderWords.corners.contains(first.lemma), HolderWords.schools.contains(second.lemma) {
      return ("de", true)
    }
    return nil
  }

  /// *Todos / niño, todos / los / amigo*: all of them.
  private func takeAll(_ words: inout [Constituent]) {
    for index in words.indices.dropLast()
    where words[index].lexeme.lemma == "todos" && words[index].lexeme.wordClass == .pronoun {
      var next = index + 1
      if words[next].lexeme.wordClass == .determiner, next + 1 < words.count,
        ["el", "o"].contains(words[next].lexeme.lemma)
      {
        next += 1
      }
      guard words[next].lexeme.wordClass == .noun, !words[next].lexeme.kind.isTemporal,
        var all = tables.lexicon.known("todo")
      else { continue }
      all.number = .plural
      words[index].lexeme = all
      if next > index + 1 { words.remove(at: index + 1) }
      return
    }
  }

  /// *Hora / dormir, agora / ser / hora / de / brincar, hora / baño*: what it is time for.
  private func sayTime(_ words: inout [Constituent]) {
    guard let hour = words.firstIndex(where: { $0.lexeme.lemma == "hora" }), hour + 1 < words.count,
      words[..<hour].allSatisfy({ HolderWords.beforeHour.contains($0.lexeme.lemma) }),
      let link = tables.lexicon.known("de")
    else { return }
    let hasLink = words[hour + 1].lexeme.lemma == "de"
    let place = hour + (hasLink ? 2 : 1)
    guard place < words.count else { return }
    let next = words[place].lexeme
    if next.wordClass == .noun, place + 1 == words.count, hour == 0, !hasLink,
      next.kind == .meal || next.takesPlace || next.kind == .frequency
        || HolderWords.acts.contains(next.lemma),
      let article = tables.lexicon.known(variety.language == .spanish ? "el" : "o")
    {
      words.insert(contentsOf: [Constituent(link), Constituent(article)], at: place)
      return
    }
    guard next.isInfinitive else { return }
    if !hasLink { words.insert(Constituent(link), at: hour + 1) }
    if let copula = words[..<hour].firstIndex(where: { $0.lexeme.lemma == "ser" }) {
      words[copula].lexeme.person = .third
      words[copula].lexeme.number = .singular
    } else {
      var now = Lexeme(lemma: "ser", wordClass: .verb, kind: .linking)
      now.person = .third
      now.number = .singular
      words.insert(Constituent(now), at: hour)
    }
  }

  /// *Jugar / Luis / con*: at the end of all, company goes before who is meant.
  private func takePostposed(_ words: inout [Constituent]) {
    guard let last = words.last, words.count > 2,
      last.lexeme.lemma == variety.language.withPreposition, last.government == nil
    else { return }
    var start = words.count - 2
    let noun = words[start].lexeme
    guard noun.isBeing || noun.wordClass == .pronoun && noun.kind == .person else { return }
    while start > 0, words[start - 1].lexeme.isDeterminerLike { start -= 1 }
    guard start > 0, words[start - 1].lexeme.wordClass != .adposition else { return }
    words.insert(words.removeLast(), at: start)
  }

  /// *Yo / ser / el / más / rápido / clase, o / melhor / amigo / mundo*: whom somebody is chosen among.
  private func nameGroup(_ words: inout [Constituent]) {
    guard var group = words.lastIndex(where: { HolderWords.groups.contains($0.lexeme.lemma) }),
      group > 1, words[group].lexeme.wordClass == .noun
    else { return }
    let isOwned = variety.language == .portuguese && words[group - 1].lexeme.kind == .possessive
    if isOwned { group -= 1 }
    guard group > 1,
      words[group - 1].lexeme.wordClass == .adjective
        || words[group - 1].lexeme.wordClass == .noun,
      words[max(0, group - 3)..<group].contains(where: {
        HolderWords.superlatives.contains($0.lexeme.lemma)
      }),
      words[..<group].contains(where: { $0.lexeme.wordClass == .verb && frame(of: $0).isCopular }),
      let link = tables.lexicon.known("de")
    else { return }
    var between = [Constituent(link)]
    if !isOwned, words[group - 1].lexeme.wordClass == .noun,
      let article = tables.lexicon.known(variety.language == .spanish ? "el" : "o")
    {
      between.append(Constituent(article))
    }
    words.insert(contentsOf: between, at: group)
  }

  /// *A / Ana / gustar / cantar*: who feels it needs no preposition to be told from what is felt.
  private func freeExperiencer(_ words: inout [Constituent]) {
    guard variety.language == .spanish,
      let verb = words.firstIndex(where: { $0.lexeme.wordClass == .verb }),
      frame(of: words[verb]).pattern == .experiencer,
      let place = words.firstIndex(where: { $0.lexeme.lemma == "a" && $0.government == nil })
    else { return }
    var next = place + 1
    while next < words.count, words[next].lexeme.isDeterminerLike { next += 1 }
    guard next < words.count, words[next].lexeme.isBeing,
      words[next].lexeme.wordClass == .noun || words[next].lexeme.wordClass == .properNoun,
      place < verb || next + 1 == words.count
    else { return }
    words.remove(at: place)
    guard place > verb else { return }
    // Gustar / cantar / a / Ana: who feels it first.
    let who = words[place...]
    words.removeSubrange(place...)
    words.insert(contentsOf: who, at: 0)
  }
}

/// Words by which such rows are known.
enum HolderWords {
  static let beforeHour: WordSet = ["ser", "ahora", "ya", "agora", "já"]
  static let acts: WordSet = [
    "baño", "ducha", "banho", "comida", "lanche", "recreo", "recreio", "siesta",
  ]
  static let groups: WordSet = [
    "clase", "mundo", "familia", "equipo", "grupo", "escuela", "colegio", "cole", "zoo", "vida",
    "turma", "família", "time", "equipa", "equipe", "escola", "barrio", "bairro", "sala", "salón",
  ]
  static let superlatives: WordSet = [
    "más", "menos", "mejor", "peor", "mayor", "menor", "mais", "melhor", "pior", "maior",
  ]
  static let orders: WordSet = [
    "antes", "después", "depois", "antes de", "después de", "depois de",
  ]
  static let goings: WordSet = ["ir", "vir", "venir"]
  static let watching: WordSet = ["ver", "mirar", "assistir", "escuchar", "ouvir"]
  static let consuming: WordSet = watching.union([
    "comer", "beber", "tomar", "comprar", "jugar", "jogar", "usar", "merendar", "desayunar",
    "lanchar",
  ])
  static let aching: WordSet = [
    "cabeça", "barriga", "dente", "garganta", "ouvido", "estômago", "dentes",
  ]
  static let cures: WordSet = [
    "remédio", "xarope", "medicina", "medicamento", "jarabe", "pastilla", "remedio",
  ]
  static let treats: WordSet = [
    "fiesta", "tarta", "pastel", "torta", "regalo", "festa", "bolo", "presente", "canción",
  ]
  static let corners: WordSet = [
    "patio", "comedor", "gimnasio", "biblioteca", "baño", "puerta", "pátio", "refeitório",
    "banheiro", "porta", "ginásio",
  ]
  static let schools: WordSet = ["colegio", "escuela", "cole", "escola", "colégio"]
  static let all: WordSet =
    groups.union(orders).union(schools)
    .union(["me", "te", "nos"])
    .union(["todos", "hora", "con", "com", "a", "porque", "dor", "cumpleaños", "aniversário"])
    .union(["comunicação", "comunicación"]).union(cures).union(EverydayWords.hugs)
    .union(EverydayWords.tales).union(PortionWords.costumes)
    .union(EverydayCompanions.wounds).union(EverydayCompanions.served.keys)
}
