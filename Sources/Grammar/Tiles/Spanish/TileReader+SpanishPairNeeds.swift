import AACCore

/// Two words of a Spanish board that people lay beside each other for what they need or see: *abajo / bajar, amigo / fiesta, diferente / querer,
/// lluvia / fuera, caer / vaso, tarta / cortar, mesa / debajo, frío / agua, tú / ayudar*.
///
/// Sources: NGLE §26.5 (*querer* and an infinitive), §37.9 (*estar* of places), §41.12 (*caerse*), §42.3 (requests), §29.4 (*debajo de*), §13.7.
extension TileReader {
  /// The clauses of such a row; nil where none of these pairs tells.
  func pairNeeded(_ row: [Constituent]) -> [Clause]? {
    fallenOrCut(row) ?? listenersDeed(row) ?? wishedPair(row) ?? beneath(row) ?? raining(row)
      ?? served(row)
  }

  private func small(_ word: String) -> [Constituent] { tables.lexicon.small(word) }

  /// *Caer / vaso, tarta / cortar, calentar / leche*.
  private func fallenOrCut(_ row: [Constituent]) -> [Clause]? {
    guard let pair = picked(row, { $0.isInfinitive }), pair.other.lexeme.namesThing else {
      return nil
    }
    let thing = pair.other
    switch pair.it.lexeme.lemma {
    case "caer" where pair.isFirst, "caerse" where pair.isFirst:
      guard
        KindSet.edible.contains(thing.lexeme.kind)
          || [.toy, .thing, .book, .device, .story].contains(thing.lexeme.kind),
        !FallWords.heavenly.contains(thing.lexeme.lemma),
        !BesideWords.playgrounds.contains(thing.lexeme.lemma)
      else { return nil }
      var fall = pair.it
      fall.lexeme = deed("caerse").lexeme
      return over(fall, by: known(thing))
    case "cortar", "pelar", "calentar":
      guard KindSet.edible.contains(thing.lexeme.kind) else { return nil }
      return requested(pair.it, known(thing))
    default: return nil
    }
  }

  /// *Tú / ayudar, tú / venir*: what is hoped for from the other.
  private func listenersDeed(_ row: [Constituent]) -> [Clause]? {
    guard BoardWords.listeners.contains(row[0].lexeme.lemma), row[1].lexeme.isInfinitive else {
      return nil
    }
    switch row[1].lexeme.lemma {
    case "ayudar": return stated(row[1], by: [row[0]], small("yo"))
    case "venir": return inquired(row[1], by: [row[0]])
    default: return nil
    }
  }

  /// *Abajo / bajar, diferente / querer, amigo / fiesta*.
  private func wishedPair(_ row: [Constituent]) -> [Clause]? {
    let words = row.map(\.lexeme.lemma)
    if let verb = row.first(where: { $0.lexeme.isInfinitive }),
      let other = row.first(where: { $0.tile != verb.tile })
    {
      switch (verb.lexeme.lemma, other.lexeme.lemma) {
      case ("bajar", "abajo"), ("subir", "arriba"):
        return stated(deed("querer"), [verb, other])
      case ("querer", "diferente"), ("querer", "distinto"):
        return stated(verb, small("algo") + [other])
      default: return nil
      }
    }
    guard KinWords.own.contains(words[0]),
      ["fiesta", "boda", "concierto", "excursión", "cumpleaños"].contains(words[1])
    else { return nil }
    return stated(.linking("estar"), by: [row[0]], known(row[1], behind: "en"))
  }

  /// *Mesa / debajo, cama / encima*: of what it is said where something is, and what stands where it stands.
  private func beneath(_ row: [Constituent]) -> [Clause]? {
    guard row[0].lexeme.kind == .furniture, row[0].lexeme.wordClass == .noun,
      SpanishCoreWords.inner.contains(row[1].lexeme.lemma)
    else { return nil }
    let name = named(row[0])
    let whole = name.hasPrefix("el ") ? "del \(name.dropFirst(3))" : "de \(name)"
    return saidAtOnce(row, "\(row[1].lexeme.lemma) \(whole)")
  }

  /// *Lluvia / fuera, aquí / nieve*: it does so there.
  private func raining(_ row: [Constituent]) -> [Clause]? {
    guard let pair = picked(row, { ["lluvia", "nieve"].contains($0.lemma) }),
      ["fuera", "afuera", "aquí", "ahí", "allí"].contains(pair.other.lexeme.lemma)
    else { return nil }
    var rain = deed(pair.it.lexeme.lemma == "lluvia" ? "llover" : "nevar")
    rain.tile = pair.it.tile
    return stated(rain, [pair.other])
  }

  /// *Frío / agua*: how it is wanted.
  private func served(_ row: [Constituent]) -> [Clause]? {
    guard row[0].lexeme.lemma == "frío", row[1].lexeme.wordClass == .noun,
      KindSet.edible.contains(row[1].lexeme.kind), row[1].lexeme.number != .plural
    else { return nil }
    let isFeminine = tables.gender(of: row[1].lexeme) == .feminine
    return saidAtOnce(row, "\(row[1].lexeme.lemma) \(isFeminine ? "fría" : "frío")")
  }
}
