import AACCore
import Grammar
import Testing

/// What another does behind a verb that takes its doer, prepositions before what is done, and what is demanded: each rule with
/// neighbours that it leaves alone.
struct EnglishOtherDoerTests {
  @Test(arguments: [
    ("I", "stop", "dog;bark", "", "I stop the dog from barking."),
    ("they", "discourage", "girl;quit", "past", "They discouraged the girl from quitting."),
    ("I", "stop", "water;leak", "", "I stop the water from leaking."),
    ("she", "keep", "us;laugh", "past", "She kept us laughing."),
    ("mom", "scold", "I;run", "past", "Mom scolded me for running."),
    ("I", "accuse", "Tom;steal", "negative", "I don't accuse Tom of stealing."),
    ("we", "congratulate", "Sara;graduate", "", "We congratulate Sara on graduating."),
    ("I", "rely", "mom;drive", "", "I rely on Mom to drive."),
    ("I", "wait", "bus;come", "", "I wait for the bus to come."),
    ("I", "feel", "rain;fall", "", "I feel the rain fall."),
    ("I", "get", "dad;fix;bike", "", "I get Dad to fix the bike."),
    ("I", "have", "dentist;check;teeth", "past", "I had the dentist check my teeth."),
    ("I", "hate", "you;shout", "", "I hate you shouting."),
    ("I", "catch", "cat;steal;fish", "past", "I caught the cat stealing the fish."),
    ("she", "trick", "I;pay", "past", "She tricked me into paying."),

    // Neighbours.
    ("he", "stop", "cry", "", "He stops crying."),
    ("she", "thank", "nurse", "", "She thanks the nurse."),
    ("I", "thank", "dad;ride", "", "I thank Dad for the ride."),
    ("I", "send", "mom;text", "", "I send Mom a text."),
    ("I", "have", "to go;school", "", "I have to go to school."),
    ("I", "find", "key", "past", "I found my key."),
    ("I", "want", "mom;come", "", "I want Mom to come."),
  ])
  func whatAnotherDoes(
    _ subject: String, _ verb: String, _ complements: String, _ options: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements, options) == expected)
  }

  @Test(arguments: [
    ("he", "insist", "to walk", "past", "He insisted on walking."),
    ("she", "succeed", "to tie;shoe", "past,negative", "She didn't succeed in tying her shoes."),
    ("I", "apologize", "to break;cup", "", "I apologize for breaking the cup."),
    ("we", "concentrate", "to read", "", "We concentrate on reading."),
    ("he", "refrain", "to laugh", "", "He refrains from laughing."),
    ("I", "risk", "to fall", "question", "Do I risk falling?"),
    ("I", "delay", "to leave", "", "I delay leaving."),

    // Neighbours.
    ("he", "insist", "answer", "", "He insists on the answer."),
    ("I", "decide", "to leave", "", "I decide to leave."),
    ("I", "promise", "to help", "", "I promise to help."),
  ])
  func prepositionsTakeTheGerund(
    _ subject: String, _ verb: String, _ complements: String, _ options: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements, options) == expected)
  }

  @Test(arguments: [
    ("I", "suggest", "he;go", "", "I suggest he go."),
    ("doctor", "suggest", "she;rest", "past", "The doctor suggested she rest."),
    ("I", "insist", "she;stay", "", "I insist she stay."),
    ("I", "demand", "he;leave", "", "I demand he leave."),
    ("teacher", "insist", "Tom;not;shout", "", "The teacher insists Tom not shout."),

    // Neighbours: what is said to be so.
    ("I", "insist", "he;be;sick", "", "I insist he is sick."),
    ("I", "hope", "he;go", "", "I hope he goes."),
    ("I", "think", "she;sleep", "", "I think she is sleeping."),
  ])
  func whatIsDemandedHasTheBaseForm(
    _ subject: String, _ verb: String, _ complements: String, _ options: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements, options) == expected)
  }
}
