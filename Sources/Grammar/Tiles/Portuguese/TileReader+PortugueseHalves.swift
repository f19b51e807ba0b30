import AACCore

/// Portuguese rows of two thoughts with no word between them, by what either half says: *cama / duro / querer / travesseiro, bola / furar / querer /
/// outro, quarto / escuro / abrir / cortina, luz / acabar / escuro, carro / rápido / bicicleta / devagar*. Each cut is tried, and each half is read as a
/// row of its own.
///
/// Sources: Cunha & Cintra, chapter 18 (*Coordenação assindética*); Bechara, *Orações justapostas*.
extension TileReader {
  /// The clauses of such a row; nil where it is one thought.
  func twoHalves(_ row: [Constituent]) -> [Clause]? {
    guard isPlain, (2...8).contains(row.count), mayBeTwo(row),
      row.count > 2 || row.contains(where: isAlarm)
    else { return nil }
    if let warned = warning(row) { return [warned] }
    for cut in 1..<row.count {
      guard let first = half(Array(row[..<cut]), isFirst: true),
        let second = half(Array(row[cut...]), isFirst: false),
        !lacksObject(first, before: row[cut]),
        let (main, next) = fitted(first, second), let said = clause(of: main, next)
      else { continue }
      if let known = readAlready(row, first, second) { return [known] }
      return [said]
    }
    return nil
  }

  /// Whether the words can hold two thoughts: none of them joins the others already.
  private func mayBeTwo(_ row: [Constituent]) -> Bool {
    var claims = 0
    for word in row {
      let lexeme = word.lexeme
      if word.government != nil || lexeme.wordClass == .conjunction || lexeme.lemma == "que"
        || lexeme.lemma == "sem" || lexeme.forms[FiniteForms.Mark.time] != nil
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

  /// *Não / gostar / palhaço*: what stands behind the verb is what it is done to.
  private func lacksObject(_ first: PortugueseHalf, before next: Constituent) -> Bool {
    guard first.isBare, [.told, .refusal, .request, .deed].contains(first.sort) else { return false }
    let takes = !tables.frames[first.said].slots.isEmpty
    return takes && !isActingPronoun(next.lexeme)
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

  private func clause(of first: PortugueseHalf, _ second: PortugueseHalf) -> Clause? {
    guard var main = readings(of: first.words, isWhole: true).first, main.sequels.isEmpty,
      var next = readings(of: second.words, isWhole: true).first, next.sequels.isEmpty
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
    guard let said else { return nil }
    return (settledFirst(first, before: said), said)
  }

  /// The first half with what it leaves open until the second is known: *eu / correr / cansado* is over.
  private func settledFirst(
    _ first: PortugueseHalf, before second: PortugueseHalf
  ) -> PortugueseHalf {
    var first = first
    if first.sort == .state, second.sort != .state { return momentary(first) }
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
    first.words.insert(.linking(isLasting ? "ser" : "estar", .third), at: noun + 1)
    return first
  }

  private func isPredicated(_ row: [Constituent]) -> Bool {
    readings(of: row, isWhole: true).first?.verb != nil
  }
}
