import AACCore
import Grammar
import Testing

struct LexiconTests {
  @Test(arguments: [Language.spanish, .portuguese])
  func timeWordsThatSetATenseAreAtLeastSixty(_ language: Language) {
    #expect(Lexicon(language: language).allWords.count { $0.tense != nil } >= 60)
  }

  /// The tense that a word sets is that of the sentence, as if it had been chosen.
  @Test(arguments: [Language.spanish, .portuguese])
  func everyTimeWordSetsTheTenseOfItsSentence(_ language: Language) {
    let variety: LanguageVariety = language == .spanish ? .spanishMexico : .portugueseBrazil
    let lexicon = Lexicon(language: language)
    for word in lexicon.allWords where word.lexeme.wordClass == .adverb {
      guard let tense = word.tense else { continue }
      var clause = Clause(variety: variety)
      clause.subject = [
        Constituent(lexicon.lexeme(for: language == .spanish ? "ella" : "ela"), tile: 0)
      ]
      clause.verb = Constituent(
        lexicon.lexeme(for: language == .spanish ? "bailar" : "dançar", expecting: .verb), tile: 1)
      clause.complements = [Constituent(word.lexeme, tile: 2)]
      let plan = ClausePlanner(language: language).plan(clause)
      #expect(plan.tense == tense, "\(word.lexeme.lemma)")
    }
  }

  @Test(arguments: [
    ("ayer", Tense.past), ("mañana", .future), ("ahora", .present), ("la semana pasada", .past),
  ])
  func timeWordSetsItsTense(_ word: String, _ tense: Tense) {
    #expect(Lexicon(language: .spanish).word(word)?.tense == tense)
  }

  @Test func pluralOfAKnownNounKeepsItsKind() {
    let lexeme = Lexicon(language: .spanish).lexeme(for: "perros")
    #expect(lexeme.number == .plural)
    #expect(lexeme.kind == .animal)
    #expect(!lexeme.isInferred)
  }

  @Test func unknownWordsAreInferredFromTheirForm() {
    let lexicon = Lexicon(language: .spanish)
    #expect(lexicon.lexeme(for: "zarambear", expecting: .verb).wordClass == .verb)
    let name = lexicon.lexeme(for: "Lucía")
    #expect(name.wordClass == .properNoun)
    #expect(name.isHuman)
    let noun = lexicon.lexeme(for: "zarambola")
    #expect(noun.wordClass == .noun)
    #expect(noun.gender == .feminine)
    #expect(noun.isInferred)
  }
}

extension Lexeme {
  fileprivate var isHuman: Bool { animacy == .human }
}
