import Testing

/// What is claimed, what something is done like, and what a deed is done to by little: by role.
struct EnglishClaimTests {
  @Test(arguments: [
    ("I", "be", "sorry;that;I;yell;at;you", "", "I am sorry that I yelled at you."),
    ("I", "be", "happy;that;you;come", "", "I am happy that you came."),
    ("he", "deny", "that;he;hit;I", "past", "He denied that he hit me."),
    ("I", "feel", "that;nobody;listen;I", "", "I feel that nobody listens to me."),
    // Before a noun with no verb behind it *that* points.
    ("I", "want", "that;book", "", "I want that book."),
  ])
  func thatOpensAClauseWhereAVerbFollows(
    _ subject: String, _ verb: String, _ complements: String, _ options: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements, options) == expected)
  }

  @Test(arguments: [
    ("he", "act", "like;baby", "", "He acts like a baby."),
    ("I", "sleep", "like;log", "past", "I slept like a log."),
    ("you", "remind", "I;of;my;son", "", "You remind me of my son."),
    ("he", "rob", "I;of;my;phone", "past", "He robbed me of my phone."),
    ("I", "spell", "my;name;wrong", "past", "I spelled my name wrong."),
    ("there", "be", "fly;in;my;soup", "", "There is a fly in my soup."),
    // An amount of a thing, and the verb.
    ("I", "want", "a little;water", "", "I want a little water."),
    ("I", "like", "cats", "", "I like cats."),
  ])
  func smallWordsKeepWhatTheyStandBefore(
    _ subject: String, _ verb: String, _ complements: String, _ options: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements, options) == expected)
  }
}
