import AACCore

/// A phrase of several words that says when or how often, by its shape and not from a list: *hace mucho tiempo, cada
/// dos horas, la última vez, en cinco minutos* (NGLE §24.1, §30.10–11).
struct SpanishTimePattern {
  let lexeme: Lexeme
  /// The time that it sets; nil: none.
  let tense: Tense?

  /// The pattern of a phrase's words; nil where it has none.
  init?(_ parts: [String], in lexicon: Lexicon) {
    if let times = Self.timesEach(parts, lexicon) {
      lexeme = times
      tense = nil
      return
    }
    guard parts.count > 1, let found = Self.reading(parts, lexicon) else { return nil }
    var lexeme = Lexeme(
      lemma: parts.joined(separator: " "), wordClass: .adverb, kind: found.kind)
    lexeme.isInferred = false
    self.lexeme = lexeme
    tense = found.tense
  }

  /// *Una vez al mes, dos veces a la semana, tres veces por semana* (NGLE §30.11).
  private static func timesEach(_ parts: [String], _ lexicon: Lexicon) -> Lexeme? {
    guard (4...5).contains(parts.count), parts[1] == "vez" || parts[1] == "veces",
      parts[2] == "al" || parts[2] == "a" || parts[2] == "por" && parts.count == 4,
      let unit = parts.last,
      lexicon.isUnitOfTime(unit),
      let gender = lexicon.known(unit)?.gender
    else { return nil }
    let each = parts[2] == "por" ? "por" : gender == .feminine ? "a la" : "al"
    var times = Lexeme(
      lemma: "\(parts[0]) \(parts[1]) \(each) \(unit)", wordClass: .adverb, kind: .frequency)
    times.isInferred = false
    return times
  }

  private static func reading(
    _ parts: [String], _ lexicon: Lexicon
  ) -> (kind: SemanticKind, tense: Tense?)? {
    let rest = parts.dropFirst()
    switch parts[0] {
    case "a" where rest.count == 3 && ["los", "las"].contains(rest.first):
      // A los seis años, a las dos semanas: at that age, after so long (NGLE §24.5).
      return rest.last.map(lexicon.isUnitOfTime) == true && isNumber(parts[2], lexicon)
        ? (.time, nil) : nil
    case "hace" where isSpan(rest, lexicon): return (.time, .past)
    case "desde" where rest.first == "hace" && isSpan(rest.dropFirst(), lexicon):
      return (.duration, nil)
    case "hoy" where rest.first == "hace" && isSpan(rest.dropFirst(), lexicon):
      return (.time, .past)
    case "cada" where isSpan(rest, lexicon) || isUnit(rest, lexicon): return (.frequency, nil)
    case "todos", "todas":
      return isEvery(rest, lexicon) ? (.frequency, nil) : nil
    case "casi" where rest.first == "todos" || rest.first == "todas":
      return isEvery(rest.dropFirst(), lexicon) ? (.frequency, nil) : nil
    case "en":
      if rest.count == 1, let year = rest.first.flatMap({ Int($0) }), (1000...2100).contains(year) {
        return (.time, year < firstOpenYear ? .past : nil)
      }
      if rest.count == 3, let month = rest.first, SpanishHours.isMonth(String(month)),
        let year = rest.last.flatMap({ Int($0) })
      {
        return (.time, year < firstOpenYear ? .past : nil)
      }
      guard rest.count > 1, let first = rest.first,
        amounts.contains(first) || isNumber(first, lexicon),
        isSpan(rest, lexicon)
      else { return nil }
      return (.time, .future)
    case "dentro" where rest.first == "de" && isSpan(rest.dropFirst(), lexicon):
      return (.time, .future)
    case "el" where parts.count == 6 && SpanishHours.isMonth(String(parts[3])):
      // El 3 de mayo de 2010.
      return Int(parts[5]).map { (.time, $0 < firstOpenYear ? .past : nil) }
    default:
      // Hora y media, dos años y medio: so long (NGLE §21.4).
      if parts.count > 2, parts.last == "media" || parts.last == "medio",
        parts[parts.count - 2] == "y", isSpan(parts[...], lexicon)
      {
        return (.duration, nil)
      }
      return ranked(parts, lexicon)
    }
  }

  /// *Los jueves, las Navidades, los fines de semana, los lunes por la tarde*: each of them (NGLE §19.8, *todos los*).
  private static func isEvery(_ words: ArraySlice<String>, _ lexicon: Lexicon) -> Bool {
    guard let article = words.first, article == "los" || article == "las" else { return false }
    let rest = words.dropFirst()
    let part = rest.firstIndex(of: "por") ?? rest.endIndex
    return isUnit(rest[..<part], lexicon)
      && (part == rest.endIndex
        || rest.count - (part - rest.startIndex) == 3 && rest[part + 1] == "la"
          && ["mañana", "tarde", "noche"].contains(rest[part + 2]))
  }

  private static func isUnit(_ words: ArraySlice<String>, _ lexicon: Lexicon) -> Bool {
    !words.isEmpty && lexicon.isUnitOfTime(words.joined(separator: " "))
  }

  /// Years before this one are over.
  private static let firstOpenYear = 2026

  /// *La última vez, la otra vez, el primer día, la noche anterior*.
  private static func ranked(
    _ parts: [String], _ lexicon: Lexicon
  ) -> (kind: SemanticKind, tense: Tense?)? {
    var words = parts[...]
    guard let article = words.first, ["el", "la", "los", "las", "al"].contains(article) else {
      return nil
    }
    words.removeFirst()
    guard words.count > 1, let rank = words.first(where: { ranks.contains($0) }),
      let last = words.last,
      let first = words.first, rank == first || rank == last
    else { return nil }
    let unit = (rank == first ? words.dropFirst() : words.dropLast()).joined(separator: " ")
    guard unit == "vez" || unit == "veces" || lexicon.isUnitOfTime(unit) else { return nil }
    switch rank {
    case "próxima", "próximo", "próximos", "próximas": return (.time, .future)
    case "siguiente": return (.time, unit == "vez" ? .future : nil)
    default: return (.time, .past)
    }
  }

  private static let ranks: WordSet = [
    "última", "último", "últimas", "últimos", "primera", "primer", "primeras", "primeros", "otra",
    "otro", "otras", "otros", "próxima", "próximo", "próximas", "próximos", "siguiente", "anterior",
    "segunda", "tercera",
  ]

  /// Whether the words are an amount of time: *mucho tiempo, un par de horas, años, dos semanas y media*.
  private static func isSpan(_ words: ArraySlice<String>, _ lexicon: Lexicon) -> Bool {
    guard let last = words.last(where: { !["y", "media", "medio"].contains($0) }) else {
      return false
    }
    guard last == "tiempo" || last == "siglos" || lexicon.isUnitOfTime(last) else { return false }
    return words.allSatisfy { word in
      word == last || amounts.contains(word) || ["y", "media", "medio", "de"].contains(word)
        || isNumber(word, lexicon)
    }
  }

  private static func isNumber(_ word: String, _ lexicon: Lexicon) -> Bool {
    Int(word) != nil || lexicon.known(word)?.wordClass == .numeral
      || SpanishNumerals.number(word) != nil
  }

  private static let amounts: WordSet = [
    "un", "una", "unos", "unas", "mucho", "mucha", "muchos", "muchas", "poco", "poca", "pocos",
    "pocas", "bastante", "bastantes", "algún", "algunos", "algunas", "varios", "varias", "tanto",
    "tantos", "tantas", "par", "más", "menos", "casi", "muchísimo", "apenas", "otro", "otra",
  ]
}
