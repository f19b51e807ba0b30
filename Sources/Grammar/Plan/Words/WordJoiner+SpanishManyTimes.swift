import AACCore

/// How long in no certain number: *trabajar / demasiadas / horas, esperar / muchos / días, dormir / pocas / horas* (NGLE §19.3, *cuantificadores
/// evaluativos*; §30.10, *complementos de duración*).
extension WordJoiner {
  /// The words with each of these in one piece.
  func lasting(_ words: [Constituent]) -> [Constituent] {
    guard isSpanish, words.count > (verb == nil ? 2 : 1),
      verb.map({ !ManyTimes.counting.contains($0) }) ?? true,
      words.contains(where: { ManyTimes.stems.contains(where: $0.lexeme.lemma.hasPrefix) }),
      !words.contains(where: { ManyTimes.counting.contains($0.lexeme.lemma) })
    else { return words }
    var words = words
    for index in words.indices where index + 1 < words.count && (index > 0 || verb != nil) {
      span(&words, index)
    }
    return words
  }

  private func span(_ words: inout [Constituent], _ index: Int) {
    let amount = words[index].lexeme
    let written = words[index + 1].lexeme.forms[FiniteForms.Mark.text]
    guard amount.kind == .quantity || amount.kind == .degree || amount.isDeterminerLike,
      index == 0
        || ![.adposition, .noun, .adjective].contains(words[index - 1].lexeme.wordClass),
      let stem = ManyTimes.stems.first(where: amount.lemma.hasPrefix),
      case let unit = words[index + 1].lexeme, unit.kind.isTemporal,
      let many = ManyTimes.plurals[unit.lemma] ?? ManyTimes.plurals[written ?? ""]
    else { return }
    let ending = stem == "bastante" ? "s" : ManyTimes.feminine.contains(many) ? "as" : "os"
    words[index].lexeme = Lexeme(
      lemma: "\(stem)\(ending) \(many)", wordClass: .adverb,
      kind: many == "veces" ? .frequency : .duration)
    words.remove(at: index + 1)
  }
}

private enum ManyTimes {
  static let stems = ["much", "poc", "demasiad", "bastante", "vari", "tant"]
  static let plurals: WordMap<String> = [
    "hora": "horas", "horas": "horas", "día": "días", "días": "días", "semana": "semanas",
    "semanas": "semanas", "mes": "meses", "meses": "meses", "año": "años", "años": "años",
    "minuto": "minutos", "minutos": "minutos", "noche": "noches", "noches": "noches",
  ]
  static let feminine: WordSet = ["horas", "semanas", "veces", "noches"]
  /// Verbs of which so much time is what they are said of or what one has.
  static let counting: WordSet = [
    "faltar", "quedar", "pasar", "ser", "haber", "tener", "costar", "perder", "tardar", "sobrar",
    "contar", "llevar", "hacer", "necesitar", "querer", "gustar", "más", "menos", "que", "cumplir",
    "hace", "desde hace", "durante", "dentro de", "en",
  ]
}
