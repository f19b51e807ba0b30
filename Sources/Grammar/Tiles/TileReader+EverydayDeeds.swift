import AACCore

/// What is thought of doing something, and short warnings of Spanish: *fumar / ser / malo, cocinar / difícil, cuidado / coche,
/// mañana / sábado* (NGLE §26.6, §37.7, §42.14).
extension TileReader {
  /// The row with these put right.
  func deeds(_ words: inout [Constituent]) {
    judgeDeed(&words)
    warn(&words)
    nameDay(&words)
  }

  /// *Fumar / ser / malo, hablar / por teléfono / difícil*: the infinitive is what it is said of.
  private func judgeDeed(_ words: inout [Constituent]) {
    guard words.count > 1, let deed = words.first?.lexeme, deed.isInfinitive,
      let last = words.last?.lexeme,
      last.wordClass == .adjective, EverydayDeeds.judged.contains(last.lemma),
      !frame(of: words[0]).isCopular, frame(of: words[0]).pattern != .experiencer,
      !EverydayDeeds.held.contains(deed.lemma), !frame(of: words[0]).isStrongOpener
    else { return }
    var end = words.count - 1
    while end > 1, words[end - 1].lexeme.kind == .degree || words[end - 1].lexeme.kind == .quantity
    {
      end -= 1
    }
    let hasCopula = words[end - 1].lexeme.lemma == "ser"
    if hasCopula { end -= 1 }
    guard end > 0,
      words[1..<end].allSatisfy({
        $0.lexeme.wordClass == .adverb || hasCopula && $0.lexeme.wordClass == .noun
          || $0.lexeme.wordClass == .adposition
      }), !words[1..<end].contains(where: { $0.lexeme.isBeing })
    else { return }
    words[0].lexeme = Lexeme(
      lemma: words[..<end].map(\.lexeme.lemma).joined(separator: " "), wordClass: .properNoun,
      kind: .activity)
    words[0].lexeme.animacy = .inanimate
    words[0].lexeme.gender = .masculine
    words[0].lexeme.number = .singular
    words[0].lexeme.article = .bare
    words[words.count - 1].lexeme.kind = .quality
    words.removeSubrange(1..<end)
    if !hasCopula {
      words.insert(Constituent.linking("ser"), at: 1)
    }
  }

  /// *Cuidado / coche*: with what.
  private func warn(_ words: inout [Constituent]) {
    guard words.count == 2, words[0].lexeme.lemma == "cuidado",
      words[1].lexeme.wordClass == .noun, let what = named(words[1].lexeme)
    else { return }
    words[0].lexeme = Lexeme(
      lemma: "cuidado con \(what)", wordClass: .interjection, kind: .social)
    words.removeLast()
  }

  /// *Mañana / sábado*: which day it is.
  private func nameDay(_ words: inout [Constituent]) {
    guard words.count == 2, ["hoy", "mañana"].contains(words[0].lexeme.lemma),
      words[1].lexeme.kind == .weekday
    else { return }
    words.insert(Constituent.linking("ser"), at: 1)
  }
}

/// Words of such rows.
enum EverydayDeeds {
  /// What is thought of doing something.
  static let judged: WordSet = [
    "difícil", "fácil", "peligroso", "malo", "bueno", "divertido", "aburrido", "caro", "importante",
    "imposible", "sano", "prohibido", "complicado", "genial",
  ]
  /// Verbs whose adjective is of their object or their subject.
  static let held: WordSet = [
    "querer", "tener", "sentirse", "sentir", "ponerse", "quedarse", "parecer", "ver", "comprar",
    "necesitar", "hacer", "dar", "leer", "haber", "preferir", "encontrar", "contar",
  ]
}
