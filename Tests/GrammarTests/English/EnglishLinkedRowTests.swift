import AACCore
import Grammar
import Testing

/// Rows in the order of speech that leave out a small word, or in which a thing does something; each rule with rows that it leaves
/// alone.
struct EnglishLinkedRowTests {
  @Test(arguments: [
    ("comb pull hair", "The comb pulled my hair."),
    ("shoe squeeze toe", "The shoe squeezes my toe."),
    ("newspaper tell lie", "The newspaper told a lie."),
    ("paint stain shirt", "The paint stains the shirt."),
    ("war continue still", "The war still continues."),
    ("kite fly high", "The kite is flying high."),
    ("ball break window", "The ball broke the window."),
    ("zipper not close", "The zipper doesn't close."),
    ("noise not let sleep", "The noise doesn't let me sleep."),
    ("river flood town", "The river flooded the town."),
    // Who speaks does it with them.
    ("kite fly", "I want to fly a kite."), ("comb hair", "I want to comb my hair."),
    ("spoon eat soup", "I want a spoon to eat soup."),
  ])
  func aThingDoesItByItself(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("monkey steal banana elephant", "The monkey stole the banana from the elephant."),
    ("I receive email bank", "I received an email from the bank."),
    ("she not let play me", "She doesn't let me play."),
    ("turn right pharmacy", "I turn right at the pharmacy."),
    ("seem unfair me", "It seems unfair to me."), ("we move house new", "We move to a new house."),
    ("bathroom be left", "The bathroom is on the left."),
    // What is laid in full stays.
    ("boy steal toy girl", "The boy stole the girl's toy."), ("let me play", "Let me play."),
    ("I wait mom", "I wait for Mom."), ("I turn page", "I am turning the page."),
    ("mom cut cake", "Mom is cutting a cake."),
  ])
  func aVerbAsksForItsPreposition(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("I have sand ear", "I have sand in my ear."),
    ("I have bump head", "I have a bump on my head."),
    ("I have fear dog", "I have a fear of dogs."),
    ("I have milk fridge", "I have milk in the fridge."),
    ("I wear jacket leather", "I am wearing a leather jacket."),
    ("I find piece puzzle", "I find the puzzle piece."),
    ("I have dog", "I have a dog."), ("I have breakfast mom", "I have breakfast with Mom."),
    ("I want milk cold", "I want cold milk."),
  ])
  func aNounHangsOnANoun(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("no be milk", "There is no milk."),
    ("tomorrow no be school", "There will be no school tomorrow."),
    ("be my turn", "It is my turn."), ("car red be my favorite", "The red car is my favorite."),
    ("giant be angry", "The giant is angry."),
    ("milk be good bones", "The milk is good for your bones."),
    ("what be name your cat", "What is your cat's name?"),
    ("how end story", "How does the story end?"),
    ("we play house", "We are playing house."),
    ("I go open restaurant", "I am going to open the restaurant."),
    ("food hospital taste bad", "The food at the hospital tastes bad."),
    ("sorry for be late", "Sorry for being late."), ("help I choke", "Help, I am choking."),
    ("food be cold", "The food is cold."), ("school be big", "School is big."),
  ])
  func whatThereIsAndWhoseItIs(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("milk spoiled fridge", "The milk in the fridge is spoiled."),
    ("toy broken floor", "The toy on the floor is broken."),
    ("red ball box", "The red ball is in the box."), ("fog road", "There is fog on the road."),
    ("lunch soup bread", "Lunch is soup and bread."), ("class art fun", "The art class is fun."),
    ("trip zoo Friday", "The trip to the zoo is on Friday."),
    ("doll new dress", "The doll has a new dress."),
    ("map drawer desk", "The map is in the drawer of the desk."),
    ("big book", "Big book."), ("lunch ready", "Lunch is ready."),
    ("door not open", "The door isn't open."),
  ])
  func whatIsLeftBareIsSomewhereOrSo(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("I peel carrot salad", "I peel a carrot for the salad."),
    ("I have something shoe", "I have something in my shoe."),
    ("spider catch fly web", "The spider caught a fly in its web."),
    ("bird build nest branch", "The bird is building a nest on the branch."),
    ("water drip faucet", "The water is dripping from the faucet."),
    ("owl sleep day", "The owl sleeps during the day."),
    ("rabbit jump hole", "The rabbit is jumping into the hole."),
    ("I fall knee", "I fell on my knee."),
    ("train be full people", "The train is full of people."),
    ("door be too narrow wheelchair", "The door is too narrow for the wheelchair."),
    ("I feel pressure chest", "I feel pressure in my chest."),
    ("I leave tip waiter", "I leave a tip for the waiter."),
    ("I be full", "I am full."), ("it be too late", "It is too late."),
    ("I fall asleep", "I fell asleep."), ("I feel sick", "I feel sick."),
  ])
  func aPlaceOrAMatterHangsOnTheDeed(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }
}
