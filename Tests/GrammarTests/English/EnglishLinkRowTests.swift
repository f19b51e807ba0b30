import AACCore
import Grammar
import Testing

/// Rows of English tiles that leave out the small word between a deed, a thing and where, when, with what or whose it is.
struct EnglishLinkRowTests {
  @Test(arguments: [
    ("kid eat sandwich story", "The kid is eating a sandwich in the story."),
    ("princess kiss frog story", "The princess kissed a frog in the story."),
    ("I see monster dream", "I see the monster in my dream."),
    ("dad arrive late work", "Dad arrives late to work."),
    ("bus arrive late school", "The bus arrives late to school."),
    ("I play until late", "I play until late."),
    ("dad pull dog water", "Dad is pulling the dog out of the water."),
    ("he yell a lot school", "He is yelling a lot at school."),
    ("she sing loud shower", "She is singing loudly in the shower."),
    ("I stay aunt house", "I stay at my aunt's house."),
    ("I see moon sky", "I see the moon in the sky."),
    ("I sit next to friend bus", "I am sitting next to my friend on the bus."),
    ("come see my drawing", "Come see my drawing."), ("come help me", "Come help me."),
    ("go find dog", "I want to go find the dog."),
    // What has its word already, and what is another thing.
    ("dad arrive home late", "Dad arrives at home late."),
    ("she sing loud song", "She is singing a loud song."),
    ("we see lion zoo", "We saw a lion at the zoo."), ("I wait bus", "I wait for the bus."),
    ("mom put cup table", "Mom put the cup on the table."),
  ])
  func whereItIsDone(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("I have bruise knee", "I have a bruise on my knee."),
    ("she have scar face", "She has a scar on her face."),
    ("mom put cream face", "Mom put cream on my face."),
    ("nurse give shot arm", "The nurse gave me a shot in the arm."),
    ("vet treat paw dog", "The vet treats the dog's paw."),
    ("I hurt hand left", "My left hand hurts."),
    ("I need tissue nose", "I need a tissue for my nose."),
    ("sand my shoe", "There is sand in my shoe."),
    ("friend lend book", "My friend lent me a book."),
    ("sister teach swim", "My sister teaches me to swim."),
    ("mom give cookie", "Mom, give me a cookie."),
    ("I drink straw", "I drink with a straw."),
    ("I want ketchup my fries", "I want ketchup on my fries."),
    ("I want dress stripes", "I want a dress with stripes."),
    ("teacher explain exercise math", "The teacher is explaining the math exercise."),
    ("I stay home fever", "I stay home with a fever."),
    ("I drink juice straw", "I drink juice through a straw."),
    ("kid share toy", "The kid shared the toy."),
  ])
  func withWhatAndForWhom(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("phone be mom", "The phone is Mom's."), ("ball be sister", "The ball is my sister's."),
    ("friend dog bite me", "My friend's dog bit me."),
    ("dog run yard bark", "The dog runs in the yard and barks."),
    ("hen egg", "The hen lays eggs."), ("bee honey", "Bees make honey."),
    ("outside be cold", "It is cold outside."),
    ("tomorrow be cold beach", "It will be cold at the beach tomorrow."),
    ("fog today", "There is fog today."), ("floor wet kitchen", "The floor in the kitchen is wet."),
    ("balloon pop party", "The balloon popped at the party."),
    ("mom mad I break cup", "Mom is mad, I broke the cup."),
    ("mom worried I sick", "Mom is worried, I am sick."),
    ("careful dog", "Be careful of the dog."), ("careful knife", "Be careful with the knife."),
    ("careful hot", "Be careful, it is hot."), ("dog run yard", "The dog is running in the yard."),
    ("she run faster I", "She runs faster than me."), ("I choke", "I am choking."),
    ("glasses be on TV", "The glasses are on the TV."),
    ("cartoon be on TV", "The cartoon is on TV."), ("where stop bus", "Where is the bus stop?"),
    ("he be nice boy", "He is a nice boy."),
  ])
  func whatIsToldByTheRow(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }
}
