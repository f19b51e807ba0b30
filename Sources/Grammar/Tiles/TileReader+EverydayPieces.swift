import AACCore

/// Set phrases of Spanish that were laid in pieces: *todos / los / lunes, por / la / mañana, buenos / días, decir / que /
/// no* (NGLE §24.1, §30.9, §32.3, §43.1).
extension TileReader {
  /// The row with these in one piece; before anything else is read.
  func inOnePiece(_ words: [Constituent]) -> [Constituent] {
    guard variety.language == .spanish, words.count > 1,
      words.contains(where: { EverydayPieces.starts.contains($0.lexeme.lemma) })
    else { return words }
    var words = words
    joinGreeting(&words)
    joinTimes(&words)
    joinAnswer(&words)
    tellHour(&words)
    joinPointed(&words)
    return words
  }

  private func replace(
    _ words: inout [Constituent], _ range: Range<Int>, _ text: String, _ wordClass: WordClass,
    _ kind: SemanticKind
  ) {
    let known = tables.lexicon.word(text)?.lexeme
    words[range.lowerBound].lexeme =
      known ?? Lexeme(lemma: text, wordClass: wordClass, kind: kind)
    words.removeSubrange((range.lowerBound + 1)..<range.upperBound)
  }

  /// *Buenos / días, muchas / gracias*.
  private func joinGreeting(_ words: inout [Constituent]) {
    for index in words.indices.dropLast() {
      let pair = "\(words[index].lexeme.lemma) \(words[index + 1].lexeme.lemma)"
      guard let text = EverydayPieces.greetings[pair] ?? thanks(pair),
        index == 0 || words[index - 1].lexeme.kind == .social
      else { continue }
      words[index].lexeme = Lexeme(lemma: text, wordClass: .interjection, kind: .social)
      words.remove(at: index + 1)
      break
    }
    guard words.count == 2, words[0].lexeme.lemma == "muchas gracias",
      words[1].lexeme.wordClass == .noun, !words[1].lexeme.isHuman,
      let link = tables.lexicon.known("por")
    else { return }
    words.insert(Constituent(link), at: 1)
  }

  private func thanks(_ pair: String) -> String? {
    pair.hasPrefix("much") && pair.hasSuffix(" gracias") ? "muchas gracias" : nil
  }

  private func joinTimes(_ words: inout [Constituent]) {
    var index = 0
    while index < words.count - 1 {
      if let (text, length, kind) = time(words[index...]) {
        replace(&words, index..<(index + length), text, .adverb, kind)
      }
      index += 1
    }
  }

  /// The time at the start of the words, with its length.
  private func time(_ words: ArraySlice<Constituent>) -> (String, Int, SemanticKind)? {
    let lemmas = words.prefix(4).map(\.lexeme)
    let first = lemmas[0].lemma
    let isArticle = EverydayPieces.articles.contains(lemmas[1].lemma)
    if EverydayPieces.all.contains(first), lemmas.count > 2, isArticle,
      lemmas[2].kind.isTemporal || EverydayPieces.units.contains(lemmas[2].lemma),
      let unit = plural(lemmas[2])
    {
      let gender = tables.gender(of: lemmas[2])
      let isFeminine =
        gender == .feminine && !unit.hasPrefix("día") || EverydayPieces.feminine.contains(unit)
      return ("\(isFeminine ? "todas las" : "todos los") \(unit)", 3, .frequency)
    }
    if first == "por", lemmas.count > 2, isArticle, EverydayPieces.parts.contains(lemmas[2].lemma) {
      return ("por la \(lemmas[2].lemma)", 3, .time)
    }
    if first == "mañana", lemmas.count > 3, lemmas[1].lemma == "por",
      EverydayPieces.parts.contains(lemmas[3].lemma)
    {
      return ("mañana por la \(lemmas[3].lemma)", 4, .time)
    }
    if ["hasta", "desde"].contains(first), lemmas.count > 2, isArticle,
      lemmas[2].wordClass == .numeral
    {
      return ("\(first) las \(lemmas[2].lemma)", 3, .time)
    }
    if ["todo", "toda"].contains(first), lemmas.count > 1,
      EverydayPieces.parts.contains(lemmas[1].lemma)
        || ["día", "semana"].contains(lemmas[1].lemma),
      lemmas[1].number != .plural
    {
      return (
        "\(lemmas[1].lemma == "día" ? "todo el" : "toda la") \(lemmas[1].lemma)", 2, .duration
      )
    }
    if ["otro", "otra"].contains(first), lemmas[1].lemma == "vez", words.startIndex > 0 {
      return ("otra vez", 2, .frequency)
    }
    if first == "sin", lemmas[1].lemma == "querer" { return ("sin querer", 2, .manner) }
    if first == "los" || first == "el" && words.first?.lexeme.number == .plural,
      lemmas[1].kind == .weekday, let unit = plural(lemmas[1]),
      lemmas[1].wordClass == .noun
    {
      return ("los \(unit)", 2, .weekday)
    }
    return nil
  }

  private func plural(_ noun: Lexeme) -> String? {
    if noun.number == .plural || noun.lemma.hasSuffix("s") { return noun.lemma }
    return tables.morphology?.plural(of: noun.lemma, wordClass: .noun).first
  }

