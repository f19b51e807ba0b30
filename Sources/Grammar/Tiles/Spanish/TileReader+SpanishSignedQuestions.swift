import AACCore

/// Questions among Spanish tiles whose question word was laid last, or that leave out their verb: *por qué / cielo / azul, contraseña
/// / cuál, estrellas / cuántas / haber, clase / terminar / cuándo / hora, quién / puerta* (NGLE §42.9, *interrogativas*).
extension TileReader {
  /// *Por qué / cielo / azul, guerra / malo / por qué*: with the verb of being.
  func askWhy(_ words: inout [Constituent], _ sign: Int) -> Bool {
    guard words.count > 2, sign == 0 || sign == words.count - 1, verbPlace(words) == nil else {
      return false
    }
    var rest = words
    let asked = rest.remove(at: sign)
    guard let quality = rest.last, quality.lexeme.wordClass == .adjective,
      !quality.lexeme.kind.isSmall, nameThing(rest.dropLast()),
      rest[rest.count - 2].lexeme.namesThing
    else { return false }
    words = [asked] + rest.dropLast() + [.linking("ser"), quality]
    return true
  }

  /// *Contraseña / cuál, tu / nombre / cuál*: what it is (NGLE §22.14).
  func askByName(_ words: inout [Constituent], _ sign: Int) -> Bool {
    guard words.count < 4, sign == words.count - 1,
      SignWords.told.contains(words[sign - 1].lexeme.lemma),
      words[..<(sign - 1)].allSatisfy(\.lexeme.isDeterminerLike)
    else { return false }
    words = [words[sign], .linking("ser", .third)] + words[..<sign]
    return true
  }

  /// *Estrellas / cuántas / haber, cuánto / esto, cuántos / años / tú*: what is counted stands behind, and the verb is supplied.
  func askHowMany(_ words: inout [Constituent], _ sign: Int) -> Bool {
    if sign > 0, sign + 1 < words.count,
      ["haber", "tener", "ver", "comer", "querer"].contains(words[sign + 1].lexeme.lemma),
      words[sign - 1].lexeme.wordClass == .noun, sign == 1,
      !words[(sign + 1)...].contains(where: { $0.lexeme.wordClass == .noun && !$0.lexeme.isHuman })
    {
      words.swapAt(0, 1)
      return true
    }
    guard sign == 0, verbPlace(words) == nil else { return false }
    if words.count == 2, words[1].lexeme.wordClass == .pronoun,
      words[1].lexeme.kind == .demonstrative
    {
      words.insert(deed("costar"), at: 1)
      return true
    }
    guard words.count == 3, ["año", "años"].contains(words[1].lexeme.lemma),
      words[2].lexeme.isHuman || words[2].lexeme.wordClass == .pronoun
    else { return false }
    words.insert(deed("tener"), at: 2)
    return true
  }

  /// *Llegar / cuándo / playa, clase / terminar / cuándo / hora, médico / cita / cuándo, hasta / cuándo*.
  func askWhen(_ words: inout [Constituent], _ sign: Int) -> Bool {
    if words.count == 2, sign == 1, words[0].lexeme.wordClass == .adposition {
      words[0].lexeme = Lexeme(
        lemma: "\(words[0].lexeme.lemma) cuándo", wordClass: .adverb, kind: .question)
      words.removeLast()
      return true
    }
    guard let verb = verbPlace(words) else { return askMeeting(&words, sign) }
    guard words[verb].lexeme.isInfinitive, onlyVerb(words) != nil else { return false }
    return arriveWhen(&words, sign, verb) || atWhatHour(&words, sign, verb)
  }

  /// *Médico / cita / cuándo*: when one sees them.
  private func askMeeting(_ words: inout [Constituent], _ sign: Int) -> Bool {
    guard words.count == 3,
      let meeting = words.firstIndex(where: { SignWords.meetings.contains($0.lexeme.lemma) }),
      let who = words.firstIndex(where: namesSomeone), let with = tables.lexicon.known("con")
    else { return false }
    words = [
      words[sign], .linking("ser", .third), words[meeting], Constituent(with), words[who],
    ]
    return true
  }

