import AACCore

/// More thoughts side by side in Spanish: *quitar / tomate / no / gustar, no / querer / sopa / querer / pizza* (NGLE
/// §31.1, *yuxtaposición*; §31.10, contraste).
extension TileReader {
  /// Whether another thought begins at a verb, because the one before is whole.
  func beginsAnew(_ words: [Constituent], _ verb: Int, _ start: Int) -> Bool {
    if isForbidden(words, verb, start) || isGivenUp(words, verb, start) { return true }
    guard let before = words[..<start].last(where: { $0.lexeme.wordClass == .verb }),
      start > 1, words[start - 1] != before
    else { return false }
    let lemma = words[verb].lexeme.lemma
    if before.lexeme.lemma == lemma, words[start - 1].lexeme.wordClass == .noun {
      // No querer sopa / querer pizza.
      return true
    }
    if ["doler"].contains(before.lexeme.lemma), EverydayWords.hurting.contains(lemma),
      words[start - 1].lexeme.kind == .body
    {
      // Doler rodilla / caerse parque.
      return true
    }
    guard isOrder(words, before), words[start - 1].lexeme.wordClass != .adposition else {
      return false
    }
    return isReason(words, verb)
  }

  /// Whether the row begins with what is asked of others.
  private func isOrder(_ words: [Constituent], _ verb: Constituent) -> Bool {
    let first = words.first {
      $0.lexeme.kind != .social && $0.lexeme.lemma != variety.language.plainNegator
        && !["me", "nos"].contains($0.lexeme.lemma)
    }
    guard let first, first == verb, verb.lexeme.person == nil else { return false }
    return OrderWords.asked.contains(verb.lexeme.lemma)
      || OrderWords.forbidden.contains(verb.lexeme.lemma)
      || OrderWords.askedWith[verb.lexeme.lemma] != nil && verb.lexeme.lemma != "venir"
  }

  /// Whether a verb says why something is asked: *no me gusta, tengo calor, quiero dormir, hay ruido*.
  private func isReason(_ words: [Constituent], _ verb: Int) -> Bool {
    let frame = frame(of: words[verb])
    let next = verb + 1 < words.count ? words[verb + 1].lexeme : nil
    switch frame.lemma {
    case "tener":
      return next.map { PartedWords.needs.contains($0.lemma) || $0.lemma == "miedo" } ?? false
    case "querer", "poder": return verb + 1 < words.count
    case "estar", "ser", "haber", "oír", "necesitar", "preferir": return true
    case "ver": return words[verb - 1].lexeme.lemma == variety.language.plainNegator
    case "hacer": return next.map { SuppliedWords.weather.contains($0.lemma) } ?? false
    default: return frame.pattern == .experiencer || frame.pattern == .weather
    }
  }

  /// *Intentar dormir / no poder*.
  private func isGivenUp(_ words: [Constituent], _ verb: Int, _ start: Int) -> Bool {
    start == verb - 1 && verb + 1 == words.count && words[verb].lexeme.lemma == "poder"
      && words[..<start].first { $0.lexeme.wordClass == .verb }?.lexeme.lemma == "intentar"
  }

  /// *Bebé dormir / no hacer ruido, doler cabeza / no gritar*: what is not to be done.
  private func isForbidden(_ words: [Constituent], _ verb: Int, _ start: Int) -> Bool {
    guard start == verb - 1, words[start].lexeme.lemma == variety.language.plainNegator,
      !words[..<start].contains(where: { $0.lexeme.lemma == variety.language.plainNegator }),
      words[..<start].filter({ $0.lexeme.wordClass == .verb }).count == 1,
      // Querer / no / llorar: what one wants, and no order.
      words[start - 1].lexeme.wordClass != .verb || frame(of: words[start - 1]).opening == nil,
      !isToldNot(words, start)
    else { return false }
    let isNoise =
      words[verb].lexeme.lemma == "hacer"
      && (verb + 1 < words.count && words[verb + 1].lexeme.lemma == "ruido")
    return isNoise || EverydayWords.disturbing.contains(words[verb].lexeme.lemma)
  }

