import AACCore

/// Phrases of time, greetings and names in pieces: *esta / mañana, hace / dos / día, la / semana / que / viene,
/// feliz / cumpleaños, papai / noel, silla / ruedas, san / Juan* (NGLE §24.1, §30.10; Cunha & Cintra, chapter 14).
extension WordJoiner {
  /// The words with these in one piece, each under the tile of its first word.
  func pieced(_ words: [Constituent], onlyTimes: Bool = false) -> [Constituent] {
    guard words.count > 1, words.contains(where: mayBePiece) else { return words }
    var result: [Constituent] = []
    result.reserveCapacity(words.count)
    var index = 0
    while index < words.count {
      if let (word, length) = piece(words, index, onlyTimes: onlyTimes) {
        result.append(word)
        index += length
      } else {
        result.append(words[index])
        index += 1
      }
    }
    return result
  }

  /// The words with *hace / tres / semanas, há / um / mês* in one piece.
  func timed(_ words: [Constituent]) -> [Constituent] {
    guard
      let index = words.indices.first(where: {
        said(words[$0]) == "hace" || !isSpanish && words[$0].lexeme.lemma == "haver"
      }), let (word, length) = ago(words, index) ?? longAgo(words, index)
    else { return words }
    var words = words
    words.replaceSubrange(index..<(index + length), with: [word])
    return words
  }

  private func mayBePiece(_ word: Constituent) -> Bool {
    word.lexeme.kind.isTemporal || PieceWords.firsts.contains(said(word))
      || !isSpanish
        && (word.lexeme.lemma == "haver" || PortugueseTimeWords.firsts.contains(word.lexeme.lemma))
  }

  /// What is written on the tile.
  private func said(_ word: Constituent) -> String {
    word.lexeme.forms[FiniteForms.Mark.text] ?? word.lexeme.lemma
  }

  private func piece(
    _ words: [Constituent], _ index: Int, onlyTimes: Bool
  ) -> (Constituent, Int)? {
    guard index + 1 < words.count, words[index].government == nil else { return nil }
    return thisTime(words, index) ?? coming(words, index) ?? ago(words, index)
      ?? portugueseTime(words, index) ?? (onlyTimes ? nil : named(words, index))
  }

  /// *Esta / mañana, este / fin de semana*: which one is said by its demonstrative.
  private func thisTime(_ words: [Constituent], _ index: Int) -> (Constituent, Int)? {
    guard words[index].lexeme.lemma == "este", words[index].lexeme.kind == .demonstrative else {
      return nil
    }
    let unit = words[index + 1].lexeme.lemma
    for form in ["esta", "este"] {
      let text = "\(form) \(unit)"
      if let known = lexicon.known(text), known.wordClass == .adverb {
        return (Constituent(known, tile: words[index].tile), 2)
      }
    }
    return nil
  }

  /// *La / semana / que / viene, el / sábado / pasado, semana / passada, próximo / lunes*.
  private func coming(_ words: [Constituent], _ index: Int) -> (Constituent, Int)? {
    var unit = index
    if words[unit].lexeme.wordClass == .determiner,
      words[unit].lexeme.lemma == (isSpanish ? "el" : "o")
    {
      unit += 1
    }
    guard unit + 1 < words.count, words[unit].lexeme.kind.isTemporal else { return nil }
    let next = said(words[unit + 1])
    let length: Int
    let tail: String
    if next == "que", unit + 2 < words.count,
      words[unit + 2].lexeme.lemma == (isSpanish ? "venir" : "vir")
    {
      tail = isSpanish ? "que viene" : "que vem"
      length = unit - index + 3
    } else if PieceWords.lasts.contains(next) {
      let isFeminine = PieceWords.feminine.contains(words[unit].lexeme.lemma)
      tail = (isSpanish ? "pasad" : "passad") + (isFeminine ? "a" : "o")
      length = unit - index + 2
    } else if PieceWords.nexts.contains(next), !isSpanish, words[unit].lexeme.number != .plural,
      !PortugueseDates.months.contains(words[unit].lexeme.lemma)
    {
      return comingNext(words[unit], words[index].tile, length: unit - index + 2)
    } else if PieceWords.nexts.contains(next) {
      let isFeminine = PieceWords.feminine.contains(words[unit].lexeme.lemma)
      tail = isFeminine ? "próxima" : "próximo"
      length = unit - index + 2
    } else {
      return nil
    }
    return lexicon.word("\(said(words[unit])) \(tail)").map {
      (Constituent($0.lexeme, tile: words[index].tile), length)
    }
  }

  /// *Hace / poco, hace / rato, hace / año*: how long ago by one word (NGLE §24.1).
  private func shortAgo(
    _ words: [Constituent], _ index: Int, _ first: String
  ) -> (Constituent, Int)? {
    guard isSpanish, first == "hace", index + 1 < words.count,
      index + 2 == words.count || words[index + 2].lexeme.wordClass != .noun
    else { return nil }
    let next = words[index + 1].lexeme
    guard
      PieceWords.units.contains(next.lemma) || next.kind.isTemporal
        || ["mucho", "poco", "rato", "tiempo"].contains(next.lemma)
    else { return nil }
    if next.lemma == "media hora", let span = lexicon.timePhrase("hace media hora") {
      return (Constituent(span.lexeme, tile: words[index].tile), 2)
    }
    for article in ["", "un ", "una "] {
      if let known = lexicon.known("hace \(article)\(next.lemma)"), known.wordClass == .adverb {
        return (Constituent(known, tile: words[index].tile), 2)
      }
    }
    return nil
  }

