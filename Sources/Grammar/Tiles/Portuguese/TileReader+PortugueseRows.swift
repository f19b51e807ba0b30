import AACCore

/// Rows of Portuguese whose words say more together than apart: *que / bonito / flor, hora / banho, com / vontade /
/// comer, tia / vir / casa / nós* (Cunha & Cintra, chapters 7, 11, 14 and 15; Bechara, *Regência* and *Frases
/// exclamativas*).
extension TileReader {
  /// The row with what stands between such words put in.
  func settled(_ chosen: [Constituent]) -> [Constituent] {
    guard variety.language == .portuguese, chosen.count > 1 else { return chosen }
    var chosen = chosen
    askWhy(&chosen)
    askWhereMine(&chosen)
    called(&chosen)
    understand(&chosen)
    var triggers = PortugueseTriggers()
    for word in chosen {
      if let found = PortugueseTriggers.words[word.lexeme.lemma] { triggers.formUnion(found) }
    }
    if chosen[0].lexeme.wordClass == .verb { triggers.insert(.verbFirst) }
    guard
      !triggers.isEmpty || chosen[0].lexeme.kind == .social || chosen[0].lexeme.kind == .question
        || chosen[1].lexeme.kind == .question
    else { return chosen }
    var words = chosen
    settleTurns(&words, triggers)
    if triggers.contains(.desire) { desire(&words) }
    if triggers.contains(.cold) { coolFood(&words) }
    if triggers.contains(.home) { ownHome(&words) }
    if triggers.contains(.compared) { compare(&words) }
    if triggers.contains(.showing) { show(&words) }
    if triggers.contains(.place) { placeThings(&words) }
    if triggers.contains(.company) { accompany(&words) }
    if triggers.contains(.reason) { reason(&words) }
    if triggers.contains(.link) { linkKinds(&words) }
    if triggers.contains(.verbFirst) { openWithVerb(&words) }
    if triggers.contains(.state) { supplyState(&words) }
    if triggers.contains(.small) { settleSmall(&words) }
    if triggers.contains(.negation) { deny(&words) }
    if triggers.contains(.thought) { think(&words) }
    if chosen[0].lexeme.kind == .question || chosen[1].lexeme.kind == .question {
      askAboutThing(&words)
    }
    if chosen[0].lexeme.kind == .social { thankFor(&words) }
    return words
  }

  func known(_ word: String) -> Constituent {
    Constituent(
      tables.lexicon.known(word) ?? Lexeme(lemma: word, wordClass: .adposition, kind: .direction))
  }

  var article: Constituent { known("o") }

  func hasPerson(_ words: [Constituent]) -> Bool {
    words.contains {
      $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person
        || $0.lexeme.isBeing && $0.lexeme.wordClass != .adjective
    }
  }

  private func copula() -> Constituent {
    var now = Lexeme(lemma: "ser", wordClass: .verb, kind: .linking)
    now.person = .third
    now.number = .singular
    return Constituent(now)
  }

  // MARK: - Turns and hours