  /// *Yo / pedir / mamá / no / gritar*: whoever is told or asked something before it is not to do it.
  private func isToldNot(_ words: [Constituent], _ start: Int) -> Bool {
    guard words[start - 1].lexeme.isBeing || words[start - 1].lexeme.wordClass == .pronoun,
      let verb = words[..<start].first(where: { $0.lexeme.wordClass == .verb })
    else { return false }
    let frame = frame(of: verb)
    return frame.opensSubjunctive && frame.slot(.recipient) != nil
  }

  /// Puts the second verb into its person and time; whether it did.
  func settleSecond(_ words: inout [Constituent], _ verb: Int, _ start: Int) -> Bool {
    let lemma = words[verb].lexeme.lemma
    guard words[verb].lexeme.forms.isEmpty, words[verb].lexeme.person == nil else { return false }
    if isForbidden(words, verb, start) {
      words[verb].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.order
      return true
    }
    if ["quitar", "poner"].contains(lemma), verb + 1 < words.count,
      words[(verb + 1)...].contains(where: { $0.lexeme.kind == .clothing }),
      !words.contains(where: {
        OrderWords.please.contains($0.lexeme.lemma) || $0.lexeme.lemma == "tu"
      }), words[(verb + 1)...].allSatisfy({ !$0.lexeme.isBeing })
    {
      words[verb].lexeme.lemma = lemma + "se"
      return true
    }
    let before = words[..<start].last { $0.lexeme.wordClass == .verb }
    if before?.lexeme.lemma == "doler", EverydayWords.hurting.contains(lemma), start == verb {
      words[verb].lexeme.person = .first
      words[verb].lexeme.number = .singular
      words[verb].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
      return true
    }
    guard let before, isOrder(words, before), isReason(words, verb),
      !words[start..<verb].contains(where: { $0.lexeme.wordClass == .pronoun })
    else { return false }
    let frame = frame(of: words[verb])
    if frame.pattern == .experiencer {
      words.insert(Constituent(WordJoiner.pronoun("me")), at: verb)
    } else if frame.pattern.isPersonal, frame.lemma != "haber", frame.lemma != "hacer" {
      let isDark = words[verb...].contains { EverydayWords.dark.contains($0.lexeme.lemma) }
      words[verb].lexeme.person = isDark ? .third : .first
      words[verb].lexeme.number = .singular
    }
    return true
  }

  /// *Hablar / conmigo / no / con / ella, lápiz / azul / no / rojo*: what is not meant stands behind *y no*.
  private func opposed(_ words: [Constituent], _ verb: Int) -> [Constituent]? {
    guard
      let place = words.indices.dropLast().first(where: {
        $0 > verb + 1 && words[$0].lexeme.lemma == variety.language.plainNegator
      }), words.filter({ $0.lexeme.wordClass == .verb }).count == 1,
      !words[..<place].contains(where: { $0.lexeme.lemma == variety.language.plainNegator })
    else { return nil }
    let tail = words[(place + 1)...].map(\.lexeme)
    var text: String?
    if tail.count == 1, tail[0].wordClass == .adjective,
      words[place - 1].lexeme.wordClass == .adjective,
      let noun = words[..<place].last(where: { $0.lexeme.wordClass == .noun })?.lexeme
    {
      let gender = tables.gender(of: noun)
      let isFeminine = gender == .feminine && tail[0].lemma.hasSuffix("o")
      text = isFeminine ? tail[0].lemma.dropLast() + "a" : tail[0].lemma
    } else if tail.count == 2, tail[0].wordClass == .adposition,
      tail[1].wordClass == .pronoun || tail[1].wordClass == .properNoun
    {
      text = Self.governed["\(tail[0].lemma) \(tail[1].lemma)"] ?? strong(tail)
    } else if tail.count == 1, ["conmigo", "contigo"].contains(tail[0].lemma) {
      text = tail[0].lemma
    }
    guard let text else { return nil }
    var result = Array(words[..<place])
    result.append(
      Constituent(
        Lexeme(lemma: "y no \(text)", wordClass: .adverb, kind: .manner), tile: words[place].tile))
    return result
  }

  private func strong(_ tail: [Lexeme]) -> String {
    let who = ["yo": "mí", "tú": "ti"][tail[1].lemma] ?? tail[1].lemma
    return "\(tail[0].lemma) \(who)"
  }

