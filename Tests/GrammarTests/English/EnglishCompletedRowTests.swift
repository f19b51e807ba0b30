import AACCore
import Grammar
import Testing

/// Rows of English tiles laid as they are spoken, with only small words left out.
struct EnglishCompletedRowTests {
  @Test(arguments: [
    ("I run faster you", "I run faster than you."),
    ("mom sleep more dad", "Mom is sleeping more than Dad."),
    ("I have more toy brother", "I have more toys than my brother."),
    ("my house less big yours", "My house is less big than yours."),
    ("I run as fast dad", "I run as fast as Dad."),
    ("your dog same mine", "Your dog is the same as mine."),
    ("I want same toy friend", "I want the same toy as my friend."),
    ("sister tallest class", "My sister is the tallest in the class."),
    ("prefer dog cat", "I prefer dogs to cats."),
    ("winter colder fall", "Winter is colder than fall."),
    // Nobody is compared with anybody.
    ("I run faster", "I run faster."), ("I eat less sugar", "I eat less sugar."),
    ("I love more you", "I love you more."), ("I like mom dad", "I like Mom and Dad."),
  ])
  func whatIsComparedIsSaidWithThan(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("I use pencil friend", "I use my friend's pencil."),
    ("I feed cat grandma", "I feed Grandma's cat."),
    ("I eat sister apple", "I eat my sister's apple."),
    ("phone dad ring", "Dad's phone is ringing."),
    ("aunt wedding be June", "My aunt's wedding is in June."),
    ("book mom on bed", "Mom's book is on the bed."),
    ("where be phone mom", "Where is Mom's phone?"),
    // Company and places have nothing.
    ("I eat soup mom", "I eat soup with Mom."), ("I play ball dad", "I play ball with Dad."),
    ("where be mom", "Where is Mom?"),
  ])
  func ownersStandBesideTheirThings(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("tomorrow storm", "There will be a storm tomorrow."),
    ("zoo lion monkey", "There are lions and monkeys at the zoo."),
    ("no soap bathroom", "There is no soap in the bathroom."),
    ("school many kid", "There are many kids at school."),
    ("no milk school", "No milk, school."), ("milk in fridge", "The milk is in the fridge."),
    ("two cookie left", "There are two cookies left."),
  ])
  func whatThereIs(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("I eat lunch twelve", "I eat lunch at twelve."),
    ("dinner be ready nine", "Dinner is ready at nine."),
    ("I work Monday Friday", "I work from Monday to Friday."),
    ("summer two month away", "Summer is two months away."),
    ("school far my house", "School is far from my house."),
    ("open book page ten", "Open the book to page ten."),
    ("I eat two cookie", "I eat two cookies."), ("open page ten", "Open page ten."),
    ("I wait Monday", "I will wait on Monday."), ("I be five", "I am five."),
  ])
  func timesAndPlaces(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("bag weigh five kilo", "The bag weighs five kilos."),
    ("faucet leak water", "The faucet is leaking water."),
    ("cow give milk", "The cow gives milk."),
    ("dragon breathe fire", "The dragon is breathing fire."),
    ("train take dad city", "The train takes Dad to the city."),
    ("mom tall five foot", "Mom is five feet tall."),
    ("I sit between mom dad", "I am sitting between Mom and Dad."),
    ("dog cat sleep together", "The dog and the cat are sleeping together."),
    ("some kid not like milk", "Some kids don't like milk."),
    ("I weigh apple", "I weigh the apple."),

  ])
  func thingsAndListsAreTold(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }
}
