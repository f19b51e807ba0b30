import AACCore
import Grammar
import Testing

/// Rows of two clauses that leave out who does the second, or what joins them: each kind with rows that stay as they were.
struct EnglishFilledClauseTests {
  @Test(arguments: [
    ("I wish have dog", "I wish I had a dog."), ("I wish can fly", "I wish I could fly."),
    ("I wish you be here", "I wish you were here."),
    ("hope not rain tomorrow", "I hope it doesn't rain tomorrow."),
    ("I hope grandma come", "I hope Grandma comes."),
    ("grandpa say tomorrow rain", "Grandpa says it will rain tomorrow."),
    ("doctor say drink water", "The doctor says to drink water."),
    ("ask mom where shoes", "Ask Mom where my shoes are."),
    ("ask dad when dinner", "Ask Dad when dinner is."),
    ("I want be teacher big", "I want to be a teacher when I am big."),
  ])
  func whatIsWishedSaidAndAsked(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("mom can go park", "Mom, can I go to the park?"),
    ("teacher can go bathroom", "Teacher, can I go to the bathroom?"),
    ("dad can watch TV", "Dad, can I watch TV?"),
    ("dad can drive", "Dad can drive."), ("mom can help me", "Mom can help me."),
    ("dog can swim", "The dog can swim."),
    ("mom watch me jump", "Mom, watch me jump."), ("mom give cookie", "Mom, give me a cookie."),
    ("cow give milk", "The cow gives milk."),
    ("I hungry can eat", "I am hungry, can I eat?"),
    ("I sick can go home", "I am sick, can I go home?"),
  ])
  func whoIsAskedForLeave(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("not yell baby sleep", "Don't yell, the baby is sleeping."),
    ("not run floor wet", "Don't run, the floor is wet."),
    ("talk quietly baby asleep", "Talk quietly, the baby is asleep."),
    ("no bread buy", "There is no bread, buy some."),
    ("today no school rest", "There is no school today, I will rest."),
    ("window open close please", "The window is open, close it, please."),
    ("dinner ready come kitchen", "Dinner is ready, come to the kitchen."),
    ("eye red itch", "My eye is red, it itches."),
    ("we lose but happy", "We lost, but we were happy."),
    ("I cut finger blood", "I cut my finger, there is blood."),
    ("sir where bathroom", "Sir, where is the bathroom?"),
    ("leg right hurt", "My right leg hurts."),
    ("yesterday I not go school sick", "I didn't go to school yesterday, I was sick."),
    ("dog not bad good", "The dog isn't bad, it is good."),
    ("not go school go park", "I don't want to go to school, I want to go to the park."),
    ("I talk mom about school", "I talk to Mom about school."),
    ("start rain go home", "It is starting to rain, I want to go home."),
  ])
  func whatIsAskedAndWhy(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("need key open door", "I need a key to open the door."),
    ("I need towel dry hair", "I need a towel to dry my hair."),
    ("your turn read book", "It is your turn to read a book."),
    ("your turn play", "It is your turn to play."),
    ("we go pool swim", "We go to the pool to swim."),
    ("we go swim", "We go swimming."),
    ("I shower before sleep", "I shower before I sleep."),
    ("mom be kitchen make cake", "Mom is in the kitchen making a cake."),
    ("put salt soup", "Put salt in the soup."), ("put butter bread", "Put butter on the bread."),
    ("change diaper baby", "Change the baby's diaper."),
    ("just want water", "I just want water."),
    ("girl shy talk class", "The girl is shy to talk in class."),
    ("need salt soup", "The soup needs salt."),
    ("come here look drawing", "Come here and look at the drawing."),
    ("bring glass water cold", "Bring me a glass of cold water."),
    ("talk louder", "Talk louder."), ("lend pencil red", "Lend me the red pencil."),
  ])
  func whatItIsFor(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("I wish go home", "I wish I could go home."), ("mom say not run", "Mom says not to run."),
    ("hope not late", "I hope I am not late."),
    ("mom tell me clean room", "Mom tells me to clean my room."),
    ("tell dad come", "Tell Dad to come."),
    ("doctor say I rest two day", "The doctor says I should rest for two days."),
    ("today not go park rain", "I am not going to the park today, it is raining."),
    ("light on off please", "The light is on, turn it off, please."),
    ("not touch oven burn", "Don't touch the oven, it burns."),
    ("you bring water please", "Can you bring me water, please?"),
    ("I done can go play", "I am done, can I go play?"),
    ("if rain not go park", "If it rains, I don't go to the park."),
    ("after I eat play", "After I eat, I play."),
    ("mom want buy coat new", "Mom wants to buy a new coat."),
    ("I eat cake sick", "I eat a cake, I am sick."),
    ("I drop plate break", "I dropped the plate, it broke."),
    ("glass fall floor break", "The glass fell on the floor and broke."),
    ("want play but rain", "I want to play, but it is raining."),
    ("grandma come tomorrow happy", "Grandma will come tomorrow, I am happy."),
  ])
  func whatIsToldOneAndWhen(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }
}
