import AACCore
import Grammar
import Testing

/// Rows of four English tiles and more in the order of speech that leave out their small words.
struct EnglishLongRowTests {
  @Test(arguments: [
    ("car mom not start today", "Mom's car doesn't start today."),
    ("birthday grandma be next month", "Grandma's birthday will be next month."),
    ("house friend have big pool", "My friend's house has a big pool."),
    ("doctor check knee uncle tomorrow", "The doctor will check my uncle's knee tomorrow."),
    ("I forget passport house uncle", "I forgot my passport at my uncle's house."),
    ("I find wallet man street", "I found the man's wallet in the street."),
    ("I use computer dad every day", "I use Dad's computer every day."),
    // Two who do it together, with whom, and to whom.
    ("mom dad sleep", "Mom and Dad are sleeping."),
    ("brother friend play park", "My brother plays with his friend in the park."),
    ("I play game brother", "I play a game with my brother."),
    ("I give toy brother", "I give my brother a toy."),
  ])
  func anOwnerLaidBehindHasIt(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("roof house have hole", "The roof of the house has a hole."),
    ("king Spain live palace", "The king of Spain lives in the palace."),
    ("ending movie be very sad", "The ending of the movie is very sad."),
    ("water pool be very cold", "The water in the pool is very cold."),
    ("price bread be high", "The price of bread is high."),
    ("I wait door school", "I am waiting at the door of the school."),
    ("bird sit branch tree", "The bird is sitting on the branch of the tree."),
    ("storm break roof school", "The storm broke the roof of the school."),
    ("give address hotel me", "Give me the address of the hotel."),
    ("I drink glass milk", "I drink a glass of milk."),
    ("we go beach car", "We go to the beach by car."),
  ])
  func aHeadHasItsWhole(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("sister be sleepy because not sleep", "My sister is sleepy because she didn't sleep."),
    ("I be nervous because tomorrow have date", "I am nervous because I have a date tomorrow."),
    (
      "I want exchange pants because be small",
      "I want to exchange the pants because they are small."
    ), ("mechanic say car need oil", "The mechanic says that the car needs oil."),
    ("I think tomorrow go rain", "I think it is going to rain tomorrow."),
    ("dad buy ticket to see game", "Dad buys a ticket to see a game."),
    ("I need key to open door", "I need a key to open the door."),
    ("store open ten and close eight", "The store opens at ten and closes at eight."),
    ("meeting start nine and end eleven", "The meeting starts at nine and ends at eleven."),
    ("town celebrate festival August", "The town celebrates a festival in August."),
  ])
  func aSecondClauseHasItsDoer(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("boy seventeen year win medal", "The seventeen-year-old boy won a medal."),
    ("I put butter bread", "I put butter on the bread."),
    ("who win car race", "Who wins the car race?"),
    ("I know answer question five", "I know the answer to question five."),
    ("teacher be vacation", "The teacher is on vacation."),
    ("aunt be teacher school city", "My aunt is a teacher at the school in the city."),
    ("grandpa die accident", "Grandpa dies in an accident."),
    ("friend ask for pencil me", "My friend asks me for a pencil."),
    ("how I get train station", "How do I get to the train station?"),
    ("what we have dinner tonight", "What do we have for dinner tonight?"),
    ("here be colder than city", "It is colder here than in the city."),
    ("I feel better today than yesterday", "I feel better today than yesterday."),
    ("we never eat meat Friday", "We never eat meat on Fridays."),
    ("how much cost museum ticket", "How much does the museum ticket cost?"),
    ("when leave train Madrid", "When does the train leave for Madrid?"),
    ("little brother be play yard", "My little brother is playing in the yard."),
    ("I read story magazine", "I read a story in the magazine."),
    ("I put book table", "I put the book on the table."),
  ])
  func smallWordsStandBeforeWhatAsksForThem(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }
}
