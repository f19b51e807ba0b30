import AACCore
import Grammar
import Testing

/// Rows of everyday scenes of English, and rows beside them that mean something else.
struct EnglishSceneTests {
  @Test(arguments: [
    ("think funny", "I think it is funny."), ("get dressed", "I want to get dressed."),
    ("put hat doll", "Put the hat on the doll."), ("put ball box", "Put the ball in the box."),
    ("pet rabbit", "Pet the rabbit."), ("you silly", "You are silly."),
    ("please open window", "Open the window, please."),
    ("more butter on bread", "I want more butter on the bread."),
    ("gift for my mom", "I want a gift for my mom."),
    ("dry dishes with towel", "I want to dry the dishes with a towel."),
    ("dry my hair", "My hair is dry."),
    ("look rainbow in sky", "Look at the rainbow in the sky."),
    ("please be patient", "Be patient, please."),
  ])
  func whatOneThinksOfItWantsAndAsksFor(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("when recess start", "When does recess start?"),
    ("when math class start", "When does math class start?"),
    ("when I can go home", "When can I go home?"),
    ("when mom can come", "When can Mom come?"),
    ("where be art room", "Where is the art room?"),
    ("who leave door open", "Who left the door open?"),
    ("you believe in ghosts", "Do you believe in ghosts?"),
    ("he believe in ghosts", "He believes in ghosts."),
    ("can you help me homework", "Can you help me with my homework?"),
  ])
  func whatOneAsks(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("I have bad day", "I am having a bad day."), ("I have long hair", "I have long hair."),
    ("my turn to answer", "It is my turn to answer."),
    ("burn my tongue with soup", "I burned my tongue with the soup."),
    ("I late because bus late", "I am late because the bus is late."),
    ("she upset because lose doll", "She is upset because she lost the doll."),
    ("I help mom kitchen", "I help Mom in the kitchen."),
    ("want go moon", "I want to go to the moon."),
    ("I frustrated can't talk", "I am frustrated, I can't talk."),
    ("don't worry it be okay", "Don't worry, it is okay."),
    ("cloudy maybe rain later", "It is cloudy, maybe it will rain later."),
  ])
  func whatOneTells(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("I", "borrow", "scissors", "request", "Can I borrow scissors?"),
    ("I", "need", "help", "request", "I need help."),
    ("we", "take", "taxi", "past", "We took a taxi."),
    ("I", "marry", "princess", "future", "I will marry a princess."),
    ("I", "be", "sorry;about;yesterday", "", "I am sorry about yesterday."),
    ("hamster", "be", "in;cage", "negative", "The hamster isn't in the cage."),
    ("I", "like", "scary;movies", "", "I like scary movies."),
  ])
  func whatIsSaidByRole(
    _ subject: String, _ verb: String, _ complements: String, _ options: String, _ text: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements, options) == text)
  }
}
