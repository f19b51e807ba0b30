import AACCore

/// Short Portuguese rows of which each word has one use only: what things do of themselves, what somebody does to the speaker, from what something hurts
/// and one trembles: *botão / soltar / casaco, tela / quebrado / ainda / acender, ele / deixar / brincar, eu / doer / cabeça / barulho, eu / tremer / frio*.
///
/// Sources: Bechara, *Verbos intransitivos*, *Regência verbal*; Cunha & Cintra, chapters 7 (*Sujeito*) and 15 (*De*, *Com*).
extension TileReader {
  /// The clauses of a short Portuguese row that is read before all others; nil for any other.
  func saidStraight(_ row: [Constituent]) -> [Clause]? {
    guard variety.language == .portuguese else { return nil }
    return foundSoRow(row) ?? doersKeptRow(row) ?? straightRow(row)
  }

  /// The clauses of such a row; nil for any other.
  func straightRow(_ row: [Constituent]) -> [Clause]? {
    guard variety.language == .portuguese, (2...6).contains(row.count),
      row.allSatisfy({ $0.government == nil }),
      !row.contains(where: {
        $0.lexeme.kind == .question || $0.lexeme.wordClass == .conjunction
          || $0.lexeme.isConnective || $0.lexeme.kind == .social
      })
    else { return nil }
    guard let verb = row.firstIndex(where: { $0.lexeme.wordClass == .verb }) else {
      return isPlain ? straightVerbless(row) : nil
    }
    guard row[verb].lexeme.isInfinitive else { return nil }
    if verb == 1, let own = straightToSpeaker(row) { return own }
    guard row.dropFirst(verb + 1).allSatisfy({ $0.lexeme.wordClass != .verb }) else { return nil }
    if let felt = straightCause(row, verb) { return felt }
    return straightOfItself(row, verb)
  }

  /// A clause of these parts, said as one chosen by role; what was put in is noted.
  func straightClause(
    _ subject: [Constituent], _ verb: Constituent, _ rest: [Constituent]
  ) -> Clause {
    var clause = Clause(variety: variety)
    clause.subject = subject
    clause.verb = verb
    clause.complements = rest
    noteUnderstood(&clause, subject + [verb] + rest)
    if clause.subject.isEmpty {
      if !clause.complements.isEmpty { clause.complements[0].lexeme.forms[Clause.inOrder] = "" }
    } else {
      clause.subject[0].lexeme.forms[Clause.inOrder] = ""
    }
    return clause
  }

  func isStraightNoun(_ word: Constituent) -> Bool {
    isBareNoun(word) && word.lexeme.wordClass == .noun
  }

  // MARK: - To the speaker

  /// *Ele / deixar / brincar, amigo / convidar / dormir / casa, você / acompanhar / médico, você / cobrir / cobertor*: nobody else is named to whom it is
  /// done (Bechara, *Elipse*).
  private func straightToSpeaker(_ row: [Constituent]) -> [Clause]? {
    let who = row[0].lexeme, deed = row[1].lexeme.lemma
    guard row.count > 2,
      who.isHuman && isStraightNoun(row[0])
        || ["ele", "ela", "você", "eles", "elas"].contains(who.lemma)
    else { return nil }
    let rest = Array(row[2...])
    guard
      !rest.contains(where: {
        $0.lexeme.wordClass == .pronoun || $0.lexeme.wordClass == .adposition
          || $0.lexeme.isHuman && !MeaningWords.services.contains($0.lexeme.lemma)
          || $0.lexeme.wordClass == .properNoun || $0.lexeme.kind == .possessive
      })
    else { return nil }
    let me = Constituent(WordJoiner.pronoun("me"))
    switch deed {
    case "deixar":
      guard rest.count < 3, rest[0].lexeme.isInfinitive, isDenied || choices.isQuestion,
        rest.dropFirst().allSatisfy({ $0.lexeme.wordClass != .verb })
      else { return nil }
      return [straightClause([row[0]], row[1], [me] + rest)]
    case "convidar", "chamar", "ajudar", "ensinar", "obrigar":
      guard rest[0].lexeme.isInfinitive, deed == "convidar" || deed == "chamar",
        rest.dropFirst().allSatisfy({ $0.lexeme.wordClass != .verb })
      else { return nil }
      return [straightClause([row[0]], row[1], [me, known("para")] + rest)]
    case "acompanhar":
      guard who.lemma == "você", rest.count == 1, choices.isQuestion || isPlain,
        rest[0].lexeme.isPlaceLike || MeaningWords.services.contains(rest[0].lexeme.lemma)
      else { return nil }
      return [straightClause([row[0]], row[1], [me] + [known("a")] + rest)]
    case "cobrir":
      guard choices.options.contains(.request), rest.count == 1,
        StraightRowWords.covers.contains(rest[0].lexeme.lemma)
      else { return nil }
      return [straightClause([row[0]], row[1], [me, known("com")] + rest)]
    default: return nil
    }
  }

