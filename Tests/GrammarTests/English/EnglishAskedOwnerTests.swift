import AACCore
import Grammar
import Testing

/// Whose a thing is, where one comes from, what things smell of, how many and how late, what has happened up to now: each rule
/// with neighbours that it leaves alone.
struct EnglishAskedOwnerTests {
  @Test(arguments: [
    ("hat", "be", "who", "question", "Whose is the hat?"),
    ("coat", "be", "who", "question,past", "Whose was the coat?"),
    ("shoes", "be", "who", "question", "Whose are the shoes?"),
    ("they", "come", "where", "question,past", "Where did they come from?"),
    ("milk", "come", "where", "question", "Where does the milk come from?"),
    ("car", "be", "dad", "", "The car is Dad's."),
    ("dog", "be", "they", "", "The dog is theirs."),
    ("house", "be", "grandma", "negative", "The house isn't Grandma's."),

    // Neighbours.
    ("teacher", "be", "who", "question", "Who is the teacher?"),
    ("this", "be", "who", "question", "Who is this?"),
    ("you", "go", "where", "question", "Where are you going?"),
    ("grandma", "come", "when", "question", "When is Grandma coming?"),
    ("present", "be", "mom", "", "The present is for Mom."),
  ])
  func whoseAndWhereFrom(
    _ subject: String, _ verb: String, _ complements: String, _ options: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements, options) == expected)
  }

  @Test(arguments: [
    ("soup", "smell", "garlic", "", "The soup smells of garlic."),
    ("shirt", "smell", "sweat", "negative", "The shirt doesn't smell of sweat."),
    ("cake", "taste", "banana", "question", "Does the cake taste of banana?"),
    ("cloud", "look", "sheep", "", "The cloud looks like a sheep."),
    ("doctor", "look", "mouth;boy", "", "The doctor looks at the boy's mouth."),

    // Neighbours: beings perceive.
    ("dog", "smell", "bone", "", "The dog smells the bone."),
    ("I", "taste", "soup", "", "I taste the soup."),
    ("I", "look", "cloud", "", "I look at the cloud."),
    ("soup", "smell", "good", "", "The soup smells good."),
  ])
  func whatThingsSmellOf(
    _ subject: String, _ verb: String, _ complements: String, _ options: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements, options) == expected)
  }

  @Test(arguments: [
    ("I", "need", "two;pants", "", "I need two pairs of pants."),
    ("I", "have", "one;jeans", "", "I have one pair of jeans."),
    ("I", "see", "sheep;three", "", "I see three sheep."),
    ("I", "see", "old;woman;three", "past", "I saw three old women."),
    ("I", "want", "cookie;two", "negative", "I don't want two cookies."),
    ("I", "be", "hour;late", "", "I am an hour late."),
    ("they", "hurt", "head", "", "Their heads hurt."),
    ("girls", "hurt", "belly", "", "The girls' bellies hurt."),

    // Neighbours.
    ("I", "need", "two;shirt", "", "I need two shirts."),
    ("I", "see", "two;glasses", "", "I see two glasses."),
    ("we", "leave", "house;three", "", "We leave the house at three."),
    ("I", "be", "ten;minutes;late", "", "I am ten minutes late."),
    ("she", "hurt", "head", "", "Her head hurts."),
  ])
  func howManyAndHowMuch(
    _ subject: String, _ verb: String, _ complements: String, _ options: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements, options) == expected)
  }

  @Test(arguments: [
    ("you", "be", "Paris;ever", "question", "Have you ever been to Paris?"),
    ("you", "ride", "horse;ever", "question", "Have you ever ridden a horse?"),
    ("I", "live", "here;for ten years", "", "I have lived here for ten years."),
    ("I", "have", "cold;for a week", "", "I have had a cold for a week."),
    ("I", "meet", "him;before", "", "I have met him before."),
    ("I", "lose", "key;just", "", "I have just lost my key."),
    ("I", "sleep", "since 8 o'clock", "", "I have slept since 8 o'clock."),
    ("I", "wait", "until nine o'clock", "", "I wait until nine o'clock."),

    // Neighbours.
    ("you", "be", "sad;ever", "question", "Are you ever sad?"),
    ("I", "read", "for an hour", "", "I read for an hour."),
    ("I", "have", "math;for an hour", "", "I have math for an hour."),
    ("I", "eat", "at nine o'clock", "", "I eat at nine o'clock."),
  ])
  func whatHasHappenedUpToNow(
    _ subject: String, _ verb: String, _ complements: String, _ options: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements, options) == expected)
  }
}
