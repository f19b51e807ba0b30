import AACCore

/// Cries for help, needs and weather before what is wanted or done because of them, in one Portuguese row: *socorro / cair / eu, fome /
/// querer / comer, chover / não / parque, doente / estar / eu / casa / ficar, azul / querer / não / vermelho / querer* (Cunha &
/// Cintra, chapter 7, *Vocativo*; chapter 18, *Coordenação assindética*; Bechara, *Interjeição*).
extension TileReader {
  /// A cry that the row begins with, set apart from what is told.
  func cryOut(_ words: inout [Constituent]) {
    guard words.count > 1,
      UrgentWords.cries.contains(words[0].lexeme.lemma)
        || words[0].lexeme.lemma == "socorrer" && words[0].lexeme.person == .first,
      words[1...].contains(where: { $0.lexeme.isInfinitive }),
      // Socorro / eu / precisar / ajuda.
      words[0].lexeme.lemma != "ajuda" && words.count > 3 && words[1].lexeme.lemma == "eu"
        || !["querer", "precisar", "pedir", "dar", "ter", "chegar", "vir"].contains(
          words.first { $0.lexeme.isInfinitive }?.lexeme.lemma ?? "")
    else { return }
    if words[0].lexeme.lemma == "socorrer" { words[0].lexeme.lemma = "socorro" }
    words[0] = words[0].calledOut
    if words.count == 4, words[3].lexeme.lemma == "conseguir", words[2].lexeme.lemma == "não",
      words[1].lexeme.isInfinitive
    {
      words = [words[0], words[2], words[3].said(by: .first), words[1]]
    } else if words.count == 3, words[1].lexeme.lemma == "não", words[2].lexeme.isInfinitive {
      words = [words[0], words[1], ownDeed("conseguir"), words[2]]
    } else if words.count == 3, words[2].lexeme.lemma == "eu",
      UrgentWords.falls.contains(words[1].lexeme.lemma)
    {
      words.swapAt(1, 2)
    } else if words.count == 2, UrgentWords.falls.contains(words[1].lexeme.lemma) {
      words[1] = ownPast(words[1])
    }
  }

  /// Where a row of two such thoughts is cut.
  func urgentCut(_ words: [Constituent]) -> Cut? {
    guard (3...6).contains(words.count),
      let verb = words.firstIndex(where: { $0.lexeme.isInfinitive }), verb < 4,
      !words.contains(where: {
        $0.lexeme.kind == .question || $0.lexeme.wordClass == .conjunction
          || $0.lexeme.wordClass == .adposition
      })
    else { return nil }
    return hungerBeforeEating(words) ?? rainBeforePlace(words) ?? lateBeforeGoing(words)
      ?? illBeforeStaying(words) ?? mishapBeforeEmotion(words) ?? refusedAndWanted(words)
      ?? painBeforeFailing(words)
  }

  /// *Fome / querer / comer, eu / fome / querer / comer*: hunger is nothing to eat.
  private func hungerBeforeEating(_ words: [Constituent]) -> Cut? {
    let start = words[0].lexeme.lemma == "eu" ? 1 : 0
    guard words.count == start + 3, ["fome", "sede"].contains(words[start].lexeme.lemma),
      words[start + 1].lexeme.lemma == "querer", words[start + 1].lexeme.isInfinitive,
      UrgentWords.eating.contains(words[start + 2].lexeme.lemma),
      words[start + 2].lexeme.isInfinitive
    else { return nil }
    return Cut(
      first: words[..<start] + [.linking("estar", .first), known("com"), words[start]],
      second: [words[start + 1].said(by: .first), words[start + 2]])
  }

  /// *Chover / não / parque, chover / casa / ficar / nós*: what the weather is like, and what one does because of it.
  private func rainBeforePlace(_ words: [Constituent]) -> Cut? {
    guard frame(of: words[0]).pattern == .weather, words[0].lexeme.isInfinitive else { return nil }
    if words.count == 3, words[1].lexeme.lemma == "não", isBareNoun(words[2]),
      KindSet.places.contains(words[2].lexeme.kind), words[2].lexeme.kind != .room,
      words[2].lexeme.kind != .home
    {
      var going = Constituent.linking("ir", .first)
      going.lexeme.kind = .action
      going.lexeme.number = .plural
      return Cut(first: [words[0]], second: [words[1], going, words[2]])
    }
    guard words.count == 4, let who = words.last, who.lexeme.wordClass == .pronoun,
      ["eu", "nós", "a gente"].contains(who.lexeme.lemma),
      words[2].lexeme.lemma == "ficar", words[1].lexeme.lemma == "casa"
    else { return nil }
    return Cut(first: [words[0]], second: [who, words[2], words[1]])
  }

