import Testing

/// Rows that their small words or their verb keep in the order of the sentence: each rule with neighbours that it leaves alone.
struct EnglishToldOrderTests {
  @Test(arguments: [
    ("mom be mad I", "Mom is mad at me."), ("my teacher be proud we", "My teacher is proud of us."),
    ("mom help I cook", "Mom helps me cook."),
    ("I wish you happy birthday", "I wish you a happy birthday."),
    ("I be too small reach shelf", "I am too small to reach the shelf."),
    ("I be old enough vote", "I am old enough to vote."),
    ("I be ready clean my room", "I am ready to clean my room."),
    ("you do what weekend", "What are you doing on the weekend?"),
    ("teacher be strict but fair", "The teacher is strict but fair."),

    // Neighbours.
    ("mom be mad brother", "Mom is mad at my brother."), ("mom help me", "Mom, help me."),
    ("I be happy", "I am happy."), ("I be ready eat", "I am ready to eat."),
  ])
  func whatSomebodyIsAndHelpsWith(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("I promise that I be good", "I promise that I will be good."),
    ("I watch TV until I get sleepy", "I watch TV until I get sleepy."),
    ("I run but not jump", "I run, but don't jump."),
    ("dog chase cat but not catch it", "The dog chases the cat, but doesn't catch it."),
    ("she text or call me", "She texts or calls me."),
    ("I use towel dry my hair", "I use a towel to dry my hair."),
    ("I save money travel", "I save money to travel."),
    ("I like toy you give me", "I like the toy you gave me."),
    ("woman with red hair sing", "The woman with red hair is singing."),

    // Neighbours.
    ("I know that boy", "I know that boy."), ("I use fork and spoon", "I use a fork and a spoon."),
    ("you push I pull", "You push, I pull."), ("boy with ball run", "The boy runs with a ball."),
  ])
  func whatIsSaidInTwoClauses(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("I know lot about train", "I know a lot about trains."),
    ("it be Monday not Tuesday", "It is Monday, not Tuesday."),
    ("I want my coffee black", "I want my coffee black."), ("I count ten", "I count to ten."),
    ("I put hat", "I put on my hat."), ("she calm down", "She calms down."),
    ("I mean it", "I mean it."), ("brother catch cold", "My brother caught a cold."),
    ("we cross street", "We cross the street."), ("I need saw", "I need a saw."),
    ("I play school after", "I play after school."),
    ("I play friend playground", "I play with my friend at the playground."),
    ("I want cookie and cold drink", "I want a cookie and a cold drink."),

    // Neighbours.
    ("I want my ball", "I want my ball."), ("she be calm", "She is calm."),
    ("he mean me", "He is mean to me."), ("teacher cross me", "The teacher is cross with me."),
    ("I saw dog", "I saw a dog."),
    ("baby sleep mom kitchen", "The baby is sleeping, Mom is in the kitchen."),
  ])
  func whatAWordKeepsInItsPlace(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("movie be about dog and cat", "The movie is about a dog and a cat."),
    ("dog suffer heat", "The dog suffers from the heat."),
    ("I feel lonely school", "I feel lonely at school."),
    ("band march street", "The band is marching down the street."),
    ("nail grow", "My nails grow."), ("door close slowly", "The door closes slowly."),
    ("leaves turn orange fall", "The leaves turn orange in the fall."),

    // Neighbours.
    ("I feel sick", "I feel sick."), ("it take ten minutes", "It takes ten minutes."),
    ("birthday be March", "My birthday is in March."), ("mom go away", "Mom, go away."),
    ("flower grow", "I grow flowers."), ("music stop", "Stop the music."),
  ])
  func whatAVerbAsksFor(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("old woman white hair", "The old woman has white hair."),
    ("dark room I scared", "The room is dark, I am scared."),
    ("swollen eye allergy", "My eye is swollen from the allergy."),
    ("we worried test", "We are worried about the test."),
    ("dog happy see me", "The dog is happy to see me."),
    ("we sad because teacher sing", "We are sad because the teacher sings."),
    ("he apple kitchen", "He has an apple in the kitchen."),
    ("mom chair school", "Mom's chair is at school."),
    ("nothing fit suitcase", "Nothing fits in the suitcase."),
    ("week have seven days", "The week has seven days."),
    ("I be ten years", "I am ten years old."), ("I wait while", "I wait for a while."),
    ("how you open can", "How do you open the can?"),
    ("when I be older travel", "When I am older, I will travel."),
    ("ripe watermelon sweet", "The ripe watermelon is sweet."),
    ("he twist foot stairs", "He twisted his foot on the stairs."),

    // Neighbours.
    ("big dog scary", "The big dog is scary."), ("he water garden", "He waters the garden."),
    ("I be here ten years", "I have been here for ten years."),
    ("how you make cake", "How do you make a cake?"), ("I went park", "I went to the park."),
  ])
  func whatIsAndWhatOneHasUnsaid(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }
}
