import AACCore

/// Times of Portuguese in pieces: *próximo / semana, a cada / oito / hora, de oito em oito / hora, até / cinco / hora, desde /
/// cinco / ano, uma vez / semana, há / meia hora, por / mês* (Cunha & Cintra, chapter 14, *Locução adverbial*; chapter 15,
/// *A*, *De* and *Por*).
extension WordJoiner {
  /// The time that begins there, with the number of its words; nil where none does.
  func portugueseTime(_ words: [Constituent], _ index: Int) -> (Constituent, Int)? {
    guard !isSpanish, index + 1 < words.count else { return nil }
    let first = text(words[index])
    let next = words[index + 1]
    if PieceWords.nexts.contains(first), next.lexeme.wordClass == .noun,
      next.lexeme.number != .plural,
      next.lexeme.kind.isTemporal
    {
      return comingNext(next, words[index].tile, length: 2)
    }
    if first == "há" || words[index].lexeme.lemma == "haver", next.lexeme.kind == .duration,
      next.lexeme.lemma.hasSpace
    {
      return adverb("há \(next.lexeme.lemma)", words[index].tile, 2)
    }
    if PortugueseTimeWords.spans.contains(first), let span = bound(words, index, first) {
      return span
    }
    if let piece = longAgo(words, index) ?? someTimeAgo(words, index) ?? whichDay(words, index)
      ?? hourOfDay(words, index, first)
    {
      return piece
    }
    if first == "por" { return rate(words, index) }
    if first == "todos" || first == "todas" { return everyOne(words, index) }
    if PortugueseTimeWords.bounds.contains(first) {
      return bound(words, index, first) ?? bareHour(words, index, first)
    }
    if first == "de" || first == "das", index + 3 < words.count,
      let hours = fromHourToHour(words, index)
    {
      return hours
    }
    if first == "entre" { return betweenHours(words, index) }
    guard let unit = plural(of: next.lexeme) else { return nil }
    if let piece = soManyAWeek(words, index, unit) { return piece }
    if first.hasPrefix("de "), first.contains(" em ") {
      return adverb("\(first) \(unit)", words[index].tile, 2, kind: .frequency)
    }
    let isOften = first.hasSuffix(" vez") || first.hasSuffix(" vezes")
    if isOften, PortugueseTimeWords.rates.contains(next.lexeme.lemma), lexicon.isAmount(head(first))
    {
      return adverb("\(first) por \(next.lexeme.lemma)", words[index].tile, 2, kind: .frequency)
    }
    return nil
  }

  /// *Há / muito / tempo, há / pouco / tempo*.
  func longAgo(_ words: [Constituent], _ index: Int) -> (Constituent, Int)? {
    guard !isSpanish, index + 2 < words.count, words[index + 2].lexeme.lemma == "tempo",
      text(words[index]) == "há" || words[index].lexeme.lemma == "haver",
      ["muito", "pouco", "algum", "bastante", "tanto"].contains(words[index + 1].lexeme.lemma)
    else { return nil }
    return adverb("há \(words[index + 1].lexeme.lemma) tempo", words[index].tile, 3)
  }

  /// *Parar de fumar / há / ano, chegar / há / pouco, mudar / há / muito tempo*: so long ago, beside another verb and with nothing that there is (Cunha &
  /// Cintra, chapter 14, *Locução adverbial*).
  private func someTimeAgo(_ words: [Constituent], _ index: Int) -> (Constituent, Int)? {
    guard index + 1 < words.count,
      text(words[index]) == "há" || words[index].lexeme.lemma == "haver",
      verb.map({ $0 != "haver" }) == true
        || words.indices.contains(where: {
          $0 != index && words[$0].lexeme.wordClass == .verb
        }), case let span = words[index + 1].lexeme,
      index + 2 == words.count || !words[index + 2].lexeme.isNominal
    else { return nil }
    if PortugueseTimeWords.vagueSpans.contains(span.lemma) {
      return adverb("há \(span.lemma)", words[index].tile, 2)
    }
    guard PieceWords.units.contains(span.lemma), span.number != .plural, span.lemma != "vez" else {
      let said = text(words[index + 1])
      return PortugueseTimeWords.vagueSpans.contains(said)
        ? adverb("há \(said)", words[index].tile, 2) : nil
    }
    let one = span.gender == .feminine || PieceWords.feminine.contains(span.lemma) ? "uma" : "um"
    return adverb("há \(one) \(span.lemma)", words[index].tile, 2)
  }

