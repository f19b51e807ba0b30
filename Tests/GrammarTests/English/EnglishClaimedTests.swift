import AACCore
import Grammar
import Testing

/// Clauses by role that nothing joins to what claims, asks or calls them, what has happened because of which one is so, and
/// what belongs to it: each rule with neighbours that it leaves alone.
struct EnglishClaimedTests {
  @Test(arguments: [
    ("", "realize", "he;be;right", "past", "I realized he was right."),
    ("", "realize", "I;forget;key", "past", "I realized I forgot my key."),
    ("", "make sure", "you;lock;door", "request", "Make sure you lock the door."),
    ("", "make sure", "door;be;closed", "request", "Make sure the door is closed."),
    ("", "suggest", "we;go;home", "", "I suggest we go home."),
    ("", "hear", "you;be;sick", "past", "I heard you were sick."),
    ("", "see", "he;be;sad", "", "I see he is sad."),
    ("", "be glad", "he;be;better", "", "I am glad he is better."),
    ("", "be glad", "you;come", "", "I am glad you came."),
    ("", "be afraid", "he;will;come", "", "I am afraid he will come."),
    ("", "promise", "I;be;good", "", "I promise I will be good."),

    // Neighbours.
    ("", "hear", "he;sing", "", "I hear him sing."),
    ("", "expect", "him;come", "", "I expect him to come."),
    ("", "see", "dog;run", "", "I see a dog run."),
    ("", "be glad", "to help", "", "I am glad to help."),
    ("grandma", "answer", "her;phone;never", "", "Grandma never answers her phone."),
  ])
  func whatIsClaimed(
    _ subject: String, _ verb: String, _ complements: String, _ options: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements, options) == expected)
  }

  @Test(arguments: [
    ("", "find out", "who;take;my;pen", "past", "I found out who took my pen."),
    ("", "choose", "where;to;sit", "", "I choose where to sit."),
    ("", "figure out", "how;to;open;box", "", "I figure out how to open the box."),
    ("", "know", "whose;bag;this;be", "negative", "I don't know whose bag this is."),
    ("", "tell", "me;which;book;you;want", "request", "Tell me which book you want."),
    ("you", "have", "brother;how many", "question", "How many brothers do you have?"),
    ("there", "be", "people;how many", "question", "How many people are there?"),
    ("how much", "cost", "shirt", "question", "How much does the shirt cost?"),
    ("what", "mean", "word", "question", "What does the word mean?"),
    ("train", "leave", "from;which;track", "question", "Which track does the train leave from?"),

    // Neighbours.
    ("you", "want", "what", "question", "What do you want?"),
    ("there", "be", "park;here", "question", "Is there a park here?"),
  ])
  func whatIsAskedWithin(
    _ subject: String, _ verb: String, _ complements: String, _ options: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements, options) == expected)
  }

  @Test(arguments: [
    ("", "hurry up", "we;be;late", "request", "Hurry up, we are late."),
    ("", "be careful", "it;be;hot", "request", "Be careful, it is hot."),
    ("", "hurry up", "bus;come", "request", "Hurry up, the bus is coming."),
    ("", "come", "here;I;need;you", "request", "Come here, I need you."),
    ("", "be late", "because;I;miss;bus", "", "I am late because I missed the bus."),
    ("", "be full", "because;I;eat;a lot", "", "I am full because I ate a lot."),
    ("", "stay home", "because;car;break down", "", "I stay home because the car broke down."),
    ("", "hide", "when;there;be;thunder", "", "I hide when there is thunder."),
    ("", "call", "me;if;there;be;problem", "request", "Call me if there is a problem."),
    (
      "I", "oversleep", "because;alarm clock;not;ring", "past",
      "I overslept because the alarm clock didn't ring."
    ),
    ("tooth", "hurt", "when;eat", "", "My tooth hurts when I eat."),
    (
      "you", "come", "with;us;or;stay;home", "question,going-to",
      "Are you going to come with us or stay at home?"
    ),
    ("dad", "pull over", "because;police", "past", "Dad pulled over because of the police."),

    // Neighbours.
    ("", "be happy", "because;I;have;dog", "", "I am happy because I have a dog."),
    ("I", "walk", "because;I;like;it", "", "I walk because I like it."),
    ("you", "want", "tea;or;coffee", "question", "Do you want tea or coffee?"),
  ])
  func whatItIsBecauseOf(
    _ subject: String, _ verb: String, _ complements: String, _ options: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements, options) == expected)
  }
}
