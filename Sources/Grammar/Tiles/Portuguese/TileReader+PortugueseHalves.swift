import AACCore

/// Portuguese rows of two thoughts with no word between them, by what either half says: *cama / duro / querer / travesseiro, bola / furar / querer /
/// outro, quarto / escuro / abrir / cortina, luz / acabar / escuro, carro / rápido / bicicleta / devagar*. Each cut is tried, and each half is read as a
/// row of its own.
///
/// Sources: Cunha & Cintra, chapter 18 (*Coordenação assindética*); Bechara, *Orações justapostas*.
extension TileReader {
  /// The clauses of such a row; nil where it is one thought.
  func twoHalves(_ row: [Constituent]) -> [Clause]? {
    guard isPlain, (2...8).contains(row.count), mayBeTwo(row), !goesOff(row),
      row.count > 2 || row.contains(where: isAlarm)
    else { return nil }
    if let warned = warning(row) ?? harmed(row) ?? knownHalves(row) { return [warned] }
    if let joint = row.firstIndex(where: { PortugueseHalfWords.joints.contains($0.lexeme.lemma) }) {
      return joinedHalves(row, at: joint)
    }
    for cut in 1..<row.count {
      guard let first = half(Array(row[..<cut]), isFirst: true),
        let second = half(Array(row[cut...]), isFirst: false), !isFilled(row, before: cut),
        !lacksObject(first, before: row[cut]),
        let (main, next) = fitted(first, second), let said = clause(of: main, next)
      else { continue }
      if let known = readAlready(row, first, second) { return [known] }
      return [said]
    }
    return nil
  }

  /// *Sopa / frio / e / pão / duro, bola / furar / e / eu / triste*: the same with the word between them.
  private func joinedHalves(_ row: [Constituent], at joint: Int) -> [Clause]? {
    guard joint > 1, joint + 2 < row.count, joinedClauses(row) == nil,
      !row[(joint + 1)...].contains(where: { $0.lexeme.wordClass == .conjunction }),
      let first = half(Array(row[..<joint]), isFirst: true),
      let second = half(Array(row[(joint + 1)...]), isFirst: false),
      [.state, .event, .told, .feeling].contains(first.sort),
      [.state, .event, .told, .feeling].contains(second.sort),
      first.sort != .feeling || second.sort == .told,
      second.sort != .feeling || second.words[0].lexeme.lemma == "eu",
      case let (main, next)? = first.sort == .feeling ? (first, second) : fitted(first, second),
      var said = clause(of: main, next)
    else { return nil }
    said.sequelJoint = [row[joint]]
    return [said]
  }

  /// Whether the words can hold two thoughts: none of them joins the others already.
  private func mayBeTwo(_ row: [Constituent]) -> Bool {
    var claims = 0
    for word in row {
      let lexeme = word.lexeme
      let isJoint = PortugueseHalfWords.joints.contains(lexeme.lemma)
      if word.government != nil || lexeme.wordClass == .conjunction && !isJoint
        || lexeme.lemma == "que"
        || PortugueseHalfWords.inOne.contains(lexeme.lemma)
        || lexeme.wordClass == .verb && lexeme.forms[FiniteForms.Mark.time] != nil
      {
        return false
      }
      if lexeme.wordClass == .verb || lexeme.wordClass == .adjective || isOwnNeed(lexeme)
        || isAlarm(word)
        || PortugueseHalfWords.adverbs.contains(lexeme.lemma) || lexeme.lemma == "alergia"
      {
        claims += 1
      }
    }
    return claims > 0
  }

  /// Whether what follows the cut belongs to what is before it: what something is full of (*cesto / estar / cheio / roupa / suja*; Bechara,
  /// *Regência nominal*), and the quality of what is liked or smelt.
  private func isFilled(_ row: [Constituent], before cut: Int) -> Bool {
    let isLiked = row[..<cut].contains {
      ["gostar", "adorar", "amar", "odiar", "detestar", "sentir"].contains($0.lexeme.lemma)
    }
    if isLiked, cut > 2, cut == row.count - 1, row[cut].lexeme.wordClass == .adjective,
      row[cut].lexeme.kind != .emotion, row[cut - 1].lexeme.namesThing,
      row[cut - 2].lexeme.namesThing
    {
      // Gostar / cheiro / grama / molhada: the noun right before it is so.
      return true
    }
    return cut > 1 && isBareNoun(row[cut]) && row[cut - 2].lexeme.lemma == "estar"
      && ["cheio", "lotado", "coberto", "repleto"].contains(row[cut - 1].lexeme.lemma)
  }

  /// *Não / gostar / palhaço*: what stands behind the verb is what it is done to.
  private func lacksObject(_ first: PortugueseHalf, before next: Constituent) -> Bool {
    guard first.isBare, [.told, .refusal, .request, .deed].contains(first.sort) else {
      return false
    }
    if isCried(first, for: next.lexeme) { return false }
    let takes = !tables.frames[first.said].slots.isEmpty
    return takes && !isActingPronoun(next.lexeme)
      && !isOwnNeed(next.lexeme) && next.lexeme.kind != .illness
      && (next.lexeme.wordClass == .noun || next.lexeme.isDeterminerLike)
      && tables.frames[first.said].slot(.object) != nil
  }

