import AACCore

/// What one asks of others with two words, in either order: *dar / mais, ajuda / abrir, vir / parque, suco / abrir, parar / Maria, poder / música*.
///
/// Sources: Cunha & Cintra, chapters 7 (*Vocativo*) and 13 (*Modo imperativo*); Bechara, *Imperativo*.
extension PortuguesePair {
  var requests: [Clause]? { given ?? helped ?? come ?? allowed ?? opened ?? stopped ?? found }

  // MARK: - Giving and helping

  /// *Dar / mais, bola / dar, dar / vovó, depois / dar*: to give is asked for oneself.
  private var given: [Clause]? {
    guard let pair = beside(["dar"]), pair.core.lexeme.isInfinitive else { return nil }
    let other = pair.noun
    if Self.isSomebody(other) {
      guard pair.isFirst else { return nil }
      return [told([pair.other], pair.core, [speaker]).requested]
    }
    if other.lemma == "gostar" {
      return [told([], pair.other).and(told([], pair.core, [speaker]).requested)]
    }
    var gift = pair.other
    if Self.isAnimal(other) || BoardPairWords.handed.contains(other.kind), other.wordClass == .noun
    {
      if !Self.isFood(other) { gift = known(gift) }
    } else if BoardPairWords.sides.contains(other.lemma) {
      gift.lexeme.lemma = "lá \(other.lemma)"
    } else if other.wordClass == .adjective {
      guard !BoardPairWords.hearts.contains(other.lemma) else { return nil }
    } else {
      let isSmall =
        other.isDeterminerLike || BoardPairWords.pointing.contains(other.lemma)
        || BoardPairWords.beside.contains(other.lemma)
        || ["mais", "tudo", "muito"].contains(other.lemma)
      guard isSmall, !["nunca", "sempre", "ontem", "ainda não", "talvez"].contains(other.lemma)
      else {
        return nil
      }
    }
    return [told([], pair.core, [speaker, gift]).requested]
  }

  /// *Ajuda / abrir, banheiro / ajuda, Maria / ajuda, ajuda / cachorro*.
  private var helped: [Clause]? {
    guard let pair = beside(BoardPairWords.helps), pair.core.lexeme.wordClass != .verb,
      pair.word == "ajuda"
    else { return nil }
    let other = pair.noun
    var help = reader.deed("ajudar")
    help.tile = pair.core.tile
    if other.isInfinitive {
      switch other.lemma {
      case "vir": return [told([], pair.other, [help, speaker]).requested]
      case "poder": return [told([listener], pair.other, [help, speaker]).asked]
      case "precisar", "querer", "ter", "pedir", "gostar", "parar", "acabar", "dar": return nil
      default: return [told([], help, [speaker, pair.other]).requested]
      }
    }
    if other.lemma == "você" { return [told([pair.other], help, [speaker]).asked] }
    if other.isHuman, other.wordClass == .properNoun {
      return [told([pair.other], help, [speaker]).requested]
    }
    guard other.wordClass == .noun else { return nil }
    if Self.isPlace(other) {
      return reader.read([pair.core] + behind("em", known(pair.other)))
    }
    guard Self.isAnimal(other) else { return nil }
    return reader.read([pair.core] + behind("com", known(pair.other)))
  }

  // MARK: - Coming and being allowed

  /// *Vir / nadar, parque / vir, hoje / vir*: the others are called.
  private var come: [Clause]? {
    guard let pair = beside(["vir"]), pair.core.lexeme.isInfinitive else { return nil }
    let other = pair.noun
    if other.isInfinitive {
      guard isWilled(pair.other) else { return nil }
      return [told([], pair.core, [pair.other]).requested]
    }
    if Self.isPlace(other) || BoardPairWords.beds.contains(other.lemma) {
      let place = other.kind == .home ? pair.other : known(pair.other)
      return [told([], pair.core, behind("para", place)).requested]
    }
    if other.lemma == "com", other.wordClass == .adposition {
      return [told([], pair.core, [pair.other]).requested]
    }
    guard ["hoje", "agora", "logo", "depois", "amanhã", "também", "de novo"].contains(other.lemma)
    else { return nil }
    return [told([], pair.core, [pair.other]).requested]
  }

