import AACCore

/// What follows in a Portuguese row from what somebody does or did: *eu corri, estou cansado; o cachorro está latindo, estou com medo; eu desenho, você
/// pinta; o papai saiu, quando volta?* (Cunha & Cintra, chapter 18, *Coordenação assindética*).
extension TileReader {
  // MARK: - What somebody does

  /// *Mamãe / ir / me / buscar, menina / comer / eu / ver, médico / falar / eu / melhorar*: one deed opens the other.
  private func isOfNext(_ first: PortugueseHalf, _ second: PortugueseHalf) -> Bool {
    guard first.isBare else { return false }
    if Self.going.contains(first.said),
      WordJoiner.clitics.contains(second.words[0].lexeme.lemma)
    {
      return true
    }
    guard second.sort == .told else { return false }
    return second.isBare && ThoughtWords.perceiving.contains(second.said)
      || ["falar", "dizer", "contar", "avisar"].contains(first.said)
  }

  func behindTold(_ first: PortugueseHalf, _ second: PortugueseHalf) -> PortugueseHalf? {
    guard let doer = first.topic else { return nil }
    let deed = tables.frames[first.said]
    let isAlone =
      first.isBare && PortugueseHalfWords.noisy.contains(first.said)
      || doer.lemma == "eu" && PortugueseHalfWords.losses.contains(first.said)
    let isAbsent = first.said == "estar"
    guard !isOfNext(first, second) else { return nil }
    guard deed.pattern.isPersonal, !deed.isCopular || isAbsent, !deed.opensClause || isAlone,
      !deed.opensCausative, !ThoughtWords.perceiving.contains(first.said)
    else { return nil }
    let isOwn = doer.lemma == "eu"
    switch second.sort {
    case .feeling:
      // Eu / dormir / sono: what one wants to do about it.
      if first.isBare, PortugueseHalfWords.cures[second.said] == first.said { return nil }
      return felt(second, behind: first, isOwn)
    case .pain: return second
    case .refusal: return refused(second, behind: first, doer)
    case .told: return told(second, behind: first)
    case .state: return state(second, behind: first, isOwn)
    case .deed:
      let isLost = PortugueseHalfWords.losses.contains(first.said) || first.said == "perder"
      let isDone = first.said == "acabar" || first.said == "terminar"
      guard isOwn, !first.isBare, second.isBare,
        isLost && (SequelWords.done.contains(second.said) || second.said == "voltar")
          || isDone && SequelWords.leisure.contains(second.said)
      else { return nil }
      return planned(second)
    case .wish:
      guard isOwn, deed.opening == nil else { return nil }
      return wished(second, about: doer)
    case .question: return asked(second, behind: first, isOwn)
    case .request:
      let isStill = ["dormir", "descansar", "estudar", "chorar"].contains(first.said)
      let isBefallen = deed.aspect == .achievement || BefallingDeeds.contains(first.said)
      return isOwn ? (isBefallen ? second : nil) : isStill && first.isBare ? second : nil
    case .thing:
      let isHurt =
        PortugueseHalfWords.injuries.contains(first.said)
        && first.words.last?.lexeme.kind == .body
      if let thing = second.topic, isCried(first, for: thing) {
        // Bebê / chorar / mamadeira.
        var wanted = wanting(second)
        wanted.words[0] = wanted.words[0].said(by: .third)
        return wanted
      }
      guard isOwn, isHurt || PortugueseHalfWords.reflexes.contains(first.said) && first.isBare,
        let thing = second.topic, PortugueseHalfWords.mending.contains(thing.lemma)
      else { return nil }
      return wanting(second)
    case .alarm: return PortugueseHalfWords.warnings.contains(second.said) ? second : nil
    default: return nil
    }
  }

  /// *Vizinho / gritar / não / dormir, vovó / dormir / não / gritar*.
  private func refused(
    _ second: PortugueseHalf, behind first: PortugueseHalf, _ doer: Lexeme
  ) -> PortugueseHalf? {
    let isOwn = doer.lemma == "eu"
    let deed = tables.frames[first.said]
    let isStill = ["dormir", "descansar", "estudar"].contains(first.said) && first.isBare
    if isStill, !isOwn, PortugueseHalfWords.noisy.contains(second.said) {
      // Vovó / dormir / não / gritar.
      var asked = second
      asked.words = asked.words.map { $0.lexeme.isInfinitive ? $0.ordered : $0 }
      return asked
    }
    if !isOwn, !isActingPronoun(doer), PortugueseHalfWords.able.contains(second.said),
      first.isBare, !isDisturbed(second, by: first),
      PortugueseHalfWords.goingOn.contains(first.said)
    {
      // Papai / trabalhar / não / poder / brincar.
      var barred = second
      barred.words = barred.words.map {
        PortugueseHalfWords.able.contains($0.lexeme.lemma) ? $0.said(by: .third) : $0
      }
      return barred
    }
    let isKept =
      isOwn
      || PortugueseHalfWords.noisy.contains(first.said)
        && (PortugueseHalfWords.quiet.contains(second.said) || isDisturbed(second, by: first))
    return isKept && deed.opening == nil ? unable(second) : nil
  }