  /// *Minha / vez / jogar, agora / vez / Pedro, hora / banho*: whose turn and what time it is.
  private func settleTurns(_ words: inout [Constituent], _ triggers: PortugueseTriggers) {
    guard triggers.contains(.turn),
      let place = words.firstIndex(where: { ["vez", "hora"].contains($0.lexeme.lemma) }),
      place + 1 < words.count, words[place].lexeme.wordClass == .noun
    else { return }
    var start = place
    while start > 0, words[start - 1].lexeme.isDeterminerLike { start -= 1 }
    guard
      words[..<start].allSatisfy({
        ["ser", "agora", "já"].contains($0.lexeme.lemma) && $0.lexeme.person != .first
      })
    else { return }
    let isTurn = words[place].lexeme.lemma == "vez"
    var next = place + 1
    let hasLink = words[next].lexeme.lemma == "de"
    if hasLink { next += 1 }
    guard next < words.count else { return }
    let rest = words[next].lexeme
    var row = Array(words[start...place])
    if isTurn { row[row.count - 1].lexeme.kind = .duration }
    if rest.isInfinitive {
      guard isTurn, start < place || hasLink else { return }
      row += [hasLink ? words[place + 1] : known("de")] + words[next...]
    } else if isTurn, next + 1 == words.count, start == place || words[start].lexeme.lemma == "o",
      rest.isHuman, rest.wordClass != .pronoun
    {
      if start == place { row.insert(article, at: 0) }
      row += [hasLink ? words[place + 1] : known("de"), article, words[next]]
    } else if !isTurn, isMeal(rest), next + 1 == words.count, start == place {
      row += [hasLink ? words[place + 1] : known("de"), article, words[next]]
    } else if !isTurn, hasLink, rest.wordClass == .determiner, next + 2 == words.count,
      isMeal(words[next + 1].lexeme), start == place
    {
      row += words[(place + 1)...]
    } else {
      return
    }
    var verb = copula()
    verb.tile = words[..<start].first { $0.lexeme.lemma == "ser" }?.tile
    words = [verb] + row + words[..<start].filter { $0.lexeme.lemma != "ser" }
  }

  func isMeal(_ word: Lexeme) -> Bool {
    word.wordClass == .noun
      && (word.kind == .meal || word.takesPlace || HolderWords.acts.contains(word.lemma)
        || PortugueseRowWords.meals.contains(word.lemma))
  }

  // MARK: - Wanting and owning

  /// *Estar / com vontade / comer, vontade / fazer / xixi, saudade / mamãe*: what one has a mind to and misses
  /// (Bechara, *Regência nominal*).
  private func desire(_ words: inout [Constituent]) {
    if let place = words.firstIndex(where: { $0.lexeme.lemma == "com vontade" }) {
      words[place].lexeme = tables.lexicon.known("vontade") ?? words[place].lexeme
    }
    guard
      let noun = words.firstIndex(where: {
        ["vontade", "saudade", "saudades"].contains($0.lexeme.lemma)
      }), noun + 1 < words.count
    else { return }
    var first = noun
    if first > 0, words[first - 1].lexeme.lemma == "com" { first -= 1 }
    let verb = words[..<noun].firstIndex { $0.lexeme.wordClass == .verb }
    if words[noun].lexeme.lemma == "vontade" {
      var next = noun + 1
      if words[next].lexeme.lemma == "de" { next += 1 }
      guard next < words.count, words[next].lexeme.isInfinitive,
        verb == nil || words[verb ?? 0].lexeme.lemma == "estar"
      else { return }
      words.removeSubrange((noun + 1)..<next)
      words.removeSubrange(first..<noun)
    } else {
      guard verb == nil, words.count < 5,
        words[(noun + 1)...].contains(where: { $0.lexeme.isHuman || $0.lexeme.namesThing })
      else { return }
      if let last = words.last, last.lexeme.wordClass == .pronoun, last.lexeme.person == .first,
        noun + 2 < words.count
      {
        words.insert(words.removeLast(), at: 0)
        first += 1
      }
    }
    if verb == nil {
      guard first == 0 || words[..<first].allSatisfy({ $0.lexeme.isNominal }) else { return }
      var being = Lexeme(lemma: "estar", wordClass: .verb, kind: .linking)
      if first == 0 {
        being.person = .first
        being.number = .singular
      }
      words.insert(Constituent(being), at: first)
    }
  }

  /// *Sopa / frio, frio / água*: of food and drink the cold is a quality.
  private func coolFood(_ words: inout [Constituent]) {
    guard let cold = words.firstIndex(where: { ["frio", "fria"].contains($0.lexeme.lemma) }),
      words[cold].lexeme.wordClass == .noun, words[cold].government == nil
    else { return }
    func isFood(_ index: Int) -> Bool {
      words.indices.contains(index) && words[index].lexeme.wordClass == .noun
        && KindSet.edible.contains(words[index].lexeme.kind)
    }
    let isBehind = isFood(cold - 1)
    guard isBehind || cold == 0 && words.count == 2 && isFood(1) else { return }
    words[cold].lexeme = Lexeme(lemma: "frio", wordClass: .adjective, kind: .quality)
    if !isBehind { words.swapAt(0, 1) }
  }

