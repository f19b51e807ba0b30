import AACCore
import Grammar
import Testing

/// Words between the subject and its verb, what things are made of, what is lacking, spans of time that are asked for.
struct EnglishMiddleTests {
  @Test(arguments: [
    ("I not cook", "I don't cook."), ("he not fish", "He isn't fishing."),
    ("dad often fish", "Dad often fishes."), ("we never fish", "We never fish."),
    ("I never cook", "I never cook."), ("mom never cook fish", "Mom never cooks fish."),
    ("dad always cool soup", "Dad always cools the soup."), ("I also cook", "I also cook."),
    ("I never lie", "I never lie."), ("I almost open box", "I almost open the box."),
    ("she hardly dance", "She hardly dances."), ("I really dance", "I really dance."),
    ("mom never drink", "Mom never drinks."), ("dad never shop", "Dad never shops."),
    ("it never rain", "It never rains."),
    ("he never play alone", "He never plays alone."),
    ("dad not cool soup", "Dad doesn't cool the soup."),
    // What somebody or something is, and what is going on.
    ("I not teacher", "I am not a teacher."), ("soup not cool", "The soup isn't cool."),
    ("door not open", "The door isn't open."), ("he not dry", "He isn't dry."),
    ("they not play", "They aren't playing."), ("it not rain", "It isn't raining."),
  ])
  func aWordThatIsNounAndVerbIsTheVerbBehindAnAdverb(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("I", "want", "wool;long;scarf", "I want a long wool scarf."),
    ("he", "wear", "leather;jacket", "He wears a leather jacket."),
    ("I", "want", "plastic;blue;cup", "I want a blue plastic cup."),
    ("I", "play", "rubber;ball", "I play with a rubber ball."),
    ("I", "eat", "bowl;soup", "I eat a bowl of soup."),
    ("I", "eat", "bag;chips", "I eat a bag of chips."),
    // Two things, and what one eats with.
    ("she", "cut", "paper;scissors", "She cuts paper with scissors."),
    ("I", "want", "paper;glue", "I want paper and glue."),
    ("I", "eat", "spoon;soup", "I eat soup with a spoon."),
  ])
  func whatAThingIsMadeOfOrHoldsBelongsToIt(
    _ subject: String, _ verb: String, _ complements: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements) == expected)
  }

  @Test(arguments: [
    ("cousins", "come", "Halloween", "My cousins come on Halloween."),
    ("aunt", "come", "Christmas", "My aunt comes at Christmas."),
    ("Grandma", "come", "birthday", "Grandma comes to my birthday."),
    ("she", "paint", "nails", "She paints her nails."),
    // Where to, and what is painted.
    ("aunt", "come", "party", "My aunt comes to the party."),
    ("I", "paint", "house", "I paint a house."),
  ])
  func aFeastIsWhenOneComes(
    _ subject: String, _ verb: String, _ complements: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements) == expected)
  }

  @Test(arguments: [
    ("I", "play", "without;nobody", "I play without anybody."),
    ("I", "eat", "without;nothing", "I eat without anything."),
    ("I", "want", "neither;milk;nor;water", "I want neither milk nor water."),
    ("he", "see", "neither;Mom;nor;Dad", "He sees neither Mom nor Dad."),
    // What is denied, and *neither* alone.
    ("I", "see", "nobody", "I don't see anybody."),
    ("I", "play", "without;you", "I play without you."),
    ("I", "want", "neither", "I don't want either."),
  ])
  func whatIsLackingDeniesNothing(
    _ subject: String, _ verb: String, _ complements: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements) == expected)
  }

  @Test(arguments: [
    ("until when you stay", "Until when do you stay?"),
    ("since when you live here", "Since when have you lived here?"),
    ("how often you swim", "How often do you swim?"),
    // Where something is asked for as a point in time.
    ("when you swim", "When do you swim?"),
  ])
  func aSpanIsAskedForAsAWhole(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("dog", "bite", "leg;me", "past", "The dog bit my leg."),
    ("dog", "bite", "hand;she", "past", "The dog bit her hand."),
    ("dog", "kick", "me;leg", "past", "The dog kicked me in the leg."),
  ])
  func whoStandsBehindAPartOfTheBodyOwnsIt(
    _ subject: String, _ verb: String, _ complements: String, _ options: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements, options) == expected)
  }
}
