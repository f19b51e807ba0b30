import AACCore
import Grammar
import Testing

struct RomanceSentencesTests {
  private static let spanish = ClauseCase.table("clauses-es")
  private static let portuguese = ClauseCase.table("clauses-pt")

  @Test(arguments: spanish + portuguese)
  func sentenceIsAnAcceptedOne(_ example: ClauseCase) {
    let text = ClauseRealizer().realize(example.clause).text
    #expect(example.accepted.contains(text), "\(example.line) gave \(text)")
  }

  @Test func tablesHoldAtLeastAHundredAndFiftySentences() {
    #expect(Self.spanish.count >= 150)
    #expect(Self.portuguese.count >= 150)
  }

  @Test(arguments: spanish + portuguese)
  func textIsWellFormed(_ example: ClauseCase) {
    let realization = ClauseRealizer().realize(example.clause)
    let text = realization.text
    #expect(!text.contains("  "))
    #expect(
      text.contains("¿") == (text.hasSuffix("?") && example.clause.variety.language == .spanish))
    let first = text.drop { $0 == "¿" }.first
    #expect(first?.isUppercase == true)
    let joined = realization.tokens.reduce("") { $0 + ($1.hasSpaceBefore ? " " : "") + $1.text }
    #expect(joined == text)
  }

  @Test(arguments: spanish + portuguese)
  func everyTileIsWithinTheChoice(_ example: ClauseCase) {
    let count = example.clause.subject.count + 1 + example.clause.complements.count
    let tiles = ClauseRealizer().realize(example.clause).tokens.compactMap(\.tile)
    #expect(tiles.allSatisfy { (0..<count).contains($0) })
  }

  private static let changing: Set<String> = [
    "conocer", "parecer", "haber", "haver", "creer", "pensar", "achar",
  ]

  /// But for what only stands beside a negation (*nada, tampoco*), what is doubted (*no creo que llueva*), whom one met or did not know (*conocí, no conocía*) or not there, whom one has none of (*no tengo hermanos*), articles (*não comi a maçã*), and
  /// Portugal's pronouns, which change their place, a negation is one word more.
  @Test func takingTheNegatorOutGivesTheSentenceBack() {
    let polar: Set<GrammarRule> = [.negativeWord, .doubleNegation, .negativeForm, .request]
    var compared = 0
    for example in Self.spanish + Self.portuguese
    where !example.clause.isNegative
      && example.clause.variety != .portuguesePortugal
      && !Self.changing.contains(example.clause.verb?.lexeme.lemma ?? "haber")
      && example.clause.complements.first?.lexeme.lemma != "hermano"
    {
      var clause = example.clause
      let before = ClauseRealizer().realize(clause)
      clause.isNegative = true
      let negative = ClauseRealizer().realize(clause)
      guard !negative.trace.contains(where: { polar.contains($0.kind) }) else { continue }
      let negator = clause.variety.language == .spanish ? "no" : "não"
      guard !before.tokens.contains(where: { $0.text.lowercased() == negator }) else { continue }
      let articles: Set<GrammarRule?> = [.articleDefinite, .articleIndefinite, .articleGeneral]
      func words(_ made: Realization) -> [String] {
        zip(made.tokens, Realization.reasons(for: made.tokens, in: made.trace))
          .filter { !articles.contains($1) }.map { $0.0.text.lowercased() }
      }
      var without = words(negative)
      if let place = without.firstIndex(of: negator) { without.remove(at: place) }
      #expect(without == words(before), "\(before.text) \(negative.text)")
      compared += 1
    }
    #expect(compared > 300)
  }

  @Test(arguments: spanish + portuguese)
  func everyRuleExplainsItselfInEveryLanguage(_ example: ClauseCase) {
    for rule in ClauseRealizer().realize(example.clause).trace {
      #expect(Language.allCases.allSatisfy { !rule.explanation[$0].isEmpty })
    }
  }

  @Test func personalAIsExplained() {
    let clause = ClauseCase.clause("yo/ver/mamá", flags: "", .spanishSpain)
    let rules = ClauseRealizer().realize(clause).trace.filter { $0.rule == "personal-a" }
    #expect(
      rules.map(\.explanation.es) == [
        "añadí «a»: «ver» lleva «a» delante de personas y de animales"
      ])
  }

  @Test(arguments: [
    (
      "yo/lavarse/manos", "", "article-own",
      "añadí «las» delante de «manos»: ya se sabe de quién es"
    ),
    (
      "yo/gustar/pizza", "", "article-general",
      "añadí «la» delante de «pizza»: se habla de todo lo que se llama así"
    ),
    ("yo/querer/algo", "n", "negative-form", "cambié «algo» por «nada»: así se dice al negar"),
    (
      "/dar/agua mí", "r", "pronoun-form",
      "cambié «mí» por «me»: es la forma del pronombre en ese lugar"
    ),
    ("/querer/agua", "", "quick-mode", "sin sujeto habla quien usa el tablero: «yo»"),
    ("tú/querer/qué", "", "subject-dropped", "callé «tú»: el verbo ya dice la persona"),
    ("mamá+yo/ir/parque", "", "joined-subjects", "conté juntos «mamá + yo»: el verbo va en plural"),
    (
      "yo/comer/pan queso", "", "coordination",
      "añadí «y» delante de «queso»: va junto con lo anterior"
    ),
  ])
  func reasonsAreTrueAndPlain(_ input: String, _ flags: String, _ rule: String, _ reason: String) {
    let clause = ClauseCase.clause(input, flags: flags, .spanishSpain)
    let rules = ClauseRealizer().realize(clause).trace.filter { $0.rule == rule }
    #expect(rules.map(\.explanation.es).contains(reason))
  }

  @Test(arguments: [
    // What is known for another reason keeps its own, and a pronoun that is said as it was chosen has none.
    ("yo/ver/manos", "article-own"), ("yo/comer/pizza", "article-general"),
    ("yo/querer/algo", "negative-form"), ("yo/querer/agua", "quick-mode"),
    ("tú/querer/agua", "subject-dropped"),
  ])
  func reasonsThatDoNotHoldAreNotGiven(_ input: String, _ rule: String) {
    let clause = ClauseCase.clause(input, flags: "", .spanishSpain)
    #expect(!ClauseRealizer().realize(clause).trace.contains { $0.rule == rule })
  }

  @Test func unknownWordIsMarked() {
    let clause = ClauseCase.clause("yo/querer/zarambol", flags: "", .spanishSpain)
    let realization = ClauseRealizer().realize(clause)
    #expect(realization.text == "Yo quiero un zarambol.")
    #expect(realization.trace.contains { $0.rule == "inferred" && $0.word == "zarambol" })
  }

  @Test func governmentOfThePairOverrulesTheFrame() {
    var clause = ClauseCase.clause("yo/jugar/pelota", flags: "", .spanishSpain)
    clause.complements[0].government = Government(text: "con ?")
    #expect(ClauseRealizer().realize(clause).text == "Yo juego con la pelota.")
    clause.complements[0].government = Government(text: "con a")
    #expect(ClauseRealizer().realize(clause).text == "Yo juego con una pelota.")
  }

  @Test(arguments: [
    (LanguageVariety.spanishSpain, "Vosotros queréis agua."),
    (.spanishMexico, "Ustedes quieren agua."), (.spanishArgentina, "Ustedes quieren agua."),
  ])
  func vosotrosIsSaidAsInTheVariety(_ variety: LanguageVariety, _ text: String) {
    let clause = ClauseCase.clause("vosotros/querer/agua", flags: "", variety)
    #expect(ClauseRealizer().realize(clause).text == text)
  }
}
