import AACCore

/// Hours, ages, parts of the day and whole times whose article was not chosen: *a / siete, por / mañana, todo / noche, desde /
/// siete / años*, and an adverb with its degree behind a noun: *inglés / muy / bien* (NGLE §24.5, §21.2, §19.8, §30.5).
extension WordJoiner {
  /// The phrase that begins at a word, with its length.
  func spanishPiece(_ words: [Constituent], _ index: Int) -> (Constituent, Int)? {
    guard isSpanish, index + 1 < words.count else { return nil }
    let (word, next) = (words[index].lexeme, words[index + 1].lexeme)
    guard words[index].government == nil else { return nil }
    let found: (Lexeme, Int)?
    switch word.lemma {
    case "a", "hasta", "desde", "sobre": found = hour(words, index, 1) ?? age(words, index)
    case "antes" where next.lemma == "de", "después" where next.lemma == "de":
      found = hour(words, index, 2)
    case "antes de", "después de", "a partir de": found = hour(words, index, 1)
    case "por" where next.lemma == "mañana":
      found = (lexicon.known("por la mañana") ?? next, 2)
    case "todo", "toda", "todos", "todas": found = wholeTime(next).map { ($0, 2) }
    default: found = degree(words, index)
    }
    return found.map { (Constituent($0.0, tile: words[index].tile), $0.1) }
  }

  /// *A / siete, antes / de / diez*: a bare number behind one of these, with nothing that it could count.
  private func hour(_ words: [Constituent], _ index: Int, _ length: Int) -> (Lexeme, Int)? {
    let place = index + length
    guard place < words.count, isBareHour(words[place].lexeme),
      !SpanishPieceWords.counting.contains(verb ?? ""),
      index == 0 || words[index - 1].lexeme.wordClass != .numeral,
      !words[..<index].contains(where: { SpanishPieceWords.counting.contains($0.lexeme.lemma) }),
      place + 1 == words.count || mayFollowHour(words[place + 1].lexeme)
    else { return nil }
    let first = words[index].lexeme.lemma
    let bound = length == 1 || first.hasSuffix(" de") ? first : "\(first) de"
    let text = "\(bound) \(SpanishHours.hour(words[place].lexeme.lemma))"
    if bound == "a" { return lexicon.timePhrase(text).map { ($0.lexeme, length + 1) } }
    return (Lexeme(lemma: text, wordClass: .adverb, kind: .duration), length + 1)
  }

  private func isBareHour(_ word: Lexeme) -> Bool {
    if ["una", "uno"].contains(word.lemma) { return true }
    guard word.wordClass == .numeral else { return false }
    let number = SpanishNumerals.number(word.lemma) ?? Int(word.lemma) ?? 0
    return (1...12).contains(number)
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
  /// Verbs behind which a bare number is no hour.
  static let counting: WordSet = [
    "contar", "sumar", "restar", "multiplicar", "dividir", "ganar", "perder", "empatar", "subir",
    "bajar", "aumentar", "disminuir", "costar", "vender", "ser", "tocar", "jugar", "invitar",
    "ver", "matar", "contar hasta", "llegar a",
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
  static let degrees: WordSet = ["muy", "bastante", "demasiado", "tan"]
  static let adverbs: WordSet = [
    "bien", "mal", "despacio", "temprano", "tarde", "pronto", "lejos", "cerca", "deprisa",
  ]
}
