import Testing

/// Rows in which somebody asks, calls, refuses or tells with the words laid anywhere, and rows that are like them and are read
/// otherwise.
struct EnglishAskingThoughtTests {
  @Test(arguments: [
    ("cut meat I can no", "I can't cut meat."), ("speak no I can", "I can't speak."),
    ("walk can no I", "I can't walk."), ("find shoe no", "I can't find my shoe."),
    ("breathe no", "I can't breathe."), ("can I go out", "Can I go out?"),
    ("sit still no", "I don't want to sit still."), ("eat soup no", "I don't want to eat soup."),
    ("go school no", "I don't want to go to school."),
    ("water cold swim no", "The water is cold, I don't want to swim."),
    ("bed jump no", "Don't jump on the bed."), ("hit no", "Don't hit."),
    ("touch stove no", "Don't touch the stove."), ("wake dad no", "Don't wake Dad."),
    ("forget no me", "Don't forget me."), ("I not want soup", "I don't want soup."),
  ])
  func whatOneCannotAndWillNotDo(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("help I jar open", "Help me open the jar."), ("get up help I", "Help me get up."),
    ("zip jacket I help", "Help me zip my jacket."), ("help shoe", "Help me with my shoe."),
    ("catch I mom", "Catch me, Mom."), ("push I dad", "Push me, Dad."),
    ("wipe nose mom", "Wipe my nose, Mom."),
    ("open door mom", "Open the door, Mom."), ("turn off light dad", "Turn off the light, Dad."),
    ("finger bleed look", "Look, my finger is bleeding."),
    ("hurt tooth look", "Look, my tooth hurts."), ("look rash arm", "Look at the rash on my arm."),
    ("driver open door please", "Driver, open the door, please."),
    ("police call help", "Help, call the police."), ("again say please", "Say it again, please."),
    ("come in I may", "May I come in?"),
  ])
  func whoIsCalledAndForWhat(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("brush tooth done", "I am done brushing my teeth."), ("done eat I", "I am done eating."),
    ("turn my swing", "It is my turn on the swing."), ("my turn", "My turn."),
    ("tell what happen", "Tell me what happened."), ("tell I name you", "Tell me your name."),
    ("mom I hungry tell", "Tell Mom I am hungry."),
    ("monster bed under afraid", "I am afraid of the monster under the bed."),
    ("afraid swim I", "I am afraid of swimming."), ("afraid dog", "I am afraid of the dog."),
    ("dress red where my", "Where is my red dress?"),
    ("dog splash I wet", "The dog splashed me, I am wet."),
    ("brother pinch I hurt", "My brother pinched me, it hurts."),
    ("boy hit me mean", "The mean boy hit me."), ("boy hit me", "The boy hit me."),
    ("want alone I", "I want to be alone."), ("not fair", "It isn't fair."),
    ("key where dad put", "Where did Dad put the key?"),
    ("you like drawing I", "Do you like my drawing?"),
  ])
  func wordsThatLieApart(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("hungry I sandwich make", "I am hungry, make me a sandwich."),
    ("lost I help", "I am lost, help me."),
    ("rain umbrella need I", "It is raining, I need an umbrella."),
    ("tablet problem dad", "Dad, there is a problem with the tablet."),
    ("dad me watch football", "Dad and I watch football."),
    ("car mud stuck", "The car is stuck in the mud."), ("car blue dad", "Dad's car is blue."),
    ("toy share sister", "I share the toy with my sister."),
    ("want I drink cold", "I want a cold drink."), ("I want juice cold", "I want cold juice."),
    ("hungry lunch when", "I am hungry, when is lunch?"),
    ("glass floor careful", "Be careful, there is glass on the floor."),
    ("be careful stove hot", "Be careful, the stove is hot."),
    ("cow say moo", "The cow says moo."),
  ])
  func howItIsAndWhatIsWanted(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }
}
