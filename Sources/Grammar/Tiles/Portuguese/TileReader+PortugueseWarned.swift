import AACCore

/// Portuguese rows of two clauses of which one is the reason of the other, and nothing was laid between them: *não / subir / mesa / cair, ela /
/// estar / triste / cachorro / morrer, eu / brigar / irmão / quebrar / pipa*; and of what is asked and compared in the order of the
/// sentence: *quando / nós / comer / bolo, minha / bicicleta / ser / mais / rápida / sua* (Bechara, *Orações justapostas*, *Orações
/// causais*, *Orações comparativas*; Cunha & Cintra, chapters 7 and 18).
extension TileReader {
  /// The clause of such a row; nil: any other.
  func warnedOrBecause(_ tiles: [Constituent]) -> Clause? {
    guard variety.language == .portuguese, (3...8).contains(tiles.count) else { return nil }
    return warned(tiles) ?? glad(tiles, at: 2) ?? glad(tiles, at: 1) ?? quarrelled(tiles)
      ?? tiredAndWishing(tiles) ?? criedOver(tiles) ?? askedWhenWe(tiles) ?? comparedWithOwn(tiles)
  }

  // MARK: - What one is warned of

  /// *Não / subir / mesa / cair, não / tocar / forno / queimar*: who is spoken to shall not do it, for he will fall, or it burns.
  private func warned(_ tiles: [Constituent]) -> Clause? {
    guard isPlain, tiles.count < 6, tiles[0].lexeme.lemma == variety.language.plainNegator,
      tiles[1].lexeme.isInfinitive, let harm = tiles.last, harm.lexeme.isInfinitive,
      tiles.count > 2, !WarnedWords.unwilled.contains(tiles[1].lexeme.lemma),
      case let frame = frame(of: tiles[1]), frame.past != .state, frame.opening == nil,
      frame.pattern.isPersonal
    else { return nil }
    let between = tiles[2..<(tiles.count - 1)]
    guard
      between.allSatisfy({
        $0.lexeme.wordClass == .noun || $0.lexeme.wordClass == .adverb
          || $0.lexeme.wordClass == .adposition
      }), let main = read(Array(tiles.dropLast())).first, main.verb?.tile == tiles[1].tile,
      main.sequels.isEmpty
    else { return nil }
    var next = Clause(variety: variety)
    if WarnedWords.hurting.contains(harm.lexeme.lemma) {
      guard let thing = between.last?.lexeme, thing.wordClass == .noun, !thing.isHuman else {
        return nil
      }
      next.verb = harm.said(by: .third)
    } else {
      guard WarnedWords.falling.contains(harm.lexeme.lemma) else { return nil }
      next.subject = [known("você")]
      next.verb = harm
      next.tense = .future
      next.reasons.append(
        Realization.RuleApplication(.understood, harm.lexeme.lemma, "você"))
    }
    return requesting(main).and(next)
  }

  // MARK: - Why

  /// *Ela / estar / triste / cachorro / morrer, eu / contente / você / vir*: how somebody is because of what another has done.
  private func glad(_ tiles: [Constituent], at place: Int) -> Clause? {
    guard tiles.count > place + 2, WarnedWords.feelings.contains(tiles[place].lexeme.lemma),
      place == 1
        ? WarnedWords.joys.contains(tiles[place].lexeme.lemma)
        : ["estar", "ficar"].contains(tiles[1].lexeme.lemma) && tiles[1].lexeme.isInfinitive,
      WarnedWords.isWho(tiles[0].lexeme),
      case let rest = tiles[(place + 1)...],
      let cause = happenedClause(rest, needsPronoun: place == 1),
      let main = read(Array(tiles[...place])).first, main.sequels.isEmpty, main.verb != nil
    else { return nil }
    return main.and(cause, link: "porque")
  }

