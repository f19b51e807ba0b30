import AACCore

/// Prepositions that were chosen melted with their article, how often, and nouns in pieces: *às / sete*,
/// *no / parque*, *três / vez / por / dia*, *trabalho / de / casa* (NGLE §14.5, §21.2, §30.10; Cunha & Cintra,
/// chapters 9 and 12).
extension WordJoiner {
  /// *No / parque* as *em / o / parque*: the preposition and the determiner apart, where a noun follows.
  func expanded(_ words: [Constituent]) -> [Constituent] {
    guard words.contains(where: { contraction($0) != nil || Self.pointing[$0.lexeme.lemma] != nil })
    else { return words }
    var result: [Constituent] = []
    result.reserveCapacity(words.count + 2)
    for index in words.indices {
      let next = index + 1 < words.count ? words[index + 1].lexeme : nil
      if !isSpanish, let (preposition, pronoun) = Self.pointing[words[index].lexeme.lemma],
        let first = lexicon.known(preposition), let second = lexicon.known(pronoun)
      {
        // Não mexe / nisso.
        result += [
          Constituent(first, tile: words[index].tile), Constituent(second, tile: words[index].tile),
        ]
        continue
      }
      guard let melted = contraction(words[index]),
        next?.isNominal == true || next?.wordClass == .adjective
      else {
        result.append(words[index])
        continue
      }
      result.append(
        Constituent(
          lexicon.known(melted.preposition)
            ?? Lexeme(lemma: melted.preposition, wordClass: .adposition, kind: .direction),
          tile: words[index].tile))
      var determiner = Lexeme(lemma: melted.determiner, wordClass: .determiner)
      if Self.demonstratives.contains(melted.determiner) { determiner.kind = .demonstrative }
      if words[index].lexeme.lemma.hasSuffix("s") { determiner.number = .plural }
      result.append(Constituent(determiner))
    }
    return result
  }

  /// *Un / poco / de, un / millón, uno / y / medio* in one piece; nil where the words are no amount.
  func amount(_ words: [String]) -> Lexeme? {
    let isOne = ["un", "uno", "um"].contains(words[0])
    let few = isSpanish ? "poco" : "pouco"
    if words == [few, "de"]
      || isOne && words.count < 4 && words[1] == few
        && (words.count == 2 || words[2] == "de")
    {
      return lexicon.known(isSpanish ? "un poco" : "um pouco")
    }
    if !isSpanish, words.count > 1, words.dropFirst().joined(separator: " ") == "por cento",
      lexicon.numeral(words[0]) != nil || lexicon.known(words[0])?.wordClass == .numeral
        || Int(words[0]) != nil
    {
      // Desconto de dez por cento: a share is one amount (Cunha & Cintra, chapter 12).
      var share = Lexeme(
        lemma: "\(words[0]) por cento", wordClass: .noun, kind: .quantity)
      share.gender = .masculine
      share.number = .plural
      share.article = .bare
      share.countability = .mass
      return share
    }
    if words.count == 2, let last = words.last,
      ["millón", "millones", "milhão", "milhões"].contains(last)
    {
      let first = isOne ? (isSpanish ? "un" : "um") : words[0]
      let many = isSpanish ? "millones" : "milhões"
      guard isOne || lexicon.numeral(first) != nil || lexicon.known(first)?.wordClass == .numeral
      else { return nil }
      var number = Lexeme(
        lemma: isOne ? "\(first) \(last)" : "\(first) \(many)", wordClass: .numeral, kind: .quantity
      )
      number.number = .plural
      return number
    }
    if words.count == 3, isOne, words[1] == (isSpanish ? "y" : "e"),
      words[2] == (isSpanish ? "medio" : "meio")
    {
      // Uno y medio: an hour would be la una y media.
      var number = Lexeme(
        lemma: isSpanish ? "uno y medio" : "um e meio", wordClass: .numeral, kind: .quantity)
      number.number = .plural
      return number
    }
    return nil
  }

  /// *Azul marino, verde claro*: a colour that is told more closely has one form (NGLE §13.7); in Portuguese the second
  /// word agrees behind a hyphen: *azul-clara* (Cunha & Cintra, chapter 10).
  func shade(_ colour: String, _ word: String) -> Lexeme? {
    guard Self.shades.contains(word) else { return nil }
    let lemma = isSpanish ? "\(colour) \(word)" : "\(colour)-\(word)"
    return Lexeme(lemma: lemma, wordClass: .adjective, kind: .color)
  }