  private static let governed = [
    "con yo": "conmigo", "con mí": "conmigo", "con tú": "contigo", "con ti": "contigo",
  ]

  /// *Querer / manzana / no / plátano, apagar / tele / mucho / ruido, encender / luz / oscuro*: the word that is
  /// understood between.
  func contrasted(_ words: [Constituent]) -> [Constituent] {
    guard words.count > 2, let verb = verbPlace(words),
      !words.contains(where: { $0.lexeme.kind == .question })
    else { return words }
    var result = words
    if let opposed = opposed(words, verb) { return opposed }
    if verb == 0, let denied = deniedDeed(words) { return denied }
    if let place = words.indices.dropLast().first(where: {
      $0 > verb + 1 && words[$0].lexeme.lemma == variety.language.plainNegator
    }),
      words[place - 1].lexeme.wordClass == .noun || words[place - 1].lexeme.wordClass == .pronoun
        || words[place - 1].lexeme.wordClass == .adjective
        || words[place - 1].lexeme.wordClass == .properNoun,
      words.filter({ $0.lexeme.wordClass == .verb }).count == 1,
      words[(place + 1)...].allSatisfy({
        $0.lexeme.wordClass == .noun || $0.lexeme.isDeterminerLike
          || $0.lexeme.wordClass == .adjective || $0.lexeme.wordClass == .properNoun
          || $0.lexeme.wordClass == .pronoun || $0.lexeme.wordClass == .adposition
      }), let last = words.last?.lexeme, !last.kind.isTemporal, last.wordClass != .adposition,
      last.wordClass != .adjective || words[place - 1].lexeme.wordClass == .adjective,
      !words[..<place].contains(where: { $0.lexeme.lemma == variety.language.plainNegator }),
      let but = tables.lexicon.known("pero")
    {
      result.insert(Constituent(but), at: place)
      return result
    }
    guard isOrder(words, words[verb]), words.filter({ $0.lexeme.wordClass == .verb }).count == 1
    else { return words }
    let last = words.count - 1
    if last > verb + 2, PartedWords.noises.contains(words[last].lexeme.lemma),
      PartedWords.much.contains(words[last - 1].lexeme.lemma)
    {
      result.insert(
        Constituent(Lexeme(lemma: "haber", wordClass: .verb, kind: .action)), at: last - 1)
    } else if last > verb + 1, words[last - 1].lexeme.wordClass == .noun,
      PartedWords.needs.contains(words[last].lexeme.lemma) || words[last].lexeme.lemma == "miedo"
    {
      // Cerrar / ventana / frío.
      result.insert(
        Constituent(Lexeme(lemma: "tener", wordClass: .verb, kind: .action)), at: last)
    } else if EverydayWords.dark.contains(words[last].lexeme.lemma),
      words[last - 1].lexeme.wordClass == .noun || words[last - 1].lexeme.kind == .degree
    {
      let start = words[last - 1].lexeme.kind == .degree ? last - 1 : last
      result.insert(
        Constituent.linking("estar"), at: start)
    }
    return result
  }
}

extension EverydayWords {
  /// How it is where nothing is seen.
  static let dark: WordSet = ["oscuro"]

  /// By what one is hurt.
  static let hurting: WordSet = [
    "caerse", "caer", "golpearse", "cortarse", "quemarse", "pincharse", "tropezar", "tropezarse",
    "chocar", "resbalar", "resbalarse",
  ]

  /// What others shall not do to the speaker.
  static let notToMe: WordSet = [
    "ayudar", "mirar", "tocar", "pegar", "empujar", "molestar", "morder", "pellizcar", "insultar",
    "interrumpir", "asustar", "mover", "soltar", "hablar", "gritar", "arañar", "despertar",
    "quitar", "insultar", "castigar", "regañar", "robar", "engañar",
  ]

  /// What others do to somebody.
  static let suffered: WordSet = [
    "robar", "despedir", "castigar", "regañar", "expulsar", "engañar", "operar", "vacunar",
    "culpar", "hackear", "suspender",
  ]

  /// What disturbs others.
  static let disturbing: WordSet = [
    "gritar", "molestar", "pegar", "empujar", "hablar", "tocar", "correr", "llorar", "cantar",
  ]
}
