import AACCore
import Foundation
import Grammar
import Testing

/// Wishes, plans and things told of an ordinary day: each rule with words that it applies to and words that it leaves alone.
struct EnglishDailyTests {
  @Test(arguments: [
    ("you", "come", "party", "question,negative", "Aren't you coming to the party?"),
    ("you", "come", "party", "question", "Are you coming to the party?"),
    ("dad", "come", "", "question,negative", "Isn't Dad coming?"),
    ("you", "go", "zoo", "question", "Are you going to the zoo?"),
    ("she", "leave", "", "question", "Is she leaving?"),
    // What is so every day, and of nobody in particular.
    ("you", "like", "soup", "question,negative", "Don't you like soup?"),
    ("he", "go", "school", "question", "Does he go to school?"),
    ("you", "go", "school", "question", "Do you go to school?"),
    ("somebody", "come", "", "question", "Does somebody come?"),
  ])
  func whetherSomebodyComesIsAskedOfPlans(
    _ subject: String, _ verb: String, _ complements: String, _ options: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements, options) == expected)
  }

  @Test(arguments: [
    ("I see elephant zoo", "I saw an elephant at the zoo."),
    ("we see monkey zoo", "We saw a monkey at the zoo."),
    ("I see bird", "I see a bird."), ("I see airplane sky", "I see an airplane in the sky."),
    ("I go doctor afternoon", "I will go to the doctor this afternoon."),
    ("grandma come weekend", "Grandma will come this weekend."),
    ("I go school afternoon", "I go to school in the afternoon."),
    ("I go doctor this afternoon", "I will go to the doctor this afternoon."),
    ("play ball outside", "I want to play ball outside."),
    ("play outside", "I want to play outside."), ("play friend", "I want to play with my friend."),
    ("dog play ball", "The dog is playing with a ball."),
    ("take off sweater", "Take off your sweater."),
    ("put on jacket", "I want to put on my jacket."),
  ])
  func whatIsToldPlannedAndWished(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("coat I cold", "I am cold, I need a coat."),
    ("water I thirsty", "I am thirsty, I want water."),
    ("bed I tired", "I am tired, I want to go to bed."),
    ("it cold need coat", "It is cold, I need a coat."),
    ("bus late walk", "The bus is late, I need to walk."),
    ("train late wait", "The train is late, I need to wait."),
    // One thought, and a thing that is no help.
    ("it need coat", "It needs a coat."), ("bus late", "The bus is late."),
  ])
  func whatOneNeedsStandsBehindWhy(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("tomorrow go grandma house", "I will go to Grandma's house tomorrow."),
    ("later go grandpa farm", "I will go to Grandpa's farm later."),
    ("saturday go friend house", "I will go to my friend's house on Saturday."),
    ("I go friend house play", "I go to my friend's house to play."),
    ("want go grandma house", "I want to go to Grandma's house."),
    ("tomorrow grandma go house", "Grandma will go to the house tomorrow."),
    ("show you how dance", "I show you how to dance."),
    ("show me how swim", "Show me how to swim."),
    ("teach me how swim", "Teach me how to swim."),
    ("show you dance", "I want to show you my dance."),
    ("credit card", "Credit card."),
    ("go friend birthday party", "I want to go to my friend's birthday party."),
    ("play date", "Play date."),
    ("I have play date", "I have a play date."),
    ("where library card", "Where is the library card?"),
    ("shoes too small", "My shoes are too small."), ("shoes hurt", "My shoes hurt."),
    ("box too small", "The box is too small."),
    ("see blood finger", "I see blood on my finger."),
    ("see blood phone", "I see blood on the phone."),
  ])
  func whoseItIsAndWhatBelongsTogether(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("", "tie", "shoelaces", "request", "Tie my shoelaces."),
    ("", "fasten", "seatbelt", "request", "Fasten my seatbelt."),
    ("", "tie", "rope", "request", "Tie the rope."),
    ("I", "work", "bakery", "", "I work at a bakery."),
    ("I", "work", "hospital", "", "I work at the hospital."),
    ("kids", "run", "playground", "progressive", "The kids are running on the playground."),
    ("kids", "run", "yard", "progressive", "The kids are running in the yard."),
    ("pilot", "fly", "airplane", "", "The pilot flies an airplane."),
    ("we", "wait", "for;hour", "past", "We waited for an hour."),
    ("we", "wait", "for;bus", "past", "We waited for the bus."),
    ("I", "hear", "that;team;win", "past", "I heard that the team won."),
    ("I", "hear", "that;dog;bark", "past", "I heard that dog bark."),
    ("neighbor", "mend", "bicycles", "", "My neighbor mends bicycles."),
    ("neighbor", "mend", "bicycles", "past", "My neighbor mended the bicycles."),
    ("we", "make", "good;team", "", "We make a good team."),
    ("I", "see", "bird;yellow;tree", "", "I see a yellow bird in the tree."),
    ("I", "see", "bird;big;tree", "", "I see a bird in the big tree."),
  ])
  func whatTheVerbAsksOfItsThing(
    _ subject: String, _ verb: String, _ complements: String, _ options: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements, options) == expected)
  }

  @Test(arguments: [
    ("shirt", "have", "stain", "", "The shirt has a stain."),
    ("roof", "have", "leak", "", "The roof has a leak."),
    ("I", "have", "stop", "", "I have to stop."),
    ("store", "be", "closed;Sunday", "", "The store is closed on Sunday."),
    ("you", "help", "me", "question", "Will you help me?"),
    ("you", "read", "me;story", "question", "Will you read me a story?"),
    ("you", "fix", "toy", "question", "Do you fix the toy?"),
    ("we", "visit", "grandma;weekend", "future", "We will visit Grandma this weekend."),
    ("I", "go", "beach;summer", "future", "I will go to the beach this summer."),
    ("we", "visit", "grandma;weekend", "", "We visit Grandma on the weekend."),
    ("I", "forget", "password;tablet", "past", "I forgot my password for the tablet."),
    ("you", "see", "keys", "question", "Do you see my keys?"),
    ("I", "stay", "home;sick", "past", "I stayed at home sick."),
    ("I", "go", "home", "past", "I went home."),
    ("", "cut", "sandwich;half", "request", "Cut the sandwich in half."),
    ("dad", "drive", "me;therapy", "", "Dad drives me to therapy."),
    ("mom", "drive", "us;party", "", "Mom drives us to the party."),
    ("dad", "drive", "me;school", "", "Dad drives me to school."),
    ("she", "borrow", "pencil;me", "past", "She borrowed a pencil from me."),
    ("I", "find", "coin;sidewalk", "past", "I found a coin on the sidewalk."),
    ("I", "find", "ball;park", "past", "I found the ball at the park."),
  ])
  func whatIsChosenByRoleOnAnOrdinaryDay(
    _ subject: String, _ verb: String, _ complements: String, _ options: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements, options) == expected)
  }

  @Test(arguments: [
    ("school over go home", "School is over, I want to go home."),
    ("I finish homework play", "I finished my homework, I want to play."),
    ("cold outside need jacket", "It is cold outside, I need a jacket."),
    ("dark outside scared", "It is dark outside, I am scared."),
    ("dark need flashlight", "It is dark, I need a flashlight."),
    ("too hot soup wait", "The soup is too hot, wait."),
    ("too heavy bag help", "The bag is too heavy, help me."),
    ("too loud music stop", "The music is too loud, stop."),
    ("baby sleeping be quiet", "The baby is sleeping, be quiet."),
    ("dentist tomorrow scared", "I will go to the dentist tomorrow, I am scared."),
    ("I thirsty water please", "I am thirsty, I want water, please."),
    ("car broken walk", "The car is broken, I need to walk."),
    ("rain stop go outside", "The rain stopped, I want to go outside."),
    ("sad friend move", "I am sad, my friend moves."),
    ("I finish chores watch TV", "I finished my chores, I want to watch TV."),
    ("no touch hot", "Don't touch, it is hot."),
    // One thought.
    ("too hot soup", "The soup is too hot."), ("dog sleeping", "The dog is sleeping."),
    ("sad girl cry", "The sad girl is crying."), ("no touch", "Don't touch."),
  ])
  func twoThoughtsOfFewWords(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("cat scratch hand", "The cat scratched my hand."),
    ("dog lick tail", "The dog is licking its tail."),
    ("I miss school bus", "I missed the school bus."), ("I finish eat", "I finished eating."),
    ("can watch cartoon", "Can I watch a cartoon?"), ("say again", "Say again."),
    ("brush teeth bed", "I brush my teeth and go to bed."), ("not me him", "Not me, him."),
  ])
  func whatIsMeantByFewWords(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }
}
