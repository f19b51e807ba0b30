import AACCore
import Grammar
import Testing

/// Rows of English of a core word of a board and one or two others: what is put in so that they are a sentence, and where nothing is.
struct EnglishCoreSentenceTests {
  @Test(arguments: [
    ("can park", "Can I go to the park?"), ("bathroom can", "Can I go to the bathroom?"),
    ("can bed", "Can I go to bed?"), ("can movie", "Can I watch a movie?"),
    ("music can", "Can I listen to music?"), ("can grandma", "Can I see Grandma?"),
    ("I can cookie", "Can I have a cookie?"), ("dog can ball", "The dog can have a ball."),
    ("can you door", "Can you get the door?"), ("can girl book", "Can the girl have a book?"),
    ("they can home", "They can go home."), ("grandma can", "Grandma can."),
    ("can swim", "Can I swim?"), ("can close", "Can I close it?"),
  ])
  func whatOneMayDoIsAsked(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("me help", "Help me."), ("park help", "Help me at the park."),
    ("help down", "Help me get down."), ("sing help", "Help me sing."),
    ("mom help book", "Mom, help me with the book."),
    ("girl help book", "The girl helps me with the book."),
    ("can help juice", "Can you help me with the juice?"),
    ("I help book", "I help with the book."), ("give that", "Give me that."),
    ("give now", "Give it to me now."), ("give grandma", "Give it to Grandma."),
    ("give dog", "Give it to the dog."), ("give red", "Give me the red one."),
    ("mom give", "Mom gave it to me."), ("mom give friend", "Mom gave it to her friend."),
    ("take park", "Take me to the park."), ("bed take", "Take me to bed."),
    ("take movie", "Take me to the movie."), ("mom take park", "Mom takes me to the park."),
    ("I take home", "I take it home."), ("not help", "Don't help me."),
  ])
  func whoeverIsNearHelpsAndGives(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("drink grandma", "I want to drink with Grandma."), ("eat dog", "The dog is eating."),
    ("now eat mom", "Mom is eating now."),
    ("they drink friend", "They drink with their friend."),
    ("eat nobody", "Nobody is eating."), ("do grandma", "Do it, Grandma."),
    ("open grandma", "Open it, Grandma."), ("grandma open", "Grandma opened it."),
    ("mom close", "Mom closed it."), ("open me", "Open it for me."),
    ("mom open now", "Mom is opening it now."), ("I open tomorrow", "I will open it tomorrow."),
    ("let's girl drink", "Let's drink with the girl."),
  ])
  func nobodyIsEatenOrOpened(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("more mom", "More, Mom."), ("finished mom", "I am finished, Mom."),
    ("broken grandma", "It is broken, Grandma."), ("down dog", "Down, dog."),
    ("doctor stop", "Stop, doctor."), ("what grandma", "What, Grandma?"),
    ("come dog", "Come, dog."), ("look mom park", "Mom, look at the park."),
    ("mom tired", "Mom is tired."), ("mom come", "Mom is coming."),
    ("mom look bed", "Mom, look at the bed."),
  ])
  func whoIsCalledStandsApart(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("come bed", "Come to bed."), ("bed come", "Come to bed."),
    ("dog come bed", "The dog is coming to bed."), ("on come", "Come on."),
    ("let's home", "Let's go home."), ("let's movie", "Let's watch a movie."),
    ("find bathroom", "I want to find the bathroom."),
  ])
  func oneComesToThePlace(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("hurt it", "It hurts."), ("more hurt", "It hurts more."), ("hurt what", "What hurts?"),
    ("hurt shoes", "My shoes hurt."), ("dog hurt", "The dog is hurt."),
    ("mom hurt friend", "Mom hurt her friend."), ("they hurt park", "They are hurt at the park."),
    ("who hurt grandma", "Who hurt Grandma?"), ("where hurt again", "Where does it hurt again?"),
    ("I hurt here", "I hurt here."), ("hurt head", "My head hurts."),
    ("because hurt head", "Because my head hurts."),
  ])
  func whatHurtsIsNotWhoIsHurt(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("school tired", "I am tired of school."), ("sick bed", "I am sick, I want to go to bed."),
    ("school lost", "I am lost at school."), ("park sad", "I am sad at the park."),
    ("sad eat", "I am sad, I want to eat."), ("swim tired", "I want to swim, I am tired."),
    ("sick help", "I am sick, help."), ("scared swim", "I am scared of swimming."),
    ("look sad", "You look sad."), ("make sad", "It makes me sad."),
    ("you make sad", "You make me sad."), ("hurt sad", "I am hurt and sad."),
    ("scared doctor", "I am scared of the doctor."), ("mad dog", "I am mad at the dog."),
    ("girl wait sad", "The girl is sad and waiting."), ("again mom sad", "Mom is sad again."),
  ])
  func howOneFeelsIsSaidByItself(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("drink eat", "I want to drink and eat."), ("play swim", "I want to play and swim."),
    ("go swim", "I want to go swimming."), ("yes swim", "Yes, I want to swim."),
    ("go bye", "Bye, I am going."), ("play grandma", "I want to play with Grandma."),
    ("play dog", "I want to play with the dog."), ("sing more", "I want to sing more."),
    ("look dirty", "Look, it is dirty."), ("wait stop", "Wait, stop."),
    ("wait broken", "Wait, it is broken."), ("make stop", "Make it stop."),
  ])
  func severalDeedsAreWished(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("I bed", "I want to go to bed."), ("I music", "I want music."),
    ("he juice", "He wants juice."), ("we cookie", "We want a cookie."),
    ("she bathroom", "She is in the bathroom."), ("park you", "You are at the park."),
    ("I shoes", "My shoes."), ("he head", "His head."), ("bike me", "My bike."),
    ("I bike", "I bike."), ("I that", "I want that."), ("you more", "Do you want more?"),
    ("mom school", "Mom is at school."), ("with I", "With me."), ("to she", "To her."),
    ("this she", "This is her."), ("he in", "He is in."), ("like he", "I like him."),
    ("dog I", "My dog."),
  ])
  func aPronounBesideAThing(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("in bathroom", "In the bathroom."), ("school to", "To school."),
    ("who park", "Who is at the park?"), ("why school", "Why school?"),
    ("why juice", "Why juice?"), ("when bed", "When are we going to bed?"),
    ("when juice", "When can I have juice?"), ("shoes more", "More shoes."),
    ("that sad", "That is sad."), ("mine dirty", "Mine is dirty."), ("no today", "Not today."),
    ("maybe juice", "Maybe juice."), ("never school", "Never school."),
    ("I turn", "It is my turn."), ("turn can", "Can I have a turn?"),
    ("up need", "I need to get up."), ("put up", "Put it up."),
    ("sorry juice", "Sorry about the juice."), ("sorry dirty", "Sorry, it is dirty."),
    ("want same", "I want the same."), ("grandma same", "Grandma is the same."),
    ("different need", "I need a different one."), ("rain me", "It is raining on me."),
    ("again rain", "It is raining again."), ("where music", "Where is the music?"),
    ("put shoes", "Put on my shoes."), ("put ball", "Put down the ball."),
    ("juice get", "Get me juice."),
  ])
  func smallWordsAreLaidAsEnglishHasThem(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("I want now", "I want it now."), ("mom like here", "Mom likes it here."),
    ("they put here", "They put it here."),
    ("girl find yesterday", "The girl found it yesterday."),
    ("I put bed", "I put it in the bed."), ("mom eat now", "Mom is eating now."),
    ("they break bed", "They broke the bed."),
    ("girl eat movie", "The girl is eating during the movie."),
    ("mom read park", "Mom is reading at the park."),
    ("mom wash home", "Mom is washing at home."), ("I want park", "I want to go to the park."),
    ("I fall again", "I fell again."), ("later they have", "They will have it later."),
    ("maybe come here", "Maybe I will come here."),
    ("more eat park", "I eat more at the park."), ("more mom sleep", "Mom sleeps more."),
    ("too go park", "I want to go to the park too."), ("too read here", "I want to read here too."),
  ])
  func whatADeedNeedsIsPutIn(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("my lose ball", "I lost my ball."), ("my sleep bed", "I sleep in my bed."),
    ("my want juice", "I want my juice."), ("this I buy", "I buy this."),
    ("this they cookie", "This is their cookie."), ("this dog read", "This dog is reading."),
    ("please mom read", "Mom, read, please."), ("please they help", "Can they help, please?"),
    ("please see movie", "I want to see a movie, please."),
    ("no go bed", "I don't want to go to bed."), ("not read more", "I don't want to read more."),
    ("what break bed", "What broke the bed?"),
    ("what drink juice", "What juice are you drinking?"),
    ("who eat friend", "Who eats with their friend?"), ("why not movie", "Why not the movie?"),
    ("who not shoes", "Who doesn't have shoes?"), ("don't they like", "They don't like it."),
  ])
  func whatStandsFirstIsWhatItIsDoneTo(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("I not cookie", "I don't want a cookie."), ("mom not bed", "Mom isn't in bed."),
    ("they here not", "They aren't here."), ("don't mom now", "Not now, Mom."),
    ("please I more", "I want more, please."), ("hello I here", "Hello, I am here."),
    ("later I cookie", "I will have the cookie later."),
    ("what you juice", "What juice do you want?"),
    ("when they bed", "When are they going to bed?"), ("why they home", "Why are they at home?"),
    ("because can book", "Because I can have a book."),
    ("because girl bed", "Because the girl is in bed."),
    ("because not cookie", "Because I don't have a cookie."),
  ])
  func withoutADeedItIsStillASentence(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }
}
