import AACCore
import Grammar
import Testing

/// Rows of English tiles that are two sentences, or one that looks like two.
struct EnglishSequelTests {
  private static func realized(_ tiles: String) -> Realization? {
    let lexicon = Lexicon(language: .english)
    let lexemes = ClauseCase.words(tiles, lexicon).map { lexicon.lexeme(for: $0) }
    return TileReader(variety: .englishUnitedStates).readings(of: lexemes).first.map {
      ClauseRealizer().realize($0)
    }
  }

  @Test(arguments: [
    ("hurry up we be late", "Hurry up, we are late."),
    ("watch out car come", "Watch out, the car is coming."),
    ("be careful floor wet", "Be careful, the floor is wet."),
    ("stop it I not like it", "Stop it, I don't like it."),
    ("hurry up", "Hurry up."), ("come here mom", "Come here, Mom."),
  ])
  func aCallIsSetApart(_ tiles: String, _ text: String) {
    #expect(Self.realized(tiles)?.text == text)
  }

  @Test(arguments: [
    ("mom can I go park", "Mom, can I go to the park?"),
    ("dad where be my shoe", "Dad, where is my shoe?"),
    ("mom I be hungry", "Mom, I am hungry."), ("mom I want juice", "Mom, I want juice."),
    ("Ana do you want play", "Ana, do you want to play?"),
    ("I be sorry mom", "I am sorry, Mom."),
    // What is done to somebody, and somebody who does it.
    ("mom I love", "I love Mom."), ("mom love I", "Mom loves me."),
    ("mom be happy", "Mom is happy."),
  ])
  func whoIsSpokenToFirstHasNoPart(_ tiles: String, _ text: String) {
    #expect(Self.realized(tiles)?.text == text)
  }

  @Test(arguments: [
    ("close door cold", "Close the door, it is cold."),
    ("open window too hot", "Open the window, it is too hot."),
    ("don't run wet", "Don't run, it is wet."),
    ("change my position hurt", "Change my position, it hurts."),
    ("music too loud turn it down", "The music is too loud, turn it down."),
    // A quality of the thing itself.
    ("I close cold door", "I close the cold door."), ("I drink cold water", "I drink cold water."),
  ])
  func theReasonOfARequestFollows(_ tiles: String, _ text: String) {
    #expect(Self.realized(tiles)?.text == text)
  }

  @Test(arguments: [
    ("I bored want go outside", "I am bored, I want to go outside."),
    ("tired want sleep", "I am tired, I want to sleep."),
    ("I be cold can I have blanket", "I am cold, can I have a blanket?"),
    ("I be hungry what be for lunch", "I am hungry, what is for lunch?"),
    ("I tired I go bed", "I am tired, I go to bed."),
    ("throat hurt can't swallow", "My throat hurts, I can't swallow."),
    ("I can't walk knee hurt", "I can't walk, my knee hurts."),
    ("chest pain call ambulance", "I have chest pain, call an ambulance."),
    ("it be raining we stay inside", "It is raining, we stay inside."),
    ("baby sleep don't make noise", "The baby is sleeping, don't make a noise."),
    // One sentence.
    ("I want cold milk", "I want cold milk."), ("I don't want go", "I don't want to go."),
    ("I know he be sad", "I know he is sad."), ("my head hurt", "My head hurts."),
  ])
  func whatOneIsAndWhatOneWantsAreTwoSentences(_ tiles: String, _ text: String) {
    #expect(Self.realized(tiles)?.text == text)
  }

  @Test(arguments: [
    ("what if it rain", "What if it rains?"), ("what if mom not come", "What if Mom doesn't come?"),
    ("what be it", "What is it?"),
  ])
  func whatIsSupposedIsAsked(_ tiles: String, _ text: String) {
    #expect(Self.realized(tiles)?.text == text)
  }

  @Test(arguments: [
    "hurry up we be late", "mom can I go park", "close door cold", "I bored want go outside",
    "what if it rain", "do you want play", "she be going to eat", "I used to live here",
    "have you see my cat", "did you see that",
  ])
  func everyTileIsSaid(_ tiles: String) throws {
    let realization = try #require(Self.realized(tiles))
    let said = Set(realization.tokens.compactMap(\.tile))
    #expect(said == Set(0..<ClauseCase.words(tiles, Lexicon(language: .english)).count))
  }
}
