import AACCore
import Grammar
import Testing

/// Rows of English tiles that begin with a part and its whole, or with a thing and what tells which one it is.
struct EnglishWholeRowTests {
  @Test(arguments: [
    ("wheel bike broken", "The bike wheel is broken."), ("tire car flat", "The car tire is flat."),
    ("door car open", "The car door is open."),
    ("window kitchen broken", "The kitchen window is broken."),
    ("screen phone broken", "The phone screen is broken."),
    ("sleeve shirt wet", "The shirt sleeve is wet."),
    ("pocket pants hole", "The pants pocket has a hole in it."),
    ("end movie scary", "The end of the movie is scary."),
    ("water pool cold", "The water in the pool is cold."),
    ("bowl cat empty", "The cat's bowl is empty."),
    ("cap bottle fall", "The bottle cap fell."),
    ("string kite break", "The kite string broke."),
    ("where lid jar", "Where is the jar lid?"),
    ("light kitchen not work", "The kitchen light doesn't work."),
    // In the order of speech already, and what does something by itself.
    ("bike wheel broken", "The bike wheel is broken."),
    ("smell food good", "The food smells good."),
  ])
  func aPartHasItsWhole(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("shoes door wet", "The shoes by the door are wet."),
    ("towel bathroom wet", "The towel in the bathroom is wet."),
    ("picture wall broken", "The picture on the wall is broken."),
    ("dog neighbor big", "My neighbor's dog is big."),
    ("friend mom nice", "Mom's friend is nice."),
    ("name dog Max", "The dog's name is Max."), ("class music fun", "The music class is fun."),
    ("trip zoo fun", "The zoo trip is fun."), ("trip farm fun", "The trip to the farm is fun."),
    ("bus school late", "The school bus is late."),
    ("party school fun", "The party at school is fun."),
    ("bird cage sing", "The bird sings in the cage."),
    ("soup mom good", "Mom's soup is good."),
  ])
  func whichOneItIs(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("sun melt ice cream", "The sun melts the ice cream."),
    ("snow cover car", "The snow covers the car."),
    ("elephant big ears", "The elephant has big ears."),
    ("car four doors", "The car has four doors."),
    ("week seven days", "A week has seven days."),
    ("hot soup careful", "The soup is hot, be careful."),
    ("I cover ears", "I cover my ears."),
  ])
  func whatThingsDoAndHave(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }
}