  /// *Tarde / ser / casa / ir*: it is late, and one goes.
  private func lateBeforeGoing(_ words: [Constituent]) -> Cut? {
    guard words.count == 4, words[2].lexeme.isInfinitive || words[3].lexeme.isInfinitive,
      let being = words.prefix(2).firstIndex(where: { $0.lexeme.lemma == "ser" }),
      ["tarde", "cedo"].contains(words[1 - being].lexeme.lemma),
      let goal = words[2...].first(where: { !$0.lexeme.isInfinitive }), isBareNoun(goal),
      let go = words[2...].first(where: { ["ir", "voltar"].contains($0.lexeme.lemma) })
    else { return nil }
    var late = words[1 - being]
    late.lexeme = Lexeme(lemma: late.lexeme.lemma, wordClass: .adjective, kind: .quality)
    return Cut(
      first: [words[being].said(by: .third), late], second: [go.said(by: .first), goal])
  }

  /// *Doente / estar / eu / casa / ficar*: how one is, and where one stays.
  private func illBeforeStaying(_ words: [Constituent]) -> Cut? {
    guard words.count == 4 || words.count == 5, isOwnState(words[0].lexeme),
      words[1].lexeme.lemma == "estar",
      let last = words.last, UrgentWords.staying.contains(last.lexeme.lemma),
      last.lexeme.isInfinitive, case let place = words[words.count - 2], isBareNoun(place),
      place.lexeme.kind == .home || place.lexeme.kind == .furniture || place.lexeme.kind == .room,
      words.count == 4 || words[2].lexeme.lemma == "eu"
    else { return nil }
    let who = words.count == 5 ? [words[2]] : []
    return Cut(
      first: who + [words[1].said(by: .first), words[0]], second: [last.said(by: .first), place])
  }

  /// *Perder / jogo / eu / triste, cair / eu / triste*: what went wrong, and how one feels.
  private func mishapBeforeEmotion(_ words: [Constituent]) -> Cut? {
    guard words.count == 3 || words.count == 4, let last = words.last,
      last.lexeme.wordClass == .adjective, last.lexeme.kind == .emotion,
      words[words.count - 2].lexeme.lemma == "eu", words[0].lexeme.isInfinitive,
      frame(of: words[0]).aspect == .achievement,
      words.count == 3 ? UrgentWords.falls.contains(words[0].lexeme.lemma) : isPlainThing(words[1])
    else { return nil }
    let things = words.count == 4 ? [words[1]] : []
    return Cut(
      first: [words[words.count - 2], ownPast(words[0])] + things,
      second: [.linking("estar", .first), last])
  }

  /// *Azul / querer / não / vermelho / querer, não / querer / azul / querer / vermelho*: not the one, but the other.
  private func refusedAndWanted(_ words: [Constituent]) -> Cut? {
    guard words.count == 5, words.filter({ $0.lexeme.lemma == "querer" }).count == 2,
      let no = words.firstIndex(where: { $0.lexeme.lemma == "não" }), no < 3
    else { return nil }
    let things = words.filter { $0.lexeme.lemma != "querer" && $0.lexeme.lemma != "não" }
    let wants = words.filter { $0.lexeme.lemma == "querer" }
    guard things.count == 2,
      things.allSatisfy({ $0.lexeme.wordClass == .adjective || isPlainThing($0) }),
      no == 0 || no == 2 && words[1].lexeme.lemma == "querer"
    else { return nil }
    return Cut(
      first: [words[no], wants[0].said(by: .first), things[0]],
      second: [wants[1].said(by: .first), things[1]])
  }

  /// *Garganta / doer / comer / não / poder*: what hurts, and what one cannot do for it.
  private func painBeforeFailing(_ words: [Constituent]) -> Cut? {
    guard words.count == 5, words[0].lexeme.kind == .body, words[1].lexeme.lemma == "doer",
      let no = words.firstIndex(where: { $0.lexeme.lemma == "não" }),
      let failing = words.firstIndex(where: {
        ["poder", "conseguir"].contains($0.lexeme.lemma)
      }), failing == no + 1,
      let deed = words[2...].first(where: {
        $0.lexeme.isInfinitive && !["poder", "conseguir"].contains($0.lexeme.lemma)
      })
    else { return nil }
    return Cut(
      first: [words[0], words[1]], second: [words[no], words[failing].said(by: .first), deed])
  }
}

/// Words of such rows.
private enum UrgentWords {
  static let cries: WordSet = ["socorro", "ajuda"]
  static let falls: WordSet = ["cair", "tropeçar", "escorregar", "machucar-se", "perder-se"]
  static let eating: WordSet = [
    "comer", "beber", "jantar", "almoçar", "lanchar", "tomar", "mamar",
  ]
  static let staying: WordSet = ["ficar", "descansar", "dormir", "deitar"]
}