  /// *Cachorro / morrer, irmão / quebrar / brinquedo, você / vir*.
  private func happenedClause(_ row: ArraySlice<Constituent>, needsPronoun: Bool) -> Clause? {
    var noun = row.startIndex
    while noun + 2 < row.endIndex, row[noun].lexeme.isDeterminerLike { noun += 1 }
    let who = row[noun].lexeme
    let isPronoun = who.wordClass == .pronoun && who.kind == .person
    guard noun + 1 < row.endIndex, row[noun + 1].lexeme.isInfinitive,
      needsPronoun ? isPronoun && who.lemma != "eu" : isPronoun || who.isBeing,
      case let frame = frame(of: row[noun + 1]), frame.isListed, frame.past != .state,
      frame.opening == nil || frame.lemma == "vir",
      row[(noun + 2)...].allSatisfy({
        $0.lexeme.wordClass == .noun || $0.lexeme.isDeterminerLike
          || $0.lexeme.wordClass == .pronoun
      })
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = Array(row[...noun])
    clause.verb = row[noun + 1]
    clause.complements = Array(row[(noun + 2)...])
    if frame.lemma != "vir" { clause.tense = .past }
    return clause
  }

  /// *Eu / brigar / irmão / quebrar / pipa*: one quarrels with somebody because of what he did.
  private func quarrelled(_ tiles: [Constituent]) -> Clause? {
    guard tiles.count > 3, WarnedWords.isWho(tiles[0].lexeme), tiles[1].lexeme.isInfinitive,
      WarnedWords.quarrels.contains(tiles[1].lexeme.lemma), tiles[2].lexeme.isBeing,
      tiles[2].lexeme.wordClass == .noun, tiles[3].lexeme.isInfinitive,
      tiles[4...].allSatisfy({ $0.lexeme.wordClass == .noun || $0.lexeme.isDeterminerLike }),
      frame(of: tiles[3]).past != .state
    else { return nil }
    let isFeminine = tables.gender(of: tiles[2].lexeme) == .feminine
    var (main, next) = (Clause(variety: variety), Clause(variety: variety))
    (main.subject, main.verb, main.complements) = ([tiles[0]], tiles[1], [tiles[2]])
    if isPlain { main.tense = .past }
    (next.subject, next.verb) = ([known(isFeminine ? "ela" : "ele")], tiles[3])
    (next.complements, next.tense) = (Array(tiles[4...]), .past)
    next.reasons.append(
      Realization.RuleApplication(
        .understood, tiles[3].lexeme.lemma, isFeminine ? "ela" : "ele"))
    return main.and(next, link: "porque")
  }

  /// *Eu / estar / cansado / dormir, eu / estar / com / fome / comer*: who is so would like to do what helps, and is not tired of it.
  private func tiredAndWishing(_ tiles: [Constituent]) -> Clause? {
    guard isPlain, tiles.count == 4 || tiles.count == 5, let deed = tiles.last,
      deed.lexeme.isInfinitive, WarnedWords.isWho(tiles[0].lexeme),
      ["estar", "estar com"].contains(tiles[1].lexeme.lemma), tiles[1].lexeme.isInfinitive,
      tiles.count == 4 || tiles[2].lexeme.lemma == "com",
      WarnedWords.remedies[tiles[tiles.count - 2].lexeme.lemma]?.contains(deed.lexeme.lemma)
        == true,
      let main = read(Array(tiles.dropLast())).first, main.sequels.isEmpty
    else { return nil }
    var next = Clause(variety: variety)
    let person: GrammaticalPerson = tiles[0].lexeme.lemma == "eu" ? .first : .third
    next.verb = self.deed("querer").said(by: person)
    next.complements = [deed]
    next.reasons.append(Realization.RuleApplication(.understood, deed.lexeme.lemma, "querer"))
    return main.and(next)
  }

  /// *Eu / chorar / cair*, chosen to be over: because of what befell one.
  private func criedOver(_ tiles: [Constituent]) -> Clause? {
    guard isOver, tiles.count < 6, ["eu", "ele", "ela"].contains(tiles[0].lexeme.lemma),
      ["chorar", "gritar"].contains(tiles[1].lexeme.lemma), tiles[1].lexeme.isInfinitive,
      tiles[2].lexeme.isInfinitive, WarnedWords.befalling.contains(tiles[2].lexeme.lemma),
      tiles[3...].allSatisfy({ $0.lexeme.wordClass == .noun })
    else { return nil }
    var (main, next) = (Clause(variety: variety), Clause(variety: variety))
    (main.subject, main.verb) = ([tiles[0]], tiles[1])
    next.verb = tiles[2].said(by: tiles[0].lexeme.lemma == "eu" ? .first : .third)
    (next.complements, next.tense) = (Array(tiles[3...]), .past)
    return main.and(next, link: "porque")
  }

  // MARK: - Asked and compared

