import AACCore
import Grammar
import Testing

/// Comparisons with the same preposition, how long something takes, prices, rates, words that are verb and noun, greetings and
/// one's own: each rule with neighbours that it leaves alone.
struct EnglishMeasuredTests {
  @Test(arguments: [
    ("I", "be", "better;at;math;than;at;history", "", "I am better at math than at history."),
    ("it", "be", "colder;in;January;than;in;May", "", "It is colder in January than in May."),
    ("it", "take", "me;hour;get dressed", "", "It takes me an hour to get dressed."),
    ("it", "take", "two;hour;get;there", "", "It takes two hours to get there."),
    ("ticket", "cost", "eight;pound;fifty", "", "The ticket costs eight pounds fifty."),
    ("it", "cost", "one;pound;twenty", "", "It costs one pound twenty."),
    ("I", "take", "two;pill;a day", "", "I take two pills a day."),
    ("I", "exercise", "three times;a week", "", "I exercise three times a week."),
    ("I", "vote", "for the first time", "future", "I will vote for the first time."),
    ("parents", "argue", "about;money;a lot", "", "My parents argue a lot about money."),
    ("I", "work", "part-time;in;shop", "", "I work part-time in a shop."),
    (
      "there", "be", "bakery;on;corner", "past,habitual", "There used to be a bakery on the corner."
    ),
    ("I", "be", "on hold", "", "I am on hold."),
    ("we", "bake", "two;loaf;of;bread", "past", "We baked two loaves of bread."),
    ("I", "fancy", "curry;tonight", "", "I fancy curry tonight."),

    // Neighbours.
    ("I", "be", "better;than;you", "", "I am better than you."),
    ("I", "want", "orange;juice", "", "I want orange juice."),
    ("I", "take", "bus;home", "", "I take a bus home."),
    ("I", "be", "shy", "past", "I was shy."),
  ])
  func howMuchAndHowLong(
    _ subject: String, _ verb: String, _ complements: String, _ options: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements, options) == expected)
  }

  @Test(arguments: [
    ("you", "hold", "my;hand;during;scan", "request", "Hold my hand during the scan."),
    ("they", "increase", "rent", "past", "They increased the rent."),
    ("I", "want", "lie;on;my;left;side", "", "I want to lie on my left side."),
    ("I", "get up", "without;help", "", "I get up without help."),
    ("I", "talk", "about;fight", "", "I talk about the fight."),
    ("I", "go", "for;drive", "", "I go for a drive."),
    ("I", "audition", "for;musical", "future", "I will audition for a musical."),
    (
      "I", "enjoy", "hike;although;it;be;exhausting", "past",
      "I enjoyed the hike although it was exhausting."
    ),
    ("I", "fear", "dark", "", "I fear the dark."),
    ("I", "sit", "in;cold", "", "I sit in the cold."),
    ("I", "come home", "before;dark", "", "I come home before dark."),
    ("I", "sort", "toys;by;color", "", "I sort the toys by color."),
    ("I", "lie", "to;mom", "past", "I lied to Mom."),
    ("I", "look", "out;window", "", "I look out the window."),
    ("sugar", "be", "bad;for;teeth", "", "Sugar is bad for teeth."),

    // Neighbours.
    ("I", "be", "good;at;draw", "", "I am good at drawing."),
    ("I", "watch", "musical;instrument", "", "I watch a musical instrument."),
    ("I", "lie", "in;bed", "past", "I lay in bed."),
    ("it", "be", "dark", "", "It is dark."),
    ("milk", "be", "cold", "", "The milk is cold."),
    ("I", "want", "rest", "", "I want a rest."),
  ])
  func verbsThatAreNouns(
    _ subject: String, _ verb: String, _ complements: String, _ options: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements, options) == expected)
  }

  @Test(arguments: [
    ("", "kiss", "mom;good night", "", "I kiss Mom good night."),
    ("", "wish", "you;happy birthday", "", "I wish you a happy birthday."),
    ("", "wave", "goodbye;to;mom", "", "I wave goodbye to Mom."),
    ("", "nod", "for;yes", "", "I nod for yes."),
    ("you", "help", "me;put on;coat", "request", "Help me put on my coat."),
    ("you", "help", "me;wash;hair", "request", "Help me wash my hair."),
    ("I", "have", "blister;on;foot", "", "I have a blister on my foot."),
    ("I", "have", "pain;in;leg", "", "I have pain in my leg."),
    ("great-grandfather", "live", "in;Spain", "past", "My great-grandfather lived in Spain."),
    ("", "wake", "dog", "negative,request", "Don't wake the dog."),
    ("", "afford", "car", "negative", "I can't afford a car."),
    ("", "find", "my;shoe", "negative", "I can't find my shoe."),

    // Neighbours.
    ("", "say", "hello;to;mom", "", "I say hello to Mom."),
    ("", "see", "dog", "", "I see a dog."),
    ("", "find", "it", "negative", "I don't find it."),
    ("", "go", "on;foot", "", "I go on foot."),
    ("mom", "kiss", "dad;please", "", "Mom kisses Dad, please."),
  ])
  func greetingsAndOnesOwn(
    _ subject: String, _ verb: String, _ complements: String, _ options: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements, options) == expected)
  }

  @Test(arguments: [
    ("pain in knee", "I have a pain in my knee."),
    ("plaster need finger", "I need a plaster for my finger."),
    ("need cream arm", "I need cream for my arm."),
    ("homework finish not yet", "I didn't finish my homework yet."),
    ("bird sing tree", "The bird is singing in the tree."),
    ("not my cup", "It isn't my cup."),
    ("anyone see my wallet", "Has anyone seen my wallet?"),
    ("anyone want coffee", "Does anyone want coffee?"),
    ("lorry block road", "The lorry is blocking the road."),
    ("puddle jump fun", "Jumping in the puddle is fun."),
    ("football watch telly want", "I want to watch football on the telly."),
    ("fancy crisps", "I fancy crisps."),
    ("red sock wear now", "I am wearing red socks now."),
    ("want biscuit chocolate", "I want a chocolate biscuit."),
    ("mouse cat catch", "The cat caught the mouse."),
    ("tea with two sugar please", "Tea with two sugars, please."),
    ("watch movie popcorn tonight", "I will watch a movie with popcorn tonight."),

    // Neighbours.
    ("someone take my pen", "Someone took my pen."), ("not my turn", "Not my turn."),
    ("want apple banana", "I want an apple and a banana."),
    ("monkey climb tree", "The monkey is climbing the tree."),
    ("watch TV now", "I want to watch TV now."),
  ])
  func rowsAboutOneself(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }
}
