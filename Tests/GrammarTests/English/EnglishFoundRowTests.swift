import AACCore
import Grammar
import Testing

/// Rows of what one comes upon, of what something is full, for what it is closed and how many parts it has.
struct EnglishFoundRowTests {
  @Test(arguments: [
    ("puddle huge street", "There is a huge puddle in the street."),
    ("stain red shirt", "There is a red stain on my shirt."),
    ("spider big wall", "There is a big spider on the wall."),
    ("ants red kitchen", "There are red ants in the kitchen."),
    // What one knows is where it is.
    ("car red garage", "The red car is in the garage."),
    ("dog big yard", "The big dog is in the yard."),
  ])
  func whatOneComesUponIsThere(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("octopus eight arm", "The octopus has eight arms."),
    ("building ten floor", "The building has ten floors."),
    ("my house two bathroom", "My house has two bathrooms."),
    ("team eleven player", "The team has eleven players."),
  ])
  func whatHasSeveralPartsHasThem(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("bus full people", "The bus is full of people."),
    ("bag full heavy", "The bag is full and heavy."),
    ("store closed vacation", "The store is closed for vacation."),
    ("street closed construction", "The street is closed for construction."),
    ("tomorrow operate grandma", "They will operate on Grandma tomorrow."),
    ("neighbor patient", "My neighbor is patient."),
    ("strap watch broken", "The watch strap is broken."),
    ("worm come out apple", "The worm is coming out of the apple."),
    ("boy cry anger", "The boy is crying with anger."),
    ("baby scream hunger", "The baby is screaming from hunger."),
  ])
  func whatItIsFullOfOrClosedForIsJoined(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }
}