  /// *Quando / nós / comer / bolo*: when we shall do it at last (Cunha & Cintra, chapter 13, *Locuções verbais*).
  private func askedWhenWe(_ tiles: [Constituent]) -> Clause? {
    guard variety == .portugueseBrazil, !isOver, tiles.count < 6, tiles[0].lexeme.lemma == "quando",
      ["nós", "a gente"].contains(tiles[1].lexeme.lemma), tiles[2].lexeme.isInfinitive,
      case let frame = frame(of: tiles[2]), frame.past != .state, frame.pattern.isPersonal,
      !["ir", "vir", "poder", "dever", "conseguir"].contains(frame.lemma), !frame.isCopular,
      tiles[3...].allSatisfy({ $0.lexeme.wordClass == .noun || $0.lexeme.isDeterminerLike })
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = [tiles[1]]
    clause.verb = tiles[2]
    clause.complements = [tiles[0]] + tiles[3...]
    clause.isQuestion = true
    clause.tense = .future
    return clause
  }

  /// *Minha / bicicleta / ser / mais / rápida / sua, meu / carro / ser / maior / seu*: than the other's.
  private func comparedWithOwn(_ tiles: [Constituent]) -> Clause? {
    guard tiles.count > 4, let last = tiles.last, last.lexeme.kind == .possessive,
      let verb = tiles.firstIndex(where: { $0.lexeme.lemma == "ser" && $0.lexeme.isInfinitive }),
      verb > 1, verb + 2 < tiles.count, tiles[verb - 1].lexeme.wordClass == .noun,
      case let graded = tiles[(verb + 1)..<(tiles.count - 1)],
      graded.allSatisfy({
        $0.lexeme.wordClass == .adjective || $0.lexeme.wordClass == .adverb
          || ["mais", "menos"].contains($0.lexeme.lemma)
          || WordSorter.comparatives.contains($0.lexeme.lemma)
      }),
      graded.contains(where: {
        ["mais", "menos"].contains($0.lexeme.lemma)
          || WordSorter.comparatives.contains($0.lexeme.lemma)
      })
    else { return nil }
    var row = tiles
    row.remove(at: verb)
    guard var clause = readWhole(row).first, clause.verb?.lexeme.lemma == "ser",
      clause.verb?.tile == nil
    else { return nil }
    clause.verb?.tile = tiles[verb].tile
    return clause
  }
}

/// Words of such rows.
private enum WarnedWords {
  /// What nobody is told not to do.
  static let unwilled: WordSet = [
    "querer", "poder", "ter", "haver", "saber", "conseguir", "gostar", "cair", "precisar", "chover",
  ]
  /// What things and animals do to who touches them.
  static let hurting: WordSet = [
    "queimar", "cortar", "furar", "morder", "machucar", "picar", "arranhar", "bicar", "espetar",
  ]
  /// What befalls who does it.
  static let falling: WordSet = [
    "cair", "escorregar", "tropeçar", "machucar-se", "queimar-se", "cortar-se", "engasgar",
    "engasgar-se", "afogar-se",
  ]
  static let feelings: WordSet = [
    "triste", "feliz", "contente", "chateado", "chateada", "bravo", "brava", "zangado", "zangada",
    "preocupado", "preocupada", "assustado", "assustada", "nervoso", "nervosa", "orgulhoso",
    "orgulhosa", "aliviado", "aliviada", "irritado", "irritada", "decepcionado", "decepcionada",
  ]
  /// What one would like to do who is tired, hungry or thirsty.
  static let remedies: [String: WordSet] = {
    let rest: WordSet = ["dormir", "descansar", "deitar", "deitar-se", "sentar", "sentar-se"]
    return [
      "cansado": rest, "cansada": rest, "exausto": rest, "sono": rest,
      "fome": ["comer", "almoçar", "jantar", "lanchar"], "sede": ["beber", "tomar"],
    ]
  }()
  static let joys: WordSet = ["feliz", "contente"]
  static let quarrels: WordSet = ["brigar", "discutir", "zangar-se", "ralhar"]
  static let befalling: WordSet = [
    "cair", "machucar", "machucar-se", "tropeçar", "perder", "bater", "escorregar", "cortar",
    "quebrar", "queimar",
  ]

  /// Somebody of whom it is told how he is.
  static func isWho(_ word: Lexeme) -> Bool {
    word.wordClass == .pronoun
      ? word.kind == .person : word.isHuman && word.wordClass == .noun
  }
}
