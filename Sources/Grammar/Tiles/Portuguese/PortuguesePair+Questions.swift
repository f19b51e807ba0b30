import AACCore

/// A question word beside one other word, in either order: *o que / suco, vovó / quando, quem / triste, onde / vermelho, quando / nadar*. Asked is
/// the one who is spoken to, or what is done together.
///
/// Sources: Cunha & Cintra, chapter 11 (*Pronomes interrogativos*); Bechara, *Frases interrogativas*.
extension PortuguesePair {
  var questions: [Clause]? {
    guard let pair = beside(["o que", "quem", "onde", "quando", "como"]) else { return nil }
    let asked: [Clause]? =
      switch pair.word {
      case "o que": ofWhat(pair)
      case "quem": ofWhom(pair)
      case "onde": ofWhere(pair)
      case "quando": ofWhen(pair)
      default: ofHow(pair)
      }
    return asked ?? ofDeed(pair)
  }

  private func ask(_ clause: Clause) -> [Clause] { [clause.asked] }

  private func goingTogether() -> Constituent {
    var going = reader.deed("ir")
    going.lexeme.person = .first
    going.lexeme.number = .plural
    return going
  }

  /// *O que / suco, o que / vovó, o que / esse, aqui / o que, o que / hoje*.
  private func ofWhat(_ pair: Beside) -> [Clause]? {
    let other = pair.noun
    if Self.isSomebody(other) || Self.isAnimal(other) || ["você", "eu"].contains(other.lemma) {
      return ask(told([pair.other], wish, [pair.core]))
    }
    if BoardPairWords.pointing.contains(other.lemma) {
      return ask(told([pair.other], isSuch, [pair.core]))
    }
    if BoardPairWords.whereabouts.contains(other.lemma) {
      let place = other.lemma == "fora" ? word("lá fora", for: pair.other) : pair.other
      return ask(told([], .linking("ter", .third), [pair.core, place]))
    }
    if ["hoje", "amanhã", "agora"].contains(other.lemma) {
      return ask(told([], goingTogether(), [pair.core, reader.deed("fazer"), pair.other]))
    }
    if other.lemma == "depois" {
      return ask(told([pair.core], .linking("vir", .third), [pair.other]))
    }
    let isThing =
      other.wordClass == .noun && !other.kind.isTemporal && other.kind != .weather
      && other.kind != .meal
    guard isThing || other.lemma == "outro" else { return nil }
    let which = word("que", for: pair.core)
    return ask(
      reader.spoken(
        [("que", which.tile, true), (other.lemma, pair.other.tile, true)], exclaims: false))
  }

  /// *Quem / triste, quente / quem, fora / quem*.
  private func ofWhom(_ pair: Beside) -> [Clause]? {
    let other = pair.noun
    if BoardPairWords.whereabouts.contains(other.lemma) {
      let place = other.lemma == "fora" ? word("lá fora", for: pair.other) : pair.other
      return ask(told([pair.core], isThus, [place]))
    }
    switch sort(other) {
    case .feeling, .around, .sensation: return ask(told([pair.core], isThus, [pair.other]))
    default: return nil
    }
  }

  /// *Onde / vermelho, esse / onde, onde / outro*.
  private func ofWhere(_ pair: Beside) -> [Clause]? {
    let other = pair.noun
    if BoardPairWords.pointing.contains(other.lemma) || other.lemma == "tudo" {
      return ask(told([pair.other], isThus, [pair.core]))
    }
    let isOther = other.lemma == "outro" || other.kind == .possessive
    switch sort(other) {
    case .quality, .around: return ask(told([pair.other], isThus, [pair.core]))
    case .feeling where !BoardPairWords.hearts.contains(other.lemma):
      return ask(told([pair.other], isThus, [pair.core]))
    case nil where isOther:
      return reader.read([pair.core, isThus, reader.article, pair.other])
    default: return nil
    }
  }

  /// *Quando / vovó, parque / quando, quando / vez, suco / quando*.
  private func ofWhen(_ pair: Beside) -> [Clause]? {
    let other = pair.noun
    if other.kind == .possessive || other.lemma == "vez" {
      guard other.lemma == "vez" else { return nil }
      return ask(told([pair.other], isSuch, [pair.core]))
    }
    if Self.isCalled(other) || Self.isAnimal(other) || other.lemma == "você" {
      return ask(told([pair.other], reader.deed("vir"), [pair.core]))
    }
    if Self.isPlace(other) || BoardPairWords.beds.contains(other.lemma) {
      guard other.lemma != "escola" || pair.isFirst else { return nil }
      return ask(told([], goingTogether(), [pair.core] + towards(pair.other)))
    }
    if Self.isFood(other) || [.toy, .music, .vehicle].contains(other.kind), other.kind != .meal {
      return ask(told([], .linking("ter", .third), [pair.core, pair.other]))
    }
    return nil
  }

  /// *Como / escola, suco / como, hoje / como*.
  private func ofHow(_ pair: Beside) -> [Clause]? {
    let other = pair.noun
    if other.lemma == "hoje" || other.lemma == "ontem" {
      return ask(
        reader.spoken(
          [
            ("como", pair.core.tile, true), ("foi", nil, true),
            (other.lemma, pair.other.tile, true),
          ], exclaims: false))
    }
    if BoardPairWords.pointing.contains(other.lemma) {
      return ask(told([pair.other], isSuch, [pair.core]))
    }
    guard other.wordClass == .noun, other.namesThing, !Self.isFood(other) || !pair.isFirst,
      other.kind != .meal, !other.kind.isPassing
    else { return nil }
    let isBody = other.kind == .body || other.kind == .weather
    return ask(told([pair.other], isBody ? isThus : isSuch, [pair.core]))
  }

  /// *O que / querer, onde / nadar, ver / o que*.
  private func ofDeed(_ pair: Beside) -> [Clause]? {
    guard pair.noun.isInfinitive, pair.word != "quem", pair.word != "como" else { return nil }
    let deed = pair.noun.lemma
    if pair.word == "o que" {
      if ["ver", "ouvir", "olhar", "escutar"].contains(deed) {
        return ask(told([listener], pair.other, [pair.core]).goingOn)
      }
      if ["querer", "precisar", "gostar", "ter", "achar", "sentir", "preferir", "dizer", "falar"]
        .contains(deed)
      {
        var asked = told([listener], pair.other, [pair.core])
        asked.reasons = [.init(.understood, deed, listener.lexeme.lemma)]
        return ask(asked)
      }
    }
    guard isWilled(pair.other) || deed == "ir" || deed == "esperar" else { return nil }
    if deed == "ir" {
      return pair.word == "o que"
        ? nil : ask(told([], pair.other.goingTogether, [pair.core]))
    }
    guard !BoardPairWords.given.contains(deed) else { return nil }
    let isWhen = pair.word == "quando"
    return ask(
      told([], goingTogether(), isWhen ? [pair.other, pair.core] : [pair.core, pair.other]))
  }
}

extension Constituent {
  /// The verb as it is said of us: *vamos*.
  fileprivate var goingTogether: Constituent {
    var verb = self
    verb.lexeme.person = .first
    verb.lexeme.number = .plural
    return verb
  }
}
