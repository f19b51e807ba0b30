import AACCore
import Grammar
import Testing

/// Adverbs in *-ly* by their kind, qualities known by their ending, and words of public and working life.
///
/// Source: CGEL §7.46–7.62, §8.116–8.147, App. I.35–I.42.
struct EnglishAdverbTests {
  @Test(arguments: [
    // Made by rule of a quality: how it is done.
    ("he", "speak", "fluently;Spanish", "He speaks Spanish fluently."),
    ("I", "work", "professionally", "I work professionally."),
    ("he", "smile", "mischievously", "He smiles mischievously."),
    ("I", "read", "silently", "I read silently."),
    // In what respect and how much, before a quality.
    ("I", "be", "physically;exhausted", "I am physically exhausted."),
    ("he", "be", "completely;wrong", "He is completely wrong."),
    ("this", "be", "a;surprisingly;good;book", "This is a surprisingly good book."),
    ("I", "drive", "carefully;old car", "I drive the old car carefully."),
    // What is picked out and limited.
    ("I", "eat", "mainly;vegetables", "I mainly eat vegetables."),
    ("I", "like", "fruit;especially;apples", "I like fruit, especially apples."),
    ("I", "like", "milk;especially", "I especially like milk."),
    ("I", "have", "approximately;ten;euros", "I have approximately ten euros."),
    ("I", "want", "definitely;pizza", "I definitely want a pizza."),
  ])
  func anAdverbStandsWhereItsKindWantsIt(
    _ subject: String, _ verb: String, _ complements: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements) == expected)
  }

  @Test(arguments: [
    ("I fully understand you", "I fully understand you."),
    ("he slowly open door", "He opens the door slowly."),
    ("unfortunately I can't come", "Unfortunately, I can't come."),
    ("he apparently be sick", "He is apparently sick."),
    ("I also cook", "I also cook."), ("I see butterfly", "I see a butterfly."),
    ("he bully me", "He bullies me."), ("emily be happy", "Emily is happy."),
  ])
  func anAdverbOfARowIsNoDeed(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("food", "be", "disastrous", "The food is disastrous."),
    ("I", "feel", "powerless", "I feel powerless."),
    ("it", "be", "a;tumultuous;trip", "It is a tumultuous trip."),
    ("family", "be", "friendly", "The family is friendly."),
    ("I", "need", "vegetable", "I need vegetables."),
    ("I", "want", "radish", "I want a radish."),
    // What is not counted, what one works in, what is spoken of at large.
    ("they", "show", "growth", "They show growth."),
    ("she", "work", "management", "She works in management."),
    ("I", "want", "career", "I want a career."),
    ("freedom", "be", "important", "Freedom is important."),
    ("information", "be", "important", "The information is important."),
    ("I", "talk about", "corruption", "I talk about corruption."),
    ("I", "talk about", "traffic", "I talk about the traffic."),
    ("I", "talk about", "account", "I talk about the account."),
  ])
  func wordsOfPublicLifeAreWhatTheyAre(
    _ subject: String, _ verb: String, _ complements: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements) == expected)
  }
}
