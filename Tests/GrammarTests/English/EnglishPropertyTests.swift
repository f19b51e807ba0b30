import AACCore
import Grammar
import Testing

/// What holds for every word, whichever it is.
struct EnglishPropertyTests {
  private static let subjects = ["I", "you", "he", "she", "it", "we", "they", "dog", "dogs", "mom"]
  private static let lexicon = Lexicon(language: .english)

  private static func say(_ subject: String, _ verb: String, _ options: [String]) -> String {
    EnglishClauses.say([subject], verb, ["apple"], options)
  }

  @Test(arguments: subjects)
  func everyVerbAgreesWithTheSubject(_ subject: String) {
    let isThird = ["he", "she", "it", "dog", "mom"].contains(subject)
    for verb in ["eat", "want", "see", "need", "frobnicate"] {
      let said = Self.say(subject, verb, [])
      #expect(said.contains(" \(verb)s ") == isThird, "\(said)")
      let negative = Self.say(subject, verb, ["negative"])
      #expect(negative.contains(isThird ? " doesn't \(verb) " : " don't \(verb) "), "\(negative)")
      let asked = Self.say(subject, verb, ["question"])
      // *Can I eat an apple? Are we eating an apple?*: of deeds leave and plans are asked about.
      let deed = subject == "I" ? "Can " : subject == "we" ? "Are " : "Do "
      #expect(
        asked.hasPrefix(isThird ? "Does " : ["want", "see", "need"].contains(verb) ? "Do " : deed)
          && asked.hasSuffix("?"), "\(asked)")
      #expect(Self.say(subject, verb, ["future"]).contains(" will \(verb) "))
    }
  }

  @Test func timeWordsSetTheTense() {
    let timed = Self.lexicon.allWords.filter { $0.tense != nil }
    #expect(timed.count >= 60)
    for word in timed {
      let text = EnglishClauses.say(["he"], "eat", [word.lexeme.lemma])
      switch word.tense {
      case .past: #expect(text.contains("He ate"), "\(text)")
      case .future: #expect(text.contains("He will eat"), "\(text)")
      default: #expect(text.contains("He eats") || text.contains("He is eating"), "\(text)")
      }
    }
  }

  @Test func aNumberMakesEveryCountNounPlural() {
    for word in Self.lexicon.allWords
    where word.lexeme.wordClass == .noun && word.lexeme.countability == .count
      && word.lexeme.number == nil && word.lexeme.kind == .food
    {
      let plural = EnglishMorphology().plural(of: word.lexeme.lemma, wordClass: .noun)[0]
      let text = EnglishClauses.say(["I"], "want", ["two", word.lexeme.lemma])
      #expect(text == "I want two \(plural).")
    }
  }

  @Test func unknownWordsAreUsedAndMarked() {
    let clause = EnglishClauses.clause(subject: ["I"], verb: "want", complements: ["grommet"])
    let realization = ClauseRealizer().realize(clause)
    #expect(realization.text == "I want a grommet.")
    #expect(realization.trace.contains { $0.kind == .inferred })
  }
}