  /// *Pagar / primeiro / dia / mês, viajar / última / semana / ano*: on which day of what, behind a verb (Cunha & Cintra, chapter 12, *Numerais ordinais*).
  private func whichDay(_ words: [Constituent], _ index: Int) -> (Constituent, Int)? {
    guard index + 2 < words.count, index > 0 || verb != nil,
      let ordinal = PortugueseTimeWords.ordinals[words[index].lexeme.lemma],
      verb != nil || words[..<index].contains(where: { $0.lexeme.wordClass == .verb }),
      index == 0
        || words[index - 1].lexeme.wordClass != .adposition
          && !words[index - 1].lexeme.isDeterminerLike,
      case let unit = words[index + 1].lexeme.lemma,
      ["dia", "semana", "mês", "hora"].contains(unit),
      let whole = PortugueseTimeWords.wholes[words[index + 2].lexeme.lemma]
    else { return nil }
    let isFeminine = PieceWords.feminine.contains(unit)
    let said = isFeminine ? String(ordinal.dropLast()) + "a" : ordinal
    return adverb(
      "\(isFeminine ? "na" : "no") \(said) \(unit) \(whole)", words[index].tile, 3)
  }

  /// *Três / dia / por / semana, cinco / noite / por / mês*: at what rate.
  private func soManyAWeek(
    _ words: [Constituent], _ index: Int, _ unit: String
  ) -> (Constituent, Int)? {
    guard index + 3 < words.count, words[index].lexeme.wordClass == .numeral,
      ["dia", "noite", "manhã", "tarde", "hora"].contains(words[index + 1].lexeme.lemma)
        || words[index + 1].lexeme.lemma == unit,
      words[index + 2].lexeme.lemma == "por",
      ["semana", "mês", "ano", "dia"].contains(words[index + 3].lexeme.lemma)
    else { return nil }
    let isFeminine = PieceWords.feminine.contains(words[index + 1].lexeme.lemma)
    let number = isFeminine ? hour(words[index]) : text(words[index])
    return adverb(
      "\(number) \(unit) por \(words[index + 3].lexeme.lemma)", words[index].tile, 4,
      kind: .frequency)
  }

  /// *Até / três / manhã, desde / duas / tarde*: which hour of the day (Cunha & Cintra, chapter 12, *Numerais*).
  private func hourOfDay(
    _ words: [Constituent], _ index: Int, _ first: String
  ) -> (Constituent, Int)? {
    guard ["até", "desde", "após"].contains(first), index + 2 < words.count,
      PortugueseTimeWords.clock.contains(words[index + 1].lexeme.lemma),
      ["manhã", "tarde", "noite", "madrugada"].contains(words[index + 2].lexeme.lemma)
    else { return nil }
    return adverb(
      "\(first) as \(hour(words[index + 1])) da \(words[index + 2].lexeme.lemma)",
      words[index].tile, 3)
  }

  /// *Próxima semana, próximo fim de semana*: the one that comes, whichever word was laid first.
  func comingNext(_ unit: Constituent, _ tile: Int?, length: Int) -> (Constituent, Int)? {
    let noun = unit.lexeme
    let gender =
      PieceWords.feminine.contains(noun.lemma)
      ? .feminine
      : LanguageTables.tables(.portuguese).gender(of: noun)
    let word = gender == .feminine ? "próxima" : "próximo"
    return lexicon.word("\(word) \(noun.lemma)").map {
      (Constituent($0.lexeme, tile: tile), length)
    }
  }

