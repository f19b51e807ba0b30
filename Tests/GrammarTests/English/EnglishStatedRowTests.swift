import AACCore
import Grammar
import Testing

/// Rows of English tiles of known kinds that leave out small words, and wishes that name somebody else.
struct EnglishStatedRowTests {
  @Test(arguments: [
    ("lunch today gross", "Lunch is gross today."), ("oven still on", "The oven is still on."),
    ("we friends again", "We are friends again."), ("box crayons", "A box of crayons."),
    ("dolphin favorite animal", "My favorite animal is a dolphin."),
    ("green prettier than yellow", "Green is prettier than yellow."),
    ("she as tall me", "She is as tall as me."), ("I want same him", "I want the same as him."),
    ("we lose three zero", "We lost three to zero."),
    ("soap in my eye", "There is soap in my eye."),
    ("her not me", "Her, not me."), ("inside not outside", "Inside, not outside."),
    // With a verb, or of other kinds, they stay as they are.
    ("dog bigger than cat", "The dog is bigger than the cat."),
    ("favorite color blue", "My favorite color is blue."),
    ("store still closed", "The store is still closed."), ("juice not milk", "Juice, not milk."),
  ])
  func whatIsLeftOutIsPutIn(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("want puppy birthday", "I want a puppy for my birthday."),
    ("call dad phone", "I want to call Dad on the phone."),
    ("train leave without us", "The train left without us."),
    ("car go under bed", "The car goes under the bed."),
    // Who is named behind a verb that is done to nobody does it; a vehicle is what one goes by.
    ("sleep baby", "The baby is sleeping."), ("miss my dad", "I miss my dad."),
  ])
  func wishesAreTheSpeakers(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("picture beach", "A picture of the beach."), ("food dog", "Food for the dog."),
    ("bathroom upstairs", "The bathroom is upstairs."),
    ("favorite song you", "What is your favorite song?"),
    ("can you brush hair", "Can you brush my hair?"),
    ("you too close", "You are too close."), ("mom come help", "Mom, come and help me."),
    ("red ball not blue", "The red ball, not the blue one."),
    // Of another kind, or told of somebody, they stay as they are.
    ("dog food", "Dog food."), ("can you open door", "Can you open the door?"),
    ("dad come home", "Dad is coming home."), ("soup not hot", "The soup isn't hot."),
  ])
  func nounsBelongTogether(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }
}
