import AACCore

/// Hours, ages, parts of the day and whole times whose article was not chosen: *a / siete, por / mañana, todo / noche, desde /
/// siete / años*, and an adverb with its degree behind a noun: *inglés / muy / bien* (NGLE §24.5, §21.2, §19.8, §30.5).
extension WordJoiner {
  /// The phrase that begins at a word, with its length.
  func spanishPiece(_ words: [Constituent], _ index: Int) -> (Constituent, Int)? {
    if isSpanish, let rate = rate(words, index) {
      return (Constituent(rate, tile: words[index].tile), 1)
    }
    guard isSpanish, index + 1 < words.count else { return nil }
    let (word, next) = (words[index].lexeme, words[index + 1].lexeme)
    guard words[index].government == nil else { return nil }
    let found: (Lexeme, Int)?
    switch word.lemma {
    case "a", "hasta", "desde", "sobre":
      found = hour(words, index, 1) ?? age(words, index) ?? fixed(word, next)
    case "antes" where next.lemma == "de", "después" where next.lemma == "de":
      found = hour(words, index, 2)
    case "antes de", "después de", "a partir de": found = hour(words, index, 1)
    case "por" where next.lemma == "mañana":
      found = lexicon.known("por la mañana").map { ($0, 2) }
    case "todo", "toda", "todos", "todas": found = wholeTime(next).map { ($0, 2) }
    case "lo" where next.lemma == "que": found = lexicon.known("lo que").map { ($0, 2) }
    case "el" where next.lemma == "que" && index > 0 && index + 2 < words.count:
      // Con / el / que / escribo.
      guard words[index - 1].lexeme.wordClass == .adposition else { return nil }
      found = (Lexeme(lemma: "el que", wordClass: .conjunction, kind: .connective), 2)
    case "de", "con", "por": found = fixed(word, next)
    case "boca" where ["abajo", "arriba"].contains(next.lemma):
      found = lexicon.known("boca \(next.lemma)").map { ($0, 2) }
    case "hora"
    where index + 2 < words.count && next.lemma == "y"
      && ["media", "medio"].contains(words[index + 2].lexeme.lemma)
      && (index == 0 || words[index - 1].lexeme.wordClass != .numeral):
      found = (Lexeme(lemma: "hora y media", wordClass: .adverb, kind: .duration), 3)
    default: found = degree(words, index)
    }
    return found.map { (Constituent($0.0, tile: words[index].tile), $0.1) }
  }

  /// *Ocho / hora / **día**, mil / euro / **mes**, litro / agua / **día***: how much in that time (NGLE §29.7).
  private func rate(_ words: [Constituent], _ index: Int) -> Lexeme? {
    guard index > 0, index + 1 == words.count, words[index].government == nil,
      let text = SpanishPieceWords.rates[words[index].lexeme.lemma],
      case let before = words[index - 1].lexeme, before.wordClass == .noun,
      before.lemma != words[index].lexeme.lemma
    else { return nil }
    let isMeasured =
      before.kind == .duration || before.kind == .money || before.kind == .quantity
      || MeasureWords.units.contains(before.lemma) || before.lemma.hasPrefix("hora")
    let isCounted =
      index > 1 && words[index - 2].lexeme.wordClass == .numeral && isMeasured
    let isMatter =
      index > 1 && KindSet.edible.contains(before.kind)
      && ["litro", "vaso", "kilo", "taza", "plato"].contains(words[index - 2].lexeme.lemma)
    guard isCounted || isMatter else { return nil }
    return Lexeme(lemma: text, wordClass: .adverb, kind: .frequency)
  }

  /// *De / fiesta, a / dieta, con / llave, por / trabajo*: what one is at, with no certain one meant (NGLE §15.9).
  private func fixed(_ first: Lexeme, _ next: Lexeme) -> (Lexeme, Int)? {
    guard let verbs = SpanishPieceWords.fixed["\(first.lemma) \(next.lemma)"],
      verbs.contains(verb ?? "")
    else { return nil }
    return (
      Lexeme(lemma: "\(first.lemma) \(next.lemma)", wordClass: .adverb, kind: .manner), 2
    )
  }