  /// *Por mês, por pessoa*: at what rate, without an article.
  private func rate(_ words: [Constituent], _ index: Int) -> (Constituent, Int)? {
    let unit = words[index + 1].lexeme
    guard PortugueseTimeWords.rates.contains(unit.lemma), unit.number != .plural,
      words[index + 1].government == nil, index > 0,
      index + 2 == words.count || words[index + 2].lexeme.wordClass != .adjective
    else { return nil }
    return adverb("por \(unit.lemma)", words[index].tile, 2, kind: .frequency)
  }

  /// *Todos / os / domingos, todas / tarde*: how often, and no things that are all meant.
  private func everyOne(_ words: [Constituent], _ index: Int) -> (Constituent, Int)? {
    var unit = index + 1
    if words[unit].lexeme.wordClass == .determiner { unit += 1 }
    guard unit < words.count, words[unit].lexeme.kind.isTemporal,
      words[unit].lexeme.wordClass == .noun, words[unit].lexeme.kind != .duration,
      let many = plural(of: words[unit].lexeme)
    else { return nil }
    let noun = words[unit].lexeme
    let isFeminine =
      noun.gender == .feminine || PieceWords.feminine.contains(noun.lemma)
      || LanguageTables.tables(.portuguese).morphology?.gender(of: noun.lemma) == .feminine
    return adverb(
      "\(isFeminine ? "todas as" : "todos os") \(many)", words[index].tile, unit - index + 1,
      kind: .frequency)
  }

  /// *Até as cinco horas, desde os cinco anos, a cada oito horas*.
  private func bound(
    _ words: [Constituent], _ index: Int, _ first: String
  ) -> (Constituent, Int)? {
    guard index + 2 < words.count,
      words[index + 1].lexeme.wordClass == .numeral || isOne(words[index + 1]),
      let unit = plural(of: words[index + 2].lexeme)
    else { return nil }
    let noun = words[index + 2].lexeme
    let isFeminine = noun.gender == .feminine || PieceWords.feminine.contains(noun.lemma)
    let isSingle = isOne(words[index + 1])
    let number =
      isSingle
      ? (isFeminine ? "uma" : "um")
      : isFeminine
        ? (["dois": "duas"][text(words[index + 1])] ?? text(words[index + 1]))
        : text(words[index + 1])
    let measured = "\(number) \(isSingle ? noun.lemma : unit)"
    switch first {
    case "a cada", "cada":
      return adverb("\(first) \(measured)", words[index].tile, 3, kind: .frequency)
    case "até" where noun.lemma.hasPrefix("hora"), "desde" where noun.lemma.hasPrefix("hora"),
      "após" where noun.lemma.hasPrefix("hora"):
      return adverb("\(first) \(isSingle ? "a" : "as") \(measured)", words[index].tile, 3)
    case _ where first.hasSuffix(" de") && noun.lemma.hasPrefix("hora"):
      return adverb(
        "\(first.dropLast(2))\(isSingle ? "da" : "das") \(measured)", words[index].tile, 3)
    case _ where PortugueseTimeWords.spans.contains(first) && isFeminine:
      // Daqui a duas semanas.
      let said = "\(first) \(measured)"
      if let known = lexicon.word(said) {
        return (Constituent(known.lexeme, tile: words[index].tile), 3)
      }
      return adverb(said, words[index].tile, 3, kind: first == "daqui a" ? .time : .duration)
    case "desde" where noun.lemma.hasPrefix("ano") && !isSingle:
      return adverb("desde os \(measured)", words[index].tile, 3)
    default: return nil
    }
  }

