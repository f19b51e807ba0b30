import Foundation
import Grammar
import Testing

/// Places, sources and days chosen beside a verb or a thing: what they are to it, and what they are not.
struct EnglishPlaceTests {
  @Test(arguments: [
    ("girl", "vomit", "car", "past", "The girl vomited in the car."),
    ("I", "vomit", "bus", "past", "I vomited on the bus."),
    ("I", "sing", "shower", "", "I sing in the shower."),
    ("I", "sing", "church", "past", "I sang in church."),
    ("I", "sing", "song;shower", "", "I sing a song in the shower."),
    ("Dad", "argue", "kitchen", "progressive", "Dad is arguing in the kitchen."),
    ("baby", "cry", "crib", "progressive", "The baby is crying in the crib."),
    ("I", "cry", "school", "past", "I cried at school."),
    ("I", "talk", "friend;park", "past", "I talked to my friend at the park."),
    ("I", "talk", "Mom;kitchen", "past", "I talked to Mom in the kitchen."),
    ("I", "yawn", "class", "", "I yawn in class."),
    ("I", "shout", "class", "past", "I shouted in class."),
    ("I", "play", "class;friend", "past", "I played with my friend in class."),
    ("I", "write", "name;class", "past", "I wrote my name in class."),
    ("Mom", "be", "work", "", "Mom is at work."),
    ("I", "want", "to sing;shower", "", "I want to sing in the shower."),
    // What it is about, what it is done to.
    ("I", "argue", "toy", "past", "I argued about the toy."),
    ("I", "worry", "school", "past", "I worried about school."),
    ("I", "dream", "school", "past", "I dreamed about school."),
    ("I", "laugh", "movie", "past", "I laughed during the movie."),
    ("I", "vomit", "milk", "past", "I vomited milk."),
    ("teacher", "read", "book;class", "past", "The teacher read a book to the class."),
  ])
  func aPlaceIsNeitherObjectNorTopic(
    _ subject: String, _ verb: String, _ complements: String, _ options: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements, options) == expected)
  }

  @Test(arguments: [
    ("they", "look for", "dog;park", "past", "They looked for the dog at the park."),
    ("I", "see", "dog;park", "past", "I saw a dog at the park."),
    ("I", "listen", "music;class", "past", "I listened to music in class."),
    ("I", "listen", "music;car", "past", "I listened to music in the car."),
    ("I", "drink", "water;bottle", "", "I drink water from the bottle."),
    ("I", "take", "toy;box", "past", "I took a toy from the box."),
    ("I", "buy", "toy;store", "past", "I bought a toy at the store."),
    ("I", "get off", "train;station", "future", "I will get off the train at the station."),
    ("I", "surprise", "Mom;party", "future", "I will surprise Mom with a party."),
    ("I", "visit", "Grandma;Christmas", "past", "I visited Grandma at Christmas."),
    ("I", "break", "arm;bike", "past", "I broke my arm on the bike."),
    ("I", "kick", "ball;goal", "past", "I kicked the ball into the goal."),
    ("I", "throw", "rock;window", "past", "I threw a rock at the window."),
    ("I", "spill", "juice;shirt", "past", "I spilled juice on my shirt."),
    ("I", "leave", "jacket;school", "past", "I left my jacket at school."),
    ("I", "pay", "card", "past", "I paid by card."),
    ("I", "be", "ill;birthday", "past", "I was ill on my birthday."),
    // One thing, or two of them.
    ("I", "find", "fire;station", "past", "I found the fire station."),
    ("I", "want", "toy;box", "", "I want a toy box."),
    ("I", "pay", "lunch", "past", "I paid for lunch."),
    ("I", "hit", "ball;bat", "past", "I hit the ball with a bat."),
    ("I", "break", "arm;school", "past", "I broke my arm at school."),
  ])
  func twoThingsSideBySideAreTwo(
    _ subject: String, _ verb: String, _ complements: String, _ options: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements, options) == expected)
  }

  @Test(arguments: [
    ("Dad", "come back", "work", "future", "Dad will come back from work."),
    ("I", "come back", "vacation", "past", "I came back from vacation."),
    ("we", "come back", "beach", "past", "We came back from the beach."),
    ("Mom", "arrive", "party", "past", "Mom arrived at the party."),
    ("Grandma", "pick up", "me;school", "future", "Grandma will pick me up from school."),
    ("I", "wake up", "nightmare", "past", "I woke up from a nightmare."),
    ("I", "get out", "bed", "past", "I got out of bed."),
    ("I", "crawl", "tunnel", "past", "I crawled through the tunnel."),
    ("horse", "jump", "fence", "past", "The horse jumped over the fence."),
    ("you", "be afraid", "what", "question", "What are you afraid of?"),
    ("Mom", "arrive", "school", "past", "Mom arrived at school."),
    ("I", "wake up", "Mom", "past", "I woke up Mom."),
    ("horse", "jump", "bed", "past", "The horse jumped on the bed."),
  ])
  func whereFromAndWhichWay(
    _ subject: String, _ verb: String, _ complements: String, _ options: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements, options) == expected)
  }
}
