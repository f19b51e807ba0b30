import AACCore
import Grammar
import Testing

/// Rows of English of three words that leave out an object, a goal, a helping verb or *be*; and those that leave out nothing.
struct EnglishThreeRowTests {
  @Test(arguments: [
    ("I want now", "I want it now."), ("mom like here", "Mom likes it here."),
    ("you need now", "Do you need it now?"), ("they put here", "They put it here."),
    ("girl find yesterday", "The girl found it yesterday."),
    ("please put now", "Put it now, please."), ("mom break again", "Mom broke it again."),
    ("I make tomorrow", "I will make it tomorrow."), ("because I break", "Because I broke it."),
    ("they take home", "They take me home."), ("don't put park", "Don't put it at the park."),
    ("I open here", "I open it here."), ("mom open yesterday", "Mom opened it yesterday."),
    ("never give friend", "I never give it to my friend."),
    ("I give grandma", "I give it to Grandma."), ("you give juice", "You give me juice."),
    ("I read here", "I read here."), ("mom eat now", "Mom is eating now."),
    ("they play here", "They are playing here."), ("I see again", "I see again."),
    ("mom hear now", "Mom hears now."), ("I wash here", "I wash here."),
    ("dog sleep here", "The dog is sleeping here."),
    ("thank you put here", "Thank you for putting it here."),
    ("no need now", "I don't need it now."),
    ("my find yesterday", "I found mine yesterday."),
    ("open girl tomorrow", "The girl will open it tomorrow."),
    ("open door mom", "Open the door, Mom."),
    ("lose mom more", "Mom lost more."),
  ])
  func whatADeedCannotDoWithoutIsPutIn(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("I want park", "I want to go to the park."),
    ("dad want beach", "Dad wants to go to the beach."),
    ("now want zoo", "I want to go to the zoo now."),
    ("who want park", "Who wants to go to the park?"), ("mom come bed", "Mom is coming to bed."),
    ("don't come bed", "Don't come to bed."), ("they come bed", "They are coming to bed."),
    ("mom take park", "Mom takes me to the park."), ("I take school", "I take it to school."),
    ("mom wash home", "Mom is washing at home."),
    ("girl finish park", "The girl finished at the park."),
    ("they hit park", "They hit at the park."), ("they have home", "They have a home."),
    ("who break bed", "Who broke the bed?"), ("I drink bed", "I drink in bed."),
    ("I want kitchen", "I want the kitchen."), ("dad sleep bed", "Dad is sleeping in bed."),
    ("girl play park", "The girl is playing in the park."),
  ])
  func whereOneGoesAndIs(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("I can cookie", "Can I have a cookie?"), ("dog can juice", "The dog can have juice."),
    ("can you door", "Can you get the door?"), ("can girl book", "Can the girl have a book?"),
    ("can not cookie", "I can't have a cookie."),
    ("please can juice", "Can I have juice, please?"), ("they can home", "They can go home."),
    ("now can movie", "I can watch a movie now."),
    ("can help juice", "Can you help me with the juice?"),
    ("can take home", "Can I take it home?"), ("because can book", "Because I can have a book."),
    ("I can swim", "I can swim."), ("can eat pizza", "Can I eat a pizza?"),
    ("can I hold", "Can I hold it?"), ("dad can drive", "Dad can drive."),
    ("hello can book", "Hello, can I have a book?"),
    ("when can movie", "When can I watch a movie?"),
    ("toy can I", "Can I have a toy?"),
    ("thank you can park", "I can go to the park, thank you."),
    ("never can friend", "I can never see my friend."),
  ])
  func whatOneMayAndCanIsAVerb(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("you help shoes", "You help me with my shoes."), ("I help book", "I help with the book."),
    ("let's help book", "Let's help with the book."),
    ("who help shoes", "Who helps me with my shoes?"),
    ("can help ball", "Can you help me with the ball?"),
    ("you help bike", "You help me with the bike."), ("I help friend", "I help my friend."),
    ("you help dad", "You help Dad."), ("mom help shoe", "Mom, help me with my shoe."),
    ("help me coat", "Help me with my coat."), ("they help park", "They help at the park."),
    ("dog help book", "The dog helps me with the book."),
    ("boy help shoes", "The boy helps me with my shoes."),
    ("now help ball", "I am helping with the ball now."), ("I help", "I help."),
  ])
  func helpIsWithAThing(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("I not cookie", "I don't want a cookie."), ("they not shoes", "They don't have shoes."),
    ("mom not bed", "Mom isn't in bed."), ("they here not", "They aren't here."),
    ("no mom home", "Mom isn't at home."), ("girl not park", "The girl isn't at the park."),
    ("he not coat", "He doesn't have a coat."), ("not girl sad", "The girl isn't sad."),
    ("don't mom tomorrow", "Not tomorrow, Mom."), ("don't I eat", "I don't eat."),
    ("don't they like", "They don't like it."), ("no go bed", "I don't want to go to bed."),
    ("not read more", "I don't want to read more."),
    ("no eat movie", "I don't want to eat during the movie."), ("not cookie", "No cookie."),
    ("no dog", "No dog."), ("I not tired", "I am not tired."),
    ("dad not work", "Dad isn't at work."), ("don't go home", "Don't go home."),
    ("no I sad", "No, I am sad."),
    ("not girl cookie", "The girl doesn't want a cookie."),
    ("girl not hand", "It isn't the girl's hand."),
    ("not help book", "I don't help with the book."),
  ])
  func whatIsNotSoIsToldOfSomebody(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("please I more", "I want more, please."), ("hello I here", "Hello, I am here."),
    ("because you more", "Because you want more."), ("maybe I bed", "Maybe I am in bed."),
    ("please I now", "I want it now, please."), ("again mom sad", "Mom is sad again."),
    ("too they sad", "They are sad too."), ("now dog hurt", "The dog is hurt now."),
    ("again I shoes", "I want shoes again."),
    ("later they cookie", "They will have the cookie later."),
    ("later mom grandma", "Mom will see Grandma later."),
    ("tomorrow I school", "I will go to school tomorrow."),
    ("because girl bed", "Because the girl is in bed."),
    ("because not cookie", "Because I don't have a cookie."),
    ("why they home", "Why are they at home?"), ("maybe they tired", "Maybe they are tired."),
    ("now mom", "Mom now."), ("please mom sad", "Mom is sad, please."),
    ("yesterday mom sad", "Mom was sad yesterday."), ("hello mom", "Hello, Mom."),
  ])
  func whoIsThereNeedsNoVerb(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("dog hurt friend", "The dog hurt my friend."), ("girl hurt more", "The girl hurts more."),
    ("they hurt park", "They are hurt at the park."),
    ("girl hurt shoes", "The girl's shoes hurt."), ("I hurt here", "I hurt here."),
    ("where hurt again", "Where does it hurt again?"),
    ("when hurt more", "When does it hurt more?"),
    ("where hurt shoes", "Where do your shoes hurt?"), ("who hurt grandma", "Who hurt Grandma?"),
    ("can hurt more", "It can hurt more."), ("too hurt friend", "My friend is hurt too."),
    ("too hurt hand", "My hand hurts too."), ("because hurt head", "Because my head hurts."),
    ("never hurt again", "Never hurt me again."), ("boy hurt me", "The boy hurt me."),
    ("I hurt head", "My head hurts."), ("my head hurt", "My head hurts."),
    ("why hurt friend", "Why is my friend hurt?"), ("hurt again mom", "Mom is hurt again."),
  ])
  func whatHurtsIsADeedAndAState(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("what you juice", "What juice do you want?"), ("when I juice", "When can I have juice?"),
    ("why they park", "Why are they at the park?"),
    ("when they bed", "When are they going to bed?"), ("who they cookie", "Who has their cookie?"),
    ("where you toy", "Where is your toy?"), ("what break cookie", "What broke the cookie?"),
    ("what need ball", "What ball do you need?"), ("what you open", "What are you opening?"),
    ("why open grandma", "Why did Grandma open it?"),
    ("where take friend", "Where do I take my friend?"),
    ("who give grandma", "Who gave it to Grandma?"), ("who not shoes", "Who doesn't have shoes?"),
    ("who you like", "Who do you like?"), ("where you go", "Where are you going?"),
    ("what you eat", "What are you eating?"), ("why you sad", "Why are you sad?"),
    ("who they bed", "Who is in their bed?"),
    ("where dog book", "Where is the dog's book?"),
    ("where go home", "Where are we going home?"),
  ])
  func whatIsAskedNeedsItsVerb(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("my lose ball", "I lost my ball."), ("my sleep bed", "I sleep in my bed."),
    ("my want juice", "I want my juice."), ("my I friend", "My friend and I."),
    ("this you read", "You read this."), ("this they cookie", "This is their cookie."),
    ("this mom movie", "This is Mom's movie."), ("more eat home", "I eat more at home."),
    ("more mom sleep", "Mom sleeps more."), ("too go park", "I want to go to the park too."),
    ("too have more", "I have more too."), ("this they sleep", "They sleep with this."),
    ("my wash hand", "I wash my hands."), ("more eat cookie", "I want to eat more cookies."),
    ("my turn now", "It is my turn now."), ("this ball red", "This ball is red."),
    ("too big shoes", "The shoes are too big."), ("my dad home", "My dad is at home."),
    ("this dog read", "This dog is reading."),
  ])
  func whatWasLaidFirstIsHeard(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("let's I go", "Let me go."), ("let's you go", "Let's go, you and I."),
    ("let's mom movie", "Let's watch Mom's movie."),
    ("let's they park", "Let's go to the park with them."),
    ("let's girl drink", "Let's drink with the girl."),
    ("let's not shoes", "Let's not get shoes."), ("let's find here", "Let's find it here."),
    ("let's eat pizza", "Let's eat a pizza."), ("let's go home", "Let's go home."),
    ("let's play ball", "Let's play ball."), ("please mom read", "Mom, read, please."),
    ("please I wash", "I want to wash, please."), ("please they help", "Can they help, please?"),
    ("please see movie", "I want to see a movie, please."),
    ("please dog eat", "Can the dog eat, please?"),
    ("thank you give shoes", "Thank you for giving me shoes."),
    ("maybe come here", "Maybe I will come here."),
    ("maybe wash hand", "Maybe I will wash my hands."),
    ("later have juice", "I will have juice later."),
    ("please eat cookie", "I want to eat a cookie, please."),
  ])
  func whatOneProposesHasADeed(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }
}
