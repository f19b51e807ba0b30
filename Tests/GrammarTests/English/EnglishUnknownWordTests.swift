import AACCore
import Grammar
import Testing

/// Words that no list has, read by where they stand: a quality, a dish, a program, a deed; and otherwise a thing.
struct EnglishUnknownWordTests {
  @Test(arguments: [
    ("he so sus", "He is so sus."), ("that cringe", "That is cringe."),
    ("that so skibidi", "That is so skibidi."),
    ("feel woozy after lunch", "I feel woozy after lunch."),
    ("this soup gloopy", "This soup is gloopy."),
    ("my hair frizzy today", "My hair is frizzy today."),
    ("you lowkey funny", "You are lowkey funny."),
    ("I want glorbix", "I want a glorbix."), ("I am hungry", "I am hungry."),
  ])
  func qualities(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("want ramen and zubu", "I want ramen and zubu."), ("eat zubu", "I want to eat zubu."),
    ("grandma make pierogi", "Grandma is making pierogi."), ("open Proloquo", "Open Proloquo."),
    ("he yeet hat", "He is yeeting a hat."), ("she ghost me", "She ghosted me."),
    ("don't ghost me", "Don't ghost me."),
  ])
  func dishesProgramsAndDeeds(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }
}