  /// *Irmão / gritar / não / conseguir / estudar*: whom the noise keeps from it.
  private func isDisturbed(_ second: PortugueseHalf, by first: PortugueseHalf) -> Bool {
    PortugueseHalfWords.noisy.contains(first.said) && second.said == "conseguir"
      && second.words.contains { PortugueseHalfWords.quiet.contains($0.lexeme.lemma) }
  }

  /// Whether somebody cries for it who cannot ask: *gato / miar / ração*.
  func isCried(_ first: PortugueseHalf, for thing: Lexeme) -> Bool {
    first.sort == .told && first.isBare
      && ["chorar", "miar", "latir", "gritar"].contains(first.said)
      && (first.topic?.kind == .animal || first.topic?.lemma == "bebê")
      && PortugueseHalfRowWords.criedFor.contains(thing.lemma)
  }

  /// *Menino / correr / menina / pular, eu / desenhar / você / pintar*.
  private func told(_ second: PortugueseHalf, behind first: PortugueseHalf) -> PortugueseHalf? {
    let isAbsent = first.said == "estar"
    guard let other = second.topic, isActingPronoun(other) || isDoneToNothing(first),
      !isAbsent, second.isBare || !tables.frames[second.said].isOpener
    else { return nil }
    var told = second
    if other.lemma == "eu", let verb = told.words.firstIndex(where: { $0.lexeme.isInfinitive }) {
      told.words[verb] = told.words[verb].said(by: .first)
    }
    return told
  }

  /// *Papai / sair / quando / voltar, eu / gostar / sorvete / onde*.
  private func asked(
    _ second: PortugueseHalf, behind first: PortugueseHalf, _ isOwn: Bool
  ) -> PortugueseHalf? {
    let isAbsent = first.said == "estar"
    if second.isBare, second.topic?.lemma == "onde", first.said == "gostar" {
      var asked = second
      var verb = Constituent.linking("ter", .third)
      verb.lexeme.kind = .action
      asked.words.append(verb)
      return asked
    }
    let isAway = PortugueseHalfWords.leaving.contains(first.said) || isAbsent
    return isAway && !isOwn && !second.isBare ? second : nil
  }

  /// *Cachorro / fugir / portão / aberto, eu / esquecer / lição / professora / bravo*.
  private func state(
    _ second: PortugueseHalf, behind first: PortugueseHalf, _ isOwn: Bool
  ) -> PortugueseHalf? {
    let deed = tables.frames[first.said]
    if let place = second.topic, !place.isBeing, first.isBare, second.said == "aberto",
      PortugueseHalfWords.leaving.contains(first.said)
    {
      return second
    }
    guard let other = second.topic, other.isBeing, !isActingPronoun(other), !first.isBare,
      deed.slot(.recipient) == nil, isOwn,
      second.words.contains(where: {
        $0.lexeme.wordClass == .adjective && isOwnState($0.lexeme)
      }), deed.aspect != nil
    else { return nil }
    return second
  }

  /// Whether nothing behind the verb can be what it is done to: *menina / rir / menino*.
  private func isDoneToNothing(_ first: PortugueseHalf) -> Bool {
    guard first.isBare else { return tables.frames[first.said].opening == nil }
    return tables.frames[first.said].slot(.object) == nil
      && tables.frames[first.said].slot(.recipient) == nil
  }

  /// *Eu / correr / cansado, papai / viajar / triste, mãe / trabalhar / muito / cansado*.
  private func felt(
    _ second: PortugueseHalf, behind first: PortugueseHalf, _ isOwn: Bool
  ) -> PortugueseHalf? {
    let hasSpeaker = second.words[0].lexeme.lemma == "eu"
    let frame = tables.frames[first.said]
    guard second.said != "sozinho",
      !["ir", "vir", "ficar"].contains(first.said) || hasSpeaker
        || first.words.contains(where: isNegator),
      !first.isBare || PortugueseHalfWords.leaving.contains(first.said)
        || frame.slot(.object) == nil || hasSpeaker || frame.aspect == .achievement
        || ["correr", "trabalhar", "estudar"].contains(first.said)
    else { return nil }
    if isOwn || hasSpeaker { return second }
    let isAfraid = PortugueseHalfWords.moved.contains(second.said)
    let isGone =
      PortugueseHalfWords.leaving.contains(first.said)
      || ["vir", "chegar", "ligar"].contains(first.said) && first.words.contains(where: isNegator)
    if isAfraid || isGone && second.words.last?.lexeme.kind == .emotion {
      return first.topic.map(isActingPronoun) == true ? nil : second
    }
    // Mãe / trabalhar / muito / cansado: who works is tired.
    guard ["cansado", "doente", "suado", "machucado", "exausto"].contains(second.said),
      !first.isBare
    else { return nil }
    var second = second
    second.words = second.words.map { $0.lexeme.wordClass == .verb ? $0.said(by: .third) : $0 }
    return of(first.topic, second)
  }
}
