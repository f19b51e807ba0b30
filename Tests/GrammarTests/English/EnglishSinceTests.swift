import Testing

/// What has gone on since something was so, what is forgiven and for whom it is cooked.
struct EnglishSinceTests {
  @Test(arguments: [
    ("I", "live", "here;since;I;be;born", "I have lived here since I was born."),
    ("I", "collect", "stamp;since;I;be;seven", "I have collected stamps since I was seven."),
    ("she", "be", "sad;since;her;dog;die", "She has been sad since her dog died."),
    ("I", "be", "happy;since;you;be;here", "I am happy since you are here."),
  ])
  func whatBeganThenGoesOnAndAReasonDoesNot(
    _ subject: String, _ verb: String, _ complements: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements, "") == expected)
  }

  @Test(arguments: [
    ("you;for;lie;to;me", "I forgive you for lying to me."),
    ("me", "Forgive me."),
  ])
  func whoeverForgivesTheOtherAsksNothing(_ complements: String, _ expected: String) {
    #expect(EnglishClauses.text("", "forgive", complements, "") == expected)
  }

  @Test(arguments: [
    ("chicken;for;me", "Mom cooks chicken for me."),
    ("chicken", "Mom cooks chicken."),
  ])
  func forWhomAnAnimalIsCookedIsHeard(_ complements: String, _ expected: String) {
    #expect(EnglishClauses.text("mom", "cook", complements, "") == expected)
  }
}