  /// *A / siete, antes / de / diez*: a bare number behind one of these, with nothing that it could count.
  private func hour(_ words: [Constituent], _ index: Int, _ length: Int) -> (Lexeme, Int)? {
    let place = index + length
    guard place < words.count, isBareHour(words[place].lexeme),
      !SpanishPieceWords.counting.contains(verb ?? ""),
      index == 0 || words[index - 1].lexeme.wordClass != .numeral
        || words[index].lexeme.lemma != "a",
      !words[..<index].contains(where: { SpanishPieceWords.counting.contains($0.lexeme.lemma) }),
      place + 1 == words.count || mayFollowHour(words[place + 1].lexeme)
    else { return nil }
    let first = words[index].lexeme.lemma
    let bound = length == 1 || first.hasSuffix(" de") ? first : "\(first) de"
    let number = words[place].lexeme.lemma
    let text =
      ["un", "una", "uno", "1"].contains(number)
      ? "\(bound) la una" : "\(bound) \(SpanishHours.hour(number))"
    if bound == "desde", place + 2 < words.count,
      ["hasta", "a"].contains(words[place + 1].lexeme.lemma),
      isBareHour(words[place + 2].lexeme),
      place + 3 == words.count || mayFollowHour(words[place + 3].lexeme)
    {
      // Desde las nueve hasta las dos.
      let end = SpanishHours.hour(words[place + 2].lexeme.lemma)
      let span = "\(text) \(words[place + 1].lexeme.lemma) \(end)"
      return (Lexeme(lemma: span, wordClass: .adverb, kind: .duration), length + 3)
    }
    if bound == "a" { return lexicon.timePhrase(text).map { ($0.lexeme, length + 1) } }
    return (Lexeme(lemma: text, wordClass: .adverb, kind: .duration), length + 1)
  }

  private func isBareHour(_ word: Lexeme) -> Bool {
    ["una", "uno"].contains(word.lemma) || word.lemma == "un" && word.gender == .feminine
      || isHour(word)
  }

  /// Whether what stands behind a number leaves it an hour: no noun that is counted, and no part of the day that is said with it.
  private func mayFollowHour(_ next: Lexeme) -> Bool {
    switch next.wordClass {
    case .noun:
      return next.kind == .weekday
        || next.number != .plural && SpanishPieceWords.clocked.contains(verb ?? "")
          && !next.kind.isTemporal
    case .adposition: return next.lemma != "a" && next.lemma != "de"
    case .conjunction: return next.lemma != "y" && next.lemma != "o"
    case .numeral, .determiner, .adjective: return false
    default: return !SpanishPieceWords.partsOfDay.contains(next.lemma) && next.lemma != "menos"
    }
  }

  /// *Desde / siete / años, a / sesenta / y / cinco / años*: how old somebody was then.
  private func age(_ words: [Constituent], _ index: Int) -> (Lexeme, Int)? {
    guard words[index].lexeme.lemma != "sobre" else { return nil }
    let rest = words[(index + 1)...].prefix(4)
    guard let end = rest.firstIndex(where: { ["año", "años"].contains($0.lexeme.lemma) }),
      end > index + 1,
      words[(index + 1)..<end].allSatisfy({
        $0.lexeme.wordClass == .numeral || $0.lexeme.lemma == "y"
      }), words[end - 1].lexeme.wordClass == .numeral,
      end + 1 == words.count || words[end + 1].lexeme.lemma != "de"
    else { return nil }
    let years = words[(index + 1)..<end].map(\.lexeme.lemma).joined(separator: " ")
    let text = "\(words[index].lexeme.lemma) los \(years) años"
    return (Lexeme(lemma: text, wordClass: .adverb, kind: .duration), end - index + 1)
  }

