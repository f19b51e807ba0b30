import AACCore
import Grammar
import Testing

/// Rows in another order than that of speech: each rule with rows that it turns and neighbours that it leaves alone.
struct EnglishRowOrderTests {
  @Test(arguments: [
    ("school come boy from", "The boy comes from school."),
    ("play friend I with", "I play with my friend."),
    ("girl eat orange pear and", "The girl eats an orange and a pear."),
    ("I cheese bread want and", "I want cheese and bread."),
    // A question leaves its preposition at the end, and what has no noun keeps it.
    ("who you play with", "Who do you play with?"),
    ("I want talk to", "I want to talk to."),
  ])
  func whatIsLaidAtTheEndGoesWhereItJoins(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("zoo lion see want", "I want to see a lion at the zoo."),
    ("restaurant pizza order Dad", "Dad orders a pizza at the restaurant."),
    // What is done to the place itself.
    ("lion want see zoo", "I want to see a lion at the zoo."),
    ("lion see want park", "The lion wants to see a park."),
    ("kitchen clean Mom", "Mom cleans the kitchen."),
  ])
  func aPlaceLaidFirstIsWhereItIsDone(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("I hungry be", "I am hungry."),
    ("hungry be I", "I am hungry."),
    ("children happy be", "The children are happy."),
    ("milk sour smell", "The milk smells sour."),
    ("I dizzy feel", "I feel dizzy."),
    ("you worried seem", "You seem worried."),
    ("cold soup be", "The soup is cold."),
    ("hot and good soup be", "The soup is hot and good."),
    ("too hot be milk", "The milk is too hot."),
    ("doctor be he", "He is a doctor."),
    ("firefighter be Dad", "Dad is a firefighter."),
    ("for Mom be present", "The present is for Mom."),
    ("mine be seat", "The seat is mine."),
    ("afraid dogs be", "I am afraid of dogs."),
    ("five fish be there", "There are five fish."),
    ("dog yard be there", "There is a dog in the yard."),
    ("hole my sock there be", "There is a hole in my sock."),
    // Neighbours.
    ("this be book I want", "This is the book I want."),
    ("my brother be as tall as I", "My brother is as tall as me."),
    ("she be happy", "She is happy."),
    ("teacher be Anna", "The teacher is Anna."),
    ("Mom be there", "Mom is there."),
  ])
  func whatSomethingIsLikeStandsBehindIt(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("rain it", "It is raining."),
    ("tomorrow rain it", "It will rain tomorrow."),
    ("it tomorrow snow", "It will snow tomorrow."),
    ("six pound cost ticket", "The ticket costs six pounds."),
    ("shine sun", "The sun shines."),
    ("it may rain", "It may rain."),
    ("rain today", "It is raining today."),
  ])
  func nobodyMakesTheWeatherAndMoneyCostsNothing(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("sleep try", "I try to sleep."),
    ("go home should we", "We should go home."),
    ("sweep floor avoid she", "She avoids sweeping the floor."),
    ("children read learn", "The children learn to read."),
    ("sing dance like", "I like to sing and dance."),
    ("see Grandma want", "I want to see Grandma."),
    ("go doctor need", "I need to go to the doctor."),
    ("Mom come want I", "I want Mom to come."),
    ("I Mom sing want", "I want Mom to sing."),
    ("behave promise I", "I promise to behave."),
    ("I plan go", "I plan to go."),
    // Neighbours.
    ("fish feed I want", "I want to feed the fish."),
    ("I have just finish", "I have just finished."),
    ("I want eat", "I want to eat."),
    ("agree with plan I", "I agree with the plan."),
    ("brush teeth finish", "I finished brushing my teeth."),
  ])
  func theVerbThatRulesTheOtherStandsBeforeIt(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("sleep girl", "The girl is sleeping."),
    ("come police", "The police come."),
    ("eat girl apple", "The girl eats an apple."),
    ("have tiger claws", "The tiger has claws."),
    ("work go Dad", "Dad goes to work."),
    ("frighten thunder I", "Thunder frightens me."),
    ("traffic Dad annoy", "The traffic annoys Dad."),
    ("head I hurt", "My head hurts."),
    ("food dog give", "Give the dog food."),
    ("brother miss", "I miss my brother."),
    // Neighbours.
    ("buy Dad bread", "I want to buy bread for Dad."),
    ("play Luke", "I want to play with Luke."),
    ("me want ball", "I want a ball."),
  ])
  func whoDoesItStandsBeforeTheVerb(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("window open teacher", "The teacher opens the window."),
    ("he sometimes whistle", "He sometimes whistles."),
    ("never lie I", "I never lie."),
    ("he about horses dream", "He dreamed about horses."),
    ("TV tonight watch", "I want to watch TV tonight."),
    // Neighbours.
    ("I bad dream", "I had a bad dream."),
    ("I math test", "I have a math test."),
    ("my phone", "My phone."),
  ])
  func aNounBesideWhatOnlyVerbsHaveIsTheVerb(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }
}