  /// *Poder / música, cama / poder, poder / de novo*: whether one may.
  private var allowed: [Clause]? {
    guard let pair = beside(["poder"]), pair.core.lexeme.isInfinitive else { return nil }
    let other = pair.noun
    if BoardPairWords.beside.contains(other.lemma) || other.lemma == "mais"
      || other.lemma == "por favor"
    {
      guard
        !["nunca", "ainda não", "talvez", "ontem", "sempre", "já", "ainda", "amanhã", "logo"]
          .contains(other.lemma)
      else { return nil }
      return [told([], pair.core, [pair.other]).asked]
    }
    guard other.wordClass == .noun, let act = deed(with: other) else { return nil }
    return [
      told([], pair.core, [reader.deed(act)] + (act == "ir" ? towards(pair.other) : [pair.other]))
        .asked
    ]
  }

  /// What one does with a thing as a matter of course: *beber* of juice, *ver* of a film.
  func deed(with noun: Lexeme) -> String? {
    if BoardPairWords.ridden.contains(noun.lemma) { return "andar" }
    if BoardPairWords.beds.contains(noun.lemma) { return "ir" }
    if noun.isBeing { return nil }
    return switch noun.kind {
    case .drink: "beber"
    case .food, .dish, .meal: "comer"
    case .media: "ver"
    case .music, .story: "ouvir"
    case .book: "ler"
    case .clothing: "pôr"
    case .toy, .material: "pegar"
    case .device: "usar"
    case .game, .sport: "jogar"
    case .place, .room, .home: "ir"
    default: nil
    }
  }

  // MARK: - Opening, stopping, finding

  /// *Suco / abrir, sapatos / fechar*: the thing may be laid first.
  private var opened: [Clause]? {
    guard second.lexeme.isInfinitive, BoardPairWords.openings.contains(second.lexeme.lemma),
      first.lexeme.wordClass == .noun, first.lexeme.namesThing,
      !Self.isPlace(first.lexeme) || first.lexeme.kind == .room, !first.lexeme.takesPlace,
      first.lexeme.kind != .weather
    else { return nil }
    return [told([], second, [known(first)]).requested]
  }

  /// *Parar / Maria, nadar / parar, bola / parar*.
  private var stopped: [Clause]? {
    guard let pair = beside(["parar"]), pair.core.lexeme.isInfinitive else { return nil }
    let other = pair.noun
    if Self.isSomebody(other), pair.isFirst {
      return [told([pair.other], pair.core).requested]
    }
    if Self.isAnimal(other), pair.isFirst {
      return [told([], pair.core, [pair.other.calledOut]).requested]
    }
    guard !pair.isFirst else { return nil }
    if other.isInfinitive {
      guard reader.frame(of: pair.other).past != .state, other.lemma != "dar" else { return nil }
      return [told([], pair.core, [reader.known("de"), pair.other]).requested]
    }
    let isStopped =
      [.toy, .food, .drink, .clothing, .media, .music, .place].contains(other.kind)
      || BoardPairWords.ridden.contains(other.lemma)
      || BoardPairWords.toilets.contains(other.lemma)
    guard other.lemma == "hoje" || other.wordClass == .noun && !other.isBeing && isStopped else {
      return nil
    }
    return [told([], pair.core, [pair.other]).requested]
  }

  /// *Achar / bola, este / achar*: finding is reported.
  private var found: [Clause]? {
    guard let pair = beside(["achar"]), pair.core.lexeme.isInfinitive else { return nil }
    let other = pair.noun
    let isFound =
      Self.isThing(other) || Self.isPlace(other) || Self.isAnimal(other) || Self.isSomebody(other)
      || BoardPairWords.pointing.contains(other.lemma) || other.kind == .possessive
      || other.kind == .color || other.lemma == "outro"
    guard isFound else { return nil }
    let object = other.wordClass == .noun ? known(pair.other) : pair.other
    let isColor = other.kind == .color
    return [told([], pair.core, isColor ? [reader.article, object] : [object]).over]
  }
}
