import AACCore
import Grammar
import Testing

/// Rows in the order of speech whose nouns are spelled like deeds, are one name together, or tell where, whose and for whom; each rule
/// with rows that it leaves alone.
struct EnglishPlacedAndOwnedRowTests {
  @Test(arguments: [
    ("butcher sell chop", "The butcher sells chops."),
    ("harvest be good", "The harvest is good."),
    ("police officer direct traffic", "The police officer is directing traffic."),
    ("kids not cross alone", "The kids don't cross alone."),
    ("dentist not hurt me", "The dentist didn't hurt me."),
    // Deeds stay deeds, and qualities qualities.
    ("kids cross street", "The kids crossed the street."),
    ("door not open", "The door isn't open."),
  ])
  func aNounIsSpelledLikeADeed(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("she wear straw hat", "She is wearing a straw hat."),
    ("we wait bus stop", "We wait at the bus stop."),
    ("we decorate Christmas tree", "We are decorating the Christmas tree."),
    ("we eat Chinese restaurant", "We eat at a Chinese restaurant."),
    ("I prefer orange juice", "I prefer orange juice."),
    // Two things stay two.
    ("I wait bus", "I wait for the bus."), ("I prefer dog cat", "I prefer dogs to cats."),
    ("I see movie friend", "I see a movie with my friend."),
  ])
  func twoNounsAreOneName(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("pants stained mud", "The pants are stained with mud."),
    ("button missing shirt", "The button is missing from the shirt."),
    ("I deaf left ear", "I am deaf in my left ear."),
    ("yard be full dry leaves", "The yard is full of dry leaves."),
    ("teacher be vacation", "The teacher is on vacation."),
    ("jam be strawberry", "The jam is strawberry."),
    ("bee be yellow flower", "The bee is on the yellow flower."),
    ("six candle be cake", "Six candles are on the cake."),
    // What is plainly said of it stays so.
    ("mom be kitchen", "Mom is in the kitchen."), ("cat be black", "The cat is black."),
    ("cake be good", "The cake is good."),
  ])
  func whatIsSaidOfIt(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("tablet charge outlet", "The tablet is charging at the outlet."),
    ("elevator stop third floor", "The elevator stopped on the third floor."),
    ("giraffe eat leaf tall tree", "The giraffe is eating a leaf from the tall tree."),
    ("star shine sky night", "The star shines in the sky at night."),
    ("penguin live ice", "The penguin lives on the ice."),
    ("I get shoes wet puddle", "I got my shoes wet in the puddle."),
    ("I step puddle", "I step in the puddle."),
    ("spring come soon", "Spring will come soon."),
    ("spring go park", "I go to the park in spring."),
  ])
  func whereItIs(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("thief steal tourist wallet", "The thief stole the tourist's wallet."),
    ("clown make laugh kids", "The clown makes the kids laugh."),
    ("I invite friend snack", "I invited my friend for a snack."),
    ("we talk dinosaurs", "We talk about dinosaurs."),
    ("he not talk but understand everything", "He doesn't talk, but he understands everything."),
    ("I stay home fever", "I stay home with a fever."),
    ("I stay home with grandma", "I stay home with Grandma."),
    ("I talk mom", "I talk to Mom."), ("boy steal toy", "The boy stole my toy."),
  ])
  func whoseAndForWhom(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("what you have bag", "What do you have in your bag?"),
    ("what animal live farm", "What animal lives on a farm?"),
    ("how many sheep there are", "How many sheep are there?"),
    ("what lunch", "What is for lunch?"), ("be cold tomorrow", "It will be cold tomorrow."),
    ("what dog eat", "What is the dog eating?"), ("what you have", "What do you have?"),
  ])
  func asked(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }
}