  // MARK: - Causes

  /// *Eu / tremer / frio, eu / doer / cabeça / barulho, exercício / doer / ombro, eu / coçar / nariz / pó, eu / chegar / atrasado / trânsito*: from what it is so.
  private func straightCause(_ row: [Constituent], _ verb: Int) -> [Clause]? {
    let deed = row[verb].lexeme.lemma
    if verb == 1, row.count == 3, StraightRowWords.shaking.contains(deed),
      row[0].lexeme.lemma == "eu" || row[0].lexeme.isBeing,
      StraightRowWords.feelings.contains(row[2].lexeme.lemma)
    {
      return [straightClause([row[0]], row[1], [row[2]])]
    }
    if verb == 1, row.count == 4, deed == "chegar", row[0].lexeme.lemma == "eu",
      ["atrasado", "atrasada"].contains(row[2].lexeme.lemma),
      StraightLinkWords.delays.contains(row[3].lexeme.lemma)
    {
      return [straightClause([row[0]], row[1], [row[2], row[3]])]
    }
    guard deed == "doer" || deed == "coçar" || deed == "arder" else { return nil }
    let causes = deed == "doer" ? StraightRowWords.hurting : StraightRowWords.itching
    if verb == 1, row.count == 4, row[0].lexeme.lemma == "eu", row[2].lexeme.kind == .body,
      causes.contains(row[3].lexeme.lemma)
    {
      var own = known("meu")
      own.tile = row[0].tile
      let link = deed == "doer" ? "por causa de" : "com"
      return [straightClause([own, row[2]], row[1], [known(link), article, row[3]])]
    }
    guard verb == 1, row.count == 3, deed == "doer", isStraightNoun(row[0]),
      causes.contains(row[0].lexeme.lemma), row[2].lexeme.kind == .body
    else { return nil }
    return [straightClause([row[2]], row[1], [known("com"), article, row[0]])]
  }

  // MARK: - Of themselves

  /// *Botão / soltar / casaco, porta / bater / forte, tela / quebrado / ainda / acender, robô / mexer / braços*: the thing does it.
  private func straightOfItself(_ row: [Constituent], _ verb: Int) -> [Clause]? {
    var head = Array(row[..<verb]), inner: [Constituent] = []
    while let last = head.last, last.lexeme.lemma == "não" || last.lexeme.lemma == "ainda" {
      inner.insert(head.removeLast(), at: 0)
    }
    guard let noun = head.firstIndex(where: { !$0.lexeme.isDeterminerLike }),
      isPlainThing(head[noun]), head[noun].lexeme.kind != .weather,
      head[(noun + 1)...].allSatisfy({ $0.lexeme.wordClass == .adjective })
    else { return straightPartOfWhole(row, verb) }
    let rest = Array(row[(verb + 1)...])
    guard
      !rest.contains(where: {
        $0.lexeme.isBeing
          || $0.lexeme.wordClass == .pronoun && !["nada", "comigo"].contains($0.lexeme.lemma)
      })
    else { return nil }
    let thing = head[noun].lexeme, deed = row[verb].lexeme.lemma
    if deed == "soltar", StraightRowWords.fastened.contains(thing.lemma), rest.count == 1,
      isStraightNoun(rest[0]), rest[0].lexeme.namesThing
    {
      var loose = row[verb]
      loose.lexeme.lemma = "soltar-se"
      return [straightClause(head + [known("de"), article, rest[0]], loose, inner)]
    }
    guard doesItStraight(thing, deed, inner, rest) else { return nil }
    let isStained = deed == "manchar" && rest.count == 1
    return [straightClause(head, row[verb], inner + (isStained ? [known("de")] : []) + rest)]
  }