  /// *Todo / noche, todo / días*: the whole of it, or each of them.
  private func wholeTime(_ time: Lexeme) -> Lexeme? {
    let text: String
    switch time.lemma {
    case "noche", "tarde", "mañana", "semana", "madrugada": text = "toda la \(time.lemma)"
    case "día":
      text = SpanishPieceWords.daily.contains(verb ?? "") ? "todos los días" : "todo el día"
    case "mes", "año", "verano", "invierno", "fin de semana", "rato", "curso":
      text = "todo el \(time.lemma)"
    case "días", "años", "meses", "veranos", "inviernos", "fines de semana":
      text = "todos los \(time.lemma)"
    case "noches", "tardes", "mañanas", "semanas": text = "todas las \(time.lemma)"
    case "sábados", "domingos": text = "todos los \(time.lemma)"
    default:
      guard time.kind == .weekday, time.number != .plural else { return nil }
      text = "todos los \(time.lemma)\(time.lemma.hasSuffix("s") ? "" : "s")"
    }
    return lexicon.known(text)
      ?? Lexeme(
        lemma: text, wordClass: .adverb, kind: text.hasPrefix("todo el") ? .duration : .frequency)
  }

  /// *Hablar / inglés / muy / bien*: the degree is of the adverb, and not of the noun before.
  private func degree(_ words: [Constituent], _ index: Int) -> (Lexeme, Int)? {
    guard index > 0, SpanishPieceWords.degrees.contains(words[index].lexeme.lemma),
      SpanishPieceWords.adverbs.contains(words[index + 1].lexeme.lemma),
      [.noun, .properNoun].contains(words[index - 1].lexeme.wordClass)
        || words[index - 1].lexeme.kind == .languageName,
      !words[index - 1].lexeme.kind.isTemporal, let verb,
      LanguageTables.tables(.spanish).frames[verb].pattern == .plain
        || LanguageTables.tables(.spanish).frames[verb].pattern == .grooming
    else { return nil }
    let text = "\(words[index].lexeme.lemma) \(words[index + 1].lexeme.lemma)"
    return (Lexeme(lemma: text, wordClass: .adverb, kind: .manner), 2)
  }
}

/// Words around hours and times.
private enum SpanishPieceWords {
  /// In how long a time.
  static let rates = [
    "día": "al día", "semana": "a la semana", "mes": "al mes", "año": "al año", "hora": "por hora",
  ]
  /// Verbs behind which a bare number is no hour.
  static let counting: WordSet = [
    "contar", "sumar", "restar", "multiplicar", "dividir", "ganar", "perder", "empatar", "subir",
    "bajar", "aumentar", "disminuir", "costar", "vender", "ser", "tocar", "jugar", "invitar",
    "matar",
  ]
  /// What is done by the clock, of which the noun behind an hour is what it is done to.
  static let clocked: WordSet = [
    "empezar", "comenzar", "acabar", "terminar", "abrir", "cerrar", "salir", "llegar",
  ]
  static let partsOfDay: WordSet = [
    "noche", "mañana", "tarde", "madrugada", "mediodía", "de la mañana", "de la tarde",
    "de la noche", "y media", "y cuarto", "menos cuarto",
  ]
  /// What is done once a day.
  static let daily: WordSet = [
    "levantarse", "acostarse", "despertarse", "ducharse", "bañarse", "lavarse", "tomar",
    "desayunar", "cenar", "almorzar", "ir", "peinarse", "vestirse",
  ]
  /// Words that make one with a noun behind these verbs.
  static let fixed: [String: WordSet] = {
    let going: WordSet = ["ir", "irse", "salir", "estar", "venir", "volver"]
    let dieting: WordSet = ["estar", "ponerse", "poner", "seguir"]
    let closing: WordSet = ["cerrar", "abrir", "estar", "dejar"]
    let leaving: WordSet = [
      "viajar", "ir", "irse", "emigrar", "mudarse", "venir", "viajar a", "trasladarse", "salir",
    ]
    return [
      "de fiesta": going, "a dieta": dieting, "con llave": closing, "por trabajo": leaving,
      "por negocios": leaving, "por placer": leaving,
    ]
  }()
  static let degrees: WordSet = ["muy", "bastante", "demasiado", "tan"]
  static let adverbs: WordSet = [
    "bien", "mal", "despacio", "temprano", "tarde", "pronto", "lejos", "cerca", "deprisa",
  ]
}
