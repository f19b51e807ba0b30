import Foundation
import Grammar
import Testing

/// What is asked of others by role: each rule with words that it applies to and words that it leaves alone.
struct EnglishAskedTests {
  @Test(arguments: [
    ("you", "give", "spoon", "request,polite", "Could you give me a spoon?"),
    ("", "bring", "blanket", "request", "Bring me a blanket."),
    ("Mom", "read", "story", "request", "Mom, read me a story."),
    ("you", "hug", "", "request", "Hug me."),
    ("you", "look at", "", "request,negative", "Don't look at me."),
    ("you", "wait for", "", "request", "Wait for me."),
    ("you", "leave", "alone", "request", "Leave me alone."),
    ("you", "hurt", "", "request,negative", "Don't hurt me."),
    ("you", "take", "park", "request,polite", "Could you take me to the park?"),
    ("you", "pick up", "school", "request", "Pick me up from school."),
    ("you", "help", "shoes", "request,polite", "Could you help me with my shoes?"),
    ("you", "help", "homework", "request", "Help me with my homework."),
    ("you", "help", "I;homework", "request", "Help me with my homework."),
    ("you", "help", "I;bathroom", "request", "Help me in the bathroom."),
    ("you", "help", "to open;jar", "request,polite", "Could you help me open the jar?"),
    ("you", "love", "", "question", "Do you love me?"),
    ("you", "give", "spoon", "question,future", "Will you give me a spoon?"),
    ("you", "wake up", "", "request,polite,negative", "Please don't wake me up."),
    ("you", "feed", "", "request,polite", "Could you feed me?"),
    ("you", "can", "to hug", "question", "Can you hug me?"),
    // Somebody is named, nobody is needed, or it is no request.
    ("you", "give", "book;Mom", "request", "Give Mom a book."),
    ("you", "hug", "Mom", "request", "Hug Mom."),
    ("you", "wait", "", "request", "Wait."),
    ("you", "open", "door", "request", "Open the door."),
    ("you", "take", "bus", "request", "Take a bus."),
    ("you", "help", "", "request", "Help."),
    ("you", "help", "Mom", "request", "Help Mom."),
    ("Dad", "give", "juice", "past", "Dad gave juice."),
    ("you", "understand", "", "question", "Do you understand?"),
  ])
  func whoAsksMeansHimself(
    _ subject: String, _ verb: String, _ complements: String, _ options: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements, options) == expected)
  }

  @Test(arguments: [
    ("you", "wash", "hair", "request,polite,negative", "Please don't wash my hair."),
    ("", "shout", "", "request,polite,negative", "Please don't shout."),
    ("Mom", "leave", "", "request,polite,negative", "Mom, please don't leave."),
    ("you", "turn off", "light", "request,polite,negative", "Please don't turn off the light."),
    ("you", "close", "window", "request,question", "Can you close the window?"),
    ("you", "shout", "", "request,negative", "Don't shout."),
    ("you", "wait", "", "request,polite", "Could you wait?"),
  ])
  func aPoliteRequestKeepsItsNegation(
    _ subject: String, _ verb: String, _ complements: String, _ options: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements, options) == expected)
  }

  @Test(arguments: [
    ("you", "wipe", "nose", "request,polite", "Could you wipe my nose?"),
    ("you", "scratch", "leg", "request", "Scratch my leg."),
    ("you", "hold", "hand", "request,polite", "Could you hold my hand?"),
    ("you", "take", "temperature", "request,polite", "Could you take my temperature?"),
    ("you", "tie", "shoe", "request,polite", "Could you tie my shoes?"),
    ("you", "touch", "nose", "request,negative", "Don't touch my nose."),
    ("you", "charge", "tablet", "request,polite", "Could you charge my tablet?"),
    ("Mom", "bandage", "knee", "past", "Mom bandaged my knee."),
    ("teacher", "tie", "shoe", "past", "The teacher tied my shoes."),
    ("dog", "lick", "hand", "past", "The dog licked my hand."),
    // One's own.
    ("you", "wash", "hands", "request", "Wash your hands."),
    ("you", "open", "mouth", "request,polite", "Could you open your mouth?"),
    ("you", "take off", "hat", "request,polite", "Could you take off your hat?"),
    ("Dad", "wash", "hands", "past", "Dad washed his hands."),
    ("Mom", "comb", "hair", "past", "Mom combed her hair."),
    ("dog", "lick", "paw", "past", "The dog licked its paw."),
  ])
  func whatIsDoneForSomebodyIsDoneToHisBody(
    _ subject: String, _ verb: String, _ complements: String, _ options: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements, options) == expected)
  }

  @Test(arguments: [
    ("Mom", "hug", "brother", "past", "Mom hugged my brother."),
    ("uncle", "kiss", "aunt", "past", "My uncle kissed my aunt."),
    (
      "Dad", "buy", "doll;sister;birthday", "past",
      "Dad bought a doll for my sister for her birthday."
    ),
    ("Mom", "give", "bike;I;birthday", "past", "Mom gave me a bike for my birthday."),
    ("Mom", "help", "me;homework", "past", "Mom helped me with my homework."),
    ("Mom", "wipe", "nose", "past", "Mom wiped my nose."),
    ("Mom", "hug", "son", "past", "Mom hugged her son."),
    ("Mom", "see", "friend", "past", "Mom saw her friend."),
    ("sister", "call", "friend", "past", "My sister called her friend."),
    ("she", "love", "brother", "", "She loves her brother."),
  ])
  func kinOfKinAreTheSpeakers(
    _ subject: String, _ verb: String, _ complements: String, _ options: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements, options) == expected)
  }

  @Test(arguments: [
    ("I", "charge", "tablet", "past,negative", "I didn't charge my tablet."),
    ("I", "look for", "glasses", "progressive", "I am looking for my glasses."),
    ("Mom", "look for", "purse", "progressive", "Mom is looking for her purse."),
    ("I", "hang", "coat", "past", "I hung my coat."),
    ("I", "clean", "room", "past", "I cleaned my room."),
    ("I", "do", "homework", "past", "I did my homework."),
    ("I", "pee", "pants", "past", "I peed in my pants."),
    ("I", "tear", "pants", "past", "I tore my pants."),
    ("you", "see", "glasses", "past,question", "Did you see my glasses?"),
    ("brother", "share", "toy", "negative", "My brother doesn't share his toys."),
    ("I", "want", "coat", "", "I want a coat."),
    ("I", "use", "tablet", "past", "I used the tablet."),
    ("brother", "break", "tablet", "past", "My brother broke the tablet."),
    ("I", "see", "coat", "past", "I saw a coat."),
  ])
  func whatOneHasAboutOneIsOnesOwn(
    _ subject: String, _ verb: String, _ complements: String, _ options: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements, options) == expected)
  }

  @Test(arguments: [
    ("they", "put on", "coat", "past", "They put on their coats."),
    ("children", "raise", "hand", "past", "The children raised their hands."),
    ("they", "wear", "helmet", "", "They wear helmets."),
    ("rabbit", "eat", "carrot", "", "The rabbit eats carrots."),
    ("cat", "eat", "mouse", "", "The cat eats mice."),
    ("I", "watch", "cartoon", "", "I watch cartoons."),
    ("I", "watch", "cartoon", "past", "I watched a cartoon."),
    ("I", "put on", "coat", "past", "I put on my coat."),
    ("rabbit", "eat", "carrot", "past", "The rabbit ate a carrot."),
    ("he", "wear", "helmet", "", "He wears a helmet."),
    ("I", "eat", "carrot", "", "I eat a carrot."),
  ])
  func ofSeveralAndOfAKindOneSpeaksInThePlural(
    _ subject: String, _ verb: String, _ complements: String, _ options: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements, options) == expected)
  }
}
