import Testing

/// Rows as the words come to mind: calls, fears, pains, birthdays, and words away from their nouns.
struct EnglishScrambledRowTests {
  @Test(arguments: [
    ("doctor help", "Doctor, help."), ("police help me", "Police, help me."),
    ("teacher help me", "Teacher, help me."), ("friend help me", "My friend helps me."),
    ("doctor come", "The doctor is coming."),
    ("mom read book me", "Mom, read me a book."), ("read book me mom", "Mom, read me a book."),
  ])
  func whoHelpsIsCalled(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("dark afraid I", "I am afraid of the dark."),
    ("dog big afraid I", "I am afraid of the big dog."),
    ("scared dog", "I am scared of the dog."), ("dog scared", "The dog is scared."),
    ("back pain I", "I have back pain."), ("I pain a lot", "I have a lot of pain."),
    ("head hurt doctor call", "My head hurts, call the doctor."),
    ("left hand hurt my", "My left hand hurts."), ("leg right hurt", "My right leg hurts."),
    ("head hurt my very", "My head hurts very much."),
  ])
  func whatOneFearsAndSuffers(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("birthday grandma today", "Grandma's birthday is today."),
    ("today birthday my", "My birthday is today."),
    ("month next birthday my", "My birthday is next month."),
    ("neighbor dog bark", "My neighbor's dog is barking."),
    ("play card me", "Play cards with me."), ("play ball me", "Play ball with me."),
    ("cookie chocolate two want I", "I want two chocolate cookies."),
    ("store toy go I", "I go to the toy store."),
    ("store dog go I", "I go to the store with the dog."),
    ("want more cookie two", "I want two more cookies."),
    ("this not that want I", "I want this, not that."),
    ("cat dog or want you", "Do you want a cat or a dog?"),
    ("tomorrow swim go I", "I will go swimming tomorrow."),
    ("spoon with soup eat I", "I eat soup with a spoon."),
    ("mom say can I go", "Mom says I can go."),
    ("push swing me", "Push me on the swing."), ("push swing", "I want to push the swing."),
    ("say again please", "Say it again, please."), ("what time be", "What time is it?"),
    ("want open present", "I want to open the present."),
  ])
  func whatBelongsTogetherIsSaidTogether(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }
}
