import AACCore
import Grammar
import Testing

/// Telegraphic rows of English tiles: what they leave out, and what belongs to one noun.
struct EnglishTelegraphTests {
  @Test(arguments: [
    ("boy who hit I be here", "The boy who hit me is here."),
    ("I want the one that be red", "I want the one that is red."),
    ("the one who break it be Tom", "The one who broke it is Tom."),
    ("I know someone who can help", "I know someone who can help."),
    ("cookie that grandma make be delicious", "The cookie that Grandma makes is delicious."),
    ("boy I like be kind", "The boy I like is kind."),
    ("this be book I want", "This is the book I want."),
    ("people who talk loud scare I", "The people who talk loudly scare me."),
    // A question, a clause that is said or thought, and what one points at.
    ("who hit I", "Who hit me?"), ("I think that dog be sad", "I think that the dog is sad."),
    ("I want that toy", "I want that toy."), ("I know who do it", "I know who did it."),
  ])
  func aClauseThatBelongsToOneNounStaysWithIt(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("swim be fun", "Swimming is fun."),
    ("run in hall be not allowed", "Running in the hall isn't allowed."),
    ("draw be my favorite thing", "Drawing is my favorite thing."),
    ("thank you for come", "Thank you for coming."),
    ("thanks for help I", "Thanks for helping me."),
    // Somebody does it, or a thing is thanked for.
    ("I swim in pool", "I swim in the pool."), ("be nice", "Be nice."),
    ("thank you for present", "Thank you for the present."),
  ])
  func whatIsDoneCanBeSpokenOf(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("bus late today", "The bus is late today."), ("soup too hot", "The soup is too hot."),
    ("pool water cold", "The pool water is cold."),
    ("my red car the best", "My red car is the best."),
    ("phone no battery", "The phone has no battery."), ("me thirsty", "I am thirsty."),
    ("there six egg in box", "There are six eggs in a box."), ("mom at work", "Mom is at work."),
    ("elephant biggest animal at zoo", "The elephant is the biggest animal at the zoo."),
    ("I tired of wait", "I am tired of waiting."), ("I ready go", "I am ready to go."),
    ("phone not working", "The phone isn't working."), ("that not fair", "That isn't fair."),
    // A thing that is only named, and rows that have their verb.
    ("red ball", "Red ball."), ("cold water", "Cold water."), ("two apple red", "Two red apples."),
    ("school was boring", "School was boring."), ("I clean room", "I clean the room."),
    ("my stomach hurt", "My stomach hurts."),
  ])
  func beAndHaveAreUnderstood(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("Emma dog bark", "Emma's dog is barking."), ("Sam brother hit I", "Sam's brother hit me."),
    ("teacher desk be messy", "The teacher's desk is messy."),
    ("what your dog name", "What is your dog's name?"), ("nan back ache", "Nan's back aches."),
    ("my friend house be big", "My friend's house is big."),
    // Two beings of which one does it to the other, and two that do it together.
    ("mom give baby milk", "Mom gave the baby milk."),
    ("mom and dad cook dinner", "Mom and Dad are cooking dinner."),
  ])
  func whoStandsRightBeforeItOwnsIt(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("I have never be to Paris", "I have never been to Paris."),
    ("I have just finish", "I have just finished."),
    ("I already brush tooth", "I have already brushed my teeth."),
    ("it be going to snow", "It is going to snow."),
    ("where be we go", "Where are we going?"), ("when can I go home", "When can I go home?"),
    ("what happen", "What happened?"), ("be there pool", "Is there a pool?"),
    ("have you any brother", "Do you have any brothers?"),
    ("my name be Leo", "My name is Leo."), ("tomorrow be my birthday", "Tomorrow is my birthday."),
    // *have to*, and what is still to come.
    ("I have to go", "I have to go."), ("I have dog", "I have a dog."),
    ("it be Leo", "It is Leo."), ("when I go home I eat", "When I go home, I eat."),
  ])
  func verbsThatHelpAreTakenTogether(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("turn off light and close door", "Turn off the light and close the door."),
    ("I eat apple and drink juice", "I eat an apple and drink juice."),
    ("I want go park and play with Sam", "I want to go to the park and play with Sam."),
    ("mom cook dinner and dad wash dishes", "Mom cooks dinner and Dad washes the dishes."),
    ("open window it be hot", "Open the window, it is hot."),
    ("close door I be cold", "Close the door, I am cold."),
    ("be careful it be hot", "Be careful, it is hot."),
    ("good night mom I love you", "Good night, Mom, I love you."),
    ("I be bored what can we do", "I am bored, what can we do?"),
    // Two verbs that share what follows, and a clause that belongs to its verb.
    ("I eat and drink", "I eat and drink."), ("I know he be sad", "I know he is sad."),
    ("I be happy you come", "I am happy you came."),
  ])
  func twoThingsThatAreDoneEachHaveTheirWords(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("call mom", "Call Mom."), ("turn page", "Turn the page."),
    ("have nice day", "Have a nice day."),
    ("not touch my tablet", "Don't touch my tablet."), ("give that to I", "Give that to me."),
    ("put it on table", "Put it on the table."), ("show I how", "Show me how."),
    ("sing song with I", "Sing a song with me."), ("watch I jump", "Watch me jump."),
    ("let I do it", "Let me do it."), ("look what I make", "Look what I am making."),
    ("say sorry to I", "Say sorry to me."), ("help", "Help."),
    // Said of oneself: a state, somebody named, or one's own doing.
    ("want water", "I want water."), ("not want go", "I don't want to go."),
    ("not like it", "I don't like it."), ("wash hand", "I want to wash my hands."),
    ("turn left at corner", "I turn left at the corner."),
    ("I have nice day", "I am having a nice day."),
  ])
  func whatOneAsksForIsARequest(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("what/kind of/music/you/like", "What kind of music do you like?"),
    ("I/want/something else", "I want something else."),
    ("none of your business", "None of your business."), ("nice/to/meet/you", "Nice to meet you."),
    ("Merry Christmas/everybody", "Merry Christmas, everybody."),
    ("happy birthday/to/you", "Happy birthday to you."), ("see you/later", "See you later."),
    ("read/one/more/book", "I want to read one more book."),
    ("I/can/walk/myself", "I can walk by myself."),
    ("I/be/happy/see/you", "I am happy to see you."),
    ("he/take/my/pencil/without/ask", "He takes my pencil without asking."),
    ("give/I/time/to/answer", "Give me time to answer."),
    ("guess/what/I/see", "Guess what I see."), ("I/want/more/milk", "I want more milk."),
  ])
  func setPhrasesKeepTheirWords(_ tiles: String, _ text: String) {
    let lexicon = Lexicon(language: .english)
    let lexemes = tiles.split(separator: "/").map { lexicon.lexeme(for: String($0)) }
    let clause = TileReader(variety: .englishUnitedStates).readings(of: lexemes).first
    #expect(clause.map { ClauseRealizer().realize($0).text } == text)
  }

  @Test(arguments: [
    ("I want this shoes", GrammarRule.adjectiveAgreement), ("Emma dog bark", .genitive),
    ("I want ball red", .adjectivePlace), ("boy who hit I be here", .relativeClause),
    ("soup too hot", .understoodBe),
  ])
  func theReasonIsTold(_ tiles: String, _ rule: GrammarRule) throws {
    let realization = try #require(EnglishClauses.realized(tiles))
    #expect(realization.trace.contains { $0.kind == rule })
  }

  @Test(arguments: [
    "boy who hit I be here", "Emma dog bark", "it be going to snow", "pool water cold",
    "what your dog name", "read one more book", "mom at work",
    "turn off light and close door", "close door I be cold", "thanks for help I",
  ])
  func everyTileIsSaid(_ tiles: String) throws {
    let realization = try #require(EnglishClauses.realized(tiles))
    let said = Set(realization.tokens.compactMap(\.tile))
    let count = ClauseCase.words(tiles, Lexicon(language: .english)).count
    #expect(said == Set(0..<count))
  }
}