  private func doesItStraight(
    _ thing: Lexeme, _ deed: String, _ inner: [Constituent], _ rest: [Constituent]
  ) -> Bool {
    let isDeniedHere = isDenied || inner.contains { $0.lexeme.lemma == "não" }
    let isStill = inner.contains { $0.lexeme.lemma == "ainda" }
    switch deed {
    case "bater":
      return ["porta", "janela", "portão", "veneziana"].contains(thing.lemma) && rest.count == 1
        && ["forte", "devagar", "sozinho", "sozinha"].contains(rest[0].lexeme.lemma)
    case "mexer":
      return StraightRowWords.dolls.contains(thing.lemma) && rest.count == 1
        && rest[0].lexeme.kind == .body
    case "dormir", "viajar", "ficar", "brincar", "passear":
      return (thing.kind == .toy || StraightRowWords.dolls.contains(thing.lemma))
        && rest.count == 1 && rest[0].lexeme.lemma == "comigo"
    case "grudar":
      return KindSet.edible.contains(thing.kind) && rest.count == 2
        && ["fundo", "lado", "meio", "tampa", "borda"].contains(rest[0].lexeme.lemma)
    case "vencer":
      return StraightRowWords.dated.contains(thing.lemma) && rest.count == 1
        && rest[0].lexeme.kind.isTemporal
    case "manchar":
      return thing.kind == .clothing && rest.count == 1
        && (KindSet.edible.contains(rest[0].lexeme.kind)
          || ["sangue", "tinta", "barro", "lama", "graxa"].contains(rest[0].lexeme.lemma))
    case "empatar", "acabar", "terminar":
      return ["jogo", "partida", "final", "clássico"].contains(thing.lemma) && rest.count == 2
        && StraightLinkWords.ranks.contains(rest[0].lexeme.lemma)
    case "entupir":
      return ["ouvido", "nariz"].contains(thing.lemma) && rest.count == 1
        && isStraightNoun(rest[0])
    case "descarrilar", "brilhar", "piscar", "enguiçar":
      return rest.count < 2 && rest.allSatisfy({ $0.lexeme.wordClass == .adverb })
    default:
      guard thing.kind == .device || StraightRowWords.appliances.contains(thing.lemma),
        isDeniedHere || isStill, StraightRowWords.working.contains(deed)
      else { return false }
      return rest.allSatisfy {
        ["nada", "direito", "bem", "mais", "água", "comida"].contains($0.lexeme.lemma)
      } && rest.count < 2 && (!rest.isEmpty || isStill || StraightRowWords.heating.contains(deed))
    }
  }

  /// *Igreja / sino / tocar, trem / brinquedo / descarrilar*: what rings is that of the house; what a toy is like is said with *de*.
  private func straightPartOfWhole(_ row: [Constituent], _ verb: Int) -> [Clause]? {
    guard verb == 2, isPlainThing(row[0]), isPlainThing(row[1]) else { return nil }
    let deed = row[2].lexeme.lemma, rest = Array(row[3...])
    guard rest.count < 2, rest.allSatisfy({ !$0.lexeme.isBeing }) else { return nil }
    if ["tocar", "disparar", "soar"].contains(deed),
      StraightRowWords.ringing.contains(row[1].lexeme.lemma),
      KindSet.places.contains(row[0].lexeme.kind) || row[0].lexeme.lemma == "igreja"
    {
      return [straightClause([row[1], known("de"), article, row[0]], row[2], rest)]
    }
    guard row[1].lexeme.lemma == "brinquedo", row[0].lexeme.kind == .vehicle,
      StraightRowWords.breaking.contains(deed)
    else { return nil }
    return [straightClause([row[0], known("de"), row[1]], row[2], rest)]
  }
}
