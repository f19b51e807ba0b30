import AACCore
import Grammar
import Testing

/// Rows in which a form in *-ing* says alone what is done.
struct EnglishGerundRowTests {
  @Test(arguments: [
    ("looking for shoes", "I am looking for my shoes.", "I am looking for shoes."),
    ("thinking about you", "I am thinking about you.", ""),
    ("going home", "I am going home.", ""), ("not sleeping", "I am not sleeping.", ""),
    ("where going", "Where are you going?", ""), ("what doing", "What are you doing?", ""),
    ("mom cooking", "Mom is cooking.", ""), ("baby crying", "The baby is crying.", ""),
    // A verb, an auxiliary or a thing of that form is there already.
    ("dad is cooking", "Dad is cooking.", ""), ("I like dancing", "I like dancing.", ""),
    ("swimming Saturday", "Swimming on Saturday.", ""), ("stop crying", "Stop crying.", ""),
    ("she keep running", "She keeps running.", ""),
    ("wedding Saturday", "The wedding is on Saturday.", "The wedding on Saturday."),
  ])
  func formGetsWhoDoesItAndItsAuxiliary(_ row: String, _ expected: String, _ or: String) {
    let text = EnglishClauses.row(row)
    #expect(text == expected || text == or)
  }

  @Test(arguments: [
    ("I finished homework", "I finished my homework."), ("I finished", "I am finished."),
    ("mom finished soup", "Mom finished the soup."), ("we finished", "We are finished."),
  ])
  func whatIsFinishedIsAThingOrAState(_ row: String, _ expected: String) {
    #expect(EnglishClauses.row(row) == expected)
  }
}
