import AACCore
import Foundation
import Grammar
import Testing

/// What is said on an ordinary day in few tiles: each rule with words that it applies to and words that it leaves alone.
struct EnglishOrdinaryDayTests {
  @Test(arguments: [
    ("I sad miss mom", "I am sad, I miss Mom."), ("I happy love you", "I am happy, I love you."),
    ("I angry hate school", "I am angry, I hate school."),
    ("I lonely miss my friend", "I am lonely, I miss my friend."),
    ("I go doctor ear hurt", "I am going to the doctor, my ear hurts."),
    ("I stay home head hurt", "I stay at home, my head hurts."),
    ("need medicine throat hurt", "I need medicine, my throat hurts."),
    ("phone dead charger where", "The phone is dead, where is the charger?"),
    ("hands dirty where soap", "My hands are dirty, where is the soap?"),
    ("wheelchair broken where dad", "The wheelchair is broken, where is Dad?"),
    ("sun hot hat", "The sun is hot, I need a hat."),
    ("water cold towel", "The water is cold, I need a towel."),
    ("I sad I miss mom", "I am sad, I miss Mom."),
    ("it rain need umbrella", "It is raining, I need an umbrella."),
    ("it snow I want coat", "It is snowing, I want a coat."),
    ("I love you miss you", "I love you, I miss you."),
    // One thought.
    ("I happy see grandma", "I am happy to see Grandma."), ("I miss mom", "I miss Mom."),
    ("my ear hurt", "My ear hurts."), ("where charger", "Where is the charger?"),
    ("soup hot", "The soup is hot."),
  ])
  func twoThoughtsAreKeptApart(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("I bad dream", "I had a bad dream."), ("yesterday I headache", "I had a headache yesterday."),
    ("today I math test", "I have a math test today."), ("I fun day", "I had a fun day."),
    ("I new bike", "I have a new bike."), ("she bad cold", "She has a bad cold."),
    ("mom bad headache", "Mom has a bad headache."), ("I runny nose", "I have a runny nose."),
    ("my sister fever", "My sister has a fever."), ("I good idea", "I have a good idea."),
    ("I party tomorrow", "I have a party tomorrow."),
    ("you and me friends", "You and I are friends."), ("you me friends", "You and I are friends."),
    ("Tom and Anna friends", "Tom and Anna are friends."),
    ("me and you team", "You and I are a team."),
    ("it no fair", "It isn't fair."), ("this no fair", "This isn't fair."),
    ("yesterday there be dog", "There was a dog yesterday."),
    // These have a verb, or say what somebody is.
    ("I have bad dream", "I have a bad dream."), ("she my friend", "She is my friend."),
    ("I cold", "I am cold."), ("no fair", "It isn't fair."), ("I sad today", "I am sad today."),
    ("there be dog", "There is a dog."), ("today be Monday", "Today is Monday."),
  ])
  func whereNoVerbIsChosenOneIsSupplied(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("we two like music", "We two like music."), ("us two want juice", "We two want juice."),
    ("we all like music", "We all like music."),
    ("wet pants change", "Change my wet pants."), ("dirty hands wash", "Wash my dirty hands."),
    ("how much ticket", "How much is the ticket?"), ("how much shoes", "How much are the shoes?"),
    ("what we eat dinner", "What are we eating for dinner?"),
    ("dad work today", "Dad is working today."),
    ("grandma come today", "Grandma is coming today."),
    ("sister little sleep", "My little sister is sleeping."),
    // Others.
    ("we two brothers", "We have two brothers."), ("how much milk", "How much milk?"),
    ("how many ticket", "How many tickets?"), ("we all tired", "We are all tired."),
    ("what you eat breakfast", "What are you eating for breakfast?"),
    ("I change wet pants", "I change my wet pants."),
  ])
  func whoIsMeantAndWhatGoesOn(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("we", "eat", "what;lunch", "question", "What are we eating for lunch?"),
    ("you", "do", "what;weekend", "question,past", "What did you do on the weekend?"),
    ("you", "do", "what;Saturday", "question,past", "What did you do on Saturday?"),
    ("you", "learn", "what;school", "question,past", "What did you learn at school?"),
    ("I", "need", "help;math", "", "I need help with math."),
    ("I", "need", "help;gloves", "", "I need help with my gloves."),
    ("I", "need", "help;bathroom", "", "I need help in the bathroom."),
    ("I", "get", "help;teacher", "past", "I got help from the teacher."),
    ("he", "push", "me;bus", "past", "He pushed me on the bus."),
    ("she", "pinch", "me;car", "past", "She pinched me in the car."),
    ("boy", "kick", "me;class", "past", "The boy kicked me in class."),
    ("you", "put", "toys;box", "request", "Put the toys in the box."),
    ("you", "leave", "bag;chair", "request", "Leave your bag on the chair."),
    ("I", "have to", "doctor", "", "I have to go to the doctor."),
    ("I", "have to", "test", "", "I have a test."),
    ("I", "go", "potty", "going-to", "I am going to go potty."),
    // Which of them, who is helped, what is done to a thing.
    ("you", "like", "what;color", "question", "What color do you like?"),
    ("you", "read", "what;book", "question", "What book are you reading?"),
    ("I", "want", "to help;mom", "", "I want to help Mom."),
    ("he", "push", "bus", "past", "He pushed the bus."),
    ("you", "put", "book;table", "request", "Put the book on the table."),
    ("I", "have to", "practice", "", "I have to practice."),
    ("I", "need", "potty", "", "I need the potty."),
  ])
  func smallWordsBetweenComplements(
    _ subject: String, _ verb: String, _ complements: String, _ options: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements, options) == expected)
  }

  @Test(arguments: [
    ("they", "invite", "her;us", "past", "They invited her and us."),
    ("dad", "see", "him;me", "past", "Dad saw him and me."),
    ("I", "know", "song;secret", "", "I know the song and the secret."),
    ("mom", "answer", "man;doctor", "", "Mom answers the man and the doctor."),
    ("I", "know", "teacher;doctor", "", "I know the teacher and the doctor."),
    ("grandma", "bake", "cake;birthday", "past", "Grandma baked a birthday cake."),
    ("mom", "make", "cake;chocolate", "", "Mom makes a chocolate cake."),
    ("I", "watch", "news;night", "", "I watch the news at night."),
    ("I", "watch", "show;favorite;my", "", "I watch my favorite show."),
    // A gift, an answer, one's own kin, a dish in general.
    ("they", "give", "her;ball", "past", "They gave her a ball."),
    ("he", "answer", "mom;question", "", "He answers Mom the question."),
    ("I", "know", "my;friend;Ben", "", "I know my friend Ben."),
  ])
  func twoOfAKindAndTheirArticles(
    _ subject: String, _ verb: String, _ complements: String, _ options: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements, options) == expected)
  }
}