  /// The row as it is known already as two thoughts that say it as well.
  private func readAlready(
    _ row: [Constituent], _ first: PortugueseHalf, _ second: PortugueseHalf
  ) -> Clause? {
    if [.pain, .told].contains(first.sort) { return nil }
    if first.sort != .feeling, [.refusal, .thing, .event, .wish].contains(second.sort) {
      return nil
    }
    if second.words.contains(where: { $0.lexeme.lemma == "comigo" }) { return nil }
    return read(row).first.flatMap { $0.sequels.isEmpty ? nil : $0 }
  }

  /// The half as a row of its own; of a day or a night it is not told when.
  private func clause(of half: PortugueseHalf) -> Clause? {
    guard half.sort == .state, half.topic?.kind.isTemporal == true,
      let verb = half.words.firstIndex(where: { $0.lexeme.wordClass == .verb })
    else { return readings(of: half.words, isWhole: true).first }
    var said = Clause(variety: variety)
    said.subject = Array(half.words[..<verb])
    said.verb = half.words[verb]
    said.complements = Array(half.words[(verb + 1)...])
    said.isLaid = true
    return said
  }

  func clause(of first: PortugueseHalf, _ second: PortugueseHalf) -> Clause? {
    guard var main = clause(of: first), main.sequels.isEmpty, var next = clause(of: second),
      next.sequels.isEmpty
    else { return nil }
    if first.goesOn, main.tense == nil { main.options.insert(.progressive) }
    if second.goesOn, next.tense == nil { next.options.insert(.progressive) }
    next.isLaid = true
    main.sequels = [next]
    let start = second.words.first { $0.tile != nil }?.lexeme.lemma ?? ""
    main.reasons.append(Realization.RuleApplication(.clausesApart, start, ","))
    return main
  }

  /// Both halves as they are then said; nil where the second does not follow from the first.
  private func fitted(
    _ first: PortugueseHalf, _ second: PortugueseHalf
  ) -> (PortugueseHalf, PortugueseHalf)? {
    let said: PortugueseHalf? =
      switch first.sort {
      case .state: behindState(first, second)
      case .event: behindEvent(first, second)
      case .told: behindTold(first, second)
      case .pain: behindPain(second)
      case .wish: behindWish(first, second)
      case .request: behindRequest(first, second)
      case .refusal: behindRefusal(first, second)
      case .deed: behindDeed(first, second)
      case .feeling: behindFeeling(first, second)
      case .alarm: behindAlarm(first, second)
      default: nil
      }
    guard var said else { return nil }
    if said.sort == .state, said.said == "frio" { said = momentary(said) }
    return atOneTime(settledFirst(first, before: said), said)
  }

  /// The first half with what it leaves open until the second is known: *eu / correr / cansado* is over.
  private func settledFirst(
    _ first: PortugueseHalf, before second: PortugueseHalf
  ) -> PortugueseHalf {
    var first = first
    if first.sort == .state, second.sort != .state || first.said == "frio" {
      return momentary(first)
    }
    if first.sort == .refusal, first.isBare { return unable(first) }
    if first.sort == .told, first.isBare, PortugueseHalfWords.harms.contains(first.said),
      second.sort == .feeling, first.topic?.lemma != "eu", let verb = first.words.indices.last,
      first.topic.map(isActingPronoun) == false
    {
      // Colega / bater / eu / bravo: whom else.
      first.words[verb] = over(first.words[verb])
      first.words.insert(Constituent(WordJoiner.pronoun("me")), at: verb)
      return first
    }
    if first.sort == .told, let verb = first.words.firstIndex(where: { $0.lexeme.isInfinitive }) {
      let isOwn = first.words[0].lexeme.lemma == "eu"
      let isGone = PortugueseHalfWords.leaving.contains(first.said)
      let isDoers = second.sort == .told
      if isDoers, isOwn { first.words[verb] = first.words[verb].said(by: .first) }
      if second.sort == .feeling, !isOwn, first.words.count > verb + 1, !isGone {
        first.words[verb] = first.words[verb].said(by: .third)
        return first
      }
      if !isDoers, isOwn || isGone, frame(of: first.words[verb]).past != .state,
        !first.words.contains(where: { isNegator($0) || $0.lexeme.kind.isTemporal })
      {
        first.words[verb].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
        if first.words[verb].lexeme.person == nil {
          first.words[verb] = first.words[verb].said(by: isOwn ? .first : .third)
        }
      } else if PortugueseHalfWords.goingOn.contains(first.said), !isOwn, !isDoers,
        first.words.count == verb + 1, verb == 1
      {
        first.goesOn = true
      }
    }
    return first
  }

  /// *Sol / forte / boné*: how a thing is now, because something follows from it.
  private func momentary(_ first: PortugueseHalf) -> PortugueseHalf {
    guard let topic = first.topic, topic.wordClass == .noun,
      !first.words.contains(where: { $0.lexeme.wordClass == .verb }),
      let noun = first.words.firstIndex(where: { $0.lexeme.lemma == topic.lemma })
    else { return first }
    var first = first
    let isLasting =
      PortugueseHalfWords.lasting.contains(first.said)
      || PortugueseHalfWords.attributive.contains(first.said) && topic.kind != .body
      || first.words.last?.lexeme.kind == .color && first.said != "escuro"
    guard !isLasting || !isPredicated(first.words) else { return first }
    let link = Constituent.linking(isLasting ? "ser" : "estar", .third)
    first.words.insert(link, at: noun + 1)
    return first
  }

  private func isPredicated(_ row: [Constituent]) -> Bool {
    readings(of: row, isWhole: true).first?.verb != nil
  }
}
