import AACCore
import Grammar
import Testing

/// Rows of two to five tiles without the word for who speaks or is meant: each rule with rows that it leaves alone.
struct EnglishShortRowTests {
  @Test(arguments: [
    ("when go home", "When are we going home?"), ("when eat lunch", "When are we eating lunch?"),
    ("where put shoes", "Where do I put the shoes?"),
    ("why no go park", "Why aren't we going to the park?"),
    ("why wait bus", "Why are we waiting for the bus?"),
    ("how cook rice", "How do I cook rice?"), ("why do homework", "Why am I doing my homework?"),
    ("when dad home", "When is Dad coming home?"), ("why sad", "Why are you sad?"),
    ("why dark", "Why is it dark?"), ("why hurt", "Why does it hurt?"),
    ("why rain", "Why is it raining?"),
    ("what you name", "What is your name?"), ("why you mad me", "Why are you mad at me?"),
    ("who come party", "Who is coming to the party?"), ("who turn", "Whose turn is it?"),
    ("will rain tomorrow", "Will it rain tomorrow?"), ("is lunch", "Is it lunch?"),
    ("can cookie", "Can I have a cookie?"), ("can bathroom", "Can I go to the bathroom?"),
    ("you come party", "Are you coming to the party?"), ("you okay", "Are you okay?"),
    // Whoever or whatever does it by itself.
    ("when start movie", "When does the movie start?"),
    ("when come bus", "When does the bus come?"),
    ("where live bear", "Where does the bear live?"), ("where mom work", "Where does Mom work?"),
    ("why mom sad", "Why is Mom sad?"), ("how make soup", "How do I make soup?"),
  ])
  func whoAsksIsUnderstood(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("I want", "I want it."), ("she need", "She needs it."), ("yes want", "Yes, I want it."),
    ("not can open", "I can't open it."), ("fish water", "The fish is in the water."),
    ("I make tower", "I am making a tower."), ("I do alone", "I do it alone."),
    ("I want bathroom", "I want to go to the bathroom."), ("recess time", "It is recess time."),
    ("not stop", "Don't stop."),
    // What the row already names.
    ("I want juice", "I want juice."), ("I make cake", "I am making a cake."),
    ("cat bed", "The cat is in bed."),
  ])
  func verbsHaveWhatTheyWant(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("school no go", "I don't go to school."), ("zoo go yesterday", "I went to the zoo yesterday."),
    ("grandma house go", "I want to go to Grandma's house."),
    ("beach went", "I went to the beach."),
    ("store get bread", "I get bread at the store."),
    ("store buy milk", "I want to buy milk at the store."),
    ("store go mom", "Mom goes to the store."), ("park go dad", "Dad goes to the park."),
  ])
  func placesGoNowhere(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("no touch", "Don't touch."), ("no push", "Don't push."),
    ("no take my toy", "Don't take my toy."),
    ("no want", "I don't want it."), ("ask mom", "Ask Mom."), ("text friend", "Text my friend."),
    ("hold hand", "Hold my hand."), ("leave alone", "Leave me alone."),
    ("tell teacher sick", "Tell the teacher I am sick."),
    // Not told to others.
    ("no eat", "I don't want to eat."), ("no juice", "No juice."), ("no stop", "No, stop."),
  ])
  func whatOthersAreToDoIsAskedFor(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("mom help me", "Mom, help me."), ("mom come here", "Mom, come here."),
    ("dad look me", "Dad, look at me."), ("brother stop it", "Brother, stop it."),
    ("sister stop hit me", "Sister, stop hitting me."),
    ("mom help me please", "Mom, help me, please."),
    ("mom read book me", "Mom, read me a book."),
    // What somebody does or did.
    ("brother hit me", "My brother hit me."), ("dad hit me", "Dad hit me."),
    ("mom read book", "Mom is reading a book."), ("mom love me", "Mom loves me."),
    ("dad fix car", "Dad is fixing the car."), ("teacher help me", "Teacher, help me."),
  ])
  func whoIsCalledIsAsked(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("want talk teacher", "I want to talk to the teacher."), ("talk mom", "I want to talk to Mom."),
    ("play friend", "I want to play with my friend."), ("eat mom", "I want to eat with Mom."),
    ("need you", "I need you."), ("can't hear you", "I can't hear you."),
    ("sorry hurt you", "Sorry, I hurt you."), ("give you cookie", "I give you a cookie."),
    ("mad you", "I am mad at you."),
    ("call mom", "Call Mom."), ("thank you", "Thank you."),
    ("see you tomorrow", "See you tomorrow."), ("love you", "I love you."),
    ("need ride doctor", "I need a ride to the doctor."),
  ])
  func whoComesLastIsNotWhoDoesIt(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("excited party", "I am excited about the party."),
    ("nervous test", "I am nervous about the test."),
    ("allergic peanuts", "I am allergic to peanuts."),
    ("thunder scared", "I am scared of thunder."),
    ("mad brother", "I am mad at my brother."), ("late school", "I am late for school."),
    ("hungry thirsty", "I am hungry and thirsty."), ("never tired", "I am never tired."),
    ("always late", "I am always late."),
    ("sad movie", "Sad movie."), ("dog scared", "The dog is scared."),
    ("tired mom", "Mom is tired."),
    ("dog big brown", "The dog is big and brown."),
  ])
  func feelingsAreTheSpeakers(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("mom phone", "Mom's phone."), ("teacher car", "The teacher's car."),
    ("dog toy", "The dog's toy."),
    ("where brother book", "Where is my brother's book?"), ("coat brother", "My brother's coat."),
    ("car dad broken", "Dad's car is broken."), ("brother turn", "It is my brother's turn."),
    ("mom drink", "Mom is drinking."), ("dog cat", "Dog and cat."), ("juice mom", "Juice, Mom."),
    ("dog yard", "The dog is in the yard."), ("cat bed", "The cat is in bed."),
    ("milk fridge", "The milk is in the fridge."), ("ball box", "The ball is in the box."),
    ("toy box", "Toy box."), ("ball doll", "Ball and doll."),
  ])
  func whoseAndWhereThingsAre(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("because rain", "Because it is raining."),
    ("sad because rain", "I am sad because it is raining."),
    ("before eat wash hands", "Before I eat, I wash my hands."),
    ("after play eat", "After I play, I eat."),
    ("when dad come play", "When is Dad coming to play?"),
    ("eat then play", "I eat and then I play."),
    ("lunch twelve", "Lunch is at twelve."), ("wake up seven", "I want to wake up at seven."),
    ("cookie two", "Two cookies."), ("wash hands before eat", "I wash my hands before I eat."),
    ("because I tired", "Because I am tired."),
  ])
  func whenAndWhyAreWhole(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("lost glasses", "I lost my glasses."), ("I done homework", "I am done with my homework."),
    ("her took my toy", "She took my toy."), ("me mom nice", "My mom is nice."),
    ("him my friend", "He is my friend."), ("big brother mean me", "My big brother is mean to me."),
    ("work boring", "Work is boring."), ("swim fun", "Swimming is fun."),
    ("noise make mad", "The noise makes me mad."),
    ("forgot phone home", "I forgot my phone at home."),
    ("I little tired", "I am a little tired."),
    ("with mom store", "I want to go to the store with Mom."),
    ("turn heat down", "Turn down the heat."), ("smell bad", "It smells bad."),
    ("her sad", "She is sad."), ("him push me", "He pushed me."),
    ("never", "Never."), ("no more school", "No more school."),
    ("want new phone", "I want a new phone."),
    ("I need new sock", "I need new socks."), ("no more juice", "No more juice."),
  ])
  func smallWordsAreUnderstood(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }
}
