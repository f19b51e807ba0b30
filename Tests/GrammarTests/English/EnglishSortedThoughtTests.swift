import Testing

/// Rows that are known by the kinds of their words, in several orders, and rows that are like them and are read as before.
struct EnglishSortedThoughtTests {
  @Test(arguments: [
    ("mom go store milk", "Mom goes to the store for milk."),
    ("store milk mom go", "Mom goes to the store for milk."),
    ("go library book", "I want to go to the library for a book."),
    ("mom go store", "Mom is going to the store."),
    ("shark big tooth", "The shark has big teeth."),
    ("tooth shark big", "The shark has big teeth."),
    ("monkey tail long", "The monkey has a long tail."),
    ("sister hair long", "My sister's hair is long."),
    ("sister draw house tree", "My sister is drawing a house and a tree."),
    ("sister draw tree house", "My sister is drawing a tree house."),
  ])
  func errandsAndLooks(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("rain umbrella", "It is raining, I need an umbrella."),
    ("umbrella rain bring", "It is raining, I want to bring an umbrella."),
    ("rain boots", "Rain boots."), ("hot shorts wear", "It is hot, I want to wear shorts."),
    ("cold outside jacket", "It is cold outside, I need a jacket."),
    ("windy kite fly", "It is windy, I want to fly a kite."),
    ("hot ice cream want", "I am hot, I want ice cream."),
    ("soup hot burn tongue", "The soup is hot, I burned my tongue."),
    ("tongue burn soup hot", "The soup is hot, I burned my tongue."),
    ("music loud ear hurt", "The music is loud, my ears hurt."),
    ("door locked key need", "The door is locked, I need a key."),
    ("tablet broken need new", "The tablet is broken, I need a new one."),
    ("floor wet mop need", "I need to mop the wet floor."),
  ])
  func weatherAndWhatIsWrong(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("finger bleed band-aid need", "My finger is bleeding, I need a band-aid."),
    ("band-aid need finger bleed", "My finger is bleeding, I need a band-aid."),
    ("cut finger band-aid", "I cut my finger, I need a band-aid."),
    ("knee blood band-aid need", "There is blood on my knee, I need a band-aid."),
    ("fever bed stay", "I have a fever, I stay in bed."),
    ("headache rest want", "I have a headache, I want to rest."),
    ("sister fever bed", "My sister has a fever, she is in bed."),
    ("grandpa hospital sick", "Grandpa is sick in the hospital."),
    ("dog sick vet go", "The dog is sick, it needs to go to the vet."),
    ("storm cat afraid", "The cat is afraid of the storm."),
    ("cat afraid dog", "The cat is afraid of the dog."),
    ("thunder scared hug", "I am scared of thunder, I want a hug."),
    ("happy grandma come", "I am happy, Grandma is coming."),
    ("grandma happy", "Grandma is happy."),
    ("fish hungry food give", "The fish is hungry, give it food."),
    ("baby sleep quiet", "The baby is sleeping, be quiet."),
    ("baby cry hungry", "The baby is hungry and crying."),
  ])
  func illnessFearAndHunger(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("dad hospital today", "Dad is at the hospital today."),
    ("mom gym Saturday", "Mom will go to the gym on Saturday."), ("mom gym", "Mom is at the gym."),
    ("mom I school drive", "Mom drives me to school."),
    ("I drive mom school", "I drive Mom to school."),
    ("dad I bed put", "Dad puts me to bed."), ("mom I store go", "Mom and I go to the store."),
    ("bed story read dad", "Dad reads a story in bed."),
    ("cat tree stuck", "The cat is stuck in the tree."),
    ("swing push me", "Push me on the swing."),
    ("dad push me swing", "Dad pushed me on the swing."),
    ("dad cook mom read", "Dad is cooking, Mom is reading."),
    ("aunt dog walk I", "I walk my aunt's dog."),
    ("teeth brush bed", "I brush my teeth before bed."),
    ("snail slow crawl", "The snail crawls slowly."),
  ])
  func whoDoesIt(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("brother take toy mad", "My brother took my toy, I am mad."),
    ("mad brother hit", "I am mad, my brother hit me."),
    ("balloon pop cry", "The balloon popped, I am crying."),
    ("happy dad home", "I am happy, Dad is at home."),
    ("tired home go", "I am tired, I want to go home."),
    ("hungry tired home", "I am hungry and tired, I want to go home."),
    ("car start no", "The car won't start."), ("car won't start", "The car won't start."),
    ("door not open", "The door isn't open."), ("shoe fit no", "The shoes don't fit."),
    ("movie scary no", "The movie isn't scary."), ("dad home not yet", "Dad isn't at home yet."),
    ("not yet ready", "I am not ready yet."),
    ("no more milk", "No more milk."), ("can't sleep scared", "I can't sleep, I am scared."),
    ("can't open bottle help", "I can't open the bottle, help me."),
  ])
  func moodsAndDenials(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }
}
