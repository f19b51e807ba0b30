import AACCore

extension Lexicon {
  /// A phrase that says when, made by rule of a unit of time and *last, next, ago, in*; nil when the
  /// text is none (NGLE §24.1, §30.10; Cunha & Cintra, chapter 14).
  func timePhrase(_ text: String) -> SmallWord? {
    guard language != .english else { return nil }
    guard text.utf8.contains(UInt8(ascii: " ")) else {
      guard let hour = ClockFigure.hour(text) else { return nil }
      return language == .spanish
        ? SpanishHours.phrase("\(hour == 1 ? "la" : "las") \(text)")
        : PortugueseHours.phrase("às \(text)")
    }
    if language == .spanish, !isHalfMore(text), let hour = SpanishHours.phrase(text) { return hour }
    if language == .portuguese,
      let phrase = PortugueseDates.phrase(text) ?? PortugueseHours.phrase(text)
    {
      return phrase
    }
    var parts = text.split(separator: " ").map(String.init)
    if language == .spanish, let one = parts.firstIndex(of: "un"), one + 1 < parts.count,
      known(parts[one + 1])?.gender == .feminine
    {
      // Dentro de / una / hora: the tile is the word un (NGLE §21.2).
      parts[one] = "una"
      return timePhrase(parts.joined(separator: " "))
    }
    if language == .spanish, let pattern = SpanishTimePattern(parts, in: self) {
      return SmallWord(pattern.lexeme, tense: pattern.tense, phrase: text, place: .end)
    }
    if let phrase = counted(parts) {
      return time(text, phrase.tense, language == .portuguese ? agreeing(parts) : text)
    }
    if language == .portuguese, let tense = partOfDay(parts) { return time(text, tense, text) }
    let start = parts.first ?? ""
    let hasArticle = Self.starts.contains(start)
    if hasArticle { parts.removeFirst() }
    guard let unit = unit(parts), let tense = tense(around: unit, parts) else {
      return language == .portuguese ? laidTime(text) : nil
    }
    if language == .portuguese, start == "no" || start == "na" { return time(text, tense, text) }
    let phrase =
      (hasArticle && language == .spanish) ? text : article(unit) + parts.joined(separator: " ")
    return time(text, tense, phrase)
  }

  /// *Dos horas y media* last, *las dos y media* is when (NGLE §21.4).
  private func isHalfMore(_ text: String) -> Bool {
    (text.hasSuffix("s y media") || text.hasSuffix("a y media") || text.hasSuffix(" y medio"))
      && text.split(separator: " ").dropLast(2).last.map { isUnitOfTime(String($0)) } == true
  }

  private static let starts: WordSet = ["el", "la", "los", "las", "o", "a", "no", "na"]

  private func time(_ text: String, _ tense: Tense, _ phrase: String) -> SmallWord {
    var lexeme = Lexeme(lemma: text, wordClass: .adverb, kind: .time)
    lexeme.isInferred = false
    return SmallWord(lexeme, tense: tense, phrase: phrase, place: .end)
  }

  private func article(_ unit: String) -> String {
    // Em julho próximo: months have no article (Cunha & Cintra, chapter 9).
    if language == .portuguese, PortugueseDates.months.contains(unit) { return "em " }
    let gender =
      known(unit)?.gender ?? LanguageTables.tables(language).morphology?.gender(of: unit)
    let isFeminine = gender == .feminine
    return language == .spanish ? (isFeminine ? "la " : "el ") : (isFeminine ? "na " : "no ")
  }

  /// *Domingo, semana, verano*: the unit in *próximo domingo, semana pasada, año que viene*.
  private func unit(_ parts: [String]) -> String? {
    let rest = parts.filter { !Self.nexts.contains($0) && !PieceWords.lasts.contains($0) }
    let words =
      rest.suffix(2) == ["que", language == .spanish ? "viene" : "vem"]
      ? Array(rest.dropLast(2)) : rest
    guard parts.count > 1, words.count < parts.count else { return nil }
    let unit = words.joined(separator: " ")
    return isUnit(unit) ? unit : nil
  }

  private func tense(around unit: String, _ parts: [String]) -> Tense? {
    if parts.contains(where: PieceWords.lasts.contains) { return .past }
    return parts.contains(where: Self.nexts.contains) || parts.contains("que") ? .future : nil
  }

  private static let nexts: WordSet = ["próximo", "próxima"]
  /// *Hace dos días, dentro de una hora; há dois dias, um ano atrás, daqui a uma hora*.
  private func counted(_ parts: [String]) -> (tense: Tense, unit: String)? {
    var parts = parts
    let tense: Tense
    if parts.last == "atrás" {
      parts.removeLast()
      tense = .past
    } else if parts[0] == "hace" || parts[0] == "há" {
      parts.removeFirst()
      tense = .past
    } else if parts.starts(with: ["dentro", "de"]) || parts.starts(with: ["daqui", "a"]) {
      parts.removeFirst(2)
      tense = .future
    } else {
      return nil
    }
    guard parts.count == 2, isAmount(parts[0]), let unit = singular(parts[1]) else { return nil }
    return (tense, unit)
  }

  /// Whether a text says how many or how much.
  func isAmount(_ word: String) -> Bool {
    guard let lexeme = known(word) else { return Int(word) != nil }
    return lexeme.wordClass == .numeral || lexeme.wordClass == .determiner
      || lexeme.kind == .quantity
  }

  private func singular(_ word: String) -> String? {
    if isUnit(word) { return word }
    return singulars(of: word).first(where: isUnit)
  }

  /// *Ontem à noite, hoje de manhã, domingo à tarde*.
  private func partOfDay(_ parts: [String]) -> Tense? {
    guard parts.count == 3,
      ["de manhã", "à tarde", "à noite"].contains(parts[1...].joined(separator: " "))
    else { return nil }
    if parts[0] == "hoje" { return parts[2] == "manhã" ? .past : .future }
    guard known(parts[0])?.kind.isTemporal == true else { return nil }
    return tense(of: parts[0])
  }

  private func isUnit(_ word: String) -> Bool {
    if known(word)?.kind.isTemporal == true { return true }
    return Self.units.contains(word)
  }

  /// Whether a word is a unit of time in the singular or the plural.
  func isUnitOfTime(_ word: String) -> Bool { singular(word) != nil }

  private static let units: WordSet = [
    "segundo", "minuto", "hora", "día", "semana", "mes", "año", "verano", "invierno", "otoño",
    "primavera", "curso", "fin de semana", "finde", "rato", "dia", "mês", "ano", "verão", "inverno",
    "outono", "Navidad", "Natal", "vez",
  ]
}
