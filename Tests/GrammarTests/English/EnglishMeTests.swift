import AACCore
import Grammar
import Testing

/// Rows in which *me* stands for *I*, and rows in which somebody wants something because of how he is.
struct EnglishMeTests {
  private static func text(_ tiles: String) -> String? {
    let lexicon = Lexicon(language: .english)
    let lexemes = ClauseCase.words(tiles, lexicon).map { lexicon.lexeme(for: $0) }
    return TileReader(variety: .englishUnitedStates).readings(of: lexemes).first.map {
      ClauseRealizer().realize($0).text
    }
  }

  @Test(arguments: [
    ("juice want me", "I want juice."), ("tired me very", "I am very tired."),
    ("know not me", "I don't know."), ("go me home", "I go home."),
    // What is done to one.
    ("mom want me", "Mom wants me."), ("dog like me", "The dog likes me."),
    ("help me", "Help me."), ("push me", "Push me."), ("wait for me", "Wait for me."),
  ])
  func meIsWhoIsSoWhereNobodyElseIs(_ tiles: String, _ text: String) {
    #expect(Self.text(tiles) == text)
  }

  @Test(arguments: [
    ("thirsty juice want", "I am thirsty, I want juice."),
    ("tired sleep want", "I am tired, I want to sleep."),
    // What the thing is like.
    ("want cold water", "I want cold water."), ("big dog want", "I want a big dog."),
  ])
  func aFeelingIsNotThatOfTheThing(_ tiles: String, _ text: String) {
    #expect(Self.text(tiles) == text)
  }
}
