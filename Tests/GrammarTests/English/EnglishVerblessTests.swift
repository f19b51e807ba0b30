import AACCore
import Grammar
import Testing

/// Rows of English tiles without a verb, and what is compared, felt and asked in few tiles.
struct EnglishVerblessTests {
  @Test(arguments: [
    ("he not here", "He isn't here."), ("everybody here", "Everybody is here."),
    ("I not baby", "I am not a baby."), ("that shirt mine", "That shirt is mine."),
    ("my birthday tomorrow", "My birthday is tomorrow."),
    ("party Saturday", "The party is on Saturday."),
    ("cat garden", "The cat is in the garden."), ("keys table", "The keys are on the table."),
    ("ball under table", "The ball is under the table."),
    ("my house small yellow", "My house is small and yellow."),
    ("medicine bitter", "The medicine is bitter."),
    ("too much noise here", "There is too much noise here."),
    ("nothing wrong", "Nothing is wrong."), ("Ana Tom friend", "Ana and Tom are friends."),
    // What is only named.
    ("red ball", "Red ball."), ("two apple red", "Two red apples."),
    ("favorite song", "Favorite song."), ("beans on toast", "Beans on toast."),
  ])
  func beIsUnderstood(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("sunny today", "It is sunny today."), ("cold outside", "It is cold outside."),
    ("tomorrow snow", "It will snow tomorrow."), ("yesterday cold", "It was cold yesterday."),
    ("if sunny we go park", "If it is sunny, we go to the park."),
    ("cold water", "Cold water."), ("snow", "Snow."),
  ])
  func theWeatherHasIt(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("I scared dentist", "I am scared of the dentist."),
    ("Tom excited party", "Tom is excited about the party."),
    ("brother jealous baby", "My brother is jealous of the baby."),
    ("scared of spider", "I am scared of spiders."),
    ("I lost school", "I am lost at school."), ("I see sad boy", "I see the sad boy."),
  ])
  func aFeelingIsAboutSomething(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("dog bigger cat", "The dog is bigger than the cat."),
    ("bread better soup", "Bread is better than soup."),
    ("my dad taller uncle", "My dad is taller than my uncle."),
    ("Ana house bigger my house", "Ana's house is bigger than my house."),
    ("today colder yesterday", "Today is colder than yesterday."),
    ("I like apple more orange", "I like apples more than oranges."),
    ("I want bigger piece", "I want a bigger piece."),
  ])
  func whatIsComparedFollowsThan(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("where hurt", "Where does it hurt?"),
    ("my ear hurt when I swallow", "My ear hurts when I swallow."),
    ("hurt me", "It hurts me."),
  ])
  func hurtIsWhatAPartOfTheBodyDoes(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("dog be called Ana", "The dog is called Ana."), ("my dog called Rex", "My dog is called Rex."),
    ("which bus go school", "Which bus goes to school?"),
    ("which bus we take", "Which bus do we take?"),
    ("mom be cook dinner", "Mom is cooking dinner."), ("mom be cook", "Mom is a cook."),
    ("I used to live here", "I used to live here."),
    ("I be done eating", "I am done eating."), ("I done eat", "I am done eating."),
    ("dad not go too", "Dad doesn't go either."), ("dad go too", "Dad goes too."),
    ("I get A in math", "I got an A in math."), ("I get a ball", "I got a ball."),
    ("mom go on right", "Mom goes on the right."), ("I win yoga", "I won at yoga."),
    ("we win game", "We won the game."), ("come here fast", "Come here fast."),
    ("don't leave I", "Don't leave me."), ("cookie bake aunt", "My aunt bakes a cookie."),
    ("milk drink baby", "The baby drinks milk."), ("I see dog cat", "I see a dog and a cat."),
    ("mom dad come", "Mom and Dad are coming."), ("dog boy bite", "The dog bit the boy."),
    ("I lose my key", "I lost my key."), ("I lose friend", "I lost my friend."),
    ("put sugar my tea", "Put sugar in my tea."), ("put on jacket", "I want to put on my jacket."),
    ("hold my hand", "Hold my hand."),
    ("thank you for helping I", "Thank you for helping me."),
    ("I need new sock", "I need new socks."), ("I want beans on toast", "I want beans on toast."),
    ("I have surgery", "I have surgery."),
    ("good morning you sleep well", "Good morning, did you sleep well?"),
    ("I can swim but not dive", "I can swim, but not dive."),
    ("I live on Oak Street", "I live on Oak Street."),
    ("after lunch we go outside", "We go outside after lunch."),
    ("I be bored let's play", "I am bored, let's play."),
    ("I want watch movie with popcorn", "I want to watch a movie with popcorn."),
  ])
  func everydayRows(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }
}