  private static let shades: WordSet = [
    "marino", "claro", "oscuro", "celeste", "cielo", "turquesa", "pastel", "botella", "limón",
    "fosforito", "eléctrico", "chillón", "marinho", "escuro", "bebê",
  ]

  private func contraction(_ word: Constituent) -> (preposition: String, determiner: String)? {
    guard word.government == nil else { return nil }
    return isSpanish ? Self.spanish[word.lexeme.lemma] : Self.portuguese[word.lexeme.lemma]
  }

  private static let pointing: WordMap<(String, String)> = [
    "nisto": ("em", "isto"), "nisso": ("em", "isso"), "naquilo": ("em", "aquilo"),
    "disto": ("de", "isto"), "disso": ("de", "isso"), "daquilo": ("de", "aquilo"),
    "nele": ("em", "ele"), "nela": ("em", "ela"), "neles": ("em", "eles"), "nelas": ("em", "elas"),
  ]

  private static let demonstratives: WordSet = ["este", "esse", "aquele"]

  private static let spanish: WordMap<(preposition: String, determiner: String)> = [
    "al": ("a", "el"), "del": ("de", "el"),
  ]

  private static let portuguese: WordMap<(preposition: String, determiner: String)> = {
    var table: [(String, (preposition: String, determiner: String))] = []
    for (preposition, determiner, masculine, feminine) in [
      ("a", "o", "ao", "à"), ("em", "o", "no", "na"), ("de", "o", "do", "da"),
      ("por", "o", "pelo", "pela"), ("em", "um", "num", "numa"), ("de", "um", "dum", "duma"),
      ("em", "este", "neste", "nesta"), ("em", "esse", "nesse", "nessa"),
      ("em", "aquele", "naquele", "naquela"), ("de", "este", "deste", "desta"),
      ("de", "esse", "desse", "dessa"), ("de", "aquele", "daquele", "daquela"),
    ] {
      for form in [masculine, feminine, masculine + "s", feminine + "s"] {
        table.append((form, (preposition, determiner)))
      }
    }
    return WordMap(table)
  }()

  /// What is said of a chosen phrase: the text by which the lexicon knows it.
  func text(of pieces: ArraySlice<Constituent>) -> String {
    guard isSpanish, pieces.count > 2, let first = pieces.first?.lexeme.lemma, first == "a",
      let article = pieces.dropFirst().first?.lexeme, article.wordClass == .determiner,
      article.lemma == "el" || article.lemma == "la" || article.lemma == "las",
      let hour = pieces.dropFirst(2).first?.lexeme,
      hour.wordClass == .numeral
        || ["uno", "un", "una"].contains(hour.lemma)
    else { return pieces.map(\.lexeme.lemma).joined(separator: " ") }
    // A / las / siete: the article of an hour is feminine.
    let isOne = ["uno", "un", "una"].contains(hour.lemma)
    let rest = pieces.dropFirst(3).map { $0.lexeme.lemma == "medio" ? "media" : $0.lexeme.lemma }
    return (["a", isOne ? "la una" : "las \(hour.lemma)"] + rest).joined(separator: " ")
  }

