import Grammar
import Testing

/// Nouns that are named like verbs, times that are not those of the deed, and what is said of the doing.
struct EnglishSettingTests {
  @Test(arguments: [
    ("we", "wait", "in;queue", "progressive", "We are waiting in the queue."),
    ("we", "get off", "at;next;stop", "future", "We will get off at the next stop."),
    ("I", "get off", "at;stop", "", "I get off at the stop."),
    ("he", "cry", "during;show", "past", "He cried during the show."),
    ("he", "fall", "off;swing", "past", "He fell off the swing."),
    // What one is good at stays a verb.
    ("I", "be", "good;at;draw", "", "I am good at drawing."),
  ])
  func whatStandsSomewhereOrTakesItsTimeIsANoun(
    _ subject: String, _ verb: String, _ complements: String, _ options: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements, options) == expected)
  }

  @Test(arguments: [
    (
      "therapist", "record", "my;voice;next;session",
      "The therapist will record my voice next session."
    ),
    ("I", "come", "next;session", "I will come next session."),
    ("we", "have", "test;next;class", "We will have a test next class."),
    // What is done to the session, and what stands behind a preposition.
    ("I", "miss", "next;session", "I miss the next session."),
    ("I", "cancel", "next;appointment", "I cancel the next appointment."),
    ("I", "talk", "about;next;session", "I talk about the next session."),
  ])
  func theNextOfWhatReturnsIsATime(
    _ subject: String, _ verb: String, _ complements: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements) == expected)
  }

  @Test(arguments: [
    ("I", "feel", "better;than;yesterday", "I feel better than yesterday."),
    ("I", "run", "faster;than;yesterday", "I run faster than yesterday."),
    ("it", "be", "colder;than;last week", "It is colder than last week."),
    // A time beside the comparison is that of the deed.
    ("I", "run", "faster;than;you;yesterday", "I ran faster than you yesterday."),
    ("I", "feel", "better;yesterday", "I felt better yesterday."),
  ])
  func theTimeThatSomethingIsComparedWithSetsNoTense(
    _ subject: String, _ verb: String, _ complements: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements) == expected)
  }

  @Test(arguments: [
    ("Oliver", "ride", "his;scooter;very;fast", "Oliver rides his scooter very fast."),
    ("she", "sing", "the;song;too;loud", "She sings the song too loudly."),
    // Before the noun it is said of the thing.
    ("he", "drive", "very;fast;car", "He drives the very fast car."),
  ])
  func howMuchOfAMannerBehindTheThingIsSaidOfTheDoing(
    _ subject: String, _ verb: String, _ complements: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements) == expected)
  }

  @Test(arguments: [
    ("we", "deliver", "box;before;noon", "We deliver the box before noon."),
    ("I", "sleep", "until;midnight", "I sleep until midnight."),
    ("Zoe", "send", "me;photo;of;her;puppy", "Zoe sends me a photo of her puppy."),
    ("Mom", "give", "her;book", "Mom gives her a book."),
    ("I", "write", "letter;Santa", "I write a letter to Santa."),
    ("I", "write", "letter;Tooth Fairy", "I write a letter to the Tooth Fairy."),
    ("we", "go", "museum;with;class", "We go to the museum with our class."),
    ("physio", "stretch", "my;leg", "The physio stretches my leg."),
    ("I", "stretch", "leg", "I stretch my legs."),
  ])
  func hoursFiguresClassesAndTreatedLimbs(
    _ subject: String, _ verb: String, _ complements: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements) == expected)
  }
}