  /// *Até / seis, desde / cinco, antes de / sete*: a number alone is the hour (Cunha & Cintra, chapter 12, *Numerais*).
  private func bareHour(
    _ words: [Constituent], _ index: Int, _ first: String
  ) -> (Constituent, Int)? {
    let number = words[index + 1].lexeme.lemma
    guard PortugueseTimeWords.clock.contains(number),
      !PortugueseTimeWords.counting.contains(verb ?? ""),
      index == 0 || words[index - 1].lexeme.lemma != "contar",
      index + 2 == words.count || words[index + 2].lexeme.wordClass == .adposition
        || words[index + 2].lexeme.wordClass == .adverb
    else { return nil }
    let hour = hour(words[index + 1])
    switch first {
    case "até", "desde", "após": return adverb("\(first) as \(hour)", words[index].tile, 2)
    case _ where first.hasSuffix(" de"):
      return adverb("\(first.dropLast(2))das \(hour)", words[index].tile, 2)
    default: return nil
    }
  }

  /// *De / oito / a / seis / hora*: the hour has its article on both sides.
  private func fromHourToHour(_ words: [Constituent], _ index: Int) -> (Constituent, Int)? {
    guard words[index + 1].lexeme.wordClass == .numeral,
      ["a", "às", "até"].contains(text(words[index + 2])),
      words[index + 3].lexeme.wordClass == .numeral
    else { return nil }
    guard index + 4 < words.count, ["hora", "horas"].contains(words[index + 4].lexeme.lemma)
    else {
      // Trabalhar / de / oito / a / cinco.
      guard index + 4 == words.count, MeaningWords.lasting.contains(verb ?? ""),
        !PortugueseTimeWords.counting.contains(verb ?? ""),
        PortugueseTimeWords.clock.contains(words[index + 1].lexeme.lemma),
        PortugueseTimeWords.clock.contains(words[index + 3].lexeme.lemma)
      else { return nil }
      let end = text(words[index + 2]) == "até" ? "até as" : "às"
      return adverb(
        "das \(hour(words[index + 1])) \(end) \(hour(words[index + 3]))", words[index].tile, 4)
    }
    let end = text(words[index + 2]) == "até" ? "até as" : "às"
    return adverb(
      "das \(hour(words[index + 1])) \(end) \(hour(words[index + 3])) horas", words[index].tile, 5)
  }

  /// *Entre / duas / três / hora*.
  private func betweenHours(_ words: [Constituent], _ index: Int) -> (Constituent, Int)? {
    let isJoined = index + 2 < words.count && words[index + 2].lexeme.lemma == "e"
    let second = index + (isJoined ? 3 : 2)
    guard second + 1 < words.count, words[index + 1].lexeme.wordClass == .numeral,
      words[second].lexeme.wordClass == .numeral,
      ["hora", "horas"].contains(words[second + 1].lexeme.lemma)
    else { return nil }
    return adverb(
      "entre as \(hour(words[index + 1])) e as \(hour(words[second])) horas", words[index].tile,
      second + 2 - index)
  }

  private func hour(_ number: Constituent) -> String {
    ["dois": "duas", "um": "uma"][text(number)] ?? text(number)
  }

  private func isOne(_ word: Constituent) -> Bool {
    ["um", "uma", "1"].contains(word.lexeme.lemma)
  }

  private func text(_ word: Constituent) -> String {
    word.lexeme.forms[FiniteForms.Mark.text] ?? word.lexeme.lemma
  }

  private func head(_ phrase: String) -> String {
    phrase.split(separator: " ").first.map(String.init) ?? phrase
  }

  /// The plural of a unit of time; nil for any other word.
  private func plural(of noun: Lexeme) -> String? {
    guard noun.wordClass == .noun, noun.kind.isTemporal || PieceWords.units.contains(noun.lemma)
    else { return nil }
    if noun.number == .plural { return noun.lemma }
    return LanguageTables.tables(.portuguese).morphology?
      .plural(of: noun.lemma, wordClass: .noun).first
  }

