import AACCore

/// A question word of a Spanish board and one other word, in either order: *ese / dónde, quién / hambre, con / quién, qué / aquí, parque /
/// cuándo, cómo / película*: what is asked of it is told by its kind.
///
/// Sources: NGLE §22.12–22.15 (question words), §22.14 (*qué* before nouns), §42.7 (what is asked), §37.9 (*estar* of places), §35.2.
extension TileReader {
  /// The question; nil where none of these pairs tells.
  func pairAsked(_ row: [Constituent]) -> [Clause]? {
    guard let pair = picked(row, { $0.kind == .question }) else { return nil }
    let asking = pair.it
    switch asking.lexeme.lemma {
    case "dónde": return askedWhere(asking, pair.other)
    case "quién": return askedWho(asking, pair.other)
    case "qué": return askedWhat(row, pair.other, isFirst: pair.isFirst)
    case "cuándo": return askedWhen(row, asking, pair.other, isFirst: pair.isFirst)
    case "cómo": return askedHowItIs(asking, pair.other)
    default: return nil
    }
  }

  /// *Dónde / ese, más / dónde, dónde / rojo, poner / dónde*.
  private func askedWhere(_ place: Constituent, _ other: Constituent) -> [Clause]? {
    let word = other.lexeme
    if ["ese", "este", "aquel"].contains(word.lemma) {
      return inquired(.linking("estar"), by: [other], [place])
    }
    if ["otro", "más"].contains(word.lemma) { return inquired(deed("haber"), [other, place]) }
    if word.wordClass == .adjective, word.kind == .color || word.kind == .size {
      return inquired(.linking("estar"), by: tables.lexicon.small("el") + [other], [place])
    }
    guard word.isInfinitive, ["poner", "dejar", "encontrar", "hacer"].contains(word.lemma) else {
      return nil
    }
    return inquired(other, [Constituent(WordJoiner.pronoun("lo")), place])
  }

  /// *Quién / turno, quién / hambre, abajo / quién, para / quién, quién / sucio*.
  private func askedWho(_ who: Constituent, _ other: Constituent) -> [Clause]? {
    let word = other.lexeme
    if word.wordClass == .adposition {
      var clause = told(who, [])
      clause.verb = nil
      clause.complements = [other, who]
      return [asking(clause)]
    }
    if SpanishCoreWords.places.contains(word.lemma) || word.lemma == "fuera" {
      return inquired(.linking("estar"), by: [who], [other])
    }
    if word.wordClass == .adjective {
      if word.lemma == "caliente" {
        return inquired(deed("tener"), by: [who], [warm(other)])
      }
      if word.kind == .color {
        return inquired(deed("tener"), by: [who], tables.lexicon.small("el") + [other])
      }
      guard SuppliedWords.conditions.contains(word.lemma) || CorePairWords.isMood(word) else {
        return nil
      }
      return inquired(.linking("estar"), by: [who], [other])
    }
    guard word.wordClass == .noun else { return nil }
    if CorePairWords.felt.contains(word.lemma) {
      return inquired(deed("tener"), by: [who], [governed(other, nil, .bare)])
    }
    guard
      word.lemma == "turno" || word.kind == .animal
        || [.media, .music, .furniture, .body, .story].contains(word.kind)
    else { return nil }
    return read(tables.lexicon.small("de") + [who, deed("ser"), other])
  }

  /// *Qué / este, aquí / qué, luego / qué, qué / abuela, triste / qué*.
  private func askedWhat(
    _ row: [Constituent], _ other: Constituent, isFirst: Bool
  ) -> [Clause]? {
    let (what, word) = (isFirst ? row[0] : row[1], other.lexeme)
    if ["ese", "este", "aquel"].contains(word.lemma) {
      return inquired(.linking("ser"), by: [other], [what])
    }
    if SpanishCoreWords.places.contains(word.lemma) || word.lemma == "fuera" {
      return inquired(deed("haber"), [what, other])
    }
    if ["luego", "después", "mañana", "ahora"].contains(word.lemma) {
      return askedAtOnce(row, "\(word.lemma) qué")
    }
    if word.lemma == "hoy" { return askedAtOnce(row, "qué hay hoy") }
    if word.isHuman, CorePairWords.isNoun(word) { return askedAtOnce(row, "qué \(word.lemma)") }
    guard !isFirst, word.wordClass == .adjective, !word.isDeterminerLike else { return nil }
    return inOtherOrder(row)
  }

  /// *Parque / cuándo, cuándo / abuela, cuándo / película, turno / cuándo*.
  private func askedWhen(
    _ row: [Constituent], _ when: Constituent, _ other: Constituent, isFirst: Bool
  ) -> [Clause]? {
    let word = other.lexeme
    if word.lemma == "turno" { return askedAtOnce(row, "cuándo es mi turno") }
    guard CorePairWords.isNoun(word) else { return nil }
    if word.isPlaceLike || word.lemma == "cama" || AddressWords.medics.contains(word.lemma) {
      return isFirst ? nil : inOtherOrder(row)
    }
    if word.isHuman || word.kind == .animal {
      return inquired(deed("venir"), by: known(other), [when])
    }
    if word.lemma == "lluvia" {
      var rain = deed("llover")
      rain.tile = other.tile
      return inquired(rain, [when])
    }
    if word.kind == .clothing {
      return inquired(deed("ponerse"), [when] + known(other))
    }
    let all = tables.lexicon.small("nosotros")
    switch word.kind {
    case .media: return inquired(deed("ver"), by: all, [when] + known(other))
    case .story, .book: return inquired(deed("leer"), by: all, [when] + known(other))
    case .music: return inquired(deed("escuchar"), by: all, [when, other])
    case .drink: return inquired(deed("beber"), by: all, [when, other])
    case .food:
      let isWhole = CorePairDeeds.shared.contains(word.lemma)
      return inquired(
        deed("comer"), by: all, [when] + (isWhole ? known(other) : [several(other)]))
    case .toy:
      let isBall = ["pelota", "balón"].contains(word.lemma)
      return inquired(
        deed("jugar"), by: all, [when] + (isBall ? [other] : known(other, behind: "con")))
    case .vehicle:
      return inquired(deed("ir"), by: all, [when] + tables.lexicon.small("en") + [other])
    default: return nil
    }
  }

  /// Several of what is counted, with no article: *galletas, zumo*.
  func several(_ noun: Constituent) -> Constituent {
    var many = governed(noun, nil, .bare)
    guard noun.lexeme.countability != .mass, noun.lexeme.number != .plural,
      let plural = noun.lexeme.forms["PL"]
        ?? tables.morphology?.plural(of: noun.lexeme.lemma, wordClass: .noun).first
    else { return many }
    many.lexeme.lemma = plural
    many.lexeme.number = .plural
    return many
  }

  /// *Cómo / ese, película / cómo, cómo / zumo*: what it is like, and how it is today; *cómo / hacer*: how the speaker does it.
  private func askedHowItIs(_ how: Constituent, _ other: Constituent) -> [Clause]? {
    let word = other.lexeme
    if ["ese", "este", "aquel"].contains(word.lemma) {
      return inquired(.linking("ser"), by: [other], [how])
    }
    guard word.wordClass == .noun, !word.isBeing else { return nil }
    if KindSet.edible.contains(word.kind) || word.kind == .body {
      return inquired(.linking("estar"), by: known(other), [how])
    }
    guard
      word.isPlaceLike || CorePairWords.handled.contains(word.kind)
        || [.furniture, .weather, .thing].contains(word.kind)
    else { return nil }
    return inquired(.linking("ser"), by: known(other), [how])
  }
}