  /// *Decir / que / no, creer / que / sí*: what is said is yes or no.
  private func joinAnswer(_ words: inout [Constituent]) {
    guard let last = words.last?.lexeme.lemma, EverydayPieces.answers.contains(last),
      words.count > 1
    else { return }
    var start = words.count - 1
    guard start > 0 else { return }
    if words[start - 1].lexeme.lemma == "que" { start -= 1 }
    guard start > 0, EverydayPieces.saying.contains(words[start - 1].lexeme.lemma),
      words[start - 1].lexeme.wordClass == .verb,
      start < words.count - 1 || last == "no" && words[start - 1].lexeme.lemma == "decir"
    else { return }
    words[start].lexeme = Lexeme(lemma: "que \(last)", wordClass: .adverb, kind: .manner)
    words.removeSubrange((start + 1)...)
  }

  /// *Ser / las / tres*.
  private func tellHour(_ words: inout [Constituent]) {
    guard words.count == 3, words[0].lexeme.lemma == "ser", words[2].lexeme.wordClass == .numeral,
      EverydayPieces.articles.contains(words[1].lexeme.lemma),
      let hour = tables.lexicon.word("las \(words[2].lexeme.lemma)")?.lexeme
    else { return }
    words[1].lexeme = hour
    words.removeLast()
  }

  /// *Tú / sí / yo / no, mañana / sí, todo / bien*.
  private func joinContrast(_ words: inout [Constituent]) {
    let lemmas = words.map(\.lexeme.lemma)
    let text: String
    if words.count == 4, EverydayPieces.answers.contains(lemmas[1]),
      EverydayPieces.answers.contains(lemmas[3]), isCalledByName(words[0]), isCalledByName(words[2])
    {
      text = "\(lemmas[0]) \(lemmas[1]), \(lemmas[2]) \(lemmas[3])"
    } else if words.count == 2, lemmas[1] == "sí",
      words[0].lexeme.wordClass == .adverb && words[0].lexeme.kind.isTemporal
        || isCalledByName(words[0])
    {
      text = "\(lemmas[0]) sí"
    } else if words.count == 2, lemmas[0] == "todo", ["bien", "mal", "listo"].contains(lemmas[1]) {
      text = lemmas.joined(separator: " ")
    } else {
      return
    }
    words[0].lexeme = Lexeme(lemma: text, wordClass: .interjection, kind: .social)
    words.removeSubrange(1...)
  }

  private func isCalledByName(_ word: Constituent) -> Bool {
    word.lexeme.wordClass == .noun && !word.lexeme.kind.isTemporal
      || word.lexeme.wordClass == .pronoun && word.lexeme.kind == .person
      || word.lexeme.wordClass == .properNoun || word.lexeme.article == .bare
  }

  /// *Ese / no / este*: this one and not that one.
  private func joinPointed(_ words: inout [Constituent]) {
    joinContrast(&words)
    guard words.count == 3, words[1].lexeme.lemma == variety.language.plainNegator,
      words[0].lexeme.kind == .demonstrative, words[2].lexeme.kind == .demonstrative
    else { return }
    words[0].lexeme = Lexeme(
      lemma: "\(words[0].lexeme.lemma) no, \(words[2].lexeme.lemma)", wordClass: .interjection,
      kind: .social)
    words.removeSubrange(1...)
  }
}

/// Words of phrases in pieces.
enum EverydayPieces {
  static let greetings = [
    "buenos días": "buenos días", "bueno día": "buenos días", "buenos día": "buenos días",
    "buenas tardes": "buenas tardes", "bueno tarde": "buenas tardes",
    "buenas tarde": "buenas tardes", "bueno tardes": "buenas tardes",
    "bueno días": "buenos días", "bueno noches": "buenas noches",
    "buenas noches": "buenas noches", "bueno noche": "buenas noches",
    "buenas noche": "buenas noches", "muchas gracias": "muchas gracias",
    "mucho gracias": "muchas gracias", "mucho gusto": "mucho gusto",
    "buena suerte": "buena suerte", "bueno suerte": "buena suerte",
    "feliz cumpleaños": "feliz cumpleaños", "buen viaje": "buen viaje",
    "bueno viaje": "buen viaje", "buen provecho": "buen provecho",
  ]
  static let articles: WordSet = ["el", "la", "los", "las"]
  static let all: WordSet = ["todo", "todos", "todas", "toda"]
  static let parts: WordSet = ["mañana", "tarde", "noche"]
  static let units: WordSet = [
    "día", "noche", "mañana", "tarde", "semana", "mes", "año", "verano", "invierno", "días",
    "noches", "mañanas", "tardes", "semanas", "meses", "años", "fin de semana", "hora", "horas",
  ]
  static let feminine: WordSet = ["noches", "tardes", "mañanas", "semanas", "horas"]
  static let answers: WordSet = ["sí", "no"]
  static let saying: WordSet = ["decir", "creer", "pensar", "esperar", "parecer", "suponer"]
  static let starts: WordSet =
    all.union(parts).union(answers).union(["por", "hasta", "desde", "los"])
    .union([
      "otro", "otra", "sin", "el", "bueno", "buenos", "buenas", "buen", "buena", "mucho", "muchas",
      "feliz",
    ])
}