  /// *Primo / vir / casa / nós, casa / nós / ter / piscina*: whose home it is (Cunha & Cintra, chapter 11).
  private func ownHome(_ words: inout [Constituent]) {
    guard let home = words.firstIndex(where: { $0.lexeme.lemma == "casa" }), home + 1 < words.count,
      words[home + 1].lexeme.wordClass == .pronoun, words[home + 1].lexeme.kind == .person,
      home == 0 || !words[home - 1].lexeme.isDeterminerLike,
      let owner = Possessives.word(
        for: words[home + 1].lexeme, tile: words[home + 1].tile, in: variety)
    else { return }
    let verb = words.firstIndex { $0.lexeme.wordClass == .verb }
    guard let verb else { return }
    let isVisited =
      verb < home
      && words[..<verb].contains { $0.lexeme.isHuman && $0.lexeme.wordClass != .pronoun }
      && ["vir", "ir", "chegar", "dormir", "ficar", "morar", "estar"]
        .contains(words[verb].lexeme.lemma)
    let hasPart =
      home == 0 && verb == 2 && words[verb].lexeme.lemma == "ter" && words.count > 3
      && words[3...].contains { KindSet.places.contains($0.lexeme.kind) }
      && !hasPerson(Array(words[3...]))
    guard isVisited || hasPart else { return }
    words.remove(at: home + 1)
    words.insert(owner, at: home)
    if words[verb].lexeme.lemma == "vir", words[home - 1].lexeme.wordClass != .adposition {
      words.insert(known("para"), at: home)
    }
  }

  // MARK: - Comparing

  /// *Laranja / ser / doce / mais / limão, eu / estar / pior / que / ontem, maior / que / seu* (Cunha & Cintra,
  /// chapter 10, *Comparativo*).
  private func compare(_ words: inout [Constituent]) {
    guard let verb = words.firstIndex(where: { $0.lexeme.wordClass == .verb }) else { return }
    for index in words.indices.dropLast()
    where ["que", "do que"].contains(words[index].lexeme.lemma) && index > verb
      && words[index + 1].lexeme.kind.isTemporal
      && words[verb..<index].suffix(3).contains(where: {
        ["mais", "menos", "melhor", "pior"].contains($0.lexeme.lemma)
      })
    {
      var than = words[index]
      than.lexeme = Lexeme(
        lemma: "\(words[index].lexeme.lemma) \(words[index + 1].lexeme.lemma)", wordClass: .adverb,
        kind: .manner)
      words[index] = than
      words.remove(at: index + 1)
      return
    }
    guard words[verb].lexeme.lemma == "ser", verb > 0, let last = words.last?.lexeme,
      let first = words[..<verb].last(where: { $0.lexeme.wordClass == .noun })?.lexeme,
      last.wordClass == .noun, words.count == verb + 4, last.lemma != first.lemma,
      last.isBeing ? first.isBeing : first.kind == last.kind
    else { return }
    var (degree, quality) = (words[verb + 1], words[verb + 2])
    if ["mais", "menos"].contains(quality.lexeme.lemma) { swap(&degree, &quality) }
    guard ["mais", "menos"].contains(degree.lexeme.lemma), quality.lexeme.wordClass == .adjective
    else { return }
    let than = Constituent(Lexeme(lemma: "que", wordClass: .conjunction, kind: .connective))
    words.replaceSubrange((verb + 1)..., with: [degree, quality, than, words[verb + 3]])
  }

  // MARK: - Company and reasons