  /// *Três vezes por dia, dos veces*: how often; nil where the words say something else.
  func frequency(_ words: ArraySlice<Constituent>) -> (Constituent, Int)? {
    if !isSpanish, words.count > 2, let link = words.first, link.lexeme.lemma == "em",
      words.dropFirst().first?.lexeme.wordClass == .numeral,
      case let (times, length)? = frequency(words.dropFirst())
    {
      // Parcelar / em / dez / vez: in how many parts.
      let parts = Lexeme(lemma: "em \(times.lexeme.lemma)", wordClass: .adverb, kind: .manner)
      return (Constituent(parts, tile: link.tile), length + 1)
    }
    if isSpanish, words.count > 1, let times = words.first,
      times.lexeme.lemma.hasSuffix(" veces") || times.lexeme.lemma.hasSuffix(" vez"),
      let unit = words.dropFirst().first?.lexeme.lemma, Self.units.contains(unit),
      unit != "noche", unit != "minuto", times.lexeme.lemma != "otra vez",
      words.count < 3
        || words.dropFirst(2).first?.lexeme.wordClass != .adjective
    {
      // Dos veces / semana, with the number on one tile.
      let often = Lexeme(
        lemma: "\(times.lexeme.lemma) \(rate("a", false, unit)) \(unit)", wordClass: .adverb,
        kind: .frequency)
      return (Constituent(often, tile: times.tile), 2)
    }
    guard words.count > 1, let first = words.first, isAmount(first.lexeme),
      let noun = words.dropFirst().first?.lexeme, ["vez", "veces", "vezes"].contains(noun.lemma)
    else { return nil }
    var text = amount(first.lexeme)
    let isOne = text == "una" || text == "uma"
    text += isOne ? " vez" : isSpanish ? " veces" : " vezes"
    var length = 2
    let behind = Array(words.dropFirst(2).prefix(3))
    if let link = behind.first?.lexeme, behind.count > 1, Self.rates.contains(link.lemma) {
      let hasArticle = behind[1].lexeme.wordClass == .determiner && behind.count > 2
      let unit = behind[hasArticle ? 2 : 1].lexeme.lemma
      if Self.units.contains(unit) {
        text += " \(rate(link.lemma, hasArticle, unit)) \(unit)"
        length += hasArticle ? 3 : 2
      }
    } else if let unit = behind.first?.lexeme.lemma, Self.units.contains(unit),
      !isSpanish || unit != "noche" && unit != "minuto",
      behind.count < 2
        || behind[1].lexeme.wordClass != .adjective
          && !["pasad", "passad", "próxim"].contains(where: behind[1].lexeme.lemma.hasPrefix)
    {
      // Três / vez / semana (NGLE §29.7; Cunha & Cintra, chapter 15, *Por*).
      text += " \(rate("a", false, unit)) \(unit)"
      length += 1
    }
    var lexeme = Lexeme(lemma: text, wordClass: .adverb, kind: .frequency)
    lexeme.isInferred = false
    return (Constituent(lexeme, tile: first.tile), length)
  }

  private func rate(_ link: String, _ hasArticle: Bool, _ unit: String) -> String {
    guard isSpanish else { return "por" }
    guard link == "a" || link == "al" || link == "en" else { return link }
    return unit == "semana" || unit == "hora" ? "\(link == "en" ? "en" : "a") la" : "al"
  }

  private func isAmount(_ word: Lexeme) -> Bool {
    word.wordClass == .numeral
      || [
        "uno", "un", "um", "muchos", "muitos", "varios", "vários", "mucho", "muito", "alguno",
        "algum",
      ]
      .contains(word.lemma)
  }

  private func amount(_ word: Lexeme) -> String {
    switch word.lemma {
    case "uno", "un", "una": "una"
    case "um", "uma": "uma"
    case "dois": "duas"
    case "mucho", "muchos": "muchas"
    case "muito", "muitos": "muitas"
    case "varios": "varias"
    case "vários": "várias"
    case "alguno": "algunas"
    case "algum": "algumas"
    default: word.lemma
    }
  }

  private static let rates: WordSet = ["por", "a", "al", "ao", "à", "cada", "en", "em"]
  private static let units: WordSet = [
    "día", "semana", "mes", "año", "hora", "noche", "dia", "mês", "ano", "noite", "minuto",
  ]

  /// *Siete u ocho, duas ou três*: two numbers that are one guess (NGLE §21.2).
  func guess(_ words: ArraySlice<Constituent>) -> (Constituent, Int)? {
    guard words.count > 3, let first = words.first, first.lexeme.wordClass == .numeral else {
      return nil
    }
    let parts = Array(words.prefix(4)).map(\.lexeme)
    guard parts[1].lemma == "o" || parts[1].lemma == "ou", parts[2].wordClass == .numeral,
      parts[3].wordClass == .noun
    else { return nil }
    var joint = first
    let word =
      isSpanish ? SpanishOrthography.conjunction("o", before: parts[2].lemma) : parts[1].lemma
    joint.lexeme.lemma = "\(parts[0].lemma) \(word) \(parts[2].lemma)"
    return (joint, 3)
  }

  /// *Segunda / a / sexta*: from the one day to the other (Cunha & Cintra, chapter 15, *De … a*).
  private func spanOfDays(_ words: ArraySlice<Constituent>) -> (Constituent, Int)? {
    let parts = Array(words.prefix(3))
    guard isDay(parts[0].lexeme), isDay(parts[2].lexeme),
      ["a", "até"].contains(parts[1].lexeme.lemma)
    else { return nil }
    let text = "de " + parts.map(\.lexeme.lemma).joined(separator: " ")
    let span = Lexeme(lemma: text, wordClass: .adverb, kind: .frequency)
    return (Constituent(span, tile: parts[0].tile), 3)
  }