  private func adverb(
    _ said: String, _ tile: Int?, _ length: Int, kind: SemanticKind = .time
  ) -> (Constituent, Int) {
    var lexeme = Lexeme(lemma: said, wordClass: .adverb, kind: kind)
    lexeme.isInferred = false
    return (Constituent(lexeme, tile: tile), length)
  }
}

/// Words that times in pieces begin with and are told by.
enum PortugueseTimeWords {
  /// Ordinals of days and weeks, by either gender.
  static let ordinals: [String: String] = [
    "primeiro": "primeiro", "primeira": "primeiro", "segundo": "segundo", "terceiro": "terceiro",
    "quarto": "quarto", "quinto": "quinto", "último": "último", "última": "último",
  ]
  /// Of what a day or a week is the first.
  static let wholes: [String: String] = [
    "mês": "do mês", "ano": "do ano", "semana": "da semana", "férias": "das férias",
    "aula": "de aula", "aulas": "de aula", "dia": "do dia",
  ]
  /// How long ago, without a number.
  static let vagueSpans: WordSet = [
    "pouco", "muito", "muito tempo", "pouco tempo", "tempo", "tempos", "dias", "semanas", "meses",
    "anos", "horas", "minutos", "bastante tempo", "algum tempo",
  ]
  static let bounds: WordSet = [
    "até", "desde", "após", "a cada", "cada", "antes de", "depois de", "por volta de",
    "a partir de",
    "perto de",
  ]
  /// What measures a time to come or how long.
  static let spans: WordSet = ["daqui a", "durante", "dentro de", "por"]
  /// Numbers of the clock that have their plural article.
  static let clock: WordSet = [
    "dois", "duas", "três", "quatro", "cinco", "seis", "sete", "oito", "nove", "dez", "onze",
    "doze",
  ]
  /// With these a number is none.
  static let counting: WordSet = [
    "contar", "somar", "aumentar", "subir", "descer", "ganhar", "perder", "comer", "ler", "jogar",
    "escrever", "ter", "caber", "custar",
  ]
  /// Of which a rate is told.
  static let rates: WordSet = [
    "dia", "semana", "mês", "ano", "hora", "noite", "minuto", "segundo", "pessoa", "aluno",
    "criança", "cabeça", "quilo", "litro", "metro",
  ]
  /// What a time in pieces may begin with beside words of time.
  static let firsts: WordSet = [
    "antes de", "depois de", "por volta de", "a partir de", "perto de", "por", "até", "desde",
    "após", "a cada", "cada", "todos", "todas", "entre", "de", "próximo", "daqui a", "durante",
    "dentro de",
    "próxima",
  ]
}

extension WordJoiner {
  /// *A / direita, a / vontade, em / final*: a set phrase whose article melts with its preposition, which was laid without it
  /// (Cunha & Cintra, chapter 9, *Combinação com preposições*; Bechara, *Crase*).
  func melted(_ pieces: ArraySlice<Constituent>) -> Lexeme? {
    guard !isSpanish, pieces.count < 4, let first = pieces.first?.lexeme,
      first.wordClass == .adposition, let forms = Self.melting[first.lemma],
      pieces.dropFirst().first?.lexeme.wordClass == .noun
        || pieces.dropFirst().first?.lexeme.wordClass == .adjective
    else { return nil }
    let rest = pieces.dropFirst().map { Self.turned[$0.lexeme.lemma] ?? $0.lexeme.lemma }
      .joined(separator: " ")
    for form in forms {
      for said in ["\(form) \(rest)", "\(form) \(rest)s"] {
        guard let known = lexicon.known(said),
          known.wordClass == .adverb && !known.kind.isTemporal || known.wordClass == .adposition
        else { continue }
        return known
      }
    }
    return nil
  }

  /// Sides, which are feminine by themselves.
  private static let turned = ["direito": "direita", "esquerdo": "esquerda"]

  private static let melting: [String: [String]] = [
    "a": ["à", "ao", "às", "aos"], "em": ["no", "na"], "por": ["pelo", "pela"],
  ]
}