  /// *Sair / Luana, jogar / Minecraft / Lucas, assistir / desenho / irmão*: with whom.
  private func accompany(_ words: inout [Constituent]) {
    if let last = words.last, words.count > 2, last.lexeme.kind == .animal,
      last.lexeme.wordClass == .noun, last.government == nil,
      words[words.count - 2].lexeme.kind == .animal,
      words[words.count - 2].lexeme.wordClass == .noun,
      words.dropLast(2).contains(where: { $0.lexeme.lemma == "ver" })
    {
      // Ver / cachorro / gato: both of them.
      words.insert(
        Constituent(Lexeme(lemma: "e", wordClass: .conjunction, kind: .connective)),
        at: words.count - 1)
      return
    }
    guard
      let verb = words.firstIndex(where: { PortugueseRowWords.shared.contains($0.lexeme.lemma) }),
      let last = words.indices.last(where: {
        $0 > verb && words[$0].lexeme.isHuman && words[$0].government == nil
      }), words[last].lexeme.wordClass == .properNoun || words[last].lexeme.wordClass == .noun,
      last > verb, words[last - 1].lexeme.wordClass != .adposition,
      words[last - 1].lexeme.wordClass != .conjunction
    else { return }
    var start = last
    while start > verb + 1, words[start - 1].lexeme.isDeterminerLike { start -= 1 }
    guard words[start - 1].lexeme.wordClass != .adposition else { return }
    let hasSubject = words[..<verb].contains {
      $0.lexeme.isHuman || $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person
    }
    let lemma = words[verb].lexeme.lemma
    let before = words[start - 1].lexeme
    let isName = words[last].lexeme.wordClass == .properNoun
    switch lemma {
    case "sair", "passear", "conversar", "brincar", "dançar":
      guard hasSubject, isName, start == verb + 1 else { return }
    case "jogar":
      guard hasSubject, isName, before.wordClass == .properNoun || before.namesThing else { return }
    default:
      guard hasSubject, before.namesThing, before.kind == .media || before.lemma == "desenho",
        isName && !PortugueseRowWords.heroes.contains(words[last].lexeme.lemma)
          && !words[last].lexeme.isInferred
          || ReadingWords.kin.contains(words[last].lexeme.lemma)
          || DailyPlaces.groups.contains(words[last].lexeme.lemma)
          || PortionWords.isKin(words[last].lexeme.lemma)
      else { return }
    }
    words.insert(known("com"), at: start)
  }

  /// *Porque / frio / eu / ficar / casa, triste / porque / chover, estar / triste / porque / avó / doente*.
  private func reason(_ words: inout [Constituent]) {
    guard let link = words.firstIndex(where: { $0.lexeme.lemma == "porque" }) else { return }
    if link == 0, words.count > 3,
      let verb = words.firstIndex(where: { $0.lexeme.wordClass == .verb }),
      verb > 1, !words.contains(where: { $0.lexeme.kind == .question })
    {
      var start = verb
      if words[start - 1].lexeme.lemma == variety.language.plainNegator { start -= 1 }
      if start > 2, verb + 1 == words.count, isReached(words[start - 1].lexeme) {
        // Porque / doente / escola / não / ir.
        words.append(words.remove(at: start - 1))
        start -= 1
      }
      if words[start - 1].lexeme.isHuman || words[start - 1].lexeme.wordClass == .pronoun {
        start -= 1
      }
      if start > 1, !words[1..<start].contains(where: { $0.lexeme.wordClass == .verb }) {
        if start == verb || start + 1 == verb && words[start].lexeme.lemma == "não",
          words[verb].lexeme.isInfinitive
        {
          words[verb].lexeme.person = .first
          words[verb].lexeme.number = .singular
        }
        words = Array(words[start...]) + words[..<start]
      }
      return
    }
    guard link > 0 else { return }
    if link == 1, words[0].lexeme.wordClass == .adjective, words[0].lexeme.kind.isPassing {
      words.insert(
        Constituent.linking("estar"), at: 0)
    }
    giveCause(&words)
  }
}
