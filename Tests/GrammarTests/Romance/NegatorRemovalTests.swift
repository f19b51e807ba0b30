import AACCore
import Foundation
import Grammar
import Testing

/// A negation is one word more, and nothing else: the example of every frame, in the present, the past and the future, with
/// its articles and prepositions (NGLE §48.1; Cunha & Cintra, chapter 14, *Advérbios de negação*).
struct NegatorRemovalTests {
  /// Verbs of whose object none is meant when they are denied: *não quero maçã, não tenho ideia, não receitou remédio*.
  private static let ofNone: Set<String> = ["querer", "ter", "receitar", "aliviar"]
  /// Verbs of which it is known what was left: *não comi a maçã, no le presta el lápiz*.
  private static let ofKnown: Set<String> = [
    "ler", "escrever", "contar", "assistir", "cantar", "comer", "dar", "emprestar", "enviar",
    "mandar", "escolher", "vender", "pilotar", "pregar", "fritar", "grelhar", "recitar", "declamar",
    "pintar", "olhar para", "mostrar", "dirigir", "prestar", "rifar", "recomendar", "gravar",
    "revelar",
  ]
  /// What is negative already (*nada*), and *dejar*, which means another thing: *no me deja jugar*.
  private static let negative: Set<String> = ["nada"]
  private static let ofOtherMeaning: Set<String> = ["dejar", "conocer"]

  /// Articles, also within a preposition that is *a*, which is written like one.
  private static let articles: Set<String> = [
    "o", "a", "os", "as", "um", "uma", "el", "la", "los", "las", "un", "una", "ao", "à", "al",
  ]
  private static let plain = [
    "no": "em", "na": "em", "num": "em", "numa": "em", "do": "de", "da": "de", "del": "de",
  ]

  private static func inputs(_ language: Language) -> [String] {
    let file = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Data/grammar/\(language.code)/frames.csv")
    // A missing file fails the count of inputs.
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").dropFirst().compactMap {
      let fields = $0.split(separator: ",", omittingEmptySubsequences: false)
      return fields.count == 7 ? String(fields[5]) : nil
    }
  }

  /// The words without the negator; where an article may be another, without articles.
  private func words(_ made: Realization, _ negator: String, isStrict: Bool) -> [String] {
    var words = made.tokens.map { $0.text.lowercased() }
    if let place = words.firstIndex(of: negator) { words.remove(at: place) }
    guard !isStrict else { return words }
    return words.compactMap { word in
      Self.plain[word] ?? (Self.articles.contains(word) ? nil : word)
    }
  }

  @Test(arguments: [LanguageVariety.spanishSpain, .portugueseBrazil], ["", "p", "f"])
  func takingTheNegatorOutGivesTheSentenceBack(_ variety: LanguageVariety, _ tense: String) {
    let negator = variety.language == .spanish ? "no" : "não"
    let inputs = Self.inputs(variety.language)
    #expect(inputs.count > 1_800)
    for input in inputs {
      var clause = ClauseCase.clause(input, flags: tense, variety)
      let verb = clause.verb?.lexeme.lemma ?? ""
      guard !clause.complements.contains(where: { Self.negative.contains($0.lexeme.lemma) }),
        !Self.ofOtherMeaning.contains(verb)
      else { continue }
      let before = ClauseRealizer().realize(clause)
      clause.isNegative = true
      let negative = ClauseRealizer().realize(clause)
      let isStrict = !Self.ofNone.contains(verb) && !Self.ofKnown.contains(verb)
      #expect(
        words(negative, negator, isStrict: isStrict) == words(before, negator, isStrict: isStrict),
        "\(before.text) \(negative.text)")
    }
  }
}
