import AACCore
import Grammar
import Testing

/// What is said in conversation beside whole sentences: answers, counting, what others are to be told.
struct EnglishConversationTests {
  @Test(arguments: [
    ("yes but not now", "Yes, but not now."), ("no but later", "No, but later."),
    ("maybe but I want juice", "Maybe, but I want juice."),
    ("good and you", "Good, and you?"), ("I be fine and you", "I am fine, and you?"),
    // Who is loved is not asked, and what only joins two things limits no answer.
    ("I love mom and you", "I love Mom and you."), ("juice but no milk", "Juice, but no milk."),
  ])
  func anAnswerIsLimitedOrAskedBack(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("one two three go", "One, two, three, go!"), ("three two one go", "Three, two, one, go!"),
    ("one two three jump", "One, two, three, jump."),
    ("two plus two four", "Two plus two is four."),
    ("five minus four be one", "Five minus four is one."),
    // Numbers that are not counted up.
    ("two cookie", "Two cookies."), ("three jump", "Three jumps."),
  ])
  func whatIsCountedIsSaidAsItIs(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("wait I type", "Wait, I am typing."), ("please wait I eat", "Wait, please, I am eating."),
    ("tell teacher I finish", "Tell the teacher I am finished."),
    ("tell mom I hungry", "Tell Mom I am hungry."),
    ("speak slow so that I understand", "Speak slowly so that I understand."),
    ("show me picture that you draw", "Show me the picture that you draw."),
    // What one wants is not going on, and who wishes asks for nothing.
    ("wait I want cookie", "Wait, I want a cookie."), ("I wait bus", "I wait for the bus."),
  ])
  func whatOthersAreToDoIsAskedOfThem(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("I afraid dog bite me", "I am afraid that the dog will bite me."),
    ("not those pants black pants", "Not those pants, black pants."),
    ("not too much salt", "Not too much salt."),
    ("today colder than yesterday", "Today is colder than yesterday."),
    ("only on weekend", "Only on the weekend."),
    // A deed that one is afraid of has nobody else in it.
    ("I afraid dog", "I am afraid of the dog."),
    ("dog bigger than cat", "The dog is bigger than the cat."),
  ])
  func fearsAndContrastsAreHeard(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("first bath bed", "First bath, then bed."),
    ("first homework then play", "First homework, then play."),
    ("first eat then play", "First eat, then play."), ("first you then me", "First you, then me."),
    // Who is first to do it is no step.
    ("first mom eat", "First Mom eats."),
  ])
  func stepsAreNamedInTheirOrder(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("say hi to your mom", "Say hi to your mom."), ("let me think", "Let me think."),
    ("cut paper", "I want to cut paper."), ("that good idea", "That is a good idea."),
    ("he nervous about test", "He is nervous about the test."),
    // What befell one is told, and what is so is not wished for.
    ("lose glove", "I lost my glove."), ("today I math test", "I have a math test today."),
  ])
  func whatNobodyDoesIsAskedForOrWished(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }
}
