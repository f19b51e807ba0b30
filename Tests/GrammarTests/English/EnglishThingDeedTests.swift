import Testing

/// What things do by themselves, in words that are noun and verb alike: each rule with neighbours that it leaves alone.
struct EnglishThingDeedTests {
  @Test(arguments: [
    ("light turn green", "The light turned green."),
    ("rent go up next month", "The rent will go up next month."),
    ("car make loud noise", "The car is making a loud noise."),
    ("paint drip on floor", "The paint is dripping on the floor."),
    ("paint smell bad", "The paint smells bad."),
    ("rent be late", "The rent is late."),

    // Neighbours.
    ("mom make soup", "Mom is making soup."), ("I paint wall", "I am painting the wall."),
    ("dog make noise", "The dog makes noise."), ("turn right", "Turn right."),
  ])
  func aThingDoesItByItself(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("this drink be sweet", "This drink is sweet."),
    ("this walk be long", "This walk is long."),

    // Neighbours.
    ("I watch dad cook", "I watch Dad cook."), ("swim be fun", "Swimming is fun."),
  ])
  func whatOnePointsAtIsNoDeed(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("TV in kitchen broken", "The TV in the kitchen is broken."),
    ("milk in fridge bad", "The milk in the fridge is bad."),
    ("light in hall not work", "The light in the hall doesn't work."),

    // Neighbours.
    ("book on table", "The book is on the table."),
    ("dog in yard bark", "The dog barks in the yard."),
  ])
  func aThingIsToldFromOthersByItsPlace(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("neither mom nor dad drink coffee", "Neither Mom nor Dad is drinking coffee."),
    ("husband cook and I wash dishes", "My husband cooks and I wash the dishes."),
    ("which boy win", "Which boy wins?"), ("which teacher you like", "Which teacher do you like?"),

    // Neighbours.
    ("mom and dad cook", "Mom and Dad are cooking."),
    ("which one you want", "Which one do you want?"),
  ])
  func whoDoesItIsAnnouncedJoinedOrAskedFor(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("I can ride bike without help", "I can ride a bike without help."),
    ("I want watch cartoon on TV", "I want to watch a cartoon on TV."),
    ("I want clean room", "I want to clean the room."),
    ("I want plant seeds in garden", "I want to plant seeds in the garden."),

    // Neighbours.
    ("I want watch for birthday", "I want a watch for my birthday."),
    ("I need clean clothes", "I need clean clothes."),
  ])
  func aWishIsOfOneDeedWithAllItsWords(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("only two cookies left", "There are only two cookies left."),
    ("little more", "A little more."), ("two cookies plate", "There are two cookies on the plate."),
    ("it time bed", "It is time for bed."),
    ("floor too wet kitchen", "The floor is too wet in the kitchen."),
    ("make light brighter", "Make the light brighter."),

    // Neighbours.
    ("turn left", "Turn left."), ("two cookies", "Two cookies."),
  ])
  func smallTalkOfHowMuchAndWhen(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }
}