  /// *Lunes / y / miércoles, de / segunda-feira / a / sexta-feira*: several days in one piece.
  func days(_ words: ArraySlice<Constituent>) -> (Constituent, Int)? {
    if isSpanish, let span = daysApart(words) { return span }
    guard words.count > 2, let first = words.first else { return nil }
    if !isSpanish, let span = spanOfDays(words) { return span }
    let parts = Array(words.prefix(4)).map(\.lexeme)
    if first.lexeme.wordClass == .adposition, ["de", "desde"].contains(parts[0].lemma),
      parts.count == 4, isDay(parts[1]), ["a", "até", "hasta"].contains(parts[2].lemma),
      isDay(parts[3])
    {
      let text = parts.map(\.lemma).joined(separator: " ")
      let lexeme = Lexeme(lemma: text, wordClass: .adverb, kind: .frequency)
      return (Constituent(lexeme, tile: first.tile), 4)
    }
    guard parts[0].kind == .weekday, parts[2].kind == .weekday,
      ["y", "e", "o", "ou"].contains(parts[1].lemma),
      let one = lexicon.word(parts[0].lemma)?.phrase, let two = lexicon.word(parts[2].lemma)?.phrase
    else { return nil }
    let text = "\(one) \(parts[1].lemma) \(two)"
    return (
      Constituent(Lexeme(lemma: text, wordClass: .adverb, kind: .frequency), tile: first.tile), 3
    )
  }

  /// *Lunes / a / viernes, lunes / viernes, martes / jueves*: days side by side are a span or a list (NGLE §31.2).
  private func daysApart(_ words: ArraySlice<Constituent>) -> (Constituent, Int)? {
    guard words.count > 1, let first = words.first, first.lexeme.kind == .weekday,
      first.lexeme.wordClass == .noun, first.government == nil
    else { return nil }
    let rest = Array(words.prefix(8)).map(\.lexeme)
    let isSpan = ["a", "hasta"].contains(rest[1].lemma)
    let next = rest[isSpan ? min(2, rest.count - 1) : 1]
    guard next.kind == .weekday, next.wordClass == .noun, next.lemma != rest[0].lemma else {
      return nil
    }
    let listed = rest.prefix { $0.kind == .weekday && $0.wordClass == .noun }
    let isWeek =
      listed.count == 2 && rest[0].lemma == "lunes"
      && ["viernes", "sábado", "domingo"].contains(next.lemma)
    let text: String
    if isSpan || isWeek {
      text = "de \(rest[0].lemma) a \(next.lemma)"
    } else {
      let phrases = listed.compactMap { lexicon.word($0.lemma)?.phrase }
      guard phrases.count == listed.count, let last = phrases.last else { return nil }
      text = phrases.dropLast().joined(separator: ", ") + " y \(last)"
    }
    let lexeme = Lexeme(lemma: text, wordClass: .adverb, kind: .frequency)
    return (Constituent(lexeme, tile: first.tile), isSpan ? 3 : listed.count)
  }

  private func isDay(_ word: Lexeme) -> Bool {
    word.wordClass == .noun
      && (word.kind == .weekday || SpanishHours.isMonth(word.lemma)
        || PortugueseDates.months.contains(word.lemma))
  }

  /// *Trabalho / de / casa, fin / de / semana*: a noun that is known as a whole.
  func compound(_ words: ArraySlice<Constituent>) -> (Constituent, Int)? {
    guard words.count > 2, let first = words.first, first.lexeme.wordClass == .noun,
      first.government == nil
    else { return nil }
    let parts = Array(words.prefix(3)).map(\.lexeme)
    guard ["de", "a"].contains(parts[1].lemma), parts[2].wordClass == .noun,
      let known = lexicon.known("\(parts[0].lemma) \(parts[1].lemma) \(parts[2].lemma)"),
      known.wordClass == .noun
    else { return nil }
    return (Constituent(known, tile: first.tile), 3)
  }

  /// *Duzentos gramas*: what is counted in weight is no grass.
  func weighed(_ words: inout [Constituent]) {
    guard !isSpanish else { return }
    for index in words.indices.dropFirst()
    where ["grama", "gramas"].contains(words[index].lexeme.lemma)
      && words[index - 1].lexeme.wordClass == .numeral
    {
      words[index].lexeme.gender = .masculine
      words[index].lexeme.countability = .count
      words[index].lexeme.kind = .quantity
    }
  }
}
