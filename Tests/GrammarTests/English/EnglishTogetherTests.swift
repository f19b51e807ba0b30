import AACCore
import Grammar
import Testing

/// Words chosen by role that say one thing together, words that are verb and noun, and articles behind a chosen preposition:
/// each rule with neighbours that it leaves alone.
struct EnglishTogetherTests {
  @Test(arguments: [
    ("I", "sleep", "because;of;pain", "past,negative", "I didn't sleep because of pain."),
    ("I", "be", "late;because;of;traffic", "past", "I was late because of traffic."),
    ("I", "wake up", "in;middle;of;night", "past", "I woke up in the middle of the night."),
    ("I", "sit", "at;back;of;bus", "", "I sit at the back of the bus."),
    ("we", "hike", "to;top;of;mountain", "past", "We hiked to the top of the mountain."),
    ("elevator", "be", "out of;order", "", "The elevator is out of order."),
    ("phone", "be", "out of;battery", "", "The phone is out of battery."),
    ("I", "remember", "first;day;of;school", "", "I remember the first day of school."),
    ("I", "score", "in;second;half", "past", "I scored in the second half."),
    ("I", "play", "card;with;grandpa", "", "I play cards with Grandpa."),
    ("you", "cheat", "at;card", "past", "You cheated at cards."),
    ("we", "be", "together;since;2010", "", "We have been together since 2010."),
    ("you", "give", "me;change", "request", "Give me change."),
    ("I", "work", "part-time", "", "I work part-time."),
    ("he", "go", "out;without;to pay", "past", "He went out without paying."),
    ("we", "camp", "for;three;night", "past", "We camped for three nights."),
    ("I", "need", "few;more;minute", "", "I need a few more minutes."),

    // Neighbours.
    ("I", "stay", "home;because;I;to be;sick", "past", "I stayed at home because I was sick."),
    ("star", "be", "on;top;of;tree", "", "The star is on top of the tree."),
    ("we", "be", "out of;bread", "", "We are out of bread."),
    ("I", "lose", "card", "past", "I lost the card."),
    ("I", "change", "shirt", "past", "I changed my shirt."),
  ])
  func whatSeveralWordsSayTogether(
    _ subject: String, _ verb: String, _ complements: String, _ options: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements, options) == expected)
  }

  @Test(arguments: [
    ("I", "have", "crush;on;him", "", "I have a crush on him."),
    ("I", "have", "fight;with;brother", "past", "I had a fight with my brother."),
    ("I", "get", "refund", "past", "I got a refund."),
    ("I", "get", "promotion", "past", "I got a promotion."),
    ("I", "like", "smell;of;bread", "", "I like the smell of bread."),
    ("you", "be", "love;of;my;life", "", "You are the love of my life."),
    ("he", "be", "old;enough;to;vote", "", "He is old enough to vote."),
    ("tire", "be", "flat", "", "The tire is flat."),
    ("we", "watch", "sun;to go down", "past", "We watched the sun go down."),
    ("I", "need", "form;to;to apply;for;pension", "", "I need a form to apply for a pension."),
    ("I", "buy", "flour;to;to bake;cake", "past", "I bought flour to bake a cake."),
    ("I", "hear", "phone;ring", "past", "I heard a phone ring."),
    ("aide", "feed", "me;lunch", "past", "The aide fed me lunch."),

    // Neighbours.
    ("I", "have", "dog", "", "I have a dog."),
    ("I", "get", "ball", "past", "I got a ball."),
    ("flower", "smell", "good", "", "The flower smells good."),
    ("I", "feed", "cat", "", "I feed the cat."),
    ("I", "see", "boy;to fall down", "past", "I saw the boy fall down."),
  ])
  func whatIsVerbOrNoun(
    _ subject: String, _ verb: String, _ complements: String, _ options: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements, options) == expected)
  }

  @Test(arguments: [
    ("I", "throw up", "in;car", "past", "I threw up in the car."),
    ("cake", "burn", "in;oven", "past", "The cake burned in the oven."),
    ("leaf", "fall", "from;tree", "past", "The leaf fell from the tree."),
    ("she", "laugh", "during;movie", "past", "She laughed during the movie."),
    ("you", "add", "salt;to;soup", "request", "Add salt to the soup."),
    ("frog", "turn", "into;prince", "past", "The frog turned into a prince."),
    ("I", "buy", "house", "past", "I bought a house."),
    ("nurse", "draw", "blood;from;arm", "past", "The nurse drew blood from my arm."),
    ("you", "turn", "me;on;side", "request", "Turn me on my side."),
    ("I", "let", "dog;to sleep;in;bed", "", "I let the dog sleep in bed."),
    ("I", "climb", "tree;as;child", "past,habitual", "I used to climb trees as a child."),
    ("he", "tell", "joke", "past,habitual", "He used to tell jokes."),
    ("I", "eat", "vegetable;every day", "", "I eat vegetables every day."),
    ("I", "fill", "box;with;toy", "past", "I filled the box with toys."),

    // Neighbours.
    ("I", "sleep", "in;tent", "past", "I slept in a tent."),
    ("she", "arrive", "in;taxi", "past", "She arrived in a taxi."),
    ("I", "have", "dog", "past,habitual", "I used to have a dog."),
    ("I", "cover", "baby;with;blanket", "past", "I covered the baby with a blanket."),
    ("I", "eat", "sandwich", "past", "I ate a sandwich."),
    ("I", "lie", "on;bed", "", "I lie on the bed."),
  ])
  func articlesBehindAChosenPreposition(
    _ subject: String, _ verb: String, _ complements: String, _ options: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements, options) == expected)
  }
}
