import Testing

/// Rows of two short thoughts of everyday, and rows that are like them and are one.
struct EnglishPlainThoughtTests {
  @Test(arguments: [
    ("back hurt move me", "My back hurts, move me."),
    ("uncomfortable move me", "I am uncomfortable, move me."),
    ("knee bleed help", "My knee is bleeding, help."), ("eye itch help", "My eye itches, help."),
    ("back itchy scratch", "My back is itchy, scratch it."),
    ("my back hurt", "My back hurts."), ("move me", "Move me."),
    ("help shoe", "Help me with my shoe."),
    ("I fall knee bleed", "I fell, my knee is bleeding."), ("I fall hurt", "I fell, it hurts."),
    ("dog bite hurt", "The dog bit me, it hurts."), ("dog bite me", "The dog bit me."),
    ("cut finger bleed", "I cut my finger, it is bleeding."), ("cut finger", "I cut my finger."),
    ("I feel sick tummy hurt", "I feel sick, my tummy hurts."),
  ])
  func whatHurtsAndWhatIsToBeDone(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("ride scooter fun", "I ride a scooter, it is fun."), ("game fun", "The game is fun."),
    ("play outside sunny", "I play outside, it is sunny."),
    ("sad dog die", "I am sad, my dog died."), ("sad dog", "The dog is sad."),
    ("loud stop", "It is loud, stop."), ("light on scared", "Turn on the light, I am scared."),
    ("sick no school", "I am sick, no school."), ("no school tomorrow", "No school tomorrow."),
    ("hurry we late", "Hurry, we are late."), ("late we hurry", "We are late, hurry."),
    ("bus here go", "The bus is here, go."),
    ("I lose my ball help me find", "I lost my ball, help me find it."),
    ("I lose my ball", "I lost my ball."),
  ])
  func whatOneDoesAndHowItIs(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("I sad because friend not here", "I am sad because my friend isn't here."),
    ("I sad because dog die", "I am sad because the dog died."),
    ("want go but sick", "I want to go, but I am sick."),
    ("that girl my friend", "That girl is my friend."),
    ("something wrong tablet", "Something is wrong with the tablet."),
    ("today good day", "It is a good day today."),
    ("lunch I eat soup", "I eat soup for lunch."), ("I eat lunch", "I eat lunch."),
    ("bath then bed", "Bath then bed."), ("new friend school", "I have a new friend at school."),
  ])
  func whoOrWhatItIs(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }
}