  /// *Llegar / cuándo / playa*: places do not come, those who ask do.
  private func arriveWhen(_ words: inout [Constituent], _ sign: Int, _ verb: Int) -> Bool {
    guard words.count == 3, words[verb].lexeme.lemma == "llegar",
      let place = words.indices.first(where: { $0 != sign && $0 != verb }),
      words[place].lexeme.wordClass == .noun,
      KindSet.places.contains(words[place].lexeme.kind),
      let to = tables.lexicon.known("a")
    else { return false }
    var arriving = words[verb]
    arriving.lexeme.person = .first
    arriving.lexeme.number = .plural
    words = [words[sign], arriving, Constituent(to), words[place]]
    return true
  }

  /// *Clase / terminar / cuándo / hora*: at what hour (NGLE §22.14).
  private func atWhatHour(_ words: inout [Constituent], _ sign: Int, _ verb: Int) -> Bool {
    guard words.count == 4, SignWords.timed.contains(words[verb].lexeme.lemma),
      let hour = words.firstIndex(where: { $0.lexeme.lemma == "hora" }),
      let thing = words.indices.first(where: { $0 != sign && $0 != verb && $0 != hour }),
      words[thing].lexeme.namesThing, let at = tables.lexicon.known("a"),
      let what = tables.lexicon.known("qué")
    else { return false }
    var asked = words[sign]
    asked.lexeme = what
    words = [Constituent(at), asked, words[hour], words[verb], words[thing]]
    return true
  }

  /// *Quién / puerta, baño / quién / ser, de / quién / abrigo*: who is there, and whose it is.
  func askWho(_ words: inout [Constituent], _ sign: Int) -> Bool {
    if sign == 1, words[0].lexeme.lemma == "de", verbPlace(words) == nil, words.count > 2,
      nameThing(words[2...])
    {
      words.insert(.linking("ser"), at: 2)
      return true
    }
    let rest = words.indices.filter { $0 != sign && words[$0].lexeme.lemma != "ser" }
    guard rest.count == 1, words.count < 4, case let place = words[rest[0]],
      place.lexeme.wordClass == .noun,
      KindSet.places.contains(place.lexeme.kind) || place.lexeme.lemma == "puerta",
      let within = tables.lexicon.known("en")
    else { return false }
    words = [words[sign], .linking("estar"), Constituent(within), place]
    return true
  }

  /// *Bebé / venir / dónde / de*: the preposition stands before what is asked.
  func askWhence(_ words: inout [Constituent], _ sign: Int) -> Bool {
    guard sign + 2 == words.count, sign > 0, ["de", "a"].contains(words[sign + 1].lexeme.lemma)
    else { return false }
    words.swapAt(sign, sign + 1)
    return true
  }

  /// *Hoy / tiempo / qué*: what the weather is like.
  func askWeather(_ words: inout [Constituent], _ sign: Int) -> Bool {
    guard words.count < 5, let what = words.firstIndex(where: { $0.lexeme.lemma == "qué" }),
      words.indices.allSatisfy({ $0 == sign || $0 == what || words[$0].lexeme.kind.isTemporal }),
      words.count > 2
    else { return false }
    let times = words.indices.filter { $0 != sign && $0 != what }.map { words[$0] }
    words = [words[what], words[sign], deed("hacer")] + times
    return true
  }

  /// *Saber / tú / dónde / mamá*: the other is who knows.
  func askWhetherKnown(_ words: inout [Constituent], _ sign: Int) -> Bool {
    guard sign == 0, words.count > 3, words[1].lexeme.lemma == "tú",
      words[2].lexeme.kind == .question
    else { return false }
    words.swapAt(0, 1)
    return true
  }
}