  /// *Hace / dos / día, há / dois / dia, dois / dia / atrás, dentro de / una / hora*.
  private func ago(_ words: [Constituent], _ index: Int) -> (Constituent, Int)? {
    let isImpersonal = !isSpanish && words[index].lexeme.lemma == "haver"
    let first = isImpersonal ? "há" : said(words[index])
    if let span = shortAgo(words, index, first) { return span }
    let isBefore = isImpersonal || PieceWords.counts.contains(first)
    let amount = isBefore ? index + 1 : index
    guard amount + 1 < words.count, isCounted(words[amount].lexeme),
      PieceWords.units.contains(words[amount + 1].lexeme.lemma)
        || words[amount + 1].lexeme.kind == .duration || words[amount + 1].lexeme.kind == .time
    else { return nil }
    let unit = words[amount + 1].lexeme
    let isBehind = amount + 2 < words.count && said(words[amount + 2]) == "atrás"
    guard isBefore || isBehind else { return nil }
    let isOne = ["uno", "un", "um", "una", "uma", "1"].contains(words[amount].lexeme.lemma)
    let feminine =
      unit.gender == .feminine || PieceWords.feminine.contains(unit.lemma)
      || unit.number == .plural && PieceWords.feminine.contains(String(unit.lemma.dropLast()))
    let count =
      isOne ? (isSpanish ? "un" : "um") + (feminine ? "a" : "") : counted(words[amount], feminine)
    let plural = LanguageTables.tables(variety.language).morphology?
      .plural(of: unit.lemma, wordClass: .noun).first
    let noun =
      isOne || unit.number == .plural || count == "media" ? unit.lemma : plural ?? unit.lemma
    // Dos días atrás is what Spanish says with hace.
    let head = isBefore ? first : isSpanish ? "hace" : ""
    let tail = isBehind && !isSpanish && !isBefore ? " atrás" : ""
    let text = (head.isEmpty ? "" : head + " ") + "\(count) \(noun)\(tail)"
    let length = amount - index + 2 + (isBehind ? 1 : 0)
    if first == "faz" {
      // Não durmo faz dois dias.
      return (
        Constituent(
          Lexeme(lemma: text, wordClass: .adverb, kind: .duration), tile: words[index].tile), length
      )
    }
    guard let known = lexicon.timePhrase(text) else { return nil }
    return (Constituent(known.lexeme, tile: words[index].tile), length)
  }

  private func isCounted(_ word: Lexeme) -> Bool {
    word.wordClass == .numeral
      || ["un", "uno", "um", "mucho", "muito", "poco", "pouco"].contains(word.lemma)
      || isSpanish && (word.lemma == "media" || word.lemma == "medio")
  }

  private func counted(_ word: Constituent, _ feminine: Bool) -> String {
    guard feminine else { return said(word) }
    switch word.lexeme.lemma {
    case "dois": return "duas"
    case "medio": return "media"
    default: return said(word)
    }
  }

  /// *Feliz / cumpleaños, buenos / días, papai / noel, silla / ruedas, san / Juan*: what is known as a whole.
  private func named(_ words: [Constituent], _ index: Int) -> (Constituent, Int)? {
    let first = said(words[index])
    // Es un buen día greets nobody.
    guard PieceWords.firsts.contains(first),
      index == 0 || !words[index - 1].lexeme.isDeterminerLike
    else { return nil }
    let next = words[index + 1]
    if PieceWords.titles.contains(first), next.lexeme.wordClass == .properNoun {
      var name = next
      name.lexeme.lemma = "\(first.capitalizedAtStart) \(next.lexeme.lemma)"
      name.tile = words[index].tile
      return (name, 2)
    }
    let lemma = next.lexeme.lemma
    for text in ["\(first) \(said(next))", "\(first) de \(lemma)", "\(first) de \(lemma)s"] {
      guard
        let known = lexicon.known(text)
          ?? lexicon.known(
            text.split(separator: " ").map { String($0).capitalizedAtStart }.joined(separator: " ")),
        known.wordClass == .interjection || known.wordClass == .noun
          || known.wordClass == .properNoun
      else { continue }
      return (Constituent(known, tile: words[index].tile), 2)
    }
    return nil
  }
}

/// What phrases in pieces begin with and are made of.
enum PieceWords {
  /// Words that something known as a whole may begin with, beside words of time.
  static let firsts: WordSet = [
    "feliz", "buenos", "buenas", "bom", "boa", "papá", "papai", "pai", "reyes", "silla",
    "cadeira", "san", "santa", "santo", "são", "por", "este", "esta", "hace", "há", "faz",
    "dentro de",
    "daqui a", "escova", "cepillo", "pasta", "fin", "fim", "guarda", "batata", "patata",
    "papa", "cachorro",
  ]
  /// Who somebody was when he was little.
  static let ages: WordSet = ["niño", "niña", "bebé"]
  static let titles: WordSet = ["san", "santa", "santo", "são"]
  static let counts: WordSet = ["hace", "há", "faz", "dentro de", "daqui a"]
  static let lasts: WordSet = ["pasado", "pasada", "passado", "passada"]
  static let nexts: WordSet = ["próximo", "próxima"]
  static let feminine: WordSet = [
    "semana", "hora", "noche", "mañana", "tarde", "noite", "manhã", "primavera", "vez", "navidad",
    "segunda-feira", "terça-feira", "quarta-feira", "quinta-feira", "sexta-feira",
  ]
  static let units: WordSet = [
    "segundo", "minuto", "hora", "día", "días", "semana", "semanas", "mes", "meses", "año", "años",
    "rato", "dia", "dias", "mês", "ano", "anos", "horas", "minutos", "vez",
  ]
}
